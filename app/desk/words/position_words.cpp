#include "app/desk/words/position_words.h"

#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"
#include "app/desk/words/spoken_table.h"
#include "app/record/sentences/spoken_action.h"
#include "app/record/sentences/spoken_places.h"
#include "rules/games/murus_gallicus/rules.h"
#include "rules/games/triremes/rules.h"

#include <algorithm>
#include <bit>
#include <QCoreApplication>

namespace umpire::desk::words {
namespace {

struct GameTexts {
    Q_DECLARE_TR_FUNCTIONS(Games)
};

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

QString vesselLine(const war_galley::State& state, war_galley::VesselIndex index) {
    const war_galley::Vessel& vessel = state.vessels[index];
    const QString name = plain(war_galley::nameOf(state, index)) + QStringLiteral(": ");
    if (!vessel.isBuilt()) {
        return name + GameTexts::tr("not built yet");
    }
    if (war_galley::isSunk(state, index)) {
        return name + GameTexts::tr("sunk");
    }
    return name + GameTexts::tr("oars %1 port, %2 starboard; masts %3")
                      .arg(vessel.rig.port)
                      .arg(vessel.rig.starboard)
                      .arg(vessel.rig.masts);
}

QString phaseOf(const war_galley::State& state) {
    switch (state.phase) {
    case war_galley::Phase::Building:
        return GameTexts::tr("The galleys are being built.");
    case war_galley::Phase::Placing:
        return GameTexts::tr("The galleys are being placed.");
    case war_galley::Phase::Ordering:
        return GameTexts::tr("Orders are being laid behind the screens.");
    case war_galley::Phase::Executing:
        return GameTexts::tr("Orders are carried out: step %1 of 5.").arg(state.execution.step);
    case war_galley::Phase::Over:
        return GameTexts::tr("The game is over.");
    }
    return {};
}

QString trireme(Player player, const triremes::State& state) {
    const QString who = playerName(plain(triremes::nameOf(state.settings, player)));
    QStringList parts;
    parts << GameTexts::tr("%n ship(s)", nullptr, triremes::shipsOf(state, player));
    parts << GameTexts::tr("%n soldier(s)", nullptr, triremes::soldiersOf(state, player));
    if (const int left = state.toPlace[std::size_t(player.seat)]; left > 0) {
        parts << GameTexts::tr("%n soldier(s) still to be placed", nullptr, left);
    }
    return who + QStringLiteral(": ") + joined(parts);
}

QString level(buda_1686::Level which) {
    switch (which) {
    case buda_1686::Level::Mining:
        return GameTexts::tr("Imperial mining");
    case buda_1686::Level::TurkishMorale:
        return GameTexts::tr("Turkish morale");
    case buda_1686::Level::ImperialMorale:
        return GameTexts::tr("Imperial morale");
    case buda_1686::Level::Artillery:
        return GameTexts::tr("Imperial artillery");
    }
    return {};
}

QString pieceAt(const referee::BoardPiece& piece, const std::string& place) {
    QStringList words;
    if (!piece.label.empty()) {
        words << said(spokenPiece("buda-1686", piece.label, {}));
    }
    if (piece.shape == referee::PieceShape::Ship) {
        words << GameTexts::tr("a ship");
    }
    const Message named = sentences::placeAt(place);
    if (named.empty()) {
        words.prepend(plain(place)); // "i19 a ship", but "Azab 3 on the North wall"
    } else {
        words << said(named);
    }
    return words.join(QLatin1Char(' '));
}

QString zoneLine(const buda_1686::State& state, buda_1686::ZoneIndex zone) {
    using namespace buda_1686;
    QStringList units;
    for (const Spot spot : {Spot::Zone, Spot::Breach}) {
        for (UnitSet set = unitsAt(state, {spot, zone}); set != 0;) {
            const UnitIndex unit = takeFirst(set);
            const QString name = QStringLiteral("%1 (%2)")
                                     .arg(said(spokenPiece("buda-1686", state.spec(unit).id, {})))
                                     .arg(strengthOf(state, unit));
            units << (spot == Spot::Breach ? GameTexts::tr("%1 in the breach").arg(name) : name);
        }
    }
    const QString who = units.isEmpty() ? GameTexts::tr("nobody") : joined(units);
    const Entrenchment& trench = state.entrenchments[std::size_t(zone)];
    const QString more =
        trench.level > 0 ? QStringLiteral("; ") + GameTexts::tr("entrenched %1").arg(trench.level)
                         : QString();
    const std::string& name = state.zone(zone).name;
    return QCoreApplication::translate("Kit", name.c_str()) + QStringLiteral(": ") + who + more;
}

} // namespace

std::vector<SideScore> scores(const murus_gallicus::State& state) {
    std::vector<SideScore> all;
    const int players = murus_gallicus::playersOf(state.settings.seating);
    for (int seat = 0; seat < players; ++seat) {
        const murus_gallicus::Stones& stones = state.stones[std::size_t(seat)];
        QStringList counts;
        counts << GameTexts::tr("%n tower(s)", nullptr, murus_gallicus::countOf(stones.towers));
        counts << GameTexts::tr("%n wall(s)", nullptr, murus_gallicus::countOf(stones.walls));
        if (state.settings.catapults == murus_gallicus::Catapults::On) {
            counts << GameTexts::tr("%n catapult(s)", nullptr,
                                    murus_gallicus::countOf(stones.catapults));
        }
        all.push_back({murus_gallicus::idOf(state.settings, Player{seat}), counts});
    }
    return all;
}

std::vector<SideScore> scores(const war_galley::State& state) {
    std::vector<SideScore> all;
    for (const Side side : war_galley::kSides) {
        QStringList counts;
        for (war_galley::VesselIndex index = 0; index < state.vessels.size(); ++index) {
            if (war_galley::ownerOf(state, index) == side) {
                counts << vesselLine(state, index);
            }
        }
        all.push_back({std::string(war_galley::nameOf(side)), counts});
    }
    return all;
}

std::vector<SideScore> scores(const referee::PieceBoard& board) {
    std::vector<SideScore> all;
    for (std::size_t seat = 0; seat < board.players.size(); ++seat) {
        const auto count = std::ranges::count(board.pieces, int(seat), &referee::BoardPiece::seat);
        all.push_back({board.players[seat], {GameTexts::tr("%n piece(s)", nullptr, int(count))}});
    }
    return all;
}

QStringList position(const murus_gallicus::State& state) {
    QStringList lines;
    for (const SideScore& score : scores(state)) {
        lines << playerName(plain(score.side)) + QStringLiteral(": ") + joined(score.counts);
    }
    return lines;
}

QStringList position(const war_galley::State& state) {
    QStringList lines{phaseOf(state)};
    for (war_galley::VesselIndex index = 0; index < state.vessels.size(); ++index) {
        lines << vesselLine(state, index);
    }
    return lines;
}

QStringList position(const triremes::State& state) {
    QStringList lines;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const Player player{seat};
        if (triremes::shipsOf(state, player) + triremes::soldiersOf(state, player) > 0 ||
            state.toPlace[std::size_t(seat)] > 0) {
            lines << trireme(player, state);
        }
    }
    if (!state.fights.empty()) {
        lines << GameTexts::tr("A fight is being fought: throw the dice.");
    }
    return lines;
}

QStringList position(const naval_battle::State& state) {
    using naval_battle::Side;
    QStringList lines;
    for (const Side side : {Side::Red, Side::Yellow}) {
        int units = 0;
        for (const naval_battle::Token& token : state.tokens) {
            units += token.isOf(side) ? 1 : 0;
        }
        const std::string_view name = naval_battle::nameOf(side);
        const QString who = playerName(QString::fromUtf8(name.data(), qsizetype(name.size())));
        lines << who + QStringLiteral(": ") +
                     GameTexts::tr("%n counter(s) on the board", nullptr, units);
    }
    if (state.phase == naval_battle::Phase::SetUp) {
        lines << GameTexts::tr("Both fleets are being set up in secret.");
    }
    return lines;
}

QStringList position(const buda_1686::State& state) {
    using namespace buda_1686;
    QStringList lines{GameTexts::tr("turn %1 of %2").arg(state.turn).arg(state.scenario().turns)};
    for (const Level each :
         {Level::TurkishMorale, Level::ImperialMorale, Level::Artillery, Level::Mining}) {
        lines << level(each) + QStringLiteral(": ") + QString::number(state.level(each));
    }
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        lines << zoneLine(state, zone);
    }
    if (state.offersDraw) {
        const std::string_view who = idOf(*state.offersDraw);
        lines << GameTexts::tr("A draw is offered by %1.")
                     .arg(playerName(QString::fromUtf8(who.data(), qsizetype(who.size()))));
    }
    return lines;
}

QString levelName(const std::string& key) {
    for (std::size_t which = 0; which < buda_1686::kLevels; ++which) {
        if (buda_1686::idOf(buda_1686::Level(which)) == key) {
            return level(buda_1686::Level(which));
        }
    }
    return key == "turn" ? GameTexts::tr("Turn") : plain(key);
}

QStringList pieceCounts(const referee::PieceBoard& board) {
    QStringList lines;
    for (const SideScore& score : scores(board)) {
        lines << sentence(playerName(plain(score.side))) + QStringLiteral(": ") +
                     joined(score.counts);
    }
    return lines;
}

QStringList position(const referee::PieceBoard& board) {
    QStringList lines = pieceCounts(board);
    for (const referee::BoardPiece& piece : board.pieces) {
        const auto spot = std::ranges::find(
            board.spots, piece.spot, [](const referee::BoardSpot& each) { return each.area.spot; });
        if (spot != board.spots.end() && piece.seat < int(board.players.size())) {
            lines[piece.seat] += QStringLiteral(", ") + pieceAt(piece, spot->name);
        }
    }
    for (const referee::BoardTrack& track : board.tracks) {
        lines << QStringLiteral("%1: %2").arg(levelName(track.key)).arg(track.value);
    }
    return lines;
}

} // namespace umpire::desk::words

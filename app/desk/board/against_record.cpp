#include "app/desk/board/against_record.h"

#include "app/desk/board/galley_corrections.h"

#include "app/game/referee/war_galley/galley_sight.h"
#include "rules/games/murus_gallicus/rules.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/war_galley.h"

#include <algorithm>
#include <QCoreApplication>

namespace umpire::desk {
namespace {

using war_galley::Rig;

/// Minimum confidence of an observed galley. Below it, the referee looks again too.
constexpr double kSureGalley = 0.6;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(AgainstRecord)
};

std::vector<const Galley*> galleysOf(const war_galley::State& state, const TableObservation& seen) {
    return referee::GalleySight{referee::GalleyTolerances{}}.galleysIn(seen, state, {});
}

std::vector<CountedOtherwise> ofGalleys(const war_galley::State& state,
                                        const TableObservation& seen) {
    std::vector<CountedOtherwise> all;
    const auto galleys = galleysOf(state, seen);
    for (war_galley::VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        const Galley* galley = galleys[vessel];
        if (galley == nullptr || galley->confidence < kSureGalley) {
            continue;
        }
        const Rig& recorded = state.vessels[vessel].rig;
        const Rig counted{galley->oars.port.value_or(recorded.port),
                          galley->oars.starboard.value_or(recorded.starboard),
                          galley->masts.value_or(recorded.masts)};
        if (counted != recorded) {
            all.push_back({nameOf(state, vessel), rigText(recorded), rigText(counted)});
        }
    }
    return all;
}

std::vector<CountedOtherwise> ofStones(const murus_gallicus::State& state,
                                       const TableObservation& seen) {
    std::vector<CountedOtherwise> all;
    const auto& board = murus_gallicus::geometryOf(state.settings);
    for (const Stone& stone : seen.stones) {
        const auto name =
            std::ranges::find(board.names, stone.cell, [](CellName each) { return text(each); });
        const auto unit = name == board.names.end()
                              ? std::nullopt
                              : murus_gallicus::unitAt(
                                    state, murus_gallicus::CellIndex(name - board.names.begin()));
        if (unit && isHeightSure(stone) && unit->height != *stone.height) {
            all.push_back({stone.cell, Texts::tr("%n stone(s)", nullptr, unit->height),
                           Texts::tr("%n stone(s)", nullptr, *stone.height)});
        }
    }
    return all;
}

} // namespace

std::vector<CountedOtherwise> countedOtherwise(const ShownPosition& position,
                                               const TableObservation& seen) {
    if (const auto* galleys = std::get_if<war_galley::State>(&position)) {
        return ofGalleys(*galleys, seen);
    }
    const auto* stones = std::get_if<murus_gallicus::State>(&position);
    return stones != nullptr ? ofStones(*stones, seen) : std::vector<CountedOtherwise>();
}

TableObservation namedAsRecorded(const ShownPosition& position, TableObservation seen) {
    const auto* state = std::get_if<war_galley::State>(&position);
    return state != nullptr ? referee::namedAsRecorded(*state, std::move(seen)) : std::move(seen);
}

bool hasUnsureHeights(const TableObservation& seen) {
    return !std::ranges::all_of(seen.stones, isHeightSure);
}

std::optional<war_galley::TossRuling> ruledToss(const ShownPosition& position,
                                                const std::string& action) {
    const auto* state = std::get_if<war_galley::State>(&position);
    if (state == nullptr) {
        return std::nullopt;
    }
    auto ruled = war_galley::ruledToss(*state, action);
    if (!ruled) {
        return std::nullopt;
    }
    for (war_galley::MatchRuling& match : ruled->ruling.matches) {
        // keeps these ids different from the ids of matches in a later observation
        match.id.insert(0, "tossed ");
    }
    return std::move(ruled->ruling);
}

} // namespace umpire::desk

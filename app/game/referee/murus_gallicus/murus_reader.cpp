#include "app/game/referee/murus_gallicus/murus_reader.h"

namespace umpire::referee {

using namespace murus_gallicus;

namespace {

std::optional<Player> takePlayer(NotationReader& reader, const State& state) {
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        if (reader.take(idOf(state.settings, Player{seat}))) {
            return Player{seat};
        }
    }
    return std::nullopt;
}

std::string playersListed(const State& state) {
    std::string all;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        all.append(all.empty() ? "" : ", ").append(idOf(state.settings, Player{seat}));
    }
    return all;
}

Parsed<State> withTurn(const State& state, NotationReader& reader) {
    const auto player = takePlayer(reader, state);
    if (!player || !reader.atEnd()) {
        return reader.fail(message("a player: %1", playersListed(state)));
    }
    State corrected = state;
    corrected.mover = *player;
    return corrected;
}

Parsed<State> withUnit(const State& state, CellIndex cell, NotationReader& reader) {
    Unit unit;
    if (!reader.take("empty")) {
        const auto owner = takePlayer(reader, state);
        const int limit = heightLimit(state.settings);
        if (!owner || !reader.take(" ")) {
            return reader.fail(message("%1, or a player (%2) and a number of stones", "`empty`",
                                       playersListed(state)));
        }
        const NotationReader before = reader;
        const auto height = reader.takeNumber();
        if (!height || *height < 1 || *height > limit) {
            return before.fail(message("1 to %1 stones", limit));
        }
        unit = {*owner, *height};
    }
    if (!reader.atEnd()) {
        return reader.fail(message("the end of the correction"));
    }
    State corrected = state;
    setUnit(corrected, cell, unit);
    return corrected;
}

/// Returns the most probable content of the cell as in a correction: " empty", " roman 2". None if
/// the rules allow no such stack, or if several players have stones of its colour and the record
/// has none of them there.
std::optional<std::string> seenOn(const State& state, const StoneEvidence& evidence,
                                  CellIndex cell) {
    const int height = evidence.heightAt(cell);
    if (height == 0) {
        return " empty";
    }
    std::vector<Player> owners;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        if (evidence.misfit(cell, {{seat}, height}) <= 0.0) {
            owners.push_back(Player{seat});
        }
    }
    const auto recorded = unitAt(state, cell);
    if (recorded && std::ranges::find(owners, recorded->owner) != owners.end()) {
        owners = {recorded->owner};
    }
    if (owners.size() != 1 || height > heightLimit(state.settings)) {
        return std::nullopt;
    }
    return " " + idOf(state.settings, owners.front()) + " " + std::to_string(height);
}

/// Returns the evidence in which the stacks that still look as learned are certain.
StoneEvidence recognised(const FamiliarStones& familiar, const State& state,
                         StoneEvidence evidence) {
    familiar.recognise(state, evidence);
    return evidence;
}

} // namespace

void TableReader<MurusGallicus>::look(const State& state, const TableObservation& seen) {
    if (!evidence_) {
        evidence_.emplace(geometryOf(state.settings), options_.stones);
    }
    evidence_->add(seen.stones);
}

Verdict<MurusGallicus> TableReader<MurusGallicus>::explain(const State& state) const {
    if (!evidence_) {
        return {};
    }
    return referee::explain(state, recognised(familiar_, state, *evidence_), options_);
}

std::vector<std::string> TableReader<MurusGallicus>::asSeen(const State& state) const {
    if (!evidence_) {
        return {};
    }
    const StoneEvidence evidence = recognised(familiar_, state, *evidence_);
    const BoardGeometry& geometry = geometryOf(state.settings);
    std::vector<std::string> corrections;
    for (CellIndex cell = 0; cell < geometry.cellCount; ++cell) {
        const Unit recorded = unitAt(state, cell).value_or(Unit{});
        if (evidence.misfit(cell, recorded) <= options_.against) {
            continue;
        }
        const auto seen = seenOn(state, evidence, cell);
        if (!seen) {
            return {};
        }
        corrections.push_back(text(geometry.names[std::size_t(cell)]) + *seen);
    }
    return corrections;
}

void TableReader<MurusGallicus>::agreed(const State& state) {
    if (evidence_) {
        familiar_.learn(state, *evidence_);
    }
}

Holdings TableReader<MurusGallicus>::holdings(const State& state) {
    Holdings all;
    for (CellIndex cell = 0; cell < geometryOf(state.settings).cellCount; ++cell) {
        if (const auto unit = unitAt(state, cell)) {
            all.emplace(int(cell), std::pair(unit->owner.seat, std::to_string(unit->height)));
        }
    }
    return all;
}

std::optional<Squares> TableReader<MurusGallicus>::squares(const State& state) {
    const BoardGeometry& board = geometryOf(state.settings);
    constexpr int kOfSquares = 8; // number of directions from a square; a hexagon has fewer
    return board.directionCount == kOfSquares
               ? std::optional(Squares{board.cellCount / board.rowCount, board.rowCount})
               : std::nullopt;
}

RecordedStacks TableReader<MurusGallicus>::recordedStacks(const State& state) const {
    RecordedStacks stacks;
    const BoardGeometry& geometry = geometryOf(state.settings);
    for (CellIndex cell = 0; cell < geometry.cellCount; ++cell) {
        if (const auto unit = unitAt(state, cell)) {
            stacks[text(geometry.names[std::size_t(cell)])] = {
                unit->height, options_.stones.colours[std::size_t(unit->owner.seat)]};
        }
    }
    return stacks;
}

Parsed<State> TableReader<MurusGallicus>::corrected(const State& state, std::string_view piece) {
    NotationReader reader(piece);
    if (reader.take("turn ")) {
        return withTurn(state, reader);
    }
    const NotationReader before = reader;
    const auto name = reader.takeCell();
    const auto cell = name ? geometryOf(state.settings).find(*name) : std::nullopt;
    if (!cell || !reader.take(" ")) {
        return before.fail(message("%1, or a cell of the board and what it holds, as in %2",
                                   "`turn`", "`d4 empty`"));
    }
    return withUnit(state, *cell, reader);
}

} // namespace umpire::referee

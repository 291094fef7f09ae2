#include "app/game/referee/murus_gallicus/explain_murus.h"

namespace umpire::referee {

using namespace murus_gallicus;

namespace {

using MurusExplanation = Explanation<MurusGallicus>;

/// Clean: the evidence contradicts no cell. Fits: it contradicts cells, but not beyond the limits.
/// Contradicted: it excludes the position.
enum class Fit { Clean, Fits, Contradicted };

/// Compares a position with the evidence. Heights alone never exclude a position that the rules
/// allow, but they may exclude other positions.
Fit fitOf(const Board& board, Happening happening, const MurusOptions& options) {
    const bool isLegal = happening == Happening::Nothing || happening == Happening::Actions;
    const double mostOnACell =
        happening == Happening::Illegal ? options.mostAgainstATrespass : options.mostOnACell;
    double sum = 0.0;
    for (CellIndex cell = 0; cell < board.cellCount(); ++cell) {
        const double misfit = isLegal ? board.contradiction(cell) : board.misfit(cell);
        if (misfit > mostOnACell) {
            return Fit::Contradicted;
        }
        sum += misfit > options.against ? misfit : 0.0;
    }
    return sum > options.mostInAll ? Fit::Contradicted : sum > 0.0 ? Fit::Fits : Fit::Clean;
}

Message unitText(const State& state, Unit unit) {
    if (unit.height == 0) {
        return message("nothing");
    }
    const Message owner = nameOf(state.settings, unit.owner);
    return unit.height == 1   ? message("a %1 wall (1 stone)", owner)
           : unit.height == 2 ? message("a %1 tower (2)", owner)
                              : message("a %1 catapult (3)", owner);
}

/// Describes what was seen on a cell. Names the violated rule if the stack is higher than a game
/// without catapults allows.
Message seenText(const State& state, const StoneEvidence& evidence, CellIndex cell) {
    const Message seen = evidence.seenAt(cell);
    return evidence.heightAt(cell) > heightLimit(state.settings)
               ? message("%1, but a cell takes two stones at most (%2)", seen, "MG-3")
               : seen;
}

std::vector<Difference> differencesOf(const State& state, const StoneEvidence& evidence,
                                      const MurusOptions& options) {
    std::vector<Difference> differences;
    const Board board(state, evidence);
    const BoardGeometry& geometry = geometryOf(state.settings);
    for (CellIndex cell = 0; cell < board.cellCount(); ++cell) {
        if (board.misfit(cell) > options.against) {
            differences.push_back({text(geometry.names[std::size_t(cell)]),
                                   unitText(state, board.at(cell)),
                                   seenText(state, evidence, cell)});
        }
    }
    return differences;
}

/// Returns the position on the table. After an illegal action the next player is to move.
State lyingThere(State state, const Changes& changes) {
    for (const CellChange& change : changes) {
        setUnit(state, change.cell, change.unit);
    }
    const int players = playersOf(state.settings.seating);
    do {
        state.mover = Player{(state.mover.seat + 1) % players};
    } while (state.out[std::size_t(state.mover.seat)]);
    return state;
}

State positionAfter(const State& recorded, const Guess& guess) {
    switch (guess.happening) {
    case Happening::Illegal:
        return lyingThere(recorded, guess.changes);
    case Happening::Actions: {
        State state = recorded;
        for (const Action& action : guess.actions) {
            state = murus_gallicus::apply(state, action).state;
        }
        return state;
    }
    case Happening::Nothing:
    case Happening::Unfinished:
        break;
    }
    return recorded;
}

Fit fitAfter(Board board, const Guess& guess, const MurusOptions& options) {
    board.change(guess.changes);
    return fitOf(board, guess.happening, options);
}

std::vector<MurusExplanation> weighed(const State& recorded, const std::vector<Guess>& guesses,
                                      const StoneEvidence& evidence, const MurusOptions& options) {
    const Board board(recorded, evidence);
    std::vector<MurusExplanation> explanations;
    for (const Guess& guess : guesses) {
        explanations.push_back({guess.happening, guess.actions, guess.violation,
                                positionAfter(recorded, guess), guess.weight,
                                fitAfter(board, guess, options) != Fit::Contradicted});
    }
    normalise(explanations);
    return explanations;
}

void append(std::vector<Guess>& guesses, std::vector<Guess> more) {
    guesses.insert(guesses.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
}

/// Returns a question if the explanation depends on a stone that lies on a line; none otherwise.
std::optional<Message> lineQuestion(const State& recorded, const StoneEvidence& evidence,
                                    const MurusExplanation& best) {
    const BoardGeometry& geometry = geometryOf(recorded.settings);
    const auto changed = [&](CellIndex cell) {
        return unitAt(recorded, cell) != unitAt(best.after, cell);
    };
    for (const auto& [cell, other] : evidence.onLine()) {
        if (changed(cell) || changed(other)) {
            return message("the stone lies on the line between %1 and %2: put it into the middle "
                           "of a cell, or say which action it was",
                           text(geometry.names[std::size_t(cell)]),
                           text(geometry.names[std::size_t(other)]));
        }
    }
    return std::nullopt;
}

/// Asks the players if a stone lies on a line. Although the rules may allow only one of the two
/// cells, the player may have meant the other.
void askAboutLine(const State& recorded, const StoneEvidence& evidence,
                  const RulingOptions& options, Verdict<MurusGallicus>& verdict) {
    if (verdict.ruling != Ruling::Called && verdict.ruling != Ruling::Ask) {
        return;
    }
    const auto question = lineQuestion(recorded, evidence, verdict.explanations.front());
    if (!question) {
        return;
    }
    verdict.question = *question;
    verdict.ruling = evidence.looks() < options.enoughLooks ? Ruling::Undecided : Ruling::Ask;
    std::erase_if(verdict.explanations, [&](const MurusExplanation& each) {
        return each.probability < options.worthAsking;
    });
}

} // namespace

Verdict<MurusGallicus> explain(const State& recorded, const StoneEvidence& evidence,
                               const MurusOptions& options) {
    const Board board(recorded, evidence);
    std::vector<Guess> guesses = guessOneAction(recorded, board, options.weights);
    if (std::ranges::none_of(guesses, [&](const Guess& guess) {
            return fitAfter(board, guess, options) == Fit::Clean;
        })) { // rare: quick or illegal play, pieces in disorder, or an unseen stone
        append(guesses, guessTwoActions(recorded, board, options.weights));
        append(guesses, guessIllegal(recorded, board, options.weights));
    }
    auto explanations = weighed(recorded, guesses, evidence, options);
    auto verdict = ruleOn(std::move(explanations), evidence.looks(), options.ruling);
    if (verdict.ruling == Ruling::Unchanged && evidence.looks() < options.ruling.enoughLooks &&
        fitOf(board, Happening::Nothing, options) != Fit::Clean) {
        verdict.ruling = Ruling::Undecided; // a stone that is not seen may be missed or absent
    }
    askAboutLine(recorded, evidence, options.ruling, verdict);
    verdict.differences = differencesOf(recorded, evidence, options);
    return verdict;
}

} // namespace umpire::referee

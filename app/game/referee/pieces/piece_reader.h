#pragma once

#include "app/game/referee/core/told_reader.h"
#include "app/game/referee/pieces/piece_table.h"

/// Reads a game with dice and with pieces that are known by kind and spot. Players report what
/// leaves no trace on the table. piece_readers.cpp instantiates the template, with read_pieces.h.
namespace umpire::referee {

template <Game G, PieceTable<G> Table>
class PieceReader {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    explicit PieceReader(Table table, const PieceOptions& options = {})
        : table_(std::move(table)), options_(options), evidence_(options.model) {}

    void forget();
    void look(const State& state, const TableObservation& seen);
    [[nodiscard]] int looks() const { return evidence_.looks(); }
    /// Tells whether the next look must search for dice. If the game waits for no die, one look
    /// after each motion finds the dice that are already there.
    [[nodiscard]] bool wantsDice(const State& state) const {
        return die_.looks() == 0 || awaitsDie(state);
    }
    [[nodiscard]] Verdict<G> explain(const State& state) const;
    /// Removes from the pending changes the changes that players have made.
    void agreed(const State& state);
    [[nodiscard]] std::optional<AnswerNeeded> question(const State& state) const {
        return table_.question(state);
    }
    [[nodiscard]] static std::optional<std::vector<std::string>> ownExamples(const State& state,
                                                                             Player player) {
        if constexpr (requires { Table::ownExamples(state, player); }) {
            return Table::ownExamples(state, player);
        } else {
            return std::nullopt;
        }
    }
    [[nodiscard]] static PieceBoard board(const State& state) { return Table::board(state); }
    /// Returns the board with the whole position, secrets included.
    [[nodiscard]] static PieceBoard openBoard(const State& state) {
        if constexpr (requires { Table::openBoard(state); }) {
            return Table::openBoard(state);
        } else {
            return Table::board(state);
        }
    }
    [[nodiscard]] static Holdings holdings(const State& state);

    /// Returns the spot to which a ray points; none if it meets no spot. `ray`: points from the
    /// table upwards.
    [[nodiscard]] std::optional<int> pointedAt(const State& state,
                                               std::span<const TablePoint> ray) const;
    /// Returns the possible corrections of the spot, by decreasing support from the table.
    [[nodiscard]] Offer offerOn(const State& state, int spot) const;
    /// Returns the corrections that players may choose by pointing and that make the record agree
    /// with the looks, in order. None if a difference has no such correction.
    [[nodiscard]] std::vector<std::string> asSeen(State state) const;
    /// Parses a correction: a field of the position ("I-C1=VV-"), the true place or state of the
    /// piece on a square ("f9 h9", "f9 empty"), or a whole position.
    [[nodiscard]] Parsed<State> corrected(const State& state, std::string_view correction) const;
    /// Returns the place that a correction names: "f9" for "f9 h9", "tms" for "tms=3". Empty if the
    /// correction names none.
    [[nodiscard]] static std::string placeIn(const State& state, std::string_view correction);
    /// Takes an action that was played. The pieces that were shown for it are not accepted again
    /// while they stay on the table. Changes that are not visible yet become pending.
    void played(const State& state, const Action& action);
    [[nodiscard]] std::string onlyFor(const State& state, const Action& action) const {
        return onlyOneTold<G>(state, action);
    }

private:
    static constexpr int kLooksForNothing = 2;

    [[nodiscard]] std::map<PieceAt, double> differing(const State& state) const;
    [[nodiscard]] std::optional<Correction> likeliest(const State& state) const;
    [[nodiscard]] bool weigh(const State& state, const Layout& layout, Correction& each) const;
    [[nodiscard]] bool isThrow(const State& state, const Action& action) const;
    [[nodiscard]] bool awaitsDie(State state) const;

    Table table_;
    PieceOptions options_;
    PieceEvidence evidence_;
    DieWatch die_;
    bool hasPlayed_ = false;     ///< true if an action was played since the table came to rest
    std::set<std::string> used_; ///< accepted chits that are still on the table
    Layout pending_;             ///< changes of accepted actions that players still have to make
};

} // namespace umpire::referee

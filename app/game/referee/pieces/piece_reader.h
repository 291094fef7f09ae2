#pragma once

#include "app/game/referee/core/told_reader.h"
#include "app/game/referee/pieces/piece_table.h"

/// Reads a game that is played with pieces known by kind and spot, and with dice; what leaves
/// nothing on the table is said by its players. Instantiated once a game, from read_pieces.h.
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
    /// Where none is owed one look at each rest tells what lies there already.
    [[nodiscard]] bool wantsDice(const State& state) const {
        return die_.looks() == 0 || awaitsDie(state);
    }
    [[nodiscard]] Verdict<G> explain(const State& state) const;
    /// What hands had still to do and have done is pending no more.
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
    [[nodiscard]] static Holdings holdings(const State& state);

    /// What is pointed at, by the points of a ray from the table upwards.
    [[nodiscard]] std::optional<int> pointedAt(const State& state,
                                               std::span<const TablePoint> ray) const;
    /// What of the record may be put right there, the likeliest first.
    [[nodiscard]] Offer offerOn(const State& state, int spot) const;
    /// A word of the position ("I-C1=VV-"), where a piece of a square really lies ("f9 h9", "f9
    /// empty"), or all of the position.
    [[nodiscard]] Parsed<State> corrected(const State& state, std::string_view correction) const;
    /// "f9" of "f9 h9", "tms" of "tms=3".
    [[nodiscard]] static std::string placeIn(const State& state, std::string_view correction);
    /// What was shown for it counts no more while it lies there; what it changes and is not seen
    /// yet, because it was said or shown first, is waited for.
    void played(const State& state, const Action& action);
    [[nodiscard]] std::string onlyFor(const State& state, const Action& action) const {
        return onlyOneTold<G>(state, action);
    }

private:
    static constexpr int kLooksForNothing = 2;

    [[nodiscard]] bool weigh(const State& state, const Layout& layout, Correction& each) const;
    [[nodiscard]] bool isThrow(const State& state, const Action& action) const;
    [[nodiscard]] bool awaitsDie(State state) const;

    Table table_;
    PieceOptions options_;
    PieceEvidence evidence_;
    DieWatch die_;
    bool hasPlayed_ = false;     ///< at this rest
    std::set<std::string> used_; ///< chits that have counted and still lie there
    Layout pending_;             ///< counts, and hands have still to do it
};

} // namespace umpire::referee

#pragma once

#include "app/referee/core/told_reader.h"
#include "app/referee/pieces/explain_pieces.h"

/// Reads a game that is played with pieces known by kind and spot, and with dice; what leaves
/// nothing on the table is said by its players.
namespace umpire::referee {

template <Game G, PieceTable<G> Table>
class PieceReader {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    explicit PieceReader(Table table, const PieceOptions& options = {})
        : table_(std::move(table)), options_(options), evidence_(options.model) {}

    void forget() {
        hasPlayed_ = false;
        die_.forget();
        evidence_ = PieceEvidence(options_.model);
    }
    void look(const State& state, const TableObservation& seen) {
        if (wantsDice(state)) {
            die_.look(seen, awaitsDie(state) ? DieOwed::Yes : DieOwed::No);
        }
        std::vector<Sighting> sightings = table_.sightings(state, seen);
        const auto lies = [&](const std::string& kind) {
            return std::ranges::find(sightings, kind, &Sighting::kind) != sightings.end();
        };
        std::erase_if(used_, [&](const std::string& kind) { return !lies(kind); });
        std::erase_if(sightings,
                      [this](const Sighting& each) { return used_.contains(each.kind); });
        evidence_.add(sightings);
    }
    [[nodiscard]] int looks() const { return evidence_.looks(); }
    /// Where none is owed one look at each rest tells what lies there already.
    [[nodiscard]] bool wantsDice(const State& state) const {
        return die_.looks() == 0 || awaitsDie(state);
    }

    [[nodiscard]] Verdict<G> explain(const State& state) const {
        PieceEvidence evidence = evidence_;
        const auto value = die_.thrown();
        if (value) {
            evidence.show("die:" + std::to_string(*value));
        }
        auto verdict =
            PieceExplainer<G, Table>(table_, evidence, pending_, options_).explain(state);
        if (verdict.ruling == Ruling::Unchanged && awaitsDie(state) && !value &&
            looks() < options_.ruling.enoughLooks) {
            verdict.ruling = Ruling::Undecided; // a die is read by two looks alike
        }
        if (verdict.ruling == Ruling::Unchanged && looks() < kLooksForNothing && !hasPlayed_) {
            verdict.ruling = Ruling::Undecided; // what was put down new may have been missed
        }
        return verdict;
    }

    /// What hands had still to do and have done is pending no more.
    void agreed(const State& state) {
        std::erase_if(pending_, [&, layout = table_.layoutOf(state)](const PieceAt& piece) {
            return evidence_.agreesOn(piece, layout);
        });
    }
    [[nodiscard]] std::optional<AnswerNeeded> question(const State& state) const {
        return table_.question(state);
    }

    /// What is pointed at, by the points of a ray from the table upwards.
    [[nodiscard]] std::optional<int> pointedAt(const State& state,
                                               std::span<const TablePoint> ray) const {
        return spotOn(ray, table_.areas(), [&](int spot) { return table_.isTaken(state, spot); });
    }
    /// What of the record may be put right there, the likeliest first.
    [[nodiscard]] Offer offerOn(const State& state, int spot) const {
        const Layout layout = table_.layoutOf(state);
        Strays strays;
        for (const auto& [piece, misfit] : evidence_.against(layout, {})) {
            (std::ranges::binary_search(layout, piece) ? strays.missing : strays.seen)
                .push_back(piece);
        }
        Offer offer{table_.spotName(state, spot), table_.offered(state, spot, strays)};
        for (OfferedPiece& piece : offer.pieces) {
            std::erase_if(piece.corrections,
                          [&](Correction& each) { return !weigh(state, layout, each); });
            std::ranges::stable_sort(piece.corrections, std::ranges::greater{}, &Correction::gain);
        }
        return offer;
    }

    /// A word of the position ("I-C1=VV-"), where a piece of a square really lies ("f9 h9", "f9
    /// empty"), or all of the position.
    [[nodiscard]] Parsed<State> corrected(const State& state, std::string_view correction) const {
        const std::size_t space = correction.find(' ');
        const auto relaid =
            space == std::string_view::npos
                ? std::nullopt
                : Table::relaid(state, correction.substr(0, space), correction.substr(space + 1));
        if (relaid) { // a position that can be
            return G::parseState(G::text(*relaid), G::settingsOf(state));
        }
        const std::size_t equals = correction.find('=');
        if (equals == std::string_view::npos || correction.find(' ') != std::string_view::npos) {
            return G::parseState(correction, G::settingsOf(state));
        }
        std::string position = G::text(state);
        const std::string key(correction.substr(0, equals + 1));
        std::size_t begin = position.starts_with(key) ? 0 : position.find(" " + key);
        if (begin == std::string::npos) {
            return ParseError{0,
                              message("a word of the position, as in %1",
                                      "`" + position.substr(0, position.find(' ')) + "`"),
                              std::string(correction)};
        }
        begin += begin == 0 ? 0 : 1;
        const std::size_t end = std::min(position.find(' ', begin), position.size());
        position.replace(begin, end - begin, correction);
        return G::parseState(position, G::settingsOf(state));
    }

    /// What was shown for it counts no more while it lies there; what it changes and is not seen
    /// yet, because it was said or shown first, is waited for.
    void played(const State& state, const Action& action) {
        hasPlayed_ = true;
        const Layout before = table_.layoutOf(state);
        const Layout after = table_.layoutOf(G::apply(state, action).state);
        Layout changed = between(before, after);
        for (const PieceAt& shown : table_.shown(state, action)) {
            if (shown.spot != kAnywhere) {
                changed = together(changed, {shown});
            } else if (shown.kind.starts_with("die:")) {
                die_.use();
            } else {
                used_.insert(shown.kind);
                evidence_.discount(shown);
            }
        }
        pending_ = together(pending_, changed);
        std::erase_if(pending_,
                      [&](const PieceAt& piece) { return evidence_.agreesOn(piece, after); });
    }
    [[nodiscard]] Decided decided(const State& state, const Action& action) const {
        return decidedBy(G::text(state, action));
    }
    [[nodiscard]] std::string onlyFor(const State& state, const Action& action) const {
        return onlyOneTold<G>(state, action);
    }

private:
    static constexpr int kLooksForNothing = 2;

    /// How much the table speaks for it; false: it cannot be, or the record says so.
    [[nodiscard]] bool weigh(const State& state, const Layout& layout, Correction& each) const {
        if (each.telling == Telling::Secret) {
            return true; // its place among the others would tell, too
        }
        const auto after = corrected(state, each.piece);
        const auto* position = std::get_if<State>(&after);
        if (position == nullptr || *position == state) {
            return false;
        }
        each.gain = evidence_.support(table_.layoutOf(*position)) - evidence_.support(layout);
        each.gain = looks() == 0 ? 0.0 : each.gain;
        return true;
    }

    [[nodiscard]] bool isThrow(const State& state, const Action& action) const {
        const Layout shown = table_.shown(state, action);
        return !shown.empty() && shown.front().kind.starts_with("die:");
    }

    /// The die is thrown next, or may be, by what is implied at the most.
    [[nodiscard]] bool awaitsDie(State state) const {
        for (int implied = 0; implied <= options_.weights.mostImplied; ++implied) {
            if (G::outcome(state)) {
                return false;
            }
            const std::vector<Action> legal = G::legalActions(state);
            if (G::toAct(state).empty() || std::ranges::any_of(legal, [&](const Action& action) {
                    return isThrow(state, action);
                })) {
                return true;
            }
            const auto next = std::ranges::find_if(legal, [&](const Action& action) {
                return table_.traceOf(state, action) == Trace::Implied;
            });
            if (next == legal.end()) {
                return false;
            }
            state = G::apply(state, *next).state;
        }
        return false;
    }

    Table table_;
    PieceOptions options_;
    PieceEvidence evidence_;
    DieWatch die_;
    bool hasPlayed_ = false;     ///< at this rest
    std::set<std::string> used_; ///< chits that have counted and still lie there
    Layout pending_;             ///< counts, and hands have still to do it
};

} // namespace umpire::referee

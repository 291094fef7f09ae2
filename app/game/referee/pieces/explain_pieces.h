#pragma once

#include "app/game/referee/pieces/piece_table.h"

/// Explains the changes on a table of pieces that are known by kind and spot. All games with such
/// pieces use the same explainer.
namespace umpire::referee {

template <Game G, PieceTable<G> Table>
class PieceExplainer {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    /// `pending`: changes of accepted actions that players have not made on the table yet; the
    /// pieces of these changes are no evidence.
    PieceExplainer(const Table& table, const PieceEvidence& evidence, Layout pending,
                   const PieceOptions& options)
        : table_(table), evidence_(evidence), pending_(std::move(pending)), options_(options) {}

    Verdict<G> explain(const State& recorded) {
        found_.clear();
        followed_ = 0;
        const Layout layout = recorded_ = table_.layoutOf(recorded);
        const Layout excused = together(table_.excused(recorded), pending_);
        add({Happening::Nothing, {}, std::nullopt, recorded, 0.0, true}, layout, excused);
        follow(recorded, layout, {});
        addUnfinished(recorded, layout, excused);
        if (std::ranges::none_of(found_, &Explanation<G>::fits) || !isClean(layout, excused)) {
            addIllegal(recorded, layout, excused);
        }
        normalise(found_);
        auto verdict = ruleOn(std::move(found_), evidence_.looks(), options_.ruling);
        if (verdict.ruling == Ruling::Unchanged && !evidence_.against(layout, excused).empty() &&
            evidence_.looks() < options_.ruling.enoughLooks) {
            // a seen piece may be an error; a piece that is not seen may have been missed
            verdict.ruling = Ruling::Undecided;
        }
        verdict.differences = differencesFrom(recorded, layout, excused);
        return verdict;
    }

private:
    struct Chain {
        std::vector<Action> actions{};
        double weight = 0.0; ///< natural logarithm
        /// Evidence for the dice, chits or tokens that are shown for the actions.
        double shown = 0.0;
        Layout later{}; ///< changes that players make after the actions
        int implied = 0;
    };

    /// Adds an explanation. On entry `explanation.probability` holds a log weight that lacks the
    /// evidence for the layout.
    void add(Explanation<G> explanation, const Layout& layout, const Layout& excused) {
        explanation.probability += evidence_.support(without(layout, pending_));
        explanation.fits = fits(layout, excused);
        const auto same = std::ranges::find_if(found_, [&](const Explanation<G>& other) {
            return other.happening == explanation.happening &&
                   other.happening == Happening::Actions && other.after == explanation.after;
        });
        if (same == found_.end()) { // the same actions in another order are the same explanation
            found_.push_back(std::move(explanation));
        } else if (same->probability < explanation.probability) {
            *same = std::move(explanation);
        }
    }

    [[nodiscard]] bool fits(const Layout& layout, const Layout& excused) const {
        double sum = 0.0;
        for (const auto& [piece, misfit] : evidence_.against(layout, excused)) {
            if (misfit > options_.mostOnAPiece) {
                return false;
            }
            sum += misfit > options_.against ? misfit : 0.0;
        }
        return sum <= options_.mostInAll;
    }
    [[nodiscard]] bool isClean(const Layout& layout, const Layout& excused) const {
        return std::ranges::none_of(evidence_.against(layout, excused), [this](const auto& each) {
            return each.second > options_.against;
        });
    }

    void follow(const State& state, const Layout& layout, const Chain& chain) {
        if (int(chain.actions.size()) >= options_.weights.longest ||
            ++followed_ > options_.weights.mostFollowed) {
            return;
        }
        const std::vector<Action> legal = G::legalActions(state);
        for (const Action& action : legal) {
            Trace trace = table_.traceOf(state, action);
            if (trace == Trace::Said && legal.size() == 1) {
                trace = Trace::Implied; // the player can have declared no other action
            }
            if (trace == Trace::Seen ||
                (trace == Trace::Implied && chain.implied < options_.weights.mostImplied)) {
                goOn(state, layout, {chain, action, trace});
            }
        }
    }

    struct Link {
        const Chain& before;
        const Action& action;
        Trace trace;
    };
    void goOn(const State& state, const Layout& layout, const Link& link) {
        const Layout shown = table_.shown(state, link.action);
        if (std::ranges::any_of(shown,
                                [&](const PieceAt& piece) { // each throw is accepted only once
                                    return evidence_.support(piece) <= 0.0 ||
                                           std::ranges::binary_search(link.before.later, piece);
                                })) {
            return;
        }
        // a piece that was on the table before is no evidence
        const double showing = evidence_.support(without(shown, layout));
        const State after = G::apply(state, link.action).state;
        const Layout lying = table_.layoutOf(after);
        const Layout changed = between(layout, lying);
        const Layout neutral = together(pending_, link.before.later);
        const bool seen = link.trace == Trace::Seen;
        if (seen && shown.empty() &&
            (without(changed, neutral) != changed || gainOf(changed, lying) <= options_.against)) {
            return; // players may still have to make these changes, so they are no evidence
        }
        const PieceWeights& weights = options_.weights;
        Chain chain = link.before;
        const bool first = int(chain.actions.size()) == chain.implied;
        chain.weight += std::log(!seen   ? weights.implied
                                 : first ? weights.action
                                         : weights.further);
        chain.shown += showing;
        if (!shown.empty()) {
            chain.later = together(together(chain.later, changed), shown);
        }
        chain.implied += seen ? 0 : 1;
        chain.actions.push_back(link.action);
        if (seen && table_.mayEnd(after)) {
            const Layout open = together(pending_, chain.later);
            // Players may make the later changes at any time, so these changes are neutral in every
            // explanation.
            const double before = evidence_.support(without(recorded_, pending_)) -
                                  evidence_.support(without(recorded_, open));
            add({Happening::Actions, chain.actions, std::nullopt, after,
                 chain.weight + chain.shown + before, true},
                without(lying, chain.later), together(table_.excused(after), open));
        }
        follow(after, lying, chain);
    }

    /// Returns how much better the changed pieces agree with the new layout than with the earlier
    /// one.
    [[nodiscard]] double gainOf(const Layout& changed, const Layout& lying) const {
        double gain = 0.0;
        for (const PieceAt& piece : changed) {
            const double support = evidence_.support(piece);
            gain += std::ranges::binary_search(lying, piece) ? support : -support;
        }
        return gain;
    }

    /// Adds the explanations in which a player has taken up a piece that a legal action moves.
    void addUnfinished(const State& recorded, const Layout& layout, const Layout& excused) {
        std::map<Layout, std::vector<Action>> halves;
        for (const Action& action : G::legalActions(recorded)) {
            if (table_.traceOf(recorded, action) != Trace::Seen) {
                continue;
            }
            const Layout after = table_.layoutOf(G::apply(recorded, action).state);
            const Layout taken = without(without(layout, after), pending_);
            if (!taken.empty() && !without(after, layout).empty() &&
                table_.shown(recorded, action).empty() && evidence_.support(taken) < 0.0) {
                halves[taken].push_back(action);
            }
        }
        for (const auto& [taken, actions] : halves) {
            add({Happening::Unfinished, actions, std::nullopt, recorded,
                 std::log(options_.weights.unfinished), true},
                without(layout, taken), excused);
        }
    }

    void addIllegal(const State& recorded, const Layout& layout, const Layout& excused) {
        Layout missing = without(layout, excused);
        std::erase_if(missing,
                      [this](const PieceAt& piece) { return evidence_.support(piece) >= 0.0; });
        for (const PieceAt& piece : without(without(evidence_.seen(), layout), excused)) {
            for (Trespass<G>& trespass : table_.trespasses(recorded, piece, missing)) {
                if (auto violation = G::validate(recorded, trespass.action)) {
                    const Layout lying = table_.layoutOf(trespass.after);
                    const Reason told =
                        reasonFor<G>(recorded, trespass.action, std::nullopt, HeardWords::Known);
                    violation->because = told.because; // everybody will hear the reason
                    violation->rule = told.rule;
                    add({Happening::Illegal,
                         {trespass.action},
                         std::move(violation),
                         std::move(trespass.after),
                         std::log(options_.weights.illegal),
                         true},
                        lying, excused);
                }
            }
        }
    }

    [[nodiscard]] std::vector<Difference>
    differencesFrom(const State& recorded, const Layout& layout, const Layout& excused) const {
        std::vector<Difference> differences;
        auto against = evidence_.against(layout, excused);
        std::erase_if(against,
                      [this](const auto& each) { return each.second <= options_.against; });
        for (const auto& [piece, misfit] : against) {
            if (!isToldByOther(piece, against)) {
                const bool missing = std::ranges::binary_search(layout, piece);
                const Message name = table_.pieceName(recorded, piece.kind);
                differences.push_back({table_.spotName(recorded, piece.spot),
                                       missing ? name : message("no %1", name),
                                       missing ? message("none") : name});
            }
        }
        return differences;
    }

    /// Tells whether another piece that differs from the record already implies this piece.
    [[nodiscard]] bool isToldByOther(const PieceAt& piece,
                                     const std::map<PieceAt, double>& against) const {
        if constexpr (requires { table_.isToldBy(piece, piece); }) {
            return std::ranges::any_of(
                against, [&](const auto& other) { return table_.isToldBy(piece, other.first); });
        }
        return false;
    }

    const Table& table_;
    const PieceEvidence& evidence_;
    const Layout pending_;
    const PieceOptions& options_;
    std::vector<Explanation<G>> found_;
    Layout recorded_;
    int followed_ = 0;
};

} // namespace umpire::referee

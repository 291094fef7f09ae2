#pragma once

#include "app/game/referee/pieces/explain_pieces.h"
#include "tests/films/film.h"

#include <random>

/// Makes films of random legal games of any game with pieces. Actions on the table become stills,
/// other actions become commands; illegal actions are planted and taken back.
namespace umpire::films {

/// A line for the program, while that still is shown.
struct Spoken {
    std::size_t still = 0;
    std::string line;
};

/// An illegal action that hands do on the table.
struct PlantedAction {
    std::size_t still = 0; ///< the still that shows the action
    std::string action;    ///< a possible name; other actions may look the same
    std::string rule;
};

struct StagedPlay {
    std::vector<Still> stills;
    std::vector<Spoken> spoken;
    std::vector<std::string> actions; ///< in order
    std::size_t seen = 0;             ///< number of actions that no player says
    std::vector<PlantedAction> planted;
    std::string end; ///< the position
};

struct StagePlan {
    std::uint64_t seed = 1;
    int actions = 15; ///< at least
    int planted = 3;
};

/// Returns the player to act; the first player if the action belongs to the table.
template <Game G>
Player actorOf(const typename G::State& state) {
    const auto acting = G::toAct(state);
    return acting.empty() ? Player{} : acting.front();
}

/// `Stage` knows where each piece lies and must have these members.
/// - happens: the action was done; dice and chits stay where they fell.
/// - picture: the picture of a position.
/// - pictures: the stills after an action. The action counts with the first; hands tidy up in the
///   others.
/// - seatOf: the picture's edge from which a player's hand comes.
/// - suits: there is room for everything, and the action has a definite order.
/// - announces: the action is said before it is done, although it is visible. If this member is
///   missing, no action is.
/// - trespasses: illegal actions that hands can do in the position.
template <Game G, typename Stage, typename Table>
class PieceFilm {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    PieceFilm(Stage stage, const Table& table, const StagePlan& plan)
        : stage_(std::move(stage)), table_(table), plan_(plan), random_(plan.seed) {}

    StagedPlay filmed(State state) {
        play_ = {};
        play_.stills.emplace_back().picture = stage_.picture(state);
        while (int(play_.actions.size()) < plan_.actions || isHalfDone_) {
            const auto action = chosen(state);
            if (!action) {
                break;
            }
            if (!isHalfDone_ && int(play_.planted.size() * std::size_t(plan_.actions)) <
                                    plan_.planted * int(play_.actions.size())) {
                plant(state);
            }
            const State after = G::apply(state, *action).state;
            stage_.happens(state, *action);
            add(state, *action, after);
            state = after;
        }
        play_.end = G::text(state);
        return std::move(play_);
    }

private:
    /// Draws the kind of action first, so that frequent moves do not crowd out rare kinds.
    std::optional<Action> chosen(const State& state) {
        std::map<std::size_t, std::vector<Action>> kinds;
        bool hands = false;
        for (const Action& action : G::legalActions(state)) {
            const bool seen = table_.traceOf(state, action) == referee::Trace::Seen;
            if (stage_.suits(state, action, G::apply(state, action).state)) {
                kinds[action.index()].push_back(action);
                hands = hands || seen;
            }
        }
        if (hands && random_() % 3 != 0) { // an action that is only said makes no film
            std::erase_if(kinds, [&](const auto& kind) {
                return table_.traceOf(state, kind.second.front()) != referee::Trace::Seen;
            });
        }
        if (kinds.empty()) {
            return std::nullopt;
        }
        const auto& kind = *std::next(kinds.begin(), std::ptrdiff_t(random_() % kinds.size()));
        return kind.second[random_() % kind.second.size()];
    }

    void add(const State& before, const Action& action, const State& after) {
        using referee::Trace;
        const std::string text = G::text(before, action);
        play_.actions.push_back(text);
        Trace trace = table_.traceOf(before, action);
        if (trace == Trace::Said && G::legalActions(before).size() == 1) {
            trace = Trace::Implied;
        }
        if constexpr (requires { Stage::announces(before, action); }) {
            trace = Stage::announces(before, action) ? Trace::Said : trace;
        }
        // the next action implies this action, unless a command follows
        if (trace == Trace::Implied) {
            unsaid_.push_back(text);
            isHalfDone_ = true;
            return;
        }
        if (trace == Trace::Said) {
            unsaid_.push_back(text);
            for (const std::string& line : unsaid_) {
                play_.spoken.push_back({play_.stills.size() - 1, "play " + line});
            }
        } else {
            play_.seen += unsaid_.size() + 1;
            done_ += (done_.empty() ? "" : " ") + text;
        }
        unsaid_.clear();
        isHalfDone_ = !table_.mayEnd(after);
        if (trace == Trace::Seen && !isHalfDone_) {
            addStills(before, action, after);
        } else if (trace == Trace::Said && table_.layoutOf(before) != table_.layoutOf(after)) {
            addStills(before, action, after);
        }
    }

    void addStills(const State& before, const Action& action, const State& after) {
        for (const cv::Mat& picture : stage_.pictures(before, action, after)) {
            Still still;
            still.picture = picture;
            still.action = std::exchange(done_, {});
            still.seat = Stage::seatOf(actorOf<G>(before));
            play_.stills.push_back(std::move(still));
        }
    }

    void plant(const State& state) {
        auto trespasses = stage_.trespasses(state);
        std::erase_if(trespasses, [&](const auto& each) { return looksLegal(state, each.after); });
        if (trespasses.empty()) {
            return;
        }
        const auto& one = trespasses[random_() % trespasses.size()];
        play_.planted.push_back(
            {play_.stills.size(), G::text(state, one.action),
             reasonFor<G>(state, one.action, std::nullopt, HeardWords::Known).rule});
        Still still;
        Stage disturbed = stage_;
        still.picture = disturbed.picture(one.after);
        still.seat = Stage::seatOf(actorOf<G>(state));
        play_.stills.push_back(still);
        still.picture = stage_.picture(state);
        play_.stills.push_back(still);
    }

    [[nodiscard]] bool looksLegal(const State& state, const State& lying) const {
        const auto layout = table_.layoutOf(lying);
        const auto legal = G::legalActions(state);
        return layout == table_.layoutOf(state) ||
               std::ranges::any_of(legal, [&](const Action& action) {
                   return table_.layoutOf(G::apply(state, action).state) == layout;
               });
    }

    Stage stage_;
    const Table& table_;
    StagePlan plan_;
    std::mt19937_64 random_;
    StagedPlay play_;
    std::vector<std::string> unsaid_;
    std::string done_;
    bool isHalfDone_ = false;
};

} // namespace umpire::films

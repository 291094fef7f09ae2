#pragma once

#include "app/game/referee/pieces/explain_pieces.h"
#include "tests/films/film.h"

#include <random>

/// Films of random legal games of any game with pieces: what is done on the table is a still, what
/// is not is said; illegal actions are planted and taken back.
namespace umpire::films {

/// A line for the program, while that still is shown.
struct Spoken {
    std::size_t still = 0;
    std::string line;
};

/// Something that the rules forbid and hands do all the same.
struct PlantedAction {
    std::size_t still = 0; ///< that shows it
    std::string action;    ///< as it may be named; others may look the same
    std::string rule;
};

struct StagedPlay {
    std::vector<Still> stills;
    std::vector<Spoken> spoken;
    std::vector<std::string> actions; ///< in order
    std::size_t seen = 0;             ///< of them, those that no player says
    std::vector<PlantedAction> planted;
    std::string end; ///< the position
};

struct StagePlan {
    std::uint64_t seed = 1;
    int actions = 15; ///< at least
    int planted = 3;
};

/// Whose turn it is, or the first player where it is the table's.
template <Game G>
Player actorOf(const typename G::State& state) {
    const auto acting = G::toAct(state);
    return acting.empty() ? Player{} : acting.front();
}

/// `Stage`: knows where each piece lies.
///   happens     the action has been done; dice and chits lie where they fell
///   picture     of a position
///   pictures    after an action: it counts with the first; hands tidy up in the others
///   seatOf      the edge that a player's hand comes from
///   suits       there is a place to lay everything on, and one order where any would do
///   announces   said before it is done, though it is seen; left out: nothing is
///   trespasses  what the position allows hands to do against the rules
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
    /// Kinds of actions first, so that the many moves do not crowd out the rest.
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
        if (hands && random_() % 3 != 0) { // what is only said makes no film
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
        if (trace == Trace::Implied) { // unless something is said next, nobody says it
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

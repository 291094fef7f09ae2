#include "app/analysis/analyse_game.h"

#include "app/figures/on_all_cores.h"
#include "app/journal/line_of_play.h"
#include "app/journal/recorded_start.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr double kMistake = 0.05; ///< of a game; less is the engine's own doubt
constexpr int kPlayers = 2;

tl::unexpected<Failure> failure(ExitStatus status, std::string why) {
    return tl::make_unexpected(Failure{status, std::move(why)});
}

/// An action with the positions around it.
struct Played {
    std::int64_t event = 0;
    std::string action;
    std::string player; ///< who did it; empty: the table
    SharedPosition before;
    SharedPosition after;
};

std::optional<Player> seatOf(const AnyPosition& position, const std::string& name) {
    for (int seat = 0; seat < position.playerCount(); ++seat) {
        if (position.nameOf(Player{seat}) == name) {
            return Player{seat};
        }
    }
    return std::nullopt;
}

/// None where the text is no position of today's rules.
SharedPosition readAt(const SharedPosition& start, const std::string& text) {
    auto read = start->read(text);
    auto* position = std::get_if<SharedPosition>(&read);
    return position != nullptr ? std::move(*position) : nullptr;
}

/// The actions of the line of play that the rules know; what was put right by hand is none of them.
Expected<std::vector<Played>> playedIn(const JournalRecord& record, const SharedPosition& start) {
    std::vector<Played> all;
    SharedPosition now;
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        const std::string* after = positionAfter(event.happening);
        if (after == nullptr) {
            continue;
        }
        SharedPosition next = readAt(start, *after);
        if (next == nullptr) {
            return failure(ExitStatus::CannotRead, "today's rules do not follow event " +
                                                       std::to_string(event.number) +
                                                       "; `umpire log replay` says more");
        }
        const auto* called = std::get_if<Called>(&event.happening);
        if (called != nullptr && now != nullptr && called->source != Source::GaveUp) {
            const auto actor = actorOf(*now, called->action);
            all.push_back(
                {event.number, called->action, actor ? now->nameOf(*actor) : "", now, next});
        }
        now = std::move(next);
    }
    return all;
}

/// Asks the engine about positions; may be called by several threads.
class Appraiser {
public:
    explicit Appraiser(const AnalysisLimits& limits) : limits_(limits) {}

    /// The value for the first side, where `player` decides, or the first who owes an action.
    struct Appraisal {
        double value = 0.5;
        std::vector<std::string> line;
    };
    [[nodiscard]] Appraisal appraise(const AnyPosition& position, const std::string& player) const {
        if (const auto outcome = position.outcome()) {
            return {outcome->winner ? (outcome->winner->seat == 0 ? 1.0 : 0.0) : 0.5, {}};
        }
        const std::vector<Player> toAct = position.toAct();
        if (toAct.empty()) {
            return {meanOf(position), {}};
        }
        const auto named = seatOf(position, player);
        const Player decides = named.value_or(toAct.front());
        const AnyAdvice advice =
            bestAction(position, decides, Opponent{Opponent::Kind::Engine}, limits_.thinking);
        if (!advice.action) { // the table has its say first
            return {meanOf(position), {}};
        }
        return {decides.seat == 0 ? advice.value : 1.0 - advice.value, advice.line};
    }

private:
    /// Over the table's results, each as often as it comes.
    [[nodiscard]] double meanOf(const AnyPosition& position) const {
        double sum = 0.0;
        int count = 0;
        std::map<std::string, double> known;
        for (int draw = 0; draw < limits_.draws; ++draw) {
            const auto result = tablesResult(position, limits_.thinking.seed + std::uint64_t(draw));
            if (!result) {
                break;
            }
            auto found = known.find(*result);
            if (found == known.end()) {
                const auto step = position.play(*result);
                const auto* next = std::get_if<AnyStep>(&step);
                found =
                    known.emplace(*result, next ? appraise(*next->position, "").value : 0.5).first;
            }
            sum += found->second;
            ++count;
        }
        return count > 0 ? sum / count : 0.5;
    }
    const AnalysisLimits& limits_;
};

/// What each action is worth, on all cores.
class Valuation {
public:
    Valuation(const std::vector<Played>& played, const AnalysisLimits& limits)
        : played_(played), appraiser_(limits), threads_(limits.threads), before_(played.size()) {}

    std::vector<ValuedAction> run() {
        onAllCores(played_.size() + 1, threads_, [this](std::size_t k) { appraiseOne(k); });
        std::vector<ValuedAction> valued;
        for (std::size_t i = 0; i < played_.size(); ++i) {
            valued.push_back(valuedAt(i));
        }
        return valued;
    }

private:
    void appraiseOne(std::size_t k) {
        if (k < played_.size()) {
            before_[k] = appraiser_.appraise(*played_[k].before, played_[k].player);
        } else if (!played_.empty()) {
            last_ = appraiser_.appraise(*played_.back().after, "");
        }
    }
    [[nodiscard]] ValuedAction valuedAt(std::size_t i) const {
        const Played& played = played_[i];
        ValuedAction valued{.event = played.event,
                            .number = int(i) + 1,
                            .player = played.player,
                            .action = played.action,
                            .before = before_[i].value,
                            .after = i + 1 < played_.size() ? before_[i + 1].value : last_.value};
        const std::vector<std::string>& line = before_[i].line;
        if (!played.player.empty() && !line.empty() && line.front() != played.action) {
            valued.better = line;
            const auto seat = seatOf(*played.before, played.player);
            const double gain = valued.after - valued.before;
            valued.loss = std::max(0.0, seat && seat->seat == 0 ? -gain : gain);
        }
        return valued;
    }

    const std::vector<Played>& played_;
    const Appraiser appraiser_;
    unsigned threads_;
    std::vector<Appraiser::Appraisal> before_;
    Appraiser::Appraisal last_;
};

std::vector<SideFigures> sidesOf(const AnyPosition& start,
                                 const std::vector<ValuedAction>& actions) {
    std::vector<SideFigures> sides{{start.nameOf(Player{0})}, {start.nameOf(Player{1})}};
    for (const ValuedAction& each : actions) {
        if (each.player.empty()) {
            sides[0].luck += each.after - each.before;
            sides[1].luck -= each.after - each.before;
        } else {
            sides[each.player == sides[0].side ? 0 : 1].lost += each.loss;
        }
    }
    return sides;
}

} // namespace

Expected<Analysis> analyseGame(const JournalRecord& record, const AnalysisLimits& limits) {
    return recordedStart(record.settings)
        .and_then([&](const SharedPosition& start) -> Expected<Analysis> {
            if (start->playerCount() != kPlayers) {
                return failure(ExitStatus::WrongUsage,
                               "the game has more than two players; an analysis needs two");
            }
            return playedIn(record, start)
                .and_then([&](const std::vector<Played>& played) -> Expected<Analysis> {
                    if (played.empty()) {
                        return failure(ExitStatus::WrongUsage, "the record has no action yet");
                    }
                    std::vector<ValuedAction> actions = Valuation(played, limits).run();
                    std::vector<SideFigures> sides = sidesOf(*start, actions);
                    return Analysis{std::move(actions), std::move(sides)};
                });
        });
}

std::vector<ValuedAction> mistakesIn(const Analysis& analysis, std::size_t count) {
    std::vector<ValuedAction> worst = analysis.actions;
    std::erase_if(worst, [](const ValuedAction& each) { return each.loss < kMistake; });
    std::ranges::stable_sort(worst, std::greater(), &ValuedAction::loss);
    worst.resize(std::min(worst.size(), count));
    return worst;
}

} // namespace umpire

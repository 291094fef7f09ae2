#include "app/mind/analysis/analyse_game.h"

#include "app/common/chance/on_all_cores.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"

#include <algorithm>
#include <atomic>

namespace umpire {
namespace {

/// Minimum loss of a mistake, in games; smaller losses are within the engine's error.
constexpr double kMistake = 0.05;
/// Number of players of the games for which losses are computed.
constexpr std::size_t kPlayers = 2;

/// An action with the positions before and after.
struct Played {
    std::int64_t event = 0;
    std::string action;
    std::string player; ///< name of the side that acted; empty for a result of the table
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

/// Returns null if the text is no position by the present rules.
SharedPosition readAt(const SharedPosition& start, const std::string& text) {
    auto read = start->read(text);
    auto* position = std::get_if<SharedPosition>(&read);
    return position != nullptr ? std::move(*position) : nullptr;
}

/// Returns the actions of the line of play; omits corrections. Errors as for analyseGame.
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
            return failWith(ExitStatus::CannotRead,
                            message("today's rules do not follow event %1; `umpire log replay` "
                                    "says more",
                                    std::to_string(event.number)));
        }
        const auto* called = std::get_if<Called>(&event.happening);
        const bool isPlayed = called != nullptr && called->source != Source::GaveUp &&
                              called->source != Source::OutOfTime;
        if (isPlayed && now != nullptr) {
            const auto actor = actorOf(*now, called->action);
            all.push_back(
                {event.number, called->action, actor ? now->nameOf(*actor) : "", now, next});
        }
        now = std::move(next);
    }
    return all;
}

/// Asks the engine about positions; callable from several threads.
class Appraiser {
public:
    explicit Appraiser(const AnalysisLimits& limits) : limits_(limits), thinking_(limits.thinking) {
        if (limits.stop.stop_possible()) {
            thinking_.stop = [stop = limits.stop] { return stop.stop_requested(); };
        }
    }

    /// Value of each player, by seat, and the engine's expected line of play. With more than two
    /// players, a value may be unknown.
    struct Appraisal {
        std::vector<std::optional<double>> values;
        std::vector<std::string> line;
    };
    /// Values the position when `player` decides. If `player` is empty, the first player who has to
    /// act decides.
    [[nodiscard]] Appraisal appraise(const AnyPosition& position, const std::string& player) const {
        return appraiseDrawn(position, player, {0, limits_.draws, 0});
    }

private:
    /// The range of draws to examine for a result of the table. If a second result follows the
    /// first (chit after chit), each first result is continued with only one second result; all
    /// combinations would be too many.
    struct Draws {
        int from = 0;
        int count = 0;
        int depth = 0; ///< number of results since the position to value
    };
    /// Maximum number of results in succession; games have fewer.
    static constexpr int kMostResults = 100;

    [[nodiscard]] Appraisal appraiseDrawn(const AnyPosition& position, const std::string& player,
                                          const Draws& draws) const {
        const auto players = std::size_t(position.playerCount());
        if (limits_.stop.stop_requested()) {
            return {std::vector<std::optional<double>>(players, 0.5), {}};
        }
        if (const auto outcome = position.outcome()) {
            return {valuesOf(*outcome, players), {}};
        }
        const std::vector<Player> toAct = position.toAct();
        if (toAct.empty()) {
            return {tablesTurn(position, draws), {}};
        }
        const auto named = seatOf(position, player);
        const Player decides = named.value_or(toAct.front());
        const AnyAdvice advice =
            bestAction(position, decides, Opponent{Opponent::Kind::Engine}, thinking_);
        if (!advice.action) { // a result of the table comes first
            return {tablesTurn(position, draws), {}};
        }
        std::vector<std::optional<double>> values(players);
        if (players == kPlayers) {
            values.assign(players, 1.0 - advice.value);
        }
        values[std::size_t(decides.seat)] = advice.value;
        return {std::move(values), advice.line};
    }

    static std::vector<std::optional<double>> valuesOf(const Outcome& outcome,
                                                       std::size_t players) {
        std::vector<std::optional<double>> values(players, outcome.winner ? 0.0 : 0.5);
        if (outcome.winner) {
            values[std::size_t(outcome.winner->seat)] = 1.0;
        }
        return values;
    }
    [[nodiscard]] std::vector<std::optional<double>> tablesTurn(const AnyPosition& position,
                                                                const Draws& draws) const {
        if (position.playerCount() != int(kPlayers)) {
            return std::vector<std::optional<double>>(std::size_t(position.playerCount()));
        }
        const double mean = meanOf(position, draws);
        return {mean, 1.0 - mean};
    }
    /// Returns the first player's mean value over the drawn results, in a game of two players. A
    /// result counts as often as it is drawn.
    [[nodiscard]] double meanOf(const AnyPosition& position, const Draws& draws) const {
        double sum = 0.0;
        int count = 0;
        std::map<std::string, double> known;
        for (int draw = draws.from; draw < draws.from + draws.count; ++draw) {
            const int lot = draw + draws.depth * limits_.draws; // each depth uses other numbers
            const auto result = tablesResult(position, thinking_.seed + std::uint64_t(lot));
            if (!result || draws.depth >= kMostResults) {
                break;
            }
            auto found = known.find(*result);
            if (found == known.end()) {
                const auto step = position.play(*result);
                const auto* next = std::get_if<AnyStep>(&step);
                const Draws then{draw, 1, draws.depth + 1};
                const double value =
                    next ? appraiseDrawn(*next->position, "", then).values.front().value_or(0.5)
                         : 0.5;
                found = known.emplace(*result, value).first;
            }
            sum += found->second;
            ++count;
        }
        return count > 0 ? sum / count : 0.5;
    }
    const AnalysisLimits& limits_;
    Thinking thinking_;
};

/// Computes the values of all actions of a record, on all cores.
class Valuation {
public:
    Valuation(const std::vector<Played>& played, const AnalysisLimits& limits)
        : played_(played), limits_(limits), appraiser_(limits), appraised_(played.size() + 1) {}

    Analysis run() {
        onAllCores(appraised_.size(), limits_.threads, [this](std::size_t k) { appraiseOne(k); });
        Analysis analysis;
        std::vector<double> values = atFirst();
        analysis.atFirst = values;
        const auto missing = std::ranges::find_if(
            appraised_, [](const auto& appraisal) { return !appraisal.has_value(); });
        analysis.left =
            std::min(played_.size(), std::size_t(std::distance(missing, appraised_.end())));
        for (std::size_t i = 0; i + analysis.left < played_.size(); ++i) {
            std::vector<double> after = valuesAt(i + 1, values);
            analysis.actions.push_back(valuedAt(i, values, after));
            values = std::move(after);
        }
        return analysis;
    }

private:
    void appraiseOne(std::size_t k) {
        Appraiser::Appraisal appraisal =
            k < played_.size() ? appraiser_.appraise(*played_[k].before, played_[k].player)
                               : appraiser_.appraise(*played_.back().after, "");
        if (limits_.stop.stop_requested()) {
            return; // the stop may have ended the search too early
        }
        appraised_[k] = std::move(appraisal);
        if (limits_.heard) {
            limits_.heard(++done_, appraised_.size());
        }
    }
    [[nodiscard]] std::vector<double> atFirst() const {
        const auto players = std::size_t(played_.front().before->playerCount());
        return valuesAt(0, std::vector<double>(players, 1.0 / double(players)));
    }
    /// Returns each player's value in position `k`; a value that is unknown there is copied from
    /// `values`.
    [[nodiscard]] std::vector<double> valuesAt(std::size_t k, std::vector<double> values) const {
        for (std::size_t seat = 0; appraised_[k] && seat < values.size(); ++seat) {
            values[seat] = appraised_[k]->values[seat].value_or(values[seat]);
        }
        return values;
    }
    [[nodiscard]] ValuedAction valuedAt(std::size_t i, const std::vector<double>& before,
                                        const std::vector<double>& after) const {
        const Played& played = played_[i];
        ValuedAction valued{.event = played.event,
                            .number = int(i) + 1,
                            .player = played.player,
                            .action = played.action,
                            .before = before.front(),
                            .after = after.front(),
                            .values = after};
        const std::vector<std::string>& line = appraised_[i]->line;
        const auto seat = seatOf(*played.before, played.player);
        if (before.size() == kPlayers && seat && !line.empty() && line.front() != played.action) {
            valued.better = line;
            const auto who = std::size_t(seat->seat);
            valued.loss = std::max(0.0, before[who] - after[who]);
        }
        return valued;
    }

    const std::vector<Played>& played_; ///< has at least one element
    const AnalysisLimits& limits_;
    const Appraiser appraiser_;
    /// Values before each action and after the last action; none for a position that was not valued
    /// because of a stop.
    std::vector<std::optional<Appraiser::Appraisal>> appraised_;
    std::atomic<std::size_t> done_{0};
};

std::vector<SideFigures> sidesOf(const AnyPosition& start,
                                 const std::vector<ValuedAction>& actions) {
    std::vector<SideFigures> sides;
    for (int seat = 0; seat < start.playerCount(); ++seat) {
        sides.push_back({start.nameOf(Player{seat})});
    }
    if (sides.size() != kPlayers) {
        return sides;
    }
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
            return playedIn(record, start)
                .and_then([&](const std::vector<Played>& played) -> Expected<Analysis> {
                    if (played.empty()) {
                        return wrongUsage(message("the record has no action yet"));
                    }
                    Analysis analysis = Valuation(played, limits).run();
                    analysis.sides = sidesOf(*start, analysis.actions);
                    return analysis;
                });
        });
}

std::array<double, 2> chancesOf(const Analysis& analysis, const ValuedAction& mistake) {
    const bool isFirst = mistake.player == analysis.sides.front().side;
    return isFirst ? std::array{mistake.before, mistake.after}
                   : std::array{1.0 - mistake.before, 1.0 - mistake.after};
}

std::vector<ValuedAction> mistakesIn(const Analysis& analysis, std::size_t count) {
    std::vector<ValuedAction> worst = analysis.actions;
    std::erase_if(worst, [](const ValuedAction& each) { return each.loss < kMistake; });
    std::ranges::stable_sort(worst, std::greater(), &ValuedAction::loss);
    worst.resize(std::min(worst.size(), count));
    return worst;
}

} // namespace umpire

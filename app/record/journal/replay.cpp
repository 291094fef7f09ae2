#include "app/record/journal/replay.h"

#include "app/common/failure/joined_texts.h"
#include "app/record/journal/recorded_start.h"

#include <algorithm>
#include <iterator>

namespace umpire {
namespace {

std::vector<std::string> inEnglish(const std::vector<Message>& messages) {
    std::vector<std::string> all;
    std::ranges::transform(messages, std::back_inserter(all), english);
    return all;
}

/// Tells whether the recorded events have the wording of today or of former versions. Each event is
/// compared separately, because the wordings changed one by one.
bool isWorded(const std::vector<std::string>& recorded, const std::vector<std::string>& today,
              const std::vector<std::string>& former) {
    bool isSame = recorded.size() == today.size();
    for (std::size_t i = 0; isSame && i < recorded.size(); ++i) {
        isSame = recorded[i] == today[i] || recorded[i] == former[i];
    }
    return isSame;
}

class Replayer {
public:
    explicit Replayer(SharedPosition start) : start_(std::move(start)), now_(start_) {}

    Replay replay(const std::vector<RecordedEvent>& events) && {
        for (const RecordedEvent& event : events) {
            event_ = event.number;
            std::visit(*this, event.happening);
            after_[event_] = now_;
        }
        replay_.position = now_->text();
        return std::move(replay_);
    }

    void operator()(const GameStarted& started) { goTo(started.position, "the position"); }
    void operator()(const Corrected& corrected) { goTo(corrected.position, corrected.what); }
    void operator()(const Called& called) {
        ++replay_.actions;
        const auto answer = now_->play(called.action);
        if (const auto* reason = std::get_if<Reason>(&answer)) {
            differ(called.action, "the rules refuse the action", "legal",
                   english(describe(*reason)));
            return goTo(called.position, called.action);
        }
        const auto& step = std::get<AnyStep>(answer);
        now_ = step.position;
        const auto recorded = inEnglish(called.happened);
        const auto events = inEnglish(step.events);
        if (!isWorded(recorded, events, step.formerEvents)) {
            differ(called.action, "the action causes something else", joinedTexts("; ", recorded),
                   joinedTexts("; ", events));
        }
        holdTo(called.position, called.action);
    }
    void operator()(const IllegalStands& stands) {
        const std::string action = english(stands.action);
        const auto answer = now_->play(action);
        const auto* step = std::get_if<AnyStep>(&answer);
        if (step != nullptr && step->position->text() == stands.position) {
            differ(action, "the rules allow the action", english(stands.because), "legal");
        }
        goTo(stands.position, action);
    }
    void operator()(const Undone& undo) {
        const auto target = after_.find(undo.to);
        if (target == after_.end()) {
            differ("", "an undo goes back to no event", std::to_string(undo.to), "");
            return goTo(undo.position, "");
        }
        now_ = target->second;
        holdTo(undo.position, "");
    }
    void operator()(const GameOver& end) {
        const auto outcome = now_->outcome();
        const std::string recorded = end.winner.value_or("draw") + " (" + end.rule + ")";
        const std::string today =
            outcome ? winnerOf(*now_, *outcome) + " (" + outcome->rule + ")" : "it goes on";
        if (recorded != today) {
            differ("", "another outcome", recorded, today);
        }
    }
    void operator()(const IllegalSeen& seen) {
        const std::string action = english(seen.action);
        if (std::holds_alternative<AnyStep>(now_->play(action))) {
            differ(action, "the rules allow the action", english(seen.because), "legal");
        }
    }
    /// Ignores events that do not change the position.
    template <typename Other>
    void operator()(const Other&) {
        static_assert(!requires(Other other) { other.position; });
    }

private:
    /// Compares today's position with the record's. If they differ, notes the difference and
    /// continues with the record's position.
    void holdTo(const std::string& position, const std::string& action) {
        const std::string today = now_->text();
        if (today != position) {
            differ(action, "another position", position, today);
            goTo(position, action);
        }
    }

    void goTo(const std::string& position, const std::string& action) {
        const auto parsed = start_->read(position);
        if (const auto* error = std::get_if<ParseError>(&parsed)) {
            return differ(action, "the position does not parse", position,
                          english(describe(*error)));
        }
        now_ = std::get<SharedPosition>(parsed);
    }

    void differ(const std::string& action, const std::string& what, const std::string& recorded,
                const std::string& today) {
        replay_.differences.push_back({event_, action, what, recorded, today});
    }

    SharedPosition start_;
    SharedPosition now_;
    std::map<std::int64_t, SharedPosition> after_; ///< position after each event, needed for undos
    std::int64_t event_ = 0;
    Replay replay_;
};

} // namespace

Expected<Replay> replay(const GameSettings& settings, const std::vector<RecordedEvent>& events) {
    return recordedStart(settings).map(
        [&](const SharedPosition& start) { return Replayer(start).replay(events); });
}

} // namespace umpire

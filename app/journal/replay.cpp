#include "app/journal/replay.h"

#include "app/journal/recorded_settings.h"
#include "rules/running_game.h"

namespace umpire {
namespace {

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        all.append(all.empty() ? "" : "; ").append(text);
    }
    return all;
}

/// A game that words its calls otherwise than it did says how, so that no older record differs by
/// that alone.
template <typename G>
concept RewordsCalls = requires(const typename G::State& state, const typename G::Event& event) {
    { G::formerText(state, event) } -> std::same_as<std::string>;
};

template <Game G>
class Replayer {
public:
    explicit Replayer(const typename G::Settings& settings)
        : settings_(settings), now_(std::make_shared<const State>(G::start(settings))) {}

    Replay replay(const std::vector<RecordedEvent>& events) && {
        for (const RecordedEvent& event : events) {
            event_ = event.number;
            std::visit(*this, event.happening);
            after_[event_] = now_;
        }
        replay_.position = G::text(*now_);
        return std::move(replay_);
    }

    void operator()(const GameStart& setUp) { goTo(setUp.position, "the position"); }
    void operator()(const Correction& correction) { goTo(correction.position, correction.what); }
    void operator()(const Call& call) { play(call.played); }
    void operator()(const Choice& choice) { play(choice.played); }
    void operator()(const Resignation& resignation) { play(resignation.played); }
    void operator()(const IllegalStands& stands) {
        const auto answer = tried(stands.played.action);
        if (answer.refused.empty() && G::text(*answer.state) == stands.played.position) {
            differ(stands.played.action, "the rules allow the action", stands.because, "legal");
        }
        goTo(stands.played.position, stands.played.action);
    }
    void operator()(const Undo& undo) {
        const auto target = after_.find(undo.to);
        if (target == after_.end()) {
            differ("", "an undo goes back to no event", std::to_string(undo.to), "");
            return goTo(undo.position, "");
        }
        now_ = target->second;
        holdTo(undo.position, "");
    }
    void operator()(const GameEnd& end) {
        const auto outcome = G::outcome(*now_);
        const std::string recorded = end.winner.value_or("draw") + " (" + end.rule + ")";
        const std::string today =
            outcome ? (outcome->winner ? G::playerName(*now_, *outcome->winner) : "draw") + " (" +
                          outcome->rule + ")"
                    : "it goes on";
        if (recorded != today) {
            differ("", "another outcome", recorded, today);
        }
    }
    void operator()(const StateChange&) {}
    void operator()(const IllegalSeen& seen) {
        if (tried(seen.action).refused.empty()) {
            differ(seen.action, "the rules allow the action", seen.because, "legal");
        }
    }
    void operator()(const Ask&) {}
    void operator()(const Dispute&) {}
    void operator()(const Pause&) {}
    void operator()(const Resume&) {}
    void operator()(const Note&) {}

private:
    using State = typename G::State;
    using Shared = std::shared_ptr<const State>;

    struct Tried {
        Shared state;
        std::vector<std::string> events;
        std::vector<std::string> formerly; ///< the events, as they were worded once
        std::string refused;               ///< why; empty: legal
    };

    Tried tried(const std::string& text) const {
        const auto parsed = G::parseAction(*now_, text);
        if (const auto* error = std::get_if<ParseError>(&parsed)) {
            return {now_, {}, {}, english(describe(*error))};
        }
        const auto& action = std::get<typename G::Action>(parsed);
        if (const auto violation = G::validate(*now_, action)) {
            return {now_, {}, {}, english(violation->because) + " (" + violation->rule + ")"};
        }
        auto step = G::apply(*now_, action);
        Tried answer{std::make_shared<const State>(std::move(step.state)), {}, {}, ""};
        for (const auto& event : step.events) {
            answer.events.push_back(english(G::text(*answer.state, event)));
            if constexpr (RewordsCalls<G>) {
                answer.formerly.push_back(G::formerText(*answer.state, event));
            } else {
                answer.formerly.push_back(answer.events.back());
            }
        }
        return answer;
    }

    void play(const PlayedAction& played) {
        ++replay_.actions;
        const Tried answer = tried(played.action);
        if (!answer.refused.empty()) {
            differ(played.action, "the rules refuse the action", "legal", answer.refused);
            return goTo(played.position, played.action);
        }
        now_ = answer.state;
        if (played.events != answer.events && played.events != answer.formerly) {
            differ(played.action, "the action causes something else", joined(played.events),
                   joined(answer.events));
        }
        holdTo(played.position, played.action);
    }

    /// The record's position where it is another than today's.
    void holdTo(const std::string& position, const std::string& action) {
        const std::string today = G::text(*now_);
        if (today != position) {
            differ(action, "another position", position, today);
            goTo(position, action);
        }
    }

    void goTo(const std::string& position, const std::string& action) {
        auto parsed = G::parseState(position, settings_);
        if (const auto* error = std::get_if<ParseError>(&parsed)) {
            return differ(action, "the position does not parse", position,
                          english(describe(*error)));
        }
        now_ = std::make_shared<const State>(std::get<State>(std::move(parsed)));
    }

    void differ(const std::string& action, const std::string& what, const std::string& recorded,
                const std::string& today) {
        replay_.differences.push_back({event_, action, what, recorded, today});
    }

    typename G::Settings settings_;
    Shared now_;
    std::map<std::int64_t, Shared> after_; ///< each event, for the undo
    std::int64_t event_ = 0;
    Replay replay_;
};

} // namespace

Expected<Replay> replay(const GameSettings& settings, const std::vector<RecordedEvent>& events) {
    Expected<Replay> replayed = tl::make_unexpected(
        Failure{ExitStatus::CannotRead, "the record's game `" + settings.game +
                                            "` is not known; it is none of " + listedGames()});
    visitGame(settings.game, [&]<typename G>(std::type_identity<G>) {
        replayed = recordedSettings<G>(settings).map(
            [&](const auto& today) { return Replayer<G>(today).replay(events); });
    });
    return replayed;
}

} // namespace umpire

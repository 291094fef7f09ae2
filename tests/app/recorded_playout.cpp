#include "tests/app/recorded_playout.h"

#include "app/game_files/resources.h"
#include "rules/running_game.h"

#include <random>

namespace umpire::testing {
namespace {

constexpr std::size_t kAlternatives = 2;

template <Game... Gs>
void addNames(std::vector<std::string>& names, Games<Gs...>) {
    (names.emplace_back(Gs::kName), ...);
}

template <Game G>
class Evening {
public:
    explicit Evening(unsigned seed)
        : chance_(seed),
          state_(G::start(*G::settings(G::variants()[0].name, resourcesFor<G>().value()))) {}

    std::vector<Event> play(int actions) && {
        add(GameStart{G::text(state_)});
        add(StateChange{"waiting", ""});
        for (int i = 0; i < actions && !G::outcome(state_); ++i) {
            playOne(i);
        }
        if (const auto outcome = G::outcome(state_)) {
            GameEnd end{std::nullopt, english(outcome->because), outcome->rule};
            if (outcome->winner) {
                end.winner = G::playerName(state_, *outcome->winner);
            }
            add(end);
        }
        return std::move(events_);
    }

private:
    void add(Happening happening) {
        const auto number = events_.size() + 1;
        Event event{std::chrono::microseconds(33'367 * number), std::move(happening), ""};
        if (playedIn(event.happening) != nullptr && number % 3 == 0) {
            event.jpeg = picture();
        }
        events_.push_back(std::move(event));
    }

    std::string picture() {
        std::string jpeg = "\xFF\xD8\xFF\xE0";
        for (unsigned i = 0; i < 1000 + chance_() % 9000; ++i) {
            jpeg += char(chance_() % 256);
        }
        return jpeg;
    }

    void playOne(int i) {
        const auto legal = G::legalActions(state_);
        const auto& action = legal[chance_() % legal.size()];
        const auto before = state_;
        const std::int64_t eventBefore = std::int64_t(events_.size());
        const PlayedAction played = apply(action);
        if (i % 11 == 5) {
            add(IllegalSeen{"no such action", "it is none", "", 0.5});
        }
        if (i % 7 == 3) {
            add(Ask{"What happened?", {{played.action, 0.5}}});
            add(Choice{played, "Anna"});
        } else {
            add(Call{played, 0.75 + double(i % 5) / 20.0, alternatives(before)});
        }
        if (i % 9 == 4) {
            const std::string position = G::text(before);
            add(Undo{eventBefore, position, "Ben"});
            state_ = before;
        } else if (i % 9 == 6) {
            add(Correction{"a piece that was knocked over", G::text(state_), "Anna"});
            add(Note{"sorry, \"my sleeve\" \xC3\xA9", "Ben"});
        } else if (i % 9 == 8) {
            add(Pause{"tea"});
            add(Resume{""});
        }
    }

    PlayedAction apply(const typename G::Action& action) {
        PlayedAction played{G::text(state_, action), {}, "", "", ""};
        auto step = G::apply(state_, action);
        state_ = std::move(step.state);
        for (const auto& event : step.events) {
            played.events.push_back(english(G::text(state_, event)));
        }
        played.position = G::text(state_);
        return played;
    }

    std::vector<Explanation> alternatives(const typename G::State& state) {
        std::vector<Explanation> some;
        for (const auto& action : G::legalActions(state)) {
            if (some.size() < kAlternatives) {
                some.push_back({G::text(state, action), 0.1 / double(some.size() + 1)});
            }
        }
        return some;
    }

    std::mt19937 chance_;
    typename G::State state_;
    std::vector<Event> events_;
};

} // namespace

GameSettings playoutSettings(const std::string& game) {
    GameSettings settings{.game = game,
                          .variant = {},
                          .options = {{"frames", "30"}},
                          .players = {"Anna", "Ben \"the\" Great"},
                          .started = "2026-11-21T14:30:00Z",
                          .tableFile = "area_mm: [600, 420]\n",
                          .cameraFile = "",
                          .gameFiles = {},
                          .programVersion = "0.1.0"};
    visitGame(game,
              [&]<typename G>(std::type_identity<G>) { settings.variant = G::variants()[0].name; });
    return settings;
}

std::vector<Event> recordedPlayout(const std::string& game, unsigned seed, int actions) {
    std::vector<Event> events;
    visitGame(game,
              [&]<typename G>(std::type_identity<G>) { events = Evening<G>(seed).play(actions); });
    return events;
}

std::vector<std::string> namesOfGames() {
    std::vector<std::string> names;
    addNames(names, GameList{});
    return names;
}

} // namespace umpire::testing

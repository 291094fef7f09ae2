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

    std::vector<Entry> play(int actions) && {
        add(GameStarted{G::text(state_)});
        add(StateChanged{TableState::Waiting});
        for (int i = 0; i < actions && !G::outcome(state_); ++i) {
            playOne(i);
        }
        if (const auto outcome = G::outcome(state_)) {
            GameOver end{std::nullopt, english(outcome->because), outcome->rule};
            if (outcome->winner) {
                end.winner = G::playerName(state_, *outcome->winner);
            }
            add(end);
        }
        return std::move(events_);
    }

private:
    void add(Event happening) {
        const auto number = events_.size() + 1;
        Entry entry{std::chrono::microseconds(33'367 * number), std::move(happening), ""};
        if (actionIn(entry.happening) && number % 3 == 0) {
            entry.jpeg = picture();
        }
        events_.push_back(std::move(entry));
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
        Called called = apply(action);
        if (i % 11 == 5) {
            add(IllegalSeen{
                .action = "no such action", .because = "it is none", .probability = 0.5});
        }
        if (i % 7 == 3) {
            add(Asked{{{called.action, 0.5}}, "What happened?"});
            called.source = Source::Chosen;
            called.by = "Anna";
        } else {
            called.probability = 0.75 + double(i % 5) / 20.0;
            called.others = alternatives(before);
        }
        add(called);
        if (i % 9 == 4) {
            const std::string position = G::text(before);
            add(Undone{.position = position, .to = eventBefore, .by = "Ben"});
            state_ = before;
        } else if (i % 9 == 6) {
            add(Corrected{"a piece that was knocked over", G::text(state_), "Anna"});
            add(Noted{"sorry, \"my sleeve\" \xC3\xA9", "Ben"});
        } else if (i % 9 == 8) {
            add(Paused{"tea"});
            add(Resumed{});
        }
    }

    Called apply(const typename G::Action& action) {
        Called called{.action = G::text(state_, action)};
        auto step = G::apply(state_, action);
        state_ = std::move(step.state);
        for (const auto& event : step.events) {
            called.happened.push_back(english(G::text(state_, event)));
        }
        called.position = G::text(state_);
        return called;
    }

    std::vector<Choice> alternatives(const typename G::State& state) {
        std::vector<Choice> some;
        for (const auto& action : G::legalActions(state)) {
            if (some.size() < kAlternatives) {
                some.push_back({G::text(state, action), 0.1 / double(some.size() + 1)});
            }
        }
        return some;
    }

    std::mt19937 chance_;
    typename G::State state_;
    std::vector<Entry> events_;
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

std::vector<Entry> recordedPlayout(const std::string& game, unsigned seed, int actions) {
    std::vector<Entry> events;
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

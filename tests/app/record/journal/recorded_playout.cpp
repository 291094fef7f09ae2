#include "tests/app/record/journal/recorded_playout.h"

#include "app/record/game_files/any_game.h"

#include <random>

namespace umpire::testing {
namespace {

constexpr std::size_t kAlternatives = 2;

SharedPosition startOf(const std::string& game) {
    return std::get<SharedPosition>(findGame(game)->start(gameFiles(game).value(), "").value());
}

class Evening {
public:
    Evening(const std::string& game, unsigned seed) : chance_(seed), position_(startOf(game)) {}

    std::vector<Entry> play(int actions) && {
        add(GameStarted{position_->text()});
        add(StateChanged{TableState::Waiting});
        for (int i = 0; i < actions && !position_->outcome(); ++i) {
            playOne(i);
        }
        if (const auto outcome = position_->outcome()) {
            GameOver end{std::nullopt, english(outcome->because), outcome->rule};
            if (outcome->winner) {
                end.winner = position_->nameOf(*outcome->winner);
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
        const auto legal = position_->legalActions();
        const auto& action = legal[chance_() % legal.size()];
        const SharedPosition before = position_;
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
            called.others = alternatives(legal);
        }
        add(called);
        if (i % 9 == 4) {
            add(Undone{.position = before->text(), .to = eventBefore, .by = "Ben"});
            position_ = before;
        } else if (i % 9 == 6) {
            add(Corrected{"a piece that was knocked over", position_->text(), "Anna"});
            add(Noted{"sorry, \"my sleeve\" \xC3\xA9", "Ben"});
        } else if (i % 9 == 8) {
            add(Paused{"tea"});
            add(Resumed{});
        }
    }

    Called apply(const std::string& action) {
        Called called{.action = action};
        const auto step = std::get<AnyStep>(position_->play(action));
        position_ = step.position;
        for (const Message& event : step.events) {
            called.happened.push_back(english(event));
        }
        called.position = position_->text();
        return called;
    }

    static std::vector<Choice> alternatives(const std::vector<std::string>& legal) {
        std::vector<Choice> some;
        for (const std::string& action : legal) {
            if (some.size() < kAlternatives) {
                some.push_back({action, 0.1 / double(some.size() + 1)});
            }
        }
        return some;
    }

    std::mt19937 chance_;
    SharedPosition position_;
    std::vector<Entry> events_;
};

} // namespace

GameSettings playoutSettings(const std::string& game) {
    return {.game = game,
            .variant = std::string(findGame(game)->variants[0].name),
            .options = {{"frames", "30"}},
            .players = {"Anna", "Ben \"the\" Great"},
            .started = "2026-11-21T14:30:00Z",
            .tableFile = "area_mm: [600, 420]\n",
            .cameraFile = "",
            .gameFiles = {},
            .programVersion = "0.6.0"};
}

std::vector<Entry> recordedPlayout(const std::string& game, unsigned seed, int actions) {
    return Evening(game, seed).play(actions);
}

std::vector<std::string> namesOfGames() {
    std::vector<std::string> names;
    for (const AnyGame* game : anyGames()) {
        names.emplace_back(game->name);
    }
    return names;
}

} // namespace umpire::testing

#include "tests/app/web/server/played_game.h"

#include "app/game/live/announcer.h"
#include "app/game/referee/make_referee.h"

#include <gtest/gtest.h>

namespace umpire::testing {

PlayedGame::PlayedGame(const std::string& game, const std::string& position,
                       const std::string& variant) {
    start_ = std::get<SharedPosition>(*findGame(game)->start(*gameFiles(game), variant));
    if (!position.empty()) {
        const auto read = start_->read(position);
        EXPECT_EQ(read.index(), 0U) << position << ": " << english(describe(std::get<1>(read)));
        start_ = std::get<SharedPosition>(read);
    }
    clock.emplace(start_, std::map<std::string, TimeAllowed>(), AtZero::Show);
    referee_ = referee::makeReferee(*start_, {}, referee::Begun::Earlier);
    referee_->begin({});
}

referee::Announcements PlayedGame::say(const std::string& line, const std::string& side,
                                       std::chrono::microseconds at) {
    return referee_->command(
        at,
        referee::typed(line, side.empty() ? referee::Authority() : referee::Authority::seat(side)));
}

Called PlayedGame::play(const std::string& action) {
    for (const Announcement& each : say("play " + action)) {
        if (const auto* called = std::get_if<Called>(&each.event)) {
            return *called;
        }
    }
    ADD_FAILURE() << action << " is not called";
    return {};
}

referee::Offer PlayedGame::offerOn(int spot) const {
    return referee_->offerOn(spot).value_or(referee::Offer());
}

LivePosition PlayedGame::shown() const {
    LivePosition position = positionOf(*referee_, referee_->laying());
    position.names = names;
    return position;
}

} // namespace umpire::testing

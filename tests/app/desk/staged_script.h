#pragma once

#include "rules/game.h"
#include "tests/films/film.h"

#include <gtest/gtest.h>

namespace umpire::desk {

/// Stills of a game with printed pieces, given action by action in a test. `Stage` is described in
/// tests/films/piece_game.h.
template <Game G, typename Stage>
class StagedScript {
public:
    using State = typename G::State;

    StagedScript(Stage stage, State start) : stage_(std::move(stage)), state_(std::move(start)) {
        stills_.emplace_back().picture = stage_.picture(state_);
    }
    /// Plays a legal action, given in the game's notation.
    void plays(const std::string& text) {
        const auto parsed = G::parseAction(state_, text);
        ASSERT_TRUE(std::holds_alternative<typename G::Action>(parsed)) << text;
        const auto action = std::get<typename G::Action>(parsed);
        const auto wrong = G::validate(state_, action);
        ASSERT_FALSE(wrong) << text << ": " << english(wrong->because);
        const State after = G::apply(state_, action).state;
        stage_.happens(state_, action);
        for (const cv::Mat& picture : stage_.pictures(state_, action, after)) {
            add(picture);
        }
        state_ = after;
    }
    /// Plays an action that the camera cannot see by itself.
    void says(const std::string& text) {
        const auto parsed = G::parseAction(state_, text);
        ASSERT_TRUE(std::holds_alternative<typename G::Action>(parsed)) << text;
        const auto action = std::get<typename G::Action>(parsed);
        const State after = G::apply(state_, action).state;
        stage_.happens(state_, action);
        state_ = after;
    }
    /// Lays this position by hand, regardless of the rules.
    void lies(const std::string& position) {
        const auto parsed = G::parseState(position, G::settingsOf(state_));
        ASSERT_TRUE(std::holds_alternative<State>(parsed)) << position;
        add(stage_.picture(std::get<State>(parsed)));
        state_ = std::get<State>(parsed);
    }
    [[nodiscard]] const std::vector<films::Still>& stills() const { return stills_; }

private:
    void add(const cv::Mat& picture) {
        const auto acting = G::toAct(state_);
        films::Still still;
        still.picture = picture;
        still.seat = Stage::seatOf(acting.empty() ? Player{} : acting.front());
        stills_.push_back(std::move(still));
    }

    Stage stage_;
    State state_;
    std::vector<films::Still> stills_;
};

} // namespace umpire::desk

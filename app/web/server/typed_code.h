#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Six characters that a person reads from Umpire's screen and types on a phone that has scanned no
/// code. A code is drawn when a phone requests it, is valid for a few minutes, and can be used
/// once. docs/security.md computes how likely a guess is to succeed.
class TypedCode {
public:
    using Time = std::chrono::steady_clock::time_point;

    static constexpr std::chrono::minutes kValid{5};
    static constexpr int kGuesses = 5; ///< maximum number of guesses while one code is valid
    static constexpr std::size_t kLength = 6;

    /// Draws a code for a phone and returns it for showing. Returns none if a code is already
    /// valid, or if there were too many wrong guesses.
    std::optional<std::string> want(Time now);

    enum class Said { Right, Wrong, TooOften, Over };
    /// Checks a typed code; accepts lower case, blanks, dashes, O for 0, I and L for 1. `TooOften`:
    /// all guesses are used up. `Over`: no code is valid.
    Said hear(std::string_view typed, Time now);

    /// Tells whether all codes have become invalid.
    [[nodiscard]] bool isOver(Time now) const { return !drawn_ || now - *drawn_ >= kValid; }

private:
    std::string code_;
    std::optional<Time> drawn_; ///< none: no phone has requested a code, or the code was used
    int guesses_ = 0;
};

} // namespace umpire

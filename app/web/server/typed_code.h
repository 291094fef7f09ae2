#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Six characters that somebody reads off Umpire's screen and types on a telephone that has scanned
/// no code. A code is drawn when a telephone asks for it, is valid for a few minutes, and opens
/// something once. docs/security.md has the arithmetic.
class TypedCode {
public:
    using Time = std::chrono::steady_clock::time_point;

    static constexpr std::chrono::minutes kValid{5};
    static constexpr int kGuesses = 5; ///< that are heard while one code is valid
    static constexpr std::size_t kLength = 6;

    /// A telephone asks for a code. The new code, which is to be shown; none where one is valid, or
    /// where there were too many guesses at it.
    std::optional<std::string> want(Time now);

    enum class Said { Right, Wrong, TooOften, Over };
    /// As somebody typed it: small letters, blanks, dashes, O for 0, I and L for 1. `Over`: no code
    /// is valid.
    Said hear(std::string_view typed, Time now);

    /// Is no code valid any more?
    [[nodiscard]] bool isOver(Time now) const { return !drawn_ || now - *drawn_ >= kValid; }

private:
    std::string code_;
    std::optional<Time> drawn_; ///< none: nobody has asked, or the code was used
    int guesses_ = 0;
};

} // namespace umpire

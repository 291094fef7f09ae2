#include "app/web/server/typed_code.h"

#include "app/common/network/token.h"

#include <cctype>
#include <QRandomGenerator>

namespace umpire {
namespace {

/// The letters of a code: without I, L, O and U, as in the seal of a record (Crockford's base 32),
/// 5 bits each.
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

std::string freshCode() {
    std::uint32_t bits = QRandomGenerator::system()->generate();
    std::string code;
    for (std::size_t i = 0; i < TypedCode::kLength; ++i) {
        code += kLetters[bits & 31U];
        bits >>= 5U;
    }
    return code;
}

std::string lettersOf(std::string_view typed) {
    std::string letters;
    for (const char each : typed) {
        const char capital = char(std::toupper(static_cast<unsigned char>(each)));
        if (capital != ' ' && capital != '-') {
            letters += capital == 'O' ? '0' : capital == 'I' || capital == 'L' ? '1' : capital;
        }
    }
    return letters;
}

} // namespace

std::optional<std::string> TypedCode::want(Time now) {
    if (!isOver(now)) {
        return std::nullopt;
    }
    code_ = freshCode();
    drawn_ = now;
    guesses_ = 0;
    return code_;
}

TypedCode::Said TypedCode::hear(std::string_view typed, Time now) {
    if (isOver(now)) {
        return Said::Over;
    }
    if (guesses_ == kGuesses) {
        return Said::TooOften;
    }
    ++guesses_;
    if (!isSameToken(lettersOf(typed), code_)) {
        return guesses_ == kGuesses ? Said::TooOften : Said::Wrong;
    }
    drawn_.reset();
    return Said::Right;
}

} // namespace umpire

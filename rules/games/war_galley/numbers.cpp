#include "rules/games/war_galley/numbers.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace umpire::war_galley {
namespace {

constexpr double kScale = 1000.0;
constexpr std::int64_t kFullTurn = 360'000;
constexpr std::size_t kMaxWholeDigits = 6;
constexpr std::size_t kMaxDecimals = 3;

std::int64_t thousandths(double value) {
    return std::llround(value * kScale);
}

double ofThousandths(std::int64_t count) {
    return double(count) / kScale;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Writes the shortest form without an exponent, so that every reader of the notation can read the
/// number.
std::string shortest(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::fixed);
    return {digits.data(), end.ptr};
}

/// Takes at most `most` digits, and appends them to `number`. Returns how many digits were taken.
std::size_t takeDigits(NotationReader& reader, std::size_t most, std::int64_t& number) {
    std::size_t taken = 0;
    while (taken < most && isDigit(reader.peek())) {
        number = 10 * number + (*reader.takeCharacter() - '0');
        ++taken;
    }
    return taken;
}

} // namespace

Millimetres recorded(Millimetres length) {
    return Millimetres(ofThousandths(thousandths(length.value())));
}

GalleyPose recorded(const GalleyPose& pose) {
    const std::int64_t turned = thousandths(degreesFromRadians(pose.heading)) % kFullTurn;
    const std::int64_t heading = turned < 0 ? turned + kFullTurn : turned;
    return {{recorded(pose.bow.x), recorded(pose.bow.y)},
            radiansFromDegrees(ofThousandths(heading))};
}

bool isRecordable(TablePoint point) {
    return std::isfinite(point.x.value()) && std::isfinite(point.y.value()) &&
           abs(point.x) <= kFarthest && abs(point.y) <= kFarthest;
}

bool isRecordable(const GalleyPose& pose) {
    return isRecordable(pose.bow) && std::abs(pose.heading.value()) < kScale;
}

std::string text(Millimetres length) {
    return shortest(length.value());
}

std::string text(TablePoint point) {
    return text(point.x) + "," + text(point.y);
}

std::string text(const GalleyPose& pose) {
    const double degrees = ofThousandths(thousandths(degreesFromRadians(pose.heading)));
    return text(pose.bow) + "," + shortest(degrees);
}

std::optional<double> takeThousandths(NotationReader& reader) {
    const bool negative = reader.take("-");
    std::int64_t number = 0;
    if (takeDigits(reader, kMaxWholeDigits, number) == 0) {
        return std::nullopt;
    }
    std::size_t decimals = 0;
    if (reader.take(".")) {
        decimals = takeDigits(reader, kMaxDecimals, number);
        if (decimals == 0) {
            return std::nullopt;
        }
    }
    for (; decimals < kMaxDecimals; ++decimals) {
        number *= 10;
    }
    return isDigit(reader.peek()) ? std::nullopt
                                  : std::optional(ofThousandths(negative ? -number : number));
}

std::optional<TablePoint> takePoint(NotationReader& reader) {
    const auto x = takeThousandths(reader);
    const auto y = x && reader.take(",") ? takeThousandths(reader) : std::nullopt;
    return y ? std::optional(TablePoint{Millimetres(*x), Millimetres(*y)}) : std::nullopt;
}

std::optional<GalleyPose> takePose(NotationReader& reader) {
    const auto bow = takePoint(reader);
    const auto heading = bow && reader.take(",") ? takeThousandths(reader) : std::nullopt;
    return heading ? std::optional(recorded(GalleyPose{*bow, radiansFromDegrees(*heading)}))
                   : std::nullopt;
}

} // namespace umpire::war_galley

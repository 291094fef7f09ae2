#pragma once

#include <cmath>
#include <compare>
#include <numbers>

/// Types for numbers with a unit. Lengths on the table are in millimetres, and angles in radians.
///
/// Table frame: the origin is the play area's lower-left corner as side A sees it; x points right,
/// y away from side A, z up; right-handed. Angles are counter-clockwise from +x. Picture frame: the
/// centre of the top-left pixel is (0, 0); u points right, v down.
namespace umpire {

/// A number with a unit. It can be added to and compared with values of the same unit, and
/// multiplied by plain numbers.
template <class Unit>
class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : value_(value) {}

    [[nodiscard]] constexpr double value() const { return value_; }

    constexpr auto operator<=>(const Quantity&) const = default;
    constexpr Quantity operator-() const { return Quantity(-value_); }
    constexpr Quantity& operator+=(Quantity other) { return *this = *this + other; }
    constexpr Quantity& operator-=(Quantity other) { return *this = *this - other; }

    friend constexpr Quantity operator+(Quantity a, Quantity b) {
        return Quantity(a.value_ + b.value_);
    }
    friend constexpr Quantity operator-(Quantity a, Quantity b) {
        return Quantity(a.value_ - b.value_);
    }
    friend constexpr Quantity operator*(Quantity a, double factor) {
        return Quantity(a.value_ * factor);
    }
    friend constexpr Quantity operator*(double factor, Quantity a) { return a * factor; }
    friend constexpr Quantity operator/(Quantity a, double divisor) {
        return Quantity(a.value_ / divisor);
    }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.value_ / b.value_; }
    friend Quantity abs(Quantity a) { return Quantity(std::abs(a.value_)); }

private:
    double value_ = 0.0;
};

using Millimetres = Quantity<struct MillimetreUnit>;
using Radians = Quantity<struct RadianUnit>;
using Pixels = Quantity<struct PixelUnit>;

constexpr Radians radiansFromDegrees(double degrees) {
    return Radians(degrees * std::numbers::pi / 180.0);
}
constexpr double degreesFromRadians(Radians angle) {
    return angle.value() * 180.0 / std::numbers::pi;
}

inline namespace literals {
constexpr Millimetres operator""_mm(long double value) {
    return Millimetres(double(value));
}
constexpr Millimetres operator""_mm(unsigned long long value) {
    return Millimetres(double(value));
}
constexpr Radians operator""_deg(long double value) {
    return radiansFromDegrees(double(value));
}
constexpr Radians operator""_deg(unsigned long long value) {
    return radiansFromDegrees(double(value));
}
constexpr Pixels operator""_px(long double value) {
    return Pixels(double(value));
}
constexpr Pixels operator""_px(unsigned long long value) {
    return Pixels(double(value));
}
} // namespace literals

} // namespace umpire

#include "app/game/live/point_command.h"

#include <charconv>
#include <cstdio>

namespace umpire {
namespace {

constexpr std::string_view kPoint = "point ";
/// The kit's ships and soldiers of Triremes stand this high; the rest lies flat.
constexpr Millimetres kFigure = 24_mm;
constexpr Millimetres kStep = 3_mm;

template <typename Number>
std::optional<Number> wholeNumber(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(value) : std::nullopt;
}

} // namespace

bool isPointCommand(std::string_view line) {
    return line.starts_with(kPoint);
}

std::string pointCommand(const PointedAt& pointed) {
    const std::string word(kPoint);
    if (const int* spot = std::get_if<int>(&pointed)) {
        return word + std::to_string(*spot);
    }
    const auto pixel = std::get<ImagePoint>(pointed);
    char text[64];
    std::snprintf(text, sizeof text, "%.2f,%.2f", pixel.x.value(), pixel.y.value());
    return word + text;
}

std::optional<PointedAt> pointSaid(std::string_view line) {
    if (!isPointCommand(line)) {
        return std::nullopt;
    }
    line.remove_prefix(kPoint.size());
    const std::size_t comma = line.find(',');
    if (comma == std::string_view::npos) {
        const auto spot = wholeNumber<int>(line);
        return spot ? std::optional<PointedAt>(*spot) : std::nullopt;
    }
    const auto x = wholeNumber<double>(line.substr(0, comma));
    const auto y = wholeNumber<double>(line.substr(comma + 1));
    return x && y ? std::optional<PointedAt>(ImagePoint{Pixels(*x), Pixels(*y)}) : std::nullopt;
}

std::vector<TablePoint> rayFrom(const TableView& view, ImagePoint pixel) {
    std::vector<TablePoint> ray;
    for (Millimetres height = 0_mm; height <= kFigure; height += kStep) {
        if (const auto point = tableFromImage(view, pixel, height)) {
            ray.push_back(*point);
        }
    }
    return ray;
}

} // namespace umpire

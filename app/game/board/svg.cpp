#include "app/game/board/svg.h"

#include <array>
#include <charconv>
#include <cmath>

namespace umpire::svg {
namespace {

std::string escaped(std::string_view words) {
    std::string safe;
    for (const char letter : words) {
        switch (letter) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        default:
            safe += letter;
        }
    }
    return safe;
}

} // namespace

std::string numeral(double number) {
    std::array<char, 32> digits{};
    const double cut = std::round(number * 100.0) / 100.0 + 0.0; // adding 0 turns -0 into 0
    const auto end = std::to_chars(digits.begin(), digits.end(), cut).ptr;
    return {digits.begin(), end};
}

std::string joined(const std::vector<XY>& points) {
    std::string all;
    for (const XY& point : points) {
        all += (all.empty() ? "" : " ") + numeral(point.x) + "," + numeral(point.y);
    }
    return all;
}

void Writer::begin(std::string_view element, const Attributes& attributes) {
    written_.append("<").append(element);
    for (const Attribute& each : attributes) {
        written_.append(" ").append(each.name).append("=\"").append(escaped(each.value)) += '"';
    }
}

void Writer::open(std::string_view element, const Attributes& attributes) {
    begin(element, attributes);
    written_ += '>';
}

void Writer::close(std::string_view element) {
    written_.append("</").append(element) += '>';
}

void Writer::shape(std::string_view element, const Attributes& attributes, const Attributes& more) {
    Attributes all = attributes;
    all.insert(all.end(), more.begin(), more.end());
    begin(element, all);
    written_ += "/>";
}

void Writer::text(std::string_view words, const Attributes& attributes) {
    open("text", attributes);
    written_ += escaped(words);
    close("text");
}

} // namespace umpire::svg

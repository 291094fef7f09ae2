#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Writes Scalable Vector Graphics (W3C, SVG 1.1), as short as possible.
namespace umpire::svg {

/// Returns the number with at most two digits after the point: "0.5", "12".
std::string numeral(double number);

struct Attribute {
    std::string_view name;
    std::string value;
    Attribute(std::string_view key, double number) : name(key), value(numeral(number)) {}
    Attribute(std::string_view key, std::string_view words) : name(key), value(words) {}
};
using Attributes = std::vector<Attribute>;

struct XY {
    double x = 0.0;
    double y = 0.0; ///< downwards
    bool operator==(const XY&) const = default;
};
/// Returns the points as a polygon's attribute has them: "0,1 2,3".
std::string joined(const std::vector<XY>& points);

class Writer {
public:
    /// Begins a group, which `close` ends.
    void open(std::string_view element, const Attributes& attributes);
    void close(std::string_view element);
    /// `more` follows `attributes`.
    void shape(std::string_view element, const Attributes& attributes, const Attributes& more = {});
    /// Writes a text whose baseline begins at (x, y), or is centred there by "text-anchor".
    void text(std::string_view words, const Attributes& attributes);

    [[nodiscard]] const std::string& written() const { return written_; }

private:
    void begin(std::string_view element, const Attributes& attributes);

    std::string written_;
};

} // namespace umpire::svg

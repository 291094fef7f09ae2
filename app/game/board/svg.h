#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Writes Scalable Vector Graphics (W3C, SVG 1.1) as a short text.
namespace umpire::svg {

/// Returns the number with at most two decimals: "0.5", "12".
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
    double y = 0.0; ///< points downwards
    bool operator==(const XY&) const = default;
};
/// Returns the points in the form of SVG's attribute "points": "0,1 2,3".
std::string joined(const std::vector<XY>& points);

class Writer {
public:
    /// Begins an element that contains others. `close` ends it.
    void open(std::string_view element, const Attributes& attributes);
    void close(std::string_view element);
    /// Writes an element without content. The attributes in `more` follow those in `attributes`.
    void shape(std::string_view element, const Attributes& attributes, const Attributes& more = {});
    /// Writes a text. Its baseline begins at (x, y), or is centred there if "text-anchor" is
    /// "middle".
    void text(std::string_view words, const Attributes& attributes);

    [[nodiscard]] const std::string& written() const { return written_; }

private:
    void begin(std::string_view element, const Attributes& attributes);

    std::string written_;
};

} // namespace umpire::svg

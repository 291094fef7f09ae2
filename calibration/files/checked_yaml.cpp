#include "calibration/files/checked_yaml.h"

#include "calibration/files/regular_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fstream>
#include <optional>
#include <set>

namespace umpire {

namespace {

/// Maximum size of a file, in bytes. A usual camera or table file has about 1 kB; a table file with
/// every tag of the largest dictionary has 60 kB.
constexpr std::size_t kLargestFile = 1U << 20U;
/// Maximum depth of nested brackets. yaml-cpp recurses once per level; these files need four
/// levels.
constexpr int kDeepestNesting = 32;

/// Removes the first line if it is a %YAML directive. yaml-cpp accepts "%YAML 1.2", but OpenCV
/// writes "%YAML:1.0". Neither carries information.
std::string withoutDirective(const std::string& text) {
    if (!text.starts_with("%YAML")) {
        return text;
    }
    const std::size_t end = text.find('\n');
    return end == std::string::npos ? std::string() : text.substr(end + 1);
}

/// Tells whether brackets are nested deeper than kDeepestNesting. Called before the parser reads
/// the text.
bool nestsTooDeep(const std::string& text) {
    int depth = 0;
    int deepest = 0;
    for (const char c : text) {
        depth += c == '[' || c == '{' ? 1 : (c == ']' || c == '}' ? -1 : 0);
        deepest = std::max(deepest, depth);
    }
    return deepest > kDeepestNesting;
}

/// Shortens a text to 60 characters for a message, and replaces the control characters that a
/// hostile file may contain.
std::string oneLine(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::string line;
    for (const char c : text.substr(0, kLongest)) {
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    }
    return text.size() > kLongest ? line + "..." : line;
}

Message described(const YAML::Node& node) {
    if (node.IsMap()) {
        return message("a mapping");
    }
    if (node.IsSequence()) {
        return message("a list");
    }
    if (node.IsScalar()) {
        return '"' + oneLine(node.Scalar()) + '"';
    }
    return message("nothing");
}

/// Parses a number. Returns none if the node is not a number, NaN for ".nan", and infinity for
/// ".inf" and for numbers that are too large for a double.
std::optional<double> parsedNumber(const YAML::Node& node) {
    if (!node.IsScalar()) {
        return std::nullopt;
    }
    std::string_view text = node.Scalar();
    for (const std::string_view special : {".nan", ".NaN", ".NAN", ".Nan", "nan", "NaN"}) {
        if (text == special) {
            return std::nan("");
        }
    }
    for (const std::string_view special :
         {".inf", ".Inf", ".INF", "-.inf", "-.Inf", "-.INF", "inf"}) {
        if (text == special) {
            return HUGE_VAL;
        }
    }
    if (text.starts_with('+')) {
        text.remove_prefix(1);
    }
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::result_out_of_range) {
        return HUGE_VAL;
    }
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

} // namespace

CheckedYaml::CheckedYaml(const std::string& text, std::string name, Message remedy)
    : name_(std::move(name)), remedy_(std::move(remedy)) {
    if (text.size() > kLargestFile || nestsTooDeep(text)) {
        reject("", message("not a calibration file: too large or nested too deep"));
        return;
    }
    try {
        root_ = YAML::Load(withoutDirective(text));
        checkRoot();
    } catch (const YAML::Exception& problem) {
        root_ = YAML::Node();
        const bool located = !problem.mark.is_null();
        reject("", located ? message("not valid YAML, line %1: %2", problem.mark.line + 1,
                                     oneLine(problem.msg))
                           : message("%1: %2", "not valid YAML", oneLine(problem.msg)));
    }
}

void CheckedYaml::checkRoot() {
    if (!root_.IsMap()) {
        reject("", message("not a YAML file of \"key: value\" lines"));
    }
    std::set<std::string> seen;
    for (const auto& entry : root_) {
        if (ok() && !seen.insert(entry.first.Scalar()).second) {
            reject(oneLine(entry.first.Scalar()), message("stands there twice"));
        }
    }
}

void CheckedYaml::reject(const std::string& key, const Message& problem) {
    if (fault_.empty()) {
        fault_ = message(
            "%1; %2",
            message("%1: %2", name_, key.empty() ? problem : message("%1: %2", key, problem)),
            remedy_);
    }
}

YAML::Node CheckedYaml::optional(const YAML::Node& parent, std::string_view name) {
    if (!ok() || !parent.IsMap()) {
        return {};
    }
    try {
        const YAML::Node found = parent[std::string(name)];
        return found.IsDefined() ? found : YAML::Node();
    } catch (const YAML::Exception&) {
        return {};
    }
}

YAML::Node CheckedYaml::required(const YAML::Node& parent, std::string_view name,
                                 const std::string& key) {
    if (ok() && !parent.IsMap()) {
        const std::size_t dot = key.find_last_of('.');
        reject(dot == std::string::npos ? key : key.substr(0, dot),
               message("must be a mapping, found %1", described(parent)));
    }
    YAML::Node found = optional(parent, name);
    if (found.IsNull()) {
        reject(key, message("is missing"));
    }
    return found;
}

double CheckedYaml::number(const YAML::Node& node, const std::string& key, NumberRange range) {
    if (!ok()) {
        return 0.0;
    }
    const std::optional<double> value = parsedNumber(node);
    if (!value) {
        reject(key, message("must be a number, found %1", described(node)));
    } else if (!std::isfinite(*value)) {
        reject(key, message("must be finite, found %1", described(node)));
    } else if (*value < range.lowest || *value > range.highest) {
        reject(key, message("must be between %1 and %2, found %3", exactText(range.lowest),
                            exactText(range.highest), described(node)));
    }
    return ok() ? *value : 0.0;
}

int CheckedYaml::integer(const YAML::Node& node, const std::string& key, NumberRange range) {
    const double value = number(node, key, range);
    if (value != std::floor(value)) {
        reject(key, message("must be a whole number, found %1", described(node)));
    }
    return ok() ? int(value) : 0;
}

std::string CheckedYaml::text(const YAML::Node& node, const std::string& key) {
    if (!ok()) {
        return {};
    }
    if (!node.IsScalar() || node.Scalar().empty()) {
        reject(key, message("must be a name, found %1", described(node)));
        return {};
    }
    return node.Scalar();
}

std::vector<double> CheckedYaml::numbers(const YAML::Node& node, const std::string& key,
                                         std::size_t count, NumberRange range) {
    std::vector<double> values(count, 0.0);
    if (!ok()) {
        return values;
    }
    if (!node.IsSequence() || node.size() != count) {
        reject(key, message("must be a list of %1 numbers, found %2", count,
                            node.IsSequence() ? Message(node.size()) : described(node)));
        return values;
    }
    for (std::size_t i = 0; i < count; ++i) {
        values[i] = number(node[i], key + "[" + std::to_string(i) + "]", range);
    }
    return values;
}

std::vector<double> CheckedYaml::matrix(const YAML::Node& node, const std::string& key,
                                        MatrixShape shape, NumberRange range) {
    constexpr NumberRange kSide{0, 1e6};
    const int rows = integer(required(node, "rows", key + ".rows"), key + ".rows", kSide);
    const int columns = integer(required(node, "cols", key + ".cols"), key + ".cols", kSide);
    const auto text = [](int r, int c) { return std::to_string(r) + " x " + std::to_string(c); };
    if (ok() && (rows != shape.rows || columns != shape.columns)) {
        reject(key, message("must have %1 numbers, found %2", text(shape.rows, shape.columns),
                            text(rows, columns)));
    }
    return numbers(required(node, "data", key + ".data"), key + ".data",
                   std::size_t(shape.rows) * std::size_t(shape.columns), range);
}

Calibrated<std::string> readTextFile(const std::string& path) {
    const auto failed = [&](const Message& problem) {
        return tl::unexpected(
            CalibrationError{CalibrationError::Kind::CannotRead, message("%1: %2", path, problem)});
    };
    auto text = readRegularFile(path, kLargestFile);
    if (!text && text.error() == FileFault::TooLarge) {
        return failed(
            message("is larger than 1 MiB, so it is no calibration file; check the path"));
    }
    if (!text) {
        return failed(describe(text.error()));
    }
    return *std::move(text);
}

Calibrated<void> writeTextFile(const std::string& path, const std::string& text) {
    std::ofstream stream(path, std::ios::binary | std::ios::trunc);
    stream << text;
    stream.close();
    if (!stream) {
        return tl::unexpected(
            CalibrationError{CalibrationError::Kind::CannotWrite,
                             message("%1: %2", path,
                                     message("cannot be written; check that the folder exists and "
                                             "that the disk has room"))});
    }
    return {};
}

std::string exactText(double value) {
    std::array<char, 32> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), end};
}

std::string quotedText(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            (quoted += '\\') += c;
        } else if (code < 0x20 || code == 0x7f) {
            ((quoted += "\\x") += kHex[code >> 4U]) += kHex[code & 15U];
        } else {
            quoted += c;
        }
    }
    return quoted + '"';
}

} // namespace umpire

#pragma once

#include "calibration/files/calibration_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace umpire {

/// A number and the range that makes sense for it, ends included.
struct NumberRange {
    double lowest;
    double highest;
};

struct MatrixShape {
    int rows = 0;
    int columns = 0;
};

/// Reads the keys of one YAML text and keeps the first thing that is wrong; every later read then
/// gives zeros, so that a reader goes straight through and asks `fault()` once at the end.
/// Nothing throws. Read with yaml-cpp: OpenCV 4.6's FileStorage asserts and overruns on hostile
/// text.
class CheckedYaml {
public:
    /// `name` stands for the file in messages; `remedy` ends each of them: "write it anew with …".
    CheckedYaml(const std::string& text, std::string name, Message remedy);

    [[nodiscard]] const YAML::Node& root() const { return root_; }
    /// The value under a key that must be there; `key` is the path for people: "tags[2].id".
    YAML::Node required(const YAML::Node& parent, std::string_view name, const std::string& key);
    /// The same, but null where it is absent.
    YAML::Node optional(const YAML::Node& parent, std::string_view name);

    double number(const YAML::Node& node, const std::string& key, NumberRange range);
    int integer(const YAML::Node& node, const std::string& key, NumberRange range);
    std::string text(const YAML::Node& node, const std::string& key);
    /// A sequence of exactly `count` numbers.
    std::vector<double> numbers(const YAML::Node& node, const std::string& key, std::size_t count,
                                NumberRange range);
    /// OpenCV's and ROS's matrix: rows, cols, data.
    std::vector<double> matrix(const YAML::Node& node, const std::string& key, MatrixShape shape,
                               NumberRange range);

    /// Records what is wrong with a key, unless something was wrong before.
    void reject(const std::string& key, const Message& problem);
    [[nodiscard]] bool ok() const { return fault_.empty(); }
    [[nodiscard]] CalibrationError fault() const {
        return {CalibrationError::Kind::CannotRead, fault_};
    }

private:
    void checkRoot();

    YAML::Node root_;
    std::string name_;
    Message remedy_;
    Message fault_;
};

/// The whole of a small text file. Error: missing, a directory, unreadable, or over 1 MiB.
Calibrated<std::string> readTextFile(const std::string& path);
/// Writes a text file whole. Error: the path cannot be written (CannotWrite).
Calibrated<void> writeTextFile(const std::string& path, const std::string& text);

/// The shortest text that reads back as the same number.
std::string exactText(double value);
/// A YAML double-quoted string.
std::string quotedText(std::string_view text);

} // namespace umpire

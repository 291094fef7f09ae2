#pragma once

#include "calibration/files/calibration_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace umpire {

/// The range of permitted values of a number; both ends are included.
struct NumberRange {
    double lowest;
    double highest;
};

struct MatrixShape {
    int rows = 0;
    int columns = 0;
};

/// Reads the keys of one YAML text and stores the first error. Every read after an error returns
/// zero or an empty value, so a caller checks `fault()` only once, at the end. No function throws.
/// The class uses yaml-cpp, because OpenCV 4.6's FileStorage fails assertions and reads past the
/// end of hostile texts.
class CheckedYaml {
public:
    /// `name` is the file's name in messages. `remedy` is the end of each message, such as "write
    /// it anew with …".
    CheckedYaml(const std::string& text, std::string name, Message remedy);

    [[nodiscard]] const YAML::Node& root() const { return root_; }
    /// Returns the value of a required key. `key` is the key's full path for messages, such as
    /// "tags[2].id".
    YAML::Node required(const YAML::Node& parent, std::string_view name, const std::string& key);
    /// Returns the value of an optional key, or a null node if the key is absent.
    YAML::Node optional(const YAML::Node& parent, std::string_view name);

    double number(const YAML::Node& node, const std::string& key, NumberRange range);
    int integer(const YAML::Node& node, const std::string& key, NumberRange range);
    std::string text(const YAML::Node& node, const std::string& key);
    /// Reads a list of exactly `count` numbers.
    std::vector<double> numbers(const YAML::Node& node, const std::string& key, std::size_t count,
                                NumberRange range);
    /// Reads a matrix in the format of OpenCV and ROS (keys rows, cols and data), row by row.
    std::vector<double> matrix(const YAML::Node& node, const std::string& key, MatrixShape shape,
                               NumberRange range);

    /// Records the error of a key, unless an error was recorded before.
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

/// Reads a whole text file. Returns an error if the file is missing, is not a regular file, is
/// unreadable, or is larger than 1 MiB.
Calibrated<std::string> readTextFile(const std::string& path);
/// Writes a whole text file, in place of an older file. Returns the error CannotWrite if that
/// fails.
Calibrated<void> writeTextFile(const std::string& path, const std::string& text);

/// Returns the shortest decimal text that reads back as exactly the same number.
std::string exactText(double value);
/// Returns the text as a double-quoted YAML string, with quotes, backslashes and control characters
/// escaped.
std::string quotedText(std::string_view text);

} // namespace umpire

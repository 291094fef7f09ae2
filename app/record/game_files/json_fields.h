#pragma once

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace umpire {

/// Reads fields of a JSON document and keeps the first error, "wall_zones[2].breaches: …". After an
/// error every answer is a default.
class JsonFields {
public:
    using Json = nlohmann::json;

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] const std::string& error() const { return *error_; }

    /// Keeps the first: the field and what is wrong there.
    void fail(const std::string& field, const std::string& why) {
        if (!error_) {
            error_ = field + ": " + why;
        }
    }
    /// The member, or null where it is missing or `in` is no object.
    const Json& member(const Json& in, const std::string& path, const char* key) {
        static const Json kNothing;
        if (failed()) {
            return kNothing;
        }
        if (!in.is_object() || !in.contains(key)) {
            fail(pathOf(path, key), "is missing; give it");
            return kNothing;
        }
        return in.at(key);
    }
    std::string text(const Json& in, const std::string& path, const char* key) {
        const Json& value = member(in, path, key);
        if (!failed() && !value.is_string()) {
            fail(pathOf(path, key), "give a text");
        }
        return failed() ? std::string{} : value.get<std::string>();
    }
    /// A whole number that an int holds; the field may be a member or an element.
    int whole(const Json& value, const std::string& field) {
        const bool fits = value.is_number_integer() &&
                          value.get<double>() >= std::numeric_limits<int>::min() &&
                          value.get<double>() <= std::numeric_limits<int>::max();
        if (!fits) {
            fail(field, "give a whole number");
        }
        return failed() ? 0 : value.get<int>();
    }
    int number(const Json& in, const std::string& path, const char* key) {
        const Json& value = member(in, path, key);
        return failed() ? 0 : whole(value, pathOf(path, key));
    }
    /// An array; empty after an error.
    const Json& list(const Json& in, const std::string& path, const char* key) {
        static const Json kEmpty = Json::array();
        const Json& value = member(in, path, key);
        if (!failed() && !value.is_array()) {
            fail(pathOf(path, key), "give a list");
        }
        return failed() ? kEmpty : value;
    }

    static std::string pathOf(const std::string& path, const std::string& key) {
        return path.empty() ? key : path + "." + key;
    }
    static std::string pathOf(const std::string& path, std::size_t index) {
        return path + "[" + std::to_string(index) + "]";
    }

private:
    std::optional<std::string> error_;
};

} // namespace umpire

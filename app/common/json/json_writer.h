#pragma once

#include "app/common/json/field_bounds.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// Writes an object field by field. It accepts the same calls as JsonReader, so one function
/// `fields` describes both.
class JsonWriter {
public:
    using Json = nlohmann::ordered_json;

    template <typename T, typename... Bounds>
    void operator()(const char* name, const T& value, const Bounds&... bounds) {
        if constexpr (requires { writeField(json_, name, &value); }) {
            writeField(json_, name, &value);
        } else {
            json_[name] = valueOf(value, bounds...);
        }
    }
    /// Writes the field unless its value is the type's default.
    template <typename T, typename... Bounds>
    void ifAny(const char* name, const T& value, const Bounds&... bounds) {
        if (value != T()) {
            (*this)(name, value, bounds...);
        }
    }
    void schema(std::string_view name) { json_["schema"] = name; }
    /// Does nothing, because values that are written are valid.
    void fail(const std::string& /*name*/, const std::string& /*why*/) const {}

    [[nodiscard]] const Json& json() const { return json_; }

    template <typename T>
    static Json valueOf(const T& value, const auto&... /*bounds*/) {
        if constexpr (requires(T & copy) { inJson(copy); }) {
            T copy = value;
            return valueOf(inJson(copy));
        } else if constexpr (requires(JsonWriter & writer, T & copy) { fields(writer, copy); }) {
            JsonWriter writer;
            T copy = value; // `fields` takes a mutable value, because the reader also uses it
            fields(writer, copy);
            return std::move(writer.json_);
        } else {
            return value;
        }
    }
    template <typename T, std::size_t Count>
    static Json valueOf(const T& value, const Named<T> (&names)[Count]) {
        return nameIn(names, value);
    }
    template <typename T>
    static Json valueOf(const std::optional<T>& value, const auto&... bounds) {
        return value ? valueOf(*value, bounds...) : Json(nullptr);
    }
    template <typename T>
    static Json valueOf(const std::vector<T>& list, AtMost /*count*/, const auto&... bounds) {
        return valueOf(list, bounds...);
    }
    template <typename T>
    static Json valueOf(const std::vector<T>& list, const auto&... bounds) {
        Json json = Json::array();
        for (const T& each : list) {
            json.push_back(valueOf(each, bounds...));
        }
        return json;
    }
    template <typename T, typename Less>
    static Json valueOf(const std::map<std::string, T, Less>& object, const auto&... bounds) {
        Json json = Json::object();
        for (const auto& [name, value] : object) {
            json[name] = valueOf(value, bounds...);
        }
        return json;
    }

private:
    Json json_ = Json::object();
};

/// Writes a value of any type that has `fields(visit, value)` as a document.
template <typename T>
nlohmann::ordered_json jsonOfFields(const T& value) {
    return JsonWriter::valueOf(value);
}

} // namespace umpire

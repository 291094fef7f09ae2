#pragma once

#include "app/common/json/field_bounds.h"
#include "app/common/json/json_text.h"

#include <array>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <type_traits>
#include <vector>

namespace umpire {

/// Reads one value of a document, usually an object, field by field. Reads texts, numbers,
/// booleans, lists, objects whose keys are names, and any type with `fields(visit, value)`. Stores
/// the document's first error with its path, such as "wall_zones[2].breaches: …". After an error,
/// no value changes any more. The document must outlive the reader.
class JsonReader {
public:
    using Json = nlohmann::json;

    explicit JsonReader(const Json& document)
        : json_(&document), error_(std::make_shared<std::string>()) {}

    [[nodiscard]] bool failed() const { return !error_->empty(); }
    [[nodiscard]] const std::string& error() const { return *error_; }
    /// Stores an error of this value, or of the field `name`, unless the document already has an
    /// error.
    void fail(const std::string& why) const;
    void fail(const std::string& name, const std::string& why) const;

    /// Reads a required field.
    template <typename T, typename... Bounds>
    void operator()(const char* name, T& value, const Bounds&... bounds) const {
        if constexpr (requires { readField(*this, name, value); }) {
            readField(*this, name, value);
        } else {
            at(name).read(value, bounds...);
        }
    }
    /// Reads an optional field; a missing or null field leaves the value unchanged.
    template <typename T, typename... Bounds>
    void ifAny(const char* name, T& value, const Bounds&... bounds) const {
        if (!beside(name).is_null()) {
            (*this)(name, value, bounds...);
        }
    }
    void schema(std::string_view wanted) const;
    /// Reports an error for each field whose name is not in the list.
    void onlyThese(std::initializer_list<std::string_view> names) const;

    /// Returns a reader for a field. Reports an error if the field is missing. After any error the
    /// reader reads null.
    [[nodiscard]] JsonReader at(const std::string& name) const;
    /// Returns the field's JSON without reading it; null if the field is missing.
    [[nodiscard]] const Json& beside(const std::string& name) const;
    [[nodiscard]] bool has(const char* name) const { return json_->contains(name); }
    /// Returns a reader for each element of a list, in order. Reports an error if this value is no
    /// list.
    [[nodiscard]] std::vector<JsonReader> elements() const;

    /// These functions read the value itself, and report an error if its type or its bounds are
    /// wrong.
    template <typename T>
    void read(std::optional<T>& value, const auto&... bounds) const {
        if (json_->is_null()) {
            value = failed() ? value : std::nullopt;
        } else {
            read(value.emplace(), bounds...);
        }
    }
    template <typename T>
    void read(std::vector<T>& list, AtMost count, const auto&... bounds) const {
        if (json_->size() > count.most) {
            fail("give at most " + std::to_string(count.most));
        }
        readEach(list, bounds...);
    }
    template <typename T>
    void read(std::vector<T>& list, const auto&... bounds) const {
        readEach(list, bounds...);
    }
    template <typename T, std::size_t Count>
    void read(std::array<T, Count>& list, const auto&... bounds) const {
        const std::vector<JsonReader> all = elements();
        if (all.size() != Count) {
            fail("give a list of " + std::to_string(Count));
        }
        for (std::size_t i = 0; i < Count && !failed(); ++i) {
            all[i].read(list[i], bounds...);
        }
    }
    template <typename T, typename Less>
    void read(std::map<std::string, T, Less>& object, const auto&... bounds) const {
        if (!failed() && !json_->is_object()) {
            fail("give an object");
        }
        if (!failed()) {
            object.clear();
        }
        for (auto it = json_->begin(); !failed() && it != json_->end(); ++it) {
            inside(it.key(), *it).read(object[it.key()], bounds...);
        }
    }
    void read(std::string& value, AtMost length = {kMostJsonBytes}) const;
    void read(std::string& value, Sha256 hash) const;
    void read(bool& value) const;
    void read(double& value) const;
    void read(double& value, Between bounds) const;
    template <typename T>
    requires std::is_integral_v<T>
    void read(T& value, Between bounds = kAll<T>) const {
        value = failed() ? value : T(whole(bounds, std::int64_t(value)));
    }
    template <typename T, std::size_t Count>
    void read(T& value, const Named<T> (&names)[Count]) const {
        std::string name;
        read(name);
        std::string known;
        for (const Named<T>& each : names) {
            known.append(known.empty() ? "" : ", ").append(each.name);
        }
        if (const T* found = valueIn(names, name); found != nullptr) {
            value = failed() ? value : *found;
        } else {
            fail("give one of " + known);
        }
    }
    template <typename T>
    requires std::is_class_v<T>
    void read(T& value) const {
        if constexpr (requires { inJson(value); }) { // JSON has only this member
            read(inJson(value));
        } else {
            fields(*this, value);
        }
    }

private:
    template <typename T>
    static constexpr Between kAll = {std::int64_t(std::numeric_limits<T>::min()),
                                     sizeof(T) < sizeof(std::int64_t)
                                         ? std::int64_t(std::numeric_limits<T>::max())
                                         : std::numeric_limits<std::int64_t>::max()};

    template <typename T>
    void readEach(std::vector<T>& list, const auto&... bounds) const {
        const std::vector<JsonReader> all = elements();
        if (!failed()) {
            list.clear();
        }
        for (const JsonReader& each : all) {
            each.read(list.emplace_back(), bounds...);
        }
    }
    [[nodiscard]] JsonReader inside(const std::string& name, const Json& json) const;
    [[nodiscard]] std::int64_t whole(Between bounds, std::int64_t otherwise) const;

    const Json* json_;
    std::string path_;
    std::shared_ptr<std::string> error_;
};

/// Reads a document into a value. Optional fields that are missing keep their values in `value`.
/// Error: one line with the path of the first fault.
template <typename T>
FromJson<T> fromJson(const nlohmann::json& document, T value = {}) {
    const JsonReader reader(document);
    reader.read(value);
    return reader.failed() ? FromJson<T>(tl::make_unexpected(reader.error()))
                           : FromJson<T>(std::move(value));
}
/// Parses a text from any source and reads it. Error: one line, from `parsedJson` or `fromJson`.
template <typename T>
FromJson<T> fromText(std::string_view text, std::size_t mostBytes = kMostJsonBytes) {
    return parsedJson(text, mostBytes).and_then([](const nlohmann::json& json) {
        return fromJson<T>(json);
    });
}

} // namespace umpire

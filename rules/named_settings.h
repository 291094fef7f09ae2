#pragma once

#include "rules/game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

/// Code that the settings of all games share: lists of named settings, and one table of options for
/// each game. An entry of the table has the fields `key`, `about` and `field`, and these functions:
/// - take: applies a word such as "path=straight"; false if the word belongs to another setting.
/// - word: returns the word for the present value.
/// - describe: describes the setting for people.
namespace umpire {

/// A value of a setting, with its word in texts and its meaning for people.
template <typename Value>
struct NamedValue {
    std::string_view word;
    Value value;
    std::string_view meaning;
};

/// A setting whose values are written as words.
template <typename Settings, typename Value, std::size_t Count>
struct WordSetting {
    std::string_view key;
    std::string_view about;
    Value Settings::*field;
    std::array<NamedValue<Value>, Count> values;

    [[nodiscard]] std::string wordFor(const NamedValue<Value>& named) const {
        return std::string(key).append("=").append(named.word);
    }
    bool take(std::string_view word, Settings& settings) const {
        const auto named =
            std::ranges::find_if(values, [&](const auto& each) { return word == wordFor(each); });
        if (named != values.end()) {
            settings.*field = named->value;
        }
        return named != values.end();
    }
    [[nodiscard]] std::string word(const Settings& settings) const {
        return wordFor(*std::ranges::find(values, settings.*field, &NamedValue<Value>::value));
    }
    [[nodiscard]] Setting describe(const Settings& standard) const {
        const auto usual = std::ranges::find(values, standard.*field, &NamedValue<Value>::value);
        Setting setting{key, about, {}, "", std::string(usual->word)};
        for (const auto& named : values) {
            setting.words.push_back({named.word, named.meaning});
        }
        return setting;
    }
};

/// Makes an entry of a game's table, such as setting("path", "how a move goes (NB-A3)",
/// &Settings::path, {{"bending", Path::Bending, "it may bend"}, …}). The first value is the
/// default.
template <typename Settings, typename Value, std::size_t Count>
constexpr auto setting(std::string_view key, std::string_view about, Value Settings::*field,
                       const NamedValue<Value> (&values)[Count]) {
    return WordSetting<Settings, Value, Count>{key, about, field, std::to_array(values)};
}

/// A type that converts to any other type; `fieldCount` uses it.
struct Anything {
    template <typename T>
    constexpr operator T() const; // NOLINT(google-explicit-constructor): is never called
};

/// Returns the number of fields of a struct without a base: the largest number of values from which
/// the struct can be initialised. An array counts as its elements.
template <typename T, typename... Fields>
consteval std::size_t fieldCount() {
    if constexpr (requires { T{Fields{}..., Anything{}}; }) {
        return fieldCount<T, Fields..., Anything>();
    } else {
        return sizeof...(Fields);
    }
}

/// Tells whether each field of the settings, except `others`, has an entry in the table. Without an
/// entry, no word could set the field, and the text of a position would not name it.
template <typename Settings, typename... Entries, typename... Others>
consteval bool hasEachField(const std::tuple<Entries...>& /*table*/, Others Settings::*... others) {
    return fieldCount<Settings>() == sizeof...(Entries) + sizeof...(others);
}

/// Applies a word to the settings. Returns false if no setting of the table has this word.
template <typename Table, typename Settings>
bool takeWord(const Table& table, std::string_view word, Settings& settings) {
    return std::apply([&](const auto&... entries) { return (entries.take(word, settings) || ...); },
                      table);
}

/// Returns the words for all values that differ from `standard`, separated by spaces.
template <typename Table, typename Settings>
std::string wordsFor(const Table& table, const Settings& settings, const Settings& standard) {
    std::string words;
    const auto append = [&](const auto& entry) {
        if (settings.*entry.field != standard.*entry.field) {
            words.append(words.empty() ? 0 : 1, ' ').append(entry.word(settings));
        }
    };
    std::apply([&](const auto&... entries) { (append(entries), ...); }, table);
    return words;
}

template <typename Table, typename Settings>
bool sameSettings(const Table& table, const Settings& one, const Settings& other) {
    return std::apply(
        [&](const auto&... entries) {
            return ((one.*entries.field == other.*entries.field) && ...);
        },
        table);
}

template <typename Table, typename Settings>
std::vector<Setting> describeAll(const Table& table, const Settings& standard) {
    return std::apply(
        [&](const auto&... entries) { return std::vector<Setting>{entries.describe(standard)...}; },
        table);
}

/// Makes the variants from a list whose entries have a `name` and an `about`.
template <typename Named, std::size_t Count>
constexpr std::array<Variant, Count> variantsOf(const std::array<Named, Count>& named) {
    return std::apply(
        [](const auto&... each) {
            return std::array{Variant{each.name, each.about}...};
        },
        named);
}

/// Finds the entry with that name; null if no entry has it.
template <typename Named, std::size_t Count>
const Named* findNamed(const std::array<Named, Count>& named, std::string_view name) {
    const auto found = std::ranges::find(named, name, &Named::name);
    return found == named.end() ? nullptr : &*found;
}

} // namespace umpire

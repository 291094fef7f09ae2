#include "app/mind/lab/combinations.h"

#include "app/common/failure/joined_texts.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace umpire {
namespace {

struct ComparedSetting {
    std::string key;
    std::vector<std::string> values;
};

std::vector<std::string> splitAtCommas(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t comma = text.find(','); comma != std::string_view::npos;
         comma = text.find(',')) {
        parts.emplace_back(text.substr(0, comma));
        text.remove_prefix(comma + 1);
    }
    parts.emplace_back(text);
    return parts;
}

/// Returns the first word that occurs a second time; null if all words are different.
const std::string* repeatedIn(const std::vector<std::string>& words) {
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (std::find(words.begin(), word, *word) != word) {
            return &*word;
        }
    }
    return nullptr;
}

/// Returns advice about a setting's values, such as "take some of all, consecutive" or "give
/// numbers from 10 to 500".
std::string adviceOn(const Setting& setting) {
    const std::string list = joinedTexts(", ", setting.words, &SettingWord::word);
    return list.empty() ? "give numbers from " + setting.range : "take some of " + list;
}

std::string keysOf(const AnyGame& game) {
    return joinedTexts(", ", game.settings, &Setting::key);
}

/// Tells whether a value begins with a digit, and is within a range such as "10 to 500" if the
/// setting has one. The game's own parser checks the rest, such as 2/3.
bool mayBeNumber(const Setting& setting, const std::string& value) {
    double least = 0.;
    double most = 0.;
    if (std::sscanf(setting.range.c_str(), "%lf to %lf", &least, &most) != 2 || value.empty() ||
        value.front() < '0' || value.front() > '9' ||
        value.find_first_of(" \t=") != std::string::npos) {
        return false;
    }
    double number = 0.;
    const char* end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, number);
    return read.ec != std::errc() || read.ptr != end || (number >= least && number <= most);
}

Expected<void> checkValues(const Setting& setting, const std::vector<std::string>& values) {
    const std::string where = std::string(setting.key) + ": ";
    for (const std::string& value : values) {
        const bool isWord =
            std::ranges::find(setting.words, value, &SettingWord::word) != setting.words.end();
        if (!isWord && !mayBeNumber(setting, value)) {
            return wrongSetting("set", where + "`" + value + "` is no value; " + adviceOn(setting));
        }
    }
    if (const std::string* value = repeatedIn(values)) {
        return wrongSetting("set", where + "`" + *value + "` is there twice; give each value once");
    }
    return {};
}

Expected<ComparedSetting> comparedSetting(const AnyGame& game, const std::string& set) {
    const std::size_t equals = set.find('=');
    if (equals == std::string::npos) {
        return wrongSetting("set", "`" + set +
                                       "` has no values; write KEY=A,B, and `umpire rules " +
                                       std::string(game.name) + " variants` lists the keys");
    }
    const std::string key = set.substr(0, equals);
    const auto setting = std::ranges::find(game.settings, key, &Setting::key);
    if (setting == game.settings.end()) {
        return wrongSetting("set", "`" + key + "` is no setting of " + std::string(game.name) +
                                       "; take one of " + keysOf(game));
    }
    ComparedSetting compared{key, splitAtCommas(std::string_view(set).substr(equals + 1))};
    return checkValues(*setting, compared.values).map([&] { return compared; });
}

Expected<std::vector<std::string>> comparedVariants(const AnyGame& game, const std::string& text) {
    if (text.empty()) {
        return std::vector<std::string>{""};
    }
    const std::vector<std::string> variants = splitAtCommas(text);
    for (const std::string& variant : variants) {
        if (variant.empty()) {
            return wrongSetting(
                "variant", "`" + text + "` has an empty name; write names such as " +
                               std::string(game.variants.front().name) + ", with a comma between");
        }
    }
    if (const std::string* variant = repeatedIn(variants)) {
        return wrongSetting("variant", "`" + *variant + "` is there twice; give each variant once");
    }
    return variants;
}

} // namespace

Expected<std::vector<std::string>> combinationsOf(const AnyGame& game, const ComparedRules& rules) {
    Expected<std::vector<std::string>> combined = comparedVariants(game, rules.variants);
    std::vector<std::string> keys;
    for (const std::string& set : rules.sets) {
        const Expected<ComparedSetting> setting = comparedSetting(game, set);
        if (!combined || !setting) {
            return combined ? tl::make_unexpected(setting.error()) : combined;
        }
        keys.push_back(setting->key);
        std::vector<std::string> longer;
        for (const std::string& variant : *combined) {
            for (const std::string& value : setting->values) {
                longer.push_back(variant + (variant.empty() ? "" : " ") + setting->key + "=" +
                                 value);
            }
        }
        *combined = std::move(longer);
        if (combined->size() > kMostVariants) {
            return wrongSetting("set", "these are more than " + std::to_string(kMostVariants) +
                                           " variants; compare fewer values at a time");
        }
    }
    if (const std::string* key = repeatedIn(keys)) {
        return wrongSetting(
            "set",
            "`" + *key + "` is there twice; give all its values at once, with commas between");
    }
    if (combined && combined->front().empty()) {
        combined->front() = game.variants.front().name;
    }
    return combined;
}

} // namespace umpire

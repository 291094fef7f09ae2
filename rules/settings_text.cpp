#include "rules/settings_text.h"

#include <algorithm>

namespace umpire {

std::string knownSettings(std::span<const Setting> settings) {
    std::string known;
    for (const Setting& setting : settings) {
        known.append(known.empty() ? "" : ", ").append(setting.key).append("=");
        known += setting.range;
        for (const SettingWord& each : setting.words) {
            known.append(&each == &setting.words.front() ? "" : "|").append(each.word);
        }
    }
    return known;
}

std::string knownVariants(std::span<const Variant> variants) {
    std::string names;
    for (const Variant& variant : variants) {
        names.append(names.empty() ? "" : ", ").append(variant.name);
    }
    return names;
}

bool isVariant(std::span<const Variant> variants, std::string_view name) {
    return std::ranges::find(variants, name, &Variant::name) != variants.end();
}

} // namespace umpire

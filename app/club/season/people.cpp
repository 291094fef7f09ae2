#include "app/club/season/people.h"

#include "app/record/journal/named_players.h"

#include <algorithm>

namespace umpire::season {

People::People(const SeasonRules& rules) : rules_(rules) {
    for (const auto& [from, to] : rules.renamed) {
        renamed_[nameKey(from)] = nameKey(to);
        chosen_[nameKey(to)] = to;
    }
    for (const std::string& name : rules.leftOut) {
        leftOut_.insert(nameKey(name));
    }
}

void People::note(const std::string& name) {
    const std::string key = nameKey(name);
    noted_.insert(key);
    if (!renamed_.contains(key)) {
        ++spellings_[key][name];
    }
}

std::string People::shown(const std::string& name) const {
    const std::string former = nameKey(name);
    const auto other = renamed_.find(former);
    const std::string key = other == renamed_.end() ? former : other->second;
    if (key.empty() || leftOut_.contains(key) || leftOut_.contains(former)) {
        return "";
    }
    if (const auto chosen = chosen_.find(key); chosen != chosen_.end()) {
        return chosen->second;
    }
    const auto spellings = spellings_.find(key);
    if (spellings == spellings_.end()) {
        return name;
    }
    return std::ranges::max_element(spellings->second, {},
                                    [](const auto& each) { return each.second; })
        ->first;
}

std::vector<std::string> People::notes() const {
    std::vector<std::string> notes;
    for (const std::string& name : rules_.leftOut) {
        const std::string key = nameKey(name);
        if (!noted_.contains(key) && !chosen_.contains(key)) {
            notes.push_back("`" + name + "` is left out, but nobody has this name");
        }
    }
    for (const auto& [from, to] : rules_.renamed) {
        if (!noted_.contains(nameKey(from))) {
            notes.push_back("`" + from + "` is renamed, but nobody has this name");
        }
    }
    return notes;
}

} // namespace umpire::season

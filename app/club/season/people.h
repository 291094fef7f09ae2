#pragma once

#include "app/club/season/season_rules.h"

#include <set>

namespace umpire::season {

/// The names in the files, and the names that the club shows. First all names are noted; then
/// each is asked for.
class People {
public:
    explicit People(const SeasonRules& rules);

    void note(const std::string& name);

    /// As the club shows it: the other name where there is one, and else the spelling that the
    /// files have most often. Empty: the player is left out, or has no name.
    [[nodiscard]] std::string shown(const std::string& name) const;

    /// What the rules say of nobody.
    [[nodiscard]] std::vector<std::string> notes() const;

private:
    const SeasonRules& rules_;
    std::map<std::string, std::string> renamed_; ///< from the key of a former name to the other key
    std::map<std::string, std::string> chosen_;  ///< the names of the rules, by their keys
    std::set<std::string> leftOut_;              ///< keys
    std::set<std::string> noted_;                ///< keys
    std::map<std::string, std::map<std::string, int>> spellings_; ///< by key: how often each
};

} // namespace umpire::season

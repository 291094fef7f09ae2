#pragma once

#include "app/club/season/season_rules.h"

#include <set>

namespace umpire::season {

/// Maps the names in the files to the names that the club shows. All names must be noted before the
/// first is requested.
class People {
public:
    explicit People(const SeasonRules& rules);

    void note(const std::string& name);

    /// Returns the displayed name: the club's replacement if there is one, else the most frequent
    /// spelling in the files. Returns an empty text if the player is left out or has no name.
    [[nodiscard]] std::string shown(const std::string& name) const;

    /// Returns remarks about names in the rules that no player has, one line each.
    [[nodiscard]] std::vector<std::string> notes() const;

private:
    const SeasonRules& rules_;
    /// from the key of a former name to the key of the new one
    std::map<std::string, std::string> renamed_;
    /// the names that the club's rules prescribe, by key
    std::map<std::string, std::string> chosen_;
    std::set<std::string> leftOut_; ///< keys of the names that are left out
    std::set<std::string> noted_;   ///< keys of all noted names
    /// frequency of each spelling, by key
    std::map<std::string, std::map<std::string, int>> spellings_;
};

} // namespace umpire::season

#pragma once

#include <span>
#include <string>
#include <vector>

/// The versions of the club's database schema.
namespace umpire {

/// A step from one schema version to the next. The SQL files are in `migrations/`.
struct Migration {
    int number = 0; ///< counted from 1, without gaps
    std::string name;
    std::string sql; ///< each statement ends with `;` and a line break
};
const std::vector<Migration>& clubMigrations();

} // namespace umpire

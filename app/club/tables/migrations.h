#pragma once

#include <span>
#include <string>
#include <vector>

/// The forms of the club's database.
namespace umpire {

/// A step from one form of the database to the next; `migrations/` has them.
struct Migration {
    int number = 0; ///< from 1, without gaps
    std::string name;
    std::string sql; ///< each statement ends a line
};
const std::vector<Migration>& clubMigrations();

} // namespace umpire

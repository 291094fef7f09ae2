#pragma once

#include "app/club/notices/notice_rows.h"
#include "app/club/season/season.h"

/// A season's figures as tables for people.
namespace umpire::season {

struct TitledTable {
    Message title;
    notices::NoticeTable table;
    Message note{}; ///< text below the table; may be empty
};

/// Returns the club's tables, then each game's ratings and head to head, then the milestones. Empty
/// tables are left out.
std::vector<TitledTable> titledTables(const Season& season);

/// Describes a milestone in words.
Message said(const Milestone& milestone);

/// Returns "2026-09-01 – 2027-06-30"; empty if the season has neither day.
std::string daysOf(const Season& season);

} // namespace umpire::season

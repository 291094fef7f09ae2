#pragma once

#include "app/common/failure/failure.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Comma-separated values as RFC 4180 has them, and as spreadsheets write them.
namespace umpire::tournament {

/// A record: its fields without quotes, and the line of the file that it begins on, from 1.
struct CsvRecord {
    int line = 0;
    std::vector<std::string> fields;
    bool operator==(const CsvRecord&) const = default;
};

struct CsvFile {
    std::vector<CsvRecord> records; ///< the first names the columns
    std::vector<int> linesBefore;   ///< that were left out
    bool hasHeader = true;          ///< the first is such a record
};
/// Tells whether a record names the columns.
using IsHeader = std::function<bool(const CsvRecord&)>;

/// The file's records; empty lines are left out. Fields are parted by commas, semicolons or
/// tabulators: by what the first record has most of, or by what a line such as `sep=;` before it
/// says. Lines end with LF, CR LF or CR. A UTF-8 byte order mark is skipped.
/// Error: CannotRead with the line and what to do, where the text is no UTF-8 or has a NUL, where a
/// quote is not closed, is followed by something or stands inside a field without quotes, and where
/// a record has another number of fields than the first. `name` is what the file is called.
/// `isHeader`: where one of the first ten records is such a one, those before it are left out, and
/// the fields are parted so that it is.
Expected<CsvFile> readCsv(std::string_view text, std::string_view name,
                          const IsHeader& isHeader = {});

} // namespace umpire::tournament

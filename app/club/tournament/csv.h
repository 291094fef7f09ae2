#pragma once

#include "app/common/failure/failure.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Reads comma-separated values: RFC 4180, and the variants of spreadsheets.
namespace umpire::tournament {

/// A record: its unquoted fields, and the file line on which it begins, from 1.
struct CsvRecord {
    int line = 0;
    std::vector<std::string> fields;
    bool operator==(const CsvRecord&) const = default;
};

struct CsvFile {
    std::vector<CsvRecord> records; ///< the first record names the columns
    std::vector<int> linesBefore;   ///< numbers of the skipped lines before the header
    bool hasHeader = true;          ///< false if no header was found
};
/// Tells whether a record names the columns.
using IsHeader = std::function<bool(const CsvRecord&)>;

/// Returns the file's records without empty lines. The separator is comma, semicolon or tab: the
/// separator of a preceding line such as `sep=;`, or else the most frequent separator in the first
/// record. Lines end with LF, CR LF or CR. Skips a UTF-8 byte order mark. Error: CannotRead with
/// the line and the remedy, if the text is no UTF-8 or has a NUL, a quote is not closed, is
/// followed by text or is inside an unquoted field, or a record's number of fields differs from the
/// first's. `name` is the file's name. `isHeader`: if one of the first ten records is a header,
/// skips the records before it, and chooses the separator with which this record is a header.
Expected<CsvFile> readCsv(std::string_view text, std::string_view name,
                          const IsHeader& isHeader = {});

} // namespace umpire::tournament

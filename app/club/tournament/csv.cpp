#include "app/club/tournament/csv.h"

#include "app/club/tournament/utf8.h"

#include <algorithm>
#include <optional>

namespace umpire::tournament {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
// in order of preference, when two are equally frequent
constexpr std::string_view kSeparators = ",;\t";

tl::unexpected<Failure> failed(Message why) {
    return failWith(ExitStatus::CannotRead, std::move(why));
}

std::optional<Failure> encodingFault(std::string_view text, std::string_view name) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        return failed(message("%1: the file is UTF-16; save it as `CSV UTF-8`", name)).value();
    }
    return notUtf8(text, name);
}

/// Returns the most frequent separator of the first record, outside quotes.
char separatorOf(std::string_view text) {
    std::vector<int> counts(kSeparators.size(), 0);
    bool quoted = false;
    for (const char each : text) {
        quoted = each == '"' ? !quoted : quoted;
        if (!quoted && (each == '\n' || each == '\r')) {
            break;
        }
        const std::size_t which = kSeparators.find(each);
        if (!quoted && which != std::string_view::npos) {
            ++counts[which];
        }
    }
    return kSeparators[std::size_t(std::ranges::max_element(counts) - counts.begin())];
}

constexpr std::size_t kMostLinesBefore = 10; ///< maximum number of lines before the header

class Reader {
public:
    /// `separator`: if none, the most frequent separator in the first record is used.
    Reader(std::string_view text, std::string_view name, std::optional<char> separator)
        : text_(text), name_(name) {
        at_ = text_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        const std::string_view rest = text_.substr(at_);
        if (rest.size() > 4 && rest.starts_with("sep=") &&
            kSeparators.find(rest[4]) != std::string_view::npos) {
            separator_ = rest[4];
            at_ += 5;
            skipLineEnd();
        } else {
            separator_ = separator.value_or(separatorOf(rest));
        }
    }

    Expected<CsvFile> file(const IsHeader& isHeader) {
        CsvFile made;
        std::vector<CsvRecord>& all = made.records;
        bool isKnown = !isHeader;
        while (at_ < text_.size()) {
            auto record = nextRecord();
            if (!record) {
                return tl::make_unexpected(record.error());
            }
            if (record->fields.size() == 1 && record->fields[0].empty()) {
                continue;
            }
            if (!isKnown && all.size() < kMostLinesBefore && isHeader(*record)) {
                isKnown = true;
                for (const CsvRecord& before : all) {
                    made.linesBefore.push_back(before.line);
                }
                all.clear();
            }
            all.push_back(std::move(*record));
        }
        for (const CsvRecord& record : all) {
            if (record.fields.size() != all[0].fields.size()) {
                return failed(message("%1, line %2: the fields are %3, and those of the first line "
                                      "are %4; add or remove a separator",
                                      name_, record.line, record.fields.size(),
                                      all[0].fields.size()));
            }
        }
        made.hasHeader = isKnown;
        return made;
    }

private:
    [[nodiscard]] bool atLineEnd() const {
        return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r';
    }

    void skipLineEnd() {
        if (at_ < text_.size() && text_[at_] == '\r') {
            ++at_;
            if (at_ < text_.size() && text_[at_] == '\n') {
                ++at_;
            }
            ++line_;
        } else if (at_ < text_.size() && text_[at_] == '\n') {
            ++at_;
            ++line_;
        }
    }

    Expected<CsvRecord> nextRecord() {
        CsvRecord record{line_, {}};
        while (true) {
            const bool quoted = at_ < text_.size() && text_[at_] == '"';
            auto field = quoted ? quotedField() : bareField();
            if (!field) {
                return tl::make_unexpected(field.error());
            }
            record.fields.push_back(std::move(*field));
            if (atLineEnd()) {
                skipLineEnd();
                return record;
            }
            ++at_; // skips the separator
        }
    }

    Expected<std::string> bareField() {
        const std::size_t begin = at_;
        while (!atLineEnd() && text_[at_] != separator_) {
            if (text_[at_] == '"') {
                return failed(message("%1, line %2: a quote stands inside a field without quotes; "
                                      "quote the whole field and write the quote twice",
                                      name_, line_));
            }
            ++at_;
        }
        return std::string(text_.substr(begin, at_ - begin));
    }

    Expected<std::string> quotedField() {
        const int begins = line_;
        std::string field;
        for (++at_; at_ < text_.size();) {
            if (text_[at_] == '"') {
                const bool twice = at_ + 1 < text_.size() && text_[at_ + 1] == '"';
                ++at_;
                if (!twice) {
                    return closed(std::move(field));
                }
            }
            if (atLineEnd()) {
                skipLineEnd();
                field += '\n';
            } else {
                field += text_[at_++];
            }
        }
        return failed(message("%1, line %2: the quote is not closed; add a quote at the field's "
                              "end",
                              name_, begins));
    }

    Expected<std::string> closed(std::string field) {
        if (!atLineEnd() && text_[at_] != separator_) {
            return failed(message("%1, line %2: something stands behind a closing quote; write "
                                  "quotes inside a field twice",
                                  name_, line_));
        }
        return field;
    }

    std::string_view text_;
    std::string_view name_;
    std::size_t at_ = 0;
    int line_ = 1;
    char separator_ = ',';
};

} // namespace

Expected<CsvFile> readCsv(std::string_view text, std::string_view name, const IsHeader& isHeader) {
    if (auto fault = encodingFault(text, name)) {
        return tl::make_unexpected(*fault);
    }
    auto first = Reader(text, name, std::nullopt).file(isHeader);
    if (!isHeader || (first && first->hasHeader)) {
        return first;
    }
    // a line before the header may have led to a wrong separator
    for (const char separator : kSeparators) {
        if (auto other = Reader(text, name, separator).file(isHeader); other && other->hasHeader) {
            return other;
        }
    }
    return first;
}

} // namespace umpire::tournament

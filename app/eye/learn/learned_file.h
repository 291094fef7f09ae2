#pragma once

#include "app/common/failure/failure.h"
#include "vision/matches/learned_look.h"

#include <filesystem>
#include <optional>
#include <string>

namespace umpire::learn {

/// What was asked of the players once.
enum class Agreement { NotAsked, Agreed, Refused };

/// What the learned look was fitted to, and how it did on pictures that the fit had not seen.
struct FitReport {
    int corrections = 0;
    int samples = 0;
    int pictures = 0;
    int wrongBefore = 0; ///< the judge's answers as shipped; a sample has up to three
    int wrongAfter = 0;
    bool operator==(const FitReport&) const = default;
};

/// A `table.learned.yaml`.
struct LearnedTable {
    Agreement agreement = Agreement::NotAsked;
    matches::LearnedLook look;
    std::optional<FitReport> report; ///< none: nothing is fitted
    bool operator==(const LearnedTable&) const = default;
};

/// Where the learned file, the one before the last fit, and the samples of a table file are:
/// beside it, as `table.learned.yaml`, `table.learned.before.yaml` and `table.samples`.
std::filesystem::path learnedFileOf(const std::filesystem::path& table);
std::filesystem::path learnedBeforeOf(const std::filesystem::path& table);
std::filesystem::path samplesOf(const std::filesystem::path& table);

/// That of a table file; nothing learned where there is no such file. Errors: CannotRead, for a
/// file that is none, of another version of this format, or learned for another training of the
/// judge.
Expected<LearnedTable> readLearned(const std::filesystem::path& table);
Expected<LearnedTable> parseLearned(const std::string& text, const std::string& name);
/// Numbers read back as the same numbers.
std::string textOf(const LearnedTable& learned);

/// For whoever looks at the table: what was learned, if anything. A file that does not serve is a
/// warning, and the table is looked at as if nothing was learned.
struct LearnedOrNot {
    std::optional<matches::LearnedLook> look;
    std::optional<Message> warning;
};
LearnedOrNot learnedLookOf(const std::filesystem::path& table);

} // namespace umpire::learn

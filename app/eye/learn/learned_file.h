#pragma once

#include "app/common/failure/failure.h"
#include "vision/matches/learned_look.h"

#include <filesystem>
#include <optional>
#include <string>

namespace umpire::learn {

/// The players' answer to a question that is asked once.
enum class Agreement { NotAsked, Agreed, Refused };

/// The size of a fit's training data, and its result on unseen pictures.
struct FitReport {
    int corrections = 0;
    int samples = 0;
    int pictures = 0;
    int wrongBefore = 0; ///< the shipped judge's wrong answers; a sample has up to three
    int wrongAfter = 0;
    bool operator==(const FitReport&) const = default;
};

/// The content of a `table.learned.yaml`.
struct LearnedTable {
    Agreement agreement = Agreement::NotAsked;
    matches::LearnedLook look;
    std::optional<FitReport> report; ///< none: nothing was fitted
    bool operator==(const LearnedTable&) const = default;
};

/// These return paths beside a table file: of its learned file (`table.learned.yaml`), of the
/// learned file before the last fit (`table.learned.before.yaml`), and of the samples
/// (`table.samples`).
std::filesystem::path learnedFileOf(const std::filesystem::path& table);
std::filesystem::path learnedBeforeOf(const std::filesystem::path& table);
std::filesystem::path samplesOf(const std::filesystem::path& table);

/// Reads a table file's learned file; if it is missing, nothing is learned. Errors: CannotRead for
/// a malformed file, another version of this format, or a file learned for another training of the
/// judge.
Expected<LearnedTable> readLearned(const std::filesystem::path& table);
Expected<LearnedTable> parseLearned(const std::string& text, const std::string& name);
/// Writes numbers so that they are read back exactly.
std::string textOf(const LearnedTable& learned);

/// The learned data of a table, if any. An unusable file gives a warning, and the table is examined
/// as if nothing was learned.
struct LearnedOrNot {
    std::optional<matches::LearnedLook> look;
    std::optional<Message> warning;
};
LearnedOrNot learnedLookOf(const std::filesystem::path& table);

} // namespace umpire::learn

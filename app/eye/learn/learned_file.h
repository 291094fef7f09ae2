#pragma once

#include "app/common/failure/failure.h"
#include "vision/matches/learned_look.h"

#include <filesystem>
#include <optional>
#include <string>

namespace umpire::learn {

/// The players' answer to the question whether the program may learn from their table.
enum class Agreement { NotAsked, Agreed, Refused };

/// The amount of training data of a fit, and the fit's errors on pictures that it did not use.
struct FitReport {
    int corrections = 0;
    int samples = 0;
    int pictures = 0;
    /// Number of wrong answers of the judge before the fit; each sample has up to three answers.
    int wrongBefore = 0;
    int wrongAfter = 0;
    bool operator==(const FitReport&) const = default;
};

/// The content of a file `table.learned.yaml`.
struct LearnedTable {
    Agreement agreement = Agreement::NotAsked;
    matches::LearnedLook look;
    std::optional<FitReport> report; ///< none if nothing was fitted
    bool operator==(const LearnedTable&) const = default;
};

/// These functions return paths beside a table file: of its learned file (`table.learned.yaml`), of
/// the learned file before the last fit (`table.learned.before.yaml`), and of the folder with
/// samples (`table.samples`).
std::filesystem::path learnedFileOf(const std::filesystem::path& table);
std::filesystem::path learnedBeforeOf(const std::filesystem::path& table);
std::filesystem::path samplesOf(const std::filesystem::path& table);

/// Reads the learned file of a table file. Returns an empty LearnedTable if the file is missing.
/// Error: CannotRead if the file is malformed, has another version of the format, or was made with
/// another training of the judge.
Expected<LearnedTable> readLearned(const std::filesystem::path& table);
Expected<LearnedTable> parseLearned(const std::string& text, const std::string& name);
/// Formats the file's content. Numbers are written so that reading gives exactly the same values.
std::string textOf(const LearnedTable& learned);

/// The learned look of a table, if there is any. If the learned file is unusable, `warning` says
/// so, and the table is examined with the shipped look.
struct LearnedOrNot {
    std::optional<matches::LearnedLook> look;
    std::optional<Message> warning;
};
LearnedOrNot learnedLookOf(const std::filesystem::path& table);

} // namespace umpire::learn

#pragma once

#include "app/common/failure/failure.h"
#include "vision/matches/learned_look.h"

#include <filesystem>
#include <optional>
#include <string>

namespace umpire::learn {

/// The players' answer, for which they are asked once.
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
    std::optional<FitReport> report; ///< none: nothing is fitted
    bool operator==(const LearnedTable&) const = default;
};

/// Return the paths of a table file's learned file, of the one before the last fit, and of the
/// samples: beside it, as `table.learned.yaml`, `table.learned.before.yaml` and `table.samples`.
std::filesystem::path learnedFileOf(const std::filesystem::path& table);
std::filesystem::path learnedBeforeOf(const std::filesystem::path& table);
std::filesystem::path samplesOf(const std::filesystem::path& table);

/// Reads a table file's learned file; without one, nothing is learned. Errors: CannotRead for a
/// malformed file, another version of this format, or a file learned for another training of the
/// judge.
Expected<LearnedTable> readLearned(const std::filesystem::path& table);
Expected<LearnedTable> parseLearned(const std::string& text, const std::string& name);
/// Numbers are written so that they are read back exactly.
std::string textOf(const LearnedTable& learned);

/// What was learned for a table, if anything. An unusable file gives a warning, and the table is
/// examined as if nothing was learned.
struct LearnedOrNot {
    std::optional<matches::LearnedLook> look;
    std::optional<Message> warning;
};
LearnedOrNot learnedLookOf(const std::filesystem::path& table);

} // namespace umpire::learn

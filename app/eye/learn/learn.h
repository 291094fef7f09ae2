#pragma once

#include "app/eye/learn/corrections.h"
#include "app/eye/learn/fit_look.h"
#include "app/eye/learn/learned_file.h"
#include "calibration/view/table_view.h"

/// A table that learns: what its players put right is kept beside its file, and what is fitted to
/// it serves the next look. Errors, besides those named: CannotRead for files that do not serve,
/// CannotWrite where they cannot be written; then all is as it was.
namespace umpire::learn {

/// Fewer corrections than this are not fitted to.
inline constexpr int kFewestCorrections = 10;

struct LearnStatus {
    LearnedTable learned;
    int corrections = 0; ///< in the samples, as are the following
    int samples = 0;
    int pictures = 0;
    bool canUndo = false;
    std::vector<Message> warnings; ///< of samples that are left out
};
Expected<LearnStatus> statusOf(const std::filesystem::path& table);

/// Remembers what the players said to keeping samples.
Expected<void> remember(const std::filesystem::path& table, Agreement agreement);

/// A look, and what players put right in it.
struct CorrectedLook {
    const cv::Mat& image; ///< as the camera gave it
    const TableView& view;
    const TableObservation& seen;
    std::vector<Correction> corrections;
};
/// Keeps the samples of a look in place of those of the same picture; how many there are. Errors:
/// WrongUsage where the players have not agreed or an id is unknown, TableNotFound where no tag
/// gave the view.
Expected<int> keepSamples(const std::filesystem::path& table, const CorrectedLook& look);

struct TableFit {
    LookFit fit;
    FitReport report;
    std::vector<Message> warnings;
};
/// Fits the table's look anew, and keeps it where it is better. Error: WrongUsage where there are
/// fewer than kFewestCorrections.
Expected<TableFit> fitTable(const std::filesystem::path& table);

/// What came of teaching.
struct Taught {
    Message said;                               ///< for the players
    bool isFitted = false;                      ///< `look` is what serves from now on
    std::optional<matches::LearnedLook> look{}; ///< none: as shipped
};
/// Keeps the samples of a look, and fits anew where there are enough. Errors as of keepSamples and
/// fitTable.
Expected<Taught> teach(const std::filesystem::path& table, const CorrectedLook& look);

/// The learned file is what it was before the last fit, byte for byte. Error: WrongUsage where
/// there was none.
Expected<void> undoFit(const std::filesystem::path& table);

} // namespace umpire::learn

#pragma once

#include "app/eye/learn/corrections.h"
#include "app/eye/learn/fit_look.h"
#include "app/eye/learn/learned_file.h"
#include "calibration/view/table_view.h"

/// Lets a table learn: players' corrections are stored beside the table's file, and the next looks
/// use a fit to them. Errors, besides those named: CannotRead for unusable files, CannotWrite if
/// they cannot be written; then nothing has changed.
namespace umpire::learn {

/// Least number of corrections for a fit.
inline constexpr int kFewestCorrections = 10;

struct LearnStatus {
    LearnedTable learned;
    int corrections = 0; ///< number in the samples, like the following counts
    int samples = 0;
    int pictures = 0;
    bool canUndo = false;
    std::vector<Message> warnings; ///< about samples that were dropped
};
Expected<LearnStatus> statusOf(const std::filesystem::path& table);

/// Stores the players' answer about storing samples.
Expected<void> remember(const std::filesystem::path& table, Agreement agreement);

/// A look, and the players' corrections of it.
struct CorrectedLook {
    const cv::Mat& image; ///< the camera's original picture
    const TableView& view;
    const TableObservation& seen;
    std::vector<Correction> corrections;
};
/// Stores the samples of a look, replacing those of the same picture; returns their number. Errors:
/// WrongUsage if the players have not agreed or an id is unknown, TableNotFound if no tag gave the
/// view.
Expected<int> keepSamples(const std::filesystem::path& table, const CorrectedLook& look);

struct TableFit {
    LookFit fit;
    FitReport report;
    std::vector<Message> warnings;
};
/// Fits the table's look again, and keeps the fit if it is better. Error: WrongUsage with fewer
/// than kFewestCorrections.
Expected<TableFit> fitTable(const std::filesystem::path& table);

/// The result of teaching.
struct Taught {
    Message said;                               ///< a message for the players
    bool isFitted = false;                      ///< true: `look` is used from now on
    std::optional<matches::LearnedLook> look{}; ///< none: the shipped look is used
};
/// Stores the samples of a look, and fits again if there are enough. Errors: those of keepSamples
/// and fitTable.
Expected<Taught> teach(const std::filesystem::path& table, const CorrectedLook& look);

/// Restores the learned file from before the last fit, byte for byte. Error: WrongUsage if there
/// was none.
Expected<void> undoFit(const std::filesystem::path& table);

} // namespace umpire::learn

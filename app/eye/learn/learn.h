#pragma once

#include "app/eye/learn/corrections.h"
#include "app/eye/learn/fit_look.h"
#include "app/eye/learn/learned_file.h"
#include "calibration/view/table_view.h"

/// Lets the program learn the look of a table. The players' corrections are stored beside the
/// table's file, and later looks use what was fitted to them. All functions also fail with
/// CannotRead if files are unusable, and with CannotWrite if they cannot be written; then nothing
/// has changed.
namespace umpire::learn {

/// Minimum number of corrections for a fit.
inline constexpr int kFewestCorrections = 10;

/// What the program has learned about a table, and the amount of its training data.
struct LearnStatus {
    LearnedTable learned;
    int corrections = 0; ///< number of corrections in the stored samples
    int samples = 0;
    int pictures = 0;
    bool canUndo = false;
    std::vector<Message> warnings; ///< about samples that were left out
};
Expected<LearnStatus> statusOf(const std::filesystem::path& table);

/// Stores the players' answer about storing samples.
Expected<void> remember(const std::filesystem::path& table, Agreement agreement);

/// A look, with the players' corrections of its matches.
struct CorrectedLook {
    const cv::Mat& image; ///< the camera's original picture, CV_8UC3
    const TableView& view;
    const TableObservation& seen;
    std::vector<Correction> corrections;
};
/// Stores the samples of a look. They replace the samples of the same picture. Returns the number
/// of samples. Errors: WrongUsage if the players have not agreed or if an id is unknown;
/// TableNotFound if no tag gave the view.
Expected<int> keepSamples(const std::filesystem::path& table, const CorrectedLook& look);

struct TableFit {
    LookFit fit;
    FitReport report;
    std::vector<Message> warnings;
};
/// Fits the look of the table to all samples, and stores the fit. Parts that were not better than
/// the shipped look are left out. Error: WrongUsage with fewer than kFewestCorrections corrections.
Expected<TableFit> fitTable(const std::filesystem::path& table);

/// The result of `teach`.
struct Taught {
    Message said;                               ///< message for the players
    bool isFitted = false;                      ///< true if `look` is to be used from now on
    std::optional<matches::LearnedLook> look{}; ///< none: the shipped look is to be used
};
/// Stores the samples of a look, and fits the table's look if there are enough corrections. Errors:
/// those of keepSamples and fitTable.
Expected<Taught> teach(const std::filesystem::path& table, const CorrectedLook& look);

/// Restores the learned file from before the last fit, byte for byte. Error: WrongUsage if that
/// file does not exist.
Expected<void> undoFit(const std::filesystem::path& table);

} // namespace umpire::learn

#pragma once

#include "app/common/failure/failure.h"
#include "app/measure/evaluate/figures.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

/// Measures how well `look` and `score` agree with the truth of labelled pictures.
namespace umpire {

/// Whether the program gets the camera file (from the truth, or NAME-camera.yaml). The program
/// always gets the table file: from the truth, NAME-table.yaml, or the next table.yaml in a folder
/// above.
enum class CameraFile { Given, Withheld };
/// Whether the program gets NAME-before.jpg. Pictures without that file are then skipped.
enum class PictureBefore { Given, Withheld };

struct EvaluateOptions {
    std::filesystem::path folder; ///< including subfolders
    std::string kind;             ///< prefix of the truths' kinds; empty: all kinds
    CameraFile camera = CameraFile::Given;
    PictureBefore before = PictureBefore::Withheld;
    /// Receives the progress after each picture.
    std::function<void(std::size_t done, std::size_t of)> heard{};
    std::stop_token stop{}; ///< stops before the next picture; the first is always examined
};

struct PictureScore {
    std::filesystem::path picture;
    std::string surface; ///< the table's surface, if the truth names it
    Figures figures;
    std::string failure; ///< why there is no answer; empty: there is one
};

struct Evaluation {
    EvaluateOptions options;
    Figures figures; ///< over all pictures
    std::vector<PictureScore> pictures;
    std::size_t left = 0; ///< number of pictures that a stop left out
    std::vector<std::filesystem::path> withoutTruth;
};

/// Examines the pictures in order. A picture without an answer counts as one in which no piece is
/// found. Error: CannotRead if the folder has no picture with a usable truth file, or if a truth
/// file is malformed; WrongUsage if no picture is of the requested kind.
Expected<Evaluation> evaluateFolder(const EvaluateOptions& options);

} // namespace umpire

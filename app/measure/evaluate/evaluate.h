#pragma once

#include "app/common/failure/failure.h"
#include "app/measure/evaluate/figures.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

/// How well `look` and `score` agree with the truth of labelled pictures.
namespace umpire {

/// Whether the program is given the camera file: by the truth, or NAME-camera.yaml. It is always
/// given the table file: by the truth, NAME-table.yaml, or the next table.yaml above.
enum class CameraFile { Given, Withheld };
/// Whether it is given NAME-before.jpg. Pictures that have none are then left out.
enum class PictureBefore { Given, Withheld };

struct EvaluateOptions {
    std::filesystem::path folder; ///< with the folders in it
    std::string kind;             ///< what a truth's kind begins with; empty: all kinds
    CameraFile camera = CameraFile::Given;
    PictureBefore before = PictureBefore::Withheld;
    /// Hears after each picture how many of how many are done.
    std::function<void(std::size_t done, std::size_t of)> heard{};
    std::stop_token stop{}; ///< no picture but the first is looked at any more
};

struct PictureScore {
    std::filesystem::path picture;
    std::string surface; ///< of the table, where the truth names it
    Figures figures;
    std::string failure; ///< why there is no answer; empty where there is one
};

struct Evaluation {
    EvaluateOptions options;
    Figures figures; ///< of all pictures
    std::vector<PictureScore> pictures;
    std::size_t left = 0; ///< pictures that were not looked at because it was stopped
    std::vector<std::filesystem::path> withoutTruth;
};

/// Looks at one picture after the other. A picture that gets no answer counts as one in which
/// nothing is found. Error: CannotRead, where the folder has no picture with a truth file that
/// serves, or a truth file is malformed; WrongUsage, where no picture is of the kind.
Expected<Evaluation> evaluateFolder(const EvaluateOptions& options);

} // namespace umpire

#pragma once

#include "app/common/failure/failure.h"
#include "app/measure/evaluate/figures.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

/// Measures how often `look` and `score` agree with the truth of labelled pictures.
namespace umpire {

/// Whether the program gets the camera's data: from the truth, from NAME-camera.yaml or, for
/// counted tosses, from camera.yaml in the same folder. The program always gets the table's data:
/// from the truth, from NAME-table.yaml, or from table.yaml in the same folder or in the folder
/// above.
enum class CameraFile { Given, Withheld };
/// Whether the program gets NAME-before.jpg. If it does, pictures without that file are skipped.
enum class PictureBefore { Given, Withheld };

struct EvaluateOptions {
    std::filesystem::path folder; ///< folder of the pictures; its subfolders are included
    std::string kind; ///< only truths whose kind begins with this text are used; empty: all
    CameraFile camera = CameraFile::Given;
    PictureBefore before = PictureBefore::Withheld;
    /// Receives, after each picture, the number of evaluated pictures and the number of all
    /// pictures.
    std::function<void(std::size_t done, std::size_t of)> heard{};
    std::stop_token stop{}; ///< ends the evaluation before the next picture; the first picture is
                            ///< always examined
};

struct PictureScore {
    std::filesystem::path picture;
    std::string surface; ///< surface of the table; empty if the truth does not name it
    Figures figures;
    std::string failure; ///< reason why there is no answer; empty if there is an answer
};

struct Evaluation {
    EvaluateOptions options;
    Figures figures; ///< sum over all pictures
    std::vector<PictureScore> pictures;
    std::size_t left = 0; ///< number of pictures that were not examined, because of a stop
    std::vector<std::filesystem::path> withoutTruth;
};

/// Examines the pictures in order. A picture without an answer counts as a picture in which no
/// piece is found. Error CannotRead: the folder has no picture with a usable truth, or a truth is
/// malformed. Error WrongUsage: no picture is of the requested kind.
Expected<Evaluation> evaluateFolder(const EvaluateOptions& options);

} // namespace umpire

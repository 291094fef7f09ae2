#include "app/cli/calibrate_report.h"
#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/eye/one_picture/calibration_failure.h"
#include "app/eye/picture/read_picture.h"
#include "calibration/measure/calibration_files.h"

#include <charconv>
#include <memory>

namespace umpire {
namespace {

struct CameraOptions {
    std::vector<std::string> pictures;
    std::string board;
    std::string size;
    double squareMm = 0.0;
    double markerMm = 0.0;
    std::string dictionary;
    std::string out;
    AnswerForm form = AnswerForm::Text;
};

struct TableOptions {
    std::string picture;
    std::optional<std::filesystem::path> camera;
    Millimetres tagSize = 40_mm;
    std::string out;
    AnswerForm form = AnswerForm::Text;
};

/// Parses a size such as "9x6"; returns none for any other text.
std::optional<cv::Size> parsedSize(const std::string& text) {
    cv::Size size;
    const char* const end = text.data() + text.size();
    const auto [middle, widthError] = std::from_chars(text.data(), end, size.width);
    if (widthError != std::errc() || middle == end || *middle != 'x') {
        return std::nullopt;
    }
    const auto [last, heightError] = std::from_chars(middle + 1, end, size.height);
    return heightError == std::errc() && last == end ? std::optional(size) : std::nullopt;
}

/// Returns the board; the defaults are OpenCV's usual chessboard, or our own ChArUco board. Error:
/// WrongUsage for a malformed size or an impossible board.
Expected<CalibrationBoard> boardOf(const CameraOptions& options) {
    CalibrationBoard board;
    if (options.board == "chessboard") {
        board.kind = BoardKind::Chessboard;
        board.size = {9, 6};
        board.square = 25_mm;
    }
    if (!options.size.empty()) {
        const auto size = parsedSize(options.size);
        if (!size) {
            return wrongUsage("--size: `" + options.size + "` is no size; say it as 9x6");
        }
        board.size = *size;
    }
    if (options.squareMm != 0.0) {
        board.square = Millimetres(options.squareMm);
    }
    if (options.markerMm != 0.0) {
        board.marker = Millimetres(options.markerMm);
    }
    if (!options.dictionary.empty()) {
        board.dictionary = options.dictionary;
    }
    if (const auto valid = checkBoard(board); !valid) {
        return wrongUsage(valid.error().message);
    }
    return board;
}

Expected<void> calibrateCameraBy(const CameraOptions& options) {
    const auto board = boardOf(options);
    if (!board) {
        return tl::make_unexpected(board.error());
    }
    std::vector<BoardSighting> sightings;
    CameraReport report{{}, {}, options.out};
    for (const std::string& name : options.pictures) {
        const auto picture = readPicture(name);
        if (!picture) {
            return tl::make_unexpected(picture.error());
        }
        if (const auto sighting = findBoard(*picture, name, *board)) {
            sightings.push_back(*sighting);
        } else {
            report.unseen.push_back(name);
        }
    }
    const auto calibration = calibrateCamera(sightings);
    if (!calibration) {
        return tl::make_unexpected(failureOf(calibration.error()));
    }
    report.calibration = *calibration;
    if (const auto saved = saveCamera(calibration->camera, options.out); !saved) {
        return tl::make_unexpected(failureOf(saved.error()));
    }
    return writeAnswer(options.form == AnswerForm::Json ? jsonTextOf(report) : textOf(report));
}

Expected<std::optional<CameraIntrinsics>> cameraFor(const TableOptions& options, cv::Size size) {
    if (!options.camera) {
        return std::nullopt;
    }
    const auto camera = loadCamera(*options.camera).and_then([&](const CameraIntrinsics& loaded) {
        return rescaled(loaded, size);
    });
    if (!camera) {
        return tl::make_unexpected(failureOf(camera.error()));
    }
    return *camera;
}

Expected<void> calibrateTableBy(const TableOptions& options) {
    if (!(options.tagSize >= 5_mm && options.tagSize <= 1000_mm)) {
        return wrongUsage("--tag-size: the side of a tag's black square is 5 to 1000 mm");
    }
    const auto picture = readPicture(options.picture);
    if (!picture) {
        return tl::make_unexpected(picture.error());
    }
    const auto camera = cameraFor(options, picture->size());
    if (!camera) {
        return tl::make_unexpected(camera.error());
    }
    const auto measured = calibrateTable(*picture, *camera, options.tagSize);
    if (!measured) {
        return tl::make_unexpected(failureOf(measured.error()));
    }
    if (const auto saved = saveTable(measured->table, options.out); !saved) {
        return tl::make_unexpected(failureOf(saved.error()));
    }
    for (const Message& warning : measured->warnings) {
        complain(warning);
    }
    const TableReport report{*measured, options.out};
    return writeAnswer(options.form == AnswerForm::Json ? jsonTextOf(report) : textOf(report));
}

void addCameraCommand(CLI::App& parent, int& exitStatus) {
    CLI::App* command = parent.add_subcommand("camera", "calibrates a camera with a printed board");
    const auto options = std::make_shared<CameraOptions>();
    command->add_option("PICTURES", options->pictures, "ten or more pictures of the board")
        ->required();
    command->add_option("--board", options->board, "the kind of board: charuco or chessboard")
        ->required()
        ->check(CLI::IsMember({"charuco", "chessboard"}));
    command->add_option("--size", options->size,
                        "columns x rows of a chessboard's inner corners (default: 9x6) or of a "
                        "ChArUco board's squares (default: 7x5)");
    command
        ->add_option("--square", options->squareMm,
                     "the side of a square in mm (default: 25, or 38 for ChArUco)")
        ->check(CLI::PositiveNumber);
    command
        ->add_option("--marker", options->markerMm,
                     "the side of a ChArUco marker in mm (default: 28)")
        ->check(CLI::PositiveNumber);
    command->add_option("--dictionary", options->dictionary,
                        "the dictionary of the ChArUco markers (default: DICT_4X4_50)");
    command->add_option("--out", options->out, "the camera file to write")->required();
    addJsonFlag(*command, options->form, "prints the report as JSON");
    answerWith(*command, exitStatus, [options] { return calibrateCameraBy(*options); });
}

void addTableCommand(CLI::App& parent, int& exitStatus) {
    CLI::App* command =
        parent.add_subcommand("table", "measures from one picture where the tags of a table lie");
    const auto options = std::make_shared<TableOptions>();
    command
        ->add_option("PICTURE", options->picture,
                     "a picture in which all tags of the table are completely visible")
        ->required();
    addFile(*command, "--camera", options->camera,
            "the camera file, which makes the places accurate to 0.5 mm");
    addMillimetres(*command, "--tag-size", options->tagSize,
                   "the side of a tag's black square in mm (default: 40)");
    command->add_option("--out", options->out, "the table file to write")->required();
    addJsonFlag(*command, options->form, "prints the report as JSON");
    answerWith(*command, exitStatus, [options] { return calibrateTableBy(*options); });
}

} // namespace

void addCalibrateCommands(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("calibrate", "measures a camera or a table");
    command->require_subcommand(1);
    addCameraCommand(*command, exitStatus);
    addTableCommand(*command, exitStatus);
}

} // namespace umpire

#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/shown_progress.h"
#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/eye/certificate/certificate_file.h"
#include "app/eye/certificate/certificate_text.h"
#include "app/eye/certificate/draw_certificate.h"
#include "app/eye/one_picture/calibration_failure.h"
#include "app/eye/overlay/draw_overlay.h"
#include "app/eye/picture/read_picture.h"
#include "app/record/journal/journal_rows.h"
#include "calibration/files/checked_yaml.h"
#include "calibration/measure/calibration_files.h"

#include <iostream>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

struct CertifyCommand {
    std::vector<std::string> pictures;
    std::string table;
    std::string camera;
    std::string output;
    std::string overlay;
    std::optional<double> lineMm;
    AnswerForm form = AnswerForm::Text;
};

/// A user's file: its text and its SHA-256; both are empty without a file.
struct OwnFile {
    std::string text;
    std::string hash;
};
Expected<OwnFile> readOwn(const std::string& file) {
    if (file.empty()) {
        return OwnFile{};
    }
    return readTextFile(file).map_error(failureOf).map([](const std::string& text) {
        return OwnFile{text, sha256(text)};
    });
}

/// The data shared by all pictures.
struct Basis {
    OwnFile table;
    OwnFile camera;
    SheetQuestion question;
    std::optional<CameraIntrinsics> known; ///< the camera, at the camera file's own resolution
};

Expected<Basis> readBasis(const CertifyCommand& command) {
    constexpr double kShortest = 80.0;
    constexpr double kLongest = 120.0;
    Basis basis;
    basis.question.line = Millimetres(command.lineMm.value_or(100.0));
    if (!(basis.question.line >= Millimetres(kShortest) &&
          basis.question.line <= Millimetres(kLongest))) {
        return wrongUsage("--line: the sheet's line of 100 mm measures 80 to 120 mm by a ruler");
    }
    const auto table = readOwn(command.table);
    const auto camera = readOwn(command.camera);
    if (!table || !camera) {
        return tl::make_unexpected(table ? camera.error() : table.error());
    }
    basis.table = *table;
    basis.camera = *camera;
    if (!command.table.empty()) {
        const auto parsed = parseTable(basis.table.text, command.table);
        if (!parsed) {
            return tl::make_unexpected(failureOf(parsed.error()));
        }
        basis.question.table = *parsed;
    }
    if (!command.camera.empty()) {
        const auto parsed = parseCamera(basis.camera.text, command.camera);
        if (!parsed) {
            return tl::make_unexpected(failureOf(parsed.error()));
        }
        basis.known = *parsed;
    }
    return basis;
}

Expected<NamedReading> readOne(const std::string& name, const CertifyCommand& command,
                               const Basis& basis) {
    return readPicture(name).and_then([&](const cv::Mat& image) -> Expected<NamedReading> {
        SheetQuestion question = basis.question;
        if (basis.known) {
            const auto camera = rescaled(*basis.known, image.size());
            if (!camera) {
                Failure failure = failureOf(camera.error());
                failure.message = name + ", " + command.camera + ": " + english(failure.message);
                return tl::make_unexpected(failure);
            }
            question.camera = *camera;
        }
        return readSheet(image, question, name).map([&](SheetReading reading) {
            return NamedReading{name, std::move(reading)};
        });
    });
}

Expected<void> saveCertificate(const CertifyCommand& command, const std::string& text) {
    if (command.output.empty()) {
        return {};
    }
    return writeTextFile(command.output, text).map_error(failureOf).map([&] {
        std::cerr << "certificate: " << printable(command.output) << '\n';
    });
}

/// Saves the overlay of the picture with the largest error.
Expected<void> saveOverlay(const CertifyCommand& command, const std::vector<NamedReading>& readings,
                           const Certificate& certificate) {
    if (command.overlay.empty()) {
        return {};
    }
    const NamedReading& worst = readings[certificate.worst];
    return readPicture(worst.path)
        .and_then([&](const cv::Mat& image) {
            return savePicture(drawCertificate(image, worst.reading, certificate), command.overlay);
        })
        .map([&] { std::cerr << "overlay: " << printable(command.overlay) << '\n'; });
}

Expected<void> answerCertify(const CertifyCommand& command) {
    const auto basis = readBasis(command);
    if (!basis) {
        return tl::make_unexpected(basis.error());
    }
    std::vector<NamedReading> readings;
    ShownProgress progress("certify");
    for (const std::string& name : command.pictures) {
        auto reading = readOne(name, command, *basis);
        if (!reading) {
            return tl::make_unexpected(reading.error());
        }
        readings.push_back(*std::move(reading));
        progress.tell(readings.size(), command.pictures.size());
    }
    progress.wipe();
    const Certificate certificate =
        certificateOf(readings, basis->question, command.lineMm.has_value());
    for (const Message& warning : certificate.warnings) {
        complain(warning);
    }
    const std::string json = indentedText(
        jsonOf(certificate, {utcText(), UMPIRE_VERSION, basis->camera.hash, basis->table.hash}));
    return saveCertificate(command, json)
        .and_then([&] { return saveOverlay(command, readings, certificate); })
        .and_then([&] {
            return writeAnswer(command.form == AnswerForm::Json ? json : describe(certificate));
        });
}

} // namespace

void addCertifyCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("certify", "measures the accuracy of a camera at a table with the "
                                      "printed sheet of `umpire print certificate`");
    const auto asked = std::make_shared<CertifyCommand>();
    command
        ->add_option("PICTURES", asked->pictures,
                     "pictures of the sheet, in one place or in several places of the table")
        ->required();
    command->add_option(
        "--table", asked->table,
        "the table file of the game; the sheet is then measured by the tags of the table");
    command->add_option("--camera", asked->camera, "the camera file of the game");
    command->add_option(
        "--line", asked->lineMm,
        "the length of the sheet's line of 100 mm in mm, measured with a ruler (default: 100)");
    command->add_option(
        "--output,--out", asked->output,
        "writes the certificate as a JSON file, which `umpire referee` keeps in a record");
    command->add_option("--overlay", asked->overlay,
                        "writes the picture with the largest error as a PNG file, with the errors "
                        "drawn on it");
    addJsonFlag(*command, asked->form, "prints the certificate as JSON");
    answerWith(*command, exitStatus, [asked] { return answerCertify(*asked); });
}

} // namespace umpire

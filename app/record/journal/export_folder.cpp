#include "app/record/journal/export_game.h"
#include "app/record/journal/line_of_play.h"
#include "calibration/files/regular_file.h"

#include <array>
#include <cstdio>
#include <fstream>

namespace umpire {
namespace {

constexpr const char* kGameFile = "game.jsonl";
/// Maximum size of the file, in bytes. A long evening takes 200 kB; 20 MiB contain about 40,000
/// events.
constexpr std::size_t kMaxGameBytes = 20U << 20U;

tl::unexpected<Failure> cannotWrite(const std::filesystem::path& file, const Message& what) {
    return failWith(ExitStatus::CannotWrite, message("%1: %2", file.string(), what));
}

Expected<void> writeFile(const std::filesystem::path& file, std::string_view bytes) {
    std::ofstream stream(file, std::ios::binary);
    stream.write(bytes.data(), std::streamsize(bytes.size()));
    stream.close();
    return stream
               ? Expected<void>()
               : Expected<void>(cannotWrite(file, message("cannot be written; is the disk full?")));
}

/// Returns the position after each action and each correction of the line of play, one on each
/// line.
std::string positionsOf(const std::vector<RecordedEvent>& line) {
    std::string text;
    for (const RecordedEvent& event : line) {
        if (const std::string* position = positionAfter(event.happening)) {
            text.append(*position).append("\n");
        }
    }
    return text;
}

std::string frameName(std::int64_t event) {
    std::array<char, 32> name{};
    std::snprintf(name.data(), name.size(), "%06lld.jpg", static_cast<long long>(event));
    return name.data();
}

Expected<void> writeFrames(const ExportedGame& game, const PictureSource& pictures,
                           const std::filesystem::path& folder) {
    for (const RecordedEvent& event : game.events) {
        if (event.pictureHash.empty()) {
            continue;
        }
        std::error_code ignored; // writing to the folder will report the error
        std::filesystem::create_directories(folder, ignored);
        const auto jpeg = pictures(event.number);
        if (!jpeg) {
            return tl::make_unexpected(jpeg.error());
        }
        if (auto written = writeFile(folder / frameName(event.number), jpeg->value_or(""));
            !written) {
            return written;
        }
    }
    return {};
}

/// Tells whether the name is a plain file name. Other names from a record are refused, so that no
/// file is written outside the folder.
bool isPlainName(const std::string& name) {
    return !name.empty() && name.front() != '.' && name.find('/') == std::string::npos;
}

} // namespace

Expected<void> writeGameFolder(const ExportedGame& game, const PictureSource& pictures,
                               const std::filesystem::path& folder) {
    std::error_code error;
    if (std::filesystem::exists(folder, error)) {
        return cannotWrite(folder, message("is already there; give another name"));
    }
    if (!std::filesystem::create_directories(folder, error)) {
        return cannotWrite(folder, "cannot be made: " + error.message());
    }
    std::map<std::string, std::string> files = game.settings.gameFiles;
    std::erase_if(files, [](const auto& file) { return !isPlainName(file.first); });
    files["table.yaml"] = game.settings.tableFile;
    files["camera.yaml"] = game.settings.cameraFile;
    files["certificate.json"] = game.settings.certificate;
    std::erase_if(files, [](const auto& file) { return file.second.empty(); });
    files[kGameFile] = jsonLinesOf(game);
    files["actions.txt"] = textOf(game);
    files["positions.txt"] = positionsOf(lineOfPlay(game.events));
    for (const auto& [name, text] : files) {
        if (auto written = writeFile(folder / name, text); !written) {
            return written;
        }
    }
    return writeFrames(game, pictures, folder / "frames");
}

Expected<ExportedGame> readGameFolder(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / kGameFile;
    const auto text = readRegularFile(file, kMaxGameBytes);
    if (!text) {
        return failWith(ExitStatus::CannotRead,
                        message("%1: %2", file.string(),
                                message("%1; %2", describe(text.error()),
                                        "give a folder of `umpire log export`")));
    }
    return gameFromJsonLines(*text).map_error([&](const std::string& why) {
        return Failure{ExitStatus::CannotRead, file.string() + ": " + why};
    });
}

} // namespace umpire

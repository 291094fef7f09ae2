#pragma once

#include "app/common/failure/failure.h"
#include "app/mind/lab/lab.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>

/// A file that stores a lab's games: a header with the request, then one line of JSON per game.
namespace umpire {

/// The header (`umpire.lab-games/1`) has everything that determines how the games go. The number of
/// games, the threads and the output format do not.
struct LabHeading {
    std::string engine;                  ///< in the user's words
    std::optional<std::string> position; ///< first position, if it is not the game's start
    std::vector<std::string> files;      ///< files of the players' own
};
nlohmann::ordered_json headingOf(const LabPlan& plan, const LabHeading& heading);

/// The content of a file, for display.
struct KeptLab {
    std::string game; ///< "war-galley"
    std::vector<std::string> variants;
    std::string engine;    ///< in the user's words
    std::string firstSide; ///< such as "A"; empty if this program does not know the first variant
    int players = 0;       ///< number in the first variant; 0 if unknown
    LabGames games;        ///< the finished games of each variant
};
/// Reads the file without changing it; a lab may be writing meanwhile, so a last line without an
/// end is ignored. Error: CannotRead, one line about a file with other content or about a damaged
/// line.
Expected<KeptLab> readKeptLab(const std::filesystem::path& path);

/// The file while it is being written. No other process may have it open.
class KeptGames {
public:
    /// Reads the file, or creates it. Removes a last line without an end, which a crash truncated.
    /// Errors: CannotWrite if the file cannot be opened or another lab has it open; CannotRead if
    /// it has other content, or a damaged line; WrongUsage if its games were played with other
    /// options.
    static Expected<KeptGames> open(const std::filesystem::path& path, const LabPlan& plan,
                                    const LabHeading& heading);

    KeptGames(KeptGames&& other) noexcept;
    ~KeptGames();
    KeptGames& operator=(KeptGames&&) = delete;

    /// Returns the stored games that the plan asks for.
    [[nodiscard]] const LabGames& played() const { return played_; }
    [[nodiscard]] bool droppedTornLine() const { return droppedTornLine_; }
    /// Appends a game. Error: CannotWrite.
    Expected<void> add(const FinishedGame& finished, const LabPlan& plan);

private:
    explicit KeptGames(std::filesystem::path path) : path_(std::move(path)) {}
    Expected<void> lock();
    Expected<void> read(const LabPlan& plan, const nlohmann::ordered_json& heading);
    [[nodiscard]] Expected<void> readGame(std::string_view line, int number, const LabPlan& plan);
    Expected<void> append(const std::string& line);

    std::filesystem::path path_;
    int descriptor_ = -1;
    LabGames played_;
    bool droppedTornLine_ = false;
};

} // namespace umpire

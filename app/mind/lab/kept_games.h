#pragma once

#include "app/common/failure/failure.h"
#include "app/mind/lab/lab.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>

/// A file that stores a lab's games: a header with the request, then one line of JSON per game.
namespace umpire {

/// The part of the header that is not in the plan. The header (`umpire.lab-games/1`) has everything
/// that affects the course of a game: not the number of games, the number of threads or the output
/// format.
struct LabHeading {
    std::string engine; ///< name of the engine, as the user typed it
    /// Position from which all games start; none: the game's start.
    std::optional<std::string> position;
    std::vector<std::string> files; ///< the user's own files of the game
};
nlohmann::ordered_json headingOf(const LabPlan& plan, const LabHeading& heading);

/// The content of a file, for display.
struct KeptLab {
    std::string game; ///< name of the game, such as "war-galley"
    std::vector<std::string> variants;
    std::string engine;    ///< name of the engine, as the user typed it
    std::string firstSide; ///< name of the side that moves first, such as "A"; empty if this
                           ///< program does not know the first variant
    /// Number of players in the first variant; 0 if this program does not know the variant.
    int players = 0;
    LabGames games; ///< the finished games of each variant
};
/// Reads the file without changing it. Ignores a last line without a line end, because a lab may be
/// writing it. Error CannotRead: the file has other content or a damaged line.
Expected<KeptLab> readKeptLab(const std::filesystem::path& path);

/// A file of a lab's games that this process extends. Only one process may have it open.
class KeptGames {
public:
    /// Opens the file, or creates it. Removes a last line without a line end, which a crash has
    /// left. Error CannotWrite: the file cannot be opened, or another process has it open. Error
    /// CannotRead: it has other content, or a damaged line. Error WrongUsage: its games were played
    /// with other options.
    static Expected<KeptGames> open(const std::filesystem::path& path, const LabPlan& plan,
                                    const LabHeading& heading);

    KeptGames(KeptGames&& other) noexcept;
    ~KeptGames();
    KeptGames& operator=(KeptGames&&) = delete;

    /// Returns the games of the plan that the file already has.
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

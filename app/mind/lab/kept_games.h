#pragma once

#include "app/common/failure/failure.h"
#include "app/mind/lab/lab.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>

/// A file that keeps a lab's games: a heading with what was asked for, then a line of JSON a game.
namespace umpire {

/// What decides how the games go, for the heading (`umpire.lab-games/1`). The number of games, the
/// threads and the form of the answer do not.
struct LabHeading {
    std::string engine;                  ///< as typed
    std::optional<std::string> position; ///< where the games begin, if it is not the start
    std::vector<std::string> files;      ///< of the players' own
};
nlohmann::ordered_json headingOf(const LabPlan& plan, const LabHeading& heading);

/// What a file holds, for who looks at it.
struct KeptLab {
    std::string game; ///< "war-galley"
    std::vector<std::string> variants;
    std::string engine;    ///< as typed
    std::string firstSide; ///< "A"; empty where this program does not know the first variant
    int players = 0;       ///< of the first variant; 0 likewise
    LabGames games;        ///< those that were played, of each variant
};
/// Changes nothing, and lets a lab write on meanwhile: a last line without an end is left out.
/// Error: CannotRead, one line about a file that holds something else, or about a damaged line.
Expected<KeptLab> readKeptLab(const std::filesystem::path& path);

/// The file while it is written to. No other process may have it open meanwhile.
class KeptGames {
public:
    /// Reads what the file holds, or begins it. A last line without an end was torn by a crash: it
    /// is cut off. Errors: CannotWrite, where the file cannot be opened, or another lab has it;
    /// CannotRead, where it holds something else, or a damaged line; WrongUsage, where its games
    /// were played with other options.
    static Expected<KeptGames> open(const std::filesystem::path& path, const LabPlan& plan,
                                    const LabHeading& heading);

    KeptGames(KeptGames&& other) noexcept;
    ~KeptGames();
    KeptGames& operator=(KeptGames&&) = delete;

    /// Those that the plan asks for.
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

#pragma once

#include "tests/app/game/live/film_verdicts.h"
#include "tests/films/galley_game.h"

/// Films of War Galley games, and the comparison of their records with the games.
namespace umpire::testing {

/// 960 x 540, tilted by 18 degrees: a match is 50 pixels long and 2.4 wide, as in the scenes.
struct GalleysOnFilm {
    films::FilmedGalleys play;
    FilmedGame files;
    int bumps = 0;
};

/// Returns the view of `galleyTable` from a camera of 960 x 540 that is tilted by 18 degrees.
TableView galleyView();
films::RenderedGalleys galleysSeenBy(const TableView& view, films::Surface surface,
                                     std::uint64_t seed);

enum class Bumps { None, One };

GalleysOnFilm filmOf(films::FilmedGalleys play, std::uint64_t seed, Bumps bumps,
                     const std::filesystem::path& folder);

war_galley::State galleysAt(const std::string& position);

struct Figures {
    std::size_t played = 0;
    std::size_t called = 0; ///< actions called by the umpire itself
    std::size_t chosen = 0; ///< actions chosen by the players after a question
    std::size_t wrong = 0;  ///< recorded, and not played then
    std::size_t asked = 0;
    std::size_t planted = 0;
    std::size_t accused = 0;             ///< planted actions accused by the right rule
    std::size_t falsely = 0;             ///< accusations where no illegal action was planted
    std::vector<std::string> kinds;      ///< kinds of the accusations for planted actions
    std::chrono::microseconds slowest{}; ///< from the hand's leaving to the call, in stream time
    int bumps = 0;                       ///< survived
};

Figures figuresOf(const GalleysOnFilm& film, const JournalRecord& record);

/// Returns the players' commands, one per line with its time.
std::string linesOf(const GalleysOnFilm& film);

/// Selects the source of the table's position.
enum class Told { ByTableFile, ByTags };

std::vector<std::string> refereeing(const GalleysOnFilm& film, const std::string& start,
                                    const std::filesystem::path& journal,
                                    Told told = Told::ByTableFile);

} // namespace umpire::testing

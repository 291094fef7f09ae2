#pragma once

#include "tests/app/game/live/film_verdicts.h"
#include "tests/films/galley_game.h"

/// Games of War Galley on film, and how what is recorded compares with what was played.
namespace umpire::testing {

/// 960 x 540, tilted by 18 degrees: a match is 50 pixels long and 2.4 wide, as in the scenes.
struct GalleysOnFilm {
    films::FilmedGalleys play;
    FilmedGame files;
    int bumps = 0;
};

/// How a camera of 960 x 540 that is tilted by 18 degrees sees the table of `galleyTable`.
TableView galleyView();
films::RenderedGalleys galleysSeenBy(const TableView& view, films::Surface surface,
                                     std::uint64_t seed);

enum class Bumps { None, One };

GalleysOnFilm filmOf(films::FilmedGalleys play, std::uint64_t seed, Bumps bumps,
                     const std::filesystem::path& folder);

war_galley::State galleysAt(const std::string& position);

struct Figures {
    std::size_t played = 0;
    std::size_t called = 0; ///< of them, by the umpire itself
    std::size_t chosen = 0; ///< by the players, from what was asked
    std::size_t wrong = 0;  ///< recorded, and not played then
    std::size_t asked = 0;
    std::size_t planted = 0;
    std::size_t accused = 0;             ///< planted, and accused by the rule that forbids it
    std::size_t falsely = 0;             ///< accused of what was not planted
    std::vector<std::string> kinds;      ///< of what is planted, as it is accused
    std::chrono::microseconds slowest{}; ///< from a hand's leaving to the call, of stream time
    int bumps = 0;                       ///< survived
};

Figures figuresOf(const GalleysOnFilm& film, const JournalRecord& record);

/// What players say, a line each, at its time.
std::string linesOf(const GalleysOnFilm& film);

/// What tells where the table lies.
enum class Told { ByTableFile, ByTags };

std::vector<std::string> refereeing(const GalleysOnFilm& film, const std::string& start,
                                    const std::filesystem::path& journal,
                                    Told told = Told::ByTableFile);

} // namespace umpire::testing

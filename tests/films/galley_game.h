#pragma once

#include "tests/films/galley_film.h"

/// Games of War Galley to film: random legal play with a galley each, orders laid in columns, with
/// illegal actions planted in it that are taken back.
namespace umpire::films {

/// Something that the rules forbid and hands do all the same.
enum class GalleyTrespass {
    PlacedOutsideBand,
    TooManyFires,
    TooManyOrders,
    MovedFarther,
    TurnedTheOtherWay,
    MovedWithoutOrder,
    MovedWhileOrdering,
    TossedTooMany,
    LostOthers, ///< a mast, or an oar of the far side, where a near one is owed
    OneOarMore, ///< after re-arranging
};
std::string nameOf(GalleyTrespass trespass);

/// What goes wrong without anybody's doing.
enum class Mishap { None, MatchStrikesGalley };

/// How galleys are moved.
enum class Handling {
    EachTheirOwn,
    BothByOne,  ///< one player moves both at once
    InTwoTries, ///< set down on the way, and moved on later
    Slowly,     ///< nobody touches anything for some time
};

struct GalleyGamePlan {
    war_galley::State start; ///< built, none placed; the table confirms
    std::uint64_t seed = 1;
    int turns = 2;
    std::vector<GalleyTrespass> planted; ///< each where it is first possible
    Mishap mishap = Mishap::None;        ///< in the first toss that no trespass spoils
    Handling handling = Handling::EachTheirOwn;
};

struct PlantedGalley {
    GalleyTrespass what = GalleyTrespass::MovedFarther;
    std::string rule;      ///< that forbids it
    std::size_t still = 0; ///< that shows it
};

/// What a player says after a still.
struct Answer {
    std::size_t still = 0;
    std::string line;
};

/// A film's stills and what they show.
struct FilmedGalleys {
    std::vector<Still> stills;
    /// The legal ones, in order; galleys and matches as they really lie.
    std::vector<war_galley::Action> actions;
    std::vector<PlantedGalley> planted;
    std::vector<Answer> answers;
    war_galley::State end;
};
FilmedGalleys filmedGalleys(const RenderedGalleys& rendered, const GalleyGamePlan& plan);

/// One turn of two galleys that run into each other and do not fire.
struct RamPlan {
    war_galley::State start; ///< placed, no orders laid; the table confirms
    std::array<war_galley::Plan, 2> plans;
    std::uint64_t seed = 1;
    Handling handling = Handling::EachTheirOwn;
};
FilmedGalleys filmedRam(const RenderedGalleys& rendered, const RamPlan& plan);

} // namespace umpire::films

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

struct GalleyGamePlan {
    war_galley::State start; ///< built, none placed
    std::uint64_t seed = 1;
    int turns = 2;
    std::vector<GalleyTrespass> planted; ///< each where it is first possible
};

struct PlantedGalley {
    GalleyTrespass what = GalleyTrespass::MovedFarther;
    std::string rule;      ///< that forbids it
    std::size_t still = 0; ///< that shows it
};

/// A film's stills and what they show.
struct FilmedGalleys {
    std::vector<Still> stills;
    /// The legal ones, in order; galleys and matches as they really lie.
    std::vector<war_galley::Action> actions;
    std::vector<PlantedGalley> planted;
    war_galley::State end;
};
FilmedGalleys filmedGalleys(const RenderedGalleys& rendered, const GalleyGamePlan& plan);

} // namespace umpire::films

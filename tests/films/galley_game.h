#pragma once

#include "tests/films/galley_film.h"

/// Makes games of War Galley for films: random legal play with a galley each, orders laid in
/// columns, and planted illegal actions that are taken back.
namespace umpire::films {

/// An illegal action that hands do on the table.
enum class GalleyTrespass {
    PlacedOutsideBand,
    TooManyFires,
    TooManyOrders,
    MovedFarther,
    TurnedTheOtherWay,
    MovedWithoutOrder,
    MovedWhileOrdering,
    TossedTooMany,
    LostOthers, ///< a mast or an oar of the far side, although a near oar is due
    OneOarMore, ///< after re-arranging the oars
};
std::string nameOf(GalleyTrespass trespass);

/// A mishap that no player causes on purpose.
enum class Mishap { None, MatchStrikesGalley };

/// How galleys are moved.
enum class Handling {
    EachTheirOwn,
    BothByOne,  ///< one player moves both galleys at once
    InTwoTries, ///< set down on the way, and moved on later
    Slowly,     ///< no hand touches the table for some time
};

struct GalleyGamePlan {
    war_galley::State start; ///< built, none placed; the table confirms
    std::uint64_t seed = 1;
    int turns = 2;
    std::vector<GalleyTrespass> planted; ///< each at the first possible moment
    Mishap mishap = Mishap::None;        ///< in the first toss that no illegal action spoils
    Handling handling = Handling::EachTheirOwn;
};

struct PlantedGalley {
    GalleyTrespass what = GalleyTrespass::MovedFarther;
    std::string rule;      ///< the rule that forbids the action
    std::size_t still = 0; ///< the still that shows the action
};

/// A player's command after a still.
struct Answer {
    std::size_t still = 0;
    std::string line;
};

/// A film's stills, and the game that they show.
struct FilmedGalleys {
    std::vector<Still> stills;
    /// The legal actions in order, with the true places of galleys and matches.
    std::vector<war_galley::Action> actions;
    std::vector<PlantedGalley> planted;
    std::vector<Answer> answers;
    war_galley::State end;
};
FilmedGalleys filmedGalleys(const RenderedGalleys& rendered, const GalleyGamePlan& plan);

/// One turn of two galleys that collide and do not fire.
struct RamPlan {
    war_galley::State start; ///< placed, no orders laid; the table confirms
    std::array<war_galley::Plan, 2> plans;
    std::uint64_t seed = 1;
    Handling handling = Handling::EachTheirOwn;
};
FilmedGalleys filmedRam(const RenderedGalleys& rendered, const RamPlan& plan);

} // namespace umpire::films

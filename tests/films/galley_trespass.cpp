#include "tests/films/galley_game.h"

namespace umpire::films {

std::string nameOf(GalleyTrespass trespass) {
    switch (trespass) {
    case GalleyTrespass::PlacedOutsideBand:
        return "placed outside its band";
    case GalleyTrespass::TooManyFires:
        return "too many fire orders";
    case GalleyTrespass::TooManyOrders:
        return "too many orders";
    case GalleyTrespass::MovedFarther:
        return "moved farther";
    case GalleyTrespass::TurnedTheOtherWay:
        return "turned the other way";
    case GalleyTrespass::MovedWithoutOrder:
        return "moved without an order";
    case GalleyTrespass::MovedWhileOrdering:
        return "moved while orders are laid";
    case GalleyTrespass::TossedTooMany:
        return "tossed too many matches";
    case GalleyTrespass::LostOthers:
        return "lost others than are owed";
    case GalleyTrespass::OneOarMore:
        return "has an oar more";
    }
    return {};
}

} // namespace umpire::films

#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"

#include <string_view>

/// The words and marks of the notation, for its writers and its readers.
namespace umpire::war_galley {

constexpr std::string_view kNothing = "-";
constexpr std::string_view kUnbuilt = "?";
constexpr std::string_view kConfirming = "confirm";

constexpr std::string_view kFrom = "<"; ///< before the pose that a galley had before its movement
constexpr char kStalledForward = 'f';
constexpr std::string_view kUnsure = "?"; ///< between two galleys that may touch
/// Between two galleys that touch and have not separated.
constexpr std::string_view kTouching = "+";
/// Between two galleys that do not touch, as the players decided.
constexpr std::string_view kClearOf = "/";

constexpr std::array<std::string_view, 5> kPhaseWords = {"build", "place", "orders", "step",
                                                         "over"};
constexpr std::array<std::string_view, 3> kPartWords = {"move", "fire", "oars"};
constexpr std::array<std::string_view, 2> kResignedWords = {"A-resigned", "B-resigned"};
constexpr std::array<std::string_view, 2> kDrawWords = {"A-draws", "B-draws"};

/// Writes a galley's oars and masts: "5/5/3".
inline std::string text(const Rig& rig) {
    return std::to_string(rig.port) + "/" + std::to_string(rig.starboard) + "/" +
           std::to_string(rig.masts);
}

/// Takes a galley's oars and masts. At any other text returns none, and the reader stays at the
/// error.
inline std::optional<Rig> takeRig(NotationReader& reader) {
    const auto port = reader.takeNumber();
    const auto starboard = port && reader.take("/") ? reader.takeNumber() : std::nullopt;
    const auto masts = starboard && reader.take("/") ? reader.takeNumber() : std::nullopt;
    return masts ? std::optional(Rig{*port, *starboard, *masts}) : std::nullopt;
}

/// The numbers of galleys of side A and of side B.
using FleetSizes = std::array<int, 2>;

/// Takes the name of a galley, such as "A1". Returns none, and takes nothing, if the game has no
/// such galley.
inline std::optional<VesselIndex> takeVessel(NotationReader& reader, const FleetSizes& galleys) {
    const NotationReader before = reader;
    const bool ofB = reader.take("B");
    const bool known = ofB || reader.take("A");
    const auto number = known && reader.peek() != '0' ? reader.takeNumber() : std::nullopt;
    if (!number || *number > galleys[ofB ? 1 : 0]) {
        reader = before;
        return std::nullopt;
    }
    return std::size_t(*number - 1 + (ofB ? galleys[0] : 0));
}

/// Adds the clause's id to a sentence: "m1's head points at g2's hull (WG-30)".
inline Message cited(const Message& sentence, const char* rule) {
    return message("%1 (%2)", sentence, rule);
}

/// Describes the phase, for the message of a refusal.
inline Message phaseName(Phase phase) {
    switch (phase) {
    case Phase::Building:
        return message("the galleys are being built");
    case Phase::Placing:
        return message("the galleys are being placed");
    case Phase::Ordering:
        return message("orders are being laid");
    case Phase::Executing:
        return message("orders are being executed");
    case Phase::Over:
        break;
    }
    return message("the game is over");
}

/// Describes what is due first, for the message of a refusal.
inline Message owedName(Owed owed) {
    switch (owed) {
    case Owed::Nothing:
        return message("nothing");
    case Owed::Confirmation:
        return message("the galleys' places");
    case Owed::Contact:
        return message("how it touches the other");
    case Owed::Losses:
        return message("its losses");
    case Owed::Target:
        return message("its target");
    case Owed::Toss:
        return message("its toss");
    case Owed::Verdict:
        return message("the call on its toss");
    case Owed::Oars:
        return message("its oars");
    }
    return message("nothing");
}

} // namespace umpire::war_galley

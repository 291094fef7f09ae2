#pragma once

#include <chrono>
#include <string_view>

namespace umpire {

/// Time since the stream's start, taken from the frames' time stamps, never from a clock.
using StreamTime = std::chrono::microseconds;

/// The table's state as the camera sees it. Actions count only at rest (Still, OutOfSync).
enum class TableState {
    Waiting,       ///< no frame has come yet
    HandOverTable, ///< something reaches in: a hand, a sleeve or a cue
    Settling,      ///< the table is still moving, or was at rest for too short a time
    Still,
    Moved, ///< the table or the camera: must be registered again
    TooDark,
    Glare,
    CameraLost,
    OutOfSync, ///< at rest, but the record does not explain the visible pieces
};

/// Returns a text for people, such as "hand over the table".
constexpr std::string_view nameOf(TableState state) {
    switch (state) {
    case TableState::Waiting:
        return "waiting";
    case TableState::HandOverTable:
        return "hand over the table";
    case TableState::Settling:
        return "settling";
    case TableState::Still:
        return "still";
    case TableState::Moved:
        return "table or camera moved";
    case TableState::TooDark:
        return "too dark";
    case TableState::Glare:
        return "glare";
    case TableState::CameraLost:
        return "camera lost";
    case TableState::OutOfSync:
        return "out of sync";
    }
    return "waiting";
}

} // namespace umpire

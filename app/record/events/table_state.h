#pragma once

#include <chrono>
#include <string_view>

namespace umpire {

/// Time since the beginning of the stream. It comes from the frames' time stamps, not from a clock.
using StreamTime = std::chrono::microseconds;

/// The state of the table as the camera sees it. The umpire accepts actions from the table only in
/// the states Still and OutOfSync, when nothing moves.
enum class TableState {
    Waiting,       ///< no frame has arrived yet
    HandOverTable, ///< a hand, a sleeve or a cue is above the table
    Settling,      ///< the table still moves, or has been still for too short a time
    Still,
    Moved, ///< the table or the camera has moved, so the view must be determined again
    TooDark,
    Glare,
    CameraLost,
    OutOfSync, ///< nothing moves, but the record does not explain the pieces that are seen
};

/// Returns the state's name for people, such as "hand over the table".
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

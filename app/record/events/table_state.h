#pragma once

#include <chrono>
#include <string_view>

namespace umpire {

/// Since the stream's start, from the frames' stamps; never from a clock.
using StreamTime = std::chrono::microseconds;

/// How the table stands in the camera's eye. Nothing is called but at rest (Still, OutOfSync).
enum class TableState {
    Waiting,       ///< no frame has come yet
    HandOverTable, ///< or a sleeve, or a cue: something reaches in
    Settling,      ///< still moving, or at rest for too short a time
    Still,
    Moved, ///< the table or the camera: to be registered anew
    TooDark,
    Glare,
    CameraLost,
    OutOfSync, ///< at rest, and the record does not explain what lies there
};

/// "hand over the table".
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

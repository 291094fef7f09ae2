#pragma once

#include "app/game/live/live_game.h"

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::desk {

/// A film of Murus Gallicus on disk with its table's files, made once for all tests.
struct FilmedGame {
    std::filesystem::path film;
    std::filesystem::path table;
    std::filesystem::path camera;

    [[nodiscard]] LiveRequest request() const {
        LiveRequest request;
        request.source = film.string();
        request.game = "murus-gallicus";
        request.variant = "basic";
        request.table = table;
        request.camera = camera;
        return request;
    }
};

/// Returns a film that shows d1-d3 and d7-d5; then the Gauls play b7-b5 out of turn against the
/// rules and leave the stones there.
const FilmedGame& filmedGame();

} // namespace umpire::desk

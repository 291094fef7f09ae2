#pragma once

#include "app/game/live/live_game.h"

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::desk {

/// A film of Murus Gallicus on disk with the files of its table, made once for all tests.
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

/// d1-d3, d7-d5; then the Gauls play b7-b5 out of turn, which the rules forbid, and it lies there.
const FilmedGame& filmedGame();

} // namespace umpire::desk

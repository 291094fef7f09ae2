#pragma once

#include "tests/app/eye/camera/stream_server.h"
#include "tests/films/film.h"

#include <atomic>

namespace umpire::desk {

/// Frames enough for a verdict, and no more, by a camera of that width.
films::FilmOptions filmFor(int width, double pixelsPerMillimetre = 1.6);

/// A phone above a table where a game is played. Hands build each still when the test says so, and
/// it stays until the test wants the next one. It sends 12 pictures a second.
class PlayedTable {
public:
    PlayedTable(const std::vector<films::Still>& stills, const films::FilmOptions& options);

    [[nodiscard]] std::string address() const { return phone_.address(); }
    /// Lets the hands build up to that still.
    void show(std::size_t still) {
        until_ = still;
        rests_ = false;
    }
    /// Tells whether all wanted pictures were sent.
    [[nodiscard]] bool rests() const { return rests_; }
    void cutMidFrame() { phone_.cutMidFrame(); }
    void comeBack() { phone_.comeBack(); }

private:
    using Picture = ::umpire::testing::MjpegServer::Picture;
    Picture next();

    std::vector<Picture> pictures_;
    std::vector<std::size_t> stillOf_; ///< number of the still, by picture
    std::atomic<std::size_t> until_ = 0;
    std::atomic<bool> rests_ = false;
    std::size_t shown_ = 0;
    int calls_ = 0;
    bool back_ = false;
    ::umpire::testing::MjpegServer phone_;
};

} // namespace umpire::desk

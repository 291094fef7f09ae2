#include "app/desk/start/paced_film.h"

#include "app/eye/camera/open_source.h"

#include <thread>

namespace umpire::desk {
namespace {

class PacedFilm : public FrameSource {
public:
    explicit PacedFilm(std::unique_ptr<FrameSource> film) : film_(std::move(film)) {}

    /// Returns the next frame at its time. Waits at most half a second, so that the game can be
    /// stopped meanwhile.
    FromSource next(std::chrono::milliseconds patience) override {
        FromSource came = film_->next(patience);
        if (const auto* frame = std::get_if<CameraFrame>(&came)) {
            const auto now = std::chrono::steady_clock::now();
            began_ = began_.value_or(now - frame->time);
            constexpr std::chrono::milliseconds kMostAtOnce{500};
            const auto due = *began_ + frame->time;
            std::this_thread::sleep_until(std::min(due, now + kMostAtOnce));
        }
        return came;
    }
    [[nodiscard]] SourceDescription description() const override { return film_->description(); }

private:
    std::unique_ptr<FrameSource> film_;
    std::optional<std::chrono::steady_clock::time_point> began_;
};

} // namespace

Expected<std::unique_ptr<FrameSource>> openPaced(const std::string& film) {
    return openSource(film).map([](std::unique_ptr<FrameSource> opened) {
        return std::unique_ptr<FrameSource>(std::make_unique<PacedFilm>(std::move(opened)));
    });
}

} // namespace umpire::desk

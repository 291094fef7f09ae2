#include "app/desk/start/paced_film.h"

#include "app/eye/camera/open_source.h"

#include <thread>

namespace umpire::desk {
namespace {

class PacedFilm : public FrameSource {
public:
    explicit PacedFilm(std::unique_ptr<FrameSource> film) : film_(std::move(film)) {}

    /// Returns the next frame at its time. Returns NothingYet after `patience`, as a camera does,
    /// so that the game can be stopped before a late frame.
    FromSource next(std::chrono::milliseconds patience) override {
        FromSource came =
            early_ ? FromSource(*std::exchange(early_, std::nullopt)) : film_->next(patience);
        const auto* frame = std::get_if<CameraFrame>(&came);
        if (frame == nullptr) {
            return came;
        }
        const auto now = std::chrono::steady_clock::now();
        began_ = began_.value_or(now - frame->time);
        const auto due = *began_ + frame->time;
        std::this_thread::sleep_until(std::min(due, now + patience));
        if (due > now + patience) {
            early_ = *frame;
            return NothingYet{};
        }
        return came;
    }
    [[nodiscard]] SourceDescription description() const override { return film_->description(); }

private:
    std::unique_ptr<FrameSource> film_;
    std::optional<std::chrono::steady_clock::time_point> began_;
    std::optional<CameraFrame> early_; ///< the frame that was read before its time
};

} // namespace

Expected<std::unique_ptr<FrameSource>> openPaced(const std::string& film) {
    return openSource(film).map([](std::unique_ptr<FrameSource> opened) {
        return std::unique_ptr<FrameSource>(std::make_unique<PacedFilm>(std::move(opened)));
    });
}

} // namespace umpire::desk

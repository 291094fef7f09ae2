#include "app/eye/camera/pushed_source.h"

namespace umpire {
namespace {

class PushedCapture final : public Capture {
public:
    PushedCapture(std::shared_ptr<PushedPictures> pictures, std::string name, std::stop_token stop)
        : pictures_(std::move(pictures)), name_(std::move(name)), stop_(std::move(stop)) {}

    Captured read() override {
        auto jpeg = pictures_->take(stop_);
        if (!jpeg) {
            return CaptureClosed{};
        }
        return CapturedPicture{{}, *std::move(jpeg), std::nullopt};
    }
    [[nodiscard]] SourceDescription description() const override {
        return {.kind = SourceKind::Stream, .name = name_, .format = "JPEG"};
    }

private:
    std::shared_ptr<PushedPictures> pictures_;
    std::string name_;
    std::stop_token stop_;
};

} // namespace

void PushedPictures::put(std::vector<std::uint8_t> jpeg) {
    {
        const std::scoped_lock lock(mutex_);
        newest_ = std::move(jpeg);
    }
    came_.notify_one();
}

std::optional<std::vector<std::uint8_t>> PushedPictures::take(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    if (!came_.wait(lock, stop, [this] { return newest_.has_value(); })) {
        return std::nullopt;
    }
    return std::exchange(newest_, std::nullopt);
}

Expected<std::unique_ptr<FrameSource>> openPushed(const std::shared_ptr<PushedPictures>& pictures,
                                                  const std::string& name,
                                                  const LiveOptions& options) {
    LiveOptions ofTelephone = options;
    ofTelephone.sender = Sender::Telephone;
    return LiveSource::start(
        [pictures, name](const std::stop_token& stop) -> Expected<std::unique_ptr<Capture>> {
            return std::make_unique<PushedCapture>(pictures, name, stop);
        },
        ofTelephone);
}

} // namespace umpire

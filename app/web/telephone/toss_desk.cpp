#include "app/web/telephone/toss_desk.h"

#include "app/common/failure/last_catch.h"
#include "app/eye/picture/read_picture.h"

#include <algorithm>

namespace umpire {
namespace {

/// maximum number of stored pictures; lets two phones go back two tosses
constexpr std::size_t kMostKept = 6;
/// Maximum number of pixels of all stored pictures, 3 bytes each. One picture of 50 megapixels
/// always fits.
constexpr std::size_t kMostPixels = 100'000'000;

/// Decodes a picture. Refuses a damaged picture, like `umpire score`.
Expected<cv::Mat> undamaged(PictureBytes bytes) {
    const Message name{kTelephonePicture};
    return decodeDamagedPicture(bytes, name)
        .and_then([&](const CheckedPicture& picture) -> Expected<cv::Mat> {
            if (picture.damage.isAny()) {
                return failWith(
                    ExitStatus::CannotRead,
                    message("%1: %2", name,
                            message("the picture is damaged (%1); copy or take it again",
                                    describe(picture.damage))));
            }
            return picture.image;
        });
}

} // namespace

Expected<const TossDesk::Kept*> TossDesk::look(PictureBytes picture) {
    try {
        LookRequest request{.picture = kTelephonePicture,
                            .table = files_.table,
                            .camera = files_.camera,
                            .detectors = ObserveOptions{}.detectors,
                            .damage = Damage::IsRefused};
        return undamaged(picture)
            .and_then([&](const cv::Mat& image) { return readLookInputs(request, image); })
            .and_then([&](const LookInputs& inputs) {
                return lookAtTable(request, inputs).map([&](Look look) -> const Kept* {
                    kept_.push_back({++last_, request, inputs, std::move(look)});
                    makeRoom();
                    return &kept_.back();
                });
            });
    } catch (...) {
        return failWith(ExitStatus::CannotRead, whatWasThrown());
    }
}

void TossDesk::makeRoom() {
    const auto pixels = [&] {
        std::size_t all = 0;
        for (const Kept& each : kept_) {
            all += each.look.image.total();
        }
        return all;
    };
    while (kept_.size() > kMostKept || (kept_.size() > 1 && pixels() > kMostPixels)) {
        kept_.pop_front();
    }
}

Expected<const TossDesk::Kept*> TossDesk::kept(std::uint64_t number) const {
    const auto found = std::ranges::find(kept_, number, &Kept::number);
    if (found == kept_.end()) {
        return failWith(ExitStatus::CannotRead,
                        message("this picture is not kept any more; take a new one"));
    }
    return &*found;
}

Expected<RuledLook> TossDesk::rule(std::uint64_t number, const TossAsked& asked) const {
    return kept(number).and_then([&](const Kept* kept) {
        return ruleOnDropped(kept->look, kept->request, kept->inputs, asked);
    });
}

} // namespace umpire

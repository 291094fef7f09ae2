#include "vision/galleys/galley_masts.h"

#include "vision/galleys/galley_box.h"
#include "vision/galleys/options.h"
#include "vision/picture/nets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::galleys {

namespace {

/// The frame of the patch, on the plane of the deck's top.
struct PatchFrame {
    cv::Point2d center;
    cv::Point2d up; ///< unit vector on the table along which higher points appear
    double way = 0; ///< distance by which a point at height kReach appears shifted, in mm

    [[nodiscard]] cv::Point2d at(double column, double row) const {
        const double along =
            (DeckPatch::kSide - 0.5 - row) / DeckPatch::kPixelsPerMm - DeckPatch::kBelow;
        const double across = (column + 0.5 - DeckPatch::kSide / 2.0) / DeckPatch::kPixelsPerMm;
        return center + up * along + cv::Point2d(up.y, -up.x) * across;
    }
};

PatchFrame patchFrame(const TableView& view, const Galley& galley, const PieceSizes& sizes) {
    const TablePoint3 eye = cameraCenter(view);
    PatchFrame frame;
    frame.center = {galley.center.x.value(), galley.center.y.value()};
    const cv::Point2d outward = frame.center - cv::Point2d(eye.x.value(), eye.y.value());
    const double far = std::max(1e-6, std::hypot(outward.x, outward.y));
    frame.up = outward * (1 / far);
    frame.way =
        far * DeckPatch::kReach / (eye.z.value() - sizes.boxHeight.value() - DeckPatch::kReach);
    return frame;
}

bool showsDeck(const PartsScene& scene, const Galley& galley) {
    return std::ranges::all_of(galley.hull, [&](TablePoint corner) {
        const ImagePoint q =
            imageFromTable(scene.view, {corner.x, corner.y, scene.sizes.boxHeight});
        return shows(scene.image, {float(q.x.value()), float(q.y.value())});
    });
}

/// Maps the patch's pixels to the picture. Every kStep-th pixel is projected exactly, the others
/// are interpolated linearly. Over 4 mm, perspective and distortion differ from a line by less than
/// a hundredth of a pixel.
cv::Mat pixelsInPicture(const TableView& view, const PatchFrame& frame, Millimetres height) {
    constexpr int kStep = 8;
    constexpr int kKnots = DeckPatch::kSide / kStep + 1;
    static_assert(DeckPatch::kSide % kStep == 0);
    cv::Mat knots(kKnots, kKnots, CV_32FC2);
    for (int row = 0; row < kKnots; ++row) {
        for (int column = 0; column < kKnots; ++column) {
            const cv::Point2d p = frame.at(column * kStep, row * kStep);
            const ImagePoint q = imageFromTable(view, {Millimetres(p.x), Millimetres(p.y), height});
            knots.at<cv::Vec2f>(row, column) = {float(q.x.value()), float(q.y.value())};
        }
    }
    const cv::Matx23d step(1.0 / kStep, 0, 0, 0, 1.0 / kStep, 0);
    cv::Mat map;
    cv::warpAffine(knots, map, step, {DeckPatch::kSide, DeckPatch::kSide},
                   cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return map;
}

/// Writes the logarithms of the colours relative to the wood's colour, so that shade and exposure
/// become an offset.
void writeColours(const cv::Mat& colours, const cv::Vec3f& wood, float* channels) {
    for (int c = 0; c < 3; ++c) {
        std::array<float, 256> logarithm;
        for (std::size_t value = 0; value < logarithm.size(); ++value) {
            logarithm[value] =
                std::clamp(std::log((float(value) + 6) / (wood[c] + 6)), -2.0F, 1.5F);
        }
        for (int row = 0; row < DeckPatch::kSide; ++row) {
            for (int column = 0; column < DeckPatch::kSide; ++column) {
                *channels++ = logarithm[colours.at<cv::Vec3b>(row, column)[c]];
            }
        }
    }
}

/// Writes a mask that is 1 on the deck and 0 elsewhere.
void writeDeck(const PatchFrame& frame, const Galley& galley, const PieceSizes& sizes,
               float* channel) {
    const cv::Point2d forward(std::cos(galley.heading.value()), std::sin(galley.heading.value()));
    for (int row = 0; row < DeckPatch::kSide; ++row) {
        for (int column = 0; column < DeckPatch::kSide; ++column) {
            const cv::Point2d from = frame.at(column, row) - frame.center;
            const bool inside = std::abs(from.dot(forward)) < sizes.boxLength.value() / 2 &&
                                std::abs(from.cross(forward)) < sizes.boxWidth.value() / 2;
            *channel++ = inside ? 1.0F : 0.0F;
        }
    }
}

} // namespace

std::optional<DeckPatch> deckPatch(const PartsScene& scene, const Galley& galley,
                                   const cv::Vec3f& wood) {
    const auto& [image, view, sizes] = scene;
    if (!showsDeck(scene, galley)) {
        return std::nullopt;
    }
    const PatchFrame frame = patchFrame(view, galley, sizes);
    DeckPatch patch;
    const std::array shape{DeckPatch::kChannels, DeckPatch::kSide, DeckPatch::kSide};
    patch.channels.create(int(shape.size()), shape.data(), CV_32F);
    cv::Mat colours;
    cv::remap(image, colours, pixelsInPicture(view, frame, sizes.boxHeight), cv::noArray(),
              cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    writeColours(colours, wood, patch.channels.ptr<float>());
    writeDeck(frame, galley, sizes, patch.channels.ptr<float>(3));
    cv::Mat way(DeckPatch::kSide, DeckPatch::kSide, CV_32F, patch.channels.ptr<float>(4));
    way.setTo(float(frame.way / DeckPatch::kReach));
    return patch;
}

namespace {

/// Returns the network's probability of each number of masts.
MastChances answerFor(const cv::Mat& channels) {
    const std::array shape{1, DeckPatch::kChannels, DeckPatch::kSide, DeckPatch::kSide};
    picture::mastNet().setInput(channels.reshape(1, int(shape.size()), shape.data()));
    const cv::Mat answer = picture::mastNet().forward();
    MastChances said{};
    for (std::size_t masts = 0; masts < said.size(); ++masts) {
        said[masts] = double(answer.at<float>(0, int(masts)));
    }
    return said;
}

cv::Mat mirrored(const cv::Mat& channels) {
    cv::Mat mirror = channels.clone();
    for (int k = 0; k < DeckPatch::kChannels; ++k) {
        cv::Mat plane(DeckPatch::kSide, DeckPatch::kSide, CV_32F, mirror.ptr<float>(k));
        cv::flip(plane, plane, 1);
    }
    return mirror;
}

/// Corrects the network's probabilities, because it overlooks masts beside others.
MastChances mended(MastChances said) {
    double weight = 1;
    double all = 0;
    for (std::size_t masts = 0; masts < said.size(); ++masts) {
        weight *= masts > 1 ? kOptions.overlooked : 1.0;
        all += said[masts] *= weight;
    }
    for (double& chance : said) {
        chance /= all;
    }
    return said;
}

} // namespace

MastChances mastChances(const DeckPatch& deck) {
    MastChances said = answerFor(deck.channels);
    if (std::ranges::max(mended(said)) <= kOptions.sure) {
        const MastChances mirror = answerFor(mirrored(deck.channels));
        std::ranges::transform(said, mirror, said.begin(), std::plus());
    }
    return mended(said);
}

} // namespace umpire::galleys

#include "vision/proposals/scout.h"

#include "vision/picture/nets.h"
#include "vision/proposals/options.h"

#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::proposals {
namespace {

class Cutter {
public:
    Cutter(const cv::Mat& active, int context, int overhead)
        : active_(active), context_(context), overhead_(overhead) {
        cv::integral(active_ != 0, sums_, CV_32S);
    }

    void cover(const cv::Rect& part, std::vector<ActiveRegion>& regions) const {
        const cv::Rect own = tight(part);
        if (own.empty()) {
            return;
        }
        if (const auto cut = bestCut(own)) {
            cover(cut->first, regions);
            cover(cut->second, regions);
        } else {
            regions.push_back({own, shown(own)});
        }
    }

private:
    using Halves = std::pair<cv::Rect, cv::Rect>;

    [[nodiscard]] bool isEmpty(const cv::Rect& part) const {
        const auto sum = [&](int x, int y) { return sums_.at<int>(y, x); };
        return sum(part.br().x, part.br().y) - sum(part.x, part.br().y) - sum(part.br().x, part.y) +
                   sum(part.x, part.y) ==
               0;
    }

    /// Returns `part` without its outer rows and columns that have no active square.
    [[nodiscard]] cv::Rect tight(cv::Rect part) const {
        if (isEmpty(part)) {
            return {};
        }
        for (; isEmpty({part.x, part.y, 1, part.height}); ++part.x, --part.width) {
        }
        for (; isEmpty({part.x, part.y, part.width, 1}); ++part.y, --part.height) {
        }
        for (; isEmpty({part.br().x - 1, part.y, 1, part.height}); --part.width) {
        }
        for (; isEmpty({part.x, part.br().y - 1, part.width, 1}); --part.height) {
        }
        return part;
    }

    /// Tells whether an active part continues from one row or column of squares into the next.
    [[nodiscard]] bool crosses(const cv::Rect& line, const cv::Rect& next) const {
        return (next & cv::Rect({}, active_.size())) == next &&
               cv::countNonZero(active_(line) & active_(next)) > 0;
    }

    [[nodiscard]] cv::Rect shown(const cv::Rect& own) const {
        const cv::Rect left(own.x, own.y, 1, own.height);
        const cv::Rect right(own.br().x - 1, own.y, 1, own.height);
        const cv::Rect top(own.x, own.y, own.width, 1);
        const cv::Rect bottom(own.x, own.br().y - 1, own.width, 1);
        const cv::Point across(1, 0);
        const cv::Point down(0, 1);
        const int west = crosses(left, left - across) ? context_ : 0;
        const int east = crosses(right, right + across) ? context_ : 0;
        const int north = crosses(top, top - down) ? context_ : 0;
        const int south = crosses(bottom, bottom + down) ? context_ : 0;
        return cv::Rect(own.x - west, own.y - north, own.width + west + east,
                        own.height + north + south) &
               cv::Rect({}, active_.size());
    }

    [[nodiscard]] int cost(const cv::Rect& part) const {
        const cv::Rect own = tight(part);
        return own.empty() ? 0 : shown(own).area() + overhead_;
    }

    [[nodiscard]] std::optional<Halves> bestCut(const cv::Rect& own) const {
        std::optional<Halves> best;
        int least = cost(own);
        const auto tryCut = [&](const cv::Rect& first, const cv::Rect& second) {
            const int both = cost(first) + cost(second);
            if (both < least) {
                least = both;
                best = {first, second};
            }
        };
        for (int k = 1; k < own.width; ++k) {
            tryCut({own.x, own.y, k, own.height}, {own.x + k, own.y, own.width - k, own.height});
        }
        for (int k = 1; k < own.height; ++k) {
            tryCut({own.x, own.y, own.width, k}, {own.x, own.y + k, own.width, own.height - k});
        }
        return best;
    }

    const cv::Mat& active_;
    cv::Mat sums_; ///< integral image of the active squares
    int context_;
    int overhead_;
};

/// Side of a square of the scout's output, in the plane's pixels.
constexpr int kSquare = 8;

cv::Mat activeSquares(const cv::Mat& plane) {
    picture::scoutNet().setInput(
        cv::dnn::blobFromImage(plane, 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat answer = picture::scoutNet().forward();
    const cv::Mat logits(answer.size[2], answer.size[3], CV_32FC1,
                         const_cast<float*>(answer.ptr<float>()));
    const float leastLogit = std::log(kOptions.minChance / (1.0F - kOptions.minChance));
    return logits > leastLogit;
}

cv::Rect inPixels(const cv::Rect& squares) {
    return {squares.tl() * kSquare, squares.size() * kSquare};
}

} // namespace

std::vector<ActiveRegion> scoutRegions(const cv::Mat& plane,
                                       const std::vector<std::vector<cv::Point>>& known) {
    cv::Mat active = activeSquares(plane);
    for (std::vector<cv::Point> outline : known) {
        for (cv::Point& corner : outline) {
            corner /= kSquare;
        }
        cv::fillConvexPoly(active, outline, cv::Scalar::all(0));
    }
    cv::dilate(
        active, active,
        cv::Mat::ones(2 * kOptions.squaresAround + 1, 2 * kOptions.squaresAround + 1, CV_8U));
    std::vector<ActiveRegion> regions = coverActive(active, kOptions.context, kOptions.overhead);
    for (ActiveRegion& region : regions) {
        region = {inPixels(region.own), inPixels(region.shown)};
    }
    return regions;
}

std::vector<ActiveRegion> coverActive(const cv::Mat& active, int context, int overhead) {
    std::vector<ActiveRegion> regions;
    if (!active.empty()) {
        Cutter(active, context, overhead).cover(cv::Rect({}, active.size()), regions);
    }
    return regions;
}

} // namespace umpire::proposals

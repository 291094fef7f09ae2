#include "vision/scale/pose_from_pieces.h"

#include "vision/galleys/galley_edges.h"
#include "vision/galleys/galley_search.h"
#include "vision/matches/match_strip.h"
#include "vision/scale/options.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <opencv2/calib3d.hpp>
#include <opencv2/core/optim.hpp>

namespace umpire::scale {

namespace {

/// Initial steps of the solver (for the logarithm of the scale and for the two leans), and its end
/// condition.
const cv::Matx13d kSteps{0.1, 0.15, 0.15};
const cv::TermCriteria kEnd{cv::TermCriteria::MAX_ITER + cv::TermCriteria::EPS, 60, 1e-3};
constexpr double kNoPose = 1e3;

} // namespace

double boxValue(const cv::Mat& image, const TableView& view, const SeenPieces::Deck& deck,
                const PieceSizes& sizes) {
    const auto center = tableFromImage(view, deck.center, sizes.boxHeight);
    const auto bow = tableFromImage(view, deck.bow, sizes.boxHeight);
    if (!center || !bow) {
        return 0.0;
    }
    const galleys::BoxPose start{{center->x.value(), center->y.value()},
                                 directionOf(*center, *bow).value(),
                                 sizes.boxLength.value(),
                                 sizes.boxWidth.value()};
    const auto found = galleys::searchBox(image, view, start, sizes.boxHeight);
    if (!found) {
        return 0.0;
    }
    const auto fit = galleys::refineBox(image, view, found->pose, sizes);
    if (!fit) {
        return 0.0;
    }
    return std::max(0.0, fit->ends.score + fit->sides.score + found->support -
                             4 * std::min(fit->residual, 0.5));
}

namespace {

/// The cost of a pose. The parameters `x` are the logarithm of the scale and the two leans.
class Misfit : public cv::MinProblemSolver::Function {
public:
    Misfit(const LeanEvidence& evidence, double pixelsPerMm)
        : evidence_(evidence), pixelsPerMm_(pixelsPerMm) {}

    [[nodiscard]] int getDims() const override { return 3; }
    [[nodiscard]] CameraLean at(const double* x) const {
        return {pixelsPerMm_ * std::exp(x[0]), {x[1], x[2]}};
    }
    double calc(const double* x) const override {
        const CameraLean lean = at(x);
        const double size = cv::norm(lean.lean);
        if (size > kOptions.maxLean || std::abs(x[0]) > kOptions.maxScale) {
            return kNoPose + size;
        }
        const TableView view = leaningView(evidence_.image.size(), evidence_.camera, lean);
        double cost = size * size / (kOptions.leanSpread * kOptions.leanSpread);
        for (const SeenPieces::Stick& stick : evidence_.pieces.sticks) {
            cost += stick.score * costOf(stick, view);
        }
        for (const SeenPieces::Deck& deck : evidence_.pieces.decks) {
            cost -= kOptions.boxWorth * boxValue(evidence_.image, view, deck, evidence_.sizes);
        }
        return cost;
    }

private:
    double costOf(const SeenPieces::Stick& stick, const TableView& view) const {
        const auto tail = tableFromImage(view, stick.tail, matches::kMatchPlane);
        const auto head = tableFromImage(view, stick.head, matches::kMatchPlane);
        if (!tail || !head) {
            return 10.0;
        }
        const double miss =
            std::log(distance(*tail, *head).value() / evidence_.sizes.matchLength.value()) /
            kOptions.lengthSpread;
        return std::log1p(miss * miss);
    }

    LeanEvidence evidence_;
    double pixelsPerMm_;
};

/// Returns the table points at the corners of the picture. Points beyond `farthest` are replaced by
/// nearer points, because a camera that sees the horizon would see an endless table. `view`: with
/// the origin at the picture's middle.
std::vector<TablePoint> cornersSeen(const TableView& view) {
    const double middle = view.translation[2];
    const auto depth = [&](TablePoint p) {
        return (view.rotation * cv::Vec3d(p.x.value(), p.y.value(), 0) + view.translation)[2];
    };
    const cv::Point2d centre(view.camera.cx, view.camera.cy);
    const double right = view.camera.size.width - 1, low = view.camera.size.height - 1;
    std::vector<TablePoint> corners;
    for (const cv::Point2d corner : {cv::Point2d(0, 0), {right, 0}, {0, low}, {right, low}}) {
        for (double part = 1.0; part > 0.0; part -= 0.05) {
            const cv::Point2d pixel = centre + (corner - centre) * part;
            const auto seen = tableFromImage(view, {Pixels(pixel.x), Pixels(pixel.y)});
            if (seen && depth(*seen) < kOptions.farthest * middle) {
                corners.push_back(*seen);
                break;
            }
        }
    }
    return corners;
}

} // namespace

TableView leaningView(cv::Size size, const std::optional<CameraIntrinsics>& camera,
                      const CameraLean& lean) {
    TableView view;
    if (camera) {
        view.camera = *camera;
    } else {
        view.camera.size = size;
        view.camera.fx = view.camera.fy = 1.2 * std::max(size.width, size.height);
        view.camera.cx = (size.width - 1) / 2.0;
        view.camera.cy = (size.height - 1) / 2.0;
    }
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(lean.lean[0], lean.lean[1], 0), turn);
    view.rotation = turn * cv::Matx33d{1, 0, 0, 0, -1, 0, 0, 0, -1};
    view.translation = {0, 0, view.camera.fx / lean.pixelsPerMm};
    double least[2] = {1e9, 1e9}, most[2] = {-1e9, -1e9};
    for (const TablePoint& corner : cornersSeen(view)) {
        least[0] = std::min(least[0], corner.x.value());
        least[1] = std::min(least[1], corner.y.value());
        most[0] = std::max(most[0], corner.x.value());
        most[1] = std::max(most[1], corner.y.value());
    }
    view.translation += view.rotation * cv::Vec3d(least[0], least[1], 0);
    view.areaWidth = Millimetres(most[0] - least[0]);
    view.areaHeight = Millimetres(most[1] - least[1]);
    view.registration.camera = camera ? CameraKnowledge::Calibrated : CameraKnowledge::Assumed;
    return view;
}

CameraLean leanFromPieces(const LeanEvidence& evidence, const CameraLean& start) {
    if (evidence.pieces.decks.empty() && evidence.pieces.sticks.size() < kOptions.fewestSticks) {
        return start;
    }
    const auto misfit = cv::makePtr<Misfit>(evidence, start.pixelsPerMm);
    std::vector<cv::Vec3d> starts{{0, start.lean[0], start.lean[1]}};
    if (start.lean == cv::Vec2d()) {
        starts.insert(starts.end(), {{0, kOptions.tried, 0},
                                     {0, -kOptions.tried, 0},
                                     {0, 0, kOptions.tried},
                                     {0, 0, -kOptions.tried},
                                     {kOptions.triedScale, 0, 0},
                                     {-kOptions.triedScale, 0, 0}});
    }
    cv::Mat best;
    double least = std::numeric_limits<double>::max();
    for (const cv::Vec3d& begin : starts) {
        cv::Mat x = cv::Mat(begin).t();
        const auto solver = cv::DownhillSolver::create(misfit, cv::Mat(kSteps), kEnd);
        const double cost = solver->minimize(x);
        if (cost < least) {
            least = cost;
            best = x;
        }
    }
    return misfit->at(best.ptr<double>());
}

} // namespace umpire::scale

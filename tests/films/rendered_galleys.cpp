#include "tests/films/rendered_galleys.h"

#include "tests/calibration/described_table.h"
#include "tests/films/rendered_solids.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

using war_galley::LooseMatch;

constexpr double kLabelTexture = 4.0; // pixels a millimetre of a label
constexpr double kHeadLength = 3.6;   // mm of a match
constexpr double kHeadSwell = 1.4;    // share of its width
constexpr int kHoles = 6;             // a side (WG-3)
constexpr int kMasts = 4;
constexpr double kScreenLength = 215; // mm: five matches, two of them crosswise
constexpr double kScreenWidth = 54;
constexpr double kScreenHeight = 24;

/// Returns a reproducible random number between -1 and 1, uniform.
double crooked(std::uint64_t seed) {
    cv::RNG random(seed * 0x9E3779B97F4A7C15ULL + 1);
    random.next();
    return random.uniform(-1.0, 1.0);
}

cv::Vec3d raised(TablePoint point, double height) {
    return {point.x.value(), point.y.value(), height};
}

struct Stick {
    cv::Vec3d tail;
    cv::Vec3d head;
    bool headed = true;
    double tint = 1.0;
};

/// Cuts a stick into short pieces from the tail on, so that crossing sticks can be sorted by depth.
std::vector<std::pair<Corners, bool>> piecesOf(const Stick& stick, double width) {
    const double whole = cv::norm(stick.head - stick.tail);
    const double shaft = stick.headed ? 1 - kHeadLength / whole : 1.0;
    const auto at = [&](double share) { return stick.tail + (stick.head - stick.tail) * share; };
    std::vector<std::pair<Corners, bool>> pieces;
    const int count = std::max(1, int(whole / 10));
    for (int i = 0; i < count; ++i) {
        pieces.emplace_back(bar(at(shaft * i / count), at(shaft * (i + 1) / count), width, width),
                            false);
    }
    if (stick.headed) {
        const double swell = width * kHeadSwell;
        const auto head = [&](double part) { return at(shaft + (1 - shaft) * part); };
        pieces.emplace_back(bar(head(0), head(0.3), width, swell), true);
        pieces.emplace_back(bar(head(0.3), head(0.7), swell, swell), true);
        pieces.emplace_back(bar(head(0.7), head(1), swell, swell * 0.6), true);
    }
    return pieces;
}

/// Draws a box's printed top, with the bow at the right and port above.
cv::Mat labelOf(const cv::Scalar& colour, const PieceSizes& sizes, std::uint64_t seed) {
    const auto px = [](double mm) { return cvRound(mm * kLabelTexture); };
    cv::Mat label(px(sizes.boxWidth.value()), px(sizes.boxLength.value()), CV_8UC3, colour);
    cv::RNG random(seed);
    const cv::Scalar pale(190, 222, 232);
    const cv::Point medallion(px(20), px(18));
    cv::ellipse(label, medallion, {px(9), px(12)}, 0, 0, 360, pale, -1, cv::LINE_AA);
    for (int i = 0; i < 6; ++i) {
        const cv::Point at(medallion.x + px(random.uniform(-5.0, 5.0)),
                           medallion.y + px(random.uniform(-7.0, 7.0)));
        cv::circle(label, at, px(1.6), cv::Scalar(random(200), random(200), random(200)), -1,
                   cv::LINE_AA);
    }
    for (int i = 0; i < 3; ++i) {
        cv::line(label, {px(33), px(8 + 2.5 * i)}, {px(42), px(8 + 2.5 * i)}, pale, px(0.5),
                 cv::LINE_AA);
    }
    cv::putText(label, "NAVIS", {px(9), px(33)}, cv::FONT_HERSHEY_DUPLEX, 0.5, pale, 1,
                cv::LINE_AA);
    cv::rectangle(label, {px(1), px(1)}, {label.cols - px(1), label.rows - px(1)}, pale, px(0.6));
    const std::vector<cv::Point> triangle{
        {px(57), px(17.5)}, {px(45), px(9.5)}, {px(45), px(25.5)}};
    cv::fillConvexPoly(label, triangle, cv::Scalar(34, 32, 36), cv::LINE_AA);
    return label;
}

/// A galley's sticks, in table millimetres.
class Rigging {
public:
    Rigging(const GalleyOnTable& galley, const GalleySet& set)
        : galley_(galley), set_(set),
          center_(galley.pose.bow - along(galley.pose.heading, set.sizes.boxLength * 0.5)) {}

    [[nodiscard]] std::vector<Stick> oars() const {
        std::vector<Stick> sticks;
        for (const int side : {1, -1}) {
            const int count = side > 0 ? galley_.rig.port : galley_.rig.starboard;
            for (int hole = 0; hole < count; ++hole) {
                sticks.push_back(oar(side, hole));
            }
        }
        return sticks;
    }
    [[nodiscard]] std::vector<Stick> masts() const {
        std::vector<Stick> sticks;
        const double deck = set_.sizes.boxHeight.value();
        for (int mast = 0; mast < galley_.rig.masts; ++mast) {
            const std::uint64_t own = key(60 + std::uint64_t(mast));
            const TablePoint foot = at(14.0 - 11.5 * mast, 3 * crooked(own));
            const double tall = set_.mast.value() + 2 * crooked(own + 1);
            const cv::Vec3d lean(1.6 * crooked(own + 2), 1.6 * crooked(own + 3), tall);
            sticks.push_back({raised(foot, deck), raised(foot, deck) + lean, false,
                              1 + 0.06 * crooked(own + 4)});
        }
        return sticks;
    }

private:
    [[nodiscard]] std::uint64_t key(std::uint64_t part) const {
        return set_.seed * 65536 + galley_.vessel * 1024 + part * 8;
    }
    /// Returns the point that far ahead of the middle and to port.
    [[nodiscard]] TablePoint at(double ahead, double aside) const {
        return center_ + along(galley_.pose.heading, Millimetres(ahead)) +
               along(galley_.pose.heading + 90_deg, Millimetres(aside));
    }
    [[nodiscard]] Stick oar(int side, int hole) const {
        const std::uint64_t own = key(std::uint64_t(hole + (side > 0 ? 0 : 20)));
        const double spacing = set_.sizes.boxLength.value() / 6.6;
        const double ahead = (2.5 - hole) * spacing + 0.4 * crooked(own);
        const double from = side * set_.sizes.boxWidth.value() / 2;
        const double reach = set_.oar.value() + 1.2 * crooked(own + 1);
        const double askew = reach * 0.1 * crooked(own + 2);
        const double low = set_.oarHole.value() - 2 + crooked(own + 3);
        return {raised(at(ahead, from), set_.oarHole.value()),
                raised(at(ahead + askew, from + side * reach), low), true,
                1 + 0.06 * crooked(own + 4)};
    }

    const GalleyOnTable& galley_;
    const GalleySet& set_;
    TablePoint center_;
};

Hull footprintOf(const GalleyOnTable& galley, const GalleySet& set) {
    return war_galley::hullOf(galley.pose, set.sizes);
}

Hull footprintOf(const Screen& screen) {
    return hullOf(screen.center, 90_deg, Millimetres(kScreenLength), Millimetres(kScreenWidth));
}

Stick stickOf(const LooseMatch& match, const GalleySet& set) {
    const double height = set.sizes.matchWidth.value() / 2;
    const auto own = std::uint64_t(std::lround(std::abs(match.tail.x.value()) * 640) +
                                   std::lround(std::abs(match.tail.y.value()) * 10));
    return {raised(match.tail, height), raised(match.head, height), match.headed,
            1 + 0.06 * crooked(own)};
}

constexpr double kFarAway = 1e6;

/// The range of distances from the eye in which things are drawn.
struct Depths {
    double nearest = 0;
    double farthest = kFarAway;
};

/// Draws one table: shadows first, then the solids from the farthest to the nearest.
class TablePainter {
public:
    TablePainter(const TableView& view, const GalleySet& set, cv::Mat& picture)
        : view_(view), set_(set), picture_(picture),
          painter_(view, picture,
                   {cv::Vec3d(-std::cos(set.light.value()) / set.lightSlope,
                              -std::sin(set.light.value()) / set.lightSlope, -1)}) {}

    void paint(const GalleyTable& table, const std::array<cv::Mat, 2>& labels) {
        shadows(table);
        for (const Screen& screen : table.screens) {
            draw(screen);
        }
        for (const LooseMatch& match : table.matches) {
            queue(stickOf(match, set_), {});
        }
        for (const GalleyOnTable& galley : table.galleys) {
            queue(galley, labels);
        }
        std::ranges::stable_sort(jobs_, std::greater<>(), &Job::depth);
        for (const Job& job : jobs_) {
            job.draw();
        }
    }

private:
    struct Job {
        double depth;
        std::function<void()> draw;
    };

    void shadows(const GalleyTable& table);
    void draw(const Screen& screen);
    void queue(const Stick& stick, const Depths& within);
    void queue(const GalleyOnTable& galley, const std::array<cv::Mat, 2>& labels);
    void drawBox(const GalleyOnTable& galley, const cv::Mat& label);
    cv::Mat shadowed(const GalleyOnTable& galley, const cv::Mat& label) const;

    const TableView& view_;
    const GalleySet& set_;
    cv::Mat& picture_;
    SolidPainter painter_;
    std::vector<Job> jobs_;
};

void TablePainter::shadows(const GalleyTable& table) {
    const double width = set_.sizes.matchWidth.value();
    cv::Mat low(picture_.size(), CV_8UC1, cv::Scalar(0));
    cv::Mat tall = low.clone();
    for (const LooseMatch& match : table.matches) {
        const Stick stick = stickOf(match, set_);
        castShadow(low, view_, bar(stick.tail, stick.head, width, width), painter_.light());
    }
    for (const GalleyOnTable& galley : table.galleys) {
        castShadow(tall, view_, box(footprintOf(galley, set_), set_.sizes.boxHeight.value()),
                   painter_.light());
        for (const Stick& oar : Rigging(galley, set_).oars()) {
            castShadow(low, view_, bar(oar.tail, oar.head, width, width), painter_.light());
        }
        for (const Stick& mast : Rigging(galley, set_).masts()) {
            castShadow(tall, view_, bar(mast.tail, mast.head, width, width), painter_.light());
        }
    }
    for (const Screen& screen : table.screens) {
        castShadow(tall, view_, box(footprintOf(screen), kScreenHeight), painter_.light());
    }
    darkenBy(picture_, low, 1.0 * kFiner, 0.45);
    darkenBy(picture_, tall, 2.0 * kFiner, 0.5);
}

void TablePainter::draw(const Screen& screen) {
    const Corners corners = box(footprintOf(screen), kScreenHeight);
    painter_.fill({corners.begin(), corners.end()}, set_.screen * 0.6);
    painter_.fill({corners.begin() + 4, corners.end()}, set_.screen);
}

void TablePainter::queue(const Stick& stick, const Depths& within) {
    for (const auto& [corners, isHead] : piecesOf(stick, set_.sizes.matchWidth.value())) {
        const cv::Scalar colour = (isHead ? set_.head : set_.wood) * stick.tint;
        const cv::Vec3d middle = (corners[0] + corners[6]) * 0.5;
        const double depth = std::clamp(painter_.fromEye(middle), within.nearest, within.farthest);
        const Corners piece = corners;
        jobs_.push_back({depth, [this, piece, colour] { painter_.solid(piece, colour); }});
    }
}

void TablePainter::queue(const GalleyOnTable& galley, const std::array<cv::Mat, 2>& labels) {
    const TablePoint center =
        galley.pose.bow - along(galley.pose.heading, set_.sizes.boxLength * 0.5);
    const double depth = painter_.fromEye(raised(center, 0)) - 2;
    jobs_.push_back({depth, [this, &galley, &labels] {
                         drawBox(galley, labels[war_galley::indexOf(galley.side)]);
                     }});
    const TablePoint3 eye = cameraCenter(view_);
    for (const Stick& oar : Rigging(galley, set_).oars()) {
        // Oars on the far side are behind the box, wherever their middles are.
        const cv::Vec3d out = oar.head - oar.tail;
        const bool hidden =
            out[0] * (eye.x - center.x).value() + out[1] * (eye.y - center.y).value() < 0;
        queue(oar, hidden ? Depths{depth + 0.1, kFarAway} : Depths{0, depth - 0.1});
    }
    for (const Stick& mast : Rigging(galley, set_).masts()) {
        queue(mast, {0, depth - 0.2});
    }
}

/// Draws the walls that the camera sees, and the top.
void TablePainter::drawBox(const GalleyOnTable& galley, const cv::Mat& label) {
    const Corners corners = box(footprintOf(galley, set_), set_.sizes.boxHeight.value());
    const cv::Vec3d middle = (corners[0] + corners[2]) * 0.5;
    const TablePoint3 eye = cameraCenter(view_);
    const cv::Scalar paint = galley.side == Side::A ? set_.labelOfA : set_.labelOfB;
    for (std::size_t k = 0; k < 4; ++k) { // port, stern, starboard, bow
        const cv::Vec3d a = corners[k];
        const cv::Vec3d b = corners[(k + 1) % 4];
        const cv::Vec3d outward = (a + b) * 0.5 - middle;
        const cv::Vec3d towards(eye.x.value() - a[0], eye.y.value() - a[1], 0);
        if (outward.dot(towards) <= 0) {
            continue;
        }
        const double facing = -cv::normalize(outward).dot(cv::normalize(painter_.light().down));
        const cv::Scalar colour = k % 2 == 0 ? cv::Scalar(52, 60, 96) : paint * 0.8;
        painter_.fill({a, b, corners[(k + 1) % 4 + 4], corners[k + 4]},
                      colour * (0.62 + 0.3 * std::max(0.0, facing)));
    }
    painter_.paste(shadowed(galley, label), {corners[5], corners[4], corners[7], corners[6]});
}

/// Returns the deck's label with the shadows of the masts.
cv::Mat TablePainter::shadowed(const GalleyOnTable& galley, const cv::Mat& label) const {
    const TablePoint center =
        galley.pose.bow - along(galley.pose.heading, set_.sizes.boxLength * 0.5);
    const TablePoint ahead = along(galley.pose.heading, 1_mm);
    const auto pixelOf = [&](const cv::Vec3d& point) {
        const double above = point[2] - set_.sizes.boxHeight.value();
        const cv::Vec3d down = point - painter_.light().down * (above / painter_.light().down[2]);
        const TablePoint off = TablePoint{Millimetres(down[0]), Millimetres(down[1])} - center;
        return cv::Point(cvRound(label.cols / 2.0 + dot(ahead, off) * kLabelTexture),
                         cvRound(label.rows / 2.0 - cross(ahead, off) * kLabelTexture));
    };
    cv::Mat mask(label.size(), CV_8UC1, cv::Scalar(0));
    for (const Stick& mast : Rigging(galley, set_).masts()) {
        cv::line(mask, pixelOf(mast.tail), pixelOf(mast.head), cv::Scalar(255),
                 cvRound(set_.sizes.matchWidth.value() * kLabelTexture));
    }
    cv::Mat result = label.clone();
    darkenBy(result, mask, 0.8 * kLabelTexture, 0.28);
    return result;
}

} // namespace

TableDescription galleyTable() {
    return sheetOfTags();
}

RenderedGalleys::RenderedGalleys(const TableView& view, const TableDescription& table,
                                 const GalleySet& set)
    : view_(view), set_(set),
      backdrop_(renderedBackdrop(view, table, set.surface,
                                 [](cv::Point2d) { return std::optional<cv::Vec3b>(); })),
      labels_{labelOf(set.labelOfA, set.sizes, set.seed + 11),
              labelOf(set.labelOfB, set.sizes, set.seed + 11)} {
    for (std::size_t side = 0; side < labels_.size(); ++side) {
        if (!set.decks[side].empty()) {
            cv::resize(set.decks[side], labels_[side], labels_[side].size(), 0, 0, cv::INTER_AREA);
        }
    }
}

cv::Mat RenderedGalleys::picture(const GalleyTable& table) const {
    cv::Mat picture = backdrop_.clone();
    TablePainter(view_, set_, picture).paint(table, labels_);
    return taken(picture, view_);
}

cv::Rect RenderedGalleys::around(const std::vector<cv::Vec3d>& points) const {
    std::vector<cv::Point2f> seen;
    for (const cv::Vec3d& p : points) {
        const ImagePoint at =
            imageFromTable(view_, {Millimetres(p[0]), Millimetres(p[1]), Millimetres(p[2])});
        seen.emplace_back(float(at.x.value()), float(at.y.value()));
    }
    constexpr int kMargin = 12; // pixels around the label for shadows
    const cv::Rect box = cv::boundingRect(seen);
    return cv::Rect(box.x - kMargin, box.y - kMargin, box.width + 2 * kMargin,
                    box.height + 2 * kMargin) &
           cv::Rect({}, view_.camera.size);
}

cv::Rect RenderedGalleys::placeOf(const GalleyOnTable& galley) const {
    std::vector<cv::Vec3d> points;
    for (const cv::Vec3d& corner : box(footprintOf(galley, set_), set_.sizes.boxHeight.value())) {
        points.push_back(corner);
    }
    for (const std::vector<Stick>& sticks :
         {Rigging(galley, set_).oars(), Rigging(galley, set_).masts()}) {
        for (const Stick& stick : sticks) {
            points.push_back(stick.head);
        }
    }
    return around(points);
}

cv::Rect RenderedGalleys::placeOf(const LooseMatch& match) const {
    return around({raised(match.tail, 0), raised(match.head, 0)});
}

cv::Rect RenderedGalleys::placeOf(const Screen& screen) const {
    const Corners corners = box(footprintOf(screen), kScreenHeight);
    return around({corners.begin(), corners.end()});
}

} // namespace umpire::films

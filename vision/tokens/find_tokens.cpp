#include "vision/tokens/find_tokens.h"

#include "vision/boards/board_background.h"
#include "vision/picture/colour_balance.h"
#include "vision/tokens/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::tokens {

using boards::kBoardCell;

namespace {

struct BoardPicture {
    RectifiedGrid grid;
    cv::Mat lab; ///< CV_32FC3, CIE L*a*b*
};

/// Returns a mask that is 255 at things on the board.
cv::Mat standingOn(const cv::Mat& lab, const cv::Mat& background) {
    cv::Mat difference = lab - background;
    cv::transform(difference, difference,
                  cv::Matx33f(kOptions.lightWeight, 0, 0, 0, 1, 0, 0, 0, 1));
    std::vector<cv::Mat> channels;
    cv::split(difference.mul(difference), channels);
    cv::Mat mask =
        channels[0] + channels[1] + channels[2] > kOptions.minDifference * kOptions.minDifference;
    const cv::Mat around = cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5});
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, around);
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, around);
    return mask;
}

using Outline = std::vector<cv::Point>;

/// A thing on the board. `longer` and `shorter` are its sides in cells, `filled` is the share of
/// its rectangle that it fills.
struct Patch {
    cv::Mat mask; ///< CV_8UC1 mask of the board's size, 255 at the thing
    cv::RotatedRect around;
    double longer = 0, shorter = 0, filled = 0;
    cv::Point2d axis; ///< unit vector along the longer side, in the board's picture
};

Patch patchOf(const Outline& outline, cv::Size size) {
    Patch patch;
    patch.mask = cv::Mat::zeros(size, CV_8UC1);
    cv::drawContours(patch.mask, std::vector<Outline>{outline}, 0, cv::Scalar::all(255),
                     cv::FILLED);
    patch.around = cv::minAreaRect(outline);
    patch.around.size += cv::Size2f(1, 1);
    const cv::Size2f side = patch.around.size;
    const double turn =
        patch.around.angle * CV_PI / 180 + (side.width < side.height ? CV_PI / 2 : 0);
    patch.axis = {std::cos(turn), std::sin(turn)};
    patch.longer = std::max(side.width, side.height) / kBoardCell;
    patch.shorter = std::min(side.width, side.height) / kBoardCell;
    patch.filled = cv::countNonZero(patch.mask) / double(side.area());
    return patch;
}

bool isTooLarge(const Patch& patch) {
    return patch.shorter > kOptions.widest || patch.longer > kOptions.longest;
}

bool isToken(const Patch& patch) {
    return !isTooLarge(patch) && patch.shorter >= kOptions.narrowest &&
           patch.filled >= kOptions.minFilled;
}

/// Returns a warning if too much of the board is covered by things that are too large for a token,
/// otherwise none. `covered`: the number of their pixels.
std::optional<Message> unlikeCells(int covered, cv::Size board) {
    const double share = double(covered) / board.area();
    if (share <= kOptions.largestUnexplained) {
        return std::nullopt;
    }
    return message("the board's cells do not look alike, or something large covers %1 % of them; "
                   "tokens are found again once Umpire has a picture of the empty board",
                   std::lround(100 * share));
}

TokenShape shapeOf(const Patch& patch) {
    if (patch.longer > kOptions.oblong * patch.shorter) {
        return TokenShape::Oblong;
    }
    return patch.filled >= kOptions.squareFilled ? TokenShape::Square : TokenShape::Round;
}

/// Returns which share of a slice of the patch is filled, from 0 to 1. The slice extends along
/// `axis` through the patch's middle, from `fromTo.x` to `fromTo.y` in half sides, -1 to 1.
double sliceFilled(const Patch& patch, cv::Point2d axis, cv::Point2d fromTo) {
    const cv::Point2d across(-axis.y, axis.x);
    const bool alongLonger = std::abs(axis.dot(patch.axis)) > 0.7;
    const double half = (alongLonger ? patch.longer : patch.shorter) * kBoardCell / 2;
    const double aside = (alongLonger ? patch.shorter : patch.longer) * kBoardCell / 2;
    int count = 0, full = 0;
    for (double s = fromTo.x * half; s <= fromTo.y * half; s += 1.0) {
        for (double t = -aside; t <= aside; t += 1.0, ++count) {
            const cv::Point p = cv::Point2d(patch.around.center) + axis * s + across * t;
            const bool inside = cv::Rect({}, patch.mask.size()).contains(p);
            full += inside && patch.mask.at<uchar>(p) != 0 ? 1 : 0;
        }
    }
    return count == 0 ? 0.0 : double(full) / count;
}

/// Returns the direction of the end that is much narrower than the opposite end. Returns none if no
/// end is.
std::optional<Radians> headingOf(const Patch& patch) {
    const cv::Point2d across(-patch.axis.y, patch.axis.x);
    double best = kOptions.pointed;
    std::optional<Radians> heading;
    for (const cv::Point2d& axis : {patch.axis, -patch.axis, across, -across}) {
        const double tip = sliceFilled(patch, axis, {0.6, 0.95});
        const double rear = sliceFilled(patch, axis, {-0.95, -0.6});
        if (rear > 0.5 && tip / rear < best) {
            best = tip / rear;
            // The table's y axis points up, the picture's down.
            heading = Radians(std::atan2(-axis.y, axis.x));
        }
    }
    return heading;
}

/// Returns the median colour of the inner part of the patch, which has no shadow and no rim.
/// Returns the median of the whole patch if the inner part is too small.
cv::Vec3d colourOf(const cv::Mat& lab, const Patch& patch) {
    cv::Mat inner;
    cv::erode(patch.mask, inner, cv::Mat::ones(7, 7, CV_8U));
    if (cv::countNonZero(inner) < 9) {
        inner = patch.mask;
    }
    std::vector<cv::Vec3f> seen;
    for (int y = 0; y < lab.rows; ++y) {
        for (int x = 0; x < lab.cols; ++x) {
            if (inner.at<uchar>(y, x) != 0) {
                seen.push_back(lab.at<cv::Vec3f>(y, x));
            }
        }
    }
    return picture::medianColour(seen);
}

/// Returns the names of the cells that the patch covers along its longer axis, sorted by name.
std::vector<std::string> cellsOf(const Patch& patch, cv::Size cells) {
    const int count = std::max(1, int(std::lround(patch.longer)));
    std::vector<std::string> names;
    for (int k = 0; k < count; ++k) {
        const cv::Point2d p =
            (cv::Point2d(patch.around.center) + cv::Point2d(0.5, 0.5)) / kBoardCell +
            patch.axis * (k - (count - 1) / 2.0);
        const int column = std::clamp(int(std::floor(p.x)), 0, cells.width - 1);
        const int row = std::clamp(int(std::floor(p.y)), 0, cells.height - 1);
        const std::string name = cellName(column, cells.height - 1 - row);
        if (std::ranges::find(names, name) == names.end()) {
            names.push_back(name);
        }
    }
    std::ranges::sort(names);
    return names;
}

/// Returns the other cell of a token that is on the line between two cells. Returns none if the
/// token is inside one cell, or covers several cells.
std::optional<std::string> otherCell(const Patch& patch, cv::Size cells) {
    if (std::lround(patch.longer) > 1) {
        return std::nullopt;
    }
    const cv::Point2d p = (cv::Point2d(patch.around.center) + cv::Point2d(0.5, 0.5)) / kBoardCell;
    for (const cv::Point2d& step : {cv::Point2d(kOptions.onLine, 0),
                                    {-kOptions.onLine, 0},
                                    {0, kOptions.onLine},
                                    {0, -kOptions.onLine}}) {
        const cv::Point2d q = p + step;
        const bool other = std::floor(q.x) != std::floor(p.x) || std::floor(q.y) != std::floor(p.y);
        if (other && q.x > 0 && q.y > 0 && q.x < cells.width && q.y < cells.height) {
            return cellName(int(q.x), cells.height - 1 - int(q.y));
        }
    }
    return std::nullopt;
}

Token tokenOf(const Patch& patch, const BoardPicture& picture, const TableView& view) {
    Token token;
    const cv::Size cells = picture.grid.size / kBoardCell;
    token.cells = cellsOf(patch, cells);
    token.shape = shapeOf(patch);
    token.colour = colourName(colourOf(picture.lab, patch));
    token.center = picture.grid.tableAt(patch.around.center.x, patch.around.center.y);
    token.heading = headingOf(patch);
    std::array<cv::Point2f, 4> corners;
    patch.around.points(corners.data());
    for (std::size_t k = 0; k < 4; ++k) {
        const TablePoint p = picture.grid.tableAt(corners[k].x, corners[k].y);
        token.outline[k] = imageFromTable(view, {p.x, p.y, 0_mm});
    }
    token.confidence = std::min(1.0, 0.5 + 0.5 * patch.filled);
    return token;
}

/// Splits a patch of touching tokens into one token for each cell that the patch covers. Returns an
/// empty list if most of these cells are covered completely, because a larger thing lies there.
std::vector<Token> tokensByCell(const Patch& patch, const BoardPicture& picture,
                                const TableView& view) {
    std::vector<Token> tokens;
    int whole = 0;
    const cv::Rect box = cv::boundingRect(patch.mask);
    for (int row = box.y / kBoardCell; row * kBoardCell < box.br().y; ++row) {
        for (int column = box.x / kBoardCell; column * kBoardCell < box.br().x; ++column) {
            const cv::Rect cell(column * kBoardCell, row * kBoardCell, kBoardCell, kBoardCell);
            Outline covered;
            cv::findNonZero(patch.mask(cell), covered);
            const double share = double(covered.size()) / cell.area();
            if (share < kOptions.minOfCell) {
                continue;
            }
            whole += share > kOptions.wholeCell ? 1 : 0;
            Patch part = patchOf({cell.tl(),
                                  {cell.br().x - 1, cell.y},
                                  cell.br() - cv::Point(1, 1),
                                  {cell.x, cell.br().y - 1}},
                                 patch.mask.size());
            part.mask &= patch.mask;
            Token token = tokenOf(part, picture, view);
            token.heading.reset();
            const cv::Scalar middle = cv::mean(covered);
            token.center = picture.grid.tableAt(cell.x + middle[0], cell.y + middle[1]);
            token.confidence = std::min(1.0, 0.5 + 0.5 * share);
            tokens.push_back(std::move(token));
        }
    }
    return whole > kOptions.maxWhole * double(tokens.size()) ? std::vector<Token>{} : tokens;
}

struct HueName {
    double upToDegrees; ///< maximum hue angle atan2(b, a) of this name, in degrees
    const char* name;
};
/// The limits are midway between the hues of printers' colours: red 35, orange 65, yellow 95, green
/// 140, cyan and blue 200 to 290, purple 320.
constexpr std::array<HueName, 7> kHues{{{48, "red"},
                                        {76, "orange"},
                                        {108, "yellow"},
                                        {185, "green"},
                                        {300, "blue"},
                                        {345, "purple"},
                                        {360, "red"}}};

} // namespace

TokensSeen findTokens(const TokenScene& scene, const TableView& view) {
    TokensSeen seen;
    const BoardPlacement& board = scene.board;
    if (board.columns < 1 || board.rows < 1 || board.cell <= 0_mm) {
        return seen;
    }
    BoardPicture picture{boards::boardGrid(board), {}};
    picture.lab = boards::boardLab(scene.image, view, picture.grid);
    const cv::Mat background = scene.emptyBoard
                                   ? boards::boardLab(*scene.emptyBoard, view, picture.grid)
                                   : boards::boardBackground(picture.lab);
    std::vector<Outline> outlines;
    cv::findContours(standingOn(picture.lab, background), outlines, cv::RETR_EXTERNAL,
                     cv::CHAIN_APPROX_NONE);
    std::vector<Patch> patches;
    std::vector<Token> tokens;
    int covered = 0;
    for (const Outline& outline : outlines) {
        Patch patch = patchOf(outline, picture.grid.size);
        if (scene.size == TokenSize::OneCell && scene.emptyBoard &&
            patch.longer > kOptions.widest) {
            const std::vector<Token> each = tokensByCell(patch, picture, view);
            tokens.insert(tokens.end(), each.begin(), each.end());
        } else if (isTooLarge(patch)) {
            covered += cv::countNonZero(patch.mask);
        } else if (isToken(patch)) {
            patches.push_back(std::move(patch));
        }
    }
    if (!scene.emptyBoard) {
        if (const auto unlike = unlikeCells(covered, picture.grid.size)) {
            return {{}, {*unlike}};
        }
    }
    const auto isKnown = [&](const Token& token) {
        return std::ranges::any_of(scene.notTokens, [&](TablePoint p) {
            return distance(p, token.center) < board.cell * kOptions.samePlace;
        });
    };
    std::erase_if(tokens, isKnown);
    seen.tokens = std::move(tokens);
    for (const Patch& patch : patches) {
        Token token = tokenOf(patch, picture, view);
        if (isKnown(token)) {
            continue;
        }
        if (const auto other = otherCell(patch, picture.grid.size / kBoardCell)) {
            seen.warnings.push_back(
                message("a %1 token stands on the line between %2 and %3: move it into one of them",
                        token.colour, token.cells.front(), *other));
        }
        seen.tokens.push_back(std::move(token));
    }
    std::ranges::sort(seen.tokens, {},
                      [](const Token& t) { return std::pair(t.center.y, t.center.x); });
    return seen;
}

std::string colourName(const cv::Vec3d& lab) {
    const double chroma = std::hypot(lab[1], lab[2]);
    if (chroma < kOptions.minChroma) {
        return lab[0] < kOptions.blackBelow  ? "black"
               : lab[0] < kOptions.whiteFrom ? "grey"
                                             : "white";
    }
    double hue = std::atan2(lab[2], lab[1]) * 180.0 / CV_PI;
    if (hue < 0) {
        hue += 360.0;
    }
    if (hue > 35 && hue < 95 && lab[0] < kOptions.brownBelowL &&
        chroma < kOptions.brownBelowChroma) {
        return "brown";
    }
    for (const HueName& named : kHues) {
        if (hue <= named.upToDegrees) {
            return named.name;
        }
    }
    return "red";
}

} // namespace umpire::tokens

#include "vision/tokens/find_figures.h"

#include "vision/boards/board_background.h"
#include "vision/tokens/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::tokens {

using boards::kBoardCell;

namespace {

enum class Ink { Red, Blue, Yellow };
constexpr std::size_t kInks = 3;
constexpr std::array kFleets = {Ink::Red, Ink::Blue};

/// The range of a printed colour: hue angles in degrees, and the minimum chroma, in CIE L*a*b*. The
/// chroma applies if the sea has its printed lightness. The printed bases have hue 30° and chroma
/// 75 (red), 296° and 75 (blue), 87° and 80 (yellow); two thirds of that chroma in a figure's
/// shadow. Other colours of the print are a hull's wood, 60° and 27 or 78° and 24, the coast, 80°
/// and 30, and anchors, 270° and 22.
struct InkRange {
    Ink ink;
    double from, to;
    double leastChroma;
};
constexpr std::array kRanges = {InkRange{Ink::Red, -35, 54, 40}, InkRange{Ink::Blue, 235, 325, 32},
                                InkRange{Ink::Yellow, 66, 115, 45}};
/// The printed colour of the sea, L*a*b*, if white has the lightness of the lightest part of the
/// board.
const cv::Vec3f kSea(91.0F, -4.0F, -7.0F);

struct Square {
    int column = 0, row = 0; ///< place in the picture of the board, counted from the left and from
                             ///< the far side
};

struct InkedSquare {
    std::array<double, kInks> share{};
    std::array<cv::Point2d, kInks> middle{}; ///< middle of the pixels of each ink, in pixels of the
                                             ///< board's picture

    [[nodiscard]] double of(Ink ink) const { return share[std::size_t(ink)]; }
    [[nodiscard]] bool isBow() const { return of(Ink::Yellow) >= kOptions.minBow; }
};

/// Returns the sea's colour in this light and with this camera: the mean of the lightest pixels.
cv::Vec3d seaIn(const cv::Mat& lab) {
    std::vector<cv::Vec3f> pixels;
    for (int y = 0; y < lab.rows; y += 3) {
        for (int x = 0; x < lab.cols; x += 3) {
            pixels.push_back(lab.at<cv::Vec3f>(y, x));
        }
    }
    const auto light = pixels.begin() + std::ptrdiff_t(kOptions.lightShare * double(pixels.size()));
    std::nth_element(
        pixels.begin(), light, pixels.end(),
        [](const cv::Vec3f& one, const cv::Vec3f& other) { return one[0] < other[0]; });
    cv::Vec3d sum;
    std::for_each(light, pixels.end(), [&](const cv::Vec3f& pixel) { sum += cv::Vec3d(pixel); });
    return sum / double(pixels.end() - light);
}

/// Classifies the pixels of a board. Returns CV_8UC1: 0 for no ink, otherwise 1 plus the index of
/// the ink.
cv::Mat inksOf(const cv::Mat& lab) {
    const cv::Vec3d sea = seaIn(lab);
    const double scale = std::min(1.2, sea[0] / kSea[0]);
    cv::Mat inks = cv::Mat::zeros(lab.size(), CV_8UC1);
    for (int y = 0; y < lab.rows; ++y) {
        for (int x = 0; x < lab.cols; ++x) {
            const cv::Vec3f& pixel = lab.at<cv::Vec3f>(y, x);
            const double a = pixel[1] - (sea[1] - kSea[1]);
            const double b = pixel[2] - (sea[2] - kSea[2]);
            const double chroma = std::hypot(a, b);
            const double hue = std::atan2(b, a) * 180 / CV_PI;
            for (const InkRange& range : kRanges) {
                const double turn = hue < range.from ? hue + 360 : hue;
                if (chroma >= range.leastChroma * scale && turn <= range.to) {
                    inks.at<uchar>(y, x) = uchar(1 + int(range.ink));
                }
            }
        }
    }
    return inks;
}

class InkedBoard {
public:
    explicit InkedBoard(cv::Mat inks) : inks_(std::move(inks)), cells_(inks_.size() / kBoardCell) {
        for (int row = 0; row < cells_.height; ++row) {
            for (int column = 0; column < cells_.width; ++column) {
                squares_.push_back(measured({column, row}));
            }
        }
    }

    [[nodiscard]] cv::Size cells() const { return cells_; }
    [[nodiscard]] bool has(Square s) const {
        return s.column >= 0 && s.row >= 0 && s.column < cells_.width && s.row < cells_.height;
    }
    [[nodiscard]] std::size_t indexOf(Square s) const {
        return std::size_t(s.row * cells_.width + s.column);
    }
    [[nodiscard]] const InkedSquare& at(Square s) const { return squares_[indexOf(s)]; }
    /// Returns the length of the ink on two neighbouring squares, along the line that joins them,
    /// in squares.
    [[nodiscard]] double lengthOver(Square one, Square other, Ink ink) const {
        const cv::Rect both = areaOf(one) | areaOf(other);
        std::vector<cv::Point> inked;
        cv::findNonZero(inks_(both) == 1 + int(ink), inked);
        const cv::Size size = cv::boundingRect(inked).size();
        return double(one.row == other.row ? size.width : size.height) / kBoardCell;
    }

private:
    static cv::Rect areaOf(Square s) {
        return {s.column * kBoardCell, s.row * kBoardCell, kBoardCell, kBoardCell};
    }
    [[nodiscard]] InkedSquare measured(Square s) const {
        InkedSquare square;
        std::array<int, kInks> count{};
        const cv::Rect area = areaOf(s);
        for (int y = area.y; y < area.br().y; ++y) {
            for (int x = area.x; x < area.br().x; ++x) {
                if (const uchar ink = inks_.at<uchar>(y, x); ink != 0) {
                    ++count[ink - 1U];
                    square.middle[ink - 1U] += cv::Point2d(x, y);
                }
            }
        }
        for (std::size_t k = 0; k < kInks; ++k) {
            square.share[k] = double(count[k]) / area.area();
            square.middle[k] /= std::max(count[k], 1);
        }
        return square;
    }

    cv::Mat inks_;
    cv::Size cells_;
    std::vector<InkedSquare> squares_;
};

/// A bow with a stern that may belong to the same ship.
struct ShipGuess {
    Square bow, stern;
    Ink fleet = Ink::Red;
    double fit = 0.0; ///< cosine between the direction of the ship's colour in the bow's square and
                      ///< the direction of the stern
};

constexpr std::array<std::array<int, 2>, 4> kSteps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

std::vector<ShipGuess> shipGuesses(const InkedBoard& board, Square bow) {
    std::vector<ShipGuess> guesses;
    const InkedSquare& here = board.at(bow);
    for (const Ink fleet : kFleets) {
        if (here.of(fleet) < kOptions.minStem) {
            continue;
        }
        const cv::Point2d stem =
            here.middle[std::size_t(fleet)] - here.middle[std::size_t(Ink::Yellow)];
        for (const auto& [right, down] : kSteps) {
            const Square stern{bow.column + right, bow.row + down};
            if (!board.has(stern) || board.at(stern).of(fleet) < kOptions.minBase ||
                board.at(stern).isBow()) {
                continue;
            }
            const double fit = stem.dot(cv::Point2d(right, down)) / std::max(cv::norm(stem), 0.1);
            if (fit > kOptions.towardsStern) {
                guesses.push_back({bow, stern, fleet, fit});
            }
        }
    }
    return guesses;
}

class FigureFinder {
public:
    FigureFinder(const InkedBoard& board, const RectifiedGrid& grid, const TableView& view)
        : board_(board), grid_(grid), view_(view), used_(std::size_t(board.cells().area()), false) {
    }

    TokensSeen find() {
        findShips();
        findSoldiers();
        std::ranges::sort(seen_.tokens, {},
                          [](const Token& t) { return std::pair(t.center.y, t.center.x); });
        return std::move(seen_);
    }

private:
    template <typename Visit>
    void forEachSquare(const Visit& visit) const {
        for (int row = 0; row < board_.cells().height; ++row) {
            for (int column = 0; column < board_.cells().width; ++column) {
                visit(Square{column, row});
            }
        }
    }
    [[nodiscard]] bool isUsed(Square s) const { return used_[board_.indexOf(s)]; }
    [[nodiscard]] std::string nameOf(Square s) const {
        return cellName(s.column, board_.cells().height - 1 - s.row);
    }

    /// Combines bows and sterns to ships. Pairs that fit best come first, because a stern belongs
    /// to one bow only.
    void findShips() {
        std::vector<ShipGuess> guesses;
        forEachSquare([&](Square square) {
            if (board_.at(square).isBow()) {
                const auto more = shipGuesses(board_, square);
                guesses.insert(guesses.end(), more.begin(), more.end());
            }
        });
        std::ranges::stable_sort(guesses, std::ranges::greater{}, &ShipGuess::fit);
        for (const ShipGuess& ship : guesses) {
            if (isUsed(ship.bow) || isUsed(ship.stern)) {
                continue;
            }
            used_[board_.indexOf(ship.bow)] = used_[board_.indexOf(ship.stern)] = true;
            const double share =
                std::min(board_.at(ship.stern).of(ship.fleet), board_.at(ship.bow).of(Ink::Yellow));
            add({ship.bow, ship.stern}, ship.fleet, share);
            Token& token = seen_.tokens.back();
            token.shape = TokenShape::Oblong;
            token.heading = Radians(std::atan2(double(ship.stern.row - ship.bow.row),
                                               double(ship.bow.column - ship.stern.column)));
        }
    }
    void findSoldiers() {
        forEachSquare([&](Square square) {
            for (const Ink fleet : kFleets) {
                if (!isUsed(square) && !board_.at(square).isBow() &&
                    board_.at(square).of(fleet) >= kOptions.minBase) {
                    used_[board_.indexOf(square)] = true;
                    const double share = board_.at(square).of(fleet);
                    if (const auto other = restOf(square, fleet)) {
                        used_[board_.indexOf(*other)] = true;
                        add({square, *other}, fleet, share);
                        seen_.warnings.push_back(message(
                            "a figure stands on the line between %1 and %2: move it into one of "
                            "them",
                            nameOf(square), nameOf(*other)));
                    } else {
                        add({square}, fleet, share);
                    }
                }
            }
        });
    }
    /// Returns the neighbouring square into which the same base extends, or none if the base is on
    /// one square.
    [[nodiscard]] std::optional<Square> restOf(Square square, Ink fleet) const {
        for (const auto& [right, down] : kSteps) {
            const Square other{square.column + right, square.row + down};
            if (board_.has(other) && !isUsed(other) && !board_.at(other).isBow() &&
                board_.at(other).of(fleet) >= kOptions.minBase &&
                board_.lengthOver(square, other, fleet) < kOptions.oneBase) {
                return other;
            }
        }
        return std::nullopt;
    }
    void add(const std::vector<Square>& squares, Ink fleet, double share) {
        Token token;
        cv::Point low(board_.cells().width, board_.cells().height), high(0, 0);
        for (const Square s : squares) {
            token.cells.push_back(nameOf(s));
            low = {std::min(low.x, s.column), std::min(low.y, s.row)};
            high = {std::max(high.x, s.column + 1), std::max(high.y, s.row + 1)};
        }
        std::ranges::sort(token.cells);
        token.shape = TokenShape::Square;
        token.colour = fleet == Ink::Red ? "red" : "blue";
        const auto onTable = [this](double column, double row) { // converts corners of squares
            return grid_.tableAt(column * kBoardCell - 0.5, row * kBoardCell - 0.5);
        };
        token.center = onTable((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
        std::size_t k = 0;
        for (const cv::Point& corner :
             {low, cv::Point(high.x, low.y), high, cv::Point(low.x, high.y)}) {
            const TablePoint p = onTable(corner.x, corner.y);
            token.outline[k++] = imageFromTable(view_, {p.x, p.y, 0_mm});
        }
        token.confidence = 0.5 + 0.5 * std::min(1.0, share / kOptions.wholeBase);
        seen_.tokens.push_back(std::move(token));
    }

    const InkedBoard& board_;
    const RectifiedGrid& grid_;
    const TableView& view_;
    std::vector<bool> used_;
    TokensSeen seen_;
};

} // namespace

TokensSeen findFigures(const TokenScene& scene, const TableView& view) {
    const BoardPlacement& board = scene.board;
    if (board.columns < 1 || board.rows < 1 || board.cell <= 0_mm) {
        return {};
    }
    const RectifiedGrid grid = boards::boardGrid(board);
    const InkedBoard inked(inksOf(boards::boardLab(scene.image, view, grid)));
    return FigureFinder(inked, grid, view).find();
}

} // namespace umpire::tokens

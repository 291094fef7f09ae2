#include "vision/boards/find_board.h"

#include "calibration/view/upper_median.h"
#include "vision/boards/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace umpire::boards {

namespace {

using Profile = std::vector<double>; ///< mean change of brightness in each column, or in each row

/// Parallel lines at equal distances: the place of the first line, the number of cells between the
/// lines, and the width of a cell, in pixels.
struct Run {
    double start = 0.0;
    int cells = 0;
    double cell = 0.0;

    [[nodiscard]] cv::Range range(int limit) const {
        return {std::clamp(int(start), 0, limit - 1),
                std::clamp(int(start + cells * cell) + 1, 1, limit)};
    }
};

/// Returns the change of brightness along x, or along y, at each pixel, limited to `maxChange`:
/// CV_8UC1.
cv::Mat changesOf(const cv::Mat& plane, cv::Point way) {
    const cv::Size size = plane.size() - cv::Size(2 * way.x, 2 * way.y);
    cv::Mat steps;
    cv::absdiff(plane(cv::Rect({2 * way.x, 2 * way.y}, size)), plane(cv::Rect({0, 0}, size)),
                steps);
    std::array<cv::Mat, 3> colours;
    cv::split(steps, colours.data());
    cv::Mat most =
        cv::min(cv::max(colours[0], cv::max(colours[1], colours[2])), kOptions.maxChange);
    cv::copyMakeBorder(most, most, way.y, way.y, way.x, way.x, cv::BORDER_CONSTANT);
    return most;
}

/// Returns a mask, CV_8UC1, of the grid's pixels that the picture shows together with all pixels at
/// most two pixels away.
cv::Mat seenOf(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid) {
    cv::Mat seen = rectify(cv::Mat(image.size(), CV_8UC1, cv::Scalar(255)), view, grid) == 255;
    cv::copyMakeBorder(seen, seen, 1, 1, 1, 1, cv::BORDER_CONSTANT);
    cv::erode(seen, seen, cv::Mat::ones(5, 5, CV_8U));
    return seen(cv::Rect({1, 1}, grid.size));
}

enum class Across { Columns, Rows };

Profile profileOf(const cv::Mat& changes, Across across) {
    cv::Mat means;
    cv::reduce(changes, means, across == Across::Columns ? 0 : 1, cv::REDUCE_AVG, CV_64F);
    return {means.begin<double>(), means.end<double>()};
}

/// Returns the highest value at most one pixel from `place`, or 0 outside the profile.
double lineAt(const Profile& profile, double place) {
    const int at = int(std::lround(place));
    if (at < 1 || at + 1 >= int(profile.size())) {
        return 0.0;
    }
    const auto k = std::size_t(at);
    return std::max({profile[k - 1], profile[k], profile[k + 1]});
}

/// Extends a run from `start` line by line, and calls `better` with the run and its score after
/// each line. Stops at a line that is too weak, and after `maxCells` cells.
template <class Better>
void growRun(const Profile& profile, double base, Run run, Better better) {
    double sum = 0, weakest = 1e9;
    for (run.cells = 0; run.cells <= kOptions.maxCells; ++run.cells) {
        const double place = run.start + run.cells * run.cell;
        if (place + 1 >= double(profile.size())) {
            return;
        }
        const double line = lineAt(profile, place) - base;
        if (run.cells > 0) {
            sum -= lineAt(profile, place - run.cell / 2) - base;
        }
        sum += line;
        weakest = std::min(weakest, line);
        if (weakest <= kOptions.minLine) {
            return;
        }
        if (run.cells >= kOptions.fewestCells) {
            better(run, sum + (run.cells + 1) * weakest);
        }
    }
}

/// Returns the run with the highest score among all widths of a cell from `least` to `most`, or
/// none if every run has a line that is too weak.
std::optional<Run> roughRun(const Profile& profile, double least, double most, double step) {
    const double base = upperMedian(profile);
    std::optional<Run> best;
    double highest = 0;
    for (double cell = least; cell <= most; cell += step) {
        for (double start = 1; start + kOptions.fewestCells * cell < double(profile.size());
             start += 1) {
            growRun(profile, base, {start, 0, cell}, [&](const Run& run, double score) {
                if (score > highest) {
                    highest = score;
                    best = run;
                }
            });
        }
    }
    return best;
}

double between(const Profile& profile, double place) {
    const double at = std::clamp(place, 0.0, double(profile.size()) - 1.001);
    const auto k = std::size_t(at);
    return profile[k] + (profile[k + 1] - profile[k]) * (at - double(k));
}

/// Shifts and stretches a run slightly, so that its lines fit the profile best.
Run shifted(const Profile& profile, const Run& run) {
    Profile smooth;
    cv::GaussianBlur(cv::Mat(profile).reshape(1, 1), smooth, {9, 1}, 1.5);
    Run best = run;
    double highest = -1;
    for (double cell = run.cell * 0.985; cell <= run.cell * 1.015; cell += 0.05) {
        for (double start = run.start - 4; start <= run.start + 4; start += 0.5) {
            double sum = 0;
            for (int k = 0; k <= run.cells; ++k) {
                sum += between(smooth, start + k * cell);
            }
            if (sum > highest) {
                highest = sum;
                best = {start, run.cells, cell};
            }
        }
    }
    return best;
}

/// Returns the contrast of the line at `place` with the profile on both sides.
double standsOut(const Profile& profile, double place, double cell) {
    double beside = 0;
    for (const double off : {-0.5, -0.3, 0.3, 0.5}) {
        beside += lineAt(profile, place + off * cell) / 4;
    }
    return lineAt(profile, place) - beside;
}

double standOut(const Profile& profile, const Run& run) {
    std::vector<double> lines;
    for (int k = 0; k <= run.cells; ++k) {
        lines.push_back(standsOut(profile, run.start + k * run.cell, run.cell));
    }
    return upperMedian(lines);
}

/// Extends the run from its middle as long as the lines have a similar contrast to the run's lines.
/// Returns none if the median contrast is below `minLines`, or if the number of cells is outside
/// the limits.
std::optional<Run> wholeRun(const Profile& profile, const Run& rough) {
    const Run run = shifted(profile, rough);
    const double usual = standOut(profile, run);
    if (usual < kOptions.minLines) {
        return std::nullopt;
    }
    const auto same = [&](int k) {
        return standsOut(profile, run.start + k * run.cell, run.cell) >= kOptions.sameRun * usual;
    };
    int first = run.cells / 2, last = first;
    while (last - first < 2 * kOptions.maxCells && same(first - 1)) {
        --first;
    }
    while (last - first < 2 * kOptions.maxCells && same(last + 1)) {
        ++last;
    }
    if (last - first < kOptions.fewestCells || last - first > kOptions.maxCells) {
        return std::nullopt;
    }
    return Run{run.start + first * run.cell, last - first, run.cell};
}

/// `upright` holds the lines that cross the table's x axis, `level` those that cross its y axis,
/// counted from the far side.
struct Lattice {
    Run upright;
    Run level;
};

std::optional<Lattice> roughLattice(const cv::Mat& alongX, const cv::Mat& alongY) {
    Lattice lattice;
    cv::Range rows(0, alongX.rows);
    double least = kOptions.smallestCell, most = kOptions.largestCell;
    for (int round = 0; round < kOptions.rounds; ++round) {
        const auto upright = roughRun(profileOf(alongX.rowRange(rows), Across::Columns), least,
                                      most, kOptions.cellStep);
        if (!upright) {
            return std::nullopt;
        }
        const cv::Range columns = upright->range(alongY.cols);
        const auto level =
            roughRun(profileOf(alongY.colRange(columns), Across::Rows), upright->cell * 0.97,
                     upright->cell * 1.03, kOptions.cellStep / 2);
        if (!level) {
            return std::nullopt;
        }
        lattice = {*upright, *level};
        rows = level->range(alongX.rows);
        least = level->cell * 0.95;
        most = level->cell * 1.05;
    }
    return lattice;
}

/// Removes outer rows or columns of cells that the lines of the other direction do not cross. In
/// such a case print on the table looked like a further line.
Run withoutStrangers(const cv::Mat& changes, Across across, Run run, const Run& other) {
    const auto crossed = [&](int cell) {
        const Run one{run.start + cell * run.cell, 1, run.cell};
        const cv::Mat strip = across == Across::Columns ? changes.rowRange(one.range(changes.rows))
                                                        : changes.colRange(one.range(changes.cols));
        return standOut(profileOf(strip, across), other);
    };
    const double usual = crossed(run.cells / 2);
    while (run.cells > kOptions.fewestCells && crossed(0) < kOptions.sameRun * usual) {
        run = {run.start + run.cell, run.cells - 1, run.cell};
    }
    while (run.cells > kOptions.fewestCells && crossed(run.cells - 1) < kOptions.sameRun * usual) {
        --run.cells;
    }
    return run;
}

std::optional<Lattice> exactLattice(const cv::Mat& alongX, const cv::Mat& alongY, Lattice lattice) {
    for (int round = 0; round < 2; ++round) {
        const cv::Range rows = lattice.level.range(alongX.rows);
        const auto upright =
            wholeRun(profileOf(alongX.rowRange(rows), Across::Columns), lattice.upright);
        if (!upright) {
            return std::nullopt;
        }
        const cv::Range columns = upright->range(alongY.cols);
        const auto level =
            wholeRun(profileOf(alongY.colRange(columns), Across::Rows), lattice.level);
        if (!level) {
            return std::nullopt;
        }
        lattice = {*upright, *level};
    }
    lattice.level = withoutStrangers(alongX, Across::Columns, lattice.level, lattice.upright);
    lattice.upright = withoutStrangers(alongY, Across::Rows, lattice.upright, lattice.level);
    return lattice;
}

/// Adds outer rows or columns whose lines are hidden by stacks, until the run has `cells` cells, on
/// the side where their lines have more contrast. Returns none if both sides are about equal, if
/// too many cells are missing, or if the run has too many cells.
std::optional<Run> grownTo(int cells, const Profile& profile, const Run& run) {
    const int hidden = cells - run.cells;
    if (hidden < 0 || hidden > kOptions.maxHidden) {
        return std::nullopt;
    }
    // Contrast of the added lines, with 0, 1, 2, ... cells added before the run.
    std::vector<double> seen;
    for (int before = 0; before <= hidden; ++before) {
        double lines = 0.0;
        for (int k = -before; k <= cells - before; ++k) {
            const bool isNew = k < 0 || k > run.cells;
            lines += isNew ? standsOut(profile, run.start + k * run.cell, run.cell) : 0.0;
        }
        seen.push_back(lines);
    }
    const auto most = std::ranges::max_element(seen);
    const auto isAsMuch = [&](double lines) { return lines > *most - kOptions.minLine; };
    if (std::ranges::count_if(seen, isAsMuch) > 1) {
        return std::nullopt;
    }
    const auto before = double(most - seen.begin());
    return Run{run.start - before * run.cell, cells, run.cell};
}

std::optional<Lattice> ofSize(cv::Size cells, const cv::Mat& alongX, const cv::Mat& alongY,
                              const Lattice& seen) {
    const cv::Mat rows = alongX.rowRange(seen.level.range(alongX.rows));
    const cv::Mat columns = alongY.colRange(seen.upright.range(alongY.cols));
    const auto upright = grownTo(cells.width, profileOf(rows, Across::Columns), seen.upright);
    const auto level = grownTo(cells.height, profileOf(columns, Across::Rows), seen.level);
    return upright && level ? std::optional(Lattice{*upright, *level}) : std::nullopt;
}

/// Returns the rectangle of the lattice with a margin of 4 pixels.
cv::Rect placeOf(const Lattice& lattice, cv::Size size) {
    const cv::Range columns = lattice.upright.range(size.width);
    const cv::Range rows = lattice.level.range(size.height);
    constexpr int kMargin = 4;
    return cv::Rect(columns.start - kMargin, rows.start - kMargin, columns.size() + 2 * kMargin,
                    rows.size() + 2 * kMargin) &
           cv::Rect({0, 0}, size);
}

BoardPlacement placementOf(const Lattice& lattice, const RectifiedGrid& grid) {
    const auto& [upright, level] = lattice;
    return {"", grid.tableAt(upright.start, level.start + level.cells * level.cell),
            Millimetres((upright.cell + level.cell) / 2 / kOptions.pixelsPerMm), upright.cells,
            level.cells};
}

} // namespace

std::vector<BoardPlacement> findBoards(const cv::Mat& image, const TableView& view,
                                       const std::optional<cv::Size>& cells) {
    const RectifiedGrid grid = gridOver(view, kOptions.pixelsPerMm, 0_mm, 0_mm);
    if (std::min(grid.size.width, grid.size.height) <
        kOptions.fewestCells * kOptions.smallestCell) {
        return {};
    }
    cv::Mat plane = rectify(image, view, grid);
    cv::GaussianBlur(plane, plane, {}, 0.6);
    const cv::Mat seen = seenOf(image, view, grid);
    cv::Mat alongX = changesOf(plane, {1, 0}) & seen;
    cv::Mat alongY = changesOf(plane, {0, 1}) & seen;
    std::vector<BoardPlacement> boards;
    for (std::size_t tried = 0; tried < kOptions.maxBoards; ++tried) {
        const auto rough = roughLattice(alongX, alongY);
        const auto lattice = rough ? exactLattice(alongX, alongY, *rough) : std::nullopt;
        if (!lattice) {
            break;
        }
        const auto board = cells ? ofSize(*cells, alongX, alongY, *lattice) : lattice;
        if (board) {
            boards.push_back(placementOf(*board, grid));
        }
        for (cv::Mat* changes : {&alongX, &alongY}) {
            (*changes)(placeOf(*lattice, grid.size)).setTo(0);
        }
    }
    return boards;
}

} // namespace umpire::boards

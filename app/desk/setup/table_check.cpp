#include "app/desk/setup/table_check.h"

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/setup/table_seen.h"
#include "app/desk/words/read_position.h"
#include "app/eye/detectors/sight.h"
#include "app/eye/picture/read_picture.h"
#include "app/game/table/turned_board.h"
#include "calibration/measure/calibration_files.h"
#include "calibration/tags/tag_detection.h"
#include "calibration/view/upper_median.h"
#include "vision/picture/lighting.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::desk {
namespace {

/// Number of tested points on each side of the play area.
constexpr int kProbes = 25;

/// Returns the blur across an edge, as the standard deviation sigma in pixels; none if there is no
/// clear edge or the line leaves the picture. A step blurred by sigma rises by at most its height /
/// (sqrt(2 pi) sigma) per pixel.
std::optional<double> blurAcross(const cv::Mat& gray, cv::Point2d middle, cv::Point2d normal) {
    constexpr int kReach = 8; // half the length of the line, in pixels
    // minimum height of the step, in grey levels; print on paper has at least 100
    constexpr double kMinRise = 60.0;
    std::array<double, 2 * kReach + 1> along{};
    for (int i = -kReach; i <= kReach; ++i) {
        const cv::Point2d at = middle + normal * double(i);
        const cv::Point corner(int(std::floor(at.x)), int(std::floor(at.y)));
        if (!cv::Rect(0, 0, gray.cols - 1, gray.rows - 1).contains(corner)) {
            return std::nullopt;
        }
        const double right = at.x - corner.x;
        const double down = at.y - corner.y;
        const auto grey = [&](int x, int y) {
            return double(gray.at<uchar>(corner.y + y, corner.x + x));
        };
        along[std::size_t(i + kReach)] =
            (1 - down) * ((1 - right) * grey(0, 0) + right * grey(1, 0)) +
            down * ((1 - right) * grey(0, 1) + right * grey(1, 1));
    }
    double steepest = 0.0;
    for (std::size_t i = 1; i < along.size(); ++i) {
        steepest = std::max(steepest, std::abs(along[i] - along[i - 1]));
    }
    const auto [dark, light] = std::ranges::minmax(along);
    return light - dark < kMinRise
               ? std::nullopt
               : std::optional((light - dark) / (std::sqrt(2.0 * CV_PI) * steepest));
}

/// Returns the median blur of the clearest edges of print, board and pieces, in pixels; none if no
/// edge is clear.
std::optional<Pixels> blurOf(const cv::Mat& gray) {
    constexpr std::size_t kEdges = 400;
    cv::Mat right;
    cv::Mat down;
    cv::Sobel(gray, right, CV_32F, 1, 0);
    cv::Sobel(gray, down, CV_32F, 0, 1);
    cv::Mat steepness;
    cv::magnitude(right, down, steepness);
    std::vector<std::pair<float, cv::Point>> edges;
    for (int y = 0; y < gray.rows; ++y) {
        for (int x = 0; x < gray.cols; ++x) {
            edges.emplace_back(-steepness.at<float>(y, x), cv::Point(x, y));
        }
    }
    const std::size_t count = std::min(kEdges, edges.size());
    std::ranges::nth_element(edges, edges.begin() + std::ptrdiff_t(count), {},
                             &std::pair<float, cv::Point>::first);
    std::vector<double> blurs;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& [steep, at] = edges[i];
        const cv::Point2d normal(right.at<float>(at), down.at<float>(at));
        if (const auto blur =
                blurAcross(gray, at, normal * (1.0 / std::max(1.0, cv::norm(normal))))) {
            blurs.push_back(*blur);
        }
    }
    if (blurs.empty()) {
        return std::nullopt;
    }
    return Pixels(upperMedian(blurs));
}

/// Notes which tags of the table file are visible and which are missing; without a file, notes all
/// visible tags.
void noteTags(const cv::Mat& gray, const TableDescription& table, TableCheck& check) {
    const std::optional<TagFamily> family = tagFamily(table.tagDictionary);
    if (!family) {
        return;
    }
    const auto detected = detectTags(gray, *family);
    for (const DetectedTag& tag : detected) {
        if (!table.tags.empty() && std::ranges::count(table.tags, tag.id, &TableTag::id) == 0) {
            continue;
        }
        check.seen.push_back(tag.id);
        QPolygonF outline;
        for (const cv::Point2d& corner : tag.corners) {
            outline.push_back({corner.x, corner.y});
        }
        check.outlines.push_back(outline);
    }
    for (const TableTag& tag : table.tags) {
        if (std::ranges::count(check.seen, tag.id) == 0) {
            check.missing.push_back(tag.id);
        }
    }
    check.areOthers = check.seen.empty() && !detected.empty();
    std::ranges::sort(check.seen);
}

void noteArea(const TableView& view, TableCheck& check) {
    QPolygonF border;
    int shown = 0;
    const QRectF frame(0, 0, view.camera.size.width - 1, view.camera.size.height - 1);
    for (int i = 0; i < kProbes; ++i) {
        for (int j = 0; j < kProbes; ++j) {
            const QPointF pixel =
                areaPixel(view, double(i) / (kProbes - 1), double(j) / (kProbes - 1));
            shown += frame.contains(pixel) ? 1 : 0;
        }
    }
    check.inView = double(shown) / (kProbes * kProbes);
    constexpr std::array<std::array<double, 2>, 4> kCorners = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t side = 0; side < kCorners.size(); ++side) {
        const auto& [fromX, fromY] = kCorners[side];
        const auto& [toX, toY] = kCorners[(side + 1) % kCorners.size()];
        // a lens distorts the border, so more points than the corners are needed
        for (int k = 0; k < kProbes; ++k) {
            const double way = double(k) / kProbes;
            border.push_back(
                areaPixel(view, fromX + (toX - fromX) * way, fromY + (toY - fromY) * way));
        }
    }
    check.outlines.push_back(border);
}

Expected<FoundTable> byHand(const TableCorners& corners, const LookInputs& inputs) {
    const auto view = viewByCorners(corners, inputs.frame.image.size(), inputs.camera);
    return view ? Expected<FoundTable>(FoundTable{*view, {}, std::nullopt})
                : failWith(ExitStatus::TableNotFound, view.error().message);
}

/// Adds what the game begins with.
void noteStart(const LiveRequest& request, CheckedTable& against) {
    const SharedPosition usual = startOf(request.game, request.variant);
    const SharedPosition start = request.position ? readPosition(usual, *request.position) : usual;
    if (start != nullptr) {
        against.squares = referee::squaresOf(*start);
        against.begins =
            referee::makeReferee(*start, std::nullopt, referee::Begun::Now)->recordedStacks();
    }
}

/// Recognises the pieces. Finds the board of squares as a game without a table file does.
SeenTable piecesIn(LookInputs& inputs, const CheckedTable& against, const FoundTable& found) {
    LookRequest wanted;
    wanted.detectors = against.sought;
    ObserveOptions options = observeOptions(wanted, inputs);
    options.recorded = against.begins;
    TableView view = found.view;
    if (against.squares && !options.board && isInTablesFrame(view.registration)) {
        const cv::Size cells(against.squares->columns, against.squares->rows);
        if (const auto board = findTurnedBoard(inputs.frame.image, view, cells, against.begins)) {
            view = board->sideA == SideA::Near ? view : framedAs(view, board->frame);
            options.board = board->board;
        }
    }
    SeenTable seen{observeTable(inputs.frame, view, options, found.pieces), view};
    seen.board = options.board;
    return seen;
}

} // namespace

Expected<CheckedTable> readCheckedTable(const LiveRequest& request) {
    CheckedTable against;
    noteStart(request, against);
    against.corners = request.corners;
    against.lacksBoard = !request.table && !request.corners && needsBoardFile(request.game);
    if (!request.table) {
        against.sought = sightOf(request.game).kinds;
    } else {
        const auto table = loadTable(*request.table);
        if (!table) {
            return failWith(ExitStatus::CannotRead, table.error().message);
        }
        against.table = *table;
    }
    if (request.camera) {
        const auto camera = loadCamera(*request.camera);
        if (!camera) {
            return failWith(ExitStatus::CannotRead, camera.error().message);
        }
        against.camera = *camera;
    }
    if (request.before) {
        auto before = readPicture(*request.before);
        if (!before) {
            return tl::make_unexpected(before.error());
        }
        against.before = *std::move(before);
    }
    return against;
}

TableCheck checkTable(const cv::Mat& image, const CheckedTable& against) {
    TableCheck check;
    check.picture = imageOf(image);
    check.table = against.table;
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    check.blur = blurOf(gray);
    LookInputs inputs{{image, std::nullopt}, against.table, std::nullopt};
    if (against.camera) {
        const auto camera = rescaled(*against.camera, image.size());
        if (!camera) {
            check.why = camera.error().message;
            return check;
        }
        inputs.camera = *camera;
    }
    if (!against.corners) {
        noteTags(gray, against.table.value_or(TableDescription{}), check);
    }
    if (against.lacksBoard && !check.seen.empty()) {
        return check; // the tags suffice for measuring the table
    }
    const Expected<FoundTable> found =
        against.corners ? byHand(*against.corners, inputs) : findTable(inputs);
    if (!found || found->view.registration.method == RegistrationMethod::None) {
        check.why = found ? message("nothing of known size is in view") : found.error().message;
        return check;
    }
    check.found = found->view.registration;
    check.warnings = found->warnings;
    for (Message& warning : picture::lightingWarnings(image, found->view)) {
        check.warnings.push_back(std::move(warning));
    }
    noteArea(found->view, check);
    if (against.before && against.before->size() == image.size()) {
        inputs.frame.before = against.before;
    }
    check.pieces = piecesIn(inputs, against, *found);
    check.begins = against.begins.size();
    return check;
}

} // namespace umpire::desk

#include "app/eye/certificate/measure_sheet.h"

#include "app/eye/certificate/sheet_fit.h"
#include "app/eye/certificate/sheet_plane.h"
#include "app/eye/one_picture/calibration_failure.h"
#include "calibration/measure/register_table.h"
#include "calibration/tags/placed_tag.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <set>

namespace umpire {
namespace {

constexpr const char* kFamily = "DICT_APRILTAG_36h11";
/// Minimum number of the sheet's tags. Two tags determine the sheet's place and rotation.
constexpr std::size_t kMinTags = 2;
/// Limits of the sheet's scale. With a scale outside of them, the picture does not show a print of
/// the sheet.
constexpr double kSmallest = 0.5;
constexpr double kLargest = 2.0;
/// Minimum number of dots. The mean error of fewer dots is meaningless.
constexpr std::size_t kMinDots = 8;
/// Margin around the field of marks in the rectified picture.
constexpr Millimetres kMargin = 10_mm;

std::string tagsOf(const CertificateSheet& sheet) {
    return std::to_string(sheet.tags.front().id) + " to " + std::to_string(sheet.tags.back().id);
}

/// Returns a description of a table whose corner tags are the sheet's tags.
TableDescription tableOf(const CertificateSheet& sheet) {
    TableDescription table;
    table.width = sheet.width;
    table.height = sheet.height;
    table.tagDictionary = kFamily;
    table.tagSize = sheet.tagSize;
    table.tags = sheet.tags;
    return table;
}

/// Returns the sheet's tags that the picture shows. Errors are those of readSheet.
Expected<std::vector<PlacedTag>> tagsIn(const cv::Mat& image, const CertificateSheet& sheet,
                                        const std::string& name) {
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    std::vector<PlacedTag> tags;
    std::set<int> seen;
    for (const DetectedTag& tag : detectTags(gray, *tagFamily(kFamily))) {
        const auto place = std::ranges::find(sheet.tags, tag.id, &TableTag::id);
        if (place == sheet.tags.end()) {
            continue;
        }
        if (!seen.insert(tag.id).second) {
            return failWith(ExitStatus::TableNotFound,
                            name + ": two certificate sheets are in the picture (tag " +
                                std::to_string(tag.id) +
                                " is seen twice); leave one sheet on the table");
        }
        tags.push_back({*place, tag});
    }
    if (tags.empty()) {
        return failWith(ExitStatus::TableNotFound,
                        name + ": no certificate sheet is in the picture; print one (`umpire print "
                               "certificate`), lay it flat and show it whole");
    }
    if (tags.size() < kMinTags) {
        return failWith(ExitStatus::TableNotFound,
                        name + ": only one of the four tags (" + tagsOf(sheet) +
                            ") of the certificate sheet is seen; show the whole sheet, cover "
                            "nothing, and turn the lamp if it glares there");
    }
    return tags;
}

Expected<TableRegistration> registeredBy(const cv::Mat& image, const SheetQuestion& question,
                                         const CertificateSheet& sheet, const std::string& name) {
    if (question.table) {
        for (const TableTag& tag : sheet.tags) {
            if (std::ranges::count(question.table->tags, tag.id, &TableTag::id) > 0) {
                return wrongUsage(name + ": the table file has tag " + std::to_string(tag.id) +
                                  ", which is the certificate sheet's; measure the table again "
                                  "without the sheet");
            }
        }
    }
    auto registered =
        registerTable(image, question.table.value_or(tableOf(sheet)), question.camera);
    if (!registered) {
        Failure failed = failureOf(registered.error());
        failed.message = name + ": " + english(failed.message);
        return tl::make_unexpected(failed);
    }
    // Two warnings are left out, because their causes are normal: the sheet's tags are not in the
    // table file, and the sheet hides tags of the table.
    std::erase_if(registered->warnings, [&](const Message& warning) {
        return !question.table || std::ranges::any_of(sheet.tags, [&](const TableTag& tag) {
            return !warning.values().empty() && warning.values().front() == Message(tag.id);
        });
    });
    return *std::move(registered);
}

/// Returns the corners of the tags, on the sheet and on the table.
std::vector<PlacePair> cornersOnTable(const TableView& view, const std::vector<PlacedTag>& tags,
                                      Millimetres size) {
    std::vector<PlacePair> pairs;
    for (const PlacedTag& tag : tags) {
        const auto corners = cornersOfTag(tag.place, size);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const cv::Point2d pixel = tag.seen.corners[i];
            if (const auto there =
                    tableFromImage(view, {Pixels(pixel.x), Pixels(pixel.y)}, kTagThickness)) {
                pairs.push_back({{Millimetres(corners[i].x), Millimetres(corners[i].y)}, *there});
            }
        }
    }
    return pairs;
}

std::array<TablePoint, 4> outlineOf(const CertificateSheet& sheet) {
    return {TablePoint{}, {sheet.width, 0_mm}, {sheet.width, sheet.height}, {0_mm, sheet.height}};
}

/// Returns the name of the picture's edge that cuts off the field of marks; empty if the field is
/// complete.
std::string cutEdge(const TableView& view, const SheetPlane& plane, const CertificateSheet& sheet) {
    const cv::Size size = view.camera.size;
    for (const TablePoint& corner : outlineOf(sheet)) {
        const TablePoint there = plane.expected(corner);
        const ImagePoint pixel = imageFromTable(view, {there.x, there.y, kTagThickness});
        const double x = pixel.x.value();
        const double y = pixel.y.value();
        if (!(x >= -0.5)) {
            return "left";
        }
        if (!(x <= size.width - 0.5)) {
            return "right";
        }
        if (!(y >= -0.5)) {
            return "upper";
        }
        if (!(y <= size.height - 0.5)) {
            return "lower";
        }
    }
    return {};
}

/// Computes the rectified picture of the field of marks.
void rectifyField(const cv::Mat& image, const TableView& view, const CertificateSheet& sheet,
                  SheetPlane& plane) {
    TablePoint lowest = plane.expected({});
    TablePoint highest = lowest;
    for (const TablePoint& corner : outlineOf(sheet)) {
        const TablePoint there = plane.expected(corner);
        lowest = {std::min(lowest.x, there.x), std::min(lowest.y, there.y)};
        highest = {std::max(highest.x, there.x), std::max(highest.y, there.y)};
    }
    const double unit = kMarkOptions.pixelsPerMm;
    plane.grid.origin = lowest - TablePoint{kMargin, kMargin};
    plane.grid.pixelsPerMm = unit;
    plane.grid.height = kTagThickness;
    const TablePoint size = highest - lowest + TablePoint{2 * kMargin, 2 * kMargin};
    plane.grid.size = {int(size.x.value() * unit) + 1, int(size.y.value() * unit) + 1};
    const cv::Mat colours = rectify(image, view, plane.grid);
    cv::cvtColor(colours, plane.gray, cv::COLOR_BGR2GRAY);
    cv::inRange(colours, cv::Scalar::all(kMarkOptions.clipped), cv::Scalar::all(255),
                plane.clipped);
}

/// Sets the state of a mark after the attempt to read it. `radius` is the mark's own.
void judge(MarkReading& mark, const SheetPlane& plane, bool isRead, Millimetres radius) {
    const TablePoint there = plane.expected(mark.onSheet);
    mark.isNearGlare = plane.clippedShare(there, kMarkOptions.around) > kMarkOptions.nearShare;
    mark.state = isRead ? MarkState::Read
                 : plane.clippedShare(there, radius) >= kMarkOptions.lostShare
                     ? MarkState::LostInGlare
                     : MarkState::Hidden;
}

double clippedOf(const SheetPlane& plane, const CertificateSheet& sheet) {
    cv::Mat field = cv::Mat::zeros(plane.gray.size(), CV_8UC1);
    std::vector<cv::Point> corners;
    for (const TablePoint& corner : outlineOf(sheet)) {
        corners.emplace_back(plane.grid.gridAt(plane.expected(corner)));
    }
    cv::fillConvexPoly(field, corners, cv::Scalar(255));
    const int all = cv::countNonZero(field);
    return all > 0 ? double(cv::countNonZero(field & plane.clipped)) / all : 0.0;
}

/// Reads all marks, and converts their places to the sheet's frame.
Expected<SheetReading> readMarks(SheetReading reading, const SheetPlane& plane,
                                 const std::string& name) {
    const CertificateSheet& sheet = reading.sheet;
    std::vector<PlacePair> pairs;
    for (const TablePoint& dot : sheet.dots) {
        DotReading one;
        one.onSheet = dot;
        const auto there = readDot(plane, dot, sheet.dotDiameter);
        judge(one, plane, there.has_value(), sheet.dotDiameter * 0.5);
        one.found = there.value_or(TablePoint{});
        if (there) {
            pairs.push_back({dot, *there});
        }
        reading.dots.push_back(one);
    }
    if (pairs.size() < kMinDots) {
        return failWith(ExitStatus::TableNotFound,
                        name + ": only " + std::to_string(pairs.size()) + " of " +
                            std::to_string(sheet.dots.size()) +
                            " dots of the sheet can be read; uncover the sheet, turn the lamp, or "
                            "take a sharper picture");
    }
    const SheetFit fit = fitted(pairs);
    reading.scale = fit.scale;
    reading.origin = fit.origin;
    reading.heading = fit.heading;
    for (DotReading& dot : reading.dots) {
        dot.found = dot.state == MarkState::Read ? fit.onSheet(dot.found) : dot.onSheet;
    }
    for (const SheetBar& bar : sheet.bars) {
        BarReading one;
        one.onSheet = bar.center;
        one.heading = bar.heading;
        const auto line = readBar(plane, bar, sheet);
        judge(one, plane, line.has_value(), sheet.barLength * 0.5);
        if (line) {
            one.tail = fit.onSheet(line->tail);
            one.head = fit.onSheet(line->head);
        }
        reading.bars.push_back(one);
    }
    reading.clippedShare = clippedOf(plane, sheet);
    return reading;
}

Expected<SheetReading> readWhole(const cv::Mat& image, const SheetQuestion& question,
                                 const std::string& name) {
    const CertificateSheet sheet = stretched(certificateSheet(), question.line / 100_mm);
    const auto tags = tagsIn(image, sheet, name);
    if (!tags) {
        return tl::make_unexpected(tags.error());
    }
    auto registered = registeredBy(image, question, sheet, name);
    if (!registered) {
        return tl::make_unexpected(registered.error());
    }
    const std::vector<PlacePair> corners = cornersOnTable(registered->view, *tags, sheet.tagSize);
    const double scale = corners.size() < 2 ? 0.0 : fitted(corners).scale;
    if (!(scale >= kSmallest && scale <= kLargest)) {
        return failWith(ExitStatus::TableNotFound,
                        name + ": the certificate sheet does not lie on the table, or its size is "
                               "another; print it at 100 % and lay it flat");
    }
    SheetPlane plane;
    plane.scale = scale;
    plane.tableFromSheet = roughly(corners, tags->size());
    if (const std::string edge = cutEdge(registered->view, plane, sheet); !edge.empty()) {
        return failWith(ExitStatus::TableNotFound,
                        name + ": the certificate sheet is cut off at the picture's " + edge +
                            " edge; show the whole sheet");
    }
    rectifyField(image, registered->view, sheet, plane);
    SheetReading reading;
    reading.view = registered->view;
    reading.sheet = sheet;
    reading.warnings = registered->warnings;
    return readMarks(std::move(reading), plane, name);
}

} // namespace

TablePoint onTable(const SheetReading& reading, TablePoint onSheet) {
    return reading.origin + along(reading.heading, onSheet.x) +
           along(reading.heading + 90_deg, onSheet.y);
}

Expected<SheetReading> readSheet(const cv::Mat& image, const SheetQuestion& question,
                                 const std::string& name) {
    try {
        return readWhole(image, question, name);
    } catch (const cv::Exception&) {
        return failWith(ExitStatus::TableNotFound,
                        name + ": the certificate sheet cannot be measured in this picture; take "
                               "another one");
    }
}

} // namespace umpire

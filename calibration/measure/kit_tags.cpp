#include "calibration/measure/kit_tags.h"

#include "calibration/measure/framed_table.h"
#include "calibration/tags/tag_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

constexpr const char* kKitFamily = "DICT_APRILTAG_36h11";
constexpr Millimetres kUsualKitTag = 40_mm;
/// the numbers of this tag and of all tags with higher numbers encode the tag's size
constexpr int kFirstSized = 100;
constexpr double kStepsAMm = 4.0; ///< the encoded size counts quarters of a millimetre
constexpr std::size_t kCornerTags = 4;
/// Tags enclose a play area if they are more than this many tag sides apart, in both directions. On
/// an uncut sheet the tags are two sides apart; on a table for matchboxes they are more than three
/// sides apart.
constexpr double kAroundInSides = 5.0;
/// Two tags are on one line from the origin if their directions differ by at most this angle; the
/// farther tag then gives the direction of the x axis.
constexpr Radians kSameLine = 5_deg;
/// The area ends where the distance from the camera exceeds the tags' distance by this factor;
/// farther pieces are too small to recognise.
constexpr double kFarthest = 2.0;

/// The usable tags, all of one size, and warnings about the other tags.
struct Chosen {
    std::vector<DetectedTag> tags;
    Millimetres size;
    std::vector<Message> warnings;
};

cv::Point2d middleOf(const DetectedTag& tag) {
    return (tag.corners[0] + tag.corners[1] + tag.corners[2] + tag.corners[3]) * 0.25;
}

double areaOf(const DetectedTag& tag) {
    std::vector<cv::Point2f> corners;
    for (const cv::Point2d& corner : tag.corners) {
        corners.emplace_back(float(corner.x), float(corner.y));
    }
    return cv::contourArea(corners);
}

/// Detects quickly, and repeats the detection thoroughly if fewer than four tags were found.
std::vector<DetectedTag> lookedFor(const cv::Mat& gray, const TagFamily& family) {
    std::vector<DetectedTag> seen = detectTagsQuickly(gray, family);
    if (seen.size() < kCornerTags) {
        std::vector<DetectedTag> closely = detectTags(gray, family);
        if (closely.size() > seen.size()) {
            seen = std::move(closely);
        }
    }
    return seen;
}

/// Drops tags that are in the picture more than once, and tags whose size differs from that of most
/// tags. Sorts the others by their area in the picture, the largest first, because the largest tag
/// determines the plane best.
Chosen chosenOf(const std::vector<DetectedTag>& seen) {
    Chosen chosen;
    std::map<int, std::size_t> bySize; // number of tags of each size, in quarters of a millimetre
    const auto sizeOf = [](int id) { return int(kitTagSize(id).value() * kStepsAMm); };
    for (const DetectedTag& tag : seen) {
        if (std::ranges::count(seen, tag.id, &DetectedTag::id) > 1) {
            const Message copy =
                message("tag %1 is in the picture twice; remove or cover the copy", tag.id);
            if (std::ranges::count(chosen.warnings, copy) == 0) {
                chosen.warnings.push_back(copy);
            }
            continue;
        }
        ++bySize[sizeOf(tag.id)];
        chosen.tags.push_back(tag);
    }
    if (chosen.tags.empty()) {
        return chosen;
    }
    const auto most =
        std::ranges::max_element(bySize, {}, [](const auto& entry) { return entry.second; });
    chosen.size = Millimetres(most->first / kStepsAMm);
    std::erase_if(chosen.tags, [&](const DetectedTag& tag) {
        const bool other = sizeOf(tag.id) != most->first;
        if (other) {
            chosen.warnings.push_back(
                message("tag %1 is of another sheet than most and was ignored", tag.id));
        }
        return other;
    });
    std::ranges::stable_sort(chosen.tags, std::ranges::greater{}, areaOf);
    return chosen;
}

/// The index of the tag at the origin, and the direction of the x axis in the layout's frame.
struct Axes {
    std::size_t origin = 0;
    Radians heading;
};

Axes axesOf(const std::vector<DetectedTag>& seen, const std::vector<TableTag>& tags) {
    const auto low = std::ranges::min_element(
        seen, {}, [](const DetectedTag& tag) { return middleOf(tag).x - middleOf(tag).y; });
    Axes axes{std::size_t(low - seen.begin()), tags.front().heading};
    // Returns the direction from the origin tag to this tag in the picture, counter-clockwise from
    // the picture's lower edge.
    const auto upwards = [&](std::size_t tag) {
        const cv::Point2d way = middleOf(seen[tag]) - middleOf(*low);
        return Radians(std::atan2(-way.y, way.x));
    };
    const auto farther = [&](std::size_t a, std::size_t b) {
        return distance(tags[a].center, tags[axes.origin].center) >
               distance(tags[b].center, tags[axes.origin].center);
    };
    std::optional<std::size_t> next;
    for (std::size_t tag = 0; tag < seen.size(); ++tag) {
        if (tag == axes.origin) {
            continue;
        }
        if (!next || upwards(tag) < upwards(*next) - kSameLine ||
            (abs(upwards(tag) - upwards(*next)) <= kSameLine && farther(tag, *next))) {
            next = tag;
        }
    }
    if (next) {
        axes.heading = directionOf(tags[axes.origin].center, tags[*next].center);
        if (upwards(*next) > 45_deg) {
            axes.heading = axes.heading - 90_deg;
        }
    }
    return axes;
}

/// Moves the layout's tags to the frame whose origin is the origin tag. The area becomes the area
/// that the tags enclose.
KitTable framedByTags(const TagLayout& layout, const Chosen& chosen) {
    const Axes axes = axesOf(chosen.tags, layout.tags);
    TableDescription table;
    table.tagDictionary = kKitFamily;
    table.tagSize = chosen.size;
    table.tags = layout.tags;
    table = framedAs(std::move(table), {layout.tags[axes.origin].center, axes.heading});
    const TablePoint origin = table.tags[axes.origin].center;
    for (TableTag& tag : table.tags) {
        tag.center = tag.center - origin;
    }
    double squares = 0.0;
    for (const Millimetres sigma : layout.sigmas) {
        squares += sigma.value() * sigma.value();
    }
    return {std::move(table), TablePoint{} - origin,
            Millimetres(std::sqrt(squares / double(layout.sigmas.size()))), chosen.warnings};
}

bool goAroundAnArea(const KitTable& kit) {
    const Millimetres least = kit.table.tagSize * (kAroundInSides + 2 * kTagPaperShare);
    return kit.table.width > least && kit.table.height > least;
}

/// Widens the area to the part of the table that is visible between the tags and the picture's
/// corners and sides, as far as kFarthest permits.
void widenToPicture(KitTable& kit, const TableView& view) {
    kit.isBetweenTags = false;
    const auto depth = [&](TablePoint p) {
        return (view.rotation * cv::Vec3d(p.x.value(), p.y.value(), 0) + view.translation)[2];
    };
    TablePoint least = kit.areaOrigin;
    TablePoint most = least + TablePoint{kit.table.width, kit.table.height};
    const TablePoint tags = midpoint(least, most);
    const ImagePoint start = imageFromTable(view, {tags.x, tags.y, 0_mm});
    const cv::Point2d centre(start.x.value(), start.y.value());
    const double right = view.camera.size.width - 1, low = view.camera.size.height - 1;
    for (const cv::Point2d edge : {cv::Point2d(0, 0),
                                   {right / 2, 0},
                                   {right, 0},
                                   {right, low / 2},
                                   {right, low},
                                   {right / 2, low},
                                   {0, low},
                                   {0, low / 2}}) {
        for (double part = 1.0; part > 0.0; part -= 0.05) {
            const cv::Point2d pixel = centre + (edge - centre) * part;
            const auto seen = tableFromImage(view, {Pixels(pixel.x), Pixels(pixel.y)});
            if (seen && depth(*seen) < kFarthest * depth(tags)) {
                least = {std::min(least.x, seen->x), std::min(least.y, seen->y)};
                most = {std::max(most.x, seen->x), std::max(most.y, seen->y)};
                break;
            }
        }
    }
    kit.areaOrigin = least;
    kit.table.width = most.x - least.x;
    kit.table.height = most.y - least.y;
}

Calibrated<KitTable> measured(const cv::Mat& image, const cv::Mat& gray,
                              const std::optional<CameraIntrinsics>& camera) {
    const TagFamily family = *tagFamily(kKitFamily);
    const Chosen chosen = chosenOf(lookedFor(gray, family));
    if (chosen.tags.empty() && !chosen.warnings.empty()) {
        return tableNotFound(chosen.warnings.front()); // every tag was seen twice
    }
    if (chosen.tags.empty()) {
        return tableNotFound(
            message("no tag is in the picture; show them all whole, with their white margins"));
    }
    TagSight sight{gray, family, chosen.size, {}};
    for (const DetectedTag& tag : chosen.tags) {
        sight.tags.push_back({{tag.id, {}, {}}, tag});
    }
    const auto layout = layOutTags(sight, lensOf(camera, image.size()));
    if (!layout) {
        return tableNotFound(
            message("the tags do not lie flat on one table; press them down and try again"));
    }
    KitTable kit = framedByTags(*layout, chosen);
    if (!goAroundAnArea(kit)) {
        const auto found = registerKitTable(image, kit, camera);
        if (!found) {
            return tl::unexpected(found.error());
        }
        widenToPicture(kit, found->view);
    }
    return kit;
}

} // namespace

std::array<int, 4> kitTagNumbers(Millimetres size) {
    const int first =
        size == kUsualKitTag
            ? 0
            : kFirstSized +
                  int(kCornerTags) * int(std::lround((size - kSmallestKitTag).value() * kStepsAMm));
    return {first, first + 1, first + 2, first + 3};
}

Millimetres kitTagSize(int id) {
    const Millimetres said =
        kSmallestKitTag +
        Millimetres(std::floor(double(id - kFirstSized) / double(kCornerTags)) / kStepsAMm);
    return id < kFirstSized || said > kLargestKitTag ? kUsualKitTag : said;
}

Calibrated<KitTable> measureKitTags(const cv::Mat& image,
                                    const std::optional<CameraIntrinsics>& camera) {
    if (image.empty() || image.depth() != CV_8U) {
        return tableNotFound("no picture of 8 bits a colour, or a tag dictionary that is unknown");
    }
    try {
        cv::Mat gray = image;
        if (image.channels() > 1) {
            cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
        }
        return measured(image, gray, camera);
    } catch (const cv::Exception&) {
        return tableNotFound("the tags' edges fit no flat table; try another picture");
    }
}

Calibrated<TableRegistration> registerKitTable(const cv::Mat& image, const KitTable& kit,
                                               const std::optional<CameraIntrinsics>& camera) {
    return registerTable(image, kit.table, camera).map([&](TableRegistration found) {
        Registration& registration = found.view.registration;
        registration.method = RegistrationMethod::KitTags;
        registration.sigma =
            Millimetres(std::hypot(registration.sigma.value(), kit.placesSigma.value()));
        if (!camera && kit.table.tags.size() == 1) {
            registration.camera = CameraKnowledge::Assumed; // one tag does not determine the camera
        }
        found.view.areaOrigin = kit.areaOrigin;
        found.warnings = kit.warnings;
        return found;
    });
}

KitTable fromCorner(KitTable kit) {
    for (TableTag& tag : kit.table.tags) {
        tag.center = tag.center - kit.areaOrigin;
    }
    kit.areaOrigin = {};
    return kit;
}

} // namespace umpire

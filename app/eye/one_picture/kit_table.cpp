#include "app/eye/one_picture/kit_table.h"

#include "vision/scale/printed_scale.h"

#include <cmath>
#include <cstdio>

namespace umpire {
namespace {

/// What boxes say for the tags' size: one standard deviation.
constexpr double kPiecesSpread = 0.02;

std::string tenths(Millimetres length) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", length.value());
    return text;
}

Message ofAnotherSize(Millimetres said, Millimetres printed, RegistrationMethod by) {
    return by == RegistrationMethod::Matchbox
               ? message("by the boxes of 60 mm the tags have sides of %1 mm, not of %2 mm; the "
                         "boxes are believed; print the tags at their full size",
                         tenths(printed), tenths(said))
               : message("by the matches of 42 mm the tags have sides of %1 mm, not of %2 mm; the "
                         "matches are believed; print the tags at their full size",
                         tenths(printed), tenths(said));
}

} // namespace

Calibrated<FoundTable> tableByKitTags(const cv::Mat& image,
                                      const std::optional<CameraIntrinsics>& camera) {
    return measureKitTags(image, camera).and_then([&](const KitTable& kit) {
        return registerKitTable(image, kit, camera).map([&](const TableRegistration& found) {
            return FoundTable{found.view, found.warnings, std::nullopt, kit};
        });
    });
}

FoundTable withPrintedScale(const cv::Mat& image, const std::optional<CameraIntrinsics>& camera,
                            FoundTable found) {
    const scale::PiecesOnTags seen = scale::piecesOnTags(image, found.view);
    const auto& printed = seen.printed;
    found.pieces = seen.pieces;
    if (!printed) {
        return found;
    }
    KitTable kit = printedAt(*found.kit, printed->scale);
    kit.placesSigma = Millimetres(
        std::hypot(kit.placesSigma.value(), kPiecesSpread * kit.table.width.value() / 2));
    kit.warnings.push_back(ofAnotherSize(found.kit->table.tagSize, kit.table.tagSize, printed->by));
    const auto again = registerKitTable(image, kit, camera);
    return again ? FoundTable{again->view, again->warnings, std::nullopt, kit} : found;
}

} // namespace umpire

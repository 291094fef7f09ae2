#include "app/eye/one_picture/kit_table.h"

#include "vision/scale/printed_scale.h"

#include <cstdio>

namespace umpire {
namespace {

std::string tenths(Millimetres length) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", length.value());
    return text;
}

Message askedForSize(Millimetres said, const scale::PrintedScale& printed) {
    const Millimetres seen = said * printed.scale;
    return printed.by == RegistrationMethod::Matchbox
               ? message("by the boxes of 60 mm the tags have sides of %1 mm, not of %2 mm; the "
                         "tags are believed: measure a tag, and print the tags at their full size",
                         tenths(seen), tenths(said))
               : message("by the matches of 42 mm the tags have sides of %1 mm, not of %2 mm; the "
                         "tags are believed: measure a tag, and print the tags at their full size",
                         tenths(seen), tenths(said));
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

FoundTable withDoubtOfPrint(const cv::Mat& image, FoundTable found) {
    const scale::PiecesOnTags seen = scale::piecesOnTags(image, found.view);
    found.pieces = seen.pieces;
    if (seen.printed) {
        found.kit->warnings.push_back(askedForSize(found.kit->table.tagSize, *seen.printed));
        found.warnings.push_back(found.kit->warnings.back());
    }
    return found;
}

} // namespace umpire

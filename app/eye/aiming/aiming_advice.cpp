#include "app/eye/aiming/aiming_advice.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

TablePoint middleOf(const TableView& view) {
    return view.areaOrigin + TablePoint{view.areaWidth * 0.5, view.areaHeight * 0.5};
}

/// How far the area extends beyond one edge of the picture, in pixels.
struct Overhang {
    PicturePlace side;
    double pixels;
};

std::optional<AimingAdvice> cutOff(const TableView& view) {
    const auto corners = cornersInPicture(view, view.areaOrigin, {view.areaWidth, view.areaHeight});
    if (!corners) {
        return AimingAdvice{AimingNeed::Farther, std::nullopt};
    }
    std::array<Overhang, 4> over = {{{PicturePlace::Left, 0},
                                     {PicturePlace::Right, 0},
                                     {PicturePlace::Upper, 0},
                                     {PicturePlace::Lower, 0}}};
    for (const ImagePoint& each : *corners) {
        const double x = each.x.value();
        const double y = each.y.value();
        over[0].pixels = std::max(over[0].pixels, -x);
        over[1].pixels = std::max(over[1].pixels, x - (view.camera.size.width - 1));
        over[2].pixels = std::max(over[2].pixels, -y);
        over[3].pixels = std::max(over[3].pixels, y - (view.camera.size.height - 1));
    }
    if (std::min(over[0].pixels, over[1].pixels) > 0 ||
        std::min(over[2].pixels, over[3].pixels) > 0) {
        return AimingAdvice{AimingNeed::Farther, std::nullopt};
    }
    const Overhang most = *std::ranges::max_element(over, {}, &Overhang::pixels);
    return most.pixels > 0 ? std::optional(AimingAdvice{AimingNeed::Turn, most.side})
                           : std::nullopt;
}

/// Returns the advice about the place of the camera.
std::vector<AimingAdvice> aboutPlace(const AimedTable& table, const AimingOptions& options) {
    std::vector<AimingAdvice> advice;
    const TableView& view = *table.view;
    const std::size_t tags = table.table ? table.table->tags.size() : 0;
    const RegistrationMethod method = view.registration.method;
    if ((method == RegistrationMethod::Tags || method == RegistrationMethod::KitTags) &&
        view.registration.tagsSeen < options.tagsShare * double(tags)) {
        advice.push_back({AimingNeed::Tags, std::nullopt});
    }
    const auto cut = table.knowsArea ? cutOff(view) : std::nullopt;
    if (cut) {
        advice.push_back(*cut);
    } else if (pixelsPerMillimetre(view, middleOf(view)) < options.pixelsPerMmBelow) {
        advice.push_back({AimingNeed::Nearer, std::nullopt});
    }
    if (tiltOf(view) > options.tiltAbove) {
        advice.push_back({AimingNeed::Higher, std::nullopt});
    }
    return advice;
}

} // namespace

std::string_view nameOf(AimingNeed need) {
    static constexpr std::array<std::string_view, 8> kNames = {
        "light", "tags", "farther", "turn", "nearer", "higher", "sharper", "glare"};
    return kNames[std::size_t(need)];
}

std::string_view nameOf(PicturePlace place) {
    static constexpr std::array<std::string_view, 9> kNames = {
        "upper left", "upper",      "upper right", "left",       "middle",
        "right",      "lower left", "lower",       "lower right"};
    return kNames[std::size_t(place)];
}

std::optional<std::array<ImagePoint, 4>> cornersInPicture(const TableView& view, TablePoint origin,
                                                          TablePoint size) {
    std::array<ImagePoint, 4> corners;
    const std::array<std::array<double, 2>, 4> shares = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t k = 0; k < corners.size(); ++k) {
        corners[k] = imageFromTable(
            view, {origin.x + size.x * shares[k][0], origin.y + size.y * shares[k][1], 0_mm});
        if (!std::isfinite(corners[k].x.value()) || !std::isfinite(corners[k].y.value())) {
            return std::nullopt;
        }
    }
    return corners;
}

Radians tiltOf(const TableView& view) {
    const TablePoint3 camera = cameraCenter(view);
    const TablePoint middle = middleOf(view);
    return Radians(
        std::atan2(std::hypot((camera.x - middle.x).value(), (camera.y - middle.y).value()),
                   camera.z.value()));
}

std::vector<AimingAdvice> aimingAdvice(const PictureFacts& facts, const AimedTable& table,
                                       const AimingOptions& options) {
    std::vector<AimingAdvice> advice;
    const bool isDark = facts.brightness < options.darkBelow;
    if (isDark) {
        advice.push_back({AimingNeed::Light, std::nullopt});
    }
    if (table.view && !table.hasMoved) {
        std::ranges::copy(aboutPlace(table, options), std::back_inserter(advice));
    } else if (!table.view && !isDark) {
        advice.push_back({AimingNeed::Tags, std::nullopt});
    }
    if (facts.edgeWidth > options.blurredAbove) {
        advice.push_back({AimingNeed::Sharper, std::nullopt});
    }
    if (facts.glare) {
        advice.push_back({AimingNeed::Glare, facts.glare});
    }
    return advice;
}

} // namespace umpire

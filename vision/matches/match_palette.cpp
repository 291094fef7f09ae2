#include "vision/matches/match_palette.h"

#include "vision/matches/match_head.h"
#include "vision/matches/options.h"

#include <algorithm>

namespace umpire::matches {

namespace {

/// Tells whether a colour is a head's colour: it differs from the shaft's colour, and from mixtures
/// of shaft and table, which a blurred end has.
bool isHeadColour(cv::Vec3f head, cv::Vec3f shaft, cv::Vec3f table) {
    const cv::Vec3f wood = shaft - table;
    const cv::Vec3f seen = head - table;
    const double share = std::clamp(double(seen.dot(wood)) / std::max(1.0, double(wood.dot(wood))),
                                    0.0, kOptions.purestShaft);
    return cv::norm(seen - wood * float(share)) > kOptions.headContrast;
}

/// Returns the medians of the colours. The head's colour is none if only few matches show it: then
/// the heads look like the table, and those few matches are errors.
MatchPalette paletteOf(const ColourVotes& shafts, const ColourVotes& heads) {
    MatchPalette palette{shafts.median(), std::nullopt};
    if (heads.weight() > kOptions.minHeadedShare * shafts.weight()) {
        palette.head = heads.median();
    }
    return palette;
}

/// Returns the median colour of the table beside the candidates, or none without candidates.
std::optional<cv::Vec3f> topOf(const std::vector<MatchCandidate>& all) {
    ColourVotes tops;
    for (const MatchCandidate& c : all) {
        if (c.alive) {
            tops.add(c.fitted ? c.tableColour : whitened(c.strip, c.line.line).table, 1.0);
        }
    }
    return tops.median();
}

/// Converts learned colours to the light of this picture, by the ratio of the table's colours now
/// and then. Returns none if the table is too dark for that, or if the ratio is too large for a
/// change of lamps.
std::optional<MatchColours> inLightOf(const cv::Vec3f& top, const MatchColours& learned) {
    const cv::Vec3f now = unlikeLab(top);
    const cv::Vec3f then = unlikeLab(learned.top);
    cv::Vec3f gain;
    for (int c = 0; c < 3; ++c) {
        gain[c] = now[c] / std::max(then[c], 1.0F);
        if (std::min(now[c], then[c]) < kOptions.darkestTop || gain[c] > kOptions.otherLight ||
            gain[c] * kOptions.otherLight < 1) {
            return std::nullopt;
        }
    }
    const auto lit = [&](const cv::Vec3f& colour) {
        const cv::Vec3f bgr = unlikeLab(colour).mul(gain);
        return likeLab(bgr[0], bgr[1], bgr[2]);
    };
    MatchColours colours{top, lit(learned.wood), std::nullopt};
    if (learned.head) {
        colours.head = lit(*learned.head);
    }
    return colours;
}

void addLearned(const std::vector<MatchCandidate>& all, const MatchColours* learned,
                ColourVotes& shafts, ColourVotes& heads) {
    const auto top = learned != nullptr ? topOf(all) : std::nullopt;
    const auto colours = top ? inLightOf(*top, *learned) : std::nullopt;
    if (!colours) {
        return;
    }
    const double weight = std::max(1.0, shafts.weight()) * kOptions.learnedShare;
    shafts.add(colours->wood, weight);
    if (colours->head) {
        heads.add(*colours->head, weight);
    }
}

/// The colours of a hypothesis before any fit, if its head is at the given end. `trust` is their
/// weight.
struct FirstLook {
    cv::Vec3f shaft;
    std::optional<cv::Vec3f> head;
    double trust = 0;
};

std::optional<FirstLook> firstLook(const MatchCandidate& c, const WhiteStrip& white,
                                   EndsFit::Head end) {
    const bool front = end == EndsFit::Head::Front;
    const auto spot = findHeadSpot(c.strip, white, headPlace(c, end), std::nullopt);
    if (!spot) {
        return std::nullopt;
    }
    const double far = front ? -c.strip.halfLength : c.strip.halfLength;
    ColourVotes pieces;
    for (double away = 5; away < 22; away += 2) {
        const double x = spot->at.x + (front ? -away : away);
        const double y = spot->at.y * (x - far) / (spot->at.x - far);
        if (const auto patch = patchColour(c.strip, {x, y}, 1.0, 0.5)) {
            pieces.add(*patch, 1.0);
        }
    }
    const auto shaft = pieces.median();
    if (!shaft) {
        return std::nullopt;
    }
    const double chance = front ? c.stick.headScore : 1 - c.stick.headScore;
    FirstLook look{*shaft, std::nullopt, c.stick.score * chance * spot->strength};
    if (isHeadColour(spot->colour, *shaft, white.table)) {
        look.head = spot->colour;
    }
    return look;
}

} // namespace

StripPoint headPlace(const MatchCandidate& c, EndsFit::Head end) {
    constexpr double kHalfHead = 1.9; // half the length of a head, in mm
    const bool front = end == EndsFit::Head::Front;
    const double nominal = front ? c.strip.halfLength : -c.strip.halfLength;
    const double x = (c.fitted ? (front ? c.ends.front : c.ends.back) : nominal) +
                     (front ? -kHalfHead : kHalfHead);
    return {x, c.line.line.at(x)};
}

MatchPalette firstPalette(const std::vector<MatchCandidate>& all, const MatchColours* learned) {
    ColourVotes shafts, heads;
    for (const MatchCandidate& c : all) {
        if (!c.alive) {
            continue;
        }
        const WhiteStrip white = whitened(c.strip, c.line.line);
        const auto front = firstLook(c, white, EndsFit::Head::Front);
        const auto back = firstLook(c, white, EndsFit::Head::Back);
        const auto value = [](const std::optional<FirstLook>& look) {
            return look ? look->trust * (look->head ? 1.0 : kOptions.headlessTrust) : 0.0;
        };
        const auto& look = value(back) > value(front) ? back : front;
        if (!look) {
            continue;
        }
        shafts.add(look->shaft, look->trust);
        if (look->head) {
            heads.add(*look->head, look->trust);
        }
    }
    addLearned(all, learned, shafts, heads);
    return paletteOf(shafts, heads);
}

MatchPalette learnPalette(const std::vector<MatchCandidate>& all, const MatchColours* learned) {
    ColourVotes shafts, heads;
    for (const MatchCandidate& c : all) {
        const auto shaft = c.alive ? shaftColour(c.strip, c.line.line) : std::nullopt;
        if (!shaft) {
            continue;
        }
        shafts.add(*shaft, std::max(0.0, c.line.response) * c.confidence);
        if (c.ends.head == EndsFit::Head::None) {
            continue;
        }
        const auto head = patchColour(c.strip, headPlace(c, c.ends.head), 0.8, 0.6);
        if (head && isHeadColour(*head, *shaft, c.tableColour)) {
            heads.add(*head, c.confidence);
        }
    }
    addLearned(all, learned, shafts, heads);
    return paletteOf(shafts, heads);
}

} // namespace umpire::matches

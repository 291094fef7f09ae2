#include "vision/matches/match_fit.h"

#include "vision/matches/match_head.h"
#include "vision/matches/match_palette.h"
#include "vision/matches/match_trust.h"
#include "vision/matches/options.h"
#include "vision/matches/stick_look.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

bool finite(TablePoint p) {
    return std::isfinite(p.x.value()) && std::isfinite(p.y.value());
}

bool sameStick(const MatchCandidate& a, const MatchCandidate& b) {
    const Radians turn = normalized(directionOf(a.back, a.front) - directionOf(b.back, b.front));
    const double sine = std::abs(std::sin(turn.value()));
    if (sine > std::sin(kOptions.sameDirection.value())) {
        return false;
    }
    const StripPoint p = a.strip.stripAt(midpoint(b.back, b.front));
    return std::abs(p.y - a.line.line.at(p.x)) < kOptions.sameAcross.value() &&
           std::abs(p.x) < a.strip.halfLength;
}

void hideNeighbours(const std::vector<MatchCandidate>& all, MatchCandidate& me) {
    me.strip.weight = me.pictureWeight;
    const Millimetres reach =
        std::max(kOptions.minNeighbourReach, Millimetres(me.optics.halfWidth + me.optics.blur));
    for (const MatchCandidate& other : all) {
        if (&other == &me || !other.alive || other.confidence < kOptions.neighbourConfidence) {
            continue;
        }
        if (distance(midpoint(other.back, other.front), me.strip.middle).value() >
            2 * me.strip.halfLength + 2 * MatchStrip::kMargin) {
            continue;
        }
        if (!sameStick(me, other)) {
            hideBar(me.strip, {other.back, other.front}, reach);
        }
    }
}

double headlessChance(const StickHypothesis& stick) {
    const double cells = std::clamp(stick.headCells, 0.0, kOptions.maxHeadCells);
    const double odds = kOptions.headlessOdds * kOptions.headlessWithoutCells * std::exp(-cells);
    return odds / (1 + odds);
}

EndsExpected expectedEnds(const MatchCandidate& c, const TableView& view, const PieceSizes& sizes) {
    EndsExpected expected;
    const double nominal = sizes.matchLength.value();
    const bool tags = isInTablesFrame(view.registration);
    expected.length = kOptions.lengthShare * nominal;
    expected.lengthSigma =
        (tags ? kOptions.lengthSpread : kOptions.lengthSpreadFreeScale) * nominal;
    expected.back = c.strip.stripAt(c.stick.tail).x;
    expected.front = c.strip.stripAt(c.stick.head).x;
    const double middle = (expected.back + expected.front) / 2;
    expected.back = middle - expected.length / 2;
    expected.front = middle + expected.length / 2;
    expected.frontChance = c.stick.headScore;
    expected.headlessChance = headlessChance(c.stick);
    expected.away = c.optics.along;
    return expected;
}

void placeEnds(MatchCandidate& c) {
    c.back = c.strip.tableAt({c.ends.back, c.line.line.at(c.ends.back)});
    c.front = c.strip.tableAt({c.ends.front, c.line.line.at(c.ends.front)});
}

/// Returns the middle of the head, or none if no spot of its colour is visible.
std::optional<LineAnchor> anchorOf(const MatchCandidate& c, const WhiteStrip& white,
                                   cv::Vec3f head) {
    using Head = EndsFit::Head;
    const bool front = c.fitted ? c.ends.head == Head::Front : c.stick.headScore >= 0.5;
    if (!front && !(c.fitted && c.ends.head == Head::Back)) {
        return std::nullopt;
    }
    const auto spot =
        findHeadSpot(c.strip, white, headPlace(c, front ? Head::Front : Head::Back), head);
    if (!spot || spot->strength < kOptions.anchorStrength) {
        return std::nullopt;
    }
    return LineAnchor{spot->at, kOptions.anchorSigma};
}

/// Tells whether the line lies in a shadow. A hypothesis near a painted stick may be the stick's
/// shadow.
bool liesInShadow(const MatchCandidate& c) {
    const auto shaft = shaftColour(c.strip, c.line.line);
    return !shaft || isShadowed(c.tableColour, *shaft);
}

void fitOne(MatchCandidate& c, const MatchPalette& palette, EndsExpected expected, double reach) {
    const WhiteStrip white = whitened(c.strip, c.line.line);
    c.tableColour = white.table;
    LineSearch search{c.line.line, reach, std::nullopt, std::nullopt};
    if (palette.head) {
        expected.heads.assign(1, white.white(*palette.head));
        search.anchor = anchorOf(c, white, expected.heads.front());
    }
    const cv::Vec3f shaft = c.ownShaft ? *c.ownShaft : palette.shaft.value_or(white.table);
    const LineModel model{c.optics, white.white(shaft), shaft, search.anchor};
    search.shaft = model.shaft;
    const LineFit line = searchLine(c.strip, white, search);
    c.line = refineLine(c.strip, white, line, model).value_or(line);
    if (c.painted) {
        c.line.line.offset += spanAcross(c.strip, white, c.line.line, model.shaft).middle;
    }
    c.ends = fitEnds(c.strip, white, c.line.line, expected);
    c.fitted = true;
    c.confidence = c.painted && liesInShadow(c) ? 0.0 : confidenceOf(c.line, c.ends, c.stick.score);
    placeEnds(c);
}

std::optional<Match> resultOf(const MatchCandidate& c, const TableView& view, Company company) {
    if (!c.alive || !c.fitted || c.confidence < kOptions.minConfidence) {
        return std::nullopt;
    }
    Match match;
    const bool swap = c.ends.head == EndsFit::Head::Back;
    match.tail = swap ? c.front : c.back;
    match.head = swap ? c.back : c.front;
    match.tailInImage = imageFromTable(view, {match.tail.x, match.tail.y, kMatchPlane});
    match.headInImage = imageFromTable(view, {match.head.x, match.head.y, kMatchPlane});
    match.headed = headedIf(c.ends.head != EndsFit::Head::None);
    const MatchSigmas sigmas = sigmasOf(c.line, c.optics, c.strip.halfLength, company);
    match.sigmaTail = sigmas.tail;
    match.sigmaHead = match.headed == Headed::Yes ? sigmas.head : sigmas.tail;
    match.confidence = c.confidence;
    return match;
}

/// Tells whether a match crosses or touches another certain match, or is alone.
Company companyOf(const std::vector<MatchCandidate>& all, const MatchCandidate& me) {
    for (const MatchCandidate& other : all) {
        if (&other != &me && other.alive && other.confidence >= kOptions.neighbourConfidence &&
            !sameStick(me, other) &&
            segmentDistance({me.back, me.front}, {other.back, other.front}) < kOptions.touching) {
            return Company::Touching;
        }
    }
    return Company::Alone;
}

std::vector<MatchCandidate> candidatesOf(const cv::Mat& image, const TableView& view,
                                         std::span<const StickHypothesis> sticks,
                                         const PieceSizes& sizes) {
    std::vector<MatchCandidate> all(sticks.size());
    for (std::size_t i = 0; i < sticks.size(); ++i) {
        MatchCandidate& c = all[i];
        c.stick = sticks[i];
        c.alive = !image.empty() && finite(c.stick.tail) && finite(c.stick.head);
        if (!c.alive) {
            continue;
        }
        c.strip = sampleStrip(image, view, {c.stick.tail, c.stick.head}, sizes.matchLength);
        c.pictureWeight = c.strip.weight;
        c.optics = opticsOf(c.strip, view, sizes.matchWidth);
        c.back = c.stick.tail;
        c.front = c.stick.head;
        c.confidence = c.stick.score;
    }
    return all;
}

/// Makes candidates of accepted matches, which count as fitted at the places of their hypotheses.
std::vector<MatchCandidate> acceptedOf(const cv::Mat& image, const TableView& view,
                                       std::span<const StickHypothesis> accepted,
                                       const PieceSizes& sizes) {
    std::vector<MatchCandidate> all = candidatesOf(image, view, accepted, sizes);
    for (MatchCandidate& c : all) {
        if (!c.alive) {
            continue;
        }
        c.line.response = 1;
        c.ends.back = c.strip.stripAt(c.back).x;
        c.ends.front = c.strip.stripAt(c.front).x;
        c.ends.head = c.stick.headCells > 0 ? EndsFit::Head::Front : EndsFit::Head::None;
        c.tableColour = whitened(c.strip, c.line.line).table;
        c.fitted = true;
    }
    return all;
}

/// Tells whether the fit is a clearly visible stick about as wide as the other sticks. `width`:
/// measured width in mm.
bool isStickOfWidth(const MatchCandidate& c, double width) {
    const double ofWidth = width / (2 * c.optics.halfWidth);
    return ofWidth > kOptions.narrowestTouching && ofWidth < kOptions.widestTouching &&
           c.line.response > kOptions.touchingResponse && c.ends.seen > kOptions.touchingSeen &&
           c.ends.evidence > kOptions.touchingEvidence;
}

std::vector<std::optional<Match>> resultsOf(const std::vector<MatchCandidate>& all,
                                            const TableView& view) {
    std::vector<std::optional<Match>> matches;
    for (const MatchCandidate& c : all) {
        matches.push_back(resultOf(c, view, companyOf(all, c)));
    }
    return matches;
}

/// Measures the widths and colours of the sticks. Sticks that are no matches may have any width,
/// and may be painted.
void learnLooks(std::vector<MatchCandidate>& all, const MatchPalette& palette, double reach) {
    std::vector<StickLook> looks;
    std::vector<MatchCandidate*> seen;
    for (MatchCandidate& c : all) {
        if (auto look = c.alive ? lookAtStick(c.strip, c.line.line, reach) : std::nullopt) {
            look->score = c.stick.score;
            looks.push_back(*look);
            seen.push_back(&c);
        }
    }
    if (looks.empty()) {
        return;
    }
    const SticksKind kind = kindOf(looks, palette.shaft);
    for (std::size_t k = 0; k < seen.size(); ++k) {
        MatchCandidate& c = *seen[k];
        if (kind.width) {
            c.optics.halfWidth = kind.width->value() / 2;
            c.optics.blur = std::max(c.optics.blur, kOptions.minBlur);
        }
        c.painted = kind.arePainted;
        c.ownShaft =
            c.painted && !looks[k].isShadow ? std::optional(looks[k].colour) : std::nullopt;
    }
}

} // namespace

StickHypothesis acceptedStick(const Match& match) {
    return {StickHypothesis::Kind::Match,
            match.tail,
            match.head,
            kOptions.certain,
            match.headed == Headed::Yes ? proposals::kWholeHeadCells : 0.0,
            match.headed == Headed::Yes ? kOptions.certain : 0.5};
}

std::vector<std::optional<Match>> fitMatches(const cv::Mat& image, const TableView& view,
                                             std::span<const StickHypothesis> sticks,
                                             const KnownLook& look) {
    std::vector<MatchCandidate> all = candidatesOf(image, view, sticks, look.sizes);
    MatchPalette palette = firstPalette(all, look.colours());
    if (isScaledBySticks(view.registration)) {
        learnLooks(all, palette, kOptions.searchAgain);
    }
    for (int round = 0; round < kOptions.rounds; ++round) {
        for (MatchCandidate& c : all) {
            if (c.alive && !(c.fitted && c.confidence < kOptions.minConfidence)) {
                hideNeighbours(all, c);
                fitOne(c, palette, expectedEnds(c, view, look.sizes),
                       round == 0 ? kOptions.searchFirst : kOptions.searchAgain);
            }
        }
        palette = learnPalette(all, look.colours());
    }
    return resultsOf(all, view);
}

std::vector<std::optional<Match>> fitBeside(const cv::Mat& image, const TableView& view,
                                            const SticksBeside& beside, const KnownLook& look) {
    const std::vector<MatchCandidate> accepted =
        acceptedOf(image, view, beside.accepted, look.sizes);
    const MatchPalette palette = learnPalette(accepted);
    std::vector<std::optional<Match>> matches;
    for (MatchCandidate& c : candidatesOf(image, view, beside.sticks, look.sizes)) {
        if (c.alive) {
            for (const double reach : {kOptions.searchFirst, kOptions.searchAgain}) {
                hideNeighbours(accepted, c);
                fitOne(c, palette, expectedEnds(c, view, look.sizes), reach);
            }
        }
        matches.push_back(resultOf(c, view, companyOf(accepted, c)));
    }
    return matches;
}

std::vector<std::optional<Match>> fitTouching(const cv::Mat& image, const TableView& view,
                                              const SticksBeside& beside, const PieceSizes& sizes) {
    const std::vector<MatchCandidate> accepted = acceptedOf(image, view, beside.accepted, sizes);
    const MatchPalette palette = learnPalette(accepted);
    const Millimetres hidden = sizes.matchWidth / 2 + Millimetres(kOptions.minBlur);
    std::vector<std::optional<Match>> matches;
    for (MatchCandidate& c : candidatesOf(image, view, beside.sticks, sizes)) {
        for (const MatchCandidate& other : accepted) {
            hideBar(c.strip, {other.back, other.front}, hidden);
        }
        const auto look =
            c.alive ? lookAtStick(c.strip, {}, kOptions.searchTouching) : std::nullopt;
        if (!look || look->isShadow) {
            matches.emplace_back();
            continue;
        }
        c.optics.blur = std::max(c.optics.blur, kOptions.minBlur);
        c.painted = true;
        c.ownShaft = look->colour;
        fitOne(c, palette, expectedEnds(c, view, sizes), kOptions.searchTouching);
        matches.push_back(isStickOfWidth(c, look->width) ? resultOf(c, view, Company::Touching)
                                                         : std::nullopt);
    }
    return matches;
}

std::vector<std::optional<Match>> refitMatches(const cv::Mat& image, const TableView& view,
                                               std::span<const StickHypothesis> accepted,
                                               const KnownLook& look) {
    std::vector<MatchCandidate> all = acceptedOf(image, view, accepted, look.sizes);
    const MatchPalette palette = learnPalette(all);
    if (isScaledBySticks(view.registration)) {
        learnLooks(all, palette, kOptions.searchAccepted);
    }
    for (MatchCandidate& c : all) {
        if (c.alive) {
            hideNeighbours(all, c);
            fitOne(c, palette, expectedEnds(c, view, look.sizes), kOptions.searchAccepted);
        }
    }
    return resultsOf(all, view);
}

} // namespace umpire::matches

#include "vision/matches/match_fit.h"

#include "vision/matches/match_head.h"
#include "vision/matches/match_palette.h"
#include "vision/matches/match_trust.h"
#include "vision/matches/stick_look.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

/// Real matches against the nominal length: 40 to 43 mm for 42 (mean 41.74, standard deviation
/// 0.69, 351 rendered matches). Without tags the scale itself is only good to a few per cent.
constexpr double kLengthShare = 0.9938;
constexpr double kLengthSpread = 0.0165;
constexpr double kLengthSpreadFreeScale = 0.04;
/// Rounds of fitting everything with the others' last place known.
constexpr int kRounds = 2;
/// Neighbours hide what they cover when they are at least this sure.
constexpr double kNeighbourConfidence = 0.4;
/// A neighbour hides its thickness and the blur, and at least this far from its axis.
constexpr Millimetres kMinNeighbourReach = 1.4_mm;
/// Axes nearer than this touch: the matches' thickness and half a pixel.
constexpr Millimetres kTouching = 2.6_mm;
/// Less sure ones are no sticks (1369 true fits: 0.5 % below; 969 false ones: two thirds below).
constexpr double kMinConfidence = 0.03;
/// The same stick again, not a neighbour: nearer than this across, in about the same direction.
constexpr Millimetres kSameAcross = 1.3_mm;
constexpr Radians kSameDirection = 12_deg;
/// Odds of a headless match: 14 of 351 are. The net sees a median of 0.8 cells of head at those, of
/// their neighbours' heads, and of 4.2 (a twentieth below 0.5) at headed ones.
constexpr double kHeadlessOdds = 0.04;
constexpr double kHeadlessWithoutCells = 8.0; // times likelier than headed where it sees none
constexpr double kMaxHeadCells = 6.0;
/// A spot that is a head by this much or more holds the line, and how well, mm.
constexpr double kAnchorStrength = 0.5;
constexpr double kAnchorSigma = 0.25;
/// How far the coarse search goes from a hypothesis, from its first fit, and from a line that was
/// accepted, mm at both ends (62 scenes: 95 % of the accepted ones' ends within 1.54 mm searched by
/// 0.8, 1.58 by 3.5).
constexpr double kSearchFirst = 3.5;
constexpr double kSearchAgain = 1.5;
constexpr double kSearchAccepted = 0.8;
/// In a photograph of many megapixels sticks, which are seldom straight, look no sharper than this.
constexpr double kMinBlur = 0.15;

bool finite(TablePoint p) {
    return std::isfinite(p.x.value()) && std::isfinite(p.y.value());
}

bool sameStick(const MatchCandidate& a, const MatchCandidate& b) {
    const Radians turn = normalized(directionOf(a.back, a.front) - directionOf(b.back, b.front));
    const double sine = std::abs(std::sin(turn.value()));
    if (sine > std::sin(kSameDirection.value()))
        return false;
    const StripPoint p = a.strip.stripAt(midpoint(b.back, b.front));
    return std::abs(p.y - a.line.line.at(p.x)) < kSameAcross.value() &&
           std::abs(p.x) < a.strip.halfLength;
}

void hideNeighbours(const std::vector<MatchCandidate>& all, MatchCandidate& me) {
    me.strip.weight = me.pictureWeight;
    const Millimetres reach =
        std::max(kMinNeighbourReach, Millimetres(me.optics.halfWidth + me.optics.blur));
    for (const MatchCandidate& other : all) {
        if (&other == &me || !other.alive || other.confidence < kNeighbourConfidence)
            continue;
        if (distance(midpoint(other.back, other.front), me.strip.middle).value() >
            2 * me.strip.halfLength + 2 * MatchStrip::kMargin)
            continue;
        if (!sameStick(me, other))
            hideBar(me.strip, {other.back, other.front}, reach);
    }
}

double headlessChance(const StickHypothesis& stick) {
    const double cells = std::clamp(stick.headCells, 0.0, kMaxHeadCells);
    const double odds = kHeadlessOdds * kHeadlessWithoutCells * std::exp(-cells);
    return odds / (1 + odds);
}

EndsExpected expectedEnds(const MatchCandidate& c, const TableView& view, const PieceSizes& sizes) {
    EndsExpected expected;
    const double nominal = sizes.matchLength.value();
    const bool tags = isInTablesFrame(view.registration);
    expected.length = kLengthShare * nominal;
    expected.lengthSigma = (tags ? kLengthSpread : kLengthSpreadFreeScale) * nominal;
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

/// The head's middle, where a spot of its colour is seen.
std::optional<LineAnchor> anchorOf(const MatchCandidate& c, const WhiteStrip& white,
                                   cv::Vec3f head) {
    using Head = EndsFit::Head;
    const bool front = c.fitted ? c.ends.head == Head::Front : c.stick.headScore >= 0.5;
    if (!front && !(c.fitted && c.ends.head == Head::Back))
        return std::nullopt;
    const auto spot =
        findHeadSpot(c.strip, white, headPlace(c, front ? Head::Front : Head::Back), head);
    if (!spot || spot->strength < kAnchorStrength)
        return std::nullopt;
    return LineAnchor{spot->at, kAnchorSigma};
}

/// Beside a painted stick that is fitted already another sighting of it finds its shadow.
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
    if (c.painted)
        c.line.line.offset += spanAcross(c.strip, white, c.line.line, model.shaft).middle;
    c.ends = fitEnds(c.strip, white, c.line.line, expected);
    c.fitted = true;
    c.confidence = c.painted && liesInShadow(c) ? 0.0 : confidenceOf(c.line, c.ends, c.stick.score);
    placeEnds(c);
}

std::optional<Match> resultOf(const MatchCandidate& c, const TableView& view, Company company) {
    if (!c.alive || !c.fitted || c.confidence < kMinConfidence)
        return std::nullopt;
    Match match;
    const bool swap = c.ends.head == EndsFit::Head::Back;
    match.tail = swap ? c.front : c.back;
    match.head = swap ? c.back : c.front;
    match.tailInImage = imageFromTable(view, {match.tail.x, match.tail.y, kMatchPlane});
    match.headInImage = imageFromTable(view, {match.head.x, match.head.y, kMatchPlane});
    match.headed = c.ends.head != EndsFit::Head::None;
    const MatchSigmas sigmas = sigmasOf(c.line, c.optics, c.strip.halfLength, company);
    match.sigmaTail = sigmas.tail;
    match.sigmaHead = match.headed ? sigmas.head : sigmas.tail;
    match.confidence = c.confidence;
    return match;
}

/// Whether a match crosses or touches another sure one.
Company companyOf(const std::vector<MatchCandidate>& all, const MatchCandidate& me) {
    for (const MatchCandidate& other : all)
        if (&other != &me && other.alive && other.confidence >= kNeighbourConfidence &&
            !sameStick(me, other) &&
            segmentDistance({me.back, me.front}, {other.back, other.front}) < kTouching)
            return Company::Touching;
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
        if (!c.alive)
            continue;
        c.strip = sampleStrip(image, view, {c.stick.tail, c.stick.head}, sizes.matchLength);
        c.pictureWeight = c.strip.weight;
        c.optics = opticsOf(c.strip, view, sizes.matchWidth);
        c.back = c.stick.tail;
        c.front = c.stick.head;
        c.confidence = c.stick.score;
    }
    return all;
}

/// What was accepted is taken for fitted where its hypothesis lies.
std::vector<MatchCandidate> acceptedOf(const cv::Mat& image, const TableView& view,
                                       std::span<const StickHypothesis> accepted,
                                       const PieceSizes& sizes) {
    std::vector<MatchCandidate> all = candidatesOf(image, view, accepted, sizes);
    for (MatchCandidate& c : all) {
        if (!c.alive)
            continue;
        c.line.response = 1;
        c.ends.back = c.strip.stripAt(c.back).x;
        c.ends.front = c.strip.stripAt(c.front).x;
        c.ends.head = c.stick.headCells > 0 ? EndsFit::Head::Front : EndsFit::Head::None;
        c.tableColour = whitened(c.strip, c.line.line).table;
        c.fitted = true;
    }
    return all;
}

std::vector<std::optional<Match>> resultsOf(const std::vector<MatchCandidate>& all,
                                            const TableView& view) {
    std::vector<std::optional<Match>> matches;
    for (const MatchCandidate& c : all)
        matches.push_back(resultOf(c, view, companyOf(all, c)));
    return matches;
}

/// Sticks that are no matches may be of any width, and painted.
void learnLooks(std::vector<MatchCandidate>& all, const MatchPalette& palette, double reach) {
    std::vector<StickLook> looks;
    std::vector<MatchCandidate*> seen;
    for (MatchCandidate& c : all)
        if (auto look = c.alive ? lookAtStick(c.strip, c.line.line, reach) : std::nullopt) {
            look->score = c.stick.score;
            looks.push_back(*look);
            seen.push_back(&c);
        }
    if (looks.empty())
        return;
    const SticksKind kind = kindOf(looks, palette.shaft);
    for (std::size_t k = 0; k < seen.size(); ++k) {
        MatchCandidate& c = *seen[k];
        if (kind.width) {
            c.optics.halfWidth = kind.width->value() / 2;
            c.optics.blur = std::max(c.optics.blur, kMinBlur);
        }
        c.painted = kind.arePainted;
        c.ownShaft =
            c.painted && !looks[k].isShadow ? std::optional(looks[k].colour) : std::nullopt;
    }
}

} // namespace

std::vector<std::optional<Match>> fitMatches(const cv::Mat& image, const TableView& view,
                                             std::span<const StickHypothesis> sticks,
                                             const PieceSizes& sizes) {
    std::vector<MatchCandidate> all = candidatesOf(image, view, sticks, sizes);
    MatchPalette palette = firstPalette(all);
    if (isScaledBySticks(view.registration))
        learnLooks(all, palette, kSearchAgain);
    for (int round = 0; round < kRounds; ++round) {
        for (MatchCandidate& c : all)
            if (c.alive && !(c.fitted && c.confidence < kMinConfidence)) {
                hideNeighbours(all, c);
                fitOne(c, palette, expectedEnds(c, view, sizes),
                       round == 0 ? kSearchFirst : kSearchAgain);
            }
        palette = learnPalette(all);
    }
    return resultsOf(all, view);
}

std::vector<std::optional<Match>> fitBeside(const cv::Mat& image, const TableView& view,
                                            const SticksBeside& beside, const PieceSizes& sizes) {
    const std::vector<MatchCandidate> accepted = acceptedOf(image, view, beside.accepted, sizes);
    const MatchPalette palette = learnPalette(accepted);
    std::vector<std::optional<Match>> matches;
    for (MatchCandidate& c : candidatesOf(image, view, beside.sticks, sizes)) {
        if (c.alive)
            for (const double reach : {kSearchFirst, kSearchAgain}) {
                hideNeighbours(accepted, c);
                fitOne(c, palette, expectedEnds(c, view, sizes), reach);
            }
        matches.push_back(resultOf(c, view, companyOf(accepted, c)));
    }
    return matches;
}

std::vector<std::optional<Match>> refitMatches(const cv::Mat& image, const TableView& view,
                                               std::span<const StickHypothesis> accepted,
                                               const PieceSizes& sizes) {
    std::vector<MatchCandidate> all = acceptedOf(image, view, accepted, sizes);
    const MatchPalette palette = learnPalette(all);
    if (isScaledBySticks(view.registration))
        learnLooks(all, palette, kSearchAccepted);
    for (MatchCandidate& c : all)
        if (c.alive) {
            hideNeighbours(all, c);
            fitOne(c, palette, expectedEnds(c, view, sizes), kSearchAccepted);
        }
    return resultsOf(all, view);
}

} // namespace umpire::matches

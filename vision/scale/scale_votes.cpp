#include "vision/scale/scale_votes.h"

#include "vision/galleys/galley_fit.h"
#include "vision/matches/match_judge.h"
#include "vision/matches/match_strip.h"
#include "vision/matches/stick_look.h"
#include "vision/scale/options.h"
#include "vision/scale/pose_from_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace umpire::scale {

using matches::colourAlong;
using proposals::DeckHypothesis;
using proposals::PieceHypotheses;
using proposals::StickHypothesis;

namespace {

/// Distances beyond a stick's end at which the picture is compared with the stick, in mm. The
/// network's ends are accurate to 3 mm.
constexpr std::array kBeyondMm{6.0, 10.0};

/// A stick with a direction: from one end through the other end.
struct Ray {
    TablePoint from;
    TablePoint end;
    [[nodiscard]] TablePoint unit() const {
        return (end - from) * (1.0 / std::max(1.0, distance(from, end).value()));
    }
};

bool isSureMatch(const StickHypothesis& stick) {
    return stick.kind == StickHypothesis::Kind::Match && stick.score > kOptions.sureStick;
}

double lengthOf(const StickHypothesis& stick) {
    return std::max(1.0, distance(stick.tail, stick.head).value());
}

/// Tells whether the picture beyond the end looks like the stick, and unlike the stick's
/// surroundings. `part`: see `goesOn`.
bool goesOnBeyond(const cv::Mat& image, const TableView& view, const Ray& ray, double part) {
    const TablePoint unit = ray.unit();
    const TablePoint middle = midpoint(ray.from, ray.end);
    const TablePoint aside{-unit.y * kOptions.besideMm, unit.x * kOptions.besideMm};
    const std::array tip{ray.end + unit * kBeyondMm[0], ray.end + unit * kBeyondMm[1]};
    const cv::Vec3f beyond = colourAlong(image, view, tip);
    const cv::Vec3f shaft = colourAlong(image, view, {middle, ray.end});
    double fromBeside = 0.0;
    for (const TablePoint side : {aside, aside * -1.0}) {
        const cv::Vec3f beside = colourAlong(image, view, {middle + side, ray.end + side});
        fromBeside = std::max(fromBeside, cv::norm(beyond - beside));
    }
    return cv::norm(beyond - shaft) < part * fromBeside;
}

/// Tells whether the stick is a part of a longer stick. If the trial scale is too fine, a long
/// stick looks like several matches in a line. `part`: see `goesOn`.
bool isPieceOfLonger(const cv::Mat& image, const TableView& view, const StickHypothesis& stick,
                     double part) {
    return goesOnBeyond(image, view, {stick.tail, stick.head}, part) ||
           goesOnBeyond(image, view, {stick.head, stick.tail}, part);
}

bool showsHead(const StickHypothesis& stick) {
    return isSureMatch(stick) && stick.headCells >= kOptions.headCells;
}

/// The sum of the evidence of the sticks that have about the same length, and their median length.
struct StickEvidence {
    double sum = 0.0;
    double medianMm = 0.0; ///< 0 if no stick is certain
};

/// Returns the evidence of the sticks. A whole stick adds its score; a part of a longer stick
/// subtracts half of its score.
StickEvidence evidenceOf(const cv::Mat& image, const TableView& view,
                         std::span<const StickHypothesis> sticks) {
    // Length of each stick, and its evidence for this scale.
    std::vector<std::pair<double, double>> lengths;
    for (const StickHypothesis& stick : sticks) {
        if (isSureMatch(stick)) {
            const bool piece =
                !showsHead(stick) && isPieceOfLonger(image, view, stick, kOptions.goesOn);
            lengths.emplace_back(lengthOf(stick), piece ? -0.5 * stick.score : stick.score);
        }
    }
    if (lengths.empty()) {
        return {};
    }
    std::ranges::sort(lengths);
    const double median = lengths[lengths.size() / 2].first;
    StickEvidence evidence{0.0, median};
    for (const auto& [length, says] : lengths) {
        if (length < median * kOptions.sameLength && length * kOptions.sameLength > median) {
            evidence.sum += says;
        }
    }
    return evidence;
}

/// Multiplies the evidence by two factors. The first is smaller if the median length differs from a
/// match's length. The second favours fine scales, because many short parts of sticks explain no
/// more of the picture than fewer long sticks.
double weighed(const UnscaledScene& scene, const StickEvidence& evidence, double pixelsPerMm) {
    const double misfit = std::log(evidence.medianMm / scene.sizes.matchLength.value());
    const double spread = kOptions.lengthMisfit;
    return evidence.sum * std::exp(-misfit * misfit / (2 * spread * spread)) *
           std::sqrt(pixelsPerMm);
}

double galleysAmong(const PieceHypotheses& pieces) {
    double decks = 0.0, oars = 0.0;
    for (const DeckHypothesis& deck : pieces.decks) {
        decks += deck.score;
    }
    for (const StickHypothesis& oar : proposals::sticksOf(pieces, StickHypothesis::Kind::Oar)) {
        oars += oar.score;
    }
    return std::min(decks, oars / kOptions.oarsAGalley);
}

/// Returns the sum of the scores of the matches that show a head.
double headsAmong(const PieceHypotheses& pieces) {
    double heads = 0.0;
    for (const StickHypothesis& stick : pieces.sticks) {
        heads += showsHead(stick) ? stick.score : 0.0;
    }
    return heads;
}

/// Returns the sum of the confidences of the fitted boxes. Boxes without a triangle count only if
/// they are certain, because print on a label may look like a box.
double galleysFitted(const UnscaledScene& scene, const TableView& view,
                     const std::vector<DeckHypothesis>& decks) {
    double sum = 0.0;
    for (const DeckHypothesis& deck : decks) {
        const auto galley = galleys::fitGalley(scene.image, view, deck, scene.sizes);
        const bool isBox =
            galley && (galley->bow == Bow::Seen || galley->confidence > kOptions.sureWithoutBow);
        sum += isBox ? galley->confidence : 0.0;
    }
    return sum;
}

double farthestEnd(const StickHypothesis& a, const StickHypothesis& b) {
    return std::min(std::max(distance(a.tail, b.tail), distance(a.head, b.head)),
                    std::max(distance(a.tail, b.head), distance(a.head, b.tail)))
        .value();
}

/// Returns the highest score of the sticks in `again` with the same ends, or 0 if there is none.
double seenAgain(const StickHypothesis& stick, std::span<const StickHypothesis> again) {
    double score = 0.0;
    for (const StickHypothesis& other : again) {
        if (farthestEnd(stick, other) < kOptions.sameEndMm) {
            score = std::max(score, other.score);
        }
    }
    return score;
}

/// Returns the evidence of a fitted match for its scale, from 0 to 1. It is 0 if no head is
/// visible, because the stick may then be of any kind, and if the stick is wider than a match.
double saysMatch(const UnscaledScene& scene, const TableView& view,
                 const matches::FittedMatch& fitted, const matches::Judgement& judgement) {
    if (!matches::isHeadSeen(fitted, judgement)) {
        return 0.0;
    }
    const auto width = matches::widthOf(scene.image, view, {fitted.match.tail, fitted.match.head});
    const bool isTooWide = width && *width > kOptions.widestMatchMm;
    return isTooWide ? 0.0 : std::pow(judgement.match, 3);
}

} // namespace

double worthOf(const ScaleVote& vote) {
    return std::max(vote.evidence, kOptions.judgedWorth * vote.judged) +
           kOptions.galleyWorth * vote.boxes * std::sqrt(vote.pixelsPerMm);
}

TableView uprightView(const UnscaledScene& scene, double pixelsPerMm) {
    return leaningView(scene.image.size(), scene.camera, {pixelsPerMm, {}});
}

ScaleVote voteAt(const UnscaledScene& scene, double pixelsPerMm) {
    const TableView view = uprightView(scene, pixelsPerMm);
    ScaleVote vote{.pixelsPerMm = pixelsPerMm,
                   .pieces = proposals::proposePieces(scene.image, view)};
    const StickEvidence sticks = evidenceOf(scene.image, view, vote.pieces.sticks);
    vote.boxes = galleysAmong(vote.pieces);
    vote.heads = headsAmong(vote.pieces) * std::sqrt(pixelsPerMm);
    if (sticks.medianMm > 0.0) {
        vote.evidence = weighed(scene, sticks, pixelsPerMm);
        vote.lengthMm = sticks.medianMm;
        vote.method = RegistrationMethod::Sticks;
    } else if (!vote.pieces.decks.empty()) {
        for (const DeckHypothesis& deck : vote.pieces.decks) { // a box has less weight than a match
            vote.evidence += 0.2 * deck.score * std::sqrt(pixelsPerMm);
        }
        vote.lengthMm = scene.sizes.matchLength.value();
        vote.method = RegistrationMethod::Matchbox;
    }
    return vote;
}

ScaleVote votedTwice(const UnscaledScene& scene, ScaleVote vote) {
    const PieceHypotheses turned = proposals::proposeTurned(vote.pieces.plane);
    std::vector<StickHypothesis> sticks =
        proposals::sticksOf(vote.pieces, StickHypothesis::Kind::Match);
    const auto again = proposals::sticksOf(turned, StickHypothesis::Kind::Match);
    double agreed = 0.0, doubted = 0.0, contradicted = 0.0;
    for (StickHypothesis& stick : sticks) {
        const double second = seenAgain(stick, again);
        const double both = std::sqrt(stick.score * second);
        if (isSureMatch(stick) && second >= kOptions.agrees) {
            agreed += both;
        } else {
            doubted += std::max(kOptions.leastDoubt, stick.score);
            contradicted += isSureMatch(stick) ? stick.score : 0.0;
        }
        stick.score = both;
    }
    const TableView view = uprightView(scene, vote.pixelsPerMm);
    StickEvidence evidence = evidenceOf(scene.image, view, sticks);
    if (evidence.medianMm > 0.0) {
        vote.agreement = agreed / (agreed + doubted);
        evidence.sum = (evidence.sum - contradicted / 2) * vote.agreement;
        vote.evidence = weighed(scene, evidence, vote.pixelsPerMm);
        vote.lengthMm = evidence.medianMm;
    } else if (vote.method == RegistrationMethod::Sticks) {
        vote.evidence = vote.agreement = 0.0;
    }
    if (vote.boxes > 0.0) {
        const bool fit = galleysFitted(scene, view, vote.pieces.decks) > kOptions.leastFit;
        vote.boxes = fit ? std::min(vote.boxes, galleysAmong(turned)) : 0.0;
    }
    return vote;
}

ScaleVote judgedVote(const UnscaledScene& scene, ScaleVote vote) {
    if (vote.boxes > kOptions.sureGalleys) {
        vote.method = RegistrationMethod::Matchbox;
        return vote;
    }
    const TableView view = uprightView(scene, vote.pixelsPerMm);
    std::vector<StickHypothesis> sticks =
        proposals::sticksOf(vote.pieces, StickHypothesis::Kind::Match);
    std::ranges::stable_sort(sticks, std::ranges::greater{}, &StickHypothesis::score);
    sticks.resize(std::min(sticks.size(), kOptions.judgedAtMost));
    const auto fitted = matches::fitProposals(scene.image, view, sticks, scene.sizes);
    const auto judgements = matches::judgeMatches(scene.image, view, fitted, scene.sizes);
    // length of each match, and its evidence
    std::vector<std::pair<double, double>> lengths;
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        const double says = saysMatch(scene, view, fitted[k], judgements[k]);
        vote.judged += says * std::sqrt(vote.pixelsPerMm);
        if (says > kOptions.sureMatch) {
            const Match& match = fitted[k].match;
            lengths.emplace_back(distance(match.tail, match.head).value(), says);
        }
    }
    const bool areMatches =
        vote.judged > kOptions.fewestJudged && kOptions.judgedWorth * vote.judged > vote.evidence;
    if (areMatches && !lengths.empty()) {
        std::ranges::sort(lengths);
        vote.method = RegistrationMethod::Matches;
        vote.lengthMm = lengths[lengths.size() / 2].first;
    }
    return vote;
}

std::vector<StickHypothesis> wholeSticks(const cv::Mat& image, const TableView& view,
                                         const std::vector<StickHypothesis>& sticks) {
    std::vector<StickHypothesis> whole;
    for (const StickHypothesis& stick : sticks) {
        if (isSureMatch(stick) && !isPieceOfLonger(image, view, stick, kOptions.mayGoOn)) {
            whole.push_back(stick);
        }
    }
    return whole;
}

} // namespace umpire::scale

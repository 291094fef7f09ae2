#include "vision/scale/view_from_pieces.h"

#include "vision/matches/find_matches.h"
#include "vision/matches/match_strip.h"
#include "vision/matches/painted_sticks.h"
#include "vision/matches/stick_look.h"
#include "vision/picture/colour_balance.h"
#include "vision/scale/pose_from_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

/// Scale without tags: the net knows pieces at one size only, so the picture is offered to it at
/// several. Where galleys are seen the scale is between those that show them, else that at which
/// the judge of fits believes in most matches, or the most sticks of a match's length agree.
namespace umpire::scale {

using matches::colourAlong;
using proposals::DeckHypothesis;
using proposals::PieceHypotheses;
using proposals::StickHypothesis;

namespace {

/// Neighbouring scales tried differ by this factor: the net bears 15 % either way.
constexpr double kScaleStep = 1.35;
/// The net's own resolution (vision/training/render.py).
constexpr double kNetPixelsPerMm = 1.5;
/// The largest picture offered to the net, so that a 12-megapixel photograph stays affordable.
constexpr double kMaxNetPixels = 1.5e6;
/// A stick counts for the scale from this score on (nine real photographs: at 0.6 one more is given
/// no scale, at 0.3 one is given a wrong one).
constexpr double kSureStick = 0.45;
/// The length of the longest match that fits the picture, as a share of its longer side.
constexpr double kLongestShare = 0.8;
/// Where a stick would go on, mm beyond the end that the net places to 3 mm.
constexpr std::array kBeyondMm{3.5, 7.0};
/// Beside a stick of any width: toothpicks at a match's length are 2 mm wide, matches 3 at most.
constexpr double kBesideMm = 4.0;
/// Boxes are galleys where there are so many oars to one, by score; from so many galleys on they
/// alone say the scale, for nothing else looks like that (23 rendered tosses: at the true scale all
/// of their galleys, from 1.8 times that on none; six photographs of toothpicks: none).
constexpr double kOarsAGalley = 4.0;
constexpr double kSureGalleys = 0.8;
/// Scales at which the same galleys are seen lie within this, as a logarithm.
constexpr double kGalleysSpan = 1.0;
/// Times that the pieces are asked how the camera leans: those that a wrong scale hid tell then.
constexpr int kRounds = 2;
/// Boxes asked how the camera leans: each costs 2 ms a pose.
constexpr std::size_t kMaxBoxes = 3;
/// Sticks whose length is within this factor of the median agree about the scale.
constexpr double kSameLength = 1.2;
/// Where the judge says so much, and this many times what he says outweighs what speaks for sticks
/// of one length, they are matches: of nine photographs, each also turned, mirrored, cropped and
/// made smaller, seven of toothpicks have 0.47 of it at most, one of matches 0.74 at least. 66
/// rendered handfuls from near: 292 of 344 are found and 26 invented, by sticks alone 230 and 67.
constexpr double kFewestJudged = 1.0;
constexpr double kJudgedWorth = 1.65;
/// What is wider at a match's length is the half of one that is dyed, or a box's side.
constexpr double kWidestMatchMm = 3.4;
constexpr double kBesideAxisMm = 0.5;

/// What the pieces seen at one scale say for it.
struct ScaleVote {
    double pixelsPerMm = 0.0; ///< tried
    double evidence = 0.0;    ///< of sticks, or of boxes alone
    double boxes = 0.0;       ///< galleys: boxes with oars
    double lengthMm = 0.0;    ///< median of the sticks that agree, at the scale tried
    RegistrationMethod method = RegistrationMethod::None;
    PieceHypotheses pieces;
    std::vector<Match> matches; ///< what the judge takes for some
    double judged = 0.0;        ///< what they say for it
};

double lengthOf(const StickHypothesis& stick) {
    return std::max(1.0, distance(stick.tail, stick.head).value());
}

/// Whether the stick goes on beyond its end: at too fine a scale a long stick is seen as several
/// matches in a row. Beyond a true end lies what lies beside the stick.
bool goesOnBeyond(const cv::Mat& image, const TableView& view, std::array<TablePoint, 2> fromTo) {
    const auto [from, end] = fromTo;
    const TablePoint unit = (end - from) * (1.0 / std::max(1.0, distance(from, end).value()));
    const TablePoint aside{-unit.y * kBesideMm, unit.x * kBesideMm};
    const std::array tip{end + unit * kBeyondMm[0], end + unit * kBeyondMm[1]};
    const cv::Vec3f beyond = colourAlong(image, view, tip);
    const cv::Vec3f shaft = colourAlong(image, view, {midpoint(from, end), end});
    const cv::Vec3f beside =
        (colourAlong(image, view, {midpoint(from, end) + aside, end + aside}) +
         colourAlong(image, view, {midpoint(from, end) - aside, end - aside})) /
        2;
    return cv::norm(beyond - shaft) < cv::norm(beyond - beside);
}

/// A stick that is a whole one says its score for this scale, a piece of a longer one the contrary.
double evidenceOf(const cv::Mat& image, const TableView& view, const StickHypothesis& stick) {
    const bool piece = goesOnBeyond(image, view, {stick.head, stick.tail}) ||
                       goesOnBeyond(image, view, {stick.tail, stick.head});
    return piece ? -0.5 * stick.score : stick.score;
}

ScaleVote voteOfSticks(const cv::Mat& image, const TableView& view,
                       const std::vector<StickHypothesis>& sticks) {
    std::vector<std::pair<double, double>> lengths; // and what they say for this scale
    for (const StickHypothesis& stick : sticks)
        if (stick.kind == StickHypothesis::Kind::Match && stick.score > kSureStick)
            lengths.emplace_back(lengthOf(stick), evidenceOf(image, view, stick));
    if (lengths.empty())
        return {};
    std::ranges::sort(lengths);
    const double median = lengths[lengths.size() / 2].first;
    ScaleVote vote;
    vote.lengthMm = median;
    vote.method = RegistrationMethod::Sticks;
    for (const auto& [length, evidence] : lengths)
        if (length < median * kSameLength && length * kSameLength > median)
            vote.evidence += evidence;
    return vote;
}

/// What a match says for the scale at which it was seen: nothing where it is doubted, has no head
/// and may be any stick, or is so wide that it is half of a larger one.
double saysMatches(const cv::Mat& image, const TableView& view, const Match& match,
                   const PieceSizes& sizes) {
    if (!match.headed)
        return 0.0;
    const matches::MatchStrip strip =
        matches::sampleStrip(image, view, {match.tail, match.head}, sizes.matchLength);
    const auto look = matches::lookAtStick(strip, {}, kBesideAxisMm);
    const bool tooWide = look && look->width > kWidestMatchMm;
    return tooWide ? 0.0 : std::pow(match.confidence, 3);
}

/// `matches`: at least one.
double medianLength(const std::vector<Match>& matches) {
    std::vector<double> lengths;
    for (const Match& match : matches)
        lengths.push_back(distance(match.tail, match.head).value());
    std::ranges::sort(lengths);
    return lengths[lengths.size() / 2];
}

double galleysAmong(const PieceHypotheses& pieces) {
    double decks = 0.0, oars = 0.0;
    for (const DeckHypothesis& deck : pieces.decks)
        decks += deck.score;
    for (const StickHypothesis& oar : proposals::sticksOf(pieces, StickHypothesis::Kind::Oar))
        oars += oar.score;
    return std::min(decks, oars / kOarsAGalley);
}

ScaleVote voteAt(const cv::Mat& image, const TableView& view, double pixelsPerMm,
                 const PieceSizes& sizes) {
    PieceHypotheses pieces = proposals::proposePieces(image, view);
    ScaleVote vote = voteOfSticks(image, view, pieces.sticks);
    vote.pixelsPerMm = pixelsPerMm;
    const double misfit = std::log(vote.lengthMm / sizes.matchLength.value());
    // Fewer and longer sticks explain as much of the picture as many short pieces of them.
    vote.evidence *= std::exp(-misfit * misfit / (2 * 0.2 * 0.2)) * std::sqrt(pixelsPerMm);
    vote.boxes = galleysAmong(pieces);
    if (vote.method == RegistrationMethod::None && !pieces.decks.empty()) {
        for (const DeckHypothesis& deck : pieces.decks) // a box says less than a match
            vote.evidence += 0.2 * deck.score * std::sqrt(pixelsPerMm);
        vote.lengthMm = sizes.matchLength.value();
        vote.method = RegistrationMethod::Matchbox;
    }
    vote.pieces = std::move(pieces);
    return vote;
}

/// Asks the pieces of one picture for its scale.
class ScaleSearch {
public:
    ScaleSearch(const cv::Mat& image, const std::optional<CameraIntrinsics>& camera,
                const PieceSizes& sizes)
        : image_(image), camera_(camera), sizes_(sizes) {
        const double longer = std::max(image.cols, image.rows);
        const double finest =
            std::max(0.7, kNetPixelsPerMm * std::sqrt(double(image.total()) / kMaxNetPixels));
        const double coarsest =
            std::max(finest, longer * kLongestShare / sizes.matchLength.value());
        for (double scale = finest; scale <= coarsest * kScaleStep; scale *= kScaleStep)
            votes_.push_back(voteFor(scale));
    }

    /// `pixelsPerMm` as the pieces there measure it; `method` None where there are none.
    [[nodiscard]] ScaleVote best() {
        const auto galleys = std::ranges::max_element(votes_, {}, &ScaleVote::boxes);
        if (galleys->boxes > kSureGalleys)
            return betweenGalleys(*galleys);
        for (ScaleVote& vote : votes_)
            judge(vote);
        const auto& sticks = *std::ranges::max_element(votes_, {}, &ScaleVote::evidence);
        const auto& matches = *std::ranges::max_element(votes_, {}, &ScaleVote::judged);
        const bool areMatches =
            matches.judged > kFewestJudged && kJudgedWorth * matches.judged > sticks.evidence;
        return areMatches ? byMatches(matches) : bySticks(sticks);
    }

private:
    [[nodiscard]] ScaleVote voteFor(double scale) const {
        return voteAt(image_, viewAt(scale), scale, sizes_);
    }
    [[nodiscard]] TableView viewAt(double scale) const {
        return leaningView(image_.size(), camera_, {scale, {}});
    }
    /// Which of a vote's sticks are matches.
    void judge(ScaleVote& vote) const {
        const TableView view = viewAt(vote.pixelsPerMm);
        const auto sticks = proposals::sticksOf(vote.pieces, StickHypothesis::Kind::Match);
        vote.matches =
            matches::findMatches({image_, {}}, view, {sticks, {}, sizes_, vote.pieces.plane});
        for (const Match& match : vote.matches)
            vote.judged += saysMatches(image_, view, match, sizes_) * std::sqrt(vote.pixelsPerMm);
    }
    /// Where galleys are seen at several neighbouring scales: the middle of them.
    [[nodiscard]] ScaleVote betweenGalleys(const ScaleVote& most) const {
        double sum = 0.0, weight = 0.0;
        for (const ScaleVote& vote : votes_)
            if (vote.boxes > most.boxes / 2 &&
                std::abs(std::log(vote.pixelsPerMm / most.pixelsPerMm)) < kGalleysSpan) {
                sum += vote.boxes * std::log(vote.pixelsPerMm);
                weight += vote.boxes;
            }
        const bool alone = weight == most.boxes;
        ScaleVote between = alone ? most : voteFor(std::exp(sum / weight));
        between.method = RegistrationMethod::Matchbox;
        return between;
    }
    /// Beside the coarse scale, and where the matches there are as long as matches.
    [[nodiscard]] ScaleVote byMatches(const ScaleVote& coarse) const {
        const double half = std::sqrt(kScaleStep);
        ScaleVote best = coarse;
        const auto tryScale = [&](double scale) {
            ScaleVote vote = voteFor(scale);
            judge(vote);
            if (vote.judged > best.judged)
                best = std::move(vote);
        };
        tryScale(coarse.pixelsPerMm / half);
        tryScale(coarse.pixelsPerMm * half);
        tryScale(best.pixelsPerMm * medianLength(best.matches) / sizes_.matchLength.value());
        best.method = RegistrationMethod::Matches;
        best.lengthMm = medianLength(best.matches);
        return best;
    }
    [[nodiscard]] ScaleVote bySticks(const ScaleVote& coarse) const {
        if (coarse.evidence <= 0.0)
            return {};
        const double half = std::sqrt(kScaleStep);
        return std::max(
            {coarse, voteFor(coarse.pixelsPerMm / half), voteFor(coarse.pixelsPerMm * half)},
            [](const ScaleVote& a, const ScaleVote& b) { return a.evidence < b.evidence; });
    }

    const cv::Mat& image_;
    const std::optional<CameraIntrinsics>& camera_;
    const PieceSizes& sizes_;
    std::vector<ScaleVote> votes_;
};

/// What was seen in a view, by its place in the picture.
SeenPieces seenIn(const cv::Mat& image, const TableView& view, const PieceHypotheses& pieces,
                  const PieceSizes& sizes) {
    const auto pixelAt = [&](TablePoint p) {
        return imageFromTable(view, {p.x, p.y, matches::kMatchPlane});
    };
    SeenPieces seen;
    for (const StickHypothesis& stick : pieces.sticks)
        if (stick.kind == StickHypothesis::Kind::Match && stick.score > kSureStick &&
            evidenceOf(image, view, stick) > 0)
            seen.sticks.push_back({pixelAt(stick.tail), pixelAt(stick.head), stick.score});
    for (const DeckHypothesis& deck : pieces.decks)
        seen.decks.push_back({pixelAt(deck.center),
                              pixelAt(deck.center + along(deck.heading, sizes.boxLength / 4)),
                              deck});
    std::ranges::sort(seen.decks, std::ranges::greater{},
                      [](const SeenPieces::Deck& d) { return d.seen.score; });
    seen.decks.resize(std::min(seen.decks.size(), kMaxBoxes));
    return seen;
}

} // namespace

ViewFromPieces viewFromPieces(const cv::Mat& taken, const std::optional<CameraIntrinsics>& camera,
                              const PieceSizes& sizes) {
    const cv::Mat image = picture::balancedByRange(taken);
    const ScaleVote scale = ScaleSearch(image, camera, sizes).best();
    if (scale.method == RegistrationMethod::None)
        return {leaningView(image.size(), camera, {}), std::nullopt};
    const double measured = scale.method == RegistrationMethod::Matchbox
                                ? 1.0
                                : scale.lengthMm / sizes.matchLength.value();
    CameraLean lean{scale.pixelsPerMm * measured, {}};
    ViewFromPieces found{leaningView(image.size(), camera, {scale.pixelsPerMm, {}}), scale.pieces};
    for (int round = 0; round < kRounds; ++round) {
        if (!found.pieces)
            found.pieces = matches::proposeWithPainted(image, found.view);
        const SeenPieces seen = seenIn(image, found.view, *found.pieces, sizes);
        const CameraLean told = leanFromPieces({image, camera, seen, sizes}, lean);
        if (round > 0 && told == lean)
            break;
        lean = told;
        found = {leaningView(image.size(), camera, lean), std::nullopt};
        found.view.registration.method = scale.method;
    }
    // Matches differ by 0.7 mm in length, and how the camera leans is known to some degrees only.
    found.view.registration.sigma = Millimetres(0.03 * sizes.matchLength.value());
    return found;
}

} // namespace umpire::scale

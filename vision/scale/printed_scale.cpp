#include "vision/scale/printed_scale.h"

#include "calibration/view/upper_median.h"
#include "vision/matches/match_judge.h"
#include "vision/matches/match_strip.h"
#include "vision/matches/painted_sticks.h"
#include "vision/picture/colour_balance.h"
#include "vision/scale/options.h"
#include "vision/scale/pose_from_pieces.h"
#include "vision/scale/scale_votes.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace umpire::scale {

namespace {

using proposals::DeckHypothesis;

/// Returns the boxes with the highest scores, with their places in the picture.
std::vector<SeenPieces::Deck> surestDecks(const TableView& view,
                                          const proposals::PieceHypotheses& pieces,
                                          const PieceSizes& sizes) {
    std::vector<SeenPieces::Deck> decks;
    for (const DeckHypothesis& deck : pieces.decks) {
        if (deck.score < kOptions.likelyDeck) {
            continue;
        }
        const TablePoint bow = deck.center + along(deck.heading, sizes.boxLength / 4);
        decks.push_back({imageFromTable(view, {deck.center.x, deck.center.y, matches::kMatchPlane}),
                         imageFromTable(view, {bow.x, bow.y, matches::kMatchPlane}), deck});
    }
    std::ranges::sort(decks, std::ranges::greater{},
                      [](const SeenPieces::Deck& d) { return d.seen.score; });
    decks.resize(std::min(decks.size(), kOptions.maxBoxes));
    return decks;
}

/// Evaluates the boxes at different scales of the view.
class Boxes {
public:
    Boxes(const cv::Mat& image, const TableView& view, std::vector<SeenPieces::Deck> decks,
          const PieceSizes& sizes)
        : image_(image), view_(view), decks_(std::move(decks)), sizes_(sizes) {}

    /// Tells whether the boxes fit well at the view's own scale, and not much better at slightly
    /// smaller or larger scales.
    [[nodiscard]] bool haveTheirSize() const {
        const double here = valueAt(0.0);
        return here >= kOptions.likelyBox &&
               here >= kOptions.printAlike * valueAt(-kOptions.printNearby) &&
               here >= kOptions.printAlike * valueAt(kOptions.printNearby);
    }
    /// Returns the scale at which the boxes fit best. Returns none if there are no boxes, if no
    /// scale fits clearly better, or if the scale is nearly 1.
    [[nodiscard]] std::optional<double> scale() const {
        if (decks_.empty()) {
            return std::nullopt;
        }
        const auto coarse = valuesAround(0.0, kOptions.printReach, kOptions.printStep);
        const auto [near, most] = mostOf(coarse);
        if (most < kOptions.surePrintBox || most < kOptions.betterPrint * valueAt(0.0)) {
            return std::nullopt;
        }
        const auto fine = valuesAround(near, 3 * kOptions.printStep, kOptions.printStep / 2);
        const double floor = kOptions.printPeak * mostOf(fine).second;
        double sum = 0.0;
        double weight = 0.0;
        for (const auto& [at, value] : fine) {
            sum += at * std::max(0.0, value - floor);
            weight += std::max(0.0, value - floor);
        }
        const double scale = sum / weight - kOptions.boxShownLarger;
        return std::abs(scale) < kOptions.printNearby ? std::nullopt
                                                      : std::optional(std::exp(scale));
    }

private:
    using Tried = std::pair<double, double>; ///< a logarithm of the scale, and the boxes' value
                                             ///< there

    [[nodiscard]] std::vector<Tried> valuesAround(double middle, double reach, double step) const {
        std::vector<Tried> tried;
        for (double at = middle - reach; at <= middle + reach; at += step) {
            tried.emplace_back(at, valueAt(at));
        }
        return tried;
    }
    [[nodiscard]] static Tried mostOf(const std::vector<Tried>& tried) {
        return *std::ranges::max_element(tried, {}, &Tried::second);
    }
    /// Returns the mean value of the boxes.
    [[nodiscard]] double valueAt(double logarithm) const {
        const TableView view = scaledView(view_, std::exp(logarithm));
        double sum = 0.0;
        for (const SeenPieces::Deck& deck : decks_) {
            sum += boxValue(image_, view, deck, sizes_);
        }
        return decks_.empty() ? 0.0 : sum / double(decks_.size());
    }

    const cv::Mat& image_;
    const TableView& view_;
    std::vector<SeenPieces::Deck> decks_;
    const PieceSizes& sizes_;
};

bool isMatch(const matches::FittedMatch& fitted, const matches::Judgement& judged) {
    return matches::isHeadSeen(fitted, judged) && std::pow(judged.match, 3) > kOptions.sureMatch;
}

/// Measures the scale by the length of matches with heads. Returns none if there are too few such
/// matches, or if the scale is nearly 1.
std::optional<double> scaleOfMatches(const cv::Mat& image, const TableView& view,
                                     const proposals::PieceHypotheses& pieces,
                                     const PieceSizes& sizes) {
    std::vector<double> lengths;
    const auto whole = wholeSticks(image, view, pieces.sticks);
    for (const proposals::StickHypothesis& stick : whole) {
        lengths.push_back(std::log(distance(stick.tail, stick.head) / sizes.matchLength));
    }
    const double middle = upperMedian(lengths);
    if (lengths.size() < kOptions.fewestPrintMatches ||
        std::abs(middle) < kOptions.printMatches) { // this test avoids the expensive fits below
        return std::nullopt;
    }
    TableView free = scaledView(view, std::exp(-middle));
    free.registration.method = RegistrationMethod::Matches; // no length is certain
    std::vector<proposals::StickHypothesis> sticks = whole;
    for (proposals::StickHypothesis& stick : sticks) {
        stick.tail = stick.tail * std::exp(-middle);
        stick.head = stick.head * std::exp(-middle);
    }
    const auto fitted = matches::fitProposals(image, free, sticks, sizes);
    const auto judged = matches::judgeMatches(image, free, fitted, sizes);
    lengths.clear();
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        if (isMatch(fitted[k], judged[k])) {
            const Match& match = fitted[k].match;
            lengths.push_back(std::log(distance(match.tail, match.head) / sizes.matchLength));
        }
    }
    if (lengths.size() < kOptions.fewestPrintMatches) {
        return std::nullopt;
    }
    const double scale = -middle - upperMedian(lengths);
    return std::abs(scale) < kOptions.printMatches ? std::nullopt : std::optional(std::exp(scale));
}

} // namespace

TableView scaledView(TableView view, double scale) {
    view.translation *= scale;
    view.areaWidth = view.areaWidth * scale;
    view.areaHeight = view.areaHeight * scale;
    view.areaOrigin = view.areaOrigin * scale;
    for (cv::Vec4d& tag : view.tagFootprints) {
        tag = {tag[0] * scale, tag[1] * scale, tag[2] * scale, tag[3]};
    }
    return view;
}

PiecesOnTags piecesOnTags(const cv::Mat& taken, const TableView& view, const PieceSizes& sizes) {
    const cv::Mat image = picture::balancedByTags(taken, view);
    PiecesOnTags seen{matches::proposeWithPainted(image, view), std::nullopt};
    const Boxes boxes(image, view, surestDecks(view, seen.pieces, sizes), sizes);
    if (boxes.haveTheirSize()) {
        return seen;
    }
    if (const auto scale = boxes.scale()) {
        seen.printed = PrintedScale{*scale, RegistrationMethod::Matchbox};
    } else if (const auto ofMatches = scaleOfMatches(image, view, seen.pieces, sizes)) {
        seen.printed = PrintedScale{*ofMatches, RegistrationMethod::Matches};
    }
    return seen;
}

} // namespace umpire::scale

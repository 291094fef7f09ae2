#include "vision/scale/view_from_pieces.h"

#include "vision/matches/match_strip.h"
#include "vision/matches/painted_sticks.h"
#include "vision/picture/colour_balance.h"
#include "vision/scale/options.h"
#include "vision/scale/pose_from_pieces.h"
#include "vision/scale/scale_votes.h"

#include <algorithm>
#include <cmath>
#include <vector>

/// Computes the scale of a picture without tags. Of all scales with visible pieces, the most likely
/// scales are examined more closely, and the scale that explains most of the picture is taken.
/// Galleys determine it if there are any, otherwise matches that the judge of fits accepts,
/// otherwise the length of the sticks.
namespace umpire::scale {

using proposals::DeckHypothesis;
using proposals::PieceHypotheses;
using proposals::StickHypothesis;

namespace {

/// Resolution of the network's training data, in pixels per mm (vision/training/render.py).
constexpr double kNetPixelsPerMm = 1.5;

std::vector<ScaleVote> votesAtAllScales(const UnscaledScene& scene) {
    const double longer = std::max(scene.image.cols, scene.image.rows);
    const double finest = std::max(
        0.7, kNetPixelsPerMm * std::sqrt(double(scene.image.total()) / kOptions.maxNetPixels));
    const double coarsest =
        std::max(finest, longer * kOptions.longestShare / scene.sizes.matchLength.value());
    const double shorter = std::min(scene.image.cols, scene.image.rows);
    if (shorter < finest * scene.sizes.matchLength.value() / 2) {
        return {}; // no complete match fits into the picture, except along its longer side
    }
    std::vector<ScaleVote> votes;
    for (double tried = finest; tried <= coarsest * kOptions.scaleStep;
         tried *= kOptions.scaleStep) {
        votes.push_back(voteAt(scene, tried));
    }
    return votes;
}

/// Returns the scale at which the median length of the vote's sticks is a match's length, in pixels
/// per mm.
double measuredScale(const ScaleVote& vote, const PieceSizes& sizes) {
    return vote.pixelsPerMm * vote.lengthMm / sizes.matchLength.value();
}

/// The weighted geometric mean of several scales.
class MeanScale {
public:
    void add(double scale, double weight) {
        sum_ += weight * std::log(scale);
        weight_ += weight;
    }
    [[nodiscard]] double mean() const { return std::exp(sum_ / weight_); }

private:
    double sum_ = 0.0;
    double weight_ = 0.0;
};

/// Returns the evidence of a vote's sticks, before the closer examination.
double likelihoodOf(const ScaleVote& vote) {
    return vote.evidence + vote.heads;
}

/// Returns the indices of the most likely votes, the best first.
std::vector<std::size_t> likeliestOf(const std::vector<ScaleVote>& votes) {
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < votes.size(); ++k) {
        if (votes[k].method != RegistrationMethod::None) {
            order.push_back(k);
        }
    }
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t k) { return likelihoodOf(votes[k]); });
    order.resize(std::min(order.size(), kOptions.hypotheses));
    return order;
}

/// Returns the scale that the vote `peak` and its neighbours measure.
double scaleAround(const std::vector<ScaleVote>& votes, std::size_t peak, const PieceSizes& sizes) {
    MeanScale scale;
    scale.add(measuredScale(votes[peak], sizes), std::max(1e-3, likelihoodOf(votes[peak])));
    // For peak 0, peak - 1 is no valid index.
    for (const std::size_t beside : {peak - 1, peak + 1}) {
        if (beside < votes.size() && likelihoodOf(votes[beside]) > 0.0 &&
            votes[beside].lengthMm > 0.0) {
            scale.add(measuredScale(votes[beside], sizes), likelihoodOf(votes[beside]));
        }
    }
    return scale.mean();
}

/// Returns the mean of the scales at which galleys are visible, around the best of them. Returns
/// none if there are too few galleys.
std::optional<double> scaleOfGalleys(const std::vector<ScaleVote>& votes) {
    if (votes.empty()) {
        return std::nullopt;
    }
    const ScaleVote& most = *std::ranges::max_element(votes, {}, &ScaleVote::boxes);
    if (most.boxes < kOptions.likelyGalleys) {
        return std::nullopt;
    }
    MeanScale between;
    for (const ScaleVote& vote : votes) {
        if (vote.boxes > most.boxes / 2 &&
            std::abs(std::log(vote.pixelsPerMm / most.pixelsPerMm)) < kOptions.galleysSpan) {
            between.add(vote.pixelsPerMm, vote.boxes);
        }
    }
    return between.mean();
}

/// Tells whether a vote comes from texture and not from pieces. In texture the network proposes
/// many sticks, few of which are found again in a second search, seldom with heads; it never
/// proposes galleys.
bool isTexture(const ScaleVote& vote) {
    if (vote.method == RegistrationMethod::Matchbox) {
        return false;
    }
    const double least = vote.method == RegistrationMethod::Matches ? kOptions.leastOfMatches
                                                                    : kOptions.leastAgreement;
    return vote.agreement < least || vote.pieces.sticks.size() > kOptions.mostSticks;
}

/// Returns the vote for the scale that explains most of the picture. Returns none if there is no
/// evidence, or if the sticks come from texture.
std::optional<ScaleVote> likeliestScale(const UnscaledScene& scene) {
    const std::vector<ScaleVote> votes = votesAtAllScales(scene);
    std::optional<ScaleVote> best;
    const auto tryScale = [&](double scale) {
        ScaleVote vote = judgedVote(scene, votedTwice(scene, voteAt(scene, scale)));
        if (!best || worthOf(vote) > worthOf(*best)) {
            best = std::move(vote);
        }
    };
    const std::vector<std::size_t> likeliest = likeliestOf(votes);
    if (!likeliest.empty()) {
        tryScale(scaleAround(votes, likeliest.front(), scene.sizes));
    }
    for (const std::size_t vote : likeliest) {
        tryScale(measuredScale(votes[vote], scene.sizes));
    }
    if (const auto galleys = scaleOfGalleys(votes)) {
        tryScale(*galleys);
    }
    if (best && best->lengthMm > 0.0) {
        tryScale(measuredScale(*best, scene.sizes));
    }
    const bool believed = best && worthOf(*best) > 0.0 && !isTexture(*best);
    return believed ? std::move(best) : std::nullopt;
}

/// Converts the pieces that were found in a view to places in the picture.
SeenPieces seenIn(const cv::Mat& image, const TableView& view, const PieceHypotheses& pieces,
                  const PieceSizes& sizes) {
    const auto pixelAt = [&](TablePoint p) {
        return imageFromTable(view, {p.x, p.y, matches::kMatchPlane});
    };
    SeenPieces seen;
    for (const StickHypothesis& stick : wholeSticks(image, view, pieces.sticks)) {
        seen.sticks.push_back({pixelAt(stick.tail), pixelAt(stick.head), stick.score});
    }
    for (const DeckHypothesis& deck : pieces.decks) {
        seen.decks.push_back({pixelAt(deck.center),
                              pixelAt(deck.center + along(deck.heading, sizes.boxLength / 4)),
                              deck});
    }
    std::ranges::sort(seen.decks, std::ranges::greater{},
                      [](const SeenPieces::Deck& d) { return d.seen.score; });
    seen.decks.resize(std::min(seen.decks.size(), kOptions.maxBoxes));
    return seen;
}

/// Returns the number of sticks that are as long as a match in this view, weighted by their scores.
double lengthsFit(const TableView& view, const SeenPieces& seen, const PieceSizes& sizes) {
    double fit = 0.0;
    for (const SeenPieces::Stick& stick : seen.sticks) {
        const auto tail = tableFromImage(view, stick.tail, matches::kMatchPlane);
        const auto head = tableFromImage(view, stick.head, matches::kMatchPlane);
        if (!tail || !head) {
            continue; // the view's horizon lies below this end of the stick
        }
        const double misfit =
            std::log(distance(*tail, *head) / sizes.matchLength) / (2 * kOptions.lengthSpread);
        fit += stick.score * std::exp(-misfit * misfit / 2);
    }
    return fit;
}

} // namespace

ViewFromPieces viewFromPieces(const cv::Mat& taken, const std::optional<CameraIntrinsics>& camera,
                              const PieceSizes& sizes) {
    const cv::Mat image = picture::balancedByRange(taken);
    const UnscaledScene scene{image, camera, sizes};
    const std::optional<ScaleVote> scale = likeliestScale(scene);
    if (!scale) {
        return {leaningView(image.size(), camera, {}), std::nullopt};
    }
    const bool byBoxes = scale->method == RegistrationMethod::Matchbox;
    const auto viewOf = [&](const CameraLean& lean) {
        ViewFromPieces seen{leaningView(image.size(), camera, lean), std::nullopt};
        seen.view.registration.method = scale->method;
        seen.view.registration.confidence =
            std::min(1.0, byBoxes ? scale->boxes : scale->agreement);
        return seen;
    };
    CameraLean lean{byBoxes ? scale->pixelsPerMm : measuredScale(*scale, sizes), {}};
    ViewFromPieces best;
    double bestFit = -1.0;
    for (int round = 0; round <= kOptions.rounds; ++round) {
        ViewFromPieces found = viewOf(lean);
        found.pieces = matches::proposeWithPainted(image, found.view);
        const SeenPieces seen = seenIn(image, found.view, *found.pieces, sizes);
        const double fit = byBoxes ? double(round) : lengthsFit(found.view, seen, sizes);
        if (fit > bestFit) {
            bestFit = fit;
            best = std::move(found);
        }
        if (round == kOptions.rounds) {
            break; // no other lean will be tried
        }
        const CameraLean told = leanFromPieces({image, camera, seen, sizes}, lean);
        if (told == lean) {
            break;
        }
        lean = told;
    }
    // Matches differ by 0.7 mm in length, and the lean is accurate only to some degrees.
    best.view.registration.sigma = Millimetres(0.03 * sizes.matchLength.value());
    return best;
}

} // namespace umpire::scale

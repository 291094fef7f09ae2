#include "vision/observe_table.h"

#include "vision/change_detection.h"
#include "vision/galley_fit.h"
#include "vision/galley_parts.h"
#include "vision/lighting.h"
#include "vision/match_fit.h"
#include "vision/match_select.h"
#include "vision/piece_net.h"

#include <algorithm>
#include <opencv2/core.hpp>

namespace umpire {

namespace {

/// A match fell since the picture before if three quarters of its points changed by more than this
/// many times the noise (six scenes with a picture before: order matches 0.6 to 1.8, one with a
/// match across it 2.2; tossed ones from 1.8, the palest on oak, to 130).
constexpr double kTossedChange = 1.8;

/// Least sum of the net's score and the fit's confidence (377 matches reported on 62 scenes: below
/// it 6 of 331 true ones and 13 of 46 false ones, all of the latter on plank gaps, print and
/// speckles).
constexpr double kLeastBelief = 1.06;

class StageTimer {
public:
    explicit StageTimer(const StageClock& told) : told_(told), start_(cv::getTickCount()) {}
    void ended(std::string_view stage) {
        const std::int64_t now = cv::getTickCount();
        if (told_)
            told_(stage, double(now - start_) * 1e3 / cv::getTickFrequency());
        start_ = now;
    }

private:
    const StageClock& told_;
    std::int64_t start_;
};

std::vector<StickHypothesis> sticksOf(const PieceHypotheses& pieces, StickHypothesis::Kind kind) {
    std::vector<StickHypothesis> sticks;
    std::ranges::copy_if(pieces.sticks, std::back_inserter(sticks),
                         [&](const StickHypothesis& stick) { return stick.kind == kind; });
    return sticks;
}

std::vector<Galley> findGalleys(const cv::Mat& image, const TableView& view,
                                const PieceHypotheses& pieces, const PieceSizes& sizes) {
    std::vector<Galley> galleys;
    for (const DeckHypothesis& deck : pieces.decks) {
        const std::optional<Galley> galley = fitGalley(image, view, deck, sizes);
        const auto same = [&](const Galley& other) {
            return distance(other.center, galley->center) < sizes.boxWidth * 0.5;
        };
        if (galley && std::ranges::none_of(galleys, same))
            galleys.push_back(*galley);
    }
    std::ranges::sort(galleys, {},
                      [](const Galley& g) { return std::pair(g.center.x, g.center.y); });
    for (std::size_t k = 0; k < galleys.size(); ++k)
        galleys[k].id = "g" + std::to_string(k + 1);
    return galleys;
}

/// The fitted matches that the net and the fit together make likely.
std::vector<Match> believed(const std::vector<StickHypothesis>& sticks,
                            const std::vector<std::optional<Match>>& fitted) {
    std::vector<Match> matches;
    for (std::size_t k = 0; k < fitted.size(); ++k)
        if (fitted[k] && sticks[k].score + fitted[k]->confidence >= kLeastBelief)
            matches.push_back(*fitted[k]);
    return matches;
}

void numberMatches(std::vector<Match>& matches) {
    const auto place = [](const Match& m) {
        return std::pair(midpoint(m.tail, m.head).x, m.tail.y);
    };
    std::ranges::sort(matches, {}, place);
    for (std::size_t k = 0; k < matches.size(); ++k)
        matches[k].id = "m" + std::to_string(k + 1);
}

} // namespace

TableObservation observeTable(const Frame& frame, const TableView& view,
                              const ObserveOptions& options) {
    StageTimer timer(options.stageEnded);
    TableObservation seen;
    seen.registration = view.registration;
    if (view.registration.method == RegistrationMethod::None)
        return seen;
    const PieceHypotheses pieces = proposePieces(frame.image, view);
    timer.ended("propose");
    seen.galleys = findGalleys(frame.image, view, pieces, options.sizes);
    timer.ended("galleys");
    countParts(seen.galleys, pieces.sticks, frame.image, view, options.sizes);
    timer.ended("parts");
    const auto loose = sticksOf(pieces, StickHypothesis::Kind::Match);
    seen.matches =
        selectMatches(believed(loose, fitMatches(frame.image, view, loose, options.sizes)),
                      seen.galleys, view, {.sizes = options.sizes});
    timer.ended("matches");
    if (frame.before) {
        const PictureChange change(*frame.before, frame.image, view);
        for (Match& match : seen.matches)
            match.tossed = change.changeAlong(match.tail, match.head) >= kTossedChange;
        timer.ended("change");
    }
    numberMatches(seen.matches);
    seen.warnings = lightingWarnings(frame.image, view);
    timer.ended("light");
    return seen;
}

} // namespace umpire

#include "vision/matches/touching_sticks.h"

#include "calibration/view/upper_median.h"
#include "vision/matches/match_fit.h"
#include "vision/matches/match_select.h"
#include "vision/matches/options.h"
#include "vision/matches/stick_look.h"

#include <algorithm>
#include <iterator>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

/// Returns the places on both sides of each stick where there is no stick yet.
std::vector<StickHypothesis> freeBeside(std::span<const Match> sticks, const PieceSizes& sizes) {
    std::vector<StickHypothesis> free;
    for (const Match& stick : sticks) {
        for (const Radians side : {-90_deg, 90_deg}) {
            const TablePoint aside =
                along(directionOf(stick.tail, stick.head) + side, sizes.matchWidth);
            Match place = stick;
            place.tail = stick.tail + aside;
            place.head = stick.head + aside;
            if (explainedPart(place, sticks, sizes) <= kOptions.maxExplained) {
                free.push_back({StickHypothesis::Kind::Match, place.tail, place.head,
                                kOptions.besideScore, 0.0, 0.5});
            }
        }
    }
    return free;
}

/// Measures the sticks at these places, beside the sticks in `lying`. Returns the sticks that are
/// there.
std::vector<Match> sticksAt(const TouchingSearch& search, std::span<const StickHypothesis> places,
                            std::span<const Match> lying) {
    std::vector<StickHypothesis> accepted;
    std::ranges::transform(lying, std::back_inserter(accepted), acceptedStick);
    std::vector<Match> found;
    for (const auto& fit :
         fitTouching(search.image, search.view, {places, accepted}, search.sizes)) {
        if (fit) {
            found.push_back(*fit);
            found.back().headed = Headed::Unknown;
        }
    }
    return found;
}

/// Drops sticks beside a new stick that are not found any more when the new stick is there. A stick
/// that crosses others is sometimes measured beside its true place.
void dropBeside(const TouchingSearch& search, const Match& added, std::vector<Match>& sticks) {
    PieceSizes twice = search.sizes;
    twice.matchWidth = twice.matchWidth * 2;
    for (std::size_t k = sticks.size(); k-- > 0;) {
        if (explainedPart(sticks[k], {&added, 1}, twice) <= kOptions.maxExplained) {
            continue;
        }
        std::vector<Match> others = sticks;
        others[k] = added;
        const StickHypothesis place = acceptedStick(sticks[k]);
        if (sticksAt(search, {&place, 1}, others).empty()) {
            sticks.erase(sticks.begin() + std::ptrdiff_t(k));
        }
    }
}

} // namespace

PieceSizes withOwnWidth(const cv::Mat& image, const TableView& view, PieceSizes sizes,
                        std::span<const Match> sticks) {
    if (!isScaledBySticks(view.registration)) {
        return sizes;
    }
    std::vector<double> widths;
    for (const Match& stick : sticks) {
        if (const auto width = widthOf(image, view, {stick.tail, stick.head})) {
            widths.push_back(*width);
        }
    }
    if (!widths.empty()) {
        sizes.matchWidth = Millimetres(
            std::clamp(upperMedian(widths), kOptions.narrowest, sizes.matchWidth.value()));
    }
    return sizes;
}

std::vector<Match> withTouching(const TouchingSearch& search, std::vector<Match> sticks) {
    for (int round = 0; round < kOptions.touchingRounds; ++round) {
        const std::vector<Match> found =
            selectMatches(sticksAt(search, freeBeside(sticks, search.sizes), sticks),
                          search.galleys, search.view, {.sizes = search.sizes, .lying = sticks});
        if (found.empty()) {
            break;
        }
        for (const Match& added : found) {
            dropBeside(search, added, sticks);
            sticks.push_back(added);
        }
    }
    return sticks;
}

} // namespace umpire::matches

#include "vision/observe_table.h"

#include "vision/find_matches.h"
#include "vision/galley_fit.h"
#include "vision/galley_parts.h"
#include "vision/lighting.h"
#include "vision/order_columns.h"
#include "vision/piece_net.h"

#include <algorithm>
#include <opencv2/core.hpp>

namespace umpire {

namespace {

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

void numberMatches(std::vector<Match>& matches) {
    const auto place = [](const Match& m) {
        return std::pair(midpoint(m.tail, m.head).x, m.tail.y);
    };
    std::ranges::sort(matches, {}, place);
    for (std::size_t k = 0; k < matches.size(); ++k)
        matches[k].id = "m" + std::to_string(k + 1);
}

/// What the picture before did not show was tossed, and is no order.
std::vector<Match> mayBeOrders(std::vector<Match> matches, const Frame& frame) {
    if (frame.before) {
        std::erase_if(matches, &Match::tossed);
    }
    return matches;
}

void readOrders(TableObservation& seen, const Frame& frame, const TableView& view,
                const PieceSizes& sizes) {
    OrderColumnsSeen read =
        findOrderColumns({mayBeOrders(seen.matches, frame), seen.galleys, view.areaOrigin,
                          view.areaWidth, view.areaHeight, sizes});
    seen.orders = std::move(read.columns);
    seen.warnings.insert(seen.warnings.end(), read.warnings.begin(), read.warnings.end());
}

} // namespace

TableObservation observeTable(const Frame& frame, const TableView& view,
                              const ObserveOptions& options) {
    const auto ended = [&](std::string_view stage) {
        if (options.stageEnded)
            options.stageEnded(stage);
    };
    TableObservation seen;
    seen.registration = view.registration;
    if (view.registration.method == RegistrationMethod::None)
        return seen;
    const PieceHypotheses pieces = proposePieces(frame.image, view);
    ended("propose");
    seen.galleys = findGalleys(frame.image, view, pieces, options.sizes);
    ended("galleys");
    countParts(seen.galleys, pieces.sticks, frame.image, view, options.sizes);
    ended("parts");
    const auto loose = sticksOf(pieces, StickHypothesis::Kind::Match);
    seen.matches = findMatches(frame, view, {loose, seen.galleys, options.sizes});
    ended("matches");
    numberMatches(seen.matches);
    seen.warnings = lightingWarnings(frame.image, view);
    ended("light");
    readOrders(seen, frame, view, options.sizes);
    ended("orders");
    return seen;
}

} // namespace umpire

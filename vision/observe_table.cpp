#include "vision/observe_table.h"

#include "vision/boards/find_board.h"
#include "vision/codes/find_codes.h"
#include "vision/dice/find_dice.h"
#include "vision/galleys/galley_fit.h"
#include "vision/galleys/galley_fleet.h"
#include "vision/galleys/galley_parts.h"
#include "vision/galleys/galley_sticks.h"
#include "vision/matches/find_matches.h"
#include "vision/matches/order_columns.h"
#include "vision/matches/painted_sticks.h"
#include "vision/picture/colour_balance.h"
#include "vision/picture/lighting.h"
#include "vision/stones/find_stones.h"
#include "vision/tokens/find_figures.h"
#include "vision/tokens/find_tokens.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iomanip>
#include <opencv2/core.hpp>
#include <sstream>

namespace umpire {

namespace {

void endStage(const ObserveOptions& options, std::string_view stage) {
    if (options.stageEnded) {
        options.stageEnded(stage);
    }
}

Frame balanced(const Frame& taken, const TableView& view) {
    const auto balance = [&](const cv::Mat& image) { return picture::balanced(image, view); };
    Frame frame{balance(taken.image), {}};
    if (taken.before) {
        frame.before = balance(*taken.before);
    }
    return frame;
}

std::vector<Galley> findGalleys(const cv::Mat& image, const TableView& view,
                                const proposals::PieceHypotheses& pieces, const PieceSizes& sizes) {
    std::vector<Galley> galleys;
    for (const proposals::DeckHypothesis& deck : pieces.decks) {
        const std::optional<Galley> galley = galleys::fitGalley(image, view, deck, sizes);
        const auto same = [&](const Galley& other) {
            return distance(other.center, galley->center) < sizes.boxWidth * 0.5;
        };
        if (galley && std::ranges::none_of(galleys, same)) {
            galleys.push_back(*galley);
        }
    }
    std::ranges::sort(galleys, {},
                      [](const Galley& g) { return std::pair(g.center.x, g.center.y); });
    for (std::size_t k = 0; k < galleys.size(); ++k) {
        galleys[k].id = "g" + std::to_string(k + 1);
    }
    return galleys;
}

void numberMatches(std::vector<Match>& matches) {
    const auto place = [](const Match& m) {
        return std::pair(midpoint(m.tail, m.head).x, m.tail.y);
    };
    std::ranges::sort(matches, {}, place);
    for (std::size_t k = 0; k < matches.size(); ++k) {
        matches[k].id = "m" + std::to_string(k + 1);
    }
}

/// Returns the matches that may be orders. Tossed matches, which an earlier picture does not show,
/// are left out.
std::vector<Match> mayBeOrders(std::vector<Match> matches, const Frame& frame) {
    if (frame.before) {
        std::erase_if(matches, &Match::tossed);
    }
    return matches;
}

void readOrders(TableObservation& seen, const Frame& frame, const TableView& view,
                const PieceSizes& sizes) {
    matches::OrderColumnsSeen read =
        matches::findOrderColumns({mayBeOrders(seen.matches, frame), seen.galleys, view.areaOrigin,
                                   view.areaWidth, view.areaHeight, sizes});
    seen.orders = std::move(read.columns);
    seen.warnings.insert(seen.warnings.end(), read.warnings.begin(), read.warnings.end());
}

/// A picture with its view and its proposals.
struct ProposedScene {
    const Frame& frame;
    const TableView& view;
    proposals::PieceHypotheses pieces;
};

/// Proposes sticks with a more thorough search. The edges of the tags are left out, because they
/// look like sticks.
std::vector<proposals::StickHypothesis> closelyProposed(const cv::Mat& image,
                                                        const TableView& view) {
    auto sticks =
        proposals::sticksOf(proposals::proposePieces(image, view, proposals::Care::Closely),
                            proposals::StickHypothesis::Kind::Match);
    std::erase_if(sticks, [&](const proposals::StickHypothesis& stick) {
        return isOnTag(view, midpoint(stick.tail, stick.head));
    });
    return sticks;
}

const matches::LearnedLook* learnedFor(const TableView& view, const ObserveOptions& options) {
    return options.learned && isInTablesFrame(view.registration) ? &*options.learned : nullptr;
}

/// Finds galleys, loose matches and orders together, because they depend on one another: oars are
/// no matches, and an order consists of matches.
void observeSticksAndBoxes(const ProposedScene& scene, const ObserveOptions& options,
                           TableObservation& seen) {
    const auto& [frame, view, pieces] = scene;
    if (pieces.sticksLeftOut > 0) {
        seen.warnings.push_back(message("of the sticks in view only the %1 surest are looked at",
                                        proposals::kMaxSticks));
    }
    endStage(options, "propose");
    seen.galleys = findGalleys(frame.image, view, pieces, options.sizes);
    endStage(options, "galleys");
    if (options.detectors.contains(Detector::Galleys)) {
        galleys::countParts(seen.galleys, pieces.sticks, {frame.image, view, options.sizes});
        galleys::assignFleets(seen.galleys, frame.image, view, options.sizes);
        endStage(options, "parts");
    }
    if (options.detectors.contains(Detector::Matches) ||
        options.detectors.contains(Detector::Orders)) {
        const auto loose = proposals::sticksOf(pieces, proposals::StickHypothesis::Kind::Match);
        const auto further = options.looseMatches ? closelyProposed(frame.image, view)
                                                  : std::vector<proposals::StickHypothesis>();
        seen.matches =
            matches::findMatches(frame, view,
                                 {loose, seen.galleys, options.sizes, pieces.plane,
                                  options.looseMatches, further, learnedFor(view, options)});
        endStage(options, "matches");
        numberMatches(seen.matches);
    }
    if (options.detectors.contains(Detector::Orders)) {
        readOrders(seen, frame, view, options.sizes);
        endStage(options, "orders");
    }
}

void readCodesOf(const Frame& frame, const TableView& view, const ObserveOptions& options,
                 TableObservation& seen) {
    codes::CodesSeen read = codes::findCodes(frame.image, view);
    seen.codes = std::move(read.codes);
    seen.warnings.insert(seen.warnings.end(), read.warnings.begin(), read.warnings.end());
    endStage(options, "codes");
}

/// Finds tokens. Codes and dice must be found before, because they are no tokens.
void findTokensOf(const Frame& frame, const TableView& view, const ObserveOptions& options,
                  TableObservation& seen) {
    tokens::TokenScene scene{frame.image, frame.before, *options.board, {}};
    scene.size =
        options.tokens == TokenStyle::OneCell ? tokens::TokenSize::OneCell : tokens::TokenSize::Any;
    for (const CodedPiece& code : seen.codes) {
        scene.notTokens.push_back(code.center);
    }
    for (const Die& die : seen.dice) {
        scene.notTokens.push_back(die.center);
    }
    tokens::TokensSeen found = options.tokens == TokenStyle::Figures
                                   ? tokens::findFigures(scene, view)
                                   : tokens::findTokens(scene, view);
    seen.tokens = std::move(found.tokens);
    seen.warnings.insert(seen.warnings.end(), found.warnings.begin(), found.warnings.end());
    endStage(options, "tokens");
}

bool wantsAny(const ObserveOptions& options, std::initializer_list<Detector> any) {
    return std::ranges::any_of(any, [&](Detector d) { return options.detectors.contains(d); });
}

bool isOnBox(const Die& die, const Galley& box, const PieceSizes& sizes) {
    const galleys::GalleyPoint at = galleys::galleyPoint(box, die.center);
    return std::abs(at.ahead) < sizes.boxLength.value() / 2.0 &&
           std::abs(at.port) < sizes.boxWidth.value() / 2.0;
}

bool wantsSticksOrBoxes(const ObserveOptions& options) {
    return wantsAny(options, {Detector::Galleys, Detector::Matches, Detector::Orders});
}

/// Removes dice that are the label of a matchbox. Nothing is removed if only dice are wanted and
/// pieces gave the scale, because the box that gave the scale may be two dice side by side.
/// (Photographs with 69 dice: four dice were taken for the label of such a box.)
void dropDiceOnBoxes(const cv::Mat& image, const TableView& view, const ObserveOptions& options,
                     TableObservation& seen) {
    const bool toScale = isInTablesFrame(view.registration) || wantsSticksOrBoxes(options);
    if (seen.dice.empty() || !toScale) {
        return;
    }
    const PieceSizes& sizes = options.sizes;
    const std::vector<Galley> boxes =
        wantsSticksOrBoxes(options)
            ? seen.galleys
            : findGalleys(image, view, proposals::proposePieces(image, view), sizes);
    std::erase_if(seen.dice, [&](const Die& die) {
        return std::ranges::any_of(boxes,
                                   [&](const Galley& box) { return isOnBox(die, box, sizes); });
    });
}

std::string said(double millimetres) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << millimetres;
    return text.str();
}

/// Returns the board's entries as in a table file.
std::string described(const BoardPlacement& board) {
    return "origin_mm: [ " + said(board.origin.x.value()) + ", " + said(board.origin.y.value()) +
           " ], cell_mm: " + said(board.cell.value()) + ", cols: " + std::to_string(board.columns) +
           ", rows: " + std::to_string(board.rows);
}

/// Returns the table file's board. If there is none, returns the board that is found in the
/// picture, with a warning; none if no board is found.
std::optional<BoardPlacement> boardFor(const Frame& frame, const TableView& view,
                                       const ObserveOptions& options, TableObservation& seen) {
    if (options.board) {
        return options.board;
    }
    const std::vector<BoardPlacement> found = boards::findBoards(frame.image, view);
    if (found.empty()) {
        seen.warnings.push_back(message("the table file names no board, and none is seen along the "
                                        "table's sides: write its place into the table file"));
        return std::nullopt;
    }
    const std::string taken = described(found.front());
    seen.warnings.push_back(
        found.size() > 1
            ? message("the table file names no board; of more than one that are seen the plainest "
                      "is taken: %1",
                      taken)
            : message("the table file names no board; one is seen and taken: %1", taken));
    return found.front();
}

void observeStones(const Frame& frame, const TableView& view, const ObserveOptions& options,
                   TableObservation& seen) {
    const std::optional<BoardPlacement> board = boardFor(frame, view, options, seen);
    if (!board) {
        return;
    }
    stones::StonesSeen found = stones::findStones(frame.image, view, *board, options.recorded);
    seen.stones = std::move(found.stones);
    seen.warnings.insert(seen.warnings.end(), found.warnings.begin(), found.warnings.end());
    endStage(options, "stones");
}

template <class T>
void keepOnlyIf(bool wanted, std::vector<T>& seen) {
    if (!wanted) {
        seen.clear();
    }
}

} // namespace

TableObservation observeTable(const Frame& taken, const TableView& view,
                              const ObserveOptions& options,
                              const std::optional<proposals::PieceHypotheses>& proposed) {
    const Frame frame = balanced(taken, view);
    TableObservation seen;
    seen.registration = view.registration;
    if (options.detectors.contains(Detector::Dice)) {
        seen.dice = dice::findDice(frame.image, view, options.diceIn);
        endStage(options, "dice");
    }
    // Codes may have any size, so no scale is needed.
    if (options.detectors.contains(Detector::Codes)) {
        readCodesOf(frame, view, options, seen);
    }
    if (view.registration.method == RegistrationMethod::None) {
        return seen;
    }
    const std::vector<Message> light = picture::lightingWarnings(taken.image, view);
    seen.warnings.insert(seen.warnings.begin(), light.begin(), light.end());
    endStage(options, "light");
    if (wantsSticksOrBoxes(options)) {
        observeSticksAndBoxes(
            {frame, view, proposed ? *proposed : matches::proposeWithPainted(frame.image, view)},
            options, seen);
    }
    dropDiceOnBoxes(frame.image, view, options, seen);
    if (options.detectors.contains(Detector::Tokens) && options.board &&
        isInTablesFrame(view.registration)) {
        findTokensOf(frame, view, options, seen);
    }
    const bool inTablesFrame = isInTablesFrame(view.registration);
    if (options.detectors.contains(Detector::Stones) && inTablesFrame) {
        observeStones(frame, view, options, seen);
    }
    keepOnlyIf(options.detectors.contains(Detector::Galleys), seen.galleys);
    keepOnlyIf(options.detectors.contains(Detector::Matches), seen.matches);
    return seen;
}

} // namespace umpire

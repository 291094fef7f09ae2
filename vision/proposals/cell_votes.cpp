#include "vision/proposals/cell_votes.h"

#include "vision/proposals/options.h"
#include "vision/proposals/stick_votes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::proposals {

namespace {

enum Label { Background, Shaft, Head, Oar, Mast, Deck, kLabels };

struct Cell {
    cv::Point2d at;                    ///< place on the table, in mm
    std::array<float, kLabels> chance; ///< probability of each label
    cv::Point2d ends[2];               ///< ends of the stick for which the cell votes, in mm
    cv::Point2d deckCenter;
    cv::Point2d bow;
};

class CellReader {
public:
    CellReader(const CellBlock& block, const RectifiedGrid& grid)
        : data_(block.cells.ptr<float>()), rows_(block.cells.size[2]),
          columns_(block.cells.size[3]), corner_(block.corner),
          own_((block.own.tl() - block.corner) / 2, block.own.size() / 2), grid_(grid) {}

    void addInteresting(std::vector<Cell>& found) const {
        for (int row = own_.y; row < own_.br().y; ++row) {
            for (int column = own_.x; column < own_.br().x; ++column) {
                if (couldMatter(row, column)) {
                    found.push_back(cellAt(row, column));
                }
            }
        }
    }

private:
    [[nodiscard]] float value(int channel, int row, int column) const {
        return data_[(std::ptrdiff_t(channel) * rows_ + row) * columns_ + column];
    }
    [[nodiscard]] bool couldMatter(int row, int column) const {
        const float background = value(Background, row, column);
        for (int label = Shaft; label < kLabels; ++label) {
            if (value(label, row, column) >
                background - 1.5F) { // softmax makes a lower value a probability below 0.2
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] Cell cellAt(int row, int column) const {
        Cell cell;
        float sum = 0.0F;
        for (int label = 0; label < kLabels; ++label) {
            sum += cell.chance[std::size_t(label)] = std::exp(value(label, row, column));
        }
        for (float& chance : cell.chance) {
            chance /= sum;
        }
        const TablePoint at =
            grid_.tableAt(corner_.x + 2 * column + 0.5, corner_.y + 2 * row + 0.5);
        cell.at = {at.x.value(), at.y.value()};
        const auto offset = [&](int channel, double scale) {
            return cv::Point2d(value(channel, row, column) * scale,
                               -value(channel + 1, row, column) * scale);
        };
        cell.ends[0] = cell.at + offset(6, kOptions.reachMm);
        cell.ends[1] = cell.at + offset(8, kOptions.reachMm);
        cell.bow = offset(10, 1.0);
        cell.deckCenter = cell.at + offset(12, kOptions.reachMm);
        return cell;
    }

    const float* data_;
    int rows_;
    int columns_;
    cv::Point corner_;
    cv::Rect own_; ///< the valid part of the block, in cells
    const RectifiedGrid& grid_;
};

double squared(cv::Point2d p) {
    return p.dot(p);
}

struct HeadCell {
    cv::Point2d at;
    double chance = 0;
};

std::vector<HeadCell> headCells(const std::vector<Cell>& cells) {
    constexpr float kMinChance = 0.02F;
    std::vector<HeadCell> heads;
    for (const Cell& cell : cells) {
        if (cell.chance[Head] > kMinChance) {
            heads.push_back({cell.at, double(cell.chance[Head])});
        }
    }
    return heads;
}

/// Returns the expected number of head cells around an end: the sum of the cells' head
/// probabilities.
double headAround(const std::vector<HeadCell>& heads, cv::Point2d end) {
    double sum = 0.0;
    for (const HeadCell& cell : heads) {
        if (squared(cell.at - end) < kOptions.headReachMm * kOptions.headReachMm) {
            sum += cell.chance;
        }
    }
    return sum;
}

StickHypothesis stickOf(const VotedStick& vote, StickHypothesis::Kind kind,
                        const std::vector<HeadCell>& heads) {
    StickHypothesis stick;
    stick.kind = kind;
    const auto point = [](cv::Point2d p) { return TablePoint{Millimetres(p.x), Millimetres(p.y)}; };
    stick.tail = point(vote.ends[0]);
    stick.head = point(vote.ends[1]);
    const double length = std::max(8.0, cv::norm(vote.ends[0] - vote.ends[1]));
    const double expected = length * 2.0 / (16.0 / 9.0);
    stick.score = std::min(1.0, vote.support / (0.6 * expected));
    if (kind != StickHypothesis::Kind::Match) {
        return stick;
    }
    const double atTail = headAround(heads, vote.ends[0]);
    const double atHead = headAround(heads, vote.ends[1]);
    if (atTail > atHead) {
        std::swap(stick.tail, stick.head);
    }
    const double more = std::max(atTail, atHead);
    stick.headCells = more;
    stick.headScore = (more + kOptions.noHeadCells) / (atTail + atHead + 2 * kOptions.noHeadCells);
    return stick;
}

/// Minimum probability of a cell's vote, and minimum number of cells of a stick.
struct VotesNeeded {
    float voteFrom = kOptions.voteFrom;
    double minCells = kOptions.minCells;
};

void addSticks(PieceHypotheses& found, const std::vector<Cell>& cells, StickHypothesis::Kind kind,
               const VotesNeeded& needed = {}) {
    std::vector<StickVote> votes;
    for (const Cell& cell : cells) {
        const float chance = kind == StickHypothesis::Kind::Match
                                 ? cell.chance[Shaft] + cell.chance[Head]
                                 : cell.chance[Oar];
        if (chance > needed.voteFrom) {
            votes.push_back({cell.at, {cell.ends[0], cell.ends[1]}, double(chance)});
        }
    }
    const std::vector<HeadCell> heads = headCells(cells);
    for (const VotedStick& vote : gatherSticks(votes, needed.minCells)) {
        found.sticks.push_back(stickOf(vote, kind, heads));
    }
}

/// The cells that vote for the same deck.
class DeckCells {
public:
    [[nodiscard]] bool agrees(const Cell& cell) const {
        return squared(center_ / weight_ - cell.deckCenter) <
               kOptions.sameDeckMm * kOptions.sameDeckMm;
    }
    void add(const Cell& cell) {
        const double w = double(cell.chance[Deck]);
        const cv::Point2d at = cell.at;
        weight_ += w;
        center_ += cell.deckCenter * w;
        bow_ += cell.bow * w;
        place_ += at * w;
        xx_ += w * at.x * at.x;
        xy_ += w * at.x * at.y;
        yy_ += w * at.y * at.y;
    }
    [[nodiscard]] double weight() const { return weight_; }

    /// Returns the deck. The distribution of the cells gives the direction of the long axis; their
    /// votes decide which end is the bow.
    [[nodiscard]] DeckHypothesis deck() const {
        const cv::Point2d center = center_ / weight_;
        const cv::Point2d middle = place_ / weight_;
        const double xx = xx_ / weight_ - middle.x * middle.x;
        const double xy = xy_ / weight_ - middle.x * middle.y;
        const double yy = yy_ / weight_ - middle.y * middle.y;
        const double turn = 0.5 * std::atan2(2 * xy, xx - yy);
        const cv::Point2d axis(std::cos(turn), std::sin(turn));
        const double bow = axis.dot(bow_) / weight_;
        const Radians heading = normalized(Radians(bow < 0 ? turn + std::numbers::pi : turn));
        return {{Millimetres(center.x), Millimetres(center.y)},
                heading,
                std::min(1.0, weight_ / 900.0),
                std::min(1.0, std::abs(bow))};
    }

private:
    double weight_ = 0.0;
    cv::Point2d center_;
    cv::Point2d bow_;
    cv::Point2d place_;
    double xx_ = 0.0;
    double xy_ = 0.0;
    double yy_ = 0.0;
};

void addDecks(PieceHypotheses& found, const std::vector<Cell>& cells) {
    std::vector<DeckCells> decks;
    for (const Cell& cell : cells) {
        if (cell.chance[Deck] < kOptions.deckFrom) {
            continue;
        }
        const auto same =
            std::ranges::find_if(decks, [&](const DeckCells& d) { return d.agrees(cell); });
        (same == decks.end() ? decks.emplace_back() : *same).add(cell);
    }
    for (const DeckCells& cellsOfOne : decks) {
        if (cellsOfOne.weight() >= kOptions.minDeckCells) {
            found.decks.push_back(cellsOfOne.deck());
        }
    }
}

} // namespace

PieceHypotheses hypothesesFromCells(std::span<const CellBlock> blocks, const RectifiedGrid& grid,
                                    Care care) {
    std::vector<Cell> seen;
    for (const CellBlock& block : blocks) {
        CellReader(block, grid).addInteresting(seen);
    }
    PieceHypotheses found;
    addSticks(found, seen, StickHypothesis::Kind::Match,
              care == Care::Closely
                  ? VotesNeeded{kOptions.voteFromClosely, kOptions.minCellsClosely}
                  : VotesNeeded{});
    addSticks(found, seen, StickHypothesis::Kind::Oar);
    addDecks(found, seen);
    return found;
}

} // namespace umpire::proposals

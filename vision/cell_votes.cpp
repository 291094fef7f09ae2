#include "vision/cell_votes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace umpire {

namespace {

enum Label { Background, Shaft, Head, Oar, Mast, Deck, kLabels };
/// Offsets leave the net divided by this (vision/training/train.py, REACH).
constexpr double kReachMm = 20.0;
/// A cell votes for a stick or deck from this probability on: low, for the votes must also agree.
constexpr float kVoteFrom = 0.3F;
/// Votes of one stick scatter by about 1 mm an end (validation samples: 0.9 in the median); touching
/// twins lie 2 mm apart.
constexpr double kStickScatterMm = 1.6;
/// A vote whose ends are both this near to a stick found belongs to it.
constexpr double kSameStickMm = 4.0;
/// Fewer cells than this, weighted by agreement, are no stick: a match covers about 45.
constexpr double kLeastCells = 5.0;
/// A mast seen from above shows its tip only.
constexpr double kLeastMastCells = 1.5;
constexpr double kSameDeckMm = 12.0;
/// A deck covers about 1200 cells; half hidden ones still show 500.
constexpr double kLeastDeckCells = 250.0;
/// The ends' neighbourhood in which a head shows.
constexpr double kHeadReachMm = 4.0;

struct Cell {
    cv::Point2d at;                     ///< table millimetres
    std::array<float, kLabels> chance;  ///< softmax
    cv::Point2d ends[2];                ///< of the stick voted for
    cv::Point2d deckCenter;
    cv::Point2d bow;
};

class CellReader {
public:
    CellReader(const CellBlock& block, const RectifiedGrid& grid)
        : data_(block.cells.ptr<float>()), rows_(block.cells.size[2]), columns_(block.cells.size[3]),
          corner_(block.corner), grid_(grid) {}

    void addInteresting(std::vector<Cell>& found) const {
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column)
                if (couldMatter(row, column))
                    found.push_back(cellAt(row, column));
    }

private:
    [[nodiscard]] float value(int channel, int row, int column) const {
        return data_[(std::ptrdiff_t(channel) * rows_ + row) * columns_ + column];
    }
    [[nodiscard]] bool couldMatter(int row, int column) const {
        const float background = value(Background, row, column);
        for (int label = Shaft; label < kLabels; ++label)
            if (value(label, row, column) > background - 1.5F) // below that its chance is under 0.2
                return true;
        return false;
    }
    [[nodiscard]] Cell cellAt(int row, int column) const {
        Cell cell;
        float sum = 0.0F;
        for (int label = 0; label < kLabels; ++label)
            sum += cell.chance[std::size_t(label)] = std::exp(value(label, row, column));
        for (float& chance : cell.chance)
            chance /= sum;
        const TablePoint at = grid_.tableAt(corner_.x + 2 * column + 0.5, corner_.y + 2 * row + 0.5);
        cell.at = {at.x.value(), at.y.value()};
        const auto offset = [&](int channel, double scale) {
            return cv::Point2d(value(channel, row, column) * scale, -value(channel + 1, row, column) * scale);
        };
        cell.ends[0] = cell.at + offset(6, kReachMm);
        cell.ends[1] = cell.at + offset(8, kReachMm);
        cell.bow = offset(10, 1.0);
        cell.deckCenter = cell.at + offset(12, kReachMm);
        return cell;
    }

    const float* data_;
    int rows_;
    int columns_;
    cv::Point corner_;
    const RectifiedGrid& grid_;
};

double squared(cv::Point2d p) { return p.dot(p); }

/// One cell's opinion of a stick: ends in some order, and how much it counts.
struct Vote {
    cv::Point2d a;
    cv::Point2d b;
    double weight = 0.0;
    double support = 0.0;
    bool taken = false;
};

/// Sum of both ends' squared distances, in the better order.
double squaredDistance(const Vote& v, const Vote& w) {
    return std::min(squared(v.a - w.a) + squared(v.b - w.b), squared(v.a - w.b) + squared(v.b - w.a));
}

/// Votes by the square their midpoint lies in, so that only near ones are compared.
class VoteBins {
public:
    explicit VoteBins(std::vector<Vote>& votes) : votes_(votes) {
        for (std::size_t k = 0; k < votes.size(); ++k)
            bins_[keyOf(votes[k])].push_back(k);
    }
    template <class Visit>
    void near(const Vote& vote, Visit visit) {
        const auto [x, y] = squareOf(vote);
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                if (const auto bin = bins_.find(key(x + dx, y + dy)); bin != bins_.end())
                    for (const std::size_t k : bin->second)
                        visit(votes_[k]);
    }

private:
    static std::pair<int, int> squareOf(const Vote& v) {
        return {int(std::floor((v.a.x + v.b.x) / 2 / kSameStickMm)),
                int(std::floor((v.a.y + v.b.y) / 2 / kSameStickMm))};
    }
    static std::int64_t key(int x, int y) { return (std::int64_t(x) << 32) ^ std::uint32_t(y); }
    static std::int64_t keyOf(const Vote& v) {
        const auto [x, y] = squareOf(v);
        return key(x, y);
    }
    std::vector<Vote>& votes_;
    std::unordered_map<std::int64_t, std::vector<std::size_t>> bins_;
};

double agreement(const Vote& v, const Vote& w) {
    return std::exp(-squaredDistance(v, w) / (4 * kStickScatterMm * kStickScatterMm));
}

/// The weighted mean of the votes around one, its support beside it.
Vote consensus(Vote seed, VoteBins& bins) {
    for (int round = 0; round < 3; ++round) {
        Vote mean{{0, 0}, {0, 0}};
        double total = 0.0;
        bins.near(seed, [&](const Vote& other) {
            if (other.taken)
                return;
            const double w = other.weight * agreement(seed, other);
            const bool straight = squared(other.a - seed.a) + squared(other.b - seed.b) <=
                                  squared(other.a - seed.b) + squared(other.b - seed.a);
            mean.a += (straight ? other.a : other.b) * w;
            mean.b += (straight ? other.b : other.a) * w;
            total += w;
        });
        if (total <= 0.0)
            break;
        seed.a = mean.a / total;
        seed.b = mean.b / total;
        seed.support = total;
    }
    return seed;
}

std::vector<Vote> clusters(std::vector<Vote>& votes, double leastCells) {
    VoteBins bins(votes);
    for (Vote& vote : votes)
        bins.near(vote, [&](const Vote& other) { vote.support += other.weight * agreement(vote, other); });
    std::vector<std::size_t> order(votes.size());
    for (std::size_t k = 0; k < order.size(); ++k)
        order[k] = k;
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t k) { return votes[k].support; });
    std::vector<Vote> found;
    for (const std::size_t k : order) {
        if (votes[k].taken || votes[k].support < leastCells)
            continue;
        const Vote stick = consensus(votes[k], bins);
        bins.near(stick, [&](Vote& other) {
            if (squaredDistance(stick, other) < 2 * kStickScatterMm * kStickScatterMm * 4)
                other.taken = true;
        });
        votes[k].taken = true;
        if (stick.support >= leastCells)
            found.push_back(stick);
    }
    return found;
}

/// How much head there is around an end, in cells.
double headAround(const std::vector<Cell>& cells, cv::Point2d end) {
    double sum = 0.0;
    for (const Cell& cell : cells)
        if (cell.chance[Head] > 0.1F && squared(cell.at - end) < kHeadReachMm * kHeadReachMm)
            sum += double(cell.chance[Head]);
    return sum;
}

StickHypothesis stickOf(const Vote& vote, StickHypothesis::Kind kind, const std::vector<Cell>& cells) {
    StickHypothesis stick;
    stick.kind = kind;
    const auto point = [](cv::Point2d p) { return TablePoint{Millimetres(p.x), Millimetres(p.y)}; };
    stick.tail = point(vote.a);
    stick.head = point(vote.b);
    const double length = std::max(8.0, cv::norm(vote.a - vote.b));
    const double expected = length * 2.0 / (16.0 / 9.0);
    stick.score = std::min(1.0, vote.support / (0.6 * expected));
    if (kind != StickHypothesis::Kind::Match)
        return stick;
    const double atTail = headAround(cells, vote.a);
    const double atHead = headAround(cells, vote.b);
    if (atTail > atHead)
        std::swap(stick.tail, stick.head);
    // A head covers 5 to 9 cells; half of that is convincing.
    stick.headScore = std::min(1.0, std::max(atTail, atHead) / 3.0);
    return stick;
}

void addSticks(PieceHypotheses& found, const std::vector<Cell>& cells, StickHypothesis::Kind kind) {
    std::vector<Vote> votes;
    for (const Cell& cell : cells) {
        const float chance = kind == StickHypothesis::Kind::Match  ? cell.chance[Shaft] + cell.chance[Head]
                             : kind == StickHypothesis::Kind::Oar ? cell.chance[Oar]
                                                                  : cell.chance[Mast];
        if (chance > kVoteFrom)
            votes.push_back({cell.ends[0], cell.ends[1], double(chance)});
    }
    const bool mast = kind == StickHypothesis::Kind::Mast;
    for (const Vote& vote : clusters(votes, mast ? kLeastMastCells : kLeastCells))
        found.sticks.push_back(stickOf(vote, kind, cells));
}

void addDecks(PieceHypotheses& found, const std::vector<Cell>& cells) {
    struct DeckSum {
        cv::Point2d center, bow;
        double weight = 0.0;
    };
    std::vector<DeckSum> sums;
    for (const Cell& cell : cells) {
        const double w = double(cell.chance[Deck]);
        if (w < 0.4)
            continue;
        const auto same = std::ranges::find_if(sums, [&](const DeckSum& s) {
            return squared(s.center / s.weight - cell.deckCenter) < kSameDeckMm * kSameDeckMm;
        });
        DeckSum& sum = same == sums.end() ? sums.emplace_back() : *same;
        sum.center += cell.deckCenter * w;
        sum.bow += cell.bow * w;
        sum.weight += w;
    }
    for (const DeckSum& sum : sums) {
        if (sum.weight < kLeastDeckCells)
            continue;
        const cv::Point2d center = sum.center / sum.weight;
        const cv::Point2d bow = sum.bow / sum.weight;
        found.decks.push_back({{Millimetres(center.x), Millimetres(center.y)},
                               Radians(std::atan2(bow.y, bow.x)),
                               std::min(1.0, sum.weight / 900.0),
                               std::min(1.0, cv::norm(bow))});
    }
}

} // namespace

PieceHypotheses hypothesesFromCells(std::span<const CellBlock> blocks, const RectifiedGrid& grid) {
    std::vector<Cell> seen;
    for (const CellBlock& block : blocks)
        CellReader(block, grid).addInteresting(seen);
    PieceHypotheses found;
    addSticks(found, seen, StickHypothesis::Kind::Match);
    addSticks(found, seen, StickHypothesis::Kind::Oar);
    addSticks(found, seen, StickHypothesis::Kind::Mast);
    addDecks(found, seen);
    return found;
}

} // namespace umpire

#include "vision/proposals/stick_votes.h"

#include "vision/proposals/options.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <unordered_map>

namespace umpire::proposals {

namespace {

double cross(cv::Point2d a, cv::Point2d b) {
    return a.x * b.y - a.y * b.x;
}

struct Axis {
    cv::Point2d start;
    cv::Point2d direction; ///< unit vector
    double length = 0.0;

    explicit Axis(const std::array<cv::Point2d, 2>& ends)
        : start(ends[0]), direction(ends[1] - ends[0]), length(cv::norm(direction)) {
        direction = length > 1e-9 ? direction / length : cv::Point2d(1, 0);
    }
    [[nodiscard]] double across(cv::Point2d p) const { return cross(direction, p - start); }
    [[nodiscard]] double along(cv::Point2d p) const { return direction.dot(p - start); }
};

/// Returns the ends of the vote in the same order as the ends of the axis.
std::array<cv::Point2d, 2> ordered(const StickVote& vote, const Axis& axis) {
    const bool straight = axis.direction.dot(vote.ends[1] - vote.ends[0]) >= 0;
    return straight ? vote.ends : std::array{vote.ends[1], vote.ends[0]};
}

double agreement(const StickVote& vote, const Axis& axis) {
    const auto ends = ordered(vote, axis);
    double sum = 0.0;
    for (std::size_t k = 0; k < 2; ++k) {
        const double across = axis.across(ends[k]) / kOptions.acrossMm;
        const double along =
            (axis.along(ends[k]) - (k == 0 ? 0.0 : axis.length)) / kOptions.alongMm;
        sum += across * across + along * along;
        if (sum > kOptions.maxSum) {
            return 0.0;
        }
    }
    return std::exp(-sum / 4);
}

/// Tells whether the cell of the vote is a part of the stick.
bool belongs(const StickVote& vote, const Axis& axis) {
    const double t = axis.along(vote.at);
    if (std::abs(axis.across(vote.at)) > kOptions.halfWidthMm || t < -kOptions.overhangMm ||
        t > axis.length + kOptions.overhangMm) {
        return false;
    }
    const Axis voted(vote.ends);
    if (std::abs(cross(axis.direction, voted.direction)) > kOptions.sameDirection) {
        return false;
    }
    const auto ends = ordered(vote, axis);
    return std::abs(axis.along(ends[0])) < kOptions.sameEndMm &&
           std::abs(axis.along(ends[1]) - axis.length) < kOptions.sameEndMm;
}

/// Sorts the votes into bins by the middle of their stick, so that only votes in neighbouring bins
/// are compared.
class VoteBins {
public:
    explicit VoteBins(const std::vector<StickVote>& votes) {
        for (std::size_t k = 0; k < votes.size(); ++k) {
            bins_[key(square(votes[k].ends), {0, 0})].push_back(k);
        }
    }
    template <class Visit>
    void near(const std::array<cv::Point2d, 2>& ends, Visit visit) const {
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if (const auto bin = bins_.find(key(square(ends), {dx, dy})); bin != bins_.end()) {
                    for (const std::size_t k : bin->second) {
                        visit(k);
                    }
                }
            }
        }
    }

private:
    static cv::Point square(const std::array<cv::Point2d, 2>& ends) {
        const cv::Point2d middle = (ends[0] + ends[1]) / 2 / kOptions.binMm;
        return {cvFloor(middle.x), cvFloor(middle.y)};
    }
    static std::int64_t key(cv::Point square, cv::Point step) {
        return (std::int64_t(square.x + step.x) << 32) ^ std::uint32_t(square.y + step.y);
    }
    std::unordered_map<std::int64_t, std::vector<std::size_t>> bins_;
};

class Gathering {
public:
    explicit Gathering(const std::vector<StickVote>& votes)
        : votes_(votes), bins_(votes), taken_(votes.size(), 0) {}

    std::vector<VotedStick> sticks(double leastSupport) {
        std::vector<VotedStick> found;
        for (const std::size_t k : bySupport(leastSupport)) {
            if (taken_[k] != 0) {
                continue;
            }
            VotedStick stick = laidThroughCells(consensus(votes_[k].ends));
            taken_[k] = 1;
            if (stick.support < leastSupport) {
                continue;
            }
            take(stick.ends);
            found.push_back(stick);
        }
        return found;
    }

private:
    [[nodiscard]] std::vector<std::size_t> bySupport(double leastSupport) const {
        std::vector<double> support(votes_.size(), 0.0);
        std::vector<std::size_t> order;
        for (std::size_t k = 0; k < votes_.size(); ++k) {
            const Axis axis(votes_[k].ends);
            bins_.near(votes_[k].ends, [&](std::size_t other) {
                support[k] += votes_[other].weight * agreement(votes_[other], axis);
            });
            if (support[k] > 0.3 * leastSupport) {
                order.push_back(k);
            }
        }
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t k) { return support[k]; });
        return order;
    }

    /// Returns the weighted mean of the ends for which the votes around `ends` vote.
    [[nodiscard]] std::array<cv::Point2d, 2> consensus(std::array<cv::Point2d, 2> ends) const {
        for (int round = 0; round < 3; ++round) {
            const Axis axis(ends);
            std::array<cv::Point2d, 2> sum{};
            double total = 0.0;
            bins_.near(ends, [&](std::size_t k) {
                if (taken_[k] != 0) {
                    return;
                }
                const double weight = votes_[k].weight * agreement(votes_[k], axis);
                const auto theirs = ordered(votes_[k], axis);
                sum[0] += theirs[0] * weight;
                sum[1] += theirs[1] * weight;
                total += weight;
            });
            if (total <= 1e-9) {
                break;
            }
            ends = {sum[0] / total, sum[1] / total};
        }
        return ends;
    }

    /// Fits a line to the cells that belong to the stick. The stick ends at the outermost cells if
    /// they are near the voted ends.
    [[nodiscard]] VotedStick laidThroughCells(std::array<cv::Point2d, 2> ends) const {
        VotedStick stick{ends, 0.0};
        for (int round = 0; round < 3; ++round) {
            const std::vector<std::size_t> members = membersOf(stick.ends);
            stick.support = std::transform_reduce(members.begin(), members.end(), 0.0, std::plus{},
                                                  [&](std::size_t k) { return votes_[k].weight; });
            if (members.size() < 6) {
                break;
            }
            stick.ends = lineThrough(members, Axis(stick.ends));
        }
        return stick;
    }

    [[nodiscard]] std::vector<std::size_t> membersOf(const std::array<cv::Point2d, 2>& ends) const {
        const Axis axis(ends);
        std::vector<std::size_t> members;
        bins_.near(ends, [&](std::size_t k) {
            if (taken_[k] == 0 && belongs(votes_[k], axis)) {
                members.push_back(k);
            }
        });
        return members;
    }

    [[nodiscard]] std::array<cv::Point2d, 2> lineThrough(const std::vector<std::size_t>& members,
                                                         const Axis& axis) const {
        double w = 0, t = 0, s = 0, tt = 0, ts = 0;
        std::vector<double> places;
        for (const std::size_t k : members) {
            const double weight = votes_[k].weight;
            const double along = axis.along(votes_[k].at);
            const double across = axis.across(votes_[k].at);
            w += weight;
            t += weight * along;
            s += weight * across;
            tt += weight * along * along;
            ts += weight * along * across;
            places.push_back(along);
        }
        const double spread = tt / w - t / w * (t / w);
        // A short visible part does not determine the direction, so the direction of the votes is
        // kept.
        const double slope = spread > 16.0 ? (ts / w - t / w * (s / w)) / spread : 0.0;
        const auto at = [&](double place) {
            const double across = s / w + slope * (place - t / w);
            return axis.start + axis.direction * place +
                   cv::Point2d(-axis.direction.y, axis.direction.x) * across;
        };
        const auto [first, last] = std::ranges::minmax(places);
        const double from =
            std::abs(first) < kOptions.visibleEndMm ? first - kOptions.halfCellMm : 0.0;
        const double to = std::abs(last - axis.length) < kOptions.visibleEndMm
                              ? last + kOptions.halfCellMm
                              : axis.length;
        return {at(from), at(to)};
    }

    void take(const std::array<cv::Point2d, 2>& ends) {
        const Axis axis(ends);
        bins_.near(ends, [&](std::size_t k) {
            if (belongs(votes_[k], axis) || agreement(votes_[k], axis) > 0.5) {
                taken_[k] = 1;
            }
        });
    }

    const std::vector<StickVote>& votes_;
    VoteBins bins_;
    std::vector<char> taken_;
};

} // namespace

std::vector<VotedStick> gatherSticks(const std::vector<StickVote>& votes, double leastSupport) {
    return Gathering(votes).sticks(leastSupport);
}

} // namespace umpire::proposals

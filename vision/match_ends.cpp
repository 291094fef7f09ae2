#include "vision/match_ends.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// Core of the match and the table beside it, mm from the centre line.
constexpr double kCore = 0.7;
constexpr double kBesideFrom = 2.2;
constexpr double kBesideTo = 4.5;
/// Length of a head along the match, mm (rendered: 3.3 to 4; real ones 3 to 4.5).
constexpr double kHeadLength = 3.7;
/// One column says at most so much, and neighbouring columns (0.5 mm, blurred) say half of it
/// again.
constexpr double kColumnCap = 3.0;
constexpr double kColumnShare = 0.5;
/// Least variance of a column's core about its table or shaft, white units squared.
constexpr double kLeastVariance = 0.12;
/// Heads are round and shine: scatter as a part of the head's contrast to the shaft.
constexpr double kHeadSpread = 0.3;
/// How well the net places ends, mm, and how far from there ends are looked for.
constexpr double kHypothesisSigma = 1.8;
constexpr double kReach = 4.5;
constexpr double kStep = 0.25;

struct Column {
    cv::Vec3f core{};
    cv::Vec3f beside{};
    double spread = 0; ///< square of the difference between both sides
    bool seen = false;
    bool bothSides = false;
};

bool meanOf(const MatchStrip& strip, const WhiteStrip& white, int column, double from, double to,
            cv::Vec3f& mean) {
    const int r0 = std::max(0, int(std::lround(MatchStrip::rowOf(from))));
    const int r1 = std::min(MatchStrip::kRows - 1, int(std::lround(MatchStrip::rowOf(to))));
    cv::Vec3f sum(0, 0, 0);
    float count = 0;
    for (int row = r0; row <= r1; ++row) {
        const std::size_t i = strip.at(column, row);
        sum += white.value[i] * strip.weight[i];
        count += strip.weight[i];
    }
    if (count * 2 < float(r1 - r0 + 1))
        return false;
    mean = sum * (1 / count);
    return true;
}

std::vector<Column> columnsOf(const MatchStrip& strip, const WhiteStrip& white,
                              const StripLine& line) {
    std::vector<Column> columns(std::size_t(strip.columns));
    for (int i = 0; i < strip.columns; ++i) {
        Column& column = columns[std::size_t(i)];
        const double y = line.at(strip.xOf(i));
        column.seen = meanOf(strip, white, i, y - kCore, y + kCore, column.core);
        cv::Vec3f left;
        cv::Vec3f right;
        const bool hasLeft = meanOf(strip, white, i, y + kBesideFrom, y + kBesideTo, left);
        const bool hasRight = meanOf(strip, white, i, y - kBesideTo, y - kBesideFrom, right);
        column.bothSides = hasLeft && hasRight;
        if (column.bothSides) {
            column.beside = (left + right) * 0.5F;
            column.spread = double((left - right).dot(left - right));
        } else if (hasLeft || hasRight) {
            column.beside = hasLeft ? left : right;
        }
    }
    return columns;
}

/// Running sums of the columns' log-odds, to be read at any x.
class RunningOdds {
public:
    explicit RunningOdds(const MatchStrip& strip) : strip_(strip), sum_(1, 0.0) {}
    void add(double odds) { sum_.push_back(sum_.back() + odds); }
    [[nodiscard]] double upTo(double x) const {
        const double c = std::clamp(strip_.columnOf(x) + 0.5, 0.0, double(sum_.size() - 1));
        const auto i = std::min(std::size_t(c), sum_.size() - 2);
        return sum_[i] + (c - double(i)) * (sum_[i + 1] - sum_[i]);
    }
    [[nodiscard]] double between(double from, double to) const { return upTo(to) - upTo(from); }

private:
    const MatchStrip& strip_;
    std::vector<double> sum_;
};

cv::Vec3f shaftOf(const MatchStrip& strip, const std::vector<Column>& columns) {
    std::vector<cv::Vec3f> cores;
    std::vector<double> weights;
    const double reach = strip.halfLength - 6.0;
    for (int i = 0; i < strip.columns; i += 2) {
        if (std::abs(strip.xOf(i)) > reach || !columns[std::size_t(i)].seen)
            continue;
        cores.push_back(columns[std::size_t(i)].core);
        weights.push_back(1);
    }
    return medianColour(cores, weights).value_or(cv::Vec3f(0, 0, 0));
}

double columnVariance(const std::vector<Column>& columns) {
    double sum = 0;
    double count = 1e-6;
    for (const Column& c : columns)
        if (c.bothSides) {
            sum += std::min(c.spread, 9.0);
            count += 1;
        }
    // The mean of both sides predicts the core with three quarters of their mutual variance.
    return 0.75 * sum / count / 3 + kLeastVariance;
}

double odds(cv::Vec3f core, cv::Vec3f beside, cv::Vec3f thing, double variance) {
    const cv::Vec3f a = core - beside;
    const cv::Vec3f b = core - thing;
    const double llr = 0.5 * double(a.dot(a) - b.dot(b)) / variance;
    return kColumnShare * std::clamp(llr, -kColumnCap, kColumnCap);
}

struct LineOdds {
    RunningOdds shaft;
    RunningOdds head;
};

LineOdds lineOdds(const MatchStrip& strip, const std::vector<Column>& columns,
                  std::span<const cv::Vec3f> heads) {
    LineOdds result{RunningOdds(strip), RunningOdds(strip)};
    const cv::Vec3f shaft = shaftOf(strip, columns);
    const double variance = columnVariance(columns);
    for (const Column& c : columns) {
        if (!c.seen) {
            result.shaft.add(0);
            result.head.add(0);
            continue;
        }
        result.shaft.add(odds(c.core, c.beside, shaft, variance));
        double head = -kColumnCap * kColumnShare;
        for (const cv::Vec3f& colour : heads) {
            const double spread = kHeadSpread * cv::norm(colour - shaft);
            head = std::max(head, odds(c.core, c.beside, colour, variance + spread * spread / 3));
        }
        result.head.add(head);
    }
    return result;
}

struct Candidate {
    double score = -1e9;
    double back = 0;
    double front = 0;
};

double scoreOf(const LineOdds& line, double back, double front, EndsFit::Head head,
               const EndsExpected& expected) {
    double from = back;
    double to = front;
    double score = 0;
    if (head == EndsFit::Head::Front) {
        to = front - kHeadLength;
        score += line.head.between(to, front) + expected.headedOdds + expected.frontOdds / 2;
    } else if (head == EndsFit::Head::Back) {
        from = back + kHeadLength;
        score += line.head.between(back, from) + expected.headedOdds - expected.frontOdds / 2;
    }
    score += line.shaft.between(from, to);
    const double length = (front - back - expected.length) / expected.lengthSigma;
    const double b = (back - expected.back) / kHypothesisSigma;
    const double f = (front - expected.front) / kHypothesisSigma;
    return score - 0.5 * (length * length + b * b + f * f);
}

Candidate bestEnds(const LineOdds& line, EndsFit::Head head, const EndsExpected& expected) {
    Candidate best;
    for (double back = expected.back - kReach; back <= expected.back + kReach; back += kStep)
        for (double front = expected.front - kReach; front <= expected.front + kReach;
             front += kStep) {
            if (std::abs(front - back - expected.length) > 4 * expected.lengthSigma)
                continue;
            const double score = scoreOf(line, back, front, head, expected);
            if (score > best.score)
                best = {score, back, front};
        }
    if (best.score < -1e8)
        return best;
    const auto refine = [&](double& value) {
        const double middle = value;
        const auto at = [&](double x) {
            value = x;
            return scoreOf(line, best.back, best.front, head, expected);
        };
        const double before = at(middle - kStep);
        const double after = at(middle + kStep);
        const double bend = before - 2 * best.score + after;
        value = middle +
                (bend < -1e-9 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0) * kStep;
    };
    refine(best.back);
    refine(best.front);
    return best;
}

void fillSupport(EndsFit& fit, const MatchStrip& strip, const std::vector<Column>& columns,
                 const LineOdds& line) {
    double total = 1e-6;
    double seen = 0;
    double good = 0;
    for (int i = 0; i < strip.columns; ++i) {
        const double x = strip.xOf(i);
        if (x < fit.back || x > fit.front)
            continue;
        total += 1;
        if (!columns[std::size_t(i)].seen)
            continue;
        seen += 1;
        const double h = MatchStrip::kAlongStep / 2;
        const bool inHead = (fit.head == EndsFit::Head::Front && x > fit.front - kHeadLength) ||
                            (fit.head == EndsFit::Head::Back && x < fit.back + kHeadLength);
        good += (inHead ? line.head : line.shaft).between(x - h, x + h) > 0.1 ? 1 : 0;
    }
    fit.seen = seen / total;
    fit.support = seen > 0 ? good / seen : 0;
}

} // namespace

EndsFit fitEnds(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                std::span<const cv::Vec3f> heads, const EndsExpected& expected) {
    using Head = EndsFit::Head;
    const std::vector<Column> columns = columnsOf(strip, white, line);
    const LineOdds along = lineOdds(strip, columns, heads);
    EndsFit fit;
    Candidate best = bestEnds(along, Head::None, expected);
    double second = -1e9;
    const auto consider = [&](Head head) {
        const Candidate candidate = bestEnds(along, head, expected);
        if (candidate.score > best.score) {
            second = best.score;
            best = candidate;
            fit.head = head;
        } else {
            second = std::max(second, candidate.score);
        }
    };
    if (!heads.empty()) {
        consider(Head::Front);
        consider(Head::Back);
    }
    fit.back = best.back;
    fit.front = best.front;
    fit.evidence = best.score - (fit.head == Head::None ? 0 : expected.headedOdds);
    fit.headEvidence = std::max(0.0, best.score - second);
    fillSupport(fit, strip, columns, along);
    return fit;
}

} // namespace umpire

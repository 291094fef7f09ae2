#include "vision/matches/match_ends.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace umpire::matches {

namespace {

struct Column {
    cv::Vec3f core{};
    cv::Vec3f beside{};
    double spread = 0; ///< squared difference between the colours of both sides
    bool seen = false;
    bool bothSides = false;
};

/// A range across the strip, in mm.
struct Band {
    double from = 0;
    double to = 0;
};

std::optional<cv::Vec3f> meanOf(const MatchStrip& strip, const WhiteStrip& white, int column,
                                const Band& band) {
    const int r0 = std::max(0, int(std::lround(MatchStrip::rowOf(band.from))));
    const int r1 = std::min(MatchStrip::kRows - 1, int(std::lround(MatchStrip::rowOf(band.to))));
    cv::Vec3f sum(0, 0, 0);
    float count = 0;
    for (int row = r0; row <= r1; ++row) {
        const std::size_t i = strip.at(column, row);
        sum += white.value[i] * strip.weight[i];
        count += strip.weight[i];
    }
    if (r1 < r0 || count * 2 < float(r1 - r0 + 1)) {
        return std::nullopt;
    }
    return sum * (1 / count);
}

std::vector<Column> columnsOf(const MatchStrip& strip, const WhiteStrip& white,
                              const StripLine& line) {
    std::vector<Column> columns(std::size_t(strip.columns));
    for (int i = 0; i < strip.columns; ++i) {
        Column& column = columns[std::size_t(i)];
        const double y = line.at(strip.xOf(i));
        const auto core = meanOf(strip, white, i, {y - kOptions.core, y + kOptions.core});
        const auto left = meanOf(strip, white, i, {y + kOptions.besideFrom, y + kOptions.besideTo});
        const auto right =
            meanOf(strip, white, i, {y - kOptions.besideTo, y - kOptions.besideFrom});
        column.seen = core.has_value();
        column.core = core.value_or(cv::Vec3f(0, 0, 0));
        column.bothSides = left && right;
        if (column.bothSides) {
            column.beside = (*left + *right) * 0.5F;
            column.spread = double((*left - *right).dot(*left - *right));
        } else if (left || right) {
            column.beside = left ? *left : *right;
        }
    }
    return columns;
}

/// Running sums of the columns' log odds, interpolated between columns.
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
    ColourVotes cores;
    const double reach = strip.halfLength - 6.0;
    for (int i = 0; i < strip.columns; i += 2) {
        if (std::abs(strip.xOf(i)) > reach || !columns[std::size_t(i)].seen) {
            continue;
        }
        cores.add(columns[std::size_t(i)].core, 1);
    }
    return cores.median().value_or(cv::Vec3f(0, 0, 0));
}

double columnVariance(const std::vector<Column>& columns) {
    double sum = 0;
    double count = 1e-6;
    for (const Column& c : columns) {
        if (c.bothSides) {
            sum += std::min(c.spread, 9.0);
            count += 1;
        }
    }
    // The mean of both sides predicts the core's colour; the variance of this prediction is derived
    // from the difference of the sides.
    return 0.75 * sum / count / 3 + kOptions.minVariance;
}

double squareDistance(cv::Vec3f a, cv::Vec3f b) {
    const cv::Vec3f d = a - b;
    return double(d.dot(d));
}

/// Log odds that a column is shaft, or head, against table.
struct ColumnOdds {
    double shaft = 0;
    double head = 0;
};

/// Returns the log odds of a column. The distances of the colours are relative to the scatter and
/// to the difference between the two nearest colours. So the log odds change their sign in the
/// middle of a blurred step, however strong the step is.
ColumnOdds oddsOf(const Column& c, cv::Vec3f shaft, std::span<const cv::Vec3f> heads,
                  double variance) {
    const double table = squareDistance(c.core, c.beside);
    const double wood = squareDistance(c.core, shaft);
    double head = 1e9;
    double headToTable = 1e9;
    double headToWood = 1e9;
    for (const cv::Vec3f& colour : heads) {
        if (squareDistance(c.core, colour) < head) {
            head = squareDistance(c.core, colour);
            headToTable = squareDistance(colour, c.beside);
            headToWood = squareDistance(colour, shaft);
        }
    }
    double step = squareDistance(shaft, c.beside);
    if (head < std::max(table, wood)) {
        step = table < wood ? headToTable : headToWood;
    }
    const double scale = variance + kOptions.stepShare * kOptions.stepShare * step;
    const auto penalty = [&](double square) {
        return std::min(0.5 * square / scale, kOptions.columnCap);
    };
    return {kOptions.columnShare * (penalty(table) - penalty(wood)),
            kOptions.columnShare * (heads.empty() ? 0.0 : penalty(table) - penalty(head))};
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
        const ColumnOdds odds = c.seen ? oddsOf(c, shaft, heads, variance) : ColumnOdds{};
        result.shaft.add(odds.shaft);
        result.head.add(odds.head);
    }
    return result;
}

struct EndsCandidate {
    double score = -1e9;
    double back = 0;
    double front = 0;
};

double logChance(EndsFit::Head head, const EndsExpected& expected) {
    const double p = std::clamp(expected.frontChance, 1 - kOptions.surest, kOptions.surest);
    switch (head) {
    case EndsFit::Head::Front:
        return std::log((1 - expected.headlessChance) * p);
    case EndsFit::Head::Back:
        return std::log((1 - expected.headlessChance) * (1 - p));
    case EndsFit::Head::None:
        break;
    }
    return std::log(expected.headlessChance);
}

/// Computes the score of a pair of ends, for one place of the head. It is a log-likelihood with
/// priors.
class EndsScore {
public:
    EndsScore(const LineOdds& line, EndsFit::Head head, const EndsExpected& expected)
        : line_(line), head_(head), expected_(expected), chance_(logChance(head, expected)) {
        const bool atBack = head == EndsFit::Head::Back;
        const bool atFront = head == EndsFit::Head::Front;
        backShift_ = atBack ? -kOptions.headOvershoot + kOptions.headTilt * expected.away
                            : -kOptions.tailOvershoot + kOptions.tailTilt * expected.away;
        frontShift_ = atFront ? kOptions.headOvershoot + kOptions.headTilt * expected.away
                              : kOptions.tailOvershoot + kOptions.tailTilt * expected.away;
    }
    [[nodiscard]] double at(double back, double front) const {
        double from = back + backShift_; // the ends as visible in the picture
        double to = front + frontShift_;
        double score = chance_;
        if (head_ == EndsFit::Head::Front) {
            score += line_.head.between(to - kOptions.headLength, to);
            to -= kOptions.headLength;
        } else if (head_ == EndsFit::Head::Back) {
            score += line_.head.between(from, from + kOptions.headLength);
            from += kOptions.headLength;
        }
        score += line_.shaft.between(from, to);
        const double odd = (front - back - expected_.length) / expected_.lengthSigma;
        const double b = (back - expected_.back) / kOptions.proposedEndSigma;
        const double f = (front - expected_.front) / kOptions.proposedEndSigma;
        return score - 0.5 * (odd * odd + b * b + f * f);
    }

private:
    const LineOdds& line_;
    EndsFit::Head head_;
    const EndsExpected& expected_;
    double chance_;
    double backShift_ = 0;
    double frontShift_ = 0;
};

EndsCandidate bestEnds(const LineOdds& line, EndsFit::Head head, const EndsExpected& expected) {
    const EndsScore score(line, head, expected);
    const double longest = 3 * expected.lengthSigma;
    EndsCandidate best;
    for (double back = expected.back - kOptions.endReach; back <= expected.back + kOptions.endReach;
         back += kOptions.step) {
        for (double front = expected.front - kOptions.endReach;
             front <= expected.front + kOptions.endReach; front += kOptions.step) {
            if (std::abs(front - back - expected.length) > longest) {
                continue;
            }
            const double value = score.at(back, front);
            if (value > best.score) {
                best = {value, back, front};
            }
        }
    }
    const auto shift = [&](double before, double after) {
        const double bend = before - 2 * best.score + after;
        return bend < -1e-9 ? kOptions.step * std::clamp(0.5 * (before - after) / bend, -0.5, 0.5)
                            : 0.0;
    };
    const double back = shift(score.at(best.back - kOptions.step, best.front),
                              score.at(best.back + kOptions.step, best.front));
    const double front = shift(score.at(best.back, best.front - kOptions.step),
                               score.at(best.back, best.front + kOptions.step));
    best.back += back;
    best.front += front;
    return best;
}

void fillSupport(EndsFit& fit, const MatchStrip& strip, const std::vector<Column>& columns,
                 const LineOdds& line) {
    double total = 1e-6;
    double seen = 0;
    double good = 0;
    for (int i = 0; i < strip.columns; ++i) {
        const double x = strip.xOf(i);
        if (x < fit.back || x > fit.front) {
            continue;
        }
        total += 1;
        if (!columns[std::size_t(i)].seen) {
            continue;
        }
        seen += 1;
        const double h = MatchStrip::kAlongStep / 2;
        const bool inHead =
            (fit.head == EndsFit::Head::Front && x > fit.front - kOptions.headLength) ||
            (fit.head == EndsFit::Head::Back && x < fit.back + kOptions.headLength);
        good += (inHead ? line.head : line.shaft).between(x - h, x + h) > 0.1 ? 1 : 0;
    }
    fit.seen = seen / total;
    fit.support = seen > 0 ? good / seen : 0;
}

} // namespace

EndsFit fitEnds(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                const EndsExpected& expected) {
    using Head = EndsFit::Head;
    const std::vector<Column> columns = columnsOf(strip, white, line);
    const LineOdds along = lineOdds(strip, columns, expected.heads);
    EndsFit fit;
    EndsCandidate best = bestEnds(along, Head::None, expected);
    double second = -1e9;
    const auto consider = [&](Head head) {
        const EndsCandidate candidate = bestEnds(along, head, expected);
        if (candidate.score > best.score) {
            second = best.score;
            best = candidate;
            fit.head = head;
        } else {
            second = std::max(second, candidate.score);
        }
    };
    consider(Head::Front);
    consider(Head::Back);
    fit.back = best.back;
    fit.front = best.front;
    fit.evidence = best.score - logChance(fit.head, expected);
    fit.headEvidence = std::max(0.0, best.score - second);
    fillSupport(fit, strip, columns, along);
    return fit;
}

} // namespace umpire::matches

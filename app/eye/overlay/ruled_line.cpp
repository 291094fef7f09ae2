#include "app/eye/overlay/ruled_line.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

/// Maximum length of the straight pieces that a line is divided into, because the lens bends lines.
constexpr Millimetres kPiece = 5_mm;
constexpr Millimetres kBeyond = 25_mm;
constexpr Millimetres kWide = 40_mm;
constexpr Millimetres kPoint = 1_mm;

} // namespace

bool isWide(const MatchRuling& match) {
    return match.verdict == Verdict::Miss && abs(match.margin) > kWide;
}

std::vector<ImagePoint> pathOnTable(const TableView& view, TablePoint from, TablePoint to) {
    std::vector<ImagePoint> path;
    const int pieces = std::clamp(int(std::ceil(distance(from, to) / kPiece)), 1, 400);
    for (int i = 0; i <= pieces; ++i) {
        const TablePoint at = from + (to - from) * (double(i) / pieces);
        path.push_back(imageFromTable(view, {at.x, at.y, 0_mm}));
    }
    return path;
}

std::vector<ImagePoint> ruledLine(const TableView& view, const MatchRuling& match) {
    const Millimetres reach = distance(match.from, match.reaches);
    if (reach < kPoint || (isWide(match) && reach < kWide)) {
        return {};
    }
    const TablePoint ahead = (match.reaches - match.from) * (1.0 / reach.value());
    const bool passes = match.verdict != Verdict::Hit && !isWide(match);
    return pathOnTable(view, match.from,
                       passes ? match.reaches + ahead * kBeyond.value() : match.reaches);
}

} // namespace umpire

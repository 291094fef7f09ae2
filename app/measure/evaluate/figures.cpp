#include "app/measure/evaluate/figures.h"

#include <algorithm>
#include <cassert>

namespace umpire {

void Figures::judge(const std::string& key, bool isRight) {
    Share& share = shares[key];
    share.right += isRight ? 1 : 0;
    ++share.of;
}

void Figures::add(const Figures& other) {
    for (const auto& [key, share] : other.shares) {
        shares[key].right += share.right;
        shares[key].of += share.of;
    }
    for (const auto& [key, count] : other.counts) {
        counts[key] += count;
    }
    for (const auto& [key, more] : other.errors) {
        errors[key].insert(errors[key].end(), more.begin(), more.end());
    }
}

Spread spreadOf(std::vector<double> errors) {
    assert(!errors.empty());
    std::ranges::sort(errors);
    const std::size_t size = errors.size();
    const auto p95 = std::min(size - 1, std::size_t(0.95 * double(size)));
    return {(errors[(size - 1) / 2] + errors[size / 2]) / 2.0, errors[p95], errors.back()};
}

} // namespace umpire

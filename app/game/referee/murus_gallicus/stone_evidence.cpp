#include "app/game/referee/murus_gallicus/stone_evidence.h"

#include <algorithm>
#include <cmath>

namespace umpire::referee {
namespace {

using murus_gallicus::CellIndex;

constexpr int kHeights = 3;
/// Minimum probability of the next cell at which players are asked which cell was meant. The stone
/// then lies within a tenth of a cell from the line.
constexpr double kOnLine = 0.15;

std::size_t contentOf(StoneColour colour, int height) {
    return std::size_t((colour == StoneColour::Light ? 0 : kHeights) + height);
}

double heightProbability(const Stone& stone, int height, const StoneModel& model) {
    if (stone.heightChances) {
        return std::max((*stone.heightChances)[std::size_t(height - 1)], model.leastHeight);
    }
    if (!stone.height) {
        return 1.0 / kHeights;
    }
    return *stone.height == height ? 1.0 - model.height : model.height / (kHeights - 1);
}

std::optional<CellName> cellNamed(const std::string& name) {
    NotationReader reader(name);
    const auto cell = reader.takeCell();
    return cell && reader.atEnd() ? cell : std::nullopt;
}

/// The cell beyond the nearest border of a stone's cell, and the probability that the stone belongs
/// to it.
struct Beyond {
    CellName cell;
    double share = 0.0;
};
Beyond beyondBorder(CellName cell, PlaceInCell place, const StoneModel& model) {
    const bool sideways = std::abs(place.right) > std::abs(place.up);
    const double off = sideways ? place.right : place.up;
    const int step = off > 0 ? 1 : -1;
    const double beyond = (std::abs(off) - model.border) / model.borderSpread;
    return {{cell.column + (sideways ? step : 0), cell.row + (sideways ? 0 : step)},
            1.0 / (1.0 + std::exp(-beyond))};
}

} // namespace

void StoneEvidence::seeStone(Cells& look, const Stone& stone) {
    const auto name = cellNamed(stone.cell);
    const auto cell = name ? board_->find(*name) : std::nullopt;
    if (!cell) {
        return; // a captured stone beside the board
    }
    sum(*cell, stone);
    const Beyond beyond =
        stone.inCell ? beyondBorder(*name, *stone.inCell, model_) : Beyond{*name, 0.0};
    const auto other = board_->find(beyond.cell);
    if (other && beyond.share >= kOnLine) {
        onLine_[*cell] = *other;
    }
    const double here = other ? 1.0 - beyond.share : 1.0;
    const double real = std::clamp(stone.confidence, model_.missed, 1.0 - model_.doubtful);
    Weights& weights = look[std::size_t(*cell)];
    weights[0] = std::max(1.0 - real * here, model_.doubtful);
    for (const StoneColour colour : {StoneColour::Light, StoneColour::Dark}) {
        const double right = colour == stone.colour ? 1.0 - model_.colour : model_.colour;
        for (int height = 1; height <= kHeights; ++height) {
            // probability of the observation for this height, scaled so that 1 means no information
            const double like = right * kHeights * heightProbability(stone, height, model_);
            weights[referee::contentOf(colour, height)] = real * here * like;
            if (other && *other != *cell) {
                double& there = look[std::size_t(*other)][referee::contentOf(colour, height)];
                there = std::max(there, real * beyond.share * like);
            }
        }
    }
}

void StoneEvidence::sum(CellIndex cell, const Stone& stone) {
    Seen& seen = seen_[std::size_t(cell)];
    ++(stone.colour == StoneColour::Light ? seen.light : seen.dark);
    seen.x += stone.center.x.value();
    seen.y += stone.center.y.value();
    for (int height = 1; height <= kHeights; ++height) {
        seen.chances[std::size_t(height - 1)] += heightProbability(stone, height, model_);
    }
}

std::optional<StoneLook> StoneEvidence::lookAt(CellIndex cell) const {
    const Seen& seen = seen_[std::size_t(cell)];
    const int count = seen.light + seen.dark;
    if (count == 0 || 2 * count < looks_) {
        return std::nullopt;
    }
    StoneLook look;
    look.colour = seen.light >= seen.dark ? StoneColour::Light : StoneColour::Dark;
    look.center = {Millimetres(seen.x / count), Millimetres(seen.y / count)};
    for (std::size_t i = 0; i < look.chances.size(); ++i) {
        look.chances[i] = seen.chances[i] / count;
    }
    return look;
}

void StoneEvidence::favour(CellIndex cell, murus_gallicus::Unit unit, double others) {
    Weights& weights = misfits_[std::size_t(cell)];
    for (double& weight : weights) {
        weight = std::max(weight, others);
    }
    weights[contentOf(unit)] = 0.0;
}

void StoneEvidence::add(std::span<const Stone> stones) {
    Cells look;
    onLine_.clear();
    for (Weights& weights : look) {
        weights.fill(model_.missed);
        weights[0] = 1.0 - model_.missed;
    }
    for (const Stone& stone : stones) {
        seeStone(look, stone);
    }
    for (std::size_t cell = 0; cell < look.size(); ++cell) {
        for (std::size_t i = 0; i < kContents; ++i) {
            sums_[cell][i] += std::log(std::max(look[cell][i], 1e-6));
        }
    }
    ++looks_;
    finish();
}

void StoneEvidence::finish() {
    const double worth = 1.0 / (1.0 + (looks_ - 1) * model_.sameError); // weight of each look
    for (std::size_t cell = 0; cell < sums_.size(); ++cell) {
        const double best = *std::ranges::max_element(sums_[cell]);
        for (std::size_t i = 0; i < kContents; ++i) {
            misfits_[cell][i] = (best - sums_[cell][i]) * worth;
        }
        capColour(misfits_[cell]);
    }
}

void StoneEvidence::capColour(Weights& misfits) const {
    const auto light = misfits.begin() + 1;
    const auto dark = light + kHeights;
    const double difference =
        *std::min_element(light, dark) - *std::min_element(dark, misfits.end());
    const auto worse = difference > 0.0 ? light : dark;
    const double excess = std::max(0.0, std::abs(difference) - model_.mostColour);
    std::for_each(worse, worse + kHeights, [excess](double& misfit) { misfit -= excess; });
}

double StoneEvidence::contradiction(CellIndex cell, murus_gallicus::Unit unit) const {
    const double all = misfit(cell, unit);
    if (unit.height == 0) {
        return all;
    }
    double otherHeight = all;
    for (int height = 1; height <= kHeights; ++height) {
        otherHeight = std::min(otherHeight, misfit(cell, {unit.owner, height}));
    }
    return otherHeight + std::min(all - otherHeight, model_.mostHeight);
}

std::size_t StoneEvidence::contentOf(murus_gallicus::Unit unit) const {
    return unit.height == 0 ? 0
                            : referee::contentOf(model_.colours[std::size_t(unit.owner.seat)],
                                                 std::min(unit.height, kHeights));
}

double StoneEvidence::misfit(CellIndex cell, murus_gallicus::Unit unit) const {
    return misfits_[std::size_t(cell)][contentOf(unit)];
}

int StoneEvidence::contentAt(CellIndex cell) const {
    const Weights& weights = misfits_[std::size_t(cell)];
    return int(std::ranges::min_element(weights) - weights.begin());
}

int StoneEvidence::heightAt(CellIndex cell) const {
    const int content = contentAt(cell);
    return content == 0 ? 0 : (content - 1) % kHeights + 1;
}

Message StoneEvidence::seenAt(CellIndex cell) const {
    const int content = contentAt(cell);
    const int height = heightAt(cell);
    if (height == 0) {
        return message("nothing");
    }
    if (content <= kHeights) {
        return height == 1 ? message("a light stone") : message("a light stack of %1", height);
    }
    return height == 1 ? message("a dark stone") : message("a dark stack of %1", height);
}

} // namespace umpire::referee

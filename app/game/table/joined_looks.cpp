#include "app/game/table/joined_looks.h"

#include "rules/table/each_kind.h"

#include <algorithm>
#include <vector>

namespace umpire {
namespace {

/// Minimum confidence of a piece that only the second camera sees.
constexpr double kAlone = 0.5;
/// Maximum distances between the measurements of one piece by two cameras. Two estimated cameras
/// differ by a few millimetres at the edge of the table.
constexpr Millimetres kSameBox = 20_mm;
constexpr Millimetres kSameMatch = 12_mm;
constexpr Millimetres kSameDie = 10_mm;
constexpr Millimetres kSameCode = 25_mm;
/// Maximum distance between a galley's hull and its oars: the length of an oar outside the hull,
/// plus 5 mm for the difference between the cameras.
constexpr Millimetres kOar = 30_mm;
/// Minimum probability of a height that is certain (vision/stones, sureHeight).
constexpr double kSureHeight = 0.56;

double either(double one, double other) {
    return 1.0 - (1.0 - one) * (1.0 - other);
}

template <typename T>
void fill(std::optional<T>& known, const std::optional<T>& other) {
    known = known ? known : other;
}

ImagePoint inPicture(const TableView& view, TablePoint at) {
    return imageFromTable(view, {at.x, at.y, 0_mm});
}

/// Calls `merge(known, other)` for pieces that are the same; each known piece gets at most one
/// other. `adopt(other)` converts a piece that only the other camera sees.
template <typename Piece, typename IsSame, typename Merge, typename Adopt>
void join(std::vector<Piece>& known, const std::vector<Piece>& others, IsSame isSame, Merge merge,
          Adopt adopt) {
    std::vector<bool> met(known.size());
    for (const Piece& other : others) {
        std::size_t k = 0;
        while (k < met.size() && (met[k] || !isSame(known[k], other))) {
            ++k;
        }
        if (k < met.size()) {
            met[k] = true;
            merge(known[k], other);
            known[k].confidence = either(known[k].confidence, other.confidence);
        } else if (other.confidence >= kAlone) {
            known.push_back(adopt(other, known.size()));
        }
    }
}

template <std::size_t kCount>
void multiply(std::optional<std::array<double, kCount>>& chances,
              const std::optional<std::array<double, kCount>>& other) {
    if (!chances || !other) {
        return fill(chances, other);
    }
    double sum = 0.0;
    for (std::size_t i = 0; i < kCount; ++i) {
        (*chances)[i] *= (*other)[i];
        sum += (*chances)[i];
    }
    if (sum > 0.0) {
        std::ranges::for_each(*chances, [sum](double& chance) { chance /= sum; });
    } else {
        chances->fill(1.0 / kCount); // the two cameras contradict each other
    }
}

void joinKind(std::vector<Stone>& first, const std::vector<Stone>& second, const TableView& view) {
    const auto merge = [](Stone& known, const Stone& other) {
        if (other.confidence > known.confidence) {
            known.colour = other.colour;
        }
        multiply(known.heightChances, other.heightChances);
        if (known.heightChances) {
            const auto most = std::ranges::max_element(*known.heightChances);
            known.height = *most >= kSureHeight
                               ? std::optional(int(most - known.heightChances->begin()) + 1)
                               : std::nullopt;
        }
    };
    join(
        first, second, [](const Stone& a, const Stone& b) { return a.cell == b.cell; }, merge,
        [&](Stone stone, std::size_t) {
            stone.centerInImage = inPicture(view, stone.center);
            return stone;
        });
}

bool isSameGalley(const Galley& a, const Galley& b) {
    return distance(a.center, b.center) < kSameBox;
}

void joinKind(std::vector<Galley>& first, const std::vector<Galley>& second,
              const TableView& view) {
    const auto merge = [](Galley& known, Galley other) {
        if (known.bow == Bow::NotSeen && other.bow == Bow::Seen) {
            known = withBowTowards(known, other.heading);
        } else if (known.bow == Bow::Seen) {
            other = withBowTowards(other, known.heading);
        }
        fill(known.oars.port, other.oars.port);
        fill(known.oars.starboard, other.oars.starboard);
        fill(known.masts, other.masts);
        fill(known.fleet, other.fleet);
        multiply(known.mastChances, other.mastChances);
    };
    join(first, second, isSameGalley, merge, [&](Galley galley, std::size_t count) {
        galley.id = "g" + std::to_string(count + 1);
        for (std::size_t i = 0; i < galley.outline.size(); ++i) {
            galley.outline[i] = inPicture(view, galley.hull[i]);
        }
        return galley;
    });
}

Match turned(Match match) {
    std::swap(match.tail, match.head);
    std::swap(match.tailInImage, match.headInImage);
    std::swap(match.sigmaTail, match.sigmaHead);
    return match;
}

bool isAlong(const Match& a, const Match& b) {
    return distance(a.tail, b.tail) < kSameMatch && distance(a.head, b.head) < kSameMatch;
}

bool isSameMatch(const Match& a, const Match& b) {
    return isAlong(a, b) || isAlong(turned(a), b);
}

/// Tells whether the match is as near to the galley's hull as an oar.
bool isOnOrAt(const Galley& galley, const Match& match) {
    const TablePoint ahead = along(galley.heading, 1_mm);
    const Millimetres length = distance(galley.hull[0], galley.hull[1]) * 0.5 + kOar;
    const Millimetres width = distance(galley.hull[1], galley.hull[2]) * 0.5 + kOar;
    return std::ranges::all_of(std::array{match.tail, match.head}, [&](TablePoint end) {
        const TablePoint from = end - galley.center;
        return std::abs(dot(ahead, from)) <= length.value() &&
               std::abs(cross(ahead, from)) <= width.value();
    });
}

/// Removes the oars of a galley that the camera of `look` misses and takes for loose matches. A
/// match there stays if the other look shows it too.
void dropOars(TableObservation& look, const TableObservation& other) {
    for (const Galley& galley : other.galleys) {
        const bool isSeen = std::ranges::any_of(
            look.galleys, [&](const Galley& each) { return isSameGalley(each, galley); });
        std::erase_if(look.matches, [&](const Match& match) {
            return !isSeen && isOnOrAt(galley, match) &&
                   std::ranges::none_of(
                       other.matches, [&](const Match& each) { return isSameMatch(each, match); });
        });
    }
}

void joinKind(std::vector<Match>& first, const std::vector<Match>& second, const TableView& view) {
    const auto merge = [](Match& known, const Match& other) {
        if (known.headed == Headed::Unknown && other.headed != Headed::Unknown) {
            known = isAlong(known, other) ? known : turned(known);
            known.headed = other.headed;
            known.headlessChance = other.headlessChance;
        }
        known.leaning = known.leaning && other.leaning;
        known.tossed = known.tossed && other.tossed;
    };
    join(first, second, isSameMatch, merge, [&](Match match, std::size_t count) {
        match.id = "m" + std::to_string(count + 1);
        match.tailInImage = inPicture(view, match.tail);
        match.headInImage = inPicture(view, match.head);
        return match;
    });
}

/// Takes the value with the higher confidence.
void mergeDie(Die& known, const Die& other) {
    if (!known.value || (other.value && other.confidence > known.confidence)) {
        known.value = other.value;
    }
}

template <typename Piece>
void keep(Piece& /*known*/, const Piece& /*other*/) {}

/// Does nothing, because columns of orders are read only from the matches of the first camera.
void joinKind(std::vector<OrderColumn>&, const std::vector<OrderColumn>&, const TableView&) {}

void joinKind(std::vector<Die>& first, const std::vector<Die>& second, const TableView& view) {
    join(
        first, second,
        [](const Die& a, const Die& b) { return distance(a.center, b.center) < kSameDie; },
        mergeDie,
        [&](Die die, std::size_t) {
            die.centerInImage = inPicture(view, die.center);
            return die;
        });
}

/// Returns a function that converts a piece that only the other camera sees: it computes the
/// outline in this camera's picture.
auto outlinedIn(const TableView& view) {
    return [&view](auto piece, std::size_t) {
        piece.outline.fill(inPicture(view, piece.center));
        return piece;
    };
}

void joinKind(std::vector<CodedPiece>& first, const std::vector<CodedPiece>& second,
              const TableView& view) {
    join(
        first, second,
        [](const CodedPiece& a, const CodedPiece& b) {
            return a.text == b.text && distance(a.center, b.center) < kSameCode;
        },
        keep<CodedPiece>, outlinedIn(view));
}

void joinKind(std::vector<Token>& first, const std::vector<Token>& second, const TableView& view) {
    join(
        first, second, [](const Token& a, const Token& b) { return a.cells == b.cells; },
        keep<Token>, outlinedIn(view));
}

} // namespace

TableObservation joinedLooks(TableObservation first, TableObservation second,
                             const TableView& firstView) {
    dropOars(first, second); // while each look has only its own galleys
    dropOars(second, first);
    forEachKind(first, [&](std::string_view, auto& known) {
        forEachKind(second, [&](std::string_view, auto& others) {
            if constexpr (std::is_same_v<decltype(known), decltype(others)>) {
                joinKind(known, others, firstView);
            }
        });
    });
    return first;
}

} // namespace umpire

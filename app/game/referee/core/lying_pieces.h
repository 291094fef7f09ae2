#pragma once

#include "rules/table/geometry.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// Pieces that are recognised by their look and their place: coded counters, tokens and figures.
/// Each game numbers its places ("spots") as it likes.
namespace umpire::referee {

/// The spot of a die or chit that is shown. Such a piece is accepted wherever it lies.
inline constexpr int kAnywhere = -1;

struct PieceAt {
    std::string kind; ///< kind of the piece that is visible: "I-C1", "red", "die:4"
    int spot = kAnywhere;
    auto operator<=>(const PieceAt&) const = default;
};

/// The pieces on a table, sorted and without duplicates.
using Layout = std::vector<PieceAt>;

/// Returns the pieces of `layout` that are not in `other`.
Layout without(const Layout& layout, const Layout& other);
/// Returns the pieces that are in at least one of the two layouts.
Layout together(const Layout& layout, const Layout& other);
/// Returns the pieces that are in exactly one of the two layouts.
Layout between(const Layout& layout, const Layout& other);

/// The probability that an observed piece belongs to a spot.
struct SpotShare {
    int spot = kAnywhere;
    double share = 1.0;
};

/// An observed piece. The sum of its shares is at most 1. The rest is the probability that the
/// piece is outside all spots.
struct Sighting {
    std::string kind;
    std::vector<SpotShare> shares;
    double confidence = 0.0;
};

/// The area of a spot on the table: a rectangle parallel to the axes. A spot may have several
/// areas.
struct SpotArea {
    int spot = 0;
    TablePoint corner; ///< lower left corner
    Millimetres width;
    Millimetres height;
};

/// The error with which players place a piece: the scale of the error, and the distance from a spot
/// beyond which a piece is outside the spot. Half of a slot is 15 mm.
struct LayingModel {
    Millimetres spread = 2_mm;
    Millimetres beside = 14_mm;
};

/// Returns the spots to which a piece may belong, with their probabilities. `center`: the middle of
/// the piece. Leaves out spots with a probability below 2 %.
std::vector<SpotShare> sharesAt(TablePoint center, const std::vector<SpotArea>& areas,
                                const LayingModel& model);

/// Returns the spot to which a finger points: the spot that contains the point, or else the nearest
/// spot within the distance `LayingModel::beside`. Returns none if no spot is that near.
std::optional<int> spotAt(TablePoint point, const std::vector<SpotArea>& areas);

/// The probabilities of errors, for each look and each piece.
struct PieceModel {
    double missed = 0.03;    ///< probability that a piece on the table is not seen
    double invented = 0.002; ///< probability that a piece is seen that is not on the table
    /// Correlation of the errors of two looks at the same place in the same light.
    double sameError = 0.3;
    double most = 14.0; ///< maximum evidence for or against a piece, as a natural logarithm
};

/// Sums up the evidence of several looks at a table at rest.
class PieceEvidence {
public:
    explicit PieceEvidence(const PieceModel& model = {}) : model_(model) {}

    void add(const std::vector<Sighting>& look);
    /// Records that a piece, such as a die, is certainly on the table.
    void show(const std::string& kind);
    /// Discards the evidence about a piece.
    void discount(const PieceAt& piece) { sums_.erase(piece); }

    [[nodiscard]] int looks() const { return looks_; }
    /// Returns the natural logarithm of the likelihood ratio between the piece being present and
    /// absent.
    [[nodiscard]] double support(const PieceAt& piece) const;
    [[nodiscard]] double support(const Layout& layout) const;
    /// Tells whether the evidence and the layout agree about the piece.
    [[nodiscard]] bool agreesOn(const PieceAt& piece, const Layout& layout) const;
    /// Returns the evidence against a layout by piece: pieces of the layout that are not seen, and
    /// seen pieces that are not in the layout. Leaves out the pieces in `excused`, which may be
    /// present or absent.
    [[nodiscard]] std::map<PieceAt, double> against(const Layout& layout,
                                                    const Layout& excused) const;
    /// Returns all pieces that are present with more probability than absent.
    [[nodiscard]] Layout seen() const;

private:
    struct Sum {
        double support = 0.0; ///< sum over the looks in which the piece was seen
        int looks = 0;
        std::set<int> rivals{}; ///< other spots at which the same piece may be
    };
    PieceModel model_;
    int looks_ = 0;
    std::map<PieceAt, Sum> sums_;
    std::set<PieceAt> shown_;
};

} // namespace umpire::referee

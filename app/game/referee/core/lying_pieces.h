#pragma once

#include "rules/table/geometry.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// Pieces known by their look and their place: coded counters, tokens, figures. Each game numbers
/// its places ("spots") freely.
namespace umpire::referee {

/// The spot of a shown die or chit, which counts wherever it lies.
inline constexpr int kAnywhere = -1;

struct PieceAt {
    std::string kind; ///< its visible kind: "I-C1", "red", "die:4"
    int spot = kAnywhere;
    auto operator<=>(const PieceAt&) const = default;
};

/// The pieces on a table: sorted, without duplicates.
using Layout = std::vector<PieceAt>;

/// Returns the pieces of the first layout that are not in the second.
Layout without(const Layout& layout, const Layout& other);
/// Returns the union of both.
Layout together(const Layout& layout, const Layout& other);
/// Returns the pieces that are in exactly one of the two layouts.
Layout between(const Layout& layout, const Layout& other);

/// The probability that a seen piece belongs to a spot.
struct SpotShare {
    int spot = kAnywhere;
    double share = 1.0;
};

/// An observed piece. Its shares sum to at most 1; the remainder lies outside all spots.
struct Sighting {
    std::string kind;
    std::vector<SpotShare> shares;
    double confidence = 0.0;
};

/// A spot's area on the table: an axis-parallel rectangle. A spot may have several.
struct SpotArea {
    int spot = 0;
    TablePoint corner; ///< lower left
    Millimetres width;
    Millimetres height;
};

/// The error of hands that lay a piece, from its intended place (half of a slot is 15 mm). A piece
/// farther off lies outside all places.
struct LayingModel {
    Millimetres spread = 2_mm;
    Millimetres beside = 14_mm;
};

/// Returns the spots with a relevant share for a piece whose middle is at that point.
std::vector<SpotShare> sharesAt(TablePoint center, const std::vector<SpotArea>& areas,
                                const LayingModel& model);

/// Returns the spot at which a finger points: one that contains the point, or one that is no
/// farther from it than a misplaced piece may be.
std::optional<int> spotAt(TablePoint point, const std::vector<SpotArea>& areas);

/// The error rates of a look, per look and piece.
struct PieceModel {
    double missed = 0.03;    ///< a piece on the table is not seen
    double invented = 0.002; ///< probability of seeing a piece that is not there
    double sameError = 0.3;  ///< error correlation of two looks with equal light and place
    double most = 14.0;      ///< upper limit of the evidence for a piece, natural log
};

/// Accumulates the looks at a table at rest.
class PieceEvidence {
public:
    explicit PieceEvidence(const PieceModel& model = {}) : model_(model) {}

    void add(const std::vector<Sighting>& look);
    /// Marks a piece, such as a die, as certainly present after several looks.
    void show(const std::string& kind);
    /// Discards the observations of a piece.
    void discount(const PieceAt& piece) { sums_.erase(piece); }

    [[nodiscard]] int looks() const { return looks_; }
    /// Returns the log likelihood ratio (natural log) of the piece being present to being absent.
    [[nodiscard]] double support(const PieceAt& piece) const;
    [[nodiscard]] double support(const Layout& layout) const;
    /// Tells whether table and layout agree about the piece.
    [[nodiscard]] bool agreesOn(const PieceAt& piece, const Layout& layout) const;
    /// Returns the evidence against a layout for each piece: expected but not seen, or seen but not
    /// expected. `excused`: pieces that may be present or absent.
    [[nodiscard]] std::map<PieceAt, double> against(const Layout& layout,
                                                    const Layout& excused) const;
    /// Returns all pieces with more evidence for than against them.
    [[nodiscard]] Layout seen() const;

private:
    struct Sum {
        double support = 0.0; ///< sum over the looks that saw the piece
        int looks = 0;
        std::set<int> rivals{}; ///< other spots where the piece may be
    };
    PieceModel model_;
    int looks_ = 0;
    std::map<PieceAt, Sum> sums_;
    std::set<PieceAt> shown_;
};

} // namespace umpire::referee

#pragma once

#include "rules/table/geometry.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// Pieces that are known by what they look like and by where they lie: coded counters, tokens,
/// figures. A game numbers its places ("spots") as it likes.
namespace umpire::referee {

/// A die or a chit that is shown counts wherever it lies.
inline constexpr int kAnywhere = -1;

struct PieceAt {
    std::string kind; ///< what is seen of it: "I-C1", "red", "die:4"
    int spot = kAnywhere;
    auto operator<=>(const PieceAt&) const = default;
};

/// What lies on a table: in order, nothing twice.
using Layout = std::vector<PieceAt>;

/// In the first and not in the second.
Layout without(const Layout& layout, const Layout& other);
/// In one of them at least.
Layout together(const Layout& layout, const Layout& other);
/// In one of them only.
Layout between(const Layout& layout, const Layout& other);

/// How likely a thing that is seen belongs to a spot.
struct SpotShare {
    int spot = kAnywhere;
    double share = 1.0;
};

/// One thing that is seen. Shares sum to 1 at most; the rest is beside all spots.
struct Sighting {
    std::string kind;
    std::vector<SpotShare> shares;
    double confidence = 0.0;
};

/// A spot's part of the table: an upright rectangle. A spot may have several.
struct SpotArea {
    int spot = 0;
    TablePoint corner; ///< lower left
    Millimetres width;
    Millimetres height;
};

/// Hands lay a piece so far beside the place that they mean (half of a slot is 15 mm); further off
/// it is beside all places.
struct LayingModel {
    Millimetres spread = 2_mm;
    Millimetres beside = 14_mm;
};

/// Spots whose share is worth telling, for a piece with its middle there.
std::vector<SpotShare> sharesAt(TablePoint center, const std::vector<SpotArea>& areas,
                                const LayingModel& model);

/// The spot that a finger at that point means: it is in it, or no further beside it than a piece of
/// it may lie.
std::optional<int> spotAt(TablePoint point, const std::vector<SpotArea>& areas);

/// How a look errs; rates are of one look at one piece.
struct PieceModel {
    double missed = 0.03;    ///< a piece that lies there is not seen
    double invented = 0.002; ///< one is seen that does not lie there
    double sameError = 0.3;  ///< correlation of two looks' errors: light and place are the same
    double most = 14.0;      ///< so much at most speaks for a piece, natural logarithm
};

/// Sums up the looks at a table at rest.
class PieceEvidence {
public:
    explicit PieceEvidence(const PieceModel& model = {}) : model_(model) {}

    void add(const std::vector<Sighting>& look);
    /// It is known to lie somewhere from more than one look, such as a die.
    void show(const std::string& kind);
    /// What was seen of it counts no more.
    void discount(const PieceAt& piece) { sums_.erase(piece); }

    [[nodiscard]] int looks() const { return looks_; }
    /// For the piece lying there, against its not lying there: natural logarithm.
    [[nodiscard]] double support(const PieceAt& piece) const;
    [[nodiscard]] double support(const Layout& layout) const;
    /// The table says of the piece what this layout says.
    [[nodiscard]] bool agreesOn(const PieceAt& piece, const Layout& layout) const;
    /// What speaks against a layout, piece by piece: those that should lie there and are not seen,
    /// those that are seen and should not. `excused`: may lie there, or not.
    [[nodiscard]] std::map<PieceAt, double> against(const Layout& layout,
                                                    const Layout& excused) const;
    /// All for which more speaks than against.
    [[nodiscard]] Layout seen() const;

private:
    struct Sum {
        double support = 0.0; ///< of the looks that saw it
        int looks = 0;
        std::set<int> rivals{}; ///< the other spots that it may be on
    };
    PieceModel model_;
    int looks_ = 0;
    std::map<PieceAt, Sum> sums_;
    std::set<PieceAt> shown_;
};

} // namespace umpire::referee

#pragma once

#include "rules/games/war_galley/action.h"
#include "tests/films/rendered_backdrop.h"

/// Renders a table of War Galley: matchboxes with oars and masts, loose matches, and the screens
/// that hide orders.
namespace umpire::films {

/// How a set of War Galley looks.
struct GalleySet {
    Surface surface = Surface::Walnut;
    cv::Scalar labelOfA{150, 62, 84}; ///< the boxes' tops, BGR
    cv::Scalar labelOfB{42, 128, 232};
    /// Pictures that are glued on the tops, with the bow at the right, by side; empty: none.
    std::array<cv::Mat, 2> decks{};
    cv::Scalar wood{112, 178, 218};
    cv::Scalar head{38, 36, 172};
    cv::Scalar screen{70, 84, 96};
    PieceSizes sizes;
    Millimetres mast = 26_mm;   ///< above the deck
    Millimetres oar = 25_mm;    ///< beyond the side
    Millimetres oarHole = 8_mm; ///< above the table
    Radians light = 50_deg;     ///< direction of the light's source, counter-clockwise from +x
    double lightSlope = 1.6;    ///< mm of height for a millimetre of shadow
    std::uint64_t seed = 1;     ///< of the random tilts of oars and masts
};

/// A galley that lies on the table; a rig of n oars has the n holes from the bow on filled.
struct GalleyOnTable {
    std::size_t vessel = 0; ///< index among all vessels of the game's state
    Side side = Side::A;
    war_galley::GalleyPose pose;
    war_galley::Rig rig;
    bool operator==(const GalleyOnTable&) const = default;
};

/// A screen over a column of orders; it hides them from above too.
struct Screen {
    TablePoint center;
    bool operator==(const Screen&) const = default;
};

struct GalleyTable {
    std::vector<GalleyOnTable> galleys;
    std::vector<war_galley::LooseMatch> matches; ///< axes, flat on the table
    std::vector<Screen> screens;
};

/// Returns a table with four tags at the corners of 600 x 420 mm.
TableDescription galleyTable();

/// Pictures of tables through one camera. Oars and masts keep their places while they exist, so
/// pictures of two tables differ only where the tables differ.
class RenderedGalleys {
public:
    RenderedGalleys(const TableView& view, const TableDescription& table, const GalleySet& set);

    /// Returns a picture, CV_8UC3, without noise.
    [[nodiscard]] cv::Mat picture(const GalleyTable& table) const;
    /// Returns the region of the picture that a piece covers.
    [[nodiscard]] cv::Rect placeOf(const GalleyOnTable& galley) const;
    [[nodiscard]] cv::Rect placeOf(const war_galley::LooseMatch& match) const;
    [[nodiscard]] cv::Rect placeOf(const Screen& screen) const;

private:
    [[nodiscard]] cv::Rect around(const std::vector<cv::Vec3d>& points) const;

    TableView view_;
    GalleySet set_;
    cv::Mat backdrop_;
    std::array<cv::Mat, 2> labels_; ///< CV_8UC3, the bow at the right, by side
};

} // namespace umpire::films

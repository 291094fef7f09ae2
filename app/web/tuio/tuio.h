#pragma once

#include "rules/table/observation.h"

#include <cstdint>
#include <string>
#include <vector>

/// TUIO 1.1 (Kaltenbrunner, tuio.org/?specification): the profile /tuio/2Dobj over OSC, for
/// programs that support tangible tables.
namespace umpire {

/// A piece. Coordinates are 0 to 1 from the play area's far left corner, x right and y towards side
/// A; the angle is clockwise in radians, from 0 to 2 pi.
struct TuioObject {
    std::int32_t session = 0;
    std::int32_t symbol = 0; ///< kind of piece, see tuioSymbol…
    float x = 0.0F;
    float y = 0.0F;
    float angle = 0.0F;
    bool operator==(const TuioObject&) const = default;
};

/// Return the symbol of a piece. Stones have colour * 10 + height (light 11 to 13, dark 21 to 23;
/// 10 and 20 for an unknown height), galleys 100 (unknown fleet), 101 (A) or 102 (B), coded pieces
/// at least 1000, by their text.
std::int32_t tuioSymbolOf(const Stone& stone);
std::int32_t tuioSymbolOf(const Galley& galley);
std::int32_t tuioSymbolOf(const CodedPiece& piece);

/// Assigns each piece a session number while the piece stays or moves: a piece counts as the
/// nearest of its kind in the last look.
class TuioSessions {
public:
    /// Returns all pieces by session. `area`: the point where x and y are 1.
    const std::vector<TuioObject>& see(const TableObservation& seen, TablePoint area);

private:
    std::vector<TuioObject> objects_;
    std::int32_t last_ = -1;
};

/// Returns the datagrams of one frame: bundles of source, alive, set… and fseq, as many as
/// `kLongestTuioBundle` requires.
std::vector<std::string> tuioBundles(const std::vector<TuioObject>& objects, std::int32_t frame);

/// Maximum size of a bundle in bytes; it fits an Ethernet frame.
inline constexpr std::size_t kLongestTuioBundle = 1400;

} // namespace umpire

#pragma once

#include "rules/table/observation.h"

#include <cstdint>
#include <string>
#include <vector>

/// TUIO 1.1 (Kaltenbrunner, tuio.org/?specification): the profile /tuio/2Dobj over OSC, for
/// programs that listen to tangible tables.
namespace umpire {

/// Numbers from 0 to 1 from the play area's far left corner, x right and y towards side A; the
/// angle clockwise in radians, 0 up to 2 pi.
struct TuioObject {
    std::int32_t session = 0;
    std::int32_t symbol = 0; ///< what kind of piece; tuioSymbol…
    float x = 0.0F;
    float y = 0.0F;
    float angle = 0.0F;
    bool operator==(const TuioObject&) const = default;
};

/// Symbols: stones are colour * 10 + height (light 11 to 13, dark 21 to 23; 10 and 20 where the
/// height cannot be told), galleys 100 (no fleet seen), 101 (A), 102 (B), coded pieces 1000 and
/// more by their text.
std::int32_t tuioSymbolOf(const Stone& stone);
std::int32_t tuioSymbolOf(const Galley& galley);
std::int32_t tuioSymbolOf(const CodedPiece& piece);

/// Gives each piece a session number for as long as it stays or is moved: a piece that is seen
/// again is the nearest of its kind before.
class TuioSessions {
public:
    /// All pieces that lie there, by session. `area`: where x and y are 1.
    const std::vector<TuioObject>& see(const TableObservation& seen, TablePoint area);

private:
    std::vector<TuioObject> objects_;
    std::int32_t last_ = -1;
};

/// The datagrams of one frame: source, alive, set…, fseq in a bundle each, as many as are needed
/// for `kLongestTuioBundle`.
std::vector<std::string> tuioBundles(const std::vector<TuioObject>& objects, std::int32_t frame);

/// Bytes: fits an Ethernet frame.
inline constexpr std::size_t kLongestTuioBundle = 1400;

} // namespace umpire

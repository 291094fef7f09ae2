#include "app/game/table/camera_complaints.h"

#include <algorithm>
#include <utility>

namespace umpire {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::microseconds kSeconds = 3s;
constexpr std::chrono::microseconds kLongestFrame = 1s;
/// Minimum tremor that is reported. Three films at 1280x720, one of them with a tremor of 0.5 px,
/// stay below it. Two films with 1 px added on each axis exceed it; the edges of a printed map then
/// move more than its pieces.
constexpr Pixels kTrembles{0.6};
// minimum share of the play area that is overexposed; not measured on films yet
constexpr double kMuchWhite = 0.25;

} // namespace

bool CameraComplaints::isDue(Fault& fault, bool isSeen, std::chrono::microseconds passed) {
    fault.lasted = std::clamp<std::chrono::microseconds>(fault.lasted + (isSeen ? passed : -passed),
                                                         0us, kSeconds);
    if (fault.lasted == 0us) {
        fault.isSaid = false;
    }
    return fault.lasted == kSeconds && !std::exchange(fault.isSaid, true);
}

void CameraComplaints::see(const FrameFacts& facts, std::chrono::microseconds now,
                           const std::function<void(const Message&)>& remark) {
    const std::chrono::microseconds passed =
        std::clamp<std::chrono::microseconds>(now - last_, 0us, kLongestFrame);
    last_ = now;
    if (isDue(trembling_, facts.tremor > kTrembles, passed)) {
        remark(message("the camera trembles; fasten it, or put its stand on another table"));
    }
    if (isDue(colourless_, facts.colourless, passed)) {
        remark(toldColourless());
    }
    if (isDue(burnt_, facts.burnt > kMuchWhite, passed)) {
        remark(message("much of the picture is white, and nothing can be told there; lower the "
                       "camera's exposure, or dim the lamp"));
    }
}

} // namespace umpire

#include "calibration/measure/calibration_files.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <cmath>

/// Fuzzes the parser of camera files: it gives a usable camera or a one-line error.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    const Calibrated<CameraIntrinsics> camera = parseCamera(text, "fuzzed");
    if (!camera) {
        fuzz::requireOneLine(english(camera.error().message));
        return 0;
    }
    fuzz::require(camera->size.width > 0 && camera->size.height > 0, "a camera has a resolution");
    fuzz::require(std::isfinite(camera->fx) && camera->fx > 0, "fx is a length");
    fuzz::require(std::isfinite(camera->fy) && camera->fy > 0, "fy is a length");
    fuzz::require(std::isfinite(camera->cx) && std::isfinite(camera->cy), "the centre is a point");
    fuzz::require(
        std::ranges::all_of(camera->distortion, [](double k) { return std::isfinite(k); }),
        "distortion is finite");
    return 0;
}

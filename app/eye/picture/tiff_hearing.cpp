#include "app/eye/picture/tiff_hearing.h"

#include <array>
#include <cstdarg>
#include <cstdio>
#include <tiffio.h>

namespace umpire {
namespace {

/// The errors of a thread. Contains plain data only, because libtiff's C code calls the function
/// that fills it.
struct HeardErrors {
    bool listens = false;
    int count = 0;
    std::array<char, 200> first{};
};
thread_local HeardErrors heard;

[[gnu::format(printf, 3, 0)]] void hearTiffError(thandle_t, const char*, const char* format,
                                                 va_list arguments) {
    if (heard.listens && heard.count++ == 0) {
        std::vsnprintf(heard.first.data(), heard.first.size(), format, arguments);
    }
}

} // namespace

TiffHearing::TiffHearing() {
    // libtiff calls this handler in addition to the plain handler, which OpenCV sets.
    static const auto kBefore = TIFFSetErrorHandlerExt(hearTiffError);
    (void)kBefore;
    heard = {.listens = true};
}

TiffHearing::~TiffHearing() {
    heard.listens = false;
}

PictureDamage TiffHearing::damage() const {
    return {heard.count, 0, heard.first.data()};
}

} // namespace umpire

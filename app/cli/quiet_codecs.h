#pragma once

#include "app/eye/one_picture/look.h"

namespace umpire {

/// While it lives, the picture codecs' own remarks ("Corrupt JPEG data: …") are not heard. The
/// codecs print them on standard error past every handler; a failure is one line, and it is ours.
/// For a program of one thread: standard error is turned away.
class QuietCodecs {
public:
    QuietCodecs();
    ~QuietCodecs();
    QuietCodecs(const QuietCodecs&) = delete;
    QuietCodecs& operator=(const QuietCodecs&) = delete;

private:
    int kept_ = -1;
};

/// `lookAtTable` with quiet codecs.
Expected<Look> lookQuietly(const LookRequest& request);

} // namespace umpire

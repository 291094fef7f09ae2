#pragma once

#include "app/eye/one_picture/look.h"

namespace umpire {

/// Suppresses the picture codecs' own messages ("Corrupt JPEG data: …") while this object exists.
/// The codecs print to standard error past every handler, but a failure must be a single line.
/// Redirects standard error, so it is for single-threaded programs.
class QuietCodecs {
public:
    QuietCodecs();
    ~QuietCodecs();
    QuietCodecs(const QuietCodecs&) = delete;
    QuietCodecs& operator=(const QuietCodecs&) = delete;

private:
    int kept_ = -1;
};

/// Runs `lookAtTable` with quiet codecs.
Expected<Look> lookQuietly(const LookRequest& request);

} // namespace umpire

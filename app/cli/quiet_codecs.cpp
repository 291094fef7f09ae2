#include "app/cli/quiet_codecs.h"

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace umpire {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
// opens no file, because a sanitizer's report on standard error must be visible
constexpr const char* kElsewhere = "";
#else
constexpr const char* kElsewhere = "/dev/null";
#endif

} // namespace

QuietCodecs::QuietCodecs() {
    const int elsewhere = open(kElsewhere, O_WRONLY | O_CLOEXEC);
    if (elsewhere < 0) {
        return;
    }
    std::fflush(stderr);
    kept_ = dup(STDERR_FILENO);
    if (kept_ >= 0) {
        dup2(elsewhere, STDERR_FILENO);
    }
    close(elsewhere);
}

QuietCodecs::~QuietCodecs() {
    if (kept_ >= 0) {
        std::fflush(stderr);
        dup2(kept_, STDERR_FILENO);
        close(kept_);
    }
}

Expected<Look> lookQuietly(const LookRequest& request) {
    const QuietCodecs quiet;
    return lookAtTable(request);
}

} // namespace umpire

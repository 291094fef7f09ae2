#include "app/cli/shown_progress.h"

#include <algorithm>
#include <iostream>
#include <ostream>
#include <unistd.h>
#include <utility>

namespace umpire {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kBar = 30; ///< length of the bar, in characters
constexpr auto kFirst = 1s;
constexpr auto kAgain = 200ms;
constexpr auto kLine = 60s;
constexpr const char* kWipe =
    "\r\x1b[K"; ///< ECMA-48: carriage return, then erase to the line's end

std::string spanOf(std::chrono::duration<double> span) {
    const auto seconds = long(span.count() + 0.5);
    return seconds < 120 ? std::to_string(seconds) + " s"
                         : std::to_string((seconds + 30) / 60) + " minutes";
}

} // namespace

ShownProgress::ShownProgress(std::string what)
    : ShownProgress(std::move(what), std::cerr, ::isatty(STDERR_FILENO) == 1, Clock::now) {}

ShownProgress::ShownProgress(std::string what, std::ostream& out, bool isTerminal,
                             std::function<Clock::time_point()> now)
    : what_(std::move(what)), out_(out), isTerminal_(isTerminal), now_(std::move(now)),
      begun_(now_()), next_(begun_ + (isTerminal ? Clock::duration(kFirst) : kLine)) {}

ShownProgress::~ShownProgress() {
    wipe();
}

void ShownProgress::wipe() {
    const std::lock_guard lock(telling_);
    if (std::exchange(isShown_, false)) {
        out_ << kWipe << std::flush;
    }
}

void ShownProgress::tell(std::size_t done, std::size_t all) {
    const std::lock_guard lock(telling_);
    const Clock::time_point now = now_();
    if (now < next_ || done <= before_ || all == 0) {
        return;
    }
    next_ = now + (isTerminal_ ? Clock::duration(kAgain) : kLine);
    const double part = std::min(1.0, double(done) / double(all));
    const double toGo = double(all - std::min(done, all)) / double(done - before_);
    const std::string left = spanOf((now - begun_) * toGo);
    const std::string figures = std::to_string(int(100.0 * part)) + " % (" + std::to_string(done) +
                                " of " + std::to_string(all) + "), " + left + " left";
    if (isTerminal_) {
        const auto full = std::size_t(part * double(kBar));
        out_ << kWipe << what_ << " [" << std::string(full, '=') << std::string(kBar - full, ' ')
             << "] " << figures << std::flush;
        isShown_ = true;
    } else {
        out_ << what_ << ": " << figures << std::endl;
    }
}

} // namespace umpire

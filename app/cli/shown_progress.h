#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <mutex>
#include <string>

namespace umpire {

/// Tells how far long work has come, and how long the rest takes at the speed so far. On a
/// terminal a bar stands in one line, from a second on, until the object goes. Elsewhere a line
/// comes each minute. For any thread.
class ShownProgress {
public:
    using Clock = std::chrono::steady_clock;

    /// On standard error. `what`: the command, such as "odds".
    explicit ShownProgress(std::string what);
    ShownProgress(std::string what, std::ostream& out, bool isTerminal,
                  std::function<Clock::time_point()> now);
    ~ShownProgress();
    ShownProgress(const ShownProgress&) = delete;
    ShownProgress& operator=(const ShownProgress&) = delete;

    void tell(std::size_t done, std::size_t all);
    /// So much was done before this run: it says nothing of the speed.
    void beginAt(std::size_t done) { before_ = done; }
    /// Before something else is written.
    void wipe();

private:
    std::string what_;
    std::ostream& out_;
    bool isTerminal_;
    std::function<Clock::time_point()> now_;
    Clock::time_point begun_;
    Clock::time_point next_; ///< when something is shown again
    std::size_t before_ = 0;
    bool isShown_ = false; ///< a bar is to be wiped
    std::mutex telling_;
};

} // namespace umpire

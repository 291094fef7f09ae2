#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <mutex>
#include <string>

namespace umpire {

/// Shows the progress and the estimated remaining time: on a terminal by a bar in one line, from
/// one second on, until the destruction of this object; elsewhere by a line each minute. Callable
/// from any thread.
class ShownProgress {
public:
    using Clock = std::chrono::steady_clock;

    /// Prints progress to standard error. `what`: the command's name, such as "odds".
    explicit ShownProgress(std::string what);
    ShownProgress(std::string what, std::ostream& out, bool isTerminal,
                  std::function<Clock::time_point()> now);
    ~ShownProgress();
    ShownProgress(const ShownProgress&) = delete;
    ShownProgress& operator=(const ShownProgress&) = delete;

    void tell(std::size_t done, std::size_t all);
    /// Sets the amount that was done before this run; it does not count for the speed.
    void beginAt(std::size_t done) { before_ = done; }
    /// Removes the bar, before other output.
    void wipe();

private:
    std::string what_;
    std::ostream& out_;
    bool isTerminal_;
    std::function<Clock::time_point()> now_;
    Clock::time_point begun_;
    Clock::time_point next_; ///< time of the next output
    std::size_t before_ = 0;
    bool isShown_ = false; ///< true if a bar is shown, which must be wiped
    std::mutex telling_;
};

} // namespace umpire

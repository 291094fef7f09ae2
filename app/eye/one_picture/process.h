#pragma once

#include <functional>
#include <semaphore>
#include <stop_token>
#include <thread>

/// Process setup for both programs.
namespace umpire {

/// Prepares the process; must be the first call in `main`, before threads exist.
/// - Keeps descriptors 0 to 2 open. A descriptor that the caller closed is opened so that its use
///   fails (as gnulib's stdopen does), so a film is never mistaken for standard input.
/// - Keeps up to 256 MiB of freed memory in the process. `look` allocates a net's layers again for
///   each part of the table; returning and re-requesting their pages costs up to a tenth of its
///   time (glibc 2.36).
void startProcess();

/// While this object exists, the first SIGINT, SIGTERM or SIGHUP calls `ask` in a separate thread,
/// and the second signal ends the process at once. A signal that the caller ignored (`nohup`) stays
/// ignored. Only one such object may exist at a time.
class EndSignals {
public:
    explicit EndSignals(std::function<void()> ask);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    int heard_ = -1; ///< the pipe end that the thread reads
    std::thread thread_;
};

/// For a server, which runs until a signal ends it.
class AwaitedEnd {
public:
    AwaitedEnd() : signals_([this] { came_.release(); }) {}
    /// Returns when the first end signal has arrived after the construction.
    void wait() { came_.acquire(); }

private:
    std::binary_semaphore came_{0};
    EndSignals signals_;
};

/// Ends work that reports its progress when a signal arrives.
class StopOnEnd {
public:
    StopOnEnd() : signals_([this] { stop_.request_stop(); }) {}
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    EndSignals signals_;
};

/// From now on, writing to a pipe without a reader is an error instead of killing the process.
void surviveClosedPipes();
/// Returns false if standard output is a pipe without a reader (`umpire referee … | head -1`).
bool isOutputRead();

} // namespace umpire

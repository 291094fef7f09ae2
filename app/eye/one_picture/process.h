#pragma once

#include <functional>
#include <semaphore>
#include <stop_token>
#include <thread>

/// Setup of the process, and its end by signals, for both programs.
namespace umpire {

/// Prepares the process. Must be the first call in `main`, before any thread exists. Keeps the
/// descriptors 0 to 2 open: a descriptor that the caller closed is opened so that its use fails (as
/// gnulib's stdopen does), so that a film is never mistaken for standard input. Keeps up to 256 MiB
/// of freed memory in the process, because `look` allocates the layers of a net again for each part
/// of the table. Returning the memory and requesting it again would cost up to a tenth of the time
/// (glibc 2.36).
void startProcess();

/// While the object exists, the first SIGINT, SIGTERM or SIGHUP calls `ask` in a separate thread,
/// and the second ends the process at once. A signal that the caller ignored (`nohup`) stays
/// ignored. Only one such object may exist at a time.
class EndSignals {
public:
    explicit EndSignals(std::function<void()> ask);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    int heard_ = -1; ///< the end of a pipe from which the thread reads
    std::thread thread_;
};

/// Waits for the signal that ends a server.
class AwaitedEnd {
public:
    AwaitedEnd() : signals_([this] { came_.release(); }) {}
    /// Returns when a signal has arrived since the construction.
    void wait() { came_.acquire(); }

private:
    std::binary_semaphore came_{0};
    EndSignals signals_;
};

/// Requests that long work stops when an end signal arrives.
class StopOnEnd {
public:
    StopOnEnd() : signals_([this] { stop_.request_stop(); }) {}
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    EndSignals signals_;
};

/// Makes writing to a pipe without a reader fail with an error. By default it would kill the
/// process.
void surviveClosedPipes();
/// Returns false if standard output is a pipe without a reader (as in `umpire referee … | head
/// -1`).
bool isOutputRead();

} // namespace umpire

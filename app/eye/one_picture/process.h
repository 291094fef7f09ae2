#pragma once

#include <functional>
#include <semaphore>
#include <thread>

/// What both programs owe the system they run on.
namespace umpire {

/// For the first line of `main`, before there are threads.
///
/// - Descriptors 0 to 2 are open from now on. One that the caller had closed is opened so that
///   its use fails (as gnulib's stdopen does), and a film is never taken for standard input.
/// - Memory that was let go stays with the process, up to 256 MiB of it. `look` takes a net's
///   layers anew for each part of the table; to hand their pages back and to be given others costs
///   it up to a tenth of its time (glibc 2.36).
void startProcess();

/// While it lives, the first SIGINT, SIGTERM or SIGHUP calls `ask` in a thread of its own, and the
/// second one ends the process at once. A signal that the caller has ignored (`nohup`) stays so.
/// There is one at a time.
class EndSignals {
public:
    explicit EndSignals(std::function<void()> ask);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    int heard_ = -1; ///< the pipe's end that the thread reads
    std::thread thread_;
};

/// For a server, which goes on until somebody ends it.
class AwaitedEnd {
public:
    AwaitedEnd() : signals_([this] { came_.release(); }) {}
    /// Returns when the first of those signals has come since this was made.
    void wait() { came_.acquire(); }

private:
    std::binary_semaphore came_{0};
    EndSignals signals_;
};

/// Writing to a pipe that nobody reads is an error from now on, and no death.
void surviveClosedPipes();
/// False where standard output is a pipe that nobody reads any more (`umpire referee … | head -1`).
bool isOutputRead();

} // namespace umpire

#include "app/eye/one_picture/process.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <unistd.h>

namespace umpire {
namespace {

void openStandardDescriptors() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) {
            // The system assigns the lowest free number, which is this descriptor.
            (void)!::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

void keepFreedMemory() {
    constexpr int kMebibyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * kMebibyte); // the maximum that glibc permits
    mallopt(M_TRIM_THRESHOLD, 256 * kMebibyte);
}

constexpr std::array kEndings{SIGINT, SIGTERM, SIGHUP};

std::atomic<int> wakingEnd = -1; ///< the end of the pipe to which the handler writes
static_assert(std::atomic<int>::is_always_lock_free);

void setHandler(void (*handler)(int)) {
    for (const int ending : kEndings) {
        struct sigaction current {};
        ::sigaction(ending, nullptr, &current);
        if (current.sa_handler != SIG_IGN) {
            struct sigaction wanted {};
            wanted.sa_handler = handler;
            wanted.sa_flags = SA_RESTART;
            ::sigaction(ending, &wanted, nullptr);
        }
    }
}

/// The signal handler. Calls only functions that signal-safety(7) permits.
extern "C" void hearEnding(int) {
    const int error = errno;
    setHandler(SIG_DFL);
    (void)!::write(wakingEnd, "", 1);
    errno = error;
}

} // namespace

void startProcess() {
    openStandardDescriptors();
    keepFreedMemory();
}

EndSignals::EndSignals(std::function<void()> ask) {
    std::array<int, 2> pipe{-1, -1};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) {
        return; // without a pipe, signals end the process as usual
    }
    heard_ = pipe[0];
    wakingEnd = pipe[1];
    thread_ = std::thread([heard = heard_, ask = std::move(ask)] {
        char byte = 0;
        ssize_t count = 0;
        while ((count = ::read(heard, &byte, 1)) < 0 && errno == EINTR) {
        }
        if (count > 0) {
            ask();
        }
    });
    setHandler(hearEnding);
}

EndSignals::~EndSignals() {
    if (heard_ < 0) {
        return;
    }
    setHandler(SIG_DFL);
    ::close(wakingEnd.exchange(-1));
    thread_.join();
    ::close(heard_);
}

void surviveClosedPipes() {
    std::signal(SIGPIPE, SIG_IGN);
}

bool isOutputRead() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) <= 0 || (output.revents & POLLERR) == 0;
}

} // namespace umpire

#pragma once

#include <atomic>
#include <cstdint>
#include <thread>

namespace umpire::testing {

/// A line between two tables that the test can cut: bytes that come to `port()` of this machine go
/// on to another port, and back.
class CutLine {
public:
    /// `to`: a port of this machine.
    explicit CutLine(std::uint16_t to);
    ~CutLine();
    CutLine(const CutLine&) = delete;
    CutLine& operator=(const CutLine&) = delete;

    [[nodiscard]] std::uint16_t port() const { return port_; }
    /// Nobody can call, and who speaks is cut off.
    void cut();
    /// The same port answers again.
    void mend();

private:
    void carry();

    std::uint16_t to_;
    std::uint16_t port_ = 0;
    int listening_ = -1;
    std::atomic<bool> isCut_ = false;
    std::thread carrier_;
};

} // namespace umpire::testing

#pragma once

#include <atomic>
#include <thread>

/// A line between a page and the program that can be cut: a port of this machine whose bytes go to
/// another one and back.
namespace umpire::testing {

class CutLine {
public:
    explicit CutLine(int to);
    ~CutLine();
    CutLine(const CutLine&) = delete;
    CutLine& operator=(const CutLine&) = delete;

    [[nodiscard]] int port() const { return port_; }
    /// All connections break, and new ones too, until it is mended.
    void cut() { isCut_ = true; }
    void mend() { isCut_ = false; }

private:
    void carry();

    int to_;
    int listener_ = -1;
    int port_ = 0;
    std::atomic<bool> isCut_ = false;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

} // namespace umpire::testing

#pragma once

#include "tests/app/eye/camera/stream_server.h"

/// A camera server that misbehaves.
namespace umpire::testing {

/// The data that the server needs.
struct EvilTable {
    std::vector<std::uint8_t> jpeg; ///< a sane picture
    std::string elsewhere;          ///< an address that the client did not name
    std::string itself;             ///< the server's own address
};

/// Misbehaves towards a client until it hangs up; `send` returns false when the client is gone or
/// had enough.
using Send = std::function<bool(const std::string& bytes)>;
struct Misbehaviour {
    std::string name;
    std::function<void(const EvilTable& table, const Send& send)> act;
};
const std::vector<Misbehaviour>& misbehaviours();
/// Behaves as a good camera: sends the same picture every 10 ms.
void serveSanely(const EvilTable& table, const Send& send);

/// Serves Motion-JPEG over HTTP correctly, or misbehaves to every client; one client at a time.
class EvilCamera {
public:
    EvilCamera(std::vector<std::uint8_t> jpeg, std::string elsewhere);
    ~EvilCamera();

    [[nodiscard]] const std::string& address() const { return table_.itself; }
    /// Disconnects, and treats the next clients this way.
    void misbehave(const Misbehaviour& how);
    void beSane();
    /// Returns the number of clients that went through the present misbehaviour to its end or
    /// limit.
    [[nodiscard]] int suffered() const { return suffered_; }

private:
    void run(const std::stop_token& stop);
    void serve(const Socket& client, int turn, const std::stop_token& stop);

    Socket listening_ = listenOn(0);
    EvilTable table_;
    std::mutex mutex_;
    const Misbehaviour* how_ = nullptr; ///< null: sane
    std::atomic<int> turn_ = 0;         ///< counts the changes of mind
    std::atomic<int> suffered_ = 0;
    std::jthread thread_;
};

} // namespace umpire::testing

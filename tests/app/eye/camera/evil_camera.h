#pragma once

#include "tests/app/eye/camera/stream_server.h"

/// A camera's server of which nothing good is to be expected.
namespace umpire::testing {

/// What such a server knows.
struct EvilTable {
    std::vector<std::uint8_t> jpeg; ///< a sane picture
    std::string elsewhere;          ///< an address that nobody named
    std::string itself;             ///< its own
};

/// What is done to a client until it hangs up; `send` says whether it is still there and the evil
/// is to go on.
using Send = std::function<bool(const std::string& bytes)>;
struct Misbehaviour {
    std::string name;
    std::function<void(const EvilTable& table, const Send& send)> act;
};
const std::vector<Misbehaviour>& misbehaviours();
/// As a good camera: the same picture every 10 ms.
void serveSanely(const EvilTable& table, const Send& send);

/// Serves Motion-JPEG over HTTP as it should, or misbehaves to whoever comes; one client at a time.
class EvilCamera {
public:
    EvilCamera(std::vector<std::uint8_t> jpeg, std::string elsewhere);
    ~EvilCamera();

    [[nodiscard]] const std::string& address() const { return table_.itself; }
    /// Hangs up, and does this to the next clients.
    void misbehave(const Misbehaviour& how);
    void beSane();
    /// How many clients have had to bear the present misbehaviour to its end, or enough of it.
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

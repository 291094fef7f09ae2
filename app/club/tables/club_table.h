#pragma once

#include "app/club/tables/club_messages.h"
#include "app/club/tables/club_world.h"

#include <chrono>

#include <filesystem>
#include <memory>

/// A club's table: sends its journal to the club's server, at least once and in order, even after
/// the network, the broker or the table was lost. The journal is the queue: nothing else is stored
/// for the server.
namespace umpire {

struct ClubRequest {
    MqttAddress broker;
    std::string table; ///< name of the table, which is also its user name at the MQTT broker
    std::string password;
    std::string authorities;       ///< path of a PEM file; empty for an address without TLS
    bool isAnnounced = true;       ///< announces games to the local network
    std::chrono::seconds delay{0}; ///< time from a game's start to its announcement
};

/// Reads a table's file from `umpire club init`: the password, then the certificate. Errors:
/// CannotRead; WrongUsage for an invalid name.
Expected<ClubRequest> readClubKey(const std::string& address, const std::string& table,
                                  const std::filesystem::path& key);

class ClubTable {
public:
    struct Listeners {
        /// called when the connection to the club is lost, and when it is back
        std::function<void(const Message&)> remark;
        /// may be called again for the same ruling
        std::function<void(const RulingMessage&)> ruled;
    };
    /// Connects to the broker. The listeners are called by other threads. Errors: those of
    /// MqttLine::open.
    static Expected<std::unique_ptr<ClubTable>> open(const ClubRequest& request,
                                                     Listeners listeners, ClubWorld world = {});
    /// Says goodbye to the server.
    ~ClubTable();
    ClubTable(const ClubTable&) = delete;
    ClubTable& operator=(const ClubTable&) = delete;

    /// Waits for the clock with which the club's tables play. Returns none if the club has not sent
    /// it within `patience`.
    [[nodiscard]] std::optional<ClockMessage> clock(std::chrono::milliseconds patience);
    /// Sets the journal to send.
    /// `isLive`: false for an earlier game's journal.
    void follow(const std::filesystem::path& journal, bool isLive = true);
    /// Must be called when the journal may have new rows.
    void wake();
    /// Sets the game's public state, as JSON, which is sent soon. Only the newest state is sent.
    void show(std::string state);
    /// Waits shortly for the server to receive the journal. Nothing is sent afterwards.
    void finish();
    /// Does all work that is due. May be called only with ClubWorld::Turns::ByHand. The caller must
    /// call it again after the returned time, or earlier if a message arrives.
    std::chrono::milliseconds turn();
    /// Returns the number of journal events that the server does not have yet.
    [[nodiscard]] std::int64_t missing() const;

private:
    struct Inside;
    explicit ClubTable(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire

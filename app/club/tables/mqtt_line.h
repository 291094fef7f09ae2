#pragma once

#include "app/common/failure/failure.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A connection to an MQTT 5 broker, by libmosquitto. Messages published while the broker is
/// unreachable are lost: callers that need delivery must repeat them (club_table.h).
namespace umpire {

struct MqttAddress {
    std::string host;
    std::uint16_t port = 8883;
    bool isSecret = true; ///< uses TLS: mqtts
    bool operator==(const MqttAddress&) const = default;
};

/// Parses "mqtts://club.local:8883", or "mqtt://127.0.0.1:1883", without TLS for this machine only.
/// An address has no password. Error: WrongUsage, which names the option.
Expected<MqttAddress> parseMqttAddress(const std::string& text, const std::string& setting);

struct MqttMessage {
    std::string topic;
    std::string payload;
    bool isKept = false; ///< retained: the broker sends it to later subscribers
};

struct MqttOptions {
    MqttAddress address;
    std::string client; ///< id of the client; two connections with one id disconnect each other
    std::string user;
    std::string password;
    std::string authorities; ///< PEM file that must sign the broker's certificate; only with TLS
    std::optional<MqttMessage> lastWill{}; ///< published by the broker when the connection breaks
    std::vector<std::string> topics{};     ///< topics to subscribe to after each connection
    std::chrono::seconds keepAlive{15};
};

/// All listeners are called in the connection's own thread.
struct MqttListeners {
    std::function<void()> connected;
    /// called also for failed attempts, with the reason
    std::function<void(const std::string& why)> cut;
    std::function<void(MqttMessage)> heard;
};

class MqttLine {
public:
    /// Opens a connection, which retries until its destruction. Error: CannotRead if `authorities`
    /// is unusable.
    static Expected<std::unique_ptr<MqttLine>> open(const MqttOptions& options,
                                                    MqttListeners listeners);
    MqttLine() = default;
    /// Says goodbye, so that the last will is not published.
    virtual ~MqttLine() = default;
    MqttLine(const MqttLine&) = delete;
    MqttLine& operator=(const MqttLine&) = delete;

    /// Publishes with QoS 1 (at least once). Returns false if the broker is not connected or the
    /// library rejects the message.
    virtual bool publish(const MqttMessage& message) = 0;
};

} // namespace umpire

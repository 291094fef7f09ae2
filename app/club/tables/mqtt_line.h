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

/// A line to an MQTT 5 broker, by libmosquitto. What is asked for while the broker cannot be
/// reached is lost: whoever needs that nothing is lost asks again (club_table.h).
namespace umpire {

struct MqttAddress {
    std::string host;
    std::uint16_t port = 8883;
    bool isSecret = true; ///< by TLS: mqtts
    bool operator==(const MqttAddress&) const = default;
};

/// "mqtts://club.local:8883", or "mqtt://127.0.0.1:1883": without TLS for this machine alone. No
/// password stands in an address. Error: WrongUsage, which names the option.
Expected<MqttAddress> parseMqttAddress(const std::string& text, const std::string& setting);

struct MqttMessage {
    std::string topic;
    std::string payload;
    bool isKept = false; ///< the broker gives it to whoever subscribes later
};

struct MqttOptions {
    MqttAddress address;
    std::string client; ///< its id; two lines with one id push each other out
    std::string user;
    std::string password;
    std::string authorities; ///< a PEM file of whom the broker's certificate has to be; TLS only
    std::optional<MqttMessage> lastWill{}; ///< what the broker says when the line is cut
    std::vector<std::string> topics{};     ///< subscribed whenever the line is there
    std::chrono::seconds keepAlive{15};
};

/// All are called by the line's own thread.
struct MqttListeners {
    std::function<void()> connected;
    std::function<void(const std::string& why)> cut; ///< also where it never was: why not
    std::function<void(MqttMessage)> heard;
};

class MqttLine {
public:
    /// Goes on trying until it is destroyed. Error: CannotRead where `authorities` cannot be used.
    static Expected<std::unique_ptr<MqttLine>> open(const MqttOptions& options,
                                                    MqttListeners listeners);
    MqttLine() = default;
    /// Says goodbye, so that the last will is not said.
    virtual ~MqttLine() = default;
    MqttLine(const MqttLine&) = delete;
    MqttLine& operator=(const MqttLine&) = delete;

    /// At least once (QoS 1). False where the line is not there.
    virtual bool publish(const MqttMessage& message) = 0;
};

} // namespace umpire

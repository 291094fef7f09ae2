#pragma once

#include "app/club/tables/mqtt_line.h"
#include "tests/app/club/simulation/timeline.h"

#include <map>
#include <memory>

namespace umpire::testing {

/// What the network may do to messages, as long as a line stands.
struct NetworkHabits {
    Span least = std::chrono::milliseconds(1); ///< on the way
    Span most = std::chrono::milliseconds(20);
    /// Of the messages that come to a client. MQTT loses none of a line that stands, but Mosquitto
    /// drops what does not fit a client's queue (max_queued_messages), and so does the server's
    /// Inbox.
    double lost = 0.0;
    /// Comes twice, one after the other of its topic: at least once is what QoS 1 promises.
    double twice = 0.0;
    /// Mosquitto hands a line's messages on in their order. MQTT promises it for each topic only.
    enum class Order { OfLine, OfTopic } order = Order::OfLine;
};

/// Mosquitto and the network, as far as a club can tell: kept messages, last wills, and who may
/// read and write what. A session begins anew with each line, as MqttLine asks for it (clean
/// start): who was away hears only what is kept, and nothing is sent a second time.
class SimulatedBroker {
public:
    /// `permissions`: the file that `umpire club init` wrote.
    SimulatedBroker(Timeline& timeline, Chance& chance, const std::string& permissions);

    /// In place of MqttLine::open.
    std::unique_ptr<MqttLine> call(const MqttOptions& options, MqttListeners listeners);

    enum class Cut {
        Told,  ///< both ends know it at once
        Silent ///< packets vanish; both ends know it after their patience
    };
    /// Nobody reaches the broker in that user's name for so long.
    void cut(const std::string& user, Cut how, Span span);
    /// Its program is killed: it says no goodbye, and what is on its way may be lost.
    void kill(MqttLine& line);
    enum class Memory { Kept, Lost }; ///< with persistence, and without: of the kept messages
    void restart(Span span, Memory memory);

    [[nodiscard]] std::string kept(const std::string& topic) const;

    NetworkHabits habits;
    /// Each message that comes to somebody.
    std::function<void(const std::string& user, const MqttMessage& message)> tap = [](auto&&...) {};

private:
    struct Session;
    struct Client;
    class Line;

    void tryToMeet(const std::shared_ptr<Client>& client);
    void part(const std::shared_ptr<Client>& client, const std::string& why);
    enum class Goodbye { Said, NotSaid };
    static void end(Session& session, Span lostAfter, Goodbye goodbye);
    void lastWill(const std::shared_ptr<Session>& session, Span after);
    bool publish(const std::shared_ptr<Client>& client, const MqttMessage& message);
    void take(const std::string& user, const MqttMessage& message);
    void handTo(const std::shared_ptr<Session>& session, const MqttMessage& message);
    void deliver(const std::shared_ptr<Session>& session, const MqttMessage& message);
    Span arrivalOf(std::map<std::string, Span>& last, const std::string& topic);
    [[nodiscard]] bool mayRead(const std::string& user, const std::string& topic) const;
    [[nodiscard]] bool mayWrite(const std::string& user, const std::string& topic) const;

    struct Permission {
        std::string user; ///< empty: anybody, with the name in place of %u
        bool isToRead = true;
        std::string filter;
    };
    Timeline& timeline_;
    Chance& chance_;
    std::vector<Permission> permissions_;
    std::vector<std::shared_ptr<Client>> clients_;
    std::map<std::string, MqttMessage> kept_;
    std::map<std::string, Span> unreachableUntil_; ///< by user
    Span downUntil_{0};
};

} // namespace umpire::testing

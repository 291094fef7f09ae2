#pragma once

#include "app/club/tables/mqtt_line.h"
#include "tests/app/club/simulation/timeline.h"

#include <map>
#include <memory>

namespace umpire::testing {

/// The network's effects on messages while a line works.
struct NetworkHabits {
    Span least = std::chrono::milliseconds(1); ///< travel time
    Span most = std::chrono::milliseconds(20);
    /// Share of a client's messages that are lost. MQTT itself loses none on a working line, but
    /// Mosquitto drops messages beyond a client's queue (max_queued_messages), and so does the
    /// server's Inbox.
    double lost = 0.0;
    /// Share of messages that arrive twice in a row; QoS 1 promises "at least once".
    double twice = 0.0;
    /// Mosquitto delivers the messages of a line in order. MQTT promises the order per topic only.
    enum class Order { OfLine, OfTopic } order = Order::OfLine;
};

/// Mosquitto and the network as a club uses them: retained messages, last wills, and access rights
/// by topic. Each line begins a clean session, as MqttLine requests: a client that was offline
/// receives only the retained messages, and no message is sent again.
class SimulatedBroker {
public:
    /// `permissions`: the file that `umpire club init` wrote.
    SimulatedBroker(Timeline& timeline, Chance& chance, const std::string& permissions);

    /// Replaces MqttLine::open.
    std::unique_ptr<MqttLine> call(const MqttOptions& options, MqttListeners listeners);

    enum class Cut {
        Told,  ///< both ends learn of the cut at once
        Silent ///< packets vanish; each end learns of the cut when its patience is over
    };
    /// Cuts that user off from the broker for `span`.
    void cut(const std::string& user, Cut how, Span span);
    /// Kills the program at the client's end. It sends no goodbye, and messages on the way may be
    /// lost.
    void kill(MqttLine& line);
    /// fate of the retained messages: with persistence, and without
    enum class Memory { Kept, Lost };
    void restart(Span span, Memory memory);

    [[nodiscard]] std::string kept(const std::string& topic) const;

    NetworkHabits habits;
    /// Receives each message that a client receives.
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
    std::map<std::string, Span> unreachableUntil_; ///< end of the cut, by user
    Span downUntil_{0};
};

} // namespace umpire::testing

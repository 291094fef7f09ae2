#include "tests/app/club/simulation/simulated_broker.h"

#include <algorithm>
#include <sstream>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

constexpr Span kFirstRest = 500ms; ///< the rest of MqttLine between two tries
constexpr Span kLongestRest = 4s;
constexpr Span kLeastPatience = 15s; ///< keep-alive of a client that receives nothing
constexpr Span kMostPatience = 23s;
constexpr Span kBrokersPatience = 22'500ms; ///< 1.5 times the keep-alive

std::vector<std::string> partsOf(const std::string& topic) {
    std::vector<std::string> parts;
    std::istringstream text(topic);
    for (std::string part; std::getline(text, part, '/');) {
        parts.push_back(part);
    }
    return parts;
}

/// Tells whether the topic matches the filter: `+` matches one part, and `#` matches all further
/// parts.
bool matches(const std::string& filter, const std::string& topic) {
    const auto wanted = partsOf(filter);
    const auto there = partsOf(topic);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i] == "#") {
            return true;
        }
        if (i >= there.size() || (wanted[i] != "+" && wanted[i] != there[i])) {
            return false;
        }
    }
    return wanted.size() == there.size();
}

std::string forUser(std::string filter, const std::string& user) {
    if (const auto at = filter.find("%u"); at != std::string::npos) {
        filter.replace(at, 2, user);
    }
    return filter;
}

} // namespace

/// A connection of a client, from the greeting to the goodbye.
struct SimulatedBroker::Session {
    MqttOptions options;
    std::weak_ptr<Client> client;
    /// Messages sent to the broker or to the client after this moment are lost; none: the line
    /// works.
    std::optional<Span> lostAfter{};
    bool isSilent = false;
    std::map<std::string, Span> toBroker; ///< arrival of the newest message, by topic
    std::map<std::string, Span> toClient;

    [[nodiscard]] bool has(Span moment) const { return !lostAfter || moment <= *lostAfter; }
};

struct SimulatedBroker::Client {
    MqttOptions options;
    MqttListeners listeners;
    std::shared_ptr<Session> session{}; ///< none: the client is not connected
    Span rest = kFirstRest;
    bool isGone = false; ///< the owner has dropped the line
};

class SimulatedBroker::Line final : public MqttLine {
public:
    Line(SimulatedBroker& broker, std::shared_ptr<Client> client)
        : broker_(broker), client_(std::move(client)) {}
    ~Line() override {
        if (const auto session = std::exchange(client_->session, nullptr)) {
            end(*session, Span::max(), Goodbye::Said);
        }
        client_->isGone = true;
        std::erase(broker_.clients_, client_);
    }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    bool publish(const MqttMessage& message) override { return broker_.publish(client_, message); }
    [[nodiscard]] const std::shared_ptr<Client>& client() const { return client_; }

private:
    SimulatedBroker& broker_;
    std::shared_ptr<Client> client_;
};

SimulatedBroker::SimulatedBroker(Timeline& timeline, Chance& chance, const std::string& permissions)
    : timeline_(timeline), chance_(chance) {
    std::istringstream lines(permissions);
    std::string user;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string what;
        std::string how;
        std::string filter;
        words >> what >> how >> filter;
        if (what == "user") {
            user = how;
        } else if (what == "topic" || what == "pattern") {
            permissions_.push_back({what == "topic" ? user : "", how == "read", filter});
        }
    }
}

bool SimulatedBroker::mayRead(const std::string& user, const std::string& topic) const {
    return std::ranges::any_of(permissions_, [&](const Permission& each) {
        return each.isToRead && (each.user.empty() || each.user == user) &&
               matches(forUser(each.filter, user), topic);
    });
}

bool SimulatedBroker::mayWrite(const std::string& user, const std::string& topic) const {
    return std::ranges::any_of(permissions_, [&](const Permission& each) {
        return !each.isToRead && (each.user.empty() || each.user == user) &&
               matches(forUser(each.filter, user), topic);
    });
}

std::unique_ptr<MqttLine> SimulatedBroker::call(const MqttOptions& options,
                                                MqttListeners listeners) {
    auto client = std::make_shared<Client>(Client{options, std::move(listeners)});
    clients_.push_back(client);
    timeline_.after(chance_.between(habits.least, habits.most),
                    [this, client] { tryToMeet(client); });
    return std::make_unique<Line>(*this, client);
}

void SimulatedBroker::tryToMeet(const std::shared_ptr<Client>& client) {
    if (client->isGone || client->session) {
        return;
    }
    if (timeline_.passed() < downUntil_ ||
        timeline_.passed() < unreachableUntil_[client->options.user]) {
        client->rest = std::min(client->rest * 2, kLongestRest);
        part(client, "it cannot be reached");
        return;
    }
    client->rest = kFirstRest;
    client->session = std::make_shared<Session>(Session{client->options, client});
    client->listeners.connected();
    if (!client->session) {
        return;
    }
    for (const std::string& filter : client->options.topics) {
        for (const auto& [topic, message] : kept_) {
            if (matches(filter, topic)) {
                handTo(client->session, message);
            }
        }
    }
}

/// Ends the client's session, then reconnects until the owner drops the line.
void SimulatedBroker::part(const std::shared_ptr<Client>& client, const std::string& why) {
    client->session.reset();
    client->listeners.cut(why);
    timeline_.after(client->rest, [this, client] { tryToMeet(client); });
}

/// Ends the session. The client receives no more messages. A goodbye reaches the broker after all
/// earlier messages; without a goodbye the broker publishes the last will.
void SimulatedBroker::end(Session& session, Span lostAfter, Goodbye goodbye) {
    session.client.reset();
    if (session.isSilent) {
        return; // no message arrives in either direction
    }
    session.lostAfter = lostAfter;
    if (goodbye == Goodbye::Said) {
        session.options.lastWill.reset();
    }
}

void SimulatedBroker::lastWill(const std::shared_ptr<Session>& session, Span after) {
    timeline_.after(after, [this, session] {
        if (session->options.lastWill) {
            take(session->options.user, *session->options.lastWill);
        }
    });
}

void SimulatedBroker::cut(const std::string& user, Cut how, Span span) {
    unreachableUntil_[user] = std::max(unreachableUntil_[user], timeline_.passed() + span);
    for (const auto& client : std::vector(clients_)) {
        if (client->options.user != user || !client->session || client->session->isSilent) {
            continue;
        }
        const std::shared_ptr<Session> session = client->session;
        session->lostAfter = timeline_.passed();
        if (how == Cut::Told) {
            lastWill(session, 0s);
            part(client, "the line was cut");
            continue;
        }
        session->isSilent = true;
        lastWill(session, kBrokersPatience);
        timeline_.after(chance_.between(kLeastPatience, kMostPatience), [this, client, session] {
            if (client->session == session) {
                part(client, "it does not answer");
            }
        });
    }
}

void SimulatedBroker::kill(MqttLine& line) {
    const auto client = static_cast<Line&>(line).client();
    if (const auto session = std::exchange(client->session, nullptr)) {
        // The operating system still sends its buffer, unless the machine has failed too.
        const Span rest = chance_.between(0s, habits.most);
        if (!session->isSilent) {
            lastWill(session, rest);
        }
        end(*session, timeline_.passed() + rest, Goodbye::NotSaid);
    }
    client->isGone = true;
}

void SimulatedBroker::restart(Span span, Memory memory) {
    downUntil_ = timeline_.passed() + span;
    if (memory == Memory::Lost) {
        kept_.clear();
    }
    for (const auto& client : std::vector(clients_)) {
        if (client->session) {
            client->session->lostAfter = timeline_.passed();
            client->session->options.lastWill.reset();
            part(client, "the broker ended");
        }
    }
}

std::string SimulatedBroker::kept(const std::string& topic) const {
    const auto found = kept_.find(topic);
    return found == kept_.end() ? "" : found->second.payload;
}

/// Returns the arrival of a message that is sent now. No message overtakes another message of its
/// topic, or of its line.
Span SimulatedBroker::arrivalOf(std::map<std::string, Span>& last, const std::string& topic) {
    Span& before = last[habits.order == NetworkHabits::Order::OfTopic ? topic : ""];
    before =
        std::max(before + 1us, timeline_.passed() + chance_.between(habits.least, habits.most));
    return before;
}

bool SimulatedBroker::publish(const std::shared_ptr<Client>& client, const MqttMessage& message) {
    const std::shared_ptr<Session> session = client->session;
    if (!session) {
        return false;
    }
    const Span arrival = arrivalOf(session->toBroker, message.topic);
    timeline_.after(arrival - timeline_.passed(), [this, session, message, arrival] {
        if (session->has(arrival) && timeline_.passed() >= downUntil_) {
            take(session->options.user, message);
        }
    });
    return true;
}

/// Stores the message at the broker and passes it on.
void SimulatedBroker::take(const std::string& user, const MqttMessage& message) {
    if (!mayWrite(user, message.topic)) {
        return;
    }
    if (message.isKept) {
        kept_[message.topic] = message;
    }
    MqttMessage passedOn = message;
    // current listeners receive it as a live message, not as a retained one
    passedOn.isKept = false;
    for (const auto& client : std::vector(clients_)) {
        const bool isWanted =
            std::ranges::any_of(client->options.topics, [&](const std::string& filter) {
                return matches(filter, message.topic);
            });
        if (client->session && isWanted) {
            handTo(client->session, passedOn);
        }
    }
}

void SimulatedBroker::handTo(const std::shared_ptr<Session>& session, const MqttMessage& message) {
    if (!mayRead(session->options.user, message.topic) || chance_.has(habits.lost)) {
        return;
    }
    for (int times = chance_.has(habits.twice) ? 2 : 1; times > 0; --times) {
        const Span arrival = arrivalOf(session->toClient, message.topic);
        timeline_.after(arrival - timeline_.passed(), [this, session, message, arrival] {
            if (session->has(arrival)) {
                deliver(session, message);
            }
        });
    }
}

void SimulatedBroker::deliver(const std::shared_ptr<Session>& session, const MqttMessage& message) {
    const auto client = session->client.lock();
    if (client && client->session == session) {
        tap(session->options.user, message);
        client->listeners.heard(message);
    }
}

} // namespace umpire::testing

#include "app/club/tables/mqtt_line.h"

#include "app/club/tables/reach.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <condition_variable>
#include <cstring>
#include <mosquitto.h>
#include <mqtt_protocol.h>
#include <mutex>
#include <thread>

namespace umpire {
namespace {

constexpr int kAtLeastOnce = 1;
constexpr std::chrono::milliseconds kFirstRest{500};
constexpr std::chrono::milliseconds kLongestRest{4000};
constexpr std::chrono::milliseconds kGoodbye{1000};
constexpr std::chrono::milliseconds kLongestCall{4000};
constexpr int kTurnMs = 100;

void startLibrary() {
    static std::once_flag once;
    std::call_once(once, [] { mosquitto_lib_init(); });
}

bool isThisMachine(std::string_view host) {
    return host == "localhost" || host == "::1" || host.starts_with("127.");
}

/// The library reports this error during the call or later, depending on the broker's speed.
constexpr const char* kWrongCertificate = "its certificate is not that of `umpire club init`, is "
                                          "not for this address, or is over";

std::string reasonFor(int code) {
    if (code == MOSQ_ERR_KEEPALIVE) { // the library has no text for this error
        return "it does not answer";
    }
    return code < 0x80 ? mosquitto_strerror(code) : mosquitto_reason_string(code);
}

/// libmosquitto's client, and the thread that runs it.
struct Mosquitto {
    MqttOptions options;
    MqttListeners listeners;
    mosquitto* client = nullptr;
    /// false: nothing may be published, because the library would queue without a limit.
    std::atomic<bool> isThere = false;
    std::atomic<bool> wasThere = false; ///< whether the broker was connected since the last attempt
    std::atomic<bool> wasTold = false;  ///< whether the reason was reported, since the last attempt
    std::mutex mutex;                   ///< guards the client
    std::condition_variable_any ended;  ///< ends the wait between two attempts
    std::jthread thread;

    ~Mosquitto() {
        if (client != nullptr) {
            if (thread.joinable()) {
                thread.request_stop();
                thread.join();
            }
            mosquitto_destroy(client);
        }
    }

    static Mosquitto& of(void* self) { return *static_cast<Mosquitto*>(self); }

    /// Makes a new client with the password and the last will. The old client would later send
    /// messages that it could not send in time.
    Expected<void> prepare() {
        startLibrary();
        const std::scoped_lock lock(mutex);
        mosquitto_destroy(client);
        client = mosquitto_new(options.client.c_str(), true, this);
        if (client == nullptr) {
            return failWith(ExitStatus::CannotWrite, "the broker's client cannot be made");
        }
        mosquitto_int_option(client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
        mosquitto_threaded_set(client, true); // other threads publish while this thread runs
        mosquitto_username_pw_set(client, options.user.c_str(), options.password.c_str());
        if (const auto& will = options.lastWill) {
            mosquitto_will_set_v5(client, will->topic.c_str(), int(will->payload.size()),
                                  will->payload.data(), kAtLeastOnce, will->isKept, nullptr);
        }
        if (options.address.isSecret &&
            mosquitto_tls_set(client, options.authorities.c_str(), nullptr, nullptr, nullptr,
                              nullptr) != MOSQ_ERR_SUCCESS) {
            return failWith(ExitStatus::CannotRead,
                            options.authorities + ": has no certificate that can be read; take the "
                                                  "file that `umpire club init` wrote");
        }
        hear();
        return {};
    }

    void hear() {
        mosquitto_connect_v5_callback_set(client,
                                          [](mosquitto*, void* self, int code, int,
                                             const mosquitto_property*) { of(self).met(code); });
        mosquitto_disconnect_v5_callback_set(
            client, [](mosquitto*, void* self, int code, const mosquitto_property*) {
                of(self).isThere = false;
                if (code != 0) {
                    of(self).part(reasonFor(code));
                }
            });
        mosquitto_message_v5_callback_set(client, [](mosquitto*, void* self,
                                                     const mosquitto_message* message,
                                                     const mosquitto_property*) {
            of(self).listeners.heard({message->topic,
                                      std::string(static_cast<const char*>(message->payload),
                                                  std::size_t(message->payloadlen)),
                                      message->retain});
        });
    }

    /// Reports only the first reason of an attempt: a refused client is also disconnected, for a
    /// second reason.
    void part(const std::string& why) {
        if (!wasTold.exchange(true)) {
            listeners.cut(why);
        }
    }

    void met(int code) {
        if (code != 0) {
            part(reasonFor(code));
            return;
        }
        isThere = wasThere = true;
        for (const std::string& topic : options.topics) {
            mosquitto_subscribe_v5(client, nullptr, topic.c_str(), kAtLeastOnce, 0, nullptr);
        }
        listeners.connected();
    }

    /// Replaces the library's loop, which ends for good after a TLS error, for example if the
    /// broker is killed.
    void run(const std::stop_token& stop) {
        auto wait = kFirstRest;
        while (!stop.stop_requested()) {
            wasTold = false;
            const std::string why =
                whyUnreachable(options.address.host, options.address.port, kLongestCall, stop);
            const auto ready = why.empty() ? prepare() : Expected<void>{};
            if (stop.stop_requested()) {
                return;
            }
            if (why.empty() && ready) {
                call(stop);
            } else {
                part(ready ? why : english(ready.error().message));
            }
            wait = wasThere.exchange(false)
                       ? kFirstRest
                       : std::min<std::chrono::milliseconds>(wait * 2, kLongestRest);
            std::unique_lock lock(mutex);
            ended.wait_for(lock, stop, wait, [] { return false; });
        }
    }

    void call(const std::stop_token& stop) {
        const int begun = mosquitto_connect(client, options.address.host.c_str(),
                                            options.address.port, int(options.keepAlive.count()));
        if (begun == MOSQ_ERR_SUCCESS) {
            follow(stop);
        } else {
            part(begun == MOSQ_ERR_ERRNO ? std::strerror(errno)
                 : begun == MOSQ_ERR_TLS ? kWrongCertificate
                                         : reasonFor(begun));
        }
    }

    /// Runs until the connection breaks or the owner drops the line.
    void follow(const std::stop_token& stop) {
        std::optional<std::chrono::steady_clock::time_point> end;
        int state = MOSQ_ERR_SUCCESS;
        while (state == MOSQ_ERR_SUCCESS && (!end || std::chrono::steady_clock::now() < *end)) {
            state = mosquitto_loop(client, kTurnMs, 1);
            if (stop.stop_requested() && !end) {
                end = std::chrono::steady_clock::now() + kGoodbye;
                mosquitto_disconnect(client);
            }
        }
        isThere = false;
        if (state == MOSQ_ERR_TLS && !wasThere) {
            part(kWrongCertificate);
        } else if (state != MOSQ_ERR_SUCCESS && !end) {
            part(reasonFor(state));
        }
    }
};

class MosquittoLine final : public MqttLine {
public:
    explicit MosquittoLine(std::unique_ptr<Mosquitto> inside) : inside_(std::move(inside)) {}

    bool publish(const MqttMessage& message) override {
        const std::scoped_lock lock(inside_->mutex);
        return inside_->isThere &&
               mosquitto_publish_v5(inside_->client, nullptr, message.topic.c_str(),
                                    int(message.payload.size()), message.payload.data(),
                                    kAtLeastOnce, message.isKept, nullptr) == MOSQ_ERR_SUCCESS;
    }

private:
    std::unique_ptr<Mosquitto> inside_;
};

} // namespace

Expected<MqttAddress> parseMqttAddress(const std::string& text, const std::string& setting) {
    const auto wrong = [&](const std::string& why) {
        return wrongSetting(setting,
                            "`" + text + "` " + why + "; give one such as mqtts://club.local:8883");
    };
    MqttAddress address;
    std::string_view rest = text;
    if (rest.starts_with("mqtts://")) {
        rest.remove_prefix(8);
    } else if (rest.starts_with("mqtt://")) {
        rest.remove_prefix(7);
        address.isSecret = false;
        address.port = 1883;
    } else {
        return wrong("is no broker's address");
    }
    const std::size_t closing = rest.starts_with("[") ? rest.find(']') : 0;
    if (closing == std::string_view::npos) {
        return wrong("has a [ without its ]");
    }
    const std::size_t colon = rest.find(':', closing);
    address.host = rest.substr(0, colon);
    if (closing > 0) {
        address.host = rest.substr(1, closing - 1);
    }
    if (address.host.empty() || address.host.find_first_of("/@#? ") != std::string::npos) {
        return wrong("has no machine's name, or more than that and a port");
    }
    if (colon != std::string_view::npos) {
        const std::string_view digits = rest.substr(colon + 1);
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), address.port);
        if (error != std::errc{} || end != digits.data() + digits.size() || address.port == 0) {
            return wrong("has a port that is none");
        }
    }
    if (!address.isSecret && !isThisMachine(address.host)) {
        return wrong("sends passwords in the open; another machine is reached by mqtts://");
    }
    return address;
}

Expected<std::unique_ptr<MqttLine>> MqttLine::open(const MqttOptions& options,
                                                   MqttListeners listeners) {
    auto inside = std::make_unique<Mosquitto>();
    inside->options = options;
    inside->listeners = std::move(listeners);
    return inside->prepare().map([&]() -> std::unique_ptr<MqttLine> {
        Mosquitto& self = *inside;
        self.thread = std::jthread([&self](const std::stop_token& stop) { self.run(stop); });
        return std::make_unique<MosquittoLine>(std::move(inside));
    });
}

} // namespace umpire

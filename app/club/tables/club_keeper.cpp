#include "app/club/tables/club_keeper.h"

#include "app/club/tables/inbox.h"

#include <future>
#include <thread>

namespace umpire {

struct ClubKeeper::Inside {
    using Clock = ClubWorld::Clock;
    using Asked = std::function<void(ClubLedger&)>;

    /// minimum time between attempts to open the database
    static constexpr std::chrono::seconds kBetweenTries{1};
    static constexpr std::chrono::milliseconds kBetweenShows{100};

    KeeperRequest request;
    std::function<void(const Message&)> remark;
    ClubWorld world;
    Inbox inbox;

    /// this and the next three members are used by the keeper's thread only
    std::unique_ptr<ClubLedger> ledger;
    Clock::time_point lastTry{};
    std::uint64_t shownVersion = 0;
    Clock::time_point lastShown{};
    mutable std::mutex mutex; ///< guards the following members except the thread
    Seen shown;
    std::vector<Asked> asked;
    std::unique_ptr<MqttLine> line;
    std::jthread thread;

    ~Inside() {
        if (thread.joinable()) {
            thread.request_stop();
            thread.join();
        }
    }

    Expected<void> start() {
        auto tested = world.store(request.database);
        if (!tested) {
            return tl::make_unexpected(tested.error());
        }
        MqttOptions options;
        options.address = request.broker;
        // unguessable, so that no other client can take the name and disconnect this client
        options.client = "club-" + world.draw();
        options.user = "club";
        options.password = request.password;
        options.authorities = request.authorities;
        options.topics = {"table/+/record", "table/+/row", "table/+/state", "table/+/health",
                          "table/+/picture"};
        if (world.turns == ClubWorld::Turns::ByHand) {
            begin();
        } else {
            thread = std::jthread([this](const std::stop_token& stop) { run(stop); });
        }
        return world
            .call(options, {[this] { setBroker(true, {}); },
                            [this](const std::string& why) { setBroker(false, why); },
                            [this](MqttMessage message) { inbox.put(std::move(message)); }})
            .map([this](std::unique_ptr<MqttLine> opened) {
                const std::scoped_lock lock(mutex);
                line = std::move(opened);
            });
    }

    void setBroker(bool isThere, const std::string& why) {
        bool isNew = false;
        {
            const std::scoped_lock lock(mutex);
            KeeperHealth& health = shown.health;
            isNew = health.hasBroker != isThere || health.brokerSays != why;
            health.hasBroker = isThere;
            health.brokerSays = why;
        }
        if (isNew) {
            remark(isThere ? "the broker is there"
                           : "the broker cannot be reached (" + why + "); the tables go on");
        }
    }

    void setDatabase(bool isThere, const std::string& why) {
        bool isNew = false;
        {
            const std::scoped_lock lock(mutex);
            isNew = shown.health.hasDatabase != isThere;
            shown.health.hasDatabase = isThere;
            shown.health.databaseSays = why;
        }
        if (isNew) {
            remark(isThere ? "the database is there"
                           : why + "; the tables keep what they have and send it later");
        }
    }

    void begin() {
        ledger = std::make_unique<ClubLedger>(
            request.database, [this](const MqttMessage& each) { publish(each); }, world,
            request.clock);
    }

    void run(const std::stop_token& stop) {
        begin();
        while (!stop.stop_requested()) {
            turn(inbox.takeAll(stop));
        }
        answerAll(*ledger);
        ledger.reset();
    }

    void turn(const std::deque<MqttMessage>& messages) {
        if (!ledger->isOpen() && world.now() - lastTry > kBetweenTries) {
            lastTry = world.now();
            const auto opened = ledger->open();
            if (!opened) {
                setDatabase(false, english(opened.error().message));
            }
        }
        for (const MqttMessage& message : messages) {
            ledger->take(message);
        }
        ledger->flush();
        answerAll(*ledger);
        if (const auto loss = ledger->loss()) {
            setDatabase(false, english(loss->message));
        } else if (ledger->keeps()) {
            setDatabase(true, {});
        }
        show(*ledger);
    }

    void publish(const MqttMessage& message) {
        const std::scoped_lock lock(mutex);
        if (line) {
            line->publish(message);
        }
    }

    void answerAll(ClubLedger& answering) {
        std::vector<Asked> taken;
        {
            const std::scoped_lock lock(mutex);
            taken.swap(asked);
        }
        for (const Asked& each : taken) {
            each(answering);
        }
    }

    /// Runs `question` on the ledger in the keeper's thread, and returns the answer.
    template <typename Answer, typename Ask>
    Answer ask(const Ask& question) {
        if (world.turns == ClubWorld::Turns::ByHand) {
            return question(*ledger);
        }
        std::promise<Answer> answer;
        auto answered = answer.get_future();
        {
            const std::scoped_lock lock(mutex);
            asked.push_back([&](ClubLedger& asks) { answer.set_value(question(asks)); });
        }
        return answered.get();
    }

    /// Copies the hall for the pages, which may read it while the database is busy.
    void show(const ClubLedger& from) {
        if (from.hall().version() == shownVersion || world.now() - lastShown < kBetweenShows) {
            return;
        }
        lastShown = world.now();
        shownVersion = from.hall().version();
        auto copy = std::make_shared<const ClubHall>(from.hall());
        const std::scoped_lock lock(mutex);
        shown.hall.swap(copy);
        shown.health.events = from.written();
    }
};

ClubKeeper::ClubKeeper(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
ClubKeeper::~ClubKeeper() = default;

Expected<std::unique_ptr<ClubKeeper>> ClubKeeper::open(const KeeperRequest& request,
                                                       std::function<void(const Message&)> remark,
                                                       ClubWorld world) {
    auto inside = std::make_unique<Inside>();
    inside->request = request;
    inside->remark = std::move(remark);
    inside->world = std::move(world);
    return inside->start().map(
        [&] { return std::unique_ptr<ClubKeeper>(new ClubKeeper(std::move(inside))); });
}

void ClubKeeper::turn() {
    inside_->turn(inside_->inbox.takeNow());
}

ClubKeeper::Seen ClubKeeper::seen() const {
    const std::scoped_lock lock(inside_->mutex);
    return inside_->shown;
}

Expected<void> ClubKeeper::rule(const StoredRuling& ruling) {
    return inside_->ask<Expected<void>>([&](ClubLedger& ledger) { return ledger.keep(ruling); });
}

Expected<void> ClubKeeper::tell(const std::function<Expected<void>(TournamentStore&)>& work) {
    return tellStore([&](ClubStore& store) {
        TournamentStore tournaments = store.tournaments();
        return work(tournaments);
    });
}

Expected<void> ClubKeeper::tellStore(const std::function<Expected<void>(ClubStore&)>& work) {
    return inside_->ask<Expected<void>>([&](ClubLedger& ledger) { return ledger.tell(work); });
}

Expected<std::optional<std::string>> ClubKeeper::evidence(const std::string& hash) {
    return inside_->ask<Expected<std::optional<std::string>>>(
        [&](ClubLedger& ledger) { return ledger.evidence(hash); });
}

Expected<void> ClubKeeper::askEvidence(const std::string& table, const std::string& hash) {
    return inside_->ask<Expected<void>>(
        [&](ClubLedger& ledger) { return ledger.askEvidence(table, hash); });
}

} // namespace umpire

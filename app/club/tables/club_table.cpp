#include "app/club/tables/club_table.h"

#include "app/club/tables/asked_pictures.h"
#include "app/common/failure/small_file.h"
#include "app/record/journal/journal_tail.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <sstream>
#include <thread>

namespace umpire {
namespace {

using Clock = ClubWorld::Clock;

/// Maximum number of rows that were sent and are not confirmed yet.
constexpr std::int64_t kMostOnTheWay = 400;
constexpr std::size_t kRowsAtATime = 100;
/// Maximum time to wait for the server's confirmation. After it, the unconfirmed rows are sent
/// again.
constexpr std::chrono::seconds kPatience{5};
/// Interval between two signs of life of the table.
constexpr std::chrono::seconds kHeartbeat{10};
constexpr std::chrono::milliseconds kBetweenStates{200};
/// wait before the next attempt to send a state
constexpr std::chrono::milliseconds kBetweenTries{50};
/// wait between two turns, unless a message arrives
constexpr std::chrono::milliseconds kRest{500};
constexpr std::chrono::seconds kFarewell{3};
/// maximum number of requested pictures that are not sent yet
constexpr std::size_t kMostAsked = 16;

} // namespace

Expected<ClubRequest> readClubKey(const std::string& address, const std::string& table,
                                  const std::filesystem::path& key) {
    const auto broker = parseMqttAddress(address, "club");
    if (!broker) {
        return tl::make_unexpected(broker.error());
    }
    if (!isTableName(table)) {
        return wrongSetting("table-name", "`" + table +
                                              "` is no name of a table; give 1 to 24 letters "
                                              "without accents, digits, - and _");
    }
    std::istringstream file(smallFile(key).value_or(""));
    std::string password;
    if (!std::getline(file, password) || password.empty()) {
        return failWith(ExitStatus::CannotRead,
                        key.string() + ": has no password in its first line; give the file of this "
                                       "table that `umpire club init` wrote");
    }
    return ClubRequest{*broker, table, password, broker->isSecret ? key.string() : ""};
}

struct ClubTable::Inside {
    ClubRequest request;
    Listeners listeners;
    ClubWorld world;
    std::string instance;
    std::unique_ptr<MqttLine> line;

    mutable std::mutex mutex;
    std::condition_variable_any changed;
    std::filesystem::path journal;
    bool isLive = true;
    std::string state;
    bool hasNews = false; ///< true if the journal has new rows
    bool hasNewState = false;
    bool isThere = false; ///< connected to the broker
    bool isNewlyThere = false;
    bool isCut = false; ///< true if the connection is lost and people were informed
    std::optional<ReceivedMessage> received;
    std::optional<ClockMessage> clock;
    std::set<std::string> asked; ///< SHA-256 of the requested pictures
    std::int64_t confirmed = 0;  ///< number of the last row that the server confirmed
    std::int64_t count = 0;      ///< number of this journal's rows

    /// The following members are used by this object's thread only.
    std::string record;
    std::string recordText;
    std::int64_t told = 0;
    Clock::time_point progress{};
    Clock::time_point beat{};
    Clock::time_point shown{};
    AskedPictures kept;
    std::jthread thread;

    void finish() {
        if (thread.joinable()) {
            thread.request_stop();
            changed.notify_all();
            thread.join();
        }
    }

    ~Inside() {
        finish();
        if (line) {
            line->publish(topicOf(ClubTopic::What::Health,
                                  textOf(HealthMessage{false, instance, world.wallUs()}), true));
        }
    }

    [[nodiscard]] MqttMessage topicOf(ClubTopic::What what, std::string payload,
                                      bool isKept) const {
        return {textOf(ClubTopic{request.table, what}), std::move(payload), isKept};
    }

    Expected<void> start() {
        instance = world.draw();
        progress = world.now();
        MqttOptions options;
        options.address = request.broker;
        options.client = request.table + "-" + instance;
        options.user = request.table;
        options.password = request.password;
        options.authorities = request.authorities;
        options.lastWill =
            topicOf(ClubTopic::What::Health, textOf(HealthMessage{false, instance, 0}), true);
        options.topics = {textOf(ClubTopic{request.table, ClubTopic::What::Received}),
                          textOf(ClubTopic{request.table, ClubTopic::What::Ruling}),
                          textOf(ClubTopic{request.table, ClubTopic::What::Ask}),
                          textOf(ClubTopic{request.table, ClubTopic::What::Clock})};
        return world
            .call(options, {[this] { meet(); }, [this](const auto& why) { part(why); },
                            [this](MqttMessage message) { hear(message); }})
            .map([this](std::unique_ptr<MqttLine> opened) {
                line = std::move(opened);
                if (world.turns == ClubWorld::Turns::OwnThread) {
                    thread = std::jthread([this](const std::stop_token& stop) { run(stop); });
                }
            });
    }

    void meet() {
        bool wasCut = false;
        {
            const std::scoped_lock lock(mutex);
            isThere = true;
            isNewlyThere = true;
            wasCut = std::exchange(isCut, false);
        }
        changed.notify_all();
        if (wasCut) {
            listeners.remark("the club is there again; it is told what it missed");
        }
    }

    void part(const std::string& why) {
        bool isNew = false;
        {
            const std::scoped_lock lock(mutex);
            isThere = false;
            isNew = !std::exchange(isCut, true);
        }
        if (isNew) {
            listeners.remark("the club at " + request.broker.host + " cannot be reached (" + why +
                             "); the game goes on, and the club is told later");
        }
    }

    void hear(const MqttMessage& heard) {
        const auto topic = topicFrom(heard.topic);
        if (!topic) {
            return;
        }
        std::unique_lock lock(mutex);
        if (topic->what == ClubTopic::What::Received) {
            if (auto message = receivedMessageFrom(heard.payload)) {
                received = *std::move(message);
            }
        } else if (topic->what == ClubTopic::What::Clock) {
            if (auto message = clockMessageFrom(heard.payload)) {
                clock = *std::move(message);
            }
        } else if (topic->what == ClubTopic::What::Ask) {
            if (isPictureHash(heard.payload) && asked.size() < kMostAsked) {
                asked.insert(heard.payload);
            }
        } else if (topic->what == ClubTopic::What::Ruling) {
            const auto message = rulingMessageFrom(heard.payload);
            lock.unlock();
            if (message && listeners.ruled) {
                listeners.ruled(*message);
            }
        }
        changed.notify_all();
    }

    /// Tells whether there is something to send. The caller must hold the mutex.
    [[nodiscard]] bool hasWork() const {
        return hasNews || isNewlyThere || received || !asked.empty();
    }

    void run(const std::stop_token& stop) {
        std::unique_lock lock(mutex);
        std::optional<Clock::time_point> end;
        while (!end || (isThere && confirmed < count && world.now() < *end)) {
            changed.wait_for(lock, hasNewState ? kBetweenTries : kRest,
                             [&] { return hasWork() || (stop.stop_requested() && !end); });
            if (stop.stop_requested() && !end) {
                end = world.now() + kFarewell;
            }
            turn(lock);
        }
    }

    void turn(std::unique_lock<std::mutex>& lock) {
        const std::filesystem::path file = journal;
        const bool begins = std::exchange(isNewlyThere, false);
        const auto confirmedNow = std::exchange(received, std::nullopt);
        const std::set<std::string> pictures = std::exchange(asked, {});
        hasNews = false;
        if (!isThere) {
            return;
        }
        lock.unlock();
        if (begins) {
            recordText.clear();
            told = confirmed;
        }
        if (!file.empty()) {
            passOn(file, confirmedNow);
            showPictures(file, pictures);
        }
        beatHeart(begins);
        lock.lock();
        showState(begins);
    }

    /// Sends the journal's name, then its rows.
    void passOn(const std::filesystem::path& file,
                const std::optional<ReceivedMessage>& confirmedNow) {
        auto tail = rowsAfter(file, told, kRowsAtATime);
        if (!tail) {
            return; // the game's own thread reports the fault
        }
        begin(*tail);
        if (confirmedNow && confirmedNow->record == record) {
            confirm(confirmedNow->head.count);
        }
        if (told > confirmed && world.now() - progress > kPatience) {
            told = confirmed;
            recordText.clear(); // announces the journal again, because the server may not know it
            progress = world.now();
            hasMore();
            return;
        }
        setCount(tail->count);
        for (EventRow& row : tail->rows) {
            if (row.number != told + 1 || told - confirmed >= kMostOnTheWay) {
                break;
            }
            if (!line->publish(topicOf(ClubTopic::What::Row,
                                       textOf(RowMessage{record, std::move(row)}), false))) {
                return;
            }
            if (told == confirmed) {
                progress = world.now();
            }
            ++told;
        }
        if (told < tail->count && told - confirmed < kMostOnTheWay) {
            hasMore();
        }
    }

    /// Sends each requested picture, or says that it is missing, so that the server need not wait.
    void showPictures(const std::filesystem::path& file, const std::set<std::string>& pictures) {
        for (const std::string& hash : pictures) {
            PictureMessage answer{hash, kept.withHash(file, hash).value_or("")};
            if (answer.jpeg.size() + answer.hash.size() >= kLongestClubMessage) {
                answer.jpeg.clear();
            }
            line->publish(topicOf(ClubTopic::What::Picture, textOf(answer), false));
        }
    }

    void begin(const JournalTail& tail) {
        if (!recordText.empty()) {
            return;
        }
        const std::string id = hashOf(tail.settings);
        if (id != record) {
            record = id;
            told = confirmed = 0;
        }
        const bool isOfNow = isLive;
        recordText = textOf(RecordMessage{record, tail.settings, isOfNow});
        if (!line->publish(topicOf(ClubTopic::What::Record, recordText, isOfNow))) {
            recordText.clear();
        }
    }

    /// Notes the server's last row. After a restore of its database, the server may have fewer rows
    /// than before.
    void confirm(std::int64_t number) {
        const std::scoped_lock lock(mutex);
        if (number > confirmed) {
            progress = world.now();
        }
        told = number < confirmed ? number : std::max(told, number);
        confirmed = number;
    }

    void setCount(std::int64_t number) {
        const std::scoped_lock lock(mutex);
        count = number;
    }

    void hasMore() {
        const std::scoped_lock lock(mutex);
        hasNews = true;
    }

    void beatHeart(bool begins) {
        if (begins || world.now() - beat > kHeartbeat) {
            beat = world.now();
            line->publish(topicOf(ClubTopic::What::Health,
                                  textOf(HealthMessage{true, instance, world.wallUs()}), true));
        }
    }

    /// Publishes the state if it is new and due, or if `begins`. The caller must hold the mutex.
    void showState(bool begins) {
        if (state.empty() || (!hasNewState && !begins) ||
            (!begins && world.now() - shown < kBetweenStates)) {
            return;
        }
        shown = world.now();
        hasNewState = !line->publish(topicOf(ClubTopic::What::State, state, true));
    }
};

ClubTable::ClubTable(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
ClubTable::~ClubTable() = default;

Expected<std::unique_ptr<ClubTable>> ClubTable::open(const ClubRequest& request,
                                                     Listeners listeners, ClubWorld world) {
    auto inside = std::make_unique<Inside>();
    inside->request = request;
    inside->listeners = std::move(listeners);
    inside->world = std::move(world);
    return inside->start().map(
        [&] { return std::unique_ptr<ClubTable>(new ClubTable(std::move(inside))); });
}

std::optional<ClockMessage> ClubTable::clock(std::chrono::milliseconds patience) {
    std::unique_lock lock(inside_->mutex);
    inside_->changed.wait_for(lock, patience, [this] { return inside_->clock.has_value(); });
    return inside_->clock;
}

void ClubTable::follow(const std::filesystem::path& journal, bool isLive) {
    {
        const std::scoped_lock lock(inside_->mutex);
        inside_->journal = journal;
        inside_->isLive = isLive;
        inside_->isNewlyThere = inside_->isThere;
    }
    wake();
}

void ClubTable::wake() {
    {
        const std::scoped_lock lock(inside_->mutex);
        inside_->hasNews = true;
    }
    inside_->changed.notify_all();
}

void ClubTable::show(std::string state) {
    const std::scoped_lock lock(inside_->mutex);
    inside_->state = std::move(state);
    inside_->hasNewState = true;
}

void ClubTable::finish() {
    inside_->finish();
}

std::chrono::milliseconds ClubTable::turn() {
    std::unique_lock lock(inside_->mutex);
    inside_->turn(lock);
    return inside_->hasWork()     ? std::chrono::milliseconds(0)
           : inside_->hasNewState ? kBetweenTries
                                  : kRest;
}

std::int64_t ClubTable::missing() const {
    const std::scoped_lock lock(inside_->mutex);
    const auto tail = rowsAfter(inside_->journal, 0, 0);
    return tail ? std::max<std::int64_t>(0, tail->count - inside_->confirmed) : 0;
}

} // namespace umpire

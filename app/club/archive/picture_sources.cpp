#include "app/club/archive/picture_sources.h"

#include "app/club/tables/club_messages.h"
#include "app/club/tables/mqtt_line.h"
#include "app/common/network/token.h"
#include "app/mind/statistics/records_below.h"
#include "app/record/journal/journal.h"

#include <condition_variable>
#include <mutex>
namespace umpire {
namespace {

using Clock = std::chrono::steady_clock;

/// Duration of silence after which all retained messages have arrived; the broker sends them at
/// once.
constexpr std::chrono::milliseconds kQuiet{700};
constexpr std::chrono::seconds kLongestAnswer{10};
/// Number of consecutive missing pictures after which a table is not asked again.
constexpr int kMostMisses = 3;

} // namespace

Expected<JournalPictures> JournalPictures::open(const std::vector<std::filesystem::path>& places) {
    JournalPictures pictures;
    for (const std::filesystem::path& place : places) {
        for (const std::filesystem::path& file : recordsBelow(place)) {
            std::error_code error;
            if (std::filesystem::is_directory(file, error)) {
                continue; // an exported game has no hashes of its pictures
            }
            const auto record = readJournal(file);
            if (!record) {
                return tl::make_unexpected(record.error());
            }
            for (const RecordedEvent& event : record->events) {
                if (!event.pictureHash.empty()) {
                    pictures.places_.try_emplace(event.pictureHash, Place{file, event.number});
                }
            }
        }
    }
    return pictures;
}

std::optional<std::string> JournalPictures::find(const std::string& hash) const {
    const auto found = places_.find(hash);
    return found == places_.end()
               ? std::nullopt
               : pictureOf(found->second.journal, found->second.event).value_or(std::nullopt);
}

struct TablePictures::Inside {
    struct Table {
        HealthMessage health;
        std::string record; ///< id of the journal that the table is writing
        int misses = 0;
    };

    std::mutex mutex;
    std::condition_variable changed;
    bool isConnected = false;
    std::string brokerSays = "no answer";
    Clock::time_point heard{};
    std::map<std::string, Table, std::less<>> tables;
    std::optional<PictureMessage> came; ///< the newest picture that a table sent
    std::unique_ptr<MqttLine> line; ///< must be the last member, because its thread uses the others

    void connected() {
        const std::scoped_lock lock(mutex);
        isConnected = true;
        brokerSays.clear();
        heard = Clock::now();
    }

    void cut(const std::string& why) {
        const std::scoped_lock lock(mutex);
        brokerSays = isConnected ? brokerSays : why;
        changed.notify_one();
    }

    void hear(const MqttMessage& message) {
        const std::scoped_lock lock(mutex);
        heard = message.isKept ? Clock::now() : heard;
        const auto topic = topicFrom(message.topic);
        if (topic && topic->what == ClubTopic::What::Health) {
            const auto health = healthMessageFrom(message.payload);
            tables[topic->table].health = health.value_or(HealthMessage{});
        } else if (topic && topic->what == ClubTopic::What::Record) {
            const auto record = recordMessageFrom(message.payload);
            tables[topic->table].record = record ? record->record : "";
        } else if (topic && topic->what == ClubTopic::What::Picture) {
            came = pictureMessageFrom(message.payload).value_or(PictureMessage{});
            changed.notify_one();
        }
    }

    Expected<void> ask(const ClubSettings& club) {
        MqttOptions options;
        options.address = club.broker;
        options.client = "club-archive-" + freshToken();
        options.user = "club";
        options.password = club.password;
        options.authorities = club.authorities;
        options.topics = {"table/+/health", "table/+/record", "table/+/picture"};
        return MqttLine::open(options, {[this] { connected(); },
                                        [this](const std::string& why) { cut(why); },
                                        [this](const MqttMessage& message) { hear(message); }})
            .map([this](std::unique_ptr<MqttLine> opened) {
                line = std::move(opened);
                const auto end = Clock::now() + kLongestAnswer;
                std::unique_lock lock(mutex);
                const auto isTold = [&] {
                    return isConnected ? Clock::now() - heard > kQuiet : brokerSays != "no answer";
                };
                while (!isTold() && Clock::now() < end) {
                    changed.wait_for(lock, kQuiet / 10);
                }
            });
    }

    /// Requests the picture. Returns an empty text if the table lacks it or does not answer.
    std::string fetch(const std::string& table, const std::string& hash) {
        std::unique_lock lock(mutex);
        came.reset();
        lock.unlock(); // the line's own thread may need the lock
        if (!line->publish({textOf(ClubTopic{table, ClubTopic::What::Ask}), hash, false})) {
            return {};
        }
        lock.lock();
        const bool hasCome = changed.wait_for(
            lock, kLongestAnswer, [&] { return came.has_value() && came->hash == hash; });
        return hasCome && sha256(came->jpeg) == hash ? came->jpeg : std::string();
    }
};

TablePictures::TablePictures(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
TablePictures::~TablePictures() = default;

Expected<std::unique_ptr<TablePictures>> TablePictures::open(const ClubSettings& club) {
    auto inside = std::make_unique<Inside>();
    return inside->ask(club).map(
        [&] { return std::unique_ptr<TablePictures>(new TablePictures(std::move(inside))); });
}

const std::string& TablePictures::brokerSays() const {
    return inside_->brokerSays;
}

std::optional<std::string> TablePictures::find(const WantedPicture& wanted) {
    const auto found = inside_->tables.find(wanted.table);
    if (found == inside_->tables.end() || !found->second.health.isThere ||
        found->second.record != wanted.record || found->second.misses >= kMostMisses) {
        return std::nullopt;
    }
    const std::string jpeg = inside_->fetch(wanted.table, wanted.hash);
    found->second.misses = jpeg.empty() ? found->second.misses + 1 : 0;
    return jpeg.empty() ? std::nullopt : std::optional(jpeg);
}

} // namespace umpire

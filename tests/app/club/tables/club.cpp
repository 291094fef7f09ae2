#include "tests/app/club/tables/club.h"

#include "app/record/journal/journal_tail.h"

#include <fstream>

namespace umpire::testing {

void Club::SetUp() {
    ClubPlan plan{{"1", "2", "7"}, {"127.0.0.1"}, port, ""};
    ASSERT_TRUE(database.start());
    plan.database = database.address();
    const auto made = makeClubFolder(folder(), plan);
    ASSERT_TRUE(made) << english(made.error().message);
    ASSERT_TRUE(broker.start(port));
}

void Club::serve() {
    const auto settings = readClubFolder(folder());
    ASSERT_TRUE(settings) << english(settings.error().message);
    auto opened = ClubKeeper::open(
        {settings->broker, settings->password, settings->authorities, settings->database},
        [this](const Message& said) { hear(said); });
    ASSERT_TRUE(opened) << english(opened.error().message);
    keeper = *std::move(opened);
}

std::unique_ptr<ClubTable> Club::sit(const std::string& table, std::uint16_t through) {
    const std::string address =
        "mqtts://127.0.0.1:" + std::to_string(through == 0 ? port : through);
    const auto request = readClubKey(address, table, tableKeyIn(folder(), table));
    EXPECT_TRUE(request) << english(request.error().message);
    auto opened =
        ClubTable::open(*request, {[this](const Message& said) { hear(said); },
                                   [this](const RulingMessage& ruling) { hear(ruling.command); }});
    EXPECT_TRUE(opened) << english(opened.error().message);
    return opened ? *std::move(opened) : nullptr;
}

std::unique_ptr<MqttLine> Club::stranger(const std::string& user, const std::string& password,
                                         const std::vector<std::string>& topics,
                                         MqttListeners listeners, const std::string& id) {
    MqttOptions options;
    options.address = {"127.0.0.1", port, true};
    options.client = id + (id == "stranger" ? "-" + user : "");
    options.user = user;
    options.password = password;
    options.authorities = tableKeyIn(folder(), "1").string();
    options.topics = topics;
    auto opened = MqttLine::open(options, std::move(listeners));
    EXPECT_TRUE(opened);
    return opened ? *std::move(opened) : nullptr;
}

std::string Club::passwordOf(const std::string& table) const {
    std::ifstream file(tableKeyIn(folder(), table));
    std::string password;
    std::getline(file, password);
    return password;
}

void Club::hear(const Message& said) {
    const std::scoped_lock lock(mutex);
    remarks += english(said) + "\n";
}

bool Club::says(const std::string& words) {
    const std::scoped_lock lock(mutex);
    return remarks.find(words) != std::string::npos;
}

std::string Club::kept(const std::string& table) const {
    return database.ask("SELECT number, hash FROM event WHERE table_name = '" + table +
                        "' ORDER BY record, number");
}

std::string written(const std::filesystem::path& journal) {
    const auto tail = rowsAfter(journal, 0, 100'000);
    std::string text;
    for (const EventRow& row : tail.value_or(JournalTail{}).rows) {
        text += (text.empty() ? "" : "\n") + std::to_string(row.number) + "|" + row.hash;
    }
    return text;
}

WritingTable::WritingTable(const std::filesystem::path& file, const std::string& game,
                           unsigned seed, int actions, const PlayerNames& names)
    : file_(file), events_(recordedPlayout(game, seed, actions)) {
    auto settings = playoutSettings(game);
    settings.started += std::to_string(seed);
    settings.names = names;
    auto journal = Journal::create(file, settings);
    EXPECT_TRUE(journal);
    if (journal) {
        journal_.emplace(*std::move(journal));
    }
}

void WritingTable::write(std::size_t count) {
    for (; count > 0 && next_ < events_.size(); --count) {
        EXPECT_TRUE(journal_->append(events_[next_++]));
    }
}

} // namespace umpire::testing

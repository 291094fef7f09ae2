#include "app/club/tables/club_folder.h"
#include "app/club/tables/mqtt_line.h"
#include "app/record/journal/journal_tail.h"
#include "app/web/server/feed_state.h"
#include "tests/app/club/tables/club_services.h"
#include "tests/app/common/network/loopback.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"
#include "tests/app/web/server/driven_browser.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/played_game.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/resource.h>
#include <unistd.h>

/// Measures how many tables one server holds: load_club TABLES SECONDS [EVENTS_PER_SECOND
/// [browser]]. The broker, the database, the server and the tables run on this machine. Each table
/// publishes a recorded game over and over at that pace, with the state after each event. A client
/// polls the server as the arbiter's page does; with `browser`, a real browser shows that page too.
/// Prints the delay from an event to the page, the load of the server and the broker, and whether
/// the database has every event once, by its hash.
namespace umpire::testing {
namespace {

using Clock = std::chrono::steady_clock;

/// Returns the rows of a game, as the continuation of a record's id.
std::vector<EventRow> gameRows(const std::string& record, std::size_t count) {
    static const std::vector<Entry> events = recordedPlayout("murus-gallicus", 7, 60);
    std::vector<EventRow> rows;
    Head head{0, record};
    while (rows.size() < count) {
        EventRow row = rowOf(events[rows.size() % (events.size() - 1)], head);
        head = {row.number, row.hash};
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Data shared by the process of the tables and the process of the page.
struct LoadedTable {
    std::string name;
    RecordMessage record;
    std::vector<EventRow> rows;
    std::size_t seen = 0; ///< number of events that the page has seen
};

/// libmosquitto waits by select(2), which knows 1024 descriptors; a client has three.
constexpr std::size_t kTablesOfAProcess = 250;

/// Tables that publish, in a separate process.
class Publishers {
public:
    Publishers(const std::vector<LoadedTable>& all, std::size_t first, double rate)
        : all_(all), first_(first), last_(std::min(all.size(), first + kTablesOfAProcess)),
          rate_(rate) {}

    /// Writes a byte when all tables are connected, then begins at the time that it reads.
    void run(int in, int out, const std::filesystem::path& folder, std::uint16_t port) {
        for (std::size_t i = first_; i < last_; ++i) {
            const auto key = readClubKey("mqtts://127.0.0.1:" + std::to_string(port), all_[i].name,
                                         tableKeyIn(folder, all_[i].name));
            MqttOptions options;
            options.address = key->broker;
            options.client = "load-" + all_[i].name;
            options.user = all_[i].name;
            options.password = key->password;
            options.authorities = key->authorities;
            lines_.push_back(MqttLine::open(options, {[this] { ++there_; }, [](const auto&) {},
                                                      [](const MqttMessage&) {}})
                                 .value());
        }
        comesTrue([this] { return there_ >= int(last_ - first_); }, 300);
        for (std::size_t i = first_; i < last_; ++i) {
            say(i, "record", textOf(all_[i].record), true);
            say(i, "health", textOf(HealthMessage{true, "load", 0}), true);
        }
        Clock::rep begin = 0;
        (void)!::write(out, "!", 1);
        (void)!::read(in, &begin, sizeof begin);
        publish(Clock::time_point(Clock::duration(begin)));
        (void)!::read(in, &begin, sizeof begin); // until the page has seen all
    }

private:
    void say(std::size_t table, const std::string& topic, const std::string& payload, bool isKept) {
        lines_[table - first_]->publish(
            {"table/" + all_[table].name + "/" + topic, payload, isKept});
    }

    /// Returns the public state after an event.
    std::string stateAfter(std::size_t number) {
        state_.position.ply = int(number);
        state_.frameCame = Clock::now();
        state_.table = number % 9 == 0 ? "differs" : "agrees";
        state_.position.toMove = {number % 2 == 0 ? "roman" : "gaul"};
        return stateJson(state_, {1, number});
    }

    void publish(Clock::time_point begin) {
        PlayedGame game("murus-gallicus");
        game.names = {{"roman", "Antónia"}, {"gaul", "Vercingetorix"}};
        note(game.shown(), state_);
        const std::size_t each = all_.front().rows.size();
        for (std::size_t number = 0; number < each; ++number) {
            for (std::size_t i = first_; i < last_; ++i) {
                std::this_thread::sleep_until(dueOf(begin, i, number, all_.size(), rate_));
                say(i, "row", textOf(RowMessage{all_[i].record.record, all_[i].rows[number]}),
                    false);
                say(i, "state", stateAfter(number + 1), true);
            }
        }
    }

public:
    /// Spreads the tables over the interval, so that they do not publish at the same moment.
    static Clock::time_point dueOf(Clock::time_point begin, std::size_t table, std::size_t number,
                                   std::size_t tables, double rate) {
        const double seconds = (double(number) + double(table) / double(tables)) / rate;
        return begin +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }

private:
    const std::vector<LoadedTable>& all_;
    std::size_t first_;
    std::size_t last_;
    double rate_;
    std::atomic<int> there_ = 0;
    FeedState state_;
    std::vector<std::unique_ptr<MqttLine>> lines_;
};

/// Kilobytes of memory, and seconds of a processor.
struct Cost {
    long kilobytes = 0;
    double seconds = 0;
};
Cost costOf(pid_t process) {
    Cost cost;
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) {
            cost.kilobytes = std::stol(line.substr(6));
        }
    }
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string text((std::istreambuf_iterator<char>(stat)), {});
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 2)));
    std::string skipped;
    for (int i = 0; i < 11; ++i) {
        fields >> skipped;
    }
    double user = 0;
    double system = 0;
    fields >> user >> system;
    cost.seconds = (user + system) / double(::sysconf(_SC_CLK_TCK));
    return cost;
}

class Load {
public:
    Load(int tables, int seconds, double rate, bool withBrowser)
        : count_(tables), seconds_(seconds), rate_(rate), withBrowser_(withBrowser),
          port_(portOf(heldPort_)), pagePort_(portOf(heldPagePort_)),
          broker_(scratch_.file("club")) {}

    int run() {
        if (!start()) {
            std::cerr << "load_club: the broker, the database or the server does not start\n";
            return 1;
        }
        for (int i = 1; i <= count_; ++i) {
            const SettingRows settings = {{"game", "murus-gallicus"},
                                          {"started", std::to_string(i)}};
            const RecordMessage record{hashOf(settings), settings};
            tables_.push_back({std::to_string(i), record,
                               gameRows(record.record, std::size_t(seconds_ * rate_)), 0});
        }
        seat();
        begin_ = Clock::now() + std::chrono::seconds(1);
        const Clock::rep told = begin_.time_since_epoch().count();
        for (const int pipe : toChildren_) {
            (void)!::write(pipe, &told, sizeof told);
        }
        openBrowser();
        const Cost before = costOf(server_->id());
        int minutes = 0;
        while (Clock::now() - begin_ < std::chrono::seconds(seconds_)) {
            look();
            if (Clock::now() - begin_ > std::chrono::minutes(minutes)) {
                std::cout << minutes++ << " min: server " << costOf(server_->id()).kilobytes / 1024
                          << " MB" << std::endl;
            }
        }
        const Cost after = costOf(server_->id());
        const bool isWhole = awaitAll();
        tell(after.seconds - before.seconds);
        tellOfBrowser();
        for (const int pipe : toChildren_) {
            ::close(pipe);
        }
        return checkHashes() && isWhole ? 0 : 1;
    }

private:
    bool start() {
        if (!database_.start()) {
            return false;
        }
        ClubPlan plan{{}, {"127.0.0.1"}, port_, database_.address()};
        for (int i = 1; i <= count_; ++i) {
            plan.tables.push_back(std::to_string(i));
        }
        if (!makeClubFolder(scratch_.file("club"), plan) || !broker_.start(port_)) {
            return false;
        }
        settings_ = readClubFolder(scratch_.file("club")).value_or(ClubSettings{});
        server_ = std::make_unique<RunningUmpire>(
            std::vector<std::string>{"club", "serve", scratch_.file("club").string(), "--listen",
                                     "127.0.0.1:" + std::to_string(pagePort_)});
        return comesTrue([&] { return Connection(pagePort_).isOpen(); });
    }

    void seat() {
        for (std::size_t first = 0; first < tables_.size(); first += kTablesOfAProcess) {
            std::array<int, 2> down{};
            std::array<int, 2> up{};
            (void)!::pipe2(down.data(), O_CLOEXEC);
            (void)!::pipe2(up.data(), O_CLOEXEC);
            if (::fork() == 0) {
                ::close(down[1]);
                for (const int earlier : toChildren_) {
                    ::close(earlier);
                }
                Publishers(tables_, first, rate_).run(down[0], up[1], scratch_.file("club"), port_);
                ::_exit(0);
            }
            ::close(down[0]);
            toChildren_.push_back(down[1]);
            char ready = 0;
            (void)!::read(up[0], &ready, 1);
        }
    }

    /// Polls every 400 ms, as the arbiter's page does.
    void look() {
        if (Clock::now() - looked_ < std::chrono::milliseconds(400)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return;
        }
        looked_ = Clock::now();
        const std::string answer = askPage();
        const auto json = nlohmann::json::parse(answer, nullptr, false);
        if (!json.is_object()) {
            ++unanswered_;
            return;
        }
        version_ = json["version"];
        run_ = json["run"];
        const auto now = Clock::now();
        for (const auto& each : json["tables"]) {
            LoadedTable& table = tables_[std::stoul(each["table"].get<std::string>()) - 1];
            for (const auto has = each["events"].get<std::size_t>(); table.seen < has;) {
                const std::size_t index = std::size_t(&table - tables_.data());
                const auto due =
                    Publishers::dueOf(begin_, index, table.seen++, tables_.size(), rate_);
                delays_.push_back(std::chrono::duration<double>(now - due).count());
            }
        }
    }

    [[nodiscard]] std::string askPage() const {
        return ask(pagePort_,
                   "GET /hall?after=" + std::to_string(version_) + "&run=" + std::to_string(run_),
                   bearer(settings_.arbiterToken))
            .body;
    }

    void openBrowser() {
        if (withBrowser_) {
            browser_ = std::make_unique<DrivenBrowser>(scratch_.file("profile"), "en");
            browser_->setScreen(1366, 900, false);
            browser_->open("http://127.0.0.1:" + std::to_string(pagePort_) + "/arbiter#" +
                           settings_.arbiterToken);
            browser_->valueOf("performance.setResourceTimingBufferSize(100000)");
        }
    }

    /// Measures the page in a browser. The page waits 400 ms between two questions; the remaining
    /// time is the work of showing.
    void tellOfBrowser() {
        if (browser_) {
            std::cout << "in the browser: "
                      << browser_->valueOf(
                             "(() => { const all = performance.getEntriesByType('resource').filter("
                             "(each) => each.name.includes('/hall?')).map((each) => "
                             "each.startTime); const gaps = all.slice(1).map((each, k) => each - "
                             "all[k]).sort((a, b) => a - b); return document.querySelectorAll("
                             "'#tables .table').length + ' tables, ' + all.length + ' looks, "
                             "between two: median ' + Math.round(gaps[gaps.length >> 1]) + ' ms, "
                             "p95 ' + Math.round(gaps[Math.floor(gaps.length * .95)]) + ' ms'; "
                             "})()")
                      << "\n";
            browser_->keepPicture("arbiter-load");
        }
    }

    bool awaitAll() {
        return comesTrue(
            [&] {
                look();
                return std::ranges::all_of(
                    tables_, [](const LoadedTable& each) { return each.seen == each.rows.size(); });
            },
            60);
    }

    void tell(double cpu) {
        std::ranges::sort(delays_);
        const auto quantile = [&](double part) {
            return delays_.empty() ? 0. : delays_[std::size_t(part * double(delays_.size() - 1))];
        };
        std::cout << count_ << " tables, " << rate_ << " events a second each, " << seconds_
                  << " s: " << tables_.size() * tables_.front().rows.size() << " events, "
                  << delays_.size() << " on the page\n"
                  << "from when an event is due to the page: median " << quantile(.5) << " s, p95 "
                  << quantile(.95) << " s, longest " << quantile(1) << " s\n"
                  << "server: " << costOf(server_->id()).kilobytes / 1024 << " MB, "
                  << 100 * cpu / seconds_ << " % of a processor; " << unanswered_
                  << " questions without an answer\n";
    }

    /// Compares the database's rows with the published events.
    bool checkHashes() {
        std::size_t wrong = 0;
        for (const LoadedTable& table : tables_) {
            std::string published;
            for (const EventRow& row : table.rows) {
                published +=
                    (published.empty() ? "" : "\n") + std::to_string(row.number) + "|" + row.hash;
            }
            const std::string kept =
                database_.ask("SELECT number, hash FROM event WHERE table_name = '" + table.name +
                              "' ORDER BY number");
            wrong += kept == published ? 0 : 1;
        }
        std::cout << "tables whose events are not all there once, by hash: " << wrong << "\n";
        return wrong == 0;
    }

    int count_;
    int seconds_;
    double rate_;
    bool withBrowser_;
    std::unique_ptr<DrivenBrowser> browser_;
    Socket heldPort_ = holdPort();
    Socket heldPagePort_ = holdPort();
    std::uint16_t port_;
    std::uint16_t pagePort_;
    ScratchFolder scratch_;
    Database database_;
    Broker broker_;
    ClubSettings settings_;
    std::unique_ptr<RunningUmpire> server_;
    std::vector<LoadedTable> tables_;
    std::vector<int> toChildren_; ///< pipes
    Clock::time_point begin_{};
    std::vector<double> delays_;
    Clock::time_point looked_{};
    std::uint64_t version_ = 0;
    std::uint64_t run_ = 0;
    int unanswered_ = 0;
};

} // namespace
} // namespace umpire::testing

int main(int count, char** arguments) {
    if (count < 3) {
        std::cerr << "load_club TABLES SECONDS [EVENTS A SECOND OF EACH [browser]]\n";
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files); // a table's client has three
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    return umpire::testing::Load(std::atoi(arguments[1]), std::atoi(arguments[2]),
                                 count > 3 ? std::atof(arguments[3]) : 1, count > 4)
        .run();
}

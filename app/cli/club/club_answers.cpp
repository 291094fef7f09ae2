#include "app/cli/club/club_answers.h"

#include "app/cli/look_options.h"
#include "app/cli/shown_progress.h"
#include "app/club/archive/archive_texts.h"
#include "app/club/pages/hall.h"
#include "app/club/tables/club_keeper.h"
#include "app/club/tables/local_network.h"
#include "app/club/witnesses/log_key.h"
#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"
#include "app/common/network/certificate.h"
#include "app/eye/one_picture/process.h"
#include "app/game/clock/time_control.h"
#include "app/print/kit/kit.h"
#include "app/record/journal/journal_tail.h"

#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

namespace umpire {
namespace {

/// Reads the folder's settings; a non-empty `database` replaces the folder's address.
Expected<ClubSettings> settingsIn(const std::filesystem::path& folder,
                                  const std::string& database) {
    return readClubFolder(folder).map([&](ClubSettings settings) {
        if (!database.empty()) {
            settings.database = database;
        }
        return settings;
    });
}

std::string settingOf(const SettingRows& settings, const std::string& name) {
    const auto found = settings.find(name);
    return found == settings.end() ? "" : found->second;
}

HallRequest hallRequestOf(const ClubServeRequest& request, const ClubSettings& settings,
                          const SigningKey& sealing) {
    std::error_code none; // an error gives an empty path
    return {request.listen,
            settings.arbiterToken,
            settings.wallToken,
            settings.certificate,
            settings.certificateKey,
            request.delay,
            std::filesystem::read_symlink("/proc/self/exe", none).string(),
            sealing};
}

/// Returns a line for each table, about its newest game and its number of games. The records of
/// each table are sorted newest first.
using RecordsByTable = std::map<std::string, std::vector<StoredRecord>>;

std::string inWords(const RecordsByTable& tables) {
    std::ostringstream text;
    if (tables.empty()) {
        return "no table has told the club anything yet\n";
    }
    for (const auto& [table, records] : tables) {
        const StoredRecord& newest = records.front();
        text << "table " << table << ": " << settingOf(newest.record.settings, "game") << ", "
             << newest.head.count << " events, " << records.size()
             << (records.size() == 1 ? " game" : " games") << "\n";
    }
    return text.str();
}

std::string jsonOf(const RecordsByTable& tables) {
    using Json = nlohmann::ordered_json;
    const auto gameOf = [](const StoredRecord& each) -> Json {
        return {{"record", each.record.record},
                {"game", settingOf(each.record.settings, "game")},
                {"variant", settingOf(each.record.settings, "variant")},
                {"events", each.head.count},
                {"hash", each.head.hash}};
    };
    const Json all = jsonList(tables, [&](const auto& each) -> Json {
        return {{"table", each.first}, {"records", jsonList(each.second, gameOf)}};
    });
    return indentedText({{"schema", "umpire.club-status/1"}, {"tables", all}});
}

} // namespace

Expected<void> answerClubInit(const std::filesystem::path& folder, const ClubPlan& plan) {
    return makeClubFolder(folder, plan).and_then([&] {
        std::ostringstream text;
        text << "The club's folder is " << folder.string() << ". Keep it to yourself.\n"
             << "1. Start the broker:   mosquitto -c " << (folder / "mosquitto.conf").string()
             << "\n2. Start the server:   umpire club serve " << folder.string()
             << "\n3. Give each table its file, such as "
             << tableKeyIn(folder, plan.tables.front()).string()
             << ". The referee there says\n   --club mqtts://" << plan.hosts.front() << ":"
             << plan.port << " --table-name " << plan.tables.front() << " --club-key "
             << plan.tables.front() << ".key\n";
        return writeAnswer(text.str());
    });
}

Expected<void> answerClubKey(const std::filesystem::path& folder,
                             const std::vector<std::string>& tables) {
    return giveTableKeys(folder, tables).and_then([&] {
        std::ostringstream text;
        for (const std::string& table : tables) {
            text << tableKeyIn(folder, table).string() << " has a new password.\n";
        }
        text << "1. Let the broker read the passwords:   pkill -HUP mosquitto\n"
                "2. Give each of these tables its file.\n";
        return writeAnswer(text.str());
    });
}

Expected<void> answerClubRenew(const std::filesystem::path& folder) {
    return renewCertificate(folder).and_then([&] {
        return writeAnswer("The club has a new certificate. All passwords are as before.\n"
                           "1. Start the broker and `umpire club serve` again.\n"
                           "2. Give each table its file again: the files in " +
                           (folder / "tables").string() + " have the new certificate.\n");
    });
}

Expected<void> answerClubServe(const ClubServeRequest& request) {
    if (auto right = timeControl(request.clock.clock, request.clock.atZero); !right) {
        return tl::make_unexpected(right.error());
    }
    const auto settings = settingsIn(request.folder, request.database);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    const auto sealing = logKeyIn(request.folder, settings->host);
    if (!sealing) {
        return tl::make_unexpected(sealing.error());
    }
    if (const int days = daysLeft(settings->certificate); days < kDaysToWarn) {
        complain(days < 0 ? "the club's certificate is over; say `umpire club renew`"
                          : "the club's certificate ends in " + std::to_string(days) +
                                " days; say `umpire club renew` before that");
    }
    surviveClosedPipes();
    AwaitedEnd end;
    const auto keeper =
        ClubKeeper::open({settings->broker,
                          settings->password,
                          settings->authorities,
                          settings->database,
                          {request.clock.clock, request.clock.atZero, int(request.delay.count())}},
                         [](const Message& said) { complain(english(said)); });
    if (!keeper) {
        return tl::make_unexpected(keeper.error());
    }
    const auto hall = Hall::open(hallRequestOf(request, *settings, *sealing), **keeper);
    if (!hall) {
        return tl::make_unexpected(hall.error());
    }
    complain("the arbiter's page is " + (*hall)->arbiterPage());
    complain("the wall's page is " + (*hall)->wallPage());
    std::optional<Beacon> beacon;
    if (request.isAnnounced) {
        beacon.emplace(announcedClub(*settings, (*hall)->arbiterPage(), (*hall)->wallPage()),
                       kClubService);
        if (!beacon->runs()) {
            complain("the local network is not told of the club; for that, install Debian's "
                     "avahi-daemon and avahi-utils");
        }
    }
    end.wait();
    return {};
}

Expected<void> answerClubStatus(const ClubServeRequest& request, AnswerForm form) {
    return settingsIn(request.folder, request.database)
        .and_then([](const ClubSettings& settings) { return ClubStore::open(settings.database); })
        .and_then([](ClubStore store) { return store.records(); })
        .and_then([&](const std::vector<StoredRecord>& records) {
            RecordsByTable tables;
            for (const StoredRecord& each : records) {
                tables[each.table].push_back(each);
            }
            return writeAnswer(form == AnswerForm::Json ? jsonOf(tables) : inWords(tables));
        });
}

Expected<void> answerClubArchive(const ClubArchiveRequest& request) {
    const StopOnEnd end;
    ShownProgress progress("archive");
    beginPrinting(); // before the database creates another application
    const auto archive =
        settingsIn(request.folder, request.database).and_then([&](const ClubSettings& settings) {
            return writeEventArchive(
                {settings, request.out, request.hasPictures, request.journals,
                 [&] { return end.token().stop_requested(); },
                 [&](std::size_t done, std::size_t of) { progress.tell(done, of); }});
        });
    progress.wipe();
    endPrinting();
    if (!archive) {
        return tl::make_unexpected(archive.error());
    }
    const auto written = writeAnswer(summaryOf(*archive));
    const std::size_t doubtful = doubtfulGames(*archive);
    if (!written || doubtful == 0) {
        return written;
    }
    return failWith(ExitStatus::CannotWrite,
                    request.out.string() + ": is written, but the rows of " +
                        std::to_string(doubtful) + (doubtful == 1 ? " game" : " games") +
                        " in the club's database do not verify; compare them with "
                        "the journal at the table");
}

Expected<void> answerClubSend(const ClubOptions& club, const std::filesystem::path& journal,
                              double seconds) {
    const auto request = clubRequestOf(club);
    if (!request) {
        return tl::make_unexpected(request.error());
    }
    if (const auto tail = rowsAfter(journal, 0, 0); !tail) {
        return tl::make_unexpected(tail.error());
    }
    const auto table =
        ClubTable::open(*request, {[](const Message& said) { complain(english(said)); }, {}});
    if (!table) {
        return tl::make_unexpected(table.error());
    }
    (*table)->follow(journal, false);
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while ((*table)->missing() > 0 && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    if (const auto missing = (*table)->missing(); missing > 0) {
        return failWith(ExitStatus::CannotWrite, journal.string() + ": the club does not confirm " +
                                                     std::to_string(missing) +
                                                     " of its events; look whether the broker and "
                                                     "`umpire club serve` run, and say this again");
    }
    return writeAnswer("the club has the whole record\n");
}

} // namespace umpire

#include "app/club/witnesses/witnessed_archive.h"

#include "app/club/witnesses/archived_log.h"
#include "app/record/archive_files/packed_files.h"
#include "app/record/journal/journal_tail.h"
#include "app/record/journal/line_of_play.h"

#include <algorithm>
#include <fstream>

namespace umpire {
namespace {

namespace fs = std::filesystem;

/// maximum size of a file in bytes; enough for 100,000 seals
constexpr std::size_t kMaxFileBytes = 16U << 20U;
constexpr std::string_view kJournals = "journals/";
constexpr std::string_view kJournal = ".umpire";
constexpr std::string_view kWitnesses = "witnesses/";

/// A journal in the archive.
struct Found {
    WitnessedGame game;
    std::string record;                         ///< id of the record
    std::map<std::int64_t, std::string> hashes; ///< hashes of its events, by number
};

struct Collected {
    std::vector<Found> journals;
    LogFiles log;
    bool isArchive = false;
};

std::string wholeOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string text(kMaxFileBytes, '\0');
    stream.read(text.data(), std::streamsize(text.size()));
    text.resize(std::size_t(stream.gcount()));
    return text;
}

Found journalAt(const fs::path& file, const std::string& name) {
    Found found;
    found.game.file = name;
    const auto record = readJournal(file, JournalCheck::Bytes);
    const auto tail = rowsAfter(file, 0, 0);
    if (!record || !tail) {
        found.game.fault = "cannot be read";
        return found;
    }
    found.record = hashOf(tail->settings);
    for (const RecordedEvent& each : record->events) {
        found.hashes[each.number] = each.hash;
    }
    found.game.events = record->count;
    found.game.isOver = std::ranges::any_of(lineOfPlay(record->events), [](const auto& event) {
        return std::holds_alternative<GameOver>(event.happening);
    });
    found.game.fault = record->faults.empty() ? "" : english(record->faults.front().what);
    return found;
}

/// Collects a file of the archive. `name`: its path within the archive.
void collect(const std::string& name, const fs::path& file, Collected& to) {
    if (name.starts_with(kJournals) && name.ends_with(kJournal)) { // skips SQLite's side files
        to.journals.push_back(journalAt(file, name));
    } else if (name.starts_with(kWitnesses)) {
        to.log[name.substr(kWitnesses.size())] = wholeOf(file);
    }
    to.isArchive = to.isArchive || name == "index.json";
}

Expected<Collected> collectedFrom(const fs::path& place) {
    Collected all;
    std::error_code error;
    if (!fs::is_directory(place, error)) {
        return visitPacked(place,
                           [&](const std::string& name, const fs::path& file) {
                               collect(name.substr(name.find('/') + 1), file, all);
                           })
            .map([&] { return std::move(all); });
    }
    for (const auto& each : fs::recursive_directory_iterator(place, error)) {
        if (each.is_regular_file(error)) {
            collect(each.path().lexically_relative(place).string(), each.path(), all);
        }
    }
    return all;
}

class Check {
public:
    Check(const SealLog& log, const std::vector<std::string>& named) : log_(log) {
        for (const std::string& each : named) {
            named_.push_back("phone/" + each);
        }
    }

    /// Returns the witnesses of the first checkpoint that contains that seal and that enough phones
    /// have signed, among them all named phones. Returns nothing if there is no such checkpoint.
    [[nodiscard]] std::vector<Witnessed> witnessesOfSeal(std::size_t place) const {
        for (const SignedNote& note : log_.checkpoints) {
            const auto checkpoint = checkpointFrom(note.text);
            auto witnesses = witnessesOf(note);
            const bool hasAll = std::ranges::all_of(named_, [&](const std::string& name) {
                return std::ranges::count(witnesses, name, &Witnessed::name) > 0;
            });
            if (checkpoint && checkpoint->tree.size > place && hasAll &&
                witnesses.size() >= kWitnessesNeeded) {
                return witnesses;
            }
        }
        return {};
    }

    /// Checks a game against all its seals.
    void check(Found& found) const {
        for (std::size_t place = 0; place < log_.seals.size(); ++place) {
            const Seal& seal = log_.seals[place];
            if (seal.record != found.record) {
                continue;
            }
            const auto event = found.hashes.find(seal.head.count);
            if (event == found.hashes.end() || event->second != seal.head.hash) {
                found.game.fault = "is not the game that was sealed: event " +
                                   std::to_string(seal.head.count) + " is another one or missing";
                return;
            }
            auto witnesses = witnessesOfSeal(place);
            if (!witnesses.empty() && seal.head.count >= found.game.sealed) {
                found.game.sealed = seal.head.count;
                found.game.witnesses = std::move(witnesses);
            }
        }
    }

private:
    const SealLog& log_;
    std::vector<std::string> named_;
};

void addMissing(const SealLog& log, const std::vector<Found>& journals,
                std::vector<std::string>& faults) {
    for (const Seal& seal : log.seals) {
        if (std::ranges::find(journals, seal.record, &Found::record) == journals.end()) {
            faults.push_back("a game of table " + seal.table + " is missing: it was sealed at " +
                             std::to_string(seal.head.count) + " events, and its record is " +
                             seal.record);
        }
    }
}

} // namespace

bool WitnessedGame::holds() const {
    return fault.empty() && (sealed == events || (sealed == 0 && !isOver));
}

bool WitnessedArchive::holds() const {
    return faults.empty() && std::ranges::all_of(games, &WitnessedGame::holds);
}

Expected<WitnessedArchive> checkArchive(const fs::path& place,
                                        const std::vector<std::string>& named) {
    auto all = collectedFrom(place);
    if (!all) {
        return tl::make_unexpected(all.error());
    }
    if (!all->isArchive) {
        return failWith(ExitStatus::CannotRead,
                        place.string() + ": is no archive of `umpire club archive`");
    }
    WitnessedArchive archive;
    SealLog log;
    if (!all->log.empty()) {
        if (auto read = sealLogFrom(all->log)) {
            log = *std::move(read);
            archive.club = log.club.name;
            archive.checkpoints = log.checkpoints.size();
            for (const Message& fault : faultsIn(log)) {
                archive.faults.push_back(english(fault));
            }
        } else {
            archive.faults.push_back(std::string(kWitnesses) + read.error());
        }
    }
    if (!archive.faults.empty()) {
        log = {}; // an empty log shows no game
    }
    const Check check(log, named);
    for (Found& each : all->journals) {
        if (each.game.fault.empty()) {
            check.check(each);
        }
        archive.games.push_back(each.game);
    }
    addMissing(log, all->journals, archive.faults);
    std::ranges::sort(archive.games, {}, &WitnessedGame::file);
    return archive;
}

} // namespace umpire

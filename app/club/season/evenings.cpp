#include "app/club/season/evenings.h"

#include "app/club/tournament/tournament_file.h"
#include "app/mind/statistics/records_below.h"
#include "app/record/archive_files/packed_files.h"
#include "app/record/journal/line_of_play.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <tuple>

namespace umpire::season {
namespace {

using tournament::Tournament;

std::size_t resultsIn(const Tournament& tournament) {
    std::size_t count = tournament.playOffs.size();
    for (const tournament::Round& round : tournament.rounds) {
        count +=
            std::size_t(std::ranges::count_if(round.pairings, [](const tournament::Pairing& each) {
                return each.result || each.bye;
            }));
    }
    return count;
}

bool isTournamentName(const std::filesystem::path& file) {
    return file.extension() == ".json";
}

/// Whether the user named the file, or it was found in a folder, where files of other programs may
/// lie too.
enum class Asked { ByName, InAFolder };

class Finder {
public:
    explicit Finder(const std::function<bool()>& isEnded) : isEnded_(isEnded) {}

    void visit(const std::filesystem::path& place) {
        std::error_code error;
        if (isTournamentName(place) && !std::filesystem::is_directory(place, error)) {
            addTournament(place, place.string(), Asked::ByName);
            return;
        }
        visitRecords(
            place,
            [&](const std::string& name, const Expected<JournalRecord>& record) {
                if (!record) {
                    note(name, record.error());
                    return;
                }
                if (const auto fault = faultIn(name, *record)) {
                    note(name, *fault);
                } else {
                    found_.evenings.add(*record);
                }
            },
            isEnded_);
        visitTournaments(place);
    }

    FoundEvenings take() {
        if (!wrong_.empty()) {
            found_.wrong = wrong_.begin()->second;
        }
        return std::move(found_);
    }

private:
    void note(const std::string& name, const Failure& failure) { wrong_.emplace(name, failure); }

    void visitTournaments(const std::filesystem::path& place) {
        std::error_code error;
        if (isPackedName(place) && std::filesystem::is_regular_file(place, error)) {
            const auto visited = visitPacked(
                place,
                [&](const std::string& name, const std::filesystem::path& file) {
                    if (isTournamentName(name)) {
                        addTournament(file, place.string() + ": " + name, Asked::InAFolder);
                    }
                },
                isEnded_);
            (void)visited; // its faults were reported when its records were visited
            return;
        }
        for (auto entry = std::filesystem::recursive_directory_iterator(
                 place, std::filesystem::directory_options::skip_permission_denied, error);
             !error && entry != std::filesystem::recursive_directory_iterator();
             entry.increment(error)) {
            std::error_code unread;
            if (isTournamentName(entry->path()) && entry->is_regular_file(unread)) {
                addTournament(entry->path(), entry->path().string(), Asked::InAFolder);
            } else if (isPackedName(entry->path()) && entry->is_regular_file(unread)) {
                visit(entry->path());
            }
        }
    }

    void addTournament(const std::filesystem::path& file, const std::string& name, Asked asked) {
        std::ifstream stream(file, std::ios::binary);
        std::ostringstream text;
        std::error_code error;
        if (!std::filesystem::is_regular_file(file, error) || !stream ||
            !(text << stream.rdbuf())) {
            note(name, {ExitStatus::CannotRead, name + ": cannot be read", {}});
            return;
        }
        if (asked == Asked::InAFolder &&
            text.str().find("\"umpire.tournament/1\"") == std::string::npos) {
            return;
        }
        if (const auto tournament = tournament::readTournament(text.str(), name)) {
            found_.evenings.add(*tournament);
        } else {
            note(name, tournament.error());
        }
    }

    const std::function<bool()>& isEnded_;
    FoundEvenings found_;
    std::map<std::string, Failure> wrong_;
};

RecordedGame gameIn(const JournalRecord& record) {
    const GameSettings& settings = record.settings;
    RecordedGame game{.record = record.events.front().hash,
                      .events = std::int64_t(record.events.size()),
                      .last = record.events.back().hash,
                      .game = settings.game,
                      .variant = settings.variant,
                      .started = settings.started,
                      .players = {},
                      .winner = {}};
    for (const std::string& side : settings.players) {
        const auto name = settings.names.find(side);
        game.players.push_back(name == settings.names.end() ? "" : name->second);
    }
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        if (const auto* over = std::get_if<GameOver>(&event.happening)) {
            game.isOver = true;
            game.winner.reset();
            if (over->winner) {
                game.winner = std::size_t(std::ranges::find(settings.players, *over->winner) -
                                          settings.players.begin());
            }
        }
    }
    return game;
}

} // namespace

void Evenings::add(const JournalRecord& record) {
    if (record.events.empty()) {
        return;
    }
    RecordedGame game = gameIn(record);
    const auto [known, isNew] = records_.emplace(game.record, game);
    const auto length = [](const RecordedGame& each) {
        return std::tie(each.events, each.last, each.isOver, each.winner, each.game, each.variant,
                        each.started, each.players);
    };
    if (!isNew && length(known->second) < length(game)) {
        known->second = std::move(game);
    }
}

void Evenings::add(const Tournament& tournament) {
    const std::string key =
        tournament.name + '\n' + tournament.game + '\n' + dayIn(tournament.begins);
    const auto [known, isNew] = tournaments_.emplace(key, tournament);
    const auto weight = [](const Tournament& each) {
        return std::pair(resultsIn(each), tournament::writeTournament(each));
    };
    if (!isNew && known->second != tournament && weight(known->second) < weight(tournament)) {
        known->second = tournament;
    }
}

std::vector<RecordedGame> Evenings::games() const {
    std::vector<RecordedGame> games;
    for (const auto& [record, game] : records_) {
        const bool knowsWinner = !game.winner || *game.winner < game.players.size();
        if (game.isOver && knowsWinner) {
            games.push_back(game);
        }
    }
    return games;
}

std::vector<Tournament> Evenings::tournaments() const {
    std::vector<Tournament> all;
    for (const auto& [key, tournament] : tournaments_) {
        all.push_back(tournament);
    }
    return all;
}

FoundEvenings eveningsBelow(const std::vector<std::filesystem::path>& places,
                            const std::function<bool()>& isEnded) {
    Finder finder(isEnded);
    for (const std::filesystem::path& place : places) {
        finder.visit(place);
    }
    return finder.take();
}

} // namespace umpire::season

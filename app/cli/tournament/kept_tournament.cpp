#include "app/cli/tournament/kept_tournament.h"

#include "app/club/tournament/standings.h"
#include "app/club/tournament/tournament_file.h"
#include "app/eye/learn/safe_file.h"

#include <fstream>
#include <sstream>

namespace umpire {

using tournament::Tournament;

Expected<std::string> textOfFile(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    if (!std::filesystem::is_regular_file(file) || !stream || !(text << stream.rdbuf())) {
        return failWith(ExitStatus::CannotRead, file.string() + ": cannot be read");
    }
    return text.str();
}

Expected<Tournament> tournamentIn(const std::filesystem::path& file) {
    return textOfFile(file).and_then(
        [&](const std::string& text) { return tournament::readTournament(text, file.string()); });
}

Expected<void> keep(const Tournament& tournament, const std::filesystem::path& file) {
    return learn::writeSafely(file, tournament::writeTournament(tournament));
}

Expected<std::vector<tournament::TieBreak>> tieBreaksIn(const std::string& names) {
    std::vector<tournament::TieBreak> tieBreaks;
    std::istringstream parts(names);
    for (std::string name; std::getline(parts, name, ',');) {
        const auto tieBreak = tournament::tieBreakNamed(name);
        if (!tieBreak) {
            return wrongUsage("--tie-breaks: `" + name +
                              "` is none; there is: " + tournament::listedTieBreaks());
        }
        tieBreaks.push_back(*tieBreak);
    }
    return tieBreaks;
}

Expected<void> changeIn(const std::filesystem::path& file,
                        const std::function<Expected<Tournament>(const Tournament&)>& change) {
    return tournamentIn(file).and_then(change).and_then(
        [&](const Tournament& changed) { return keep(changed, file); });
}

} // namespace umpire

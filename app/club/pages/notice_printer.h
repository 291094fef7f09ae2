#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <QProcess>
#include <QTemporaryDir>
#include <string>

namespace umpire {

/// A notice to print for a tournament.
struct WantedNotice {
    std::string tournament; ///< the tournament as JSON (app/club/tournament/tournament_file.h)
    std::string what;       ///< kind of notice: "pairings", "slips", "results" or "standings"
    int round = 0;          ///< number of the round; 0: the last round
    std::string language;   ///< code of the language, "hu"
    std::string address;    ///< address in the QR code
    std::map<int, std::string> codes{}; ///< the players' codes, by player number; used for slips
    auto operator<=>(const WantedNotice&) const = default;
};

/// Prints with `umpire tournament print`, because printing and a server need different Qt
/// applications. Uses the event loop.
class NoticePrinter {
public:
    explicit NoticePrinter(std::string program) : program_(std::move(program)) {}

    /// Returns the PDF; none while it is printed, so that the caller asks again soon. Error:
    /// CannotWrite with the program's message.
    std::optional<Expected<std::string>> print(const WantedNotice& wanted);

private:
    struct Job {
        std::uint64_t number = 0; ///< number of the job, in order of their starts
        QTemporaryDir folder;
        QProcess process;
    };
    std::unique_ptr<Job> begin(const WantedNotice& wanted);
    [[nodiscard]] bool makeRoom();

    std::string program_;
    std::uint64_t begun_ = 0;
    std::map<WantedNotice, std::unique_ptr<Job>> jobs_;
};

} // namespace umpire

#include "app/club/tournament/pairing_program.h"

#include "app/club/tournament/other_program.h"
#include "app/club/tournament/trf.h"
#include "app/common/failure/own_folder.h"
#include "app/common/failure/printable.h"
#include "app/common/failure/small_file.h"

#include <array>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

namespace umpire::tournament {
namespace {

constexpr std::array kInstalledAs = {"bbpPairings", "bbpPairings.exe", "javafo.jar"};
/// maximum number of bytes quoted from the program's output
constexpr std::size_t kMostQuoted = 160;

PairingProgram programAt(const std::filesystem::path& path) {
    return {path.extension() == ".jar" ? PairingProgram::Kind::JaVaFo
                                       : PairingProgram::Kind::BbpPairings,
            path};
}

bool isThere(const PairingProgram& program) {
    std::error_code fault;
    const int wanted = program.kind == PairingProgram::Kind::JaVaFo ? R_OK : X_OK;
    return std::filesystem::is_regular_file(program.path, fault) &&
           access(program.path.c_str(), wanted) == 0;
}

std::string environmentSays(const char* variable) {
    const char* const value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? "" : value;
}

std::optional<PairingProgram> installedProgram() {
    const std::string folders = environmentSays("PATH");
    for (const char* name : kInstalledAs) {
        for (std::size_t at = 0; at <= folders.size();) {
            const std::size_t end = std::min(folders.find(':', at), folders.size());
            const std::filesystem::path folder = folders.substr(at, end - at);
            if (folder.is_absolute() && isThere(programAt(folder / name))) {
                return programAt(folder / name);
            }
            at = end + 1;
        }
    }
    return std::nullopt;
}

std::vector<std::string> commandOf(const PairingProgram& program,
                                   const std::filesystem::path& question,
                                   const std::filesystem::path& answer) {
    if (program.kind == PairingProgram::Kind::JaVaFo) {
        return {"java", "-ea",          "-jar", program.path.string(), question.string(),
                "-p",   answer.string()};
    }
    return {program.path.string(), "--dutch", question.string(), "-p", answer.string()};
}

/// Returns the first non-empty line of the program's output, for people.
std::string firstWords(const std::string& said) {
    const auto begin = said.find_first_not_of(" \r\n\t");
    if (begin == std::string::npos) {
        return "";
    }
    return printable(
        said.substr(begin, std::min(said.find_first_of("\r\n", begin) - begin, kMostQuoted)));
}

/// Returns why the program failed; none if it succeeded.
std::optional<Message> whatWentWrong(const ProgramEnd& end, std::chrono::milliseconds limit) {
    const std::string words = firstWords(end.said);
    const Message said = words.empty() ? Message(message("it said nothing")) : Message(words);
    switch (end.how) {
    case ProgramEnd::How::NotStarted:
        return message("it cannot be started; check that it is a program, and for JaVaFo that "
                       "Java is installed");
    case ProgramEnd::How::TooLong:
        return message("it took longer than %1 s and was ended; try again, or pair by hand",
                       limit.count() / 1000);
    case ProgramEnd::How::Killed:
        return message("the signal %1 ended it (%2); try another program, or pair by hand",
                       end.status, said);
    case ProgramEnd::How::Returned:
        break;
    }
    return end.status == 0 ? std::nullopt
                           : std::optional(Message(message(
                                 "it ended with the status %1 (%2); put the tournament right, or "
                                 "pair by hand",
                                 end.status, said)));
}

} // namespace

Expected<PairingProgram> findPairingProgram(const std::string& named) {
    const std::string wanted = named.empty() ? environmentSays(kPairingProgramVariable) : named;
    if (!wanted.empty()) {
        const PairingProgram program = programAt(wanted);
        if (isThere(program)) {
            return program;
        }
        return wrongUsage(
            message("%1: there is no such pairing program; give the path of bbpPairings "
                    "or of javafo.jar",
                    wanted));
    }
    if (auto program = installedProgram()) {
        return *program;
    }
    return failWith(ExitStatus::CannotWrite,
                    message("no pairing program is installed for a Swiss; install bbpPairings or "
                            "JaVaFo and name it by %1, or play a round robin",
                            kPairingProgramVariable));
}

Expected<Round> swissRound(const Tournament& tournament, const PairingProgram& program,
                           const SwissOptions& options) {
    const auto trf = writeTrfForPairing(tournament);
    if (!trf) {
        return tl::make_unexpected(trf.error());
    }
    const OwnFolder folder;
    const auto question = folder.path() / "in.trf";
    const auto answer = folder.path() / "out.txt";
    std::ofstream stream(question, std::ios::binary);
    stream << *trf;
    stream.close();
    if (folder.path().empty() || !stream) {
        return failWith(ExitStatus::CannotWrite,
                        message("no file can be written for the pairing program; check that the "
                                "folder for temporary files has room"));
    }
    const auto end = runProgram(commandOf(program, question, answer), options.limit);
    if (const auto wrong = whatWentWrong(end, options.limit)) {
        return failWith(ExitStatus::CannotWrite, message("%1: %2", program.path.string(), *wrong));
    }
    const auto text = smallFile(answer);
    if (!text) {
        return failWith(ExitStatus::CannotWrite,
                        message("%1: it wrote no pairing; check that it is a pairing program",
                                program.path.string()));
    }
    return readPairings(*text, tournament);
}

} // namespace umpire::tournament

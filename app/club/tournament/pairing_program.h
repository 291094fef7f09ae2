#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

/// Pairs a Swiss with an external program that FIDE has endorsed: bbpPairings or JaVaFo.
namespace umpire::tournament {

/// The environment variable with the program's path.
inline constexpr const char* kPairingProgramVariable = "UMPIRE_PAIRING_PROGRAM";

struct PairingProgram {
    enum class Kind { BbpPairings, JaVaFo };
    Kind kind = Kind::BbpPairings;
    std::filesystem::path path; ///< path of a program or of JaVaFo's jar file
    bool operator==(const PairingProgram&) const = default;
};

/// Returns the program at the path `named`; if empty, that of the environment variable;
/// otherwise `bbpPairings`, `bbpPairings.exe` or `javafo.jar` in PATH. A file whose name
/// ends with `.jar` is JaVaFo; any other is called like bbpPairings. Error: WrongUsage if
/// there is no such file; CannotWrite if none is installed. The message then suggests a
/// round robin.
Expected<PairingProgram> findPairingProgram(const std::string& named = {});

struct SwissOptions {
    /// the program is killed after this time
    std::chrono::milliseconds limit = std::chrono::seconds(60);
};

/// Makes the next round with the program: `bbpPairings --dutch in.trf -p out.txt` or `java -ea -jar
/// javafo.jar in.trf -p out.txt` in a temporary folder. Error: WrongUsage if the tournament cannot
/// be paired (see writeTrf); CannotWrite if the program does not start, fails, takes too long or
/// returns an invalid pairing.
Expected<Round> swissRound(const Tournament& tournament, const PairingProgram& program,
                           const SwissOptions& options = {});

/// Parses a pairing program's output: the number of pairs, then a line for each pair with two
/// starting ranks, the first seat first; 0 is a bye. Error: CannotWrite if the text is malformed or
/// omits a player, or if a player would play twice, although absent, or against the same or a
/// forbidden opponent.
Expected<Round> readPairings(std::string_view text, const Tournament& tournament);

} // namespace umpire::tournament

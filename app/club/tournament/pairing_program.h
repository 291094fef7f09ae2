#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

/// A Swiss is paired by a program that is made for it and checked by FIDE: bbpPairings or JaVaFo.
namespace umpire::tournament {

/// The variable of the environment that names the program.
inline constexpr const char* kPairingProgramVariable = "UMPIRE_PAIRING_PROGRAM";

struct PairingProgram {
    enum class Kind { BbpPairings, JaVaFo };
    Kind kind = Kind::BbpPairings;
    std::filesystem::path path; ///< of a program, or of JaVaFo's jar file
    bool operator==(const PairingProgram&) const = default;
};

/// The program that `named` is the path of; where it is empty, the one that the environment names;
/// else `bbpPairings`, `bbpPairings.exe` or `javafo.jar` in the folders of PATH.
/// A file whose name ends with `.jar` is JaVaFo, every other one is called as bbpPairings.
/// Error: WrongUsage where there is no such file; CannotWrite where none is installed. The message
/// then names the round robin as the other way.
Expected<PairingProgram> findPairingProgram(const std::string& named = {});

struct SwissOptions {
    std::chrono::milliseconds limit = std::chrono::seconds(60); ///< for the program; then it ends
};

/// The next round, as the program pairs it: `bbpPairings --dutch in.trf -p out.txt` or `java -ea
/// -jar javafo.jar in.trf -p out.txt` in a folder of its own, which is removed after.
/// Error: WrongUsage where the tournament cannot be paired (see writeTrf); CannotWrite where the
/// program does not run, fails, takes too long or answers what is no pairing.
Expected<Round> swissRound(const Tournament& tournament, const PairingProgram& program,
                           const SwissOptions& options = {});

/// What such a program writes: the number of pairs, then a line for each with two starting ranks,
/// who has the first seat first; a 0 is a bye.
/// Error: CannotWrite where the text is something else, leaves somebody out who plays, or lets
/// somebody play twice, in absence, or against the same opponent again.
Expected<Round> readPairings(std::string_view text, const Tournament& tournament);

} // namespace umpire::tournament

#pragma once

#include "app/common/failure/failure.h"
#include "app/common/transparency/checkpoint.h"
#include "app/record/journal/journal_rows.h"

#include <span>

/// The seals of a club's games, in the order in which they were taken, and who signed them when.
namespace umpire {

/// How far a game's journal goes, when the game has ended.
struct Seal {
    std::string table;
    std::string record; ///< its id: the hash that its first event stands on
    Head head;
    bool operator==(const Seal&) const = default;
};
/// "7 57 RECORD HASH": a line of the list.
std::string textOf(const Seal& seal);
std::optional<Seal> sealFrom(std::string_view line);

struct SealLog {
    NoteKey club;
    std::vector<NoteKey> witnesses;      ///< all that signed anything
    std::vector<Seal> seals;             ///< the oldest first
    std::vector<SignedNote> checkpoints; ///< the oldest first; the club's signature comes first
    bool operator==(const SealLog&) const = default;
};

/// A key as people compare it: "K7QX-9M2P-0ABC-DEFG".
std::string codeOf(const NoteKey& key);
/// A root likewise.
std::string codeOf(const TreeHead& tree);
/// The only name that a phone with that key can have, so that none takes another's.
std::string witnessName(const NoteKey& key);

std::vector<std::string> leavesOf(std::span<const Seal> seals);

/// Who signed a checkpoint besides the club, and when.
struct Witnessed {
    std::string name;
    std::int64_t at = 0; ///< seconds since 1970, by the witness's clock
};
/// Their signatures are not checked here.
std::vector<Witnessed> witnessesOf(const SignedNote& checkpoint);

/// What is wrong with it, a line each; empty: each checkpoint is the club's, has the root of the
/// first seals and grew out of the one before, and each signature is right.
std::vector<std::string> faultsIn(const SealLog& log);

/// The checkpoint of the log with these seals too. Error: CannotWrite, where the log has a fault:
/// nobody signs what contradicts what was signed.
Expected<SignedNote> nextCheckpoint(const SealLog& log, std::span<const Seal> more,
                                    const SigningKey& key);

/// Error: WrongUsage, where that is no right signature of the newest checkpoint.
Expected<void> checkCosignature(const SealLog& log, const NoteKey& witness,
                                const NoteSignature& signature);

} // namespace umpire

#pragma once

#include "app/common/failure/failure.h"
#include "app/common/transparency/checkpoint.h"
#include "app/record/journal/journal_rows.h"

#include <span>

/// The seals of a club's games in order, and their signatures with times.
namespace umpire {

/// A game's journal at its end: its length and last hash.
struct Seal {
    std::string table;
    std::string record; ///< id of the record: the hash that its first event's hash covers
    Head head;
    bool operator==(const Seal&) const = default;
};
/// Formats a line of the list, "7 57 RECORD HASH".
std::string textOf(const Seal& seal);
std::optional<Seal> sealFrom(std::string_view line);

struct SealLog {
    NoteKey club;
    std::vector<NoteKey> witnesses;      ///< the phones that have signed
    std::vector<Seal> seals;             ///< oldest first
    std::vector<SignedNote> checkpoints; ///< oldest first; the club's signature comes first
    bool operator==(const SealLog&) const = default;
};

/// Returns a key's code for comparison by people: "K7QX-9M2P-0ABC-DEFG".
std::string codeOf(const NoteKey& key);
/// Returns a root's code.
std::string codeOf(const TreeHead& tree);
/// Returns the only name allowed for that key, so that no phone can take another's.
std::string witnessName(const NoteKey& key);

std::vector<std::string> leavesOf(std::span<const Seal> seals);

/// A witness of a checkpoint besides the club, and the time.
struct Witnessed {
    std::string name;
    std::int64_t at = 0; ///< seconds since 1970, by the witness's clock
};
/// Does not check the signatures.
std::vector<Witnessed> witnessesOf(const SignedNote& checkpoint);

/// Returns the log's faults, one line each. A log without faults has checkpoints of the club only,
/// each with the root of the first seals and extending the previous one, and all signatures are
/// valid.
std::vector<std::string> faultsIn(const SealLog& log);

/// Makes the log's checkpoint after adding these seals. Error: CannotWrite if the log has a fault,
/// because a checkpoint must not contradict a signed checkpoint.
Expected<SignedNote> nextCheckpoint(const SealLog& log, std::span<const Seal> more,
                                    const SigningKey& key);

/// Checks a cosignature. Error: WrongUsage if it is no valid signature of the newest checkpoint.
Expected<void> checkCosignature(const SealLog& log, const NoteKey& witness,
                                const NoteSignature& signature);

} // namespace umpire

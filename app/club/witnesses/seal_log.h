#pragma once

#include "app/common/failure/failure.h"
#include "app/common/transparency/signed_note.h"
#include "app/record/journal/journal_rows.h"

#include <span>

/// The seals of a club's games in order, and their signatures with times.
namespace umpire {

/// A game's journal at its end: its length and last hash.
struct Seal {
    std::string table;
    std::string record; ///< id of the record: the SHA-256 of its settings
    Head head;
    bool operator==(const Seal&) const = default;
};
/// Formats a seal as a line: the table, the number of events, the record and the last hash, "7 57
/// RECORD HASH".
std::string textOf(const Seal& seal);
std::optional<Seal> sealFrom(std::string_view line);

struct SealLog {
    NoteKey club;
    std::vector<NoteKey> witnesses; ///< the phones that have signed
    std::vector<Seal> seals;        ///< oldest first
    /// the published checkpoints, the oldest first; the first signature of each is the club's
    std::vector<SignedNote> checkpoints;
    bool operator==(const SealLog&) const = default;
};

/// Returns a key's code for comparison by people: "K7QX-9M2P-0ABC-DEFG".
std::string codeOf(const NoteKey& key);
/// Returns the code of a tree's root, in the same form.
std::string codeOf(const TreeHead& tree);
/// Returns the only name allowed for that key, so that no phone can take another's.
std::string witnessName(const NoteKey& key);

std::vector<std::string> leavesOf(std::span<const Seal> seals);

/// A witness of a checkpoint besides the club, and the time.
struct Witnessed {
    std::string name;
    std::int64_t at = 0; ///< seconds since 1970, by the witness's clock
};
/// Returns the witnesses of a checkpoint. Does not check their signatures.
std::vector<Witnessed> witnessesOf(const SignedNote& checkpoint);

/// Returns the log's faults, one sentence each. In a log without faults, all checkpoints are the
/// club's, each checkpoint has the root of the first seals and extends the previous checkpoint, and
/// all signatures are valid.
std::vector<Message> faultsIn(const SealLog& log);

/// Makes the log's checkpoint after adding these seals. Error: CannotWrite if the log has a fault,
/// because a checkpoint must not contradict a signed checkpoint.
Expected<SignedNote> nextCheckpoint(const SealLog& log, std::span<const Seal> more,
                                    const SigningKey& key);

/// Checks a cosignature. Error: WrongUsage if it is no valid signature of the newest checkpoint, or
/// if enough phones have signed.
Expected<void> checkCosignature(const SealLog& log, const NoteKey& witness,
                                const NoteSignature& signature);

} // namespace umpire

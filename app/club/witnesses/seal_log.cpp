#include "app/club/witnesses/seal_log.h"

#include "app/record/journal/journal_seal.h"

#include <algorithm>
#include <charconv>
#include <QByteArray>
#include <set>
#include <sstream>

namespace umpire {
namespace {

constexpr std::size_t kMaxCosignatures = 64; ///< maximum number of cosignatures of a checkpoint

Message whichCheckpoint(const SignedNote& note) {
    const auto checkpoint = checkpointFrom(note.text);
    return checkpoint ? message("the checkpoint of %n seal(s)",
                                Count{static_cast<long long>(checkpoint->tree.size)})
                      : message("a checkpoint");
}

Message nameIsWrong(const NoteKey& key) {
    return message("the key of %1 is not of that name", key.name);
}

bool isWitness(const NoteKey& key) {
    return key.kind == NoteKeyKind::Cosignature && key.name == witnessName(key);
}

/// Returns the first fault of the checkpoint's signatures; empty if there is none. Adds the
/// witnesses to `used`.
Message faultOfSignatures(const SealLog& log, const SignedNote& note, std::set<std::string>& used) {
    const Message which = whichCheckpoint(note);
    if (note.signatures.empty() || !isRight(note.signatures.front(), log.club, note.text)) {
        return message("%1 is not signed by the club", which);
    }
    std::set<std::string> here;
    for (const NoteSignature& each : std::span(note.signatures).subspan(1)) {
        const auto witness = std::ranges::find(log.witnesses, each.name, &NoteKey::name);
        if (witness == log.witnesses.end() || !isRight(each, *witness, note.text)) {
            return message("%1 has a signature of %2 that is not right", which, each.name);
        }
        if (!here.insert(each.name).second) {
            return message("%1 has two signatures of %2", which, each.name);
        }
    }
    used.merge(here);
    return {};
}

Message faultOfTree(const SealLog& log, const SignedNote& note, std::span<const std::string> leaves,
                    std::uint64_t before) {
    const Message which = whichCheckpoint(note);
    const auto checkpoint = checkpointFrom(note.text);
    if (!checkpoint || checkpoint->origin != log.club.name) {
        return message("%1 is no checkpoint of this club", which);
    }
    if (checkpoint->tree.size <= before) {
        return message("%1 is not longer than the one before", which);
    }
    if (checkpoint->tree.size > leaves.size()) {
        return message("%1 has more seals than there are", which);
    }
    return treeRoot(leaves.first(checkpoint->tree.size)) == checkpoint->tree.root
               ? Message()
               : message("%1 has other seals: one was changed, left out or put in", which);
}

} // namespace

std::string textOf(const Seal& seal) {
    return seal.table + " " + std::to_string(seal.head.count) + " " + seal.record + " " +
           seal.head.hash;
}

std::optional<Seal> sealFrom(std::string_view line) {
    std::istringstream words{std::string(line)};
    Seal seal;
    words >> seal.table >> seal.head.count >> seal.record >> seal.head.hash;
    return words && textOf(seal) == line ? std::optional(seal) : std::nullopt;
}

std::string codeOf(const NoteKey& key) {
    return sealCodeOf(sha256(key.key));
}

std::string codeOf(const TreeHead& tree) {
    return sealCodeOf(QByteArray::fromStdString(tree.root).toHex().toStdString());
}

std::string witnessName(const NoteKey& key) {
    return "phone/" + codeOf(key);
}

std::vector<std::string> leavesOf(std::span<const Seal> seals) {
    std::vector<std::string> leaves;
    for (const Seal& each : seals) {
        leaves.push_back(leafHash(textOf(each)));
    }
    return leaves;
}

std::vector<Witnessed> witnessesOf(const SignedNote& checkpoint) {
    std::vector<Witnessed> all;
    for (const NoteSignature& each : checkpoint.signatures) {
        if (const auto at = cosignedAt(each)) {
            all.push_back({each.name, *at});
        }
    }
    return all;
}

std::vector<Message> faultsIn(const SealLog& log) {
    std::vector<Message> faults;
    const auto leaves = leavesOf(log.seals);
    std::set<std::string> used;
    std::uint64_t size = 0;
    for (const SignedNote& note : log.checkpoints) {
        Message fault = faultOfTree(log, note, leaves, size);
        fault = fault.empty() ? faultOfSignatures(log, note, used) : fault;
        if (!fault.empty()) {
            faults.push_back(std::move(fault));
        }
        const auto checkpoint = checkpointFrom(note.text);
        size = checkpoint ? checkpoint->tree.size : size;
    }
    if (size < log.seals.size()) {
        faults.push_back(message("the last seals are in no checkpoint"));
    }
    if (log.club.kind != NoteKeyKind::Note || !log.club.name.ends_with("/" + codeOf(log.club))) {
        faults.push_back(nameIsWrong(log.club));
    }
    std::set<std::string> names;
    for (const NoteKey& each : log.witnesses) {
        if (!isWitness(each)) {
            faults.push_back(nameIsWrong(each));
        } else if (!names.insert(each.name).second ||
                   (faults.empty() && !used.contains(each.name))) {
            faults.push_back(message("%1 signed nothing, or stands there twice", each.name));
        }
    }
    return faults;
}

Expected<SignedNote> nextCheckpoint(const SealLog& log, std::span<const Seal> more,
                                    const SigningKey& key) {
    if (const auto faults = faultsIn(log); !faults.empty()) {
        return failWith(ExitStatus::CannotWrite,
                        message("no checkpoint is published, because the seals in the database "
                                "were changed: %1",
                                faults.front()));
    }
    auto leaves = leavesOf(log.seals);
    std::ranges::move(leavesOf(more), std::back_inserter(leaves));
    const std::string text = textOf(Checkpoint{key.name, {leaves.size(), treeRoot(leaves)}});
    const auto signature = signedBy(key, text);
    if (!signature) {
        return failWith(ExitStatus::CannotWrite, message("the club's key signs nothing"));
    }
    return SignedNote{text, {*signature}};
}

Expected<void> checkCosignature(const SealLog& log, const NoteKey& witness,
                                const NoteSignature& signature) {
    if (log.checkpoints.empty() || !isWitness(witness) ||
        !isRight(signature, witness, log.checkpoints.back().text)) {
        return wrongUsage(
            message("that is no signature of the newest checkpoint; reload the page"));
    }
    if (log.checkpoints.back().signatures.size() > kMaxCosignatures) {
        return wrongUsage(message("enough phones signed this checkpoint"));
    }
    return {};
}

} // namespace umpire

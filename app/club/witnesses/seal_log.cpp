#include "app/club/witnesses/seal_log.h"

#include "app/record/journal/seal_code.h"

#include <algorithm>
#include <charconv>
#include <QByteArray>
#include <set>
#include <sstream>

namespace umpire {
namespace {

constexpr std::size_t kMaxCosignatures = 64; ///< maximum number of cosignatures of a checkpoint

std::string whichCheckpoint(const SignedNote& note) {
    const auto checkpoint = checkpointFrom(note.text);
    return checkpoint ? "the checkpoint of " + std::to_string(checkpoint->tree.size) +
                            (checkpoint->tree.size == 1 ? " seal" : " seals")
                      : "a checkpoint";
}

/// Returns why a key cannot be a phone's; empty if it can be.
std::string whyNoWitness(const NoteKey& key) {
    return key.kind == NoteKeyKind::Cosignature && key.name == witnessName(key)
               ? ""
               : "the key of " + key.name + " is not of that name";
}

/// Returns the first fault of the checkpoint's signatures; empty if there is none. Adds the
/// witnesses to `used`.
std::string faultOfSignatures(const SealLog& log, const SignedNote& note,
                              std::set<std::string>& used) {
    if (note.signatures.empty() || !isRight(note.signatures.front(), log.club, note.text)) {
        return "is not signed by the club";
    }
    std::set<std::string> here;
    for (const NoteSignature& each : std::span(note.signatures).subspan(1)) {
        const auto witness = std::ranges::find(log.witnesses, each.name, &NoteKey::name);
        if (witness == log.witnesses.end() || !isRight(each, *witness, note.text)) {
            return "has a signature of " + each.name + " that is not right";
        }
        if (!here.insert(each.name).second) {
            return "has two signatures of " + each.name;
        }
    }
    used.merge(here);
    return "";
}

std::string faultOfTree(const SealLog& log, const SignedNote& note,
                        std::span<const std::string> leaves, std::uint64_t before) {
    const auto checkpoint = checkpointFrom(note.text);
    if (!checkpoint || checkpoint->origin != log.club.name) {
        return "is no checkpoint of this club";
    }
    if (checkpoint->tree.size <= before) {
        return "is not longer than the one before";
    }
    if (checkpoint->tree.size > leaves.size()) {
        return "has more seals than there are";
    }
    return treeRoot(leaves.first(checkpoint->tree.size)) == checkpoint->tree.root
               ? ""
               : "has other seals: one was changed, left out or put in";
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

std::vector<std::string> faultsIn(const SealLog& log) {
    std::vector<std::string> faults;
    const auto leaves = leavesOf(log.seals);
    std::set<std::string> used;
    std::uint64_t size = 0;
    for (const SignedNote& note : log.checkpoints) {
        std::string fault = faultOfTree(log, note, leaves, size);
        fault = fault.empty() ? faultOfSignatures(log, note, used) : fault;
        if (!fault.empty()) {
            faults.push_back(whichCheckpoint(note) + " " + fault);
        }
        const auto checkpoint = checkpointFrom(note.text);
        size = checkpoint ? checkpoint->tree.size : size;
    }
    if (size < log.seals.size()) {
        faults.push_back("the last seals are in no checkpoint");
    }
    if (log.club.kind != NoteKeyKind::Note || !log.club.name.ends_with("/" + codeOf(log.club))) {
        faults.push_back("the key of " + log.club.name + " is not of that name");
    }
    std::set<std::string> names;
    for (const NoteKey& each : log.witnesses) {
        if (const std::string why = whyNoWitness(each); !why.empty()) {
            faults.push_back(why);
        } else if (!names.insert(each.name).second ||
                   (faults.empty() && !used.contains(each.name))) {
            faults.push_back(each.name + " signed nothing, or stands there twice");
        }
    }
    return faults;
}

Expected<SignedNote> nextCheckpoint(const SealLog& log, std::span<const Seal> more,
                                    const SigningKey& key) {
    if (const auto faults = faultsIn(log); !faults.empty()) {
        return failWith(ExitStatus::CannotWrite,
                        "no checkpoint is published, because the seals in the database were "
                        "changed: " +
                            faults.front());
    }
    auto leaves = leavesOf(log.seals);
    std::ranges::move(leavesOf(more), std::back_inserter(leaves));
    const std::string text = textOf(Checkpoint{key.name, {leaves.size(), treeRoot(leaves)}});
    const auto signature = signedBy(key, text);
    if (!signature) {
        return failWith(ExitStatus::CannotWrite, "the club's key signs nothing");
    }
    return SignedNote{text, {*signature}};
}

Expected<void> checkCosignature(const SealLog& log, const NoteKey& witness,
                                const NoteSignature& signature) {
    if (log.checkpoints.empty() || !whyNoWitness(witness).empty() ||
        !isRight(signature, witness, log.checkpoints.back().text)) {
        return wrongUsage("that is no signature of the newest checkpoint; look again");
    }
    if (log.checkpoints.back().signatures.size() > kMaxCosignatures) {
        return wrongUsage("enough phones signed this checkpoint");
    }
    return {};
}

} // namespace umpire

#include "app/club/pages/hall_witnesses.h"

#include "app/club/pages/hall_pages.h"
#include "app/club/witnesses/publish.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_values.h"
#include "app/common/transparency/signed_note.h"

#include <algorithm>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// maximum number of seals sent to a phone; the newest are sent
constexpr std::size_t kMaxSealsShown = 60;
constexpr AtMost kSignature{400};

/// Returns the games that connected tables are playing.
PlayedGames playedGames(const ClubHall& hall) {
    PlayedGames played;
    for (const auto& [name, table] : hall.tables()) {
        const auto head = table.heads.find(table.record);
        if (!table.referees.empty() && head != table.heads.end() && head->second.count > 0) {
            played.insert({name, table.record});
        }
    }
    return played;
}

Expected<void> publishWhereDue(ClubStore& store, const NoteKey& club, const SigningKey& key,
                               const PlayedGames& played) {
    return isCheckpointDue(store, club, played).and_then([&](bool isDue) {
        return isDue ? publishCheckpoint(store, key) : Expected<void>();
    });
}

Json inBase64(const std::vector<std::string>& hashes) {
    return jsonList(hashes, base64Of);
}

} // namespace

HallWitnesses::HallWitnesses(ClubKeeper& keeper, SigningKey key, std::chrono::seconds delay)
    : keeper_(keeper), key_(std::move(key)), later_(delay) {
    log_.club = noteKeyOf(key_).value_or(NoteKey{});
}

Expected<void> HallWitnesses::read() {
    return keeper_.tellStore([&](ClubStore& store) {
        SealStore seals(store.database(), log_.club);
        return seals.endedGames().and_then([&](const std::vector<EndedGame>& ended) {
            games_ = {};
            for (const EndedGame& each : ended) {
                games_.ended.insert(textOf(each.seal));
                games_.waiting += each.isSealed ? 0 : 1;
            }
            later_.put(games_, std::chrono::steady_clock::now());
            return seals.load().map([&](SealLog log) {
                log_ = std::move(log);
                isRead_ = true;
            });
        });
    });
}

HallWitnesses::Games HallWitnesses::knownToAll() const {
    const Games* games = later_.at(std::chrono::steady_clock::now());
    return games == nullptr ? Games{} : *games;
}

void HallWitnesses::look() {
    if (log_.club.name.empty()) {
        return;
    }
    const PlayedGames played = playedGames(*keeper_.seen().hall);
    const auto looked = keeper_.tellStore([&](ClubStore& store) {
        return isKnownToAll(store).and_then([&](bool isKnown) -> Expected<void> {
            return isKnown ? publishWhereDue(store, log_.club, key_, played) : Expected<void>();
        });
    });
    refused_ = looked ? Message() : looked.error().message;
    (void)read(); // this also notices changes made directly in the database, which phones detect
}

/// Tells whether spectators may already know every finished game to its last event. The delay for
/// spectators may still hide some events.
Expected<bool> HallWitnesses::isKnownToAll(ClubStore& store) const {
    if (later_.delay().count() == 0) {
        return true;
    }
    return SealStore(store.database(), log_.club)
        .endedGames()
        .map([this](const std::vector<EndedGame>& ended) {
            const Games known = knownToAll();
            return std::ranges::all_of(ended, [&](const EndedGame& each) {
                return known.ended.contains(textOf(each.seal));
            });
        });
}

Expected<void> HallWitnesses::publish() {
    return keeper_.tellStore([&](ClubStore& store) { return publishCheckpoint(store, key_); })
        .and_then([&] { return read(); });
}

Json HallWitnesses::shown(const std::string& address, To whom, const Tongue& tongue) const {
    Json json{{"schema", "umpire.witnesses/1"},
              {"club", orNull(log_.club.name)},
              {"size", 0},
              {"code", nullptr},
              {"witnesses", Json::array()},
              {"waiting", whom == To::Arbiter ? games_.waiting : knownToAll().waiting},
              {"refused", tongue.said(refused_)},
              {"address", address},
              {"modules", modulesOf(address)}};
    if (!log_.checkpoints.empty()) {
        const SignedNote& newest = log_.checkpoints.back();
        const auto checkpoint = checkpointFrom(newest.text).value_or(Checkpoint{});
        json["size"] = checkpoint.tree.size;
        json["code"] = codeOf(checkpoint.tree);
        json["witnesses"] = jsonList(witnessesOf(newest), &Witnessed::name);
    }
    return json;
}

Expected<Json> HallWitnesses::forPhone(std::uint64_t signedBefore) const {
    if (!isRead_) {
        return failWith(ExitStatus::CannotWrite, message("the club's list is being read; wait"));
    }
    Json json{{"schema", "umpire.witness/1"}, {"key", textOf(log_.club)}, {"note", nullptr}};
    if (log_.checkpoints.empty()) {
        return json;
    }
    const auto leaves = leavesOf(log_.seals);
    const std::size_t count = leaves.size();
    const std::size_t before = std::min<std::uint64_t>(signedBefore, count);
    json["note"] = textOf(log_.checkpoints.back());
    json["proof"] =
        inBase64(before > 0 ? consistencyProof(leaves, before) : std::vector<std::string>());
    json["seals"] = Json::array();
    const std::size_t first = count - std::min(count, kMaxSealsShown);
    for (std::size_t place = std::max(before, first); place < count; ++place) {
        json["seals"].push_back({{"place", place},
                                 {"line", textOf(log_.seals[place])},
                                 {"proof", inBase64(inclusionProof(leaves, place))}});
    }
    return json;
}

Expected<void> HallWitnesses::sign(std::string_view asked) {
    const auto json = parsedJson(asked);
    if (!json) {
        return wrongUsage("/witness/sign takes an object, as docs/club.md says; this " +
                          json.error());
    }
    const JsonReader field(*json);
    std::string keyText;
    std::string line;
    field("key", keyText, kSignature);
    field("signature", line, kSignature);
    if (field.failed()) {
        return wrongUsage("/witness/sign: " + field.error());
    }
    const auto key = noteKeyFrom(keyText);
    const auto signature = noteSignatureFrom(line);
    if (!key || !signature) {
        return wrongUsage("/witness/sign takes a key and a signature, as C2SP writes them");
    }
    return checkCosignature(log_, *key, *signature)
        .and_then([&] {
            return keeper_.tellStore([&](ClubStore& store) {
                return SealStore(store.database(), log_.club)
                    .addCosignature(log_.seals.size(), *key, *signature);
            });
        })
        .and_then([&] { return read(); });
}

} // namespace umpire

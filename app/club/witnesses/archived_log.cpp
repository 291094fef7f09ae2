#include "app/club/witnesses/archived_log.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr const char* kSeals = "seals.txt";
constexpr const char* kKeys = "keys.txt";

std::string checkpointName(const SignedNote& note) {
    const auto checkpoint = checkpointFrom(note.text);
    return "checkpoint-" + std::to_string(checkpoint ? checkpoint->tree.size : 0) + ".txt";
}

/// Collects `read(line)` for each line; returns false if `read` fails for a line.
template <typename T, typename Read>
bool readLines(std::string_view text, const Read& read, std::vector<T>& to) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        auto one = read(text.substr(0, end));
        if (end == std::string_view::npos || !one) {
            return false;
        }
        to.push_back(*std::move(one));
        text.remove_prefix(end + 1);
    }
    return true;
}

std::uint64_t sizeOf(const SignedNote& note) {
    const auto checkpoint = checkpointFrom(note.text);
    return checkpoint ? checkpoint->tree.size : 0;
}

} // namespace

LogFiles filesOf(const SealLog& log) {
    LogFiles files;
    std::string& keys = files[kKeys] = textOf(log.club) + "\n";
    for (const NoteKey& each : log.witnesses) {
        keys += textOf(each) + "\n";
    }
    std::string& seals = files[kSeals];
    for (const Seal& each : log.seals) {
        seals += textOf(each) + "\n";
    }
    for (const SignedNote& each : log.checkpoints) {
        files[checkpointName(each)] = textOf(each);
    }
    return files;
}

tl::expected<SealLog, std::string> sealLogFrom(const LogFiles& files) {
    SealLog log;
    std::vector<NoteKey> keys;
    for (const auto& [name, text] : files) {
        bool isRead = true;
        if (name == kSeals) {
            isRead = readLines(text, sealFrom, log.seals);
        } else if (name == kKeys) {
            isRead = readLines(text, noteKeyFrom, keys) && !keys.empty();
        } else if (auto note = signedNoteFrom(text); note && checkpointName(*note) == name) {
            log.checkpoints.push_back(*std::move(note));
        } else {
            isRead = false;
        }
        if (!isRead) {
            return tl::make_unexpected(name + " was changed");
        }
    }
    if (keys.empty()) {
        return tl::make_unexpected(std::string(kKeys) + " is missing");
    }
    log.club = keys.front();
    log.witnesses.assign(keys.begin() + 1, keys.end());
    std::ranges::sort(log.checkpoints, {}, sizeOf);
    return log;
}

} // namespace umpire

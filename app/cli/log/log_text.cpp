#include "app/cli/log/log_text.h"

#include "app/common/failure/joined_texts.h"
#include "app/common/failure/printable.h"
#include "app/eye/certificate/certificate_file.h"
#include "app/record/events/event_fields.h"
#include "app/record/journal/event_json.h"
#include "app/record/journal/journal_copy.h"
#include "app/record/journal/journal_rows.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/named_players.h"
#include "app/record/journal/recorded_start.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>

namespace umpire {
namespace {

/// Formats a text in brackets, " (Anna)"; empty for an empty text.
std::string inBrackets(const std::string& text) {
    return text.empty() ? "" : " (" + text + ")";
}

std::string after(const char* mark, const std::string& text) {
    return text.empty() ? "" : mark + text;
}

std::string percent(double probability) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.0f %%", 100.0 * std::clamp(probability, 0.0, 1.0));
    return text.data();
}

std::string listed(const std::vector<Choice>& choices) {
    std::vector<std::string> texts;
    for (const Choice& one : choices) {
        texts.push_back(english(one.actions) + " " + percent(one.probability));
    }
    return joinedTexts(", ", texts);
}

/// Names an event by its action or correction; another event by its number.
std::string namedEvent(const RecordedEvent& event) {
    const auto* corrected = std::get_if<Corrected>(&event.happening);
    return corrected != nullptr
               ? corrected->what
               : actionIn(event.happening).value_or("event " + std::to_string(event.number));
}

struct Words {
    std::string about; ///< names of the events that this event refers to

    std::string operator()(const GameStarted& it) const { return it.position; }
    std::string operator()(const auto& it) const {
        return std::string(kindOf(it).state) + (kindOf(it).state.empty() ? "" : ": ") + text(it);
    }
    std::string operator()(const StateChanged& it) const { return std::string(nameOf(it.state)); }
    std::string operator()(const Called& it) const {
        switch (it.source) {
        case Source::Seen:
            break;
        case Source::Chosen:
        case Source::Said:
            return it.action + inBrackets(it.by) + caused(it);
        case Source::GaveUp:
            return it.action + inBrackets(it.by);
        case Source::OutOfTime:
            return it.action + inBrackets("no time is left to " + it.player);
        }
        return it.action + "  " + percent(it.probability) + after("; or ", listed(it.others)) +
               caused(it);
    }
    std::string operator()(const IllegalSeen& it) const {
        return english(it.action) + "  " + percent(it.probability) + ": " + english(it.because) +
               inBrackets(it.rule);
    }
    std::string operator()(const IllegalStands& it) const {
        return english(it.action) + " stands: " + english(it.because) + inBrackets(it.rule);
    }
    std::string operator()(const Asked& it) const {
        return english(it.question) + after("  ", listed(it.choices));
    }
    std::string operator()(const Corrected& it) const {
        return it.what + inBrackets(it.by) + after(" -> ", it.position);
    }
    std::string operator()(const Undone& it) const {
        return "takes back " + (about.empty() ? "nothing" : about) + inBrackets(it.by);
    }
    std::string operator()(const Paused& it) const { return english(it.because); }
    std::string operator()(const Resumed& it) const { return english(it.because); }
    std::string operator()(const Noted& it) const { return english(it.text) + inBrackets(it.by); }
    std::string operator()(const GameOver& it) const {
        return (it.winner ? *it.winner + " wins" : "draw") + after(": ", english(it.because)) +
               inBrackets(it.rule);
    }

    static std::string caused(const Called& called) {
        return after(" -> ", english(joined(called.happened, "%1; %2")));
    }
};

/// Formats the last event of `until`: number, time, kind and text, "7    0:12.400  call   d1-d3 …".
std::string eventLine(std::span<const RecordedEvent> until, bool stands) {
    const RecordedEvent& event = until.back();
    const std::string about = joinedTexts(", ", undoneBy(until), namedEvent);
    const long long ms = event.time.count() / 1000;
    std::array<char, 96> head{};
    std::snprintf(head.data(), head.size(), "%5lld %4lld:%02lld.%03lld %s%-14s ",
                  static_cast<long long>(event.number), ms / 60'000, ms / 1000 % 60, ms % 1000,
                  stands ? "  " : "x ", std::string(recordedKind(event.happening)).c_str());
    const std::string picture = std::string(event.pictureHash.empty() ? "" : "  [picture]") +
                                (event.momentsHash.empty() ? "" : "  [film]");
    return head.data() + printable(std::visit(Words{about}, event.happening)) + picture + "\n";
}

/// Describes the settings' certificate; its hash is that of the file from `umpire certify`.
std::string certificateText(const std::string& certificate) {
    if (certificate.empty()) {
        return "";
    }
    const auto known = readCertificate(certificate, "certificate");
    return (known ? summaryOf(*known) : "the certificate cannot be read") + ", SHA-256 " +
           sha256(certificate);
}

/// Returns the variant's name, "basic"; for a group's own variant with its settings, "sunday
/// (introduction turn=in-place)".
std::string variantName(const GameSettings& settings) {
    const auto own = recordedOwnVariant(settings);
    return own ? own->name + inBrackets(settings.variant) : settings.variant;
}

/// Formats the variant like the function above, with the group's sentence.
std::string variantSaid(const GameSettings& settings) {
    const auto own = recordedOwnVariant(settings);
    return variantName(settings) + after(": ", own ? aboutIn(*own, "en") : "");
}

std::string howItEnded(const GameSettings& settings, const std::vector<RecordedEvent>& line) {
    for (const RecordedEvent& event : line) {
        if (const GameOver* end = std::get_if<GameOver>(&event.happening)) {
            return end->winner ? namedPlayer(settings, *end->winner) + " wins" : "draw";
        }
    }
    return "not over";
}

} // namespace

std::string listedLine(const std::filesystem::path& file, const JournalRecord& record) {
    const GameSettings& settings = record.settings;
    const std::string faults =
        record.faults.empty() ? "" : "  DAMAGED: " + english(record.faults.front().what);
    return printable(file.string()) +
           printable(after("  ", settings.started) + "  " + settings.game +
                     after(" ", variantName(settings)) +
                     after("  ", joinedTexts(", ", namedPlayers(settings))) + "  " +
                     std::to_string(record.events.size()) + " events  " +
                     howItEnded(settings, lineOfPlay(record.events)) + faults) +
           "\n";
}

std::string shownText(const JournalRecord& record) {
    const GameSettings& settings = record.settings;
    const auto line = [](const char* name, const std::string& value) {
        return value.empty() ? "" : name + printable(value) + "\n";
    };
    std::string text = line("game     ", settings.game) + line("variant  ", variantSaid(settings)) +
                       line("players  ", joinedTexts(", ", namedPlayers(settings))) +
                       line("started  ", settings.started) +
                       line("program  ", settings.programVersion) +
                       line("camera   ", certificateText(settings.certificate));
    const std::vector<RecordedEvent> standing = lineOfPlay(record.events);
    const std::span<const RecordedEvent> events = record.events;
    for (const RecordedEvent& event : events) {
        const bool stands =
            std::ranges::binary_search(standing, event.number, {}, &RecordedEvent::number) ||
            std::holds_alternative<Undone>(event.happening);
        text += eventLine(events.first(std::size_t(&event - events.data()) + 1), stands);
    }
    return text;
}

namespace {

std::string elsewhere(const JournalRecord& record) {
    const std::string missing = missingPicturesText(record.picturesElsewhere);
    return missing + (missing.empty() ? "" : "; the record has the SHA-256 of each\n");
}

} // namespace

std::string verifiedText(const std::filesystem::path& file, const JournalRecord& record) {
    const std::string events =
        printable(file.string()) + ": " + std::to_string(record.events.size());
    if (record.faults.empty()) {
        const std::string hash = record.events.empty() ? "" : record.events.back().hash;
        return events + " events, intact" + after(", last hash ", hash) +
               (record.isSealed ? "" : "; not closed yet: bytes that hold no event are unchecked") +
               "\n" + elsewhere(record);
    }
    std::string text = events + " of " + std::to_string(record.count) + " events can be read\n";
    for (const JournalFault& fault : record.faults) {
        text += printable(english(fault.what)) + "\n";
    }
    return text + elsewhere(record);
}

std::string codedText(const JournalRecord& record, std::optional<std::int64_t> coded) {
    if (!coded) {
        return "";
    }
    const std::int64_t more = record.events.back().number - *coded;
    return "the code is that of event " + std::to_string(*coded) +
           (more == 0 ? ", the last one\n"
                      : "; " + std::to_string(more) + " were recorded after it\n");
}

std::string momentsText(const CheckedMoments& moments) {
    const std::size_t named = moments.whole + moments.missing.size() + moments.faults.size();
    return named == 0 ? ""
                      : "films of the moments before events: " + std::to_string(moments.whole) +
                            " of " + std::to_string(named) + " are there and whole\n";
}

std::string forgottenText(const std::filesystem::path& file, std::size_t erased) {
    return printable(file.string()) + ": " + std::to_string(erased) +
           (erased == 1 ? " film was erased\n" : " films were erased\n");
}

std::string replayedText(const std::filesystem::path& file, const Replay& replayed) {
    std::string text;
    for (const ReplayDifference& one : replayed.differences) {
        text += printable("event " + std::to_string(one.event) + after(", ", one.action) + ": " +
                          one.what + "; recorded: " + one.recorded + "; today: " + one.today) +
                "\n";
    }
    return text + printable(file.string()) + ": " + std::to_string(replayed.actions) +
           " actions, " +
           (replayed.differences.empty()
                ? "no difference"
                : std::to_string(replayed.differences.size()) +
                      (replayed.differences.size() == 1 ? " difference" : " differences")) +
           "\n";
}

} // namespace umpire

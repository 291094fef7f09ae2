#include "app/referee/core/events.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

namespace umpire::referee {
namespace {

/// Differences in a line for people, or what an action may become; what is more tells nobody
/// anything.
constexpr std::size_t kMaxTold = 6;

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) {
        all.append(all.empty() ? "" : between).append(part);
    }
    return all;
}

std::string withRule(const std::string& because, const std::string& rule) {
    return rule.empty() ? because : because + " (" + rule + ")";
}

std::string percent(double probability) {
    return std::to_string(int(std::lround(100.0 * probability))) + " %";
}

struct Teller {
    std::string operator()(const StateChanged& changed) const {
        return std::string(nameOf(changed.state));
    }
    std::string operator()(const Called& called) const {
        return std::to_string(called.ply) + ". " + called.player + ": " + called.action +
               (called.happened.empty() ? "" : " - " + joined(called.happened, "; "));
    }
    std::string operator()(const Asked& asked) const {
        std::string line = "which was it?";
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            const Choice& choice = asked.choices[i];
            line += " (" + std::to_string(i + 1) + ") " + choice.actions + ", " +
                    percent(choice.probability) +
                    (choice.because.empty() ? "" : ", illegal: " + choice.because) + ";";
        }
        return line + " say `choose 1` or `accept` for the first";
    }
    std::string operator()(const Unfinished& unfinished) const {
        const std::vector<std::string>& all = unfinished.couldBecome;
        const std::vector<std::string> first(all.begin(),
                                             all.begin() + long(std::min(all.size(), kMaxTold)));
        const std::size_t more = all.size() - first.size();
        return "not finished yet: it may become " + joined(first, ", ") +
               (more > 0 ? " and " + std::to_string(more) + " more" : "");
    }
    std::string operator()(const IllegalSeen& illegal) const {
        return "illegal: " + illegal.player + " " + illegal.action + ": " +
               withRule(illegal.because, illegal.rule) + "; take it back, or say `stands`";
    }
    std::string operator()(const Desynchronised& found) const {
        std::string line = "table and record differ:";
        const std::size_t told = std::min(found.differences.size(), kMaxTold);
        for (const Difference& each : std::span(found.differences).first(told)) {
            line += (line.ends_with(':') ? " " : "; ") + each.where + " should hold " +
                    each.recorded + " and shows " + each.seen;
        }
        const std::size_t more = found.differences.size() - told;
        return line + (more == 0 ? "" : "; and " + std::to_string(more) + " more");
    }
    std::string operator()(const Synchronised&) const { return "table and record agree again"; }
    std::string operator()(const Amended& amended) const {
        return "the record is changed: " + withRule(amended.what, amended.rule);
    }
    std::string operator()(const Undone& undone) const {
        return "undone: " + joined(undone.actions, ", ");
    }
    std::string operator()(const AgreementNeeded& needed) const {
        return "undoing " + std::to_string(needed.actions) +
               " takes back chance: " + joined(needed.players, " and ") + " must say `agree NAME`";
    }
    std::string operator()(const AnswerNeeded& needed) const {
        return (needed.players.empty() ? std::string("players") : joined(needed.players, ", ")) +
               ": " + needed.question +
               (needed.examples.empty()
                    ? ""
                    : "; say `play " + joined(needed.examples, "`, `play ") + "`");
    }
    std::string operator()(const Paused&) const { return "paused; say `resume` to go on"; }
    std::string operator()(const Resumed&) const { return "going on"; }
    std::string operator()(const Noted& noted) const { return "note: " + noted.text; }
    std::string operator()(const Refused& refused) const {
        return "cannot `" + refused.command + "`: " + refused.because;
    }
    std::string operator()(const GameOver& over) const {
        return (over.winner.empty() ? std::string("the game is drawn")
                                    : over.winner + " wins the game") +
               ": " + withRule(over.because, over.rule);
    }
    std::string operator()(const Repeated& repeated) const {
        return "this position stands here for the " + std::to_string(repeated.times) + ". time";
    }
};

struct Namer {
    std::string_view operator()(const StateChanged&) const { return "state"; }
    std::string_view operator()(const Called&) const { return "called"; }
    std::string_view operator()(const Asked&) const { return "asked"; }
    std::string_view operator()(const Unfinished&) const { return "unfinished"; }
    std::string_view operator()(const IllegalSeen&) const { return "illegal"; }
    std::string_view operator()(const Desynchronised&) const { return "out_of_sync"; }
    std::string_view operator()(const Synchronised&) const { return "in_sync"; }
    std::string_view operator()(const Amended&) const { return "amended"; }
    std::string_view operator()(const Undone&) const { return "undone"; }
    std::string_view operator()(const AgreementNeeded&) const { return "agreement_needed"; }
    std::string_view operator()(const AnswerNeeded&) const { return "answer_needed"; }
    std::string_view operator()(const Paused&) const { return "paused"; }
    std::string_view operator()(const Resumed&) const { return "resumed"; }
    std::string_view operator()(const Noted&) const { return "noted"; }
    std::string_view operator()(const Refused&) const { return "refused"; }
    std::string_view operator()(const GameOver&) const { return "over"; }
    std::string_view operator()(const Repeated&) const { return "repeated"; }
};

template <typename Told>
void hideSecret(Told& told) {
    if (told.positionIsSecret) {
        told.position.clear();
    }
}

void showTo(std::string_view hearer, Called& called) {
    const bool isOthers = !called.onlyFor.empty() && called.onlyFor != hearer;
    if (isOthers) {
        called.action = kHiddenAction;
        called.others.clear();
    }
    if (const auto heard = called.heard.find(hearer); heard != called.heard.end()) {
        called.happened = heard->second.happened;
        called.position = heard->second.position;
    } else {
        if (isOthers) {
            called.happened.clear();
        }
        hideSecret(called);
    }
    called.heard.clear();
}

/// Whose words they are hears them, and why they were refused.
void showTo(std::string_view hearer, Refused& refused) {
    if (const auto reason = refused.reasons.find(hearer); reason != refused.reasons.end()) {
        refused.because = reason->second;
    }
    refused.reasons.clear();
    if (!refused.by.empty() && refused.by != hearer) {
        forgetWords(refused);
    }
}

std::vector<std::string_view> splitAt(std::string_view text, char border) {
    std::vector<std::string_view> parts;
    std::size_t end = 0;
    while ((end = text.find(border)) != std::string_view::npos) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

bool isSameWord(std::string_view one, std::string_view other) {
    constexpr double kMeasured = 2.0; // millimetres or degrees between two looks at one thing
    while (!one.empty() && !other.empty()) {
        double first = 0;
        double second = 0;
        const auto ofOne = std::from_chars(one.data(), one.data() + one.size(), first);
        const auto ofOther = std::from_chars(other.data(), other.data() + other.size(), second);
        const bool areNumbers = ofOne.ec == std::errc() && ofOther.ec == std::errc();
        const std::size_t length = areNumbers ? std::size_t(ofOne.ptr - one.data()) : 1;
        const std::size_t otherLength = areNumbers ? std::size_t(ofOther.ptr - other.data()) : 1;
        const std::string_view word = one.substr(0, length);
        const std::string_view otherWord = other.substr(0, otherLength);
        const bool measured = word.find('.') != std::string_view::npos ||
                              otherWord.find('.') != std::string_view::npos;
        if (word != otherWord &&
            !(areNumbers && measured && std::abs(first - second) < kMeasured)) {
            return false;
        }
        one.remove_prefix(length);
        other.remove_prefix(otherLength);
    }
    return one.empty() && other.empty();
}

/// In any order: two looks list the matches that lie there as they find them.
bool sameWords(std::string_view one, std::string_view other) {
    std::vector<std::string_view> left = splitAt(other, ' ');
    for (const std::string_view word : splitAt(one, ' ')) {
        const auto same = std::ranges::find_if(
            left, [&](std::string_view each) { return isSameWord(word, each); });
        if (same == left.end()) {
            return false;
        }
        left.erase(same);
    }
    return left.empty();
}

} // namespace

void forgetWords(Refused& refused) {
    refused.command = refused.command.substr(0, refused.command.find(' '));
    if (refused.repeats) {
        refused.because = "the reason may hold a secret and is told at the table";
    }
}

std::string text(const Event& event) {
    return std::visit(Teller{}, event);
}

std::string_view kindOf(const Event& event) {
    return std::visit(Namer{}, event);
}

std::string_view nameOf(Source source) {
    switch (source) {
    case Source::Seen:
        return "seen";
    case Source::Chosen:
        return "chosen";
    case Source::Said:
        return "said";
    case Source::GaveUp:
        return "gave up";
    }
    return "seen";
}

bool isAlikeButMeasured(std::string_view one, std::string_view other) {
    const std::vector<std::string_view> parts = splitAt(one, ';');
    const std::vector<std::string_view> others = splitAt(other, ';');
    return std::ranges::equal(parts, others, sameWords);
}

Event viewOf(const Event& event, std::string_view hearer) {
    Event shown = event;
    if (auto* called = std::get_if<Called>(&shown)) {
        showTo(hearer, *called);
    } else if (auto* refused = std::get_if<Refused>(&shown)) {
        showTo(hearer, *refused);
    } else if (auto* amended = std::get_if<Amended>(&shown)) {
        if (amended->positionIsSecret) {
            amended->what = kHiddenAction;
            amended->illegal.clear();
            amended->because.clear();
        }
        hideSecret(*amended);
    } else if (auto* undone = std::get_if<Undone>(&shown)) {
        for (std::string& action : undone->actions) {
            action = undone->positionIsSecret ? std::string(kHiddenAction) : action;
        }
        hideSecret(*undone);
    }
    return shown;
}

} // namespace umpire::referee

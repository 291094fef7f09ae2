#include "app/record/event.h"

#include "app/record/hearer.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace umpire {
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
    std::string operator()(const GameStarted& started) const {
        return "the game begins: " + started.position;
    }
    std::string operator()(const StateChanged& changed) const {
        return std::string(nameOf(changed.state));
    }
    std::string operator()(const Called& called) const {
        return std::to_string(called.ply) + ". " + called.player + ": " + called.action +
               (called.happened.empty() ? "" : " - " + joined(called.happened, "; "));
    }
    std::string operator()(const Asked& asked) const {
        std::string line = asked.question;
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            const Choice& choice = asked.choices[i];
            line += " (" + std::to_string(i + 1) + ") " + choice.actions + ", " +
                    percent(choice.probability) +
                    (choice.because.empty() ? "" : ", illegal: " + choice.because) + ";";
        }
        return line + " say `choose 1` or `accept` for the first";
    }
    std::string operator()(const Unfinished& unfinished) const {
        if (!unfinished.recorded.empty()) {
            return unfinished.recorded;
        }
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
        if (!found.recorded.empty()) {
            return found.recorded;
        }
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
    std::string operator()(const Corrected& corrected) const {
        return "the record is changed: " + changeOf(corrected);
    }
    std::string operator()(const IllegalStands& stands) const {
        return "the record is changed: " + withRule(changeOf(stands), stands.rule);
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
    std::string operator()(const Disputed& disputed) const {
        return disputed.by + " disputes event " + std::to_string(disputed.about) + ": " +
               disputed.what;
    }
    std::string operator()(const Paused&) const { return "paused; say `resume` to go on"; }
    std::string operator()(const Resumed&) const { return "going on"; }
    std::string operator()(const Noted& noted) const { return "note: " + noted.text; }
    std::string operator()(const Refused& refused) const {
        return "cannot `" + refused.command + "`: " + refused.because;
    }
    std::string operator()(const GameOver& over) const {
        return (over.winner ? *over.winner + " wins the game" : "the game is drawn") + ": " +
               withRule(over.because, over.rule);
    }
    std::string operator()(const Repeated& repeated) const {
        return "this position stands here for the " + std::to_string(repeated.times) + ". time";
    }
};

} // namespace

std::string text(const Event& event) {
    return std::visit(Teller{}, event);
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

std::vector<std::string> placesOf(const std::vector<Difference>& differences) {
    std::vector<std::string> places;
    for (const Difference& each : differences) {
        places.push_back(each.where);
    }
    return places;
}

std::string changeOf(const Corrected& corrected) {
    return corrected.what;
}

std::string changeOf(const IllegalStands& stands) {
    return stands.action == kHiddenAction ? stands.action : stands.action + " stands";
}

const std::string* actionIn(const Event& event) {
    return std::visit(
        [](const auto& one) -> const std::string* {
            if constexpr (requires { one.action, one.position; }) {
                return &one.action;
            } else {
                return nullptr;
            }
        },
        event);
}

const std::string* positionAfter(const Event& event) {
    return std::visit(
        [](const auto& one) -> const std::string* {
            if constexpr (requires { one.position; }) {
                return &one.position;
            } else {
                return nullptr;
            }
        },
        event);
}

bool isForOnePlayer(const Event& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.onlyFor; }) {
                return !one.onlyFor.empty();
            } else {
                return false;
            }
        },
        event);
}

} // namespace umpire

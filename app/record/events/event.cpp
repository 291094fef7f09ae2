#include "app/record/events/event.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace umpire {
namespace {

/// Maximum number of differences or possible actions in one line. People do not read longer lists.
constexpr std::size_t kMaxTold = 6;

std::string together(const std::vector<std::string>& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) {
        all.append(all.empty() ? "" : between).append(part);
    }
    return all;
}

std::string withRule(const Message& because, const std::string& rule) {
    return english(because) + (rule.empty() ? "" : " (" + rule + ")");
}

std::string percent(double probability) {
    return std::to_string(int(std::lround(100.0 * probability))) + " %";
}

/// Returns the first kMaxTold elements of the list, and the number of the others.
template <typename T>
std::pair<std::vector<T>, std::size_t> firstOf(const std::vector<T>& all) {
    const std::size_t told = std::min(all.size(), kMaxTold);
    return {{all.begin(), all.begin() + std::ptrdiff_t(told)}, all.size() - told};
}

struct Teller {
    Message operator()(const GameStarted& started) const {
        return "the game begins: " + started.position;
    }
    Message operator()(const StateChanged& changed) const { return nameOf(changed.state); }
    Message operator()(const Called& called) const {
        return std::to_string(called.ply) + ". " + called.player + ": " + called.action +
               (called.happened.empty() ? "" : " - " + english(joined(called.happened, "%1; %2")));
    }
    Message operator()(const Asked& asked) const {
        std::string line = english(asked.question);
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            const Choice& choice = asked.choices[i];
            line += " (" + std::to_string(i + 1) + ") " + english(choice.actions) + ", " +
                    percent(choice.probability) +
                    (choice.because.empty() ? "" : ", illegal: " + english(choice.because)) + ";";
        }
        return asked.choices.empty() ? line : line + " say `choose 1` or `accept` for the first";
    }
    Message operator()(const Unfinished& unfinished) const {
        if (!unfinished.recorded.empty()) {
            return unfinished.recorded;
        }
        const auto [first, left] = firstOf(unfinished.couldBecome);
        const std::size_t more = left + std::size_t(unfinished.more);
        const Message all = joined(first, "%1, %2");
        return message("not finished yet: it may become %1",
                       more == 0 ? all : message("%1 and %2 more", all, more));
    }
    Message operator()(const IllegalSeen& illegal) const {
        return "illegal: " + illegal.player + " " + english(illegal.action) + ": " +
               withRule(illegal.because, illegal.rule) + "; take it back, or say `stands`";
    }
    Message operator()(const Desynchronised& found) const {
        if (!found.recorded.empty()) {
            return found.recorded;
        }
        const auto [first, more] = firstOf(found.differences);
        std::vector<Message> all;
        for (const Difference& each : first) {
            all.push_back(
                message("%1 should hold %2 and shows %3", each.where, each.recorded, each.seen));
        }
        if (more > 0) {
            all.push_back(message("and %1 more", more));
        }
        return message("table and record differ: %1", joined(all, "%1; %2"));
    }
    Message operator()(const Synchronised&) const {
        return message("table and record agree again");
    }
    Message operator()(const Corrected& corrected) const {
        return corrected.where.empty() || !corrected.isHidden
                   ? Message("the record is changed: " + corrected.what)
                   : message("the record is changed at %1", corrected.where);
    }
    Message operator()(const IllegalStands& stands) const {
        return "the record is changed: " + withRule(changeOf(stands), stands.rule);
    }
    Message operator()(const Undone& undone) const {
        return "undone: " + english(joined(undone.actions, "%1, %2"));
    }
    Message operator()(const AgreementNeeded& needed) const {
        if (needed.actions > 0) {
            return message("undoing %1 takes back chance: it counts once these say `agree`: %2",
                           needed.actions, together(needed.players, ", "));
        }
        return needed.of == AgreementNeeded::Of::All
                   ? message("`%1` counts once these say `agree`: %2", needed.what,
                             together(needed.players, ", "))
                   : message("`%1` counts once one of these says `agree`: %2", needed.what,
                             together(needed.players, ", "));
    }
    Message operator()(const AnswerNeeded& needed) const {
        return (needed.players.empty() ? std::string("players") : together(needed.players, ", ")) +
               ": " + english(needed.question) +
               (needed.examples.empty()
                    ? ""
                    : "; say `play " + together(needed.examples, "`, `play ") + "`");
    }
    Message operator()(const Paused&) const { return "paused; say `resume` to go on"; }
    Message operator()(const Resumed&) const { return "going on"; }
    Message operator()(const Noted& noted) const { return message("note: %1", noted.text); }
    Message operator()(const ArbiterCalled& called) const {
        return called.why.empty() ? message("calls the arbiter")
                                  : message("calls the arbiter: %1", called.why);
    }
    Message operator()(const Ruled& ruled) const {
        return ruled.command.empty()
                   ? message("the arbiter %1 rules: %2", ruled.arbiter, ruled.because)
                   : message("the arbiter %1 rules `%2`: %3", ruled.arbiter, ruled.command,
                             ruled.because);
    }
    Message operator()(const Refused& refused) const {
        return message("cannot `%1`: %2", refused.command, refused.because);
    }
    Message operator()(const GameOver& over) const {
        return (over.winner ? *over.winner + " wins the game" : "the game is drawn") + ": " +
               withRule(over.because, over.rule);
    }
    Message operator()(const FlagFell& flag) const {
        return flag.then == AtZero::CallArbiter
                   ? message("no time is left to %1; the arbiter decides", flag.player)
                   : message("no time is left to %1", flag.player);
    }
    Message operator()(const Repeated& repeated) const {
        return message("this position stands here for the %1. time", repeated.times);
    }
    Message operator()(const Advised& advised) const {
        const std::vector<std::string> then(advised.line.begin() + (advised.line.empty() ? 0 : 1),
                                            advised.line.end());
        const Message what =
            advised.as == Advised::As::Move
                ? message("the computer plays %1 as %2; make that move on the table",
                          advised.action, advised.player)
                : message("a hint for %1: %2", advised.player, advised.action);
        return then.empty() ? what : message("%1; expected then: %2", what, together(then, ", "));
    }
};

} // namespace

Message sentenceOf(const Event& event) {
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
    case Source::OutOfTime:
        return "out of time";
    }
    return "seen";
}

std::string_view nameOf(Advised::As as) {
    return as == Advised::As::Move ? "move" : "hint";
}

std::string_view nameOf(AtZero then) {
    switch (then) {
    case AtZero::Lose:
        return "lose";
    case AtZero::CallArbiter:
        return "call";
    case AtZero::Show:
        return "show";
    }
    return "lose";
}

std::optional<AtZero> atZeroNamed(std::string_view name) {
    for (const AtZero each : {AtZero::Lose, AtZero::CallArbiter, AtZero::Show}) {
        if (nameOf(each) == name) {
            return each;
        }
    }
    return std::nullopt;
}

std::vector<std::string> placesOf(const std::vector<Difference>& differences) {
    std::vector<std::string> places;
    for (const Difference& each : differences) {
        places.push_back(each.where);
    }
    return places;
}

Message changeOf(const Corrected& corrected) {
    return corrected.what;
}

Message changeOf(const IllegalStands& stands) {
    return stands.isHidden   ? stands.action
           : stands.playedOn ? message("%1 stands, for the other side has played on", stands.action)
                             : message("%1 stands", stands.action);
}

std::optional<std::string> actionIn(const Event& event) {
    if (const auto* called = std::get_if<Called>(&event)) {
        return called->action;
    }
    const auto* stands = std::get_if<IllegalStands>(&event);
    return stands != nullptr ? std::optional(english(stands->action)) : std::nullopt;
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

bool isHidden(const Event& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.isHidden; }) {
                return one.isHidden;
            } else {
                return false;
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

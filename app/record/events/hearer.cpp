#include "app/record/events/hearer.h"

#include <algorithm>

namespace umpire {
namespace {

bool isHiddenFrom(std::string_view hearer, const std::string& onlyFor) {
    return !onlyFor.empty() && onlyFor != hearer;
}

template <typename Told>
void hideSecret(Told& told) {
    if (told.positionIsSecret) {
        told.position.clear();
    }
}

void showTo(std::string_view hearer, Called& called) {
    const bool isOthers = isHiddenFrom(hearer, called.onlyFor);
    if (isOthers) {
        called.action = kHiddenAction;
        called.isHidden = true;
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

/// Shows the words of the command, and the reason of its refusal, only to the player who typed it.
void showTo(std::string_view hearer, Refused& refused) {
    if (const auto reason = refused.reasons.find(hearer); reason != refused.reasons.end()) {
        refused.because = reason->second;
    }
    refused.reasons.clear();
    if (!refused.by.empty() && refused.by != hearer) {
        forgetWords(refused);
    }
}

void showTo(std::string_view hearer, Advised& advised) {
    if (!advised.onlyFor.empty() && advised.onlyFor != hearer) {
        advised.action = kHiddenAction;
        advised.isHidden = true;
        advised.line.clear();
        advised.value = 0.5;
    }
}

/// Hides the actions that were hidden when they were played. A journal does not store which actions
/// these were. So if the event was read from a journal, hides all actions if the position has
/// secrets.
void showTo(std::string_view hearer, Undone& undone) {
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < undone.actions.size(); ++i) {
        const bool isKnown = i < undone.each.size();
        if (isKnown ? isHiddenFrom(hearer, undone.each[i].onlyFor) : undone.positionIsSecret) {
            undone.actions[i] = message("hidden");
            ++hidden;
        }
    }
    if (hidden > 0 && hidden == undone.actions.size()) {
        std::ranges::fill(undone.actions, Message(kHiddenAction));
        undone.isHidden = true;
    }
    for (Undone::Entry& entry : undone.each) {
        entry.onlyFor.clear();
    }
    hideSecret(undone);
}

void showTo(std::string_view hearer, AnswerNeeded& needed) {
    if (const auto own = needed.own.find(hearer); own != needed.own.end()) {
        needed.examples = own->second;
    }
    needed.own.clear();
}

template <typename Changed>
void showChange(std::string_view hearer, Changed& changed) {
    if (isHiddenFrom(hearer, changed.onlyFor)) {
        hideWords(changed);
    }
    hideSecret(changed);
}

void showTo(std::string_view hearer, Corrected& corrected) {
    showChange(hearer, corrected);
}

void showTo(std::string_view hearer, IllegalStands& stands) {
    showChange(hearer, stands);
}

/// Leaves an event unchanged that everybody may know.
template <typename Happening>
void showTo(std::string_view /*hearer*/, Happening& it) {
    constexpr bool kHidesSomething = requires {
        it.onlyFor;
    }
    || requires {
        it.positionIsSecret;
    }
    || requires {
        it.isHidden;
    };
    static_assert(!kHidesSomething, "say above what each player may know of this event");
}

} // namespace

void forgetWords(Refused& refused) {
    refused.command = refused.command.substr(0, refused.command.find(' '));
    if (refused.repeats) {
        refused.because = message("the reason may hold a secret and is told at the table");
    }
}

void hideWords(Corrected& corrected) {
    corrected.what = kHiddenAction;
    corrected.isHidden = true;
}

void hideWords(IllegalStands& stands) {
    stands.action = kHiddenAction;
    stands.isHidden = true;
    stands.because = {};
}

Event viewOf(const Event& event, std::string_view hearer) {
    Event shown = event;
    std::visit([hearer](auto& one) { showTo(hearer, one); }, shown);
    return shown;
}

std::optional<AnswerNeeded> questionFor(std::optional<AnswerNeeded> question,
                                        std::string_view hearer) {
    if (question) {
        showTo(hearer, *question);
    }
    return question;
}

} // namespace umpire

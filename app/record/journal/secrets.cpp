#include "app/record/journal/secrets.h"

#include "app/record/events/hearer.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"

#include <algorithm>

namespace umpire {
namespace {

bool hidesSomething(const AnyPosition& position) {
    for (int seat = 0; seat < position.playerCount(); ++seat) {
        if (position.seenBy(Player{seat})->text() != position.text()) {
            return true;
        }
    }
    return !position.laying().empty();
}

bool hidesSomething(const AnyPosition& start, const RecordedEvent& event) {
    const std::string* position = positionAfter(event.happening);
    if (position == nullptr || position->empty()) {
        return isForOnePlayer(event.happening) && !isHidden(event.happening);
    }
    const auto read = start.read(*position);
    const auto* known = std::get_if<SharedPosition>(&read);
    return isForOnePlayer(event.happening) || known == nullptr || hidesSomething(**known);
}

/// Tells whether the event is a note in a wide sense: it has a text that somebody typed. Such a
/// text may contain secrets, even if the command was refused.
bool isNote(const RecordedEvent& event) {
    return std::holds_alternative<Noted>(event.happening) ||
           std::holds_alternative<ArbiterCalled>(event.happening) ||
           std::holds_alternative<Ruled>(event.happening) ||
           std::holds_alternative<Refused>(event.happening);
}

/// Hides the content of the event, even if the positions before and after it hide nothing.
template <typename Happened>
void hideAll(Happened& happened) {
    if constexpr (requires { happened.positionIsSecret; }) {
        happened.positionIsSecret = true;
    } else if constexpr (requires { happened.position; }) {
        happened.position.clear();
    }
    if constexpr (requires { happened.happened; }) {
        happened.happened.clear();
    }
}

} // namespace

bool holdsSecrets(const JournalRecord& record) {
    const AnyGame* game = findGame(record.settings.game);
    if (whereItStands(record.events).over || (game != nullptr && game->hidesNothing)) {
        return false;
    }
    const auto start = recordedStart(record.settings);
    return !start || std::ranges::any_of(record.events, [&](const RecordedEvent& event) {
        return hidesSomething(**start, event);
    });
}

JournalRecord publicView(JournalRecord record) {
    if (!holdsSecrets(record)) {
        return record;
    }
    std::erase_if(record.events, isNote);
    for (RecordedEvent& event : record.events) {
        std::visit(
            [](auto& one) {
                hideAll(one);
                if constexpr (requires { hideWords(one); }) {
                    hideWords(one); // because an older record does not say who made a correction
                }
            },
            event.happening);
        event.happening = publicView(event.happening);
        event.pictureHash.clear();
        event.momentsHash.clear();
    }
    return record;
}

} // namespace umpire

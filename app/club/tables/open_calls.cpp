#include "app/club/tables/open_calls.h"

namespace umpire {
namespace {

using About = ArbiterCall::About;

template <typename... Kinds>
bool isOneOf(const Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

bool offersChoices(const Event& event) {
    const auto* asked = std::get_if<Asked>(&event);
    return asked != nullptr && !asked->choices.empty();
}

bool callsArbiter(const Event& event) {
    const auto* noted = std::get_if<Noted>(&event);
    return noted != nullptr && english(noted->text).starts_with(kCallsArbiter);
}

} // namespace

std::string_view nameOf(About about) {
    switch (about) {
    case About::TooClose:
        return "too_close";
    case About::IllegalStands:
        return "illegal_stands";
    case About::Differs:
        return "differs";
    case About::Disputed:
        return "disputed";
    case About::Called:
        break;
    }
    return "called";
}

void OpenCalls::take(const EventRow& row) {
    const auto read = recordedFrom(row);
    if (!read) {
        return;
    }
    const Event& event = read->happening;
    if (isOneOf<Called, Asked, Undone, Corrected, GameOver>(event)) {
        close(About::TooClose);
    }
    if (isOneOf<Desynchronised, Synchronised, GameOver>(event)) {
        close(About::Differs);
    }
    if (offersChoices(event)) {
        open(About::TooClose, row);
    } else if (isOneOf<IllegalStands>(event)) {
        open(About::IllegalStands, row);
    } else if (isOneOf<Disputed>(event)) {
        open(About::Disputed, row);
    } else if (isOneOf<Desynchronised>(event)) {
        open(About::Differs, row);
    } else if (callsArbiter(event)) {
        open(About::Called, row);
    }
}

void OpenCalls::open(About about, const EventRow& row) {
    calls_[row.number] = {about, row.number, row.timeUs, row.picture, row.kind, row.payload};
}

void OpenCalls::close(About about) {
    std::erase_if(calls_, [&](const auto& call) { return call.second.about == about; });
}

} // namespace umpire

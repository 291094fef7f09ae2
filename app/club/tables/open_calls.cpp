#include "app/club/tables/open_calls.h"

#include "app/record/journal/event_json.h"
#include "app/record/journal/stored_form.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using About = ArbiterCall::About;

/// The text of a field of the payload; empty where it has none.
std::string fieldOf(const EventRow& row, const char* name) {
    const auto json = parsedJson(row.payload);
    if (!json || !json->is_object()) {
        return {};
    }
    const auto found = json->find(name);
    return found != json->end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool offersChoices(const EventRow& row) {
    const auto json = parsedJson(row.payload);
    return json && json->is_object() && json->contains("choices") &&
           (*json)["choices"].is_array() && !(*json)["choices"].empty();
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
    const std::string& kind = row.kind;
    if (kind == "ask") {
        close(About::TooClose);
        if (offersChoices(row)) {
            open(About::TooClose, row);
        }
    } else if (kind == "call" || kind == "choice" || kind == "resignation" || kind == "undo" ||
               kind == "correction") {
        close(About::TooClose);
    } else if (kind == "illegal_stands") {
        open(About::IllegalStands, row);
    } else if (kind == "dispute") {
        open(About::Disputed, row);
    } else if (kind == "note" && fieldOf(row, "text").starts_with(kCallsArbiter)) {
        open(About::Called, row);
    } else if (kind == "state") {
        const std::string state = fieldOf(row, "state");
        if (state == kDiffers || state == kAgrees) {
            close(About::Differs);
        }
        if (state == kDiffers) {
            open(About::Differs, row);
        }
    } else if (kind == "outcome") {
        close(About::TooClose);
        close(About::Differs);
    }
}

void OpenCalls::open(About about, const EventRow& row) {
    calls_[row.number] = {about, row.number, row.timeUs, row.picture, row.kind, row.payload};
}

void OpenCalls::close(About about) {
    std::erase_if(calls_, [&](const auto& call) { return call.second.about == about; });
}

} // namespace umpire

#include "app/club/calls/open_calls.h"

#include "app/record/events/event_fields.h"

namespace umpire {
namespace {

/// Maximum payload of an action that is kept for a player's call, in bytes, so that a faulty table
/// cannot fill the memory.
constexpr std::size_t kMaxKept = 16U << 10U;

using About = ArbiterCall::About;

template <typename... Kinds>
bool isOneOf(const Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

bool offersChoices(const Event& event) {
    const auto* asked = std::get_if<Asked>(&event);
    return asked != nullptr && !asked->choices.empty();
}

bool isForTheArbiter(const Event& event) {
    const auto* flag = std::get_if<FlagFell>(&event);
    return flag != nullptr && flag->then == AtZero::CallArbiter;
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
    case About::NoTime:
        return "no_time";
    case About::Called:
        break;
    }
    return "called";
}

std::optional<Ruled> rulingIn(const EventRow& row) {
    const bool mayBe = row.kind == kindOf(Ruled{}).journal || row.kind == kindOf(Noted{}).journal;
    const auto read = mayBe ? recordedFrom(row) : tl::make_unexpected(std::string());
    const auto* ruled = read ? std::get_if<Ruled>(&read->happening) : nullptr;
    return ruled != nullptr ? std::optional(*ruled) : std::nullopt;
}

void OpenCalls::take(const EventRow& row) {
    const auto read = recordedFrom(row);
    if (!read) {
        return;
    }
    const Event& event = read->happening;
    if (isOneOf<Called, Asked, AgreementNeeded, AnswerNeeded, Undone, Corrected, GameOver>(event)) {
        close(About::TooClose);
    }
    if (isOneOf<Desynchronised, Synchronised, GameOver>(event)) {
        close(About::Differs);
    }
    if (isOneOf<GameOver>(event)) {
        close(About::NoTime);
    }
    if (offersChoices(event)) {
        open(About::TooClose, row, *read);
    } else if (isOneOf<IllegalStands>(event)) {
        open(About::IllegalStands, row, *read);
    } else if (isOneOf<Desynchronised>(event)) {
        open(About::Differs, row, *read);
    } else if (isForTheArbiter(event)) {
        open(About::NoTime, row, *read);
    } else if (isOneOf<ArbiterCalled>(event)) {
        open(About::Called, row, *read);
    }
    remember(row, event);
}

void OpenCalls::open(About about, const EventRow& row, const RecordedEvent& read) {
    ArbiterCall& call = calls_[row.number];
    call = {about, {row, position_}, read.momentsHash};
    if (about == About::Called) {
        call.move = move_;
    }
}

void OpenCalls::remember(const EventRow& row, const Event& event) {
    if (isOneOf<Called, IllegalSeen, IllegalStands>(event) && row.payload.size() <= kMaxKept) {
        move_ = {row, position_};
    } else if (isOneOf<Undone>(event)) {
        move_.reset(); // a call must not name a move that was taken back
    }
    if (const std::string* after = positionAfter(event)) {
        position_ = *after;
    }
}

void OpenCalls::close(About about) {
    std::erase_if(calls_, [&](const auto& call) { return call.second.about == about; });
}

} // namespace umpire

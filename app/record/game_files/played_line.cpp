#include "app/record/game_files/played_line.h"

namespace umpire {
namespace {

/// Parses a position, which may name its own variant. Returns null if the text is no position.
SharedPosition positionIn(const SharedPosition& start, const std::string& text) {
    const auto read = start && !text.empty() ? start->read(text) : Parsed<SharedPosition>(nullptr);
    const auto* position = std::get_if<SharedPosition>(&read);
    return position != nullptr ? *position : nullptr;
}

std::string onlyToAct(const SharedPosition& position) {
    const auto names = position ? namesToAct(*position) : std::vector<std::string>();
    return names.size() == 1 ? names.front() : std::string();
}

} // namespace

SharedPosition startOrUsual(const SharedPosition& start, std::string_view game) {
    const AnyGame* known = start ? nullptr : findGame(game);
    if (known == nullptr) {
        return start;
    }
    const auto usual =
        gameFiles(game).and_then([&](const GameFiles& files) { return known->start(files, ""); });
    const auto* first = usual ? std::get_if<SharedPosition>(&*usual) : nullptr;
    return first == nullptr ? nullptr : *first;
}

std::vector<PlayedStep> playedLine(const SharedPosition& start, const std::string& position,
                                   const std::vector<std::string>& line, std::string_view first) {
    SharedPosition now = positionIn(start, position);
    std::vector<PlayedStep> steps;
    for (const std::string& action : line) {
        PlayedStep step{onlyToAct(now), action, now ? now->text() : std::string()};
        if (steps.empty() && !first.empty()) {
            step.player = first;
        }
        auto played = now ? now->play(action) : std::variant<AnyStep, Reason>(Reason{});
        auto* next = std::get_if<AnyStep>(&played);
        step.happened = next != nullptr ? std::move(next->events) : std::vector<Message>();
        now = next != nullptr ? next->position : nullptr;
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace umpire

#include "app/record/lessons/lesson_pictures.h"

#include "app/record/sentences/spoken_action.h"

namespace umpire {
namespace {

SharedPosition begun(std::string_view name, std::string_view text) {
    const AnyGame* game = findGame(name);
    const auto files = gameFiles(name);
    if (game == nullptr || !files) {
        return nullptr;
    }
    const auto started = game->start(*files, {});
    const auto* start = started ? std::get_if<SharedPosition>(&*started) : nullptr;
    if (start == nullptr || text.empty()) {
        return start == nullptr ? nullptr : *start;
    }
    const auto read = (*start)->read(std::string(text));
    const auto* position = std::get_if<SharedPosition>(&read);
    return position == nullptr ? nullptr : *position;
}

/// Describes an action. For the result of a die, uses the rules' sentence, which says more than the
/// number.
Message saidOf(const AnyPosition& before, std::string_view action, const AnyStep& step) {
    const std::string_view game = before.game().name;
    if (action.starts_with("die:") && !step.events.empty()) {
        std::vector<Message> facts;
        for (const Message& event : step.events) {
            facts.push_back(spokenFact(game, event, {}));
        }
        return joined(facts, "%1; %2");
    }
    const std::vector<Player> actors = before.actorsOf(action);
    const std::string player = actors.size() == 1 ? before.nameOf(actors[0]) : std::string();
    const std::string text = before.text();
    return spoken({game, player, action, step.events, text}, {});
}

} // namespace

std::vector<LessonPicture> picturesOf(std::string_view game, const LessonExample& example) {
    std::vector<LessonPicture> pictures;
    SharedPosition position = begun(game, example.position);
    for (const LessonStep& each : example.steps) {
        if (position == nullptr) {
            return pictures;
        }
        LessonPicture picture{position, each.actions, {}};
        for (const std::string_view action : each.actions) {
            const auto played = position->play(action);
            const auto* step = std::get_if<AnyStep>(&played);
            if (step == nullptr) {
                return pictures;
            }
            picture.sentences.push_back(saidOf(*position, action, *step));
            position = step->position;
        }
        if (!each.note.empty()) {
            picture.sentences = {each.note};
        }
        pictures.push_back(std::move(picture));
    }
    if (position != nullptr && example.last == LastPicture::Shown) {
        pictures.push_back({position, {}, {}});
    }
    return pictures;
}

} // namespace umpire

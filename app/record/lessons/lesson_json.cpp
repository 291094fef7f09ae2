#include "app/record/lessons/lesson_json.h"

#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"
#include "app/record/sentences/spoken_action.h"

#include <QString>

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

using Json = nlohmann::ordered_json;

std::string_view textOf(std::string_view game, std::string_view id) {
    for (const Clause& clause : findGame(game)->clauses) {
        if (clause.id == id) {
            return clause.text;
        }
    }
    return {};
}

} // namespace

std::string capitalised(std::string text) {
    QString whole = QString::fromStdString(text);
    return whole.isEmpty() ? text : (whole.at(0).toUpper() + whole.mid(1)).toStdString();
}

Json lessonJson(std::string_view game, const Tongue& tongue, const WithDrawing& withDrawing) {
    const auto lineOf = [&](const LessonLine& line) -> Json {
        return {{"text", tongue.said(line.sentence)},
                {"clauses", jsonList(line.clauses, [&](std::string_view id) -> Json {
                     return {{"id", id}, {"text", tongue.saidClause(textOf(game, id))}};
                 })}};
    };
    const auto pictureOf = [&](const LessonPicture& picture) -> Json {
        std::string text;
        for (const Message& sentence : picture.sentences) {
            text += (text.empty() ? "" : "; ") + tongue.said(sentence);
        }
        Json json = {{"position", picture.position->text()},
                     {"actions", picture.actions},
                     {"text", capitalised(text)}};
        if (withDrawing) {
            withDrawing(picture, json);
        }
        return json;
    };
    const auto partOf = [&](const LessonPart& part) -> Json {
        return {{"heading", tongue.said(part.heading)},
                {"lines", jsonList(part.lines, lineOf)},
                {"examples", jsonList(part.examples, [&](const LessonExample& example) {
                     return jsonList(picturesOf(game, example), pictureOf);
                 })}};
    };
    return {{"game", game}, {"parts", jsonList(lessonOf(game), partOf)}};
}

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

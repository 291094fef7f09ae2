#include "app/club/calls/told_call.h"

#include "app/game/board/drawing.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/played_line.h"
#include "app/record/journal/message_json.h"
#include "app/record/sentences/reader_words.h"
#include "app/record/sentences/told_event.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// Returns the only player to move in the position; empty if there are several, or if the position
/// is unknown.
std::string moverIn(const std::string& game, const std::string& position) {
    const SharedPosition start = startOrUsual(nullptr, game);
    const auto read = start != nullptr ? start->read(position) : Parsed<SharedPosition>(start);
    const auto* known = std::get_if<SharedPosition>(&read);
    const bool isKnown = known != nullptr && *known != nullptr;
    const auto movers = isKnown ? namesToAct(**known) : std::vector<std::string>();
    return movers.size() == 1 ? movers.front() : std::string();
}

/// Sets the acting player where the event has none: a journal stores no player for choices, and an
/// older journal stores none for actions.
struct WithActor {
    std::string actor;

    void operator()(Asked& asked) const {
        for (Choice& each : asked.choices) {
            fill(each.player);
        }
    }
    void operator()(Called& called) const { fill(called.player); }
    void operator()(IllegalStands& stands) const { fill(stands.player); }
    void operator()(const auto& /*other*/) const {}

private:
    void fill(std::string& player) const { player = player.empty() ? actor : player; }
};

/// Returns the event without the secrets of players. `hidesNothing`: the game has no secrets.
FromJson<Event> shownOf(const PastEvent& past, const std::string& game, bool hidesNothing) {
    return recordedFrom(past.row).map([&](const RecordedEvent& read) {
        Event event = publicView(read.happening);
        if (hidesNothing) {
            std::visit(WithActor{moverIn(game, past.before)}, event);
        } else if (auto* called = std::get_if<Called>(&event)) {
            // left out, because a journal does not store who may know these events
            called->happened.clear();
        }
        return event;
    });
}

/// Writes the words that the page shows of a call to `json`.
struct CallTeller {
    const ToldGame& game;
    Json& json;

    void operator()(const Asked& asked) const {
        const ToldEvent told = toldOf(asked, game);
        say("", spokenFact(game.game, sentences::forReaders(asked.question), game.names));
        for (std::size_t k = 0; k < told.answers.size(); ++k) {
            Json& choice = json["choices"].emplace_back();
            write(choice, "action", asked.choices[k].actions);
            write(choice, "words", told.answers[k].words);
        }
    }
    void operator()(const IllegalStands& stands) const {
        const ToldEvent told = toldOf(stands, game);
        write(json, "move", told.main);
        write(json, "text", told.more.empty() ? Message() : joined(told.more, "%1; %2"));
    }
    void operator()(const Desynchronised& differs) const {
        write(json, "text", toldOf(differs, game).main);
    }
    void operator()(const FlagFell& flag) const {
        say(flag.player, message("no time is left to %1", who(flag.player)));
    }
    void operator()(const ArbiterCalled& called) const {
        say(called.by, called.why.empty() ? sentenceOf(called) : saidBy(called.by, called.why));
    }
    void operator()(const auto& other) const { write(json, "text", sentenceOf(Event(other))); }

private:
    [[nodiscard]] Message who(const std::string& side) const {
        return spokenPlayer(side, game.names);
    }
    /// Quotes a player; without a side, the text is shown as it is.
    [[nodiscard]] Message saidBy(const std::string& side, const std::string& what) const {
        return side.empty() ? Message(what) : message("%1: “%2”", who(side), what);
    }
    void say(const std::string& side, const Message& text) const {
        json["player"] = side.empty() ? Json(nullptr) : Json(side);
        write(json, "text", text);
    }
};

/// Draws the board after the event, or before the event if the event has no position.
void draw(Json& json, const std::string& game, const PastEvent& past, const Event& shown) {
    const std::string* after = positionAfter(shown);
    const bool isAfter = after != nullptr && !after->empty();
    const auto view = boardViewOf(game, isAfter ? *after : past.before);
    json["drawing"] = view ? Json(drawingOf(*view, marksOf(shown)).svg) : Json(nullptr);
    json["drawn"] = isAfter ? "after" : "before";
}

} // namespace

Json jsonOf(const ArbiterCall& call, const std::string& game, const PlayerNames& names) {
    const EventRow& row = call.event.row;
    Json json{{"about", nameOf(call.about)},
              {"number", row.number},
              {"time_us", row.timeUs},
              {"picture", row.picture.empty() ? Json(nullptr) : Json(row.picture)},
              {"moments", call.moments.empty() ? Json(nullptr) : Json(call.moments)},
              {"choices", Json::array()},
              {"player", nullptr},
              {"move", nullptr},
              {"drawing", nullptr},
              {"drawn", nullptr}};
    const AnyGame* known = findGame(game);
    const bool hidesNothing = known != nullptr && known->hidesNothing;
    const auto toldGame = [&](const PastEvent& past) {
        return ToldGame{.game = known != nullptr ? std::string_view(game) : std::string_view(),
                        .before = hidesNothing ? std::string_view(past.before) : std::string_view(),
                        .names = names};
    };
    const auto event = shownOf(call.event, game, hidesNothing);
    if (!event) {
        write(json, "text", message("event %1 is missing or cannot be read", row.number));
        return json;
    }
    const ToldGame told = toldGame(call.event);
    std::visit(CallTeller{told, json}, *event);
    draw(json, game, call.event, *event);
    const auto move =
        call.move ? shownOf(*call.move, game, hidesNothing) : tl::make_unexpected(std::string());
    if (move) {
        const ToldEvent moved = toldOf(*move, toldGame(*call.move));
        const bool isIllegal = std::holds_alternative<IllegalSeen>(*move) && !moved.more.empty();
        write(json, "move", isIllegal ? moved.more.front() : moved.main);
        draw(json, game, *call.move, *move);
    }
    return json;
}

} // namespace umpire

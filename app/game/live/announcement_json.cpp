#include "app/game/live/announcement_json.h"

#include "app/record/journal/message_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

void writeOrNull(Json& json, const char* name, const Message& message) {
    if (message.empty()) {
        json[name] = nullptr;
    } else {
        write(json, name, message);
    }
}

double rounded(double probability) {
    return std::round(probability * 1000.0) / 1000.0;
}

struct KindOf {
    std::string_view operator()(const GameStarted&) const { return "started"; }
    std::string_view operator()(const StateChanged&) const { return "state"; }
    std::string_view operator()(const Called&) const { return "called"; }
    std::string_view operator()(const Asked&) const { return "asked"; }
    std::string_view operator()(const Unfinished&) const { return "unfinished"; }
    std::string_view operator()(const IllegalSeen&) const { return "illegal"; }
    std::string_view operator()(const Desynchronised&) const { return "out_of_sync"; }
    std::string_view operator()(const Synchronised&) const { return "in_sync"; }
    std::string_view operator()(const Corrected&) const { return "amended"; }
    std::string_view operator()(const IllegalStands&) const { return "amended"; }
    std::string_view operator()(const Undone&) const { return "undone"; }
    std::string_view operator()(const AgreementNeeded&) const { return "agreement_needed"; }
    std::string_view operator()(const AnswerNeeded&) const { return "answer_needed"; }
    std::string_view operator()(const Disputed&) const { return "disputed"; }
    std::string_view operator()(const Paused&) const { return "paused"; }
    std::string_view operator()(const Resumed&) const { return "resumed"; }
    std::string_view operator()(const Noted&) const { return "noted"; }
    std::string_view operator()(const Refused&) const { return "refused"; }
    std::string_view operator()(const GameOver&) const { return "over"; }
    std::string_view operator()(const Repeated&) const { return "repeated"; }
    std::string_view operator()(const Advised&) const { return "advised"; }
};

struct Writer {
    Json& json;

    void operator()(const GameStarted& started) const { json["position"] = started.position; }
    void operator()(const StateChanged& changed) const { json["state"] = nameOf(changed.state); }
    void operator()(const Called& called) const {
        json["ply"] = called.ply;
        json["player"] = called.player;
        json["action"] = called.action;
        write(json, "events", called.happened);
        json["position"] = orNull(called.position);
        json["source"] = nameOf(called.source);
        json["probability"] = rounded(called.probability);
        list("others", called.others);
    }
    void operator()(const Asked& asked) const { list("choices", asked.choices); }
    void operator()(const Unfinished& unfinished) const {
        write(json, "could_become", unfinished.couldBecome);
    }
    void operator()(const IllegalSeen& illegal) const {
        json["player"] = illegal.player;
        write(json, "action", illegal.action);
        write(json, "because", illegal.because);
        json["rule"] = orNull(illegal.rule);
        json["probability"] = rounded(illegal.probability);
    }
    void operator()(const Desynchronised& found) const {
        json["differences"] = Json::array();
        for (const Difference& each : found.differences) {
            Json& difference = json["differences"].emplace_back();
            difference["where"] = each.where;
            write(difference, "recorded", each.recorded);
            write(difference, "seen", each.seen);
        }
    }
    void operator()(const Synchronised&) const {}
    void operator()(const Corrected& corrected) const {
        json["what"] = corrected.what;
        json["because"] = nullptr;
        json["rule"] = nullptr;
        json["position"] = orNull(corrected.position);
    }
    void operator()(const IllegalStands& stands) const {
        write(json, "what", changeOf(stands));
        writeOrNull(json, "because", stands.because);
        json["rule"] = orNull(stands.rule);
        json["position"] = orNull(stands.position);
    }
    void operator()(const Undone& undone) const {
        write(json, "actions", undone.actions);
        json["position"] = orNull(undone.position);
    }
    void operator()(const AgreementNeeded& needed) const {
        json["actions"] = needed.actions;
        json["players"] = needed.players;
    }
    void operator()(const AnswerNeeded& needed) const {
        json["players"] = needed.players;
        write(json, "question", needed.question);
        json["examples"] = needed.examples;
    }
    void operator()(const Disputed& disputed) const {
        json["about"] = disputed.about;
        json["what"] = disputed.what;
        json["by"] = disputed.by;
    }
    void operator()(const Paused&) const {}
    void operator()(const Resumed&) const {}
    void operator()(const Noted& noted) const { write(json, "text", noted.text); }
    void operator()(const Refused& refused) const {
        json["command"] = refused.command;
        write(json, "because", refused.because);
    }
    void operator()(const GameOver& over) const {
        json["winner"] = over.winner ? Json(*over.winner) : Json(nullptr);
        write(json, "because", over.because);
        json["rule"] = orNull(over.rule);
    }
    void operator()(const Repeated& repeated) const { json["times"] = repeated.times; }
    void operator()(const Advised& advised) const {
        json["as"] = advised.as == Advised::As::Move ? "move" : "hint";
        json["player"] = advised.player;
        json["action"] = advised.action;
        json["value"] = rounded(advised.value);
        json["line"] = advised.line;
    }

    void list(const char* name, const std::vector<Choice>& choices) const {
        json[name] = Json::array();
        for (const Choice& choice : choices) {
            Json& one = json[name].emplace_back();
            write(one, "action", choice.actions);
            one["probability"] = rounded(choice.probability);
            writeOrNull(one, "because", choice.because);
        }
    }
};

} // namespace

Json jsonOf(const Announcement& announcement) {
    Json json;
    json["time_s"] = double(announcement.at.count()) / 1e6;
    json["event"] = std::visit(KindOf{}, announcement.event);
    std::visit(Writer{json}, announcement.event);
    return json;
}

} // namespace umpire

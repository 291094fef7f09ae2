#include "app/live/announcement_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
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
};

struct Writer {
    Json& json;

    void operator()(const GameStarted& started) const { json["position"] = started.position; }
    void operator()(const StateChanged& changed) const { json["state"] = nameOf(changed.state); }
    void operator()(const Called& called) const {
        json["ply"] = called.ply;
        json["player"] = called.player;
        json["action"] = called.action;
        json["events"] = called.happened;
        json["position"] = orNull(called.position);
        json["source"] = nameOf(called.source);
        json["probability"] = rounded(called.probability);
        write("others", called.others);
    }
    void operator()(const Asked& asked) const { write("choices", asked.choices); }
    void operator()(const Unfinished& unfinished) const {
        json["could_become"] = unfinished.couldBecome;
    }
    void operator()(const IllegalSeen& illegal) const {
        json["player"] = illegal.player;
        json["action"] = illegal.action;
        json["because"] = illegal.because;
        json["rule"] = orNull(illegal.rule);
        json["probability"] = rounded(illegal.probability);
    }
    void operator()(const Desynchronised& found) const {
        json["differences"] = Json::array();
        for (const Difference& each : found.differences) {
            json["differences"].push_back(
                {{"where", each.where}, {"recorded", each.recorded}, {"seen", each.seen}});
        }
    }
    void operator()(const Synchronised&) const {}
    void operator()(const Corrected& corrected) const {
        json["what"] = changeOf(corrected);
        json["because"] = nullptr;
        json["rule"] = nullptr;
        json["position"] = orNull(corrected.position);
    }
    void operator()(const IllegalStands& stands) const {
        json["what"] = changeOf(stands);
        json["because"] = orNull(stands.because);
        json["rule"] = orNull(stands.rule);
        json["position"] = orNull(stands.position);
    }
    void operator()(const Undone& undone) const {
        json["actions"] = undone.actions;
        json["position"] = orNull(undone.position);
    }
    void operator()(const AgreementNeeded& needed) const {
        json["actions"] = needed.actions;
        json["players"] = needed.players;
    }
    void operator()(const AnswerNeeded& needed) const {
        json["players"] = needed.players;
        json["question"] = needed.question;
        json["examples"] = needed.examples;
    }
    void operator()(const Disputed& disputed) const {
        json["about"] = disputed.about;
        json["what"] = disputed.what;
        json["by"] = disputed.by;
    }
    void operator()(const Paused&) const {}
    void operator()(const Resumed&) const {}
    void operator()(const Noted& noted) const { json["text"] = noted.text; }
    void operator()(const Refused& refused) const {
        json["command"] = refused.command;
        json["because"] = refused.because;
    }
    void operator()(const GameOver& over) const {
        json["winner"] = over.winner ? Json(*over.winner) : Json(nullptr);
        json["because"] = over.because;
        json["rule"] = orNull(over.rule);
    }
    void operator()(const Repeated& repeated) const { json["times"] = repeated.times; }

    void write(const char* name, const std::vector<Choice>& choices) const {
        json[name] = Json::array();
        for (const Choice& choice : choices) {
            json[name].push_back({{"action", choice.actions},
                                  {"probability", rounded(choice.probability)},
                                  {"because", orNull(choice.because)}});
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

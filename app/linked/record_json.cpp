#include "app/linked/record_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;
using How = RecordedAction::How;

std::string nameOf(How how) {
    switch (how) {
    case How::Seen:
        return "made";
    case How::Told:
        return "told";
    case How::Changed:
        return "changed";
    }
    return {};
}

Json jsonOf(const RecordedLine& line) {
    Json json = Json::array();
    for (const RecordedAction& each : line) {
        json.push_back({{"how", nameOf(each.how)},
                        {"player", each.player},
                        {"action", each.what},
                        {"position", each.position}});
    }
    return json;
}

How howIn(const Json& json) {
    const auto name = json.at("how").get<std::string>();
    return name == "told" ? How::Told : name == "changed" ? How::Changed : How::Seen;
}

RecordedLine lineIn(const Json& json) {
    RecordedLine line;
    for (const Json& each : json) {
        line.push_back({howIn(each), each.at("player").get<std::string>(),
                        each.at("action").get<std::string>(),
                        each.at("position").get<std::string>()});
    }
    return line;
}

} // namespace

std::string textOf(const TableMessage& message) {
    const Json json{{"game", message.setting.game},
                    {"variant", message.setting.variant},
                    {"start", message.setting.start},
                    {"side", message.setting.side},
                    {"line", jsonOf(message.record.line)},
                    {"wanted", jsonOf(message.record.wanted.line)},
                    {"version", message.record.wanted.version},
                    {"by", message.record.wanted.side},
                    {"ended", message.record.hasEnded}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<TableMessage> tableMessageIn(std::string_view text) {
    try {
        const Json json = Json::parse(text);
        return TableMessage{
            {json.at("game").get<std::string>(), json.at("variant").get<std::string>(),
             json.at("start").get<std::string>(), json.at("side").get<std::string>()},
            {lineIn(json.at("line")),
             {lineIn(json.at("wanted")), json.at("version").get<std::int64_t>(),
              json.at("by").get<std::string>()},
             json.at("ended").get<bool>()}};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::string whyNotTogether(const TableSetting& here, const TableSetting& there) {
    if (here.game != there.game) {
        return "the other table plays " + there.game + ", and this table plays " + here.game +
               "; give both the same --game";
    }
    if (here.variant != there.variant) {
        return "the other table plays the variant `" + there.variant + "`, and this table plays `" +
               here.variant + "`; give both the same --variant";
    }
    if (here.start != there.start) {
        return "the other table begins at another position; give both the same --position";
    }
    if (here.side == there.side) {
        return "both tables say --side " + here.side + "; give each table a side of its own";
    }
    return {};
}

} // namespace umpire

#include "app/web/linked/record_json.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"

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
    case How::Hidden:
        return "hidden";
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
    return name == "told"      ? How::Told
           : name == "hidden"  ? How::Hidden
           : name == "changed" ? How::Changed
                               : How::Seen;
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

TableMessage messageIn(const Json& json) {
    return {{json.at("game").get<std::string>(), json.at("variant").get<std::string>(),
             json.at("start").get<std::string>(), json.at("side").get<std::string>()},
            {lineIn(json.at("line")),
             {lineIn(json.at("wanted")), json.at("version").get<std::int64_t>(),
              json.at("by").get<std::string>()},
             json.at("ended").get<bool>(),
             json.at("kept").get<std::vector<std::string>>()}};
}

constexpr std::size_t kMostLettersOfSchema = 40;
Message noRecord() {
    return message("the other table says what is no record of a game");
}

} // namespace

std::string textOf(const TableMessage& message) {
    const Json json{{"schema", kLinkSchema},
                    {"game", message.setting.game},
                    {"variant", message.setting.variant},
                    {"start", message.setting.start},
                    {"side", message.setting.side},
                    {"line", jsonOf(message.record.line)},
                    {"wanted", jsonOf(message.record.wanted.line)},
                    {"version", message.record.wanted.version},
                    {"by", message.record.wanted.side},
                    {"ended", message.record.hasEnded},
                    {"kept", message.record.kept}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

tl::expected<TableMessage, Message> tableMessageIn(std::string_view text) {
    try {
        const Json json = parsedInOrder(text).value_or(Json());
        if (!json.is_object() || !json.contains("game")) {
            return tl::make_unexpected(noRecord());
        }
        const auto schema = json.value("schema", "umpire.two-tables/1");
        if (schema != kLinkSchema) {
            return tl::make_unexpected(
                message("the other table has another version of Umpire (it speaks %1, and this "
                        "table speaks %2); install the same version at both tables",
                        printable(schema.substr(0, kMostLettersOfSchema)), kLinkSchema));
        }
        return messageIn(json);
    } catch (const Json::exception&) {
        return tl::make_unexpected(noRecord());
    }
}

Message whyNotTogether(const TableSetting& here, const TableSetting& there) {
    if (here.game != there.game) {
        return message("the other table plays %1, and this table plays %2; give both the same game",
                       there.game, here.game);
    }
    if (here.variant != there.variant) {
        return message("the other table plays the variant `%1`, and this table plays `%2`; give "
                       "both the same variant",
                       there.variant, here.variant);
    }
    if (here.start != there.start) {
        return message("the other table begins at another position; give both the same position");
    }
    if (here.side == there.side) {
        return message("both tables say that %1 sits there; give each table a side of its own",
                       here.side);
    }
    return {};
}

} // namespace umpire

#include "app/web/linked/record_json.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_writer.h"

namespace umpire {

using How = RecordedAction::How;
constexpr Named<How> kHows[] = {
    {How::Seen, "made"}, {How::Told, "told"}, {How::Hidden, "hidden"}, {How::Changed, "changed"}};

template <typename Visit>
void fields(Visit& visit, RecordedAction& it) {
    visit("how", it.how, kHows);
    visit("player", it.player);
    visit("action", it.what);
    visit("position", it.position);
}
template <typename Visit>
void fields(Visit& visit, TableMessage& it) {
    visit.schema(kLinkSchema);
    visit("game", it.setting.game);
    visit("variant", it.setting.variant);
    visit("start", it.setting.start);
    visit("side", it.setting.side);
    visit.ifAny("clock", it.setting.clock); // older tables do not tell it
    visit.ifAny("at_zero", it.setting.atZero);
    visit("line", it.record.line);
    visit("wanted", it.record.wanted.line);
    visit("version", it.record.wanted.version);
    visit("by", it.record.wanted.side);
    visit("ended", it.record.hasEnded);
    visit("kept", it.record.kept);
}

namespace {

constexpr std::size_t kMostLettersOfSchema = 40;
constexpr std::size_t kMostLettersOfClock = 40;

Message clockOf(const TableSetting& table) {
    const auto cut = [](const std::string& said) {
        return printable(said.substr(0, kMostLettersOfClock));
    };
    return table.clock.empty()
               ? message("without a clock")
               : message("with the clock %1 (at zero: %2)", cut(table.clock), cut(table.atZero));
}
Message noRecord() {
    return message("the other table says what is no record of a game");
}

} // namespace

std::string textOf(const TableMessage& message) {
    return compactText(jsonOfFields(message));
}

tl::expected<TableMessage, Message> tableMessageIn(std::string_view text) {
    const auto json = parsedJson(text, kMostBytesOfRecord);
    if (!json || !json->is_object() || !json->contains("game")) {
        return tl::make_unexpected(noRecord());
    }
    std::string schema = "umpire.two-tables/1";
    JsonReader(*json).ifAny("schema", schema);
    if (schema != kLinkSchema) {
        return tl::make_unexpected(
            message("the other table has another version of Umpire (it speaks %1, and this "
                    "table speaks %2); install the same version at both tables",
                    printable(schema.substr(0, kMostLettersOfSchema)), kLinkSchema));
    }
    return fromJson<TableMessage>(*json).map_error([](const std::string&) { return noRecord(); });
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

Message clocksApart(const TableSetting& here, const TableSetting& there) {
    return here.clock == there.clock && here.atZero == there.atZero
               ? Message()
               : message("the other table plays %1, and this table plays %2", clockOf(there),
                         clockOf(here));
}

} // namespace umpire

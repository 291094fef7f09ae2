#include "app/club/tables/club_hall.h"
#include "app/common/json/json_text.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace {

using namespace umpire;

/// A message that is read must be the same after writing and reading again. A refusal says why in
/// one line.
template <typename Read>
void use(std::string_view text, Read read) {
    const auto message = read(text);
    if (!message) {
        fuzz::requireOneLine(message.error());
        return;
    }
    const std::string written = textOf(*message);
    const auto again = read(written);
    fuzz::require(again && textOf(*again) == written, "a message is read as it was written");
}

/// Checks that the server's state and the arbiter's view are valid JSON, whatever a table sends.
void show(const ClubTopic& topic, std::string_view text) {
    ClubHall hall;
    if (const auto record = recordMessageFrom(text)) {
        hall.begin(topic.table, *record, {}, {});
    }
    if (const auto row = rowMessageFrom(text)) {
        hall.begin(topic.table, {row->record, {}, true}, {}, {});
        fuzz::require(hall.judge(topic.table, *row) != RowVerdict::Stranger, "it was told");
        hall.add(topic.table, row->record, row->row);
    }
    if (const auto health = healthMessageFrom(text)) {
        hall.note(topic.table, *health, 0);
    }
    if (topic.what == ClubTopic::What::State && parsedJson(text)) {
        hall.show(topic.table, std::string(text));
    }
    fuzz::require(!hallJson(hall).dump().empty(), "the arbiter is shown a document");
}

} // namespace

/// Fuzzes the messages between a club's tables and its server. The input is a topic, a line end and
/// the message.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view all(reinterpret_cast<const char*>(bytes), size);
    const std::size_t end = std::min(all.find('\n'), size);
    const std::string_view text = all.substr(std::min(end + 1, size));
    if (const auto topic = topicFrom(all.substr(0, end))) {
        fuzz::require(textOf(*topic) == all.substr(0, end), "a topic is written as it was read");
        fuzz::require(isTableName(topic->table), "a topic names a table");
        show(*topic, text);
    }
    use(text, recordMessageFrom);
    use(text, rowMessageFrom);
    use(text, receivedMessageFrom);
    use(text, healthMessageFrom);
    use(text, rulingMessageFrom);
    use(text, pictureMessageFrom);
    if (const auto row = rowMessageFrom(text)) {
        if (const auto event = recordedFrom(row->row); !event) {
            fuzz::requireOneLine(event.error());
        }
    }
    if (const auto record = recordMessageFrom(text)) {
        if (const auto settings = settingsFrom(record->settings); !settings) {
            fuzz::requireOneLine(settings.error());
        }
    }
    return 0;
}

#include "app/common/failure/printable.h"
#include "app/web/linked/link_address.h"
#include "app/web/linked/picture_message.h"
#include "app/web/linked/record_json.h"
#include "tests/fuzz/fuzz_target.h"

#include <string_view>

/// Fuzzes the messages between two tables: a record, a picture, and the address that people type.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    if (const auto message = tableMessageIn(text); !message) {
        fuzz::requireOneLine(english(message.error()));
    } else {
        const auto again = tableMessageIn(textOf(*message));
        fuzz::require(again && *again == *message, "a record is read as it was written");
        const Message why = whyNotTogether(message->setting, message->setting);
        fuzz::require(why.empty() || english(why).find('\n') == std::string::npos,
                      "why two tables do not fit is one line");
    }
    if (const auto picture = linkedPictureIn(text); !picture) {
        fuzz::requireOneLine(english(picture.error()));
    } else {
        const auto again = linkedPictureIn(bytesOf(*picture));
        fuzz::require(again && *again == *picture, "a picture is read as it was written");
    }
    if (const auto address = parseLinkAddress(std::string(text)); !address) {
        fuzz::requireOneLine(printable(english(address.error().message))); // in the printed form
    }
    return 0;
}

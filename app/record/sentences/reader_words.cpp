#include "app/record/sentences/reader_words.h"

namespace umpire::sentences {

Message forReaders(const Message& question) {
    const std::string_view form = question.form();
    if (form == "moves are seen; what else is done?") {
        return message("Umpire sees your moves. Anything else this turn?");
    }
    if (form == "moves and fights are seen; what else is done?") {
        return message("Umpire sees moves and fights. Say who lays or removes a mine, removes a "
                       "battery, or sends a plane.");
    }
    if (form == "moves and dice are seen; say who strikes, storms or boards, and which ship loads "
                "or lands where two are near") {
        return message("Umpire sees moves and dice. Say who strikes, storms or boards. If two "
                       "ships are near, say which ship loads or lands.");
    }
    if (form == "does an officer help? If not, go on") {
        return message("does an officer help?");
    }
    if (form == "which was it?") {
        return message("what was played?");
    }
    if (form.starts_with("which unit stands where? Only its player says it")) {
        return message("tell Umpire in secret which ship stands where");
    }
    if (form == "draw, and lay the chits open together") {
        return message("draw a chit each, and turn both up together");
    }
    const bool quotes = form.ends_with(", and then %1");
    return quotes ? Message::recorded(form.substr(0, form.rfind(',')), {}, {}) : question;
}

Message differing(const Difference& each) {
    const auto lying = [](const Message& what) {
        const bool isNone = what.form() == "none" || what.form() == "no %1";
        return isNone ? message("nothing") : what;
    };
    return message("%1: on the table %2, in the record %3", each.where, lying(each.seen),
                   lying(each.recorded));
}

} // namespace umpire::sentences

namespace umpire {

Message told(TableState state) {
    switch (state) {
    case TableState::Waiting:
        return message("Waiting for the camera");
    case TableState::HandOverTable:
        return message("A hand is over the table");
    case TableState::Settling:
        return message("Settling");
    case TableState::Still:
        return message("All is well");
    case TableState::Moved:
        return message("The table or the camera moved");
    case TableState::TooDark:
        return message("It is too dark");
    case TableState::Glare:
        return message("The lamp glares");
    case TableState::CameraLost:
        return message("The camera is gone");
    case TableState::OutOfSync:
        return message("Table and record differ");
    }
    return {};
}

} // namespace umpire

#pragma once

#include "app/record/events/event.h"
#include "app/record/sentences/spoken_action.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// What the sentences of an event are made of, as far as the hearer may know it.
struct ToldGame {
    std::string_view game{};   ///< empty: actions stay in their notation
    std::string_view before{}; ///< the position that it happened in; empty: secret, or not known
    std::string_view player{}; ///< who alone is to move; may be empty
    PlayerNames names{};
};

/// Puts beside what was played how a player would say it: "sentence" with "sentence_message", and
/// "sentences" with "sentences_messages" where the event has a list; and beside a "because" what
/// the rules say with the same names, "because_sentence". What is hidden gets none; in a list it
/// stays as it is. `shown`: as the hearer may know it (viewOf), and `json` is that of it.
void writeSentences(nlohmann::ordered_json& json, const Event& shown, const ToldGame& told);

} // namespace umpire

#pragma once

#include "rules/table/observation.h"

#include <string_view>

/// The list of the kinds of pieces that a look at the table can find.
namespace umpire {

/// Calls visit(name, pieces) for each kind, in the order in which `umpire look` prints them. `name`
/// is the word for the kind in that output and for its detector. If a new kind is added to
/// TableObservation, this function does not compile until the kind is listed here.
template <typename Observation, typename Visit>
void forEachKind(Observation& seen, Visit visit) {
    auto& [registration, galleys, matches, orders, stones, dice, codes, tokens, warnings] = seen;
    visit(std::string_view("galleys"), galleys);
    visit(std::string_view("matches"), matches);
    visit(std::string_view("orders"), orders);
    visit(std::string_view("stones"), stones);
    visit(std::string_view("dice"), dice);
    visit(std::string_view("codes"), codes);
    visit(std::string_view("tokens"), tokens);
}

} // namespace umpire

#pragma once

#include "rules/table/observation.h"

#include <string_view>

/// The one list of the kinds of pieces that a look may see.
namespace umpire {

/// Calls visit(name, pieces) for each kind, in the order of the answers of `umpire look`. `name` is
/// the kind's word there, and for the detector. A kind that is added to TableObservation does not
/// compile before it stands here; then each visitor has to say what becomes of it.
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

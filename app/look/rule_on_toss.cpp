#include "app/look/rule_on_toss.h"

namespace umpire {
namespace {

Message knownIds(const std::vector<Galley>& galleys) {
    std::string ids;
    for (const Galley& galley : galleys) {
        ids += (ids.empty() ? "" : ", ") + galley.id;
    }
    return ids.empty() ? message("no galley is seen in the picture")
                       : message("the picture shows %1", ids);
}

} // namespace

Expected<war_galley::TossRuling> ruleOnToss(const Look& look, const std::string& attacker,
                                            const std::string& target) {
    if (look.observation.registration.method == RegistrationMethod::None) {
        return tl::make_unexpected(
            Failure{ExitStatus::TableNotFound,
                    message("%1: %2", look.picture.string(),
                            message("nothing of known size is in view, so nothing can be measured; "
                                    "use a table file and its tags"))});
    }
    const war_galley::TossQuestion question{.attacker = attacker,
                                            .target = target,
                                            .galleys = look.observation.galleys,
                                            .matches = look.observation.matches};
    war_galley::TossOptions rules;
    rules.orders = look.comparedWithBefore ? war_galley::OrderMatches::AsMarked
                                           : war_galley::OrderMatches::ByGeometry;
    war_galley::TossAnswer answer = war_galley::ruleToss(question, rules);
    if (const auto* violation = std::get_if<war_galley::Violation>(&answer)) {
        return tl::make_unexpected(
            Failure{ExitStatus::WrongUsage,
                    message("%1; %2", violation->because, knownIds(look.observation.galleys))});
    }
    return std::get<war_galley::TossRuling>(std::move(answer));
}

} // namespace umpire

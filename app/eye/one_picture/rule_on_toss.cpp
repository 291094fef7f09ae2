#include "app/eye/one_picture/rule_on_toss.h"

#include "app/eye/one_picture/galley_words.h"

#include <algorithm>
#include <map>

namespace umpire {
namespace {

Message galleysShown(const std::vector<Galley>& galleys) {
    return galleys.empty() ? message("no galley is seen in the picture")
                           : message("the picture shows %1", listedIds(galleys));
}

/// Gives the matches of a second look the ids of the same matches in the first look. New matches
/// get the next ids.
void nameAsIn(const TableObservation& first, TableObservation& again) {
    std::map<std::string, std::string> names;
    std::size_t added = first.matches.size();
    for (Match& match : again.matches) {
        const auto known = std::ranges::find_if(first.matches, [&](const Match& other) {
            return other.tail == match.tail && other.head == match.head;
        });
        const std::string name =
            known != first.matches.end() ? known->id : "m" + std::to_string(++added);
        names[match.id] = name;
        match.id = name;
    }
    for (OrderColumn& column : again.orders) {
        for (std::string& id : column.matches) {
            const auto name = names.find(id);
            id = name == names.end() ? id : name->second;
        }
    }
}

/// Returns the look with the directions of bows that the user gave. Error: WrongUsage for an
/// unknown id.
Expected<Look> withBows(Look look, const std::map<std::string, Radians>& bows) {
    std::vector<Galley>& galleys = look.observation.galleys;
    for (const auto& [id, heading] : bows) {
        const auto galley = std::ranges::find(galleys, id, &Galley::id);
        if (galley == galleys.end()) {
            return wrongUsage(message("%1; %2", message("no galley %1 lies on the table", id),
                                      galleysShown(galleys)));
        }
        *galley = withBowTowards(*galley, heading);
    }
    return look;
}

} // namespace

Expected<war_galley::TossRuling> ruleOnToss(const Look& look, const TossAsked& asked) {
    if (look.observation.registration.method == RegistrationMethod::None) {
        return failWith(
            ExitStatus::TableNotFound,
            message("%1: %2", look.picture.string(),
                    message("nothing of known size is in view, so nothing can be measured; "
                            "use a table file and its tags")));
    }
    const war_galley::TossQuestion question{.attacker = asked.attacker,
                                            .target = asked.target,
                                            .galleys = look.observation.galleys,
                                            .matches = look.observation.matches,
                                            .dropped = asked.dropped};
    war_galley::TossOptions rules;
    rules.orders = look.comparedWithBefore ? war_galley::OrderMatches::AsMarked
                                           : war_galley::OrderMatches::ByGeometry;
    rules.unseen = war_galley::Unseen::MayHit;
    war_galley::TossAnswer answer = war_galley::ruleToss(question, rules);
    if (const auto* violation = std::get_if<war_galley::Violation>(&answer)) {
        const Message hint = violation->kind == war_galley::ViolationKind::BowNotSeen
                                 ? message("say where its bow points, in degrees")
                                 : galleysShown(look.observation.galleys);
        return wrongSetting(violation->kind == war_galley::ViolationKind::BowNotSeen ? "bow" : "",
                            message("%1; %2", violation->because, hint));
    }
    return std::get<war_galley::TossRuling>(std::move(answer));
}

Expected<RuledLook> ruleOnDropped(const Look& first, const LookRequest& request,
                                  const LookInputs& inputs, const TossAsked& words) {
    TossAsked asked = words;
    std::vector<std::string> taken;
    if (first.observation.registration.method != RegistrationMethod::None) {
        auto chosen = chooseGalleys(first.observation.galleys, words.attacker, words.target);
        if (!chosen) {
            return tl::make_unexpected(chosen.error());
        }
        asked.attacker = chosen->attacker;
        asked.target = chosen->target;
        taken = std::move(chosen->taken);
    }
    const auto ruled = [&](const Look& look) {
        return withBows(look, asked.bows).and_then([&](const Look& told) {
            return ruleOnToss(told, asked).map([&](const war_galley::TossRuling& ruling) {
                return RuledLook{told, ruling, taken};
            });
        });
    };
    const Expected<RuledLook> once = ruled(first);
    if (!once || !asked.dropped || (once->ruling.notSeen == 0 && once->ruling.doubtful.empty())) {
        return once;
    }
    LookRequest again = request;
    again.looseMatches =
        int(first.observation.matches.size()) - once->ruling.matchesCounted + *asked.dropped;
    return lookAtTable(again, inputs)
        .map([&](Look look) {
            nameAsIn(first.observation, look.observation);
            return look;
        })
        .and_then(ruled);
}

} // namespace umpire

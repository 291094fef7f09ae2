#include "app/record/sentences/spoken_parts.h"
#include "app/record/sentences/spoken_poses.h"
#include "rules/games/war_galley/orders.h"
#include "rules/games/war_galley/war_galley.h"

#include <algorithm>
#include <charconv>
#include <cmath>

/// The sentences of War Galley.
namespace umpire::sentences {
namespace {

/// Returns the target of a galley's attack in the position, such as "B2" from "A1>B2"; empty if the
/// position contains no such attack or no target.
std::string_view targetIn(std::string_view position, std::string_view attacker) {
    const auto shot = halvesOf(position, std::string(attacker) + ">");
    return shot && shot->after.size() > 1 && shot->after[0] != '?' ? shot->after.substr(0, 2)
                                                                   : std::string_view();
}

int numberOf(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Message hits(int number) {
    return number == 0 ? message("no hit") : message("%n hit(s)", Count{number});
}

/// Describes the result of a toss; empty if the result is unknown.
Message resultOf(const std::vector<Message>& happened) {
    if (factOf(happened, "%1's salvo is spoiled") != nullptr) {
        return message("the salvo is spoiled");
    }
    if (const Message* sure = factOf(happened, "%1's toss shows %2")) {
        return hits(numberOf(sure->values()[1].verbatim()));
    }
    const Message* open = factOf(happened, "%1's toss shows %2 to %3");
    if (open == nullptr) {
        return {};
    }
    const int least = numberOf(open->values()[1].verbatim());
    const int most = numberOf(open->values()[2].verbatim());
    return message("%1, %2 too close to call", hits(least), most - least);
}

/// Describes the number of hits in a toss that the umpire proposes, such as 1 in "A1 toss
/// 365,30>365,58 A1 hits 1".
Message offeredWith(std::string_view toss) {
    if (toss.ends_with(" spoiled")) {
        return message("the salvo is spoiled");
    }
    const auto said = halvesOf(toss, " hits ");
    return said ? hits(numberOf(said->after)) : Message();
}

/// Describes oars and masts, such as "2 oars to port, 1 mast" for "2/0/1", and "nothing" for
/// "0/0/0". Returns an empty message for other texts.
Message rigSaid(std::string_view rig) {
    const auto port = halvesOf(rig, "/");
    const auto rest = port ? halvesOf(port->after, "/") : std::nullopt;
    if (!rest) {
        return {};
    }
    std::vector<Message> parts;
    if (const int number = numberOf(port->before); number > 0) {
        parts.push_back(message("%n oar(s) to port", Count{number}));
    }
    if (const int number = numberOf(rest->before); number > 0) {
        parts.push_back(message("%n oar(s) to starboard", Count{number}));
    }
    if (const int number = numberOf(rest->after); number > 0) {
        parts.push_back(message("%n mast(s)", Count{number}));
    }
    return parts.empty() ? message("nothing") : joined(parts, "%1, %2");
}

/// Returns a galley's name, such as "galley A1", with its owner if known; empty if the text is no
/// galley.
Message spokenGalley(std::string_view piece, const PlayerNames& names) {
    const bool is = piece.size() == 2 && (piece[0] == 'A' || piece[0] == 'B') && piece[1] >= '1' &&
                    piece[1] <= '9';
    if (!is) {
        return {};
    }
    const auto name = names.find(piece.substr(0, 1));
    return name == names.end() ? message("galley %1", piece)
                               : message("%1's galley %2", name->second, piece);
}

Message correctedGalley(std::string_view who, std::string_view what, const PlayerNames& names) {
    const Message galley = spokenGalley(who, names);
    if (galley.empty()) {
        return {};
    }
    if (const auto other = halvesOf(what, "changes-with ")) {
        return message("%1 and %2 were taken for each other", galley,
                       spokenGalley(other->after, names));
    }
    const Message rig = rigSaid(what);
    return rig.empty() ? message("%1 lies elsewhere than was recorded", galley)
                       : message("%1 has %2", galley, rig);
}

/// Describes a plan, the first order first: "2 × fire, turn left" for "XXL". Returns an empty
/// message for other texts, and for a plan without orders.
Message planSaid(std::string_view letters) {
    std::vector<Message> each;
    const auto plan = war_galley::planOf(letters).value_or(war_galley::Plan());
    for (auto next = plan.orders().begin(); next != plan.orders().end();) {
        const auto other = std::find_if_not(next, plan.orders().end(),
                                            [&](const auto order) { return order == *next; });
        const Message name = Message::recorded(war_galley::nameOf(*next), {}, {});
        each.push_back(other == next + 1 ? name : message("%1 × %2", other - next, name));
        next = other;
    }
    return joined(each, "%1, %2");
}

/// Describes orders that are given together, such as "A1 has the orders forward, fire; B1 has no
/// orders".
Message orders(std::string_view all, const PlayerNames& names) {
    std::vector<Message> each;
    constexpr std::string_view kOrders = " orders ";
    for (auto next = halvesOf(all, kOrders); next; next = halvesOf(all, kOrders)) {
        const std::string_view who = next->before.substr(next->before.rfind(' ') + 1);
        const auto plan = halvesOf(next->after, " ");
        const Message said = planSaid(plan ? plan->before : next->after);
        const Message galley = spokenGalley(who, names);
        each.push_back(said.empty() ? message("%1 has no orders", galley)
                                    : message("%1 has the orders %2", galley, said));
        all = next->after;
    }
    return joined(each, "%1; %2");
}

Message fires(const Message& galley, std::string_view target, const Message& result) {
    if (target.empty()) {
        return result.empty() ? message("%1 fires", galley)
                              : message("%1 fires: %2", galley, result);
    }
    return result.empty() ? message("%1 fires at %2", galley, target)
                          : message("%1 fires at %2: %3", galley, target, result);
}

/// Describes hits. `other` is the target; empty if it is unknown.
Message strikes(const Message& galley, const Message& other, int number) {
    if (other.empty()) {
        return fires(galley, {}, hits(number));
    }
    return number == 0 ? message("%1 misses %2", galley, other)
                       : message("%1 hits %2 with %3", galley, other,
                                 message("%n match(es)", Count{number}));
}

Message rams(const Message& galley, std::string_view whom, const PlayerNames& names) {
    const auto struck = halvesOf(whom, " ");
    if (!struck) {
        return {};
    }
    const Message other = spokenGalley(struck->before, names);
    return struck->after == "side"    ? message("%1 rams the side of %2", galley, other)
           : struck->after == "stern" ? message("%1 rams the stern of %2", galley, other)
                                      : message("%1 and %2 ram each other head-on", galley, other);
}

Message ofSide(std::string_view side, const Halves& said, const PlayerNames& names) {
    const Message who = spokenPlayer(side, names);
    return said.before == "build"  ? message("%1 built a galley with %2", who, rigSaid(said.after))
           : said.before == "draw" ? message("%1 offers a draw", who)
                                   : Message();
}

Message ofGalley(const SpokenAction& action, std::string_view who, const Halves& said,
                 const PlayerNames& names) {
    const Message galley = spokenGalley(who, names);
    const std::string_view verb = said.before;
    const std::string_view target = targetIn(action.before, who);
    if (verb == "at") {
        return message("%1 is placed on the table", galley);
    }
    if (verb == "orders") {
        return orders(action.action, names);
    }
    if (verb == "takes-up") {
        return message("the orders of %1 are taken up", galley);
    }
    if (verb == "aims") {
        return message("%1 aims at %2", galley, spokenGalley(said.after, names));
    }
    if (verb == "toss") {
        const Message result = resultOf(action.happened);
        return fires(galley, target, result.empty() ? offeredWith(action.action) : result);
    }
    if (verb == "hits") {
        return strikes(galley, spokenGalley(target, names), numberOf(said.after));
    }
    if (verb == "spoiled") {
        return fires(galley, target, message("the salvo is spoiled"));
    }
    if (verb == "loses") {
        return message("%1 loses %2", galley, rigSaid(said.after));
    }
    if (verb == "oars") {
        return message("%1 now has %2", galley, rigSaid(std::string(said.after) + "/0"));
    }
    if (verb == "rams") {
        return rams(galley, said.after, names);
    }
    const auto clear = halvesOf(said.after, "of ");
    return verb == "clear" && clear
               ? message("%1 is clear of %2", galley, spokenGalley(clear->after, names))
           : verb == "lies" ? spokenFact(action.game, message("%1 lies at %2", who, said.after),
                                         names, action.before)
                            : Message();
}

/// Describes a measure in a message of the rules: "1 mast" for "0/0/1", "5 oars to port" for "5/0",
/// "fire, forward" for "XF", and "264,167,150" for "263.627,167,150". Returns an empty message for
/// other texts.
Message galleyMeasure(std::string_view text) {
    if (Message plan = planSaid(text); !plan.empty()) {
        return plan;
    }
    if (text.empty() || text.find_first_not_of("0123456789./,-") != std::string_view::npos) {
        return {};
    }
    if (const auto first = halvesOf(text, "/")) {
        const auto second = halvesOf(first->after, "/");
        return second ? rigSaid(text) : rigSaid(std::string(text) + "/0");
    }
    if (!halvesOf(text, ",")) {
        return {};
    }
    std::string whole; // without tenths of a millimetre, which do not matter to people
    for (auto rest = std::optional(Halves{{}, text}); rest; rest = halvesOf(rest->after, ",")) {
        double number = 0.0;
        std::from_chars(rest->after.data(), rest->after.data() + rest->after.size(), number);
        whole += (whole.empty() ? "" : ",") + std::to_string(std::lround(number));
    }
    return whole;
}

Message spokenGalleys(const SpokenAction& action, const PlayerNames& names) {
    if (action.action == "confirmed") {
        return message("the galleys lie as recorded");
    }
    const auto words = halvesOf(action.action, " ");
    if (!words) {
        return {};
    }
    const Halves said =
        halvesOf(words->after, " ").value_or(Halves{words->after, std::string_view()});
    Message sentence = words->before.size() == 1 ? ofSide(words->before, said, names)
                                                 : ofGalley(action, words->before, said, names);
    if (const Message* sinks = factOf(action.happened, "%1 sinks"); sinks && !sentence.empty()) {
        sentence = message("%1; %2", sentence, spokenFact(action.game, *sinks, names));
    }
    return sentence;
}

} // namespace

template <>
GameWords gameWords<WarGalley>() {
    return {.action = spokenGalleys,
            .piece = spokenGalley,
            .measure = galleyMeasure,
            .retold = withoutPoses,
            .correction = correctedGalley,
            .correctsOnePlace = true,
            .namesSides = true};
}

} // namespace umpire::sentences

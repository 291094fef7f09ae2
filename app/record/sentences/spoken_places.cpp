#include "app/record/sentences/spoken_places.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace umpire::sentences {
namespace {

/// The names of a place of the map.
struct PlaceName {
    std::string_view id;
    Message to;
    Message at;
    Message of; ///< behind "of"; translations have the genitive
};

/// Returns the names of a place; null if the message is no place of the map that the kit prints.
const PlaceName* placeNamed(const Message& id) {
    static const std::array<PlaceName, 10> names = {{
        {"VV", message("to Víziváros"), message("in Víziváros"), message("Víziváros")},
        {"EF", message("to the North wall"), message("on the North wall"),
         message("the North wall")},
        {"NF", message("to the West wall"), message("on the West wall"), message("the West wall")},
        {"DF", message("to the South wall"), message("on the South wall"),
         message("the South wall")},
        {"KF", message("to the East wall"), message("on the East wall"), message("the East wall")},
        {"KZ", message("to the Middle zone"), message("in the Middle zone"),
         message("the Middle zone")},
        {"IE", message("to the North camp"), message("in the North camp"),
         message("the North camp")},
        {"IN", message("to the West camp"), message("in the West camp"), message("the West camp")},
        {"ID", message("to the South camp"), message("in the South camp"),
         message("the South camp")},
        {"IP", message("to the Danube bank"), message("on the Danube bank"),
         message("the Danube bank")},
    }};
    const auto known = std::ranges::find_if(
        names, [&](const PlaceName& name) { return id.isVerbatim() && id.verbatim() == name.id; });
    return known == names.end() ? nullptr : &*known;
}

/// What a value of a sentence becomes: `Same` stays, the others are a place's names.
enum class As { Same, To, At, Of };

/// Returns the place's name, such as "in a breach of the East wall" for "KF*". Returns an empty
/// message if the value is no place.
Message placeAs(const Message& value, As as) {
    if (as == As::Same) {
        return value;
    }
    if (value.form() == "the breaches of %1") {
        const Message wall = placeAs(value.values().front(), As::Of);
        return wall.empty() ? Message() : message("in the breaches of %1", wall);
    }
    if (value.form() == "%1 and %2") {
        std::vector<Message> both;
        std::ranges::transform(value.values(), std::back_inserter(both),
                               [as](const Message& each) { return placeAs(each, as); });
        return std::ranges::any_of(both, &Message::empty) ? Message() : joined(both, "%1 and %2");
    }
    const bool inBreach = value.isVerbatim() && value.verbatim().ends_with('*');
    const PlaceName* const place = placeNamed(
        inBreach ? Message(value.verbatim().substr(0, value.verbatim().size() - 1)) : value);
    return place == nullptr ? Message()
           : inBreach       ? (as == As::To ? message("into a breach of %1", place->of)
                                            : message("in a breach of %1", place->of))
           : as == As::To   ? place->to
           : as == As::At   ? place->at
                            : place->of;
}

/// A sentence of the rules that names places or levels by their ids, and the sentence with names.
struct OfOne {
    std::string_view form;
    As first;
    MessageForm<Message> said;
};
struct OfTwo {
    std::string_view form;
    As first;
    As second;
    MessageForm<Message, Message> said;
};

constexpr auto kOfOne = std::to_array<OfOne>({
    {"CAS stands at %1, its least", As::Same,
     MessageForm<Message>("the mining level is %1, its least")},
    {"CAS stands at %1, its most", As::Same,
     MessageForm<Message>("the mining level is %1, its most")},
    {"CTS stands at %1, its least", As::Same,
     MessageForm<Message>("the artillery level is %1, its least")},
    {"CTS stands at %1, its most", As::Same,
     MessageForm<Message>("the artillery level is %1, its most")},
    {"TMS stands at %1, and no die shows less than that", As::Same,
     MessageForm<Message>("the Turkish morale is %1, and no die shows less than that")},
    {"the artillery fires at %1", As::Of, MessageForm<Message>("the artillery shells %1")},
    {"a mine is blown under %1", As::Of, MessageForm<Message>("a mine is blown at %1")},
    {"the wall %1 is assaulted", As::Of, MessageForm<Message>("%1 is assaulted")},
    {"a counter-mine is dug at %1", As::Of,
     MessageForm<Message>("a counter-mine is dug beside %1")},
    {"%1 is entrenched", As::At, MessageForm<Message>("an entrenchment is built %1")},
    {"the entrenchment of %1 loses a level", As::At,
     MessageForm<Message>("the entrenchment %1 loses a level")},
    {"%1 has no entrenchment any more", As::At,
     MessageForm<Message>("no entrenchment stands %1 any more")},
    {"the entrenchment in %1 shows 2 already", As::At,
     MessageForm<Message>("the entrenchment %1 shows 2 already")},
    {"no entrenchment in %1 can take this", As::At,
     MessageForm<Message>("no entrenchment %1 can take this")},
    {"%1 is not held by the Imperials", As::At, MessageForm<Message>("no Imperial unit stands %1")},
    {"%1 is no Turkish wall with an enemy in its breaches: 0 there", As::At,
     MessageForm<Message>("no Turks stand %1, or no enemy is in its breaches")},
    {"%1 is the middle zone, which faces 0 camps", As::Of,
     MessageForm<Message>("no camp lies beside %1")},
    {"%1 is the middle zone: it has 0 breaches and is taken by castle fight only", As::At,
     MessageForm<Message>("no breach lies %1; it is taken by castle fight only")},
    {"0 units have moved into %1: at least 1 has to", As::To,
     MessageForm<Message>("no unit has moved %1; at least 1 has to")},
    {"Turkish units never leave the castle for %1", As::To,
     MessageForm<Message>("Turkish units never leave the castle and go %1")},
    {"0 Imperial units stand in the breaches of %1", As::Of,
     MessageForm<Message>("0 Imperial units stand in the breaches of %1")},
    {"0 attackers stand in the breaches of %1", As::Of,
     MessageForm<Message>("0 attackers stand in the breaches of %1")},
    {"0 Imperial units stand in the start zones beside %1", As::Of,
     MessageForm<Message>("0 Imperial units stand in the start zones beside %1")},
    {"a castle fight starts from at least 1 wall beside %1", As::Of,
     MessageForm<Message>("a castle fight starts from at least 1 wall beside %1")},
    {"%1 is a camp without walls (BU-26)", As::At,
     MessageForm<Message>("an entrenchment never stands %1 (BU-26)")},
    {"%1 is shared (BU-12)", As::At, MessageForm<Message>("both sides stand %1 (BU-12)")},
    {"%1 has an entrenchment of the other side (BU-26)", As::At,
     MessageForm<Message>("an entrenchment of the other side stands %1 (BU-26)")},
});

constexpr auto kOfTwo = std::to_array<OfTwo>({
    {"%1 has raised CTS in turn %2", As::Same, As::Same,
     MessageForm<Message, Message>("%1 has raised the artillery level in turn %2")},
    {"%1 goes to %2", As::Same, As::To, MessageForm<Message, Message>("%1 goes %2")},
    {"%1 goes into a breach of %2", As::Same, As::Of,
     MessageForm<Message, Message>("%1 goes into a breach of %2")},
    {"%1 is placed on %2", As::Same, As::At, MessageForm<Message, Message>("%1 stands %2")},
    {"%1 is at %2", As::Same, As::At, MessageForm<Message, Message>("%1 stands %2")},
    {"%1 is in %2 already", As::Same, As::At,
     MessageForm<Message, Message>("%1 stands %2 already")},
    {"units from %2 fight for %1", As::Of, As::At,
     MessageForm<Message, Message>("units %2 fight to take %1")},
    {"the entrenchment of %1 is now at level %2", As::At, As::Same,
     MessageForm<Message, Message>("the entrenchment %1 is now at level %2")},
    {"entrenchment in %1 now %2", As::At, As::Same,
     MessageForm<Message, Message>("the entrenchment %1 is now at level %2")},
    {"%1 take %2", As::Same, As::At, MessageForm<Message, Message>("%1 now stand %2")},
    {"%1 is held by %2", As::At, As::Same, MessageForm<Message, Message>("%2 stand %1")},
    {"%1 is held by %2 already", As::At, As::Same,
     MessageForm<Message, Message>("%2 stand %1 already")},
    {"%1 is not held by %2", As::At, As::Same, MessageForm<Message, Message>("%2 do not stand %1")},
    {"%1 holds its %2 units", As::At, As::Same,
     MessageForm<Message, Message>("%2 units stand %1, and there is no room for more")},
    {"0 units of %1 stand in %2", As::Same, As::At,
     MessageForm<Message, Message>("no units of %1 stand %2")},
    {"the Turks attack from walls with 2 units, and %1 has %2", As::At, As::Same,
     MessageForm<Message, Message>("the Turks attack from walls with 2 units, and %2 stand %1")},
    {"%1 is no wall beside %2", As::Of, As::Of,
     MessageForm<Message, Message>("%1 and %2 are not side by side")},
    {"from a breach of %1 the way leads into a camp, not to %2", As::Of, As::To,
     MessageForm<Message, Message>("from a breach of %1 the way leads into a camp, not %2")},
    {"no road leads from %1 to %2 in 1 step", As::Of, As::To,
     MessageForm<Message, Message>("no road leads from %1 %2 in 1 step")},
    {"all %1 breaches of %2 are occupied", As::Same, As::Of,
     MessageForm<Message, Message>("all %1 breaches of %2 are occupied")},
    {"%1 is in no start zone beside %2", As::Same, As::Of,
     MessageForm<Message, Message>("%1 is in no start zone beside %2")},
    {"%1 holds at most %2 units (BU-12)", As::At, As::Same,
     MessageForm<Message, Message>("at most %2 units stand %1 (BU-12)")},
    {"%1 has %2 breaches (BU-11)", As::Of, As::Same,
     MessageForm<Message, Message>("at most %2 units stand in the breaches of %1 (BU-11)")},
});

/// Returns why the game ended, with the name of the Turkish morale; empty for other sentences.
Message ended(const Message& said) {
    const Count left{said.count().value_or(0)};
    return said.form() == "TMS fell to 0 and %n Turkish units are left in the castle"
               ? message("the Turkish morale is 0 and %n Turkish unit(s) stand in the castle", left)
           : said.form() ==
                   "after turn %1 TMS fell to 0 and %n Turkish units are left in the castle"
               ? message("after turn %1 the Turkish morale was 0 and %n Turkish unit(s) stood in "
                         "the castle",
                         said.values()[0], left)
           : said.form() ==
                   "after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle"
               ? message("after turn %1 the Turkish morale was never 0 and %n Turkish unit(s) "
                         "stood in the castle",
                         said.values()[0], left)
               : Message();
}

/// Returns the sentence with these values; without a name for a place, the sentence as it was.
Message renamed(const Message& said, std::string_view form, std::vector<Message> values) {
    return std::ranges::any_of(values, &Message::empty)
               ? said
               : Message::recorded(form, std::move(values), said.count());
}

} // namespace

Message placeAt(std::string_view id) {
    return placeAs(Message(id), As::At);
}

Message withPlaces(const Message& said) {
    const std::vector<Message>& of = said.values();
    if (const auto one = std::ranges::find(kOfOne, said.form(), &OfOne::form);
        one != kOfOne.end()) {
        return renamed(said, one->said.text(), {placeAs(of[0], one->first)});
    }
    if (const auto two = std::ranges::find(kOfTwo, said.form(), &OfTwo::form);
        two != kOfTwo.end()) {
        return renamed(said, two->said.text(),
                       {placeAs(of[0], two->first), placeAs(of[1], two->second)});
    }
    if (Message end = ended(said); !end.empty()) {
        return end;
    }
    std::vector<Message> values;
    std::ranges::transform(of, std::back_inserter(values), &withPlaces);
    if (said.form() == "%1: on the table %2, in the record %3") {
        const Message place = placeAs(of[0], As::At);
        values[0] = place.empty() ? of[0] : place;
    }
    return values.empty() ? said : renamed(said, said.form(), std::move(values));
}

} // namespace umpire::sentences

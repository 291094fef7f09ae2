#include "rules/games/war_galley/settings.h"

#include "rules/games/war_galley/numbers.h"
#include "rules/named_settings.h"

#include <algorithm>
#include <array>

namespace umpire::war_galley {
namespace {

constexpr Settings kStandard{};

struct NamedSettings {
    std::string_view name;
    MessageForm<> about;
    Settings settings;
};

constexpr std::array kNamed = {
    NamedSettings{"standard", MessageForm<>("two galleys each"), {}},
    NamedSettings{"introduction", MessageForm<>("one galley each"), {.galleys = {1, 1}}},
    NamedSettings{"sink-any",
                  MessageForm<>("a galley sinks as soon as one side is bare"),
                  {.sinking = SinkRule::AnySideBare}},
    NamedSettings{"turn-in-place",
                  MessageForm<>("a turn does not go on by a match"),
                  {.turning = Turning::InPlace}},
    NamedSettings{"confirmed",
                  MessageForm<>("after each step's movement the table says where the galleys lie"),
                  {.poses = Poses::Confirmed}},
};

constexpr auto kVariants = variantsOf(kNamed);

/// The setting for the number of galleys of each side: "galleys=3", or "galleys=2/3" if the numbers
/// differ.
struct FleetSetting {
    std::string_view key;
    std::string_view about;
    std::array<int, 2> Settings::*field;

    bool take(std::string_view word, Settings& settings) const {
        NotationReader reader(word);
        const auto ofA = reader.take(key) && reader.take("=") ? reader.takeNumber() : std::nullopt;
        const auto ofB = ofA && reader.take("/") ? reader.takeNumber() : ofA;
        const auto isFleet = [](const std::optional<int>& number) {
            return number && *number >= 1 && *number <= kMaxGalleysEach;
        };
        if (!reader.atEnd() || !isFleet(ofA) || !isFleet(ofB)) {
            return false;
        }
        settings.*field = {*ofA, *ofB};
        return true;
    }
    [[nodiscard]] std::string word(const Settings& settings) const {
        const auto [ofA, ofB] = settings.*field;
        const std::string word = std::string(key) + "=" + std::to_string(ofA);
        return ofA == ofB ? word : word + "/" + std::to_string(ofB);
    }
    [[nodiscard]] Setting describe(const Settings& standard) const {
        return {key,
                about,
                {},
                "1 to " + std::to_string(kMaxGalleysEach),
                std::to_string((standard.*field)[0])};
    }
};

/// A setting whose value is a length in millimetres, from `least` to `most`.
struct LengthSetting {
    std::string_view key;
    std::string_view about;
    Millimetres Settings::*field;
    Millimetres least;
    Millimetres most;

    bool take(std::string_view word, Settings& settings) const {
        NotationReader reader(word);
        const auto number =
            reader.take(key) && reader.take("=") ? takeThousandths(reader) : std::nullopt;
        const Millimetres length(number.value_or(0.0));
        if (!number || !reader.atEnd() || length < least || length > most) {
            return false;
        }
        settings.*field = length;
        return true;
    }
    [[nodiscard]] std::string word(const Settings& settings) const {
        return std::string(key) + "=" + text(settings.*field);
    }
    [[nodiscard]] Setting describe(const Settings& standard) const {
        return {key, about, {}, text(least) + " to " + text(most), text(standard.*field)};
    }
};

constexpr std::tuple kSettings{
    FleetSetting{"galleys",
                 "how many galleys each player has, or as in 2/3 side A and side B (WG-1)",
                 &Settings::galleys},
    setting("first", "who places the first galley, drawn by lot (WG-A20)", &Settings::first,
            {{"A", Side::A, "side A"}, {"B", Side::B, "side B"}}),
    setting("sink", "when a galley sinks (WG-A1)", &Settings::sinking,
            {{"both", SinkRule::BothSidesBare, "when both sides have no oar"},
             {"any", SinkRule::AnySideBare, "as soon as one side has no oar"}}),
    setting("turn", "how a galley turns (WG-A2)", &Settings::turning,
            {{"advance", Turning::AndAdvance, "it turns and goes on by a match"},
             {"in-place", Turning::InPlace, "it turns where it is"}}),
    setting("bonus", "which forwards add to a ram (WG-A4)", &Settings::speedBonus,
            {{"all", SpeedBonus::AllForwards, "all of this turn"},
             {"consecutive", SpeedBonus::ConsecutiveForwards,
              "those that came without a break before the ram"}}),
    setting("corner", "near which corners a ram from behind hits the stern (WG-A6)",
            &Settings::cornerStern,
            {{"stern", CornerStern::SternCorners, "near a corner of the stern"},
             {"any", CornerStern::AnyCorner, "near any corner"}}),
    setting("resting-bow", "the bow of a galley that did not move in the step (WG-26)",
            &Settings::restingBow,
            {{"head-on", RestingBow::HeadOn, "it deals damage to a bow alone: that is head-on"},
             {"harmless", RestingBow::IsHarmless, "it deals nothing"},
             {"rams", RestingBow::Rams, "it deals damage to what runs into it"}}),
    setting("stalled", "a forward that moved the galley by nothing (WG-25)", &Settings::stalled,
            {{"counts", StalledForward::Counts, "it adds to a ram"},
             {"nothing", StalledForward::AddsNothing, "it adds nothing to a ram"}}),
    setting("contact", "where a galley goes that touches another (WG-A5)", &Settings::afterContact,
            {{"stops", AfterContact::Stops, "it stops at the contact"},
             {"completes", AfterContact::Completes, "it completes its order"}}),
    setting("near", "how much of the damage the near side takes (WG-A15)", &Settings::nearMost,
            {{"ties", NearMost::TiesAllowed, "at least as much as each of the others"},
             {"strict", NearMost::Strictly, "more than each of the others"}}),
    setting("box", "whose order matches a galley may be given (WG-8)", &Settings::orderBox,
            {{"galley", OrderBox::OfTheGalley, "those of its own box"},
             {"player", OrderBox::OfThePlayer, "those of all its player's boxes"}}),
    setting("plans", "how many orders must be laid (WG-16)", &Settings::planLength,
            {{"full", PlanLength::UntilNothingFits, "until no fire and no movement fits (WG-A7)"},
             {"longest", PlanLength::TheLongest, "as many matches as any plan has"}}),
    setting("zone", "when a target is in the side zone (WG-A13)", &Settings::sideZone,
            {{"any", SideZoneRule::AnyPart, "when any part of its hull is"},
             {"centre", SideZoneRule::Centre, "when its centre is"},
             {"whole", SideZoneRule::Whole, "when all of its hull is"}}),
    setting("headless", "a tossed match that shows no head", &Settings::headless,
            {{"unsure", HeadlessMatch::TooCloseToCall, "the players decide where it matters"},
             {"misses", HeadlessMatch::CannotHit, "it has none and cannot hit"}}),
    setting("own-head",
            "a plain end at the target whose head points at the own galley (WG-31, WG-33)",
            &Settings::ownHead,
            {{"counts", OwnHead::PlainEndCounts, "it counts in the side zone"},
             {"nothing", OwnHead::CountsNothing, "it does not count"}}),
    setting("blocking", "whose hulls take a line that meets them first (WG-33, WG-A12)",
            &Settings::blocking,
            {{"own", BlockingHulls::Own, "the attacker's own"},
             {"all", BlockingHulls::All, "every hull in between"}}),
    setting("band", "what must lie near the own edge in the set-up (WG-11)", &Settings::band,
            {{"whole", Band::WholeHull, "all of the galley"},
             {"part", Band::AnyPart, "a part of the galley"}}),
    setting("poses", "where galleys lie after a step (WG-A5)", &Settings::poses,
            {{"reckoned", Poses::Reckoned, "where their orders put them"},
             {"confirmed", Poses::Confirmed, "where the table shows them"}}),
    LengthSetting{"width", "the table along the players' edges, in millimetres",
                  &Settings::tableWidth, 100_mm, 20'000_mm},
    LengthSetting{"depth", "the table from edge to edge, in millimetres", &Settings::tableDepth,
                  100_mm, 20'000_mm},
    LengthSetting{"match", "how long a match is, in millimetres", &Settings::match, 10_mm, 500_mm},
    LengthSetting{"match-width", "how wide a match is, in millimetres", &Settings::matchWidth,
                  0.5_mm, 20_mm},
    LengthSetting{"box-length", "how long a matchbox is, in millimetres", &Settings::boxLength,
                  10_mm, 500_mm},
    LengthSetting{"box-width", "how wide a matchbox is, in millimetres", &Settings::boxWidth, 10_mm,
                  500_mm},
    LengthSetting{"touching", "hulls that are nearer touch, in millimetres (WG-23)",
                  &Settings::touching, 0.1_mm, 10_mm},
    LengthSetting{"apart", "hulls that are so far apart do not touch, in millimetres (WG-23)",
                  &Settings::apart, 0.1_mm, 30_mm},
};
static_assert(hasEachField<Settings>(kSettings, &Settings::edition));

/// Returns the settings with the readings of an edition (WG-26).
Settings in(Edition edition, Settings settings) {
    settings.edition = edition;
    settings.restingBow = edition == Edition::Former ? RestingBow::IsHarmless : settings.restingBow;
    return settings;
}

} // namespace

PieceSizes sizesOf(const Settings& settings) {
    PieceSizes sizes;
    sizes.boxLength = settings.boxLength;
    sizes.boxWidth = settings.boxWidth;
    sizes.matchLength = settings.match;
    sizes.matchWidth = settings.matchWidth;
    return sizes;
}

MotionOptions motionOptionsOf(const Settings& settings) {
    MotionOptions options;
    options.turning = settings.turning;
    options.afterContact = settings.afterContact;
    options.sizes = sizesOf(settings);
    return options;
}

CollisionOptions collisionOptionsOf(const Settings& settings) {
    CollisionOptions options;
    options.sizes = sizesOf(settings);
    options.speedBonus = settings.speedBonus;
    options.cornerStern = settings.cornerStern;
    options.restingBow = settings.restingBow;
    return options;
}

TossOptions tossOptionsOf(const Settings& settings) {
    TossOptions options;
    options.sizes = sizesOf(settings);
    options.sideZone = settings.sideZone;
    options.orders = OrderMatches::AsMarked;
    options.headless = settings.headless;
    options.blocking = settings.blocking;
    options.ownHead = settings.ownHead;
    options.unit = MatchLength::Configured;
    return options;
}

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name, Edition edition) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named != nullptr ? std::optional(in(edition, named->settings)) : std::nullopt;
}

std::string text(const Settings& settings) {
    for (const NamedSettings& named : kNamed) {
        if (settings == in(settings.edition, named.settings)) {
            return &named == kNamed.data() ? "" : std::string(named.name);
        }
    }
    return wordsFor(kSettings, settings, in(settings.edition, kStandard));
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedSettings* named = findNamed(kNamed, word)) {
        settings = in(settings.edition, named->settings);
        return true;
    }
    return takeWord(kSettings, word, settings);
}

std::vector<Setting> settingList() {
    return describeAll(kSettings, kStandard);
}

} // namespace umpire::war_galley

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
    std::string_view about;
    Settings settings;
};

constexpr std::array kNamed = {
    NamedSettings{"standard", "two galleys each", {}},
    NamedSettings{"introduction", "one galley each", {.galleys = {1, 1}}},
    NamedSettings{"sink-any",
                  "a galley sinks as soon as one side is bare",
                  {.sinking = SinkRule::AnySideBare}},
    NamedSettings{
        "turn-in-place", "a turn does not go on by a match", {.turning = Turning::InPlace}},
    NamedSettings{"confirmed",
                  "after each step's movement the table says where the galleys lie",
                  {.poses = Poses::Confirmed}},
};

constexpr auto kVariants = variantsOf(kNamed);

constexpr std::array kFirst = {NamedValue{"first=A", Side::A}, NamedValue{"first=B", Side::B}};
constexpr std::array kSinking = {NamedValue{"sink=both", SinkRule::BothSidesBare},
                                 NamedValue{"sink=any", SinkRule::AnySideBare}};
constexpr std::array kTurning = {NamedValue{"turn=advance", Turning::AndAdvance},
                                 NamedValue{"turn=in-place", Turning::InPlace}};
constexpr std::array kBonus = {NamedValue{"bonus=all", SpeedBonus::AllForwards},
                               NamedValue{"bonus=consecutive", SpeedBonus::ConsecutiveForwards}};
constexpr std::array kCorner = {NamedValue{"corner=any", CornerStern::AnyCorner},
                                NamedValue{"corner=stern", CornerStern::SternCorners}};
constexpr std::array kRestingBow = {NamedValue{"resting-bow=harmless", RestingBow::IsHarmless},
                                    NamedValue{"resting-bow=rams", RestingBow::Rams}};
constexpr std::array kStalled = {NamedValue{"stalled=counts", StalledForward::Counts},
                                 NamedValue{"stalled=nothing", StalledForward::AddsNothing}};
constexpr std::array kContact = {NamedValue{"contact=stops", AfterContact::Stops},
                                 NamedValue{"contact=completes", AfterContact::Completes}};
constexpr std::array kNear = {NamedValue{"near=ties", NearMost::TiesAllowed},
                              NamedValue{"near=strict", NearMost::Strictly}};
constexpr std::array kBox = {NamedValue{"box=galley", OrderBox::OfTheGalley},
                             NamedValue{"box=player", OrderBox::OfThePlayer}};
constexpr std::array kPlans = {NamedValue{"plans=full", PlanLength::UntilNothingFits},
                               NamedValue{"plans=longest", PlanLength::TheLongest}};
constexpr std::array kZone = {NamedValue{"zone=any", SideZoneRule::AnyPart},
                              NamedValue{"zone=centre", SideZoneRule::Centre},
                              NamedValue{"zone=whole", SideZoneRule::Whole}};
constexpr std::array kHeadless = {NamedValue{"headless=unsure", HeadlessMatch::TooCloseToCall},
                                  NamedValue{"headless=misses", HeadlessMatch::CannotHit}};
constexpr std::array kBlocking = {NamedValue{"blocking=own", BlockingHulls::Own},
                                  NamedValue{"blocking=all", BlockingHulls::All}};
constexpr std::array kBand = {NamedValue{"band=whole", Band::WholeHull},
                              NamedValue{"band=part", Band::AnyPart}};
constexpr std::array kPoses = {NamedValue{"poses=reckoned", Poses::Reckoned},
                               NamedValue{"poses=confirmed", Poses::Confirmed}};

template <typename Visitor>
void forEachOption(Visitor visit) {
    visit(kFirst, &Settings::first);
    visit(kSinking, &Settings::sinking);
    visit(kTurning, &Settings::turning);
    visit(kBonus, &Settings::speedBonus);
    visit(kCorner, &Settings::cornerStern);
    visit(kRestingBow, &Settings::restingBow);
    visit(kStalled, &Settings::stalled);
    visit(kContact, &Settings::afterContact);
    visit(kNear, &Settings::nearMost);
    visit(kBox, &Settings::orderBox);
    visit(kPlans, &Settings::planLength);
    visit(kZone, &Settings::sideZone);
    visit(kHeadless, &Settings::headless);
    visit(kBlocking, &Settings::blocking);
    visit(kBand, &Settings::band);
    visit(kPoses, &Settings::poses);
}

struct Length {
    std::string_view key; ///< "match="
    Millimetres& (*field)(Settings&);
    Millimetres least;
    Millimetres most;

    [[nodiscard]] Millimetres of(Settings settings) const { return field(settings); }
};

constexpr std::array kLengths = {
    Length{"width=", [](Settings& s) -> Millimetres& { return s.tableWidth; }, 100_mm, 20'000_mm},
    Length{"depth=", [](Settings& s) -> Millimetres& { return s.tableDepth; }, 100_mm, 20'000_mm},
    Length{"match=", [](Settings& s) -> Millimetres& { return s.match; }, 10_mm, 500_mm},
    Length{"match-width=", [](Settings& s) -> Millimetres& { return s.matchWidth; }, 0.5_mm, 20_mm},
    Length{"box-length=", [](Settings& s) -> Millimetres& { return s.boxLength; }, 10_mm, 500_mm},
    Length{"box-width=", [](Settings& s) -> Millimetres& { return s.boxWidth; }, 10_mm, 500_mm},
    Length{"touching=", [](Settings& s) -> Millimetres& { return s.touching.within; }, 0.1_mm,
           10_mm},
    Length{"apart=", [](Settings& s) -> Millimetres& { return s.touching.from; }, 0.1_mm, 30_mm},
};

constexpr std::string_view kGalleys = "galleys=";

/// "3", or "2/3": A's and B's where they differ.
std::string galleysText(const std::array<int, 2>& galleys) {
    const std::string ofA = std::to_string(galleys[0]);
    return galleys[0] == galleys[1] ? ofA : ofA + "/" + std::to_string(galleys[1]);
}

bool takeGalleys(std::string_view word, Settings& settings) {
    NotationReader reader(word);
    const auto ofA = reader.take(kGalleys) ? reader.takeNumber() : std::nullopt;
    const auto ofB = ofA && reader.take("/") ? reader.takeNumber() : ofA;
    const auto isFleet = [](const std::optional<int>& number) {
        return number && *number >= 1 && *number <= kMostGalleysEach;
    };
    if (!reader.atEnd() || !isFleet(ofA) || !isFleet(ofB)) {
        return false;
    }
    settings.galleys = {*ofA, *ofB};
    return true;
}

bool takeLength(std::string_view word, Settings& settings) {
    for (const Length& length : kLengths) {
        NotationReader reader(word);
        const auto number = reader.take(length.key) ? takeThousandths(reader) : std::nullopt;
        const Millimetres value(number.value_or(0.0));
        if (number && reader.atEnd() && value >= length.least && value <= length.most) {
            length.field(settings) = value;
            return true;
        }
    }
    return false;
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
    options.unit = MatchLength::Configured;
    return options;
}

std::span<const Variant> variants() {
    return kVariants;
}

std::optional<Settings> settingsOfVariant(std::string_view name) {
    const NamedSettings* named = findNamed(kNamed, name);
    return named != nullptr ? std::optional(named->settings) : std::nullopt;
}

std::string text(const Settings& settings) {
    if (settings == kStandard) {
        return "";
    }
    const auto found = std::ranges::find(kNamed, settings, &NamedSettings::settings);
    if (found != kNamed.end()) {
        return std::string(found->name);
    }
    std::string words;
    const auto append = [&words](const std::string& word) {
        words.append(words.empty() ? 0 : 1, ' ').append(word);
    };
    if (settings.galleys != kStandard.galleys) {
        append(std::string(kGalleys) + galleysText(settings.galleys));
    }
    forEachOption([&](const auto& values, auto field) {
        for (const auto& named : values) {
            if (named.value == settings.*field && named.value != kStandard.*field) {
                append(std::string(named.word));
            }
        }
    });
    for (const Length& length : kLengths) {
        if (length.of(settings) != length.of(kStandard)) {
            append(std::string(length.key) + text(length.of(settings)));
        }
    }
    return words;
}

bool takeSetting(std::string_view word, Settings& settings) {
    if (const NamedSettings* named = findNamed(kNamed, word)) {
        settings = named->settings;
        return true;
    }
    bool taken = takeGalleys(word, settings) || takeLength(word, settings);
    forEachOption([&](const auto& values, auto field) {
        for (const auto& named : values) {
            if (named.word == word) {
                settings.*field = named.value;
                taken = true;
            }
        }
    });
    return taken;
}

std::string knownSettings() {
    std::string known = std::string(kGalleys) + "1 to " + std::to_string(kMostGalleysEach) +
                        " or " + std::string(kGalleys) + "2/3 for A and B";
    forEachOption([&](const auto& values, auto) {
        for (const auto& named : values) {
            known.append(", ").append(named.word);
        }
    });
    for (const Length& length : kLengths) {
        known.append(", ").append(length.key).append(text(length.least)).append(" to ");
        known.append(text(length.most));
    }
    return known;
}

} // namespace umpire::war_galley

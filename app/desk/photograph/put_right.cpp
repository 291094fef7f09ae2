#include "app/desk/photograph/put_right.h"

#include "calibration/view/table_view.h"

#include <algorithm>
#include <cmath>

namespace umpire::desk {
namespace {

constexpr double kHand = 2.0; ///< standard deviation of a click, in pixels (as in viewByCorners)

template <class... Visitors>
struct EachOf : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors> // clang 14 cannot deduce the types without this line
EachOf(Visitors...)->EachOf<Visitors...>;

double away(ImagePoint one, ImagePoint other) {
    return std::hypot(one.x.value() - other.x.value(), one.y.value() - other.y.value());
}

int missedIn(const PutRight& said) {
    return int(std::ranges::count_if(said.matches, [](const learn::Correction& each) {
        return std::holds_alternative<learn::Missed>(each);
    }));
}

/// Returns the next number for a match: one more than the highest number in an id.
std::size_t nextNumber(const std::vector<Match>& matches) {
    std::size_t taken = 0;
    for (const Match& match : matches) {
        const std::string digits = match.id.substr(std::min<std::size_t>(1, match.id.size()));
        const bool isNumber =
            !digits.empty() && digits.size() < 9 &&
            std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
        taken = isNumber ? std::max<std::size_t>(taken, std::stoul(digits)) : taken;
    }
    return taken + 1;
}

Match matchOf(const learn::Missed& missed, const Look& look, std::size_t number) {
    Match match;
    match.id = "m" + std::to_string(number);
    match.tail = missed.tail;
    match.head = missed.head;
    match.headed = missed.headed;
    match.tailInImage = imageFromTable(look.view, {missed.tail.x, missed.tail.y, 0_mm});
    match.headInImage = imageFromTable(look.view, {missed.head.x, missed.head.y, 0_mm});
    const auto sigma = [&](TablePoint end) {
        const Millimetres hand(kHand / pixelsPerMillimetre(look.view, end));
        return std::max(hand, look.observation.registration.sigma);
    };
    match.sigmaTail = sigma(match.tail);
    match.sigmaHead = sigma(match.head);
    match.confidence = 1.0;
    return match;
}

/// Removes a match, and each column of orders that contains it.
void remove(TableObservation& seen, const std::string& id) {
    std::erase_if(seen.matches, [&](const Match& match) { return match.id == id; });
    std::erase_if(seen.orders, [&](const OrderColumn& column) {
        return std::ranges::count(column.matches, id) > 0;
    });
}

void turn(Match& match) {
    std::swap(match.tail, match.head);
    std::swap(match.tailInImage, match.headInImage);
    std::swap(match.sigmaTail, match.sigmaHead);
    match.headed = Headed::Yes;
    match.headlessChance = 0.0;
}

void apply(const learn::Correction& correction, TableObservation& seen) {
    const auto withMatch = [&](const std::string& id, auto change) {
        const auto match = std::ranges::find(seen.matches, id, &Match::id);
        if (match != seen.matches.end()) {
            change(*match);
        }
    };
    std::visit(EachOf{[](const learn::Missed&) {},
                      [&](const learn::NoMatch& none) { remove(seen, none.id); },
                      [&](const learn::Turned& turned) { withMatch(turned.id, turn); },
                      [&](const learn::Headless& headless) {
                          withMatch(headless.id, [](Match& match) {
                              match.headed = Headed::No;
                              match.headlessChance = 1.0;
                          });
                      }},
               correction);
}

} // namespace

Look corrected(Look look, const PutRight& said) {
    const std::size_t first = nextNumber(look.observation.matches);
    for (const learn::Correction& correction : said.matches) {
        apply(correction, look.observation);
    }
    for (Match& match : look.observation.matches) {
        if (said.headed.contains(match.id)) {
            match.headed = Headed::Yes;
            match.headlessChance = 0.0;
        }
    }
    std::size_t number = first;
    for (const learn::Correction& correction : said.matches) {
        if (const auto* missed = std::get_if<learn::Missed>(&correction)) {
            look.observation.matches.push_back(matchOf(*missed, look, number++));
        }
    }
    for (Galley& galley : look.observation.galleys) {
        if (const auto bow = said.bows.find(galley.id); bow != said.bows.end()) {
            galley = withBowTowards(galley, bow->second);
        }
    }
    return look;
}

std::optional<std::size_t> addedBy(const Look& look, const PutRight& said, const std::string& id) {
    const std::vector<Match>& matches = look.observation.matches;
    const auto match = std::ranges::find(matches, id, &Match::id);
    const auto fromEnd = std::size_t(matches.end() - match);
    const auto added = std::size_t(missedIn(said));
    if (match == matches.end() || fromEnd > added) {
        return std::nullopt;
    }
    std::size_t left = added - fromEnd;
    for (std::size_t k = 0; k < said.matches.size(); ++k) {
        if (std::holds_alternative<learn::Missed>(said.matches[k]) && left-- == 0) {
            return k;
        }
    }
    return std::nullopt;
}

std::optional<learn::Missed> missedMatch(const Look& look, ImagePoint tail, ImagePoint head) {
    const auto from = tableFromImage(look.view, tail);
    const auto to = tableFromImage(look.view, head);
    const bool hasScale = look.observation.registration.method != RegistrationMethod::None;
    return hasScale && from && to
               ? std::optional(learn::Missed{.tail = *from, .head = *to, .headed = Headed::Yes})
               : std::nullopt;
}

void sayHead(PutRight& said, const Match& match, ImagePoint pixel) {
    if (away(match.headInImage, pixel) <= away(match.tailInImage, pixel)) {
        said.headed.insert(match.id);
    } else {
        said.headed.erase(match.id);
        learn::add(said.matches, learn::Turned{match.id});
    }
}

Radians bowTowards(const Galley& galley, ImagePoint pixel) {
    const double toBow = away((galley.outline[0] + galley.outline[3]) * 0.5, pixel);
    const double toStern = away((galley.outline[1] + galley.outline[2]) * 0.5, pixel);
    return toBow <= toStern ? galley.heading : normalized(galley.heading + 180_deg);
}

} // namespace umpire::desk

#include "app/eye/one_picture/galley_words.h"

#include "app/common/failure/joined_texts.h"
#include "rules/table/outline.h"

#include <algorithm>
#include <array>
#include <functional>

namespace umpire {
namespace {

/// Minimum distance between two galleys' middles for one of them to be farther to a side. It is a
/// share of a box's length in the picture.
constexpr double kBeside = 0.25;

/// Returns how far the galley is to the side that the word names, in pixels; none if the word names
/// no side.
std::optional<double> farTo(const std::string& word, const Galley& galley) {
    const ImagePoint at = middleOf(galley.outline);
    if (word == "left") {
        return -at.x.value();
    }
    if (word == "right") {
        return at.x.value();
    }
    if (word == "top") {
        return -at.y.value();
    }
    return word == "bottom" ? std::optional(at.y.value()) : std::nullopt;
}

std::vector<Galley> farthestTo(const std::string& word, const std::vector<Galley>& galleys) {
    const auto far = [&](const Galley& galley) { return *farTo(word, galley); };
    const Galley& most = *std::ranges::max_element(galleys, {}, far);
    const double beside = kBeside * distance(most.outline[0], most.outline[1]).value();
    std::vector<Galley> fit;
    std::ranges::copy_if(galleys, std::back_inserter(fit),
                         [&](const Galley& galley) { return far(galley) >= far(most) - beside; });
    return fit;
}

/// Returns the id of the galley that a word names. Errors are those of chooseGalleys.
Expected<std::string> idOf(const std::string& setting, const std::string& word,
                           const std::vector<Galley>& galleys) {
    const bool isSide = farTo(word, Galley()).has_value();
    const bool isFleet = word == "A" || word == "B";
    if (!isSide && !isFleet) {
        return word;
    }
    if (galleys.empty()) {
        return wrongSetting(setting,
                            "no galley is seen in the picture, so that " + word + " names none");
    }
    std::vector<Galley> fit;
    if (isSide) {
        fit = farthestTo(word, galleys);
    } else {
        std::ranges::copy_if(galleys, std::back_inserter(fit),
                             [&](const Galley& galley) { return galley.fleet == word; });
    }
    if (fit.empty()) {
        return wrongSetting(setting, "no galley of fleet " + word +
                                         " is seen; name one by its id: " + listedIds(galleys));
    }
    if (fit.size() > 1) {
        return wrongSetting(setting,
                            "`" + word + "` fits " + listedIds(fit) + "; name one by its id");
    }
    return fit.front().id;
}

/// Adds the other galley if there are exactly two and one was named. Otherwise returns an error.
Expected<ChosenGalleys> completed(const std::vector<Galley>& galleys, ChosenGalleys chosen) {
    if (galleys.size() != 2) {
        return wrongSetting(chosen.attacker.empty() ? "attacker" : "target",
                            galleys.empty()
                                ? "no galley is seen in the picture; name two where they are"
                                : listedIds(galleys) + (galleys.size() == 1 ? " is" : " are") +
                                      " in view; say which one is meant");
    }
    const auto other = [&](const std::string& id) {
        return galleys[0].id == id ? galleys[1].id : galleys[0].id;
    };
    if (!chosen.attacker.empty() || !chosen.target.empty()) {
        std::string& open = chosen.attacker.empty() ? chosen.attacker : chosen.target;
        open = other(chosen.attacker.empty() ? chosen.target : chosen.attacker);
        chosen.taken.push_back(open + " is taken, for it is the other of two galleys in view");
        return chosen;
    }
    const auto cannotFire = [](const Galley& galley) { return galley.masts == 0; };
    if (cannotFire(galleys[0]) == cannotFire(galleys[1])) {
        return wrongSetting("attacker",
                            listedIds(galleys) +
                                (cannotFire(galleys[0]) ? " have no masts" : " may both fire") +
                                "; say who does");
    }
    chosen.attacker = galleys[cannotFire(galleys[0]) ? 1 : 0].id;
    chosen.target = other(chosen.attacker);
    chosen.taken.push_back(chosen.attacker + " is taken as the attacker and " + chosen.target +
                           " as the target, for " + chosen.target + " has no masts to fire with");
    return chosen;
}

} // namespace

std::string listedIds(const std::vector<Galley>& galleys) {
    return joinedTexts(", ", galleys, &Galley::id);
}

Expected<ChosenGalleys> chooseGalleys(const std::vector<Galley>& galleys,
                                      const std::string& attacker, const std::string& target) {
    const auto first = idOf("attacker", attacker, galleys);
    if (!first) {
        return tl::make_unexpected(first.error());
    }
    const auto second = idOf("target", target, galleys);
    if (!second) {
        return tl::make_unexpected(second.error());
    }
    if (!first->empty() && *first == *second) {
        return wrongSetting("target", "`" + *first + "` is the attacker, too; name two galleys");
    }
    ChosenGalleys chosen{*first, *second, {}};
    return first->empty() || second->empty() ? completed(galleys, std::move(chosen)) : chosen;
}

} // namespace umpire

#include "app/record/journal/former_words.h"

namespace umpire {
namespace {

/// Parses a note such as "calls the arbiter: the sleeve moved it".
std::optional<ArbiterCalled> calledIn(std::string_view text) {
    constexpr std::string_view kCalls = "calls the arbiter";
    if (text == kCalls) {
        return ArbiterCalled{};
    }
    const std::string_view rest = text.starts_with(kCalls) ? text.substr(kCalls.size()) : "";
    return rest.starts_with(": ") ? std::optional(ArbiterCalled{std::string(rest.substr(2))})
                                  : std::nullopt;
}

/// Parses a note such as "the arbiter Ilona rules `stands`: the sleeve moved it [1f3a]".
std::optional<Ruled> ruledIn(std::string_view text) {
    constexpr std::string_view kArbiter = "the arbiter ";
    constexpr std::string_view kRules = " rules";
    const auto rules = text.find(kRules);
    const auto id = text.rfind(" [");
    if (!text.starts_with(kArbiter) || !text.ends_with("]") || rules == std::string_view::npos ||
        id == std::string_view::npos || id < rules + kRules.size()) {
        return std::nullopt;
    }
    Ruled ruled;
    ruled.arbiter = text.substr(kArbiter.size(), rules - kArbiter.size());
    ruled.id = text.substr(id + 2, text.size() - id - 3);
    std::string_view rest = text.substr(rules + kRules.size(), id - rules - kRules.size());
    const auto why = rest.find("`: ");
    if (rest.starts_with(" `") && why != std::string_view::npos) {
        ruled.command = rest.substr(2, why - 2);
        rest.remove_prefix(why + 1);
    }
    if (!rest.starts_with(": ")) {
        return std::nullopt;
    }
    ruled.because = rest.substr(2);
    return ruled;
}

} // namespace

Event asOfToday(const Noted& noted) {
    if (!noted.text.isVerbatim() || !noted.by.empty()) {
        return noted;
    }
    if (auto called = calledIn(noted.text.verbatim())) {
        return *std::move(called);
    }
    auto ruled = ruledIn(noted.text.verbatim());
    return ruled ? Event(*std::move(ruled)) : noted;
}

bool isFormerRefusal(const Noted& noted) {
    return noted.by == kUmpire && english(noted.text).starts_with("cannot `");
}

} // namespace umpire

#include "app/eye/learn/corrections.h"

#include "calibration/files/regular_file.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace umpire::learn {
namespace {

constexpr const char* kSchema = "umpire.corrections/1";
constexpr std::size_t kLargestFile = 1U << 20U;
constexpr std::size_t kMostCorrections = 1000;
/// A table is at most 3 m wide.
constexpr double kFarthestMm = 5000;

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors> // clang 14 does not deduce it
Overloaded(Visitors...)->Overloaded<Visitors...>;

tl::unexpected<Failure> cannotRead(const std::filesystem::path& file, const std::string& why) {
    return tl::make_unexpected(Failure{ExitStatus::CannotRead, file.string() + ": " + why});
}

TablePoint pointIn(const nlohmann::json& entry, const char* key) {
    const auto& numbers = entry.at(key);
    const auto x = numbers.at(0).get<double>();
    const auto y = numbers.at(1).get<double>();
    if (numbers.size() != 2 || !(std::abs(x) <= kFarthestMm) || !(std::abs(y) <= kFarthestMm)) {
        throw std::runtime_error(std::string(key) + " must be two numbers, in mm on the table");
    }
    return {Millimetres(x), Millimetres(y)};
}

Correction correctionIn(const nlohmann::json& entry) {
    const auto what = entry.at("is").get<std::string>();
    if (what == "missed") {
        return Missed{pointIn(entry, "tail_mm"), pointIn(entry, "head_mm"),
                      headedIf(entry.value("headed", true))};
    }
    const auto id = entry.at("id").get<std::string>();
    if (what == "none") {
        return NoMatch{id};
    }
    if (what == "turned") {
        return Turned{id};
    }
    if (what == "headless") {
        return Headless{id};
    }
    throw std::runtime_error("`is` is one of missed, none, turned, headless");
}

} // namespace

void add(std::vector<Correction>& corrections, const Correction& correction) {
    const auto idOf = [](const Correction& each) {
        return std::visit(Overloaded{[](const Missed&) { return std::string(); },
                                     [](const auto& named) { return named.id; }},
                          each);
    };
    std::erase_if(corrections, [&](const Correction& earlier) {
        return !idOf(earlier).empty() && idOf(earlier) == idOf(correction);
    });
    corrections.push_back(correction);
}

/// The JSON library's exceptions, and the ones above, end here.
Expected<std::vector<Correction>> readCorrections(const std::filesystem::path& file) {
    const auto text = readRegularFile(file, kLargestFile);
    if (!text) {
        return cannotRead(file, english(describe(text.error())));
    }
    std::vector<Correction> corrections;
    std::string at = "not JSON of the schema " + std::string(kSchema);
    try {
        const auto document = nlohmann::json::parse(*text);
        if (document.at("schema").get<std::string>() != kSchema) {
            return cannotRead(file, at);
        }
        const auto& entries = document.at("corrections");
        if (!entries.is_array() || entries.size() > kMostCorrections) {
            return cannotRead(file, "`corrections` must be a list of at most 1000 entries");
        }
        for (const auto& entry : entries) {
            at = "corrections[" + std::to_string(corrections.size()) +
                 "] is not understood; docs/using.md shows an example";
            corrections.push_back(correctionIn(entry));
        }
    } catch (const nlohmann::json::exception&) {
        return cannotRead(file, at);
    } catch (const std::runtime_error& wrong) {
        return cannotRead(file, "corrections[" + std::to_string(corrections.size()) +
                                    "]: " + wrong.what());
    }
    return corrections;
}

Expected<std::vector<Match>> putRight(std::vector<Match> found,
                                      const std::vector<Correction>& corrections) {
    std::string unknown;
    const auto named = [&](const std::string& id) {
        const auto match = std::ranges::find(found, id, &Match::id);
        if (match == found.end() && unknown.empty()) {
            unknown = id;
        }
        return match;
    };
    const auto apply = Overloaded{
        [&](const Missed& missed) {
            Match match;
            match.tail = missed.tail;
            match.head = missed.head;
            match.headed = missed.headed;
            found.push_back(match);
        },
        [&](const NoMatch& none) {
            if (const auto match = named(none.id); match != found.end()) {
                found.erase(match);
            }
        },
        [&](const Turned& turned) {
            if (const auto match = named(turned.id); match != found.end()) {
                std::swap(match->tail, match->head);
                match->headed = Headed::Yes;
            }
        },
        [&](const Headless& headless) {
            if (const auto match = named(headless.id); match != found.end()) {
                match->headed = Headed::No;
            }
        },
    };
    for (const Correction& correction : corrections) {
        std::visit(apply, correction);
    }
    if (!unknown.empty()) {
        return tl::make_unexpected(
            Failure{ExitStatus::WrongUsage, "the corrections name the match `" + unknown +
                                                "`, which is not found in the picture; take the "
                                                "ids from `umpire look`"});
    }
    return found;
}

} // namespace umpire::learn

#include "app/eye/learn/corrections.h"

#include "app/common/json/json_reader.h"
#include "calibration/files/regular_file.h"

#include <algorithm>

namespace umpire::learn {
namespace {

constexpr const char* kSchema = "umpire.corrections/1";
constexpr std::size_t kLargestFile = 1U << 20U;
constexpr std::size_t kMostCorrections = 1000;
/// Permitted range of a coordinate, in millimetres. A table is at most 3 m wide.
constexpr Between kOnTable{-5000, 5000};

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors> // needed because clang 14 cannot deduce the types
Overloaded(Visitors...)->Overloaded<Visitors...>;

tl::unexpected<Failure> cannotRead(const std::filesystem::path& file, const std::string& why) {
    return failWith(ExitStatus::CannotRead, file.string() + ": " + why);
}

enum class Is { Missed, None, Turned, Headless };
constexpr Named<Is> kNames[] = {
    {Is::Missed, "missed"}, {Is::None, "none"}, {Is::Turned, "turned"}, {Is::Headless, "headless"}};

TablePoint pointIn(const JsonReader& entry, const char* name) {
    std::array<double, 2> at{};
    entry(name, at, kOnTable);
    return {Millimetres(at[0]), Millimetres(at[1])};
}

Correction correctionIn(const JsonReader& entry) {
    Is is = Is::Missed;
    std::string id;
    bool headed = true;
    entry("is", is, kNames);
    if (is == Is::Missed) {
        entry.ifAny("headed", headed);
        return Missed{pointIn(entry, "tail_mm"), pointIn(entry, "head_mm"), headedIf(headed)};
    }
    entry("id", id);
    return is == Is::None     ? Correction(NoMatch{id})
           : is == Is::Turned ? Correction(Turned{id})
                              : Correction(Headless{id});
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

Expected<std::vector<Correction>> readCorrections(const std::filesystem::path& file) {
    const auto text = readRegularFile(file, kLargestFile);
    if (!text) {
        return cannotRead(file, english(describe(text.error())));
    }
    const auto document = parsedJson(*text);
    if (!document) {
        return cannotRead(file, document.error());
    }
    const JsonReader reader(*document);
    std::vector<Correction> corrections;
    reader.schema(kSchema);
    for (const JsonReader& entry : reader.at("corrections").elements()) {
        corrections.push_back(correctionIn(entry));
    }
    if (corrections.size() > kMostCorrections) {
        reader.fail("corrections", "give at most 1000");
    }
    if (reader.failed()) {
        return cannotRead(file, reader.error() + "; docs/using.md shows an example");
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
        return wrongUsage("the corrections name the match `" + unknown +
                          "`, which is not found in the picture; take the "
                          "ids from `umpire look`");
    }
    return found;
}

} // namespace umpire::learn

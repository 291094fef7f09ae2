#include "app/record/game_files/buda_codes.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace umpire {
namespace {

using buda_1686::Scenario;
using buda_1686::Unit;

constexpr std::size_t kShort = 2;
constexpr std::array kEntrenchments = {"ET1", "ET2", "EI1", "EI2"};
/// Codes of the markers on the level track. The officers' markers have "O1", "O2" and so on.
constexpr std::array kMarkers = {"TI", "TM", "CM", "CT", "CA"};

template <class Change>
std::string changed(std::string text, Change change) {
    std::ranges::transform(text, text.begin(), change);
    return text;
}

std::string lowered(const std::string& text) {
    return changed(text, [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
}

std::string raised(const std::string& text) {
    return changed(text, [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
}

/// Returns the two letters or digits of a piece's short code: "J1" for "T-J1", "KA" for "I-KAR",
/// "T1" for "ET1".
std::string shortOf(const std::string& piece) {
    const std::size_t dash = piece.find('-');
    const std::size_t from = dash != std::string::npos ? dash + 1 : 1;
    return from < piece.size() ? piece.substr(from, kShort) : piece;
}

bool isEntrenchment(const std::string& piece) {
    return std::ranges::count(kEntrenchments, piece) > 0;
}

bool isTakenByPlay(const std::string& text) {
    return std::ranges::count(kMarkers, text) > 0 || text.front() == 'O' ||
           std::ranges::any_of(kEntrenchments,
                               [&](const char* each) { return shortOf(each) == text; });
}

bool isTaken(const Scenario& scenario, const std::string& text, const std::string& piece) {
    return text.size() != kShort || lowered(text) == text || isTakenByPlay(text) ||
           std::ranges::any_of(scenario.units, [&](const Unit& unit) {
               return unit.id == text || (unit.id != piece && shortOf(unit.id) == text);
           });
}

} // namespace

std::string budaCodeOf(const Scenario& scenario, const std::string& piece) {
    if (isEntrenchment(piece)) {
        return shortOf(piece);
    }
    const std::string whole = raised(piece);
    const std::string text = shortOf(whole);
    if (isTaken(scenario, text, whole)) {
        return piece;
    }
    return piece == whole ? text : lowered(text);
}

std::string budaPieceOf(const Scenario& scenario, const std::string& code) {
    for (const char* entrenchment : kEntrenchments) {
        if (shortOf(entrenchment) == code) {
            return entrenchment;
        }
    }
    for (const Unit& unit : scenario.units) {
        for (const std::string& piece : {unit.id, lowered(unit.id)}) {
            if (budaCodeOf(scenario, piece) == code) {
                return piece;
            }
        }
    }
    return code;
}

} // namespace umpire

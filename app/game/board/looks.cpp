#include "app/game/board/looks.h"

#include <map>

namespace umpire::looks {
namespace {

constexpr std::string_view kEdge = "#201810";
constexpr std::string_view kDarkInk = "#201c10";
constexpr std::string_view kWhite = "#ffffff";
constexpr Look kWood{"#f4ecd8", "#5a4a30", "#302616"};
constexpr Look kStone{"#3c3a40", "#101012", "#f4f4f4"};
constexpr Look kRed{"#c43430", kEdge, kWhite};
constexpr Look kBlue{"#224ea6", kEdge, kWhite};
constexpr Look kYellow{"#f2c93a", kEdge, kDarkInk};

} // namespace

const Look& lookOf(std::string_view player) {
    static const std::map<std::string_view, Look> kByPlayer = {
        {"roman", kWood},
        {"gaul", kStone},
        {"A", kWood},
        {"B", {"#30353f", kWhite, kWhite}}, // white edge, because the hull is as dark as the sea
        {"red", {"#b82e2a", kEdge, kWhite}},
        {"yellow", kYellow},
        {"light", kRed},
        {"dark", kBlue},
        {"imperial", {"#c2c4c8", kEdge, "#18181c"}},
        {"turk", {"#a4d2a0", kEdge, "#102810"}},
        {"first", kRed},
        {"second", kBlue},
        {"third", {"#2f7d4f", kEdge, kWhite}},
        {"fourth", kYellow},
        {"fifth", {"#6b3f8f", kEdge, kWhite}},
        {"sixth", {"#e07b24", kEdge, kDarkInk}},
        {"seventh", {"#4db3c4", kEdge, "#102028"}},
        {"eighth", {"#5a4030", kEdge, kWhite}},
    };
    static constexpr Look kOther{"#e8e8e8", kEdge, "#18181c"};
    const auto found = kByPlayer.find(player);
    return found == kByPlayer.end() ? kOther : found->second;
}

std::string_view groundOf(referee::Ground ground) {
    using referee::Ground;
    switch (ground) {
    case Ground::Plain:
        return "#f3ead8";
    case Ground::Sea:
        return "#d6e8f2";
    case Ground::Calm:
        return "#eef2f4";
    case Ground::Land:
        return "#cdb180";
    case Ground::Wall:
        return "#9c9086";
    case Ground::FirstPort:
        return "#e9bdb8";
    case Ground::SecondPort:
        return "#f4e4ac";
    }
    return {};
}

std::string_view gridOn(referee::Ground ground) {
    using referee::Ground;
    switch (ground) {
    case Ground::Plain:
        return "#6e6a62";
    case Ground::Sea:
        return "#61696e";
    case Ground::Calm:
        return "#6c6e6f";
    case Ground::Land:
        return "#5d503a";
    case Ground::Wall:
        return "#47413d";
    case Ground::FirstPort:
        return "#6a5654";
    case Ground::SecondPort:
        return "#6f684e";
    }
    return {};
}

std::string_view stoneGround(bool shaded) {
    return shaded ? "#c9b084" : "#decaa2";
}

} // namespace umpire::looks

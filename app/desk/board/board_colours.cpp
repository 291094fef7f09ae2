#include "app/desk/board/board_colours.h"

#include <array>
#include <map>

namespace umpire::desk::board {
namespace {

const QColor kEdge(0x20, 0x18, 0x10);
const QColor kDarkInk(0x20, 0x1c, 0x10);
const QColor kRed(0xc4, 0x34, 0x30);
const QColor kBlue(0x22, 0x4e, 0xa6);
const QColor kYellow(0xf2, 0xc9, 0x3a);

} // namespace

const PieceLook& stoneLook(std::size_t seat) {
    static const std::array<PieceLook, 4> kLooks = {{
        {QColor(0xf4, 0xec, 0xd8), QColor(0x5a, 0x4a, 0x30), QColor(0x30, 0x26, 0x16)},
        {QColor(0x3c, 0x3a, 0x40), QColor(0x10, 0x10, 0x12), QColor(0xf4, 0xf4, 0xf4)},
        {QColor(0xbe, 0x52, 0x36), QColor(0x50, 0x18, 0x0c), QColor(0xff, 0xff, 0xff)},
        {QColor(0x3c, 0x78, 0xb4), QColor(0x10, 0x2c, 0x50), QColor(0xff, 0xff, 0xff)},
    }};
    return kLooks.at(seat);
}

const PieceLook& pieceLook(const std::string& player) {
    static const std::map<std::string, PieceLook> kByPlayer = {
        {"red", {QColor(0xb8, 0x2e, 0x2a), kEdge, Qt::white}},
        {"yellow", {kYellow, kEdge, kDarkInk}},
        {"light", {kRed, kEdge, Qt::white}},
        {"dark", {kBlue, kEdge, Qt::white}},
        {"imperial", {QColor(0xc2, 0xc4, 0xc8), kEdge, QColor(0x18, 0x18, 0x1c)}},
        {"turk", {QColor(0xa4, 0xd2, 0xa0), kEdge, QColor(0x10, 0x28, 0x10)}},
        {"first", {kRed, kEdge, Qt::white}},
        {"second", {kBlue, kEdge, Qt::white}},
        {"third", {QColor(0x2f, 0x7d, 0x4f), kEdge, Qt::white}},
        {"fourth", {kYellow, kEdge, kDarkInk}},
        {"fifth", {QColor(0x6b, 0x3f, 0x8f), kEdge, Qt::white}},
        {"sixth", {QColor(0xe0, 0x7b, 0x24), kEdge, kDarkInk}},
        {"seventh", {QColor(0x4d, 0xb3, 0xc4), kEdge, QColor(0x10, 0x20, 0x28)}},
        {"eighth", {QColor(0x5a, 0x40, 0x30), kEdge, Qt::white}},
    };
    static const PieceLook kOther{QColor(0xe8, 0xe8, 0xe8), kEdge, QColor(0x18, 0x18, 0x1c)};
    const auto found = kByPlayer.find(player);
    return found == kByPlayer.end() ? kOther : found->second;
}

QColor stoneGround(bool shaded) {
    return shaded ? QColor(0xc9, 0xb0, 0x84) : QColor(0xde, 0xca, 0xa2);
}

QColor groundOf(referee::Ground ground) {
    using referee::Ground;
    switch (ground) {
    case Ground::Plain:
        return {0xf3, 0xea, 0xd8};
    case Ground::Sea:
        return {0xd6, 0xe8, 0xf2};
    case Ground::Calm:
        return {0xee, 0xf2, 0xf4};
    case Ground::Land:
        return {0xcd, 0xb1, 0x80};
    case Ground::Wall:
        return {0x9c, 0x90, 0x86};
    case Ground::FirstPort:
        return {0xe9, 0xbd, 0xb8};
    case Ground::SecondPort:
        return {0xf4, 0xe4, 0xac};
    }
    return {};
}

QColor gridOn(referee::Ground ground) {
    constexpr int kDarker = 220; // percent; gives 3 : 1 on the darkest ground, the walls
    return groundOf(ground).darker(kDarker);
}

} // namespace umpire::desk::board

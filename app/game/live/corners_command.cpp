#include "app/game/live/corners_command.h"

#include <charconv>
#include <cstdio>

namespace umpire {
namespace {

constexpr std::string_view kWord = "corners ";

/// Takes a number and what must follow it; `after` 0: the end or a space.
std::optional<double> taken(std::string_view& rest, char after) {
    double value = 0.0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
    rest.remove_prefix(std::size_t(end - rest.data()));
    const bool isEnd = after == ' ' && rest.empty();
    if (error != std::errc() || !(isEnd || rest.starts_with(after))) {
        return std::nullopt;
    }
    rest.remove_prefix(isEnd ? 0 : 1);
    return value;
}

} // namespace

bool isCornersCommand(std::string_view line) {
    return line.starts_with(kWord);
}

std::string cornersCommand(const TableCorners& corners) {
    std::string line(kWord.substr(0, kWord.size() - 1));
    for (const ImagePoint& corner : corners.at) {
        char text[64];
        std::snprintf(text, sizeof text, " %.2f,%.2f", corner.x.value(), corner.y.value());
        line += text;
    }
    return line;
}

Expected<TableCorners> cornersSaid(std::string_view line, cv::Size picture,
                                   const LiveTable& table) {
    if (picture.empty()) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead, message("the camera has not given a picture yet")});
    }
    TableCorners corners;
    corners.picture = picture;
    std::string_view rest = line.substr(kWord.size());
    for (ImagePoint& corner : corners.at) {
        const auto x = taken(rest, ',');
        const auto y = x ? taken(rest, ' ') : std::nullopt;
        if (!y) {
            return tl::make_unexpected(Failure{
                ExitStatus::WrongUsage, "four corners are wanted, as in `corners 12,700 900,690 "
                                        "880,80 30,95`"});
        }
        corner = {Pixels(*x), Pixels(*y)};
    }
    if (table.corners()) {
        corners.width = table.corners()->width;
        corners.height = table.corners()->height;
    } else if (table.table() != nullptr && table.knowsArea()) {
        corners.width = table.table()->width;
        corners.height = table.table()->height;
    } else {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead,
                    message("nothing says how large the play area is: name a table file")});
    }
    return corners;
}

} // namespace umpire

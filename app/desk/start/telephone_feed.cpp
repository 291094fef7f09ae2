#include "app/desk/start/telephone_feed.h"

namespace umpire::desk {

std::string telephonePageOf(const Feed* feed) {
    const auto pages = feed != nullptr ? feed->telephonePages() : std::vector<std::string>{};
    return pages.empty() ? "" : pages.front();
}

} // namespace umpire::desk

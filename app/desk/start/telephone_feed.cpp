#include "app/desk/start/telephone_feed.h"

namespace umpire::desk {

Expected<std::unique_ptr<Feed>> openTelephoneFeed(FeedRequest request) {
    request.listen = "0.0.0.0:8420";
    auto feed = Feed::open(request);
    if (!feed) {
        request.listen = "0.0.0.0:0";
        feed = Feed::open(request);
    }
    return feed;
}

std::string telephonePageOf(const Feed* feed) {
    const auto pages = feed != nullptr ? feed->telephonePages() : std::vector<std::string>{};
    return pages.empty() ? "" : pages.front();
}

} // namespace umpire::desk

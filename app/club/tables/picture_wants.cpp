#include "app/club/tables/picture_wants.h"

namespace umpire {
namespace {

constexpr std::size_t kMostWants = 64;
constexpr std::chrono::seconds kLongestAnswer{10};

} // namespace

PictureWants::Answer PictureWants::want(const std::string& table, const std::string& hash,
                                        Clock::time_point now) {
    const auto isOver = [now](const Want& want) {
        return want.isMissing || now - want.since > kLongestAnswer;
    };
    if (const auto found = wants_.find(hash); found != wants_.end()) {
        if (!isOver(found->second)) {
            return Answer::Coming;
        }
        wants_.erase(found);
        return Answer::None;
    }
    if (wants_.size() >= kMostWants) {
        std::erase_if(wants_, [&](const auto& each) { return isOver(each.second); });
    }
    if (wants_.size() >= kMostWants) {
        return Answer::Full;
    }
    wants_[hash] = {table, now};
    return Answer::Ask;
}

bool PictureWants::take(const std::string& table, const std::string& hash) {
    const auto found = wants_.find(hash);
    const bool isWanted = found != wants_.end() && found->second.table == table;
    if (isWanted) {
        wants_.erase(found);
    }
    return isWanted;
}

void PictureWants::miss(const std::string& table, const std::string& hash) {
    if (const auto found = wants_.find(hash);
        found != wants_.end() && found->second.table == table) {
        found->second.isMissing = true;
    }
}

} // namespace umpire

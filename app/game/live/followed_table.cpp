#include "app/game/live/followed_table.h"

#include "app/record/journal/journal_rows.h"

namespace umpire {

void FollowedTable::note(StreamTime now, const Message& text, const std::string& jpeg) {
    announcer_.say({now, Noted{text, kUmpire}}, jpeg);
}

void FollowedTable::hear(StreamTime now) {
    while (const auto news = other_->news()) {
        if (news->whom == LinkNews::For::Players) {
            note(now, news->text);
        } else {
            remark_(news->text);
        }
    }
    while (const auto picture = announcer_.told() ? other_->shown() : std::nullopt) {
        note(now,
             message("the other table shows its picture of action %1, %2 (SHA-256 %3)",
                     picture->number, picture->action, picture->sha256),
             picture->jpeg);
        other_->keeps(picture->sha256);
    }
}

void FollowedTable::obey(StreamTime now, const ToFollow& task) {
    if (task.isFree) {
        referee_.expect(std::nullopt);
    }
    if (!task.make.empty()) {
        referee_.expect(
            referee::Awaited{task.make, message("the other table plays %1", task.make)});
    }
    if (task.note) {
        note(now, *task.note);
    }
    if (task.command) {
        std::vector<std::string> sides = referee_.everybody();
        std::erase(sides, other_->side());
        announcer_.say(referee_.command(
            now, spoken(*task.command, referee::Authority::otherTable(std::move(sides)))));
    }
}

void FollowedTable::follow(StreamTime now) {
    if (other_ == nullptr) {
        return;
    }
    hear(now);
    while (const auto task = announcer_.told() ? other_->next() : std::nullopt) {
        // sets the difference first, because the announcement shows it
        announcer_.tellDifference(other_->differ());
        obey(now, *task);
    }
    announcer_.tellDifference(other_->differ());
}

LiveListener tellingTo(OtherSide& other) {
    LiveListener listener;
    listener.announce = [&other](const Announcement& each) -> Expected<void> {
        other.take(each.event);
        return {};
    };
    listener.evidence = [&other](const Event& event, const std::string& jpeg) {
        other.picture(event, LinkedPicture{.sha256 = sha256(jpeg), .jpeg = jpeg});
    };
    return listener;
}

} // namespace umpire

#pragma once

#include "app/game/live/announcer.h"
#include "app/game/two_tables/other_table.h"

namespace umpire {

/// Follows the other table of a game at two tables: for each action there, asks a player to repeat
/// the action at this table, or records it. Does nothing if there is no other table.
class FollowedTable {
public:
    /// All arguments must outlive this object. `other` may be null.
    FollowedTable(OtherSide* other, referee::AnyReferee& referee, Announcer& announcer,
                  const Remark& remark)
        : other_(other), referee_(referee), announcer_(announcer), remark_(remark) {}

    void follow(StreamTime now);
    /// Removes the sides whose time is measured at the other table. At this table their time would
    /// include the repetition of their actions.
    [[nodiscard]] ThinkingClock counted(ThinkingClock clock) const {
        std::erase_if(clock.sides, [this](const auto& side) {
            return other_ != nullptr && other_->side() != side.first;
        });
        return clock;
    }
    /// Tells whether a player at the other table has to act.
    [[nodiscard]] bool isAwaited() const {
        return other_ != nullptr && other_->isAwaited(referee_.toMove());
    }

private:
    void note(StreamTime now, const Message& text, const std::string& jpeg = {});
    void hear(StreamTime now);
    void obey(StreamTime now, const ToFollow& task);

    OtherSide* other_;
    referee::AnyReferee& referee_;
    Announcer& announcer_;
    const Remark& remark_;
};

/// Returns a listener that sends this table's announcements to the other table, with the pictures
/// of the actions that are made here. `other` must outlive the listener.
LiveListener tellingTo(OtherSide& other);

} // namespace umpire

#pragma once

#include "app/game/live/announcer.h"
#include "app/game/two_tables/other_table.h"

namespace umpire {

/// Carries out at this table the actions of the other table: asks a player to repeat an action, or
/// records it as a fact. Does nothing without another table.
class FollowedTable {
public:
    /// All arguments must outlive this object; `other` may be null.
    FollowedTable(OtherSide* other, referee::AnyReferee& referee, Announcer& announcer,
                  const Remark& remark)
        : other_(other), referee_(referee), announcer_(announcer), remark_(remark) {}

    void follow(StreamTime now);
    /// Leaves out whose time is counted at the other table: here the making of both sides' moves is
    /// in that time too.
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

/// Returns a listener that sends this table's announcements, and the pictures of actions done here,
/// to the other table. `other` must outlive the listener.
LiveListener tellingTo(OtherSide& other);

} // namespace umpire

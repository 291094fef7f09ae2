#pragma once

#include "app/game/live/announcer.h"
#include "app/game/two_tables/other_table.h"

namespace umpire {

/// Does at this table what the other table did: by somebody's hand, or as a fact. With no other
/// table it does nothing.
class FollowedTable {
public:
    /// All outlive it; `other` may be null.
    FollowedTable(OtherSide* other, referee::AnyReferee& referee, Announcer& announcer,
                  const Remark& remark)
        : other_(other), referee_(referee), announcer_(announcer), remark_(remark) {}

    void follow(StreamTime now);
    /// It is for the other table to act.
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

/// What is announced here, and the pictures of what was done here, go to the other table too.
/// `other` outlives it.
LiveListener tellingTo(OtherSide& other);

} // namespace umpire

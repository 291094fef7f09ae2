#include "app/desk/game/play_history.h"

namespace umpire::desk {

void PlayHistory::add(const Deed& deed) {
    done_.push_back(deed);
    if (!undone_.empty() && undone_.back() == deed) {
        undone_.pop_back(); // the undone command was repeated
    } else {
        undone_.clear();
    }
}

void PlayHistory::note(const Event& event) {
    const auto unlessHidden = [&](referee::Command command) {
        return isHidden(event) ? Deed() : Deed(std::move(command));
    };
    if (const auto* called = std::get_if<Called>(&event)) {
        add(unlessHidden(referee::Play{called->action}));
    } else if (const auto* corrected = std::get_if<Corrected>(&event)) {
        add(unlessHidden(referee::CorrectPiece{corrected->what}));
    } else if (std::holds_alternative<IllegalStands>(event)) {
        add({});
    } else if (const auto* undone = std::get_if<Undone>(&event)) {
        for (std::size_t i = 0; i < undone->actions.size(); ++i) {
            undone_.push_back(done_.empty() ? Deed() : done_.back());
            if (!done_.empty()) {
                done_.pop_back();
            }
        }
    }
}

} // namespace umpire::desk

#include "app/desk/game/play_history.h"

namespace umpire::desk {

void PlayHistory::add(const QString& line) {
    done_.push_back(line);
    if (!undone_.empty() && undone_.back() == line) {
        undone_.pop_back(); // it was done again
    } else {
        undone_.clear();
    }
}

void PlayHistory::note(const Event& event) {
    const auto lineOf = [&](const char* command, const std::string& what) {
        return isHidden(event)
                   ? QString()
                   : QLatin1String(command) + QLatin1Char(' ') + QString::fromStdString(what);
    };
    if (const auto* called = std::get_if<Called>(&event)) {
        add(lineOf("play", called->action));
    } else if (const auto* corrected = std::get_if<Corrected>(&event)) {
        add(lineOf("correct", corrected->what));
    } else if (std::holds_alternative<IllegalStands>(event)) {
        add({});
    } else if (const auto* undone = std::get_if<Undone>(&event)) {
        for (std::size_t i = 0; i < undone->actions.size(); ++i) {
            undone_.push_back(done_.empty() ? QString() : done_.back());
            if (!done_.empty()) {
                done_.pop_back();
            }
        }
    }
}

} // namespace umpire::desk

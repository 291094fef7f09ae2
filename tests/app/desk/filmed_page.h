#pragma once

#include "app/desk/window/main_window.h"
#include "tests/app/desk/patience.h"

#include <gtest/gtest.h>
#include <QTest>

/// A window that follows a film, and the announcements that it received.
namespace umpire::desk {

class FilmedPage : public ::testing::Test {
protected:
    FilmedPage() {
        window.resize(1180, 800);
        window.show();
        QObject::connect(&page(), &GamePage::heard, &window,
                         [this](const Announcement& each) { heard.push_back(each); });
    }
    GamePage& page() { return window.gamePage(); }

    template <typename Told>
    [[nodiscard]] int count() const {
        return int(std::ranges::count_if(heard, [](const Announcement& each) {
            return std::holds_alternative<Told>(each.event);
        }));
    }
    template <typename Told>
    bool waitFor() {
        const auto heardOrOver = [this] { return count<Told>() > 0 || !page().isRunning(); };
        return QTest::qWaitFor(heardOrOver, kPatience) && count<Told>() > 0;
    }
    bool waitForEnd() {
        return QTest::qWaitFor([this] { return !page().isRunning(); }, kPatience);
    }
    [[nodiscard]] std::string told() const {
        std::string all;
        for (const Announcement& each : heard) {
            all += text(each.event) + "\n";
        }
        return all;
    }
    MainWindow window;
    std::vector<Announcement> heard;
};

} // namespace umpire::desk

#pragma once

#include "app/desk/parts/fold.h"
#include "app/desk/start/guide.h"
#include "app/desk/start/start_page.h"
#include "app/desk/words/remembered.h"

#include <gtest/gtest.h>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

namespace umpire::desk {

/// A start page of somebody who has chosen nothing before.
class StartPageTest : public ::testing::Test {
protected:
    StartPageTest() { forget(); }
    ~StartPageTest() override { forget(); }

    static void forget() {
        for (const char* key : {remembered::kTable, remembered::kCamera, remembered::kSource,
                                remembered::kGame, remembered::kVariant, remembered::kPlayed,
                                remembered::kPlayers, remembered::kComputers}) {
            remember(key, {});
        }
    }
    /// Makes a file and returns its path.
    QString file(const char* name) {
        QFile made(folder.filePath(name));
        EXPECT_TRUE(made.open(QIODevice::WriteOnly));
        return made.fileName();
    }
    static QComboBox* sources(const StartPage& page) {
        return page.findChild<QComboBox*>("sources");
    }
    static void nameSource(const StartPage& page, const QString& source) {
        sources(page)->setEditText(source);
    }
    static std::string textsIn(const StartPage& page) {
        std::string all;
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            all += label->isVisibleTo(&page) ? label->text().toStdString() + "\n" : "";
        }
        return all;
    }

    static void unfoldAll(const StartPage& page) {
        for (auto* fold : page.findChildren<Fold*>()) {
            fold->unfold(true);
        }
    }
    static void toStep(StartPage& page, Guide::Step step) {
        page.newGame();
        page.findChild<Guide*>()->show(step);
    }
    static QComboBox* games(const StartPage& page) {
        for (auto* box : page.findChildren<QComboBox*>()) {
            if (box->findData("naval-battle") >= 0) {
                return box;
            }
        }
        return nullptr;
    }

    QTemporaryDir folder;
};

} // namespace umpire::desk

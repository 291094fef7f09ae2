#pragma once

#include "app/record/journal/journal.h"
#include "tests/app/record/journal/alike_worlds.h"
#include "tests/app/record/journal/written_journal.h"

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QTemporaryDir>

/// A short game of Murus Gallicus as a record, with two pictures.
namespace umpire::desk {

inline std::string jpegOf(const QColor& colour) {
    QImage picture(320, 200, QImage::Format_RGB32);
    picture.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "JPEG");
    return bytes.toStdString();
}

inline Entry at(int second, Event happening, const std::string& jpeg = {}) {
    return {std::chrono::seconds(second), std::move(happening), jpeg};
}

inline const std::string kStart = "tttttttt/8/8/8/8/8/TTTTTTTT r";
inline const std::string kFirst = "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g";
inline const std::string kSecond = "ttt1tttt/3w4/3w4/8/3W4/3W4/TTT1TTTT r";

inline Called called(const std::string& player, const std::string& action,
                     const std::string& position) {
    return {.player = player, .action = action, .position = position};
}

inline std::vector<Entry> shortGame() {
    Called first = called("roman", "d1-d3", kFirst);
    first.happened = {"Roman stone d1 to d2, 1 high"};
    first.probability = 0.99;
    return {at(1, GameStarted{kStart}),
            at(2, StateChanged{TableState::Still}),
            at(3, first, jpegOf(Qt::red)),
            at(4, called("gaul", "d7-d5", kSecond), jpegOf(Qt::blue)),
            at(5, Undone{.position = kFirst, .to = 3, .by = "gaul"}),
            at(6, Noted{"the lamp was moved"})};
}

/// Entries of a Naval Battle record that starts from a position: the fleets are already hidden, and
/// no action was secret.
inline std::vector<Entry> hiddenFleets() {
    return ::umpire::testing::alikeWorlds(::umpire::testing::alikePositions().front(), 1).one;
}

class RecordTest : public ::testing::Test {
protected:
    RecordTest() {
        GameSettings settings;
        settings.game = "murus-gallicus";
        settings.variant = "basic";
        settings.players = {"Anna", "Ben"};
        ::umpire::testing::writeJournal(file.toStdString(), settings, shortGame());
    }
    const QTemporaryDir folder;
    const QString file = folder.filePath("game.umpire");
};

inline JournalRecord recordOf(const GameSettings& settings, const std::vector<Entry>& events) {
    JournalRecord record;
    record.settings = settings;
    for (const Entry& event : events) {
        record.events.push_back(
            {std::int64_t(record.events.size()) + 1, event.time, event.happening, "", ""});
    }
    return record;
}

} // namespace umpire::desk

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/explained_list.h"
#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/fold.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/setup/table_seen.h"
#include "app/desk/start/clock_choice.h"
#include "app/desk/start/guide.h"
#include "app/desk/start/played_games.h"
#include "app/desk/start/seat_choice.h"
#include "app/desk/start/source_preview.h"
#include "app/desk/start/telephone_camera.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/spoken_table.h"
#include "app/record/game_files/any_game.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

/// Implements the guide's texts.
namespace umpire::desk {
namespace {

constexpr int kTallestGame = 24; ///< maximum height of a game's card, in letter heights

/// Returns what the game is, and what the players need for it.
QString aboutGame(const QString& game) {
    const QHash<QString, QString> about = {
        {QStringLiteral("war-galley"),
         Guide::tr(
             "A sea battle: dropped matches are the shots. You need matchboxes and matches.")},
        {QStringLiteral("triremes"),
         Guide::tr("Ships and soldiers fight between two coasts. You need a die, and the printed "
                   "map and figures.")},
        {QStringLiteral("murus-gallicus"),
         Guide::tr("Romans and Gauls move towers of stones. You need 32 stones and a board, your "
                   "own or printed ones.")},
        {QStringLiteral("buda-1686"),
         Guide::tr("The siege of 1686, with cannons and mines. You need a die, and the printed map "
                   "and counters.")},
        {QStringLiteral("naval-battle"),
         Guide::tr("Two fleets hide their strength. You need the printed board and pieces.")}};
    return about.value(game);
}

/// Returns the names, in notation, of the first two sides of a game's first variant.
std::array<QString, 2> seatsOf(const QString& game) {
    std::array seats{QStringLiteral("first"), QStringLiteral("second")};
    const std::vector<std::string> sides = sidesOf({game, {}});
    for (std::size_t seat = 0; seat < std::min(seats.size(), sides.size()); ++seat) {
        seats[seat] = QString::fromStdString(sides[seat]);
    }
    return seats;
}

} // namespace

void Guide::write() {
    const Step step = step_;
    emphasise(*title_, letters::kHeading);
    title_->setText(step == Step::Game    ? tr("1 of 4 · Which game do you play?")
                    : step == Step::Table ? tr("2 of 4 · Print and lay out")
                    : step == Step::Sight ? tr("3 of 4 · What sees the table?")
                                          : tr("4 of 4 · Who plays?"));
    back_->setText(tr("‹ Back"));
    next_->setText(tr("Next ›"));
    rules_->setText(tr("More"));
    gameLabel_->setText(tr("Game"));
    variantLabel_->setText(tr("Rules"));
    sights_[0]->setTexts(tr("A camera"), tr("on a cable, or with an address"));
    sights_[1]->setTexts(tr("A telephone"), tr("scans a code"));
    sights_[2]->setTexts(tr("A film"), tr("of a game that was played"));
    browse_->setText(tr("Film…"));
    browse_->setToolTip(tr("Follows a film instead of a camera"));
    clockLabel_->setText(tr("Clock"));
    clock_->write();
    check_->setText(tr("Check the table and the camera"));
    check_->setToolTip(tr("Says how well the camera sees the table. The game can start without."));
    writeTable();
    writeFiles();
    writeCorners();
    writeTrouble();
    writeGames();
    recordChanged();
    writeSight();
}

void Guide::writeTable() {
    const std::array texts = {
        tr("Print the four tags for the corners. Print also the board and the pieces that your "
           "game needs, if you have none."),
        tr("Lay each tag flat at its corner of the table, its words towards side A. Lay "
           "a printed board flat between the tags. Cover no tag."),
        tr("Put the camera or the telephone where it sees all four tags.")};
    for (std::size_t i = 0; i < layOut_.size(); ++i) {
        layOut_[i]->setText(QStringLiteral("%1. %2").arg(i + 1).arg(texts[i]));
    }
}

void Guide::writeFiles() {
    const QString yaml = tr("YAML files (*.yaml *.yml);;All files (*)");
    files_->setText(tr("More"));
    table_->setTexts(tr("Table file"), tr("not needed where the printed tags are in view"), yaml);
    camera_->setTexts(tr("Camera file"), tr("not needed: the camera is estimated"), yaml);
    empty_->setTexts(tr("Empty board"), tr("a picture of the empty board by the same camera"),
                     tr("Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)"));
    journal_->setTexts(tr("Record"), tr("without a file, no record is kept"),
                       tr("Records of Umpire (*.umpire);;All files (*)"));
    moments_->setText(tr("Keep films of the moments before rulings"));
    moments_->setToolTip(tr("20 seconds each, beside the record; hands are on them, and no "
                            "voices"));
    byHand_->setText(
        QStringLiteral("✔ ") +
        tr("The table is where you set its corners, until the table or the camera moves."));
}

void Guide::writeGames() {
    entries_ = listedGameEntries();
    const QString chosen =
        games_->currentIndex() < 0 ? recall(remembered::kGame, entries_.front().game) : game();
    for (GameEntry& entry : entries_) {
        std::ranges::move(ownVariants(entry.game, recordsFolder()),
                          std::back_inserter(entry.variants));
    }
    {
        const QSignalBlocker quiet(games_);
        games_->clear();
        for (const GameEntry& entry : entries_) {
            games_->addItem(entry.name, entry.game);
        }
        games_->setCurrentIndex(std::max(0, games_->findData(chosen)));
    }
    for (const auto& [name, card] : gameCards_) {
        card->setTexts(gameName(name), aboutGame(name));
        card->setMaximumHeight(kTallestGame * fontMetrics().height());
    }
    writeVariants();
}

void Guide::writeVariants() {
    const QString chosen = variants_->currentIndex() < 0 ? recall(remembered::kVariant)
                                                         : variants_->currentData().toString();
    variants_->clear();
    for (const VariantChoice& variant : entries_[std::size_t(games_->currentIndex())].variants) {
        variants_->addExplained(variant.name, variant.about, variant.variant);
    }
    variants_->setCurrentIndex(std::max(0, variants_->findData(chosen)));
    for (const auto& [name, card] : gameCards_) {
        card->setChecked(name == game());
    }
    empty_->setVisible(needsEmptyBoard());
    writePlayers();
    writeStart();
}

/// Tells whether the game can be played at two tables. The condition is that of umpire::meetTable.
bool Guide::playsAtTwoTables() const {
    const AnyGame* known = findGame(game().toStdString());
    return known != nullptr && !known->laysInSecret && sidesOf({game(), variant()}).size() == 2;
}

void Guide::writePlayers() {
    const auto seats = seatsOf(game());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        playerLabels_[seat]->setText(words::sentence(playerName(seats[seat])));
        players_[seat]->offerElsewhere(playsAtTwoTables());
        players_[seat]->write(playerLabels_[seat]->text());
    }
}

/// Returns the sentence that says how the table will be found, or was found.
QString Guide::knownBy() const {
    return goesOn()    ? tr("The record says how the table is found. The game can start.")
           : isSeen()  ? tr("Umpire has seen the table. The game can start.")
           : corners() ? tr("You have set the table's corners. The game can start.")
                       : tr("The game can start. Umpire finds the table by the tags of its file.");
}

void Guide::writeSight() {
    const bool film = chosenSight_->checkedId() == int(Sight::Film);
    sourceLabel_->setText(film ? tr("Film") : tr("Camera"));
    sources_->lineEdit()->setAccessibleName(sourceLabel_->text());
    sources_->lineEdit()->setPlaceholderText(film ? tr("choose the film of a game")
                                                  : tr("choose a webcam, or type an address"));
    sources_->setAccessibleDescription(sources_->lineEdit()->placeholderText());
    QString line;
    if (usesTelephone() && needsBoardFile(game().toStdString()) && !table_->file()) {
        line = QStringLiteral("⚠ ") +
               tr("A telephone does not measure this game's printed board. Name a table file "
                  "under “More”.");
    } else if (usesTelephone()) {
        line = {};
    } else if (source().isEmpty()) {
        line = film ? tr("Choose the film of a game.")
                    : tr("No camera is plugged in. Plug one in, or take a telephone.");
    } else if (isTableKnown()) {
        line = QStringLiteral("✔ ") + knownBy();
    } else {
        line = QStringLiteral("… ") +
               tr("Umpire looks for the table. Show the camera the printed tags at its corners, "
                  "and the empty board.");
    }
    seenLine_->setText(line);
    seenLine_->setVisible(!line.isEmpty() && step_ >= Step::Sight);
}

void Guide::recordChanged() {
    const bool again = goesOn();
    writeStart();
    for (QWidget* each : std::array<QWidget*, 4>{games_, variants_, table_, camera_}) {
        each->setEnabled(!again); // a resumed game has these choices in its record
    }
}

void Guide::writeStart() {
    const Step step = step_;
    const bool mustCheck = step == Step::Sight && !isTableKnown() && !source().isEmpty();
    check_->setVisible(!goesOn() && !usesTelephone() && (mustCheck || step == Step::Players));
    next_->setEnabled(step < Step::Sight || (isTableKnown() && hasPicture()));
    start_->setText(goesOn()         ? tr("Go on with the game")
                    : !hasPicture()  ? tr("Choose a camera")
                    : isTableKnown() ? tr("Start the game")
                                     : tr("Check the table, then start the game"));
}

void Guide::writeTrouble() {
    QStringList lines;
    if (!gone_.isEmpty() && step_ == Step::Sight) {
        lines << tr("The file from last time is not there now: %1")
                     .arg(gone_.join(QStringLiteral(", ")));
    }
    if (lacksSource_) {
        lines << tr("Which camera? Plug one in, type your telephone's address, or choose a film.");
    }
    trouble_->setText(lines.isEmpty() ? QString()
                                      : QStringLiteral("⚠ ") + lines.join(QStringLiteral("\n⚠ ")));
    trouble_->setVisible(!lines.isEmpty());
}

void Guide::writeCorners() {
    byHand_->setVisible(corners().has_value());
    writeStart();
}

} // namespace umpire::desk

#include "app/desk/parts/file_choice.h"
#include "app/desk/setup/measured_table.h"
#include "app/desk/start/clock_choice.h"
#include "app/desk/start/guide.h"
#include "app/desk/start/other_table_window.h"
#include "app/desk/start/seat_choice.h"
#include "app/desk/start/telephone_camera.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/shown_position.h"
#include "app/game/live/seated_names.h"
#include "app/print/kit/kit.h"
#include "app/record/journal/journal.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

/// Implements how the guide's choices become the request for a game.
namespace umpire::desk {
namespace {

/// The computer's thinking time for each action.
constexpr std::chrono::seconds kThinking(1);

QString pathOf(const std::optional<std::filesystem::path>& file) {
    return file ? QString::fromStdString(file->string()) : QString();
}

/// Tells whether the source may be available: a device or a film must exist; an address always may.
bool mayBeThere(const QString& source) {
    return source.contains(QStringLiteral("://")) || QFileInfo::exists(source);
}

/// Returns the typed name without characters that cannot be printed, because every page must be
/// able to show it.
QString nameIn(const SeatChoice& seat) {
    QString name = seat.name().simplified();
    name.removeIf([](QChar each) { return !each.isPrint() && !each.isSurrogate(); });
    return name;
}

} // namespace

/// Tells whether something gives the table's place and scale: the resumed record, a table file,
/// marked corners, a phone, or the check.
bool Guide::isTableKnown() const {
    return goesOn() || table_->file() || corners() || usesTelephone() || isSeen();
}

bool Guide::isSeen() const {
    return seenFor_ == QStringList{source(), game()};
}

bool Guide::hasSource() {
    lacksSource_ = !hasPicture();
    writeTrouble();
    if (lacksSource_) {
        if (step_ != Step::Sight) {
            show(Step::Sight);
            lacksSource_ = true;
            writeTrouble();
        }
        Q_EMIT shown();
        sources_->setFocus();
    }
    return !lacksSource_;
}

LiveRequest Guide::request() const {
    if (goesOn()) {
        return resumed();
    }
    LiveRequest request;
    request.source = source().toStdString();
    request.game = game().toStdString();
    request.variant = variant().toStdString();
    if (!variantFile().isEmpty()) {
        request.data = {variantFile().toStdString()}; // the record stores the content of this file
    }
    request.names = names();
    clock_->choose(request);
    request.computers = computers();
    request.other = otherTable_->table();
    request.table = table_->file();
    request.camera = camera_->file();
    request.corners = corners();
    request.before = needsEmptyBoard() ? empty_->file() : std::nullopt;
    request.print = &printOfGame;
    const bool seen = isSeen();
    if (!request.table && !request.corners && seen && measured_) {
        request.table = measured_;
        request.before =
            needsEmptyBoard() ? std::optional(emptyBoardBeside(*measured_)) : std::nullopt;
    }
    request.journal = journal_->file();
    request.moments = moments();
    if (usesTelephone()) {
        telephone_->serve(request);
    }
    return request;
}

MomentsSetting Guide::moments() const {
    MomentsSetting setting;
    if (!moments_->isChecked()) {
        setting.length = std::chrono::seconds(0);
    }
    return setting;
}

/// Returns the typed names by side. Sides without a name have no entry.
PlayerNames Guide::names() const {
    PlayerNames names;
    const auto sides = sidesOf({game(), variant()});
    for (std::size_t seat = 0; seat < std::min(sides.size(), players_.size()); ++seat) {
        if (const QString name = nameIn(*players_[seat]); !name.isEmpty()) {
            names[sides[seat]] = name.toStdString();
        }
    }
    return names;
}

/// Returns the sides that the computer plays, and the thinking time. The time is always set,
/// because persons can ask for hints.
ComputerSeats Guide::computers() const {
    ComputerSeats seats{.sides = {}, .thinking = {.time = kThinking}};
    const auto sides = sidesOf({game(), variant()});
    for (std::size_t seat = 0; seat < std::min(sides.size(), players_.size()); ++seat) {
        if (const auto strength = players_[seat]->computer()) {
            seats.sides.emplace(sides[seat], *strength);
        }
    }
    return seats;
}

/// Seats a person at this table for the other seat, and asks how the other table is connected.
void Guide::askOtherTable(std::size_t seat) {
    const std::size_t here = 1 - seat;
    const auto sides = sidesOf({game(), variant()});
    if (here < sides.size()) {
        players_[here]->seatHere();
        otherTable_->ask(QString::fromStdString(sides[here]));
    }
}

QStringList Guide::strengths() const {
    QStringList all;
    for (const auto& [side, strength] : computers().sides) {
        all << QStringLiteral("%1=%2").arg(QString::fromStdString(side)).arg(int(strength));
    }
    return all;
}

/// Restores the players of the last game.
void Guide::seatPlayers() {
    const QStringList names = recall(remembered::kPlayers).split(QLatin1Char('\n'));
    const QStringList computers = recall(remembered::kComputers).split(QLatin1Char('\n'));
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        const int strength = computers.value(qsizetype(seat)).toInt();
        players_[seat]->seatPerson(names.value(qsizetype(seat)));
        if (strength >= int(Strength::Beginner) && strength <= int(Strength::Best)) {
            players_[seat]->seatComputer(Strength(strength));
        }
    }
}

/// Returns the request for resuming a game. Game, variant, table and camera come from the record,
/// the source from the guide, and the other data were stored when the game began.
LiveRequest Guide::resumed() const {
    const PlayedGame played = playedGame(journal_->text());
    LiveRequest request;
    request.source = source().toStdString();
    request.resume = journal_->file();
    request.moments = moments();
    request.print = &printOfGame;
    request.corners = cornersOfText(played.byHand);
    request.computers.thinking.time = kThinking;
    for (const QString& each : played.computers) {
        // a malformed entry is ignored
        static_cast<void>(addComputer(request.computers, each.toStdString()));
    }
    if (QFileInfo(played.before).isFile()) {
        request.before = played.before.toStdString();
    }
    if (usesTelephone()) {
        telephone_->serve(request);
    }
    return request;
}

void Guide::goOn(const QString& journal) {
    const PlayedGame played = playedGame(journal);
    goOnWith(journal);
    if (mayBeThere(played.source)) {
        start();
    }
}

void Guide::goOnWith(const QString& journal) {
    journal_->setText(journal);
    const PlayedGame played = playedGame(journal);
    if (played.source == QLatin1String(TelephoneCamera::kName)) {
        chosenSight_->button(int(Sight::Telephone))->setChecked(true);
    } else if (mayBeThere(played.source)) {
        chosenSight_->button(int(QFileInfo(played.source).isFile() ? Sight::Film : Sight::Camera))
            ->setChecked(true);
        const int listed = sources_->findData(played.source);
        sources_->setEditText(listed >= 0 ? sources_->itemText(listed) : played.source);
    }
    Q_EMIT shown();
    show(Step::Sight);
}

void Guide::rememberChoices() const {
    if (!usesTelephone()) {
        remember(remembered::kSource, sources_->currentText());
    }
    remember(remembered::kGame, game());
    remember(remembered::kVariant, variant());
    remember(remembered::kTable, table_->text());
    remember(remembered::kCamera, camera_->text());
    QStringList names;
    QStringList computers;
    for (const SeatChoice* each : players_) {
        names << each->name().trimmed();
        computers << (each->computer() ? QString::number(int(*each->computer())) : QString());
    }
    remember(remembered::kPlayers, names.join(QLatin1Char('\n')));
    remember(remembered::kComputers, computers.join(QLatin1Char('\n')));
}

void Guide::rememberGame(const LiveRequest& wanted) const {
    if (wanted.resume) {
        PlayedGame played = playedGame(pathOf(wanted.resume));
        played.source = QString::fromStdString(wanted.source);
        rememberPlayed(played);
    } else if (wanted.journal) {
        rememberPlayed({pathOf(wanted.journal),
                        QString::fromStdString(wanted.source),
                        pathOf(wanted.before),
                        {players_[0]->name().trimmed(), players_[1]->name().trimmed()},
                        wanted.corners ? textOfCorners(*wanted.corners) : QString(),
                        strengths()});
    }
}

void Guide::checkTable() {
    if (hasSource()) {
        rememberChoices();
        LiveRequest checked = request();
        checked.other.reset(); // the check of the table does not involve the other table
        Q_EMIT tableCheckWanted(checked);
    }
}

std::weak_ptr<Feed> Guide::telephoneFeed() const {
    return telephone_->feed();
}

void Guide::startChecked() {
    seenFor_ = {source(), game()};
    if (step_ != Step::Sight) {
        return start();
    }
    show(Step::Players);
    Q_EMIT shown();
}

void Guide::start() {
    if (!isTableKnown()) {
        return checkTable();
    }
    if (!hasSource()) {
        return;
    }
    const LiveRequest wanted = request();
    if (!wanted.resume) {
        rememberChoices(); // a resumed game does not change the stored choices
    }
    if (wanted.journal) {
        QDir().mkpath(QFileInfo(journal_->text()).path());
    }
    rememberGame(wanted);
    otherTable_->forget(); // the running game owns the connection from now on
    Q_EMIT gameChosen(wanted);
    for (SeatChoice* each : players_) {
        each->seatHere();
    }
    journal_->setText(freshJournal()); // path for the next game
}

} // namespace umpire::desk

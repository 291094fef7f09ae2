#include "app/desk/start/played_games.h"

#include "app/desk/words/remembered.h"

#include <algorithm>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace umpire::desk {
namespace {

constexpr std::size_t kMost = 24; ///< maximum number of stored games

QJsonObject jsonOf(const PlayedGame& game) {
    return {{QStringLiteral("journal"), game.journal},
            {QStringLiteral("source"), game.source},
            {QStringLiteral("before"), game.before},
            {QStringLiteral("names"), QJsonArray::fromStringList(game.names)},
            {QStringLiteral("corners"), game.byHand},
            {QStringLiteral("computers"), QJsonArray::fromStringList(game.computers)}};
}

QStringList textsIn(const QJsonValue& list) {
    QStringList texts;
    for (const auto& each : list.toArray()) {
        texts << each.toString();
    }
    return texts;
}

PlayedGame gameOf(const QJsonObject& json) {
    PlayedGame game;
    game.journal = json[QStringLiteral("journal")].toString();
    game.source = json[QStringLiteral("source")].toString();
    game.before = json[QStringLiteral("before")].toString();
    game.names = textsIn(json[QStringLiteral("names")]);
    game.computers = textsIn(json[QStringLiteral("computers")]);
    game.byHand = json[QStringLiteral("corners")].toString();
    return game;
}

std::vector<PlayedGame> keptGames() {
    std::vector<PlayedGame> games;
    const auto json = QJsonDocument::fromJson(recall(remembered::kPlayed).toUtf8()).array();
    for (const auto& each : json) {
        games.push_back(gameOf(each.toObject()));
    }
    return games;
}

} // namespace

QString recordsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
           QStringLiteral("/Umpire");
}

QString freshJournal() {
    const QString start = recordsFolder() + QDateTime::currentDateTime().toString(
                                                QStringLiteral("'/'yyyy-MM-dd hh-mm-ss"));
    QString file = start + QStringLiteral(".umpire");
    for (int number = 2; QFileInfo::exists(file); ++number) { // two games in one second
        file = start + QStringLiteral(" (%1).umpire").arg(number);
    }
    return file;
}

std::vector<PlayedGame> playedGames() {
    std::vector<PlayedGame> games = keptGames();
    const QDir folder(recordsFolder());
    for (const QString& name : folder.entryList({QStringLiteral("*.umpire")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        if (std::ranges::find(games, file, &PlayedGame::journal) == games.end()) {
            games.push_back({file, {}, {}, {}, {}});
        }
    }
    std::erase_if(games, [](const PlayedGame& game) { return !QFileInfo(game.journal).isFile(); });
    std::ranges::stable_sort(games, std::ranges::greater(), [](const PlayedGame& game) {
        return QFileInfo(game.journal).lastModified();
    });
    return games;
}

PlayedGame playedGame(const QString& journal) {
    const auto games = keptGames();
    const auto known = std::ranges::find(games, journal, &PlayedGame::journal);
    return known != games.end() ? *known : PlayedGame{journal, {}, {}, {}, {}};
}

void rememberPlayed(const PlayedGame& game) {
    std::vector<PlayedGame> games = keptGames();
    std::erase_if(games, [&](const PlayedGame& each) { return each.journal == game.journal; });
    games.insert(games.begin(), game);
    QJsonArray json;
    for (std::size_t i = 0; i < std::min(kMost, games.size()); ++i) {
        json.append(jsonOf(games[i]));
    }
    remember(remembered::kPlayed,
             QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
}

QString textOfCorners(const TableCorners& corners) {
    QJsonArray numbers{corners.picture.width, corners.picture.height, corners.width.value(),
                       corners.height.value()};
    for (const ImagePoint& at : corners.at) {
        numbers.append(at.x.value());
        numbers.append(at.y.value());
    }
    return QString::fromUtf8(QJsonDocument(numbers).toJson(QJsonDocument::Compact));
}

std::optional<TableCorners> cornersOfText(const QString& text) {
    constexpr int kNumbers = 12;
    const QJsonArray numbers = QJsonDocument::fromJson(text.toUtf8()).array();
    if (numbers.size() != kNumbers) {
        return std::nullopt;
    }
    TableCorners corners;
    corners.picture = {numbers[0].toInt(), numbers[1].toInt()};
    corners.width = Millimetres(numbers[2].toDouble());
    corners.height = Millimetres(numbers[3].toDouble());
    for (std::size_t i = 0; i < corners.at.size(); ++i) {
        const int from = 4 + 2 * int(i);
        corners.at[i] = {Pixels(numbers[from].toDouble()), Pixels(numbers[from + 1].toDouble())};
    }
    return corners;
}

} // namespace umpire::desk

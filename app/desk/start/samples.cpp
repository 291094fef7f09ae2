#include "app/desk/start/samples.h"

#include "app/desk/start/paced_film.h"
#include "app/desk/words/shown_position.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace umpire::desk {
namespace {

/// Returns the path of the folder `samples`: the installed folder or, in a build folder, the folder
/// of the source tree. Returns an empty path if neither exists.
QString folderOf(const QString& samples) {
    QDir place(QCoreApplication::applicationDirPath());
    const QString installed = place.filePath(QStringLiteral("../share/umpire/") + samples);
    if (QFileInfo(installed).isDir()) {
        return installed;
    }
    constexpr int kDeepest = 5; // depth of a build folder such as build/release/app/desk
    for (int up = 0; up < kDeepest && place.cdUp(); ++up) {
        if (QFileInfo(place.filePath(samples)).isDir()) {
            return place.filePath(samples);
        }
    }
    return {};
}

std::optional<std::filesystem::path> fileIn(const QDir& folder, const char* name) {
    const QString file = folder.filePath(QLatin1String(name));
    return QFileInfo(file).isFile() ? std::optional(std::filesystem::path(file.toStdString()))
                                    : std::nullopt;
}

QByteArray bytesOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

std::optional<SampleGame> sampleIn(const QDir& folder, const QString& game) {
    const auto film = fileIn(folder, "film.webm");
    const auto about =
        QJsonDocument::fromJson(bytesOf(folder.filePath(QStringLiteral("game.json")))).object();
    if (!film || about[QStringLiteral("game")].toString() != game) {
        return std::nullopt;
    }
    SampleGame sample;
    LiveRequest& request = sample.request;
    request.source = film->string();
    request.game = game.toStdString();
    request.variant = about[QStringLiteral("variant")].toString().toStdString();
    if (const QString position = about[QStringLiteral("position")].toString();
        !position.isEmpty()) {
        request.position = position.toStdString();
    }
    request.table = fileIn(folder, "table.yaml");
    request.before = fileIn(folder, "empty.jpg");
    request.open = [file = request.source] { return openPaced(file); };
    const QString said = QString::fromUtf8(bytesOf(folder.filePath(QStringLiteral("said.txt"))));
    sample.said = said.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    sample.picture = folder.filePath(QStringLiteral("picture.jpg"));
    return sample;
}

} // namespace

std::vector<SampleGame> sampleGames() {
    std::vector<SampleGame> samples;
    const QDir folder(folderOf(QStringLiteral("sample_games")));
    for (const GameEntry& entry : listedGameEntries()) {
        if (auto sample = sampleIn(QDir(folder.filePath(entry.game)), entry.game)) {
            samples.push_back(*std::move(sample));
        }
    }
    return samples;
}

std::optional<SampleToss> sampleToss() {
    const QDir folder(folderOf(QStringLiteral("sample_images")));
    const SampleToss sample{folder.filePath(QStringLiteral("showcase/showcase.jpg")),
                            QStringLiteral("g1"), QStringLiteral("g2")};
    return QFileInfo(sample.picture).isFile() ? std::optional(sample) : std::nullopt;
}

} // namespace umpire::desk

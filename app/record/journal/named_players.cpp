#include "app/record/journal/named_players.h"

#include <QRegularExpression>
#include <QStringList>

namespace umpire {

std::string namedPlayer(const GameSettings& settings, const std::string& side) {
    const auto name = settings.names.find(side);
    return name == settings.names.end() ? side : name->second + " (" + side + ")";
}

std::vector<std::string> namedPlayers(const GameSettings& settings) {
    std::vector<std::string> players;
    for (const std::string& side : settings.players) {
        players.push_back(namedPlayer(settings, side));
    }
    return players;
}

std::string nameKey(const std::string& name) {
    static const QRegularExpression kBetween("[\\s,;.]+");
    QStringList words = QString::fromStdString(name)
                            .normalized(QString::NormalizationForm_C)
                            .toCaseFolded()
                            .split(kBetween, Qt::SkipEmptyParts);
    words.sort();
    return words.join(' ').toStdString();
}

} // namespace umpire

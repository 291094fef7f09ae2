#include "app/desk/words/spoken_table.h"

#include "app/desk/words/remembered.h"
#include "app/desk/words/sentences.h"
#include "app/record/sentences/told_event.h"

#include <QStringList>

namespace umpire::desk::words {

PlayerNames rememberedPlayers(const std::vector<std::string>& sides) {
    PlayerNames names;
    const auto add = [&names](const std::string& side, const QString& name) {
        if (!name.simplified().isEmpty()) {
            names[side] = name.simplified().toStdString();
        }
    };
    const QStringList bySeat = recall(remembered::kPlayers).split(QLatin1Char('\n'));
    for (std::size_t seat = 0; seat < sides.size(); ++seat) {
        add(sides[seat], bySeat.value(qsizetype(seat)));
    }
    QSettings settings;
    settings.beginGroup(QLatin1String(remembered::kPlayers));
    for (const QString& side : settings.childKeys()) {
        add(side.toStdString(), settings.value(side).toString());
    }
    return names;
}

QString player(const std::string& side, const SpokenTable& table) {
    QStringList names;
    for (const QString& each : QString::fromStdString(side).split(QStringLiteral(", "))) {
        names << said(spokenPlayer(each.toStdString(), table.players));
    }
    return names.join(QStringLiteral(", "));
}

QString piece(const std::string& name, const SpokenTable& table) {
    return said(spokenPiece(table.game, name, table.players));
}

QString action(const std::string& action, const std::string& player, const SpokenTable& table,
               const std::vector<Message>& happened) {
    if (table.game.empty()) {
        return plain(action);
    }
    QStringList sentences;
    const bool isOne =
        descriptionOf(table.game).actionsContainBlanks || action.starts_with("resign");
    const QStringList actions = isOne ? QStringList(plain(action))
                                      : plain(action).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& each : actions) {
        const std::string one = each.toStdString();
        sentences << said(spoken({table.game, player, one, happened, table.before}, table.players));
        if (sentences.back() == each && happened.empty()) { // the rules say it, if it is legal now
            const ToldGame game{table.game, table.before, player, table.players, table.start};
            sentences.back() = said(toldLine(game, {one}, player).front());
        }
        if (sentences.back() == each) {
            return plain(action); // the text is no action of the game, so it stays as it is
        }
    }
    return sentences.join(QStringLiteral(", "));
}

QString fact(const Message& fact, const SpokenTable& table) {
    return table.game.empty() ? said(fact)
                              : said(spokenFact(table.game, fact, table.players, table.before));
}

QString sentence(const QString& text) {
    // a sentence may begin with a square: "b7 holds …"
    const bool isCell = text.size() > 1 && text.at(1).isDigit();
    return text.isEmpty() || isCell ? text : text.at(0).toUpper() + text.mid(1);
}

} // namespace umpire::desk::words

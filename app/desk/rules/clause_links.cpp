#include "app/desk/rules/clause_links.h"

#include "app/record/game_files/any_game.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace umpire::desk {
namespace {

const auto kScheme = QStringLiteral("clause:");

struct KnownClause {
    QString game;
    QByteArray text; ///< the clause's text in English
};

QString words(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Returns all games' clauses by their ids.
const QHash<QString, KnownClause>& knownClauses() {
    static const QHash<QString, KnownClause> all = [] {
        QHash<QString, KnownClause> found;
        for (const AnyGame* game : anyGames()) {
            for (const Clause& clause : game->clauses) {
                found.insert(words(clause.id),
                             {words(game->name),
                              QByteArray(clause.text.data(), qsizetype(clause.text.size()))});
            }
        }
        return found;
    }();
    return all;
}

} // namespace

QString clauseLinks(const QString& plain) {
    static const QRegularExpression kId(QStringLiteral("\\b[A-Z]{2}-A?[0-9]+\\b"));
    QString rich;
    qsizetype told = 0;
    for (auto each = kId.globalMatch(plain); each.hasNext();) {
        const QRegularExpressionMatch id = each.next();
        if (knownClauses().contains(id.captured())) {
            rich += plain.sliced(told, id.capturedStart() - told).toHtmlEscaped() +
                    QStringLiteral("<a href=\"%1%2\">%2</a>").arg(kScheme, id.captured());
            told = id.capturedEnd();
        }
    }
    return rich + plain.sliced(told).toHtmlEscaped();
}

QString clauseIn(const QString& link) {
    const QString id = link.startsWith(kScheme) ? link.sliced(kScheme.size()) : QString();
    return knownClauses().contains(id) ? id : QString();
}

QString gameOfClause(const QString& clause) {
    return knownClauses().value(clause).game;
}

QString textOfClause(const QString& clause) {
    const QByteArray english = knownClauses().value(clause).text;
    return english.isEmpty() ? QString()
                             : QCoreApplication::translate("Clauses", english.constData());
}

} // namespace umpire::desk

#include "app/desk/rules/rules_window.h"

#include "app/desk/parts/clear_button.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/shown_position.h"
#include "app/record/game_files/any_game.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QShortcut>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kLetters = 110; ///< initial width of the window, in letter widths
constexpr int kLines = 36;
/// share of the highlight colour in the background of the clause that was asked for
constexpr float kTint = 0.18F;

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

bool hasAll(const Clause& clause, const QStringList& searched) {
    const QString text = textOf(clause.id) + QLatin1Char(' ') + textOfClause(textOf(clause.id));
    return std::ranges::all_of(
        searched, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Tells whether a clause settles an open question of the rules. Its id has an A, as in "MG-A1".
bool isReading(const Clause& clause) {
    return clause.id.find("-A") != std::string_view::npos;
}

QString rowOf(const Clause& clause, const QString& marked, const QString& tint) {
    const QString id = textOf(clause.id);
    const bool isMarked = id == marked;
    return QStringLiteral("<tr%1><td width='16%'><p style='white-space: nowrap'><a name='%2'></a>"
                          "<b>%3%2</b></p></td><td>%4</td></tr>")
        .arg(isMarked ? QStringLiteral(" bgcolor='%1'").arg(tint) : QString(), id,
             isMarked ? QStringLiteral("▶&nbsp;") : QString(), clauseLinks(textOfClause(id)));
}

} // namespace

QString clausesOf(const QString& game, const QString& search, const QString& marked,
                  const QString& tint) {
    const AnyGame* known = findGame(game.toStdString());
    const QStringList searched = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QString rules;
    QString readings;
    for (const Clause& clause : known != nullptr ? known->clauses : std::span<const Clause>()) {
        if (hasAll(clause, searched)) {
            (isReading(clause) ? readings : rules) += rowOf(clause, marked, tint);
        }
    }
    QString html;
    const auto add = [&html](const QString& heading, const QString& rows) {
        if (!rows.isEmpty()) {
            html += QStringLiteral("<h2>%1</h2><table width='100%' cellpadding='%2' "
                                   "cellspacing='0'>%3</table>")
                        .arg(heading.toHtmlEscaped(), QString::number(kStep), rows);
        }
    };
    add(RulesWindow::tr("The rules"), rules);
    add(RulesWindow::tr("Where the rules leave a question open"), readings);
    return html;
}

RulesWindow::RulesWindow(QWidget* parent)
    : QDialog(parent), games_(new QComboBox), search_(new QLineEdit), text_(new QTextBrowser),
      note_(plainLabel()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
    column->setSpacing(kStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(kStep);
    row->addWidget(games_);
    row->addWidget(search_, 1);
    column->addLayout(row);
    column->addWidget(text_, 1);
    column->addWidget(note_);
    note_->setWordWrap(true);
    addClearButton(*search_);
    text_->setOpenLinks(false);
    text_->setFrameShape(QFrame::NoFrame);
    for (const AnyGame* game : anyGames()) {
        games_->addItem(QString(), textOf(game->name));
    }
    connect(games_, &QComboBox::currentIndexChanged, this, &RulesWindow::list);
    connect(search_, &QLineEdit::textChanged, this, &RulesWindow::list);
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { turnTo({}, clauseIn(link.toString())); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    resize(kLetters * fontMetrics().averageCharWidth(), kLines * fontMetrics().height());
    whenTextsChange(*this, [this] { write(); });
}

void RulesWindow::show(const QString& game, const QString& clause, QWidget* beside) {
    static QPointer<RulesWindow> window;
    if (window == nullptr || (beside != nullptr && window->parentWidget() != beside)) {
        delete window;
        window = new RulesWindow(beside);
    }
    window->turnTo(game, clause);
    window->QDialog::show();
    window->raise();
    window->activateWindow();
    window->list(); // the window has its size now, so the clause can be scrolled into view
}

void RulesWindow::turnTo(const QString& game, const QString& clause) {
    clause_ = clause;
    const QString own = gameOfClause(clause);
    const int index = games_->findData(own.isEmpty() ? game : own);
    const QSignalBlocker quiet(games_);
    const QSignalBlocker still(search_);
    search_->clear(); // a search could hide the clause
    games_->setCurrentIndex(index >= 0 ? index : games_->currentIndex());
    list();
}

QString RulesWindow::game() const {
    return games_->currentData().toString();
}

void RulesWindow::list() {
    QColor tint = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    const auto mixed = [](int over, int under) {
        return int(float(over) * kTint + float(under) * (1.0F - kTint));
    };
    tint = QColor(mixed(tint.red(), base.red()), mixed(tint.green(), base.green()),
                  mixed(tint.blue(), base.blue()));
    const QString found = clausesOf(game(), search_->text(), clause_, tint.name());
    teach();
    const QString lesson = search_->text().isEmpty() ? lesson_.html : QString();
    text_->setHtml(found.isEmpty() ? QStringLiteral("<p>%1</p>")
                                         .arg(tr("No clause of this game has “%1”. Search for "
                                                 "fewer letters.")
                                                  .arg(search_->text())
                                                  .toHtmlEscaped())
                                   : lesson + found);
    for (std::size_t i = 0; i < lesson_.pictures.size(); ++i) {
        text_->document()->addResource(QTextDocument::ImageResource,
                                       QUrl(QStringLiteral("lesson:%1").arg(i)),
                                       lesson_.pictures[i]);
    }
    if (!clause_.isEmpty() && search_->text().isEmpty()) {
        text_->scrollToAnchor(clause_);
    }
}

void RulesWindow::teach() {
    const int width = text_->viewport()->width();
    const QString wanted = QStringLiteral("%1 %2 %3").arg(game(), QLocale().name()).arg(width);
    if (isVisible() && taught_ != wanted) {
        taught_ = wanted;
        lesson_ = lessonText(game(), width);
    }
}

void RulesWindow::write() {
    setWindowTitle(tr("The rules of the game"));
    for (int i = 0; i < games_->count(); ++i) {
        games_->setItemText(i, gameName(games_->itemData(i).toString()));
    }
    // a screen reader reads the selected game as the list's name
    games_->setAccessibleDescription(tr("Game"));
    search_->setPlaceholderText(tr("Search the rules: a word, or a clause such as MG-7"));
    search_->setAccessibleName(tr("Search the rules"));
    text_->setAccessibleName(tr("The rules of the game"));
    note_->setText(tr("Where this text and the English one differ, the English one holds."));
    note_->setVisible(QLocale().language() != QLocale::English &&
                      QLocale().language() != QLocale::C);
    list();
}

} // namespace umpire::desk

#include "moc_rules_window.cpp"

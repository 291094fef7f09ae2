#include "app/desk/parts/print_button.h"

#include "app/desk/parts/plain_box.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/shown_position.h"
#include "app/desk/words/words.h"
#include "app/print/kit/kit.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>

namespace umpire::desk {
namespace {

/// Returns the language of the printed pages for the window's language. Its type is
/// ::umpire::Language; the window has another type of that name.
::umpire::Language languageOfThePages() {
    switch (QLocale().language()) {
    case QLocale::Hungarian:
        return ::umpire::Language::Hungarian;
    case QLocale::Bulgarian:
        return ::umpire::Language::Bulgarian;
    case QLocale::Russian:
        return ::umpire::Language::Russian;
    case QLocale::Polish:
        return ::umpire::Language::Polish;
    default:
        return ::umpire::Language::English;
    }
}

} // namespace

PrintButton::PrintButton(What what, QWidget* parent)
    : QPushButton(parent), errands_(new Errands(this)) {
    if (what == What::Table) {
        addMenu();
        return;
    }
    if (what == What::AnyGame) {
        addGames();
        return;
    }
    connect(this, &QPushButton::clicked, this, [this] { ask({QStringLiteral("charuco"), {}}); });
    whenTextsChange(*this, [this] { setText(tr("Print the board…")); });
}

void PrintButton::addMenu() {
    auto* menu = new QMenu(this);
    tags_ = menu->addAction(QString(), this, [this] { ask({QStringLiteral("tags"), {}}); });
    chosen_ = menu->addAction(QString(), this, [this] { ask(chosen()); });
    all_ = menu->addAction(QString(), this, [this] {
        ask({game_().pages.what, QLatin1String(kAllVariants)});
    });
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &PrintButton::writeMenu);
    whenTextsChange(*this, [this] {
        setText(tr("Print what the table needs"));
        writeMenu();
    });
}

void PrintButton::addGames() {
    setMenu(new QMenu(this));
    whenTextsChange(*this, [this] {
        setText(tr("Print what the table needs"));
        menu()->clear();
        menu()->addAction(tr("Four tags for the corners…"), this, [this] {
            ask({QStringLiteral("tags"), {}});
        });
        for (const GameEntry& entry : listedGameEntries()) {
            menu()->addAction(entry.name + QStringLiteral("…"), this, [this, game = entry.game] {
                ask({game, {}});
            });
        }
    });
}

PrintButton::Pages PrintButton::chosen() const {
    Pages pages = game_().pages;
    if (variantPages(pages.what.toStdString()) == VariantPages::Same) {
        pages.variant.clear(); // the file always contains all variants
    }
    return pages;
}

/// Fills the menu for the game that is selected when the menu opens.
void PrintButton::writeMenu() {
    const Game game = game_ ? game_() : Game();
    const VariantPages pages = variantPages(game.pages.what.toStdString());
    tags_->setText(tr("Four tags for the corners…"));
    chosen_->setText(pages == VariantPages::Same
                         ? tr("The game's board and pieces…")
                         : tr("Board and pieces of the variant “%1”…").arg(game.variantName));
    all_->setText(tr("Boards and pieces of all variants…"));
    all_->setVisible(pages == VariantPages::OneOrAll);
}

void PrintButton::ask(const Pages& pages) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString name =
        pages.variant.isEmpty() ? pages.what : pages.what + QLatin1Char('-') + pages.variant;
    // removes the characters of settings in the variant's name
    name.replace(QRegularExpression(QStringLiteral("[ =]+")), QStringLiteral("-"));
    const QString file =
        QFileDialog::getSaveFileName(this, text(), documents + QStringLiteral("/%1.pdf").arg(name),
                                     tr("PDF files (*.pdf);;All files (*)"));
    if (!file.isEmpty()) {
        connect(this, &PrintButton::printed, this, &PrintButton::present, Qt::SingleShotConnection);
        print(pages, file);
    }
}

void PrintButton::present(const QString& file, const QString& failure) {
    if (failure.isEmpty()) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(file));
    } else {
        plainBox(QMessageBox::Warning, text(), failure, QMessageBox::Ok, this)->open();
    }
}

void PrintButton::print(const Pages& pages, const QString& file) {
    KitRequest request;
    request.what = pages.what.toStdString();
    request.variant = pages.variant.toStdString();
    request.language = languageOfThePages();
    request.paper = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem
                        ? Paper::Letter
                        : Paper::A4;
    setEnabled(false);
    errands_->send([this, request, file]() -> Errands::Answer {
        const auto saved = printKit(request).and_then(
            [&](const PrintedKit& kit) { return saveKit(kit, file.toStdString()); });
        const QString failure = saved ? QString() : words::failure(saved.error());
        return [this, file, failure] {
            setEnabled(true);
            Q_EMIT printed(file, failure);
        };
    });
}

} // namespace umpire::desk

#include "moc_print_button.cpp"

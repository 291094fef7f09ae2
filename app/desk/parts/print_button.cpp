#include "app/desk/parts/print_button.h"

#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"
#include "app/kit/kit.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QStandardPaths>
#include <QUrl>

namespace umpire::desk {
namespace {

/// The window has a Language of its own.
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
    connect(this, &QPushButton::clicked, this, [this] { ask(QStringLiteral("charuco")); });
    whenTextsChange(*this, [this] { setText(tr("Print the board…")); });
}

void PrintButton::addMenu() {
    auto* menu = new QMenu(this);
    QAction* tags = menu->addAction(QString(), this, [this] { ask(QStringLiteral("tags")); });
    QAction* kit = menu->addAction(QString(), this, [this] { ask(game_()); });
    setMenu(menu);
    whenTextsChange(*this, [this, tags, kit] {
        setText(tr("Print what the table needs"));
        tags->setText(tr("Four tags for the corners…"));
        kit->setText(tr("The game's board and pieces…"));
    });
}

void PrintButton::ask(const QString& what) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file =
        QFileDialog::getSaveFileName(this, text(), documents + QStringLiteral("/%1.pdf").arg(what),
                                     tr("PDF files (*.pdf);;All files (*)"));
    if (!file.isEmpty()) {
        connect(this, &PrintButton::printed, this, &PrintButton::present, Qt::SingleShotConnection);
        print(what, file);
    }
}

void PrintButton::present(const QString& file, const QString& failure) {
    if (failure.isEmpty()) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(file));
    } else {
        QMessageBox::warning(this, text(), failure);
    }
}

void PrintButton::print(const QString& what, const QString& file) {
    KitRequest request;
    request.what = what.toStdString();
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

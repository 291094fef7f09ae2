#include "app/desk/parts/kit_printer.h"

#include "app/desk/parts/plain_box.h"
#include "app/desk/words/words.h"
#include "app/print/kit/kit.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QLocale>
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

KitPrinter::KitPrinter(QWidget& owner)
    : QObject(&owner), owner_(owner), errands_(new Errands(this)) {}

void KitPrinter::ask(const Pages& pages, const QString& title) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString name =
        pages.variant.isEmpty() ? pages.what : pages.what + QLatin1Char('-') + pages.variant;
    // removes the characters of settings in the variant's name
    name.replace(QRegularExpression(QStringLiteral("[ =]+")), QStringLiteral("-"));
    const QString chosen = QFileDialog::getSaveFileName(
        &owner_, title, documents + QStringLiteral("/%1.pdf").arg(name),
        tr("PDF files (*.pdf);;All files (*)"));
    if (chosen.isEmpty()) {
        return;
    }
    const auto present = [this, title](const QString& file, const QString& failure) {
        if (failure.isEmpty()) {
            QDesktopServices::openUrl(QUrl::fromLocalFile(file));
        } else {
            plainBox(QMessageBox::Warning, title, failure, QMessageBox::Ok, &owner_)->open();
        }
    };
    connect(this, &KitPrinter::printed, this, present, Qt::SingleShotConnection);
    print(pages, chosen);
}

void KitPrinter::print(const Pages& pages, const QString& file) {
    KitRequest request;
    request.what = pages.what.toStdString();
    request.variant = pages.variant.toStdString();
    request.language = languageOfThePages();
    request.paper = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem
                        ? Paper::Letter
                        : Paper::A4;
    owner_.setEnabled(false);
    errands_->send([this, request, file]() -> Errands::Answer {
        const auto saved = printKit(request).and_then(
            [&](const PrintedKit& kit) { return saveKit(kit, file.toStdString()); });
        const QString failure = saved ? QString() : words::failure(saved.error());
        return [this, file, failure] {
            owner_.setEnabled(true);
            Q_EMIT printed(file, failure);
        };
    });
}

} // namespace umpire::desk

#include "app/desk/parts/print_button.h"

#include "app/desk/words/languages.h"
#include "app/print/kit/kit.h"

#include <QMenu>

namespace umpire::desk {

PrintButton::PrintButton(What what, QWidget* parent)
    : QPushButton(parent), printer_(new KitPrinter(*this)) {
    connect(printer_, &KitPrinter::printed, this, &PrintButton::printed);
    if (what == What::Table) {
        addMenu();
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
    printer_->ask(pages, text());
}

void PrintButton::print(const Pages& pages, const QString& file) {
    printer_->print(pages, file);
}

} // namespace umpire::desk

#include "moc_print_button.cpp"

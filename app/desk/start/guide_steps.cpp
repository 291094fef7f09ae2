#include "app/desk/parts/explained_list.h"
#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/fold.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/parts/print_button.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/start/clock_choice.h"
#include "app/desk/start/guide.h"
#include "app/desk/start/laid_table.h"
#include "app/desk/start/seat_choice.h"
#include "app/desk/start/source_preview.h"
#include "app/desk/start/telephone_camera.h"
#include "app/desk/words/remembered.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

/// Implements the layout of the guide's steps.
namespace umpire::desk {
namespace {

constexpr int kFieldLetters = 16;

QVBoxLayout* columnOf(QWidget& step) {
    auto* column = new QVBoxLayout(&step);
    column->setContentsMargins({});
    column->setSpacing(2 * kStep);
    return column;
}

} // namespace

void Guide::arrange() {
    auto* scrolled = new QWidget;
    auto* column = columnOf(*scrolled);
    steps_ = {gameStep(), tableStep(), sightStep(), playersStep()};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        // the later steps leave their room to the picture
        column->addWidget(steps_[i], Step(i) < Step::Sight ? 1 : 0);
    }
    preview_->hideButton();
    column->addWidget(files_);
    column->addWidget(preview_, 1);
    column->addWidget(seenLine_);
    auto* row = new QHBoxLayout;
    row->addWidget(back_);
    row->addStretch(1);
    row->addWidget(check_);
    row->addWidget(next_);
    row->addWidget(start_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
    all->setSpacing(2 * kStep);
    all->addWidget(title_);
    all->addWidget(new TallColumn(scrolled), 1);
    all->addWidget(trouble_);
    all->addLayout(row);
}

QWidget* Guide::gameStep() {
    auto* step = new QWidget;
    auto* column = columnOf(*step);
    auto* cards = new QGridLayout;
    cards->setSpacing(2 * kStep);
    for (int part = 0; part < 6; ++part) {
        cards->setColumnStretch(part, 1);
    }
    for (const GameEntry& entry : listedGameEntries()) {
        auto* card = new PictureCard(entry.game);
        card->setCheckable(true);
        chosenGame_->addButton(card);
        // three cards in the first row, and two in the middle of the second; each has two columns
        const int at = int(gameCards_.size());
        cards->addWidget(card, at / 3, at < 3 ? 2 * at : 2 * at - 5, 1, 2);
        gameCards_.emplace_back(entry.game, card);
        connect(card, &QAbstractButton::clicked, this, [this, game = entry.game] {
            choose(game);
            show(Step::Table);
        });
    }
    column->addLayout(cards, 100); // until the cards have their maximum height
    column->addStretch(1);
    return step;
}

QWidget* Guide::tableStep() {
    auto* step = new QWidget;
    auto* halves = new QHBoxLayout(step);
    halves->setContentsMargins({});
    halves->setSpacing(4 * kStep);
    auto* texts = new QWidget;
    auto* column = columnOf(*texts);
    halves->addWidget(texts, 3);
    halves->addWidget(new LaidTable, 2, Qt::AlignTop);
    for (QLabel* each : layOut_) {
        column->addWidget(each);
        if (each == layOut_.front()) {
            column->addWidget(print_, 0, Qt::AlignLeft);
        }
    }
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(gameLabel_, games_);
    auto* variants = new QVBoxLayout;
    variants->addWidget(variants_);
    variants->addWidget(variants_->about());
    form->addRow(variantLabel_, variants);
    rules_->add(form);
    column->addWidget(rules_);
    gameLabel_->setBuddy(games_);
    variantLabel_->setBuddy(variants_);
    column->addStretch(1);
    return step;
}

QWidget* Guide::sightStep() {
    auto* step = new QWidget;
    auto* column = columnOf(*step);
    auto* cards = new QHBoxLayout;
    cards->setSpacing(2 * kStep);
    for (std::size_t i = 0; i < sights_.size(); ++i) {
        sights_[i]->setCheckable(true);
        chosenSight_->addButton(sights_[i], int(i));
        cards->addWidget(sights_[i], 1);
    }
    column->addLayout(cards);
    auto* source = new QHBoxLayout(sourceRow_);
    source->setContentsMargins({});
    source->addWidget(sourceLabel_);
    source->addWidget(sources_, 1);
    source->addWidget(browse_);
    column->addWidget(sourceRow_);
    column->addWidget(telephone_);
    column->addStretch(1);
    sourceLabel_->setBuddy(sources_);
    sources_->setEditable(true);
    sources_->setObjectName(QStringLiteral("sources"));
    // a typed address does not become an entry of the list
    sources_->setInsertPolicy(QComboBox::NoInsert);
    for (QComboBox* box : {games_, static_cast<QComboBox*>(variants_), sources_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kFieldLetters);
    }
    return step;
}

QWidget* Guide::playersStep() {
    auto* step = new QWidget;
    auto* column = columnOf(*step);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        form->addRow(playerLabels_[seat], players_[seat]);
        playerLabels_[seat]->setBuddy(players_[seat]);
    }
    form->addRow(clockLabel_, clock_);
    clockLabel_->setBuddy(clock_);
    column->addLayout(form);
    column->addWidget(byHand_);
    for (FileChoice* each : {table_, camera_, empty_, journal_}) {
        files_->add(each);
    }
    moments_->setChecked(recall(remembered::kMoments) != QStringLiteral("off"));
    connect(moments_, &QCheckBox::toggled, this, [](bool isKept) {
        remember(remembered::kMoments, isKept ? QString() : QStringLiteral("off"));
    });
    files_->add(moments_);
    column->addStretch(1);
    return step;
}

} // namespace umpire::desk

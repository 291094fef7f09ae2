#include "app/desk/start/clock_choice.h"

#include "app/desk/words/remembered.h"
#include "app/game/live/live_game.h"

#include <algorithm>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

namespace umpire::desk {
namespace {

const QStringList kOffered{QStringLiteral("5m"), QStringLiteral("10m+5s"),
                           QStringLiteral("20m,delay=5s"), QStringLiteral("1h")};

} // namespace

ClockChoice::ClockChoice(QWidget* parent)
    : QWidget(parent), clocks_(new QComboBox), atZero_(new QComboBox) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(clocks_, 1);
    row->addWidget(atZero_, 1);
    clocks_->setEditable(true);
    clocks_->setInsertPolicy(QComboBox::NoInsert);
    setFocusProxy(clocks_);
    connect(clocks_, &QComboBox::currentTextChanged, this, &ClockChoice::take);
    connect(atZero_, &QComboBox::currentIndexChanged, this, &ClockChoice::take);
}

void ClockChoice::write() {
    isWriting_ = true;
    const QString clock = recall(remembered::kClock);
    clocks_->clear();
    clocks_->addItem(tr("No clock"));
    clocks_->addItems(kOffered);
    clocks_->setCurrentText(clock.isEmpty() ? clocks_->itemText(0) : clock);
    clocks_->setAccessibleName(tr("Clock"));
    clocks_->setToolTip(tr("How long each side may think: 10m+5s gives 5 seconds more after each "
                           "turn, and of 10m,delay=3s the first 3 seconds of each turn are not "
                           "counted"));
    atZero_->clear();
    atZero_->addItem(tr("without time a side loses"), QStringLiteral("lose"));
    atZero_->addItem(tr("without time the arbiter is called"), QStringLiteral("call"));
    atZero_->addItem(tr("without time the players decide"), QStringLiteral("show"));
    atZero_->setCurrentIndex(std::max(0, atZero_->findData(recall(remembered::kAtZero))));
    atZero_->setAccessibleName(tr("What happens to a side that has no time left"));
    atZero_->setVisible(!clock.isEmpty());
    isWriting_ = false;
}

QString ClockChoice::clock() const {
    const QString text = clocks_->currentText().trimmed();
    return text == clocks_->itemText(0) ? QString() : text;
}

void ClockChoice::take() {
    if (!isWriting_) {
        remember(remembered::kClock, clock());
        remember(remembered::kAtZero, atZero_->currentData().toString());
        atZero_->setVisible(!clock().isEmpty());
    }
}

void ClockChoice::choose(LiveRequest& request) const {
    request.clock = clock().toStdString();
    request.atZero = request.clock.empty() ? "" : atZero_->currentData().toString().toStdString();
}

} // namespace umpire::desk

#include "moc_clock_choice.cpp"

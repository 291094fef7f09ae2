#include "app/desk/start/other_table_window.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"
#include "app/web/linked/table_link.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// The address on which this table is reached. The port is always the same if it is free, so that
/// the address does not change; otherwise the system chooses another port.
constexpr const char* kInvite = "0.0.0.0:8422";
constexpr const char* kInviteAnywhere = "0.0.0.0:0";
constexpr int kLetters = 48;

} // namespace

OtherTableWindow::OtherTableWindow(QWidget* parent)
    : QDialog(parent), what_(wrappedLabel()), invites_(new QRadioButton), joins_(new QRadioButton),
      how_(wrappedLabel()), address_(new QLineEdit), copy_(new QPushButton),
      trouble_(wrappedLabel()), good_(new QPushButton), cancel_(new QPushButton) {
    setModal(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
    column->setSpacing(2 * kStep);
    for (QWidget* each : std::initializer_list<QWidget*>{what_, invites_, joins_, how_}) {
        column->addWidget(each);
    }
    auto* row = new QHBoxLayout;
    row->addWidget(address_, 1);
    row->addWidget(copy_);
    column->addLayout(row);
    column->addWidget(trouble_);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel_);
    buttons->addWidget(good_);
    column->addLayout(buttons);
    address_->setMinimumWidth(kLetters * fontMetrics().averageCharWidth());
    good_->setDefault(true);
    copy_->setAutoDefault(false);
    invites_->setChecked(true);
    connect(invites_, &QRadioButton::toggled, this, &OtherTableWindow::showAsked);
    connect(address_, &QLineEdit::textEdited, this, [this](const QString& text) {
        typed_ = text.trimmed();
        trouble_->hide();
    });
    connect(copy_, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(address_->text()); });
    connect(good_, &QPushButton::clicked, this, &OtherTableWindow::accept);
    connect(cancel_, &QPushButton::clicked, this, &OtherTableWindow::reject);
    whenTextsChange(*this, [this] { write(); });
}

OtherTableWindow::~OtherTableWindow() = default;

void OtherTableWindow::ask(const QString& side) {
    forget();
    side_ = side;
    showAsked();
    QWidget::show();
    raise();
    activateWindow();
}

void OtherTableWindow::forget() {
    link_.reset();
    isAccepted_ = false;
}

std::optional<OtherTable> OtherTableWindow::table() const {
    return link_ && isAccepted_ ? std::optional(link_->otherTable()) : std::nullopt;
}

void OtherTableWindow::invite() {
    const std::string side = side_.toStdString();
    auto link = TableLink::open({side, "", kInvite});
    if (!link) {
        link = TableLink::open({side, "", kInviteAnywhere});
    }
    if (!link) {
        trouble_->setText(QStringLiteral("⚠ ") + words::failure(link.error()));
        trouble_->show();
        return;
    }
    link_ = *std::move(link);
    address_->setText(QString::fromStdString(link_->address()));
    address_->setCursorPosition(0);
}

void OtherTableWindow::showAsked() {
    const bool invites = invites_->isChecked();
    link_.reset();
    trouble_->hide();
    address_->setReadOnly(invites);
    address_->setText(typed_);
    copy_->setVisible(invites);
    if (invites) {
        invite();
    }
    write();
    (invites ? static_cast<QWidget*>(copy_) : address_)->setFocus();
}

void OtherTableWindow::write() {
    emphasise(*what_, letters::kCard);
    setWindowTitle(tr("Play with another table"));
    what_->setText(tr("The other table has its own board and its own camera. You make the moves "
                      "of its side here, and it makes yours there."));
    invites_->setText(tr("Invite the other table"));
    joins_->setText(tr("Join the other table"));
    how_->setText(invites_->isChecked()
                      ? tr("Send this address to the other table. Whoever has it can take that "
                           "table's place: show it to nobody else.")
                      : tr("Put in the address that the other table shows."));
    address_->setAccessibleName(tr("Address of the table"));
    address_->setPlaceholderText(QStringLiteral("wss://…"));
    copy_->setText(tr("Copy"));
    good_->setText(tr("Start"));
    cancel_->setText(tr("Cancel"));
}

void OtherTableWindow::accept() {
    if (joins_->isChecked()) {
        auto link = TableLink::open({side_.toStdString(), typed_.toStdString(), ""});
        if (!link) {
            trouble_->setText(QStringLiteral("⚠ ") + words::failure(link.error()));
            trouble_->show();
            return;
        }
        link_ = *std::move(link);
    }
    if (link_) {
        isAccepted_ = true;
        QDialog::accept();
    }
}

void OtherTableWindow::reject() {
    forget();
    QDialog::reject();
}

} // namespace umpire::desk

#include "moc_other_table_window.cpp"

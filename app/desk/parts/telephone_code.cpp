#include "app/desk/parts/telephone_code.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/code_view.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"

#include <QBoxLayout>
#include <QLabel>

namespace umpire::desk {
namespace {

constexpr int kCode = 26 * kStep;
/// interval, in milliseconds, between two checks whether the code to type has changed
constexpr int kLook = 300;

/// Returns a code in two groups of three characters, such as "K7Q X9M", which are easier to read
/// and type.
QString inThrees(const std::string& code) {
    const QString letters = QString::fromStdString(code);
    return letters.left(3) + QLatin1Char(' ') + letters.mid(3);
}

} // namespace

TelephoneCode::TelephoneCode(Opens what, QWidget* parent)
    : QWidget(parent), opens_(what), code_(new CodeView(kCode)), what_(wrappedLabel()),
      address_(wrappedLabel()), typed_(wrappedLabel()), look_(new QTimer(this)) {
    auto* all = new QBoxLayout(
        what == Opens::Camera ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    all->setContentsMargins({});
    all->setSpacing(2 * kStep);
    auto* texts = new QVBoxLayout;
    if (what == Opens::Camera) {
        all->addWidget(code_);
        texts->addStretch(1);
        texts->addWidget(what_);
    } else {
        all->addWidget(what_);
        all->addWidget(code_, 1);
    }
    texts->addWidget(address_);
    texts->addWidget(typed_);
    texts->addStretch(what == Opens::Camera ? 1 : 0);
    all->addLayout(texts, what == Opens::Camera ? 1 : 0);
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(look_, &QTimer::timeout, this, &TelephoneCode::writeTyped);
    whenTextsChange(*this, [this] { write(); });
}

void TelephoneCode::show(const std::shared_ptr<Feed>& feed) {
    feed_ = feed;
    failure_.reset();
    write();
    if (feed) {
        look_->start(kLook);
    } else {
        look_->stop();
    }
}

void TelephoneCode::show(const Failure& failure) {
    show(nullptr);
    failure_ = failure;
    write();
}

std::string TelephoneCode::page() const {
    const auto feed = feed_.lock();
    const auto pages = feed ? feed->telephonePages() : std::vector<std::string>{};
    return pages.empty() ? "" : pages.front();
}

void TelephoneCode::write() {
    emphasise(*what_, letters::kCard);
    emphasise(*typed_, letters::kCard);
    code_->setAccessibleName(tr("The code that opens the page"));
    code_->show(page());
    const auto feed = feed_.lock();
    address_->setVisible(feed != nullptr);
    if (!feed) {
        what_->setText(failure_ ? words::failure(*failure_) : QString());
        return writeTyped();
    }
    what_->setText(opens_ == Opens::Camera
                       ? tr("Scan this code with the telephone. Put the telephone above the "
                            "table, so that it sees all of the table.")
                       : tr("Scan this code with a telephone in the same network. The page that "
                            "opens takes a picture of a toss and shows the ruling."));
    QStringList lines{tr("Or type an address there, and then the six characters that appear "
                         "here:")};
    for (const std::string& each : feed->typedPages()) {
        lines << QString::fromStdString(each);
    }
    address_->setText(lines.join(QLatin1Char('\n')));
    writeTyped();
}

void TelephoneCode::writeTyped() {
    const auto feed = feed_.lock();
    const std::string code = feed ? feed->typedCode() : "";
    typed_->setVisible(!code.empty());
    typed_->setText(tr("Type this on the telephone: %1").arg(inThrees(code)));
}

} // namespace umpire::desk

#include "moc_telephone_code.cpp"

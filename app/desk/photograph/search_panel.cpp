#include "app/desk/photograph/search_panel.h"

#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/eye/one_picture/look_for_board.h"

#include <algorithm>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {

SearchPanel::SearchPanel(QWidget* parent)
    : QWidget(parent), words_(wrappedLabel()), board_(new QPushButton), corners_(new QPushButton),
      use_(new QPushButton), small_(new QPushButton), galleys_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QWidget* row :
         std::initializer_list<QWidget*>{words_, board_, corners_, use_, small_, galleys_}) {
        column->addWidget(row);
    }
    connect(board_, &QPushButton::clicked, this, &SearchPanel::boardWanted);
    connect(corners_, &QPushButton::clicked, this, &SearchPanel::cornersWanted);
    connect(use_, &QPushButton::clicked, this, &SearchPanel::cornersSet);
    connect(small_, &QPushButton::clicked, this, [this] {
        Q_EMIT wanted({Detector::Dice, Detector::Codes});
    });
    connect(galleys_, &QPushButton::clicked, this, [this] {
        Q_EMIT wanted({Detector::Galleys, Detector::Matches, Detector::Orders});
    });
    whenTextsChange(*this, [this] { write(); });
}

void SearchPanel::setLook(const Look* look) {
    sought_ = look == nullptr ? std::nullopt : std::optional(look->sought);
    isEmpty_ = look != nullptr && isEmpty(look->observation);
    isInFrame_ = look != nullptr && isByTags(look->observation.registration);
    isSetting_ = false;
    write();
}

void SearchPanel::setCorners(Qt::CheckState lie) {
    isSetting_ = lie != Qt::Unchecked;
    write();
}

void SearchPanel::showButtons() {
    const auto isMissing = [this](Detector detector) {
        return sought_ && !sought_->contains(detector) && !isSetting_;
    };
    // If nothing was found, the board was searched already, so the user must mark its corners.
    const bool canBeFound = isInFrame_ && !isEmpty_;
    board_->setVisible(isMissing(Detector::Stones) && canBeFound);
    corners_->setVisible(isMissing(Detector::Stones) && !canBeFound);
    small_->setVisible(isMissing(Detector::Dice));
    galleys_->setVisible(isMissing(Detector::Galleys));
    use_->setVisible(isSetting_);
}

void SearchPanel::write() {
    board_->setText(tr("Look for stones on a board"));
    corners_->setText(tr("Show where the board lies"));
    use_->setText(tr("Look for stones here"));
    small_->setText(tr("Look for dice and counters"));
    galleys_->setText(tr("Look for galleys and matches"));
    const std::pair<Detector, QString> names[] = {
        {Detector::Galleys, tr("galleys")},
        {Detector::Matches, tr("matches")},
        {Detector::Stones,
         isEmpty_ && isInFrame_ ? tr("stones (no board was found)") : tr("stones on a board")},
        {Detector::Dice, tr("dice")},
        {Detector::Codes, tr("counters")},
        {Detector::Tokens, tr("tokens (they need a table file)")},
    };
    QStringList found;
    QStringList left;
    for (const auto& [detector, name] : names) {
        if (sought_ && sought_->contains(detector)) {
            found << (detector == Detector::Stones ? tr("stones on a board") : name);
        } else {
            left << name;
        }
    }
    QStringList lines;
    if (isSetting_) {
        lines << tr("Drag the four corners to the outer corners of the board. The near corners "
                    "are on the side of player A.");
    } else if (sought_) {
        if (isEmpty_) {
            lines << tr("Looked for and not found: %1.").arg(found.join(QStringLiteral(", ")));
        }
        if (!left.isEmpty()) {
            lines << tr("Not looked for: %1.").arg(left.join(QStringLiteral(", ")));
        }
    }
    words_->setText(lines.join(QLatin1Char('\n')));
    showButtons();
}

} // namespace umpire::desk

#include "moc_search_panel.cpp"

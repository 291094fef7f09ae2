#include "app/desk/parts/explained_list.h"

#include "app/desk/parts/wrapped_label.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QStyledItemDelegate>

namespace umpire::desk {
namespace {

constexpr int kAbout = Qt::UserRole + 1;

class NameAndAbout : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text += QStringLiteral(" – ") + index.data(kAbout).toString();
    }
};

} // namespace

ExplainedList::ExplainedList(QWidget* parent) : QComboBox(parent), about_(wrappedLabel()) {
    setItemDelegate(new NameAndAbout(this));
    connect(this, &QComboBox::currentIndexChanged, this, &ExplainedList::write);
}

void ExplainedList::addExplained(const QString& name, const QString& about, const QVariant& value) {
    addItem(QString(), value);
    explain(count() - 1, name, about);
}

void ExplainedList::explain(int index, const QString& name, const QString& about) {
    setItemData(index, about, kAbout);
    setItemData(index, name + QStringLiteral(", ") + about, Qt::AccessibleTextRole);
    setItemText(index, name);
    write();
}

void ExplainedList::write() {
    about_->setText(currentData(kAbout).toString());
    setAccessibleDescription(about_->text());
}

/// Opens the list as wide as its texts, or as the screen if the texts are wider.
void ExplainedList::showPopup() {
    constexpr int kFrame = 24; // width of a possible scroll bar, in pixels
    const int wanted = view()->sizeHintForColumn(0) + kFrame;
    view()->setMinimumWidth(std::min(wanted, screen()->availableGeometry().width()));
    QComboBox::showPopup();
}

} // namespace umpire::desk

#include "moc_explained_list.cpp"

#pragma once

#include <QComboBox>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// A list of short names: the open list explains each, and a label explains the chosen one, so that
/// large text is not cut off.
class ExplainedList : public QComboBox {
    Q_OBJECT
public:
    explicit ExplainedList(QWidget* parent = nullptr);

    void addExplained(const QString& name, const QString& about, const QVariant& value);
    void explain(int index, const QString& name, const QString& about);
    /// Returns the label that explains the chosen entry, to be placed below. The window owns it.
    [[nodiscard]] QLabel* about() const { return about_; }

    void showPopup() override;

private:
    void write();

    QLabel* about_;
};

} // namespace umpire::desk

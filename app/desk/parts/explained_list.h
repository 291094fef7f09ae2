#pragma once

#include <QComboBox>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// A list whose entries have a short name and an explanation. The open list shows all explanations;
/// a label shows the explanation of the selected entry, so that large text is not cut off.
class ExplainedList : public QComboBox {
    Q_OBJECT
public:
    explicit ExplainedList(QWidget* parent = nullptr);

    void addExplained(const QString& name, const QString& about, const QVariant& value);
    void explain(int index, const QString& name, const QString& about);
    /// Returns the label with the explanation of the selected entry. The page must put the label
    /// below the list; the window then owns it.
    [[nodiscard]] QLabel* about() const { return about_; }

    void showPopup() override;

private:
    void write();

    QLabel* about_;
};

} // namespace umpire::desk

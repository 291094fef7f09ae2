#pragma once

#include <QComboBox>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// A list of short names: open it says what each is, closed a label says it of the one chosen, so
/// that no size of text cuts it.
class ExplainedList : public QComboBox {
    Q_OBJECT
public:
    explicit ExplainedList(QWidget* parent = nullptr);

    void addExplained(const QString& name, const QString& about, const QVariant& value);
    void explain(int index, const QString& name, const QString& about);
    /// What the chosen one is; to be laid below. It is the window's.
    [[nodiscard]] QLabel* about() const { return about_; }

    void showPopup() override;

private:
    void write();

    QLabel* about_;
};

} // namespace umpire::desk

#pragma once

#include <QMessageBox>
#include <QTextDocument>

/// Boxes and tips that show what somebody wrote as it is, without markup.
namespace umpire::desk {

/// A box that is gone when it is closed.
inline QMessageBox* plainBox(QMessageBox::Icon icon, const QString& title, const QString& text,
                             QMessageBox::StandardButtons buttons, QWidget* parent) {
    auto* box = new QMessageBox(icon, title, QString(), buttons, parent);
    box->setTextFormat(Qt::PlainText);
    box->setText(text);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

/// For a tip or a box's second text, which have no format: what would be guessed to be markup is
/// escaped.
inline QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style='white-space: pre-wrap'>%1</p>").arg(text.toHtmlEscaped())
               : text;
}

} // namespace umpire::desk

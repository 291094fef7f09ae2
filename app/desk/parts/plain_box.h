#pragma once

#include <QMessageBox>
#include <QTextDocument>

/// Message boxes and tips that show users' text literally, without markup.
namespace umpire::desk {

/// Makes a box that deletes itself when it is closed.
inline QMessageBox* plainBox(QMessageBox::Icon icon, const QString& title, const QString& text,
                             QMessageBox::StandardButtons buttons, QWidget* parent) {
    auto* box = new QMessageBox(icon, title, QString(), buttons, parent);
    box->setTextFormat(Qt::PlainText);
    box->setText(text);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

/// Escapes text that Qt would take for markup, for tips and a box's second text, which have no
/// format setting.
inline QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style='white-space: pre-wrap'>%1</p>").arg(text.toHtmlEscaped())
               : text;
}

} // namespace umpire::desk

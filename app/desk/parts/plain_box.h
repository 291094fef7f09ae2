#pragma once

#include <QMessageBox>
#include <QTextDocument>

/// Makes message boxes and tool tips that show the users' text literally, without markup.
namespace umpire::desk {

/// Returns a new message box, which deletes itself when it is closed.
inline QMessageBox* plainBox(QMessageBox::Icon icon, const QString& title, const QString& text,
                             QMessageBox::StandardButtons buttons, QWidget* parent) {
    auto* box = new QMessageBox(icon, title, QString(), buttons, parent);
    box->setTextFormat(Qt::PlainText);
    box->setText(text);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

/// Returns the text in a form that Qt shows literally. It is needed for tool tips and a box's
/// second text, whose text format cannot be set.
inline QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style='white-space: pre-wrap'>%1</p>").arg(text.toHtmlEscaped())
               : text;
}

} // namespace umpire::desk

#pragma once

#include "app/web/telephone/qr_code.h"

#include <QWidget>

namespace umpire::desk {

/// Shows a QR code. The code is dark on a light ground in every colour scheme, because code readers
/// require that.
class CodeView : public QWidget {
    Q_OBJECT
public:
    explicit CodeView(int side = 320, QWidget* parent = nullptr);

    /// Shows the code of a text; hides the widget if the text is empty.
    void show(const std::string& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QrCode code_;
};

} // namespace umpire::desk

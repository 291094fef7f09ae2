#pragma once

#include "app/web/telephone/qr_code.h"

#include <QWidget>

namespace umpire::desk {

/// Shows a code, dark on light in every colour scheme, because code readers require that.
class CodeView : public QWidget {
    Q_OBJECT
public:
    explicit CodeView(int side = 320, QWidget* parent = nullptr);

    /// Hides the widget if the text is empty.
    void show(const std::string& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QrCode code_;
};

} // namespace umpire::desk

#pragma once

#include "app/web/telephone/qr_code.h"

#include <QWidget>

namespace umpire::desk {

/// A code, dark on light whatever the colours of the desktop are: readers of codes ask for that.
class CodeView : public QWidget {
    Q_OBJECT
public:
    explicit CodeView(int side = 320, QWidget* parent = nullptr);

    /// Hidden where the text is empty.
    void show(const std::string& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QrCode code_;
};

} // namespace umpire::desk

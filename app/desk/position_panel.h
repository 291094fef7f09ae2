#pragma once

#include "app/desk/shown_position.h"

#include <QStackedWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class Fleets;
class MurusBoard;

/// The position as the players think of it: a board, fleets, or words.
class PositionPanel : public QStackedWidget {
    Q_OBJECT
public:
    explicit PositionPanel(QWidget* parent = nullptr);

    void setPosition(const GameChoice& choice, const std::string& position);
    void setRinged(const std::vector<std::string>& places);

Q_SIGNALS:
    /// `correct …`
    void said(const QString& line);

private:
    void showPosition();
    void offerCorrections(const QString& cell, const QPoint& where);

    QLabel* words_;
    MurusBoard* board_;
    Fleets* fleets_;
    GameChoice choice_;
    std::string position_;
};

} // namespace umpire::desk

#pragma once

#include "app/desk/parts/errands.h"
#include "app/eye/learn/corrections.h"
#include "app/eye/one_picture/look.h"

#include <memory>
#include <QMenu>
#include <QObject>

namespace umpire::desk {

/// A menu of corrections of a match. If the table has a file, the table learns from the
/// corrections. The menu asks once whether samples may be stored.
class TeachMenu : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    explicit TeachMenu(QWidget* parent);

    /// Sets the look to correct. Without a table file nothing is learned.
    void setLook(LookAnswer answer, std::optional<std::filesystem::path> table);
    /// Returns a match's menu; empty for any other piece.
    std::unique_ptr<QMenu> menuFor(const std::string& id);
    /// Teaches the table, if the players agree.
    void teach(const learn::Correction& correction);

Q_SIGNALS:
    /// Emitted for a player's choice in the menu; teach() follows.
    void said(const umpire::learn::Correction& correction);
    /// Reports the result.
    void told(const QString& what);

private:
    [[nodiscard]] bool mayKeep();
    void sendCorrections();

    QWidget* window_;
    Errands* errands_;
    LookAnswer answer_;
    std::optional<std::filesystem::path> table_;
    std::vector<learn::Correction> corrections_; ///< corrections of this look
    bool sendsAgain_ = false;                    ///< further corrections came during learning
};

} // namespace umpire::desk

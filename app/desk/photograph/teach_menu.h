#pragma once

#include "app/desk/parts/errands.h"
#include "app/eye/learn/corrections.h"
#include "app/eye/one_picture/look.h"

#include <memory>
#include <QMenu>
#include <QObject>

namespace umpire::desk {

/// Makes menus for correcting a match. If there is a table file, the table learns from the
/// corrections, after the players have agreed that samples may be stored.
class TeachMenu : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    explicit TeachMenu(QWidget* parent);

    /// Sets the observation to correct. `table`: path of the table file; none: nothing is learned.
    void setLook(LookAnswer answer, std::optional<std::filesystem::path> table);
    /// Returns the menu of corrections for the match `id`; an empty menu if no match has this id.
    std::unique_ptr<QMenu> menuFor(const std::string& id);
    /// Lets the table learn from the correction, if there is a table file and the players agree.
    void teach(const learn::Correction& correction);

Q_SIGNALS:
    /// Emitted when a player selects a correction in the menu. The menu then calls teach().
    void said(const umpire::learn::Correction& correction);
    /// Emitted with the result of learning, in words.
    void told(const QString& what);

private:
    [[nodiscard]] bool mayKeep();
    void sendCorrections();

    QWidget* window_;
    Errands* errands_;
    LookAnswer answer_;
    std::optional<std::filesystem::path> table_;
    std::vector<learn::Correction> corrections_; ///< corrections of the present picture
    bool sendsAgain_ = false; ///< true if players made more corrections during learning
};

} // namespace umpire::desk

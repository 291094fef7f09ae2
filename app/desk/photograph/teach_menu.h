#pragma once

#include "app/desk/parts/errands.h"
#include "app/eye/learn/corrections.h"
#include "app/eye/one_picture/look.h"

#include <memory>
#include <QMenu>
#include <QObject>

namespace umpire::desk {

/// The menu of a match: there a player says what is wrong with it. Where the table has a file the
/// table learns from this; whether samples may be kept is asked once.
class TeachMenu : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    explicit TeachMenu(QWidget* parent);

    /// What is put right. Without a table file nothing is learned.
    void setLook(LookAnswer answer, std::optional<std::filesystem::path> table);
    /// That of a match; empty for what is none.
    std::unique_ptr<QMenu> menuFor(const std::string& id);
    /// The table learns it, if the players agree.
    void teach(const learn::Correction& correction);

Q_SIGNALS:
    /// A player said this in the menu; teach() follows.
    void said(const umpire::learn::Correction& correction);
    /// What became of it.
    void told(const QString& what);

private:
    [[nodiscard]] bool mayKeep();
    void sendCorrections();

    QWidget* window_;
    Errands* errands_;
    LookAnswer answer_;
    std::optional<std::filesystem::path> table_;
    std::vector<learn::Correction> corrections_; ///< of this look
    bool sendsAgain_ = false;                    ///< more was said while the table learned
};

} // namespace umpire::desk

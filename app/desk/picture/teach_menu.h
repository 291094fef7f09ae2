#pragma once

#include "app/desk/parts/errands.h"
#include "app/learn/corrections.h"
#include "app/look/look.h"

#include <memory>
#include <QMenu>
#include <QObject>

QT_BEGIN_NAMESPACE
class QTreeWidget;
QT_END_NAMESPACE

namespace umpire::desk {

/// The menu of a match in the list of what was seen: there a player says what is wrong with it, and
/// the table learns. Whether samples may be kept is asked once.
class TeachMenu : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    /// `list`: its rows begin with the ids of matches.
    TeachMenu(QTreeWidget& list, QWidget* parent);

    /// What the list shows. Without a table file there is no menu.
    void setLook(LookAnswer answer, std::optional<std::filesystem::path> table);
    /// That of a row; empty where nothing can be said of it.
    std::unique_ptr<QMenu> menuFor(const std::string& id);

Q_SIGNALS:
    /// What became of it.
    void told(const QString& what);

private:
    void say(const learn::Correction& correction);
    [[nodiscard]] bool mayKeep();

    QTreeWidget& list_;
    QWidget* window_;
    Errands* errands_;
    LookAnswer answer_;
    std::optional<std::filesystem::path> table_;
    std::vector<learn::Correction> corrections_; ///< of this look
};

} // namespace umpire::desk

#pragma once

#include "app/desk/photograph/put_right.h"

#include <memory>
#include <QMenu>
#include <QPolygonF>

namespace umpire::desk {

class TeachMenu;

/// The observation of a picture, with the corrections that players make by clicking in the picture.
class CorrectedLook : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    explicit CorrectedLook(QWidget* parent);

    /// Sets a new observation, without corrections. `table`: path of the table file that learns
    /// from the corrections; none: nothing is learned.
    void setLook(LookAnswer answer, const std::optional<std::filesystem::path>& table);
    /// Returns the corrected observation; null if there is none.
    [[nodiscard]] const Look* look() const { return look_ ? &*look_ : nullptr; }

    /// Returns the menu of corrections for a piece, or for an empty place if `key` is empty. `key`:
    /// the piece's name, as in piece_at.h; `pixel`: the clicked place, none if the piece was
    /// selected in the list. The menu is empty if nothing can be corrected.
    std::unique_ptr<QMenu> menuFor(const std::string& key, std::optional<QPointF> pixel);

    /// Returns the instruction for the next click in the picture; empty if no click is awaited.
    [[nodiscard]] QString wanted() const;
    /// Returns the place of the missed match's head, if it was already clicked; otherwise none.
    [[nodiscard]] std::optional<QPointF> head() const { return head_; }
    /// Uses a click if one is awaited, and returns true; otherwise returns false.
    bool takeClick(QPointF pixel);
    void wantNothing();
    /// Sets the bow of the galley with the id `galley` at the end nearest to `pixel`.
    void sayBow(const std::string& galley, QPointF pixel);

    [[nodiscard]] bool canUndo() const { return !before_.empty(); }
    void undo();

Q_SIGNALS:
    /// Emitted after each correction, and when another click is awaited.
    void changed();
    void fires(const QString& galley);
    void isFiredAt(const QString& galley);
    void told(const QString& what);

private:
    enum class Wanted { Nothing, Head, Tail };

    void fillForMatch(QMenu& menu, const Match& match, std::optional<QPointF> pixel);
    void fillForGalley(QMenu& menu, const Galley& galley, std::optional<QPointF> pixel);
    void fillForNothing(QMenu& menu);
    void say(const PutRight& now);

    TeachMenu* teach_;
    LookAnswer answer_; ///< the answer without corrections
    std::optional<Look> look_;
    PutRight said_;
    std::vector<PutRight> before_; ///< earlier states of `said_`, one for each correction, for undo
    Wanted wanted_ = Wanted::Nothing;
    std::optional<QPointF> head_;
};

} // namespace umpire::desk

#pragma once

#include "app/desk/photograph/put_right.h"

#include <memory>
#include <QMenu>
#include <QPolygonF>

namespace umpire::desk {

class TeachMenu;

/// The look at a picture, which its players correct by pointing in the picture.
class CorrectedLook : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    explicit CorrectedLook(QWidget* parent);

    /// Sets a look without corrections. `table`: the file of a learning table; none: no learning.
    void setLook(LookAnswer answer, const std::optional<std::filesystem::path>& table);
    /// Returns the corrected look; null if there is no look.
    [[nodiscard]] const Look* look() const { return look_ ? &*look_ : nullptr; }

    /// Returns a menu for a piece, named as in piece_at.h, or for an empty place. `pixel` is the
    /// place pointed at; none if the piece was chosen in the list. Returns none if nothing can be
    /// corrected.
    std::unique_ptr<QMenu> menuFor(const std::string& key, std::optional<QPointF> pixel);

    /// Returns the instruction for the next click in the picture; empty for none.
    [[nodiscard]] QString wanted() const;
    /// Returns the first point that was already clicked.
    [[nodiscard]] std::optional<QPointF> head() const { return head_; }
    /// Takes a click if the object waits for one; otherwise returns false.
    bool takeClick(QPointF pixel);
    void wantNothing();
    /// Sets the galley's bow to the end nearest to the pixel.
    void sayBow(const std::string& galley, QPointF pixel);

    [[nodiscard]] bool canUndo() const { return !before_.empty(); }
    void undo();

Q_SIGNALS:
    /// Emitted after a correction, or when the awaited click changes.
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
    LookAnswer answer_; ///< the uncorrected answer
    std::optional<Look> look_;
    PutRight said_;
    std::vector<PutRight> before_; ///< one entry per correction
    Wanted wanted_ = Wanted::Nothing;
    std::optional<QPointF> head_;
};

} // namespace umpire::desk

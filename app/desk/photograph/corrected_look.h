#pragma once

#include "app/desk/photograph/put_right.h"

#include <memory>
#include <QMenu>
#include <QPolygonF>

namespace umpire::desk {

class TeachMenu;

/// One picture's look as its players see it: they put it right by pointing in the picture.
class CorrectedLook : public QObject {
    Q_OBJECT
public:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    explicit CorrectedLook(QWidget* parent);

    /// Nothing is put right in it yet. `table`: its file, which learns; none: nothing is learned.
    void setLook(LookAnswer answer, const std::optional<std::filesystem::path>& table);
    /// As it was put right; null where there is no look.
    [[nodiscard]] const Look* look() const { return look_ ? &*look_ : nullptr; }

    /// What may be said of a piece, named as of piece_at.h, or where there is none. `pixel`: where
    /// the picture was pointed at; none in the list. Empty where nothing can be said.
    std::unique_ptr<QMenu> menuFor(const std::string& key, std::optional<QPointF> pixel);

    /// What is to be pointed at next in the picture; empty for nothing.
    [[nodiscard]] QString wanted() const;
    /// What was pointed at already.
    [[nodiscard]] std::optional<QPointF> head() const { return head_; }
    /// Takes a click that was wanted; false: it is somebody else's.
    bool takeClick(QPointF pixel);
    void wantNothing();
    /// The bow of a galley is the end nearest to a pixel.
    void sayBow(const std::string& galley, QPointF pixel);

    [[nodiscard]] bool canUndo() const { return !before_.empty(); }
    void undo();

Q_SIGNALS:
    /// It was put right, or something else is wanted.
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
    LookAnswer answer_; ///< as it was seen
    std::optional<Look> look_;
    PutRight said_;
    std::vector<PutRight> before_; ///< each correction
    Wanted wanted_ = Wanted::Nothing;
    std::optional<QPointF> head_;
};

} // namespace umpire::desk

#pragma once

#include <memory>
#include <optional>
#include <QImage>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QSlider;
QT_END_NAMESPACE

namespace umpire::desk {

class PictureView;

/// The pictures for an event: the event's own picture, and the picture before it.
struct Evidence {
    QImage now;
    QImage before;
    QString nowTold; ///< description of the picture, one line
    QString beforeTold;
    /// film of the moments before the event; null: none is stored
    std::shared_ptr<const std::string> film{};
    std::optional<int> turns{}; ///< quarter turns of the board as in the picture (marked_picture.h)
};

/// Shows an event's pictures: one, two side by side, or two blended with a slider. Of an event
/// without a picture, shows the picture before it.
class EvidenceView : public QWidget {
    Q_OBJECT
public:
    enum class How { One, SideBySide, Faded };

    explicit EvidenceView(QWidget* parent = nullptr);

    void setEvidence(const Evidence& evidence);
    void setHow(How how);
    /// Tells whether the event or an earlier one has a picture.
    [[nodiscard]] bool hasPicture() const;
    [[nodiscard]] How how() const { return how_; }
    /// Returns the view of the event's own picture, or of the blend.
    [[nodiscard]] PictureView& view() const { return *now_; }
    /// Returns the view of the picture before it.
    [[nodiscard]] PictureView& viewBefore() const { return *before_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool hasTwo() const;
    void show();
    void layOut();

    QGridLayout* pair_;
    PictureView* now_;
    PictureView* before_;
    QLabel* nowTold_;
    QLabel* beforeTold_;
    QWidget* fading_;
    QSlider* fade_;
    QLabel* fadeFrom_;
    QLabel* fadeTo_;
    Evidence evidence_;
    How how_ = How::One;
};

/// Blends `share` of `now` (0 to 1) over `before`, in the size of `now`. If one picture is missing,
/// returns the other.
QImage faded(const QImage& before, const QImage& now, double share);

} // namespace umpire::desk

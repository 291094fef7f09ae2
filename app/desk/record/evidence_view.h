#pragma once

#include <memory>
#include <optional>
#include <QImage>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QBoxLayout;
class QLabel;
class QSlider;
QT_END_NAMESPACE

namespace umpire::desk {

class PictureView;

/// What an event rests on: its picture, and the picture before it.
struct Evidence {
    QImage now;
    QImage before;
    QString nowTold; ///< what the picture is of, one line
    QString beforeTold;
    std::shared_ptr<const std::string> film{}; ///< of the moments before; null: none is kept
    std::optional<int> turns{}; ///< of the board, as the picture shows it (marked_picture.h)
};

/// The pictures of an event: one, two side by side, or two faded into each other with a slider.
class EvidenceView : public QWidget {
    Q_OBJECT
public:
    enum class How { One, SideBySide, Faded };

    explicit EvidenceView(QWidget* parent = nullptr);

    void setEvidence(const Evidence& evidence);
    void setHow(How how);
    /// Where there is no picture.
    void setHint(const QString& hint);
    [[nodiscard]] How how() const { return how_; }
    /// The event's own picture, or what is faded.
    [[nodiscard]] PictureView& view() const { return *now_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show();
    void layOut();

    QBoxLayout* pair_;
    PictureView* now_;
    PictureView* before_;
    QLabel* nowTold_;
    QLabel* beforeTold_;
    QWidget* beforeSide_;
    QWidget* fading_;
    QSlider* fade_;
    QLabel* fadeFrom_;
    QLabel* fadeTo_;
    Evidence evidence_;
    How how_ = How::One;
};

/// `share` of `now` over `before`, from 0 to 1, as large as `now`. The one that is there, where the
/// other is none.
QImage faded(const QImage& before, const QImage& now, double share);

} // namespace umpire::desk

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

/// The pictures that belong to an event: its own picture and an earlier one.
struct Evidence {
    QImage now;
    QImage before;
    QString nowTold; ///< description of the event's picture, in one line
    QString beforeTold;
    /// the film of the moments before the event; null: no film is stored
    std::shared_ptr<const std::string> film{};
    std::optional<int> turns{}; ///< number of clockwise quarter turns after which the drawn board
                                ///< lies as in the picture (marked_picture.h); none: unknown
};

/// Shows the pictures of an event: one picture, two side by side, or two blended with a slider. If
/// the event has no picture, shows an earlier one.
class EvidenceView : public QWidget {
    Q_OBJECT
public:
    enum class How { One, SideBySide, Faded };

    explicit EvidenceView(QWidget* parent = nullptr);

    void setEvidence(const Evidence& evidence);
    void setHow(How how);
    /// Tells whether there is any picture to show.
    [[nodiscard]] bool hasPicture() const;
    [[nodiscard]] bool hasTwo() const;
    [[nodiscard]] How how() const { return how_; }
    /// Returns the view that shows the event's own picture, or the blended picture.
    [[nodiscard]] PictureView& view() const { return *now_; }
    /// Returns the view that shows the earlier picture.
    [[nodiscard]] PictureView& viewBefore() const { return *before_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
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

/// Returns both pictures blended, in the size of `now`. `share`: weight of `now`, from 0 to 1. If
/// one picture is missing, returns the other.
QImage faded(const QImage& before, const QImage& now, double share);

} // namespace umpire::desk

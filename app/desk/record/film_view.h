#pragma once

#include <memory>
#include <QTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QSlider;
QT_END_NAMESPACE

namespace umpire {
struct MomentsFrame;
}

namespace umpire::desk {

class PictureView;

/// Shows the film of the moments before an event, continuously or frame by frame. The last frame
/// also shows the pieces that the umpire recognised.
class FilmView : public QWidget {
    Q_OBJECT
public:
    explicit FilmView(QWidget* parent = nullptr);
    ~FilmView() override;

    /// Sets the film, and shows its last frame. Null: the event has no film, or the film was
    /// deleted.
    void setFilm(std::shared_ptr<const std::string> film);
    [[nodiscard]] int frames() const;
    [[nodiscard]] PictureView& view() const { return *view_; }

protected:
    /// Lets the arrow keys move the slider; the page would use them to step through the record.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void show(int frame);
    void step(int frames);
    void playOrPause();
    void goOn();
    void write();

    PictureView* view_;
    QLabel* said_;
    QPushButton* play_;
    QPushButton* back_;
    QPushButton* on_;
    QSlider* slider_;
    QTimer next_;
    std::shared_ptr<const std::string> film_;
    std::vector<MomentsFrame> frames_; ///< frames of the film; they refer to the data in `film_`
};

} // namespace umpire::desk

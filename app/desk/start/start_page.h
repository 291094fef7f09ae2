#pragma once

#include "app/desk/start/samples.h"

#include <memory>
#include <QStackedWidget>

QT_BEGIN_NAMESPACE
class QScrollArea;
QT_END_NAMESPACE

namespace umpire {
class Feed;
}

namespace umpire::desk {

class Guide;
class HomePage;
class TelephoneButton;
class TryPage;

/// The first page: the cards, the guide to a game, and the samples.
class StartPage : public QStackedWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Shows the cards.
    void showHome();
    /// Shows the guide from its first step.
    void newGame();
    void showSamples();
    /// Resumes a recorded game, and asks for the source.
    void goOnWith(const QString& journal);
    /// Resumes the game at once if its camera or film is available.
    void goOn(const QString& journal);
    /// Sets the camera file for this game and later games.
    void useCamera(const QString& file);
    /// Sets the table file for this game and later games.
    void useTable(const QString& file);
    /// Sets corners marked by hand for this source and table. None: uses the tags.
    void useCorners(const std::optional<umpire::TableCorners>& corners);
    /// Starts the game as chosen in the guide; asks for a missing source, and first checks a table
    /// that is neither seen nor described.
    void start();
    /// Starts without further questions, after the table was checked and seen.
    void startChecked();
    /// Returns the feed of the telephone that is the camera.
    [[nodiscard]] std::weak_ptr<umpire::Feed> telephoneFeed() const;

Q_SIGNALS:
    void gameChosen(const umpire::LiveRequest& request);
    void sampleGameChosen(const umpire::desk::SampleGame& sample);
    void sampleTossChosen(const umpire::desk::SampleToss& sample);
    void pictureWanted();
    /// Emitted for the record of a finished game.
    void recordChosen(const QString& journal);
    void tableCheckWanted(const umpire::LiveRequest& request);

private:
    /// Adds a page that scrolls if it does not fit.
    QScrollArea* addScrolled(QWidget* page);
    void connectAll();

    HomePage* home_;
    Guide* guide_;
    TryPage* try_;
    QScrollArea* homePlace_;
    QScrollArea* guidePlace_;
    QScrollArea* tryPlace_;
};

} // namespace umpire::desk

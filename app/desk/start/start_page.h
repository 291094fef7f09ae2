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

/// The first page of the window. It holds the cards, the guide to a game and the samples.
class StartPage : public QStackedWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Shows the page with the cards.
    void showHome();
    /// Shows the first step of the guide.
    void newGame();
    void showSamples();
    /// Shows the guide for resuming the game of a record; it asks for the source.
    void goOnWith(const QString& journal);
    /// Resumes the game of a record at once if its camera or film is available; otherwise asks for
    /// the source.
    void goOn(const QString& journal);
    /// Uses this camera file for the present game and for later games.
    void useCamera(const QString& file);
    /// Uses this table file for the present game and for later games.
    void useTable(const QString& file);
    /// Uses corners marked by hand for the present source and table file; none: uses the tags.
    void useCorners(const std::optional<umpire::TableCorners>& corners);
    /// Starts the game chosen in the guide. If the table is not known, first opens the check of the
    /// table; if there is no source, asks for it.
    void start();
    /// Continues after the check has found the table: shows the step for the players, or starts the
    /// game.
    void startChecked();
    /// Returns the feed of the phone that serves as camera; expired if no phone does.
    [[nodiscard]] std::weak_ptr<umpire::Feed> telephoneFeed() const;

Q_SIGNALS:
    void gameChosen(const umpire::LiveRequest& request);
    void sampleGameChosen(const umpire::desk::SampleGame& sample);
    void sampleTossChosen(const umpire::desk::SampleToss& sample);
    void pictureWanted();
    /// Emitted when the user wants to look at the record of a finished game.
    void recordChosen(const QString& journal);
    void tableCheckWanted(const umpire::LiveRequest& request);

private:
    /// Adds a page in a scroll area, which is needed if the page does not fit.
    QScrollArea* addScrolled(QWidget* page);
    void connectAll();

    HomePage* home_;
    Guide* guide_;
    TryPage* try_;
    QScrollArea* homePlace_;
    QWidget* guidePlace_; ///< centres the guide, which scrolls its steps itself
    QScrollArea* tryPlace_;
};

} // namespace umpire::desk

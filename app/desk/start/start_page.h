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

/// Where everything begins: the cards, the guide to a game, and the samples.
class StartPage : public QStackedWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    /// The cards.
    void showHome();
    /// The guide, from its first step.
    void newGame();
    void showSamples();
    /// The record of a game that is to go on: what sees the table is asked for.
    void goOnWith(const QString& journal);
    /// The same; where its camera or film is there, it goes on at once.
    void goOn(const QString& journal);
    /// A camera file, for this game and the next ones.
    void useCamera(const QString& file);
    /// A table file, likewise.
    void useTable(const QString& file);
    /// Set by hand, for this source and this table. None: its tags serve.
    void useCorners(const std::optional<umpire::TableCorners>& corners);
    /// The game as the guide has it; without a source that is asked for, and where the table is
    /// neither seen nor described it is checked first.
    void start();
    /// The table was checked and is seen: no more is asked.
    void startChecked();
    /// Of the telephone that is the camera.
    [[nodiscard]] std::weak_ptr<umpire::Feed> telephoneFeed() const;

Q_SIGNALS:
    void gameChosen(const umpire::LiveRequest& request);
    void sampleGameChosen(const umpire::desk::SampleGame& sample);
    void sampleTossChosen(const umpire::desk::SampleToss& sample);
    void pictureWanted();
    /// The record of a game that is over.
    void recordChosen(const QString& journal);
    void tableCheckWanted(const umpire::LiveRequest& request);

private:
    /// Of its own height where there is no room for it.
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

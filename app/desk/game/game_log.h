#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QListWidget>

namespace umpire::desk {

/// A list of the announcements of a game, one sentence per line. A click or Enter shows or hides a
/// sentence's reasons and notation.
class GameLog : public QListWidget {
    Q_OBJECT
public:
    explicit GameLog(QWidget* parent = nullptr);

    /// Adds an event. `clock`: the time shown before the sentence; `late`: delay between the event
    /// and its announcement; 0: no delay is shown.
    void tell(const Event& event, const words::SpokenTable& table, const QString& clock,
              std::chrono::seconds late = {});
    /// Adds a remark that comes from the program and not from the umpire.
    void tell(const Message& remark);
    void forget();
    /// Writes all lines again after a change of language.
    void retell();
    /// Returns the sentences of the last `count` lines, newest first, without reasons and notation.
    /// `except`: an event that is shown elsewhere, so that its newest line is left out.
    [[nodiscard]] QStringList newest(int count, const Event* except = nullptr) const;
    /// Shows or hides the reasons and notation of the line `row`.
    void unfold(int row);

private:
    struct Line {
        std::variant<Message, Event> said;
        words::SpokenTable table;
        QString clock;
        std::chrono::seconds late{};
        bool open = false;
    };
    void add(Line line);
    [[nodiscard]] static QString sentenceOf(const Line& line);
    [[nodiscard]] static QString textOf(const Line& line);

    bool followed_ = false; ///< true if the click opened a clause of the rules, so that it must not
                            ///< unfold the line
    std::vector<Line> lines_;
};

} // namespace umpire::desk

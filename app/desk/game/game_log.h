#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QListWidget>

namespace umpire::desk {

/// A list of the announcements so far, one sentence per line. A click or Enter unfolds a sentence's
/// reasons and notation.
class GameLog : public QListWidget {
    Q_OBJECT
public:
    explicit GameLog(QWidget* parent = nullptr);

    /// `late` is the delay since the event; zero: no delay is shown.
    void tell(const Event& event, const words::SpokenTable& table, const QString& clock,
              std::chrono::seconds late = {});
    /// Adds a remark of the program.
    void tell(const Message& remark);
    void forget();
    /// Updates the texts for a new language.
    void retell();
    /// Returns the last sentences, newest first, without unfolded details.
    [[nodiscard]] QStringList newest(int count) const;
    /// Handles a click or Enter on that line.
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

    bool followed_ = false; ///< the click was on a clause
    std::vector<Line> lines_;
};

} // namespace umpire::desk

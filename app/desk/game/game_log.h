#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/events/event.h"

#include <QListWidget>

namespace umpire::desk {

/// What was said so far, a sentence a line. A click or Enter unfolds what a sentence rests on, and
/// its notation.
class GameLog : public QListWidget {
    Q_OBJECT
public:
    explicit GameLog(QWidget* parent = nullptr);

    /// `late`: how long after it happened it is told; none: at once.
    void tell(const Event& event, const words::SpokenTable& table, const QString& clock,
              std::chrono::seconds late = {});
    /// A remark of the program's.
    void tell(const Message& remark);
    void forget();
    /// The language changed.
    void retell();
    /// The last sentences, the newest first, without what is unfolded.
    [[nodiscard]] QStringList newest(int count) const;
    /// Click or Enter on that line.
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

    bool followed_ = false; ///< the click is on a clause
    std::vector<Line> lines_;
};

} // namespace umpire::desk

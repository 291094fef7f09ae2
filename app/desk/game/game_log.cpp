#include "app/desk/game/game_log.h"

#include "app/desk/game/log_lines.h"
#include "app/desk/parts/measures.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/words.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <utility>

namespace umpire::desk {
namespace {

/// Maximum number of lines. Older lines are removed; the record keeps them.
constexpr std::size_t kMaxLines = 300;

} // namespace

GameLog::GameLog(QWidget* parent) : QListWidget(parent) {
    setWordWrap(true);
    setMinimumHeight(8 * kStep);
    setResizeMode(QListView::Adjust);
    auto* lines = new LogLines(this);
    setItemDelegate(lines);
    connect(lines, &LogLines::clauseWanted, this, [this](const QString& clause) {
        followed_ = true;
        RulesWindow::show({}, clause, window());
    });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        if (!std::exchange(followed_, false)) {
            unfold(row(item));
        }
    });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        // a click has unfolded the line already, before this signal
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) {
            unfold(row(item));
        }
    });
}

QString GameLog::sentenceOf(const Line& line) {
    const auto* event = std::get_if<Event>(&line.said);
    if (event == nullptr) {
        return words::sentence(words::warning(std::get<Message>(line.said)));
    }
    const QString said = words::announcement(*event, line.table);
    return line.late.count() > 0 ? said + QStringLiteral(" ") +
                                       tr("(%n second(s) late)", nullptr, int(line.late.count()))
                                 : said;
}

QString GameLog::textOf(const Line& line) {
    const auto* event = std::get_if<Event>(&line.said);
    const QStringList more = event == nullptr ? QStringList() : words::details(*event, line.table);
    QString text = more.isEmpty() ? QStringLiteral("   ")
                   : line.open    ? QStringLiteral("▾ ")
                                  : QStringLiteral("▸ ");
    text += line.clock.isEmpty() ? QString() : line.clock + QStringLiteral("  ");
    text += sentenceOf(line);
    for (const QString& each : line.open ? more : QStringList()) {
        text += QStringLiteral("\n        ") + each;
    }
    return text;
}

void GameLog::add(Line line) {
    lines_.push_back(std::move(line));
    addItem(textOf(lines_.back()));
    while (lines_.size() > kMaxLines) {
        delete takeItem(0);
        lines_.erase(lines_.begin());
    }
    scrollToBottom();
}

void GameLog::tell(const Event& event, const words::SpokenTable& table, const QString& clock,
                   std::chrono::seconds late) {
    add({event, table, clock, late});
}

void GameLog::tell(const Message& remark) {
    add({remark, {}, {}});
}

void GameLog::forget() {
    lines_.clear();
    clear();
}

void GameLog::retell() {
    for (int i = 0; i < count(); ++i) {
        item(i)->setText(textOf(lines_[std::size_t(i)]));
    }
}

QStringList GameLog::newest(int count, const Event* except) const {
    QStringList all;
    for (auto line = lines_.rbegin(); line != lines_.rend() && all.size() < count; ++line) {
        const auto* event = std::get_if<Event>(&line->said);
        if (event != nullptr && except != nullptr && *event == *except) {
            except = nullptr;
            continue;
        }
        all << (line->clock.isEmpty() ? QString() : line->clock + QStringLiteral("  ")) +
                   sentenceOf(*line);
    }
    return all;
}

void GameLog::unfold(int row) {
    if (row < 0 || row >= count()) {
        return;
    }
    Line& line = lines_[std::size_t(row)];
    line.open = !line.open;
    item(row)->setText(textOf(line));
}

} // namespace umpire::desk

#include "moc_game_log.cpp"

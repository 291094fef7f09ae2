#include "app/desk/record/shown_board.h"

#include "app/desk/board/position_panel.h"
#include "app/desk/words/read_position.h"
#include "app/game/board/drawing.h"
#include "app/game/referee/make_referee.h"

#include <QStyle>

namespace umpire::desk {

std::optional<referee::PieceBoard> printedBoard(const GameSettings& settings,
                                                const std::string& position) {
    const auto start = startOf(settings.game, settings.variant);
    const SharedPosition stood = readPosition(start, position);
    const auto referee = stood != nullptr
                             ? referee::makeReferee(*stood, std::nullopt, referee::Begun::Earlier)
                             : nullptr;
    return referee != nullptr ? referee->board() : std::nullopt;
}

void showPosition(PositionPanel& panel, const GameSettings& settings,
                  const std::vector<RecordedEvent>& events, std::size_t event) {
    const std::string* position = nullptr;
    for (std::size_t i = 0; i <= event && i < events.size(); ++i) {
        const std::string* after = positionAfter(events[i].happening);
        position = after != nullptr ? after : position;
    }
    panel.setPosition(
        {QString::fromStdString(settings.game), QString::fromStdString(settings.variant)},
        position != nullptr ? *position : std::string(),
        position != nullptr ? printedBoard(settings, *position) : std::nullopt);
    const BoardMarks marks =
        event < events.size() ? marksOf(events[event].happening) : BoardMarks();
    panel.setActed(marks.acted);
    panel.setRinged(marks.wrong);
}

QImage finalPosition(const GameSettings& settings, const std::vector<RecordedEvent>& events) {
    constexpr QSize kSize(900, 700);
    PositionPanel panel;
    panel.setPalette(panel.style()->standardPalette());
    showPosition(panel, settings, events, events.size());
    panel.resize(kSize);
    return panel.grab().toImage();
}

} // namespace umpire::desk

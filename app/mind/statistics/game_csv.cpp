#include "app/mind/statistics/game_csv.h"

#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"
#include "app/mind/statistics/played_again.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/rules.h"

#include <array>
#include <map>

namespace umpire {
namespace {

/// Columns of the table, in order.
enum class Column {
    Event,
    Time,
    Row,
    Player,
    Action,
    Source,
    Attacker,
    Target,
    Gap,
    Range,
    SideZone,
    Match,
    TailX,
    TailY,
    HeadX,
    HeadY,
    Headed,
    Verdict,
    End,
    Margin,
    Doubt,
    Die,
};
constexpr std::array kHeadings = {"event",     "time_s",   "row",       "player",    "action",
                                  "source",    "attacker", "target",    "gap_mm",    "range",
                                  "side_zone", "match",    "tail_x_mm", "tail_y_mm", "head_x_mm",
                                  "head_y_mm", "headed",   "verdict",   "end",       "margin_mm",
                                  "doubt_mm",  "die"};

/// Returns the player's name; the side if the player has no name.
std::string nameIn(const GameSettings& settings, const std::string& side) {
    const auto found = settings.names.find(side);
    return found != settings.names.end() ? found->second : side;
}

/// One line of the table. Cells that are not set are empty.
class Row {
public:
    void set(Column column, std::string value) { cells_[std::size_t(column)] = std::move(value); }
    void set(Column column, Millimetres value) { set(column, printed("%.1f", value.value())); }
    [[nodiscard]] std::string line() const {
        std::string line;
        for (const std::string& cell : cells_) {
            line += (&cell == cells_.data() ? "" : ",") + csvField(cell);
        }
        return line + "\n";
    }

private:
    std::array<std::string, kHeadings.size()> cells_;
};
using Rows = std::vector<Row>;

std::string wordOf(war_galley::Certainty certainty) {
    return certainty == war_galley::Certainty::Yes  ? "yes"
           : certainty == war_galley::Certainty::No ? "no"
                                                    : "too_close";
}

std::string wordOf(war_galley::Verdict verdict) {
    return verdict == war_galley::Verdict::Hit    ? "hit"
           : verdict == war_galley::Verdict::Miss ? "miss"
                                                  : "too_close";
}

/// Adds one line for each match of the attacker. These lines leave the action empty.
void addMatches(Rows& rows, Row action, const std::string& player,
                const war_galley::RuledToss& toss) {
    action.set(Column::Player, player);
    action.set(Column::Action, "");
    const war_galley::TossRuling& ruling = toss.ruling;
    for (const war_galley::MatchRuling& ruled : ruling.matches) {
        const auto match = std::ranges::find(toss.matches, ruled.id, &Match::id);
        Row row = action;
        row.set(Column::Row, "match");
        row.set(Column::Attacker, ruling.attacker);
        row.set(Column::Target, ruling.target);
        row.set(Column::Gap, ruling.gap);
        row.set(Column::Range, ruling.rangeMatches ? std::to_string(*ruling.rangeMatches) : "");
        row.set(Column::SideZone, wordOf(ruling.sideZone));
        row.set(Column::Match, ruled.id);
        row.set(Column::TailX, match->tail.x);
        row.set(Column::TailY, match->tail.y);
        row.set(Column::HeadX, match->head.x);
        row.set(Column::HeadY, match->head.y);
        row.set(Column::Headed, match->headed == Headed::No ? "no" : "yes");
        row.set(Column::Verdict, wordOf(ruled.verdict));
        row.set(Column::End, ruled.by == war_galley::End::Head ? "head" : "tail");
        row.set(Column::Margin, ruled.margin);
        row.set(Column::Doubt, ruled.doubt);
        rows.push_back(row);
    }
}

/// Returns the side that acted; empty for the table, and if the record names several players
/// (core/referee_words.h).
std::string sideIn(const Event& happening) {
    const std::string actor = actorOf(happening);
    return actor == "table" ? std::string() : actor;
}

Row rowOf(const GameSettings& settings, const RecordedEvent& event, const std::string& action) {
    Row row;
    const std::string side = sideIn(event.happening);
    row.set(Column::Event, std::to_string(event.number));
    row.set(Column::Time, printed("%.3f", double(event.time.count()) / 1e6));
    row.set(Column::Row, "action");
    row.set(Column::Player, nameIn(settings, side));
    row.set(Column::Action, action);
    const auto* called = std::get_if<Called>(&event.happening);
    row.set(Column::Source, called != nullptr ? std::string(nameOf(called->source)) : "stands");
    return row;
}

} // namespace

std::string gameCsv(const GameSettings& settings, const std::vector<RecordedEvent>& events) {
    const std::vector<RecordedEvent> line = lineOfPlay(events);
    std::map<std::int64_t, Rows> all; // number of the event
    for (const RecordedEvent& event : line) {
        if (const auto action = actionIn(event.happening)) {
            all[event.number].push_back(rowOf(settings, event, *action));
        }
    }
    if (const auto start = recordedStart(settings)) {
        visitGame(settings.game, [&]<typename G>(std::type_identity<G>) {
            const auto see = [&](const RecordedEvent& event, const auto& before,
                                 const auto& action) {
                Rows& rows = all[event.number];
                const Row own = rows.front();
                if (const auto die = dieIn<G>(action)) {
                    rows.push_back(own);
                    rows.back().set(Column::Row, "die");
                    rows.back().set(Column::Action, "");
                    rows.back().set(Column::Die, std::to_string(*die));
                }
                if constexpr (std::is_same_v<G, WarGalley>) {
                    if (const auto toss =
                            war_galley::ruledToss(before, *actionIn(event.happening))) {
                        const auto owner = war_galley::playerOf(war_galley::ownerOf(
                            before, std::get<war_galley::Toss>(action).attacker));
                        addMatches(rows, own, nameIn(settings, G::playerName(before, owner)),
                                   *toss);
                    }
                }
            };
            playAgain<G>(line, *start, see);
        });
    }
    std::string text;
    for (const char* heading : kHeadings) {
        text += (text.empty() ? "" : ",") + std::string(heading);
    }
    text += "\n";
    for (const auto& [event, rows] : all) {
        for (const Row& row : rows) {
            text += row.line();
        }
    }
    return text;
}

} // namespace umpire

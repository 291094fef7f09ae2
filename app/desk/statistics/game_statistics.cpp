#include "app/desk/statistics/game_statistics.h"

#include "app/desk/words/event_words.h"
#include "app/desk/words/read_position.h"
#include "app/desk/words/shown_position.h"
#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "rules/any_game/any_game.h"

#include <bit>
#include <map>
#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk {
namespace {

using Line = std::vector<RecordedEvent>;

struct Statistics {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

/// Series by player, in the order in which they came.
class Players {
public:
    std::vector<QPointF>& of(const QString& name) {
        for (Series& each : series_) {
            if (each.name == name) {
                return each.points;
            }
        }
        series_.push_back({name, {}});
        return series_.back().points;
    }
    [[nodiscard]] std::vector<Series> all() const { return series_; }

private:
    std::vector<Series> series_;
};

QString shown(double value) {
    return QLocale().toString(value, 'g', 3);
}

/// What is said of each side, the most first.
QString ranked(std::vector<std::pair<double, QString>> told) {
    std::ranges::stable_sort(told, std::greater(), &std::pair<double, QString>::first);
    QStringList lines;
    for (const auto& each : told) {
        lines << each.second;
    }
    return lines.join(QStringLiteral(" · "));
}

QString averages(const std::vector<Series>& all) {
    std::vector<std::pair<double, QString>> told;
    for (const Series& series : all) {
        double sum = 0.0;
        for (const QPointF& point : series.points) {
            sum += point.y();
        }
        const double average = sum / double(std::max<std::size_t>(1, series.points.size()));
        told.emplace_back(
            average, Statistics::tr("%1: %2 seconds on average").arg(series.name, shown(average)));
    }
    return ranked(std::move(told));
}

QString lasts(const std::vector<Series>& all) {
    std::vector<std::pair<double, QString>> told;
    for (const Series& series : all) {
        const double left = series.points.empty() ? 0.0 : series.points.back().y();
        told.emplace_back(left, Statistics::tr("%1: %2 left").arg(series.name, shown(left)));
    }
    return ranked(std::move(told));
}

/// From the action before, without the pauses.
Plot timePlot(const Line& line) {
    using Seconds = std::chrono::duration<double>;
    Players players;
    int action = 0;
    std::chrono::microseconds before{0};
    std::chrono::microseconds paused{-1};
    for (const RecordedEvent& event : line) {
        if (std::holds_alternative<Paused>(event.happening)) {
            paused = event.time;
        } else if (std::holds_alternative<Resumed>(event.happening) && paused >= paused.zero()) {
            before += event.time - paused;
            paused = std::chrono::microseconds{-1};
        } else if (actionIn(event.happening)) {
            const QString actor = words::actor(event.happening);
            players.of(actor.isEmpty() ? Statistics::tr("let stand") : actor)
                .emplace_back(++action, Seconds(event.time - before).count());
            before = event.time;
        } else if (std::holds_alternative<GameStarted>(event.happening)) {
            before = event.time;
        }
    }
    return {
        Plot::Shape::Bars,     Statistics::tr("Time for each action"), Statistics::tr("seconds"),
        players.all(),         Statistics::tr("Who takes longer?"),    averages(players.all()),
        QStringLiteral("time")};
}

using Left = std::vector<int>; ///< by seat

Left leftOf(const murus_gallicus::State& state) {
    Left left;
    for (int seat = 0; seat < murus_gallicus::playersOf(state.settings.seating); ++seat) {
        const murus_gallicus::Stones& stones = state.stones[std::size_t(seat)];
        left.push_back(murus_gallicus::countOf(stones.walls) +
                       2 * murus_gallicus::countOf(stones.towers) +
                       3 * murus_gallicus::countOf(stones.catapults));
    }
    return left;
}

Left leftOf(const war_galley::State& state) {
    Left left(2);
    for (war_galley::VesselIndex index = 0; index < state.vessels.size(); ++index) {
        const war_galley::Rig& rig = state.vessels[index].rig;
        const auto seat = std::size_t(war_galley::playerOf(war_galley::ownerOf(state, index)).seat);
        left[seat] += rig.port + rig.starboard + rig.masts;
    }
    return left;
}

Left leftOf(const triremes::State& state) {
    Left left;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const Player player{seat};
        left.push_back(triremes::shipsOf(state, player) + triremes::soldiersOf(state, player));
    }
    return left;
}

Left leftOf(const naval_battle::State& state) {
    Left left(2);
    for (const naval_battle::Token& token : state.tokens) {
        left[0] += token.isOf(naval_battle::Side::Red) ? 1 : 0;
        left[1] += token.isOf(naval_battle::Side::Yellow) ? 1 : 0;
    }
    return left;
}

Left leftOf(const buda_1686::State& state) {
    Left left;
    for (const auto side : {buda_1686::Side::Imperial, buda_1686::Side::Turk}) {
        int strength = 0;
        for (buda_1686::UnitSet units = buda_1686::unitsOnMap(state, side); units != 0;) {
            strength += buda_1686::strengthOf(state, buda_1686::takeFirst(units));
        }
        left.push_back(strength);
    }
    return left;
}

QString unitOf(std::string_view game) {
    static const std::map<std::string_view, const char*> units = {
        {"murus-gallicus", QT_TRANSLATE_NOOP("Statistics", "stones")},
        {"war-galley", QT_TRANSLATE_NOOP("Statistics", "oars and masts")},
        {"triremes", QT_TRANSLATE_NOOP("Statistics", "ships and soldiers")},
        {"naval-battle", QT_TRANSLATE_NOOP("Statistics", "units on the board")},
        {"buda-1686", QT_TRANSLATE_NOOP("Statistics", "combat values on the map")}};
    const auto found = units.find(game);
    return found == units.end() ? QString() : Statistics::tr(found->second);
}

Left leftOf(const AnyPosition& position) {
    Left left;
    visitGame(position.game().name,
              [&]<typename G>(std::type_identity<G>) { left = leftOf(*stateIn<G>(position)); });
    return left;
}

Plot leftPlot(const Line& line, const SharedPosition& start) {
    Players players;
    int action = 0;
    for (const RecordedEvent& event : line) {
        action += actionIn(event.happening) ? 1 : 0;
        const std::string* after = positionAfter(event.happening);
        const auto position = after ? readPosition(start, *after) : nullptr;
        const Left left = position ? leftOf(*position) : Left();
        for (std::size_t seat = 0; seat < left.size(); ++seat) {
            const auto name = QString::fromStdString(position->nameOf(Player{int(seat)}));
            players.of(playerName(name)).emplace_back(action, left[seat]);
        }
    }
    return {Plot::Shape::Steps,
            Statistics::tr("What each side has left"),
            unitOf(start->game().name),
            players.all(),
            Statistics::tr("Who is ahead?"),
            lasts(players.all()),
            QStringLiteral("left")};
}

/// What the rules make of it again; none where they do not follow.
std::optional<WarGalley::Action> readAgain(const WarGalley::State& before,
                                           const std::string& played) {
    const auto parsed = WarGalley::parseAction(before, played);
    const auto* action = std::get_if<WarGalley::Action>(&parsed);
    return action != nullptr && !WarGalley::validate(before, *action) ? std::optional(*action)
                                                                      : std::nullopt;
}

/// Hits by toss, and by side what came of the tosses that the table showed.
class Tosses {
public:
    void play(const WarGalley::State& before, const std::string& played, int number) {
        const auto action = readAgain(before, played);
        if (!action) {
            return;
        }
        if (const auto* toss = std::get_if<war_galley::Toss>(&*action)) {
            lying_.insert_or_assign(toss->attacker, std::pair(before, *toss));
        }
        for (const war_galley::Event& each : WarGalley::apply(before, *action).events) {
            if (const auto* hit = std::get_if<war_galley::Hit>(&each)) {
                const QString name = add(before, hit->attacker, number, hit->hits);
                if (const auto toss = lying_.find(hit->attacker); toss != lying_.end()) {
                    Sum& sum = sums_[name];
                    sum.hits += hit->hits;
                    sum.expected +=
                        expectedHits(toss->second.first, hit->target, toss->second.second);
                    lying_.erase(toss);
                }
            } else if (const auto* spoiled = std::get_if<war_galley::Spoiled>(&each)) {
                add(before, spoiled->attacker, number, 0);
                lying_.erase(spoiled->attacker);
            }
        }
    }
    [[nodiscard]] std::vector<Series> series() const { return players_.all(); }
    /// Who hits most for what chance would give; empty where no toss was seen.
    [[nodiscard]] QString againstTheOdds() const {
        std::vector<std::pair<double, QString>> told;
        for (const auto& [name, sum] : sums_) {
            told.emplace_back(sum.hits - sum.expected,
                              Statistics::tr("%1: %2 hits where chance would give %3")
                                  .arg(name, shown(sum.hits), shown(sum.expected)));
        }
        return ranked(std::move(told));
    }

private:
    struct Sum {
        int hits = 0;
        double expected = 0.0;
    };
    QString add(const WarGalley::State& before, war_galley::VesselIndex attacker, int number,
                int hits) {
        const Player player = war_galley::playerOf(war_galley::ownerOf(before, attacker));
        const QString name =
            playerName(QString::fromStdString(WarGalley::playerName(before, player)));
        players_.of(name).emplace_back(number, hits);
        return name;
    }

    Players players_;
    std::map<war_galley::VesselIndex, std::pair<WarGalley::State, war_galley::Toss>> lying_;
    std::map<QString, Sum> sums_;
};

/// A toss that hit nothing, or was spoiled, is one of none.
Plot hitsPlot(const Line& line, const SharedPosition& start) {
    Tosses tosses;
    int action = 0;
    SharedPosition position;
    for (const RecordedEvent& event : line) {
        if (const auto played = actionIn(event.happening)) {
            ++action;
            if (const auto* before = position ? stateIn<WarGalley>(*position) : nullptr) {
                tosses.play(*before, *played, action);
            }
        }
        const std::string* after = positionAfter(event.happening);
        position = after != nullptr ? readPosition(start, *after) : position;
    }
    return {Plot::Shape::Bars,
            Statistics::tr("Hits by toss"),
            Statistics::tr("hits"),
            tosses.series(),
            Statistics::tr("Who hits more than the odds?"),
            tosses.againstTheOdds(),
            QStringLiteral("hits")};
}

} // namespace

std::vector<Plot> plotsOf(const JournalRecord& record) {
    const Line line = lineOfPlay(record.events);
    const auto start = startOf(record.settings.game, record.settings.variant);
    std::vector<Plot> plots{timePlot(line)};
    if (start != nullptr && !holdsSecrets(record)) {
        if (record.settings.game == WarGalley::kName) {
            plots.push_back(hitsPlot(line, start));
        }
        plots.push_back(leftPlot(line, start));
    }
    std::erase_if(plots, [](const Plot& plot) { return plot.series.empty(); });
    return plots;
}

} // namespace umpire::desk

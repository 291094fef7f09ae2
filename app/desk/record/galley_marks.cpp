#include "app/desk/board/against_record.h"
#include "app/desk/record/marks_of_games.h"
#include "app/desk/words/read_position.h"
#include "rules/games/war_galley/war_galley.h"

#include <QRegularExpression>
#include <QString>

namespace umpire::desk::marks {
namespace {

using namespace war_galley;

/// Minimum distance of a move. A smaller difference is the error with which a player put the galley
/// down.
constexpr Millimetres kMoved = 2_mm;

std::optional<war_galley::State> stateOf(const GameSettings& settings, const std::string& text) {
    const auto position = readPosition(startOf(settings.game, settings.variant), text);
    const auto* state = position != nullptr ? stateIn<WarGalley>(*position) : nullptr;
    return state != nullptr ? std::optional(*state) : std::nullopt;
}

MarkedPlace hullAt(const war_galley::State& state, VesselIndex vessel, const GalleyPose& pose,
                   MarkedPlace::Role role) {
    const Hull hull = hullOf(pose, sizesOf(state.settings));
    const std::string name = nameOf(state, vessel);
    return {name, {hull.begin(), hull.end()}, role, name};
}

TablePoint middleOf(const war_galley::State& state, const GalleyPose& pose) {
    return pose.bow - along(pose.heading, sizesOf(state.settings).boxLength * 0.5);
}

void addWay(const war_galley::State& state, const std::optional<GalleyPose>& from,
            const GalleyPose& to, EventMarks& marks) {
    if (from && distance(middleOf(state, *from), middleOf(state, to)) > kMoved) {
        marks.ways.push_back({middleOf(state, *from), middleOf(state, to)});
    }
}

/// Adds the galleys that moved or lost a part.
void addChanges(const war_galley::State& before, const war_galley::State& after,
                EventMarks& marks) {
    for (VesselIndex i = 0; i < std::min(before.vessels.size(), after.vessels.size()); ++i) {
        const Vessel& was = before.vessels[i];
        const Vessel& is = after.vessels[i];
        const bool isStruck = was.isBuilt() && (is.rig.port + is.rig.starboard + is.rig.masts <
                                                was.rig.port + was.rig.starboard + was.rig.masts);
        if (is.pose && (is.pose != was.pose || isStruck)) {
            add(marks, hullAt(before, i, *is.pose,
                              isStruck ? MarkedPlace::Role::Struck : MarkedPlace::Role::Played));
            addWay(before, was.pose, *is.pose, marks);
        }
    }
}

/// Adds the places to which an illegal action would move galleys.
void addWanted(const war_galley::State& before, const std::string& told, EventMarks& marks) {
    const auto parsed = parseAction(before, told);
    const auto* action = std::get_if<war_galley::Action>(&parsed);
    const auto addPose = [&](VesselIndex vessel, const GalleyPose& pose) {
        if (!has(marks, nameOf(before, vessel))) { // skips a galley that is marked already
            add(marks, hullAt(before, vessel, pose, MarkedPlace::Role::Played));
            addWay(before, before.vessels[vessel].pose, pose, marks);
        }
    };
    if (action == nullptr) {
        return;
    }
    if (const auto* place = std::get_if<Place>(action)) {
        addPose(place->vessel, place->pose);
    } else if (const auto* lies = std::get_if<Correct>(action)) {
        addPose(lies->vessel, lies->pose);
    } else if (const auto* aim = std::get_if<Aim>(action)) {
        const auto& from = before.vessels[aim->attacker].pose;
        const auto& to = before.vessels[aim->target].pose;
        if (from && to) {
            add(marks, hullAt(before, aim->target, *to, MarkedPlace::Role::Struck));
            addWay(before, from, *to, marks);
        }
    } else if (const auto* ram = std::get_if<CallRam>(action)) {
        if (const auto& pose = before.vessels[ram->struck].pose) {
            add(marks, hullAt(before, ram->struck, *pose, MarkedPlace::Role::Struck));
        }
    }
}

void addToss(const Told& what, EventMarks& marks) {
    const auto state = stateOf(what.settings, what.played.tossedIn);
    marks.toss = state ? ruledToss(ShownPosition(*state), what.played.toss) : std::nullopt;
    if (!marks.toss) {
        return;
    }
    const auto parsed = parseAction(*state, what.played.toss);
    for (const LooseMatch& match : std::get<Toss>(std::get<war_galley::Action>(parsed)).matches) {
        if (match.tossed) {
            marks.matches.push_back(match);
        }
    }
    for (VesselIndex i = 0; i < state->vessels.size(); ++i) {
        const auto& pose = state->vessels[i].pose;
        if (pose && nameOf(*state, i) == marks.toss->target) {
            add(marks, hullAt(*state, i, *pose, MarkedPlace::Role::Struck));
        }
    }
}

} // namespace

void addGalleys(const Told& what, EventMarks& marks) {
    const auto before = stateOf(what.settings, what.played.before);
    if (!before) {
        return;
    }
    if (!what.played.toss.empty()) {
        addToss(what, marks);
    }
    if (const auto after = stateOf(what.settings, what.after)) {
        addChanges(*before, *after, marks);
    }
    addWanted(*before, what.told, marks);
    static const QRegularExpression kGalley(
        QStringLiteral("(?<![A-Za-z0-9])[AB][1-9](?![A-Za-z0-9])"));
    for (auto each = kGalley.globalMatch(QString::fromStdString(what.told)); each.hasNext();) {
        const std::string name = each.next().captured().toStdString();
        for (VesselIndex i = 0; i < before->vessels.size(); ++i) {
            const auto& pose = before->vessels[i].pose;
            if (pose && nameOf(*before, i) == name) {
                add(marks, hullAt(*before, i, *pose, MarkedPlace::Role::Played));
            }
        }
    }
}

} // namespace umpire::desk::marks

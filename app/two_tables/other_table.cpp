#include "app/two_tables/other_table.h"

#include <algorithm>

namespace umpire {
namespace {

using Kind = Relation::Kind;

Message anotherPosition(std::size_t index, const std::string& there, const std::string& here) {
    return message("the other table has another position: action %1 is %2 there and %3 here",
                   index + 1, there, here);
}

/// "d7-d5, d1-d3", the last one first.
std::string takenBack(const RecordedLine& line, std::size_t count) {
    std::string names;
    for (std::size_t back = 1; back <= count; ++back) {
        names.append(names.empty() ? "" : ", ").append(line[line.size() - back].what);
    }
    return names;
}

} // namespace

void OtherSide::goOnFrom(RecordedLine line) {
    records_.goOnFrom(std::move(line));
    tell();
}

void OtherSide::take(const Event& event) {
    RecordedLine line = records_.mine();
    recordIn(line, event);
    if (line != records_.mine()) {
        records_.here(std::move(line));
        tell();
    }
}

void OtherSide::tell() {
    table_.tell({records_.mine(), records_.wanted(), false});
}

std::string OtherSide::nameAt(const RecordedLine& line, std::size_t index) const {
    return index < line.size() ? line[index].what : "-";
}

ToFollow OtherSide::toMake(const RecordedAction& action, std::size_t index) const {
    ToFollow task;
    if (action.how == RecordedAction::How::Changed) {
        task.note =
            message("the other table puts its record right: %1; do the same here", action.what);
    } else if (action.how == RecordedAction::How::Told) {
        task.command = action.player.empty() ? "play " + action.what : "resign " + action.player;
    } else if (action.player == table_.side) {
        task.note = anotherPosition(index, action.what, "-");
    } else {
        task.make = action.what;
        task.note = message("the other table plays %1 as %2; make that move here", action.what,
                            action.player);
    }
    return task;
}

ToFollow OtherSide::taskFor(const Relation& relation) const {
    switch (relation.kind) {
    case Kind::Make:
        return toMake(relation.next, relation.common);
    case Kind::TakeBack:
        return {.note = message("the other table takes back %1; say `undo %2` here too",
                                takenBack(records_.mine(), relation.count), relation.count),
                .isFree = true};
    case Kind::Differ: {
        const RecordedLine& wanted = records_.wanted().line;
        const RecordedLine& other = records_.mine() == wanted ? records_.theirs() : wanted;
        return {.note = anotherPosition(relation.common, nameAt(other, relation.common),
                                        nameAt(records_.mine(), relation.common)),
                .isFree = true};
    }
    case Kind::TheyFollow:
        if (const auto index = strangerHere(relation)) {
            return {.note = anotherPosition(*index, "-", nameAt(records_.mine(), *index)),
                    .isFree = true};
        }
        return {.isFree = true};
    case Kind::Same:
        return {.isFree = true};
    }
    return {};
}

std::optional<std::size_t> OtherSide::strangerHere(const Relation& relation) const {
    for (std::size_t index = relation.common; index < records_.mine().size(); ++index) {
        const RecordedAction& action = records_.mine()[index];
        if (action.how == RecordedAction::How::Seen && action.player != table_.side) {
            return index;
        }
    }
    return std::nullopt;
}

std::optional<ToFollow> OtherSide::next() {
    if (auto heard = table_.heard()) {
        const Wanted before = records_.wanted();
        met_ = true;
        hasEnded_ = heard->hasEnded;
        records_.there(std::move(heard->line), std::move(heard->wanted));
        if (records_.wanted() != before) {
            tell();
        }
    }
    if (!met_) {
        return std::nullopt;
    }
    const Relation relation = records_.compare();
    if (last_ == relation) {
        return std::nullopt;
    }
    const bool wasAsked = last_ && last_->kind == Kind::Make;
    last_ = relation;
    ToFollow task = taskFor(relation);
    task.isFree = task.isFree && wasAsked;
    const bool differs =
        task.note && (relation.kind == Kind::Differ || relation.kind == Kind::TheyFollow);
    if (relation.kind == Kind::Same && std::exchange(differed_, false)) {
        task.note = message("both tables have the same record again");
    }
    differed_ = differed_ || differs;
    return task;
}

bool OtherSide::isAwaited(const std::vector<std::string>& toMove) const {
    const bool isQuiet = !last_ || last_->kind == Kind::Same || last_->kind == Kind::TheyFollow;
    return isQuiet && !hasEnded_ && !toMove.empty() &&
           std::ranges::find(toMove, table_.side) == toMove.end();
}

} // namespace umpire

#include "app/game/two_tables/other_table.h"

#include "app/record/events/hearer.h"

#include <algorithm>

namespace umpire {
namespace {

using Kind = Relation::Kind;
using How = RecordedAction::How;

/// Maximum number of stored pictures, so that a table cannot fill the disk of the other. Their
/// names take 1 MB.
constexpr std::size_t kMostPicturesKept = 1000;

/// Returns the action in the words that players at this table may know.
std::string wordsOf(const RecordedAction& action) {
    return action.how == How::Hidden ? std::string(kHiddenAction) : action.what;
}

/// Returns the last `count` actions, the last one first, such as "d7-d5, d1-d3".
std::string takenBack(const RecordedLine& line, std::size_t count) {
    std::string names;
    for (std::size_t back = 1; back <= count; ++back) {
        names.append(names.empty() ? "" : ", ").append(wordsOf(line[line.size() - back]));
    }
    return names;
}

bool isLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

/// Adds the places that an action names. In all games, squares and galleys have one letter and a
/// number: "d1", "B2".
void addPlacesIn(const std::string& action, std::vector<std::string>& places) {
    for (std::size_t at = 0; at < action.size();) {
        std::size_t letters = at;
        while (letters < action.size() && isLetter(action[letters])) {
            ++letters;
        }
        std::size_t end = letters;
        while (end < action.size() && isDigit(action[end])) {
            ++end;
        }
        std::string place = action.substr(at, end - at);
        if (letters == at + 1 && end > letters &&
            std::ranges::find(places, place) == places.end()) {
            places.push_back(std::move(place));
        }
        at = std::max(end, at + 1);
    }
}

} // namespace

void OtherSide::goOnFrom(RecordedLine line, std::vector<std::string> kept) {
    kept_ = std::move(kept);
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
    table_.tell({records_.mine(), records_.wanted(), false, kept_});
}

void OtherSide::picture(const Event& event, LinkedPicture picture) {
    const bool isMadeHere = records_.wanted().side == table_.side;
    if (!table_.show || !actionIn(event) || !isMadeHere || records_.mine().empty() ||
        records_.mine().back().how == How::Hidden) {
        return;
    }
    picture.number = records_.mine().size();
    picture.action = records_.mine().back().what;
    table_.show(std::move(picture));
}

std::optional<LinkedPicture> OtherSide::shown() {
    while (auto picture = table_.shown ? table_.shown() : std::nullopt) {
        const bool isNew = std::ranges::find(kept_, picture->sha256) == kept_.end();
        if (isNew && kept_.size() < kMostPicturesKept) {
            return picture;
        }
    }
    return std::nullopt;
}

void OtherSide::keeps(const std::string& sha256) {
    kept_.push_back(sha256);
    tell();
}

ToFollow OtherSide::toMake(const RecordedAction& action) const {
    ToFollow task;
    if (action.how == How::Told) {
        task.command = action.player.empty() ? referee::Command(referee::Play{action.what})
                                             : referee::GiveUp{action.player};
    } else if (action.how == How::Hidden) {
        task.command = referee::Play{action.what};
    } else if (action.how == How::Seen && action.player != table_.side) {
        task.make = action.what;
        task.note = message("the other table plays %1 as %2; make that move here", action.what,
                            action.player);
    }
    return task;
}

ToFollow OtherSide::taskFor(const Relation& relation) const {
    ToFollow task;
    if (relation.kind == Kind::Make) {
        task = toMake(relation.next);
    } else {
        task.isFree = true;
    }
    if (const auto why = whyAtOdds(relation)) {
        task.note = why;
    }
    return task;
}

const RecordedLine& OtherSide::opposite() const {
    const RecordedLine& wanted = records_.wanted().line;
    return records_.mine() == wanted ? records_.theirs() : wanted;
}

std::optional<Message> OtherSide::whyAtOdds(const Relation& relation) const {
    const RecordedLine& here = records_.mine();
    const RecordedLine& there = opposite();
    const std::size_t index = relation.common;
    const std::size_t backHere = here.size() - index;
    switch (relation.kind) {
    case Kind::Make:
        if (relation.next.how == How::Changed) {
            return message("the other table puts its record right: %1; do the same here",
                           relation.next.what);
        }
        if (relation.next.how == How::Seen && relation.next.player == table_.side) {
            return message("the other table has another position: action %1 is %2 there and "
                           "nothing here; make that move here, or say `undo %3` there",
                           index + 1, relation.next.what, there.size() - index);
        }
        return std::nullopt;
    case Kind::TakeBack:
        return message("the other table takes back %1; say `undo %2` here too",
                       takenBack(here, relation.count), relation.count);
    case Kind::Differ:
        return message("the other table has another position: action %1 is %2 there and %3 here; "
                       "say `undo %4` there if %3 counts, or `undo %5` here if %2 counts",
                       index + 1, wordsOf(there[index]), wordsOf(here[index]), there.size() - index,
                       backHere);
    case Kind::TheyFollow:
        if (const auto stranger = strangerHere(relation)) {
            return message("the other table has another position: action %1 is %2 here and nothing "
                           "there; say `undo %3` here, or make that move there",
                           *stranger + 1, here[*stranger].what, here.size() - *stranger);
        }
        return std::nullopt;
    case Kind::Same:
        return std::nullopt;
    }
    return std::nullopt;
}

std::vector<std::string> OtherSide::placesAtOdds(const Relation& relation) const {
    std::vector<std::string> places;
    for (const RecordedLine* line : {&records_.mine(), &opposite()}) {
        for (std::size_t index = relation.common; index < line->size(); ++index) {
            if ((*line)[index].how != How::Hidden) {
                addPlacesIn((*line)[index].what, places);
            }
        }
    }
    return places;
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

void OtherSide::hear(TableRecord heard) {
    const Wanted before = records_.wanted();
    met_ = true;
    hasEnded_ = heard.hasEnded;
    records_.there(std::move(heard.line), std::move(heard.wanted));
    if (records_.wanted() != before) {
        tell();
    }
}

std::optional<ToFollow> OtherSide::next() {
    if (auto heard = table_.heard()) {
        hear(*std::move(heard));
    }
    if (!met_) {
        return std::nullopt;
    }
    const Relation relation = records_.compare();
    const auto why = whyAtOdds(relation);
    differ_ = why ? std::optional(TablesDiffer{placesAtOdds(relation), *why}) : std::nullopt;
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

#pragma once

#include "app/referee/core/commands.h"
#include "app/referee/core/events.h"
#include "app/referee/core/offer.h"
#include "app/referee/core/table_reader.h"
#include "app/referee/core/told_reader.h"
#include "app/referee/core/watch.h"
#include "rules/secrecy.h"

#include <utility>

/// The live referee of one game: frame facts, looks at the table and players' commands in,
/// announcements out. Everything follows from what comes in; there is no clock.
///
/// For each frame: see(); where wantsRegistration(), register the table anew and say registered();
/// where wantsLook(), look at the table and hand that in.
namespace umpire::referee {

using Announcements = std::vector<Announcement>;

template <Game G>
Repeating repeatingOf(const std::vector<typename G::Event>& events) {
    return mayRepeat<G>(events) ? Repeating::Counts : Repeating::CountsNot;
}

template <Game G>
class Referee {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Referee(State start, TableReader<G> reader, const WatchOptions& watch = {})
        : record_(std::move(start)), reader_(std::move(reader)), watch_(watch) {}

    [[nodiscard]] const State& state() const { return record_.state(); }
    /// How many actions and corrections count.
    [[nodiscard]] int ply() const { return int(record_.size()); }
    /// Some player may not know all of the position.
    [[nodiscard]] bool positionIsSecret() const;
    /// Who plays, by their seats.
    [[nodiscard]] std::vector<std::string> everybody() const;
    [[nodiscard]] TableState tableState() const;
    [[nodiscard]] bool wantsRegistration() const { return watch_.wantsRegistration(); }
    [[nodiscard]] bool wantsLook() const;
    /// The next look has to say which dice lie there, too.
    [[nodiscard]] bool wantsDice() const;
    /// The newest verdict on the table at rest.
    [[nodiscard]] const Verdict<G>& verdict() const { return verdict_; }

    /// What somebody has still to say; none: nothing.
    [[nodiscard]] std::optional<AnswerNeeded> question() const {
        return over_ ? std::nullopt : asked_;
    }

    /// The spot that is pointed at, by the points of a ray from the table upwards, and what of the
    /// record may be put right there; none beside all spots, and in games that know none.
    [[nodiscard]] std::optional<int> pointedAt(std::span<const TablePoint> ray) const {
        if constexpr (requires { reader_.pointedAt(state(), ray); }) {
            return reader_.pointedAt(state(), ray);
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Offer> offerOn(int spot) const {
        if constexpr (requires { reader_.offerOn(state(), spot); }) {
            return reader_.offerOn(state(), spot);
        }
        return std::nullopt;
    }

    /// What has to be said before the first frame.
    Announcements begin(StreamTime stamp);
    Announcements see(StreamTime stamp, const FrameFacts& facts);
    Announcements look(StreamTime stamp, const TableObservation& seen);
    Announcements cameraLost(StreamTime stamp);
    Announcements registered(StreamTime stamp);
    Announcements command(StreamTime stamp, std::string_view line);

    /// Goes on from a journal: what was announced, in its order. Returns the index of the first
    /// event that does not follow from those before.
    std::optional<std::size_t> restore(std::span<const Event> events);

private:
    void say(Event event) { said_.push_back({now_, std::move(event)}); }
    Announcements taken();
    void refuse(std::string because) {
        say(Refused{.command = command_, .because = std::move(because), .by = by_});
    }
    void refuseAction(const std::string& action);
    [[nodiscard]] ByHearer<Heard> heardOf(const Step<State, typename G::Event>& step) const;

    void judge();
    void presumeInnocence();
    void actOnRuling();
    void open(Event matter);
    void close();
    bool isDistrusted(const Explanation<G>& explanation) const;

    void call(const Explanation<G>& explanation, Source source);
    void callAction(const Action& action, Called called);
    void askPlayers();
    void letStand(const Explanation<G>& illegal);
    void amend(Amended amended, State after);
    void undo(std::size_t count);
    void take(const Explanation<G>& explanation);

    void obey(const Accept&);
    void obey(const Choose&);
    void obey(const CorrectPiece&);
    void obey(const LetStand&);
    void obey(const Undo&);
    void obey(const Agree&);
    void obey(const Pause&);
    void obey(const Resume&);
    void obey(const GiveUp&);
    void obey(const Play&);
    void obey(const Note& note) { say(Noted{note.text}); }

    [[nodiscard]] std::string playerNames(std::span<const Player> players) const;
    [[nodiscard]] std::vector<Choice> choicesOf(const std::vector<Explanation<G>>& from) const;
    [[nodiscard]] std::string actionsText(const Explanation<G>& explanation) const;
    bool restoreOne(const Event& event);
    [[nodiscard]] bool leadsTo(const std::string& position) const;

    Record<G> record_;
    TableReader<G> reader_;
    Watch watch_;
    StreamTime now_{};
    StreamTime lastLook_{};
    Verdict<G> verdict_;
    /// What is open between table and record: asked, illegal, unfinished, out of sync.
    std::optional<Event> matter_;
    /// The explanations that `choose` means, and how long the record was before them.
    std::vector<Explanation<G>> offered_;
    std::size_t offeredAt_ = 0;
    /// An action that was undone is not called again before its stones were put back.
    std::string distrusted_;
    std::optional<AgreementNeeded> agreement_;
    std::optional<AnswerNeeded> asked_;
    TableState told_ = TableState::Waiting;
    bool paused_ = false;
    bool over_ = false;
    bool hasAgreed_ = false; ///< the table with the record, at least once
    std::string command_;
    std::string by_; ///< who said it where the others do not hear it
    Announcements said_;
};

} // namespace umpire::referee

#include "app/referee/core/referee_commands.h"
#include "app/referee/core/referee_looks.h"

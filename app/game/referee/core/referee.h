#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/game/referee/core/commands.h"
#include "app/game/referee/core/measured_words.h"
#include "app/game/referee/core/table_reader.h"
#include "app/game/referee/core/told_reader.h"
#include "app/game/referee/core/watch.h"

#include <set>
#include <utility>

/// The referee of one game. Each game's room declares `extern template class Referee<G>` and
/// instantiates it once, from referee_commands.h, referee_looks.h and referee_position.h.
namespace umpire::referee {

template <Game G>
Repeating repeatingOf(const std::vector<typename G::Event>& events) {
    return mayRepeat<G>(events) ? Repeating::Counts : Repeating::CountsNot;
}

template <Game G>
Decided decidedBy(const typename G::Action& action) {
    return G::isChance(action) ? Decided::ByChance : Decided::ByPlayers;
}

enum class StandsBecause { PlayersSaidSo, PlayWentOn };

/// A correction reduced to its public information.
template <typename State>
struct PutRight {
    /// none: the correction cannot be read without hidden information
    std::optional<State> after{};
    bool isVisible = false;             ///< true if the change alters the public view
    std::vector<std::string> mayKnow{}; ///< the players who may know the whole correction
    /// owners of the changed pieces; everybody for public numbers
    std::vector<std::string> concerns{};
};

template <Game G>
class Referee final : public AnyReferee {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Referee(State start, TableReader<G> reader, const WatchOptions& watch = {})
        : record_(std::move(start)), reader_(std::move(reader)), watch_(watch) {}

    [[nodiscard]] const State& state() const { return record_.state(); }
    [[nodiscard]] TableState tableState() const;
    /// Returns the newest verdict on the table at rest.
    [[nodiscard]] const Verdict<G>& verdict() const { return verdict_; }

    [[nodiscard]] std::string_view game() const override { return G::kName; }
    [[nodiscard]] std::string position() const override { return G::text(state()); }
    [[nodiscard]] bool positionIsSecret() const override;
    [[nodiscard]] ByHearer<std::string> seenBy() const override;
    [[nodiscard]] std::optional<PieceBoard> board() const override;
    [[nodiscard]] std::vector<std::string> everybody() const override;
    [[nodiscard]] std::vector<std::string> toMove() const override;
    [[nodiscard]] std::vector<Laying> laying() const override { return layingIn<G>(state()); }
    [[nodiscard]] int ply() const override { return int(record_.size()); }
    [[nodiscard]] std::optional<AnswerNeeded> question() const override {
        return over_ ? std::nullopt : asked_;
    }
    [[nodiscard]] StreamTime restsSince() const override { return watch_.restsSince(); }
    [[nodiscard]] bool isUndecided() const override;
    [[nodiscard]] bool wantsRegistration() const override { return watch_.wantsRegistration(); }
    [[nodiscard]] bool wantsLook() const override;
    [[nodiscard]] bool wantsDice() const override;
    [[nodiscard]] std::optional<int> looseMatches() const override;
    [[nodiscard]] RecordedStacks recordedStacks() const override;
    [[nodiscard]] std::optional<int> pointedAt(std::span<const TablePoint> ray) const override;
    [[nodiscard]] std::optional<Offer> offerOn(int spot) const override;

    Announcements begin(StreamTime stamp) override;
    Announcements see(StreamTime stamp, const FrameFacts& facts) override;
    Announcements look(StreamTime stamp, const TableObservation& seen) override;
    Announcements cameraLost(StreamTime stamp) override;
    Announcements registered(StreamTime stamp) override;
    Announcements command(StreamTime stamp, const Spoken& spoken) override;
    Announcements outOfTime(StreamTime stamp, const std::string& player) override;
    std::optional<Message> refusalOf(const Spoken& spoken) override;
    std::optional<std::size_t> restore(std::span<const Event> events) override;
    void expect(std::optional<Awaited> awaited) override { awaited_ = std::move(awaited); }

private:
    void say(Event event) { said_.push_back({now_, std::move(event)}); }
    Announcements taken();
    void refuse(Message because) {
        say(Refused{.command = words_, .because = std::move(because), .by = wordsAreOf()});
    }
    /// Refuses with a reason that everybody may know, because it repeats no words of the command.
    void refuseOpenly(Message because) {
        say(Refused{.command = words_,
                    .because = std::move(because),
                    .by = wordsAreOf(),
                    .repeats = false});
    }
    void refuseAction(const Play& play);
    [[nodiscard]] std::optional<Player> playerNamed(std::string_view name) const;
    /// Returns the speaker if it is a seat, because the answer must not depend on other players'
    /// secrets.
    [[nodiscard]] std::optional<Player> listener() const { return playerNamed(speaker_.name()); }
    /// Returns the only player who may know the words; empty: everybody, or a game without secrets.
    [[nodiscard]] std::string wordsAreOf() const {
        return HidesNothing<G> ? std::string() : speaker_.name();
    }
    [[nodiscard]] ByHearer<Heard> heardOf(const Step<State, typename G::Event>& step) const;

    void judge();
    void presumeInnocence();
    void actOnRuling();
    [[nodiscard]] Unfinished partOf(const Explanation<G>& explanation) const;
    void open(Event matter);
    void close();
    bool isDistrusted(const Explanation<G>& explanation) const;
    bool isUnexpected(const Explanation<G>& explanation) const;

    void call(const Explanation<G>& explanation, Source source);
    void callAction(const Action& action, Called called);
    void askPlayers();
    [[nodiscard]] bool isAccused() const;
    [[nodiscard]] bool canStand(const Explanation<G>& illegal) const;
    void letStand(Explanation<G> illegal, StandsBecause because);
    [[nodiscard]] bool isAnswered(const Explanation<G>& illegal, const Explanation<G>& since) const;
    bool isExplainedByIllegal();
    [[nodiscard]] ByHearer<std::vector<std::string>> ownExamples(const AnswerNeeded& needed) const;
    [[nodiscard]] std::vector<Action> meantBy(const Action& action) const;
    template <typename Change>
    void enter(const Change& change, State after, std::vector<std::string> actors);
    template <typename Change>
    void amend(Change change, State after, std::vector<std::string> actors = {});
    void undo(std::size_t count);
    void take(const Explanation<G>& explanation);
    void hear(const Command& command);
    void perform(const Command& command);
    [[nodiscard]] bool confirms(const Command& command) const;
    void ask(const Permit& permit, const Command& command);

    [[nodiscard]] Deed deedOf(const Command& command) const;
    [[nodiscard]] std::vector<std::string> actorsOf(const Action& action) const;
    [[nodiscard]] std::string ownName(const std::string& player) const {
        return player.empty() ? speaker_.name() : player;
    }
    [[nodiscard]] PutRight<State> putRight(const std::string& text) const;
    [[nodiscard]] std::string onlyForOf(const PutRight<State>& openly) const;
    void putHiddenRight(const CorrectPiece& correct, const PutRight<State>& openly);

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
    void obey(const Note& note) { say(Noted{note.text, speaker_.name()}); }
    void obey(const CallArbiter& call) { say(ArbiterCalled{call.why, speaker_.name()}); }
    void obey(const EnterRuling& it) { say(Ruled{it.arbiter, it.command, it.because, it.id}); }
    // The live game (app/game/live) carries out these commands, because it knows the camera and the
    // computer.
    void obey(const Hint&) { refuse(message("a command: %1", commandWords())); }
    void obey(const PointAt&) { refuse(message("a command: %1", commandWords())); }
    void obey(const SetCorners&) { refuse(message("a command: %1", commandWords())); }
    void obey(const Teach&) { refuse(message("a command: %1", commandWords())); }
    void obey(const Help&) { refuse(message("a command: %1", commandWords())); }

    [[nodiscard]] std::string whose(const State& position, const Action& action) const;
    template <typename Visit>
    void follow(const Explanation<G>& explanation, Visit visit) const;
    [[nodiscard]] std::string actorIn(const Explanation<G>& explanation) const;
    [[nodiscard]] std::vector<Choice> choicesOf(const std::vector<Explanation<G>>& from) const;
    [[nodiscard]] Message actionsText(const Explanation<G>& explanation) const;
    template <typename Change>
    bool restoreChange(const Change& change);
    bool restoreOne(const Event& event);
    [[nodiscard]] bool leadsTo(const std::string& position) const;

    Record<G> record_;
    TableReader<G> reader_;
    Watch watch_;
    StreamTime now_{};
    StreamTime lastLook_{};
    Verdict<G> verdict_;
    /// The open issue between table and record: a question, an illegal or unfinished action, or a
    /// difference.
    std::optional<Event> matter_;
    /// The explanations that `choose` selects from, and the record's length before them.
    std::vector<Explanation<G>> offered_;
    std::size_t offeredAt_ = 0;
    /// The last illegal action seen. Players may say `stands` while the record is unchanged since
    /// then, even if the table has changed.
    struct Accusation {
        Explanation<G> illegal;
        State in;
        bool isTakenBack = false; ///< table and record have agreed since
    };
    std::optional<Accusation> accused_;
    /// The action that the reader doubted, with its position; a repeated command counts.
    std::pair<std::string, std::string> doubted_;
    /// An undone action is not called again until its stones were put back.
    std::string distrusted_;
    std::optional<Awaited> awaited_; ///< expect()
    /// A command that waits for other players' agreement, and its first speaker.
    struct Pending {
        AgreementNeeded asked;
        Command command;
        Authority by;
        std::string words;
    };
    std::optional<Pending> pending_;
    std::optional<AnswerNeeded> asked_;
    TableState told_ = TableState::Waiting;
    StreamTime settlesSince_{};
    bool paused_ = false;
    bool over_ = false;
    bool hasAgreed_ = false; ///< table and record have agreed at least once
    Authority speaker_;      ///< the speaker of the command being executed
    std::string words_;      ///< the words of that command
    Announcements said_;
};

} // namespace umpire::referee

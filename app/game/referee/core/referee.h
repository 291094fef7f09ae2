#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/game/referee/core/commands.h"
#include "app/game/referee/core/measured_words.h"
#include "app/game/referee/core/table_reader.h"
#include "app/game/referee/core/told_reader.h"
#include "app/game/referee/core/watch.h"

#include <set>
#include <utility>

/// The referee of one game. Each game's folder declares `extern template class Referee<G>`. One
/// .cpp file of the folder instantiates the template, with referee_commands.h, referee_looks.h and
/// referee_position.h.
namespace umpire::referee {

template <Game G>
Repeating repeatingOf(const std::vector<typename G::Event>& events) {
    return mayRepeat<G>(events) ? Repeating::Counts : Repeating::CountsNot;
}

template <Game G>
Decided decidedBy(const typename G::Action& action) {
    return G::isChance(action) ? Decided::ByChance : Decided::ByPlayers;
}

/// The reason why an illegal action is accepted.
enum class StandsBecause { PlayersSaidSo, PlayWentOn };

/// What a correction changes, as far as public information shows it.
template <typename State>
struct PutRight {
    /// Record after the correction; none if the correction cannot be parsed without hidden
    /// information.
    std::optional<State> after{};
    bool isVisible = false;             ///< true if everybody can see the change
    std::vector<std::string> mayKnow{}; ///< players who may know all that the correction says
    /// Owners of the changed pieces. All players if the correction changes a public number.
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
    /// Returns the last verdict on the table at rest.
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
    /// Refuses the command with a reason that everybody may know. The announcement does not repeat
    /// the words of the command.
    void refuseOpenly(Message because) {
        say(Refused{.command = words_,
                    .because = std::move(because),
                    .by = wordsAreOf(),
                    .repeats = false});
    }
    void refuseAction(const Play& play);
    [[nodiscard]] std::optional<Player> playerNamed(std::string_view name) const;
    /// Returns the player whose seat gave the present command; none if the table, the arbiter or
    /// another speaker gave it. The answer to this player must not depend on other players'
    /// secrets.
    [[nodiscard]] std::optional<Player> listener() const { return playerNamed(speaker_.name()); }
    /// Returns the only player who may know the words of the command. Empty if everybody may know
    /// them, as in games without secrets.
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
    [[nodiscard]] Parsed<State> afterEach(State state, std::string_view text) const;
    [[nodiscard]] Parsed<State> corrected(const State& before, std::string_view text) const;
    [[nodiscard]] std::string placesIn(std::string_view text) const;
    [[nodiscard]] std::string asSeen() const;
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
    // The live game (app/game/live) executes these commands, because they need the camera or the
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
    /// The open issue between table and record: a question, an unfinished action, an illegal
    /// action, or a difference. None if table and record agree.
    std::optional<Event> matter_;
    /// The explanations from which `choose` selects, and the number of the record's entries when
    /// they were offered.
    std::vector<Explanation<G>> offered_;
    std::size_t offeredAt_ = 0;
    std::string offeredAsSeen_; ///< the last Desynchronised::asSeen that was announced
    /// The last illegal action that was seen. Players may say `stands` as long as the record has
    /// not changed since, even if the table has.
    struct Accusation {
        Explanation<G> illegal;
        State in;
        bool isTakenBack = false; ///< true if table and record have agreed since the action
    };
    std::optional<Accusation> accused_;
    /// An action that was refused because the table contradicts it, and the position, both in
    /// notation. If a player repeats the command in this position, the action is accepted.
    std::pair<std::string, std::string> doubted_;
    /// Text of the last undone action. The umpire does not announce this action again until the
    /// pieces were put back.
    std::string distrusted_;
    std::optional<Awaited> awaited_; ///< the action set by expect()
    /// A command that needs the agreement of other players, and its first speaker.
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
    bool hasAgreed_ = false; ///< true after table and record have agreed for the first time
    Authority speaker_;      ///< the speaker of the present command
    std::string words_;      ///< the words of the present command
    Announcements said_;
};

} // namespace umpire::referee

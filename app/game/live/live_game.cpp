#include "app/game/live/live_game.h"

#include "app/common/failure/last_catch.h"
#include "app/eye/camera/open_source.h"
#include "app/game/live/announcer.h"
#include "app/game/live/command_feed.h"
#include "app/game/live/followed_table.h"
#include "app/game/live/learning_table.h"
#include "app/game/live/live_setup.h"
#include "app/game/live/meet_table.h"
#include "app/game/live/seated_names.h"
#include "app/game/live/stream_clock.h"
#include "app/game/referee/core/authority.h"
#include "app/game/table/pointing.h"

#include <thread>

namespace umpire {
namespace {

/// Maximum time to wait for a frame, so that commands are not delayed.
constexpr std::chrono::milliseconds kPatience{100};

/// One game: passes frames and commands to the referee, and announcements to the announcer.
class LiveGame {
public:
    /// The listeners and the other table must outlive this object. `other` may be null.
    LiveGame(LiveSetup& setup, WatchedTable table, const LiveRequest& request,
             const LiveListeners& listeners, OtherSide* other)
        : remark_(listeners.remark()), referee_(std::move(setup.referee)), table_(std::move(table)),
          announcer_(*referee_, table_, listeners, *std::move(setup.clock), request.moments),
          learning_(request.table), computers_(setup.start, request.computers),
          forecast_(std::move(setup.start)), other_(other, *referee_, announcer_, remark_),
          feed_(request.commands), stop_(request.stop), listeners_(listeners) {}
    LiveGame(const LiveGame&) = delete;
    LiveGame& operator=(const LiveGame&) = delete;

    void playBy(const GameSettings& settings) {
        announcer_.name(settings.names);
        announcer_.playBy(playedRules(settings));
    }
    Expected<void> begin(const std::filesystem::path& file, const GameSettings& settings) {
        return LiveJournal::begin(file, settings, referee_->position(), remark_)
            .map([this](LiveJournal journal) { announcer_.keepIn(std::move(journal)); });
    }
    /// Resumes the game at the end of its record.
    Expected<void> goOn(LiveJournal journal) {
        const std::vector<RecordedEvent>& events = journal.restored().events;
        if (auto restored = restore(journal); !restored) {
            return restored;
        }
        listeners_.tell(&LiveListener::resumed, std::uint64_t(events.size()));
        Expected<void> kept;
        if (events.empty()) { // the program was killed before the first announcement
            kept = journal.keep({clock_.now(), GameStarted{referee_->position()}});
        } else {
            clock_.goOnAfter(events.back().time);
            const bool paused = journal.record().isPaused();
            kept = keepAgain(journal, Resumed{openedAgain()}).and_then([&] {
                return paused ? keepAgain(journal, Paused{message("as before")}) : Expected<void>();
            });
        }
        announcer_.keepIn(std::move(journal));
        return kept;
    }

    /// Runs the game until the source ends. `notes`: the first notes of a new game's record.
    Expected<void> run(FrameSource& source, const std::vector<Message>& notes) {
        if (auto seated = listeners_.ask(&LiveListener::seated, referee_->everybody()); !seated) {
            return seated;
        }
        clock_.follow(source.description().kind);
        announcer_.begin(announcer_.isOver() ? referee::Announcements()
                                             : referee_->begin(clock_.now()));
        for (const Message& note : notes) {
            announcer_.say({{clock_.now(), Noted{note, kUmpire}}});
        }
        bool ended = false;
        while (!ended && told() && !stop_.stop_requested()) {
            other_.follow(clock_.now());
            if (isFilmAwaiting()) {
                std::this_thread::sleep_for(kPatience);
                hearPlayers();
                continue;
            }
            const FromSource next = source.next(kPatience);
            std::visit([this](const auto& each) { this->take(each); }, next);
            const auto* news = std::get_if<SourceNews>(&next);
            ended = news != nullptr && std::holds_alternative<SourceEnded>(news->event);
            hearPlayers();
            letComputersPlay();
            foretellHits();
        }
        while (const auto spoken = told() && ended ? feed_.rest() : std::nullopt) {
            obey(*spoken);
        }
        if (const auto last = told() ? lastNote(announcer_.clock(), clock_.now()) : std::nullopt) {
            announcer_.say({{clock_.now(), *last}});
        }
        return told();
    }

private:
    Expected<void> keepAgain(LiveJournal& journal, Event event) {
        const Announcement again{clock_.now(), std::move(event)};
        announcer_.turnClock(again);
        return journal.keep(again);
    }
    [[nodiscard]] const Expected<void>& told() const { return announcer_.told(); }

    Expected<void> restore(const LiveJournal& journal) {
        const std::vector<RecordedEvent>& events = journal.restored().events;
        const auto restored = restoredEvents(events);
        if (!restored) {
            return failWith(ExitStatus::CannotRead, journal.file().string() + ": " +
                                                        restored.error() +
                                                        "; begin another journal at the position");
        }
        if (const auto wrong = referee_->restore(*restored)) {
            return failWith(
                ExitStatus::CannotRead,
                message(
                    "%1: %2", journal.file().string(),
                    message("today's rules do not follow event %1; `umpire log replay` says more",
                            events[*wrong].number)));
        }
        return {};
    }

    /// Executes a command for the camera or the computer, if the author has the right to it. The
    /// referee executes all other commands.
    void obey(const referee::Spoken& said) {
        const auto* command = std::get_if<referee::Command>(&said.command);
        const auto isOurs = [&](const auto& each) {
            return requires {
                this->take(said, each);
            };
        };
        if (command == nullptr || !std::visit(isOurs, *command)) {
            return announcer_.say(referee_->command(clock_.now(), said));
        }
        if (const auto refused = referee_->refusalOf(said)) {
            return refuse(said, *refused);
        }
        std::visit(
            [&](const auto& each) {
                if constexpr (requires { this->take(said, each); }) {
                    this->take(said, each);
                }
            },
            *command);
    }
    void refuse(const referee::Spoken& said, Message because) {
        announcer_.say({{clock_.now(), Refused{.command = said.words,
                                               .because = std::move(because),
                                               .by = said.by.name()}}});
    }
    /// Starts the search for a hint. The hint may use information that only the asking player has.
    void take(const referee::Spoken& said, const referee::Hint& hint) {
        const bool isSecret = referee_->positionIsSecret();
        const std::string by = said.by.name();
        followPosition();
        const auto refused =
            !by.empty() || !isSecret
                ? computers_.hint(hint.player.empty() ? by : hint.player,
                                  isSecret ? by : std::string())
                : message("a hint would tell a secret; ask for it on your own page");
        if (refused) {
            refuse(said, *refused);
        }
    }
    void take(const referee::Spoken&, const referee::Help&) {
        remark_(message("a command: %1", referee::commandWords()));
    }
    /// Gives the position to the searches, but only if it may have changed since the last call.
    void followPosition() {
        if (std::exchange(followed_, announcer_.timesShown()) == announcer_.timesShown()) {
            return;
        }
        computers_.follow(turnOf(*referee_));
        if (listeners_.want(&LiveListener::expected)) {
            forecast_.follow(referee_->position());
        }
    }
    /// Announces the computer's decision, or asks a person to make the computer's move on the
    /// table. A film waits for the search.
    void letComputersPlay() {
        const auto wait = clock_.isFilm() ? Wait::Yes : Wait::No;
        for (bool goesOn = true; goesOn && told();) {
            followPosition();
            const auto decision = computers_.decided(wait);
            goesOn = decision && decision->isSaid;
            if (goesOn) {
                announcer_.say(referee_->command(
                    clock_.now(), spoken(referee::Play{decision->advised.action},
                                         referee::Authority::computer(decision->advised.player))));
            } else if (decision) {
                if (decision->advised.as == Advised::As::Move) {
                    const std::string& move = decision->advised.action;
                    referee_->expect(
                        referee::Awaited{move, message("the computer plays %1", move)});
                }
                announcer_.say({{clock_.now(), decision->advised}});
            }
        }
    }
    /// Computes the expected hits of a toss. A film waits for the result; otherwise the toss would
    /// come first.
    void foretellHits() {
        followPosition();
        if (listeners_.want(&LiveListener::expected) &&
            forecast_.hasNews(clock_.isFilm() ? Wait::Yes : Wait::No)) {
            listeners_.tell(&LiveListener::expected, forecast_.expected());
        }
    }
    void hearPlayers() {
        while (const auto spoken = told() ? feed_.next(clock_.now()) : std::nullopt) {
            obey(*spoken);
        }
    }
    /// Tells whether the film must wait, because the other table has to act.
    [[nodiscard]] bool isFilmAwaiting() const { return clock_.isFilm() && other_.isAwaited(); }
    void take(const referee::Spoken&, const referee::SetCorners& said) {
        const auto corners = cornersSaid(said.at, table_.image().size(), table_.table());
        if (!corners) {
            remark_(corners.error().message);
        } else if (table_.takeCorners(*corners, clock_.now())) {
            announcer_.say(referee_->registered(clock_.now()));
        }
    }
    /// Learns from a correction. Refuses that while a player lays in secret.
    void take(const referee::Spoken&, const referee::Teach& said) {
        if (!announcer_.shown().laying.empty()) {
            remark_(message("nothing is kept while a player lays in secret"));
            return;
        }
        const auto told = learning_.take(said, table_);
        remark_(told ? *told : told.error().message);
    }
    void take(const referee::Spoken&, const referee::PointAt& pointed) {
        if (!listeners_.want(&LiveListener::offered)) {
            return;
        }
        const auto& board = announcer_.shown().board;
        const TableView* view = table_.table().view();
        std::optional<int> spot;
        if (const int* named = std::get_if<int>(&pointed.at)) {
            spot = board && board->has(*named) ? std::optional(*named) : std::nullopt;
        } else if (view != nullptr) {
            spot = referee_->pointedAt(rayFrom(*view, std::get<ImagePoint>(pointed.at)));
        }
        if (const auto offer = spot ? referee_->offerOn(*spot) : std::nullopt) {
            listeners_.tell(&LiveListener::offered, *offer);
        }
    }

    void take(const NothingYet&) {}
    void take(const SourceNews& news) {
        clock_.take(news);
        remark_(describe(news.event));
        const auto* stalled = std::get_if<SourceStalled>(&news.event);
        const bool hasGone = stalled != nullptr && stalled->who != Silent::NoTelephoneYet;
        if (hasGone || std::holds_alternative<SourceVanished>(news.event)) {
            announcer_.say(referee_->cameraLost(clock_.now()));
        }
    }
    void take(const CameraFrame& frame) {
        if (!clock_.take(frame)) {
            return; // the frame belongs to the part of a film that the journal already covers
        }
        const bool isFound = table_.take(frame.image, clock_.now());
        announcer_.see(clock_.now());
        if (isFound) {
            examine();
        }
        listeners_.tell(&LiveListener::frame,
                        table_.frame(clock_.now(), announcer_.shown().laying));
    }
    /// Announces each side whose time has run out. While a look is still judged, counts time only
    /// up to the moment when the table came to rest, because the turn may have ended then.
    void watchFlags() {
        const auto until =
            referee_->isUndecided() ? std::min(clock_.now(), referee_->restsSince()) : clock_.now();
        while (const auto fell =
                   told() ? fallenBy(other_.counted(announcer_.clock()), until) : std::nullopt) {
            announcer_.say({{clock_.now(), *fell}});
            if (fell->then == AtZero::Lose) {
                announcer_.say(referee_->outOfTime(clock_.now(), fell->player));
            }
        }
    }
    void say(referee::Announcements announcements) {
        if (announcer_.clock().isLimited()) {
            stampRest(announcements, referee_->restsSince());
        }
        announcer_.say(announcements);
    }
    void examine() {
        say(referee_->see(clock_.now(), table_.measure(clock_.now())));
        if (referee_->wantsRegistration() && table_.find(clock_.now())) {
            announcer_.say(referee_->registered(clock_.now()));
        }
        if (referee_->wantsLook()) {
            const auto* seen = table_.look({referee_->wantsDice() ? DiceToo::Yes : DiceToo::No,
                                            referee_->looseMatches(), referee_->recordedStacks()},
                                           clock_.now());
            if (seen != nullptr) {
                say(referee_->look(clock_.now(), *seen));
            }
        }
        watchFlags();
    }

    Remark remark_;
    std::unique_ptr<referee::AnyReferee> referee_;
    WatchedTable table_;
    Announcer announcer_;
    LearningTable learning_;
    ComputerPlayers computers_;
    HitForecast forecast_;
    int followed_ = -1; ///< last value of Announcer::timesShown()
    FollowedTable other_;
    StreamClock clock_;
    CommandFeed feed_;
    std::stop_token stop_;
    const LiveListeners& listeners_;
};

Expected<void> followAlone(LiveSetup setup, const LiveRequest& request,
                           const LiveListeners& listeners, OtherSide* other) {
    if (auto known = checkComputers(request.computers, setup.referee->everybody()); !known) {
        return known;
    }
    auto source = request.open ? request.open()
                               // opened first, so that a missing source leaves no new journal
                               : openSource(request.source);
    if (!source) {
        return tl::make_unexpected(source.error());
    }
    if (setup.learnedWarning) {
        listeners.tell(&LiveListener::remark, *setup.learnedWarning);
    }
    auto table = watchedTable(setup, request, listeners.remark());
    if (!table) {
        return tl::make_unexpected(table.error());
    }
    if (auto met = other != nullptr ? meetTable(*request.other, *other, setup, request.computers)
                                    : Expected<void>();
        !met) {
        return met;
    }
    LiveGame game(setup, *std::move(table), request, listeners, other);
    game.playBy(setup.settings);
    Expected<void> ready;
    if (setup.resumed) {
        ready = game.goOn(*std::move(setup.resumed));
    } else if (request.journal) {
        ready = game.begin(*request.journal, setup.settings);
    }
    return ready.and_then([&] { return game.run(**source, setup.notes); });
}

/// Runs the game. If there is another table, also sends the announcements to that table.
Expected<void> follow(LiveSetup setup, const LiveRequest& request, const LiveListeners& listeners) {
    if (!request.other) {
        return followAlone(std::move(setup), request, listeners, nullptr);
    }
    OtherSide other(*request.other);
    LiveListeners all = listeners;
    all.add(tellingTo(other));
    return followAlone(std::move(setup), request, all, &other);
}

Expected<LiveSetup> setupFor(const LiveRequest& request, const LiveListeners& listeners) {
    return request.resume ? LiveJournal::resume(*request.resume, listeners.remark())
                                .and_then([&](LiveJournal journal) {
                                    return resumedGame(std::move(journal), request.print);
                                })
                          : newGame(request);
}

} // namespace

Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners) {
    try {
        return setupFor(request, listeners).and_then([&](LiveSetup setup) {
            return follow(std::move(setup), request, listeners);
        });
    } catch (...) { // unexpected OpenCV errors, and lack of memory
        return failWith(
            ExitStatus::CannotRead,
            message("%1: %2", request.source,
                    message("a frame could not be examined (%1); please report it with the film",
                            whatWasThrown())));
    }
}

} // namespace umpire

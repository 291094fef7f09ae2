#include "app/live/live_game.h"

#include "app/camera/open_source.h"
#include "app/live/command_feed.h"
#include "app/live/corners_command.h"
#include "app/live/evidence_picture.h"
#include "app/live/live_position.h"
#include "app/live/live_setup.h"
#include "app/live/live_table.h"
#include "app/live/point_command.h"
#include "app/live/printed_spots.h"
#include "app/outcome/last_catch.h"
#include "app/picture/read_picture.h"
#include "app/referee/pieces/buda_reader.h"
#include "app/referee/war_galley/galley_reader.h"
#include "app/referee/murus_gallicus/murus_reader.h"
#include "app/referee/pieces/naval_reader.h"
#include "app/referee/core/referee.h"
#include "app/referee/pieces/trireme_reader.h"

namespace umpire {
namespace {

/// A camera gives its next frame sooner; commands are not kept waiting for longer.
constexpr std::chrono::milliseconds kPatience{100};
/// Between attempts to find the table: each costs as much as a tag detection.
constexpr std::chrono::microseconds kRegisterAgain = std::chrono::milliseconds(500);

tl::unexpected<Failure> failure(ExitStatus status, std::string message) {
    return tl::make_unexpected(Failure{status, std::move(message)});
}

template <Game G>
referee::TableReader<G> readerFor(const typename G::State& start,
                                  const std::optional<TableDescription>& table) {
    if constexpr (std::same_as<G, MurusGallicus>) {
        referee::MurusOptions options;
        if (table && table->board) {
            options.place = referee::BoardPlace{table->board->origin, table->board->cell};
        }
        return referee::TableReader<G>(options);
    } else if constexpr (std::same_as<G, Buda1686>) {
        const bool placed = table && table->board;
        return referee::TableReader<G>(
            referee::BudaTable(placed ? budaAreas(start.scenario(), table->board->origin)
                                      : std::vector<referee::SpotArea>{}));
    } else if constexpr (std::same_as<G, NavalBattle>) {
        const bool placed = table && table->board;
        return referee::TableReader<G>(referee::NavalTable(
            placed ? squareAreas(*table->board) : std::vector<referee::SpotArea>{}));
    } else if constexpr (std::same_as<G, WarGalley>) {
        return referee::TableReader<G>();
    } else {
        static_assert(std::same_as<G, Triremes>);
        const triremes::Chart& chart = start.chart();
        const bool placed = table && table->board && chart.players == 2 &&
                            table->board->columns == chart.columns &&
                            table->board->rows == chart.rows;
        return referee::TableReader<G>(referee::TriremeTable(
            placed ? squareAreas(*table->board) : std::vector<referee::SpotArea>{}));
    }
}

/// One game: frames and commands to the referee, what it says to the journal and the listeners.
template <Game G>
class LiveGame {
public:
    LiveGame(LiveSetup<G> setup, const LiveRequest& request, const LiveListeners& listeners)
        : referee_(setup.start, readerFor<G>(setup.start, setup.files.table)),
          table_(std::move(setup.files.table), std::move(setup.files.camera), sightOf(G::kName)),
          feed_(request.commands), stop_(request.stop), listeners_(listeners) {
        if (request.corners) {
            table_.takeCorners(*request.corners);
        }
    }

    /// `--before`, where there is one.
    Expected<void> takeEmptyBoard(const std::filesystem::path& file) {
        return readPicture(file).and_then([&](const cv::Mat& image) {
            return table_.takeEmptyBoard(image).map_error([&](Failure failed) {
                failed.message = file.string() + ": " + failed.message;
                return failed;
            });
        });
    }
    /// A new journal.
    Expected<void> begin(const std::filesystem::path& file, const GameSettings& settings) {
        return LiveJournal::begin(file, settings, G::text(referee_.state()), listeners_.remark)
            .map([this](LiveJournal journal) { journal_ = std::move(journal); });
    }
    /// Where the record stands.
    Expected<void> goOn(LiveJournal journal) {
        const auto restored = restoredEvents(journal.restored().events);
        if (!restored) {
            return failure(ExitStatus::CannotRead, journal.file().string() + ": " +
                                                       restored.error() +
                                                       "; begin another journal at the position");
        }
        if (const auto wrong = referee_.restore(restored->events)) {
            return failure(ExitStatus::CannotRead, journal.file().string() +
                                                       ": today's rules do not follow event " +
                                                       std::to_string(restored->numbers[*wrong]) +
                                                       "; `umpire log replay` says more");
        }
        const std::vector<RecordedEvent>& events = journal.restored().events;
        const bool isEmpty = events.empty();
        if (listeners_.resumed) {
            listeners_.resumed(events.size());
        }
        before_ = isEmpty ? std::chrono::microseconds(-1) : events.back().time;
        now_ = std::max(before_, std::chrono::microseconds(0));
        journal_ = std::move(journal);
        if (isEmpty) { // killed before anything was said
            return journal_->keep(now_, GameStart{G::text(referee_.state())});
        }
        const bool paused = journal_->record().isPaused();
        return journal_->keep(now_, Resume{"--resume"}).and_then([&] {
            return paused ? journal_->keep(now_, Pause{"as before"}) : Expected<void>();
        });
    }

    Expected<void> run(FrameSource& source) {
        if (const auto seated = seat(); !seated) {
            return seated;
        }
        const SourceKind kind = source.description().kind;
        isFilm_ = kind == SourceKind::Video || kind == SourceKind::Pictures;
        laying_ = layingIn<G>(referee_.state());
        if (!journal_ || !journal_->record().isOver()) {
            say(referee_.begin(now_));
        }
        showPosition();
        while (!over_ && told_ && !stop_.stop_requested()) {
            std::visit([this](const auto& each) { this->take(each); }, source.next(kPatience));
            while (const auto line = told_ ? feed_.next(now_) : std::nullopt) {
                obey(*line);
            }
        }
        while (const auto line = told_ && over_ ? feed_.rest() : std::nullopt) {
            obey(*line);
        }
        return told_;
    }

private:
    /// Where the table is tells the camera; all else the referee.
    void obey(const std::string& line) {
        if (const auto pointed = listeners_.offered ? pointSaid(line) : std::nullopt) {
            offer(*pointed);
            return;
        }
        if (!isCornersCommand(line)) {
            say(referee_.command(now_, line));
            return;
        }
        const auto corners = cornersSaid(line, image_.size(), table_);
        if (!corners) {
            listeners_.remark(corners.error().message);
            return;
        }
        table_.takeCorners(*corners);
        tried_.reset();
        whyNot_.clear();
        if (findTable(image_)) {
            say(referee_.registered(now_));
        }
    }
    void offer(const PointedAt& pointed) {
        std::optional<int> spot;
        const int* named = std::get_if<int>(&pointed);
        if (named != nullptr && shown_.board && shown_.board->has(*named)) {
            spot = *named;
        } else if (named == nullptr && table_.view() != nullptr) {
            spot = referee_.pointedAt(rayFrom(*table_.view(), std::get<ImagePoint>(pointed)));
        }
        if (const auto offer = spot ? referee_.offerOn(*spot) : std::nullopt) {
            listeners_.offered(*offer);
        }
    }
    void take(const NothingYet&) {}
    void take(const SourceNews& news) {
        now_ = std::max(now_, since(news.time));
        listeners_.remark(describe(news.event));
        if (std::holds_alternative<SourceEnded>(news.event)) {
            over_ = true;
        } else if (std::holds_alternative<SourceVanished>(news.event) ||
                   std::holds_alternative<SourceStalled>(news.event)) {
            say(referee_.cameraLost(now_));
        }
    }
    /// On the journal's time. A film's is its own; a camera's begins anew each time it is opened.
    [[nodiscard]] std::chrono::microseconds since(std::chrono::microseconds time) const {
        return isFilm_ ? time : time + std::max(before_, std::chrono::microseconds(0));
    }
    void take(const CameraFrame& frame) {
        if (since(frame.time) <= before_) {
            return; // a film's beginning, which the journal has
        }
        now_ = since(frame.time);
        image_ = frame.image;
        if (table_.size() && *table_.size() != frame.image.size()) {
            table_.forget();
            lastLook_.reset();
        }
        if (table_.isRegistered() || findTable(frame.image)) {
            examine(frame);
        }
        if (listeners_.frame) {
            listeners_.frame({frame.image, now_, table_.view(), lastLook_ ? &*lastLook_ : nullptr,
                              table_.board(), &table_.sought(), laying_});
        }
    }
    void examine(const CameraFrame& frame) {
        say(referee_.see(now_, table_.see(frame.image, now_)));
        if (referee_.wantsRegistration() && findTable(frame.image)) {
            say(referee_.registered(now_));
        }
        if (referee_.wantsLook()) {
            lastLook_ = table_.look(frame.image, referee_.wantsDice() ? DiceToo::Yes : DiceToo::No);
            say(referee_.look(now_, *lastLook_));
        }
    }
    bool findTable(const cv::Mat& image) {
        if (tried_ && now_ - *tried_ < kRegisterAgain && now_ >= *tried_) {
            return false;
        }
        tried_ = now_;
        const Expected<void> found = table_.registerIn(image);
        const std::string why = found ? "" : found.error().message;
        if (why != whyNot_ && !found) {
            listeners_.remark(why);
        }
        whyNot_ = why;
        return found.has_value();
    }
    void say(const referee::Announcements& announcements) {
        const std::vector<Laying> before = laying_;
        laying_ = screensAfter(announcements, before, layingIn<G>(referee_.state()));
        for (const referee::Announcement& each : announcements) {
            told_ = told_.and_then([&] { return keep(each); }).and_then([&] {
                return listeners_.announce(each);
            });
        }
        if (laying_ != before || std::ranges::any_of(announcements, changesPosition)) {
            showPosition();
        }
    }
    Expected<void> keep(const referee::Announcement& announcement) {
        if (!journal_) {
            return {};
        }
        const bool isShown = wantsPicture(announcement.event) && !isSaidBehindScreens(announcement);
        return journal_->keep(announcement, isShown ? evidencePicture(image_, table_.view()) : "");
    }
    /// What counts may be as much as before, and other actions.
    static bool changesPosition(const referee::Announcement& each) {
        return std::holds_alternative<referee::Called>(each.event) ||
               std::holds_alternative<referee::Amended>(each.event) ||
               std::holds_alternative<referee::Undone>(each.event);
    }
    /// What a player typed while all lay in secret: the table proves nothing of it, and shows them.
    [[nodiscard]] bool isSaidBehindScreens(const referee::Announcement& each) const {
        const auto* called = std::get_if<referee::Called>(&each.event);
        return called != nullptr && called->source == referee::Source::Said && !laying_.empty();
    }
    Expected<void> seat() const {
        return listeners_.seated ? listeners_.seated(referee_.everybody()) : Expected<void>();
    }
    void showPosition() {
        shown_ = positionOf<G>(referee_, laying_);
        if (listeners_.position) {
            listeners_.position(shown_);
        }
    }

    referee::Referee<G> referee_;
    LiveTable table_;
    CommandFeed feed_;
    std::stop_token stop_;
    std::optional<LiveJournal> journal_;
    bool isFilm_ = false;
    /// The journal's last moment before it was resumed; before all frames where it was not.
    std::chrono::microseconds before_{-1};
    cv::Mat image_; ///< the newest frame
    std::optional<TableObservation> lastLook_;
    LivePosition shown_;
    std::vector<Laying> laying_; ///< who does so in secret now
    const LiveListeners& listeners_;
    std::chrono::microseconds now_{};
    std::optional<std::chrono::microseconds> tried_;
    std::string whyNot_;
    Expected<void> told_;
    bool over_ = false;
};

template <Game G>
Expected<void> follow(LiveSetup<G> setup, const LiveRequest& request,
                      const LiveListeners& listeners) {
    auto source = openSource(request.source); // before a new journal is made for nothing
    if (!source) {
        return tl::make_unexpected(source.error());
    }
    const GameSettings settings = setup.settings;
    std::optional<LiveJournal> resumed = std::exchange(setup.resumed, std::nullopt);
    LiveGame<G> game(std::move(setup), request, listeners);
    Expected<void> ready;
    if (request.before) {
        ready = game.takeEmptyBoard(*request.before);
    }
    if (!ready) {
        return ready;
    }
    if (resumed) {
        ready = game.goOn(*std::move(resumed));
    } else if (request.journal) {
        ready = game.begin(*request.journal, settings);
    }
    return ready.and_then([&] { return game.run(**source); });
}

/// Calls `start(type)` for the game of that name.
template <typename Start>
Expected<void> startGame(const std::string& name, const std::string& whose, const Start& start) {
    Expected<void> followed;
    const bool known = visitGame(name, [&](auto type) { followed = start(type); });
    return known ? followed
                 : failure(ExitStatus::WrongUsage,
                           whose + ": `" + name + "` is none; take one of " + listedGames());
}

Expected<void> startFollowing(const LiveRequest& request, const LiveListeners& listeners) {
    if (!request.resume) {
        return startGame(request.game, "--game", [&](auto type) {
            using G = typename decltype(type)::type;
            return newGame<G>(request).and_then([&](LiveSetup<G> setup) {
                return follow<G>(std::move(setup), request, listeners);
            });
        });
    }
    return LiveJournal::resume(*request.resume, listeners.remark)
        .and_then([&](LiveJournal journal) {
            const std::string name = journal.restored().settings.game;
            return startGame(name, request.resume->string(), [&](auto type) {
                using G = typename decltype(type)::type;
                return resumedGame<G>(std::move(journal)).and_then([&](LiveSetup<G> setup) {
                    return follow<G>(std::move(setup), request, listeners);
                });
            });
        });
}

} // namespace

Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners) {
    try {
        return startFollowing(request, listeners);
    } catch (...) { // vision's OpenCV, on what nobody thought of, and want of memory
        return failure(ExitStatus::CannotRead,
                       request.source + ": a frame could not be examined (" + whatWasThrown() +
                           "); please report it with the film");
    }
}

} // namespace umpire

#include "app/live/live_game.h"

#include "app/camera/open_source.h"
#include "app/game_files/resources.h"
#include "app/live/command_feed.h"
#include "app/live/live_table.h"
#include "app/referee/galley_reader.h"
#include "app/referee/murus_reader.h"
#include "app/referee/referee.h"
#include "calibration/calibration_files.h"

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
Expected<typename G::State> beginningOf(const LiveRequest& request) {
    const auto resources = resourcesFor<G>(request.data);
    if (!resources) {
        return failure(ExitStatus::CannotRead, resources.error());
    }
    const std::string variant =
        request.variant.empty() ? std::string(G::variants()[0].name) : request.variant;
    const auto settings = G::settings(variant, *resources);
    if (!settings) {
        std::string known;
        for (const Variant& each : G::variants()) {
            known.append(known.empty() ? "" : ", ").append(each.name);
        }
        return failure(ExitStatus::WrongUsage, "--variant: `" + variant + "` is none of " +
                                                   request.game + "; take one of " + known);
    }
    if (!request.position) {
        return G::start(*settings);
    }
    auto parsed = G::parseState(*request.position, *settings);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return failure(ExitStatus::CannotRead, "--position: " + describe(*error));
    }
    return std::get<typename G::State>(std::move(parsed));
}

struct TableFiles {
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera;
};

Expected<TableFiles> readFiles(const LiveRequest& request) {
    TableFiles files;
    if (request.table) {
        const auto table = loadTable(*request.table);
        if (!table) {
            return failure(ExitStatus::CannotRead, table.error().message);
        }
        files.table = *table;
    }
    if (request.camera) {
        const auto camera = loadCamera(*request.camera);
        if (!camera) {
            return failure(ExitStatus::CannotRead, camera.error().message);
        }
        files.camera = *camera;
    }
    return files;
}

/// What each game's pieces are for the camera.
template <Game G>
std::set<Detector> detectorsOf() {
    if constexpr (std::same_as<G, MurusGallicus>) {
        return {Detector::Stones};
    } else if constexpr (std::same_as<G, WarGalley>) {
        return {Detector::Galleys, Detector::Matches, Detector::Orders};
    } else {
        return {Detector::Dice};
    }
}

template <Game G>
referee::TableReader<G> readerFor(const std::optional<TableDescription>& table) {
    if constexpr (std::same_as<G, MurusGallicus>) {
        referee::MurusOptions options;
        if (table && table->board) {
            options.place = referee::BoardPlace{table->board->origin, table->board->cell};
        }
        return referee::TableReader<G>(options);
    } else {
        return {};
    }
}

/// One game: frames and commands to the referee, what it says to the listeners.
template <Game G>
class LiveGame {
public:
    LiveGame(typename G::State start, TableFiles files, const LiveRequest& request,
             const LiveListeners& listeners)
        : referee_(std::move(start), readerFor<G>(files.table)),
          table_(std::move(files.table), std::move(files.camera), detectorsOf<G>()),
          feed_(request.commands), stop_(request.stop), listeners_(listeners) {}

    Expected<void> run(FrameSource& source) {
        say(referee_.begin({}));
        showPosition();
        while (!over_ && told_ && !stop_.stop_requested()) {
            std::visit([this](const auto& each) { this->take(each); }, source.next(kPatience));
            while (const auto line = feed_.next(now_)) {
                say(referee_.command(now_, *line));
            }
        }
        while (const auto line = told_ && over_ ? feed_.rest() : std::nullopt) {
            say(referee_.command(now_, *line));
        }
        return told_;
    }

private:
    void take(const NothingYet&) {}
    void take(const SourceNews& news) {
        now_ = std::max(now_, news.time);
        listeners_.remark(describe(news.event));
        if (std::holds_alternative<SourceEnded>(news.event)) {
            over_ = true;
        } else if (std::holds_alternative<SourceVanished>(news.event) ||
                   std::holds_alternative<SourceStalled>(news.event)) {
            say(referee_.cameraLost(now_));
        }
    }
    void take(const CameraFrame& frame) {
        now_ = frame.time;
        if (table_.size() && *table_.size() != frame.image.size()) {
            table_.forget();
            lastLook_.reset();
        }
        if (table_.isRegistered() || findTable(frame.image)) {
            examine(frame);
        }
        if (listeners_.frame) {
            listeners_.frame({frame.image, now_, table_.view(), lastLook_ ? &*lastLook_ : nullptr});
        }
    }
    void examine(const CameraFrame& frame) {
        say(referee_.see(now_, table_.see(frame.image, now_)));
        if (referee_.wantsRegistration() && findTable(frame.image)) {
            say(referee_.registered(now_));
        }
        if (referee_.wantsLook()) {
            lastLook_ = table_.look(frame.image);
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
        for (const referee::Announcement& each : announcements) {
            if (told_) {
                told_ = listeners_.announce(each);
            }
        }
        if (std::ranges::any_of(announcements, changesPosition)) {
            showPosition();
        }
    }
    /// What counts may be as much as before, and other actions.
    static bool changesPosition(const referee::Announcement& each) {
        return std::holds_alternative<referee::Called>(each.event) ||
               std::holds_alternative<referee::Amended>(each.event) ||
               std::holds_alternative<referee::Undone>(each.event);
    }
    void showPosition() {
        const bool secret = referee_.positionIsSecret();
        shown_ = {secret ? "" : G::text(referee_.state()), {}, referee_.ply()};
        for (const Player player : G::toAct(referee_.state())) {
            shown_.toMove.push_back(G::playerName(referee_.state(), player));
        }
        if (listeners_.position) {
            listeners_.position(shown_);
        }
    }

    referee::Referee<G> referee_;
    LiveTable table_;
    CommandFeed feed_;
    std::stop_token stop_;
    std::optional<TableObservation> lastLook_;
    LivePosition shown_;
    const LiveListeners& listeners_;
    std::chrono::microseconds now_{};
    std::optional<std::chrono::microseconds> tried_;
    std::string whyNot_;
    Expected<void> told_;
    bool over_ = false;
};

template <Game G>
Expected<void> follow(const LiveRequest& request, const LiveListeners& listeners) {
    auto start = beginningOf<G>(request);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    auto files = readFiles(request);
    if (!files) {
        return tl::make_unexpected(files.error());
    }
    auto source = openSource(request.source);
    if (!source) {
        return tl::make_unexpected(source.error());
    }
    return LiveGame<G>(*std::move(start), *std::move(files), request, listeners).run(**source);
}

} // namespace

Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners) {
    Expected<void> followed;
    try {
        const bool known = visitGame(request.game, [&](auto type) {
            using G = typename decltype(type)::type;
            followed = follow<G>(request, listeners);
        });
        return known
                   ? followed
                   : failure(ExitStatus::WrongUsage, "--game: `" + request.game +
                                                         "` is none; take one of " + listedGames());
    } catch (const std::exception& error) { // vision's OpenCV, on what nobody thought of
        std::string what = error.what();
        std::ranges::replace(what, '\n', ' ');
        return failure(ExitStatus::CannotRead, request.source +
                                                   ": a frame could not be examined (" + what +
                                                   "); please report it with the film");
    }
}

} // namespace umpire

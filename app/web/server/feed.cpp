#include "app/web/server/feed.h"

#include "app/common/network/event_thread.h"
#include "app/common/network/network_address.h"
#include "app/web/server/feed_settings.h"
#include "app/web/server/server.h"

#include <atomic>
#include <semaphore>

namespace umpire {
namespace {

constexpr std::string_view kPlayerPage = "/player";

SeenTable seenTableOf(const LiveFrame& frame, const TableObservation& seen) {
    SeenTable table;
    table.seen = seen;
    if (frame.board != nullptr) {
        table.board = *frame.board;
    }
    if (frame.sought != nullptr) {
        table.sought = *frame.sought;
    }
    if (frame.view != nullptr) {
        table.area = {frame.view->areaWidth, frame.view->areaHeight};
    }
    return table;
}

} // namespace

struct Feed::Inside {
    FeedShelf shelf;
    /// the states by hearer; used by the game's thread only. Each change is copied to the shelf
    /// completely.
    std::map<std::string, FeedState, std::less<>> states;
    std::shared_ptr<const SeenTable> seen;
    ServerSettings settings;
    FeedServer* server = nullptr; ///< used in the server's thread
    std::atomic<bool> told = false;
    NetworkAddress address;
    mutable std::mutex codeMutex; ///< guards the member below
    std::string typedCode;
    EventThread thread;

    ~Inside() {
        thread.end([this] { server->end(); });
    }

    Expected<void> start() {
        return thread.begin([this]() -> Expected<std::unique_ptr<QObject>> {
            auto here = std::make_unique<FeedServer>(shelf, settings);
            return here->begin().map([&] {
                server = here.get();
                address = here->address();
                return std::unique_ptr<QObject>(std::move(here));
            });
        });
    }

    void showTypedCode(const std::string& code) {
        const std::scoped_lock lock(codeMutex);
        typedCode = code;
    }

    void layStates() {
        std::map<std::string, std::shared_ptr<const FeedState>, std::less<>> copies;
        for (const auto& [hearer, state] : states) {
            copies[hearer] = std::make_shared<const FeedState>(state);
        }
        const std::scoped_lock lock(shelf.mutex);
        shelf.states.swap(copies);
    }

    /// Shows the pieces behind screens, each player's own side only to that player. The public
    /// picture stays unchanged.
    void showPlayers(const LiveFrame& frame) {
        for (auto& [hearer, pictures] : shelf.pictures) {
            if (hearer == kEverybody || !pictures.isDue(frame.time)) {
                continue;
            }
            if (const auto open = viewOf(frame, hearer)) {
                pictures.put(
                    open->image, frame.time, frame.view,
                    open->seen ? std::make_shared<const SeenTable>(seenTableOf(frame, *open->seen))
                               : nullptr);
            }
        }
    }

    /// Sends aiming data for the phone that is the camera.
    void aim(const LiveFrame& frame) {
        const bool hasBegun = states.begin()->second.position.ply > 0;
        if (settings.camera == nullptr ||
            !shelf.aimed.isDue(frame.time, hasBegun ? AimedPictures::kBetweenInPlay
                                                    : AimedPictures::kBetween)) {
            return;
        }
        AimedPicture picture{smallPicture(frame.image), frame.image.size(), {}};
        picture.table.knowsArea = frame.knowsArea;
        if (frame.view != nullptr) {
            picture.table.view = *frame.view;
        }
        if (frame.table != nullptr) {
            picture.table.table = *frame.table;
        }
        shelf.aimed.put(std::move(picture), frame.time);
        tell();
    }

    /// Informs the server. At most one such call waits in the server's queue.
    void tell() {
        if (!told.exchange(true)) {
            thread.ask([this] {
                told = false;
                server->tell();
            });
        }
    }
};

Feed::Feed(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Feed::~Feed() = default;

Expected<std::unique_ptr<Feed>> Feed::open(const FeedRequest& request) {
    auto settings = settingsOf(request);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    auto inside = std::make_unique<Inside>();
    const bool obeys = settings->rules.token || !settings->rules.players.empty();
    settings->commands = !obeys             ? nullptr
                         : request.commands ? request.commands
                                            : std::make_shared<CommandQueue>();
    inside->settings = *std::move(settings);
    if (inside->settings.delay.count() > 0) {
        inside->shelf.films.keep(ShownFilms::kMostDelayed);
    }
    inside->settings.showTypedCode =
        [here = inside.get(), hears = request.telephone.value_or(TelephoneRequest()).showTypedCode](
            const std::string& code) {
            here->showTypedCode(code);
            if (hears) {
                hears(code);
            }
        };
    inside->states.try_emplace(std::string(kEverybody));
    for (const auto& [player, token] : inside->settings.rules.players) {
        inside->states.try_emplace(player);
    }
    for (auto& [hearer, state] : inside->states) {
        state.hearer = hearer;
        inside->shelf.events.try_emplace(hearer);
        inside->shelf.pictures.try_emplace(hearer);
    }
    inside->layStates();
    return inside->start().map([&] { return std::unique_ptr<Feed>(new Feed(std::move(inside))); });
}

Expected<void> Feed::seat(const std::vector<std::string>& players) const {
    for (const auto& [player, token] : inside_->settings.rules.players) {
        if (std::ranges::find(players, player) == players.end()) {
            return wrongSetting("players", "`" + player + "` plays no part in this game",
                                ExitStatus::CannotRead);
        }
    }
    return {};
}

void Feed::count(const ThinkingClock& clock) {
    for (auto& [hearer, state] : inside_->states) {
        state.clock = clock;
    }
}

void Feed::goOnAfter(std::uint64_t events) {
    for (auto& [hearer, state] : inside_->states) {
        state.lastEvent = events;
    }
    for (auto& [hearer, log] : inside_->shelf.events) {
        log.goOnAfter(events);
    }
    inside_->layStates();
}

void Feed::announce(const Announcement& announcement) {
    std::map<std::string_view, std::string> lines;
    for (auto& [hearer, state] : inside_->states) {
        const std::uint64_t number = inside_->shelf.events.find(hearer)->second.last() + 1;
        lines[hearer] = eventJson(number, announcement, state);
        note(announcement, lines[hearer], state);
        state.lastEvent = number;
    }
    inside_->layStates();
    for (auto& [hearer, log] : inside_->shelf.events) {
        log.add(std::move(lines[hearer]));
    }
    inside_->tell();
}

void Feed::show(const LivePosition& position) {
    for (auto& [hearer, state] : inside_->states) {
        note(positionFor(position, hearer), state);
    }
    inside_->layStates();
}

void Feed::offer(const referee::Offer& offer) {
    for (auto& [hearer, state] : inside_->states) {
        note(offer, state);
    }
    inside_->layStates();
}

void Feed::expect(const std::optional<ExpectedHits>& expected) {
    for (auto& [hearer, state] : inside_->states) {
        state.expected = expected;
    }
    inside_->layStates();
}

void Feed::show(const MomentsFilm& film) {
    const std::uint64_t event = inside_->shelf.events.find(kEverybody)->second.last();
    if (auto moments = inside_->shelf.films.put(film, event)) {
        for (auto& [hearer, state] : inside_->states) {
            state.moments = moments;
        }
        inside_->layStates();
    }
}

void Feed::show(const LiveFrame& frame) {
    for (auto& [hearer, state] : inside_->states) {
        state.time = frame.time;
        state.frameCame = std::chrono::steady_clock::now();
    }
    inside_->layStates();
    inside_->aim(frame);
    if (!frame.laying.empty()) {
        return inside_->showPlayers(frame);
    }
    auto& seen = inside_->seen;
    const bool looked = frame.lastLook != nullptr && (!seen || seen->seen != *frame.lastLook);
    if (looked) {
        seen = std::make_shared<const SeenTable>(seenTableOf(frame, *frame.lastLook));
        const std::scoped_lock lock(inside_->shelf.mutex);
        inside_->shelf.seen = seen;
    }
    inside_->shelf.pictures.find(kEverybody)->second.put(frame.image, frame.time, frame.view, seen);
    if (looked) {
        inside_->tell();
    }
}

Expected<std::unique_ptr<Feed>> openShownFeed(FeedRequest request) {
    request.listen = "0.0.0.0:8420";
    auto feed = Feed::open(request);
    if (!feed) {
        request.listen = "0.0.0.0:0";
        feed = Feed::open(request);
    }
    return feed;
}

LiveListener showingTo(const std::weak_ptr<Feed>& feed) {
    return showingTo([feed] { return feed.lock(); });
}

LiveListener showingTo(const std::function<std::shared_ptr<Feed>()>& feed) {
    const auto shown = [feed](auto show) {
        return [feed, show](const auto&... what) {
            if (const auto there = feed()) {
                show(*there, what...);
            }
        };
    };
    LiveListener listener;
    listener.announce = [feed](const Announcement& each) -> Expected<void> {
        if (const auto there = feed()) {
            there->announce(each);
        }
        return {};
    };
    listener.seated = [feed](const std::vector<std::string>& players) {
        const auto there = feed();
        return there ? there->seat(players) : Expected<void>();
    };
    listener.resumed = shown([](Feed& there, std::uint64_t events) { there.goOnAfter(events); });
    listener.clock = shown([](Feed& there, const ThinkingClock& clock) { there.count(clock); });
    listener.frame = shown([](Feed& there, const LiveFrame& frame) { there.show(frame); });
    listener.position =
        shown([](Feed& there, const LivePosition& position) { there.show(position); });
    listener.moments = shown([](Feed& there, const MomentsFilm& film) { there.show(film); });
    listener.offered = shown([](Feed& there, const referee::Offer& offer) { there.offer(offer); });
    listener.expected =
        shown([](Feed& there, const std::optional<ExpectedHits>& hits) { there.expect(hits); });
    return listener;
}

std::chrono::seconds Feed::rest() const {
    const bool isOwed = inside_->states.begin()->second.lastEvent > 0;
    return isOwed ? inside_->settings.delay : std::chrono::seconds(0);
}

void Feed::showRest(const std::stop_token& stop) {
    if (rest().count() == 0) {
        return;
    }
    const auto shown = std::make_shared<std::counting_semaphore<>>(0);
    inside_->thread.ask(
        [this, shown] { inside_->server->showRest([shown] { shown->release(); }); });
    // a stop before this call has ended the game, and spectators still see the rest
    const bool hasEnded = stop.stop_requested();
    const std::stop_callback ended(stop, [&] {
        if (!hasEnded) {
            shown->release();
        }
    });
    shown->acquire();
}

std::string Feed::address() const {
    return inside_->settings.listen ? text(inside_->address) : "";
}

std::vector<std::string> Feed::telephonePages() const {
    const auto& token = inside_->settings.rules.telephone;
    std::vector<std::string> pages;
    if (token && inside_->settings.listen) {
        for (const NetworkAddress& each : addressesOf(inside_->address)) {
            pages.push_back("http://" + text(each) + "/telephone#" + *token);
        }
    }
    return pages;
}

std::vector<std::string> Feed::typedPages() const {
    const ServerSettings& settings = inside_->settings;
    std::vector<std::string> pages;
    if (!settings.rules.telephone || !settings.listen) {
        return pages;
    }
    std::vector<NetworkAddress> addresses = addressesOf(inside_->address);
    if (!settings.rules.name.empty()) {
        addresses.insert(addresses.begin(), {settings.rules.name, inside_->address.port});
    }
    for (const NetworkAddress& each : addresses) {
        pages.push_back("http://" + text(each) + (settings.rules.hasGame ? "/telephone" : ""));
    }
    return pages;
}

std::string Feed::typedCode() const {
    const std::scoped_lock lock(inside_->codeMutex);
    return inside_->typedCode;
}

std::vector<ScannedPage> Feed::scannedPages() const {
    std::vector<ScannedPage> pages;
    if (!inside_->settings.listen) {
        return pages;
    }
    const FeedRules& rules = inside_->settings.rules;
    const std::string page =
        "http://" + text(addressesOf(inside_->address).front()) + std::string(kPlayerPage) + "#";
    if (rules.token) {
        pages.push_back({ScannedPage::Of::Table, "", page + *rules.token});
    }
    for (const auto& [player, token] : rules.players) {
        pages.push_back({ScannedPage::Of::Player, player, page + token});
    }
    if (rules.spectators) {
        pages.push_back({ScannedPage::Of::Spectators, "", page + *rules.spectators});
    }
    return pages;
}

std::string pageOf(std::string_view page, const ScannedPage& scanned) {
    std::string address = scanned.address;
    return address.replace(address.find(kPlayerPage), kPlayerPage.size(), page);
}

std::shared_ptr<CommandQueue> Feed::commands() const {
    return inside_->settings.commands;
}

} // namespace umpire

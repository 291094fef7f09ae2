#pragma once

#include "app/eye/camera/pushed_source.h"
#include "app/game/live/live_game.h"
#include "app/web/telephone/toss_desk.h"

#include <functional>
#include <memory>

/// Serves the public part of a live game to streams, second screens and other programs, and a
/// player's part to clients that send the player's token. Serves `/state`, `/events` (WebSocket),
/// `/overlay`, `/player` and `/table.jpg` over HTTP, and TUIO 1.1 over UDP. Also accepts commands.
/// docs/feed.md lists the addresses.
namespace umpire {

/// Settings of the page for phones, which photograph a toss and get its ruling.
struct TelephoneRequest {
    TossFiles files;
    bool isAlone = true; ///< true if the feed shows no game
    /// Receives the pictures of a phone that is the game's camera; null: no phone may be the
    /// camera.
    std::shared_ptr<PushedPictures> camera{};
    /// Receives each new `Feed::typedCode`. It is called in the feed's own thread.
    std::function<void(const std::string& code)> showTypedCode{};
};

struct FeedRequest {
    std::string listen;                             ///< such as "127.0.0.1:8420"; empty: no server
    std::optional<std::filesystem::path> token;     ///< a file with the token in its first line
    std::optional<std::filesystem::path> players{}; ///< a file with each player's own token
    bool makesTokens = false;         ///< makes missing tokens for the table and the spectators
    std::vector<std::string> seats{}; ///< players for whom missing tokens are made
    /// Receives the clients' commands; null: the feed makes a queue.
    std::shared_ptr<CommandQueue> commands{};
    std::optional<std::filesystem::path> spectators{}; ///< a file with the spectators' token
    std::string tuio; ///< such as "127.0.0.1:3333"; empty: no TUIO is sent
    std::vector<std::string>
        embedders{}; ///< origins of pages that may embed the feed: "https://club.example", "any"
    std::optional<TelephoneRequest> telephone{};
    /// Delay of everything shown to clients that may give no commands.
    std::chrono::seconds delay{0};
};

/// A page that is opened by scanning a code.
struct ScannedPage {
    enum class Of { Table, Player, Spectators };
    Of of = Of::Table;
    std::string player;  ///< the player's name; only for Of::Player
    std::string address; ///< such as "http://192.168.1.7:8420/player#…"
};
/// Returns the address of another page for the same token: "/overlay" is for a stream, "/board" for
/// a television.
std::string pageOf(std::string_view page, const ScannedPage& scanned);

/// Serves in a separate thread; the game's thread passes values and never waits.
class Feed {
public:
    /// Opens a feed. Errors: WrongUsage for a malformed address, and for an address that other
    /// machines can reach without a token; CannotRead for the token; CannotWrite if the system
    /// refuses.
    static Expected<std::unique_ptr<Feed>> open(const FeedRequest& request);
    /// Says goodbye to all clients.
    ~Feed();
    Feed(const Feed&) = delete;
    Feed& operator=(const Feed&) = delete;

    /// Checks that each player who has a token is one of `players`. Error: CannotRead if one is
    /// not.
    Expected<void> seat(const std::vector<std::string>& players) const;
    /// Continues the numbering of a resumed game after `events`, so that no number is given twice,
    /// not even to a client that reconnects. Must be called before the first announcement.
    void goOnAfter(std::uint64_t events);
    /// Takes the players' thinking times; they are shown with the next announcement.
    void count(const ThinkingClock& clock);
    void announce(const Announcement& announcement);
    void show(const LivePosition& position);
    void show(const LiveFrame& frame);
    /// Shows possible corrections to the clients that may give commands.
    void offer(const referee::Offer& offer);
    /// Shows the film of the moments before the newest event.
    void show(const MomentsFilm& film);
    /// Shows the expected hits of the toss that is due; none: no toss is due.
    void expect(const std::optional<ExpectedHits>& expected);

    /// Returns the maximum time until spectators have seen the last announcement: their delay, or 0
    /// if nothing was announced.
    [[nodiscard]] std::chrono::seconds rest() const;
    /// Waits until spectators have seen everything, or until `stop`.
    void showRest(const std::stop_token& stop);

    /// Returns the address with the port that the system chose, such as "127.0.0.1:8420"; empty if
    /// nothing is served.
    [[nodiscard]] std::string address() const;
    /// Returns addresses for a phone, such as "http://192.168.1.7:8420/telephone#TOKEN", the
    /// likeliest first. The token is new each time and gives no other access. Browsers do not send
    /// the text after the #. Returns an empty list if there is no page for phones.
    [[nodiscard]] std::vector<std::string> telephonePages() const;
    /// Returns the same page without its token, as short as possible for typing:
    /// "http://anna-pc.local:8420" if the local network knows this machine's name, and then
    /// "http://192.168.1.7:8420". The page asks for a typed code.
    [[nodiscard]] std::vector<std::string> typedPages() const;
    /// Returns six characters to type on a phone; empty if no phone has asked for a code, or after
    /// the code was typed.
    [[nodiscard]] std::string typedCode() const;
    /// Returns the pages of all who have a token, at the likeliest address of this machine.
    [[nodiscard]] std::vector<ScannedPage> scannedPages() const;
    /// Returns the queue of the clients' commands; each command has the authority of the client's
    /// token. Null if commands are not allowed.
    [[nodiscard]] std::shared_ptr<CommandQueue> commands() const;

private:
    struct Inside;
    explicit Feed(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// Opens a feed for pages whose address is shown: at every address of this machine, and at the same
/// port each time, so that a phone's page can reconnect; at another port if that port is taken.
/// Errors: those of Feed::open.
Expected<std::unique_ptr<Feed>> openShownFeed(FeedRequest request);

/// Returns a listener that shows a game on that feed while the feed exists.
LiveListener showingTo(const std::weak_ptr<Feed>& feed);
/// Returns a listener that shows a game on the feed that `feed` returns. `feed` returns null while
/// no feed exists.
LiveListener showingTo(const std::function<std::shared_ptr<Feed>()>& feed);

} // namespace umpire

#pragma once

#include "app/eye/camera/pushed_source.h"
#include "app/game/live/live_game.h"
#include "app/web/telephone/toss_desk.h"

#include <functional>
#include <memory>

/// Serves a live game's public part to streams, second screens and other programs, and a player's
/// part with that player's token: `/state`, `/events` (WebSocket), `/overlay`, `/player` and
/// `/table.jpg` over HTTP, and TUIO 1.1 over UDP; it also accepts commands. docs/feed.md has the
/// addresses.
namespace umpire {

/// Settings of the page for telephones, which photograph a toss and get its ruling.
struct TelephoneRequest {
    TossFiles files;
    bool isAlone = true; ///< there is no game to show
    /// Receives pictures of a telephone that is the camera; null: no telephone may be.
    std::shared_ptr<PushedPictures> camera{};
    /// Hears of a new `Feed::typedCode`, in the feed's own thread.
    std::function<void(const std::string& code)> showTypedCode{};
};

struct FeedRequest {
    std::string listen;                             ///< "127.0.0.1:8420"; empty: serves nothing
    std::optional<std::filesystem::path> token;     ///< a file whose first line is the token
    std::optional<std::filesystem::path> players{}; ///< a file with each player's own token
    bool makesTokens = false; ///< makes missing tokens for the table and the spectators
    std::optional<std::filesystem::path> spectators{}; ///< a file with the spectators' token
    std::string tuio;                                  ///< "127.0.0.1:3333"; empty: sends nothing
    std::vector<std::string>
        embedders{}; ///< origins of pages that may embed it: "https://club.example", "any"
    std::optional<TelephoneRequest> telephone{};
    /// Whoever may give no commands is shown everything so long after it was so.
    std::chrono::seconds delay{0};
};

/// A page that is opened by scanning a code.
struct ScannedPage {
    enum class Of { Table, Player, Spectators };
    Of of = Of::Table;
    std::string player;  ///< only for Of::Player
    std::string address; ///< "http://192.168.1.7:8420/player#…"
};
/// What the same token opens: "/overlay" is for a stream, and "/board" for a television.
std::string pageOf(std::string_view page, const ScannedPage& scanned);

/// Serves in a thread of its own; the game's thread passes values and never waits.
class Feed {
public:
    /// Errors: WrongUsage for a malformed address, and for one that other machines can reach
    /// without a token; CannotRead for the token; CannotWrite if the system refuses.
    static Expected<std::unique_ptr<Feed>> open(const FeedRequest& request);
    /// Says goodbye to all clients.
    ~Feed();
    Feed(const Feed&) = delete;
    Feed& operator=(const Feed&) = delete;

    /// Sets the players; call it first. Error: CannotRead if a token belongs to none of them.
    Expected<void> seat(const std::vector<std::string>& players) const;
    /// The game is resumed and so many events are in its journal: no number is given twice, also to
    /// a client that comes back. Before the first announcement.
    void goOnAfter(std::uint64_t events);
    /// How long the players thought so far; it is shown with what is announced next.
    void count(const ThinkingClock& clock);
    void announce(const Announcement& announcement);
    void show(const LivePosition& position);
    void show(const LiveFrame& frame);
    /// Shows possible corrections to the clients that may give commands.
    void offer(const referee::Offer& offer);
    /// Shows the film of the moments before the newest event.
    void show(const MomentsFilm& film);
    /// Shows the hits expected of the toss that is owed; none: no toss is owed.
    void expect(const std::optional<ExpectedHits>& expected);

    /// So long spectators have still to wait for what was announced; 0: there is nothing.
    [[nodiscard]] std::chrono::seconds rest() const;
    /// Waits until spectators were shown all, or until `stop`.
    void showRest(const std::stop_token& stop);

    /// "127.0.0.1:8420", with the port that the system gave; empty where nothing is served.
    [[nodiscard]] std::string address() const;
    /// Returns addresses for a telephone, such as "http://192.168.1.7:8420/telephone#TOKEN", the
    /// likeliest first. The token is new each time and opens nothing else. Browsers do not send the
    /// text after the #. Empty if there is no page for telephones.
    [[nodiscard]] std::vector<std::string> telephonePages() const;
    /// The same page without its token, as short as it can be typed: "http://anna-pc.local:8420"
    /// where the local network knows this machine's name, and then "http://192.168.1.7:8420". The
    /// page asks for a typed code.
    [[nodiscard]] std::vector<std::string> typedPages() const;
    /// Six characters that are to be typed on a telephone. Empty where no telephone has asked for
    /// them, and after they were typed.
    [[nodiscard]] std::string typedCode() const;
    /// The pages of those who have a token, at the likeliest address of this machine.
    [[nodiscard]] std::vector<ScannedPage> scannedPages() const;
    /// Returns the clients' commands with the token's authority; null: commands are not allowed.
    [[nodiscard]] std::shared_ptr<CommandQueue> commands() const;

private:
    struct Inside;
    explicit Feed(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// For pages whose address is shown: at every address of this machine, at the same port each time,
/// so that a telephone's page finds its way back, and at another where somebody else has that one.
/// Errors: those of Feed::open.
Expected<std::unique_ptr<Feed>> openShownFeed(FeedRequest request);

/// Who shows a game on that feed, for as long as the feed is there.
LiveListener showingTo(const std::weak_ptr<Feed>& feed);
/// The same where the feed may come later; null: there is none now.
LiveListener showingTo(const std::function<std::shared_ptr<Feed>()>& feed);

} // namespace umpire

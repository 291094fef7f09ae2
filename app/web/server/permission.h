#pragma once

#include "app/common/failure/failure.h"
#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"

#include <filesystem>
#include <map>
#include <vector>

/// Decides which requests to the feed are permitted.
namespace umpire {

/// The tokens and settings that permissions depend on.
struct FeedRules {
    std::optional<std::string> token;
    bool readersNeedToken = false;                ///< true if other machines can reach the server
    std::map<std::string, std::string> players{}; ///< each player's own token
    /// A token that allows reading public data, also from other machines, but no commands.
    std::optional<std::string> spectators{};
    /// Origins of pages that may embed the feed: "https://club.example", or kAnyPage.
    std::vector<std::string> embedders{};
    bool hasGame = true;                    ///< false: only the page for phones is served
    std::optional<std::string> telephone{}; ///< token for phones; none: there is no page for phones
    bool takesCamera = false;               ///< true: a phone may be the camera
    /// name of this machine in the local network, "anna-pc.local"; may be empty
    std::string name{};
};
inline constexpr std::string_view kAnyPage = "any";

/// Returns none if the request is permitted. Any client on this machine may read. Commands, and
/// reading from other machines, need the token (`Authorization: Bearer TOKEN`, or `?token=TOKEN`
/// for clients that cannot send that field). Without the token a foreign page in a local browser
/// gets nothing, neither under its own name (Origin) nor under a name that resolves to this address
/// (Host). Everybody may load the page for phones; its requests need the phones' token, only in the
/// field, because addresses are logged. There, a page of another origin is refused even with a
/// token. Phones must request the page by this machine's number or its own name.
std::optional<Refusal> refusalOf(const RequestHead& head, const FeedRules& rules);

/// Returns the player whose own token was sent, in that field or in the query; empty: the public
/// part.
std::string hearerOf(std::string_view authorization, std::string_view query,
                     const FeedRules& rules);

/// Tells whether a token was sent that permits commands.
bool mayCommand(std::string_view authorization, std::string_view query, const FeedRules& rules);

/// Tells whether any valid token was sent.
bool saysToken(const RequestHead& head, const FeedRules& rules);

/// Which foreign pages may embed an answer in a browser.
struct Embedding {
    std::string resourcePolicy; ///< value of Cross-Origin-Resource-Policy, for an <img>
    /// value of frame-ancestors in Content-Security-Policy, for an <iframe>
    std::string frameAncestors;
    bool operator==(const Embedding&) const = default;
};
/// Returns which pages may embed the answer to a request. `referer`: the requesting page, as sent
/// by the browser; a page cannot forge another's.
Embedding embeddingFor(std::string_view referer, const FeedRules& rules);

/// Parses "https://club.example:8443" or "any". Error: WrongUsage.
Expected<std::string> readEmbedder(const std::string& text);

/// Maximum size of a command's body, in bytes: POSIX writes 4096 bytes to a pipe whole or not at
/// all.
inline constexpr std::size_t kLongestCommands = 4096;

/// Maximum size of the body of a request for sentences, in bytes.
inline constexpr std::size_t kLongestSentences = 16384;

/// Maximum size of a picture's body, in bytes. 50 megapixels have 10 to 25 MB as JPEG.
inline constexpr std::size_t kLongestPicture = 32u << 20;
/// Path for pictures of a phone that is the camera. A browser's WebSocket sends its token as a
/// protocol (Sec-WebSocket-Protocol: umpire, TOKEN); the answer names the first protocol.
inline constexpr std::string_view kCameraPath = "/telephone/camera";
inline constexpr std::string_view kCameraProtocol = "umpire";

/// Path at which a phone that has scanned no code requests a code for typing, and sends the typed
/// code.
inline constexpr std::string_view kTypedCodePath = "/telephone/code";

/// Tells whether the path is a request for which a phone's page waits, such as a ruling.
bool isErrand(std::string_view path);

/// Tells whether the path is a page without data of the game, or a file of the pages: everybody
/// gets the same bytes, with a token or without.
bool isSameForEverybody(std::string_view path);

/// Reads lines `PLAYER TOKEN` with different tokens. Error: CannotRead, with the line.
Expected<std::map<std::string, std::string>> readPlayers(const std::filesystem::path& file);

} // namespace umpire

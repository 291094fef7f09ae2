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
    bool readersNeedToken = false;                ///< other machines can reach it
    std::map<std::string, std::string> players{}; ///< each player's own token
    /// Allows reading public data, also from other machines, but no commands.
    std::optional<std::string> spectators{};
    /// Origins of pages that may embed the feed: "https://club.example", or kAnyPage.
    std::vector<std::string> embedders{};
    bool hasGame = true;                    ///< false: serves only the telephone's page
    std::optional<std::string> telephone{}; ///< token for telephones; none: they have no page
    bool takesCamera = false;               ///< a telephone may be the camera
    std::string name{}; ///< of this machine in the local network, "anna-pc.local"; may be empty
};
inline constexpr std::string_view kAnyPage = "any";

/// Returns none if the request is permitted. Any client on this machine may read; commands, and
/// reading from other machines, need the token (`Authorization: Bearer TOKEN`, or `?token=TOKEN`
/// for clients that cannot send that). Without it a foreign page in a local browser gets nothing,
/// neither under its own name (Origin) nor under a name resolved to this address (Host).
///
/// A telephone's page is there for everybody, and what it asks for takes the telephones' token, in
/// the field alone: an address is kept in logs. No token helps a page from elsewhere there. The
/// page is asked for by the number of this machine, or by its own name.
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
    std::string resourcePolicy; ///< Cross-Origin-Resource-Policy: as an <img>
    std::string frameAncestors; ///< of Content-Security-Policy: as an <iframe>
    bool operator==(const Embedding&) const = default;
};
/// `referer`: the requesting page, as sent by the browser; a page cannot forge another's.
Embedding embeddingFor(std::string_view referer, const FeedRules& rules);

/// Parses "https://club.example:8443" or "any". Error: WrongUsage.
Expected<std::string> readEmbedder(const std::string& text);

/// Limit of a command's body: POSIX writes 4096 bytes to a pipe whole or not at all.
inline constexpr std::size_t kLongestCommands = 4096;

/// Limit of the body of a request for sentences.
inline constexpr std::size_t kLongestSentences = 16384;

/// Limit of a picture's body. 50 megapixels have 10 to 25 MB as JPEG.
inline constexpr std::size_t kLongestPicture = 32u << 20;
/// Path for pictures of a telephone that is the camera. A browser's WebSocket sends its token as a
/// protocol (Sec-WebSocket-Protocol: umpire, TOKEN); the answer names the first.
inline constexpr std::string_view kCameraPath = "/telephone/camera";
inline constexpr std::string_view kCameraProtocol = "umpire";

/// Where a telephone that has scanned no code asks for one to type, and says it.
inline constexpr std::string_view kTypedCodePath = "/telephone/code";

/// What a telephone's page asks for and waits for, such as a ruling.
bool isErrand(std::string_view path);

/// Reads lines `PLAYER TOKEN` with different tokens. Error: CannotRead, with the line.
Expected<std::map<std::string, std::string>> readPlayers(const std::filesystem::path& file);

} // namespace umpire

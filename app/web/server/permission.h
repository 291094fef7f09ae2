#pragma once

#include "app/common/failure/failure.h"
#include "app/common/network/answer.h"
#include "app/common/network/request_head.h"

#include <filesystem>
#include <map>
#include <vector>

/// Who may ask the feed for what.
namespace umpire {

/// What opens the feed to other machines and to commands.
struct FeedRules {
    std::optional<std::string> token;
    bool readersNeedToken = false;                ///< other machines reach it
    std::map<std::string, std::string> players{}; ///< each one's own token
    /// Whoever says it may read what is public, also from another machine, and commands nothing.
    std::optional<std::string> spectators{};
    /// Whose pages may show what the feed answers: "https://club.example", or kAnyPage.
    std::vector<std::string> embedders{};
    bool hasGame = true;                    ///< else nothing is shown but the telephone's page
    std::optional<std::string> telephone{}; ///< telephones' token; none: they have no page
    bool takesCamera = false;               ///< a telephone may be the camera
    std::string name{}; ///< of this machine in the local network, "anna-pc.local"; may be empty
};
inline constexpr std::string_view kAnyPage = "any";

/// None: it may be answered. Everybody at this machine may read; a command, and reading from
/// another machine, takes the token (`Authorization: Bearer TOKEN`, or `?token=TOKEN` for what
/// cannot send that). Without it a page from elsewhere in a browser of this machine gets nothing,
/// neither under its own name (Origin) nor under a name that it bent to this address (Host).
///
/// A telephone's page is there for everybody, and what it asks for takes the telephones' token, in
/// the field alone: an address is kept in logs. No token helps a page from elsewhere there. The
/// page is asked for by the number of this machine, or by its own name.
std::optional<Refusal> refusalOf(const RequestHead& head, const FeedRules& rules);

/// The player whose own token was said, in that field or in the query; empty: everybody is shown
/// the same.
std::string hearerOf(std::string_view authorization, std::string_view query,
                     const FeedRules& rules);

/// Was a token said with which commands may be given?
bool mayCommand(std::string_view authorization, std::string_view query, const FeedRules& rules);

/// Was a token said that opens anything?
bool saysToken(const RequestHead& head, const FeedRules& rules);

/// Which pages from elsewhere a browser lets show an answer.
struct Embedding {
    std::string resourcePolicy; ///< Cross-Origin-Resource-Policy: as an <img>
    std::string frameAncestors; ///< of Content-Security-Policy: as an <iframe>
    bool operator==(const Embedding&) const = default;
};
/// `referer`: the page that asks, as the browser says; none of its own making says another's.
Embedding embeddingFor(std::string_view referer, const FeedRules& rules);

/// "https://club.example:8443" or "any". Error: WrongUsage.
Expected<std::string> readEmbedder(const std::string& text);

/// A command's body is no longer: 4096 bytes go into a pipe whole or not at all (POSIX).
inline constexpr std::size_t kLongestCommands = 4096;

/// Nor is that of a question for sentences.
inline constexpr std::size_t kLongestSentences = 16384;

/// A picture's body is no longer. 50 megapixels have 10 to 25 MB as JPEG.
inline constexpr std::size_t kLongestPicture = 32u << 20;
/// Where a telephone that is the camera sends its pictures. A browser's WebSocket says its token as
/// a protocol (Sec-WebSocket-Protocol: umpire, TOKEN); the answer names the first.
inline constexpr std::string_view kCameraPath = "/telephone/camera";
inline constexpr std::string_view kCameraProtocol = "umpire";

/// Where a telephone that has scanned no code asks for one to type, and says it.
inline constexpr std::string_view kTypedCodePath = "/telephone/code";

/// What a telephone's page asks for and waits for, such as a ruling.
bool isErrand(std::string_view path);

/// Lines `PLAYER TOKEN`, no two with one token. Error: CannotRead, with the line.
Expected<std::map<std::string, std::string>> readPlayers(const std::filesystem::path& file);

} // namespace umpire

#include "app/web/server/permission.h"

#include "app/common/failure/small_file.h"
#include "app/common/network/token.h"
#include "app/web/server/pages.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <sstream>

namespace umpire {
namespace {

constexpr int kMaxPlayers = 16; ///< maximum number of lines in the file

/// `Sheet`: a page without data of the game until its script requests them with the token. `Part`:
/// a script or a style of a page. `Words`: texts, which phones' pages load too. The last three
/// kinds are the same for everybody.
enum class Of { Game, Sheet, Part, Words, Telephone, Errand, Camera };

struct Page {
    std::string_view path;
    std::string_view method;
    Of of = Of::Game;
};
/// The paths of the answers that are computed for each request.
constexpr std::array kPages = {Page{"/state", "GET"},
                               Page{"/events", "GET"},
                               Page{"/table.jpg", "GET"},
                               Page{"/moments.jpg", "GET"},
                               Page{"/lesson", "GET"},
                               Page{"/command", "POST"},
                               Page{"/sentences", "POST"},
                               Page{kTypedCodePath, "POST", Of::Telephone},
                               Page{"/telephone/here", "GET", Of::Errand},
                               Page{"/telephone/toss", "POST", Of::Errand},
                               Page{"/telephone/picture.jpg", "GET", Of::Errand},
                               Page{"/telephone/ruling", "GET", Of::Errand},
                               Page{"/telephone/ruling.jpg", "GET", Of::Errand},
                               Page{kCameraPath, "GET", Of::Camera}};

bool isServed(Of of, const FeedRules& rules) {
    switch (of) {
    case Of::Words:
        return true;
    case Of::Game:
    case Of::Sheet:
    case Of::Part:
        return rules.hasGame;
    case Of::Camera:
        return rules.telephone && rules.takesCamera;
    case Of::Telephone:
    case Of::Errand:
        return rules.telephone.has_value();
    }
    return false;
}

/// Returns one of the answers above, or a file of the pages; none if there is no such path.
std::optional<Page> knownPage(std::string_view path) {
    if (const auto* const page = std::ranges::find(kPages, path, &Page::path);
        page != kPages.end()) {
        return *page;
    }
    for (const auto& [files, of] :
         {std::pair(gamePages(), Of::Part), std::pair(sharedFiles(), Of::Words),
          std::pair(telephonePage(), Of::Telephone)}) {
        if (const auto file = std::ranges::find(files, path, &PageFile::path);
            file != files.end()) {
            const bool isSheet = of == Of::Part && file->type == kHtml;
            return Page{file->path, "GET", isSheet ? Of::Sheet : of};
        }
    }
    return std::nullopt;
}

/// Returns the page at that path; none if nothing is served there.
std::optional<Page> pageAt(std::string_view path, const FeedRules& rules) {
    if (path == "/" && !rules.hasGame) {
        // a typed address has only the short path
        return pageAt(telephonePage().front().path, rules);
    }
    const auto page = knownPage(path);
    return page && isServed(page->of, rules) ? page : std::nullopt;
}

std::optional<std::string_view> tokenIn(std::string_view authorization, std::string_view query) {
    return authorization.starts_with(kBearer) ? std::optional(authorization.substr(kBearer.size()))
                                              : queryValue(query, "token");
}

enum class TokenCheck { None, Wrong, Reads, Commands };

TokenCheck tokenOf(const RequestHead& head, const FeedRules& rules) {
    const auto said = tokenIn(head.authorization, head.query);
    if (!said) {
        return TokenCheck::None;
    }
    const bool reads = rules.spectators && isSameToken(*said, *rules.spectators);
    return mayCommand(head.authorization, head.query, rules) ? TokenCheck::Commands
           : reads                                           ? TokenCheck::Reads
                                                             : TokenCheck::Wrong;
}

/// Returns "127.0.0.1" for "127.0.0.1:8420", "[::1]" for "[::1]:8420".
std::string_view withoutPort(std::string_view host) {
    const std::size_t colon = host.rfind(':');
    const bool inBrackets = colon != std::string_view::npos && host.back() == ']';
    return inBrackets ? host : host.substr(0, colon);
}

bool namesThisMachine(std::string_view host) {
    const std::string_view name = withoutPort(host);
    return name == "127.0.0.1" || name == "localhost" || name == "[::1]";
}

std::optional<Refusal> refusalOfStranger(const RequestHead& head) {
    if (!namesThisMachine(head.host)) {
        return Refusal{403, "without the token this machine is asked as 127.0.0.1 or localhost"};
    }
    if (head.origin && *head.origin != "http://" + head.host) {
        return Refusal{403, "pages from elsewhere need the token"};
    }
    return std::nullopt;
}

Refusal nothingThere(const FeedRules& rules) {
    if (!rules.hasGame) {
        return {404, "there is /telephone"};
    }
    std::string pages;
    for (const PageFile& file : gamePages()) {
        pages += file.type == kHtml ? std::string(file.path) + ", " : "";
    }
    return {404, "there are " + pages + "/state, /events, /table.jpg and /command"};
}

std::size_t longestBody(const Page& page) {
    if (page.method != "POST") {
        return 0;
    }
    return page.of == Of::Errand       ? kLongestPicture
           : page.path == "/sentences" ? kLongestSentences
                                       : kLongestCommands;
}

std::string tooLong(const Page& page) {
    return page.of == Of::Errand       ? "a picture has at most 32 MB"
           : page.path == "/sentences" ? "a question for sentences has at most 16 kB; ask for fewer"
           : page.path == kTypedCodePath ? "a code has six characters"
           : page.path == "/command"     ? "a command has at most 4 kB; send a line of a few words"
                                         : std::string(page.path) + " takes no body";
}

std::optional<Refusal> refusalOfPage(const RequestHead& head, const Page& page) {
    if (head.method != page.method) {
        return Refusal{405, head.path + " takes " + std::string(page.method)};
    }
    const bool isWebSocket = head.path == "/events" || page.of == Of::Camera;
    if (page.of == Of::Camera && !head.upgradesToWebSocket) {
        return Refusal{426, head.path + " is a WebSocket"};
    }
    if (head.path == "/events" && !head.upgradesToWebSocket) {
        return Refusal{426, "/events is a WebSocket: ws://…/events?from=1"};
    }
    if (!isWebSocket && head.upgradesToWebSocket) {
        return Refusal{400, "only /events is a WebSocket"};
    }
    if (head.bodySize > longestBody(page)) {
        return Refusal{413, tooLong(page)};
    }
    return std::nullopt;
}

/// Tells whether the host is a number. The owner of a name can make it resolve to this address; a
/// number cannot be changed.
bool isNumber(std::string_view host) {
    const std::string_view name = withoutPort(host);
    return namesThisMachine(host) || name.starts_with('[') ||
           (!name.empty() && name.find_first_not_of("0123456789.") == std::string_view::npos);
}

/// Decides on the request of a scanned address, before the client sends its token, which stands
/// after the #.
std::optional<Refusal> refusalOfScanner(const RequestHead& head, const FeedRules& rules) {
    const bool isOwnName = !rules.name.empty() && withoutPort(head.host) == rules.name;
    if (!isNumber(head.host) && !isOwnName) {
        return Refusal{403, "scan the code: this page is opened by the number of its machine"};
    }
    if (head.origin && *head.origin != "http://" + head.host &&
        *head.origin != "https://" + head.host) {
        return Refusal{403, "pages from elsewhere get nothing here"};
    }
    return std::nullopt;
}

std::optional<Refusal> refusalOfTelephone(const RequestHead& head, const Page& page,
                                          const FeedRules& rules) {
    if (auto refusal = refusalOfScanner(head, rules)) {
        return refusal;
    }
    const std::string offered = std::string(kCameraProtocol) + ", ";
    const std::string said =
        page.of == Of::Camera && head.webSocketProtocol.starts_with(offered)
            ? std::string(kBearer) + head.webSocketProtocol.substr(offered.size())
            : head.authorization;
    const bool knows = said.starts_with(kBearer) &&
                       isSameToken(std::string_view(said).substr(kBearer.size()), *rules.telephone);
    if (page.of != Of::Telephone && !knows) {
        return Refusal{401, "this code is not valid any more: scan the code that is shown now"};
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> refusalOf(const RequestHead& head, const FeedRules& rules) {
    const std::optional<Page> page = pageAt(head.path, rules);
    if (!page) {
        return nothingThere(rules);
    }
    if (auto refusal = refusalOfPage(head, *page)) {
        return refusal;
    }
    if (page->of == Of::Part || page->of == Of::Words) {
        return std::nullopt;
    }
    const TokenCheck token = tokenOf(head, rules);
    if (page->of == Of::Sheet && token == TokenCheck::None && rules.readersNeedToken) {
        return refusalOfScanner(head, rules);
    }
    if (page->of != Of::Game && page->of != Of::Sheet) {
        return refusalOfTelephone(head, *page, rules);
    }
    const bool commands = head.path == "/command";
    if (token == TokenCheck::Commands || (token == TokenCheck::Reads && !commands)) {
        return std::nullopt;
    }
    if (token == TokenCheck::Reads) {
        return Refusal{403, "spectators give no commands"};
    }
    if (commands && !rules.token && rules.players.empty()) {
        return Refusal{403, "no commands here: umpire was started without a token"};
    }
    if (token == TokenCheck::Wrong) {
        return Refusal{401, "that is not the token"};
    }
    if (commands || rules.readersNeedToken) {
        return Refusal{401, "this needs the token"};
    }
    return refusalOfStranger(head);
}

bool isSameForEverybody(std::string_view path) {
    const auto page = knownPage(path);
    return page && (page->of == Of::Sheet || page->of == Of::Part || page->of == Of::Words);
}

bool isErrand(std::string_view path) {
    const auto* const page = std::ranges::find(kPages, path, &Page::path);
    return page != kPages.end() && page->of == Of::Errand;
}

bool mayCommand(std::string_view authorization, std::string_view query, const FeedRules& rules) {
    const auto said = tokenIn(authorization, query);
    const bool isEverybodys = said && rules.token && isSameToken(*said, *rules.token);
    return isEverybodys || !hearerOf(authorization, query, rules).empty();
}

bool saysToken(const RequestHead& head, const FeedRules& rules) {
    const TokenCheck token = tokenOf(head, rules);
    return token == TokenCheck::Reads || token == TokenCheck::Commands;
}

std::string hearerOf(std::string_view authorization, std::string_view query,
                     const FeedRules& rules) {
    std::string hearer;
    const auto said = tokenIn(authorization, query);
    // compares with all tokens, so that the time needed tells nothing about a token
    for (const auto& [player, token] : rules.players) {
        hearer = said && isSameToken(*said, token) ? player : hearer;
    }
    return hearer;
}

Embedding embeddingFor(std::string_view referer, const FeedRules& rules) {
    Embedding embedding{"same-origin", "frame-ancestors 'self'"};
    for (const std::string& each : rules.embedders) {
        const bool isAny = each == kAnyPage;
        embedding.frameAncestors += isAny ? " * file:" : " " + each;
        const bool isFromThere = referer.starts_with(each) &&
                                 (referer.size() == each.size() || referer[each.size()] == '/');
        if (isAny || isFromThere) {
            embedding.resourcePolicy = "cross-origin";
        }
    }
    return embedding;
}

Expected<std::string> readEmbedder(const std::string& text) {
    const std::size_t scheme = text.starts_with("https://")  ? 8
                               : text.starts_with("http://") ? 7
                                                             : 0;
    const std::string_view host = std::string_view(text).substr(scheme);
    const bool isHost = !host.empty() && std::ranges::all_of(host, [](unsigned char each) {
        return each < 0x80 && (std::islower(each) != 0 || std::isdigit(each) != 0 || each == '.' ||
                               each == '-' || each == ':' || each == '[' || each == ']');
    });
    if (text != kAnyPage && (scheme == 0 || !isHost)) {
        return wrongSetting("embed",
                            "`" + text +
                                "` is no page's origin; write it as https://club.example or "
                                "http://127.0.0.1:8000, in small letters and without a path, or "
                                "`any`");
    }
    return text;
}

Expected<std::map<std::string, std::string>> readPlayers(const std::filesystem::path& file) {
    const auto wrong = [&file](const std::string& what) {
        return wrongSetting("players", file.string() + what, ExitStatus::CannotRead);
    };
    std::istringstream stream(smallFile(file).value_or(""));
    std::map<std::string, std::string> players;
    std::set<std::string> tokens;
    int number = 0;
    for (std::string line; number < kMaxPlayers && std::getline(stream, line);) {
        line.erase(line.find_last_not_of(" \t\r") + 1);
        const std::size_t space = line.find_last_of(" \t");
        const std::string place = ": line " + std::to_string(++number);
        if (space == std::string::npos || !isToken(line.substr(space + 1))) {
            return wrong(place + " is not `PLAYER TOKEN`, a token being 16 to 200 letters, digits, "
                                 "- or _ (for one: openssl rand -hex 16)");
        }
        std::string name = line.substr(0, line.find_last_not_of(" \t", space) + 1);
        if (!tokens.insert(line.substr(space + 1)).second || players.contains(name)) {
            return wrong(place + " repeats a player or a token; give each player his own");
        }
        players[std::move(name)] = line.substr(space + 1);
    }
    return players.empty() ? wrong(" has no line `PLAYER TOKEN`, or cannot be read")
                           : Expected<std::map<std::string, std::string>>(std::move(players));
}

} // namespace umpire

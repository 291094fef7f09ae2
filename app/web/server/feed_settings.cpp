#include "app/web/server/feed_settings.h"

#include "app/common/network/network_address.h"
#include "app/common/network/token.h"

#include <array>
#include <tuple>

namespace umpire {
namespace {

/// Adds a certificate with its key, because browsers give pages a camera only over HTTPS.
Expected<ServerSettings> withIdentity(ServerSettings settings) {
    std::vector<std::string> hosts;
    for (const NetworkAddress& each :
         addressesOf(settings.listen.value_or(NetworkAddress{"127.0.0.1"}))) {
        hosts.push_back(each.host);
    }
    if (!settings.rules.name.empty()) {
        hosts.push_back(settings.rules.name);
    }
    return identityIn(settingsFolder(), hosts).map([&](const Identity& identity) {
        settings.identity = identity;
        return std::move(settings);
    });
}

/// Reads the tokens and the rights that each gives.
Expected<void> readTokens(const FeedRequest& request, FeedRules& rules) {
    if (request.token) {
        const auto token = readToken(*request.token);
        if (!token) {
            return tl::make_unexpected(token.error());
        }
        rules.token = *token;
    }
    if (request.players) {
        auto players = readPlayers(*request.players);
        if (!players) {
            return tl::make_unexpected(players.error());
        }
        for (const auto& [player, token] : *players) {
            if (token == rules.token) {
                return wrongSetting("players",
                                    "`" + player +
                                        "` has the token that everybody may be given; give each "
                                        "his own",
                                    ExitStatus::CannotRead);
            }
        }
        rules.players = *std::move(players);
    }
    if (request.spectators) {
        auto token = readToken(*request.spectators);
        if (!token) {
            return tl::make_unexpected(token.error());
        }
        rules.spectators = *std::move(token);
        if (mayCommand(std::string(kBearer) + *rules.spectators, {}, rules)) {
            return wrongSetting("spectators",
                                "the token is that of somebody who may give commands; give "
                                "spectators one of their own",
                                ExitStatus::CannotRead);
        }
    }
    for (const std::string& player : request.seats) {
        rules.players.try_emplace(player, freshToken());
    }
    if (request.makesTokens) {
        rules.token = rules.token.value_or(freshToken());
        rules.spectators = rules.spectators.value_or(freshToken());
    }
    return {};
}

} // namespace

Expected<ServerSettings> settingsOf(const FeedRequest& request) {
    ServerSettings settings;
    settings.delay = request.delay;
    if (const auto tokens = readTokens(request, settings.rules); !tokens) {
        return tl::make_unexpected(tokens.error());
    }
    for (const std::string& text : request.embedders) {
        auto embedder = readEmbedder(text);
        if (!embedder) {
            return tl::make_unexpected(embedder.error());
        }
        settings.rules.embedders.push_back(*std::move(embedder));
    }
    for (const auto& [text, setting, place] :
         {std::tuple(&request.listen, "listen", &settings.listen),
          std::tuple(&request.tuio, "tuio", &settings.tuio)}) {
        if (!text->empty()) {
            const auto address = parseNetworkAddress(*text, setting);
            if (!address) {
                return tl::make_unexpected(address.error());
            }
            *place = *address;
        }
    }
    if (request.telephone) {
        settings.rules.telephone = freshToken();
        settings.rules.hasGame = !request.telephone->isAlone;
        settings.toss = request.telephone->files;
        settings.camera = request.telephone->camera;
        settings.rules.takesCamera = settings.camera != nullptr;
        settings.rules.name = settings.listen ? localName(*settings.listen) : std::string();
    }
    if (settings.listen && !isLoopback(*settings.listen) && settings.rules.hasGame) {
        settings.rules.readersNeedToken = true;
        if (!settings.rules.token) {
            return wrongSetting("listen", "other machines reach " + text(*settings.listen) +
                                              "; give a file with a token as well, or listen at "
                                              "127.0.0.1");
        }
    }
    return settings.camera ? withIdentity(std::move(settings)) : settings;
}

} // namespace umpire

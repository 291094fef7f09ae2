#include "app/cli/club/club_answers.h"
#include "app/cli/look_options.h"
#include "app/club/tables/local_network.h"
#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"

#include <nlohmann/json.hpp>
#include <sstream>

namespace umpire {
namespace {

/// Returns the address of a club's page, such as "https://192.168.1.7:8431/arbiter"; empty if the
/// page is not announced.
std::string pageOf(const LocalService& club, const char* scheme, const char* page) {
    const auto port = club.about.find(page);
    if (port == club.about.end()) {
        return {};
    }
    const bool isSix = club.address.find(':') != std::string::npos;
    return std::string(scheme) + "://" + (isSix ? "[" + club.address + "]" : club.address) + ":" +
           printable(port->second) + "/" + page;
}

std::string placeOf(const LocalService& service) {
    return printable(service.name) + ": " + printable(service.host) + ", " +
           printable(service.address) +
           (service.port == 0 ? "" : ", port " + std::to_string(service.port)) + "\n";
}

std::string foundInWords(const LocalNetwork& network) {
    if (network.clubs.empty() && network.tables.empty()) {
        return "nobody announces a club or a table in the local network\n";
    }
    std::ostringstream text;
    for (const LocalService& club : network.clubs) {
        text << placeOf(club);
        const std::string arbiter = pageOf(club, "https", "arbiter");
        const std::string wall = pageOf(club, "http", "wall");
        text << (arbiter.empty() ? "" : "  the arbiter's page: " + arbiter + "\n")
             << (wall.empty() ? "" : "  the wall's page: " + wall + "\n");
    }
    for (const LocalService& table : network.tables) {
        const auto game = table.about.find("game");
        text << placeOf(table)
             << (game == table.about.end() ? "" : "  plays " + printable(game->second) + "\n");
    }
    return text.str();
}

nlohmann::ordered_json foundAsJson(const std::vector<LocalService>& services) {
    using Json = nlohmann::ordered_json;
    return jsonList(services, [](const LocalService& each) -> Json {
        Json about = Json::object();
        for (const auto& [name, value] : each.about) {
            about[printable(name)] = printable(value);
        }
        return {{"name", printable(each.name)},
                {"host", printable(each.host)},
                {"address", printable(each.address)},
                {"port", each.port},
                {"about", about}};
    });
}

} // namespace

Expected<void> answerClubFind(double seconds, AnswerForm form) {
    return listenToLocalNetwork(std::chrono::milliseconds(std::int64_t(seconds * 1000)))
        .and_then([&](const LocalNetwork& network) {
            const nlohmann::ordered_json json{{"schema", "umpire.club-find/1"},
                                              {"clubs", foundAsJson(network.clubs)},
                                              {"tables", foundAsJson(network.tables)}};
            return writeAnswer(form == AnswerForm::Json ? indentedText(json)
                                                        : foundInWords(network));
        });
}

} // namespace umpire

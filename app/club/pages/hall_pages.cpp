#include "app/club/pages/hall_pages.h"

#include "app/common/network/network_address.h"
#include "app/web/telephone/included_file.h"
#include "app/web/telephone/qr_code.h"

#include <array>
#include <nlohmann/json.hpp>

// UMPIRE_HALL_PAGES is the files' folder, set by CMake.
UMPIRE_INCLUDE_FILE(ArbiterHtml, UMPIRE_HALL_PAGES "/arbiter.html");
UMPIRE_INCLUDE_FILE(ArbiterJs, UMPIRE_HALL_PAGES "/arbiter.js");
UMPIRE_INCLUDE_FILE(ArbitersDayJs, UMPIRE_HALL_PAGES "/arbiters_day.js");
UMPIRE_INCLUDE_FILE(AskingJs, UMPIRE_HALL_PAGES "/asking.js");
UMPIRE_INCLUDE_FILE(AttentionJs, UMPIRE_HALL_PAGES "/attention.js");
UMPIRE_INCLUDE_FILE(HallCss, UMPIRE_HALL_PAGES "/hall.css");
UMPIRE_INCLUDE_FILE(HallJs, UMPIRE_HALL_PAGES "/hall.js");
UMPIRE_INCLUDE_FILE(ReportHtml, UMPIRE_HALL_PAGES "/report.html");
UMPIRE_INCLUDE_FILE(ReportJs, UMPIRE_HALL_PAGES "/report.js");
UMPIRE_INCLUDE_FILE(TournamentJs, UMPIRE_HALL_PAGES "/tournament.js");
UMPIRE_INCLUDE_FILE(TreeJs, UMPIRE_HALL_PAGES "/tree.js");
UMPIRE_INCLUDE_FILE(WitnessHtml, UMPIRE_HALL_PAGES "/witness.html");
UMPIRE_INCLUDE_FILE(WitnessJs, UMPIRE_HALL_PAGES "/witness.js");
UMPIRE_INCLUDE_FILE(WitnessesJs, UMPIRE_HALL_PAGES "/witnesses.js");
UMPIRE_INCLUDE_FILE(WallHtml, UMPIRE_HALL_PAGES "/wall.html");
UMPIRE_INCLUDE_FILE(WallJs, UMPIRE_HALL_PAGES "/wall.js");

namespace umpire {

std::span<const PageFile> hallPages() {
    static const std::array kFiles = {
        PageFile{"/", kHtml, UMPIRE_CONTENT(ArbiterHtml)},
        PageFile{"/arbiter", kHtml, UMPIRE_CONTENT(ArbiterHtml)},
        PageFile{"/wall", kHtml, UMPIRE_CONTENT(WallHtml)},
        PageFile{"/report", kHtml, UMPIRE_CONTENT(ReportHtml)},
        PageFile{"/witness", kHtml, UMPIRE_CONTENT(WitnessHtml)},
        PageFile{"/hall/arbiter.js", kScript, UMPIRE_CONTENT(ArbiterJs)},
        PageFile{"/hall/arbiters_day.js", kScript, UMPIRE_CONTENT(ArbitersDayJs)},
        PageFile{"/hall/asking.js", kScript, UMPIRE_CONTENT(AskingJs)},
        PageFile{"/hall/attention.js", kScript, UMPIRE_CONTENT(AttentionJs)},
        PageFile{"/hall/hall.css", kStyle, UMPIRE_CONTENT(HallCss)},
        PageFile{"/hall/hall.js", kScript, UMPIRE_CONTENT(HallJs)},
        PageFile{"/hall/report.js", kScript, UMPIRE_CONTENT(ReportJs)},
        PageFile{"/hall/tournament.js", kScript, UMPIRE_CONTENT(TournamentJs)},
        PageFile{"/hall/tree.js", kScript, UMPIRE_CONTENT(TreeJs)},
        PageFile{"/hall/witness.js", kScript, UMPIRE_CONTENT(WitnessJs)},
        PageFile{"/hall/witnesses.js", kScript, UMPIRE_CONTENT(WitnessesJs)},
        PageFile{"/hall/wall.js", kScript, UMPIRE_CONTENT(WallJs)},
    };
    return kFiles;
}

std::string wallPageAt(const NetworkAddress& address, const std::string& token) {
    return "http://" + text(addressesOf(address).front()) + "/wall#" + token;
}

nlohmann::ordered_json modulesOf(const std::string& address) {
    const QrCode code = qrCode(address);
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (int row = 0; row < code.side; ++row) {
        std::string text;
        for (int column = 0; column < code.side; ++column) {
            text += code.at(column, row) ? '1' : '0';
        }
        rows.push_back(text);
    }
    return rows;
}

} // namespace umpire

#include "tests/app/web/server/door_holder.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

/// hold_door PORT idle|answering|slow COUNT [TOKEN]: takes places at a feed and prints how long
/// honest clients wait meanwhile.
int main(int count, char** arguments) {
    using namespace umpire::testing;
    if (count < 4) {
        std::fputs("hold_door PORT idle|answering|slow COUNT [TOKEN]\n", stderr);
        return 2;
    }
    const int port = std::atoi(arguments[1]);
    const std::string_view how = arguments[2];
    const std::string bearer = count > 4 ? bearer(arguments[4]) : "";
    const DoorHolder holder(port,
                            how == "slow"        ? Hold::Slow
                            : how == "answering" ? Hold::Answering
                                                 : Hold::Idle,
                            std::atoi(arguments[3]));
    const auto tell = [port](const char* what, Visit visit, const std::string& fields) {
        const auto waited = waitedFor(port, visit, fields);
        std::printf("%s: %s\n", what,
                    waited ? (std::to_string(waited->count()) + " ms").c_str() : "gave up");
    };
    tell("/state", Visit::State, "");
    tell("/events", Visit::Events, "");
    if (!bearer.empty()) {
        tell("/state with the token", Visit::State, bearer);
        tell("/events with the token", Visit::Events, bearer);
    }
    std::printf("sent away: %d\n", holder.sentAway());
    return 0;
}

#include "tests/app/club/simulation/simulated_club.h"

/// The faults of a club night. Each ends by itself within half a minute.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

constexpr Span kLongest = 25s;

SimulatedTable& drawnTable(SimulatedClub& club) {
    return *club.tables[club.chance.below(club.tables.size())];
}

/// Restarts the table's program after a while, as a person would.
void goOnLater(SimulatedClub& club, SimulatedTable& table) {
    club.timeline.after(club.chance.between(500ms, kLongest), [&table] {
        if (!table.sits()) {
            table.sitDown();
        }
    });
}

void cutLine(SimulatedClub& club) {
    const std::string user = club.chance.oneIn(3) ? "club" : drawnTable(club).name();
    const auto how =
        club.chance.oneIn(2) ? SimulatedBroker::Cut::Told : SimulatedBroker::Cut::Silent;
    club.note("the line of " + user + " is cut");
    club.broker.cut(user, how, club.chance.between(0s, kLongest));
}

void killTable(SimulatedClub& club) {
    SimulatedTable& table = drawnTable(club);
    const Fate fates[] = {Fate::Kept, Fate::Lost, Fate::Torn};
    table.kill(fates[club.chance.below(3)]);
    goOnLater(club, table);
}

void killTableAtAnEvent(SimulatedClub& club) {
    SimulatedTable& table = drawnTable(club);
    table.killAtNextEvent(club.chance.oneIn(2) ? SimulatedTable::At::Written
                                               : SimulatedTable::At::Told);
    goOnLater(club, table);
}

void fillTablesDisk(SimulatedClub& club) {
    SimulatedTable& table = drawnTable(club);
    table.fillDisk(club.chance.between(1s, kLongest / 2));
    goOnLater(club, table);
}

void killServer(SimulatedClub& club) {
    club.endServer();
    club.timeline.after(club.chance.between(0s, kLongest), [&club] { club.openServer(); });
}

void restartBroker(SimulatedClub& club) {
    const auto memory =
        club.chance.oneIn(3) ? SimulatedBroker::Memory::Kept : SimulatedBroker::Memory::Lost;
    club.note("the broker ends");
    club.broker.restart(club.chance.between(100ms, kLongest), memory);
}

void turnClock(SimulatedClub& club) {
    const std::string machine = club.chance.oneIn(2) ? "club" : drawnTable(club).name();
    const int minutes = int(club.chance.below(4000)) - 2000;
    club.note("the clock of " + machine + " is wrong by " + std::to_string(minutes) + " minutes");
    club.timeline.setWall(machine, std::chrono::minutes(minutes));
}

} // namespace

Span letGoWrong(SimulatedClub& club) {
    Chance& chance = club.chance;
    switch (chance.below(12)) {
    case 0:
    case 1:
        cutLine(club);
        break;
    case 2:
        killTable(club);
        break;
    case 3:
    case 4:
        killTableAtAnEvent(club);
        break;
    case 5:
        fillTablesDisk(club);
        break;
    case 6:
        killServer(club);
        break;
    case 7:
        restartBroker(club);
        break;
    case 8:
        club.note("the database is gone");
        club.database.leave(chance.between(100ms, kLongest));
        break;
    case 9:
        club.note("the database's disk is full");
        club.database.fill(chance.between(1s, kLongest));
        break;
    case 10:
        turnClock(club);
        break;
    default: {
        SimulatedTable& table = drawnTable(club);
        if (table.games().size() > 1) {
            table.send(chance.below(table.games().size() - 1));
        } else {
            table.beginNextGame();
        }
    }
    }
    // A seat that was left while a disk was full is taken again.
    for (const auto& table : club.tables) {
        if (!table->sits()) {
            goOnLater(club, *table);
        }
    }
    return chance.between(1s, 20s);
}

} // namespace umpire::testing

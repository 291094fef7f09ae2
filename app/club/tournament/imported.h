#pragma once

#include "app/club/tournament/tournament.h"
#include "rules/table/message.h"

namespace umpire::tournament {

/// The result of reading another program's file, with a line and its place for each unused item.
struct Imported {
    Tournament tournament;
    std::vector<Message> notes;
};

} // namespace umpire::tournament

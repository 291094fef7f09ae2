#pragma once

#include "app/record/events/event.h"

/// Words for readers in place of the referee's own words, which records keep.
namespace umpire::sentences {

/// Returns the question in the words for readers. Readers have buttons, so that the question quotes
/// no commands.
Message forReaders(const Message& question);

/// Describes a place where table and record differ; "no Azab 3" becomes "nothing", because the
/// other part names the piece.
Message differing(const Difference& each);

} // namespace umpire::sentences

namespace umpire {

/// Describes the state of the table in a sentence such as "A hand is over the table".
Message told(TableState state);

} // namespace umpire

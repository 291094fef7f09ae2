#pragma once

#include "rules/table/message.h"

/// Words for readers in place of the referee's own words, which records keep.
namespace umpire::sentences {

/// Returns the question in the words for readers. Readers have buttons, so that the question quotes
/// no commands.
Message forReaders(const Message& question);

/// Returns what lies at a place where table and record differ. The other part of the difference
/// names the piece, so that "no Azab 3" becomes "nothing".
Message lyingThere(const Message& what);

} // namespace umpire::sentences

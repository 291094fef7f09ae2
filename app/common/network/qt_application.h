#pragma once

namespace umpire {

/// Creates the application that Qt's event loops need. Qt then sets the user's locale (decimal
/// commas) and may print warnings; this undoes the first, and suppresses Qt's messages: the program
/// reports a failure in one line of its own. It exists until the program ends.
void ensureApplication();

} // namespace umpire

#pragma once

namespace umpire {

/// Creates the application that Qt's event loops need; it exists until the program ends. Qt would
/// then set the user's locale (decimal commas) and print warnings. This function restores the
/// locale and suppresses Qt's messages, because the program reports a failure in one line of its
/// own.
void ensureApplication();

} // namespace umpire

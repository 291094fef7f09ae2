#pragma once

namespace umpire {

/// Creates the application object that Qt's event loops need. The object exists until the program
/// ends. Qt would set the user's locale (which may have decimal commas) and print warnings, so this
/// function restores the locale and suppresses Qt's messages. It does not suppress them in a
/// program with a window.
void ensureApplication();

} // namespace umpire

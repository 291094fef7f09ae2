#pragma once

namespace umpire {

/// Qt's event loops want an application. Making one sets the process's locale to the user's
/// (decimal commas) and may warn on standard error; the first is undone, and Qt's own remarks stay
/// off from here on: a failure is one line, ours. It stays to the program's end.
void ensureApplication();

} // namespace umpire

#pragma once

#include "tests/app/common/network/cut_line.h"
#include "tests/app/run_umpire.h"
#include "tests/app/web/server/driven_browser.h"
#include "tests/app/web/telephone/browser_film.h"

#include <memory>
#include <optional>

/// `umpire referee telephone` with two telephones: the camera, which sees a film, and the page at
/// the table.
namespace umpire::testing {

/// A call as the table's page showed it, with its time.
struct ShownCall {
    double at = 0.0; ///< seconds on the browsers' clock
    std::string kind;
    std::string main;
};

class RefereedTelephone {
public:
    /// `arguments`: options of `umpire referee telephone`; the options of its pages are added.
    RefereedTelephone(const BrowserFilm& film, const std::vector<std::string>& arguments,
                      const std::filesystem::path& journal, const std::filesystem::path& folder);

    /// Tells whether the program printed the pages' addresses and both pages are shown.
    [[nodiscard]] bool isOpen() const { return line_ != nullptr; }
    /// Switches the camera on; returns true if aiming ends in the game's beginning.
    [[nodiscard]] bool begins();
    /// Waits until the camera sees that still, and a second more.
    void waitForStill(std::size_t still);
    /// Returns when the camera first saw each still, in seconds on the browsers' clock; 0: not yet.
    [[nodiscard]] std::vector<double> begins(std::size_t stills);
    /// Returns what the table's page has shown so far.
    [[nodiscard]] std::vector<ShownCall> shown();
    /// Waits until the table's page shows this kind as the kind of its last ruling.
    [[nodiscard]] bool saysKind(const std::string& kind) { return table_.shows("kind", kind); }
    /// Waits until the list of events on the table's page contains those words; the last ruling may
    /// already be another ruling.
    [[nodiscard]] bool hasListed(const std::string& words) { return table_.shows("events", words); }
    /// Waits for the first element of the table's page that `selector` matches, and taps it.
    [[nodiscard]] bool tap(const std::string& selector);
    /// Taps the first button of `list` that contains those words.
    [[nodiscard]] bool tapWords(const std::string& list, const std::string& words);

    DrivenBrowser& camera() { return camera_; }
    DrivenBrowser& table() { return table_; }
    CutLine& line() { return *line_; }
    RunningUmpire& program() { return program_; }
    /// Returns the address behind "this code is for …"; empty if there is none.
    [[nodiscard]] std::string page(const std::string& of) const;

private:
    [[nodiscard]] std::string addressAfter(const std::string& words) const;

    RunningUmpire program_;
    DrivenBrowser camera_;
    DrivenBrowser table_;
    std::unique_ptr<CutLine> line_;
};

} // namespace umpire::testing

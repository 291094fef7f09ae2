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

/// What the page at the table showed, and when.
struct ShownCall {
    double at = 0.0; ///< seconds on the browsers' clock
    std::string kind;
    std::string main;
};

class RefereedTelephone {
public:
    /// `arguments`: of `umpire referee telephone`; those of its pages are added.
    RefereedTelephone(const BrowserFilm& film, const std::vector<std::string>& arguments,
                      const std::filesystem::path& journal, const std::filesystem::path& folder);

    /// The pages' addresses were said, and both are shown.
    [[nodiscard]] bool isOpen() const { return line_ != nullptr; }
    /// The camera is switched on, and aiming ends in the game's beginning.
    [[nodiscard]] bool begins();
    /// Waits until the camera sees that still, and a second more.
    void waitForStill(std::size_t still);
    /// When the camera saw each still first, in seconds on the browsers' clock; 0: not yet.
    [[nodiscard]] std::vector<double> begins(std::size_t stills);
    /// What the page at the table showed so far.
    [[nodiscard]] std::vector<ShownCall> shown();
    /// Waits until the page at the table says this as the kind of its last ruling.
    [[nodiscard]] bool saysKind(const std::string& kind) { return table_.shows("kind", kind); }
    /// Waits until the list of what happened on the page at the table has those words; the last
    /// ruling may be another one at once.
    [[nodiscard]] bool hasListed(const std::string& words) { return table_.shows("events", words); }
    /// Taps the first such element of the page at the table once it is there.
    [[nodiscard]] bool tap(const std::string& selector);
    /// Taps the first button of `list` that has those words.
    [[nodiscard]] bool tapWords(const std::string& list, const std::string& words);

    DrivenBrowser& camera() { return camera_; }
    DrivenBrowser& table() { return table_; }
    CutLine& line() { return *line_; }
    RunningUmpire& program() { return program_; }
    /// The address behind "this code is for …"; empty where there is none.
    [[nodiscard]] std::string page(const std::string& of) const;

private:
    [[nodiscard]] std::string addressAfter(const std::string& words) const;

    RunningUmpire program_;
    DrivenBrowser camera_;
    DrivenBrowser table_;
    std::unique_ptr<CutLine> line_;
};

} // namespace umpire::testing

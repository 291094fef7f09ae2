#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/types.h>
#include <vector>

/// A real browser under the test's control: headless Chromium with the DevTools protocol over a
/// pipe (https://chromedevtools.github.io/devtools-protocol/).
namespace umpire::testing {

class DrivenBrowser {
public:
    /// `language`: the user's language, such as "hu". `profile`: a folder for the browser's files.
    /// `more`: further options.
    DrivenBrowser(const std::filesystem::path& profile, const std::string& language,
                  const std::vector<std::string>& more = {});
    ~DrivenBrowser();
    DrivenBrowser(const DrivenBrowser&) = delete;
    DrivenBrowser& operator=(const DrivenBrowser&) = delete;

    void open(const std::string& address);
    /// Sets the screen's size in pixels; `dark`: the user prefers a dark theme.
    void setScreen(int width, int height, bool dark);
    /// Evaluates the expression and awaits a promise; null if it throws.
    nlohmann::json valueOf(const std::string& expression);
    /// Evaluates the expression until its value is `wanted`, for a minute at most; returns its last
    /// value. A page settles a little after its screen or its content changed.
    nlohmann::json settled(const std::string& expression, const nlohmann::json& wanted);
    /// Waits until the expression is true; returns false after a minute.
    bool waitFor(const std::string& expression);
    /// Waits until the element with that id contains these words. A no-break space counts as a
    /// space, because a reader sees no difference.
    bool shows(const std::string& id, const std::string& words);
    /// Chooses the file of an <input type="file">.
    void choose(const std::string& selector, const std::filesystem::path& file);
    /// Taps the middle of the first element that `selector` matches.
    void tap(const std::string& selector);
    /// Taps a point of the screen, in pixels.
    void tapAt(double x, double y);
    /// Returns a PNG of the screen.
    std::string photograph();
    /// Saves a picture of the screen as NAME.png in the folder UMPIRE_PICTURES, if set, for people
    /// to look at.
    void keepPicture(const std::string& name);

private:
    nlohmann::json tell(const std::string& method, const nlohmann::json& parameters);

    pid_t process_ = -1;
    int in_ = -1;  ///< descriptor from which Chromium reads
    int out_ = -1; ///< descriptor to which Chromium writes
    std::string come_;
    std::string session_;
    int last_ = 0;
};

} // namespace umpire::testing

#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/types.h>
#include <vector>

/// A real browser that is told what to do: headless Chromium by the DevTools protocol, over a pipe
/// (https://chromedevtools.github.io/devtools-protocol/).
namespace umpire::testing {

class DrivenBrowser {
public:
    /// `language`: what its user reads, "hu". `profile`: a folder for its own files.
    /// `more`: of its options.
    DrivenBrowser(const std::filesystem::path& profile, const std::string& language,
                  const std::vector<std::string>& more = {});
    ~DrivenBrowser();
    DrivenBrowser(const DrivenBrowser&) = delete;
    DrivenBrowser& operator=(const DrivenBrowser&) = delete;

    void open(const std::string& address);
    /// A screen of so many pixels; `dark`: its user likes dark colours.
    void setScreen(int width, int height, bool dark);
    /// What the expression comes to, also when it is a promise; null where it throws.
    nlohmann::json valueOf(const std::string& expression);
    /// Until the expression is true; false where it is not within 30 seconds.
    bool waitFor(const std::string& expression);
    /// Until the element of that id has these words.
    bool shows(const std::string& id, const std::string& words);
    /// The file of an <input type="file">.
    void choose(const std::string& selector, const std::filesystem::path& file);
    /// A finger at the middle of the first such element.
    void tap(const std::string& selector);
    /// At a place on the screen, in pixels.
    void tapAt(double x, double y);
    /// A PNG of what the screen shows.
    std::string photograph();
    /// The same as NAME.png in UMPIRE_PICTURES, where that is set; for those who want to look.
    void keepPicture(const std::string& name);

private:
    nlohmann::json tell(const std::string& method, const nlohmann::json& parameters);

    pid_t process_ = -1;
    int in_ = -1;  ///< what it reads
    int out_ = -1; ///< what it writes
    std::string come_;
    std::string session_;
    int last_ = 0;
};

} // namespace umpire::testing

#include "tests/app/web/telephone/driven_browser.h"

#include "tests/app/web/server/browser.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <QByteArray>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace umpire::testing {
namespace {

using Json = nlohmann::json;

constexpr int kPatience = 60'000; ///< milliseconds for an answer
constexpr int kItReads = 3;       ///< --remote-debugging-pipe has these two descriptors
constexpr int kItWrites = 4;

std::array<int, 2> openPipe() {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    for (int& end : ends) { // above the two
        const int higher = ::fcntl(end, F_DUPFD_CLOEXEC, 10);
        ::close(end);
        end = higher;
    }
    return ends;
}

} // namespace

DrivenBrowser::DrivenBrowser(const std::filesystem::path& profile, const std::string& language,
                             const std::vector<std::string>& more) {
    const std::array<int, 2> toIt = openPipe();
    const std::array<int, 2> fromIt = openPipe();
    std::vector<std::string> arguments = {kBrowser,
                                          "--remote-debugging-pipe",
                                          "--no-sandbox",
                                          "--disable-gpu",
                                          "--hide-scrollbars",
                                          "--enable-precise-memory-info",
                                          "--user-data-dir=" + profile.string(),
                                          "--accept-lang=" + language};
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.emplace_back("about:blank");
    std::vector<char*> pointers;
    for (std::string& argument : arguments) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(toIt[0], kItReads);
        ::dup2(fromIt[1], kItWrites);
        ::dup2(::open("/dev/null", O_RDWR), STDERR_FILENO);
        ::execvp(pointers[0], pointers.data());
        ::_exit(127);
    }
    ::close(toIt[0]);
    ::close(fromIt[1]);
    in_ = toIt[1];
    out_ = fromIt[0];
    const Json page = tell("Target.createTarget", {{"url", "about:blank"}});
    session_ =
        tell("Target.attachToTarget", {{"targetId", page.value("targetId", "")}, {"flatten", true}})
            .value("sessionId", "");
    tell("Page.enable", Json::object());
}

DrivenBrowser::~DrivenBrowser() {
    ::close(in_);
    ::close(out_);
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

/// Its answer; null where none comes. Events before it are not of interest.
Json DrivenBrowser::tell(const std::string& method, const Json& parameters) {
    Json call{{"id", ++last_}, {"method", method}, {"params", parameters}};
    if (!session_.empty()) {
        call["sessionId"] = session_;
    }
    const std::string text = call.dump() + '\0';
    if (::write(in_, text.data(), text.size()) != ssize_t(text.size())) {
        return nullptr;
    }
    while (true) {
        for (std::size_t end = 0; (end = come_.find('\0')) != std::string::npos;) {
            const Json said = Json::parse(come_.substr(0, end), nullptr, false);
            come_.erase(0, end + 1);
            if (said.is_object() && said.value("id", 0) == last_) {
                return said.value("result", Json());
            }
        }
        pollfd waits{out_, POLLIN, 0};
        std::array<char, 65536> bytes{};
        const ssize_t got =
            ::poll(&waits, 1, kPatience) > 0 ? ::read(out_, bytes.data(), bytes.size()) : 0;
        if (got <= 0) {
            return nullptr;
        }
        come_.append(bytes.data(), std::size_t(got));
    }
}

void DrivenBrowser::open(const std::string& address) {
    tell("Page.navigate", {{"url", address}});
    waitFor("document.readyState === 'complete'");
}

void DrivenBrowser::setScreen(int width, int height, bool dark) {
    tell(
        "Emulation.setDeviceMetricsOverride",
        {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", width < 1000}});
    const Json feature{{"name", "prefers-color-scheme"}, {"value", dark ? "dark" : "light"}};
    tell("Emulation.setEmulatedMedia", {{"features", Json::array({feature})}});
}

Json DrivenBrowser::valueOf(const std::string& expression) {
    const Json answer =
        tell("Runtime.evaluate",
             {{"expression", expression}, {"awaitPromise", true}, {"returnByValue", true}});
    return answer.is_object() && answer.contains("result") ? answer["result"].value("value", Json())
                                                           : Json();
}

/// Asked again and again, and not by a promise of the page: a page that is loaded anew forgets it.
bool DrivenBrowser::waitFor(const std::string& expression) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    const std::string code =
        "(() => { try { return Boolean(" + expression + "); } catch { return false; } })()";
    while (valueOf(code) != true) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(15));
    }
    return true;
}

void DrivenBrowser::choose(const std::string& selector, const std::filesystem::path& file) {
    const Json root = tell("DOM.getDocument", Json::object());
    const Json found = tell("DOM.querySelector",
                            {{"nodeId", root["root"].value("nodeId", 0)}, {"selector", selector}});
    tell("DOM.setFileInputFiles", {{"nodeId", found.value("nodeId", 0)},
                                   {"files", Json::array({std::filesystem::absolute(file)})}});
}

void DrivenBrowser::tap(const std::string& selector) {
    const Json place =
        valueOf("(() => { const each = document.querySelector(" + Json(selector).dump() +
                "); each.scrollIntoView({block: 'center'}); const box = "
                "each.getBoundingClientRect(); return [box.x + box.width / 2, "
                "box.y + box.height / 2]; })()");
    if (place.is_array()) {
        tapAt(place[0], place[1]);
    }
}

void DrivenBrowser::tapAt(double x, double y) {
    for (const char* type : {"mousePressed", "mouseReleased"}) {
        tell("Input.dispatchMouseEvent",
             {{"type", type}, {"x", x}, {"y", y}, {"button", "left"}, {"clickCount", 1}});
    }
}

std::string DrivenBrowser::photograph() {
    const Json shot = tell("Page.captureScreenshot", {{"format", "png"}});
    return QByteArray::fromBase64(QByteArray::fromStdString(shot.value("data", ""))).toStdString();
}

void DrivenBrowser::keepPicture(const std::string& name) {
    if (const char* const folder = std::getenv("UMPIRE_PICTURES")) {
        std::ofstream(std::string(folder) + "/" + name + ".png", std::ios::binary) << photograph();
    }
}

} // namespace umpire::testing

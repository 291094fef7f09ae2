#include "tests/app/web/server/driven_browser.h"

#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/browser.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <QByteArray>
#include <unistd.h>

namespace umpire::testing {
namespace {

using Json = nlohmann::json;

constexpr int kPatience = 60'000; ///< milliseconds for an answer
constexpr int kItReads = 3;       ///< --remote-debugging-pipe uses these two descriptors
constexpr int kItWrites = 4;

} // namespace

DrivenBrowser::DrivenBrowser(const std::filesystem::path& profile, const std::string& language,
                             const std::vector<std::string>& more) {
    const Arguments own{kBrowser,
                        "--remote-debugging-pipe",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--hide-scrollbars",
                        "--enable-precise-memory-info",
                        "--user-data-dir=" + profile.string(),
                        "--accept-lang=" + language};
    const Pipe toIt = newPipe();
    const Pipe fromIt = newPipe();
    const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    process_ =
        startProgram(with(with(own, more), {"about:blank"}),
                     {{kItReads, toIt.read}, {kItWrites, fromIt.write}, {STDERR_FILENO, nowhere}});
    for (const int given : {toIt.read, fromIt.write, nowhere}) {
        ::close(given);
    }
    in_ = toIt.write;
    out_ = fromIt.read;
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
    endOf(process_);
}

/// Calls a DevTools method and returns its answer; null if none comes. Skips earlier events.
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

/// A module may await its words after the event "load", so the modules' ends are awaited here.
void DrivenBrowser::open(const std::string& address) {
    tell("Page.navigate", {{"url", address}});
    waitFor("document.readyState === 'complete'");
    valueOf("Promise.allSettled([...document.querySelectorAll('script[type=module][src]')]"
            ".map(each => import(each.src)))");
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

Json DrivenBrowser::settled(const std::string& expression, const Json& wanted) {
    Json value;
    comesTrue([&] {
        valueOf("new Promise(done => setTimeout(done, 100))");
        value = valueOf(expression);
        return value == wanted;
    });
    return value;
}

/// Polls, because a promise is lost when the page is reloaded.
bool DrivenBrowser::waitFor(const std::string& expression) {
    const std::string code =
        "(() => { try { return Boolean(" + expression + "); } catch { return false; } })()";
    return comesTrue([&] { return valueOf(code) == true; });
}

bool DrivenBrowser::shows(const std::string& id, const std::string& words) {
    return waitFor("document.getElementById('" + id +
                   R"(').textContent.replaceAll('\u00a0', ' ').includes()" + Json(words).dump() +
                   ")");
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
                "); const middle = () => { const box = each.getBoundingClientRect(); "
                "return [box.x + box.width / 2, box.y + box.height / 2]; }; "
                "if (!each.contains(document.elementFromPoint(...middle()))) "
                "each.scrollIntoView({block: 'center'}); return middle(); })()");
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

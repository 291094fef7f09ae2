#include "tests/app/web/telephone/refereed_telephone.h"

#include "tests/app/waiting.h"
#include "tests/app/web/server/feed_client.h"

namespace umpire::testing {
namespace {

std::vector<std::string> cameraOptions(const BrowserFilm& film) {
    return {"--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
            "--use-file-for-fake-video-capture=" + film.file.string(),
            "--ignore-certificate-errors"};
}

/// Notes when the camera's picture first has each stamp, by the page's clock.
std::string noteStamps() {
    const std::string bits = std::to_string(kStampBits);
    const std::string side = std::to_string(kStampSide);
    return "(() => { window.stamps = {}; const small = document.createElement('canvas'); "
           "small.width = " +
           bits + " * " + side + "; small.height = " + side +
           "; const ink = "
           "small.getContext('2d', {willReadFrequently: true}); const video = "
           "document.querySelector('video'); setInterval(() => { if (!video.videoWidth) return; "
           "ink.drawImage(video, 0, 0, small.width, small.height, 0, 0, small.width, "
           "small.height); const row = ink.getImageData(0, " +
           side +
           " / 2, small.width, 1).data; "
           "let stamp = 0; for (let bit = 0; bit < " +
           bits + "; ++bit) if (row[(bit + .5) * " + side +
           " * 4 + 1] > 128) stamp += 2 ** bit; stamps[stamp] ||= Date.now(); }, 8); "
           "return true; })()";
}

/// Each ruling that the page shows, with the time.
const std::string kNoteRulings =
    "(() => { window.noted = []; const at = id => document.getElementById(id).textContent; new "
    "MutationObserver(() => { const said = {at: Date.now(), kind: at('kind'), main: at('main')}; "
    "const last = noted.at(-1); if (said.kind && (!last || last.kind !== said.kind || last.main "
    "!== said.main)) noted.push(said); }).observe(document.getElementById('ruling'), {subtree: "
    "true, childList: true, characterData: true}); return true; })()";

} // namespace

RefereedTelephone::RefereedTelephone(const BrowserFilm& film,
                                     const std::vector<std::string>& arguments,
                                     const std::filesystem::path& journal,
                                     const std::filesystem::path& folder)
    : program_(with({"referee", "telephone", "--codes", "--listen", "0.0.0.0:0", "--journal",
                     journal.string()},
                    arguments)),
      camera_(folder / "camera", "en", cameraOptions(film)), table_(folder / "table", "en") {
    comesTrue([&] { return !page("whoever may give commands").empty(); });
    const std::string address = addressAfter("the telephone that is the camera");
    const std::size_t sign = address.find('#');
    if (sign == std::string::npos) {
        return;
    }
    const int port = std::atoi(address.c_str() + address.rfind(':') + 1);
    const std::string token = address.substr(sign + 1);
    const Answer here = ask(port, "GET /telephone/here", bearer(token));
    line_ = std::make_unique<CutLine>(here.json().value("secure_port", 0));
    camera_.setScreen(390, 844, false);
    camera_.open("https://127.0.0.1:" + std::to_string(line_->port()) + "/telephone#" + token);
    table_.setScreen(390, 844, false);
    table_.open(page("whoever may give commands"));
    table_.valueOf(kNoteRulings);
}

std::string RefereedTelephone::addressAfter(const std::string& words) const {
    const std::string said = program_.errors();
    const std::size_t from = said.find(words);
    const std::size_t begin = from == std::string::npos ? from : said.find("http", from);
    return begin == std::string::npos ? "" : said.substr(begin, said.find('\n', begin) - begin);
}

std::string RefereedTelephone::page(const std::string& of) const {
    return addressAfter("this code is for " + of);
}

bool RefereedTelephone::begins() {
    if (!camera_.waitFor("isSecureContext && !document.getElementById('camera').hidden")) {
        return false;
    }
    camera_.valueOf(noteStamps());
    camera_.tap("#camera-switch");
    return camera_.shows("start", "Begin!");
}

void RefereedTelephone::waitForStill(std::size_t still) {
    comesTrue([&] { return begins(still + 1).back() != 0.0; }, 300);
    std::this_thread::sleep_for(std::chrono::seconds(1));
}

std::vector<double> RefereedTelephone::begins(std::size_t stills) {
    const nlohmann::json stamps = camera_.valueOf("stamps");
    std::vector<double> begins;
    for (std::size_t still = 0; still < stills; ++still) {
        begins.push_back(stamps.value(std::to_string(still + 1), 0.0) / 1000.0);
    }
    return begins;
}

std::vector<ShownCall> RefereedTelephone::shown() {
    std::vector<ShownCall> calls;
    for (const auto& each : table_.valueOf("noted")) {
        calls.push_back(
            {each.value("at", 0.0) / 1000.0, each.value("kind", ""), each.value("main", "")});
    }
    return calls;
}

/// Waits until the element stays in place twice in a row, as a thumb does.
bool RefereedTelephone::tap(const std::string& selector) {
    const std::string rests =
        "(() => { const each = document.querySelector(" + nlohmann::json(selector).dump() +
        "); if (!each) return false; each.scrollIntoView({block: 'center'}); const box = "
        "each.getBoundingClientRect(); const place = [each.textContent, box.x, box.y, box.width, "
        "box.height].join(); const before = window.stood; window.stood = place; return place === "
        "before && box.width > 0; })()";
    const bool isThere = table_.waitFor(rests);
    if (isThere) {
        table_.tap(selector);
    }
    return isThere;
}

bool RefereedTelephone::tapWords(const std::string& list, const std::string& words) {
    const std::string found =
        "[...document.querySelectorAll(" + nlohmann::json(list).dump() +
        ")].find(each => each.textContent === " + nlohmann::json(words).dump() + ")";
    const std::string mark = "(() => { document.querySelectorAll('[data-wanted]').forEach(each => "
                             "delete each.dataset.wanted); " +
                             found + ".dataset.wanted = ''; return true; })()";
    return table_.waitFor(found) && table_.valueOf(mark) == true && tap("[data-wanted]");
}

} // namespace umpire::testing

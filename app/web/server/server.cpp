#include "app/web/server/server.h"

#include "app/web/server/lesson_page.h"
#include "app/web/server/pages.h"
#include "app/web/server/said_sentences.h"

namespace umpire {
namespace {

using Status = QHttpServerResponse::StatusCode;

constexpr int kBetweenMomentsMs = 500;
/// So that many of them can be kept.
constexpr int kWidestForSpectators = 1920;

/// Forbids loading from, and sending to, any other server.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws: wss:; img-src "
    "'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Forbids sending a page's address, and with it the token, to other servers.
constexpr const char* kReferrer = "no-referrer";

QHttpServerResponse answered(const char* type, QByteArray body, Status status = Status::Ok) {
    QHttpServerResponse response(QByteArray(type), std::move(body), status);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Connection", "close");
    response.setHeader("X-Content-Type-Options", "nosniff");
    return response;
}

QHttpServerResponse said(const std::string& line, Status status) {
    return answered("text/plain; charset=utf-8", QByteArray::fromStdString(line + "\n"), status);
}

/// Splits whole lines of visible text, one command each; empty for anything else.
std::vector<std::string> linesOf(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) {
        text.pop_back();
    }
    const bool clean = std::ranges::none_of(
        text, [](unsigned char each) { return (each < ' ' && each != '\n') || each == 0x7F; });
    // `@` waits for a stream time, which only a film's command file may use.
    const bool plain = text.find("\n@") == std::string::npos && !text.starts_with('@');
    std::vector<std::string> lines;
    if (text.empty() || !clean || !plain || text.size() >= kLongestCommands) {
        return lines;
    }
    for (const auto& line : QString::fromStdString(text).split(QLatin1Char('\n'))) {
        lines.push_back(line.toStdString());
    }
    return lines;
}

/// What of the log the state is after.
EventRange rangeOf(const FeedState& state, const EventLog& events) {
    const std::uint64_t last = std::min(state.lastEvent, events.last());
    return {std::min(events.first(), last + 1), last};
}

QHttpServerResponse pictureAnswer(const std::vector<unsigned char>& jpeg) {
    return jpeg.empty()
               ? said("no frame has come yet; ask again", Status::ServiceUnavailable)
               : answered("image/jpeg", QByteArray(reinterpret_cast<const char*>(jpeg.data()),
                                                   qsizetype(jpeg.size())));
}

} // namespace

FeedServer::FeedServer(FeedShelf& shelf, ServerSettings settings)
    : shelf_(shelf), settings_(std::move(settings)), watchers_(settings_.watchers),
      spectators_(settings_.delay) {
    connect(&spectatorsTimer_, &QTimer::timeout, this, &FeedServer::showSpectators);
}

Door::ToWebSocket FeedServer::toWebSocket() {
    return {[this](const RequestHead& head, const QHostAddress& peer) {
                return head.path == kCameraPath ? Room::Free
                                                : watchers_.roomFor(kindOf(head), peer);
            },
            [this](QTcpSocket* guest, const RequestHead& head) { welcome(guest, head); }};
}

Watchers::Kind FeedServer::kindOf(const RequestHead& head) const {
    return saysToken(head, settings_.rules) ? Watchers::Kind::WithToken : Watchers::Kind::Open;
}

void FeedServer::welcome(QTcpSocket* guest, const RequestHead& head) {
    if (head.path == kCameraPath) {
        camera_->welcome(std::make_unique<WebSocket>(guest, head.webSocketKey, kCameraProtocol));
        return;
    }
    const std::string hearer = hearerOf(head.authorization, head.query, settings_.rules);
    watchers_.welcome(std::make_unique<WebSocket>(guest, head.webSocketKey), kindOf(head),
                      watchers_.readingOf(shelf_.events.find(hearer)->second, head.query,
                                          waits(head.authorization, head.query)
                                              ? Watchers::Told::Later
                                              : Watchers::Told::AtOnce));
}

Door::ToTelephone FeedServer::toTelephone() {
    return {
        [](const RequestHead& head) { return isErrand(head.path); },
        [this](std::size_t bytes) { return rulings_->hasRoomFor(bytes); },
        [this](RequestHead head, QByteArray body, std::function<void(const HttpAnswer&)> answer) {
            if (head.path == "/telephone/here") {
                return answer(here());
            }
            rulings_->ask(std::move(head), std::move(body),
                          [this, answer = std::move(answer)](HttpAnswer given) {
                              QMetaObject::invokeMethod(
                                  this, [answer, given = std::move(given)] { answer(given); },
                                  Qt::QueuedConnection);
                          });
        }};
}

/// A page that may be the camera's is told where HTTPS is, and which game is played.
HttpAnswer FeedServer::here() const {
    const bool offers = camera_ != nullptr && secureAddress_.port != 0;
    const std::string game = offers ? everybodys()->position.game : std::string();
    return {200, "application/json",
            QByteArray("{\"here\": true, \"secure_port\": ") +
                (offers ? QByteArray::number(secureAddress_.port) : QByteArray("null")) +
                ", \"game\": " +
                (game.empty() ? QByteArray("null") : '"' + QByteArray::fromStdString(game) + '"') +
                "}\n"};
}

Expected<NetworkAddress> FeedServer::listenAt(const NetworkAddress& wanted,
                                              const Identity* identity) {
    const FeedRules& rules = settings_.rules;
    auto door = std::make_unique<Door>(
        Door::Rules{[&rules](const RequestHead& head) { return refusalOf(head, rules); },
                    [&rules](const RequestHead& head) { return saysToken(head, rules); }},
        settings_.door);
    door->setToWebSocket(toWebSocket());
    if (rulings_) {
        door->setToTelephone(toTelephone());
    }
    return Door::open(std::move(door), http_, wanted, identity);
}

Expected<void> FeedServer::begin() {
    if (settings_.tuio) {
        tuio_ = std::make_unique<TuioSender>(*settings_.tuio);
    }
    if (spectators_.isLater()) {
        spectatorsTimer_.start(kBetweenMomentsMs);
    }
    if (!settings_.listen) {
        return {};
    }
    if (settings_.rules.telephone) {
        rulings_ = std::make_unique<RulingThread>(settings_.toss);
    }
    if (settings_.camera) {
        camera_ = std::make_unique<CameraLine>(
            settings_.camera,
            CameraNews{[this] { return everybodys()->table; }, [this] { return aim(); }});
    }
    setRoutes();
    return listenAt(*settings_.listen, nullptr)
        .map([this](const NetworkAddress& at) { address_ = at; })
        .and_then([this]() -> Expected<void> {
            if (!settings_.identity) {
                return {};
            }
            const auto port = std::uint16_t(settings_.listen->port == 0 ? 0 : address_.port + 1);
            return listenAt({address_.host, port}, &*settings_.identity)
                .map([this](const NetworkAddress& at) { secureAddress_ = at; });
        });
}

/// Applies to every answer, so that none is forgotten.
void FeedServer::setEmbedding() {
    http_.afterRequest([this](Response&& response, const QHttpServerRequest& request) {
        const Embedding embedding =
            embeddingFor(request.value("Referer").toStdString(), settings_.rules);
        response.addHeader("Cross-Origin-Resource-Policy",
                           QByteArray::fromStdString(embedding.resourcePolicy));
        response.addHeader("Content-Security-Policy",
                           QByteArray::fromStdString(embedding.frameAncestors));
        return std::move(response);
    });
}

void FeedServer::setRoutes() {
    setEmbedding();
    if (!settings_.rules.hasGame) {
        setFile("/", telephonePage().front());
    }
    setFiles(sharedFiles());
    setFiles(gamePages());
    if (settings_.rules.telephone) {
        setFiles(telephonePage());
        http_.route(
            QString::fromLatin1(kTypedCodePath.data()), QHttpServerRequest::Method::Post,
            [this](const QHttpServerRequest& request) { return typedCode(request.body()); });
    }
    http_.route("/state", [this](const QHttpServerRequest& request) { return state(request); });
    http_.route("/table.jpg",
                [this](const QHttpServerRequest& request) { return tableJpeg(request); });
    http_.route("/moments.jpg",
                [this](const QHttpServerRequest& request) { return momentsJpeg(request); });
    http_.route("/sentences", QHttpServerRequest::Method::Post,
                [this](const QHttpServerRequest& request) { return sentences(request.body()); });
    http_.route("/lesson", [this](const QHttpServerRequest& request) { return lesson(request); });
    http_.route("/command", QHttpServerRequest::Method::Post,
                [this](const QHttpServerRequest& request) {
                    return command(hearerIn(request), request.body());
                });
}

void FeedServer::setFile(std::string_view path, const PageFile& file) {
    http_.route(QString::fromLatin1(path.data(), qsizetype(path.size())), [file] {
        Response response = answered(
            file.type.data(), QByteArray(file.content.data(), qsizetype(file.content.size())));
        response.setHeader("Content-Security-Policy", kPolicy);
        response.setHeader("Referrer-Policy", kReferrer);
        return response;
    });
}

void FeedServer::setFiles(std::span<const PageFile> files) {
    for (const PageFile& file : files) {
        setFile(file.path, file);
    }
}

std::string FeedServer::hearerIn(const QHttpServerRequest& request) const {
    return hearerOf(request.value("Authorization").toStdString(),
                    request.query().toString().toStdString(), settings_.rules);
}

bool FeedServer::waits(std::string_view authorization, std::string_view query) const {
    return spectators_.isLater() && !mayCommand(authorization, query, settings_.rules);
}

bool FeedServer::waits(const QHttpServerRequest& request) const {
    return waits(request.value("Authorization").toStdString(),
                 request.query().toString().toStdString());
}

QHttpServerResponse FeedServer::state(const QHttpServerRequest& request) {
    if (waits(request)) {
        const SpectatorsMoment moment = spectators_.moment();
        const EventLog& events = shelf_.events.find(kEverybody)->second;
        return answered("application/json",
                        QByteArray::fromStdString(stateJson(
                            *moment.state, rangeOf(*moment.state, events), May::Read, moment.at)));
    }
    const std::string hearer = hearerIn(request);
    const bool commands = mayCommand(request.value("Authorization").toStdString(),
                                     request.query().toString().toStdString(), settings_.rules);
    std::shared_ptr<const FeedState> state;
    {
        const std::scoped_lock lock(shelf_.mutex);
        state = shelf_.states.find(hearer)->second;
    }
    const EventLog& events = shelf_.events.find(hearer)->second;
    return answered("application/json",
                    QByteArray::fromStdString(stateJson(*state, rangeOf(*state, events),
                                                        commands ? May::Command : May::Read)));
}

/// A player's own picture is the newer one while it is hidden from the others.
QHttpServerResponse FeedServer::tableJpeg(const QHttpServerRequest& request) {
    if (waits(request)) {
        return pictureAnswer(*spectators_.moment().jpeg);
    }
    const TableJpeg* newest = nullptr;
    for (const std::string& whose : {std::string(kEverybody), hearerIn(request)}) {
        TableJpeg& each = jpegs_[whose];
        each.newest(shelf_.pictures.find(whose)->second);
        newest = newest == nullptr || newest->isOlderThan(each) ? &each : newest;
    }
    return pictureAnswer(newest->last());
}

QHttpServerResponse FeedServer::momentsJpeg(const QHttpServerRequest& request) {
    const QUrlQuery query = request.query();
    bool isNumber = false;
    const uint number = query.queryItemValue(QStringLiteral("frame")).toUInt(&isNumber);
    const std::string hash = query.queryItemValue(QStringLiteral("film")).toStdString();
    if (waits(request)) {
        const auto shown = spectators_.moment().state->moments;
        isNumber = isNumber && shown && shelf_.films.isUpTo(shown->hash, hash);
    }
    const auto jpeg = isNumber ? shelf_.films.frame(hash, number) : std::nullopt;
    return jpeg
               ? answered("image/jpeg", QByteArray::fromStdString(*jpeg))
               : said("this film is not there any more, or it has no such frame", Status::NotFound);
}

QHttpServerResponse FeedServer::sentences(const QByteArray& body) {
    const auto json = saidJson(body.toStdString(), tongues_);
    return json ? answered("application/json", QByteArray::fromStdString(*json))
                : said("/sentences takes a language and messages, as docs/feed.md says",
                       Status::BadRequest);
}

QHttpServerResponse FeedServer::lesson(const QHttpServerRequest& request) {
    const QString language = request.query().queryItemValue(QStringLiteral("language"));
    const auto state = waits(request) ? spectators_.moment().state : everybodys();
    return answered("application/json",
                    QByteArray::fromStdString(
                        lessonPageJson(state->position.game, tongues_.of(language.toStdString()))));
}

QHttpServerResponse FeedServer::command(const std::string& hearer, const QByteArray& body) {
    const auto lines = linesOf(body.toStdString());
    if (lines.empty()) {
        return said("a command is a line of text, such as `accept` or `undo 2`",
                    Status::BadRequest);
    }
    const auto by = hearer.empty() ? referee::Authority() : referee::Authority::seat(hearer);
    for (const std::string& line : lines) {
        if (!settings_.commands->push(referee::typed(line, by))) {
            return said("the game takes no commands now", Status::ServiceUnavailable);
        }
    }
    return said("handed on; /events tells what became of it", Status::Accepted);
}

/// Nothing said: a code is asked for, and shown at this machine. Else it is exchanged for the token
/// of the code that is scanned.
QHttpServerResponse FeedServer::typedCode(const QByteArray& body) {
    const auto now = std::chrono::steady_clock::now();
    const auto show = [&] {
        if (const auto code = typedCode_.want(now)) {
            settings_.showTypedCode(*code);
        }
    };
    if (body.isEmpty()) {
        show();
        return answered("application/json", "{}\n");
    }
    switch (typedCode_.hear(body.toStdString(), now)) {
    case TypedCode::Said::Right:
        settings_.showTypedCode({});
        return answered("application/json",
                        "{\"token\": \"" + QByteArray::fromStdString(*settings_.rules.telephone) +
                            "\"}\n");
    case TypedCode::Said::Wrong:
        break;
    case TypedCode::Said::TooOften:
        return said("too many wrong codes: wait five minutes, or scan the code",
                    Status::TooManyRequests);
    case TypedCode::Said::Over:
        show();
        return said("this code is not valid any more; a new one is shown", Status::Gone);
    }
    return said("this is not the code that is shown", Status::Unauthorized);
}

std::shared_ptr<const FeedState> FeedServer::everybodys() const {
    const std::scoped_lock lock(shelf_.mutex);
    return shelf_.states.find(kEverybody)->second;
}

std::shared_ptr<const SeenTable> FeedServer::seen() const {
    const std::scoped_lock lock(shelf_.mutex);
    return shelf_.seen;
}

void FeedServer::showSpectators() {
    if (spectators_.isDue()) {
        TableJpeg& table = jpegs_[std::string(kEverybody)];
        table.newest(shelf_.pictures.find(kEverybody)->second);
        spectators_.keep(*everybodys(), seen(), table.narrowed(kWidestForSpectators));
    }
    const SpectatorsMoment moment = spectators_.moment();
    watchers_.tellLater(moment.state->lastEvent);
    sendTuio(moment.seen);
    spectators_.tellRest();
}

void FeedServer::showRest(std::function<void()> done) {
    if (spectators_.isLater()) {
        spectators_.awaitRest(std::move(done));
    } else {
        done();
    }
}

std::optional<std::string> FeedServer::aim() {
    auto picture = shelf_.aimed.take();
    if (!picture) {
        return std::nullopt;
    }
    const auto state = everybodys();
    return aimingJson(*std::move(picture),
                      {state->table == nameOf(TableState::Still),
                       state->table == nameOf(TableState::Moved), state->position.ply > 0});
}

void FeedServer::tell() {
    watchers_.tell();
    if (camera_) {
        camera_->tellAim();
    }
    if (!spectators_.isLater()) { // TUIO is for whoever listens
        sendTuio(seen());
    }
}

void FeedServer::sendTuio(const std::shared_ptr<const SeenTable>& seen) {
    if (tuio_ && seen && seen != sent_) {
        sent_ = seen;
        tuio_->show(seen->seen, seen->area);
    }
}

void FeedServer::end() {
    watchers_.farewell();
    if (camera_) {
        camera_->farewell();
    }
    if (tuio_) {
        tuio_->end();
    }
}

} // namespace umpire

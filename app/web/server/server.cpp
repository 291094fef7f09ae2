#include "app/web/server/server.h"

#include "app/web/server/http_answer.h"
#include "app/web/server/pages.h"

namespace umpire {
namespace {

constexpr int kBetweenMomentsMs = 500;
/// Maximum width of spectators' pictures in pixels, so that many can be stored.
constexpr int kWidestForSpectators = 1920;

/// The header Content-Security-Policy: forbids loading from any other server, and sending to any
/// other server.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws: wss:; img-src "
    "'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// The header Referrer-Policy: forbids sending a page's address, and with it the token, to other
/// servers.
constexpr const char* kReferrer = "no-referrer";

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

/// Tells a page that may become the camera's page the port of HTTPS, and the game that is played.
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

/// Adds the headers about embedding to every answer, so that no answer lacks them.
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
                [this](const QHttpServerRequest& request) { return command(request); });
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
    if (!spectators_.isLater()) { // TUIO has no tokens, so it is delayed for every client
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

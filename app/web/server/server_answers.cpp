#include "app/web/server/http_answer.h"
#include "app/web/server/lesson_page.h"
#include "app/web/server/said_sentences.h"
#include "app/web/server/server.h"

#include <QTimer>

namespace umpire {
namespace {

using Status = QHttpServerResponse::StatusCode;

/// Splits the text into lines of visible characters, one command each; empty if it contains
/// anything else.
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

/// Returns the part of the log that the state includes.
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

/// Serves the public picture or the player's own picture, whichever is newer. While players lay out
/// pieces in secret, only their own pictures are new.
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

QHttpServerResponse FeedServer::command(const QHttpServerRequest& request) {
    const std::string hearer = hearerIn(request);
    const auto refuse = [&](const Message& why, Status status) {
        const QString language = request.query().queryItemValue(QStringLiteral("language"));
        return said(tongues_.of(language.toStdString()).said(why), status);
    };
    const auto lines = linesOf(request.body().toStdString());
    if (lines.empty()) {
        return refuse(
            message("a command is a line of text, such as %1 or %2", "`accept`", "`undo 2`"),
            Status::BadRequest);
    }
    const auto by = hearer.empty() ? referee::Authority() : referee::Authority::seat(hearer);
    for (const std::string& line : lines) {
        if (!settings_.commands->push(referee::typed(line, by))) {
            return refuse(message("the game takes no commands now"), Status::ServiceUnavailable);
        }
    }
    return said("handed on; /events tells what became of it", Status::Accepted);
}

/// Handles a typed code. An empty body requests a code, which this machine then shows. Otherwise
/// the code is exchanged for the token of the QR code.
QHttpServerResponse FeedServer::typedCode(const QByteArray& body) {
    const auto now = std::chrono::steady_clock::now();
    const auto show = [&] {
        if (const auto code = typedCode_.want(now)) {
            settings_.showTypedCode(*code);
            QTimer::singleShot(TypedCode::kValid, this, [this] {
                if (typedCode_.isOver(TypedCode::Time::clock::now())) {
                    settings_.showTypedCode({});
                }
            });
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
        settings_.showTypedCode({});
        return said("too many wrong codes: wait five minutes, or scan the code",
                    Status::TooManyRequests);
    case TypedCode::Said::Over:
        show();
        return said("this code is not valid any more; a new one is shown", Status::Gone);
    }
    return said("this is not the code that is shown", Status::Unauthorized);
}

} // namespace umpire

#include "app/club/pages/hall_server.h"

#include "app/club/pages/hall_arbiter.h"
#include "app/club/pages/hall_pages.h"
#include "app/common/json/json_reader.h"
#include "app/common/network/door.h"
#include "app/common/network/network_address.h"
#include "app/game/referee/core/commands.h"
#include "app/record/journal/event_json.h"
#include "app/web/server/pages.h"
#include "app/web/server/said_sentences.h"

#include <algorithm>
#include <QRandomGenerator>
#include <QUrlQuery>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;
using Code = QHttpServerResponse::StatusCode;

constexpr int kBetweenWallStatesMs = 500;
constexpr int kBetweenSealsMs = 2000;
constexpr AtMost kReason{600};

/// The header Content-Security-Policy: forbids loading from any other server, and sending to any
/// other server.
constexpr const char* kHallPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' "
    "blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

QHttpServerResponse answerWith(const char* type, QByteArray body, Code code = Code::Ok) {
    QHttpServerResponse response(QByteArray(type), std::move(body), code);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Connection", "close");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Content-Security-Policy", kHallPolicy);
    response.setHeader("Referrer-Policy", "no-referrer");
    return response;
}

QHttpServerResponse answerWith(const Json& json) {
    return answerWith("application/json", QByteArray::fromStdString(compactText(json)));
}

QHttpServerResponse refuseWith(const std::string& line, Code code = Code::BadRequest) {
    return answerWith("text/plain; charset=utf-8", QByteArray::fromStdString(line + "\n"), code);
}

Code codeOf(const Failure& failure) {
    return failure.status == ExitStatus::CannotWrite  ? Code::ServiceUnavailable
           : failure.status == ExitStatus::CannotRead ? Code::NotFound
                                                      : Code::BadRequest;
}

QHttpServerResponse textOr(const char* type, const Expected<std::string>& answer,
                           const Tongue& tongue) {
    return answer ? answerWith(type, QByteArray::fromStdString(*answer))
                  : refuseWith(tongue.said(answer.error().message), codeOf(answer.error()));
}

/// Returns the address as text. An IPv4 address gives the same text if it is mapped to IPv6.
std::string nameOf(const QHostAddress& address) {
    bool isIpv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIpv4);
    return (isIpv4 ? QHostAddress(ipv4) : address).toString().toStdString();
}

QHttpServerResponse answerOr(const Expected<Json>& answer, const Tongue& tongue) {
    return textOr("application/json",
                  answer.map([](const Json& json) { return compactText(json); }), tongue);
}

std::string drawnRuling() {
    return QByteArray::number(QRandomGenerator::system()->generate64(), 16).toStdString();
}

Json serverJson(const KeeperHealth& health) {
    return {{"broker", health.hasBroker},
            {"broker_says", health.brokerSays},
            {"database", health.hasDatabase},
            {"database_says", health.databaseSays},
            {"events", health.events}};
}

} // namespace

HallServer::HallServer(const HallRequest& request, ClubKeeper& keeper)
    : request_(request), keeper_(keeper),
      run_(QRandomGenerator::system()->generate()), // 32 bits, which scripts handle exactly
      rules_{request.arbiterToken, request.wallToken, true}, openRules_{request.arbiterToken,
                                                                        request.wallToken, false},
      wall_(request.delay), standings_(request.delay), tournament_(keeper), reports_(keeper),
      witnesses_(keeper, request.sealing, request.delay), printer_(request.program) {
    connect(&wallTimer_, &QTimer::timeout, this, &HallServer::keepForSpectators);
    wallTimer_.start(kBetweenWallStatesMs);
    connect(&sealTimer_, &QTimer::timeout, this, [this] { witnesses_.look(); });
    sealTimer_.start(kBetweenSealsMs);
}

Expected<void> HallServer::begin() {
    setRoutes();
    const auto wanted = parseNetworkAddress(request_.listen, "listen");
    if (!wanted) {
        return tl::make_unexpected(wanted.error());
    }
    const bool isSecret = !isLoopback(*wanted) && !request_.certificate.empty();
    return listenAt(*wanted, !isSecret, nullptr)
        .and_then([&](const NetworkAddress& at) -> Expected<void> {
            address_ = arbiterAddress_ = at;
            if (!isSecret) {
                return {};
            }
            const Identity identity{request_.certificate, request_.key};
            const auto port = std::uint16_t(wanted->port == 0 ? 0 : at.port + 1);
            return listenAt({at.host, port}, true, &identity)
                .map([this](const NetworkAddress& secret) { arbiterAddress_ = secret; });
        });
}

Expected<NetworkAddress> HallServer::listenAt(const NetworkAddress& wanted, bool mayRule,
                                              const Identity* identity) {
    const HallRules& rules = mayRule ? rules_ : openRules_;
    auto door = std::make_unique<Door>(
        Door::Rules{[&rules](const RequestHead& head) { return refusalOf(head, rules); }});
    return Door::open(std::move(door), http_, wanted, identity);
}

void HallServer::setRoutes() {
    for (const auto& files : {hallPages(), sharedFiles(), gamePages()}) {
        for (const PageFile& file : files) {
            if (file.path == "/" && files.data() != hallPages().data()) {
                continue;
            }
            http_.route(QString::fromLatin1(file.path.data(), qsizetype(file.path.size())), [file] {
                return answerWith(file.type.data(),
                                  QByteArray(file.content.data(), qsizetype(file.content.size())));
            });
        }
    }
    http_.route("/hall", [this](const QHttpServerRequest& request) { return hall(request); });
    http_.route("/evidence",
                [this](const QHttpServerRequest& request) { return evidence(request); });
    http_.route("/games", [this] { return games(); });
    http_.route("/rule", QHttpServerRequest::Method::Post,
                [this](const QHttpServerRequest& request) { return rule(request); });
    http_.route("/sentences", QHttpServerRequest::Method::Post,
                [this](const QHttpServerRequest& request) { return sentences(request.body()); });
    setTournamentRoutes();
    setReportRoutes();
    setWitnessRoutes();
}

void HallServer::setTournamentRoutes() {
    using Request = QHttpServerRequest;
    const auto id = [](const Request& request) {
        return request.query().queryItemValue("id").toLongLong();
    };
    const auto tongue = [this](const Request& request) -> const Tongue& {
        return tongueOf(request);
    };
    http_.route("/tournament", [this, id, tongue](const Request& request) {
        return answerOr(tournament_
                            .shown(id(request),
                                   request.query().queryItemValue("after").toStdString(),
                                   tongue(request))
                            .and_then([this](Json json) {
                                return reports_.calls(json["id"]).map([&](Json calls) {
                                    json["calls"] = std::move(calls);
                                    return json;
                                });
                            }),
                        tongue(request));
    });
    http_.route("/standings", [this](const Request& request) { return standings(request); });
    http_.route("/tournament/change", Request::Method::Post, [this, tongue](const Request& asked) {
        const auto changed = tournament_.change(asked.body().toStdString());
        if (changed) {
            return answerWith(Json::object());
        }
        const Failure& why = changed.error();
        return refuseWith(tongue(asked).said(why.message),
                          why.setting == kInSpite ? Code::Conflict : codeOf(why));
    });
    http_.route("/tournament/report", [this, id, tongue](const Request& request) {
        return textOr("text/plain; charset=utf-8", tournament_.report(id(request)),
                      tongue(request));
    });
    http_.route("/tournament/file", [this, id, tongue](const Request& request) {
        return textOr("application/json", tournament_.file(id(request)), tongue(request));
    });
    http_.route("/tournament/notice", [this](const Request& request) { return notice(request); });
}

void HallServer::setReportRoutes() {
    using Request = QHttpServerRequest;
    http_.route("/report/say", Request::Method::Post, [this](const Request& request) {
        const auto answer = reports_.say(request.body().toStdString(),
                                         nameOf(request.remoteAddress()), tongueOf(request));
        return answer ? answerWith(*answer)
                      : refuseWith(answer.error().because, Code(answer.error().status));
    });
    http_.route("/tournament/codes", Request::Method::Post, [this](const Request& request) {
        return answerOr(
            reports_.drawCodes(request.body().toStdString()).map([] { return Json::object(); }),
            tongueOf(request));
    });
}

void HallServer::setWitnessRoutes() {
    using Request = QHttpServerRequest;
    http_.route("/witness/shown", [this](const Request& request) {
        const bool mayRule =
            guestOf(request.value("Authorization").toStdString(), rules_) == HallGuest::Arbiter;
        return answerWith(witnesses_.shown(
            witnessPage(), mayRule ? HallWitnesses::To::Arbiter : HallWitnesses::To::Everybody,
            tongueOf(request)));
    });
    http_.route("/witness/log", [this](const Request& request) {
        return answerOr(witnesses_.forPhone(request.query().queryItemValue("after").toULongLong()),
                        tongueOf(request));
    });
    http_.route("/witness/sign", Request::Method::Post, [this](const Request& request) {
        const Tongue& tongue = tongueOf(request);
        return answerOr(witnesses_.sign(request.body().toStdString()).map([&] {
            return witnesses_.shown(witnessPage(), HallWitnesses::To::Everybody, tongue);
        }),
                        tongue);
    });
    http_.route("/witness/publish", Request::Method::Post, [this](const Request& request) {
        const Tongue& tongue = tongueOf(request);
        return answerOr(witnesses_.publish().map([&] {
            return witnesses_.shown(witnessPage(), HallWitnesses::To::Arbiter, tongue);
        }),
                        tongue);
    });
}

/// Uses HTTPS if there is a certificate: browsers sign only on this machine and over HTTPS, and a
/// code must not be readable on the network.
std::string HallServer::phonePage(const std::string& path) const {
    const bool isSecret = arbiterAddress_ != address_;
    return (isSecret ? "https://" : "http://") + text(addressesOf(arbiterAddress_).front()) + path +
           "#" + request_.wallToken;
}

/// Serves `?id=2&what=pairings&round=3&language=hu`: the PDF, or 202 while it is printed. The QR
/// code of pairings and slips opens the page for reports; all other QR codes open the wall's page.
HallServer::Response HallServer::notice(const QHttpServerRequest& request) {
    const QUrlQuery query = request.query();
    const std::string what = query.queryItemValue("what").toStdString();
    const std::string language = query.queryItemValue("language").toStdString();
    const auto isWord = [](char each) { return each >= 'a' && each <= 'z'; };
    // these values become arguments of another program
    if (!std::ranges::all_of(what + language, isWord)) {
        return refuseWith(
            "a notice is pairings, slips, results or standings, in a language such as hu");
    }
    const auto id = query.queryItemValue("id").toLongLong();
    const auto file = tournament_.file(id);
    if (!file) {
        return textOr("", file, tongues_.of(language));
    }
    const bool isOfReports = what == "pairings" || what == "slips";
    WantedNotice wanted{*file,
                        what,
                        query.queryItemValue("round").toInt(),
                        language,
                        isOfReports ? phonePage("/report")
                                    : wallPageAt(address_, request_.wallToken),
                        {}};
    if (what == "slips") {
        auto codes = reports_.codes(id);
        if (!codes) {
            return refuseWith(tongues_.of(language).said(codes.error().message),
                              codeOf(codes.error()));
        }
        wanted.codes = *std::move(codes);
    }
    const auto printed = printer_.print(wanted);
    return printed ? textOr("application/pdf", *printed, tongues_.of(language))
                   : answerWith("text/plain; charset=utf-8", "it is being printed; ask again\n",
                                Code::Accepted);
}

/// Returns the tables that changed after version `?after=VERSION` of the run `?run=RUN`; all tables
/// for another run.
HallServer::Response HallServer::hall(const QHttpServerRequest& request) {
    const bool isSameRun = request.query().queryItemValue("run").toULongLong() == run_;
    const auto after = isSameRun ? request.query().queryItemValue("after").toULongLong() : 0;
    const ClubKeeper::Seen seen = keeper_.seen();
    Json json = hallJson(*seen.hall, after);
    json["run"] = run_;
    json["server"] = serverJson(seen.health);
    if (!request_.certificate.empty()) {
        const int days = daysLeft(request_.certificate);
        json["server"]["certificate_days"] = days;
        json["server"]["certificate_ends"] = days < kDaysToWarn;
    }
    return answerWith(json);
}

/// Returns the public state of the games, delayed as the organiser wants.
HallServer::Response HallServer::games() {
    return answerWith(wall_.games(*keeper_.seen().hall, WallDelay::Clock::now()));
}

/// Returns the newest tournament, with the QR code of the page for players' reports.
Expected<Json> HallServer::newestTournament() {
    return tournament_.everybodys().map([this](Json json) {
        const std::string page = phonePage("/report");
        json["reporting"] = {{"address", page}, {"modules", modulesOf(page)}};
        return json;
    });
}

/// Returns the newest tournament's standings for spectators; an answer without a tournament until
/// the first standings are old enough.
HallServer::Response HallServer::standings(const QHttpServerRequest& request) {
    if (standings_.delay().count() == 0) {
        return answerOr(newestTournament(), tongueOf(request));
    }
    const std::string* old = standings_.at(WallDelay::Clock::now());
    return old == nullptr ? answerWith(HallTournament::nobodys())
                          : answerWith("application/json", QByteArray::fromStdString(*old));
}

/// Stores a ruling: {"table": "7", "record": "…", "about": 12, "command": "stands", "because": "…",
/// "arbiter": "…"}.
HallServer::Response HallServer::rule(const QHttpServerRequest& request) {
    const Tongue& tongue = tongueOf(request);
    const auto json = parsedJson(request.body().toStdString());
    if (!json) {
        return refuseWith("/rule takes an object, as docs/club.md says; this " + json.error());
    }
    const JsonReader field(*json);
    StoredRuling ruling;
    ruling.ruling.ruling = drawnRuling();
    field("table", ruling.table, kReason);
    field("record", ruling.ruling.record, kReason);
    field("about", ruling.about);
    field("command", ruling.ruling.command, kReason);
    field("because", ruling.ruling.because, kReason);
    field("arbiter", ruling.ruling.arbiter, AtMost{64});
    if (field.failed()) {
        return refuseWith("/rule: " + field.error());
    }
    const RulingMessage& said = ruling.ruling;
    if (said.arbiter.empty() || said.because.empty()) {
        return refuseWith(tongue.said(message("a ruling has the arbiter's name and a reason")));
    }
    if (!said.command.empty()) {
        const auto parsed = referee::parseCommand(said.command);
        if (const auto* wrong = std::get_if<ParseError>(&parsed)) {
            return refuseWith("`" + said.command + "`: " + tongue.said(describe(*wrong)));
        }
    }
    const auto kept = keeper_.rule(ruling);
    return kept ? answerWith(Json{{"ruling", ruling.ruling.ruling}})
                : refuseWith(tongue.said(kept.error().message), Code::ServiceUnavailable);
}

const Tongue& HallServer::tongueOf(const QHttpServerRequest& request) {
    return tongues_.of(request.query().queryItemValue("language").toStdString());
}

/// Returns the picture `?hash=SHA256` of `?table=7` if the database has it. Otherwise requests it
/// from the table, and tells the client to ask again soon.
HallServer::Response HallServer::evidence(const QHttpServerRequest& request) {
    const std::string table = request.query().queryItemValue("table").toStdString();
    const std::string hash = request.query().queryItemValue("hash").toStdString();
    if (const auto kept = keeper_.evidence(hash); kept && *kept) {
        return answerWith("image/jpeg", QByteArray::fromStdString(**kept));
    }
    const auto asked = keeper_.askEvidence(table, hash);
    return asked ? answerWith("text/plain; charset=utf-8", "the picture is coming; ask again\n",
                              Code::Accepted)
                 : refuseWith(tongueOf(request).said(asked.error().message), codeOf(asked.error()));
}

HallServer::Response HallServer::sentences(const QByteArray& body) {
    const auto json = saidJson(body.toStdString(), tongues_);
    return json ? answerWith("application/json", QByteArray::fromStdString(*json))
                : refuseWith("/sentences takes a language and messages, as docs/feed.md says");
}

void HallServer::keepForSpectators() {
    wall_.put(*keeper_.seen().hall, WallDelay::Clock::now());
    if (standings_.delay().count() > 0 && standings_.isDue(WallDelay::Clock::now())) {
        if (const auto all = newestTournament()) {
            standings_.put(compactText(*all), WallDelay::Clock::now());
        }
    }
}

} // namespace umpire

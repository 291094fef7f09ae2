#include "app/club/tables/evidence_shelf.h"

#include "app/common/network/door.h"
#include "app/common/network/event_thread.h"
#include "app/common/network/own_addresses.h"
#include "app/common/network/token.h"
#include "app/record/journal/journal_tail.h"

#include <QHttpServer>

namespace umpire {
namespace {

constexpr std::string_view kEvidence = "/evidence/";
constexpr std::size_t kDigitsOfHash = 64;
constexpr std::size_t kMostReached = 7;

bool isEvidence(std::string_view path) {
    return path.starts_with(kEvidence) && path.size() == kEvidence.size() + kDigitsOfHash &&
           path.find_first_not_of("0123456789abcdef", kEvidence.size()) == std::string_view::npos;
}

} // namespace

struct EvidenceShelf::Inside {
    std::filesystem::path journal;
    std::string token = freshToken();
    std::uint16_t port = 0;
    EventThread thread;

    [[nodiscard]] std::optional<Refusal> refusalOf(const RequestHead& head) const {
        if (!isEvidence(head.path) || head.method != "GET" || head.bodySize > 0 ||
            head.upgradesToWebSocket) {
            return Refusal{404, "there is GET /evidence/SHA256"};
        }
        const bool knows = head.authorization.starts_with(kBearer) &&
                           isSameToken(head.authorization.substr(kBearer.size()), token);
        return knows ? std::nullopt : std::optional(Refusal{401, "this needs the token"});
    }

    Expected<std::unique_ptr<QObject>> served() {
        auto server = std::make_unique<QHttpServer>();
        server->route("/evidence/", [this](const QString& hash) {
            const auto jpeg = pictureWithHash(journal, hash.toStdString());
            return jpeg && *jpeg
                       ? QHttpServerResponse("image/jpeg", QByteArray::fromStdString(**jpeg))
                       : QHttpServerResponse(QHttpServerResponse::StatusCode::NotFound);
        });
        const auto at =
            Door::open(std::make_unique<Door>(Door::Rules{
                           [this](const RequestHead& head) { return refusalOf(head); }}),
                       *server, {"0.0.0.0", 0});
        if (!at) {
            return wrongSetting("club", "this machine has no port left", ExitStatus::CannotWrite);
        }
        port = at->port;
        return server;
    }
};

EvidenceShelf::EvidenceShelf(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
EvidenceShelf::~EvidenceShelf() = default;

Expected<std::unique_ptr<EvidenceShelf>> EvidenceShelf::open(const std::filesystem::path& journal) {
    auto inside = std::make_unique<Inside>();
    inside->journal = journal;
    return inside->thread.begin([&] { return inside->served(); }).map([&] {
        return std::unique_ptr<EvidenceShelf>(new EvidenceShelf(std::move(inside)));
    });
}

void EvidenceShelf::tell(HealthMessage& health) const {
    health.evidenceToken = inside_->token;
    std::vector<std::string>& texts = health.evidence;
    for (const NetworkAddress& each : addressesOf({"0.0.0.0", inside_->port})) {
        if (!isLoopback(each) && texts.size() < kMostReached) {
            texts.push_back(text(each));
        }
    }
    texts.push_back("127.0.0.1:" + std::to_string(inside_->port));
}

std::uint16_t EvidenceShelf::port() const {
    return inside_->port;
}

} // namespace umpire

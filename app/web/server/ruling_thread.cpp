#include "app/web/server/ruling_thread.h"

#include "app/common/failure/last_catch.h"
#include "app/common/failure/number_in.h"
#include "app/web/telephone/toss_answers.h"

namespace umpire {
namespace {

/// Limits of waiting requests: their number, and the size of their bodies in bytes. A request takes
/// about a second, and clients may try again.
constexpr std::size_t kMostWaiting = 8;
constexpr std::size_t kMostBytesWaiting = std::size_t(64) << 20;
/// "Unprocessable Content": the request is valid, but its picture cannot be used
constexpr int kCannot = 422;
/// maximum number of dropped matches, as in `umpire score --dropped`
constexpr std::uint64_t kMostDropped = 200;

HttpAnswer jsonAnswer(int status, const std::string& document) {
    return {status, "application/json", QByteArray::fromStdString(document)};
}

HttpAnswer jpegAnswer(const std::vector<unsigned char>& jpeg) {
    return {jpeg.empty() ? 503 : 200, "image/jpeg",
            QByteArray(reinterpret_cast<const char*>(jpeg.data()), qsizetype(jpeg.size()))};
}

std::string_view languageOf(const RequestHead& head) {
    return queryValue(head.query, "lang").value_or("en");
}

/// Returns the value of a field of the query; empty if the field is missing. Ids contain only
/// letters and digits, so no URL decoding is needed.
std::string textIn(const RequestHead& head, std::string_view name) {
    return std::string(queryValue(head.query, name).value_or(""));
}

Expected<TossAsked> tossIn(const RequestHead& head) {
    TossAsked asked{textIn(head, "attacker"), textIn(head, "target"), std::nullopt};
    if (const auto said = queryValue(head.query, "dropped")) {
        const auto dropped = numberIn<std::uint64_t>(*said);
        if (!dropped || *dropped > kMostDropped) {
            return wrongUsage(
                message("`%1`: give a whole number from 0 to %2", "dropped", kMostDropped));
        }
        asked.dropped = int(*dropped);
    }
    return asked;
}

/// Reads the players' decisions on close calls. A decision on a match has the match's id as its
/// name.
Expected<war_galley::TossAnswers> decisionsIn(const RequestHead& head,
                                              const war_galley::TossRuling& ruling) {
    std::string_view wrong;
    const auto decision = [&](std::string_view name) -> std::optional<bool> {
        const auto said = queryValue(head.query, name);
        wrong = said && said != "true" && said != "false" ? name : wrong;
        return said ? std::optional(said == "true") : std::nullopt;
    };
    war_galley::TossAnswers decided{decision(kTouchKey), decision(kRangeKey), {}, std::nullopt};
    for (const war_galley::MatchRuling& match : ruling.matches) {
        if (const auto said = decision(match.id)) {
            decided.hits[match.id] = *said;
        }
    }
    if (!wrong.empty()) {
        return wrongUsage(message("`%1`: write true or false", std::string(wrong)));
    }
    if (const auto said = queryValue(head.query, kCountKey)) {
        const auto count = numberIn<std::uint64_t>(*said);
        if (!count || *count > kMostDropped) {
            return wrongUsage(message("`%1`: give a whole number from 0 to %2",
                                      std::string(kCountKey), kMostDropped));
        }
        decided.count = int(*count);
    }
    return decided;
}

} // namespace

RulingThread::RulingThread(TossFiles files)
    : desk_(std::move(files)), thread_([this](const std::stop_token& stop) { work(stop); }) {}

RulingThread::~RulingThread() = default;

bool RulingThread::hasRoomFor(std::size_t bytes) const {
    const std::scoped_lock lock(mutex_);
    for (const Errand& each : waiting_) {
        bytes += std::size_t(each.body.size());
    }
    return waiting_.size() < kMostWaiting && bytes <= kMostBytesWaiting;
}

void RulingThread::ask(RequestHead head, QByteArray body,
                       std::function<void(HttpAnswer)> answered) {
    {
        const std::scoped_lock lock(mutex_);
        waiting_.push_back({std::move(head), std::move(body), std::move(answered)});
    }
    news_.notify_one();
}

void RulingThread::work(const std::stop_token& stop) {
    while (true) {
        Errand errand;
        {
            std::unique_lock lock(mutex_);
            if (!news_.wait(lock, stop, [this] { return !waiting_.empty(); }) ||
                stop.stop_requested()) {
                return;
            }
            errand = std::move(waiting_.front());
            waiting_.pop_front();
        }
        HttpAnswer answer;
        try {
            answer = answerTo(errand);
        } catch (...) { // an exception loses only the current answer
            answer = jsonAnswer(kCannot,
                                failureAnswer({ExitStatus::CannotRead, whatWasThrown()}, english));
        }
        errand.answered(std::move(answer));
    }
}

HttpAnswer RulingThread::answerTo(const Errand& errand) {
    return errand.head.path == "/telephone/toss"          ? look(errand)
           : errand.head.path == "/telephone/picture.jpg" ? showPicture(errand)
                                                          : rule(errand);
}

HttpAnswer RulingThread::look(const Errand& errand) {
    const Tongue& tongue = tongues_.of(languageOf(errand.head));
    const Say say = [&tongue](const Message& each) { return tongue.said(each); };
    const auto kept = desk_.look({reinterpret_cast<const std::uint8_t*>(errand.body.data()),
                                  std::size_t(errand.body.size())});
    return kept ? jsonAnswer(200, lookAnswer(**kept, say))
                : jsonAnswer(kCannot, failureAnswer(kept.error(), say));
}

HttpAnswer RulingThread::showPicture(const Errand& errand) {
    const Tongue& tongue = tongues_.of(languageOf(errand.head));
    const auto kept = desk_.kept(numberIn<std::uint64_t>(textIn(errand.head, "toss")).value_or(0));
    return kept ? jpegAnswer(seenPicture((*kept)->look))
                : jsonAnswer(kCannot, failureAnswer(kept.error(), [&](const Message& each) {
                                 return tongue.said(each);
                             }));
}

const Expected<RuledLook>& RulingThread::ruled(std::uint64_t toss, TossAsked asked) {
    if (!last_ || last_->toss != toss || last_->asked != asked) {
        Expected<RuledLook> ruled = desk_.rule(toss, asked);
        last_ = LastRuling{toss, std::move(asked), std::move(ruled)};
    }
    return last_->ruled;
}

HttpAnswer RulingThread::rule(const Errand& errand) {
    const Tongue& tongue = tongues_.of(languageOf(errand.head));
    const Say say = [&tongue](const Message& each) { return tongue.said(each); };
    auto asked = tossIn(errand.head);
    if (!asked) {
        return jsonAnswer(kCannot, failureAnswer(asked.error(), say));
    }
    const Expected<RuledLook>& answer =
        ruled(numberIn<std::uint64_t>(textIn(errand.head, "toss")).value_or(0), *std::move(asked));
    if (!answer) {
        return jsonAnswer(kCannot, failureAnswer(answer.error(), say));
    }
    const auto decided = decisionsIn(errand.head, answer->ruling);
    if (!decided) {
        return jsonAnswer(kCannot, failureAnswer(decided.error(), say));
    }
    return errand.head.path == "/telephone/ruling"
               ? jsonAnswer(200, rulingAnswer(*answer, *decided, say))
               : jpegAnswer(rulingPicture(*answer, *decided));
}

} // namespace umpire

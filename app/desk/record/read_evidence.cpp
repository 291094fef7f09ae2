#include "app/desk/record/read_evidence.h"

#include "app/desk/board/drawn_board.h"
#include "app/desk/record/marked_picture.h"
#include "app/record/moments/kept_moments.h"

namespace umpire::desk {
namespace {

QImage pictureIn(const std::string& journal, std::int64_t event) {
    const auto jpeg =
        event > 0 ? pictureOf(journal, event) : Expected<std::optional<std::string>>(std::nullopt);
    return jpeg && *jpeg ? QImage::fromData(
                               QByteArrayView((*jpeg)->data(), qsizetype((*jpeg)->size())), "JPEG")
                         : QImage();
}

/// Returns the index of the nearest earlier event with a different picture, preferably an action or
/// a correction; none if there is no other picture. After an undo, the picture may still show the
/// undone action.
std::optional<std::size_t> earlierPicture(const JournalRecord& record, std::size_t event) {
    std::optional<std::size_t> any;
    for (std::size_t i = event; i > 0; --i) {
        const RecordedEvent& earlier = record.events[i - 1];
        const bool hasAnother =
            !earlier.pictureHash.empty() && earlier.pictureHash != record.events[event].pictureHash;
        const bool isOfPlay =
            actionIn(earlier.happening) || std::holds_alternative<Corrected>(earlier.happening);
        if (hasAnother && isOfPlay) {
            return i - 1;
        }
        any = hasAnother && !any ? std::optional(i - 1) : any;
    }
    return any;
}

} // namespace

bool hasPictures(const JournalRecord& record) {
    return std::ranges::any_of(
        record.events, [](const RecordedEvent& event) { return !event.pictureHash.empty(); });
}

bool hasFilms(const JournalRecord& record) {
    return std::ranges::any_of(
        record.events, [](const RecordedEvent& event) { return !event.momentsHash.empty(); });
}

EvidenceRequest evidenceRequest(const JournalRecord& record, const Teller& teller,
                                std::size_t event, const QString& journal) {
    const RecordedEvent& chosen = record.events[event];
    EvidenceRequest request{.journal = journal.toStdString(),
                            .settings = record.settings,
                            .event = inGame(record.events, event)};
    request.now = chosen.pictureHash.empty() ? 0 : chosen.number;
    request.momentsHash = chosen.momentsHash;
    request.nowTold = teller.told(chosen);
    const auto any = std::ranges::find_if(
        record.events, [](const RecordedEvent& each) { return !each.pictureHash.empty(); });
    request.any = any != record.events.end() ? any->number : 0;
    const auto before = earlierPicture(record, event);
    if (before) {
        request.before = record.events[*before].number;
        request.beforeTold = teller.told(record.events[*before]);
    }
    return request;
}

Evidence readEvidence(const EvidenceRequest& request) {
    Evidence evidence{pictureIn(request.journal, request.now),
                      pictureIn(request.journal, request.before), request.nowTold,
                      request.beforeTold};
    for (QImage* picture : {&evidence.now, &evidence.before}) {
        if (const auto pictured = tableIn(*picture, request.settings)) {
            EventMarks marks = marksOf(request.event, request.settings, pictured->table.board);
            if (picture == &evidence.before) {
                marks.toss.reset();
            }
            *picture = marked(*picture, *pictured, marks);
            evidence.turns = turnsOf(pictured->view);
        }
    }
    if (auto film = momentsOf(request.journal, request.momentsHash); film && *film) {
        evidence.film = std::make_shared<const std::string>(**std::move(film));
    }
    if (!evidence.turns) {
        if (const auto pictured =
                tableIn(pictureIn(request.journal, request.any), request.settings)) {
            evidence.turns = turnsOf(pictured->view);
        }
    }
    return evidence;
}

} // namespace umpire::desk

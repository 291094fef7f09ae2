#pragma once

#include "app/desk/record/event_marks.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/words/told_record.h"
#include "app/record/journal/journal.h"

namespace umpire::desk {

/// A request to read the pictures of an event. A value, for another thread.
struct EvidenceRequest {
    std::string journal;
    GameSettings settings;
    EventInGame event;
    std::int64_t now = 0;    ///< the event with the picture; 0: none
    std::int64_t before = 0; ///< an earlier event with another picture; 0: none
    std::int64_t any = 0;    ///< any event with a picture, for the board's direction; 0: none
    std::string momentsHash; ///< hash of the event's film; empty: no film
    QString nowTold;
    QString beforeTold;
};

/// Tells whether the record has a picture.
bool hasPictures(const JournalRecord& record);
/// Tells whether the record names a film of the moments before an event.
bool hasFilms(const JournalRecord& record);

/// `event`: index in the record.
EvidenceRequest evidenceRequest(const JournalRecord& record, const Teller& teller,
                                std::size_t event, const QString& journal);

/// Reads the pictures and marks the event's places in them. A toss's lines are drawn only in the
/// toss's own picture.
Evidence readEvidence(const EvidenceRequest& request);

} // namespace umpire::desk

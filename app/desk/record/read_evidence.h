#pragma once

#include "app/desk/record/event_marks.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/words/told_record.h"
#include "app/record/journal/journal.h"

namespace umpire::desk {

/// A request to read the pictures of an event. It is copied, so that another thread can use it.
struct EvidenceRequest {
    std::string journal;
    GameSettings settings;
    EventInGame event;
    std::int64_t now = 0;    ///< number of the event whose picture is shown; 0: no picture
    std::int64_t before = 0; ///< number of an earlier event with a different picture; 0: none
    /// number of any event with a picture, which gives the board's direction; 0: none
    std::int64_t any = 0;
    std::string momentsHash; ///< hash of the event's film; empty: the event has no film
    QString nowTold;
    QString beforeTold;
};

/// Tells whether the record contains any picture.
bool hasPictures(const JournalRecord& record);
/// Tells whether any event of the record has a film of the moments before it.
bool hasFilms(const JournalRecord& record);

/// Returns the request for an event. `event`: index in the record's events; `journal`: path of the
/// record.
EvidenceRequest evidenceRequest(const JournalRecord& record, const Teller& teller,
                                std::size_t event, const QString& journal);

/// Reads the pictures, and marks the event's places in them. The lines of a toss are drawn only in
/// the toss's own picture.
Evidence readEvidence(const EvidenceRequest& request);

} // namespace umpire::desk

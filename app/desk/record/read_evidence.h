#pragma once

#include "app/desk/record/event_marks.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/words/told_record.h"
#include "app/record/journal/journal.h"

namespace umpire::desk {

/// What has to be read to show the pictures of an event. A value, for another thread.
struct EvidenceRequest {
    std::string journal;
    GameSettings settings;
    EventInGame event;
    std::int64_t now = 0;    ///< the event's number; 0: it has no picture
    std::int64_t before = 0; ///< of an earlier event with another picture; 0: none
    std::int64_t any = 0;    ///< that has a picture, to see how the table lies; 0: none
    std::string momentsHash; ///< of its film; empty: it has none
    QString nowTold;
    QString beforeTold;
};

/// Is there a picture?
bool hasPictures(const JournalRecord& record);
/// Does the record name a film of the moments before an event?
bool hasFilms(const JournalRecord& record);

/// `event`: its place in the record.
EvidenceRequest evidenceRequest(const JournalRecord& record, const Teller& teller,
                                std::size_t event, const QString& journal);

/// Reads the pictures and marks in them what the event is about. The lines of a toss are in its own
/// picture alone.
Evidence readEvidence(const EvidenceRequest& request);

} // namespace umpire::desk

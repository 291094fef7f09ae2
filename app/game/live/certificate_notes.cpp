#include "app/game/live/certificate_notes.h"

#include "app/eye/certificate/certificate_file.h"
#include "app/eye/certificate/certificate_text.h"
#include "app/record/journal/journal_rows.h"

namespace umpire {
namespace {

Message classOf(Grade grade) {
    switch (grade) {
    case Grade::Gold:
        return message("class gold");
    case Grade::Silver:
        return message("class silver");
    case Grade::Bronze:
        return message("class bronze");
    case Grade::None:
        break;
    }
    return message("no class");
}

std::string hashUnlessEmpty(const std::string& text) {
    return text.empty() ? "" : sha256(text);
}

} // namespace

Expected<std::vector<Message>> certificateNotes(const GameSettings& settings,
                                                const std::string& name) {
    if (settings.certificate.empty()) {
        return std::vector<Message>();
    }
    return readCertificate(settings.certificate, name).map([&](const KnownCertificate& known) {
        std::vector<Message> notes = {message(
            "certificate of the camera: %1, mean error %2, largest error %3 (SHA-256 %4)",
            classOf(known.grade), inMm(known.mean), inMm(known.max), sha256(settings.certificate))};
        if (known.cameraHash != hashUnlessEmpty(settings.cameraFile)) {
            notes.push_back(message("the certificate was made with another camera file than this "
                                    "game's, so it may not hold here"));
        }
        if (known.tableHash != hashUnlessEmpty(settings.tableFile)) {
            notes.push_back(message("the certificate was made with another table file than this "
                                    "game's, so it may not hold here"));
        }
        return notes;
    });
}

} // namespace umpire

#include "rules/playthrough.h"

namespace umpire {

TranscriptSource readTranscript(std::string_view transcript) {
    TranscriptSource source;
    while (!transcript.empty()) {
        const std::string_view line = transcript.substr(0, transcript.find('\n'));
        transcript.remove_prefix(std::min(line.size() + 1, transcript.size()));
        if (line.starts_with("> ")) {
            source.actions.emplace_back(line.substr(2));
        } else if (line.starts_with("game ") && source.game.empty()) {
            source.game = line.substr(5);
        } else if (line.starts_with("position ") && source.start.empty()) {
            source.start = line.substr(9);
        }
    }
    return source;
}

} // namespace umpire

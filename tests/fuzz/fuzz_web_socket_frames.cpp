#include "app/feed/web_socket_frames.h"
#include "tests/fuzz/fuzz_target.h"

#include <vector>

/// What a client sends to a WebSocket: it is read the same however it is cut into pieces, and no
/// control frame is longer than the standard has it.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    const auto heardOf = [&text](std::size_t step) {
        FrameReader reader;
        std::vector<std::string> heard;
        std::optional<CloseCode> fault;
        for (std::size_t at = 0; at < text.size() && !fault; at += step) {
            fault = reader.take(std::string_view(text).substr(at, step),
                                [&heard](FrameKind kind, std::string_view said) {
                                    fuzz::require(said.size() <= 125, "a control frame is short");
                                    heard.push_back(frameOf(kind, said));
                                });
        }
        heard.push_back(fault ? closeFrame(*fault) : "");
        return heard;
    };
    fuzz::require(heardOf(text.size() + 1) == heardOf(1), "pieces are no matter");
    return 0;
}

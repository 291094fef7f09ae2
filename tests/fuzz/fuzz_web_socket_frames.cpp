#include "app/common/network/web_socket_frames.h"
#include "tests/fuzz/fuzz_target.h"

#include <vector>

/// Fuzzes the frames that a client sends to a WebSocket. The result does not depend on how the
/// bytes are split. No control frame exceeds the standard's limit, and no message exceeds ours.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const std::string text(bytes, bytes + size);
    constexpr std::size_t kMostKept = 8192;
    const auto heardOf = [&text](std::size_t step, std::size_t kept) {
        FrameReader reader;
        reader.keepMessages(kept);
        std::vector<std::string> heard;
        std::optional<CloseCode> fault;
        for (std::size_t at = 0; at < text.size() && !fault; at += step) {
            fault = reader.take(std::string_view(text).substr(at, step),
                                [&heard](FrameKind kind, std::string_view said) {
                                    const bool isMessage = kind <= FrameKind::Binary;
                                    fuzz::require(said.size() <= (isMessage ? kMostKept : 125),
                                                  "a control frame is short, a message bounded");
                                    heard.push_back(frameOf(kind, said));
                                });
        }
        heard.push_back(fault ? closePayload(*fault) : "");
        return heard;
    };
    for (const std::size_t kept : {std::size_t(0), kMostKept}) {
        fuzz::require(heardOf(text.size() + 1, kept) == heardOf(1, kept), "pieces are no matter");
    }
    return 0;
}

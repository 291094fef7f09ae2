#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// WebSocket frames (RFC 6455), as both ends write and read them.
namespace umpire {

enum class FrameKind : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10
};

/// Why a WebSocket ends (RFC 6455 7.4.1).
enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,
    ProtocolError = 1002,
    TooLong = 1009,
    TryAgainLater = 1013
};

/// Which end writes: a client masks its frames, and a server does not (RFC 6455 5.1).
enum class FrameWriter : std::uint8_t { Server, Client };

/// A whole message. A client's mask is drawn from the system's generator.
std::string frameOf(FrameKind kind, std::string_view payload,
                    FrameWriter writer = FrameWriter::Server);
/// The payload of a frame that ends a WebSocket.
std::string closePayload(CloseCode code);

/// 16 bytes in base64.
bool isWebSocketKey(std::string_view key);

/// Reads what the other end sends. Where nobody has a use for its messages they are checked and
/// forgotten, and whatever comes, no more is kept than a control frame.
class FrameReader {
public:
    /// `writer`: the other end.
    explicit FrameReader(FrameWriter writer = FrameWriter::Client)
        : mask_(writer == FrameWriter::Client ? kMask : 0) {}
    /// From now on messages of so many bytes at most are kept and told, each when it is whole.
    void keepMessages(std::size_t most) { mostKept_ = most; }

    /// Is told each control frame, and each message that is kept, as Text or Binary.
    using Hear = std::function<void(FrameKind, std::string_view payload)>;

    /// None: go on. Else what it breaks; nothing is read after that.
    std::optional<CloseCode> take(std::string_view bytes, const Hear& hear);

private:
    static constexpr std::size_t kMask = 4; ///< bytes

    std::optional<CloseCode> takeHead();
    std::optional<CloseCode> startFrame(std::uint64_t length);
    void takePayload(std::string_view& bytes);

    std::size_t mask_;                   ///< bytes of a frame's mask
    std::string head_;                   ///< of a frame, as far as it came
    std::string payload_;                ///< of a control frame
    std::string kept_;                   ///< of a message, as far as it came
    FrameKind kind_ = FrameKind::Binary; ///< of that message
    std::size_t mostKept_ = 0;
    std::uint64_t left_ = 0;    ///< bytes of the frame that have not come
    std::uint64_t taken_ = 0;   ///< and those that have
    std::uint64_t message_ = 0; ///< bytes of the message that is being read
    bool inPayload_ = false;
    bool inMessage_ = false; ///< its last frame has not come
};

} // namespace umpire

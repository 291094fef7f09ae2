#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// Writes and reads WebSocket frames (RFC 6455) for both ends.
namespace umpire {

enum class FrameKind : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10
};

/// Why a WebSocket is closed (RFC 6455 7.4.1).
enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,
    ProtocolError = 1002,
    TooLong = 1009,
    TryAgainLater = 1013
};

/// The end that writes a frame. A client masks its frames, a server does not (RFC 6455 5.1).
enum class FrameWriter : std::uint8_t { Server, Client };

/// Returns a frame with a whole message. A client's mask comes from the system's random generator.
std::string frameOf(FrameKind kind, std::string_view payload,
                    FrameWriter writer = FrameWriter::Server);
/// Returns the payload of a Close frame.
std::string closePayload(CloseCode code);

/// Tells whether the text is the base64 of 16 bytes.
bool isWebSocketKey(std::string_view key);

/// Reads the frames of the other end. Messages that nobody wants are checked and discarded, so that
/// the reader then buffers nothing larger than a control frame.
class FrameReader {
public:
    /// `writer` is the other end, whose frames are read.
    explicit FrameReader(FrameWriter writer = FrameWriter::Client)
        : mask_(writer == FrameWriter::Client ? kMask : 0) {}
    /// From now on, buffers messages of at most `most` bytes, and passes on each complete message.
    void keepMessages(std::size_t most) { mostKept_ = most; }

    /// Is called with each control frame, and with each buffered message as Text or Binary.
    using Hear = std::function<void(FrameKind, std::string_view payload)>;

    /// Reads the next bytes. Returns none if they are valid. Otherwise returns the code for closing
    /// the connection; the reader must not be used afterwards.
    std::optional<CloseCode> take(std::string_view bytes, const Hear& hear);

private:
    static constexpr std::size_t kMask = 4; ///< length of a mask, in bytes

    std::optional<CloseCode> takeHead();
    std::optional<CloseCode> startFrame(std::uint64_t length);
    void takePayload(std::string_view& bytes);

    /// Length of a frame's mask in bytes; 0 if the other end does not mask.
    std::size_t mask_;
    std::string head_;                   ///< the received part of a frame's head
    std::string payload_;                ///< payload of a control frame
    std::string kept_;                   ///< the received part of a message
    FrameKind kind_ = FrameKind::Binary; ///< kind of the current message
    std::size_t mostKept_ = 0;
    std::uint64_t left_ = 0;    ///< number of bytes of the current frame that have not arrived yet
    std::uint64_t taken_ = 0;   ///< number of bytes of the current frame that have arrived
    std::uint64_t message_ = 0; ///< length of the current message so far, in bytes
    bool inPayload_ = false;
    bool inMessage_ = false; ///< true until the last frame of the message has arrived
};

} // namespace umpire

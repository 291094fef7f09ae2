#include "app/common/network/web_socket_frames.h"

#include <algorithm>
#include <cctype>
#include <random>

namespace umpire {
namespace {

constexpr std::uint64_t kLongestMessage = 4096; ///< maximum of a discarded message, in bytes
constexpr std::size_t kLongestControl = 125;
constexpr unsigned kFinal = 0x80;
constexpr unsigned kReserved = 0x70;
constexpr unsigned kKinds = 0x0F;
constexpr unsigned kMasked = 0x80;

unsigned byteAt(std::string_view bytes, std::size_t at) {
    return std::uint8_t(bytes[at]);
}

bool isControl(unsigned kind) {
    return (kind & 0x8U) != 0;
}

bool isKnown(unsigned kind) {
    return kind <= 2 || (kind >= 8 && kind <= 10);
}

/// Returns the number of bytes that hold the payload's length after the frame's first two bytes.
std::size_t lengthBytes(unsigned length) {
    return length == 126 ? 2 : length == 127 ? 8 : 0;
}

std::string bigEndian(std::uint64_t number, int bytes) {
    std::string text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
        text.push_back(char(number >> shift & 0xFFU));
    }
    return text;
}

} // namespace

std::string frameOf(FrameKind kind, std::string_view payload, FrameWriter writer) {
    const unsigned masked = writer == FrameWriter::Client ? kMasked : 0;
    std::string frame(1, char(kFinal | unsigned(kind)));
    if (payload.size() < 126) {
        frame.push_back(char(masked | payload.size()));
    } else if (payload.size() < 65536) {
        frame += char(masked | 126) + bigEndian(payload.size(), 2);
    } else {
        frame += char(masked | 127) + bigEndian(payload.size(), 8);
    }
    if (writer == FrameWriter::Server) {
        return frame.append(payload);
    }
    const std::string mask = bigEndian(std::random_device()(), 4);
    frame += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) {
        frame.push_back(char(payload[i] ^ mask[i % mask.size()]));
    }
    return frame;
}

std::string closePayload(CloseCode code) {
    return bigEndian(std::uint64_t(code), 2);
}

bool isWebSocketKey(std::string_view key) {
    // 16 bytes take 21 base64 letters and 2 bits of the next letter
    constexpr std::size_t kLetters = 22;
    return key.size() == kLetters + 2 && key.ends_with("==") &&
           std::string_view("AQgw").find(key[kLetters - 1]) != std::string_view::npos &&
           std::ranges::all_of(key.substr(0, kLetters), [](unsigned char each) {
               return each < 0x80 && (std::isalnum(each) != 0 || each == '+' || each == '/');
           });
}

std::optional<CloseCode> FrameReader::take(std::string_view bytes, const Hear& hear) {
    while (!bytes.empty() || (inPayload_ && left_ == 0)) {
        if (!inPayload_) {
            head_.push_back(bytes.front());
            bytes.remove_prefix(1);
            if (const auto fault = takeHead()) {
                return fault;
            }
            continue;
        }
        takePayload(bytes);
        if (left_ == 0) {
            const unsigned kind = byteAt(head_, 0) & kKinds;
            if (isControl(kind)) {
                hear(FrameKind(kind), payload_);
            } else if (mostKept_ > 0 && !inMessage_) {
                hear(kind_, kept_);
                kept_.clear();
            }
            inPayload_ = false;
            head_.clear();
            payload_.clear();
        }
    }
    return std::nullopt;
}

/// Parses a frame's head. Checks each rule of RFC 6455 5.2 to 5.5 at the first byte that can
/// violate the rule. Returns the code of the violation; none if there is none so far.
std::optional<CloseCode> FrameReader::takeHead() {
    const unsigned kind = byteAt(head_, 0) & kKinds;
    const bool isFinal = (byteAt(head_, 0) & kFinal) != 0;
    if ((byteAt(head_, 0) & kReserved) != 0 || !isKnown(kind) || (isControl(kind) && !isFinal) ||
        (!isControl(kind) && (kind == 0) != inMessage_)) {
        return CloseCode::ProtocolError;
    }
    if (head_.size() < 2) {
        return std::nullopt;
    }
    const unsigned second = byteAt(head_, 1);
    const unsigned shortLength = second & ~kMasked;
    if (((second & kMasked) != 0) != (mask_ > 0) ||
        (isControl(kind) && shortLength > kLongestControl)) {
        return CloseCode::ProtocolError;
    }
    const std::size_t more = lengthBytes(shortLength);
    if (head_.size() < 2 + more + mask_) {
        return std::nullopt;
    }
    std::uint64_t length = more == 0 ? shortLength : 0;
    for (std::size_t i = 0; i < more; ++i) {
        length = length << 8U | byteAt(head_, 2 + i);
    }
    return startFrame(length);
}

std::optional<CloseCode> FrameReader::startFrame(std::uint64_t length) {
    const unsigned kind = byteAt(head_, 0) & kKinds;
    if (!isControl(kind)) {
        message_ = kind == 0 ? message_ : 0;
        kind_ = kind == 0 ? kind_ : FrameKind(kind);
        if (length > std::max<std::uint64_t>(kLongestMessage, mostKept_) - message_) {
            return CloseCode::TooLong;
        }
        message_ += length;
        inMessage_ = (byteAt(head_, 0) & kFinal) == 0;
    }
    left_ = length;
    taken_ = 0;
    inPayload_ = true;
    return std::nullopt;
}

void FrameReader::takePayload(std::string_view& bytes) {
    const auto count = std::size_t(std::min<std::uint64_t>(left_, bytes.size()));
    const bool control = isControl(byteAt(head_, 0) & kKinds);
    if (control || mostKept_ > 0) {
        const std::string_view mask = std::string_view(head_).substr(head_.size() - mask_);
        std::string& whole = control ? payload_ : kept_;
        for (std::size_t i = 0; i < count; ++i) {
            whole.push_back(mask_ == 0 ? bytes[i] : char(bytes[i] ^ mask[(taken_ + i) % kMask]));
        }
    }
    taken_ += count;
    bytes.remove_prefix(count);
    left_ -= count;
}

} // namespace umpire

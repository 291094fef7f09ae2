#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A text with signatures below it: c2sp.org/signed-note, with Ed25519 (RFC 8032).
namespace umpire {

/// What a key signs; the value is C2SP's byte for it.
enum class NoteKeyKind : std::uint8_t {
    Note = 1,        ///< the text
    Cosignature = 4, ///< the text and a time (c2sp.org/tlog-cosignature, cosignature/v1)
};

/// A verification key, "name+id+key".
struct NoteKey {
    std::string name; ///< without blanks and plus signs
    NoteKeyKind kind = NoteKeyKind::Note;
    std::string key; ///< 32 bytes
    bool operator==(const NoteKey&) const = default;
};
std::uint32_t idOf(const NoteKey& key);
std::string textOf(const NoteKey& key);
std::optional<NoteKey> noteKeyFrom(std::string_view text);

struct NoteSignature {
    std::string name;
    std::uint32_t id = 0;
    std::string bytes; ///< 64 bytes; a cosignature has eight bytes with the time before them
    bool operator==(const NoteSignature&) const = default;
};
/// Formats "— name base64", without a line end.
std::string textOf(const NoteSignature& signature);
std::optional<NoteSignature> noteSignatureFrom(std::string_view line);

struct SignedNote {
    std::string text; ///< ends with a line end
    std::vector<NoteSignature> signatures;
    bool operator==(const SignedNote&) const = default;
};
std::string textOf(const SignedNote& note);
/// Parses a note; none if the text has no signature, more than 100, or control characters.
std::optional<SignedNote> signedNoteFrom(std::string_view text);

/// Tells whether the signature is from that key, and valid for that text.
bool isRight(const NoteSignature& signature, const NoteKey& key, std::string_view text);
/// Returns a cosignature's time, in seconds since 1970; none: it is no cosignature.
std::optional<std::int64_t> cosignedAt(const NoteSignature& signature);

/// A private key for signatures of the kind `Note`. Only its owner may have it.
struct SigningKey {
    std::string name;
    std::string pem; ///< PEM of the private key; empty: none
};
/// Makes a key. Error: CannotWrite if OpenSSL cannot create one.
Expected<SigningKey> freshSigningKey(const std::string& name);
/// Returns the public key; none if `key` contains no Ed25519 key.
std::optional<NoteKey> noteKeyOf(const SigningKey& key);
/// Returns none in the same case.
std::optional<NoteSignature> signedBy(const SigningKey& key, std::string_view text);

} // namespace umpire

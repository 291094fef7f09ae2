#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A text with signatures below it: c2sp.org/signed-note, with Ed25519 (RFC 8032).
namespace umpire {

/// What a key signs, by the byte that C2SP gave it.
enum class NoteKeyKind : std::uint8_t {
    Note = 1,        ///< the text
    Cosignature = 4, ///< the text and a time (c2sp.org/tlog-cosignature, cosignature/v1)
};

/// What checks a signature, "name+id+key".
struct NoteKey {
    std::string name; ///< without blanks and without +
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
    std::string bytes; ///< 64; before them the time, in eight bytes, where it is a cosignature
    bool operator==(const NoteSignature&) const = default;
};
/// "— name base64", without the line's end.
std::string textOf(const NoteSignature& signature);
std::optional<NoteSignature> noteSignatureFrom(std::string_view line);

struct SignedNote {
    std::string text; ///< ends a line
    std::vector<NoteSignature> signatures;
    bool operator==(const SignedNote&) const = default;
};
std::string textOf(const SignedNote& note);
/// None: it is no note with a signature, or has more than 100, or has control characters.
std::optional<SignedNote> signedNoteFrom(std::string_view text);

/// Is it that key's, and right for that text?
bool isRight(const NoteSignature& signature, const NoteKey& key, std::string_view text);
/// When a cosignature was made, in seconds since 1970; none: it is no cosignature.
std::optional<std::int64_t> cosignedAt(const NoteSignature& signature);

/// What makes signatures of the kind `Note`. Nobody but its owner may have it.
struct SigningKey {
    std::string name;
    std::string pem; ///< of the private key; empty: there is none
};
/// Error: CannotWrite, where OpenSSL makes none.
Expected<SigningKey> freshSigningKey(const std::string& name);
/// None: there is no Ed25519 key in it.
std::optional<NoteKey> noteKeyOf(const SigningKey& key);
/// None as well.
std::optional<NoteSignature> signedBy(const SigningKey& key, std::string_view text);

} // namespace umpire

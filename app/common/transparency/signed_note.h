#pragma once

#include "app/common/failure/failure.h"
#include "app/common/transparency/merkle_tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A text with signatures below it, in the format of c2sp.org/signed-note with Ed25519 (RFC 8032).
namespace umpire {

/// What a key signs. Each value is the type byte that C2SP defines for the kind.
enum class NoteKeyKind : std::uint8_t {
    Note = 1,        ///< signs the text
    Cosignature = 4, ///< signs the text and a time (c2sp.org/tlog-cosignature, cosignature/v1)
};

/// A public key that verifies signatures. Its text is "name+id+key".
struct NoteKey {
    std::string name; ///< contains no blanks, no control characters and no plus signs
    NoteKeyKind kind = NoteKeyKind::Note;
    std::string key; ///< 32 bytes of the Ed25519 public key
    bool operator==(const NoteKey&) const = default;
};
/// Returns the key's id, the first four bytes of a hash of name, kind and key.
std::uint32_t idOf(const NoteKey& key);
std::string textOf(const NoteKey& key);
/// Parses the text of a key; none if the text is malformed or contains another id.
std::optional<NoteKey> noteKeyFrom(std::string_view text);

struct NoteSignature {
    std::string name;
    std::uint32_t id = 0;
    /// 64 bytes of the signature; in a cosignature, eight bytes with the time come before them.
    std::string bytes;
    bool operator==(const NoteSignature&) const = default;
};
/// Formats the signature as a line "— name base64", without the line end.
std::string textOf(const NoteSignature& signature);
/// Parses such a line; none if the line is malformed.
std::optional<NoteSignature> noteSignatureFrom(std::string_view line);

struct SignedNote {
    std::string text; ///< the signed text, including its last line end
    std::vector<NoteSignature> signatures;
    bool operator==(const SignedNote&) const = default;
};
std::string textOf(const SignedNote& note);
/// Parses a note. Returns none if the text contains no signature, a malformed signature, more than
/// 100 signatures, or control characters.
std::optional<SignedNote> signedNoteFrom(std::string_view text);

/// Tells whether the key made the signature for that text.
bool isRight(const NoteSignature& signature, const NoteKey& key, std::string_view text);
/// Returns the time of a cosignature, in seconds since 1970; none if the signature is no
/// cosignature.
std::optional<std::int64_t> cosignedAt(const NoteSignature& signature);

/// A private key that makes signatures of the kind `Note`. It must be kept secret.
struct SigningKey {
    std::string name;
    std::string pem; ///< private key as PEM; empty: no key
};
/// Makes a new key. Error: CannotWrite if the name is empty or has blanks or plus signs, or if
/// OpenSSL cannot create a key.
Expected<SigningKey> freshSigningKey(const std::string& name);
/// Returns the public key; none if the name is not permitted or `pem` contains no Ed25519 key.
std::optional<NoteKey> noteKeyOf(const SigningKey& key);
/// Signs the text. Returns none if noteKeyOf(key) returns none.
std::optional<NoteSignature> signedBy(const SigningKey& key, std::string_view text);

/// Encodes bytes as base64 (RFC 4648, section 4).
std::string base64Of(std::string_view bytes);

/// Decodes a base64 text. Returns none unless the text is exactly what `base64Of` writes, so each
/// byte string has exactly one valid text.
std::optional<std::string> bytesFromBase64(std::string_view text);

/// The size of a log at some time, and its root (c2sp.org/tlog-checkpoint).
struct Checkpoint {
    std::string origin; ///< the log's name
    TreeHead tree;
    bool operator==(const Checkpoint&) const = default;
};
/// Returns the checkpoint as three lines, which are the text of a signed note.
std::string textOf(const Checkpoint& checkpoint);
/// Parses the three lines. Returns none if the text is no checkpoint, has other lines, or is not
/// formatted as `textOf` formats it.
std::optional<Checkpoint> checkpointFrom(std::string_view text);

} // namespace umpire

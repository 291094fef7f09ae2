#include "app/common/transparency/signed_note.h"

#include "app/common/transparency/merkle_tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>

namespace umpire {
namespace {

constexpr std::size_t kKeyBytes = 32;
constexpr std::size_t kSignatureBytes = 64;
constexpr std::size_t kIdBytes = 4;
constexpr std::size_t kTimeBytes = 8;
/// Maximum number of signatures of a note; C2SP requires at least 16.
constexpr std::size_t kMaxSignatures = 100;
constexpr std::string_view kDash = "— ";

template <auto Free>
struct Freed {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Bytes = std::unique_ptr<BIO, Freed<BIO_free_all>>;

const unsigned char* bytesOf(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string bigEndian(std::uint64_t number, std::size_t count) {
    std::string bytes(count, '\0');
    for (std::size_t i = 0; i < count; ++i) {
        bytes[count - 1 - i] = char(number >> (8U * i) & 0xFFU);
    }
    return bytes;
}

std::uint64_t fromBigEndian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) {
        number = number << 8U | static_cast<unsigned char>(byte);
    }
    return number;
}

std::string eightDigits(std::uint32_t id) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(8, '0');
    for (std::size_t i = 0; i < text.size(); ++i) {
        text[text.size() - 1 - i] = kDigits[id >> (4U * i) & 15U];
    }
    return text;
}

bool isName(std::string_view name) {
    return !name.empty() && std::ranges::none_of(name, [](char c) {
        return (c >= 0 && c <= ' ') || c == '\x7f' || c == '+';
    });
}

bool isTextOfNote(std::string_view text) {
    return std::ranges::none_of(text, [](char c) { return c >= 0 && c < ' ' && c != '\n'; });
}

bool verifies(std::string_view key, std::string_view signature, std::string_view text) {
    const Key opened(
        EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytesOf(key), key.size()));
    const Digest digest(EVP_MD_CTX_new());
    return opened && digest &&
           EVP_DigestVerifyInit(digest.get(), nullptr, nullptr, nullptr, opened.get()) == 1 &&
           EVP_DigestVerify(digest.get(), bytesOf(signature), signature.size(), bytesOf(text),
                            text.size()) == 1;
}

Key privateKeyIn(const SigningKey& key) {
    const Bytes pem(BIO_new_mem_buf(key.pem.data(), int(key.pem.size())));
    Key opened(pem ? PEM_read_bio_PrivateKey(pem.get(), nullptr, nullptr, nullptr) : nullptr);
    return opened && EVP_PKEY_get_id(opened.get()) == EVP_PKEY_ED25519 ? std::move(opened)
                                                                       : nullptr;
}

} // namespace

std::uint32_t idOf(const NoteKey& key) {
    const std::string hash = hashOfBytes(key.name + "\n" + char(key.kind) + key.key);
    return std::uint32_t(fromBigEndian(std::string_view(hash).substr(0, kIdBytes)));
}

std::string textOf(const NoteKey& key) {
    return key.name + "+" + eightDigits(idOf(key)) + "+" + base64Of(char(key.kind) + key.key);
}

std::optional<NoteKey> noteKeyFrom(std::string_view text) {
    const std::size_t id = text.find('+');
    const std::size_t bytes = id == std::string_view::npos ? id : text.find('+', id + 1);
    if (bytes == std::string_view::npos || !isName(text.substr(0, id))) {
        return std::nullopt;
    }
    const auto key = bytesFromBase64(text.substr(bytes + 1));
    const bool isKnown =
        key && key->size() == 1 + kKeyBytes &&
        (key->front() == char(NoteKeyKind::Note) || key->front() == char(NoteKeyKind::Cosignature));
    if (!isKnown) {
        return std::nullopt;
    }
    const NoteKey read{std::string(text.substr(0, id)), NoteKeyKind(key->front()), key->substr(1)};
    // the comparison also verifies the key's id
    return textOf(read) == text ? std::optional(read) : std::nullopt;
}

std::string textOf(const NoteSignature& signature) {
    return std::string(kDash) + signature.name + " " +
           base64Of(bigEndian(signature.id, kIdBytes) + signature.bytes);
}

std::optional<NoteSignature> noteSignatureFrom(std::string_view line) {
    const std::size_t name = kDash.size();
    const std::size_t end = line.find(' ', name);
    if (!line.starts_with(kDash) || end == std::string_view::npos ||
        !isName(line.substr(name, end - name))) {
        return std::nullopt;
    }
    const auto bytes = bytesFromBase64(line.substr(end + 1));
    if (!bytes || bytes->size() <= kIdBytes) {
        return std::nullopt;
    }
    return NoteSignature{std::string(line.substr(name, end - name)),
                         std::uint32_t(fromBigEndian(std::string_view(*bytes).substr(0, kIdBytes))),
                         bytes->substr(kIdBytes)};
}

std::string textOf(const SignedNote& note) {
    std::string text = note.text + "\n";
    for (const NoteSignature& each : note.signatures) {
        text += textOf(each) + "\n";
    }
    return text;
}

std::optional<SignedNote> signedNoteFrom(std::string_view text) {
    const std::size_t blank = text.rfind("\n\n");
    if (blank == std::string_view::npos || !text.ends_with('\n') || !isTextOfNote(text)) {
        return std::nullopt;
    }
    SignedNote note{std::string(text.substr(0, blank + 1)), {}};
    std::string_view rest = text.substr(blank + 2);
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        auto signature = noteSignatureFrom(rest.substr(0, end));
        if (!signature || note.signatures.size() == kMaxSignatures) {
            return std::nullopt;
        }
        note.signatures.push_back(*std::move(signature));
        rest.remove_prefix(end + 1);
    }
    return note.signatures.empty() ? std::nullopt : std::optional(note);
}

bool isRight(const NoteSignature& signature, const NoteKey& key, std::string_view text) {
    if (signature.name != key.name || signature.id != idOf(key)) {
        return false;
    }
    if (key.kind == NoteKeyKind::Note) {
        return verifies(key.key, signature.bytes, text);
    }
    const auto time = cosignedAt(signature);
    return time &&
           verifies(key.key, std::string_view(signature.bytes).substr(kTimeBytes),
                    "cosignature/v1\ntime " + std::to_string(*time) + "\n" + std::string(text));
}

std::optional<std::int64_t> cosignedAt(const NoteSignature& signature) {
    if (signature.bytes.size() != kTimeBytes + kSignatureBytes) {
        return std::nullopt;
    }
    const auto time =
        std::int64_t(fromBigEndian(std::string_view(signature.bytes).substr(0, kTimeBytes)));
    return time >= 0 ? std::optional(time) : std::nullopt;
}

Expected<SigningKey> freshSigningKey(const std::string& name) {
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"));
    const Bytes pem(BIO_new(BIO_s_mem()));
    if (!isName(name) || !key || !pem ||
        PEM_write_bio_PrivateKey(pem.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) !=
            1) {
        return failWith(ExitStatus::CannotWrite,
                        "no key for signatures can be made; is OpenSSL installed whole?");
    }
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(pem.get(), &bytes);
    return SigningKey{name, {bytes, std::size_t(std::max(size, 0L))}};
}

std::optional<NoteKey> noteKeyOf(const SigningKey& key) {
    const Key opened = privateKeyIn(key);
    std::array<unsigned char, kKeyBytes> bytes{};
    std::size_t size = bytes.size();
    if (!opened || !isName(key.name) ||
        EVP_PKEY_get_raw_public_key(opened.get(), bytes.data(), &size) != 1) {
        return std::nullopt;
    }
    return NoteKey{key.name, NoteKeyKind::Note, std::string(bytes.begin(), bytes.end())};
}

std::optional<NoteSignature> signedBy(const SigningKey& key, std::string_view text) {
    const auto known = noteKeyOf(key);
    const Key opened = privateKeyIn(key);
    const Digest digest(EVP_MD_CTX_new());
    std::string bytes(kSignatureBytes, '\0');
    std::size_t size = bytes.size();
    if (!known || !digest ||
        EVP_DigestSignInit(digest.get(), nullptr, nullptr, nullptr, opened.get()) != 1 ||
        EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char*>(bytes.data()), &size,
                       bytesOf(text), text.size()) != 1) {
        return std::nullopt;
    }
    return NoteSignature{key.name, idOf(*known), bytes};
}

std::string base64Of(std::string_view bytes) {
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0'); // OpenSSL appends a zero byte
    const int length =
        EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                        reinterpret_cast<const unsigned char*>(bytes.data()), int(bytes.size()));
    text.resize(std::size_t(std::max(length, 0)));
    return text;
}

std::optional<std::string> bytesFromBase64(std::string_view text) {
    std::string bytes(text.size() / 4 * 3, '\0');
    const int length = text.size() % 4 != 0
                           ? -1
                           : EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()),
                                             reinterpret_cast<const unsigned char*>(text.data()),
                                             int(text.size()));
    if (length < 0) {
        return std::nullopt;
    }
    const std::size_t padding = text.size() - std::min(text.size(), text.find_last_not_of('=') + 1);
    bytes.resize(std::size_t(length) - std::min(padding, std::size_t(length)));
    return base64Of(bytes) == text ? std::optional(bytes)
                                   : std::nullopt; // OpenSSL also accepts texts with blanks
}

std::string textOf(const Checkpoint& checkpoint) {
    return checkpoint.origin + "\n" + std::to_string(checkpoint.tree.size) + "\n" +
           base64Of(checkpoint.tree.root) + "\n";
}

std::optional<Checkpoint> checkpointFrom(std::string_view text) {
    const std::size_t size = text.find('\n') + 1;
    const std::size_t root = size == 0 ? 0 : text.find('\n', size) + 1;
    if (size < 2 || root == 0 || !text.ends_with('\n')) {
        return std::nullopt;
    }
    Checkpoint read{std::string(text.substr(0, size - 1)), {}};
    const std::string_view digits = text.substr(size, root - 1 - size);
    (void)std::from_chars(digits.data(), digits.data() + digits.size(), read.tree.size);
    read.tree.root = bytesFromBase64(text.substr(root, text.size() - 1 - root)).value_or("");
    const bool isOne = read.tree.root.size() == 32 && textOf(read) == text;
    return isOne ? std::optional(read) : std::nullopt;
}

} // namespace umpire

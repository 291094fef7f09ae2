#include "app/common/transparency/base64.h"

#include <algorithm>
#include <openssl/evp.h>

namespace umpire {

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

} // namespace umpire

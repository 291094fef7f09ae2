#include "app/club/reports/player_code.h"

#include "app/common/network/token.h"

#include <QMessageAuthenticationCode>

namespace umpire::reports {
namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kBytes = 5; ///< length of a code, in bytes: 40 bits
constexpr int kBitsOfADigit = 5;
constexpr std::size_t kInAGroup = 4;

/// Removes separators and normalises look-alike digits. Other characters stay, so the text is then
/// no code.
std::string plainCode(std::string_view text) {
    std::string plain;
    for (const char each : text) {
        const char upper = each >= 'a' && each <= 'z' ? char(each - 'a' + 'A') : each;
        if (upper != ' ' && upper != '-') {
            plain += upper == 'O' ? '0' : upper == 'I' || upper == 'L' ? '1' : upper;
        }
    }
    return plain;
}

} // namespace

std::string playerCode(std::string_view secret, std::int64_t tournament, int player) {
    const QByteArray about = "umpire: a player's code\n" +
                             QByteArray::number(qlonglong(tournament)) + "\n" +
                             QByteArray::number(player);
    const QByteArray hash = QMessageAuthenticationCode::hash(
        about, QByteArray(secret.data(), qsizetype(secret.size())), QCryptographicHash::Sha256);
    std::uint64_t bits = 0;
    for (int i = 0; i < kBytes; ++i) {
        bits = bits << 8U | static_cast<unsigned char>(hash[i]);
    }
    std::string code;
    for (int shift = kBytes * 8 - kBitsOfADigit; shift >= 0; shift -= kBitsOfADigit) {
        code += code.size() == kInAGroup ? "-" : "";
        code += kDigits[(bits >> unsigned(shift)) & 31U];
    }
    return code;
}

bool isCode(std::string_view said, std::string_view code) {
    return isSameToken(plainCode(said), plainCode(code));
}

} // namespace umpire::reports

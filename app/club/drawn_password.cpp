#include "app/club/drawn_password.h"

#include <array>
#include <cstdio>
#include <QRandomGenerator>

namespace umpire {

std::string drawnPassword() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    std::string password;
    for (const quint32 each : bits) {
        std::array<char, 9> digits{};
        std::snprintf(digits.data(), digits.size(), "%08x", each);
        password += digits.data();
    }
    return password;
}

} // namespace umpire

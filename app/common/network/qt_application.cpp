#include "app/common/network/qt_application.h"

#include <array>
#include <clocale>
#include <QCoreApplication>
#include <string>

namespace umpire {
namespace {

void ignoreMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

void ensureApplication() {
    const auto* const there = QCoreApplication::instance();
    // programs with a window show Qt's messages
    if (there == nullptr || !there->inherits("QApplication")) {
        qInstallMessageHandler(ignoreMessage);
    }
    if (there != nullptr) {
        return;
    }
    static int count = 1;
    static std::array<char, 7> name{"umpire"};
    static std::array<char*, 2> arguments{name.data(), nullptr};
    const std::string locale = std::setlocale(LC_ALL, nullptr);
    static const auto* const kApplication = new QCoreApplication(count, arguments.data());
    (void)kApplication;
    std::setlocale(LC_ALL, locale.c_str());
}

} // namespace umpire

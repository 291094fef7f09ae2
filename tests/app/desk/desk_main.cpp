#include "app/desk/words/languages.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

/// Runs the tests with their own settings, so that they neither read nor change a user's settings.
int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    testing::InitGoogleTest(&argc, argv);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("umpire"));
    QCoreApplication::setApplicationName(QStringLiteral("umpire-desk-test"));
    const QTemporaryDir settings;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    QSettings().setValue(QStringLiteral("language"), QStringLiteral("en"));
    umpire::desk::Interpreter interpreter; // a widget without a window has the right plurals, too
    interpreter.speak(QStringLiteral("en"));
    return RUN_ALL_TESTS();
}

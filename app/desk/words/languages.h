#pragma once

#include <functional>
#include <memory>
#include <QString>
#include <QTranslator>
#include <QWidget>
#include <vector>

/// A language of the window. The language can change while the program runs.
namespace umpire::desk {

struct Language {
    QString code; ///< code of the language, such as "hu"
    QString name; ///< name of the language in that language, such as "Magyar"
};

const std::vector<Language>& languages();

/// Returns the code of the language in the settings, or else of the desktop's language; "en" if
/// that language is not supported.
QString rememberedLanguage();

/// Installs the translations of a language. The program must have only one such object.
class Interpreter {
public:
    Interpreter() = default;
    ~Interpreter();
    Interpreter(const Interpreter&) = delete;
    Interpreter& operator=(const Interpreter&) = delete;

    /// Changes the language. `code`: the code of one of languages(). Qt then sends
    /// QEvent::LanguageChange to every window.
    void speak(const QString& code);
    [[nodiscard]] const QString& spoken() const { return spoken_; }

private:
    QString spoken_;
    std::unique_ptr<QTranslator> ours_;
    /// translations of Qt's own dialogs; null if they are not installed
    std::unique_ptr<QTranslator> qts_;
};

/// Calls `write` at once, and again after each change of the language or the text size, as long as
/// the widget exists.
void whenTextsChange(QWidget& widget, std::function<void()> write);

} // namespace umpire::desk

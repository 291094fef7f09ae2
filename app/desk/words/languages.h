#pragma once

#include <functional>
#include <memory>
#include <QString>
#include <QTranslator>
#include <QWidget>
#include <vector>

/// The window's language, which can change at run time.
namespace umpire::desk {

struct Language {
    QString code; ///< "hu"
    QString name; ///< its name in its own language, such as "Magyar"
};

const std::vector<Language>& languages();

/// Returns the language from the settings, or else the desktop's; "en" if unsupported.
QString rememberedLanguage();

/// Installs the current language's translations; one object per program.
class Interpreter {
public:
    Interpreter() = default;
    ~Interpreter();
    Interpreter(const Interpreter&) = delete;
    Interpreter& operator=(const Interpreter&) = delete;

    /// `code`: one of languages(). Qt sends QEvent::LanguageChange to every window.
    void speak(const QString& code);
    [[nodiscard]] const QString& spoken() const { return spoken_; }

private:
    QString spoken_;
    std::unique_ptr<QTranslator> ours_;
    std::unique_ptr<QTranslator> qts_; ///< translations of Qt's own dialogs, if installed
};

/// Calls `write` now, and whenever the language or the text size changes while the widget
/// exists.
void whenTextsChange(QWidget& widget, std::function<void()> write);

} // namespace umpire::desk

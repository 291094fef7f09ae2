#pragma once

#include <functional>
#include <memory>
#include <QString>
#include <QTranslator>
#include <QWidget>
#include <vector>

/// What language the window speaks; switched while it runs.
namespace umpire::desk {

struct Language {
    QString code; ///< "hu"
    QString name; ///< in itself: "Magyar"
};

const std::vector<Language>& languages();

/// The one of ours that the settings ask for, else the desktop's; "en" where it is none of ours.
QString rememberedLanguage();

/// Holds what is spoken now; one in the program.
class Interpreter {
public:
    Interpreter() = default;
    ~Interpreter();
    Interpreter(const Interpreter&) = delete;
    Interpreter& operator=(const Interpreter&) = delete;

    /// One of languages(). Every window is told by QEvent::LanguageChange.
    void speak(const QString& code);
    [[nodiscard]] const QString& spoken() const { return spoken_; }

private:
    QString spoken_;
    std::unique_ptr<QTranslator> ours_;
    std::unique_ptr<QTranslator> qts_; ///< the words of Qt's own dialogs, where they are installed
};

/// Calls `write` now, and again whenever the language or the size of the letters changes while the
/// widget lives.
void whenTextsChange(QWidget& widget, std::function<void()> write);

} // namespace umpire::desk

#include "app/desk/words/languages.h"

#include "app/desk/words/remembered.h"

#include <algorithm>
#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>

namespace umpire::desk {
namespace {

class Rewriter : public QObject {
public:
    Rewriter(QWidget& widget, std::function<void()> write)
        : QObject(&widget), write_(std::move(write)) {
        widget.installEventFilter(this);
        write_();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
            event->type() == QEvent::PaletteChange) {
            write_();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> write_;
};

} // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all = {{QStringLiteral("en"), QStringLiteral("English")},
                                              {QStringLiteral("hu"), QStringLiteral("Magyar")},
                                              {QStringLiteral("bg"), QStringLiteral("Български")},
                                              {QStringLiteral("ru"), QStringLiteral("Русский")},
                                              {QStringLiteral("pl"), QStringLiteral("Polski")}};
    return all;
}

QString rememberedLanguage() {
    const QString system = QLocale::system().name().section(QLatin1Char('_'), 0, 0);
    const QString wanted = recall(remembered::kLanguage, system);
    const bool known = std::ranges::count(languages(), wanted, &Language::code) > 0;
    return known ? wanted : QStringLiteral("en");
}

Interpreter::~Interpreter() = default;

void Interpreter::speak(const QString& code) {
    spoken_ = code;
    auto qts = std::make_unique<QTranslator>();
    if (qts->load(QStringLiteral("qtbase_") + code,
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qts.get());
    }
    auto ours = std::make_unique<QTranslator>();
    if (ours->load(QStringLiteral(":/i18n/umpire-desk_%1.qm").arg(code))) {
        QCoreApplication::installTranslator(ours.get());
    }
    ours_ = std::move(ours); // replaces the old translator, which removes itself from the program
    qts_ = std::move(qts);
    QLocale::setDefault(QLocale(code));
}

void whenTextsChange(QWidget& widget, std::function<void()> write) {
    new Rewriter(widget, std::move(write)); // belongs to the widget, which deletes it
}

} // namespace umpire::desk

#include "app/record/sentences/tongue.h"

#include <algorithm>
#include <array>
#include <QTranslator>

namespace umpire {
namespace {

constexpr std::array<std::string_view, 4> kTranslated = {"hu", "bg", "ru", "pl"};

std::unique_ptr<QTranslator> translatorOf(std::string_view language) {
    auto translator = std::make_unique<QTranslator>();
    const QString file = QStringLiteral(":/i18n/umpire-desk_%1.qm")
                             .arg(QString::fromUtf8(language.data(), qsizetype(language.size())));
    return translator->load(file) ? std::move(translator) : nullptr;
}

} // namespace

Tongue::Tongue(std::string_view language) {
    if (std::ranges::find(kTranslated, language) != kTranslated.end()) {
        translator_ = translatorOf(language);
    } else {
        words_ = translatorOf("en");
    }
}

Tongue::~Tongue() = default;
Tongue::Tongue(Tongue&&) noexcept = default;
Tongue& Tongue::operator=(Tongue&&) noexcept = default;

std::string Tongue::said(const Message& message) const {
    if (!translator_) {
        return english(message);
    }
    const auto formOf = [this](const Message& each) {
        const std::string form(each.form());
        return translator_->translate("Sentences", form.c_str(), nullptr,
                                      int(each.count().value_or(-1)));
    };
    return filled(message, formOf).toStdString();
}

std::string Tongue::saidClause(std::string_view text) const {
    const std::string english(text);
    const QString said =
        translator_ ? translator_->translate("Clauses", english.c_str()) : QString();
    return said.isEmpty() ? english : said.toStdString();
}

std::optional<std::string> Tongue::saidWord(const char* context, const std::string& english,
                                            const std::string& about, int count) const {
    const std::unique_ptr<QTranslator>& translator = translator_ ? translator_ : words_;
    const QString said = translator
                             ? translator->translate(context, english.c_str(),
                                                     about.empty() ? nullptr : about.c_str(), count)
                             : QString();
    return said.isEmpty() ? std::nullopt : std::optional(said.toStdString());
}

const Tongue& Tongues::of(std::string_view language) {
    const std::string_view code = language.substr(0, 2);
    const bool known = std::ranges::find(kTranslated, code) != kTranslated.end();
    const std::string_view ours = known ? code : "en";
    const auto found = all_.find(ours);
    return found != all_.end() ? found->second
                               : all_.try_emplace(std::string(ours), ours).first->second;
}

QString filled(const Message& message, const FormOf& formOf) {
    const QString form = message.isVerbatim() ? QString() : formOf(message);
    if (form.isEmpty()) {
        return QString::fromStdString(english(message));
    }
    QString text;
    for (qsizetype i = 0; i < form.size(); ++i) {
        const QChar next =
            form[i] == QLatin1Char('%') && i + 1 < form.size() ? form[i + 1] : QChar();
        const int place = next.digitValue();
        const bool isPlace = place >= 1 && std::size_t(place) <= message.values().size();
        const bool isCount = next == QLatin1Char('n') && message.count().has_value();
        text += isPlace   ? filled(message.values()[std::size_t(place - 1)], formOf)
                : isCount ? QString::number(*message.count())
                          : QString(form[i]);
        i += isPlace || isCount ? 1 : 0;
    }
    return text;
}

} // namespace umpire

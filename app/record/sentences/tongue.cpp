#include "app/record/sentences/tongue.h"

#include "app/record/sentences/filled.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

constexpr std::array<std::string_view, 4> kTranslated = {"hu", "bg", "ru", "pl"};

} // namespace

Tongue::Tongue(std::string_view language) {
    if (std::ranges::find(kTranslated, language) == kTranslated.end()) {
        return;
    }
    auto translator = std::make_unique<QTranslator>();
    const QString file = QStringLiteral(":/i18n/umpire-desk_%1.qm")
                             .arg(QString::fromUtf8(language.data(), qsizetype(language.size())));
    if (translator->load(file)) {
        translator_ = std::move(translator);
    }
}

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

const Tongue& Tongues::of(std::string_view language) {
    const std::string_view code = language.substr(0, 2);
    const bool known = std::ranges::find(kTranslated, code) != kTranslated.end();
    const std::string_view ours = known ? code : "en";
    const auto found = all_.find(ours);
    return found != all_.end() ? found->second
                               : all_.try_emplace(std::string(ours), ours).first->second;
}

} // namespace umpire

#include "app/print/kit/words.h"

namespace umpire::kit {

QString Words::name(const std::string& name) {
    const auto said = tongue_.saidWord("Kit", name);
    said_.insert(name);
    return QString::fromStdString(said.value_or(name));
}

QString Words::operator()(const std::string& english) {
    said_.insert(english);
    const auto said = tongue_.saidWord("Kit", english);
    if (!said && language_ != Language::English) {
        unsaid_.insert(english);
    }
    return QString::fromStdString(said.value_or(english));
}

} // namespace umpire::kit

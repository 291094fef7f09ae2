#include "app/print/kit/words.h"

#include "app/common/json/json_text.h"

#include <nlohmann/json.hpp>

// UMPIRE_KIT_WORDS is the file's path, set by CMake; the assembler copies its bytes in.
__asm__(".section .rodata\n"
        ".global umpireKitWordsBegin\numpireKitWordsBegin:\n"
        ".incbin \"" UMPIRE_KIT_WORDS "\"\n"
        ".global umpireKitWordsEnd\numpireKitWordsEnd:\n"
        ".byte 0\n"
        ".previous\n");
extern "C" {
extern const char umpireKitWordsBegin[];
extern const char umpireKitWordsEnd[];
}

namespace umpire::kit {
namespace {

const nlohmann::json& table() {
    static const nlohmann::json kTable =
        *parsedJson({umpireKitWordsBegin, std::size_t(umpireKitWordsEnd - umpireKitWordsBegin)});
    return kTable;
}

} // namespace

QString Words::name(const std::string& name) {
    return table().contains(name) ? (*this)(name) : QString::fromStdString(name);
}

QString Words::operator()(const std::string& english) {
    said_.insert(english);
    const auto entry = table().find(english);
    const bool listed = entry != table().end();
    const char* const code = codeOf(language_);
    if (listed && entry->contains(code)) { // English too, where the key is a bare name
        return QString::fromStdString(entry->at(code).get<std::string>());
    }
    if (!listed || language_ != Language::English) {
        unsaid_.insert(english);
    }
    return QString::fromStdString(english);
}

std::vector<std::string> allWords() {
    std::vector<std::string> all;
    for (const auto& [english, others] : table().items()) {
        all.push_back(english);
    }
    return all;
}

} // namespace umpire::kit

std::string umpire::printedName(const std::string& name, Language language) {
    return kit::Words(language).name(name).toStdString();
}

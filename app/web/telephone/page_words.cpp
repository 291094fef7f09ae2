#include "app/web/telephone/page_words.h"

#include "app/common/json/json_text.h"
#include "app/game/board/drawing.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/game_files.h"
#include "app/record/sentences/tongue.h"
#include "app/web/telephone/included_file.h"

#include <array>
#include <nlohmann/json.hpp>

// UMPIRE_TELEPHONE_PAGE is the files' folder, set by CMake.
UMPIRE_INCLUDE_FILE(PageWords, UMPIRE_TELEPHONE_PAGE "/words.json");

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

struct Category {
    const char* name;
    int count; ///< a number that belongs to this category in every supported language that has it
};
// in the order in which people choose
constexpr std::array kLanguages = {"en", "hu", "bg", "ru", "pl"};
constexpr std::array kCategories = {Category{"one", 1}, Category{"few", 2}, Category{"many", 5},
                                    Category{"other", 5}};

Json entryIn(const Tongue& tongue, const std::string& key, const Json& english) {
    if (english.is_string()) {
        const auto said = tongue.saidWord("Pages", english.get<std::string>(), key);
        return said ? Json(*said) : english;
    }
    const std::string source = english.at("other").get<std::string>();
    const auto other = tongue.saidWord("Pages", source, key, kCategories.back().count);
    if (!other) {
        return english;
    }
    Json forms;
    for (const Category& category : kCategories) {
        const std::string said =
            tongue.saidWord("Pages", source, key, category.count).value_or(*other);
        if (said != *other || &category == &kCategories.back()) {
            forms[category.name] = said;
        }
    }
    return forms;
}

/// Adds "title: Nyugati fal" and its translation, for each place of the map, as the kit prints it.
void addTitles(Json& said, const Tongue& tongue) {
    static const auto scenario = resourcesFrom<Buda1686>(*gameFiles(std::string(Buda1686::kName)));
    for (const buda_1686::Zone& zone : (*scenario)->zones) {
        const std::string title = shownTitle(tongue.saidWord("Kit", zone.name).value_or(zone.name));
        if (said.is_array()) {
            said.push_back(title);
        } else {
            said["title: " + shownTitle(zone.name)] = title;
        }
    }
}

} // namespace

std::string wordsScript(const std::string& language) {
    const Tongue tongue(language);
    const Json all = *parsedInOrder(UMPIRE_CONTENT(PageWords));
    Json said = all;
    if (language != "en") { // the keys are left out, because they would take a quarter of the bytes
        said = Json::array();
        for (const auto& [key, english] : all.items()) {
            said.push_back(entryIn(tongue, key, english));
        }
    }
    addTitles(said, tongue);
    std::string script = "export const " + language + " = " + compactText(said) + ";\n";
    if (language == "en") {
        Json names;
        for (const char* each : kLanguages) {
            names[each] = entryIn(Tongue(each), "name", all.at("name"));
        }
        script += "export const languages = " + compactText(names) + ";\n";
    }
    return script;
}

} // namespace umpire

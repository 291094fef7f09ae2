#include "app/record/game_files/variant_file.h"

#include "app/common/json/json_reader.h"
#include "rules/settings_text.h"

namespace umpire {
namespace {

void readVariant(const JsonReader& reader, OwnVariant& variant, const AnyGame& game) {
    std::string plays;
    reader.onlyThese({"schema", "game", "name", "settings", "about"});
    reader.schema("umpire.variant/1");
    reader("game", plays);
    reader("name", variant.name);
    reader("settings", variant.settings);
    reader("about", variant.about);
    if (reader.failed()) {
        return;
    }
    if (plays != game.name) {
        reader.fail("game", "is `" + plays + "`; give a variant of " + std::string(game.name));
    } else if (variant.name.empty() || variant.name.find_first_of(" =") != std::string::npos) {
        reader.fail("name", "give one word without `=`");
    } else if (isVariant(game.variants, variant.name)) {
        reader.fail("name",
                    "the game itself has a variant `" + variant.name + "`; take another word");
    } else if (!variant.about.contains("en")) {
        reader.fail("about", "say it in English too: `\"en\": \"…\"`");
    }
}

} // namespace

std::string aboutIn(const OwnVariant& own, const std::string& language) {
    const auto said = own.about.find(language);
    return said != own.about.end() ? said->second : own.about.at("en");
}

Loaded<std::optional<OwnVariant>> ownVariantIn(const AnyGame& game, const GameFiles& files) {
    const auto file = files.find(kVariantFile);
    if (file == files.end()) {
        return std::nullopt;
    }
    const auto json = parsedJson(file->second.text, kMaxGameFileBytes);
    if (!json) {
        return tl::make_unexpected(file->second.name + ": " + json.error());
    }
    OwnVariant variant;
    const JsonReader reader(*json);
    readVariant(reader, variant, game);
    return reader.failed() ? Loaded<std::optional<OwnVariant>>(
                                 tl::make_unexpected(file->second.name + ": " + reader.error()))
                           : std::optional(std::move(variant));
}

Loaded<std::string> inTheGamesWords(const AnyGame& game, const GameFiles& files,
                                    std::string_view variant) {
    return ownVariantIn(game, files).map([&](const std::optional<OwnVariant>& own) {
        const std::string_view first = variant.substr(0, variant.find(' '));
        if (!own || (!first.empty() && first != own->name)) {
            return std::string(variant);
        }
        return own->settings + std::string(variant.substr(first.size()));
    });
}

} // namespace umpire

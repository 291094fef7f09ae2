#include "app/club/tournament/player_columns.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace umpire::tournament {
namespace {

struct Heading {
    std::string_view said; ///< the heading, in lower case
    Column column;
};
/// Names of columns in spreadsheets of five languages.
constexpr std::array kHeadings = {
    Heading{"name", Column::Name},
    Heading{"player", Column::Name},
    Heading{"team", Column::Name},
    Heading{"név", Column::Name},
    Heading{"játékos", Column::Name},
    Heading{"csapat", Column::Name},
    Heading{"име", Column::Name},
    Heading{"играч", Column::Name},
    Heading{"отбор", Column::Name},
    Heading{"имя", Column::Name},
    Heading{"игрок", Column::Name},
    Heading{"команда", Column::Name},
    Heading{"imię", Column::FirstName},
    Heading{"imię i nazwisko", Column::Name},
    Heading{"nazwisko", Column::LastName},
    Heading{"gracz", Column::Name},
    Heading{"drużyna", Column::Name},
    Heading{"number", Column::Number},
    Heading{"no", Column::Number},
    Heading{"no.", Column::Number},
    Heading{"szám", Column::Number},
    Heading{"sorszám", Column::Number},
    Heading{"номер", Column::Number},
    Heading{"№", Column::Number},
    Heading{"numer", Column::Number},
    Heading{"nr", Column::Number},
    Heading{"club", Column::Club},
    Heading{"klub", Column::Club},
    Heading{"egyesület", Column::Club},
    Heading{"клуб", Column::Club},
    Heading{"federation", Column::Federation},
    Heading{"szövetség", Column::Federation},
    Heading{"федерация", Column::Federation},
    Heading{"federacja", Column::Federation},
    Heading{"rating", Column::Rating},
    Heading{"elo", Column::Rating},
    Heading{"értékszám", Column::Rating},
    Heading{"рейтинг", Column::Rating},
    Heading{"ranking", Column::Rating},
    Heading{"last name", Column::LastName},
    Heading{"lastname", Column::LastName},
    Heading{"surname", Column::LastName},
    Heading{"family name", Column::LastName},
    Heading{"vezetéknév", Column::LastName},
    Heading{"családnév", Column::LastName},
    Heading{"фамилия", Column::LastName},
    Heading{"first name", Column::FirstName},
    Heading{"firstname", Column::FirstName},
    Heading{"given name", Column::FirstName},
    Heading{"keresztnév", Column::FirstName},
    Heading{"utónév", Column::FirstName},
    Heading{"sno", Column::Number},
    Heading{"start no.", Column::Number},
    Heading{"starting rank", Column::Number},
    Heading{"start number", Column::Number},
    Heading{"club/city", Column::Club},
    Heading{"city", Column::Club},
    Heading{"clubname", Column::Club},
    Heading{"sc/city", Column::Club},
    Heading{"egyesület/város", Column::Club},
    Heading{"klub/miasto", Column::Club},
    Heading{"fed", Column::Federation},
    Heading{"fed.", Column::Federation},
    Heading{"country", Column::Federation},
    Heading{"ország", Column::Federation},
    Heading{"държава", Column::Federation},
    Heading{"страна", Column::Federation},
    Heading{"kraj", Column::Federation},
    Heading{"rtg", Column::Rating},
    Heading{"rtgi", Column::Rating},
    Heading{"fide rating", Column::Rating},
    Heading{"rating fide", Column::Rating},
    Heading{"fide elo", Column::Rating},
    Heading{"élő", Column::Rating},
    Heading{"élő-pont", Column::Rating},
    Heading{"title", Column::Title},
    Heading{"cím", Column::Title},
    Heading{"titel", Column::Title},
    Heading{"титла", Column::Title},
    Heading{"звание", Column::Title},
    Heading{"tytuł", Column::Title},
    Heading{"fideid", Column::FideNumber},
    Heading{"fide id", Column::FideNumber},
    Heading{"fide-id", Column::FideNumber},
    Heading{"id fide", Column::FideNumber},
    Heading{"fide no.", Column::FideNumber},
    Heading{"fide number", Column::FideNumber},
    Heading{"fide-azonosító", Column::FideNumber},
    Heading{"fide azonosító", Column::FideNumber},
    Heading{"sex", Column::Sex},
    Heading{"gender", Column::Sex},
    Heading{"nem", Column::Sex},
    Heading{"пол", Column::Sex},
    Heading{"płeć", Column::Sex},
    Heading{"birth", Column::Born},
    Heading{"born", Column::Born},
    Heading{"birthday", Column::Born},
    Heading{"birth date", Column::Born},
    Heading{"date of birth", Column::Born},
    Heading{"year of birth", Column::Born},
    Heading{"b-day", Column::Born},
    Heading{"született", Column::Born},
    Heading{"születési dátum", Column::Born},
    Heading{"дата на раждане", Column::Born},
    Heading{"дата рождения", Column::Born},
    Heading{"data urodzenia", Column::Born},
    Heading{"rok urodzenia", Column::Born},
};
constexpr std::array<std::string_view, 17> kMen = {
    "m",   "male",    "man",     "boy",     "férfi", "ffi",       "fiú",      "м",    "мъж",
    "муж", "мужской", "мужчина", "мальчик", "момче", "mężczyzna", "chłopiec", "момък"};
constexpr std::array<std::string_view, 18> kWomen = {
    "w",    "f",   "female",  "woman",   "girl",    "nő",     "n", "lány",    "ж",
    "жена", "жен", "женский", "женщина", "девочка", "момиче", "k", "kobieta", "dziewczynka"};
/// Words before a board's number, as in "board 1", in the five languages.
constexpr std::array<std::string_view, 9> kBoards = {
    "board ", "member ", "tábla ", "дъска ", "доска ", "szachownica ", "tag ", "член ", "plansza "};

/// Converts to lower case the Latin and Cyrillic letters that the headings need.
std::string small(std::string_view text) {
    static constexpr std::array<std::array<std::string_view, 2>, 34> kPairs = {{
        {"Á", "á"}, {"É", "é"}, {"Ö", "ö"}, {"Ü", "ü"}, {"Ż", "ż"}, {"Ę", "ę"}, {"А", "а"},
        {"Б", "б"}, {"В", "в"}, {"Г", "г"}, {"Д", "д"}, {"Е", "е"}, {"Ж", "ж"}, {"З", "з"},
        {"И", "и"}, {"Й", "й"}, {"К", "к"}, {"Л", "л"}, {"М", "м"}, {"Н", "н"}, {"О", "о"},
        {"П", "п"}, {"Р", "р"}, {"С", "с"}, {"Т", "т"}, {"У", "у"}, {"Ф", "ф"}, {"Х", "х"},
        {"Ц", "ц"}, {"Ч", "ч"}, {"Ъ", "ъ"}, {"Ю", "ю"}, {"Я", "я"}, {"Ő", "ő"},
    }};
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        const auto pair = std::ranges::find_if(
            kPairs, [&](const auto& each) { return text.substr(at).starts_with(each[0]); });
        if (pair != kPairs.end()) {
            made += (*pair)[1];
            at += (*pair)[0].size();
        } else {
            const char letter = text[at++];
            made += letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
        }
    }
    return made;
}

} // namespace

std::optional<Column> columnNamed(std::string_view said) {
    const std::string wanted = small(said);
    const auto* const known = std::ranges::find(kHeadings, wanted, &Heading::said);
    return known == kHeadings.end() ? std::nullopt : std::optional(known->column);
}

std::string sexIn(std::string_view said, std::string_view heading) {
    const std::string wanted = small(said);
    const auto isIn = [&](const auto& words) {
        return std::ranges::find(words, wanted) != words.end();
    };
    const bool isHungarianMan = wanted == "f" && small(heading) == "nem";
    return isIn(kMen) || isHungarianMan ? "m" : isIn(kWomen) ? "w" : "";
}

std::string bornIn(std::string_view said) {
    constexpr std::string_view kForm = "0000/00/00";
    const bool fits =
        (said.size() == 4 || said.size() == kForm.size()) &&
        std::ranges::equal(said, kForm.substr(0, said.size()), [](char one, char form) {
            return form == '0' ? one >= '0' && one <= '9' : one == form;
        });
    return fits ? std::string(said) : "";
}

std::optional<int> boardNamed(std::string_view said) {
    const std::string wanted = small(said);
    for (const std::string_view board : kBoards) {
        int number = 0;
        if (!wanted.starts_with(board)) {
            continue;
        }
        const char* const end = wanted.data() + wanted.size();
        const auto [rest, fault] = std::from_chars(wanted.data() + board.size(), end, number);
        if (fault == std::errc() && rest == end) {
            return number;
        }
    }
    return std::nullopt;
}

} // namespace umpire::tournament

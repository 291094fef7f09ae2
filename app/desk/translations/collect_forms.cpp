#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

/// Prints a C++ file that contains all translated texts except the window's own. Qt's lupdate and
/// the test of the translations read this file. Each argument is one of these:
/// - a folder: prints each form of a sentence (rules/table/message.h) in the folder, that is the
///   string literals in `message(…)`, `joined(…)` and `MessageForm<…>(…)`;
/// - CONTEXT=FILE.json: prints each text in the file, with its key if it has one.
namespace {

/// Collects the first string literal of each call, without its escapes. Adjacent literals are
/// joined.
void collect(const std::string& source, const char* call, std::set<std::string>& forms) {
    static const std::regex gap(R"("\s+")");
    const std::regex pattern(std::string(call) + R"re(((?:"(?:[^"\\]|\\.)*"\s*)+))re");
    for (std::sregex_iterator each(source.begin(), source.end(), pattern), end; each != end;
         ++each) {
        std::string form = (*each)[1];
        form.erase(form.find_last_of('"') + 1);
        forms.insert(std::regex_replace(form, gap, ""));
    }
}

bool isSource(const std::filesystem::path& file) {
    return file.extension() == ".cpp" || file.extension() == ".h";
}

void printSentences(const std::set<std::string>& forms) {
    for (const std::string& form : forms) {
        const bool counts = form.find("%n") != std::string::npos;
        std::cout << "        {\"Sentences\", {QT_TRANSLATE_" << (counts ? "N_" : "")
                  << "NOOP(\"Sentences\", " << form << "), nullptr}, " << (counts ? 1 : -1)
                  << "},\n";
    }
}

/// Parses a line of a JSON list: a text, a key with a text, or a key with a singular and a plural
/// text.
void printTexts(const std::string& context, const std::string& file) {
    static const std::regex literal(R"re("(?:[^"\\]|\\.)*")re");
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        std::vector<std::string> literals;
        for (std::sregex_iterator each(line.begin(), line.end(), literal), end; each != end;
             ++each) {
            literals.push_back(each->str());
        }
        if (literals.empty()) {
            continue; // a line with only a bracket contains no text
        }
        const bool counts = literals.size() > 2;
        const std::string source = "(\"" + context + "\", " + literals.back();
        std::cout << "        {\"" << context << "\", ";
        if (literals.size() == 1) {
            std::cout << "{QT_TRANSLATE_NOOP" << source << "), nullptr}";
        } else {
            std::cout << "QT_TRANSLATE_" << (counts ? "N_" : "") << "NOOP3" << source << ", "
                      << literals.front() << ")";
        }
        std::cout << ", " << (counts ? 1 : -1) << "},\n";
    }
}

void collectIn(const std::string& folder, std::set<std::string>& forms) {
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
        if (!isSource(file)) {
            continue;
        }
        std::ifstream stream(file.path());
        const std::string source{std::istreambuf_iterator<char>(stream), {}};
        collect(source, R"(\bmessage\(\s*)", forms);
        collect(source, R"(\bMessageForm<[^>()]*>\w*\s*\w*\(\s*)", forms);
        collect(source, R"(\bjoined\([^"]*(?="%1))", forms);
    }
}

} // namespace

int main(int count, char** arguments) {
    std::cout << "#include <QtGlobal>\n#include <tuple>\n#include <vector>\n\n"
                 "std::vector<std::tuple<const char*, std::pair<const char*, const char*>, int>> "
                 "everyForm() {\n    return {\n";
    std::set<std::string> forms;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (const std::size_t at = argument.find('='); at != std::string::npos) {
            printTexts(argument.substr(0, at), argument.substr(at + 1));
        } else {
            collectIn(argument, forms);
        }
    }
    printSentences(forms);
    std::cout << "    };\n}\n";
}

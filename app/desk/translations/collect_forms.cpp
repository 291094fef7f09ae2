#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

/// Prints a C++ file with every form of sentence (rules/table/message.h) that stands in the folders
/// named: the literals of `message(…)`, `joined(…)` and `MessageForm<…>(…)`. Qt's lupdate reads the
/// file, and so does the test that looks for their translations.
namespace {

/// The first literal in the call, as it is written; literals side by side are one.
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

} // namespace

int main(int count, char** folders) {
    std::set<std::string> forms;
    for (int i = 1; i < count; ++i) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(folders[i])) {
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
    std::cout << "#include <QtGlobal>\n#include <vector>\n\n"
                 "std::vector<const char*> everyForm() {\n    return {\n";
    for (const std::string& form : forms) {
        const bool counts = form.find("%n") != std::string::npos;
        std::cout << "        QT_TRANSLATE_" << (counts ? "N_" : "") << "NOOP(\"Sentences\", "
                  << form << "),\n";
    }
    std::cout << "    };\n}\n";
}

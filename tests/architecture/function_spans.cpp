#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <regex>

namespace umpire::architecture {
namespace {

/// The regular expression engine recurses over long literals; this walks instead.
class Blanker {
public:
    explicit Blanker(std::string text) : text_(std::move(text)) {}

    std::string blanked() && {
        while (next_ < text_.size()) {
            skipOne();
        }
        return std::move(text_);
    }

private:
    bool startsWith(const char* token) const {
        return text_.compare(next_, strlen(token), token) == 0;
    }
    static std::size_t strlen(const char* token) { return std::char_traits<char>::length(token); }

    void blankUpTo(std::size_t end) {
        for (; next_ < std::min(end, text_.size()); ++next_) {
            if (text_[next_] != '\n') {
                text_[next_] = ' ';
            }
        }
    }
    std::size_t endOf(const std::string& token, std::size_t from) const {
        const std::size_t found = text_.find(token, from);
        return found == std::string::npos ? text_.size() : found + token.size();
    }
    std::size_t endOfQuoted(char quote) const {
        std::size_t end = next_ + 1;
        while (end < text_.size() && text_[end] != quote) {
            end += text_[end] == '\\' ? 2 : 1;
        }
        return end + 1;
    }
    bool separatesDigits() const { // 12'000 is no character literal
        return next_ > 0 && std::isalnum(static_cast<unsigned char>(text_[next_ - 1])) != 0;
    }
    void skipOne() {
        if (startsWith("//")) {
            blankUpTo(text_.find('\n', next_));
        } else if (startsWith("/*")) {
            blankUpTo(endOf("*/", next_));
        } else if (startsWith("R\"")) {
            const std::size_t open = text_.find('(', next_);
            const std::string delimiter = text_.substr(next_ + 2, open - next_ - 2);
            blankUpTo(endOf(")" + delimiter + "\"", open));
        } else if (text_[next_] == '"' || (text_[next_] == '\'' && !separatesDigits())) {
            blankUpTo(endOfQuoted(text_[next_]));
        } else {
            ++next_;
        }
    }

    std::string text_;
    std::size_t next_ = 0;
};

/// What stands before an opening brace, since the last statement or block ended.
struct BlockHead {
    std::string text;
    std::size_t begin = 0; ///< its first character that is not blank
};

BlockHead headBefore(const std::string& text, std::size_t brace) {
    const std::size_t previous =
        brace == 0 ? std::string::npos : text.find_last_of(";{}", brace - 1);
    std::size_t begin = previous == std::string::npos ? 0 : previous + 1;
    for (bool directive = true; directive;) { // a preprocessor line ends with its line
        begin = std::min(text.find_first_not_of(" \n\t", begin), brace);
        directive = text[begin] == '#';
        begin = directive ? text.find('\n', begin) : begin;
    }
    return {text.substr(begin, brace - begin), begin};
}

bool opensScope(const std::string& head) {
    static const std::regex kScope(
        "^(template\\s*<[^{]*>\\s*)?((public|private|protected):\\s*)*(inline\\s+)?"
        "(namespace|class|struct|union|enum|extern)\\b[^()=]*$");
    return std::regex_search(head, kScope);
}

bool opensFunction(const std::string& head) {
    return head.find('(') != std::string::npos && head.find('=') > head.find('(');
}

int countParameters(const std::string& head) {
    int depth = 0;
    int commas = 0;
    bool any = false;
    for (std::size_t i = head.find('('); i < head.size(); ++i) {
        const char c = head[i];
        depth += (c == '(' || c == '<' || c == '[' || c == '{') ? 1 : 0;
        depth -= (c == ')' || c == '>' || c == ']' || c == '}') ? 1 : 0;
        if (depth == 0) {
            break;
        }
        commas += depth == 1 && c == ',' ? 1 : 0;
        any = any || (c != '(' && c != ' ' && c != '\n');
    }
    return any ? commas + 1 : 0;
}

std::size_t closingBrace(const std::string& text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
        if (depth == 0) {
            return i;
        }
    }
    return text.size();
}

} // namespace

std::string withoutCommentsAndLiterals(const SourceFile& source) {
    std::string text;
    for (const std::string& line : source.lines) {
        text += line + '\n';
    }
    return Blanker(std::move(text)).blanked();
}

std::vector<FunctionSpan> functionsOf(const SourceFile& source) {
    const std::string text = withoutCommentsAndLiterals(source);
    const auto lineOf = [&text](std::size_t position) {
        return std::count(text.begin(), text.begin() + std::ptrdiff_t(position), '\n');
    };
    std::vector<FunctionSpan> functions;
    for (std::size_t open = text.find('{'); open < text.size(); open = text.find('{', open + 1)) {
        const BlockHead head = headBefore(text, open);
        if (opensScope(head.text)) {
            continue;
        }
        const std::size_t close = closingBrace(text, open);
        if (opensFunction(head.text)) {
            const auto first = lineOf(head.begin);
            functions.push_back({at(source.path, std::size_t(first)),
                                 int(lineOf(close) - first) + 1, countParameters(head.text)});
        }
        open = close;
    }
    return functions;
}

} // namespace umpire::architecture

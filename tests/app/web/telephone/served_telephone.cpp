#include "tests/app/web/telephone/served_telephone.h"

namespace umpire::testing {

ServedTelephone::ServedTelephone(const std::string& listen)
    : program_({"serve", "--listen", listen, "--table", sample("table.yaml"), "--json"}) {
    constexpr int kLines = 9; // length of the document with one page
    program_.readLines(kLines);
    const auto said = nlohmann::json::parse(program_.output(), nullptr, false);
    page_ = said.is_object() ? said["pages"][0].get<std::string>() : "";
    typedPage_ = said.is_object() ? said["typed"][0].get<std::string>() : "";
    const std::size_t colon = page_.rfind(':');
    const std::size_t sign = page_.find('#');
    if (colon != std::string::npos && sign != std::string::npos) {
        port_ = std::atoi(page_.c_str() + colon + 1);
        token_ = page_.substr(sign + 1);
    }
}

std::string ServedTelephone::nextTypedCode() {
    const std::string before = "{\"code\":\"";
    if (!program_.readOn(before)) {
        return {};
    }
    const std::string& said = program_.output();
    return said.substr(said.rfind(before) + before.size(), 6);
}

Answer ServedTelephone::ask(const std::string& request, const std::string& body) const {
    return testing::ask(port_, request, field(), body);
}

Answer ServedTelephone::send(const std::string& picture, const std::string& language) const {
    return ask("POST /telephone/toss?lang=" + language, picture);
}

} // namespace umpire::testing

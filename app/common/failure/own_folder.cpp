#include "app/common/failure/own_folder.h"

#include <cstdlib>
#include <string>

namespace umpire {
namespace {

std::filesystem::path forNobody() {
    std::error_code fault;
    const auto folder = std::filesystem::temp_directory_path(fault);
    return fault ? folder : folder / "umpire";
}

} // namespace

OwnFolder::OwnFolder() : OwnFolder(forNobody()) {}

OwnFolder::OwnFolder(const std::filesystem::path& beside) {
    std::string name = beside.string() + "-XXXXXX";
    if (!beside.empty() && mkdtemp(name.data()) != nullptr) {
        path_ = name;
    }
}

OwnFolder::~OwnFolder() {
    if (!path_.empty()) {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
}

} // namespace umpire

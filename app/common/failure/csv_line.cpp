#include "app/common/failure/csv_line.h"

#include "app/common/failure/printable.h"

namespace umpire {

std::string csvLine(const std::vector<std::string>& fields) {
    std::string text;
    for (const std::string& each : fields) {
        text.append(&each == fields.data() ? "" : ",").append(csvField(each));
    }
    return text + "\r\n";
}

} // namespace umpire

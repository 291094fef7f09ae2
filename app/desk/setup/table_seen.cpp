#include "app/desk/setup/table_seen.h"

#include "app/desk/setup/measured_table.h"
#include "app/eye/detectors/sight.h"
#include "app/eye/one_picture/look.h"

namespace umpire::desk {

bool needsBoardFile(const std::string& game) {
    return sightOf(game).kinds.contains(PieceKind::Codes);
}

LookForTable tableLook(const LiveRequest& request, const std::filesystem::path& out) {
    if (request.table || request.corners || request.resume) {
        return {};
    }
    if (!needsBoardFile(request.game)) {
        return [](const cv::Mat& image) -> TableSeen {
            LookInputs inputs;
            inputs.frame.image = image;
            const auto found = findTable(inputs);
            return {found && found->view.registration.method != RegistrationMethod::None, {}};
        };
    }
    return [wanted = TableToMeasure{{}, request.camera, request.game, request.data, out},
            measured = false](const cv::Mat& image) mutable -> TableSeen {
        if (!measured) {
            wanted.picture = image;
            measured = measureTable(wanted).has_value();
            wanted.picture.release();
        }
        return measured ? TableSeen{true, wanted.out} : TableSeen{};
    };
}

} // namespace umpire::desk

#include "vision/observe_table.h"

namespace umpire {

TableObservation observeTable(const Frame&, const TableView& view, const ObserveOptions&) {
    TableObservation seen;
    seen.registration = view.registration;
    return seen;
}

TableView viewFromPieces(const cv::Mat&, const std::optional<CameraIntrinsics>&,
                         const ObserveOptions&) {
    return {};
}

} // namespace umpire

#pragma once

#include "app/eye/certificate/certificate.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Returns the picture (CV_8UC3) with a reading drawn on it: each mark that was read with its error
/// as an enlarged line, the marks lost to glare, and a panel with the certificate's figures.
cv::Mat drawCertificate(const cv::Mat& picture, const SheetReading& reading,
                        const Certificate& certificate);

} // namespace umpire

#pragma once

#include "app/eye/certificate/certificate.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Returns a copy of the picture (CV_8UC3) with a reading drawn on it. It shows the errors of the
/// marks as enlarged lines, the marks lost to glare, and a panel with the certificate's figures.
cv::Mat drawCertificate(const cv::Mat& picture, const SheetReading& reading,
                        const Certificate& certificate);

} // namespace umpire

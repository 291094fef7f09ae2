#pragma once

#include "app/eye/certificate/certificate.h"

#include <opencv2/core.hpp>

namespace umpire {

/// The picture (CV_8UC3) with a reading drawn on it: each mark that was read, a line for its
/// error made longer, what glare cost, and the certificate's figures in a panel.
cv::Mat drawCertificate(const cv::Mat& picture, const SheetReading& reading,
                        const Certificate& certificate);

} // namespace umpire

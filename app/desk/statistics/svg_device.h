#pragma once

#include <memory>
#include <QPaintDevice>
#include <QString>

namespace umpire::desk {

class SvgEngine;

/// A paint device that records an SVG document (SVG 1.1, W3C): lines, filled shapes and text. A
/// brush pattern becomes its colour.
class SvgDevice : public QPaintDevice {
public:
    /// `width`, `height`: in pixels of 1/96 inch.
    SvgDevice(int width, int height);
    ~SvgDevice() override;

    [[nodiscard]] QPaintEngine* paintEngine() const override;
    /// Returns the document; call it after the painter has ended.
    [[nodiscard]] QString document() const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    int width_;
    int height_;
    std::unique_ptr<SvgEngine> engine_;
};

} // namespace umpire::desk

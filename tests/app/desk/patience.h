#pragma once

#include <QImage>
#include <QString>

/// Waiting times of the window's tests, and where the tests save pictures.
namespace umpire::desk {

inline constexpr int kPatience =
    120'000;                        ///< milliseconds; under a sanitizer a look takes that long
inline constexpr int kMoment = 100; ///< milliseconds until a new widget has its layout

/// Saves a picture for people to look at, in the folder named by UMPIRE_PHOTOGRAPHS.
inline void keep(const QImage& picture, const QString& name) {
    if (const QString folder = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS"); !folder.isEmpty()) {
        picture.save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }
}

} // namespace umpire::desk

#pragma once

#include <QImage>
#include <QString>

/// How long the tests of the window wait, and where they leave what they saw.
namespace umpire::desk {

inline constexpr int kPatience =
    120'000;                        ///< milliseconds; under a sanitizer a look takes that long
inline constexpr int kMoment = 100; ///< milliseconds, until what is new has its place

/// Keeps a picture for somebody to look at, in the folder that UMPIRE_PHOTOGRAPHS names.
inline void keep(const QImage& picture, const QString& name) {
    if (const QString folder = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS"); !folder.isEmpty()) {
        picture.save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }
}

} // namespace umpire::desk

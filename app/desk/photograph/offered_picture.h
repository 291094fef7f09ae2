#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/picture/picture_damage.h"

#include <filesystem>
#include <optional>
#include <QByteArray>
#include <QImage>
#include <variant>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace umpire::desk {

/// A picture before it is read: a file, a file's bytes, or another program's pixels.
using OfferedPicture = std::variant<std::filesystem::path, QByteArray, QImage>;

/// Tells whether dropped or pasted data may be a picture. Fast: reads none of it.
bool offersPicture(const QMimeData& offered);
/// Returns the first picture in the data. Files are preferred to bytes, and bytes to pixels, so
/// that the window decodes nothing.
std::optional<OfferedPicture> pictureIn(const QMimeData& offered);

/// Reads the offered picture; may run in any thread. `name` names data without a file. Error:
/// CannotRead.
Expected<CheckedPicture> readOffered(const OfferedPicture& offered, const QString& name);

} // namespace umpire::desk

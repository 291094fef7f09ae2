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

/// A picture that was dropped or pasted and is not read yet: the path of a file, the bytes of a
/// file, or pixels from another program.
using OfferedPicture = std::variant<std::filesystem::path, QByteArray, QImage>;

/// Tells whether dropped or pasted data may contain a picture. Reads none of the data, so it is
/// fast.
bool offersPicture(const QMimeData& offered);
/// Returns the first picture in the data; none if there is no picture. A file is preferred to
/// bytes, and bytes to pixels, so that the window's thread decodes nothing.
std::optional<OfferedPicture> pictureIn(const QMimeData& offered);

/// Reads an offered picture. May be called in any thread. `name`: name for messages about a picture
/// without a file. Error: CannotRead.
Expected<CheckedPicture> readOffered(const OfferedPicture& offered, const QString& name);

} // namespace umpire::desk

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

/// A picture before it is read: a file, a file's bytes, or pixels that another program shows.
using OfferedPicture = std::variant<std::filesystem::path, QByteArray, QImage>;

/// Whether what is dropped or pasted may be a picture. Quick: nothing of it is read.
bool offersPicture(const QMimeData& offered);
/// The first picture of it: a file before its bytes, and those before pixels, so that the window
/// decodes nothing.
std::optional<OfferedPicture> pictureIn(const QMimeData& offered);

/// Reads it; for any thread. `name` stands for what is no file. Error: CannotRead.
Expected<CheckedPicture> readOffered(const OfferedPicture& offered, const QString& name);

} // namespace umpire::desk

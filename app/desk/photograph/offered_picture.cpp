#include "app/desk/photograph/offered_picture.h"

#include "app/eye/picture/read_picture.h"

#include <opencv2/imgproc.hpp>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace umpire::desk {
namespace {

/// MIME types of the formats that readPicture accepts.
constexpr std::array kTypes = {"image/jpeg", "image/png", "image/webp", "image/tiff", "image/bmp"};

std::optional<QString> fileIn(const QMimeData& offered) {
    for (const QUrl& url : offered.urls()) {
        if (url.isLocalFile()) {
            return url.toLocalFile();
        }
    }
    return std::nullopt;
}

Expected<CheckedPicture> fromPixels(const QImage& pixels, const Message& name) {
    const Message problem = problemOfSize(pixels.width(), pixels.height());
    if (pixels.isNull() || !english(problem).empty()) {
        return failWith(ExitStatus::CannotRead, message("%1: %2", name, problem));
    }
    QImage plain = pixels.convertToFormat(QImage::Format_BGR888);
    CheckedPicture picture;
    cv::Mat(plain.height(), plain.width(), CV_8UC3, plain.bits(), std::size_t(plain.bytesPerLine()))
        .copyTo(picture.image);
    return picture;
}

} // namespace

bool offersPicture(const QMimeData& offered) {
    return fileIn(offered) || offered.hasImage() ||
           std::ranges::any_of(
               kTypes, [&](const char* type) { return offered.hasFormat(QLatin1String(type)); });
}

std::optional<OfferedPicture> pictureIn(const QMimeData& offered) {
    if (const auto file = fileIn(offered)) {
        return std::filesystem::path(file->toStdString());
    }
    for (const char* type : kTypes) {
        QByteArray bytes = offered.data(QLatin1String(type));
        if (!bytes.isEmpty()) {
            return bytes;
        }
    }
    const auto image = qvariant_cast<QImage>(offered.imageData());
    return image.isNull() ? std::nullopt : std::optional<OfferedPicture>(image);
}

Expected<CheckedPicture> readOffered(const OfferedPicture& offered, const QString& name) {
    const Message called(name.toStdString());
    if (const auto* file = std::get_if<std::filesystem::path>(&offered)) {
        return readDamagedPicture(*file);
    }
    if (const auto* bytes = std::get_if<QByteArray>(&offered)) {
        const auto* data = reinterpret_cast<const std::uint8_t*>(bytes->constData());
        return decodeDamagedPicture({data, std::size_t(bytes->size())}, called);
    }
    return fromPixels(std::get<QImage>(offered), called);
}

} // namespace umpire::desk

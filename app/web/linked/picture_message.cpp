#include "app/web/linked/picture_message.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_writer.h"
#include "app/eye/picture/decode_jpeg.h"
#include "app/eye/picture/picture_header.h"
#include "app/record/journal/journal_rows.h"
#include "app/web/linked/record_json.h"

#include <new>

namespace umpire {

constexpr AtMost kAction{400};

template <typename Visit>
void fields(Visit& visit, LinkedPicture& it) {
    visit("number", it.number);
    visit("action", it.action, kAction);
    visit("sha256", it.sha256);
}

namespace {

/// Maximum number of pixels of a picture; an 8K camera has 33 million.
constexpr std::int64_t kMostPixels = 40'000'000;

/// Returns the picture's description; none if the line is malformed.
std::optional<LinkedPicture> nameIn(std::string_view line) {
    const auto json = parsedJson(line).value_or(nullptr);
    const JsonReader reader(json);
    LinkedPicture picture;
    reader.schema(kLinkSchema);
    reader("picture", picture);
    picture.action = printable(picture.action);
    return reader.failed() ? std::nullopt : std::optional(std::move(picture));
}

bool isWholeJpeg(std::string_view jpeg) {
    const PictureBytes bytes(reinterpret_cast<const std::uint8_t*>(jpeg.data()), jpeg.size());
    const auto header = readPictureHeader(bytes);
    if (!header || header->format != PictureFormat::Jpeg || header->fault != PictureFault::None ||
        header->width <= 0 || header->height <= 0 || header->width * header->height > kMostPixels) {
        return false;
    }
    try {
        const CheckedPicture decoded = decodeJpeg(bytes);
        return !decoded.image.empty() && !decoded.damage.isAny();
    } catch (const std::bad_alloc&) {
        return false;
    }
}

} // namespace

std::string bytesOf(const LinkedPicture& picture) {
    return compactText({{"schema", kLinkSchema}, {"picture", jsonOfFields(picture)}}) + "\n" +
           picture.jpeg;
}

tl::expected<LinkedPicture, Message> linkedPictureIn(std::string_view bytes) {
    const std::size_t end = bytes.substr(0, kMostBytesOfPictureName).find('\n');
    auto picture = end != std::string_view::npos ? nameIn(bytes.substr(0, end))
                                                 : std::optional<LinkedPicture>();
    if (!picture) {
        return tl::make_unexpected(message("it does not say which action it shows"));
    }
    const std::string_view jpeg = bytes.substr(end + 1);
    if (jpeg.size() > kMostBytesOfPicture) {
        return tl::make_unexpected(message("it has more than 1 MB"));
    }
    if (sha256(jpeg) != picture->sha256) {
        return tl::make_unexpected(message("it is not the one that its SHA-256 names"));
    }
    if (!isWholeJpeg(jpeg)) {
        return tl::make_unexpected(message("it is no whole JPEG"));
    }
    picture->jpeg = jpeg;
    return *std::move(picture);
}

} // namespace umpire

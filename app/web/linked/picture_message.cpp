#include "app/web/linked/picture_message.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/eye/picture/decode_jpeg.h"
#include "app/eye/picture/picture_header.h"
#include "app/record/journal/journal_rows.h"
#include "app/web/linked/record_json.h"

#include <new>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// A camera of 8K has 33 million pixels.
constexpr std::int64_t kMostPixels = 40'000'000;
constexpr std::size_t kMostLettersOfAction = 400;

/// None: it does not say what it shows.
std::optional<LinkedPicture> nameIn(std::string_view line) {
    try {
        const Json json = parsedInOrder(line).value_or(Json());
        if (json.at("schema") != kLinkSchema) {
            return std::nullopt;
        }
        const Json& named = json.at("picture");
        LinkedPicture picture{named.at("number").get<std::size_t>(),
                              printable(named.at("action").get<std::string>()),
                              named.at("sha256").get<std::string>(),
                              {}};
        return picture.action.size() <= kMostLettersOfAction ? std::optional(std::move(picture))
                                                             : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
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
    const Json json{
        {"schema", kLinkSchema},
        {"picture",
         {{"number", picture.number}, {"action", picture.action}, {"sha256", picture.sha256}}}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n" + picture.jpeg;
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

#include "app/record/moments/moments_film.h"

#include "app/record/journal/journal_rows.h"

#include <array>
#include <cstdint>

namespace umpire {
namespace {

/// Number of bytes before a chunk's content: a name of four letters, and the length.
constexpr std::size_t kChunkHead = 8;
constexpr std::uint32_t kMicrosecondsAPlace = 1'000'000 / kMomentsPlacesASecond;
constexpr std::uint32_t kHasIndex = 0x10;
/// Marks a frame that needs no other frame (key frame).
constexpr std::uint32_t kStandsAlone = 0x10;
constexpr std::string_view kPicture = "00dc";

void add(std::string& bytes, std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) {
        bytes += char((number >> shift) & 0xFFU);
    }
}

void addAll(std::string& bytes, std::initializer_list<std::uint32_t> numbers) {
    for (const std::uint32_t each : numbers) {
        add(bytes, each);
    }
}

/// Appends a chunk. A byte is added to a content of odd length, so that each chunk begins at an
/// even offset.
void addChunk(std::string& bytes, std::string_view name, std::string_view content) {
    bytes.append(name);
    add(bytes, std::uint32_t(content.size()));
    bytes.append(content);
    if (content.size() % 2 != 0) {
        bytes += '\0';
    }
}

std::string listOf(std::string_view kind, const std::string& chunks) {
    std::string list;
    addChunk(list, "LIST", std::string(kind) + chunks);
    return list;
}

std::string headers(std::uint32_t places, std::uint32_t width, std::uint32_t height) {
    std::string film;
    addAll(film,
           {kMicrosecondsAPlace, 0, 0, kHasIndex, places, 0, 1, 0, width, height, 0, 0, 0, 0});
    std::string stream = "vidsMJPG";
    addAll(stream, {0, 0, 0, 1, kMomentsPlacesASecond, 0, places, 0, 0xFFFFFFFFU, 0, 0,
                    (width & 0xFFFFU) | (height << 16U)});
    std::string format;
    addAll(format, {40, width, height, 1U | (24U << 16U)});
    format += "MJPG";
    addAll(format, {width * height * 3, 0, 0, 0, 0});
    std::string chunks;
    addChunk(chunks, "strh", stream);
    addChunk(chunks, "strf", format);
    std::string all;
    addChunk(all, "avih", film);
    return listOf("hdrl", all + listOf("strl", chunks));
}

struct Chunk {
    std::string_view name;
    std::string_view content;
};

/// Removes the first chunk from the bytes, and returns it. Returns none if no complete chunk is
/// left.
std::optional<Chunk> takeChunk(std::string_view& bytes) {
    if (bytes.size() < kChunkHead) {
        return std::nullopt;
    }
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        length |= std::size_t(static_cast<unsigned char>(bytes[4 + i])) << (8 * i);
    }
    if (length > bytes.size() - kChunkHead) {
        return std::nullopt;
    }
    const Chunk chunk{bytes.substr(0, 4), bytes.substr(kChunkHead, length)};
    bytes.remove_prefix(std::min(bytes.size(), kChunkHead + length + length % 2));
    return chunk;
}

std::optional<std::vector<MomentsFrame>> picturesIn(std::string_view movie) {
    std::vector<MomentsFrame> frames;
    int place = 0;
    while (!movie.empty()) {
        const auto chunk = takeChunk(movie);
        if (!chunk || place >= kMostMomentsPlaces) {
            return std::nullopt;
        }
        if (chunk->name != kPicture) {
            continue;
        }
        if (!chunk->content.empty()) {
            frames.push_back({chunk->content, place});
        }
        ++place;
    }
    return frames.empty() ? std::nullopt : std::optional(std::move(frames));
}

} // namespace

/// The bytes are allocated only once, because a film of 20 s has 10 MB, and an announcement waits
/// for the film.
std::string momentsFilm(const std::vector<MomentsFrame>& frames, int width, int height) {
    constexpr std::string_view kMovie = "movi";
    std::vector<std::string_view> places;
    for (const MomentsFrame& frame : frames) {
        places.resize(std::size_t(frame.place)); // the slots between two frames are empty
        places.push_back(frame.jpeg);
    }
    std::string index;
    std::size_t movie = kMovie.size();
    for (const std::string_view jpeg : places) {
        index.append(kPicture);
        addAll(index, {kStandsAlone, std::uint32_t(movie), std::uint32_t(jpeg.size())});
        movie += kChunkHead + jpeg.size() + jpeg.size() % 2;
    }
    const std::string head =
        "AVI " + headers(std::uint32_t(places.size()), std::uint32_t(width), std::uint32_t(height));
    const std::size_t all = head.size() + kChunkHead + movie + kChunkHead + index.size();
    std::string film;
    film.reserve(kChunkHead + all);
    film.append("RIFF");
    add(film, std::uint32_t(all));
    film.append(head).append("LIST");
    add(film, std::uint32_t(movie));
    film.append(kMovie);
    for (const std::string_view jpeg : places) {
        addChunk(film, kPicture, jpeg);
    }
    addChunk(film, "idx1", index);
    return film;
}

std::optional<std::vector<MomentsFrame>> framesIn(std::string_view film) {
    const auto riff = film.size() <= kMostMomentsBytes ? takeChunk(film) : std::nullopt;
    if (!riff || riff->name != "RIFF" || !riff->content.starts_with("AVI ")) {
        return std::nullopt;
    }
    std::string_view chunks = riff->content.substr(4);
    while (const auto chunk = takeChunk(chunks)) {
        if (chunk->name == "LIST" && chunk->content.starts_with("movi")) {
            return picturesIn(chunk->content.substr(4));
        }
    }
    return std::nullopt;
}

std::string momentsLines(const std::vector<MomentsFrame>& frames,
                         const std::vector<std::string>& hashes) {
    std::string lines;
    int place = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        for (; place < frames[i].place; ++place) {
            lines += '\n';
        }
        lines.append(hashes[i]).append("\n");
        ++place;
    }
    return lines;
}

std::vector<std::string> hashesOf(const std::vector<MomentsFrame>& frames) {
    std::vector<std::string> hashes;
    hashes.reserve(frames.size());
    for (const MomentsFrame& frame : frames) {
        hashes.push_back(sha256(frame.jpeg));
    }
    return hashes;
}

std::string momentsHash(const std::vector<MomentsFrame>& frames) {
    return sha256(momentsLines(frames, hashesOf(frames)));
}

} // namespace umpire

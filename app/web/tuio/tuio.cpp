#include "app/web/tuio/tuio.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <tuple>

namespace umpire {
namespace {

constexpr std::string_view kAddress = "/tuio/2Dobj";
constexpr std::string_view kSource = "umpire";
constexpr std::int32_t kFirstCode = 1000;
constexpr std::uint32_t kCodes = 1'000'000;
/// maximum number of pieces: an id has 5 bytes, and a bundle needs room for a few pieces
constexpr std::size_t kMaxAlive = 230;

// OSC 1.0: all values are big-endian and padded with zeros to four bytes.
void append(std::string& bytes, std::int32_t number) {
    const auto unsignedNumber = std::uint32_t(number);
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes += char((unsignedNumber >> shift) & 0xFFU);
    }
}
void append(std::string& bytes, float number) {
    append(bytes, std::bit_cast<std::int32_t>(number));
}
void append(std::string& bytes, std::string_view text) {
    bytes += text;
    bytes.append(4 - text.size() % 4, '\0');
}

/// A message of a bundle: its arguments with their types.
class OscMessage {
public:
    template <typename T>
    OscMessage& with(T argument) {
        types_ += std::same_as<T, float> ? 'f' : std::same_as<T, std::int32_t> ? 'i' : 's';
        append(arguments_, argument);
        return *this;
    }
    void appendTo(std::string& bundle) const {
        std::string message;
        append(message, kAddress);
        append(message, std::string_view(types_));
        message += arguments_;
        append(bundle, std::int32_t(message.size()));
        bundle += message;
    }

private:
    std::string types_ = ",";
    std::string arguments_;
};

std::string beginning(const std::vector<TuioObject>& objects) {
    std::string bundle;
    append(bundle, std::string_view("#bundle"));
    append(bundle, std::int32_t(0)); // the time tag for "immediately"
    append(bundle, std::int32_t(1));
    OscMessage().with(std::string_view("source")).with(kSource).appendTo(bundle);
    OscMessage alive;
    alive.with(std::string_view("alive"));
    for (std::size_t i = 0; i < std::min(objects.size(), kMaxAlive); ++i) {
        alive.with(objects[i].session);
    }
    alive.appendTo(bundle);
    return bundle;
}

/// Returns a `set` message. Its speeds are 0, because pieces are observed only while they lie
/// still.
std::string setOf(const TuioObject& object) {
    std::string message;
    OscMessage()
        .with(std::string_view("set"))
        .with(object.session)
        .with(object.symbol)
        .with(object.x)
        .with(object.y)
        .with(object.angle)
        .with(0.0F)
        .with(0.0F)
        .with(0.0F)
        .with(0.0F)
        .with(0.0F)
        .appendTo(message);
    return message;
}

TuioObject objectAt(TablePoint center, Radians heading, TablePoint area) {
    const double turn = 2.0 * std::numbers::pi;
    const double clockwise = std::fmod(turn - std::fmod(heading.value(), turn), turn);
    TuioObject object;
    object.x = float(std::clamp(center.x / area.x, 0.0, 1.0));
    object.y = float(std::clamp(1.0 - center.y / area.y, 0.0, 1.0));
    object.angle = float(clockwise);
    return object;
}

std::vector<TuioObject> objectsOf(const TableObservation& seen, TablePoint area) {
    std::vector<TuioObject> objects;
    const auto add = [&](const auto& piece, Radians heading) {
        objects.push_back(objectAt(piece.center, heading, area));
        objects.back().symbol = tuioSymbolOf(piece);
    };
    for (const Stone& stone : seen.stones) {
        add(stone, {});
    }
    for (const Galley& galley : seen.galleys) {
        add(galley, galley.heading);
    }
    for (const CodedPiece& piece : seen.codes) {
        if (piece.counter) {
            add(piece, piece.heading);
        }
    }
    return objects;
}

struct Pair {
    float distance = 0.0F;
    std::size_t before = 0;
    std::size_t now = 0;
    auto operator<=>(const Pair&) const = default;
};

/// Pairs pieces of one kind, the nearest first. Breaks ties by place, so that sessions are
/// reproducible.
std::vector<Pair> pairsOf(const std::vector<TuioObject>& before,
                          const std::vector<TuioObject>& now) {
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t k = 0; k < now.size(); ++k) {
            if (before[i].symbol == now[k].symbol) {
                pairs.push_back({std::hypot(before[i].x - now[k].x, before[i].y - now[k].y), i, k});
            }
        }
    }
    std::ranges::sort(pairs, {}, [](const Pair& pair) {
        return std::tuple(pair.distance, pair.before, pair.now);
    });
    return pairs;
}

} // namespace

std::int32_t tuioSymbolOf(const Stone& stone) {
    return (stone.colour == StoneColour::Light ? 10 : 20) + stone.height.value_or(0);
}

std::int32_t tuioSymbolOf(const Galley& galley) {
    return galley.fleet == "A" ? 101 : galley.fleet == "B" ? 102 : 100;
}

/// Returns a symbol by an FNV-1a hash: equal texts have equal symbols on every table.
std::int32_t tuioSymbolOf(const CodedPiece& piece) {
    std::uint32_t hash = 2166136261U;
    for (const char each : piece.text) {
        hash = (hash ^ std::uint8_t(each)) * 16777619U;
    }
    return kFirstCode + std::int32_t(hash % kCodes);
}

const std::vector<TuioObject>& TuioSessions::see(const TableObservation& seen, TablePoint area) {
    std::vector<TuioObject> now = objectsOf(seen, area);
    std::vector<char> taken(objects_.size(), 0);
    std::vector<char> known(now.size(), 0);
    for (const Pair& pair : pairsOf(objects_, now)) {
        if (taken[pair.before] == 0 && known[pair.now] == 0) {
            taken[pair.before] = known[pair.now] = 1;
            now[pair.now].session = objects_[pair.before].session;
        }
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (known[i] == 0) {
            now[i].session = ++last_;
        }
    }
    std::ranges::sort(now, {}, &TuioObject::session);
    objects_ = std::move(now);
    return objects_;
}

std::vector<std::string> tuioBundles(const std::vector<TuioObject>& objects, std::int32_t frame) {
    const std::string begin = beginning(objects);
    std::string end;
    OscMessage().with(std::string_view("fseq")).with(frame).appendTo(end);
    std::vector<std::string> bundles(1, begin);
    for (std::size_t i = 0; i < std::min(objects.size(), kMaxAlive); ++i) {
        const std::string set = setOf(objects[i]);
        if (bundles.back().size() + set.size() + end.size() > kLongestTuioBundle &&
            bundles.back().size() > begin.size()) {
            bundles.push_back(begin);
        }
        bundles.back() += set;
    }
    for (std::string& bundle : bundles) {
        bundle += end;
    }
    return bundles;
}

} // namespace umpire

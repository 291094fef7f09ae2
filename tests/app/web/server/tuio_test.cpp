#include "app/web/tuio/tuio.h"

#include <bit>
#include <gtest/gtest.h>
#include <numbers>
#include <variant>

namespace umpire {
namespace {

using Argument = std::variant<std::string, std::int32_t, float>;

/// An independent receiver: OSC 1.0 by its specification, without code of the sender.
class OscReader {
public:
    explicit OscReader(std::string bytes) : bytes_(std::move(bytes)) {}

    std::vector<std::vector<Argument>> bundle() {
        std::vector<std::vector<Argument>> messages;
        EXPECT_EQ(text(), "#bundle");
        EXPECT_EQ(word(), 0U);
        EXPECT_EQ(word(), 1U) << "the time tag of \"at once\"";
        while (at_ < bytes_.size()) {
            const std::size_t length = word();
            const std::size_t end = at_ + length;
            messages.push_back(message());
            EXPECT_EQ(at_, end) << "a message is as long as it says";
        }
        return messages;
    }

private:
    std::uint32_t word() {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i) {
            value = value << 8U | std::uint8_t(bytes_.at(at_++));
        }
        return value;
    }
    std::string text() {
        const std::string read = bytes_.c_str() + at_;
        at_ += (read.size() / 4 + 1) * 4;
        EXPECT_LE(at_, bytes_.size());
        return read;
    }
    std::vector<Argument> message() {
        EXPECT_EQ(text(), "/tuio/2Dobj");
        const std::string types = text();
        EXPECT_EQ(types.front(), ',');
        std::vector<Argument> arguments;
        for (const char type : types.substr(1)) {
            if (type == 's') {
                arguments.emplace_back(text());
            } else if (type == 'i') {
                arguments.emplace_back(std::int32_t(word()));
            } else {
                EXPECT_EQ(type, 'f');
                arguments.emplace_back(std::bit_cast<float>(word()));
            }
        }
        return arguments;
    }

    std::string bytes_;
    std::size_t at_ = 0;
};

Stone stoneAt(double x, double y, int height = 1) {
    Stone stone;
    stone.height = height;
    stone.center = {Millimetres(x), Millimetres(y)};
    return stone;
}

const TablePoint kArea{600_mm, 400_mm};

TEST(Tuio, SaysSourceAliveSetAndFrame) {
    TableObservation seen;
    seen.stones = {stoneAt(150, 300, 2)};
    Galley galley;
    galley.center = {300_mm, 100_mm};
    galley.heading = 90_deg;
    galley.fleet = "B";
    seen.galleys = {galley};
    TuioSessions sessions;
    const auto bundles = tuioBundles(sessions.see(seen, kArea), 42);
    ASSERT_EQ(bundles.size(), 1U);
    const auto messages = OscReader(bundles[0]).bundle();
    ASSERT_EQ(messages.size(), 5U);
    EXPECT_EQ(messages[0], (std::vector<Argument>{"source", "umpire"}));
    EXPECT_EQ(messages[1], (std::vector<Argument>{"alive", 0, 1}));
    EXPECT_EQ(messages[2], (std::vector<Argument>{"set", 0, 12, 0.25F, 0.25F, 0.0F, 0.0F, 0.0F,
                                                  0.0F, 0.0F, 0.0F}));
    ASSERT_EQ(messages[3].size(), 11U);
    EXPECT_EQ(std::get<std::int32_t>(messages[3][2]), 102);
    EXPECT_EQ(std::get<float>(messages[3][4]), 0.75F) << "y runs towards side A";
    EXPECT_FLOAT_EQ(std::get<float>(messages[3][5]), float(1.5 * std::numbers::pi)) << "clockwise";
    EXPECT_EQ(messages[4], (std::vector<Argument>{"fseq", 42}));
}

TEST(Tuio, SaysThatNothingIsThere) {
    const auto messages = OscReader(tuioBundles({}, 1).at(0)).bundle();
    ASSERT_EQ(messages.size(), 3U);
    EXPECT_EQ(messages[1], (std::vector<Argument>{"alive"}));
}

TEST(Tuio, KeepsAPiecesSessionWhileItStaysOrMoves) {
    TuioSessions sessions;
    TableObservation seen;
    seen.stones = {stoneAt(100, 100), stoneAt(200, 100), stoneAt(300, 100, 2)};
    sessions.see(seen, kArea);
    seen.stones = {stoneAt(300, 100, 2), stoneAt(200, 200), stoneAt(100, 100)};
    const auto moved = sessions.see(seen, kArea);
    ASSERT_EQ(moved.size(), 3U);
    EXPECT_EQ(moved[0].x, float(100.0 / 600.0));
    EXPECT_EQ(moved[1].y, 0.5F) << "session 1 is the stone that moved";
    EXPECT_EQ(moved[2].symbol, 12);
    seen.stones = {stoneAt(100, 100), stoneAt(300, 100, 2), stoneAt(500, 300, 2)};
    const auto changed = sessions.see(seen, kArea);
    EXPECT_EQ(changed[0].session, 0);
    EXPECT_EQ(changed[1].session, 2);
    EXPECT_EQ(changed[2].session, 3) << "a number is never used again";
}

TEST(Tuio, NamesCodedPiecesByTheirTextAndLeavesOutForeignCodes) {
    CodedPiece piece;
    piece.text = "BU:IMP3";
    CodedPiece other = piece;
    other.text = "BU:IMP4";
    EXPECT_GE(tuioSymbolOf(piece), 1000);
    EXPECT_NE(tuioSymbolOf(piece), tuioSymbolOf(other));
    other.counter = false;
    TableObservation seen;
    seen.codes = {piece, other};
    TuioSessions sessions;
    EXPECT_EQ(sessions.see(seen, kArea).size(), 1U);
}

TEST(Tuio, SplitsAFrameIntoDatagramsThatFit) {
    TableObservation seen;
    for (int i = 0; i < 300; ++i) {
        seen.stones.push_back(stoneAt(2.0 * i, i));
    }
    TuioSessions sessions;
    const auto bundles = tuioBundles(sessions.see(seen, kArea), 5);
    EXPECT_GT(bundles.size(), 10U);
    std::size_t sets = 0;
    for (const std::string& bundle : bundles) {
        EXPECT_LE(bundle.size(), kLongestTuioBundle);
        const auto messages = OscReader(bundle).bundle();
        EXPECT_EQ(messages.back(), (std::vector<Argument>{"fseq", 5}));
        EXPECT_EQ(messages[1].size(), 231U) << "each says who is alive";
        sets += messages.size() - 3;
    }
    EXPECT_EQ(sets, 230U);
}

TEST(Tuio, StaysInsideTheAreaAndTheTurn) {
    TableObservation seen;
    seen.stones = {stoneAt(-10, 450)};
    Galley galley;
    galley.heading = -30_deg;
    seen.galleys = {galley};
    TuioSessions sessions;
    const auto objects = sessions.see(seen, kArea);
    EXPECT_EQ(objects[0].x, 0.0F);
    EXPECT_EQ(objects[0].y, 0.0F);
    EXPECT_NEAR(objects[1].angle, std::numbers::pi / 6, 1e-6);
}

} // namespace
} // namespace umpire

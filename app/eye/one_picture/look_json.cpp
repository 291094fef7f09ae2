#include "app/eye/one_picture/look_json.h"

#include "app/common/json/json_values.h"
#include "app/eye/one_picture/names.h"
#include "rules/table/each_kind.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json hundredths(double value) {
    return rounded(value, 100.0);
}
Json confidenceOf(double value) {
    return rounded(value, 1000.0);
}

template <std::size_t N>
Json chancesOf(const std::optional<std::array<double, N>>& chances) {
    if (!chances) {
        return nullptr;
    }
    return jsonList(*chances, &confidenceOf);
}

/// Returns the angle in degrees, at least 0 and less than 360.
Json degreesOf(Radians angle) {
    const double turned = std::remainder(degreesFromRadians(angle), 360.0);
    const Json result = hundredths(turned < 0.0 ? turned + 360.0 : turned);
    return result == 360.0 ? Json(0.0) : result;
}

Json pixelsOf(ImagePoint point) {
    return Json::array({hundredths(point.x.value()), hundredths(point.y.value())});
}

Json pixelsOf(const std::array<ImagePoint, 4>& outline) {
    return jsonList(outline, [](ImagePoint corner) { return pixelsOf(corner); });
}

/// Converts measurements on the table to JSON; null if the picture gives no scale.
class OnTable {
public:
    explicit OnTable(const Registration& registration)
        : known_(registration.method != RegistrationMethod::None) {}

    [[nodiscard]] Json operator()(Millimetres value) const {
        return known_ ? hundredths(value.value()) : Json(nullptr);
    }
    [[nodiscard]] Json operator()(TablePoint point) const {
        return known_ ? Json::array({hundredths(point.x.value()), hundredths(point.y.value())})
                      : Json(nullptr);
    }
    [[nodiscard]] Json operator()(const Hull& hull) const {
        return known_ ? jsonList(hull, [this](TablePoint corner) { return (*this)(corner); })
                      : Json(nullptr);
    }
    [[nodiscard]] Json operator()(Radians heading) const {
        return known_ ? degreesOf(heading) : Json(nullptr);
    }

private:
    bool known_;
};

Json jsonOf(const Registration& registration) {
    const OnTable on(registration);
    return {{"method", nameOf(registration.method)},
            {"tags_seen", registration.tagsSeen},
            {"camera", nameOf(registration.camera)},
            {"rms_mm", registration.rms ? on(*registration.rms) : Json(nullptr)},
            {"sigma_mm", on(registration.sigma)},
            {"confidence",
             registration.confidence ? confidenceOf(*registration.confidence) : Json(nullptr)}};
}

Json jsonOf(const Galley& galley, const OnTable& on) {
    return {{"id", galley.id},
            {"center_mm", on(galley.center)},
            {"heading_deg", galley.bow == Bow::Seen ? on(galley.heading) : Json(nullptr)},
            {"hull_mm", on(galley.hull)},
            {"outline_px", pixelsOf(galley.outline)},
            {"oars",
             {{"port", orNull(galley.oars.port)}, {"starboard", orNull(galley.oars.starboard)}}},
            {"masts", orNull(galley.masts)},
            {"masts_chances", chancesOf(galley.mastChances)},
            {"fleet", orNull(galley.fleet)},
            {"sigma_mm", on(galley.sigma)},
            {"heading_sigma_deg", on(galley.headingSigma)},
            {"confidence", confidenceOf(galley.confidence)}};
}

Json jsonOf(Headed headed) {
    return headed == Headed::Unknown ? Json(nullptr) : Json(headed == Headed::Yes);
}

Json jsonOf(const Match& match, const OnTable& on, bool comparedWithBefore) {
    return {{"id", match.id},
            {"tail_mm", on(match.tail)},
            {"head_mm", on(match.head)},
            {"tail_px", pixelsOf(match.tailInImage)},
            {"head_px", pixelsOf(match.headInImage)},
            {"headed", jsonOf(match.headed)},
            {"length_mm", on(distance(match.tail, match.head))},
            {"leaning", match.leaning},
            {"tossed", comparedWithBefore ? Json(match.tossed) : Json(nullptr)},
            {"sigma_mm", on(std::max(match.sigmaTail, match.sigmaHead))},
            {"confidence", confidenceOf(match.confidence)}};
}

Json jsonOf(const OrderColumn& column, const OnTable& on) {
    return {{"side", nameOf(column.side)},
            {"column_x_mm", on(column.columnX)},
            {"sequence", jsonList(column.sequence, [](Order order) { return nameOf(order); })},
            {"matches", column.matches}};
}

Json jsonOf(const Stone& stone, const OnTable& on) {
    return {{"cell", stone.cell},
            {"colour", nameOf(stone.colour)},
            {"height", orNull(stone.height)},
            {"heights", chancesOf(stone.heightChances)},
            {"height_chances", chancesOf(stone.heightChances)},
            {"center_mm", on(stone.center)},
            {"center_px", pixelsOf(stone.centerInImage)},
            {"confidence", confidenceOf(stone.confidence)}};
}

Json jsonOf(const Die& die, const OnTable& on) {
    return {{"value", orNull(die.value)},
            {"center_mm", on(die.center)},
            {"center_px", pixelsOf(die.centerInImage)},
            {"confidence", confidenceOf(die.confidence)}};
}

Json jsonOf(const CodedPiece& code, const OnTable& on) {
    return {{"text", code.text},
            {"format", code.format},
            {"center_mm", on(code.center)},
            {"heading_deg", on(code.heading)},
            {"outline_px", pixelsOf(code.outline)},
            {"counter", code.counter},
            {"confidence", confidenceOf(code.confidence)}};
}

Json jsonOf(const Token& token, const OnTable& on) {
    return {{"cells", token.cells},
            {"shape", nameOf(token.shape)},
            {"colour", token.colour},
            {"center_mm", on(token.center)},
            {"heading_deg", token.heading ? on(*token.heading) : Json(nullptr)},
            {"outline_px", pixelsOf(token.outline)},
            {"confidence", confidenceOf(token.confidence)}};
}

Json jsonOf(war_galley::Certainty certainty) {
    switch (certainty) {
    case war_galley::Certainty::No:
        return false;
    case war_galley::Certainty::Yes:
        return true;
    case war_galley::Certainty::TooClose:
        return "too_close";
    }
    return nullptr;
}

Json jsonOf(const war_galley::MatchRuling& match) {
    Json json = {{"id", match.id},
                 {"verdict", nameOf(match.verdict)},
                 {"by", nameOf(match.by)},
                 {"margin_mm", hundredths(match.margin.value())},
                 {"doubt_mm", hundredths(match.doubt.value())}};
    if (!match.stoppedBy.empty()) {
        json["stopped_by"] = match.stoppedBy;
    }
    return json;
}

Json inEnglish(const std::vector<Message>& sentences) {
    return jsonList(sentences, &english);
}

template <class T, class... Rest>
Json listOf(const std::vector<T>& things, const Rest&... rest) {
    return jsonList(things, [&](const T& thing) { return jsonOf(thing, rest...); });
}

} // namespace

Json jsonOf(const Look& look) {
    const TableObservation& seen = look.observation;
    const OnTable on(seen.registration);
    Json json = {{"schema", "umpire.table/1"},
                 {"picture",
                  {{"path", look.picture.string()},
                   {"width", look.image.cols},
                   {"height", look.image.rows}}},
                 {"registration", jsonOf(seen.registration)}};
    forEachKind(seen, [&]<typename Piece>(std::string_view name, const std::vector<Piece>& pieces) {
        if constexpr (std::is_same_v<Piece, Match>) {
            json[std::string(name)] = listOf(pieces, on, look.comparedWithBefore);
        } else {
            json[std::string(name)] = listOf(pieces, on);
        }
    });
    json["warnings"] = inEnglish(seen.warnings);
    return json;
}

Json jsonOf(const war_galley::TossRuling& ruling) {
    const Json toss = {{"attacker", ruling.attacker},
                       {"target", ruling.target},
                       {"gap_mm", hundredths(ruling.gap.value())},
                       {"gap_doubt_mm", hundredths(ruling.gapDoubt.value())},
                       {"match_length_mm", hundredths(ruling.matchLength.value())},
                       {"range_matches", orNull(ruling.rangeMatches)},
                       {"in_range", jsonOf(ruling.inRange)},
                       {"matches_allowed", orNull(ruling.matchesAllowed)},
                       {"matches_allowed_most", orNull(ruling.matchesAllowedMost)},
                       {"matches_dropped", orNull(ruling.matchesDropped)},
                       {"matches_counted", ruling.matchesCounted},
                       {"matches_too_many", ruling.matchesTooMany()},
                       {"not_seen", ruling.notSeen},
                       {"doubtful", ruling.doubtful},
                       {"side_zone", jsonOf(ruling.sideZone)},
                       {"void", jsonOf(ruling.isVoid)},
                       {"matches", listOf(ruling.matches)},
                       {"order_matches", ruling.orderMatches},
                       {"hits", ruling.hits},
                       {"hits_min", ruling.hitsMin},
                       {"hits_max", ruling.hitsMax},
                       {"because", inEnglish(ruling.because)}};
    return {{"schema", "umpire.toss/1"}, {"toss", toss}};
}

} // namespace umpire

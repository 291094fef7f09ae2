#include "app/eye/one_picture/names.h"

#include "app/common/json/field_bounds.h"

namespace umpire {
namespace {

constexpr Named<RegistrationMethod> kMethods[] = {{RegistrationMethod::Tags, "tags"},
                                                  {RegistrationMethod::KitTags, "kit_tags"},
                                                  {RegistrationMethod::Corners, "corners by hand"},
                                                  {RegistrationMethod::Matches, "matches"},
                                                  {RegistrationMethod::Sticks, "matches"},
                                                  {RegistrationMethod::Matchbox, "matchbox"},
                                                  {RegistrationMethod::None, "none"}};
constexpr Named<CameraKnowledge> kCameras[] = {{CameraKnowledge::Calibrated, "calibrated"},
                                               {CameraKnowledge::Estimated, "estimated"},
                                               {CameraKnowledge::Assumed, "assumed"}};
constexpr Named<Order> kOrders[] = {{Order::Forward, "forward"},
                                    {Order::Left, "left"},
                                    {Order::Right, "right"},
                                    {Order::Fire, "fire"},
                                    {Order::RearrangeOars, "rearrange_oars"}};
constexpr Named<Side> kSides[] = {{Side::A, "A"}, {Side::B, "B"}};
constexpr Named<StoneColour> kColours[] = {{StoneColour::Light, "light"},
                                           {StoneColour::Dark, "dark"}};
constexpr Named<TokenShape> kShapes[] = {
    {TokenShape::Round, "round"}, {TokenShape::Square, "square"}, {TokenShape::Oblong, "oblong"}};
constexpr Named<war_galley::Verdict> kVerdicts[] = {{war_galley::Verdict::Hit, "hit"},
                                                    {war_galley::Verdict::Miss, "miss"},
                                                    {war_galley::Verdict::TooClose, "too_close"}};
constexpr Named<war_galley::End> kEnds[] = {{war_galley::End::Head, "head"},
                                            {war_galley::End::Tail, "tail"}};
constexpr Named<Detector> kDetectors[] = {
    {Detector::Galleys, "galleys"}, {Detector::Matches, "matches"}, {Detector::Orders, "orders"},
    {Detector::Stones, "stones"},   {Detector::Dice, "dice"},       {Detector::Tokens, "tokens"},
    {Detector::Codes, "codes"}};

} // namespace

std::string nameOf(RegistrationMethod method) {
    return std::string(nameIn(kMethods, method));
}

std::string nameOf(CameraKnowledge camera) {
    return std::string(nameIn(kCameras, camera));
}

std::string nameOf(Order order) {
    return std::string(nameIn(kOrders, order));
}

std::string nameOf(Side side) {
    return std::string(nameIn(kSides, side));
}

std::string nameOf(StoneColour colour) {
    return std::string(nameIn(kColours, colour));
}

std::string nameOf(TokenShape shape) {
    return std::string(nameIn(kShapes, shape));
}

std::string nameOf(war_galley::Verdict verdict) {
    return std::string(nameIn(kVerdicts, verdict));
}

std::string nameOf(war_galley::End end) {
    return std::string(nameIn(kEnds, end));
}

std::optional<Detector> detectorNamed(std::string_view name) {
    const Detector* found = valueIn(kDetectors, name);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

} // namespace umpire

#include "app/eye/one_picture/names.h"

namespace umpire {

std::string nameOf(RegistrationMethod method) {
    switch (method) {
    case RegistrationMethod::Tags:
        return "tags";
    case RegistrationMethod::KitTags:
        return "kit_tags";
    case RegistrationMethod::Corners:
        return "corners by hand";
    case RegistrationMethod::Matches:
    case RegistrationMethod::Sticks:
        return "matches";
    case RegistrationMethod::Matchbox:
        return "matchbox";
    case RegistrationMethod::None:
        return "none";
    }
    return {};
}

std::string nameOf(CameraKnowledge camera) {
    switch (camera) {
    case CameraKnowledge::Calibrated:
        return "calibrated";
    case CameraKnowledge::Estimated:
        return "estimated";
    case CameraKnowledge::Assumed:
        return "assumed";
    }
    return {};
}

std::string nameOf(Order order) {
    switch (order) {
    case Order::Forward:
        return "forward";
    case Order::Left:
        return "left";
    case Order::Right:
        return "right";
    case Order::Fire:
        return "fire";
    case Order::RearrangeOars:
        return "rearrange_oars";
    }
    return {};
}

std::string nameOf(Side side) {
    switch (side) {
    case Side::A:
        return "A";
    case Side::B:
        return "B";
    }
    return {};
}

std::string nameOf(StoneColour colour) {
    switch (colour) {
    case StoneColour::Light:
        return "light";
    case StoneColour::Dark:
        return "dark";
    }
    return {};
}

std::string nameOf(TokenShape shape) {
    switch (shape) {
    case TokenShape::Round:
        return "round";
    case TokenShape::Square:
        return "square";
    case TokenShape::Oblong:
        return "oblong";
    }
    return {};
}

std::string nameOf(war_galley::Verdict verdict) {
    switch (verdict) {
    case war_galley::Verdict::Hit:
        return "hit";
    case war_galley::Verdict::Miss:
        return "miss";
    case war_galley::Verdict::TooClose:
        return "too_close";
    }
    return {};
}

std::string nameOf(war_galley::End end) {
    switch (end) {
    case war_galley::End::Head:
        return "head";
    case war_galley::End::Tail:
        return "tail";
    }
    return {};
}

std::optional<Detector> detectorNamed(std::string_view name) {
    if (name == "galleys") {
        return Detector::Galleys;
    }
    if (name == "matches") {
        return Detector::Matches;
    }
    if (name == "orders") {
        return Detector::Orders;
    }
    if (name == "stones") {
        return Detector::Stones;
    }
    if (name == "dice") {
        return Detector::Dice;
    }
    if (name == "tokens") {
        return Detector::Tokens;
    }
    return name == "codes" ? std::optional(Detector::Codes) : std::nullopt;
}

} // namespace umpire

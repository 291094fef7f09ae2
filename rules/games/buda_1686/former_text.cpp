#include "rules/games/buda_1686/notation.h"

namespace umpire::buda_1686 {
namespace {

Message said(const State& state, const Action& action) {
    const std::string words = text(state, action);
    return words == "artillery" ? message("artillery")
           : words == "dig"     ? message("dig")
           : words == "rescue"  ? message("rescue")
                                : Message(words);
}

Message said(const State& state, Place place) {
    switch (place.spot) {
    case Spot::Zone:
    case Spot::Breach:
    case Spot::Sick:
        return text(state.scenario(), place);
    case Spot::Cup:
        return message("cup");
    case Spot::Lost:
        return message("lost");
    case Spot::Waiting:
        return message("waiting");
    case Spot::Reserve:
        return message("reserve");
    }
    return {};
}

/// Writes events with the former sentences. They are kept as forms, so that old records are still
/// translated.
class FormerWriter {
public:
    explicit FormerWriter(const State& state) : state_(state) {}

    Message operator()(const ChitsShown& e) const {
        return e.initiative ? message("the chits show imperial %1, turk %2: %3 begin", e.imperial,
                                      e.turk, nameOf(*e.initiative))
                            : message("the chits show imperial %1, turk %2: nobody acts",
                                      e.imperial, e.turk);
    }
    Message operator()(const SideActs& e) const {
        return message("%1 are on turn, actions %2", nameOf(e.side), e.actions);
    }
    Message operator()(const Announced& e) const {
        return message("announced %1", said(state_, e.action));
    }
    Message operator()(const DieRolled& e) const {
        return e.verdict == Verdict::Success ? message("die %1: success", sumOf(e))
                                             : message("die %1: failure", sumOf(e));
    }
    Message operator()(const LevelChanged& e) const {
        return message("%1 now %2", nameOf(e.level), e.now);
    }
    Message operator()(const UnitWent& e) const {
        return message("%1 goes to %2", state_.spec(e.unit).id, said(state_, e.to));
    }
    Message operator()(const MarkerMoved& e) const {
        return message("marker of %1 now %2", state_.spec(e.officer).id, e.now);
    }
    Message operator()(const EntrenchmentChanged& e) const {
        return message("entrenchment in %1 now %2", state_.zone(e.wall).id, e.now.level);
    }
    /// Writes all other events, whose sentences have not changed.
    template <typename Other>
    Message operator()(const Other& other) const {
        return text(state_, Event(other));
    }

private:
    const State& state_;
};

} // namespace

std::string formerText(const State& state, const Event& event) {
    return english(std::visit(FormerWriter(state), event));
}

} // namespace umpire::buda_1686

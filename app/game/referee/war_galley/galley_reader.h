#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/war_galley/galley_rigs.h"
#include "calibration/view/table_description.h"
#include "rules/games/war_galley/war_galley.h"

#include <memory>

namespace umpire::referee {

/// Probability that is stated for an explanation with hardly any doubt.
inline constexpr double kSure = 0.99;

/// Reads War Galley from its table: placed galleys, movements, damage, re-arranged oars, the orders
/// when the screens are lifted, and tossed matches. In a game with a camera, players confirm
/// movements by the table (`poses=confirmed`).
template <>
class TableReader<WarGalley> {
public:
    using State = war_galley::State;
    using Action = war_galley::Action;

    TableReader() : TableReader(GalleyTolerances{}) {}
    explicit TableReader(const GalleyTolerances& tolerances)
        : tolerances_(tolerances), sight_(tolerances) {}

    void forget() { sight_.forget(); }
    void look(const State& state, const TableObservation& seen);
    [[nodiscard]] int looks() const { return sight_.looks(); }
    [[nodiscard]] Verdict<WarGalley> explain(const State& state) const;
    void agreed(const State& state);
    [[nodiscard]] std::optional<AnswerNeeded> question(const State& state) const;
    [[nodiscard]] static std::optional<std::vector<std::string>> ownExamples(const State& state,
                                                                             Player player);
    /// Returns how many matches must be on the table: the earlier ones plus those that are dropped
    /// or laid as orders. Returns none unless a look showed only some of them.
    [[nodiscard]] std::optional<int> looseMatches(const State& state) const;
    /// Parses a correction: "A1 63.5,72,90" gives the pose of a galley (middle of the bow in mm,
    /// heading in degrees); "A1 5/4/3" gives its oars to port, its oars to starboard and its masts;
    /// "A1 changes-with B1" exchanges the poses of two galleys.
    [[nodiscard]] static Parsed<State> corrected(const State& state, std::string_view piece);
    /// Returns the pose, oars and masts of each vessel, with its owner.
    [[nodiscard]] static Holdings holdings(const State& state);
    [[nodiscard]] static std::string placeIn(const State&, std::string_view piece) {
        return std::string(piece.substr(0, piece.find(' ')));
    }
    void played(const State& state, const Action& action);
    [[nodiscard]] std::vector<Action> meant(const State& state, const Action& action) const;
    /// When players confirm the poses, returns why the umpire doubts them: a galley lies farther
    /// from its expected place than a player's error explains. A galley that touches another galley
    /// is not doubted, because the other may have stopped it (WG-20, WG-A5). Returns none without a
    /// doubt.
    [[nodiscard]] std::optional<Message> doubtOf(const State& state, const Action& action) const;
    [[nodiscard]] static std::string onlyFor(const State& state, const Action& action);

private:
    using Verdicts = Verdict<WarGalley>;
    using Found = std::vector<const Galley*>; ///< the seen galleys, by vessel; null if not seen
    struct Reading {
        std::vector<Action> laid; ///< the orders of all galleys that had none
        int looks = 0;            ///< number of looks that show these orders
    };
    /// A galley in a place to which no action leads.
    struct Stray {
        war_galley::VesselIndex vessel;
        const Galley& seen;
        Message why;
        const char* rule;
    };

    [[nodiscard]] static FormerPoses formerOf(const State& state);
    [[nodiscard]] Found found(const State& state) const {
        return sight_.galleysOf(state, formerOf(state));
    }
    [[nodiscard]] std::vector<Difference> differences(const State& state) const;
    [[nodiscard]] bool hasLookedEnough() const { return looks() >= RulingOptions{}.enoughLooks; }
    [[nodiscard]] static Verdicts ruled(Ruling ruling);
    [[nodiscard]] static Explanation<WarGalley>
    explanationOf(const State& state, const std::vector<Action>& actions, double probability);
    [[nodiscard]] Verdicts waiting(const State& state) const;
    [[nodiscard]] Verdicts called(const State& state, const std::vector<Action>& actions) const;
    [[nodiscard]] Verdicts accused(const State& state, const Action& action,
                                   war_galley::Violation violation) const;
    [[nodiscard]] Verdicts accusedOfMoving(const State& state, const Stray& stray) const;
    [[nodiscard]] Verdicts checked(const State& state) const;
    [[nodiscard]] std::optional<Verdicts> strayed(const State& state) const;
    [[nodiscard]] std::optional<Verdicts> meddled(const State& state) const;
    [[nodiscard]] std::vector<double> chancesOfBuilds(const State& state, Side side,
                                                      const std::vector<Action>& builds) const;
    [[nodiscard]] Verdicts built(const State& state) const;
    [[nodiscard]] Verdicts placed(const State& state) const;
    [[nodiscard]] std::vector<Reading> readings(const State& state) const;
    [[nodiscard]] static Explanation<WarGalley>
    readyWith(const State& state, std::vector<Action> laid, double probability);
    [[nodiscard]] Verdicts ordered(const State& state) const;
    [[nodiscard]] Verdicts moved(const State& state) const;
    [[nodiscard]] Verdicts misplaced(const State& state, war_galley::VesselIndex vessel,
                                     const Message& seen) const;
    [[nodiscard]] std::vector<Action> confirmingActions(const State& state) const;
    [[nodiscard]] Verdicts underWay(const State& state) const;
    [[nodiscard]] static Message errandText(const State& state, war_galley::VesselIndex vessel);
    [[nodiscard]] static Message errandsText(const State& state);
    [[nodiscard]] Verdicts lost(const State& state, war_galley::VesselIndex vessel) const;
    [[nodiscard]] Verdicts askedWhich(const State& state, war_galley::VesselIndex vessel,
                                      const std::vector<war_galley::Rig>& ways) const;
    [[nodiscard]] Verdicts stillOwed(const State& state, war_galley::VesselIndex vessel,
                                     const std::vector<war_galley::Rig>& ways) const;
    [[nodiscard]] std::vector<std::vector<Action>> completed(const State& state) const;
    [[nodiscard]] Verdicts askedForOrders(const State& state,
                                          const std::vector<Reading>& readings) const;
    [[nodiscard]] bool isClear(const std::vector<Reading>& readings) const;
    [[nodiscard]] std::vector<Action> explainedBy(const State& state, const Action& answer) const;
    [[nodiscard]] std::vector<Action> answerShown(const State& state) const;
    [[nodiscard]] Verdicts answered(const State& state) const;
    [[nodiscard]] std::vector<Match> tossedMatches(const State& state, int due) const;
    [[nodiscard]] Verdicts rearranged(const State& state, war_galley::VesselIndex vessel) const;
    [[nodiscard]] Verdicts tossed(const State& state, war_galley::VesselIndex attacker) const;
    [[nodiscard]] Verdicts decidedToss(const State& state, const war_galley::Toss& toss) const;
    [[nodiscard]] int freshIn(const TableObservation& look, const std::vector<Match>& before) const;
    [[nodiscard]] std::optional<int> allOf(int due, int missing,
                                           const std::vector<Match>& before) const;
    [[nodiscard]] bool somethingWasStruck(const State& state) const;
    void remember(const State& state);

    GalleyTolerances tolerances_;
    GalleySight sight_;
    GalleyRigs rigs_;
    FormerPoses stood_;        ///< poses that were seen before the toss was due
    std::vector<Match> lying_; ///< matches that were seen before the toss was due
    std::vector<Match> old_;   ///< matches that were seen before the orders were laid
    bool oldAreKnown_ = false;
};

static_assert(ReadsTable<TableReader<WarGalley>, WarGalley>);

extern template class Referee<WarGalley>;

/// Returns the game's referee. `board` is not used, because the game has no board.
std::unique_ptr<AnyReferee> makeReferee(const war_galley::State& start,
                                        const std::optional<BoardPlacement>& board);

} // namespace umpire::referee

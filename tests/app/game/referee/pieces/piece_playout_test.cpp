#include "app/game/referee/pieces/piece_readers.h"
#include "app/game/referee/pieces/printed_spots.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/naval_files.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "tests/app/game/referee/pieces/at_the_table.h"

#include <random>

/// Tests random legal games of pieces with an eye that misses one piece in a hundred: each visible
/// action is called correctly.
namespace umpire::referee {
namespace {

TablePoint middleOf(const std::vector<SpotArea>& areas, int spot) {
    const auto area = std::ranges::find(areas, spot, &SpotArea::spot);
    return area->corner + TablePoint{area->width * 0.5, area->height * 0.5};
}

CodedPiece codeAt(std::string text, TablePoint center) {
    CodedPiece code;
    code.text = std::move(text);
    code.center = center;
    return code;
}

struct BudaSight {
    using G = Buda1686;
    BudaTable table;
    std::vector<SpotArea> areas;

    explicit BudaSight(const buda_1686::State& state)
        : table(budaAreas(state.scenario(), {})), areas(budaAreas(state.scenario(), {})) {}
    /// Chits are called in the order of the seats.
    static bool isInOrder(const buda_1686::State& state, const buda_1686::Action& action) {
        const auto* chit = std::get_if<buda_1686::DrawChit>(&action);
        return chit == nullptr || chit->side == buda_1686::Side::Imperial ||
               state.drawn[0] != buda_1686::kNoChit;
    }
    [[nodiscard]] TableObservation of(const buda_1686::State& state, const Layout& shown) const {
        TableObservation seen;
        for (const PieceAt& piece : table.layoutOf(state)) {
            seen.codes.push_back(codeAt("BU:" + piece.kind, middleOf(areas, piece.spot)));
        }
        for (const PieceAt& piece : shown) {
            if (!piece.kind.starts_with("die:")) {
                seen.codes.push_back(codeAt("BU:" + piece.kind, {650_mm, 300_mm}));
            }
        }
        return seen;
    }
};

struct NavalSight {
    using G = NavalBattle;
    NavalTable table;
    std::vector<SpotArea> areas;

    explicit NavalSight(const naval_battle::State&)
        : table(squareAreas(board())), areas(squareAreas(board())) {}
    static bool isInOrder(const naval_battle::State&, const naval_battle::Action&) { return true; }
    static BoardPlacement board() { return {"naval-battle", {}, 22.5_mm, 16, 20}; }
    [[nodiscard]] TableObservation of(const naval_battle::State& state, const Layout& shown) const {
        TableObservation seen;
        for (const PieceAt& piece : together(table.layoutOf(state), shown)) {
            const TablePoint middle = middleOf(areas, piece.spot);
            if (piece.kind.size() == 2) {
                seen.codes.push_back(
                    codeAt("NB:" + piece.kind, middle + TablePoint{1.8_mm, -1.8_mm}));
                continue;
            }
            umpire::Token token;
            token.shape = TokenShape::Square;
            token.colour = piece.kind;
            token.center = middle;
            token.confidence = 0.9;
            seen.tokens.push_back(token);
        }
        return seen;
    }
};

struct TriremeSight {
    using G = Triremes;
    TriremeTable table;
    std::vector<SpotArea> areas;

    explicit TriremeSight(const triremes::State&)
        : table(squareAreas(board())), areas(squareAreas(board())) {}
    static bool isInOrder(const triremes::State&, const triremes::Action&) { return true; }
    static BoardPlacement board() { return {"triremes", {}, 10_mm, 12, 20}; }
    [[nodiscard]] TableObservation of(const triremes::State& state, const Layout&) const {
        TableObservation seen;
        const auto add = [&](int spot, Player owner) -> umpire::Token& {
            umpire::Token token;
            token.shape = TokenShape::Square;
            token.colour = owner.seat == 0 ? "red" : "blue";
            token.center = middleOf(areas, spot);
            token.confidence = 0.9;
            return seen.tokens.emplace_back(token);
        };
        for (const triremes::Ship& ship : state.ships) {
            umpire::Token& token = add(ship.bow, ship.owner);
            token.shape = TokenShape::Oblong;
            token.heading = 90_deg - 90_deg * double(ship.heading);
            token.center = token.center - along(*token.heading, 5_mm);
        }
        for (const triremes::Soldier& soldier : state.soldiers) {
            add(soldier.at, soldier.owner);
        }
        return seen;
    }
};

struct Score {
    int actions = 0;
    int seen = 0; ///< number of actions that nobody says
    int called = 0;
    int asked = 0;
    int wrong = 0;
};

template <typename Sight>
class Playout : public testing::AtTheTable<typename Sight::G> {
protected:
    using G = typename Sight::G;
    using State = typename G::State;
    using Action = typename G::Action;

    void play(const State& start, unsigned seed, int actions) {
        sight_.emplace(start);
        random_.seed(seed);
        this->begin(start, TableReader<G>(sight_->table));
        observed_ = sight_->of(start, {});
        this->rest();
        State state = start;
        while ((score_.actions < actions || !unsaid_.empty() || !isWhole_) && !G::outcome(state)) {
            const Action action = chosen(state);
            const State after = G::apply(state, action).state;
            doOne(state, action, after);
            state = after;
            if (isWhole_ && unsaid_.empty()) {
                ASSERT_EQ(G::text(this->referee_->state()), G::text(state))
                    << "after " << score_.actions << " actions";
            }
        }
    }

    std::optional<Sight> sight_;
    std::mt19937 random_;
    TableObservation observed_;
    Score score_;

private:
    /// Returns a look in which each piece is missed now and then.
    [[nodiscard]] TableObservation seen() const override {
        TableObservation look = observed_;
        const auto isMissed = [this](const auto&) { return luck_() % 1000 < kMissed; };
        std::erase_if(look.codes, isMissed);
        std::erase_if(look.tokens, isMissed);
        return look;
    }

    Action chosen(const State& state) {
        std::map<std::size_t, std::vector<Action>> kinds;
        for (const Action& action : G::legalActions(state)) {
            if (Sight::isInOrder(state, action)) {
                kinds[action.index()].push_back(action);
            }
        }
        const auto& kind = *std::next(kinds.begin(), std::ptrdiff_t(random_() % kinds.size()));
        return kind.second[random_() % kind.second.size()];
    }

    void doOne(const State& before, const Action& action, const State& after) {
        ++score_.actions;
        Trace trace = sight_->table.traceOf(before, action);
        if (trace == Trace::Said && G::legalActions(before).size() == 1) {
            trace = Trace::Implied;
        }
        unsaid_.push_back(G::text(before, action));
        if (trace == Trace::Implied) {
            return;
        }
        isWhole_ = sight_->table.mayEnd(after);
        if (trace == Trace::Said) {
            for (const std::string& text : std::exchange(unsaid_, {})) {
                this->say("play " + text);
            }
            shown_.clear();
        } else {
            for (const PieceAt& piece : sight_->table.shown(before, action)) {
                shown_ = together(shown_, {piece});
                if (piece.kind.starts_with("die:")) {
                    throwDie(piece.kind.back() - '0');
                }
            }
        }
        if (isWhole_) {
            observe(before, after, trace);
        }
    }

    void throwDie(int value) {
        Die die;
        die.value = value;
        die.center = {650_mm, Millimetres(20.0 + double(random_() % 200))};
        die.confidence = 0.99;
        dice_ = {die};
    }

    /// Shows the things that must be seen first, then the result.
    void observe(const State& before, const State& after, Trace trace) {
        std::vector<std::string> said = std::exchange(unsaid_, {});
        const Layout shown = std::exchange(shown_, {});
        const bool places = std::ranges::any_of(
            shown, [](const PieceAt& piece) { return piece.spot != kAnywhere; });
        std::vector<TableObservation> looks;
        if (places) {
            looks.push_back(sight_->of(before, shown));
        }
        looks.push_back(sight_->of(after, places ? Layout{} : shown));
        score_.seen += trace == Trace::Seen ? int(said.size()) : 0;
        for (TableObservation& look : looks) {
            look.dice = dice_;
            observed_ = std::move(look);
            count(this->rest(), said);
        }
    }

    void count(const std::vector<Event>& events, std::vector<std::string>& said) {
        for (const Event& event : events) {
            if (const auto* called = std::get_if<Called>(&event)) {
                const bool right = !said.empty() && called->action == said.front();
                score_.called += right ? 1 : 0;
                score_.wrong += right ? 0 : 1;
                EXPECT_TRUE(right) << called->action << " is called, not "
                                   << (said.empty() ? "nothing" : said.front());
                said.erase(said.begin(), said.begin() + (right ? 1 : 0));
            } else if (const auto* asked = std::get_if<Asked>(&event)) {
                answer(*asked, said);
            }
        }
    }

    void answer(const Asked& asked, std::vector<std::string>& said) {
        ++score_.asked;
        std::string all;
        for (const std::string& each : said) {
            all += (all.empty() ? "" : " ") + each;
        }
        const auto right = std::ranges::find(asked.choices, Message(all), &Choice::actions);
        ASSERT_NE(right, asked.choices.end()) << all << " is not offered";
        this->say("choose " + std::to_string(right - asked.choices.begin() + 1));
        said.clear();
    }

    static constexpr unsigned kMissed = 10; ///< per 1000

    std::vector<std::string> unsaid_;
    Layout shown_;
    std::vector<Die> dice_;
    mutable std::mt19937 luck_;
    bool isWhole_ = true;
};

class BudaPlayout : public Playout<BudaSight> {};
class NavalPlayout : public Playout<NavalSight> {};
class TriremePlayout : public Playout<TriremeSight> {};

void report(const Score& score) {
    ::testing::Test::RecordProperty("seen", score.seen);
    ::testing::Test::RecordProperty("called", score.called);
    ::testing::Test::RecordProperty("asked", score.asked);
    std::cout << score.actions << " actions, " << score.seen << " to be seen: " << score.called
              << " called, " << score.asked << " asked, " << score.wrong << " falsely\n";
}

TEST_F(BudaPlayout, IsCalledAsItIsPlayed) {
    const auto settings = *Buda1686::settings("standard", *resourcesFor<Buda1686>());
    for (unsigned seed = 1; seed <= 4 && !HasFatalFailure(); ++seed) {
        play(Buda1686::start(settings), seed, int(100 * seed));
    }
    report(score_);
    EXPECT_EQ(score_.wrong, 0);
    EXPECT_GE(score_.called, score_.seen * 0.9);
}

TEST_F(NavalPlayout, IsCalledAsItIsPlayed) {
    const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
    const auto start = std::get<naval_battle::State>(NavalBattle::parseState(
        "LOb6,PAd6,KRe6h7,NIg6j6,FRk7,OPm6,ORc7,KTi6,TRn7,DEa1,BAc4f4k4n4 "
        "LOo14,PAc9,KRd8i9,NIh8,FRl8,OPj9,ORm8,KTb9,TRo9,DEp20,BAc17f17k17n17 red",
        settings));
    play(start, 1, 25);
    report(score_);
    EXPECT_EQ(score_.wrong, 0);
    EXPECT_GE(score_.called, score_.seen * 0.9);
}

/// A ship that comes alongside is asked whether it boards.
TEST_F(TriremePlayout, IsCalledAsItIsPlayed) {
    const auto settings = *Triremes::settings("standard", *resourcesFor<Triremes>());
    for (unsigned seed = 1; seed <= 3 && !HasFatalFailure(); ++seed) {
        play(Triremes::start(settings), seed, int(40 * seed));
    }
    report(score_);
    EXPECT_EQ(score_.wrong, 0);
    EXPECT_GE(score_.called, score_.seen * 0.9);
}

} // namespace
} // namespace umpire::referee

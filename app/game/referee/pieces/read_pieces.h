#pragma once

#include "app/game/referee/pieces/explain_pieces.h"
#include "app/game/referee/pieces/piece_reader.h"

#include <cmath>

/// Implements PieceReader.
namespace umpire::referee {

template <Game G, PieceTable<G> Table>
void PieceReader<G, Table>::forget() {
    hasPlayed_ = false;
    die_.forget();
    evidence_ = PieceEvidence(options_.model);
}

template <Game G, PieceTable<G> Table>
void PieceReader<G, Table>::look(const State& state, const TableObservation& seen) {
    if (wantsDice(state)) {
        die_.look(seen, awaitsDie(state) ? DieOwed::Yes : DieOwed::No);
    }
    std::vector<Sighting> sightings = table_.sightings(state, seen);
    const auto lies = [&](const std::string& kind) {
        return std::ranges::find(sightings, kind, &Sighting::kind) != sightings.end();
    };
    std::erase_if(used_, [&](const std::string& kind) { return !lies(kind); });
    std::erase_if(sightings, [this](const Sighting& each) { return used_.contains(each.kind); });
    evidence_.add(sightings);
}

template <Game G, PieceTable<G> Table>
Verdict<G> PieceReader<G, Table>::explain(const State& state) const {
    PieceEvidence evidence = evidence_;
    const auto value = die_.thrown();
    if (value) {
        evidence.show("die:" + std::to_string(*value));
    }
    auto verdict = PieceExplainer<G, Table>(table_, evidence, pending_, options_).explain(state);
    if (verdict.ruling == Ruling::Unchanged && awaitsDie(state) && !value &&
        looks() < options_.ruling.enoughLooks) {
        verdict.ruling = Ruling::Undecided; // a die is accepted after two looks that agree
    }
    if (verdict.ruling == Ruling::Unchanged && looks() < kLooksForNothing && !hasPlayed_) {
        verdict.ruling = Ruling::Undecided; // one look may have missed a new piece
    }
    return verdict;
}

template <Game G, PieceTable<G> Table>
void PieceReader<G, Table>::agreed(const State& state) {
    std::erase_if(pending_, [&, layout = table_.layoutOf(state)](const PieceAt& piece) {
        return evidence_.agreesOn(piece, layout);
    });
}

template <Game G, PieceTable<G> Table>
std::optional<int> PieceReader<G, Table>::pointedAt(const State& state,
                                                    std::span<const TablePoint> ray) const {
    return spotOn(ray, table_.areas(), [&](int spot) { return table_.isTaken(state, spot); });
}

template <Game G, PieceTable<G> Table>
Offer PieceReader<G, Table>::offerOn(const State& state, int spot) const {
    const Layout layout = table_.layoutOf(state);
    Strays strays;
    for (const auto& [piece, misfit] : evidence_.against(layout, {})) {
        (std::ranges::binary_search(layout, piece) ? strays.missing : strays.seen).push_back(piece);
    }
    Offer offer{table_.spotName(state, spot), table_.offered(state, spot, strays)};
    for (OfferedPiece& piece : offer.pieces) {
        std::erase_if(piece.corrections,
                      [&](Correction& each) { return !weigh(state, layout, each); });
        std::ranges::stable_sort(piece.corrections, std::ranges::greater{}, &Correction::gain);
    }
    return offer;
}

/// Returns the pieces that contradict the record clearly.
template <Game G, PieceTable<G> Table>
std::map<PieceAt, double> PieceReader<G, Table>::differing(const State& state) const {
    auto against =
        evidence_.against(table_.layoutOf(state), together(table_.excused(state), pending_));
    std::erase_if(against, [this](const auto& each) { return each.second <= options_.against; });
    return against;
}

/// Returns the offered correction of a differing place that the table supports most; none if it
/// supports none clearly. A correction that would reveal a secret is never returned.
template <Game G, PieceTable<G> Table>
std::optional<Correction> PieceReader<G, Table>::likeliest(const State& state) const {
    std::optional<Correction> best;
    for (const auto& [piece, misfit] : differing(state)) {
        const Offer offer = piece.spot == kAnywhere ? Offer{} : offerOn(state, piece.spot);
        for (const OfferedPiece& offered : offer.pieces) {
            for (const Correction& each : offered.corrections) {
                if (each.telling == Telling::Open && each.gain >= kLikely &&
                    (!best || each.gain > best->gain)) {
                    best = each;
                }
            }
        }
    }
    return best;
}

template <Game G, PieceTable<G> Table>
std::vector<std::string> PieceReader<G, Table>::asSeen(State state) const {
    std::vector<std::string> corrections;
    while (!differing(state).empty()) { // each correction makes the evidence against it less
        const auto best = likeliest(state);
        if (!best) {
            return {};
        }
        state = std::get<State>(corrected(state, best->piece));
        corrections.push_back(best->piece);
    }
    return corrections;
}

/// Sets how much the table supports a correction. Returns false if the correction is impossible or
/// changes nothing.
template <Game G, PieceTable<G> Table>
bool PieceReader<G, Table>::weigh(const State& state, const Layout& layout,
                                  Correction& each) const {
    if (each.telling == Telling::Secret) {
        return true; // even the order of the corrections would reveal the secret
    }
    const auto after = corrected(state, each.piece);
    const auto* position = std::get_if<State>(&after);
    if (position == nullptr || *position == state) {
        return false;
    }
    each.gain = evidence_.support(table_.layoutOf(*position)) - evidence_.support(layout);
    each.gain = looks() == 0 ? 0.0 : each.gain;
    return true;
}

template <Game G, PieceTable<G> Table>
Holdings PieceReader<G, Table>::holdings(const State& state) {
    Holdings all;
    for (const BoardPiece& piece : board(state).pieces) {
        const double heading = piece.heading ? degreesFromRadians(*piece.heading) : -1.0;
        all.emplace(piece.spot,
                    std::pair(piece.seat, piece.label + '/' + std::to_string(std::lround(heading)) +
                                              '/' + std::to_string(piece.strength) +
                                              (piece.damaged ? "!" : "")));
    }
    return all;
}

template <Game G, PieceTable<G> Table>
Parsed<typename G::State> PieceReader<G, Table>::corrected(const State& state,
                                                           std::string_view correction) const {
    const std::size_t space = correction.find(' ');
    const auto relaid =
        space == std::string_view::npos
            ? std::nullopt
            : Table::relaid(state, correction.substr(0, space), correction.substr(space + 1));
    if (relaid) { // requires a valid position; a player's view of a secret position cannot be
                  // parsed, and is accepted
        auto parsed = G::parseState(G::text(*relaid), G::settingsOf(state));
        const auto before = G::parseState(G::text(state), G::settingsOf(state));
        return std::holds_alternative<ParseError>(before) ? *relaid : std::move(parsed);
    }
    const std::size_t equals = correction.find('=');
    if (equals == std::string_view::npos || correction.find(' ') != std::string_view::npos) {
        return G::parseState(correction, G::settingsOf(state));
    }
    std::string position = G::text(state);
    const std::string key(correction.substr(0, equals + 1));
    std::size_t begin = position.starts_with(key) ? 0 : position.find(" " + key);
    if (begin == std::string::npos) {
        return ParseError{0,
                          message("a word of the position, as in %1",
                                  "`" + position.substr(0, position.find(' ')) + "`"),
                          std::string(correction)};
    }
    begin += begin == 0 ? 0 : 1;
    const std::size_t end = std::min(position.find(' ', begin), position.size());
    position.replace(begin, end - begin, correction);
    return G::parseState(position, G::settingsOf(state));
}

template <Game G, PieceTable<G> Table>
std::string PieceReader<G, Table>::placeIn(const State& state, std::string_view correction) {
    const std::string_view place = correction.substr(0, correction.find(' '));
    const bool isRelaid = place.size() < correction.size() &&
                          Table::relaid(state, place, correction.substr(place.size() + 1));
    const std::size_t equals = correction.find('=');
    const bool isWord = equals != std::string_view::npos && place.size() == correction.size();
    return std::string(isRelaid ? place : isWord ? correction.substr(0, equals) : "");
}

template <Game G, PieceTable<G> Table>
void PieceReader<G, Table>::played(const State& state, const Action& action) {
    hasPlayed_ = true;
    const Layout before = table_.layoutOf(state);
    const Layout after = table_.layoutOf(G::apply(state, action).state);
    Layout changed = between(before, after);
    for (const PieceAt& shown : table_.shown(state, action)) {
        if (shown.spot != kAnywhere) {
            changed = together(changed, {shown});
        } else if (shown.kind.starts_with("die:")) {
            die_.use();
        } else {
            used_.insert(shown.kind);
            evidence_.discount(shown);
        }
    }
    pending_ = together(pending_, changed);
    std::erase_if(pending_, [&](const PieceAt& piece) { return evidence_.agreesOn(piece, after); });
}

template <Game G, PieceTable<G> Table>
bool PieceReader<G, Table>::isThrow(const State& state, const Action& action) const {
    const Layout shown = table_.shown(state, action);
    return !shown.empty() && shown.front().kind.starts_with("die:");
}

/// Tells whether the next action is a throw of the die, apart from implied actions before it.
template <Game G, PieceTable<G> Table>
bool PieceReader<G, Table>::awaitsDie(State state) const {
    for (int implied = 0; implied <= options_.weights.mostImplied; ++implied) {
        if (G::outcome(state)) {
            return false;
        }
        const std::vector<Action> legal = G::legalActions(state);
        if (G::toAct(state).empty() || std::ranges::any_of(legal, [&](const Action& action) {
                return isThrow(state, action);
            })) {
            return true;
        }
        const auto next = std::ranges::find_if(legal, [&](const Action& action) {
            return table_.traceOf(state, action) == Trace::Implied;
        });
        if (next == legal.end()) {
            return false;
        }
        state = G::apply(state, *next).state;
    }
    return false;
}

} // namespace umpire::referee

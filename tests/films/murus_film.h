#pragma once

#include "rules/games/murus_gallicus/rules.h"
#include "tests/films/film.h"
#include "tests/films/rendered_murus.h"

/// Films of Murus Gallicus games on a board of squares.
namespace umpire::films {

/// What lies on the board; light stones for the first and third seat.
std::vector<Stone> stonesOf(const murus_gallicus::State& state);
/// Stones on the cell; 0 where it is empty.
int heightAt(const murus_gallicus::State& state, murus_gallicus::CellIndex cell);

/// The table after an action, legal or not: the hand of the mover `before` comes from that side and
/// goes to the cells that differ, first to those that lose stones. `action`: for the label.
Still stillAfter(const RenderedMurus& rendered, const murus_gallicus::State& before,
                 const murus_gallicus::State& after, const std::string& action);

/// A whole game: its beginning and a still after each action, which must be legal.
std::vector<Still> stillsOf(const RenderedMurus& rendered, const murus_gallicus::State& start,
                            const std::vector<murus_gallicus::Action>& actions);

} // namespace umpire::films

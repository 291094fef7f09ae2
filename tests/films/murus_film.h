#pragma once

#include "rules/games/murus_gallicus/rules.h"
#include "tests/films/film.h"
#include "tests/films/rendered_murus.h"

/// Films of Murus Gallicus games on a board of squares.
namespace umpire::films {

/// Returns the stones on the board; light stones for the first and third seat.
std::vector<Stone> stonesOf(const murus_gallicus::State& state);
/// Returns the number of stones on the cell; 0 if it is empty.
int heightAt(const murus_gallicus::State& state, murus_gallicus::CellIndex cell);

/// Returns the table after an action, legal or not. The hand of the player to move in `before`
/// comes from its side and visits the changed cells, first those that lose stones. `action` is the
/// label.
Still stillAfter(const RenderedMurus& rendered, const murus_gallicus::State& before,
                 const murus_gallicus::State& after, const std::string& action);

/// Returns a whole game: its beginning and a still after each action, which must be legal.
std::vector<Still> stillsOf(const RenderedMurus& rendered, const murus_gallicus::State& start,
                            const std::vector<murus_gallicus::Action>& actions);

} // namespace umpire::films

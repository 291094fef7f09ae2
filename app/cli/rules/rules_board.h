#pragma once

#include "app/print/kit/kit.h"
#include "app/record/game_files/any_game.h"
#include "app/record/lessons/galley_scene.h"
#include "app/record/sentences/tongue.h"

namespace umpire {
namespace buda_1686 {
struct State;
}
namespace war_galley {
struct State;
}

/// The words of a drawing in one language.
class BoardWords {
public:
    explicit BoardWords(Language language) : language_(language), tongue_(codeOf(language)) {}

    [[nodiscard]] std::string said(const Message& message) const { return tongue_.said(message); }
    /// Returns the sentence with a capital first letter and a line end; wraps long sentences.
    [[nodiscard]] std::string line(const Message& message) const;
    /// Returns the translated name of a place in a game's file, as in the printed kit.
    [[nodiscard]] std::string placeName(const std::string& name) const;

private:
    Language language_;
    Tongue tongue_;
};

/// A position or a scene drawn as text.
struct BoardText {
    std::string board;
    std::string legend; ///< explains the board's letters and signs
};
BoardText drawn(const AnyPosition& position, const BoardWords& words);
BoardText drawn(const Scene& scene, const BoardWords& words);

namespace buda_1686 {
BoardText drawn(const State& state, const BoardWords& words);
}
namespace war_galley {
BoardText drawn(const State& state, const BoardWords& words);
}

} // namespace umpire

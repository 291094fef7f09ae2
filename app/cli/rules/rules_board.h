#pragma once

#include "app/print/kit/kit.h"
#include "app/record/game_files/any_game.h"
#include "app/record/lessons/galley_scene.h"
#include "app/record/sentences/tongue.h"

namespace umpire {
namespace murus_gallicus {
struct State;
}
namespace buda_1686 {
struct State;
}
namespace naval_battle {
struct State;
}
namespace triremes {
struct State;
}
namespace war_galley {
struct State;
}

/// The words of a drawing, in one language.
class BoardWords {
public:
    explicit BoardWords(Language language) : language_(language), tongue_(codeOf(language)) {}

    [[nodiscard]] std::string said(const Message& message) const { return tongue_.said(message); }
    /// With a capital letter first, and a line's end; long sentences take several lines.
    [[nodiscard]] std::string line(const Message& message) const;
    /// A name from a game's file, as the printed kit has it.
    [[nodiscard]] std::string placeName(const std::string& name) const;

private:
    Language language_;
    Tongue tongue_;
};

/// A position or a scene drawn in text, to be understood at a glance.
struct BoardText {
    std::string board;
    std::string legend; ///< what its letters and signs mean
};
BoardText drawn(const AnyPosition& position, const BoardWords& words);
BoardText drawn(const Scene& scene, const BoardWords& words);

namespace buda_1686 {
BoardText drawn(const State& state, const BoardWords& words);
}
namespace murus_gallicus {
BoardText drawn(const State& state, const BoardWords& words);
}
namespace naval_battle {
BoardText drawn(const State& state, const BoardWords& words);
}
namespace triremes {
BoardText drawn(const State& state, const BoardWords& words);
}
namespace war_galley {
BoardText drawn(const State& state, const BoardWords& words);
}

} // namespace umpire

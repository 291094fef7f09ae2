#pragma once

#include "app/record/lessons/lesson_pictures.h"
#include "app/record/sentences/tongue.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Adds to a picture's object what its reader can draw.
using WithDrawing = std::function<void(const LessonPicture&, nlohmann::ordered_json&)>;

/// {"game": …, "parts": [{"heading": …, "lines": [{"text": …, "clauses": [{"id": …, "text": …}]}],
/// "examples": [[{"position": …, "actions": […], "text": …}]]}]}, in the language of the tongue.
nlohmann::ordered_json lessonJson(std::string_view game, const Tongue& tongue,
                                  const WithDrawing& withDrawing = {});

/// The sentence with a capital letter first.
std::string capitalised(std::string text);

} // namespace umpire

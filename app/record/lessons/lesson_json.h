#pragma once

#include "app/record/lessons/lesson_pictures.h"
#include "app/record/sentences/tongue.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Adds the data of a drawing to the JSON object of a picture.
using WithDrawing = std::function<void(const LessonPicture&, nlohmann::ordered_json&)>;

/// Returns the lesson as the JSON {"game": …, "parts": [{"heading": …, "lines": [{"text": …,
/// "clauses": [{"id": …, "text": …}]}], "examples": [[{"position": …, "actions": […], "text":
/// …}]]}]}, in the language of `tongue`. `withDrawing` may be empty.
nlohmann::ordered_json lessonJson(std::string_view game, const Tongue& tongue,
                                  const WithDrawing& withDrawing = {});

/// Returns the text with a capital first letter.
std::string capitalised(std::string text);

} // namespace umpire

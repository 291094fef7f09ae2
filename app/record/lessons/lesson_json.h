#pragma once

#include "app/record/lessons/lesson_pictures.h"
#include "app/record/sentences/tongue.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Adds the data that a renderer needs to a picture's JSON object.
using WithDrawing = std::function<void(const LessonPicture&, nlohmann::ordered_json&)>;

/// Returns {"game": …, "parts": [{"heading": …, "lines": [{"text": …, "clauses": [{"id": …, "text":
/// …}]}], "examples": [[{"position": …, "actions": […], "text": …}]]}]}, in the tongue's language.
nlohmann::ordered_json lessonJson(std::string_view game, const Tongue& tongue,
                                  const WithDrawing& withDrawing = {});

/// Returns the sentence with a capital first letter.
std::string capitalised(std::string text);

} // namespace umpire

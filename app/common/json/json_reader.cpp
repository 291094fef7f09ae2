#include "app/common/json/json_reader.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr std::size_t kHashDigits = 64;
constexpr std::int64_t kMostWhole = std::numeric_limits<std::int64_t>::max();
const JsonReader::Json kNothing;

std::string wanted(Between bounds) {
    const std::string least = std::to_string(bounds.least);
    return bounds.least == bounds.most
               ? "give " + least
               : "give a number from " + least +
                     (bounds.most == kMostWhole ? " on" : " to " + std::to_string(bounds.most));
}

bool isWhole(const JsonReader::Json& json) {
    return json.is_number_unsigned() ? json.get<std::uint64_t>() <= std::uint64_t(kMostWhole)
                                     : json.is_number_integer();
}

} // namespace

void JsonReader::fail(const std::string& why) const {
    if (!failed()) {
        *error_ = path_ + ": " + why;
    }
}

void JsonReader::fail(const std::string& name, const std::string& why) const {
    inside(name, kNothing).fail(why);
}

void JsonReader::schema(std::string_view wanted) const {
    if (const Json& name = beside("schema"); name != wanted) {
        fail("schema", "give \"" + std::string(wanted) + "\"");
    }
}

void JsonReader::onlyThese(std::initializer_list<std::string_view> names) const {
    for (auto it = json_->begin(); json_->is_object() && it != json_->end(); ++it) {
        if (std::ranges::find(names, it.key()) == names.end()) {
            fail(Json(it.key()).dump(), "is no field here; take it out");
        }
    }
}

JsonReader JsonReader::at(const std::string& name) const {
    const auto found = json_->is_object() ? json_->find(name) : json_->end();
    if (failed() || (json_->is_object() && found != json_->end())) {
        return inside(name, failed() ? kNothing : *found);
    }
    if (path_.empty() && !json_->is_object()) {
        *error_ = "is no JSON object; give one in braces";
    } else {
        fail(name, "is missing; give it");
    }
    return inside(name, kNothing);
}

const JsonReader::Json& JsonReader::beside(const std::string& name) const {
    const auto found = json_->is_object() ? json_->find(name) : json_->end();
    return found != json_->end() ? *found : kNothing;
}

std::vector<JsonReader> JsonReader::elements() const {
    std::vector<JsonReader> all;
    if (!failed() && !json_->is_array()) {
        fail("give a list");
    }
    for (std::size_t i = 0; !failed() && i < json_->size(); ++i) {
        all.push_back(inside("[" + std::to_string(i) + "]", (*json_)[i]));
    }
    return all;
}

void JsonReader::read(std::string& value, AtMost length) const {
    const auto* text = json_->get_ptr<const std::string*>();
    if (text == nullptr) {
        fail("give a text");
    } else if (text->size() > length.most) {
        fail("give a text of at most " + std::to_string(length.most) + " bytes");
    }
    value = failed() ? value : *text;
}

void JsonReader::read(std::string& value, Sha256 hash) const {
    std::string digits;
    read(digits, AtMost{kHashDigits});
    const bool isHash = digits.size() == kHashDigits &&
                        digits.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!isHash && (hash == Sha256::Needed || !digits.empty())) {
        fail("is no SHA-256; give its 64 hexadecimal digits");
    }
    value = failed() ? value : digits;
}

void JsonReader::read(bool& value) const {
    if (!json_->is_boolean()) {
        fail("give true or false");
    }
    value = failed() ? value : json_->get<bool>();
}

void JsonReader::read(double& value) const {
    if (!json_->is_number()) {
        fail("give a number");
    }
    value = failed() ? value : json_->get<double>();
}

void JsonReader::read(double& value, Between bounds) const {
    double number = 0;
    read(number);
    if (number < double(bounds.least) || number > double(bounds.most)) {
        fail(wanted(bounds) + ", not " + json_->dump());
    }
    value = failed() ? value : number;
}

std::int64_t JsonReader::whole(Between bounds, std::int64_t otherwise) const {
    if (!isWhole(*json_)) {
        fail("give a whole number");
        return otherwise;
    }
    const auto number = json_->get<std::int64_t>();
    if (number < bounds.least || number > bounds.most) {
        fail(wanted(bounds) + ", not " + std::to_string(number));
    }
    return failed() ? otherwise : number;
}

JsonReader JsonReader::inside(const std::string& name, const Json& json) const {
    JsonReader reader(*this);
    reader.json_ = &json;
    reader.path_ += (path_.empty() || name.starts_with('[') ? "" : ".") + name;
    return reader;
}

} // namespace umpire

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Sentences for people, as values. A message stores the form of its sentence and the values
/// separately, so that a translation can put the values in any order.
namespace umpire {

/// A number of things. The number replaces `%n` in a form.
struct Count {
    long long number = 0;
};

/// Never defined. The constructor of MessageForm calls this function only for a form whose places
/// do not match its values, and then the program does not compile.
void formHasOtherPlacesThanValues();

/// The form of a sentence, with a place for each of the `Values`. A Count has the place %n. The
/// other values have the places %1, %2, … A form with other places does not compile.
template <typename... Values>
class MessageForm {
public:
    // NOLINTBEGIN(google-explicit-constructor): a literal is a form, and a text is a message.
    template <typename Text>
    requires std::is_convertible_v<const Text&, std::string_view>
    consteval MessageForm(const Text& text) : text_(text) {
        constexpr std::size_t kCounts = (std::size_t(std::is_same_v<Values, Count>) + ... + 0);
        static_assert(kCounts <= 1 && sizeof...(Values) - kCounts <= 9);
        bool isThere[10] = {};
        bool counts = false;
        for (std::size_t i = 0; i + 1 < text_.size(); ++i) {
            const char place = text_[i + 1];
            if (text_[i] == '%' && place == 'n') {
                counts = true;
            } else if (text_[i] == '%' && place >= '1' && place <= '9') {
                isThere[place - '0'] = true;
            }
        }
        for (std::size_t place = 1; place <= 9; ++place) {
            if (isThere[place] != (place <= sizeof...(Values) - kCounts)) {
                formHasOtherPlacesThanValues();
            }
        }
        if (counts != (kCounts == 1)) {
            formHasOtherPlacesThanValues();
        }
    }
    // NOLINTEND(google-explicit-constructor)

    [[nodiscard]] std::string_view text() const { return text_; }

private:
    std::string_view text_;
};

/// A sentence or a part of a sentence. It is either a form, such as "%1 is empty", with a value for
/// each place; or text that is the same in every language: a name, a number or notation.
class Message {
public:
    Message() = default;
    // NOLINTBEGIN(google-explicit-constructor)
    /// Makes text that is never translated.
    Message(std::string verbatim) : text_(std::move(verbatim)) {}
    Message(std::string_view verbatim) : text_(verbatim) {}
    Message(const char* verbatim) : text_(verbatim) {}
    template <typename Number>
    requires std::is_integral_v<Number> Message(Number number) : text_(std::to_string(number)) {}
    // NOLINTEND(google-explicit-constructor)
    /// Makes a message from a form and its values. Call `message`, which checks that they fit.
    template <typename... Values>
    Message(MessageForm<Values...> form, std::vector<Message> values,
            std::optional<long long> count)
        : form_(form.text()), values_(std::move(values)), count_(count) {}

    /// Makes a message from a record. The characters of `form` must live until the program ends.
    static Message recorded(std::string_view form, std::vector<Message> values,
                            std::optional<long long> count) {
        Message message;
        message.form_ = form;
        message.values_ = std::move(values);
        message.count_ = count;
        return message;
    }

    [[nodiscard]] bool empty() const { return isVerbatim() && text_.empty(); }
    [[nodiscard]] bool isVerbatim() const { return form_.empty(); }
    /// Returns the form, such as "%1 is empty"; empty for text that is never translated.
    [[nodiscard]] std::string_view form() const { return form_; }
    /// Returns the text that is never translated.
    [[nodiscard]] const std::string& verbatim() const { return text_; }
    /// Returns the values for the places %1, %2, …
    [[nodiscard]] const std::vector<Message>& values() const { return values_; }
    /// Returns the number for the place %n.
    [[nodiscard]] std::optional<long long> count() const { return count_; }

    bool operator==(const Message&) const = default;

private:
    /// Refers to a string literal, or to text that lives until the program ends.
    std::string_view form_;
    std::string text_;
    std::vector<Message> values_;
    std::optional<long long> count_;
};

/// Makes a message, such as message("%1 is empty", "d4") or message("%n cell(s)", Count{2}). In
/// English, "(s)" and "(es)" mark the plural. The form must be a string literal in the call,
/// because a test collects the literals and looks for their translations.
template <typename... Values>
[[nodiscard]] Message message(MessageForm<std::type_identity_t<std::decay_t<Values>>...> form,
                              const Values&... values) {
    std::vector<Message> all;
    all.reserve(sizeof...(Values));
    std::optional<long long> count;
    [[maybe_unused]] const auto add = [&](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Count>) {
            count = value.number;
        } else {
            all.emplace_back(value);
        }
    };
    (add(values), ...);
    return {form, std::move(all), count};
}

/// Returns the sentence in English; used for the command line, records and programs.
std::string english(const Message& message);

/// Joins sentences with a separator. `separator` is the form of two sentences, such as "%1; %2".
Message joined(const std::vector<Message>& messages, MessageForm<Message, Message> separator);

} // namespace umpire

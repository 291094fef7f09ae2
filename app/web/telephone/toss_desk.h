#pragma once

#include "app/eye/one_picture/rule_on_toss.h"
#include "app/eye/picture/picture_header.h"

#include <deque>

namespace umpire {

/// What is known of the table besides its picture.
struct TossFiles {
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
};

/// The name of a telephone's picture where a document asks for its path.
inline constexpr std::string_view kTelephonePicture = "telephone";

/// Looks at telephones' pictures of tosses and rules on them, as `umpire score` does. It keeps the
/// newest pictures only. For one thread.
class TossDesk {
public:
    explicit TossDesk(TossFiles files) : files_(std::move(files)) {}

    /// A picture that is kept, until newer ones take its place.
    struct Kept {
        std::uint64_t number = 0; ///< from 1; no number is given twice
        LookRequest request;
        LookInputs inputs;
        Look look;
    };

    /// `picture`: the bytes of its file. Errors: CannotRead for what `umpire score` reads as no
    /// picture, TableNotFound, and those of the files.
    Expected<const Kept*> look(PictureBytes picture);
    /// Error: CannotRead where the picture is not kept any more.
    [[nodiscard]] Expected<const Kept*> kept(std::uint64_t number) const;
    /// Errors as of ruleOnDropped, too.
    [[nodiscard]] Expected<RuledLook> rule(std::uint64_t number, const TossAsked& asked) const;

private:
    void makeRoom();

    TossFiles files_;
    std::deque<Kept> kept_; ///< the newest last
    std::uint64_t last_ = 0;
};

} // namespace umpire

#pragma once

#include "app/eye/one_picture/rule_on_toss.h"
#include "app/eye/picture/picture_header.h"

#include <deque>

namespace umpire {

/// Files about the table.
struct TossFiles {
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
};

/// Replaces the path in documents about a telephone's picture.
inline constexpr std::string_view kTelephonePicture = "telephone";

/// Examines telephones' pictures of tosses and rules on them, as `umpire score` does. Stores only
/// the newest pictures. For use in one thread.
class TossDesk {
public:
    explicit TossDesk(TossFiles files) : files_(std::move(files)) {}

    /// A stored picture, until newer ones replace it.
    struct Kept {
        std::uint64_t number = 0; ///< from 1; never reused
        LookRequest request;
        LookInputs inputs;
        Look look;
    };

    /// `picture`: the bytes of its file. Errors: CannotRead for what is no picture to `umpire
    /// score`, TableNotFound, and those of the files.
    Expected<const Kept*> look(PictureBytes picture);
    /// Error: CannotRead if the picture is not stored any more.
    [[nodiscard]] Expected<const Kept*> kept(std::uint64_t number) const;
    /// Errors: also those of ruleOnDropped.
    [[nodiscard]] Expected<RuledLook> rule(std::uint64_t number, const TossAsked& asked) const;

private:
    void makeRoom();

    TossFiles files_;
    std::deque<Kept> kept_; ///< the newest last
    std::uint64_t last_ = 0;
};

} // namespace umpire

#pragma once

#include "app/eye/one_picture/rule_on_toss.h"
#include "app/eye/picture/picture_header.h"

#include <deque>

namespace umpire {

/// Paths of the files about the table and the camera; none: no file is used.
struct TossFiles {
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
};

/// Replaces the path in documents about a phone's picture.
inline constexpr std::string_view kTelephonePicture = "telephone";

/// Examines phones' pictures of tosses and rules on them, as `umpire score` does. Stores only the
/// newest pictures. Only one thread may use it.
class TossDesk {
public:
    explicit TossDesk(TossFiles files) : files_(std::move(files)) {}

    /// A stored picture, kept until newer pictures replace it.
    struct Kept {
        std::uint64_t number = 0; ///< counted from 1; never reused
        LookRequest request;
        LookInputs inputs;
        Look look;
    };

    /// Looks at a picture, given as the bytes of its file. Errors: CannotRead if the bytes are no
    /// picture for `umpire score`, TableNotFound, and those of the files.
    Expected<const Kept*> look(PictureBytes picture);
    /// Returns a stored picture. Error: CannotRead if the picture is not stored any more.
    [[nodiscard]] Expected<const Kept*> kept(std::uint64_t number) const;
    /// Rules on a stored picture. Errors: those of kept and of ruleOnDropped.
    [[nodiscard]] Expected<RuledLook> rule(std::uint64_t number, const TossAsked& asked) const;

private:
    void makeRoom();

    TossFiles files_;
    std::deque<Kept> kept_; ///< the newest last
    std::uint64_t last_ = 0;
};

} // namespace umpire

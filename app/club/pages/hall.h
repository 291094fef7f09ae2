#pragma once

#include "app/club/tables/club_keeper.h"
#include "app/common/transparency/signed_note.h"

#include <chrono>
#include <memory>

namespace umpire {

struct HallRequest {
    std::string listen;             ///< "0.0.0.0:8430"
    std::string arbiterToken;       ///< opens everything
    std::string wallToken;          ///< opens the wall's page alone
    std::string certificate;        ///< PEM; empty: over HTTP only
    std::string key;                ///< PEM
    std::chrono::seconds delay{0};  ///< what spectators are shown is so old
    std::string program = "umpire"; ///< by which notices are printed
    SigningKey sealing{};           ///< signs checkpoints; without a key none are published
};

/// The arbiter's page and the wall's page, in a thread of their own.
///
/// At an address that other machines reach, the arbiter's page is served over HTTPS at the port
/// after the one that was asked for, and the wall's page over HTTP.
class Hall {
public:
    /// The keeper outlives it. Errors: WrongUsage for what is no address, CannotWrite where the
    /// system refuses.
    static Expected<std::unique_ptr<Hall>> open(const HallRequest& request, ClubKeeper& keeper);
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    /// With the token behind the #.
    [[nodiscard]] std::string arbiterPage() const;
    [[nodiscard]] std::string wallPage() const;

private:
    struct Inside;
    explicit Hall(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire

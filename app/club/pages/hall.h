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
    std::chrono::seconds delay{0};  ///< age of the data that spectators see
    std::string program = "umpire"; ///< the program that prints notices
    SigningKey sealing{};           ///< signs checkpoints; without a key none are published
};

/// Serves the arbiter's page and the wall's page in a thread of its own.
///
/// At an address that other machines can reach, the arbiter's page uses HTTPS at the port after the
/// requested one, and the wall's page uses HTTP.
class Hall {
public:
    /// Starts serving. The keeper must outlive the hall. Errors: WrongUsage for a malformed
    /// address, CannotWrite if the system refuses.
    static Expected<std::unique_ptr<Hall>> open(const HallRequest& request, ClubKeeper& keeper);
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    /// Returns the page's address, with the token after the #.
    [[nodiscard]] std::string arbiterPage() const;
    [[nodiscard]] std::string wallPage() const;

private:
    struct Inside;
    explicit Hall(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire

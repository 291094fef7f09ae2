#pragma once

#include "app/club/tables/club_keeper.h"
#include "app/common/transparency/signed_note.h"

#include <chrono>
#include <memory>

namespace umpire {

struct HallRequest {
    std::string listen;             ///< address and port to serve at, such as "0.0.0.0:8430"
    std::string arbiterToken;       ///< token that opens all pages
    std::string wallToken;          ///< token for the wall's page and the pages for phones
    std::string certificate;        ///< certificate in PEM; empty: all pages are served over HTTP
    std::string key;                ///< private key of the certificate, in PEM
    std::chrono::seconds delay{0};  ///< delay of everything that spectators see
    std::string program = "umpire"; ///< the program that prints notices
    /// key that signs checkpoints; without a key none are published
    SigningKey sealing{};
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

#pragma once

#include "tests/app/run_umpire.h"
#include "tests/app/web/server/feed_client.h"

/// Runs `umpire serve` as a phone meets it.
namespace umpire::testing {

class ServedTelephone {
public:
    /// `listen`: an address of this machine.
    explicit ServedTelephone(const std::string& listen = "127.0.0.1:0");

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] const std::string& page() const { return page_; }
    /// Returns the address for typing.
    [[nodiscard]] const std::string& typedPage() const { return typedPage_; }
    /// Waits for the next code that the server shows for typing; empty if it shows none.
    [[nodiscard]] std::string nextTypedCode();
    [[nodiscard]] std::string field() const { return bearer(token_); }
    /// Sends a request with the token of the QR code.
    [[nodiscard]] Answer ask(const std::string& request, const std::string& body = "") const;
    [[nodiscard]] Answer send(const std::string& picture, const std::string& language = "en") const;
    RunningUmpire& program() { return program_; }

private:
    RunningUmpire program_;
    std::string page_;
    std::string typedPage_;
    std::string token_;
    int port_ = 0;
};

} // namespace umpire::testing

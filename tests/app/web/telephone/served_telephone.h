#pragma once

#include "tests/app/run_umpire.h"
#include "tests/app/web/server/feed_client.h"

/// `umpire serve` as a telephone finds it.
namespace umpire::testing {

class ServedTelephone {
public:
    /// `listen`: an address of this machine.
    explicit ServedTelephone(const std::string& listen = "127.0.0.1:0");

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] const std::string& page() const { return page_; }
    /// The address that is typed.
    [[nodiscard]] const std::string& typedPage() const { return typedPage_; }
    /// Waits for the next code that it shows to be typed; empty: it shows none.
    [[nodiscard]] std::string nextTypedCode();
    [[nodiscard]] std::string field() const { return bearer(token_); }
    /// With the token of the code.
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

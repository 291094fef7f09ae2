#pragma once

#include "app/club/tables/club_messages.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// The pictures of a journal, over HTTP: `GET /evidence/SHA256` with the token. The club's server
/// asks when somebody looks at one. In a thread of its own.
class EvidenceShelf {
public:
    /// At every address of this machine, at a port that the system picks. Error: CannotWrite where
    /// the system refuses.
    static Expected<std::unique_ptr<EvidenceShelf>> open(const std::filesystem::path& journal);
    ~EvidenceShelf();
    EvidenceShelf(const EvidenceShelf&) = delete;
    EvidenceShelf& operator=(const EvidenceShelf&) = delete;

    /// Says where it is, as this machine is reached now, and its token, which is drawn by lot.
    void tell(HealthMessage& health) const;
    [[nodiscard]] std::uint16_t port() const;

private:
    struct Inside;
    explicit EvidenceShelf(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire

#pragma once

#include "app/club/pages/hall.h"
#include "app/club/pages/hall_permission.h"
#include "app/club/pages/hall_reports.h"
#include "app/club/pages/hall_tournament.h"
#include "app/club/pages/hall_witnesses.h"
#include "app/club/pages/notice_printer.h"
#include "app/club/pages/wall_delay.h"
#include "app/common/network/certificate.h"
#include "app/common/network/network_address.h"
#include "app/record/sentences/tongue.h"

#include <QHttpServer>
#include <QTimer>

namespace umpire {

/// Serves the keeper's data, in the thread that created it and runs its events.
class HallServer : public QObject {
public:
    HallServer(const HallRequest& request, ClubKeeper& keeper);

    /// Starts listening. Errors: WrongUsage, CannotWrite, with the system's message.
    Expected<void> begin();
    [[nodiscard]] const NetworkAddress& address() const { return address_; }
    /// Returns the arbiter's address; equals `address()` if everything uses HTTP.
    [[nodiscard]] const NetworkAddress& arbiterAddress() const { return arbiterAddress_; }

private:
    using Response = QHttpServerResponse;
    Expected<NetworkAddress> listenAt(const NetworkAddress& wanted, bool mayRule,
                                      const Identity* identity);
    void setRoutes();
    void setTournamentRoutes();
    void setReportRoutes();
    void setWitnessRoutes();
    /// Returns the address of the page for phones at `path`, such as "/report", with its token.
    [[nodiscard]] std::string phonePage(const std::string& path) const;
    [[nodiscard]] std::string witnessPage() const { return phonePage("/witness"); }
    Response hall(const QHttpServerRequest& request);
    Response games();
    Response standings(const QHttpServerRequest& request);
    Expected<nlohmann::ordered_json> newestTournament();
    Response rule(const QHttpServerRequest& request);
    /// Returns the language that the request names by `?language=hu`.
    const Tongue& tongueOf(const QHttpServerRequest& request);
    Response sentences(const QByteArray& body);
    Response evidence(const QHttpServerRequest& request);
    Response notice(const QHttpServerRequest& request);
    void keepForSpectators();

    HallRequest request_;
    ClubKeeper& keeper_;
    std::uint64_t run_; ///< random number of this run, so that a page notices a restarted server
    HallRules rules_;
    HallRules openRules_; ///< rules for plain HTTP at an address that others can reach
    WallDelay wall_;
    Delayed<std::string> standings_; ///< the standings, delayed for spectators
    Tongues tongues_;
    NetworkAddress address_;
    NetworkAddress arbiterAddress_;
    HallTournament tournament_;
    HallReports reports_;
    HallWitnesses witnesses_;
    NoticePrinter printer_;
    QHttpServer http_;
    QTimer wallTimer_;
    QTimer sealTimer_;
};

} // namespace umpire

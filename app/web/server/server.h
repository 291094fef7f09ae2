#pragma once

#include "app/common/network/certificate.h"
#include "app/common/network/door.h"
#include "app/common/network/network_address.h"
#include "app/eye/aiming/aimed_picture.h"
#include "app/record/sentences/tongue.h"
#include "app/web/server/camera_line.h"
#include "app/web/server/feed_state.h"
#include "app/web/server/permission.h"
#include "app/web/server/ruling_thread.h"
#include "app/web/server/shown_films.h"
#include "app/web/server/spectators_view.h"
#include "app/web/server/table_jpeg.h"
#include "app/web/server/typed_code.h"
#include "app/web/server/watchers.h"
#include "app/web/telephone/page_files.h"
#include "app/web/tuio/tuio_sender.h"

#include <QHttpServer>
#include <QUrlQuery>

namespace umpire {

/// The data that the game's thread passes to the server's. Neither waits for the other.
struct FeedShelf {
    /// The announced events by hearer, including kEverybody; the map does not change while it is
    /// served.
    std::map<std::string, EventLog, std::less<>> events;
    /// The pictures by hearer: the public picture under kEverybody, and the picture for one player
    /// under that player's name, while players lay in secret.
    std::map<std::string, NewestPicture, std::less<>> pictures;
    ShownFilms films;    ///< only public films
    AimedPictures aimed; ///< pictures of the phone that is the camera
    std::mutex mutex;    ///< guards `states` and `seen` while pointers are copied
    /// the state for each hearer
    std::map<std::string, std::shared_ptr<const FeedState>, std::less<>> states;
    std::shared_ptr<const SeenTable> seen; ///< the table at the last look; null: none yet
};

struct ServerSettings {
    std::optional<NetworkAddress> listen;
    std::optional<NetworkAddress> tuio;
    FeedRules rules;
    /// delay of everything for clients that may give no commands
    std::chrono::seconds delay{0};
    std::shared_ptr<CommandQueue> commands; ///< null: no client may command
    DoorOptions door;
    WatcherOptions watchers;
    TossFiles toss; ///< files for phones' pictures
    /// Receives the pictures of the phone that is the camera; null: there is none.
    std::shared_ptr<PushedPictures> camera;
    std::optional<Identity> identity; ///< for HTTPS, which a browser requires for its camera
    /// Receives the code to type on a phone; empty: no code is needed any more.
    std::function<void(const std::string&)> showTypedCode;
};

/// Serves the shelf's data, in the thread that created this server and runs its events.
class FeedServer : public QObject {
public:
    FeedServer(FeedShelf& shelf, ServerSettings settings);

    /// Starts listening. Error: CannotWrite, with the system's message.
    Expected<void> begin();
    [[nodiscard]] const NetworkAddress& address() const { return address_; }
    /// Sends new data of the shelf.
    void tell();
    /// `done` is called when spectators have seen the present state and had time to request it.
    void showRest(std::function<void()> done);
    void end();

private:
    using Response = QHttpServerResponse;
    Door::ToWebSocket toWebSocket();
    Door::ToTelephone toTelephone();
    Expected<NetworkAddress> listenAt(const NetworkAddress& wanted, const Identity* identity);
    void welcome(QTcpSocket* guest, const RequestHead& head);
    [[nodiscard]] Watchers::Kind kindOf(const RequestHead& head) const;
    [[nodiscard]] HttpAnswer here() const;
    void setEmbedding();
    void setRoutes();
    [[nodiscard]] std::string hearerIn(const QHttpServerRequest& request) const;
    Response state(const QHttpServerRequest& request);
    Response sentences(const QByteArray& body);
    Response lesson(const QHttpServerRequest& request);
    void setFile(std::string_view path, const PageFile& file);
    void setFiles(std::span<const PageFile> files);
    Response tableJpeg(const QHttpServerRequest& request);
    Response momentsJpeg(const QHttpServerRequest& request);
    Response command(const QHttpServerRequest& request);
    Response typedCode(const QByteArray& body);
    void sendTuio(const std::shared_ptr<const SeenTable>& seen);
    /// Tells whether this client sees everything later.
    [[nodiscard]] bool waits(std::string_view authorization, std::string_view query) const;
    [[nodiscard]] bool waits(const QHttpServerRequest& request) const;
    [[nodiscard]] std::shared_ptr<const FeedState> everybodys() const;
    [[nodiscard]] std::shared_ptr<const SeenTable> seen() const;
    void showSpectators();
    /// Returns the newest frame's aiming help, if it was not sent yet.
    [[nodiscard]] std::optional<std::string> aim();

    FeedShelf& shelf_;
    ServerSettings settings_;
    NetworkAddress address_;
    NetworkAddress secureAddress_;
    std::map<std::string, TableJpeg, std::less<>> jpegs_; ///< the picture for each hearer
    Tongues tongues_;
    Watchers watchers_;
    std::unique_ptr<RulingThread> rulings_; ///< null: there is no page for phones
    std::unique_ptr<CameraLine> camera_;    ///< null: no phone can be the camera
    TypedCode typedCode_;
    QHttpServer http_;
    std::unique_ptr<TuioSender> tuio_; ///< null: no TUIO is sent
    std::shared_ptr<const SeenTable> sent_;
    SpectatorsView spectators_;
    QTimer spectatorsTimer_;
};

} // namespace umpire

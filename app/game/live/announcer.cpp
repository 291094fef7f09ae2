#include "app/game/live/announcer.h"

#include "app/record/events/event_fields.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

LivePosition positionOf(const referee::AnyReferee& referee, std::vector<Laying> laying) {
    const bool secret = referee.positionIsSecret();
    LivePosition position{secret ? "" : referee.position(), referee.toMove(), referee.ply(),
                          std::string(referee.game())};
    position.question = referee.question();
    position.board = referee.board();
    if (secret) {
        position.seenBy = referee.seenBy();
    }
    position.laying = std::move(laying);
    return position;
}

namespace {

/// Tells whether the event changes the position. The number of actions is no sign of that: it may
/// stay equal although the actions differ.
bool changesPosition(const Announcement& each) {
    return std::holds_alternative<Called>(each.event) ||
           std::holds_alternative<Corrected>(each.event) ||
           std::holds_alternative<IllegalStands>(each.event) ||
           std::holds_alternative<Undone>(each.event);
}

/// Margin around the play area. It makes pieces that extend over the edge completely visible: half
/// of a match, or a matchbox that stands upright.
constexpr Millimetres kPictureMargin = 25_mm;
/// Height of the highest piece on a table: a stack of five stones is 45 mm high.
constexpr Millimetres kHighest = 45_mm;
/// JPEG quality that preserves the colour of a match's head in a picture of 1920 x 1080. A picture
/// has 150 to 250 kB.
constexpr int kJpegQuality = 85;

cv::Rect tableIn(const TableView& view, cv::Size size) {
    std::vector<cv::Point2f> corners;
    for (const Millimetres x : {view.areaOrigin.x - kPictureMargin,
                                view.areaOrigin.x + view.areaWidth + kPictureMargin}) {
        for (const Millimetres y : {view.areaOrigin.y - kPictureMargin,
                                    view.areaOrigin.y + view.areaHeight + kPictureMargin}) {
            for (const Millimetres z : {0_mm, kHighest}) {
                const ImagePoint corner = imageFromTable(view, {x, y, z});
                corners.emplace_back(float(corner.x.value()), float(corner.y.value()));
            }
        }
    }
    const bool inFront = std::ranges::all_of(corners, [](const cv::Point2f& corner) {
        return std::abs(corner.x) < 1e6F && std::abs(corner.y) < 1e6F;
    });
    const cv::Rect all({}, size);
    const cv::Rect table = inFront ? cv::boundingRect(corners) & all : all;
    return table.empty() ? all : table;
}

} // namespace

void Announcer::begin(const referee::Announcements& announcements) {
    shown_.laying = referee_.laying();
    listeners_.tell(&LiveListener::clock, clock_.shown());
    say(announcements);
    showPosition();
}

void Announcer::say(const referee::Announcements& announcements) {
    const std::vector<Laying> before = shown_.laying;
    shown_.laying = screensAfter(announcements, before, referee_.laying());
    for (const Announcement& each : announcements) {
        say(each, pictureFor(each.event));
    }
    if (shown_.laying != before || std::ranges::any_of(announcements, changesPosition)) {
        showPosition();
    }
}

void Announcer::showPosition() {
    LivePosition now = positionOf(referee_, std::move(shown_.laying));
    now.names = std::move(shown_.names);
    now.rules = std::move(shown_.rules);
    now.otherTable = std::move(shown_.otherTable);
    shown_ = std::move(now);
    moments_.stands(shown_.rules.start, referee_.position());
    ++timesShown_;
    listeners_.tell(&LiveListener::position, shown_);
}

void Announcer::see(std::chrono::microseconds now) {
    layingInFrame_ = shown_.laying;
    moments_.take(table_.frame(now, layingInFrame_));
    while (const auto trouble = moments_.trouble()) {
        listeners_.tell(&LiveListener::remark, *trouble);
    }
}

void Announcer::say(const Announcement& announcement, const std::string& jpeg) {
    // If a player begins to lay in secret with this announcement, the newest frame does not show
    // secret pieces yet.
    const std::vector<Laying>& laying = layingInFrame_.empty() ? layingInFrame_ : shown_.laying;
    const auto film = moments_.before(announcement.event, table_.frame(announcement.at, laying));
    told_ = told_
                .and_then([&] {
                    return journal_ ? journal_->keep(announcement, jpeg,
                                                     film ? film->hash : std::string())
                                    : Expected<void>();
                })
                .and_then([&] {
                    turnClock(announcement);
                    return listeners_.ask(&LiveListener::announce, announcement);
                });
    if (told_ && !jpeg.empty()) {
        listeners_.tell(&LiveListener::evidence, announcement.event, jpeg);
    }
    if (told_ && film) {
        moments_.keep(*film);
        listeners_.tell(&LiveListener::moments, *film);
    }
}

void Announcer::turnClock(const Announcement& announcement) {
    clock_.hear(announcement.event, announcement.at);
    listeners_.tell(&LiveListener::clock, clock_.shown());
}

void Announcer::tellDifference(const std::optional<TablesDiffer>& differ) {
    if (differ != shown_.otherTable) {
        shown_.otherTable = differ;
        showPosition();
    }
}

std::string Announcer::pictureFor(const Event& event) const {
    if (!journal_ && !listeners_.want(&LiveListener::evidence)) {
        return {};
    }
    // While players lay in secret, a picture would show secrets. An action that is said then is not
    // seen on the table.
    const auto* called = std::get_if<Called>(&event);
    const bool isSaid = (called != nullptr && called->source == Source::Said) ||
                        std::holds_alternative<ArbiterCalled>(event);
    const bool isBehindScreens = isSaid && !shown_.laying.empty();
    const bool isShown = kindOf(event).picture == kWithPicture && !isBehindScreens;
    return isShown ? evidencePicture(table_.image(), table_.table().view()) : "";
}

std::string evidencePicture(const cv::Mat& image, const TableView* view) {
    if (image.empty()) {
        return {};
    }
    const cv::Mat table = view != nullptr ? image(tableIn(*view, image.size())) : image;
    std::vector<uchar> bytes;
    cv::imencode(".jpg", table, bytes, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    return {bytes.begin(), bytes.end()};
}

} // namespace umpire

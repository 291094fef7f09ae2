#include "app/print/kit/buda_map.h"
#include "app/print/kit/folded_pieces.h"
#include "app/print/kit/pages.h"
#include "app/record/game_files/buda_codes.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "rules/settings_text.h"

#include <array>
#include <cctype>
#include <functional>
#include <map>
#include <utility>

namespace umpire::kit {
namespace {

using buda_1686::Level;
using buda_1686::Scenario;
using buda_1686::Side;
using buda_1686::Unit;

// Sizes of counters and codes, in millimetres. Codes have 12 modules. With modules of 1.3 and 1.2
// mm, only 165 of 172 units' codes were read from a distance on a slanted table, instead of 167.
// With 1.1 mm, a code was missed even from above.
constexpr double kUnitModule = 1.4;
constexpr double kUnitCode = 12 * kUnitModule;
constexpr double kChit = 27.0;
constexpr double kChitModule = 1.5;
constexpr double kChitCode = 12 * kChitModule;
constexpr double kMarkerModule = 1.15;
constexpr double kMarkerCode = 12 * kMarkerModule;
constexpr double kMarkerWidth = 20.0;
constexpr double kMarkerHeight = 22.5;
constexpr double kNumber = 6.4; ///< height of the number above a soldier
const QColor kHurt(190, 40, 36);

const QColor& tintOf(Side side) {
    return side == Side::Turk ? kTurkishGreen : kImperialGrey;
}

QString titleOf(Sheet& sheet, const char* page) {
    return sheet.say("The recapture of Buda, 1686") + ": " + sheet.say(page);
}

std::string lowered(std::string text) {
    for (char& letter : text) {
        letter = char(std::tolower(static_cast<unsigned char>(letter)));
    }
    return text;
}

struct Face {
    QString name;
    int value = 0;
    std::string id;
    std::function<void(Sheet&, const QRectF&)> picture;
    QColor ink = kInk;
};

/// Draws the face of a counter: on the left a soldier, slightly taller than the code, with the
/// number above; at the lower right the code, with the name above. If the code contains a whole id,
/// its modules are smaller.
void drawCounterFace(Sheet& sheet, const Face& face, const QColor& tint) {
    const double strip = kBudaCounter - kUnitCode - 2 * kUnitModule - 0.4;
    const double right = kBudaCounter - strip - 0.6;
    sheet.box({0, 0, kBudaCounter, kBudaCounter}, tint, 0);
    sheet.code({strip + kUnitModule, strip + kUnitModule}, kUnitCode, "BU:" + face.id);
    face.picture(sheet, {0.2, kNumber, strip - 0.2, kBudaCounter - kNumber - 0.3});
    sheet.text({0.2, 0.1, strip - 0.2, kNumber}, QString::number(face.value),
               {6.4, Qt::AlignCenter, QFont::Bold, face.ink});
    sheet.text({strip, 0.3, right, strip - 0.6}, face.name,
               {3.6, Qt::AlignCenter, QFont::Bold, face.ink});
}

QString soldierOf(const Unit& unit) {
    using buda_1686::Troop;
    constexpr std::array kTroops = {"imperial",  "hungarian", "bavarian", "saxon",
                                    "janissary", "azab",      "officer"};
    const bool pasha = unit.troop == Troop::Officer && unit.side == Side::Turk;
    return QString("buda/") + (pasha ? "pasha" : kTroops[std::size_t(unit.troop)]);
}

/// Draws a line through a damaged soldier.
void strikeOut(Sheet& sheet, const QRectF& box) {
    sheet.line(box.bottomLeft(), box.topRight(), 1.2, kNoInk);
    sheet.line(box.bottomLeft(), box.topRight(), 0.8, kHurt);
}

FoldedPiece counterOf(Sheet& sheet, const Scenario& scenario, const Unit& unit) {
    const QString name = nameOfUnit(sheet, unit);
    const QColor tint = tintOf(unit.side);
    const QString soldier = soldierOf(unit);
    const Face whole{name, unit.full, budaCodeOf(scenario, unit.id),
                     [soldier](Sheet& on, const QRectF& box) { on.figure(box, soldier); }};
    const Face hurt{name, unit.hurt, budaCodeOf(scenario, lowered(unit.id)),
                    [soldier](Sheet& on, const QRectF& box) {
                        on.figure(box, soldier);
                        strikeOut(on, box);
                    },
                    kHurt};
    return {[=](Sheet& on) { drawCounterFace(on, whole, tint); },
            [=](Sheet& on) { drawCounterFace(on, hurt, tint.lighter(112)); }};
}

/// Returns a piece with entrenchment 1 on one side and entrenchment 2 on the other (BU-26).
FoldedPiece entrenchmentOf(Sheet& sheet, const Scenario& scenario, Side owner) {
    const QString name = capitalisedName(sheet.say("entrenchment"));
    const std::string id = owner == Side::Turk ? "ET" : "EI";
    const QColor tint = tintOf(owner);
    const auto side = [=](int level) {
        const auto picture = [level](Sheet& on, const QRectF& box) {
            on.figure(box, "buda/entrenchment_" + QString::number(level));
        };
        const Face face{name, level, budaCodeOf(scenario, id + std::to_string(level)), picture,
                        kInk};
        return [face, tint](Sheet& on) { drawCounterFace(on, face, tint); };
    };
    return {side(1), side(2)};
}

std::vector<FoldedPiece> countersOf(Sheet& sheet, const Scenario& scenario, Side side) {
    std::vector<FoldedPiece> pieces;
    for (const Unit& unit : scenario.units) {
        if (unit.side == side) {
            pieces.push_back(counterOf(sheet, scenario, unit));
        }
    }
    for (int i = 0; i < scenario.entrenchments; ++i) {
        pieces.push_back(entrenchmentOf(sheet, scenario, side));
    }
    return pieces;
}

/// A column of the level track, and the code of its marker.
struct Track {
    QString name;
    std::string code;
    int least = 0;
    int most = 8;
    int start = 0;
    QColor tint;
};

struct LevelWords {
    Level level;
    const char* name;
    const char* code;
};
constexpr std::array kLevelWords = {
    LevelWords{Level::TurkishMorale, "Turkish morale", "TM"},
    LevelWords{Level::ImperialMorale, "Imperial morale", "CM"},
    LevelWords{Level::Artillery, "Imperial artillery", "CT"},
    LevelWords{Level::Mining, "Imperial mining", "CA"},
};

constexpr int kTrackCells = 9;

std::vector<Track> tracksOf(Sheet& sheet, const Scenario& scenario) {
    std::vector<Track> tracks = {
        {sheet.say("turn"), "TI", 1, scenario.turns, 1, QColor(250, 240, 200)}};
    for (const LevelWords& words : kLevelWords) {
        const std::size_t i = std::size_t(words.level);
        tracks.push_back({sheet.say(words.name), words.code, scenario.least[i], scenario.most[i],
                          scenario.startLevels[i],
                          words.level == Level::TurkishMorale ? kTurkishGreen : kImperialGrey});
    }
    int officers = 0;
    for (const Unit& unit : scenario.units) {
        if (unit.troop == buda_1686::Troop::Officer) {
            ++officers;
            tracks.push_back({sheet.nameOf(unit.name), "O" + std::to_string(officers), 0, unit.full,
                              unit.full, tintOf(unit.side)});
        }
    }
    return tracks;
}

/// Draws a column with the cells 8 to 0 from top to bottom. The last column is for sick units
/// (BU-41).
void drawTrackColumn(Sheet& sheet, const QRectF& column, const Track& track) {
    const double head = 15.0;
    sheet.text({column.left() + 0.5, column.top(), column.width() - 1, head}, track.name,
               {3.2, Qt::AlignCenter, QFont::Bold, kInk});
    const double height = (column.height() - head) / kTrackCells;
    for (int level = 0; level < kTrackCells; ++level) {
        const QRectF cell(column.left(), column.bottom() - (level + 1) * height, column.width(),
                          height);
        const bool used = level >= track.least && level <= track.most;
        sheet.box(cell, used ? track.tint.lighter(115) : QColor(246, 246, 246), 0.3);
        sheet.text(cell.adjusted(1, 0.6, -1, -1), QString::number(level),
                   {3.6, Qt::AlignLeft | Qt::AlignTop, QFont::Bold, used ? kInk : kFaint});
        if (used && level == track.start) {
            sheet.painter().setPen(QPen(kInk, 0.5));
            sheet.painter().setBrush(Qt::NoBrush);
            sheet.painter().drawEllipse(cell.center(), 5.5, 5.5);
        }
    }
}

void drawTrack(Sheet& sheet, const Scenario& scenario) {
    sheet.newPage(titleOf(sheet, "level track"));
    const QRectF content = sheet.content();
    std::vector<Track> tracks = tracksOf(sheet, scenario);
    tracks.push_back({sheet.say("epidemic"), {}, 0, 8, -1, QColor(226, 206, 226)});
    sheet.text({content.left(), content.top(), content.width(), 6},
               sheet.say("A ring is where the marker begins; pale cells are out of reach."), {3.2});
    const double width = content.width() / double(tracks.size());
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        drawTrackColumn(
            sheet,
            {content.left() + double(i) * width, content.top() + 6, width, content.height() - 6},
            tracks[i]);
    }
}

void drawMarker(Sheet& sheet, const QRectF& at, const Track& track) {
    sheet.box(at, track.tint);
    sheet.text({at.left() + 0.3, at.top() + 0.3, at.width() - 0.6, 6.0}, track.name,
               {2.6, Qt::AlignCenter, QFont::Bold, kInk});
    sheet.code({at.center().x() - kMarkerCode / 2, at.bottom() - kMarkerCode - kMarkerModule - 0.4},
               kMarkerCode, "BU:" + track.code);
}

void drawMarkers(Sheet& sheet, const QRectF& area, const Scenario& scenario) {
    constexpr double kGap = 3.0;
    const auto tracks = tracksOf(sheet, scenario);
    sheet.text({area.left(), area.top(), area.width(), 6}, sheet.say("Markers of the level track"),
               {3.4});
    const double used = double(tracks.size()) * (kMarkerWidth + kGap) - kGap;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        drawMarker(sheet,
                   {area.center().x() - used / 2 + double(i) * (kMarkerWidth + kGap),
                    area.top() + 11, kMarkerWidth, kMarkerHeight},
                   tracks[i]);
    }
    sheet.cropMarks({area.center().x() - used / 2, area.top() + 11, used, kMarkerHeight});
}

void drawCounters(Sheet& sheet, const Scenario& scenario, Side side) {
    sheet.newPage(titleOf(sheet, side == Side::Turk ? "Turkish counters" : "Imperial counters"));
    const QRectF content = sheet.content();
    sheet.text({content.left(), content.top(), content.width(), 10},
               sheet.say("Cut out each strip, fold it at the dashed line, pictures outwards, and "
                         "glue it. The red number is the damaged side."),
               {3.2});
    const double below = layFolded(sheet, content.adjusted(0, 13, 0, 0), kBudaCounter,
                                   countersOf(sheet, scenario, side));
    if (side == Side::Imperial) {
        drawMarkers(sheet, {content.left(), below + 4, content.width(), 40}, scenario);
    }
}

void drawChitFront(Sheet& sheet, int value, Side side) {
    const double strip = kChit - kChitCode - 2 * kChitModule - 0.4;
    sheet.box({0, 0, kChit, kChit}, tintOf(side), 0);
    const std::string number = (value < 10 ? "0" : "") + std::to_string(value);
    sheet.code({strip + kChitModule, strip + kChitModule}, kChitCode,
               (side == Side::Turk ? "BU:T" : "BU:I") + number);
    sheet.text({0.3, 0.3, kChit - 0.6, strip}, QString::number(value), centred(5.4, QFont::Bold));
}

const char* nameOf(buda_1686::ChitEventKind kind) {
    switch (kind) {
    case buda_1686::ChitEventKind::Relief:
        return "relief army";
    case buda_1686::ChitEventKind::Fate:
        return "hand of fate";
    case buda_1686::ChitEventKind::Epidemic:
        return "epidemic";
    }
    return "";
}

void drawChitBack(Sheet& sheet, const QString& event, Side side) {
    sheet.box({0, 0, kChit, kChit}, tintOf(side), 0);
    sheet.painter().setPen(QPen(kInk, 0.5));
    sheet.painter().setBrush(Qt::NoBrush);
    sheet.painter().drawRect(QRectF(1.5, 1.5, kChit - 3, kChit - 3));
    sheet.text({2.5, 3, kChit - 5, kChit - 6}, event, centred(3.6, QFont::Bold));
}

void drawChits(Sheet& sheet, const buda_1686::Settings& settings, Side side) {
    sheet.newPage(titleOf(sheet, side == Side::Turk ? "Turkish chits" : "Imperial chits"));
    const QRectF content = sheet.content();
    sheet.text({content.left(), content.top(), content.width(), 10},
               sheet.say("Cut out each strip, fold it at the dashed line, pictures outwards, and "
                         "glue it. An event counts from the turn on its back."),
               {3.2});
    std::map<int, QString> events;
    for (const buda_1686::ChitEvent& event : chitEventsOf(settings, side)) {
        events[event.value] =
            sheet.say(nameOf(event.kind)) + "\n" + sheet.say("turn %1").arg(event.fromTurn);
    }
    std::vector<FoldedPiece> pieces;
    for (const int value : settings.scenario->cups[indexOf(side)].values) {
        const QString event = events[value];
        pieces.push_back({[=](Sheet& on) { drawChitFront(on, value, side); },
                          [=](Sheet& on) { drawChitBack(on, event, side); }});
    }
    layFolded(sheet, content.adjusted(0, 13, 0, 0), kChit, pieces);
}

Loaded<Contents> contentsOfBuda(Sheet& sheet, const KitRequest& request) {
    return filesOf(request).and_then(&resourcesFrom<Buda1686>).map([&](const auto& scenario) {
        const auto settings =
            std::get<buda_1686::Settings>(parseSettings<Buda1686>(request.variant, scenario));
        return Contents{{budaMap(sheet, scenario)}, [scenario, settings](Sheet& on) {
                            drawTrack(on, *scenario);
                            for (const Side side : buda_1686::kSides) {
                                drawCounters(on, *scenario, side);
                            }
                            for (const Side side : buda_1686::kSides) {
                                drawChits(on, settings, side);
                            }
                        }};
    });
}

} // namespace

template <>
GameKit kitOf<Buda1686>() {
    return {
        &contentsOfBuda,
        {kGlueSheets,
         kFoldStrips,
         kMapInTags,
         {"counters_at_home",
          "A place on the map names the counter that begins there. A ring on the level track is "
          "where a marker begins."},
         kRoomBeside}};
}

} // namespace umpire::kit

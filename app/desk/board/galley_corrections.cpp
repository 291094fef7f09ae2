#include "app/desk/board/galley_corrections.h"

#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <set>

namespace umpire::desk {
namespace {

using war_galley::GalleyPose;
using war_galley::Rig;
using war_galley::State;
using war_galley::VesselIndex;

/// Tolerances of place and heading. A galley within both counts as unmoved, because a hand places
/// no more exactly.
constexpr Millimetres kAsRecorded = 1_mm;
constexpr Radians kAsHeaded = 1_deg;
/// Angle of one step of a turn, in degrees (WG-20).
constexpr double kTurn = 60.0;

struct CorrectionTexts {
    Q_DECLARE_TR_FUNCTIONS(GalleyCorrections)
};

class Corrections {
public:
    Corrections(const State& state, VesselIndex vessel)
        : state_(state), vessel_(vessel), name_(war_galley::nameOf(state, vessel)) {}

    void addSeen(const TableObservation& seen) {
        const referee::GalleySight sight{referee::GalleyTolerances{}};
        const auto found = sight.galleysIn(seen, state_, {});
        const Galley* galley = found[vessel_];
        if (galley == nullptr) {
            return;
        }
        const PieceSizes sizes = war_galley::sizesOf(state_.settings);
        const Rig& recorded = rig();
        const Rig counted{galley->oars.port.value_or(recorded.port),
                          galley->oars.starboard.value_or(recorded.starboard),
                          galley->masts.value_or(recorded.masts)};
        if (counted != recorded) {
            add(CorrectionTexts::tr("what the camera counts: %1").arg(rigText(counted)),
                text(counted));
        }
        const referee::Deviation deviation = referee::deviationOf(*galley, pose(), sizes);
        if (!referee::isWithin(deviation, kAsRecorded, kAsHeaded)) {
            add(CorrectionTexts::tr("where the camera sees it: %1 mm and %2° off")
                    .arg(QLocale().toString(deviation.off.value(), 'f', 1))
                    .arg(std::lround(degreesFromRadians(deviation.turned))),
                text(referee::seenPose(*galley, sizes)));
        }
    }
    void addOneOff() {
        const auto changed = [this](const QString& words, int Rig::*what, int by) {
            Rig other = rig();
            other.*what += by;
            add(words, text(other));
        };
        changed(CorrectionTexts::tr("one oar fewer to port"), &Rig::port, -1);
        changed(CorrectionTexts::tr("one oar fewer to starboard"), &Rig::starboard, -1);
        changed(CorrectionTexts::tr("one mast fewer"), &Rig::masts, -1);
        changed(CorrectionTexts::tr("one oar more to port"), &Rig::port, 1);
        changed(CorrectionTexts::tr("one oar more to starboard"), &Rig::starboard, 1);
        changed(CorrectionTexts::tr("one mast more"), &Rig::masts, 1);
    }
    void addTurned() {
        const auto turned = [this](const QString& words, double degrees) {
            const PieceSizes sizes = war_galley::sizesOf(state_.settings);
            const Radians heading = pose().heading + radiansFromDegrees(degrees);
            const TablePoint center = referee::centreOf(pose(), sizes);
            const GalleyPose other{center + along(heading, sizes.boxLength * 0.5), heading};
            add(words, text(war_galley::recorded(other)));
        };
        turned(CorrectionTexts::tr("turned to the left by 60°"), kTurn);
        turned(CorrectionTexts::tr("turned to the right by 60°"), -kTurn);
        turned(CorrectionTexts::tr("its bow is the other end"), 180.0);
    }
    /// Adds corrections that exchange this galley with another one, in case both were confused.
    void addExchanged() {
        for (VesselIndex other = 0; other < state_.vessels.size(); ++other) {
            if (other != vessel_ && war_galley::isAfloat(state_, other)) {
                const std::string name = war_galley::nameOf(state_, other);
                add(CorrectionTexts::tr("it is %1, and %1 is this one")
                        .arg(QString::fromStdString(name)),
                    "changes-with " + name);
            }
        }
    }
    [[nodiscard]] std::vector<GalleyCorrection> all() && { return std::move(all_); }

private:
    [[nodiscard]] const Rig& rig() const { return state_.vessels[vessel_].rig; }
    [[nodiscard]] const GalleyPose& pose() const { return *state_.vessels[vessel_].pose; }

    /// Adds a correction if the referee accepts it, if it changes the state and if it is not in the
    /// list yet.
    void add(const QString& words, const std::string& what) {
        const std::string piece = name_ + " " + what;
        const auto corrected = referee::TableReader<WarGalley>::corrected(state_, piece);
        const auto* after = std::get_if<State>(&corrected);
        if (after != nullptr && *after != state_ && known_.insert(piece).second) {
            all_.push_back({words, QString::fromStdString(piece)});
        }
    }

    const State& state_;
    VesselIndex vessel_;
    std::string name_;
    std::set<std::string> known_;
    std::vector<GalleyCorrection> all_;
};

} // namespace

QString rigText(const Rig& rig) {
    return QCoreApplication::translate("Games", "oars %1 port, %2 starboard; masts %3")
        .arg(rig.port)
        .arg(rig.starboard)
        .arg(rig.masts);
}

std::vector<GalleyCorrection> galleyCorrections(const State& state, VesselIndex vessel,
                                                const TableObservation* seen) {
    Corrections corrections(state, vessel);
    if (seen != nullptr) {
        corrections.addSeen(*seen);
    }
    corrections.addOneOff();
    corrections.addTurned();
    corrections.addExchanged();
    return std::move(corrections).all();
}

} // namespace umpire::desk

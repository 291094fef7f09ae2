#include "app/desk/photograph/corrected_look.h"

#include "app/desk/photograph/teach_menu.h"

#include <algorithm>
#include <QWidget>

namespace umpire::desk {
namespace {

ImagePoint imagePoint(QPointF pixel) {
    return {Pixels(pixel.x()), Pixels(pixel.y())};
}

template <typename Piece>
const Piece* find(const std::vector<Piece>& pieces, const std::string& id) {
    const auto found = std::ranges::find(pieces, id, &Piece::id);
    return found == pieces.end() ? nullptr : &*found;
}

} // namespace

CorrectedLook::CorrectedLook(QWidget* parent) : QObject(parent), teach_(new TeachMenu(parent)) {
    connect(teach_, &TeachMenu::told, this, &CorrectedLook::told);
    connect(teach_, &TeachMenu::said, this, [this](const learn::Correction& correction) {
        PutRight now = said_;
        learn::add(now.matches, correction);
        say(now);
    });
}

void CorrectedLook::setLook(LookAnswer answer, const std::optional<std::filesystem::path>& table) {
    answer_ = std::move(answer);
    teach_->setLook(answer_, table);
    said_ = {};
    before_.clear();
    wanted_ = Wanted::Nothing;
    head_.reset();
    look_ = answer_ && *answer_ ? std::optional(answer_->value()) : std::nullopt;
}

void CorrectedLook::say(const PutRight& now) {
    before_.push_back(std::exchange(said_, now));
    look_ = corrected(answer_->value(), said_);
    Q_EMIT changed();
}

void CorrectedLook::undo() {
    if (!canUndo()) {
        return;
    }
    said_ = before_.back();
    before_.pop_back();
    look_ = corrected(answer_->value(), said_);
    Q_EMIT changed();
}

std::unique_ptr<QMenu> CorrectedLook::menuFor(const std::string& key,
                                              std::optional<QPointF> pixel) {
    if (!look_) {
        return std::make_unique<QMenu>();
    }
    auto menu = teach_->menuFor(key);
    if (const Match* match = find(look_->observation.matches, key)) {
        fillForMatch(*menu, *match, pixel);
    } else if (const Galley* galley = find(look_->observation.galleys, key)) {
        fillForGalley(*menu, *galley, pixel);
    } else if (key.empty() && pixel) {
        fillForNothing(*menu);
    }
    if (canUndo()) {
        connect(menu->addAction(tr("Take back the last correction")), &QAction::triggered, this,
                &CorrectedLook::undo);
    }
    return menu;
}

void CorrectedLook::fillForMatch(QMenu& menu, const Match& match, std::optional<QPointF> pixel) {
    if (const auto added = addedBy(*look_, said_, match.id)) {
        connect(menu.addAction(tr("No match lies here")), &QAction::triggered, this, [this, added] {
            PutRight now = said_;
            now.matches.erase(now.matches.begin() + std::ptrdiff_t(*added));
            say(now);
        });
    } else if (pixel && match.headed == Headed::Unknown) {
        connect(menu.addAction(tr("The head is at this end")), &QAction::triggered, this,
                [this, match, at = imagePoint(*pixel)] {
                    PutRight now = said_;
                    sayHead(now, match, at);
                    say(now);
                });
    }
}

void CorrectedLook::fillForGalley(QMenu& menu, const Galley& galley, std::optional<QPointF> pixel) {
    const QString id = QString::fromStdString(galley.id);
    connect(menu.addAction(tr("%1 fires").arg(id)), &QAction::triggered, this,
            [this, id] { Q_EMIT fires(id); });
    connect(menu.addAction(tr("%1 is fired at").arg(id)), &QAction::triggered, this,
            [this, id] { Q_EMIT isFiredAt(id); });
    const Radians heading =
        pixel ? bowTowards(galley, imagePoint(*pixel)) : normalized(galley.heading + 180_deg);
    const QString text = pixel ? tr("The bow of %1 is at this end").arg(id)
                               : tr("The bow of %1 is at the other end").arg(id);
    connect(menu.addAction(text), &QAction::triggered, this, [this, name = galley.id, heading] {
        PutRight now = said_;
        now.bows[name] = heading;
        say(now);
    });
}

void CorrectedLook::fillForNothing(QMenu& menu) {
    if (look_->observation.registration.method == RegistrationMethod::None) {
        return;
    }
    connect(menu.addAction(tr("A match is missed here")), &QAction::triggered, this, [this] {
        wanted_ = Wanted::Head;
        head_.reset();
        Q_EMIT changed();
    });
}

void CorrectedLook::sayBow(const std::string& galley, QPointF pixel) {
    if (const Galley* found = look_ ? find(look_->observation.galleys, galley) : nullptr) {
        PutRight now = said_;
        now.bows[galley] = bowTowards(*found, imagePoint(pixel));
        say(now);
    }
}

QString CorrectedLook::wanted() const {
    switch (wanted_) {
    case Wanted::Nothing:
        return {};
    case Wanted::Head:
        return tr("Click the head of the match that is missed.");
    case Wanted::Tail:
        return tr("Click the other end of this match.");
    }
    return {};
}

void CorrectedLook::wantNothing() {
    if (wanted_ != Wanted::Nothing) {
        wanted_ = Wanted::Nothing;
        head_.reset();
        Q_EMIT changed();
    }
}

bool CorrectedLook::takeClick(QPointF pixel) {
    if (!look_ || wanted_ == Wanted::Nothing) {
        return false;
    }
    if (wanted_ == Wanted::Head) {
        head_ = pixel;
        wanted_ = Wanted::Tail;
        Q_EMIT changed();
        return true;
    }
    const auto missed = missedMatch(*look_, imagePoint(pixel), imagePoint(*head_));
    wanted_ = Wanted::Nothing;
    head_.reset();
    if (missed) {
        PutRight now = said_;
        learn::add(now.matches, *missed);
        say(now);
        teach_->teach(*missed);
    } else {
        Q_EMIT changed();
    }
    return true;
}

} // namespace umpire::desk

#include "moc_corrected_look.cpp"

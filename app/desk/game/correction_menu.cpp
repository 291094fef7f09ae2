#include "app/desk/game/correction_menu.h"

#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"
#include "app/desk/words/spoken_table.h"
#include "app/game/board/spoken_offer.h"
#include "app/record/sentences/spoken_places.h"

#include <map>
#include <QCoreApplication>

namespace umpire::desk {
namespace {

using referee::Aspect;
using referee::Correction;

/// Maximum number of likely corrections at the top of the menu.
constexpr int kMostLikely = 5;
constexpr const char* kPointNext = "pointNext";

struct MenuTexts {
    Q_DECLARE_TR_FUNCTIONS(Corrections)
};

/// Returns the menu text of a correction in its submenu.
QString optionText(const Correction& each) {
    switch (each.aspect) {
    case Aspect::Gone:
        return MenuTexts::tr("nothing lies there");
    case Aspect::Place:
        return MenuTexts::tr("it lies on %1").arg(words::said(each.value));
    case Aspect::Arrival:
        return MenuTexts::tr("%1 (in the record: %2)")
            .arg(words::said(each.value), words::said(each.from));
    case Aspect::Unit:
        return words::said(each.value);
    case Aspect::Owner:
        return playerName(words::said(each.value));
    case Aspect::Entrenchment:
        return each.value.empty()
                   ? MenuTexts::tr("none")
                   : MenuTexts::tr("%1 of %2")
                         .arg(words::said(each.value), playerName(words::plain(each.from)));
    case Aspect::Heading:
    case Aspect::Face:
    case Aspect::OffMap:
    case Aspect::Aboard:
    case Aspect::Marker:
        return words::said(each.value);
    }
    return {};
}

/// Returns the title of the submenu for a correction; empty if the correction belongs to no
/// submenu.
QString titleOf(const Correction& each) {
    switch (each.aspect) {
    case Aspect::Gone:
    case Aspect::Place:
        return {};
    case Aspect::Arrival:
        return MenuTexts::tr("A piece of the record lies here");
    case Aspect::Unit:
        return MenuTexts::tr("It is of %1").arg(playerName(words::plain(each.from)));
    case Aspect::Owner:
        return MenuTexts::tr("It is of");
    case Aspect::Heading:
        return MenuTexts::tr("It points to the");
    case Aspect::Aboard:
        return MenuTexts::tr("Soldiers aboard");
    case Aspect::Face:
        return MenuTexts::tr("It is");
    case Aspect::Marker:
        return MenuTexts::tr("The number of its marker");
    case Aspect::OffMap:
        return MenuTexts::tr("It is off the map");
    case Aspect::Entrenchment:
        return MenuTexts::tr("Entrenchment");
    }
    return {};
}

/// Returns the menu text of a correction outside any submenu.
QString wholeText(const Correction& each) {
    if (each.aspect == Aspect::Arrival) {
        const Message from = sentences::placeAt(each.from);
        return from.empty() ? MenuTexts::tr("%1 lies here; the record has it on %2")
                                  .arg(words::said(each.value), words::plain(each.from))
                            : MenuTexts::tr("%1 lies here; the record has it %2")
                                  .arg(words::said(each.value), words::said(from));
    }
    const QString title = titleOf(each);
    return title.isEmpty() ? optionText(each) : title + QStringLiteral(": ") + optionText(each);
}

} // namespace

CorrectionMenu::CorrectionMenu(const referee::Offer& written, std::string_view game,
                               QWidget* parent)
    : QMenu(parent) {
    const referee::Offer offer = spoken(written, game);
    const Message named = sentences::placeAt(offer.where);
    addSection(named.empty()
                   ? MenuTexts::tr("What really lies on %1?").arg(words::plain(offer.where))
                   : MenuTexts::tr("What really lies %1?").arg(words::said(named)));
    for (const referee::OfferedPiece& piece : offer.pieces) {
        addLikely(piece);
    }
    if (likely_ > 0) {
        addSeparator();
    }
    for (const referee::OfferedPiece& piece : offer.pieces) {
        const bool isOnly = offer.pieces.size() == 1;
        const QString name =
            piece.name.empty() ? MenuTexts::tr("Another piece") : words::said(piece.name);
        if (isOnly && !piece.name.empty()) {
            addSection(name);
        }
        addAll(isOnly ? *this : *addMenu(name), piece);
    }
    if (offer.pieces.empty()) {
        addAction(MenuTexts::tr("nothing to correct now"))->setEnabled(false);
    }
}

bool CorrectionMenu::isToBePointedAt(const QAction& action) {
    return action.property(kPointNext).toBool();
}

QAction* CorrectionMenu::add(QMenu& menu, const QString& text, const std::string& piece) {
    QAction* action = menu.addAction(text);
    action->setData(words::plain(piece));
    return action;
}

void CorrectionMenu::addLikely(const referee::OfferedPiece& piece) {
    for (const Correction& each : piece.corrections) {
        if (each.gain > referee::kLikely && likely_ < kMostLikely) {
            ++likely_;
            const QString whose =
                piece.name.empty() ? QString() : words::said(piece.name) + QStringLiteral(": ");
            add(*this,
                QStringLiteral("✔ ") +
                    MenuTexts::tr("as the camera sees it: %1").arg(whose + wholeText(each)),
                each.piece);
        }
    }
}

void CorrectionMenu::addAll(QMenu& menu, const referee::OfferedPiece& piece) {
    if (!piece.elsewhere.empty()) {
        QAction* action =
            add(menu, MenuTexts::tr("it lies elsewhere: point there next"), piece.elsewhere);
        action->setProperty(kPointNext, true);
    }
    std::map<QString, QMenu*> about;
    for (const Correction& each : piece.corrections) {
        const QString title = titleOf(each);
        QMenu*& under = about[title];
        if (under == nullptr) {
            under = title.isEmpty() ? &menu : menu.addMenu(title);
        }
        add(*under, optionText(each), each.piece);
    }
}

} // namespace umpire::desk

#include "moc_correction_menu.cpp"

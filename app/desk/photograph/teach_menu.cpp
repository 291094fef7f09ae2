#include "app/desk/photograph/teach_menu.h"

#include "app/desk/words/words.h"
#include "app/eye/learn/learn.h"

#include <algorithm>

#include <QMessageBox>

namespace umpire::desk {

TeachMenu::TeachMenu(QWidget* parent)
    : QObject(parent), window_(parent), errands_(new Errands(this)) {}

void TeachMenu::setLook(LookAnswer answer, std::optional<std::filesystem::path> table) {
    answer_ = std::move(answer);
    table_ = std::move(table);
    corrections_.clear();
    sendsAgain_ = false;
}

std::unique_ptr<QMenu> TeachMenu::menuFor(const std::string& id) {
    auto menu = std::make_unique<QMenu>();
    const bool isMatch = answer_ && *answer_ &&
                         std::ranges::count((*answer_)->observation.matches, id, &Match::id) > 0;
    if (!isMatch) {
        return menu;
    }
    const auto add = [&](const QString& text, const learn::Correction& correction) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, correction] {
            Q_EMIT said(correction);
            teach(correction);
        });
    };
    add(tr("This is wrong: no match lies here"), learn::NoMatch{id});
    add(tr("This is wrong: the head is at the other end"), learn::Turned{id});
    add(tr("This is wrong: the match has no head"), learn::Headless{id});
    return menu;
}

/// Tells whether samples may be stored. Asks the players once for each table; their answer is
/// stored beside the table file.
bool TeachMenu::mayKeep() {
    const auto learned = learn::readLearned(*table_);
    if (!learned) {
        Q_EMIT told(words::failure(learned.error()));
        return false;
    }
    if (learned->agreement != learn::Agreement::NotAsked) {
        if (learned->agreement == learn::Agreement::Refused) {
            Q_EMIT told(tr("Nothing is kept, as you chose. The file %1 remembers this.")
                            .arg(QString::fromStdString(learn::learnedFileOf(*table_).string())));
        }
        return learned->agreement == learn::Agreement::Agreed;
    }
    const auto said = QMessageBox::question(
        window_, tr("Learn from corrections"),
        tr("Umpire can learn from what you put right. For this it keeps small pieces of your "
           "pictures beside the table file. They never leave this computer. May it keep them?"));
    const auto agreement =
        said == QMessageBox::Yes ? learn::Agreement::Agreed : learn::Agreement::Refused;
    if (const auto remembered = learn::remember(*table_, agreement); !remembered) {
        Q_EMIT told(words::failure(remembered.error()));
        return false;
    }
    return agreement == learn::Agreement::Agreed;
}

void TeachMenu::teach(const learn::Correction& correction) {
    const bool canLearn = answer_ && *answer_ && table_;
    if (!canLearn || !mayKeep()) {
        return;
    }
    learn::add(corrections_, correction);
    if (errands_->isBusy()) {
        sendsAgain_ = true; // only one job at a time may write the files beside the table file
    } else {
        sendCorrections();
    }
}

void TeachMenu::sendCorrections() {
    errands_->send(
        [this, answer = answer_, table = *table_, corrections = corrections_]() -> Errands::Answer {
            const Look& look = **answer;
            const auto taught =
                learn::teach(table, {look.image, look.view, look.observation, corrections});
            return [this, taught] {
                Q_EMIT told(taught ? words::warning(taught->said) : words::failure(taught.error()));
                if (std::exchange(sendsAgain_, false)) {
                    sendCorrections();
                }
            };
        });
}

} // namespace umpire::desk

#include "moc_teach_menu.cpp"

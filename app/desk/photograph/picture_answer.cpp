#include "app/desk/parts/appearance.h"
#include "app/desk/photograph/corrected_look.h"
#include "app/desk/photograph/more_panel.h"
#include "app/desk/photograph/picture_page.h"
#include "app/desk/photograph/ruling_panel.h"
#include "app/desk/photograph/search_panel.h"
#include "app/desk/photograph/seen_list.h"
#include "app/desk/picture/corner_handles.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/picture/piece_at.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/words.h"
#include "app/eye/one_picture/galley_words.h"
#include "app/eye/one_picture/look_for_board.h"
#include "app/eye/one_picture/rule_on_toss.h"

#include <algorithm>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QLabel>
#include <QToolButton>

/// Implements how the page shows the result for a picture and takes the players' corrections.
namespace umpire::desk {
namespace {

const QString kRange = QStringLiteral("range"); ///< no match has this id
const QString kTouch = QStringLiteral("touch");
/// maximum distance between a click and the piece that it selects, in screen pixels
constexpr double kNear = 9.0;
/// Initial distance of the corners from the picture's edges, as a share of its sides.
constexpr double kBoardInset = 0.2;
/// The board that is drawn between the corners to help a user to place them: 8 x 7 squares, the
/// most common size.
const BoardPlacement kBoard{"murus-gallicus", {}, 40_mm, 8, 7, {}};

QString shortFailure(const Failure& failure, const QString& picture) {
    QString message = words::failure(failure);
    if (message.startsWith(picture + QStringLiteral(": "))) {
        message.remove(0, picture.size() + 2);
    }
    return message;
}

bool has(const std::vector<Galley>& galleys, const QString& id) {
    return std::ranges::count(galleys, id.toStdString(), &Galley::id) > 0;
}

/// Returns the id of the first of these galleys whose bow was not recognised; empty if all bows
/// were.
std::string withoutBow(const std::vector<Galley>& galleys, const std::vector<std::string>& ids) {
    for (const Galley& galley : galleys) {
        if (galley.bow == Bow::NotSeen && std::ranges::count(ids, galley.id) > 0) {
            return galley.id;
        }
    }
    return {};
}

/// Returns a diamond around a clicked pixel. `radius`: in picture pixels.
QPolygonF markAt(QPointF pixel, double radius) {
    return {pixel + QPointF(radius, 0), pixel + QPointF(0, radius), pixel - QPointF(radius, 0),
            pixel - QPointF(0, radius)};
}

/// Returns the description of the toss, without the lines about single matches and without the
/// reasons.
QStringList rangeOf(const war_galley::TossRuling& ruling) {
    const auto matches = qsizetype(ruling.matches.size());
    const qsizetype because = qsizetype(ruling.because.size());
    const QStringList all = words::reasons(ruling);
    return all.first(std::max<qsizetype>(0, all.size() - matches - because));
}

} // namespace

void PicturePage::showAnswer() {
    const Look* look = corrected_->look();
    const bool failed = answer_ && !*answer_;
    seen_->setVisible(look != nullptr && !isEmpty(look->observation));
    ruling_->allow(look != nullptr && !isEmpty(look->observation) ? Qt::Checked : Qt::Unchecked);
    search_->setLook(look);
    search_->setVisible(fold_->isChecked() || search_->isUrgent());
    notes_->clear();
    if (look != nullptr) {
        rule(*look);
        showNotes(*look);
        return;
    }
    drawn_.reset();
    view_->showSeen(std::nullopt);
    more_->offerGalleys({}, {}, {});
    const QString text =
        failed     ? shortFailure(answer_->error(), name_)
        : isBusy() ? tr("The picture is being looked at.")
                   : tr("Umpire says what lies on the table, how sure it is, and rules on a War "
                        "Galley toss.");
    ruling_->setWords({}, {text}, {});
}

/// Rules on the toss between the chosen galleys, or the only possible pair, and shows the result.
void PicturePage::rule(const Look& look) {
    const std::vector<Galley>& galleys = look.observation.galleys;
    attacker_ = has(galleys, attacker_) ? attacker_ : QString();
    target_ = has(galleys, target_) ? target_ : QString();
    std::optional<war_galley::TossRuling> ruling;
    QString headline = summaryOf(look);
    QStringList lines;
    bowWanted_.clear();
    std::string attacker = attacker_.toStdString();
    std::string target = target_.toStdString();
    if (galleys.size() >= 2) {
        if (const auto chosen = chooseGalleys(galleys, attacker, target)) {
            attacker = chosen->attacker;
            target = chosen->target;
            bowWanted_ = withoutBow(galleys, {attacker, target});
            const auto ruled = ruleOnToss(look, {.attacker = attacker, .target = target});
            if (!bowWanted_.empty()) {
                headline = tr("Where is the bow of %1? Click this end of it.")
                               .arg(QString::fromStdString(bowWanted_));
            } else if (ruled) {
                if (const std::array both{attacker, target}; answersFor_ != both) {
                    answers_ = {};
                    answersFor_ = both;
                }
                askWhatIsTooClose(*ruled, look.observation.matches);
                ruling = war_galley::settled(*ruled, answers_);
                headline = words::headline(*ruling);
                lines = rangeOf(*ruling);
            } else {
                lines << shortFailure(ruled.error(), name_);
            }
        } else {
            headline = attacker.empty() ? tr("Click the galley that fires.")
                                        : tr("Click the galley at which %1 fires.").arg(attacker_);
        }
    }
    if (!ruling) {
        ruling_->ask({});
    }
    const QString wanted = corrected_->wanted();
    const bool canPutRight = !look.observation.matches.empty() || !galleys.empty();
    ruling_->setWords(wanted.isEmpty() ? headline : wanted, lines,
                      canPutRight ? tr("Is something wrong? Click it with the right button.")
                                  : QString(),
                      ruling ? words::tooMany(*ruling) : QString());
    more_->offerGalleys(galleys, attacker, target);
    const std::string lit = seen_->chosen();
    seen_->setSeen(look.observation, ruling);
    drawn_ = seenIn(look);
    drawn_->ruling = ruling;
    drawn_->lit = lit;
    if (const auto head = corrected_->head()) {
        drawn_->outlines.push_back(markAt(*head, reach()));
    }
    view_->showSeen(drawn_);
}

/// Zooms so that all recognised pieces fill the view.
void PicturePage::framePieces() {
    if (const Look* look = corrected_->look()) {
        if (const QRectF area = areaOfPieces(seenIn(*look)); !area.isEmpty()) {
            view_->frame(area);
        }
    }
}

void PicturePage::askWhatIsTooClose(const war_galley::TossRuling& ruling,
                                    const std::vector<Match>& matches) {
    using About = war_galley::TossDecision::About;
    std::vector<RulingPanel::Question> questions;
    for (const war_galley::TossDecision& each : war_galley::decisionsFor(ruling, answers_)) {
        const QString match = QString::fromStdString(each.match);
        const auto said = answers_.hits.find(each.match);
        switch (each.about) {
        case About::Range:
            questions.push_back({kRange,
                                 tr("Is the target in range?"),
                                 {tr("In range"), tr("Out of range")},
                                 answers_.inRange});
            break;
        case About::Touch:
            questions.push_back({kTouch,
                                 tr("Does a match touch a galley or an order?"),
                                 {tr("It touches"), tr("It does not touch")},
                                 answers_.touches});
            break;
        case About::Match:
            questions.push_back(
                {match,
                 said == answers_.hits.end()
                     ? words::whyTooClose(*std::ranges::find(ruling.matches, each.match,
                                                             &war_galley::MatchRuling::id),
                                          *std::ranges::find(matches, each.match, &Match::id))
                 : said->second ? tr("%1: hit, as you decided").arg(match)
                                : tr("%1: miss, as you decided").arg(match),
                 {tr("Hit"), tr("Miss")},
                 said != answers_.hits.end() ? std::optional(said->second) : std::nullopt});
            break;
        case About::Count: // needs no question, because the headline shows the possible counts
            break;
        }
    }
    ruling_->ask(questions);
}

/// Stores an answer to a question; the same answer a second time withdraws it.
void PicturePage::answer(const QString& key, bool said) {
    const auto turn = [said](std::optional<bool>& now) {
        now = now == said ? std::nullopt : std::optional(said);
    };
    if (key == kRange) {
        turn(answers_.inRange);
    } else if (key == kTouch) {
        turn(answers_.touches);
    } else if (const auto [now, isNew] = answers_.hits.try_emplace(key.toStdString(), said);
               !isNew && std::exchange(now->second, said) == said) {
        answers_.hits.erase(now);
    }
    if (const Look* look = corrected_->look()) {
        rule(*look);
    }
}

double PicturePage::reach() const {
    return kNear * view_->pixelSize();
}

void PicturePage::pointAt(QPointF pixel) {
    if (!drawn_ || corners_ || corrected_->takeClick(pixel)) {
        return;
    }
    const std::string key = pieceAt(*drawn_, pixel, reach());
    seen_->choose(key);
    light(key);
    if (!key.empty() && key == bowWanted_) {
        corrected_->sayBow(key, pixel);
    } else if (has(drawn_->observation.galleys, QString::fromStdString(key))) {
        chooseByClick(QString::fromStdString(key));
    }
}

void PicturePage::light(const std::string& key) {
    if (drawn_ && drawn_->lit != key) {
        drawn_->lit = key;
        view_->showSeen(drawn_);
    }
}

/// Chooses galleys by clicks. The first click chooses the attacker, the second the target; another
/// click starts again with the attacker.
void PicturePage::chooseByClick(const QString& galley) {
    if (!attacker_.isEmpty() && target_.isEmpty() && attacker_ != galley) {
        target_ = galley;
    } else {
        attacker_ = attacker_ == galley && target_.isEmpty() ? QString() : galley;
        target_.clear();
    }
    showAnswer();
}

void PicturePage::openMenu(const std::string& key, std::optional<QPointF> pixel,
                           const QPoint& where) {
    if (corners_) {
        return;
    }
    seen_->choose(key);
    light(key);
    const auto menu = corrected_->menuFor(key, pixel);
    if (!menu->isEmpty()) {
        menu->exec(where);
    }
}

void PicturePage::beginCorners() {
    const QSize size = levels_.size();
    const QRectF inner = QRectF({}, QSizeF(size))
                             .adjusted(size.width() * kBoardInset, size.height() * kBoardInset,
                                       -size.width() * kBoardInset, -size.height() * kBoardInset);
    delete corners_;
    corners_ = new CornerHandles(
        size, {inner.bottomLeft(), inner.bottomRight(), inner.topRight(), inner.topLeft()});
    corners_->setTable(
        kBoard, {(kBoard.cell * kBoard.columns).value(), (kBoard.cell * kBoard.rows).value()});
    view_->scene()->addItem(corners_);
    view_->setFocus();
    corners_->setFocus();
    search_->setCorners(Qt::Checked);
}

void PicturePage::endCorners() {
    if (!corners_) {
        return;
    }
    std::array<ImagePoint, 4> at;
    std::ranges::transform(corners_->corners(), at.begin(), [](const QPointF& corner) {
        return ImagePoint{Pixels(corner.x()), Pixels(corner.y())};
    });
    question_.request.detectors = {Detector::Stones};
    question_.corners = at;
    look();
}

RulingSheet PicturePage::sheet() const {
    const bool isDrawn = ruling_->isDrawn() == Qt::Checked;
    std::optional<SeenTable> seen = isDrawn ? drawn_ : std::nullopt;
    if (seen) {
        seen->lit.clear();
    }
    return {levels_, std::move(seen), ruling_->headline(), ruling_->lines(),
            QStringLiteral("Umpire %1, %2")
                .arg(QCoreApplication::applicationVersion(), QFileInfo(name_).fileName())};
}

void PicturePage::copy() {
    if (!drawn_) {
        return;
    }
    sheets_->send([this, what = sheet()]() -> Errands::Answer {
        return [this, image = drawn(what)] {
            QGuiApplication::clipboard()->setImage(image);
            Q_EMIT told(tr("The picture with the ruling is on the clipboard."));
        };
    });
}

QString PicturePage::proposedFile() const {
    return QDir(recall(remembered::kPictures))
        .filePath(QFileInfo(name_).completeBaseName() + QStringLiteral("-ruling.png"));
}

void PicturePage::browseForSaving() {
    const QString file =
        drawn_ ? QFileDialog::getSaveFileName(this, tr("Save the picture with the ruling"),
                                              proposedFile(), tr("Pictures (*.png *.jpg)"))
               : QString();
    if (!file.isEmpty()) {
        save(file);
    }
}

void PicturePage::save(const QString& file) {
    if (!drawn_) {
        return;
    }
    const QString whole = QFileInfo(file).suffix().isEmpty() ? file + QStringLiteral(".png") : file;
    sheets_->send([this, what = sheet(), whole]() -> Errands::Answer {
        const bool saved = drawn(what).save(whole);
        return [this, saved, whole] {
            Q_EMIT told(saved ? tr("Saved: %1").arg(whole)
                              : tr("%1 cannot be written. Choose another folder.").arg(whole));
        };
    });
}

} // namespace umpire::desk

#include "app/desk/picture/picture_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/picture/seen_list.h"
#include "app/desk/picture/teach_menu.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/words.h"
#include "app/look/galley_words.h"
#include "app/look/rule_on_toss.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// At first, in pixels; the player moves the line between them.
constexpr int kPictureWidth = 780;
constexpr int kSideWidth = 400;

QLabel* selectableLabel() {
    QLabel* label = wrappedLabel();
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString shortFailure(const Failure& failure, const QString& picture) {
    QString message = words::failure(failure);
    if (message.startsWith(picture + QStringLiteral(": "))) {
        message.remove(0, picture.size() + 2);
    }
    return message;
}

} // namespace

PicturePage::PicturePage(QWidget* parent)
    : QWidget(parent), picture_(new FileChoice), table_(new FileChoice), camera_(new FileChoice),
      before_(new FileChoice), look_(new QPushButton), cancel_(new QPushButton),
      progress_(new QProgressBar), summary_(selectableLabel()), seen_(new SeenList),
      teach_(new TeachMenu(*seen_, this)), warningsTitle_(new QLabel), warnings_(new QListWidget),
      toss_(new QGroupBox), attacker_(new QComboBox), target_(new QComboBox),
      attackerLabel_(new QLabel), targetLabel_(new QLabel), headline_(selectableLabel()),
      ruling_(selectableLabel()), view_(new PictureView), looking_(new Errands(this)) {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->addWidget(filesPanel());
    column->addWidget(answerPanel(), 1);
    auto* halves = new QSplitter;
    halves->addWidget(view_);
    halves->addWidget(new TallColumn(side));
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setChildrenCollapsible(false);
    halves->setSizes({kPictureWidth, kSideWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(halves);

    connect(look_, &QPushButton::clicked, this, &PicturePage::look);
    connect(cancel_, &QPushButton::clicked, this, &PicturePage::cancel);
    connect(attacker_, &QComboBox::activated, this, &PicturePage::ruleToss);
    connect(target_, &QComboBox::activated, this, &PicturePage::ruleToss);
    connect(picture_, &FileChoice::changed, this,
            [this] { look_->setEnabled(!picture_->text().isEmpty()); });
    connect(teach_, &TeachMenu::told, summary_, &QLabel::setText);
    table_->setText(recall(remembered::kTable));
    camera_->setText(recall(remembered::kCamera));
    cancel();
    whenTextsChange(*this, [this] { write(); });
}

QWidget* PicturePage::filesPanel() {
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins({});
    for (FileChoice* each : {picture_, before_, table_, camera_}) {
        column->addWidget(each);
    }
    auto* row = new QHBoxLayout;
    row->addWidget(look_);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    column->addLayout(row);
    look_->setEnabled(false);
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);
    return panel;
}

QWidget* PicturePage::answerPanel() {
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins({});
    column->addWidget(summary_);
    auto* rows = new QVBoxLayout(toss_);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(attackerLabel_, attacker_);
    form->addRow(targetLabel_, target_);
    rows->addLayout(form);
    rows->addWidget(headline_);
    rows->addWidget(ruling_);
    attackerLabel_->setBuddy(attacker_);
    targetLabel_->setBuddy(target_);
    column->addWidget(toss_);
    column->addWidget(warningsTitle_);
    column->addWidget(warnings_);
    column->addWidget(seen_, 1);
    warningsTitle_->setBuddy(warnings_);
    warnings_->setWordWrap(true);
    warnings_->setSelectionMode(QAbstractItemView::NoSelection);
    seen_->setMinimumHeight(120);
    return panel;
}

void PicturePage::write() {
    emphasise(*headline_, 1.1);
    const QString yaml = tr("YAML files (*.yaml *.yml);;All files (*)");
    const QString pictures =
        tr("Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)");
    picture_->setTexts(tr("Picture of the table"), tr("a photograph from above"), pictures);
    before_->setTexts(tr("A picture of the same table a moment earlier"), tr("not needed"),
                      pictures);
    table_->setTexts(tr("Table file"), tr("not needed: the scale comes from the pieces"), yaml);
    camera_->setTexts(tr("Camera file"), tr("not needed: the camera is estimated"), yaml);
    look_->setText(tr("Look"));
    look_->setToolTip(tr("Says what lies on the table"));
    cancel_->setText(tr("Cancel"));
    progress_->setAccessibleName(tr("The picture is being looked at"));
    warningsTitle_->setText(tr("Please note"));
    toss_->setTitle(tr("War Galley: rule on the toss"));
    attackerLabel_->setText(tr("Who fires"));
    targetLabel_->setText(tr("At whom"));
    seen_->setAccessibleName(tr("What lies on the table"));
    seen_->setToolTip(tr("A right click on a match says what is wrong with it"));
    view_->setAccessibleName(tr("The picture"));
    view_->setAccessibleDescription(tr("Plus and minus zoom, 0 shows all of it"));
    view_->setHint(tr("Choose a picture of your table on the right, then press Look."));
    showAnswer();
}

void PicturePage::open(const Files& files) {
    picture_->setText(files.picture);
    before_->setText(files.before);
    table_->setText(files.table.isEmpty() ? table_->text() : files.table);
    camera_->setText(files.camera.isEmpty() ? camera_->text() : files.camera);
    look();
}

void PicturePage::look() {
    LookRequest request;
    request.picture = picture_->file().value_or(std::filesystem::path());
    request.table = table_->file();
    request.camera = camera_->file();
    request.before = before_->file();
    remember(remembered::kTable, table_->text());
    remember(remembered::kCamera, camera_->text());
    remember(remembered::kPictures, QFileInfo(picture_->text()).path());
    look_->setEnabled(false);
    progress_->show();
    cancel_->show();
    looking_->send([this, request = std::move(request)]() -> Errands::Answer {
        const auto answer = std::make_shared<const Expected<Look>>(lookAtTable(request));
        return [this, answer] { show(answer); };
    });
}

void PicturePage::cancel() {
    looking_->forget();
    look_->setEnabled(!picture_->text().isEmpty());
    progress_->hide();
    cancel_->hide();
}

void PicturePage::show(const LookAnswer& answer) {
    cancel();
    answer_ = answer;
    teach_->setLook(answer, table_->file());
    if (*answer_) {
        const Look& look = **answer_;
        view_->showPicture(imageOf(look.image));
        view_->fit();
        offerToss(look);
    }
    showAnswer();
    Q_EMIT answered();
}

void PicturePage::showAnswer() {
    const bool good = answer_ && *answer_;
    toss_->setVisible(good && (*answer_)->observation.galleys.size() >= 2);
    seen_->setVisible(good);
    warnings_->setVisible(good && !(*answer_)->observation.warnings.empty());
    warningsTitle_->setVisible(!warnings_->isHidden());
    if (!answer_) {
        summary_->setText(tr("Umpire says what lies on the table, how sure it is, and rules on "
                             "a War Galley toss."));
    } else if (!good) {
        summary_->setText(shortFailure(answer_->error(), picture_->text()));
        view_->showSeen(std::nullopt);
    } else {
        const Look& look = **answer_;
        summary_->setText(words::registration(look.observation.registration));
        seen_->setSeen(look.observation);
        listWarnings(look);
        ruleToss();
    }
}

void PicturePage::listWarnings(const Look& look) {
    warnings_->clear();
    for (const Message& warning : look.observation.warnings) {
        warnings_->addItem(words::warning(warning));
    }
    const int lines = std::min(warnings_->count(), 4);
    warnings_->setMaximumHeight(lines * 3 * fontMetrics().lineSpacing());
}

void PicturePage::offerToss(const Look& look) {
    const auto chosen = chooseGalleys(look.observation.galleys, chosenAttacker_.toStdString(),
                                      chosenTarget_.toStdString());
    const QString attacker = chosen ? QString::fromStdString(chosen->attacker) : chosenAttacker_;
    const QString target = chosen ? QString::fromStdString(chosen->target) : chosenTarget_;
    for (QComboBox* box : {attacker_, target_}) {
        box->clear();
        for (const Galley& galley : look.observation.galleys) {
            box->addItem(QString::fromStdString(galley.id));
        }
        box->setCurrentIndex(box->findText(box == attacker_ ? attacker : target));
    }
}

void PicturePage::chooseToss(const QString& attacker, const QString& target) {
    chosenAttacker_ = attacker;
    chosenTarget_ = target;
}

void PicturePage::ruleToss() {
    const Look& look = **answer_;
    SeenTable seen = seenIn(look);
    headline_->clear();
    ruling_->setText(tr("Choose two galleys; Umpire then counts the hits."));
    if (attacker_->currentIndex() >= 0 && target_->currentIndex() >= 0) {
        const auto ruled = ruleOnToss(look, {.attacker = attacker_->currentText().toStdString(),
                                             .target = target_->currentText().toStdString()});
        if (ruled) {
            seen.ruling = *ruled;
            headline_->setText(words::headline(*ruled));
            ruling_->setText(words::reasons(*ruled).join(QLatin1Char('\n')));
        } else {
            ruling_->setText(shortFailure(ruled.error(), picture_->text()));
        }
    }
    view_->showSeen(std::move(seen));
}

} // namespace umpire::desk

#include "app/desk/photograph/picture_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/named_key.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/photograph/corrected_look.h"
#include "app/desk/photograph/more_panel.h"
#include "app/desk/photograph/ruling_panel.h"
#include "app/desk/photograph/search_panel.h"
#include "app/desk/photograph/seen_list.h"
#include "app/desk/picture/corner_handles.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/picture/piece_at.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// Initial widths of the picture and the panel in pixels. The user can change them with the
/// splitter.
constexpr int kPictureWidth = 880;
constexpr int kSideWidth = 400;

} // namespace

PicturePage::PicturePage(QWidget* parent)
    : QWidget(parent), open_(new QPushButton), paste_(new QPushButton), cancel_(new QPushButton),
      progress_(new QProgressBar), ruling_(new RulingPanel), search_(new SearchPanel),
      seen_(new SeenList), notes_(wrappedLabel()), said_(wrappedLabel()), fold_(new QToolButton),
      more_(new MorePanel), view_(new PictureView), corrected_(new CorrectedLook(this)),
      looking_(new Errands(this)), sheets_(new Errands(this)) {
    auto* halves = new QSplitter;
    halves->addWidget(view_);
    auto* column = new TallColumn(side());
    halves->addWidget(column);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setChildrenCollapsible(false);
    halves->setSizes({kPictureWidth, kSideWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(halves);
    view_->invite();
    setAcceptDrops(true);
    connectParts();
    connect(fold_, &QToolButton::toggled, column, [this, column](bool open) {
        // The column has its new height only after this layout. A scroll bar that appears makes
        // the column narrower, so that its texts need the second pass.
        for (int pass = 0; pass < 2; ++pass) {
            column->widget()->layout()->activate();
            QEvent grown(QEvent::LayoutRequest);
            QCoreApplication::sendEvent(column->widget(), &grown);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        }
        column->ensureWidgetVisible(open ? static_cast<QWidget*>(more_) : fold_);
    });
    addKeys();
    setBusy(Qt::Unchecked);
    whenTextsChange(*this, [this] { write(); });
}

QWidget* PicturePage::side() {
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(kStep);
    auto* row = new QHBoxLayout;
    row->addWidget(open_, 1);
    row->addWidget(paste_, 1);
    row->addWidget(cancel_, 1);
    for (QWidget* each : std::initializer_list<QWidget*>{progress_, ruling_, said_}) {
        column->addWidget(each);
    }
    column->addWidget(seen_, 1);
    column->addLayout(row); // the ruling stands at the top
    for (QWidget* each : std::initializer_list<QWidget*>{notes_, fold_, search_, more_}) {
        column->addWidget(each);
    }
    column->addStretch();
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);
    seen_->setMinimumHeight(160);
    said_->hide();
    more_->hide();
    fold_->setCheckable(true);
    fold_->setAutoRaise(true);
    fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold_->setArrowType(Qt::RightArrow);
    return panel;
}

void PicturePage::connectParts() {
    connect(open_, &QPushButton::clicked, this, &PicturePage::browse);
    connect(paste_, &QPushButton::clicked, this, &PicturePage::paste);
    connect(cancel_, &QPushButton::clicked, this, &PicturePage::cancel);
    connect(ruling_, &RulingPanel::answered, this, &PicturePage::answer);
    connect(ruling_, &RulingPanel::copyWanted, this, &PicturePage::copy);
    connect(ruling_, &RulingPanel::saveWanted, this, &PicturePage::browseForSaving);
    connect(ruling_, &RulingPanel::drawingToggled, this,
            [this] { view_->setDrawn(ruling_->isDrawn()); });
    connect(fold_, &QToolButton::toggled, this, [this](bool open) {
        fold_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        more_->setVisible(open);
        search_->setVisible(open || search_->isUrgent());
    });
    connect(more_, &MorePanel::lookWanted, this, &PicturePage::look);
    connect(more_, &MorePanel::tossChosen, this, [this] {
        attacker_ = more_->attacker();
        target_ = more_->target();
        showAnswer();
    });
    connect(search_, &SearchPanel::wanted, this, [this](const std::set<Detector>& more) {
        question_.request.detectors = (*answer_)->sought;
        question_.request.detectors.insert(more.begin(), more.end());
        if (question_.request.detectors.contains(Detector::Stones)) {
            // stones are searched on a board that an earlier search found
            question_.board = PictureQuestion::Board::Sought;
        }
        look();
    });
    connect(search_, &SearchPanel::boardWanted, this, [this] {
        question_.request.detectors = (*answer_)->sought;
        question_.board = PictureQuestion::Board::Sought;
        look();
    });
    connect(search_, &SearchPanel::cornersWanted, this, &PicturePage::beginCorners);
    connect(search_, &SearchPanel::cornersSet, this, &PicturePage::endCorners);
    connect(corrected_, &CorrectedLook::changed, this, [this] {
        answers_ = {}; // an added match changes the numbers of other matches
        showAnswer();
    });
    connect(corrected_, &CorrectedLook::told, this, &PicturePage::told);
    connect(corrected_, &CorrectedLook::fires, this, [this](const QString& galley) {
        attacker_ = galley;
        target_ = target_ == galley ? QString() : target_;
        showAnswer();
    });
    connect(corrected_, &CorrectedLook::isFiredAt, this, [this](const QString& galley) {
        target_ = galley;
        attacker_ = attacker_ == galley ? QString() : attacker_;
        showAnswer();
    });
    connect(this, &PicturePage::told, said_, [this](const QString& what) {
        said_->setText(what);
        said_->setVisible(!what.isEmpty());
    });
    connect(view_, &PictureView::pointed, this, &PicturePage::pointAt);
    connect(view_, &PictureView::pictureWanted, this, &PicturePage::browse);
    connect(view_, &PictureView::menuWanted, this, [this](QPointF pixel, const QPoint& where) {
        if (drawn_) {
            openMenu(pieceAt(*drawn_, pixel, reach()), pixel, where);
        }
    });
    connect(seen_, &SeenList::picked, this,
            [this](const QString& key) { light(key.toStdString()); });
    connect(seen_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        openMenu(seen_->keyAt(at), std::nullopt, seen_->viewport()->mapToGlobal(at));
    });
}

void PicturePage::addKeys() {
    const auto add = [this](const QKeySequence& keys, auto words, auto act) {
        connect(new NamedKey(keys, *this, words), &QShortcut::activated, this, act);
    };
    new NamedKey(QKeySequence::Paste, *this, *paste_);
    add(
        QKeySequence::Undo, [] { return tr("Take back"); }, [this] { corrected_->undo(); });
    add(
        Qt::Key_Escape, [] { return tr("Cancel"); },
        [this] {
            delete corners_;
            search_->setCorners(Qt::Unchecked);
            corrected_->wantNothing();
        });
}

void PicturePage::write() {
    open_->setText(tr("Open a picture…"));
    open_->setToolTip(tr("A photograph of your table from above (Ctrl+O)"));
    paste_->setText(tr("Paste"));
    paste_->setToolTip(tr("The picture that was copied elsewhere (Ctrl+V)"));
    cancel_->setText(tr("Cancel"));
    fold_->setText(tr("More"));
    progress_->setAccessibleName(tr("The picture is being looked at"));
    seen_->setAccessibleName(tr("What lies on the table"));
    seen_->setToolTip(tr("A right click on a piece says what is wrong with it"));
    view_->setAccessibleName(tr("The picture"));
    view_->setAccessibleDescription(tr("Plus and minus zoom, 0 shows all of it"));
    view_->setHint(tr("Drop a picture of your table here.\nOr click here, or paste it."));
    showAnswer();
}

void PicturePage::browse() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a picture"), recall(remembered::kPictures),
        tr("Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)"));
    if (!file.isEmpty()) {
        open({file, {}, {}, {}});
    }
}

void PicturePage::paste() {
    const QMimeData* offered = QGuiApplication::clipboard()->mimeData();
    if (offered != nullptr && offersPicture(*offered)) {
        take(*offered);
    } else {
        Q_EMIT told(tr("There is no picture on the clipboard. Copy one, and paste again."));
    }
}

void PicturePage::open(const Files& files) {
    beginOwn(files.before);
    if (!files.table.isEmpty()) {
        more_->table().setText(files.table);
    }
    if (!files.camera.isEmpty()) {
        more_->camera().setText(files.camera);
    }
    remember(remembered::kPictures, QFileInfo(files.picture).path());
    offer(std::filesystem::path(files.picture.toStdString()), files.picture);
}

/// Starts work on a picture of the user. After a sample, restores the user's own files.
void PicturePage::beginOwn(const QString& before) {
    if (std::exchange(isSample_, false)) {
        more_->recallFiles();
    }
    more_->before().setText(before);
}

void PicturePage::openSample(const QString& picture) {
    isSample_ = true;
    for (FileChoice* each : {&more_->before(), &more_->table(), &more_->camera()}) {
        each->setText({});
    }
    offer(std::filesystem::path(picture.toStdString()), picture);
}

void PicturePage::take(const QMimeData& offered) {
    const auto picture = pictureIn(offered);
    if (!picture) {
        return;
    }
    if (const auto* file = std::get_if<std::filesystem::path>(&*picture)) {
        open({QString::fromStdString(file->string()), {}, {}, {}});
    } else {
        beginOwn({});
        offer(*picture, tr("pasted picture"));
    }
}

void PicturePage::chooseToss(const QString& attacker, const QString& target) {
    chosenAttacker_ = attacker;
    chosenTarget_ = target;
}

void PicturePage::offer(const OfferedPicture& offered, const QString& name) {
    name_ = name;
    attacker_ = std::exchange(chosenAttacker_, {});
    target_ = std::exchange(chosenTarget_, {});
    answers_ = {};
    question_ = {};
    Q_EMIT told({});
    setBusy(Qt::Checked);
    looking_->send([this, offered, name]() -> Errands::Answer {
        const auto read = readOffered(offered, name);
        if (!read) {
            const auto failed =
                std::make_shared<const Expected<Look>>(tl::make_unexpected(read.error()));
            return [this, failed] {
                picture_.reset();
                levels_ = {};
                view_->showLevels(levels_);
                show(failed);
            };
        }
        const auto picture = std::make_shared<const CheckedPicture>(*read);
        return [this, picture, levels = levelsOf(picture->image)] { showPicture(picture, levels); };
    });
}

void PicturePage::showPicture(const std::shared_ptr<const CheckedPicture>& picture,
                              PictureLevels levels) {
    picture_ = picture;
    levels_ = std::move(levels);
    answer_.reset();
    corrected_->setLook(nullptr, {});
    showAnswer();
    view_->showLevels(levels_);
    view_->fit();
    view_->setFocus();
    look();
}

void PicturePage::look() {
    if (!picture_) {
        return;
    }
    LookRequest& request = question_.request;
    request.picture = name_.toStdString();
    request.table = more_->table().file();
    request.camera = more_->camera().file();
    request.before = more_->before().file();
    question_.image = picture_->image;
    question_.damage =
        picture_->damage.isAny() ? std::optional(warningOf(picture_->damage)) : std::nullopt;
    if (!isSample_) {
        remember(remembered::kTable, more_->table().text());
        remember(remembered::kCamera, more_->camera().text());
    }
    delete corners_;
    setBusy(Qt::Checked);
    looking_->send([this, question = question_]() -> Errands::Answer {
        const auto answer = std::make_shared<const Expected<Look>>(answerTo(question));
        return [this, answer] { show(answer); };
    });
}

void PicturePage::setBusy(Qt::CheckState busy) {
    progress_->setVisible(busy != Qt::Unchecked);
    cancel_->setVisible(busy != Qt::Unchecked);
    paste_->setVisible(busy == Qt::Unchecked && !picture_);
    accent(*open_, picture_ ? Accent::None : Accent::Next);
    more_->allowLook(busy == Qt::Unchecked && picture_ ? Qt::Checked : Qt::Unchecked);
}

void PicturePage::cancel() {
    looking_->forget();
    setBusy(Qt::Unchecked);
}

void PicturePage::show(const LookAnswer& answer) {
    cancel();
    answer_ = answer;
    answers_ = {}; // a new examination may number the matches differently
    corrected_->setLook(answer, more_->table().file());
    framePieces();
    showAnswer();
    Q_EMIT answered();
}

void PicturePage::dragEnterEvent(QDragEnterEvent* event) {
    if (offersPicture(*event->mimeData())) {
        view_->setNotice(tr("Drop the picture here"));
        event->acceptProposedAction();
    }
}

void PicturePage::dragLeaveEvent(QDragLeaveEvent*) {
    view_->setNotice({});
}

void PicturePage::dropEvent(QDropEvent* event) {
    view_->setNotice({});
    event->acceptProposedAction();
    take(*event->mimeData());
}

} // namespace umpire::desk

#include "moc_picture_page.cpp"

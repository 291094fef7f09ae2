#include "app/desk/picture/corners_panel.h"

#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/languages.h"

#include <QFormLayout>
#include <QGraphicsScene>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// Minimum, maximum and usual sides of the play area in millimetres.
constexpr int kSmallest = 100;
constexpr int kLargest = 5000;
constexpr std::array kUsual = {600, 420};
/// Initial distance of the corners from the picture's edges, as a share of the picture's width and
/// height.
constexpr double kInset = 0.2;

CornerHandles::Corners inTheMiddle(QSize picture) {
    const double left = picture.width() * kInset;
    const double top = picture.height() * kInset;
    const double right = picture.width() - left;
    const double bottom = picture.height() - top;
    return {{{left, bottom}, {right, bottom}, {right, top}, {left, top}}};
}

CornerHandles::Corners cornersIn(const TableView& view) {
    return {areaPixel(view, 0, 0), areaPixel(view, 1, 0), areaPixel(view, 1, 1),
            areaPixel(view, 0, 1)};
}

QSpinBox* millimetreBox(int value) {
    auto* box = new QSpinBox;
    box->setRange(kSmallest, kLargest);
    box->setValue(value);
    box->setSuffix(QStringLiteral(" mm"));
    return box;
}

} // namespace

CornersPanel::CornersPanel(QWidget* parent)
    : QWidget(parent), begin_(new QPushButton), drop_(new QPushButton), form_(new QWidget),
      help_(wrappedLabel()), widthLabel_(wrappedLabel()), width_(millimetreBox(kUsual[0])),
      heightLabel_(wrappedLabel()), height_(millimetreBox(kUsual[1])), turn_(new QPushButton),
      use_(new QPushButton) {
    auto* rows = new QVBoxLayout(form_);
    rows->setContentsMargins({});
    for (QWidget* row : std::initializer_list<QWidget*>{help_, widthLabel_, width_, heightLabel_,
                                                        height_, turn_, use_}) {
        rows->addWidget(row);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QWidget* row : {form_, static_cast<QWidget*>(drop_), static_cast<QWidget*>(begin_)}) {
        column->addWidget(row);
    }
    connect(begin_, &QPushButton::clicked, this, &CornersPanel::wanted);
    connect(drop_, &QPushButton::clicked, this, &CornersPanel::dropped);
    connect(turn_, &QPushButton::clicked, this, [this] {
        if (handles_) {
            handles_->turn();
        }
    });
    connect(use_, &QPushButton::clicked, this, &CornersPanel::choose);
    for (QSpinBox* box : {width_, height_}) {
        connect(box, &QSpinBox::valueChanged, this, &CornersPanel::put);
    }
    reset({});
    whenTextsChange(*this, [this] { write(); });
}

void CornersPanel::write() {
    begin_->setText(tr("Set the corners by hand"));
    begin_->setToolTip(tr("If the tags cannot be used, show where the table is"));
    drop_->setText(tr("Look for the tags again"));
    help_->setText(tr(
        "Drag each corner to its corner of the play area. The near corners are on side A, and the "
        "far corners are on side B. Left and right are as the player of side A sees them. With the "
        "keyboard, choose the next corner with the space bar, and move the corner with the arrow "
        "keys."));
    if (handles_) {
        handles_->update(); // the names of the corners
    }
    widthLabel_->setText(tr("Width, along side A's edge"));
    heightLabel_->setText(tr("Depth, from side A to side B"));
    width_->setAccessibleName(widthLabel_->text());
    height_->setAccessibleName(heightLabel_->text());
    turn_->setText(tr("Side A sits at the next edge"));
    use_->setText(tr("Use these corners"));
}

void CornersPanel::reset(const std::optional<TableCorners>& corners) {
    delete handles_;
    form_->hide();
    begin_->show();
    begin_->setEnabled(false);
    drop_->setVisible(corners.has_value());
    last_ = corners ? corners : last_;
}

void CornersPanel::allow() {
    begin_->setEnabled(true);
}

void CornersPanel::begin(PictureView& view, const std::optional<TableDescription>& table,
                         const std::optional<TableView>& found) {
    picture_ = view.pictureSize();
    CornerHandles::Corners corners = found ? cornersIn(*found) : inTheMiddle(picture_);
    const auto isInside = [frame = QRectF(QPointF(), picture_)](const QPointF& corner) {
        return frame.contains(corner);
    };
    if (!std::ranges::all_of(corners, isInside)) {
        corners = inTheMiddle(picture_);
    }
    if (last_ && last_->picture == cv::Size(picture_.width(), picture_.height())) {
        std::ranges::transform(last_->at, corners.begin(),
                               [](const ImagePoint& each) { return pixelOf(each); });
    }
    delete handles_;
    handles_ = new CornerHandles(picture_, corners);
    table_ = table;
    if (table) {
        width_->setValue(int(std::lround(table->width.value())));
        height_->setValue(int(std::lround(table->height.value())));
    }
    width_->setEnabled(!table);
    height_->setEnabled(!table);
    put();
    view.scene()->addItem(handles_);
    view.setFocus();
    handles_->setFocus();
    form_->show();
    begin_->hide();
}

void CornersPanel::put() {
    if (handles_) {
        handles_->setTable(table_ ? table_->board : std::nullopt,
                           QSizeF(width_->value(), height_->value()));
    }
}

void CornersPanel::choose() {
    if (!handles_) {
        return;
    }
    TableCorners corners;
    std::ranges::transform(handles_->corners(), corners.at.begin(), [](const QPointF& each) {
        return ImagePoint{Pixels(each.x()), Pixels(each.y())};
    });
    corners.picture = {picture_.width(), picture_.height()};
    corners.width = table_ ? table_->width : Millimetres(width_->value());
    corners.height = table_ ? table_->height : Millimetres(height_->value());
    Q_EMIT chosen(corners);
}

} // namespace umpire::desk

#include "moc_corners_panel.cpp"

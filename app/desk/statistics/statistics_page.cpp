#include "app/desk/statistics/statistics_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/statistics/plot_view.h"
#include "app/desk/statistics/save_dialog.h"
#include "app/desk/statistics/save_plot.h"
#include "app/desk/words/told_record.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent), plots_(nullptr), said_(wrappedLabel()) {
    auto* plots = new QWidget;
    plots_ = new QVBoxLayout(plots);
    plots_->setSpacing(2 * kStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    auto* scroller = new TallColumn(plots);
    scroller->setFrameShape(QFrame::NoFrame);
    column->addWidget(scroller, 1);
    column->addWidget(said_);
    said_->hide();
}

void StatisticsPage::setRecord(const JournalRecord* record) {
    setPlots(record != nullptr ? plotsOf(*record) : std::vector<Plot>(),
             record != nullptr ? proposedName(record->settings) : QString());
}

void StatisticsPage::setPlots(const std::vector<Plot>& plots, const QString& name) {
    while (QLayoutItem* item = plots_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    said_->hide();
    for (const Plot& plot : plots) {
        plots_->addWidget(answered(plot, name));
    }
    plots_->addStretch();
}

QWidget* StatisticsPage::answered(const Plot& plot, const QString& game) {
    auto* card = new QWidget;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins({});
    column->setSpacing(kStep);
    auto* head = new QHBoxLayout;
    head->setSpacing(kStep);
    QLabel* question = wrappedLabel();
    question->setText(plot.question);
    emphasise(*question, letters::kCard);
    auto* save = new QPushButton(tr("Save…"));
    save->setAccessibleName(tr("Save: %1").arg(plot.title));
    save->setToolTip(tr("Save this plot as a picture (PNG, SVG) or as numbers (CSV)"));
    const QString name = game + QLatin1Char('-') + plot.file;
    connect(save, &QPushButton::clicked, this, [this, plot, name] { this->save(plot, name); });
    head->addWidget(question, 1);
    head->addWidget(save, 0, Qt::AlignTop);
    column->addLayout(head);
    if (!plot.answer.isEmpty()) {
        QLabel* answer = wrappedLabel();
        answer->setText(plot.answer);
        column->addWidget(answer);
    }
    column->addWidget(new PlotView(plot));
    return card;
}

void StatisticsPage::save(const Plot& plot, const QString& name) {
    const std::vector<FileForm> forms = {{tr("Picture (*.png)"), QStringLiteral("png")},
                                         {tr("Drawing (*.svg)"), QStringLiteral("svg")},
                                         {tr("Numbers (*.csv)"), QStringLiteral("csv")}};
    if (const auto chosen = askWhereToSave(*this, tr("Save the plot"), name, forms)) {
        const QString failure =
            savePlot(plot, std::array{PlotForm::Png, PlotForm::Svg, PlotForm::Csv}[chosen->form],
                     chosen->file);
        said_->setText(failure.isEmpty() ? tr("Written: %1").arg(chosen->file) : failure);
        said_->show();
    }
}

} // namespace umpire::desk

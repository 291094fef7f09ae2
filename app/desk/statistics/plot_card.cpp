#include "app/desk/statistics/plot_card.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/statistics/plot_view.h"
#include "app/desk/statistics/save_dialog.h"
#include "app/desk/statistics/save_plot.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {

PlotCard::PlotCard(const Plot& plot, const QString& game, QWidget* parent)
    : QWidget(parent), view_(new PlotView(plot)) {
    auto* column = new QVBoxLayout(this);
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
    connect(save, &QPushButton::clicked, this, [this, name] { this->save(name); });
    head->addWidget(question, 1);
    head->addWidget(save, 0, Qt::AlignTop);
    column->addLayout(head);
    if (!plot.answer.isEmpty()) {
        QLabel* answer = wrappedLabel();
        answer->setText(plot.answer);
        column->addWidget(answer);
    }
    column->addWidget(view_);
}

void PlotCard::save(const QString& name) {
    const std::vector<FileForm> forms = {{tr("Picture (*.png)"), QStringLiteral("png")},
                                         {tr("Drawing (*.svg)"), QStringLiteral("svg")},
                                         {tr("Numbers (*.csv)"), QStringLiteral("csv")}};
    if (const auto chosen = askWhereToSave(*this, tr("Save the plot"), name, forms)) {
        Plot plot = view_->plot();
        plot.here.reset();
        const QString failure =
            savePlot(plot, std::array{PlotForm::Png, PlotForm::Svg, PlotForm::Csv}[chosen->form],
                     chosen->file);
        Q_EMIT saved(failure.isEmpty() ? tr("Written: %1").arg(chosen->file) : failure);
    }
}

} // namespace umpire::desk

#include "moc_plot_card.cpp"

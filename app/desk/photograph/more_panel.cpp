#include "app/desk/photograph/more_panel.h"

#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {

MorePanel::MorePanel(QWidget* parent)
    : QWidget(parent), before_(new FileChoice), table_(new FileChoice), camera_(new FileChoice),
      look_(new QPushButton), toss_(new QWidget), attackerLabel_(plainLabel()),
      targetLabel_(plainLabel()), attacker_(new QComboBox), target_(new QComboBox) {
    auto* form = new QFormLayout(toss_);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(attackerLabel_, attacker_);
    form->addRow(targetLabel_, target_);
    attackerLabel_->setBuddy(attacker_);
    targetLabel_->setBuddy(target_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QWidget* row : std::initializer_list<QWidget*>{toss_, before_, table_, camera_, look_}) {
        column->addWidget(row);
    }
    toss_->hide();
    look_->setEnabled(false);
    recallFiles();
    connect(attacker_, &QComboBox::activated, this, &MorePanel::tossChosen);
    connect(target_, &QComboBox::activated, this, &MorePanel::tossChosen);
    connect(look_, &QPushButton::clicked, this, &MorePanel::lookWanted);
    whenTextsChange(*this, [this] { write(); });
}

void MorePanel::recallFiles() {
    table_->setText(recall(remembered::kTable));
    camera_->setText(recall(remembered::kCamera));
}

void MorePanel::write() {
    const QString yaml = tr("YAML files (*.yaml *.yml);;All files (*)");
    const QString pictures =
        tr("Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)");
    before_->setTexts(tr("A picture of the same table a moment earlier"), tr("not needed"),
                      pictures);
    table_->setTexts(tr("Table file"), tr("not needed: tags or pieces give the scale"), yaml);
    camera_->setTexts(tr("Camera file"), tr("not needed: the camera is estimated"), yaml);
    look_->setText(tr("Look again"));
    attackerLabel_->setText(tr("Who fires"));
    targetLabel_->setText(tr("At whom"));
}

void MorePanel::offerGalleys(const std::vector<Galley>& galleys, const std::string& attacker,
                             const std::string& target) {
    toss_->setVisible(galleys.size() >= 2);
    for (const auto& [box, chosen] : {std::pair(attacker_, attacker), std::pair(target_, target)}) {
        box->clear();
        for (const Galley& galley : galleys) {
            box->addItem(QString::fromStdString(galley.id));
        }
        box->setCurrentIndex(box->findText(QString::fromStdString(chosen)));
    }
}

QString MorePanel::attacker() const {
    return attacker_->currentText();
}

QString MorePanel::target() const {
    return target_->currentText();
}

void MorePanel::allowLook(Qt::CheckState allowed) {
    look_->setEnabled(allowed != Qt::Unchecked);
}

} // namespace umpire::desk

#include "moc_more_panel.cpp"

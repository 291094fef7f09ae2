#pragma once

#include "app/desk/parts/errands.h"
#include "app/desk/photograph/offered_picture.h"
#include "app/desk/photograph/picture_question.h"
#include "app/desk/photograph/ruling_sheet.h"
#include "app/desk/picture/picture_levels.h"
#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/settled_toss.h"

#include <array>
#include <memory>
#include <QPointer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
QT_END_NAMESPACE

namespace umpire::desk {

class CornerHandles;
class CorrectedLook;
class MorePanel;
class PictureView;
class RulingPanel;
class SearchPanel;
class SeenList;

/// Shows a picture with the pieces on its table, and rules on a toss, like the commands `umpire
/// look` and `umpire score`. A dropped, pasted or opened picture is examined at once.
class PicturePage : public QWidget {
    Q_OBJECT
public:
    explicit PicturePage(QWidget* parent = nullptr);

    struct Files {
        QString picture;
        QString table;
        QString camera;
        QString before;
    };
    void open(const Files& files);
    /// Opens a sample picture without a table file or camera file. The stored paths of the user's
    /// own files stay unchanged.
    void openSample(const QString& picture);
    /// Opens the first picture in dropped or pasted data; does nothing if there is none.
    void take(const QMimeData& offered);
    /// Sets the toss to rule on in the next picture. Ignored if that picture does not contain both
    /// galleys.
    void chooseToss(const QString& attacker, const QString& target);
    [[nodiscard]] bool isBusy() const { return looking_->isBusy(); }

    /// Opens a dialog in which the user selects a picture.
    void browse();
    /// Copies the picture with its ruling to the clipboard, or saves it as a file.
    void copy();
    void save(const QString& file);
    /// Returns the proposed path for saving: "toss-ruling.png" in the picture's folder.
    [[nodiscard]] QString proposedFile() const;

Q_SIGNALS:
    /// Emitted when the result or the failure of an examination is shown.
    void answered();
    /// Emitted with the result of a copy, a save or a correction, in words.
    void told(const QString& what);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    QWidget* side();
    void connectParts();
    void addKeys();
    void write();
    void paste();
    void browseForSaving();
    void framePieces();
    void askWhatIsTooClose(const war_galley::TossRuling& ruling, const std::vector<Match>& matches);
    void answer(const QString& key, bool said);
    void beginOwn(const QString& before);
    void offer(const OfferedPicture& offered, const QString& name);
    void showPicture(const std::shared_ptr<const CheckedPicture>& picture, PictureLevels levels);
    void look();
    void setBusy(Qt::CheckState busy);
    void cancel();
    void show(const LookAnswer& answer);
    void showAnswer();
    void showNotes(const Look& look);
    [[nodiscard]] QString summaryOf(const Look& look) const;
    void rule(const Look& look);
    void pointAt(QPointF pixel);
    void openMenu(const std::string& key, std::optional<QPointF> pixel, const QPoint& where);
    void light(const std::string& key);
    void chooseByClick(const QString& galley);
    void beginCorners();
    void endCorners();
    [[nodiscard]] RulingSheet sheet() const;
    [[nodiscard]] double reach() const;

    QPushButton* open_;
    QPushButton* paste_;
    QPushButton* cancel_;
    QProgressBar* progress_;
    RulingPanel* ruling_;
    SearchPanel* search_;
    SeenList* seen_;
    QLabel* notes_;
    QLabel* said_;
    QToolButton* fold_;
    MorePanel* more_;
    PictureView* view_;
    CorrectedLook* corrected_;
    Errands* looking_;
    Errands* sheets_;
    /// belongs to the scene of `view_`; null: no corners are shown
    QPointer<CornerHandles> corners_;

    QString name_;                                  ///< name of the picture in messages
    std::shared_ptr<const CheckedPicture> picture_; ///< null: no picture
    PictureLevels levels_;
    PictureQuestion question_; ///< settings for the next examination of the picture
    LookAnswer answer_;
    std::optional<SeenTable> drawn_;
    QString attacker_; ///< id of the attacker that a user chose; empty: nobody has chosen
    QString target_;
    std::string bowWanted_;  ///< id of the galley whose bow the user must click; empty: none
    QString chosenAttacker_; ///< attacker to choose in the next picture
    QString chosenTarget_;
    bool isSample_ = false;
    /// The players' answers to questions about the toss that is too close to call.
    war_galley::TossAnswers answers_;
    std::array<std::string, 2> answersFor_; ///< attacker and target that `answers_` belong to
};

} // namespace umpire::desk

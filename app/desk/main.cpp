#include "app/common/failure/printable.h"
#include "app/desk/picture/frame_counter.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/window/main_window.h"
#include "app/eye/one_picture/process.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <QApplication>
#include <QIcon>
#include <QTimer>

/// The program `umpire-desk`: the window at the table.
namespace umpire::desk {
namespace {

struct DeskOptions {
    std::string picture;
    std::string before;
    std::string table;
    std::string camera;
    std::string attacker;
    std::string target;
    std::string language;
    std::string photograph;
    std::string watch;
    std::string game;
    std::string variant;
    std::string journal;
    bool tells = false;
    bool counts = false;
};

void addOptions(CLI::App& app, DeskOptions& options) {
    app.add_option("FILE", options.picture, "a picture of the table, or the record of a game");
    app.add_option("--before", options.before, "a picture of the same table a moment earlier");
    app.add_option("--table", options.table,
                   "the table file (YAML), which describes the play area and the tags");
    app.add_option("--camera", options.camera, "the camera file (YAML)");
    auto* target = app.add_option("--target", options.target,
                                  "the galley at which the toss was aimed; rules on the toss");
    app.add_option("--attacker", options.attacker, "the galley that tossed, such as g1")
        ->needs(target);
    app.add_option("--photograph", options.photograph,
                   "saves a picture of the window (PNG or JPEG) when the window shows what was "
                   "asked for, and ends");
    app.add_option("--language", options.language, "en, hu, bg, ru or pl")
        ->check(CLI::IsMember({"en", "hu", "bg", "ru", "pl"}));
    auto* watch =
        app.add_option("--watch", options.watch,
                       "starts a game at once with this camera, stream's address or film");
    app.add_option("--game", options.game, "the game that is watched, such as murus-gallicus")
        ->needs(watch);
    app.add_option("--variant", options.variant, "the variant of that game")->needs(watch);
    app.add_option("--journal", options.journal,
                   "a new file for the record of the game, or a record that is continued")
        ->needs(watch);
    app.add_flag("--tell", options.tells, "also writes the announcements to standard output");
    app.add_flag(
           "--count-frames", options.counts,
           "prints how soon and how often pictures were shown; ends when the film or stream ends")
        ->needs(watch);
    app.set_version_flag("--version", std::string("umpire-desk ") + UMPIRE_VERSION);
}

/// Tells whether there is a display. Without a display, Qt aborts the process with a core dump.
bool hasDisplay() {
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') {
            return true;
        }
    }
    return false;
}

LiveRequest requestOf(const DeskOptions& options) {
    LiveRequest request;
    request.source = options.watch;
    request.game = options.game;
    request.variant = options.variant;
    if (!options.table.empty()) {
        request.table = options.table;
    }
    if (!options.camera.empty()) {
        request.camera = options.camera;
    }
    if (!options.before.empty()) {
        request.before = options.before;
    }
    if (!options.journal.empty()) {
        (looksLikeJournal(options.journal) ? request.resume : request.journal) = options.journal;
    }
    return request;
}

/// Prints the sentence of an announcement to standard output, for a speech program such as `spd-say
/// --pipe-mode`. Prints nothing for a change of the table's state.
void tell(const GamePage& page, const Announcement& announcement) {
    if (!std::holds_alternative<StateChanged>(announcement.event)) {
        std::cout << printable(page.sentenceOf(announcement.event).toStdString()) << std::endl;
    }
}

/// Saves a screenshot of the window as `file` after each announcement of a game; each overwrites
/// the previous one. Ends the program when the game ends, or after a screenshot of the first ruling
/// on a picture or the first event of a record.
void photograph(MainWindow& window, const QString& file) {
    constexpr int kPainted = 300; // milliseconds that a page needs for its layout and painting
    // milliseconds after which the position that follows an announcement is visible
    constexpr int kPositionComes = 60;
    const auto save = [&window, file] {
        if (!window.grab().save(file)) {
            std::cerr << "umpire-desk: " << printable(file.toStdString())
                      << ": cannot be written\n";
        }
    };
    const auto saveAndEnd = [save] {
        save();
        QCoreApplication::quit();
    };
    const auto soon = [&window, saveAndEnd] { QTimer::singleShot(kPainted, &window, saveAndEnd); };
    QObject::connect(&window.picturePage(), &PicturePage::answered, &window, soon);
    QObject::connect(&window.recordPage(), &RecordPage::stepped, &window, soon);
    QObject::connect(&window.gamePage(), &GamePage::heard, &window,
                     [&window, save](const Announcement& announcement) {
                         if (!std::holds_alternative<StateChanged>(announcement.event)) {
                             QTimer::singleShot(kPositionComes, &window, save);
                         }
                     });
    QObject::connect(&window.gamePage(), &GamePage::ended, &window, &QCoreApplication::quit);
}

int run(int argc, char** argv, const DeskOptions& options) {
    const auto began = FrameCounter::Clock::now();
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("umpire"));
    QCoreApplication::setApplicationName(QStringLiteral("umpire-desk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(UMPIRE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("umpire-desk"));
    QGuiApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("umpire-desk"),
                                                    QIcon(QStringLiteral(":/umpire-desk.png"))));
    MainWindow window;
    const EndSignals signals([&window] {
        QMetaObject::invokeMethod(&window, [&window] {
            window.close();
            QCoreApplication::exit(0); // ends the program even while a dialog is open
        });
    });
    if (!options.language.empty()) {
        window.speak(QString::fromStdString(options.language));
    }
    window.show();
    if (options.tells) {
        QObject::connect(
            &window.gamePage(), &GamePage::heard, &window,
            [&window](const Announcement& announcement) { tell(window.gamePage(), announcement); });
    }
    const FrameCounter counter(window.gamePage().view(), began);
    if (options.counts) {
        QObject::connect(&window.gamePage(), &GamePage::ended, &window, [&counter] {
            std::cout << counter.text().toStdString() << std::endl;
            QCoreApplication::quit();
        });
    }
    if (!options.photograph.empty()) {
        photograph(window, QString::fromStdString(options.photograph));
    }
    window.picturePage().chooseToss(QString::fromStdString(options.attacker),
                                    QString::fromStdString(options.target));
    if (!options.watch.empty()) {
        window.startGame(requestOf(options));
    } else if (looksLikeJournal(options.picture)) {
        window.openRecord(QString::fromStdString(options.picture));
    } else if (!options.picture.empty()) {
        window.openPicture(
            {QString::fromStdString(options.picture), QString::fromStdString(options.table),
             QString::fromStdString(options.camera), QString::fromStdString(options.before)});
    }
    return QApplication::exec();
}

} // namespace
} // namespace umpire::desk

int main(int argc, char** argv) {
    umpire::startProcess();
    CLI::App app("The window of Umpire, which referees tabletop games from pictures and cameras",
                 "umpire-desk");
    umpire::desk::DeskOptions options;
    umpire::desk::addOptions(app, options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int status = app.exit(error);
        return status == 0 ? 0 : int(umpire::ExitStatus::WrongUsage);
    }
    if (!umpire::desk::hasDisplay()) {
        std::cerr << "umpire-desk: there is no display to open a window on; use the `umpire` "
                     "command, or set DISPLAY\n";
        return int(umpire::ExitStatus::CannotWrite);
    }
    return umpire::desk::run(argc, argv, options);
}

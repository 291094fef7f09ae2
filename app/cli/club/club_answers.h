#pragma once

#include "app/cli/club_options.h"
#include "app/cli/look_options.h"
#include "app/club/tables/club_folder.h"
#include "app/print/kit/kit.h"

namespace umpire {

/// Answers `umpire club init`: creates the folder, and prints the next steps. Errors: those of
/// makeClubFolder.
Expected<void> answerClubInit(const std::filesystem::path& folder, const ClubPlan& plan);

/// Answers `umpire club key`: gives tables new passwords, and adds new tables. Errors: those of
/// giveTableKeys.
Expected<void> answerClubKey(const std::filesystem::path& folder,
                             const std::vector<std::string>& tables);

/// Answers `umpire club renew`: makes a new certificate, and prints how to use it. Errors: those of
/// renewCertificate.
Expected<void> answerClubRenew(const std::filesystem::path& folder);

struct ClubServeRequest {
    std::filesystem::path folder;
    /// address of the database; empty: the address in the folder
    std::string database;
    std::string listen = "127.0.0.1:8430"; ///< address of the pages
    std::chrono::seconds delay{0};         ///< delay of everything that spectators see
    bool isAnnounced = true;               ///< true: the local network learns of the club
    ClockMessage clock{};                  ///< clock for tables without their own clock
};
/// Answers `umpire club serve`: runs until it is ended. Errors: those of timeControl,
/// readClubFolder, logKeyIn, ClubKeeper::open and Hall::open.
Expected<void> answerClubServe(const ClubServeRequest& request);

/// Answers `umpire club status`: prints the database's data of each table. Errors: those of
/// readClubFolder and ClubStore.
Expected<void> answerClubStatus(const ClubServeRequest& request, AnswerForm form);

struct ClubArchiveRequest {
    std::filesystem::path folder;
    std::string database; ///< address of the database; empty: the address in the folder
    std::filesystem::path out;
    std::vector<std::filesystem::path> journals;
    bool hasPictures = true;
};
/// Answers `umpire club archive`: writes the archive and prints its content. Errors: those of
/// readClubFolder and writeEventArchive; CannotWrite if any part does not verify.
Expected<void> answerClubArchive(const ClubArchiveRequest& request);

struct ClubSeasonRequest {
    std::filesystem::path rules;
    std::vector<std::filesystem::path> places;
    std::string csv;  ///< folder for the CSV files; empty: none are written
    std::string page; ///< file for the HTML page; empty: none is written
    std::string pdf;  ///< file for the PDF; empty: none is written
    AnswerForm form = AnswerForm::Text;
    Paper paper = Paper::A4;
    Language language = Language::English; ///< language of the page and of the PDF
};
/// Answers `umpire club season`: writes the requested files and prints the figures. Errors: those
/// of the rules' file; CannotRead if no game is found, or if a file is faulty (after counting all
/// others); CannotWrite.
Expected<void> answerClubSeason(const ClubSeasonRequest& request);

/// Answers `umpire club find`: lists the clubs and tables that announce themselves in the local
/// network within `seconds`. Error: CannotWrite if Avahi is not installed or does not run.
Expected<void> answerClubFind(double seconds, AnswerForm form);

/// Answers `umpire club send`: runs until the club has the whole record. Error: CannotWrite if this
/// takes longer than `seconds`.
Expected<void> answerClubSend(const ClubOptions& club, const std::filesystem::path& journal,
                              double seconds);

} // namespace umpire

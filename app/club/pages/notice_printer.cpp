#include "app/club/pages/notice_printer.h"

#include <QFile>

namespace umpire {
namespace {

constexpr std::size_t kMostJobs = 8;

QString qtext(const std::string& text) {
    return QString::fromStdString(text);
}

tl::unexpected<Failure> notPrinted(const Message& why) {
    return failWith(ExitStatus::CannotWrite, message("nothing was printed: %1", why));
}

} // namespace

std::optional<Expected<std::string>> NoticePrinter::print(const WantedNotice& wanted) {
    const auto found = jobs_.find(wanted);
    if (found == jobs_.end()) {
        if (!makeRoom()) {
            return notPrinted(message("too much is being printed; ask again soon"));
        }
        jobs_[wanted] = begin(wanted);
        return std::nullopt;
    }
    if (found->second->process.state() != QProcess::NotRunning) {
        return std::nullopt;
    }
    const std::unique_ptr<Job> job = std::move(found->second);
    jobs_.erase(found);
    QFile pdf(job->folder.filePath("notice.pdf"));
    if (pdf.open(QIODevice::ReadOnly)) {
        return pdf.readAll().toStdString();
    }
    const std::string said = job->process.readAllStandardError().trimmed().toStdString();
    return notPrinted(said.empty() ? message("the program does not run") : Message(said));
}

/// Makes room for a job: removes the oldest printed notice that nobody has fetched. Returns false
/// if all jobs are still printing.
bool NoticePrinter::makeRoom() {
    if (jobs_.size() < kMostJobs) {
        return true;
    }
    auto oldest = jobs_.end();
    for (auto each = jobs_.begin(); each != jobs_.end(); ++each) {
        const bool isFinished = each->second->process.state() == QProcess::NotRunning;
        if (isFinished &&
            (oldest == jobs_.end() || each->second->number < oldest->second->number)) {
            oldest = each;
        }
    }
    if (oldest == jobs_.end()) {
        return false;
    }
    jobs_.erase(oldest);
    return true;
}

std::unique_ptr<NoticePrinter::Job> NoticePrinter::begin(const WantedNotice& wanted) {
    auto job = std::make_unique<Job>();
    job->number = ++begun_;
    const auto put = [&](const char* name, const std::string& text) {
        QFile file(job->folder.filePath(name)); // only its owner may read the folder
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(text));
        }
        return file.fileName();
    };
    QStringList asked = {"tournament",
                         "print",
                         put("tournament.json", wanted.tournament),
                         qtext(wanted.what),
                         "--out",
                         job->folder.filePath("notice.pdf"),
                         "--round",
                         QString::number(wanted.round),
                         "--language",
                         qtext(wanted.language),
                         "--address",
                         qtext(wanted.address)};
    std::string codes;
    for (const auto& [player, code] : wanted.codes) {
        codes += std::to_string(player) + " " + code + "\n";
    }
    if (!codes.empty()) {
        asked << "--codes" << put("codes.txt", codes);
    }
    job->process.start(qtext(program_), asked);
    return job;
}

} // namespace umpire

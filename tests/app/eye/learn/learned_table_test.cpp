#include "app/eye/learn/learn.h"
#include "tests/app/eye/learn/taught_table.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <tuple>
#include <unistd.h>

/// Tests the learned data beside a table file: it is kept, can be undone, and survives damaged
/// files.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

int filesIn(const std::filesystem::path& folder) {
    return int(std::distance(std::filesystem::directory_iterator(folder), {}));
}

std::string errorOf(const Expected<learn::LearnedTable>& read) {
    return read ? "" : english(read.error().message);
}

/// Limits the size of written files while it lives, to simulate a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t most) {
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit small = before_;
        small.rlim_cur = most;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before_{};
};

TEST(LearnedTable, IsReadBackAsItWasWritten) {
    const TaughtTable taught(6);
    ASSERT_TRUE(learn::remember(taught.table(), learn::Agreement::Agreed));
    const auto fit = learn::fitTable(taught.table());
    ASSERT_TRUE(fit) << english(fit.error().message);
    ASSERT_TRUE(fit->fit.look.judge) << "the samples are told apart, and not as shipped";
    const auto read = learn::readLearned(taught.table());
    ASSERT_TRUE(read) << errorOf(read);
    EXPECT_EQ(read->look, fit->fit.look);
    EXPECT_EQ(read->report, fit->report);
    EXPECT_EQ(read->agreement, learn::Agreement::Agreed);
    EXPECT_LT(fit->report.wrongAfter, fit->report.wrongBefore);
    EXPECT_EQ(std::filesystem::status(learn::learnedFileOf(taught.table())).permissions(),
              std::filesystem::perms(0600));
}

TEST(LearnedTable, IsTheSameInWhateverOrderItWasTaught) {
    std::vector<learn::SampledPicture> pictures;
    for (int k = 0; k < 6; ++k) {
        pictures.push_back(taughtPicture(k, 3));
    }
    const learn::LookFit fit = learn::fittedLook(pictures);
    std::ranges::reverse(pictures);
    for (learn::SampledPicture& picture : pictures) {
        std::ranges::reverse(picture.samples);
    }
    EXPECT_EQ(learn::fittedLook(pictures).look, fit.look);
}

TEST(LearnedTable, UndoingAFitRestoresTheFileByteForByte) {
    const TaughtTable taught(6);
    ASSERT_TRUE(learn::remember(taught.table(), learn::Agreement::Agreed));
    const std::string before = contentsOf(learn::learnedFileOf(taught.table()));
    ASSERT_TRUE(learn::fitTable(taught.table()));
    EXPECT_NE(contentsOf(learn::learnedFileOf(taught.table())), before);
    ASSERT_TRUE(learn::undoFit(taught.table()));
    EXPECT_EQ(contentsOf(learn::learnedFileOf(taught.table())), before);
    const auto again = learn::undoFit(taught.table());
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().status, ExitStatus::WrongUsage);
}

TEST(LearnedTable, AnAgreementThatIsTakenBackStaysSoAfterAnUndo) {
    const TaughtTable taught(6);
    ASSERT_TRUE(learn::remember(taught.table(), learn::Agreement::Agreed));
    ASSERT_TRUE(learn::fitTable(taught.table()));
    ASSERT_TRUE(learn::remember(taught.table(), learn::Agreement::Refused));
    ASSERT_TRUE(learn::undoFit(taught.table()));
    const auto read = learn::readLearned(taught.table());
    ASSERT_TRUE(read) << errorOf(read);
    EXPECT_EQ(read->agreement, learn::Agreement::Refused);
    EXPECT_FALSE(read->look.judge);
}

TEST(LearnedTable, IsNotFittedToFewCorrections) {
    const TaughtTable taught(3);
    const auto fit = learn::fitTable(taught.table());
    ASSERT_FALSE(fit);
    EXPECT_THAT(english(fit.error().message), HasSubstr("at least 10 corrections"));
    EXPECT_FALSE(std::filesystem::exists(learn::learnedFileOf(taught.table())));
}

TEST(LearnedTable, ThatDoesNotServeIsAWarningAndNothingLearned) {
    const TaughtTable taught(6);
    ASSERT_TRUE(learn::fitTable(taught.table()));
    const std::string good = contentsOf(learn::learnedFileOf(taught.table()));
    const auto with = [&](const std::string& piece, const std::string& other) {
        std::string text = good;
        const std::size_t at = text.find(piece);
        EXPECT_NE(at, std::string::npos) << piece;
        return text.replace(at, piece.size(), other);
    };
    for (const std::string& text :
         {std::string(), std::string("no yaml: ["), std::string(100, '\0'),
          with("umpire_learned: 1", "umpire_learned: 2"), with("of: \"", "of: \"0"),
          with("swapped: [ ", "swapped: [ .nan, "), with("match: [ ", "match: [ 1e9, "),
          good.substr(0, good.size() / 2)}) {
        std::ignore = taught.scratch().write("table.learned.yaml", text);
        const learn::LearnedOrNot learned = learn::learnedLookOf(taught.table());
        EXPECT_FALSE(learned.look) << text;
        ASSERT_TRUE(learned.warning) << text;
        EXPECT_THAT(english(*learned.warning), HasSubstr("table.learned.yaml"));
        EXPECT_EQ(english(*learned.warning).find('\n'), std::string::npos);
    }
    std::ignore = taught.scratch().write("table.learned.yaml", good);
    EXPECT_TRUE(learn::learnedLookOf(taught.table()).look);
}

TEST(Samples, ThatAreDamagedAreLeftOutAndNamed) {
    const TaughtTable taught(6);
    std::vector<std::filesystem::path> texts;
    std::vector<std::filesystem::path> crops;
    for (const auto& entry : std::filesystem::directory_iterator(taught.folder())) {
        (entry.path().extension() == ".yaml" ? texts : crops).push_back(entry.path());
    }
    std::ofstream(texts.at(0)) << "samples: 7";
    std::ofstream(texts.at(1), std::ios::app)
        << "   - { match: 1, head: at_head, fit: 2, proposed: 0 }\n";
    std::filesystem::resize_file(std::filesystem::path(crops.at(0)),
                                 std::filesystem::file_size(crops.at(0)) / 2); // from any picture
    std::ignore = taught.scratch().write("table.samples/strange.yaml", "samples: 7");
    const auto read = learn::readSamples(taught.folder());
    ASSERT_TRUE(read);
    EXPECT_GE(read->warnings.size(), 2u);
    EXPECT_LE(read->warnings.size(), 3u);
    EXPECT_EQ(read->pictures.size() + read->warnings.size(), 6u);
    for (const Message& warning : read->warnings) {
        EXPECT_EQ(english(warning).find('\n'), std::string::npos);
    }
}

TEST(Samples, OfAPictureReplaceItsOthers) {
    const TaughtTable taught(2);
    learn::SampledPicture picture = taughtPicture(0, 5);
    picture.samples.resize(3);
    ASSERT_TRUE(learn::writeSamples(taught.folder(), picture));
    EXPECT_EQ(filesIn(taught.folder()), 4);
    const auto read = learn::readSamples(taught.folder());
    ASSERT_TRUE(read);
    ASSERT_THAT(read->pictures, SizeIs(2));
    const auto same = std::ranges::find(read->pictures, picture.name, &learn::SampledPicture::name);
    ASSERT_NE(same, read->pictures.end());
    EXPECT_THAT(same->samples, SizeIs(3));
    EXPECT_EQ(same->corrections, 5);
}

TEST(Samples, AndWhatIsLearnedStayAsTheyAreWhereTheDiskIsFull) {
    const TaughtTable taught(6);
    ASSERT_TRUE(learn::remember(taught.table(), learn::Agreement::Agreed));
    const std::string before = contentsOf(learn::learnedFileOf(taught.table()));
    const int files = filesIn(taught.scratch().file(""));
    learn::SampledPicture more = taughtPicture(0, 5);
    more.samples.resize(2);
    {
        const FullDisk full(20);
        const auto written = learn::writeSamples(taught.folder(), more);
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().status, ExitStatus::CannotWrite);
        const auto fit = learn::fitTable(taught.table());
        ASSERT_FALSE(fit);
        EXPECT_EQ(fit.error().status, ExitStatus::CannotWrite);
        EXPECT_THAT(english(fit.error().message), HasSubstr("disk has room"));
    }
    EXPECT_EQ(contentsOf(learn::learnedFileOf(taught.table())), before);
    EXPECT_EQ(filesIn(taught.scratch().file("")), files) << "nothing half written is left";
    const auto read = learn::readSamples(taught.folder());
    ASSERT_TRUE(read);
    EXPECT_THAT(read->warnings, SizeIs(0));
    EXPECT_THAT(read->pictures, SizeIs(6));
}

TEST(Samples, AreNotKeptInAFolderThatMayNotBeWritten) {
    const TaughtTable taught(6);
    const std::filesystem::path folder = taught.scratch().file("");
    std::filesystem::permissions(taught.folder(), std::filesystem::perms(0755));
    std::filesystem::permissions(folder, std::filesystem::perms(0555));
    const bool isRoot = ::geteuid() == 0 && ::seteuid(65'534) == 0;
    const auto remembered = learn::remember(taught.table(), learn::Agreement::Agreed);
    EXPECT_FALSE(learn::writeSamples(taught.folder(), taughtPicture(9, 1)));
    EXPECT_TRUE(!isRoot || ::seteuid(0) == 0);
    std::filesystem::permissions(folder, std::filesystem::perms(0755));
    ASSERT_FALSE(remembered);
    EXPECT_EQ(remembered.error().status, ExitStatus::CannotWrite);
    EXPECT_FALSE(std::filesystem::exists(learn::learnedFileOf(taught.table())));
}

} // namespace
} // namespace umpire::testing

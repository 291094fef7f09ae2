#include "app/record/archive_files/packed_files.h"
#include "tests/app/run_umpire.h"

#include <csignal>
#include <gmock/gmock.h>
#include <map>
#include <random>
#include <sys/resource.h>

/// Tests archives: packed files come out again, whichever program packed them.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

class PackedFiles : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        std::filesystem::create_directories(scratch.file("in/below"));
        for (int i = 0; i < 6; ++i) {
            std::string bytes(30'000, ' '); // random bytes, which cannot be compressed
            for (char& byte : bytes) {
                byte = char(chance() & 0xFFU);
            }
            files["event/below/" + std::to_string(i)] = bytes;
            (void)scratch.write("in/below/" + std::to_string(i), bytes);
        }
        files["event/empty"] = "";
        (void)scratch.write("in/empty", "");
    }

    /// Returns an archive's names and contents, in order.
    static std::map<std::string, std::string> in(const std::filesystem::path& archive) {
        std::map<std::string, std::string> found;
        const auto visited =
            visitPacked(archive, [&](const std::string& name, const std::filesystem::path& file) {
                found[name] = contentsOf(file);
            });
        EXPECT_TRUE(visited) << english(visited.error().message);
        return found;
    }

    ScratchFolder scratch;
    std::mt19937 chance{7};
    std::map<std::string, std::string> files;
    std::filesystem::path packed = scratch.file(std::string("event") + GetParam());
};

TEST_P(PackedFiles, ComeOutAsTheyWere) {
    const auto done = packFolder(scratch.file("in"), packed);
    ASSERT_TRUE(done) << english(done.error().message);
    EXPECT_EQ(in(packed), files);
    EXPECT_EQ(std::filesystem::status(packed).permissions(), std::filesystem::perms(0600));
    EXPECT_FALSE(packFolder(scratch.file("in"), packed)) << "it is there already";
}

TEST_P(PackedFiles, AreWrittenWholeOrNotAtAll) {
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, SIG_IGN);
    for (const rlim_t bytes : {rlim_t{0}, rlim_t{40'000}, rlim_t{180'000}}) {
        const rlimit less{bytes, limit.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &less);
        const auto full = packFolder(scratch.file("in"), packed);
        ::setrlimit(RLIMIT_FSIZE, &limit);
        ASSERT_FALSE(full) << bytes;
        EXPECT_EQ(full.error().status, ExitStatus::CannotWrite);
        EXPECT_THAT(english(full.error().message), HasSubstr(": cannot be written ("));
        const auto left = std::filesystem::directory_iterator(scratch.file(""));
        EXPECT_EQ(std::distance(left, std::filesystem::directory_iterator()), 1) << "only `in`";
    }
}

TEST_P(PackedFiles, SayThatTheyAreDamaged) {
    ASSERT_TRUE(packFolder(scratch.file("in"), packed));
    std::filesystem::resize_file(packed, 50'000);
    int visited = 0;
    const auto cut = visitPacked(packed, [&](auto&&...) { ++visited; });
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().status, ExitStatus::CannotRead);
    EXPECT_THAT(english(cut.error().message), HasSubstr(": cannot be unpacked ("));
    EXPECT_LT(visited, 6);
    EXPECT_FALSE(visitPacked(scratch.write("words.zip", "eggs"), [](auto&&...) {}));
}

/// 80 MB of zeros take 80 kB in an archive.
TEST_P(PackedFiles, ThatHoldFarTooMuchAreNotUnpacked) {
    std::filesystem::resize_file(scratch.write("in/bomb", ""), 80'000'000);
    ASSERT_TRUE(packFolder(scratch.file("in"), packed));
    std::vector<std::string> visited;
    const auto refused =
        visitPacked(packed, [&](const std::string& name, auto&&) { visited.push_back(name); });
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error().message), HasSubstr("far more than is usual"));
    EXPECT_EQ(std::ranges::count(visited, "event/bomb"), 0);
    int count = 0;
    EXPECT_FALSE(visitPacked(
        packed, [&](auto&&...) { ++count; }, [&] { return count > 0; }));
    EXPECT_EQ(count, 1) << "nothing is visited after the end";
}

INSTANTIATE_TEST_SUITE_P(As, PackedFiles, ::testing::Values(".zip", ".tar.gz"),
                         [](const auto& each) {
                             return std::string(each.param) == ".zip" ? "zip" : "tar_gz";
                         });

int runTar(const Arguments& arguments) {
    return endOf(startProgram(with({"tar"}, arguments), {}));
}

/// Debian's own tar checks the format independently.
TEST(PackedFile, IsOneThatTarReadsAndWrites) {
    const ScratchFolder scratch;
    std::filesystem::create_directories(scratch.file("in/below"));
    std::filesystem::create_directories(scratch.file("out"));
    (void)scratch.write("in/below/words", "eggs");
    const auto packed = scratch.file("event.tar.gz");
    ASSERT_TRUE(packFolder(scratch.file("in"), packed));
    ASSERT_EQ(runTar({"-xzf", packed.c_str(), "-C", scratch.file("out").c_str()}), 0);
    EXPECT_EQ(contentsOf(scratch.file("out/event/below/words")), "eggs");
    // A name that leads out of the folder is reported, and no file is written there.
    const auto hostile = scratch.file("hostile.tgz");
    ASSERT_EQ(runTar({"-czf", hostile.c_str(), "-C", scratch.file("in").c_str(), "--transform",
                      "s,.*words,../../../words,", "-P", "below/words"}),
              0);
    std::string names;
    ASSERT_TRUE(
        visitPacked(hostile, [&](const std::string& name, const std::filesystem::path& file) {
            names += name + ": " + contentsOf(file) + "\n";
        }));
    EXPECT_EQ(names, "../../../words: eggs\n");
}

} // namespace
} // namespace umpire::testing

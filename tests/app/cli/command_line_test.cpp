#include "tests/app/odd_pictures.h"
#include "tests/app/run_umpire.h"
#include "tests/app/truth_observation.h"

#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;

Arguments operator+(const Arguments& a, const Arguments& b) {
    return with(a, b);
}

const std::string kPicture = sample("toss/toss-0022.jpg");
const Arguments kTable = {"--table", sample("table.yaml")};
const Arguments kCamera = {"--camera", sample("toss/toss-0022-camera.yaml")};
const Arguments kFiles = kTable + kCamera;

void expectFailure(const Arguments& arguments, int status, const std::string& words) {
    expectRefusal(arguments, status, words);
    expectRefusal(arguments + Arguments{"--json"}, status, words);
}

std::string asFile(const ScratchFolder& scratch, const std::string& name, const Bytes& bytes) {
    return scratch.write(name, std::string(bytes.begin(), bytes.end()));
}

/// Returns the text with `from` replaced by `to`.
std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(Usage, WithoutASubcommandOrPictureIsWrong) {
    for (const Arguments& arguments : {Arguments{}, Arguments{"look"}, Arguments{"referee"},
                                       Arguments{"look", kPicture, "--nope"}}) {
        expectRefusal(arguments, 2, "");
    }
}

TEST(Usage, ARefereeNeedsAGameOrAJournalAndNotBoth) {
    const ScratchFolder scratch;
    const std::string list = scratch.write("list.txt", "bread");
    expectFailure({"referee", kPicture}, 2, "--game is required");
    expectFailure({"referee", kPicture, "--game", "chess"}, 2, "`chess` is none");
    expectFailure({"referee", kPicture, "--game", "triremes", "--resume", list}, 2, "--resume");
    expectFailure({"referee", kPicture, "--resume", list}, 3, "is no journal");
    expectFailure({"referee", "nowhere.avi", "--game", "triremes", "--journal",
                   scratch.file("a.umpire").string()},
                  3, "nowhere.avi");
    EXPECT_FALSE(std::filesystem::exists(scratch.file("a.umpire"))) << "made for nothing";
}

TEST(Usage, ARefereeTellsAPlayerWhatOthersDoNotHear) {
    const ScratchFolder scratch;
    std::filesystem::create_directory(scratch.file("film"));
    std::filesystem::copy(kPicture, scratch.file("film"));
    const std::string commands = scratch.write("commands", "play d6-d12\nplay d6~d8\n");
    const auto heardBy = [&](const std::string& player) {
        return runUmpire({"referee", scratch.file("film").string(), "--game", "naval-battle",
                          "--position", "LOd6,DEa1,ORa2 FRd8,DEp20,ORp19 red", "--as", player},
                         {}, commands);
    };
    const std::string red = heardBy("red").out;
    EXPECT_NE(red.find("an aircraft carrier moves 2"), std::string::npos) << red;
    EXPECT_NE(red.find("red plane from d6 attacks frigate on d8"), std::string::npos) << red;
    const std::string yellow = heardBy("yellow").out;
    EXPECT_NE(yellow.find("`play d6~d8`: yellow speaks for yellow alone"), std::string::npos)
        << yellow;
    EXPECT_EQ(yellow.find("carrier"), std::string::npos) << yellow;
    const RunResult nobody = heardBy("green");
    EXPECT_EQ(nobody.status, 2);
    EXPECT_NE(nobody.err.find("the players are red, yellow"), std::string::npos) << nobody.err;
}

TEST(Usage, HelpIsAnAnswer) {
    const RunResult run = runUmpire({"look", "--help"});
    EXPECT_EQ(run.status, 0);
    for (const char* option :
         {"--table", "--camera", "--before", "--json", "--overlay", "--what"}) {
        EXPECT_THAT(run.out, HasSubstr(option));
    }
}

TEST(Usage, TheVersionIsAnAnswer) {
    const RunResult run = runUmpire({"--version"});
    EXPECT_EQ(run.status, 0);
    EXPECT_THAT(run.out, MatchesRegex("umpire [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(Usage, AnUnknownDetectorIsNamed) {
    expectFailure({"look", kPicture, "--what", "matches,unicorns"}, 2, "`unicorns` is not known");
}

nlohmann::json seenWith(const Arguments& options) {
    return nlohmann::json::parse(runUmpire(Arguments{"look", kPicture, "--json"} + options).out);
}

TEST(What, FollowsTheGameOfTheTableFile) {
    const ScratchFolder scratch;
    const std::string murus = scratch.write(
        "table.yaml", contentsOf(sample("table.yaml")) +
                          "board: { game: \"murus-gallicus\", origin_mm: [ 100.0, 60.0 ], "
                          "cell_mm: 40.0, cols: 8, rows: 7 }\n");
    const Arguments table = Arguments{"--table", murus} + kCamera;
    EXPECT_TRUE(seenWith(table)["galleys"].empty());
    EXPECT_EQ(seenWith(table + Arguments{"--what", "galleys"})["galleys"].size(), 3);
}

TEST(Print, RefusesWhatItDoesNotKnowAndWhatItCannotWrite) {
    const ScratchFolder scratch;
    const std::string out = scratch.file("out.pdf").string();
    const auto expectRefused = [](const Arguments& arguments, int status, const char* words) {
        expectRefusal(Arguments{"print"} + arguments, status, words);
    };
    expectRefused({"chess", "--out", out}, 2, "`chess`");
    expectRefused({"tags", "--out", out, "--paper", "a5"}, 2, "`a5`");
    expectRefused({"tags", "--out", out, "--language", "fr"}, 2, "`fr`");
    expectRefused({"tags", "--out", out, "--tag-size", "12"}, 2, "--tag-size");
    expectRefused({"tags"}, 2, "--out");
    EXPECT_FALSE(std::filesystem::exists(out));
    expectRefused({"tags", "--out", scratch.file("none/out.pdf").string()}, 5, "cannot be written");
    expectRefused({"tags", "--out", "/dev/full"}, 5, "/dev/full");
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full")) << "replaced by a file";
    expectRefused({"tags", "--out", out}, 0, "1 page");
    EXPECT_EQ(contentsOf(out).substr(0, 5), "%PDF-");
}

TEST(BadPicture, IsRefusedInOneLine) {
    const ScratchFolder scratch;
    const Bytes whole = encoded(".jpg", colourfulPicture({640, 480}));
    const Bytes half(whole.begin(), whole.begin() + std::ptrdiff_t(whole.size() / 2));
    const cv::Mat wide(70, 20'000, CV_8UC3, cv::Scalar(90, 120, 150));
    const auto expectRefused = [](const std::string& file, const std::string& words) {
        expectFailure({"look", file}, 3, words);
    };
    expectRefused(asFile(scratch, "half.jpg", half), "cut off");
    expectRefused(scratch.write("empty.jpg", ""), "empty");
    expectRefused(scratch.write("words.jpg", "not a picture"), "not a JPEG");
    expectRefused(asFile(scratch, "dot.png", encoded(".png", colourfulPicture({1, 1}))),
                  "too small");
    expectRefused(asFile(scratch, "wide.jpg", encoded(".jpg", wide)), "20000 x 70 px");
    expectRefused(asFile(scratch, "moving.gif", animatedGif()), "GIF");
    expectRefused(asFile(scratch, "moving.webp", animatedWebP()), "animated");
    expectRefused(scratch.file("").string(), "is a directory");
    expectRefused(scratch.file("none.jpg").string(), "none.jpg: no such picture");
}

TEST(BadPicture, LeavesTheLastWordToTheProgram) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer's build leaves standard error alone, so that its reports are seen";
#endif
    const ScratchFolder scratch;
    Bytes deep = encoded(".tiff", colourfulPicture({320, 240}));
    // the TIFF codec warns about BitsPerSample of type SHORT
    const std::string tag("\x02\x01\x03\0", 4);
    const auto at = std::search(deep.begin(), deep.end(), tag.begin(), tag.end());
    ASSERT_NE(at, deep.end());
    at[4] = 1; // the number of values is 1
    at[8] = 7; // …of seven bits
    expectFailure({"look", asFile(scratch, "seven.tiff", deep)}, 3, "seven.tiff: the TIFF picture");
}

TEST(DamagedPicture, IsWarnedOfAndRuledOnOnlyWhereThatIsAccepted) {
    const ScratchFolder scratch;
    std::string bytes = contentsOf(kPicture);
    bytes.replace(bytes.size() * 15 / 16, 400, std::string(400, '\0'));
    const Arguments damaged = {scratch.write("damaged.jpg", bytes)};
    const RunResult look = runUmpire(Arguments{"look"} + damaged + kFiles + Arguments{"--json"});
    EXPECT_EQ(look.status, 0) << look.err;
    EXPECT_EQ(look.err, "");
    EXPECT_THAT(nlohmann::json::parse(look.out)["warnings"].dump(),
                HasSubstr("the picture is damaged (Corrupt JPEG data"));
    const Arguments score =
        Arguments{"score"} + damaged + kFiles + Arguments{"--attacker", "g1", "--target", "g2"};
    expectFailure(score, 3, "the picture is damaged (Corrupt JPEG data");
    const RunResult accepted = runUmpire(score + Arguments{"--accept-damage"});
    EXPECT_EQ(accepted.status, 0) << accepted.err;
    EXPECT_THAT(accepted.err, HasSubstr("the picture is damaged (Corrupt JPEG data"));
    expectFailure(Arguments{"score", kPicture, "--before"} + damaged + kFiles +
                      Arguments{"--attacker", "g1", "--target", "g2"},
                  3, "the picture is damaged (Corrupt JPEG data");
}

TEST(OddPicture, IsReadAllTheSame) {
    const ScratchFolder scratch;
    cv::Mat deep;
    colourfulPicture({320, 240}).convertTo(deep, CV_16U, 257.0);
    for (const std::string& file :
         {asFile(scratch, "cmyk.jpg", cmykJpeg({320, 240})),
          asFile(scratch, "deep.png", encoded(".png", deep)),
          asFile(scratch, "moving.png", animatedPng(colourfulPicture({320, 240})))}) {
        const RunResult run = runUmpire({"look", file, "--json"});
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(nlohmann::json::parse(run.out)["picture"]["width"], 320);
    }
}

TEST(OddPicture, TooSmallToHoldAnythingIsAnAnswerWithNothingInIt) {
    const ScratchFolder scratch;
    for (const cv::Size size : {cv::Size(8, 8), cv::Size(8, 300), cv::Size(300, 8)}) {
        const std::string file =
            asFile(scratch, "tiny.png", encoded(".png", colourfulPicture(size)));
        const RunResult run =
            runUmpire({"look", file, "--json", "--what", "galleys,matches,stones,dice,codes"});
        EXPECT_EQ(run.status, 0) << size << run.err;
        const auto seen = nlohmann::json::parse(run.out);
        for (const char* kind : {"galleys", "matches", "stones", "dice", "codes"}) {
            EXPECT_TRUE(seen[kind].empty()) << size << kind;
        }
    }
}

TEST(NothingKnownInView, IsAnAnswerWithoutATableFileAndAFailureWithOne) {
    const ScratchFolder scratch;
    const cv::Mat blank(480, 640, CV_8UC3, cv::Scalar(120, 130, 140));
    const std::string picture = asFile(scratch, "blank.png", encoded(".png", blank));
    const RunResult run = runUmpire({"look", picture, "--json"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(nlohmann::json::parse(run.out)["registration"]["method"], "none");
    expectFailure(Arguments{"look", picture} + kTable, 4, "blank.png: no tag of the table file");
    expectFailure({"score", picture, "--attacker", "g1", "--target", "g2"}, 4,
                  "nothing can be measured");
}

TEST(Tags, ThatAreNotInTheTableFileDoNotServe) {
    const ScratchFolder scratch;
    std::string table = contentsOf(sample("table.yaml"));
    for (const std::string id : {"0", "1", "2", "3"}) {
        table = replaced(table, "id: " + id + ",", "id: 20" + id + ",");
    }
    expectFailure(
        {"look", sample("nothing/nothing-0003.jpg"), "--table", scratch.write("other.yaml", table)},
        4, "(0, 1, 2, 3) are not in the table file");
}

/// Under the sanitizers this test also covers the pose from galleys, which searches through unusual
/// box shapes.
TEST(Tags, InViewWithoutATableFileServe) {
    const auto methodOf = [](const std::string& picture) {
        const RunResult run = runUmpire({"look", sample(picture), "--json"});
        EXPECT_EQ(run.status, 0) << picture << run.err;
        const auto seen = nlohmann::json::parse(run.out, nullptr, false);
        return seen.is_object() ? seen["registration"].value("method", "") : std::string();
    };
    EXPECT_EQ(methodOf("toss/toss-0001.jpg"), "kit_tags");
    EXPECT_EQ(methodOf("handful/0001.jpg"), "matches");
}

TEST(Tags, SeenTwiceAreRefused) {
    const ScratchFolder scratch;
    const Look look = lookFromTruth(sample("nothing/nothing-0003.json"));
    const ImagePoint tag = imageFromTable(look.view, {35_mm, 35_mm, 0_mm});
    const ImagePoint copy = imageFromTable(look.view, {300_mm, 210_mm, 0_mm});
    const auto around = [](ImagePoint center) {
        return cv::Rect(int(center.x.value()) - 50, int(center.y.value()) - 50, 100, 100);
    };
    cv::Mat picture = look.image.clone();
    look.image(around(tag)).copyTo(picture(around(copy)));
    const std::string file = asFile(scratch, "twice.png", encoded(".png", picture));
    expectFailure(Arguments{"look", file} + kTable, 4, "tag 0 is in the picture twice");
}

TEST(TableFile, ThatIsMalformedIsRefusedByItsKey) {
    const ScratchFolder scratch;
    const std::string good = contentsOf(sample("table.yaml"));
    const auto expectRefused = [&](const std::string& from, const std::string& to,
                                   const std::string& words) {
        const std::string file = scratch.write("table.yaml", replaced(good, from, to));
        expectFailure({"look", kPicture, "--table", file}, 3, words);
    };
    expectRefused("area_mm", "area", "area_mm");
    expectRefused("tag_size_mm: 40.0", "tag_size_mm: large", "tag_size_mm");
    expectRefused("tag_size_mm: 40.0", "tag_size_mm: .nan", "tag_size_mm");
    expectRefused("[ 600.0, 420.0 ]", "[ 600.0 ]", "area_mm");
    expectRefused("[ 35.0, 35.0 ]", "[ 35.0, .inf ]", "center_mm");
    expectRefused("id: 1,", "id: 0,", "0");
    expectFailure({"look", kPicture, "--table", scratch.write("t.yaml", "{ [ :")}, 3, "t.yaml");
    expectFailure({"look", kPicture, "--table", scratch.file("none.yaml").string()}, 3,
                  "none.yaml");
}

TEST(CameraFile, ThatIsMalformedIsRefusedByItsKey) {
    const ScratchFolder scratch;
    const std::string good = contentsOf(sample("toss/toss-0022-camera.yaml"));
    const auto expectRefused = [&](const std::string& from, const std::string& to,
                                   const std::string& words) {
        const std::string file = scratch.write("camera.yaml", replaced(good, from, to));
        expectFailure(Arguments{"look", kPicture, "--camera", file} + kTable, 3, words);
    };
    expectRefused("image_width", "width", "image_width");
    expectRefused("image_width: 1280", "image_width: wide", "image_width");
    expectRefused("data: [ ", "data: [ .nan, ", "camera_matrix");
    expectRefused("cols: 3", "cols: 4", "camera_matrix");
    expectRefused("cols: 5", "cols: 3", "distortion_coefficients");
    expectRefused("plumb_bob", "fisheye", "distortion_model");
}

TEST(CameraFile, NeedsNoName) {
    const ScratchFolder scratch;
    const std::string good = contentsOf(sample("toss/toss-0022-camera.yaml"));
    const std::string file =
        scratch.write("camera.yaml", replaced(good, "camera_name: rendered\n", ""));
    const RunResult run =
        runUmpire(Arguments{"look", kPicture, "--json", "--camera", file} + kTable);
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(nlohmann::json::parse(run.out)["registration"]["camera"], "calibrated");
}

TEST(CameraFile, OfAnotherResolutionIsRescaledWhereTheAspectIsTheSame) {
    const ScratchFolder scratch;
    cv::Mat larger;
    cv::resize(cv::imread(kPicture), larger, {1920, 1080}, 0, 0, cv::INTER_CUBIC);
    const std::string picture = asFile(scratch, "larger.png", encoded(".png", larger));
    const RunResult run = runUmpire(Arguments{"look", picture, "--json"} + kFiles);
    ASSERT_EQ(run.status, 0) << run.err;
    const nlohmann::json registration = nlohmann::json::parse(run.out)["registration"];
    EXPECT_EQ(registration["camera"], "calibrated");
    EXPECT_LT(registration["rms_mm"], 0.5) << "a camera that was not rescaled misses by more";
}

TEST(CameraFile, OfAnotherAspectIsRefused) {
    const ScratchFolder scratch;
    const cv::Mat square = cv::imread(kPicture)(cv::Rect(280, 0, 720, 720)).clone();
    const std::string picture = asFile(scratch, "square.png", encoded(".png", square));
    expectFailure(Arguments{"look", picture} + kFiles, 3, "toss-0022-camera.yaml");
}

TEST(PictureBefore, OfAnotherSizeIsRefused) {
    const ScratchFolder scratch;
    const std::string before =
        asFile(scratch, "before.png", encoded(".png", colourfulPicture({640, 480})));
    expectFailure({"look", kPicture, "--before", before}, 3, "the picture before is 640 x 480 px");
}

TEST(Score, OfAGalleyOnItselfIsRefused) {
    expectFailure(Arguments{"score", kPicture, "--attacker", "g1", "--target", "g1"} + kFiles, 2,
                  "--attacker and --target are both `g1`");
}

TEST(Score, OfAnUnknownGalleyNamesTheKnownOnes) {
    expectFailure(Arguments{"score", kPicture, "--attacker", "g1", "--target", "x9"} + kFiles, 2,
                  "g1, g2, g3");
    const Arguments score{"score", kPicture, "--attacker", "g1", "--target", "g2"};
    expectFailure(score + kFiles + Arguments{"--bow", "g1=north"}, 2, "not an id and degrees");
    expectFailure(score + kFiles + Arguments{"--bow", "x9=90"}, 2, "g1, g2, g3");
}

TEST(Score, WithoutBothGalleysOfThreeIsWrongUsage) {
    expectFailure({"score", kPicture, "--attacker", "g1"}, 2, "--target");
}

TEST(Output, ThatCannotBeWrittenIsSaid) {
    const RunResult full = runUmpire(Arguments{"look", kPicture, "--json"} + kFiles, "/dev/full");
    EXPECT_EQ(full.status, 5);
    EXPECT_THAT(full.err, HasSubstr("standard output cannot be written"));
    const ScratchFolder scratch;
    for (const std::string name : {"no/such/folder/a.png", "a.words"}) {
        const RunResult run = runUmpire(
            Arguments{"look", kPicture, "--overlay", scratch.file(name).string()} + kFiles);
        EXPECT_EQ(run.status, 5);
        EXPECT_THAT(run.err, HasSubstr(name + ": the overlay cannot be written"));
    }
}

TEST(Output, AsJsonIsTheDocumentAlone) {
    const ScratchFolder scratch;
    const std::string overlay = scratch.file("overlay.png").string();
    const RunResult run =
        runUmpire(Arguments{"look", kPicture, "--json", "--overlay", overlay} + kFiles);
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(nlohmann::json::parse(run.out)["schema"], "umpire.table/1");
    EXPECT_EQ(run.out.front(), '{');
    EXPECT_EQ(run.out.substr(run.out.size() - 2), "}\n");
    EXPECT_EQ(cv::imread(overlay).size(), cv::Size(1280, 720));
}

TEST(What, LeavesOutWhatIsNotAskedFor) {
    const RunResult run =
        runUmpire(Arguments{"look", kPicture, "--json", "--what", "stones,galleys"} + kFiles);
    ASSERT_EQ(run.status, 0) << run.err;
    const nlohmann::json answer = nlohmann::json::parse(run.out);
    EXPECT_EQ(answer["galleys"].size(), 3u);
    EXPECT_TRUE(answer["matches"].empty());
    EXPECT_TRUE(answer["stones"].empty());
}

} // namespace
} // namespace umpire::testing

#define ZX_USE_UTF8 // makes Result::text() return std::string
#include "app/club/notices/notices.h"

#include "app/club/notices/notice_rows.h"
#include "tests/app/print/kit/printed_page.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <unistd.h>
#include <ZXing/ReadBarcode.h>

namespace umpire {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tournament::Bye;
using tournament::drawn;
using tournament::firstWins;
using tournament::forfeitedBy;
using tournament::Pairing;
using tournament::placed;
using tournament::Player;
using tournament::System;
using tournament::Tournament;

const std::string kAddress = "https://club.example/umpire/live?t=3";

constexpr std::array kNames = {"Kovács, Anna",     "Петрова, Елена",  "Żółkiewski, Łukasz",
                               "O'Brien, Siobhán", "Иванов, Димитър", "Nagy-Tóth, Bendegúz"};

/// Makes a tournament of `players` with one finished round; an odd number gives a bye.
Tournament clubNight(int players) {
    Tournament made;
    made.name = "Tavaszi klubest 2026";
    made.system = System::Swiss;
    made.plannedRounds = 5;
    tournament::Round round;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = number;
        player.name = std::string(kNames[std::size_t(number) % kNames.size()]) +
                      (number > 6 ? " " + std::to_string(number) : "");
        player.club = number % 2 == 0 ? "Budai Sakk- és Társasjátékkör" : "";
        made.players.push_back(player);
        if (number % 2 == 0) {
            round.pairings.push_back({number / 2,
                                      {number - 1, number},
                                      {},
                                      number % 4 == 0 ? drawn({}) : firstWins({})});
        }
    }
    if (players % 2 == 1) {
        round.pairings.push_back({0, {players}, Bye::Pairing, {}});
    }
    made.rounds.push_back(round);
    return made;
}

NoticeRequest asked(const Tournament& tournament, NoticeKind kind) {
    NoticeRequest request;
    request.tournament = tournament;
    request.kind = kind;
    request.address = kAddress;
    return request;
}

PrintedKit printed(const NoticeRequest& request) {
    const auto notice = printNotice(request);
    EXPECT_TRUE(notice) << english(notice.error().message);
    return notice.value_or(PrintedKit());
}

/// Saves the pages in the folder named by UMPIRE_KEEP_NOTICES, for people to look at.
void keep(const PrintedKit& notice, const std::string& name) {
    if (const char* folder = std::getenv("UMPIRE_KEEP_NOTICES"); folder != nullptr) {
        std::ofstream(std::filesystem::path(folder) / (name + ".pdf"), std::ios::binary)
            << notice.pdf;
    }
}

std::string codeOn(const cv::Mat& page) {
    const ZXing::ImageView view(page.data, page.cols, page.rows, ZXing::ImageFormat::Lum,
                                int(page.step));
    const ZXing::Result result =
        ZXing::ReadBarcode(view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
    return result.isValid() ? result.text() : "";
}

/// Expects that no text is cut and that each page's code holds the right address.
void expectGood(const PrintedKit& notice, std::size_t pages) {
    ASSERT_EQ(notice.pages.size(), pages);
    for (const PrintedPage& page : notice.pages) {
        EXPECT_THAT(page.misfits, IsEmpty());
    }
    const auto pictures = rasterised(notice);
    ASSERT_EQ(pictures.size(), pages) << "is pdftoppm installed?";
    for (const cv::Mat& picture : pictures) {
        EXPECT_EQ(codeOn(picture), kAddress);
    }
}

/// Returns the text that `pdftotext` reads from the notice.
std::string textOf(const PrintedKit& notice) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("umpire-notice-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "notice.pdf", std::ios::binary) << notice.pdf;
    const std::string command =
        "pdftotext -layout " + (folder / "notice.pdf").string() + " " + (folder / "text").string();
    EXPECT_EQ(std::system(command.c_str()), 0); // NOLINT(concurrency-mt-unsafe)
    std::ifstream stream(folder / "text");
    std::string text(std::istreambuf_iterator<char>(stream), {});
    std::filesystem::remove_all(folder);
    return text;
}

TEST(Notices, SayAllTheirWordsInTheReadersLanguage) {
    const auto headingIn = [](Language language) {
        NoticeRequest request = asked(clubNight(3), NoticeKind::Standings);
        request.language = language;
        return textOf(printed(request));
    };
    EXPECT_THAT(headingIn(Language::English), HasSubstr("Standings after round 1"));
    EXPECT_THAT(headingIn(Language::Hungarian), HasSubstr("forduló után"));
    EXPECT_THAT(headingIn(Language::Bulgarian), HasSubstr("Класиране след кръг 1"));
    EXPECT_THAT(headingIn(Language::Russian), HasSubstr("Положение после тура 1"));
    EXPECT_THAT(headingIn(Language::Polish), HasSubstr("po 1. rundzie"));
    EXPECT_THAT(headingIn(Language::Polish), HasSubstr("Żółkiewski, Łukasz"));
}

TEST(Notices, OfEachKindFitAndHaveACodeThatIsReadInEveryLanguage) {
    for (const Language language : {Language::English, Language::Hungarian, Language::Bulgarian,
                                    Language::Russian, Language::Polish}) {
        for (const NoticeKind kind :
             {NoticeKind::Pairings, NoticeKind::Results, NoticeKind::Standings}) {
            NoticeRequest request = asked(clubNight(7), kind);
            request.language = language;
            const PrintedKit notice = printed(request);
            expectGood(notice, 1);
            keep(notice, std::to_string(int(kind)) + "-" + std::to_string(int(language)));
        }
    }
}

TEST(Notices, OfManyPlayersGoOnOnFurtherPages) {
    const PrintedKit notice = printed(asked(clubNight(61), NoticeKind::Standings));
    expectGood(notice, 3);
    keep(notice, "many");
    expectGood(printed(asked(clubNight(40), NoticeKind::Pairings)), 1);
}

TEST(Notices, OfTablesOfFourFit) {
    Tournament groups = clubNight(9);
    groups.system = System::Groups;
    groups.seatsAtTable = 4;
    groups.rounds = {{{{1, {1, 2, 3, 4}, {}, placed({1, 2, 2, 4})},
                       {2, {5, 6, 7, 8}, {}, placed({4, 3, 2, 1})},
                       {0, {9}, Bye::Pairing, {}}}}};
    const PrintedKit notice = printed(asked(groups, NoticeKind::Results));
    expectGood(notice, 1);
    keep(notice, "groups");
}

TEST(Notices, ALongNameIsCutAndALetterPageHasRoomToo) {
    Tournament long_ = clubNight(3);
    long_.players[0].name = std::string(190, 'W');
    long_.players[1].club = std::string(190, 'W');
    long_.name = std::string(300, 'W');
    NoticeRequest request = asked(long_, NoticeKind::Pairings);
    request.paper = Paper::Letter;
    expectGood(printed(request), 1);
}

TEST(Notices, SlipsHaveEachPlayersOwnCodeAndFitInEveryLanguage) {
    NoticeRequest request = asked(clubNight(13), NoticeKind::Slips);
    request.tournament.players[0].name = std::string(190, 'W');
    for (int number = 1; number <= 12; ++number) {
        request.codes[number] = "K7QX-9M" + std::to_string(10 + number);
    }
    for (const Language language : {Language::English, Language::Hungarian, Language::Bulgarian,
                                    Language::Russian, Language::Polish}) {
        request.language = language;
        const PrintedKit slips = printed(request);
        expectGood(slips, 2);
        keep(slips, "slips-" + std::to_string(int(language)));
        const std::string text = textOf(slips);
        for (const auto& [number, code] : request.codes) {
            const std::size_t at = text.find(code);
            ASSERT_NE(at, std::string::npos) << number;
            EXPECT_EQ(text.find(code, at + 1), std::string::npos) << number;
        }
    }
    request.codes.erase(12);
    EXPECT_THAT(english(printNotice(request).error().message),
                HasSubstr("12 has no code; print slips on the arbiter's page"));
}

TEST(Notices, WithoutAnAddressHaveNoCode) {
    NoticeRequest request = asked(clubNight(4), NoticeKind::Pairings);
    request.address = "";
    const PrintedKit notice = printed(request);
    EXPECT_EQ(codeOn(rasterised(notice).at(0)), "");
}

TEST(Notices, OfARoundThatIsNotMadeOrWithAnEndlessAddressAreRefused) {
    NoticeRequest request = asked(clubNight(4), NoticeKind::Results);
    request.round = 2;
    EXPECT_EQ(english(printNotice(request).error().message),
              "there is no round 2; the last one is 1");
    request.round = 1;
    request.address = std::string(5000, 'x');
    EXPECT_THAT(english(printNotice(request).error().message), HasSubstr("too long"));
    request.tournament.rounds.clear();
    request.round = 0;
    request.address = "";
    EXPECT_FALSE(printNotice(request));
    request.kind = NoticeKind::Standings;
    EXPECT_TRUE(printNotice(request)) << "before the first round all have nothing";
}

TEST(NoticeRows, WritePointsAndResultsAsPeopleDo) {
    using notices::written;
    using notices::writtenResult;
    EXPECT_EQ(written(0), "0");
    EXPECT_EQ(written(0.5), "½");
    EXPECT_EQ(written(3.5), "3½");
    EXPECT_EQ(written(9.25), "9¼");
    EXPECT_EQ(written(9.75), "9¾");
    EXPECT_EQ(written(2.125), "2.12");
    EXPECT_EQ(writtenResult({1, {1, 2}, {}, drawn({})}), "½ – ½");
    EXPECT_EQ(writtenResult({1, {1, 2}, {}, forfeitedBy(1, {})}), "+ – −");
    EXPECT_EQ(writtenResult({1, {1, 2}, {}, tournament::notPlayed(2)}), "− – −");
    EXPECT_EQ(writtenResult({1, {1, 2, 3}, {}, placed({1, 2, 3})}), "2 · 1 · 0");
    EXPECT_EQ(writtenResult({1, {1, 2}, {}, tournament::matchOf(2.5, 1.5, {})}), "2½ – 1½");
    EXPECT_EQ(writtenResult({1, {1, 2}, {}, {}}), std::nullopt);
}

} // namespace
} // namespace umpire

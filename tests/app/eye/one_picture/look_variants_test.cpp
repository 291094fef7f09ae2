#include "app/eye/one_picture/look.h"
#include "app/eye/picture/read_picture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <regex>

/// Tests that harmless changes of the picture do not change the answer.
namespace umpire::testing {
namespace {

/// Least share of the original's matches, over all pictures, found again in each variant.
constexpr double kFoundAgain = 0.95;
/// Two matches are the same if the sum of their end distances is less than this share of the
/// length.
constexpr double kSameEnds = 0.3;

/// The same limit for tests of each picture with only one variant, whose chance errors are larger.
constexpr double kOfAFifth = 0.92;

bool triesAll() {
    return std::getenv("UMPIRE_ALL_VARIANTS") != nullptr;
}

struct Variant {
    const char* name;
    std::function<cv::Mat(const cv::Mat&)> made;
    /// maps a pixel of the original; `width` is the original's width after a turn
    cv::Matx23d place;
};

cv::Mat recompressed(const cv::Mat& image) {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", image, bytes, {cv::IMWRITE_JPEG_QUALITY, 80});
    return cv::imdecode(bytes, cv::IMREAD_COLOR);
}

std::vector<Variant> variantsOf(const cv::Mat& original) {
    const double bottom = original.rows - 1.0;
    constexpr int kShift = 13; // px
    return {
        {"turned by a quarter",
         [](const cv::Mat& image) {
             cv::Mat turned;
             cv::rotate(image, turned, cv::ROTATE_90_CLOCKWISE);
             return turned;
         },
         {0, -1, bottom, 1, 0, 0}},
        {"shifted",
         [](const cv::Mat& image) {
             const cv::Rect kept(kShift, kShift, image.cols - kShift, image.rows - kShift);
             return image(kept).clone();
         },
         {1, 0, -kShift, 0, 1, -kShift}},
        {"at half the size",
         [](const cv::Mat& image) {
             cv::Mat half;
             cv::resize(image, half, {}, 0.5, 0.5, cv::INTER_AREA);
             return half;
         },
         {0.5, 0, -0.25, 0, 0.5, -0.25}},
        {"recompressed", recompressed, {1, 0, 0, 0, 1, 0}},
        {"a fifth brighter",
         [](const cv::Mat& image) { return cv::Mat(image * 1.2); },
         {1, 0, 0, 0, 1, 0}},
    };
}

std::vector<Match> matchesIn(const cv::Mat& image,
                             const std::optional<std::filesystem::path>& table) {
    LookRequest request;
    request.picture = "variant";
    request.table = table;
    const auto look = readLookInputs(request, image).and_then([&](const LookInputs& inputs) {
        return lookAtTable(request, inputs);
    });
    return look ? look->observation.matches : std::vector<Match>();
}

cv::Point2d pixelOf(const ImagePoint& point) {
    return {point.x.value(), point.y.value()};
}

bool isAmong(const std::vector<Match>& found, cv::Point2d tail, cv::Point2d head) {
    return std::ranges::any_of(found, [&](const Match& match) {
        const cv::Point2d a = pixelOf(match.tailInImage);
        const cv::Point2d b = pixelOf(match.headInImage);
        return std::min(cv::norm(a - tail) + cv::norm(b - head),
                        cv::norm(b - tail) + cv::norm(a - head)) <
               kSameEnds * cv::norm(head - tail);
    });
}

/// Counts by variant the originals' matches that are found again. Each picture is tested with one
/// variant, or with all variants if UMPIRE_ALL_VARIANTS is set (ten minutes).
class Again {
public:
    explicit Again(std::optional<std::filesystem::path> table) : table_(std::move(table)) {}

    /// Returns the matches of the picture as it was taken.
    std::vector<Match> look(const std::filesystem::path& file) {
        const Expected<cv::Mat> read = readPicture(file);
        EXPECT_TRUE(read) << file;
        const cv::Mat original = read.value_or(cv::Mat(8, 8, CV_8UC3));
        std::vector<Match> matches = matchesIn(original, table_);
        const std::vector<Variant> variants = variantsOf(original);
        const std::size_t turn = pictures_++ % variants.size();
        for (std::size_t k = 0; k < variants.size(); ++k) {
            if (k != turn && !triesAll()) {
                continue;
            }
            all_[k] += matches.size();
            const std::vector<Match> found = matchesIn(variants[k].made(original), table_);
            const auto placed = [&](const ImagePoint& point) {
                const cv::Point2d p = pixelOf(point);
                const cv::Vec2d q = variants[k].place * cv::Vec3d(p.x, p.y, 1.0);
                return cv::Point2d(q[0], q[1]);
            };
            for (const Match& match : matches) {
                found_[k] +=
                    isAmong(found, placed(match.tailInImage), placed(match.headInImage)) ? 1 : 0;
            }
            std::cout << file.filename().string() << " " << variants[k].name << ": " << found.size()
                      << ", " << matches.size() << " as taken\n";
            names_[k] = variants[k].name;
        }
        return matches;
    }

    void expectNearlyAll() const {
        std::size_t found = 0;
        std::size_t all = 0;
        for (std::size_t k = 0; k < found_.size(); ++k) {
            std::cout << names_[k] << ": " << found_[k] << " of " << all_[k] << "\n";
            EXPECT_GT(all_[k], 0U) << names_[k];
            EXPECT_TRUE(!triesAll() || double(found_[k]) >= kFoundAgain * double(all_[k]))
                << names_[k];
            found += found_[k];
            all += all_[k];
        }
        EXPECT_GE(double(found), (triesAll() ? kFoundAgain : kOfAFifth) * double(all));
    }

private:
    std::optional<std::filesystem::path> table_; ///< empty: the tags give the scale
    std::size_t pictures_ = 0;
    std::array<std::size_t, 5> all_{};
    std::array<std::size_t, 5> found_{};
    std::array<std::string, 5> names_;
};

std::vector<std::filesystem::path> picturesIn(const std::filesystem::path& folder,
                                              std::size_t atMost) {
    std::vector<std::filesystem::path> pictures;
    if (std::filesystem::is_directory(folder)) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            const std::string kind = entry.path().extension().string();
            if ((kind == ".jpg" || kind == ".JPG") && name.find("before") == std::string::npos) {
                pictures.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(pictures);
    pictures.resize(std::min(pictures.size(), atMost));
    return pictures;
}

/// A row of the table in docs/accuracy.md: the published figures for a photograph.
struct Claim {
    int counted = 0;
    int headed = 0;
};

/// Returns the rows by the names of the photographs.
std::map<std::string, Claim> claimsOfThePage() {
    std::ifstream page(std::filesystem::path(UMPIRE_SOURCE_DIR) / "docs" / "accuracy.md");
    const std::regex row(R"(\| `([^`]+)` \| (\d+) \| (\d+) \| (\d+) \|)");
    std::map<std::string, Claim> claims;
    bool isThere = false;
    for (std::string line; std::getline(page, line);) {
        isThere = line.starts_with("## ") ? line == "## Photographs without tags" : isThere;
        std::smatch found;
        if (isThere && std::regex_match(line, found, row)) {
            claims[found[1]] = {std::stoi(found[3]), std::stoi(found[4])};
        }
    }
    return claims;
}

/// Tolerance, because other processors round differently, which may decide about a stick.
constexpr int kOneMoreOrLess = 1;
constexpr int kInAll = 2;

TEST(LookVariants, OfEveryPhotographOfSticksShowTheSameMatchesAsManyAsTheAccuracyPageSays) {
    const auto pictures =
        picturesIn(std::filesystem::path(UMPIRE_SHARED_DIR) / "photos" / "sticks", 100);
    if (pictures.empty()) {
        GTEST_SKIP() << "the photographs are not here";
    }
    const std::map<std::string, Claim> claims = claimsOfThePage();
    EXPECT_GE(claims.size(), 18u);
    int off = 0;
    Again again(std::nullopt);
    for (const auto& picture : pictures) {
        const std::vector<Match> matches = again.look(picture);
        const auto claim = claims.find(picture.filename().string());
        ASSERT_NE(claim, claims.end()) << picture << " stands not on the page";
        const auto headed = std::ranges::count(matches, Headed::Yes, &Match::headed);
        EXPECT_NEAR(int(matches.size()), claim->second.counted, kOneMoreOrLess) << picture;
        EXPECT_NEAR(int(headed), claim->second.headed, kOneMoreOrLess) << picture;
        off += int(matches.size()) - claim->second.counted;
    }
    EXPECT_LE(std::abs(off), kInAll);
    again.expectNearlyAll();
}

TEST(LookVariants, OfTwentyRenderedTossesShowTheSameMatches) {
    const auto samples = std::filesystem::path(UMPIRE_SOURCE_DIR) / "sample_images";
    const auto pictures = picturesIn(samples / "toss", 20);
    ASSERT_FALSE(pictures.empty());
    Again again(samples / "table.yaml");
    for (const auto& picture : pictures) {
        again.look(picture);
    }
    again.expectNearlyAll();
}

} // namespace
} // namespace umpire::testing

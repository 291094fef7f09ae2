#pragma once

#include "app/eye/learn/sample_files.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

/// A table file with samples beside it.
namespace umpire::testing {

/// Makes a picture with four samples that are matches (red bars) and four that are not (bars of
/// wood). The trained judge separates them; the shipped one decides the opposite.
inline learn::SampledPicture taughtPicture(int index, int corrections) {
    cv::RNG random(std::uint64_t(index) + 1);
    learn::SampledPicture picture;
    picture.corrections = corrections;
    for (int k = 0; k < 8; ++k) {
        const bool isMatch = k % 2 == 0;
        cv::Mat crop(matches::JudgePatch::kRows, matches::JudgePatch::kColumns, CV_8UC3,
                     cv::Scalar(90, 90, 90));
        crop.rowRange(18, 22).colRange(30, 114) =
            isMatch ? cv::Scalar(60, 60, 200) : cv::Scalar(160, 200, 210);
        cv::Mat noise(crop.size(), CV_8UC3);
        random.fill(noise, cv::RNG::UNIFORM, 0, 25);
        picture.samples.push_back({{crop + noise, 0.6, 0.5},
                                   isMatch,
                                   isMatch ? learn::HeadPlace::AtHead : learn::HeadPlace::Unknown});
    }
    picture.name = learn::sampleNameOf(picture.samples.front().crop.picture);
    return picture;
}

class TaughtTable {
public:
    explicit TaughtTable(int pictures, int correctionsEach = 3) {
        for (int k = 0; k < pictures; ++k) {
            EXPECT_TRUE(learn::writeSamples(folder(), taughtPicture(k, correctionsEach)));
        }
    }
    [[nodiscard]] const ScratchFolder& scratch() const { return scratch_; }
    [[nodiscard]] std::filesystem::path table() const { return table_; }
    [[nodiscard]] std::filesystem::path folder() const { return scratch_.file("table.samples"); }

private:
    ScratchFolder scratch_;
    std::filesystem::path table_ = scratch_.write("table.yaml", contentsOf(sample("table.yaml")));
};

} // namespace umpire::testing

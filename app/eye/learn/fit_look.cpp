#include "app/eye/learn/fit_look.h"

#include "vision/matches/match_strip.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::learn {
namespace {

using matches::JudgedCrop;
using matches::JudgeLayer;
using matches::JudgePatch;
using matches::MatchColours;

/// Maximum number of samples, so that the fit takes less than a second.
constexpr std::size_t kMostSamples = 600;
/// Maximum difference (in units of the Lab colour space) at which the two halves of the pictures
/// agree on a colour.
constexpr double kSameColour = 10.0;
/// Log odds above which the judge's answer counts as a match. A match is reported from the
/// probability 0.3 on, after the probability was reduced for a poor fit.
const double kMatchFrom = std::log(0.4 / 0.6);
/// Log odds above which the judge overrules the fit's answer about the head (probability 0.9).
const double kOverrulesFrom = std::log(0.9 / 0.1);
/// Minimum difference between the colour of a head and the colour of its wood (in units of Lab).
constexpr double kUnlikeWood = 14.0;
constexpr std::size_t kFewestColours = 8; ///< minimum number of visible colours in each half

enum class Answer { Match, Swapped, Headless };

/// A crop with its correct answer. The answer is a probability; a negative value means unknown.
struct Question {
    const SampledPicture* picture;
    const Sample* sample;
    bool isMirrored; ///< true if the crop is seen from the match's other end
};

float targetOf(const Question& question, Answer answer) {
    const Sample& sample = *question.sample;
    const bool isHeaded = sample.head == HeadPlace::AtHead || sample.head == HeadPlace::AtTail;
    switch (answer) {
    case Answer::Match:
        return question.isMirrored ? -1.0F : (sample.isMatch ? 1.0F : 0.0F);
    case Answer::Swapped:
        return isHeaded ? float((sample.head == HeadPlace::AtTail) != question.isMirrored) : -1.0F;
    case Answer::Headless:
        return isHeaded ? 0.0F : (sample.head == HeadPlace::None ? 1.0F : -1.0F);
    }
    return -1.0F;
}

/// Returns the questions of all pictures, up to the limit. Takes the first samples of each picture,
/// because a picture's samples are sorted by their value for training.
std::vector<Question> questionsOf(const std::vector<const SampledPicture*>& pictures) {
    std::vector<Question> questions;
    bool isMore = true;
    for (std::size_t k = 0; isMore && questions.size() < kMostSamples; ++k) {
        isMore = false;
        for (const SampledPicture* picture : pictures) {
            if (k < picture->samples.size() && questions.size() < kMostSamples) {
                const Sample& sample = picture->samples[k];
                questions.push_back({picture, &sample, false});
                if (sample.isMatch && sample.head != HeadPlace::Unknown) {
                    questions.push_back({picture, &sample, true});
                }
                isMore = true;
            }
        }
    }
    return questions;
}

cv::Mat featuresOf(const std::vector<Question>& questions) {
    std::vector<JudgedCrop> crops;
    for (const Question& question : questions) {
        JudgedCrop crop = question.sample->crop;
        if (question.isMirrored) {
            cv::Mat turned;
            cv::rotate(crop.picture, turned, cv::ROTATE_180);
            crop.picture = turned;
        }
        crops.push_back(crop);
    }
    return matches::judgeFeatures(crops);
}

RowProblem problemOf(const std::vector<Question>& questions, const cv::Mat& features,
                     Answer answer) {
    RowProblem problem;
    problem.saysYes = answer == Answer::Match ? kMatchFrom : kOverrulesFrom;
    for (std::size_t k = 0; k < questions.size(); ++k) {
        const float target = targetOf(questions[k], answer);
        if (target >= 0) {
            problem.features.push_back(features.row(int(k)));
            problem.targets.push_back(target);
            problem.pictures.push_back(questions[k].picture->name);
            problem.teachesOnly.push_back(questions[k].isMirrored ? 1 : 0);
        }
    }
    return problem;
}

/// A rectangle in a crop, in mm: its middle and half its sides, along and across the match. The
/// origin is the match's middle.
struct Patch {
    double along;
    double across;
    double halfAlong;
    double halfAcross;
};

cv::Vec3f colourOf(const cv::Mat& crop, const Patch& patch) {
    constexpr double kScale = JudgePatch::kPixelsPerMm;
    const cv::Point2d middle((JudgePatch::kColumns - 1) / 2.0 + patch.along * kScale,
                             (JudgePatch::kRows - 1) / 2.0 - patch.across * kScale);
    const cv::Point from(cvRound(middle.x - patch.halfAlong * kScale),
                         cvRound(middle.y - patch.halfAcross * kScale));
    const cv::Point to(cvRound(middle.x + patch.halfAlong * kScale) + 1,
                       cvRound(middle.y + patch.halfAcross * kScale) + 1);
    const cv::Scalar mean =
        cv::mean(crop(cv::Rect(from, to) & cv::Rect(0, 0, crop.cols, crop.rows)));
    return matches::likeLab(float(mean[0]), float(mean[1]), float(mean[2]));
}

float middleOf(std::vector<float> values) {
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

cv::Vec3f medianOf(const std::vector<cv::Vec3f>& colours) {
    cv::Vec3f median;
    for (int c = 0; c < 3; ++c) {
        std::vector<float> values;
        std::ranges::transform(colours, std::back_inserter(values),
                               [c](const cv::Vec3f& colour) { return colour[c]; });
        median[c] = middleOf(std::move(values));
    }
    return median;
}

/// The colours that one half of the pictures gives for table top, wood and head.
struct Half {
    std::vector<cv::Vec3f> top;
    std::vector<cv::Vec3f> wood;
    std::vector<cv::Vec3f> head;
};

void addColours(const Sample& sample, Half& half) {
    constexpr double kHeadAt = 19.0; // mm from the middle of a match, which is 42 mm long
    const double end = sample.head == HeadPlace::AtHead ? kHeadAt : -kHeadAt;
    const cv::Mat& crop = sample.crop.picture;
    half.head.push_back(colourOf(crop, {end, 0, 1.0, 0.5}));
    half.wood.push_back(colourOf(crop, {0, 0, 12, 0.5}));
    for (const double side : {-6.0, 6.0}) {
        half.top.push_back(colourOf(crop, {0, side, 18, 2.5}));
    }
}

/// Returns the median colour of both halves; none if the halves do not agree.
std::optional<cv::Vec3f> agreed(const std::vector<cv::Vec3f>& one,
                                const std::vector<cv::Vec3f>& other) {
    if (cv::norm(medianOf(one) - medianOf(other)) > kSameColour) {
        return std::nullopt;
    }
    std::vector<cv::Vec3f> both = one;
    both.insert(both.end(), other.begin(), other.end());
    return medianOf(both);
}

std::optional<MatchColours> coloursOf(const std::vector<const SampledPicture*>& pictures) {
    std::array<Half, 2> halves;
    for (std::size_t k = 0; k < pictures.size(); ++k) {
        for (const Sample& sample : pictures[k]->samples) {
            if (sample.head == HeadPlace::AtHead || sample.head == HeadPlace::AtTail) {
                addColours(sample, halves[k % 2]);
            }
        }
    }
    if (std::min(halves[0].wood.size(), halves[1].wood.size()) < kFewestColours) {
        return std::nullopt;
    }
    const auto top = agreed(halves[0].top, halves[1].top);
    const auto wood = agreed(halves[0].wood, halves[1].wood);
    const auto head = agreed(halves[0].head, halves[1].head);
    if (!top || !wood) {
        return std::nullopt;
    }
    const bool showsHead = head && cv::norm(*head - *wood) > kUnlikeWood;
    return MatchColours{*top, *wood, showsHead ? head : std::nullopt};
}

} // namespace

LookFit fittedLook(std::span<const SampledPicture> pictures) {
    std::vector<const SampledPicture*> inOrder;
    std::ranges::transform(pictures, std::back_inserter(inOrder),
                           [](const SampledPicture& picture) { return &picture; });
    std::ranges::sort(inOrder, {}, &SampledPicture::name);
    LookFit fit;
    const std::vector<Question> questions = questionsOf(inOrder);
    if (questions.empty()) {
        return fit;
    }
    const cv::Mat features = featuresOf(questions);
    fit.samples = int(std::ranges::count(questions, false, &Question::isMirrored));
    JudgeLayer layer = matches::shippedJudgeLayer();
    bool isBetter = false;
    for (const Answer answer : {Answer::Match, Answer::Swapped, Answer::Headless}) {
        const auto k = std::size_t(answer);
        const RowProblem problem = problemOf(questions, features, answer);
        const RowFit row = triedRow(problem, layer.rows[k]);
        fit.trials[k] = row.trial;
        layer.rows[k] = row.row;
        isBetter = isBetter || row.trial.isBetter;
    }
    if (isBetter) {
        fit.look.judge = layer;
    }
    fit.look.colours = coloursOf(inOrder);
    return fit;
}

} // namespace umpire::learn

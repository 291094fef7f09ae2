#include "app/desk/parts/appearance.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QPalette>

namespace umpire::desk {
namespace {

/// WCAG 2.1, relative luminance.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF())) +
           0.0722 * linear(double(colour.blueF()));
}

double contrast(const QColor& one, const QColor& other) {
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first / second, second / first);
}

TEST(Appearance, TextStandsOutByWcagInLightAndDark) {
    constexpr double kAA = 4.5;
    using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
    const std::vector<Pair> pairs = {{QPalette::WindowText, QPalette::Window},
                                     {QPalette::Text, QPalette::Base},
                                     {QPalette::Text, QPalette::AlternateBase},
                                     {QPalette::ButtonText, QPalette::Button},
                                     {QPalette::PlaceholderText, QPalette::Base},
                                     {QPalette::HighlightedText, QPalette::Highlight},
                                     {QPalette::ToolTipText, QPalette::ToolTipBase},
                                     {QPalette::Link, QPalette::Window}};
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        apply({colours, 100});
        const QPalette palette = QApplication::palette();
        for (const auto& [text, ground] : pairs) {
            EXPECT_GE(contrast(palette.color(text), palette.color(ground)), kAA)
                << (colours == Colours::Dark ? "dark: " : "light: ") << text << " on " << ground;
        }
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText}) {
            EXPECT_NE(palette.color(QPalette::Disabled, role),
                      palette.color(QPalette::Active, role))
                << "what cannot be pressed looks so";
        }
    }
    apply({});
}

} // namespace
} // namespace umpire::desk

#include "app/desk/start/samples.h"

#include <gtest/gtest.h>
#include <QPixmap>
#include <QTemporaryFile>

namespace umpire::desk {
namespace {

TEST(Samples, HaveAFilmOfEachGameWithItsFiles) {
    const auto samples = sampleGames();
    ASSERT_EQ(samples.size(), 5U);
    for (const SampleGame& sample : samples) {
        EXPECT_FALSE(QPixmap(sample.picture).isNull()) << sample.request.game;
        EXPECT_TRUE(sample.request.table) << sample.request.game;
        EXPECT_FALSE(sample.request.journal) << "nobody asked for a record";
        ASSERT_TRUE(sample.request.open) << "it is watched by the clock";
        EXPECT_TRUE(sample.request.open().has_value()) << sample.request.game;
    }
    EXPECT_TRUE(sampleToss());
}

/// Tests how each game ends, with its rule; the sample of Murus Gallicus is only four actions.
TEST(Samples, AreRefereedAsTheyArePlayed) {
    const std::map<std::string, std::string> rules = {{"triremes", "TR-4"},
                                                      {"naval-battle", "NB-4"},
                                                      {"buda-1686", "BU-43"},
                                                      {"war-galley", "WG-40"}};
    for (const SampleGame& sample : sampleGames()) {
        QTemporaryFile said;
        ASSERT_TRUE(said.open());
        said.write(sample.said.join(QLatin1Char('\n')).toUtf8() + '\n');
        said.flush();
        said.seek(0);
        LiveRequest request = sample.request;
        request.open = {}; // plays as fast as possible
        request.commands.voices = {{said.handle()}};
        int called = 0;
        std::string rule;
        const auto followed =
            followGame(request, LiveListener{[&](const Announcement& each) -> Expected<void> {
                                                 const auto* over =
                                                     std::get_if<GameOver>(&each.event);
                                                 rule = over != nullptr ? over->rule : rule;
                                                 called += actionIn(each.event).has_value();
                                                 return {};
                                             },
                                             [](const Message&) {}});
        EXPECT_TRUE(followed) << request.game;
        const auto wanted = rules.find(request.game);
        EXPECT_EQ(rule, wanted != rules.end() ? wanted->second : "") << request.game;
        EXPECT_GE(called, 3) << request.game;
    }
}

} // namespace
} // namespace umpire::desk

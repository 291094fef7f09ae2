#include "app/web/linked/link_address.h"

#include <gmock/gmock.h>

namespace umpire::testing {
namespace {

const std::string kToken(32, 'a');
const std::string kFingerprint(64, 'b');

TEST(LinkAddress, IsReadAsItIsWritten) {
    for (const char* host : {"192.168.1.7", "[::1]", "table.example"}) {
        const LinkAddress address{host, 8422, kToken, kFingerprint};
        const auto read = parseLinkAddress(text(address));
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(*read, address);
    }
}

TEST(LinkAddress, SaysInOneLineWhatIsWrong) {
    const std::string secret = "/#" + kToken + "." + kFingerprint;
    for (const auto& [said, words] : std::map<std::string, std::string>{
             {"http://127.0.0.1:8422" + secret, "is no address of a table"},
             {"wss://127.0.0.1" + secret, "has no port"},
             {"wss://127.0.0.1:99999" + secret, "has no port"},
             {"wss://127.0.0.1:8422/", "is not whole behind `#`"},
             {"wss://127.0.0.1:8422/#" + kToken, "is not whole behind `#`"}}) {
        const auto read = parseLinkAddress(said);
        ASSERT_FALSE(read) << said;
        EXPECT_EQ(read.error().status, ExitStatus::WrongUsage);
        EXPECT_THAT(english(read.error().message), ::testing::HasSubstr(words));
    }
}

} // namespace
} // namespace umpire::testing

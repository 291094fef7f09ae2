#include "app/eye/certificate/certificate_file.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using ::testing::HasSubstr;

TEST(CertificateFile, ComesBackAndSaysWhatIsWrongWithIt) {
    Certificate certificate;
    certificate.grade = Grade::Gold;
    certificate.error = figuresOf({0.02_mm, 0.04_mm, 0.1234_mm});
    certificate.marks = certificate.read = 64;
    const CertificateOrigin origin{"2026-11-25T18:30:00Z", "0.5.0", std::string(64, 'a'), ""};
    const nlohmann::ordered_json json = jsonOf(certificate, origin);
    EXPECT_EQ(json["schema"], "umpire.certificate/1");
    EXPECT_EQ(json["class"], "gold");
    EXPECT_EQ(json["table_sha256"], nullptr);
    const auto known = readCertificate(json.dump(2), "c.json");
    ASSERT_TRUE(known) << english(known.error().message);
    EXPECT_EQ(known->grade, Grade::Gold);
    EXPECT_NEAR(known->max.value(), certificate.error.max.value(), 0.001);
    EXPECT_EQ(known->cameraHash, origin.cameraHash);
    EXPECT_THAT(summaryOf(*known), HasSubstr("gold, mean error 0.06 mm, largest error 0.12 mm"));

    const auto wrong = [&](const char* key, const nlohmann::ordered_json& value) {
        nlohmann::ordered_json changed = json;
        changed[key] = value;
        const auto read = readCertificate(changed.dump(), "c.json");
        EXPECT_FALSE(read) << key;
        return read ? "" : english(read.error().message);
    };
    EXPECT_THAT(wrong("schema", "umpire.table/1"),
                HasSubstr("c.json: is no certificate: schema: give"));
    EXPECT_THAT(wrong("class", "platinum"), HasSubstr("class: give one of gold, silver, bronze"));
    EXPECT_THAT(wrong("error_mm", nullptr), HasSubstr("error_mm.mean: is missing"));
    EXPECT_THAT(wrong("error_mm", {{"mean", -1.0}, {"max", 2.0}}),
                HasSubstr("error_mm.mean: give a number from 0 to"));
    EXPECT_THAT(wrong("camera_sha256", "xyz"), HasSubstr("camera_sha256: is no SHA-256"));
    EXPECT_FALSE(readCertificate("[", "c.json"));
    EXPECT_FALSE(readCertificate("[]", "c.json"));
}

} // namespace
} // namespace umpire

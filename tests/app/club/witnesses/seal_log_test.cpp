#include "app/club/witnesses/archived_log.h"
#include "app/club/witnesses/log_key.h"
#include "tests/app/scratch_folder.h"

#include <gmock/gmock.h>

/// Tests the list of seals with its signatures, and the faults found in a changed list.
namespace umpire::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A phone's data, without a browser.
struct Phone {
    SigningKey own = *freshSigningKey("a");
    NoteKey key = *noteKeyOf(own);

    Phone() {
        key.kind = NoteKeyKind::Cosignature;
        key.name = witnessName(key);
    }
    [[nodiscard]] NoteSignature sign(const SignedNote& note) const {
        const std::string message = "cosignature/v1\ntime 1795908284\n" + note.text;
        const std::string time{"\0\0\0\0\x6b\x0b\x62\xbc", 8};
        return {key.name, idOf(key), time + signedBy(own, message)->bytes};
    }
};

std::vector<Seal> someSeals(int count) {
    std::vector<Seal> seals;
    for (int i = 1; i <= count; ++i) {
        const std::string table = std::to_string(i);
        seals.push_back({table, sha256("record " + table), {50 + i, sha256("event " + table)}});
    }
    return seals;
}

/// A club of three games, which two phones signed after the first and after the last.
struct Evening {
    ScratchFolder folder;
    SigningKey club = *logKeyIn(folder.file(""), "club.example");
    Phone anna;
    Phone ben;
    SealLog log{*noteKeyOf(club), {anna.key, ben.key}, {}, {}};

    Evening() {
        publish(1);
        publish(3);
    }
    void publish(int count) {
        auto seals = someSeals(count);
        const auto more = std::span(seals).subspan(log.seals.size());
        SignedNote note =
            *nextCheckpoint(log.checkpoints.empty() ? SealLog{log.club} : log, more, club);
        for (const Phone* each : {&anna, &ben}) {
            note.signatures.push_back(each->sign(note));
        }
        log.checkpoints.push_back(note);
        log.seals = seals;
    }
};

TEST(LogKey, IsMadeOnceForItsOwnerAlone) {
    const ScratchFolder folder;
    const auto made = logKeyIn(folder.file(""), "192.168.1.7");
    ASSERT_TRUE(made);
    EXPECT_THAT(made->name, HasSubstr("192.168.1.7/umpire/" + codeOf(*noteKeyOf(*made))));
    const auto again = logKeyIn(folder.file(""), "another.host");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->name, made->name);
    EXPECT_EQ(again->pem, made->pem);
    EXPECT_EQ(std::filesystem::status(folder.file("log.key")).permissions(),
              std::filesystem::perms(0600));
    (void)folder.write("log.key", "no key");
    const auto none = logKeyIn(folder.file(""), "192.168.1.7");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().status, ExitStatus::CannotRead);
}

TEST(Seal, IsALineOfTheList) {
    const Seal seal = someSeals(1).front();
    EXPECT_EQ(sealFrom(textOf(seal)), seal);
    EXPECT_EQ(sealFrom(textOf(seal) + " "), std::nullopt);
    EXPECT_EQ(sealFrom("1 051 a b"), std::nullopt);
    EXPECT_EQ(sealFrom("1 51 a"), std::nullopt);
    EXPECT_EQ(sealFrom(""), std::nullopt);
}

TEST(SealLog, HasNoFaultAndIsReadAsItWasWritten) {
    const Evening evening;
    EXPECT_THAT(faultsIn(evening.log), IsEmpty());
    EXPECT_EQ(sealLogFrom(filesOf(evening.log)), evening.log);
    const auto witnesses = witnessesOf(evening.log.checkpoints.back());
    ASSERT_EQ(witnesses.size(), 2U);
    EXPECT_EQ(witnesses[1].name, evening.ben.key.name);
    EXPECT_EQ(witnesses[1].at, 0x6b0b62bc);
}

TEST(SealLog, FindsEachChangedByteOfItsFiles) {
    const Evening evening;
    const LogFiles files = filesOf(evening.log);
    ASSERT_EQ(files.size(), 4U);
    for (const auto& [name, text] : files) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            LogFiles changed = files;
            changed[name][i] = char(text[i] ^ 4);
            const auto read = sealLogFrom(changed);
            EXPECT_TRUE(!read || !faultsIn(*read).empty()) << name << ", byte " << i;
        }
        LogFiles cut = files;
        cut[name].pop_back();
        const auto read = sealLogFrom(cut);
        EXPECT_TRUE(!read || !faultsIn(*read).empty()) << name << " without its last byte";
    }
}

TEST(SealLog, SaysWhatWasDoneToIt) {
    const Evening evening;
    const auto faultsOf = [&](const auto& change) {
        SealLog log = evening.log;
        change(log);
        std::vector<std::string> faults;
        std::ranges::transform(faultsIn(log), std::back_inserter(faults), english);
        return faults;
    };
    EXPECT_THAT(faultsOf([](SealLog& log) { log.seals[0].head.count += 1; }),
                ::testing::Contains(HasSubstr("one was changed, left out or put in")));
    EXPECT_THAT(faultsOf([](SealLog& log) { log.seals.erase(log.seals.begin()); }),
                ::testing::Contains(HasSubstr("has more seals than there are")));
    EXPECT_THAT(faultsOf([](SealLog& log) { std::swap(log.seals[1], log.seals[2]); }),
                ElementsAre(HasSubstr("the checkpoint of 3 seals has other seals")));
    EXPECT_THAT(faultsOf([](SealLog& log) { log.seals.push_back(log.seals[0]); }),
                ElementsAre("the last seals are in no checkpoint"));
    EXPECT_THAT(faultsOf([](SealLog& log) { std::swap(log.checkpoints[0], log.checkpoints[1]); }),
                ElementsAre(HasSubstr("is not longer than the one before"),
                            "the last seals are in no checkpoint"));
    EXPECT_THAT(faultsOf([](SealLog& log) {
                    auto& signatures = log.checkpoints[1].signatures;
                    signatures.push_back(signatures.back());
                }),
                ElementsAre(HasSubstr("has two signatures of phone/")));
    EXPECT_THAT(faultsOf([](SealLog& log) {
                    auto& signatures = log.checkpoints[1].signatures;
                    signatures.erase(signatures.begin());
                }),
                ElementsAre(HasSubstr("is not signed by the club")));
    EXPECT_THAT(faultsOf([](SealLog& log) { log.witnesses.pop_back(); }),
                ElementsAre(HasSubstr("that is not right"), HasSubstr("that is not right")));
    EXPECT_THAT(faultsOf([](SealLog& log) { log.witnesses.push_back(Phone().key); }),
                ElementsAre(HasSubstr("signed nothing")));
    EXPECT_THAT(faultsOf([](SealLog& log) { log.witnesses[0].name = "phone/ANNA"; }),
                ::testing::Contains("the key of phone/ANNA is not of that name"));
}

/// A phone meets the club with another key, or with the same key and a different history.
TEST(SealLog, SignsNothingThatContradictsWhatItSigned) {
    Evening evening;
    evening.log.seals[0].head.hash = sha256("another game");
    const auto refused = nextCheckpoint(evening.log, someSeals(1), evening.club);
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error().message),
                HasSubstr("no checkpoint is published, because the seals in the database were "
                          "changed: the checkpoint of 1 seal has other seals"));
}

TEST(SealLog, TakesOnlyRightSignaturesOfTheNewestCheckpoint) {
    Evening evening;
    const Phone cecil;
    const auto& [first, newest] = std::tie(evening.log.checkpoints[0], evening.log.checkpoints[1]);
    EXPECT_TRUE(checkCosignature(evening.log, cecil.key, cecil.sign(newest)));
    EXPECT_FALSE(checkCosignature(evening.log, cecil.key, cecil.sign(first)));
    EXPECT_FALSE(checkCosignature(evening.log, evening.anna.key, cecil.sign(newest)));
    Phone liar;
    liar.key.name = evening.anna.key.name; // another phone's name above a valid signature
    EXPECT_FALSE(checkCosignature(evening.log, liar.key, liar.sign(newest)));
    for (std::size_t i = evening.log.checkpoints[1].signatures.size(); i <= 64; ++i) {
        evening.log.checkpoints[1].signatures.push_back(cecil.sign(newest));
    }
    EXPECT_FALSE(checkCosignature(evening.log, cecil.key, cecil.sign(newest))) << "too many";
}

} // namespace
} // namespace umpire::testing

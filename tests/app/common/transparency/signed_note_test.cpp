#include "app/common/transparency/signed_note.h"

#include <gmock/gmock.h>

namespace umpire::testing {
namespace {

/// The key and the note of c2sp.org/signed-note, "Example".
constexpr const char* kExampleKey =
    "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
constexpr const char* kExample =
    "This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONn"
    "cAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n";

/// A checkpoint of a public log, cosigned by a public witness in May 2026, from the tests of a
/// program that reads checkpoints (remora.n621.de).
constexpr const char* kWitness =
    "remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2";
constexpr const char* kCosigned =
    "arche2025h1.staging.ct.transparency.dev\n1432088532\n"
    "U7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=\n\n"
    "— arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMH"
    "bdQ3urbllzalApkptQIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=\n"
    "— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sX"
    "Tynk5XeU/zZ0WBxtqB0DrAWfBw==\n";

TEST(SignedNote, OfC2spIsReadAndIsRight) {
    const auto key = noteKeyFrom(kExampleKey);
    const auto note = signedNoteFrom(kExample);
    ASSERT_TRUE(key && note);
    EXPECT_EQ(key->name, "example.com/foo");
    EXPECT_EQ(textOf(*key), kExampleKey);
    EXPECT_EQ(note->text, "This is an example message.\n");
    EXPECT_EQ(textOf(*note), kExample);
    EXPECT_TRUE(isRight(note->signatures.at(0), *key, note->text));
    EXPECT_FALSE(isRight(note->signatures.at(0), *key, "This is another message.\n"));
}

TEST(SignedNote, OfAPublicWitnessIsRight) {
    const auto key = noteKeyFrom(kWitness);
    const auto note = signedNoteFrom(kCosigned);
    ASSERT_TRUE(key && note);
    ASSERT_EQ(note->signatures.size(), 2U);
    EXPECT_EQ(cosignedAt(note->signatures[1]), 0x6A122120);
    EXPECT_TRUE(isRight(note->signatures[1], *key, note->text));
    EXPECT_FALSE(isRight(note->signatures[0], *key, note->text)) << "of another key";
    auto later = note->signatures[1];
    later.bytes[7] = char(later.bytes[7] + 1);
    EXPECT_FALSE(isRight(later, *key, note->text)) << "the time is signed too";
    const auto checkpoint = checkpointFrom(note->text);
    ASSERT_TRUE(checkpoint);
    EXPECT_EQ(checkpoint->tree.size, 1432088532U);
    EXPECT_EQ(textOf(*checkpoint), note->text);
    const auto ofAnotherSize = textOf(Checkpoint{checkpoint->origin, {42, checkpoint->tree.root}});
    EXPECT_FALSE(isRight(note->signatures[1], *key, ofAnotherSize));
}

TEST(SignedNote, TellsTheTimeOfTheCosignatureOfC2sp) {
    // c2sp.org/tlog-cosignature: "time 1679315147"
    const auto signature =
        noteSignatureFrom("— witness.example.com/w1 "
                          "jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2"
                          "oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==");
    ASSERT_TRUE(signature);
    EXPECT_EQ(cosignedAt(*signature), 1679315147);
    EXPECT_EQ(cosignedAt({"a", 1, std::string(64, 'x')}), std::nullopt);
}

TEST(SignedNote, OfAFreshKeyIsRightAndOfAnotherIsNot) {
    const auto one = freshSigningKey("club.example/umpire");
    const auto other = freshSigningKey("club.example/umpire");
    ASSERT_TRUE(one && other);
    const std::string text = textOf(Checkpoint{one->name, {1, leafHash("7 57 a b")}});
    const auto signature = signedBy(*one, text);
    ASSERT_TRUE(signature);
    EXPECT_TRUE(isRight(*signature, *noteKeyOf(*one), text));
    EXPECT_FALSE(isRight(*signature, *noteKeyOf(*other), text));
    EXPECT_EQ(signedNoteFrom(textOf(SignedNote{text, {*signature}})),
              (SignedNote{text, {*signature}}));
    EXPECT_EQ(noteKeyFrom(textOf(*noteKeyOf(*one))), noteKeyOf(*one));
    EXPECT_FALSE(signedBy({"a", "no key"}, text));
    EXPECT_FALSE(freshSigningKey("a b"));
}

/// A changed letter gives another text or an error: no text can be written in two ways.
TEST(SignedNote, FindsEachChangedByte) {
    const auto isWhole = [](std::string_view text) {
        const auto key = noteKeyFrom(kWitness);
        const auto note = signedNoteFrom(text);
        return note && textOf(*note) == text && checkpointFrom(note->text) &&
               note->signatures.size() == 1 && isRight(note->signatures[0], *key, note->text);
    };
    std::string text = kCosigned;
    const std::size_t first = text.find("— arche");
    text.erase(first, text.find('\n', first) + 1 - first); // the signature of another kind
    ASSERT_TRUE(isWhole(text));
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const int change : {1, 4, 32, 128}) {
            std::string changed = text;
            changed[i] = char(changed[i] ^ change);
            EXPECT_FALSE(isWhole(changed)) << i << ": " << changed;
        }
    }
    const std::string key = kWitness;
    for (std::size_t i = 0; i < key.size(); ++i) {
        std::string changed = key;
        changed[i] = char(changed[i] ^ 4);
        EXPECT_NE(noteKeyFrom(changed), noteKeyFrom(key)) << changed;
    }
}

TEST(Base64, HasOneFormForEachText) {
    for (const std::string text : {"", "a", "ab", "abc", "abcd"}) {
        EXPECT_EQ(bytesFromBase64(base64Of(text)), text);
    }
    for (const std::string_view none :
         {"YQ=", "YR==", "Y===", "====", " YQ==", "YQ==\n", "YQ", "Y!==", "YQ==YQ==", "A===AAAA"}) {
        EXPECT_EQ(bytesFromBase64(none), std::nullopt) << none;
    }
}

TEST(Checkpoint, HasOneForm) {
    const std::string root = base64Of(leafHash("")) + "\n";
    EXPECT_TRUE(checkpointFrom("a\n1\n" + root));
    const std::vector<std::string> others = {"a\n01\n" + root,
                                             "a\n-1\n" + root,
                                             "a\n1 \n" + root,
                                             "\n1\n" + root,
                                             "a\n1\n" + root + "b\n",
                                             "a\n1\nYQ==\n",
                                             "a\n1\n" + base64Of(leafHash("")),
                                             "a\n1" + root,
                                             "",
                                             "a",
                                             "a\n",
                                             "a\n1\n"};
    for (const std::string& none : others) {
        EXPECT_FALSE(checkpointFrom(none)) << none;
    }
}

} // namespace
} // namespace umpire::testing

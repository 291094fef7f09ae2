#include "app/common/transparency/signed_note.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

/// A text has only one form: writing what was read gives the same text.
template <typename Read>
void use(std::string_view text, Read read) {
    if (const auto it = read(text)) {
        umpire::fuzz::require(umpire::textOf(*it) == text, "each text has one form");
    }
}

} // namespace

/// Fuzzes keys, signatures, checkpoints and notes, as phones and archives read them.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    use(text, umpire::noteKeyFrom);
    use(text, umpire::noteSignatureFrom);
    use(text, umpire::checkpointFrom);
    use(text, umpire::signedNoteFrom);
    const auto key = umpire::noteKeyFrom("example.com/foo+530d903a+"
                                         "AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k");
    if (const auto note = umpire::signedNoteFrom(text); key && note) {
        for (const umpire::NoteSignature& each : note->signatures) {
            (void)umpire::isRight(each, *key, note->text);
            (void)umpire::cosignedAt(each);
        }
    }
    return 0;
}

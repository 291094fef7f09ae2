#include "app/desk/words/phrases.h"

#include <array>
#include <QtGlobal>

namespace umpire::desk::words {
namespace {

/// What is said of pictures, cameras, records and their files that cannot be read.
constexpr std::array kPhrases = {
    QT_TRANSLATE_NOOP("Sentences", "frame %1"),
    QT_TRANSLATE_NOOP("Sentences", "the %1 picture is cut off; copy or take it again"),
    QT_TRANSLATE_NOOP("Sentences", "the %1 picture is damaged; copy or take it again"),
    QT_TRANSLATE_NOOP("Sentences", "the %1 picture is animated; save one frame as JPEG or PNG"),
    QT_TRANSLATE_NOOP("Sentences",
                      "this variant of %1 is not known; save it as JPEG or PNG and try again"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the picture is %1, too small to show a table; at least %2 px a side are needed"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the picture is %1; scale it down to at most %2 px a side and %3 megapixels"),
    QT_TRANSLATE_NOOP("Sentences", "GIF pictures are not read; save one frame as JPEG or PNG"),
    QT_TRANSLATE_NOOP("Sentences",
                      "HEIC, AVIF and video files are not read; save the picture as JPEG (on an "
                      "iPhone: Settings, Camera, Formats, Most Compatible)"),
    QT_TRANSLATE_NOOP("Sentences",
                      "not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG"),
    QT_TRANSLATE_NOOP("Sentences", "the file is too large for a picture; scale it down"),
    QT_TRANSLATE_NOOP("Sentences", "the file is empty; copy or take the picture again"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the %1 picture cannot be decoded; save it as JPEG or PNG and try again"),
    QT_TRANSLATE_NOOP("Sentences", "no such picture; check the path"),
    QT_TRANSLATE_NOOP("Sentences", "is a directory; name one picture in it"),
    QT_TRANSLATE_NOOP("Sentences", "is not a file; name a picture"),
    QT_TRANSLATE_NOOP("Sentences", "cannot be read; check the file's permissions"),
    QT_TRANSLATE_NOOP("Sentences", "no such file; check the path"),
    QT_TRANSLATE_NOOP("Sentences", "is a directory; name the file in it"),
    QT_TRANSLATE_NOOP("Sentences", "cannot be read; check its permissions"),
    QT_TRANSLATE_NOOP("Sentences",
                      "cannot be written; check that the folder exists and that the disk has room"),
    QT_TRANSLATE_NOOP("Sentences", "cannot be written; is the disk full?"),
    QT_TRANSLATE_NOOP("Sentences", "is already there; give another name"),
    QT_TRANSLATE_NOOP("Sentences",
                      "no such file, folder or camera; `umpire cameras` lists the cameras, and a "
                      "stream's address begins with http:// or rtsp://"),
    QT_TRANSLATE_NOOP("Sentences", "this may be more than one camera; name one of %1"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the stream cannot be opened (%1); is the camera's server running, and the address right?"),
    QT_TRANSLATE_NOOP("Sentences",
                      "not a video that can be read (%1); save it as MP4 or AVI and try again"),
    QT_TRANSLATE_NOOP("Sentences", "the picture is damaged (%1); copy or take it again"),
    QT_TRANSLATE_NOOP(
        "Sentences", "the picture is damaged (%1): things may be missing from it or lie elsewhere"),
    QT_TRANSLATE_NOOP("Sentences", "there is not enough memory"),
    QT_TRANSLATE_NOOP("Sentences", "the %1 picture cannot be decoded; there is not enough memory"),
    QT_TRANSLATE_NOOP("Sentences", "no answer in time"),
    QT_TRANSLATE_NOOP("Sentences", "it sends more than 64 MiB without a whole picture"),
    QT_TRANSLATE_NOOP("Sentences", "it sends on to another address, which is not followed"),
    QT_TRANSLATE_NOOP("Sentences", "its answer is broken off, or it sends on to another address, "
                                   "which is not followed"),
    QT_TRANSLATE_NOOP("Sentences", "what comes is no video, or only names where one is"),
    QT_TRANSLATE_NOOP("Sentences", "what it sent could not be handled"),
    QT_TRANSLATE_NOOP("Sentences", "parts of it are missing"),
    QT_TRANSLATE_NOOP("Sentences", "it builds on a damaged one"),
    QT_TRANSLATE_NOOP("Sentences", "holds no picture; give a folder of JPEG or PNG files"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the camera cannot be opened (%1); `umpire cameras` lists what is connected"),
    QT_TRANSLATE_NOOP("Sentences", "it is not there"),
    QT_TRANSLATE_NOOP("Sentences", "permission denied; join the group `video`"),
    QT_TRANSLATE_NOOP("Sentences", "it gives no pictures, or another program uses it"),
    QT_TRANSLATE_NOOP("Sentences", "it gives no more pictures"),
    QT_TRANSLATE_NOOP("Sentences", "its pictures are in a format that is not known"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the tags in view (%1) are not in the table file; is it another table's?"),
    QT_TRANSLATE_NOOP("Sentences", "no tag of the table file is in the picture, and no match or "
                                   "matchbox to take the scale from; show a tag whole"),
    QT_TRANSLATE_NOOP("Sentences", "the picture before is %1 px but the picture is %2 px; take "
                                   "both with the same camera, without moving it"),
    QT_TRANSLATE_NOOP("Sentences", "nothing of known size is in view, so nothing can be measured; "
                                   "use a table file and its tags"),
    QT_TRANSLATE_NOOP("Sentences", "no galley is seen in the picture"),
    QT_TRANSLATE_NOOP("Sentences", "the picture shows %1"),
    QT_TRANSLATE_NOOP("Sentences", "cannot be read; give a journal's file"),
    QT_TRANSLATE_NOOP("Sentences",
                      "is no journal; give a file that `umpire referee --journal` wrote"),
    QT_TRANSLATE_NOOP("Sentences",
                      "is already there; go on with it by --resume, or give another name"),
    QT_TRANSLATE_NOOP("Sentences", "event %1 was changed"),
    QT_TRANSLATE_NOOP("Sentences", "event %1 was changed, or the settings were"),
    QT_TRANSLATE_NOOP("Sentences", "event %1 was added after the record's end"),
    QT_TRANSLATE_NOOP("Sentences", "event %1 is missing or cannot be read"),
    QT_TRANSLATE_NOOP("Sentences", "events %1 to %2 are missing or cannot be read"),
    QT_TRANSLATE_NOOP("Sentences", "has the board of %1; measure the table with this game's board "
                                   "on it, or name another"),
    QT_TRANSLATE_NOOP("Sentences", "event %1 cannot be checked, the one before is missing"),
    QT_TRANSLATE_NOOP("Sentences", "the settings were changed, or the last hash was"),
    QT_TRANSLATE_NOOP("Sentences", "focal length %1 %2 makes no sense for a side of %3 pixels"),
    QT_TRANSLATE_NOOP("Sentences", "centre %1 %2 makes no sense for a side of %3 pixels"),
    QT_TRANSLATE_NOOP("Sentences", "must be [fx 0 cx; 0 fy cy; 0 0 1]"),
    QT_TRANSLATE_NOOP("Sentences", "must be plumb_bob, the only model this program knows"),
    QT_TRANSLATE_NOOP("Sentences", "write it anew with `umpire calibrate camera`"),
    QT_TRANSLATE_NOOP("Sentences", "correct it, or write it anew with `umpire calibrate table`"),
    QT_TRANSLATE_NOOP("Sentences", "tags"),
    QT_TRANSLATE_NOOP("Sentences", "board"),
    QT_TRANSLATE_NOOP("Sentences", "tag %1 stands there twice"),
    QT_TRANSLATE_NOOP("Sentences", "stands there twice"),
    QT_TRANSLATE_NOOP("Sentences", "lies on tag %1"),
    QT_TRANSLATE_NOOP("Sentences", "is unknown; DICT_APRILTAG_36h11 is the usual one"),
    QT_TRANSLATE_NOOP("Sentences", "must be a list of at least one tag"),
    QT_TRANSLATE_NOOP("Sentences", "has more entries than the dictionary has tags"),
    QT_TRANSLATE_NOOP("Sentences", "not a calibration file: too large or nested too deep"),
    QT_TRANSLATE_NOOP("Sentences", "not valid YAML, line %1: %2"),
    QT_TRANSLATE_NOOP("Sentences", "not a YAML file of \"key: value\" lines"),
    QT_TRANSLATE_NOOP("Sentences",
                      "is larger than 1 MiB, so it is no calibration file; check the path"),
    QT_TRANSLATE_NOOP("Sentences", "must be a mapping, found %1"),
    QT_TRANSLATE_NOOP("Sentences", "must be a list of %1 numbers, found %2"),
    QT_TRANSLATE_NOOP("Sentences", "must have %1 numbers, found %2"),
    QT_TRANSLATE_NOOP("Sentences", "must be a number, found %1"),
    QT_TRANSLATE_NOOP("Sentences", "must be finite, found %1"),
    QT_TRANSLATE_NOOP("Sentences", "must be a whole number, found %1"),
    QT_TRANSLATE_NOOP("Sentences", "must be between %1 and %2, found %3"),
    QT_TRANSLATE_NOOP("Sentences", "must be a name, found %1"),
    QT_TRANSLATE_NOOP("Sentences", "is missing"),
    QT_TRANSLATE_NOOP("Sentences", "a mapping"),
    QT_TRANSLATE_NOOP("Sentences", "a list"),
    QT_TRANSLATE_NOOP("Sentences", "camera file"),
    QT_TRANSLATE_NOOP("Sentences", "it is for %1 pixels, the picture has %2, another aspect ratio; "
                                   "calibrate the camera at this resolution"),
    QT_TRANSLATE_NOOP("Sentences",
                      "has schema %1, this program reads up to %2; take a newer umpire"),
    QT_TRANSLATE_NOOP("Sentences", "is held by another program; end that one or wait"),
    QT_TRANSLATE_NOOP("Sentences", "is a pipe or a device; name a file"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the game is not over and its record holds secrets; export it once it is over"),
    QT_TRANSLATE_NOOP("Sentences", "is held by another program; the game waits for it"),
    QT_TRANSLATE_NOOP("Sentences", "is free again; the game goes on"),
    QT_TRANSLATE_NOOP("Sentences", "is still held; the game ends"),
    QT_TRANSLATE_NOOP("Sentences", "an event has more than 1 MiB; it is not recorded"),
    QT_TRANSLATE_NOOP("Sentences", "holds more than the journal of a game; it is not read further"),
    QT_TRANSLATE_NOOP("Sentences", "its table `%1` is not a journal's, so nothing in it is read; "
                                   "give the file as umpire wrote it"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "cannot be opened for this; check that the file and its folder may be written"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the disk is full or fails; free some space, what is recorded stays"),
    QT_TRANSLATE_NOOP("Sentences", "is damaged; `umpire log verify` says where"),
    QT_TRANSLATE_NOOP("Sentences", "SQLite says: %1"),
    QT_TRANSLATE_NOOP("Sentences", "is being written by process %1; end that one first"),
    QT_TRANSLATE_NOOP("Sentences", "no lock file can be made beside it; check that the folder is "
                                   "there, may be written and has space"),
    QT_TRANSLATE_NOOP("Sentences", "its head cannot be read; `umpire log verify` says more"),
    QT_TRANSLATE_NOOP("Sentences",
                      "begin another journal, `umpire log export` saves what this one has"),
    QT_TRANSLATE_NOOP("Sentences",
                      "today's rules do not follow event %1; `umpire log replay` says more"),
    QT_TRANSLATE_NOOP("Sentences",
                      "a frame could not be examined (%1); please report it with the film"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the picture could not be examined (%1); please report it with the picture"),
};

} // namespace

std::span<const char* const> filesPhrases() {
    return kPhrases;
}

} // namespace umpire::desk::words

#include "app/desk/photograph/picture_question.h"

#include "app/eye/one_picture/look_for_board.h"

namespace umpire::desk {
namespace {

Message isNotUsed(const std::optional<std::filesystem::path>& table) {
    return message("the table file %1 does not fit this picture, and is not used",
                   table ? table->filename().string() : std::string());
}

/// Reads the request's files. If they do not fit, drops the unreadable files and files for another
/// camera, with warnings, because stored files of another table must not block a picture.
Expected<LookInputs> readWhatFits(LookRequest& request, const cv::Mat& image) {
    const Expected<LookInputs> all = readLookInputs(request, image);
    if (all || (!request.camera && !request.table)) {
        return all;
    }
    LookRequest fewer = request;
    std::vector<Message> warnings;
    if (fewer.camera) {
        warnings.push_back(message("the camera file %1 does not fit this picture, and is not used",
                                   fewer.camera->filename().string()));
        fewer.camera.reset();
    }
    Expected<LookInputs> read = readLookInputs(fewer, image);
    if (!read && fewer.table) {
        warnings.push_back(isNotUsed(fewer.table));
        fewer.table.reset();
        read = readLookInputs(fewer, image);
    }
    if (!read) {
        return all; // the error concerns the earlier picture, which has no substitute
    }
    request = fewer;
    read->warnings.insert(read->warnings.end(), warnings.begin(), warnings.end());
    return read;
}

/// Examines the picture with the table file; if that table is not found, without the table file.
Expected<Look> lookedAt(const LookRequest& request, const LookInputs& inputs) {
    const Expected<Look> look = lookAtTable(request, inputs);
    if (look || look.error().status != ExitStatus::TableNotFound || !inputs.table) {
        return look;
    }
    LookRequest without = request;
    without.table.reset();
    LookInputs bare = inputs;
    bare.table.reset();
    bare.learned.reset();
    bare.warnings.push_back(isNotUsed(request.table));
    return lookAtTable(without, bare);
}

/// Returns the observation `now`, with the detectors that either examination used.
Look together(Look now, const Look& before) {
    now.sought.insert(before.sought.begin(), before.sought.end());
    return now;
}

/// Searches a picture without recognised pieces: for stones on a board between the tags, or else
/// for dice and counters.
Look whateverLies(const LookRequest& asked, const LookInputs& inputs, Look look) {
    LookRequest request = asked;
    if (isInTablesFrame(look.observation.registration) && !look.sought.contains(Detector::Stones)) {
        request.detectors = {Detector::Stones};
        const Expected<Look> board = lookForBoard(request, inputs);
        look = board ? together(*board, look) : look;
    }
    if (isEmpty(look.observation) && !look.sought.contains(Detector::Dice)) {
        // Keeps the other detectors, whose scale from the tags these detectors need.
        request.detectors = look.sought;
        request.detectors.erase(Detector::Stones);
        request.detectors.insert({Detector::Dice, Detector::Codes});
        const Expected<Look> small = lookedAt(request, inputs);
        if (small && !isEmpty(small->observation)) {
            return together(*small, look);
        }
        look.sought.insert({Detector::Dice, Detector::Codes});
    }
    return look;
}

Expected<Look> withBoard(const PictureQuestion& question, const LookRequest& request,
                         const LookInputs& inputs) {
    const Expected<Look> look = question.corners ? lookForBoard(request, inputs, *question.corners)
                                                 : lookForBoard(request, inputs);
    if (look || look.error().status != ExitStatus::TableNotFound) {
        return look;
    }
    return lookedAt(request, inputs).map([&](Look plain) {
        plain.observation.warnings.insert(plain.observation.warnings.begin(), look.error().message);
        return plain;
    });
}

} // namespace

Expected<Look> answerTo(const PictureQuestion& question) {
    LookRequest request = question.request;
    Expected<LookInputs> inputs = readWhatFits(request, question.image);
    if (!inputs) {
        return tl::make_unexpected(inputs.error());
    }
    if (question.damage) {
        inputs->warnings.push_back(*question.damage);
    }
    // true if the table file already describes the board
    const bool isTold = inputs->table && inputs->table->board;
    const bool isSought = question.board == PictureQuestion::Board::Sought && !isTold;
    if (question.corners || isSought) {
        return withBoard(question, request, *inputs);
    }
    Expected<Look> look = lookedAt(request, *inputs);
    if (!look || !isEmpty(look->observation) || !request.detectors.empty()) {
        return look;
    }
    return whateverLies(request, *inputs, *std::move(look));
}

} // namespace umpire::desk

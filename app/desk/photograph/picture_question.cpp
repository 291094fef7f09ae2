#include "app/desk/photograph/picture_question.h"

#include "app/eye/one_picture/look_for_board.h"

namespace umpire::desk {
namespace {

Message isNotUsed(const std::optional<std::filesystem::path>& table) {
    return message("the table file %1 does not fit this picture, and is not used",
                   table ? table->filename().string() : std::string());
}

/// Reads only the files that fit, because stored files of another table must not block a picture.
/// Ignores unreadable files and files for another camera.
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
        return all; // the fault is in the earlier picture
    }
    request = fewer;
    read->warnings.insert(read->warnings.end(), warnings.begin(), warnings.end());
    return read;
}

/// Looks with the table file, or without it if it does not fit.
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

/// Merges the detectors that both looks used.
Look together(Look now, const Look& before) {
    now.sought.insert(before.sought.begin(), before.sought.end());
    return now;
}

/// Searches an empty result for stones on a board, or else for dice and counters.
Look whateverLies(const LookRequest& asked, const LookInputs& inputs, Look look) {
    LookRequest request = asked;
    if (isInTablesFrame(look.observation.registration) && !look.sought.contains(Detector::Stones)) {
        request.detectors = {Detector::Stones};
        const Expected<Look> board = lookForBoard(request, inputs);
        look = board ? together(*board, look) : look;
    }
    if (isEmpty(look.observation) && !look.sought.contains(Detector::Dice)) {
        // Detectors that need a scale use the tags' scale.
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
    // true if the table file gives the board
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

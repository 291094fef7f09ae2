#include "app/cli/log/log_answers.h"

#include "app/cli/log/log_records.h"
#include "app/cli/log/log_text.h"
#include "app/common/json/json_text.h"
#include "app/mind/statistics/game_csv.h"
#include "app/record/journal/event_json.h"
#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/journal_seal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "app/record/moments/kept_moments.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json jsonOfFaults(const std::vector<JournalFault>& faults) {
    Json list = Json::array();
    for (const JournalFault& fault : faults) {
        list.push_back({{"event", fault.event ? Json(*fault.event) : Json(nullptr)},
                        {"what", english(fault.what)}});
    }
    return list;
}

/// Hides how the events differ, but not which events.
Replay withoutSecrets(Replay replayed) {
    replayed.position = "hidden";
    for (ReplayDifference& one : replayed.differences) {
        one.action = one.recorded = one.today = "hidden";
    }
    return replayed;
}

Expected<void> writeAs(AnswerForm form, const Json& json, const std::string& text) {
    return writeAnswer(form == AnswerForm::Json ? indentedText(json) : text);
}

Json jsonOfListed(const std::filesystem::path& file, const JournalRecord& record) {
    const auto line = lineOfPlay(record.events);
    const auto end = std::ranges::find_if(line, [](const RecordedEvent& event) {
        return std::holds_alternative<GameOver>(event.happening);
    });
    return {{"file", file.string()},
            {"date", record.settings.started},
            {"game", record.settings.game},
            {"variant", record.settings.variant},
            {"players", record.settings.players},
            {"names", record.settings.names},
            {"events", record.events.size()},
            {"outcome", end == line.end() ? Json(nullptr) : jsonOf(end->happening)},
            {"faults", jsonOfFaults(record.faults)}};
}

Json jsonOfDifferences(const Replay& replayed) {
    Json list = Json::array();
    for (const ReplayDifference& one : replayed.differences) {
        list.push_back({{"event", one.event},
                        {"action", one.action.empty() ? Json(nullptr) : Json(one.action)},
                        {"what", one.what},
                        {"recorded", one.recorded},
                        {"today", one.today}});
    }
    return list;
}

Expected<void> writeNewFile(const std::filesystem::path& file, const std::string& text) {
    std::error_code error;
    if (std::filesystem::exists(file, error)) {
        return failWith(ExitStatus::CannotWrite,
                        file.string() + ": is already there; give another name");
    }
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    return stream ? Expected<void>{}
                  : failWith(ExitStatus::CannotWrite,
                             file.string() + ": cannot be written; is the disk full?");
}

Expected<void> exportText(const LogQuestion& question, const ExportRequest& request,
                          const std::string& text) {
    const bool toOutput = request.out.empty();
    Json json = {{"as", request.as}, {"out", request.out.string()}};
    if (toOutput) {
        json = {{"as", request.as}, {"text", text}};
    } else if (auto written = writeNewFile(request.out, text); !written) {
        return written;
    }
    return writeAs(question.form, json, toOutput ? text : request.out.string() + "\n");
}

Expected<void> exportFolder(const LogQuestion& question, const ExportRequest& request,
                            const ExportedGame& game) {
    if (request.out.empty()) {
        return wrongUsage("--as folder: needs --out FOLDER, a new one");
    }
    const auto pictures = [&](std::int64_t event) {
        return pictureOf(question.files.front(), event);
    };
    return writeGameFolder(game, pictures, request.out).and_then([&] {
        return writeAs(question.form, {{"as", request.as}, {"out", request.out.string()}},
                       request.out.string() + "\n");
    });
}

/// Returns a failure's text without the file's name, which the answer already has.
std::string withoutName(const std::filesystem::path& file, const Failure& failed) {
    const std::string name = file.string() + ": ";
    const std::string text = english(failed.message);
    return text.starts_with(name) ? text.substr(name.size()) : text;
}

/// Returns the number of the last event that fulfils `is`; none if no event does.
template <typename Is>
std::optional<std::int64_t> lastWhere(const JournalRecord& record, Is is) {
    const auto found = std::find_if(record.events.rbegin(), record.events.rend(), is);
    return found == record.events.rend() ? std::nullopt : std::optional(found->number);
}

} // namespace

Expected<void> answerList(const LogQuestion& question) {
    Json journals = Json::array();
    std::string text;
    Expected<void> status;
    for (const std::filesystem::path& file : journalsOf(question.files)) {
        const auto record = readJournal(file);
        if (record) {
            journals.push_back(jsonOfListed(file, *record));
            text += listedLine(file, *record);
        } else {
            journals.push_back(
                {{"file", file.string()}, {"error", english(record.error().message)}});
        }
        const Expected<void> one =
            record ? unlessFaulty(file, *record) : tl::make_unexpected(record.error());
        status = status ? one : status;
    }
    const Json json = {{"schema", "umpire.log/1"}, {"journals", journals}};
    return writeAs(question.form, json, text).and_then([&] { return status; });
}

Expected<void> answerShow(const LogQuestion& question) {
    const std::filesystem::path& file = question.files.front();
    return readJournal(file).and_then([&](const JournalRecord& record) {
        if (auto allowed = mayBeTold(question, record); !allowed) {
            return allowed;
        }
        Json events = Json::array();
        for (const RecordedEvent& event : record.events) {
            events.push_back(jsonOf(event));
        }
        const Json json = {{"schema", "umpire.record/1"},
                           {"file", file.string()},
                           {"settings", jsonOf(record.settings)},
                           {"events", events},
                           {"faults", jsonOfFaults(record.faults)}};
        return writeAs(question.form, json, shownText(record)).and_then([&] {
            return unlessFaulty(file, record);
        });
    });
}

Expected<void> answerVerify(const LogQuestion& question, const Anchor& anchor) {
    const std::filesystem::path& file = question.files.front();
    const auto code = sealCodeFrom(anchor.code);
    if (!anchor.code.empty() && !code) {
        return wrongUsage("--code: `" + anchor.code +
                          "` is no code; one has 16 letters and digits");
    }
    auto record = readJournal(file, JournalCheck::Bytes);
    std::error_code error;
    if (!record && std::filesystem::is_regular_file(file, error)) {
        record = JournalRecord{{}, {}, 0, {{std::nullopt, withoutName(file, record.error())}}};
    } else if (!record) {
        return tl::make_unexpected(record.error());
    }
    const std::string hash = record->events.empty() ? "" : record->events.back().hash;
    if (!anchor.hash.empty() && !lastWhere(*record, [&](const RecordedEvent& event) {
            return event.hash == anchor.hash;
        })) {
        record->faults.push_back({std::nullopt, "no event has the hash " + anchor.hash +
                                                    "; what came up to it is missing or changed"});
    }
    const auto coded = lastWhere(*record, [&](const RecordedEvent& event) {
        return code && sealCodeOf(event.hash) == code;
    });
    if (code && !coded) {
        record->faults.push_back({std::nullopt, "no event has the code " + *code +
                                                    "; it is not the record that was sealed, or "
                                                    "what came up to it is missing or changed"});
    }
    const CheckedMoments moments = checkMoments(file, *record);
    record->faults.insert(record->faults.end(), moments.faults.begin(), moments.faults.end());
    Json json = {{"schema", "umpire.verify/1"},
                 {"file", file.string()},
                 {"intact", record->faults.empty()},
                 {"sealed", record->isSealed},
                 {"events", record->events.size()},
                 {"events_written", record->count},
                 {"last_hash", hash.empty() ? Json(nullptr) : Json(hash)},
                 {"pictures_elsewhere", record->picturesElsewhere},
                 {"films", moments.whole},
                 {"films_missing", moments.missing},
                 {"faults", jsonOfFaults(record->faults)}};
    if (code) {
        json["code_event"] = coded ? Json(*coded) : Json(nullptr);
    }
    return writeAs(question.form, json,
                   verifiedText(file, *record) + momentsText(moments) + codedText(*record, coded))
        .and_then([&] { return unlessFaulty(file, *record); });
}

Expected<void> answerSeal(const LogQuestion& question) {
    const std::filesystem::path& file = question.files.front();
    return readJournal(file, JournalCheck::Bytes).and_then([&](const JournalRecord& record) {
        if (!record.faults.empty()) {
            return Expected<void>(failWith(ExitStatus::CannotWrite,
                                           file.string() + ": " +
                                               english(record.faults.front().what) +
                                               "; `umpire log verify` says more, and no code is "
                                               "given for it"));
        }
        if (record.events.empty()) {
            return Expected<void>(
                failWith(ExitStatus::CannotWrite, file.string() + ": has no event yet; seal it "
                                                                  "once the game is on"));
        }
        const RecordedEvent& last = record.events.back();
        const std::string code = sealCodeOf(last.hash);
        const Json json = {{"schema", "umpire.seal/1"},
                           {"file", file.string()},
                           {"event", last.number},
                           {"code", code},
                           {"last_hash", last.hash}};
        return writeAs(question.form, json, code + "\n");
    });
}

Expected<void> answerForgetMoments(const LogQuestion& question,
                                   const std::vector<std::int64_t>& events) {
    const std::filesystem::path& file = question.files.front();
    return readJournal(file).and_then([&](const JournalRecord& record) -> Expected<void> {
        for (const std::int64_t number : events) {
            const auto event = std::ranges::find(record.events, number, &RecordedEvent::number);
            if (event == record.events.end() || event->momentsHash.empty()) {
                return wrongUsage("--event: event " + std::to_string(number) + " of " +
                                  file.string() + " has no film");
            }
        }
        return forgetMoments(file, record, events).and_then([&](std::size_t erased) {
            const Json json = {
                {"schema", "umpire.forget/1"}, {"file", file.string()}, {"films_erased", erased}};
            return writeAs(question.form, json, forgottenText(file, erased));
        });
    });
}

Expected<void> answerExport(const LogQuestion& question, const ExportRequest& request) {
    const std::filesystem::path& file = question.files.front();
    return readJournal(file, JournalCheck::Whole).and_then([&](const JournalRecord& record) {
        if (auto allowed = mayBeTold(question, record); !allowed) {
            return allowed;
        }
        const ExportedGame game{record.settings, record.events};
        const Expected<void> exported =
            request.as == "folder" ? exportFolder(question, request, game)
            : request.as == "text" ? exportText(question, request, textOf(game))
            : request.as == "csv"
                ? exportText(question, request, gameCsv(record.settings, record.events))
                : exportText(question, request, jsonLinesOf(game));
        return exported.and_then([&] { return unlessFaulty(file, record); });
    });
}

Expected<void> answerReplay(const LogQuestion& question) {
    const std::filesystem::path& file = question.files.front();
    return recordAt(file).and_then([&](const JournalRecord& record) {
        return replay(record.settings, record.events)
            .map([&](Replay replayed) {
                return keepsSecrets(question, record) ? withoutSecrets(std::move(replayed))
                                                      : replayed;
            })
            .and_then([&](const Replay& replayed) {
                const Json json = {
                    {"schema", "umpire.replay/1"},   {"file", file.string()},
                    {"game", record.settings.game},  {"actions", replayed.actions},
                    {"position", replayed.position}, {"differences", jsonOfDifferences(replayed)}};
                return writeAs(question.form, json, replayedText(file, replayed));
            })
            .and_then([&] { return unlessFaulty(file, record); });
    });
}

} // namespace umpire

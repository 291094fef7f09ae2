#include "app/mind/lab/kept_games.h"

#include "app/common/json/json_reader.h"
#include "app/common/json/json_values.h"
#include "app/common/json/json_writer.h"
#include "calibration/files/regular_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostBytes = 1U << 30U;
/// Limits of a game's number, of its actions and of its lead changes.
constexpr Between kInGame{0, 1'000'000};

constexpr std::string_view kKeptSchema = "umpire.lab-games/1";

/// One game as the file stores it. `result` is an index of kResults: the first three are those of
/// GameResult; the last means that the game was stopped.
struct KeptGame {
    std::size_t number = 0;
    std::string variant;
    std::size_t result = 0;
    int actions = 0;
    int leadChanges = 0;
};
constexpr Named<std::size_t> kResults[] = {{0, "won"}, {1, "drawn"}, {2, "lost"}, {3, "left"}};
constexpr std::size_t kLeft = 3;

template <typename Visit>
void fields(Visit& visit, KeptGame& it) {
    visit("game", it.number, kInGame);
    visit("variant", it.variant);
    visit("result", it.result, kResults);
    visit("actions", it.actions, kInGame);
    visit("lead_changes", it.leadChanges, kInGame);
}

/// The fields read from a header.
struct KeptHeading {
    std::string game;
    std::vector<std::string> variants;
    std::string engine;
};
void fields(const JsonReader& visit, KeptHeading& it) {
    visit.schema(kKeptSchema);
    visit("game", it.game);
    visit("variants", it.variants);
    visit("engine", it.engine);
}

std::string lineOf(const Json& document) {
    return compactText(document) + "\n";
}

tl::unexpected<Failure> keptFailure(ExitStatus status, const std::filesystem::path& path,
                                    const std::string& what) {
    return failWith(status, path.string() + ": " + what, "keep");
}

/// Parses a line. Returns none if the line is not a game of the plan's variants.
std::optional<FinishedGame> gameIn(std::string_view line, const LabPlan& plan) {
    const auto game = fromText<KeptGame>(line).value_or(KeptGame());
    const auto variant = std::ranges::find(plan.variants, game.variant, &LabVariant::name);
    if (variant == plan.variants.end()) {
        return std::nullopt;
    }
    const bool wasLeft = game.result == kLeft;
    return FinishedGame{
        std::size_t(variant - plan.variants.begin()), game.number,
        LabGame{{wasLeft ? GameResult::Drawn : GameResult(game.result), wasLeft, game.actions},
                game.leadChanges}};
}

tl::unexpected<Failure> unreadable(Message why) {
    return failWith(ExitStatus::CannotRead, std::move(why));
}

void nameFirstSide(KeptLab& lab) {
    const AnyGame* game = findGame(lab.game);
    const auto files = game != nullptr ? gameFiles(lab.game, {}) : Loaded<GameFiles>();
    if (game == nullptr || !files) {
        return;
    }
    const auto start = game->start(*files, lab.variants.front());
    const auto* position = start ? std::get_if<SharedPosition>(&*start) : nullptr;
    if (position != nullptr) {
        lab.firstSide = (*position)->nameOf(Player{0});
        lab.players = (*position)->playerCount();
    }
}

/// Returns a message about the first option that differs between the stored header and the new one;
/// empty if both are equal.
std::string differenceOf(const Json& kept, const Json& heading) {
    // formats and parses the new header, so that it is comparable with a stored one
    const Json asked = *parsedInOrder(lineOf(heading));
    for (const auto& [key, value] : asked.items()) {
        const Json before = kept.value(key, Json());
        if (before != value) {
            return "its games were played with " + key + " " + compactText(before) +
                   ", and this command says " + compactText(value) +
                   "; give the same options, or another file";
        }
    }
    return "";
}

} // namespace

Json headingOf(const LabPlan& plan, const LabHeading& heading) {
    const Thinking& thinking = plan.thinking;
    return {{"schema", kKeptSchema},
            {"game", plan.variants.empty() ? "" : plan.variants[0].start->game().name},
            {"variants", jsonList(plan.variants, &LabVariant::name)},
            {"engine", heading.engine},
            {"nodes", thinking.nodes},
            {"seconds", thinking.time ? Json(thinking.time->count()) : Json()},
            {"opening", plan.opening},
            {"most_actions", plan.mostActions},
            {"seed", thinking.seed},
            {"margin", plan.margin},
            {"position", orNull(heading.position)},
            {"data", heading.files}};
}

KeptGames::KeptGames(KeptGames&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)),
      played_(std::move(other.played_)), droppedTornLine_(other.droppedTornLine_) {}

KeptGames::~KeptGames() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

Expected<KeptGames> KeptGames::open(const std::filesystem::path& path, const LabPlan& plan,
                                    const LabHeading& heading) {
    KeptGames kept(path);
    if (const auto locked = kept.lock(); !locked) {
        return tl::make_unexpected(locked.error());
    }
    if (const auto done = kept.read(plan, headingOf(plan, heading)); !done) {
        return tl::make_unexpected(done.error());
    }
    return kept;
}

Expected<void> KeptGames::lock() {
    constexpr mode_t kForAllToRead = 0644;
    descriptor_ =
        ::open(path_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, kForAllToRead);
    if (descriptor_ < 0) {
        return keptFailure(ExitStatus::CannotWrite, path_,
                           "the file cannot be written; name a file in a folder that is there and "
                           "may be written to");
    }
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        return keptFailure(ExitStatus::CannotWrite, path_,
                           "another lab writes to the file now; wait for its end, or name another "
                           "file");
    }
    return {};
}

Expected<void> KeptGames::read(const LabPlan& plan, const Json& heading) {
    const auto text = readRegularFile(path_, kMostBytes);
    if (!text) {
        return failWith(ExitStatus::CannotRead,
                        message("%1: %2", path_.string(), describe(text.error())), "keep");
    }
    played_.assign(plan.variants.size(),
                   std::vector<std::optional<LabGame>>(std::size_t(plan.games)));
    const std::string first = lineOf(heading);
    const std::size_t whole = text->rfind('\n') == std::string::npos ? 0 : text->rfind('\n') + 1;
    const std::string_view kept = std::string_view(*text).substr(0, whole);
    const Json found = parsedInOrder(kept.substr(0, kept.find('\n'))).value_or(nullptr);
    const bool isOurs = found.is_object() && found.value("schema", Json()) == heading["schema"];
    if (whole == 0 ? !first.starts_with(*text) : !isOurs) {
        return keptFailure(ExitStatus::CannotRead, path_,
                           "the file holds something else than a lab's games; name another file");
    }
    if (whole != 0) {
        if (const std::string difference = differenceOf(found, heading); !difference.empty()) {
            return keptFailure(ExitStatus::WrongUsage, path_, difference);
        }
    }
    int number = 2;
    for (std::size_t at = std::min(kept.find('\n'), kept.size() - 1) + 1; at < kept.size();
         ++number) {
        const std::size_t end = kept.find('\n', at);
        if (const auto game = readGame(kept.substr(at, end - at), number, plan); !game) {
            return game;
        }
        at = end + 1;
    }
    droppedTornLine_ = whole < text->size();
    if (droppedTornLine_ && ::ftruncate(descriptor_, off_t(whole)) != 0) {
        return keptFailure(ExitStatus::CannotWrite, path_, "its torn last line cannot be cut off");
    }
    return whole == 0 ? append(first) : Expected<void>();
}

Expected<void> KeptGames::readGame(std::string_view line, int number, const LabPlan& plan) {
    const auto finished = gameIn(line, plan);
    if (!finished) {
        return keptFailure(ExitStatus::CannotRead, path_,
                           "line " + std::to_string(number) +
                               " is damaged; delete that line, and the lab plays its game again");
    }
    if (finished->number < std::size_t(plan.games)) {
        played_[finished->variant][finished->number] = finished->game;
    }
    return {};
}

Expected<KeptLab> readKeptLab(const std::filesystem::path& path) {
    const auto text = readRegularFile(path, kMostBytes);
    if (!text) {
        return unreadable(message("%1: %2", path.string(), describe(text.error())));
    }
    const std::size_t whole = text->rfind('\n') == std::string::npos ? 0 : text->rfind('\n') + 1;
    const std::string_view kept = std::string_view(*text).substr(0, whole);
    const auto heading = fromText<KeptHeading>(kept.substr(0, kept.find('\n')));
    if (!heading || heading->variants.empty()) {
        return unreadable(
            message("%1: this is no file of games that `umpire lab` kept", path.string()));
    }
    KeptLab lab{.game = heading->game, .variants = heading->variants, .engine = heading->engine};
    LabPlan plan;
    for (const std::string& name : lab.variants) {
        plan.variants.push_back({name, nullptr});
    }
    lab.games.resize(lab.variants.size());
    int number = 2;
    for (std::size_t at = kept.find('\n') + 1; at < kept.size(); ++number) {
        const std::size_t end = kept.find('\n', at);
        const auto finished = gameIn(kept.substr(at, end - at), plan);
        if (!finished) {
            return unreadable(message("%1: line %2 is damaged; delete that line", path.string(),
                                      std::to_string(number)));
        }
        lab.games[finished->variant].emplace_back(finished->game);
        at = end + 1;
    }
    nameFirstSide(lab);
    return lab;
}

Expected<void> KeptGames::add(const FinishedGame& finished, const LabPlan& plan) {
    const MatchGame& match = finished.game.match;
    return append(
        lineOf(jsonOfFields(KeptGame{finished.number, plan.variants[finished.variant].name,
                                     match.wasLeft ? kLeft : std::size_t(match.result),
                                     match.actions, finished.game.leadChanges})));
}

Expected<void> KeptGames::append(const std::string& line) {
    for (std::size_t written = 0; written < line.size();) {
        const ssize_t count = ::write(descriptor_, line.data() + written, line.size() - written);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return keptFailure(ExitStatus::CannotWrite, path_,
                               "the file cannot be written; is the disk full? Give the same "
                               "command again once there is room");
        }
        written += std::size_t(count);
    }
    return {};
}

} // namespace umpire

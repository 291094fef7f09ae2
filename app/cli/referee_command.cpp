#include "app/cli/club_options.h"
#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/referee_lines.h"
#include "app/cli/referee_options.h"
#include "app/cli/shared_options.h"
#include "app/cli/terminal_code.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/json/json_text.h"
#include "app/common/network/network_address.h"
#include "app/eye/one_picture/process.h"
#include "app/game/live/announcement_json.h"
#include "app/game/live/live_game.h"
#include "app/game/live/seated_names.h"
#include "app/print/kit/kit.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/any_game.h"
#include "app/web/server/feed.h"

#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <unistd.h>

namespace umpire {
namespace {

struct RefereeCommand {
    LiveRequest request;
    /// value of --as: the player who reads the output; empty: everybody
    std::string hearer;
    std::vector<std::string> names;     ///< values of --name: "SIDE=NAME"
    std::vector<std::string> computers; ///< values of --play: "SIDE=STRENGTH"
    double think = 1.0;                 ///< the computer's thinking time for an action, in seconds
    bool showsCodes = false;
    PlayersFile players;
    FeedRequest feed;
    LinkRequest link;
    ClubOptions club;
    AnswerForm form = AnswerForm::Text;
};

/// Returns the line to print for an announcement; empty if people need not read it.
std::string lineOf(const Announcement& announcement, const RefereeCommand& command,
                   RefereeLines& lines) {
    const Announcement shown{announcement.at, viewOf(announcement.event, command.hearer)};
    return command.form == AnswerForm::Json ? compactText(jsonOf(shown)) + "\n"
                                            : lines.lineOf(shown);
}

/// Prints a line. If the reader of the output has gone, ends the game normally without a message.
Expected<void> tell(const std::string& line, std::stop_source& end) {
    return writeAnswer(line).or_else([&end](const Failure& failure) -> Expected<void> {
        if (isOutputRead()) {
            return tl::make_unexpected(failure);
        }
        end.request_stop();
        return {};
    });
}

/// The SOURCE that stands for a phone, which opens a page and becomes the camera.
constexpr std::string_view kTelephone = "telephone";

/// Prepares the page for phones if a phone is the camera. With --listen, others can watch the game
/// too.
void offerTelephone(RefereeCommand& command) {
    if (command.request.source != kTelephone) {
        return;
    }
    const auto pictures = std::make_shared<PushedPictures>();
    command.request.open = [pictures] { return openPushed(pictures, std::string(kTelephone)); };
    TelephoneRequest telephone;
    telephone.files = {command.request.table, command.request.camera};
    telephone.isAlone = command.feed.listen.empty();
    telephone.camera = pictures;
    telephone.showTypedCode = [](const std::string& code) { std::cerr << typedCodeLine(code); };
    command.feed.telephone = telephone;
    if (telephone.isAlone) {
        command.feed.listen = kEveryAddress;
    }
}

std::string whoseIs(const ScannedPage& page) {
    switch (page.of) {
    case ScannedPage::Of::Table:
        return "whoever may give commands at the table";
    case ScannedPage::Of::Player:
        return page.player + ", whose secrets the page shows";
    case ScannedPage::Of::Spectators:
        return "spectators";
    }
    return {};
}

/// With --codes, makes the tokens that are not given, and listens at every address if no address is
/// given.
void prepareCodes(RefereeCommand& command) {
    if (command.showsCodes) {
        command.feed.makesTokens = true;
        if (command.feed.listen.empty()) {
            command.feed.listen = kEveryAddress;
        }
    }
}

/// Prints the pages' addresses to standard error, because standard output has the events. Prints
/// all at once, because other threads of the program print too.
void showPages(const Feed& feed, const FeedRequest& request, bool showsCodes) {
    std::ostringstream told;
    const std::vector<std::string> pages = feed.telephonePages();
    if (!pages.empty()) {
        told << codeInTerminal(pages.front(), STDERR_FILENO)
             << "umpire: scan the code with the telephone that is the camera, or open there\n  "
             << pages.front() << '\n'
             << "umpire: or type an address there, and then the six characters that appear here\n";
        for (const std::string& each : feed.typedPages()) {
            told << "  " << each << '\n';
        }
    }
    if (showsCodes) {
        for (const ScannedPage& page : feed.scannedPages()) {
            told << codeInTerminal(page.address, STDERR_FILENO) << "umpire: this code is for "
                 << whoseIs(page) << ", or open there\n  " << page.address << '\n';
            if (page.of == ScannedPage::Of::Spectators) {
                told << "umpire: for a stream and for a television open\n  "
                     << pageOf("/overlay", page) << "\n  " << pageOf("/board", page) << '\n';
            }
        }
    }
    if (!feed.address().empty() && !(request.telephone && request.telephone->isAlone)) {
        told << "umpire: the feed is at http://" << feed.address() << "/overlay\n";
    }
    std::cerr << told.str();
}

/// Opens the feed; returns none if no page, camera or program needs a feed.
Expected<std::shared_ptr<Feed>> openFeed(RefereeCommand& command) {
    const bool isAlone = command.feed.telephone && command.feed.telephone->isAlone;
    const bool isShown = (!command.feed.listen.empty() && !isAlone) || !command.feed.tuio.empty();
    if (command.feed.delay.count() > 0 && !isShown) {
        return wrongUsage("--delay: nobody is shown this game; say --listen ADDRESS or --codes as "
                          "well");
    }
    if (!isShown && !isAlone) {
        return nullptr;
    }
    auto feed = Feed::open(command.feed);
    if (feed) {
        showPages(**feed, command.feed, command.showsCodes);
    }
    return feed;
}

/// Checks that the player of --as plays in this game. Error: WrongUsage, which lists the players.
Expected<void> checkHearer(const std::string& hearer, const std::vector<std::string>& players) {
    if (hearer.empty() || std::ranges::find(players, hearer) != players.end()) {
        return {};
    }
    return wrongUsage("--as: `" + hearer +
                      "` plays no part in this game; "
                      "the players are " +
                      joinedTexts(", ", players));
}

Expected<void> answerReferee(RefereeCommand command) {
    if (command.request.game.empty() && !command.request.resume) {
        return wrongUsage("--game is required: one of " + listedGames() +
                          "; or --resume FILE, which names it");
    }
    for (const std::string& each : command.names) {
        if (const auto added = addName(command.request.names, each); !added) {
            return tl::make_unexpected(added.error());
        }
    }
    for (const std::string& each : command.computers) {
        if (const auto added = addComputer(command.request.computers, each); !added) {
            return tl::make_unexpected(added.error());
        }
    }
    Thinking& thinking = command.request.computers.thinking;
    thinking.time = thinking.nodes > 0
                        ? std::nullopt
                        : std::optional(std::chrono::duration<double>(command.think));
    if (!command.request.table) {
        beginPrinting(); // before the feed creates another application
        command.request.print = &printOfGame;
    }
    auto passwords = passwordsIn(command.players, command.request);
    if (!passwords) {
        return tl::make_unexpected(passwords.error());
    }
    command.feed.players = *std::move(passwords);
    prepareCodes(command);
    offerTelephone(command);
    const auto feed = openFeed(command);
    if (!feed) {
        return tl::make_unexpected(feed.error());
    }
    auto link = openLink(command.link, command.request);
    if (!link) {
        return tl::make_unexpected(link.error());
    }
    command.request.commands.voices = {
        {STDIN_FILENO,
         command.hearer.empty() ? referee::Authority() : referee::Authority::seat(command.hearer)}};
    command.club.delay = command.feed.delay;
    const auto club = openClub(command.club, command.request);
    if (!club) {
        return tl::make_unexpected(club.error());
    }
    std::stop_source end;
    command.request.stop = end.get_token();
    surviveClosedPipes();
    const EndSignals signals([&end] { end.request_stop(); });
    RefereeLines lines(command.hearer);
    LiveListeners listeners(LiveListener{
        .announce =
            [&](const Announcement& each) { return tell(lineOf(each, command, lines), end); },
        .remark = complain,
        .position = [&lines](const LivePosition& position) { lines.note(position); },
        .seated =
            [&command](const std::vector<std::string>& players) {
                return checkHearer(command.hearer, players);
            }});
    if (*feed) {
        listeners.add(showingTo(*feed));
        command.request.commands.queues.push_back((*feed)->commands());
    }
    if (*club) {
        listeners.add((*club)->listener());
    }
    const auto followed = followGame(command.request, listeners);
    if (*feed && followed) {
        link->reset(); // the other table need not wait
        showRest(**feed, end.get_token());
    }
    return followed;
}

} // namespace

void addRefereeCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("referee", "follows a game through a camera and announces what happens; "
                                      "reads players' commands from standard input");
    const auto asked = std::make_shared<RefereeCommand>();
    command
        ->add_option("SOURCE", asked->request.source,
                     "a camera, a stream's address, a video file, a folder of pictures, or "
                     "`telephone` for a phone that scans a code and becomes the camera")
        ->required();
    CLI::Option* game = command->add_option("--game", asked->request.game, listedGames());
    CLI::Option* resume =
        command->add_option("--resume", asked->request.resume,
                            "continues the game of this journal, with its files and its position");
    const auto setting = [&](CLI::Option* option) { option->excludes(resume); };
    setting(game);
    setting(command->add_option("--variant", asked->request.variant,
                                "the variant's name, settings such as key=value, or both in quotes "
                                "(`umpire rules GAME variants` lists them)"));
    setting(addFile(*command, "--table", asked->request.table,
                    "the table file, which says where the tags and the board lie; tags of the kit "
                    "need no file"));
    setting(addFile(*command, "--camera", asked->request.camera, "the camera file"));
    setting(addFile(*command, "--certificate", asked->request.certificate,
                    "the certificate that `umpire certify` wrote for this camera at this table; "
                    "the record keeps it"));
    CLI::Option* also = command->add_option("--also", asked->request.also,
                                            "a second camera at the same table, which sees what "
                                            "the first one cannot; both see the tags");
    command
        ->add_option("--also-camera", asked->request.alsoCamera, "the second camera's camera file")
        ->needs(also);
    addFile(*command, "--before", asked->request.before,
            "a picture of the empty board by the same camera (Naval Battle's tokens)");
    setting(command
                ->add_option("--name", asked->names,
                             "a player's own name, such as roman=Anna; the record, the sentences "
                             "and the pages use it")
                ->type_name("SIDE=NAME")
                ->allow_extra_args(false));
    CLI::Option* clock =
        command->add_option("--clock", asked->request.clock,
                            "how long each side may think, such as 10m, 10m+5s (adds 5 seconds "
                            "after each turn) or 10m,delay=3s (does not count 3 seconds of each "
                            "turn); 10m/5m gives each seat its own time, and off means no limit");
    setting(clock->type_name("TIME[+TIME][,delay=TIME][/...]"));
    setting(command
                ->add_option("--at-zero", asked->request.atZero,
                             "what happens when a side has no time left: the side loses (lose, the "
                             "default), the arbiter is called (call), or the players decide (show)")
                ->needs(clock)
                ->type_name("lose|call|show"));
    command
        ->add_option("--play", asked->computers,
                     "the computer plays this side with this strength, such as gaul=3 (1 is a "
                     "beginner, 4 the best); somebody makes its moves on the table")
        ->type_name("SIDE=STRENGTH")
        ->allow_extra_args(false);
    command
        ->add_option("--think", asked->think,
                     "how long the computer thinks about an action, in seconds (default: 1)")
        ->check(CLI::Range(0.01, 3600.0));
    command->add_option("--think-positions", asked->request.computers.thinking.nodes,
                        "limits the computer's thinking by this number of positions instead of "
                        "seconds; the same film then gives the same record");
    setting(command->add_option(
        "--position", asked->request.position,
        "the first position, in the game's notation (default: the game's start)"));
    setting(addDataOption(*command, asked->request.data));
    setting(command->add_option(
        "--journal", asked->request.journal,
        "a new file for the record, which keeps each event and the picture of each verdict"));
    addMomentsOptions(*command, asked->request.moments);
    command->add_option("--listen", asked->feed.listen,
                        "shows the game at this address, such as 127.0.0.1:8420 (/overlay, /state, "
                        "/events, /table.jpg)");
    addFile(*command, "--token", asked->feed.token,
            "a file whose first line is a password; clients that know the password may give "
            "commands, also from other machines");
    addPlayersOptions(*command, asked->players, resume);
    addFile(*command, "--spectators", asked->feed.spectators,
            "a file whose first line is the spectators' password; spectators see what is public, "
            "also from other machines, and give no commands");
    addDelayOption(*command, "--delay",
                   "shows everything to spectators this many seconds later; whoever may give "
                   "commands sees everything at once (default: 0)",
                   asked->feed.delay);
    command->add_flag("--codes", asked->showsCodes,
                      "shows codes to scan for the page at the table, for each player of --players "
                      "and for spectators; unless other options say otherwise, makes their "
                      "passwords and listens at every address of this machine");
    command
        ->add_option("--embed", asked->feed.embedders,
                     "allows web pages of this origin to show the feed's pages and pictures, such "
                     "as https://club.example; `any` allows all origins")
        ->allow_extra_args(false);
    command->add_option("--as", asked->hearer,
                        "prints what this player may know, with the player's secrets and the "
                        "reasons for refused actions");
    addLinkOptions(*command, asked->link);
    addClubOptions(*command, asked->club);
    addUnannounced(*command, asked->club.isAnnounced);
    command->add_option("--tuio", asked->feed.tuio,
                        "sends the pieces as TUIO 1.1 to this address, such as 127.0.0.1:3333");
    addJsonFlag(*command, asked->form, "prints each event as one line of JSON");
    answerWith(*command, exitStatus, [asked] {
        const Expected<void> answered = answerReferee(*asked);
        endPrinting(); // all users of Qt have ended
        return answered;
    });
}

} // namespace umpire

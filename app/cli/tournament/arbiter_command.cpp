#include "app/cli/tournament/arbiter_command.h"

#include "app/cli/tournament/arbiter_answers.h"
#include "app/cli/tournament/tournament_subcommand.h"

namespace umpire {
namespace {

constexpr const char* kBecause = "why; the tournament keeps it";

void addPlayers(CLI::App& group, int& exitStatus) {
    const auto [add, player] = addFor<LateEntry>(
        group, exitStatus, "add", "a late entry: plays from the next round on", &answerLateEntry);
    add->add_option("NAME", player->second.player.name, "the player's or the team's")->required();
    add->add_option("--club", player->second.player.club, "the player's club");
    add->add_option("--federation", player->second.player.federation, "FIDE's three letters");
    add->add_option("--rating", player->second.player.rating, "from 0 to 4000")
        ->check(CLI::Range(0, 4000));
    add->add_option("--because", player->second.because, kBecause);
    const auto addOne = [&](const char* name, const char* what, auto answer) {
        const auto [command, asked] = addFor<AskedPlayer>(group, exitStatus, name, what, answer);
        command
            ->add_option("NUMBER", asked->second.number,
                         "the player's, as `umpire tournament players` says it")
            ->required();
        command->add_option("--because", asked->second.because, kBecause);
        return std::pair(command, asked);
    };
    addOne("withdraw", "the player plays no more", &answerWithdraw);
    addOne("expel", "the player plays no more and loses the game that has no result", &answerExpel);
    const auto [absent, away] =
        addOne("absent", "the player sits the next round out", &answerAbsent);
    absent->add_option("--round", away->second.round, "another round");
    absent->add_flag("--half", away->second.isHalf, "for half a point");
    const auto [back, asked] = addOne("back", "the player plays again", &answerBack);
    back->add_option("--round", asked->second.round, "in that round; the next one without it");
    addFor<NothingAsked>(group, exitStatus, "players", "who plays, with numbers", &answerPlayers);
}

void addRulings(CLI::App& group, int& exitStatus) {
    const auto [pair, byHand] = addFor<AskedPairs>(
        group, exitStatus, "pair", "pairs the next round by hand, and warns", &answerPairs);
    pair->add_option("PAIR", byHand->second.pairs,
                     "two numbers as 3-8, the first seat first; one number for a bye")
        ->required();
    pair->add_option("--round", byHand->second.round,
                     "the last round anew, while it has no result");
    pair->add_option("--because", byHand->second.because, kBecause);
    const auto [tieBreaks, order] = addFor<AskedTieBreaks>(
        group, exitStatus, "tie-breaks", "breaks ties by others, and keeps why", &answerTieBreaks);
    tieBreaks->add_option("NAMES", order->second.names, "in this order, with commas between")
        ->required();
    tieBreaks->add_option("--because", order->second.because, kBecause)->required();
    const auto [lots, seed] = addFor<AskedLots>(
        group, exitStatus, "lots", "draws the lots that break ties, and before round 1 the numbers",
        &answerLots);
    lots->add_option("--seed", seed->second.seed,
                     "the same seed draws the same; without it one is drawn and said");
    const auto [playOff, game] = addFor<AskedPlayOff>(
        group, exitStatus, "play-off", "a game of two after the last round", &answerPlayOff);
    playOff->add_option("FIRST", game->second.first, "the number of who has the first seat")
        ->required();
    playOff->add_option("SECOND", game->second.second, "the other one's")->required();
    playOff->add_option("RESULT", game->second.result, "1-0, 0-1, draw …")->required();
    playOff->add_option("--because", game->second.because, kBecause);
    addFor<NothingAsked>(group, exitStatus, "changes", "what an arbiter changed, and why",
                         &answerChanges);
    const auto [check, program] = addFor<std::string>(
        group, exitStatus, "check",
        "makes each round and each standing anew, and says what differs", &answerCheck);
    check->add_option("--program", program->second,
                      "bbpPairings or JaVaFo's jar file, which pairs a Swiss");
}

} // namespace

void addArbiterCommands(CLI::App& group, int& exitStatus) {
    addPlayers(group, exitStatus);
    addRulings(group, exitStatus);
}

} // namespace umpire

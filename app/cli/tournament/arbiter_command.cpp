#include "app/cli/tournament/arbiter_command.h"

#include "app/cli/tournament/arbiter_answers.h"

namespace umpire {
namespace {

constexpr const char* kBecause = "the reason, which the tournament keeps";

void addPlayers(CLI::App& group, int& exitStatus) {
    const auto [add, player] =
        addFor<LateEntry>(group, exitStatus, "add",
                          "adds a late player, who plays from the next round on", &answerLateEntry);
    add->add_option("NAME", player->second.player.name, "the name of the player or of the team")
        ->required();
    add->add_option("--club", player->second.player.club, "the player's club");
    add->add_option("--federation", player->second.player.federation,
                    "the player's federation, as FIDE's three letters");
    add->add_option("--rating", player->second.player.rating, "the player's rating, from 0 to 4000")
        ->check(CLI::Range(0, 4000));
    add->add_option("--because", player->second.because, kBecause);
    const auto addOne = [&](const char* name, const char* what, auto answer) {
        const auto [command, asked] = addFor<AskedPlayer>(group, exitStatus, name, what, answer);
        command
            ->add_option("NUMBER", asked->second.number,
                         "the player's number, as `umpire tournament players` prints it")
            ->required();
        command->add_option("--because", asked->second.because, kBecause);
        return std::pair(command, asked);
    };
    addOne("withdraw", "withdraws a player from the rest of the tournament", &answerWithdraw);
    addOne("expel", "expels a player, who also loses the game that has no result yet",
           &answerExpel);
    const auto [absent, away] =
        addOne("absent", "lets a player miss the next round", &answerAbsent);
    absent->add_option("--round", away->second.round,
                       "the round that the player misses (default: the next round)");
    absent->add_flag("--half", away->second.isHalf,
                     "gives the player half a point for the missed round");
    const auto [back, asked] = addOne("back", "lets a player play again", &answerBack);
    back->add_option("--round", asked->second.round,
                     "the round in which the player plays again (default: the next round)");
    addFor<NothingAsked>(group, exitStatus, "players", "lists the players with their numbers",
                         &answerPlayers);
}

void addRulings(CLI::App& group, int& exitStatus) {
    const auto [pair, byHand] =
        addFor<AskedPairs>(group, exitStatus, "pair",
                           "pairs the next round by hand, and prints warnings", &answerPairs);
    pair->add_option(
            "PAIR", byHand->second.pairs,
            "two players' numbers such as 3-8, the first seat first; a single number is a bye")
        ->required();
    pair->add_option("--round", byHand->second.round,
                     "pairs the last round again, as long as the round has no result");
    pair->add_option("--because", byHand->second.because, kBecause);
    const auto [tieBreaks, order] =
        addFor<AskedTieBreaks>(group, exitStatus, "tie-breaks",
                               "changes the tie-breaks, and keeps the reason", &answerTieBreaks);
    tieBreaks
        ->add_option("NAMES", order->second.names,
                     "the tie-breaks in this order, separated by commas")
        ->required();
    tieBreaks->add_option("--because", order->second.because, kBecause)->required();
    const auto [lots, seed] = addFor<AskedLots>(
        group, exitStatus, "lots",
        "draws the lots that break ties, and before round 1 the players' numbers", &answerLots);
    lots->add_option("--seed", seed->second.seed,
                     "the seed of the lots; the same seed draws the same lots (default: a random "
                     "seed, which is printed)");
    const auto [playOff, game] =
        addFor<AskedPlayOff>(group, exitStatus, "play-off",
                             "records a game of two players after the last round", &answerPlayOff);
    playOff
        ->add_option("FIRST", game->second.first, "the number of the player who has the first seat")
        ->required();
    playOff->add_option("SECOND", game->second.second, "the number of the other player")
        ->required();
    playOff->add_option("RESULT", game->second.result, "1-0, 0-1, draw …")->required();
    playOff->add_option("--because", game->second.because, kBecause);
    addFor<NothingAsked>(group, exitStatus, "changes", "lists what an arbiter changed, and why",
                         &answerChanges);
    const auto [check, program] = addFor<std::string>(
        group, exitStatus, "check",
        "computes each round and all standings again, and lists the differences", &answerCheck);
    check->add_option(
        "--program", program->second,
        "the program bbpPairings or JaVaFo's jar file, which pairs a Swiss tournament");
}

} // namespace

void addArbiterCommands(CLI::App& group, int& exitStatus) {
    addPlayers(group, exitStatus);
    addRulings(group, exitStatus);
}

} // namespace umpire

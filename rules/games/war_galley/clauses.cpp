#include "rules/games/war_galley/rules.h"

#include <array>

namespace umpire::war_galley {
namespace {

constexpr std::array kClauses = {
    Clause{"WG-1", "Two players have one or more matchbox galleys each: two in the standard game, "
                   "one in the short game."},
    Clause{"WG-2", "The sleeve of the matchbox is the hull; the drawer is no part of it."},
    Clause{"WG-3",
           "The deck has up to four holes for masts, and each long side up to six for oars. They "
           "are drilled for the galley's type, so that a 4/4/4 has four a side."},
    Clause{"WG-4",
           "Oars are matches with a head, stuck in the sides with the head outward. Masts are "
           "matches without a head, on the deck. Oars stand for rowers, masts for soldiers."},
    Clause{"WG-5",
           "The oars of one side and the masts are 8 together: 6 oars a side and 2 masts, 5 and 3, "
           "or 4 and 4. Both sides begin with as many oars; that may change in play."},
    Clause{"WG-6", "A triangle on the deck marks the bow. A galley rams with that end."},
    Clause{"WG-7", "Match heads never touch a striking strip, neither while building nor in play."},
    Clause{"WG-8", "A galley has eight matches for orders: a headed one for each oar of one side "
                   "and a headless one for each mast."},
    Clause{"WG-9", "Each galley has a screen, behind which its orders are laid in secret."},
    Clause{"WG-10", "The players sit opposite each other and place one galley each in turn, until "
                    "all are placed."},
    Clause{"WG-11", "A galley is placed within two matches' length of its owner's edge, and no "
                    "nearer than two matches' length to an enemy galley."},
    Clause{"WG-12", "First phase: up to five order matches are laid behind each galley's screen. "
                    "They are carried out from the top down."},
    Clause{"WG-13", "A headed match that points forward is forward; with the head to the left or "
                    "right it is a turn; a headless match across is fire; two headed matches that "
                    "point back re-arrange the oars."},
    Clause{"WG-14", "A galley takes at most as many fire orders as it has masts."},
    Clause{
        "WG-15",
        "A galley takes at most as many forwards and turns as its side with fewer oars has oars."},
    Clause{"WG-16", "As many orders as possible must be laid."},
    Clause{"WG-17", "Second phase: when both are ready all screens are lifted at once, and the "
                    "matches are laid out before the galleys."},
    Clause{"WG-18", "A forward is laid ahead of the bow or on from the last match. A turn is laid "
                    "at 60 degrees to the side it turns to, with an equilateral triangle of "
                    "matches as the measure. A fire match is laid across."},
    Clause{"WG-19", "Where two rows would cross, the rest of a row is laid after the matches that "
                    "lie there have been carried out."},
    Clause{"WG-20",
           "Third phase: at most five steps. In a step every galley carries out its next order."},
    Clause{"WG-21",
           "Within a step movement comes first, then fire, then the re-arranging of oars."},
    Clause{
        "WG-22",
        "Re-arranging takes two orders in a row. Nothing happens at the first; at the second the "
        "player divides the oars between both sides as he likes, with at least one on each."},
    Clause{"WG-23", "Galleys that come to touch by moving collide, friends too. Where both move in "
                    "a step both finish the order, and then the damage is judged."},
    Clause{
        "WG-24",
        "A bow against a side does 2 damage, against a stern 1. Bow against bow does 2 to each."},
    Clause{"WG-25", "A ramming galley does 1 damage more for each forward order."},
    Clause{"WG-26", "A galley whose bow takes no part in a contact does no damage by it. A bow "
                    "that did not move in this step does damage to a bow alone."},
    Clause{"WG-27",
           "A galley fires up to three matches' length, measured from its hull to the enemy's."},
    Clause{"WG-28", "The number of matches to drop depends on the masts and the range: twice the "
                    "masts within one match's length, as many as the masts within two, half of "
                    "them rounded up within three."},
    Clause{"WG-29", "The matches are held between the fingers about 15 cm above the table and "
                    "dropped anywhere on it."},
    Clause{"WG-30", "Every dropped match whose head end points at the target does 1 damage."},
    Clause{"WG-31", "Where the target lies in the side zone of the firing galley, beside its long "
                    "sides, matches whose plain end points at it count too."},
    Clause{"WG-32", "If a dropped match touches a galley or an order match before it rests, the "
                    "whole toss misses."},
    Clause{"WG-33", "Matches that point at the firing galley itself do not count. Only the chosen "
                    "target counts."},
    Clause{"WG-34", "Each point of damage removes one match, an oar or a mast."},
    Clause{"WG-35", "The first point is always an oar of the side that faces the attacker, or of "
                    "the nearer side."},
    Clause{"WG-36", "The defender spreads the other points, but the side that faces the attacker "
                    "takes the most."},
    Clause{"WG-37", "With 3 damage or more at least one mast goes, while there is one."},
    Clause{"WG-38", "A galley sinks when it has no oar left. The loss of all masts does not sink "
                    "it: it can ram, but not fire."},
    Clause{"WG-39", "The rules advise who has one or two oars left on a side to re-arrange them, "
                    "or to show the enemy the better side."},
    Clause{"WG-40", "The game ends when a player's last galley sinks, or when a player gives up."},
    Clause{"WG-41", "The author suggests other ships, boarding, experience, reefs and islands, and "
                    "gives no rules for them."},
    Clause{"WG-A1", "Does a galley sink when one side has no oars, or both? When both have none; "
                    "with sink=any one side is enough."},
    Clause{"WG-A2", "Does a turn also move the galley? Yes, it turns by 60 degrees and goes on by "
                    "a match's length; with turn=in-place it does not go on."},
    Clause{"WG-A3", "How does a galley turn? About the front of its bow, and then it slides ahead. "
                    "A stern that swings against a hull does no damage."},
    Clause{"WG-A4", "Which forwards add to a ram? All that the galley has carried out this turn; "
                    "with bonus=consecutive those in a row just before the contact."},
    Clause{"WG-A5", "Where do galleys stop at a contact? Each at the contact, and its later orders "
                    "go on from there. A new ram needs a new contact."},
    Clause{
        "WG-A6",
        "Which part of the hull was struck? The edge that is nearest to the point of contact. Near "
        "a corner the headings tell: from behind at the stern's corners the stern, head-on at "
        "the bow's the bow, else the side; with corner=any the stern at any corner."},
    Clause{"WG-A7", "When are as many orders laid as possible? When five matches lie, or when no "
                    "fire and no movement could be added. Nobody has to re-arrange."},
    Clause{"WG-A8", "Is re-arranging a movement order? No, the limit of WG-15 leaves it out."},
    Clause{
        "WG-A9",
        "Do orders lapse when a galley takes losses in the turn? No, the limits hold only while "
        "orders are laid. But a galley without masts does not fire, and a sunk one does nothing."},
    Clause{"WG-A10", "What if both fire in the same step? Both fire with the masts they had before "
                     "the fire, and the losses are taken afterwards."},
    Clause{"WG-A11", "How is the range measured? From hull to hull at the nearest places; oars and "
                     "masts do not count."},
    Clause{"WG-A12", "When does a match point at a hull? When the line on from its end meets the "
                     "hull, however far away. A touched corner counts. If the line meets the "
                     "attacker's own hull first, it does not count; other hulls do not block."},
    Clause{"WG-A13", "When is a target in the side zone? When any part of its hull is; with "
                     "zone=centre its centre, with zone=whole all of it."},
    Clause{"WG-A14", "When is a toss spoiled? When a match touches a galley or an order match, at "
                     "rest or before. Players may say so at any time. Matches that touch each "
                     "other, or fall off the table, spoil nothing."},
    Clause{"WG-A15", "What is most of the damage? The near side loses at least as many as the far "
                     "side and as the masts do, while it has any."},
    Clause{"WG-A16", "Which side is near when bow or stern is struck? The side where the "
                     "attacker's centre lies; exactly on the axis the defender chooses."},
    Clause{"WG-A17",
           "What if the near side has no oar? The first point takes an oar of the other side."},
    Clause{"WG-A18",
           "What if the damage is more than what is left? Everything goes, and the galley sinks."},
    Clause{"WG-A19", "What if both last galleys sink at once? The game is a draw."},
    Clause{"WG-A20", "Who places first, and how large is the table? The lot decides (first=A or "
                     "first=B), and any table will do (width, depth)."},
    Clause{"WG-A21", "May a player fire at an own galley, or at nobody? The target is an enemy "
                     "within three matches' length. Where none is in range the order is spent."},
};

} // namespace

std::span<const Clause> clauses() {
    return kClauses;
}

} // namespace umpire::war_galley

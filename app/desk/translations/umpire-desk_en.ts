<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>something secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these was it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished yet. It may become: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal: %1, %2: %3. Take it back, or say that it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and record differ:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and record agree again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would undo a result of chance. These players must still agree: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position stands here for the %1. time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table comes to rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>nothing lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (in the record: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It points to the</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies here; the record has it on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What really lies on %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the camera sees it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies elsewhere: point there next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GalleyCorrections</name>
    <message>
        <source>what the camera counts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the camera sees it: %1 mm and %2° off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one oar fewer to port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one oar fewer to starboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mast fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one oar more to port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one oar more to starboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mast more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned to the left by 60°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned to the right by 60°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its bow is the other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is %1, and %1 is this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldier</numerusform>
            <numerusform>%n soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) still to be placed</source>
        <translation>
            <numerusform>%n soldier still to be placed</numerusform>
            <numerusform>%n soldiers still to be placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n tower</numerusform>
            <numerusform>%n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catapult(s)</source>
        <translation>
            <numerusform>%n catapult</numerusform>
            <numerusform>%n catapults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the board</source>
        <translation>
            <numerusform>%n unit on the board</numerusform>
            <numerusform>%n units on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>%n piece on the board</numerusform>
            <numerusform>%n pieces on the board</numerusform>
        </translation>
    </message>
    <message>
        <source>not built yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The galleys are being built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The galleys are being placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are being laid behind the screens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are carried out: step %1 of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the breach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entrenched %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fight is being fought: throw the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw is offered by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>towers and walls; the player who reaches the opponent&apos;s home row wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with catapults; a breakthrough wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with catapults; a breakthrough must survive a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only who cannot act loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each side opens by scattering a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bribe opening, then with catapults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basic on a whole chessboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four players on a chessboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players on a hexagon of side five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players on a hexagon of side four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two galleys each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one galley each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley sinks as soon as one side is bare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn does not go on by a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the movement of each step, the table shows where the galleys lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six other readings together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players with two domains, 24 figures and two capitals each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three domains and open sea; alliances and sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four domains; alliances and sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five domains on a larger map; alliances and sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six domains on a larger map; alliances and sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven domains on a larger map; alliances and sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight domains on a larger map; alliances and sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn is a move or an attack; moves may bend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship that moved may attack in the same turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move goes straight on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players lead each fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recommended readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five other readings together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advanced, delayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bribe, advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basic, 8 x 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escape for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escape for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escape for three, small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>introduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick sinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turning in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, then attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Romans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Romans (light)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Greeks (dark)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Imperials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fourth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fifth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sixth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seventh player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eighth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about event %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to event %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something secret</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole: every event is as it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings and their evidence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>%1 %2 on %3 attacks %4 on %5: %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 on %3 stayed too long on neutral water and is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (move), %2 (attack), %3 (remove a battery), %4 (remove a mine) or %5 (send a plane)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (move), %2 (storm), %3 (load) or %4 (land)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (move), %2 or %3 (sacrifice) or %4 (throw)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after the %2 cells of row %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are for %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are no allies any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not in line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 beside each other, for they fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 carry the same label: only an enemy may be fired at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 collide at %3: %4 to %5, %6 to %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 lie %3 mm apart: too close to call whether they touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 should be two different cells, the left one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 touch: too close to call which side was hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and a place, %2 and orders, %3 and a galley, or a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and a ship, or %2 and the soldiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and a soldier, or a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and a target, or %2 and who is struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more red units, or a space and the yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more yellow units, or a space and the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and the player&apos;s figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are on turn, actions %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are on turn, and this is for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built with 4, 5 or 6 oars a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can act, and only who cannot passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can no longer win, without its landing ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can no longer win, without missile ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can stand in breaches of Turkish walls only (BU-13)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot act and is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot act and passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be told to point anywhere: too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot fire at itself: the target is an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 captures the ship %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 captures the ship %2, %n soldier(s) aboard</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cells of the board are out of the picture (%2): move the camera, or check the board&apos;s place in the table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 codes in view are of another make: no counter, and what it says is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 damage takes a mast too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not move in this step and rams nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not count against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fire: it has no mast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fire: no enemy is within 3 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not share in this loss of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not take %2 of the %3 that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not wait to be placed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draw %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draw a chit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 faces the attacker and must take the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fires at %2: %3 to drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forfeits a fighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3, where it touches %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forward to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 galleys of A and %2 of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 galleys on each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (BU-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 breaches (BU-11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 soldiers in the capital of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) still to place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has an entrenchment of the other side (BU-26)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has built all its galleys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has its 1 more in this fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has its oars %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has its orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has legal moves and must make one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no command over %2 in this fight, or does not stand with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no figures left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no mine left to lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no orders yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no part in this fight, or is in already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no plane left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no soldiers left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has offered a draw in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has raised CTS in turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has set up already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has sunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the orders %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has to lose %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have %2 entrenchment markers (BU-26)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have 0 actions left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have 0 entrenchment markers in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have drawn in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have offered a draw already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 headed matches laid, but the galley&apos;s box holds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hits %2 with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 and %3 is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 of the thrower&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 on the opponent&apos;s home row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 stones already, and %3 are the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2, no mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2, no target for a plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2, which a battery does not strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2, which a tower cannot attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2, which does not attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2, which never moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2; only %3 can do this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a %2 of %3, this takes a %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a battery, which stays there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a unit of %2; it is %3&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a unit of the same side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a wall; both stones go only against a catapult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds at most %2 units (BU-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds its %2 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds nothing of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; %4 moves %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a battery reaches 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a catapult throws 2 or 3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a move ends 2 cells away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a plane reaches %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a sacrifice reaches 1 cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; it must be adjacent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 away from the battery at %3; its range is 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is Turkish and stands on a wall or is lost (BU-11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a camp without walls (BU-26)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an ally already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an ally of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is built %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is clear of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is held by %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in a fight; it may be rammed, not boarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in no start zone beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the enemy port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neutral water, where no mine is laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neutral water: nobody attacks there or from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no Imperial unit destroyed in turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no Imperial unit on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no Turkish wall with an enemy in its breaches: 0 there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no coast of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no damaged Turkish unit in the castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no enemy&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no officer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no other player in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no reserve in turn %2 (BU-42)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no start zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no wall beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no wall zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not 1 square forward, back or sideways from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a unit of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not adjacent to a minesweeper of %2 outside neutral water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not beside a square of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not beside a square of the ship %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not held by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not held by the Imperials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in line with %2; a sacrifice reaches 1 cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the %2 port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the coast of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the mover&apos;s second row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one of the board&apos;s %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not placed: ships and mines are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the cell between: the two stones go to the two nearest cells in one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not under %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out and does not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out and off the board: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is placed already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is placed at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is rammed on the way and sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is shared (BU-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the middle zone, which faces 0 camps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the middle zone: it has 0 breaches and is taken by castle fight only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too close to the edge of %2&apos;s side zone to call: whether plain ends count is the players&apos; to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is whole again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid, but no galley has more than 4 masts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid, but the galley has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 landing ship enters the enemy port at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lay there as orders and do not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays a mine on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies behind %2; a catapult throws forwards and to the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s side zone: plain ends count too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies outside %2&apos;s side zone: only heads count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses a soldier of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses the sailors of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a tactical move with %2 to %3 heading %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches are to be dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches laid, 5 are the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches lie there, %2 are to be dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 meets %2 first and does not count against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 finds no mine to remove on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 removes the mine on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missile ship on %2 removes the battery on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm and %2 degrees off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 oars, at least 1 and at most %2 on each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offer a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2, who attacks in this exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2, whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or a step, where orders are laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes %2 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places the next galley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plane attacks %2 on %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plane from %2 attacks %3 on %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plane taken off %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points at %2, but may meet %3 first: too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points at %2, but whether it counts is too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points inside %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points past %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts a soldier on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reaches the opponent&apos;s home row at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sails %2 to %3 heading %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sells the figure on %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sells the figure on %2 to %3, %n soldier(s) aboard</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ship, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 should hold %2 and shows %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands in a breach, not in a start zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on %2, mines off the board: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stone %2 to %3, %4 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stone removed from %2, %3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stone thrown from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes up %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 there: %2 to drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 there: %2 to drop: %3 too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws %2 for the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws %2 in attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws %2 in defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 touches the order match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turn left to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turn right to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unit moves %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 until all galleys are built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 until all galleys are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were dropped, %2 are seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with a place that it came from only while it moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with its orders, or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with no forward that moved nothing before its step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with no more oars and masts than it was built with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with orders that it may have (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with orders that it may have had (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 within 900 m of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without orders, for it has sunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be %2 away, 2 M are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 boards %3&apos;s %4, %5 against %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 lands against %3&apos;s %4, %5 against %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 storms %3&apos;s %4, %5 against %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 strikes %3&apos;s %4, %5 against %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 beats %3&apos;s defence %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 loses to %3&apos;s defence %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 ties with %3&apos;s defence %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s hull is %2 from %3&apos;s: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s landing ship is in the %2 port at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s last galley sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s marker is at most %2 (BU-28, BU-32)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2, this takes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s masts are not seen, so how many it may drop is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s orders are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s orders are taken up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s plain end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s salvo is spoiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s soldier goes from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s soldier lands on %2 from the ship %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s soldier on %2 goes aboard %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s soldiers on %2 and %3 go aboard %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s toss is ruled on already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 or %3 and what a side does, %4 or %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or the end of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, %5 or %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a variant or a setting (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for a side has no galley left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, or a cell of the board and what it holds, as in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, or a player (%2) and a number of stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, too close to call: if so, the whole salvo misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, where a side has given up or both want a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a mine outside its port has been announced (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the whole salvo misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 may be no match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; each that is not seen may be a hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; no die is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire order(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement order(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) on the side with fewer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>0 Imperial units stand in the breaches of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 Imperial units stand in the start zones beside %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 attackers stand in the breaches of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 units have moved into %1: at least 1 has to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 units of %1 stand in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ending, not 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 match was dropped, %1 are seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ship on %1, not 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 soldier on %1, not 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1 stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CAS stands at %1, its least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CAS stands at %1, its most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CTS stands at %1, its least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CTS stands at %1, its most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GIF pictures are not read; save one frame as JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEIC, AVIF and video files are not read; save the picture as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>TMS stands at %1, and no die shows less than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish morale is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish units never leave the castle for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no player who has still to agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`imperial-resigned`, `turk-resigned` or `draw`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`imperial` or `turk`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`turk`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`yes`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 catapult (3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 catapult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 token stands on the line between %2 and %3: move it into one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 tower (2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 wall (1 stone)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a battery&apos;s square (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a castle fight starts from at least 1 wall beside %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell of the board, such as %1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chit is none of the cup of %1 (BU-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a command of at most %1 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a command: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dark stack of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dark stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decision or a toss that is still owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die is to be thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die shows 1 to %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field in its place, a variant or a setting (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fight goes on, and the attacker&apos;s die is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fight goes on, and the defender&apos;s die is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a frame could not be examined (%1); please report it with the film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a frame was left out: %1 (%2 frames by now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a frame was left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley and where it lies, what it has or whom it changes places with, as in %1, %2 or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley from A1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley is 6/6/2, 5/5/3 or 4/4/4: oars per side and masts make 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 while it is not built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley that is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a galley that re-arranges its oars in this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind of unit in two capital letters, such as %1 or %2, %3 and mines off the board, or %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind of unit, such as %1, %2 (take up), %3, %4 or %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a later phase, where something is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a light stack of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a light stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loss is to be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match from tail to head, such as %1 (%2: headless; %3 before it: an order match) or %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match lies nowhere near the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece and what it is, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plane only in the enemy&apos;s turn (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player&apos;s name or the end of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pose that the record can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position that can be: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a setting (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ship goes 2 squares ahead, or 1 with a turn sideways, or turns about on its bow&apos;s square; %1 to %2 is none of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ship goes exactly 2 squares ahead, not 1, unless it turns too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side A or B, a galley from A1 to %1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side has at most %1 actions (BU-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side is on turn and nothing is being decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side ready only where all its galleys have orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sigma above 0 in millimetres, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a soldier of %1 stands on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a soldier or a ship&apos;s bow on %1 and %2, which fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a soldier stands on %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space and a setting, or the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space and what is owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space and whose turn it is, after row 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space or the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square of the board, from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square off the islands (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square outside neutral water (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square outside neutral water and the enemy port (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step from 1 to 5 and %1, such as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step, for both are ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step, where a galley has come from somewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tactical move is made in a boarding only, and a land battle is fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target such as %1, or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn is a move or an attack; %1 would move to %2 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit waits to be placed in a camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a variant (%1) or a setting (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3 or %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3, %4 or %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word of the position, as in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zone, a breach such as %1, %2, %3 if damaged, of an officer %4 and his marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zone, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 breaches of %2 are occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all but %1 are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all but the %1 player are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all who threw %1 throw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alliances and sales are for three or more players, not 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action in the game&apos;s notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action is carried out in its phases, and only there (BU-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attacker&apos;s die in the last fight only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty square (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an epidemic threatens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an event has more than 1 MiB; it is not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announced %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another match lies in line with them, or one in a gap is not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another phase, for both sides have galleys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine or sortie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as %1&apos;s target an enemy within 3 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at character %1: expected %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least 2 players throw in turn, and 1 has not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 hits of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 ships, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 soldiers of %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 soldiers, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 stones of the %2 player (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most eight letters of %1, or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battleship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin another journal, `umpire log export` saves what this one has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both batteries of an entrance must be gone to enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both last galleys sink together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides agree on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides draw a chit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides have agreed on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides have drawn the same number of chits (BU-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camera file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot `%1`: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened for this; check that the file and its folder may be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read; check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read; check the file&apos;s permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read; give a journal&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written; check that the folder exists and that the disk has room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written; is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catapult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre %1 %2 makes no sense for a side of %3 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chits of both sides lie open in a round, and only then (BU-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chits, such as 3,7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct it, or write it anew with `umpire calibrate table`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage, oars and masts cannot be fewer than none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman does not come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: exactly half, two steps lost by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: exactly twice, two steps lost by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: failure, one step lost by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: less than half, two steps lost by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: more than twice, two steps lost by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: one step lost by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 against %2: success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is even: one action more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is even: success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is even: the epidemic breaks out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is even: the relief army gets in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is odd: failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is odd: no action more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is odd: no epidemic breaks out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 is odd: the relief army does not get in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1: failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1: success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do %1 and %2 touch, and how?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does an officer help? If not, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw, and lay the chits open together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each %1 of %2 is placed: it has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each galley&apos;s shot once, from A1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pair of neighbours once, from A1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each places all soldiers at once, the mover now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eighth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either player may have laid them; lay a column in its player&apos;s half of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemies on %1 and %2, which fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entrenchment in %1 now %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entrenchment markers in hand, such as 2/1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escape alone is played by more than two or on a hexagon: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 cannot be checked, the one before is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 is missing or cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 was added after the record&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 was changed, or the settings were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events %1 to %2 are missing or cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every ship of %1, which is ready (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>farther than 3 matches of %1, so nothing counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first the losses of a galley that is afloat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>focal length %1 %2 makes no sense for a side of %3 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four players sit round %1, %2 or %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four players sit round a square board (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frigate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the left edge: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the lower edge: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the lower left corner: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the lower right corner: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the middle: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the right edge: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the upper edge: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the upper left corner: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glare over the upper right corner: turn the lamp or lower the exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more entries than the dictionary has tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has schema %1, this program reads up to %2; take a newer umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the board of %1; measure the table with this game&apos;s board on it, or name another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits from least to most, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds more than the journal of a game; it is not read further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds no picture; give a folder of JPEG or PNG files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how is each galley built: oars to port, to starboard, masts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it touches the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many actions, 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many actions, or %1, as in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many hits is it, or was the toss spoiled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many soldiers are aboard, 1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many were dropped, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the set-up, all batteries and mines of %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the set-up, hidden units in the own port (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a directory; name one picture in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a directory; name the file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a pipe or a device; name a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is already there; give another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is already there; go on with it by --resume, or give another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is being written by process %1; end that one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged; `umpire log verify` says where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is free again; the game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is held by another program; end that one or wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is held by another program; the game waits for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is larger than 1 MiB, so it is no calibration file; check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no journal; give a file that `umpire referee --journal` wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a file; name a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is still held; the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is unknown; DICT_APRILTAG_36h11 is the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it %1 mm and %2 degrees off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it builds on a damaged one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gives no more pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gives no pictures, or another program uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no order to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is for %1 pixels, the picture has %2, another aspect ratio; calibrate the camera at this resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is paused already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sends more than 64 MiB without a whole picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sends on to another address, which is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its answer is broken off, or it sends on to another address, which is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its head cannot be read; `umpire log verify` says more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its oars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its order is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pictures are in a format that is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its table `%1` is not a journal&apos;s, so nothing in it is read; give the file as umpire wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its toss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept, to learn from: %1 of the %2 corrections that a fit needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept; a fit to %1 corrections is no better than the umpire as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned from %1 corrections on this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies on tag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker of %1 now %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match %1 points backward alone: to re-arrange oars takes two in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the galleys: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves and dice are seen; say who strikes, storms or boards, and which ship loads or lands where two are near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves and fights are seen; what else is done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves are seen; what else is done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be [fx 0 cx; 0 fy cy; 0 0 1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of %1 numbers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of at least one tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a mapping, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a name, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be between %1 and %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be finite, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be plumb_bob, the only model this program knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have %1 numbers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name two different squares, not %1 twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbours such as %1 that are afloat, where the table confirms places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither side can win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no %1 is among the %2 chits in the cup of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no action has these parts (BU-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no alliance of 2 players (TR-22)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no die is thrown, for none could change anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no die now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no entrenchment in %1 can take this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no free way of at most %1 leads from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no galley %1 lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no galley has that name in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no galley is seen in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no lines of a board are seen where the table file has one: check its place, or the light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no lock file can be made beside it; check that the folder is there, may be written and has space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no match is seen at that place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no position of the game is like what lies there; take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no road leads from %1 to %2 in 1 step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ship has its bow on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no shot of %1, which has no order to fire now or no mast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no soldier stands on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no strike, both stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file, folder or camera; `umpire cameras` lists the cameras, and a stream&apos;s address begins with http:// or rtsp://</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file; check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such picture; check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag is in the picture; show them all whole, with their white margins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag of the table file is in the picture, and no match or matchbox to take the scale from; show a tag whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture&apos;s, the scale is that of the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag of the table is in the picture; show at least one whole, with its white margin, or check the table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could do anything, and it is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has asked for agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none near it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a YAML file of &quot;key: value&quot; lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a calibration file: too large or nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a video that can be read (%1); save it as MP4 or AVI and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished yet: it may become %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid YAML, line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has been played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing illegal lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is being done before a side is on turn (BU-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is kept while a player lays in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is to be moved now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of known size is in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of known size is in view, so nothing can be measured; use a table file and its tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of known size is in view: lay a match or a matchbox on the table, or use a table file and its tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing says how large the play area is: name a table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to confirm but movement, where that is the setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to say no to: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number %1 is only a part of an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oars to port and starboard and masts that go, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oars to port and starboard and masts, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oars to port and to starboard, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of more than 2 who resigns has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the sticks in view only the %1 surest are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>officers may raise combat values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on neutral water, a number of turns there from 1 to %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once, a number of mines off the board from 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one code in view is of another make: no counter, and what it says is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one galley&apos;s blow to another, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1 or a number of empty cells from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them is seen too faintly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 laid: as many as possible must be, and another fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only allies are left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only boardings that interrupt a fight at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders are being executed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders are being laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders of side %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parts of it are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>permission denied; join the group `video`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places are in pixels only: give the table file for millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say `wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, `wrong turned X,Y` or `wrong headless X,Y`, in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings that agree: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ship, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots where fire is the part, or the blows that they dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soldiers are placed on the own coast, which %1 is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soldiers are placed one by one in turn, so that nobody is 2 behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soldiers stand on coast, which %1 is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soldiers to be placed of each of the %1 players, at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submarine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table and record agree again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table and record differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag %1 is in the picture twice; remove or cover the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag %1 is not in the table file and was ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag %1 stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is %1&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; save it as JPEG or PNG and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 picture is animated; save one frame as JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 picture is cut off; copy or take it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 picture is damaged; copy or take it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 would be 1 square off the board of %2 x %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 would be on %2, which is coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Imperials choose who falls sick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Imperials choose who goes into the breach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Imperials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks choose what the counter-mine hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks choose whom the relief army restores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks have moved the units that their chit allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks move freely only with the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman adds 1 to the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman comes to the attacked wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks say whether they give up the entrenchment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Turks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the action lacks a part, or has one too many (BU-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the action that fate gave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacked is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker&apos;s die, 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attackers move in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battery on %1 bars the way from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board ends before the %1 edge that the table file gives it: check origin_mm, cols and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board is not seen whole: take the pieces off it, and measure again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther from side A than the table file has them: check origin_mm and cell_mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther left than the table file has them: check origin_mm and cell_mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther right than the table file has them: check origin_mm and cell_mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm nearer to side A than the table file has them: check origin_mm and cell_mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bow would hit %1 from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bow would hit %1, an ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bow would hit %1, the same player&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bribe is for two players on squares (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call on its toss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera cannot be opened (%1); `umpire cameras` lists what is connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera gives %1 frames a second instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera gives %1 px instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera gives no MJPG but %1; expect few frames a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera gives no frames; is another program using it, or its cable loose?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera has not given a picture yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera is gone (%1); trying again until it returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the carrier moves before it sends its plane or after it, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chits drawn, such as 7/12 or -/12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: %3 begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: nobody acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the coast lies between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code at %1 cannot be read: it is torn, covered or blurred; look what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die is thrown for who starts before all else, with first=die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die is thrown for who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die of each of the %1 players, 1 to 6, %2 or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full or fails; free some space, what is recorded stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the driver buffers more than one frame; pictures may be late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entrenchment in %1 shows 2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fight ends with the tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty; copy or take the picture again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large for a picture; scale it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first point is an oar to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first point is an oar to the other side, for %1 is bare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first turn scatters a tower of the home row on two cells of the second, as in a1-c2,f2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fleets are set up already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fleets are still being set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four corners do not lie as a table&apos;s do: drag each to its own corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galley at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galley that it may touch, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galley would lie %1 from its edge, 2 M are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galley would lie nowhere near the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galley would not be on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galley would reach %1 over the table&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galleys are being built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galleys are being placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galleys lie as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the galleys&apos; places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game begins with a ship that leaves its port; %1 is not out at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is not over and its record holds secrets; export it once it is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand of fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hit on %1 ends the move there, after 1 square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hit on %1 ends the move, no turn follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matches show %1 to %2 hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mover has begun the fight on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the note&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of an explanation, as in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of an explanation, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order matches at x = %1 mm are not read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the person who began as %1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the persons change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the persons may change sides once, between the two special moves of the bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture before is %1 px but the picture is %2 px; take both with the same camera, without moving it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture could not be examined (%1); please report it with the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is %1, too small to show a table; at least %2 px a side are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is %1; scale it down to at most %2 px a side and %3 megapixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is damaged (%1): things may be missing from it or lie elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is damaged (%1); copy or take it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture shows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture&apos;s size changed from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players agree on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players agreed on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players have agreed on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players place their soldiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players still in, from 1 to %1, in turn from whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason may hold a secret and is told at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record cannot be so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record says so already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the relief army is near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the relief army restores 1 or 2 units (BU-39)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second 0 ends the turn (BU-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings were changed, or the last hash was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1 carries %2 already; with %3 more it would be over %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1 carries %2 soldiers, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1 in 1 fight, not 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1 is in a fight, and fighting ships cannot be separated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1 lies on two squares of sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1 of %2 sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the ship %1 of %2 sinks, %n soldier(s) aboard</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the ship %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over 2 squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over at least 1 square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the soldier on %1 is %2&apos;s, not %3&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the special move is each side&apos;s first turn of a bribe game only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stern would be on %1, where the ship %2 lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stone on %1 lies on a line: it may be meant for %2 or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stream cannot be opened (%1); is the camera&apos;s server running, and the address right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stream ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table file names no board, and none is seen along the table&apos;s sides: write its place into the table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table file names no board; of more than one that are seen the plainest is taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table file names no board; one is seen and taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has not been looked at yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table or the camera has moved since its corners were set by hand: set them anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table shows whether %1 and %2 touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table&apos;s corners were set by hand in a picture of another size: set them anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tags do not lie flat on one table; press them down and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tags do not lie where the table file says (they miss by %1 mm); measure the table anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tags in view (%1) are not in the table file; is it another table&apos;s?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tags&apos; edges fit no camera above the table; check the table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target must be an enemy within 3 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track ends at cell 8 (BU-41)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn is over after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the walls that attack, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the watch is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no catapults in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only %1 explanations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are players 1 to %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are turns 1 to %1 (BU-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not allowed with these pieces; their owner may hear why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this may be more than one camera; name one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this position stands here for the %1. time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this variant of %1 is not known; save it as JPEG or PNG and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players sit round a hexagon: %1 or %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw the die beside the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today&apos;s rules do not follow event %1; `umpire log replay` says more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too close to 3 matches of %1 to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two battles of one landing, the higher first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two galleys that may touch, such as %1, after the confirmation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: %2 must say `agree NAME`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit number %1 is not one of the scenario&apos;s %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units, each once, with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walls with an owner and a level, such as EF:t2,VV:i1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were it in the nearer band, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes is no video, or only names where one is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what does the counter-mine hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what follows from where it lay is being decided; say it after that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is owed: morale-die, draw, act, action-die, ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is wrong is learned from only with a table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it sent could not be handled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what lies there is illegal; take it back, or say `stands`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the die shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was learned of this table is not used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the bow came from and its heading, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the bow is and its heading, such as %1 with three decimals at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the bow points: %1, %2, %3 or %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which was it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while soldiers are placed no ship is laden and nobody fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while soldiers are placed nobody resigns or agrees on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is on turn has actions (BU-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is struck and how hard, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom does %1 fire at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom does the relief army restore? If nobody, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose turn it is may resign, or a player by name where the game says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it anew with `umpire calibrate camera`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone number %1 is not one of the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zones, each once, with commas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>let stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oars and masts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ships and soldiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat values on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each side has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits by toss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: most %2, in the end %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>%1 of %n allowed match tossed</numerusform>
            <numerusform>%1 of %n allowed matches tossed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s); a point is good to %1 mm.</source>
        <translation>
            <numerusform>Table found by %n tag; a point is good to %1 mm.</numerusform>
            <numerusform>Table found by %n tags; a point is good to %1 mm.</numerusform>
        </translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misses by %1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fires at %2 across %3 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table lies where you set its corners; a point is good to %1 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matches; a point is good to %1 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matchboxes; a point is good to %1 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::CameraPage</name>
    <message numerus="yes">
        <source>%1 of %n view(s) kept.</source>
        <translation>
            <numerusform>%1 of %n view kept.</numerusform>
            <numerusform>%1 of %n views kept.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does your camera&apos;s lens do to a picture?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 x 5, 38 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one that is printed here: 7 x 5 squares of 38 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 x 6, 25 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chessboard: 9 x 6 inner corners, 25 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the camera file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the board was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the page “Table”, press “Calibrate the camera…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the upper left of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the top of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the upper right of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the left of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the middle of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the right of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the lower left of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the bottom of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board to the lower right of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilt the board more to the left, with its left edge farther from the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilt the board more to the right, with its right edge farther from the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilt the board more backwards, with its upper edge farther from the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilt the board more forwards, with its lower edge farther from the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the board up so that the camera sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good. Hold it still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come closer: let the board fill half of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the board in another place and at another tilt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is enough. Save the camera file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the board on stiff paper, hold it flat, and turn the light on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners are off by %1 px: the views agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners are off by %1 px: is the board flat, and is it this board? Begin again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the camera file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera files (*.yaml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::CheckPage</name>
    <message numerus="yes">
        <source>All %n tag(s) are in view.</source>
        <translation>
            <numerusform>The one tag is in view.</numerusform>
            <numerusform>All %n tags are in view.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view: measure the table by them.</source>
        <translation>
            <numerusform>%n tag is in view: measure the table by it.</numerusform>
            <numerusform>%n tags are in view: measure the table by them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n galley</numerusform>
            <numerusform>%n galleys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n stack of stones</numerusform>
            <numerusform>%n stacks of stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s)</source>
        <translation>
            <numerusform>%n code</numerusform>
            <numerusform>%n codes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the camera see your table well?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the table by its tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the table file: the places of the tags and of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is being measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera sees the table; lay the pieces for the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrate the camera…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the camera on the start page, then press “Check the table and the camera”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire looks at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tags are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game&apos;s board has to lie there, empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table file is named yet. Print four tags (on the start page), lay them at the corners, and measure the table by them; or set its corners by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table file does not say where this game&apos;s board lies: lay it down empty, and measure the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in view: tag %1. Uncover it, or turn the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is not found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the camera nearer, or make a camera file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the play area is in view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 % of the play area is in view: move the camera back or turn it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is sharp (%1 px).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is out of focus (%1 px): focus the camera on the table, or clean its lens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a piece of the game on the table. When Umpire recognises the piece, the picture shows its name and a ring round it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognised: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::CommandBar</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best explanation is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The illegal action counts all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back the last action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a line into the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire calls nothing until you resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to move gives up the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is wrong about a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the game&apos;s notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the record:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which piece lies where? For example: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the player to move give up the game?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::CornersPanel</name>
    <message>
        <source>Set the corners by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tags cannot be used, show where the table is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the tags again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag each corner to its corner of the play area. Corners 1 and 2 are to the left and to the right of the player of side A. Corners 3 and 4 are on side B. With the keyboard, choose a corner with the keys 1 to 4, and move the corner with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width, along side A&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth, from side A to side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A sits at the next edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these corners</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::FileChoice</name>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire stops watching; the record stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set its corners anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire waits for your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the place where it lies (Esc: leave it).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera is gone. The game waits for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture waits while something is laid in secret.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameThread</name>
    <message>
        <source>The system gives no pipe for commands; close some programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command could not be handed to the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak announcements (no speech is installed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>The menu in which the language is chosen; &quot;Language&quot; beside it, for those who cannot read it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire %1 referees games that are played with real pieces, through a camera. It measures, and says so when it is too close to call.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>undone later: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::PicturePage</name>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a photograph from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of the same table a moment earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the scale comes from the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is being looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War Galley: rule on the toss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus and minus zoom, 0 shows all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture of your table on the right, then press Look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two galleys; Umpire then counts the hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A right click on a match says what is wrong with it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::PiecesPanel</name>
    <message>
        <source>The board in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a place to correct what lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message numerus="yes">
        <source>%1: %n stone(s)</source>
        <translation>
            <numerusform>%1: %n stone</numerusform>
            <numerusform>%1: %n stones</numerusform>
        </translation>
    </message>
    <message>
        <source>The board in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleets in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 really holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::PrintButton</name>
    <message>
        <source>Print the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print what the table needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four tags for the corners…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game&apos;s board and pieces…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>For example: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the example to the field below, where you can change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecordPage</name>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square, a player, a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show also what the table and the camera did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture that a ruling rests on comes here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s events, and its statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the record of a game to step through it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record is whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match report (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder with the pictures (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message numerus="yes">
        <source>%n stone(s) high</source>
        <translation>
            <numerusform>%n stone high</numerusform>
            <numerusform>%n stones high</numerusform>
        </translation>
    </message>
    <message>
        <source>Galleys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fleet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaning on something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay there before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cocked, or not to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::SourcePreview</name>
    <message>
        <source>No picture comes from the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what the camera sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim the camera until all of the table is in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The film is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::StartPage</name>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a camera, a telephone&apos;s address, or a film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Film…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows a film instead of a camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the tags and the board are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture of the empty board by the same camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a file, no record is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is where you set its corners, until the table or the camera moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the record of a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the table, then start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file from last time is not there now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which camera? Plug one in, type your telephone&apos;s address, or choose a film.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>umpire::desk::TeachMenu</name>
    <message>
        <source>This is wrong: no match lies here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is wrong: the head is at the other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is wrong: the match has no head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept, as you chose. The file %1 remembers this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire can learn from what you put right. For this it keeps small pieces of your pictures beside the table file. They never leave this computer. May it keep them?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

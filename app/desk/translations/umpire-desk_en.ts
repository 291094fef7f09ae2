<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgainstRecord</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
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
        <source>%n counter(s) on the board</source>
        <translation>
            <numerusform>%n counter on the board</numerusform>
            <numerusform>%n counters on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameLog</name>
    <message numerus="yes">
        <source>(%n second(s) late)</source>
        <translation>
            <numerusform>(%n second late)</numerusform>
            <numerusform>(%n seconds late)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message numerus="yes">
        <source>The camera has sent no picture for %n second(s).</source>
        <translation>
            <numerusform>The camera has sent no picture for %n second.</numerusform>
            <numerusform>The camera has sent no picture for %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is %n second(s) behind the table.</source>
        <translation>
            <numerusform>The picture is %n second behind the table.</numerusform>
            <numerusform>The picture is %n seconds behind the table.</numerusform>
        </translation>
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
            <numerusform>%1 tossed, %n match allowed</numerusform>
            <numerusform>%1 tossed, %n matches allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s).</source>
        <translation>
            <numerusform>Table found by %n tag.</numerusform>
            <numerusform>Table found by %n tags.</numerusform>
        </translation>
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
</context>
<context>
    <name>umpire::desk::CheckPage</name>
    <message numerus="yes">
        <source>The game begins with %n stack(s) of stones. Turn the lamp or the camera until each stack in the picture has a ring.</source>
        <translation>
            <numerusform>The game begins with %n stack of stones. Turn the lamp or the camera until the stack in the picture has a ring.</numerusform>
            <numerusform>The game begins with %n stacks of stones. Turn the lamp or the camera until each stack in the picture has a ring.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n tag(s) are in view. No table file is needed.</source>
        <translation>
            <numerusform>%n tag is in view. No table file is needed.</numerusform>
            <numerusform>%n tags are in view. No table file is needed.</numerusform>
        </translation>
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
</context>
<context>
    <name>umpire::desk::PicturePage</name>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n stack of stones</numerusform>
            <numerusform>%n stacks of stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
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
</context>
<context>
    <name>Evenings</name>
    <message numerus="yes">
        <source>%1: %2 seconds, %n action(s)</source>
        <translation>
            <numerusform>%1: %2 seconds, %n action</numerusform>
            <numerusform>%1: %2 seconds, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 (%3): the first side won %4 of %n game(s)</source>
        <translation>
            <numerusform>%1. %2 (%3): the first side won %4 of %n game</numerusform>
            <numerusform>%1. %2 (%3): the first side won %4 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To find one of six that comes one time in four takes %n throw(s).</source>
        <translation>
            <numerusform>To find one of six that comes one time in four takes %n throw.</numerusform>
            <numerusform>To find one of six that comes one time in four takes %n throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::EveningsWindow</name>
    <message numerus="yes">
        <source>%n game(s) in %1</source>
        <translation>
            <numerusform>%n game in %1</numerusform>
            <numerusform>%n games in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) of the computer (%2) against itself</source>
        <translation>
            <numerusform>%1: %n game of the computer (%2) against itself</numerusform>
            <numerusform>%1: %n games of the computer (%2) against itself</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message numerus="yes">
        <source>%1 → %2, %n match(es)</source>
        <translation>
            <numerusform>%1 → %2, %n match</numerusform>
            <numerusform>%1 → %2, %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Kit</name>
    <message>
        <source>Abdurrahman</source>
        <translation>Abdurrahman</translation>
    </message>
    <message>
        <source>Lotharingiai Karoly</source>
        <translation>Charles of Lorraine</translation>
    </message>
    <message>
        <source>II. Miksa Emanuel</source>
        <translation>Max Emanuel</translation>
    </message>
    <message>
        <source>Viziváros</source>
        <translation>Víziváros</translation>
    </message>
    <message>
        <source>Eszaki fal (Esztergomi rondella)</source>
        <translation>North wall (Esztergom roundel)</translation>
    </message>
    <message>
        <source>Nyugati fal</source>
        <translation>West wall</translation>
    </message>
    <message>
        <source>Deli fal (Nagy rondella)</source>
        <translation>South wall (Great Roundel)</translation>
    </message>
    <message>
        <source>Keleti fal (palota)</source>
        <translation>East wall (palace)</translation>
    </message>
    <message>
        <source>Kozepso zona</source>
        <translation>Middle zone</translation>
    </message>
    <message>
        <source>Eszaki tabor</source>
        <translation>North camp</translation>
    </message>
    <message>
        <source>Nyugati tabor</source>
        <translation>West camp</translation>
    </message>
    <message>
        <source>Deli tabor</source>
        <translation>South camp</translation>
    </message>
    <message>
        <source>Duna-part</source>
        <translation>Danube bank</translation>
    </message>
</context>
</TS>

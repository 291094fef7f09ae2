<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message>
        <source>something secret</source>
        <translation>valami titkos</translation>
    </message>
    <message>
        <source>Which of these was it?</source>
        <translation>Ezek közül melyik volt?</translation>
    </message>
    <message>
        <source>Not finished yet. It may become: %1</source>
        <translation>Még nincs kész. Ez lehet belőle: %1</translation>
    </message>
    <message>
        <source>Illegal: %1, %2: %3. Take it back, or say that it stands.</source>
        <translation>Szabálytalan: %1, %2: %3. Vegyétek vissza, vagy mondjátok, hogy érvényes.</translation>
    </message>
    <message>
        <source>Table and record differ:</source>
        <translation>Az asztal és a jegyzőkönyv eltér:</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1: a jegyzőkönyvben %2, látszik %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>és még %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Table and record agree again.</source>
        <translation>Az asztal és a jegyzőkönyv újra egyezik.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>A jegyzőkönyv módosult: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Visszavonva: %1</translation>
    </message>
    <message>
        <source>This takes back chance. Still to agree: %1</source>
        <translation>Ez a véletlent is visszavonja. Még beleegyezésre vár: %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Szünet.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>A játék folytatódik.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Megjegyzés: %1</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Nem történt meg: %1</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>A játszma döntetlen</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>A győztes: %1</translation>
    </message>
    <message>
        <source>This position stands here for the %1. time.</source>
        <translation>Ez az állás most %1. alkalommal áll itt.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Várakozás a kamerára</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Kéz van az asztal fölött</translation>
    </message>
    <message>
        <source>The table comes to rest</source>
        <translation>Az asztal megnyugszik</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Minden rendben</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Elmozdult az asztal vagy a kamera</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Túl sötét van</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>A lámpa becsillan</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>A kamera eltűnt</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Az asztal és a jegyzőkönyv eltér</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>not built yet</source>
        <translation>még nincs megépítve</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>elsüllyedt</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>evezők: bal %1, jobb %2; árbocok: %3</translation>
    </message>
    <message>
        <source>The galleys are being built.</source>
        <translation>Épülnek a gályák.</translation>
    </message>
    <message>
        <source>The galleys are being placed.</source>
        <translation>A gályák lerakása folyik.</translation>
    </message>
    <message>
        <source>Orders are being laid behind the screens.</source>
        <translation>Készülnek a parancsok a paravánok mögött.</translation>
    </message>
    <message>
        <source>Orders are carried out: step %1 of 5.</source>
        <translation>A parancsok végrehajtása: %1. lépés az 5-ből.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játéknak vége.</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n hajó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n katona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) still to be placed</source>
        <translation>
            <numerusform>még %n katonát kell lerakni</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>Császári Aknafúrás Szint</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Török Morál Szint</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Császári Morál Szint</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Császári Tüzérségi Szint</translation>
    </message>
    <message>
        <source>%1 in the breach</source>
        <translation>%1 a résben</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>entrenched %1</source>
        <translation>sánc: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n torony</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n fal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catapult(s)</source>
        <translation>
            <numerusform>%n katapult</numerusform>
        </translation>
    </message>
    <message>
        <source>A fight is being fought: throw the dice.</source>
        <translation>Harc folyik: dobjatok a kockával.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the board</source>
        <translation>
            <numerusform>%n egység a táblán</numerusform>
        </translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation>Mindkét flotta titokban áll fel.</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>%1. forduló a %2-ból</translation>
    </message>
    <message>
        <source>towers and walls; who reaches the other's home row wins</source>
        <translation>tornyok és falak; aki eléri a másik alapsorát, nyer</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough wins at once</source>
        <translation>katapultokkal; az áttörés azonnal nyer</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough must survive a turn</source>
        <translation>katapultokkal; az áttörésnek egy kört ki kell bírnia</translation>
    </message>
    <message>
        <source>only who cannot act loses</source>
        <translation>csak az veszít, aki nem tud lépni</translation>
    </message>
    <message>
        <source>each side opens by scattering a tower</source>
        <translation>mindkét fél egy torony szétszórásával kezd</translation>
    </message>
    <message>
        <source>the bribe opening, then with catapults</source>
        <translation>vesztegetéssel kezdve, azután katapultokkal</translation>
    </message>
    <message>
        <source>basic on a whole chessboard</source>
        <translation>alapjáték egész sakktáblán</translation>
    </message>
    <message>
        <source>four players on a chessboard</source>
        <translation>négy játékos sakktáblán</translation>
    </message>
    <message>
        <source>three players on a hexagon of side five</source>
        <translation>három játékos 5-ös hatszögön</translation>
    </message>
    <message>
        <source>three players on a hexagon of side four</source>
        <translation>három játékos 4-es hatszögön</translation>
    </message>
    <message>
        <source>two galleys each</source>
        <translation>két-két gálya</translation>
    </message>
    <message>
        <source>one galley each</source>
        <translation>egy-egy gálya</translation>
    </message>
    <message>
        <source>a galley sinks as soon as one side is bare</source>
        <translation>a gálya elsüllyed, amint egyik oldalán nincs evező</translation>
    </message>
    <message>
        <source>a turn does not go on by a match</source>
        <translation>forduláskor nem megy előre egy gyufányit</translation>
    </message>
    <message>
        <source>after each step's movement the table says where the galleys lie</source>
        <translation>minden lépés után az asztal mondja meg, hol állnak a gályák</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>két játékos, az ajánlott értelmezésekkel</translation>
    </message>
    <message>
        <source>every other reading that the ambiguities name</source>
        <translation>minden más lehetséges értelmezés</translation>
    </message>
    <message>
        <source>two players with two domains, 24 figures and two capitals each</source>
        <translation>két játékos, fejenként két birodalommal, 24 figurával és két fővárossal</translation>
    </message>
    <message>
        <source>three domains and open sea; alliances and sales</source>
        <translation>három birodalom és nyílt tenger; szövetségek és eladások</translation>
    </message>
    <message>
        <source>four domains; alliances and sales</source>
        <translation>négy birodalom; szövetségek és eladások</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; moves may bend</source>
        <translation>egy kör lépés vagy támadás; a lépés kanyarodhat</translation>
    </message>
    <message>
        <source>the ship that moved may attack in the same turn</source>
        <translation>a lépő hajó ugyanabban a körben támadhat</translation>
    </message>
    <message>
        <source>a move goes straight on</source>
        <translation>a lépés egyenesen halad</translation>
    </message>
    <message>
        <source>two players lead each fleet</source>
        <translation>minden flottát két játékos vezet</translation>
    </message>
    <message>
        <source>the recommended readings</source>
        <translation>az ajánlott értelmezések</translation>
    </message>
    <message>
        <source>the Romans</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>gallok</translation>
    </message>
    <message>
        <source>the Romans (light)</source>
        <translation>rómaiak (világos)</translation>
    </message>
    <message>
        <source>the Greeks (dark)</source>
        <translation>görögök (sötét)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>the Imperials</source>
        <translation>császáriak</translation>
    </message>
    <message>
        <source>the Turks</source>
        <translation>törökök</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>A oldal</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>B oldal</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Az állás egy része titkos.</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Gall fal</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Hadigálya</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Triérészek és hopliták</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Tengeri csata</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Buda visszavívása – 1686</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>beginning</source>
        <translation>kezdet</translation>
    </message>
    <message>
        <source>table</source>
        <translation>asztal</translation>
    </message>
    <message>
        <source>called</source>
        <translation>kimondva</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>szabálytalan</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>érvényes</translation>
    </message>
    <message>
        <source>question</source>
        <translation>kérdés</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>választva</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>javítva</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>vitatva</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>visszavonás</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>szünet</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>folytatás</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>feladva</translation>
    </message>
    <message>
        <source>note</source>
        <translation>megjegyzés</translation>
    </message>
    <message>
        <source>end</source>
        <translation>vége</translation>
    </message>
    <message>
        <source>about event %1: %2</source>
        <translation>a(z) %1. eseményről: %2</translation>
    </message>
    <message>
        <source>back to event %1</source>
        <translation>vissza a(z) %1. eseményhez</translation>
    </message>
    <message>
        <source>winner: %1</source>
        <translation>győztes: %1</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>valami titkos</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>az asztal túl sötét: kell még fény vagy hosszabb expozíció</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture's, the scale is that of the pieces</source>
        <translation>az asztalfájl egyik jele sem látszik: a helyek a kép szerintiek, a lépték a darabokból van</translation>
    </message>
    <message>
        <source>places are in pixels only: give the table file for millimetres</source>
        <translation>a helyek csak képpontban vannak: milliméterhez add meg az asztalfájlt</translation>
    </message>
    <message>
        <source>nothing of known size is in view: lay a match or a matchbox on the table, or use a table file and its tags</source>
        <translation>semmi ismert méretű nem látszik: tégy az asztalra gyufát vagy gyufásdobozt, vagy használj asztalfájlt a jeleivel</translation>
    </message>
    <message>
        <source>glare over the upper left corner: turn the lamp or lower the exposure</source>
        <translation>becsillanás a bal felső sarokban: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the upper edge: turn the lamp or lower the exposure</source>
        <translation>becsillanás a felső szélen: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the upper right corner: turn the lamp or lower the exposure</source>
        <translation>becsillanás a jobb felső sarokban: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the left edge: turn the lamp or lower the exposure</source>
        <translation>becsillanás a bal szélen: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the middle: turn the lamp or lower the exposure</source>
        <translation>becsillanás középen: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the right edge: turn the lamp or lower the exposure</source>
        <translation>becsillanás a jobb szélen: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the lower left corner: turn the lamp or lower the exposure</source>
        <translation>becsillanás a bal alsó sarokban: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the lower edge: turn the lamp or lower the exposure</source>
        <translation>becsillanás az alsó szélen: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>glare over the lower right corner: turn the lamp or lower the exposure</source>
        <translation>becsillanás a jobb alsó sarokban: fordítsd el a lámpát, vagy csökkentsd az expozíciót</translation>
    </message>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>white</source>
        <translation>fehér</translation>
    </message>
    <message>
        <source>black</source>
        <translation>fekete</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>narancs</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>barna</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szürke</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>támadó</translation>
    </message>
    <message>
        <source>target</source>
        <translation>célpont</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>előre</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>fordulj balra</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>fordulj jobbra</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>tűz!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>evezők átrendezése</translation>
    </message>
    <message>
        <source>orders of %1: %2</source>
        <translation>%1 parancsai: %2</translation>
    </message>
    <message>
        <source>light</source>
        <translation>világos</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sötét</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>találat</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>túl közeli</translation>
    </message>
    <message>
        <source>misses by %1 mm</source>
        <translation>%1 mm-rel mellé</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <translation>Érvénytelen: egy gyufa hozzáér</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Lőtávon kívül</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>%1–%2 találat: a játékosok döntenek</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Nincs találat</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires at %2 across %3 mm</source>
        <translation>%1 tüzel erre: %2, távolság %3 mm</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>%1 gyufa dobva, %n megengedett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s); a point is good to %1 mm.</source>
        <translation>
            <numerusform>Az asztal megvan %n jel alapján; egy pont %1 mm-re pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matches; a point is good to %1 mm.</source>
        <translation>Nincs jel: a lépték a gyufáké; egy pont %1 mm-re pontos.</translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matchboxes; a point is good to %1 mm.</source>
        <translation>Nincs jel: a lépték a gyufásdobozoké; egy pont %1 mm-re pontos.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Semmi ismert méretű nem látszik: a helyek csak képpontban vannak.</translation>
    </message>
    <message>
        <source>the camera gives no frames; is another program using it, or its cable loose?</source>
        <translation>a kamera nem ad képet; más program használja, vagy kijár a kábele?</translation>
    </message>
    <message>
        <source>the camera is back</source>
        <translation>a kamera visszajött</translation>
    </message>
    <message>
        <source>the recording is over</source>
        <translation>a felvételnek vége</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>az asztalfájl egyik jele sem látszik; fordítsd a kamerát, amíg egy teljesen látszik</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CheckPage</name>
    <message>
        <source>Does the camera see your table well?</source>
        <translation>Jól látja a kamera az asztalt?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Újra ellenőriz</translation>
    </message>
    <message>
        <source>The table in the camera's eye</source>
        <translation>Az asztal a kamera szemében</translation>
    </message>
    <message>
        <source>Choose the camera on the start page, then press “Check the table and the camera”.</source>
        <translation>Válaszd ki a kamerát a kezdőlapon, azután nyomd meg: „Asztal és kamera ellenőrzése”.</translation>
    </message>
    <message>
        <source>No table file is named, so no tags are looked for. Print four with “umpire print tags”.</source>
        <translation>Nincs asztalfájl megadva, ezért jeleket sem keresünk. Nyomtass négyet: „umpire print tags”.</translation>
    </message>
    <message numerus="yes">
        <source>All %n tag(s) are in view.</source>
        <translation>
            <numerusform>Mind a(z) %n jel látszik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in view: tag %1. Uncover it, or turn the camera.</source>
        <translation>Nem látszik: %1. jel. Tedd szabaddá, vagy fordítsd el a kamerát.</translation>
    </message>
    <message>
        <source>The table is not found yet.</source>
        <translation>Az asztal még nincs meg.</translation>
    </message>
    <message>
        <source>Bring the camera nearer, or make a camera file.</source>
        <translation>Vidd közelebb a kamerát, vagy készíts kamerafájlt.</translation>
    </message>
    <message>
        <source>All of the play area is in view.</source>
        <translation>Az egész játéktér látszik.</translation>
    </message>
    <message>
        <source>Only %1 % of the play area is in view: move the camera back or turn it.</source>
        <translation>A játéktérnek csak %1 %-a látszik: vidd hátrébb a kamerát, vagy fordítsd el.</translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation>A fény jó.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CommandBar</name>
    <message>
        <source>Accept</source>
        <translation>Elfogad</translation>
    </message>
    <message>
        <source>The best explanation is right</source>
        <translation>A legjobb magyarázat helyes</translation>
    </message>
    <message>
        <source>Other explanation</source>
        <translation>Más magyarázat</translation>
    </message>
    <message>
        <source>It was something else</source>
        <translation>Valami más történt</translation>
    </message>
    <message>
        <source>This stands</source>
        <translation>Ez érvényes</translation>
    </message>
    <message>
        <source>What is illegal counts all the same</source>
        <translation>A szabálytalan mégis számít</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavon</translation>
    </message>
    <message>
        <source>The last action counts no more</source>
        <translation>Az utolsó lépés nem számít</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Megjegyzés…</translation>
    </message>
    <message>
        <source>Writes a line into the record</source>
        <translation>Egy sort ír a jegyzőkönyvbe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>While it is paused nothing is called</source>
        <translation>Szünetben semmit sem mond ki</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Felad…</translation>
    </message>
    <message>
        <source>Whose turn it is gives the game up</source>
        <translation>Aki soron van, feladja a játszmát</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Mondd meg, mi volt a lépés</translation>
    </message>
    <message>
        <source>in the game's notation</source>
        <translation>a játék jelöléseivel</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Mondd</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <source>For the record:</source>
        <translation>A jegyzőkönyvbe:</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Does whose turn it is give the game up?</source>
        <translation>Feladja a játszmát, aki soron van?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FileChoice</name>
    <message>
        <source>Choose…</source>
        <translation>Tallózás…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Tallózás: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The table in the camera's eye</source>
        <translation>Az asztal a kamera szemében</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Ide kerül az asztal képe, amikor játék folyik.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Ami eddig elhangzott</translation>
    </message>
    <message>
        <source>End the watch</source>
        <translation>A figyelés vége</translation>
    </message>
    <message>
        <source>Look at the record</source>
        <translation>Jegyzőkönyv megnézése</translation>
    </message>
    <message>
        <source>Umpire stops watching; the record stays</source>
        <translation>Az Umpire nem figyel tovább; a jegyzőkönyv megmarad</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>Nem folyik játék</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Várakozás az asztalra</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Soron van: %1</translation>
    </message>
    <message>
        <source>The watch is over.</source>
        <translation>A figyelésnek vége.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameThread</name>
    <message>
        <source>The system gives no pipe for commands; close some programs.</source>
        <translation>A rendszer nem ad csövet a parancsoknak; zárj be néhány programot.</translation>
    </message>
    <message>
        <source>The command could not be handed to the game.</source>
        <translation>A parancsot nem sikerült átadni a játéknak.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;About Umpire</source>
        <translation>&amp;Az Umpire névjegye</translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <translation>Szöveg: %1 %</translation>
    </message>
    <message>
        <source>Colours of the desktop</source>
        <translation>Az asztali környezet színei</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Umpire</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Jegyzőkönyv</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Kép</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fájl</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>The menu in which the language is chosen; "Language" beside it, for those who cannot read it.</extracomment>
        <translation>N&amp;yelv (Language)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>About Umpire</source>
        <translation>Az Umpire névjegye</translation>
    </message>
    <message>
        <source>Umpire %1 referees games that are played with real pieces, through a camera. It measures, and says so when it is too close to call.</source>
        <translation>Az Umpire %1 kamerán át vezet valódi darabokkal játszott játékokat. Mér, és megmondja, ha túl közeli a helyzet.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>undone later: %1</source>
        <translation>később visszavonva: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Idő</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mi</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PicturePage</name>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>YAML-fájlok (*.yaml *.yml);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Képek (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Kép az asztalról</translation>
    </message>
    <message>
        <source>a photograph from above</source>
        <translation>fénykép felülről</translation>
    </message>
    <message>
        <source>The same table a moment earlier</source>
        <translation>Ugyanaz az asztal kicsit korábban</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nem szükséges</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Asztalfájl</translation>
    </message>
    <message>
        <source>not needed: the scale comes from the pieces</source>
        <translation>nem kell: a lépték a darabokból adódik</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Kamerafájl</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>nem kell: a kamera becsült</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Nézd meg</translation>
    </message>
    <message>
        <source>Says what lies on the table</source>
        <translation>Megmondja, mi van az asztalon</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>The picture is being looked at</source>
        <translation>A kép vizsgálata folyik</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Figyelem</translation>
    </message>
    <message>
        <source>War Galley: rule on the toss</source>
        <translation>Hadigálya: a dobás elbírálása</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Ki tüzel</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Kire</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Ami az asztalon van</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>A kép</translation>
    </message>
    <message>
        <source>Plus and minus zoom, 0 shows all of it</source>
        <translation>Plusz és mínusz nagyít, 0 az egészet mutatja</translation>
    </message>
    <message>
        <source>Choose a picture of your table on the right, then press Look.</source>
        <translation>Válassz jobbra egy képet az asztalodról, azután nyomd meg: Nézd meg.</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Az Umpire megmondja, mi van az asztalon és mennyire biztos benne, és elbírálja a Hadigálya dobását.</translation>
    </message>
    <message>
        <source>Choose two galleys; Umpire then counts the hits.</source>
        <translation>Válassz két gályát; az Umpire megszámolja a találatokat.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>A tábla a jegyzőkönyv szerint</translation>
    </message>
    <message>
        <source>The fleets in the record</source>
        <translation>A flották a jegyzőkönyv szerint</translation>
    </message>
    <message>
        <source>%1 really holds</source>
        <translation>%1 mezőn valójában</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stone(s)</source>
        <translation>
            <numerusform>%1: %n kő</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>szabálytalan</translation>
    </message>
    <message>
        <source>This stands</source>
        <translation>Ez érvényes</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Beleegyezik: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecordPage</name>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Játék folytatása</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>a square, a player, a word</source>
        <translation>mező, játékos, szó</translation>
    </message>
    <message>
        <source>Also what the table and the camera did</source>
        <translation>Az is, amit az asztal és a kamera tett</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Első</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Utolsó</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>A játék eseményei</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Az esemény képe</translation>
    </message>
    <message>
        <source>The picture that a ruling rests on comes here.</source>
        <translation>Ide kerül a kép, amelyen az ítélet alapul.</translation>
    </message>
    <message>
        <source>The record of a game</source>
        <translation>Egy játék jegyzőkönyve</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Umpire-jegyzőkönyvek (*.umpire);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Open the record of a game to step through it.</source>
        <translation>Nyisd meg egy játék jegyzőkönyvét, hogy végiglépkedj rajta.</translation>
    </message>
    <message>
        <source>the record is whole</source>
        <translation>a jegyzőkönyv ép</translation>
    </message>
    <message>
        <source>the record was changed: %1</source>
        <translation>a jegyzőkönyvet megváltoztatták: %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Szöveg (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-sorok (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>A játék exportálása</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Kiírva: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Gályák</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>evezők: bal %1, jobb %2; árbocok: %3</translation>
    </message>
    <message>
        <source>fleet %1</source>
        <translation>%1 flotta</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Gyufák</translation>
    </message>
    <message>
        <source>with a head</source>
        <translation>fejes</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>fejetlen</translation>
    </message>
    <message>
        <source>leaning on something</source>
        <translation>valaminek dől</translation>
    </message>
    <message>
        <source>lay there before</source>
        <translation>már ott volt</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Kövek</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) high</source>
        <translation>
            <numerusform>%n kő magas</numerusform>
        </translation>
    </message>
    <message>
        <source>height not visible</source>
        <translation>magassága nem látszik</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>cocked, or not to be read</source>
        <translation>ferde vagy nem olvasható</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Parancsok</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Egységek</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>nem a mi egységünk</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Zsetonok</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Semmi sincs az asztalon.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StartPage</name>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Az Umpire kamerán át figyeli az asztalodat, és vezeti a rajta valódi darabokkal játszott játékot.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>a camera, a telephone's address, or a film</source>
        <translation>kamera, telefon címe vagy film</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Film…</translation>
    </message>
    <message>
        <source>Follows a film instead of a camera</source>
        <translation>Kamera helyett filmet követ</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>YAML-fájlok (*.yaml *.yml);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Asztalfájl</translation>
    </message>
    <message>
        <source>where the tags and the board are</source>
        <translation>hol vannak a jelek és a tábla</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Kamerafájl</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>nem kell: a kamera becsült</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Jegyzőkönyv</translation>
    </message>
    <message>
        <source>without a file nothing is kept</source>
        <translation>fájl nélkül semmi sem marad meg</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Umpire-jegyzőkönyvek (*.umpire);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Open the record of a game…</source>
        <translation>Jegyzőkönyv megnyitása…</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Asztal és kamera ellenőrzése</translation>
    </message>
    <message>
        <source>Look at a picture</source>
        <translation>Egy kép megnézése</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Film az asztalról</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Filmek (*.mp4 *.mkv *.avi *.mov *.webm);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>A játék folytatása</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Játék indítása</translation>
    </message>
</context>
</TS>

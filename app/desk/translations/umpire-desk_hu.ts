<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AgainstRecord</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 likely</source>
        <translation>%1 valószínűséggel</translation>
    </message>
    <message>
        <source>seen with %1</source>
        <translation>%1 biztonsággal látta</translation>
    </message>
    <message>
        <source>In the notation: %1</source>
        <translation>A játék jelölésével: %1</translation>
    </message>
    <message>
        <source>Told by the players</source>
        <translation>A játékosok mondták</translation>
    </message>
    <message>
        <source>How sure Umpire was: %1</source>
        <translation>Az Umpire biztossága %1 volt</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>yyyy. MMM d., HH:mm</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Two players have a die and two cups. The Imperial coalition is grey, the Turks are green.</source>
        <translation>Két játékosnak egy kockája és két pohara van. A császári koalíció szürke, a törökök zöldek.</translation>
    </message>
    <message>
        <source>Chits with numbers are drawn from the cups: grey ones for the Imperials, green ones for the Turks.</source>
        <translation>A poharakból számjelzőket húznak: a császáriak szürkéket, a törökök zöldeket.</translation>
    </message>
    <message>
        <source>The track goes from 0 to 8. At the start time is 1, Imperial mining (CAS) 1, Turkish morale (TMS) 4, Imperial morale (CMS) 4 and Imperial artillery (CTS) 4. Officers&apos; markers stand at their values.</source>
        <translation>A szintjelző sáv 0-tól 8-ig tart. Kezdéskor az idő 1, a császári aknafúrás szintje (CAS) 1, a török morál szintje (TMS) 4, a császári morál szintje (CMS) 4 és a császári tüzérség szintje (CTS) 4. A tisztek jelzői a tisztek értékén állnak.</translation>
    </message>
    <message>
        <source>A unit has two sides; the lower number is the damaged side. The number is its combat value. An officer&apos;s value is both.</source>
        <translation>Egy egységnek két oldala van; a kisebb szám a sérült oldalé. A szám az egység harcértéke. A tisztnél ez a szám a harcérték és a tiszti érték is.</translation>
    </message>
    <message>
        <source>The game has 8 turns of up to 20 rounds. In a round both players draw a chit at the same time, without looking.</source>
        <translation>A játék 8 fordulóból áll, egy forduló legfeljebb 20 körből. Egy körben mindkét játékos egyszerre húz egy számjelzőt, odanézés nélkül.</translation>
    </message>
    <message>
        <source>The higher number has the initiative. An odd number gives that side one action, an even one two; the other side has one action after that.</source>
        <translation>A nagyobb számé a kezdeményezés. A páratlan szám ennek a félnek egy akciót ad, a páros kettőt; utána a másik félnek egy akciója van.</translation>
    </message>
    <message>
        <source>Where the numbers are equal nobody acts.</source>
        <translation>Ha a számok egyenlők, senki sem cselekszik.</translation>
    </message>
    <message>
        <source>The side that draws the first 0 has no action in that round. When the second 0 is drawn the turn ends at once, time goes on by 1 and all chits go back into the cups.</source>
        <translation>Annak a félnek, amelyik az első 0-t húzza, abban a körben nincs akciója. Amikor a második 0-t kihúzzák, a forduló azonnal véget ér, az idő 1-gyel előrelép, és minden számjelző visszakerül a poharakba.</translation>
    </message>
    <message>
        <source>For an action a player names the kind and the zone and rolls for success.</source>
        <translation>Egy akcióhoz a játékos megnevezi az akció fajtáját és a zónát, és dob a sikerért.</translation>
    </message>
    <message>
        <source>The map&apos;s zones are joined by roads: camps, walls, and breaches in the walls. A breach holds one Imperial unit. Turkish units stand on walls only.</source>
        <translation>A térkép zónáit utak kötik össze. A zónák: táborok, falak és a falakon lévő rések. Egy résben egy császári egység fér el. Török egységek csak falakon állnak.</translation>
    </message>
    <message>
        <source>A wall is never shared; it is held by the side whose units alone stand there. It holds at most as many units as it has breaches.</source>
        <translation>Egy falon sosem áll mindkét fél; a falat az a fél tartja, amelynek egységei egyedül állnak ott. Legfeljebb annyi egység fér el rajta, ahány rése van.</translation>
    </message>
    <message>
        <source>Where no Turk stands on a wall and an Imperial unit stands in its breach, the wall is Imperial at once and the unit moves onto it.</source>
        <translation>Ha egy falon nem áll török, és a résében császári egység áll, a fal azonnal a császáriaké, és az egység bevonul a falba.</translation>
    </message>
    <message>
        <source>Units move freely besides the actions: the Imperials one zone each between zones that they hold; the Turks one unit (odd chit) or two (even chit) anywhere in the castle, while they have the initiative and their turn.</source>
        <translation>Az egységek az akciókon kívül szabadon mozognak: a császáriak egyenként egy zónát, olyan zónák között, amelyeket ők tartanak; a törökök egy egységet (páratlan számjelző) vagy kettőt (páros számjelző) bárhová a váron belül, amíg övék a kezdeményezés és ők vannak soron.</translation>
    </message>
    <message>
        <source>Imperial artillery: name a wall and roll at most the artillery level (CTS). Then a unit of a neighbouring camp enters a breach of that wall.</source>
        <translation>Császári tüzérség: a játékos megnevez egy falat, és legfeljebb annyit kell dobnia, amennyi a tüzérségi szint (CTS). Ekkor egy szomszédos tábor egysége benyomul a fal egyik résébe.</translation>
    </message>
    <message>
        <source>Turkish artillery: roll less than the Turkish morale (TMS), then roll again. An even number lowers the Imperial artillery level (CTS) by 1.</source>
        <translation>Török tüzérség: a török morálnál (TMS) kevesebbet kell dobni, azután újra dobni kell. Páros szám 1-gyel csökkenti a császári tüzérségi szintet (CTS).</translation>
    </message>
    <message>
        <source>Mining: raise the mining level (CAS) by 1, up to 5; or name a wall and roll at most that level, and a unit of a neighbouring camp enters a breach. A higher roll puts the level back to 1.</source>
        <translation>Aknafúrás: a játékos 1-gyel emeli az aknafúrási szintet (CAS), legfeljebb 5-ig; vagy megnevez egy falat, és legfeljebb annyit kell dobnia, amennyi ez a szint, és ekkor egy szomszédos tábor egysége benyomul egy résbe. Ha ennél többet dob, a szint visszaáll 1-re.</translation>
    </message>
    <message>
        <source>Assault: the attackers&apos; values in the breaches, less the defenders&apos; and the wall&apos;s terrain, are added to the die. A sum of at least the Turkish morale costs the Turks a step, twice as much two steps. A lower sum costs the Imperials a step, or two where the morale is twice the sum.</source>
        <translation>Roham: a támadók értékeit a résekben hozzá kell adni a kockához, a védők értékeit és a fal terepértékét pedig le kell vonni. Ha az összeg legalább a török morál, az a törököknek egy lépés veszteség; ha kétszer annyi, két lépés. Ha az összeg kisebb, az a császáriaknak egy lépés veszteség, vagy kettő, ha a morál az összeg kétszerese.</translation>
    </message>
    <message>
        <source>A step turns a unit to its damaged side, or removes one that is damaged. Two steps may remove an undamaged unit.</source>
        <translation>Egy lépés veszteség a sérült oldalára fordít egy egységet, vagy leveszi, ha már sérült. Két lépés veszteség ép egységet is levehet.</translation>
    </message>
    <message>
        <source>If only Imperials are left, the wall is theirs and the attackers move in. Otherwise they stay in the breaches.</source>
        <translation>Ha csak császáriak maradtak, a fal az övék, és a támadók bevonulnak. Különben a résekben maradnak.</translation>
    </message>
    <message>
        <source>The middle zone can be attacked by castle fight only.</source>
        <translation>A középső zónát csak várharccal lehet megtámadni.</translation>
    </message>
    <message>
        <source>Counter-mining (Turks): name a Turkish wall with an enemy in its breach and roll above the Imperial morale (CMS). It costs an Imperial unit there a step, or the mining level 1.</source>
        <translation>Ellenaknázás (törökök): a játékos megnevez egy török falat, amelynek résében ellenség áll, és a császári morálnál (CMS) többet kell dobnia. Ez egy ottani császári egységnek egy lépés veszteség, vagy 1-gyel csökkenti az aknafúrási szintet.</translation>
    </message>
    <message>
        <source>Sortie (Turks): a unit on a wall rolls, less 1 for each Imperial unit in the wall&apos;s breaches and the camps beside it. Above the Imperial morale it lowers the artillery level by 1. Below 1 the unit loses a step.</source>
        <translation>Kirohanás (törökök): egy falon álló egység dob, és 1-et le kell vonni minden császári egységért, amely a fal réseiben és a fal melletti táborokban áll. Ha az eredmény nagyobb a császári morálnál, 1-gyel csökkenti a tüzérségi szintet. Ha 1-nél kisebb, az egység egy lépés veszteséget szenved.</translation>
    </message>
    <message>
        <source>Entrenching: each side has two markers. A marker is placed at level 1 on a wall with an own unit, or turned to level 2. It can take losses, and cancel the enemy&apos;s successes except mining and counter-mining. Nobody has to use it.</source>
        <translation>Sáncolás: mindkét félnek két jelzője van. Egy jelző 1. szinten kerül olyan falra, amelyen saját egység áll, vagy 2. szintre fordul. Felfoghat veszteségeket, és semmissé teheti az ellenség sikereit, kivéve az aknafúrást és az ellenaknázást. Senki sem köteles használni.</translation>
    </message>
    <message>
        <source>Each special action lowers the officer&apos;s marker by 1. It is announced before and is no action. At the start of a turn the markers go back to the officers&apos; values.</source>
        <translation>Minden különleges cselekvés 1-gyel csökkenti a tiszt jelzőjét. Előre be kell jelenteni, és nem számít akciónak. A forduló elején a jelzők visszaállnak a tisztek értékére.</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the roll of an Imperial artillery attack while he is in the middle zone, to counter-mining and to a sortie at his wall; in a castle fight units in his zone may count 1 more.</source>
        <translation>Abdurrahman 1-et ad a császári tüzérségi támadás dobásához, amíg a középső zónában áll, továbbá a saját falánál az ellenaknázáshoz és a kirohanáshoz; várharcban a zónájában álló egységek 1-gyel többet érhetnek.</translation>
    </message>
    <message>
        <source>Charles of Lorraine and Max Emanuel restore units of their troops, bring back destroyed ones to their camp, raise the artillery level once a turn up to 4, and add 1 to chosen units in a fight. Each costs marker points.</source>
        <translation>Lotaringiai Károly és Miksa Emánuel helyreállítják csapataik egységeit, az elpusztultakat visszahozzák a táborukba, fordulónként egyszer emelik a tüzérségi szintet, legfeljebb 4-ig, és harcban 1-et adnak kiválasztott egységekhez. Mindegyik jelzőpontokba kerül.</translation>
    </message>
    <message>
        <source>A damaged officer may restore himself. His value is 0 for that turn.</source>
        <translation>Egy sérült tiszt helyreállíthatja önmagát. Abban a fordulóban az értéke 0.</translation>
    </message>
    <message>
        <source>An officer who takes a loss is turned over, and his marker falls to at most the damaged number.</source>
        <translation>Ha egy tiszt veszteséget szenved, a másik oldalára kell fordítani, és a jelzője úgy esik, hogy legfeljebb a sérült oldal számán álljon.</translation>
    </message>
    <message>
        <source>At the end of a turn the Imperial morale (CMS) rises by 1 for each wall the Imperials hold, up to 5.</source>
        <translation>A forduló végén a császári morál (CMS) 1-gyel nő minden falért, amelyet a császáriak tartanak, legfeljebb 5-ig.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1, not below 1, when an Imperial unit is destroyed.</source>
        <translation>A császári morál 1-gyel csökken, de nem 1 alá, amikor egy császári egység elpusztul.</translation>
    </message>
    <message>
        <source>The Turkish morale (TMS) falls by 1 when Abdurrahman is lost.</source>
        <translation>A török morál (TMS) 1-gyel csökken, amikor Abdurrahman elvész.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1 after each failed mining.</source>
        <translation>A császári morál minden sikertelen aknafúrás után 1-gyel csökken.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 the die is rolled, plus 1 for each Imperial wall except Víziváros, less 1 for each three Turkish units on the map. At 4 or more the Turkish morale falls by 1.</source>
        <translation>A 6., a 7. és a 8. forduló elején dobni kell a kockával. A dobáshoz 1 hozzáadódik minden császári falért, kivéve Vízivárost, és 1 levonódik minden három török egységért a térképen. Ha az eredmény 4 vagy több, a török morál 1-gyel csökken.</translation>
    </message>
    <message>
        <source>The Turkish morale rises by 1, at most to 3, when the relief army gets in. Chit 6 brings it from turn 6 on, chit 13 from turn 8 on.</source>
        <translation>A török morál 1-gyel nő, legfeljebb 3-ra, amikor a felmentő sereg bejut. A 6-os jelző a 6. fordulótól, a 13-as a 8. fordulótól hozza.</translation>
    </message>
    <message>
        <source>Relief army, from turn 6 on: an even roll lets it in. One damaged Turkish unit is restored where the chit is odd, two where it is even. Lost units do not return.</source>
        <translation>Felmentő sereg, a 6. fordulótól: páros dobással bejut. Egy sérült török egység helyreáll, ha a számjelző páratlan; kettő, ha páros. Az elveszett egységek nem térnek vissza.</translation>
    </message>
    <message>
        <source>Hand of fate, from turn 6 on: an even roll gives the Imperials one action more.</source>
        <translation>A sors keze, a 6. fordulótól: páros dobás eggyel több akciót ad a császáriaknak.</translation>
    </message>
    <message>
        <source>Epidemic, from turn 6 on: at an even roll one Imperial unit of the player&apos;s choice goes to cell 8 of the track. It goes down by one at each own round, and at 0 it returns to a camp.</source>
        <translation>Járvány, a 6. fordulótól: páros dobásnál egy császári egység, amelyet a játékos választ, a sáv 8. mezőjére kerül. Minden saját körben eggyel lejjebb megy, és 0-nál visszatér egy táborba.</translation>
    </message>
    <message>
        <source>At turn 7 the ninth Imperial unit goes into the cup, at turn 8 the tenth. When it is drawn it is placed in a camp, may be used at once, and another chit is drawn.</source>
        <translation>A 7. fordulóban a kilencedik császári egység kerül a pohárba, a 8. fordulóban a tizedik. Amikor kihúzzák, egy táborba kerül, azonnal használható, és még egy számjelzőt kell húzni.</translation>
    </message>
    <message>
        <source>The Imperials win if the Turkish morale was 0 at the end of a round and at the end of the game 4 Turkish units or fewer are left in the castle. Otherwise the Turks win.</source>
        <translation>A császáriak nyernek, ha a török morál egy kör végén 0 volt, és a játék végén 4 vagy kevesebb török egység maradt a várban. Különben a törökök nyernek.</translation>
    </message>
    <message>
        <source>What if an assault&apos;s sum is 0 or less? It fails and costs two steps.</source>
        <translation>Mi történik, ha a roham összege 0 vagy kevesebb? A roham sikertelen, és két lépés veszteségbe kerül.</translation>
    </message>
    <message>
        <source>What must a Turkish castle fight reach? The Imperial morale (CMS); with turkish-target=tms the Turkish morale.</source>
        <translation>Mit kell elérnie egy török várharcnak? A császári morált (CMS); turkish-target=tms mellett a török morált.</translation>
    </message>
    <message>
        <source>Who holds an empty wall? Nobody. A Turk may move in, and an Imperial unit that breaches it takes it.</source>
        <translation>Ki tartja az üres falat? Senki. Egy török bevonulhat, és az a császári egység, amely benyomul a résébe, elfoglalja.</translation>
    </message>
    <message>
        <source>May an empty wall be attacked by castle fight? Yes, without a roll: the attackers move in, and it costs the action.</source>
        <translation>Meg lehet-e támadni egy üres falat várharccal? Igen, dobás nélkül: a támadók bevonulnak, és ez az akcióba kerül.</translation>
    </message>
    <message>
        <source>Where may Imperial units move freely? From camp to camp, between a camp and an own wall beside it, between own walls, and from a breach to a camp beside it; never into a breach. Each unit once a turn of its side.</source>
        <translation>Hová mozoghatnak szabadon a császári egységek? Táborból táborba, egy tábor és egy mellette lévő saját fal között, saját falak között, és résből egy mellette lévő táborba; résbe soha. Minden egység egyszer, valahányszor az ő oldala soron van.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to a wall that is full? No.</source>
        <translation>Jöhet-e Abdurrahman olyan falra, amely betelt? Nem.</translation>
    </message>
    <message>
        <source>May a sortie start in the middle zone? No, for it faces no camp; centre-sortie=yes allows it.</source>
        <translation>Indulhat-e kirohanás a középső zónából? Nem, mert az nem néz táborra; a centre-sortie=yes megengedi.</translation>
    </message>
    <message>
        <source>How far do Turkish artillery and counter-mining lower the levels? Not below 1.</source>
        <translation>Meddig csökkenti a szinteket a török tüzérség és az ellenaknázás? Nem 1 alá.</translation>
    </message>
    <message>
        <source>What does a level 2 entrenchment lose against artillery? One level for each success that it cancels. Level 1 is removed.</source>
        <translation>Mit veszít egy 2. szintű sánc a tüzérséggel szemben? Egy szintet minden sikerért, amelyet semmissé tesz. Az 1. szintű lekerül.</translation>
    </message>
    <message>
        <source>Does a removed entrenchment return to its player? Yes; with spent-markers=gone it is out of the game.</source>
        <translation>Visszakerül-e a levett sánc a játékosához? Igen; spent-markers=gone mellett kikerül a játékból.</translation>
    </message>
    <message>
        <source>What if both draw 0 in the same round? The turn ends.</source>
        <translation>Mi történik, ha ugyanabban a körben mindketten 0-t húznak? A forduló véget ér.</translation>
    </message>
    <message>
        <source>What has the side that did not draw the first 0? The initiative, with one or two actions by its chit. The side with the 0 has none.</source>
        <translation>Mi jut annak a félnek, amelyik nem húzta az első 0-t? A kezdeményezés, a számjelzője szerint egy vagy két akcióval. A 0-t húzó félnek nincs akciója.</translation>
    </message>
    <message>
        <source>When do events happen? Right after the draw, before the actions, also where the numbers are equal; not if the turn ends with this draw.</source>
        <translation>Mikor következnek be az események? Közvetlenül a húzás után, az akciók előtt, akkor is, ha a számok egyenlők; nem, ha a forduló ezzel a húzással véget ér.</translation>
    </message>
    <message>
        <source>What if the relief army finds no damaged unit? It has got in all the same, and the Turkish morale rises by 1.</source>
        <translation>Mi történik, ha a felmentő sereg nem talál sérült egységet? Akkor is bejutott, és a török morál 1-gyel nő.</translation>
    </message>
    <message>
        <source>How many actions has fate&apos;s side without the initiative? Two.</source>
        <translation>Hány akciója van kezdeményezés nélkül annak a félnek, amelynek a sors keze segít? Kettő.</translation>
    </message>
    <message>
        <source>What if the Turkish morale rises again after it was 0? That it was 0 is remembered. With 4 Turks or fewer the game ends at once.</source>
        <translation>Mi történik, ha a török morál újra nő, miután 0 volt? Számon kell tartani, hogy 0 volt. Ha 4 vagy kevesebb török van, a játék azonnal véget ér.</translation>
    </message>
    <message>
        <source>Does an officer&apos;s combat value fall with his marker? No, the counter&apos;s number holds.</source>
        <translation>Csökken-e a tiszt harcértéke a jelzőjével együtt? Nem, az egységen álló szám érvényes.</translation>
    </message>
    <message>
        <source>What does Abdurrahman&apos;s help in a castle fight cost? 1 for each unit, as with the generals.</source>
        <translation>Mibe kerül Abdurrahman segítsége várharcban? Egységenként 1-be, mint a tábornokoknál.</translation>
    </message>
    <message>
        <source>When is an officer in the same zone during an assault? When he stands in a breach of the attacked wall.</source>
        <translation>Mikor van egy tiszt ugyanabban a zónában roham közben? Ha a megtámadott fal egyik résében áll.</translation>
    </message>
    <message>
        <source>Which units may an officer recall? Those destroyed in this turn. They do not go into the cup then.</source>
        <translation>Mely egységeket hívhat vissza egy tiszt? Azokat, amelyek ebben a fordulóban pusztultak el. Ezek akkor nem kerülnek a pohárba.</translation>
    </message>
    <message>
        <source>Do units in the cup count for the 20 rounds? No, only chits with numbers do.</source>
        <translation>Számítanak-e a pohárban lévő egységek a 20 körbe? Nem, csak a számjelzők számítanak.</translation>
    </message>
    <message>
        <source>Does the middle zone count as a wall for morale? Yes, it is part of the castle.</source>
        <translation>Falnak számít-e a középső zóna a morálnál? Igen, a vár része.</translation>
    </message>
    <message>
        <source>Does the loss of a general count as a destroyed Imperial unit? Yes.</source>
        <translation>Elpusztult császári egységnek számít-e egy tábornok elvesztése? Igen.</translation>
    </message>
    <message>
        <source>May an entrenchment take the loss of a sortie? Yes, if the Turk wishes.</source>
        <translation>Felfoghatja-e sánc egy kirohanás veszteségét? Igen, ha a török úgy akarja.</translation>
    </message>
    <message>
        <source>May artillery or mining be directed at a wall where nobody could enter? No.</source>
        <translation>Irányítható-e tüzérség vagy aknafúrás olyan fal ellen, ahová senki sem tudna benyomulni? Nem.</translation>
    </message>
    <message>
        <source>May an officer fall ill? Yes. His marker stays at 0 meanwhile.</source>
        <translation>Megbetegedhet-e egy tiszt? Igen. A jelzője addig 0-n marad.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to the attacked wall in a castle fight? Yes, where the Imperials attack: all goes as in an assault, but for the terrain.</source>
        <translation>Jöhet-e Abdurrahman a megtámadott falhoz várharcban? Igen, ha a császáriak támadnak: a terepet kivéve minden úgy zajlik, mint a rohamban.</translation>
    </message>
    <message>
        <source>Two players have 16 stones each, light for the Romans and dark for the Gauls. The board has eight columns, a to h, and seven rows; the Roman home row is row 1, the Gaul one is row 7.</source>
        <translation>Két játékosnak fejenként 16 köve van: a rómaiaké világos, a galloké sötét. A táblán nyolc oszlop van, a-tól h-ig, és hét sor; a rómaiak alapsora az 1. sor, a galloké a 7. sor.</translation>
    </message>
    <message>
        <source>At the start two stones, a tower, stand on every cell of a player's home row.</source>
        <translation>Kezdéskor a saját alapsor minden mezőjén két kő áll, egy torony.</translation>
    </message>
    <message>
        <source>Two stones of one colour on a cell are a tower. A tower blocks the way and can be spread again. A cell takes at most two stones, and never stones of both colours.</source>
        <translation>Két azonos színű kő egy mezőn: torony. A torony elzárja az utat, és újra szétszórható. Egy mezőn legfeljebb két kő állhat, és sosem állhatnak rajta mindkét szín kövei.</translation>
    </message>
    <message>
        <source>A single stone is a wall. A wall never moves and blocks the way; a second stone of its colour makes it a tower.</source>
        <translation>Egyetlen kő: fal. A fal sosem mozog, és elzárja az utat; egy második, ugyanolyan színű kő toronnyá teszi.</translation>
    </message>
    <message>
        <source>The Romans begin and the players take turns. A turn is exactly one action, and nobody may pass.</source>
        <translation>A rómaiak kezdenek, és a játékosok felváltva következnek. Egy kör pontosan egy cselekvés, és senki sem passzolhat.</translation>
    </message>
    <message>
        <source>A tower moves in a straight line in one of the eight directions: one stone goes to the next cell, the other to the cell behind it. Both cells must be empty or hold a wall of the mover&apos;s own. The tower&apos;s cell is empty then.</source>
        <translation>Egy torony egyenes vonalban mozog a nyolc irány egyikébe: az egyik kő a szomszédos mezőre kerül, a másik az azon túli mezőre. Mindkét mező legyen üres, vagy álljon rajta a lépő fél saját fala. A torony mezője ezután üres.</translation>
    </message>
    <message>
        <source>A tower gives up one of its stones to remove an enemy wall on one of the eight cells around it; a wall stays where the tower stood. Nobody has to do so.</source>
        <translation>Egy torony feláldozza egyik kövét, hogy levegyen egy ellenséges falat a körülötte lévő nyolc mező egyikéről; a torony helyén egy fal marad. Senki sem köteles így tenni.</translation>
    </message>
    <message>
        <source>A player whose unit stands on the opponent&apos;s home row has won.</source>
        <translation>Az a játékos, akinek egysége az ellenfél alapsorán áll, nyert.</translation>
    </message>
    <message>
        <source>A player who has no legal action when the own turn begins has lost.</source>
        <translation>Az a játékos, akinek saját köre kezdetén nincs szabályos cselekvése, vesztett.</translation>
    </message>
    <message>
        <source>In the advanced game a cell takes three stones of one colour. Three are a catapult; a stone of a moved tower that lands on an own tower makes one.</source>
        <translation>A haladó játékban egy mezőn három azonos színű kő fér el. Három kő: katapult; egy mozgó torony köve, amely saját toronyra kerül, katapulttá teszi azt.</translation>
    </message>
    <message>
        <source>A catapult cannot move. It blocks the way as a tower does.</source>
        <translation>A katapult nem mozoghat. Ugyanúgy elzárja az utat, mint a torony.</translation>
    </message>
    <message>
        <source>A stone thrown at an empty cell becomes an own wall there. Thrown at an enemy unit, it leaves the game together with one stone of that unit. Own units cannot be targets.</source>
        <translation>Az üres mezőre dobott kő ott saját fal lesz. Az ellenséges egységre dobott kő kikerül a játékból, az egység egyik kövével együtt. Saját egység nem lehet célpont.</translation>
    </message>
    <message>
        <source>A tower beside an enemy catapult gives up one stone to make it a tower, or both stones to make it a wall. A tower never attacks an enemy tower.</source>
        <translation>Egy ellenséges katapult melletti torony feláldozza egyik kövét, hogy a katapultból torony legyen, vagy mindkét kövét, hogy a katapultból fal legyen. Torony sosem támad ellenséges tornyot.</translation>
    </message>
    <message>
        <source>By the author&apos;s own advanced rules a unit on the opponent&apos;s home row wins only if it still stands there when its owner&apos;s next turn begins (breakthrough=delayed).</source>
        <translation>A szerző saját haladó szabályai szerint az ellenfél alapsorán álló egység csak akkor nyer, ha még ott áll, amikor a gazdájának következő köre kezdődik (breakthrough=delayed).</translation>
    </message>
    <message>
        <source>In a bribe game the Romans&apos; first turn is special: one tower of the home row is spread as two walls on any two cells of the second row.</source>
        <translation>Vesztegetéses játékban a rómaiak első köre különleges: az alapsor egyik tornyát két falként szétszórják a második sor bármely két mezőjére.</translation>
    </message>
    <message>
        <source>After that the person who leads the Gauls may exchange sides with the other person, once. Whatever is decided, the Gauls&apos; first turn is a special one of the same kind, on their second row.</source>
        <translation>Ezután az a személy, aki a gallokat vezeti, egyszer oldalt cserélhet a másik személlyel. Bárhogyan dönt, a gallok első köre is ugyanilyen különleges kör, az ő második sorukon.</translation>
    </message>
    <message>
        <source>The special first turn has 224 possibilities; an ordinary one has 20.</source>
        <translation>A különleges első körre 224 lehetőség van; egy közönségesre 20.</translation>
    </message>
    <message>
        <source>In escape nobody wins by a breakthrough. A player wins when the opponent cannot act or gives up. A player may give up at any time, also when the other is to move.</source>
        <translation>Menekülésben senki sem nyer áttöréssel. Egy játékos akkor nyer, ha az ellenfele nem tud cselekedni vagy feladja. A játékos bármikor feladhatja, akkor is, ha a másik van soron.</translation>
    </message>
    <message>
        <source>Four players play escape round a square board, one at each edge, with no tower in the corners; three play round a hexagon, and two may. Who cannot act is out, and the stones stay.</source>
        <translation>Négyen egy négyzetes tábla körül játszanak menekülést, minden szélénél egy játékos, a sarkokban torony nélkül; hárman egy hatszög körül játszanak, és ketten is játszhatnak így. Aki nem tud cselekedni, kiesett, és a kövei ott maradnak.</translation>
    </message>
    <message>
        <source>Does a breakthrough win at once in the advanced game? Yes; with breakthrough=delayed it must survive the opponent&apos;s turn.</source>
        <translation>Azonnal nyer-e az áttörés a haladó játékban? Igen; breakthrough=delayed mellett ki kell bírnia az ellenfél körét.</translation>
    </message>
    <message>
        <source>Does a stone win that was thrown onto the opponent&apos;s home row? Yes, for it is a unit there.</source>
        <translation>Nyer-e az a kő, amelyet az ellenfél alapsorára dobtak? Igen, mert ott egység.</translation>
    </message>
    <message>
        <source>When exactly does a delayed breakthrough win? When its owner&apos;s turn begins and the unit is still there. Where both have one, the player whose turn begins first wins.</source>
        <translation>Pontosan mikor nyer a késleltetett áttörés? Amikor a gazdájának köre kezdődik, és az egység még ott van. Ha mindkettőjüknek van ilyen, az nyer, akinek a köre előbb kezdődik.</translation>
    </message>
    <message>
        <source>Is giving up two stones against a catapult one action? Yes; it has two forms, with one stone or with both.</source>
        <translation>Egyetlen cselekvés-e két kő feláldozása katapult ellen? Igen; két formája van, egy kővel vagy mindkettővel.</translation>
    </message>
    <message>
        <source>May both stones of the special move go to one cell? No: two different cells, in any order.</source>
        <translation>Kerülhet-e a különleges lépés mindkét köve egy mezőre? Nem: két különböző mezőre, bármilyen sorrendben.</translation>
    </message>
    <message>
        <source>Who moves after the persons have exchanged sides? The Gaul side, as before. The exchange is no turn.</source>
        <translation>Ki következik, miután a személyek oldalt cseréltek? A gall oldal, ahogy előtte is. A csere nem kör.</translation>
    </message>
    <message>
        <source>May a bribe game have catapults? Yes, the options do not depend on each other.</source>
        <translation>Lehetnek-e katapultok vesztegetéses játékban? Igen, a beállítások nem függnek egymástól.</translation>
    </message>
    <message>
        <source>What is forward for a catapult of three or four players, or on a hexagon? Away from the own edge; on a hexagon the two forward and the two lateral directions. By default these games have no catapults.</source>
        <translation>Merre van az előre egy katapultnak három vagy négy játékosnál, vagy hatszögön? A saját széltől elfelé; hatszögön a két előre mutató és a két oldalirány. Alapbeállítás szerint ezekben a játékokban nincs katapult.</translation>
    </message>
    <message>
        <source>What ends an endless game? No rule does. The third time that a position occurs is reported, and the players may agree on a draw.</source>
        <translation>Mi vet véget egy végtelen játéknak? Egyetlen szabály sem. Ha egy állás harmadszor fordul elő, azt bejelentik, és a játékosok megegyezhetnek döntetlenben.</translation>
    </message>
    <message>
        <source>In which order do four play? Clockwise from the first player. Everybody else is an enemy, and the stones of those who are out can still be removed.</source>
        <translation>Milyen sorrendben játszik négy játékos? Az óramutató járása szerint, az első játékostól. Mindenki más ellenség, és a kiesettek kövei továbbra is levehetők.</translation>
    </message>
    <message>
        <source>When is one of several players out? At the start of a turn in which that player cannot act.</source>
        <translation>Mikor esik ki egy játékos, ha többen vannak? Egy olyan kör kezdetén, amelyben az a játékos nem tud cselekedni.</translation>
    </message>
    <message>
        <source>Where do three stand on a hexagon? On three alternate edges that share no corner, with towers on all cells of them.</source>
        <translation>Hol áll három játékos a hatszögön? Három szélen, minden másodikon; ezeknek nincs közös sarkuk, és minden mezőjükön torony áll.</translation>
    </message>
    <message>
        <source>Do two units on the goal row count more than one, or an own stone on the own home row? No, neither makes a difference.</source>
        <translation>Többet ér-e két egység a célsoron egynél, vagy számít-e egy saját kő a saját alapsoron? Nem, egyik sem változtat semmin.</translation>
    </message>
    <message>
        <source>The board is a sea of squares with a red and a yellow port. White lines are the coasts; each port has two entrances through its coast. In the middle lie islands with neutral water round them.</source>
        <translation>A tábla mezőkből álló tenger, egy piros és egy sárga kikötővel. A fehér vonalak a partok; minden kikötőnek két bejárata van a partján át. Középen szigetek fekszenek, körülöttük semleges víz.</translation>
    </message>
    <message>
        <source>Two players play, or two teams.</source>
        <translation>Két játékos játszik, vagy két csapat.</translation>
    </message>
    <message>
        <source>Each side has 29 ships, 4 coastal batteries and 6 mines. A token&apos;s picture shows its kind; kinds differ in strength and in how far they move.</source>
        <translation>Mindkét félnek 29 hajója, 4 parti ütege és 6 aknája van. A zseton képe mutatja az egység fajtáját; a fajták erőben és abban különböznek, milyen messzire lépnek.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the opponent&apos;s port has won.</source>
        <translation>Aki a partraszálló hajót az ellenfél kikötőjébe viszi, nyert.</translation>
    </message>
    <message>
        <source>Ships are set up anywhere in the own port, hidden from the opponent. Batteries stand for good beside the entrances. Mines are set up in the port or kept off the board.</source>
        <translation>A hajók bárhol felállnak a saját kikötőben, az ellenfél elől rejtve. Az ütegek véglegesen a bejáratok mellett állnak. Az aknákat a kikötőben állítják fel, vagy a táblán kívül tartják.</translation>
    </message>
    <message>
        <source>A ship moves in any direction, diagonals included, up to the number of squares of its kind. It may move fewer, and the same holds in port and at sea.</source>
        <translation>Egy hajó bármely irányban lép, átlósan is, legfeljebb annyi mezőt, amennyi a fajtájáé. Léphet kevesebbet is, és ugyanez érvényes a kikötőben és a tengeren.</translation>
    </message>
    <message>
        <source>A square holds one unit, and nobody jumps over an occupied square.</source>
        <translation>Egy mezőn egy egység fér el, és senki sem ugrik át foglalt mezőt.</translation>
    </message>
    <message>
        <source>Either side may begin, by taking a ship out through an entrance. The coast is never crossed, except as NB-16 allows.</source>
        <translation>Bármelyik fél kezdhet, azzal, hogy egy hajót kivisz egy bejáraton. A partot sosem lehet átlépni, kivéve ahogy az NB-16 megengedi.</translation>
    </message>
    <message>
        <source>To attack, a player says so and points at an enemy unit on the next square. Both units are shown. The weaker is removed; where both are equally strong, both are removed.</source>
        <translation>Támadáskor a játékos bemondja a támadást, és rámutat egy ellenséges egységre a szomszédos mezőn. Mindkét egységet meg kell mutatni. A gyengébb lekerül; ha a kettő egyforma erős, mindkettő lekerül.</translation>
    </message>
    <message>
        <source>The same holds in ports. A foreign ship enters a port only through an entrance both of whose batteries are gone.</source>
        <translation>Ugyanez érvényes a kikötőkben. Idegen hajó csak olyan bejáraton át jut be egy kikötőbe, amelynek mindkét ütege eltűnt.</translation>
    </message>
    <message>
        <source>Besides moving, a carrier may send one plane a turn against a unit up to four squares away, the target&apos;s square counted.</source>
        <translation>A lépésen kívül egy hordozó körönként egy repülőgépet küldhet egy legfeljebb négy mezőre lévő egység ellen, a célpont mezőjét is beleszámítva.</translation>
    </message>
    <message>
        <source>After its attack the plane stays on the destroyed ship&apos;s square for one enemy turn. If it is not destroyed there it returns to the carrier, which costs no move.</source>
        <translation>Támadása után a repülőgép az ellenfél egy köréig az elpusztított hajó mezőjén marad. Ha ott nem pusztul el, visszatér a hordozóra, és ez nem kerül lépésbe.</translation>
    </message>
    <message>
        <source>A battery strikes any unit within one square of it, also inside the port, but no missile ship.</source>
        <translation>Az üteg minden egységet üt, amely tőle egy mezőn belül van, a kikötőn belül is, de rakétás hajót nem.</translation>
    </message>
    <message>
        <source>Enemy ships may not pass through squares that a battery covers.</source>
        <translation>Ellenséges hajók nem haladhatnak át olyan mezőkön, amelyeket egy üteg tűz alatt tart.</translation>
    </message>
    <message>
        <source>Only a missile ship can remove a battery across the coast. It must be within one square of it, and the player says so.</source>
        <translation>Csak rakétás hajó tud üteget eltávolítani a parton át. Az ütegtől egy mezőn belül kell lennie, és a játékosnak ezt be kell mondania.</translation>
    </message>
    <message>
        <source>A turn removes one battery at most. This is the one exception to the coast line.</source>
        <translation>Egy körben legfeljebb egy üteg távolítható el. Ez az egyetlen kivétel a partvonal alól.</translation>
    </message>
    <message>
        <source>A mine may be laid at any time on a square beside an own minesweeper, with the words for it. It costs no move, and a laid mine never moves.</source>
        <translation>Akna bármikor lerakható egy saját aknaszedő melletti mezőre, az erre való szavakkal. Ez nem kerül lépésbe, és a lerakott akna sosem mozog.</translation>
    </message>
    <message>
        <source>Only an enemy minesweeper beside it can remove a mine, with the words for it.</source>
        <translation>Aknát csak egy mellette álló ellenséges aknaszedő tud eltávolítani, az erre való szavakkal.</translation>
    </message>
    <message>
        <source>A mine that is attacked is removed together with the attacker, also where a minesweeper attacked it.</source>
        <translation>A megtámadott akna a támadóval együtt lekerül, akkor is, ha aknaszedő támadta meg.</translation>
    </message>
    <message>
        <source>A unit may stay in neutral water for three of its owner&apos;s moves in a row. If it has not left by then it is removed, which costs no move.</source>
        <translation>Egy egység a gazdájának három egymást követő lépésén át maradhat semleges vízen. Ha addig nem hagyta el, lekerül, és ez nem kerül lépésbe.</translation>
    </message>
    <message>
        <source>A unit in neutral water cannot attack and cannot be attacked. No mine is laid on or from neutral water.</source>
        <translation>A semleges vízen álló egység nem támadhat, és nem támadható meg. Akna nem rakható sem semleges vízre, sem semleges vízről.</translation>
    </message>
    <message>
        <source>A side that has lost its landing ship can no longer win. The same holds for a side that has lost all three missile ships.</source>
        <translation>Az a fél, amelyik elvesztette a partraszálló hajóját, már nem nyerhet. Ugyanez érvényes arra a félre, amelyik mindhárom rakétás hajóját elvesztette.</translation>
    </message>
    <message>
        <source>May a missile ship remove a battery in the turn in which it arrives? No, in a later one; with turn=move-then-attack in the same.</source>
        <translation>Eltávolíthat-e egy rakétás hajó üteget abban a körben, amelyben odaér? Nem, csak egy későbbiben; turn=move-then-attack mellett ugyanabban.</translation>
    </message>
    <message>
        <source>May a move bend? Yes, at every square, and all squares on the way must be free. With path=straight it goes straight on.</source>
        <translation>Kanyarodhat-e egy lépés? Igen, minden mezőn, és az út minden mezője szabad legyen. path=straight mellett egyenesen halad.</translation>
    </message>
    <message>
        <source>Does the winner of an attack move onto the square? No, it stays where it is.</source>
        <translation>Rálép-e a támadás győztese a mezőre? Nem, ott marad, ahol áll.</translation>
    </message>
    <message>
        <source>May an enemy enter a square that a battery covers? Yes, but it stops there and goes on in a later turn. Missile ships do not mind batteries.</source>
        <translation>Ráléphet-e egy ellenséges egység olyan mezőre, amelyet egy üteg tűz alatt tart? Igen, de ott megáll, és egy későbbi körben megy tovább. A rakétás hajókra az ütegek nem hatnak.</translation>
    </message>
    <message>
        <source>When does a battery strike? As its owner&apos;s turn. It always wins, never against a missile ship, and it reaches across the coast.</source>
        <translation>Mikor üt egy üteg? Ez a gazdájának egy köre. Az üteg mindig nyer, rakétás hajót sosem üt, és a parton át is elér.</translation>
    </message>
    <message>
        <source>May others attack a battery? Not across the coast. From inside the port or through the entrance they are lost, and the battery stays.</source>
        <translation>Támadhatnak-e mások üteget? A parton át nem. A kikötőből vagy a bejáraton át támadva elvesznek, és az üteg marad.</translation>
    </message>
    <message>
        <source>Which batteries guard an entrance? The two at its sides.</source>
        <translation>Mely ütegek őriznek egy bejáratot? Az a kettő, amelyik a két oldalán áll.</translation>
    </message>
    <message>
        <source>How strong is a plane? As strong as its carrier. In a fight of equals both are lost; the carrier itself is not. Only one plane is in the air at a time.</source>
        <translation>Milyen erős egy repülőgép? Olyan erős, mint a hordozója. Egyenlők harcában mindkettő elvész; maga a hordozó nem vész el. Egyszerre csak egy repülőgép van a levegőben.</translation>
    </message>
    <message>
        <source>How is a plane&apos;s distance counted? In steps of a king, over anything. Units in neutral water, batteries and mines are no targets.</source>
        <translation>Hogyan kell mérni a repülőgép távolságát? Királylépésekben, bármi fölött. A semleges vízen álló egységek, az ütegek és az aknák nem célpontok.</translation>
    </message>
    <message>
        <source>How is a stay in neutral water counted? The move that enters does not count. A unit that is still there after its owner&apos;s third later turn is removed; moving within neutral water changes nothing.</source>
        <translation>Hogyan kell számolni a semleges vízen töltött időt? A belépő lépés nem számít. Az az egység, amelyik a gazdájának harmadik későbbi köre után még ott van, lekerül; a semleges vízen belüli lépés ezen nem változtat.</translation>
    </message>
    <message>
        <source>Where do mines in the port lie? On any squares of the own port. They count as laid.</source>
        <translation>Hol fekszenek az aknák a kikötőben? A saját kikötő bármely mezőjén. Lerakottnak számítanak.</translation>
    </message>
    <message>
        <source>Does an own mine block the way? Yes, its square is occupied for both sides.</source>
        <translation>Elzárja-e az utat egy saját akna? Igen, a mezője mindkét félnek foglalt.</translation>
    </message>
    <message>
        <source>Does the loss of the missile ships stop the landing ship? Yes, that side cannot win even where an entrance is open.</source>
        <translation>Megállítja-e a rakétás hajók elvesztése a partraszálló hajót? Igen, az a fél akkor sem nyerhet, ha egy bejárat nyitva van.</translation>
    </message>
    <message>
        <source>What if neither side can win any more? The game is a draw.</source>
        <translation>Mi történik, ha már egyik fél sem nyerhet? A játék döntetlen.</translation>
    </message>
    <message>
        <source>May an attack cross a coast edge or an island&apos;s corner diagonally? No coast edge, except by batteries; an island&apos;s corner does not block.</source>
        <translation>Átmehet-e egy támadás átlósan egy partvonalon vagy egy sziget sarkán? Partvonalon nem, kivéve az ütegekét; egy sziget sarka nem akadály.</translation>
    </message>
    <message>
        <source>What does a side do that has no legal action? It passes.</source>
        <translation>Mit tesz az a fél, amelynek nincs szabályos cselekvése? Passzol.</translation>
    </message>
    <message>
        <source>What is shown in a fight? The two units that fight, and then the survivor is hidden again.</source>
        <translation>Mi látszik egy harcban? A két harcoló egység, azután a túlélő újra rejtett lesz.</translation>
    </message>
    <message>
        <source>Two players have one die. Each has a map of a domain, six ships and six soldiers.</source>
        <translation>Két játékosnak egy kockája van. Mindegyiknek van egy térképe egy birodalomról, hat hajója és hat katonája.</translation>
    </message>
    <message>
        <source>The figures are cut out and folded: a ship covers two squares, a soldier one. The first player has the light Roman figures on red bases, the second the dark Greek ones on blue bases.</source>
        <translation>A figurákat ki kell vágni és össze kell hajtani: egy hajó két mezőt foglal el, egy katona egyet. Az első játékosé a világos római figurák piros talpon, a másodiké a sötét görög figurák kék talpon.</translation>
    </message>
    <message>
        <source>The aim is to destroy all enemy figures, or to have at least three soldiers on the squares of the enemy fortress.</source>
        <translation>A cél az összes ellenséges figura megsemmisítése, vagy az, hogy legalább három katona álljon az ellenséges erőd mezőin.</translation>
    </message>
    <message>
        <source>Who destroys all enemy soldiers, or brings three figures into the enemy fortress, has won, whatever else is left.</source>
        <translation>Aki az összes ellenséges katonát megsemmisíti, vagy három figurát bevisz az ellenséges erődbe, nyert, bármi más maradt is.</translation>
    </message>
    <message>
        <source>The ships begin on the anchors. The soldiers begin anywhere on the own coast, one on a square.</source>
        <translation>A hajók a horgonyokon kezdenek. A katonák bárhol kezdenek a saját parton, egy mezőn egy.</translation>
    </message>
    <message>
        <source>The players take turns, and a turn moves one figure.</source>
        <translation>A játékosok felváltva következnek, és egy kör egy figurát mozgat.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, counted from the bow; or it turns sideways and sails one square, or sails one square and turns sideways; or it turns right round. When it turns, the bow stays and the stern goes round.</source>
        <translation>Egy hajó két mezőt hajózik egyenesen előre, az orrától számítva; vagy oldalra fordul és egy mezőt hajózik, vagy egy mezőt hajózik és oldalra fordul; vagy teljesen megfordul. Forduláskor az orr a helyén marad, és a tat megy körbe.</translation>
    </message>
    <message>
        <source>A soldier walks one square forward, back or sideways, on coast squares only.</source>
        <translation>Egy katona egy mezőt lép előre, hátra vagy oldalra, csak partmezőkön.</translation>
    </message>
    <message>
        <source>A soldier who steps onto an enemy soldier&apos;s square begins a land battle.</source>
        <translation>Az a katona, aki egy ellenséges katona mezőjére lép, szárazföldi harcot kezd.</translation>
    </message>
    <message>
        <source>A ship whose bow hits an enemy ship from the side or from behind sinks it.</source>
        <translation>Az a hajó, amelynek orra oldalról vagy hátulról eltalál egy ellenséges hajót, elsüllyeszti azt.</translation>
    </message>
    <message>
        <source>A player whose move brings a ship beside an enemy ship, parallel on neighbouring squares, may announce a boarding fight.</source>
        <translation>Az a játékos, akinek lépése egy hajót egy ellenséges hajó mellé visz, párhuzamosan, szomszédos mezőkre, csáklyázást jelenthet be.</translation>
    </message>
    <message>
        <source>A ship carries one or two soldiers. It loads them at the coast, from squares beside it. They are put aside, and both players remember which ships are laden. A ship that sinks takes its soldiers down.</source>
        <translation>Egy hajó egy vagy két katonát visz. A partnál veszi fel őket, a mellette lévő mezőkről. A katonákat félre kell tenni, és mindkét játékos megjegyzi, melyik hajón vannak katonák. Az elsüllyedő hajó a mélybe viszi magával a katonáit.</translation>
    </message>
    <message>
        <source>Both soldiers of a stopped ship may land in one turn, on squares beside it. Where an enemy stands on such a square, a land battle is fought.</source>
        <translation>Egy álló hajó mindkét katonája partra szállhat egy körben, a mellette lévő mezőkre. Ha egy ilyen mezőn ellenség áll, szárazföldi harc következik.</translation>
    </message>
    <message>
        <source>The attacker throws the die and adds 3, the defender throws and adds 2. The higher sum wins. The loser is removed and the winner takes the square.</source>
        <translation>A támadó dob a kockával és 3-at ad hozzá, a védő dob és 2-t ad hozzá. A nagyobb összeg nyer. A vesztes lekerül, és a győztes elfoglalja a mezőt.</translation>
    </message>
    <message>
        <source>In a boarding fight a ship has its sailors, who count as one soldier, and the soldiers aboard. The players attack in turn, the boarder first. Who loses an exchange removes a soldier, the sailors last. When they too have fallen, the ship is the winner&apos;s.</source>
        <translation>Csáklyázáskor egy hajónak vannak matrózai, akik együtt egy katonának számítanak, és vannak a fedélzeten lévő katonái. A játékosok felváltva támadnak, először a csáklyázó. Aki egy menetet elveszít, levesz egy katonát, a matrózokat utoljára. Amikor ők is elestek, a hajó a győztesé.</translation>
    </message>
    <message>
        <source>In a boarding fight the defender may move a ship instead of throwing: a tactical move. It may sink a ship or begin another boarding. The defender always loses the fighter of that exchange.</source>
        <translation>Csáklyázáskor a védő dobás helyett egy hajóval léphet: ez a taktikai lépés. Elsüllyeszthet egy hajót, vagy újabb csáklyázást kezdhet. A védő mindig elveszti annak a menetnek a harcosát.</translation>
    </message>
    <message>
        <source>A tactical move may sink the ship that boards, but may not board that ship. If the defender thereby loses the sailors, the attacked ship is the opponent&apos;s and the boarding soldiers cross over to it. A boarding cannot be refused, and fighting ships cannot be parted.</source>
        <translation>A taktikai lépés elsüllyesztheti a csáklyázó hajót, de azt a hajót nem csáklyázhatja meg. Ha a védő ezzel a matrózokat veszti el, a megtámadott hajó az ellenfélé, és a csáklyázó katonák átszállnak rá. A csáklyázás nem utasítható el, és a harcoló hajók nem válhatnak szét.</translation>
    </message>
    <message>
        <source>When the sums are equal nobody wins the exchange, and the defender attacks next.</source>
        <translation>Ha az összegek egyenlők, senki sem nyeri meg a menetet, és a következőben a védő támad.</translation>
    </message>
    <message>
        <source>A ship cannot attack a soldier ashore. One soldier who stands beside a ship at the coast may attack it by the rules of boarding.</source>
        <translation>Hajó nem támadhat meg parton lévő katonát. Egy katona, aki egy partnál álló hajó mellett áll, megtámadhatja azt a csáklyázás szabályai szerint.</translation>
    </message>
    <message>
        <source>With a second book the fleets and armies are united, two maps are put together and each player has two fortresses.</source>
        <translation>Egy második könyvvel a flották és a seregek egyesülnek, két térkép kerül egymás mellé, és minden játékosnak két erődje van.</translation>
    </message>
    <message>
        <source>Three or more players use a larger map. They may make alliances and agreements, and buy and sell ships and soldiers.</source>
        <translation>Három vagy több játékos nagyobb térképet használ. Szövetségeket és megállapodásokat köthetnek, hajókat és katonákat vehetnek és adhatnak el.</translation>
    </message>
    <message>
        <source>Must all figures be destroyed, or all soldiers? All soldiers, those aboard included; aim=figures asks for the ships too.</source>
        <translation>Az összes figurát kell megsemmisíteni, vagy az összes katonát? Az összes katonát, a fedélzeten lévőket is; aim=figures mellett a hajókat is.</translation>
    </message>
    <message>
        <source>Who starts? The Romans; with first=die the higher die.</source>
        <translation>Ki kezd? A rómaiak; first=die mellett a nagyobb dobás.</translation>
    </message>
    <message>
        <source>Does a ship sail exactly two squares ahead? Yes; with ahead=up-to-two it may also sail one.</source>
        <translation>Pontosan két mezőt hajózik-e előre egy hajó? Igen; ahead=up-to-two mellett egyet is hajózhat.</translation>
    </message>
    <message>
        <source>What must be free for a move? Every new square is sea, on the board and empty, except for a ram. A turn needs only the stern&apos;s new square.</source>
        <translation>Minek kell szabadnak lennie egy lépéshez? Minden új mező legyen tenger, legyen a táblán, és legyen üres, kivéve döféskor. Egy forduláshoz csak a tat új mezője kell.</translation>
    </message>
    <message>
        <source>From which direction is a hit a ram? From the side or from behind. A bow may not meet an enemy bow head-on.</source>
        <translation>Milyen irányból számít egy ütközés döfésnek? Oldalról vagy hátulról. Orr nem ütközhet szemből ellenséges orrnak.</translation>
    </message>
    <message>
        <source>Does the move go on after a ram on the first square? No, it ends there; with ram=carry-on it goes on.</source>
        <translation>Folytatódik-e a lépés az első mezőn történt döfés után? Nem, ott véget ér; ram=carry-on mellett folytatódik.</translation>
    </message>
    <message>
        <source>May a player ram own ships? No.</source>
        <translation>Megdöfhet-e egy játékos saját hajókat? Nem.</translation>
    </message>
    <message>
        <source>Over how many squares must two ships lie side by side for a boarding? Over both; with alongside=one one square is enough. The boarding follows a move of this turn and is announced.</source>
        <translation>Hány mezőn kell két hajónak egymás mellett feküdnie a csáklyázáshoz? Mindkettőn; alongside=one mellett egy mező elég. A csáklyázás ennek a körnek egy lépése után következik, és be kell jelenteni.</translation>
    </message>
    <message>
        <source>What is beside for soldiers, loading and landing? The four squares to the sides, not the diagonal ones.</source>
        <translation>Mit jelent a „mellette” katonáknál, beszálláskor és partra szálláskor? A négy oldalsó mezőt, az átlósakat nem.</translation>
    </message>
    <message>
        <source>Does loading cost a turn? Yes, one turn for one or two soldiers.</source>
        <translation>Belekerül-e egy körbe a beszállás? Igen, egy körbe kerül egy vagy két katonánál.</translation>
    </message>
    <message>
        <source>Does a defender who wins a land battle take the loser&apos;s square? Yes. A soldier who comes from a ship has none, and the defender stays.</source>
        <translation>Elfoglalja-e a vesztes mezőjét az a védő, aki szárazföldi harcot nyer? Igen. Annak a katonának, aki hajóról jön, nincs mezője: ekkor a védő ott marad, ahol van.</translation>
    </message>
    <message>
        <source>What follows a tie in a land battle? The roles change, the former defender adds 3, and both throw again.</source>
        <translation>Mi következik szárazföldi harcban az egyenlőség után? A szerepek cserélődnek, az addigi védő ad hozzá 3-at, és mindketten újra dobnak.</translation>
    </message>
    <message>
        <source>Who adds 3 in the later exchanges of a boarding? Whoever attacks in that exchange. The attack changes after every exchange.</source>
        <translation>Ki ad hozzá 3-at a csáklyázás későbbi meneteiben? Aki abban a menetben támad. A támadó minden menet után cserélődik.</translation>
    </message>
    <message>
        <source>Who is aboard a captured ship? Sailors again, but no soldiers. The winner&apos;s soldiers stay where they were.</source>
        <translation>Ki van egy elfoglalt hajó fedélzetén? Újra matrózok, de katonák nem. A győztes katonái ott maradnak, ahol voltak.</translation>
    </message>
    <message>
        <source>What becomes of a soldier who takes a ship from the shore? He goes aboard, and the ship has sailors again.</source>
        <translation>Mi lesz azzal a katonával, aki a partról foglal el egy hajót? A fedélzetre száll, és a hajónak újra vannak matrózai.</translation>
    </message>
    <message>
        <source>Which ship may make a tactical move? Any own ship that is not in this fight. A ram and a new boarding are included, and a new boarding is fought out first.</source>
        <translation>Melyik hajó tehet taktikai lépést? Bármely saját hajó, amely nincs ebben a harcban. Döfés és újabb csáklyázás is lehet, és az újabb csáklyázást kell először végigharcolni.</translation>
    </message>
    <message>
        <source>What if the tactical move sinks the boarder while the defender still has fighters? The fight is over and the defender keeps the ship. Soldiers on the sunk ship are lost.</source>
        <translation>Mi történik, ha a taktikai lépés elsüllyeszti a csáklyázót, és a védőnek még vannak harcosai? A harcnak vége, és a védő megtartja a hajót. Az elsüllyedt hajón lévő katonák elvesznek.</translation>
    </message>
    <message>
        <source>What if the forfeited fighter was the sailors? The ship is captured all the same, and the boarder&apos;s soldiers cross over to it.</source>
        <translation>Mi történik, ha a büntetésből elvesztett harcos a matrózok voltak? A hajót akkor is elfoglalják, és a csáklyázó katonái átszállnak rá.</translation>
    </message>
    <message>
        <source>Who is the defender that may make a tactical move? The player who does not attack in this exchange.</source>
        <translation>Ki az a védő, aki taktikai lépést tehet? Az a játékos, aki ebben a menetben nem támad.</translation>
    </message>
    <message>
        <source>Do own soldiers count in the own fortress? No, they defend it and count for nothing else.</source>
        <translation>Számítanak-e saját katonák a saját erődben? Nem, csak védik, és másra nem számítanak.</translation>
    </message>
    <message>
        <source>When is the fortress looked at? After every action. The soldiers must be ashore.</source>
        <translation>Mikor kell megnézni az erődöt? Minden cselekvés után. A katonáknak a parton kell lenniük.</translation>
    </message>
    <message>
        <source>What does a player do who has no legal move? That player passes.</source>
        <translation>Mit tesz az a játékos, akinek nincs szabályos lépése? Az a játékos passzol.</translation>
    </message>
    <message>
        <source>Is a ship at the coast where it touches it diagonally? No, only side by side.</source>
        <translation>A partnál van-e egy hajó, ha átlósan érinti a partot? Nem, csak ha a mezőik oldalukkal érintkeznek.</translation>
    </message>
    <message>
        <source>Two players have one or more matchbox galleys each: two in the standard game, one in the short game.</source>
        <translation>Két játékosnak egy vagy több gyufásdoboz-gályája van: az alapjátékban kettő-kettő, a rövid játékban egy-egy.</translation>
    </message>
    <message>
        <source>The sleeve of the matchbox is the hull; the drawer is no part of it.</source>
        <translation>A gyufásdoboz külső hüvelye a hajótest; a fiókja nem része annak.</translation>
    </message>
    <message>
        <source>The deck has up to four holes for masts, and each long side up to six for oars. They are drilled for the galley&apos;s type, so that a 4/4/4 has four a side.</source>
        <translation>A fedélzeten legfeljebb négy lyuk van az árbocoknak, és mindkét hosszú oldalon legfeljebb hat az evezőknek. A lyukak a gálya típusához készülnek, úgyhogy egy 4/4/4 típusnak oldalanként négy van.</translation>
    </message>
    <message>
        <source>Oars are matches with a head, stuck in the sides with the head outward. Masts are matches without a head, on the deck. Oars stand for rowers, masts for soldiers.</source>
        <translation>Az evezők fejes gyufák, az oldalakba szúrva, fejjel kifelé. Az árbocok fej nélküli gyufák a fedélzeten. Az evezők evezősöket jelentenek, az árbocok katonákat.</translation>
    </message>
    <message>
        <source>The oars of one side and the masts are 8 together: 6 oars a side and 2 masts, 5 and 3, or 4 and 4. Both sides begin with as many oars; that may change in play.</source>
        <translation>Az egyik oldal evezői és az árbocok együtt 8: 6 evező oldalanként és 2 árboc, 5 és 3, vagy 4 és 4. Mindkét oldal ugyanannyi evezővel kezd; ez játék közben változhat.</translation>
    </message>
    <message>
        <source>A triangle on the deck marks the bow. A galley rams with that end.</source>
        <translation>A fedélzeten egy háromszög jelöli az orrot. A gálya ezzel a végével döf.</translation>
    </message>
    <message>
        <source>Match heads never touch a striking strip, neither while building nor in play.</source>
        <translation>Gyufafej sosem ér dörzsfelülethez, sem építéskor, sem játék közben.</translation>
    </message>
    <message>
        <source>A galley has eight matches for orders: a headed one for each oar of one side and a headless one for each mast.</source>
        <translation>Egy gályának nyolc gyufája van a parancsokhoz: egy fejes az egyik oldal minden evezőjéhez és egy fej nélküli minden árbochoz.</translation>
    </message>
    <message>
        <source>Each galley has a screen, behind which its orders are laid in secret.</source>
        <translation>Minden gályának van egy paravánja; mögötte titokban rakják le a parancsait.</translation>
    </message>
    <message>
        <source>The players sit opposite each other and place one galley each in turn, until all are placed.</source>
        <translation>A játékosok egymással szemben ülnek, és felváltva egy-egy gályát tesznek le, amíg mind a helyére nem került.</translation>
    </message>
    <message>
        <source>A galley is placed within two matches&apos; length of its owner&apos;s edge, and no nearer than two matches&apos; length to an enemy galley.</source>
        <translation>Egy gálya a gazdájának szélétől két gyufányin belülre kerül, és egy ellenséges gályához két gyufányinál nem közelebb.</translation>
    </message>
    <message>
        <source>First phase: up to five order matches are laid behind each galley&apos;s screen. They are carried out from the top down.</source>
        <translation>Első szakasz: minden gálya paravánja mögé legfeljebb öt parancsgyufa kerül. A végrehajtásuk fentről lefelé halad.</translation>
    </message>
    <message>
        <source>A headed match that points forward is forward; with the head to the left or right it is a turn; a headless match across is fire; two headed matches that point back re-arrange the oars.</source>
        <translation>Az előre mutató fejes gyufa „előre”; ha a feje balra vagy jobbra áll, fordulás; a keresztben fekvő fej nélküli gyufa tűz; két hátra mutató fejes gyufa átrendezi az evezőket.</translation>
    </message>
    <message>
        <source>A galley takes at most as many fire orders as it has masts.</source>
        <translation>Egy gálya legfeljebb annyi tűzparancsot kap, ahány árboca van.</translation>
    </message>
    <message>
        <source>As many orders as possible must be laid.</source>
        <translation>A lehető legtöbb parancsot kell lerakni.</translation>
    </message>
    <message>
        <source>Second phase: when both are ready all screens are lifted at once, and the matches are laid out before the galleys.</source>
        <translation>Második szakasz: amikor mindketten készen vannak, minden paravánt egyszerre kell felemelni, és a gyufákat a gályák elé kell kirakni.</translation>
    </message>
    <message>
        <source>A forward is laid ahead of the bow or on from the last match. A turn is laid at 60 degrees to the side it turns to, with an equilateral triangle of matches as the measure. A fire match is laid across.</source>
        <translation>Az „előre” gyufája az orr elé kerül, vagy az utolsó gyufa folytatásába. A fordulás gyufája 60 fokban áll arra az oldalra, amerre fordul; a mérték egy gyufákból rakott egyenlő oldalú háromszög. A tűz gyufája keresztbe kerül.</translation>
    </message>
    <message>
        <source>Where two rows would cross, the rest of a row is laid after the matches that lie there have been carried out.</source>
        <translation>Ha két sor keresztezné egymást, egy sor hátralévő részét azután kell lerakni, hogy az ott fekvő gyufákat végrehajtották.</translation>
    </message>
    <message>
        <source>Third phase: at most five steps. In a step every galley carries out its next order.</source>
        <translation>Harmadik szakasz: legfeljebb öt lépés. Egy lépésben minden gálya végrehajtja a következő parancsát.</translation>
    </message>
    <message>
        <source>Within a step movement comes first, then fire, then the re-arranging of oars.</source>
        <translation>Egy lépésen belül először a mozgás jön, azután a tüzelés, azután az evezők átrendezése.</translation>
    </message>
    <message>
        <source>Galleys that come to touch by moving collide, friends too. Where both move in a step both finish the order, and then the damage is judged.</source>
        <translation>Azok a gályák, amelyek mozgás közben egymáshoz érnek, összeütköznek, a barátiak is. Ha egy lépésben mindkettő mozog, mindkettő befejezi a parancsot, és azután kell elbírálni a sérülést.</translation>
    </message>
    <message>
        <source>A ramming galley does 1 damage more for each forward order.</source>
        <translation>A döfő gálya minden „előre” parancsért 1 sérüléssel többet okoz.</translation>
    </message>
    <message>
        <source>A galley whose bow takes no part in a contact does no damage by it. A bow that did not move in this step does damage to a bow alone.</source>
        <translation>Az a gálya, amelynek orra nem vesz részt egy érintkezésben, azzal nem okoz sérülést. Az az orr, amelyik ebben a lépésben nem mozdult, csak egy másik orrnak okoz sérülést.</translation>
    </message>
    <message>
        <source>A galley fires up to three matches&apos; length, measured from its hull to the enemy&apos;s.</source>
        <translation>Egy gálya legfeljebb három gyufányira tüzel, a saját hajótestétől az ellenségéig mérve.</translation>
    </message>
    <message>
        <source>The number of matches to drop depends on the masts and the range: twice the masts within one match&apos;s length, as many as the masts within two, half of them rounded up within three.</source>
        <translation>A ledobandó gyufák száma az árbocoktól és a távolságtól függ: egy gyufányin belül az árbocok kétszerese, kettőn belül annyi, ahány árboc van, hármon belül az árbocok fele, felfelé kerekítve.</translation>
    </message>
    <message>
        <source>The matches are held between the fingers about 15 cm above the table and dropped anywhere on it.</source>
        <translation>A gyufákat az ujjak között, körülbelül 15 cm-rel az asztal fölött kell tartani, és bárhol az asztalra kell ejteni.</translation>
    </message>
    <message>
        <source>Every dropped match whose head end points at the target does 1 damage.</source>
        <translation>Minden ledobott gyufa, amelynek fejes vége a célpontra mutat, 1 sérülést okoz.</translation>
    </message>
    <message>
        <source>Where the target lies in the side zone of the firing galley, beside its long sides, matches whose plain end points at it count too.</source>
        <translation>Ha a célpont a tüzelő gálya oldalzónájában van, a hosszú oldalai mellett, azok a gyufák is számítanak, amelyeknek fej nélküli vége mutat rá.</translation>
    </message>
    <message>
        <source>If a dropped match touches a galley or an order match before it rests, the whole toss misses.</source>
        <translation>Ha egy ledobott gyufa gályához vagy parancsgyufához ér, mielőtt megnyugszik, az egész dobás mellé megy.</translation>
    </message>
    <message>
        <source>Matches that point at the firing galley itself do not count. Only the chosen target counts.</source>
        <translation>Azok a gyufák, amelyek magára a tüzelő gályára mutatnak, nem számítanak. Csak a kiválasztott célpont számít.</translation>
    </message>
    <message>
        <source>Each point of damage removes one match, an oar or a mast.</source>
        <translation>Minden sérüléspont levesz egy gyufát, egy evezőt vagy egy árbocot.</translation>
    </message>
    <message>
        <source>The first point is always an oar of the side that faces the attacker, or of the nearer side.</source>
        <translation>Az első pont mindig a támadó felé eső oldal, illetve a közelebbi oldal egy evezője.</translation>
    </message>
    <message>
        <source>The defender spreads the other points, but the side that faces the attacker takes the most.</source>
        <translation>A többi pontot a védő osztja el, de a támadó felé eső oldal viseli a legtöbbet.</translation>
    </message>
    <message>
        <source>With 3 damage or more at least one mast goes, while there is one.</source>
        <translation>3 vagy több sérülésnél legalább egy árboc elvész, amíg van.</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. The loss of all masts does not sink it: it can ram, but not fire.</source>
        <translation>Egy gálya elsüllyed, ha nem maradt evezője. Az összes árboc elvesztése nem süllyeszti el: döfhet, de nem tüzelhet.</translation>
    </message>
    <message>
        <source>The rules advise who has one or two oars left on a side to re-arrange them, or to show the enemy the better side.</source>
        <translation>A szabályok azt tanácsolják annak, akinek egy vagy két evezője maradt egy oldalon, hogy rendezze át őket, vagy a jobbik oldalát mutassa az ellenségnek.</translation>
    </message>
    <message>
        <source>The game ends when a player&apos;s last galley sinks, or when a player gives up.</source>
        <translation>A játék véget ér, amikor egy játékos utolsó gályája elsüllyed, vagy amikor egy játékos feladja.</translation>
    </message>
    <message>
        <source>The author suggests other ships, boarding, experience, reefs and islands, and gives no rules for them.</source>
        <translation>A szerző más hajókat, csáklyázást, tapasztalatot, zátonyokat és szigeteket javasol, és nem ad hozzájuk szabályokat.</translation>
    </message>
    <message>
        <source>Does a galley sink when one side has no oars, or both? When both have none; with sink=any one side is enough.</source>
        <translation>Akkor süllyed el egy gálya, ha egyik oldalán nincs evező, vagy ha egyiken sincs? Ha egyiken sincs; sink=any mellett egy oldal is elég.</translation>
    </message>
    <message>
        <source>Does a turn also move the galley? Yes, it turns by 60 degrees and goes on by a match&apos;s length; with turn=in-place it does not go on.</source>
        <translation>A fordulás mozgatja is a gályát? Igen, 60 fokkal fordul, és egy gyufányit továbbmegy; turn=in-place mellett nem megy tovább.</translation>
    </message>
    <message>
        <source>How does a galley turn? About the front of its bow, and then it slides ahead. A stern that swings against a hull does no damage.</source>
        <translation>Hogyan fordul egy gálya? Az orra eleje körül, és azután előrecsúszik. Egy hajótestnek lendülő tat nem okoz sérülést.</translation>
    </message>
    <message>
        <source>Which forwards add to a ram? All that the galley has carried out this turn; with bonus=consecutive those in a row just before the contact.</source>
        <translation>Mely „előre” parancsok növelik a döfést? Mind, amelyet a gálya ebben a fordulóban végrehajtott; bonus=consecutive mellett azok, amelyek közvetlenül az érintkezés előtt egymás után következtek.</translation>
    </message>
    <message>
        <source>Where do galleys stop at a contact? Each at the contact, and its later orders go on from there. A new ram needs a new contact.</source>
        <translation>Hol állnak meg a gályák érintkezéskor? Mindegyik az érintkezésnél, és a későbbi parancsai onnan folytatódnak. Újabb döféshez újabb érintkezés kell.</translation>
    </message>
    <message>
        <source>When are as many orders laid as possible? When five matches lie, or when no fire and no movement could be added. Nobody has to re-arrange.</source>
        <translation>Mikor van lerakva a lehető legtöbb parancs? Amikor öt gyufa fekszik ott, vagy amikor sem tüzelést, sem mozgást nem lehetne hozzátenni. Senki sem köteles átrendezni.</translation>
    </message>
    <message>
        <source>Is re-arranging a movement order? No, the limit of WG-15 leaves it out.</source>
        <translation>Mozgásparancs-e az átrendezés? Nem, a WG-15 korlátjába nem számít bele.</translation>
    </message>
    <message>
        <source>What if both fire in the same step? Both fire with the masts they had before the fire, and the losses are taken afterwards.</source>
        <translation>Mi történik, ha mindkettő ugyanabban a lépésben tüzel? Mindkettő azokkal az árbocokkal tüzel, amelyek a tüzelés előtt megvoltak, és a veszteségek azután következnek.</translation>
    </message>
    <message>
        <source>How is the range measured? From hull to hull at the nearest places; oars and masts do not count.</source>
        <translation>Hogyan kell mérni a távolságot? Hajótesttől hajótestig, a legközelebbi helyeken; az evezők és az árbocok nem számítanak.</translation>
    </message>
    <message>
        <source>When does a match point at a hull? When the line on from its end meets the hull, however far away. A touched corner counts. If the line meets the attacker&apos;s own hull first, it does not count; other hulls do not block.</source>
        <translation>Mikor mutat egy gyufa egy hajótestre? Ha a végétől továbbvezetett egyenese eléri a hajótestet, bármilyen messze van is. Az érintett sarok számít. Ha az egyenes előbb a támadó saját hajótestét éri el, a gyufa nem számít; más hajótestek nem akadályok.</translation>
    </message>
    <message>
        <source>When is a target in the side zone? When any part of its hull is; with zone=centre its centre, with zone=whole all of it.</source>
        <translation>Mikor van egy célpont az oldalzónában? Ha a hajótestének bármely része ott van; zone=centre mellett a középpontja, zone=whole mellett az egész.</translation>
    </message>
    <message>
        <source>When is a toss spoiled? When a match touches a galley or an order match, at rest or before. Players may say so at any time. Matches that touch each other, or fall off the table, spoil nothing.</source>
        <translation>Mikor érvénytelen egy dobás? Ha egy gyufa gályához vagy parancsgyufához ér, nyugalomban vagy előtte. A játékosok ezt bármikor kimondhatják. Az egymáshoz érő vagy az asztalról leeső gyufák semmit sem tesznek érvénytelenné.</translation>
    </message>
    <message>
        <source>What is most of the damage? The near side loses at least as many as the far side and as the masts do, while it has any.</source>
        <translation>Mi a legtöbb a sérülésből? A közelebbi oldal legalább annyit veszít, mint a távolabbi oldal, és legalább annyit, mint az árbocok, amíg van rajta evező.</translation>
    </message>
    <message>
        <source>Which side is near when bow or stern is struck? The side where the attacker&apos;s centre lies; exactly on the axis the defender chooses.</source>
        <translation>Melyik oldal a közelebbi, ha az orrot vagy a tatot éri az ütés? Amelyik felé a támadó középpontja esik; pontosan a tengelyen a védő választ.</translation>
    </message>
    <message>
        <source>What if the near side has no oar? The first point takes an oar of the other side.</source>
        <translation>Mi történik, ha a közelebbi oldalon nincs evező? Az első pont a másik oldal egy evezőjét viszi.</translation>
    </message>
    <message>
        <source>What if the damage is more than what is left? Everything goes, and the galley sinks.</source>
        <translation>Mi történik, ha a sérülés több, mint ami maradt? Minden elvész, és a gálya elsüllyed.</translation>
    </message>
    <message>
        <source>What if both last galleys sink at once? The game is a draw.</source>
        <translation>Mi történik, ha a két utolsó gálya egyszerre süllyed el? A játék döntetlen.</translation>
    </message>
    <message>
        <source>Who places first, and how large is the table? The lot decides (first=A or first=B), and any table will do (width, depth).</source>
        <translation>Ki tesz le először gályát, és mekkora az asztal? A sorsolás dönt (first=A vagy first=B), és bármilyen asztal megfelel (width, depth).</translation>
    </message>
    <message>
        <source>May a player fire at an own galley, or at nobody? The target is an enemy within three matches&apos; length. Where none is in range the order is spent.</source>
        <translation>Tüzelhet-e egy játékos saját gályára vagy senkire? A célpont egy három gyufányin belüli ellenség. Ha nincs senki lőtávon belül, a parancs elhasználódik.</translation>
    </message>
    <message>
        <source>The Imperials have 10 units, 8 of them on the map at the start: Saxon, Hungarian, Bavarian and Imperial troops and two generals. The Turks have 8 units, all on the map.</source>
        <translation>A császáriaknak 10 egységük van, közülük 8 a térképen áll kezdéskor: szász, magyar, bajor és császári csapatok és két hadvezér. A törököknek 8 egységük van, mind a térképen.</translation>
    </message>
    <message>
        <source>Before an assault&apos;s roll, once a round, Abdurrahman may come to the attacked wall: from a neighbouring wall surely, from farther away if a roll is above the Turkish morale.</source>
        <translation>A roham dobása előtt, körönként egyszer, Abdurrahman a megtámadott falhoz jöhet: szomszédos falról biztosan, messzebbről akkor, ha egy dobás nagyobb a török morálnál.</translation>
    </message>
    <message>
        <source>Castle fight: as an assault, without terrain, from walls that a side holds against a neighbouring wall. Imperial units in the target&apos;s breaches join. Turks attack from walls with at least two of their units. If no enemy is left the attackers may move in.</source>
        <translation>Várharc: mint a roham, terepérték nélkül, olyan falakról, amelyeket az egyik fél egy szomszédos fallal szemben tart. A célpont réseiben álló császári egységek csatlakoznak. A törökök olyan falakról támadnak, amelyeken legalább két egységük áll. Ha nem marad ellenség, a támadók bevonulhatnak.</translation>
    </message>
    <message>
        <source>Destroyed Imperial units are out for the rest of the turn. At the next turn they go into the Imperial cup; when one is drawn it is placed in a camp and another chit is drawn.</source>
        <translation>A megsemmisített császári egységek a forduló hátralévő részében kiesnek. A következő fordulóban a császári pohárba kerülnek; ha egyet kihúznak, az egység egy táborba kerül, és egy másik számjelzőt kell húzni.</translation>
    </message>
    <message>
        <source>Is exactly twice as much a double loss? Yes; with doubling=strict only more than twice.</source>
        <translation>A pontosan kétszer annyi kettős veszteség? Igen; doubling=strict mellett csak a kétszeresnél több.</translation>
    </message>
    <message>
        <source>Who chooses the units that lose steps? Their owner; with losses=attacker the attacker.</source>
        <translation>Ki választja ki azokat az egységeket, amelyek lépést veszítenek? A gazdájuk; losses=attacker mellett a támadó.</translation>
    </message>
    <message>
        <source>A catapult throws one stone exactly two or three cells: straight forward, diagonally forward or to a side. What stands between does not matter. The catapult is a tower then.</source>
        <translation>A katapult egy követ dob pontosan két vagy három mezőre: egyenesen előre, átlósan előre vagy oldalra. Nem számít, mi áll közben. A katapult ezután torony.</translation>
    </message>
    <message>
        <source>Is a turn a move or an attack, or both? One of them: a move, an attack, removing a battery or removing a mine. With turn=move-then-attack the ship that moved may attack.</source>
        <translation>Egy kör mozgás vagy támadás, vagy mindkettő? Az egyik: mozgás, támadás, egy üteg eltávolítása vagy egy akna eltávolítása. turn=move-then-attack mellett az a hajó, amelyik mozgott, támadhat is.</translation>
    </message>
    <message>
        <source>Does a plane block its square? Yes, for that enemy turn, and it can be attacked there.</source>
        <translation>Elzárja-e a repülőgép a mezőjét? Igen, az ellenség azon körében, és ott meg lehet támadni.</translation>
    </message>
    <message>
        <source>How many mines may be laid in a turn? Any number, each announced and beside an own minesweeper that is not in neutral water, on a free square of the sea or the own port.</source>
        <translation>Hány aknát lehet lerakni egy körben? Bármennyit, mindegyiket bejelentve és egy olyan saját aknaszedő mellé, amely nincs semleges vízen, a tenger vagy a saját kikötő egy szabad mezőjére.</translation>
    </message>
    <message>
        <source>A map shows a strip of coast and the waters before it. Six squares with the fortress wall are the capital, and six anchors say where the ships begin. The compass is decoration.</source>
        <translation>A térkép egy partszakaszt és az előtte lévő vizeket mutatja. Az erődfal hat mezője a főváros, és hat horgony jelzi, hol kezdenek a hajók. Az iránytű díszítés.</translation>
    </message>
    <message>
        <source>Where is a soldier whose landing battle is tied? Still aboard, until the battle is won.</source>
        <translation>Hol van az a katona, akinek a partraszállási csatája döntetlen? Még a hajón, amíg a csatát meg nem nyeri.</translation>
    </message>
    <message>
        <source>A galley takes at most as many forwards and turns as its side with fewer oars has oars.</source>
        <translation>Egy gálya legfeljebb annyi „előre” és fordulás parancsot kap, ahány evezője azon az oldalán van, amelyiken kevesebb.</translation>
    </message>
    <message>
        <source>Re-arranging takes two orders in a row. Nothing happens at the first; at the second the player divides the oars between both sides as he likes, with at least one on each.</source>
        <translation>Az átrendezés két egymás utáni parancsot igényel. Az elsőnél nem történik semmi; a másodiknál a játékos tetszése szerint osztja el az evezőket a két oldal között, mindkét oldalon legalább eggyel.</translation>
    </message>
    <message>
        <source>A bow against a side does 2 damage, against a stern 1. Bow against bow does 2 to each.</source>
        <translation>Az orr az oldalnak 2 sérülést okoz, a tatnak 1-et. Orr az orr ellen mindkettőnek 2-t okoz.</translation>
    </message>
    <message>
        <source>Which part of the hull was struck? The edge that is nearest to the point of contact. Near a corner the headings tell: from behind at the stern&apos;s corners the stern, head-on at the bow&apos;s the bow, else the side; with corner=any the stern at any corner.</source>
        <translation>A hajótest melyik részét érte az ütés? Azt az élt, amelyik az érintkezési ponthoz a legközelebb van. Sarok közelében az irányok döntenek: hátulról a tat sarkainál a tatot, szemből az orr sarkainál az orrot, különben az oldalt; corner=any mellett bármelyik saroknál a tatot.</translation>
    </message>
    <message>
        <source>Do orders lapse when a galley takes losses in the turn? No, the limits hold only while orders are laid. But a galley without masts does not fire, and a sunk one does nothing.</source>
        <translation>Érvényüket vesztik-e a parancsok, ha egy gályát a körben veszteség ér? Nem, a korlátok csak a parancsok lerakásakor érvényesek. De az árboc nélküli gálya nem tüzel, és az elsüllyedt gálya nem tesz semmit.</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>nothing lies there</source>
        <translation>nincs ott semmi</translation>
    </message>
    <message>
        <source>it lies on %1</source>
        <translation>itt fekszik: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <translation>A jegyzőkönyv egyik bábuja fekszik itt</translation>
    </message>
    <message>
        <source>It is of %1</source>
        <translation>Kié: %1</translation>
    </message>
    <message>
        <source>It is of</source>
        <translation>Kié</translation>
    </message>
    <message>
        <source>It points to the</source>
        <translation>Merre néz</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <translation>Katonák a fedélzeten</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Állapota</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <translation>A jelzője száma</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <translation>Nincs a térképen</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation>Sánc</translation>
    </message>
    <message>
        <source>What really lies %1?</source>
        <translation>Mi áll %1?</translation>
    </message>
    <message>
        <source>What really lies on %1?</source>
        <translation>Mi áll itt: %1?</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Másik bábu</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>most nincs mit javítani</translation>
    </message>
    <message>
        <source>as the camera sees it: %1</source>
        <translation>ahogy a kamera látja: %1</translation>
    </message>
    <message>
        <source>it lies elsewhere: point there next</source>
        <translation>máshol fekszik, mutass oda</translation>
    </message>
    <message>
        <source>%1 (in the record: %2)</source>
        <translation>%1 (a jegyzőkönyvben: %2)</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it %2</source>
        <translation>%1 itt fekszik, a jegyzőkönyv szerint %2</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it on %2</source>
        <translation>%1 itt fekszik, a jegyzőkönyv szerint itt: %2</translation>
    </message>
</context>
<context>
    <name>GalleyCorrections</name>
    <message>
        <source>what the camera counts: %1</source>
        <translation>ahogy a kamera számolja: %1</translation>
    </message>
    <message>
        <source>where the camera sees it: %1 mm and %2° off</source>
        <translation>ahol a kamera látja: %1 mm-rel és %2°-kal odébb</translation>
    </message>
    <message>
        <source>one oar fewer to port</source>
        <translation>eggyel kevesebb evező bal oldalt</translation>
    </message>
    <message>
        <source>one oar fewer to starboard</source>
        <translation>eggyel kevesebb evező jobb oldalt</translation>
    </message>
    <message>
        <source>one mast fewer</source>
        <translation>eggyel kevesebb árboc</translation>
    </message>
    <message>
        <source>one oar more to port</source>
        <translation>eggyel több evező bal oldalt</translation>
    </message>
    <message>
        <source>one oar more to starboard</source>
        <translation>eggyel több evező jobb oldalt</translation>
    </message>
    <message>
        <source>one mast more</source>
        <translation>eggyel több árboc</translation>
    </message>
    <message>
        <source>turned to the left by 60°</source>
        <translation>balra fordítva 60°-kal</translation>
    </message>
    <message>
        <source>turned to the right by 60°</source>
        <translation>jobbra fordítva 60°-kal</translation>
    </message>
    <message>
        <source>its bow is the other end</source>
        <translation>az orra a másik vége</translation>
    </message>
    <message>
        <source>it is %1, and %1 is this one</source>
        <translation>ez %1, és %1 ez itt</translation>
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
        <translation>Császári aknafúrás</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Török morál</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Császári morál</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Császári tüzérség</translation>
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
        <source>%n counter(s) on the board</source>
        <translation>
            <numerusform>%n jelző a táblán</numerusform>
        </translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation>Mindkét flotta titokban áll fel.</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>%1. forduló, összesen %2</translation>
    </message>
    <message>
        <source>A draw is offered by %1.</source>
        <translation>Döntetlent ajánl: %1.</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Az állás egy része titkos.</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>hajó</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Forduló</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n bábu</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>alapszabályok</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>egyszerű szabályok</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>haladó szabályok</translation>
    </message>
    <message>
        <source>advanced, delayed</source>
        <translation>haladó szabályok, késleltetett győzelemmel</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>menekülés</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>vesztegetés</translation>
    </message>
    <message>
        <source>bribe, advanced</source>
        <translation>vesztegetés, haladó szabályok</translation>
    </message>
    <message>
        <source>basic, 8 x 8</source>
        <translation>egyszerű szabályok, 8 x 8</translation>
    </message>
    <message>
        <source>escape for four</source>
        <translation>menekülés négy játékosnak</translation>
    </message>
    <message>
        <source>escape for three</source>
        <translation>menekülés három játékosnak</translation>
    </message>
    <message>
        <source>escape for three, small</source>
        <translation>menekülés három játékosnak, kicsi</translation>
    </message>
    <message>
        <source>introduction</source>
        <translation>bevezető</translation>
    </message>
    <message>
        <source>quick sinking</source>
        <translation>gyors elsüllyedés</translation>
    </message>
    <message>
        <source>turning in place</source>
        <translation>helyben fordulás</translation>
    </message>
    <message>
        <source>confirmed places</source>
        <translation>megerősített helyek</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>más értelmezések</translation>
    </message>
    <message>
        <source>move, then attack</source>
        <translation>lépés, majd támadás</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>egyenesen</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>csapatok</translation>
    </message>
    <message>
        <source>two books</source>
        <translation>két könyv</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>három játékos</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>négy játékos</translation>
    </message>
    <message>
        <source>five players</source>
        <translation>öt játékos</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>hat játékos</translation>
    </message>
    <message>
        <source>seven players</source>
        <translation>hét játékos</translation>
    </message>
    <message>
        <source>eight players</source>
        <translation>nyolc játékos</translation>
    </message>
</context>
<context>
    <name>LiveMarks</name>
    <message>
        <source>counted otherwise</source>
        <translation>más számot lát</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>eltér</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>szabálytalan</translation>
    </message>
    <message>
        <source>about %1 hits are likely from a good place</source>
        <translation>jó helyről körülbelül %1 találat várható</translation>
    </message>
    <message>
        <source>the other table differs</source>
        <translation>a másik asztal eltér</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>The final position</source>
        <translation>A végállás</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nincs befejezve</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Rulings and their evidence</source>
        <translation>Ítéletek és bizonyítékaik</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>A játék számokban</translation>
    </message>
    <message>
        <source>The record is whole: every event is as it was written.</source>
        <translation>A jegyzőkönyv ép: minden esemény úgy áll, ahogy leírták.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>A jegyzőkönyvet megváltoztatták: %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>%1. oldal, összesen %2</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>Why?</source>
        <translation>Miért?</translation>
    </message>
    <message>
        <source>The computer expects this:</source>
        <translation>A számítógép erre számít:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this result was changed too often; tell the arbiter</source>
        <translation>ezt az eredményt túl sokszor változtattátok; szóljatok a versenybírónak</translation>
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
        <source>a unit waits to be placed in a camp</source>
        <translation>egy egység táborba helyezésre vár</translation>
    </message>
    <message>
        <source>a die is to be thrown</source>
        <translation>dobni kell a kockával</translation>
    </message>
    <message>
        <source>both sides draw a chit</source>
        <translation>mindkét fél számjelzőt húz</translation>
    </message>
    <message>
        <source>the Turks choose whom the relief army restores</source>
        <translation>a törökök választanak, kit tölt fel a felmentő sereg</translation>
    </message>
    <message>
        <source>the Imperials choose who falls sick</source>
        <translation>a császáriak választanak, ki betegszik meg</translation>
    </message>
    <message>
        <source>a side is on turn and nothing is being decided</source>
        <translation>az egyik fél van soron, és semmi sem dől el éppen</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman adds 1 to the die</source>
        <translation>a törökök megmondják, ad-e Abdurrahman 1-et a dobáshoz</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman comes to the attacked wall</source>
        <translation>a törökök megmondják, odamegy-e Abdurrahman a megtámadott falhoz</translation>
    </message>
    <message>
        <source>officers may raise combat values</source>
        <translation>a tisztek növelhetik a harcértéket</translation>
    </message>
    <message>
        <source>the Turks say whether they give up the entrenchment</source>
        <translation>a törökök megmondják, feladják-e a sáncot</translation>
    </message>
    <message>
        <source>the Imperials choose who goes into the breach</source>
        <translation>a császáriak választanak, ki megy a résbe</translation>
    </message>
    <message>
        <source>the Turks choose what the counter-mine hits</source>
        <translation>a törökök választanak, mit ér az ellenakna</translation>
    </message>
    <message>
        <source>a loss is to be taken</source>
        <translation>veszteséget kell elszenvedni</translation>
    </message>
    <message>
        <source>the attackers move in</source>
        <translation>a támadók bevonulnak</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>most nem: %1</translation>
    </message>
    <message>
        <source>no die now: %1</source>
        <translation>most nem kell dobni: %1</translation>
    </message>
    <message>
        <source>nothing to say no to: %1</source>
        <translation>nincs mire nemet mondani: %1</translation>
    </message>
    <message>
        <source>unit number %1 is not one of the scenario&apos;s %2</source>
        <translation>%1. számú egység nincs a játékban (összesen %2)</translation>
    </message>
    <message>
        <source>%1 is no start zone</source>
        <translation>%1 nem kiinduló zóna</translation>
    </message>
    <message>
        <source>%1 is no wall zone</source>
        <translation>%1 nem falzóna</translation>
    </message>
    <message>
        <source>zone number %1</source>
        <translation>%1. számú zóna</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>%1. zóna</translation>
    </message>
    <message>
        <source>%1 have drawn in this round</source>
        <translation>%1 ebben a körben már húztak</translation>
    </message>
    <message>
        <source>no %1 is among the %2 chits in the cup of %3</source>
        <translation>nincs %1 a pohárban lévő %2 számjelző között (%3)</translation>
    </message>
    <message>
        <source>%1 is not in the cup</source>
        <translation>%1 nincs a pohárban</translation>
    </message>
    <message>
        <source>%1 does not wait to be placed now</source>
        <translation>%1 most nem vár lerakásra</translation>
    </message>
    <message>
        <source>0 units have moved into %1: at least 1 has to</source>
        <translation>ide senki sem vonult be: %1; legalább 1 egységnek kell</translation>
    </message>
    <message>
        <source>%1 has its 1 more in this fight</source>
        <translation>%1 ebben a harcban már megkapta az 1-et</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2</source>
        <translation>%1 jelzője itt áll: %2</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2, this takes %3</source>
        <translation>%1 jelzője itt áll: %2, ehhez %3 kell</translation>
    </message>
    <message>
        <source>%1 has no command over %2 in this fight, or does not stand with it</source>
        <translation>%1 ebben a harcban nem parancsol neki: %2, vagy nem vele áll</translation>
    </message>
    <message>
        <source>%1 is in no start zone beside %2</source>
        <translation>%1 nincs kiinduló zónában %2 mellett</translation>
    </message>
    <message>
        <source>no entrenchment in %1 can take this</source>
        <translation>nincs sánc, amely ezt felfogná: %1</translation>
    </message>
    <message>
        <source>%1 does not share in this loss of %2</source>
        <translation>%1 nem osztozik ebben a veszteségben: %2</translation>
    </message>
    <message>
        <source>CAS stands at %1, its least</source>
        <translation>a CAS %1, a legkisebb</translation>
    </message>
    <message>
        <source>CTS stands at %1, its least</source>
        <translation>a CTS %1, a legkisebb</translation>
    </message>
    <message>
        <source>TMS stands at %1, and no die shows less than that</source>
        <translation>a TMS %1, és ennél kisebbet nem lehet dobni</translation>
    </message>
    <message>
        <source>CAS stands at %1, its most</source>
        <translation>a CAS %1, a legnagyobb</translation>
    </message>
    <message>
        <source>CTS stands at %1, its most</source>
        <translation>a CTS %1, a legnagyobb</translation>
    </message>
    <message>
        <source>%1 has no part in this fight, or is in already</source>
        <translation>%1 nem vesz részt ebben a harcban, vagy már bent van</translation>
    </message>
    <message>
        <source>%1 is no damaged Turkish unit in the castle</source>
        <translation>%1 nem sérült török egység a várban</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit on the map</source>
        <translation>%1 nem császári egység a térképen</translation>
    </message>
    <message>
        <source>%1 is no officer</source>
        <translation>%1 nem tiszt</translation>
    </message>
    <message>
        <source>%1 is not under %2</source>
        <translation>%1 nincs ez alatt: %2</translation>
    </message>
    <message>
        <source>%1 is not damaged</source>
        <translation>%1 nem sérült</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit destroyed in turn %2</source>
        <translation>%1 nem olyan császári egység, amely ebben a fordulóban pusztult el: %2</translation>
    </message>
    <message>
        <source>%1 stands in a breach, not in a start zone</source>
        <translation>%1 résben áll, nem kiinduló zónában</translation>
    </message>
    <message>
        <source>%1 has raised CTS in turn %2</source>
        <translation>%1 ebben a fordulóban már emelte a CTS-t: %2</translation>
    </message>
    <message>
        <source>%1 are on turn, and this is for %2</source>
        <translation>soron: %1; ez viszont az övék: %2</translation>
    </message>
    <message>
        <source>%1 have 0 actions left</source>
        <translation>%1: nincs több akció</translation>
    </message>
    <message>
        <source>%1 is not held by %2</source>
        <translation>%1 nem az övék: %2</translation>
    </message>
    <message>
        <source>%1 is the middle zone: it has 0 breaches and is taken by castle fight only</source>
        <translation>%1 a középső zóna: rés nincs rajta, csak várharccal foglalható el</translation>
    </message>
    <message>
        <source>%1 is not a unit of %2</source>
        <translation>%1 nem az ő egységük: %2</translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation>%1 nincs a térképen</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not to %2</source>
        <translation>%1 réséből tábor felé vezet az út, nem ide: %2</translation>
    </message>
    <message>
        <source>%1 is not held by the Imperials</source>
        <translation>%1 nem a császáriaké</translation>
    </message>
    <message>
        <source>no road leads from %1 to %2 in 1 step</source>
        <translation>nincs 1 lépéses út: %1–%2</translation>
    </message>
    <message>
        <source>%1 holds its %2 units</source>
        <translation>%1 betelt, %2 egység van benne</translation>
    </message>
    <message>
        <source>the Turks have moved the units that their chit allows</source>
        <translation>a törökök már annyi egységet mozgattak, amennyit a jelzőjük enged</translation>
    </message>
    <message>
        <source>the Turks move freely only with the initiative</source>
        <translation>a törökök csak kezdeményezéssel mozognak szabadon</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle for %1</source>
        <translation>török egység nem hagyja el a várat: %1</translation>
    </message>
    <message>
        <source>%1 is in %2 already</source>
        <translation>%1 már itt van: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 az övék: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2 already</source>
        <translation>%1 már az övék: %2</translation>
    </message>
    <message>
        <source>zone number %1 is not one of the %2</source>
        <translation>%1. számú zóna nincs (összesen %2)</translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation>%1 ebben a fordulóban már mozgott</translation>
    </message>
    <message>
        <source>all %1 breaches of %2 are occupied</source>
        <translation>%2 minden rése foglalt (%1)</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the start zones beside %1</source>
        <translation>nincs császári egység a kiinduló zónákban %1 mellett</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the breaches of %1</source>
        <translation>%1 réseiben nincs császári egység</translation>
    </message>
    <message>
        <source>0 attackers stand in the breaches of %1</source>
        <translation>%1 réseiben nincs támadó</translation>
    </message>
    <message>
        <source>%1 is no wall beside %2</source>
        <translation>%1 nem szomszédos fal ezzel: %2</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %1 has %2</source>
        <translation>a törökök falról 2 egységgel támadnak, itt pedig (%1) ennyi van: %2</translation>
    </message>
    <message>
        <source>a castle fight starts from at least 1 wall beside %1</source>
        <translation>várharc legalább 1 falról indul %1 mellől</translation>
    </message>
    <message>
        <source>%1 is no Turkish wall with an enemy in its breaches: 0 there</source>
        <translation>%1 nem török fal, amelynek résében ellenség áll</translation>
    </message>
    <message>
        <source>%1 is the middle zone, which faces 0 camps</source>
        <translation>%1 a középső zóna, nem néz táborra</translation>
    </message>
    <message>
        <source>0 units of %1 stand in %2</source>
        <translation>nincs itt egységük (%1): %2</translation>
    </message>
    <message>
        <source>the entrenchment in %1 shows 2 already</source>
        <translation>a sánc itt már 2-es: %1</translation>
    </message>
    <message>
        <source>%1 have 0 entrenchment markers in hand</source>
        <translation>%1: nincs több sáncjelző kézben</translation>
    </message>
    <message>
        <source>turn %1 begins</source>
        <translation>új forduló kezdődik: %1</translation>
    </message>
    <message>
        <source>turn %1 ends</source>
        <translation>véget ér ez a forduló: %1</translation>
    </message>
    <message>
        <source>%1 draw a chit</source>
        <translation>%1 számjelzőt húznak</translation>
    </message>
    <message>
        <source>%1 draw %2</source>
        <translation>%1 húzása: %2</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: nobody acts</source>
        <translation>számjelzők: császári %1, török %2; senki sem lép</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: %3 begin</source>
        <translation>számjelzők: császári %1, török %2; kezdenek: %3</translation>
    </message>
    <message>
        <source>%1 are on turn, actions %2</source>
        <translation>soron: %1, akciók: %2</translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation>%1 befejezik a körüket</translation>
    </message>
    <message>
        <source>announced %1</source>
        <translation>bejelentve: %1</translation>
    </message>
    <message>
        <source>%1 brings back %2 damaged</source>
        <translation>%1 sérülten hozza vissza: %2</translation>
    </message>
    <message>
        <source>%1 goes into a breach of %2</source>
        <translation>%1 %2 résébe megy</translation>
    </message>
    <message>
        <source>%1 goes into the cup</source>
        <translation>%1 a pohárba kerül</translation>
    </message>
    <message>
        <source>%1 goes into the reserve</source>
        <translation>%1 a tartalékba kerül</translation>
    </message>
    <message>
        <source>%1 has no entrenchment any more</source>
        <translation>itt már nincs sánc: %1</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 elveszett</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 most %2</translation>
    </message>
    <message>
        <source>%1 is sick, on cell %2</source>
        <translation>%1 beteg, a pálya %2. mezőjén</translation>
    </message>
    <message>
        <source>%1 makes himself whole</source>
        <translation>%1 helyreállítja önmagát</translation>
    </message>
    <message>
        <source>%1 waits for a camp</source>
        <translation>%1 táborra vár</translation>
    </message>
    <message>
        <source>Abdurrahman is called to the rescue</source>
        <translation>Abdurrahmant segítségül hívják</translation>
    </message>
    <message>
        <source>the Imperial morale (CMS)</source>
        <translation>a császári morál (CMS)</translation>
    </message>
    <message>
        <source>the Turkish morale (TMS)</source>
        <translation>a török morál (TMS)</translation>
    </message>
    <message>
        <source>the artillery level (CTS)</source>
        <translation>a tüzérség szintje (CTS)</translation>
    </message>
    <message>
        <source>the mining level (CAS)</source>
        <translation>az aknászat szintje (CAS)</translation>
    </message>
    <message>
        <source>the breaches of %1</source>
        <translation>a fal rései: %1</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: %3 begin</source>
        <translation>számjelzők: császári %1, török %2; kezdenek: %3</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: nobody acts</source>
        <translation>számjelzők: császári %1, török %2; senki sem lép</translation>
    </message>
    <message>
        <source>the entrenchment of %1 is now at level %2</source>
        <translation>a sánc itt (%1) most %2. szintű</translation>
    </message>
    <message>
        <source>the marker of %1 is now at %2</source>
        <translation>%1 jelzője most %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 are on turn with %n action(s)</source>
        <translation>
            <numerusform>soron: %1, %n akcióval</numerusform>
        </translation>
    </message>
    <message>
        <source>die %1: success</source>
        <translation>a dobás %1, siker</translation>
    </message>
    <message>
        <source>die %1: failure</source>
        <translation>a dobás %1, kudarc</translation>
    </message>
    <message>
        <source>die %1 against %2: success</source>
        <translation>dobás %1, ellene %2: siker</translation>
    </message>
    <message>
        <source>die %1 against %2: failure</source>
        <translation>dobás %1, ellene %2: kudarc</translation>
    </message>
    <message>
        <source>die %1 against %2: failure, one step lost by %3</source>
        <translation>dobás %1, ellene %2: kudarc, egy lépés veszteség (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: one step lost by %3</source>
        <translation>dobás %1, ellene %2: egy lépés veszteség (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: more than twice, two steps lost by %3</source>
        <translation>dobás %1, ellene %2: több mint kétszerese, két lépés veszteség (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly twice, two steps lost by %3</source>
        <translation>dobás %1, ellene %2: éppen kétszerese, két lépés veszteség (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: less than half, two steps lost by %3</source>
        <translation>dobás %1, ellene %2: kevesebb mint a fele, két lépés veszteség (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly half, two steps lost by %3</source>
        <translation>dobás %1, ellene %2: éppen a fele, két lépés veszteség (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale falls</source>
        <translation>dobás %1, ellene %2: csökken a török morál</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale holds</source>
        <translation>dobás %1, ellene %2: kitart a török morál</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman comes</source>
        <translation>dobás %1, ellene %2: Abdurrahman odaér</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman does not come</source>
        <translation>dobás %1, ellene %2: Abdurrahman nem ér oda</translation>
    </message>
    <message>
        <source>die %1 is even: success</source>
        <translation>dobás %1, páros: siker</translation>
    </message>
    <message>
        <source>die %1 is odd: failure</source>
        <translation>dobás %1, páratlan: kudarc</translation>
    </message>
    <message>
        <source>die %1 is even: the relief army gets in</source>
        <translation>dobás %1, páros: bejut a felmentő sereg</translation>
    </message>
    <message>
        <source>die %1 is odd: the relief army does not get in</source>
        <translation>dobás %1, páratlan: nem jut be a felmentő sereg</translation>
    </message>
    <message>
        <source>die %1 is even: one action more</source>
        <translation>dobás %1, páros: eggyel több akció</translation>
    </message>
    <message>
        <source>die %1 is odd: no action more</source>
        <translation>dobás %1, páratlan: nincs több akció</translation>
    </message>
    <message>
        <source>die %1 is even: the epidemic breaks out</source>
        <translation>dobás %1, páros: kitör a járvány</translation>
    </message>
    <message>
        <source>die %1 is odd: no epidemic breaks out</source>
        <translation>dobás %1, páratlan: nem tör ki járvány</translation>
    </message>
    <message>
        <source>no die is thrown, for none could change anything</source>
        <translation>nem kell dobni, mert semmit sem változtatna</translation>
    </message>
    <message>
        <source>%1 now %2</source>
        <translation>%1 most %2</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 ide megy: %2</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>pohár</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>elveszett</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>várakozók</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>tartalék</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 megsérül</translation>
    </message>
    <message>
        <source>%1 is in the cup</source>
        <translation>%1 a pohárban van</translation>
    </message>
    <message>
        <source>%1 is whole again</source>
        <translation>%1 újra ép</translation>
    </message>
    <message>
        <source>marker of %1 now %2</source>
        <translation>%1 jelzője most %2</translation>
    </message>
    <message>
        <source>entrenchment in %1 now %2</source>
        <translation>a sánc itt (%1) most %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <translation>%1 elfoglalják: %2</translation>
    </message>
    <message>
        <source>the relief army is near</source>
        <translation>közel a felmentő sereg</translation>
    </message>
    <message>
        <source>the hand of fate</source>
        <translation>a sors keze</translation>
    </message>
    <message>
        <source>an epidemic threatens</source>
        <translation>járvány fenyeget</translation>
    </message>
    <message>
        <source>%1 decline</source>
        <translation>%1 nemet mondanak</translation>
    </message>
    <message>
        <source>%1 resign</source>
        <translation>%1 feladják</translation>
    </message>
    <message>
        <source>%1 have resigned</source>
        <translation>%1 feladták</translation>
    </message>
    <message>
        <source>%1 offer a draw</source>
        <translation>%1 döntetlent ajánlanak</translation>
    </message>
    <message>
        <source>%1 have offered a draw already</source>
        <translation>%1 már ajánlottak döntetlent</translation>
    </message>
    <message>
        <source>both sides agree on a draw</source>
        <translation>a két fél döntetlenben egyezik meg</translation>
    </message>
    <message>
        <source>both sides have agreed on a draw</source>
        <translation>a két fél döntetlenben egyezett meg</translation>
    </message>
    <message>
        <source>Turkish morale is broken</source>
        <translation>megtört a török morál</translation>
    </message>
    <message numerus="yes">
        <source>TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>a TMS 0-ra esett, és %n török egység maradt a várban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>%1 forduló után a TMS 0, és %n török egység maradt a várban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>%1 forduló után a TMS sosem esett 0-ra, és %n török egység maradt a várban</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>a játéknak vége: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n mező</numerusform>
        </translation>
    </message>
    <message>
        <source>wall</source>
        <translation>fal</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>torony</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>katapult</translation>
    </message>
    <message>
        <source>a %1 wall</source>
        <translation>fal (%1)</translation>
    </message>
    <message>
        <source>a %1 tower</source>
        <translation>torony (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult</source>
        <translation>katapult (%1)</translation>
    </message>
    <message>
        <source>a %1 wall (1 stone)</source>
        <translation>fal, 1 kő (%1)</translation>
    </message>
    <message>
        <source>a %1 tower (2)</source>
        <translation>torony, 2 kő (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult (3)</source>
        <translation>katapult, 3 kő (%1)</translation>
    </message>
    <message>
        <source>a light stone</source>
        <translation>egy világos kő</translation>
    </message>
    <message>
        <source>a dark stone</source>
        <translation>egy sötét kő</translation>
    </message>
    <message>
        <source>a light stack of %1</source>
        <translation>világos oszlop, magassága %1</translation>
    </message>
    <message>
        <source>a dark stack of %1</source>
        <translation>sötét oszlop, magassága %1</translation>
    </message>
    <message>
        <source>%1, but a cell takes two stones at most (%2)</source>
        <translation>%1, de egy mezőn legfeljebb két kő állhat (%2)</translation>
    </message>
    <message>
        <source>%1 is not one of the board&apos;s %2 cells</source>
        <translation>%1: nincs a tábla %2 mezője között</translation>
    </message>
    <message>
        <source>cell number %1</source>
        <translation>%1. számú mező</translation>
    </message>
    <message>
        <source>there are no catapults in this game</source>
        <translation>ebben a játékban nincsenek katapultok</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 mező üres</translation>
    </message>
    <message>
        <source>%1 holds %2 and %3 is to move</source>
        <translation>%1 mezőn %2 áll, és most nem ez az oldal lép, hanem %3</translation>
    </message>
    <message>
        <source>%1 holds a %2 of %3, this takes a %4 of %5</source>
        <translation>%1 mezőn %2 áll (%3), ehhez viszont %4 kell (%5)</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a sacrifice reaches 1 cell</source>
        <translation>%1 és %3 távolsága %2; az áldozat 1 mezőre ér</translation>
    </message>
    <message>
        <source>%1 is not in line with %2; a sacrifice reaches 1 cell</source>
        <translation>%1 nincs egy vonalban %2 mezővel; az áldozat 1 mezőre ér</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 mezőn %2 áll</translation>
    </message>
    <message>
        <source>%1 holds %2 stones already, and %3 are the limit</source>
        <translation>%1 mezőn már %2 kő áll, és %3 a legtöbb</translation>
    </message>
    <message>
        <source>%1 and %2 are not in line</source>
        <translation>%1 és %2 nincs egy vonalban</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a move ends 2 cells away</source>
        <translation>%1 és %3 távolsága %2; a lépés 2 mezőre ér véget</translation>
    </message>
    <message>
        <source>%1 holds %2, which a tower cannot attack</source>
        <translation>%1 mezőn %2 áll, ezt torony nem támadhatja</translation>
    </message>
    <message>
        <source>%1 holds a wall; both stones go only against a catapult</source>
        <translation>%1 mezőn fal áll; mindkét követ csak katapult ellen lehet feláldozni</translation>
    </message>
    <message>
        <source>%1 lies behind %2; a catapult throws forwards and to the sides</source>
        <translation>%1 mező %2 mező mögött van; a katapult előre és oldalra dob</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a catapult throws 2 or 3 cells</source>
        <translation>%1 és %3 távolsága %2; a katapult 2 vagy 3 mezőre dob</translation>
    </message>
    <message>
        <source>%1 holds %2 of the thrower&apos;s own</source>
        <translation>%1 mezőn a dobó saját egysége áll: %2</translation>
    </message>
    <message>
        <source>%1 is not on the mover&apos;s second row</source>
        <translation>%1 nincs a lépő fél második sorában</translation>
    </message>
    <message>
        <source>%1 and %2 should be two different cells, the left one first</source>
        <translation>%1 és %2 két különböző mező legyen, a bal oldali elöl</translation>
    </message>
    <message>
        <source>the persons may change sides once, between the two special moves of the bribe</source>
        <translation>oldalt cserélni egyszer lehet, a vesztegetés két különleges lépése között</translation>
    </message>
    <message>
        <source>the special move is each side&apos;s first turn of a bribe game only</source>
        <translation>a különleges lépés csak a vesztegetős játék első köre mindkét félnek</translation>
    </message>
    <message>
        <source>the first turn scatters a tower of the home row on two cells of the second, as in a1-c2,f2</source>
        <translation>az első kör az alapsor egyik tornyát szórja szét a második sor két mezőjére, például a1-c2,f2</translation>
    </message>
    <message>
        <source>%1 is not the cell between: the two stones go to the two nearest cells in one direction</source>
        <translation>%1 nem a közbülső mező: a két kő egy irányban a két legközelebbi mezőre kerül</translation>
    </message>
    <message>
        <source>%1 stone %2 to %3, %4 high</source>
        <translation>egy kő (%1) %2 mezőről %3 mezőre kerül, a magasság %4</translation>
    </message>
    <message>
        <source>%1 stone thrown from %2 to %3</source>
        <translation>egy kő (%1) %2 mezőről %3 mezőre repül</translation>
    </message>
    <message>
        <source>%1 stone removed from %2, %3 left</source>
        <translation>egy kő (%1) lekerült %2 mezőről, marad %3</translation>
    </message>
    <message>
        <source>%1 reaches the opponent&apos;s home row at %2</source>
        <translation>%1: elérve az ellenfél alapsora, %2 mezőn</translation>
    </message>
    <message>
        <source>the persons change sides</source>
        <translation>a játékosok oldalt cserélnek</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1: feladás</translation>
    </message>
    <message>
        <source>%1 cannot act and is out</source>
        <translation>%1: nem tud lépni, kiesett</translation>
    </message>
    <message>
        <source>the players agree on a draw</source>
        <translation>a játékosok döntetlenben egyeznek meg</translation>
    </message>
    <message>
        <source>%1 holds %2 on the opponent&apos;s home row</source>
        <translation>%1 az ellenfél alapsorán áll, %2 mezőn</translation>
    </message>
    <message>
        <source>the players agreed on a draw</source>
        <translation>a játékosok döntetlenben egyeztek meg</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1: feladta</translation>
    </message>
    <message>
        <source>all but the %1 player are out</source>
        <translation>mindenki kiesett, csak %1 maradt</translation>
    </message>
    <message>
        <source>%1 cannot act</source>
        <translation>%1: nem tud lépni</translation>
    </message>
    <message>
        <source>%1 has no legal move</source>
        <translation>%1: nem tud lépni</translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation>%1: nincs a játékban</translation>
    </message>
    <message>
        <source>the person who began as %1 wins</source>
        <translation>aki ezzel kezdett, az győz: %1</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>Gaul</source>
        <translation>gallok</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>görögök</translation>
    </message>
    <message>
        <source>first</source>
        <translation>első</translation>
    </message>
    <message>
        <source>second</source>
        <translation>második</translation>
    </message>
    <message>
        <source>third</source>
        <translation>harmadik</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>negyedik</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>ötödik</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>hatodik</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>hetedik</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>nyolcadik</translation>
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
        <source>aircraft carrier</source>
        <translation>repülőgép-hordozó</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>csatahajó</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>cirkáló</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>romboló</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>fregatt</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>tengeralattjáró</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>rakétás hajó</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>torpedónaszád</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>őrhajó</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>aknaszedő</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>partraszálló hajó</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>üteg</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>akna</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>repülőgép</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>egység</translation>
    </message>
    <message>
        <source>no ship</source>
        <translation>egyik hajó sem</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n mező</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>%1 nincs a táblán</translation>
    </message>
    <message>
        <source>square number %1</source>
        <translation>%1. számú mező</translation>
    </message>
    <message>
        <source>the fleets are set up already</source>
        <translation>a flották már felálltak</translation>
    </message>
    <message>
        <source>%1 has set up already</source>
        <translation>%1: már felállt</translation>
    </message>
    <message>
        <source>the battery on %1 bars the way from %2 to %3</source>
        <translation>%1 mezőn üteg áll, és elzárja az utat %2 mezőről %3 mezőre</translation>
    </message>
    <message>
        <source>%1 has no plane left</source>
        <translation>%1: nincs több repülőgép</translation>
    </message>
    <message>
        <source>the fleets are still being set up</source>
        <translation>a flották még állnak fel</translation>
    </message>
    <message>
        <source>%1 is not placed: ships and mines are</source>
        <translation>%1 nem rakható le: csak hajók és aknák</translation>
    </message>
    <message>
        <source>%1 is not in the %2 port</source>
        <translation>%1 nincs a kikötőben (%2)</translation>
    </message>
    <message>
        <source>%1 holds %2 already</source>
        <translation>%1 mezőn már áll: %2</translation>
    </message>
    <message>
        <source>each %1 of %2 is placed: it has %3</source>
        <translation>már mind le van rakva (%2): %1, összesen %3</translation>
    </message>
    <message>
        <source>%1 holds nothing of %2</source>
        <translation>%1 mezőn semmi sincs, ami az övé: %2</translation>
    </message>
    <message>
        <source>%1 holds a battery, which stays there</source>
        <translation>%1 mezőn üteg áll, az ott marad</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) still to place</source>
        <translation>
            <numerusform>%1: még %n hajót kell lerakni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a unit of %2; it is %3&apos;s turn</source>
        <translation>%1 mezőn a másik oldal egysége áll (%2), de most nem ez az oldal lép, hanem %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which never moves</source>
        <translation>%1 mezőn %2 áll, és az sosem lép</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 foglalt</translation>
    </message>
    <message>
        <source>%1 is an island</source>
        <translation>%1 sziget</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; %4 moves %5</source>
        <translation>%1 és %3 távolsága %2; %4 ennyit lép: %5</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; no ship moves more than %4</source>
        <translation>%1 és %3 távolsága %2; egyetlen hajó sem lép ennél többet: %4</translation>
    </message>
    <message>
        <source>no free way of at most %1 leads from %2 to %3</source>
        <translation>nincs szabad út %2 mezőről %3 mezőre (legfeljebb %1)</translation>
    </message>
    <message>
        <source>both batteries of an entrance must be gone to enter</source>
        <translation>behajózni csak ott lehet, ahol a bejárat mindkét ütege eltűnt</translation>
    </message>
    <message>
        <source>the game begins with a ship that leaves its port; %1 is not out at sea</source>
        <translation>a játék kifutó hajóval kezdődik; %1 nem a nyílt vízen van</translation>
    </message>
    <message>
        <source>%1 can act, and only who cannot passes</source>
        <translation>%1 tud lépni, és csak az passzolhat, aki nem</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; %1 would move to %2 first</source>
        <translation>egy kör lépés vagy támadás; %1 előbb %2 mezőre lépne</translation>
    </message>
    <message>
        <source>%1 is neutral water: nobody attacks there or from there</source>
        <translation>%1 semleges víz: ott és onnan senki sem támad</translation>
    </message>
    <message>
        <source>%1 holds a unit of the same side</source>
        <translation>%1 mezőn saját egység áll</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; it must be adjacent</source>
        <translation>%1 és %3 távolsága %2; szomszédosnak kell lennie</translation>
    </message>
    <message>
        <source>the coast lies between %1 and %2</source>
        <translation>%1 és %2 mező között part van</translation>
    </message>
    <message>
        <source>%1 holds %2; only %3 can do this</source>
        <translation>%1 mezőn %2 áll, de erre csak ez képes: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which does not attack</source>
        <translation>%1 mezőn %2 áll, és az nem támad</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a battery reaches 1</source>
        <translation>%1 és %3 távolsága %2; az üteg 1 mezőre ér</translation>
    </message>
    <message>
        <source>%1 holds %2, which a battery does not strike</source>
        <translation>%1 mezőn %2 áll, és azt az üteg nem bántja</translation>
    </message>
    <message>
        <source>%1 holds no battery</source>
        <translation>%1 mezőn nincs üteg</translation>
    </message>
    <message>
        <source>%1 is %2 away from the battery at %3; its range is 1</source>
        <translation>%1 távolsága %3 mező ütegétől %2; a hatótávja 1</translation>
    </message>
    <message>
        <source>%1 holds %2, no mine</source>
        <translation>%1 mezőn %2 áll, nem akna</translation>
    </message>
    <message>
        <source>the carrier moves before it sends its plane or after it, not both</source>
        <translation>a hordozó a gép küldése előtt vagy után lép, nem kétszer</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a plane reaches %4</source>
        <translation>%1 és %3 távolsága %2; a gép ennyire ér: %4</translation>
    </message>
    <message>
        <source>%1 holds %2, no target for a plane</source>
        <translation>%1 mezőn %2 áll, és az repülőnek nem célpont</translation>
    </message>
    <message>
        <source>%1 has no mine left to lay</source>
        <translation>%1: nincs több lerakható akna</translation>
    </message>
    <message>
        <source>%1 is neutral water, where no mine is laid</source>
        <translation>%1 semleges víz, ott nem rakható akna</translation>
    </message>
    <message>
        <source>%1 is in the enemy port</source>
        <translation>%1 az ellenfél kikötőjében van</translation>
    </message>
    <message>
        <source>%1 is not adjacent to a minesweeper of %2 outside neutral water</source>
        <translation>%1 mellett nincs aknaszedő semleges vízen kívül: %2</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 ezt teszi %3 mezőre: %2</translation>
    </message>
    <message>
        <source>%1 takes up %2 from %3</source>
        <translation>%1 ezt veszi fel %3 mezőről: %2</translation>
    </message>
    <message>
        <source>%1 stands on %2, mines off the board: %3</source>
        <translation>%1 mezői: %2; tartalék akna: %3</translation>
    </message>
    <message>
        <source>%1 unit moves %2 to %3</source>
        <translation>egység (%1) lép %2 mezőről %3 mezőre</translation>
    </message>
    <message>
        <source>%1 %2 on %3 attacks %4 on %5: %6</source>
        <translation>%2 (%1) %3 mezőről támadást indít; a célpont %5 mezőn: %4; %6</translation>
    </message>
    <message>
        <source>%1 plane attacks %2 on %3: %4</source>
        <translation>repülőgép (%1) támadást indít; a célpont %3 mezőn: %2; %4</translation>
    </message>
    <message>
        <source>%1 plane from %2 attacks %3 on %4: %5</source>
        <translation>repülőgép (%1) %2 mezőről támadást indít; a célpont %4 mezőn: %3; %5</translation>
    </message>
    <message>
        <source>the attacker is lost</source>
        <translation>a támadó odaveszett</translation>
    </message>
    <message>
        <source>the attacked is lost</source>
        <translation>a megtámadott odaveszett</translation>
    </message>
    <message>
        <source>both are lost</source>
        <translation>mindkettő odaveszett</translation>
    </message>
    <message>
        <source>no strike, both stay</source>
        <translation>nincs ütés, mindkettő marad</translation>
    </message>
    <message>
        <source>%1 plane taken off %2</source>
        <translation>repülőgép (%1) levéve %2 mezőről</translation>
    </message>
    <message>
        <source>%1 missile ship on %2 removes the battery on %3</source>
        <translation>rakétás hajó (%1) %2 mezőről eltávolítja %3 mező ütegét</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 removes the mine on %3</source>
        <translation>aknaszedő (%1) %2 mezőről felszedi %3 mező aknáját</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 finds no mine to remove on %3</source>
        <translation>aknaszedő (%1) %2 mezőről nem talál felszedhető aknát %3 mezőn</translation>
    </message>
    <message>
        <source>%1 lays a mine on %2</source>
        <translation>%1 aknát rak %2 mezőre</translation>
    </message>
    <message>
        <source>%1 %2 on %3 stayed too long on neutral water and is removed</source>
        <translation>%2 (%1) %3 mezőn túl sokáig volt semleges vízen, ezért lekerül</translation>
    </message>
    <message>
        <source>%1 can no longer win, without its landing ship</source>
        <translation>%1 már nem nyerhet, nincs partraszálló hajója</translation>
    </message>
    <message>
        <source>%1 can no longer win, without missile ships</source>
        <translation>%1 már nem nyerhet, nincs rakétás hajója</translation>
    </message>
    <message>
        <source>%1 landing ship enters the enemy port at %2</source>
        <translation>partraszálló hajó (%1) az ellenfél kikötőjében, %2 mezőn</translation>
    </message>
    <message>
        <source>%1 cannot act and passes</source>
        <translation>%1 nem tud lépni, passzol</translation>
    </message>
    <message>
        <source>%1&apos;s landing ship is in the %2 port at %3</source>
        <translation>partraszálló hajó (%1) a kikötőben (%2), %3 mezőn</translation>
    </message>
    <message>
        <source>neither side can win</source>
        <translation>egyik fél sem nyerhet</translation>
    </message>
    <message>
        <source>what lies there is illegal; take it back, or say `stands`</source>
        <translation>ami ott van, szabálytalan; vegyétek vissza, vagy mondjátok, hogy érvényes</translation>
    </message>
    <message>
        <source>throw the die beside the map</source>
        <translation>dobjatok a kockával a térkép mellé</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 és még %2</translation>
    </message>
    <message>
        <source>moves and dice are seen; say who strikes, storms or boards, and which ship loads or lands where two are near</source>
        <translation>a lépések és a kockák látszanak; mondjátok meg, ki támad, ki rohamoz vagy ki száll át, és melyik hajó rakodik vagy tesz partra, ha kettő van közel</translation>
    </message>
    <message>
        <source>Umpire sees moves and dice. Say who strikes, storms or boards. If two ships are near, say which ship loads or lands.</source>
        <translation>Az Umpire látja a lépéseket és a kockákat. Mondjátok meg, ki támad, ki rohamoz vagy ki száll át. Ha két hajó van közel, azt is, melyik rakodik vagy tesz partra.</translation>
    </message>
    <message>
        <source>nothing is offered</source>
        <translation>nincs miből választani</translation>
    </message>
    <message>
        <source>there are only %1 explanations</source>
        <translation>csak %1 magyarázat van</translation>
    </message>
    <message>
        <source>number %1 is only a part of an action</source>
        <translation>ez a szám csak egy lépés része: %1</translation>
    </message>
    <message>
        <source>the record says so already</source>
        <translation>a jegyzőkönyv már ezt mondja</translation>
    </message>
    <message>
        <source>nothing illegal lies there</source>
        <translation>nincs ott semmi szabálytalan</translation>
    </message>
    <message>
        <source>nothing has been played</source>
        <translation>még semmi sem történt a játékban</translation>
    </message>
    <message>
        <source>`%1` counts once these say `agree`: %2</source>
        <translation>„%1” akkor számít, ha ezt mondják: „agree”: %2</translation>
    </message>
    <message>
        <source>`%1` counts once one of these says `agree`: %2</source>
        <translation>„%1” akkor számít, ha egyikük ezt mondja: „agree”: %2</translation>
    </message>
    <message>
        <source>the record is changed at %1</source>
        <translation>a jegyzőkönyv itt változott: %1</translation>
    </message>
    <message>
        <source>what another player hides is put right by that player, or at the table</source>
        <translation>amit egy másik játékos rejt, azt az a játékos igazítja ki, vagy az asztalnál teszik meg</translation>
    </message>
    <message>
        <source>%1 speaks for %1 alone; %2 or the table may say this</source>
        <translation>%1 csak %1 nevében szól; ezt %2 vagy az asztal mondhatja</translation>
    </message>
    <message>
        <source>this is said at this table, and not from elsewhere</source>
        <translation>ezt ennél az asztalnál mondják, máshonnan nem lehet</translation>
    </message>
    <message>
        <source>this is said at the table itself, and not by one player</source>
        <translation>ezt magánál az asztalnál mondják, nem egyetlen játékos</translation>
    </message>
    <message>
        <source>spectators give no commands</source>
        <translation>a nézők nem adnak parancsot</translation>
    </message>
    <message>
        <source>only the arbiter rules</source>
        <translation>csak a versenybíró dönt</translation>
    </message>
    <message>
        <source>this is no command, and no action of the game here; say `help`</source>
        <translation>ez nem parancs, és a játékban itt nem is lépés; mondd: „help”</translation>
    </message>
    <message>
        <source>a place of the picture in pixels, or a spot of the board, as in %1</source>
        <translation>a kép egy helye képpontban vagy a tábla egy mezője, például %1</translation>
    </message>
    <message>
        <source>four corners, as in %1</source>
        <translation>négy sarok, például %1</translation>
    </message>
    <message>
        <source>`wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, `wrong turned X,Y` or `wrong headless X,Y`, in pixels</source>
        <translation>„wrong missed X,Y X,Y” (vég és fej), „wrong none X,Y”, „wrong turned X,Y” vagy „wrong headless X,Y”, képpontban</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>rejtett</translation>
    </message>
    <message>
        <source>only %1 can be undone</source>
        <translation>csak %1 vonható vissza</translation>
    </message>
    <message>
        <source>only %1 can be taken back</source>
        <translation>csak %1 vonható vissza</translation>
    </message>
    <message>
        <source>nobody has asked for agreement</source>
        <translation>senki sem kért beleegyezést</translation>
    </message>
    <message>
        <source>`%1` is no player who has still to agree</source>
        <translation>`%1` nem olyan játékos, akinek még bele kell egyeznie</translation>
    </message>
    <message>
        <source>it is paused already</source>
        <translation>már szünet van</translation>
    </message>
    <message>
        <source>it is not paused</source>
        <translation>most nincs szünet</translation>
    </message>
    <message>
        <source>whose turn it is may resign, or a player by name where the game says so</source>
        <translation>az adhatja fel, aki soron van, vagy név szerint, akinek a játék megengedi</translation>
    </message>
    <message>
        <source>the player to move may give up, or a player by name where the game says so</source>
        <translation>az adhatja fel, aki soron van, vagy név szerint, akinek a játék megengedi</translation>
    </message>
    <message>
        <source>at character %1: expected %2, found %3</source>
        <translation>%1. karakter: ide %2 kellene, de %3 áll ott</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>a vége</translation>
    </message>
    <message>
        <source>nothing of known size is in view</source>
        <translation>semmi ismert méretű nem látszik</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>mint előzőleg</translation>
    </message>
    <message>
        <source>the table file names no board, and none is seen along the table&apos;s sides: write its place into the table file</source>
        <translation>az asztalfájl nem nevez táblát, és az asztal széleivel párhuzamos sem látszik: írd be a helyét az asztalfájlba</translation>
    </message>
    <message>
        <source>the table file names no board; one is seen and taken: %1</source>
        <translation>az asztalfájl nem nevez táblát; egy látszik, ez lett elfogadva: %1</translation>
    </message>
    <message>
        <source>the table file names no board; of more than one that are seen the plainest is taken: %1</source>
        <translation>az asztalfájl nem nevez táblát; több is látszik, a legtisztább lett elfogadva: %1</translation>
    </message>
    <message>
        <source>a %1 token stands on the line between %2 and %3: move it into one of them</source>
        <translation>egy jelző (%1) a határvonalon áll: %2 és %3; told az egyikbe</translation>
    </message>
    <message>
        <source>a figure stands on the line between %1 and %2: move it into one of them</source>
        <translation>egy figura %1 és %2 mező határán áll: told az egyikbe</translation>
    </message>
    <message>
        <source>the board's cells do not look alike, or something large covers %1 % of them; tokens are found again once Umpire has a picture of the empty board</source>
        <translation>a tábla mezői nem egyformák, vagy valami nagy fedi a tábla %1 %-át: az Umpire akkor találja meg újra a jelzőket, ha van képe az üres tábláról</translation>
    </message>
    <message>
        <source>the stone on %1 lies on a line: it may be meant for %2 or %3</source>
        <translation>a kő %1 mezőn vonalon fekszik: %2 vagy %3 mezőre szánhatták</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>a tábla mellé</translation>
    </message>
    <message>
        <source>%1 cells of the board are out of the picture (%2): move the camera, or check the board&apos;s place in the table file</source>
        <translation>a tábla %1 mezője nincs a képen (%2): mozdítsd a kamerát, vagy nézd meg a tábla helyét az asztalfájlban</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>the order matches at x = %1 mm are not read: %2</source>
        <translation>a parancsgyufák itt nem olvashatók: x = %1 mm; %2</translation>
    </message>
    <message>
        <source>either player may have laid them; lay a column in its player&apos;s half of the table</source>
        <translation>bármelyik játékos rakhatta; az oszlop a játékosa asztalfelén legyen</translation>
    </message>
    <message>
        <source>another match lies in line with them, or one in a gap is not seen</source>
        <translation>egy másik gyufa is a vonalukban van, vagy egy hézagban nem látszik</translation>
    </message>
    <message>
        <source>one of them is seen too faintly</source>
        <translation>az egyik túl halványan látszik</translation>
    </message>
    <message>
        <source>the code at %1 cannot be read: it is torn, covered or blurred; look what it is</source>
        <translation>a kód itt nem olvasható: %1; szakadt, takart vagy életlen; nézd meg, mi az</translation>
    </message>
    <message>
        <source>one code in view is of another make: no counter, and what it says is not followed</source>
        <translation>egy látható kód idegen: nem játékjelző, a tartalmát nem követjük</translation>
    </message>
    <message>
        <source>%1 codes in view are of another make: no counter, and what it says is not followed</source>
        <translation>%1 látható kód idegen: nem játékjelzők, a tartalmukat nem követjük</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther right than the table file has them: check origin_mm and cell_mm</source>
        <translation>a tábla vonalai kb. %1 mm-rel jobbrább vannak, mint az asztalfájlban: nézd meg: origin_mm, cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther left than the table file has them: check origin_mm and cell_mm</source>
        <translation>a tábla vonalai kb. %1 mm-rel balrább vannak, mint az asztalfájlban: nézd meg: origin_mm, cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther from side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>a tábla vonalai kb. %1 mm-rel távolabb vannak az A oldaltól, mint az asztalfájlban: nézd meg: origin_mm, cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm nearer to side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>a tábla vonalai kb. %1 mm-rel közelebb vannak az A oldalhoz, mint az asztalfájlban: nézd meg: origin_mm, cell_mm</translation>
    </message>
    <message>
        <source>the board ends before the %1 edge that the table file gives it: check origin_mm, cols and rows</source>
        <translation>a tábla véget ér az asztalfájl szerinti széle (%1) előtt: nézd meg: origin_mm, cols, rows</translation>
    </message>
    <message>
        <source>left</source>
        <translation>bal</translation>
    </message>
    <message>
        <source>right</source>
        <translation>jobb</translation>
    </message>
    <message>
        <source>near</source>
        <translation>közeli</translation>
    </message>
    <message>
        <source>far</source>
        <translation>távoli</translation>
    </message>
    <message>
        <source>no lines of a board are seen where the table file has one: check its place, or the light</source>
        <translation>az asztalfájl szerinti helyen nem látszanak a tábla vonalai: nézd meg a helyét vagy a fényt</translation>
    </message>
    <message>
        <source>orders of side %1: %2</source>
        <translation>parancsok, %1 oldal: %2</translation>
    </message>
    <message>
        <source>tag %1 is not in the table file and was ignored</source>
        <translation>ez a jel nincs az asztalfájlban, ezért kimaradt: %1</translation>
    </message>
    <message>
        <source>tag %1 is in the picture twice; remove or cover the copy</source>
        <translation>ez a jel kétszer van a képen: %1; vedd el vagy takard el a másolatot</translation>
    </message>
    <message>
        <source>no tag of the table is in the picture; show at least one whole, with its white margin, or check the table file</source>
        <translation>az asztal egyik jele sincs a képen; legalább egy látsszon egészben, fehér szegéllyel, vagy nézd meg az asztalfájlt</translation>
    </message>
    <message>
        <source>no tag is in the picture; show them all whole, with their white margins</source>
        <translation>nincs jel a képen; mind látsszon egészben, fehér szegéllyel</translation>
    </message>
    <message>
        <source>the tags do not lie where the table file says (they miss by %1 mm); measure the table anew</source>
        <translation>a jelek nem ott vannak, ahol az asztalfájl mondja (eltérés %1 mm); mérd ki újra az asztalt</translation>
    </message>
    <message>
        <source>the tags&apos; edges fit no camera above the table; check the table file</source>
        <translation>a jelek szélei egyetlen asztal fölötti kamerához sem illenek; nézd meg az asztalfájlt</translation>
    </message>
    <message>
        <source>tag %1 is of another sheet than most and was ignored</source>
        <translation>ez a jel más lapról való, mint a többség, ezért kimaradt: %1</translation>
    </message>
    <message>
        <source>by the boxes of 60 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>a 60 mm-es dobozok szerint a jelek oldala %1 mm, nem %2 mm; a jelek számítanak: mérj meg egy jelet, és nyomtasd a jeleket teljes méretben</translation>
    </message>
    <message>
        <source>by the matches of 42 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>a 42 mm-es gyufák szerint a jelek oldala %1 mm, nem %2 mm; a jelek számítanak: mérj meg egy jelet, és nyomtasd a jeleket teljes méretben</translation>
    </message>
    <message>
        <source>the tags do not lie flat on one table; press them down and try again</source>
        <translation>a jelek nem simulnak egy asztalra; nyomd le őket, és próbáld újra</translation>
    </message>
    <message>
        <source>the camera is gone (%1); trying again until it returns</source>
        <translation>a kamera eltűnt (%1); próbálkozás, amíg vissza nem jön</translation>
    </message>
    <message>
        <source>the stream ended</source>
        <translation>az adás véget ért</translation>
    </message>
    <message>
        <source>the picture&apos;s size changed from %1 to %2</source>
        <translation>a kép mérete változott: %1 helyett %2</translation>
    </message>
    <message>
        <source>a frame was left out: %1</source>
        <translation>egy kép kimaradt: %1</translation>
    </message>
    <message>
        <source>a frame was left out: %1 (%2 frames by now)</source>
        <translation>egy kép kimaradt: %1 (eddig %2 kép)</translation>
    </message>
    <message>
        <source>of the sticks in view only the %1 surest are looked at</source>
        <translation>a látható pálcikák közül csak a legbiztosabb %1 számít</translation>
    </message>
    <message>
        <source>the camera gives no MJPG but %1; expect few frames a second</source>
        <translation>a kamera nem MJPG-t ad, hanem ezt: %1; kevés kép várható másodpercenként</translation>
    </message>
    <message>
        <source>the camera gives %1 px instead of %2</source>
        <translation>a kamera %1 képpontot ad %2 helyett</translation>
    </message>
    <message>
        <source>the camera gives %1 frames a second instead of %2</source>
        <translation>a kamera %1 képet ad másodpercenként %2 helyett</translation>
    </message>
    <message>
        <source>the driver buffers more than one frame; pictures may be late</source>
        <translation>az illesztőprogram több képet is tárol; a képek késhetnek</translation>
    </message>
    <message>
        <source>which was it?</source>
        <translation>melyik volt?</translation>
    </message>
    <message>
        <source>draw a chit each, and turn both up together</source>
        <translation>húzzatok egy-egy jelzőt, és együtt fordítsátok fel</translation>
    </message>
    <message>
        <source>tell Umpire in secret which ship stands where</source>
        <translation>mondd meg titokban az Umpire-nek, melyik hajó hol áll</translation>
    </message>
    <message>
        <source>what was played?</source>
        <translation>mit léptek?</translation>
    </message>
    <message>
        <source>not finished yet: it may become %1</source>
        <translation>még nincs kész; ez lehet belőle: %1</translation>
    </message>
    <message>
        <source>table and record differ: %1</source>
        <translation>az asztal és a jegyzőkönyv eltér: %1</translation>
    </message>
    <message>
        <source>%1 should hold %2 and shows %3</source>
        <translation>%1: a jegyzőkönyvben %2, látszik %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>és még %1</translation>
    </message>
    <message>
        <source>table and record agree again</source>
        <translation>az asztal és a jegyzőkönyv újra egyezik</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: %2 must say `agree NAME`</source>
        <translation>%1 visszavonása a véletlent is visszaveszi; bele kell egyeznie: %2</translation>
    </message>
    <message>
        <source>cannot `%1`: %2</source>
        <translation>nem megy: `%1`; %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>megjegyzés: %1</translation>
    </message>
    <message>
        <source>calls the arbiter</source>
        <translation>a versenybírót hívja</translation>
    </message>
    <message>
        <source>calls the arbiter: %1</source>
        <translation>a versenybírót hívja: %1</translation>
    </message>
    <message>
        <source>the arbiter %1 rules `%2`: %3</source>
        <translation>%1 versenybíró döntése: `%2`; %3</translation>
    </message>
    <message>
        <source>the arbiter %1 rules: %2</source>
        <translation>%1 versenybíró döntése: %2</translation>
    </message>
    <message>
        <source>this position stands here for the %1. time</source>
        <translation>ez az állás most %1. alkalommal áll itt</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 érvényes</translation>
    </message>
    <message>
        <source>dig</source>
        <translation>aknafúrás</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>tüzérség</translation>
    </message>
    <message>
        <source>certificate of the camera: %1, mean error %2, largest error %3 (SHA-256 %4)</source>
        <translation>a kamera tanúsítványa: %1, átlagos hiba %2, legnagyobb hiba %3 (SHA-256 %4)</translation>
    </message>
    <message>
        <source>class gold</source>
        <translation>arany osztály</translation>
    </message>
    <message>
        <source>class silver</source>
        <translation>ezüst osztály</translation>
    </message>
    <message>
        <source>class bronze</source>
        <translation>bronz osztály</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>nincs osztálya</translation>
    </message>
    <message>
        <source>the certificate was made with another camera file than this game&apos;s, so it may not hold here</source>
        <translation>a tanúsítvány más kamerafájllal készült, mint ez a játék, ezért itt talán nem érvényes</translation>
    </message>
    <message>
        <source>the certificate was made with another table file than this game&apos;s, so it may not hold here</source>
        <translation>a tanúsítvány más asztalfájllal készült, mint ez a játék, ezért itt talán nem érvényes</translation>
    </message>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>az asztal túl sötét: kell még fény vagy hosszabb expozíció</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture&apos;s, the scale is that of the pieces</source>
        <translation>az asztalfájl egyik jele sem látszik: a helyek a kép szerintiek, a lépték a darabokból van</translation>
    </message>
    <message>
        <source>places are in pixels only; show the tags of the kit, or give the table file, for millimetres</source>
        <translation>a helyek csak képpontban vannak; milliméterhez mutasd a készlet jeleit, vagy add meg az asztalfájlt</translation>
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
        <source>the camera gives no frames; is another program using it, or its cable loose?</source>
        <translation>a kamera nem ad képet; más program használja, vagy kijár a kábele?</translation>
    </message>
    <message>
        <source>the camera is back</source>
        <translation>a kamera visszajött</translation>
    </message>
    <message>
        <source>no telephone is connected yet; scan the code with the telephone that is the camera</source>
        <translation>még nem csatlakozott telefon; olvasd be a kódot azzal a telefonnal, amelyik a kamera lesz</translation>
    </message>
    <message>
        <source>the telephone sends no pictures; it is away, or its screen is asleep: wake it and show its page, or scan the code again</source>
        <translation>a telefon nem küld képet; elment, vagy alszik a képernyője: ébreszd fel, és mutasd az oldalát, vagy olvasd be újra a kódot</translation>
    </message>
    <message>
        <source>a telephone is the camera now</source>
        <translation>mostantól egy telefon a kamera</translation>
    </message>
    <message>
        <source>the telephone is back</source>
        <translation>a telefon visszajött</translation>
    </message>
    <message>
        <source>end of the film</source>
        <translation>vége a filmnek</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>az asztalfájl egyik jele sem látszik; fordítsd a kamerát, amíg egy teljesen látszik</translation>
    </message>
    <message>
        <source>light</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>görögök</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>the die is thrown for who starts</source>
        <translation>a kocka dönt arról, ki kezd</translation>
    </message>
    <message>
        <source>the players place their soldiers</source>
        <translation>a játékosok leteszik katonáikat</translation>
    </message>
    <message>
        <source>a fight goes on, and the attacker&apos;s die is due</source>
        <translation>harc folyik, a támadó dob</translation>
    </message>
    <message>
        <source>a fight goes on, and the defender&apos;s die is due</source>
        <translation>harc folyik, a védő dob</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 következik</translation>
    </message>
    <message>
        <source>no ship has its bow on %1</source>
        <translation>%1 mezőn nincs hajóorr</translation>
    </message>
    <message>
        <source>the ship %1 of %2</source>
        <translation>%1 mező hajója (%2)</translation>
    </message>
    <message>
        <source>the ship %1</source>
        <translation>%1 mező hajója</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>egy hajó</translation>
    </message>
    <message>
        <source>%1 is not %2&apos;s</source>
        <translation>%1: nem az övé (%2)</translation>
    </message>
    <message>
        <source>no soldier stands on %1</source>
        <translation>%1 mezőn nem áll katona</translation>
    </message>
    <message>
        <source>the soldier on %1 is %2&apos;s, not %3&apos;s</source>
        <translation>%1 mezőn olyan katona áll, akinek a gazdája %2, nem %3</translation>
    </message>
    <message>
        <source>%1 is no coast of this board</source>
        <translation>%1 nem part ezen a táblán</translation>
    </message>
    <message>
        <source>that is %1&apos;s own</source>
        <translation>ez a saját figurája: %1</translation>
    </message>
    <message>
        <source>%1 is an ally of %2</source>
        <translation>%1 szövetségese: %2</translation>
    </message>
    <message>
        <source>name two different squares, not %1 twice</source>
        <translation>két különböző mezőt mondj, ne %1 mezőt kétszer</translation>
    </message>
    <message>
        <source>%1 is named before %2</source>
        <translation>először %1 mezőt mondd, aztán %2 mezőt</translation>
    </message>
    <message>
        <source>%1 is not on the coast of %2</source>
        <translation>%1 nem ennek a partján van: %2</translation>
    </message>
    <message>
        <source>a soldier stands on %1 already</source>
        <translation>%1 mezőn már áll katona</translation>
    </message>
    <message>
        <source>%1; no die is due</source>
        <translation>%1; most nem kell dobni</translation>
    </message>
    <message>
        <source>a die shows 1 to %1, not %2</source>
        <translation>a kocka 1–%1 közöttit mutat, nem %2</translation>
    </message>
    <message>
        <source>%1 is not 1 square forward, back or sideways from %2</source>
        <translation>%1 nincs 1 mezőre előre, hátra vagy oldalt %2 mezőtől</translation>
    </message>
    <message>
        <source>%1 is not beside a square of %2</source>
        <translation>%1 nincs a hajó mellett: %2</translation>
    </message>
    <message>
        <source>%1 has legal moves and must make one</source>
        <translation>%1 tud lépni, lépnie kell</translation>
    </message>
    <message>
        <source>alliances and sales are for three or more players, not 2</source>
        <translation>szövetség és eladás három vagy több játékosnál van, nem kettőnél</translation>
    </message>
    <message>
        <source>there are players 1 to %1, not %2</source>
        <translation>1–%1. játékos van, %2. nincs</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 kiesett a játékból</translation>
    </message>
    <message>
        <source>%1 is no other player in the game</source>
        <translation>%1 nem másik játékos</translation>
    </message>
    <message>
        <source>%1 is an ally already</source>
        <translation>%1 már szövetséges</translation>
    </message>
    <message>
        <source>%1 is no ally</source>
        <translation>%1 nem szövetséges</translation>
    </message>
    <message>
        <source>a tactical move is made in a boarding only, and a land battle is fought</source>
        <translation>taktikai lépés csak csáklyázáskor van, most szárazföldi harc folyik</translation>
    </message>
    <message>
        <source>the ship %1 is in a fight, and fighting ships cannot be separated</source>
        <translation>%1 mező hajója harcban áll, és a harcoló hajók nem válhatnak szét</translation>
    </message>
    <message>
        <source>%1 is no enemy&apos;s</source>
        <translation>%1: nem ellenséges</translation>
    </message>
    <message>
        <source>%1 is in a fight; it may be rammed, not boarded</source>
        <translation>%1 harcban áll; döfni szabad, csáklyázni nem</translation>
    </message>
    <message>
        <source>%1 is rammed on the way and sinks</source>
        <translation>%1 útközben döfést kap és elsüllyed</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over 2 squares</source>
        <translation>a hajó nem állna 2 mezőn oldalával mellette: %1</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over at least 1 square</source>
        <translation>a hajó nem állna legalább 1 mezőn oldalával mellette: %1</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 already; with %3 more it would be over %4</source>
        <translation>%1 mező hajóján már %2 katona van; még %3 már több volna, mint %4</translation>
    </message>
    <message>
        <source>%1 is not beside a square of the ship %2</source>
        <translation>%1 nincs %2 mező hajója mellett</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 soldiers, not %3</source>
        <translation>%1 mező hajóján %2 katona van, nem %3</translation>
    </message>
    <message>
        <source>a soldier of %1 stands on %2</source>
        <translation>%2 mezőn katona áll: %1</translation>
    </message>
    <message>
        <source>the %1 would be 1 square off the board of %2 x %3</source>
        <translation>1 mezővel kilógna a tábláról (%2 x %3): %1</translation>
    </message>
    <message>
        <source>the %1 would be on %2, which is coast</source>
        <translation>partra, %2 mezőre kerülne: %1</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>orr</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>tat</translation>
    </message>
    <message>
        <source>the bow would hit %1, the same player&apos;s</source>
        <translation>az orr a saját hajónak ütközne: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1, an ally</source>
        <translation>az orr szövetségesnek ütközne: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1 from the front</source>
        <translation>az orr szemből ütközne: %1</translation>
    </message>
    <message>
        <source>the stern would be on %1, where the ship %2 lies</source>
        <translation>a tat %1 mezőre kerülne, ahol %2 mező hajója áll</translation>
    </message>
    <message>
        <source>a ship goes exactly 2 squares ahead, not 1, unless it turns too</source>
        <translation>a hajó pontosan 2 mezőt megy előre, nem 1-et, hacsak nem fordul is</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move there, after 1 square</source>
        <translation>%1 mezőn a döfés 1 mező után véget vet a lépésnek</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move, no turn follows</source>
        <translation>%1 mezőn a döfés véget vet a lépésnek, fordulás nincs</translation>
    </message>
    <message>
        <source>a ship goes 2 squares ahead, or 1 with a turn sideways, or turns about on its bow&apos;s square; %1 to %2 is none of these</source>
        <translation>a hajó 2 mezőt megy előre, vagy 1-et oldalra fordulva, vagy az orra mezőjén megfordul; %1 mezőről %2 mezőre egyik sem</translation>
    </message>
    <message>
        <source>%1 puts a soldier on %2</source>
        <translation>%1 katonát tesz %2 mezőre</translation>
    </message>
    <message>
        <source>%1 throws %2 for the first turn</source>
        <translation>%1 dobása a kezdésért %2</translation>
    </message>
    <message>
        <source>%1 throws %2 in attack</source>
        <translation>%1 támadó dobása %2</translation>
    </message>
    <message>
        <source>%1 throws %2 in defence</source>
        <translation>%1 védekező dobása %2</translation>
    </message>
    <message>
        <source>all who threw %1 throw again</source>
        <translation>akik %1-t dobtak, újra dobnak</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 kezd</translation>
    </message>
    <message>
        <source>%1 makes a tactical move with %2 to %3 heading %4</source>
        <translation>%1 taktikai lépést tesz; hajója %2 mezőről %3 mezőre ér, iránya %4</translation>
    </message>
    <message>
        <source>%1 sails %2 to %3 heading %4</source>
        <translation>%1 hajója %2 mezőről %3 mezőre vitorlázik, iránya %4</translation>
    </message>
    <message>
        <source>north</source>
        <translation>észak</translation>
    </message>
    <message>
        <source>east</source>
        <translation>kelet</translation>
    </message>
    <message>
        <source>south</source>
        <translation>dél</translation>
    </message>
    <message>
        <source>west</source>
        <translation>nyugat</translation>
    </message>
    <message>
        <source>the ship %1 of %2 sinks</source>
        <translation>elsüllyed %1 mező hajója (%2)</translation>
    </message>
    <message numerus="yes">
        <source>the ship %1 of %2 sinks, %n soldier(s) aboard</source>
        <translation>
            <numerusform>elsüllyed %1 mező hajója (%2), rajta %n katona</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s soldier goes from %2 to %3</source>
        <translation>%1 katonája %2 mezőről %3 mezőre lép</translation>
    </message>
    <message>
        <source>%1&apos;s soldier on %2 goes aboard %3</source>
        <translation>%1 katonája %2 mezőről hajóra száll: %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldiers on %2 and %3 go aboard %4</source>
        <translation>%1 katonái %2 és %3 mezőről hajóra szállnak: %4</translation>
    </message>
    <message>
        <source>%1&apos;s soldier lands on %2 from the ship %3</source>
        <translation>%1 katonája partra száll %2 mezőn %3 mező hajójáról</translation>
    </message>
    <message>
        <source>%1&apos;s %2 strikes %3&apos;s %4, %5 against %6</source>
        <translation>%1 %2 mezőről megtámadja %4 mezőt (%3), %5 %6 ellen</translation>
    </message>
    <message>
        <source>%1&apos;s %2 lands against %3&apos;s %4, %5 against %6</source>
        <translation>%1 partra száll %2 mező hajójáról; %3 védi %4 mezőt; %5 harcos áll %6 ellen</translation>
    </message>
    <message>
        <source>%1&apos;s %2 boards %3&apos;s %4, %5 against %6</source>
        <translation>%1 %2 mezőről megcsáklyázza %4 mező hajóját (%3), %5 %6 ellen</translation>
    </message>
    <message>
        <source>%1&apos;s %2 storms %3&apos;s %4, %5 against %6</source>
        <translation>%1 %2 mezőről megrohamozza %4 mezőt (%3), %5 %6 ellen</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 beats %3&apos;s defence %4</source>
        <translation>támadás %2 (%1) legyőzi: védelem %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 loses to %3&apos;s defence %4</source>
        <translation>támadás %2 (%1) alulmarad: védelem %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 ties with %3&apos;s defence %4</source>
        <translation>támadás %2 (%1) egyenlő: védelem %4 (%3)</translation>
    </message>
    <message>
        <source>the fight ends with the tie</source>
        <translation>a küzdelem a döntetlennel véget ér</translation>
    </message>
    <message>
        <source>%1 forfeits a fighter</source>
        <translation>%1 egy harcost veszít büntetésből</translation>
    </message>
    <message>
        <source>%1 loses a soldier of %2</source>
        <translation>%1: egy katona elesik %2 mezőn</translation>
    </message>
    <message>
        <source>%1 loses the sailors of %2</source>
        <translation>%1: elesnek a matrózok %2 mezőn</translation>
    </message>
    <message>
        <source>%1 captures the ship %2</source>
        <translation>%1 elfoglalja %2 mező hajóját</translation>
    </message>
    <message numerus="yes">
        <source>%1 captures the ship %2, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1 elfoglalja %2 mező hajóját, rajta %n katona</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1 nem tud lépni</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 kiesett: %2</translation>
    </message>
    <message>
        <source>%1 sells the figure on %2 to %3</source>
        <translation>%1 eladja %2 mező figuráját; a vevő %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells the figure on %2 to %3, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1 eladja %2 mező figuráját, rajta %n katona; a vevő %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are allies</source>
        <translation>%1 és %2 szövetségesek</translation>
    </message>
    <message>
        <source>%1 and %2 are no allies any more</source>
        <translation>%1 és %2 már nem szövetségesek</translation>
    </message>
    <message>
        <source>%1 has %2 soldiers in the capital of %3</source>
        <translation>%1: %2 katona a fővárosban (%3)</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation>%1 feladta</translation>
    </message>
    <message>
        <source>%1 has no soldiers left</source>
        <translation>%1: nem maradt katonája</translation>
    </message>
    <message>
        <source>%1 has no figures left</source>
        <translation>%1: nem maradt figurája</translation>
    </message>
    <message>
        <source>the players have agreed on a draw</source>
        <translation>a játékosok döntetlenben egyeztek meg</translation>
    </message>
    <message>
        <source>nobody is left: %1</source>
        <translation>nem maradt senki: %1</translation>
    </message>
    <message>
        <source>all but %1 are out</source>
        <translation>mindenki más kiesett: %1</translation>
    </message>
    <message>
        <source>only allies are left: %1</source>
        <translation>csak szövetségesek maradtak: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>a játéknak vége</translation>
    </message>
    <message>
        <source>the galleys are being built</source>
        <translation>épülnek a gályák</translation>
    </message>
    <message>
        <source>the galleys are being placed</source>
        <translation>a gályák lerakása folyik</translation>
    </message>
    <message>
        <source>orders are being laid</source>
        <translation>készülnek a parancsok</translation>
    </message>
    <message>
        <source>orders are being executed</source>
        <translation>a parancsok végrehajtása folyik</translation>
    </message>
    <message>
        <source>%1 has sunk</source>
        <translation>%1 elsüllyedt</translation>
    </message>
    <message>
        <source>%1 is not on the table</source>
        <translation>%1 nincs az asztalon</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>kész: %1</translation>
    </message>
    <message>
        <source>%1 has offered a draw in this turn</source>
        <translation>%1 ebben a körben már döntetlent ajánlott</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>az asztal</translation>
    </message>
    <message>
        <source>%1 owes %2 first</source>
        <translation>előbb ez kell (%1): %2</translation>
    </message>
    <message>
        <source>the galleys&apos; places</source>
        <translation>a gályák helye</translation>
    </message>
    <message>
        <source>how it touches the other</source>
        <translation>hogyan ér a másikhoz</translation>
    </message>
    <message>
        <source>its losses</source>
        <translation>a veszteségei</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>a célpontja</translation>
    </message>
    <message>
        <source>its toss</source>
        <translation>a dobása</translation>
    </message>
    <message>
        <source>the call on its toss</source>
        <translation>az ítélet a dobásáról</translation>
    </message>
    <message>
        <source>its oars</source>
        <translation>az evezői</translation>
    </message>
    <message>
        <source>%1 has built all its galleys</source>
        <translation>%1 minden gályája megépült</translation>
    </message>
    <message>
        <source>a galley is 6/6/2, 5/5/3 or 4/4/4: oars per side and masts make 8</source>
        <translation>egy gálya 6/6/2, 5/5/3 vagy 4/4/4: az oldalankénti evező és az árboc együtt 8</translation>
    </message>
    <message>
        <source>%1 is placed already</source>
        <translation>%1 már a helyén van</translation>
    </message>
    <message>
        <source>no galley has that name in this game</source>
        <translation>ebben a játékban nincs ilyen nevű gálya</translation>
    </message>
    <message>
        <source>%1 places the next galley</source>
        <translation>a következő gályát ő teszi le: %1</translation>
    </message>
    <message>
        <source>the galley would not be on the table</source>
        <translation>a gálya nem az asztalon lenne</translation>
    </message>
    <message>
        <source>%1 has its orders</source>
        <translation>%1 megkapta a parancsait</translation>
    </message>
    <message>
        <source>%1 has no orders yet</source>
        <translation>%1 még nem kapott parancsot</translation>
    </message>
    <message>
        <source>the target must be an enemy within 3 M</source>
        <translation>a célpont 3 gyufányin belüli ellenség legyen</translation>
    </message>
    <message>
        <source>%1 did not move in this step and rams nobody</source>
        <translation>%1 ebben a lépésben nem mozdult, senkit sem öklel</translation>
    </message>
    <message>
        <source>the table shows whether %1 and %2 touch</source>
        <translation>az asztal megmutatja, összeér-e %1 és %2</translation>
    </message>
    <message>
        <source>a match lies nowhere near the table</source>
        <translation>egy gyufa távol esett az asztaltól</translation>
    </message>
    <message>
        <source>%1 matches lie there, %2 are to be dropped</source>
        <translation>%1 gyufa van ott, %2 dobható</translation>
    </message>
    <message>
        <source>the matches show %1 to %2 hits</source>
        <translation>a gyufák %1–%2 találatot mutatnak</translation>
    </message>
    <message>
        <source>%1 matches are to be dropped</source>
        <translation>%1 gyufát kell dobni</translation>
    </message>
    <message>
        <source>%1 oars, at least 1 and at most %2 on each side</source>
        <translation>%1 evező, oldalanként legalább 1, legfeljebb %2</translation>
    </message>
    <message>
        <source>the galley would lie nowhere near the table</source>
        <translation>a gálya távol lenne az asztaltól</translation>
    </message>
    <message>
        <source>what follows from where it lay is being decided; say it after that</source>
        <translation>éppen arról döntünk, ami a helyéből következik; utána mondd</translation>
    </message>
    <message>
        <source>the galley would reach %1 over the table&apos;s edge</source>
        <translation>a gálya %1-rel túlnyúlna az asztal szélén</translation>
    </message>
    <message>
        <source>the galley would lie %1 from its edge, 2 M are %2</source>
        <translation>a gálya %1-re lenne a szélétől, 2 gyufa %2</translation>
    </message>
    <message>
        <source>%1 would be %2 away, 2 M are %3</source>
        <translation>%1 csak %2-re lenne, 2 gyufa %3</translation>
    </message>
    <message>
        <source>%1 lies there</source>
        <translation>ott %1 áll</translation>
    </message>
    <message>
        <source>%1 does not take %2 of the %3 that are left</source>
        <translation>%1 nem %2 abból, ami maradt: %3</translation>
    </message>
    <message>
        <source>%1 damage takes a mast too</source>
        <translation>%1 sérülés árbocot is visz</translation>
    </message>
    <message>
        <source>the first point is an oar to %1</source>
        <translation>az első pont egy evező itt: %1</translation>
    </message>
    <message>
        <source>the first point is an oar to the other side, for %1 is bare</source>
        <translation>az első pont a másik oldal evezője, mert ez az oldal üres: %1</translation>
    </message>
    <message>
        <source>port</source>
        <translation>bal</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>jobb</translation>
    </message>
    <message>
        <source>%1 faces the attacker and must take the most</source>
        <translation>a támadó felé eső oldal veszít többet: %1</translation>
    </message>
    <message>
        <source>damage, oars and masts cannot be fewer than none</source>
        <translation>a sérülés, az evező és az árboc nem lehet negatív</translation>
    </message>
    <message>
        <source>%1 matches laid, 5 are the most</source>
        <translation>%1 gyufa van lerakva, legfeljebb 5 lehet</translation>
    </message>
    <message>
        <source>%1 laid, but the galley has %2</source>
        <translation>lerakva: %1, de a gályának ennyije van: %2</translation>
    </message>
    <message>
        <source>%1 laid, but no galley has more than 4 masts</source>
        <translation>lerakva: %1, de egy gályának sincs 4 árbocnál több</translation>
    </message>
    <message numerus="yes">
        <source>%n fire order(s)</source>
        <translation>
            <numerusform>%n tűzparancs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement order(s)</source>
        <translation>
            <numerusform>%n mozgásparancs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast(s)</source>
        <translation>
            <numerusform>%n árboc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) on the side with fewer</source>
        <translation>
            <numerusform>%n evező a gyengébb oldalon</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1 points backward alone: to re-arrange oars takes two in a row</source>
        <translation>ez a gyufa (%1.) egyedül mutat hátra: az evezők átrendezéséhez kettő kell egymás után</translation>
    </message>
    <message>
        <source>%1 headed matches laid, but the galley&apos;s box holds %2</source>
        <translation>%1 fejes gyufa van lerakva, de a gálya dobozában ennyi van: %2</translation>
    </message>
    <message>
        <source>only %1 laid: as many as possible must be, and another fits</source>
        <translation>csak %1 van lerakva: a lehető legtöbbet kell, és még egy belefér</translation>
    </message>
    <message>
        <source>%1 shows no triangle that tells its bow</source>
        <translation>%1: nem látszik háromszög, amely megmutatja az orrát</translation>
    </message>
    <message>
        <source>say where its bow points, in degrees</source>
        <translation>mondd meg fokban, merre néz az orra</translation>
    </message>
    <message>
        <source>not all tags are in view; show them all whole</source>
        <translation>nem látszik minden jel; mutasd mindet egészben</translation>
    </message>
    <message>
        <source>no galley %1 lies on the table</source>
        <translation>nincs %1 nevű gálya az asztalon</translation>
    </message>
    <message>
        <source>%1 cannot fire at itself: the target is an enemy</source>
        <translation>%1 nem lőhet magára: a célpont ellenség</translation>
    </message>
    <message>
        <source>%1 is built %2</source>
        <translation>%1 megépült: %2</translation>
    </message>
    <message>
        <source>%1 is placed at %2</source>
        <translation>%1 a helyén: %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>taken back in the record, but not on the table: %1</source>
        <translation>a jegyzőkönyvben visszavonva, az asztalon nem: %1</translation>
    </message>
    <message>
        <source>%1 has no orders</source>
        <translation>%1 parancs nélkül marad</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>evezők átrendezése</translation>
    </message>
    <message>
        <source>%1 has the orders %2</source>
        <translation>%1 parancsai: %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders are taken up</source>
        <translation>%1 parancsai felvéve</translation>
    </message>
    <message>
        <source>%1&apos;s orders are %2</source>
        <translation>%1 parancsai: %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>%1. lépés</translation>
    </message>
    <message>
        <source>%1 forward to %2</source>
        <translation>%1 előre ide: %2</translation>
    </message>
    <message>
        <source>%1 turn left to %2</source>
        <translation>%1 balra fordul ide: %2</translation>
    </message>
    <message>
        <source>%1 turn right to %2</source>
        <translation>%1 jobbra fordul ide: %2</translation>
    </message>
    <message>
        <source>%1 and %2 collide at %3: %4 to %5, %6 to %7</source>
        <translation>%1 és %2 összeütközik itt: %3; sérülés: %5 %4, %7 %6</translation>
    </message>
    <message>
        <source>the galleys lie as recorded</source>
        <translation>a gályák a jegyzőkönyv szerint állnak</translation>
    </message>
    <message>
        <source>%1 is clear of %2</source>
        <translation>%1 nem ér hozzá: %2</translation>
    </message>
    <message>
        <source>%1 and %2 lie %3 mm apart: too close to call whether they touch</source>
        <translation>%1 és %2 között %3 mm van; túl közeli, hogy eldőljön, összeérnek-e</translation>
    </message>
    <message>
        <source>%1 and %2 touch: too close to call which side was hit</source>
        <translation>%1 és %2 összeér; túl közeli, hogy eldőljön, melyik oldalt érte</translation>
    </message>
    <message>
        <source>%1 does not fire: it has no mast</source>
        <translation>%1 nem tüzel: nincs árboca</translation>
    </message>
    <message>
        <source>%1 does not fire: no enemy is within 3 M</source>
        <translation>%1 nem tüzel: 3 gyufányin belül nincs ellenség</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3 to drop</source>
        <translation>%1 %2 felé lő; dobás: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n gyufa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2</source>
        <translation>%1 dobása ennyit mutat: %2</translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2 to %3</source>
        <translation>%1 dobása ennyit mutat: %2–%3</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3</source>
        <translation>%1 eltalálja: %2; %3</translation>
    </message>
    <message>
        <source>%1&apos;s salvo is spoiled</source>
        <translation>%1 sortüze érvénytelen</translation>
    </message>
    <message>
        <source>%1 loses %2 to %3</source>
        <translation>%1 vesztesége %2, okozta %3</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 elsüllyed</translation>
    </message>
    <message>
        <source>%1 has its oars %2</source>
        <translation>%1 evezői: %2</translation>
    </message>
    <message>
        <source>the turn is over after %1</source>
        <translation>a forduló véget ér; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation>%1 helye: %2</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1: feladás</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1: döntetlent ajánl</translation>
    </message>
    <message>
        <source>both last galleys sink together</source>
        <translation>a két utolsó gálya együtt süllyed el</translation>
    </message>
    <message>
        <source>%1&apos;s last galley sinks</source>
        <translation>%1 utolsó gályája elsüllyed</translation>
    </message>
    <message>
        <source>%1&apos;s hull is %2 from %3&apos;s: %4</source>
        <translation>%1 hajóteste %2-re van ettől: %3; %4</translation>
    </message>
    <message>
        <source>too close to 3 matches of %1 to call</source>
        <translation>túl közel van 3 gyufához (%1), nem dönthető el</translation>
    </message>
    <message>
        <source>within %1 of %2</source>
        <translation>ezen belül: %1 (%2)</translation>
    </message>
    <message>
        <source>farther than 3 matches of %1, so nothing counts</source>
        <translation>3 gyufánál (%1) távolabb, így semmi sem számít</translation>
    </message>
    <message>
        <source>%1 and %2 carry the same label: only an enemy may be fired at</source>
        <translation>%1 és %2 jele ugyanaz: csak ellenségre szabad lőni</translation>
    </message>
    <message>
        <source>%1&apos;s masts are not seen, so how many it may drop is not known</source>
        <translation>%1 árbocai nem látszanak, ezért nem tudni, hányat dobhat</translation>
    </message>
    <message>
        <source>%1 lie there</source>
        <translation>%1 van ott</translation>
    </message>
    <message>
        <source>%1&apos;s toss is ruled on already</source>
        <translation>%1 dobása már el van bírálva</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there</source>
        <translation>%1; dobható %2, ott van %3</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1</source>
        <translation>ha a közelebbi sávban volna, %1</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 too many</source>
        <translation>%1; dobható %2, ott van %3; ennyivel több: %4</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 not seen</source>
        <translation>%1; dobható %2, ott van %3; nem látszik %4</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 too many</source>
        <translation>ha a közelebbi sávban volna, %1; ennyivel több: %2</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 not seen</source>
        <translation>ha a közelebbi sávban volna, %1; nem látszik %2</translation>
    </message>
    <message>
        <source>%1 lay there as orders and do not count</source>
        <translation>%1 parancsként volt ott, nem számít</translation>
    </message>
    <message>
        <source>%1 lay there as an order and does not count</source>
        <translation>%1 parancsként volt ott, nem számít</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 hozzáér ehhez: %2</translation>
    </message>
    <message>
        <source>%1 touches the order match %2</source>
        <translation>%1 hozzáér ehhez a parancsgyufához: %2</translation>
    </message>
    <message>
        <source>%1: the whole salvo misses</source>
        <translation>%1: az egész sortűz mellément</translation>
    </message>
    <message>
        <source>%1, too close to call: if so, the whole salvo misses</source>
        <translation>%1, de túl közeli: ha így van, az egész sortűz mellément</translation>
    </message>
    <message>
        <source>%1 is too close to the edge of %2&apos;s side zone to call: whether plain ends count is the players&apos; to decide</source>
        <translation>%1 túl közel van %2 oldalzónájának széléhez: a játékosok döntik el, számít-e a fej nélküli vég</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s side zone: plain ends count too</source>
        <translation>%1 ennek a gályának (%2) az oldalzónájában van: a fej nélküli vég is számít</translation>
    </message>
    <message>
        <source>%1 lies outside %2&apos;s side zone: only heads count</source>
        <translation>%1 ennek a gályának (%2) az oldalzónáján kívül van: csak a gyufafej számít</translation>
    </message>
    <message>
        <source>%1&apos;s head</source>
        <translation>%1 feje</translation>
    </message>
    <message>
        <source>%1&apos;s plain end</source>
        <translation>%1 fej nélküli vége</translation>
    </message>
    <message>
        <source>%1&apos;s hull</source>
        <translation>%1 hajóteste</translation>
    </message>
    <message>
        <source>%1 points at %2</source>
        <translation>%1 a célra mutat: %2</translation>
    </message>
    <message>
        <source>%1 points past %2 by %3</source>
        <translation>%1 elkerüli: %2; %3-rel mellé</translation>
    </message>
    <message>
        <source>%1 does not count against %2</source>
        <translation>%1 nem számít itt: %2</translation>
    </message>
    <message>
        <source>%1 meets %2 first and does not count against %3</source>
        <translation>%1 előbb ezt éri el: %2; itt nem számít: %3</translation>
    </message>
    <message>
        <source>%1 points at %2, but whether it counts is too close to call</source>
        <translation>%1 a célra mutat: %2, de túl közeli, hogy számít-e</translation>
    </message>
    <message>
        <source>%1 points at %2, but may meet %3 first: too close to call</source>
        <translation>%1 a célra mutat: %2, de előbb talán ezt éri el: %3; túl közeli, hogy eldőljön</translation>
    </message>
    <message>
        <source>%1 cannot be told to point anywhere: too close to call</source>
        <translation>nem látni, merre mutat: %1; túl közeli</translation>
    </message>
    <message>
        <source>%1 passes %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 %3-rel megy el a sarok mellett: %2; a mérés hibája %4: túl közeli</translation>
    </message>
    <message>
        <source>%1 points inside %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 %3-rel a sarkon belülre mutat: %2; a mérés hibája %4: túl közeli</translation>
    </message>
    <message>
        <source>how is each galley built: oars to port, to starboard, masts?</source>
        <translation>hogyan épül minden gálya: evezők balra, jobbra, árbocok?</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them</source>
        <translation>rakjátok le a parancsokat a paraván mögé; ha felemelitek, mondjátok be</translation>
    </message>
    <message>
        <source>whom does %1 fire at?</source>
        <translation>kire lő %1?</translation>
    </message>
    <message>
        <source>move the galleys: %1</source>
        <translation>mozgassátok a gályákat: %1</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 jobbra %2 fokot és %3 mm-t ide: %4, ahol hozzáér ehhez: %5</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4</source>
        <translation>%1 jobbra %2 fokot és %3 mm-t ide: %4</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 balra %2 fokot és %3 mm-t ide: %4, ahol hozzáér ehhez: %5</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4</source>
        <translation>%1 balra %2 fokot és %3 mm-t ide: %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3, where it touches %4</source>
        <translation>%1 előre %2 mm-t ide: %3, ahol hozzáér ehhez: %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3</source>
        <translation>%1 előre %2 mm-t ide: %3</translation>
    </message>
    <message>
        <source>do %1 and %2 touch, and how?</source>
        <translation>összeér-e %1 és %2, és hogyan?</translation>
    </message>
    <message>
        <source>how many hits is it, or was the toss spoiled?</source>
        <translation>hány találat, vagy érvénytelen volt a dobás?</translation>
    </message>
    <message>
        <source>the galley at %1</source>
        <translation>a gálya itt: %1</translation>
    </message>
    <message>
        <source>none near it</source>
        <translation>a közelében semmi</translation>
    </message>
    <message>
        <source>it %1 mm and %2 degrees off</source>
        <translation>%1 mm-rel és %2 fokkal odébb</translation>
    </message>
    <message>
        <source>cas</source>
        <translation>CAS</translation>
    </message>
    <message>
        <source>tms</source>
        <translation>TMS</translation>
    </message>
    <message>
        <source>cms</source>
        <translation>CMS</translation>
    </message>
    <message>
        <source>cts</source>
        <translation>CTS</translation>
    </message>
    <message>
        <source>rescue</source>
        <translation>segítség</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>an %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>%1. kép</translation>
    </message>
    <message>
        <source>the %1 picture is cut off; copy or take it again</source>
        <translation>a kép (%1) csonka; másold át vagy készítsd el újra</translation>
    </message>
    <message>
        <source>the %1 picture is damaged; copy or take it again</source>
        <translation>a kép (%1) sérült; másold át vagy készítsd el újra</translation>
    </message>
    <message>
        <source>the %1 picture is animated; save one frame as JPEG or PNG</source>
        <translation>a kép (%1) mozgókép; mentsd egy kockáját JPEG-be vagy PNG-be</translation>
    </message>
    <message>
        <source>this variant of %1 is not known; save it as JPEG or PNG and try again</source>
        <translation>ez a változat ismeretlen: %1; mentsd JPEG-be vagy PNG-be, és próbáld újra</translation>
    </message>
    <message>
        <source>the picture is %1, too small to show a table; at least %2 px a side are needed</source>
        <translation>a kép %1, túl kicsi egy asztalhoz; oldalanként legalább %2 képpont kell</translation>
    </message>
    <message>
        <source>the picture is %1; scale it down to at most %2 px a side and %3 megapixels</source>
        <translation>a kép %1; kicsinyítsd legfeljebb %2 képpontos oldalra és %3 megapixelre</translation>
    </message>
    <message>
        <source>GIF pictures are not read; save one frame as JPEG or PNG</source>
        <translation>GIF képet nem olvasunk; mentsd egy kockáját JPEG-be vagy PNG-be</translation>
    </message>
    <message>
        <source>HEIC, AVIF and video files are not read; save the picture as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)</source>
        <translation>HEIC-, AVIF- és videofájlt nem olvasunk; mentsd a képet JPEG-be (iPhone-on: Beállítások, Kamera, Formátumok, Legkompatibilisebb)</translation>
    </message>
    <message>
        <source>not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG</source>
        <translation>nem JPEG-, PNG-, WebP-, TIFF- vagy BMP-kép; mentsd JPEG-be vagy PNG-be</translation>
    </message>
    <message>
        <source>the file is too large for a picture; scale it down</source>
        <translation>a fájl túl nagy képnek; kicsinyítsd</translation>
    </message>
    <message>
        <source>the file is empty; copy or take the picture again</source>
        <translation>a fájl üres; másold át vagy készítsd el újra a képet</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; save it as JPEG or PNG and try again</source>
        <translation>a kép (%1) nem olvasható; mentsd JPEG-be vagy PNG-be, és próbáld újra</translation>
    </message>
    <message>
        <source>no such picture; check the path</source>
        <translation>nincs ilyen kép; nézd meg az útvonalat</translation>
    </message>
    <message>
        <source>is a directory; name one picture in it</source>
        <translation>ez mappa; egy képet nevezz meg benne</translation>
    </message>
    <message>
        <source>is not a file; name a picture</source>
        <translation>ez nem fájl; nevezz meg egy képet</translation>
    </message>
    <message>
        <source>cannot be read; check the file&apos;s permissions</source>
        <translation>nem olvasható; nézd meg a jogosultságait</translation>
    </message>
    <message>
        <source>no such file; check the path</source>
        <translation>nincs ilyen fájl; nézd meg az útvonalat</translation>
    </message>
    <message>
        <source>is a directory; name the file in it</source>
        <translation>ez mappa; a fájlt nevezd meg benne</translation>
    </message>
    <message>
        <source>cannot be read; check its permissions</source>
        <translation>nem olvasható; nézd meg a jogosultságait</translation>
    </message>
    <message>
        <source>cannot be written; check that the folder exists and that the disk has room</source>
        <translation>nem írható; nézd meg, megvan-e a mappa, és van-e hely a lemezen</translation>
    </message>
    <message>
        <source>cannot be written; is the disk full?</source>
        <translation>nem írható; megtelt a lemez?</translation>
    </message>
    <message>
        <source>is already there; give another name</source>
        <translation>már van ilyen; adj más nevet</translation>
    </message>
    <message>
        <source>no such file, folder or camera; `umpire cameras` lists the cameras, and a stream&apos;s address begins with http:// or rtsp://</source>
        <translation>nincs ilyen fájl, mappa vagy kamera; a kamerákat az `umpire cameras` sorolja fel, egy adás címe így kezdődik: http:// vagy rtsp://</translation>
    </message>
    <message>
        <source>this may be more than one camera; name one of %1</source>
        <translation>ez több kamera is lehet; nevezz meg egyet: %1</translation>
    </message>
    <message>
        <source>the stream cannot be opened (%1); is the camera&apos;s server running, and the address right?</source>
        <translation>az adás nem nyitható meg (%1); fut a kamera kiszolgálója, és jó a cím?</translation>
    </message>
    <message>
        <source>not a video that can be read (%1); save it as MP4 or AVI and try again</source>
        <translation>nem olvasható videó (%1); mentsd MP4-be vagy AVI-ba, és próbáld újra</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>nem jött időben válasz</translation>
    </message>
    <message>
        <source>the picture is damaged (%1); copy or take it again</source>
        <translation>a kép sérült (%1); másold át vagy készítsd el újra</translation>
    </message>
    <message>
        <source>the picture is damaged (%1): things may be missing from it or lie elsewhere</source>
        <translation>a kép sérült (%1): hiányozhat róla valami, vagy máshol látszik</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>nincs elég memória</translation>
    </message>
    <message>
        <source>it sends more than 64 MiB without a whole picture</source>
        <translation>64 MiB-nál többet küld egyetlen egész kép nélkül</translation>
    </message>
    <message>
        <source>it sends on to another address, which is not followed</source>
        <translation>más címre küld tovább, amelyet nem követünk</translation>
    </message>
    <message>
        <source>its answer is broken off, or it sends on to another address, which is not followed</source>
        <translation>félbeszakad a válasza, vagy más címre küld tovább, amelyet nem követünk</translation>
    </message>
    <message>
        <source>what comes is no video, or only names where one is</source>
        <translation>ami jön, nem videó, vagy csak megnevezi, hol van egy</translation>
    </message>
    <message>
        <source>what it sent could not be handled</source>
        <translation>nem lehetett feldolgozni, amit küldött</translation>
    </message>
    <message>
        <source>parts of it are missing</source>
        <translation>részei hiányoznak</translation>
    </message>
    <message>
        <source>it builds on a damaged one</source>
        <translation>sérültre épül</translation>
    </message>
    <message>
        <source>holds no picture; give a folder of JPEG or PNG files</source>
        <translation>nincs benne kép; adj meg JPEG- vagy PNG-fájlok mappáját</translation>
    </message>
    <message>
        <source>the camera cannot be opened (%1); `umpire cameras` lists what is connected</source>
        <translation>a kamera nem nyitható meg (%1); az `umpire cameras` felsorolja, mi van csatlakoztatva</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>nincs ott</translation>
    </message>
    <message>
        <source>permission denied; join the group `video`</source>
        <translation>nincs jogosultság; lépj be a `video` csoportba</translation>
    </message>
    <message>
        <source>it gives no pictures, or another program uses it</source>
        <translation>nem ad képet, vagy más program használja</translation>
    </message>
    <message>
        <source>it gives no more pictures</source>
        <translation>nem ad több képet</translation>
    </message>
    <message>
        <source>its pictures are in a format that is not known</source>
        <translation>a képei ismeretlen formátumúak</translation>
    </message>
    <message>
        <source>the tags in view (%1) are not in the table file; is it another table&apos;s?</source>
        <translation>a látható jelek (%1) nincsenek az asztalfájlban; másik asztalé?</translation>
    </message>
    <message>
        <source>no tag of the table file is in the picture, and no match or matchbox to take the scale from; show a tag whole</source>
        <translation>a képen nincs az asztalfájl jele, és gyufa vagy doboz sem a léptékhez; mutass egy jelet egészben</translation>
    </message>
    <message>
        <source>the picture before is %1 px but the picture is %2 px; take both with the same camera, without moving it</source>
        <translation>a korábbi kép %1, a mostani %2 képpont; mindkettő ugyanazzal a kamerával készüljön, elmozdítás nélkül</translation>
    </message>
    <message>
        <source>nothing of known size is in view, so nothing can be measured; use a table file and its tags</source>
        <translation>semmi ismert méretű nem látszik, így nem lehet mérni; használj asztalfájlt a jeleivel</translation>
    </message>
    <message>
        <source>no galley is seen in the picture</source>
        <translation>a képen nem látszik gálya</translation>
    </message>
    <message>
        <source>the picture shows %1</source>
        <translation>a képen ez látszik: %1</translation>
    </message>
    <message>
        <source>cannot be read; give a journal&apos;s file</source>
        <translation>nem olvasható; egy jegyzőkönyv fájlját add meg</translation>
    </message>
    <message>
        <source>is no journal; give a file that `umpire referee` wrote</source>
        <translation>nem jegyzőkönyv; olyan fájlt adj meg, amelyet az `umpire referee` írt</translation>
    </message>
    <message>
        <source>is already there; go on with that game, or give another name</source>
        <translation>már van ilyen; folytasd, vagy adj más nevet</translation>
    </message>
    <message>
        <source>the record was opened again</source>
        <translation>a jegyzőkönyvet újra megnyitották</translation>
    </message>
    <message>
        <source>no time is left to %1</source>
        <translation>%1 ideje elfogyott</translation>
    </message>
    <message>
        <source>no time is left to %1; the arbiter decides</source>
        <translation>%1 ideje elfogyott; a versenybíró dönt</translation>
    </message>
    <message>
        <source>The flag has fallen</source>
        <translation>Leesett a zászló</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>A versenybíró dönt.</translation>
    </message>
    <message>
        <source>The players decide.</source>
        <translation>A játékosok döntenek.</translation>
    </message>
    <message>
        <source>the clocks stand: %1</source>
        <translation>az órák állása: %1</translation>
    </message>
    <message>
        <source>`%1` is none; write lose, call or show</source>
        <translation>ilyen nincs: `%1`; írj lose, call vagy show szót</translation>
    </message>
    <message>
        <source>`%1` is no clock; write it like 10m, 10m+5s, 1h30m,delay=3s or off, at most 100h</source>
        <translation>`%1` nem óra; írd így: 10m, 10m+5s, 1h30m,delay=3s vagy off, legfeljebb 100h</translation>
    </message>
    <message>
        <source>there are %1 clocks, and %2 play; give one for all, or one for each</source>
        <translation>az órák száma %1, a játékosoké %2; adj meg egyet mindenkinek, vagy mindegyiknek egyet</translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation>ez az esemény megváltozott: %1</translation>
    </message>
    <message>
        <source>event %1 was changed, or the settings were</source>
        <translation>ez az esemény (%1) vagy a beállítások megváltoztak</translation>
    </message>
    <message>
        <source>event %1 was added after the record&apos;s end</source>
        <translation>ez az esemény a jegyzőkönyv vége után került bele: %1</translation>
    </message>
    <message>
        <source>event %1 is missing or cannot be read</source>
        <translation>ez az esemény hiányzik vagy olvashatatlan: %1</translation>
    </message>
    <message>
        <source>events %1 to %2 are missing or cannot be read</source>
        <translation>ezek az események hiányoznak vagy olvashatatlanok: %1–%2</translation>
    </message>
    <message>
        <source>event %1 cannot be checked, the one before is missing</source>
        <translation>ez az esemény nem ellenőrizhető, mert az előző hiányzik: %1</translation>
    </message>
    <message>
        <source>the settings were changed, or the last hash was</source>
        <translation>a beállítások vagy az utolsó ellenőrző összeg megváltozott</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>piros bábu</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>sárga bábu</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>piros %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>sárga %1</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it</source>
        <translation>melyik egység hol áll? Csak a játékosa mondja</translation>
    </message>
    <message>
        <source>moves and fights are seen; what else is done?</source>
        <translation>a lépések és harcok látszanak; mi történik még?</translation>
    </message>
    <message>
        <source>Umpire sees moves and fights. Say who lays or removes a mine, removes a battery, or sends a plane.</source>
        <translation>Az Umpire látja a lépéseket és a harcokat. Mondjátok meg, ki rak le vagy szed fel aknát, ki távolít el üteget, vagy ki küld repülőgépet.</translation>
    </message>
    <message>
        <source>the unit on %1 is lost if it does not leave neutral water now; what is done?</source>
        <translation>%1 mezőn egy egység elvész, ha most nem hagyja el a semleges vizet; mi történik?</translation>
    </message>
    <message>
        <source>moves are seen; what else is done?</source>
        <translation>a lépések látszanak; mi történik még?</translation>
    </message>
    <message>
        <source>Umpire sees your moves. Anything else this turn?</source>
        <translation>Az Umpire látja a lépéseket. Van még más ebben a körben?</translation>
    </message>
    <message>
        <source>does an officer help? If not, go on</source>
        <translation>segít egy tiszt? Ha nem, tovább</translation>
    </message>
    <message>
        <source>does an officer help?</source>
        <translation>segít egy tiszt?</translation>
    </message>
    <message>
        <source>whom does the relief army restore? If nobody, go on</source>
        <translation>kit állít helyre a felmentő sereg? Ha senkit, tovább</translation>
    </message>
    <message>
        <source>what does the counter-mine hit?</source>
        <translation>mit ér az ellenakna?</translation>
    </message>
    <message>
        <source>draw, and lay the chits open together</source>
        <translation>húzzatok, és együtt fedjétek fel a jelzőket</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>egy lépés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>nincs %1</translation>
    </message>
    <message>
        <source>%1 has to lose %2, not %3</source>
        <translation>%1 vesztesége %2 legyen, nem %3</translation>
    </message>
    <message>
        <source>its order is %1</source>
        <translation>a parancsa: %1</translation>
    </message>
    <message>
        <source>it has no order to move</source>
        <translation>nincs mozgásparancsa</translation>
    </message>
    <message>
        <source>%1 mm and %2 degrees off</source>
        <translation>%1 mm-rel és %2 fokkal odébb</translation>
    </message>
    <message>
        <source>%1 lies %2: %3</source>
        <translation>%1 helye: %2; %3</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation>%1 ide került: %2</translation>
    </message>
    <message>
        <source>nothing is to be moved now</source>
        <translation>most semmit sem kell mozgatni</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>előre</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>balra fordul</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>jobbra fordul</translation>
    </message>
    <message>
        <source>focal length %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>ez a gyújtótávolság nem lehet %3 képpontos oldalnál: %1 %2</translation>
    </message>
    <message>
        <source>centre %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>ez a középpont nem lehet %3 képpontos oldalnál: %1 %2</translation>
    </message>
    <message>
        <source>must be [fx 0 cx; 0 fy cy; 0 0 1]</source>
        <translation>ilyen legyen: [fx 0 cx; 0 fy cy; 0 0 1]</translation>
    </message>
    <message>
        <source>must be plumb_bob, the only model this program knows</source>
        <translation>plumb_bob legyen, ez a program csak ezt ismeri</translation>
    </message>
    <message>
        <source>write it anew with `umpire calibrate camera`</source>
        <translation>írasd újra ezzel: `umpire calibrate camera`</translation>
    </message>
    <message>
        <source>correct it, or write it anew with `umpire calibrate table`</source>
        <translation>javítsd ki, vagy írasd újra ezzel: `umpire calibrate table`</translation>
    </message>
    <message>
        <source>tag %1 stands there twice</source>
        <translation>ez a jel kétszer szerepel: %1</translation>
    </message>
    <message>
        <source>stands there twice</source>
        <translation>kétszer szerepel</translation>
    </message>
    <message>
        <source>lies on tag %1</source>
        <translation>ezen a jelen fekszik: %1</translation>
    </message>
    <message>
        <source>is unknown; DICT_APRILTAG_36h11 is the usual one</source>
        <translation>ismeretlen; a szokásos a DICT_APRILTAG_36h11</translation>
    </message>
    <message>
        <source>must be a list of at least one tag</source>
        <translation>legalább egy jel listája legyen</translation>
    </message>
    <message>
        <source>has more entries than the dictionary has tags</source>
        <translation>több elem van benne, mint ahány jel a szótárban</translation>
    </message>
    <message>
        <source>not a calibration file: too large or nested too deep</source>
        <translation>nem kalibrációs fájl: túl nagy, vagy túl mélyen tagolt</translation>
    </message>
    <message>
        <source>not valid YAML, line %1: %2</source>
        <translation>nem érvényes YAML, %1. sor: %2</translation>
    </message>
    <message>
        <source>not a YAML file of &quot;key: value&quot; lines</source>
        <translation>nem &quot;kulcs: érték&quot; sorokból álló YAML-fájl</translation>
    </message>
    <message>
        <source>is larger than 1 MiB, so it is no calibration file; check the path</source>
        <translation>nagyobb 1 MiB-nál, tehát nem kalibrációs fájl; nézd meg az útvonalat</translation>
    </message>
    <message>
        <source>must be a mapping, found %1</source>
        <translation>kulcsok és értékek legyenek benne, de ez van: %1</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers, found %2</source>
        <translation>%1 szám listája legyen, de ez van: %2</translation>
    </message>
    <message>
        <source>must have %1 numbers, found %2</source>
        <translation>%1 szám legyen benne, de ennyi van: %2</translation>
    </message>
    <message>
        <source>must be a number, found %1</source>
        <translation>szám legyen, de ez van: %1</translation>
    </message>
    <message>
        <source>must be finite, found %1</source>
        <translation>véges szám legyen, de ez van: %1</translation>
    </message>
    <message>
        <source>must be a whole number, found %1</source>
        <translation>egész szám legyen, de ez van: %1</translation>
    </message>
    <message>
        <source>must be between %1 and %2, found %3</source>
        <translation>%1 és %2 közötti legyen, de ez van: %3</translation>
    </message>
    <message>
        <source>must be a name, found %1</source>
        <translation>név legyen, de ez van: %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>hiányzik</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>kulcsok és értékek</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>egy lista</translation>
    </message>
    <message>
        <source>camera file</source>
        <translation>kamerafájl</translation>
    </message>
    <message>
        <source>it is for %1 pixels, the picture has %2, another aspect ratio; calibrate the camera at this resolution</source>
        <translation>%1 képponthoz való, a kép %2, más arányú; kalibráld a kamerát ezen a felbontáson</translation>
    </message>
    <message>
        <source>has schema %1, this program reads up to %2; take a newer umpire</source>
        <translation>a sémája %1, ez a program legfeljebb ezt olvassa: %2; használj újabb umpire-t</translation>
    </message>
    <message>
        <source>is held by another program; end that one or wait</source>
        <translation>más program használja; zárd be azt, vagy várj</translation>
    </message>
    <message>
        <source>is a pipe or a device; name a file</source>
        <translation>cső vagy eszköz; adj meg egy fájlt</translation>
    </message>
    <message>
        <source>the game is not over and its record holds secrets; export it once it is over</source>
        <translation>a játszma még nem ért véget, és a feljegyzése titkokat tartalmaz; akkor exportáld, ha már véget ért</translation>
    </message>
    <message>
        <source>is held by another program; the game waits for it</source>
        <translation>más program használja; a játszma megvárja</translation>
    </message>
    <message>
        <source>is free again; the game goes on</source>
        <translation>újra szabad; a játszma folytatódik</translation>
    </message>
    <message>
        <source>is still held; the game ends</source>
        <translation>még mindig foglalt; a játszma véget ér</translation>
    </message>
    <message>
        <source>an event has more than 1 MiB; it is not recorded</source>
        <translation>egy esemény nagyobb 1 MiB-nál; nincs feljegyezve</translation>
    </message>
    <message>
        <source>holds more than the journal of a game; it is not read further</source>
        <translation>többet tartalmaz, mint egy játszma feljegyzése; a program nem olvassa tovább</translation>
    </message>
    <message>
        <source>its table `%1` is not a journal&apos;s, so nothing in it is read; give the file as umpire wrote it</source>
        <translation>ez a tábla nem egy feljegyzésé, ezért semmi sincs belőle beolvasva: `%1`; add meg a fájlt úgy, ahogy az umpire írta</translation>
    </message>
    <message>
        <source>cannot be opened for this; check that the file and its folder may be written</source>
        <translation>így nem nyitható meg; nézd meg, írható-e a fájl és a mappája</translation>
    </message>
    <message>
        <source>the disk is full or fails; free some space, what is recorded stays</source>
        <translation>a lemez megtelt vagy hibás; szabadíts fel helyet, ami fel van jegyezve, megmarad</translation>
    </message>
    <message>
        <source>is damaged; `umpire log verify` says where</source>
        <translation>sérült; az `umpire log verify` megmondja, hol</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation>az SQLite ezt mondja: %1</translation>
    </message>
    <message>
        <source>is being written by process %1; end that one first</source>
        <translation>ez a folyamat írja: %1; előbb azt állítsd le</translation>
    </message>
    <message>
        <source>no lock file can be made beside it; check that the folder is there, may be written and has space</source>
        <translation>nem készíthető mellé zárolófájl; nézd meg, megvan-e a mappa, írható-e, és van-e benne hely</translation>
    </message>
    <message>
        <source>its head cannot be read; `umpire log verify` says more</source>
        <translation>az eleje nem olvasható; az `umpire log verify` többet mond</translation>
    </message>
    <message>
        <source>begin another journal, `umpire log export` saves what this one has</source>
        <translation>kezdj új jegyzőkönyvet; ami ebben van, azt az `umpire log export` menti ki</translation>
    </message>
    <message>
        <source>today&apos;s rules do not follow event %1; `umpire log replay` says more</source>
        <translation>a mai szabályok nem követik ezt az eseményt: %1; az `umpire log replay` többet mond</translation>
    </message>
    <message>
        <source>a frame could not be examined (%1); please report it with the film</source>
        <translation>egy képkockát nem sikerült megvizsgálni (%1); kérjük, jelezd a filmmel együtt</translation>
    </message>
    <message>
        <source>the picture could not be examined (%1); please report it with the picture</source>
        <translation>a képet nem sikerült megvizsgálni (%1); kérjük, jelezd a képpel együtt</translation>
    </message>
    <message>
        <source>the four corners do not lie as a table&apos;s do: drag each to its own corner</source>
        <translation>a négy sarok nem úgy fekszik, mint egy asztalé: húzd mindegyiket a maga sarkára</translation>
    </message>
    <message>
        <source>the table&apos;s corners were set by hand in a picture of another size: set them anew</source>
        <translation>az asztal sarkait más méretű képen állították be kézzel: állítsd be őket újra</translation>
    </message>
    <message>
        <source>the table or the camera has moved since its corners were set by hand: set them anew</source>
        <translation>az asztal vagy a kamera elmozdult, mióta a sarkokat kézzel beállították: állítsd be őket újra</translation>
    </message>
    <message>
        <source>no position of the game is like what lies there; take it back</source>
        <translation>ilyen állás nincs a játékban; vegyétek vissza</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>visszavonva</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>még ott van</translation>
    </message>
    <message>
        <source>the camera has not given a picture yet</source>
        <translation>a kamera még nem adott képet</translation>
    </message>
    <message>
        <source>nothing says how large the play area is: name a table file</source>
        <translation>semmi sem mondja meg, mekkora a játéktér: adj meg asztalfájlt</translation>
    </message>
    <message>
        <source>the board is not seen whole: take the pieces off it, and measure again</source>
        <translation>a tábla nem látszik egészben: vedd le róla a bábukat, és mérd be újra</translation>
    </message>
    <message>
        <source>only games have variants</source>
        <translation>csak a játékoknak vannak változatai</translation>
    </message>
    <message>
        <source>the record cannot be so</source>
        <translation>ilyen jegyzőkönyv nem lehet</translation>
    </message>
    <message>
        <source>the record cannot be so: expected %1, found %2</source>
        <translation>ilyen jegyzőkönyv nem lehet: %1 kellene, de %2 áll ott</translation>
    </message>
    <message>
        <source>this is not allowed with these pieces; their owner may hear why</source>
        <translation>ezekkel a bábukkal ez nem szabad; az okát a gazdájuk tudhatja meg</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ép</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>sérült</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>sánc</translation>
    </message>
    <message>
        <source>%1 ship, %2</source>
        <translation>%1: hajó, %2</translation>
    </message>
    <message>
        <source>%1 soldier</source>
        <translation>%1: katona</translation>
    </message>
    <message>
        <source>ship, %1</source>
        <translation>hajó, %1</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>katona</translation>
    </message>
    <message>
        <source>has the board of %1; measure the table with this game&apos;s board on it, or name another</source>
        <translation>ebben %1 táblája van; méresd ki az asztalt ennek a játéknak a táblájával, vagy adj meg másikat</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <translation>a parancs vége</translation>
    </message>
    <message>
        <source>the end of the action</source>
        <translation>a lépés vége</translation>
    </message>
    <message>
        <source>the end of the correction</source>
        <translation>a javítás vége</translation>
    </message>
    <message>
        <source>the number of an explanation, as in %1</source>
        <translation>egy magyarázat száma, például %1</translation>
    </message>
    <message>
        <source>the number of an explanation, from 1</source>
        <translation>egy magyarázat száma, 1-től</translation>
    </message>
    <message>
        <source>how many actions, 1 to %1</source>
        <translation>hány lépés, 1–%1</translation>
    </message>
    <message>
        <source>how many actions, or %1, as in %2</source>
        <translation>hány lépés, vagy %1, például %2</translation>
    </message>
    <message>
        <source>a piece and what it is, such as %1</source>
        <translation>egy bábu és hogy mi az, például %1</translation>
    </message>
    <message>
        <source>an action in the game&apos;s notation</source>
        <translation>egy lépés a játék jelöléseivel</translation>
    </message>
    <message>
        <source>the note&apos;s text</source>
        <translation>a megjegyzés szövege</translation>
    </message>
    <message>
        <source>a command of at most %1 letters</source>
        <translation>legfeljebb %1 betűs parancs</translation>
    </message>
    <message>
        <source>a command: %1</source>
        <translation>egy parancs: %1</translation>
    </message>
    <message>
        <source>a cell of the board, such as %1 or %2</source>
        <translation>a tábla egy mezője, például %1 vagy %2</translation>
    </message>
    <message>
        <source>a square of the board, from %1 to %2</source>
        <translation>a tábla egy mezője, %1–%2</translation>
    </message>
    <message>
        <source>%1 (move), %2 or %3 (sacrifice) or %4 (throw)</source>
        <translation>%1 (lépés), %2 vagy %3 (áldozat) vagy %4 (dobás)</translation>
    </message>
    <message>
        <source>%1 (move), %2 (attack), %3 (remove a battery), %4 (remove a mine) or %5 (send a plane)</source>
        <translation>%1 (lépés), %2 (támadás), %3 (üteg eltávolítása), %4 (akna felszedése) vagy %5 (repülő küldése)</translation>
    </message>
    <message>
        <source>a kind of unit, such as %1, %2 (take up), %3, %4 or %5</source>
        <translation>egy egységfajta, például %1, %2 (felvétel), %3, %4 vagy %5</translation>
    </message>
    <message>
        <source>a player: %1</source>
        <translation>egy játékos: %1</translation>
    </message>
    <message>
        <source>%1, or a player (%2) and a number of stones</source>
        <translation>%1, vagy egy játékos (%2) és a kövek száma</translation>
    </message>
    <message>
        <source>1 to %1 stones</source>
        <translation>1–%1 kő</translation>
    </message>
    <message>
        <source>%1, or a cell of the board and what it holds, as in %2</source>
        <translation>%1, vagy a tábla egy mezője és hogy mi van rajta, például %2</translation>
    </message>
    <message>
        <source>a galley from A1 to %1</source>
        <translation>egy gálya, A1–%1</translation>
    </message>
    <message>
        <source>a side A or B, a galley from A1 to %1 or %2</source>
        <translation>egy oldal, A vagy B, egy gálya, A1–%1, vagy %2</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts, such as %1</source>
        <translation>evezők bal és jobb oldalon és árbocok, például %1</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts that go, such as %1</source>
        <translation>az elveszett evezők bal és jobb oldalon és árbocok, például %1</translation>
    </message>
    <message>
        <source>oars to port and to starboard, such as %1</source>
        <translation>evezők bal és jobb oldalon, például %1</translation>
    </message>
    <message>
        <source>where the bow is and its heading, such as %1 with three decimals at most</source>
        <translation>hol van az orr és merre néz, például %1, legfeljebb három tizedessel</translation>
    </message>
    <message>
        <source>a number of hits</source>
        <translation>a találatok száma</translation>
    </message>
    <message>
        <source>at most eight letters of %1, or %2</source>
        <translation>legfeljebb nyolc betű ezekből: %1, vagy %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>egy szám</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>egy szóköz</translation>
    </message>
    <message>
        <source>a space or the end</source>
        <translation>egy szóköz vagy a szöveg vége</translation>
    </message>
    <message>
        <source>a unit, such as %1</source>
        <translation>egy egység, például %1</translation>
    </message>
    <message>
        <source>a zone, such as %1</source>
        <translation>egy zóna, például %1</translation>
    </message>
    <message>
        <source>the walls that attack, such as %1</source>
        <translation>a támadó falak, például %1</translation>
    </message>
    <message>
        <source>a word of the position, as in %1</source>
        <translation>az állás egy szava, például %1</translation>
    </message>
    <message>
        <source>a galley that is on the table</source>
        <translation>egy gálya az asztalon</translation>
    </message>
    <message>
        <source>a position that can be: %1</source>
        <translation>lehetséges állás: %1</translation>
    </message>
    <message>
        <source>a galley and where it lies, what it has or whom it changes places with, as in %1, %2 or %3</source>
        <translation>egy gálya, és hogy hol fekszik, mije van, vagy kivel cserél helyet, például %1, %2 vagy %3</translation>
    </message>
    <message>
        <source>a pose that the record can have</source>
        <translation>olyan hely és irány, amilyen a jegyzőkönyvben állhat</translation>
    </message>
    <message>
        <source>stopped watching</source>
        <translation>a figyelésnek vége</translation>
    </message>
    <message>
        <source>there are turns 1 to %1 (BU-6)</source>
        <translation>a fordulók: 1–%1 (BU-6)</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (BU-4)</source>
        <translation>%1 értéke %2 és %3 között van (BU-4)</translation>
    </message>
    <message>
        <source>%1 is Turkish and stands on a wall or is lost (BU-11)</source>
        <translation>%1 török: falon áll, vagy elveszett (BU-11)</translation>
    </message>
    <message>
        <source>%1 can stand in breaches of Turkish walls only (BU-13)</source>
        <translation>%1 csak török fal résében állhat (BU-13)</translation>
    </message>
    <message>
        <source>%1 is no reserve in turn %2 (BU-42)</source>
        <translation>%1 ebben a fordulóban nem tartalék: %2 (BU-42)</translation>
    </message>
    <message>
        <source>the track ends at cell 8 (BU-41)</source>
        <translation>a sáv a 8. mezővel véget ér (BU-41)</translation>
    </message>
    <message>
        <source>%1&apos;s marker is at most %2 (BU-28, BU-32)</source>
        <translation>%1 jelzője legfeljebb %2 (BU-28, BU-32)</translation>
    </message>
    <message>
        <source>%1 is a camp without walls (BU-26)</source>
        <translation>%1 tábor, fal nélkül (BU-26)</translation>
    </message>
    <message>
        <source>%1 is shared (BU-12)</source>
        <translation>itt mindkét fél áll: %1 (BU-12)</translation>
    </message>
    <message>
        <source>%1 holds at most %2 units (BU-12)</source>
        <translation>%1: legfeljebb %2 egység fér el (BU-12)</translation>
    </message>
    <message>
        <source>%1 has %2 breaches (BU-11)</source>
        <translation>%1: a rések száma %2 (BU-11)</translation>
    </message>
    <message>
        <source>%1 has an entrenchment of the other side (BU-26)</source>
        <translation>itt a másik fél sánca van: %1 (BU-26)</translation>
    </message>
    <message>
        <source>%1 have %2 entrenchment markers (BU-26)</source>
        <translation>%1: a sáncjelzők száma %2 (BU-26)</translation>
    </message>
    <message>
        <source>a chit is none of the cup of %1 (BU-2)</source>
        <translation>egy számjelző nem ebből a pohárból való: %1 (BU-2)</translation>
    </message>
    <message>
        <source>both sides have drawn the same number of chits (BU-6)</source>
        <translation>mindkét fél ugyanannyi számjelzőt húzott (BU-6)</translation>
    </message>
    <message>
        <source>the second 0 ends the turn (BU-9)</source>
        <translation>a második 0 véget vet a fordulónak (BU-9)</translation>
    </message>
    <message>
        <source>chits of both sides lie open in a round, and only then (BU-6)</source>
        <translation>mindkét fél számjelzője a körben van felfedve, és csak akkor (BU-6)</translation>
    </message>
    <message>
        <source>who is on turn has actions (BU-7)</source>
        <translation>aki soron van, annak van akciója (BU-7)</translation>
    </message>
    <message>
        <source>a side has at most %1 actions (BU-7)</source>
        <translation>egy félnek legfeljebb %1 akciója van (BU-7)</translation>
    </message>
    <message>
        <source>the relief army restores 1 or 2 units (BU-39)</source>
        <translation>a felmentő sereg 1 vagy 2 egységet tölt fel (BU-39)</translation>
    </message>
    <message>
        <source>nothing is being done before a side is on turn (BU-7)</source>
        <translation>semmi sem zajlik, amíg egyik fél sincs soron (BU-7)</translation>
    </message>
    <message>
        <source>an action is carried out in its phases, and only there (BU-10)</source>
        <translation>egy akció a maga szakaszaiban zajlik, és csak ott (BU-10)</translation>
    </message>
    <message>
        <source>no action has these parts (BU-10)</source>
        <translation>nincs akció ilyen részekkel (BU-10)</translation>
    </message>
    <message>
        <source>the action lacks a part, or has one too many (BU-10)</source>
        <translation>az akciónak hiányzik egy része, vagy eggyel több van (BU-10)</translation>
    </message>
    <message>
        <source>nobody could do anything, and it is not over</source>
        <translation>senki sem tehetne semmit, pedig a játéknak nincs vége</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1, %2, %3 vagy %4</translation>
    </message>
    <message>
        <source>settings that agree: %1</source>
        <translation>összeillő beállítások: %1</translation>
    </message>
    <message>
        <source>three players sit round a hexagon: %1 or %2 (%3)</source>
        <translation>három játékos hatszöget ül körül: %1 vagy %2 (%3)</translation>
    </message>
    <message>
        <source>four players sit round a square board (%1)</source>
        <translation>négy játékos négyzetes táblát ül körül (%1)</translation>
    </message>
    <message>
        <source>four players sit round %1, %2 or %3 (%4)</source>
        <translation>négy játékosnak: %1, %2 vagy %3 (%4)</translation>
    </message>
    <message>
        <source>%1 and %2 are for %3 (%4)</source>
        <translation>%1 és %2 csak ehhez való: %3 (%4)</translation>
    </message>
    <message>
        <source>escape alone is played by more than two or on a hexagon: %1 (%2)</source>
        <translation>kettőnél többen vagy hatszögön csak menekülés játszható: %1 (%2)</translation>
    </message>
    <message>
        <source>the bribe is for two players on squares (%1)</source>
        <translation>a vesztegetés két játékosé, négyzetes táblán (%1)</translation>
    </message>
    <message>
        <source>at most %1 stones of the %2 player (%3)</source>
        <translation>%2: legfeljebb %1 kő (%3)</translation>
    </message>
    <message>
        <source>%1 after the %2 cells of row %3</source>
        <translation>%1 %2 mező után, ebben a sorban: %3</translation>
    </message>
    <message>
        <source>%1 or %2, whose turn it is</source>
        <translation>%1 vagy %2: ki van soron</translation>
    </message>
    <message>
        <source>a space and whose turn it is, after row 1</source>
        <translation>az 1. sor után egy szóköz és hogy ki van soron</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3, %4 or %5</source>
        <translation>egy változat, egy beállítás (%1), %2, %3, %4 vagy %5</translation>
    </message>
    <message>
        <source>one of %1 or a number of empty cells from 1 to %2</source>
        <translation>ezek egyike: %1, vagy az üres mezők száma, 1–%2</translation>
    </message>
    <message>
        <source>the players still in, from 1 to %1, in turn from whose turn it is</source>
        <translation>a még játékban lévők, 1–%1, sorban attól kezdve, aki soron van</translation>
    </message>
    <message>
        <source>%1, %2 or %3 and what a side does, %4 or %5</source>
        <translation>%1, %2 vagy %3 és hogy az oldal mit tesz, %4 vagy %5</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or the end of the action</source>
        <translation>%1, %2, %3, %4 vagy a lépés vége</translation>
    </message>
    <message>
        <source>%1 and more red units, or a space and the yellow</source>
        <translation>%1 és további piros egységek, vagy egy szóköz és a sárgák</translation>
    </message>
    <message>
        <source>%1 and more yellow units, or a space and the phase</source>
        <translation>%1 és további sárga egységek, vagy egy szóköz és a szakasz</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, %5 or %6</source>
        <translation>%1, %2, %3, %4, %5 vagy %6</translation>
    </message>
    <message>
        <source>%1: a mine outside its port has been announced (%2)</source>
        <translation>%1: a kikötőjén kívüli akna be van jelentve (%2)</translation>
    </message>
    <message>
        <source>a battery&apos;s square (%1)</source>
        <translation>egy üteg mezője (%1)</translation>
    </message>
    <message>
        <source>a kind of unit in two capital letters, such as %1 or %2, %3 and mines off the board, or %4</source>
        <translation>egy egységfajta két nagybetűvel, például %1 vagy %2, %3 és a táblán kívüli aknák, vagy %4</translation>
    </message>
    <message>
        <source>a plane only in the enemy&apos;s turn (%1)</source>
        <translation>repülőgép csak az ellenfél körében (%1)</translation>
    </message>
    <message>
        <source>a square off the islands (%1)</source>
        <translation>egy mező, amely nem sziget (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water (%1)</source>
        <translation>egy mező a semleges vízen kívül (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water and the enemy port (%1)</source>
        <translation>egy mező a semleges vízen és az ellenfél kikötőjén kívül (%1)</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3 or %4</source>
        <translation>egy változat, egy beállítás (%1), %2, %3 vagy %4</translation>
    </message>
    <message>
        <source>an empty square (%1)</source>
        <translation>egy üres mező (%1)</translation>
    </message>
    <message>
        <source>at most %1 of a kind</source>
        <translation>egy fajtából legfeljebb %1</translation>
    </message>
    <message>
        <source>every ship of %1, which is ready (%2)</source>
        <translation>minden hajó, mert már kész: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, all batteries and mines of %1 (%2)</source>
        <translation>felálláskor minden üteg és akna: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, hidden units in the own port (%1)</source>
        <translation>felálláskor rejtett egységek a saját kikötőben (%1)</translation>
    </message>
    <message>
        <source>on neutral water, a number of turns there from 1 to %1 (%2)</source>
        <translation>semleges vízen az ott töltött körök száma, 1–%1 (%2)</translation>
    </message>
    <message>
        <source>once, a number of mines off the board from 1 to %1</source>
        <translation>egyszer, a táblán kívüli aknák száma, 1–%1</translation>
    </message>
    <message>
        <source>the ship %1 lies on two squares of sea</source>
        <translation>%1 mező hajója két tengermezőn fekszik</translation>
    </message>
    <message>
        <source>1 ship on %1, not 2</source>
        <translation>1 hajó %1 mezőn, nem 2</translation>
    </message>
    <message>
        <source>soldiers stand on coast, which %1 is not</source>
        <translation>a katonák parton állnak, és %1 nem az</translation>
    </message>
    <message>
        <source>1 soldier on %1, not 2</source>
        <translation>1 katona %1 mezőn, nem 2</translation>
    </message>
    <message>
        <source>at most %1 ships, not %2</source>
        <translation>legfeljebb %1 hajó, nem %2</translation>
    </message>
    <message>
        <source>at most %1 soldiers of %2, not %3</source>
        <translation>legfeljebb %1 katona (%2), nem %3</translation>
    </message>
    <message>
        <source>at most %1 soldiers, not %2</source>
        <translation>legfeljebb %1 katona, nem %2</translation>
    </message>
    <message>
        <source>each places all soldiers at once, the mover now</source>
        <translation>mindenki egyszerre teszi le összes katonáját, most az, aki soron van</translation>
    </message>
    <message>
        <source>soldiers are placed one by one in turn, so that nobody is 2 behind</source>
        <translation>a katonákat egyenként, sorban teszik le, így senki sincs 2-vel lemaradva</translation>
    </message>
    <message>
        <source>soldiers are placed on the own coast, which %1 is not</source>
        <translation>a katonákat a saját partra teszik, és %1 nem az</translation>
    </message>
    <message>
        <source>while soldiers are placed no ship is laden and nobody fights</source>
        <translation>amíg a katonákat leteszik, egy hajón sincs senki, és senki sem harcol</translation>
    </message>
    <message>
        <source>the die is thrown for who starts before all else, with first=die</source>
        <translation>hogy ki kezd, arról minden más előtt dobnak, first=die mellett</translation>
    </message>
    <message>
        <source>at least 2 players throw in turn, and 1 has not yet</source>
        <translation>legalább 2 játékos dob sorban, és 1 még nem dobott</translation>
    </message>
    <message>
        <source>no alliance of 2 players (TR-22)</source>
        <translation>2 játékosnál nincs szövetség (TR-22)</translation>
    </message>
    <message>
        <source>while soldiers are placed nobody resigns or agrees on a draw</source>
        <translation>amíg a katonákat leteszik, senki sem adja fel, és nincs döntetlen sem</translation>
    </message>
    <message>
        <source>1 ending, not 2</source>
        <translation>1 befejezés, nem 2</translation>
    </message>
    <message>
        <source>of more than 2 who resigns has left</source>
        <translation>2-nél több játékosnál, aki feladja, az már kiesett</translation>
    </message>
    <message>
        <source>%1 is out and off the board: %2</source>
        <translation>%1 kiesett, és nincs a táblán: %2</translation>
    </message>
    <message>
        <source>%1 is out and does not move</source>
        <translation>%1 kiesett, és nem lép</translation>
    </message>
    <message>
        <source>a soldier or a ship&apos;s bow on %1 and %2, which fight</source>
        <translation>katona vagy hajóorr %1 és %2 mezőn, mert ezek harcolnak</translation>
    </message>
    <message>
        <source>enemies on %1 and %2, which fight</source>
        <translation>ellenségek %1 és %2 mezőn, mert ezek harcolnak</translation>
    </message>
    <message>
        <source>%1 and %2 beside each other, for they fight</source>
        <translation>%1 és %2 egymás mellett, mert harcolnak</translation>
    </message>
    <message>
        <source>the mover has begun the fight on %1</source>
        <translation>%1 mezőn az kezdte a harcot, aki soron van</translation>
    </message>
    <message>
        <source>two battles of one landing, the higher first</source>
        <translation>egy partraszállás két harca, előbb a magasabb mezőé</translation>
    </message>
    <message>
        <source>only boardings that interrupt a fight at sea</source>
        <translation>csak csáklyázás, amely tengeri harcot szakít meg</translation>
    </message>
    <message>
        <source>an attacker&apos;s die in the last fight only</source>
        <translation>a támadó dobása csak az utolsó harcban</translation>
    </message>
    <message>
        <source>the ship %1 in 1 fight, not 2</source>
        <translation>%1 mező hajója 1 harcban, nem 2-ben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 vagy %2</translation>
    </message>
    <message>
        <source>a match from tail to head, such as %1 (%2: headless; %3 before it: an order match) or %4</source>
        <translation>egy gyufa a végétől a fejéig, például %1 (%2: fej nélküli; előtte %3: parancsgyufa), vagy %4</translation>
    </message>
    <message>
        <source>a sigma above 0 in millimetres, such as %1</source>
        <translation>0-nál nagyobb szigma milliméterben, például %1</translation>
    </message>
    <message>
        <source>%1 and a place, %2 and orders, %3 and a galley, or a space</source>
        <translation>%1 és egy hely, %2 és parancsok, %3 és egy gálya, vagy egy szóköz</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 while it is not built</source>
        <translation>egy gálya, például %1, vagy %2, amíg nem épült meg</translation>
    </message>
    <message>
        <source>where the bow came from and its heading, such as %1</source>
        <translation>honnan jött az orr és merre nézett, például %1</translation>
    </message>
    <message>
        <source>a step from 1 to 5 and %1, such as %2</source>
        <translation>egy lépés, 1–5, és %1, például %2</translation>
    </message>
    <message>
        <source>a space and what is owed</source>
        <translation>egy szóköz és hogy mi van hátra</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 first</source>
        <translation>egy gálya, például %1, vagy előbb %2</translation>
    </message>
    <message>
        <source>the galley that it may touch, such as %1</source>
        <translation>a gálya, amelyhez talán hozzáér, például %1</translation>
    </message>
    <message>
        <source>%1 and a target, or %2 and who is struck</source>
        <translation>%1 és egy célpont, vagy %2 és hogy kit ér az ütés</translation>
    </message>
    <message>
        <source>a target such as %1, or %2</source>
        <translation>egy célpont, például %1, vagy %2</translation>
    </message>
    <message>
        <source>hits from least to most, such as %1</source>
        <translation>találatok a legkevesebbtől a legtöbbig, például %1</translation>
    </message>
    <message>
        <source>who is struck and how hard, such as %1</source>
        <translation>kit ér az ütés és milyen erős, például %1</translation>
    </message>
    <message>
        <source>a space and a setting, or the end</source>
        <translation>egy szóköz és egy beállítás, vagy a szöveg vége</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5</source>
        <translation>egy változat, egy beállítás (%1), szomszédok, például %2 vagy %3, %4 vagy %5</translation>
    </message>
    <message>
        <source>%1 galleys on each side</source>
        <translation>mindkét oldalon %1 gálya</translation>
    </message>
    <message>
        <source>%1 galleys of A and %2 of B</source>
        <translation>A gályái: %1, B gályái: %2</translation>
    </message>
    <message>
        <source>%1 built with 4, 5 or 6 oars a side</source>
        <translation>%1, oldalanként 4, 5 vagy 6 evezővel</translation>
    </message>
    <message>
        <source>%1 with no more oars and masts than it was built with</source>
        <translation>%1, nem több evezővel és árboccal, mint amennyivel épült</translation>
    </message>
    <message>
        <source>%1 within 900 m of the table</source>
        <translation>%1 az asztaltól 900 méteren belül</translation>
    </message>
    <message>
        <source>%1, where a side has given up or both want a draw</source>
        <translation>%1, ha az egyik oldal feladta, vagy mindkettő döntetlent akar</translation>
    </message>
    <message>
        <source>a step, where a galley has come from somewhere</source>
        <translation>egy lépés, ha egy gálya jött valahonnan</translation>
    </message>
    <message>
        <source>%1 until all galleys are built</source>
        <translation>%1, amíg minden gálya meg nem épült</translation>
    </message>
    <message>
        <source>%1 until all galleys are placed</source>
        <translation>%1, amíg minden gálya a helyére nem került</translation>
    </message>
    <message>
        <source>%1 or a step, where orders are laid</source>
        <translation>%1 vagy egy lépés, ha vannak lerakott parancsok</translation>
    </message>
    <message>
        <source>a later phase, where something is lost</source>
        <translation>egy későbbi szakasz, ha már elveszett valami</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to build</source>
        <translation>a következő szakasz, mert nincs mit építeni</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to place</source>
        <translation>a következő szakasz, mert nincs mit lerakni</translation>
    </message>
    <message>
        <source>%1 without orders, for it has sunk</source>
        <translation>%1 parancsok nélkül, mert elsüllyedt</translation>
    </message>
    <message>
        <source>%1 with orders that it may have (%2 to %3)</source>
        <translation>%1 olyan parancsokkal, amilyeneket kaphat (%2–%3)</translation>
    </message>
    <message>
        <source>%1, for a side has no galley left</source>
        <translation>%1, mert az egyik oldalnak nincs több gályája</translation>
    </message>
    <message>
        <source>a side ready only where all its galleys have orders</source>
        <translation>egy oldal csak akkor kész, ha minden gályája kapott parancsot</translation>
    </message>
    <message>
        <source>a step, for both are ready</source>
        <translation>egy lépés, mert mindkettő kész</translation>
    </message>
    <message>
        <source>%1 with orders that it may have had (%2 to %3)</source>
        <translation>%1 olyan parancsokkal, amilyeneket kaphatott (%2–%3)</translation>
    </message>
    <message>
        <source>%1 with its orders, or %2</source>
        <translation>%1 a parancsaival, vagy %2</translation>
    </message>
    <message>
        <source>one galley&apos;s blow to another, such as %1</source>
        <translation>egy gálya ütése egy másikra, például %1</translation>
    </message>
    <message>
        <source>first the losses of a galley that is afloat</source>
        <translation>előbb egy úszó gálya veszteségei</translation>
    </message>
    <message>
        <source>shots where fire is the part, or the blows that they dealt</source>
        <translation>lövések, ha tüzelés van soron, vagy az általuk mért ütések</translation>
    </message>
    <message>
        <source>a decision or a toss that is still owed</source>
        <translation>egy még hátralévő döntés vagy dobás</translation>
    </message>
    <message>
        <source>neighbours such as %1 that are afloat, where the table confirms places</source>
        <translation>úszó szomszédok, például %1, ha az asztal erősíti meg a helyeket</translation>
    </message>
    <message>
        <source>each pair of neighbours once, from A1 on</source>
        <translation>minden szomszédpár egyszer, A1-től kezdve</translation>
    </message>
    <message>
        <source>nothing to confirm but movement, where that is the setting</source>
        <translation>csak mozgás vár megerősítésre, ha ez a beállítás</translation>
    </message>
    <message>
        <source>%1 with a place that it came from only while it moves</source>
        <translation>%1 kiinduló hellyel csak akkor, amikor mozog</translation>
    </message>
    <message>
        <source>%1 with no forward that moved nothing before its step</source>
        <translation>%1 olyan „előre” nélkül, amely már a lépése előtt hatástalan</translation>
    </message>
    <message>
        <source>two galleys that may touch, such as %1, after the confirmation</source>
        <translation>két gálya, amely talán összeér, például %1, a megerősítés után</translation>
    </message>
    <message>
        <source>each galley&apos;s shot once, from A1 on</source>
        <translation>minden gálya lövése egyszer, A1-től kezdve</translation>
    </message>
    <message>
        <source>no shot of %1, which has no order to fire now or no mast</source>
        <translation>lövés nélkül: %1, mert most nincs tűzparancsa vagy nincs árboca</translation>
    </message>
    <message>
        <source>as %1&apos;s target an enemy within 3 M</source>
        <translation>%1 célpontja 3 gyufányin belüli ellenség</translation>
    </message>
    <message>
        <source>at most %1 hits of %2</source>
        <translation>%2: legfeljebb %1 találat</translation>
    </message>
    <message>
        <source>a galley that re-arranges its oars in this step</source>
        <translation>egy gálya, amely ebben a lépésben átrendezi az evezőit</translation>
    </message>
    <message>
        <source>another phase, for both sides have galleys</source>
        <translation>egy másik szakasz, mert mindkét oldalnak van gályája</translation>
    </message>
    <message>
        <source>%1 (move), %2 (storm), %3 (load) or %4 (land)</source>
        <translation>%1 (lépés), %2 (roham), %3 (beszállás) vagy %4 (partra szállás)</translation>
    </message>
    <message>
        <source>%1 and a player</source>
        <translation>%1 és egy játékos</translation>
    </message>
    <message>
        <source>%1 and a ship, or %2 and the soldiers</source>
        <translation>%1 és egy hajó, vagy %2 és a katonák</translation>
    </message>
    <message>
        <source>%1 and a soldier, or a space</source>
        <translation>%1 és egy katona, vagy egy szóköz</translation>
    </message>
    <message>
        <source>%1 and the player&apos;s figures</source>
        <translation>%1 és a játékos figurái</translation>
    </message>
    <message>
        <source>%1 and whose turn it is</source>
        <translation>%1 és hogy ki következik</translation>
    </message>
    <message>
        <source>%1 or %2, who attacks in this exchange</source>
        <translation>%1 vagy %2: ki támad ebben a menetben</translation>
    </message>
    <message>
        <source>%1 or a space</source>
        <translation>%1 vagy egy szóköz</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1, %2 vagy %3</translation>
    </message>
    <message>
        <source>%1, a variant or a setting (%2)</source>
        <translation>%1, egy változat vagy egy beállítás (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 vagy 2</translation>
    </message>
    <message>
        <source>`1`</source>
        <translation>`1`</translation>
    </message>
    <message>
        <source>`imperial-resigned`, `turk-resigned` or `draw`</source>
        <translation>`imperial-resigned`, `turk-resigned` vagy `draw`</translation>
    </message>
    <message>
        <source>`imperial` or `turk`</source>
        <translation>`imperial` vagy `turk`</translation>
    </message>
    <message>
        <source>`turk`</source>
        <translation>`turk`</translation>
    </message>
    <message>
        <source>`yes`</source>
        <translation>`yes`</translation>
    </message>
    <message>
        <source>a field in its place, a variant or a setting (%1)</source>
        <translation>egy adat a maga helyén, egy változat vagy egy beállítás (%1)</translation>
    </message>
    <message>
        <source>a level</source>
        <translation>egy szint</translation>
    </message>
    <message>
        <source>a setting (%1)</source>
        <translation>egy beállítás (%1)</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>egy forduló</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>egy egység</translation>
    </message>
    <message>
        <source>a variant (%1) or a setting (%2)</source>
        <translation>egy változat (%1) vagy egy beállítás (%2)</translation>
    </message>
    <message>
        <source>a zone</source>
        <translation>egy zóna</translation>
    </message>
    <message>
        <source>a zone, a breach such as %1, %2, %3 if damaged, of an officer %4 and his marker</source>
        <translation>egy zóna, egy rés, például %1, %2, sérülten %3, tisztnél %4 és a jelzője</translation>
    </message>
    <message>
        <source>actions left</source>
        <translation>a megmaradt akciók száma</translation>
    </message>
    <message>
        <source>an action: %1</source>
        <translation>egy akció: %1</translation>
    </message>
    <message>
        <source>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine or sortie</source>
        <translation>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine vagy sortie</translation>
    </message>
    <message>
        <source>chits, such as 3,7</source>
        <translation>számjelzők, például 3,7</translation>
    </message>
    <message>
        <source>entrenchment markers in hand, such as 2/1</source>
        <translation>kézben lévő sáncjelzők, például 2/1</translation>
    </message>
    <message>
        <source>how many soldiers are aboard, 1 or 2</source>
        <translation>hány katona van a fedélzeten, 1 vagy 2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>ezek egyike: %1</translation>
    </message>
    <message>
        <source>soldiers to be placed of each of the %1 players, at most %2</source>
        <translation>játékosonként (%1 játékos) a még elhelyezendő katonák száma, legfeljebb %2</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; %2</source>
        <translation>a kép (%1) nem bontható ki; %2</translation>
    </message>
    <message>
        <source>the action that fate gave</source>
        <translation>az akció, amelyet a sors adott</translation>
    </message>
    <message>
        <source>the attacker&apos;s die, 1 to 6</source>
        <translation>a támadó kockája, 1–6</translation>
    </message>
    <message>
        <source>the chits drawn, such as 7/12 or -/12</source>
        <translation>a húzott számjelzők, például 7/12 vagy -/12</translation>
    </message>
    <message>
        <source>the die of each of the %1 players, 1 to 6, %2 or %3</source>
        <translation>játékosonként (%1 játékos) a kocka, 1–6, %2 vagy %3</translation>
    </message>
    <message>
        <source>two players, such as %1</source>
        <translation>két játékos, például %1</translation>
    </message>
    <message>
        <source>units, each once, with commas</source>
        <translation>egységek, mindegyik egyszer, vesszőkkel</translation>
    </message>
    <message>
        <source>walls with an owner and a level, such as EF:t2,VV:i1</source>
        <translation>falak tulajdonossal és szinttel, például EF:t2,VV:i1</translation>
    </message>
    <message>
        <source>what is owed: morale-die, draw, act, action-die, ...</source>
        <translation>ami hátravan: morale-die, draw, act, action-die, ...</translation>
    </message>
    <message>
        <source>what the die shows</source>
        <translation>amit a kocka mutat</translation>
    </message>
    <message>
        <source>where the bow points: %1, %2, %3 or %4</source>
        <translation>merre néz az orr: %1, %2, %3 vagy %4</translation>
    </message>
    <message>
        <source>zones, each once, with commas</source>
        <translation>zónák, mindegyik egyszer, vesszőkkel</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop</source>
        <translation>%1; dobható %2</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop: %3 too many</source>
        <translation>%1; dobható %2; ennyivel több: %3</translation>
    </message>
    <message>
        <source>%1 were dropped, %2 are seen</source>
        <translation>ledobva: %1, látszik: %2</translation>
    </message>
    <message>
        <source>%1; %2 may be no match</source>
        <translation>%1; lehet, hogy nem gyufa: %2</translation>
    </message>
    <message>
        <source>%1; each that is not seen may be a hit</source>
        <translation>%1; amelyik nem látszik, az mind találat lehet</translation>
    </message>
    <message>
        <source>1 match was dropped, %1 are seen</source>
        <translation>ledobva: 1 gyufa, látszik: %1</translation>
    </message>
    <message>
        <source>how many were dropped, such as %1</source>
        <translation>hány gyufát dobtak, például %1</translation>
    </message>
    <message>
        <source>kept, to learn from: %1 of the %2 corrections that a fit needs</source>
        <translation>megőrizve a tanuláshoz: %1 javítás a szükséges %2 közül</translation>
    </message>
    <message>
        <source>kept; a fit to %1 corrections is no better than the umpire as it is</source>
        <translation>megőrizve; %1 javítás alapján a bíró nem lesz jobb, mint most</translation>
    </message>
    <message>
        <source>learned from %1 corrections on this table</source>
        <translation>a bíró %1 javításból tanult ezen az asztalon</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>kihagyva: %1</translation>
    </message>
    <message>
        <source>no match is seen at that place</source>
        <translation>azon a helyen nem látszik gyufa</translation>
    </message>
    <message>
        <source>nothing is kept while a player lays in secret</source>
        <translation>semmi sem marad meg, amíg egy játékos titokban rak</translation>
    </message>
    <message>
        <source>the table has not been looked at yet</source>
        <translation>a bíró még nem nézte meg az asztalt</translation>
    </message>
    <message>
        <source>what is wrong is learned from only with a table file</source>
        <translation>a hibákból csak asztalfájllal lehet tanulni</translation>
    </message>
    <message>
        <source>what was learned of this table is not used: %1</source>
        <translation>amit a bíró erről az asztalról tanult, nincs használatban: %1</translation>
    </message>
    <message>
        <source>this picture is not kept any more; take a new one</source>
        <translation>ez a kép már nincs meg; készíts újat</translation>
    </message>
    <message>
        <source>no board of 8 by 7 or 8 by 8 squares is seen whole along the sides of the tags&apos; frame; set its corners by hand</source>
        <translation>a jelek keretének oldalai mentén nem látszik egész 8 x 7-es vagy 8 x 8-as tábla; add meg a sarkait kézzel</translation>
    </message>
    <message>
        <source>the table file %1 does not fit this picture, and is not used</source>
        <translation>ez az asztalfájl nem illik ehhez a képhez, ezért nincs használatban: %1</translation>
    </message>
    <message>
        <source>the camera file %1 does not fit this picture, and is not used</source>
        <translation>ez a kamerafájl nem illik ehhez a képhez, ezért nincs használatban: %1</translation>
    </message>
    <message>
        <source>%1 aims at %2</source>
        <translation>%1 célba veszi: %2</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other head-on</source>
        <translation>%1 és %2 orral egymásba ütközik</translation>
    </message>
    <message>
        <source>%1 and %2 were taken for each other</source>
        <translation>%1 és %2 fel volt cserélve</translation>
    </message>
    <message>
        <source>%1 brings back %2</source>
        <translation>%1 visszahozza: %2</translation>
    </message>
    <message>
        <source>%1 built a galley with %2</source>
        <translation>%1 gályát épített: %2</translation>
    </message>
    <message>
        <source>%1 comes out of the cup</source>
        <translation>%1 kijön a pohárból</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1: nem kéri</translation>
    </message>
    <message>
        <source>%1 drew the chit %2</source>
        <translation>%1: a húzott zseton %2</translation>
    </message>
    <message>
        <source>%1 enters the breach</source>
        <translation>%1 benyomul a résbe</translation>
    </message>
    <message>
        <source>%1 falls sick</source>
        <translation>%1 megbetegszik</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 lő</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <translation>%1 %2 felé lő</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3</source>
        <translation>%1 %2 felé lő: %3</translation>
    </message>
    <message>
        <source>%1 fires: %2</source>
        <translation>%1 lő: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 %2 mezőről %3 mezőre lép</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1: ennyije van: %2</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1 itt áll: %2</translation>
    </message>
    <message>
        <source>%1 is entrenched</source>
        <translation>%1 sáncot kap</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 ide kerül: %2</translation>
    </message>
    <message>
        <source>%1 is placed on the table</source>
        <translation>%1 az asztalra kerül</translation>
    </message>
    <message>
        <source>%1 lies elsewhere than was recorded</source>
        <translation>%1 máshol áll, mint a jegyzőkönyvben</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 veszteséget szenved: %2</translation>
    </message>
    <message>
        <source>%1 loses a step</source>
        <translation>%1 egy lépcsőt veszít</translation>
    </message>
    <message>
        <source>%1 makes %2 whole</source>
        <translation>%1 helyreállítja: %2</translation>
    </message>
    <message>
        <source>%1 makes a sortie</source>
        <translation>%1 kirohan</translation>
    </message>
    <message>
        <source>%1 moves into the wall</source>
        <translation>%1 bevonul a falba</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <translation>%1 most: %2</translation>
    </message>
    <message>
        <source>%1 offered a draw</source>
        <translation>%1 döntetlent ajánl</translation>
    </message>
    <message>
        <source>%1 on %2 gives up both stones against the catapult on %3</source>
        <translation>%1 %2 mezőn feláldozza mindkét kövét %3 mező katapultja ellen</translation>
    </message>
    <message>
        <source>%1 on %2 gives up one stone against %3</source>
        <translation>%1 %2 mezőn feláldozza egy kövét %3 mező ellen</translation>
    </message>
    <message>
        <source>%1 on %2 scatters its stones on %3 and %4</source>
        <translation>%1 %2 mezőről %3 és %4 mezőre szórja szét a köveit</translation>
    </message>
    <message>
        <source>%1 on %2 throws a stone at %3</source>
        <translation>%1 %2 mezőről követ dob %3 mezőre</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 passzol</translation>
    </message>
    <message>
        <source>%1 placed a soldier on %2</source>
        <translation>%1 katonát tett %2 mezőre</translation>
    </message>
    <message>
        <source>%1 raises the artillery level</source>
        <translation>%1 emeli a tüzérség szintjét</translation>
    </message>
    <message>
        <source>%1 rams the side of %2</source>
        <translation>%1 oldalba döfi: %2</translation>
    </message>
    <message>
        <source>%1 rams the stern of %2</source>
        <translation>%1 tatba döfi: %2</translation>
    </message>
    <message>
        <source>%1 strengthens %2</source>
        <translation>%1 erősíti: %2</translation>
    </message>
    <message>
        <source>%1, %2 too close to call</source>
        <translation>%1, %2 túl szoros</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to port</source>
        <translation>
            <numerusform>%n evező bal oldalt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to starboard</source>
        <translation>
            <numerusform>%n evező jobb oldalt</numerusform>
        </translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Abdurrahman</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the die</source>
        <translation>Abdurrahman 1-et ad a kockához</translation>
    </message>
    <message>
        <source>Azab %1</source>
        <translation>Azab %1</translation>
    </message>
    <message>
        <source>Bavarian %1</source>
        <translation>Bajor %1</translation>
    </message>
    <message>
        <source>Charles of Lorraine</source>
        <translation>Lotaringiai Károly</translation>
    </message>
    <message>
        <source>Hungarian %1</source>
        <translation>Magyar %1</translation>
    </message>
    <message>
        <source>Imperial %1</source>
        <translation>Császári %1</translation>
    </message>
    <message>
        <source>Janissary %1</source>
        <translation>Janicsár %1</translation>
    </message>
    <message>
        <source>Maximilian Emanuel</source>
        <translation>Miksa Emánuel</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>Saxon %1</source>
        <translation>Szász %1</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>a counter-mine is dug at %1</source>
        <translation>ellenakna itt: %1</translation>
    </message>
    <message>
        <source>a mine is blown under %1</source>
        <translation>akna robban itt: %1</translation>
    </message>
    <message>
        <source>galley %1</source>
        <translation>%1 gálya</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>nincs találat</translation>
    </message>
    <message numerus="yes">
        <source>on %1 lie %n stone(s) of %2</source>
        <translation>
            <numerusform>%1 mezőn %n kő áll (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>hajó</translation>
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
        <source>the Romans</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>gallok</translation>
    </message>
    <message>
        <source>the Romans (red)</source>
        <translation>rómaiak (piros)</translation>
    </message>
    <message>
        <source>the Greeks (blue)</source>
        <translation>görögök (kék)</translation>
    </message>
    <message>
        <source>the artillery fires</source>
        <translation>a tüzérség lő</translation>
    </message>
    <message>
        <source>the artillery fires at %1</source>
        <translation>a tüzérség lövi: %1</translation>
    </message>
    <message>
        <source>the counter-mine hits a unit</source>
        <translation>az ellenakna egy egységet talál el</translation>
    </message>
    <message>
        <source>the counter-mine lowers the mining level</source>
        <translation>az ellenakna csökkenti az aknászat szintjét</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>a kocka értéke %1</translation>
    </message>
    <message>
        <source>the entrenchment of %1 loses a level</source>
        <translation>a sánc egy szintet veszít itt: %1</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>az első játékos</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>a második játékos</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>a harmadik játékos</translation>
    </message>
    <message>
        <source>the fourth player</source>
        <translation>a negyedik játékos</translation>
    </message>
    <message>
        <source>the fifth player</source>
        <translation>az ötödik játékos</translation>
    </message>
    <message>
        <source>the sixth player</source>
        <translation>a hatodik játékos</translation>
    </message>
    <message>
        <source>the seventh player</source>
        <translation>a hetedik játékos</translation>
    </message>
    <message>
        <source>the eighth player</source>
        <translation>a nyolcadik játékos</translation>
    </message>
    <message>
        <source>the Roman side</source>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>the Gallic side</source>
        <translation>gallok</translation>
    </message>
    <message>
        <source>the Greek side</source>
        <translation>görögök</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>a rómaiak</translation>
    </message>
    <message>
        <source>Gauls</source>
        <translation>a gallok</translation>
    </message>
    <message>
        <source>Greeks</source>
        <translation>a görögök</translation>
    </message>
    <message>
        <source>red side</source>
        <translation>a piros</translation>
    </message>
    <message>
        <source>yellow side</source>
        <translation>a sárga</translation>
    </message>
    <message>
        <source>Imperials</source>
        <translation>a császáriak</translation>
    </message>
    <message>
        <source>Turks</source>
        <translation>a törökök</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>az első játékos</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>a második játékos</translation>
    </message>
    <message>
        <source>third player</source>
        <translation>a harmadik játékos</translation>
    </message>
    <message>
        <source>fourth player</source>
        <translation>a negyedik játékos</translation>
    </message>
    <message>
        <source>fifth player</source>
        <translation>az ötödik játékos</translation>
    </message>
    <message>
        <source>sixth player</source>
        <translation>a hatodik játékos</translation>
    </message>
    <message>
        <source>seventh player</source>
        <translation>a hetedik játékos</translation>
    </message>
    <message>
        <source>eighth player</source>
        <translation>a nyolcadik játékos</translation>
    </message>
    <message>
        <source>the miners dig</source>
        <translation>az aknászok ásnak</translation>
    </message>
    <message>
        <source>the orders of %1 are taken up</source>
        <translation>a parancsokat felszedik: %1</translation>
    </message>
    <message>
        <source>the players say %1</source>
        <translation>a játékosok szerint %1</translation>
    </message>
    <message>
        <source>the relief army makes %1 whole</source>
        <translation>a felmentő sereg helyreállítja: %1</translation>
    </message>
    <message>
        <source>the salvo is spoiled</source>
        <translation>a sortűz érvénytelen</translation>
    </message>
    <message>
        <source>the wall %1 is assaulted</source>
        <translation>roham a fal ellen: %1</translation>
    </message>
    <message>
        <source>units from %2 fight for %1</source>
        <translation>harc ezért: %1, innen: %2</translation>
    </message>
    <message>
        <source>what was recorded on %1 lies on %2</source>
        <translation>ami a jegyzőkönyvben %1 mezőn volt, %2 mezőn van</translation>
    </message>
    <message>
        <source>the ship on %1 carries %2 soldiers</source>
        <translation>%1 mező hajóján %2 katona van</translation>
    </message>
    <message>
        <source>the ship on %1 points %2</source>
        <translation>%1 mező hajójának iránya: %2</translation>
    </message>
    <message>
        <source>the ship on %1 is on %2 and points %3</source>
        <translation>%1 mező hajója %2 mezőn áll, iránya: %3</translation>
    </message>
    <message>
        <source>the figure on %1 belongs to %2</source>
        <translation>%1 mező figurájának gazdája: %2</translation>
    </message>
    <message>
        <source>the computer plays %1 as %2; make that move on the table</source>
        <translation>a számítógép lépése %1 (%2); tegyétek meg az asztalon</translation>
    </message>
    <message>
        <source>the other table plays %1 as %2; make that move here</source>
        <translation>a másik asztal lépése %1 (%2); tegyétek meg itt is</translation>
    </message>
    <message>
        <source>the other table plays %1</source>
        <translation>a másik asztal lépése: %1</translation>
    </message>
    <message>
        <source>the other table puts its record right: %1; do the same here</source>
        <translation>a másik asztal helyesbíti a jegyzőkönyvét: %1; tegyétek meg itt is</translation>
    </message>
    <message>
        <source>the other table takes back %1; say `undo %2` here too</source>
        <translation>a másik asztal visszavonja: %1; mondjátok itt is: `undo %2`</translation>
    </message>
    <message>
        <source>both tables have the same record again</source>
        <translation>a két asztal jegyzőkönyve ismét egyezik</translation>
    </message>
    <message>
        <source>the computer plays %1</source>
        <translation>a számítógép lépése: %1</translation>
    </message>
    <message>
        <source>a hint for %1: %2</source>
        <translation>tipp, %1 lépjen így: %2</translation>
    </message>
    <message>
        <source>%1; expected then: %2</source>
        <translation>%1; utána ez várható: %2</translation>
    </message>
    <message>
        <source>nobody owes an action now</source>
        <translation>most senkinek sem kell lépnie</translation>
    </message>
    <message>
        <source>the computer is thinking; ask again in a moment</source>
        <translation>a számítógép gondolkodik; kérdezz újra egy pillanat múlva</translation>
    </message>
    <message>
        <source>%1 owes no action now</source>
        <translation>%1 most nem következik</translation>
    </message>
    <message>
        <source>a hint would tell a secret; ask for it on your own page</source>
        <translation>a tanács titkot árulna el; kérd a saját oldaladon</translation>
    </message>
    <message>
        <source>the other table is there</source>
        <translation>a másik asztal itt van</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>óra nélkül</translation>
    </message>
    <message>
        <source>with the clock %1 (at zero: %2)</source>
        <translation>órával: %1 (nullánál: %2)</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2</source>
        <translation>a másik asztalnál így játszanak: %1; ennél az asztalnál pedig: %2</translation>
    </message>
    <message>
        <source>the other table is back</source>
        <translation>a másik asztal ismét itt van</translation>
    </message>
    <message>
        <source>the other table comes and goes too often; this is not told for an hour</source>
        <translation>a másik asztal túl gyakran jön és megy; erről egy óráig nem lesz szó</translation>
    </message>
    <message>
        <source>the other table has ended its game</source>
        <translation>a másik asztal befejezte a játékát</translation>
    </message>
    <message>
        <source>the other table cannot be reached; the game goes on here, and the other table is told what happened when it is back</source>
        <translation>a másik asztal nem érhető el; a játék itt folytatódik, és a másik asztal megtudja, mi történt, amikor ismét elérhető</translation>
    </message>
    <message>
        <source>a table was sent away: %1</source>
        <translation>egy asztal el lett küldve: %1</translation>
    </message>
    <message>
        <source>it does not know the token</source>
        <translation>nem ismeri a jelszót</translation>
    </message>
    <message>
        <source>a picture from the other table was refused: %1</source>
        <translation>a másik asztal egy képe el lett utasítva: %1</translation>
    </message>
    <message>
        <source>it does not say which action it shows</source>
        <translation>nem mondja meg, melyik lépést mutatja</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>nagyobb, mint 1 MB</translation>
    </message>
    <message>
        <source>it is not the one that its SHA-256 names</source>
        <translation>nem az, amelyet az SHA-256 megnevez</translation>
    </message>
    <message>
        <source>it is no whole JPEG</source>
        <translation>nem ép JPEG</translation>
    </message>
    <message>
        <source>the picture of %1 has more than 1 MB; the other table is not shown it</source>
        <translation>%1 képe nagyobb, mint 1 MB; a másik asztal nem kapja meg</translation>
    </message>
    <message>
        <source>the other table shows its picture of action %1, %2 (SHA-256 %3)</source>
        <translation>a másik asztal megmutatja a képét erről a lépésről: %1, %2 (SHA-256 %3)</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and nothing here; make that move here, or say `undo %3` there</source>
        <translation>a másik asztalon más az állás: %1. lépésként ott %2 van, itt semmi; tegyétek meg itt is, vagy mondják ott: `undo %3`</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and %3 here; say `undo %4` there if %3 counts, or `undo %5` here if %2 counts</source>
        <translation>a másik asztalon más az állás: %1. lépésként ott %2 van, itt %3; ha %3 számít, mondják ott: `undo %4`, ha %2 számít, mondjátok itt: `undo %5`</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 here and nothing there; say `undo %3` here, or make that move there</source>
        <translation>a másik asztalon más az állás: %1. lépésként itt %2 van, ott semmi; mondjátok itt: `undo %3`, vagy tegyék meg ott is</translation>
    </message>
    <message>
        <source>`%1` is no address of a table; give the whole address that the other table shows (wss://…)</source>
        <translation>`%1` nem egy asztal címe; add meg az egész címet, amelyet a másik asztal mutat (wss://…)</translation>
    </message>
    <message>
        <source>`%1` has no port; give the whole address that the other table shows</source>
        <translation>`%1`: nincs benne port; add meg az egész címet, amelyet a másik asztal mutat</translation>
    </message>
    <message>
        <source>the address is not whole behind `#`; copy all of it from the other table, and put it in quotes</source>
        <translation>a cím nem teljes a `#` után; másold le az egészet a másik asztalról, és tedd idézőjelbe</translation>
    </message>
    <message>
        <source>no table answers at %1; start that table first</source>
        <translation>itt nem válaszol asztal: %1; előbb azt az asztalt indítsátok el</translation>
    </message>
    <message>
        <source>the certificate of the table at %1 is another one than the address says; copy the address from that table again</source>
        <translation>%1 címen olyan asztal van, amelynek a tanúsítványa más, mint amit a cím mond; másoljátok le újra a címet arról az asztalról</translation>
    </message>
    <message>
        <source>the other table does not know the token of the address; copy the address from that table again</source>
        <translation>a másik asztal nem ismeri a címben lévő jelszót; másoljátok le újra a címet arról az asztalról</translation>
    </message>
    <message>
        <source>the other table says what is no record of a game</source>
        <translation>a másik asztal olyat mond, ami nem játék jegyzőkönyve</translation>
    </message>
    <message>
        <source>the other table says more than 1 MB at once</source>
        <translation>a másik asztal egyszerre több mint 1 MB-ot mond</translation>
    </message>
    <message>
        <source>the other table has another version of Umpire (it speaks %1, and this table speaks %2); install the same version at both tables</source>
        <translation>a másik asztalon más változatú Umpire van (annak a nyelve %1, ezé %2); tegyétek mindkét asztalra ugyanazt a változatot</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2; give both the same game</source>
        <translation>a másik asztal ezt játssza: %1, ez pedig ezt: %2; adjátok meg mindkettőnek ugyanazt a játékot</translation>
    </message>
    <message>
        <source>the other table plays the variant `%1`, and this table plays `%2`; give both the same variant</source>
        <translation>a másik asztal ezt a változatot játssza: `%1`, ez az asztal pedig ezt: `%2`; adjátok meg mindkettőnek ugyanazt</translation>
    </message>
    <message>
        <source>the other table begins at another position; give both the same position</source>
        <translation>a másik asztal más állásból indul; adjátok meg mindkettőnek ugyanazt az állást</translation>
    </message>
    <message>
        <source>both tables say that %1 sits there; give each table a side of its own</source>
        <translation>mindkét asztal azt mondja, hogy ott ül: %1; adjatok mindegyik asztalnak saját oldalt</translation>
    </message>
    <message>
        <source>%1 and %2 have met already</source>
        <translation>%1 és %2 már játszott egymással</translation>
    </message>
    <message>
        <source>%1 came after the first round, and a round robin takes no new player then; withdraw the player</source>
        <translation>%1 az első forduló után érkezett, és a körmérkőzés akkor már nem fogad új játékost; vond vissza a játékost</translation>
    </message>
    <message>
        <source>%1 has more points than a Tournament Report File can hold; give a win fewer points</source>
        <translation>%1 több pontot szerzett, mint amennyi egy Tournament Report File-ban elfér; adj kevesebb pontot a győzelemért</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 kimaradt</translation>
    </message>
    <message>
        <source>%1 is paired twice or is away</source>
        <translation>%1 kétszer szerepel, vagy távol van</translation>
    </message>
    <message>
        <source>%1 players are in the draw of the round robin; it takes 2 to %2</source>
        <translation>a körmérkőzés játékosainak száma %1; 2 és %2 között lehet</translation>
    </message>
    <message>
        <source>%1 players play round %2, and a table has %3 seats; a table takes 3 to %4 and has to be full</source>
        <translation>ebben a fordulóban (%2.) %1 játékos játszik, egy asztalnál %3 hely van; egy asztalnál 3–%4 hely lehet, és mind foglalt kell legyen</translation>
    </message>
    <message>
        <source>%1, and %2 in all; enter them, or let the arbiter go on without them</source>
        <translation>%1, összesen %2; írd be őket, vagy a versenybíró folytassa nélkülük</translation>
    </message>
    <message>
        <source>%1, line %2, column `%3`: %4</source>
        <translation>%1, %2. sor, `%3` oszlop: %4</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, %2. sor: %3</translation>
    </message>
    <message>
        <source>%1, line %2: a quote stands inside a field without quotes; quote the whole field and write the quote twice</source>
        <translation>%1, %2. sor: idézőjel áll egy idézőjelek nélküli mezőben; tedd az egész mezőt idézőjelbe, és írd kétszer a benne lévőt</translation>
    </message>
    <message>
        <source>%1, line %2: no column is called `name`; the first line names the columns, such as `name,club,rating`</source>
        <translation>%1, %2. sor: egyik oszlop neve sem `név`; az első sor nevezi meg az oszlopokat, például `név,klub,értékszám`</translation>
    </message>
    <message>
        <source>%1, line %2: something stands behind a closing quote; write quotes inside a field twice</source>
        <translation>%1, %2. sor: a záró idézőjel után áll valami; a mezőn belüli idézőjelet írd kétszer</translation>
    </message>
    <message>
        <source>%1, line %2: the fields are %3, and those of the first line are %4; add or remove a separator</source>
        <translation>%1, %2. sor: %3 mező van benne, az első sorban pedig %4; tegyél be vagy vegyél ki elválasztót</translation>
    </message>
    <message>
        <source>%1, line %2: the quote is not closed; add a quote at the field&apos;s end</source>
        <translation>%1, %2. sor: az idézőjel nincs lezárva; tegyél idézőjelet a mező végére</translation>
    </message>
    <message>
        <source>%1: %2 players are in the file; give 1 to %3</source>
        <translation>%1: a fájlban %2 játékos van; 1 és %3 között legyen</translation>
    </message>
    <message>
        <source>%1: it wrote no pairing; check that it is a pairing program</source>
        <translation>%1: nem írt párosítást; ellenőrizd, hogy párosítóprogram-e</translation>
    </message>
    <message>
        <source>%1: no line begins with 001; this is no Tournament Report File</source>
        <translation>%1: egyik sor sem kezdődik 001-gyel; ez nem Tournament Report File</translation>
    </message>
    <message>
        <source>%1: the file is UTF-16; save it as `CSV UTF-8`</source>
        <translation>%1: a fájl UTF-16 kódolású; mentsd `CSV UTF-8` formában</translation>
    </message>
    <message>
        <source>%1: the file is empty; its first line names the columns, such as `name,club,rating`</source>
        <translation>%1: a fájl üres; az első sor nevezi meg az oszlopokat, például `név,klub,értékszám`</translation>
    </message>
    <message>
        <source>%1: there is no such pairing program; give the path of bbpPairings or of javafo.jar</source>
        <translation>%1: nincs ilyen párosítóprogram; a bbpPairings vagy a javafo.jar útvonalát add meg</translation>
    </message>
    <message>
        <source>%1; enter it, or let the arbiter go on without it</source>
        <translation>%1; írd be, vagy a versenybíró folytassa nélküle</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Táblapontok</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Egymás ellen</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Megnyert játszmák</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>%1. forduló, %2. asztal</translation>
    </message>
    <message>
        <source>Your code, for you alone</source>
        <translation>A kódod, csak neked</translation>
    </message>
    <message>
        <source>After the game scan the square, tap your table and type the code. All players of the table say the result.</source>
        <translation>A játszma után olvasd be a négyzetet, koppints az asztalodra, és írd be a kódot. Az asztal minden játékosa megmondja az eredményt.</translation>
    </message>
    <message>
        <source>%1 has no code; print slips on the arbiter&apos;s page, or give a file with a code for each player</source>
        <translation>%1 kód nélkül van; nyomtass cédulákat a versenybíró oldalán, vagy adj meg egy fájlt minden játékos kódjával</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>%1. forduló: párosítás</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>%1. forduló: eredmények</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Hely az asztalnál</translation>
    </message>
    <message>
        <source>Second seat</source>
        <translation>Másodikként</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>Második</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Állás %1 forduló után</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelmek</translation>
    </message>
    <message>
        <source>`%1` is no number of a player; give 1 to %2</source>
        <translation>`%1` nem játékos száma; 1 és %2 közötti számot adj meg</translation>
    </message>
    <message>
        <source>`%1` is no number of rounds; give 1 to %2</source>
        <translation>`%1` nem fordulók száma; 1 és %2 közötti számot adj meg</translation>
    </message>
    <message>
        <source>`%1` is no rating; give a whole number from 0 to %2, or leave the field empty</source>
        <translation>`%1` nem értékszám; 0 és %2 közötti egész számot adj meg, vagy hagyd üresen a mezőt</translation>
    </message>
    <message>
        <source>a Swiss needs its number of rounds before the first; give one</source>
        <translation>a svájci rendszerhez az első forduló előtt kell a fordulók száma; add meg</translation>
    </message>
    <message>
        <source>a Tournament Report File has tables of two only; export the standings instead</source>
        <translation>egy Tournament Report File-ban csak kétfős asztalok vannak; inkább az állást mentsd ki</translation>
    </message>
    <message>
        <source>a line is not two players&apos; starting ranks</source>
        <translation>egy sor nem két játékos rajtszáma</translation>
    </message>
    <message>
        <source>all %1 rounds of the tournament are made; plan more of them, or print the standings</source>
        <translation>a verseny összes fordulója (%1) kész; tervezz többet, vagy nyomtasd ki az állást</translation>
    </message>
    <message>
        <source>another column says the same; remove one of them</source>
        <translation>egy másik oszlop ugyanezt mondja; vedd ki az egyiket</translation>
    </message>
    <message>
        <source>away</source>
        <translation>távol</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>szabadnap</translation>
    </message>
    <message>
        <source>bye, a full point</source>
        <translation>szabadnap, egy pont</translation>
    </message>
    <message>
        <source>bye, half a point</source>
        <translation>szabadnap, fél pont</translation>
    </message>
    <message>
        <source>fewer than two players play round %1; nobody can be paired</source>
        <translation>ebben a fordulóban (%1.) kettőnél kevesebb játékos játszik; senkit sem lehet párosítani</translation>
    </message>
    <message>
        <source>it cannot be started; check that it is a program, and for JaVaFo that Java is installed</source>
        <translation>nem indítható; ellenőrizd, hogy program-e, és a JaVaFo esetén, hogy van-e Java</translation>
    </message>
    <message>
        <source>it ended with the status %1 (%2); put the tournament right, or pair by hand</source>
        <translation>%1 állapottal fejeződött be (%2); tedd rendbe a versenyt, vagy párosíts kézzel</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>nem mondott semmit</translation>
    </message>
    <message>
        <source>it took longer than %1 s and was ended; try again, or pair by hand</source>
        <translation>tovább tartott, mint %1 s, ezért le lett állítva; próbáld újra, vagy párosíts kézzel</translation>
    </message>
    <message>
        <source>its first line is not the number of its other lines</source>
        <translation>az első sora nem a többi sor száma</translation>
    </message>
    <message>
        <source>line %1 has the number %2 too; give each number once</source>
        <translation>ugyanez a szám (%2) áll ebben a sorban is: %1; minden számot egyszer adj meg</translation>
    </message>
    <message>
        <source>line %1 has the same name and club; remove one of them, or tell them apart</source>
        <translation>ugyanez a név és klub áll ebben a sorban is: %1; vedd ki az egyiket, vagy különböztesd meg őket</translation>
    </message>
    <message>
        <source>no file can be written for the pairing program; check that the folder for temporary files has room</source>
        <translation>nem írható fájl a párosítóprogram számára; ellenőrizd, hogy van-e hely az ideiglenes fájlok mappájában</translation>
    </message>
    <message>
        <source>no pairing program is installed for a Swiss; install bbpPairings or JaVaFo and name it by %1, or play a round robin</source>
        <translation>nincs telepítve párosítóprogram a svájci rendszerhez; telepítsd a bbpPairings vagy a JaVaFo programot, és nevezd meg ezzel: %1, vagy játsszatok körmérkőzést</translation>
    </message>
    <message>
        <source>nobody has the starting rank %1</source>
        <translation>senkinek nincs %1 rajtszáma</translation>
    </message>
    <message>
        <source>round %1 does not agree with the line of the opponent %2; put one of them right</source>
        <translation>ez a forduló (%1.) nem egyezik az ellenfél (%2) sorával; javítsd ki az egyiket</translation>
    </message>
    <message>
        <source>round %1 is no opponent, seat and result; write it such as `  12 w 1` or `0000 - U`</source>
        <translation>ez a forduló (%1.) nem ellenfél, hely és eredmény; írd így: `  12 w 1` vagy `0000 - U`</translation>
    </message>
    <message>
        <source>table %1 has %2 seats, and the result has %3; give one for each seat</source>
        <translation>ennél az asztalnál (%1.) %2 hely van, az eredményben %3; minden helyhez adj egyet</translation>
    </message>
    <message>
        <source>the address for the QR code is too long; give a shorter one</source>
        <translation>a QR-kód címe túl hosszú; adj meg rövidebbet</translation>
    </message>
    <message>
        <source>the name is missing; give one, or remove the line</source>
        <translation>hiányzik a név; add meg, vagy vedd ki a sort</translation>
    </message>
    <message>
        <source>the pairing program&apos;s answer is no pairing: %1; pair this round by hand, or use another program</source>
        <translation>a párosítóprogram válasza nem párosítás: %1; párosítsd kézzel ezt a fordulót, vagy használj másik programot</translation>
    </message>
    <message>
        <source>the result of table %1 in round %2 (%3) is missing</source>
        <translation>hiányzik egy eredmény: %2. forduló, %1. asztal (%3)</translation>
    </message>
    <message>
        <source>the signal %1 ended it (%2); try another program, or pair by hand</source>
        <translation>ez a jelzés állította le: %1 (%2); próbálj másik programot, vagy párosíts kézzel</translation>
    </message>
    <message>
        <source>the starting rank %1 stands in an earlier line too; give each rank once</source>
        <translation>ez a rajtszám egy korábbi sorban is áll: %1; minden rajtszámot egyszer adj meg</translation>
    </message>
    <message>
        <source>the starting rank in the columns 5 to 8 or the rating in the columns 49 to 52 is no number; put it right</source>
        <translation>az 5–8. oszlopban álló rajtszám vagy a 49–52. oszlopban álló értékszám nem szám; javítsd ki</translation>
    </message>
    <message>
        <source>the text has an end of line or a control character; remove it</source>
        <translation>a szövegben sorvég vagy vezérlőkarakter van; vedd ki</translation>
    </message>
    <message>
        <source>the text is longer than %1 bytes; shorten it</source>
        <translation>a szöveg hosszabb %1 bájtnál; rövidítsd le</translation>
    </message>
    <message>
        <source>there is no round %1; the last one is %2</source>
        <translation>nincs %1. forduló; az utolsó forduló száma %2</translation>
    </message>
    <message>
        <source>there is no table %1 in round %2; look at the pairings</source>
        <translation>ebben a fordulóban (%2.) nincs %1. asztal; nézd meg a párosítást</translation>
    </message>
    <message>
        <source>two players have a bye</source>
        <translation>két játékos is szabadnapos</translation>
    </message>
    <message>
        <source>%1: this is no tournament that Umpire wrote (%2); give another file, or import the players again</source>
        <translation>%1: ez nem olyan verseny, amelyet az Umpire írt (%2); adj meg másik fájlt, vagy olvasd be újra a játékosokat</translation>
    </message>
    <message>
        <source>the record has no action yet</source>
        <translation>a jegyzőkönyvben még nincs akció</translation>
    </message>
    <message>
        <source>%1: this is no file of games that `umpire lab` kept</source>
        <translation>%1: ezt a fájlt nem az `umpire lab` írta</translation>
    </message>
    <message>
        <source>%1: line %2 is damaged; delete that line</source>
        <translation>%1: egy sor sérült (%2.); töröld azt a sort</translation>
    </message>
    <message>
        <source>towers and walls; who reaches the other&apos;s home row wins</source>
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
        <source>after each step&apos;s movement the table says where the galleys lie</source>
        <translation>minden lépés után az asztal mondja meg, hol állnak a gályák</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>két játékos, az ajánlott értelmezésekkel</translation>
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
        <source>five domains on a larger map; alliances and sales</source>
        <translation>öt birodalom nagyobb térképen; szövetségek és eladások</translation>
    </message>
    <message>
        <source>six domains on a larger map; alliances and sales</source>
        <translation>hat birodalom nagyobb térképen; szövetségek és eladások</translation>
    </message>
    <message>
        <source>seven domains on a larger map; alliances and sales</source>
        <translation>hét birodalom nagyobb térképen; szövetségek és eladások</translation>
    </message>
    <message>
        <source>eight domains on a larger map; alliances and sales</source>
        <translation>nyolc birodalom nagyobb térképen; szövetségek és eladások</translation>
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
        <source>five other readings together</source>
        <translation>öt másik értelmezés együtt</translation>
    </message>
    <message>
        <source>%1 has asked for a hint</source>
        <translation>%1 tanácsot kért</translation>
    </message>
    <message>
        <source>%1: on the table %2, in the record %3</source>
        <translation>%1: az asztalon %2, a jegyzőkönyvben %3</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Kéz van az asztal fölött</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Egyetért: %1</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Minden rendben</translation>
    </message>
    <message>
        <source>Expected then: %1</source>
        <translation>Utána ez várható: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Például: %1</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Szabálytalan</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Túl sötét van</translation>
    </message>
    <message>
        <source>Allowed to stand</source>
        <translation>Marad, a szabályok ellenére</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>Put the table as the drawing shows, or correct the record.</source>
        <translation>Rakd úgy az asztalt, ahogy a rajz mutatja, vagy javítsd a jegyzőkönyvet.</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Az asztal szerint legyen</translation>
    </message>
    <message>
        <source>Make this move on the table.</source>
        <translation>Tegyétek meg az asztalon.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1. lépés</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Még nincs kész</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <source>Others must agree</source>
        <translation>Mások beleegyezése is kell</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Table and record agree again</source>
        <translation>Az asztal és a jegyzőkönyv újra egyezik</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Az asztal és a jegyzőkönyv eltér</translation>
    </message>
    <message>
        <source>Take it back on the table, or let it stand.</source>
        <translation>Vedd vissza az asztalon, vagy maradjon így.</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Visszavonva</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>A kamera eltűnt</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>A számítógép lépése</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>A játszma kezdődik</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>A játék folytatódik</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játéknak vége</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>A lámpa becsillan</translation>
    </message>
    <message>
        <source>The other table differs</source>
        <translation>A másik asztal eltér</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Javítva</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Várok, amíg nyugalom lesz</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Elmozdult az asztal vagy a kamera</translation>
    </message>
    <message>
        <source>The umpire asks %1</source>
        <translation>A bíró válaszra vár: %1</translation>
    </message>
    <message>
        <source>The umpire asks</source>
        <translation>A bíró kérdezi</translation>
    </message>
    <message>
        <source>The umpire asks: %1</source>
        <translation>A bíró kérdezi: %1</translation>
    </message>
    <message>
        <source>The umpire refuses</source>
        <translation>A bíró nem fogadja el</translation>
    </message>
    <message>
        <source>This would take back a result of chance.</source>
        <translation>Ez a véletlent is visszavonja.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Várakozás a kamerára</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Győztes: %1</translation>
    </message>
    <message>
        <source>%1 goes forward</source>
        <translation>%1 előremegy</translation>
    </message>
    <message>
        <source>%1 cannot go forward</source>
        <translation>%1 nem tud előremenni</translation>
    </message>
    <message>
        <source>%1 goes forward by %2 mm</source>
        <translation>%1 %2 mm-t megy előre</translation>
    </message>
    <message>
        <source>%1 turns left by %2°</source>
        <translation>%1 %2°-kal balra fordul</translation>
    </message>
    <message>
        <source>%1 turns left</source>
        <translation>%1 balra fordul</translation>
    </message>
    <message>
        <source>%1 turns right by %2°</source>
        <translation>%1 %2°-kal jobbra fordul</translation>
    </message>
    <message>
        <source>%1 turns right</source>
        <translation>%1 jobbra fordul</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm</source>
        <translation>%1 előre %2 mm-t</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm, until it touches %3</source>
        <translation>%1 előre %2 mm-t, amíg hozzá nem ér ehhez: %3</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm</source>
        <translation>%1 balra %2 fokot és %3 mm-t</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm</source>
        <translation>%1 jobbra %2 fokot és %3 mm-t</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 balra %2 fokot és %3 mm-t, amíg hozzá nem ér ehhez: %4</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 jobbra %2 fokot és %3 mm-t, amíg hozzá nem ér ehhez: %4</translation>
    </message>
    <message>
        <source>%1 is not seen near its recorded place</source>
        <translation>%1 nem látszik a jegyzőkönyv szerinti helye közelében</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place, turned by %3°</source>
        <translation>%1 %2 mm-re áll a jegyzőkönyv szerinti helyétől, %3°-kal elfordulva</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place</source>
        <translation>%1 %2 mm-re áll a jegyzőkönyv szerinti helyétől</translation>
    </message>
    <message>
        <source>%1 and %2 collide</source>
        <translation>%1 és %2 összeütközik</translation>
    </message>
    <message>
        <source>%1 and %2 collide: %3</source>
        <translation>%1 és %2 összeütközik: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n point(s) of damage</source>
        <translation>
            <numerusform>%1 %n sérülést szenved</numerusform>
        </translation>
    </message>
    <message>
        <source>the place of each seat as in %1, or %2</source>
        <translation>az egyes székek helyezését, például %1, vagy %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 or what its %n board(s) won as in %2</source>
        <translation>
            <numerusform>%1 vagy táblánként a pontokat (%n tábla), például %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>`%1` is no result of a table with %n seat(s); give %2; `none` takes a result away</source>
        <translation>
            <numerusform>`%1`: ez nem egy %n székes asztal eredménye; add meg ezt: %2; a `none` törli az eredményt</numerusform>
        </translation>
    </message>
    <message>
        <source>players say how the game ended that they played; say anything else to the arbiter</source>
        <translation>a játékosok a lejátszott játszma végét mondják meg; minden mást a versenybírónak mondj el</translation>
    </message>
    <message>
        <source>a ruling has the arbiter&apos;s name and a reason</source>
        <translation>a döntéshez kell a versenybíró neve és egy indok</translation>
    </message>
    <message>
        <source>a command is a line of text, such as %1 or %2</source>
        <translation>a parancs egy sor szöveg, például %1 vagy %2</translation>
    </message>
    <message>
        <source>the game takes no commands now</source>
        <translation>a játék most nem fogad parancsot</translation>
    </message>
    <message>
        <source>a change of a tournament has the arbiter&apos;s name</source>
        <translation>a verseny módosításához kell a versenybíró neve</translation>
    </message>
    <message>
        <source>to go on without all results needs a reason</source>
        <translation>a hiányzó eredmények nélküli folytatáshoz indok kell</translation>
    </message>
    <message>
        <source>name: give the tournament one</source>
        <translation>name: adj nevet a versenynek</translation>
    </message>
    <message>
        <source>the last actions do not count</source>
        <translation>az utolsó lépések nem számítanak</translation>
    </message>
    <message>
        <source>illegal: %1</source>
        <translation>szabálytalan: %1</translation>
    </message>
    <message>
        <source>may become %1</source>
        <translation>ez lehet belőle: %1</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>valami titkos</translation>
    </message>
    <message>
        <source>the arbiter %1 rules</source>
        <translation>%1 versenybíró döntése</translation>
    </message>
    <message>
        <source>%1 has to lose oars or masts: which did it lose?</source>
        <translation>%1 evezőt vagy árbocot veszít: melyiket vesztette el?</translation>
    </message>
    <message>
        <source>%1 lies %2; %3</source>
        <translation>%1 így fekszik: %2; %3</translation>
    </message>
    <message>
        <source>%1 lies %2; say `confirmed` once more if it is to count as it lies</source>
        <translation>%1 így fekszik: %2; mondd még egyszer: `confirmed`, ha úgy számítson, ahogy fekszik</translation>
    </message>
    <message>
        <source>the orders that lie there are not clear: what are they?</source>
        <translation>az ott fekvő parancsok nem egyértelműek: mik azok?</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. Whoever loses the last galley loses the game.</source>
        <translation>A gálya elsüllyed, ha egy evezője sem maradt. Aki az utolsó gályáját is elveszti, veszít.</translation>
    </message>
    <message>
        <source>A ship at the coast takes one or two soldiers from squares beside it aboard, and later lands them in one turn.</source>
        <translation>A partnál lévő hajó egy vagy két katonát vesz fel a mellette lévő mezőkről, és később egyetlen lépésben teszi őket partra.</translation>
    </message>
    <message>
        <source>A soldier walks one square along the coast.</source>
        <translation>Egy katona egy mezőt lép a parton.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Egy forduló</translation>
    </message>
    <message>
        <source>Catapult: three stones on a cell. Only the advanced game has catapults; they throw a stone two or three cells far.</source>
        <translation>Katapult: három kő egy mezőn. Csak a haladó játékban van; két vagy három mezőre dob egy követ.</translation>
    </message>
    <message>
        <source>Coast line: the edge of a port. Its gaps are the entrances, and a battery stands at each side of a gap.</source>
        <translation>Partvonal: a kikötő széle. A hézagai a bejáratok, és minden hézag két oldalán egy-egy üteg áll.</translation>
    </message>
    <message>
        <source>Each galley has eight loose matches for its orders, and a screen to lay them behind. No match head may touch a striking strip.</source>
        <translation>Minden gályához nyolc gyufa tartozik a parancsokhoz, és egy paraván, amely mögé kirakod őket. Gyufafej sosem érhet a dörzsfelülethez.</translation>
    </message>
    <message>
        <source>Each player has one or more galleys. A galley is the sleeve of a matchbox; a triangle on the deck marks its bow.</source>
        <translation>Minden játékosnak egy vagy több gályája van. A gálya egy gyufásdoboz hüvelye; az orrát háromszög jelöli a fedélzeten.</translation>
    </message>
    <message>
        <source>Each side has 39 pieces: 29 ships, 4 coastal batteries and 6 mines. The opponent sees only their backs.</source>
        <translation>Mindkét félnek 39 zsetonja van: 29 hajó, 4 parti üteg és 6 akna. Az ellenfél csak a hátukat látja.</translation>
    </message>
    <message>
        <source>Each side puts two stones on every cell of its home row. Row 1 is the home row of the Romans, row 7 that of the Gauls.</source>
        <translation>Mindkét fél két követ tesz az alapsora minden mezőjére. A rómaiaké az 1. sor, a galloké a 7. sor.</translation>
    </message>
    <message>
        <source>Either side may begin, with a ship that leaves its port.</source>
        <translation>Bármelyik fél kezdhet, egy hajóval, amely kihajózik a kikötőjéből.</translation>
    </message>
    <message>
        <source>From then on nobody begins: both sides lay their orders in secret and carry them out at the same time.</source>
        <translation>Innentől senki sem kezd: mindkét fél titokban rakja le a parancsait, és egyszerre hajtjátok végre őket.</translation>
    </message>
    <message>
        <source>Headed matches in the long sides are oars. Headless matches on the deck are masts. The oars of one side and the masts are 8 together: 6 and 2, 5 and 3, or 4 and 4.</source>
        <translation>A hosszú oldalakba szúrt fejes gyufák az evezők. A fedélzetre szúrt fej nélküli gyufák az árbocok. Az egyik oldal evezői és az árbocok együtt 8-an vannak: 6 és 2, 5 és 3 vagy 4 és 4.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Hogyan lehet nyerni</translation>
    </message>
    <message>
        <source>In each round both sides draw a chit, and the higher number acts first. It has two actions with an even number and one with an odd number; the other side has one.</source>
        <translation>Minden körben mindkét fél húz egy számjelzőt, és a nagyobb szám cselekszik először. Páros számmal két akciója van, páratlannal egy; a másik félnek egy.</translation>
    </message>
    <message>
        <source>Lay out the map, a die and two cups: one with the grey chits of the Imperials, one with the green chits of the Turks.</source>
        <translation>Kell a térkép, egy dobókocka és két pohár: az egyikben a császáriak szürke számjelzői, a másikban a törökök zöld számjelzői.</translation>
    </message>
    <message>
        <source>The Romans (red) begin. Then the sides take turns and use one figure each.</source>
        <translation>A rómaiak (piros) kezdenek. Utána a felek felváltva lépnek, mindig egy figurával.</translation>
    </message>
    <message>
        <source>Mast: a headless match on the deck. It stands for soldiers. Each mast allows one fire order, and more masts drop more matches.</source>
        <translation>Árboc: fej nélküli gyufa a fedélzeten. Katonákat jelent. Minden árboc egy tűzparancsot enged meg, és több árboc több gyufát ejt le.</translation>
    </message>
    <message>
        <source>Mine: it never moves. What attacks it is lost together with it; only a minesweeper removes it unharmed.</source>
        <translation>Akna: sosem mozdul. Ami megtámadja, vele együtt elvész; baj nélkül csak aknaszedő távolítja el.</translation>
    </message>
    <message>
        <source>Morale: the number that a result has to reach. That of the Imperials rises with each wall they hold and falls with each unit they lose.</source>
        <translation>Morál: az a szám, amelyet egy eredménynek el kell érnie. A császáriaké minden falért nő, amelyet tartanak, és minden elvesztett egységért csökken.</translation>
    </message>
    <message>
        <source>Move a tower: its two stones go to the next two cells in a straight or diagonal line, one to each. Each of these cells is empty or holds a wall of your own, which becomes a tower.</source>
        <translation>Lépj egy toronnyal: a két köve egyenes vagy átlós irányban a két következő mezőre kerül, mindegyikre egy. Mindkét mező legyen üres, vagy álljon rajta saját falad; abból torony lesz.</translation>
    </message>
    <message>
        <source>Move one ship in any direction, diagonally too, as far as its kind allows or less. It jumps over nothing, and it crosses the coast line only at an entrance.</source>
        <translation>Lépj egy hajóval bármelyik irányba, átlósan is, annyi mezőt, amennyit a fajtája enged, vagy kevesebbet. Semmit sem ugorhat át, és a partvonalat csak bejáraton át lépi át.</translation>
    </message>
    <message>
        <source>Officer: Abdurrahman, Charles of Lorraine or Maximilian Emanuel. A marker pays for an officer&apos;s special actions, such as making a unit whole.</source>
        <translation>Tiszt: Abdurrahman, Lotaringiai Károly vagy Miksa Emánuel. Egy jelző fizet a tiszt különleges cselekvéseiért, például egy egység helyreállításáért.</translation>
    </message>
    <message>
        <source>Or sacrifice: take one stone off your tower and an enemy wall off a neighbouring cell. Your tower becomes a wall.</source>
        <translation>Vagy áldozz: vedd le a tornyod egyik kövét és egy szomszédos mezőn álló ellenséges falat. A tornyodból fal lesz.</translation>
    </message>
    <message>
        <source>Or say “I attack” and point at an enemy piece on a neighbouring square. Both are turned up. The weaker is removed, and equal ones both are.</source>
        <translation>Vagy mondd: „Támadok”, és mutass rá egy ellenséges zsetonra a szomszédos mezőn. Mindkettőt felfordítjátok. A gyengébb lekerül, egyforma erőnél mindkettő.</translation>
    </message>
    <message>
        <source>Order match: a match that gives an order. Head ahead: go forward one match&apos;s length. Head to the left or right: turn that way by 60 degrees and go on. Headless and crosswise: fire. Two heads back: re-arrange the oars.</source>
        <translation>Parancsgyufa: parancsot adó gyufa. Fej előre: menj előre egy gyufányit. Fej balra vagy jobbra: fordulj arra 60 fokkal, és menj tovább. Fej nélküli, keresztben: tűz. Két fej hátra: rendezd át az evezőket.</translation>
    </message>
    <message>
        <source>Place the units as the map says: 8 of the Imperials in the camps, 8 of the Turks on the walls. The track begins with turn 1, mining 1, and with 4 for the artillery and for the morale of both sides.</source>
        <translation>Állítsd fel az egységeket, ahogy a térkép mutatja: 8 császárit a táborokba, 8 törököt a falakra. A szintjelző sávon az idő 1, az aknafúrás 1, a tüzérség és mindkét fél morálja 4.</translation>
    </message>
    <message>
        <source>Lay the map between the players. Each side has 6 ships and 6 soldiers. One die is needed.</source>
        <translation>Tegyétek a térképet a játékosok közé. Mindkét félnek 6 hajója és 6 katonája van. Egy dobókocka kell.</translation>
    </message>
    <message>
        <source>Put your ships anywhere in your port. The four batteries stand at the entrances. Mines lie in the port or stay off the board.</source>
        <translation>Állítsd fel a hajóidat bárhol a kikötődben. A négy üteg a bejáratoknál áll. Az aknák a kikötőben vannak vagy a táblán kívül.</translation>
    </message>
    <message>
        <source>Side zone: the strips beside the long sides of the galley that fires. Against a target there, plain ends hit like heads.</source>
        <translation>Oldalzóna: a tüzelő gálya hosszú oldalai melletti sávok. Az ott lévő célpontot a gyufák fej nélküli vége is eltalálja, nemcsak a feje.</translation>
    </message>
    <message>
        <source>Spoiled toss: a dropped match has touched a galley or an order match. All matches of the toss miss.</source>
        <translation>Elrontott dobás: egy leejtett gyufa gályához vagy parancsgyufához ért. A dobás minden gyufája mellémegy.</translation>
    </message>
    <message>
        <source>Step: the unit is turned to its damaged side, with the smaller number. A damaged unit is removed.</source>
        <translation>Lépés veszteség: az egység a sérült oldalára fordul, amelyen a kisebb szám áll. A sérült egység lekerül.</translation>
    </message>
    <message>
        <source>Tactical move: whoever is attacked in a boarding may move another ship instead of throwing the die, and loses a fighter for that.</source>
        <translation>Taktikai lépés: akit csáklyázáskor megtámadnak, kockadobás helyett egy másik hajóval léphet, és ezért egy harcost veszít.</translation>
    </message>
    <message>
        <source>Take a board of 8 columns and 7 rows, and 16 stones for each side: light ones for the Romans, dark ones for the Gauls.</source>
        <translation>Kell egy 8 oszlopos és 7 soros tábla és mindkét félnek 16 kő: a rómaiaknak világosak, a galloknak sötétek.</translation>
    </message>
    <message>
        <source>The Imperials win when the Turkish morale has fallen to 0 and at most four Turkish units are left. Otherwise the Turks win.</source>
        <translation>A császáriak nyernek, ha a török morál 0-ra esett, és legfeljebb négy török egység maradt. Különben a törökök nyernek.</translation>
    </message>
    <message>
        <source>The Romans move first. Then the sides take turns with one action each. Nobody may pass.</source>
        <translation>A rómaiak kezdenek. Utána a felek felváltva lépnek, mindig egyet. Passzolni nem szabad.</translation>
    </message>
    <message>
        <source>The orders lie open. In step 1 both galleys go forward; in step 2 galley B1 goes forward again, and galley A1 fires.</source>
        <translation>A parancsok kirakva. Az 1. lépésben mindkét gálya előremegy; a 2. lépésben a B1 gálya megint előremegy, az A1 gálya pedig tüzel.</translation>
    </message>
    <message>
        <source>The second match lies on galley B1: the toss is spoiled, and even the first match does not count.</source>
        <translation>A második gyufa a B1 gályán fekszik: a dobás el van rontva, és az első gyufa sem számít.</translation>
    </message>
    <message>
        <source>The ships start on the anchors. Then the players place their soldiers in turn on the squares of their own coast, one on a square.</source>
        <translation>A hajók a horgonyokon kezdenek. Utána a játékosok felváltva rakják le a katonáikat a saját partjuk mezőire, egy mezőre egyet.</translation>
    </message>
    <message>
        <source>The tower on c1 goes to d2 and e3. The wall on d2 becomes a tower.</source>
        <translation>A c1 mezőn álló torony kövei a d2 és az e3 mezőre kerülnek. A d2 mezőn álló falból torony lesz.</translation>
    </message>
    <message>
        <source>Tower: two stones of one colour on a cell. Only towers move.</source>
        <translation>Torony: két azonos színű kő egy mezőn. Csak torony léphet.</translation>
    </message>
    <message>
        <source>Wall and breach: the Turks stand on the walls (Víziváros, the North, West, South and East wall, and the Middle zone), the Imperials in the camps (the North, West and South camp, and the Danube bank) and in the breaches of a wall. A wall without Turks falls to the units in its breaches.</source>
        <translation>Fal és rés: a törökök a falakon állnak (a Vízivárosban, az északi, a nyugati, a déli és a keleti falon, és a középső zónában), a császáriak a táborokban (az északi, a nyugati és a déli táborban, és a Duna-parton) és egy fal réseiben. Az a fal, amelyen nincs török, a réseiben álló egységeké lesz.</translation>
    </message>
    <message>
        <source>Wall: one stone alone. It never moves, and it blocks the way.</source>
        <translation>Fal: egyetlen kő. Sosem lép, és elzárja az utat.</translation>
    </message>
    <message>
        <source>What to lay out</source>
        <translation>Mit kell kirakni</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Ki kezd</translation>
    </message>
    <message>
        <source>Whoever has lost the landing ship or all three missile ships cannot win any more.</source>
        <translation>Aki elvesztette a partraszállító hajóját vagy mindhárom rakétás hajóját, már nem nyerhet.</translation>
    </message>
    <message>
        <source>With equal numbers nobody acts. When the second 0 is drawn, the turn ends. The game has eight turns.</source>
        <translation>Egyenlő számoknál senki sem cselekszik. Amikor a második 0-t kihúzzák, a forduló véget ér. A játék nyolc fordulóból áll.</translation>
    </message>
    <message>
        <source>Words to know</source>
        <translation>Szavak, amelyeket jó tudni</translation>
    </message>
    <message>
        <source>You also win when it is the opponent&apos;s turn and the opponent has no legal action.</source>
        <translation>Akkor is nyersz, ha az ellenfél következik, és nincs szabályos lépése.</translation>
    </message>
    <message>
        <source>You win as soon as one of your stones is on the opponent&apos;s home row.</source>
        <translation>Nyersz, amint egy köved az ellenfél alapsorában áll.</translation>
    </message>
    <message>
        <source>You win when the enemy has no soldier left, or when three of your soldiers stand on the enemy fortress.</source>
        <translation>Nyersz, ha az ellenségnek nem maradt katonája, vagy ha három katonád az ellenség erődjében áll.</translation>
    </message>
    <message>
        <source>You win when your landing ship enters the enemy port. An entrance is open when both its batteries are gone.</source>
        <translation>Nyersz, ha a partraszállító hajód bejut az ellenfél kikötőjébe. Egy bejárat akkor nyitott, ha mindkét ütege eltűnt.</translation>
    </message>
    <message>
        <source>masts</source>
        <translation>árbocok</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>evezők</translation>
    </message>
    <message>
        <source>The Roman ship goes from c9 to e9. Its bow hits the Greek ship from the side and sinks it.</source>
        <translation>A római hajó a c9 mezőről az e9 mezőre megy. Az orra oldalról eltalálja a görög hajót, és elsüllyeszti.</translation>
    </message>
    <message>
        <source>side zone</source>
        <translation>oldalzóna</translation>
    </message>
    <message>
        <source>called</source>
        <translation>kimondva</translation>
    </message>
    <message>
        <source>much of the picture is white, and nothing can be told there; lower the camera&apos;s exposure, or dim the lamp</source>
        <translation>a kép nagy része fehér, és ott semmi sem látszik; csökkentsd a kamera expozícióját, vagy tompítsd a lámpát</translation>
    </message>
    <message>
        <source>the camera trembles; fasten it, or put its stand on another table</source>
        <translation>a kamera remeg; rögzítsd, vagy állítsd az állványát másik asztalra</translation>
    </message>
    <message>
        <source>the picture is mirrored: its tags are seen as in a mirror; turn mirroring off where the camera is set</source>
        <translation>a kép tükrözött: a jelei úgy látszanak, mint a tükörben; kapcsold ki a tükrözést a kamera beállításainál</translation>
    </message>
    <message>
        <source>the printed board of this game is not seen; lay it between the tags, and take your hands off it</source>
        <translation>a játék nyomtatott táblája nem látszik; tedd a jelek közé, és vedd le róla a kezed</translation>
    </message>
    <message>
        <source>%1 stands, for the other side has played on</source>
        <translation>%1 érvényes, mert a másik fél továbbjátszott</translation>
    </message>
    <message>
        <source>The other side has played on.</source>
        <translation>A másik fél továbbjátszott.</translation>
    </message>
    <message>
        <source>the stone lies on the line between %1 and %2: put it into the middle of a cell, or say which action it was</source>
        <translation>a kő %1 és %2 mező határán fekszik: tedd egy mező közepére, vagy mondd meg, melyik lépés volt</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the right edge of the picture</source>
        <translation>a tábla elforgatva fekszik: az A oldal a kép jobb szélén ül</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the upper edge of the picture</source>
        <translation>a tábla elforgatva fekszik: az A oldal a kép felső szélén ül</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the left edge of the picture</source>
        <translation>a tábla elforgatva fekszik: az A oldal a kép bal szélén ül</translation>
    </message>
    <message>
        <source>no board of %1 by %2 squares is seen; lay the board straight between the tags, and take your hands off its edges</source>
        <translation>nem látszik %1 × %2 mezős tábla; tedd a táblát egyenesen a jelek közé, és vedd el a kezed a széleiről</translation>
    </message>
    <message>
        <source>the picture has no colours: heads and sides are told by brightness alone; switch the camera&apos;s night view off</source>
        <translation>a képnek nincsenek színei: a fejeket és az oldalakat csak a világosság különbözteti meg; kapcsold ki a kamera éjszakai nézetét</translation>
    </message>
    <message>
        <source>the second camera: %1</source>
        <translation>a második kamera: %1</translation>
    </message>
    <message>
        <source>the orders of all galleys</source>
        <translation>az összes gálya parancsai</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>talán ez: %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, vagy %2</translation>
    </message>
    <message>
        <source>%1 misses %2</source>
        <translation>%1 elhibázza ezt: %2</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them, and then %1</source>
        <translation>rakjátok le a parancsokat a paraván mögé; ha felemelitek, mondjátok be őket, azután: %1</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it, and then %1</source>
        <translation>melyik egység hol áll? Csak a játékosa mondja, azután ezt: %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss: how many hits is it, or was it spoiled?</source>
        <translation>%1 dobása: hány találat, vagy érvénytelen volt?</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: it counts once these say `agree`: %2</source>
        <translation>ennek a lépésnek (%1) a visszavonása a véletlent is visszaveszi; akkor számít, ha ezek a játékosok azt mondják, „agree”: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 and boards %4</source>
        <translation>%1 %2 mezőről %3 mezőre lép, és megcsáklyázza %4 mező hajóját</translation>
    </message>
    <message>
        <source>%1 attacks %2 from %3</source>
        <translation>%1 %3 mezőről megtámadja %2 mezőt</translation>
    </message>
    <message>
        <source>the film of the last moments cannot be kept (%1)</source>
        <translation>az utolsó pillanatok filmje nem menthető (%1)</translation>
    </message>
    <message>
        <source>is not the film that the record names</source>
        <translation>nem az a film, amelyet a jegyzőkönyv megnevez</translation>
    </message>
    <message>
        <source>the film of event %1 was changed</source>
        <translation>ennek az eseménynek a filmjét megváltoztatták: %1</translation>
    </message>
    <message>
        <source>cannot be erased (%1)</source>
        <translation>nem törölhető (%1)</translation>
    </message>
    <message>
        <source>the disk is too slow for the films of the last moments; one is left out</source>
        <translation>a lemez túl lassú az utolsó pillanatok filmjeihez; egy kimarad</translation>
    </message>
    <message>
        <source>the reason may hold a secret and is told at the table</source>
        <translation>az ok titkot árulhat el, ezért az asztalnál hangzik el</translation>
    </message>
    <message>
        <source>%1 is put right: %2</source>
        <translation>%1 helyesbítve: %2</translation>
    </message>
    <message>
        <source>Move: moving costs no action. The Imperials may move each unit by one zone between the camps and walls they hold. The Turks, when they drew the higher number, may move one unit within the castle, or two with an even number.</source>
        <translation>Mozgás: a mozgás nem kerül akcióba. A császáriak minden egységükkel léphetnek egy zónányit a táboraik és az elfoglalt falak között. Ha a törökök húzták a nagyobb számot, egy egységet mozgathatnak a váron belül, páros számmal kettőt.</translation>
    </message>
    <message>
        <source>Artillery and mines: the Imperials bring a unit from a camp into a breach of a wall beside it. Artillery needs a die up to the artillery level, and a mine needs a die up to the mining level. Digging raises the mining level by 1. A mine that fails sets it back to 1 and lowers the Imperial morale by 1.</source>
        <translation>Tüzérség és akna: a császáriak egy tábor egységét a szomszédos fal egyik résébe juttatják. A tüzérséghez legfeljebb a tüzérségi szintet, az aknához legfeljebb az aknafúrási szintet kell dobni. Az ásás 1-gyel emeli az aknafúrási szintet. A sikertelen akna visszaállítja 1-re, és 1-gyel csökkenti a császári morált.</translation>
    </message>
    <message>
        <source>Assault: units in the breaches assault the wall. Add their numbers and the die, and take off the defenders&apos; numbers and the wall&apos;s own. A result of at least the Turkish morale costs the Turks a step, twice as much costs two. With less the Imperials lose a step, and two with half of the morale or less.</source>
        <translation>Roham: a résekben álló egységek megrohamozzák a falat. Add össze a számaikat és a kockát, és vond le a védők számait és a fal terepértékét. Ha az eredmény legalább a török morál, az a törököknek egy lépés veszteség, ha legalább kétszer annyi, kettő. Ha kisebb, a császáriak veszítenek egy lépést, és kettőt, ha legfeljebb a morál fele.</translation>
    </message>
    <message>
        <source>Castle fight: units on walls attack a wall beside theirs. It is counted like an assault, without the wall&apos;s own number. Imperials in the breaches of that wall join in. The Turks attack only from walls with two of their units or more, and against the Imperial morale. The Middle zone is taken only in a castle fight.</source>
        <translation>Várharc: a falakon álló egységek egy szomszédos falat támadnak. Úgy kell számolni, mint a rohamot, de a fal terepértéke nélkül. A megtámadott fal réseiben álló császáriak is részt vesznek. A törökök csak olyan falról támadnak, ahol legalább két egységük áll, és a császári morál ellen dobnak. A középső zónát csak várharcban lehet elfoglalni.</translation>
    </message>
    <message>
        <source>Sortie, fire and counter-mine: by fire and by a sortie the Turks lower the artillery level. Fire needs a die below their morale, and then an even one. A sortie needs a die above the Imperial morale, less 1 for each Imperial unit before that wall. A counter-mine with a die above the Imperial morale hits a unit in a breach or lowers the mining level.</source>
        <translation>Kitörés, tűz és ellenakna: a törökök tűzzel és kitöréssel csökkentik a tüzérségi szintet. A tűzhöz a moráljuknál kisebbet, majd páros számot kell dobni. A kitöréshez a császári morálnál nagyobb dobás kell, miután a fal előtt álló császári egységenként 1-et levontak belőle. Az ellenakna, ha a kocka nagyobb a császári morálnál, eltalál egy résben álló egységet, vagy csökkenti az aknafúrási szintet.</translation>
    </message>
    <message>
        <source>Entrench: either side may entrench a wall of its own. The marker takes losses in place of units, and artillery that has succeeded can be cancelled with it.</source>
        <translation>Elsáncolás: mindkét fél elsáncolhat egy saját falat. A sáncjelző veszteséget vállal át az egységektől, és a sikeres tüzérségi támadás is semmissé tehető vele.</translation>
    </message>
    <message>
        <source>Events: from turn 6 on some chits bring an event, which happens if a die is even. The relief army makes damaged Turkish units whole, one with an odd chit and two with an even one, and raises the Turkish morale by 1, to 3 at most. The hand of fate gives the Imperials one action more. An epidemic takes an Imperial unit out for eight rounds.</source>
        <translation>Események: a 6. fordulótól egyes számjelzők eseményt hoznak, amely páros dobásra következik be. A felmentő sereg sérült török egységeket állít helyre, páratlan számjelzővel egyet, párossal kettőt, és 1-gyel emeli a török morált, legfeljebb 3-ra. A sors keze eggyel több akciót ad a császáriaknak. A járvány egy császári egységet nyolc körre kivon a játékból.</translation>
    </message>
    <message>
        <source>The Imperials drew 8 and the Turks 3, so that the Imperials begin and have two actions. With the first their artillery fires at Víziváros.</source>
        <translation>A császáriak 8-at húztak, a törökök 3-at, ezért a császáriak kezdenek, és két akciójuk van. Az elsővel a tüzérségük a Vízivárosra tüzel.</translation>
    </message>
    <message>
        <source>Abdurrahman could add 1 to the die; the Turks decline that. The die shows 2, not more than the artillery level of 4: the unit Imperial 1 enters a breach of Víziváros.</source>
        <translation>Abdurrahman 1-et adhatna a dobáshoz, de a törökök ezt nem kérik. A kocka 2-t mutat, ami nem több a 4-es tüzérségi szintnél: a Császári 1 egység benyomul a Víziváros egyik résébe.</translation>
    </message>
    <message>
        <source>Four units of 4 assault Víziváros, and the Turks do not call Abdurrahman to it. 16, less 10 of the defenders, and 3 of the die make 9. That is more than twice the Turkish morale of 4, so that the Turks lose two steps: an Azab is damaged and then removed.</source>
        <translation>Négy 4-es egység rohamozza a Vízivárost, és a törökök nem hívják oda Abdurrahmant. 16, mínusz a védők 10-e, plusz a kocka 3-a: ez 9. Több mint kétszerese a 4-es török morálnak, ezért a törökök két lépést veszítenek: egy azab megsérül, majd lekerül.</translation>
    </message>
    <message>
        <source>Cup: destroyed Imperial units go into it at the start of the next turn, the two in reserve in turns 7 and 8. A unit that is drawn is placed in a camp, and another chit is drawn.</source>
        <translation>Pohár: a megsemmisült császári egységek a következő forduló elején kerülnek bele, a két tartalék egység a 7. és a 8. fordulóban. A kihúzott egység beáll egy táborba, és újabb számjelzőt kell húzni.</translation>
    </message>
    <message>
        <source>Decline: from the Middle zone Abdurrahman may add 1 to the die of the Imperial artillery, and before an assault he may come to that wall. The Turks are asked each time, and may decline.</source>
        <translation>Nem kéri: Abdurrahman a középső zónából 1-et adhat a császári tüzérség dobásához, roham előtt pedig a megtámadott falra siethet. A törököket minden alkalommal meg kell kérdezni, és nemet mondhatnak.</translation>
    </message>
    <message>
        <source>The Turkish morale begins at 4. It falls by 1 when Abdurrahman is destroyed.</source>
        <translation>A török morál 4-ről indul. 1-gyel csökken, ha Abdurrahman megsemmisül.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 a die is rolled: add 1 for each wall but Víziváros that the Imperials hold, and take off 1 for each full three Turkish units. With 4 or more the morale falls by 1. Only these three falls and the loss of Abdurrahman together bring it to 0.</source>
        <translation>A 6., a 7. és a 8. forduló elején dobni kell: adj hozzá 1-et minden falért, amelyet a császáriak tartanak (a Víziváros nem számít), és vonj le 1-et minden teljes három török egységért. Ha az eredmény legalább 4, a morál 1-gyel csökken. Csak ez a három csökkenés és Abdurrahman elvesztése együtt viszi 0-ra.</translation>
    </message>
    <message>
        <source>%1 %2: %3, %4</source>
        <translation>%1 %2: %3, %4</translation>
    </message>
    <message>
        <source>In the pictures two letters are a kind of ship. Behind its name are the squares that it may move and its strength: %1. BA is a battery, and MI is a mine. At the table you see only your own.</source>
        <translation>A képeken két betű jelöl egy hajófajtát. A neve után az áll, hogy hány mezőt léphet és mekkora az ereje: %1. BA az üteg, MI az akna. Az asztalnál csak a saját zsetonjaidat látod.</translation>
    </message>
    <message>
        <source>A battery attacks like a ship, and everything but a missile ship loses to it. An enemy ship that comes beside a battery must stop there. Only a missile ship may pass, and it removes a battery beside it instead of moving: say “I remove the battery”.</source>
        <translation>Az üteg úgy támad, mint egy hajó, és a rakétás hajón kívül mindent legyőz. Az ellenséges hajónak meg kell állnia, ha egy üteg mellé ér. Csak a rakétás hajó mehet el mellette, és lépés helyett levehet egy mellette lévő üteget. Ilyenkor mondd: „Leveszem az üteget”.</translation>
    </message>
    <message>
        <source>The carrier&apos;s plane attacks up to four squares away, and the carrier may move in the same turn. The plane stays there for one turn of the enemy and then returns.</source>
        <translation>A hordozó repülőgépe legfeljebb négy mezőre támad, és a hordozó ugyanabban a körben léphet is. A repülőgép az ellenfél egy lépésének idejére ott marad, aztán visszatér.</translation>
    </message>
    <message>
        <source>A minesweeper lays mines beside it, which costs no move: say “I lay a mine”. It removes an enemy mine beside it instead of moving: say “I remove the mine”.</source>
        <translation>Az aknaszedő aknát rakhat maga mellé, és ez nem számít lépésnek. Ilyenkor mondd: „Aknát rakok”. Lépés helyett levehet egy mellette lévő ellenséges aknát. Ilyenkor mondd: „Leveszem az aknát”.</translation>
    </message>
    <message>
        <source>The red destroyer on h7 attacks the yellow frigate on h8. Strength 7 beats 6, and the frigate is removed. Then a yellow ship goes from p18 to p17.</source>
        <translation>A h7 mezőn álló piros romboló megtámadja a h8 mezőn álló sárga fregattot. A 7-es erő legyőzi a 6-osat, és a fregatt lekerül. Ezután egy sárga hajó a p18 mezőről a p17 mezőre lép.</translation>
    </message>
    <message>
        <source>The red missile ship on c16 removes the battery on c17. The entrance is open when the battery on f17 is gone, too.</source>
        <translation>A c16 mezőn álló piros rakétás hajó leveszi a c17 mezőn álló üteget. A bejárat akkor lesz nyitva, ha az f17 mezőn álló üteg is eltűnt.</translation>
    </message>
    <message>
        <source>Neutral water: the dotted squares around the islands. Nobody fights or lays mines there. A ship that is still there after three moves of its side is removed.</source>
        <translation>Semleges víz: a szigetek körüli pontozott mezők. Ott senki sem harcol, és senki sem rak aknát. Az a hajó, amely a saját oldala három lépése után is ott van, lekerül.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, or one square with a quarter turn before or after it, or it turns right round. When a ship turns, its bow stays on its square, and the stern changes its place.</source>
        <translation>Egy hajó két mezőt hajózik egyenesen előre, vagy egyet, előtte vagy utána negyed fordulattal, vagy teljesen megfordul. Amikor egy hajó fordul, az orra a mezőjén marad, és a fara kerül máshová.</translation>
    </message>
    <message>
        <source>A soldier who walks or lands where an enemy soldier stands fights him. Both throw the die; the attacker adds 3, the defender 2. The higher sum wins: the loser is removed, and the winner takes the loser&apos;s square. After a tie the other one attacks.</source>
        <translation>Az a katona, aki ellenséges katona mezőjére lép vagy száll partra, megküzd vele. Mindketten dobnak; a támadó 3-at ad hozzá, a védő 2-t. A nagyobb összeg nyer: a vesztes lekerül, és a győztes a vesztes mezőjére áll. Döntetlen után a másik támad.</translation>
    </message>
    <message>
        <source>The Roman soldiers on b4 and b5 go aboard the ship with its bow on c5. Then a Greek soldier walks from j18 to k18.</source>
        <translation>A b4 és a b5 mezőn álló római katonák felszállnak arra a hajóra, amelynek az orra a c5 mezőn van. Ezután egy görög katona a j18 mezőről a k18 mezőre lép.</translation>
    </message>
    <message>
        <source>A soldier lands from the Roman ship on f19, where a Greek soldier stands. The Roman throws 5 and adds 3, the Greek throws 3 and adds 2. 8 beats 5: the Greek is removed, and the Roman stands on f19.</source>
        <translation>A római hajóról egy katona partra száll az f19 mezőn, ahol egy görög katona áll. A római 5-öt dob, és 3-at ad hozzá, a görög 3-at dob, és 2-t ad hozzá. A 8 legyőzi az 5-öt: a görög lekerül, és a római az f19 mezőre áll.</translation>
    </message>
    <message>
        <source>Ramming: a bow that hits an enemy ship from the side or from behind sinks the ship with all aboard. From the front no ship is rammed.</source>
        <translation>Döfés: ha egy orr oldalról vagy hátulról eltalál egy ellenséges hajót, az mindenkivel együtt elsüllyed, aki rajta van. Elölről nem lehet hajót döfni.</translation>
    </message>
    <message>
        <source>Boarding: a ship that comes to lie side by side with an enemy ship may fight for it. The sides attack in turn, and the loser of each exchange loses a soldier. The sailors count as one soldier and fight last. Whoever has none left loses the ship.</source>
        <translation>Csáklyázás: az a hajó, amely egy ellenséges hajó mellé áll, megküzdhet érte. A felek felváltva támadnak, és minden összecsapás vesztese elveszít egy katonát. A matrózok együtt egy katonának számítanak, és utoljára harcolnak. Akinek senkije sem maradt, elveszíti a hajót.</translation>
    </message>
    <message>
        <source>Soldier and ship: a ship does not attack a soldier ashore. One soldier beside an enemy ship at the coast may attack it, as in a boarding.</source>
        <translation>Katona és hajó: hajó nem támadhat a parton álló katonára. Egyetlen katona megtámadhat egy mellette, a partnál álló ellenséges hajót, úgy, mint csáklyázáskor.</translation>
    </message>
    <message>
        <source>Draw lots. Then place one galley each in turn, at most two matches&apos; length from your own edge of the table, and no nearer than that to an enemy galley.</source>
        <translation>Sorsoljatok. Utána felváltva rakjatok fel egy-egy gályát, a saját asztalszéletektől legfeljebb két gyufányira, és ennél nem közelebb ellenséges gályához.</translation>
    </message>
    <message>
        <source>Lay a row of up to five order matches for each galley behind its screen: at most one fire for each mast, and at most one move for each oar of its weaker side. Lay as many as that allows.</source>
        <translation>Rakj le minden gályádhoz a paraván mögé egy sorban legfeljebb öt parancsgyufát: árboconként legfeljebb egy tüzet, és legfeljebb annyi mozgást, ahány evező a gyengébb oldalon van. Annyit kell leraknod, amennyit ez megenged.</translation>
    </message>
    <message>
        <source>Both sides lift their screens together. In each step every galley carries out its next order: first all move, then all fire, and last oars are re-arranged.</source>
        <translation>Mindkét fél egyszerre emeli fel a paravánokat. Minden lépésben minden gálya a következő parancsát hajtja végre: először mind mozognak, aztán mind tüzelnek, végül következik az evezők átrendezése.</translation>
    </message>
    <message>
        <source>A bow that rams a side does 2 damage. A bow that rams a stern does 1. Where bow meets bow, both take 2. Each forward that the ramming galley has made in this turn adds 1.</source>
        <translation>Az oldalba döfő orr 2 sérülést okoz, a tatba döfő 1-et. Ha két orr ütközik, mindkét gálya 2-t szenved. Minden „előre”, amelyet a döfő gálya ebben a fordulóban megtett, 1-et ad hozzá.</translation>
    </message>
    <message>
        <source>Galley B1 is more than one match&apos;s length away and less than two. So galley A1 drops three matches, one for each of its three masts. One head points at galley B1. Galley B1 is in the side zone of galley A1, so that the plain end of the second match hits too. The third match misses.</source>
        <translation>A B1 gálya egy gyufányinál messzebb van, de két gyufányinál közelebb. Ezért az A1 gálya három gyufát ejt le, egyet-egyet a három árbocáért. Egy fej a B1 gályára mutat. A B1 gálya az A1 gálya oldalzónájában van, ezért a második gyufa fej nélküli vége is talál. A harmadik gyufa mellément.</translation>
    </message>
    <message>
        <source>Galley B1 takes 2 damage. First it loses an oar to starboard, the side towards galley A1. Its player chooses a mast for the second. Then step 3 follows.</source>
        <translation>A B1 gálya 2 sérülést szenved. Először egy evezőt veszít a jobb oldalon, mert az van az A1 gálya felé. Másodiknak a játékosa egy árbocot választ. Ezután a 3. lépés következik.</translation>
    </message>
    <message>
        <source>To fire, drop matches from 15 cm: two for each mast when the target is within one match&apos;s length, one for each mast within two, half of that, rounded up, within three. Each head that points at the target is a hit.</source>
        <translation>Tüzeléskor 15 cm magasról ejts le gyufákat: árboconként kettőt, ha a célpont egy gyufányin belül van, árboconként egyet két gyufányin belül, ennek felét, felfelé kerekítve, három gyufányin belül. Minden fej, amely a célpontra mutat, találat.</translation>
    </message>
    <message>
        <source>Each point of damage costs the target an oar or a mast. The first is an oar on the side towards the attacker, and that side loses the most. Of three or more, one is a mast.</source>
        <translation>Minden sérülés egy evezőjébe vagy árbocába kerül a célpontnak. Az első egy evező a támadó felőli oldalon, és ez az oldal veszti a legtöbbet. Ha a sérülés három vagy több, az egyik egy árboc.</translation>
    </message>
    <message>
        <source>Red&apos;s units are in capitals, yellow&apos;s in small letters; R? and y? are hidden ones.</source>
        <translation>A piros egységei nagybetűk, a sárgáéi kisbetűk; az R? és az y? rejtett egység.</translation>
    </message>
    <message>
        <source>~ is sea, o neutral water, # an island, . a port, and === the coast line.</source>
        <translation>A ~ a tenger, az o semleges víz, a # sziget, a . kikötő, az === a partvonal.</translation>
    </message>
    <message>
        <source>Soldiers aboard the ships: %1.</source>
        <translation>Katonák a hajókon: %1.</translation>
    </message>
    <message>
        <source>%1. ^ &gt; v &lt; is a bow, = a stern, s a soldier, ~ sea, . coast, and # a fortress.</source>
        <translation>%1. A ^ &gt; v &lt; a hajó orra, az = a fara, az s katona, a ~ tenger, a . part, a # erőd.</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>jelző: %1</translation>
    </message>
    <message>
        <source>breaches (%1): %2</source>
        <translation>rések (%1): %2</translation>
    </message>
    <message>
        <source>entrenched by %1, level %2</source>
        <translation>sánc: %1, %2. szint</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>Felállításra vár</translation>
    </message>
    <message>
        <source>In the cup</source>
        <translation>A pohárban</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Elveszett</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Tartalékban</translation>
    </message>
    <message>
        <source>%1: a chit face down</source>
        <translation>%1: lefordított számjelző</translation>
    </message>
    <message>
        <source>Turn %1; %2.</source>
        <translation>%1. forduló; %2.</translation>
    </message>
    <message>
        <source>Behind each unit stands its strength.</source>
        <translation>Minden egység után a harci értéke áll.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Walls:</source>
        <translation>Falak:</translation>
    </message>
    <message>
        <source>Camps:</source>
        <translation>Táborok:</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>tűz</translation>
    </message>
    <message>
        <source>re-arrange the oars</source>
        <translation>az evezők átrendezése</translation>
    </message>
    <message>
        <source>bow at %1, %2, heading %3°</source>
        <translation>orr: %1, %2, irány: %3°</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>parancsok: %1</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>még nincs megépítve</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>még nincs az asztalon</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>elsüllyedt</translation>
    </message>
    <message>
        <source>A character is 10 mm wide and 20 mm high; # is a galley of side A, %1 one of side B, with its number amidships. A bow lies so many millimetres to the right of side A&apos;s left corner and so many away from side A; 90° points at side B.</source>
        <translation>Egy karakter 10 mm széles és 20 mm magas; A fél gályája: #, B fél gályája: %1, közepén a számával. Az orr két száma: hány milliméterre van jobbra az A fél bal sarkától, és hány milliméterre az A fél szélétől; a 90° a B fél felé mutat.</translation>
    </message>
    <message>
        <source># is a galley of side A, %1 one of side B; I is a mast, and o the head of a match. Lines beside a hull are oars, and lines before a bow order matches. *** is a match that was dropped, dots show what it hits, and : is the side zone.</source>
        <translation>A fél gályája: #, B fél gályája: %1; az I árboc, az o gyufafej. A hajótest melletti vonalak evezők, az orr előttiek parancsgyufák. A *** leejtett gyufa, a pontok azt mutatják, mit talál el, a : az oldalzóna.</translation>
    </message>
    <message>
        <source>In brackets stands what one types for it in `umpire rules %1 play`.</source>
        <translation>A szögletes zárójelben az áll, amit ehhez az `umpire rules %1 play` parancsban be kell írni.</translation>
    </message>
    <message>
        <source>The letters are walls, towers and catapults. %1.</source>
        <translation>A betűk falak, tornyok és katapultok. %1.</translation>
    </message>
    <message>
        <source>the match %1 lay there as an order and does not count</source>
        <translation>ez a gyufa parancsként feküdt ott, és nem számít: %1</translation>
    </message>
    <message>
        <source>the matches %1 lay there as orders and do not count</source>
        <translation>ezek a gyufák parancsként feküdtek ott, és nem számítanak: %1</translation>
    </message>
    <message>
        <source>`%1` is kept in the file, and Umpire does not use it</source>
        <translation>ez a sor megmarad a fájlban, de az Umpire nem használja: `%1`</translation>
    </message>
    <message>
        <source>`%1` is not written as FIDE's files have it; it is kept and not used</source>
        <translation>ez a sor nem olyan, mint a FIDE fájljaiban: `%1`; megmarad, de nem használjuk</translation>
    </message>
    <message>
        <source>the points are %1, and the results give %2</source>
        <translation>a pontszám %1, az eredményekből viszont %2 jön ki</translation>
    </message>
    <message>
        <source>round %1 has no game yet and is not made; the bye is kept for it</source>
        <translation>ebben a fordulóban (%1.) még nincs játszma, ezért nincs kész; a szabadforduló megmarad hozzá</translation>
    </message>
    <message>
        <source>the line ends before the name in the columns 15 to 47; write it there</source>
        <translation>a sor a 15–47. oszlopban álló név előtt véget ér; írd oda a nevet</translation>
    </message>
    <message>
        <source>%1, line %2: the text is not UTF-8; save the file as UTF-8, or give its encoding: windows-1250 (as in Hungary and Poland), windows-1251 (Cyrillic) or windows-1252</source>
        <translation>%1, %2. sor: a szöveg nem UTF-8; mentsd a fájlt UTF-8 kódolással, vagy add meg a kódolását: windows-1250 (mint Magyarországon és Lengyelországban), windows-1251 (cirill) vagy windows-1252</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` is not understood and left out</source>
        <translation>%1, %2. sor: ez az oszlop nem érthető, ezért kimarad: `%3`</translation>
    </message>
    <message>
        <source>%1, line %2: the line stands before the names of the columns and is left out</source>
        <translation>%1, %2. sor: a sor az oszlopok nevei előtt áll, ezért kimarad</translation>
    </message>
    <message>
        <source>%1 and %2 may not meet</source>
        <translation>%1 és %2 nem kerülhet össze</translation>
    </message>
    <message>
        <source>a round is being made; wait for it</source>
        <translation>egy forduló éppen készül; várja meg</translation>
    </message>
    <message>
        <source>there is no such tournament</source>
        <translation>nincs ilyen verseny</translation>
    </message>
    <message>
        <source>“%1” is no result of this table; write the result like the example above the field</source>
        <translation>„%1” nem lehet ennek az asztalnak az eredménye; írd úgy, mint a mező fölötti példában</translation>
    </message>
    <message>
        <source>there is a result already; another one needs a reason</source>
        <translation>már van eredmény; egy másikhoz indok kell</translation>
    </message>
    <message>
        <source>a player is expelled for a reason; give it</source>
        <translation>játékost csak indokkal lehet kizárni; adja meg</translation>
    </message>
    <message>
        <source>a play-off has two players</source>
        <translation>a rájátszásnak két játékosa van</translation>
    </message>
    <message>
        <source>a play-off has a result</source>
        <translation>a rájátszásnak van eredménye</translation>
    </message>
    <message>
        <source>nobody has the number %1</source>
        <translation>senkinek sincs %1 száma</translation>
    </message>
    <message>
        <source>round %1 is made already; enter its result instead</source>
        <translation>ez a forduló (%1.) már kész; az eredményét írd be</translation>
    </message>
    <message>
        <source>only the last round and the next one are paired by hand; the last one is %1</source>
        <translation>kézzel csak az utolsó és a következő forduló párosítható; az utolsó forduló száma %1</translation>
    </message>
    <message>
        <source>round %1 has results already; take them away first</source>
        <translation>ebben a fordulóban (%1.) már vannak eredmények; előbb vedd ki őket</translation>
    </message>
    <message>
        <source>%1 is paired twice</source>
        <translation>%1 kétszer szerepel a párosításban</translation>
    </message>
    <message>
        <source>%1 and %2 have met in round %3 already</source>
        <translation>%1 és %2 már játszott egymással ebben a fordulóban: %3</translation>
    </message>
    <message>
        <source>%1 has a second bye</source>
        <translation>%1 másodszor szabadfordulós</translation>
    </message>
    <message>
        <source>%1 is away and is paired</source>
        <translation>%1 hiányzik, mégis van ellenfele</translation>
    </message>
    <message>
        <source>%1 takes part but has no game</source>
        <translation>%1 részt vesz, de nincs játszmája</translation>
    </message>
    <message>
        <source>%1 has the first seat for the third time in a row</source>
        <translation>%1 egymás után harmadszor kezd</translation>
    </message>
    <message>
        <source>%1 has the second seat for the third time in a row</source>
        <translation>%1 egymás után harmadszor a második</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>%1. forduló: %2</translation>
    </message>
    <message>
        <source>the system pairs %1, and the tournament does not</source>
        <translation>a rendszer szerint %1 a pár, a torna szerint nem</translation>
    </message>
    <message>
        <source>the tournament pairs %1, and the system does not</source>
        <translation>a torna szerint %1 a pár, a rendszer szerint nem</translation>
    </message>
    <message>
        <source>%1 has the place %2 in the report, and the standings give %3</source>
        <translation>%1 helyezése a jelentésben %2, az állás szerint %3</translation>
    </message>
    <message>
        <source>table %1 has no winner; play it off and enter who won</source>
        <translation>ennél az asztalnál (%1.) nincs győztes; játsszatok rájátszást, és írd be, ki nyert</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Rájátszás</translation>
    </message>
    <message>
        <source>lots were drawn already, with the seed %1; they stay</source>
        <translation>a sorsolás már megtörtént, a magja %1; ez marad</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>the name %1 is longer than %2 letters and is cut</source>
        <translation>ez a név (%1) hosszabb %2 betűnél, ezért a vége lemarad</translation>
    </message>
    <message>
        <source>a Tournament Report File has no clubs; they are left out</source>
        <translation>a Tournament Report File nem ismer klubokat; kimaradnak</translation>
    </message>
    <message>
        <source>teams stand in the report as players; their members and boards are left out</source>
        <translation>a csapatok játékosként állnak a jelentésben; a tagjaik és a tábláik kimaradnak</translation>
    </message>
    <message>
        <source>a Tournament Report File has no play-offs; their results are left out</source>
        <translation>a Tournament Report File nem ismer rájátszást; az eredményei kimaradnak</translation>
    </message>
    <message>
        <source>%1: the tournament has more than Umpire can keep; import fewer players or rounds</source>
        <translation>%1: a torna több, mint amennyit az Umpire meg tud őrizni; kevesebb játékost vagy fordulót importálj</translation>
    </message>
    <message>
        <source>`%1` in the report that was read may name players by their numbers, and Umpire does not use it; draw the lots in the program that wrote the report</source>
        <translation>a beolvasott jelentésben ez sorszám szerint nevezhet meg játékosokat, és az Umpire nem használja: `%1`; a sorsolást abban a programban végezd el, amely a jelentést írta</translation>
    </message>
    <message>
        <source>the number %1 stands twice; give each once</source>
        <translation>ez a szám kétszer szerepel: %1; mindegyiket egyszer add meg</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` says the same as `%4` and is left out</source>
        <translation>%1, %2. sor: ez az oszlop (`%3`) ugyanazt mondja, mint egy másik (`%4`), ezért kimarad</translation>
    </message>
    <message>
        <source>`%1` is left out; write m or w</source>
        <translation>`%1` kimarad; írj m-et (férfi) vagy w-t (nő)</translation>
    </message>
    <message>
        <source>`%1` is left out; write a year, or a date as 1990/01/02</source>
        <translation>`%1` kimarad; évszámot írj, vagy dátumot így: 1990/01/02</translation>
    </message>
    <message>
        <source>Ratings: %1</source>
        <translation>Értékszámok: %1</translation>
    </message>
    <message>
        <source>Head to head: %1</source>
        <translation>Egymás elleni eredmények: %1</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Mérföldkövek</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Mérföldkő</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Nap</translation>
    </message>
    <message>
        <source>Results in brackets do not count.</source>
        <translation>A zárójeles eredmények nem számítanak.</translation>
    </message>
    <message>
        <source>System: Glicko-2. The true rating is within ± of the rating in 95 of 100 cases.</source>
        <translation>Rendszer: Glicko-2. A valódi értékszám 100 esetből 95-ben legfeljebb ± értékkel tér el.</translation>
    </message>
    <message>
        <source>first win</source>
        <translation>első győzelem</translation>
    </message>
    <message>
        <source>game no. %1</source>
        <translation>%1. játszma</translation>
    </message>
    <message>
        <source>first tournament won: %1</source>
        <translation>első megnyert verseny: %1</translation>
    </message>
    <message>
        <source>longest run of wins: %1</source>
        <translation>leghosszabb győzelmi sorozat: %1</translation>
    </message>
    <message>
        <source>best rating: %1 (%2)</source>
        <translation>legjobb értékszám: %1 (%2)</translation>
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
    <message>
        <source>stones</source>
        <translation>kövek</translation>
    </message>
    <message>
        <source>oars and masts</source>
        <translation>evezők és árbocok</translation>
    </message>
    <message>
        <source>ships and soldiers</source>
        <translation>hajók és katonák</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>egységek a táblán</translation>
    </message>
    <message>
        <source>combat values on the map</source>
        <translation>harcérték a térképen</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1 ezt mondja: „%2”</translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation>%1 tornya</translation>
    </message>
    <message>
        <source>the tower of the %1</source>
        <translation>%1 tornya</translation>
    </message>
    <message>
        <source>%1&apos;s catapult</source>
        <translation>%1 katapultja</translation>
    </message>
    <message>
        <source>the catapult of the %1</source>
        <translation>%1 katapultja</translation>
    </message>
    <message>
        <source>%1&apos;s soldier</source>
        <translation>%1 katonája</translation>
    </message>
    <message>
        <source>the soldier of the %1</source>
        <translation>%1 katonája</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>%1 hajója</translation>
    </message>
    <message>
        <source>the ship of the %1</source>
        <translation>%1 hajója</translation>
    </message>
    <message>
        <source>%1&apos;s galley %2</source>
        <translation>%1 %2 gályája</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1: feladta</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>most %1 következik</translation>
    </message>
    <message>
        <source>to Víziváros</source>
        <translation>a Vízivárosba</translation>
    </message>
    <message>
        <source>in Víziváros</source>
        <translation>a Vízivárosban</translation>
    </message>
    <message>
        <source>Víziváros</source>
        <translation>a Víziváros</translation>
    </message>
    <message>
        <source>to the North wall</source>
        <translation>az északi falra</translation>
    </message>
    <message>
        <source>on the North wall</source>
        <translation>az északi falon</translation>
    </message>
    <message>
        <source>the North wall</source>
        <translation>az északi fal</translation>
    </message>
    <message>
        <source>to the West wall</source>
        <translation>a nyugati falra</translation>
    </message>
    <message>
        <source>on the West wall</source>
        <translation>a nyugati falon</translation>
    </message>
    <message>
        <source>the West wall</source>
        <translation>a nyugati fal</translation>
    </message>
    <message>
        <source>to the South wall</source>
        <translation>a déli falra</translation>
    </message>
    <message>
        <source>on the South wall</source>
        <translation>a déli falon</translation>
    </message>
    <message>
        <source>the South wall</source>
        <translation>a déli fal</translation>
    </message>
    <message>
        <source>to the East wall</source>
        <translation>a keleti falra</translation>
    </message>
    <message>
        <source>on the East wall</source>
        <translation>a keleti falon</translation>
    </message>
    <message>
        <source>the East wall</source>
        <translation>a keleti fal</translation>
    </message>
    <message>
        <source>to the Middle zone</source>
        <translation>a középső zónába</translation>
    </message>
    <message>
        <source>in the Middle zone</source>
        <translation>a középső zónában</translation>
    </message>
    <message>
        <source>the Middle zone</source>
        <translation>a középső zóna</translation>
    </message>
    <message>
        <source>to the North camp</source>
        <translation>az északi táborba</translation>
    </message>
    <message>
        <source>in the North camp</source>
        <translation>az északi táborban</translation>
    </message>
    <message>
        <source>to the West camp</source>
        <translation>a nyugati táborba</translation>
    </message>
    <message>
        <source>in the West camp</source>
        <translation>a nyugati táborban</translation>
    </message>
    <message>
        <source>to the South camp</source>
        <translation>a déli táborba</translation>
    </message>
    <message>
        <source>in the South camp</source>
        <translation>a déli táborban</translation>
    </message>
    <message>
        <source>to the Danube bank</source>
        <translation>a Duna-partra</translation>
    </message>
    <message>
        <source>on the Danube bank</source>
        <translation>a Duna-parton</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <translation>%1 %2 megy</translation>
    </message>
    <message>
        <source>the entrenchment of the %1 stands %2, level %3</source>
        <translation>%1 sánca %2 áll, szintje %3</translation>
    </message>
    <message>
        <source>%1 stands %2</source>
        <translation>%1 %2 áll</translation>
    </message>
    <message>
        <source>into a breach of %1</source>
        <translation>%1 résébe</translation>
    </message>
    <message>
        <source>in a breach of %1</source>
        <translation>%1 résében</translation>
    </message>
    <message>
        <source>the artillery shells %1</source>
        <translation>a tüzérség célpontja %1</translation>
    </message>
    <message>
        <source>a mine is blown at %1</source>
        <translation>%1 alatt akna robban</translation>
    </message>
    <message>
        <source>%1 is assaulted</source>
        <translation>roham %1 ellen</translation>
    </message>
    <message>
        <source>a counter-mine is dug beside %1</source>
        <translation>%1 mellett ellenaknát ásnak</translation>
    </message>
    <message numerus="yes">
        <source>the Turkish morale is 0 and %n Turkish unit(s) stand in the castle</source>
        <translation>
            <numerusform>a török morál 0, és %n török egység áll a várban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was never 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>%1 forduló után a török morál sosem esett 0-ra, és %n török egység maradt a várban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>%1 forduló után a török morál 0, és %n török egység maradt a várban</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has raised the artillery level in turn %2</source>
        <translation>%1 ebben a fordulóban már emelte a tüzérség szintjét: %2</translation>
    </message>
    <message>
        <source>the Turkish morale is %1, and no die shows less than that</source>
        <translation>a török morál %1, és ennél kisebbet nem lehet dobni</translation>
    </message>
    <message>
        <source>the artillery level is %1, its most</source>
        <translation>a tüzérség szintje %1, a legnagyobb</translation>
    </message>
    <message>
        <source>the artillery level is %1, its least</source>
        <translation>a tüzérség szintje %1, a legkisebb</translation>
    </message>
    <message>
        <source>the mining level is %1, its most</source>
        <translation>az aknászat szintje %1, a legnagyobb</translation>
    </message>
    <message>
        <source>the mining level is %1, its least</source>
        <translation>az aknászat szintje %1, a legkisebb</translation>
    </message>
    <message>
        <source>the Danube bank</source>
        <translation>a Duna-part</translation>
    </message>
    <message>
        <source>the South camp</source>
        <translation>a déli tábor</translation>
    </message>
    <message>
        <source>the West camp</source>
        <translation>a nyugati tábor</translation>
    </message>
    <message>
        <source>the North camp</source>
        <translation>az északi tábor</translation>
    </message>
    <message>
        <source>in the breaches of %1</source>
        <translation>%1 réseiben</translation>
    </message>
    <message>
        <source>an entrenchment of the other side stands %1 (BU-26)</source>
        <translation>%1 a másik fél sánca áll (BU-26)</translation>
    </message>
    <message>
        <source>at most %2 units stand in the breaches of %1 (BU-11)</source>
        <translation>%1 réseiben legfeljebb %2 egység áll (BU-11)</translation>
    </message>
    <message>
        <source>at most %2 units stand %1 (BU-12)</source>
        <translation>%1 legfeljebb %2 egység áll (BU-12)</translation>
    </message>
    <message>
        <source>both sides stand %1 (BU-12)</source>
        <translation>%1 mindkét fél áll (BU-12)</translation>
    </message>
    <message>
        <source>an entrenchment never stands %1 (BU-26)</source>
        <translation>%1 nem állhat sánc (BU-26)</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle and go %1</source>
        <translation>török egység nem hagyja el a várat, és nem megy %1</translation>
    </message>
    <message>
        <source>no road leads from %1 %2 in 1 step</source>
        <translation>%1 felől nincs 1 lépéses út %2</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not %2</source>
        <translation>%1 réséből tábor felé vezet az út, nem %2</translation>
    </message>
    <message>
        <source>no unit has moved %1; at least 1 has to</source>
        <translation>egy egység sem vonult %1; legalább 1-nek kell</translation>
    </message>
    <message>
        <source>no breach lies %1; it is taken by castle fight only</source>
        <translation>%1 nincs rés; csak várharccal foglalható el</translation>
    </message>
    <message>
        <source>no camp lies beside %1</source>
        <translation>%1 mellett nincs tábor</translation>
    </message>
    <message>
        <source>%1 and %2 are not side by side</source>
        <translation>%1 és %2 nem szomszédos</translation>
    </message>
    <message>
        <source>no Turks stand %1, or no enemy is in its breaches</source>
        <translation>%1 nem áll török, vagy a réseiben nincs ellenség</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %2 stand %1</source>
        <translation>a törökök falról 2 egységgel támadnak, és %1 ennyi áll: %2</translation>
    </message>
    <message>
        <source>no units of %1 stand %2</source>
        <translation>%2 nincs egységük (%1)</translation>
    </message>
    <message>
        <source>%2 units stand %1, and there is no room for more</source>
        <translation>%1 már %2 egység áll, és több nem fér el</translation>
    </message>
    <message>
        <source>no Imperial unit stands %1</source>
        <translation>%1 nem áll császári egység</translation>
    </message>
    <message>
        <source>%2 do not stand %1</source>
        <translation>%2 nem állnak %1</translation>
    </message>
    <message>
        <source>%2 stand %1 already</source>
        <translation>%2 már %1 állnak</translation>
    </message>
    <message>
        <source>%2 stand %1</source>
        <translation>%2 %1 állnak</translation>
    </message>
    <message>
        <source>%1 now stand %2</source>
        <translation>%1 most már %2 állnak</translation>
    </message>
    <message>
        <source>no entrenchment %1 can take this</source>
        <translation>%1 nincs sánc, amely ezt felfogná</translation>
    </message>
    <message>
        <source>the entrenchment %1 shows 2 already</source>
        <translation>%1 a sánc már 2-es</translation>
    </message>
    <message>
        <source>no entrenchment stands %1 any more</source>
        <translation>%1 már nincs sánc</translation>
    </message>
    <message>
        <source>the entrenchment %1 is now at level %2</source>
        <translation>%1 a sánc most %2. szintű</translation>
    </message>
    <message>
        <source>the entrenchment %1 loses a level</source>
        <translation>%1 a sánc egy szintet veszít</translation>
    </message>
    <message>
        <source>an entrenchment is built %1</source>
        <translation>%1 sánc épül</translation>
    </message>
    <message>
        <source>units %2 fight to take %1</source>
        <translation>%2 álló egységek támadnak; a célpont %1</translation>
    </message>
    <message>
        <source>%1 stands %2 already</source>
        <translation>%1 már %2 áll</translation>
    </message>
    <message>
        <source>it is the turn of the Romans</source>
        <translation>most a rómaiak következnek</translation>
    </message>
    <message>
        <source>it is the turn of the Gauls</source>
        <translation>most a gallok következnek</translation>
    </message>
    <message>
        <source>it is the turn of the Romans (red)</source>
        <translation>most a rómaiak (piros) következnek</translation>
    </message>
    <message>
        <source>it is the turn of the Greeks (blue)</source>
        <translation>most a görögök (kék) következnek</translation>
    </message>
    <message>
        <source>it is the turn of Red</source>
        <translation>most a piros következik</translation>
    </message>
    <message>
        <source>it is the turn of Yellow</source>
        <translation>most a sárga következik</translation>
    </message>
    <message>
        <source>it is the turn of the Imperials</source>
        <translation>most a császáriak következnek</translation>
    </message>
    <message>
        <source>it is the turn of the Turks</source>
        <translation>most a törökök következnek</translation>
    </message>
    <message numerus="yes">
        <source>the checkpoint of %n seal(s)</source>
        <translation>
            <numerusform>%n pecsét ellenőrzőpontja</numerusform>
        </translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>egy ellenőrzőpont</translation>
    </message>
    <message>
        <source>the key of %1 is not of that name</source>
        <translation>ez a kulcs nem ehhez a névhez tartozik: %1</translation>
    </message>
    <message>
        <source>%1 is not signed by the club</source>
        <translation>%1: a klub nem írta alá</translation>
    </message>
    <message>
        <source>%1 has a signature of %2 that is not right</source>
        <translation>%1: hibás benne ennek az aláírása: %2</translation>
    </message>
    <message>
        <source>%1 has two signatures of %2</source>
        <translation>%1: két aláírás van benne ettől: %2</translation>
    </message>
    <message>
        <source>%1 is no checkpoint of this club</source>
        <translation>%1: nem ennek a klubnak az ellenőrzőpontja</translation>
    </message>
    <message>
        <source>%1 is not longer than the one before</source>
        <translation>%1: nem hosszabb az előzőnél</translation>
    </message>
    <message>
        <source>%1 has more seals than there are</source>
        <translation>%1: több pecsét van benne, mint ahány létezik</translation>
    </message>
    <message>
        <source>%1 has other seals: one was changed, left out or put in</source>
        <translation>%1: más pecsétek vannak benne, mert egyet megváltoztattak, kihagytak vagy betettek</translation>
    </message>
    <message>
        <source>the last seals are in no checkpoint</source>
        <translation>az utolsó pecsétek egyik ellenőrzőpontban sincsenek benne</translation>
    </message>
    <message>
        <source>%1 signed nothing, or stands there twice</source>
        <translation>%1: semmit sem írt alá, vagy kétszer szerepel</translation>
    </message>
    <message>
        <source>no checkpoint is published, because the seals in the database were changed: %1</source>
        <translation>nem jelent meg ellenőrzőpont, mert az adatbázis pecsétjei megváltoztak; %1</translation>
    </message>
    <message>
        <source>the club&apos;s key signs nothing</source>
        <translation>a klub kulcsa semmit sem ír alá</translation>
    </message>
    <message>
        <source>that is no signature of the newest checkpoint; reload the page</source>
        <translation>ez nem a legújabb ellenőrzőpont aláírása; töltsd be újra az oldalt</translation>
    </message>
    <message>
        <source>enough phones signed this checkpoint</source>
        <translation>már elég telefon írta alá ezt az ellenőrzőpontot</translation>
    </message>
    <message>
        <source>the club has no key for signatures</source>
        <translation>a klubnak nincs aláírókulcsa</translation>
    </message>
    <message>
        <source>too many pictures are coming; ask again</source>
        <translation>túl sok kép érkezik egyszerre; kérd újra</translation>
    </message>
    <message>
        <source>the table does not have the picture now; look there</source>
        <translation>az asztalnál most nincs meg ez a kép; nézd meg ott</translation>
    </message>
    <message>
        <source>no table `%1` plays that game</source>
        <translation>nincs `%1` nevű asztal, amely ezt a játszmát játssza</translation>
    </message>
    <message>
        <source>the club&apos;s database does not answer</source>
        <translation>a klub adatbázisa nem válaszol</translation>
    </message>
    <message>
        <source>somebody has changed the tournament at the same time; look, and say it again</source>
        <translation>valaki ugyanakkor megváltoztatta a versenyt; nézd meg, és add meg újra</translation>
    </message>
    <message>
        <source>nothing was printed: %1</source>
        <translation>semmi sincs kinyomtatva; %1</translation>
    </message>
    <message>
        <source>too much is being printed; ask again soon</source>
        <translation>túl sok nyomtatás folyik; kérd újra hamarosan</translation>
    </message>
    <message>
        <source>the program does not run</source>
        <translation>a program nem fut</translation>
    </message>
    <message>
        <source>too many wrong codes; wait ten minutes, or tell the arbiter</source>
        <translation>túl sok hibás kód; várj tíz percet, vagy szólj a versenybírónak</translation>
    </message>
    <message>
        <source>this is no player&apos;s code</source>
        <translation>ez egyik játékosnak sem a kódja</translation>
    </message>
    <message>
        <source>this player has another game now</source>
        <translation>ennek a játékosnak most másik játszmája van</translation>
    </message>
    <message>
        <source>there is a result already; only the arbiter changes it</source>
        <translation>már van eredmény; csak a versenybíró változtathatja meg</translation>
    </message>
    <message>
        <source>new codes have the arbiter&apos;s name</source>
        <translation>az új kódokhoz kell a versenybíró neve</translation>
    </message>
    <message>
        <source>the club&apos;s list is being read; wait</source>
        <translation>a klub listája most töltődik be; várj</translation>
    </message>
    <message>
        <source>`%1`: give a whole number from 0 to %2</source>
        <translation>`%1`: egész számot adj meg, 0–%2</translation>
    </message>
    <message>
        <source>`%1`: write true or false</source>
        <translation>`%1`: írd azt, hogy true vagy false</translation>
    </message>
    <message>
        <source>%1 have given up</source>
        <translation>%1 feladták</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Time for each action</source>
        <translation>Idő lépésenként</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>másodperc</translation>
    </message>
    <message>
        <source>What each side has left</source>
        <translation>Ami az egyes feleknek maradt</translation>
    </message>
    <message>
        <source>Hits by toss</source>
        <translation>Találatok dobásonként</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>találat</translation>
    </message>
    <message>
        <source>%1: most %2, in the end %3</source>
        <translation>%1: legtöbb %2, a végén %3</translation>
    </message>
    <message>
        <source>let stand</source>
        <translation>érvényben hagyva</translation>
    </message>
    <message>
        <source>Who takes longer?</source>
        <translation>Ki gondolkodik tovább?</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>Ki áll jobban?</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Ki talál többet, mint amennyit a véletlen adna?</translation>
    </message>
    <message>
        <source>%1: %2 seconds on average</source>
        <translation>%1: átlagosan %2 másodperc</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: %2 maradt</translation>
    </message>
    <message>
        <source>%1: %2 hits where chance would give %3</source>
        <translation>%1: %2 találat, a véletlen %3 találatot adna</translation>
    </message>
    <message>
        <source>player</source>
        <translation>játékos</translation>
    </message>
    <message>
        <source>action</source>
        <translation>lépés</translation>
    </message>
    <message>
        <source>least</source>
        <translation>legalább</translation>
    </message>
    <message>
        <source>most</source>
        <translation>legfeljebb</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>Taken back (%1): %2</source>
        <translation>Visszavonva (%1): %2</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Visszavonva: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>A játék elkezdődik.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FarView</name>
    <message>
        <source>Game %1</source>
        <translation>Játékidő: %1</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds off.</source>
        <translation>Az Esc vagy az F11 kilép. Az M kikapcsolja a hangot.</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds on.</source>
        <translation>Az Esc vagy az F11 kilép. Az M bekapcsolja a hangot.</translation>
    </message>
    <message>
        <source>Umpire: the game from far away</source>
        <translation>Umpire – a játszma messziről</translation>
    </message>
    <message>
        <source>The code that opens the page</source>
        <translation>Az oldalt megnyitó kód</translation>
    </message>
    <message>
        <source>Scan the code to see the game on a telephone.</source>
        <translation>Olvasd be a kódot, hogy telefonon lásd a játékot.</translation>
    </message>
    <message>
        <source>H shows what the computer would do.</source>
        <translation>A H megmutatja, mit lépne a számítógép.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameLog</name>
    <message numerus="yes">
        <source>(%n second(s) late)</source>
        <translation>
            <numerusform>(%n másodperc késéssel)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 is too close: you decide. Its line passes %2 mm beside the hull, known to ± %3 mm.</source>
        <translation>%1 túl közeli: ti döntötök. Az egyenese %2 mm-rel a hajótest mellett halad el, ± %3 mm pontossággal.</translation>
    </message>
    <message>
        <source>%1 is too close: you decide. Its line points %2 mm inside the hull, known to ± %3 mm.</source>
        <translation>%1 túl közeli: ti döntötök. Az egyenese %2 mm-rel a hajótesten belülre mutat, ± %3 mm pontossággal.</translation>
    </message>
    <message>
        <source>It is not clear which end of %1 is the head. You decide.</source>
        <translation>Nem látszik, melyik végén van %1 feje. Ti döntötök.</translation>
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
        <translation>Érvénytelen, mert egy gyufa hozzáér</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Lőtávon kívül</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>%1–%2 találat lehet, a játékosok döntenek</translation>
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
        <translation>%1 %2 felé lő, a távolság %3 mm</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>%1 gyufa dobva, %n megengedett</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>a megengedettnél több: %1</translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s).</source>
        <translation>
            <numerusform>Az asztal megvan %n jel alapján.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tags: the matches give the scale.</source>
        <translation>Nincs jel, a léptéket a gyufák adják.</translation>
    </message>
    <message>
        <source>There are no tags: the matchboxes give the scale.</source>
        <translation>Nincs jel, a léptéket a gyufásdobozok adják.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Semmi ismert méretű nem látszik, ezért a helyek csak képpontban adhatók meg.</translation>
    </message>
    <message>
        <source>The table lies where you set its corners.</source>
        <translation>Az asztal ott van, ahol a sarkait beállítottad.</translation>
    </message>
    <message>
        <source>The line of %1 is known to ± %2 mm at the target.</source>
        <translation>%1 vonala a célnál ± %2 mm-re ismert.</translation>
    </message>
    <message>
        <source>A point is accurate to %1 mm.</source>
        <translation>Egy pont %1 mm-re pontos.</translation>
    </message>
    <message>
        <source>head unclear</source>
        <translation>a fej nem látszik</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AheadBar</name>
    <message>
        <source>Chances to win: %1</source>
        <translation>Nyerési esély: %1</translation>
    </message>
    <message>
        <source>Who was ahead?</source>
        <translation>Ki vezetett?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CameraPage</name>
    <message>
        <source>What does your camera&apos;s lens do to a picture?</source>
        <translation>Mit tesz a kamerád lencséje a képpel?</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>A táblád</translation>
    </message>
    <message>
        <source>a chessboard: 9 x 6 inner corners, 25 mm</source>
        <translation>sakktábla: 9 x 6 belső sarok, 25 mm</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Elölről</translation>
    </message>
    <message>
        <source>Save the camera file…</source>
        <translation>A kamerafájl mentése…</translation>
    </message>
    <message>
        <source>Where the board was seen</source>
        <translation>Hol látszott a tábla</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the board</source>
        <translation>A tábla a kamera szemével</translation>
    </message>
    <message>
        <source>On the page “Start”, a new game leads to “Check the table and the camera”. There, “Calibrate the camera…” is under “Corners and lens”.</source>
        <translation>A „Kezdés” lapon az új játék ide vezet: „Asztal és kamera ellenőrzése”. Ott „A kamera kalibrálása…” a „Sarkok és lencse” alatt van.</translation>
    </message>
    <message>
        <source>Move the board to the upper left of the picture.</source>
        <translation>Vidd a táblát a kép bal felső részébe.</translation>
    </message>
    <message>
        <source>Move the board to the top of the picture.</source>
        <translation>Vidd a táblát a kép tetejére.</translation>
    </message>
    <message>
        <source>Move the board to the upper right of the picture.</source>
        <translation>Vidd a táblát a kép jobb felső részébe.</translation>
    </message>
    <message>
        <source>Move the board to the left of the picture.</source>
        <translation>Vidd a táblát a kép bal oldalára.</translation>
    </message>
    <message>
        <source>Move the board to the middle of the picture.</source>
        <translation>Vidd a táblát a kép közepére.</translation>
    </message>
    <message>
        <source>Move the board to the right of the picture.</source>
        <translation>Vidd a táblát a kép jobb oldalára.</translation>
    </message>
    <message>
        <source>Move the board to the lower left of the picture.</source>
        <translation>Vidd a táblát a kép bal alsó részébe.</translation>
    </message>
    <message>
        <source>Move the board to the bottom of the picture.</source>
        <translation>Vidd a táblát a kép aljára.</translation>
    </message>
    <message>
        <source>Move the board to the lower right of the picture.</source>
        <translation>Vidd a táblát a kép jobb alsó részébe.</translation>
    </message>
    <message>
        <source>Tilt the board more to the left, with its left edge farther from the camera.</source>
        <translation>Döntsd jobban balra: a bal széle legyen távolabb a kamerától.</translation>
    </message>
    <message>
        <source>Tilt the board more to the right, with its right edge farther from the camera.</source>
        <translation>Döntsd jobban jobbra: a jobb széle legyen távolabb a kamerától.</translation>
    </message>
    <message>
        <source>Tilt the board more backwards, with its upper edge farther from the camera.</source>
        <translation>Döntsd jobban hátra: a felső széle legyen távolabb a kamerától.</translation>
    </message>
    <message>
        <source>Tilt the board more forwards, with its lower edge farther from the camera.</source>
        <translation>Döntsd jobban előre: az alsó széle legyen távolabb a kamerától.</translation>
    </message>
    <message>
        <source>Hold the board up so that the camera sees it.</source>
        <translation>Tartsd fel a táblát úgy, hogy a kamera lássa.</translation>
    </message>
    <message>
        <source>Good. Hold it still.</source>
        <translation>Jó. Tartsd mozdulatlanul.</translation>
    </message>
    <message>
        <source>Come closer: let the board fill half of the picture.</source>
        <translation>Gyere közelebb: a tábla töltse ki a fél képet.</translation>
    </message>
    <message>
        <source>Hold the board in another place and at another tilt.</source>
        <translation>Tartsd másképp: más helyen, más dőléssel.</translation>
    </message>
    <message>
        <source>That is enough. Save the camera file.</source>
        <translation>Ennyi elég. Mentsd el a kamerafájlt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s) kept.</source>
        <translation>
            <numerusform>%n nézetből %1 megvan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners are off by %1 px: the views agree.</source>
        <translation>A sarkok eltérése %1 px: a nézetek egyeznek.</translation>
    </message>
    <message>
        <source>Corners are off by %1 px: is the board flat, and is it this board? Begin again.</source>
        <translation>A sarkok eltérése %1 px: sima a tábla, és ez az a tábla? Kezdd elölről.</translation>
    </message>
    <message>
        <source>Save the camera file</source>
        <translation>A kamerafájl mentése</translation>
    </message>
    <message>
        <source>Camera files (*.yaml)</source>
        <translation>Kamerafájlok (*.yaml)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Kiírva: %1</translation>
    </message>
    <message>
        <source>7 x 5, 38 mm</source>
        <translation>7 x 5, 38 mm</translation>
    </message>
    <message>
        <source>9 x 6, 25 mm</source>
        <translation>9 x 6, 25 mm</translation>
    </message>
    <message>
        <source>the one that is printed here: 7 x 5 squares of 38 mm</source>
        <translation>ez, ami itt nyomtatható: 7 x 5 mező, 38 mm</translation>
    </message>
    <message>
        <source>Print the board on stiff paper, hold it flat, and turn the light on.</source>
        <translation>Nyomtasd ki a táblát merev papírra, tartsd simán, és kapcsold fel a villanyt.</translation>
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
        <translation>Újabb ellenőrzés</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Az asztal a kamera szemében</translation>
    </message>
    <message numerus="yes">
        <source>All %n tag(s) are in view.</source>
        <translation>
            <numerusform>Minden jel látszik (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in view: tag %1. Uncover it, or turn the camera.</source>
        <translation>Nem látszik ez a jel: %1. Tedd szabaddá, vagy fordítsd el a kamerát.</translation>
    </message>
    <message>
        <source>Not in view: tags %1. Uncover them, or turn the camera.</source>
        <translation>Nem látszanak ezek a jelek: %1. Tedd szabaddá őket, vagy fordítsd el a kamerát.</translation>
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
        <translation>A játéktérnek csak %1 %-a látszik. Vidd hátrébb a kamerát, vagy fordítsd el.</translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation>A fény jó.</translation>
    </message>
    <message>
        <source>Calibrate the camera…</source>
        <translation>A kamera kalibrálása…</translation>
    </message>
    <message>
        <source>The picture is sharp (%1 px).</source>
        <translation>A kép éles (%1 px).</translation>
    </message>
    <message>
        <source>The picture is out of focus (%1 px): focus the camera on the table, or clean its lens.</source>
        <translation>A kép életlen (%1 px): állítsd a kamerát az asztalra, vagy töröld meg a lencséjét.</translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n gálya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n gyufa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n kőoszlop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n kocka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s)</source>
        <translation>
            <numerusform>%n kód</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n bábu</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a piece of the game on the table. When Umpire recognises the piece, the picture shows its name and a ring round it.</source>
        <translation>Tégy az asztalra egy játékdarabot. Ha az Umpire felismeri, bekarikázza, és a képre írja a nevét.</translation>
    </message>
    <message numerus="yes">
        <source>The game begins with %n stack(s) of stones. Turn the lamp or the camera until each stack in the picture has a ring.</source>
        <translation>
            <numerusform>A játék %n kőoszloppal kezdődik. Fordíts a lámpán vagy a kamerán, amíg a képen minden oszlop be nincs karikázva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognised: %1.</source>
        <translation>Ezt ismerte fel: %1.</translation>
    </message>
    <message>
        <source>No tags are needed.</source>
        <translation>Nem kellenek jelek.</translation>
    </message>
    <message>
        <source>Measure the table by its tags</source>
        <translation>Az asztal bemérése a jelek alapján</translation>
    </message>
    <message>
        <source>The table is being measured</source>
        <translation>Az asztal bemérése folyik</translation>
    </message>
    <message>
        <source>The table file does not say where this game&apos;s board lies: lay it down empty, and measure the table.</source>
        <translation>Az asztalfájl nem mondja meg, hol van ennek a játéknak a táblája: tedd le üresen, és méresd ki az asztalt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>The camera sees the table; lay the pieces for the first move</source>
        <translation>A kamera látja az asztalt; rakd fel a bábukat az első lépéshez</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view: measure the table by them.</source>
        <translation>
            <numerusform>%n jel látszik: méresd ki velük az asztalt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Umpire looks at the table.</source>
        <translation>Az Umpire nézi az asztalt.</translation>
    </message>
    <message>
        <source>The game&apos;s board has to lie there, empty.</source>
        <translation>A játék táblájának üresen kell ott feküdnie.</translation>
    </message>
    <message>
        <source>No tag is in view. Print four tags (on the start page, under “More”), and lay them at the corners of the table; or set its corners by hand.</source>
        <translation>Egy jel sem látszik. Nyomtass négy jelet a kezdőlapon, a „Továbbiak” alatt, és tedd őket az asztal sarkaira. A sarkokat kézzel is beállíthatod.</translation>
    </message>
    <message>
        <source>The guide to a new game leads here, by “Check the table and the camera”.</source>
        <translation>Az új játék útmutatója vezet ide, az „Asztal és kamera ellenőrzése” gombbal.</translation>
    </message>
    <message>
        <source>Writes the table file: the places of the tags and of the board. War Galley and Murus Gallicus need none.</source>
        <translation>Megírja az asztalfájlt: a jelek és a tábla helyét. A Hadigálya és a Gall fal enélkül is megy.</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view. No table file is needed.</source>
        <translation>
            <numerusform>%n jel látszik. Asztalfájl nem kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners and lens</source>
        <translation>Sarkok és lencse</translation>
    </message>
</context>
<context>
    <name>umpire::desk::ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Nincs óra</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Óra</translation>
    </message>
    <message>
        <source>How long each side may think: 10m+5s gives 5 seconds more after each turn, and of 10m,delay=3s the first 3 seconds of each turn are not counted</source>
        <translation>Meddig gondolkodhat egy oldal: a 10m+5s minden kör után 5 másodpercet ad, a 10m,delay=3s pedig nem számolja a körök első 3 másodpercét</translation>
    </message>
    <message>
        <source>without time a side loses</source>
        <translation>aki kifut az időből, veszít</translation>
    </message>
    <message>
        <source>without time the arbiter is called</source>
        <translation>ha elfogy az idő, a versenybíró jön</translation>
    </message>
    <message>
        <source>without time the players decide</source>
        <translation>ha elfogy az idő, a játékosok döntenek</translation>
    </message>
    <message>
        <source>What happens to a side that has no time left</source>
        <translation>Mi történik azzal, akinek elfogyott az ideje</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CommandBar</name>
    <message>
        <source>Accept</source>
        <translation>Elfogadás</translation>
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
        <source>Let it stand</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>The illegal action counts all the same</source>
        <translation>A szabálytalan lépés mégis számít</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Takes back the last action</source>
        <translation>Visszavonja az utolsó lépést</translation>
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
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Umpire calls nothing until you resume</source>
        <translation>Szünetben az Umpire semmit sem mond ki</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Feladás…</translation>
    </message>
    <message>
        <source>The player to move gives up the game</source>
        <translation>Aki soron van, feladja a játszmát</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Mondd meg, mi volt a lépés</translation>
    </message>
    <message>
        <source>Type your secret here while the others look away. The line shows only dots.</source>
        <translation>Ide írd a titkodat, amíg a többiek elfordulnak. A sor csak pontokat mutat.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Beírás</translation>
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
        <source>Give up</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Does the player to move give up the game?</source>
        <translation>Feladja a játszmát, aki soron van?</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Javítás…</translation>
    </message>
    <message>
        <source>The record is wrong about a piece</source>
        <translation>A jegyzőkönyv egy bábut rosszul tud</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>A jegyzőkönyv javítása</translation>
    </message>
    <message>
        <source>Which piece lies where? For example: %1</source>
        <translation>Mi van valójában hol? Például: %1</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>További parancsok</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Újra megteszi, amit visszavontak</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Például: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Mit tenne a számítógép?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CornersPanel</name>
    <message>
        <source>Set the corners by hand</source>
        <translation>Sarkok beállítása kézzel</translation>
    </message>
    <message>
        <source>If the tags cannot be used, show where the table is</source>
        <translation>Ha a jelek nem segítenek, mutasd meg, hol az asztal</translation>
    </message>
    <message>
        <source>Look for the tags again</source>
        <translation>A jelek keresése újra</translation>
    </message>
    <message>
        <source>Drag each corner to its corner of the play area. The near corners are on side A, and the far corners are on side B. Left and right are as the player of side A sees them. With the keyboard, choose the next corner with the space bar, and move the corner with the arrow keys.</source>
        <translation>Húzd a sarkokat a játéktér sarkaira. A közeli sarkok az A oldalon, a távoliak a B oldalon vannak. A bal és a jobb úgy értendő, ahogyan az A oldal játékosa látja. Billentyűzettel a szóköz választja a következő sarkot, a nyilak pedig mozgatják.</translation>
    </message>
    <message>
        <source>Width, along side A&apos;s edge</source>
        <translation>Szélesség, az A oldal széle mentén</translation>
    </message>
    <message>
        <source>Depth, from side A to side B</source>
        <translation>Mélység, az A oldaltól a B oldalig</translation>
    </message>
    <message>
        <source>Side A sits at the next edge</source>
        <translation>Az A oldal a következő szélnél ül</translation>
    </message>
    <message>
        <source>Use these corners</source>
        <translation>Ezek a sarkok jók</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EventList</name>
    <message>
        <source>Find a square, a player, a word</source>
        <translation>Mező, játékos vagy szó keresése</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Show also what the table and the camera did</source>
        <translation>Az is, amit az asztal és a kamera tett</translation>
    </message>
    <message>
        <source>Show the notation too</source>
        <translation>A jelölés is látszik</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>A játék eseményei</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EvidenceView</name>
    <message>
        <source>The picture before: %1</source>
        <translation>Az előző kép: %1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>előtte</translation>
    </message>
    <message>
        <source>after</source>
        <translation>utána</translation>
    </message>
    <message>
        <source>How far the picture before fades into the picture after</source>
        <translation>Mennyire olvad át a korábbi kép a későbbibe</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Az esemény képe</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>A korábbi kép</translation>
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
    <message>
        <source>Clear</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The film ended before an answer.</source>
        <translation>A film a válasz előtt véget ért.</translation>
    </message>
    <message>
        <source>Umpire stopped watching before an answer.</source>
        <translation>Az Umpire figyelése a válasz előtt véget ért.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Show on another screen</source>
        <translation>Megjelenítés másik képernyőn</translation>
    </message>
    <message>
        <source>On a stream, on a television, and on the telephone of each player</source>
        <translation>Közvetítésben, tévén és minden játékos telefonján</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Az asztal a kamera szemében</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Ide kerül az asztal képe, amikor játék folyik.</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Várakozás a képre…</translation>
    </message>
    <message>
        <source>The picture is hidden while players lay something out in secret. Under “More”, “%1” gives each player a page on a telephone for that.</source>
        <translation>A kép rejtve marad, amíg a játékosok titokban raknak ki valamit. Ehhez minden játékos oldalt kaphat a telefonjára: „Továbbiak”, „%1”.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Ami eddig elhangzott</translation>
    </message>
    <message>
        <source>The time that is left to each side</source>
        <translation>Az egyes oldalak hátralévő ideje</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Figyelés leállítása</translation>
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
        <source>both sides</source>
        <translation>mindkét fél</translation>
    </message>
    <message>
        <source>The camera is gone. The game waits for it.</source>
        <translation>A kamera eltűnt. A játék megvárja.</translation>
    </message>
    <message>
        <source>The picture waits while something is laid in secret.</source>
        <translation>A kép vár, amíg titokban tesznek le valamit.</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Kattints egy darabra, hogy kijavítsd</translation>
    </message>
    <message>
        <source>set its corners anew.</source>
        <translation>állítsd be újra a sarkait.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játéknak vége</translation>
    </message>
    <message>
        <source>Point at the place where it lies (Esc: leave it).</source>
        <translation>Mutass oda, ahol fekszik. Az Esc mindent úgy hagy.</translation>
    </message>
    <message>
        <source>Umpire waits for your answer</source>
        <translation>Az Umpire a válaszodra vár</translation>
    </message>
    <message>
        <source>Umpire waits for what the players say</source>
        <translation>Az Umpire arra vár, amit a játékosok mondanak</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1 – a jegyzőkönyv szerint %2, a kamera szerint %3</translation>
    </message>
    <message>
        <source>A sound for a ruling, for what is illegal and for a question (M)</source>
        <translation>Hang döntéshez, szabálytalansághoz és kérdéshez (M)</translation>
    </message>
    <message>
        <source>Click a sentence to see what it rests on</source>
        <translation>Kattints egy mondatra, és látod, min alapul</translation>
    </message>
    <message>
        <source>One look does not tell how high this stack is. Umpire knows it from several looks and from the game.</source>
        <translation>Egyetlen kép nem mutatja, milyen magas ez az oszlop. Az Umpire több képből és a játszmából tudja.</translation>
    </message>
    <message>
        <source>See it from far away</source>
        <translation>Nézet messziről</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Hangok ki</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Hangok be</translation>
    </message>
    <message>
        <source>The camera counts otherwise than the record:</source>
        <translation>A kamera mást számol, mint ami a jegyzőkönyvben áll:</translation>
    </message>
    <message numerus="yes">
        <source>The camera has sent no picture for %n second(s).</source>
        <translation>
            <numerusform>A kamera %n másodperce nem küldött képet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is %n second(s) behind the table.</source>
        <translation>
            <numerusform>A kép %n másodperccel az asztal mögött jár.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole screen, to be read from two metres (F11)</source>
        <translation>Teljes képernyő, két méterről is olvasható (F11)</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Not watching</source>
        <translation>Nem figyel</translation>
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
        <source>Colours of the desktop, dark beside a table</source>
        <translation>Az asztali környezet színei, a játékasztal képe mellett sötét</translation>
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
        <extracomment>The menu in which the language is chosen; &quot;Language&quot; beside it, for those who cannot read it.</extracomment>
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
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Speak announcements</source>
        <translation>Bejelentések felolvasása</translation>
    </message>
    <message>
        <source>Speak announcements (no speech is installed)</source>
        <translation>Bejelentések felolvasása (nincs telepítve beszédprogram)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Ú&amp;j játék</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Billentyűk</translation>
    </message>
    <message>
        <source>A game is going on</source>
        <translation>Folyik egy játék</translation>
    </message>
    <message>
        <source>A game is going on. Do you want to leave it?</source>
        <translation>Folyik egy játék. Abba akarod hagyni?</translation>
    </message>
    <message>
        <source>Close Umpire</source>
        <translation>Az Umpire bezárása</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Játék abbahagyása</translation>
    </message>
    <message>
        <source>No game was played yet</source>
        <translation>Még nem volt játék</translation>
    </message>
    <message>
        <source>Open a &amp;picture…</source>
        <translation>&amp;Kép megnyitása…</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Je&amp;gyzőkönyv megnyitása…</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>&amp;Legutóbbiak</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mappa megmutatása</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>A &amp;szabályok</translation>
    </message>
    <message>
        <source>The record is in %1. You can go on with the game later.</source>
        <translation>A jegyzőkönyv itt van: %1. A játékot később folytathatod.</translation>
    </message>
    <message>
        <source>The record of the game</source>
        <translation>A játék jegyzőkönyve</translation>
    </message>
    <message>
        <source>The record of the game is in %1.</source>
        <translation>A játék jegyzőkönyve itt van: %1.</translation>
    </message>
    <message>
        <source>a picture: nearer, farther, all of it</source>
        <translation>egy kép: közelebb, távolabb, az egész</translation>
    </message>
    <message>
        <source>answers a question of the umpire</source>
        <translation>válasz a bíró kérdésére</translation>
    </message>
    <message>
        <source>&amp;Statistics of many games…</source>
        <translation>Sok játszma &amp;statisztikája…</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>keres a szabályokban</translation>
    </message>
    <message>
        <source>goes from square to square of a board, and chooses one</source>
        <translation>mezőről mezőre lép a táblán, és kiválaszt egyet</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>taken back later: %1</source>
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
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Képek (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Minden fájl (*)</translation>
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
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Az Umpire megmondja, mi van az asztalon és mennyire biztos benne, és elbírálja a Hadigálya dobását.</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Kép megnyitása…</translation>
    </message>
    <message>
        <source>A photograph of your table from above (Ctrl+O)</source>
        <translation>Fénykép az asztalodról felülről (Ctrl+O)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Beillesztés</translation>
    </message>
    <message>
        <source>The picture that was copied elsewhere (Ctrl+V)</source>
        <translation>A máshol másolt kép (Ctrl+V)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>A right click on a piece says what is wrong with it</source>
        <translation>Jobb kattintással megmondhatod, mi a hiba egy darabnál</translation>
    </message>
    <message>
        <source>Drop a picture of your table here.
Or click here, or paste it.</source>
        <translation>Ejtsd ide az asztalod képét.
Vagy kattints ide, vagy illeszd be.</translation>
    </message>
    <message>
        <source>Drop the picture here</source>
        <translation>Ejtsd ide a képet</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Kép megnyitása</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard. Copy one, and paste again.</source>
        <translation>Nincs kép a vágólapon. Másolj egyet, és illeszd be újra.</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>beillesztett kép</translation>
    </message>
    <message>
        <source>The picture is being looked at.</source>
        <translation>A kép vizsgálata folyik.</translation>
    </message>
    <message>
        <source>What shall Umpire look for?</source>
        <translation>Mit keressen az Umpire?</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n oszlop kő</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Kockák: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n jelző</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n gálya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n gyufa</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the galley that fires.</source>
        <translation>Kattints a tüzelő gályára.</translation>
    </message>
    <message>
        <source>Click the galley at which %1 fires.</source>
        <translation>Kattints arra a gályára, amelyre tüzel: %1.</translation>
    </message>
    <message>
        <source>Is something wrong? Click it with the right button.</source>
        <translation>Valami nem jó? Kattints rá a jobb gombbal.</translation>
    </message>
    <message>
        <source>The picture with the ruling is on the clipboard.</source>
        <translation>A kép az ítélettel a vágólapon van.</translation>
    </message>
    <message>
        <source>Save the picture with the ruling</source>
        <translation>A kép mentése az ítélettel</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Képek (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Mentve: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Nem írható: %1. Válassz másik mappát.</translation>
    </message>
    <message>
        <source>Where is the bow of %1? Click this end of it.</source>
        <translation>Hol van %1 orra? Kattints arra a végére.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <translation>Lőtávon belül van a célpont?</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>Lőtávon belül</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Lőtávon kívül</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <translation>Hozzáér egy gyufa gályához vagy parancshoz?</translation>
    </message>
    <message>
        <source>It touches</source>
        <translation>Hozzáér</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <translation>Nem ér hozzá</translation>
    </message>
    <message>
        <source>%1: hit, as you decided</source>
        <translation>%1: találat, ahogy döntöttetek</translation>
    </message>
    <message>
        <source>%1: miss, as you decided</source>
        <translation>%1: nem talált, ahogy döntöttetek</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Találat</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Mellé</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>összeg: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PiecesPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>A tábla a jegyzőkönyv szerint</translation>
    </message>
    <message>
        <source>Click a place to correct what lies there</source>
        <translation>Kattints egy helyre, hogy kijavítsd, mi fekszik ott</translation>
    </message>
    <message>
        <source>Click to correct it</source>
        <translation>Kattints a javításhoz</translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 valójában</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
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
    <message>
        <source>%1 really is</source>
        <translation>%1 valójában</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>most nincs mit javítani</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PrintButton</name>
    <message>
        <source>Print what the table needs</source>
        <translation>Nyomtatnivalók az asztalra</translation>
    </message>
    <message>
        <source>Four tags for the corners…</source>
        <translation>Négy jel a sarkokhoz…</translation>
    </message>
    <message>
        <source>The game&apos;s board and pieces…</source>
        <translation>A játék táblája és bábui…</translation>
    </message>
    <message>
        <source>Board and pieces of the variant “%1”…</source>
        <translation>Tábla és bábuk ehhez a változathoz: „%1”…</translation>
    </message>
    <message>
        <source>Boards and pieces of all variants…</source>
        <translation>Tábla és bábuk minden változathoz…</translation>
    </message>
    <message>
        <source>Print the board…</source>
        <translation>A tábla nyomtatása…</translation>
    </message>
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>szabálytalan</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Beleegyezett: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Például: %1</translation>
    </message>
    <message>
        <source>Copies the example to the field below, where you can change it</source>
        <translation>Beírja alulra, ahol módosíthatod, mielőtt kimondod</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FilmView</name>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>Egy képkockával vissza</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>Egy képkockával előre</translation>
    </message>
    <message>
        <source>The film of the moments before the event</source>
        <translation>Az esemény előtti pillanatok filmje</translation>
    </message>
    <message>
        <source>No film of the moments before this event is kept.</source>
        <translation>Az esemény előtti pillanatokról nincs film.</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <translation>Amit a bíró felismert</translation>
    </message>
    <message>
        <source>%1 s before the event</source>
        <translation>%1 mp-cel az esemény előtt</translation>
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
        <source>the record is intact</source>
        <translation>a jegyzőkönyv sértetlen</translation>
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
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>The record&apos;s events, and its statistics</source>
        <translation>A jegyzőkönyv eseményei és statisztikája</translation>
    </message>
    <message>
        <source>Match report (*.pdf)</source>
        <translation>Mérkőzésjelentés (*.pdf)</translation>
    </message>
    <message>
        <source>New folder with the pictures (*)</source>
        <translation>Új mappa a képekkel (*)</translation>
    </message>
    <message>
        <source>Being written: %1</source>
        <translation>Írás alatt: %1</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Vissza</translation>
    </message>
    <message>
        <source>One event back: the Left key. To the first one: Home.</source>
        <translation>Egy eseménnyel vissza: a Balra billentyű. Az elsőhöz: Home.</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Tovább →</translation>
    </message>
    <message>
        <source>One event on: the Right key. To the last one: End.</source>
        <translation>Egy eseménnyel tovább: a Jobbra billentyű. Az utolsóhoz: End.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Egy kép</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Két kép</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Átúsztatás</translation>
    </message>
    <message>
        <source>The picture before and the picture after</source>
        <translation>Az esemény előtti és utáni kép</translation>
    </message>
    <message>
        <source>The picture before fades into the picture after</source>
        <translation>Az esemény előtti kép átolvad az utána készültbe</translation>
    </message>
    <message>
        <source>Play the film</source>
        <translation>Film lejátszása</translation>
    </message>
    <message>
        <source>The moments before the event, frame by frame</source>
        <translation>Az esemény előtti pillanatok, képkockánként</translation>
    </message>
    <message>
        <source>the event before, the next, the first, the last</source>
        <translation>az előző esemény, a következő, az első, az utolsó</translation>
    </message>
    <message>
        <source>Who was ahead? Analyse the game</source>
        <translation>Ki vezetett? A játszma elemzése</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulesWindow</name>
    <message>
        <source>The rules</source>
        <translation>A szabályok</translation>
    </message>
    <message>
        <source>Where the rules leave a question open</source>
        <translation>Amit a szabályok nyitva hagynak</translation>
    </message>
    <message>
        <source>No clause of this game has “%1”. Search for fewer letters.</source>
        <translation>A játék egyik pontjában sincs „%1”. Keress kevesebb betűre.</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>A játék szabályai</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Search the rules: a word, or a clause such as MG-7</source>
        <translation>Keresés a szabályokban: egy szó vagy egy pont, például MG-7</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Where this text and the English one differ, the English one holds.</source>
        <translation>Ahol ez a szöveg és az angol eltér, az angol érvényes.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Gályák</translation>
    </message>
    <message>
        <source>oars %1+%2; masts %3</source>
        <translation>evezők: %1+%2; árbocok: %3</translation>
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
        <source>bow not seen</source>
        <translation>az orr nem látszik</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>nincs feje</translation>
    </message>
    <message>
        <source>head unknown</source>
        <translation>a fej nem látszik</translation>
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
        <source>height not sure</source>
        <translation>magassága nem biztos</translation>
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
        <translation>Jelzők</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>nem a mi jelzőnk</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Bábuk</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miért</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SourcePreview</name>
    <message>
        <source>No picture comes from the camera.</source>
        <translation>Nem jön kép a kamerától.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Elég lesz</translation>
    </message>
    <message>
        <source>See what the camera sees</source>
        <translation>Mit lát a kamera?</translation>
    </message>
    <message>
        <source>Aim the camera until all of the table is in the picture</source>
        <translation>Állítsd be a kamerát úgy, hogy az egész asztal a képen legyen</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Amit a kamera lát</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Várakozás a képre…</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <translation>A film véget ért.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PlotCard</name>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Mentés: %1</translation>
    </message>
    <message>
        <source>Save this plot as a picture (PNG, SVG) or as numbers (CSV)</source>
        <translation>Az ábra mentése képként (PNG, SVG) vagy számokként (CSV)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Kép (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Rajz (*.svg)</translation>
    </message>
    <message>
        <source>Numbers (*.csv)</source>
        <translation>Számok (*.csv)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Az ábra mentése</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Kiírva: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TeachMenu</name>
    <message>
        <source>This is wrong: no match lies here</source>
        <translation>Ez hibás: itt nincs gyufa</translation>
    </message>
    <message>
        <source>This is wrong: the head is at the other end</source>
        <translation>Ez hibás: a gyufa feje a másik végén van</translation>
    </message>
    <message>
        <source>This is wrong: the match has no head</source>
        <translation>Ez hibás: a gyufának nincs feje</translation>
    </message>
    <message>
        <source>Nothing is kept, as you chose. The file %1 remembers this.</source>
        <translation>Semmi sem marad meg, ahogy választottad. Ezt ez a fájl jegyzi meg: %1.</translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation>Tanulás a javításokból</translation>
    </message>
    <message>
        <source>Umpire can learn from what you put right. For this it keeps small pieces of your pictures beside the table file. They never leave this computer. May it keep them?</source>
        <translation>Az Umpire tanulhat abból, amit kijavítasz. Ehhez a képek kis darabjait megőrzi az asztalfájl mellett. Ezek soha nem hagyják el ezt a számítógépet. Megőrizheti őket?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneButton</name>
    <message>
        <source>Use a telephone</source>
        <translation>Telefon használata</translation>
    </message>
    <message>
        <source>It scans a code, takes the picture of a toss, and shows the ruling.</source>
        <translation>Beolvas egy kódot, lefényképezi a dobást, és megmutatja az ítéletet.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneCode</name>
    <message>
        <source>The code that opens the page</source>
        <translation>Az oldalt megnyitó kód</translation>
    </message>
    <message>
        <source>Scan this code with a telephone in the same network. The page that opens takes a picture of a toss and shows the ruling.</source>
        <translation>Olvasd be ezt a kódot egy telefonnal, amely ugyanazon a hálózaton van. A megnyíló oldal lefényképezi a dobást, és megmutatja az ítéletet.</translation>
    </message>
    <message>
        <source>Scan this code with the telephone. Put the telephone above the table, so that it sees all of the table.</source>
        <translation>Olvasd be ezt a kódot a telefonnal. Tedd a telefont az asztal fölé úgy, hogy az egész asztalt lássa.</translation>
    </message>
    <message>
        <source>Or type an address there, and then the six characters that appear here:</source>
        <translation>Vagy írj be ott egy címet, majd azt a hat karaktert, amely itt megjelenik:</translation>
    </message>
    <message>
        <source>Type this on the telephone: %1</source>
        <translation>Írd be a telefonon: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneWindow</name>
    <message>
        <source>Use a telephone</source>
        <translation>Telefon használata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>The code is valid while this window is open.</source>
        <translation>A kód addig érvényes, amíg ez az ablak nyitva van.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::Guide</name>
    <message>
        <source>Put the camera or the telephone where it sees all four tags.</source>
        <translation>Állítsd a kamerát vagy a telefont oda, ahonnan mind a négy jelet látja.</translation>
    </message>
    <message>
        <source>Lay each tag flat at its corner of the table, its words towards side A. Lay a printed board flat between the tags. Cover no tag.</source>
        <translation>Fektesd mindegyik jelet simán az asztal megfelelő sarkához, felirata az A oldal felé. A nyomtatott táblát fektesd simán a jelek közé. Egyik jelet se takard el.</translation>
    </message>
    <message>
        <source>Print the four tags for the corners. Print also the board and the pieces that your game needs, if you have none.</source>
        <translation>Nyomtasd ki a négy sarokjelet. Ha nincs táblád vagy nincsenek bábuid, nyomtasd ki azokat is, amelyek a játékhoz kellenek.</translation>
    </message>
    <message>
        <source>2 of 4 · Print and lay out</source>
        <translation>2/4 · Nyomtatás és elrendezés</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Óra</translation>
    </message>
    <message>
        <source>A telephone does not measure this game&apos;s printed board. Name a table file under “More”.</source>
        <translation>A telefon nem méri ki ennek a játéknak a nyomtatott tábláját. Adj meg egy asztalfájlt a „Továbbiak” alatt.</translation>
    </message>
    <message>
        <source>A sea battle: dropped matches are the shots. You need matchboxes and matches.</source>
        <translation>Tengeri csata: a leejtett gyufák a lövések. Gyufásdobozok és gyufák kellenek hozzá.</translation>
    </message>
    <message>
        <source>Ships and soldiers fight between two coasts. You need a die, and the printed map and figures.</source>
        <translation>Hajók és katonák harcolnak két part között. Dobókocka kell hozzá, valamint a kinyomtatott térkép és a figurák.</translation>
    </message>
    <message>
        <source>Romans and Gauls move towers of stones. You need 32 stones and a board, your own or printed ones.</source>
        <translation>A rómaiak és a gallok kőtornyokkal lépnek. 32 kő és egy tábla kell hozzá, saját vagy kinyomtatott.</translation>
    </message>
    <message>
        <source>The siege of 1686, with cannons and mines. You need a die, and the printed map and counters.</source>
        <translation>Az 1686-os ostrom ágyúkkal és aknákkal. Dobókocka kell hozzá, valamint a kinyomtatott térkép és a jelzők.</translation>
    </message>
    <message>
        <source>Two fleets hide their strength. You need the printed board and pieces.</source>
        <translation>Két flotta elrejti az erejét. A kinyomtatott tábla és a zsetonok kellenek hozzá.</translation>
    </message>
    <message>
        <source>1 of 4 · Which game do you play?</source>
        <translation>1/4 · Melyik játékot játsszátok?</translation>
    </message>
    <message>
        <source>3 of 4 · What sees the table?</source>
        <translation>3/4 · Mi látja az asztalt?</translation>
    </message>
    <message>
        <source>4 of 4 · Who plays?</source>
        <translation>4/4 · Kik játszanak?</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>A film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>A telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Choose the film of a game.</source>
        <translation>Válaszd ki egy játék filmjét.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Tovább ›</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Vissza</translation>
    </message>
    <message>
        <source>No camera is plugged in. Plug one in, or take a telephone.</source>
        <translation>Nincs csatlakoztatott kamera. Csatlakoztass egyet, vagy használj telefont.</translation>
    </message>
    <message>
        <source>Says how well the camera sees the table. The game can start without.</source>
        <translation>Megmondja, milyen jól látja a kamera az asztalt. A játék enélkül is elindulhat.</translation>
    </message>
    <message>
        <source>The record says how the table is found. The game can start.</source>
        <translation>A jegyzőkönyv megmondja, hogyan található meg az asztal. Kezdődhet a játék.</translation>
    </message>
    <message>
        <source>Keep films of the moments before rulings</source>
        <translation>Legyen film a döntések előtti pillanatokról</translation>
    </message>
    <message>
        <source>20 seconds each, beside the record; hands are on them, and no voices</source>
        <translation>20 másodperc mindegyik, a jegyzőkönyv mellett; kezek látszanak rajtuk, hang nincs</translation>
    </message>
    <message>
        <source>Umpire has seen the table. The game can start.</source>
        <translation>Az Umpire látta az asztalt. Kezdődhet a játék.</translation>
    </message>
    <message>
        <source>You have set the table&apos;s corners. The game can start.</source>
        <translation>Megadtad az asztal sarkait. Kezdődhet a játék.</translation>
    </message>
    <message>
        <source>The game can start. Umpire finds the table by the tags of its file.</source>
        <translation>Kezdődhet a játék. Az Umpire a fájljában lévő jelek alapján találja meg az asztalt.</translation>
    </message>
    <message>
        <source>Umpire looks for the table. Show the camera the printed tags at its corners, and the empty board.</source>
        <translation>Az Umpire keresi az asztalt. Mutasd meg a kamerának a sarkaira tett nyomtatott jeleket és az üres táblát.</translation>
    </message>
    <message>
        <source>not needed where the printed tags are in view</source>
        <translation>nem kell, ha a nyomtatott jelek látszanak</translation>
    </message>
    <message>
        <source>of a game that was played</source>
        <translation>egy lejátszott játékról</translation>
    </message>
    <message>
        <source>on a cable, or with an address</source>
        <translation>kábelen, vagy címmel</translation>
    </message>
    <message>
        <source>scans a code</source>
        <translation>kódot olvas be</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Film az asztalról</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Kamerafájl</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Asztal és kamera ellenőrzése</translation>
    </message>
    <message>
        <source>Check the table, then start the game</source>
        <translation>Asztal ellenőrzése, aztán a játék indítása</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Üres tábla</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Filmek (*.mp4 *.mkv *.avi *.mov *.webm);;Minden fájl (*)</translation>
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
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>A játék folytatása</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Képek (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Jegyzőkönyv</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Umpire-jegyzőkönyvek (*.umpire);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Játék indítása</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Asztalfájl</translation>
    </message>
    <message>
        <source>The file from last time is not there now: %1</source>
        <translation>Legutóbb ez volt használatban, és most nincs meg: %1</translation>
    </message>
    <message>
        <source>The table is where you set its corners, until the table or the camera moves.</source>
        <translation>Az asztal ott van, ahol a sarkait beállítottad, amíg az asztal vagy a kamera el nem mozdul.</translation>
    </message>
    <message>
        <source>Which camera? Plug one in, type your telephone&apos;s address, or choose a film.</source>
        <translation>Melyik kamera? Csatlakoztass egyet, írd be a telefonod címét, vagy válassz filmet.</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>YAML-fájlok (*.yaml *.yml);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>a picture of the empty board by the same camera</source>
        <translation>kép az üres tábláról ugyanattól a kamerától</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>nem kell, mert az Umpire megbecsüli a kamerát</translation>
    </message>
    <message>
        <source>without a file, no record is kept</source>
        <translation>fájl nélkül semmi sem marad meg</translation>
    </message>
    <message>
        <source>choose the film of a game</source>
        <translation>válaszd ki egy játszma filmjét</translation>
    </message>
    <message>
        <source>choose a webcam, or type an address</source>
        <translation>válassz webkamerát, vagy írj be egy címet</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Válassz kamerát</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TryPage</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Vissza</translation>
    </message>
    <message>
        <source>A game on a film, and what Umpire calls</source>
        <translation>Egy játék filmen, és amit az Umpire bemond</translation>
    </message>
    <message>
        <source>A toss</source>
        <translation>Egy dobás</translation>
    </message>
    <message>
        <source>The samples are not installed. Install the package of Umpire again.</source>
        <translation>A minták nincsenek telepítve. Telepítsd újra az Umpire csomagját.</translation>
    </message>
    <message>
        <source>War Galley: Umpire counts the hits on a picture.</source>
        <translation>Hadigálya: az Umpire egy képen számolja meg a találatokat.</translation>
    </message>
    <message>
        <source>Which one would you like to see?</source>
        <translation>Melyiket szeretnéd látni?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::HomePage</name>
    <message>
        <source>A camera sees the table. Umpire calls each move and keeps the record.</source>
        <translation>Egy kamera látja az asztalt. Az Umpire minden lépést bemond, és vezeti a jegyzőkönyvet.</translation>
    </message>
    <message>
        <source>Referee a game</source>
        <translation>Játék vezetése</translation>
    </message>
    <message>
        <source>Rule on a picture</source>
        <translation>Döntés képről</translation>
    </message>
    <message>
        <source>Take a photograph of a toss. Umpire counts the hits and says why.</source>
        <translation>Fényképezz le egy dobást. Az Umpire megszámolja a találatokat, és megmondja, miért.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Kipróbálás</translation>
    </message>
    <message>
        <source>Watch a sample game, or rule on a sample toss. You need no camera.</source>
        <translation>Nézz meg egy mintajátékot, vagy dönts egy mintadobásról. Kamera nem kell.</translation>
    </message>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Az Umpire kamerán át figyeli az asztalodat, és vezeti a rajta valódi darabokkal játszott játékot.</translation>
    </message>
    <message>
        <source>Print what the table needs</source>
        <translation>Nyomtatnivalók az asztalra</translation>
    </message>
    <message>
        <source>four tags for the corners</source>
        <translation>négy jel a sarkokhoz</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecentGames</name>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Legutóbb játszott</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Játék megnézése</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>folyik</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CorrectedLook</name>
    <message>
        <source>Take back the last correction</source>
        <translation>Az utolsó javítás visszavonása</translation>
    </message>
    <message>
        <source>No match lies here</source>
        <translation>Itt nincs gyufa</translation>
    </message>
    <message>
        <source>The head is at this end</source>
        <translation>A fej ezen a végén van</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 lő</translation>
    </message>
    <message>
        <source>%1 is fired at</source>
        <translation>%1 a célpont</translation>
    </message>
    <message>
        <source>The bow of %1 is at this end</source>
        <translation>%1 orra ezen a végén van</translation>
    </message>
    <message>
        <source>The bow of %1 is at the other end</source>
        <translation>%1 orra a másik végén van</translation>
    </message>
    <message>
        <source>A match is missed here</source>
        <translation>Itt hiányzik egy gyufa</translation>
    </message>
    <message>
        <source>Click the head of the match that is missed.</source>
        <translation>Kattints a hiányzó gyufa fejére.</translation>
    </message>
    <message>
        <source>Click the other end of this match.</source>
        <translation>Kattints a gyufa másik végére.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MorePanel</name>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>YAML-fájlok (*.yaml *.yml);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Képek (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>A picture of the same table a moment earlier</source>
        <translation>Kép ugyanerről az asztalról, kicsit korábbról</translation>
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
        <source>Camera file</source>
        <translation>Kamerafájl</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>nem kell, mert az Umpire megbecsüli a kamerát</translation>
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
        <source>not needed: tags or pieces give the scale</source>
        <translation>nem kell, mert a jelek vagy a darabok adják a léptéket</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Újabb vizsgálat</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulingPanel</name>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>The picture with the ruling, to paste elsewhere (Ctrl+C)</source>
        <translation>A kép az ítélettel, hogy máshol beilleszd (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>The picture with the ruling, as a file (Ctrl+S)</source>
        <translation>A kép az ítélettel, fájlként (Ctrl+S)</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Rajz elrejtése</translation>
    </message>
    <message>
        <source>Shows the picture without what is drawn on it (H)</source>
        <translation>A képet mutatja a rajz nélkül (H)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SearchPanel</name>
    <message>
        <source>Look for stones on a board</source>
        <translation>Kövek keresése táblán</translation>
    </message>
    <message>
        <source>Show where the board lies</source>
        <translation>A tábla helyének megmutatása</translation>
    </message>
    <message>
        <source>Look for stones here</source>
        <translation>Kövek keresése itt</translation>
    </message>
    <message>
        <source>Look for dice and counters</source>
        <translation>Kockák és jelzők keresése</translation>
    </message>
    <message>
        <source>Look for galleys and matches</source>
        <translation>Gályák és gyufák keresése</translation>
    </message>
    <message>
        <source>galleys</source>
        <translation>gályák</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>gyufák</translation>
    </message>
    <message>
        <source>stones on a board</source>
        <translation>kövek táblán</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>kockák</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>jelzők</translation>
    </message>
    <message>
        <source>tokens (they need a table file)</source>
        <translation>bábuk (asztalfájl kell hozzájuk)</translation>
    </message>
    <message>
        <source>Drag the four corners to the outer corners of the board. The near corners are on the side of player A.</source>
        <translation>Húzd a négy sarkot a tábla külső sarkaira. A közeli sarkok az A játékos oldalán vannak.</translation>
    </message>
    <message>
        <source>Looked for and not found: %1.</source>
        <translation>Kereste, de nem találta: %1.</translation>
    </message>
    <message>
        <source>Not looked for: %1.</source>
        <translation>Nem kereste: %1.</translation>
    </message>
    <message>
        <source>stones (no board was found)</source>
        <translation>kövek (nincs meg a tábla)</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>This differs from chance (%1).</source>
        <translation>Ez eltér a véletlentől (%1).</translation>
    </message>
    <message>
        <source>Chance explains this (%1).</source>
        <translation>Ezt a véletlen is megmagyarázza (%1).</translation>
    </message>
    <message>
        <source>Time for an action, median</source>
        <translation>Egy lépés ideje, medián</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>másodperc</translation>
    </message>
    <message>
        <source>Who thinks longest?</source>
        <translation>Ki gondolkodik a legtovább?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 seconds, %n action(s)</source>
        <translation>
            <numerusform>%1: %2 másodperc, %n lépés</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>vesztett</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 (%3): the first side won %4 of %n game(s)</source>
        <translation>
            <numerusform>%1. %2 (%3): a kezdő fél %n játszmából %4 játszmát nyert</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the side that begins</source>
        <translation>A kezdő fél játszmái</translation>
    </message>
    <message>
        <source>games</source>
        <translation>játszma</translation>
    </message>
    <message>
        <source>Is it better to begin?</source>
        <translation>Jobb kezdeni?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>találat</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>%1. %2: %3 hits where chance would give %4. %5</source>
        <translation>%1. %2: %3 találat, a véletlen szerint %4 volna. %5</translation>
    </message>
    <message>
        <source>Hits and what chance gives</source>
        <translation>Találatok, és amennyi a véletlen szerint volna</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Ki talál többször, mint az esélyek szerint?</translation>
    </message>
    <message>
        <source>times</source>
        <translation>alkalom</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>látott</translation>
    </message>
    <message numerus="yes">
        <source>To find one of six that comes one time in four takes %n throw(s).</source>
        <translation>
            <numerusform>Ahhoz, hogy hat közül az egyik négyből egyszeri esélye kiderüljön, %n dobás kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice, from 1 to 6</source>
        <translation>Kockák, 1-től 6-ig</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Szabályosak a kockák?</translation>
    </message>
    <message>
        <source>Tossed matches by sixth of a full turn</source>
        <translation>Ledobott gyufák a teljes kör hatodai szerint</translation>
    </message>
    <message>
        <source>Do tossed matches favour a direction?</source>
        <translation>Egy irány felé hajlanak a ledobott gyufák?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EveningsWindow</name>
    <message>
        <source>Statistics of many games</source>
        <translation>Sok játszma statisztikája</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Másik &amp;mappa…</translation>
    </message>
    <message>
        <source>A folder with records of games</source>
        <translation>Mappa játszmák jegyzőkönyveivel</translation>
    </message>
    <message>
        <source>Reading the records in %1…</source>
        <translation>A jegyzőkönyvek olvasása itt: %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1</source>
        <translation>
            <numerusform>%n játszma itt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No record of a game lies in %1. Choose another folder, or play a game: Umpire keeps its record.</source>
        <translation>Nincs játszma jegyzőkönyve itt: %1. Válassz másik mappát, vagy játssz egy játszmát: az Umpire jegyzőkönyvet vezet róla.</translation>
    </message>
    <message>
        <source>Games of a &amp;lab…</source>
        <translation>&amp;Labor játszmái…</translation>
    </message>
    <message>
        <source>Compares variants: opens the file of games that umpire lab kept</source>
        <translation>Változatokat hasonlít össze: megnyitja az umpire lab fájlját</translation>
    </message>
    <message>
        <source>A file with the games of a lab</source>
        <translation>Fájl egy labor játszmáival</translation>
    </message>
    <message>
        <source>Games of a lab (*.jsonl);;All files (*)</source>
        <translation>Labor játszmái (*.jsonl);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Olvasás: %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) of the computer (%2) against itself</source>
        <translation>
            <numerusform>%1: a számítógép (%2) %n játszmája önmaga ellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeatChoice</name>
    <message>
        <source>A person</source>
        <translation>Egy ember</translation>
    </message>
    <message>
        <source>The computer, a beginner</source>
        <translation>A számítógép, kezdő</translation>
    </message>
    <message>
        <source>The computer, a casual player</source>
        <translation>A számítógép, alkalmi játékos</translation>
    </message>
    <message>
        <source>The computer, a strong player</source>
        <translation>A számítógép, erős játékos</translation>
    </message>
    <message>
        <source>The computer, at its best</source>
        <translation>A számítógép, a legjobb tudásával</translation>
    </message>
    <message>
        <source>a name, or choose the computer</source>
        <translation>egy név, vagy válaszd a számítógépet</translation>
    </message>
    <message>
        <source>Type a name, or choose the computer from the list</source>
        <translation>Írj be egy nevet, vagy válaszd a számítógépet a listából</translation>
    </message>
    <message>
        <source>A person at another table…</source>
        <translation>Egy ember egy másik asztalnál…</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 gave away %2 wins in all; dice and tosses brought %3.</source>
        <translation>%1 összesen %2 győzelmet adott el; a kockák és a dobások hozadéka %3.</translation>
    </message>
    <message>
        <source>%1 gave away %2 wins in all.</source>
        <translation>%1 összesen %2 győzelmet adott el.</translation>
    </message>
    <message>
        <source>Action %1 lowered the chances from %2 % to %3 %.</source>
        <translation>Ez a lépés (%1.) a nyerési esélyt %2%-ról %3%-ra csökkentette.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Jobb: %1</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Nyerési esély</translation>
    </message>
    <message>
        <source>Who was ahead, and when?</source>
        <translation>Ki vezetett, és mikor?</translation>
    </message>
    <message>
        <source>Each line says what a player expected at the last turn. No mistake is named, because the others' actions change a value too.</source>
        <translation>Minden vonal azt mutatja, mit várt egy játékos a legutóbbi lépésénél. Hibát nem nevezünk meg, mert a többiek lépései is változtatják az értéket.</translation>
    </message>
    <message>
        <source>No action lowered the chances by 5 % or more.</source>
        <translation>Egyetlen lépés sem csökkentette az esélyt legalább 5%-kal.</translation>
    </message>
    <message>
        <source>The largest mistakes</source>
        <translation>A legnagyobb hibák</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>About %1 hits are likely from a good place.</source>
        <translation>Jó helyről körülbelül %1 találat várható.</translation>
    </message>
    <message>
        <source>Without the side zone: %1.</source>
        <translation>Az oldalzóna nélkül: %1.</translation>
    </message>
    <message>
        <source>Hits thrown: %1.</source>
        <translation>Dobott találatok: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %2, %n match(es)</source>
        <translation>
            <numerusform>%1 → %2, %n gyufa</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>esély, %</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>a szabályok szerint</translation>
    </message>
    <message>
        <source>without the side zone</source>
        <translation>az oldalzóna nélkül</translation>
    </message>
    <message>
        <source>How many hits were likely?</source>
        <translation>Hány találat volt várható?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>találatok</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>dobott</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AnalysisPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Elemzés</translation>
    </message>
    <message>
        <source>%v of %m positions</source>
        <translation>%m állásból %v</translation>
    </message>
    <message>
        <source>Positions that the computer has looked at</source>
        <translation>Állások, amelyeket a számítógép már megnézett</translation>
    </message>
    <message>
        <source>This game has secrets. It can be analysed when it is over.</source>
        <translation>Ennek a játszmának titkai vannak. Akkor elemezhető, amikor véget ért.</translation>
    </message>
    <message>
        <source>The computer looks at each position. You can read the record meanwhile.</source>
        <translation>A számítógép minden állást megnéz. Közben olvashatod a jegyzőkönyvet.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Az elemzés leállt.</translation>
    </message>
    <message>
        <source>The computer looks at each position. It says who was ahead, and which actions were mistakes.</source>
        <translation>A számítógép minden állást megnéz. Megmondja, ki vezetett, és mely lépések voltak hibák.</translation>
    </message>
    <message>
        <source>A click shows the action.</source>
        <translation>Kattintásra megjelenik a lépés.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OddsPage</name>
    <message>
        <source>The record has no toss with a target.</source>
        <translation>A jegyzőkönyvben nincs célra tett dobás.</translation>
    </message>
    <message>
        <source>The matches are being dropped.</source>
        <translation>A gyufák éppen hullanak.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FigureTabs</name>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Esélyek</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>the first side</source>
        <translation>az első fél</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Eredmény: %1</translation>
    </message>
    <message>
        <source>won is 1, drawn 0.5</source>
        <translation>a győzelem 1, a döntetlen 0,5</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Igazságos?</translation>
    </message>
    <message>
        <source>Length of a game, median and middle half</source>
        <translation>Egy játszma hossza, medián és a középső fél</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>lépések</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Milyen hosszú egy játszma?</translation>
    </message>
    <message>
        <source>Games that a side wins</source>
        <translation>Játszmák, amelyeket egy fél megnyer</translation>
    </message>
    <message>
        <source>of a hundred games</source>
        <translation>száz játszmából</translation>
    </message>
    <message>
        <source>How often does a side win?</source>
        <translation>Milyen gyakran nyer valamelyik fél?</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>A vezetés változásai</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>egy játszmában</translation>
    </message>
    <message>
        <source>How often does the lead change?</source>
        <translation>Milyen gyakran változik a vezetés?</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>változat</translation>
    </message>
    <message>
        <source>%1: %2 (from %3 to %4)</source>
        <translation>%1: %2 (%3 és %4 között)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OtherTableWindow</name>
    <message>
        <source>Play with another table</source>
        <translation>Játék egy másik asztallal</translation>
    </message>
    <message>
        <source>The other table has its own board and its own camera. You make the moves of its side here, and it makes yours there.</source>
        <translation>A másik asztalnak saját táblája és saját kamerája van. Az ő oldala lépéseit ti itt teszitek meg, a tieiteket ők ott.</translation>
    </message>
    <message>
        <source>Invite the other table</source>
        <translation>A másik asztal meghívása</translation>
    </message>
    <message>
        <source>Join the other table</source>
        <translation>Csatlakozás a másik asztalhoz</translation>
    </message>
    <message>
        <source>Send this address to the other table. Whoever has it can take that table&apos;s place: show it to nobody else.</source>
        <translation>Küldjétek el ezt a címet a másik asztalnak. Akinél megvan, az a helyére ülhet: senki másnak ne mutassátok meg.</translation>
    </message>
    <message>
        <source>Put in the address that the other table shows.</source>
        <translation>Írjátok be a címet, amelyet a másik asztal mutat.</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Az asztal címe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Játsszunk így</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>English</source>
        <comment>name</comment>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Umpire: a picture, a ruling</source>
        <comment>title</comment>
        <translation>Umpire: egy kép, egy ítélet</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Take a picture of the toss</source>
        <comment>take</comment>
        <translation>Fényképezd le a dobást</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>choose</comment>
        <translation>Kép kiválasztása</translation>
    </message>
    <message>
        <source>Hold the telephone over the table. All galleys and matches must be in the picture.</source>
        <comment>hint</comment>
        <translation>Tartsd a telefont az asztal fölé. Minden gálya és gyufa legyen a képen.</translation>
    </message>
    <message>
        <source>Sending the picture: {p} %</source>
        <comment>sending</comment>
        <translation>A kép küldése: {p} %</translation>
    </message>
    <message>
        <source>Umpire looks at the picture…</source>
        <comment>looking</comment>
        <translation>Az Umpire nézi a képet…</translation>
    </message>
    <message>
        <source>Umpire rules…</source>
        <comment>ruling</comment>
        <translation>Az Umpire ítél…</translation>
    </message>
    <message>
        <source>Tap the galley that fires.</source>
        <comment>who</comment>
        <translation>Koppints arra a gályára, amelyik tüzel.</translation>
    </message>
    <message>
        <source>{a} fires. Tap its target.</source>
        <comment>whom</comment>
        <translation>{a} tüzel. Koppints a célpontjára.</translation>
    </message>
    <message>
        <source>Umpire sees fewer than two galleys here. Take the picture from nearer, or with more light.</source>
        <comment>few</comment>
        <translation>Az Umpire kettőnél kevesebb gályát lát. Fényképezz közelebbről vagy több fénynél.</translation>
    </message>
    <message>
        <source>target</source>
        <comment>target</comment>
        <translation>célpont</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <comment>spoiled</comment>
        <translation>Érvénytelen: egy gyufa hozzáér</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out</comment>
        <translation>Lőtávon kívül</translation>
    </message>
    <message>
        <source>No hit</source>
        <comment>none</comment>
        <translation>Nincs találat</translation>
    </message>
    <message numerus="yes">
        <source>{n} hits</source>
        <comment>hits</comment>
        <translation>
            <numerusform>{n} találat</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} to {b} hits: you decide</source>
        <comment>range</comment>
        <translation>{a}–{b} találat: ti döntötök</translation>
    </message>
    <message>
        <source>{a} fires at {b} across {mm} mm.</source>
        <comment>across</comment>
        <translation>{a} tüzel erre: {b}, távolság {mm} mm.</translation>
    </message>
    <message numerus="yes">
        <source>{k} tossed, {n} matches allowed.</source>
        <comment>tossed</comment>
        <translation>
            <numerusform>{k} gyufa dobva, {n} megengedett.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} too many.</source>
        <comment>too_many</comment>
        <translation>A megengedettnél több: {n}.</translation>
    </message>
    <message>
        <source>hit</source>
        <comment>hit</comment>
        <translation>találat</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>miss</comment>
        <translation>mellé</translation>
    </message>
    <message>
        <source>too close</source>
        <comment>close</comment>
        <translation>túl közeli</translation>
    </message>
    <message>
        <source>{id}: hit, {mm} mm inside the hull (± {d} mm)</source>
        <comment>inside</comment>
        <translation>{id}: találat, {mm} mm-rel a hajótesten belül (± {d} mm)</translation>
    </message>
    <message>
        <source>{id}: miss, passes the hull by {mm} mm (± {d} mm)</source>
        <comment>beside</comment>
        <translation>{id}: mellé, {mm} mm-rel kerüli el a hajótestet (± {d} mm)</translation>
    </message>
    <message>
        <source>{id}: too close to call, {mm} mm ± {d} mm</source>
        <comment>close_call</comment>
        <translation>{id}: túl közeli, {mm} mm ± {d} mm</translation>
    </message>
    <message>
        <source>with its tail</source>
        <comment>by_tail</comment>
        <translation>a végével</translation>
    </message>
    <message>
        <source>Tap a match, and read its margin.</source>
        <comment>tap</comment>
        <translation>Koppints egy gyufára, és olvasd le az eltérését.</translation>
    </message>
    <message>
        <source>Too close: you decide</source>
        <comment>decide</comment>
        <translation>Túl közeli: ti döntötök</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>is_hit</comment>
        <translation>Találat</translation>
    </message>
    <message>
        <source>Miss</source>
        <comment>is_miss</comment>
        <translation>Mellé</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <comment>q_touch</comment>
        <translation>Hozzáér egy gyufa gályához vagy parancshoz?</translation>
    </message>
    <message>
        <source>It touches</source>
        <comment>touches</comment>
        <translation>Hozzáér</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <comment>touches_not</comment>
        <translation>Nem ér hozzá</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <comment>q_range</comment>
        <translation>Lőtávon belül van a célpont?</translation>
    </message>
    <message>
        <source>In range</source>
        <comment>in_range</comment>
        <translation>Lőtávon belül</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out_range</comment>
        <translation>Lőtávon kívül</translation>
    </message>
    <message>
        <source>How many hits count?</source>
        <comment>q_count</comment>
        <translation>Hány találat számít?</translation>
    </message>
    <message>
        <source>decided by the players</source>
        <comment>decided</comment>
        <translation>a játékosok döntése</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>why</comment>
        <translation>Miért</translation>
    </message>
    <message>
        <source>Please note</source>
        <comment>notes</comment>
        <translation>Figyelem</translation>
    </message>
    <message>
        <source>Matches dropped</source>
        <comment>dropped</comment>
        <translation>Ledobott gyufák</translation>
    </message>
    <message>
        <source>not counted</source>
        <comment>uncounted</comment>
        <translation>nincs megszámolva</translation>
    </message>
    <message>
        <source>Share the ruling</source>
        <comment>share</comment>
        <translation>Az ítélet megosztása</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <comment>saved</comment>
        <translation>A kép el van mentve.</translation>
    </message>
    <message>
        <source>Take another picture</source>
        <comment>again</comment>
        <translation>Új kép készítése</translation>
    </message>
    <message>
        <source>Choose other galleys</source>
        <comment>others</comment>
        <translation>Más gályák választása</translation>
    </message>
    <message>
        <source>Send it again</source>
        <comment>resend</comment>
        <translation>Küldés újra</translation>
    </message>
    <message>
        <source>The connection is lost. The page tries again by itself.</source>
        <comment>lost</comment>
        <translation>Megszakadt a kapcsolat. Az oldal magától újra próbálja.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Scan the code that Umpire shows now.</source>
        <comment>old_code</comment>
        <translation>Ez a kód már nem érvényes. Olvasd be azt a kódot, amelyet az Umpire most mutat.</translation>
    </message>
    <message>
        <source>Scan the code that Umpire shows, and this page knows where to send the picture.</source>
        <comment>no_code</comment>
        <translation>Olvasd be az Umpire kódját, és az oldal tudni fogja, hová küldje a képet.</translation>
    </message>
    <message>
        <source>The picture has more than 32 MB. Choose a smaller one.</source>
        <comment>too_large</comment>
        <translation>A kép 32 MB-nál nagyobb. Válassz kisebbet.</translation>
    </message>
    <message>
        <source>This is a film. Choose a picture.</source>
        <comment>is_film</comment>
        <translation>Ez film. Válassz képet.</translation>
    </message>
    <message>
        <source>This is no picture. Choose a picture.</source>
        <comment>no_picture</comment>
        <translation>Ez nem kép. Válassz képet.</translation>
    </message>
    <message>
        <source>Umpire is busy with other pictures. Send yours again in a moment.</source>
        <comment>busy</comment>
        <translation>Az Umpire más képekkel van elfoglalva. Küldd el újra egy kicsit később.</translation>
    </message>
    <message>
        <source>The picture did not arrive whole. Send it again.</source>
        <comment>cut</comment>
        <translation>A kép nem érkezett meg egészben. Küldd el újra.</translation>
    </message>
    <message>
        <source>Use this telephone as the camera</source>
        <comment>camera_use</comment>
        <translation>Ez a telefon legyen a kamera</translation>
    </message>
    <message>
        <source>Umpire made the certificate of this connection itself, and your browser will say that it does not know it. Nothing leaves your network. Open the details and go on:</source>
        <comment>camera_warns</comment>
        <translation>A kapcsolat tanúsítványát az Umpire maga készítette, ezért a böngésződ azt mondja majd, hogy nem ismeri. Semmi sem hagyja el a hálózatodat. Nyisd meg a részleteket, és menj tovább:</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>camera_details</comment>
        <translation>Speciális</translation>
    </message>
    <message>
        <source>Go on to this page</source>
        <comment>camera_proceed</comment>
        <translation>Tovább az oldalra</translation>
    </message>
    <message>
        <source>Go on to the camera</source>
        <comment>camera_go</comment>
        <translation>Tovább a kamerához</translation>
    </message>
    <message>
        <source>Start the camera</source>
        <comment>camera_start</comment>
        <translation>A kamera indítása</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <comment>camera_stop</comment>
        <translation>A kamera leállítása</translation>
    </message>
    <message>
        <source>The camera is on. Prop the telephone so that it sees the whole table.</source>
        <comment>camera_on</comment>
        <translation>A kamera megy. Támaszd meg a telefont úgy, hogy az egész asztalt lássa.</translation>
    </message>
    <message>
        <source>Another telephone is the camera already.</source>
        <comment>camera_taken</comment>
        <translation>Már egy másik telefon a kamera.</translation>
    </message>
    <message>
        <source>The browser keeps the camera from this page. Allow it in the page&apos;s settings.</source>
        <comment>camera_denied</comment>
        <translation>A böngésző nem adja oda a kamerát. Engedélyezd az oldal beállításaiban.</translation>
    </message>
    <message>
        <source>This telephone gives no picture. Does another app use its camera?</source>
        <comment>camera_none</comment>
        <translation>Ez a telefon nem ad képet. Másik alkalmazás használja a kamerát?</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <translation>Fény</translation>
    </message>
    <message>
        <source>Umpire waits for the camera.</source>
        <comment>table: waiting</comment>
        <translation>Az Umpire a kamerára vár.</translation>
    </message>
    <message>
        <source>A hand is over the table.</source>
        <comment>table: hand over the table</comment>
        <translation>Kéz van az asztal fölött.</translation>
    </message>
    <message>
        <source>Settling.</source>
        <comment>table: settling</comment>
        <translation>Várok, amíg nyugalom lesz.</translation>
    </message>
    <message>
        <source>All is well.</source>
        <comment>table: still</comment>
        <translation>Minden rendben.</translation>
    </message>
    <message>
        <source>The table or the telephone moved. Does the telephone see the whole table?</source>
        <comment>table: table or camera moved</comment>
        <translation>Elmozdult az asztal vagy a telefon. Látja a telefon az egész asztalt?</translation>
    </message>
    <message>
        <source>It is too dark.</source>
        <comment>table: too dark</comment>
        <translation>Túl sötét van.</translation>
    </message>
    <message>
        <source>The lamp glares. Move the lamp, or tilt the telephone.</source>
        <comment>table: glare</comment>
        <translation>A lámpa becsillan. Told arrébb a lámpát, vagy döntsd meg a telefont.</translation>
    </message>
    <message>
        <source>Umpire gets no pictures.</source>
        <comment>table: camera lost</comment>
        <translation>Az Umpire nem kap képet.</translation>
    </message>
    <message>
        <source>Table and record differ.</source>
        <comment>table: out of sync</comment>
        <translation>Az asztal és a jegyzőkönyv eltér.</translation>
    </message>
    <message>
        <source>It is too dark. Switch on a lamp, or open the curtains.</source>
        <comment>aim_light</comment>
        <translation>Túl sötét van. Kapcsolj fel egy lámpát, vagy húzd el a függönyt.</translation>
    </message>
    <message>
        <source>Umpire sees no tag of the table. Turn the telephone until the tags are in the picture.</source>
        <comment>aim_tags_none</comment>
        <translation>Az Umpire nem látja az asztal egyik jelét sem. Fordítsd a telefont úgy, hogy a jelek a képen legyenek.</translation>
    </message>
    <message>
        <source>Umpire sees {n} of {m} tags. Let nothing lie on a tag.</source>
        <comment>aim_tags_few</comment>
        <translation>Az Umpire {m} jelből {n} jelet lát. Semmi se legyen a jeleken.</translation>
    </message>
    <message>
        <source>The play area is larger than the picture. Move the telephone farther away.</source>
        <comment>aim_farther</comment>
        <translation>A játéktér nem fér bele a képbe. Vidd messzebb a telefont.</translation>
    </message>
    <message>
        <source>The play area is cut off {where}. Turn the telephone {to}.</source>
        <comment>aim_turn</comment>
        <translation>A kép {where} levág a játéktérből. Fordítsd a telefont {to}.</translation>
    </message>
    <message>
        <source>The table is small in the picture. Move the telephone nearer.</source>
        <comment>aim_nearer</comment>
        <translation>Az asztal kicsi a képen. Vidd közelebb a telefont.</translation>
    </message>
    <message>
        <source>The telephone looks from the side. Prop it a little higher. Straight above is best.</source>
        <comment>aim_higher</comment>
        <translation>A telefon oldalról néz. Támaszd meg kicsit magasabban. Egyenesen fölülről a legjobb.</translation>
    </message>
    <message>
        <source>The picture is blurred. Wipe the lens, and let the telephone stand still.</source>
        <comment>aim_sharper</comment>
        <translation>A kép életlen. Töröld meg a lencsét, és hagyd a telefont mozdulatlanul.</translation>
    </message>
    <message>
        <source>Light glares {where}. Move the lamp, or turn the telephone a little.</source>
        <comment>aim_glare</comment>
        <translation>A fény {where} becsillan. Told arrébb a lámpát, vagy fordíts kicsit a telefonon.</translation>
    </message>
    <message>
        <source>All is well. Let the telephone stand still.</source>
        <comment>aim_begins</comment>
        <translation>Minden rendben. Hagyd a telefont mozdulatlanul.</translation>
    </message>
    <message>
        <source>Umpire is watching. Begin!</source>
        <comment>aim_begun</comment>
        <translation>Az Umpire figyel. Kezdhetitek!</translation>
    </message>
    <message>
        <source>Tags seen: {n} of {m}. Tilt: {d}°. Straight above is best.</source>
        <comment>aim_facts</comment>
        <translation>{m} jelből {n} látszik. A telefon {d}°-kal dől. Egyenesen fölülről a legjobb.</translation>
    </message>
    <message>
        <source>at the upper left</source>
        <comment>at upper left</comment>
        <translation>bal felül</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>at upper</comment>
        <translation>felül</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <comment>at upper right</comment>
        <translation>jobb felül</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>at left</comment>
        <translation>bal oldalt</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>at middle</comment>
        <translation>középen</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>at right</comment>
        <translation>jobb oldalt</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <comment>at lower left</comment>
        <translation>bal alul</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>at lower</comment>
        <translation>alul</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <comment>at lower right</comment>
        <translation>jobb alul</translation>
    </message>
    <message>
        <source>to the left</source>
        <comment>to left</comment>
        <translation>balra</translation>
    </message>
    <message>
        <source>to the right</source>
        <comment>to right</comment>
        <translation>jobbra</translation>
    </message>
    <message>
        <source>up</source>
        <comment>to upper</comment>
        <translation>feljebb</translation>
    </message>
    <message>
        <source>down</source>
        <comment>to lower</comment>
        <translation>lejjebb</translation>
    </message>
    <message>
        <source>The referee is watching</source>
        <comment>watching</comment>
        <translation>A bíró figyel</translation>
    </message>
    <message>
        <source>The referee is NOT watching</source>
        <comment>blind</comment>
        <translation>A bíró NEM figyel</translation>
    </message>
    <message>
        <source>This page hears nothing of the referee</source>
        <comment>unheard</comment>
        <translation>Ez az oldal nem hall a bíróról</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <comment>silent</comment>
        <translation>nem válaszol</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>paused</comment>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>no picture has come yet</source>
        <comment>no_picture_yet</comment>
        <translation>még nem jött kép</translation>
    </message>
    <message numerus="yes">
        <source>no picture for {n} seconds</source>
        <comment>no_picture_for</comment>
        <translation>
            <numerusform>{n} másodperce nincs kép</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the camera</source>
        <comment>state: waiting</comment>
        <translation>a kamerára vár</translation>
    </message>
    <message>
        <source>a hand is over the table</source>
        <comment>state: hand over the table</comment>
        <translation>kéz van az asztal fölött</translation>
    </message>
    <message>
        <source>settling</source>
        <comment>state: settling</comment>
        <translation>várok, amíg nyugalom lesz</translation>
    </message>
    <message>
        <source>the table or the camera moved</source>
        <comment>state: table or camera moved</comment>
        <translation>elmozdult az asztal vagy a kamera</translation>
    </message>
    <message>
        <source>it is too dark</source>
        <comment>state: too dark</comment>
        <translation>túl sötét van</translation>
    </message>
    <message>
        <source>the lamp glares</source>
        <comment>state: glare</comment>
        <translation>becsillan a lámpa</translation>
    </message>
    <message>
        <source>the camera sends no pictures</source>
        <comment>state: camera lost</comment>
        <translation>a kamera nem küld képet</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>state: out of sync</comment>
        <translation>az asztal és a jegyzőkönyv eltér</translation>
    </message>
    <message>
        <source>Wake the telephone that is the camera, or plug the camera in again.</source>
        <comment>do: camera lost</comment>
        <translation>Ébreszd fel a telefont, amely a kamera, vagy dugd be újra a kamerát.</translation>
    </message>
    <message>
        <source>Switch a lamp on.</source>
        <comment>do: too dark</comment>
        <translation>Kapcsolj lámpát.</translation>
    </message>
    <message>
        <source>Move the lamp aside.</source>
        <comment>do: glare</comment>
        <translation>Tedd arrébb a lámpát.</translation>
    </message>
    <message>
        <source>to move</source>
        <comment>to_move</comment>
        <translation>soron</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>soron</translation>
    </message>
    <message>
        <source>used</source>
        <comment>in_all</comment>
        <translation>eltelt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>game_over</comment>
        <translation>A játéknak vége</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>winner</comment>
        <translation>győztes</translation>
    </message>
    <message>
        <source>{a} fires at {b}. About {n} hits are likely from a good place.</source>
        <comment>expected_hits</comment>
        <translation>{a} tüzel, a célpont {b}. Jó helyről nagyjából {n} találat várható.</translation>
    </message>
    <message>
        <source>rule {r}</source>
        <comment>rule</comment>
        <translation>{r} szabály</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>get_hint</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>undo</comment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>resume</comment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>resign</comment>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Tap again: {w}</source>
        <comment>sure</comment>
        <translation>Koppints újra: {w}</translation>
    </message>
    <message>
        <source>Say calls aloud</source>
        <comment>aloud</comment>
        <translation>Bemondás hangosan</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Type a command</source>
        <comment>typed</comment>
        <translation>Parancs beírása</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>say_it</comment>
        <translation>Beírás</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>log</comment>
        <translation>Ami történt</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>rules</comment>
        <translation>Így játsszátok</translation>
    </message>
    <message>
        <source>The table as the referee sees it</source>
        <comment>table_seen</comment>
        <translation>Az asztal, ahogy a bíró látja</translation>
    </message>
    <message>
        <source>Watch the last moments</source>
        <comment>film_show</comment>
        <translation>Az utolsó pillanatok megnézése</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>film_play</comment>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>One frame back</source>
        <comment>film_back</comment>
        <translation>Egy képkockával vissza</translation>
    </message>
    <message>
        <source>One frame on</source>
        <comment>film_on</comment>
        <translation>Egy képkockával előre</translation>
    </message>
    <message>
        <source>1 frame</source>
        <comment>film_frame</comment>
        <translation>1 kép</translation>
    </message>
    <message>
        <source>{n} s before the call</source>
        <comment>film_before</comment>
        <translation>{n} mp-cel a döntés előtt</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <comment>film_marked</comment>
        <translation>Amit a bíró felismert</translation>
    </message>
    <message>
        <source>The film is not there any more.</source>
        <comment>film_gone</comment>
        <translation>A film már nincs meg.</translation>
    </message>
    <message>
        <source>The position as you know it</source>
        <comment>secret</comment>
        <translation>Az állás, ahogy te tudod</translation>
    </message>
    <message>
        <source>Wrong? Tap the place to correct it.</source>
        <comment>tap_hint</comment>
        <translation>Hibás? Koppints a helyre, és javítsd ki.</translation>
    </message>
    <message>
        <source>Correct {w}</source>
        <comment>correct_place</comment>
        <translation>{w} javítása</translation>
    </message>
    <message>
        <source>Correct what lies {w}</source>
        <comment>correct_at</comment>
        <translation>Javítás {w}</translation>
    </message>
    <message>
        <source>What really lies on {w}?</source>
        <comment>really</comment>
        <translation>Mi áll itt: {w}?</translation>
    </message>
    <message>
        <source>What really lies {w}?</source>
        <comment>really_at</comment>
        <translation>Mi áll {w}?</translation>
    </message>
    <message>
        <source>What does {w} really have?</source>
        <comment>really_galley</comment>
        <translation>Mi van valójában meg ebből: {w}?</translation>
    </message>
    <message>
        <source>What is it really: {w}?</source>
        <comment>really_is</comment>
        <translation>Mennyi valójában: {w}?</translation>
    </message>
    <message>
        <source>nothing lies there</source>
        <comment>nothing</comment>
        <translation>nincs ott semmi</translation>
    </message>
    <message>
        <source>it lies on {w}</source>
        <comment>lies_on</comment>
        <translation>itt fekszik: {w}</translation>
    </message>
    <message>
        <source>it lies {w}</source>
        <comment>lies_at</comment>
        <translation>{w} fekszik</translation>
    </message>
    <message>
        <source>{v} (in the record: {w})</source>
        <comment>arrival</comment>
        <translation>{v} (a jegyzőkönyvben: {w})</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <comment>about_arrival</comment>
        <translation>A jegyzőkönyv egyik bábuja fekszik itt</translation>
    </message>
    <message>
        <source>It is of {p}</source>
        <comment>about_unit</comment>
        <translation>Ez az övé: {p}</translation>
    </message>
    <message>
        <source>It is of</source>
        <comment>about_owner</comment>
        <translation>Kié</translation>
    </message>
    <message>
        <source>It points to the</source>
        <comment>about_heading</comment>
        <translation>Merre néz</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <comment>about_aboard</comment>
        <translation>Katonák a fedélzeten</translation>
    </message>
    <message>
        <source>It is</source>
        <comment>about_face</comment>
        <translation>Állapota</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <comment>about_marker</comment>
        <translation>A jelzője száma</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <comment>about_off_map</comment>
        <translation>Nincs a térképen</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <comment>about_entrenchment</comment>
        <translation>Sánc</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_entrenchment</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>{v} of {p}</source>
        <comment>entrenchment</comment>
        <translation>{v} – {p}</translation>
    </message>
    <message>
        <source>as the camera sees it: {w}</source>
        <comment>as_seen</comment>
        <translation>ahogy a kamera látja: {w}</translation>
    </message>
    <message>
        <source>it lies elsewhere: tap there next</source>
        <comment>elsewhere</comment>
        <translation>máshol fekszik: koppints oda</translation>
    </message>
    <message>
        <source>Tap the place where it lies.</source>
        <comment>tap_there</comment>
        <translation>Koppints oda, ahol fekszik.</translation>
    </message>
    <message>
        <source>Another piece</source>
        <comment>another</comment>
        <translation>Másik bábu</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <comment>nothing_wrong</comment>
        <translation>most nincs mit javítani</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>one_moment</comment>
        <translation>Egy pillanat…</translation>
    </message>
    <message>
        <source>The referee did not answer. Tap again.</source>
        <comment>no_offer</comment>
        <translation>A bíró nem válaszolt. Koppints újra.</translation>
    </message>
    <message>
        <source>port oars</source>
        <comment>port</comment>
        <translation>bal evezők</translation>
    </message>
    <message>
        <source>starboard oars</source>
        <comment>starboard</comment>
        <translation>jobb evezők</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>masts</comment>
        <translation>árbocok</translation>
    </message>
    <message>
        <source>Put the record right</source>
        <comment>correct</comment>
        <translation>A jegyzőkönyv javítása</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>leave</comment>
        <translation>Marad</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>player: roman</comment>
        <translation>rómaiak</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>player: gaul</comment>
        <translation>gallok</translation>
    </message>
    <message>
        <source>Romans (red)</source>
        <comment>player: light</comment>
        <translation>rómaiak (piros)</translation>
    </message>
    <message>
        <source>Greeks (blue)</source>
        <comment>player: dark</comment>
        <translation>görögök (kék)</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player: red</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player: yellow</comment>
        <translation>sárga</translation>
    </message>
    <message>
        <source>Imperials</source>
        <comment>player: imperial</comment>
        <translation>császáriak</translation>
    </message>
    <message>
        <source>Turks</source>
        <comment>player: turk</comment>
        <translation>törökök</translation>
    </message>
    <message>
        <source>Side A</source>
        <comment>player: A</comment>
        <translation>A oldal</translation>
    </message>
    <message>
        <source>Side B</source>
        <comment>player: B</comment>
        <translation>B oldal</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>player: first</comment>
        <translation>1. játékos</translation>
    </message>
    <message>
        <source>Player 2</source>
        <comment>player: second</comment>
        <translation>2. játékos</translation>
    </message>
    <message>
        <source>Player 3</source>
        <comment>player: third</comment>
        <translation>3. játékos</translation>
    </message>
    <message>
        <source>Player 4</source>
        <comment>player: fourth</comment>
        <translation>4. játékos</translation>
    </message>
    <message>
        <source>Player 5</source>
        <comment>player: fifth</comment>
        <translation>5. játékos</translation>
    </message>
    <message>
        <source>Player 6</source>
        <comment>player: sixth</comment>
        <translation>6. játékos</translation>
    </message>
    <message>
        <source>Player 7</source>
        <comment>player: seventh</comment>
        <translation>7. játékos</translation>
    </message>
    <message>
        <source>Player 8</source>
        <comment>player: eighth</comment>
        <translation>8. játékos</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>player: table</comment>
        <translation>az asztal</translation>
    </message>
    <message numerus="yes">
        <source>towers</source>
        <comment>count: towers</comment>
        <translation>
            <numerusform>torony</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>walls</source>
        <comment>count: walls</comment>
        <translation>
            <numerusform>fal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>catapults</source>
        <comment>count: catapults</comment>
        <translation>
            <numerusform>katapult</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>galleys</source>
        <comment>count: galleys</comment>
        <translation>
            <numerusform>gálya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oars</source>
        <comment>count: oars</comment>
        <translation>
            <numerusform>evező</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>masts</source>
        <comment>count: masts</comment>
        <translation>
            <numerusform>árboc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ships</source>
        <comment>count: ships</comment>
        <translation>
            <numerusform>hajó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>soldiers</source>
        <comment>count: soldiers</comment>
        <translation>
            <numerusform>katona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <comment>count: tokens</comment>
        <translation>
            <numerusform>bábu</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track: turn</comment>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <comment>track: cas</comment>
        <translation>Császári aknafúrás</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <comment>track: tms</comment>
        <translation>Török morál</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <comment>track: cms</comment>
        <translation>Császári morál</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <comment>track: cts</comment>
        <translation>Császári tüzérség</translation>
    </message>
    <message>
        <source>Table {t}</source>
        <comment>hall_table</comment>
        <translation>{t}. asztal</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <comment>hall_tables</comment>
        <translation>
            <numerusform>{n} asztal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} calls</source>
        <comment>hall_calls</comment>
        <translation>
            <numerusform>{n} hívás</numerusform>
        </translation>
    </message>
    <message>
        <source>waits {n} min</source>
        <comment>hall_waits</comment>
        <translation>{n} perce vár</translation>
    </message>
    <message>
        <source>Move {n}</source>
        <comment>hall_move</comment>
        <translation>{n}. lépés</translation>
    </message>
    <message>
        <source>Nobody needs the arbiter.</source>
        <comment>hall_nothing</comment>
        <translation>Senkinek sem kell a versenybíró.</translation>
    </message>
    <message>
        <source>The club’s server works</source>
        <comment>hall_server</comment>
        <translation>A klub kiszolgálója működik</translation>
    </message>
    <message>
        <source>The club’s server does not answer</source>
        <comment>hall_no_server</comment>
        <translation>A klub kiszolgálója nem válaszol</translation>
    </message>
    <message>
        <source>The broker is gone. The tables play on and report later.</source>
        <comment>hall_no_broker</comment>
        <translation>A közvetítő nem érhető el. Az asztalok tovább játszanak, és később jelentenek.</translation>
    </message>
    <message>
        <source>The database is gone. The tables keep what they have.</source>
        <comment>hall_no_database</comment>
        <translation>Az adatbázis nem érhető el. Az asztalok megőrzik, amijük van.</translation>
    </message>
    <message numerus="yes">
        <source>The club’s certificate expires in {n} days. Run umpire club renew</source>
        <comment>hall_certificate</comment>
        <translation>
            <numerusform>A klub tanúsítványa {n} nap múlva lejár: umpire club renew</numerusform>
        </translation>
    </message>
    <message>
        <source>The club’s certificate has expired. Run umpire club renew</source>
        <comment>hall_certificate_over</comment>
        <translation>A klub tanúsítványa lejárt. Add ki ezt a parancsot: umpire club renew</translation>
    </message>
    <message>
        <source>The program of this table is not connected. Look at its computer and start the program again. Until then, write the moves by hand.</source>
        <comment>hall_gone</comment>
        <translation>Ennek az asztalnak a programja nincs kapcsolatban. Nézd meg a számítógépét, és indítsd újra a programot. Addig kézzel írjátok a lépéseket.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <comment>hall_gone_short</comment>
        <translation>Nincs kapcsolat</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was heard from this table for {n} seconds.</source>
        <comment>hall_stuck</comment>
        <translation>
            <numerusform>{n} másodperce semmi hír erről az asztalról.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two referees have the name of this table. End one of them.</source>
        <comment>hall_two_referees</comment>
        <translation>Két bíró viseli ennek az asztalnak a nevét. Az egyiket le kell állítani.</translation>
    </message>
    <message numerus="yes">
        <source>The clock of this table is wrong by {n} minutes.</source>
        <comment>hall_clock</comment>
        <translation>
            <numerusform>Ennek az asztalnak az órája {n} percet téved.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>hall_open</comment>
        <translation>Az asztal megnyitása</translation>
    </message>
    <message>
        <source>which move was it?</source>
        <comment>hall_about: too_close</comment>
        <translation>melyik lépés volt?</translation>
    </message>
    <message>
        <source>an illegal move stands</source>
        <comment>hall_about: illegal_stands</comment>
        <translation>egy szabálytalan lépés érvényben maradt</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>hall_about: differs</comment>
        <translation>az asztal és a jegyzőkönyv eltér</translation>
    </message>
    <message>
        <source>a player calls</source>
        <comment>hall_about: called</comment>
        <translation>egy játékos hívja a versenybírót</translation>
    </message>
    <message>
        <source>The board before the move</source>
        <comment>hall_before_move</comment>
        <translation>A tábla a lépés előtt</translation>
    </message>
    <message>
        <source>The board after the move</source>
        <comment>hall_after_move</comment>
        <translation>A tábla a lépés után</translation>
    </message>
    <message>
        <source>The board in the record</source>
        <comment>hall_of_record</comment>
        <translation>A tábla a jegyzőkönyv szerint</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <comment>hall_stays</comment>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <comment>hall_undo</comment>
        <translation>Az utolsó lépés visszavonása</translation>
    </message>
    <message>
        <source>Let the illegal move stand</source>
        <comment>hall_stands</comment>
        <translation>Maradjon a szabálytalan lépés</translation>
    </message>
    <message>
        <source>I am coming to the table</source>
        <comment>hall_come</comment>
        <translation>Jövök az asztalhoz</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <comment>hall_pause</comment>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>hall_resume</comment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>A note to the players</source>
        <comment>hall_note</comment>
        <translation>Üzenet a játékosoknak</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>hall_who</comment>
        <translation>A neved</translation>
    </message>
    <message>
        <source>Arbiter: {a}</source>
        <comment>hall_arbiter</comment>
        <translation>Versenybíró: {a}</translation>
    </message>
    <message>
        <source>Why? The players read this.</source>
        <comment>hall_why</comment>
        <translation>Miért? Ezt a játékosok is elolvassák.</translation>
    </message>
    <message>
        <source>Give your name and a reason.</source>
        <comment>hall_reason_needed</comment>
        <translation>Add meg a nevedet és az indokot.</translation>
    </message>
    <message>
        <source>Give your name.</source>
        <comment>hall_name_needed</comment>
        <translation>Add meg a nevedet.</translation>
    </message>
    <message>
        <source>The rules say so.</source>
        <comment>hall_reason_rule</comment>
        <translation>A szabályok ezt mondják.</translation>
    </message>
    <message>
        <source>I saw it on the table.</source>
        <comment>hall_reason_seen</comment>
        <translation>Az asztalon láttam.</translation>
    </message>
    <message>
        <source>The players agree.</source>
        <comment>hall_reason_agree</comment>
        <translation>A játékosok megegyeztek.</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>hall_rule</comment>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>hall_back</comment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>hall_close</comment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>The table has told nothing of its game yet.</source>
        <comment>hall_no_state</comment>
        <translation>Az asztal még semmit sem jelentett a játszmáról.</translation>
    </message>
    <message>
        <source>No table plays yet.</source>
        <comment>hall_no_game</comment>
        <translation>Még egy asztal sem játszik.</translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds later</source>
        <comment>hall_delay</comment>
        <translation>
            <numerusform>{n} másodperccel később</numerusform>
        </translation>
    </message>
    <message>
        <source>Witnesses</source>
        <comment>witness_show</comment>
        <translation>Tanúk</translation>
    </message>
    <message>
        <source>Two phones scan this code and sign. Then nobody can change these games later.</source>
        <comment>witness_scan</comment>
        <translation>Két telefon beolvassa ezt a kódot és aláír. Ezután senki sem változtathatja meg ezeket a játszmákat.</translation>
    </message>
    <message>
        <source>Witness of this evening</source>
        <comment>witness_title</comment>
        <translation>Az este tanúja</translation>
    </message>
    <message>
        <source>Your phone signs which games have ended, and how. Who changes them later is found out.</source>
        <comment>witness_about</comment>
        <translation>A telefonod aláírja, mely játszmák értek véget és hogyan. Aki később megváltoztatja őket, lelepleződik.</translation>
    </message>
    <message>
        <source>No game is sealed yet. Leave this page open.</source>
        <comment>witness_none</comment>
        <translation>Még egy játszma sincs lepecsételve. Hagyd nyitva ezt az oldalt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games are sealed: {code}.</source>
        <comment>witness_state</comment>
        <translation>
            <numerusform>{n} játszma lepecsételve: {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signed by {n} phones.</source>
        <comment>witness_count</comment>
        <translation>
            <numerusform>{n} telefon írta alá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign</source>
        <comment>witness_sign</comment>
        <translation>Aláírás</translation>
    </message>
    <message>
        <source>Your phone has signed.</source>
        <comment>witness_signed</comment>
        <translation>A telefonod aláírta.</translation>
    </message>
    <message>
        <source>The code of this phone is {code}. Write it down: it tells your signature from others.</source>
        <comment>witness_me</comment>
        <translation>Ennek a telefonnak a kódja {code}. Írd fel: erről ismered fel az aláírásodat.</translation>
    </message>
    <message numerus="yes">
        <source>Table {t}: {n} events, {code}</source>
        <comment>witness_game</comment>
        <translation>
            <numerusform>{t}. asztal: {n} esemény, {code}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} finished games are not sealed yet.</source>
        <comment>witness_waiting</comment>
        <translation>
            <numerusform>{n} befejezett játszma nincs még lepecsételve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seal the finished games now</source>
        <comment>witness_publish</comment>
        <translation>A befejezett játszmák lepecsételése most</translation>
    </message>
    <message>
        <source>This browser cannot sign (Ed25519). Use a newer one, and no private window.</source>
        <comment>witness_no_key</comment>
        <translation>Ez a böngésző nem tud aláírni (Ed25519). Használj újabbat, és ne privát ablakot.</translation>
    </message>
    <message>
        <source>A browser signs over HTTPS only. Scan the code again.</source>
        <comment>witness_insecure</comment>
        <translation>A böngésző csak HTTPS-en ír alá. Olvasd be újra a kódot.</translation>
    </message>
    <message>
        <source>Do not sign: the club has another key than before.</source>
        <comment>witness_other</comment>
        <translation>Ne írd alá: a klubnak más kulcsa van, mint eddig.</translation>
    </message>
    <message>
        <source>Do not sign: the club’s signature or a game of the list is wrong. Show this to the players.</source>
        <comment>witness_wrong</comment>
        <translation>Ne írd alá: a klub aláírása vagy a lista egyik játszmája hibás. Mutasd meg a játékosoknak.</translation>
    </message>
    <message>
        <source>Do not sign: this list changes or leaves out what your phone signed before. Show this to the players.</source>
        <comment>witness_back</comment>
        <translation>Ne írd alá: ez a lista megváltoztatja vagy kihagyja, amit a telefonod korábban aláírt. Mutasd meg a játékosoknak.</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>cup_tables</comment>
        <translation>Asztalok</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>cup_tournament</comment>
        <translation>Torna</translation>
    </message>
    <message>
        <source>There is no tournament yet.</source>
        <comment>cup_none</comment>
        <translation>Még nincs torna.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>cup_new</comment>
        <translation>Új torna</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <comment>cup_name</comment>
        <translation>A torna neve</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>cup_game</comment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>cup_any_game</comment>
        <translation>Bármelyik játék</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <comment>cup_system</comment>
        <translation>Ki kivel játszik</translation>
    </message>
    <message>
        <source>Everyone meets everyone</source>
        <comment>cup_system: round-robin</comment>
        <translation>Mindenki mindenkivel</translation>
    </message>
    <message>
        <source>Everyone meets everyone twice</source>
        <comment>cup_system: double-round-robin</comment>
        <translation>Mindenki mindenkivel kétszer</translation>
    </message>
    <message>
        <source>Tables of more than two</source>
        <comment>cup_system: groups</comment>
        <translation>Kettőnél több játékos egy asztalnál</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>cup_system: swiss</comment>
        <translation>Svájci</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>cup_system: knockout</comment>
        <translation>Egyenes kieséses</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <comment>cup_rounds</comment>
        <translation>Fordulók száma</translation>
    </message>
    <message>
        <source>all rounds</source>
        <comment>cup_all_rounds</comment>
        <translation>minden forduló</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <comment>cup_seats</comment>
        <translation>Játékosok egy asztalnál</translation>
    </message>
    <message>
        <source>Players: a CSV list, a TRF report, or a tournament of Umpire</source>
        <comment>cup_file</comment>
        <translation>Játékosok: CSV-lista, TRF-jelentés vagy az Umpire tornája</translation>
    </message>
    <message>
        <source>Letters of the file</source>
        <comment>cup_letters</comment>
        <translation>A fájl betűi</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <comment>cup_letters: utf-8</comment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Hungary, Poland (windows-1250)</source>
        <comment>cup_letters: windows-1250</comment>
        <translation>magyar, lengyel (windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (windows-1251)</source>
        <comment>cup_letters: windows-1251</comment>
        <translation>cirill (windows-1251)</translation>
    </message>
    <message>
        <source>Western Europe (windows-1252)</source>
        <comment>cup_letters: windows-1252</comment>
        <translation>nyugat-európai (windows-1252)</translation>
    </message>
    <message>
        <source>The file is not in UTF-8. Choose its letters below.</source>
        <comment>cup_letters_wrong</comment>
        <translation>A fájl nem UTF-8 kódolású. Válaszd ki lent a betűit.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <comment>cup_name_missing</comment>
        <translation>Adj nevet a tornának.</translation>
    </message>
    <message>
        <source>Choose the file with the players.</source>
        <comment>cup_file_missing</comment>
        <translation>Válaszd ki a játékosok fájlját.</translation>
    </message>
    <message>
        <source>Give the player&apos;s name.</source>
        <comment>cup_player_missing</comment>
        <translation>Add meg a játékos nevét.</translation>
    </message>
    <message>
        <source>A Swiss needs its number of rounds.</source>
        <comment>cup_rounds_missing</comment>
        <translation>A svájci rendszerhez kell a fordulók száma.</translation>
    </message>
    <message>
        <source>Make the tournament</source>
        <comment>cup_make</comment>
        <translation>A torna létrehozása</translation>
    </message>
    <message>
        <source>Round {n} of {m}</source>
        <comment>cup_round_of</comment>
        <translation>{n}. forduló, összesen {m}</translation>
    </message>
    <message>
        <source>No round is made yet. {m} are planned.</source>
        <comment>cup_no_round</comment>
        <translation>Még egy forduló sincs kész. Összesen {m} lesz.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>cup_round</comment>
        <translation>{n}. forduló</translation>
    </message>
    <message numerus="yes">
        <source>{n} results are missing</source>
        <comment>cup_missing</comment>
        <translation>
            <numerusform>{n} eredmény hiányzik</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <comment>cup_all_in</comment>
        <translation>minden eredmény megvan</translation>
    </message>
    <message>
        <source>Make the next round</source>
        <comment>cup_next</comment>
        <translation>A következő forduló</translation>
    </message>
    <message>
        <source>Go on without these results</source>
        <comment>cup_go_on</comment>
        <translation>Folytatás a hiányzó eredmények nélkül</translation>
    </message>
    <message>
        <source>The round is being made.</source>
        <comment>cup_busy</comment>
        <translation>A forduló készül.</translation>
    </message>
    <message>
        <source>Print the pairings</source>
        <comment>cup_print_pairings</comment>
        <translation>A párosítás nyomtatása</translation>
    </message>
    <message>
        <source>Print the results</source>
        <comment>cup_print_results</comment>
        <translation>Az eredmények nyomtatása</translation>
    </message>
    <message>
        <source>Print the standings</source>
        <comment>cup_print_standings</comment>
        <translation>Az állás nyomtatása</translation>
    </message>
    <message>
        <source>Save as TRF</source>
        <comment>cup_report</comment>
        <translation>Mentés TRF-ként</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <comment>cup_save</comment>
        <translation>A torna mentése</translation>
    </message>
    <message>
        <source>Pairings</source>
        <comment>cup_pairings</comment>
        <translation>Párosítás</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>cup_standings</comment>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>cup_points</comment>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>cup_result</comment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <comment>cup_enter</comment>
        <translation>Eredmény beírása</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>cup_bye</comment>
        <translation>kimarad</translation>
    </message>
    <message>
        <source>{a} wins</source>
        <comment>cup_wins</comment>
        <translation>{a} nyer</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>cup_draw</comment>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>{a} did not come</source>
        <comment>cup_absent</comment>
        <translation>{a} nem jött el</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <comment>cup_nobody</comment>
        <translation>Senki sem jött el</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>cup_both_lose</comment>
        <translation>Mindketten vesztettek</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>cup_forfeit</comment>
        <translation>kontumált</translation>
    </message>
    <message>
        <source>{a} has ½, {b} 0</source>
        <comment>cup_half</comment>
        <translation>{a} ½, {b} 0 pont</translation>
    </message>
    <message>
        <source>The result is not known any more</source>
        <comment>cup_unknown</comment>
        <translation>Már nem tudni</translation>
    </message>
    <message>
        <source>What the boards won, such as 2.5:1.5</source>
        <comment>cup_boards</comment>
        <translation>A táblák pontjai, például 2.5:1.5</translation>
    </message>
    <message>
        <source>The places in this order, such as 1,3,2</source>
        <comment>cup_places</comment>
        <translation>A helyezések ebben a sorrendben, például 1,3,2</translation>
    </message>
    <message>
        <source>Another result, such as 1-0</source>
        <comment>cup_by_hand</comment>
        <translation>Más eredmény, például 1-0</translation>
    </message>
    <message>
        <source>Pair by hand</source>
        <comment>cup_pair</comment>
        <translation>Párosítás kézzel</translation>
    </message>
    <message>
        <source>Each line is a table. The first player has the first seat. A player alone in a line sits out.</source>
        <comment>cup_pair_how</comment>
        <translation>Minden sor egy asztal. Az első játékosé az első hely. Aki egyedül van a sorban, kimarad.</translation>
    </message>
    <message>
        <source>First seat</source>
        <comment>cup_seat_first</comment>
        <translation>Első hely</translation>
    </message>
    <message>
        <source>Second seat (if empty, the first sits out)</source>
        <comment>cup_seat_second</comment>
        <translation>Második hely (ha üres, az első kimarad)</translation>
    </message>
    <message>
        <source>Second seat</source>
        <comment>cup_seat_other</comment>
        <translation>Második hely</translation>
    </message>
    <message>
        <source>It counts all the same</source>
        <comment>cup_in_spite</comment>
        <translation>Így is érvényes</translation>
    </message>
    <message>
        <source>Expel</source>
        <comment>cup_expel</comment>
        <translation>Kizárás</translation>
    </message>
    <message>
        <source>was expelled</source>
        <comment>cup_expelled</comment>
        <translation>kizárták</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>cup_lots</comment>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Before the first round lots give the players their numbers; later they break ties.</source>
        <comment>cup_lots_how</comment>
        <translation>Ugyanaz a kezdőszám mindig ugyanazt sorsolja. Az első forduló előtt a sorsolás adja a rajtszámokat, később a holtversenyt dönti el.</translation>
    </message>
    <message>
        <source>Seed (if empty, Umpire draws one)</source>
        <comment>cup_seed</comment>
        <translation>Kezdőszám (ha üres, az Umpire sorsol egyet)</translation>
    </message>
    <message>
        <source>Lots: seed {n}</source>
        <comment>cup_lots_are</comment>
        <translation>Sorsolás: {n} kezdőszámmal</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>cup_play_off</comment>
        <translation>Rájátszás</translation>
    </message>
    <message>
        <source>Enter it</source>
        <comment>cup_say</comment>
        <translation>Beírás</translation>
    </message>
    <message>
        <source>Why? A result that was there needs a reason.</source>
        <comment>cup_why</comment>
        <translation>Miért? Egy meglévő eredmény megváltoztatásához indok kell.</translation>
    </message>
    <message>
        <source>from table {t}</source>
        <comment>cup_from</comment>
        <translation>erről az asztalról: {t}</translation>
    </message>
    <message>
        <source>The table played another game: {s}.</source>
        <comment>cup_not: other_game</comment>
        <translation>Az asztalnál mást játszottak, ezt: {s}.</translation>
    </message>
    <message>
        <source>At the table sat {s}.</source>
        <comment>cup_not: other_players</comment>
        <translation>Az asztalnál {s} ült.</translation>
    </message>
    <message>
        <source>The table says {s}.</source>
        <comment>cup_not: other_result</comment>
        <translation>Az asztal szerint {s}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <comment>cup_players</comment>
        <translation>
            <numerusform>{n} játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops after this round</source>
        <comment>cup_stops</comment>
        <translation>E forduló után abbahagyja</translation>
    </message>
    <message>
        <source>plays no more</source>
        <comment>cup_stopped</comment>
        <translation>már nem játszik</translation>
    </message>
    <message>
        <source>Plays again</source>
        <comment>cup_plays</comment>
        <translation>Újra játszik</translation>
    </message>
    <message>
        <source>Away in the next round</source>
        <comment>cup_away</comment>
        <translation>A következő fordulóban hiányzik</translation>
    </message>
    <message>
        <source>Away in the next round, for half a point</source>
        <comment>cup_away_half</comment>
        <translation>A következő fordulóban hiányzik, fél pontért</translation>
    </message>
    <message>
        <source>away in the next round</source>
        <comment>cup_is_away</comment>
        <translation>a következő fordulóban hiányzik</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>cup_add</comment>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>cup_player</comment>
        <translation>Név</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>cup_club</comment>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>cup_rating</comment>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <comment>cup_printing</comment>
        <translation>Nyomtatás folyamatban.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <comment>game: war-galley</comment>
        <translation>Hadigálya</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <comment>game: triremes</comment>
        <translation>Triérészek és hopliták</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <comment>game: murus-gallicus</comment>
        <translation>Gall fal</translation>
    </message>
    <message>
        <source>Buda 1686</source>
        <comment>game: buda-1686</comment>
        <translation>Buda 1686</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <comment>game: naval-battle</comment>
        <translation>Tengeri csata</translation>
    </message>
    <message>
        <source>the players say different results</source>
        <comment>hall_about: reports_differ</comment>
        <translation>a játékosok mást mondanak</translation>
    </message>
    <message>
        <source>not everybody confirms the result</source>
        <comment>hall_about: reports_overdue</comment>
        <translation>nem mindenki erősíti meg az eredményt</translation>
    </message>
    <message>
        <source>too many wrong codes, so no code is taken for ten minutes</source>
        <comment>hall_about: codes_guessed</comment>
        <translation>túl sok volt a hibás kód, ezért tíz percig egyetlen kód sem érvényes</translation>
    </message>
    <message>
        <source>Report a result</source>
        <comment>report_title</comment>
        <translation>Eredmény bejelentése</translation>
    </message>
    <message>
        <source>You have no game now.</source>
        <comment>report_none</comment>
        <translation>Most nincs játszmád.</translation>
    </message>
    <message>
        <source>Your code, from your slip</source>
        <comment>report_code</comment>
        <translation>A kódod a cédulán</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>report_open</comment>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>You are {a}</source>
        <comment>report_you</comment>
        <translation>Te vagy: {a}</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <comment>report_how</comment>
        <translation>Mi lett a játszma vége?</translation>
    </message>
    <message>
        <source>{a} says: {r}.</source>
        <comment>report_says</comment>
        <translation>{a} ezt mondja: {r}.</translation>
    </message>
    <message>
        <source>Is this right?</source>
        <comment>report_right</comment>
        <translation>Így volt?</translation>
    </message>
    <message>
        <source>I confirm: {r}</source>
        <comment>report_confirm</comment>
        <translation>Megerősítem: {r}</translation>
    </message>
    <message>
        <source>That is not so</source>
        <comment>report_not_so</comment>
        <translation>Nem így volt</translation>
    </message>
    <message>
        <source>I want to change what I said</source>
        <comment>report_again</comment>
        <translation>Mást szeretnék mondani</translation>
    </message>
    <message>
        <source>I am somebody else</source>
        <comment>report_leave</comment>
        <translation>Más játékos vagyok</translation>
    </message>
    <message>
        <source>You said: {r}. It counts once everybody at the table has confirmed it.</source>
        <comment>report_waits</comment>
        <translation>Ezt mondtad: {r}. Akkor számít, ha az asztalnál mindenki megerősítette.</translation>
    </message>
    <message>
        <source>Not everybody has confirmed within five minutes. The arbiter is called.</source>
        <comment>report_overdue</comment>
        <translation>Öt percen belül nem erősítette meg mindenki. A versenybíró már tud róla.</translation>
    </message>
    <message>
        <source>You do not say the same. The arbiter is called. If you were wrong, say it again.</source>
        <comment>report_differ</comment>
        <translation>Nem ugyanazt mondjátok. A versenybíró már tud róla. Ha te tévedtél, mondd újra.</translation>
    </message>
    <message>
        <source>The result is in: {r}</source>
        <comment>report_stands</comment>
        <translation>Az eredmény be van írva: {r}</translation>
    </message>
    <message>
        <source>No player has this code. Look at your slip.</source>
        <comment>report_wrong_code</comment>
        <translation>Egyetlen játékosnak sincs ilyen kódja. Nézd meg a céduládat.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait ten minutes, or tell the arbiter.</source>
        <comment>report_too_many</comment>
        <translation>Túl sok hibás kód. Várj tíz percet, vagy szólj a versenybírónak.</translation>
    </message>
    <message>
        <source>You have another game now.</source>
        <comment>report_over</comment>
        <translation>Most másik játszmád van.</translation>
    </message>
    <message>
        <source>There is a result already. Only the arbiter changes it.</source>
        <comment>report_has_result</comment>
        <translation>Már van eredmény. Csak a versenybíró változtathatja meg.</translation>
    </message>
    <message>
        <source>A code is taken over HTTPS only. Scan the square again.</source>
        <comment>report_insecure</comment>
        <translation>Kódot csak HTTPS-en fogadunk. Olvasd be újra a négyzetet.</translation>
    </message>
    <message>
        <source>Place of {a}</source>
        <comment>report_place</comment>
        <translation>{a} helyezése</translation>
    </message>
    <message>
        <source>Boards won by {a}</source>
        <comment>report_boards</comment>
        <translation>{a} nyert táblái</translation>
    </message>
    <message>
        <source>Players: after the game, scan this and say the result.</source>
        <comment>report_scan</comment>
        <translation>Játékosok: a játszma után olvassátok be, és mondjátok meg az eredményt.</translation>
    </message>
    <message>
        <source>Print slips with codes</source>
        <comment>cup_print_slips</comment>
        <translation>Cédulák nyomtatása kóddal</translation>
    </message>
    <message>
        <source>New codes for the players</source>
        <comment>cup_codes</comment>
        <translation>Új kódok a játékosoknak</translation>
    </message>
    <message>
        <source>The codes on all slips that were printed before open nothing any more.</source>
        <comment>cup_codes_why</comment>
        <translation>A korábban nyomtatott cédulák kódjai többé semmit sem nyitnak meg.</translation>
    </message>
    <message>
        <source>by phone: {a}</source>
        <comment>cup_by_phone</comment>
        <translation>telefonon jelentette: {a}</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <comment>hall_free</comment>
        <translation>Nem játszanak</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>hall_sound</comment>
        <translation>Hang</translation>
    </message>
    <message>
        <source>On the keyboard, N shows the next call, 1 to 9 press its buttons, and S switches the sound.</source>
        <comment>hall_keys</comment>
        <translation>Billentyűk: az N a következő hívásra lép, az 1–9 megnyomja a gombjait, az S a hangot kapcsolja.</translation>
    </message>
    <message>
        <source>Or type the six characters that Umpire shows on its screen now.</source>
        <comment>code_type</comment>
        <translation>Vagy írd be azt a hat karaktert, amelyet az Umpire most a képernyőjén mutat.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>code_enter</comment>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>This is not the code. Look at Umpire’s screen again.</source>
        <comment>code_wrong</comment>
        <translation>Ez nem az a kód. Nézd meg újra az Umpire képernyőjét.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Umpire shows a new one now.</source>
        <comment>code_over</comment>
        <translation>Ez a kód már nem érvényes. Az Umpire most újat mutat.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait five minutes, or scan the code.</source>
        <comment>code_often</comment>
        <translation>Túl sok hibás kód. Várj öt percet, vagy olvasd be a kódot.</translation>
    </message>
    <message>
        <source>This telephone can be the camera of the game.</source>
        <comment>hint_camera</comment>
        <translation>Ez a telefon lehet a játék kamerája.</translation>
    </message>
    <message>
        <source>left</source>
        <comment>time_left</comment>
        <translation>maradt</translation>
    </message>
    <message>
        <source>no time is left</source>
        <comment>hall_about: no_time</comment>
        <translation>elfogyott az idő</translation>
    </message>
    <message>
        <source>The side loses on time</source>
        <comment>hall_lost_on_time</comment>
        <translation>Időtúllépéssel veszít</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>cup_choose</comment>
        <translation>Válassz fájlt</translation>
    </message>
    <message>
        <source>No file is chosen yet</source>
        <comment>cup_no_file</comment>
        <translation>Még nincs kiválasztva fájl</translation>
    </message>
    <message numerus="yes">
        <source>{n} players wait for their turn</source>
        <comment>players_wait</comment>
        <translation>
            <numerusform>{n} játékos vár a sorára</numerusform>
        </translation>
    </message>
    <message>
        <source>No move yet</source>
        <comment>hall_no_move</comment>
        <translation>Még nincs lépés</translation>
    </message>
    <message>
        <source>Enter your name</source>
        <comment>hall_name</comment>
        <translation>Add meg a neved</translation>
    </message>
</context>
<context>
    <name>Kit</name>
    <message>
        <source>This line is 100 mm long. If yours is not, print at 100 %, without scaling.</source>
        <translation>Ez a vonal 100 mm. Ha nem annyi, nyomtasd 100 %-ban, méretezés nélkül.</translation>
    </message>
    <message>
        <source>Corner tags</source>
        <translation>Sarokjelek</translation>
    </message>
    <message>
        <source>near left</source>
        <translation>közel, balra</translation>
    </message>
    <message>
        <source>near right</source>
        <translation>közel, jobbra</translation>
    </message>
    <message>
        <source>far right</source>
        <translation>távol, jobbra</translation>
    </message>
    <message>
        <source>far left</source>
        <translation>távol, balra</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>%1 oldal</translation>
    </message>
    <message>
        <source>play area</source>
        <translation>játéktér</translation>
    </message>
    <message>
        <source>Cut out the four tags with their white edge.</source>
        <translation>Vágd ki a négy jelet a fehér szélükkel együtt.</translation>
    </message>
    <message>
        <source>Lay each flat at its corner, its words towards side A.</source>
        <translation>Fektesd mindet simán a sarkához, felirata az A oldal felé.</translation>
    </message>
    <message>
        <source>Measure no distances between the tags. Umpire finds them.</source>
        <translation>Ne mérj távolságot a jelek között. Az Umpire megállapítja.</translation>
    </message>
    <message>
        <source>Cover no tag while you play.</source>
        <translation>Játék közben ne takarj el egy jelet se.</translation>
    </message>
    <message>
        <source>what to cut, fold and lay</source>
        <translation>mit vágj ki, hajts és rakj le</translation>
    </message>
    <message>
        <source>Cut the sheets of the board along the marks. Glue each onto the grey strip of its neighbour.</source>
        <translation>Vágd körül a tábla lapjait a jeleknél. Ragaszd mindet a szomszédja szürke csíkjára.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, and glue it together.</source>
        <translation>Vágd ki a csíkokat, hajtsd ketté a szaggatott vonalnál, és ragaszd össze.</translation>
    </message>
    <message>
        <source>Lay the board flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Fektesd a táblát simán a négy sarokjel közé. A jelek külön lapon vannak. Egyik jelet se takard el.</translation>
    </message>
    <message>
        <source>Lay the map flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Fektesd a térképet simán a négy sarokjel közé. A jelek külön lapon vannak. Egyik jelet se takard el.</translation>
    </message>
    <message>
        <source>A place on the map names the counter that begins there. A ring on the level track is where a marker begins.</source>
        <translation>A térkép helyei megnevezik az ott kezdő egységet. A szintjelző skála karikáin kezdenek a jelzők.</translation>
    </message>
    <message>
        <source>Leave room beside the board for the dice and for what is drawn.</source>
        <translation>Hagyj helyet a tábla mellett a kockáknak és annak, amit húztok.</translation>
    </message>
    <message>
        <source>Leave room beside the map for the die.</source>
        <translation>Hagyj helyet a térkép mellett a kockának.</translation>
    </message>
    <message>
        <source>Have you no stones? Cut out the discs, and glue each on card or on coins, until it is at least %1 mm thick.</source>
        <translation>Nincsenek köveid? Vágd ki a papírkorongokat, és ragaszd mindet kartonra vagy pénzérmékre, hogy legalább %1 mm vastag legyen.</translation>
    </message>
    <message>
        <source>Put two stones, one on the other, on each cell that has a 2 in the drawing. On the printed board these cells have a second outline.</source>
        <translation>Tégy két követ egymásra minden mezőre, ahol a rajzon 2 áll. A nyomtatott táblán ezeknek a mezőknek kettős keretük van.</translation>
    </message>
    <message>
        <source>Cut out each figure, fold it in the middle, and glue its base on card. It stands upright.</source>
        <translation>Vágd ki a figurákat, hajtsd ketté középen, és a talpukat ragaszd kartonra. Így megállnak.</translation>
    </message>
    <message>
        <source>Take the tray out of each matchbox. Cut out the decks, and glue one on each sleeve.</source>
        <translation>Vedd ki minden gyufásdobozból a fiókot. Vágd ki a fedélzeteket, és ragassz egyet minden hüvelyre.</translation>
    </message>
    <message>
        <source>Pierce the deck and the long sides at the marks. Push matches with heads into the sides: these are the oars. Push matches without heads into the deck: these are the masts. The numbers on the deck say how many. No head may touch a striking strip.</source>
        <translation>Szúrd át a fedélzetet és a hosszú oldalakat a jeleknél. A fejes gyufákat told az oldalakba: ezek az evezők. A fej nélküli gyufákat told a fedélzetbe: ezek az árbocok. A fedélzeten álló számok mondják meg, hány kell. Gyufafej nem érhet dörzsfelülethez.</translation>
    </message>
    <message>
        <source>Lay the four corner tags around the sea, about 60 cm apart along the players&apos; edges and 42 cm apart from player to player. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Rakd a négy sarokjelet a tenger köré: a játékosok széle mentén kb. 60 cm, a két játékos között kb. 42 cm távolságra egymástól. A jelek külön lapon vannak. Egyik jelet se takard el.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>kövek</translation>
    </message>
    <message>
        <source>Cut out the discs. Glue each on card or on coins, until it is at least %1 mm thick. Umpire may count a stack of thinner stones wrongly.</source>
        <translation>Vágd ki a korongokat. Ragaszd mindet kartonra vagy pénzérmékre, hogy legalább %1 mm vastag legyen. Vékonyabb kövek oszlopát az Umpire rosszul számolhatja meg.</translation>
    </message>
    <message>
        <source>Measure the thickness of a finished stone, and write it here: ________ mm</source>
        <translation>Mérd meg egy kész kő vastagságát, és írd ide: ________ mm</translation>
    </message>
    <message>
        <source>tops of stacks</source>
        <translation>oszlopok teteje</translation>
    </message>
    <message>
        <source>A paper disc with two or three dots may lie on a stack of two or three stones, for the players&apos; eyes. Umpire counts the stones, not the dots.</source>
        <translation>Két vagy három kőből álló oszlopra kétpontos vagy hárompontos papírkorong tehető, a játékosok szemének. Az Umpire a köveket számolja, nem a pontokat.</translation>
    </message>
    <message>
        <source>Certificate sheet</source>
        <translation>Tanúsítólap</translation>
    </message>
    <message>
        <source>Lay this sheet flat on the table where you play, with the lamp and the camera as in a game. Cover nothing. Take one picture.</source>
        <translation>Fektesd ezt a lapot simán az asztalra, ahol játszotok; a lámpa és a kamera legyen úgy, mint játék közben. Semmit se takarj el. Készíts egy képet.</translation>
    </message>
    <message>
        <source>Lay a ruler on the 100 mm line below, and write down how long it is: ________ mm</source>
        <translation>Mérd meg vonalzóval a lenti 100 mm-es vonalat, és írd ide, milyen hosszú: ________ mm</translation>
    </message>
    <message>
        <source>Calibration board</source>
        <translation>Kalibrálótábla</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Vonalzók</translation>
    </message>
    <message>
        <source>rulers</source>
        <translation>vonalzók</translation>
    </message>
    <message>
        <source>A ruler in centimetres. Cut it out and glue it on card.</source>
        <translation>Centiméteres vonalzó. Vágd ki, és ragaszd kartonra.</translation>
    </message>
    <message>
        <source>How long is a match? Lay one here, its end at the left edge, and read where it stops.</source>
        <translation>Milyen hosszú egy gyufa? Fektess ide egyet, a végével a bal szélhez, és olvasd le, meddig ér.</translation>
    </message>
    <message>
        <source>Match rulers for matches of %1 mm.</source>
        <translation>Gyufavonalzók %1 mm-es gyufához.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Hadigálya</translation>
    </message>
    <message>
        <source>order reference</source>
        <translation>parancsok</translation>
    </message>
    <message>
        <source>deck stickers</source>
        <translation>fedélzetmatricák</translation>
    </message>
    <message>
        <source>oars %1 + %1 · masts %2</source>
        <translation>evező %1 + %1 · árboc %2</translation>
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
        <source>One match ahead.</source>
        <translation>Egy gyufányit előre.</translation>
    </message>
    <message>
        <source>60° to the left, then one match ahead.</source>
        <translation>60° balra, azután egy gyufányit előre.</translation>
    </message>
    <message>
        <source>60° to the right, then one match ahead.</source>
        <translation>60° jobbra, azután egy gyufányit előre.</translation>
    </message>
    <message>
        <source>A match without a head. At most one for each mast.</source>
        <translation>Fej nélküli gyufa. Legfeljebb annyi, ahány árboc.</translation>
    </message>
    <message>
        <source>Two matches; the oars change sides on the second.</source>
        <translation>Két gyufa; az evezők a másodiknál cserélnek oldalt.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Parancsok</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tüzelés</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Találat</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Roham</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Sebzés</translation>
    </message>
    <message>
        <source>Up to 5 matches a galley, as many as possible; the farthest from you is executed first. Movement orders: at most the oars on the weaker side.</source>
        <translation>Gályánként legfeljebb 5 gyufa, amennyi csak lehet; a tőled legtávolabbi hajtódik végre először. Mozgásparancs: legfeljebb annyi, ahány evező a gyengébb oldalon van.</translation>
    </message>
    <message>
        <source>Within 3 M of the hull. M is one match, %1 mm. Matches to drop: masts × 2 within 1 M, × 1 within 2 M, × ½ (rounded up) within 3 M.</source>
        <translation>A hajótesttől 3 M távolságon belül. M egy gyufa hossza, %1 mm. Ledobott gyufák: árbocok × 2 (1 M), × 1 (2 M), × ½ felfelé kerekítve (3 M).</translation>
    </message>
    <message>
        <source>Each head that points at the target; from the side zone the plain ends too. If a match touches a galley or an order match, all of them miss.</source>
        <translation>Minden fej, amely a célra mutat; az oldalzónából a gyufák vége is. Ha egy gyufa gályához vagy parancs gyufához ér, mind mellé ment.</translation>
    </message>
    <message>
        <source>From the side 2, from behind 1, head-on 2 each; +1 for each forward order of the rammer.</source>
        <translation>Oldalról 2, hátulról 1, frontálisan 2-2; +1 a rohamozó minden előre parancsáért.</translation>
    </message>
    <message>
        <source>First an oar on the attacker&apos;s side; that side takes the most. 3 or more: at least one mast. Without oars on either side a galley sinks.</source>
        <translation>Először egy evező a támadó felőli oldalon; az az oldal szenvedi a legtöbbet. 3-tól legalább egy árboc. Ha egyik oldalon sincs evező, a gálya elsüllyed.</translation>
    </message>
    <message>
        <source>For matchboxes of 60 x 35 mm: glue one on each sleeve, the triangle is the bow. Pierce the circles for masts and the sides at the marks for oars.</source>
        <translation>60 x 35 mm-es skatulyára: ragassz egyet minden doboz tetejére, a háromszög a hajóorr. A körökbe fúrj lyukat az árbocoknak, a jeleknél oldalt az evezőknek.</translation>
    </message>
    <message>
        <source>For matches of %1 mm. Lay a ruler at the hull: within 1, 2 and 3 matches each mast drops 2, 1 and ½ matches.</source>
        <translation>%1 mm-es gyufához. Illeszd a vonalzót a hajótesthez: 1, 2 és 3 gyufányin belül minden árboc 2, 1 és ½ gyufát ér.</translation>
    </message>
    <message>
        <source>Lay a triangle on the side to which the galley turns. One corner is at the bow, or at the end of the last order match. One side of that corner points straight ahead. Lay the next order match along the other side of that corner.</source>
        <translation>Tegyél egy háromszöget arra az oldalra, amerre a gálya fordul. Egyik csúcsa a hajóorrnál vagy az utolsó parancsgyufa végénél van. Ennek a csúcsnak az egyik oldala egyenesen előre mutat. A csúcs másik oldala mentén fektesd le a következő parancsgyufát.</translation>
    </message>
    <message>
        <source>glue sheet %1 here</source>
        <translation>ide ragaszd ezt a lapot: %1</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>%1. lap, összesen %2</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Murus Gallicus – Gall fal</translation>
    </message>
    <message>
        <source>squares of %1 mm</source>
        <translation>%1 mm-es mezők</translation>
    </message>
    <message>
        <source>8 x 7</source>
        <translation>8 x 7</translation>
    </message>
    <message>
        <source>8 x 8</source>
        <translation>8 x 8</translation>
    </message>
    <message>
        <source>hexagon of 5</source>
        <translation>5-ös hatszög</translation>
    </message>
    <message>
        <source>hexagon of 4</source>
        <translation>4-es hatszög</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Triérészek és hopliták</translation>
    </message>
    <message>
        <source>map</source>
        <translation>térkép</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figurák</translation>
    </message>
    <message>
        <source>Cut out each strip whole. Fold it in the middle, pictures outwards, and the coloured fields outwards; glue those on a piece of card, 19 x 9 mm for a ship, 9 x 9 mm for a soldier. The yellow end of the base is the bow. A captured ship is replaced by a spare one of its captor.</source>
        <translation>Vágd ki egyben a csíkokat. Hajtsd ketté középen, képpel kifelé, a színes mezőket is kifelé; ezeket ragaszd kartonlapra: hajónak 19 x 9 mm, katonának 9 x 9 mm. A talp sárga vége a hajóorr. Az elfoglalt hajót az elfoglaló egyik tartalék hajója váltja fel.</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Tengeri csata</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tábla</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>zsetonok</translation>
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
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. Left above: strength; left below: squares in a move.</source>
        <translation>Vágd ki a csíkokat, hajtsd ketté a szaggatott vonalnál képpel kifelé, és ragaszd össze. Balra fent: erő; balra lent: mezők lépésenként.</translation>
    </message>
    <message>
        <source>table of ships</source>
        <translation>a hajók táblázata</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>darab</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>erő</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>mezők</translation>
    </message>
    <message>
        <source>plane (attacks up to %1 squares away)</source>
        <translation>repülőgép (%1 mezőig támad)</translation>
    </message>
    <message>
        <source>coastal battery</source>
        <translation>parti üteg</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>akna</translation>
    </message>
    <message>
        <source>The stronger stays, the weaker is taken off; equals both go.</source>
        <translation>Az erősebb marad, a gyengébb lekerül; egyenlők közül mindkettő.</translation>
    </message>
    <message>
        <source>Only a missile ship takes off a battery, only a minesweeper a mine.</source>
        <translation>Üteget csak rakétás hajó, aknát csak aknaszedő vesz le.</translation>
    </message>
    <message>
        <source>An entrance is open when both its batteries are gone.</source>
        <translation>A bejárat akkor nyitott, ha mindkét ütege elveszett.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the other port has won.</source>
        <translation>Aki a partraszálló hajót a másik kikötőbe viszi, nyert.</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>csatahajó</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>repülőgép-hordozó</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>cirkáló</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>romboló</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>fregatt</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>tengeralattjáró</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>rakétás hajó</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>torpedónaszád</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>őrhajó</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>aknaszedő</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>partraszálló hajó</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Buda visszavívása – 1686</translation>
    </message>
    <message>
        <source>Imperial counters</source>
        <translation>császári egységek</translation>
    </message>
    <message>
        <source>Turkish counters</source>
        <translation>török egységek</translation>
    </message>
    <message>
        <source>Imperial chits</source>
        <translation>császári számjelzők</translation>
    </message>
    <message>
        <source>Turkish chits</source>
        <translation>török számjelzők</translation>
    </message>
    <message>
        <source>level track</source>
        <translation>szintjelző skála</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. The red number is the damaged side.</source>
        <translation>Vágd ki a csíkokat, hajtsd ketté a szaggatott vonalnál képpel kifelé, és ragaszd össze. A piros szám a sérült oldal.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. An event counts from the turn on its back.</source>
        <translation>Vágd ki a csíkokat, hajtsd ketté a szaggatott vonalnál képpel kifelé, és ragaszd össze. Az esemény a hátlapján álló fordulótól él.</translation>
    </message>
    <message>
        <source>Markers of the level track</source>
        <translation>A szintjelző skála jelzői</translation>
    </message>
    <message>
        <source>A ring is where the marker begins; pale cells are out of reach.</source>
        <translation>A karika a jelző kezdőhelye; a halvány cella nem elérhető.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>forduló</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Török morál</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Császári morál</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Császári tüzérség</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>Császári aknafúrás</translation>
    </message>
    <message>
        <source>epidemic</source>
        <translation>járvány</translation>
    </message>
    <message>
        <source>relief army</source>
        <translation>felmentő had</translation>
    </message>
    <message>
        <source>hand of fate</source>
        <translation>a sors keze</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>sánc</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>rés</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>császári</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>magyar</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <translation>bajor</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>szász</translation>
    </message>
    <message>
        <source>janissary</source>
        <translation>janicsár</translation>
    </message>
    <message>
        <source>azab</source>
        <translation>azab</translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Abdurrahman</translation>
    </message>
    <message>
        <source>Lotharingiai Karoly</source>
        <translation>Lotharingiai Károly</translation>
    </message>
    <message>
        <source>II. Miksa Emanuel</source>
        <translation>II. Miksa Emánuel</translation>
    </message>
    <message>
        <source>Viziváros</source>
        <translation>Víziváros</translation>
    </message>
    <message>
        <source>Eszaki fal (Esztergomi rondella)</source>
        <translation>Északi fal (Esztergomi rondella)</translation>
    </message>
    <message>
        <source>Nyugati fal</source>
        <translation>Nyugati fal</translation>
    </message>
    <message>
        <source>Deli fal (Nagy rondella)</source>
        <translation>Déli fal (Nagy rondella)</translation>
    </message>
    <message>
        <source>Keleti fal (palota)</source>
        <translation>Keleti fal (palota)</translation>
    </message>
    <message>
        <source>Kozepso zona</source>
        <translation>Középső zóna</translation>
    </message>
    <message>
        <source>Eszaki tabor</source>
        <translation>Északi tábor</translation>
    </message>
    <message>
        <source>Nyugati tabor</source>
        <translation>Nyugati tábor</translation>
    </message>
    <message>
        <source>Deli tabor</source>
        <translation>Déli tábor</translation>
    </message>
    <message>
        <source>Duna-part</source>
        <translation>Duna-part</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>így kell játszani</translation>
    </message>
    <message>
        <source>These are the rules of the game&apos;s first variant.</source>
        <translation>Ezek a játék első változatának szabályai.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StreamWindow</name>
    <message>
        <source>Show on another screen</source>
        <translation>Megjelenítés másik képernyőn</translation>
    </message>
    <message>
        <source>Whoever has one of these addresses sees the game, but gives no commands.</source>
        <translation>Akié e címek egyike, látja a játszmát, de nem adhat parancsot.</translation>
    </message>
    <message>
        <source>For a stream: a browser source in OBS, 1920 wide and 1080 high</source>
        <translation>Közvetítéshez vegyél fel az OBS-ben egy 1920 széles és 1080 magas böngészőforrást</translation>
    </message>
    <message>
        <source>For a television: its browser</source>
        <translation>Tévén a tévé böngészőjében nyisd meg</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>A cím másolása</translation>
    </message>
    <message>
        <source>Each player can have a page on a telephone. There the player answers, gives orders and lays out secretly. Choose a player while the others look away, and scan the code with the telephone.</source>
        <translation>Minden játékosnak lehet oldala a telefonján. Ott a játékos válaszol, parancsot ad, és titokban rak ki. Válassz egy játékost, amíg a többiek nem néznek oda, és olvasd be a kódot a telefonnal.</translation>
    </message>
    <message>
        <source>The page of this player: %1</source>
        <translation>Ennek a játékosnak az oldala: %1</translation>
    </message>
    <message>
        <source>The addresses are valid until the next game begins.</source>
        <translation>A címek a következő játszma kezdetéig érvényesek.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>umpire::desk::KitPrinter</name>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>PDF-fájlok (*.pdf);;Minden fájl (*)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::LaidTable</name>
    <message>
        <source>The table from above, with a tag at each corner</source>
        <translation>Az asztal felülről, mindegyik sarkánál egy jellel</translation>
    </message>
</context>
</TS>

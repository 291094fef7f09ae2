<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AgainstRecord</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 likely</source>
        <translation>prawdopodobieństwo %1</translation>
    </message>
    <message>
        <source>seen with %1</source>
        <translation>widziane na %1</translation>
    </message>
    <message>
        <source>In the notation: %1</source>
        <translation>W notacji: %1</translation>
    </message>
    <message>
        <source>Told by the players</source>
        <translation>Powiedzieli gracze</translation>
    </message>
    <message>
        <source>How sure Umpire was: %1</source>
        <translation>Pewność Umpire wynosiła %1</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Two players have a die and two cups. The Imperial coalition is grey, the Turks are green.</source>
        <translation>Dwaj gracze mają kostkę i dwa kubki. Koalicja cesarska jest szara, Turcy są zieloni.</translation>
    </message>
    <message>
        <source>Chits with numbers are drawn from the cups: grey ones for the Imperials, green ones for the Turks.</source>
        <translation>Z kubków ciągnie się żetony z liczbami: szare dla cesarskich, zielone dla Turków.</translation>
    </message>
    <message>
        <source>The track goes from 0 to 8. At the start time is 1, Imperial mining (CAS) 1, Turkish morale (TMS) 4, Imperial morale (CMS) 4 and Imperial artillery (CTS) 4. Officers&apos; markers stand at their values.</source>
        <translation>Tor ma pola od 0 do 8. Na początku czas stoi na 1, podkopy cesarskie (CAS) na 1, morale tureckie (TMS) na 4, morale cesarskie (CMS) na 4 i artyleria cesarska (CTS) na 4. Znaczniki oficerów stoją na ich wartościach.</translation>
    </message>
    <message>
        <source>A unit has two sides; the lower number is the damaged side. The number is its combat value. An officer&apos;s value is both.</source>
        <translation>Jednostka ma dwie strony; niższa liczba oznacza stronę uszkodzoną. Liczba to jej wartość bojowa. U oficera ta sama liczba jest i wartością bojową, i wartością oficera.</translation>
    </message>
    <message>
        <source>The game has 8 turns of up to 20 rounds. In a round both players draw a chit at the same time, without looking.</source>
        <translation>Gra ma 8 etapów, każdy do 20 kolejek. W kolejce obaj gracze ciągną po jednym żetonie, jednocześnie i nie patrząc.</translation>
    </message>
    <message>
        <source>The higher number has the initiative. An odd number gives that side one action, an even one two; the other side has one action after that.</source>
        <translation>Wyższa liczba daje inicjatywę. Nieparzysta daje tej stronie jedną akcję, parzysta dwie; druga strona ma potem jedną akcję.</translation>
    </message>
    <message>
        <source>Where the numbers are equal nobody acts.</source>
        <translation>Gdy liczby są równe, nikt nie wykonuje akcji.</translation>
    </message>
    <message>
        <source>The side that draws the first 0 has no action in that round. When the second 0 is drawn the turn ends at once, time goes on by 1 and all chits go back into the cups.</source>
        <translation>Strona, która wyciągnie pierwsze 0, nie ma w tej kolejce akcji. Gdy zostaje wyciągnięte drugie 0, etap kończy się od razu, czas przesuwa się o 1, a wszystkie żetony wracają do kubków.</translation>
    </message>
    <message>
        <source>For an action a player names the kind and the zone and rolls for success.</source>
        <translation>By wykonać akcję, gracz podaje jej rodzaj i strefę i rzuca kostką o powodzenie.</translation>
    </message>
    <message>
        <source>The map&apos;s zones are joined by roads: camps, walls, and breaches in the walls. A breach holds one Imperial unit. Turkish units stand on walls only.</source>
        <translation>Strefy mapy łączą drogi; te strefy to obozy, mury i wyłomy w murach. Wyłom mieści jedną cesarską jednostkę. Tureckie jednostki stoją tylko na murach.</translation>
    </message>
    <message>
        <source>A wall is never shared; it is held by the side whose units alone stand there. It holds at most as many units as it has breaches.</source>
        <translation>Mur nigdy nie jest wspólny; trzyma go ta strona, której jednostki jako jedyne na nim stoją. Mur mieści najwyżej tyle jednostek, ile ma wyłomów.</translation>
    </message>
    <message>
        <source>Where no Turk stands on a wall and an Imperial unit stands in its breach, the wall is Imperial at once and the unit moves onto it.</source>
        <translation>Gdy na murze nie stoi żaden Turek, a w jego wyłomie stoi cesarska jednostka, mur od razu jest cesarski i jednostka na niego wchodzi.</translation>
    </message>
    <message>
        <source>Units move freely besides the actions: the Imperials one zone each between zones that they hold; the Turks one unit (odd chit) or two (even chit) anywhere in the castle, while they have the initiative and their turn.</source>
        <translation>Jednostki ruszają się swobodnie oprócz akcji: cesarskie każda o jedną strefę między strefami, które trzymają; Turcy jedną jednostką (żeton nieparzysty) lub dwiema (żeton parzysty) w dowolne miejsce w zamku, gdy mają inicjatywę i są na ruchu.</translation>
    </message>
    <message>
        <source>Imperial artillery: name a wall and roll at most the artillery level (CTS). Then a unit of a neighbouring camp enters a breach of that wall.</source>
        <translation>Artyleria cesarska: podaj mur i wyrzuć najwyżej tyle, ile wynosi poziom artylerii (CTS). Wtedy jednostka z sąsiedniego obozu wchodzi w wyłom tego muru.</translation>
    </message>
    <message>
        <source>Turkish artillery: roll less than the Turkish morale (TMS), then roll again. An even number lowers the Imperial artillery level (CTS) by 1.</source>
        <translation>Artyleria turecka: wyrzuć mniej, niż wynosi morale tureckie (TMS), potem rzuć jeszcze raz. Liczba parzysta obniża poziom artylerii cesarskiej (CTS) o 1.</translation>
    </message>
    <message>
        <source>Mining: raise the mining level (CAS) by 1, up to 5; or name a wall and roll at most that level, and a unit of a neighbouring camp enters a breach. A higher roll puts the level back to 1.</source>
        <translation>Podkopy: podnieś poziom minowania (CAS) o 1, najwyżej do 5; albo podaj mur i wyrzuć najwyżej tyle, ile wynosi ten poziom, a jednostka z sąsiedniego obozu wchodzi w wyłom. Wyższy rzut cofa poziom do 1.</translation>
    </message>
    <message>
        <source>Assault: the attackers&apos; values in the breaches, less the defenders&apos; and the wall&apos;s terrain, are added to the die. A sum of at least the Turkish morale costs the Turks a step, twice as much two steps. A lower sum costs the Imperials a step, or two where the morale is twice the sum.</source>
        <translation>Szturm: do kostki dodaje się wartości atakujących w wyłomach, pomniejszone o wartości obrońców i o teren muru. Suma równa co najmniej morale tureckiemu kosztuje Turków jeden stopień, a dwa razy większa od niego dwa stopnie. Niższa suma kosztuje cesarskich jeden stopień, a dwa, gdy morale jest dwa razy większe od sumy.</translation>
    </message>
    <message>
        <source>A step turns a unit to its damaged side, or removes one that is damaged. Two steps may remove an undamaged unit.</source>
        <translation>Jeden stopień odwraca jednostkę na stronę uszkodzoną albo usuwa jednostkę już uszkodzoną. Dwa stopnie mogą usunąć jednostkę nieuszkodzoną.</translation>
    </message>
    <message>
        <source>If only Imperials are left, the wall is theirs and the attackers move in. Otherwise they stay in the breaches.</source>
        <translation>Jeśli zostają tylko cesarscy, mur jest ich i atakujący na niego wchodzą. W innym razie atakujący zostają w wyłomach.</translation>
    </message>
    <message>
        <source>The middle zone can be attacked by castle fight only.</source>
        <translation>Strefę środkową można atakować tylko walką w zamku.</translation>
    </message>
    <message>
        <source>Counter-mining (Turks): name a Turkish wall with an enemy in its breach and roll above the Imperial morale (CMS). It costs an Imperial unit there a step, or the mining level 1.</source>
        <translation>Kontrmina (Turcy): podaj turecki mur z wrogiem w wyłomie i wyrzuć więcej, niż wynosi morale cesarskie (CMS). Kosztuje to stojącą tam cesarską jednostkę jeden stopień albo obniża poziom minowania o 1.</translation>
    </message>
    <message>
        <source>Sortie (Turks): a unit on a wall rolls, less 1 for each Imperial unit in the wall&apos;s breaches and the camps beside it. Above the Imperial morale it lowers the artillery level by 1. Below 1 the unit loses a step.</source>
        <translation>Wypad (Turcy): jednostka na murze rzuca kostką, odejmując 1 za każdą cesarską jednostkę w wyłomach tego muru i w obozach obok niego. Wynik wyższy niż morale cesarskie obniża poziom artylerii o 1. Przy wyniku poniżej 1 jednostka traci stopień.</translation>
    </message>
    <message>
        <source>Entrenching: each side has two markers. A marker is placed at level 1 on a wall with an own unit, or turned to level 2. It can take losses, and cancel the enemy&apos;s successes except mining and counter-mining. Nobody has to use it.</source>
        <translation>Szańce: każda strona ma dwa znaczniki. Znacznik kładzie się na poziomie 1 na murze z własną jednostką albo obraca na poziom 2. Może przejąć straty i unieważnić sukcesy wroga, oprócz podkopów i kontrminy. Nikt nie musi go używać.</translation>
    </message>
    <message>
        <source>Each special action lowers the officer&apos;s marker by 1. It is announced before and is no action. At the start of a turn the markers go back to the officers&apos; values.</source>
        <translation>Każda akcja specjalna obniża znacznik oficera o 1. Ogłasza się ją przedtem i nie jest ona akcją. Na początku etapu znaczniki wracają na wartości oficerów.</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the roll of an Imperial artillery attack while he is in the middle zone, to counter-mining and to a sortie at his wall; in a castle fight units in his zone may count 1 more.</source>
        <translation>Abdurrahman dodaje 1 do rzutu przy ataku artylerii cesarskiej, gdy jest w strefie środkowej, do kontrminy i do wypadu przy swoim murze; w walce w zamku jednostki w jego strefie mogą liczyć się o 1 wyżej.</translation>
    </message>
    <message>
        <source>Charles of Lorraine and Max Emanuel restore units of their troops, bring back destroyed ones to their camp, raise the artillery level once a turn up to 4, and add 1 to chosen units in a fight. Each costs marker points.</source>
        <translation>Karol Lotaryński i Maksymilian Emanuel odnawiają jednostki swoich wojsk, przywracają zniszczone jednostki do swojego obozu, raz na etap podnoszą poziom artylerii, najwyżej do 4, i dodają 1 wybranym jednostkom w walce. Każde z tych działań kosztuje punkty znacznika.</translation>
    </message>
    <message>
        <source>A damaged officer may restore himself. His value is 0 for that turn.</source>
        <translation>Uszkodzony oficer może odnowić sam siebie. W tym etapie jego wartość wynosi 0.</translation>
    </message>
    <message>
        <source>An officer who takes a loss is turned over, and his marker falls to at most the damaged number.</source>
        <translation>Oficera, który ponosi stratę, odwraca się, a jego znacznik spada najwyżej do liczby po stronie uszkodzonej.</translation>
    </message>
    <message>
        <source>At the end of a turn the Imperial morale (CMS) rises by 1 for each wall the Imperials hold, up to 5.</source>
        <translation>Na końcu etapu morale cesarskie (CMS) rośnie o 1 za każdy mur, który trzymają cesarscy, najwyżej do 5.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1, not below 1, when an Imperial unit is destroyed.</source>
        <translation>Morale cesarskie spada o 1, nie poniżej 1, gdy zostaje zniszczona cesarska jednostka.</translation>
    </message>
    <message>
        <source>The Turkish morale (TMS) falls by 1 when Abdurrahman is lost.</source>
        <translation>Morale tureckie (TMS) spada o 1, gdy Abdurrahman zostaje stracony.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1 after each failed mining.</source>
        <translation>Morale cesarskie spada o 1 po każdych nieudanych podkopach.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 the die is rolled, plus 1 for each Imperial wall except Víziváros, less 1 for each three Turkish units on the map. At 4 or more the Turkish morale falls by 1.</source>
        <translation>Na początku etapów 6, 7 i 8 rzuca się kostką, dodaje 1 za każdy cesarski mur oprócz Víziváros i odejmuje 1 za każde trzy tureckie jednostki na mapie. Przy wyniku 4 lub więcej morale tureckie spada o 1.</translation>
    </message>
    <message>
        <source>The Turkish morale rises by 1, at most to 3, when the relief army gets in. Chit 6 brings it from turn 6 on, chit 13 from turn 8 on.</source>
        <translation>Morale tureckie rośnie o 1, najwyżej do 3, gdy odsiecz wchodzi. Żeton 6 sprowadza ją od tury 6, żeton 13 od tury 8.</translation>
    </message>
    <message>
        <source>Relief army, from turn 6 on: an even roll lets it in. One damaged Turkish unit is restored where the chit is odd, two where it is even. Lost units do not return.</source>
        <translation>Odsiecz, od etapu 6: parzysty rzut ją wpuszcza. Odnawia się jedną uszkodzoną turecką jednostkę, gdy żeton jest nieparzysty, a dwie, gdy parzysty. Stracone jednostki nie wracają.</translation>
    </message>
    <message>
        <source>Hand of fate, from turn 6 on: an even roll gives the Imperials one action more.</source>
        <translation>Ręka losu, od etapu 6: parzysty rzut daje cesarskim jedną akcję więcej.</translation>
    </message>
    <message>
        <source>Epidemic, from turn 6 on: at an even roll one Imperial unit of the player&apos;s choice goes to cell 8 of the track. It goes down by one at each own round, and at 0 it returns to a camp.</source>
        <translation>Epidemia, od etapu 6: przy parzystym rzucie jedna cesarska jednostka, którą wybiera gracz, idzie na pole 8 toru. W każdej własnej kolejce schodzi o jedno pole, a na 0 wraca do obozu.</translation>
    </message>
    <message>
        <source>At turn 7 the ninth Imperial unit goes into the cup, at turn 8 the tenth. When it is drawn it is placed in a camp, may be used at once, and another chit is drawn.</source>
        <translation>W etapie 7 do kubka trafia dziewiąta cesarska jednostka, w etapie 8 dziesiąta. Gdy zostaje wyciągnięta, ustawia się ją w obozie, można jej od razu użyć i ciągnie się następny żeton.</translation>
    </message>
    <message>
        <source>The Imperials win if the Turkish morale was 0 at the end of a round and at the end of the game 4 Turkish units or fewer are left in the castle. Otherwise the Turks win.</source>
        <translation>Cesarscy wygrywają, jeśli na końcu kolejki morale tureckie wynosiło 0, a na końcu gry w zamku zostały 4 tureckie jednostki lub mniej. W innym razie wygrywają Turcy.</translation>
    </message>
    <message>
        <source>What if an assault&apos;s sum is 0 or less? It fails and costs two steps.</source>
        <translation>Co jest, gdy suma szturmu wynosi 0 lub mniej? Szturm się nie udaje i kosztuje dwa stopnie.</translation>
    </message>
    <message>
        <source>What must a Turkish castle fight reach? The Imperial morale (CMS); with turkish-target=tms the Turkish morale.</source>
        <translation>Ile musi osiągnąć turecka walka w zamku? Morale cesarskie (CMS); przy turkish-target=tms morale tureckie.</translation>
    </message>
    <message>
        <source>Who holds an empty wall? Nobody. A Turk may move in, and an Imperial unit that breaches it takes it.</source>
        <translation>Kto trzyma pusty mur? Nikt. Turek może tam wejść, a cesarska jednostka, która wejdzie w jego wyłom, zajmuje go.</translation>
    </message>
    <message>
        <source>May an empty wall be attacked by castle fight? Yes, without a roll: the attackers move in, and it costs the action.</source>
        <translation>Czy można zaatakować pusty mur walką w zamku? Tak, bez rzutu: atakujący wchodzą, a kosztuje to akcję.</translation>
    </message>
    <message>
        <source>Where may Imperial units move freely? From camp to camp, between a camp and an own wall beside it, between own walls, and from a breach to a camp beside it; never into a breach. Each unit once a turn of its side.</source>
        <translation>Gdzie cesarskie jednostki mogą się swobodnie ruszać? Z obozu do obozu, między obozem a własnym murem obok niego, między własnymi murami i z wyłomu do obozu obok niego; nigdy do wyłomu. Każda jednostka raz za każdym razem, gdy jej strona jest na ruchu.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to a wall that is full? No.</source>
        <translation>Czy Abdurrahman może przyjść na mur, który jest pełny? Nie.</translation>
    </message>
    <message>
        <source>May a sortie start in the middle zone? No, for it faces no camp; centre-sortie=yes allows it.</source>
        <translation>Czy wypad może wyjść ze strefy środkowej? Nie, bo nie ma ona naprzeciw obozu; centre-sortie=yes na to pozwala.</translation>
    </message>
    <message>
        <source>How far do Turkish artillery and counter-mining lower the levels? Not below 1.</source>
        <translation>Jak nisko artyleria turecka i kontrmina obniżają poziomy? Nie poniżej 1.</translation>
    </message>
    <message>
        <source>What does a level 2 entrenchment lose against artillery? One level for each success that it cancels. Level 1 is removed.</source>
        <translation>Co traci szaniec poziomu 2 wobec artylerii? Jeden poziom za każdy sukces, który unieważnia. Szaniec poziomu 1 zostaje usunięty.</translation>
    </message>
    <message>
        <source>Does a removed entrenchment return to its player? Yes; with spent-markers=gone it is out of the game.</source>
        <translation>Czy usunięty szaniec wraca do swojego gracza? Tak; przy spent-markers=gone jest poza grą.</translation>
    </message>
    <message>
        <source>What if both draw 0 in the same round? The turn ends.</source>
        <translation>Co jest, gdy obie strony wyciągną 0 w tej samej kolejce? Etap się kończy.</translation>
    </message>
    <message>
        <source>What has the side that did not draw the first 0? The initiative, with one or two actions by its chit. The side with the 0 has none.</source>
        <translation>Co ma strona, która nie wyciągnęła pierwszego 0? Inicjatywę, z jedną lub dwiema akcjami według swojego żetonu. Strona z 0 nie ma żadnej.</translation>
    </message>
    <message>
        <source>When do events happen? Right after the draw, before the actions, also where the numbers are equal; not if the turn ends with this draw.</source>
        <translation>Kiedy zachodzą zdarzenia? Zaraz po ciągnięciu żetonów, przed akcjami, także gdy liczby są równe; nie zachodzą, jeśli tym ciągnięciem kończy się etap.</translation>
    </message>
    <message>
        <source>What if the relief army finds no damaged unit? It has got in all the same, and the Turkish morale rises by 1.</source>
        <translation>Co jest, gdy odsiecz nie znajduje uszkodzonej jednostki? I tak weszła, a morale tureckie rośnie o 1.</translation>
    </message>
    <message>
        <source>How many actions has fate&apos;s side without the initiative? Two.</source>
        <translation>Ile akcji ma strona, której sprzyja los, gdy nie ma inicjatywy? Dwie.</translation>
    </message>
    <message>
        <source>What if the Turkish morale rises again after it was 0? That it was 0 is remembered. With 4 Turks or fewer the game ends at once.</source>
        <translation>Co jest, gdy morale tureckie znów wzrośnie po tym, jak wynosiło 0? Pamięta się, że wynosiło 0. Przy 4 Turkach lub mniej gra kończy się od razu.</translation>
    </message>
    <message>
        <source>Does an officer&apos;s combat value fall with his marker? No, the counter&apos;s number holds.</source>
        <translation>Czy wartość bojowa oficera spada razem z jego znacznikiem? Nie, obowiązuje liczba na jego oddziale.</translation>
    </message>
    <message>
        <source>What does Abdurrahman&apos;s help in a castle fight cost? 1 for each unit, as with the generals.</source>
        <translation>Ile kosztuje pomoc Abdurrahmana w walce w zamku? 1 za każdą jednostkę, jak u generałów.</translation>
    </message>
    <message>
        <source>When is an officer in the same zone during an assault? When he stands in a breach of the attacked wall.</source>
        <translation>Kiedy oficer jest podczas szturmu w tej samej strefie? Gdy stoi w wyłomie atakowanego muru.</translation>
    </message>
    <message>
        <source>Which units may an officer recall? Those destroyed in this turn. They do not go into the cup then.</source>
        <translation>Które jednostki może oficer przywrócić? Te, które zniszczono w tym etapie. Nie trafiają one wtedy do kubka.</translation>
    </message>
    <message>
        <source>Do units in the cup count for the 20 rounds? No, only chits with numbers do.</source>
        <translation>Czy jednostki w kubku liczą się do 20 kolejek? Nie, liczą się tylko żetony z liczbami.</translation>
    </message>
    <message>
        <source>Does the middle zone count as a wall for morale? Yes, it is part of the castle.</source>
        <translation>Czy strefa środkowa liczy się przy morale jako mur? Tak, jest częścią zamku.</translation>
    </message>
    <message>
        <source>Does the loss of a general count as a destroyed Imperial unit? Yes.</source>
        <translation>Czy strata generała liczy się jako zniszczona cesarska jednostka? Tak.</translation>
    </message>
    <message>
        <source>May an entrenchment take the loss of a sortie? Yes, if the Turk wishes.</source>
        <translation>Czy szaniec może przejąć stratę z wypadu? Tak, jeśli Turek tego chce.</translation>
    </message>
    <message>
        <source>May artillery or mining be directed at a wall where nobody could enter? No.</source>
        <translation>Czy artylerię lub podkopy można skierować na mur, gdzie nikt nie mógłby wejść? Nie.</translation>
    </message>
    <message>
        <source>May an officer fall ill? Yes. His marker stays at 0 meanwhile.</source>
        <translation>Czy oficer może zachorować? Tak. Jego znacznik pozostaje w tym czasie na 0.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to the attacked wall in a castle fight? Yes, where the Imperials attack: all goes as in an assault, but for the terrain.</source>
        <translation>Czy Abdurrahman może przyjść do atakowanego muru w walce o zamek? Tak, gdy atakują cesarscy: wszystko przebiega jak w szturmie, oprócz terenu.</translation>
    </message>
    <message>
        <source>Two players have 16 stones each, light for the Romans and dark for the Gauls. The board has eight columns, a to h, and seven rows; the Roman home row is row 1, the Gaul one is row 7.</source>
        <translation>Dwaj gracze mają po 16 kamieni, Rzymianie jasne, Galowie ciemne. Plansza ma osiem kolumn, od a do h, i siedem rzędów; rząd macierzysty Rzymian to rząd 1, a Galów rząd 7.</translation>
    </message>
    <message>
        <source>At the start two stones, a tower, stand on every cell of a player's home row.</source>
        <translation>Na początku na każdym polu własnego rzędu macierzystego stoją dwa kamienie, czyli wieża.</translation>
    </message>
    <message>
        <source>Two stones of one colour on a cell are a tower. A tower blocks the way and can be spread again. A cell takes at most two stones, and never stones of both colours.</source>
        <translation>Dwa kamienie jednego koloru na polu to wieża. Wieża blokuje drogę i można ją znów rozłożyć. Pole mieści najwyżej dwa kamienie i nigdy kamieni obu kolorów.</translation>
    </message>
    <message>
        <source>A single stone is a wall. A wall never moves and blocks the way; a second stone of its colour makes it a tower.</source>
        <translation>Pojedynczy kamień to mur. Mur nigdy się nie rusza i blokuje drogę; drugi kamień jego koloru robi z niego wieżę.</translation>
    </message>
    <message>
        <source>The Romans begin and the players take turns. A turn is exactly one action, and nobody may pass.</source>
        <translation>Zaczynają Rzymianie, a gracze grają na przemian. Tura to dokładnie jedna akcja i nikt nie może pasować.</translation>
    </message>
    <message>
        <source>A tower moves in a straight line in one of the eight directions: one stone goes to the next cell, the other to the cell behind it. Both cells must be empty or hold a wall of the mover&apos;s own. The tower&apos;s cell is empty then.</source>
        <translation>Wieża rusza się po linii prostej w jednym z ośmiu kierunków: jeden kamień idzie na najbliższe pole, drugi na pole za nim. Każde z obu pól musi być puste albo zajęte przez mur gracza, który wykonuje ruch. Pole wieży jest wtedy puste.</translation>
    </message>
    <message>
        <source>A tower gives up one of its stones to remove an enemy wall on one of the eight cells around it; a wall stays where the tower stood. Nobody has to do so.</source>
        <translation>Wieża oddaje jeden ze swoich kamieni, by usunąć mur wroga z jednego z ośmiu pól wokół niej; tam, gdzie stała wieża, zostaje mur. Nikt nie musi tego robić.</translation>
    </message>
    <message>
        <source>A player whose unit stands on the opponent&apos;s home row has won.</source>
        <translation>Gracz, którego jednostka stoi w rzędzie macierzystym przeciwnika, wygrał.</translation>
    </message>
    <message>
        <source>A player who has no legal action when the own turn begins has lost.</source>
        <translation>Gracz, który na początku własnej tury nie ma żadnej dozwolonej akcji, przegrał.</translation>
    </message>
    <message>
        <source>In the advanced game a cell takes three stones of one colour. Three are a catapult; a stone of a moved tower that lands on an own tower makes one.</source>
        <translation>W grze zaawansowanej pole mieści trzy kamienie jednego koloru. Trzy to katapulta; powstaje, gdy kamień ruszonej wieży trafia na własną wieżę.</translation>
    </message>
    <message>
        <source>A catapult cannot move. It blocks the way as a tower does.</source>
        <translation>Katapulta nie może się ruszać. Blokuje drogę tak jak wieża.</translation>
    </message>
    <message>
        <source>A stone thrown at an empty cell becomes an own wall there. Thrown at an enemy unit, it leaves the game together with one stone of that unit. Own units cannot be targets.</source>
        <translation>Kamień rzucony na puste pole staje się tam własnym murem. Rzucony na jednostkę wroga wychodzi z gry razem z jednym kamieniem tej jednostki. Własne jednostki nie mogą być celem.</translation>
    </message>
    <message>
        <source>A tower beside an enemy catapult gives up one stone to make it a tower, or both stones to make it a wall. A tower never attacks an enemy tower.</source>
        <translation>Wieża obok katapulty wroga oddaje jeden kamień, by zrobić z niej wieżę, albo oba kamienie, by zrobić z niej mur. Wieża nigdy nie atakuje wieży wroga.</translation>
    </message>
    <message>
        <source>By the author&apos;s own advanced rules a unit on the opponent&apos;s home row wins only if it still stands there when its owner&apos;s next turn begins (breakthrough=delayed).</source>
        <translation>Według zaawansowanych reguł samego autora jednostka w rzędzie macierzystym przeciwnika wygrywa tylko wtedy, gdy nadal tam stoi, kiedy zaczyna się następna tura jej właściciela (breakthrough=delayed).</translation>
    </message>
    <message>
        <source>In a bribe game the Romans&apos; first turn is special: one tower of the home row is spread as two walls on any two cells of the second row.</source>
        <translation>W grze z łapówką pierwsza tura Rzymian jest specjalna: jedną wieżę z rzędu macierzystego rozrzuca się jako dwa mury na dowolne dwa pola drugiego rzędu.</translation>
    </message>
    <message>
        <source>After that the person who leads the Gauls may exchange sides with the other person, once. Whatever is decided, the Gauls&apos; first turn is a special one of the same kind, on their second row.</source>
        <translation>Potem osoba, która prowadzi Galów, może raz zamienić się stronami z drugą osobą. Cokolwiek postanowi, pierwsza tura Galów jest turą specjalną tego samego rodzaju, w ich drugim rzędzie.</translation>
    </message>
    <message>
        <source>The special first turn has 224 possibilities; an ordinary one has 20.</source>
        <translation>Specjalna pierwsza tura ma 224 możliwości; zwykła ma ich 20.</translation>
    </message>
    <message>
        <source>In escape nobody wins by a breakthrough. A player wins when the opponent cannot act or gives up. A player may give up at any time, also when the other is to move.</source>
        <translation>W ucieczce nikt nie wygrywa przełamaniem. Gracz wygrywa, gdy przeciwnik nie może nic zrobić albo się poddaje. Gracz może się poddać w każdej chwili, także gdy na ruchu jest drugi.</translation>
    </message>
    <message>
        <source>Four players play escape round a square board, one at each edge, with no tower in the corners; three play round a hexagon, and two may. Who cannot act is out, and the stones stay.</source>
        <translation>Czterech graczy gra w ucieczkę wokół kwadratowej planszy, po jednym przy każdej krawędzi, bez wież w rogach; trzech gra wokół sześciokąta, dwóch też może. Kto nie może nic zrobić, odpada, a jego kamienie zostają.</translation>
    </message>
    <message>
        <source>Does a breakthrough win at once in the advanced game? Yes; with breakthrough=delayed it must survive the opponent&apos;s turn.</source>
        <translation>Czy w grze zaawansowanej przełamanie wygrywa od razu? Tak; przy breakthrough=delayed musi przetrwać turę przeciwnika.</translation>
    </message>
    <message>
        <source>Does a stone win that was thrown onto the opponent&apos;s home row? Yes, for it is a unit there.</source>
        <translation>Czy wygrywa kamień rzucony do rzędu macierzystego przeciwnika? Tak, bo jest tam jednostką.</translation>
    </message>
    <message>
        <source>When exactly does a delayed breakthrough win? When its owner&apos;s turn begins and the unit is still there. Where both have one, the player whose turn begins first wins.</source>
        <translation>Kiedy dokładnie wygrywa opóźnione przełamanie? Gdy zaczyna się tura jego właściciela, a jednostka nadal tam jest. Gdy mają je obaj, wygrywa gracz, którego tura zaczyna się pierwsza.</translation>
    </message>
    <message>
        <source>Is giving up two stones against a catapult one action? Yes; it has two forms, with one stone or with both.</source>
        <translation>Czy oddanie dwóch kamieni przeciw katapulcie to jedna akcja? Tak; ma ona dwie postacie, z jednym kamieniem albo z oboma.</translation>
    </message>
    <message>
        <source>May both stones of the special move go to one cell? No: two different cells, in any order.</source>
        <translation>Czy oba kamienie ruchu specjalnego mogą trafić na jedno pole? Nie: na dwa różne pola, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Who moves after the persons have exchanged sides? The Gaul side, as before. The exchange is no turn.</source>
        <translation>Kto rusza, gdy osoby zamieniły się stronami? Strona Galów, jak przedtem. Zamiana nie jest turą.</translation>
    </message>
    <message>
        <source>May a bribe game have catapults? Yes, the options do not depend on each other.</source>
        <translation>Czy w grze z łapówką mogą być katapulty? Tak, te opcje nie zależą od siebie.</translation>
    </message>
    <message>
        <source>What is forward for a catapult of three or four players, or on a hexagon? Away from the own edge; on a hexagon the two forward and the two lateral directions. By default these games have no catapults.</source>
        <translation>Gdzie jest „do przodu” dla katapulty przy trzech lub czterech graczach albo na sześciokącie? W kierunku, który oddala od własnej krawędzi; na sześciokącie są to dwa kierunki do przodu i dwa na boki. Domyślnie w tych grach nie ma katapult.</translation>
    </message>
    <message>
        <source>What ends an endless game? No rule does. The third time that a position occurs is reported, and the players may agree on a draw.</source>
        <translation>Co kończy grę, która nie ma końca? Żadna reguła. Zgłasza się, gdy ta sama pozycja powstaje po raz trzeci, i gracze mogą zgodzić się na remis.</translation>
    </message>
    <message>
        <source>In which order do four play? Clockwise from the first player. Everybody else is an enemy, and the stones of those who are out can still be removed.</source>
        <translation>W jakiej kolejności gra czterech graczy? Zgodnie z ruchem wskazówek zegara, od pierwszego gracza. Wszyscy inni są wrogami, a kamienie tych, którzy odpadli, nadal można usuwać.</translation>
    </message>
    <message>
        <source>When is one of several players out? At the start of a turn in which that player cannot act.</source>
        <translation>Kiedy odpada jeden z kilku graczy? Na początku tury, w której ten gracz nie może nic zrobić.</translation>
    </message>
    <message>
        <source>Where do three stand on a hexagon? On three alternate edges that share no corner, with towers on all cells of them.</source>
        <translation>Gdzie stoją trzej gracze na sześciokącie? Na co drugiej krawędzi, czyli na trzech, które nie mają wspólnego rogu, z wieżami na wszystkich ich polach.</translation>
    </message>
    <message>
        <source>Do two units on the goal row count more than one, or an own stone on the own home row? No, neither makes a difference.</source>
        <translation>Czy dwie jednostki w rzędzie docelowym liczą się za więcej niż jedną, albo czy liczy się własny kamień we własnym rzędzie macierzystym? Nie, jedno i drugie niczego nie zmienia.</translation>
    </message>
    <message>
        <source>The board is a sea of squares with a red and a yellow port. White lines are the coasts; each port has two entrances through its coast. In the middle lie islands with neutral water round them.</source>
        <translation>Plansza to morze z pól, z portem czerwonym i żółtym. Białe linie to brzegi; każdy port ma w swoim brzegu dwa wejścia. Pośrodku leżą wyspy, a wokół nich wody neutralne.</translation>
    </message>
    <message>
        <source>Two players play, or two teams.</source>
        <translation>Grają dwaj gracze albo dwie drużyny.</translation>
    </message>
    <message>
        <source>Each side has 29 ships, 4 coastal batteries and 6 mines. A token&apos;s picture shows its kind; kinds differ in strength and in how far they move.</source>
        <translation>Każda strona ma 29 okrętów, 4 baterie nadbrzeżne i 6 min. Rysunek na żetonie pokazuje jego rodzaj; rodzaje różnią się siłą i tym, jak daleko się ruszają.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the opponent&apos;s port has won.</source>
        <translation>Kto wprowadzi okręt desantowy do portu przeciwnika, wygrał.</translation>
    </message>
    <message>
        <source>Ships are set up anywhere in the own port, hidden from the opponent. Batteries stand for good beside the entrances. Mines are set up in the port or kept off the board.</source>
        <translation>Okręty ustawia się w dowolnym miejscu własnego portu, ukryte przed przeciwnikiem. Baterie stoją na stałe obok wejść. Miny ustawia się w porcie albo trzyma poza planszą.</translation>
    </message>
    <message>
        <source>A ship moves in any direction, diagonals included, up to the number of squares of its kind. It may move fewer, and the same holds in port and at sea.</source>
        <translation>Okręt rusza się w dowolnym kierunku, także na ukos, o najwyżej tyle pól, ile ma jego rodzaj. Może przejść mniej pól, a to samo obowiązuje w porcie i na morzu.</translation>
    </message>
    <message>
        <source>A square holds one unit, and nobody jumps over an occupied square.</source>
        <translation>Pole mieści jedną jednostkę i nikt nie przeskakuje zajętego pola.</translation>
    </message>
    <message>
        <source>Either side may begin, by taking a ship out through an entrance. The coast is never crossed, except as NB-16 allows.</source>
        <translation>Zacząć może każda ze stron, wyprowadzając okręt przez wejście. Brzegu nigdy się nie przekracza, chyba że pozwala na to NB-16.</translation>
    </message>
    <message>
        <source>To attack, a player says so and points at an enemy unit on the next square. Both units are shown. The weaker is removed; where both are equally strong, both are removed.</source>
        <translation>By zaatakować, gracz mówi to i wskazuje jednostkę wroga na sąsiednim polu. Pokazuje się obie jednostki. Słabszą się usuwa; gdy są równie silne, usuwa się obie.</translation>
    </message>
    <message>
        <source>The same holds in ports. A foreign ship enters a port only through an entrance both of whose batteries are gone.</source>
        <translation>To samo obowiązuje w portach. Obcy okręt wchodzi do portu tylko przez wejście, przy którym obie baterie są już usunięte.</translation>
    </message>
    <message>
        <source>Besides moving, a carrier may send one plane a turn against a unit up to four squares away, the target&apos;s square counted.</source>
        <translation>Lotniskowiec może, oprócz ruchu, wysłać w turze jeden samolot przeciw jednostce odległej o najwyżej cztery pola, licząc z polem celu.</translation>
    </message>
    <message>
        <source>After its attack the plane stays on the destroyed ship&apos;s square for one enemy turn. If it is not destroyed there it returns to the carrier, which costs no move.</source>
        <translation>Po ataku samolot zostaje na polu zniszczonego okrętu przez jedną turę wroga. Jeśli nie zostanie tam zniszczony, wraca na lotniskowiec, co nie kosztuje ruchu.</translation>
    </message>
    <message>
        <source>A battery strikes any unit within one square of it, also inside the port, but no missile ship.</source>
        <translation>Bateria bije każdą jednostkę odległą od niej o najwyżej jedno pole, także wewnątrz portu, ale nie okręt rakietowy.</translation>
    </message>
    <message>
        <source>Enemy ships may not pass through squares that a battery covers.</source>
        <translation>Okręty wroga nie mogą przechodzić przez pola, które bateria ma w zasięgu.</translation>
    </message>
    <message>
        <source>Only a missile ship can remove a battery across the coast. It must be within one square of it, and the player says so.</source>
        <translation>Tylko okręt rakietowy może usunąć baterię przez brzeg. Musi być od niej najwyżej o jedno pole, a gracz to mówi.</translation>
    </message>
    <message>
        <source>A turn removes one battery at most. This is the one exception to the coast line.</source>
        <translation>W turze usuwa się najwyżej jedną baterię. To jedyny wyjątek od linii brzegu.</translation>
    </message>
    <message>
        <source>A mine may be laid at any time on a square beside an own minesweeper, with the words for it. It costs no move, and a laid mine never moves.</source>
        <translation>Minę można postawić w każdej chwili na polu obok własnego trałowca, mówiąc odpowiednie słowa. Nie kosztuje to ruchu, a postawiona mina nigdy się nie rusza.</translation>
    </message>
    <message>
        <source>Only an enemy minesweeper beside it can remove a mine, with the words for it.</source>
        <translation>Minę może usunąć tylko trałowiec wroga, który jest obok niej, a gracz mówi odpowiednie słowa.</translation>
    </message>
    <message>
        <source>A mine that is attacked is removed together with the attacker, also where a minesweeper attacked it.</source>
        <translation>Zaatakowaną minę usuwa się razem z atakującym, także gdy zaatakował ją trałowiec.</translation>
    </message>
    <message>
        <source>A unit may stay in neutral water for three of its owner&apos;s moves in a row. If it has not left by then it is removed, which costs no move.</source>
        <translation>Jednostka może stać na wodach neutralnych przez trzy kolejne ruchy swojego właściciela. Jeśli do tego czasu ich nie opuściła, usuwa się ją, co nie kosztuje ruchu.</translation>
    </message>
    <message>
        <source>A unit in neutral water cannot attack and cannot be attacked. No mine is laid on or from neutral water.</source>
        <translation>Jednostka na wodach neutralnych nie może atakować i nie można jej atakować. Nie stawia się min na wodach neutralnych ani z nich.</translation>
    </message>
    <message>
        <source>A side that has lost its landing ship can no longer win. The same holds for a side that has lost all three missile ships.</source>
        <translation>Strona, która straciła okręt desantowy, nie może już wygrać. To samo dotyczy strony, która straciła wszystkie trzy okręty rakietowe.</translation>
    </message>
    <message>
        <source>May a missile ship remove a battery in the turn in which it arrives? No, in a later one; with turn=move-then-attack in the same.</source>
        <translation>Czy okręt rakietowy może usunąć baterię w turze, w której przybywa? Nie, dopiero w późniejszej; przy turn=move-then-attack w tej samej.</translation>
    </message>
    <message>
        <source>May a move bend? Yes, at every square, and all squares on the way must be free. With path=straight it goes straight on.</source>
        <translation>Czy ruch może skręcać? Tak, na każdym polu, a wszystkie pola po drodze muszą być wolne. Przy path=straight idzie się prosto.</translation>
    </message>
    <message>
        <source>Does the winner of an attack move onto the square? No, it stays where it is.</source>
        <translation>Czy zwycięzca ataku wchodzi na zdobyte pole? Nie, zostaje tam, gdzie jest.</translation>
    </message>
    <message>
        <source>May an enemy enter a square that a battery covers? Yes, but it stops there and goes on in a later turn. Missile ships do not mind batteries.</source>
        <translation>Czy wróg może wejść na pole, które bateria ma w zasięgu? Tak, ale tam się zatrzymuje i rusza dalej w późniejszej turze. Okręty rakietowe nie zważają na baterie.</translation>
    </message>
    <message>
        <source>When does a battery strike? As its owner&apos;s turn. It always wins, never against a missile ship, and it reaches across the coast.</source>
        <translation>Kiedy bije bateria? Jako tura swojego właściciela. Zawsze wygrywa, nigdy nie bije okrętu rakietowego i sięga przez brzeg.</translation>
    </message>
    <message>
        <source>May others attack a battery? Not across the coast. From inside the port or through the entrance they are lost, and the battery stays.</source>
        <translation>Czy inni mogą atakować baterię? Nie przez brzeg. Kto atakuje z wnętrza portu albo przez wejście, jest stracony, a bateria zostaje.</translation>
    </message>
    <message>
        <source>Which batteries guard an entrance? The two at its sides.</source>
        <translation>Które baterie strzegą wejścia? Dwie po jego bokach.</translation>
    </message>
    <message>
        <source>How strong is a plane? As strong as its carrier. In a fight of equals both are lost; the carrier itself is not. Only one plane is in the air at a time.</source>
        <translation>Jak silny jest samolot? Tak jak jego lotniskowiec. W walce równych stracone są obie walczące jednostki; sam lotniskowiec nie. W powietrzu jest naraz tylko jeden samolot.</translation>
    </message>
    <message>
        <source>How is a plane&apos;s distance counted? In steps of a king, over anything. Units in neutral water, batteries and mines are no targets.</source>
        <translation>Jak liczy się odległość samolotu? W krokach króla, nad wszystkim. Jednostki na wodach neutralnych, baterie i miny nie są celami.</translation>
    </message>
    <message>
        <source>How is a stay in neutral water counted? The move that enters does not count. A unit that is still there after its owner&apos;s third later turn is removed; moving within neutral water changes nothing.</source>
        <translation>Jak liczy się pobyt na wodach neutralnych? Ruch, którym się wchodzi, nie liczy się. Jednostkę, która po trzeciej późniejszej turze właściciela nadal tam jest, usuwa się; ruch wewnątrz wód neutralnych niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Where do mines in the port lie? On any squares of the own port. They count as laid.</source>
        <translation>Gdzie leżą miny w porcie? Na dowolnych polach własnego portu. Liczą się jako postawione.</translation>
    </message>
    <message>
        <source>Does an own mine block the way? Yes, its square is occupied for both sides.</source>
        <translation>Czy własna mina blokuje drogę? Tak, jej pole jest zajęte dla obu stron.</translation>
    </message>
    <message>
        <source>Does the loss of the missile ships stop the landing ship? Yes, that side cannot win even where an entrance is open.</source>
        <translation>Czy strata okrętów rakietowych zatrzymuje okręt desantowy? Tak, ta strona nie może wygrać, nawet gdy wejście jest otwarte.</translation>
    </message>
    <message>
        <source>What if neither side can win any more? The game is a draw.</source>
        <translation>Co jest, gdy żadna strona nie może już wygrać? Gra kończy się remisem.</translation>
    </message>
    <message>
        <source>May an attack cross a coast edge or an island&apos;s corner diagonally? No coast edge, except by batteries; an island&apos;s corner does not block.</source>
        <translation>Czy atak może iść na ukos przez krawędź brzegu albo róg wyspy? Przez krawędź brzegu nie, oprócz baterii; róg wyspy nie blokuje.</translation>
    </message>
    <message>
        <source>What does a side do that has no legal action? It passes.</source>
        <translation>Co robi strona, która nie ma żadnej dozwolonej akcji? Pasuje.</translation>
    </message>
    <message>
        <source>What is shown in a fight? The two units that fight, and then the survivor is hidden again.</source>
        <translation>Co pokazuje się w walce? Dwie jednostki, które walczą, a potem ocalałą znów się ukrywa.</translation>
    </message>
    <message>
        <source>Two players have one die. Each has a map of a domain, six ships and six soldiers.</source>
        <translation>Dwaj gracze mają jedną kostkę. Każdy ma mapę domeny, sześć okrętów i sześciu żołnierzy.</translation>
    </message>
    <message>
        <source>The figures are cut out and folded: a ship covers two squares, a soldier one. The first player has the light Roman figures on red bases, the second the dark Greek ones on blue bases.</source>
        <translation>Figury wycina się i składa: okręt zajmuje dwa pola, żołnierz jedno. Pierwszy gracz ma jasne figury rzymskie na czerwonych podstawkach, drugi ciemne greckie na niebieskich.</translation>
    </message>
    <message>
        <source>The aim is to destroy all enemy figures, or to have at least three soldiers on the squares of the enemy fortress.</source>
        <translation>Celem jest zniszczyć wszystkie figury wroga albo mieć co najmniej trzech żołnierzy na polach twierdzy wroga.</translation>
    </message>
    <message>
        <source>Who destroys all enemy soldiers, or brings three figures into the enemy fortress, has won, whatever else is left.</source>
        <translation>Kto zniszczy wszystkich żołnierzy wroga albo wprowadzi trzy figury do twierdzy wroga, wygrał, cokolwiek jeszcze zostało.</translation>
    </message>
    <message>
        <source>The ships begin on the anchors. The soldiers begin anywhere on the own coast, one on a square.</source>
        <translation>Okręty zaczynają na kotwicach. Żołnierze zaczynają w dowolnym miejscu własnego brzegu, po jednym na polu.</translation>
    </message>
    <message>
        <source>The players take turns, and a turn moves one figure.</source>
        <translation>Gracze grają na przemian, a w turze rusza się jedna figura.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, counted from the bow; or it turns sideways and sails one square, or sails one square and turns sideways; or it turns right round. When it turns, the bow stays and the stern goes round.</source>
        <translation>Okręt płynie dwa pola prosto naprzód, licząc od dziobu; albo skręca w bok i płynie jedno pole, albo płynie jedno pole i skręca w bok; albo zawraca. Przy obrocie dziób zostaje, a rufa obraca się wokół niego.</translation>
    </message>
    <message>
        <source>A soldier walks one square forward, back or sideways, on coast squares only.</source>
        <translation>Żołnierz idzie jedno pole w przód, w tył lub w bok, tylko po polach brzegu.</translation>
    </message>
    <message>
        <source>A soldier who steps onto an enemy soldier&apos;s square begins a land battle.</source>
        <translation>Żołnierz, który wchodzi na pole żołnierza wroga, zaczyna walkę na lądzie.</translation>
    </message>
    <message>
        <source>A ship whose bow hits an enemy ship from the side or from behind sinks it.</source>
        <translation>Okręt, którego dziób uderza okręt wroga z boku albo z tyłu, zatapia go.</translation>
    </message>
    <message>
        <source>A player whose move brings a ship beside an enemy ship, parallel on neighbouring squares, may announce a boarding fight.</source>
        <translation>Gracz, którego ruch stawia okręt obok okrętu wroga, równolegle na sąsiednich polach, może ogłosić abordaż.</translation>
    </message>
    <message>
        <source>A ship carries one or two soldiers. It loads them at the coast, from squares beside it. They are put aside, and both players remember which ships are laden. A ship that sinks takes its soldiers down.</source>
        <translation>Okręt wiezie jednego lub dwóch żołnierzy. Bierze ich na pokład przy brzegu, z pól obok siebie. Odkłada się ich na bok, a obaj gracze pamiętają, które okręty są załadowane. Okręt, który tonie, zabiera swoich żołnierzy na dno.</translation>
    </message>
    <message>
        <source>Both soldiers of a stopped ship may land in one turn, on squares beside it. Where an enemy stands on such a square, a land battle is fought.</source>
        <translation>Obaj żołnierze stojącego okrętu mogą wylądować w jednej turze, na polach obok niego. Gdzie na takim polu stoi wróg, toczy się walkę na lądzie.</translation>
    </message>
    <message>
        <source>The attacker throws the die and adds 3, the defender throws and adds 2. The higher sum wins. The loser is removed and the winner takes the square.</source>
        <translation>Atakujący rzuca kostką i dodaje 3, obrońca rzuca i dodaje 2. Wyższa suma wygrywa. Przegranego usuwa się, a zwycięzca zajmuje pole.</translation>
    </message>
    <message>
        <source>In a boarding fight a ship has its sailors, who count as one soldier, and the soldiers aboard. The players attack in turn, the boarder first. Who loses an exchange removes a soldier, the sailors last. When they too have fallen, the ship is the winner&apos;s.</source>
        <translation>Przy abordażu okręt ma swoich marynarzy, którzy liczą się jak jeden żołnierz, i żołnierzy na pokładzie. Gracze atakują na przemian, najpierw ten, kto dokonał abordażu. Kto przegrywa wymianę, usuwa żołnierza, a marynarzy na końcu. Gdy polegną i oni, okręt należy do zwycięzcy.</translation>
    </message>
    <message>
        <source>In a boarding fight the defender may move a ship instead of throwing: a tactical move. It may sink a ship or begin another boarding. The defender always loses the fighter of that exchange.</source>
        <translation>Przy abordażu obrońca może zamiast rzutu ruszyć okręt: to ruch taktyczny. Może on zatopić okręt albo zacząć następny abordaż. Obrońca zawsze traci walczącego z tej wymiany.</translation>
    </message>
    <message>
        <source>A tactical move may sink the ship that boards, but may not board that ship. If the defender thereby loses the sailors, the attacked ship is the opponent&apos;s and the boarding soldiers cross over to it. A boarding cannot be refused, and fighting ships cannot be parted.</source>
        <translation>Ruch taktyczny może zatopić okręt, który dokonał abordażu, ale nie może tego okrętu abordować. Jeśli obrońca traci przez to marynarzy, zaatakowany okręt należy do przeciwnika i żołnierze, którzy dokonali abordażu, przechodzą na niego. Abordażu nie można odmówić, a walczących okrętów nie można rozdzielić.</translation>
    </message>
    <message>
        <source>When the sums are equal nobody wins the exchange, and the defender attacks next.</source>
        <translation>Gdy sumy są równe, nikt nie wygrywa wymiany i następny atakuje obrońca.</translation>
    </message>
    <message>
        <source>A ship cannot attack a soldier ashore. One soldier who stands beside a ship at the coast may attack it by the rules of boarding.</source>
        <translation>Okręt nie może atakować żołnierza na lądzie. Jeden żołnierz, który stoi obok okrętu przy brzegu, może go zaatakować według reguł abordażu.</translation>
    </message>
    <message>
        <source>With a second book the fleets and armies are united, two maps are put together and each player has two fortresses.</source>
        <translation>Z drugą książką łączy się floty i armie, składa się razem dwie mapy i każdy gracz ma dwie twierdze.</translation>
    </message>
    <message>
        <source>Three or more players use a larger map. They may make alliances and agreements, and buy and sell ships and soldiers.</source>
        <translation>Trzech lub więcej graczy używa większej mapy. Mogą zawierać sojusze i umowy, kupować i sprzedawać okręty i żołnierzy.</translation>
    </message>
    <message>
        <source>Must all figures be destroyed, or all soldiers? All soldiers, those aboard included; aim=figures asks for the ships too.</source>
        <translation>Czy trzeba zniszczyć wszystkie figury, czy wszystkich żołnierzy? Wszystkich żołnierzy, także tych na pokładach; aim=figures wymaga też okrętów.</translation>
    </message>
    <message>
        <source>Who starts? The Romans; with first=die the higher die.</source>
        <translation>Kto zaczyna? Rzymianie; przy first=die wyższa kostka.</translation>
    </message>
    <message>
        <source>Does a ship sail exactly two squares ahead? Yes; with ahead=up-to-two it may also sail one.</source>
        <translation>Czy okręt płynie naprzód dokładnie dwa pola? Tak; przy ahead=up-to-two może też popłynąć jedno.</translation>
    </message>
    <message>
        <source>What must be free for a move? Every new square is sea, on the board and empty, except for a ram. A turn needs only the stern&apos;s new square.</source>
        <translation>Co musi być wolne przy ruchu? Każde nowe pole jest morzem, leży na planszy i jest puste, oprócz taranowania. Obrót wymaga tylko nowego pola rufy.</translation>
    </message>
    <message>
        <source>From which direction is a hit a ram? From the side or from behind. A bow may not meet an enemy bow head-on.</source>
        <translation>Z którego kierunku uderzenie jest taranowaniem? Z boku albo z tyłu. Dziób nie może uderzyć czołowo w dziób wroga.</translation>
    </message>
    <message>
        <source>Does the move go on after a ram on the first square? No, it ends there; with ram=carry-on it goes on.</source>
        <translation>Czy po taranowaniu na pierwszym polu ruch trwa dalej? Nie, tam się kończy; przy ram=carry-on trwa dalej.</translation>
    </message>
    <message>
        <source>May a player ram own ships? No.</source>
        <translation>Czy gracz może taranować własne okręty? Nie.</translation>
    </message>
    <message>
        <source>Over how many squares must two ships lie side by side for a boarding? Over both; with alongside=one one square is enough. The boarding follows a move of this turn and is announced.</source>
        <translation>Na długości ilu pól muszą dwa okręty leżeć burta w burtę do abordażu? Na długości obu; przy alongside=one wystarczy jedno pole. Abordaż następuje po ruchu z tej tury i ogłasza się go.</translation>
    </message>
    <message>
        <source>What is beside for soldiers, loading and landing? The four squares to the sides, not the diagonal ones.</source>
        <translation>Co znaczy „obok” dla żołnierzy, brania na pokład i lądowania? Cztery pola po bokach, nie te na ukos.</translation>
    </message>
    <message>
        <source>Does loading cost a turn? Yes, one turn for one or two soldiers.</source>
        <translation>Czy branie na pokład kosztuje turę? Tak, jedną turę za jednego lub dwóch żołnierzy.</translation>
    </message>
    <message>
        <source>Does a defender who wins a land battle take the loser&apos;s square? Yes. A soldier who comes from a ship has none, and the defender stays.</source>
        <translation>Czy obrońca, który wygrywa walkę na lądzie, zajmuje pole przegranego? Tak. Żołnierz, który schodzi ze statku, nie ma pola, i wtedy obrońca zostaje na miejscu.</translation>
    </message>
    <message>
        <source>What follows a tie in a land battle? The roles change, the former defender adds 3, and both throw again.</source>
        <translation>Co następuje po remisie w walce na lądzie? Role się zamieniają, dotychczasowy obrońca dodaje 3 i obaj rzucają jeszcze raz.</translation>
    </message>
    <message>
        <source>Who adds 3 in the later exchanges of a boarding? Whoever attacks in that exchange. The attack changes after every exchange.</source>
        <translation>Kto dodaje 3 w dalszych wymianach abordażu? Ten, kto atakuje w tej wymianie. Atak przechodzi na drugą stronę po każdej wymianie.</translation>
    </message>
    <message>
        <source>Who is aboard a captured ship? Sailors again, but no soldiers. The winner&apos;s soldiers stay where they were.</source>
        <translation>Kto jest na pokładzie zdobytego okrętu? Znów marynarze, ale żadnych żołnierzy. Żołnierze zwycięzcy zostają tam, gdzie byli.</translation>
    </message>
    <message>
        <source>What becomes of a soldier who takes a ship from the shore? He goes aboard, and the ship has sailors again.</source>
        <translation>Co się dzieje z żołnierzem, który zdobywa okręt z brzegu? Wchodzi na pokład, a okręt znów ma marynarzy.</translation>
    </message>
    <message>
        <source>Which ship may make a tactical move? Any own ship that is not in this fight. A ram and a new boarding are included, and a new boarding is fought out first.</source>
        <translation>Który okręt może wykonać ruch taktyczny? Każdy własny okręt, który nie bierze udziału w tej walce. Obejmuje to taranowanie i nowy abordaż, a nowy abordaż rozgrywa się najpierw do końca.</translation>
    </message>
    <message>
        <source>What if the tactical move sinks the boarder while the defender still has fighters? The fight is over and the defender keeps the ship. Soldiers on the sunk ship are lost.</source>
        <translation>Co jest, gdy ruch taktyczny zatapia okręt, który dokonał abordażu, a obrońca ma jeszcze walczących? Walka jest skończona i obrońca zachowuje okręt. Żołnierze na zatopionym okręcie są straceni.</translation>
    </message>
    <message>
        <source>What if the forfeited fighter was the sailors? The ship is captured all the same, and the boarder&apos;s soldiers cross over to it.</source>
        <translation>Co jest, gdy oddanym walczącym byli marynarze? Okręt i tak jest zdobyty, a żołnierze tego, kto dokonał abordażu, przechodzą na niego.</translation>
    </message>
    <message>
        <source>Who is the defender that may make a tactical move? The player who does not attack in this exchange.</source>
        <translation>Kto jest obrońcą, który może wykonać ruch taktyczny? Gracz, który w tej wymianie nie atakuje.</translation>
    </message>
    <message>
        <source>Do own soldiers count in the own fortress? No, they defend it and count for nothing else.</source>
        <translation>Czy własni żołnierze liczą się we własnej twierdzy? Nie, bronią jej i poza tym nic nie znaczą.</translation>
    </message>
    <message>
        <source>When is the fortress looked at? After every action. The soldiers must be ashore.</source>
        <translation>Kiedy sprawdza się twierdzę? Po każdej akcji. Żołnierze muszą być na lądzie.</translation>
    </message>
    <message>
        <source>What does a player do who has no legal move? That player passes.</source>
        <translation>Co robi gracz, który nie ma żadnego dozwolonego ruchu? Ten gracz pasuje.</translation>
    </message>
    <message>
        <source>Is a ship at the coast where it touches it diagonally? No, only side by side.</source>
        <translation>Czy okręt jest przy brzegu, gdy dotyka go na ukos? Nie, tylko bok w bok.</translation>
    </message>
    <message>
        <source>Two players have one or more matchbox galleys each: two in the standard game, one in the short game.</source>
        <translation>Dwaj gracze mają galery z pudełek od zapałek, po jednej lub więcej: po dwie w grze standardowej, po jednej w grze krótkiej.</translation>
    </message>
    <message>
        <source>The sleeve of the matchbox is the hull; the drawer is no part of it.</source>
        <translation>Osłonka pudełka od zapałek to kadłub; szufladka nie jest jego częścią.</translation>
    </message>
    <message>
        <source>The deck has up to four holes for masts, and each long side up to six for oars. They are drilled for the galley&apos;s type, so that a 4/4/4 has four a side.</source>
        <translation>Pokład ma do czterech otworów na maszty, a każda długa burta do sześciu na wiosła. Wierci się je według typu galery, więc 4/4/4 ma po cztery na burtę.</translation>
    </message>
    <message>
        <source>Oars are matches with a head, stuck in the sides with the head outward. Masts are matches without a head, on the deck. Oars stand for rowers, masts for soldiers.</source>
        <translation>Wiosła to zapałki z główką, wetknięte w burty główką na zewnątrz. Maszty to zapałki bez główki, na pokładzie. Wiosła oznaczają wioślarzy, maszty żołnierzy.</translation>
    </message>
    <message>
        <source>The oars of one side and the masts are 8 together: 6 oars a side and 2 masts, 5 and 3, or 4 and 4. Both sides begin with as many oars; that may change in play.</source>
        <translation>Wiosła jednej burty i maszty to razem 8: 6 wioseł na burtę i 2 maszty, 5 i 3 albo 4 i 4. Obie burty zaczynają z tą samą liczbą wioseł; w grze może się to zmienić.</translation>
    </message>
    <message>
        <source>A triangle on the deck marks the bow. A galley rams with that end.</source>
        <translation>Trójkąt na pokładzie oznacza dziób. Tym końcem galera taranuje.</translation>
    </message>
    <message>
        <source>Match heads never touch a striking strip, neither while building nor in play.</source>
        <translation>Główki zapałek nigdy nie dotykają draski, ani przy budowie, ani w grze.</translation>
    </message>
    <message>
        <source>A galley has eight matches for orders: a headed one for each oar of one side and a headless one for each mast.</source>
        <translation>Galera ma osiem zapałek na rozkazy: jedną z główką na każde wiosło jednej burty i jedną bez główki na każdy maszt.</translation>
    </message>
    <message>
        <source>Each galley has a screen, behind which its orders are laid in secret.</source>
        <translation>Każda galera ma parawan, za którym w tajemnicy układa się jej rozkazy.</translation>
    </message>
    <message>
        <source>The players sit opposite each other and place one galley each in turn, until all are placed.</source>
        <translation>Gracze siedzą naprzeciw siebie i kolejno ustawiają po jednej galerze, aż wszystkie stoją.</translation>
    </message>
    <message>
        <source>A galley is placed within two matches&apos; length of its owner&apos;s edge, and no nearer than two matches&apos; length to an enemy galley.</source>
        <translation>Galerę ustawia się najwyżej dwie długości zapałki od krawędzi jej właściciela i nie bliżej niż dwie długości zapałki od galery wroga.</translation>
    </message>
    <message>
        <source>First phase: up to five order matches are laid behind each galley&apos;s screen. They are carried out from the top down.</source>
        <translation>Pierwsza faza: za parawanem każdej galery układa się do pięciu zapałek rozkazów. Wykonuje się je od góry w dół.</translation>
    </message>
    <message>
        <source>A headed match that points forward is forward; with the head to the left or right it is a turn; a headless match across is fire; two headed matches that point back re-arrange the oars.</source>
        <translation>Zapałka z główką, która wskazuje w przód, to „naprzód”; z główką w lewo lub w prawo to skręt; zapałka bez główki w poprzek to ogień; dwie zapałki z główką, które wskazują do tyłu, to przestawienie wioseł.</translation>
    </message>
    <message>
        <source>A galley takes at most as many fire orders as it has masts.</source>
        <translation>Galera dostaje najwyżej tyle rozkazów ognia, ile ma masztów.</translation>
    </message>
    <message>
        <source>As many orders as possible must be laid.</source>
        <translation>Trzeba ułożyć tyle rozkazów, ile się da.</translation>
    </message>
    <message>
        <source>Second phase: when both are ready all screens are lifted at once, and the matches are laid out before the galleys.</source>
        <translation>Druga faza: gdy obaj gracze są gotowi, podnosi się naraz wszystkie parawany i wykłada zapałki przed galerami.</translation>
    </message>
    <message>
        <source>A forward is laid ahead of the bow or on from the last match. A turn is laid at 60 degrees to the side it turns to, with an equilateral triangle of matches as the measure. A fire match is laid across.</source>
        <translation>„Naprzód” kładzie się przed dziobem albo dalej za ostatnią zapałką. Skręt kładzie się pod kątem 60 stopni w stronę skrętu, a miarą jest trójkąt równoboczny z zapałek. Zapałkę ognia kładzie się w poprzek.</translation>
    </message>
    <message>
        <source>Where two rows would cross, the rest of a row is laid after the matches that lie there have been carried out.</source>
        <translation>Gdzie dwa rzędy by się przecięły, resztę rzędu kładzie się po wykonaniu zapałek, które tam leżą.</translation>
    </message>
    <message>
        <source>Third phase: at most five steps. In a step every galley carries out its next order.</source>
        <translation>Trzecia faza: najwyżej pięć kroków. W kroku każda galera wykonuje swój następny rozkaz.</translation>
    </message>
    <message>
        <source>Within a step movement comes first, then fire, then the re-arranging of oars.</source>
        <translation>W kroku najpierw jest ruch, potem ogień, potem przestawianie wioseł.</translation>
    </message>
    <message>
        <source>Galleys that come to touch by moving collide, friends too. Where both move in a step both finish the order, and then the damage is judged.</source>
        <translation>Galery, które w ruchu zaczynają się dotykać, zderzają się, także galery tej samej strony. Gdy w kroku ruszają się obie, obie kończą rozkaz, a potem ocenia się obrażenia.</translation>
    </message>
    <message>
        <source>A ramming galley does 1 damage more for each forward order.</source>
        <translation>Galera, która taranuje, zadaje o 1 obrażenie więcej za każdy rozkaz „naprzód”.</translation>
    </message>
    <message>
        <source>A galley whose bow takes no part in a contact does no damage by it. A bow that did not move in this step does damage to a bow alone.</source>
        <translation>Galera, której dziób nie bierze udziału w zetknięciu, nie zadaje nim obrażeń. Dziób, który się w tym kroku nie ruszył, zadaje obrażenia tylko innemu dziobowi.</translation>
    </message>
    <message>
        <source>A galley fires up to three matches&apos; length, measured from its hull to the enemy&apos;s.</source>
        <translation>Galera strzela na odległość do trzech długości zapałki, mierzoną od jej kadłuba do kadłuba wroga.</translation>
    </message>
    <message>
        <source>The number of matches to drop depends on the masts and the range: twice the masts within one match&apos;s length, as many as the masts within two, half of them rounded up within three.</source>
        <translation>Liczba zapałek do rzucenia zależy od masztów i odległości: dwa razy tyle co masztów w zasięgu jednej długości zapałki, tyle co masztów w zasięgu dwóch, połowa masztów zaokrąglona w górę w zasięgu trzech.</translation>
    </message>
    <message>
        <source>The matches are held between the fingers about 15 cm above the table and dropped anywhere on it.</source>
        <translation>Zapałki trzyma się w palcach około 15 cm nad stołem i upuszcza w dowolnym miejscu na stół.</translation>
    </message>
    <message>
        <source>Every dropped match whose head end points at the target does 1 damage.</source>
        <translation>Każda rzucona zapałka, której koniec z główką wskazuje na cel, zadaje 1 obrażenie.</translation>
    </message>
    <message>
        <source>Where the target lies in the side zone of the firing galley, beside its long sides, matches whose plain end points at it count too.</source>
        <translation>Gdy cel leży w strefie bocznej strzelającej galery, obok jej długich burt, liczą się też zapałki, których koniec bez główki na niego wskazuje.</translation>
    </message>
    <message>
        <source>If a dropped match touches a galley or an order match before it rests, the whole toss misses.</source>
        <translation>Jeśli rzucona zapałka dotknie galery lub zapałki rozkazu, zanim się zatrzyma, cały rzut to pudło.</translation>
    </message>
    <message>
        <source>Matches that point at the firing galley itself do not count. Only the chosen target counts.</source>
        <translation>Zapałki, które wskazują na samą strzelającą galerę, nie liczą się. Liczy się tylko wybrany cel.</translation>
    </message>
    <message>
        <source>Each point of damage removes one match, an oar or a mast.</source>
        <translation>Każdy punkt obrażeń usuwa jedną zapałkę, wiosło albo maszt.</translation>
    </message>
    <message>
        <source>The first point is always an oar of the side that faces the attacker, or of the nearer side.</source>
        <translation>Pierwszy punkt to zawsze wiosło burty zwróconej do atakującego albo burty bliższej.</translation>
    </message>
    <message>
        <source>The defender spreads the other points, but the side that faces the attacker takes the most.</source>
        <translation>Pozostałe punkty rozdziela obrońca, ale burta zwrócona do atakującego bierze ich najwięcej.</translation>
    </message>
    <message>
        <source>With 3 damage or more at least one mast goes, while there is one.</source>
        <translation>Przy 3 obrażeniach lub więcej odpada co najmniej jeden maszt, dopóki jakiś jest.</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. The loss of all masts does not sink it: it can ram, but not fire.</source>
        <translation>Galera tonie, gdy nie ma już ani jednego wiosła. Strata wszystkich masztów jej nie zatapia: może taranować, ale nie strzelać.</translation>
    </message>
    <message>
        <source>The rules advise who has one or two oars left on a side to re-arrange them, or to show the enemy the better side.</source>
        <translation>Reguły radzą temu, komu zostało jedno lub dwa wiosła na burcie, by je przestawił albo pokazał wrogowi lepszą burtę.</translation>
    </message>
    <message>
        <source>The game ends when a player&apos;s last galley sinks, or when a player gives up.</source>
        <translation>Gra kończy się, gdy tonie ostatnia galera gracza albo gdy gracz się poddaje.</translation>
    </message>
    <message>
        <source>The author suggests other ships, boarding, experience, reefs and islands, and gives no rules for them.</source>
        <translation>Autor proponuje inne okręty, abordaż, doświadczenie, rafy i wyspy, ale nie podaje do nich reguł.</translation>
    </message>
    <message>
        <source>Does a galley sink when one side has no oars, or both? When both have none; with sink=any one side is enough.</source>
        <translation>Czy galera tonie, gdy wioseł nie ma jedna burta, czy gdy nie mają ich obie? Gdy żadna ich nie ma; przy sink=any wystarczy jedna burta.</translation>
    </message>
    <message>
        <source>Does a turn also move the galley? Yes, it turns by 60 degrees and goes on by a match&apos;s length; with turn=in-place it does not go on.</source>
        <translation>Czy skręt także przesuwa galerę? Tak, obraca się ona o 60 stopni i płynie dalej o długość zapałki; przy turn=in-place nie płynie dalej.</translation>
    </message>
    <message>
        <source>How does a galley turn? About the front of its bow, and then it slides ahead. A stern that swings against a hull does no damage.</source>
        <translation>Jak galera skręca? Wokół przodu swojego dzioba, a potem przesuwa się naprzód. Rufa, która przy obrocie uderza w kadłub, nie zadaje obrażeń.</translation>
    </message>
    <message>
        <source>Which forwards add to a ram? All that the galley has carried out this turn; with bonus=consecutive those in a row just before the contact.</source>
        <translation>Które rozkazy „naprzód” wzmacniają taranowanie? Wszystkie, które galera w tej turze wykonała; przy bonus=consecutive te, które idą z rzędu tuż przed zetknięciem.</translation>
    </message>
    <message>
        <source>Where do galleys stop at a contact? Each at the contact, and its later orders go on from there. A new ram needs a new contact.</source>
        <translation>Gdzie galery zatrzymują się przy zetknięciu? Każda w miejscu zetknięcia, a jej dalsze rozkazy są wykonywane stamtąd. Nowe taranowanie wymaga nowego zetknięcia.</translation>
    </message>
    <message>
        <source>When are as many orders laid as possible? When five matches lie, or when no fire and no movement could be added. Nobody has to re-arrange.</source>
        <translation>Kiedy ułożono tyle rozkazów, ile się da? Gdy leży pięć zapałek albo gdy nie można by dodać ani ognia, ani ruchu. Nikt nie musi przestawiać wioseł.</translation>
    </message>
    <message>
        <source>Is re-arranging a movement order? No, the limit of WG-15 leaves it out.</source>
        <translation>Czy przestawienie wioseł jest rozkazem ruchu? Nie, ograniczenie z WG-15 go nie obejmuje.</translation>
    </message>
    <message>
        <source>What if both fire in the same step? Both fire with the masts they had before the fire, and the losses are taken afterwards.</source>
        <translation>Co jest, gdy w tym samym kroku strzelają obie? Obie strzelają z masztami, które miały przed ogniem, a straty ponosi się potem.</translation>
    </message>
    <message>
        <source>How is the range measured? From hull to hull at the nearest places; oars and masts do not count.</source>
        <translation>Jak mierzy się odległość? Od kadłuba do kadłuba w najbliższych miejscach; wiosła i maszty się nie liczą.</translation>
    </message>
    <message>
        <source>When does a match point at a hull? When the line on from its end meets the hull, however far away. A touched corner counts. If the line meets the attacker&apos;s own hull first, it does not count; other hulls do not block.</source>
        <translation>Kiedy zapałka wskazuje na kadłub? Gdy linia przedłużona od jej końca trafia w kadłub, niezależnie od odległości. Dotknięty róg się liczy. Jeśli linia najpierw trafia w kadłub samego atakującego, zapałka się nie liczy; inne kadłuby nie zasłaniają.</translation>
    </message>
    <message>
        <source>When is a target in the side zone? When any part of its hull is; with zone=centre its centre, with zone=whole all of it.</source>
        <translation>Kiedy cel jest w strefie bocznej? Gdy jest w niej jakakolwiek część jego kadłuba; przy zone=centre jego środek, przy zone=whole cały kadłub.</translation>
    </message>
    <message>
        <source>When is a toss spoiled? When a match touches a galley or an order match, at rest or before. Players may say so at any time. Matches that touch each other, or fall off the table, spoil nothing.</source>
        <translation>Kiedy rzut jest nieważny? Gdy zapałka dotyka galery lub zapałki rozkazu, po zatrzymaniu się albo przedtem. Gracze mogą to powiedzieć w każdej chwili. Zapałki, które dotykają się nawzajem albo spadają ze stołu, niczego nie unieważniają.</translation>
    </message>
    <message>
        <source>What is most of the damage? The near side loses at least as many as the far side and as the masts do, while it has any.</source>
        <translation>Co to jest „najwięcej” obrażeń? Bliższa burta traci co najmniej tyle co dalsza i co maszty, dopóki jakieś wiosła ma.</translation>
    </message>
    <message>
        <source>Which side is near when bow or stern is struck? The side where the attacker&apos;s centre lies; exactly on the axis the defender chooses.</source>
        <translation>Która burta jest bliższa, gdy uderzony zostaje dziób lub rufa? Ta, po której leży środek atakującego; dokładnie na osi wybiera obrońca.</translation>
    </message>
    <message>
        <source>What if the near side has no oar? The first point takes an oar of the other side.</source>
        <translation>Co jest, gdy bliższa burta nie ma wioseł? Pierwszy punkt zabiera wiosło drugiej burty.</translation>
    </message>
    <message>
        <source>What if the damage is more than what is left? Everything goes, and the galley sinks.</source>
        <translation>Co jest, gdy obrażeń jest więcej niż tego, co zostało? Przepada wszystko i galera tonie.</translation>
    </message>
    <message>
        <source>What if both last galleys sink at once? The game is a draw.</source>
        <translation>Co jest, gdy obie ostatnie galery toną naraz? Gra kończy się remisem.</translation>
    </message>
    <message>
        <source>Who places first, and how large is the table? The lot decides (first=A or first=B), and any table will do (width, depth).</source>
        <translation>Kto ustawia pierwszy i jak duży jest stół? Decyduje los (first=A lub first=B), a nadaje się każdy stół (width, depth).</translation>
    </message>
    <message>
        <source>May a player fire at an own galley, or at nobody? The target is an enemy within three matches&apos; length. Where none is in range the order is spent.</source>
        <translation>Czy gracz może strzelać do własnej galery albo do nikogo? Cel to wróg w zasięgu trzech długości zapałki. Gdy żadnego wroga nie ma w zasięgu, rozkaz jest stracony.</translation>
    </message>
    <message>
        <source>The Imperials have 10 units, 8 of them on the map at the start: Saxon, Hungarian, Bavarian and Imperial troops and two generals. The Turks have 8 units, all on the map.</source>
        <translation>Cesarscy mają 10 jednostek, z nich 8 stoi na początku na mapie: wojska saskie, węgierskie, bawarskie i cesarskie oraz dwóch generałów. Turcy mają 8 jednostek, wszystkie na mapie.</translation>
    </message>
    <message>
        <source>Before an assault&apos;s roll, once a round, Abdurrahman may come to the attacked wall: from a neighbouring wall surely, from farther away if a roll is above the Turkish morale.</source>
        <translation>Przed rzutem na szturm, raz w kolejce, Abdurrahman może przyjść do atakowanego muru: z sąsiedniego muru na pewno, z dalszego, gdy rzut jest wyższy od morale tureckiego.</translation>
    </message>
    <message>
        <source>Castle fight: as an assault, without terrain, from walls that a side holds against a neighbouring wall. Imperial units in the target&apos;s breaches join. Turks attack from walls with at least two of their units. If no enemy is left the attackers may move in.</source>
        <translation>Walka w zamku: jak szturm, bez terenu, z murów, które strona trzyma, przeciw sąsiedniemu murowi. Jednostki cesarskie w wyłomach celu dołączają. Turcy atakują z murów, na których mają co najmniej dwie jednostki. Jeśli nie zostaje żaden wróg, atakujący mogą tam wejść.</translation>
    </message>
    <message>
        <source>Destroyed Imperial units are out for the rest of the turn. At the next turn they go into the Imperial cup; when one is drawn it is placed in a camp and another chit is drawn.</source>
        <translation>Zniszczone jednostki cesarskie są poza grą do końca etapu. W następnym etapie trafiają do kubka cesarskiego; gdy jedna z nich zostanie wyciągnięta, stawia się ją w obozie i ciągnie się inny żeton.</translation>
    </message>
    <message>
        <source>Is exactly twice as much a double loss? Yes; with doubling=strict only more than twice.</source>
        <translation>Czy dokładnie dwa razy tyle to podwójna strata? Tak; przy doubling=strict tylko więcej niż dwa razy tyle.</translation>
    </message>
    <message>
        <source>Who chooses the units that lose steps? Their owner; with losses=attacker the attacker.</source>
        <translation>Kto wybiera jednostki, które tracą stopnie? Ich właściciel; przy losses=attacker atakujący.</translation>
    </message>
    <message>
        <source>A catapult throws one stone exactly two or three cells: straight forward, diagonally forward or to a side. What stands between does not matter. The catapult is a tower then.</source>
        <translation>Katapulta rzuca jeden kamień dokładnie na dwa lub trzy pola: prosto do przodu, po skosie do przodu albo w bok. Nie ma znaczenia, co stoi pomiędzy. Potem katapulta jest wieżą.</translation>
    </message>
    <message>
        <source>Is a turn a move or an attack, or both? One of them: a move, an attack, removing a battery or removing a mine. With turn=move-then-attack the ship that moved may attack.</source>
        <translation>Czy tura to ruch albo atak, czy jedno i drugie? Jedno z nich: ruch, atak, usunięcie baterii albo usunięcie miny. Przy turn=move-then-attack okręt, który się ruszył, może atakować.</translation>
    </message>
    <message>
        <source>Does a plane block its square? Yes, for that enemy turn, and it can be attacked there.</source>
        <translation>Czy samolot blokuje swoje pole? Tak, na tę turę przeciwnika, i można go tam zaatakować.</translation>
    </message>
    <message>
        <source>How many mines may be laid in a turn? Any number, each announced and beside an own minesweeper that is not in neutral water, on a free square of the sea or the own port.</source>
        <translation>Ile min można postawić w turze? Dowolną liczbę, każdą ogłoszoną i obok własnego trałowca, który nie stoi na wodach neutralnych, na wolnym polu morza albo własnego portu.</translation>
    </message>
    <message>
        <source>A map shows a strip of coast and the waters before it. Six squares with the fortress wall are the capital, and six anchors say where the ships begin. The compass is decoration.</source>
        <translation>Mapa pokazuje pas wybrzeża i wody przed nim. Sześć pól z murem twierdzy to stolica, a sześć kotwic mówi, gdzie zaczynają okręty. Kompas jest ozdobą.</translation>
    </message>
    <message>
        <source>Where is a soldier whose landing battle is tied? Still aboard, until the battle is won.</source>
        <translation>Gdzie jest żołnierz, którego walka przy desancie kończy się remisem? Nadal na pokładzie, dopóki walka nie zostanie wygrana.</translation>
    </message>
    <message>
        <source>A galley takes at most as many forwards and turns as its side with fewer oars has oars.</source>
        <translation>Galera dostaje najwyżej tyle rozkazów „naprzód” i skrętu, ile wioseł ma burta, na której jest ich mniej.</translation>
    </message>
    <message>
        <source>Re-arranging takes two orders in a row. Nothing happens at the first; at the second the player divides the oars between both sides as he likes, with at least one on each.</source>
        <translation>Przestawienie wioseł wymaga dwóch rozkazów z rzędu. Przy pierwszym nic się nie dzieje; przy drugim gracz dzieli wiosła między obie burty, jak chce, zostawiając na każdej co najmniej jedno.</translation>
    </message>
    <message>
        <source>A bow against a side does 2 damage, against a stern 1. Bow against bow does 2 to each.</source>
        <translation>Dziób w burtę zadaje 2 obrażenia, w rufę 1. Dziób w dziób zadaje po 2 każdej galerze.</translation>
    </message>
    <message>
        <source>Which part of the hull was struck? The edge that is nearest to the point of contact. Near a corner the headings tell: from behind at the stern&apos;s corners the stern, head-on at the bow&apos;s the bow, else the side; with corner=any the stern at any corner.</source>
        <translation>Która część kadłuba została uderzona? Krawędź najbliższa punktowi zetknięcia. Blisko narożnika decydują kierunki: od tyłu przy narożnikach rufy rufa, od czoła przy narożnikach dziobu dziób, w innym razie burta; przy corner=any rufa przy każdym narożniku.</translation>
    </message>
    <message>
        <source>Do orders lapse when a galley takes losses in the turn? No, the limits hold only while orders are laid. But a galley without masts does not fire, and a sunk one does nothing.</source>
        <translation>Czy rozkazy przepadają, gdy galera ponosi straty w tej turze? Nie, ograniczenia obowiązują tylko przy układaniu rozkazów. Ale galera bez masztów nie strzela, a zatopiona nic nie robi.</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>nothing lies there</source>
        <translation>nic tam nie leży</translation>
    </message>
    <message>
        <source>it lies on %1</source>
        <translation>leży na %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <translation>Leży tu figura z zapisu</translation>
    </message>
    <message>
        <source>It is of %1</source>
        <translation>Czyja: %1</translation>
    </message>
    <message>
        <source>It is of</source>
        <translation>Czyja</translation>
    </message>
    <message>
        <source>It points to the</source>
        <translation>Dokąd wskazuje</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <translation>Żołnierze na pokładzie</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <translation>Liczba na znaczniku</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation>Szaniec</translation>
    </message>
    <message>
        <source>What really lies %1?</source>
        <translation>Co naprawdę leży %1?</translation>
    </message>
    <message>
        <source>What really lies on %1?</source>
        <translation>Co naprawdę leży na %1?</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Inna figura</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>teraz nie ma czego poprawiać</translation>
    </message>
    <message>
        <source>as the camera sees it: %1</source>
        <translation>jak widzi kamera: %1</translation>
    </message>
    <message>
        <source>it lies elsewhere: point there next</source>
        <translation>leży gdzie indziej, wskaż to miejsce</translation>
    </message>
    <message>
        <source>%1 (in the record: %2)</source>
        <translation>%1 (w zapisie: %2)</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it %2</source>
        <translation>tu leży %1, a według zapisu %2</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it on %2</source>
        <translation>tu leży %1, a według zapisu na %2</translation>
    </message>
</context>
<context>
    <name>GalleyCorrections</name>
    <message>
        <source>what the camera counts: %1</source>
        <translation>jak liczy kamera: %1</translation>
    </message>
    <message>
        <source>where the camera sees it: %1 mm and %2° off</source>
        <translation>tam, gdzie widzi ją kamera: przesunięta o %1 mm i %2°</translation>
    </message>
    <message>
        <source>one oar fewer to port</source>
        <translation>o jedno wiosło mniej na lewej burcie</translation>
    </message>
    <message>
        <source>one oar fewer to starboard</source>
        <translation>o jedno wiosło mniej na prawej burcie</translation>
    </message>
    <message>
        <source>one mast fewer</source>
        <translation>o jeden maszt mniej</translation>
    </message>
    <message>
        <source>one oar more to port</source>
        <translation>o jedno wiosło więcej na lewej burcie</translation>
    </message>
    <message>
        <source>one oar more to starboard</source>
        <translation>o jedno wiosło więcej na prawej burcie</translation>
    </message>
    <message>
        <source>one mast more</source>
        <translation>o jeden maszt więcej</translation>
    </message>
    <message>
        <source>turned to the left by 60°</source>
        <translation>obrócona w lewo o 60°</translation>
    </message>
    <message>
        <source>turned to the right by 60°</source>
        <translation>obrócona w prawo o 60°</translation>
    </message>
    <message>
        <source>its bow is the other end</source>
        <translation>dziób ma na drugim końcu</translation>
    </message>
    <message>
        <source>it is %1, and %1 is this one</source>
        <translation>to %1, a %1 to ta</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>not built yet</source>
        <translation>jeszcze niezbudowana</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>zatopiona</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>wiosła: lewa burta %1, prawa %2; maszty: %3</translation>
    </message>
    <message>
        <source>The galleys are being built.</source>
        <translation>Trwa budowa galer.</translation>
    </message>
    <message>
        <source>The galleys are being placed.</source>
        <translation>Trwa ustawianie galer.</translation>
    </message>
    <message>
        <source>Orders are being laid behind the screens.</source>
        <translation>Za parawanami układane są rozkazy.</translation>
    </message>
    <message>
        <source>Orders are carried out: step %1 of 5.</source>
        <translation>Wykonywane są rozkazy: krok %1 z 5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n okręt</numerusform>
            <numerusform>%n okręty</numerusform>
            <numerusform>%n okrętów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n żołnierz</numerusform>
            <numerusform>%n żołnierze</numerusform>
            <numerusform>%n żołnierzy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) still to be placed</source>
        <translation>
            <numerusform>do ustawienia został %n żołnierz</numerusform>
            <numerusform>do ustawienia zostali %n żołnierze</numerusform>
            <numerusform>do ustawienia zostało %n żołnierzy</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>Podkopy cesarskie</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Morale tureckie</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Morale cesarskie</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Artyleria cesarska</translation>
    </message>
    <message>
        <source>%1 in the breach</source>
        <translation>%1 w wyłomie</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikogo</translation>
    </message>
    <message>
        <source>entrenched %1</source>
        <translation>szaniec: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n wieża</numerusform>
            <numerusform>%n wieże</numerusform>
            <numerusform>%n wież</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n mur</numerusform>
            <numerusform>%n mury</numerusform>
            <numerusform>%n murów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catapult(s)</source>
        <translation>
            <numerusform>%n katapulta</numerusform>
            <numerusform>%n katapulty</numerusform>
            <numerusform>%n katapult</numerusform>
        </translation>
    </message>
    <message>
        <source>A fight is being fought: throw the dice.</source>
        <translation>Trwa walka: rzućcie kostką.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) on the board</source>
        <translation>
            <numerusform>%n żeton na planszy</numerusform>
            <numerusform>%n żetony na planszy</numerusform>
            <numerusform>%n żetonów na planszy</numerusform>
        </translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation>Obie floty ustawiane są w tajemnicy.</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>etap %1 z %2</translation>
    </message>
    <message>
        <source>A draw is offered by %1.</source>
        <translation>Remis proponuje: %1.</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Część pozycji jest tajna.</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>okręt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Etap</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figury</numerusform>
            <numerusform>%n figur</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>zasady standardowe</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>zasady podstawowe</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>zasady zaawansowane</translation>
    </message>
    <message>
        <source>advanced, delayed</source>
        <translation>zasady zaawansowane, z odłożonym zwycięstwem</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>ucieczka</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>łapówka</translation>
    </message>
    <message>
        <source>bribe, advanced</source>
        <translation>łapówka, zasady zaawansowane</translation>
    </message>
    <message>
        <source>basic, 8 x 8</source>
        <translation>zasady podstawowe, 8 x 8</translation>
    </message>
    <message>
        <source>escape for four</source>
        <translation>ucieczka dla czterech</translation>
    </message>
    <message>
        <source>escape for three</source>
        <translation>ucieczka dla trzech</translation>
    </message>
    <message>
        <source>escape for three, small</source>
        <translation>ucieczka dla trzech, mała</translation>
    </message>
    <message>
        <source>introduction</source>
        <translation>wprowadzenie</translation>
    </message>
    <message>
        <source>quick sinking</source>
        <translation>szybkie tonięcie</translation>
    </message>
    <message>
        <source>turning in place</source>
        <translation>obrót w miejscu</translation>
    </message>
    <message>
        <source>confirmed places</source>
        <translation>potwierdzone miejsca</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>inne interpretacje</translation>
    </message>
    <message>
        <source>move, then attack</source>
        <translation>ruch, potem atak</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>prosto</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>drużyny</translation>
    </message>
    <message>
        <source>two books</source>
        <translation>dwie książki</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>trzech graczy</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>czterech graczy</translation>
    </message>
    <message>
        <source>five players</source>
        <translation>pięciu graczy</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>sześciu graczy</translation>
    </message>
    <message>
        <source>seven players</source>
        <translation>siedmiu graczy</translation>
    </message>
    <message>
        <source>eight players</source>
        <translation>ośmiu graczy</translation>
    </message>
</context>
<context>
    <name>LiveMarks</name>
    <message>
        <source>counted otherwise</source>
        <translation>policzono inaczej</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>różni się</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>about %1 hits are likely from a good place</source>
        <translation>z dobrego miejsca prawdopodobne około %1 trafienia</translation>
    </message>
    <message>
        <source>the other table differs</source>
        <translation>drugi stół się różni</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>The final position</source>
        <translation>Pozycja końcowa</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nieskończona</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Rulings and their evidence</source>
        <translation>Orzeczenia i ich dowody</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Gra w liczbach</translation>
    </message>
    <message>
        <source>The record is whole: every event is as it was written.</source>
        <translation>Zapis jest nienaruszony, każde zdarzenie jest takie, jak je zapisano.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>Zapis zmieniono: %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>strona %1 z %2</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>The computer expects this:</source>
        <translation>Komputer spodziewa się tego:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this result was changed too often; tell the arbiter</source>
        <translation>ten wynik zmieniano zbyt często; powiedzcie sędziemu</translation>
    </message>
    <message>
        <source>the Imperials</source>
        <translation>cesarscy</translation>
    </message>
    <message>
        <source>the Turks</source>
        <translation>Turcy</translation>
    </message>
    <message>
        <source>a unit waits to be placed in a camp</source>
        <translation>jednostka czeka na ustawienie w obozie</translation>
    </message>
    <message>
        <source>a die is to be thrown</source>
        <translation>trzeba rzucić kostką</translation>
    </message>
    <message>
        <source>both sides draw a chit</source>
        <translation>obie strony ciągną żeton</translation>
    </message>
    <message>
        <source>the Turks choose whom the relief army restores</source>
        <translation>Turcy wybierają, kogo odnawia odsiecz</translation>
    </message>
    <message>
        <source>the Imperials choose who falls sick</source>
        <translation>cesarscy wybierają, kto zachoruje</translation>
    </message>
    <message>
        <source>a side is on turn and nothing is being decided</source>
        <translation>jedna strona jest na ruchu i nic się nie rozstrzyga</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman adds 1 to the die</source>
        <translation>Turcy mówią, czy Abdurrahman dodaje 1 do kostki</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman comes to the attacked wall</source>
        <translation>Turcy mówią, czy Abdurrahman przychodzi na atakowany mur</translation>
    </message>
    <message>
        <source>officers may raise combat values</source>
        <translation>oficerowie mogą podnieść wartość bojową</translation>
    </message>
    <message>
        <source>the Turks say whether they give up the entrenchment</source>
        <translation>Turcy mówią, czy oddają szaniec</translation>
    </message>
    <message>
        <source>the Imperials choose who goes into the breach</source>
        <translation>cesarscy wybierają, kto wchodzi w wyłom</translation>
    </message>
    <message>
        <source>the Turks choose what the counter-mine hits</source>
        <translation>Turcy wybierają, w co trafia kontrmina</translation>
    </message>
    <message>
        <source>a loss is to be taken</source>
        <translation>trzeba ponieść stratę</translation>
    </message>
    <message>
        <source>the attackers move in</source>
        <translation>atakujący wkraczają</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>nie teraz: %1</translation>
    </message>
    <message>
        <source>no die now: %1</source>
        <translation>teraz bez kostki: %1</translation>
    </message>
    <message>
        <source>nothing to say no to: %1</source>
        <translation>nie ma czemu odmówić: %1</translation>
    </message>
    <message>
        <source>unit number %1 is not one of the scenario&apos;s %2</source>
        <translation>nie ma jednostki numer %1 (jest ich %2)</translation>
    </message>
    <message>
        <source>%1 is no start zone</source>
        <translation>%1 nie jest strefą startową</translation>
    </message>
    <message>
        <source>%1 is no wall zone</source>
        <translation>%1 nie jest strefą muru</translation>
    </message>
    <message>
        <source>zone number %1</source>
        <translation>strefa numer %1</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>strefa %1</translation>
    </message>
    <message>
        <source>%1 have drawn in this round</source>
        <translation>%1 w tej kolejce już ciągnęli</translation>
    </message>
    <message>
        <source>no %1 is among the %2 chits in the cup of %3</source>
        <translation>nie ma %1 wśród żetonów w kubku, jest ich %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is not in the cup</source>
        <translation>%1 nie jest w kubku</translation>
    </message>
    <message>
        <source>%1 does not wait to be placed now</source>
        <translation>%1 nie czeka teraz na ustawienie</translation>
    </message>
    <message>
        <source>0 units have moved into %1: at least 1 has to</source>
        <translation>nikt nie wkroczył do %1: co najmniej 1 musi</translation>
    </message>
    <message>
        <source>%1 has its 1 more in this fight</source>
        <translation>%1 ma już swoje +1 w tej walce</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2</source>
        <translation>znacznik %1 stoi na %2</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2, this takes %3</source>
        <translation>znacznik %1 stoi na %2, a to kosztuje %3</translation>
    </message>
    <message>
        <source>%1 has no command over %2 in this fight, or does not stand with it</source>
        <translation>%1 nie dowodzi %2 w tej walce albo z nią nie stoi</translation>
    </message>
    <message>
        <source>%1 is in no start zone beside %2</source>
        <translation>%1 nie stoi w strefie startowej obok %2</translation>
    </message>
    <message>
        <source>no entrenchment in %1 can take this</source>
        <translation>w %1 nie ma szańca, który to przejmie</translation>
    </message>
    <message>
        <source>%1 does not share in this loss of %2</source>
        <translation>%1 nie ma udziału w tej stracie: %2</translation>
    </message>
    <message>
        <source>CAS stands at %1, its least</source>
        <translation>CAS stoi na %1, to minimum</translation>
    </message>
    <message>
        <source>CTS stands at %1, its least</source>
        <translation>CTS stoi na %1, to minimum</translation>
    </message>
    <message>
        <source>TMS stands at %1, and no die shows less than that</source>
        <translation>TMS stoi na %1, a mniej na kostce nie ma</translation>
    </message>
    <message>
        <source>CAS stands at %1, its most</source>
        <translation>CAS stoi na %1, to maksimum</translation>
    </message>
    <message>
        <source>CTS stands at %1, its most</source>
        <translation>CTS stoi na %1, to maksimum</translation>
    </message>
    <message>
        <source>%1 has no part in this fight, or is in already</source>
        <translation>%1 nie bierze udziału w tej walce albo już jest w środku</translation>
    </message>
    <message>
        <source>%1 is no damaged Turkish unit in the castle</source>
        <translation>%1 nie jest uszkodzoną turecką jednostką w zamku</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit on the map</source>
        <translation>%1 nie jest cesarską jednostką na mapie</translation>
    </message>
    <message>
        <source>%1 is no officer</source>
        <translation>%1 nie jest oficerem</translation>
    </message>
    <message>
        <source>%1 is not under %2</source>
        <translation>%1 nie podlega %2</translation>
    </message>
    <message>
        <source>%1 is not damaged</source>
        <translation>%1 nie jest uszkodzona</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit destroyed in turn %2</source>
        <translation>%1 nie jest cesarską jednostką zniszczoną w etapie %2</translation>
    </message>
    <message>
        <source>%1 stands in a breach, not in a start zone</source>
        <translation>%1 stoi w wyłomie, nie w strefie startowej</translation>
    </message>
    <message>
        <source>%1 has raised CTS in turn %2</source>
        <translation>%1 podniósł już CTS w etapie %2</translation>
    </message>
    <message>
        <source>%1 are on turn, and this is for %2</source>
        <translation>na ruchu: %1, a to jest dla: %2</translation>
    </message>
    <message>
        <source>%1 have 0 actions left</source>
        <translation>%1: nie ma już akcji</translation>
    </message>
    <message>
        <source>%1 is not held by %2</source>
        <translation>%1 nie jest w rękach: %2</translation>
    </message>
    <message>
        <source>%1 is the middle zone: it has 0 breaches and is taken by castle fight only</source>
        <translation>%1 to strefa środkowa: nie ma wyłomów, zdobywa się ją tylko walką w zamku</translation>
    </message>
    <message>
        <source>%1 is not a unit of %2</source>
        <translation>%1 nie jest jednostką: %2</translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation>%1 nie leży na mapie</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not to %2</source>
        <translation>z wyłomu %1 droga prowadzi do obozu, nie do %2</translation>
    </message>
    <message>
        <source>%1 is not held by the Imperials</source>
        <translation>%1 nie jest w rękach cesarskich</translation>
    </message>
    <message>
        <source>no road leads from %1 to %2 in 1 step</source>
        <translation>nie ma drogi na 1 krok z %1 do %2</translation>
    </message>
    <message>
        <source>%1 holds its %2 units</source>
        <translation>%1 jest pełna, jednostek: %2</translation>
    </message>
    <message>
        <source>the Turks have moved the units that their chit allows</source>
        <translation>Turcy ruszyli już tyle jednostek, na ile pozwala żeton</translation>
    </message>
    <message>
        <source>the Turks move freely only with the initiative</source>
        <translation>Turcy ruszają się swobodnie tylko z inicjatywą</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle for %1</source>
        <translation>tureckie jednostki nie opuszczają zamku do %1</translation>
    </message>
    <message>
        <source>%1 is in %2 already</source>
        <translation>%1 jest już w %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 jest w rękach: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2 already</source>
        <translation>%1 jest już w rękach: %2</translation>
    </message>
    <message>
        <source>zone number %1 is not one of the %2</source>
        <translation>nie ma strefy numer %1 (jest ich %2)</translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation>%1 ruszyła się już w tym etapie</translation>
    </message>
    <message>
        <source>all %1 breaches of %2 are occupied</source>
        <translation>wszystkie wyłomy %2 są zajęte (%1)</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the start zones beside %1</source>
        <translation>brak cesarskich jednostek w strefach startowych obok %1</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the breaches of %1</source>
        <translation>brak cesarskich jednostek w wyłomach %1</translation>
    </message>
    <message>
        <source>0 attackers stand in the breaches of %1</source>
        <translation>brak atakujących w wyłomach %1</translation>
    </message>
    <message>
        <source>%1 is no wall beside %2</source>
        <translation>%1 nie jest murem obok %2</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %1 has %2</source>
        <translation>Turcy atakują z murów 2 jednostkami, a w %1 jest %2</translation>
    </message>
    <message>
        <source>a castle fight starts from at least 1 wall beside %1</source>
        <translation>walka w zamku zaczyna się z co najmniej 1 muru obok %1</translation>
    </message>
    <message>
        <source>%1 is no Turkish wall with an enemy in its breaches: 0 there</source>
        <translation>%1 nie jest tureckim murem z wrogiem w wyłomach</translation>
    </message>
    <message>
        <source>%1 is the middle zone, which faces 0 camps</source>
        <translation>%1 to strefa środkowa, nie ma naprzeciw obozu</translation>
    </message>
    <message>
        <source>0 units of %1 stand in %2</source>
        <translation>brak jednostek (%1) w %2</translation>
    </message>
    <message>
        <source>the entrenchment in %1 shows 2 already</source>
        <translation>szaniec w %1 ma już 2</translation>
    </message>
    <message>
        <source>%1 have 0 entrenchment markers in hand</source>
        <translation>%1: brak znaczników szańca</translation>
    </message>
    <message>
        <source>turn %1 begins</source>
        <translation>zaczyna się etap %1</translation>
    </message>
    <message>
        <source>turn %1 ends</source>
        <translation>kończy się etap %1</translation>
    </message>
    <message>
        <source>%1 draw a chit</source>
        <translation>%1 ciągną żeton</translation>
    </message>
    <message>
        <source>%1 draw %2</source>
        <translation>%1 ciągną %2</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: nobody acts</source>
        <translation>żetony: cesarski %1, turecki %2; nikt nie wykonuje akcji</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: %3 begin</source>
        <translation>żetony: cesarski %1, turecki %2; zaczynają: %3</translation>
    </message>
    <message>
        <source>%1 are on turn, actions %2</source>
        <translation>na ruchu: %1, akcje: %2</translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation>%1 kończą ruch</translation>
    </message>
    <message>
        <source>announced %1</source>
        <translation>ogłoszono: %1</translation>
    </message>
    <message>
        <source>%1 brings back %2 damaged</source>
        <translation>%1 przywraca uszkodzoną: %2</translation>
    </message>
    <message>
        <source>%1 goes into a breach of %2</source>
        <translation>%1 idzie w wyłom %2</translation>
    </message>
    <message>
        <source>%1 goes into the cup</source>
        <translation>%1 trafia do kubka</translation>
    </message>
    <message>
        <source>%1 goes into the reserve</source>
        <translation>%1 trafia do rezerwy</translation>
    </message>
    <message>
        <source>%1 has no entrenchment any more</source>
        <translation>w %1 nie ma już szańca</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>strata: %1</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 teraz %2</translation>
    </message>
    <message>
        <source>%1 is sick, on cell %2</source>
        <translation>%1 choruje, pole %2 toru</translation>
    </message>
    <message>
        <source>%1 makes himself whole</source>
        <translation>%1 odnawia siebie</translation>
    </message>
    <message>
        <source>%1 waits for a camp</source>
        <translation>%1 czeka na obóz</translation>
    </message>
    <message>
        <source>Abdurrahman is called to the rescue</source>
        <translation>Abdurrahman zostaje wezwany na pomoc</translation>
    </message>
    <message>
        <source>the Imperial morale (CMS)</source>
        <translation>morale cesarskie (CMS)</translation>
    </message>
    <message>
        <source>the Turkish morale (TMS)</source>
        <translation>morale tureckie (TMS)</translation>
    </message>
    <message>
        <source>the artillery level (CTS)</source>
        <translation>poziom artylerii (CTS)</translation>
    </message>
    <message>
        <source>the mining level (CAS)</source>
        <translation>poziom minowania (CAS)</translation>
    </message>
    <message>
        <source>the breaches of %1</source>
        <translation>wyłomy %1</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: %3 begin</source>
        <translation>żetony: cesarski %1, turecki %2; zaczynają: %3</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: nobody acts</source>
        <translation>żetony: cesarski %1, turecki %2; nikt nie wykonuje akcji</translation>
    </message>
    <message>
        <source>the entrenchment of %1 is now at level %2</source>
        <translation>szaniec w %1 ma teraz poziom %2</translation>
    </message>
    <message>
        <source>the marker of %1 is now at %2</source>
        <translation>znacznik %1 teraz na %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 are on turn with %n action(s)</source>
        <translation>
            <numerusform>na ruchu: %1, %n akcja</numerusform>
            <numerusform>na ruchu: %1, %n akcje</numerusform>
            <numerusform>na ruchu: %1, %n akcji</numerusform>
        </translation>
    </message>
    <message>
        <source>die %1: success</source>
        <translation>kostka %1: sukces</translation>
    </message>
    <message>
        <source>die %1: failure</source>
        <translation>kostka %1: porażka</translation>
    </message>
    <message>
        <source>die %1 against %2: success</source>
        <translation>kostka %1 przeciw %2: sukces</translation>
    </message>
    <message>
        <source>die %1 against %2: failure</source>
        <translation>kostka %1 przeciw %2: porażka</translation>
    </message>
    <message>
        <source>die %1 against %2: failure, one step lost by %3</source>
        <translation>kostka %1 przeciw %2: porażka, strata jednego stopnia (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: one step lost by %3</source>
        <translation>kostka %1 przeciw %2: strata jednego stopnia (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: more than twice, two steps lost by %3</source>
        <translation>kostka %1 przeciw %2: więcej niż dwukrotnie, strata dwóch stopni (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly twice, two steps lost by %3</source>
        <translation>kostka %1 przeciw %2: dokładnie dwukrotnie, strata dwóch stopni (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: less than half, two steps lost by %3</source>
        <translation>kostka %1 przeciw %2: mniej niż połowa, strata dwóch stopni (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly half, two steps lost by %3</source>
        <translation>kostka %1 przeciw %2: dokładnie połowa, strata dwóch stopni (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale falls</source>
        <translation>kostka %1 przeciw %2: tureckie morale spada</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale holds</source>
        <translation>kostka %1 przeciw %2: tureckie morale trwa</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman comes</source>
        <translation>kostka %1 przeciw %2: Abdurrahman przybywa</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman does not come</source>
        <translation>kostka %1 przeciw %2: Abdurrahman nie przybywa</translation>
    </message>
    <message>
        <source>die %1 is even: success</source>
        <translation>kostka %1 parzysta: sukces</translation>
    </message>
    <message>
        <source>die %1 is odd: failure</source>
        <translation>kostka %1 nieparzysta: porażka</translation>
    </message>
    <message>
        <source>die %1 is even: the relief army gets in</source>
        <translation>kostka %1 parzysta: odsiecz wchodzi</translation>
    </message>
    <message>
        <source>die %1 is odd: the relief army does not get in</source>
        <translation>kostka %1 nieparzysta: odsiecz nie wchodzi</translation>
    </message>
    <message>
        <source>die %1 is even: one action more</source>
        <translation>kostka %1 parzysta: o jedną akcję więcej</translation>
    </message>
    <message>
        <source>die %1 is odd: no action more</source>
        <translation>kostka %1 nieparzysta: bez dodatkowej akcji</translation>
    </message>
    <message>
        <source>die %1 is even: the epidemic breaks out</source>
        <translation>kostka %1 parzysta: wybucha epidemia</translation>
    </message>
    <message>
        <source>die %1 is odd: no epidemic breaks out</source>
        <translation>kostka %1 nieparzysta: epidemia nie wybucha</translation>
    </message>
    <message>
        <source>no die is thrown, for none could change anything</source>
        <translation>kostką się nie rzuca, bo nic by to nie zmieniło</translation>
    </message>
    <message>
        <source>%1 now %2</source>
        <translation>%1 teraz %2</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 idzie do %2</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>kubek</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>straty</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>oczekujący</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>rezerwa</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 uszkodzona</translation>
    </message>
    <message>
        <source>%1 is in the cup</source>
        <translation>%1 jest w kubku</translation>
    </message>
    <message>
        <source>%1 is whole again</source>
        <translation>%1 znów cała</translation>
    </message>
    <message>
        <source>marker of %1 now %2</source>
        <translation>znacznik %1 teraz %2</translation>
    </message>
    <message>
        <source>entrenchment in %1 now %2</source>
        <translation>szaniec w %1 teraz %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <translation>%1 zdobywają %2</translation>
    </message>
    <message>
        <source>the relief army is near</source>
        <translation>odsiecz jest blisko</translation>
    </message>
    <message>
        <source>the hand of fate</source>
        <translation>ręka losu</translation>
    </message>
    <message>
        <source>an epidemic threatens</source>
        <translation>grozi epidemia</translation>
    </message>
    <message>
        <source>%1 decline</source>
        <translation>%1 odmawiają</translation>
    </message>
    <message>
        <source>%1 resign</source>
        <translation>%1 poddają się</translation>
    </message>
    <message>
        <source>%1 have resigned</source>
        <translation>%1 poddali się</translation>
    </message>
    <message>
        <source>%1 offer a draw</source>
        <translation>%1 proponują remis</translation>
    </message>
    <message>
        <source>%1 have offered a draw already</source>
        <translation>%1 już zaproponowali remis</translation>
    </message>
    <message>
        <source>both sides agree on a draw</source>
        <translation>obie strony zgadzają się na remis</translation>
    </message>
    <message>
        <source>both sides have agreed on a draw</source>
        <translation>obie strony zgodziły się na remis</translation>
    </message>
    <message>
        <source>Turkish morale is broken</source>
        <translation>tureckie morale złamane</translation>
    </message>
    <message numerus="yes">
        <source>TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>TMS spadł do 0, a w zamku została %n turecka jednostka</numerusform>
            <numerusform>TMS spadł do 0, a w zamku zostały %n tureckie jednostki</numerusform>
            <numerusform>TMS spadł do 0, a w zamku zostało %n tureckich jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>po etapie %1 TMS wynosi 0, a w zamku została %n turecka jednostka</numerusform>
            <numerusform>po etapie %1 TMS wynosi 0, a w zamku zostały %n tureckie jednostki</numerusform>
            <numerusform>po etapie %1 TMS wynosi 0, a w zamku zostało %n tureckich jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>po etapie %1 TMS nie spadł do 0, a w zamku została %n turecka jednostka</numerusform>
            <numerusform>po etapie %1 TMS nie spadł do 0, a w zamku zostały %n tureckie jednostki</numerusform>
            <numerusform>po etapie %1 TMS nie spadł do 0, a w zamku zostało %n tureckich jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>gra skończona: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>wieża</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>katapulta</translation>
    </message>
    <message>
        <source>a %1 wall</source>
        <translation>mur (%1)</translation>
    </message>
    <message>
        <source>a %1 tower</source>
        <translation>wieża (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult</source>
        <translation>katapulta (%1)</translation>
    </message>
    <message>
        <source>a %1 wall (1 stone)</source>
        <translation>mur, 1 kamień (%1)</translation>
    </message>
    <message>
        <source>a %1 tower (2)</source>
        <translation>wieża, 2 kamienie (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult (3)</source>
        <translation>katapulta, 3 kamienie (%1)</translation>
    </message>
    <message>
        <source>a light stone</source>
        <translation>jasny kamień</translation>
    </message>
    <message>
        <source>a dark stone</source>
        <translation>ciemny kamień</translation>
    </message>
    <message>
        <source>a light stack of %1</source>
        <translation>jasny stos o wysokości %1</translation>
    </message>
    <message>
        <source>a dark stack of %1</source>
        <translation>ciemny stos o wysokości %1</translation>
    </message>
    <message>
        <source>%1, but a cell takes two stones at most (%2)</source>
        <translation>%1, ale pole mieści najwyżej dwa kamienie (%2)</translation>
    </message>
    <message>
        <source>%1 is not one of the board&apos;s %2 cells</source>
        <translation>%1: nie ma takiego pola na planszy (jest ich %2)</translation>
    </message>
    <message>
        <source>cell number %1</source>
        <translation>pole numer %1</translation>
    </message>
    <message>
        <source>there are no catapults in this game</source>
        <translation>w tej grze nie ma katapult</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 jest puste</translation>
    </message>
    <message>
        <source>%1 holds %2 and %3 is to move</source>
        <translation>na %1 stoi: %2; na posunięciu: %3</translation>
    </message>
    <message>
        <source>%1 holds a %2 of %3, this takes a %4 of %5</source>
        <translation>na %1 stoi: %2 (%3); do tego potrzeba: %4 (%5)</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a sacrifice reaches 1 cell</source>
        <translation>od %3 do %1: %2; ofiara sięga 1 pola</translation>
    </message>
    <message>
        <source>%1 is not in line with %2; a sacrifice reaches 1 cell</source>
        <translation>%1 nie leży w linii z %2; ofiara sięga 1 pola</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>na %1 stoi: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 stones already, and %3 are the limit</source>
        <translation>na %1 kamieni jest już %2, a najwięcej może być %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not in line</source>
        <translation>%1 i %2 nie leżą w linii</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a move ends 2 cells away</source>
        <translation>od %3 do %1: %2; ruch kończy się 2 pola dalej</translation>
    </message>
    <message>
        <source>%1 holds %2, which a tower cannot attack</source>
        <translation>na %1 stoi: %2; wieża nie może tego atakować</translation>
    </message>
    <message>
        <source>%1 holds a wall; both stones go only against a catapult</source>
        <translation>na %1 stoi mur; oba kamienie poświęca się tylko przeciw katapulcie</translation>
    </message>
    <message>
        <source>%1 lies behind %2; a catapult throws forwards and to the sides</source>
        <translation>%1 leży za %2; katapulta rzuca do przodu i na boki</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a catapult throws 2 or 3 cells</source>
        <translation>od %3 do %1: %2; katapulta rzuca na 2 lub 3 pola</translation>
    </message>
    <message>
        <source>%1 holds %2 of the thrower&apos;s own</source>
        <translation>na %1 stoi własna jednostka rzucającego: %2</translation>
    </message>
    <message>
        <source>%1 is not on the mover&apos;s second row</source>
        <translation>%1 nie leży w drugim rzędzie grającego</translation>
    </message>
    <message>
        <source>%1 and %2 should be two different cells, the left one first</source>
        <translation>%1 i %2 mają być dwoma różnymi polami, lewe najpierw</translation>
    </message>
    <message>
        <source>the persons may change sides once, between the two special moves of the bribe</source>
        <translation>zamienić strony można raz, między dwoma specjalnymi ruchami łapówki</translation>
    </message>
    <message>
        <source>the special move is each side&apos;s first turn of a bribe game only</source>
        <translation>ruch specjalny to tylko pierwsza tura każdej strony w grze z łapówką</translation>
    </message>
    <message>
        <source>the first turn scatters a tower of the home row on two cells of the second, as in a1-c2,f2</source>
        <translation>pierwsza tura rozrzuca wieżę z rzędu macierzystego na dwa pola drugiego, na przykład a1-c2,f2</translation>
    </message>
    <message>
        <source>%1 is not the cell between: the two stones go to the two nearest cells in one direction</source>
        <translation>%1 nie jest polem pośrednim: oba kamienie idą na dwa najbliższe pola w jednym kierunku</translation>
    </message>
    <message>
        <source>%1 stone %2 to %3, %4 high</source>
        <translation>jeden kamień (%1) idzie z %2 na %3, wysokość %4</translation>
    </message>
    <message>
        <source>%1 stone thrown from %2 to %3</source>
        <translation>jeden kamień (%1) rzucono z %2 na %3</translation>
    </message>
    <message>
        <source>%1 stone removed from %2, %3 left</source>
        <translation>jeden kamień (%1) zdjęto z %2, zostało %3</translation>
    </message>
    <message>
        <source>%1 reaches the opponent&apos;s home row at %2</source>
        <translation>%1: osiągnięty rząd macierzysty przeciwnika, %2</translation>
    </message>
    <message>
        <source>the persons change sides</source>
        <translation>gracze zamieniają się stronami</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1: poddanie</translation>
    </message>
    <message>
        <source>%1 cannot act and is out</source>
        <translation>%1: brak ruchu, odpada</translation>
    </message>
    <message>
        <source>the players agree on a draw</source>
        <translation>gracze zgadzają się na remis</translation>
    </message>
    <message>
        <source>%1 holds %2 on the opponent&apos;s home row</source>
        <translation>%1: w rzędzie macierzystym przeciwnika, %2</translation>
    </message>
    <message>
        <source>the players agreed on a draw</source>
        <translation>gracze zgodzili się na remis</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1: poddanie</translation>
    </message>
    <message>
        <source>all but the %1 player are out</source>
        <translation>wszyscy odpadli, zostaje: %1</translation>
    </message>
    <message>
        <source>%1 cannot act</source>
        <translation>%1: brak ruchu</translation>
    </message>
    <message>
        <source>%1 has no legal move</source>
        <translation>%1: brak ruchu</translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation>%1: nie bierze udziału w grze</translation>
    </message>
    <message>
        <source>the person who began as %1 wins</source>
        <translation>wygrywa osoba, która zaczynała jako %1</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Rzymianie</translation>
    </message>
    <message>
        <source>Gaul</source>
        <translation>Galowie</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grecy</translation>
    </message>
    <message>
        <source>first</source>
        <translation>pierwszy</translation>
    </message>
    <message>
        <source>second</source>
        <translation>drugi</translation>
    </message>
    <message>
        <source>third</source>
        <translation>trzeci</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>czwarty</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>piąty</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>szósty</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siódmy</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>ósmy</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwoni</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółci</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>lotniskowiec</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>pancernik</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>krążownik</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>niszczyciel</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>fregata</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>okręt podwodny</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>okręt rakietowy</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>kuter torpedowy</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>dozorowiec</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>trałowiec</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>okręt desantowy</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>bateria</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>mina</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>samolot</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>jednostka</translation>
    </message>
    <message>
        <source>no ship</source>
        <translation>żaden okręt</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>%1 nie leży na planszy</translation>
    </message>
    <message>
        <source>square number %1</source>
        <translation>pole numer %1</translation>
    </message>
    <message>
        <source>the fleets are set up already</source>
        <translation>floty są już ustawione</translation>
    </message>
    <message>
        <source>%1 has set up already</source>
        <translation>%1: ustawianie już skończone</translation>
    </message>
    <message>
        <source>the battery on %1 bars the way from %2 to %3</source>
        <translation>bateria na %1 zamyka drogę z %2 na %3</translation>
    </message>
    <message>
        <source>%1 has no plane left</source>
        <translation>%1: nie ma już samolotu</translation>
    </message>
    <message>
        <source>the fleets are still being set up</source>
        <translation>floty są jeszcze ustawiane</translation>
    </message>
    <message>
        <source>%1 is not placed: ships and mines are</source>
        <translation>%1 nie jest ustawiana: tylko okręty i miny</translation>
    </message>
    <message>
        <source>%1 is not in the %2 port</source>
        <translation>%1 nie leży w porcie (%2)</translation>
    </message>
    <message>
        <source>%1 holds %2 already</source>
        <translation>na %1 stoi już: %2</translation>
    </message>
    <message>
        <source>each %1 of %2 is placed: it has %3</source>
        <translation>wszystkie już ustawione (%2): %1, razem %3</translation>
    </message>
    <message>
        <source>%1 holds nothing of %2</source>
        <translation>na %1 nie ma nic, co należy do: %2</translation>
    </message>
    <message>
        <source>%1 holds a battery, which stays there</source>
        <translation>na %1 stoi bateria, która tam zostaje</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) still to place</source>
        <translation>
            <numerusform>%1: do ustawienia %n okręt</numerusform>
            <numerusform>%1: do ustawienia %n okręty</numerusform>
            <numerusform>%1: do ustawienia %n okrętów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a unit of %2; it is %3&apos;s turn</source>
        <translation>na %1 stoi jednostka: %2; na posunięciu: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which never moves</source>
        <translation>na %1 stoi: %2; nigdy się nie rusza</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 jest zajęte</translation>
    </message>
    <message>
        <source>%1 is an island</source>
        <translation>%1 to wyspa</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; %4 moves %5</source>
        <translation>od %3 do %1: %2; %4 rusza się o %5</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; no ship moves more than %4</source>
        <translation>od %3 do %1: %2; żaden okręt nie rusza się o więcej niż %4</translation>
    </message>
    <message>
        <source>no free way of at most %1 leads from %2 to %3</source>
        <translation>nie ma wolnej drogi z %2 na %3 (najwyżej %1)</translation>
    </message>
    <message>
        <source>both batteries of an entrance must be gone to enter</source>
        <translation>by wejść, obie baterie przy wejściu muszą być zdjęte</translation>
    </message>
    <message>
        <source>the game begins with a ship that leaves its port; %1 is not out at sea</source>
        <translation>grę zaczyna okręt wychodzący z portu; %1 nie leży na morzu</translation>
    </message>
    <message>
        <source>%1 can act, and only who cannot passes</source>
        <translation>%1: ruch jest, a pasuje tylko ten, kto go nie ma</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; %1 would move to %2 first</source>
        <translation>tura to ruch albo atak; %1 najpierw poszłaby na %2</translation>
    </message>
    <message>
        <source>%1 is neutral water: nobody attacks there or from there</source>
        <translation>%1 to wody neutralne: nikt tam ani stamtąd nie atakuje</translation>
    </message>
    <message>
        <source>%1 holds a unit of the same side</source>
        <translation>na %1 stoi jednostka tej samej strony</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; it must be adjacent</source>
        <translation>od %3 do %1: %2; muszą sąsiadować</translation>
    </message>
    <message>
        <source>the coast lies between %1 and %2</source>
        <translation>między %1 a %2 jest brzeg</translation>
    </message>
    <message>
        <source>%1 holds %2; only %3 can do this</source>
        <translation>na %1 stoi: %2; to potrafi tylko: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which does not attack</source>
        <translation>na %1 stoi: %2; nie atakuje</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a battery reaches 1</source>
        <translation>od %3 do %1: %2; bateria sięga 1</translation>
    </message>
    <message>
        <source>%1 holds %2, which a battery does not strike</source>
        <translation>na %1 stoi: %2; bateria tego nie bije</translation>
    </message>
    <message>
        <source>%1 holds no battery</source>
        <translation>na %1 nie ma baterii</translation>
    </message>
    <message>
        <source>%1 is %2 away from the battery at %3; its range is 1</source>
        <translation>od %1 do baterii na %3: %2; zasięg wynosi 1</translation>
    </message>
    <message>
        <source>%1 holds %2, no mine</source>
        <translation>na %1 stoi: %2, nie mina</translation>
    </message>
    <message>
        <source>the carrier moves before it sends its plane or after it, not both</source>
        <translation>lotniskowiec rusza się przed wysłaniem samolotu albo po nim, nie dwa razy</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a plane reaches %4</source>
        <translation>od %3 do %1: %2; samolot sięga %4</translation>
    </message>
    <message>
        <source>%1 holds %2, no target for a plane</source>
        <translation>na %1 stoi: %2; to nie cel dla samolotu</translation>
    </message>
    <message>
        <source>%1 has no mine left to lay</source>
        <translation>%1: nie ma już min</translation>
    </message>
    <message>
        <source>%1 is neutral water, where no mine is laid</source>
        <translation>%1 to wody neutralne, tam nie stawia się min</translation>
    </message>
    <message>
        <source>%1 is in the enemy port</source>
        <translation>%1 leży w porcie przeciwnika</translation>
    </message>
    <message>
        <source>%1 is not adjacent to a minesweeper of %2 outside neutral water</source>
        <translation>%1 nie sąsiaduje z trałowcem poza wodami neutralnymi: %2</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 ustawia: %2 na %3</translation>
    </message>
    <message>
        <source>%1 takes up %2 from %3</source>
        <translation>%1 zdejmuje: %2 z %3</translation>
    </message>
    <message>
        <source>%1 stands on %2, mines off the board: %3</source>
        <translation>%1 stoi na: %2; miny poza planszą: %3</translation>
    </message>
    <message>
        <source>%1 unit moves %2 to %3</source>
        <translation>%1: ruch z %2 na %3</translation>
    </message>
    <message>
        <source>%1 %2 on %3 attacks %4 on %5: %6</source>
        <translation>%2 (%1) na %3 atakuje: %4 na %5; %6</translation>
    </message>
    <message>
        <source>%1 plane attacks %2 on %3: %4</source>
        <translation>samolot (%1) atakuje: %2 na %3; %4</translation>
    </message>
    <message>
        <source>%1 plane from %2 attacks %3 on %4: %5</source>
        <translation>samolot (%1) z %2 atakuje: %3 na %4; %5</translation>
    </message>
    <message>
        <source>the attacker is lost</source>
        <translation>atakujący stracony</translation>
    </message>
    <message>
        <source>the attacked is lost</source>
        <translation>zaatakowany stracony</translation>
    </message>
    <message>
        <source>both are lost</source>
        <translation>oba stracone</translation>
    </message>
    <message>
        <source>no strike, both stay</source>
        <translation>brak bicia, oba zostają</translation>
    </message>
    <message>
        <source>%1 plane taken off %2</source>
        <translation>samolot (%1) zdjęty z %2</translation>
    </message>
    <message>
        <source>%1 missile ship on %2 removes the battery on %3</source>
        <translation>okręt rakietowy (%1) na %2 zdejmuje baterię na %3</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 removes the mine on %3</source>
        <translation>trałowiec (%1) na %2 zdejmuje minę na %3</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 finds no mine to remove on %3</source>
        <translation>trałowiec (%1) na %2 nie znajduje miny na %3</translation>
    </message>
    <message>
        <source>%1 lays a mine on %2</source>
        <translation>%1 stawia minę na %2</translation>
    </message>
    <message>
        <source>%1 %2 on %3 stayed too long on neutral water and is removed</source>
        <translation>%2 (%1) na %3 za długo na wodach neutralnych i zostaje zdjęty</translation>
    </message>
    <message>
        <source>%1 can no longer win, without its landing ship</source>
        <translation>%1 nie może już wygrać bez okrętu desantowego</translation>
    </message>
    <message>
        <source>%1 can no longer win, without missile ships</source>
        <translation>%1 nie może już wygrać bez okrętów rakietowych</translation>
    </message>
    <message>
        <source>%1 landing ship enters the enemy port at %2</source>
        <translation>okręt desantowy (%1) wchodzi do portu przeciwnika na %2</translation>
    </message>
    <message>
        <source>%1 cannot act and passes</source>
        <translation>%1: brak ruchu, pas</translation>
    </message>
    <message>
        <source>%1&apos;s landing ship is in the %2 port at %3</source>
        <translation>okręt desantowy (%1) w porcie (%2) na %3</translation>
    </message>
    <message>
        <source>neither side can win</source>
        <translation>żadna strona nie może wygrać</translation>
    </message>
    <message>
        <source>what lies there is illegal; take it back, or say `stands`</source>
        <translation>to, co leży, jest niedozwolone; cofnijcie albo powiedzcie, że zostaje</translation>
    </message>
    <message>
        <source>throw the die beside the map</source>
        <translation>rzućcie kością obok mapy</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 i jeszcze %2</translation>
    </message>
    <message>
        <source>moves and dice are seen; say who strikes, storms or boards, and which ship loads or lands where two are near</source>
        <translation>ruchy i kości widać; powiedzcie, kto atakuje, szturmuje lub wchodzi na pokład i który okręt ładuje lub wysadza, jeśli dwa są blisko</translation>
    </message>
    <message>
        <source>Umpire sees moves and dice. Say who strikes, storms or boards. If two ships are near, say which ship loads or lands.</source>
        <translation>Umpire widzi ruchy i kości. Powiedzcie, kto atakuje, szturmuje lub wchodzi na pokład. Jeśli blisko są dwa okręty, powiedzcie, który ładuje lub wysadza.</translation>
    </message>
    <message>
        <source>nothing is offered</source>
        <translation>nie ma nic do wyboru</translation>
    </message>
    <message>
        <source>there are only %1 explanations</source>
        <translation>wyjaśnień jest tylko %1</translation>
    </message>
    <message>
        <source>number %1 is only a part of an action</source>
        <translation>numer %1 to tylko część ruchu</translation>
    </message>
    <message>
        <source>the record says so already</source>
        <translation>zapis już tak mówi</translation>
    </message>
    <message>
        <source>nothing illegal lies there</source>
        <translation>nie leży tam nic niedozwolonego</translation>
    </message>
    <message>
        <source>nothing has been played</source>
        <translation>nic jeszcze nie zagrano</translation>
    </message>
    <message>
        <source>`%1` counts once these say `agree`: %2</source>
        <translation>„%1” liczy się, gdy te osoby powiedzą „agree”: %2</translation>
    </message>
    <message>
        <source>`%1` counts once one of these says `agree`: %2</source>
        <translation>„%1” liczy się, gdy jedna z tych osób powie „agree”: %2</translation>
    </message>
    <message>
        <source>the record is changed at %1</source>
        <translation>zapis zmieniono w miejscu %1</translation>
    </message>
    <message>
        <source>what another player hides is put right by that player, or at the table</source>
        <translation>to, co ukrywa inny gracz, poprawia on sam albo poprawia się to przy stole</translation>
    </message>
    <message>
        <source>%1 speaks for %1 alone; %2 or the table may say this</source>
        <translation>%1 mówi tylko w imieniu %1; to może powiedzieć %2 albo stół</translation>
    </message>
    <message>
        <source>this is said at this table, and not from elsewhere</source>
        <translation>to mówi się przy tym stole, a nie skądinąd</translation>
    </message>
    <message>
        <source>this is said at the table itself, and not by one player</source>
        <translation>to mówi się przy samym stole, a nie robi tego jeden gracz</translation>
    </message>
    <message>
        <source>spectators give no commands</source>
        <translation>widzowie nie wydają poleceń</translation>
    </message>
    <message>
        <source>only the arbiter rules</source>
        <translation>rozstrzyga tylko sędzia</translation>
    </message>
    <message>
        <source>this is no command, and no action of the game here; say `help`</source>
        <translation>to nie jest polecenie ani akcja gry w tym miejscu; powiedz „help”</translation>
    </message>
    <message>
        <source>a place of the picture in pixels, or a spot of the board, as in %1</source>
        <translation>miejsce na obrazie w pikselach albo pole planszy, jak w %1</translation>
    </message>
    <message>
        <source>four corners, as in %1</source>
        <translation>cztery rogi, jak w %1</translation>
    </message>
    <message>
        <source>`wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, `wrong turned X,Y` or `wrong headless X,Y`, in pixels</source>
        <translation>„wrong missed X,Y X,Y” (koniec i główka), „wrong none X,Y”, „wrong turned X,Y” albo „wrong headless X,Y”, w pikselach</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>only %1 can be undone</source>
        <translation>cofnąć można tylko %1</translation>
    </message>
    <message>
        <source>only %1 can be taken back</source>
        <translation>cofnąć można tylko %1</translation>
    </message>
    <message>
        <source>nobody has asked for agreement</source>
        <translation>nikt nie prosił o zgodę</translation>
    </message>
    <message>
        <source>`%1` is no player who has still to agree</source>
        <translation>`%1` nie jest graczem, który ma się jeszcze zgodzić</translation>
    </message>
    <message>
        <source>it is paused already</source>
        <translation>już jest przerwa</translation>
    </message>
    <message>
        <source>it is not paused</source>
        <translation>nie ma przerwy</translation>
    </message>
    <message>
        <source>whose turn it is may resign, or a player by name where the game says so</source>
        <translation>poddać się może ten, kto jest na ruchu, albo gracz z imienia, gdy gra na to pozwala</translation>
    </message>
    <message>
        <source>the player to move may give up, or a player by name where the game says so</source>
        <translation>poddać się może ten, kto jest na ruchu, albo gracz z imienia, gdy gra na to pozwala</translation>
    </message>
    <message>
        <source>at character %1: expected %2, found %3</source>
        <translation>przy znaku %1 powinno być: %2, a jest: %3</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>nothing of known size is in view</source>
        <translation>nie widać niczego o znanym rozmiarze</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>jak poprzednio</translation>
    </message>
    <message>
        <source>the table file names no board, and none is seen along the table&apos;s sides: write its place into the table file</source>
        <translation>plik stołu nie podaje planszy i żadnej nie widać wzdłuż boków: wpisz jej miejsce do pliku stołu</translation>
    </message>
    <message>
        <source>the table file names no board; one is seen and taken: %1</source>
        <translation>plik stołu nie podaje planszy; widać jedną i ją przyjęto: %1</translation>
    </message>
    <message>
        <source>the table file names no board; of more than one that are seen the plainest is taken: %1</source>
        <translation>plik stołu nie podaje planszy; widać kilka, przyjęto najwyraźniejszą: %1</translation>
    </message>
    <message>
        <source>a %1 token stands on the line between %2 and %3: move it into one of them</source>
        <translation>żeton (%1) stoi na linii między %2 a %3: przesuń go na jedno z pól</translation>
    </message>
    <message>
        <source>a figure stands on the line between %1 and %2: move it into one of them</source>
        <translation>figura stoi na linii między %1 a %2: przesuń ją na jedno z pól</translation>
    </message>
    <message>
        <source>the board's cells do not look alike, or something large covers %1 % of them; tokens are found again once Umpire has a picture of the empty board</source>
        <translation>pola planszy nie są do siebie podobne albo coś dużego zasłania %1 % planszy: Umpire znów znajdzie żetony, gdy będzie miał obraz pustej planszy</translation>
    </message>
    <message>
        <source>the stone on %1 lies on a line: it may be meant for %2 or %3</source>
        <translation>kamień na %1 leży na linii: może być na %2 albo %3</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>obok planszy</translation>
    </message>
    <message>
        <source>%1 cells of the board are out of the picture (%2): move the camera, or check the board&apos;s place in the table file</source>
        <translation>pól planszy poza obrazem: %1 (%2): przesuń kamerę albo sprawdź miejsce planszy w pliku stołu</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>the order matches at x = %1 mm are not read: %2</source>
        <translation>zapałki rozkazów przy x = %1 mm nieodczytane: %2</translation>
    </message>
    <message>
        <source>either player may have laid them; lay a column in its player&apos;s half of the table</source>
        <translation>mógł je ułożyć każdy z graczy; układaj kolumnę na połowie jej gracza</translation>
    </message>
    <message>
        <source>another match lies in line with them, or one in a gap is not seen</source>
        <translation>inna zapałka leży w linii z nimi albo jednej w przerwie nie widać</translation>
    </message>
    <message>
        <source>one of them is seen too faintly</source>
        <translation>jedną z nich widać zbyt słabo</translation>
    </message>
    <message>
        <source>the code at %1 cannot be read: it is torn, covered or blurred; look what it is</source>
        <translation>kodu przy %1 nie da się odczytać: podarty, zasłonięty lub nieostry; sprawdź, co to</translation>
    </message>
    <message>
        <source>one code in view is of another make: no counter, and what it says is not followed</source>
        <translation>jeden kod w kadrze jest obcy: to nie żeton i nie jest używany</translation>
    </message>
    <message>
        <source>%1 codes in view are of another make: no counter, and what it says is not followed</source>
        <translation>obcych kodów w kadrze: %1; to nie żetony i nie są używane</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther right than the table file has them: check origin_mm and cell_mm</source>
        <translation>linie planszy leżą ok. %1 mm bardziej w prawo niż w pliku stołu: sprawdź origin_mm i cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther left than the table file has them: check origin_mm and cell_mm</source>
        <translation>linie planszy leżą ok. %1 mm bardziej w lewo niż w pliku stołu: sprawdź origin_mm i cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther from side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>linie planszy leżą ok. %1 mm dalej od strony A niż w pliku stołu: sprawdź origin_mm i cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm nearer to side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>linie planszy leżą ok. %1 mm bliżej strony A niż w pliku stołu: sprawdź origin_mm i cell_mm</translation>
    </message>
    <message>
        <source>the board ends before the %1 edge that the table file gives it: check origin_mm, cols and rows</source>
        <translation>plansza kończy się przed krawędzią (%1) z pliku stołu: sprawdź origin_mm, cols i rows</translation>
    </message>
    <message>
        <source>left</source>
        <translation>lewa</translation>
    </message>
    <message>
        <source>right</source>
        <translation>prawa</translation>
    </message>
    <message>
        <source>near</source>
        <translation>bliższa</translation>
    </message>
    <message>
        <source>far</source>
        <translation>dalsza</translation>
    </message>
    <message>
        <source>no lines of a board are seen where the table file has one: check its place, or the light</source>
        <translation>tam, gdzie plansza jest według pliku stołu, nie widać linii: sprawdź miejsce albo światło</translation>
    </message>
    <message>
        <source>orders of side %1: %2</source>
        <translation>rozkazy strony %1: %2</translation>
    </message>
    <message>
        <source>tag %1 is not in the table file and was ignored</source>
        <translation>znacznika %1 nie ma w pliku stołu, pominięto go</translation>
    </message>
    <message>
        <source>tag %1 is in the picture twice; remove or cover the copy</source>
        <translation>znacznik %1 jest na obrazie dwa razy; usuń lub zakryj kopię</translation>
    </message>
    <message>
        <source>no tag of the table is in the picture; show at least one whole, with its white margin, or check the table file</source>
        <translation>na obrazie nie ma znacznika stołu; pokaż co najmniej jeden w całości, z białym marginesem, albo sprawdź plik stołu</translation>
    </message>
    <message>
        <source>no tag is in the picture; show them all whole, with their white margins</source>
        <translation>na obrazie nie ma znaczników; pokaż wszystkie w całości, z białymi marginesami</translation>
    </message>
    <message>
        <source>the tags do not lie where the table file says (they miss by %1 mm); measure the table anew</source>
        <translation>znaczniki nie leżą tam, gdzie mówi plik stołu (różnica %1 mm); zmierz stół od nowa</translation>
    </message>
    <message>
        <source>the tags&apos; edges fit no camera above the table; check the table file</source>
        <translation>krawędzie znaczników nie pasują do żadnej kamery nad stołem; sprawdź plik stołu</translation>
    </message>
    <message>
        <source>tag %1 is of another sheet than most and was ignored</source>
        <translation>znacznik %1 jest z innego arkusza niż większość i został pominięty</translation>
    </message>
    <message>
        <source>by the boxes of 60 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>według pudełek 60 mm bok znaczników ma %1 mm, a nie %2 mm; liczą się znaczniki: zmierz jeden znacznik i wydrukuj znaczniki w pełnym rozmiarze</translation>
    </message>
    <message>
        <source>by the matches of 42 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>według zapałek 42 mm bok znaczników ma %1 mm, a nie %2 mm; liczą się znaczniki: zmierz jeden znacznik i wydrukuj znaczniki w pełnym rozmiarze</translation>
    </message>
    <message>
        <source>the tags do not lie flat on one table; press them down and try again</source>
        <translation>znaczniki nie leżą płasko na jednym stole; dociśnij je i spróbuj ponownie</translation>
    </message>
    <message>
        <source>the camera is gone (%1); trying again until it returns</source>
        <translation>kamera zniknęła (%1); próby trwają, aż wróci</translation>
    </message>
    <message>
        <source>the stream ended</source>
        <translation>strumień się skończył</translation>
    </message>
    <message>
        <source>the picture&apos;s size changed from %1 to %2</source>
        <translation>rozmiar obrazu zmienił się z %1 na %2</translation>
    </message>
    <message>
        <source>a frame was left out: %1</source>
        <translation>klatkę pominięto: %1</translation>
    </message>
    <message>
        <source>a frame was left out: %1 (%2 frames by now)</source>
        <translation>klatkę pominięto: %1 (dotąd klatek: %2)</translation>
    </message>
    <message>
        <source>of the sticks in view only the %1 surest are looked at</source>
        <translation>z widocznych patyczków brane są pod uwagę tylko najpewniejsze: %1</translation>
    </message>
    <message>
        <source>the camera gives no MJPG but %1; expect few frames a second</source>
        <translation>kamera nie daje MJPG, tylko %1; klatek na sekundę będzie mało</translation>
    </message>
    <message>
        <source>the camera gives %1 px instead of %2</source>
        <translation>kamera daje %1 px zamiast %2</translation>
    </message>
    <message>
        <source>the camera gives %1 frames a second instead of %2</source>
        <translation>kamera daje klatek na sekundę %1 zamiast %2</translation>
    </message>
    <message>
        <source>the driver buffers more than one frame; pictures may be late</source>
        <translation>sterownik buforuje więcej niż jedną klatkę; obraz może się spóźniać</translation>
    </message>
    <message>
        <source>which was it?</source>
        <translation>co to było?</translation>
    </message>
    <message>
        <source>draw a chit each, and turn both up together</source>
        <translation>wyciągnijcie po żetonie i odkryjcie je razem</translation>
    </message>
    <message>
        <source>tell Umpire in secret which ship stands where</source>
        <translation>powiedz Umpire w tajemnicy, który okręt gdzie stoi</translation>
    </message>
    <message>
        <source>what was played?</source>
        <translation>co zagrano?</translation>
    </message>
    <message>
        <source>not finished yet: it may become %1</source>
        <translation>jeszcze nieskończone; może z tego być: %1</translation>
    </message>
    <message>
        <source>table and record differ: %1</source>
        <translation>stół i zapis się różnią: %1</translation>
    </message>
    <message>
        <source>%1 should hold %2 and shows %3</source>
        <translation>%1: w zapisie %2, widać %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>i jeszcze %1</translation>
    </message>
    <message>
        <source>table and record agree again</source>
        <translation>stół i zapis znów się zgadzają</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: %2 must say `agree NAME`</source>
        <translation>cofnięcie %1 cofa także los; muszą się zgodzić: %2</translation>
    </message>
    <message>
        <source>cannot `%1`: %2</source>
        <translation>nie można `%1`: %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>uwaga: %1</translation>
    </message>
    <message>
        <source>calls the arbiter</source>
        <translation>wzywa arbitra</translation>
    </message>
    <message>
        <source>calls the arbiter: %1</source>
        <translation>wzywa arbitra: %1</translation>
    </message>
    <message>
        <source>the arbiter %1 rules `%2`: %3</source>
        <translation>arbiter %1 rozstrzyga `%2`: %3</translation>
    </message>
    <message>
        <source>the arbiter %1 rules: %2</source>
        <translation>arbiter %1 rozstrzyga: %2</translation>
    </message>
    <message>
        <source>this position stands here for the %1. time</source>
        <translation>ta pozycja stoi tu po raz %1</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 zostaje</translation>
    </message>
    <message>
        <source>dig</source>
        <translation>podkop</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artyleria</translation>
    </message>
    <message>
        <source>certificate of the camera: %1, mean error %2, largest error %3 (SHA-256 %4)</source>
        <translation>certyfikat kamery: %1, błąd średni %2, błąd największy %3 (SHA-256 %4)</translation>
    </message>
    <message>
        <source>class gold</source>
        <translation>klasa złota</translation>
    </message>
    <message>
        <source>class silver</source>
        <translation>klasa srebrna</translation>
    </message>
    <message>
        <source>class bronze</source>
        <translation>klasa brązowa</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>bez klasy</translation>
    </message>
    <message>
        <source>the certificate was made with another camera file than this game&apos;s, so it may not hold here</source>
        <translation>certyfikat powstał z innym plikiem kamery niż ten w tej grze, więc może tu nie obowiązywać</translation>
    </message>
    <message>
        <source>the certificate was made with another table file than this game&apos;s, so it may not hold here</source>
        <translation>certyfikat powstał z innym plikiem stołu niż ten w tej grze, więc może tu nie obowiązywać</translation>
    </message>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>stół jest za ciemny: dodaj światła albo wydłuż ekspozycję</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture&apos;s, the scale is that of the pieces</source>
        <translation>nie widać żadnego znacznika z pliku stołu: miejsca są z obrazu, skala z elementów</translation>
    </message>
    <message>
        <source>places are in pixels only; show the tags of the kit, or give the table file, for millimetres</source>
        <translation>miejsca są tylko w pikselach; dla milimetrów pokaż znaczniki z zestawu albo podaj plik stołu</translation>
    </message>
    <message>
        <source>nothing of known size is in view: lay a match or a matchbox on the table, or use a table file and its tags</source>
        <translation>nie widać niczego o znanym rozmiarze: połóż na stole zapałkę lub pudełko albo użyj pliku stołu i znaczników</translation>
    </message>
    <message>
        <source>glare over the upper left corner: turn the lamp or lower the exposure</source>
        <translation>odblask w lewym górnym rogu: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the upper edge: turn the lamp or lower the exposure</source>
        <translation>odblask przy górnej krawędzi: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the upper right corner: turn the lamp or lower the exposure</source>
        <translation>odblask w prawym górnym rogu: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the left edge: turn the lamp or lower the exposure</source>
        <translation>odblask przy lewej krawędzi: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the middle: turn the lamp or lower the exposure</source>
        <translation>odblask pośrodku: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the right edge: turn the lamp or lower the exposure</source>
        <translation>odblask przy prawej krawędzi: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the lower left corner: turn the lamp or lower the exposure</source>
        <translation>odblask w lewym dolnym rogu: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the lower edge: turn the lamp or lower the exposure</source>
        <translation>odblask przy dolnej krawędzi: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>glare over the lower right corner: turn the lamp or lower the exposure</source>
        <translation>odblask w prawym dolnym rogu: odwróć lampę albo zmniejsz ekspozycję</translation>
    </message>
    <message>
        <source>the camera gives no frames; is another program using it, or its cable loose?</source>
        <translation>kamera nie daje klatek; używa jej inny program albo kabel jest luźny?</translation>
    </message>
    <message>
        <source>the camera is back</source>
        <translation>kamera wróciła</translation>
    </message>
    <message>
        <source>no telephone is connected yet; scan the code with the telephone that is the camera</source>
        <translation>żaden telefon nie jest jeszcze połączony; zeskanuj kod telefonem, który będzie kamerą</translation>
    </message>
    <message>
        <source>the telephone sends no pictures; it is away, or its screen is asleep: wake it and show its page, or scan the code again</source>
        <translation>telefon nie wysyła zdjęć; nie ma go albo jego ekran śpi: obudź go i pokaż jego stronę albo zeskanuj kod ponownie</translation>
    </message>
    <message>
        <source>a telephone is the camera now</source>
        <translation>kamerą jest teraz telefon</translation>
    </message>
    <message>
        <source>the telephone is back</source>
        <translation>telefon wrócił</translation>
    </message>
    <message>
        <source>end of the film</source>
        <translation>koniec filmu</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>nie widać żadnego znacznika z pliku stołu; obróć kamerę, aż któryś będzie cały</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Rzymianie</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>Grecy</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>gracz %1</translation>
    </message>
    <message>
        <source>the die is thrown for who starts</source>
        <translation>rzut decyduje, kto zaczyna</translation>
    </message>
    <message>
        <source>the players place their soldiers</source>
        <translation>gracze ustawiają żołnierzy</translation>
    </message>
    <message>
        <source>a fight goes on, and the attacker&apos;s die is due</source>
        <translation>trwa walka, rzuca atakujący</translation>
    </message>
    <message>
        <source>a fight goes on, and the defender&apos;s die is due</source>
        <translation>trwa walka, rzuca broniący się</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>ruch: %1</translation>
    </message>
    <message>
        <source>no ship has its bow on %1</source>
        <translation>żaden okręt nie ma dziobu na %1</translation>
    </message>
    <message>
        <source>the ship %1 of %2</source>
        <translation>okręt %1 (%2)</translation>
    </message>
    <message>
        <source>the ship %1</source>
        <translation>okręt %1</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>okręt</translation>
    </message>
    <message>
        <source>%1 is not %2&apos;s</source>
        <translation>%1 nie należy do: %2</translation>
    </message>
    <message>
        <source>no soldier stands on %1</source>
        <translation>na %1 nie ma żołnierza</translation>
    </message>
    <message>
        <source>the soldier on %1 is %2&apos;s, not %3&apos;s</source>
        <translation>żołnierz na %1: %2, a nie %3</translation>
    </message>
    <message>
        <source>%1 is no coast of this board</source>
        <translation>%1 nie jest brzegiem tej planszy</translation>
    </message>
    <message>
        <source>that is %1&apos;s own</source>
        <translation>to własna figura: %1</translation>
    </message>
    <message>
        <source>%1 is an ally of %2</source>
        <translation>%1 jest sojusznikiem: %2</translation>
    </message>
    <message>
        <source>name two different squares, not %1 twice</source>
        <translation>podaj dwa różne pola, nie dwa razy %1</translation>
    </message>
    <message>
        <source>%1 is named before %2</source>
        <translation>najpierw podaje się %1, potem %2</translation>
    </message>
    <message>
        <source>%1 is not on the coast of %2</source>
        <translation>%1 nie leży na brzegu: %2</translation>
    </message>
    <message>
        <source>a soldier stands on %1 already</source>
        <translation>na %1 stoi już żołnierz</translation>
    </message>
    <message>
        <source>%1; no die is due</source>
        <translation>%1; teraz nie rzuca się kostką</translation>
    </message>
    <message>
        <source>a die shows 1 to %1, not %2</source>
        <translation>kostka pokazuje od 1 do %1, nie %2</translation>
    </message>
    <message>
        <source>%1 is not 1 square forward, back or sideways from %2</source>
        <translation>%1 nie leży 1 pole w przód, w tył ani w bok od %2</translation>
    </message>
    <message>
        <source>%1 is not beside a square of %2</source>
        <translation>%1 nie sąsiaduje z polem: %2</translation>
    </message>
    <message>
        <source>%1 has legal moves and must make one</source>
        <translation>%1: są możliwe ruchy, trzeba wykonać jeden</translation>
    </message>
    <message>
        <source>alliances and sales are for three or more players, not 2</source>
        <translation>sojusze i sprzedaż są dla trzech i więcej graczy, nie dla 2</translation>
    </message>
    <message>
        <source>there are players 1 to %1, not %2</source>
        <translation>gracze są od 1 do %1, nie %2</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1: poza grą</translation>
    </message>
    <message>
        <source>%1 is no other player in the game</source>
        <translation>%1 nie jest innym graczem</translation>
    </message>
    <message>
        <source>%1 is an ally already</source>
        <translation>%1 jest już sojusznikiem</translation>
    </message>
    <message>
        <source>%1 is no ally</source>
        <translation>%1 nie jest sojusznikiem</translation>
    </message>
    <message>
        <source>a tactical move is made in a boarding only, and a land battle is fought</source>
        <translation>ruch taktyczny jest tylko przy abordażu, a trwa walka na lądzie</translation>
    </message>
    <message>
        <source>the ship %1 is in a fight, and fighting ships cannot be separated</source>
        <translation>okręt %1 walczy, a walczących okrętów nie można rozdzielić</translation>
    </message>
    <message>
        <source>%1 is no enemy&apos;s</source>
        <translation>%1 nie należy do wroga</translation>
    </message>
    <message>
        <source>%1 is in a fight; it may be rammed, not boarded</source>
        <translation>%1 walczy; można go staranować, nie abordować</translation>
    </message>
    <message>
        <source>%1 is rammed on the way and sinks</source>
        <translation>%1 zostaje staranowany po drodze i tonie</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over 2 squares</source>
        <translation>okręt nie leżałby burta w burtę na 2 polach z: %1</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over at least 1 square</source>
        <translation>okręt nie leżałby burta w burtę choć na 1 polu z: %1</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 already; with %3 more it would be over %4</source>
        <translation>okręt %1 wiezie już %2; z %3 więcej byłoby ponad %4</translation>
    </message>
    <message>
        <source>%1 is not beside a square of the ship %2</source>
        <translation>%1 nie sąsiaduje z okrętem %2</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 soldiers, not %3</source>
        <translation>okręt %1 wiezie żołnierzy: %2, a nie %3</translation>
    </message>
    <message>
        <source>a soldier of %1 stands on %2</source>
        <translation>na %2 stoi żołnierz: %1</translation>
    </message>
    <message>
        <source>the %1 would be 1 square off the board of %2 x %3</source>
        <translation>1 pole poza planszą %2 x %3: %1</translation>
    </message>
    <message>
        <source>the %1 would be on %2, which is coast</source>
        <translation>znalazłby się na brzegu (%2): %1</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>dziób</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>rufa</translation>
    </message>
    <message>
        <source>the bow would hit %1, the same player&apos;s</source>
        <translation>dziób uderzyłby we własny: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1, an ally</source>
        <translation>dziób uderzyłby w sojusznika: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1 from the front</source>
        <translation>dziób uderzyłby od przodu: %1</translation>
    </message>
    <message>
        <source>the stern would be on %1, where the ship %2 lies</source>
        <translation>rufa znalazłaby się na %1, gdzie leży okręt %2</translation>
    </message>
    <message>
        <source>a ship goes exactly 2 squares ahead, not 1, unless it turns too</source>
        <translation>okręt płynie dokładnie 2 pola naprzód, nie 1, chyba że też skręca</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move there, after 1 square</source>
        <translation>uderzenie na %1 kończy tam ruch, po 1 polu</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move, no turn follows</source>
        <translation>uderzenie na %1 kończy ruch, skrętu nie ma</translation>
    </message>
    <message>
        <source>a ship goes 2 squares ahead, or 1 with a turn sideways, or turns about on its bow&apos;s square; %1 to %2 is none of these</source>
        <translation>okręt płynie 2 pola naprzód albo 1 ze skrętem w bok, albo zawraca na polu dziobu; ruch z %1 na %2 nie jest żadnym z nich</translation>
    </message>
    <message>
        <source>%1 puts a soldier on %2</source>
        <translation>%1: żołnierz na %2</translation>
    </message>
    <message>
        <source>%1 throws %2 for the first turn</source>
        <translation>%1: rzut %2, kto zacznie</translation>
    </message>
    <message>
        <source>%1 throws %2 in attack</source>
        <translation>%1: rzut %2 w ataku</translation>
    </message>
    <message>
        <source>%1 throws %2 in defence</source>
        <translation>%1: rzut %2 w obronie</translation>
    </message>
    <message>
        <source>all who threw %1 throw again</source>
        <translation>wszyscy z wynikiem %1 rzucają ponownie</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>zaczyna: %1</translation>
    </message>
    <message>
        <source>%1 makes a tactical move with %2 to %3 heading %4</source>
        <translation>%1: ruch taktyczny z %2 na %3, kurs %4</translation>
    </message>
    <message>
        <source>%1 sails %2 to %3 heading %4</source>
        <translation>%1: okręt płynie z %2 na %3, kurs %4</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>the ship %1 of %2 sinks</source>
        <translation>tonie okręt %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>the ship %1 of %2 sinks, %n soldier(s) aboard</source>
        <translation>
            <numerusform>tonie okręt %1 (%2), na pokładzie %n żołnierz</numerusform>
            <numerusform>tonie okręt %1 (%2), na pokładzie %n żołnierze</numerusform>
            <numerusform>tonie okręt %1 (%2), na pokładzie %n żołnierzy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s soldier goes from %2 to %3</source>
        <translation>%1: żołnierz idzie z %2 na %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldier on %2 goes aboard %3</source>
        <translation>%1: żołnierz z %2 na pokład: %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldiers on %2 and %3 go aboard %4</source>
        <translation>%1: żołnierze z %2 i %3 na pokład: %4</translation>
    </message>
    <message>
        <source>%1&apos;s soldier lands on %2 from the ship %3</source>
        <translation>%1: żołnierz ląduje na %2 z okrętu %3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 strikes %3&apos;s %4, %5 against %6</source>
        <translation>%1: żołnierz z %2 atakuje %4 (%3), %5 przeciw %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 lands against %3&apos;s %4, %5 against %6</source>
        <translation>%1: okręt z %2 wysadza desant na %4 (%3), %5 przeciw %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 boards %3&apos;s %4, %5 against %6</source>
        <translation>%1: okręt z %2 aborduje %4 (%3), %5 przeciw %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 storms %3&apos;s %4, %5 against %6</source>
        <translation>%1: szturm z %2 na %4 (%3), %5 przeciw %6</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 beats %3&apos;s defence %4</source>
        <translation>atak %2 (%1) pokonuje obronę %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 loses to %3&apos;s defence %4</source>
        <translation>atak %2 (%1) przegrywa z obroną %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 ties with %3&apos;s defence %4</source>
        <translation>atak %2 (%1) równy obronie %4 (%3)</translation>
    </message>
    <message>
        <source>the fight ends with the tie</source>
        <translation>walka kończy się remisem</translation>
    </message>
    <message>
        <source>%1 forfeits a fighter</source>
        <translation>%1 traci karnie wojownika</translation>
    </message>
    <message>
        <source>%1 loses a soldier of %2</source>
        <translation>%1: stracony żołnierz, %2</translation>
    </message>
    <message>
        <source>%1 loses the sailors of %2</source>
        <translation>%1: straceni marynarze, %2</translation>
    </message>
    <message>
        <source>%1 captures the ship %2</source>
        <translation>%1: zdobyty okręt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 captures the ship %2, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1: zdobyty okręt %2, na pokładzie %n żołnierz</numerusform>
            <numerusform>%1: zdobyty okręt %2, na pokładzie %n żołnierze</numerusform>
            <numerusform>%1: zdobyty okręt %2, na pokładzie %n żołnierzy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1: brak ruchu</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 odpada: %2</translation>
    </message>
    <message>
        <source>%1 sells the figure on %2 to %3</source>
        <translation>%1 sprzedaje figurę na %2, kupuje %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells the figure on %2 to %3, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1 sprzedaje figurę na %2, kupuje %3, na pokładzie %n żołnierz</numerusform>
            <numerusform>%1 sprzedaje figurę na %2, kupuje %3, na pokładzie %n żołnierze</numerusform>
            <numerusform>%1 sprzedaje figurę na %2, kupuje %3, na pokładzie %n żołnierzy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are allies</source>
        <translation>%1 i %2 są sojusznikami</translation>
    </message>
    <message>
        <source>%1 and %2 are no allies any more</source>
        <translation>%1 i %2 nie są już sojusznikami</translation>
    </message>
    <message>
        <source>%1 has %2 soldiers in the capital of %3</source>
        <translation>%1: żołnierzy w stolicy: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation>%1: poddanie</translation>
    </message>
    <message>
        <source>%1 has no soldiers left</source>
        <translation>%1: nie ma już żołnierzy</translation>
    </message>
    <message>
        <source>%1 has no figures left</source>
        <translation>%1: nie ma już figur</translation>
    </message>
    <message>
        <source>the players have agreed on a draw</source>
        <translation>gracze zgodzili się na remis</translation>
    </message>
    <message>
        <source>nobody is left: %1</source>
        <translation>nikt nie został: %1</translation>
    </message>
    <message>
        <source>all but %1 are out</source>
        <translation>wszyscy inni odpadli: %1</translation>
    </message>
    <message>
        <source>only allies are left: %1</source>
        <translation>zostali tylko sojusznicy: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>gra skończona</translation>
    </message>
    <message>
        <source>the galleys are being built</source>
        <translation>trwa budowa galer</translation>
    </message>
    <message>
        <source>the galleys are being placed</source>
        <translation>trwa ustawianie galer</translation>
    </message>
    <message>
        <source>orders are being laid</source>
        <translation>układane są rozkazy</translation>
    </message>
    <message>
        <source>orders are being executed</source>
        <translation>wykonywane są rozkazy</translation>
    </message>
    <message>
        <source>%1 has sunk</source>
        <translation>%1 zatonęła</translation>
    </message>
    <message>
        <source>%1 is not on the table</source>
        <translation>%1 nie leży na stole</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>gotowe: %1</translation>
    </message>
    <message>
        <source>%1 has offered a draw in this turn</source>
        <translation>%1: remis w tej turze już zaproponowany</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>stół</translation>
    </message>
    <message>
        <source>%1 owes %2 first</source>
        <translation>najpierw potrzeba (%1): %2</translation>
    </message>
    <message>
        <source>the galleys&apos; places</source>
        <translation>miejsca galer</translation>
    </message>
    <message>
        <source>how it touches the other</source>
        <translation>jak dotyka drugiej</translation>
    </message>
    <message>
        <source>its losses</source>
        <translation>jej straty</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>jej cel</translation>
    </message>
    <message>
        <source>its toss</source>
        <translation>jej rzut</translation>
    </message>
    <message>
        <source>the call on its toss</source>
        <translation>orzeczenie o jej rzucie</translation>
    </message>
    <message>
        <source>its oars</source>
        <translation>jej wiosła</translation>
    </message>
    <message>
        <source>%1 has built all its galleys</source>
        <translation>%1: wszystkie galery zbudowane</translation>
    </message>
    <message>
        <source>a galley is 6/6/2, 5/5/3 or 4/4/4: oars per side and masts make 8</source>
        <translation>galera to 6/6/2, 5/5/3 albo 4/4/4: wiosła na burtę i maszty dają razem 8</translation>
    </message>
    <message>
        <source>%1 is placed already</source>
        <translation>%1 jest już ustawiona</translation>
    </message>
    <message>
        <source>no galley has that name in this game</source>
        <translation>w tej grze nie ma galery o takiej nazwie</translation>
    </message>
    <message>
        <source>%1 places the next galley</source>
        <translation>następną galerę ustawia %1</translation>
    </message>
    <message>
        <source>the galley would not be on the table</source>
        <translation>galera nie leżałaby na stole</translation>
    </message>
    <message>
        <source>%1 has its orders</source>
        <translation>%1 ma rozkazy</translation>
    </message>
    <message>
        <source>%1 has no orders yet</source>
        <translation>%1 nie ma jeszcze rozkazów</translation>
    </message>
    <message>
        <source>the target must be an enemy within 3 M</source>
        <translation>celem musi być wróg nie dalej niż 3 zapałki</translation>
    </message>
    <message>
        <source>%1 did not move in this step and rams nobody</source>
        <translation>%1 nie ruszyła się w tym kroku i nikogo nie taranuje</translation>
    </message>
    <message>
        <source>the table shows whether %1 and %2 touch</source>
        <translation>stół pokazuje, czy %1 i %2 się stykają</translation>
    </message>
    <message>
        <source>a match lies nowhere near the table</source>
        <translation>zapałka leży daleko od stołu</translation>
    </message>
    <message>
        <source>%1 matches lie there, %2 are to be dropped</source>
        <translation>leży zapałek: %1, rzucić należy: %2</translation>
    </message>
    <message>
        <source>the matches show %1 to %2 hits</source>
        <translation>zapałki pokazują trafienia: od %1 do %2</translation>
    </message>
    <message>
        <source>%1 matches are to be dropped</source>
        <translation>zapałek do rzucenia: %1</translation>
    </message>
    <message>
        <source>%1 oars, at least 1 and at most %2 on each side</source>
        <translation>wioseł: %1, na każdej burcie od 1 do %2</translation>
    </message>
    <message>
        <source>the galley would lie nowhere near the table</source>
        <translation>galera leżałaby daleko od stołu</translation>
    </message>
    <message>
        <source>what follows from where it lay is being decided; say it after that</source>
        <translation>rozstrzyga się to, co wynika z jej położenia; powiedz to potem</translation>
    </message>
    <message>
        <source>the galley would reach %1 over the table&apos;s edge</source>
        <translation>galera wystawałaby %1 poza krawędź stołu</translation>
    </message>
    <message>
        <source>the galley would lie %1 from its edge, 2 M are %2</source>
        <translation>galera leżałaby %1 od swojej krawędzi, 2 zapałki to %2</translation>
    </message>
    <message>
        <source>%1 would be %2 away, 2 M are %3</source>
        <translation>%1 byłaby w odległości %2, 2 zapałki to %3</translation>
    </message>
    <message>
        <source>%1 lies there</source>
        <translation>leży tam %1</translation>
    </message>
    <message>
        <source>%1 does not take %2 of the %3 that are left</source>
        <translation>%1 to nie %2 z pozostałych %3</translation>
    </message>
    <message>
        <source>%1 damage takes a mast too</source>
        <translation>obrażenia %1 zabierają też maszt</translation>
    </message>
    <message>
        <source>the first point is an oar to %1</source>
        <translation>pierwszy punkt to wiosło z burty: %1</translation>
    </message>
    <message>
        <source>the first point is an oar to the other side, for %1 is bare</source>
        <translation>pierwszy punkt to wiosło z drugiej burty, bo ta jest pusta: %1</translation>
    </message>
    <message>
        <source>port</source>
        <translation>lewa burta</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>prawa burta</translation>
    </message>
    <message>
        <source>%1 faces the attacker and must take the most</source>
        <translation>burta od strony atakującego traci najwięcej: %1</translation>
    </message>
    <message>
        <source>damage, oars and masts cannot be fewer than none</source>
        <translation>obrażenia, wiosła i maszty nie mogą być ujemne</translation>
    </message>
    <message>
        <source>%1 matches laid, 5 are the most</source>
        <translation>ułożono zapałek: %1, najwięcej może być 5</translation>
    </message>
    <message>
        <source>%1 laid, but the galley has %2</source>
        <translation>ułożono: %1, a galera ma: %2</translation>
    </message>
    <message>
        <source>%1 laid, but no galley has more than 4 masts</source>
        <translation>ułożono: %1, a żadna galera nie ma więcej niż 4 maszty</translation>
    </message>
    <message numerus="yes">
        <source>%n fire order(s)</source>
        <translation>
            <numerusform>%n rozkaz ognia</numerusform>
            <numerusform>%n rozkazy ognia</numerusform>
            <numerusform>%n rozkazów ognia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement order(s)</source>
        <translation>
            <numerusform>%n rozkaz ruchu</numerusform>
            <numerusform>%n rozkazy ruchu</numerusform>
            <numerusform>%n rozkazów ruchu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast(s)</source>
        <translation>
            <numerusform>%n maszt</numerusform>
            <numerusform>%n maszty</numerusform>
            <numerusform>%n masztów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) on the side with fewer</source>
        <translation>
            <numerusform>%n wiosło na słabszej burcie</numerusform>
            <numerusform>%n wiosła na słabszej burcie</numerusform>
            <numerusform>%n wioseł na słabszej burcie</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1 points backward alone: to re-arrange oars takes two in a row</source>
        <translation>zapałka %1 sama wskazuje do tyłu: do przestawienia wioseł trzeba dwóch z rzędu</translation>
    </message>
    <message>
        <source>%1 headed matches laid, but the galley&apos;s box holds %2</source>
        <translation>ułożono zapałek z główką: %1, a w pudełku galery jest: %2</translation>
    </message>
    <message>
        <source>only %1 laid: as many as possible must be, and another fits</source>
        <translation>ułożono tylko %1: trzeba jak najwięcej, a jeszcze jedna się mieści</translation>
    </message>
    <message>
        <source>%1 shows no triangle that tells its bow</source>
        <translation>%1: nie widać trójkąta, który wskazuje dziób</translation>
    </message>
    <message>
        <source>say where its bow points, in degrees</source>
        <translation>podaj, dokąd zwrócony jest dziób, w stopniach</translation>
    </message>
    <message>
        <source>not all tags are in view; show them all whole</source>
        <translation>nie widać wszystkich znaczników; pokaż je wszystkie w całości</translation>
    </message>
    <message>
        <source>no galley %1 lies on the table</source>
        <translation>na stole nie ma galery %1</translation>
    </message>
    <message>
        <source>%1 cannot fire at itself: the target is an enemy</source>
        <translation>%1 nie może strzelać do siebie: celem jest wróg</translation>
    </message>
    <message>
        <source>%1 is built %2</source>
        <translation>%1 zbudowana: %2</translation>
    </message>
    <message>
        <source>%1 is placed at %2</source>
        <translation>%1 ustawiona: %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>taken back in the record, but not on the table: %1</source>
        <translation>cofnięte w zapisie, ale nie na stole: %1</translation>
    </message>
    <message>
        <source>%1 has no orders</source>
        <translation>%1 nie ma rozkazów</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>przestawienie wioseł</translation>
    </message>
    <message>
        <source>%1 has the orders %2</source>
        <translation>rozkazy %1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders are taken up</source>
        <translation>rozkazy %1 zebrane</translation>
    </message>
    <message>
        <source>%1&apos;s orders are %2</source>
        <translation>rozkazy %1: %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>krok %1</translation>
    </message>
    <message>
        <source>%1 forward to %2</source>
        <translation>%1 naprzód do %2</translation>
    </message>
    <message>
        <source>%1 turn left to %2</source>
        <translation>%1 skręca w lewo do %2</translation>
    </message>
    <message>
        <source>%1 turn right to %2</source>
        <translation>%1 skręca w prawo do %2</translation>
    </message>
    <message>
        <source>%1 and %2 collide at %3: %4 to %5, %6 to %7</source>
        <translation>%1 i %2 zderzają się w %3; obrażenia: %5 %4, %7 %6</translation>
    </message>
    <message>
        <source>the galleys lie as recorded</source>
        <translation>galery leżą jak w zapisie</translation>
    </message>
    <message>
        <source>%1 is clear of %2</source>
        <translation>%1 nie dotyka: %2</translation>
    </message>
    <message>
        <source>%1 and %2 lie %3 mm apart: too close to call whether they touch</source>
        <translation>między %1 i %2 jest %3 mm; zbyt blisko, by orzec, czy się stykają</translation>
    </message>
    <message>
        <source>%1 and %2 touch: too close to call which side was hit</source>
        <translation>%1 i %2 się stykają; zbyt blisko, by orzec, który bok trafiono</translation>
    </message>
    <message>
        <source>%1 does not fire: it has no mast</source>
        <translation>%1 nie strzela: nie ma masztu</translation>
    </message>
    <message>
        <source>%1 does not fire: no enemy is within 3 M</source>
        <translation>%1 nie strzela: w zasięgu 3 zapałek nie ma wroga</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3 to drop</source>
        <translation>%1 strzela do %2; do rzucenia: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n zapałka</numerusform>
            <numerusform>%n zapałki</numerusform>
            <numerusform>%n zapałek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2</source>
        <translation>rzut %1 pokazuje %2</translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2 to %3</source>
        <translation>rzut %1 pokazuje od %2 do %3</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3</source>
        <translation>%1 trafia %2; %3</translation>
    </message>
    <message>
        <source>%1&apos;s salvo is spoiled</source>
        <translation>salwa %1 nieważna</translation>
    </message>
    <message>
        <source>%1 loses %2 to %3</source>
        <translation>%1 traci %2 przez %3</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 tonie</translation>
    </message>
    <message>
        <source>%1 has its oars %2</source>
        <translation>wiosła %1: %2</translation>
    </message>
    <message>
        <source>the turn is over after %1</source>
        <translation>tura skończona; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation>%1 leży w %2</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1: poddanie</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1: proponuje remis</translation>
    </message>
    <message>
        <source>both last galleys sink together</source>
        <translation>obie ostatnie galery toną razem</translation>
    </message>
    <message>
        <source>%1&apos;s last galley sinks</source>
        <translation>ostatnia galera %1 tonie</translation>
    </message>
    <message>
        <source>%1&apos;s hull is %2 from %3&apos;s: %4</source>
        <translation>kadłub %1 jest %2 od %3: %4</translation>
    </message>
    <message>
        <source>too close to 3 matches of %1 to call</source>
        <translation>zbyt blisko 3 zapałek po %1, by orzec</translation>
    </message>
    <message>
        <source>within %1 of %2</source>
        <translation>w zasięgu: %1 po %2</translation>
    </message>
    <message>
        <source>farther than 3 matches of %1, so nothing counts</source>
        <translation>dalej niż 3 zapałki po %1, więc nic się nie liczy</translation>
    </message>
    <message>
        <source>%1 and %2 carry the same label: only an enemy may be fired at</source>
        <translation>%1 i %2 mają ten sam znak: strzelać wolno tylko do wroga</translation>
    </message>
    <message>
        <source>%1&apos;s masts are not seen, so how many it may drop is not known</source>
        <translation>maszty %1 nie są widoczne, więc nie wiadomo, ile wolno rzucić</translation>
    </message>
    <message>
        <source>%1 lie there</source>
        <translation>leży: %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss is ruled on already</source>
        <translation>rzut %1 jest już oceniony</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there</source>
        <translation>%1; do rzucenia: %2, leży: %3</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1</source>
        <translation>gdyby była w bliższym pasie, %1</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 too many</source>
        <translation>%1; do rzucenia: %2, leży: %3; za dużo o: %4</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 not seen</source>
        <translation>%1; do rzucenia: %2, leży: %3; nie widać: %4</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 too many</source>
        <translation>gdyby była w bliższym pasie, %1; za dużo o: %2</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 not seen</source>
        <translation>gdyby była w bliższym pasie, %1; nie widać: %2</translation>
    </message>
    <message>
        <source>%1 lay there as orders and do not count</source>
        <translation>%1 leżały jako rozkazy i się nie liczą</translation>
    </message>
    <message>
        <source>%1 lay there as an order and does not count</source>
        <translation>%1 leżała jako rozkaz i się nie liczy</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 dotyka %2</translation>
    </message>
    <message>
        <source>%1 touches the order match %2</source>
        <translation>%1 dotyka zapałki rozkazu %2</translation>
    </message>
    <message>
        <source>%1: the whole salvo misses</source>
        <translation>%1: cała salwa chybia</translation>
    </message>
    <message>
        <source>%1, too close to call: if so, the whole salvo misses</source>
        <translation>%1, ale zbyt blisko, by orzec: jeśli tak, cała salwa chybia</translation>
    </message>
    <message>
        <source>%1 is too close to the edge of %2&apos;s side zone to call: whether plain ends count is the players&apos; to decide</source>
        <translation>%1 jest zbyt blisko brzegu strefy bocznej %2: czy liczą się końce bez główki, decydują gracze</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s side zone: plain ends count too</source>
        <translation>%1 leży w strefie bocznej %2: liczą się też końce bez główki</translation>
    </message>
    <message>
        <source>%1 lies outside %2&apos;s side zone: only heads count</source>
        <translation>%1 leży poza strefą boczną %2: liczą się tylko główki</translation>
    </message>
    <message>
        <source>%1&apos;s head</source>
        <translation>główka %1</translation>
    </message>
    <message>
        <source>%1&apos;s plain end</source>
        <translation>koniec %1 bez główki</translation>
    </message>
    <message>
        <source>%1&apos;s hull</source>
        <translation>kadłub %1</translation>
    </message>
    <message>
        <source>%1 points at %2</source>
        <translation>%1 wskazuje na: %2</translation>
    </message>
    <message>
        <source>%1 points past %2 by %3</source>
        <translation>%1 wskazuje obok: %2; o %3</translation>
    </message>
    <message>
        <source>%1 does not count against %2</source>
        <translation>%1 nie liczy się przeciw: %2</translation>
    </message>
    <message>
        <source>%1 meets %2 first and does not count against %3</source>
        <translation>%1 najpierw trafia na: %2; nie liczy się przeciw: %3</translation>
    </message>
    <message>
        <source>%1 points at %2, but whether it counts is too close to call</source>
        <translation>%1 wskazuje na: %2, ale czy się liczy, jest zbyt blisko, by orzec</translation>
    </message>
    <message>
        <source>%1 points at %2, but may meet %3 first: too close to call</source>
        <translation>%1 wskazuje na: %2, ale może najpierw trafia na: %3; zbyt blisko, by orzec</translation>
    </message>
    <message>
        <source>%1 cannot be told to point anywhere: too close to call</source>
        <translation>nie widać, dokąd wskazuje: %1; zbyt blisko, by orzec</translation>
    </message>
    <message>
        <source>%1 passes %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 mija narożnik o %3: %2; dokładność pomiaru %4: zbyt blisko, by orzec</translation>
    </message>
    <message>
        <source>%1 points inside %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 wskazuje %3 do środka od narożnika: %2; dokładność pomiaru %4: zbyt blisko, by orzec</translation>
    </message>
    <message>
        <source>how is each galley built: oars to port, to starboard, masts?</source>
        <translation>jak zbudowana jest każda galera: wiosła z lewej, z prawej, maszty?</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them</source>
        <translation>ułóżcie rozkazy za parawanem; gdy się podniesie, powiedzcie je</translation>
    </message>
    <message>
        <source>whom does %1 fire at?</source>
        <translation>do kogo strzela %1?</translation>
    </message>
    <message>
        <source>move the galleys: %1</source>
        <translation>przesuńcie galery: %1</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 w prawo o %2 stopni i %3 mm do %4, gdzie dotyka %5</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4</source>
        <translation>%1 w prawo o %2 stopni i %3 mm do %4</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 w lewo o %2 stopni i %3 mm do %4, gdzie dotyka %5</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4</source>
        <translation>%1 w lewo o %2 stopni i %3 mm do %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3, where it touches %4</source>
        <translation>%1 naprzód o %2 mm do %3, gdzie dotyka %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3</source>
        <translation>%1 naprzód o %2 mm do %3</translation>
    </message>
    <message>
        <source>do %1 and %2 touch, and how?</source>
        <translation>czy %1 i %2 się stykają, i jak?</translation>
    </message>
    <message>
        <source>how many hits is it, or was the toss spoiled?</source>
        <translation>ile jest trafień, czy rzut był nieważny?</translation>
    </message>
    <message>
        <source>the galley at %1</source>
        <translation>galera w %1</translation>
    </message>
    <message>
        <source>none near it</source>
        <translation>w pobliżu żadnej</translation>
    </message>
    <message>
        <source>it %1 mm and %2 degrees off</source>
        <translation>przesunięta o %1 mm i %2 stopni</translation>
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
        <translation>pomoc</translation>
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
        <translation>klatka %1</translation>
    </message>
    <message>
        <source>the %1 picture is cut off; copy or take it again</source>
        <translation>obraz %1 jest ucięty; skopiuj go lub zrób ponownie</translation>
    </message>
    <message>
        <source>the %1 picture is damaged; copy or take it again</source>
        <translation>obraz %1 jest uszkodzony; skopiuj go lub zrób ponownie</translation>
    </message>
    <message>
        <source>the %1 picture is animated; save one frame as JPEG or PNG</source>
        <translation>obraz %1 jest animowany; zapisz jedną klatkę jako JPEG lub PNG</translation>
    </message>
    <message>
        <source>this variant of %1 is not known; save it as JPEG or PNG and try again</source>
        <translation>ta odmiana %1 jest nieznana; zapisz jako JPEG lub PNG i spróbuj ponownie</translation>
    </message>
    <message>
        <source>the picture is %1, too small to show a table; at least %2 px a side are needed</source>
        <translation>obraz ma %1, za mało na stół; potrzeba co najmniej %2 px na bok</translation>
    </message>
    <message>
        <source>the picture is %1; scale it down to at most %2 px a side and %3 megapixels</source>
        <translation>obraz ma %1; zmniejsz go do %2 px na bok i %3 megapikseli</translation>
    </message>
    <message>
        <source>GIF pictures are not read; save one frame as JPEG or PNG</source>
        <translation>GIF nie jest czytany; zapisz jedną klatkę jako JPEG lub PNG</translation>
    </message>
    <message>
        <source>HEIC, AVIF and video files are not read; save the picture as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)</source>
        <translation>plików HEIC, AVIF i wideo się nie czyta; zapisz obraz jako JPEG (na iPhonie: Ustawienia, Aparat, Formaty, Najbardziej zgodny)</translation>
    </message>
    <message>
        <source>not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG</source>
        <translation>to nie JPEG, PNG, WebP, TIFF ani BMP; zapisz jako JPEG lub PNG</translation>
    </message>
    <message>
        <source>the file is too large for a picture; scale it down</source>
        <translation>plik jest za duży jak na obraz; zmniejsz go</translation>
    </message>
    <message>
        <source>the file is empty; copy or take the picture again</source>
        <translation>plik jest pusty; skopiuj lub zrób obraz ponownie</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; save it as JPEG or PNG and try again</source>
        <translation>obrazu %1 nie da się odczytać; zapisz jako JPEG lub PNG i spróbuj ponownie</translation>
    </message>
    <message>
        <source>no such picture; check the path</source>
        <translation>nie ma takiego obrazu; sprawdź ścieżkę</translation>
    </message>
    <message>
        <source>is a directory; name one picture in it</source>
        <translation>to folder; wskaż w nim obraz</translation>
    </message>
    <message>
        <source>is not a file; name a picture</source>
        <translation>to nie plik; wskaż obraz</translation>
    </message>
    <message>
        <source>cannot be read; check the file&apos;s permissions</source>
        <translation>nie da się odczytać; sprawdź uprawnienia</translation>
    </message>
    <message>
        <source>no such file; check the path</source>
        <translation>nie ma takiego pliku; sprawdź ścieżkę</translation>
    </message>
    <message>
        <source>is a directory; name the file in it</source>
        <translation>to folder; wskaż w nim plik</translation>
    </message>
    <message>
        <source>cannot be read; check its permissions</source>
        <translation>nie da się odczytać; sprawdź uprawnienia</translation>
    </message>
    <message>
        <source>cannot be written; check that the folder exists and that the disk has room</source>
        <translation>nie da się zapisać; sprawdź, czy folder istnieje i czy na dysku jest miejsce</translation>
    </message>
    <message>
        <source>cannot be written; is the disk full?</source>
        <translation>nie da się zapisać; czy dysk jest pełny?</translation>
    </message>
    <message>
        <source>is already there; give another name</source>
        <translation>już istnieje; podaj inną nazwę</translation>
    </message>
    <message>
        <source>no such file, folder or camera; `umpire cameras` lists the cameras, and a stream&apos;s address begins with http:// or rtsp://</source>
        <translation>nie ma takiego pliku, folderu ani kamery; kamery wymienia `umpire cameras`, a adres strumienia zaczyna się od http:// lub rtsp://</translation>
    </message>
    <message>
        <source>this may be more than one camera; name one of %1</source>
        <translation>to może być kilka kamer; wskaż jedną: %1</translation>
    </message>
    <message>
        <source>the stream cannot be opened (%1); is the camera&apos;s server running, and the address right?</source>
        <translation>strumienia nie da się otworzyć (%1); czy serwer kamery działa i adres jest dobry?</translation>
    </message>
    <message>
        <source>not a video that can be read (%1); save it as MP4 or AVI and try again</source>
        <translation>to nie film, który da się odczytać (%1); zapisz jako MP4 lub AVI i spróbuj ponownie</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>brak odpowiedzi na czas</translation>
    </message>
    <message>
        <source>the picture is damaged (%1); copy or take it again</source>
        <translation>obraz jest uszkodzony (%1); skopiuj go lub zrób ponownie</translation>
    </message>
    <message>
        <source>the picture is damaged (%1): things may be missing from it or lie elsewhere</source>
        <translation>obraz jest uszkodzony (%1): może na nim czegoś brakować albo coś leży gdzie indziej</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>za mało pamięci</translation>
    </message>
    <message>
        <source>it sends more than 64 MiB without a whole picture</source>
        <translation>wysyła ponad 64 MiB bez jednego całego obrazu</translation>
    </message>
    <message>
        <source>it sends on to another address, which is not followed</source>
        <translation>odsyła pod inny adres, za którym się nie podąża</translation>
    </message>
    <message>
        <source>its answer is broken off, or it sends on to another address, which is not followed</source>
        <translation>jej odpowiedź się urywa albo odsyła pod inny adres, za którym się nie podąża</translation>
    </message>
    <message>
        <source>what comes is no video, or only names where one is</source>
        <translation>przychodzi nie wideo, lecz coś innego albo tylko wskazanie, gdzie ono jest</translation>
    </message>
    <message>
        <source>what it sent could not be handled</source>
        <translation>nie udało się przetworzyć tego, co przysłała</translation>
    </message>
    <message>
        <source>parts of it are missing</source>
        <translation>brakuje części</translation>
    </message>
    <message>
        <source>it builds on a damaged one</source>
        <translation>opiera się na uszkodzonej</translation>
    </message>
    <message>
        <source>holds no picture; give a folder of JPEG or PNG files</source>
        <translation>nie ma w nim obrazów; podaj folder z plikami JPEG lub PNG</translation>
    </message>
    <message>
        <source>the camera cannot be opened (%1); `umpire cameras` lists what is connected</source>
        <translation>kamery nie da się otworzyć (%1); `umpire cameras` wymienia podłączone</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>nie ma jej</translation>
    </message>
    <message>
        <source>permission denied; join the group `video`</source>
        <translation>brak uprawnień; dołącz do grupy `video`</translation>
    </message>
    <message>
        <source>it gives no pictures, or another program uses it</source>
        <translation>nie daje obrazu albo używa jej inny program</translation>
    </message>
    <message>
        <source>it gives no more pictures</source>
        <translation>nie daje już obrazu</translation>
    </message>
    <message>
        <source>its pictures are in a format that is not known</source>
        <translation>jej obrazy są w nieznanym formacie</translation>
    </message>
    <message>
        <source>the tags in view (%1) are not in the table file; is it another table&apos;s?</source>
        <translation>widocznych znaczników (%1) nie ma w pliku stołu; czy to plik innego stołu?</translation>
    </message>
    <message>
        <source>no tag of the table file is in the picture, and no match or matchbox to take the scale from; show a tag whole</source>
        <translation>na obrazie nie ma znacznika z pliku stołu ani zapałki czy pudełka do skali; pokaż cały znacznik</translation>
    </message>
    <message>
        <source>the picture before is %1 px but the picture is %2 px; take both with the same camera, without moving it</source>
        <translation>obraz sprzed ma %1 px, a ten %2 px; zrób oba tą samą kamerą, nie ruszając jej</translation>
    </message>
    <message>
        <source>nothing of known size is in view, so nothing can be measured; use a table file and its tags</source>
        <translation>nie widać niczego o znanym rozmiarze, więc nic nie da się zmierzyć; użyj pliku stołu i znaczników</translation>
    </message>
    <message>
        <source>no galley is seen in the picture</source>
        <translation>na obrazie nie widać galery</translation>
    </message>
    <message>
        <source>the picture shows %1</source>
        <translation>na obrazie widać: %1</translation>
    </message>
    <message>
        <source>cannot be read; give a journal&apos;s file</source>
        <translation>nie da się odczytać; podaj plik zapisu</translation>
    </message>
    <message>
        <source>is no journal; give a file that `umpire referee` wrote</source>
        <translation>to nie zapis; podaj plik, który zapisał `umpire referee`</translation>
    </message>
    <message>
        <source>is already there; go on with that game, or give another name</source>
        <translation>już istnieje; kontynuuj go albo podaj inną nazwę</translation>
    </message>
    <message>
        <source>the record was opened again</source>
        <translation>zapis został ponownie otwarty</translation>
    </message>
    <message>
        <source>no time is left to %1</source>
        <translation>skończył się czas: %1</translation>
    </message>
    <message>
        <source>no time is left to %1; the arbiter decides</source>
        <translation>skończył się czas: %1; decyduje arbiter</translation>
    </message>
    <message>
        <source>The flag has fallen</source>
        <translation>Chorągiewka opadła</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Decyduje arbiter.</translation>
    </message>
    <message>
        <source>The players decide.</source>
        <translation>Decydują gracze.</translation>
    </message>
    <message>
        <source>the clocks stand: %1</source>
        <translation>zegary wskazują: %1</translation>
    </message>
    <message>
        <source>`%1` is none; write lose, call or show</source>
        <translation>nie ma takiego: `%1`; napisz lose, call albo show</translation>
    </message>
    <message>
        <source>`%1` is no clock; write it like 10m, 10m+5s, 1h30m,delay=3s or off, at most 100h</source>
        <translation>`%1` to nie zegar; napisz tak: 10m, 10m+5s, 1h30m,delay=3s albo off, najwyżej 100h</translation>
    </message>
    <message>
        <source>there are %1 clocks, and %2 play; give one for all, or one for each</source>
        <translation>zegarów jest %1, a grających %2; podaj jeden dla wszystkich albo po jednym dla każdego</translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation>zdarzenie %1 zmieniono</translation>
    </message>
    <message>
        <source>event %1 was changed, or the settings were</source>
        <translation>zdarzenie %1 lub ustawienia zmieniono</translation>
    </message>
    <message>
        <source>event %1 was added after the record&apos;s end</source>
        <translation>zdarzenie %1 dodano po końcu zapisu</translation>
    </message>
    <message>
        <source>event %1 is missing or cannot be read</source>
        <translation>brak zdarzenia %1 lub nie da się go odczytać</translation>
    </message>
    <message>
        <source>events %1 to %2 are missing or cannot be read</source>
        <translation>brak zdarzeń od %1 do %2 lub nie da się ich odczytać</translation>
    </message>
    <message>
        <source>event %1 cannot be checked, the one before is missing</source>
        <translation>zdarzenia %1 nie da się sprawdzić, brak poprzedniego</translation>
    </message>
    <message>
        <source>the settings were changed, or the last hash was</source>
        <translation>ustawienia lub ostatnia suma kontrolna zostały zmienione</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>czerwony żeton</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>żółty żeton</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 (czerwoni)</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>%1 (żółci)</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it</source>
        <translation>która jednostka gdzie stoi? Mówi tylko jej gracz</translation>
    </message>
    <message>
        <source>moves and fights are seen; what else is done?</source>
        <translation>ruchy i walki widać; co jeszcze się dzieje?</translation>
    </message>
    <message>
        <source>Umpire sees moves and fights. Say who lays or removes a mine, removes a battery, or sends a plane.</source>
        <translation>Umpire widzi ruchy i walki. Powiedzcie, kto stawia lub zdejmuje minę, zdejmuje baterię lub wysyła samolot.</translation>
    </message>
    <message>
        <source>the unit on %1 is lost if it does not leave neutral water now; what is done?</source>
        <translation>jednostka na %1 przepada, jeśli teraz nie opuści wód neutralnych; co się dzieje?</translation>
    </message>
    <message>
        <source>moves are seen; what else is done?</source>
        <translation>ruchy widać; co jeszcze się dzieje?</translation>
    </message>
    <message>
        <source>Umpire sees your moves. Anything else this turn?</source>
        <translation>Umpire widzi ruchy. Czy jeszcze coś w tej turze?</translation>
    </message>
    <message>
        <source>does an officer help? If not, go on</source>
        <translation>czy oficer pomaga? Jeśli nie, dalej</translation>
    </message>
    <message>
        <source>does an officer help?</source>
        <translation>czy pomaga oficer?</translation>
    </message>
    <message>
        <source>whom does the relief army restore? If nobody, go on</source>
        <translation>kogo przywraca odsiecz? Jeśli nikogo, dalej</translation>
    </message>
    <message>
        <source>what does the counter-mine hit?</source>
        <translation>w co trafia kontrmina?</translation>
    </message>
    <message>
        <source>draw, and lay the chits open together</source>
        <translation>ciągnijcie i odkryjcie żetony razem</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nikogo</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>brak %1</translation>
    </message>
    <message>
        <source>%1 has to lose %2, not %3</source>
        <translation>%1 ma stracić %2, nie %3</translation>
    </message>
    <message>
        <source>its order is %1</source>
        <translation>jej rozkaz: %1</translation>
    </message>
    <message>
        <source>it has no order to move</source>
        <translation>nie ma rozkazu ruchu</translation>
    </message>
    <message>
        <source>%1 mm and %2 degrees off</source>
        <translation>przesunięta o %1 mm i %2 stopni</translation>
    </message>
    <message>
        <source>%1 lies %2: %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation>%1 przesunięta: %2</translation>
    </message>
    <message>
        <source>nothing is to be moved now</source>
        <translation>teraz niczego się nie rusza</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>naprzód</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>skręt w lewo</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>skręt w prawo</translation>
    </message>
    <message>
        <source>focal length %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>ogniskowa %1 %2 nie ma sensu przy boku %3 pikseli</translation>
    </message>
    <message>
        <source>centre %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>środek %1 %2 nie ma sensu przy boku %3 pikseli</translation>
    </message>
    <message>
        <source>must be [fx 0 cx; 0 fy cy; 0 0 1]</source>
        <translation>musi być [fx 0 cx; 0 fy cy; 0 0 1]</translation>
    </message>
    <message>
        <source>must be plumb_bob, the only model this program knows</source>
        <translation>musi być plumb_bob, innego modelu program nie zna</translation>
    </message>
    <message>
        <source>write it anew with `umpire calibrate camera`</source>
        <translation>zapisz go od nowa przez `umpire calibrate camera`</translation>
    </message>
    <message>
        <source>correct it, or write it anew with `umpire calibrate table`</source>
        <translation>popraw go albo zapisz od nowa przez `umpire calibrate table`</translation>
    </message>
    <message>
        <source>tag %1 stands there twice</source>
        <translation>znacznik %1 jest tam dwa razy</translation>
    </message>
    <message>
        <source>stands there twice</source>
        <translation>jest tam dwa razy</translation>
    </message>
    <message>
        <source>lies on tag %1</source>
        <translation>leży na znaczniku %1</translation>
    </message>
    <message>
        <source>is unknown; DICT_APRILTAG_36h11 is the usual one</source>
        <translation>jest nieznany; zwykle jest to DICT_APRILTAG_36h11</translation>
    </message>
    <message>
        <source>must be a list of at least one tag</source>
        <translation>musi być listą z co najmniej jednym znacznikiem</translation>
    </message>
    <message>
        <source>has more entries than the dictionary has tags</source>
        <translation>ma więcej pozycji, niż słownik ma znaczników</translation>
    </message>
    <message>
        <source>not a calibration file: too large or nested too deep</source>
        <translation>to nie plik kalibracji: za duży albo zbyt głęboko zagnieżdżony</translation>
    </message>
    <message>
        <source>not valid YAML, line %1: %2</source>
        <translation>niepoprawny YAML, wiersz %1: %2</translation>
    </message>
    <message>
        <source>not a YAML file of &quot;key: value&quot; lines</source>
        <translation>to nie plik YAML z wierszami &quot;klucz: wartość&quot;</translation>
    </message>
    <message>
        <source>is larger than 1 MiB, so it is no calibration file; check the path</source>
        <translation>ma ponad 1 MiB, więc nie jest plikiem kalibracji; sprawdź ścieżkę</translation>
    </message>
    <message>
        <source>must be a mapping, found %1</source>
        <translation>muszą to być klucze i wartości, a jest: %1</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers, found %2</source>
        <translation>musi to być lista liczb (%1), a jest: %2</translation>
    </message>
    <message>
        <source>must have %1 numbers, found %2</source>
        <translation>liczb ma być %1, a jest: %2</translation>
    </message>
    <message>
        <source>must be a number, found %1</source>
        <translation>musi to być liczba, a jest: %1</translation>
    </message>
    <message>
        <source>must be finite, found %1</source>
        <translation>liczba musi być skończona, a jest: %1</translation>
    </message>
    <message>
        <source>must be a whole number, found %1</source>
        <translation>musi to być liczba całkowita, a jest: %1</translation>
    </message>
    <message>
        <source>must be between %1 and %2, found %3</source>
        <translation>musi być od %1 do %2, a jest: %3</translation>
    </message>
    <message>
        <source>must be a name, found %1</source>
        <translation>musi to być nazwa, a jest: %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>brakuje</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>klucze i wartości</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>camera file</source>
        <translation>plik kamery</translation>
    </message>
    <message>
        <source>it is for %1 pixels, the picture has %2, another aspect ratio; calibrate the camera at this resolution</source>
        <translation>jest dla %1 pikseli, a obraz ma %2, o innych proporcjach; skalibruj kamerę w tej rozdzielczości</translation>
    </message>
    <message>
        <source>has schema %1, this program reads up to %2; take a newer umpire</source>
        <translation>ma schemat %1, a program czyta do %2; weź nowszy umpire</translation>
    </message>
    <message>
        <source>is held by another program; end that one or wait</source>
        <translation>jest zajęty przez inny program; zamknij go albo poczekaj</translation>
    </message>
    <message>
        <source>is a pipe or a device; name a file</source>
        <translation>to potok albo urządzenie; podaj plik</translation>
    </message>
    <message>
        <source>the game is not over and its record holds secrets; export it once it is over</source>
        <translation>gra się nie skończyła, a jej zapis zawiera tajemnice; wyeksportuj go, gdy się skończy</translation>
    </message>
    <message>
        <source>is held by another program; the game waits for it</source>
        <translation>jest zajęty przez inny program; gra na niego czeka</translation>
    </message>
    <message>
        <source>is free again; the game goes on</source>
        <translation>jest znowu wolny; gra toczy się dalej</translation>
    </message>
    <message>
        <source>is still held; the game ends</source>
        <translation>nadal jest zajęty; gra się kończy</translation>
    </message>
    <message>
        <source>an event has more than 1 MiB; it is not recorded</source>
        <translation>jedno zdarzenie ma ponad 1 MiB; nie zostało zapisane</translation>
    </message>
    <message>
        <source>holds more than the journal of a game; it is not read further</source>
        <translation>zawiera więcej niż zapis gry; program nie czyta go dalej</translation>
    </message>
    <message>
        <source>its table `%1` is not a journal&apos;s, so nothing in it is read; give the file as umpire wrote it</source>
        <translation>jego tabela `%1` nie jest tabelą zapisu, więc nic z niego nie odczytano; podaj plik taki, jaki zapisał umpire</translation>
    </message>
    <message>
        <source>cannot be opened for this; check that the file and its folder may be written</source>
        <translation>nie da się tak otworzyć; sprawdź, czy do pliku i jego folderu można pisać</translation>
    </message>
    <message>
        <source>the disk is full or fails; free some space, what is recorded stays</source>
        <translation>dysk jest pełny albo zawodzi; zwolnij miejsce, to, co zapisane, zostaje</translation>
    </message>
    <message>
        <source>is damaged; `umpire log verify` says where</source>
        <translation>jest uszkodzony; `umpire log verify` powie gdzie</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation>SQLite mówi: %1</translation>
    </message>
    <message>
        <source>is being written by process %1; end that one first</source>
        <translation>zapisuje go proces %1; najpierw go zakończ</translation>
    </message>
    <message>
        <source>no lock file can be made beside it; check that the folder is there, may be written and has space</source>
        <translation>nie da się obok utworzyć pliku blokady; sprawdź, czy folder istnieje, czy można do niego pisać i czy jest miejsce</translation>
    </message>
    <message>
        <source>its head cannot be read; `umpire log verify` says more</source>
        <translation>nie da się odczytać jego początku; więcej powie `umpire log verify`</translation>
    </message>
    <message>
        <source>begin another journal, `umpire log export` saves what this one has</source>
        <translation>zacznij nowy zapis; co jest w tym, zachowa `umpire log export`</translation>
    </message>
    <message>
        <source>today&apos;s rules do not follow event %1; `umpire log replay` says more</source>
        <translation>dzisiejsze zasady nie zgadzają się ze zdarzeniem %1; więcej powie `umpire log replay`</translation>
    </message>
    <message>
        <source>a frame could not be examined (%1); please report it with the film</source>
        <translation>jednej klatki nie dało się zbadać (%1); zgłoś to razem z filmem</translation>
    </message>
    <message>
        <source>the picture could not be examined (%1); please report it with the picture</source>
        <translation>obrazu nie dało się zbadać (%1); zgłoś to razem z obrazem</translation>
    </message>
    <message>
        <source>the four corners do not lie as a table&apos;s do: drag each to its own corner</source>
        <translation>cztery narożniki nie leżą jak u stołu: przeciągnij każdy na jego miejsce</translation>
    </message>
    <message>
        <source>the table&apos;s corners were set by hand in a picture of another size: set them anew</source>
        <translation>narożniki stołu ustawiono ręcznie na obrazie o innym rozmiarze: ustaw je od nowa</translation>
    </message>
    <message>
        <source>the table or the camera has moved since its corners were set by hand: set them anew</source>
        <translation>stół albo kamera poruszyły się, odkąd narożniki ustawiono ręcznie: ustaw je od nowa</translation>
    </message>
    <message>
        <source>no position of the game is like what lies there; take it back</source>
        <translation>takiej pozycji w grze nie ma; cofnijcie to</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięte</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>nadal tam jest</translation>
    </message>
    <message>
        <source>the camera has not given a picture yet</source>
        <translation>kamera nie dała jeszcze obrazu</translation>
    </message>
    <message>
        <source>nothing says how large the play area is: name a table file</source>
        <translation>nie wiadomo, jak duże jest pole gry: podaj plik stołu</translation>
    </message>
    <message>
        <source>the board is not seen whole: take the pieces off it, and measure again</source>
        <translation>plansza nie jest widoczna w całości: zdejmij z niej elementy i zmierz ponownie</translation>
    </message>
    <message>
        <source>only games have variants</source>
        <translation>tylko gry mają warianty</translation>
    </message>
    <message>
        <source>the record cannot be so</source>
        <translation>zapis nie może tak wyglądać</translation>
    </message>
    <message>
        <source>the record cannot be so: expected %1, found %2</source>
        <translation>zapis nie może tak wyglądać: powinno być: %1, a jest: %2</translation>
    </message>
    <message>
        <source>this is not allowed with these pieces; their owner may hear why</source>
        <translation>tymi figurami tak nie wolno; dlaczego, może usłyszeć ich właściciel</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>cała</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzona</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>szaniec</translation>
    </message>
    <message>
        <source>%1 ship, %2</source>
        <translation>%1: okręt, %2</translation>
    </message>
    <message>
        <source>%1 soldier</source>
        <translation>%1: żołnierz</translation>
    </message>
    <message>
        <source>ship, %1</source>
        <translation>okręt, %1</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>żołnierz</translation>
    </message>
    <message>
        <source>has the board of %1; measure the table with this game&apos;s board on it, or name another</source>
        <translation>jest w nim plansza gry %1; zmierz stół z planszą tej gry albo wskaż inny plik</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <translation>koniec polecenia</translation>
    </message>
    <message>
        <source>the end of the action</source>
        <translation>koniec ruchu</translation>
    </message>
    <message>
        <source>the end of the correction</source>
        <translation>koniec poprawki</translation>
    </message>
    <message>
        <source>the number of an explanation, as in %1</source>
        <translation>numer wyjaśnienia, na przykład %1</translation>
    </message>
    <message>
        <source>the number of an explanation, from 1</source>
        <translation>numer wyjaśnienia, od 1</translation>
    </message>
    <message>
        <source>how many actions, 1 to %1</source>
        <translation>ile ruchów, 1–%1</translation>
    </message>
    <message>
        <source>how many actions, or %1, as in %2</source>
        <translation>ile ruchów albo %1, na przykład %2</translation>
    </message>
    <message>
        <source>a piece and what it is, such as %1</source>
        <translation>figura i czym jest, na przykład %1</translation>
    </message>
    <message>
        <source>an action in the game&apos;s notation</source>
        <translation>ruch w notacji gry</translation>
    </message>
    <message>
        <source>the note&apos;s text</source>
        <translation>treść notatki</translation>
    </message>
    <message>
        <source>a command of at most %1 letters</source>
        <translation>polecenie o najwyżej %1 znakach</translation>
    </message>
    <message>
        <source>a command: %1</source>
        <translation>polecenie: %1</translation>
    </message>
    <message>
        <source>a cell of the board, such as %1 or %2</source>
        <translation>pole planszy, na przykład %1 lub %2</translation>
    </message>
    <message>
        <source>a square of the board, from %1 to %2</source>
        <translation>pole planszy, %1–%2</translation>
    </message>
    <message>
        <source>%1 (move), %2 or %3 (sacrifice) or %4 (throw)</source>
        <translation>%1 (ruch), %2 lub %3 (poświęcenie) albo %4 (rzut)</translation>
    </message>
    <message>
        <source>%1 (move), %2 (attack), %3 (remove a battery), %4 (remove a mine) or %5 (send a plane)</source>
        <translation>%1 (ruch), %2 (atak), %3 (usunięcie baterii), %4 (usunięcie miny) albo %5 (wysłanie samolotu)</translation>
    </message>
    <message>
        <source>a kind of unit, such as %1, %2 (take up), %3, %4 or %5</source>
        <translation>rodzaj jednostki, na przykład %1, %2 (podniesienie), %3, %4 albo %5</translation>
    </message>
    <message>
        <source>a player: %1</source>
        <translation>gracz: %1</translation>
    </message>
    <message>
        <source>%1, or a player (%2) and a number of stones</source>
        <translation>%1 albo gracz (%2) i liczba kamieni</translation>
    </message>
    <message>
        <source>1 to %1 stones</source>
        <translation>1–%1 kamieni</translation>
    </message>
    <message>
        <source>%1, or a cell of the board and what it holds, as in %2</source>
        <translation>%1 albo pole planszy i co na nim leży, na przykład %2</translation>
    </message>
    <message>
        <source>a galley from A1 to %1</source>
        <translation>galera, A1–%1</translation>
    </message>
    <message>
        <source>a side A or B, a galley from A1 to %1 or %2</source>
        <translation>strona A lub B, galera A1–%1 albo %2</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts, such as %1</source>
        <translation>wiosła na lewej i prawej burcie i maszty, na przykład %1</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts that go, such as %1</source>
        <translation>tracone wiosła na lewej i prawej burcie i maszty, na przykład %1</translation>
    </message>
    <message>
        <source>oars to port and to starboard, such as %1</source>
        <translation>wiosła na lewej i prawej burcie, na przykład %1</translation>
    </message>
    <message>
        <source>where the bow is and its heading, such as %1 with three decimals at most</source>
        <translation>gdzie jest dziób i dokąd wskazuje, na przykład %1, najwyżej trzy miejsca po przecinku</translation>
    </message>
    <message>
        <source>a number of hits</source>
        <translation>liczba trafień</translation>
    </message>
    <message>
        <source>at most eight letters of %1, or %2</source>
        <translation>najwyżej osiem liter z %1 albo %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>spacja</translation>
    </message>
    <message>
        <source>a space or the end</source>
        <translation>spacja albo koniec</translation>
    </message>
    <message>
        <source>a unit, such as %1</source>
        <translation>jednostka, na przykład %1</translation>
    </message>
    <message>
        <source>a zone, such as %1</source>
        <translation>strefa, na przykład %1</translation>
    </message>
    <message>
        <source>the walls that attack, such as %1</source>
        <translation>atakujące mury, na przykład %1</translation>
    </message>
    <message>
        <source>a word of the position, as in %1</source>
        <translation>słowo pozycji, na przykład %1</translation>
    </message>
    <message>
        <source>a galley that is on the table</source>
        <translation>galera, która jest na stole</translation>
    </message>
    <message>
        <source>a position that can be: %1</source>
        <translation>możliwa pozycja: %1</translation>
    </message>
    <message>
        <source>a galley and where it lies, what it has or whom it changes places with, as in %1, %2 or %3</source>
        <translation>galera i gdzie leży, co ma albo z którą zamienia się miejscami, na przykład %1, %2 lub %3</translation>
    </message>
    <message>
        <source>a pose that the record can have</source>
        <translation>położenie, jakie może być w zapisie</translation>
    </message>
    <message>
        <source>stopped watching</source>
        <translation>śledzenie zakończone</translation>
    </message>
    <message>
        <source>there are turns 1 to %1 (BU-6)</source>
        <translation>etapy są od 1 do %1 (BU-6)</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (BU-4)</source>
        <translation>%1 bywa od %2 do %3 (BU-4)</translation>
    </message>
    <message>
        <source>%1 is Turkish and stands on a wall or is lost (BU-11)</source>
        <translation>%1 jest turecką jednostką: stoi na murze albo jest stracona (BU-11)</translation>
    </message>
    <message>
        <source>%1 can stand in breaches of Turkish walls only (BU-13)</source>
        <translation>%1 może stać tylko w wyłomach tureckich murów (BU-13)</translation>
    </message>
    <message>
        <source>%1 is no reserve in turn %2 (BU-42)</source>
        <translation>%1 w etapie %2 nie jest rezerwą (BU-42)</translation>
    </message>
    <message>
        <source>the track ends at cell 8 (BU-41)</source>
        <translation>tor kończy się na polu 8 (BU-41)</translation>
    </message>
    <message>
        <source>%1&apos;s marker is at most %2 (BU-28, BU-32)</source>
        <translation>znacznik %1 to najwyżej %2 (BU-28, BU-32)</translation>
    </message>
    <message>
        <source>%1 is a camp without walls (BU-26)</source>
        <translation>%1 to obóz bez murów (BU-26)</translation>
    </message>
    <message>
        <source>%1 is shared (BU-12)</source>
        <translation>w %1 są jednostki obu stron (BU-12)</translation>
    </message>
    <message>
        <source>%1 holds at most %2 units (BU-12)</source>
        <translation>%1 mieści jednostek najwyżej %2 (BU-12)</translation>
    </message>
    <message>
        <source>%1 has %2 breaches (BU-11)</source>
        <translation>%1 ma wyłomów: %2 (BU-11)</translation>
    </message>
    <message>
        <source>%1 has an entrenchment of the other side (BU-26)</source>
        <translation>w %1 jest szaniec drugiej strony (BU-26)</translation>
    </message>
    <message>
        <source>%1 have %2 entrenchment markers (BU-26)</source>
        <translation>%1: znaczników szańca jest %2 (BU-26)</translation>
    </message>
    <message>
        <source>a chit is none of the cup of %1 (BU-2)</source>
        <translation>%1: takiego żetonu nie ma w kubku (BU-2)</translation>
    </message>
    <message>
        <source>both sides have drawn the same number of chits (BU-6)</source>
        <translation>obie strony wyciągnęły tyle samo żetonów (BU-6)</translation>
    </message>
    <message>
        <source>the second 0 ends the turn (BU-9)</source>
        <translation>drugie 0 kończy etap (BU-9)</translation>
    </message>
    <message>
        <source>chits of both sides lie open in a round, and only then (BU-6)</source>
        <translation>żetony obu stron leżą odkryte w kolejce, i tylko wtedy (BU-6)</translation>
    </message>
    <message>
        <source>who is on turn has actions (BU-7)</source>
        <translation>kto jest na ruchu, ma akcje (BU-7)</translation>
    </message>
    <message>
        <source>a side has at most %1 actions (BU-7)</source>
        <translation>strona ma najwyżej %1 akcje (BU-7)</translation>
    </message>
    <message>
        <source>the relief army restores 1 or 2 units (BU-39)</source>
        <translation>odsiecz przywraca 1 lub 2 jednostki (BU-39)</translation>
    </message>
    <message>
        <source>nothing is being done before a side is on turn (BU-7)</source>
        <translation>zanim któraś strona jest na ruchu, nic się nie dzieje (BU-7)</translation>
    </message>
    <message>
        <source>an action is carried out in its phases, and only there (BU-10)</source>
        <translation>akcję wykonuje się w jej fazach, i tylko w nich (BU-10)</translation>
    </message>
    <message>
        <source>no action has these parts (BU-10)</source>
        <translation>żadna akcja nie ma takich części (BU-10)</translation>
    </message>
    <message>
        <source>the action lacks a part, or has one too many (BU-10)</source>
        <translation>akcji brakuje części albo ma o jedną za dużo (BU-10)</translation>
    </message>
    <message>
        <source>nobody could do anything, and it is not over</source>
        <translation>nikt nie mógłby nic zrobić, a gra nie jest skończona</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1, %2, %3 albo %4</translation>
    </message>
    <message>
        <source>settings that agree: %1</source>
        <translation>zgodne ustawienia: %1</translation>
    </message>
    <message>
        <source>three players sit round a hexagon: %1 or %2 (%3)</source>
        <translation>w trzy osoby gra się na sześciokącie: %1 lub %2 (%3)</translation>
    </message>
    <message>
        <source>four players sit round a square board (%1)</source>
        <translation>w cztery osoby gra się na kwadratowej planszy (%1)</translation>
    </message>
    <message>
        <source>four players sit round %1, %2 or %3 (%4)</source>
        <translation>w cztery osoby gra się z %1, %2 lub %3 (%4)</translation>
    </message>
    <message>
        <source>%1 and %2 are for %3 (%4)</source>
        <translation>%1 i %2 są dla %3 (%4)</translation>
    </message>
    <message>
        <source>escape alone is played by more than two or on a hexagon: %1 (%2)</source>
        <translation>w więcej niż dwie osoby albo na sześciokącie gra się tylko w escape: %1 (%2)</translation>
    </message>
    <message>
        <source>the bribe is for two players on squares (%1)</source>
        <translation>łapówka jest dla dwóch graczy na polach kwadratowych (%1)</translation>
    </message>
    <message>
        <source>at most %1 stones of the %2 player (%3)</source>
        <translation>kamieni najwyżej %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 after the %2 cells of row %3</source>
        <translation>%1 po polach rzędu %3 (jest ich %2)</translation>
    </message>
    <message>
        <source>%1 or %2, whose turn it is</source>
        <translation>kto jest na ruchu: %1 lub %2</translation>
    </message>
    <message>
        <source>a space and whose turn it is, after row 1</source>
        <translation>po rzędzie 1 spacja i kto jest na ruchu</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3, %4 or %5</source>
        <translation>wariant, ustawienie (%1), %2, %3, %4 albo %5</translation>
    </message>
    <message>
        <source>one of %1 or a number of empty cells from 1 to %2</source>
        <translation>jeden ze znaków %1 albo liczba pustych pól od 1 do %2</translation>
    </message>
    <message>
        <source>the players still in, from 1 to %1, in turn from whose turn it is</source>
        <translation>gracze nadal w grze, od 1 do %1, kolejno od tego, kto jest na ruchu</translation>
    </message>
    <message>
        <source>%1, %2 or %3 and what a side does, %4 or %5</source>
        <translation>%1, %2 lub %3 i co robi strona, %4 albo %5</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or the end of the action</source>
        <translation>%1, %2, %3, %4 albo koniec ruchu</translation>
    </message>
    <message>
        <source>%1 and more red units, or a space and the yellow</source>
        <translation>%1 i dalsze czerwone jednostki albo spacja i żółte</translation>
    </message>
    <message>
        <source>%1 and more yellow units, or a space and the phase</source>
        <translation>%1 i dalsze żółte jednostki albo spacja i faza</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, %5 or %6</source>
        <translation>%1, %2, %3, %4, %5 albo %6</translation>
    </message>
    <message>
        <source>%1: a mine outside its port has been announced (%2)</source>
        <translation>%1: minę poza jej portem ogłoszono (%2)</translation>
    </message>
    <message>
        <source>a battery&apos;s square (%1)</source>
        <translation>pole baterii (%1)</translation>
    </message>
    <message>
        <source>a kind of unit in two capital letters, such as %1 or %2, %3 and mines off the board, or %4</source>
        <translation>rodzaj jednostki dwiema wielkimi literami, na przykład %1 lub %2, %3 i miny poza planszą albo %4</translation>
    </message>
    <message>
        <source>a plane only in the enemy&apos;s turn (%1)</source>
        <translation>samolot tylko w turze przeciwnika (%1)</translation>
    </message>
    <message>
        <source>a square off the islands (%1)</source>
        <translation>pole poza wyspami (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water (%1)</source>
        <translation>pole poza wodami neutralnymi (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water and the enemy port (%1)</source>
        <translation>pole poza wodami neutralnymi i portem przeciwnika (%1)</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3 or %4</source>
        <translation>wariant, ustawienie (%1), %2, %3 albo %4</translation>
    </message>
    <message>
        <source>an empty square (%1)</source>
        <translation>puste pole (%1)</translation>
    </message>
    <message>
        <source>at most %1 of a kind</source>
        <translation>najwyżej %1 jednego rodzaju</translation>
    </message>
    <message>
        <source>every ship of %1, which is ready (%2)</source>
        <translation>wszystkie okręty, skoro gotowe: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, all batteries and mines of %1 (%2)</source>
        <translation>przy ustawianiu wszystkie baterie i miny: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, hidden units in the own port (%1)</source>
        <translation>przy ustawianiu ukryte jednostki we własnym porcie (%1)</translation>
    </message>
    <message>
        <source>on neutral water, a number of turns there from 1 to %1 (%2)</source>
        <translation>na wodach neutralnych liczba tur tam od 1 do %1 (%2)</translation>
    </message>
    <message>
        <source>once, a number of mines off the board from 1 to %1</source>
        <translation>raz, liczba min poza planszą od 1 do %1</translation>
    </message>
    <message>
        <source>the ship %1 lies on two squares of sea</source>
        <translation>okręt %1 leży na dwóch polach morza</translation>
    </message>
    <message>
        <source>1 ship on %1, not 2</source>
        <translation>1 okręt na %1, nie 2</translation>
    </message>
    <message>
        <source>soldiers stand on coast, which %1 is not</source>
        <translation>żołnierze stoją na brzegu, a %1 nim nie jest</translation>
    </message>
    <message>
        <source>1 soldier on %1, not 2</source>
        <translation>1 żołnierz na %1, nie 2</translation>
    </message>
    <message>
        <source>at most %1 ships, not %2</source>
        <translation>okrętów najwyżej %1, nie %2</translation>
    </message>
    <message>
        <source>at most %1 soldiers of %2, not %3</source>
        <translation>żołnierzy najwyżej %1, nie %3: %2</translation>
    </message>
    <message>
        <source>at most %1 soldiers, not %2</source>
        <translation>żołnierzy najwyżej %1, nie %2</translation>
    </message>
    <message>
        <source>each places all soldiers at once, the mover now</source>
        <translation>każdy ustawia wszystkich żołnierzy naraz, teraz ten, kto jest na ruchu</translation>
    </message>
    <message>
        <source>soldiers are placed one by one in turn, so that nobody is 2 behind</source>
        <translation>żołnierzy ustawia się kolejno po jednym, więc nikt nie jest o 2 w tyle</translation>
    </message>
    <message>
        <source>soldiers are placed on the own coast, which %1 is not</source>
        <translation>żołnierzy ustawia się na własnym brzegu, a %1 nim nie jest</translation>
    </message>
    <message>
        <source>while soldiers are placed no ship is laden and nobody fights</source>
        <translation>podczas ustawiania żołnierzy okręty są puste i nikt nie walczy</translation>
    </message>
    <message>
        <source>the die is thrown for who starts before all else, with first=die</source>
        <translation>o to, kto zaczyna, rzuca się przed wszystkim innym, przy first=die</translation>
    </message>
    <message>
        <source>at least 2 players throw in turn, and 1 has not yet</source>
        <translation>rzuca kolejno co najmniej 2 graczy, a 1 jeszcze nie rzucił</translation>
    </message>
    <message>
        <source>no alliance of 2 players (TR-22)</source>
        <translation>przy 2 graczach nie ma sojuszy (TR-22)</translation>
    </message>
    <message>
        <source>while soldiers are placed nobody resigns or agrees on a draw</source>
        <translation>podczas ustawiania żołnierzy nikt się nie poddaje ani nie zgadza na remis</translation>
    </message>
    <message>
        <source>1 ending, not 2</source>
        <translation>1 zakończenie, nie 2</translation>
    </message>
    <message>
        <source>of more than 2 who resigns has left</source>
        <translation>gdy graczy jest więcej niż 2, ten, kto się poddał, opuścił już grę</translation>
    </message>
    <message>
        <source>%1 is out and off the board: %2</source>
        <translation>%1: poza grą i poza planszą: %2</translation>
    </message>
    <message>
        <source>%1 is out and does not move</source>
        <translation>%1: poza grą, bez ruchu</translation>
    </message>
    <message>
        <source>a soldier or a ship&apos;s bow on %1 and %2, which fight</source>
        <translation>żołnierz lub dziób okrętu na %1 i na %2, bo tam trwa walka</translation>
    </message>
    <message>
        <source>enemies on %1 and %2, which fight</source>
        <translation>wrogowie na %1 i %2, bo tam trwa walka</translation>
    </message>
    <message>
        <source>%1 and %2 beside each other, for they fight</source>
        <translation>%1 i %2 obok siebie, bo walczą</translation>
    </message>
    <message>
        <source>the mover has begun the fight on %1</source>
        <translation>walkę na %1 zaczął ten, kto jest na ruchu</translation>
    </message>
    <message>
        <source>two battles of one landing, the higher first</source>
        <translation>dwie walki jednego desantu, najpierw na wyższym polu</translation>
    </message>
    <message>
        <source>only boardings that interrupt a fight at sea</source>
        <translation>tylko abordaże, które przerywają walkę na morzu</translation>
    </message>
    <message>
        <source>an attacker&apos;s die in the last fight only</source>
        <translation>rzut atakującego tylko w ostatniej walce</translation>
    </message>
    <message>
        <source>the ship %1 in 1 fight, not 2</source>
        <translation>okręt %1 w 1 walce, nie w 2</translation>
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
        <translation>%1 albo %2</translation>
    </message>
    <message>
        <source>a match from tail to head, such as %1 (%2: headless; %3 before it: an order match) or %4</source>
        <translation>zapałka od końca do główki, na przykład %1 (%2: bez główki; %3 przed nią: zapałka rozkazu) albo %4</translation>
    </message>
    <message>
        <source>a sigma above 0 in millimetres, such as %1</source>
        <translation>sigma większa od 0 w milimetrach, na przykład %1</translation>
    </message>
    <message>
        <source>%1 and a place, %2 and orders, %3 and a galley, or a space</source>
        <translation>%1 i miejsce, %2 i rozkazy, %3 i galera albo spacja</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 while it is not built</source>
        <translation>galera, na przykład %1, albo %2, póki nie jest zbudowana</translation>
    </message>
    <message>
        <source>where the bow came from and its heading, such as %1</source>
        <translation>skąd przyszedł dziób i dokąd wskazywał, na przykład %1</translation>
    </message>
    <message>
        <source>a step from 1 to 5 and %1, such as %2</source>
        <translation>krok od 1 do 5 i %1, na przykład %2</translation>
    </message>
    <message>
        <source>a space and what is owed</source>
        <translation>spacja i czego jeszcze potrzeba</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 first</source>
        <translation>galera, na przykład %1, albo najpierw %2</translation>
    </message>
    <message>
        <source>the galley that it may touch, such as %1</source>
        <translation>galera, której ta może dotykać, na przykład %1</translation>
    </message>
    <message>
        <source>%1 and a target, or %2 and who is struck</source>
        <translation>%1 i cel albo %2 i kto otrzymał cios</translation>
    </message>
    <message>
        <source>a target such as %1, or %2</source>
        <translation>cel, na przykład %1, albo %2</translation>
    </message>
    <message>
        <source>hits from least to most, such as %1</source>
        <translation>trafienia, od najmniejszej do największej liczby, na przykład %1</translation>
    </message>
    <message>
        <source>who is struck and how hard, such as %1</source>
        <translation>kto otrzymał cios i jak silny, na przykład %1</translation>
    </message>
    <message>
        <source>a space and a setting, or the end</source>
        <translation>spacja i ustawienie albo koniec</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5</source>
        <translation>wariant, ustawienie (%1), sąsiednie galery, na przykład %2 lub %3, %4 albo %5</translation>
    </message>
    <message>
        <source>%1 galleys on each side</source>
        <translation>galer po każdej stronie: %1</translation>
    </message>
    <message>
        <source>%1 galleys of A and %2 of B</source>
        <translation>galer A: %1, galer B: %2</translation>
    </message>
    <message>
        <source>%1 built with 4, 5 or 6 oars a side</source>
        <translation>%1: przy budowie 4, 5 lub 6 wioseł na burtę</translation>
    </message>
    <message>
        <source>%1 with no more oars and masts than it was built with</source>
        <translation>%1: wioseł i masztów nie więcej niż przy budowie</translation>
    </message>
    <message>
        <source>%1 within 900 m of the table</source>
        <translation>%1 nie dalej niż 900 m od stołu</translation>
    </message>
    <message>
        <source>%1, where a side has given up or both want a draw</source>
        <translation>%1, skoro jedna strona się poddała albo obie chcą remisu</translation>
    </message>
    <message>
        <source>a step, where a galley has come from somewhere</source>
        <translation>krok, skoro galera skądś przyszła</translation>
    </message>
    <message>
        <source>%1 until all galleys are built</source>
        <translation>%1, póki nie zbudowano wszystkich galer</translation>
    </message>
    <message>
        <source>%1 until all galleys are placed</source>
        <translation>%1, póki nie ustawiono wszystkich galer</translation>
    </message>
    <message>
        <source>%1 or a step, where orders are laid</source>
        <translation>%1 albo krok, skoro ułożono rozkazy</translation>
    </message>
    <message>
        <source>a later phase, where something is lost</source>
        <translation>późniejsza faza, skoro coś stracono</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to build</source>
        <translation>następna faza, bo nie ma już czego budować</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to place</source>
        <translation>następna faza, bo nie ma już czego ustawiać</translation>
    </message>
    <message>
        <source>%1 without orders, for it has sunk</source>
        <translation>%1 bez rozkazów, bo zatonęła</translation>
    </message>
    <message>
        <source>%1 with orders that it may have (%2 to %3)</source>
        <translation>%1 z rozkazami, jakie może mieć (od %2 do %3)</translation>
    </message>
    <message>
        <source>%1, for a side has no galley left</source>
        <translation>%1, bo jedna strona nie ma już galer</translation>
    </message>
    <message>
        <source>a side ready only where all its galleys have orders</source>
        <translation>strona gotowa tylko wtedy, gdy wszystkie jej galery mają rozkazy</translation>
    </message>
    <message>
        <source>a step, for both are ready</source>
        <translation>krok, bo obie strony są gotowe</translation>
    </message>
    <message>
        <source>%1 with orders that it may have had (%2 to %3)</source>
        <translation>%1 z rozkazami, jakie mogła mieć (od %2 do %3)</translation>
    </message>
    <message>
        <source>%1 with its orders, or %2</source>
        <translation>%1 z jej rozkazami albo %2</translation>
    </message>
    <message>
        <source>one galley&apos;s blow to another, such as %1</source>
        <translation>cios jednej galery w drugą, na przykład %1</translation>
    </message>
    <message>
        <source>first the losses of a galley that is afloat</source>
        <translation>najpierw straty galery, która pływa</translation>
    </message>
    <message>
        <source>shots where fire is the part, or the blows that they dealt</source>
        <translation>strzały, jeśli to część ognia, albo zadane przez nie ciosy</translation>
    </message>
    <message>
        <source>a decision or a toss that is still owed</source>
        <translation>rozstrzygnięcie lub rzut, których jeszcze brakuje</translation>
    </message>
    <message>
        <source>neighbours such as %1 that are afloat, where the table confirms places</source>
        <translation>sąsiednie galery, które pływają, na przykład %1, jeśli miejsca potwierdza stół</translation>
    </message>
    <message>
        <source>each pair of neighbours once, from A1 on</source>
        <translation>każda para sąsiednich galer raz, od A1</translation>
    </message>
    <message>
        <source>nothing to confirm but movement, where that is the setting</source>
        <translation>potwierdza się tylko ruch, jeśli takie jest ustawienie</translation>
    </message>
    <message>
        <source>%1 with a place that it came from only while it moves</source>
        <translation>%1 z miejscem, skąd przyszła, tylko póki się rusza</translation>
    </message>
    <message>
        <source>%1 with no forward that moved nothing before its step</source>
        <translation>%1: żadnego „naprzód” bez ruchu przed jego krokiem</translation>
    </message>
    <message>
        <source>two galleys that may touch, such as %1, after the confirmation</source>
        <translation>dwie galery, które mogą się stykać, na przykład %1, po potwierdzeniu</translation>
    </message>
    <message>
        <source>each galley&apos;s shot once, from A1 on</source>
        <translation>strzał każdej galery raz, od A1</translation>
    </message>
    <message>
        <source>no shot of %1, which has no order to fire now or no mast</source>
        <translation>bez strzału %1: nie ma teraz rozkazu ognia albo masztu</translation>
    </message>
    <message>
        <source>as %1&apos;s target an enemy within 3 M</source>
        <translation>jako cel %1 wróg nie dalej niż 3 zapałki</translation>
    </message>
    <message>
        <source>at most %1 hits of %2</source>
        <translation>%2: trafień najwyżej %1</translation>
    </message>
    <message>
        <source>a galley that re-arranges its oars in this step</source>
        <translation>galera, która w tym kroku przestawia wiosła</translation>
    </message>
    <message>
        <source>another phase, for both sides have galleys</source>
        <translation>inna faza, bo galery mają obie strony</translation>
    </message>
    <message>
        <source>%1 (move), %2 (storm), %3 (load) or %4 (land)</source>
        <translation>%1 (ruch), %2 (szturm), %3 (załadunek) albo %4 (wyładunek)</translation>
    </message>
    <message>
        <source>%1 and a player</source>
        <translation>%1 i gracz</translation>
    </message>
    <message>
        <source>%1 and a ship, or %2 and the soldiers</source>
        <translation>%1 i okręt albo %2 i żołnierze</translation>
    </message>
    <message>
        <source>%1 and a soldier, or a space</source>
        <translation>%1 i żołnierz albo spacja</translation>
    </message>
    <message>
        <source>%1 and the player&apos;s figures</source>
        <translation>%1 i figury gracza</translation>
    </message>
    <message>
        <source>%1 and whose turn it is</source>
        <translation>%1 i czyja jest kolej</translation>
    </message>
    <message>
        <source>%1 or %2, who attacks in this exchange</source>
        <translation>%1 albo %2: kto atakuje w tej wymianie</translation>
    </message>
    <message>
        <source>%1 or a space</source>
        <translation>%1 albo spacja</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1, %2 albo %3</translation>
    </message>
    <message>
        <source>%1, a variant or a setting (%2)</source>
        <translation>%1, wariant albo ustawienie (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 albo 2</translation>
    </message>
    <message>
        <source>`1`</source>
        <translation>`1`</translation>
    </message>
    <message>
        <source>`imperial-resigned`, `turk-resigned` or `draw`</source>
        <translation>`imperial-resigned`, `turk-resigned` albo `draw`</translation>
    </message>
    <message>
        <source>`imperial` or `turk`</source>
        <translation>`imperial` albo `turk`</translation>
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
        <translation>dana na swoim miejscu, wariant albo ustawienie (%1)</translation>
    </message>
    <message>
        <source>a level</source>
        <translation>poziom</translation>
    </message>
    <message>
        <source>a setting (%1)</source>
        <translation>ustawienie (%1)</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>etap</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>jednostka</translation>
    </message>
    <message>
        <source>a variant (%1) or a setting (%2)</source>
        <translation>wariant (%1) albo ustawienie (%2)</translation>
    </message>
    <message>
        <source>a zone</source>
        <translation>strefa</translation>
    </message>
    <message>
        <source>a zone, a breach such as %1, %2, %3 if damaged, of an officer %4 and his marker</source>
        <translation>strefa, wyłom, na przykład %1, %2, %3 przy uszkodzeniu, a przy oficerze %4 i jego znacznik</translation>
    </message>
    <message>
        <source>actions left</source>
        <translation>liczba pozostałych akcji</translation>
    </message>
    <message>
        <source>an action: %1</source>
        <translation>akcja: %1</translation>
    </message>
    <message>
        <source>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine or sortie</source>
        <translation>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine albo sortie</translation>
    </message>
    <message>
        <source>chits, such as 3,7</source>
        <translation>żetony, na przykład 3,7</translation>
    </message>
    <message>
        <source>entrenchment markers in hand, such as 2/1</source>
        <translation>znaczniki szańca w ręku, na przykład 2/1</translation>
    </message>
    <message>
        <source>how many soldiers are aboard, 1 or 2</source>
        <translation>ilu żołnierzy jest na pokładzie, 1 albo 2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>jedno z: %1</translation>
    </message>
    <message>
        <source>soldiers to be placed of each of the %1 players, at most %2</source>
        <translation>żołnierze do ustawienia u każdego z graczy (razem %1), najwyżej %2</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; %2</source>
        <translation>obrazu %1 nie da się odczytać; %2</translation>
    </message>
    <message>
        <source>the action that fate gave</source>
        <translation>akcja, którą dał los</translation>
    </message>
    <message>
        <source>the attacker&apos;s die, 1 to 6</source>
        <translation>kostka atakującego, od 1 do 6</translation>
    </message>
    <message>
        <source>the chits drawn, such as 7/12 or -/12</source>
        <translation>wyciągnięte żetony, na przykład 7/12 albo -/12</translation>
    </message>
    <message>
        <source>the die of each of the %1 players, 1 to 6, %2 or %3</source>
        <translation>kostka każdego z graczy (razem %1), od 1 do 6, %2 albo %3</translation>
    </message>
    <message>
        <source>two players, such as %1</source>
        <translation>dwóch graczy, na przykład %1</translation>
    </message>
    <message>
        <source>units, each once, with commas</source>
        <translation>jednostki, każda raz, po przecinku</translation>
    </message>
    <message>
        <source>walls with an owner and a level, such as EF:t2,VV:i1</source>
        <translation>mury z właścicielem i poziomem, na przykład EF:t2,VV:i1</translation>
    </message>
    <message>
        <source>what is owed: morale-die, draw, act, action-die, ...</source>
        <translation>co jest do zrobienia: morale-die, draw, act, action-die, ...</translation>
    </message>
    <message>
        <source>what the die shows</source>
        <translation>co pokazuje kostka</translation>
    </message>
    <message>
        <source>where the bow points: %1, %2, %3 or %4</source>
        <translation>dokąd wskazuje dziób: %1, %2, %3 albo %4</translation>
    </message>
    <message>
        <source>zones, each once, with commas</source>
        <translation>strefy, każda raz, po przecinku</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop</source>
        <translation>%1; do rzucenia: %2</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop: %3 too many</source>
        <translation>%1; do rzucenia: %2; za dużo o: %3</translation>
    </message>
    <message>
        <source>%1 were dropped, %2 are seen</source>
        <translation>rzucono: %1, widać: %2</translation>
    </message>
    <message>
        <source>%1; %2 may be no match</source>
        <translation>%1; może nie być zapałką: %2</translation>
    </message>
    <message>
        <source>%1; each that is not seen may be a hit</source>
        <translation>%1; każda, której nie widać, może być trafieniem</translation>
    </message>
    <message>
        <source>1 match was dropped, %1 are seen</source>
        <translation>rzucono: 1 zapałka, widać: %1</translation>
    </message>
    <message>
        <source>how many were dropped, such as %1</source>
        <translation>ile rzucono, na przykład %1</translation>
    </message>
    <message>
        <source>kept, to learn from: %1 of the %2 corrections that a fit needs</source>
        <translation>zachowano do nauki: %1 z potrzebnych %2 poprawek</translation>
    </message>
    <message>
        <source>kept; a fit to %1 corrections is no better than the umpire as it is</source>
        <translation>zachowano; po %1 poprawkach sędzia nie jest lepszy niż teraz</translation>
    </message>
    <message>
        <source>learned from %1 corrections on this table</source>
        <translation>sędzia nauczył się z %1 poprawek na tym stole</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>pominięto: %1</translation>
    </message>
    <message>
        <source>no match is seen at that place</source>
        <translation>w tym miejscu nie widać zapałki</translation>
    </message>
    <message>
        <source>nothing is kept while a player lays in secret</source>
        <translation>nic nie jest zachowywane, gdy gracz układa w tajemnicy</translation>
    </message>
    <message>
        <source>the table has not been looked at yet</source>
        <translation>sędzia jeszcze nie obejrzał stołu</translation>
    </message>
    <message>
        <source>what is wrong is learned from only with a table file</source>
        <translation>z błędów można się uczyć tylko z plikiem stołu</translation>
    </message>
    <message>
        <source>what was learned of this table is not used: %1</source>
        <translation>tego, czego się nauczono o tym stole, nie użyto: %1</translation>
    </message>
    <message>
        <source>this picture is not kept any more; take a new one</source>
        <translation>tego zdjęcia już nie ma; zrób nowe</translation>
    </message>
    <message>
        <source>no board of 8 by 7 or 8 by 8 squares is seen whole along the sides of the tags&apos; frame; set its corners by hand</source>
        <translation>wzdłuż boków ramki znaczników nie widać całej planszy 8 na 7 ani 8 na 8 pól; ustaw jej narożniki ręcznie</translation>
    </message>
    <message>
        <source>the table file %1 does not fit this picture, and is not used</source>
        <translation>plik stołu %1 nie pasuje do tego zdjęcia i nie jest używany</translation>
    </message>
    <message>
        <source>the camera file %1 does not fit this picture, and is not used</source>
        <translation>plik kamery %1 nie pasuje do tego zdjęcia i nie jest używany</translation>
    </message>
    <message>
        <source>%1 aims at %2</source>
        <translation>%1 celuje: %2</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other head-on</source>
        <translation>%1 i %2 taranują się dziobami</translation>
    </message>
    <message>
        <source>%1 and %2 were taken for each other</source>
        <translation>%1 i %2 były pomylone ze sobą</translation>
    </message>
    <message>
        <source>%1 brings back %2</source>
        <translation>%1 przywraca: %2</translation>
    </message>
    <message>
        <source>%1 built a galley with %2</source>
        <translation>%1: zbudowano galerę: %2</translation>
    </message>
    <message>
        <source>%1 comes out of the cup</source>
        <translation>%1 wychodzi z kubka</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1: rezygnacja</translation>
    </message>
    <message>
        <source>%1 drew the chit %2</source>
        <translation>%1: wylosowany żeton %2</translation>
    </message>
    <message>
        <source>%1 enters the breach</source>
        <translation>%1 wchodzi w wyłom</translation>
    </message>
    <message>
        <source>%1 falls sick</source>
        <translation>%1 choruje</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 strzela</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <translation>%1 strzela do %2</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3</source>
        <translation>%1 strzela do %2: %3</translation>
    </message>
    <message>
        <source>%1 fires: %2</source>
        <translation>%1 strzela: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 idzie z %2 na %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 ma: %2</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1 jest na %2</translation>
    </message>
    <message>
        <source>%1 is entrenched</source>
        <translation>w %1 powstaje szaniec</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 trafia na %2</translation>
    </message>
    <message>
        <source>%1 is placed on the table</source>
        <translation>%1 staje na stole</translation>
    </message>
    <message>
        <source>%1 lies elsewhere than was recorded</source>
        <translation>%1 leży gdzie indziej, niż zapisano</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 traci: %2</translation>
    </message>
    <message>
        <source>%1 loses a step</source>
        <translation>%1 traci jeden stopień</translation>
    </message>
    <message>
        <source>%1 makes %2 whole</source>
        <translation>%1 odnawia: %2</translation>
    </message>
    <message>
        <source>%1 makes a sortie</source>
        <translation>%1 robi wypad</translation>
    </message>
    <message>
        <source>%1 moves into the wall</source>
        <translation>%1 wchodzi w mur</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <translation>%1 ma teraz: %2</translation>
    </message>
    <message>
        <source>%1 offered a draw</source>
        <translation>%1: propozycja remisu</translation>
    </message>
    <message>
        <source>%1 on %2 gives up both stones against the catapult on %3</source>
        <translation>%1 na %2 oddaje oba kamienie przeciw katapulcie na %3</translation>
    </message>
    <message>
        <source>%1 on %2 gives up one stone against %3</source>
        <translation>%1 na %2 oddaje jeden kamień przeciw %3</translation>
    </message>
    <message>
        <source>%1 on %2 scatters its stones on %3 and %4</source>
        <translation>%1 na %2 rozrzuca kamienie na %3 i %4</translation>
    </message>
    <message>
        <source>%1 on %2 throws a stone at %3</source>
        <translation>%1 na %2 rzuca kamień na %3</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1: pas</translation>
    </message>
    <message>
        <source>%1 placed a soldier on %2</source>
        <translation>%1: żołnierz na %2</translation>
    </message>
    <message>
        <source>%1 raises the artillery level</source>
        <translation>%1 podnosi poziom artylerii</translation>
    </message>
    <message>
        <source>%1 rams the side of %2</source>
        <translation>%1 taranuje burtę: %2</translation>
    </message>
    <message>
        <source>%1 rams the stern of %2</source>
        <translation>%1 taranuje rufę: %2</translation>
    </message>
    <message>
        <source>%1 strengthens %2</source>
        <translation>%1 wzmacnia: %2</translation>
    </message>
    <message>
        <source>%1, %2 too close to call</source>
        <translation>%1, %2 zbyt bliskie</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n trafienie</numerusform>
            <numerusform>%n trafienia</numerusform>
            <numerusform>%n trafień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to port</source>
        <translation>
            <numerusform>%n wiosło z lewej</numerusform>
            <numerusform>%n wiosła z lewej</numerusform>
            <numerusform>%n wioseł z lewej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to starboard</source>
        <translation>
            <numerusform>%n wiosło z prawej</numerusform>
            <numerusform>%n wiosła z prawej</numerusform>
            <numerusform>%n wioseł z prawej</numerusform>
        </translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Abdurrahman</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the die</source>
        <translation>Abdurrahman dodaje 1 do kostki</translation>
    </message>
    <message>
        <source>Azab %1</source>
        <translation>Azab %1</translation>
    </message>
    <message>
        <source>Bavarian %1</source>
        <translation>Bawarczyk %1</translation>
    </message>
    <message>
        <source>Charles of Lorraine</source>
        <translation>Karol Lotaryński</translation>
    </message>
    <message>
        <source>Hungarian %1</source>
        <translation>Węgier %1</translation>
    </message>
    <message>
        <source>Imperial %1</source>
        <translation>Cesarski %1</translation>
    </message>
    <message>
        <source>Janissary %1</source>
        <translation>Janczar %1</translation>
    </message>
    <message>
        <source>Maximilian Emanuel</source>
        <translation>Maksymilian Emanuel</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>czerwoni</translation>
    </message>
    <message>
        <source>Saxon %1</source>
        <translation>Sas %1</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>żółci</translation>
    </message>
    <message>
        <source>a counter-mine is dug at %1</source>
        <translation>kontrmina przy %1</translation>
    </message>
    <message>
        <source>a mine is blown under %1</source>
        <translation>wybucha mina pod %1</translation>
    </message>
    <message>
        <source>galley %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>brak trafienia</translation>
    </message>
    <message numerus="yes">
        <source>on %1 lie %n stone(s) of %2</source>
        <translation>
            <numerusform>na %1 leży %n kamień (%2)</numerusform>
            <numerusform>na %1 leżą %n kamienie (%2)</numerusform>
            <numerusform>na %1 leży %n kamieni (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>okręt</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>strona A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>strona B</translation>
    </message>
    <message>
        <source>the Romans</source>
        <translation>Rzymianie</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>Galowie</translation>
    </message>
    <message>
        <source>the Romans (red)</source>
        <translation>Rzymianie (czerwoni)</translation>
    </message>
    <message>
        <source>the Greeks (blue)</source>
        <translation>Grecy (niebiescy)</translation>
    </message>
    <message>
        <source>the artillery fires</source>
        <translation>artyleria strzela</translation>
    </message>
    <message>
        <source>the artillery fires at %1</source>
        <translation>artyleria strzela w %1</translation>
    </message>
    <message>
        <source>the counter-mine hits a unit</source>
        <translation>kontrmina trafia oddział</translation>
    </message>
    <message>
        <source>the counter-mine lowers the mining level</source>
        <translation>kontrmina obniża poziom minowania</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>kostka pokazuje %1</translation>
    </message>
    <message>
        <source>the entrenchment of %1 loses a level</source>
        <translation>szaniec w %1 traci poziom</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>pierwszy gracz</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>drugi gracz</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>trzeci gracz</translation>
    </message>
    <message>
        <source>the fourth player</source>
        <translation>czwarty gracz</translation>
    </message>
    <message>
        <source>the fifth player</source>
        <translation>piąty gracz</translation>
    </message>
    <message>
        <source>the sixth player</source>
        <translation>szósty gracz</translation>
    </message>
    <message>
        <source>the seventh player</source>
        <translation>siódmy gracz</translation>
    </message>
    <message>
        <source>the eighth player</source>
        <translation>ósmy gracz</translation>
    </message>
    <message>
        <source>the Roman side</source>
        <translation>Rzymianie</translation>
    </message>
    <message>
        <source>the Gallic side</source>
        <translation>Galowie</translation>
    </message>
    <message>
        <source>the Greek side</source>
        <translation>Grecy</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>Rzymian</translation>
    </message>
    <message>
        <source>Gauls</source>
        <translation>Galów</translation>
    </message>
    <message>
        <source>Greeks</source>
        <translation>Greków</translation>
    </message>
    <message>
        <source>red side</source>
        <translation>czerwonych</translation>
    </message>
    <message>
        <source>yellow side</source>
        <translation>żółtych</translation>
    </message>
    <message>
        <source>Imperials</source>
        <translation>cesarskich</translation>
    </message>
    <message>
        <source>Turks</source>
        <translation>Turków</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>pierwszego gracza</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>drugiego gracza</translation>
    </message>
    <message>
        <source>third player</source>
        <translation>trzeciego gracza</translation>
    </message>
    <message>
        <source>fourth player</source>
        <translation>czwartego gracza</translation>
    </message>
    <message>
        <source>fifth player</source>
        <translation>piątego gracza</translation>
    </message>
    <message>
        <source>sixth player</source>
        <translation>szóstego gracza</translation>
    </message>
    <message>
        <source>seventh player</source>
        <translation>siódmego gracza</translation>
    </message>
    <message>
        <source>eighth player</source>
        <translation>ósmego gracza</translation>
    </message>
    <message>
        <source>the miners dig</source>
        <translation>minerzy kopią</translation>
    </message>
    <message>
        <source>the orders of %1 are taken up</source>
        <translation>rozkazy są zbierane: %1</translation>
    </message>
    <message>
        <source>the players say %1</source>
        <translation>według graczy %1</translation>
    </message>
    <message>
        <source>the relief army makes %1 whole</source>
        <translation>odsiecz odnawia: %1</translation>
    </message>
    <message>
        <source>the salvo is spoiled</source>
        <translation>salwa jest nieważna</translation>
    </message>
    <message>
        <source>the wall %1 is assaulted</source>
        <translation>szturm na mur %1</translation>
    </message>
    <message>
        <source>units from %2 fight for %1</source>
        <translation>walka o %1 z %2</translation>
    </message>
    <message>
        <source>what was recorded on %1 lies on %2</source>
        <translation>to, co zapisano na %1, leży na %2</translation>
    </message>
    <message>
        <source>the ship on %1 carries %2 soldiers</source>
        <translation>żołnierzy na okręcie na %1: %2</translation>
    </message>
    <message>
        <source>the ship on %1 points %2</source>
        <translation>okręt na %1, kierunek: %2</translation>
    </message>
    <message>
        <source>the ship on %1 is on %2 and points %3</source>
        <translation>okręt z %1 stoi na %2, kierunek: %3</translation>
    </message>
    <message>
        <source>the figure on %1 belongs to %2</source>
        <translation>figura na %1 należy do: %2</translation>
    </message>
    <message>
        <source>the computer plays %1 as %2; make that move on the table</source>
        <translation>komputer gra %1 jako %2; wykonajcie ten ruch na stole</translation>
    </message>
    <message>
        <source>the other table plays %1 as %2; make that move here</source>
        <translation>drugi stół gra %1 jako %2; wykonajcie ten ruch także tutaj</translation>
    </message>
    <message>
        <source>the other table plays %1</source>
        <translation>drugi stół gra %1</translation>
    </message>
    <message>
        <source>the other table puts its record right: %1; do the same here</source>
        <translation>drugi stół poprawia swój zapis: %1; zróbcie to samo tutaj</translation>
    </message>
    <message>
        <source>the other table takes back %1; say `undo %2` here too</source>
        <translation>drugi stół cofa %1; powiedzcie także tutaj `undo %2`</translation>
    </message>
    <message>
        <source>both tables have the same record again</source>
        <translation>oba stoły mają znów ten sam zapis</translation>
    </message>
    <message>
        <source>the computer plays %1</source>
        <translation>komputer gra %1</translation>
    </message>
    <message>
        <source>a hint for %1: %2</source>
        <translation>podpowiedź, %1: %2</translation>
    </message>
    <message>
        <source>%1; expected then: %2</source>
        <translation>%1; potem należy oczekiwać: %2</translation>
    </message>
    <message>
        <source>nobody owes an action now</source>
        <translation>teraz nikt nie musi grać</translation>
    </message>
    <message>
        <source>the computer is thinking; ask again in a moment</source>
        <translation>komputer myśli; zapytaj ponownie za chwilę</translation>
    </message>
    <message>
        <source>%1 owes no action now</source>
        <translation>%1 nie musi teraz grać</translation>
    </message>
    <message>
        <source>a hint would tell a secret; ask for it on your own page</source>
        <translation>podpowiedź zdradziłaby tajemnicę; poproś o nią na swojej stronie</translation>
    </message>
    <message>
        <source>the other table is there</source>
        <translation>drugi stół jest połączony</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>bez zegara</translation>
    </message>
    <message>
        <source>with the clock %1 (at zero: %2)</source>
        <translation>z zegarem %1 (przy zerze: %2)</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2</source>
        <translation>przy drugim stole gra się %1, a przy tym stole %2</translation>
    </message>
    <message>
        <source>the other table is back</source>
        <translation>drugi stół jest znów połączony</translation>
    </message>
    <message>
        <source>the other table comes and goes too often; this is not told for an hour</source>
        <translation>drugi stół zbyt często pojawia się i znika; przez godzinę nie będzie o tym mowy</translation>
    </message>
    <message>
        <source>the other table has ended its game</source>
        <translation>drugi stół zakończył swoją grę</translation>
    </message>
    <message>
        <source>the other table cannot be reached; the game goes on here, and the other table is told what happened when it is back</source>
        <translation>drugi stół jest nieosiągalny; gra toczy się tu dalej, a drugi stół dowie się, co się stało, gdy wróci</translation>
    </message>
    <message>
        <source>a table was sent away: %1</source>
        <translation>stół został odesłany: %1</translation>
    </message>
    <message>
        <source>it does not know the token</source>
        <translation>nie zna hasła</translation>
    </message>
    <message>
        <source>a picture from the other table was refused: %1</source>
        <translation>zdjęcie z drugiego stołu zostało odrzucone: %1</translation>
    </message>
    <message>
        <source>it does not say which action it shows</source>
        <translation>nie mówi, które działanie pokazuje</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>ma ponad 1 MB</translation>
    </message>
    <message>
        <source>it is not the one that its SHA-256 names</source>
        <translation>nie jest tym, które wskazuje jego SHA-256</translation>
    </message>
    <message>
        <source>it is no whole JPEG</source>
        <translation>nie jest całym plikiem JPEG</translation>
    </message>
    <message>
        <source>the picture of %1 has more than 1 MB; the other table is not shown it</source>
        <translation>zdjęcie działania %1 ma ponad 1 MB; drugi stół go nie zobaczy</translation>
    </message>
    <message>
        <source>the other table shows its picture of action %1, %2 (SHA-256 %3)</source>
        <translation>drugi stół pokazuje swoje zdjęcie działania %1, %2 (SHA-256 %3)</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and nothing here; make that move here, or say `undo %3` there</source>
        <translation>drugi stół ma inną pozycję: działanie %1 to tam %2, a tutaj nic; wykonajcie ten ruch tutaj albo powiedzcie tam `undo %3`</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and %3 here; say `undo %4` there if %3 counts, or `undo %5` here if %2 counts</source>
        <translation>drugi stół ma inną pozycję: działanie %1 to tam %2, a tutaj %3; powiedzcie tam `undo %4`, jeśli liczy się %3, albo tutaj `undo %5`, jeśli liczy się %2</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 here and nothing there; say `undo %3` here, or make that move there</source>
        <translation>drugi stół ma inną pozycję: działanie %1 to tutaj %2, a tam nic; powiedzcie tutaj `undo %3` albo wykonajcie ten ruch tam</translation>
    </message>
    <message>
        <source>`%1` is no address of a table; give the whole address that the other table shows (wss://…)</source>
        <translation>`%1` nie jest adresem stołu; podaj cały adres, który pokazuje drugi stół (wss://…)</translation>
    </message>
    <message>
        <source>`%1` has no port; give the whole address that the other table shows</source>
        <translation>`%1` nie ma portu; podaj cały adres, który pokazuje drugi stół</translation>
    </message>
    <message>
        <source>the address is not whole behind `#`; copy all of it from the other table, and put it in quotes</source>
        <translation>adres za `#` nie jest cały; skopiuj go w całości z drugiego stołu i weź w cudzysłów</translation>
    </message>
    <message>
        <source>no table answers at %1; start that table first</source>
        <translation>pod adresem %1 nie odpowiada żaden stół; najpierw uruchomcie tamten stół</translation>
    </message>
    <message>
        <source>the certificate of the table at %1 is another one than the address says; copy the address from that table again</source>
        <translation>certyfikat stołu pod adresem %1 jest inny, niż mówi adres; skopiuj adres z tamtego stołu jeszcze raz</translation>
    </message>
    <message>
        <source>the other table does not know the token of the address; copy the address from that table again</source>
        <translation>drugi stół nie zna hasła z adresu; skopiuj adres z tamtego stołu jeszcze raz</translation>
    </message>
    <message>
        <source>the other table says what is no record of a game</source>
        <translation>to, co mówi drugi stół, nie jest zapisem gry</translation>
    </message>
    <message>
        <source>the other table says more than 1 MB at once</source>
        <translation>drugi stół mówi naraz ponad 1 MB</translation>
    </message>
    <message>
        <source>the other table has another version of Umpire (it speaks %1, and this table speaks %2); install the same version at both tables</source>
        <translation>drugi stół ma inną wersję Umpire (tam %1, a tutaj %2); zainstalujcie przy obu stołach tę samą wersję</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2; give both the same game</source>
        <translation>przy drugim stole gra się w %1, a przy tym w %2; wybierzcie przy obu tę samą grę</translation>
    </message>
    <message>
        <source>the other table plays the variant `%1`, and this table plays `%2`; give both the same variant</source>
        <translation>przy drugim stole gra się w wariant `%1`, a przy tym w `%2`; wybierzcie przy obu ten sam wariant</translation>
    </message>
    <message>
        <source>the other table begins at another position; give both the same position</source>
        <translation>drugi stół zaczyna od innej pozycji; podajcie przy obu tę samą pozycję</translation>
    </message>
    <message>
        <source>both tables say that %1 sits there; give each table a side of its own</source>
        <translation>oba stoły mówią, że siedzi tam %1; dajcie każdemu stołowi jego stronę</translation>
    </message>
    <message>
        <source>%1 and %2 have met already</source>
        <translation>%1 i %2 już ze sobą grali</translation>
    </message>
    <message>
        <source>%1 came after the first round, and a round robin takes no new player then; withdraw the player</source>
        <translation>%1 przychodzi po pierwszej rundzie, a turniej kołowy nie przyjmuje wtedy nowych graczy; wycofaj gracza</translation>
    </message>
    <message>
        <source>%1 has more points than a Tournament Report File can hold; give a win fewer points</source>
        <translation>%1 ma więcej punktów, niż mieści Tournament Report File; daj mniej punktów za wygraną</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>pominięto: %1</translation>
    </message>
    <message>
        <source>%1 is paired twice or is away</source>
        <translation>%1 jest w dwóch parach albo jest nieobecny(-a)</translation>
    </message>
    <message>
        <source>%1 players are in the draw of the round robin; it takes 2 to %2</source>
        <translation>graczy w turnieju kołowym jest %1; może ich być od 2 do %2</translation>
    </message>
    <message>
        <source>%1 players play round %2, and a table has %3 seats; a table takes 3 to %4 and has to be full</source>
        <translation>w rundzie %2 graczy jest %1, a miejsc przy stole %3; przy stole jest od 3 do %4 miejsc i wszystkie muszą być zajęte</translation>
    </message>
    <message>
        <source>%1, and %2 in all; enter them, or let the arbiter go on without them</source>
        <translation>%1, razem %2; wpisz je albo niech sędzia gra dalej bez nich</translation>
    </message>
    <message>
        <source>%1, line %2, column `%3`: %4</source>
        <translation>%1, wiersz %2, kolumna `%3`: %4</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, wiersz %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2: a quote stands inside a field without quotes; quote the whole field and write the quote twice</source>
        <translation>%1, wiersz %2: cudzysłów stoi w polu bez cudzysłowu; weź całe pole w cudzysłów i napisz cudzysłów dwa razy</translation>
    </message>
    <message>
        <source>%1, line %2: no column is called `name`; the first line names the columns, such as `name,club,rating`</source>
        <translation>%1, wiersz %2: żadna kolumna nie nazywa się `imię`; pierwszy wiersz nazywa kolumny, na przykład `imię,klub,ranking`</translation>
    </message>
    <message>
        <source>%1, line %2: something stands behind a closing quote; write quotes inside a field twice</source>
        <translation>%1, wiersz %2: coś stoi za zamykającym cudzysłowem; pisz cudzysłowy wewnątrz pola dwa razy</translation>
    </message>
    <message>
        <source>%1, line %2: the fields are %3, and those of the first line are %4; add or remove a separator</source>
        <translation>%1, wiersz %2: pól jest %3, a w pierwszym wierszu %4; dodaj lub usuń separator</translation>
    </message>
    <message>
        <source>%1, line %2: the quote is not closed; add a quote at the field&apos;s end</source>
        <translation>%1, wiersz %2: cudzysłów nie jest zamknięty; dodaj cudzysłów na końcu pola</translation>
    </message>
    <message>
        <source>%1: %2 players are in the file; give 1 to %3</source>
        <translation>%1: graczy w pliku jest %2; podaj od 1 do %3</translation>
    </message>
    <message>
        <source>%1: it wrote no pairing; check that it is a pairing program</source>
        <translation>%1: nie zapisał par; sprawdź, czy to program do kojarzeń</translation>
    </message>
    <message>
        <source>%1: no line begins with 001; this is no Tournament Report File</source>
        <translation>%1: żaden wiersz nie zaczyna się od 001; to nie jest Tournament Report File</translation>
    </message>
    <message>
        <source>%1: the file is UTF-16; save it as `CSV UTF-8`</source>
        <translation>%1: plik jest w UTF-16; zapisz go jako `CSV UTF-8`</translation>
    </message>
    <message>
        <source>%1: the file is empty; its first line names the columns, such as `name,club,rating`</source>
        <translation>%1: plik jest pusty; pierwszy wiersz nazywa kolumny, na przykład `imię,klub,ranking`</translation>
    </message>
    <message>
        <source>%1: there is no such pairing program; give the path of bbpPairings or of javafo.jar</source>
        <translation>%1: nie ma takiego programu do kojarzeń; podaj ścieżkę do bbpPairings albo javafo.jar</translation>
    </message>
    <message>
        <source>%1; enter it, or let the arbiter go on without it</source>
        <translation>%1; wpisz go albo niech sędzia gra dalej bez niego</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Punkty z szachownic</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Bezpośrednie spotkanie</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Zaczyna</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię i nazwisko</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runda %1, stół %2</translation>
    </message>
    <message>
        <source>Your code, for you alone</source>
        <translation>Twój kod, tylko dla ciebie</translation>
    </message>
    <message>
        <source>After the game scan the square, tap your table and type the code. All players of the table say the result.</source>
        <translation>Po grze zeskanuj kwadrat, dotknij swojego stołu i wpisz kod. Wynik podają wszyscy gracze przy stole.</translation>
    </message>
    <message>
        <source>%1 has no code; print slips on the arbiter&apos;s page, or give a file with a code for each player</source>
        <translation>%1: brak kodu; wydrukuj karteczki na stronie sędziego albo podaj plik z kodem każdego gracza</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Kojarzenie rundy %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>Wyniki rundy %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce przy stole</translation>
    </message>
    <message>
        <source>Second seat</source>
        <translation>Drugi w kolejce</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>Gra jako drugi</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Klasyfikacja po %1. rundzie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>`%1` is no number of a player; give 1 to %2</source>
        <translation>`%1` to nie numer gracza; podaj od 1 do %2</translation>
    </message>
    <message>
        <source>`%1` is no number of rounds; give 1 to %2</source>
        <translation>`%1` to nie liczba rund; podaj od 1 do %2</translation>
    </message>
    <message>
        <source>`%1` is no rating; give a whole number from 0 to %2, or leave the field empty</source>
        <translation>`%1` to nie ranking; podaj liczbę całkowitą od 0 do %2 albo zostaw pole puste</translation>
    </message>
    <message>
        <source>a Swiss needs its number of rounds before the first; give one</source>
        <translation>system szwajcarski potrzebuje liczby rund przed pierwszą; podaj ją</translation>
    </message>
    <message>
        <source>a Tournament Report File has tables of two only; export the standings instead</source>
        <translation>w Tournament Report File są tylko stoły dla dwojga; zapisz zamiast tego klasyfikację</translation>
    </message>
    <message>
        <source>a line is not two players&apos; starting ranks</source>
        <translation>wiersz nie jest numerami startowymi dwóch graczy</translation>
    </message>
    <message>
        <source>all %1 rounds of the tournament are made; plan more of them, or print the standings</source>
        <translation>wszystkie rundy turnieju są gotowe (%1); zaplanuj więcej albo wydrukuj klasyfikację</translation>
    </message>
    <message>
        <source>another column says the same; remove one of them</source>
        <translation>inna kolumna mówi to samo; usuń jedną z nich</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nieobecność</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>wolny los</translation>
    </message>
    <message>
        <source>bye, a full point</source>
        <translation>wolny los, cały punkt</translation>
    </message>
    <message>
        <source>bye, half a point</source>
        <translation>wolny los, pół punktu</translation>
    </message>
    <message>
        <source>fewer than two players play round %1; nobody can be paired</source>
        <translation>w rundzie %1 gra mniej niż dwoje graczy; nie ma kogo skojarzyć</translation>
    </message>
    <message>
        <source>it cannot be started; check that it is a program, and for JaVaFo that Java is installed</source>
        <translation>nie da się uruchomić; sprawdź, czy to program, a dla JaVaFo, czy jest Java</translation>
    </message>
    <message>
        <source>it ended with the status %1 (%2); put the tournament right, or pair by hand</source>
        <translation>zakończył się statusem %1 (%2); popraw turniej albo skojarz ręcznie</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>nic nie powiedział</translation>
    </message>
    <message>
        <source>it took longer than %1 s and was ended; try again, or pair by hand</source>
        <translation>trwał dłużej niż %1 s i został zatrzymany; spróbuj ponownie albo skojarz ręcznie</translation>
    </message>
    <message>
        <source>its first line is not the number of its other lines</source>
        <translation>pierwszy wiersz nie jest liczbą pozostałych</translation>
    </message>
    <message>
        <source>line %1 has the number %2 too; give each number once</source>
        <translation>wiersz %1 też ma numer %2; podaj każdy numer raz</translation>
    </message>
    <message>
        <source>line %1 has the same name and club; remove one of them, or tell them apart</source>
        <translation>wiersz %1 ma to samo imię i klub; usuń jeden z nich albo je rozróżnij</translation>
    </message>
    <message>
        <source>no file can be written for the pairing program; check that the folder for temporary files has room</source>
        <translation>nie da się zapisać pliku dla programu do kojarzeń; sprawdź, czy w folderze plików tymczasowych jest miejsce</translation>
    </message>
    <message>
        <source>no pairing program is installed for a Swiss; install bbpPairings or JaVaFo and name it by %1, or play a round robin</source>
        <translation>nie ma programu do kojarzeń dla systemu szwajcarskiego; zainstaluj bbpPairings albo JaVaFo i wskaż go przez %1, albo grajcie turniej kołowy</translation>
    </message>
    <message>
        <source>nobody has the starting rank %1</source>
        <translation>nikt nie ma numeru startowego %1</translation>
    </message>
    <message>
        <source>round %1 does not agree with the line of the opponent %2; put one of them right</source>
        <translation>runda %1 nie zgadza się z wierszem przeciwnika %2; popraw jeden z nich</translation>
    </message>
    <message>
        <source>round %1 is no opponent, seat and result; write it such as `  12 w 1` or `0000 - U`</source>
        <translation>runda %1 to nie przeciwnik, miejsce i wynik; zapisz ją na przykład jako `  12 w 1` albo `0000 - U`</translation>
    </message>
    <message>
        <source>table %1 has %2 seats, and the result has %3; give one for each seat</source>
        <translation>przy stole %1 miejsc jest %2, a w wyniku %3; podaj po jednym na każde miejsce</translation>
    </message>
    <message>
        <source>the address for the QR code is too long; give a shorter one</source>
        <translation>adres do kodu QR jest za długi; podaj krótszy</translation>
    </message>
    <message>
        <source>the name is missing; give one, or remove the line</source>
        <translation>brakuje imienia; podaj je albo usuń wiersz</translation>
    </message>
    <message>
        <source>the pairing program&apos;s answer is no pairing: %1; pair this round by hand, or use another program</source>
        <translation>odpowiedź programu do kojarzeń to nie pary: %1; skojarz tę rundę ręcznie albo użyj innego programu</translation>
    </message>
    <message>
        <source>the result of table %1 in round %2 (%3) is missing</source>
        <translation>brakuje wyniku stołu %1 w rundzie %2 (%3)</translation>
    </message>
    <message>
        <source>the signal %1 ended it (%2); try another program, or pair by hand</source>
        <translation>zatrzymał go sygnał %1 (%2); spróbuj innego programu albo skojarz ręcznie</translation>
    </message>
    <message>
        <source>the starting rank %1 stands in an earlier line too; give each rank once</source>
        <translation>numer startowy %1 stoi też we wcześniejszym wierszu; podaj każdy numer raz</translation>
    </message>
    <message>
        <source>the starting rank in the columns 5 to 8 or the rating in the columns 49 to 52 is no number; put it right</source>
        <translation>numer startowy w kolumnach od 5 do 8 albo ranking w kolumnach od 49 do 52 nie jest liczbą; popraw go</translation>
    </message>
    <message>
        <source>the text has an end of line or a control character; remove it</source>
        <translation>w tekście jest koniec wiersza albo znak sterujący; usuń go</translation>
    </message>
    <message>
        <source>the text is longer than %1 bytes; shorten it</source>
        <translation>tekst jest dłuższy niż %1 bajtów; skróć go</translation>
    </message>
    <message>
        <source>there is no round %1; the last one is %2</source>
        <translation>nie ma rundy %1; ostatnia to %2</translation>
    </message>
    <message>
        <source>there is no table %1 in round %2; look at the pairings</source>
        <translation>w rundzie %2 nie ma stołu %1; zobacz kojarzenie</translation>
    </message>
    <message>
        <source>two players have a bye</source>
        <translation>dwoje graczy ma wolny los</translation>
    </message>
    <message>
        <source>%1: this is no tournament that Umpire wrote (%2); give another file, or import the players again</source>
        <translation>%1: to nie jest turniej zapisany przez Umpire (%2); podaj inny plik albo wczytaj graczy ponownie</translation>
    </message>
    <message>
        <source>the record has no action yet</source>
        <translation>w zapisie nie ma jeszcze akcji</translation>
    </message>
    <message>
        <source>%1: this is no file of games that `umpire lab` kept</source>
        <translation>%1: tego pliku nie zapisało polecenie `umpire lab`</translation>
    </message>
    <message>
        <source>%1: line %2 is damaged; delete that line</source>
        <translation>%1: wiersz %2 jest uszkodzony; usuń ten wiersz</translation>
    </message>
    <message>
        <source>towers and walls; who reaches the other&apos;s home row wins</source>
        <translation>wieże i mury; wygrywa, kto dotrze do rzędu macierzystego przeciwnika</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough wins at once</source>
        <translation>z katapultami; przełamanie wygrywa od razu</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough must survive a turn</source>
        <translation>z katapultami; przełamanie musi przetrwać turę</translation>
    </message>
    <message>
        <source>only who cannot act loses</source>
        <translation>przegrywa tylko ten, kto nie może się ruszyć</translation>
    </message>
    <message>
        <source>each side opens by scattering a tower</source>
        <translation>każda strona zaczyna od rozrzucenia wieży</translation>
    </message>
    <message>
        <source>the bribe opening, then with catapults</source>
        <translation>otwarcie z łapówką, potem z katapultami</translation>
    </message>
    <message>
        <source>basic on a whole chessboard</source>
        <translation>podstawowa na całej szachownicy</translation>
    </message>
    <message>
        <source>four players on a chessboard</source>
        <translation>czterech graczy na szachownicy</translation>
    </message>
    <message>
        <source>three players on a hexagon of side five</source>
        <translation>trzech graczy na sześciokącie o boku 5</translation>
    </message>
    <message>
        <source>three players on a hexagon of side four</source>
        <translation>trzech graczy na sześciokącie o boku 4</translation>
    </message>
    <message>
        <source>two galleys each</source>
        <translation>po dwie galery</translation>
    </message>
    <message>
        <source>one galley each</source>
        <translation>po jednej galerze</translation>
    </message>
    <message>
        <source>a galley sinks as soon as one side is bare</source>
        <translation>galera tonie, gdy jedna burta zostaje bez wioseł</translation>
    </message>
    <message>
        <source>a turn does not go on by a match</source>
        <translation>skręt bez ruchu o zapałkę naprzód</translation>
    </message>
    <message>
        <source>after each step&apos;s movement the table says where the galleys lie</source>
        <translation>po ruchu w każdym kroku stół mówi, gdzie są galery</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>dwóch graczy, zalecane interpretacje</translation>
    </message>
    <message>
        <source>two players with two domains, 24 figures and two capitals each</source>
        <translation>dwóch graczy, każdy z dwiema domenami, 24 figurami i dwiema stolicami</translation>
    </message>
    <message>
        <source>three domains and open sea; alliances and sales</source>
        <translation>trzy domeny i otwarte morze; sojusze i sprzedaż</translation>
    </message>
    <message>
        <source>four domains; alliances and sales</source>
        <translation>cztery domeny; sojusze i sprzedaż</translation>
    </message>
    <message>
        <source>five domains on a larger map; alliances and sales</source>
        <translation>pięć domen na większej mapie; sojusze i sprzedaż</translation>
    </message>
    <message>
        <source>six domains on a larger map; alliances and sales</source>
        <translation>sześć domen na większej mapie; sojusze i sprzedaż</translation>
    </message>
    <message>
        <source>seven domains on a larger map; alliances and sales</source>
        <translation>siedem domen na większej mapie; sojusze i sprzedaż</translation>
    </message>
    <message>
        <source>eight domains on a larger map; alliances and sales</source>
        <translation>osiem domen na większej mapie; sojusze i sprzedaż</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; moves may bend</source>
        <translation>tura to ruch albo atak; ruch może skręcać</translation>
    </message>
    <message>
        <source>the ship that moved may attack in the same turn</source>
        <translation>okręt, który się ruszył, może w tej turze atakować</translation>
    </message>
    <message>
        <source>a move goes straight on</source>
        <translation>ruch biegnie prosto</translation>
    </message>
    <message>
        <source>two players lead each fleet</source>
        <translation>każdą flotą dowodzi dwóch graczy</translation>
    </message>
    <message>
        <source>the recommended readings</source>
        <translation>zalecane interpretacje</translation>
    </message>
    <message>
        <source>five other readings together</source>
        <translation>pięć innych odczytań razem</translation>
    </message>
    <message>
        <source>%1 has asked for a hint</source>
        <translation>%1 prosi o podpowiedź</translation>
    </message>
    <message>
        <source>%1: on the table %2, in the record %3</source>
        <translation>%1: na stole %2, w zapisie %3</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Nad stołem jest ręka</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Zgoda: %1</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Wszystko w porządku</translation>
    </message>
    <message>
        <source>Expected then: %1</source>
        <translation>Potem spodziewane: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Na przykład: %1</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Niedozwolone</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Jest za ciemno</translation>
    </message>
    <message>
        <source>Allowed to stand</source>
        <translation>Zostaje, wbrew zasadom</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Niech zostanie</translation>
    </message>
    <message>
        <source>Put the table as the drawing shows, or correct the record.</source>
        <translation>Ułóż stół tak, jak na rysunku, albo popraw zapis.</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Niech będzie jak na stole</translation>
    </message>
    <message>
        <source>Make this move on the table.</source>
        <translation>Wykonajcie ten ruch na stole.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ruch %1</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Jeszcze nieskończone</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Others must agree</source>
        <translation>Potrzebna jest zgoda innych</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Table and record agree again</source>
        <translation>Stół i zapis znów się zgadzają</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Stół i zapis się różnią</translation>
    </message>
    <message>
        <source>Take it back on the table, or let it stand.</source>
        <translation>Cofnij na stole albo niech zostanie.</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Cofnięte</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>Kamera zniknęła</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>Ruch komputera</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Gra się zaczyna</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Gra toczy się dalej</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>Lampa daje odblask</translation>
    </message>
    <message>
        <source>The other table differs</source>
        <translation>Drugi stół się różni</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Poprawiono</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Czekam na spokój na stole</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Stół lub kamera się poruszyły</translation>
    </message>
    <message>
        <source>The umpire asks %1</source>
        <translation>Sędzia czeka na odpowiedź: %1</translation>
    </message>
    <message>
        <source>The umpire asks</source>
        <translation>Sędzia pyta</translation>
    </message>
    <message>
        <source>The umpire asks: %1</source>
        <translation>Sędzia pyta: %1</translation>
    </message>
    <message>
        <source>The umpire refuses</source>
        <translation>Sędzia odmawia</translation>
    </message>
    <message>
        <source>This would take back a result of chance.</source>
        <translation>To cofa także los.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Czekam na kamerę</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Zwycięzca: %1</translation>
    </message>
    <message>
        <source>%1 goes forward</source>
        <translation>%1 płynie naprzód</translation>
    </message>
    <message>
        <source>%1 cannot go forward</source>
        <translation>%1 nie może płynąć naprzód</translation>
    </message>
    <message>
        <source>%1 goes forward by %2 mm</source>
        <translation>%1 płynie naprzód o %2 mm</translation>
    </message>
    <message>
        <source>%1 turns left by %2°</source>
        <translation>%1 skręca w lewo o %2°</translation>
    </message>
    <message>
        <source>%1 turns left</source>
        <translation>%1 skręca w lewo</translation>
    </message>
    <message>
        <source>%1 turns right by %2°</source>
        <translation>%1 skręca w prawo o %2°</translation>
    </message>
    <message>
        <source>%1 turns right</source>
        <translation>%1 skręca w prawo</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm</source>
        <translation>%1 naprzód o %2 mm</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm, until it touches %3</source>
        <translation>%1 naprzód o %2 mm, aż dotknie %3</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm</source>
        <translation>%1 w lewo o %2 stopni i %3 mm</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm</source>
        <translation>%1 w prawo o %2 stopni i %3 mm</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 w lewo o %2 stopni i %3 mm, aż dotknie %4</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 w prawo o %2 stopni i %3 mm, aż dotknie %4</translation>
    </message>
    <message>
        <source>%1 is not seen near its recorded place</source>
        <translation>%1: nie widać jej w pobliżu zapisanego miejsca</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place, turned by %3°</source>
        <translation>%1 leży %2 mm od zapisanego miejsca i jest obrócona o %3°</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place</source>
        <translation>%1 leży %2 mm od zapisanego miejsca</translation>
    </message>
    <message>
        <source>%1 and %2 collide</source>
        <translation>%1 i %2 zderzają się</translation>
    </message>
    <message>
        <source>%1 and %2 collide: %3</source>
        <translation>%1 i %2 zderzają się: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n point(s) of damage</source>
        <translation>
            <numerusform>%1 otrzymuje %n punkt obrażeń</numerusform>
            <numerusform>%1 otrzymuje %n punkty obrażeń</numerusform>
            <numerusform>%1 otrzymuje %n punktów obrażeń</numerusform>
        </translation>
    </message>
    <message>
        <source>the place of each seat as in %1, or %2</source>
        <translation>miejsce każdego gracza, na przykład %1, albo %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 or what its %n board(s) won as in %2</source>
        <translation>
            <numerusform>%1 albo punkty z %n szachownicy, na przykład %2</numerusform>
            <numerusform>%1 albo punkty z %n szachownic, na przykład %2</numerusform>
            <numerusform>%1 albo punkty z %n szachownic, na przykład %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>`%1` is no result of a table with %n seat(s); give %2; `none` takes a result away</source>
        <translation>
            <numerusform>`%1` nie jest wynikiem stołu dla %n gracza; podaj %2; `none` usuwa wynik</numerusform>
            <numerusform>`%1` nie jest wynikiem stołu dla %n graczy; podaj %2; `none` usuwa wynik</numerusform>
            <numerusform>`%1` nie jest wynikiem stołu dla %n graczy; podaj %2; `none` usuwa wynik</numerusform>
        </translation>
    </message>
    <message>
        <source>players say how the game ended that they played; say anything else to the arbiter</source>
        <translation>gracze podają, jak skończyła się rozegrana partia; wszystko inne powiedz sędziemu</translation>
    </message>
    <message>
        <source>a ruling has the arbiter&apos;s name and a reason</source>
        <translation>orzeczenie ma nazwisko sędziego i powód</translation>
    </message>
    <message>
        <source>a command is a line of text, such as %1 or %2</source>
        <translation>polecenie to jeden wiersz tekstu, na przykład %1 albo %2</translation>
    </message>
    <message>
        <source>the game takes no commands now</source>
        <translation>gra nie przyjmuje teraz poleceń</translation>
    </message>
    <message>
        <source>a change of a tournament has the arbiter&apos;s name</source>
        <translation>zmiana turnieju ma nazwisko sędziego</translation>
    </message>
    <message>
        <source>to go on without all results needs a reason</source>
        <translation>aby iść dalej bez wszystkich wyników, trzeba podać powód</translation>
    </message>
    <message>
        <source>name: give the tournament one</source>
        <translation>name: nadaj turniejowi nazwę</translation>
    </message>
    <message>
        <source>the last actions do not count</source>
        <translation>ostatnie ruchy się nie liczą</translation>
    </message>
    <message>
        <source>illegal: %1</source>
        <translation>niedozwolone: %1</translation>
    </message>
    <message>
        <source>may become %1</source>
        <translation>może z tego być: %1</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>coś tajnego</translation>
    </message>
    <message>
        <source>the arbiter %1 rules</source>
        <translation>arbiter %1 rozstrzyga</translation>
    </message>
    <message>
        <source>%1 has to lose oars or masts: which did it lose?</source>
        <translation>%1 musi stracić wiosła lub maszty: co straciła?</translation>
    </message>
    <message>
        <source>%1 lies %2; %3</source>
        <translation>%1 leży %2; %3</translation>
    </message>
    <message>
        <source>%1 lies %2; say `confirmed` once more if it is to count as it lies</source>
        <translation>%1 leży %2; powiedz `confirmed` jeszcze raz, jeśli ma się liczyć tak, jak leży</translation>
    </message>
    <message>
        <source>the orders that lie there are not clear: what are they?</source>
        <translation>rozkazy, które tam leżą, są niejasne: jakie to rozkazy?</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. Whoever loses the last galley loses the game.</source>
        <translation>Galera tonie, gdy nie ma już żadnego wiosła. Kto straci ostatnią galerę, przegrywa.</translation>
    </message>
    <message>
        <source>A ship at the coast takes one or two soldiers from squares beside it aboard, and later lands them in one turn.</source>
        <translation>Okręt przy wybrzeżu bierze na pokład jednego lub dwóch żołnierzy z pól obok siebie, a potem wysadza ich w jednym ruchu.</translation>
    </message>
    <message>
        <source>A soldier walks one square along the coast.</source>
        <translation>Żołnierz idzie o jedno pole wybrzeżem.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Catapult: three stones on a cell. Only the advanced game has catapults; they throw a stone two or three cells far.</source>
        <translation>Katapulta: trzy kamienie na polu. Jest tylko w grze zaawansowanej; rzuca kamieniem na dwa lub trzy pola.</translation>
    </message>
    <message>
        <source>Coast line: the edge of a port. Its gaps are the entrances, and a battery stands at each side of a gap.</source>
        <translation>Linia brzegu: granica portu. Przerwy w niej to wejścia, a po obu stronach przerwy stoi bateria.</translation>
    </message>
    <message>
        <source>Each galley has eight loose matches for its orders, and a screen to lay them behind. No match head may touch a striking strip.</source>
        <translation>Do każdej galery należy osiem luźnych zapałek na rozkazy i parawan, za którym się je układa. Główka zapałki nie może dotknąć draski.</translation>
    </message>
    <message>
        <source>Each player has one or more galleys. A galley is the sleeve of a matchbox; a triangle on the deck marks its bow.</source>
        <translation>Każdy gracz ma jedną galerę lub więcej. Galera to zewnętrzna część pudełka od zapałek; trójkąt na pokładzie oznacza dziób.</translation>
    </message>
    <message>
        <source>Each side has 39 pieces: 29 ships, 4 coastal batteries and 6 mines. The opponent sees only their backs.</source>
        <translation>Każda strona ma 39 żetonów: 29 okrętów, 4 baterie nadbrzeżne i 6 min. Przeciwnik widzi tylko ich rewersy.</translation>
    </message>
    <message>
        <source>Each side puts two stones on every cell of its home row. Row 1 is the home row of the Romans, row 7 that of the Gauls.</source>
        <translation>Każda strona kładzie po dwa kamienie na każdym polu swojego rzędu macierzystego. Rząd 1 należy do Rzymian, rząd 7 do Galów.</translation>
    </message>
    <message>
        <source>Either side may begin, with a ship that leaves its port.</source>
        <translation>Zacząć może każda ze stron, okrętem, który wypływa z portu.</translation>
    </message>
    <message>
        <source>From then on nobody begins: both sides lay their orders in secret and carry them out at the same time.</source>
        <translation>Odtąd nikt nie zaczyna: obie strony układają rozkazy w tajemnicy i wykonują je jednocześnie.</translation>
    </message>
    <message>
        <source>Headed matches in the long sides are oars. Headless matches on the deck are masts. The oars of one side and the masts are 8 together: 6 and 2, 5 and 3, or 4 and 4.</source>
        <translation>Zapałki z główką w długich burtach to wiosła. Zapałki bez główki na pokładzie to maszty. Wioseł jednej burty i masztów jest razem 8: 6 i 2, 5 i 3 albo 4 i 4.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Jak wygrać</translation>
    </message>
    <message>
        <source>In each round both sides draw a chit, and the higher number acts first. It has two actions with an even number and one with an odd number; the other side has one.</source>
        <translation>W każdej kolejce obie strony ciągną po żetonie i pierwsza wykonuje akcje strona z wyższą liczbą. Przy parzystej ma dwie akcje, przy nieparzystej jedną; druga strona ma jedną.</translation>
    </message>
    <message>
        <source>Lay out the map, a die and two cups: one with the grey chits of the Imperials, one with the green chits of the Turks.</source>
        <translation>Rozłóż mapę, kostkę i dwa kubki: w jednym są szare żetony cesarskich, w drugim zielone żetony Turków.</translation>
    </message>
    <message>
        <source>The Romans (red) begin. Then the sides take turns and use one figure each.</source>
        <translation>Zaczynają Rzymianie (czerwoni). Potem strony grają na przemian, jedną figurą.</translation>
    </message>
    <message>
        <source>Mast: a headless match on the deck. It stands for soldiers. Each mast allows one fire order, and more masts drop more matches.</source>
        <translation>Maszt: zapałka bez główki na pokładzie. Oznacza żołnierzy. Każdy maszt pozwala na jeden rozkaz ognia, a więcej masztów to więcej rzucanych zapałek.</translation>
    </message>
    <message>
        <source>Mine: it never moves. What attacks it is lost together with it; only a minesweeper removes it unharmed.</source>
        <translation>Mina: nigdy się nie rusza. Co ją zaatakuje, ginie razem z nią; bez szkody usuwa ją tylko trałowiec.</translation>
    </message>
    <message>
        <source>Morale: the number that a result has to reach. That of the Imperials rises with each wall they hold and falls with each unit they lose.</source>
        <translation>Morale: liczba, której wynik musi sięgnąć. U cesarskich rośnie za każdy mur, który trzymają, i spada za każdą straconą jednostkę.</translation>
    </message>
    <message>
        <source>Move a tower: its two stones go to the next two cells in a straight or diagonal line, one to each. Each of these cells is empty or holds a wall of your own, which becomes a tower.</source>
        <translation>Rusz wieżę: jej dwa kamienie idą na dwa kolejne pola w linii prostej lub po skosie, po jednym na każde. Każde z tych pól jest puste albo stoi na nim twój mur, który staje się wieżą.</translation>
    </message>
    <message>
        <source>Move one ship in any direction, diagonally too, as far as its kind allows or less. It jumps over nothing, and it crosses the coast line only at an entrance.</source>
        <translation>Rusz jeden okręt w dowolnym kierunku, także po skosie, tak daleko, jak pozwala jego rodzaj, albo bliżej. Niczego nie przeskakuje, a linię brzegu przekracza tylko przez wejście.</translation>
    </message>
    <message>
        <source>Officer: Abdurrahman, Charles of Lorraine or Maximilian Emanuel. A marker pays for an officer&apos;s special actions, such as making a unit whole.</source>
        <translation>Oficer: Abdurrahman, Karol Lotaryński albo Maksymilian Emanuel. Znacznik płaci za akcje specjalne oficera, takie jak odnowienie jednostki.</translation>
    </message>
    <message>
        <source>Or sacrifice: take one stone off your tower and an enemy wall off a neighbouring cell. Your tower becomes a wall.</source>
        <translation>Albo poświęć kamień: zdejmij jeden kamień ze swojej wieży i mur wroga z sąsiedniego pola. Twoja wieża staje się murem.</translation>
    </message>
    <message>
        <source>Or say “I attack” and point at an enemy piece on a neighbouring square. Both are turned up. The weaker is removed, and equal ones both are.</source>
        <translation>Albo powiedz „Atakuję” i wskaż żeton wroga na sąsiednim polu. Oba się odkrywa. Słabszy jest usuwany, a przy równej sile oba.</translation>
    </message>
    <message>
        <source>Order match: a match that gives an order. Head ahead: go forward one match&apos;s length. Head to the left or right: turn that way by 60 degrees and go on. Headless and crosswise: fire. Two heads back: re-arrange the oars.</source>
        <translation>Zapałka rozkazu: zapałka, która wydaje rozkaz. Główka w przód: naprzód o długość zapałki. Główka w lewo lub w prawo: skręt w tę stronę o 60 stopni i dalej naprzód. Bez główki, w poprzek: ogień. Dwie główki do tyłu: przestawienie wioseł.</translation>
    </message>
    <message>
        <source>Place the units as the map says: 8 of the Imperials in the camps, 8 of the Turks on the walls. The track begins with turn 1, mining 1, and with 4 for the artillery and for the morale of both sides.</source>
        <translation>Ustaw jednostki, jak pokazuje mapa: 8 cesarskich w obozach, 8 tureckich na murach. Na początku tor pokazuje etap 1, minowanie 1 oraz po 4 dla artylerii i dla morale obu stron.</translation>
    </message>
    <message>
        <source>Lay the map between the players. Each side has 6 ships and 6 soldiers. One die is needed.</source>
        <translation>Połóżcie mapę między graczami. Każda strona ma 6 okrętów i 6 żołnierzy. Potrzebna jest jedna kostka.</translation>
    </message>
    <message>
        <source>Put your ships anywhere in your port. The four batteries stand at the entrances. Mines lie in the port or stay off the board.</source>
        <translation>Ustaw okręty w dowolnym miejscu swojego portu. Cztery baterie stoją przy wejściach. Miny leżą w porcie albo poza planszą.</translation>
    </message>
    <message>
        <source>Side zone: the strips beside the long sides of the galley that fires. Against a target there, plain ends hit like heads.</source>
        <translation>Strefa boczna: pasy obok długich burt strzelającej galery. W cel, który tam jest, końce bez główki trafiają tak samo jak główki.</translation>
    </message>
    <message>
        <source>Spoiled toss: a dropped match has touched a galley or an order match. All matches of the toss miss.</source>
        <translation>Zepsuty rzut: rzucona zapałka dotknęła galery albo zapałki rozkazu. Wszystkie zapałki tego rzutu pudłują.</translation>
    </message>
    <message>
        <source>Step: the unit is turned to its damaged side, with the smaller number. A damaged unit is removed.</source>
        <translation>Stopień: jednostkę odwraca się na stronę uszkodzoną, z mniejszą liczbą. Uszkodzoną jednostkę się usuwa.</translation>
    </message>
    <message>
        <source>Tactical move: whoever is attacked in a boarding may move another ship instead of throwing the die, and loses a fighter for that.</source>
        <translation>Ruch taktyczny: zaatakowany przy abordażu może zamiast rzutu kostką ruszyć inny okręt i traci za to walczącego.</translation>
    </message>
    <message>
        <source>Take a board of 8 columns and 7 rows, and 16 stones for each side: light ones for the Romans, dark ones for the Gauls.</source>
        <translation>Potrzebna jest plansza o 8 kolumnach i 7 rzędach oraz po 16 kamieni dla każdej strony: jasne dla Rzymian, ciemne dla Galów.</translation>
    </message>
    <message>
        <source>The Imperials win when the Turkish morale has fallen to 0 and at most four Turkish units are left. Otherwise the Turks win.</source>
        <translation>Cesarscy wygrywają, gdy morale tureckie spadło do 0 i zostały najwyżej cztery jednostki tureckie. W innym razie wygrywają Turcy.</translation>
    </message>
    <message>
        <source>The Romans move first. Then the sides take turns with one action each. Nobody may pass.</source>
        <translation>Zaczynają Rzymianie. Potem strony grają na przemian, po jednej akcji. Pasować nie wolno.</translation>
    </message>
    <message>
        <source>The orders lie open. In step 1 both galleys go forward; in step 2 galley B1 goes forward again, and galley A1 fires.</source>
        <translation>Rozkazy leżą odkryte. W kroku 1 obie galery płyną naprzód; w kroku 2 galera B1 znów płynie naprzód, a galera A1 strzela.</translation>
    </message>
    <message>
        <source>The second match lies on galley B1: the toss is spoiled, and even the first match does not count.</source>
        <translation>Druga zapałka leży na galerze B1: rzut jest zepsuty i nawet pierwsza zapałka się nie liczy.</translation>
    </message>
    <message>
        <source>The ships start on the anchors. Then the players place their soldiers in turn on the squares of their own coast, one on a square.</source>
        <translation>Okręty zaczynają na kotwicach. Potem gracze na przemian stawiają żołnierzy na polach własnego wybrzeża, po jednym na polu.</translation>
    </message>
    <message>
        <source>The tower on c1 goes to d2 and e3. The wall on d2 becomes a tower.</source>
        <translation>Kamienie wieży z c1 idą na d2 i e3. Mur na d2 staje się wieżą.</translation>
    </message>
    <message>
        <source>Tower: two stones of one colour on a cell. Only towers move.</source>
        <translation>Wieża: dwa kamienie jednego koloru na polu. Ruszają się tylko wieże.</translation>
    </message>
    <message>
        <source>Wall and breach: the Turks stand on the walls (Víziváros, the North, West, South and East wall, and the Middle zone), the Imperials in the camps (the North, West and South camp, and the Danube bank) and in the breaches of a wall. A wall without Turks falls to the units in its breaches.</source>
        <translation>Mur i wyłom: Turcy stoją na murach (w Wodnym Mieście, na murze północnym, zachodnim, południowym i wschodnim i w strefie środkowej), cesarscy w obozach (w obozie północnym, zachodnim i południowym i na brzegu Dunaju) i w wyłomach muru. Mur bez Turków zajmują jednostki z jego wyłomów.</translation>
    </message>
    <message>
        <source>Wall: one stone alone. It never moves, and it blocks the way.</source>
        <translation>Mur: jeden kamień. Nigdy się nie rusza i blokuje drogę.</translation>
    </message>
    <message>
        <source>What to lay out</source>
        <translation>Co rozłożyć</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Whoever has lost the landing ship or all three missile ships cannot win any more.</source>
        <translation>Kto stracił okręt desantowy albo wszystkie trzy okręty rakietowe, nie może już wygrać.</translation>
    </message>
    <message>
        <source>With equal numbers nobody acts. When the second 0 is drawn, the turn ends. The game has eight turns.</source>
        <translation>Przy równych liczbach nikt nie wykonuje akcji. Gdy zostaje wyciągnięte drugie 0, etap się kończy. Gra ma osiem etapów.</translation>
    </message>
    <message>
        <source>Words to know</source>
        <translation>Słowa, które warto znać</translation>
    </message>
    <message>
        <source>You also win when it is the opponent&apos;s turn and the opponent has no legal action.</source>
        <translation>Wygrywasz też wtedy, gdy przeciwnik jest na ruchu i nie ma dozwolonej akcji.</translation>
    </message>
    <message>
        <source>You win as soon as one of your stones is on the opponent&apos;s home row.</source>
        <translation>Wygrywasz, gdy tylko twój kamień stanie w rzędzie macierzystym przeciwnika.</translation>
    </message>
    <message>
        <source>You win when the enemy has no soldier left, or when three of your soldiers stand on the enemy fortress.</source>
        <translation>Wygrywasz, gdy wróg nie ma już żołnierzy albo gdy trzech twoich żołnierzy stoi na twierdzy wroga.</translation>
    </message>
    <message>
        <source>You win when your landing ship enters the enemy port. An entrance is open when both its batteries are gone.</source>
        <translation>Wygrywasz, gdy twój okręt desantowy wpłynie do portu wroga. Wejście jest otwarte, gdy obie jego baterie są usunięte.</translation>
    </message>
    <message>
        <source>masts</source>
        <translation>maszty</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>wiosła</translation>
    </message>
    <message>
        <source>The Roman ship goes from c9 to e9. Its bow hits the Greek ship from the side and sinks it.</source>
        <translation>Okręt rzymski płynie z c9 na e9. Jego dziób uderza okręt grecki z boku i zatapia go.</translation>
    </message>
    <message>
        <source>side zone</source>
        <translation>strefa boczna</translation>
    </message>
    <message>
        <source>called</source>
        <translation>ogłoszono</translation>
    </message>
    <message>
        <source>much of the picture is white, and nothing can be told there; lower the camera&apos;s exposure, or dim the lamp</source>
        <translation>duża część obrazu jest biała i nic tam nie widać; zmniejsz ekspozycję kamery albo przyciemnij lampę</translation>
    </message>
    <message>
        <source>the camera trembles; fasten it, or put its stand on another table</source>
        <translation>kamera drży; przymocuj ją albo postaw jej statyw na innym stole</translation>
    </message>
    <message>
        <source>the picture is mirrored: its tags are seen as in a mirror; turn mirroring off where the camera is set</source>
        <translation>obraz jest lustrzany: jego znaczniki widać jak w lustrze; wyłącz odbicie lustrzane w ustawieniach kamery</translation>
    </message>
    <message>
        <source>the printed board of this game is not seen; lay it between the tags, and take your hands off it</source>
        <translation>nie widać wydrukowanej planszy tej gry; połóż ją między znacznikami i zabierz z niej ręce</translation>
    </message>
    <message>
        <source>%1 stands, for the other side has played on</source>
        <translation>%1 zostaje, bo druga strona gra dalej</translation>
    </message>
    <message>
        <source>The other side has played on.</source>
        <translation>Druga strona gra dalej.</translation>
    </message>
    <message>
        <source>the stone lies on the line between %1 and %2: put it into the middle of a cell, or say which action it was</source>
        <translation>kamień leży na linii między %1 a %2: połóż go na środku pola albo powiedz, który to był ruch</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the right edge of the picture</source>
        <translation>plansza jest obrócona: strona A siedzi przy prawej krawędzi obrazu</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the upper edge of the picture</source>
        <translation>plansza jest obrócona: strona A siedzi przy górnej krawędzi obrazu</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the left edge of the picture</source>
        <translation>plansza jest obrócona: strona A siedzi przy lewej krawędzi obrazu</translation>
    </message>
    <message>
        <source>no board of %1 by %2 squares is seen; lay the board straight between the tags, and take your hands off its edges</source>
        <translation>nie widać planszy o %1 na %2 pól; połóż planszę prosto między znacznikami i zabierz ręce z jej brzegów</translation>
    </message>
    <message>
        <source>the picture has no colours: heads and sides are told by brightness alone; switch the camera&apos;s night view off</source>
        <translation>obraz nie ma kolorów: główki i strony rozróżnia tylko jasność; wyłącz tryb nocny kamery</translation>
    </message>
    <message>
        <source>the second camera: %1</source>
        <translation>druga kamera: %1</translation>
    </message>
    <message>
        <source>the orders of all galleys</source>
        <translation>rozkazy wszystkich galer</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>być może %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 misses %2</source>
        <translation>%1 nie trafia, cel: %2</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them, and then %1</source>
        <translation>ułóżcie rozkazy za parawanem; gdy się podniesie, powiedzcie je, a potem %1</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it, and then %1</source>
        <translation>która jednostka gdzie stoi? Mówi tylko jej gracz, a potem %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss: how many hits is it, or was it spoiled?</source>
        <translation>rzut %1: ile jest trafień, czy rzut był nieważny?</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: it counts once these say `agree`: %2</source>
        <translation>cofnięcie %1 cofa także los; liczy się, gdy te osoby powiedzą „agree”: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 and boards %4</source>
        <translation>%1 idzie z %2 na %3 i aborduje %4</translation>
    </message>
    <message>
        <source>%1 attacks %2 from %3</source>
        <translation>%1 atakuje %2 z %3</translation>
    </message>
    <message>
        <source>the film of the last moments cannot be kept (%1)</source>
        <translation>filmu z ostatnich chwil nie można zachować (%1)</translation>
    </message>
    <message>
        <source>is not the film that the record names</source>
        <translation>to nie jest film, który wymienia zapis</translation>
    </message>
    <message>
        <source>the film of event %1 was changed</source>
        <translation>film zdarzenia %1 został zmieniony</translation>
    </message>
    <message>
        <source>cannot be erased (%1)</source>
        <translation>nie można usunąć (%1)</translation>
    </message>
    <message>
        <source>the disk is too slow for the films of the last moments; one is left out</source>
        <translation>dysk jest za wolny na filmy z ostatnich chwil; jeden pominięto</translation>
    </message>
    <message>
        <source>the reason may hold a secret and is told at the table</source>
        <translation>powód mógłby zdradzić tajemnicę, dlatego podaje się go przy stole</translation>
    </message>
    <message>
        <source>%1 is put right: %2</source>
        <translation>%1 poprawiono: %2</translation>
    </message>
    <message>
        <source>Move: moving costs no action. The Imperials may move each unit by one zone between the camps and walls they hold. The Turks, when they drew the higher number, may move one unit within the castle, or two with an even number.</source>
        <translation>Ruch: przemieszczanie nie kosztuje akcji. Cesarscy mogą przesunąć każdą swoją jednostkę o jedną strefę między obozami i murami, które trzymają. Turcy, jeśli wyciągnęli wyższą liczbę, mogą przesunąć jedną jednostkę wewnątrz twierdzy, a przy liczbie parzystej dwie.</translation>
    </message>
    <message>
        <source>Artillery and mines: the Imperials bring a unit from a camp into a breach of a wall beside it. Artillery needs a die up to the artillery level, and a mine needs a die up to the mining level. Digging raises the mining level by 1. A mine that fails sets it back to 1 and lowers the Imperial morale by 1.</source>
        <translation>Artyleria i miny: cesarscy wprowadzają jednostkę z obozu w wyłom sąsiedniego muru. Artyleria potrzebuje rzutu nie wyższego niż poziom artylerii, a mina nie wyższego niż poziom minowania. Kopanie podnosi poziom minowania o 1. Nieudana mina cofa go na 1 i obniża morale cesarskich o 1.</translation>
    </message>
    <message>
        <source>Assault: units in the breaches assault the wall. Add their numbers and the die, and take off the defenders&apos; numbers and the wall&apos;s own. A result of at least the Turkish morale costs the Turks a step, twice as much costs two. With less the Imperials lose a step, and two with half of the morale or less.</source>
        <translation>Szturm: jednostki w wyłomach szturmują mur. Dodaj ich liczby i kostkę, odejmij liczby obrońców i teren muru. Wynik równy co najmniej morale tureckiemu kosztuje Turków stopień, a dwa razy większy dwa stopnie. Przy niższym cesarscy tracą stopień, a dwa, gdy wynosi najwyżej połowę morale.</translation>
    </message>
    <message>
        <source>Castle fight: units on walls attack a wall beside theirs. It is counted like an assault, without the wall&apos;s own number. Imperials in the breaches of that wall join in. The Turks attack only from walls with two of their units or more, and against the Imperial morale. The Middle zone is taken only in a castle fight.</source>
        <translation>Walka w twierdzy: jednostki z murów atakują sąsiedni mur. Liczy się ją jak szturm, ale bez terenu muru. Dołączają cesarscy z wyłomów tego muru. Turcy atakują tylko z murów, na których mają co najmniej dwie jednostki, i rzucają przeciw morale cesarskich. Strefę środkową można zdobyć tylko w walce w twierdzy.</translation>
    </message>
    <message>
        <source>Sortie, fire and counter-mine: by fire and by a sortie the Turks lower the artillery level. Fire needs a die below their morale, and then an even one. A sortie needs a die above the Imperial morale, less 1 for each Imperial unit before that wall. A counter-mine with a die above the Imperial morale hits a unit in a breach or lowers the mining level.</source>
        <translation>Wypad, ostrzał i kontrmina: Turcy obniżają poziom artylerii ostrzałem i wypadem. Ostrzał wymaga rzutu niższego niż ich morale, a potem parzystego. Wypad udaje się, gdy kostka zmniejszona o 1 za każdą cesarską jednostkę przed murem przewyższy morale cesarskich. Kontrmina, przy której kostka przewyższy morale cesarskich, trafia jednostkę w wyłomie albo obniża poziom minowania.</translation>
    </message>
    <message>
        <source>Entrench: either side may entrench a wall of its own. The marker takes losses in place of units, and artillery that has succeeded can be cancelled with it.</source>
        <translation>Szaniec: każda strona może usypać szaniec na swoim murze. Żeton szańca przejmuje straty zamiast jednostek, można nim też unieważnić udany ostrzał.</translation>
    </message>
    <message>
        <source>Events: from turn 6 on some chits bring an event, which happens if a die is even. The relief army makes damaged Turkish units whole, one with an odd chit and two with an even one, and raises the Turkish morale by 1, to 3 at most. The hand of fate gives the Imperials one action more. An epidemic takes an Imperial unit out for eight rounds.</source>
        <translation>Wydarzenia: od etapu 6 niektóre żetony przynoszą wydarzenie, które następuje, gdy kostka jest parzysta. Odsiecz odnawia uszkodzone jednostki tureckie, jedną przy żetonie nieparzystym i dwie przy parzystym, i podnosi morale tureckie o 1, najwyżej do 3. Ręka losu daje cesarskim o jedną akcję więcej. Epidemia wyłącza cesarską jednostkę na osiem kolejek.</translation>
    </message>
    <message>
        <source>The Imperials drew 8 and the Turks 3, so that the Imperials begin and have two actions. With the first their artillery fires at Víziváros.</source>
        <translation>Cesarscy wyciągnęli 8, a Turcy 3, więc zaczynają cesarscy i mają dwie akcje. W pierwszej ich artyleria strzela w Wodne Miasto.</translation>
    </message>
    <message>
        <source>Abdurrahman could add 1 to the die; the Turks decline that. The die shows 2, not more than the artillery level of 4: the unit Imperial 1 enters a breach of Víziváros.</source>
        <translation>Abdurrahman mógłby dodać 1 do rzutu, ale Turcy rezygnują. Kostka pokazuje 2, nie więcej niż poziom artylerii 4: jednostka Cesarski 1 wchodzi w wyłom Wodnego Miasta.</translation>
    </message>
    <message>
        <source>Four units of 4 assault Víziváros, and the Turks do not call Abdurrahman to it. 16, less 10 of the defenders, and 3 of the die make 9. That is more than twice the Turkish morale of 4, so that the Turks lose two steps: an Azab is damaged and then removed.</source>
        <translation>Cztery jednostki po 4 szturmują Wodne Miasto, a Turcy nie wzywają tam Abdurrahmana. 16 minus 10 obrońców plus 3 z kostki to 9. To ponad dwa razy więcej niż morale tureckie 4, więc Turcy tracą dwa stopnie: jeden azab zostaje uszkodzony, a potem usunięty.</translation>
    </message>
    <message>
        <source>Cup: destroyed Imperial units go into it at the start of the next turn, the two in reserve in turns 7 and 8. A unit that is drawn is placed in a camp, and another chit is drawn.</source>
        <translation>Kubek: zniszczone jednostki cesarskie trafiają do niego na początku następnego etapu, a dwie rezerwowe w etapach 7 i 8. Wyciągniętą jednostkę stawia się w obozie i ciągnie kolejny żeton.</translation>
    </message>
    <message>
        <source>Decline: from the Middle zone Abdurrahman may add 1 to the die of the Imperial artillery, and before an assault he may come to that wall. The Turks are asked each time, and may decline.</source>
        <translation>Rezygnacja: ze strefy środkowej Abdurrahman może dodać 1 do rzutu cesarskiej artylerii, a przed szturmem może przyjść na atakowany mur. Turcy są pytani za każdym razem i mogą zrezygnować.</translation>
    </message>
    <message>
        <source>The Turkish morale begins at 4. It falls by 1 when Abdurrahman is destroyed.</source>
        <translation>Morale tureckie zaczyna od 4. Spada o 1, gdy Abdurrahman zostaje zniszczony.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 a die is rolled: add 1 for each wall but Víziváros that the Imperials hold, and take off 1 for each full three Turkish units. With 4 or more the morale falls by 1. Only these three falls and the loss of Abdurrahman together bring it to 0.</source>
        <translation>Na początku etapów 6, 7 i 8 rzuca się kostką: dodaj 1 za każdy mur oprócz Wodnego Miasta, który trzymają cesarscy, i odejmij 1 za każde pełne trzy jednostki tureckie. Przy 4 lub więcej morale spada o 1. Tylko te trzy spadki razem ze stratą Abdurrahmana sprowadzają je do 0.</translation>
    </message>
    <message>
        <source>%1 %2: %3, %4</source>
        <translation>%1 %2: %3, %4</translation>
    </message>
    <message>
        <source>In the pictures two letters are a kind of ship. Behind its name are the squares that it may move and its strength: %1. BA is a battery, and MI is a mine. At the table you see only your own.</source>
        <translation>Na rysunkach dwie litery oznaczają rodzaj okrętu. Po nazwie stoją liczba pól, o które może się ruszyć, i jego siła: %1. BA to bateria, a MI to mina. Przy stole widzisz tylko własne żetony.</translation>
    </message>
    <message>
        <source>A battery attacks like a ship, and everything but a missile ship loses to it. An enemy ship that comes beside a battery must stop there. Only a missile ship may pass, and it removes a battery beside it instead of moving: say “I remove the battery”.</source>
        <translation>Bateria atakuje jak okręt i pokonuje wszystko oprócz okrętu rakietowego. Okręt wroga, który znajdzie się obok baterii, musi się tam zatrzymać. Tylko okręt rakietowy może ją minąć, a zamiast ruchu może zdjąć baterię obok siebie: powiedz „Zdejmuję baterię”.</translation>
    </message>
    <message>
        <source>The carrier&apos;s plane attacks up to four squares away, and the carrier may move in the same turn. The plane stays there for one turn of the enemy and then returns.</source>
        <translation>Samolot lotniskowca atakuje do czterech pól dalej, a lotniskowiec może w tej samej turze płynąć. Samolot zostaje tam na jedną turę przeciwnika, a potem wraca.</translation>
    </message>
    <message>
        <source>A minesweeper lays mines beside it, which costs no move: say “I lay a mine”. It removes an enemy mine beside it instead of moving: say “I remove the mine”.</source>
        <translation>Trałowiec stawia miny obok siebie i to nie liczy się jako ruch: powiedz „Stawiam minę”. Zamiast ruchu może zdjąć minę wroga obok siebie: powiedz „Zdejmuję minę”.</translation>
    </message>
    <message>
        <source>The red destroyer on h7 attacks the yellow frigate on h8. Strength 7 beats 6, and the frigate is removed. Then a yellow ship goes from p18 to p17.</source>
        <translation>Czerwony niszczyciel na h7 atakuje żółtą fregatę na h8. Siła 7 pokonuje 6 i fregata zostaje zdjęta. Potem żółty okręt płynie z p18 na p17.</translation>
    </message>
    <message>
        <source>The red missile ship on c16 removes the battery on c17. The entrance is open when the battery on f17 is gone, too.</source>
        <translation>Czerwony okręt rakietowy na c16 zdejmuje baterię na c17. Wejście będzie otwarte, gdy zniknie też bateria na f17.</translation>
    </message>
    <message>
        <source>Neutral water: the dotted squares around the islands. Nobody fights or lays mines there. A ship that is still there after three moves of its side is removed.</source>
        <translation>Wody neutralne: kropkowane pola wokół wysp. Nikt tam nie walczy ani nie stawia min. Okręt, który po trzech ruchach swojej strony nadal tam jest, zostaje zdjęty.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, or one square with a quarter turn before or after it, or it turns right round. When a ship turns, its bow stays on its square, and the stern changes its place.</source>
        <translation>Okręt płynie dwa pola prosto naprzód albo jedno, z ćwierćobrotem przed nim lub po nim, albo zawraca. Przy obrocie dziób zostaje na swoim polu, a rufa zmienia miejsce.</translation>
    </message>
    <message>
        <source>A soldier who walks or lands where an enemy soldier stands fights him. Both throw the die; the attacker adds 3, the defender 2. The higher sum wins: the loser is removed, and the winner takes the loser&apos;s square. After a tie the other one attacks.</source>
        <translation>Żołnierz, który wchodzi lub ląduje tam, gdzie stoi żołnierz wroga, walczy z nim. Obaj rzucają kostką; atakujący dodaje 3, obrońca 2. Wygrywa wyższa suma: przegrany jest usuwany, a zwycięzca zajmuje jego pole. Po remisie atakuje drugi.</translation>
    </message>
    <message>
        <source>The Roman soldiers on b4 and b5 go aboard the ship with its bow on c5. Then a Greek soldier walks from j18 to k18.</source>
        <translation>Rzymscy żołnierze z b4 i b5 wchodzą na okręt, którego dziób jest na c5. Potem grecki żołnierz idzie z j18 na k18.</translation>
    </message>
    <message>
        <source>A soldier lands from the Roman ship on f19, where a Greek soldier stands. The Roman throws 5 and adds 3, the Greek throws 3 and adds 2. 8 beats 5: the Greek is removed, and the Roman stands on f19.</source>
        <translation>Z rzymskiego okrętu żołnierz ląduje na f19, gdzie stoi grecki żołnierz. Rzymianin wyrzuca 5 i dodaje 3, Grek wyrzuca 3 i dodaje 2. 8 wygrywa z 5: Grek jest usuwany, a Rzymianin staje na f19.</translation>
    </message>
    <message>
        <source>Ramming: a bow that hits an enemy ship from the side or from behind sinks the ship with all aboard. From the front no ship is rammed.</source>
        <translation>Taranowanie: dziób, który uderza okręt wroga z boku lub z tyłu, zatapia go ze wszystkimi na pokładzie. Od przodu okrętu nie można taranować.</translation>
    </message>
    <message>
        <source>Boarding: a ship that comes to lie side by side with an enemy ship may fight for it. The sides attack in turn, and the loser of each exchange loses a soldier. The sailors count as one soldier and fight last. Whoever has none left loses the ship.</source>
        <translation>Abordaż: okręt, który stanie burta w burtę z okrętem wroga, może o niego walczyć. Strony atakują na przemian, a przegrany każdego starcia traci żołnierza. Marynarze liczą się jak jeden żołnierz i walczą na końcu. Kto nie ma już nikogo, traci okręt.</translation>
    </message>
    <message>
        <source>Soldier and ship: a ship does not attack a soldier ashore. One soldier beside an enemy ship at the coast may attack it, as in a boarding.</source>
        <translation>Żołnierz i okręt: okręt nie atakuje żołnierza na brzegu. Jeden żołnierz obok okrętu wroga, który stoi przy wybrzeżu, może go zaatakować jak przy abordażu.</translation>
    </message>
    <message>
        <source>Draw lots. Then place one galley each in turn, at most two matches&apos; length from your own edge of the table, and no nearer than that to an enemy galley.</source>
        <translation>Losujcie. Potem na przemian ustawiajcie po jednej galerze, najwyżej dwie długości zapałki od własnej krawędzi stołu i nie bliżej niż tyle od galery wroga.</translation>
    </message>
    <message>
        <source>Lay a row of up to five order matches for each galley behind its screen: at most one fire for each mast, and at most one move for each oar of its weaker side. Lay as many as that allows.</source>
        <translation>Ułóż za parawanem dla każdej galery rząd najwyżej pięciu zapałek rozkazów: najwyżej jeden ogień na maszt i najwyżej jeden ruch na wiosło słabszej burty. Ułóż tyle, na ile to pozwala.</translation>
    </message>
    <message>
        <source>Both sides lift their screens together. In each step every galley carries out its next order: first all move, then all fire, and last oars are re-arranged.</source>
        <translation>Obie strony jednocześnie podnoszą parawany. W każdym kroku każda galera wykonuje swój kolejny rozkaz: najpierw wszystkie się ruszają, potem wszystkie strzelają, a na końcu przestawia się wiosła.</translation>
    </message>
    <message>
        <source>A bow that rams a side does 2 damage. A bow that rams a stern does 1. Where bow meets bow, both take 2. Each forward that the ramming galley has made in this turn adds 1.</source>
        <translation>Dziób, który uderza w burtę, zadaje 2 obrażenia, a w rufę 1. Gdy dziób trafia na dziób, obie galery otrzymują po 2. Każde „naprzód”, które taranująca galera wykonała w tej turze, dodaje 1.</translation>
    </message>
    <message>
        <source>Galley B1 is more than one match&apos;s length away and less than two. So galley A1 drops three matches, one for each of its three masts. One head points at galley B1. Galley B1 is in the side zone of galley A1, so that the plain end of the second match hits too. The third match misses.</source>
        <translation>Galera B1 jest dalej niż jedna długość zapałki, a bliżej niż dwie. Dlatego galera A1 upuszcza trzy zapałki, po jednej za każdy z trzech masztów. Jedna główka wskazuje galerę B1. Galera B1 jest w strefie bocznej galery A1, więc trafia też koniec bez główki drugiej zapałki. Trzecia zapałka to pudło.</translation>
    </message>
    <message>
        <source>Galley B1 takes 2 damage. First it loses an oar to starboard, the side towards galley A1. Its player chooses a mast for the second. Then step 3 follows.</source>
        <translation>Galera B1 otrzymuje 2 obrażenia. Najpierw traci wiosło z prawej, od strony galery A1. Za drugie jej gracz wybiera maszt. Potem następuje krok 3.</translation>
    </message>
    <message>
        <source>To fire, drop matches from 15 cm: two for each mast when the target is within one match&apos;s length, one for each mast within two, half of that, rounded up, within three. Each head that points at the target is a hit.</source>
        <translation>Aby strzelić, upuść zapałki z 15 cm: po dwie na maszt, gdy cel jest w zasięgu jednej długości zapałki, po jednej na maszt w zasięgu dwóch, a w zasięgu trzech połowę tego, zaokrągloną w górę. Każda główka, która wskazuje cel, to trafienie.</translation>
    </message>
    <message>
        <source>Each point of damage costs the target an oar or a mast. The first is an oar on the side towards the attacker, and that side loses the most. Of three or more, one is a mast.</source>
        <translation>Każde obrażenie kosztuje cel wiosło albo maszt. Pierwsze to wiosło z burty od strony atakującego i ta burta traci najwięcej. Gdy obrażeń jest trzy lub więcej, jedno z nich to maszt.</translation>
    </message>
    <message>
        <source>Red&apos;s units are in capitals, yellow&apos;s in small letters; R? and y? are hidden ones.</source>
        <translation>Jednostki czerwonych są wielkimi literami, żółtych małymi; R? i y? są zakryte.</translation>
    </message>
    <message>
        <source>~ is sea, o neutral water, # an island, . a port, and === the coast line.</source>
        <translation>~ to morze, o wody neutralne, # wyspa, . port, a === linia brzegowa.</translation>
    </message>
    <message>
        <source>Soldiers aboard the ships: %1.</source>
        <translation>Żołnierze na okrętach: %1.</translation>
    </message>
    <message>
        <source>%1. ^ &gt; v &lt; is a bow, = a stern, s a soldier, ~ sea, . coast, and # a fortress.</source>
        <translation>%1. ^ &gt; v &lt; to dziób, = rufa, s żołnierz, ~ morze, . wybrzeże, a # twierdza.</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>znacznik %1</translation>
    </message>
    <message>
        <source>breaches (%1): %2</source>
        <translation>wyłomy (%1): %2</translation>
    </message>
    <message>
        <source>entrenched by %1, level %2</source>
        <translation>szaniec: %1, poziom %2</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>Do ustawienia</translation>
    </message>
    <message>
        <source>In the cup</source>
        <translation>W kubku</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Stracone</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>W rezerwie</translation>
    </message>
    <message>
        <source>%1: a chit face down</source>
        <translation>%1: zakryty żeton</translation>
    </message>
    <message>
        <source>Turn %1; %2.</source>
        <translation>Etap %1; %2.</translation>
    </message>
    <message>
        <source>Behind each unit stands its strength.</source>
        <translation>Za każdą jednostką stoi jej siła.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Walls:</source>
        <translation>Mury:</translation>
    </message>
    <message>
        <source>Camps:</source>
        <translation>Obozy:</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>ogień</translation>
    </message>
    <message>
        <source>re-arrange the oars</source>
        <translation>przestawienie wioseł</translation>
    </message>
    <message>
        <source>bow at %1, %2, heading %3°</source>
        <translation>dziób w punkcie %1, %2, kurs %3°</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>rozkazy: %1</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>niezbudowana</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nieustawiona</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>zatopiona</translation>
    </message>
    <message>
        <source>A character is 10 mm wide and 20 mm high; # is a galley of side A, %1 one of side B, with its number amidships. A bow lies so many millimetres to the right of side A&apos;s left corner and so many away from side A; 90° points at side B.</source>
        <translation>Jeden znak ma 10 mm szerokości i 20 mm wysokości; # to galera strony A, %1 strony B, z numerem na środku. Liczby dziobu to milimetry w prawo od lewego rogu strony A i milimetry od krawędzi strony A; 90° wskazuje stronę B.</translation>
    </message>
    <message>
        <source># is a galley of side A, %1 one of side B; I is a mast, and o the head of a match. Lines beside a hull are oars, and lines before a bow order matches. *** is a match that was dropped, dots show what it hits, and : is the side zone.</source>
        <translation># to galera strony A, %1 strony B; I to maszt, a o główka zapałki. Kreski przy burcie to wiosła, a kreski przed dziobem to zapałki rozkazów. *** to rzucona zapałka, kropki pokazują, w co trafia, a : to strefa boczna.</translation>
    </message>
    <message>
        <source>In brackets stands what one types for it in `umpire rules %1 play`.</source>
        <translation>W nawiasach stoi to, co się w tym celu wpisuje w `umpire rules %1 play`.</translation>
    </message>
    <message>
        <source>The letters are walls, towers and catapults. %1.</source>
        <translation>Litery to mury, wieże i katapulty. %1.</translation>
    </message>
    <message>
        <source>the match %1 lay there as an order and does not count</source>
        <translation>zapałka %1 leżała tam jako rozkaz i się nie liczy</translation>
    </message>
    <message>
        <source>the matches %1 lay there as orders and do not count</source>
        <translation>zapałki %1 leżały tam jako rozkazy i się nie liczą</translation>
    </message>
    <message>
        <source>`%1` is kept in the file, and Umpire does not use it</source>
        <translation>`%1` zostaje w pliku, ale Umpire tego nie używa</translation>
    </message>
    <message>
        <source>`%1` is not written as FIDE's files have it; it is kept and not used</source>
        <translation>`%1` nie jest zapisane tak jak w plikach FIDE; zostaje, ale nie jest używane</translation>
    </message>
    <message>
        <source>the points are %1, and the results give %2</source>
        <translation>zapisano %1 pkt, a z wyników wychodzi %2</translation>
    </message>
    <message>
        <source>round %1 has no game yet and is not made; the bye is kept for it</source>
        <translation>w rundzie %1 nie ma jeszcze partii i nie jest ona ułożona; wolny los zostaje dla niej</translation>
    </message>
    <message>
        <source>the line ends before the name in the columns 15 to 47; write it there</source>
        <translation>wiersz kończy się przed nazwiskiem w kolumnach od 15 do 47; wpisz je tam</translation>
    </message>
    <message>
        <source>%1, line %2: the text is not UTF-8; save the file as UTF-8, or give its encoding: windows-1250 (as in Hungary and Poland), windows-1251 (Cyrillic) or windows-1252</source>
        <translation>%1, wiersz %2: tekst nie jest w UTF-8; zapisz plik w UTF-8 albo podaj jego kodowanie: windows-1250 (jak w Polsce i na Węgrzech), windows-1251 (cyrylica) lub windows-1252</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` is not understood and left out</source>
        <translation>%1, wiersz %2: kolumna `%3` jest niezrozumiała i została pominięta</translation>
    </message>
    <message>
        <source>%1, line %2: the line stands before the names of the columns and is left out</source>
        <translation>%1, wiersz %2: wiersz stoi przed nazwami kolumn i został pominięty</translation>
    </message>
    <message>
        <source>%1 and %2 may not meet</source>
        <translation>%1 i %2 nie mogą się spotkać</translation>
    </message>
    <message>
        <source>a round is being made; wait for it</source>
        <translation>runda jest właśnie kojarzona; poczekaj na nią</translation>
    </message>
    <message>
        <source>there is no such tournament</source>
        <translation>nie ma takiego turnieju</translation>
    </message>
    <message>
        <source>“%1” is no result of this table; write the result like the example above the field</source>
        <translation>„%1” nie może być wynikiem tego stołu; zapisz go jak w przykładzie nad polem</translation>
    </message>
    <message>
        <source>there is a result already; another one needs a reason</source>
        <translation>wynik już jest; inny wymaga uzasadnienia</translation>
    </message>
    <message>
        <source>a player is expelled for a reason; give it</source>
        <translation>gracza wyklucza się z powodem; podaj go</translation>
    </message>
    <message>
        <source>a play-off has two players</source>
        <translation>dogrywka ma dwóch graczy</translation>
    </message>
    <message>
        <source>a play-off has a result</source>
        <translation>dogrywka ma wynik</translation>
    </message>
    <message>
        <source>nobody has the number %1</source>
        <translation>nikt nie ma numeru %1</translation>
    </message>
    <message>
        <source>round %1 is made already; enter its result instead</source>
        <translation>runda %1 jest już ułożona; wpisz jej wynik</translation>
    </message>
    <message>
        <source>only the last round and the next one are paired by hand; the last one is %1</source>
        <translation>ręcznie kojarzy się tylko ostatnią i następną rundę; ostatnia to %1</translation>
    </message>
    <message>
        <source>round %1 has results already; take them away first</source>
        <translation>runda %1 ma już wyniki; najpierw je usuń</translation>
    </message>
    <message>
        <source>%1 is paired twice</source>
        <translation>%1 jest w dwóch parach</translation>
    </message>
    <message>
        <source>%1 and %2 have met in round %3 already</source>
        <translation>%1 i %2 już się spotkali w rundzie %3</translation>
    </message>
    <message>
        <source>%1 has a second bye</source>
        <translation>%1 ma drugi wolny los</translation>
    </message>
    <message>
        <source>%1 is away and is paired</source>
        <translation>%1 jest nieobecny(-a), a ma parę</translation>
    </message>
    <message>
        <source>%1 takes part but has no game</source>
        <translation>%1 bierze udział, ale nie ma partii</translation>
    </message>
    <message>
        <source>%1 has the first seat for the third time in a row</source>
        <translation>%1 zaczyna trzeci raz z rzędu</translation>
    </message>
    <message>
        <source>%1 has the second seat for the third time in a row</source>
        <translation>%1 jest drugi(-a) trzeci raz z rzędu</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>runda %1: %2</translation>
    </message>
    <message>
        <source>the system pairs %1, and the tournament does not</source>
        <translation>system kojarzy %1, a turniej nie</translation>
    </message>
    <message>
        <source>the tournament pairs %1, and the system does not</source>
        <translation>turniej kojarzy %1, a system nie</translation>
    </message>
    <message>
        <source>%1 has the place %2 in the report, and the standings give %3</source>
        <translation>%1 ma w raporcie miejsce %2, a z tabeli wychodzi %3</translation>
    </message>
    <message>
        <source>table %1 has no winner; play it off and enter who won</source>
        <translation>przy stole %1 nie ma zwycięzcy; rozegrajcie dogrywkę i wpisz, kto wygrał</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Dogrywka</translation>
    </message>
    <message>
        <source>lots were drawn already, with the seed %1; they stay</source>
        <translation>losowanie już się odbyło, z ziarnem %1; zostaje</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>the name %1 is longer than %2 letters and is cut</source>
        <translation>nazwisko %1 ma więcej niż %2 liter i zostało obcięte</translation>
    </message>
    <message>
        <source>a Tournament Report File has no clubs; they are left out</source>
        <translation>Tournament Report File nie ma klubów; zostały pominięte</translation>
    </message>
    <message>
        <source>teams stand in the report as players; their members and boards are left out</source>
        <translation>drużyny stoją w raporcie jako zawodnicy; ich członkowie i szachownice zostali pominięci</translation>
    </message>
    <message>
        <source>a Tournament Report File has no play-offs; their results are left out</source>
        <translation>Tournament Report File nie ma dogrywek; ich wyniki zostały pominięte</translation>
    </message>
    <message>
        <source>%1: the tournament has more than Umpire can keep; import fewer players or rounds</source>
        <translation>%1: turniej jest większy, niż Umpire może zachować; zaimportuj mniej graczy lub rund</translation>
    </message>
    <message>
        <source>`%1` in the report that was read may name players by their numbers, and Umpire does not use it; draw the lots in the program that wrote the report</source>
        <translation>`%1` we wczytanym raporcie może wskazywać graczy według numerów, a Umpire tego nie używa; przeprowadź losowanie w programie, który zapisał raport</translation>
    </message>
    <message>
        <source>the number %1 stands twice; give each once</source>
        <translation>numer %1 występuje dwa razy; podaj każdy raz</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` says the same as `%4` and is left out</source>
        <translation>%1, wiersz %2: kolumna `%3` oznacza to samo co `%4` i została pominięta</translation>
    </message>
    <message>
        <source>`%1` is left out; write m or w</source>
        <translation>`%1` pominięto; wpisz m (mężczyzna) albo w (kobieta)</translation>
    </message>
    <message>
        <source>`%1` is left out; write a year, or a date as 1990/01/02</source>
        <translation>`%1` pominięto; wpisz rok albo datę w postaci 1990/01/02</translation>
    </message>
    <message>
        <source>Ratings: %1</source>
        <translation>Rankingi: %1</translation>
    </message>
    <message>
        <source>Head to head: %1</source>
        <translation>Mecze bezpośrednie: %1</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Osiągnięcia</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Osiągnięcie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Results in brackets do not count.</source>
        <translation>Wyniki w nawiasach nie są liczone.</translation>
    </message>
    <message>
        <source>System: Glicko-2. The true rating is within ± of the rating in 95 of 100 cases.</source>
        <translation>System: Glicko-2. W 95 przypadkach na 100 prawdziwy ranking różni się najwyżej o ±.</translation>
    </message>
    <message>
        <source>first win</source>
        <translation>pierwsza wygrana</translation>
    </message>
    <message>
        <source>game no. %1</source>
        <translation>partia nr %1</translation>
    </message>
    <message>
        <source>first tournament won: %1</source>
        <translation>pierwszy wygrany turniej: %1</translation>
    </message>
    <message>
        <source>longest run of wins: %1</source>
        <translation>najdłuższa seria wygranych: %1</translation>
    </message>
    <message>
        <source>best rating: %1 (%2)</source>
        <translation>najlepszy ranking: %1 (%2)</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Mur galijski</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Galera wojenna</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Triery i hoplici</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Bitwa morska</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Odbicie Budy, 1686</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>kamienie</translation>
    </message>
    <message>
        <source>oars and masts</source>
        <translation>wiosła i maszty</translation>
    </message>
    <message>
        <source>ships and soldiers</source>
        <translation>okręty i żołnierze</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>jednostki na planszy</translation>
    </message>
    <message>
        <source>combat values on the map</source>
        <translation>wartości bojowe na mapie</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2”</translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation>wieża gracza %1</translation>
    </message>
    <message>
        <source>the tower of the %1</source>
        <translation>wieża %1</translation>
    </message>
    <message>
        <source>%1&apos;s catapult</source>
        <translation>katapulta gracza %1</translation>
    </message>
    <message>
        <source>the catapult of the %1</source>
        <translation>katapulta %1</translation>
    </message>
    <message>
        <source>%1&apos;s soldier</source>
        <translation>żołnierz gracza %1</translation>
    </message>
    <message>
        <source>the soldier of the %1</source>
        <translation>żołnierz %1</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>okręt gracza %1</translation>
    </message>
    <message>
        <source>the ship of the %1</source>
        <translation>okręt %1</translation>
    </message>
    <message>
        <source>%1&apos;s galley %2</source>
        <translation>galera %2 gracza %1</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1: poddanie</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>teraz gra %1</translation>
    </message>
    <message>
        <source>to Víziváros</source>
        <translation>do Wodnego Miasta</translation>
    </message>
    <message>
        <source>in Víziváros</source>
        <translation>w Wodnym Mieście</translation>
    </message>
    <message>
        <source>Víziváros</source>
        <translation>Wodnego Miasta</translation>
    </message>
    <message>
        <source>to the North wall</source>
        <translation>na mur północny</translation>
    </message>
    <message>
        <source>on the North wall</source>
        <translation>na murze północnym</translation>
    </message>
    <message>
        <source>the North wall</source>
        <translation>muru północnego</translation>
    </message>
    <message>
        <source>to the West wall</source>
        <translation>na mur zachodni</translation>
    </message>
    <message>
        <source>on the West wall</source>
        <translation>na murze zachodnim</translation>
    </message>
    <message>
        <source>the West wall</source>
        <translation>muru zachodniego</translation>
    </message>
    <message>
        <source>to the South wall</source>
        <translation>na mur południowy</translation>
    </message>
    <message>
        <source>on the South wall</source>
        <translation>na murze południowym</translation>
    </message>
    <message>
        <source>the South wall</source>
        <translation>muru południowego</translation>
    </message>
    <message>
        <source>to the East wall</source>
        <translation>na mur wschodni</translation>
    </message>
    <message>
        <source>on the East wall</source>
        <translation>na murze wschodnim</translation>
    </message>
    <message>
        <source>the East wall</source>
        <translation>muru wschodniego</translation>
    </message>
    <message>
        <source>to the Middle zone</source>
        <translation>do strefy środkowej</translation>
    </message>
    <message>
        <source>in the Middle zone</source>
        <translation>w strefie środkowej</translation>
    </message>
    <message>
        <source>the Middle zone</source>
        <translation>strefy środkowej</translation>
    </message>
    <message>
        <source>to the North camp</source>
        <translation>do obozu północnego</translation>
    </message>
    <message>
        <source>in the North camp</source>
        <translation>w obozie północnym</translation>
    </message>
    <message>
        <source>to the West camp</source>
        <translation>do obozu zachodniego</translation>
    </message>
    <message>
        <source>in the West camp</source>
        <translation>w obozie zachodnim</translation>
    </message>
    <message>
        <source>to the South camp</source>
        <translation>do obozu południowego</translation>
    </message>
    <message>
        <source>in the South camp</source>
        <translation>w obozie południowym</translation>
    </message>
    <message>
        <source>to the Danube bank</source>
        <translation>na brzeg Dunaju</translation>
    </message>
    <message>
        <source>on the Danube bank</source>
        <translation>na brzegu Dunaju</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <translation>%1 idzie %2</translation>
    </message>
    <message>
        <source>the entrenchment of the %1 stands %2, level %3</source>
        <translation>szaniec %1 stoi %2, poziom %3</translation>
    </message>
    <message>
        <source>%1 stands %2</source>
        <translation>%1 stoi %2</translation>
    </message>
    <message>
        <source>into a breach of %1</source>
        <translation>w wyłom %1</translation>
    </message>
    <message>
        <source>in a breach of %1</source>
        <translation>w wyłomie %1</translation>
    </message>
    <message>
        <source>the artillery shells %1</source>
        <translation>artyleria prowadzi ostrzał %1</translation>
    </message>
    <message>
        <source>a mine is blown at %1</source>
        <translation>wybucha mina koło %1</translation>
    </message>
    <message>
        <source>%1 is assaulted</source>
        <translation>szturm %1</translation>
    </message>
    <message>
        <source>a counter-mine is dug beside %1</source>
        <translation>kontrmina koło %1</translation>
    </message>
    <message numerus="yes">
        <source>the Turkish morale is 0 and %n Turkish unit(s) stand in the castle</source>
        <translation>
            <numerusform>morale tureckie wynosi 0, a w zamku stoi %n turecka jednostka</numerusform>
            <numerusform>morale tureckie wynosi 0, a w zamku stoją %n tureckie jednostki</numerusform>
            <numerusform>morale tureckie wynosi 0, a w zamku stoi %n tureckich jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was never 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>po etapie %1 morale tureckie nie spadło do 0, a w zamku została %n turecka jednostka</numerusform>
            <numerusform>po etapie %1 morale tureckie nie spadło do 0, a w zamku zostały %n tureckie jednostki</numerusform>
            <numerusform>po etapie %1 morale tureckie nie spadło do 0, a w zamku zostało %n tureckich jednostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>po etapie %1 morale tureckie wynosi 0, a w zamku została %n turecka jednostka</numerusform>
            <numerusform>po etapie %1 morale tureckie wynosi 0, a w zamku zostały %n tureckie jednostki</numerusform>
            <numerusform>po etapie %1 morale tureckie wynosi 0, a w zamku zostało %n tureckich jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has raised the artillery level in turn %2</source>
        <translation>%1 podniósł już poziom artylerii w etapie %2</translation>
    </message>
    <message>
        <source>the Turkish morale is %1, and no die shows less than that</source>
        <translation>morale tureckie to %1, a mniej na kostce nie ma</translation>
    </message>
    <message>
        <source>the artillery level is %1, its most</source>
        <translation>poziom artylerii to %1, maksimum</translation>
    </message>
    <message>
        <source>the artillery level is %1, its least</source>
        <translation>poziom artylerii to %1, minimum</translation>
    </message>
    <message>
        <source>the mining level is %1, its most</source>
        <translation>poziom minowania to %1, maksimum</translation>
    </message>
    <message>
        <source>the mining level is %1, its least</source>
        <translation>poziom minowania to %1, minimum</translation>
    </message>
    <message>
        <source>the Danube bank</source>
        <translation>brzegu Dunaju</translation>
    </message>
    <message>
        <source>the South camp</source>
        <translation>obozu południowego</translation>
    </message>
    <message>
        <source>the West camp</source>
        <translation>obozu zachodniego</translation>
    </message>
    <message>
        <source>the North camp</source>
        <translation>obozu północnego</translation>
    </message>
    <message>
        <source>in the breaches of %1</source>
        <translation>w wyłomach %1</translation>
    </message>
    <message>
        <source>an entrenchment of the other side stands %1 (BU-26)</source>
        <translation>%1 stoi szaniec drugiej strony (BU-26)</translation>
    </message>
    <message>
        <source>at most %2 units stand in the breaches of %1 (BU-11)</source>
        <translation>w wyłomach %1 stoi najwyżej jednostek: %2 (BU-11)</translation>
    </message>
    <message>
        <source>at most %2 units stand %1 (BU-12)</source>
        <translation>%1 stoi najwyżej jednostek: %2 (BU-12)</translation>
    </message>
    <message>
        <source>both sides stand %1 (BU-12)</source>
        <translation>%1 stoją obie strony (BU-12)</translation>
    </message>
    <message>
        <source>an entrenchment never stands %1 (BU-26)</source>
        <translation>%1 nie może być szańca (BU-26)</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle and go %1</source>
        <translation>tureckie jednostki nie wychodzą z zamku %1</translation>
    </message>
    <message>
        <source>no road leads from %1 %2 in 1 step</source>
        <translation>od %1 nie ma drogi na 1 krok %2</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not %2</source>
        <translation>z wyłomu %1 droga prowadzi do obozu, nie %2</translation>
    </message>
    <message>
        <source>no unit has moved %1; at least 1 has to</source>
        <translation>nikt nie wkroczył %1; co najmniej 1 musi</translation>
    </message>
    <message>
        <source>no breach lies %1; it is taken by castle fight only</source>
        <translation>%1 nie ma wyłomów; zdobywa się ją tylko walką w zamku</translation>
    </message>
    <message>
        <source>no camp lies beside %1</source>
        <translation>obok %1 nie ma obozu</translation>
    </message>
    <message>
        <source>%1 and %2 are not side by side</source>
        <translation>nie ma bezpośredniego przejścia od %1 do %2</translation>
    </message>
    <message>
        <source>no Turks stand %1, or no enemy is in its breaches</source>
        <translation>%1 nie ma Turków albo w wyłomach nie ma wroga</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %2 stand %1</source>
        <translation>Turcy atakują z murów 2 jednostkami, a %1 jest %2</translation>
    </message>
    <message>
        <source>no units of %1 stand %2</source>
        <translation>%2 nie ma jednostek (%1)</translation>
    </message>
    <message>
        <source>%2 units stand %1, and there is no room for more</source>
        <translation>%1 stoi już jednostek: %2, i na więcej nie ma miejsca</translation>
    </message>
    <message>
        <source>no Imperial unit stands %1</source>
        <translation>%1 nie ma cesarskiej jednostki</translation>
    </message>
    <message>
        <source>%2 do not stand %1</source>
        <translation>%2 nie stoją %1</translation>
    </message>
    <message>
        <source>%2 stand %1 already</source>
        <translation>%2 stoją już %1</translation>
    </message>
    <message>
        <source>%2 stand %1</source>
        <translation>%2 stoją %1</translation>
    </message>
    <message>
        <source>%1 now stand %2</source>
        <translation>%1 stoją teraz %2</translation>
    </message>
    <message>
        <source>no entrenchment %1 can take this</source>
        <translation>%1 nie ma szańca, który to przejmie</translation>
    </message>
    <message>
        <source>the entrenchment %1 shows 2 already</source>
        <translation>szaniec %1 ma już 2</translation>
    </message>
    <message>
        <source>no entrenchment stands %1 any more</source>
        <translation>%1 nie ma już szańca</translation>
    </message>
    <message>
        <source>the entrenchment %1 is now at level %2</source>
        <translation>szaniec %1 ma teraz poziom %2</translation>
    </message>
    <message>
        <source>the entrenchment %1 loses a level</source>
        <translation>szaniec %1 traci poziom</translation>
    </message>
    <message>
        <source>an entrenchment is built %1</source>
        <translation>%1 powstaje szaniec</translation>
    </message>
    <message>
        <source>units %2 fight to take %1</source>
        <translation>jednostki %2 walczą o zdobycie %1</translation>
    </message>
    <message>
        <source>%1 stands %2 already</source>
        <translation>%1 stoi już %2</translation>
    </message>
    <message>
        <source>it is the turn of the Romans</source>
        <translation>teraz kolej Rzymian</translation>
    </message>
    <message>
        <source>it is the turn of the Gauls</source>
        <translation>teraz kolej Galów</translation>
    </message>
    <message>
        <source>it is the turn of the Romans (red)</source>
        <translation>teraz kolej Rzymian (czerwonych)</translation>
    </message>
    <message>
        <source>it is the turn of the Greeks (blue)</source>
        <translation>teraz kolej Greków (niebieskich)</translation>
    </message>
    <message>
        <source>it is the turn of Red</source>
        <translation>teraz kolej czerwonych</translation>
    </message>
    <message>
        <source>it is the turn of Yellow</source>
        <translation>teraz kolej żółtych</translation>
    </message>
    <message>
        <source>it is the turn of the Imperials</source>
        <translation>teraz kolej cesarskich</translation>
    </message>
    <message>
        <source>it is the turn of the Turks</source>
        <translation>teraz kolej Turków</translation>
    </message>
    <message numerus="yes">
        <source>the checkpoint of %n seal(s)</source>
        <translation>
            <numerusform>punkt kontrolny z %n pieczęcią</numerusform>
            <numerusform>punkt kontrolny z %n pieczęciami</numerusform>
            <numerusform>punkt kontrolny z %n pieczęciami</numerusform>
        </translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>punkt kontrolny</translation>
    </message>
    <message>
        <source>the key of %1 is not of that name</source>
        <translation>ten klucz nie należy do tej nazwy: %1</translation>
    </message>
    <message>
        <source>%1 is not signed by the club</source>
        <translation>%1: klub go nie podpisał</translation>
    </message>
    <message>
        <source>%1 has a signature of %2 that is not right</source>
        <translation>%1: podpis %2 jest błędny</translation>
    </message>
    <message>
        <source>%1 has two signatures of %2</source>
        <translation>%1: są dwa podpisy %2</translation>
    </message>
    <message>
        <source>%1 is no checkpoint of this club</source>
        <translation>%1: to nie jest punkt kontrolny tego klubu</translation>
    </message>
    <message>
        <source>%1 is not longer than the one before</source>
        <translation>%1: nie jest dłuższy od poprzedniego</translation>
    </message>
    <message>
        <source>%1 has more seals than there are</source>
        <translation>%1: ma więcej pieczęci, niż ich jest</translation>
    </message>
    <message>
        <source>%1 has other seals: one was changed, left out or put in</source>
        <translation>%1: pieczęcie są inne, bo jedną zmieniono, pominięto albo dodano</translation>
    </message>
    <message>
        <source>the last seals are in no checkpoint</source>
        <translation>ostatnich pieczęci nie ma w żadnym punkcie kontrolnym</translation>
    </message>
    <message>
        <source>%1 signed nothing, or stands there twice</source>
        <translation>%1: nic nie podpisano albo wpisano dwa razy</translation>
    </message>
    <message>
        <source>no checkpoint is published, because the seals in the database were changed: %1</source>
        <translation>nie opublikowano punktu kontrolnego, bo pieczęcie w bazie danych zmieniono; %1</translation>
    </message>
    <message>
        <source>the club&apos;s key signs nothing</source>
        <translation>klucz klubu niczego nie podpisuje</translation>
    </message>
    <message>
        <source>that is no signature of the newest checkpoint; reload the page</source>
        <translation>to nie jest podpis najnowszego punktu kontrolnego; wczytaj stronę ponownie</translation>
    </message>
    <message>
        <source>enough phones signed this checkpoint</source>
        <translation>ten punkt kontrolny podpisało już dość telefonów</translation>
    </message>
    <message>
        <source>the club has no key for signatures</source>
        <translation>klub nie ma klucza do podpisów</translation>
    </message>
    <message>
        <source>too many pictures are coming; ask again</source>
        <translation>przychodzi zbyt wiele zdjęć; spróbuj ponownie</translation>
    </message>
    <message>
        <source>the table does not have the picture now; look there</source>
        <translation>stół nie ma teraz tego zdjęcia; sprawdź na miejscu</translation>
    </message>
    <message>
        <source>no table `%1` plays that game</source>
        <translation>nie ma stołu `%1`, przy którym gra się tę partię</translation>
    </message>
    <message>
        <source>the club&apos;s database does not answer</source>
        <translation>baza danych klubu nie odpowiada</translation>
    </message>
    <message>
        <source>somebody has changed the tournament at the same time; look, and say it again</source>
        <translation>ktoś zmienił turniej w tym samym czasie; sprawdź i podaj jeszcze raz</translation>
    </message>
    <message>
        <source>nothing was printed: %1</source>
        <translation>niczego nie wydrukowano; %1</translation>
    </message>
    <message>
        <source>too much is being printed; ask again soon</source>
        <translation>trwa zbyt wiele wydruków; spróbuj za chwilę</translation>
    </message>
    <message>
        <source>the program does not run</source>
        <translation>program nie działa</translation>
    </message>
    <message>
        <source>too many wrong codes; wait ten minutes, or tell the arbiter</source>
        <translation>zbyt wiele błędnych kodów; odczekaj dziesięć minut albo powiedz sędziemu</translation>
    </message>
    <message>
        <source>this is no player&apos;s code</source>
        <translation>to nie jest kod gracza</translation>
    </message>
    <message>
        <source>this player has another game now</source>
        <translation>ten gracz ma teraz inną partię</translation>
    </message>
    <message>
        <source>there is a result already; only the arbiter changes it</source>
        <translation>wynik już jest; zmienić może go tylko sędzia</translation>
    </message>
    <message>
        <source>new codes have the arbiter&apos;s name</source>
        <translation>do nowych kodów potrzebne jest nazwisko sędziego</translation>
    </message>
    <message>
        <source>the club&apos;s list is being read; wait</source>
        <translation>lista klubu jest jeszcze wczytywana; poczekaj</translation>
    </message>
    <message>
        <source>`%1`: give a whole number from 0 to %2</source>
        <translation>`%1`: podaj liczbę całkowitą od 0 do %2</translation>
    </message>
    <message>
        <source>`%1`: write true or false</source>
        <translation>`%1`: wpisz true albo false</translation>
    </message>
    <message>
        <source>%1 have given up</source>
        <translation>%1 poddali się</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Time for each action</source>
        <translation>Czas każdego ruchu</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekundy</translation>
    </message>
    <message>
        <source>What each side has left</source>
        <translation>Co zostało każdej stronie</translation>
    </message>
    <message>
        <source>Hits by toss</source>
        <translation>Trafienia w rzutach</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>trafienia</translation>
    </message>
    <message>
        <source>%1: most %2, in the end %3</source>
        <translation>%1: najwięcej %2, na końcu %3</translation>
    </message>
    <message>
        <source>let stand</source>
        <translation>utrzymane w mocy</translation>
    </message>
    <message>
        <source>Who takes longer?</source>
        <translation>Kto myśli dłużej?</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>Kto prowadzi?</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Kto trafia częściej, niż dałby przypadek?</translation>
    </message>
    <message>
        <source>%1: %2 seconds on average</source>
        <translation>%1: średnio %2 s</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: zostało %2</translation>
    </message>
    <message>
        <source>%1: %2 hits where chance would give %3</source>
        <translation>%1: trafienia: %2, przypadek dałby %3</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>action</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>least</source>
        <translation>co najmniej</translation>
    </message>
    <message>
        <source>most</source>
        <translation>co najwyżej</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Taken back (%1): %2</source>
        <translation>Cofnięte (%1): %2</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Cofnięte: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Gra się zaczyna.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FarView</name>
    <message>
        <source>Game %1</source>
        <translation>Gra %1</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds off.</source>
        <translation>Esc lub F11 zamyka. M wyłącza dźwięki.</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds on.</source>
        <translation>Esc lub F11 zamyka. M włącza dźwięki.</translation>
    </message>
    <message>
        <source>Umpire: the game from far away</source>
        <translation>Umpire – gra z daleka</translation>
    </message>
    <message>
        <source>The code that opens the page</source>
        <translation>Kod, który otwiera stronę</translation>
    </message>
    <message>
        <source>Scan the code to see the game on a telephone.</source>
        <translation>Zeskanuj kod, aby zobaczyć grę na telefonie.</translation>
    </message>
    <message>
        <source>H shows what the computer would do.</source>
        <translation>H pokazuje, co zrobiłby komputer.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameLog</name>
    <message numerus="yes">
        <source>(%n second(s) late)</source>
        <translation>
            <numerusform>(%n sekundę później)</numerusform>
            <numerusform>(%n sekundy później)</numerusform>
            <numerusform>(%n sekund później)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 is too close: you decide. Its line passes %2 mm beside the hull, known to ± %3 mm.</source>
        <translation>%1 jest zbyt blisko: decydujecie wy. Jej linia mija kadłub o %2 mm, z dokładnością ± %3 mm.</translation>
    </message>
    <message>
        <source>%1 is too close: you decide. Its line points %2 mm inside the hull, known to ± %3 mm.</source>
        <translation>%1 jest zbyt blisko: decydujecie wy. Jej linia wskazuje %2 mm w głąb kadłuba, z dokładnością ± %3 mm.</translation>
    </message>
    <message>
        <source>It is not clear which end of %1 is the head. You decide.</source>
        <translation>Nie wiadomo, na którym końcu jest główka %1. Decydujecie wy.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>atakuje</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>naprzód</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>skręt w lewo</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>skręt w prawo</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>ognia!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>przestawienie wioseł</translation>
    </message>
    <message>
        <source>orders of %1: %2</source>
        <translation>rozkazy %1: %2</translation>
    </message>
    <message>
        <source>light</source>
        <translation>jasny</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ciemny</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>trafienie</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zbyt blisko</translation>
    </message>
    <message>
        <source>misses by %1 mm</source>
        <translation>chybia o %1 mm</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <translation>Nieważne, bo zapałka dotyka</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Poza zasięgiem</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>Trafień: %1–%2. Decydują gracze</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Brak trafień</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n trafienie</numerusform>
            <numerusform>%n trafienia</numerusform>
            <numerusform>%n trafień</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires at %2 across %3 mm</source>
        <translation>%1 strzela do %2 z %3 mm</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>rzucono %1, dozwolona %n zapałka</numerusform>
            <numerusform>rzucono %1, dozwolone %n zapałki</numerusform>
            <numerusform>rzucono %1, dozwolonych %n zapałek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>za dużo o %1</translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s).</source>
        <translation>
            <numerusform>Stół znaleziony po %n znaczniku.</numerusform>
            <numerusform>Stół znaleziony po %n znacznikach.</numerusform>
            <numerusform>Stół znaleziony po %n znacznikach.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tags: the matches give the scale.</source>
        <translation>Nie ma znaczników, więc skalę dają zapałki.</translation>
    </message>
    <message>
        <source>There are no tags: the matchboxes give the scale.</source>
        <translation>Nie ma znaczników, więc skalę dają pudełka.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Nie widać niczego o znanym rozmiarze, więc miejsca są tylko w pikselach.</translation>
    </message>
    <message>
        <source>The table lies where you set its corners.</source>
        <translation>Stół jest tam, gdzie ustawiono jego narożniki.</translation>
    </message>
    <message>
        <source>The line of %1 is known to ± %2 mm at the target.</source>
        <translation>Linia %1 jest znana z dokładnością ± %2 mm przy celu.</translation>
    </message>
    <message>
        <source>A point is accurate to %1 mm.</source>
        <translation>Dokładność punktu to %1 mm.</translation>
    </message>
    <message>
        <source>head unclear</source>
        <translation>główka niewidoczna</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AheadBar</name>
    <message>
        <source>Chances to win: %1</source>
        <translation>Szanse na wygraną: %1</translation>
    </message>
    <message>
        <source>Who was ahead?</source>
        <translation>Kto prowadził?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CameraPage</name>
    <message>
        <source>What does your camera&apos;s lens do to a picture?</source>
        <translation>Co obiektyw twojej kamery robi z obrazem?</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Twoja plansza</translation>
    </message>
    <message>
        <source>a chessboard: 9 x 6 inner corners, 25 mm</source>
        <translation>szachownica: 9 x 6 rogów wewnętrznych, 25 mm</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Save the camera file…</source>
        <translation>Zapisz plik kamery…</translation>
    </message>
    <message>
        <source>Where the board was seen</source>
        <translation>Gdzie było widać planszę</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the board</source>
        <translation>Plansza okiem kamery</translation>
    </message>
    <message>
        <source>On the page “Start”, a new game leads to “Check the table and the camera”. There, “Calibrate the camera…” is under “Corners and lens”.</source>
        <translation>Na stronie „Początek” nowa gra prowadzi do „Sprawdź stół i kamerę”. Tam „Kalibracja kamery…” jest pod „Narożniki i obiektyw”.</translation>
    </message>
    <message>
        <source>Move the board to the upper left of the picture.</source>
        <translation>Przesuń planszę w lewy górny róg obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the top of the picture.</source>
        <translation>Przesuń planszę na górę obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the upper right of the picture.</source>
        <translation>Przesuń planszę w prawy górny róg obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the left of the picture.</source>
        <translation>Przesuń planszę na lewo obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the middle of the picture.</source>
        <translation>Przesuń planszę na środek obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the right of the picture.</source>
        <translation>Przesuń planszę na prawo obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the lower left of the picture.</source>
        <translation>Przesuń planszę w lewy dolny róg obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the bottom of the picture.</source>
        <translation>Przesuń planszę na dół obrazu.</translation>
    </message>
    <message>
        <source>Move the board to the lower right of the picture.</source>
        <translation>Przesuń planszę w prawy dolny róg obrazu.</translation>
    </message>
    <message>
        <source>Tilt the board more to the left, with its left edge farther from the camera.</source>
        <translation>Przechyl ją bardziej w lewo: lewa krawędź dalej od kamery.</translation>
    </message>
    <message>
        <source>Tilt the board more to the right, with its right edge farther from the camera.</source>
        <translation>Przechyl ją bardziej w prawo: prawa krawędź dalej od kamery.</translation>
    </message>
    <message>
        <source>Tilt the board more backwards, with its upper edge farther from the camera.</source>
        <translation>Przechyl ją bardziej do tyłu: górna krawędź dalej od kamery.</translation>
    </message>
    <message>
        <source>Tilt the board more forwards, with its lower edge farther from the camera.</source>
        <translation>Przechyl ją bardziej do przodu: dolna krawędź dalej od kamery.</translation>
    </message>
    <message>
        <source>Hold the board up so that the camera sees it.</source>
        <translation>Podnieś planszę tak, by kamera ją widziała.</translation>
    </message>
    <message>
        <source>Good. Hold it still.</source>
        <translation>Dobrze. Trzymaj ją nieruchomo.</translation>
    </message>
    <message>
        <source>Come closer: let the board fill half of the picture.</source>
        <translation>Podejdź bliżej: niech plansza wypełni pół obrazu.</translation>
    </message>
    <message>
        <source>Hold the board in another place and at another tilt.</source>
        <translation>Trzymaj ją inaczej: inne miejsca i przechyły.</translation>
    </message>
    <message>
        <source>That is enough. Save the camera file.</source>
        <translation>To wystarczy. Zapisz plik kamery.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s) kept.</source>
        <translation>
            <numerusform>Zachowane ujęcia: %1 z %n.</numerusform>
            <numerusform>Zachowane ujęcia: %1 z %n.</numerusform>
            <numerusform>Zachowane ujęcia: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners are off by %1 px: the views agree.</source>
        <translation>Rogi odchylone o %1 px: ujęcia się zgadzają.</translation>
    </message>
    <message>
        <source>Corners are off by %1 px: is the board flat, and is it this board? Begin again.</source>
        <translation>Rogi odchylone o %1 px: czy plansza jest płaska i czy to ta plansza? Zacznij od nowa.</translation>
    </message>
    <message>
        <source>Save the camera file</source>
        <translation>Zapis pliku kamery</translation>
    </message>
    <message>
        <source>Camera files (*.yaml)</source>
        <translation>Pliki kamery (*.yaml)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
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
        <translation>ta, którą drukuje się tutaj: 7 x 5 pól po 38 mm</translation>
    </message>
    <message>
        <source>Print the board on stiff paper, hold it flat, and turn the light on.</source>
        <translation>Wydrukuj planszę na sztywnym papierze, trzymaj ją płasko i zapal światło.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CheckPage</name>
    <message>
        <source>Does the camera see your table well?</source>
        <translation>Czy kamera dobrze widzi stół?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Stół w oku kamery</translation>
    </message>
    <message numerus="yes">
        <source>All %n tag(s) are in view.</source>
        <translation>
            <numerusform>Widać %n znacznik.</numerusform>
            <numerusform>Widać wszystkie %n znaczniki.</numerusform>
            <numerusform>Widać wszystkie %n znaczników.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in view: tag %1. Uncover it, or turn the camera.</source>
        <translation>Nie widać: znacznik %1. Odsłoń go albo obróć kamerę.</translation>
    </message>
    <message>
        <source>Not in view: tags %1. Uncover them, or turn the camera.</source>
        <translation>Nie widać: znaczniki %1. Odsłoń je albo obróć kamerę.</translation>
    </message>
    <message>
        <source>The table is not found yet.</source>
        <translation>Stół jeszcze nie znaleziony.</translation>
    </message>
    <message>
        <source>Bring the camera nearer, or make a camera file.</source>
        <translation>Przysuń kamerę albo zrób plik kamery.</translation>
    </message>
    <message>
        <source>All of the play area is in view.</source>
        <translation>Widać całe pole gry.</translation>
    </message>
    <message>
        <source>Only %1 % of the play area is in view: move the camera back or turn it.</source>
        <translation>Widać tylko %1 % pola gry: odsuń kamerę albo ją obróć.</translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation>Światło jest dobre.</translation>
    </message>
    <message>
        <source>Calibrate the camera…</source>
        <translation>Kalibracja kamery…</translation>
    </message>
    <message>
        <source>The picture is sharp (%1 px).</source>
        <translation>Obraz jest ostry (%1 px).</translation>
    </message>
    <message>
        <source>The picture is out of focus (%1 px): focus the camera on the table, or clean its lens.</source>
        <translation>Obraz jest nieostry (%1 px): ustaw ostrość kamery na stół albo przetrzyj obiektyw.</translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n galera</numerusform>
            <numerusform>%n galery</numerusform>
            <numerusform>%n galer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n zapałka</numerusform>
            <numerusform>%n zapałki</numerusform>
            <numerusform>%n zapałek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n stos kamieni</numerusform>
            <numerusform>%n stosy kamieni</numerusform>
            <numerusform>%n stosów kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostki</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s)</source>
        <translation>
            <numerusform>%n kod</numerusform>
            <numerusform>%n kody</numerusform>
            <numerusform>%n kodów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n pionek</numerusform>
            <numerusform>%n pionki</numerusform>
            <numerusform>%n pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a piece of the game on the table. When Umpire recognises the piece, the picture shows its name and a ring round it.</source>
        <translation>Połóż na stole element gry. Gdy Umpire go rozpozna, na obrazie pojawi się okrąg i nazwa.</translation>
    </message>
    <message numerus="yes">
        <source>The game begins with %n stack(s) of stones. Turn the lamp or the camera until each stack in the picture has a ring.</source>
        <translation>
            <numerusform>Gra zaczyna się z %n stosem kamieni. Obracaj lampę lub kamerę, aż każdy stos na obrazie będzie miał okrąg.</numerusform>
            <numerusform>Gra zaczyna się z %n stosami kamieni. Obracaj lampę lub kamerę, aż każdy stos na obrazie będzie miał okrąg.</numerusform>
            <numerusform>Gra zaczyna się z %n stosami kamieni. Obracaj lampę lub kamerę, aż każdy stos na obrazie będzie miał okrąg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognised: %1.</source>
        <translation>Rozpoznano: %1.</translation>
    </message>
    <message>
        <source>No tags are needed.</source>
        <translation>Znaczniki nie są potrzebne.</translation>
    </message>
    <message>
        <source>Measure the table by its tags</source>
        <translation>Zmierz stół według znaczników</translation>
    </message>
    <message>
        <source>The table is being measured</source>
        <translation>Stół jest mierzony</translation>
    </message>
    <message>
        <source>The table file does not say where this game&apos;s board lies: lay it down empty, and measure the table.</source>
        <translation>Plik stołu nie mówi, gdzie leży plansza tej gry: połóż ją pustą i zmierz stół.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The camera sees the table; lay the pieces for the first move</source>
        <translation>Kamera widzi stół; rozstaw figury do pierwszego ruchu</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view: measure the table by them.</source>
        <translation>
            <numerusform>Widać %n znacznik: zmierz stół według niego.</numerusform>
            <numerusform>Widać %n znaczniki: zmierz stół według nich.</numerusform>
            <numerusform>Widać %n znaczników: zmierz stół według nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Umpire looks at the table.</source>
        <translation>Umpire patrzy na stół.</translation>
    </message>
    <message>
        <source>The game&apos;s board has to lie there, empty.</source>
        <translation>Plansza gry musi tam leżeć, pusta.</translation>
    </message>
    <message>
        <source>No tag is in view. Print four tags (on the start page, under “More”), and lay them at the corners of the table; or set its corners by hand.</source>
        <translation>Nie widać żadnego znacznika. Wydrukuj cztery znaczniki (na stronie startowej, pod „Więcej”) i połóż je w rogach stołu; albo ustaw jego rogi ręcznie.</translation>
    </message>
    <message>
        <source>The guide to a new game leads here, by “Check the table and the camera”.</source>
        <translation>Tu prowadzi przewodnik po nowej grze, przyciskiem „Sprawdź stół i kamerę”.</translation>
    </message>
    <message>
        <source>Writes the table file: the places of the tags and of the board. War Galley and Murus Gallicus need none.</source>
        <translation>Zapisuje plik stołu: miejsca znaczników i planszy. Galera wojenna i Mur galijski go nie potrzebują.</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view. No table file is needed.</source>
        <translation>
            <numerusform>Widać %n znacznik. Plik stołu jest niepotrzebny.</numerusform>
            <numerusform>Widać %n znaczniki. Plik stołu jest niepotrzebny.</numerusform>
            <numerusform>Widać %n znaczników. Plik stołu jest niepotrzebny.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners and lens</source>
        <translation>Narożniki i obiektyw</translation>
    </message>
</context>
<context>
    <name>umpire::desk::ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>How long each side may think: 10m+5s gives 5 seconds more after each turn, and of 10m,delay=3s the first 3 seconds of each turn are not counted</source>
        <translation>Jak długo może myśleć każda strona: 10m+5s daje 5 sekund więcej po każdym ruchu, a przy 10m,delay=3s pierwsze 3 sekundy ruchu się nie liczą</translation>
    </message>
    <message>
        <source>without time a side loses</source>
        <translation>bez czasu strona przegrywa</translation>
    </message>
    <message>
        <source>without time the arbiter is called</source>
        <translation>bez czasu wzywa się arbitra</translation>
    </message>
    <message>
        <source>without time the players decide</source>
        <translation>bez czasu decydują gracze</translation>
    </message>
    <message>
        <source>What happens to a side that has no time left</source>
        <translation>Co się dzieje ze stroną, która nie ma już czasu</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CommandBar</name>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>The best explanation is right</source>
        <translation>Najlepsze wyjaśnienie jest słuszne</translation>
    </message>
    <message>
        <source>Other explanation</source>
        <translation>Inne wyjaśnienie</translation>
    </message>
    <message>
        <source>It was something else</source>
        <translation>To było coś innego</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Niech zostanie</translation>
    </message>
    <message>
        <source>The illegal action counts all the same</source>
        <translation>Niedozwolony ruch jednak się liczy</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Takes back the last action</source>
        <translation>Cofa ostatni ruch</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notatka…</translation>
    </message>
    <message>
        <source>Writes a line into the record</source>
        <translation>Dopisuje wiersz do zapisu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Umpire calls nothing until you resume</source>
        <translation>W czasie pauzy Umpire niczego nie ogłasza</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Poddaj grę…</translation>
    </message>
    <message>
        <source>The player to move gives up the game</source>
        <translation>Ten, czyja kolej, poddaje grę</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Powiedz, co zagrano</translation>
    </message>
    <message>
        <source>Type your secret here while the others look away. The line shows only dots.</source>
        <translation>Wpisz tu swój sekret, gdy inni nie patrzą. Wiersz pokazuje tylko kropki.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>For the record:</source>
        <translation>Do zapisu:</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Poddanie gry</translation>
    </message>
    <message>
        <source>Does the player to move give up the game?</source>
        <translation>Czy ten, czyja kolej, poddaje grę?</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Popraw…</translation>
    </message>
    <message>
        <source>The record is wrong about a piece</source>
        <translation>Zapis myli się co do elementu</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Poprawianie zapisu</translation>
    </message>
    <message>
        <source>Which piece lies where? For example: %1</source>
        <translation>Co gdzie naprawdę leży? Na przykład: %1</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Inne polecenia</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Robi ponownie to, co cofnięto</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Na przykład: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Co zrobiłby komputer?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CornersPanel</name>
    <message>
        <source>Set the corners by hand</source>
        <translation>Ustaw narożniki ręcznie</translation>
    </message>
    <message>
        <source>If the tags cannot be used, show where the table is</source>
        <translation>Gdy znaczniki nie pomagają, pokaż, gdzie jest stół</translation>
    </message>
    <message>
        <source>Look for the tags again</source>
        <translation>Szukaj znowu znaczników</translation>
    </message>
    <message>
        <source>Drag each corner to its corner of the play area. The near corners are on side A, and the far corners are on side B. Left and right are as the player of side A sees them. With the keyboard, choose the next corner with the space bar, and move the corner with the arrow keys.</source>
        <translation>Przeciągnij narożniki na narożniki pola gry. Bliskie narożniki są po stronie A, a dalekie po stronie B. Lewo i prawo są takie, jak je widzi gracz strony A. Z klawiatury wybierz następny narożnik spacją i przesuwaj go strzałkami.</translation>
    </message>
    <message>
        <source>Width, along side A&apos;s edge</source>
        <translation>Szerokość, wzdłuż krawędzi strony A</translation>
    </message>
    <message>
        <source>Depth, from side A to side B</source>
        <translation>Głębokość, od strony A do strony B</translation>
    </message>
    <message>
        <source>Side A sits at the next edge</source>
        <translation>Strona A siedzi przy następnej krawędzi</translation>
    </message>
    <message>
        <source>Use these corners</source>
        <translation>Użyj tych narożników</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EventList</name>
    <message>
        <source>Find a square, a player, a word</source>
        <translation>Znajdź pole, gracza lub słowo</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Show also what the table and the camera did</source>
        <translation>Także co robiły stół i kamera</translation>
    </message>
    <message>
        <source>Show the notation too</source>
        <translation>Pokazuj także notację</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>Zdarzenia gry</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EvidenceView</name>
    <message>
        <source>The picture before: %1</source>
        <translation>Poprzedni obraz: %1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przed</translation>
    </message>
    <message>
        <source>after</source>
        <translation>po</translation>
    </message>
    <message>
        <source>How far the picture before fades into the picture after</source>
        <translation>Jak bardzo obraz sprzed przechodzi w obraz po</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Obraz zdarzenia</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>Obraz sprzed zdarzenia</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FileChoice</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wybierz: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The film ended before an answer.</source>
        <translation>Film skończył się przed odpowiedzią.</translation>
    </message>
    <message>
        <source>Umpire stopped watching before an answer.</source>
        <translation>Umpire zakończył obserwację przed odpowiedzią.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Show on another screen</source>
        <translation>Pokaż na innym ekranie</translation>
    </message>
    <message>
        <source>On a stream, on a television, and on the telephone of each player</source>
        <translation>W transmisji, na telewizorze i na telefonie każdego gracza</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Stół w oku kamery</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Tu pojawi się obraz stołu, gdy trwa gra.</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Czekanie na obraz…</translation>
    </message>
    <message>
        <source>The picture is hidden while players lay something out in secret. Under “More”, “%1” gives each player a page on a telephone for that.</source>
        <translation>Obraz jest ukryty, gdy gracze układają coś w tajemnicy. „%1” (pod „Więcej”) daje do tego każdemu graczowi stronę na telefonie.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Co już powiedziano</translation>
    </message>
    <message>
        <source>The time that is left to each side</source>
        <translation>Czas, który pozostał każdej stronie</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Zakończ obserwację</translation>
    </message>
    <message>
        <source>Look at the record</source>
        <translation>Pokaż zapis</translation>
    </message>
    <message>
        <source>Umpire stops watching; the record stays</source>
        <translation>Umpire przestaje śledzić; zapis zostaje</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>Nie ma gry</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Czekam na stół</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Na ruchu: %1</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>obie strony</translation>
    </message>
    <message>
        <source>The camera is gone. The game waits for it.</source>
        <translation>Kamera zniknęła. Gra na nią czeka.</translation>
    </message>
    <message>
        <source>The picture waits while something is laid in secret.</source>
        <translation>Obraz czeka, gdy coś jest układane w tajemnicy.</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Kliknij element, by go poprawić</translation>
    </message>
    <message>
        <source>set its corners anew.</source>
        <translation>ustaw jego rogi na nowo.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>Point at the place where it lies (Esc: leave it).</source>
        <translation>Wskaż, gdzie leży. Esc zostawia wszystko bez zmian.</translation>
    </message>
    <message>
        <source>Umpire waits for your answer</source>
        <translation>Umpire czeka na odpowiedź</translation>
    </message>
    <message>
        <source>Umpire waits for what the players say</source>
        <translation>Umpire czeka na słowa graczy</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1 – według zapisu %2, według kamery %3</translation>
    </message>
    <message>
        <source>A sound for a ruling, for what is illegal and for a question (M)</source>
        <translation>Dźwięk dla orzeczenia, dla tego, co niedozwolone, i dla pytania (M)</translation>
    </message>
    <message>
        <source>Click a sentence to see what it rests on</source>
        <translation>Kliknij zdanie, aby zobaczyć, na czym się opiera</translation>
    </message>
    <message>
        <source>One look does not tell how high this stack is. Umpire knows it from several looks and from the game.</source>
        <translation>Jedno spojrzenie nie mówi, jak wysoki jest ten stos. Umpire wie to z kilku spojrzeń i z gry.</translation>
    </message>
    <message>
        <source>See it from far away</source>
        <translation>Widok z daleka</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Wyłącz dźwięki</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Włącz dźwięki</translation>
    </message>
    <message>
        <source>The camera counts otherwise than the record:</source>
        <translation>Kamera liczy inaczej niż zapis:</translation>
    </message>
    <message numerus="yes">
        <source>The camera has sent no picture for %n second(s).</source>
        <translation>
            <numerusform>Kamera nie przysłała obrazu od %n sekundy.</numerusform>
            <numerusform>Kamera nie przysłała obrazu od %n sekund.</numerusform>
            <numerusform>Kamera nie przysłała obrazu od %n sekund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is %n second(s) behind the table.</source>
        <translation>
            <numerusform>Obraz jest opóźniony o %n sekundę.</numerusform>
            <numerusform>Obraz jest opóźniony o %n sekundy.</numerusform>
            <numerusform>Obraz jest opóźniony o %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole screen, to be read from two metres (F11)</source>
        <translation>Cały ekran, czytelny z dwóch metrów (F11)</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Not watching</source>
        <translation>Nie obserwuje</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameThread</name>
    <message>
        <source>The system gives no pipe for commands; close some programs.</source>
        <translation>System nie daje kanału na polecenia; zamknij parę programów.</translation>
    </message>
    <message>
        <source>The command could not be handed to the game.</source>
        <translation>Nie udało się przekazać polecenia do gry.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;About Umpire</source>
        <translation>&amp;O programie Umpire</translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <translation>Tekst: %1 %</translation>
    </message>
    <message>
        <source>Colours of the desktop, dark beside a table</source>
        <translation>Kolory systemu, ciemne obok zdjęcia stołu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Umpire</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Zdjęcie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>The menu in which the language is chosen; &quot;Language&quot; beside it, for those who cannot read it.</extracomment>
        <translation>&amp;Język (Language)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>P&amp;omoc</translation>
    </message>
    <message>
        <source>About Umpire</source>
        <translation>O programie Umpire</translation>
    </message>
    <message>
        <source>Umpire %1 referees games that are played with real pieces, through a camera. It measures, and says so when it is too close to call.</source>
        <translation>Umpire %1 przez kamerę sędziuje gry rozgrywane prawdziwymi pionami. Mierzy i mówi, gdy jest zbyt blisko.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Speak announcements</source>
        <translation>Odczytywanie komunikatów</translation>
    </message>
    <message>
        <source>Speak announcements (no speech is installed)</source>
        <translation>Odczytywanie komunikatów (brak zainstalowanej mowy)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Skróty</translation>
    </message>
    <message>
        <source>A game is going on</source>
        <translation>Trwa gra</translation>
    </message>
    <message>
        <source>A game is going on. Do you want to leave it?</source>
        <translation>Trwa gra. Czy chcesz ją przerwać?</translation>
    </message>
    <message>
        <source>Close Umpire</source>
        <translation>Zamknij Umpire</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Przerwij grę</translation>
    </message>
    <message>
        <source>No game was played yet</source>
        <translation>Nie grano jeszcze</translation>
    </message>
    <message>
        <source>Open a &amp;picture…</source>
        <translation>Otwórz &amp;zdjęcie…</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Otwórz zap&amp;is…</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>&amp;Ostatnie</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>The record is in %1. You can go on with the game later.</source>
        <translation>Zapis jest w %1. Grę można później dokończyć.</translation>
    </message>
    <message>
        <source>The record of the game</source>
        <translation>Zapis gry</translation>
    </message>
    <message>
        <source>The record of the game is in %1.</source>
        <translation>Zapis gry jest w %1.</translation>
    </message>
    <message>
        <source>a picture: nearer, farther, all of it</source>
        <translation>zdjęcie: bliżej, dalej, całe</translation>
    </message>
    <message>
        <source>answers a question of the umpire</source>
        <translation>odpowiada na pytanie sędziego</translation>
    </message>
    <message>
        <source>&amp;Statistics of many games…</source>
        <translation>&amp;Statystyka wielu gier…</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>szuka w zasadach</translation>
    </message>
    <message>
        <source>goes from square to square of a board, and chooses one</source>
        <translation>przechodzi po planszy z pola na pole i wybiera jedno</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>taken back later: %1</source>
        <translation>później cofnięte: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PicturePage</name>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Obrazy (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The picture is being looked at</source>
        <translation>Trwa oglądanie obrazu</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Co leży na stole</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Plus and minus zoom, 0 shows all of it</source>
        <translation>Plus i minus zmieniają skalę, 0 pokazuje całość</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Umpire mówi, co leży na stole i jak pewnie, i ocenia rzut w Galerze wojennej.</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Otwórz zdjęcie…</translation>
    </message>
    <message>
        <source>A photograph of your table from above (Ctrl+O)</source>
        <translation>Zdjęcie stołu z góry (Ctrl+O)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>The picture that was copied elsewhere (Ctrl+V)</source>
        <translation>Zdjęcie skopiowane gdzie indziej (Ctrl+V)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>A right click on a piece says what is wrong with it</source>
        <translation>Kliknięcie elementu prawym przyciskiem pozwala powiedzieć, co jest źle</translation>
    </message>
    <message>
        <source>Drop a picture of your table here.
Or click here, or paste it.</source>
        <translation>Upuść tu zdjęcie stołu.
Albo kliknij tutaj lub je wklej.</translation>
    </message>
    <message>
        <source>Drop the picture here</source>
        <translation>Upuść zdjęcie tutaj</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Otwieranie zdjęcia</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard. Copy one, and paste again.</source>
        <translation>W schowku nie ma zdjęcia. Skopiuj zdjęcie i wklej ponownie.</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>wklejone zdjęcie</translation>
    </message>
    <message>
        <source>The picture is being looked at.</source>
        <translation>Zdjęcie jest oglądane.</translation>
    </message>
    <message>
        <source>What shall Umpire look for?</source>
        <translation>Czego ma szukać Umpire?</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n stos kamieni</numerusform>
            <numerusform>%n stosy kamieni</numerusform>
            <numerusform>%n stosów kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Kości: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n galera</numerusform>
            <numerusform>%n galery</numerusform>
            <numerusform>%n galer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n zapałka</numerusform>
            <numerusform>%n zapałki</numerusform>
            <numerusform>%n zapałek</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the galley that fires.</source>
        <translation>Kliknij galerę, która strzela.</translation>
    </message>
    <message>
        <source>Click the galley at which %1 fires.</source>
        <translation>Kliknij galerę, do której strzela %1.</translation>
    </message>
    <message>
        <source>Is something wrong? Click it with the right button.</source>
        <translation>Coś jest źle? Kliknij to prawym przyciskiem.</translation>
    </message>
    <message>
        <source>The picture with the ruling is on the clipboard.</source>
        <translation>Zdjęcie z orzeczeniem jest w schowku.</translation>
    </message>
    <message>
        <source>Save the picture with the ruling</source>
        <translation>Zapisywanie zdjęcia z orzeczeniem</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Obrazy (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Nie można zapisać: %1. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>Where is the bow of %1? Click this end of it.</source>
        <translation>Gdzie jest dziób %1? Kliknij ten koniec.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <translation>Czy cel jest w zasięgu?</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>W zasięgu</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Poza zasięgiem</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <translation>Czy zapałka dotyka galery lub rozkazu?</translation>
    </message>
    <message>
        <source>It touches</source>
        <translation>Dotyka</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <translation>Nie dotyka</translation>
    </message>
    <message>
        <source>%1: hit, as you decided</source>
        <translation>%1: trafienie, jak zdecydowaliście</translation>
    </message>
    <message>
        <source>%1: miss, as you decided</source>
        <translation>%1: chybienie, jak zdecydowaliście</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Trafienie</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Pudło</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>suma: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PiecesPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>Plansza według zapisu</translation>
    </message>
    <message>
        <source>Click a place to correct what lies there</source>
        <translation>Kliknij miejsce, by poprawić, co tam leży</translation>
    </message>
    <message>
        <source>Click to correct it</source>
        <translation>Kliknij, by poprawić</translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 naprawdę wynosi</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>%1 really holds</source>
        <translation>Na %1 naprawdę jest</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stone(s)</source>
        <translation>
            <numerusform>%1: %n kamień</numerusform>
            <numerusform>%1: %n kamienie</numerusform>
            <numerusform>%1: %n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 naprawdę jest</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>teraz nie ma czego poprawiać</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PrintButton</name>
    <message>
        <source>Print what the table needs</source>
        <translation>Wydrukuj, co potrzebne na stole</translation>
    </message>
    <message>
        <source>Four tags for the corners…</source>
        <translation>Cztery znaczniki do rogów…</translation>
    </message>
    <message>
        <source>The game&apos;s board and pieces…</source>
        <translation>Plansza i elementy gry…</translation>
    </message>
    <message>
        <source>Board and pieces of the variant “%1”…</source>
        <translation>Plansza i elementy wariantu „%1”…</translation>
    </message>
    <message>
        <source>Boards and pieces of all variants…</source>
        <translation>Plansze i elementy wszystkich wariantów…</translation>
    </message>
    <message>
        <source>Print the board…</source>
        <translation>Wydrukuj planszę…</translation>
    </message>
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Niech zostanie</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Zgoda: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Na przykład: %1</translation>
    </message>
    <message>
        <source>Copies the example to the field below, where you can change it</source>
        <translation>Wstawia to poniżej, gdzie zmieniasz to, zanim powiesz</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FilmView</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>Klatka wstecz</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>Klatka naprzód</translation>
    </message>
    <message>
        <source>The film of the moments before the event</source>
        <translation>Film z chwil przed zdarzeniem</translation>
    </message>
    <message>
        <source>No film of the moments before this event is kept.</source>
        <translation>Nie ma filmu z chwil przed tym zdarzeniem.</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <translation>Co rozpoznał sędzia</translation>
    </message>
    <message>
        <source>%1 s before the event</source>
        <translation>%1 s przed zdarzeniem</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecordPage</name>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksport…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>The record of a game</source>
        <translation>Zapis gry</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Zapisy Umpire (*.umpire);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open the record of a game to step through it.</source>
        <translation>Otwórz zapis gry, aby przejść go krok po kroku.</translation>
    </message>
    <message>
        <source>the record is intact</source>
        <translation>zapis jest nienaruszony</translation>
    </message>
    <message>
        <source>the record was changed: %1</source>
        <translation>zapis zmieniono: %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Wiersze JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksport gry</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>The record&apos;s events, and its statistics</source>
        <translation>Zdarzenia zapisu i jego statystyki</translation>
    </message>
    <message>
        <source>Match report (*.pdf)</source>
        <translation>Raport z gry (*.pdf)</translation>
    </message>
    <message>
        <source>New folder with the pictures (*)</source>
        <translation>Nowy folder z obrazami (*)</translation>
    </message>
    <message>
        <source>Being written: %1</source>
        <translation>Zapisywanie: %1</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Wstecz</translation>
    </message>
    <message>
        <source>One event back: the Left key. To the first one: Home.</source>
        <translation>Jedno zdarzenie wstecz: klawisz w lewo. Do pierwszego: Home.</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Dalej →</translation>
    </message>
    <message>
        <source>One event on: the Right key. To the last one: End.</source>
        <translation>Jedno zdarzenie dalej: klawisz w prawo. Do ostatniego: End.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Jeden obraz</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Dwa obrazy</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Przenikanie</translation>
    </message>
    <message>
        <source>The picture before and the picture after</source>
        <translation>Obraz przed i obraz po</translation>
    </message>
    <message>
        <source>The picture before fades into the picture after</source>
        <translation>Obraz sprzed przechodzi w obraz po</translation>
    </message>
    <message>
        <source>Play the film</source>
        <translation>Odtwórz film</translation>
    </message>
    <message>
        <source>The moments before the event, frame by frame</source>
        <translation>Chwile przed zdarzeniem, klatka po klatce</translation>
    </message>
    <message>
        <source>the event before, the next, the first, the last</source>
        <translation>poprzednie zdarzenie, następne, pierwsze, ostatnie</translation>
    </message>
    <message>
        <source>Who was ahead? Analyse the game</source>
        <translation>Kto prowadził? Analiza partii</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulesWindow</name>
    <message>
        <source>The rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Where the rules leave a question open</source>
        <translation>Gdzie zasady zostawiają pytanie</translation>
    </message>
    <message>
        <source>No clause of this game has “%1”. Search for fewer letters.</source>
        <translation>Żaden punkt tej gry nie zawiera „%1”. Szukaj mniejszej liczby liter.</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Search the rules: a word, or a clause such as MG-7</source>
        <translation>Szukaj w zasadach: słowo albo punkt, na przykład MG-7</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Where this text and the English one differ, the English one holds.</source>
        <translation>Gdy ten tekst i angielski się różnią, obowiązuje angielski.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Galery</translation>
    </message>
    <message>
        <source>oars %1+%2; masts %3</source>
        <translation>wiosła: %1+%2; maszty: %3</translation>
    </message>
    <message>
        <source>fleet %1</source>
        <translation>flota %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zapałki</translation>
    </message>
    <message>
        <source>bow not seen</source>
        <translation>dzioba nie widać</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>bez główki</translation>
    </message>
    <message>
        <source>head unknown</source>
        <translation>główki nie widać</translation>
    </message>
    <message>
        <source>leaning on something</source>
        <translation>oparta o coś</translation>
    </message>
    <message>
        <source>lay there before</source>
        <translation>leżała wcześniej</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Kamienie</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) high</source>
        <translation>
            <numerusform>wysokość: %n kamień</numerusform>
            <numerusform>wysokość: %n kamienie</numerusform>
            <numerusform>wysokość: %n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>height not sure</source>
        <translation>wysokość niepewna</translation>
    </message>
    <message>
        <source>height not visible</source>
        <translation>wysokości nie widać</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>cocked, or not to be read</source>
        <translation>krzywo albo nieczytelna</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Rozkazy</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>nie nasz żeton</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pionki</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SourcePreview</name>
    <message>
        <source>No picture comes from the camera.</source>
        <translation>Z kamery nie przychodzi obraz.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>See what the camera sees</source>
        <translation>Zobacz, co widzi kamera</translation>
    </message>
    <message>
        <source>Aim the camera until all of the table is in the picture</source>
        <translation>Ustaw kamerę tak, by cały stół był na obrazie</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>To, co widzi kamera</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Czekanie na obraz…</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <translation>Film się skończył.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PlotCard</name>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Zapisz: %1</translation>
    </message>
    <message>
        <source>Save this plot as a picture (PNG, SVG) or as numbers (CSV)</source>
        <translation>Zapisz wykres jako obraz (PNG, SVG) albo jako liczby (CSV)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Rysunek (*.svg)</translation>
    </message>
    <message>
        <source>Numbers (*.csv)</source>
        <translation>Liczby (*.csv)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Zapisz wykres</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TeachMenu</name>
    <message>
        <source>This is wrong: no match lies here</source>
        <translation>Błąd: tu nie ma zapałki</translation>
    </message>
    <message>
        <source>This is wrong: the head is at the other end</source>
        <translation>Błąd: łebek jest na drugim końcu</translation>
    </message>
    <message>
        <source>This is wrong: the match has no head</source>
        <translation>Błąd: zapałka nie ma łebka</translation>
    </message>
    <message>
        <source>Nothing is kept, as you chose. The file %1 remembers this.</source>
        <translation>Nic nie jest zachowywane, zgodnie z wyborem. Pamięta o tym plik %1.</translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation>Nauka z poprawek</translation>
    </message>
    <message>
        <source>Umpire can learn from what you put right. For this it keeps small pieces of your pictures beside the table file. They never leave this computer. May it keep them?</source>
        <translation>Umpire może się uczyć z tego, co poprawiasz. W tym celu przechowuje małe fragmenty zdjęć obok pliku stołu. Nigdy nie opuszczają one tego komputera. Czy może je przechowywać?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneButton</name>
    <message>
        <source>Use a telephone</source>
        <translation>Użyj telefonu</translation>
    </message>
    <message>
        <source>It scans a code, takes the picture of a toss, and shows the ruling.</source>
        <translation>Skanuje kod, robi zdjęcie rzutu i pokazuje orzeczenie.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneCode</name>
    <message>
        <source>The code that opens the page</source>
        <translation>Kod, który otwiera stronę</translation>
    </message>
    <message>
        <source>Scan this code with a telephone in the same network. The page that opens takes a picture of a toss and shows the ruling.</source>
        <translation>Zeskanuj ten kod telefonem w tej samej sieci. Strona, która się otworzy, zrobi zdjęcie rzutu i pokaże orzeczenie.</translation>
    </message>
    <message>
        <source>Scan this code with the telephone. Put the telephone above the table, so that it sees all of the table.</source>
        <translation>Zeskanuj ten kod telefonem. Umieść telefon nad stołem, tak aby widział cały stół.</translation>
    </message>
    <message>
        <source>Or type an address there, and then the six characters that appear here:</source>
        <translation>Albo wpisz tam adres, a potem sześć znaków, które pojawią się tutaj:</translation>
    </message>
    <message>
        <source>Type this on the telephone: %1</source>
        <translation>Wpisz na telefonie: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneWindow</name>
    <message>
        <source>Use a telephone</source>
        <translation>Użyj telefonu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The code is valid while this window is open.</source>
        <translation>Kod jest ważny, dopóki to okno jest otwarte.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::Guide</name>
    <message>
        <source>Put the camera or the telephone where it sees all four tags.</source>
        <translation>Ustaw kamerę lub telefon tak, aby widać było wszystkie cztery znaczniki.</translation>
    </message>
    <message>
        <source>Lay each tag flat at its corner of the table, its words towards side A. Lay a printed board flat between the tags. Cover no tag.</source>
        <translation>Połóż każdy znacznik płasko w jego rogu stołu, napisem w stronę A. Wydrukowaną planszę połóż płasko między znacznikami. Nie zakrywaj znaczników.</translation>
    </message>
    <message>
        <source>Print the four tags for the corners. Print also the board and the pieces that your game needs, if you have none.</source>
        <translation>Wydrukuj cztery znaczniki rogów. Jeśli nie masz planszy lub pionów do gry, wydrukuj je także.</translation>
    </message>
    <message>
        <source>2 of 4 · Print and lay out</source>
        <translation>2 z 4 · Wydruk i rozłożenie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>A telephone does not measure this game&apos;s printed board. Name a table file under “More”.</source>
        <translation>Telefon nie mierzy wydrukowanej planszy tej gry. Podaj plik stołu pod „Więcej”.</translation>
    </message>
    <message>
        <source>A sea battle: dropped matches are the shots. You need matchboxes and matches.</source>
        <translation>Bitwa morska: upuszczone zapałki to strzały. Potrzebne są pudełka od zapałek i zapałki.</translation>
    </message>
    <message>
        <source>Ships and soldiers fight between two coasts. You need a die, and the printed map and figures.</source>
        <translation>Okręty i żołnierze walczą między dwoma wybrzeżami. Potrzebna jest kostka oraz wydrukowana mapa i figury.</translation>
    </message>
    <message>
        <source>Romans and Gauls move towers of stones. You need 32 stones and a board, your own or printed ones.</source>
        <translation>Rzymianie i Galowie przesuwają wieże z kamieni. Potrzebne są 32 kamienie i plansza, własne lub wydrukowane.</translation>
    </message>
    <message>
        <source>The siege of 1686, with cannons and mines. You need a die, and the printed map and counters.</source>
        <translation>Oblężenie z 1686 roku, z działami i podkopami. Potrzebna jest kostka oraz wydrukowana mapa i żetony.</translation>
    </message>
    <message>
        <source>Two fleets hide their strength. You need the printed board and pieces.</source>
        <translation>Dwie floty ukrywają swoją siłę. Potrzebna jest wydrukowana plansza i żetony.</translation>
    </message>
    <message>
        <source>1 of 4 · Which game do you play?</source>
        <translation>1 z 4 · W którą grę gracie?</translation>
    </message>
    <message>
        <source>3 of 4 · What sees the table?</source>
        <translation>3 z 4 · Co widzi stół?</translation>
    </message>
    <message>
        <source>4 of 4 · Who plays?</source>
        <translation>4 z 4 · Kto gra?</translation>
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
        <translation>Wybierz film z gry.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Dalej ›</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Wstecz</translation>
    </message>
    <message>
        <source>No camera is plugged in. Plug one in, or take a telephone.</source>
        <translation>Żadna kamera nie jest podłączona. Podłącz kamerę albo użyj telefonu.</translation>
    </message>
    <message>
        <source>Says how well the camera sees the table. The game can start without.</source>
        <translation>Mówi, jak dobrze kamera widzi stół. Gra może się zacząć i bez tego.</translation>
    </message>
    <message>
        <source>The record says how the table is found. The game can start.</source>
        <translation>Zapis mówi, jak znaleźć stół. Gra może się zacząć.</translation>
    </message>
    <message>
        <source>Keep films of the moments before rulings</source>
        <translation>Zachowuj filmy z chwil przed decyzjami</translation>
    </message>
    <message>
        <source>20 seconds each, beside the record; hands are on them, and no voices</source>
        <translation>Po 20 sekund, obok zapisu; widać na nich dłonie, głosów nie ma</translation>
    </message>
    <message>
        <source>Umpire has seen the table. The game can start.</source>
        <translation>Umpire widział stół. Gra może się zacząć.</translation>
    </message>
    <message>
        <source>You have set the table&apos;s corners. The game can start.</source>
        <translation>Rogi stołu są zaznaczone. Gra może się zacząć.</translation>
    </message>
    <message>
        <source>The game can start. Umpire finds the table by the tags of its file.</source>
        <translation>Gra może się zacząć. Umpire znajdzie stół po znacznikach z jego pliku.</translation>
    </message>
    <message>
        <source>Umpire looks for the table. Show the camera the printed tags at its corners, and the empty board.</source>
        <translation>Umpire szuka stołu. Pokaż kamerze wydrukowane znaczniki w jego rogach i pustą planszę.</translation>
    </message>
    <message>
        <source>not needed where the printed tags are in view</source>
        <translation>niepotrzebny, gdy widać wydrukowane znaczniki</translation>
    </message>
    <message>
        <source>of a game that was played</source>
        <translation>rozegranej gry</translation>
    </message>
    <message>
        <source>on a cable, or with an address</source>
        <translation>na kablu albo z adresem</translation>
    </message>
    <message>
        <source>scans a code</source>
        <translation>skanuje kod</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Film stołu</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Plik kamery</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Sprawdź stół i kamerę</translation>
    </message>
    <message>
        <source>Check the table, then start the game</source>
        <translation>Sprawdź stół, potem zacznij grę</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Filmy (*.mp4 *.mkv *.avi *.mov *.webm);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Film…</translation>
    </message>
    <message>
        <source>Follows a film instead of a camera</source>
        <translation>Śledzi film zamiast kamery</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Obrazy (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Zapisy Umpire (*.umpire);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Zacznij grę</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Plik stołu</translation>
    </message>
    <message>
        <source>The file from last time is not there now: %1</source>
        <translation>Było używane ostatnio, a teraz go nie ma: %1</translation>
    </message>
    <message>
        <source>The table is where you set its corners, until the table or the camera moves.</source>
        <translation>Stół jest tam, gdzie ustawiono jego narożniki, dopóki on albo kamera się nie poruszy.</translation>
    </message>
    <message>
        <source>Which camera? Plug one in, type your telephone&apos;s address, or choose a film.</source>
        <translation>Która kamera? Podłącz ją, wpisz adres telefonu albo wybierz film.</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Pliki YAML (*.yaml *.yml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>a picture of the empty board by the same camera</source>
        <translation>obraz pustej planszy z tej samej kamery</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>niekonieczny, bo Umpire sam szacuje kamerę</translation>
    </message>
    <message>
        <source>without a file, no record is kept</source>
        <translation>bez pliku nic nie zostanie</translation>
    </message>
    <message>
        <source>choose the film of a game</source>
        <translation>wybierz film z gry</translation>
    </message>
    <message>
        <source>choose a webcam, or type an address</source>
        <translation>wybierz kamerę lub wpisz adres</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Wybierz kamerę</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TryPage</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Wstecz</translation>
    </message>
    <message>
        <source>A game on a film, and what Umpire calls</source>
        <translation>Gra na nagraniu i to, co ogłasza Umpire</translation>
    </message>
    <message>
        <source>A toss</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>The samples are not installed. Install the package of Umpire again.</source>
        <translation>Przykłady nie są zainstalowane. Zainstaluj pakiet Umpire ponownie.</translation>
    </message>
    <message>
        <source>War Galley: Umpire counts the hits on a picture.</source>
        <translation>Galera wojenna: Umpire liczy trafienia na zdjęciu.</translation>
    </message>
    <message>
        <source>Which one would you like to see?</source>
        <translation>Który chcesz zobaczyć?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::HomePage</name>
    <message>
        <source>A camera sees the table. Umpire calls each move and keeps the record.</source>
        <translation>Kamera widzi stół. Umpire ogłasza każdy ruch i prowadzi zapis.</translation>
    </message>
    <message>
        <source>Referee a game</source>
        <translation>Sędziowanie gry</translation>
    </message>
    <message>
        <source>Rule on a picture</source>
        <translation>Werdykt ze zdjęcia</translation>
    </message>
    <message>
        <source>Take a photograph of a toss. Umpire counts the hits and says why.</source>
        <translation>Zrób zdjęcie rzutu. Umpire liczy trafienia i mówi, dlaczego.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>Watch a sample game, or rule on a sample toss. You need no camera.</source>
        <translation>Obejrzyj przykładową grę albo osądź przykładowy rzut. Kamera niepotrzebna.</translation>
    </message>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Umpire patrzy na stół przez kamerę i sędziuje grę, w którą gracie prawdziwymi elementami.</translation>
    </message>
    <message>
        <source>Print what the table needs</source>
        <translation>Wydrukuj, co potrzebne na stole</translation>
    </message>
    <message>
        <source>four tags for the corners</source>
        <translation>cztery znaczniki do rogów</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecentGames</name>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Ostatnio grane</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Obejrzyj grę</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>trwa</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CorrectedLook</name>
    <message>
        <source>Take back the last correction</source>
        <translation>Cofnij ostatnią poprawkę</translation>
    </message>
    <message>
        <source>No match lies here</source>
        <translation>Tu nie ma zapałki</translation>
    </message>
    <message>
        <source>The head is at this end</source>
        <translation>Główka jest na tym końcu</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 strzela</translation>
    </message>
    <message>
        <source>%1 is fired at</source>
        <translation>%1 jest celem</translation>
    </message>
    <message>
        <source>The bow of %1 is at this end</source>
        <translation>Dziób %1 jest na tym końcu</translation>
    </message>
    <message>
        <source>The bow of %1 is at the other end</source>
        <translation>Dziób %1 jest na drugim końcu</translation>
    </message>
    <message>
        <source>A match is missed here</source>
        <translation>Tu brakuje zapałki</translation>
    </message>
    <message>
        <source>Click the head of the match that is missed.</source>
        <translation>Kliknij główkę brakującej zapałki.</translation>
    </message>
    <message>
        <source>Click the other end of this match.</source>
        <translation>Kliknij drugi koniec tej zapałki.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MorePanel</name>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Pliki YAML (*.yaml *.yml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Obrazy (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>A picture of the same table a moment earlier</source>
        <translation>Obraz tego samego stołu chwilę wcześniej</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>niekonieczne</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Plik stołu</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Plik kamery</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>niekonieczny, bo Umpire sam szacuje kamerę</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Kto strzela</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>Do kogo</translation>
    </message>
    <message>
        <source>not needed: tags or pieces give the scale</source>
        <translation>niepotrzebny, bo skalę dają znaczniki lub elementy</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Obejrzyj jeszcze raz</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulingPanel</name>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>The picture with the ruling, to paste elsewhere (Ctrl+C)</source>
        <translation>Zdjęcie z orzeczeniem, do wklejenia gdzie indziej (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>The picture with the ruling, as a file (Ctrl+S)</source>
        <translation>Zdjęcie z orzeczeniem, jako plik (Ctrl+S)</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Ukryj rysunek</translation>
    </message>
    <message>
        <source>Shows the picture without what is drawn on it (H)</source>
        <translation>Pokazuje zdjęcie bez rysunku (H)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SearchPanel</name>
    <message>
        <source>Look for stones on a board</source>
        <translation>Szukaj kamieni na planszy</translation>
    </message>
    <message>
        <source>Show where the board lies</source>
        <translation>Pokaż, gdzie leży plansza</translation>
    </message>
    <message>
        <source>Look for stones here</source>
        <translation>Szukaj kamieni tutaj</translation>
    </message>
    <message>
        <source>Look for dice and counters</source>
        <translation>Szukaj kości i żetonów</translation>
    </message>
    <message>
        <source>Look for galleys and matches</source>
        <translation>Szukaj galer i zapałek</translation>
    </message>
    <message>
        <source>galleys</source>
        <translation>galery</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>zapałki</translation>
    </message>
    <message>
        <source>stones on a board</source>
        <translation>kamienie na planszy</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>kości</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>żetony</translation>
    </message>
    <message>
        <source>tokens (they need a table file)</source>
        <translation>pionki (potrzebny plik stołu)</translation>
    </message>
    <message>
        <source>Drag the four corners to the outer corners of the board. The near corners are on the side of player A.</source>
        <translation>Przeciągnij cztery narożniki na zewnętrzne narożniki planszy. Bliskie narożniki są po stronie gracza A.</translation>
    </message>
    <message>
        <source>Looked for and not found: %1.</source>
        <translation>Szukano i nie znaleziono: %1.</translation>
    </message>
    <message>
        <source>Not looked for: %1.</source>
        <translation>Nie szukano: %1.</translation>
    </message>
    <message>
        <source>stones (no board was found)</source>
        <translation>kamienie (nie znaleziono planszy)</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>This differs from chance (%1).</source>
        <translation>To odbiega od przypadku (%1).</translation>
    </message>
    <message>
        <source>Chance explains this (%1).</source>
        <translation>Przypadek to wyjaśnia (%1).</translation>
    </message>
    <message>
        <source>Time for an action, median</source>
        <translation>Czas na ruch, mediana</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekundy</translation>
    </message>
    <message>
        <source>Who thinks longest?</source>
        <translation>Kto myśli najdłużej?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 seconds, %n action(s)</source>
        <translation>
            <numerusform>%1: %2 s, %n ruch</numerusform>
            <numerusform>%1: %2 s, %n ruchy</numerusform>
            <numerusform>%1: %2 s, %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remisy</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrane</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 (%3): the first side won %4 of %n game(s)</source>
        <translation>
            <numerusform>%1. %2 (%3): strona zaczynająca wygrała %4 z %n gry</numerusform>
            <numerusform>%1. %2 (%3): strona zaczynająca wygrała %4 z %n gier</numerusform>
            <numerusform>%1. %2 (%3): strona zaczynająca wygrała %4 z %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the side that begins</source>
        <translation>Gry strony zaczynającej</translation>
    </message>
    <message>
        <source>games</source>
        <translation>gry</translation>
    </message>
    <message>
        <source>Is it better to begin?</source>
        <translation>Czy lepiej zaczynać?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>trafienia</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>przypadek</translation>
    </message>
    <message>
        <source>%1. %2: %3 hits where chance would give %4. %5</source>
        <translation>%1. %2: %3 trafień, a przypadek dałby %4. %5</translation>
    </message>
    <message>
        <source>Hits and what chance gives</source>
        <translation>Trafienia i to, co daje przypadek</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Kto trafia częściej, niż wynika z szans?</translation>
    </message>
    <message>
        <source>times</source>
        <translation>razy</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>widziane</translation>
    </message>
    <message numerus="yes">
        <source>To find one of six that comes one time in four takes %n throw(s).</source>
        <translation>
            <numerusform>Aby wykryć, że jedna z sześciu możliwości wypada raz na cztery, trzeba %n rzutu.</numerusform>
            <numerusform>Aby wykryć, że jedna z sześciu możliwości wypada raz na cztery, trzeba %n rzutów.</numerusform>
            <numerusform>Aby wykryć, że jedna z sześciu możliwości wypada raz na cztery, trzeba %n rzutów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice, from 1 to 6</source>
        <translation>Kostki, od 1 do 6</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Czy kostki są uczciwe?</translation>
    </message>
    <message>
        <source>Tossed matches by sixth of a full turn</source>
        <translation>Rzucone zapałki według szóstych części obrotu</translation>
    </message>
    <message>
        <source>Do tossed matches favour a direction?</source>
        <translation>Czy rzucone zapałki wskazują którąś stronę?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EveningsWindow</name>
    <message>
        <source>Statistics of many games</source>
        <translation>Statystyka wielu gier</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Inny &amp;folder…</translation>
    </message>
    <message>
        <source>A folder with records of games</source>
        <translation>Folder z zapisami gier</translation>
    </message>
    <message>
        <source>Reading the records in %1…</source>
        <translation>Czytanie zapisów w %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1</source>
        <translation>
            <numerusform>%n gra w %1</numerusform>
            <numerusform>%n gry w %1</numerusform>
            <numerusform>%n gier w %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No record of a game lies in %1. Choose another folder, or play a game: Umpire keeps its record.</source>
        <translation>W %1 nie ma zapisu gry. Wybierz inny folder albo rozegraj grę: Umpire zachowa jej zapis.</translation>
    </message>
    <message>
        <source>Games of a &amp;lab…</source>
        <translation>Partie &amp;laboratorium…</translation>
    </message>
    <message>
        <source>Compares variants: opens the file of games that umpire lab kept</source>
        <translation>Porównuje warianty: otwiera plik polecenia umpire lab</translation>
    </message>
    <message>
        <source>A file with the games of a lab</source>
        <translation>Plik z partiami laboratorium</translation>
    </message>
    <message>
        <source>Games of a lab (*.jsonl);;All files (*)</source>
        <translation>Partie laboratorium (*.jsonl);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Odczyt: %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) of the computer (%2) against itself</source>
        <translation>
            <numerusform>%1: %n partia komputera (%2) przeciw sobie</numerusform>
            <numerusform>%1: %n partie komputera (%2) przeciw sobie</numerusform>
            <numerusform>%1: %n partii komputera (%2) przeciw sobie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeatChoice</name>
    <message>
        <source>A person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>The computer, a beginner</source>
        <translation>Komputer, początkujący</translation>
    </message>
    <message>
        <source>The computer, a casual player</source>
        <translation>Komputer, gracz okazjonalny</translation>
    </message>
    <message>
        <source>The computer, a strong player</source>
        <translation>Komputer, silny gracz</translation>
    </message>
    <message>
        <source>The computer, at its best</source>
        <translation>Komputer, najsilniejszy</translation>
    </message>
    <message>
        <source>a name, or choose the computer</source>
        <translation>nazwa albo wybierz komputer</translation>
    </message>
    <message>
        <source>Type a name, or choose the computer from the list</source>
        <translation>Wpisz imię albo wybierz komputer z listy</translation>
    </message>
    <message>
        <source>A person at another table…</source>
        <translation>Osoba przy innym stole…</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 gave away %2 wins in all; dice and tosses brought %3.</source>
        <translation>%1: w sumie oddano %2 wygranej; kostki i rzuty przyniosły %3.</translation>
    </message>
    <message>
        <source>%1 gave away %2 wins in all.</source>
        <translation>%1: w sumie oddano %2 wygranej.</translation>
    </message>
    <message>
        <source>Action %1 lowered the chances from %2 % to %3 %.</source>
        <translation>Ruch %1 obniżył szanse z %2% do %3%.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Szanse na wygraną</translation>
    </message>
    <message>
        <source>Who was ahead, and when?</source>
        <translation>Kto prowadził i kiedy?</translation>
    </message>
    <message>
        <source>Each line says what a player expected at the last turn. No mistake is named, because the others' actions change a value too.</source>
        <translation>Każda linia pokazuje, czego gracz oczekiwał w swoim ostatnim ruchu. Błędów nie wskazano, bo ruchy innych też zmieniają wartość.</translation>
    </message>
    <message>
        <source>No action lowered the chances by 5 % or more.</source>
        <translation>Żaden ruch nie obniżył szans o 5% lub więcej.</translation>
    </message>
    <message>
        <source>The largest mistakes</source>
        <translation>Największe błędy</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>About %1 hits are likely from a good place.</source>
        <translation>Z dobrego miejsca prawdopodobne około %1 trafienia.</translation>
    </message>
    <message>
        <source>Without the side zone: %1.</source>
        <translation>Bez strefy bocznej: %1.</translation>
    </message>
    <message>
        <source>Hits thrown: %1.</source>
        <translation>Rzucone trafienia: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %2, %n match(es)</source>
        <translation>
            <numerusform>%1 → %2, %n zapałka</numerusform>
            <numerusform>%1 → %2, %n zapałki</numerusform>
            <numerusform>%1 → %2, %n zapałek</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>szansa, %</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>według zasad</translation>
    </message>
    <message>
        <source>without the side zone</source>
        <translation>bez strefy bocznej</translation>
    </message>
    <message>
        <source>How many hits were likely?</source>
        <translation>Ile trafień było prawdopodobnych?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>trafienia</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>rzucono</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AnalysisPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizuj</translation>
    </message>
    <message>
        <source>%v of %m positions</source>
        <translation>Pozycje: %v z %m</translation>
    </message>
    <message>
        <source>Positions that the computer has looked at</source>
        <translation>Pozycje, które komputer już obejrzał</translation>
    </message>
    <message>
        <source>This game has secrets. It can be analysed when it is over.</source>
        <translation>Ta partia ma tajemnice. Można ją analizować, gdy się skończy.</translation>
    </message>
    <message>
        <source>The computer looks at each position. You can read the record meanwhile.</source>
        <translation>Komputer ogląda każdą pozycję. Tymczasem możesz czytać zapis.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Analizę zatrzymano.</translation>
    </message>
    <message>
        <source>The computer looks at each position. It says who was ahead, and which actions were mistakes.</source>
        <translation>Komputer ogląda każdą pozycję. Mówi, kto prowadził i które ruchy były błędami.</translation>
    </message>
    <message>
        <source>A click shows the action.</source>
        <translation>Kliknięcie pokazuje ruch.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OddsPage</name>
    <message>
        <source>The record has no toss with a target.</source>
        <translation>W zapisie nie ma rzutu do celu.</translation>
    </message>
    <message>
        <source>The matches are being dropped.</source>
        <translation>Zapałki spadają.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FigureTabs</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Szanse</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>the first side</source>
        <translation>pierwsza strona</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Wynik: %1</translation>
    </message>
    <message>
        <source>won is 1, drawn 0.5</source>
        <translation>wygrana to 1, remis to 0,5</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Czy to sprawiedliwe?</translation>
    </message>
    <message>
        <source>Length of a game, median and middle half</source>
        <translation>Długość partii, mediana i środkowa połowa</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>ruchy</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Jak długa jest partia?</translation>
    </message>
    <message>
        <source>Games that a side wins</source>
        <translation>Partie, które wygrywa jedna ze stron</translation>
    </message>
    <message>
        <source>of a hundred games</source>
        <translation>na sto partii</translation>
    </message>
    <message>
        <source>How often does a side win?</source>
        <translation>Jak często któraś strona wygrywa?</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>w partii</translation>
    </message>
    <message>
        <source>How often does the lead change?</source>
        <translation>Jak często zmienia się prowadzenie?</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>wariant</translation>
    </message>
    <message>
        <source>%1: %2 (from %3 to %4)</source>
        <translation>%1: %2 (od %3 do %4)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OtherTableWindow</name>
    <message>
        <source>Play with another table</source>
        <translation>Gra z innym stołem</translation>
    </message>
    <message>
        <source>The other table has its own board and its own camera. You make the moves of its side here, and it makes yours there.</source>
        <translation>Drugi stół ma własną planszę i własną kamerę. Tutaj wykonujecie ruchy jego strony, a tam wykonuje się wasze.</translation>
    </message>
    <message>
        <source>Invite the other table</source>
        <translation>Zaproś drugi stół</translation>
    </message>
    <message>
        <source>Join the other table</source>
        <translation>Dołącz do drugiego stołu</translation>
    </message>
    <message>
        <source>Send this address to the other table. Whoever has it can take that table&apos;s place: show it to nobody else.</source>
        <translation>Wyślijcie ten adres drugiemu stołowi. Kto go ma, może zająć jego miejsce: nie pokazujcie go nikomu innemu.</translation>
    </message>
    <message>
        <source>Put in the address that the other table shows.</source>
        <translation>Wpiszcie adres, który pokazuje drugi stół.</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Adres stołu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Grajmy tak</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>English</source>
        <comment>name</comment>
        <translation>Polski</translation>
    </message>
    <message>
        <source>Umpire: a picture, a ruling</source>
        <comment>title</comment>
        <translation>Umpire: zdjęcie i orzeczenie</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Język</translation>
    </message>
    <message>
        <source>Take a picture of the toss</source>
        <comment>take</comment>
        <translation>Zrób zdjęcie rzutu</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>choose</comment>
        <translation>Wybierz zdjęcie</translation>
    </message>
    <message>
        <source>Hold the telephone over the table. All galleys and matches must be in the picture.</source>
        <comment>hint</comment>
        <translation>Trzymaj telefon nad stołem. Wszystkie galery i zapałki muszą być na zdjęciu.</translation>
    </message>
    <message>
        <source>Sending the picture: {p} %</source>
        <comment>sending</comment>
        <translation>Wysyłanie zdjęcia: {p} %</translation>
    </message>
    <message>
        <source>Umpire looks at the picture…</source>
        <comment>looking</comment>
        <translation>Umpire ogląda zdjęcie…</translation>
    </message>
    <message>
        <source>Umpire rules…</source>
        <comment>ruling</comment>
        <translation>Umpire orzeka…</translation>
    </message>
    <message>
        <source>Tap the galley that fires.</source>
        <comment>who</comment>
        <translation>Dotknij galery, która strzela.</translation>
    </message>
    <message>
        <source>{a} fires. Tap its target.</source>
        <comment>whom</comment>
        <translation>{a} strzela. Dotknij jej celu.</translation>
    </message>
    <message>
        <source>Umpire sees fewer than two galleys here. Take the picture from nearer, or with more light.</source>
        <comment>few</comment>
        <translation>Umpire widzi mniej niż dwie galery. Zrób zdjęcie z bliska albo przy lepszym świetle.</translation>
    </message>
    <message>
        <source>target</source>
        <comment>target</comment>
        <translation>cel</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <comment>spoiled</comment>
        <translation>Nieważne: zapałka dotyka</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out</comment>
        <translation>Poza zasięgiem</translation>
    </message>
    <message>
        <source>No hit</source>
        <comment>none</comment>
        <translation>Brak trafień</translation>
    </message>
    <message numerus="yes">
        <source>{n} hits</source>
        <comment>hits</comment>
        <translation>
            <numerusform>{n} trafienie</numerusform>
            <numerusform>{n} trafienia</numerusform>
            <numerusform>{n} trafień</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} to {b} hits: you decide</source>
        <comment>range</comment>
        <translation>Trafień: {a}–{b}. Decydujecie wy</translation>
    </message>
    <message>
        <source>{a} fires at {b} across {mm} mm.</source>
        <comment>across</comment>
        <translation>{a} strzela do {b} z {mm} mm.</translation>
    </message>
    <message numerus="yes">
        <source>{k} tossed, {n} matches allowed.</source>
        <comment>tossed</comment>
        <translation>
            <numerusform>Rzucono {k}, dozwolona {n} zapałka.</numerusform>
            <numerusform>Rzucono {k}, dozwolone {n} zapałki.</numerusform>
            <numerusform>Rzucono {k}, dozwolonych {n} zapałek.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} too many.</source>
        <comment>too_many</comment>
        <translation>Za dużo o {n}.</translation>
    </message>
    <message>
        <source>hit</source>
        <comment>hit</comment>
        <translation>trafienie</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>miss</comment>
        <translation>pudło</translation>
    </message>
    <message>
        <source>too close</source>
        <comment>close</comment>
        <translation>zbyt blisko</translation>
    </message>
    <message>
        <source>{id}: hit, {mm} mm inside the hull (± {d} mm)</source>
        <comment>inside</comment>
        <translation>{id}: trafienie, {mm} mm w głąb kadłuba (± {d} mm)</translation>
    </message>
    <message>
        <source>{id}: miss, passes the hull by {mm} mm (± {d} mm)</source>
        <comment>beside</comment>
        <translation>{id}: pudło, mija kadłub o {mm} mm (± {d} mm)</translation>
    </message>
    <message>
        <source>{id}: too close to call, {mm} mm ± {d} mm</source>
        <comment>close_call</comment>
        <translation>{id}: zbyt blisko, {mm} mm ± {d} mm</translation>
    </message>
    <message>
        <source>with its tail</source>
        <comment>by_tail</comment>
        <translation>ogonem</translation>
    </message>
    <message>
        <source>Tap a match, and read its margin.</source>
        <comment>tap</comment>
        <translation>Dotknij zapałki, by odczytać jej odchylenie.</translation>
    </message>
    <message>
        <source>Too close: you decide</source>
        <comment>decide</comment>
        <translation>Zbyt blisko: decydujecie wy</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>is_hit</comment>
        <translation>Trafienie</translation>
    </message>
    <message>
        <source>Miss</source>
        <comment>is_miss</comment>
        <translation>Pudło</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <comment>q_touch</comment>
        <translation>Czy zapałka dotyka galery lub rozkazu?</translation>
    </message>
    <message>
        <source>It touches</source>
        <comment>touches</comment>
        <translation>Dotyka</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <comment>touches_not</comment>
        <translation>Nie dotyka</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <comment>q_range</comment>
        <translation>Czy cel jest w zasięgu?</translation>
    </message>
    <message>
        <source>In range</source>
        <comment>in_range</comment>
        <translation>W zasięgu</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out_range</comment>
        <translation>Poza zasięgiem</translation>
    </message>
    <message>
        <source>How many hits count?</source>
        <comment>q_count</comment>
        <translation>Ile trafień się liczy?</translation>
    </message>
    <message>
        <source>decided by the players</source>
        <comment>decided</comment>
        <translation>zdecydowali gracze</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>why</comment>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Please note</source>
        <comment>notes</comment>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Matches dropped</source>
        <comment>dropped</comment>
        <translation>Upuszczone zapałki</translation>
    </message>
    <message>
        <source>not counted</source>
        <comment>uncounted</comment>
        <translation>nie policzono</translation>
    </message>
    <message>
        <source>Share the ruling</source>
        <comment>share</comment>
        <translation>Udostępnij orzeczenie</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <comment>saved</comment>
        <translation>Zdjęcie jest zapisane.</translation>
    </message>
    <message>
        <source>Take another picture</source>
        <comment>again</comment>
        <translation>Zrób następne zdjęcie</translation>
    </message>
    <message>
        <source>Choose other galleys</source>
        <comment>others</comment>
        <translation>Wybierz inne galery</translation>
    </message>
    <message>
        <source>Send it again</source>
        <comment>resend</comment>
        <translation>Wyślij ponownie</translation>
    </message>
    <message>
        <source>The connection is lost. The page tries again by itself.</source>
        <comment>lost</comment>
        <translation>Połączenie zostało przerwane. Strona sama spróbuje ponownie.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Scan the code that Umpire shows now.</source>
        <comment>old_code</comment>
        <translation>Ten kod nie jest już ważny. Zeskanuj kod, który Umpire pokazuje teraz.</translation>
    </message>
    <message>
        <source>Scan the code that Umpire shows, and this page knows where to send the picture.</source>
        <comment>no_code</comment>
        <translation>Zeskanuj kod Umpire, a strona będzie wiedzieć, dokąd wysłać zdjęcie.</translation>
    </message>
    <message>
        <source>The picture has more than 32 MB. Choose a smaller one.</source>
        <comment>too_large</comment>
        <translation>Zdjęcie ma ponad 32 MB. Wybierz mniejsze.</translation>
    </message>
    <message>
        <source>This is a film. Choose a picture.</source>
        <comment>is_film</comment>
        <translation>To jest film. Wybierz zdjęcie.</translation>
    </message>
    <message>
        <source>This is no picture. Choose a picture.</source>
        <comment>no_picture</comment>
        <translation>To nie jest zdjęcie. Wybierz zdjęcie.</translation>
    </message>
    <message>
        <source>Umpire is busy with other pictures. Send yours again in a moment.</source>
        <comment>busy</comment>
        <translation>Umpire zajmuje się innymi zdjęciami. Wyślij swoje ponownie za chwilę.</translation>
    </message>
    <message>
        <source>The picture did not arrive whole. Send it again.</source>
        <comment>cut</comment>
        <translation>Zdjęcie nie dotarło w całości. Wyślij je ponownie.</translation>
    </message>
    <message>
        <source>Use this telephone as the camera</source>
        <comment>camera_use</comment>
        <translation>Niech ten telefon będzie kamerą</translation>
    </message>
    <message>
        <source>Umpire made the certificate of this connection itself, and your browser will say that it does not know it. Nothing leaves your network. Open the details and go on:</source>
        <comment>camera_warns</comment>
        <translation>Certyfikat tego połączenia Umpire zrobił sam, więc przeglądarka powie, że go nie zna. Nic nie opuszcza twojej sieci. Otwórz szczegóły i przejdź dalej:</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>camera_details</comment>
        <translation>Zaawansowane</translation>
    </message>
    <message>
        <source>Go on to this page</source>
        <comment>camera_proceed</comment>
        <translation>Przejdź do strony</translation>
    </message>
    <message>
        <source>Go on to the camera</source>
        <comment>camera_go</comment>
        <translation>Przejdź do kamery</translation>
    </message>
    <message>
        <source>Start the camera</source>
        <comment>camera_start</comment>
        <translation>Włącz kamerę</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <comment>camera_stop</comment>
        <translation>Wyłącz kamerę</translation>
    </message>
    <message>
        <source>The camera is on. Prop the telephone so that it sees the whole table.</source>
        <comment>camera_on</comment>
        <translation>Kamera działa. Podeprzyj telefon tak, by widział cały stół.</translation>
    </message>
    <message>
        <source>Another telephone is the camera already.</source>
        <comment>camera_taken</comment>
        <translation>Kamerą jest już inny telefon.</translation>
    </message>
    <message>
        <source>The browser keeps the camera from this page. Allow it in the page&apos;s settings.</source>
        <comment>camera_denied</comment>
        <translation>Przeglądarka nie daje stronie kamery. Zezwól na to w ustawieniach strony.</translation>
    </message>
    <message>
        <source>This telephone gives no picture. Does another app use its camera?</source>
        <comment>camera_none</comment>
        <translation>Ten telefon nie daje obrazu. Czy inna aplikacja używa aparatu?</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <translation>Światło</translation>
    </message>
    <message>
        <source>Umpire waits for the camera.</source>
        <comment>table: waiting</comment>
        <translation>Umpire czeka na kamerę.</translation>
    </message>
    <message>
        <source>A hand is over the table.</source>
        <comment>table: hand over the table</comment>
        <translation>Nad stołem jest ręka.</translation>
    </message>
    <message>
        <source>Settling.</source>
        <comment>table: settling</comment>
        <translation>Czekam na spokój na stole.</translation>
    </message>
    <message>
        <source>All is well.</source>
        <comment>table: still</comment>
        <translation>Wszystko w porządku.</translation>
    </message>
    <message>
        <source>The table or the telephone moved. Does the telephone see the whole table?</source>
        <comment>table: table or camera moved</comment>
        <translation>Stół lub telefon się poruszyły. Czy telefon widzi cały stół?</translation>
    </message>
    <message>
        <source>It is too dark.</source>
        <comment>table: too dark</comment>
        <translation>Jest za ciemno.</translation>
    </message>
    <message>
        <source>The lamp glares. Move the lamp, or tilt the telephone.</source>
        <comment>table: glare</comment>
        <translation>Lampa daje odblask. Przesuń lampę albo przechyl telefon.</translation>
    </message>
    <message>
        <source>Umpire gets no pictures.</source>
        <comment>table: camera lost</comment>
        <translation>Umpire nie dostaje obrazów.</translation>
    </message>
    <message>
        <source>Table and record differ.</source>
        <comment>table: out of sync</comment>
        <translation>Stół i zapis się różnią.</translation>
    </message>
    <message>
        <source>It is too dark. Switch on a lamp, or open the curtains.</source>
        <comment>aim_light</comment>
        <translation>Jest za ciemno. Włącz lampę albo odsłoń zasłony.</translation>
    </message>
    <message>
        <source>Umpire sees no tag of the table. Turn the telephone until the tags are in the picture.</source>
        <comment>aim_tags_none</comment>
        <translation>Umpire nie widzi żadnego znacznika stołu. Obróć telefon tak, by znaczniki były na obrazie.</translation>
    </message>
    <message>
        <source>Umpire sees {n} of {m} tags. Let nothing lie on a tag.</source>
        <comment>aim_tags_few</comment>
        <translation>Umpire widzi znaczników: {n} z {m}. Niech nic nie leży na znaczniku.</translation>
    </message>
    <message>
        <source>The play area is larger than the picture. Move the telephone farther away.</source>
        <comment>aim_farther</comment>
        <translation>Pole gry nie mieści się w obrazie. Odsuń telefon.</translation>
    </message>
    <message>
        <source>The play area is cut off {where}. Turn the telephone {to}.</source>
        <comment>aim_turn</comment>
        <translation>Pole gry jest ucięte {where}. Obróć telefon {to}.</translation>
    </message>
    <message>
        <source>The table is small in the picture. Move the telephone nearer.</source>
        <comment>aim_nearer</comment>
        <translation>Stół jest mały na obrazie. Przysuń telefon.</translation>
    </message>
    <message>
        <source>The telephone looks from the side. Prop it a little higher. Straight above is best.</source>
        <comment>aim_higher</comment>
        <translation>Telefon patrzy z boku. Podeprzyj go trochę wyżej. Najlepiej prosto z góry.</translation>
    </message>
    <message>
        <source>The picture is blurred. Wipe the lens, and let the telephone stand still.</source>
        <comment>aim_sharper</comment>
        <translation>Obraz jest nieostry. Wytrzyj obiektyw i zostaw telefon nieruchomo.</translation>
    </message>
    <message>
        <source>Light glares {where}. Move the lamp, or turn the telephone a little.</source>
        <comment>aim_glare</comment>
        <translation>Światło odbija się {where}. Przesuń lampę albo trochę obróć telefon.</translation>
    </message>
    <message>
        <source>All is well. Let the telephone stand still.</source>
        <comment>aim_begins</comment>
        <translation>Wszystko w porządku. Niech telefon stoi nieruchomo.</translation>
    </message>
    <message>
        <source>Umpire is watching. Begin!</source>
        <comment>aim_begun</comment>
        <translation>Umpire patrzy. Zaczynajcie!</translation>
    </message>
    <message>
        <source>Tags seen: {n} of {m}. Tilt: {d}°. Straight above is best.</source>
        <comment>aim_facts</comment>
        <translation>Widać {n} z {m} znaczników. Nachylenie wynosi {d}°. Najlepiej prosto z góry.</translation>
    </message>
    <message>
        <source>at the upper left</source>
        <comment>at upper left</comment>
        <translation>u góry po lewej</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>at upper</comment>
        <translation>u góry</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <comment>at upper right</comment>
        <translation>u góry po prawej</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>at left</comment>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>at middle</comment>
        <translation>pośrodku</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>at right</comment>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <comment>at lower left</comment>
        <translation>u dołu po lewej</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>at lower</comment>
        <translation>u dołu</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <comment>at lower right</comment>
        <translation>u dołu po prawej</translation>
    </message>
    <message>
        <source>to the left</source>
        <comment>to left</comment>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>to the right</source>
        <comment>to right</comment>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>up</source>
        <comment>to upper</comment>
        <translation>w górę</translation>
    </message>
    <message>
        <source>down</source>
        <comment>to lower</comment>
        <translation>w dół</translation>
    </message>
    <message>
        <source>The referee is watching</source>
        <comment>watching</comment>
        <translation>Sędzia patrzy</translation>
    </message>
    <message>
        <source>The referee is NOT watching</source>
        <comment>blind</comment>
        <translation>Sędzia NIE patrzy</translation>
    </message>
    <message>
        <source>This page hears nothing of the referee</source>
        <comment>unheard</comment>
        <translation>Ta strona nie słyszy sędziego</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <comment>silent</comment>
        <translation>nie odpowiada</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>paused</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>no picture has come yet</source>
        <comment>no_picture_yet</comment>
        <translation>obrazu jeszcze nie było</translation>
    </message>
    <message numerus="yes">
        <source>no picture for {n} seconds</source>
        <comment>no_picture_for</comment>
        <translation>
            <numerusform>brak obrazu od {n} sekundy</numerusform>
            <numerusform>brak obrazu od {n} sekund</numerusform>
            <numerusform>brak obrazu od {n} sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the camera</source>
        <comment>state: waiting</comment>
        <translation>czeka na kamerę</translation>
    </message>
    <message>
        <source>a hand is over the table</source>
        <comment>state: hand over the table</comment>
        <translation>nad stołem jest ręka</translation>
    </message>
    <message>
        <source>settling</source>
        <comment>state: settling</comment>
        <translation>czekam na spokój na stole</translation>
    </message>
    <message>
        <source>the table or the camera moved</source>
        <comment>state: table or camera moved</comment>
        <translation>stół lub kamera się poruszyły</translation>
    </message>
    <message>
        <source>it is too dark</source>
        <comment>state: too dark</comment>
        <translation>jest za ciemno</translation>
    </message>
    <message>
        <source>the lamp glares</source>
        <comment>state: glare</comment>
        <translation>lampa daje odblask</translation>
    </message>
    <message>
        <source>the camera sends no pictures</source>
        <comment>state: camera lost</comment>
        <translation>kamera nie wysyła obrazu</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>state: out of sync</comment>
        <translation>stół i zapis się różnią</translation>
    </message>
    <message>
        <source>Wake the telephone that is the camera, or plug the camera in again.</source>
        <comment>do: camera lost</comment>
        <translation>Obudź telefon, który jest kamerą, albo podłącz kamerę ponownie.</translation>
    </message>
    <message>
        <source>Switch a lamp on.</source>
        <comment>do: too dark</comment>
        <translation>Włącz lampę.</translation>
    </message>
    <message>
        <source>Move the lamp aside.</source>
        <comment>do: glare</comment>
        <translation>Odsuń lampę na bok.</translation>
    </message>
    <message>
        <source>to move</source>
        <comment>to_move</comment>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>used</source>
        <comment>in_all</comment>
        <translation>czas</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>game_over</comment>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>winner</comment>
        <translation>zwycięzca</translation>
    </message>
    <message>
        <source>{a} fires at {b}. About {n} hits are likely from a good place.</source>
        <comment>expected_hits</comment>
        <translation>{a} strzela do {b}. Z dobrego miejsca można oczekiwać około {n} trafień.</translation>
    </message>
    <message>
        <source>rule {r}</source>
        <comment>rule</comment>
        <translation>reguła {r}</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>get_hint</comment>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>undo</comment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>resume</comment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>resign</comment>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Tap again: {w}</source>
        <comment>sure</comment>
        <translation>Stuknij znów: {w}</translation>
    </message>
    <message>
        <source>Say calls aloud</source>
        <comment>aloud</comment>
        <translation>Mów na głos</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Type a command</source>
        <comment>typed</comment>
        <translation>Wpisz polecenie</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>say_it</comment>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>log</comment>
        <translation>Co się działo</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>rules</comment>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>The table as the referee sees it</source>
        <comment>table_seen</comment>
        <translation>Stół, jak go widzi sędzia</translation>
    </message>
    <message>
        <source>Watch the last moments</source>
        <comment>film_show</comment>
        <translation>Obejrzyj ostatnie chwile</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>film_play</comment>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>One frame back</source>
        <comment>film_back</comment>
        <translation>Klatka wstecz</translation>
    </message>
    <message>
        <source>One frame on</source>
        <comment>film_on</comment>
        <translation>Klatka naprzód</translation>
    </message>
    <message>
        <source>1 frame</source>
        <comment>film_frame</comment>
        <translation>1 klatka</translation>
    </message>
    <message>
        <source>{n} s before the call</source>
        <comment>film_before</comment>
        <translation>{n} s przed decyzją</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <comment>film_marked</comment>
        <translation>Co rozpoznał sędzia</translation>
    </message>
    <message>
        <source>The film is not there any more.</source>
        <comment>film_gone</comment>
        <translation>Tego filmu już nie ma.</translation>
    </message>
    <message>
        <source>The position as you know it</source>
        <comment>secret</comment>
        <translation>Pozycja, jak ją znasz</translation>
    </message>
    <message>
        <source>Wrong? Tap the place to correct it.</source>
        <comment>tap_hint</comment>
        <translation>Błąd? Dotknij miejsca i popraw.</translation>
    </message>
    <message>
        <source>Correct {w}</source>
        <comment>correct_place</comment>
        <translation>Popraw {w}</translation>
    </message>
    <message>
        <source>Correct what lies {w}</source>
        <comment>correct_at</comment>
        <translation>Popraw {w}</translation>
    </message>
    <message>
        <source>What really lies on {w}?</source>
        <comment>really</comment>
        <translation>Co naprawdę leży na {w}?</translation>
    </message>
    <message>
        <source>What really lies {w}?</source>
        <comment>really_at</comment>
        <translation>Co naprawdę leży {w}?</translation>
    </message>
    <message>
        <source>What does {w} really have?</source>
        <comment>really_galley</comment>
        <translation>Co naprawdę ma {w}?</translation>
    </message>
    <message>
        <source>What is it really: {w}?</source>
        <comment>really_is</comment>
        <translation>Ile to naprawdę: {w}?</translation>
    </message>
    <message>
        <source>nothing lies there</source>
        <comment>nothing</comment>
        <translation>nic tam nie leży</translation>
    </message>
    <message>
        <source>it lies on {w}</source>
        <comment>lies_on</comment>
        <translation>leży na {w}</translation>
    </message>
    <message>
        <source>it lies {w}</source>
        <comment>lies_at</comment>
        <translation>leży {w}</translation>
    </message>
    <message>
        <source>{v} (in the record: {w})</source>
        <comment>arrival</comment>
        <translation>{v} (w zapisie: {w})</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <comment>about_arrival</comment>
        <translation>Leży tu figura z zapisu</translation>
    </message>
    <message>
        <source>It is of {p}</source>
        <comment>about_unit</comment>
        <translation>Czyja: {p}</translation>
    </message>
    <message>
        <source>It is of</source>
        <comment>about_owner</comment>
        <translation>Czyja</translation>
    </message>
    <message>
        <source>It points to the</source>
        <comment>about_heading</comment>
        <translation>Dokąd wskazuje</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <comment>about_aboard</comment>
        <translation>Żołnierze na pokładzie</translation>
    </message>
    <message>
        <source>It is</source>
        <comment>about_face</comment>
        <translation>Stan</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <comment>about_marker</comment>
        <translation>Liczba na znaczniku</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <comment>about_off_map</comment>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <comment>about_entrenchment</comment>
        <translation>Szaniec</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_entrenchment</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>{v} of {p}</source>
        <comment>entrenchment</comment>
        <translation>{v} – {p}</translation>
    </message>
    <message>
        <source>as the camera sees it: {w}</source>
        <comment>as_seen</comment>
        <translation>jak widzi kamera: {w}</translation>
    </message>
    <message>
        <source>it lies elsewhere: tap there next</source>
        <comment>elsewhere</comment>
        <translation>leży gdzie indziej: dotknij tam</translation>
    </message>
    <message>
        <source>Tap the place where it lies.</source>
        <comment>tap_there</comment>
        <translation>Dotknij miejsca, gdzie leży.</translation>
    </message>
    <message>
        <source>Another piece</source>
        <comment>another</comment>
        <translation>Inna figura</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <comment>nothing_wrong</comment>
        <translation>teraz nie ma czego poprawiać</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>one_moment</comment>
        <translation>Chwileczkę…</translation>
    </message>
    <message>
        <source>The referee did not answer. Tap again.</source>
        <comment>no_offer</comment>
        <translation>Sędzia nie odpowiedział. Dotknij ponownie.</translation>
    </message>
    <message>
        <source>port oars</source>
        <comment>port</comment>
        <translation>wiosła lewe</translation>
    </message>
    <message>
        <source>starboard oars</source>
        <comment>starboard</comment>
        <translation>wiosła prawe</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>masts</comment>
        <translation>maszty</translation>
    </message>
    <message>
        <source>Put the record right</source>
        <comment>correct</comment>
        <translation>Popraw zapis</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>leave</comment>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>player: roman</comment>
        <translation>Rzymianie</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>player: gaul</comment>
        <translation>Galowie</translation>
    </message>
    <message>
        <source>Romans (red)</source>
        <comment>player: light</comment>
        <translation>Rzymianie (czerwoni)</translation>
    </message>
    <message>
        <source>Greeks (blue)</source>
        <comment>player: dark</comment>
        <translation>Grecy (niebiescy)</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player: red</comment>
        <translation>czerwoni</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player: yellow</comment>
        <translation>żółci</translation>
    </message>
    <message>
        <source>Imperials</source>
        <comment>player: imperial</comment>
        <translation>cesarscy</translation>
    </message>
    <message>
        <source>Turks</source>
        <comment>player: turk</comment>
        <translation>Turcy</translation>
    </message>
    <message>
        <source>Side A</source>
        <comment>player: A</comment>
        <translation>strona A</translation>
    </message>
    <message>
        <source>Side B</source>
        <comment>player: B</comment>
        <translation>strona B</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>player: first</comment>
        <translation>gracz 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <comment>player: second</comment>
        <translation>gracz 2</translation>
    </message>
    <message>
        <source>Player 3</source>
        <comment>player: third</comment>
        <translation>gracz 3</translation>
    </message>
    <message>
        <source>Player 4</source>
        <comment>player: fourth</comment>
        <translation>gracz 4</translation>
    </message>
    <message>
        <source>Player 5</source>
        <comment>player: fifth</comment>
        <translation>gracz 5</translation>
    </message>
    <message>
        <source>Player 6</source>
        <comment>player: sixth</comment>
        <translation>gracz 6</translation>
    </message>
    <message>
        <source>Player 7</source>
        <comment>player: seventh</comment>
        <translation>gracz 7</translation>
    </message>
    <message>
        <source>Player 8</source>
        <comment>player: eighth</comment>
        <translation>gracz 8</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>player: table</comment>
        <translation>stół</translation>
    </message>
    <message numerus="yes">
        <source>towers</source>
        <comment>count: towers</comment>
        <translation>
            <numerusform>wieża</numerusform>
            <numerusform>wieże</numerusform>
            <numerusform>wież</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>walls</source>
        <comment>count: walls</comment>
        <translation>
            <numerusform>mur</numerusform>
            <numerusform>mury</numerusform>
            <numerusform>murów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>catapults</source>
        <comment>count: catapults</comment>
        <translation>
            <numerusform>katapulta</numerusform>
            <numerusform>katapulty</numerusform>
            <numerusform>katapult</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>galleys</source>
        <comment>count: galleys</comment>
        <translation>
            <numerusform>galera</numerusform>
            <numerusform>galery</numerusform>
            <numerusform>galer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oars</source>
        <comment>count: oars</comment>
        <translation>
            <numerusform>wiosło</numerusform>
            <numerusform>wiosła</numerusform>
            <numerusform>wioseł</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>masts</source>
        <comment>count: masts</comment>
        <translation>
            <numerusform>maszt</numerusform>
            <numerusform>maszty</numerusform>
            <numerusform>masztów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ships</source>
        <comment>count: ships</comment>
        <translation>
            <numerusform>okręt</numerusform>
            <numerusform>okręty</numerusform>
            <numerusform>okrętów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>soldiers</source>
        <comment>count: soldiers</comment>
        <translation>
            <numerusform>żołnierz</numerusform>
            <numerusform>żołnierze</numerusform>
            <numerusform>żołnierzy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <comment>count: tokens</comment>
        <translation>
            <numerusform>figura</numerusform>
            <numerusform>figury</numerusform>
            <numerusform>figur</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track: turn</comment>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <comment>track: cas</comment>
        <translation>Podkopy cesarskie</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <comment>track: tms</comment>
        <translation>Morale tureckie</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <comment>track: cms</comment>
        <translation>Morale cesarskie</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <comment>track: cts</comment>
        <translation>Artyleria cesarska</translation>
    </message>
    <message>
        <source>Table {t}</source>
        <comment>hall_table</comment>
        <translation>Stół {t}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <comment>hall_tables</comment>
        <translation>
            <numerusform>{n} stół</numerusform>
            <numerusform>{n} stoły</numerusform>
            <numerusform>{n} stołów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} calls</source>
        <comment>hall_calls</comment>
        <translation>
            <numerusform>{n} wezwanie</numerusform>
            <numerusform>{n} wezwania</numerusform>
            <numerusform>{n} wezwań</numerusform>
        </translation>
    </message>
    <message>
        <source>waits {n} min</source>
        <comment>hall_waits</comment>
        <translation>czeka {n} min</translation>
    </message>
    <message>
        <source>Move {n}</source>
        <comment>hall_move</comment>
        <translation>Ruch {n}</translation>
    </message>
    <message>
        <source>Nobody needs the arbiter.</source>
        <comment>hall_nothing</comment>
        <translation>Nikt nie potrzebuje arbitra.</translation>
    </message>
    <message>
        <source>The club’s server works</source>
        <comment>hall_server</comment>
        <translation>Serwer klubu działa</translation>
    </message>
    <message>
        <source>The club’s server does not answer</source>
        <comment>hall_no_server</comment>
        <translation>Serwer klubu nie odpowiada</translation>
    </message>
    <message>
        <source>The broker is gone. The tables play on and report later.</source>
        <comment>hall_no_broker</comment>
        <translation>Pośrednik jest niedostępny. Stoły grają dalej i doniosą później.</translation>
    </message>
    <message>
        <source>The database is gone. The tables keep what they have.</source>
        <comment>hall_no_database</comment>
        <translation>Baza danych jest niedostępna. Stoły przechowują, co mają.</translation>
    </message>
    <message numerus="yes">
        <source>The club’s certificate expires in {n} days. Run umpire club renew</source>
        <comment>hall_certificate</comment>
        <translation>
            <numerusform>Certyfikat klubu wygasa za {n} dzień: umpire club renew</numerusform>
            <numerusform>Certyfikat klubu wygasa za {n} dni: umpire club renew</numerusform>
            <numerusform>Certyfikat klubu wygasa za {n} dni: umpire club renew</numerusform>
        </translation>
    </message>
    <message>
        <source>The club’s certificate has expired. Run umpire club renew</source>
        <comment>hall_certificate_over</comment>
        <translation>Certyfikat klubu wygasł. Wykonaj umpire club renew</translation>
    </message>
    <message>
        <source>The program of this table is not connected. Look at its computer and start the program again. Until then, write the moves by hand.</source>
        <comment>hall_gone</comment>
        <translation>Program tego stołu nie ma połączenia. Sprawdź komputer stołu i uruchom program ponownie. Do tego czasu zapisujcie ruchy ręcznie.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <comment>hall_gone_short</comment>
        <translation>Brak połączenia</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was heard from this table for {n} seconds.</source>
        <comment>hall_stuck</comment>
        <translation>
            <numerusform>Od {n} sekundy nie ma wieści z tego stołu.</numerusform>
            <numerusform>Od {n} sekund nie ma wieści z tego stołu.</numerusform>
            <numerusform>Od {n} sekund nie ma wieści z tego stołu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two referees have the name of this table. End one of them.</source>
        <comment>hall_two_referees</comment>
        <translation>Dwóch sędziów ma nazwę tego stołu. Zatrzymaj jednego z nich.</translation>
    </message>
    <message numerus="yes">
        <source>The clock of this table is wrong by {n} minutes.</source>
        <comment>hall_clock</comment>
        <translation>
            <numerusform>Zegar tego stołu myli się o {n} minutę.</numerusform>
            <numerusform>Zegar tego stołu myli się o {n} minuty.</numerusform>
            <numerusform>Zegar tego stołu myli się o {n} minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>hall_open</comment>
        <translation>Pokaż stół</translation>
    </message>
    <message>
        <source>which move was it?</source>
        <comment>hall_about: too_close</comment>
        <translation>który to był ruch?</translation>
    </message>
    <message>
        <source>an illegal move stands</source>
        <comment>hall_about: illegal_stands</comment>
        <translation>niedozwolony ruch zostaje w mocy</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>hall_about: differs</comment>
        <translation>stół i zapis się różnią</translation>
    </message>
    <message>
        <source>a player calls</source>
        <comment>hall_about: called</comment>
        <translation>gracz wzywa arbitra</translation>
    </message>
    <message>
        <source>The board before the move</source>
        <comment>hall_before_move</comment>
        <translation>Plansza przed ruchem</translation>
    </message>
    <message>
        <source>The board after the move</source>
        <comment>hall_after_move</comment>
        <translation>Plansza po ruchu</translation>
    </message>
    <message>
        <source>The board in the record</source>
        <comment>hall_of_record</comment>
        <translation>Plansza według zapisu</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <comment>hall_stays</comment>
        <translation>Zostaje tak</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <comment>hall_undo</comment>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Let the illegal move stand</source>
        <comment>hall_stands</comment>
        <translation>Niech niedozwolony ruch zostanie</translation>
    </message>
    <message>
        <source>I am coming to the table</source>
        <comment>hall_come</comment>
        <translation>Idę do stołu</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <comment>hall_pause</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>hall_resume</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>A note to the players</source>
        <comment>hall_note</comment>
        <translation>Wiadomość dla graczy</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>hall_who</comment>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Arbiter: {a}</source>
        <comment>hall_arbiter</comment>
        <translation>Arbiter: {a}</translation>
    </message>
    <message>
        <source>Why? The players read this.</source>
        <comment>hall_why</comment>
        <translation>Dlaczego? Gracze to przeczytają.</translation>
    </message>
    <message>
        <source>Give your name and a reason.</source>
        <comment>hall_reason_needed</comment>
        <translation>Podaj imię i powód.</translation>
    </message>
    <message>
        <source>Give your name.</source>
        <comment>hall_name_needed</comment>
        <translation>Podaj swoje imię.</translation>
    </message>
    <message>
        <source>The rules say so.</source>
        <comment>hall_reason_rule</comment>
        <translation>Tak mówią zasady.</translation>
    </message>
    <message>
        <source>I saw it on the table.</source>
        <comment>hall_reason_seen</comment>
        <translation>Było to widać na stole.</translation>
    </message>
    <message>
        <source>The players agree.</source>
        <comment>hall_reason_agree</comment>
        <translation>Gracze się zgadzają.</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>hall_rule</comment>
        <translation>Rozstrzygnij</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>hall_back</comment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>hall_close</comment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The table has told nothing of its game yet.</source>
        <comment>hall_no_state</comment>
        <translation>Stół nie doniósł jeszcze nic o grze.</translation>
    </message>
    <message>
        <source>No table plays yet.</source>
        <comment>hall_no_game</comment>
        <translation>Żaden stół jeszcze nie gra.</translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds later</source>
        <comment>hall_delay</comment>
        <translation>
            <numerusform>{n} sekundę później</numerusform>
            <numerusform>{n} sekundy później</numerusform>
            <numerusform>{n} sekund później</numerusform>
        </translation>
    </message>
    <message>
        <source>Witnesses</source>
        <comment>witness_show</comment>
        <translation>Świadkowie</translation>
    </message>
    <message>
        <source>Two phones scan this code and sign. Then nobody can change these games later.</source>
        <comment>witness_scan</comment>
        <translation>Dwa telefony skanują ten kod i podpisują. Potem nikt nie zmieni już tych partii.</translation>
    </message>
    <message>
        <source>Witness of this evening</source>
        <comment>witness_title</comment>
        <translation>Świadek tego wieczoru</translation>
    </message>
    <message>
        <source>Your phone signs which games have ended, and how. Who changes them later is found out.</source>
        <comment>witness_about</comment>
        <translation>Twój telefon podpisuje, które partie się skończyły i jak. Kto je później zmieni, zostanie wykryty.</translation>
    </message>
    <message>
        <source>No game is sealed yet. Leave this page open.</source>
        <comment>witness_none</comment>
        <translation>Żadna partia nie jest jeszcze zapieczętowana. Zostaw tę stronę otwartą.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games are sealed: {code}.</source>
        <comment>witness_state</comment>
        <translation>
            <numerusform>Zapieczętowano {n} partię: {code}.</numerusform>
            <numerusform>Zapieczętowano {n} partie: {code}.</numerusform>
            <numerusform>Zapieczętowano {n} partii: {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signed by {n} phones.</source>
        <comment>witness_count</comment>
        <translation>
            <numerusform>Podpisał {n} telefon.</numerusform>
            <numerusform>Podpisały {n} telefony.</numerusform>
            <numerusform>Podpisało {n} telefonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign</source>
        <comment>witness_sign</comment>
        <translation>Podpisz</translation>
    </message>
    <message>
        <source>Your phone has signed.</source>
        <comment>witness_signed</comment>
        <translation>Twój telefon podpisał.</translation>
    </message>
    <message>
        <source>The code of this phone is {code}. Write it down: it tells your signature from others.</source>
        <comment>witness_me</comment>
        <translation>Kod tego telefonu to {code}. Zapisz go: po nim poznasz swój podpis.</translation>
    </message>
    <message numerus="yes">
        <source>Table {t}: {n} events, {code}</source>
        <comment>witness_game</comment>
        <translation>
            <numerusform>Stół {t}: {n} zdarzenie, {code}</numerusform>
            <numerusform>Stół {t}: {n} zdarzenia, {code}</numerusform>
            <numerusform>Stół {t}: {n} zdarzeń, {code}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} finished games are not sealed yet.</source>
        <comment>witness_waiting</comment>
        <translation>
            <numerusform>{n} skończona partia nie jest jeszcze zapieczętowana.</numerusform>
            <numerusform>{n} skończone partie nie są jeszcze zapieczętowane.</numerusform>
            <numerusform>{n} skończonych partii nie jest jeszcze zapieczętowanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seal the finished games now</source>
        <comment>witness_publish</comment>
        <translation>Zapieczętuj skończone partie teraz</translation>
    </message>
    <message>
        <source>This browser cannot sign (Ed25519). Use a newer one, and no private window.</source>
        <comment>witness_no_key</comment>
        <translation>Ta przeglądarka nie umie podpisywać (Ed25519). Użyj nowszej i nie w oknie prywatnym.</translation>
    </message>
    <message>
        <source>A browser signs over HTTPS only. Scan the code again.</source>
        <comment>witness_insecure</comment>
        <translation>Przeglądarka podpisuje tylko przez HTTPS. Zeskanuj kod jeszcze raz.</translation>
    </message>
    <message>
        <source>Do not sign: the club has another key than before.</source>
        <comment>witness_other</comment>
        <translation>Nie podpisuj: klub ma inny klucz niż wcześniej.</translation>
    </message>
    <message>
        <source>Do not sign: the club’s signature or a game of the list is wrong. Show this to the players.</source>
        <comment>witness_wrong</comment>
        <translation>Nie podpisuj: podpis klubu albo jedna z partii na liście jest zła. Pokaż to graczom.</translation>
    </message>
    <message>
        <source>Do not sign: this list changes or leaves out what your phone signed before. Show this to the players.</source>
        <comment>witness_back</comment>
        <translation>Nie podpisuj: ta lista zmienia albo pomija to, co twój telefon już podpisał. Pokaż to graczom.</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>cup_tables</comment>
        <translation>Stoły</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>cup_tournament</comment>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>There is no tournament yet.</source>
        <comment>cup_none</comment>
        <translation>Nie ma jeszcze turnieju.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>cup_new</comment>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <comment>cup_name</comment>
        <translation>Nazwa turnieju</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>cup_game</comment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>cup_any_game</comment>
        <translation>Dowolna gra</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <comment>cup_system</comment>
        <translation>Kto z kim gra</translation>
    </message>
    <message>
        <source>Everyone meets everyone</source>
        <comment>cup_system: round-robin</comment>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Everyone meets everyone twice</source>
        <comment>cup_system: double-round-robin</comment>
        <translation>Każdy z każdym dwa razy</translation>
    </message>
    <message>
        <source>Tables of more than two</source>
        <comment>cup_system: groups</comment>
        <translation>Stoły dla więcej niż dwóch</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>cup_system: swiss</comment>
        <translation>Szwajcarski</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>cup_system: knockout</comment>
        <translation>Pucharowy</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <comment>cup_rounds</comment>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <source>all rounds</source>
        <comment>cup_all_rounds</comment>
        <translation>wszystkie rundy</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <comment>cup_seats</comment>
        <translation>Gracze przy stole</translation>
    </message>
    <message>
        <source>Players: a CSV list, a TRF report, or a tournament of Umpire</source>
        <comment>cup_file</comment>
        <translation>Gracze: lista CSV, raport TRF albo turniej Umpire</translation>
    </message>
    <message>
        <source>Letters of the file</source>
        <comment>cup_letters</comment>
        <translation>Litery pliku</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <comment>cup_letters: utf-8</comment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Hungary, Poland (windows-1250)</source>
        <comment>cup_letters: windows-1250</comment>
        <translation>Polska, Węgry (windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (windows-1251)</source>
        <comment>cup_letters: windows-1251</comment>
        <translation>cyrylica (windows-1251)</translation>
    </message>
    <message>
        <source>Western Europe (windows-1252)</source>
        <comment>cup_letters: windows-1252</comment>
        <translation>Europa Zachodnia (windows-1252)</translation>
    </message>
    <message>
        <source>The file is not in UTF-8. Choose its letters below.</source>
        <comment>cup_letters_wrong</comment>
        <translation>Plik nie jest w UTF-8. Wybierz poniżej jego litery.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <comment>cup_name_missing</comment>
        <translation>Podaj nazwę turnieju.</translation>
    </message>
    <message>
        <source>Choose the file with the players.</source>
        <comment>cup_file_missing</comment>
        <translation>Wybierz plik z zawodnikami.</translation>
    </message>
    <message>
        <source>Give the player&apos;s name.</source>
        <comment>cup_player_missing</comment>
        <translation>Podaj nazwisko zawodnika.</translation>
    </message>
    <message>
        <source>A Swiss needs its number of rounds.</source>
        <comment>cup_rounds_missing</comment>
        <translation>System szwajcarski wymaga liczby rund.</translation>
    </message>
    <message>
        <source>Make the tournament</source>
        <comment>cup_make</comment>
        <translation>Utwórz turniej</translation>
    </message>
    <message>
        <source>Round {n} of {m}</source>
        <comment>cup_round_of</comment>
        <translation>Runda {n} z {m}</translation>
    </message>
    <message>
        <source>No round is made yet. {m} are planned.</source>
        <comment>cup_no_round</comment>
        <translation>Nie ma jeszcze żadnej rundy. Liczba zaplanowanych rund to {m}.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>cup_round</comment>
        <translation>Runda {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} results are missing</source>
        <comment>cup_missing</comment>
        <translation>
            <numerusform>brakuje {n} wyniku</numerusform>
            <numerusform>brakuje {n} wyników</numerusform>
            <numerusform>brakuje {n} wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <comment>cup_all_in</comment>
        <translation>wszystkie wyniki są znane</translation>
    </message>
    <message>
        <source>Make the next round</source>
        <comment>cup_next</comment>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Go on without these results</source>
        <comment>cup_go_on</comment>
        <translation>Kontynuuj bez tych wyników</translation>
    </message>
    <message>
        <source>The round is being made.</source>
        <comment>cup_busy</comment>
        <translation>Runda jest układana.</translation>
    </message>
    <message>
        <source>Print the pairings</source>
        <comment>cup_print_pairings</comment>
        <translation>Drukuj pary</translation>
    </message>
    <message>
        <source>Print the results</source>
        <comment>cup_print_results</comment>
        <translation>Drukuj wyniki</translation>
    </message>
    <message>
        <source>Print the standings</source>
        <comment>cup_print_standings</comment>
        <translation>Drukuj klasyfikację</translation>
    </message>
    <message>
        <source>Save as TRF</source>
        <comment>cup_report</comment>
        <translation>Zapisz jako TRF</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <comment>cup_save</comment>
        <translation>Zapisz turniej</translation>
    </message>
    <message>
        <source>Pairings</source>
        <comment>cup_pairings</comment>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>cup_standings</comment>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>cup_points</comment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>cup_result</comment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <comment>cup_enter</comment>
        <translation>Wpisz wynik</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>cup_bye</comment>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>{a} wins</source>
        <comment>cup_wins</comment>
        <translation>{a} wygrywa</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>cup_draw</comment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{a} did not come</source>
        <comment>cup_absent</comment>
        <translation>{a} nie przyszedł</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <comment>cup_nobody</comment>
        <translation>Nikt nie przyszedł</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>cup_both_lose</comment>
        <translation>Oboje przegrali</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>cup_forfeit</comment>
        <translation>walkower</translation>
    </message>
    <message>
        <source>{a} has ½, {b} 0</source>
        <comment>cup_half</comment>
        <translation>{a} ma ½, {b} ma 0</translation>
    </message>
    <message>
        <source>The result is not known any more</source>
        <comment>cup_unknown</comment>
        <translation>Już nie wiadomo</translation>
    </message>
    <message>
        <source>What the boards won, such as 2.5:1.5</source>
        <comment>cup_boards</comment>
        <translation>Punkty z kolejnych plansz, na przykład 2.5:1.5</translation>
    </message>
    <message>
        <source>The places in this order, such as 1,3,2</source>
        <comment>cup_places</comment>
        <translation>Miejsca w tej kolejności, na przykład 1,3,2</translation>
    </message>
    <message>
        <source>Another result, such as 1-0</source>
        <comment>cup_by_hand</comment>
        <translation>Inny wynik, na przykład 1-0</translation>
    </message>
    <message>
        <source>Pair by hand</source>
        <comment>cup_pair</comment>
        <translation>Kojarzenie ręczne</translation>
    </message>
    <message>
        <source>Each line is a table. The first player has the first seat. A player alone in a line sits out.</source>
        <comment>cup_pair_how</comment>
        <translation>Każdy wiersz to stół. Pierwszy gracz ma pierwsze miejsce. Kto jest w wierszu sam, pauzuje.</translation>
    </message>
    <message>
        <source>First seat</source>
        <comment>cup_seat_first</comment>
        <translation>Pierwsze miejsce</translation>
    </message>
    <message>
        <source>Second seat (if empty, the first sits out)</source>
        <comment>cup_seat_second</comment>
        <translation>Drugie miejsce (jeśli puste, pierwszy pauzuje)</translation>
    </message>
    <message>
        <source>Second seat</source>
        <comment>cup_seat_other</comment>
        <translation>Drugie miejsce</translation>
    </message>
    <message>
        <source>It counts all the same</source>
        <comment>cup_in_spite</comment>
        <translation>Mimo to jest ważne</translation>
    </message>
    <message>
        <source>Expel</source>
        <comment>cup_expel</comment>
        <translation>Wykluczenie</translation>
    </message>
    <message>
        <source>was expelled</source>
        <comment>cup_expelled</comment>
        <translation>wykluczony</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>cup_lots</comment>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Before the first round lots give the players their numbers; later they break ties.</source>
        <comment>cup_lots_how</comment>
        <translation>Ta sama liczba początkowa zawsze daje to samo losowanie. Przed pierwszą rundą losowanie nadaje numery graczom, później rozstrzyga remisy.</translation>
    </message>
    <message>
        <source>Seed (if empty, Umpire draws one)</source>
        <comment>cup_seed</comment>
        <translation>Liczba początkowa (jeśli pusta, wylosuje ją Umpire)</translation>
    </message>
    <message>
        <source>Lots: seed {n}</source>
        <comment>cup_lots_are</comment>
        <translation>Losowanie: liczba {n}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>cup_play_off</comment>
        <translation>Dogrywka</translation>
    </message>
    <message>
        <source>Enter it</source>
        <comment>cup_say</comment>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Why? A result that was there needs a reason.</source>
        <comment>cup_why</comment>
        <translation>Dlaczego? Zmiana wyniku wymaga powodu.</translation>
    </message>
    <message>
        <source>from table {t}</source>
        <comment>cup_from</comment>
        <translation>ze stołu {t}</translation>
    </message>
    <message>
        <source>The table played another game: {s}.</source>
        <comment>cup_not: other_game</comment>
        <translation>Przy stole grano w inną grę: {s}.</translation>
    </message>
    <message>
        <source>At the table sat {s}.</source>
        <comment>cup_not: other_players</comment>
        <translation>Przy stole siedzieli {s}.</translation>
    </message>
    <message>
        <source>The table says {s}.</source>
        <comment>cup_not: other_result</comment>
        <translation>Stół podaje {s}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <comment>cup_players</comment>
        <translation>
            <numerusform>{n} gracz</numerusform>
            <numerusform>{n} gracze</numerusform>
            <numerusform>{n} graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops after this round</source>
        <comment>cup_stops</comment>
        <translation>Kończy po tej rundzie</translation>
    </message>
    <message>
        <source>plays no more</source>
        <comment>cup_stopped</comment>
        <translation>już nie gra</translation>
    </message>
    <message>
        <source>Plays again</source>
        <comment>cup_plays</comment>
        <translation>Gra znowu</translation>
    </message>
    <message>
        <source>Away in the next round</source>
        <comment>cup_away</comment>
        <translation>Nieobecny w następnej rundzie</translation>
    </message>
    <message>
        <source>Away in the next round, for half a point</source>
        <comment>cup_away_half</comment>
        <translation>Nieobecny w następnej rundzie, za pół punktu</translation>
    </message>
    <message>
        <source>away in the next round</source>
        <comment>cup_is_away</comment>
        <translation>nieobecny w następnej rundzie</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>cup_add</comment>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>cup_player</comment>
        <translation>Imię i nazwisko</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>cup_club</comment>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>cup_rating</comment>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <comment>cup_printing</comment>
        <translation>Trwa drukowanie.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <comment>game: war-galley</comment>
        <translation>Galera wojenna</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <comment>game: triremes</comment>
        <translation>Triery i hoplici</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <comment>game: murus-gallicus</comment>
        <translation>Mur galijski</translation>
    </message>
    <message>
        <source>Buda 1686</source>
        <comment>game: buda-1686</comment>
        <translation>Buda 1686</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <comment>game: naval-battle</comment>
        <translation>Bitwa morska</translation>
    </message>
    <message>
        <source>the players say different results</source>
        <comment>hall_about: reports_differ</comment>
        <translation>gracze podają różne wyniki</translation>
    </message>
    <message>
        <source>not everybody confirms the result</source>
        <comment>hall_about: reports_overdue</comment>
        <translation>nie wszyscy potwierdzają wynik</translation>
    </message>
    <message>
        <source>too many wrong codes, so no code is taken for ten minutes</source>
        <comment>hall_about: codes_guessed</comment>
        <translation>za dużo błędnych kodów, dlatego przez dziesięć minut żaden kod nie jest przyjmowany</translation>
    </message>
    <message>
        <source>Report a result</source>
        <comment>report_title</comment>
        <translation>Zgłoś wynik</translation>
    </message>
    <message>
        <source>You have no game now.</source>
        <comment>report_none</comment>
        <translation>Nie masz teraz partii.</translation>
    </message>
    <message>
        <source>Your code, from your slip</source>
        <comment>report_code</comment>
        <translation>Twój kod z karteczki</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>report_open</comment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>You are {a}</source>
        <comment>report_you</comment>
        <translation>To ty: {a}</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <comment>report_how</comment>
        <translation>Jak skończyła się gra?</translation>
    </message>
    <message>
        <source>{a} says: {r}.</source>
        <comment>report_says</comment>
        <translation>{a} mówi: {r}.</translation>
    </message>
    <message>
        <source>Is this right?</source>
        <comment>report_right</comment>
        <translation>Czy to prawda?</translation>
    </message>
    <message>
        <source>I confirm: {r}</source>
        <comment>report_confirm</comment>
        <translation>Potwierdzam: {r}</translation>
    </message>
    <message>
        <source>That is not so</source>
        <comment>report_not_so</comment>
        <translation>To nie tak</translation>
    </message>
    <message>
        <source>I want to change what I said</source>
        <comment>report_again</comment>
        <translation>Zmień zgłoszenie</translation>
    </message>
    <message>
        <source>I am somebody else</source>
        <comment>report_leave</comment>
        <translation>Jestem innym graczem</translation>
    </message>
    <message>
        <source>You said: {r}. It counts once everybody at the table has confirmed it.</source>
        <comment>report_waits</comment>
        <translation>Twoje zgłoszenie: {r}. Liczy się, gdy potwierdzą wszyscy przy stole.</translation>
    </message>
    <message>
        <source>Not everybody has confirmed within five minutes. The arbiter is called.</source>
        <comment>report_overdue</comment>
        <translation>Nie wszyscy potwierdzili w ciągu pięciu minut. Arbiter jest wezwany.</translation>
    </message>
    <message>
        <source>You do not say the same. The arbiter is called. If you were wrong, say it again.</source>
        <comment>report_differ</comment>
        <translation>Podajecie różne wyniki. Arbiter jest wezwany. Jeśli to twoja pomyłka, zgłoś wynik jeszcze raz.</translation>
    </message>
    <message>
        <source>The result is in: {r}</source>
        <comment>report_stands</comment>
        <translation>Wynik jest zapisany: {r}</translation>
    </message>
    <message>
        <source>No player has this code. Look at your slip.</source>
        <comment>report_wrong_code</comment>
        <translation>Żaden gracz nie ma takiego kodu. Sprawdź karteczkę.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait ten minutes, or tell the arbiter.</source>
        <comment>report_too_many</comment>
        <translation>Za dużo błędnych kodów. Poczekaj dziesięć minut albo powiedz arbitrowi.</translation>
    </message>
    <message>
        <source>You have another game now.</source>
        <comment>report_over</comment>
        <translation>Masz teraz inną partię.</translation>
    </message>
    <message>
        <source>There is a result already. Only the arbiter changes it.</source>
        <comment>report_has_result</comment>
        <translation>Wynik już jest. Może go zmienić tylko arbiter.</translation>
    </message>
    <message>
        <source>A code is taken over HTTPS only. Scan the square again.</source>
        <comment>report_insecure</comment>
        <translation>Kod przyjmujemy tylko przez HTTPS. Zeskanuj kwadrat jeszcze raz.</translation>
    </message>
    <message>
        <source>Place of {a}</source>
        <comment>report_place</comment>
        <translation>Miejsce: {a}</translation>
    </message>
    <message>
        <source>Boards won by {a}</source>
        <comment>report_boards</comment>
        <translation>Wygrane plansze: {a}</translation>
    </message>
    <message>
        <source>Players: after the game, scan this and say the result.</source>
        <comment>report_scan</comment>
        <translation>Gracze: po grze zeskanujcie to i zgłoście wynik.</translation>
    </message>
    <message>
        <source>Print slips with codes</source>
        <comment>cup_print_slips</comment>
        <translation>Drukuj karteczki z kodami</translation>
    </message>
    <message>
        <source>New codes for the players</source>
        <comment>cup_codes</comment>
        <translation>Nowe kody dla graczy</translation>
    </message>
    <message>
        <source>The codes on all slips that were printed before open nothing any more.</source>
        <comment>cup_codes_why</comment>
        <translation>Kody z wydrukowanych wcześniej karteczek nie otworzą już niczego.</translation>
    </message>
    <message>
        <source>by phone: {a}</source>
        <comment>cup_by_phone</comment>
        <translation>przez telefon: {a}</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <comment>hall_free</comment>
        <translation>Nikt nie gra</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>hall_sound</comment>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>On the keyboard, N shows the next call, 1 to 9 press its buttons, and S switches the sound.</source>
        <comment>hall_keys</comment>
        <translation>Klawisze: N przechodzi do następnego wezwania, 1–9 naciskają jego przyciski, S włącza i wyłącza dźwięk.</translation>
    </message>
    <message>
        <source>Or type the six characters that Umpire shows on its screen now.</source>
        <comment>code_type</comment>
        <translation>Albo wpisz sześć znaków, które Umpire pokazuje teraz na ekranie.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>code_enter</comment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>This is not the code. Look at Umpire’s screen again.</source>
        <comment>code_wrong</comment>
        <translation>To nie jest ten kod. Spójrz jeszcze raz na ekran Umpire.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Umpire shows a new one now.</source>
        <comment>code_over</comment>
        <translation>Ten kod nie jest już ważny. Umpire pokazuje teraz nowy.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait five minutes, or scan the code.</source>
        <comment>code_often</comment>
        <translation>Za dużo błędnych kodów. Poczekaj pięć minut albo zeskanuj kod.</translation>
    </message>
    <message>
        <source>This telephone can be the camera of the game.</source>
        <comment>hint_camera</comment>
        <translation>Ten telefon może być kamerą gry.</translation>
    </message>
    <message>
        <source>left</source>
        <comment>time_left</comment>
        <translation>zostało</translation>
    </message>
    <message>
        <source>no time is left</source>
        <comment>hall_about: no_time</comment>
        <translation>skończył się czas</translation>
    </message>
    <message>
        <source>The side loses on time</source>
        <comment>hall_lost_on_time</comment>
        <translation>Przegrywa na czas</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>cup_choose</comment>
        <translation>Wybierz plik</translation>
    </message>
    <message>
        <source>No file is chosen yet</source>
        <comment>cup_no_file</comment>
        <translation>Nie wybrano jeszcze pliku</translation>
    </message>
    <message numerus="yes">
        <source>{n} players wait for their turn</source>
        <comment>players_wait</comment>
        <translation>
            <numerusform>{n} gracz czeka na swoją kolej</numerusform>
            <numerusform>{n} gracze czekają na swoją kolej</numerusform>
            <numerusform>{n} graczy czeka na swoją kolej</numerusform>
        </translation>
    </message>
    <message>
        <source>No move yet</source>
        <comment>hall_no_move</comment>
        <translation>Jeszcze bez ruchu</translation>
    </message>
    <message>
        <source>Enter your name</source>
        <comment>hall_name</comment>
        <translation>Podaj swoje imię</translation>
    </message>
</context>
<context>
    <name>Kit</name>
    <message>
        <source>This line is 100 mm long. If yours is not, print at 100 %, without scaling.</source>
        <translation>Ta linia ma 100 mm. Jeśli nie, drukuj w skali 100 %, bez dopasowania.</translation>
    </message>
    <message>
        <source>Corner tags</source>
        <translation>Znaczniki narożne</translation>
    </message>
    <message>
        <source>near left</source>
        <translation>bliski lewy</translation>
    </message>
    <message>
        <source>near right</source>
        <translation>bliski prawy</translation>
    </message>
    <message>
        <source>far right</source>
        <translation>daleki prawy</translation>
    </message>
    <message>
        <source>far left</source>
        <translation>daleki lewy</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Strona %1</translation>
    </message>
    <message>
        <source>play area</source>
        <translation>pole gry</translation>
    </message>
    <message>
        <source>Cut out the four tags with their white edge.</source>
        <translation>Wytnij cztery znaczniki z białym brzegiem.</translation>
    </message>
    <message>
        <source>Lay each flat at its corner, its words towards side A.</source>
        <translation>Połóż każdy płasko w jego rogu, napisem w stronę A.</translation>
    </message>
    <message>
        <source>Measure no distances between the tags. Umpire finds them.</source>
        <translation>Nie mierz odległości między znacznikami. Umpire sam je ustali.</translation>
    </message>
    <message>
        <source>Cover no tag while you play.</source>
        <translation>Nie zasłaniaj znaczników podczas gry.</translation>
    </message>
    <message>
        <source>what to cut, fold and lay</source>
        <translation>co wyciąć, złożyć i położyć</translation>
    </message>
    <message>
        <source>Cut the sheets of the board along the marks. Glue each onto the grey strip of its neighbour.</source>
        <translation>Przytnij arkusze planszy przy znakach. Przyklej każdy do szarego paska sąsiada.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, and glue it together.</source>
        <translation>Wytnij każdy pasek, złóż wzdłuż przerywanej linii i sklej.</translation>
    </message>
    <message>
        <source>Lay the board flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Połóż planszę płasko między czterema znacznikami. Znaczniki są na osobnym arkuszu. Nie zasłaniaj ich.</translation>
    </message>
    <message>
        <source>Lay the map flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Połóż mapę płasko między czterema znacznikami. Znaczniki są na osobnym arkuszu. Nie zasłaniaj ich.</translation>
    </message>
    <message>
        <source>A place on the map names the counter that begins there. A ring on the level track is where a marker begins.</source>
        <translation>Miejsce na mapie podaje nazwę jednostki, która tam zaczyna. Kółko na torze poziomów to start znacznika.</translation>
    </message>
    <message>
        <source>Leave room beside the board for the dice and for what is drawn.</source>
        <translation>Zostaw obok planszy miejsce na kostki i na to, co dobieracie.</translation>
    </message>
    <message>
        <source>Leave room beside the map for the die.</source>
        <translation>Zostaw obok mapy miejsce na kostkę.</translation>
    </message>
    <message>
        <source>Have you no stones? Cut out the discs, and glue each on card or on coins, until it is at least %1 mm thick.</source>
        <translation>Nie masz kamieni? Wytnij krążki i naklej każdy na karton lub monety, aby miał co najmniej %1 mm grubości.</translation>
    </message>
    <message>
        <source>Put two stones, one on the other, on each cell that has a 2 in the drawing. On the printed board these cells have a second outline.</source>
        <translation>Połóż po dwa kamienie, jeden na drugim, na każdym polu, na którym rysunek pokazuje 2. Na wydrukowanej planszy te pola mają drugi obrys.</translation>
    </message>
    <message>
        <source>Cut out each figure, fold it in the middle, and glue its base on card. It stands upright.</source>
        <translation>Wytnij każdą figurkę, złóż w środku i przyklej podstawę do kartonu. Figurka stoi.</translation>
    </message>
    <message>
        <source>Take the tray out of each matchbox. Cut out the decks, and glue one on each sleeve.</source>
        <translation>Wyjmij szufladkę z każdego pudełka. Wytnij pokłady i naklej po jednym na zewnętrzną część każdego pudełka.</translation>
    </message>
    <message>
        <source>Pierce the deck and the long sides at the marks. Push matches with heads into the sides: these are the oars. Push matches without heads into the deck: these are the masts. The numbers on the deck say how many. No head may touch a striking strip.</source>
        <translation>Przebij pokład i długie boki w miejscach znaków. Wsuń zapałki z główkami w boki: to wiosła. Wsuń zapałki bez główek w pokład: to maszty. Liczby na pokładzie mówią, ile ich jest. Żadna główka nie może dotykać draski.</translation>
    </message>
    <message>
        <source>Lay the four corner tags around the sea, about 60 cm apart along the players&apos; edges and 42 cm apart from player to player. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Połóż cztery znaczniki wokół morza: około 60 cm od siebie wzdłuż krawędzi graczy i 42 cm od gracza do gracza. Znaczniki są na osobnym arkuszu. Nie zasłaniaj ich.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>kamienie</translation>
    </message>
    <message>
        <source>Cut out the discs. Glue each on card or on coins, until it is at least %1 mm thick. Umpire may count a stack of thinner stones wrongly.</source>
        <translation>Wytnij krążki. Naklej każdy na karton lub monety, aby miał co najmniej %1 mm grubości. Stos cieńszych kamieni Umpire może policzyć źle.</translation>
    </message>
    <message>
        <source>Measure the thickness of a finished stone, and write it here: ________ mm</source>
        <translation>Zmierz grubość gotowego kamienia i zapisz tutaj: ________ mm</translation>
    </message>
    <message>
        <source>tops of stacks</source>
        <translation>wierzchy stosów</translation>
    </message>
    <message>
        <source>A paper disc with two or three dots may lie on a stack of two or three stones, for the players&apos; eyes. Umpire counts the stones, not the dots.</source>
        <translation>Na stosie z dwóch lub trzech kamieni może leżeć krążek z dwiema lub trzema kropkami, dla oczu graczy. Umpire liczy kamienie, nie kropki.</translation>
    </message>
    <message>
        <source>Certificate sheet</source>
        <translation>Arkusz certyfikacyjny</translation>
    </message>
    <message>
        <source>Lay this sheet flat on the table where you play, with the lamp and the camera as in a game. Cover nothing. Take one picture.</source>
        <translation>Połóż ten arkusz płasko na stole, na którym gracie; lampa i kamera jak podczas gry. Niczego nie zasłaniaj. Zrób jedno zdjęcie.</translation>
    </message>
    <message>
        <source>Lay a ruler on the 100 mm line below, and write down how long it is: ________ mm</source>
        <translation>Zmierz linijką linię 100 mm na dole i zapisz jej długość: ________ mm</translation>
    </message>
    <message>
        <source>Calibration board</source>
        <translation>Plansza kalibracyjna</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Linijki</translation>
    </message>
    <message>
        <source>rulers</source>
        <translation>linijki</translation>
    </message>
    <message>
        <source>A ruler in centimetres. Cut it out and glue it on card.</source>
        <translation>Linijka w centymetrach. Wytnij ją i naklej na karton.</translation>
    </message>
    <message>
        <source>How long is a match? Lay one here, its end at the left edge, and read where it stops.</source>
        <translation>Jak długa jest zapałka? Połóż ją tu końcem przy lewej krawędzi i odczytaj, dokąd sięga.</translation>
    </message>
    <message>
        <source>Match rulers for matches of %1 mm.</source>
        <translation>Linijki dla zapałek %1 mm.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Galera wojenna</translation>
    </message>
    <message>
        <source>order reference</source>
        <translation>rozkazy</translation>
    </message>
    <message>
        <source>deck stickers</source>
        <translation>naklejki na pokłady</translation>
    </message>
    <message>
        <source>oars %1 + %1 · masts %2</source>
        <translation>wiosła %1 + %1 · maszty %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>naprzód</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>skręt w lewo</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>skręt w prawo</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>ognia!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>przestawienie wioseł</translation>
    </message>
    <message>
        <source>One match ahead.</source>
        <translation>Jedna zapałka naprzód.</translation>
    </message>
    <message>
        <source>60° to the left, then one match ahead.</source>
        <translation>60° w lewo, potem jedna zapałka naprzód.</translation>
    </message>
    <message>
        <source>60° to the right, then one match ahead.</source>
        <translation>60° w prawo, potem jedna zapałka naprzód.</translation>
    </message>
    <message>
        <source>A match without a head. At most one for each mast.</source>
        <translation>Zapałka bez główki. Najwyżej jedna na maszt.</translation>
    </message>
    <message>
        <source>Two matches; the oars change sides on the second.</source>
        <translation>Dwie zapałki; wiosła przestawia się przy drugiej.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Rozkazy</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ostrzał</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Taranowanie</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Uszkodzenia</translation>
    </message>
    <message>
        <source>Up to 5 matches a galley, as many as possible; the farthest from you is executed first. Movement orders: at most the oars on the weaker side.</source>
        <translation>Do 5 zapałek na galerę, ile tylko można; najdalsza od ciebie działa pierwsza. Rozkazy ruchu: najwyżej tyle, ile wioseł na słabszej burcie.</translation>
    </message>
    <message>
        <source>Within 3 M of the hull. M is one match, %1 mm. Matches to drop: masts × 2 within 1 M, × 1 within 2 M, × ½ (rounded up) within 3 M.</source>
        <translation>Do 3 M od kadłuba. M to długość zapałki, %1 mm. Rzuca się: maszty × 2 do 1 M, × 1 do 2 M, × ½ (w górę) do 3 M.</translation>
    </message>
    <message>
        <source>Each head that points at the target; from the side zone the plain ends too. If a match touches a galley or an order match, all of them miss.</source>
        <translation>Każda główka skierowana na cel; ze strefy bocznej także gołe końce. Jeśli zapałka dotknie galery lub rozkazu, wszystkie chybiają.</translation>
    </message>
    <message>
        <source>From the side 2, from behind 1, head-on 2 each; +1 for each forward order of the rammer.</source>
        <translation>W burtę 2, w rufę 1, czołowo po 2; +1 za każdy rozkaz naprzód taranującego.</translation>
    </message>
    <message>
        <source>First an oar on the attacker&apos;s side; that side takes the most. 3 or more: at least one mast. Without oars on either side a galley sinks.</source>
        <translation>Najpierw wiosło od strony atakującego; ta burta traci najwięcej. Od 3: co najmniej jeden maszt. Bez wioseł po obu burtach galera tonie.</translation>
    </message>
    <message>
        <source>For matchboxes of 60 x 35 mm: glue one on each sleeve, the triangle is the bow. Pierce the circles for masts and the sides at the marks for oars.</source>
        <translation>Na pudełka 60 x 35 mm: naklej na wierzch, trójkąt to dziób. Przebij kółka na maszty, a boki przy kreskach na wiosła.</translation>
    </message>
    <message>
        <source>For matches of %1 mm. Lay a ruler at the hull: within 1, 2 and 3 matches each mast drops 2, 1 and ½ matches.</source>
        <translation>Dla zapałek %1 mm. Przyłóż linijkę do kadłuba: do 1, 2 i 3 zapałek każdy maszt daje 2, 1 i ½ zapałki.</translation>
    </message>
    <message>
        <source>Lay a triangle on the side to which the galley turns. One corner is at the bow, or at the end of the last order match. One side of that corner points straight ahead. Lay the next order match along the other side of that corner.</source>
        <translation>Połóż trójkąt po stronie, w którą skręca galera. Jeden róg leży przy dziobie albo przy końcu ostatniej zapałki rozkazu. Jeden bok tego rogu wskazuje prosto naprzód. Połóż następną zapałkę rozkazu wzdłuż drugiego boku tego rogu.</translation>
    </message>
    <message>
        <source>glue sheet %1 here</source>
        <translation>tu przyklej arkusz %1</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>arkusz %1 z %2</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Murus Gallicus – Mur galijski</translation>
    </message>
    <message>
        <source>squares of %1 mm</source>
        <translation>pola po %1 mm</translation>
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
        <translation>sześciokąt na 5</translation>
    </message>
    <message>
        <source>hexagon of 4</source>
        <translation>sześciokąt na 4</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Triery i hoplici</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figurki</translation>
    </message>
    <message>
        <source>Cut out each strip whole. Fold it in the middle, pictures outwards, and the coloured fields outwards; glue those on a piece of card, 19 x 9 mm for a ship, 9 x 9 mm for a soldier. The yellow end of the base is the bow. A captured ship is replaced by a spare one of its captor.</source>
        <translation>Wytnij każdy pasek w całości. Złóż go na pół rysunkami na zewnątrz, kolorowe pola też na zewnątrz; przyklej je do kartonu: 19 x 9 mm dla okrętu, 9 x 9 mm dla żołnierza. Żółty koniec podstawki to dziób. Zdobyty okręt zastępuje się zapasowym okrętem zdobywcy.</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Naval Battle – Bitwa morska</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plansza</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>żetony</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwone</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółte</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. Left above: strength; left below: squares in a move.</source>
        <translation>Wytnij każdy pasek, złóż wzdłuż przerywanej linii rysunkami na zewnątrz i sklej. U góry z lewej: siła; u dołu z lewej: pola w ruchu.</translation>
    </message>
    <message>
        <source>table of ships</source>
        <translation>tabelka okrętów</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>siła</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>pola</translation>
    </message>
    <message>
        <source>plane (attacks up to %1 squares away)</source>
        <translation>samolot (atakuje do %1 pól)</translation>
    </message>
    <message>
        <source>coastal battery</source>
        <translation>bateria nadbrzeżna</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>mina</translation>
    </message>
    <message>
        <source>The stronger stays, the weaker is taken off; equals both go.</source>
        <translation>Silniejsza zostaje, słabsza schodzi; równe schodzą obie.</translation>
    </message>
    <message>
        <source>Only a missile ship takes off a battery, only a minesweeper a mine.</source>
        <translation>Baterię zdejmuje tylko okręt rakietowy, minę tylko trałowiec.</translation>
    </message>
    <message>
        <source>An entrance is open when both its batteries are gone.</source>
        <translation>Wejście jest otwarte, gdy obie jego baterie są zdjęte.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the other port has won.</source>
        <translation>Kto wprowadzi okręt desantowy do portu przeciwnika, wygrywa.</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>pancernik</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>lotniskowiec</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>krążownik</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>niszczyciel</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>fregata</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>okręt podwodny</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>okręt rakietowy</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>kuter torpedowy</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>dozorowiec</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>trałowiec</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>okręt desantowy</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Odbicie Budy, 1686</translation>
    </message>
    <message>
        <source>Imperial counters</source>
        <translation>jednostki cesarskie</translation>
    </message>
    <message>
        <source>Turkish counters</source>
        <translation>jednostki tureckie</translation>
    </message>
    <message>
        <source>Imperial chits</source>
        <translation>numery cesarskie</translation>
    </message>
    <message>
        <source>Turkish chits</source>
        <translation>numery tureckie</translation>
    </message>
    <message>
        <source>level track</source>
        <translation>tor poziomów</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. The red number is the damaged side.</source>
        <translation>Wytnij każdy pasek, złóż wzdłuż przerywanej linii rysunkami na zewnątrz i sklej. Czerwona liczba to strona osłabiona.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. An event counts from the turn on its back.</source>
        <translation>Wytnij każdy pasek, złóż wzdłuż przerywanej linii rysunkami na zewnątrz i sklej. Zdarzenie działa od etapu na odwrocie.</translation>
    </message>
    <message>
        <source>Markers of the level track</source>
        <translation>Znaczniki toru poziomów</translation>
    </message>
    <message>
        <source>A ring is where the marker begins; pale cells are out of reach.</source>
        <translation>Kółko to pole startowe znacznika; blade pola są niedostępne.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>etap</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>morale tureckie</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>morale cesarskie</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>artyleria cesarska</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>podkopy cesarskie</translation>
    </message>
    <message>
        <source>epidemic</source>
        <translation>zaraza</translation>
    </message>
    <message>
        <source>relief army</source>
        <translation>odsiecz</translation>
    </message>
    <message>
        <source>hand of fate</source>
        <translation>ręka losu</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>szaniec</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>wyłom</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>cesarscy</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Węgrzy</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <translation>Bawarczycy</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>Sasi</translation>
    </message>
    <message>
        <source>janissary</source>
        <translation>janczarzy</translation>
    </message>
    <message>
        <source>azab</source>
        <translation>azabowie</translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Abdurrahman</translation>
    </message>
    <message>
        <source>Lotharingiai Karoly</source>
        <translation>Karol Lotaryński</translation>
    </message>
    <message>
        <source>II. Miksa Emanuel</source>
        <translation>Maks Emanuel</translation>
    </message>
    <message>
        <source>Viziváros</source>
        <translation>Wodne Miasto</translation>
    </message>
    <message>
        <source>Eszaki fal (Esztergomi rondella)</source>
        <translation>Mur północny (basteja Ostrzyhomska)</translation>
    </message>
    <message>
        <source>Nyugati fal</source>
        <translation>Mur zachodni</translation>
    </message>
    <message>
        <source>Deli fal (Nagy rondella)</source>
        <translation>Mur południowy (Wielka basteja)</translation>
    </message>
    <message>
        <source>Keleti fal (palota)</source>
        <translation>Mur wschodni (pałac)</translation>
    </message>
    <message>
        <source>Kozepso zona</source>
        <translation>Strefa środkowa</translation>
    </message>
    <message>
        <source>Eszaki tabor</source>
        <translation>Obóz północny</translation>
    </message>
    <message>
        <source>Nyugati tabor</source>
        <translation>Obóz zachodni</translation>
    </message>
    <message>
        <source>Deli tabor</source>
        <translation>Obóz południowy</translation>
    </message>
    <message>
        <source>Duna-part</source>
        <translation>Brzeg Dunaju</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>jak grać</translation>
    </message>
    <message>
        <source>These are the rules of the game&apos;s first variant.</source>
        <translation>To są zasady pierwszego wariantu gry.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StreamWindow</name>
    <message>
        <source>Show on another screen</source>
        <translation>Pokaż na innym ekranie</translation>
    </message>
    <message>
        <source>Whoever has one of these addresses sees the game, but gives no commands.</source>
        <translation>Kto ma jeden z tych adresów, widzi grę, ale nie wydaje poleceń.</translation>
    </message>
    <message>
        <source>For a stream: a browser source in OBS, 1920 wide and 1080 high</source>
        <translation>Do transmisji: źródło „Przeglądarka” w OBS, szerokość 1920, wysokość 1080</translation>
    </message>
    <message>
        <source>For a television: its browser</source>
        <translation>Na telewizor: jego przeglądarka</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Skopiuj adres</translation>
    </message>
    <message>
        <source>Each player can have a page on a telephone. There the player answers, gives orders and lays out secretly. Choose a player while the others look away, and scan the code with the telephone.</source>
        <translation>Każdy gracz może mieć stronę na telefonie. Tam gracz odpowiada, wydaje rozkazy i układa w tajemnicy. Wybierz gracza, gdy inni nie patrzą, i zeskanuj kod telefonem.</translation>
    </message>
    <message>
        <source>The page of this player: %1</source>
        <translation>Strona tego gracza: %1</translation>
    </message>
    <message>
        <source>The addresses are valid until the next game begins.</source>
        <translation>Adresy są ważne do początku następnej gry.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>umpire::desk::KitPrinter</name>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>Pliki PDF (*.pdf);;Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::LaidTable</name>
    <message>
        <source>The table from above, with a tag at each corner</source>
        <translation>Stół z góry, ze znacznikiem w każdym rogu</translation>
    </message>
</context>
</TS>

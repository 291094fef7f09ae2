<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>AgainstRecord</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n камък</numerusform>
            <numerusform>%n камъка</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 likely</source>
        <translation>вероятност %1</translation>
    </message>
    <message>
        <source>seen with %1</source>
        <translation>видяно с %1</translation>
    </message>
    <message>
        <source>In the notation: %1</source>
        <translation>В нотацията: %1</translation>
    </message>
    <message>
        <source>Told by the players</source>
        <translation>Казано от играчите</translation>
    </message>
    <message>
        <source>How sure Umpire was: %1</source>
        <translation>Сигурността на Umpire беше %1</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d MMM yyyy &apos;г.&apos;, HH:mm</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Two players have a die and two cups. The Imperial coalition is grey, the Turks are green.</source>
        <translation>Двама играчи имат едно зарче и две чаши. Императорската коалиция е сива, турците са зелени.</translation>
    </message>
    <message>
        <source>Chits with numbers are drawn from the cups: grey ones for the Imperials, green ones for the Turks.</source>
        <translation>От чашите се теглят жетони с числа: сивите за императорците, зелените за турците.</translation>
    </message>
    <message>
        <source>The track goes from 0 to 8. At the start time is 1, Imperial mining (CAS) 1, Turkish morale (TMS) 4, Imperial morale (CMS) 4 and Imperial artillery (CTS) 4. Officers&apos; markers stand at their values.</source>
        <translation>Скалата е от 0 до 8. В началото времето е 1, императорското миниране (CAS) е 1, турският морал (TMS) е 4, императорският морал (CMS) е 4 и императорската артилерия (CTS) е 4. Маркерите на офицерите стоят на техните стойности.</translation>
    </message>
    <message>
        <source>A unit has two sides; the lower number is the damaged side. The number is its combat value. An officer&apos;s value is both.</source>
        <translation>Единицата има две страни; по-малкото число е повредената страна. Числото е бойната ѝ сила. При офицера числото е и бойната му сила, и стойността му.</translation>
    </message>
    <message>
        <source>The game has 8 turns of up to 20 rounds. In a round both players draw a chit at the same time, without looking.</source>
        <translation>Играта има 8 хода, всеки с до 20 кръга. В един кръг двамата играчи теглят по един жетон едновременно, без да гледат.</translation>
    </message>
    <message>
        <source>The higher number has the initiative. An odd number gives that side one action, an even one two; the other side has one action after that.</source>
        <translation>По-голямото число има инициативата. Нечетно число дава на тази страна едно действие, четно – две; след това другата страна има едно действие.</translation>
    </message>
    <message>
        <source>Where the numbers are equal nobody acts.</source>
        <translation>Когато числата са равни, никой не действа.</translation>
    </message>
    <message>
        <source>The side that draws the first 0 has no action in that round. When the second 0 is drawn the turn ends at once, time goes on by 1 and all chits go back into the cups.</source>
        <translation>Страната, която изтегли първата 0, няма действие в този кръг. Когато се изтегли втората 0, ходът свършва веднага, времето се увеличава с 1 и всички жетони се връщат в чашите.</translation>
    </message>
    <message>
        <source>For an action a player names the kind and the zone and rolls for success.</source>
        <translation>За едно действие играчът назовава вида и зоната и хвърля зарчето за успех.</translation>
    </message>
    <message>
        <source>The map&apos;s zones are joined by roads: camps, walls, and breaches in the walls. A breach holds one Imperial unit. Turkish units stand on walls only.</source>
        <translation>Зоните на картата – лагери, стени и пробиви в стените – са свързани с пътища. В един пробив има място за една императорска единица. Турските единици стоят само на стени.</translation>
    </message>
    <message>
        <source>A wall is never shared; it is held by the side whose units alone stand there. It holds at most as many units as it has breaches.</source>
        <translation>Стената никога не е обща; държи я онази страна, чиито единици стоят сами на нея. На стената има място за най-много толкова единици, колкото са пробивите ѝ.</translation>
    </message>
    <message>
        <source>Where no Turk stands on a wall and an Imperial unit stands in its breach, the wall is Imperial at once and the unit moves onto it.</source>
        <translation>Когато на една стена няма турци, а в пробива ѝ стои императорска единица, стената веднага става императорска и единицата се премества на нея.</translation>
    </message>
    <message>
        <source>Units move freely besides the actions: the Imperials one zone each between zones that they hold; the Turks one unit (odd chit) or two (even chit) anywhere in the castle, while they have the initiative and their turn.</source>
        <translation>Наред с действията единиците се движат и свободно. Всяка императорска единица се мести с една зона между зони, които императорците държат. Турците местят една единица (нечетен жетон) или две (четен жетон) навсякъде в крепостта, докато имат инициативата и са на ход.</translation>
    </message>
    <message>
        <source>Imperial artillery: name a wall and roll at most the artillery level (CTS). Then a unit of a neighbouring camp enters a breach of that wall.</source>
        <translation>Императорска артилерия: назовете стена и хвърлете най-много колкото нивото на артилерията (CTS). Тогава единица от съседен лагер влиза в пробив на тази стена.</translation>
    </message>
    <message>
        <source>Turkish artillery: roll less than the Turkish morale (TMS), then roll again. An even number lowers the Imperial artillery level (CTS) by 1.</source>
        <translation>Турска артилерия: хвърлете по-малко от турския морал (TMS), после хвърлете отново. Четно число намалява нивото на императорската артилерия (CTS) с 1.</translation>
    </message>
    <message>
        <source>Mining: raise the mining level (CAS) by 1, up to 5; or name a wall and roll at most that level, and a unit of a neighbouring camp enters a breach. A higher roll puts the level back to 1.</source>
        <translation>Миниране: повишете нивото на минирането (CAS) с 1, най-много до 5; или назовете стена и хвърлете най-много колкото това ниво, и единица от съседен лагер влиза в пробив. По-голямо хвърляне връща нивото на 1.</translation>
    </message>
    <message>
        <source>Assault: the attackers&apos; values in the breaches, less the defenders&apos; and the wall&apos;s terrain, are added to the die. A sum of at least the Turkish morale costs the Turks a step, twice as much two steps. A lower sum costs the Imperials a step, or two where the morale is twice the sum.</source>
        <translation>Щурм: към зарчето се прибавя бойната сила на нападателите в пробивите, намалена с бойната сила на защитниците и с терена на стената. Сбор, който стига турския морал, струва на турците една степен, а ако стига двойния морал – две степени. По-малък сбор струва на императорците една степен, а ако моралът стига двойния сбор – две.</translation>
    </message>
    <message>
        <source>A step turns a unit to its damaged side, or removes one that is damaged. Two steps may remove an undamaged unit.</source>
        <translation>Една степен обръща единица на повредената ѝ страна или маха повредена единица. Две степени може да махнат неповредена единица.</translation>
    </message>
    <message>
        <source>If only Imperials are left, the wall is theirs and the attackers move in. Otherwise they stay in the breaches.</source>
        <translation>Ако останат само императорци, стената е тяхна и нападателите се преместват на нея. Иначе остават в пробивите.</translation>
    </message>
    <message>
        <source>The middle zone can be attacked by castle fight only.</source>
        <translation>Средната зона може да се напада само с бой в крепостта.</translation>
    </message>
    <message>
        <source>Counter-mining (Turks): name a Turkish wall with an enemy in its breach and roll above the Imperial morale (CMS). It costs an Imperial unit there a step, or the mining level 1.</source>
        <translation>Контраминиране (турците): назовете турска стена с враг в пробива ѝ и хвърлете над императорския морал (CMS). То струва една степен на императорска единица там или отнема 1 от нивото на минирането.</translation>
    </message>
    <message>
        <source>Sortie (Turks): a unit on a wall rolls, less 1 for each Imperial unit in the wall&apos;s breaches and the camps beside it. Above the Imperial morale it lowers the artillery level by 1. Below 1 the unit loses a step.</source>
        <translation>Излаз (турците): единица на стена хвърля зарчето, минус 1 за всяка императорска единица в пробивите на стената и в лагерите до нея. Резултат над императорския морал намалява нивото на артилерията с 1. При резултат под 1 единицата губи една степен.</translation>
    </message>
    <message>
        <source>Entrenching: each side has two markers. A marker is placed at level 1 on a wall with an own unit, or turned to level 2. It can take losses, and cancel the enemy&apos;s successes except mining and counter-mining. Nobody has to use it.</source>
        <translation>Окопаване: всяка страна има два маркера. Маркер се поставя с ниво 1 на стена със собствена единица или се обръща на ниво 2. Той може да поема загуби и да отменя успехи на врага, освен миниране и контраминиране. Никой не е длъжен да го използва.</translation>
    </message>
    <message>
        <source>Each special action lowers the officer&apos;s marker by 1. It is announced before and is no action. At the start of a turn the markers go back to the officers&apos; values.</source>
        <translation>Всяко особено действие намалява маркера на офицера с 1. То се обявява предварително и не е действие. В началото на хода маркерите се връщат на стойностите на офицерите.</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the roll of an Imperial artillery attack while he is in the middle zone, to counter-mining and to a sortie at his wall; in a castle fight units in his zone may count 1 more.</source>
        <translation>Абдурахман добавя 1 към хвърлянето за императорска артилерийска атака, докато е в средната зона, както и за контраминиране и за излаз при своята стена; в бой в крепостта единиците в зоната му могат да се броят с 1 повече.</translation>
    </message>
    <message>
        <source>Charles of Lorraine and Max Emanuel restore units of their troops, bring back destroyed ones to their camp, raise the artillery level once a turn up to 4, and add 1 to chosen units in a fight. Each costs marker points.</source>
        <translation>Карл Лотарингски и Максимилиан Емануил възстановяват единици от своите войски, връщат унищожени единици в лагера си, повишават нивото на артилерията веднъж на ход до най-много 4 и добавят 1 към избрани единици в бой. Всяко от тези неща струва точки от маркера.</translation>
    </message>
    <message>
        <source>A damaged officer may restore himself. His value is 0 for that turn.</source>
        <translation>Повреден офицер може да възстанови себе си. Стойността му е 0 за този ход.</translation>
    </message>
    <message>
        <source>An officer who takes a loss is turned over, and his marker falls to at most the damaged number.</source>
        <translation>Офицер, който понесе загуба, се обръща и маркерът му пада, така че да показва най-много повреденото число.</translation>
    </message>
    <message>
        <source>At the end of a turn the Imperial morale (CMS) rises by 1 for each wall the Imperials hold, up to 5.</source>
        <translation>В края на хода императорският морал (CMS) се повишава с 1 за всяка стена, която императорците държат, най-много до 5.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1, not below 1, when an Imperial unit is destroyed.</source>
        <translation>Императорският морал пада с 1, но не под 1, когато е унищожена императорска единица.</translation>
    </message>
    <message>
        <source>The Turkish morale (TMS) falls by 1 when Abdurrahman is lost.</source>
        <translation>Турският морал (TMS) пада с 1, когато Абдурахман е загубен.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1 after each failed mining.</source>
        <translation>Императорският морал пада с 1 след всяко неуспешно миниране.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 the die is rolled, plus 1 for each Imperial wall except Víziváros, less 1 for each three Turkish units on the map. At 4 or more the Turkish morale falls by 1.</source>
        <translation>В началото на ходове 6, 7 и 8 се хвърля зарчето, плюс 1 за всяка императорска стена освен Víziváros, минус 1 за всеки три турски единици на картата. При 4 или повече турският морал пада с 1.</translation>
    </message>
    <message>
        <source>The Turkish morale rises by 1, at most to 3, when the relief army gets in. Chit 6 brings it from turn 6 on, chit 13 from turn 8 on.</source>
        <translation>Турският морал се повишава с 1, най-много до 3, когато помощната армия влезе. Жетон 6 я води от ход 6 нататък, жетон 13 – от ход 8 нататък.</translation>
    </message>
    <message>
        <source>Relief army, from turn 6 on: an even roll lets it in. One damaged Turkish unit is restored where the chit is odd, two where it is even. Lost units do not return.</source>
        <translation>Помощна армия, от ход 6 нататък: четно хвърляне я пуска да влезе. Възстановява се една повредена турска единица, когато жетонът е нечетен, и две, когато е четен. Загубените единици не се връщат.</translation>
    </message>
    <message>
        <source>Hand of fate, from turn 6 on: an even roll gives the Imperials one action more.</source>
        <translation>Ръката на съдбата, от ход 6 нататък: четно хвърляне дава на императорците едно действие повече.</translation>
    </message>
    <message>
        <source>Epidemic, from turn 6 on: at an even roll one Imperial unit of the player&apos;s choice goes to cell 8 of the track. It goes down by one at each own round, and at 0 it returns to a camp.</source>
        <translation>Епидемия, от ход 6 нататък: при четно хвърляне една императорска единица по избор на играча отива на поле 8 на скалата. Тя слиза с едно на всеки собствен кръг и на 0 се връща в лагер.</translation>
    </message>
    <message>
        <source>At turn 7 the ninth Imperial unit goes into the cup, at turn 8 the tenth. When it is drawn it is placed in a camp, may be used at once, and another chit is drawn.</source>
        <translation>На ход 7 деветата императорска единица влиза в чашата, на ход 8 – десетата. Когато бъде изтеглена, тя се поставя в лагер, може да се използва веднага и се тегли друг жетон.</translation>
    </message>
    <message>
        <source>The Imperials win if the Turkish morale was 0 at the end of a round and at the end of the game 4 Turkish units or fewer are left in the castle. Otherwise the Turks win.</source>
        <translation>Императорците печелят, ако в края на някой кръг турският морал е бил 0 и в края на играта в крепостта са останали 4 или по-малко турски единици. Иначе печелят турците.</translation>
    </message>
    <message>
        <source>What if an assault&apos;s sum is 0 or less? It fails and costs two steps.</source>
        <translation>Какво става, ако сборът на щурма е 0 или по-малък? Щурмът е неуспешен и струва две степени.</translation>
    </message>
    <message>
        <source>What must a Turkish castle fight reach? The Imperial morale (CMS); with turkish-target=tms the Turkish morale.</source>
        <translation>Какво трябва да достигне турски бой в крепостта? Императорския морал (CMS); с turkish-target=tms – турския морал.</translation>
    </message>
    <message>
        <source>Who holds an empty wall? Nobody. A Turk may move in, and an Imperial unit that breaches it takes it.</source>
        <translation>Кой държи празна стена? Никой. Турчин може да се премести на нея, а императорска единица, която направи пробив в нея, я превзема.</translation>
    </message>
    <message>
        <source>May an empty wall be attacked by castle fight? Yes, without a roll: the attackers move in, and it costs the action.</source>
        <translation>Може ли празна стена да се нападне с бой в крепостта? Да, без хвърляне: нападателите се преместват на нея и това струва действието.</translation>
    </message>
    <message>
        <source>Where may Imperial units move freely? From camp to camp, between a camp and an own wall beside it, between own walls, and from a breach to a camp beside it; never into a breach. Each unit once a turn of its side.</source>
        <translation>Къде могат да се движат свободно императорските единици? От лагер в лагер, между лагер и собствена стена до него, между собствени стени и от пробив в лагер до него; никога в пробив. Всяка единица – веднъж на ход на своята страна.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to a wall that is full? No.</source>
        <translation>Може ли Абдурахман да дойде на стена, която е пълна? Не.</translation>
    </message>
    <message>
        <source>May a sortie start in the middle zone? No, for it faces no camp; centre-sortie=yes allows it.</source>
        <translation>Може ли излаз да започне в средната зона? Не, защото тя не гледа към лагер; centre-sortie=yes го позволява.</translation>
    </message>
    <message>
        <source>How far do Turkish artillery and counter-mining lower the levels? Not below 1.</source>
        <translation>Докъде намаляват нивата турската артилерия и контраминирането? Не под 1.</translation>
    </message>
    <message>
        <source>What does a level 2 entrenchment lose against artillery? One level for each success that it cancels. Level 1 is removed.</source>
        <translation>Какво губи окоп с ниво 2 срещу артилерия? Едно ниво за всеки успех, който отменя. Ниво 1 се маха.</translation>
    </message>
    <message>
        <source>Does a removed entrenchment return to its player? Yes; with spent-markers=gone it is out of the game.</source>
        <translation>Връща ли се махнат окоп при играча си? Да; със spent-markers=gone той е извън играта.</translation>
    </message>
    <message>
        <source>What if both draw 0 in the same round? The turn ends.</source>
        <translation>Какво става, ако и двамата изтеглят 0 в един и същ кръг? Ходът свършва.</translation>
    </message>
    <message>
        <source>What has the side that did not draw the first 0? The initiative, with one or two actions by its chit. The side with the 0 has none.</source>
        <translation>Какво има страната, която не е изтеглила първата 0? Инициативата, с едно или две действия според жетона си. Страната с 0 няма нито едно.</translation>
    </message>
    <message>
        <source>When do events happen? Right after the draw, before the actions, also where the numbers are equal; not if the turn ends with this draw.</source>
        <translation>Кога стават събитията? Веднага след тегленето, преди действията, също и когато числата са равни; не и ако ходът свършва с това теглене.</translation>
    </message>
    <message>
        <source>What if the relief army finds no damaged unit? It has got in all the same, and the Turkish morale rises by 1.</source>
        <translation>Какво става, ако помощната армия не намери повредена единица? Тя все пак е влязла и турският морал се повишава с 1.</translation>
    </message>
    <message>
        <source>How many actions has fate&apos;s side without the initiative? Two.</source>
        <translation>Колко действия има страната, на която съдбата дава действие, ако е без инициативата? Две.</translation>
    </message>
    <message>
        <source>What if the Turkish morale rises again after it was 0? That it was 0 is remembered. With 4 Turks or fewer the game ends at once.</source>
        <translation>Какво става, ако турският морал отново се повиши, след като е бил 0? Помни се, че е бил 0. При 4 или по-малко турци играта свършва веднага.</translation>
    </message>
    <message>
        <source>Does an officer&apos;s combat value fall with his marker? No, the counter&apos;s number holds.</source>
        <translation>Пада ли бойната сила на офицера заедно с маркера му? Не, важи числото върху неговата част.</translation>
    </message>
    <message>
        <source>What does Abdurrahman&apos;s help in a castle fight cost? 1 for each unit, as with the generals.</source>
        <translation>Колко струва помощта на Абдурахман в бой в крепостта? 1 за всяка единица, както при генералите.</translation>
    </message>
    <message>
        <source>When is an officer in the same zone during an assault? When he stands in a breach of the attacked wall.</source>
        <translation>Кога един офицер е в същата зона при щурм? Когато стои в пробив на нападнатата стена.</translation>
    </message>
    <message>
        <source>Which units may an officer recall? Those destroyed in this turn. They do not go into the cup then.</source>
        <translation>Кои единици може да върне офицер? Унищожените в този ход. Тогава те не влизат в чашата.</translation>
    </message>
    <message>
        <source>Do units in the cup count for the 20 rounds? No, only chits with numbers do.</source>
        <translation>Броят ли се единиците в чашата към 20-те кръга? Не, броят се само жетоните с числа.</translation>
    </message>
    <message>
        <source>Does the middle zone count as a wall for morale? Yes, it is part of the castle.</source>
        <translation>Брои ли се средната зона за стена при морала? Да, тя е част от крепостта.</translation>
    </message>
    <message>
        <source>Does the loss of a general count as a destroyed Imperial unit? Yes.</source>
        <translation>Брои ли се загубата на генерал за унищожена императорска единица? Да.</translation>
    </message>
    <message>
        <source>May an entrenchment take the loss of a sortie? Yes, if the Turk wishes.</source>
        <translation>Може ли окоп да поеме загубата при излаз? Да, ако турчинът желае.</translation>
    </message>
    <message>
        <source>May artillery or mining be directed at a wall where nobody could enter? No.</source>
        <translation>Може ли артилерия или миниране да се насочи към стена, където никой не би могъл да влезе? Не.</translation>
    </message>
    <message>
        <source>May an officer fall ill? Yes. His marker stays at 0 meanwhile.</source>
        <translation>Може ли офицер да се разболее? Да. Междувременно маркерът му остава на 0.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to the attacked wall in a castle fight? Yes, where the Imperials attack: all goes as in an assault, but for the terrain.</source>
        <translation>Може ли Абдурахман да дойде при нападнатата стена в бой в крепостта? Да, когато нападат императорските: всичко върви като при щурм, освен терена.</translation>
    </message>
    <message>
        <source>Two players have 16 stones each, light for the Romans and dark for the Gauls. The board has eight columns, a to h, and seven rows; the Roman home row is row 1, the Gaul one is row 7.</source>
        <translation>Двама играчи имат по 16 камъка, светли за римляните и тъмни за галите. Дъската има осем колони, от a до h, и седем реда; римският домашен ред е ред 1, галският е ред 7.</translation>
    </message>
    <message>
        <source>At the start two stones, a tower, stand on every cell of a player's home row.</source>
        <translation>В началото на всяко поле от собствения домашен ред стоят два камъка, тоест кула.</translation>
    </message>
    <message>
        <source>Two stones of one colour on a cell are a tower. A tower blocks the way and can be spread again. A cell takes at most two stones, and never stones of both colours.</source>
        <translation>Два камъка от един цвят на едно поле са кула. Кулата прегражда пътя и може отново да се разпръсне. На едно поле има място за най-много два камъка и никога за камъни от двата цвята.</translation>
    </message>
    <message>
        <source>A single stone is a wall. A wall never moves and blocks the way; a second stone of its colour makes it a tower.</source>
        <translation>Един-единствен камък е стена. Стената никога не се движи и прегражда пътя; втори камък от нейния цвят я прави кула.</translation>
    </message>
    <message>
        <source>The Romans begin and the players take turns. A turn is exactly one action, and nobody may pass.</source>
        <translation>Римляните започват и играчите се редуват. Един ход е точно едно действие и никой не може да пасува.</translation>
    </message>
    <message>
        <source>A tower moves in a straight line in one of the eight directions: one stone goes to the next cell, the other to the cell behind it. Both cells must be empty or hold a wall of the mover&apos;s own. The tower&apos;s cell is empty then.</source>
        <translation>Кулата се движи по права линия в една от осемте посоки: единият камък отива на съседното поле, другият – на полето зад него. И двете полета трябва да са празни или на тях да има собствена стена на този, който мести. След това полето на кулата е празно.</translation>
    </message>
    <message>
        <source>A tower gives up one of its stones to remove an enemy wall on one of the eight cells around it; a wall stays where the tower stood. Nobody has to do so.</source>
        <translation>Кулата дава един от камъните си, за да махне вражеска стена на едно от осемте полета около нея; където е стояла кулата, остава стена. Никой не е длъжен да го прави.</translation>
    </message>
    <message>
        <source>A player whose unit stands on the opponent&apos;s home row has won.</source>
        <translation>Играч, чиято единица стои на домашния ред на противника, е спечелил.</translation>
    </message>
    <message>
        <source>A player who has no legal action when the own turn begins has lost.</source>
        <translation>Играч, който няма позволено действие, когато започва собственият му ход, е загубил.</translation>
    </message>
    <message>
        <source>In the advanced game a cell takes three stones of one colour. Three are a catapult; a stone of a moved tower that lands on an own tower makes one.</source>
        <translation>В играта за напреднали на едно поле има място за три камъка от един цвят. Три са катапулт; камък от преместена кула, който попадне на собствена кула, прави катапулт.</translation>
    </message>
    <message>
        <source>A catapult cannot move. It blocks the way as a tower does.</source>
        <translation>Катапултът не може да се движи. Той прегражда пътя, както го прегражда кула.</translation>
    </message>
    <message>
        <source>A stone thrown at an empty cell becomes an own wall there. Thrown at an enemy unit, it leaves the game together with one stone of that unit. Own units cannot be targets.</source>
        <translation>Камък, хвърлен на празно поле, става там собствена стена. Хвърлен по вражеска единица, той излиза от играта заедно с един камък от тази единица. Собствени единици не могат да бъдат цел.</translation>
    </message>
    <message>
        <source>A tower beside an enemy catapult gives up one stone to make it a tower, or both stones to make it a wall. A tower never attacks an enemy tower.</source>
        <translation>Кула до вражески катапулт дава един камък, за да направи катапулта кула, или двата си камъка, за да го направи стена. Кула никога не напада вражеска кула.</translation>
    </message>
    <message>
        <source>By the author&apos;s own advanced rules a unit on the opponent&apos;s home row wins only if it still stands there when its owner&apos;s next turn begins (breakthrough=delayed).</source>
        <translation>По правилата за напреднали на самия автор единица на домашния ред на противника печели само ако още стои там, когато започне следващият ход на собственика ѝ (breakthrough=delayed).</translation>
    </message>
    <message>
        <source>In a bribe game the Romans&apos; first turn is special: one tower of the home row is spread as two walls on any two cells of the second row.</source>
        <translation>В игра с подкуп първият ход на римляните е особен: една кула от домашния ред се разпръсква като две стени на две произволни полета от втория ред.</translation>
    </message>
    <message>
        <source>After that the person who leads the Gauls may exchange sides with the other person, once. Whatever is decided, the Gauls&apos; first turn is a special one of the same kind, on their second row.</source>
        <translation>След това човекът, който води галите, може веднъж да размени страните с другия човек. Каквото и да се реши, първият ход на галите е особен ход от същия вид, на техния втори ред.</translation>
    </message>
    <message>
        <source>The special first turn has 224 possibilities; an ordinary one has 20.</source>
        <translation>Особеният първи ход има 224 възможности; обикновеният има 20.</translation>
    </message>
    <message>
        <source>In escape nobody wins by a breakthrough. A player wins when the opponent cannot act or gives up. A player may give up at any time, also when the other is to move.</source>
        <translation>При бягство никой не печели с пробив. Играч печели, когато противникът не може да действа или се предаде. Играч може да се предаде по всяко време, също и когато другият е на ход.</translation>
    </message>
    <message>
        <source>Four players play escape round a square board, one at each edge, with no tower in the corners; three play round a hexagon, and two may. Who cannot act is out, and the stones stay.</source>
        <translation>Четирима играчи играят бягство около квадратна дъска, по един на всеки ръб, без кули в ъглите; трима играят около шестоъгълник, могат и двама. Който не може да действа, е отпаднал, а камъните остават.</translation>
    </message>
    <message>
        <source>Does a breakthrough win at once in the advanced game? Yes; with breakthrough=delayed it must survive the opponent&apos;s turn.</source>
        <translation>Печели ли пробивът веднага в играта за напреднали? Да; с breakthrough=delayed той трябва да издържи хода на противника.</translation>
    </message>
    <message>
        <source>Does a stone win that was thrown onto the opponent&apos;s home row? Yes, for it is a unit there.</source>
        <translation>Печели ли камък, хвърлен на домашния ред на противника? Да, защото там той е единица.</translation>
    </message>
    <message>
        <source>When exactly does a delayed breakthrough win? When its owner&apos;s turn begins and the unit is still there. Where both have one, the player whose turn begins first wins.</source>
        <translation>Кога точно печели отложеният пробив? Когато започне ходът на собственика му и единицата още е там. Когато и двамата имат пробив, печели играчът, чийто ход започва пръв.</translation>
    </message>
    <message>
        <source>Is giving up two stones against a catapult one action? Yes; it has two forms, with one stone or with both.</source>
        <translation>Едно действие ли е да се дадат два камъка срещу катапулт? Да; то има две форми – с един камък или с двата.</translation>
    </message>
    <message>
        <source>May both stones of the special move go to one cell? No: two different cells, in any order.</source>
        <translation>Могат ли двата камъка на особения ход да отидат на едно поле? Не: на две различни полета, в какъвто и да е ред.</translation>
    </message>
    <message>
        <source>Who moves after the persons have exchanged sides? The Gaul side, as before. The exchange is no turn.</source>
        <translation>Кой е на ход, след като хората са си сменили страните? Страната на галите, както преди. Смяната не е ход.</translation>
    </message>
    <message>
        <source>May a bribe game have catapults? Yes, the options do not depend on each other.</source>
        <translation>Може ли в игра с подкуп да има катапулти? Да, възможностите не зависят една от друга.</translation>
    </message>
    <message>
        <source>What is forward for a catapult of three or four players, or on a hexagon? Away from the own edge; on a hexagon the two forward and the two lateral directions. By default these games have no catapults.</source>
        <translation>Кое е напред за катапулт при трима или четирима играчи или на шестоъгълник? Посоката, която се отдалечава от собствения ръб; на шестоъгълник – двете посоки напред и двете посоки встрани. По подразбиране в тези игри няма катапулти.</translation>
    </message>
    <message>
        <source>What ends an endless game? No rule does. The third time that a position occurs is reported, and the players may agree on a draw.</source>
        <translation>Какво слага край на безкрайна игра? Никое правило. Когато една позиция се получи за трети път, това се съобщава и играчите могат да се съгласят на равенство.</translation>
    </message>
    <message>
        <source>In which order do four play? Clockwise from the first player. Everybody else is an enemy, and the stones of those who are out can still be removed.</source>
        <translation>В какъв ред играят четирима? По часовниковата стрелка от първия играч. Всички останали са врагове, а камъните на отпадналите още могат да се махат.</translation>
    </message>
    <message>
        <source>When is one of several players out? At the start of a turn in which that player cannot act.</source>
        <translation>Кога един от няколко играчи отпада? В началото на ход, в който този играч не може да действа.</translation>
    </message>
    <message>
        <source>Where do three stand on a hexagon? On three alternate edges that share no corner, with towers on all cells of them.</source>
        <translation>Къде застават трима на шестоъгълник? На три ръба през един, които нямат общ ъгъл, с кули на всичките им полета.</translation>
    </message>
    <message>
        <source>Do two units on the goal row count more than one, or an own stone on the own home row? No, neither makes a difference.</source>
        <translation>Броят ли се две единици на целевия ред за повече от една и има ли значение собствен камък на собствения домашен ред? Не, нито едното няма значение.</translation>
    </message>
    <message>
        <source>The board is a sea of squares with a red and a yellow port. White lines are the coasts; each port has two entrances through its coast. In the middle lie islands with neutral water round them.</source>
        <translation>Дъската е море от полета с червено и жълто пристанище. Белите линии са бреговете; всяко пристанище има два входа през своя бряг. В средата има острови с неутрална вода около тях.</translation>
    </message>
    <message>
        <source>Two players play, or two teams.</source>
        <translation>Играят двама играчи или два отбора.</translation>
    </message>
    <message>
        <source>Each side has 29 ships, 4 coastal batteries and 6 mines. A token&apos;s picture shows its kind; kinds differ in strength and in how far they move.</source>
        <translation>Всяка страна има 29 кораба, 4 брегови батареи и 6 мини. Рисунката на жетона показва вида му; видовете се различават по сила и по това колко далеч се движат.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the opponent&apos;s port has won.</source>
        <translation>Който вкара десантния кораб в пристанището на противника, е спечелил.</translation>
    </message>
    <message>
        <source>Ships are set up anywhere in the own port, hidden from the opponent. Batteries stand for good beside the entrances. Mines are set up in the port or kept off the board.</source>
        <translation>Корабите се разполагат навсякъде в собственото пристанище, скрити от противника. Батареите стоят завинаги до входовете. Мините се разполагат в пристанището или се държат извън дъската.</translation>
    </message>
    <message>
        <source>A ship moves in any direction, diagonals included, up to the number of squares of its kind. It may move fewer, and the same holds in port and at sea.</source>
        <translation>Корабът се движи във всяка посока, включително по диагонал, до броя полета за вида си. Може да се премести и на по-малко полета, и същото важи в пристанището и в морето.</translation>
    </message>
    <message>
        <source>A square holds one unit, and nobody jumps over an occupied square.</source>
        <translation>На едно поле има място за една единица и никой не прескача заето поле.</translation>
    </message>
    <message>
        <source>Either side may begin, by taking a ship out through an entrance. The coast is never crossed, except as NB-16 allows.</source>
        <translation>Може да започне всяка от страните, като изведе кораб през вход. Брегът никога не се пресича, освен както позволява NB-16.</translation>
    </message>
    <message>
        <source>To attack, a player says so and points at an enemy unit on the next square. Both units are shown. The weaker is removed; where both are equally strong, both are removed.</source>
        <translation>За да атакува, играчът го казва и посочва вражеска единица на съседното поле. И двете единици се показват. По-слабата се маха; ако са еднакво силни, се махат и двете.</translation>
    </message>
    <message>
        <source>The same holds in ports. A foreign ship enters a port only through an entrance both of whose batteries are gone.</source>
        <translation>Същото важи в пристанищата. Чужд кораб влиза в пристанище само през вход, чиито две батареи вече ги няма.</translation>
    </message>
    <message>
        <source>Besides moving, a carrier may send one plane a turn against a unit up to four squares away, the target&apos;s square counted.</source>
        <translation>Освен да се движи, самолетоносачът може да изпраща един самолет на ход срещу единица до четири полета разстояние, като се брои и полето на целта.</translation>
    </message>
    <message>
        <source>After its attack the plane stays on the destroyed ship&apos;s square for one enemy turn. If it is not destroyed there it returns to the carrier, which costs no move.</source>
        <translation>След атаката си самолетът остава на полето на унищожения кораб за един вражески ход. Ако не бъде унищожен там, той се връща на самолетоносача, което не струва ход.</translation>
    </message>
    <message>
        <source>A battery strikes any unit within one square of it, also inside the port, but no missile ship.</source>
        <translation>Батареята бие всяка единица на разстояние до едно поле от нея, също и вътре в пристанището, но не и ракетен кораб.</translation>
    </message>
    <message>
        <source>Enemy ships may not pass through squares that a battery covers.</source>
        <translation>Вражески кораби не могат да минават през полета, които покрива батарея.</translation>
    </message>
    <message>
        <source>Only a missile ship can remove a battery across the coast. It must be within one square of it, and the player says so.</source>
        <translation>Само ракетен кораб може да махне батарея през брега. Той трябва да е на разстояние до едно поле от нея и играчът го казва.</translation>
    </message>
    <message>
        <source>A turn removes one battery at most. This is the one exception to the coast line.</source>
        <translation>Един ход маха най-много една батарея. Това е единственото изключение за бреговата линия.</translation>
    </message>
    <message>
        <source>A mine may be laid at any time on a square beside an own minesweeper, with the words for it. It costs no move, and a laid mine never moves.</source>
        <translation>Мина може да се сложи по всяко време на поле до собствен миночистач, с думите за това. Това не струва ход и сложена мина никога не се движи.</translation>
    </message>
    <message>
        <source>Only an enemy minesweeper beside it can remove a mine, with the words for it.</source>
        <translation>Само вражески миночистач до мината може да я махне, с думите за това.</translation>
    </message>
    <message>
        <source>A mine that is attacked is removed together with the attacker, also where a minesweeper attacked it.</source>
        <translation>Атакувана мина се маха заедно с атакуващия, също и когато я е атакувал миночистач.</translation>
    </message>
    <message>
        <source>A unit may stay in neutral water for three of its owner&apos;s moves in a row. If it has not left by then it is removed, which costs no move.</source>
        <translation>Единица може да остане в неутрална вода три поредни хода на собственика си. Ако дотогава не е излязла, тя се маха, което не струва ход.</translation>
    </message>
    <message>
        <source>A unit in neutral water cannot attack and cannot be attacked. No mine is laid on or from neutral water.</source>
        <translation>Единица в неутрална вода не може да атакува и не може да бъде атакувана. В неутрална вода и от неутрална вода не се слага мина.</translation>
    </message>
    <message>
        <source>A side that has lost its landing ship can no longer win. The same holds for a side that has lost all three missile ships.</source>
        <translation>Страна, която е загубила десантния си кораб, вече не може да спечели. Същото важи за страна, която е загубила и трите си ракетни кораба.</translation>
    </message>
    <message>
        <source>May a missile ship remove a battery in the turn in which it arrives? No, in a later one; with turn=move-then-attack in the same.</source>
        <translation>Може ли ракетен кораб да махне батарея в хода, в който пристига? Не, в по-късен ход; с turn=move-then-attack – в същия.</translation>
    </message>
    <message>
        <source>May a move bend? Yes, at every square, and all squares on the way must be free. With path=straight it goes straight on.</source>
        <translation>Може ли пътят да завива? Да, на всяко поле, и всички полета по пътя трябва да са свободни. С path=straight той върви само направо.</translation>
    </message>
    <message>
        <source>Does the winner of an attack move onto the square? No, it stays where it is.</source>
        <translation>Премества ли се победителят в атаката на полето? Не, той остава, където е.</translation>
    </message>
    <message>
        <source>May an enemy enter a square that a battery covers? Yes, but it stops there and goes on in a later turn. Missile ships do not mind batteries.</source>
        <translation>Може ли враг да влезе на поле, което покрива батарея? Да, но той спира там и продължава в по-късен ход. Ракетните кораби не се съобразяват с батареите.</translation>
    </message>
    <message>
        <source>When does a battery strike? As its owner&apos;s turn. It always wins, never against a missile ship, and it reaches across the coast.</source>
        <translation>Кога бие батареята? Като ход на собственика си. Тя винаги побеждава, но срещу ракетен кораб никога, и стига през брега.</translation>
    </message>
    <message>
        <source>May others attack a battery? Not across the coast. From inside the port or through the entrance they are lost, and the battery stays.</source>
        <translation>Могат ли други да атакуват батарея? През брега не. При атака от вътрешността на пристанището или през входа те са загубени, а батареята остава.</translation>
    </message>
    <message>
        <source>Which batteries guard an entrance? The two at its sides.</source>
        <translation>Кои батареи пазят един вход? Двете от двете му страни.</translation>
    </message>
    <message>
        <source>How strong is a plane? As strong as its carrier. In a fight of equals both are lost; the carrier itself is not. Only one plane is in the air at a time.</source>
        <translation>Колко силен е самолетът? Колкото самолетоносача си. В битка на равни по сила и двете единици са загубени; самият самолетоносач не е. Във въздуха има само един самолет едновременно.</translation>
    </message>
    <message>
        <source>How is a plane&apos;s distance counted? In steps of a king, over anything. Units in neutral water, batteries and mines are no targets.</source>
        <translation>Как се брои разстоянието на самолета? В стъпки на шахматен цар, над всичко. Единиците в неутрална вода, батареите и мините не са цели.</translation>
    </message>
    <message>
        <source>How is a stay in neutral water counted? The move that enters does not count. A unit that is still there after its owner&apos;s third later turn is removed; moving within neutral water changes nothing.</source>
        <translation>Как се брои престоят в неутрална вода? Ходът, с който се влиза, не се брои. Единица, която още е там след третия по-късен ход на собственика си, се маха; движението вътре в неутралната вода не променя нищо.</translation>
    </message>
    <message>
        <source>Where do mines in the port lie? On any squares of the own port. They count as laid.</source>
        <translation>Къде лежат мините в пристанището? На които и да е полета от собственото пристанище. Те се броят за сложени.</translation>
    </message>
    <message>
        <source>Does an own mine block the way? Yes, its square is occupied for both sides.</source>
        <translation>Прегражда ли пътя собствена мина? Да, полето ѝ е заето и за двете страни.</translation>
    </message>
    <message>
        <source>Does the loss of the missile ships stop the landing ship? Yes, that side cannot win even where an entrance is open.</source>
        <translation>Спира ли загубата на ракетните кораби десантния кораб? Да, тази страна не може да спечели дори когато има отворен вход.</translation>
    </message>
    <message>
        <source>What if neither side can win any more? The game is a draw.</source>
        <translation>Какво става, ако никоя страна вече не може да спечели? Играта завършва наравно.</translation>
    </message>
    <message>
        <source>May an attack cross a coast edge or an island&apos;s corner diagonally? No coast edge, except by batteries; an island&apos;s corner does not block.</source>
        <translation>Може ли атака да пресече по диагонал брегова линия или ъгъл на остров? Брегова линия – не, освен от батареи; ъгълът на остров не пречи.</translation>
    </message>
    <message>
        <source>What does a side do that has no legal action? It passes.</source>
        <translation>Какво прави страна, която няма позволено действие? Тя пасува.</translation>
    </message>
    <message>
        <source>What is shown in a fight? The two units that fight, and then the survivor is hidden again.</source>
        <translation>Какво се показва при битка? Двете единици, които се бият, а после оцелялата отново се скрива.</translation>
    </message>
    <message>
        <source>Two players have one die. Each has a map of a domain, six ships and six soldiers.</source>
        <translation>Двама играчи имат едно зарче. Всеки има карта на едно владение, шест кораба и шест войника.</translation>
    </message>
    <message>
        <source>The figures are cut out and folded: a ship covers two squares, a soldier one. The first player has the light Roman figures on red bases, the second the dark Greek ones on blue bases.</source>
        <translation>Фигурите се изрязват и се сгъват: корабът заема две полета, войникът – едно. Първият играч има светлите римски фигури с червени основи, вторият – тъмните гръцки със сини основи.</translation>
    </message>
    <message>
        <source>The aim is to destroy all enemy figures, or to have at least three soldiers on the squares of the enemy fortress.</source>
        <translation>Целта е да се унищожат всички вражески фигури или на полетата на вражеската крепост да има поне трима войници.</translation>
    </message>
    <message>
        <source>Who destroys all enemy soldiers, or brings three figures into the enemy fortress, has won, whatever else is left.</source>
        <translation>Който унищожи всички вражески войници или доведе три фигури във вражеската крепост, е спечелил, каквото и друго да е останало.</translation>
    </message>
    <message>
        <source>The ships begin on the anchors. The soldiers begin anywhere on the own coast, one on a square.</source>
        <translation>Корабите започват на котвите. Войниците започват навсякъде на собствения бряг, по един на поле.</translation>
    </message>
    <message>
        <source>The players take turns, and a turn moves one figure.</source>
        <translation>Играчите се редуват и един ход движи една фигура.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, counted from the bow; or it turns sideways and sails one square, or sails one square and turns sideways; or it turns right round. When it turns, the bow stays and the stern goes round.</source>
        <translation>Корабът плава две полета право напред, броено от носа; или завива встрани и плава едно поле, или плава едно поле и завива встрани; или се обръща кръгом. Когато завива, носът остава, а кърмата се завърта.</translation>
    </message>
    <message>
        <source>A soldier walks one square forward, back or sideways, on coast squares only.</source>
        <translation>Войникът върви едно поле напред, назад или встрани, само по бреговите полета.</translation>
    </message>
    <message>
        <source>A soldier who steps onto an enemy soldier&apos;s square begins a land battle.</source>
        <translation>Войник, който стъпи на полето на вражески войник, започва сухопътна битка.</translation>
    </message>
    <message>
        <source>A ship whose bow hits an enemy ship from the side or from behind sinks it.</source>
        <translation>Кораб, чийто нос удари вражески кораб отстрани или отзад, го потапя.</translation>
    </message>
    <message>
        <source>A player whose move brings a ship beside an enemy ship, parallel on neighbouring squares, may announce a boarding fight.</source>
        <translation>Играч, чийто ход докара кораб до вражески кораб, успоредно на съседни полета, може да обяви абордаж.</translation>
    </message>
    <message>
        <source>A ship carries one or two soldiers. It loads them at the coast, from squares beside it. They are put aside, and both players remember which ships are laden. A ship that sinks takes its soldiers down.</source>
        <translation>Корабът носи един или двама войници. Той ги товари на брега, от полетата до себе си. Те се слагат настрана и двамата играчи помнят кои кораби са натоварени. Кораб, който потъне, повлича и войниците си.</translation>
    </message>
    <message>
        <source>Both soldiers of a stopped ship may land in one turn, on squares beside it. Where an enemy stands on such a square, a land battle is fought.</source>
        <translation>И двамата войници на спрял кораб могат да слязат на брега в един ход, на полета до кораба. Ако на такова поле стои враг, се води сухопътна битка.</translation>
    </message>
    <message>
        <source>The attacker throws the die and adds 3, the defender throws and adds 2. The higher sum wins. The loser is removed and the winner takes the square.</source>
        <translation>Нападателят хвърля зарчето и добавя 3, защитникът хвърля и добавя 2. По-големият сбор печели. Загубилият се маха и победителят заема полето.</translation>
    </message>
    <message>
        <source>In a boarding fight a ship has its sailors, who count as one soldier, and the soldiers aboard. The players attack in turn, the boarder first. Who loses an exchange removes a soldier, the sailors last. When they too have fallen, the ship is the winner&apos;s.</source>
        <translation>В абордаж корабът има моряците си, които се броят за един войник, и войниците на борда. Играчите нападат поред, пръв – абордиращият. Който загуби размяна, маха войник, а моряците – последни. Когато и те паднат, корабът е на победителя.</translation>
    </message>
    <message>
        <source>In a boarding fight the defender may move a ship instead of throwing: a tactical move. It may sink a ship or begin another boarding. The defender always loses the fighter of that exchange.</source>
        <translation>В абордаж защитникът може да премести кораб, вместо да хвърля: тактически ход. Този ход може да потопи кораб или да започне друг абордаж. Защитникът винаги губи боеца от тази размяна.</translation>
    </message>
    <message>
        <source>A tactical move may sink the ship that boards, but may not board that ship. If the defender thereby loses the sailors, the attacked ship is the opponent&apos;s and the boarding soldiers cross over to it. A boarding cannot be refused, and fighting ships cannot be parted.</source>
        <translation>Тактически ход може да потопи абордиращия кораб, но не може да го абордира. Ако така защитникът загуби моряците, нападнатият кораб е на противника и абордиращите войници преминават на него. Абордаж не може да се откаже и биещите се кораби не могат да се разделят.</translation>
    </message>
    <message>
        <source>When the sums are equal nobody wins the exchange, and the defender attacks next.</source>
        <translation>Когато сборовете са равни, никой не печели размяната и следващ напада защитникът.</translation>
    </message>
    <message>
        <source>A ship cannot attack a soldier ashore. One soldier who stands beside a ship at the coast may attack it by the rules of boarding.</source>
        <translation>Корабът не може да напада войник на брега. Един войник, който стои до кораб край брега, може да нападне кораба по правилата на абордажа.</translation>
    </message>
    <message>
        <source>With a second book the fleets and armies are united, two maps are put together and each player has two fortresses.</source>
        <translation>С втора книга флотите и армиите се обединяват, две карти се съединяват и всеки играч има две крепости.</translation>
    </message>
    <message>
        <source>Three or more players use a larger map. They may make alliances and agreements, and buy and sell ships and soldiers.</source>
        <translation>Трима или повече играчи използват по-голяма карта. Те могат да сключват съюзи и споразумения и да купуват и продават кораби и войници.</translation>
    </message>
    <message>
        <source>Must all figures be destroyed, or all soldiers? All soldiers, those aboard included; aim=figures asks for the ships too.</source>
        <translation>Всички фигури ли трябва да се унищожат, или всички войници? Всички войници, включително тези на борда; aim=figures иска и корабите.</translation>
    </message>
    <message>
        <source>Who starts? The Romans; with first=die the higher die.</source>
        <translation>Кой започва? Римляните; с first=die – по-голямото число на зарчето.</translation>
    </message>
    <message>
        <source>Does a ship sail exactly two squares ahead? Yes; with ahead=up-to-two it may also sail one.</source>
        <translation>Точно две полета напред ли плава корабът? Да; с ahead=up-to-two може да плава и едно.</translation>
    </message>
    <message>
        <source>What must be free for a move? Every new square is sea, on the board and empty, except for a ram. A turn needs only the stern&apos;s new square.</source>
        <translation>Какво трябва да е свободно за ход? Всяко ново поле е море, намира се на дъската и е празно, освен при таран. За завой е нужно само новото поле на кърмата.</translation>
    </message>
    <message>
        <source>From which direction is a hit a ram? From the side or from behind. A bow may not meet an enemy bow head-on.</source>
        <translation>От коя посока ударът е таран? Отстрани или отзад. Носът не може да срещне челно вражески нос.</translation>
    </message>
    <message>
        <source>Does the move go on after a ram on the first square? No, it ends there; with ram=carry-on it goes on.</source>
        <translation>Продължава ли ходът след таран на първото поле? Не, той свършва там; с ram=carry-on продължава.</translation>
    </message>
    <message>
        <source>May a player ram own ships? No.</source>
        <translation>Може ли играч да таранира собствени кораби? Не.</translation>
    </message>
    <message>
        <source>Over how many squares must two ships lie side by side for a boarding? Over both; with alongside=one one square is enough. The boarding follows a move of this turn and is announced.</source>
        <translation>На колко полета трябва два кораба да са борд до борд за абордаж? И на двете; с alongside=one стига едно поле. Абордажът следва движение от този ход и се обявява.</translation>
    </message>
    <message>
        <source>What is beside for soldiers, loading and landing? The four squares to the sides, not the diagonal ones.</source>
        <translation>Какво значи „до“ за войници, товарене и слизане? Четирите полета отстрани, не диагоналните.</translation>
    </message>
    <message>
        <source>Does loading cost a turn? Yes, one turn for one or two soldiers.</source>
        <translation>Струва ли товаренето ход? Да, един ход за един или двама войници.</translation>
    </message>
    <message>
        <source>Does a defender who wins a land battle take the loser&apos;s square? Yes. A soldier who comes from a ship has none, and the defender stays.</source>
        <translation>Заема ли защитник, който спечели сухопътна битка, полето на загубилия? Да. Войник, който идва от кораб, няма поле, и тогава защитникът остава.</translation>
    </message>
    <message>
        <source>What follows a tie in a land battle? The roles change, the former defender adds 3, and both throw again.</source>
        <translation>Какво следва при равенство в сухопътна битка? Ролите се сменят, досегашният защитник добавя 3 и двамата хвърлят отново.</translation>
    </message>
    <message>
        <source>Who adds 3 in the later exchanges of a boarding? Whoever attacks in that exchange. The attack changes after every exchange.</source>
        <translation>Кой добавя 3 в по-късните размени на абордаж? Който напада в тази размяна. Нападението се сменя след всяка размяна.</translation>
    </message>
    <message>
        <source>Who is aboard a captured ship? Sailors again, but no soldiers. The winner&apos;s soldiers stay where they were.</source>
        <translation>Кой е на борда на пленен кораб? Отново моряци, но никакви войници. Войниците на победителя остават, където са били.</translation>
    </message>
    <message>
        <source>What becomes of a soldier who takes a ship from the shore? He goes aboard, and the ship has sailors again.</source>
        <translation>Какво става с войник, който плени кораб от брега? Той се качва на борда и корабът отново има моряци.</translation>
    </message>
    <message>
        <source>Which ship may make a tactical move? Any own ship that is not in this fight. A ram and a new boarding are included, and a new boarding is fought out first.</source>
        <translation>Кой кораб може да направи тактически ход? Всеки собствен кораб, който не е в тази битка. Таран и нов абордаж са включени, и новият абордаж се води докрай най-напред.</translation>
    </message>
    <message>
        <source>What if the tactical move sinks the boarder while the defender still has fighters? The fight is over and the defender keeps the ship. Soldiers on the sunk ship are lost.</source>
        <translation>Какво става, ако тактическият ход потопи абордиращия, докато защитникът още има бойци? Битката свършва и защитникът запазва кораба. Войниците на потопения кораб са загубени.</translation>
    </message>
    <message>
        <source>What if the forfeited fighter was the sailors? The ship is captured all the same, and the boarder&apos;s soldiers cross over to it.</source>
        <translation>Какво става, ако загубеният боец са били моряците? Корабът все пак е пленен и войниците на абордиращия преминават на него.</translation>
    </message>
    <message>
        <source>Who is the defender that may make a tactical move? The player who does not attack in this exchange.</source>
        <translation>Кой е защитникът, който може да направи тактически ход? Играчът, който не напада в тази размяна.</translation>
    </message>
    <message>
        <source>Do own soldiers count in the own fortress? No, they defend it and count for nothing else.</source>
        <translation>Броят ли се собствените войници в собствената крепост? Не, те я защитават и не се броят за нищо друго.</translation>
    </message>
    <message>
        <source>When is the fortress looked at? After every action. The soldiers must be ashore.</source>
        <translation>Кога се гледа крепостта? След всяко действие. Войниците трябва да са на брега.</translation>
    </message>
    <message>
        <source>What does a player do who has no legal move? That player passes.</source>
        <translation>Какво прави играч, който няма позволен ход? Той пасува.</translation>
    </message>
    <message>
        <source>Is a ship at the coast where it touches it diagonally? No, only side by side.</source>
        <translation>Край брега ли е кораб, който го допира по диагонал? Не, само страна до страна.</translation>
    </message>
    <message>
        <source>Two players have one or more matchbox galleys each: two in the standard game, one in the short game.</source>
        <translation>Двама играчи имат по една или повече галери от кибритени кутии: две в стандартната игра, една в кратката игра.</translation>
    </message>
    <message>
        <source>The sleeve of the matchbox is the hull; the drawer is no part of it.</source>
        <translation>Обвивката на кибритената кутия е корпусът; чекмеджето не е част от него.</translation>
    </message>
    <message>
        <source>The deck has up to four holes for masts, and each long side up to six for oars. They are drilled for the galley&apos;s type, so that a 4/4/4 has four a side.</source>
        <translation>Палубата има до четири дупки за мачти, а всяка дълга страна – до шест за гребла. Те се пробиват според типа на галерата, така че галера 4/4/4 има по четири на страна.</translation>
    </message>
    <message>
        <source>Oars are matches with a head, stuck in the sides with the head outward. Masts are matches without a head, on the deck. Oars stand for rowers, masts for soldiers.</source>
        <translation>Греблата са клечки с глава, забити в страните с главата навън. Мачтите са клечки без глава, на палубата. Греблата са гребци, мачтите – войници.</translation>
    </message>
    <message>
        <source>The oars of one side and the masts are 8 together: 6 oars a side and 2 masts, 5 and 3, or 4 and 4. Both sides begin with as many oars; that may change in play.</source>
        <translation>Греблата на едната страна и мачтите правят заедно 8: 6 гребла на страна и 2 мачти, 5 и 3 или 4 и 4. Двете страни започват с еднакъв брой гребла; това може да се промени в играта.</translation>
    </message>
    <message>
        <source>A triangle on the deck marks the bow. A galley rams with that end.</source>
        <translation>Триъгълник на палубата отбелязва носа. Галерата таранира с този край.</translation>
    </message>
    <message>
        <source>Match heads never touch a striking strip, neither while building nor in play.</source>
        <translation>Главите на клечките никога не допират драскало, нито при строежа, нито в играта.</translation>
    </message>
    <message>
        <source>A galley has eight matches for orders: a headed one for each oar of one side and a headless one for each mast.</source>
        <translation>Галерата има осем клечки за заповеди: една с глава за всяко гребло на едната страна и една без глава за всяка мачта.</translation>
    </message>
    <message>
        <source>Each galley has a screen, behind which its orders are laid in secret.</source>
        <translation>Всяка галера има параван, зад който заповедите ѝ се слагат тайно.</translation>
    </message>
    <message>
        <source>The players sit opposite each other and place one galley each in turn, until all are placed.</source>
        <translation>Играчите седят един срещу друг и поред поставят по една галера, докато всички са поставени.</translation>
    </message>
    <message>
        <source>A galley is placed within two matches&apos; length of its owner&apos;s edge, and no nearer than two matches&apos; length to an enemy galley.</source>
        <translation>Галерата се поставя на най-много две дължини на клечка от края на собственика си и на не по-малко от две дължини на клечка от вражеска галера.</translation>
    </message>
    <message>
        <source>First phase: up to five order matches are laid behind each galley&apos;s screen. They are carried out from the top down.</source>
        <translation>Първа фаза: зад паравана на всяка галера се слагат до пет клечки за заповеди. Те се изпълняват отгоре надолу.</translation>
    </message>
    <message>
        <source>A headed match that points forward is forward; with the head to the left or right it is a turn; a headless match across is fire; two headed matches that point back re-arrange the oars.</source>
        <translation>Клечка с глава, която сочи напред, е „напред“; с главата наляво или надясно тя е завой; клечка без глава напреко е огън; две клечки с глава, които сочат назад, пренареждат греблата.</translation>
    </message>
    <message>
        <source>A galley takes at most as many fire orders as it has masts.</source>
        <translation>Галерата получава най-много толкова заповеди за огън, колкото мачти има.</translation>
    </message>
    <message>
        <source>As many orders as possible must be laid.</source>
        <translation>Трябва да се сложат възможно най-много заповеди.</translation>
    </message>
    <message>
        <source>Second phase: when both are ready all screens are lifted at once, and the matches are laid out before the galleys.</source>
        <translation>Втора фаза: когато и двамата са готови, всички паравани се вдигат едновременно и клечките се редят пред галерите.</translation>
    </message>
    <message>
        <source>A forward is laid ahead of the bow or on from the last match. A turn is laid at 60 degrees to the side it turns to, with an equilateral triangle of matches as the measure. A fire match is laid across.</source>
        <translation>Заповед напред се реди пред носа или след последната клечка. Завой се реди под 60 градуса към страната, към която завива, с равностранен триъгълник от клечки за мярка. Клечка за огън се реди напреко.</translation>
    </message>
    <message>
        <source>Where two rows would cross, the rest of a row is laid after the matches that lie there have been carried out.</source>
        <translation>Където два реда биха се пресекли, останалото от единия ред се нарежда, след като клечките, които лежат там, са изпълнени.</translation>
    </message>
    <message>
        <source>Third phase: at most five steps. In a step every galley carries out its next order.</source>
        <translation>Трета фаза: най-много пет стъпки. В една стъпка всяка галера изпълнява следващата си заповед.</translation>
    </message>
    <message>
        <source>Within a step movement comes first, then fire, then the re-arranging of oars.</source>
        <translation>В рамките на една стъпка първо е движението, после огънят, после пренареждането на греблата.</translation>
    </message>
    <message>
        <source>Galleys that come to touch by moving collide, friends too. Where both move in a step both finish the order, and then the damage is judged.</source>
        <translation>Галери, които при движение се допрат, се сблъскват, и приятелските също. Когато в една стъпка се движат и двете, и двете довършват заповедта и тогава се отсъждат щетите.</translation>
    </message>
    <message>
        <source>A ramming galley does 1 damage more for each forward order.</source>
        <translation>Таранираща галера нанася 1 щета повече за всяка заповед напред.</translation>
    </message>
    <message>
        <source>A galley whose bow takes no part in a contact does no damage by it. A bow that did not move in this step does damage to a bow alone.</source>
        <translation>Галера, чийто нос не участва в допира, не нанася щета с него. Нос, който не се е движил в тази стъпка, нанася щета само на друг нос.</translation>
    </message>
    <message>
        <source>A galley fires up to three matches&apos; length, measured from its hull to the enemy&apos;s.</source>
        <translation>Галерата стреля до три дължини на клечка, мерено от нейния корпус до корпуса на врага.</translation>
    </message>
    <message>
        <source>The number of matches to drop depends on the masts and the range: twice the masts within one match&apos;s length, as many as the masts within two, half of them rounded up within three.</source>
        <translation>Броят на клечките за хвърляне зависи от мачтите и разстоянието: до една дължина на клечка – два пъти мачтите, до две – колкото мачтите, до три – половината от тях, закръглена нагоре.</translation>
    </message>
    <message>
        <source>The matches are held between the fingers about 15 cm above the table and dropped anywhere on it.</source>
        <translation>Клечките се държат между пръстите на около 15 см над масата и се пускат където и да е върху нея.</translation>
    </message>
    <message>
        <source>Every dropped match whose head end points at the target does 1 damage.</source>
        <translation>Всяка пусната клечка, чийто край с главата сочи към целта, нанася 1 щета.</translation>
    </message>
    <message>
        <source>Where the target lies in the side zone of the firing galley, beside its long sides, matches whose plain end points at it count too.</source>
        <translation>Когато целта лежи в страничната зона на стрелящата галера, до дългите ѝ страни, се броят и клечките, чийто край без глава сочи към целта.</translation>
    </message>
    <message>
        <source>If a dropped match touches a galley or an order match before it rests, the whole toss misses.</source>
        <translation>Ако пусната клечка допре галера или клечка за заповед, преди да спре, цялото хвърляне е мимо.</translation>
    </message>
    <message>
        <source>Matches that point at the firing galley itself do not count. Only the chosen target counts.</source>
        <translation>Клечките, които сочат към самата стреляща галера, не се броят. Брои се само избраната цел.</translation>
    </message>
    <message>
        <source>Each point of damage removes one match, an oar or a mast.</source>
        <translation>Всяка точка щета маха една клечка, гребло или мачта.</translation>
    </message>
    <message>
        <source>The first point is always an oar of the side that faces the attacker, or of the nearer side.</source>
        <translation>Първата точка винаги е гребло от страната, която гледа към нападателя, или от по-близката страна.</translation>
    </message>
    <message>
        <source>The defender spreads the other points, but the side that faces the attacker takes the most.</source>
        <translation>Защитникът разпределя останалите точки, но най-много поема страната, която гледа към нападателя.</translation>
    </message>
    <message>
        <source>With 3 damage or more at least one mast goes, while there is one.</source>
        <translation>При 3 или повече щети се маха поне една мачта, докато има такава.</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. The loss of all masts does not sink it: it can ram, but not fire.</source>
        <translation>Галерата потъва, когато не ѝ остане нито едно гребло. Загубата на всички мачти не я потапя: тя може да таранира, но не и да стреля.</translation>
    </message>
    <message>
        <source>The rules advise who has one or two oars left on a side to re-arrange them, or to show the enemy the better side.</source>
        <translation>Правилата съветват онзи, на когото от едната страна са останали едно или две гребла, да ги пренареди или да покаже на врага по-добрата страна.</translation>
    </message>
    <message>
        <source>The game ends when a player&apos;s last galley sinks, or when a player gives up.</source>
        <translation>Играта свършва, когато потъне последната галера на играч или когато играч се предаде.</translation>
    </message>
    <message>
        <source>The author suggests other ships, boarding, experience, reefs and islands, and gives no rules for them.</source>
        <translation>Авторът предлага други кораби, абордаж, опит, рифове и острови и не дава правила за тях.</translation>
    </message>
    <message>
        <source>Does a galley sink when one side has no oars, or both? When both have none; with sink=any one side is enough.</source>
        <translation>Потъва ли галерата, когато едната ѝ страна няма гребла, или когато и двете нямат? Когато и двете нямат; със sink=any стига едната страна.</translation>
    </message>
    <message>
        <source>Does a turn also move the galley? Yes, it turns by 60 degrees and goes on by a match&apos;s length; with turn=in-place it does not go on.</source>
        <translation>Премества ли завоят и галерата? Да, тя се завърта на 60 градуса и продължава с една дължина на клечка; с turn=in-place не продължава.</translation>
    </message>
    <message>
        <source>How does a galley turn? About the front of its bow, and then it slides ahead. A stern that swings against a hull does no damage.</source>
        <translation>Как завива галерата? Около предния край на носа си, а после се плъзга напред. Кърма, която при завъртането удари корпус, не нанася щета.</translation>
    </message>
    <message>
        <source>Which forwards add to a ram? All that the galley has carried out this turn; with bonus=consecutive those in a row just before the contact.</source>
        <translation>Кои заповеди напред се прибавят към тарана? Всички, които галерата е изпълнила в този ход; с bonus=consecutive – поредните непосредствено преди допира.</translation>
    </message>
    <message>
        <source>Where do galleys stop at a contact? Each at the contact, and its later orders go on from there. A new ram needs a new contact.</source>
        <translation>Къде спират галерите при допир? Всяка при допира, а по-късните ѝ заповеди продължават оттам. За нов таран трябва нов допир.</translation>
    </message>
    <message>
        <source>When are as many orders laid as possible? When five matches lie, or when no fire and no movement could be added. Nobody has to re-arrange.</source>
        <translation>Кога са сложени възможно най-много заповеди? Когато лежат пет клечки или когато не може да се добави нито огън, нито движение. Никой не е длъжен да пренарежда.</translation>
    </message>
    <message>
        <source>Is re-arranging a movement order? No, the limit of WG-15 leaves it out.</source>
        <translation>Заповед за движение ли е пренареждането? Не, ограничението на WG-15 не го включва.</translation>
    </message>
    <message>
        <source>What if both fire in the same step? Both fire with the masts they had before the fire, and the losses are taken afterwards.</source>
        <translation>Какво става, ако и двете стрелят в една и съща стъпка? И двете стрелят с мачтите, които са имали преди огъня, а загубите се вземат след това.</translation>
    </message>
    <message>
        <source>How is the range measured? From hull to hull at the nearest places; oars and masts do not count.</source>
        <translation>Как се мери разстоянието? От корпус до корпус в най-близките места; греблата и мачтите не се броят.</translation>
    </message>
    <message>
        <source>When does a match point at a hull? When the line on from its end meets the hull, however far away. A touched corner counts. If the line meets the attacker&apos;s own hull first, it does not count; other hulls do not block.</source>
        <translation>Кога клечката сочи към корпус? Когато линията, продължена от края ѝ, среща корпуса, колкото и далеч да е. Докоснат ъгъл се брои. Ако линията срещне първо собствения корпус на нападателя, не се брои; другите корпуси не преграждат.</translation>
    </message>
    <message>
        <source>When is a target in the side zone? When any part of its hull is; with zone=centre its centre, with zone=whole all of it.</source>
        <translation>Кога една цел е в страничната зона? Когато в нея е която и да е част от корпуса ѝ; със zone=centre – центърът ѝ, със zone=whole – целият корпус.</translation>
    </message>
    <message>
        <source>When is a toss spoiled? When a match touches a galley or an order match, at rest or before. Players may say so at any time. Matches that touch each other, or fall off the table, spoil nothing.</source>
        <translation>Кога хвърлянето е невалидно? Когато клечка допира галера или клечка за заповед, след като е спряла или преди това. Играчите могат да го кажат по всяко време. Клечки, които се допират една друга или падат от масата, не развалят нищо.</translation>
    </message>
    <message>
        <source>What is most of the damage? The near side loses at least as many as the far side and as the masts do, while it has any.</source>
        <translation>Какво значи „най-много“ от щетите? Близката страна губи поне толкова, колкото далечната и колкото мачтите, докато има какво да губи.</translation>
    </message>
    <message>
        <source>Which side is near when bow or stern is struck? The side where the attacker&apos;s centre lies; exactly on the axis the defender chooses.</source>
        <translation>Коя страна е близката, когато е ударен носът или кърмата? Страната, на която лежи центърът на нападателя; точно по оста избира защитникът.</translation>
    </message>
    <message>
        <source>What if the near side has no oar? The first point takes an oar of the other side.</source>
        <translation>Какво става, ако близката страна няма гребло? Първата точка взема гребло от другата страна.</translation>
    </message>
    <message>
        <source>What if the damage is more than what is left? Everything goes, and the galley sinks.</source>
        <translation>Какво става, ако щетите са повече от останалото? Маха се всичко и галерата потъва.</translation>
    </message>
    <message>
        <source>What if both last galleys sink at once? The game is a draw.</source>
        <translation>Какво става, ако и двете последни галери потънат едновременно? Играта завършва наравно.</translation>
    </message>
    <message>
        <source>Who places first, and how large is the table? The lot decides (first=A or first=B), and any table will do (width, depth).</source>
        <translation>Кой поставя пръв и колко голяма е масата? Решава жребият (first=A или first=B), а масата може да е всякаква (width, depth).</translation>
    </message>
    <message>
        <source>May a player fire at an own galley, or at nobody? The target is an enemy within three matches&apos; length. Where none is in range the order is spent.</source>
        <translation>Може ли играч да стреля по собствена галера или по никого? Целта е враг до три дължини на клечка. Когато никой не е в обсег, заповедта се изразходва.</translation>
    </message>
    <message>
        <source>The Imperials have 10 units, 8 of them on the map at the start: Saxon, Hungarian, Bavarian and Imperial troops and two generals. The Turks have 8 units, all on the map.</source>
        <translation>Императорците имат 10 единици, от които 8 са на картата в началото: саксонски, унгарски, баварски и императорски войски и двама генерали. Турците имат 8 единици, всички на картата.</translation>
    </message>
    <message>
        <source>Before an assault&apos;s roll, once a round, Abdurrahman may come to the attacked wall: from a neighbouring wall surely, from farther away if a roll is above the Turkish morale.</source>
        <translation>Преди хвърлянето за щурм, веднъж в кръга, Абдурахман може да дойде при нападнатата стена: от съседна стена сигурно, от по-далеч – ако едно хвърляне е над турския морал.</translation>
    </message>
    <message>
        <source>Castle fight: as an assault, without terrain, from walls that a side holds against a neighbouring wall. Imperial units in the target&apos;s breaches join. Turks attack from walls with at least two of their units. If no enemy is left the attackers may move in.</source>
        <translation>Бой в крепостта: като щурм, без терен, от стени, които една страна държи срещу съседна стена. Императорските единици в пробивите на целта се включват. Турците нападат от стени с поне две свои единици. Ако не остане враг, нападателите могат да се преместят там.</translation>
    </message>
    <message>
        <source>Destroyed Imperial units are out for the rest of the turn. At the next turn they go into the Imperial cup; when one is drawn it is placed in a camp and another chit is drawn.</source>
        <translation>Унищожените императорски единици са вън до края на хода. В следващия ход те отиват в императорската чаша; когато се изтегли такава единица, тя се поставя в лагер и се тегли друг жетон.</translation>
    </message>
    <message>
        <source>Is exactly twice as much a double loss? Yes; with doubling=strict only more than twice.</source>
        <translation>Точно двойното двойна загуба ли е? Да; с doubling=strict само повече от двойното.</translation>
    </message>
    <message>
        <source>Who chooses the units that lose steps? Their owner; with losses=attacker the attacker.</source>
        <translation>Кой избира единиците, които губят степени? Собственикът им; с losses=attacker – нападателят.</translation>
    </message>
    <message>
        <source>A catapult throws one stone exactly two or three cells: straight forward, diagonally forward or to a side. What stands between does not matter. The catapult is a tower then.</source>
        <translation>Катапултът хвърля един камък точно на две или три полета: право напред, по диагонал напред или встрани. Няма значение какво стои между тях. След това катапултът е кула.</translation>
    </message>
    <message>
        <source>Is a turn a move or an attack, or both? One of them: a move, an attack, removing a battery or removing a mine. With turn=move-then-attack the ship that moved may attack.</source>
        <translation>Един ход движение или нападение ли е, или и двете? Едно от тях: движение, нападение, махане на батарея или махане на мина. С turn=move-then-attack корабът, който се е придвижил, може да нападне.</translation>
    </message>
    <message>
        <source>Does a plane block its square? Yes, for that enemy turn, and it can be attacked there.</source>
        <translation>Прегражда ли самолетът полето си? Да, за онзи ход на противника, и там самолетът може да бъде нападнат.</translation>
    </message>
    <message>
        <source>How many mines may be laid in a turn? Any number, each announced and beside an own minesweeper that is not in neutral water, on a free square of the sea or the own port.</source>
        <translation>Колко мини могат да се сложат в един ход? Колкото и да е, всяка обявена и до собствен миночистач, който не е в неутрална вода, на свободно поле от морето или от собственото пристанище.</translation>
    </message>
    <message>
        <source>A map shows a strip of coast and the waters before it. Six squares with the fortress wall are the capital, and six anchors say where the ships begin. The compass is decoration.</source>
        <translation>Картата показва ивица от брега и водите пред нея. Шест полета с крепостната стена са столицата, а шест котви показват къде започват корабите. Компасът е украса.</translation>
    </message>
    <message>
        <source>Where is a soldier whose landing battle is tied? Still aboard, until the battle is won.</source>
        <translation>Къде е войникът, чийто бой при десант е наравно? Все още на борда, докато боят не бъде спечелен.</translation>
    </message>
    <message>
        <source>A galley takes at most as many forwards and turns as its side with fewer oars has oars.</source>
        <translation>Галерата получава най-много толкова заповеди напред и завой, колкото гребла има бордът ѝ с по-малко гребла.</translation>
    </message>
    <message>
        <source>Re-arranging takes two orders in a row. Nothing happens at the first; at the second the player divides the oars between both sides as he likes, with at least one on each.</source>
        <translation>Пренареждането иска две поредни заповеди. При първата не става нищо; при втората играчът разделя греблата между двата борда, както иска, с поне едно на всеки.</translation>
    </message>
    <message>
        <source>A bow against a side does 2 damage, against a stern 1. Bow against bow does 2 to each.</source>
        <translation>Нос срещу борд нанася 2 щети, срещу кърма – 1. Нос срещу нос нанася по 2 на всяка.</translation>
    </message>
    <message>
        <source>Which part of the hull was struck? The edge that is nearest to the point of contact. Near a corner the headings tell: from behind at the stern&apos;s corners the stern, head-on at the bow&apos;s the bow, else the side; with corner=any the stern at any corner.</source>
        <translation>Коя част от корпуса е ударена? Ръбът, който е най-близо до точката на допир. Близо до ъгъл решават посоките: отзад при ъглите на кърмата – кърмата, челно при ъглите на носа – носът, иначе бордът; с corner=any – кърмата при който и да е ъгъл.</translation>
    </message>
    <message>
        <source>Do orders lapse when a galley takes losses in the turn? No, the limits hold only while orders are laid. But a galley without masts does not fire, and a sunk one does nothing.</source>
        <translation>Отпадат ли заповедите, когато галера понесе загуби в хода? Не, ограниченията важат само докато се слагат заповедите. Но галера без мачти не стреля, а потънала не прави нищо.</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>nothing lies there</source>
        <translation>там няма нищо</translation>
    </message>
    <message>
        <source>it lies on %1</source>
        <translation>лежи на %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <translation>Тук лежи фигура от записа</translation>
    </message>
    <message>
        <source>It is of %1</source>
        <translation>Чия е: %1</translation>
    </message>
    <message>
        <source>It is of</source>
        <translation>Чия е</translation>
    </message>
    <message>
        <source>It points to the</source>
        <translation>Накъде сочи</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <translation>Войници на борда</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Състояние</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <translation>Числото на маркера</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <translation>Извън картата е</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation>Окоп</translation>
    </message>
    <message>
        <source>What really lies %1?</source>
        <translation>Какво всъщност лежи %1?</translation>
    </message>
    <message>
        <source>What really lies on %1?</source>
        <translation>Какво всъщност лежи на %1?</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Друга фигура</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>сега няма какво да се поправя</translation>
    </message>
    <message>
        <source>as the camera sees it: %1</source>
        <translation>както го вижда камерата: %1</translation>
    </message>
    <message>
        <source>it lies elsewhere: point there next</source>
        <translation>лежи другаде, посочете къде</translation>
    </message>
    <message>
        <source>%1 (in the record: %2)</source>
        <translation>%1 (в записа: %2)</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it %2</source>
        <translation>тук лежи %1, а според записа е %2</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it on %2</source>
        <translation>тук лежи %1, а според записа е на %2</translation>
    </message>
</context>
<context>
    <name>GalleyCorrections</name>
    <message>
        <source>what the camera counts: %1</source>
        <translation>както брои камерата: %1</translation>
    </message>
    <message>
        <source>where the camera sees it: %1 mm and %2° off</source>
        <translation>където я вижда камерата: отместена с %1 мм и %2°</translation>
    </message>
    <message>
        <source>one oar fewer to port</source>
        <translation>едно гребло по-малко отляво</translation>
    </message>
    <message>
        <source>one oar fewer to starboard</source>
        <translation>едно гребло по-малко отдясно</translation>
    </message>
    <message>
        <source>one mast fewer</source>
        <translation>една мачта по-малко</translation>
    </message>
    <message>
        <source>one oar more to port</source>
        <translation>едно гребло повече отляво</translation>
    </message>
    <message>
        <source>one oar more to starboard</source>
        <translation>едно гребло повече отдясно</translation>
    </message>
    <message>
        <source>one mast more</source>
        <translation>една мачта повече</translation>
    </message>
    <message>
        <source>turned to the left by 60°</source>
        <translation>завъртяна наляво на 60°</translation>
    </message>
    <message>
        <source>turned to the right by 60°</source>
        <translation>завъртяна надясно на 60°</translation>
    </message>
    <message>
        <source>its bow is the other end</source>
        <translation>носът ѝ е другият край</translation>
    </message>
    <message>
        <source>it is %1, and %1 is this one</source>
        <translation>това е %1, а %1 е тази</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>not built yet</source>
        <translation>още не е построена</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>потънала</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>гребла: ляво %1, дясно %2; мачти: %3</translation>
    </message>
    <message>
        <source>The galleys are being built.</source>
        <translation>Галерите се строят.</translation>
    </message>
    <message>
        <source>The galleys are being placed.</source>
        <translation>Галерите се разполагат.</translation>
    </message>
    <message>
        <source>Orders are being laid behind the screens.</source>
        <translation>Зад параваните се издават заповеди.</translation>
    </message>
    <message>
        <source>Orders are carried out: step %1 of 5.</source>
        <translation>Изпълняват се заповедите: стъпка %1 от 5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n кораб</numerusform>
            <numerusform>%n кораба</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n войник</numerusform>
            <numerusform>%n войника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) still to be placed</source>
        <translation>
            <numerusform>остава %n войник за поставяне</numerusform>
            <numerusform>остават %n войника за поставяне</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>Императорско миниране</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Турски морал</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Императорски морал</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Императорска артилерия</translation>
    </message>
    <message>
        <source>%1 in the breach</source>
        <translation>%1 в пробива</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никой</translation>
    </message>
    <message>
        <source>entrenched %1</source>
        <translation>окоп: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n кула</numerusform>
            <numerusform>%n кули</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n стена</numerusform>
            <numerusform>%n стени</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catapult(s)</source>
        <translation>
            <numerusform>%n катапулт</numerusform>
            <numerusform>%n катапулта</numerusform>
        </translation>
    </message>
    <message>
        <source>A fight is being fought: throw the dice.</source>
        <translation>Води се битка: хвърлете зарчето.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) on the board</source>
        <translation>
            <numerusform>%n жетон на дъската</numerusform>
            <numerusform>%n жетона на дъската</numerusform>
        </translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation>Двете флоти се разполагат тайно.</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>ход %1 от %2</translation>
    </message>
    <message>
        <source>A draw is offered by %1.</source>
        <translation>Предложено е равенство от %1.</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Част от позицията е тайна.</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>кораб</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигури</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>стандартни правила</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>основни правила</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>правила за напреднали</translation>
    </message>
    <message>
        <source>advanced, delayed</source>
        <translation>правила за напреднали, с отложена победа</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>бягство</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>подкуп</translation>
    </message>
    <message>
        <source>bribe, advanced</source>
        <translation>подкуп, правила за напреднали</translation>
    </message>
    <message>
        <source>basic, 8 x 8</source>
        <translation>основни правила, 8 x 8</translation>
    </message>
    <message>
        <source>escape for four</source>
        <translation>бягство за четирима</translation>
    </message>
    <message>
        <source>escape for three</source>
        <translation>бягство за трима</translation>
    </message>
    <message>
        <source>escape for three, small</source>
        <translation>бягство за трима, малко</translation>
    </message>
    <message>
        <source>introduction</source>
        <translation>въведение</translation>
    </message>
    <message>
        <source>quick sinking</source>
        <translation>бързо потъване</translation>
    </message>
    <message>
        <source>turning in place</source>
        <translation>завой на място</translation>
    </message>
    <message>
        <source>confirmed places</source>
        <translation>потвърдени места</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>други тълкувания</translation>
    </message>
    <message>
        <source>move, then attack</source>
        <translation>движение, после атака</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>направо</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>отбори</translation>
    </message>
    <message>
        <source>two books</source>
        <translation>две книги</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>трима играчи</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>четирима играчи</translation>
    </message>
    <message>
        <source>five players</source>
        <translation>петима играчи</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>шестима играчи</translation>
    </message>
    <message>
        <source>seven players</source>
        <translation>седем играчи</translation>
    </message>
    <message>
        <source>eight players</source>
        <translation>осем играчи</translation>
    </message>
</context>
<context>
    <name>LiveMarks</name>
    <message>
        <source>counted otherwise</source>
        <translation>преброено е друго</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>различава се</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>непозволено</translation>
    </message>
    <message>
        <source>about %1 hits are likely from a good place</source>
        <translation>от добро място са вероятни около %1 попадения</translation>
    </message>
    <message>
        <source>the other table differs</source>
        <translation>другата маса се различава</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>The final position</source>
        <translation>Крайната позиция</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>незавършена</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Rulings and their evidence</source>
        <translation>Решения и доказателствата им</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Играта в числа</translation>
    </message>
    <message>
        <source>The record is whole: every event is as it was written.</source>
        <translation>Записът е цял и всяко събитие е такова, каквото е записано.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>Записът е променен: %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>страница %1 от %2</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>The computer expects this:</source>
        <translation>Компютърът очаква това:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this result was changed too often; tell the arbiter</source>
        <translation>този резултат е променян твърде често; кажете на съдията</translation>
    </message>
    <message>
        <source>the Imperials</source>
        <translation>императорците</translation>
    </message>
    <message>
        <source>the Turks</source>
        <translation>турците</translation>
    </message>
    <message>
        <source>a unit waits to be placed in a camp</source>
        <translation>единица чака да бъде поставена в лагер</translation>
    </message>
    <message>
        <source>a die is to be thrown</source>
        <translation>трябва да се хвърли зарче</translation>
    </message>
    <message>
        <source>both sides draw a chit</source>
        <translation>двете страни теглят жетон</translation>
    </message>
    <message>
        <source>the Turks choose whom the relief army restores</source>
        <translation>турците избират кого възстановява помощната армия</translation>
    </message>
    <message>
        <source>the Imperials choose who falls sick</source>
        <translation>императорците избират кой се разболява</translation>
    </message>
    <message>
        <source>a side is on turn and nothing is being decided</source>
        <translation>една страна е на ход и нищо не се решава</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman adds 1 to the die</source>
        <translation>турците казват дали Абдурахман добавя 1 към зарчето</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman comes to the attacked wall</source>
        <translation>турците казват дали Абдурахман идва на нападнатата стена</translation>
    </message>
    <message>
        <source>officers may raise combat values</source>
        <translation>офицерите могат да повишат бойната сила</translation>
    </message>
    <message>
        <source>the Turks say whether they give up the entrenchment</source>
        <translation>турците казват дали отстъпват окопа</translation>
    </message>
    <message>
        <source>the Imperials choose who goes into the breach</source>
        <translation>императорците избират кой влиза в пробива</translation>
    </message>
    <message>
        <source>the Turks choose what the counter-mine hits</source>
        <translation>турците избират какво удря контрамината</translation>
    </message>
    <message>
        <source>a loss is to be taken</source>
        <translation>трябва да се понесе загуба</translation>
    </message>
    <message>
        <source>the attackers move in</source>
        <translation>нападателите влизат</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>не сега: %1</translation>
    </message>
    <message>
        <source>no die now: %1</source>
        <translation>сега без зарче: %1</translation>
    </message>
    <message>
        <source>nothing to say no to: %1</source>
        <translation>няма на какво да се откаже: %1</translation>
    </message>
    <message>
        <source>unit number %1 is not one of the scenario&apos;s %2</source>
        <translation>няма единица номер %1 (общо %2)</translation>
    </message>
    <message>
        <source>%1 is no start zone</source>
        <translation>%1 не е начална зона</translation>
    </message>
    <message>
        <source>%1 is no wall zone</source>
        <translation>%1 не е стенна зона</translation>
    </message>
    <message>
        <source>zone number %1</source>
        <translation>зона номер %1</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>зона %1</translation>
    </message>
    <message>
        <source>%1 have drawn in this round</source>
        <translation>%1 вече теглиха в този кръг</translation>
    </message>
    <message>
        <source>no %1 is among the %2 chits in the cup of %3</source>
        <translation>няма %1 сред жетоните в чашата, общо %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is not in the cup</source>
        <translation>%1 не е в чашата</translation>
    </message>
    <message>
        <source>%1 does not wait to be placed now</source>
        <translation>%1 не чака поставяне сега</translation>
    </message>
    <message>
        <source>0 units have moved into %1: at least 1 has to</source>
        <translation>никой не е влязъл в %1: поне 1 трябва</translation>
    </message>
    <message>
        <source>%1 has its 1 more in this fight</source>
        <translation>%1 вече има своето +1 в тази битка</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2</source>
        <translation>маркерът на %1 е на %2</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2, this takes %3</source>
        <translation>маркерът на %1 е на %2, за това трябват %3</translation>
    </message>
    <message>
        <source>%1 has no command over %2 in this fight, or does not stand with it</source>
        <translation>%1 не командва %2 в тази битка или не е при нея</translation>
    </message>
    <message>
        <source>%1 is in no start zone beside %2</source>
        <translation>%1 не е в начална зона до %2</translation>
    </message>
    <message>
        <source>no entrenchment in %1 can take this</source>
        <translation>в %1 няма окоп, който да го поеме</translation>
    </message>
    <message>
        <source>%1 does not share in this loss of %2</source>
        <translation>%1 не участва в тази загуба от %2</translation>
    </message>
    <message>
        <source>CAS stands at %1, its least</source>
        <translation>CAS е на %1, най-малкото</translation>
    </message>
    <message>
        <source>CTS stands at %1, its least</source>
        <translation>CTS е на %1, най-малкото</translation>
    </message>
    <message>
        <source>TMS stands at %1, and no die shows less than that</source>
        <translation>TMS е на %1, а зарчето не показва по-малко</translation>
    </message>
    <message>
        <source>CAS stands at %1, its most</source>
        <translation>CAS е на %1, най-голямото</translation>
    </message>
    <message>
        <source>CTS stands at %1, its most</source>
        <translation>CTS е на %1, най-голямото</translation>
    </message>
    <message>
        <source>%1 has no part in this fight, or is in already</source>
        <translation>%1 не участва в тази битка или вече е вътре</translation>
    </message>
    <message>
        <source>%1 is no damaged Turkish unit in the castle</source>
        <translation>%1 не е повредена турска единица в крепостта</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit on the map</source>
        <translation>%1 не е императорска единица на картата</translation>
    </message>
    <message>
        <source>%1 is no officer</source>
        <translation>%1 не е офицер</translation>
    </message>
    <message>
        <source>%1 is not under %2</source>
        <translation>%1 не е под командата на %2</translation>
    </message>
    <message>
        <source>%1 is not damaged</source>
        <translation>%1 не е повредена</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit destroyed in turn %2</source>
        <translation>%1 не е императорска единица, унищожена в ход %2</translation>
    </message>
    <message>
        <source>%1 stands in a breach, not in a start zone</source>
        <translation>%1 е в пробив, не в начална зона</translation>
    </message>
    <message>
        <source>%1 has raised CTS in turn %2</source>
        <translation>%1 вече повиши CTS в ход %2</translation>
    </message>
    <message>
        <source>%1 are on turn, and this is for %2</source>
        <translation>на ход са %1, а това е за: %2</translation>
    </message>
    <message>
        <source>%1 have 0 actions left</source>
        <translation>%1: няма повече действия</translation>
    </message>
    <message>
        <source>%1 is not held by %2</source>
        <translation>%1 не се държи от: %2</translation>
    </message>
    <message>
        <source>%1 is the middle zone: it has 0 breaches and is taken by castle fight only</source>
        <translation>%1 е средната зона: няма пробиви и се превзема само с бой в крепостта</translation>
    </message>
    <message>
        <source>%1 is not a unit of %2</source>
        <translation>%1 не е единица на: %2</translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation>%1 не е на картата</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not to %2</source>
        <translation>от пробив на %1 пътят води към лагер, не към %2</translation>
    </message>
    <message>
        <source>%1 is not held by the Imperials</source>
        <translation>%1 не се държи от императорците</translation>
    </message>
    <message>
        <source>no road leads from %1 to %2 in 1 step</source>
        <translation>няма път с 1 стъпка от %1 до %2</translation>
    </message>
    <message>
        <source>%1 holds its %2 units</source>
        <translation>%1 е пълна, единици: %2</translation>
    </message>
    <message>
        <source>the Turks have moved the units that their chit allows</source>
        <translation>турците вече преместиха колкото им позволява жетонът</translation>
    </message>
    <message>
        <source>the Turks move freely only with the initiative</source>
        <translation>турците се движат свободно само с инициативата</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle for %1</source>
        <translation>турските единици не излизат от крепостта към %1</translation>
    </message>
    <message>
        <source>%1 is in %2 already</source>
        <translation>%1 вече е в %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 се държи от: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2 already</source>
        <translation>%1 вече се държи от: %2</translation>
    </message>
    <message>
        <source>zone number %1 is not one of the %2</source>
        <translation>няма зона номер %1 (общо %2)</translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation>%1 вече се движи в този ход</translation>
    </message>
    <message>
        <source>all %1 breaches of %2 are occupied</source>
        <translation>всички пробиви на %2 са заети (%1)</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the start zones beside %1</source>
        <translation>няма императорски единици в началните зони до %1</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the breaches of %1</source>
        <translation>няма императорски единици в пробивите на %1</translation>
    </message>
    <message>
        <source>0 attackers stand in the breaches of %1</source>
        <translation>няма нападатели в пробивите на %1</translation>
    </message>
    <message>
        <source>%1 is no wall beside %2</source>
        <translation>%1 не е стена до %2</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %1 has %2</source>
        <translation>турците нападат от стените с 2 единици, а в %1 са %2</translation>
    </message>
    <message>
        <source>a castle fight starts from at least 1 wall beside %1</source>
        <translation>боят в крепостта започва от поне 1 стена до %1</translation>
    </message>
    <message>
        <source>%1 is no Turkish wall with an enemy in its breaches: 0 there</source>
        <translation>%1 не е турска стена с враг в пробивите</translation>
    </message>
    <message>
        <source>%1 is the middle zone, which faces 0 camps</source>
        <translation>%1 е средната зона и не гледа към лагер</translation>
    </message>
    <message>
        <source>0 units of %1 stand in %2</source>
        <translation>няма единици (%1) в %2</translation>
    </message>
    <message>
        <source>the entrenchment in %1 shows 2 already</source>
        <translation>окопът в %1 вече е 2</translation>
    </message>
    <message>
        <source>%1 have 0 entrenchment markers in hand</source>
        <translation>%1: няма маркери за окоп</translation>
    </message>
    <message>
        <source>turn %1 begins</source>
        <translation>започва ход %1</translation>
    </message>
    <message>
        <source>turn %1 ends</source>
        <translation>свършва ход %1</translation>
    </message>
    <message>
        <source>%1 draw a chit</source>
        <translation>%1 теглят жетон</translation>
    </message>
    <message>
        <source>%1 draw %2</source>
        <translation>%1 теглят %2</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: nobody acts</source>
        <translation>жетони: императорски %1, турски %2; никой не действа</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: %3 begin</source>
        <translation>жетони: императорски %1, турски %2; започват: %3</translation>
    </message>
    <message>
        <source>%1 are on turn, actions %2</source>
        <translation>на ход: %1, действия: %2</translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation>%1 приключват хода си</translation>
    </message>
    <message>
        <source>announced %1</source>
        <translation>обявено: %1</translation>
    </message>
    <message>
        <source>%1 brings back %2 damaged</source>
        <translation>%1 връща увредена: %2</translation>
    </message>
    <message>
        <source>%1 goes into a breach of %2</source>
        <translation>%1 отива в пробив на %2</translation>
    </message>
    <message>
        <source>%1 goes into the cup</source>
        <translation>%1 отива в чашата</translation>
    </message>
    <message>
        <source>%1 goes into the reserve</source>
        <translation>%1 отива в резерва</translation>
    </message>
    <message>
        <source>%1 has no entrenchment any more</source>
        <translation>%1 вече няма окоп</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>загубена е %1</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 вече е %2</translation>
    </message>
    <message>
        <source>%1 is sick, on cell %2</source>
        <translation>%1 е болна, на поле %2 от скалата</translation>
    </message>
    <message>
        <source>%1 makes himself whole</source>
        <translation>%1 се възстановява</translation>
    </message>
    <message>
        <source>%1 waits for a camp</source>
        <translation>%1 чака лагер</translation>
    </message>
    <message>
        <source>Abdurrahman is called to the rescue</source>
        <translation>викат Абдурахман на помощ</translation>
    </message>
    <message>
        <source>the Imperial morale (CMS)</source>
        <translation>императорският морал (CMS)</translation>
    </message>
    <message>
        <source>the Turkish morale (TMS)</source>
        <translation>турският морал (TMS)</translation>
    </message>
    <message>
        <source>the artillery level (CTS)</source>
        <translation>нивото на артилерията (CTS)</translation>
    </message>
    <message>
        <source>the mining level (CAS)</source>
        <translation>нивото на минирането (CAS)</translation>
    </message>
    <message>
        <source>the breaches of %1</source>
        <translation>пробивите на %1</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: %3 begin</source>
        <translation>жетони: императорски %1, турски %2; започват: %3</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: nobody acts</source>
        <translation>жетони: императорски %1, турски %2; никой не действа</translation>
    </message>
    <message>
        <source>the entrenchment of %1 is now at level %2</source>
        <translation>окопът в %1 вече е на ниво %2</translation>
    </message>
    <message>
        <source>the marker of %1 is now at %2</source>
        <translation>маркерът на %1 вече е на %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 are on turn with %n action(s)</source>
        <translation>
            <numerusform>на ход: %1, с %n действие</numerusform>
            <numerusform>на ход: %1, с %n действия</numerusform>
        </translation>
    </message>
    <message>
        <source>die %1: success</source>
        <translation>зарче %1: успех</translation>
    </message>
    <message>
        <source>die %1: failure</source>
        <translation>зарче %1: неуспех</translation>
    </message>
    <message>
        <source>die %1 against %2: success</source>
        <translation>зарче %1 срещу %2: успех</translation>
    </message>
    <message>
        <source>die %1 against %2: failure</source>
        <translation>зарче %1 срещу %2: неуспех</translation>
    </message>
    <message>
        <source>die %1 against %2: failure, one step lost by %3</source>
        <translation>зарче %1 срещу %2: неуспех, губи се една степен (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: one step lost by %3</source>
        <translation>зарче %1 срещу %2: губи се една степен (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: more than twice, two steps lost by %3</source>
        <translation>зарче %1 срещу %2: повече от двойно, губят се две степени (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly twice, two steps lost by %3</source>
        <translation>зарче %1 срещу %2: точно двойно, губят се две степени (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: less than half, two steps lost by %3</source>
        <translation>зарче %1 срещу %2: по-малко от половината, губят се две степени (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly half, two steps lost by %3</source>
        <translation>зарче %1 срещу %2: точно половината, губят се две степени (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale falls</source>
        <translation>зарче %1 срещу %2: турският морал пада</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale holds</source>
        <translation>зарче %1 срещу %2: турският морал се държи</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman comes</source>
        <translation>зарче %1 срещу %2: Абдурахман идва</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman does not come</source>
        <translation>зарче %1 срещу %2: Абдурахман не идва</translation>
    </message>
    <message>
        <source>die %1 is even: success</source>
        <translation>зарче %1 е четно: успех</translation>
    </message>
    <message>
        <source>die %1 is odd: failure</source>
        <translation>зарче %1 е нечетно: неуспех</translation>
    </message>
    <message>
        <source>die %1 is even: the relief army gets in</source>
        <translation>зарче %1 е четно: помощната армия влиза</translation>
    </message>
    <message>
        <source>die %1 is odd: the relief army does not get in</source>
        <translation>зарче %1 е нечетно: помощната армия не влиза</translation>
    </message>
    <message>
        <source>die %1 is even: one action more</source>
        <translation>зарче %1 е четно: едно действие повече</translation>
    </message>
    <message>
        <source>die %1 is odd: no action more</source>
        <translation>зарче %1 е нечетно: без допълнително действие</translation>
    </message>
    <message>
        <source>die %1 is even: the epidemic breaks out</source>
        <translation>зарче %1 е четно: избухва епидемия</translation>
    </message>
    <message>
        <source>die %1 is odd: no epidemic breaks out</source>
        <translation>зарче %1 е нечетно: не избухва епидемия</translation>
    </message>
    <message>
        <source>no die is thrown, for none could change anything</source>
        <translation>зарче не се хвърля, защото нищо не би променило</translation>
    </message>
    <message>
        <source>%1 now %2</source>
        <translation>%1 вече %2</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 отива в %2</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>чашата</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>загубените</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>чакащите</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резерва</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 е повредена</translation>
    </message>
    <message>
        <source>%1 is in the cup</source>
        <translation>%1 е в чашата</translation>
    </message>
    <message>
        <source>%1 is whole again</source>
        <translation>%1 отново е цяла</translation>
    </message>
    <message>
        <source>marker of %1 now %2</source>
        <translation>маркерът на %1 вече е %2</translation>
    </message>
    <message>
        <source>entrenchment in %1 now %2</source>
        <translation>окопът в %1 вече е %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <translation>%1 превземат %2</translation>
    </message>
    <message>
        <source>the relief army is near</source>
        <translation>помощната армия е близо</translation>
    </message>
    <message>
        <source>the hand of fate</source>
        <translation>ръката на съдбата</translation>
    </message>
    <message>
        <source>an epidemic threatens</source>
        <translation>заплашва епидемия</translation>
    </message>
    <message>
        <source>%1 decline</source>
        <translation>%1 отказват</translation>
    </message>
    <message>
        <source>%1 resign</source>
        <translation>%1 се предават</translation>
    </message>
    <message>
        <source>%1 have resigned</source>
        <translation>%1 се предадоха</translation>
    </message>
    <message>
        <source>%1 offer a draw</source>
        <translation>%1 предлагат равенство</translation>
    </message>
    <message>
        <source>%1 have offered a draw already</source>
        <translation>%1 вече предложиха равенство</translation>
    </message>
    <message>
        <source>both sides agree on a draw</source>
        <translation>двете страни се съгласяват на равенство</translation>
    </message>
    <message>
        <source>both sides have agreed on a draw</source>
        <translation>двете страни се съгласиха на равенство</translation>
    </message>
    <message>
        <source>Turkish morale is broken</source>
        <translation>турският морал е сломен</translation>
    </message>
    <message numerus="yes">
        <source>TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>TMS падна до 0 и в крепостта остана %n турска единица</numerusform>
            <numerusform>TMS падна до 0 и в крепостта останаха %n турски единици</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>след ход %1 TMS е 0 и в крепостта остана %n турска единица</numerusform>
            <numerusform>след ход %1 TMS е 0 и в крепостта останаха %n турски единици</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>след ход %1 TMS не падна до 0 и в крепостта остана %n турска единица</numerusform>
            <numerusform>след ход %1 TMS не падна до 0 и в крепостта останаха %n турски единици</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>играта свърши: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нищо</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n поле</numerusform>
            <numerusform>%n полета</numerusform>
        </translation>
    </message>
    <message>
        <source>wall</source>
        <translation>стена</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>кула</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>катапулт</translation>
    </message>
    <message>
        <source>a %1 wall</source>
        <translation>стена (%1)</translation>
    </message>
    <message>
        <source>a %1 tower</source>
        <translation>кула (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult</source>
        <translation>катапулт (%1)</translation>
    </message>
    <message>
        <source>a %1 wall (1 stone)</source>
        <translation>стена, 1 камък (%1)</translation>
    </message>
    <message>
        <source>a %1 tower (2)</source>
        <translation>кула, 2 камъка (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult (3)</source>
        <translation>катапулт, 3 камъка (%1)</translation>
    </message>
    <message>
        <source>a light stone</source>
        <translation>светъл камък</translation>
    </message>
    <message>
        <source>a dark stone</source>
        <translation>тъмен камък</translation>
    </message>
    <message>
        <source>a light stack of %1</source>
        <translation>светъл стълб, височина %1</translation>
    </message>
    <message>
        <source>a dark stack of %1</source>
        <translation>тъмен стълб, височина %1</translation>
    </message>
    <message>
        <source>%1, but a cell takes two stones at most (%2)</source>
        <translation>%1, но на едно поле има място за най-много два камъка (%2)</translation>
    </message>
    <message>
        <source>%1 is not one of the board&apos;s %2 cells</source>
        <translation>%1 не е сред полетата на дъската (общо %2)</translation>
    </message>
    <message>
        <source>cell number %1</source>
        <translation>поле номер %1</translation>
    </message>
    <message>
        <source>there are no catapults in this game</source>
        <translation>в тази игра няма катапулти</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 е празно</translation>
    </message>
    <message>
        <source>%1 holds %2 and %3 is to move</source>
        <translation>на %1 стои: %2; на ход: %3</translation>
    </message>
    <message>
        <source>%1 holds a %2 of %3, this takes a %4 of %5</source>
        <translation>на %1 стои: %2 (%3); за това трябва: %4 (%5)</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a sacrifice reaches 1 cell</source>
        <translation>от %3 до %1: %2; жертвата стига до 1 поле</translation>
    </message>
    <message>
        <source>%1 is not in line with %2; a sacrifice reaches 1 cell</source>
        <translation>%1 не е на една линия с %2; жертвата стига до 1 поле</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>на %1 стои: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 stones already, and %3 are the limit</source>
        <translation>на %1 вече има камъни: %2, а най-много са %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not in line</source>
        <translation>%1 и %2 не са на една линия</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a move ends 2 cells away</source>
        <translation>от %3 до %1: %2; ходът свършва на 2 полета</translation>
    </message>
    <message>
        <source>%1 holds %2, which a tower cannot attack</source>
        <translation>на %1 стои: %2; кула не може да го нападне</translation>
    </message>
    <message>
        <source>%1 holds a wall; both stones go only against a catapult</source>
        <translation>на %1 стои стена; двата камъка се жертват само срещу катапулт</translation>
    </message>
    <message>
        <source>%1 lies behind %2; a catapult throws forwards and to the sides</source>
        <translation>%1 е зад %2; катапултът хвърля напред и встрани</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a catapult throws 2 or 3 cells</source>
        <translation>от %3 до %1: %2; катапултът хвърля на 2 или 3 полета</translation>
    </message>
    <message>
        <source>%1 holds %2 of the thrower&apos;s own</source>
        <translation>на %1 стои собствена единица на хвърлящия: %2</translation>
    </message>
    <message>
        <source>%1 is not on the mover&apos;s second row</source>
        <translation>%1 не е на втория ред на играещия</translation>
    </message>
    <message>
        <source>%1 and %2 should be two different cells, the left one first</source>
        <translation>%1 и %2 трябва да са две различни полета, лявото първо</translation>
    </message>
    <message>
        <source>the persons may change sides once, between the two special moves of the bribe</source>
        <translation>страните се сменят веднъж, между двата особени хода на подкупа</translation>
    </message>
    <message>
        <source>the special move is each side&apos;s first turn of a bribe game only</source>
        <translation>особеният ход е само първият ход на всяка страна в игра с подкуп</translation>
    </message>
    <message>
        <source>the first turn scatters a tower of the home row on two cells of the second, as in a1-c2,f2</source>
        <translation>първият ход разпръсква кула от домашния ред на две полета от втория, например a1-c2,f2</translation>
    </message>
    <message>
        <source>%1 is not the cell between: the two stones go to the two nearest cells in one direction</source>
        <translation>%1 не е междинното поле: двата камъка отиват на двете най-близки полета в една посока</translation>
    </message>
    <message>
        <source>%1 stone %2 to %3, %4 high</source>
        <translation>един камък (%1) отива от %2 на %3, височината е %4</translation>
    </message>
    <message>
        <source>%1 stone thrown from %2 to %3</source>
        <translation>един камък (%1) е хвърлен от %2 на %3</translation>
    </message>
    <message>
        <source>%1 stone removed from %2, %3 left</source>
        <translation>един камък (%1) е махнат от %2, остават %3</translation>
    </message>
    <message>
        <source>%1 reaches the opponent&apos;s home row at %2</source>
        <translation>%1: достигнат чуждият домашен ред на %2</translation>
    </message>
    <message>
        <source>the persons change sides</source>
        <translation>играчите сменят страните</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1: предаване</translation>
    </message>
    <message>
        <source>%1 cannot act and is out</source>
        <translation>%1: няма ход и отпада</translation>
    </message>
    <message>
        <source>the players agree on a draw</source>
        <translation>играчите се съгласяват на равенство</translation>
    </message>
    <message>
        <source>%1 holds %2 on the opponent&apos;s home row</source>
        <translation>%1: на чуждия домашен ред, %2</translation>
    </message>
    <message>
        <source>the players agreed on a draw</source>
        <translation>играчите се съгласиха на равенство</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1: предаде се</translation>
    </message>
    <message>
        <source>all but the %1 player are out</source>
        <translation>всички отпаднаха, остава: %1</translation>
    </message>
    <message>
        <source>%1 cannot act</source>
        <translation>%1: няма ход</translation>
    </message>
    <message>
        <source>%1 has no legal move</source>
        <translation>%1: няма ход</translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation>%1: не участва в играта</translation>
    </message>
    <message>
        <source>the person who began as %1 wins</source>
        <translation>печели човекът, започнал като %1</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>римляните</translation>
    </message>
    <message>
        <source>Gaul</source>
        <translation>галите</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>гърците</translation>
    </message>
    <message>
        <source>first</source>
        <translation>първият</translation>
    </message>
    <message>
        <source>second</source>
        <translation>вторият</translation>
    </message>
    <message>
        <source>third</source>
        <translation>третият</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>четвъртият</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>петият</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>шестият</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>седмият</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>осмият</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червените</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жълтите</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>самолетоносач</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>линеен кораб</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>крайцер</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>разрушител</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>фрегата</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>подводница</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>ракетен кораб</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>торпеден катер</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>стражеви кораб</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>миночистач</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>десантен кораб</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>батарея</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>мина</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>самолет</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>no ship</source>
        <translation>никой кораб</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n поле</numerusform>
            <numerusform>%n полета</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>%1 не е на дъската</translation>
    </message>
    <message>
        <source>square number %1</source>
        <translation>поле номер %1</translation>
    </message>
    <message>
        <source>the fleets are set up already</source>
        <translation>флотите вече са разположени</translation>
    </message>
    <message>
        <source>%1 has set up already</source>
        <translation>%1: вече разположени</translation>
    </message>
    <message>
        <source>the battery on %1 bars the way from %2 to %3</source>
        <translation>батареята на %1 прегражда пътя от %2 до %3</translation>
    </message>
    <message>
        <source>%1 has no plane left</source>
        <translation>%1: няма повече самолети</translation>
    </message>
    <message>
        <source>the fleets are still being set up</source>
        <translation>флотите още се разполагат</translation>
    </message>
    <message>
        <source>%1 is not placed: ships and mines are</source>
        <translation>%1 не се поставя: само кораби и мини</translation>
    </message>
    <message>
        <source>%1 is not in the %2 port</source>
        <translation>%1 не е в пристанището (%2)</translation>
    </message>
    <message>
        <source>%1 holds %2 already</source>
        <translation>на %1 вече има: %2</translation>
    </message>
    <message>
        <source>each %1 of %2 is placed: it has %3</source>
        <translation>всички са поставени (%2): %1, общо %3</translation>
    </message>
    <message>
        <source>%1 holds nothing of %2</source>
        <translation>на %1 няма нищо на: %2</translation>
    </message>
    <message>
        <source>%1 holds a battery, which stays there</source>
        <translation>на %1 има батарея, тя остава там</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) still to place</source>
        <translation>
            <numerusform>%1: остава %n кораб</numerusform>
            <numerusform>%1: остават %n кораба</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a unit of %2; it is %3&apos;s turn</source>
        <translation>на %1 стои единица на: %2; на ход: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which never moves</source>
        <translation>на %1 има: %2; не се движи никога</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 е заето</translation>
    </message>
    <message>
        <source>%1 is an island</source>
        <translation>%1 е остров</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; %4 moves %5</source>
        <translation>от %3 до %1: %2; %4 се движи на %5</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; no ship moves more than %4</source>
        <translation>от %3 до %1: %2; никой кораб не се движи на повече от %4</translation>
    </message>
    <message>
        <source>no free way of at most %1 leads from %2 to %3</source>
        <translation>няма свободен път от %2 до %3 (най-много %1)</translation>
    </message>
    <message>
        <source>both batteries of an entrance must be gone to enter</source>
        <translation>за влизане трябва да ги няма и двете батареи на входа</translation>
    </message>
    <message>
        <source>the game begins with a ship that leaves its port; %1 is not out at sea</source>
        <translation>играта започва с кораб, който напуска пристанището; %1 не е в морето</translation>
    </message>
    <message>
        <source>%1 can act, and only who cannot passes</source>
        <translation>%1: има ход, а пасува само който няма</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; %1 would move to %2 first</source>
        <translation>ходът е движение или атака; %1 първо би отишла на %2</translation>
    </message>
    <message>
        <source>%1 is neutral water: nobody attacks there or from there</source>
        <translation>%1 е неутрална вода: там и оттам никой не атакува</translation>
    </message>
    <message>
        <source>%1 holds a unit of the same side</source>
        <translation>на %1 има единица на същата страна</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; it must be adjacent</source>
        <translation>от %3 до %1: %2; трябва да са съседни</translation>
    </message>
    <message>
        <source>the coast lies between %1 and %2</source>
        <translation>между %1 и %2 има бряг</translation>
    </message>
    <message>
        <source>%1 holds %2; only %3 can do this</source>
        <translation>на %1 има: %2; това може само: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which does not attack</source>
        <translation>на %1 има: %2; не атакува</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a battery reaches 1</source>
        <translation>от %3 до %1: %2; батареята стига на 1</translation>
    </message>
    <message>
        <source>%1 holds %2, which a battery does not strike</source>
        <translation>на %1 има: %2; батареята не го бие</translation>
    </message>
    <message>
        <source>%1 holds no battery</source>
        <translation>на %1 няма батарея</translation>
    </message>
    <message>
        <source>%1 is %2 away from the battery at %3; its range is 1</source>
        <translation>%1 е на %2 от батареята на %3; обсегът е 1</translation>
    </message>
    <message>
        <source>%1 holds %2, no mine</source>
        <translation>на %1 има: %2, не мина</translation>
    </message>
    <message>
        <source>the carrier moves before it sends its plane or after it, not both</source>
        <translation>самолетоносачът се движи преди или след самолета, не и двете</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a plane reaches %4</source>
        <translation>от %3 до %1: %2; самолетът стига на %4</translation>
    </message>
    <message>
        <source>%1 holds %2, no target for a plane</source>
        <translation>на %1 има: %2; не е цел за самолет</translation>
    </message>
    <message>
        <source>%1 has no mine left to lay</source>
        <translation>%1: няма повече мини</translation>
    </message>
    <message>
        <source>%1 is neutral water, where no mine is laid</source>
        <translation>%1 е неутрална вода, там не се слага мина</translation>
    </message>
    <message>
        <source>%1 is in the enemy port</source>
        <translation>%1 е в чуждото пристанище</translation>
    </message>
    <message>
        <source>%1 is not adjacent to a minesweeper of %2 outside neutral water</source>
        <translation>%1 не е до миночистач извън неутрални води: %2</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 поставя: %2 на %3</translation>
    </message>
    <message>
        <source>%1 takes up %2 from %3</source>
        <translation>%1 вдига: %2 от %3</translation>
    </message>
    <message>
        <source>%1 stands on %2, mines off the board: %3</source>
        <translation>%1 стои на: %2; мини извън дъската: %3</translation>
    </message>
    <message>
        <source>%1 unit moves %2 to %3</source>
        <translation>%1: ход от %2 на %3</translation>
    </message>
    <message>
        <source>%1 %2 on %3 attacks %4 on %5: %6</source>
        <translation>%2 (%1) на %3 атакува: %4 на %5; %6</translation>
    </message>
    <message>
        <source>%1 plane attacks %2 on %3: %4</source>
        <translation>самолет (%1) атакува: %2 на %3; %4</translation>
    </message>
    <message>
        <source>%1 plane from %2 attacks %3 on %4: %5</source>
        <translation>самолет (%1) от %2 атакува: %3 на %4; %5</translation>
    </message>
    <message>
        <source>the attacker is lost</source>
        <translation>нападателят е загубен</translation>
    </message>
    <message>
        <source>the attacked is lost</source>
        <translation>нападнатият е загубен</translation>
    </message>
    <message>
        <source>both are lost</source>
        <translation>и двамата са загубени</translation>
    </message>
    <message>
        <source>no strike, both stay</source>
        <translation>няма удар, и двамата остават</translation>
    </message>
    <message>
        <source>%1 plane taken off %2</source>
        <translation>самолет (%1) свален от %2</translation>
    </message>
    <message>
        <source>%1 missile ship on %2 removes the battery on %3</source>
        <translation>ракетен кораб (%1) на %2 маха батареята на %3</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 removes the mine on %3</source>
        <translation>миночистач (%1) на %2 маха мината на %3</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 finds no mine to remove on %3</source>
        <translation>миночистач (%1) на %2 не намира мина на %3</translation>
    </message>
    <message>
        <source>%1 lays a mine on %2</source>
        <translation>%1 слага мина на %2</translation>
    </message>
    <message>
        <source>%1 %2 on %3 stayed too long on neutral water and is removed</source>
        <translation>%2 (%1) на %3 стоя твърде дълго в неутрални води и се маха</translation>
    </message>
    <message>
        <source>%1 can no longer win, without its landing ship</source>
        <translation>%1 вече не може да спечели без десантния кораб</translation>
    </message>
    <message>
        <source>%1 can no longer win, without missile ships</source>
        <translation>%1 вече не може да спечели без ракетни кораби</translation>
    </message>
    <message>
        <source>%1 landing ship enters the enemy port at %2</source>
        <translation>десантен кораб (%1) влиза в чуждото пристанище на %2</translation>
    </message>
    <message>
        <source>%1 cannot act and passes</source>
        <translation>%1: няма ход и пасува</translation>
    </message>
    <message>
        <source>%1&apos;s landing ship is in the %2 port at %3</source>
        <translation>десантен кораб (%1) в пристанището (%2) на %3</translation>
    </message>
    <message>
        <source>neither side can win</source>
        <translation>никоя страна не може да спечели</translation>
    </message>
    <message>
        <source>what lies there is illegal; take it back, or say `stands`</source>
        <translation>това, което лежи там, е непозволено; върнете го или кажете, че остава</translation>
    </message>
    <message>
        <source>throw the die beside the map</source>
        <translation>хвърлете зарчето до картата</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 и още %2</translation>
    </message>
    <message>
        <source>moves and dice are seen; say who strikes, storms or boards, and which ship loads or lands where two are near</source>
        <translation>ходовете и зарчетата се виждат; кажете кой напада, щурмува или се качва на борда и кой кораб товари или стоварва, ако два са близо</translation>
    </message>
    <message>
        <source>Umpire sees moves and dice. Say who strikes, storms or boards. If two ships are near, say which ship loads or lands.</source>
        <translation>Umpire вижда ходовете и зарчетата. Кажете кой напада, щурмува или се качва на борда. Ако два кораба са близо, кажете кой товари или стоварва.</translation>
    </message>
    <message>
        <source>nothing is offered</source>
        <translation>няма какво да се избере</translation>
    </message>
    <message>
        <source>there are only %1 explanations</source>
        <translation>има само %1 обяснения</translation>
    </message>
    <message>
        <source>number %1 is only a part of an action</source>
        <translation>номер %1 е само част от ход</translation>
    </message>
    <message>
        <source>the record says so already</source>
        <translation>записът вече казва това</translation>
    </message>
    <message>
        <source>nothing illegal lies there</source>
        <translation>там няма нищо непозволено</translation>
    </message>
    <message>
        <source>nothing has been played</source>
        <translation>още нищо не е играно</translation>
    </message>
    <message>
        <source>`%1` counts once these say `agree`: %2</source>
        <translation>„%1“ се брои, щом тези кажат „agree“: %2</translation>
    </message>
    <message>
        <source>`%1` counts once one of these says `agree`: %2</source>
        <translation>„%1“ се брои, щом един от тези каже „agree“: %2</translation>
    </message>
    <message>
        <source>the record is changed at %1</source>
        <translation>записът е променен при %1</translation>
    </message>
    <message>
        <source>what another player hides is put right by that player, or at the table</source>
        <translation>каквото друг играч крие, поправя само той или се поправя на масата</translation>
    </message>
    <message>
        <source>%1 speaks for %1 alone; %2 or the table may say this</source>
        <translation>%1 говори само за %1; това може да каже %2 или масата</translation>
    </message>
    <message>
        <source>this is said at this table, and not from elsewhere</source>
        <translation>това се казва на тази маса, а не отдругаде</translation>
    </message>
    <message>
        <source>this is said at the table itself, and not by one player</source>
        <translation>това се казва на самата маса, а не от един играч</translation>
    </message>
    <message>
        <source>spectators give no commands</source>
        <translation>зрителите не дават команди</translation>
    </message>
    <message>
        <source>only the arbiter rules</source>
        <translation>само съдията решава</translation>
    </message>
    <message>
        <source>this is no command, and no action of the game here; say `help`</source>
        <translation>това не е команда, нито действие на играта тук; кажете „help“</translation>
    </message>
    <message>
        <source>a place of the picture in pixels, or a spot of the board, as in %1</source>
        <translation>място от картината в пиксели или поле на дъската, като в %1</translation>
    </message>
    <message>
        <source>four corners, as in %1</source>
        <translation>четири ъгъла, като в %1</translation>
    </message>
    <message>
        <source>`wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, `wrong turned X,Y` or `wrong headless X,Y`, in pixels</source>
        <translation>„wrong missed X,Y X,Y“ (край и глава), „wrong none X,Y“, „wrong turned X,Y“ или „wrong headless X,Y“, в пиксели</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрито</translation>
    </message>
    <message>
        <source>only %1 can be undone</source>
        <translation>могат да се върнат само %1</translation>
    </message>
    <message>
        <source>only %1 can be taken back</source>
        <translation>могат да се върнат само %1</translation>
    </message>
    <message>
        <source>nobody has asked for agreement</source>
        <translation>никой не е искал съгласие</translation>
    </message>
    <message>
        <source>`%1` is no player who has still to agree</source>
        <translation>`%1` не е играч, който още трябва да се съгласи</translation>
    </message>
    <message>
        <source>it is paused already</source>
        <translation>вече е пауза</translation>
    </message>
    <message>
        <source>it is not paused</source>
        <translation>сега няма пауза</translation>
    </message>
    <message>
        <source>whose turn it is may resign, or a player by name where the game says so</source>
        <translation>предава се който е на ход, или играч по име, където играта позволява</translation>
    </message>
    <message>
        <source>the player to move may give up, or a player by name where the game says so</source>
        <translation>предава се който е на ход, или играч по име, където играта позволява</translation>
    </message>
    <message>
        <source>at character %1: expected %2, found %3</source>
        <translation>при знак %1 се очаква %2, а стои %3</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>краят</translation>
    </message>
    <message>
        <source>nothing of known size is in view</source>
        <translation>не се вижда нищо с познат размер</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>както преди</translation>
    </message>
    <message>
        <source>the table file names no board, and none is seen along the table&apos;s sides: write its place into the table file</source>
        <translation>файлът на масата не посочва дъска и не се вижда такава по ръбовете: запишете мястото ѝ във файла</translation>
    </message>
    <message>
        <source>the table file names no board; one is seen and taken: %1</source>
        <translation>файлът на масата не посочва дъска; вижда се една и се приема: %1</translation>
    </message>
    <message>
        <source>the table file names no board; of more than one that are seen the plainest is taken: %1</source>
        <translation>файлът на масата не посочва дъска; виждат се няколко, приема се най-ясната: %1</translation>
    </message>
    <message>
        <source>a %1 token stands on the line between %2 and %3: move it into one of them</source>
        <translation>жетон (%1) стои на линията между %2 и %3: преместете го в едно от тях</translation>
    </message>
    <message>
        <source>a figure stands on the line between %1 and %2: move it into one of them</source>
        <translation>фигура стои на линията между %1 и %2: преместете я в едно от полетата</translation>
    </message>
    <message>
        <source>the board's cells do not look alike, or something large covers %1 % of them; tokens are found again once Umpire has a picture of the empty board</source>
        <translation>полетата на дъската не си приличат или нещо голямо закрива %1 % от тях: Umpire намира жетоните отново, щом има снимка на празната дъска</translation>
    </message>
    <message>
        <source>the stone on %1 lies on a line: it may be meant for %2 or %3</source>
        <translation>камъкът на %1 е на линия: може да е за %2 или %3</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>до дъската</translation>
    </message>
    <message>
        <source>%1 cells of the board are out of the picture (%2): move the camera, or check the board&apos;s place in the table file</source>
        <translation>%1 полета на дъската са извън снимката (%2): преместете камерата или проверете мястото на дъската във файла</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 до %2</translation>
    </message>
    <message>
        <source>the order matches at x = %1 mm are not read: %2</source>
        <translation>клечките за заповеди при x = %1 мм не се четат: %2</translation>
    </message>
    <message>
        <source>either player may have laid them; lay a column in its player&apos;s half of the table</source>
        <translation>може да са на всеки от играчите; редете колоната в половината на играча</translation>
    </message>
    <message>
        <source>another match lies in line with them, or one in a gap is not seen</source>
        <translation>друга клечка е в линия с тях или една в пролука не се вижда</translation>
    </message>
    <message>
        <source>one of them is seen too faintly</source>
        <translation>една от тях се вижда твърде слабо</translation>
    </message>
    <message>
        <source>the code at %1 cannot be read: it is torn, covered or blurred; look what it is</source>
        <translation>кодът при %1 не се чете: скъсан, закрит или размазан е; вижте какво е</translation>
    </message>
    <message>
        <source>one code in view is of another make: no counter, and what it says is not followed</source>
        <translation>един код в кадъра е чужд: не е част и не се следва</translation>
    </message>
    <message>
        <source>%1 codes in view are of another make: no counter, and what it says is not followed</source>
        <translation>%1 кода в кадъра са чужди: не са части и не се следват</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther right than the table file has them: check origin_mm and cell_mm</source>
        <translation>линиите на дъската са с около %1 мм по-надясно от файла: проверете origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther left than the table file has them: check origin_mm and cell_mm</source>
        <translation>линиите на дъската са с около %1 мм по-наляво от файла: проверете origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther from side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>линиите на дъската са с около %1 мм по-далеч от страна A, отколкото във файла: проверете origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm nearer to side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>линиите на дъската са с около %1 мм по-близо до страна A, отколкото във файла: проверете origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board ends before the %1 edge that the table file gives it: check origin_mm, cols and rows</source>
        <translation>дъската свършва преди ръба (%1) от файла: проверете origin_mm, cols и rows</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ляв</translation>
    </message>
    <message>
        <source>right</source>
        <translation>десен</translation>
    </message>
    <message>
        <source>near</source>
        <translation>близък</translation>
    </message>
    <message>
        <source>far</source>
        <translation>далечен</translation>
    </message>
    <message>
        <source>no lines of a board are seen where the table file has one: check its place, or the light</source>
        <translation>не се виждат линии на дъска там, където е по файла: проверете мястото или светлината</translation>
    </message>
    <message>
        <source>orders of side %1: %2</source>
        <translation>заповеди на страна %1: %2</translation>
    </message>
    <message>
        <source>tag %1 is not in the table file and was ignored</source>
        <translation>знак %1 не е във файла на масата и е пропуснат</translation>
    </message>
    <message>
        <source>tag %1 is in the picture twice; remove or cover the copy</source>
        <translation>знак %1 е два пъти на снимката; махнете или закрийте копието</translation>
    </message>
    <message>
        <source>no tag of the table is in the picture; show at least one whole, with its white margin, or check the table file</source>
        <translation>на снимката няма знак на масата; покажете поне един цял, с бялото поле, или проверете файла</translation>
    </message>
    <message>
        <source>no tag is in the picture; show them all whole, with their white margins</source>
        <translation>на снимката няма знаци; покажете ги цели, с белите полета</translation>
    </message>
    <message>
        <source>the tags do not lie where the table file says (they miss by %1 mm); measure the table anew</source>
        <translation>знаците не са където казва файлът (разлика %1 мм); измерете масата отново</translation>
    </message>
    <message>
        <source>the tags&apos; edges fit no camera above the table; check the table file</source>
        <translation>ръбовете на знаците не пасват на камера над масата; проверете файла</translation>
    </message>
    <message>
        <source>tag %1 is of another sheet than most and was ignored</source>
        <translation>знак %1 е от друг лист, а не от листа на повечето, и не е взет предвид</translation>
    </message>
    <message>
        <source>by the boxes of 60 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>според кутиите от 60 мм страната на знаците е %1 мм, а не %2 мм; вярва се на знаците: измерете един знак и отпечатайте знаците в пълен размер</translation>
    </message>
    <message>
        <source>by the matches of 42 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>според клечките от 42 мм страната на знаците е %1 мм, а не %2 мм; вярва се на знаците: измерете един знак и отпечатайте знаците в пълен размер</translation>
    </message>
    <message>
        <source>the tags do not lie flat on one table; press them down and try again</source>
        <translation>знаците не лежат плоско на една маса; притиснете ги и опитайте пак</translation>
    </message>
    <message>
        <source>the camera is gone (%1); trying again until it returns</source>
        <translation>камерата изчезна (%1); опитва се, докато се върне</translation>
    </message>
    <message>
        <source>the stream ended</source>
        <translation>потокът свърши</translation>
    </message>
    <message>
        <source>the picture&apos;s size changed from %1 to %2</source>
        <translation>размерът на картината се смени: %1 става %2</translation>
    </message>
    <message>
        <source>a frame was left out: %1</source>
        <translation>един кадър е пропуснат: %1</translation>
    </message>
    <message>
        <source>a frame was left out: %1 (%2 frames by now)</source>
        <translation>един кадър е пропуснат: %1 (дотук %2 кадъра)</translation>
    </message>
    <message>
        <source>of the sticks in view only the %1 surest are looked at</source>
        <translation>от видимите клечки се гледат само %1-те най-сигурни</translation>
    </message>
    <message>
        <source>the camera gives no MJPG but %1; expect few frames a second</source>
        <translation>камерата не дава MJPG, а %1; очаквайте малко кадри в секунда</translation>
    </message>
    <message>
        <source>the camera gives %1 px instead of %2</source>
        <translation>камерата дава %1 px вместо %2</translation>
    </message>
    <message>
        <source>the camera gives %1 frames a second instead of %2</source>
        <translation>камерата дава %1 кадъра в секунда вместо %2</translation>
    </message>
    <message>
        <source>the driver buffers more than one frame; pictures may be late</source>
        <translation>драйверът пази повече от един кадър; картината може да закъснява</translation>
    </message>
    <message>
        <source>which was it?</source>
        <translation>кое беше?</translation>
    </message>
    <message>
        <source>draw a chit each, and turn both up together</source>
        <translation>изтеглете по един жетон и ги обърнете заедно</translation>
    </message>
    <message>
        <source>tell Umpire in secret which ship stands where</source>
        <translation>кажете тайно на Umpire кой кораб къде е</translation>
    </message>
    <message>
        <source>what was played?</source>
        <translation>какво беше изиграно?</translation>
    </message>
    <message>
        <source>not finished yet: it may become %1</source>
        <translation>още не е завършено; може да стане: %1</translation>
    </message>
    <message>
        <source>table and record differ: %1</source>
        <translation>масата и записът се различават: %1</translation>
    </message>
    <message>
        <source>%1 should hold %2 and shows %3</source>
        <translation>%1: в записа %2, вижда се %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и още %1</translation>
    </message>
    <message>
        <source>table and record agree again</source>
        <translation>масата и записът отново съвпадат</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: %2 must say `agree NAME`</source>
        <translation>връщането на %1 връща и случайността; трябва да се съгласят: %2</translation>
    </message>
    <message>
        <source>cannot `%1`: %2</source>
        <translation>не може `%1`: %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>бележка: %1</translation>
    </message>
    <message>
        <source>calls the arbiter</source>
        <translation>вика арбитъра</translation>
    </message>
    <message>
        <source>calls the arbiter: %1</source>
        <translation>вика арбитъра: %1</translation>
    </message>
    <message>
        <source>the arbiter %1 rules `%2`: %3</source>
        <translation>арбитърът %1 отсъжда `%2`: %3</translation>
    </message>
    <message>
        <source>the arbiter %1 rules: %2</source>
        <translation>арбитърът %1 отсъжда: %2</translation>
    </message>
    <message>
        <source>this position stands here for the %1. time</source>
        <translation>тази позиция се повтаря за %1-ви път</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 остава</translation>
    </message>
    <message>
        <source>dig</source>
        <translation>подкоп</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>артилерия</translation>
    </message>
    <message>
        <source>certificate of the camera: %1, mean error %2, largest error %3 (SHA-256 %4)</source>
        <translation>удостоверение на камерата: %1, средна грешка %2, най-голяма грешка %3 (SHA-256 %4)</translation>
    </message>
    <message>
        <source>class gold</source>
        <translation>златен клас</translation>
    </message>
    <message>
        <source>class silver</source>
        <translation>сребърен клас</translation>
    </message>
    <message>
        <source>class bronze</source>
        <translation>бронзов клас</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>без клас</translation>
    </message>
    <message>
        <source>the certificate was made with another camera file than this game&apos;s, so it may not hold here</source>
        <translation>удостоверението е направено с друг файл на камерата, а не с този на играта, затова може да не важи тук</translation>
    </message>
    <message>
        <source>the certificate was made with another table file than this game&apos;s, so it may not hold here</source>
        <translation>удостоверението е направено с друг файл на масата, а не с този на играта, затова може да не важи тук</translation>
    </message>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>масата е твърде тъмна: добавете светлина или по-дълга експозиция</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture&apos;s, the scale is that of the pieces</source>
        <translation>не се вижда знак от файла на масата: местата са по снимката, мащабът е от фигурите</translation>
    </message>
    <message>
        <source>places are in pixels only; show the tags of the kit, or give the table file, for millimetres</source>
        <translation>местата са само в пиксели; за милиметри покажете знаците от комплекта или дайте файла на масата</translation>
    </message>
    <message>
        <source>nothing of known size is in view: lay a match or a matchbox on the table, or use a table file and its tags</source>
        <translation>не се вижда нищо с познат размер: сложете клечка или кибритена кутия на масата или ползвайте файл на масата със знаците му</translation>
    </message>
    <message>
        <source>glare over the upper left corner: turn the lamp or lower the exposure</source>
        <translation>отблясък в горния ляв ъгъл: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the upper edge: turn the lamp or lower the exposure</source>
        <translation>отблясък по горния край: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the upper right corner: turn the lamp or lower the exposure</source>
        <translation>отблясък в горния десен ъгъл: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the left edge: turn the lamp or lower the exposure</source>
        <translation>отблясък по левия край: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the middle: turn the lamp or lower the exposure</source>
        <translation>отблясък в средата: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the right edge: turn the lamp or lower the exposure</source>
        <translation>отблясък по десния край: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the lower left corner: turn the lamp or lower the exposure</source>
        <translation>отблясък в долния ляв ъгъл: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the lower edge: turn the lamp or lower the exposure</source>
        <translation>отблясък по долния край: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>glare over the lower right corner: turn the lamp or lower the exposure</source>
        <translation>отблясък в долния десен ъгъл: завъртете лампата или намалете експозицията</translation>
    </message>
    <message>
        <source>the camera gives no frames; is another program using it, or its cable loose?</source>
        <translation>камерата не дава кадри; ползва ли я друга програма или кабелът е хлабав?</translation>
    </message>
    <message>
        <source>the camera is back</source>
        <translation>камерата се върна</translation>
    </message>
    <message>
        <source>no telephone is connected yet; scan the code with the telephone that is the camera</source>
        <translation>още няма свързан телефон; сканирайте кода с телефона, който ще е камерата</translation>
    </message>
    <message>
        <source>the telephone sends no pictures; it is away, or its screen is asleep: wake it and show its page, or scan the code again</source>
        <translation>телефонът не изпраща снимки; няма го или екранът му спи: събудете го и покажете страницата му или сканирайте кода отново</translation>
    </message>
    <message>
        <source>a telephone is the camera now</source>
        <translation>камерата вече е телефон</translation>
    </message>
    <message>
        <source>the telephone is back</source>
        <translation>телефонът се върна</translation>
    </message>
    <message>
        <source>end of the film</source>
        <translation>край на филма</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>не се вижда знак от файла на масата; завъртете камерата, докато се види цял</translation>
    </message>
    <message>
        <source>light</source>
        <translation>римляните</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>гърците</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>играч %1</translation>
    </message>
    <message>
        <source>the die is thrown for who starts</source>
        <translation>хвърля се зарче кой започва</translation>
    </message>
    <message>
        <source>the players place their soldiers</source>
        <translation>играчите поставят войниците си</translation>
    </message>
    <message>
        <source>a fight goes on, and the attacker&apos;s die is due</source>
        <translation>води се битка, хвърля нападателят</translation>
    </message>
    <message>
        <source>a fight goes on, and the defender&apos;s die is due</source>
        <translation>води се битка, хвърля защитникът</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>на ход: %1</translation>
    </message>
    <message>
        <source>no ship has its bow on %1</source>
        <translation>никой кораб няма нос на %1</translation>
    </message>
    <message>
        <source>the ship %1 of %2</source>
        <translation>кораб %1 (%2)</translation>
    </message>
    <message>
        <source>the ship %1</source>
        <translation>кораб %1</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>кораб</translation>
    </message>
    <message>
        <source>%1 is not %2&apos;s</source>
        <translation>%1 не е на: %2</translation>
    </message>
    <message>
        <source>no soldier stands on %1</source>
        <translation>на %1 няма войник</translation>
    </message>
    <message>
        <source>the soldier on %1 is %2&apos;s, not %3&apos;s</source>
        <translation>войникът на %1 е на: %2, не на: %3</translation>
    </message>
    <message>
        <source>%1 is no coast of this board</source>
        <translation>%1 не е бряг на тази дъска</translation>
    </message>
    <message>
        <source>that is %1&apos;s own</source>
        <translation>това е собствена фигура: %1</translation>
    </message>
    <message>
        <source>%1 is an ally of %2</source>
        <translation>%1 е съюзник на: %2</translation>
    </message>
    <message>
        <source>name two different squares, not %1 twice</source>
        <translation>посочете две различни полета, не два пъти %1</translation>
    </message>
    <message>
        <source>%1 is named before %2</source>
        <translation>%1 се посочва преди %2</translation>
    </message>
    <message>
        <source>%1 is not on the coast of %2</source>
        <translation>%1 не е на брега на: %2</translation>
    </message>
    <message>
        <source>a soldier stands on %1 already</source>
        <translation>на %1 вече има войник</translation>
    </message>
    <message>
        <source>%1; no die is due</source>
        <translation>%1; сега не се хвърля зарче</translation>
    </message>
    <message>
        <source>a die shows 1 to %1, not %2</source>
        <translation>зарчето показва 1 до %1, не %2</translation>
    </message>
    <message>
        <source>%1 is not 1 square forward, back or sideways from %2</source>
        <translation>%1 не е на 1 поле напред, назад или встрани от %2</translation>
    </message>
    <message>
        <source>%1 is not beside a square of %2</source>
        <translation>%1 не е до поле на: %2</translation>
    </message>
    <message>
        <source>%1 has legal moves and must make one</source>
        <translation>%1: има възможни ходове и трябва да играе</translation>
    </message>
    <message>
        <source>alliances and sales are for three or more players, not 2</source>
        <translation>съюзи и продажби има при трима и повече играчи, не при 2</translation>
    </message>
    <message>
        <source>there are players 1 to %1, not %2</source>
        <translation>играчите са от 1 до %1, няма %2</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1: вън от играта</translation>
    </message>
    <message>
        <source>%1 is no other player in the game</source>
        <translation>%1 не е друг играч в играта</translation>
    </message>
    <message>
        <source>%1 is an ally already</source>
        <translation>%1 вече е съюзник</translation>
    </message>
    <message>
        <source>%1 is no ally</source>
        <translation>%1 не е съюзник</translation>
    </message>
    <message>
        <source>a tactical move is made in a boarding only, and a land battle is fought</source>
        <translation>тактически ход има само при абордаж, а се води сухопътна битка</translation>
    </message>
    <message>
        <source>the ship %1 is in a fight, and fighting ships cannot be separated</source>
        <translation>кораб %1 е в битка, а биещите се кораби не се разделят</translation>
    </message>
    <message>
        <source>%1 is no enemy&apos;s</source>
        <translation>%1 не е вражески</translation>
    </message>
    <message>
        <source>%1 is in a fight; it may be rammed, not boarded</source>
        <translation>%1 е в битка; може да се таранира, но не и абордира</translation>
    </message>
    <message>
        <source>%1 is rammed on the way and sinks</source>
        <translation>%1 е тараниран по пътя и потъва</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over 2 squares</source>
        <translation>корабът не би бил борд до борд на 2 полета с: %1</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over at least 1 square</source>
        <translation>корабът не би бил борд до борд поне на 1 поле с: %1</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 already; with %3 more it would be over %4</source>
        <translation>кораб %1 вече носи %2; с още %3 ще са над %4</translation>
    </message>
    <message>
        <source>%1 is not beside a square of the ship %2</source>
        <translation>%1 не е до поле на кораб %2</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 soldiers, not %3</source>
        <translation>кораб %1 носи %2, не %3 войници</translation>
    </message>
    <message>
        <source>a soldier of %1 stands on %2</source>
        <translation>на %2 стои войник: %1</translation>
    </message>
    <message>
        <source>the %1 would be 1 square off the board of %2 x %3</source>
        <translation>1 поле извън дъската %2 x %3: %1</translation>
    </message>
    <message>
        <source>the %1 would be on %2, which is coast</source>
        <translation>би бил на брега (%2): %1</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>нос</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>кърма</translation>
    </message>
    <message>
        <source>the bow would hit %1, the same player&apos;s</source>
        <translation>носът би ударил собствен: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1, an ally</source>
        <translation>носът би ударил съюзник: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1 from the front</source>
        <translation>носът би ударил отпред: %1</translation>
    </message>
    <message>
        <source>the stern would be on %1, where the ship %2 lies</source>
        <translation>кърмата би била на %1, където е кораб %2</translation>
    </message>
    <message>
        <source>a ship goes exactly 2 squares ahead, not 1, unless it turns too</source>
        <translation>корабът върви точно 2 полета напред, не 1, освен ако и завива</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move there, after 1 square</source>
        <translation>ударът на %1 прекратява хода там, след 1 поле</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move, no turn follows</source>
        <translation>ударът на %1 прекратява хода, завой не следва</translation>
    </message>
    <message>
        <source>a ship goes 2 squares ahead, or 1 with a turn sideways, or turns about on its bow&apos;s square; %1 to %2 is none of these</source>
        <translation>корабът върви 2 полета напред, или 1 със завой встрани, или се обръща на полето на носа; ходът от %1 на %2 не е никое от тях</translation>
    </message>
    <message>
        <source>%1 puts a soldier on %2</source>
        <translation>%1: войник на %2</translation>
    </message>
    <message>
        <source>%1 throws %2 for the first turn</source>
        <translation>%1: хвърля %2 кой започва</translation>
    </message>
    <message>
        <source>%1 throws %2 in attack</source>
        <translation>%1: хвърля %2 в нападение</translation>
    </message>
    <message>
        <source>%1 throws %2 in defence</source>
        <translation>%1: хвърля %2 в защита</translation>
    </message>
    <message>
        <source>all who threw %1 throw again</source>
        <translation>всички с %1 хвърлят отново</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>започва: %1</translation>
    </message>
    <message>
        <source>%1 makes a tactical move with %2 to %3 heading %4</source>
        <translation>%1: тактически ход от %2 на %3, посока %4</translation>
    </message>
    <message>
        <source>%1 sails %2 to %3 heading %4</source>
        <translation>%1: корабът плава от %2 до %3, посока %4</translation>
    </message>
    <message>
        <source>north</source>
        <translation>север</translation>
    </message>
    <message>
        <source>east</source>
        <translation>изток</translation>
    </message>
    <message>
        <source>south</source>
        <translation>юг</translation>
    </message>
    <message>
        <source>west</source>
        <translation>запад</translation>
    </message>
    <message>
        <source>the ship %1 of %2 sinks</source>
        <translation>потъва кораб %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>the ship %1 of %2 sinks, %n soldier(s) aboard</source>
        <translation>
            <numerusform>потъва кораб %1 (%2), на борда %n войник</numerusform>
            <numerusform>потъва кораб %1 (%2), на борда %n войника</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s soldier goes from %2 to %3</source>
        <translation>%1: войник отива от %2 на %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldier on %2 goes aboard %3</source>
        <translation>%1: войник от %2 се качва: %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldiers on %2 and %3 go aboard %4</source>
        <translation>%1: войници от %2 и %3 се качват: %4</translation>
    </message>
    <message>
        <source>%1&apos;s soldier lands on %2 from the ship %3</source>
        <translation>%1: войник слиза на %2 от кораб %3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 strikes %3&apos;s %4, %5 against %6</source>
        <translation>%1: войник от %2 напада %4 (%3), %5 срещу %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 lands against %3&apos;s %4, %5 against %6</source>
        <translation>%1: кораб от %2 прави десант на %4 (%3), %5 срещу %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 boards %3&apos;s %4, %5 against %6</source>
        <translation>%1: кораб от %2 абордира %4 (%3), %5 срещу %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 storms %3&apos;s %4, %5 against %6</source>
        <translation>%1: щурм от %2 на %4 (%3), %5 срещу %6</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 beats %3&apos;s defence %4</source>
        <translation>атака %2 (%1) надделява над защита %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 loses to %3&apos;s defence %4</source>
        <translation>атака %2 (%1) губи от защита %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 ties with %3&apos;s defence %4</source>
        <translation>атака %2 (%1) е равна на защита %4 (%3)</translation>
    </message>
    <message>
        <source>the fight ends with the tie</source>
        <translation>битката свършва с равенството</translation>
    </message>
    <message>
        <source>%1 forfeits a fighter</source>
        <translation>%1 губи боец наказателно</translation>
    </message>
    <message>
        <source>%1 loses a soldier of %2</source>
        <translation>%1: губи войник на %2</translation>
    </message>
    <message>
        <source>%1 loses the sailors of %2</source>
        <translation>%1: губи моряците на %2</translation>
    </message>
    <message>
        <source>%1 captures the ship %2</source>
        <translation>%1: пленен кораб %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 captures the ship %2, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1: пленен кораб %2, на борда %n войник</numerusform>
            <numerusform>%1: пленен кораб %2, на борда %n войника</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1: няма ход</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 отпада: %2</translation>
    </message>
    <message>
        <source>%1 sells the figure on %2 to %3</source>
        <translation>%1 продава фигурата на %2, купувач: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells the figure on %2 to %3, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1 продава фигурата на %2, купувач: %3, на борда %n войник</numerusform>
            <numerusform>%1 продава фигурата на %2, купувач: %3, на борда %n войника</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are allies</source>
        <translation>%1 и %2 са съюзници</translation>
    </message>
    <message>
        <source>%1 and %2 are no allies any more</source>
        <translation>%1 и %2 вече не са съюзници</translation>
    </message>
    <message>
        <source>%1 has %2 soldiers in the capital of %3</source>
        <translation>%1: войници в столицата: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation>%1: предаде се</translation>
    </message>
    <message>
        <source>%1 has no soldiers left</source>
        <translation>%1: не останаха войници</translation>
    </message>
    <message>
        <source>%1 has no figures left</source>
        <translation>%1: не останаха фигури</translation>
    </message>
    <message>
        <source>the players have agreed on a draw</source>
        <translation>играчите се съгласиха на равенство</translation>
    </message>
    <message>
        <source>nobody is left: %1</source>
        <translation>не остана никой: %1</translation>
    </message>
    <message>
        <source>all but %1 are out</source>
        <translation>всички други отпаднаха: %1</translation>
    </message>
    <message>
        <source>only allies are left: %1</source>
        <translation>останаха само съюзници: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>играта свърши</translation>
    </message>
    <message>
        <source>the galleys are being built</source>
        <translation>галерите се строят</translation>
    </message>
    <message>
        <source>the galleys are being placed</source>
        <translation>галерите се разполагат</translation>
    </message>
    <message>
        <source>orders are being laid</source>
        <translation>издават се заповедите</translation>
    </message>
    <message>
        <source>orders are being executed</source>
        <translation>изпълняват се заповедите</translation>
    </message>
    <message>
        <source>%1 has sunk</source>
        <translation>%1 потъна</translation>
    </message>
    <message>
        <source>%1 is not on the table</source>
        <translation>%1 не е на масата</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>готово: %1</translation>
    </message>
    <message>
        <source>%1 has offered a draw in this turn</source>
        <translation>%1 вече предложи равенство в този ход</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>масата</translation>
    </message>
    <message>
        <source>%1 owes %2 first</source>
        <translation>първо се чака (%1): %2</translation>
    </message>
    <message>
        <source>the galleys&apos; places</source>
        <translation>местата на галерите</translation>
    </message>
    <message>
        <source>how it touches the other</source>
        <translation>как допира другата</translation>
    </message>
    <message>
        <source>its losses</source>
        <translation>загубите ѝ</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>целта ѝ</translation>
    </message>
    <message>
        <source>its toss</source>
        <translation>хвърлянето ѝ</translation>
    </message>
    <message>
        <source>the call on its toss</source>
        <translation>решението за хвърлянето ѝ</translation>
    </message>
    <message>
        <source>its oars</source>
        <translation>греблата ѝ</translation>
    </message>
    <message>
        <source>%1 has built all its galleys</source>
        <translation>%1: всички галери са построени</translation>
    </message>
    <message>
        <source>a galley is 6/6/2, 5/5/3 or 4/4/4: oars per side and masts make 8</source>
        <translation>галерата е 6/6/2, 5/5/3 или 4/4/4: греблата на страна и мачтите правят 8</translation>
    </message>
    <message>
        <source>%1 is placed already</source>
        <translation>%1 вече е поставена</translation>
    </message>
    <message>
        <source>no galley has that name in this game</source>
        <translation>в тази игра няма галера с такова име</translation>
    </message>
    <message>
        <source>%1 places the next galley</source>
        <translation>следващата галера поставя %1</translation>
    </message>
    <message>
        <source>the galley would not be on the table</source>
        <translation>галерата не би била на масата</translation>
    </message>
    <message>
        <source>%1 has its orders</source>
        <translation>%1 има заповедите си</translation>
    </message>
    <message>
        <source>%1 has no orders yet</source>
        <translation>%1 още няма заповеди</translation>
    </message>
    <message>
        <source>the target must be an enemy within 3 M</source>
        <translation>целта трябва да е враг до 3 клечки</translation>
    </message>
    <message>
        <source>%1 did not move in this step and rams nobody</source>
        <translation>%1 не се е движила в тази стъпка и не таранва никого</translation>
    </message>
    <message>
        <source>the table shows whether %1 and %2 touch</source>
        <translation>масата показва дали %1 и %2 се допират</translation>
    </message>
    <message>
        <source>a match lies nowhere near the table</source>
        <translation>клечка лежи далеч от масата</translation>
    </message>
    <message>
        <source>%1 matches lie there, %2 are to be dropped</source>
        <translation>там лежат клечки: %1, хвърлят се: %2</translation>
    </message>
    <message>
        <source>the matches show %1 to %2 hits</source>
        <translation>клечките показват %1 до %2 попадения</translation>
    </message>
    <message>
        <source>%1 matches are to be dropped</source>
        <translation>клечки за хвърляне: %1</translation>
    </message>
    <message>
        <source>%1 oars, at least 1 and at most %2 on each side</source>
        <translation>гребла: %1, на всяка страна поне 1 и най-много %2</translation>
    </message>
    <message>
        <source>the galley would lie nowhere near the table</source>
        <translation>галерата би била далеч от масата</translation>
    </message>
    <message>
        <source>what follows from where it lay is being decided; say it after that</source>
        <translation>решава се какво следва от мястото ѝ; кажете го после</translation>
    </message>
    <message>
        <source>the galley would reach %1 over the table&apos;s edge</source>
        <translation>галерата би излязла с %1 извън ръба на масата</translation>
    </message>
    <message>
        <source>the galley would lie %1 from its edge, 2 M are %2</source>
        <translation>галерата би била на %1 от своя край, 2 клечки са %2</translation>
    </message>
    <message>
        <source>%1 would be %2 away, 2 M are %3</source>
        <translation>%1 би била на %2, 2 клечки са %3</translation>
    </message>
    <message>
        <source>%1 lies there</source>
        <translation>там е %1</translation>
    </message>
    <message>
        <source>%1 does not take %2 of the %3 that are left</source>
        <translation>%1 не взема %2 от останалите %3</translation>
    </message>
    <message>
        <source>%1 damage takes a mast too</source>
        <translation>щета %1 взема и мачта</translation>
    </message>
    <message>
        <source>the first point is an oar to %1</source>
        <translation>първата точка е гребло отстрани: %1</translation>
    </message>
    <message>
        <source>the first point is an oar to the other side, for %1 is bare</source>
        <translation>първата точка е гребло от другата страна, защото тази е без гребла: %1</translation>
    </message>
    <message>
        <source>port</source>
        <translation>ляво</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>дясно</translation>
    </message>
    <message>
        <source>%1 faces the attacker and must take the most</source>
        <translation>страната към нападателя губи най-много: %1</translation>
    </message>
    <message>
        <source>damage, oars and masts cannot be fewer than none</source>
        <translation>щетите, греблата и мачтите не може да са под нула</translation>
    </message>
    <message>
        <source>%1 matches laid, 5 are the most</source>
        <translation>сложени клечки: %1, най-много 5</translation>
    </message>
    <message>
        <source>%1 laid, but the galley has %2</source>
        <translation>сложени: %1, а галерата има: %2</translation>
    </message>
    <message>
        <source>%1 laid, but no galley has more than 4 masts</source>
        <translation>сложени: %1, а никоя галера няма повече от 4 мачти</translation>
    </message>
    <message numerus="yes">
        <source>%n fire order(s)</source>
        <translation>
            <numerusform>%n заповед за огън</numerusform>
            <numerusform>%n заповеди за огън</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement order(s)</source>
        <translation>
            <numerusform>%n заповед за движение</numerusform>
            <numerusform>%n заповеди за движение</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast(s)</source>
        <translation>
            <numerusform>%n мачта</numerusform>
            <numerusform>%n мачти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) on the side with fewer</source>
        <translation>
            <numerusform>%n гребло на по-слабата страна</numerusform>
            <numerusform>%n гребла на по-слабата страна</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1 points backward alone: to re-arrange oars takes two in a row</source>
        <translation>клечка %1 сама сочи назад: за пренареждане на греблата трябват две подред</translation>
    </message>
    <message>
        <source>%1 headed matches laid, but the galley&apos;s box holds %2</source>
        <translation>сложени клечки с глава: %1, а в кутията на галерата има: %2</translation>
    </message>
    <message>
        <source>only %1 laid: as many as possible must be, and another fits</source>
        <translation>сложени са само %1: трябва колкото може повече, а има място за още една</translation>
    </message>
    <message>
        <source>%1 shows no triangle that tells its bow</source>
        <translation>%1: не се вижда триъгълник, който да покаже носа</translation>
    </message>
    <message>
        <source>say where its bow points, in degrees</source>
        <translation>кажете накъде сочи носът, в градуси</translation>
    </message>
    <message>
        <source>not all tags are in view; show them all whole</source>
        <translation>не се виждат всички знаци; покажете ги всичките цели</translation>
    </message>
    <message>
        <source>no galley %1 lies on the table</source>
        <translation>на масата няма галера %1</translation>
    </message>
    <message>
        <source>%1 cannot fire at itself: the target is an enemy</source>
        <translation>%1 не може да стреля по себе си: целта е враг</translation>
    </message>
    <message>
        <source>%1 is built %2</source>
        <translation>%1 е построена: %2</translation>
    </message>
    <message>
        <source>%1 is placed at %2</source>
        <translation>%1 е поставена на %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>taken back in the record, but not on the table: %1</source>
        <translation>върнато в записа, но не и на масата: %1</translation>
    </message>
    <message>
        <source>%1 has no orders</source>
        <translation>%1 няма заповеди</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>пренареждане на греблата</translation>
    </message>
    <message>
        <source>%1 has the orders %2</source>
        <translation>%1 има заповеди %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders are taken up</source>
        <translation>заповедите на %1 са вдигнати</translation>
    </message>
    <message>
        <source>%1&apos;s orders are %2</source>
        <translation>заповедите на %1: %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>стъпка %1</translation>
    </message>
    <message>
        <source>%1 forward to %2</source>
        <translation>%1 напред до %2</translation>
    </message>
    <message>
        <source>%1 turn left to %2</source>
        <translation>%1 завива наляво до %2</translation>
    </message>
    <message>
        <source>%1 turn right to %2</source>
        <translation>%1 завива надясно до %2</translation>
    </message>
    <message>
        <source>%1 and %2 collide at %3: %4 to %5, %6 to %7</source>
        <translation>%1 и %2 се сблъскват на %3; щети: %5 %4, %7 %6</translation>
    </message>
    <message>
        <source>the galleys lie as recorded</source>
        <translation>галерите са както в записа</translation>
    </message>
    <message>
        <source>%1 is clear of %2</source>
        <translation>%1 не допира: %2</translation>
    </message>
    <message>
        <source>%1 and %2 lie %3 mm apart: too close to call whether they touch</source>
        <translation>между %1 и %2 има %3 мм; твърде близо е за решение дали се допират</translation>
    </message>
    <message>
        <source>%1 and %2 touch: too close to call which side was hit</source>
        <translation>%1 и %2 се допират; твърде близо е за решение коя страна е ударена</translation>
    </message>
    <message>
        <source>%1 does not fire: it has no mast</source>
        <translation>%1 не стреля: няма мачта</translation>
    </message>
    <message>
        <source>%1 does not fire: no enemy is within 3 M</source>
        <translation>%1 не стреля: няма враг до 3 клечки</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3 to drop</source>
        <translation>%1 стреля по %2; за хвърляне: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n клечка</numerusform>
            <numerusform>%n клечки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2</source>
        <translation>хвърлянето на %1 показва %2</translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2 to %3</source>
        <translation>хвърлянето на %1 показва %2 до %3</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3</source>
        <translation>%1 уцелва %2; %3</translation>
    </message>
    <message>
        <source>%1&apos;s salvo is spoiled</source>
        <translation>залпът на %1 е невалиден</translation>
    </message>
    <message>
        <source>%1 loses %2 to %3</source>
        <translation>%1 губи %2 от %3</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 потъва</translation>
    </message>
    <message>
        <source>%1 has its oars %2</source>
        <translation>греблата на %1: %2</translation>
    </message>
    <message>
        <source>the turn is over after %1</source>
        <translation>ходът свърши; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n стъпка</numerusform>
            <numerusform>%n стъпки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation>%1 е на %2</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1: предаване</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1: предлага равенство</translation>
    </message>
    <message>
        <source>both last galleys sink together</source>
        <translation>двете последни галери потъват заедно</translation>
    </message>
    <message>
        <source>%1&apos;s last galley sinks</source>
        <translation>последната галера на %1 потъва</translation>
    </message>
    <message>
        <source>%1&apos;s hull is %2 from %3&apos;s: %4</source>
        <translation>корпусът на %1 е на %2 от %3: %4</translation>
    </message>
    <message>
        <source>too close to 3 matches of %1 to call</source>
        <translation>твърде близо до 3 клечки по %1, за да се реши</translation>
    </message>
    <message>
        <source>within %1 of %2</source>
        <translation>в рамките на %1 по %2</translation>
    </message>
    <message>
        <source>farther than 3 matches of %1, so nothing counts</source>
        <translation>по-далеч от 3 клечки по %1, затова нищо не се брои</translation>
    </message>
    <message>
        <source>%1 and %2 carry the same label: only an enemy may be fired at</source>
        <translation>%1 и %2 носят един и същ знак: стреля се само по враг</translation>
    </message>
    <message>
        <source>%1&apos;s masts are not seen, so how many it may drop is not known</source>
        <translation>мачтите на %1 не се виждат, затова не е ясно колко може да хвърли</translation>
    </message>
    <message>
        <source>%1 lie there</source>
        <translation>там лежат %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss is ruled on already</source>
        <translation>за хвърлянето на %1 вече е решено</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there</source>
        <translation>%1; за хвърляне: %2, лежат: %3</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1</source>
        <translation>ако беше в по-близката ивица, %1</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 too many</source>
        <translation>%1; за хвърляне: %2, лежат: %3; в повече: %4</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 not seen</source>
        <translation>%1; за хвърляне: %2, лежат: %3; не се виждат: %4</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 too many</source>
        <translation>ако беше в по-близката ивица, %1; в повече: %2</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 not seen</source>
        <translation>ако беше в по-близката ивица, %1; не се виждат: %2</translation>
    </message>
    <message>
        <source>%1 lay there as orders and do not count</source>
        <translation>%1 лежаха като заповеди и не се броят</translation>
    </message>
    <message>
        <source>%1 lay there as an order and does not count</source>
        <translation>%1 лежеше като заповед и не се брои</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 допира %2</translation>
    </message>
    <message>
        <source>%1 touches the order match %2</source>
        <translation>%1 допира клечката на заповед %2</translation>
    </message>
    <message>
        <source>%1: the whole salvo misses</source>
        <translation>%1: целият залп пропуска</translation>
    </message>
    <message>
        <source>%1, too close to call: if so, the whole salvo misses</source>
        <translation>%1, но е твърде близо: ако е така, целият залп пропуска</translation>
    </message>
    <message>
        <source>%1 is too close to the edge of %2&apos;s side zone to call: whether plain ends count is the players&apos; to decide</source>
        <translation>%1 е твърде близо до ръба на страничната зона на %2: играчите решават дали се броят краищата без глава</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s side zone: plain ends count too</source>
        <translation>%1 е в страничната зона на %2: броят се и краищата без глава</translation>
    </message>
    <message>
        <source>%1 lies outside %2&apos;s side zone: only heads count</source>
        <translation>%1 е извън страничната зона на %2: броят се само главите</translation>
    </message>
    <message>
        <source>%1&apos;s head</source>
        <translation>главата на %1</translation>
    </message>
    <message>
        <source>%1&apos;s plain end</source>
        <translation>краят без глава на %1</translation>
    </message>
    <message>
        <source>%1&apos;s hull</source>
        <translation>корпусът на %1</translation>
    </message>
    <message>
        <source>%1 points at %2</source>
        <translation>%1 сочи към: %2</translation>
    </message>
    <message>
        <source>%1 points past %2 by %3</source>
        <translation>%1 сочи покрай: %2; с %3</translation>
    </message>
    <message>
        <source>%1 does not count against %2</source>
        <translation>%1 не се брои срещу: %2</translation>
    </message>
    <message>
        <source>%1 meets %2 first and does not count against %3</source>
        <translation>%1 среща първо: %2; не се брои срещу: %3</translation>
    </message>
    <message>
        <source>%1 points at %2, but whether it counts is too close to call</source>
        <translation>%1 сочи към: %2, но дали се брои, е твърде близо</translation>
    </message>
    <message>
        <source>%1 points at %2, but may meet %3 first: too close to call</source>
        <translation>%1 сочи към: %2, но може първо да среща: %3; твърде близо за решение</translation>
    </message>
    <message>
        <source>%1 cannot be told to point anywhere: too close to call</source>
        <translation>не личи накъде сочи: %1; твърде близо</translation>
    </message>
    <message>
        <source>%1 passes %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 минава на %3 от ъгъла: %2; измерено с точност %4: твърде близо</translation>
    </message>
    <message>
        <source>%1 points inside %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 сочи на %3 навътре от ъгъла: %2; измерено с точност %4: твърде близо</translation>
    </message>
    <message>
        <source>how is each galley built: oars to port, to starboard, masts?</source>
        <translation>как е построена всяка галера: гребла ляво, дясно, мачти?</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them</source>
        <translation>сложете заповедите зад паравана; когато се вдигне, ги кажете</translation>
    </message>
    <message>
        <source>whom does %1 fire at?</source>
        <translation>по кого стреля %1?</translation>
    </message>
    <message>
        <source>move the galleys: %1</source>
        <translation>преместете галерите: %1</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 надясно с %2 градуса и %3 мм до %4, където допира %5</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4</source>
        <translation>%1 надясно с %2 градуса и %3 мм до %4</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 наляво с %2 градуса и %3 мм до %4, където допира %5</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4</source>
        <translation>%1 наляво с %2 градуса и %3 мм до %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3, where it touches %4</source>
        <translation>%1 напред с %2 мм до %3, където допира %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3</source>
        <translation>%1 напред с %2 мм до %3</translation>
    </message>
    <message>
        <source>do %1 and %2 touch, and how?</source>
        <translation>допират ли се %1 и %2, и как?</translation>
    </message>
    <message>
        <source>how many hits is it, or was the toss spoiled?</source>
        <translation>колко попадения са, или хвърлянето е невалидно?</translation>
    </message>
    <message>
        <source>the galley at %1</source>
        <translation>галерата на %1</translation>
    </message>
    <message>
        <source>none near it</source>
        <translation>близо няма никоя</translation>
    </message>
    <message>
        <source>it %1 mm and %2 degrees off</source>
        <translation>отместена с %1 мм и %2 градуса</translation>
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
        <translation>помощ</translation>
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
        <translation>кадър %1</translation>
    </message>
    <message>
        <source>the %1 picture is cut off; copy or take it again</source>
        <translation>снимката %1 е отрязана; копирайте или снимайте отново</translation>
    </message>
    <message>
        <source>the %1 picture is damaged; copy or take it again</source>
        <translation>снимката %1 е повредена; копирайте или снимайте отново</translation>
    </message>
    <message>
        <source>the %1 picture is animated; save one frame as JPEG or PNG</source>
        <translation>снимката %1 е анимирана; запазете един кадър като JPEG или PNG</translation>
    </message>
    <message>
        <source>this variant of %1 is not known; save it as JPEG or PNG and try again</source>
        <translation>този вид %1 е непознат; запазете като JPEG или PNG и опитайте пак</translation>
    </message>
    <message>
        <source>the picture is %1, too small to show a table; at least %2 px a side are needed</source>
        <translation>снимката е %1, твърде малка за маса; трябват поне %2 px на страна</translation>
    </message>
    <message>
        <source>the picture is %1; scale it down to at most %2 px a side and %3 megapixels</source>
        <translation>снимката е %1; намалете я до %2 px на страна и %3 мегапиксела</translation>
    </message>
    <message>
        <source>GIF pictures are not read; save one frame as JPEG or PNG</source>
        <translation>GIF не се чете; запазете един кадър като JPEG или PNG</translation>
    </message>
    <message>
        <source>HEIC, AVIF and video files are not read; save the picture as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)</source>
        <translation>HEIC, AVIF и видео не се четат; запазете снимката като JPEG (на iPhone: Настройки, Камера, Формати, Най-съвместим)</translation>
    </message>
    <message>
        <source>not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG</source>
        <translation>не е JPEG, PNG, WebP, TIFF или BMP; запазете като JPEG или PNG</translation>
    </message>
    <message>
        <source>the file is too large for a picture; scale it down</source>
        <translation>файлът е твърде голям за снимка; намалете го</translation>
    </message>
    <message>
        <source>the file is empty; copy or take the picture again</source>
        <translation>файлът е празен; копирайте или снимайте отново</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; save it as JPEG or PNG and try again</source>
        <translation>снимката %1 не се чете; запазете като JPEG или PNG и опитайте пак</translation>
    </message>
    <message>
        <source>no such picture; check the path</source>
        <translation>няма такава снимка; проверете пътя</translation>
    </message>
    <message>
        <source>is a directory; name one picture in it</source>
        <translation>това е папка; посочете снимка в нея</translation>
    </message>
    <message>
        <source>is not a file; name a picture</source>
        <translation>не е файл; посочете снимка</translation>
    </message>
    <message>
        <source>cannot be read; check the file&apos;s permissions</source>
        <translation>не може да се прочете; проверете правата</translation>
    </message>
    <message>
        <source>no such file; check the path</source>
        <translation>няма такъв файл; проверете пътя</translation>
    </message>
    <message>
        <source>is a directory; name the file in it</source>
        <translation>това е папка; посочете файла в нея</translation>
    </message>
    <message>
        <source>cannot be read; check its permissions</source>
        <translation>не може да се прочете; проверете правата му</translation>
    </message>
    <message>
        <source>cannot be written; check that the folder exists and that the disk has room</source>
        <translation>не може да се запише; има ли папката и място на диска?</translation>
    </message>
    <message>
        <source>cannot be written; is the disk full?</source>
        <translation>не може да се запише; пълен ли е дискът?</translation>
    </message>
    <message>
        <source>is already there; give another name</source>
        <translation>вече съществува; дайте друго име</translation>
    </message>
    <message>
        <source>no such file, folder or camera; `umpire cameras` lists the cameras, and a stream&apos;s address begins with http:// or rtsp://</source>
        <translation>няма такъв файл, папка или камера; `umpire cameras` изброява камерите, а адрес на поток започва с http:// или rtsp://</translation>
    </message>
    <message>
        <source>this may be more than one camera; name one of %1</source>
        <translation>това може да са няколко камери; посочете една: %1</translation>
    </message>
    <message>
        <source>the stream cannot be opened (%1); is the camera&apos;s server running, and the address right?</source>
        <translation>потокът не се отваря (%1); работи ли сървърът на камерата и верен ли е адресът?</translation>
    </message>
    <message>
        <source>not a video that can be read (%1); save it as MP4 or AVI and try again</source>
        <translation>видеото не се чете (%1); запазете като MP4 или AVI и опитайте пак</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>няма отговор навреме</translation>
    </message>
    <message>
        <source>the picture is damaged (%1); copy or take it again</source>
        <translation>снимката е повредена (%1); копирайте или снимайте отново</translation>
    </message>
    <message>
        <source>the picture is damaged (%1): things may be missing from it or lie elsewhere</source>
        <translation>снимката е повредена (%1): нещо може да липсва на нея или да лежи другаде</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>няма достатъчно памет</translation>
    </message>
    <message>
        <source>it sends more than 64 MiB without a whole picture</source>
        <translation>изпраща повече от 64 MiB без нито една цяла снимка</translation>
    </message>
    <message>
        <source>it sends on to another address, which is not followed</source>
        <translation>препраща към друг адрес, който не се следва</translation>
    </message>
    <message>
        <source>its answer is broken off, or it sends on to another address, which is not followed</source>
        <translation>отговорът ѝ прекъсва или препраща към друг адрес, който не се следва</translation>
    </message>
    <message>
        <source>what comes is no video, or only names where one is</source>
        <translation>идва не видео, а нещо друго, или само указание къде има такова</translation>
    </message>
    <message>
        <source>what it sent could not be handled</source>
        <translation>изпратеното от нея не можа да се обработи</translation>
    </message>
    <message>
        <source>parts of it are missing</source>
        <translation>липсват части</translation>
    </message>
    <message>
        <source>it builds on a damaged one</source>
        <translation>стъпва върху повреден</translation>
    </message>
    <message>
        <source>holds no picture; give a folder of JPEG or PNG files</source>
        <translation>няма снимки; дайте папка с JPEG или PNG файлове</translation>
    </message>
    <message>
        <source>the camera cannot be opened (%1); `umpire cameras` lists what is connected</source>
        <translation>камерата не се отваря (%1); `umpire cameras` изброява включените</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>няма я</translation>
    </message>
    <message>
        <source>permission denied; join the group `video`</source>
        <translation>няма права; влезте в групата `video`</translation>
    </message>
    <message>
        <source>it gives no pictures, or another program uses it</source>
        <translation>не дава картина или я ползва друга програма</translation>
    </message>
    <message>
        <source>it gives no more pictures</source>
        <translation>вече не дава картина</translation>
    </message>
    <message>
        <source>its pictures are in a format that is not known</source>
        <translation>картината ѝ е в непознат формат</translation>
    </message>
    <message>
        <source>the tags in view (%1) are not in the table file; is it another table&apos;s?</source>
        <translation>видимите знаци (%1) не са във файла на масата; за друга маса ли е?</translation>
    </message>
    <message>
        <source>no tag of the table file is in the picture, and no match or matchbox to take the scale from; show a tag whole</source>
        <translation>на снимката няма знак от файла, нито клечка или кутия за мащаба; покажете цял знак</translation>
    </message>
    <message>
        <source>the picture before is %1 px but the picture is %2 px; take both with the same camera, without moving it</source>
        <translation>предишната снимка е %1 px, а тази е %2 px; снимайте и двете с една камера, без да я местите</translation>
    </message>
    <message>
        <source>nothing of known size is in view, so nothing can be measured; use a table file and its tags</source>
        <translation>не се вижда нищо с познат размер и не може да се мери; ползвайте файл на масата със знаците му</translation>
    </message>
    <message>
        <source>no galley is seen in the picture</source>
        <translation>на снимката няма галера</translation>
    </message>
    <message>
        <source>the picture shows %1</source>
        <translation>на снимката се вижда: %1</translation>
    </message>
    <message>
        <source>cannot be read; give a journal&apos;s file</source>
        <translation>не се чете; дайте файл на запис</translation>
    </message>
    <message>
        <source>is no journal; give a file that `umpire referee` wrote</source>
        <translation>не е запис; дайте файл, който `umpire referee` е написал</translation>
    </message>
    <message>
        <source>is already there; go on with that game, or give another name</source>
        <translation>вече съществува; продължете го или дайте друго име</translation>
    </message>
    <message>
        <source>the record was opened again</source>
        <translation>записът беше отворен отново</translation>
    </message>
    <message>
        <source>no time is left to %1</source>
        <translation>времето на %1 изтече</translation>
    </message>
    <message>
        <source>no time is left to %1; the arbiter decides</source>
        <translation>времето на %1 изтече; решава арбитърът</translation>
    </message>
    <message>
        <source>The flag has fallen</source>
        <translation>Флагчето падна</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Решава арбитърът.</translation>
    </message>
    <message>
        <source>The players decide.</source>
        <translation>Решават играчите.</translation>
    </message>
    <message>
        <source>the clocks stand: %1</source>
        <translation>часовниците показват: %1</translation>
    </message>
    <message>
        <source>`%1` is none; write lose, call or show</source>
        <translation>няма такова: `%1`; напишете lose, call или show</translation>
    </message>
    <message>
        <source>`%1` is no clock; write it like 10m, 10m+5s, 1h30m,delay=3s or off, at most 100h</source>
        <translation>`%1` не е часовник; пишете така: 10m, 10m+5s, 1h30m,delay=3s или off, най-много 100h</translation>
    </message>
    <message>
        <source>there are %1 clocks, and %2 play; give one for all, or one for each</source>
        <translation>часовниците са %1, а играчите %2; дайте един за всички или по един за всеки</translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation>събитие %1 е променено</translation>
    </message>
    <message>
        <source>event %1 was changed, or the settings were</source>
        <translation>събитие %1 или настройките са променени</translation>
    </message>
    <message>
        <source>event %1 was added after the record&apos;s end</source>
        <translation>събитие %1 е добавено след края на записа</translation>
    </message>
    <message>
        <source>event %1 is missing or cannot be read</source>
        <translation>събитие %1 липсва или не се чете</translation>
    </message>
    <message>
        <source>events %1 to %2 are missing or cannot be read</source>
        <translation>събития %1 до %2 липсват или не се четат</translation>
    </message>
    <message>
        <source>event %1 cannot be checked, the one before is missing</source>
        <translation>събитие %1 не може да се провери, предното липсва</translation>
    </message>
    <message>
        <source>the settings were changed, or the last hash was</source>
        <translation>настройките или последната контролна сума са променени</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>червен жетон</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>жълт жетон</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 (червени)</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>%1 (жълти)</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it</source>
        <translation>коя единица къде е? Казва го само играчът ѝ</translation>
    </message>
    <message>
        <source>moves and fights are seen; what else is done?</source>
        <translation>ходовете и битките се виждат; какво друго се прави?</translation>
    </message>
    <message>
        <source>Umpire sees moves and fights. Say who lays or removes a mine, removes a battery, or sends a plane.</source>
        <translation>Umpire вижда ходовете и битките. Кажете кой слага или маха мина, кой маха батарея или кой изпраща самолет.</translation>
    </message>
    <message>
        <source>the unit on %1 is lost if it does not leave neutral water now; what is done?</source>
        <translation>единицата на %1 е загубена, ако не напусне сега неутралните води; какво се прави?</translation>
    </message>
    <message>
        <source>moves are seen; what else is done?</source>
        <translation>ходовете се виждат; какво друго се прави?</translation>
    </message>
    <message>
        <source>Umpire sees your moves. Anything else this turn?</source>
        <translation>Umpire вижда ходовете. Има ли още нещо този ход?</translation>
    </message>
    <message>
        <source>does an officer help? If not, go on</source>
        <translation>помага ли офицер? Ако не, продължете</translation>
    </message>
    <message>
        <source>does an officer help?</source>
        <translation>помага ли офицер?</translation>
    </message>
    <message>
        <source>whom does the relief army restore? If nobody, go on</source>
        <translation>кого възстановява помощната армия? Ако никого, продължете</translation>
    </message>
    <message>
        <source>what does the counter-mine hit?</source>
        <translation>какво удря контрамината?</translation>
    </message>
    <message>
        <source>draw, and lay the chits open together</source>
        <translation>теглете и открийте жетоните заедно</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>none</source>
        <translation>никой</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>няма %1</translation>
    </message>
    <message>
        <source>%1 has to lose %2, not %3</source>
        <translation>%1 трябва да загуби %2, не %3</translation>
    </message>
    <message>
        <source>its order is %1</source>
        <translation>заповедта ѝ е: %1</translation>
    </message>
    <message>
        <source>it has no order to move</source>
        <translation>няма заповед за движение</translation>
    </message>
    <message>
        <source>%1 mm and %2 degrees off</source>
        <translation>отместена с %1 мм и %2 градуса</translation>
    </message>
    <message>
        <source>%1 lies %2: %3</source>
        <translation>%1 е %2; %3</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation>%1 е преместена на %2</translation>
    </message>
    <message>
        <source>nothing is to be moved now</source>
        <translation>сега нищо не се мести</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>напред</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>завой наляво</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>завой надясно</translation>
    </message>
    <message>
        <source>focal length %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>фокусно разстояние %1 %2 не е възможно при страна от %3 пиксела</translation>
    </message>
    <message>
        <source>centre %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>център %1 %2 не е възможен при страна от %3 пиксела</translation>
    </message>
    <message>
        <source>must be [fx 0 cx; 0 fy cy; 0 0 1]</source>
        <translation>трябва да е [fx 0 cx; 0 fy cy; 0 0 1]</translation>
    </message>
    <message>
        <source>must be plumb_bob, the only model this program knows</source>
        <translation>трябва да е plumb_bob, програмата познава само този модел</translation>
    </message>
    <message>
        <source>write it anew with `umpire calibrate camera`</source>
        <translation>запишете го отново с `umpire calibrate camera`</translation>
    </message>
    <message>
        <source>correct it, or write it anew with `umpire calibrate table`</source>
        <translation>поправете го или го запишете отново с `umpire calibrate table`</translation>
    </message>
    <message>
        <source>tag %1 stands there twice</source>
        <translation>знак %1 стои там два пъти</translation>
    </message>
    <message>
        <source>stands there twice</source>
        <translation>стои там два пъти</translation>
    </message>
    <message>
        <source>lies on tag %1</source>
        <translation>лежи върху знак %1</translation>
    </message>
    <message>
        <source>is unknown; DICT_APRILTAG_36h11 is the usual one</source>
        <translation>е непознат; обичайният е DICT_APRILTAG_36h11</translation>
    </message>
    <message>
        <source>must be a list of at least one tag</source>
        <translation>трябва да е списък с поне един знак</translation>
    </message>
    <message>
        <source>has more entries than the dictionary has tags</source>
        <translation>има повече записи, отколкото са знаците в речника</translation>
    </message>
    <message>
        <source>not a calibration file: too large or nested too deep</source>
        <translation>не е файл за калибриране: твърде голям е или твърде дълбок</translation>
    </message>
    <message>
        <source>not valid YAML, line %1: %2</source>
        <translation>не е валиден YAML, ред %1: %2</translation>
    </message>
    <message>
        <source>not a YAML file of &quot;key: value&quot; lines</source>
        <translation>не е YAML файл с редове &quot;ключ: стойност&quot;</translation>
    </message>
    <message>
        <source>is larger than 1 MiB, so it is no calibration file; check the path</source>
        <translation>е над 1 MiB, значи не е файл за калибриране; проверете пътя</translation>
    </message>
    <message>
        <source>must be a mapping, found %1</source>
        <translation>трябва да съдържа ключове и стойности, а е: %1</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers, found %2</source>
        <translation>трябва да е списък от %1 числа, а е: %2</translation>
    </message>
    <message>
        <source>must have %1 numbers, found %2</source>
        <translation>трябва да има %1 числа, а са: %2</translation>
    </message>
    <message>
        <source>must be a number, found %1</source>
        <translation>трябва да е число, а е: %1</translation>
    </message>
    <message>
        <source>must be finite, found %1</source>
        <translation>трябва да е крайно число, а е: %1</translation>
    </message>
    <message>
        <source>must be a whole number, found %1</source>
        <translation>трябва да е цяло число, а е: %1</translation>
    </message>
    <message>
        <source>must be between %1 and %2, found %3</source>
        <translation>трябва да е между %1 и %2, а е: %3</translation>
    </message>
    <message>
        <source>must be a name, found %1</source>
        <translation>трябва да е име, а е: %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>липсва</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>ключове и стойности</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>списък</translation>
    </message>
    <message>
        <source>camera file</source>
        <translation>файл на камерата</translation>
    </message>
    <message>
        <source>it is for %1 pixels, the picture has %2, another aspect ratio; calibrate the camera at this resolution</source>
        <translation>той е за %1 пиксела, снимката е %2 с други пропорции; калибрирайте камерата при тази резолюция</translation>
    </message>
    <message>
        <source>has schema %1, this program reads up to %2; take a newer umpire</source>
        <translation>е по схема %1, а програмата чете до %2; вземете по-нов umpire</translation>
    </message>
    <message>
        <source>is held by another program; end that one or wait</source>
        <translation>се ползва от друга програма; затворете я или изчакайте</translation>
    </message>
    <message>
        <source>is a pipe or a device; name a file</source>
        <translation>е канал или устройство; посочете файл</translation>
    </message>
    <message>
        <source>the game is not over and its record holds secrets; export it once it is over</source>
        <translation>играта не е свършила и записът ѝ съдържа тайни; изнесете го, когато свърши</translation>
    </message>
    <message>
        <source>is held by another program; the game waits for it</source>
        <translation>се ползва от друга програма; играта я изчаква</translation>
    </message>
    <message>
        <source>is free again; the game goes on</source>
        <translation>отново е свободен; играта продължава</translation>
    </message>
    <message>
        <source>is still held; the game ends</source>
        <translation>все още е зает; играта свършва</translation>
    </message>
    <message>
        <source>an event has more than 1 MiB; it is not recorded</source>
        <translation>едно събитие е над 1 MiB; то не е записано</translation>
    </message>
    <message>
        <source>holds more than the journal of a game; it is not read further</source>
        <translation>съдържа повече от запис на игра; програмата не го чете по-нататък</translation>
    </message>
    <message>
        <source>its table `%1` is not a journal&apos;s, so nothing in it is read; give the file as umpire wrote it</source>
        <translation>таблицата му `%1` не е на запис, затова нищо от него не се чете; дайте файла, както го е записал umpire</translation>
    </message>
    <message>
        <source>cannot be opened for this; check that the file and its folder may be written</source>
        <translation>не се отваря за това; проверете дали файлът и папката му могат да се записват</translation>
    </message>
    <message>
        <source>the disk is full or fails; free some space, what is recorded stays</source>
        <translation>дискът е пълен или повреден; освободете място, записаното остава</translation>
    </message>
    <message>
        <source>is damaged; `umpire log verify` says where</source>
        <translation>е повреден; `umpire log verify` казва къде</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation>SQLite казва: %1</translation>
    </message>
    <message>
        <source>is being written by process %1; end that one first</source>
        <translation>в момента го пише процес %1; първо спрете него</translation>
    </message>
    <message>
        <source>no lock file can be made beside it; check that the folder is there, may be written and has space</source>
        <translation>до него не може да се направи заключващ файл; проверете дали папката я има, дали може да се пише в нея и има ли място</translation>
    </message>
    <message>
        <source>its head cannot be read; `umpire log verify` says more</source>
        <translation>началото му не се чете; `umpire log verify` казва повече</translation>
    </message>
    <message>
        <source>begin another journal, `umpire log export` saves what this one has</source>
        <translation>започнете нов запис; каквото има в този, го спасява `umpire log export`</translation>
    </message>
    <message>
        <source>today&apos;s rules do not follow event %1; `umpire log replay` says more</source>
        <translation>днешните правила не следват събитие %1; `umpire log replay` казва повече</translation>
    </message>
    <message>
        <source>a frame could not be examined (%1); please report it with the film</source>
        <translation>един кадър не можа да се прегледа (%1); съобщете за това заедно с филма</translation>
    </message>
    <message>
        <source>the picture could not be examined (%1); please report it with the picture</source>
        <translation>снимката не можа да се прегледа (%1); съобщете за това заедно със снимката</translation>
    </message>
    <message>
        <source>the four corners do not lie as a table&apos;s do: drag each to its own corner</source>
        <translation>четирите ъгъла не лежат като на маса: плъзнете всеки до неговия ъгъл</translation>
    </message>
    <message>
        <source>the table&apos;s corners were set by hand in a picture of another size: set them anew</source>
        <translation>ъглите на масата са посочени на ръка върху картина с друг размер: посочете ги отново</translation>
    </message>
    <message>
        <source>the table or the camera has moved since its corners were set by hand: set them anew</source>
        <translation>масата или камерата е мръдната, откакто ъглите са посочени на ръка: посочете ги отново</translation>
    </message>
    <message>
        <source>no position of the game is like what lies there; take it back</source>
        <translation>такава позиция в играта няма; върнете хода</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>още е там</translation>
    </message>
    <message>
        <source>the camera has not given a picture yet</source>
        <translation>камерата още не е дала картина</translation>
    </message>
    <message>
        <source>nothing says how large the play area is: name a table file</source>
        <translation>нищо не казва колко голямо е игралното поле: посочете файл на масата</translation>
    </message>
    <message>
        <source>the board is not seen whole: take the pieces off it, and measure again</source>
        <translation>дъската не се вижда цялата: махнете фигурите от нея и измерете отново</translation>
    </message>
    <message>
        <source>only games have variants</source>
        <translation>само игрите имат варианти</translation>
    </message>
    <message>
        <source>the record cannot be so</source>
        <translation>записът не може да е такъв</translation>
    </message>
    <message>
        <source>the record cannot be so: expected %1, found %2</source>
        <translation>записът не може да е такъв: очаква се %1, а стои %2</translation>
    </message>
    <message>
        <source>this is not allowed with these pieces; their owner may hear why</source>
        <translation>с тези фигури това не е позволено; защо, може да чуе собственикът им</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>цяла</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повредена</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>окоп</translation>
    </message>
    <message>
        <source>%1 ship, %2</source>
        <translation>%1: кораб, %2</translation>
    </message>
    <message>
        <source>%1 soldier</source>
        <translation>%1: войник</translation>
    </message>
    <message>
        <source>ship, %1</source>
        <translation>кораб, %1</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>войник</translation>
    </message>
    <message>
        <source>has the board of %1; measure the table with this game&apos;s board on it, or name another</source>
        <translation>в него е дъската на %1; измерете масата с дъската на тази игра или посочете друг файл</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <translation>край на командата</translation>
    </message>
    <message>
        <source>the end of the action</source>
        <translation>край на действието</translation>
    </message>
    <message>
        <source>the end of the correction</source>
        <translation>край на поправката</translation>
    </message>
    <message>
        <source>the number of an explanation, as in %1</source>
        <translation>номер на обяснение, например %1</translation>
    </message>
    <message>
        <source>the number of an explanation, from 1</source>
        <translation>номер на обяснение, от 1</translation>
    </message>
    <message>
        <source>how many actions, 1 to %1</source>
        <translation>колко действия, 1–%1</translation>
    </message>
    <message>
        <source>how many actions, or %1, as in %2</source>
        <translation>колко действия или %1, например %2</translation>
    </message>
    <message>
        <source>a piece and what it is, such as %1</source>
        <translation>фигура и каква е тя, например %1</translation>
    </message>
    <message>
        <source>an action in the game&apos;s notation</source>
        <translation>действие в нотацията на играта</translation>
    </message>
    <message>
        <source>the note&apos;s text</source>
        <translation>текстът на бележката</translation>
    </message>
    <message>
        <source>a command of at most %1 letters</source>
        <translation>команда от най-много %1 знака</translation>
    </message>
    <message>
        <source>a command: %1</source>
        <translation>команда: %1</translation>
    </message>
    <message>
        <source>a cell of the board, such as %1 or %2</source>
        <translation>поле на дъската, например %1 или %2</translation>
    </message>
    <message>
        <source>a square of the board, from %1 to %2</source>
        <translation>поле на дъската, %1–%2</translation>
    </message>
    <message>
        <source>%1 (move), %2 or %3 (sacrifice) or %4 (throw)</source>
        <translation>%1 (ход), %2 или %3 (жертва) или %4 (хвърляне)</translation>
    </message>
    <message>
        <source>%1 (move), %2 (attack), %3 (remove a battery), %4 (remove a mine) or %5 (send a plane)</source>
        <translation>%1 (ход), %2 (атака), %3 (премахване на батарея), %4 (премахване на мина) или %5 (изпращане на самолет)</translation>
    </message>
    <message>
        <source>a kind of unit, such as %1, %2 (take up), %3, %4 or %5</source>
        <translation>вид единица, например %1, %2 (вдигане), %3, %4 или %5</translation>
    </message>
    <message>
        <source>a player: %1</source>
        <translation>играч: %1</translation>
    </message>
    <message>
        <source>%1, or a player (%2) and a number of stones</source>
        <translation>%1, или играч (%2) и брой камъни</translation>
    </message>
    <message>
        <source>1 to %1 stones</source>
        <translation>1–%1 камъка</translation>
    </message>
    <message>
        <source>%1, or a cell of the board and what it holds, as in %2</source>
        <translation>%1, или поле на дъската и какво има на него, например %2</translation>
    </message>
    <message>
        <source>a galley from A1 to %1</source>
        <translation>галера, A1–%1</translation>
    </message>
    <message>
        <source>a side A or B, a galley from A1 to %1 or %2</source>
        <translation>страна A или B, галера A1–%1 или %2</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts, such as %1</source>
        <translation>гребла отляво и отдясно и мачти, например %1</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts that go, such as %1</source>
        <translation>изгубените гребла отляво и отдясно и мачти, например %1</translation>
    </message>
    <message>
        <source>oars to port and to starboard, such as %1</source>
        <translation>гребла отляво и отдясно, например %1</translation>
    </message>
    <message>
        <source>where the bow is and its heading, such as %1 with three decimals at most</source>
        <translation>къде е носът и накъде сочи, например %1, най-много с три десетични знака</translation>
    </message>
    <message>
        <source>a number of hits</source>
        <translation>брой попадения</translation>
    </message>
    <message>
        <source>at most eight letters of %1, or %2</source>
        <translation>най-много осем букви от %1 или %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>a space or the end</source>
        <translation>интервал или край</translation>
    </message>
    <message>
        <source>a unit, such as %1</source>
        <translation>единица, например %1</translation>
    </message>
    <message>
        <source>a zone, such as %1</source>
        <translation>зона, например %1</translation>
    </message>
    <message>
        <source>the walls that attack, such as %1</source>
        <translation>стените, които атакуват, например %1</translation>
    </message>
    <message>
        <source>a word of the position, as in %1</source>
        <translation>дума от позицията, например %1</translation>
    </message>
    <message>
        <source>a galley that is on the table</source>
        <translation>галера, която е на масата</translation>
    </message>
    <message>
        <source>a position that can be: %1</source>
        <translation>възможна позиция: %1</translation>
    </message>
    <message>
        <source>a galley and where it lies, what it has or whom it changes places with, as in %1, %2 or %3</source>
        <translation>галера и къде лежи, какво има или с коя сменя мястото си, например %1, %2 или %3</translation>
    </message>
    <message>
        <source>a pose that the record can have</source>
        <translation>място и посока, каквито записът може да има</translation>
    </message>
    <message>
        <source>stopped watching</source>
        <translation>следенето свърши</translation>
    </message>
    <message>
        <source>there are turns 1 to %1 (BU-6)</source>
        <translation>ходовете са от 1 до %1 (BU-6)</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (BU-4)</source>
        <translation>%1 е от %2 до %3 (BU-4)</translation>
    </message>
    <message>
        <source>%1 is Turkish and stands on a wall or is lost (BU-11)</source>
        <translation>%1 е турска и стои на стена или е загубена (BU-11)</translation>
    </message>
    <message>
        <source>%1 can stand in breaches of Turkish walls only (BU-13)</source>
        <translation>%1 може да стои само в пробиви на турски стени (BU-13)</translation>
    </message>
    <message>
        <source>%1 is no reserve in turn %2 (BU-42)</source>
        <translation>%1 не е в резерва в ход %2 (BU-42)</translation>
    </message>
    <message>
        <source>the track ends at cell 8 (BU-41)</source>
        <translation>скалата свършва на поле 8 (BU-41)</translation>
    </message>
    <message>
        <source>%1&apos;s marker is at most %2 (BU-28, BU-32)</source>
        <translation>маркерът на %1 е най-много %2 (BU-28, BU-32)</translation>
    </message>
    <message>
        <source>%1 is a camp without walls (BU-26)</source>
        <translation>%1 е лагер без стени (BU-26)</translation>
    </message>
    <message>
        <source>%1 is shared (BU-12)</source>
        <translation>в %1 стоят и двете страни (BU-12)</translation>
    </message>
    <message>
        <source>%1 holds at most %2 units (BU-12)</source>
        <translation>%1 побира най-много единици: %2 (BU-12)</translation>
    </message>
    <message>
        <source>%1 has %2 breaches (BU-11)</source>
        <translation>%1 има пробиви: %2 (BU-11)</translation>
    </message>
    <message>
        <source>%1 has an entrenchment of the other side (BU-26)</source>
        <translation>в %1 има окоп на другата страна (BU-26)</translation>
    </message>
    <message>
        <source>%1 have %2 entrenchment markers (BU-26)</source>
        <translation>%1 имат маркери за окоп: %2 (BU-26)</translation>
    </message>
    <message>
        <source>a chit is none of the cup of %1 (BU-2)</source>
        <translation>един жетон не е от чашата на: %1 (BU-2)</translation>
    </message>
    <message>
        <source>both sides have drawn the same number of chits (BU-6)</source>
        <translation>двете страни са изтеглили еднакъв брой жетони (BU-6)</translation>
    </message>
    <message>
        <source>the second 0 ends the turn (BU-9)</source>
        <translation>втората 0 слага край на хода (BU-9)</translation>
    </message>
    <message>
        <source>chits of both sides lie open in a round, and only then (BU-6)</source>
        <translation>жетоните на двете страни са открити по време на кръга и само тогава (BU-6)</translation>
    </message>
    <message>
        <source>who is on turn has actions (BU-7)</source>
        <translation>който е на ход, има действия (BU-7)</translation>
    </message>
    <message>
        <source>a side has at most %1 actions (BU-7)</source>
        <translation>една страна има най-много действия: %1 (BU-7)</translation>
    </message>
    <message>
        <source>the relief army restores 1 or 2 units (BU-39)</source>
        <translation>помощната армия възстановява 1 или 2 единици (BU-39)</translation>
    </message>
    <message>
        <source>nothing is being done before a side is on turn (BU-7)</source>
        <translation>нищо не се извършва, преди някоя страна да е на ход (BU-7)</translation>
    </message>
    <message>
        <source>an action is carried out in its phases, and only there (BU-10)</source>
        <translation>действието се извършва в своите фази и само там (BU-10)</translation>
    </message>
    <message>
        <source>no action has these parts (BU-10)</source>
        <translation>никое действие няма такива части (BU-10)</translation>
    </message>
    <message>
        <source>the action lacks a part, or has one too many (BU-10)</source>
        <translation>на действието липсва част или има една в повече (BU-10)</translation>
    </message>
    <message>
        <source>nobody could do anything, and it is not over</source>
        <translation>никой не би могъл да направи нищо, а играта не е свършила</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1, %2, %3 или %4</translation>
    </message>
    <message>
        <source>settings that agree: %1</source>
        <translation>съвместими настройки: %1</translation>
    </message>
    <message>
        <source>three players sit round a hexagon: %1 or %2 (%3)</source>
        <translation>трима играчи седят около шестоъгълник: %1 или %2 (%3)</translation>
    </message>
    <message>
        <source>four players sit round a square board (%1)</source>
        <translation>четирима играчи седят около квадратна дъска (%1)</translation>
    </message>
    <message>
        <source>four players sit round %1, %2 or %3 (%4)</source>
        <translation>за четирима играчи: %1, %2 или %3 (%4)</translation>
    </message>
    <message>
        <source>%1 and %2 are for %3 (%4)</source>
        <translation>%1 и %2 са само за %3 (%4)</translation>
    </message>
    <message>
        <source>escape alone is played by more than two or on a hexagon: %1 (%2)</source>
        <translation>повече от двама или на шестоъгълник играят само бягство: %1 (%2)</translation>
    </message>
    <message>
        <source>the bribe is for two players on squares (%1)</source>
        <translation>подкупът е за двама играчи на квадратни полета (%1)</translation>
    </message>
    <message>
        <source>at most %1 stones of the %2 player (%3)</source>
        <translation>%2: най-много %1 камъка (%3)</translation>
    </message>
    <message>
        <source>%1 after the %2 cells of row %3</source>
        <translation>%1 след полетата на ред %3 (общо %2)</translation>
    </message>
    <message>
        <source>%1 or %2, whose turn it is</source>
        <translation>%1 или %2: кой е на ход</translation>
    </message>
    <message>
        <source>a space and whose turn it is, after row 1</source>
        <translation>след ред 1 интервал и кой е на ход</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3, %4 or %5</source>
        <translation>вариант, настройка (%1), %2, %3, %4 или %5</translation>
    </message>
    <message>
        <source>one of %1 or a number of empty cells from 1 to %2</source>
        <translation>едно от %1 или брой празни полета от 1 до %2</translation>
    </message>
    <message>
        <source>the players still in, from 1 to %1, in turn from whose turn it is</source>
        <translation>играчите, които още играят, от 1 до %1, поред от този, който е на ход</translation>
    </message>
    <message>
        <source>%1, %2 or %3 and what a side does, %4 or %5</source>
        <translation>%1, %2 или %3 и какво прави страната, %4 или %5</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or the end of the action</source>
        <translation>%1, %2, %3, %4 или край на действието</translation>
    </message>
    <message>
        <source>%1 and more red units, or a space and the yellow</source>
        <translation>%1 и още червени единици или интервал и жълтите</translation>
    </message>
    <message>
        <source>%1 and more yellow units, or a space and the phase</source>
        <translation>%1 и още жълти единици или интервал и фазата</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, %5 or %6</source>
        <translation>%1, %2, %3, %4, %5 или %6</translation>
    </message>
    <message>
        <source>%1: a mine outside its port has been announced (%2)</source>
        <translation>%1: мина извън пристанището си е обявена (%2)</translation>
    </message>
    <message>
        <source>a battery&apos;s square (%1)</source>
        <translation>поле на батарея (%1)</translation>
    </message>
    <message>
        <source>a kind of unit in two capital letters, such as %1 or %2, %3 and mines off the board, or %4</source>
        <translation>вид единица с две главни букви, например %1 или %2, %3 и мини извън дъската, или %4</translation>
    </message>
    <message>
        <source>a plane only in the enemy&apos;s turn (%1)</source>
        <translation>самолет само в хода на противника (%1)</translation>
    </message>
    <message>
        <source>a square off the islands (%1)</source>
        <translation>поле, което не е остров (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water (%1)</source>
        <translation>поле извън неутралните води (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water and the enemy port (%1)</source>
        <translation>поле извън неутралните води и чуждото пристанище (%1)</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3 or %4</source>
        <translation>вариант, настройка (%1), %2, %3 или %4</translation>
    </message>
    <message>
        <source>an empty square (%1)</source>
        <translation>празно поле (%1)</translation>
    </message>
    <message>
        <source>at most %1 of a kind</source>
        <translation>най-много %1 от един вид</translation>
    </message>
    <message>
        <source>every ship of %1, which is ready (%2)</source>
        <translation>всички кораби, щом вече е готово: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, all batteries and mines of %1 (%2)</source>
        <translation>при разполагането всички батареи и мини: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, hidden units in the own port (%1)</source>
        <translation>при разполагането скрити единици в собственото пристанище (%1)</translation>
    </message>
    <message>
        <source>on neutral water, a number of turns there from 1 to %1 (%2)</source>
        <translation>в неутрални води броят на ходовете там, от 1 до %1 (%2)</translation>
    </message>
    <message>
        <source>once, a number of mines off the board from 1 to %1</source>
        <translation>веднъж, брой мини извън дъската от 1 до %1</translation>
    </message>
    <message>
        <source>the ship %1 lies on two squares of sea</source>
        <translation>кораб %1 лежи на две морски полета</translation>
    </message>
    <message>
        <source>1 ship on %1, not 2</source>
        <translation>1 кораб на %1, а не 2</translation>
    </message>
    <message>
        <source>soldiers stand on coast, which %1 is not</source>
        <translation>войниците стоят на бряг, а %1 не е бряг</translation>
    </message>
    <message>
        <source>1 soldier on %1, not 2</source>
        <translation>1 войник на %1, а не 2</translation>
    </message>
    <message>
        <source>at most %1 ships, not %2</source>
        <translation>най-много %1 кораба, а не %2</translation>
    </message>
    <message>
        <source>at most %1 soldiers of %2, not %3</source>
        <translation>най-много %1 войници (%2), а не %3</translation>
    </message>
    <message>
        <source>at most %1 soldiers, not %2</source>
        <translation>най-много %1 войници, а не %2</translation>
    </message>
    <message>
        <source>each places all soldiers at once, the mover now</source>
        <translation>всеки поставя всичките си войници наведнъж, сега който е на ход</translation>
    </message>
    <message>
        <source>soldiers are placed one by one in turn, so that nobody is 2 behind</source>
        <translation>войниците се поставят един по един поред, така че никой не изостава с 2</translation>
    </message>
    <message>
        <source>soldiers are placed on the own coast, which %1 is not</source>
        <translation>войниците се поставят на собствения бряг, а %1 не е такъв</translation>
    </message>
    <message>
        <source>while soldiers are placed no ship is laden and nobody fights</source>
        <translation>докато се поставят войниците, никой кораб не е натоварен и никой не се бие</translation>
    </message>
    <message>
        <source>the die is thrown for who starts before all else, with first=die</source>
        <translation>кой започва, се хвърля преди всичко друго, при first=die</translation>
    </message>
    <message>
        <source>at least 2 players throw in turn, and 1 has not yet</source>
        <translation>поне 2 играчи хвърлят поред и 1 още не е хвърлил</translation>
    </message>
    <message>
        <source>no alliance of 2 players (TR-22)</source>
        <translation>при 2 играчи няма съюз (TR-22)</translation>
    </message>
    <message>
        <source>while soldiers are placed nobody resigns or agrees on a draw</source>
        <translation>докато се поставят войниците, никой не се предава и не се съгласява на равенство</translation>
    </message>
    <message>
        <source>1 ending, not 2</source>
        <translation>1 край, а не 2</translation>
    </message>
    <message>
        <source>of more than 2 who resigns has left</source>
        <translation>при повече от 2 играчи който се предаде, вече е отпаднал</translation>
    </message>
    <message>
        <source>%1 is out and off the board: %2</source>
        <translation>%1 е вън от играта и от дъската: %2</translation>
    </message>
    <message>
        <source>%1 is out and does not move</source>
        <translation>%1 е вън от играта и не е на ход</translation>
    </message>
    <message>
        <source>a soldier or a ship&apos;s bow on %1 and %2, which fight</source>
        <translation>войник или нос на кораб на %1 и %2, които се бият</translation>
    </message>
    <message>
        <source>enemies on %1 and %2, which fight</source>
        <translation>врагове на %1 и %2, които се бият</translation>
    </message>
    <message>
        <source>%1 and %2 beside each other, for they fight</source>
        <translation>%1 и %2 едно до друго, защото се бият</translation>
    </message>
    <message>
        <source>the mover has begun the fight on %1</source>
        <translation>битката на %1 е започнал този, който е на ход</translation>
    </message>
    <message>
        <source>two battles of one landing, the higher first</source>
        <translation>две битки от един десант, първо по-високото поле</translation>
    </message>
    <message>
        <source>only boardings that interrupt a fight at sea</source>
        <translation>само абордажи, които прекъсват морска битка</translation>
    </message>
    <message>
        <source>an attacker&apos;s die in the last fight only</source>
        <translation>зарче на нападателя само в последната битка</translation>
    </message>
    <message>
        <source>the ship %1 in 1 fight, not 2</source>
        <translation>кораб %1 в 1 битка, а не в 2</translation>
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
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>a match from tail to head, such as %1 (%2: headless; %3 before it: an order match) or %4</source>
        <translation>клечка от края до главата, например %1 (%2: без глава; %3 пред нея: клечка за заповед) или %4</translation>
    </message>
    <message>
        <source>a sigma above 0 in millimetres, such as %1</source>
        <translation>сигма над 0 в милиметри, например %1</translation>
    </message>
    <message>
        <source>%1 and a place, %2 and orders, %3 and a galley, or a space</source>
        <translation>%1 и място, %2 и заповеди, %3 и галера, или интервал</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 while it is not built</source>
        <translation>галера, например %1, или %2, докато не е построена</translation>
    </message>
    <message>
        <source>where the bow came from and its heading, such as %1</source>
        <translation>откъде е дошъл носът и накъде е сочил, например %1</translation>
    </message>
    <message>
        <source>a step from 1 to 5 and %1, such as %2</source>
        <translation>стъпка от 1 до 5 и %1, например %2</translation>
    </message>
    <message>
        <source>a space and what is owed</source>
        <translation>интервал и какво още се чака</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 first</source>
        <translation>галера, например %1, или първо %2</translation>
    </message>
    <message>
        <source>the galley that it may touch, such as %1</source>
        <translation>галерата, която може би допира, например %1</translation>
    </message>
    <message>
        <source>%1 and a target, or %2 and who is struck</source>
        <translation>%1 и цел или %2 и коя е ударена</translation>
    </message>
    <message>
        <source>a target such as %1, or %2</source>
        <translation>цел, например %1, или %2</translation>
    </message>
    <message>
        <source>hits from least to most, such as %1</source>
        <translation>попадения от най-малко до най-много, например %1</translation>
    </message>
    <message>
        <source>who is struck and how hard, such as %1</source>
        <translation>коя е ударена и колко силно, например %1</translation>
    </message>
    <message>
        <source>a space and a setting, or the end</source>
        <translation>интервал и настройка или край</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5</source>
        <translation>вариант, настройка (%1), съседи, например %2 или %3, %4 или %5</translation>
    </message>
    <message>
        <source>%1 galleys on each side</source>
        <translation>по %1 галери на всяка страна</translation>
    </message>
    <message>
        <source>%1 galleys of A and %2 of B</source>
        <translation>галери на A: %1, на B: %2</translation>
    </message>
    <message>
        <source>%1 built with 4, 5 or 6 oars a side</source>
        <translation>%1, построена с 4, 5 или 6 гребла на страна</translation>
    </message>
    <message>
        <source>%1 with no more oars and masts than it was built with</source>
        <translation>%1 с не повече гребла и мачти, отколкото при построяването</translation>
    </message>
    <message>
        <source>%1 within 900 m of the table</source>
        <translation>%1 на не повече от 900 m от масата</translation>
    </message>
    <message>
        <source>%1, where a side has given up or both want a draw</source>
        <translation>%1, когато една страна се е предала или и двете искат равенство</translation>
    </message>
    <message>
        <source>a step, where a galley has come from somewhere</source>
        <translation>стъпка, когато галера е дошла отнякъде</translation>
    </message>
    <message>
        <source>%1 until all galleys are built</source>
        <translation>%1, докато се построят всички галери</translation>
    </message>
    <message>
        <source>%1 until all galleys are placed</source>
        <translation>%1, докато се поставят всички галери</translation>
    </message>
    <message>
        <source>%1 or a step, where orders are laid</source>
        <translation>%1 или стъпка, когато има издадени заповеди</translation>
    </message>
    <message>
        <source>a later phase, where something is lost</source>
        <translation>по-късна фаза, когато нещо е загубено</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to build</source>
        <translation>следващата фаза, защото няма какво да се строи</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to place</source>
        <translation>следващата фаза, защото няма какво да се поставя</translation>
    </message>
    <message>
        <source>%1 without orders, for it has sunk</source>
        <translation>%1 без заповеди, защото е потънала</translation>
    </message>
    <message>
        <source>%1 with orders that it may have (%2 to %3)</source>
        <translation>%1 със заповеди, каквито може да има (%2 до %3)</translation>
    </message>
    <message>
        <source>%1, for a side has no galley left</source>
        <translation>%1, защото една страна няма повече галери</translation>
    </message>
    <message>
        <source>a side ready only where all its galleys have orders</source>
        <translation>страна е готова само когато всичките ѝ галери имат заповеди</translation>
    </message>
    <message>
        <source>a step, for both are ready</source>
        <translation>стъпка, защото и двете са готови</translation>
    </message>
    <message>
        <source>%1 with orders that it may have had (%2 to %3)</source>
        <translation>%1 със заповеди, каквито може да е имала (%2 до %3)</translation>
    </message>
    <message>
        <source>%1 with its orders, or %2</source>
        <translation>%1 със заповедите си или %2</translation>
    </message>
    <message>
        <source>one galley&apos;s blow to another, such as %1</source>
        <translation>удар на една галера по друга, например %1</translation>
    </message>
    <message>
        <source>first the losses of a galley that is afloat</source>
        <translation>първо загубите на галера, която не е потънала</translation>
    </message>
    <message>
        <source>shots where fire is the part, or the blows that they dealt</source>
        <translation>изстрели, когато е ред на огъня, или ударите, които са нанесли</translation>
    </message>
    <message>
        <source>a decision or a toss that is still owed</source>
        <translation>решение или хвърляне, което още се чака</translation>
    </message>
    <message>
        <source>neighbours such as %1 that are afloat, where the table confirms places</source>
        <translation>непотънали съседи, например %1, когато масата потвърждава местата</translation>
    </message>
    <message>
        <source>each pair of neighbours once, from A1 on</source>
        <translation>всяка двойка съседи веднъж, започвайки от A1</translation>
    </message>
    <message>
        <source>nothing to confirm but movement, where that is the setting</source>
        <translation>за потвърждаване е само движението, когато такава е настройката</translation>
    </message>
    <message>
        <source>%1 with a place that it came from only while it moves</source>
        <translation>%1 с място, от което е дошла, само докато се движи</translation>
    </message>
    <message>
        <source>%1 with no forward that moved nothing before its step</source>
        <translation>%1 без „напред“, което е останало без движение още преди стъпката си</translation>
    </message>
    <message>
        <source>two galleys that may touch, such as %1, after the confirmation</source>
        <translation>две галери, които може би се допират, например %1, след потвърждението</translation>
    </message>
    <message>
        <source>each galley&apos;s shot once, from A1 on</source>
        <translation>изстрелът на всяка галера веднъж, започвайки от A1</translation>
    </message>
    <message>
        <source>no shot of %1, which has no order to fire now or no mast</source>
        <translation>без изстрел на %1, защото сега няма заповед за огън или няма мачта</translation>
    </message>
    <message>
        <source>as %1&apos;s target an enemy within 3 M</source>
        <translation>за цел на %1 враг до 3 клечки</translation>
    </message>
    <message>
        <source>at most %1 hits of %2</source>
        <translation>най-много попадения на %2: %1</translation>
    </message>
    <message>
        <source>a galley that re-arranges its oars in this step</source>
        <translation>галера, която в тази стъпка пренарежда греблата си</translation>
    </message>
    <message>
        <source>another phase, for both sides have galleys</source>
        <translation>друга фаза, защото и двете страни имат галери</translation>
    </message>
    <message>
        <source>%1 (move), %2 (storm), %3 (load) or %4 (land)</source>
        <translation>%1 (ход), %2 (щурм), %3 (качване) или %4 (слизане)</translation>
    </message>
    <message>
        <source>%1 and a player</source>
        <translation>%1 и играч</translation>
    </message>
    <message>
        <source>%1 and a ship, or %2 and the soldiers</source>
        <translation>%1 и кораб, или %2 и войниците</translation>
    </message>
    <message>
        <source>%1 and a soldier, or a space</source>
        <translation>%1 и войник, или интервал</translation>
    </message>
    <message>
        <source>%1 and the player&apos;s figures</source>
        <translation>%1 и фигурите на играча</translation>
    </message>
    <message>
        <source>%1 and whose turn it is</source>
        <translation>%1 и кой е на ход</translation>
    </message>
    <message>
        <source>%1 or %2, who attacks in this exchange</source>
        <translation>%1 или %2: кой напада в тази размяна</translation>
    </message>
    <message>
        <source>%1 or a space</source>
        <translation>%1 или интервал</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1, %2 или %3</translation>
    </message>
    <message>
        <source>%1, a variant or a setting (%2)</source>
        <translation>%1, вариант или настройка (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 или 2</translation>
    </message>
    <message>
        <source>`1`</source>
        <translation>`1`</translation>
    </message>
    <message>
        <source>`imperial-resigned`, `turk-resigned` or `draw`</source>
        <translation>`imperial-resigned`, `turk-resigned` или `draw`</translation>
    </message>
    <message>
        <source>`imperial` or `turk`</source>
        <translation>`imperial` или `turk`</translation>
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
        <translation>данна на мястото си, вариант или настройка (%1)</translation>
    </message>
    <message>
        <source>a level</source>
        <translation>ниво</translation>
    </message>
    <message>
        <source>a setting (%1)</source>
        <translation>настройка (%1)</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>a variant (%1) or a setting (%2)</source>
        <translation>вариант (%1) или настройка (%2)</translation>
    </message>
    <message>
        <source>a zone</source>
        <translation>зона</translation>
    </message>
    <message>
        <source>a zone, a breach such as %1, %2, %3 if damaged, of an officer %4 and his marker</source>
        <translation>зона, пробив, например %1, %2, %3 при повреда, а за офицер %4 и неговият маркер</translation>
    </message>
    <message>
        <source>actions left</source>
        <translation>броят на оставащите действия</translation>
    </message>
    <message>
        <source>an action: %1</source>
        <translation>действие: %1</translation>
    </message>
    <message>
        <source>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine or sortie</source>
        <translation>artillery, turkish-artillery, mine, assault, castle-fight, counter-mine или sortie</translation>
    </message>
    <message>
        <source>chits, such as 3,7</source>
        <translation>жетони, например 3,7</translation>
    </message>
    <message>
        <source>entrenchment markers in hand, such as 2/1</source>
        <translation>маркери за окоп в ръка, например 2/1</translation>
    </message>
    <message>
        <source>how many soldiers are aboard, 1 or 2</source>
        <translation>колко войници са на борда, 1 или 2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>едно от: %1</translation>
    </message>
    <message>
        <source>soldiers to be placed of each of the %1 players, at most %2</source>
        <translation>войниците за разполагане на всеки от %1 играчи, най-много %2</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; %2</source>
        <translation>снимката %1 не може да се разчете; %2</translation>
    </message>
    <message>
        <source>the action that fate gave</source>
        <translation>действието, дадено от съдбата</translation>
    </message>
    <message>
        <source>the attacker&apos;s die, 1 to 6</source>
        <translation>зарчето на нападателя, от 1 до 6</translation>
    </message>
    <message>
        <source>the chits drawn, such as 7/12 or -/12</source>
        <translation>изтеглените жетони, например 7/12 или -/12</translation>
    </message>
    <message>
        <source>the die of each of the %1 players, 1 to 6, %2 or %3</source>
        <translation>зарчето на всеки от %1 играчи, от 1 до 6, %2 или %3</translation>
    </message>
    <message>
        <source>two players, such as %1</source>
        <translation>двама играчи, например %1</translation>
    </message>
    <message>
        <source>units, each once, with commas</source>
        <translation>единици, всяка веднъж, със запетаи</translation>
    </message>
    <message>
        <source>walls with an owner and a level, such as EF:t2,VV:i1</source>
        <translation>стени със собственик и ниво, например EF:t2,VV:i1</translation>
    </message>
    <message>
        <source>what is owed: morale-die, draw, act, action-die, ...</source>
        <translation>какво предстои: morale-die, draw, act, action-die, ...</translation>
    </message>
    <message>
        <source>what the die shows</source>
        <translation>какво показва зарчето</translation>
    </message>
    <message>
        <source>where the bow points: %1, %2, %3 or %4</source>
        <translation>накъде сочи носът: %1, %2, %3 или %4</translation>
    </message>
    <message>
        <source>zones, each once, with commas</source>
        <translation>зони, всяка веднъж, със запетаи</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop</source>
        <translation>%1; за хвърляне: %2</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop: %3 too many</source>
        <translation>%1; за хвърляне: %2; в повече: %3</translation>
    </message>
    <message>
        <source>%1 were dropped, %2 are seen</source>
        <translation>хвърлени: %1, виждат се: %2</translation>
    </message>
    <message>
        <source>%1; %2 may be no match</source>
        <translation>%1; може да не е клечка: %2</translation>
    </message>
    <message>
        <source>%1; each that is not seen may be a hit</source>
        <translation>%1; всяка, която не се вижда, може да е попадение</translation>
    </message>
    <message>
        <source>1 match was dropped, %1 are seen</source>
        <translation>хвърлена: 1 клечка, виждат се: %1</translation>
    </message>
    <message>
        <source>how many were dropped, such as %1</source>
        <translation>колко са хвърлени, например %1</translation>
    </message>
    <message>
        <source>kept, to learn from: %1 of the %2 corrections that a fit needs</source>
        <translation>запазено за учене: %1 от нужните %2 поправки</translation>
    </message>
    <message>
        <source>kept; a fit to %1 corrections is no better than the umpire as it is</source>
        <translation>запазено; с %1 поправки съдията не става по-добър, отколкото е</translation>
    </message>
    <message>
        <source>learned from %1 corrections on this table</source>
        <translation>съдията се научи от %1 поправки на тази маса</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>пропуснато: %1</translation>
    </message>
    <message>
        <source>no match is seen at that place</source>
        <translation>на това място не се вижда клечка</translation>
    </message>
    <message>
        <source>nothing is kept while a player lays in secret</source>
        <translation>нищо не се запазва, докато играч подрежда тайно</translation>
    </message>
    <message>
        <source>the table has not been looked at yet</source>
        <translation>съдията още не е погледнал масата</translation>
    </message>
    <message>
        <source>what is wrong is learned from only with a table file</source>
        <translation>от грешките се учи само с файл на масата</translation>
    </message>
    <message>
        <source>what was learned of this table is not used: %1</source>
        <translation>наученото за тази маса не се използва: %1</translation>
    </message>
    <message>
        <source>this picture is not kept any more; take a new one</source>
        <translation>тази снимка вече не се пази; направете нова</translation>
    </message>
    <message>
        <source>no board of 8 by 7 or 8 by 8 squares is seen whole along the sides of the tags&apos; frame; set its corners by hand</source>
        <translation>по страните на рамката от знаци не се вижда цяла дъска от 8 на 7 или 8 на 8 полета; посочете ъглите ѝ на ръка</translation>
    </message>
    <message>
        <source>the table file %1 does not fit this picture, and is not used</source>
        <translation>файлът на масата %1 не подхожда на тази снимка и не се използва</translation>
    </message>
    <message>
        <source>the camera file %1 does not fit this picture, and is not used</source>
        <translation>файлът на камерата %1 не подхожда на тази снимка и не се използва</translation>
    </message>
    <message>
        <source>%1 aims at %2</source>
        <translation>%1 се прицелва в %2</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other head-on</source>
        <translation>%1 и %2 се сблъскват нос в нос</translation>
    </message>
    <message>
        <source>%1 and %2 were taken for each other</source>
        <translation>%1 и %2 са били объркани</translation>
    </message>
    <message>
        <source>%1 brings back %2</source>
        <translation>%1 връща: %2</translation>
    </message>
    <message>
        <source>%1 built a galley with %2</source>
        <translation>%1: построена галера с %2</translation>
    </message>
    <message>
        <source>%1 comes out of the cup</source>
        <translation>%1 излиза от чашата</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1: отказ</translation>
    </message>
    <message>
        <source>%1 drew the chit %2</source>
        <translation>%1: изтеглен жетон %2</translation>
    </message>
    <message>
        <source>%1 enters the breach</source>
        <translation>%1 влиза в пробива</translation>
    </message>
    <message>
        <source>%1 falls sick</source>
        <translation>%1 се разболява</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 стреля</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <translation>%1 стреля по %2</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3</source>
        <translation>%1 стреля по %2: %3</translation>
    </message>
    <message>
        <source>%1 fires: %2</source>
        <translation>%1 стреля: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 отива от %2 на %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 има %2</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1 е на %2</translation>
    </message>
    <message>
        <source>%1 is entrenched</source>
        <translation>%1 се окопава</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 се поставя на %2</translation>
    </message>
    <message>
        <source>%1 is placed on the table</source>
        <translation>%1 се поставя на масата</translation>
    </message>
    <message>
        <source>%1 lies elsewhere than was recorded</source>
        <translation>%1 е на друго място, а не където е записано</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 губи %2</translation>
    </message>
    <message>
        <source>%1 loses a step</source>
        <translation>%1 губи една степен</translation>
    </message>
    <message>
        <source>%1 makes %2 whole</source>
        <translation>%1 възстановява: %2</translation>
    </message>
    <message>
        <source>%1 makes a sortie</source>
        <translation>%1 прави излаз</translation>
    </message>
    <message>
        <source>%1 moves into the wall</source>
        <translation>%1 влиза в стената</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <translation>%1 вече има %2</translation>
    </message>
    <message>
        <source>%1 offered a draw</source>
        <translation>%1: предложено равенство</translation>
    </message>
    <message>
        <source>%1 on %2 gives up both stones against the catapult on %3</source>
        <translation>%1 на %2 дава двата си камъка срещу катапулта на %3</translation>
    </message>
    <message>
        <source>%1 on %2 gives up one stone against %3</source>
        <translation>%1 на %2 дава един камък срещу %3</translation>
    </message>
    <message>
        <source>%1 on %2 scatters its stones on %3 and %4</source>
        <translation>%1 на %2 разпръсква камъните си на %3 и %4</translation>
    </message>
    <message>
        <source>%1 on %2 throws a stone at %3</source>
        <translation>%1 на %2 хвърля камък по %3</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1: пас</translation>
    </message>
    <message>
        <source>%1 placed a soldier on %2</source>
        <translation>%1: войник на %2</translation>
    </message>
    <message>
        <source>%1 raises the artillery level</source>
        <translation>%1 повишава нивото на артилерията</translation>
    </message>
    <message>
        <source>%1 rams the side of %2</source>
        <translation>%1 таранира %2 отстрани</translation>
    </message>
    <message>
        <source>%1 rams the stern of %2</source>
        <translation>%1 таранира %2 в кърмата</translation>
    </message>
    <message>
        <source>%1 strengthens %2</source>
        <translation>%1 подсилва: %2</translation>
    </message>
    <message>
        <source>%1, %2 too close to call</source>
        <translation>%1, %2 твърде близо</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n попадение</numerusform>
            <numerusform>%n попадения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to port</source>
        <translation>
            <numerusform>%n гребло отляво</numerusform>
            <numerusform>%n гребла отляво</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to starboard</source>
        <translation>
            <numerusform>%n гребло отдясно</numerusform>
            <numerusform>%n гребла отдясно</numerusform>
        </translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Абдурахман</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the die</source>
        <translation>Абдурахман добавя 1 към зарчето</translation>
    </message>
    <message>
        <source>Azab %1</source>
        <translation>Азаб %1</translation>
    </message>
    <message>
        <source>Bavarian %1</source>
        <translation>Баварец %1</translation>
    </message>
    <message>
        <source>Charles of Lorraine</source>
        <translation>Карл Лотарингски</translation>
    </message>
    <message>
        <source>Hungarian %1</source>
        <translation>Унгарец %1</translation>
    </message>
    <message>
        <source>Imperial %1</source>
        <translation>Императорец %1</translation>
    </message>
    <message>
        <source>Janissary %1</source>
        <translation>Еничар %1</translation>
    </message>
    <message>
        <source>Maximilian Emanuel</source>
        <translation>Максимилиан Емануил</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>червените</translation>
    </message>
    <message>
        <source>Saxon %1</source>
        <translation>Саксонец %1</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>жълтите</translation>
    </message>
    <message>
        <source>a counter-mine is dug at %1</source>
        <translation>копае се контрамина при %1</translation>
    </message>
    <message>
        <source>a mine is blown under %1</source>
        <translation>взривява се мина под %1</translation>
    </message>
    <message>
        <source>galley %1</source>
        <translation>галера %1</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>няма попадение</translation>
    </message>
    <message numerus="yes">
        <source>on %1 lie %n stone(s) of %2</source>
        <translation>
            <numerusform>на %1 има %n камък (%2)</numerusform>
            <numerusform>на %1 има %n камъка (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>кораб</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>страна A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>страна B</translation>
    </message>
    <message>
        <source>the Romans</source>
        <translation>римляните</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>галите</translation>
    </message>
    <message>
        <source>the Romans (red)</source>
        <translation>римляните (червени)</translation>
    </message>
    <message>
        <source>the Greeks (blue)</source>
        <translation>гърците (сини)</translation>
    </message>
    <message>
        <source>the artillery fires</source>
        <translation>артилерията стреля</translation>
    </message>
    <message>
        <source>the artillery fires at %1</source>
        <translation>артилерията стреля по %1</translation>
    </message>
    <message>
        <source>the counter-mine hits a unit</source>
        <translation>контрамината удря единица</translation>
    </message>
    <message>
        <source>the counter-mine lowers the mining level</source>
        <translation>контрамината намалява нивото на минирането</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>зарчето показва %1</translation>
    </message>
    <message>
        <source>the entrenchment of %1 loses a level</source>
        <translation>окопът на %1 губи ниво</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>първият играч</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>вторият играч</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>третият играч</translation>
    </message>
    <message>
        <source>the fourth player</source>
        <translation>четвъртият играч</translation>
    </message>
    <message>
        <source>the fifth player</source>
        <translation>петият играч</translation>
    </message>
    <message>
        <source>the sixth player</source>
        <translation>шестият играч</translation>
    </message>
    <message>
        <source>the seventh player</source>
        <translation>седмият играч</translation>
    </message>
    <message>
        <source>the eighth player</source>
        <translation>осмият играч</translation>
    </message>
    <message>
        <source>the Roman side</source>
        <translation>римляните</translation>
    </message>
    <message>
        <source>the Gallic side</source>
        <translation>галите</translation>
    </message>
    <message>
        <source>the Greek side</source>
        <translation>гърците</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>римляните</translation>
    </message>
    <message>
        <source>Gauls</source>
        <translation>галите</translation>
    </message>
    <message>
        <source>Greeks</source>
        <translation>гърците</translation>
    </message>
    <message>
        <source>red side</source>
        <translation>червените</translation>
    </message>
    <message>
        <source>yellow side</source>
        <translation>жълтите</translation>
    </message>
    <message>
        <source>Imperials</source>
        <translation>императорците</translation>
    </message>
    <message>
        <source>Turks</source>
        <translation>турците</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>първия играч</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>втория играч</translation>
    </message>
    <message>
        <source>third player</source>
        <translation>третия играч</translation>
    </message>
    <message>
        <source>fourth player</source>
        <translation>четвъртия играч</translation>
    </message>
    <message>
        <source>fifth player</source>
        <translation>петия играч</translation>
    </message>
    <message>
        <source>sixth player</source>
        <translation>шестия играч</translation>
    </message>
    <message>
        <source>seventh player</source>
        <translation>седмия играч</translation>
    </message>
    <message>
        <source>eighth player</source>
        <translation>осмия играч</translation>
    </message>
    <message>
        <source>the miners dig</source>
        <translation>миньорите копаят</translation>
    </message>
    <message>
        <source>the orders of %1 are taken up</source>
        <translation>заповедите се вдигат: %1</translation>
    </message>
    <message>
        <source>the players say %1</source>
        <translation>според играчите %1</translation>
    </message>
    <message>
        <source>the relief army makes %1 whole</source>
        <translation>помощната армия възстановява: %1</translation>
    </message>
    <message>
        <source>the salvo is spoiled</source>
        <translation>залпът е невалиден</translation>
    </message>
    <message>
        <source>the wall %1 is assaulted</source>
        <translation>щурм на стената %1</translation>
    </message>
    <message>
        <source>units from %2 fight for %1</source>
        <translation>битка за %1 от %2</translation>
    </message>
    <message>
        <source>what was recorded on %1 lies on %2</source>
        <translation>записаното на %1 е на %2</translation>
    </message>
    <message>
        <source>the ship on %1 carries %2 soldiers</source>
        <translation>войници на кораба на %1: %2</translation>
    </message>
    <message>
        <source>the ship on %1 points %2</source>
        <translation>корабът на %1 сочи на %2</translation>
    </message>
    <message>
        <source>the ship on %1 is on %2 and points %3</source>
        <translation>корабът от %1 е на %2 и сочи на %3</translation>
    </message>
    <message>
        <source>the figure on %1 belongs to %2</source>
        <translation>фигурата на %1 е на: %2</translation>
    </message>
    <message>
        <source>the computer plays %1 as %2; make that move on the table</source>
        <translation>компютърът играе %1 за %2; направете този ход на масата</translation>
    </message>
    <message>
        <source>the other table plays %1 as %2; make that move here</source>
        <translation>другата маса играе %1 за %2; направете този ход и тук</translation>
    </message>
    <message>
        <source>the other table plays %1</source>
        <translation>другата маса играе %1</translation>
    </message>
    <message>
        <source>the other table puts its record right: %1; do the same here</source>
        <translation>другата маса поправя протокола си: %1; направете същото и тук</translation>
    </message>
    <message>
        <source>the other table takes back %1; say `undo %2` here too</source>
        <translation>другата маса връща %1; кажете и тук `undo %2`</translation>
    </message>
    <message>
        <source>both tables have the same record again</source>
        <translation>двете маси отново имат един и същ протокол</translation>
    </message>
    <message>
        <source>the computer plays %1</source>
        <translation>компютърът играе %1</translation>
    </message>
    <message>
        <source>a hint for %1: %2</source>
        <translation>съвет за %1: %2</translation>
    </message>
    <message>
        <source>%1; expected then: %2</source>
        <translation>%1; после се очаква: %2</translation>
    </message>
    <message>
        <source>nobody owes an action now</source>
        <translation>сега никой не е на ход</translation>
    </message>
    <message>
        <source>the computer is thinking; ask again in a moment</source>
        <translation>компютърът мисли; попитай пак след малко</translation>
    </message>
    <message>
        <source>%1 owes no action now</source>
        <translation>%1 сега не е на ход</translation>
    </message>
    <message>
        <source>a hint would tell a secret; ask for it on your own page</source>
        <translation>съветът би издал тайна; поискай го на своята страница</translation>
    </message>
    <message>
        <source>the other table is there</source>
        <translation>другата маса е на линия</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>без часовник</translation>
    </message>
    <message>
        <source>with the clock %1 (at zero: %2)</source>
        <translation>с часовник %1 (при нула: %2)</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2</source>
        <translation>на другата маса се играе %1, а на тази маса – %2</translation>
    </message>
    <message>
        <source>the other table is back</source>
        <translation>другата маса отново е на линия</translation>
    </message>
    <message>
        <source>the other table comes and goes too often; this is not told for an hour</source>
        <translation>другата маса се появява и изчезва твърде често; един час няма да се съобщава за това</translation>
    </message>
    <message>
        <source>the other table has ended its game</source>
        <translation>другата маса приключи играта си</translation>
    </message>
    <message>
        <source>the other table cannot be reached; the game goes on here, and the other table is told what happened when it is back</source>
        <translation>другата маса е недостъпна; играта тук продължава, а другата маса ще научи какво се е случило, когато се върне</translation>
    </message>
    <message>
        <source>a table was sent away: %1</source>
        <translation>една маса беше отпратена: %1</translation>
    </message>
    <message>
        <source>it does not know the token</source>
        <translation>тя не знае паролата</translation>
    </message>
    <message>
        <source>a picture from the other table was refused: %1</source>
        <translation>снимка от другата маса беше отказана: %1</translation>
    </message>
    <message>
        <source>it does not say which action it shows</source>
        <translation>не казва кое действие показва</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>тя е по-голяма от 1 MB</translation>
    </message>
    <message>
        <source>it is not the one that its SHA-256 names</source>
        <translation>не е тази, която посочва нейният SHA-256</translation>
    </message>
    <message>
        <source>it is no whole JPEG</source>
        <translation>не е цял JPEG</translation>
    </message>
    <message>
        <source>the picture of %1 has more than 1 MB; the other table is not shown it</source>
        <translation>снимката на %1 е по-голяма от 1 MB; другата маса няма да я види</translation>
    </message>
    <message>
        <source>the other table shows its picture of action %1, %2 (SHA-256 %3)</source>
        <translation>другата маса показва своята снимка на действие %1, %2 (SHA-256 %3)</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and nothing here; make that move here, or say `undo %3` there</source>
        <translation>другата маса има друга позиция: действие %1 там е %2, а тук няма нищо; направете този ход тук или кажете там `undo %3`</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and %3 here; say `undo %4` there if %3 counts, or `undo %5` here if %2 counts</source>
        <translation>другата маса има друга позиция: действие %1 там е %2, а тук %3; кажете там `undo %4`, ако важи %3, или тук `undo %5`, ако важи %2</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 here and nothing there; say `undo %3` here, or make that move there</source>
        <translation>другата маса има друга позиция: действие %1 тук е %2, а там няма нищо; кажете тук `undo %3` или направете този ход там</translation>
    </message>
    <message>
        <source>`%1` is no address of a table; give the whole address that the other table shows (wss://…)</source>
        <translation>`%1` не е адрес на маса; дайте целия адрес, който показва другата маса (wss://…)</translation>
    </message>
    <message>
        <source>`%1` has no port; give the whole address that the other table shows</source>
        <translation>`%1` няма порт; дайте целия адрес, който показва другата маса</translation>
    </message>
    <message>
        <source>the address is not whole behind `#`; copy all of it from the other table, and put it in quotes</source>
        <translation>адресът не е цял след `#`; копирайте го целия от другата маса и го сложете в кавички</translation>
    </message>
    <message>
        <source>no table answers at %1; start that table first</source>
        <translation>на %1 не отговаря маса; първо пуснете онази маса</translation>
    </message>
    <message>
        <source>the certificate of the table at %1 is another one than the address says; copy the address from that table again</source>
        <translation>сертификатът на масата на %1 е друг, а не този от адреса; копирайте адреса от онази маса отново</translation>
    </message>
    <message>
        <source>the other table does not know the token of the address; copy the address from that table again</source>
        <translation>другата маса не познава паролата от адреса; копирайте адреса от онази маса отново</translation>
    </message>
    <message>
        <source>the other table says what is no record of a game</source>
        <translation>това, което казва другата маса, не е запис на игра</translation>
    </message>
    <message>
        <source>the other table says more than 1 MB at once</source>
        <translation>другата маса казва повече от 1 MB наведнъж</translation>
    </message>
    <message>
        <source>the other table has another version of Umpire (it speaks %1, and this table speaks %2); install the same version at both tables</source>
        <translation>другата маса има друга версия на Umpire (тя говори %1, а тази маса %2); инсталирайте една и съща версия на двете маси</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2; give both the same game</source>
        <translation>другата маса играе %1, а тази играе %2; задайте една и съща игра на двете</translation>
    </message>
    <message>
        <source>the other table plays the variant `%1`, and this table plays `%2`; give both the same variant</source>
        <translation>другата маса играе варианта `%1`, а тази играе `%2`; задайте един и същ вариант на двете</translation>
    </message>
    <message>
        <source>the other table begins at another position; give both the same position</source>
        <translation>другата маса започва от друга позиция; задайте една и съща позиция на двете</translation>
    </message>
    <message>
        <source>both tables say that %1 sits there; give each table a side of its own</source>
        <translation>и двете маси казват, че там седи %1; дайте на всяка маса своя страна</translation>
    </message>
    <message>
        <source>%1 and %2 have met already</source>
        <translation>%1 и %2 вече са играли помежду си</translation>
    </message>
    <message>
        <source>%1 came after the first round, and a round robin takes no new player then; withdraw the player</source>
        <translation>%1 идва след първия кръг, а турнирът всеки срещу всеки вече не приема нови играчи; оттеглете играча</translation>
    </message>
    <message>
        <source>%1 has more points than a Tournament Report File can hold; give a win fewer points</source>
        <translation>%1 има повече точки, отколкото побира Tournament Report File; давайте по-малко точки за победа</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 е пропуснат(а)</translation>
    </message>
    <message>
        <source>%1 is paired twice or is away</source>
        <translation>%1 е в две двойки или отсъства</translation>
    </message>
    <message>
        <source>%1 players are in the draw of the round robin; it takes 2 to %2</source>
        <translation>играчите в турнира всеки срещу всеки са %1; може да са от 2 до %2</translation>
    </message>
    <message>
        <source>%1 players play round %2, and a table has %3 seats; a table takes 3 to %4 and has to be full</source>
        <translation>в кръг %2 играят %1, а на масата има %3 места; на маса има от 3 до %4 места и всички трябва да са заети</translation>
    </message>
    <message>
        <source>%1, and %2 in all; enter them, or let the arbiter go on without them</source>
        <translation>%1, общо %2; въведете ги или съдията да продължи без тях</translation>
    </message>
    <message>
        <source>%1, line %2, column `%3`: %4</source>
        <translation>%1, ред %2, колона `%3`: %4</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ред %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2: a quote stands inside a field without quotes; quote the whole field and write the quote twice</source>
        <translation>%1, ред %2: кавичка стои в поле без кавички; оградете цялото поле с кавички и напишете кавичката два пъти</translation>
    </message>
    <message>
        <source>%1, line %2: no column is called `name`; the first line names the columns, such as `name,club,rating`</source>
        <translation>%1, ред %2: няма колона `име`; първият ред назовава колоните, например `име,клуб,рейтинг`</translation>
    </message>
    <message>
        <source>%1, line %2: something stands behind a closing quote; write quotes inside a field twice</source>
        <translation>%1, ред %2: след затварящата кавичка има още нещо; пишете кавичките в поле два пъти</translation>
    </message>
    <message>
        <source>%1, line %2: the fields are %3, and those of the first line are %4; add or remove a separator</source>
        <translation>%1, ред %2: полетата са %3, а в първия ред са %4; добавете или махнете разделител</translation>
    </message>
    <message>
        <source>%1, line %2: the quote is not closed; add a quote at the field&apos;s end</source>
        <translation>%1, ред %2: кавичката не е затворена; добавете кавичка в края на полето</translation>
    </message>
    <message>
        <source>%1: %2 players are in the file; give 1 to %3</source>
        <translation>%1: играчите във файла са %2; дайте от 1 до %3</translation>
    </message>
    <message>
        <source>%1: it wrote no pairing; check that it is a pairing program</source>
        <translation>%1: не записа двойки; проверете дали е програма за жребий</translation>
    </message>
    <message>
        <source>%1: no line begins with 001; this is no Tournament Report File</source>
        <translation>%1: никой ред не започва с 001; това не е Tournament Report File</translation>
    </message>
    <message>
        <source>%1: the file is UTF-16; save it as `CSV UTF-8`</source>
        <translation>%1: файлът е UTF-16; запазете го като `CSV UTF-8`</translation>
    </message>
    <message>
        <source>%1: the file is empty; its first line names the columns, such as `name,club,rating`</source>
        <translation>%1: файлът е празен; първият ред назовава колоните, например `име,клуб,рейтинг`</translation>
    </message>
    <message>
        <source>%1: there is no such pairing program; give the path of bbpPairings or of javafo.jar</source>
        <translation>%1: няма такава програма за жребий; дайте пътя до bbpPairings или до javafo.jar</translation>
    </message>
    <message>
        <source>%1; enter it, or let the arbiter go on without it</source>
        <translation>%1; въведете го или съдията да продължи без него</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Точки по дъски</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Пряк двубой</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Започва</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Спечелени партии</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Кръг %1, маса %2</translation>
    </message>
    <message>
        <source>Your code, for you alone</source>
        <translation>Вашият код, само за вас</translation>
    </message>
    <message>
        <source>After the game scan the square, tap your table and type the code. All players of the table say the result.</source>
        <translation>След играта сканирайте квадрата, докоснете своята маса и въведете кода. Всички играчи на масата казват резултата.</translation>
    </message>
    <message>
        <source>%1 has no code; print slips on the arbiter&apos;s page, or give a file with a code for each player</source>
        <translation>%1 няма код; отпечатайте бележките от страницата на съдията или дайте файл с код за всеки играч</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Двойки за кръг %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>Резултати от кръг %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Място на масата</translation>
    </message>
    <message>
        <source>Second seat</source>
        <translation>Вторият ход</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>Играе втори</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Класиране след кръг %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Маса</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>`%1` is no number of a player; give 1 to %2</source>
        <translation>`%1` не е номер на играч; дайте от 1 до %2</translation>
    </message>
    <message>
        <source>`%1` is no number of rounds; give 1 to %2</source>
        <translation>`%1` не е брой кръгове; дайте от 1 до %2</translation>
    </message>
    <message>
        <source>`%1` is no rating; give a whole number from 0 to %2, or leave the field empty</source>
        <translation>`%1` не е рейтинг; дайте цяло число от 0 до %2 или оставете полето празно</translation>
    </message>
    <message>
        <source>a Swiss needs its number of rounds before the first; give one</source>
        <translation>швейцарската система иска броя на кръговете преди първия; дайте го</translation>
    </message>
    <message>
        <source>a Tournament Report File has tables of two only; export the standings instead</source>
        <translation>в Tournament Report File масите са само за двама; изнесете вместо това класирането</translation>
    </message>
    <message>
        <source>a line is not two players&apos; starting ranks</source>
        <translation>един ред не е стартовите номера на двама играчи</translation>
    </message>
    <message>
        <source>all %1 rounds of the tournament are made; plan more of them, or print the standings</source>
        <translation>всички кръгове на турнира са готови (%1); планирайте още или отпечатайте класирането</translation>
    </message>
    <message>
        <source>another column says the same; remove one of them</source>
        <translation>друга колона казва същото; махнете едната</translation>
    </message>
    <message>
        <source>away</source>
        <translation>отсъства</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>почива</translation>
    </message>
    <message>
        <source>bye, a full point</source>
        <translation>почива, цяла точка</translation>
    </message>
    <message>
        <source>bye, half a point</source>
        <translation>почива, половин точка</translation>
    </message>
    <message>
        <source>fewer than two players play round %1; nobody can be paired</source>
        <translation>в кръг %1 играят по-малко от двама; няма кого да се свърже в двойка</translation>
    </message>
    <message>
        <source>it cannot be started; check that it is a program, and for JaVaFo that Java is installed</source>
        <translation>не може да се стартира; проверете дали е програма и дали за JaVaFo има Java</translation>
    </message>
    <message>
        <source>it ended with the status %1 (%2); put the tournament right, or pair by hand</source>
        <translation>завърши със статус %1 (%2); поправете турнира или направете двойките на ръка</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>не каза нищо</translation>
    </message>
    <message>
        <source>it took longer than %1 s and was ended; try again, or pair by hand</source>
        <translation>отне повече от %1 s и беше спряна; опитайте пак или направете двойките на ръка</translation>
    </message>
    <message>
        <source>its first line is not the number of its other lines</source>
        <translation>първият ред не е броят на останалите</translation>
    </message>
    <message>
        <source>line %1 has the number %2 too; give each number once</source>
        <translation>и ред %1 има номер %2; давайте всеки номер веднъж</translation>
    </message>
    <message>
        <source>line %1 has the same name and club; remove one of them, or tell them apart</source>
        <translation>ред %1 има същото име и клуб; махнете единия или ги различете</translation>
    </message>
    <message>
        <source>no file can be written for the pairing program; check that the folder for temporary files has room</source>
        <translation>не може да се запише файл за програмата за жребий; проверете дали в папката за временни файлове има място</translation>
    </message>
    <message>
        <source>no pairing program is installed for a Swiss; install bbpPairings or JaVaFo and name it by %1, or play a round robin</source>
        <translation>няма инсталирана програма за жребий за швейцарската система; инсталирайте bbpPairings или JaVaFo и я посочете с %1, или играйте всеки срещу всеки</translation>
    </message>
    <message>
        <source>nobody has the starting rank %1</source>
        <translation>никой няма стартов номер %1</translation>
    </message>
    <message>
        <source>round %1 does not agree with the line of the opponent %2; put one of them right</source>
        <translation>кръг %1 не съвпада с реда на противника %2; поправете единия</translation>
    </message>
    <message>
        <source>round %1 is no opponent, seat and result; write it such as `  12 w 1` or `0000 - U`</source>
        <translation>кръг %1 не е противник, място и резултат; запишете го например като `  12 w 1` или `0000 - U`</translation>
    </message>
    <message>
        <source>table %1 has %2 seats, and the result has %3; give one for each seat</source>
        <translation>на маса %1 има %2 места, а в резултата са %3; дайте по един за всяко място</translation>
    </message>
    <message>
        <source>the address for the QR code is too long; give a shorter one</source>
        <translation>адресът за QR кода е твърде дълъг; дайте по-кратък</translation>
    </message>
    <message>
        <source>the name is missing; give one, or remove the line</source>
        <translation>името липсва; дайте го или махнете реда</translation>
    </message>
    <message>
        <source>the pairing program&apos;s answer is no pairing: %1; pair this round by hand, or use another program</source>
        <translation>отговорът на програмата за жребий не е двойки: %1; направете кръга на ръка или използвайте друга програма</translation>
    </message>
    <message>
        <source>the result of table %1 in round %2 (%3) is missing</source>
        <translation>липсва резултатът на маса %1 в кръг %2 (%3)</translation>
    </message>
    <message>
        <source>the signal %1 ended it (%2); try another program, or pair by hand</source>
        <translation>сигнал %1 я спря (%2); опитайте друга програма или направете двойките на ръка</translation>
    </message>
    <message>
        <source>the starting rank %1 stands in an earlier line too; give each rank once</source>
        <translation>стартовият номер %1 стои и в по-ранен ред; давайте всеки номер веднъж</translation>
    </message>
    <message>
        <source>the starting rank in the columns 5 to 8 or the rating in the columns 49 to 52 is no number; put it right</source>
        <translation>стартовият номер в колони 5 до 8 или рейтингът в колони 49 до 52 не е число; поправете го</translation>
    </message>
    <message>
        <source>the text has an end of line or a control character; remove it</source>
        <translation>в текста има край на ред или управляващ знак; махнете го</translation>
    </message>
    <message>
        <source>the text is longer than %1 bytes; shorten it</source>
        <translation>текстът е по-дълъг от %1 байта; съкратете го</translation>
    </message>
    <message>
        <source>there is no round %1; the last one is %2</source>
        <translation>няма кръг %1; последният е %2</translation>
    </message>
    <message>
        <source>there is no table %1 in round %2; look at the pairings</source>
        <translation>в кръг %2 няма маса %1; вижте двойките</translation>
    </message>
    <message>
        <source>two players have a bye</source>
        <translation>двама играчи почиват</translation>
    </message>
    <message>
        <source>%1: this is no tournament that Umpire wrote (%2); give another file, or import the players again</source>
        <translation>%1: това не е турнир, записан от Umpire (%2); дайте друг файл или внесете играчите отново</translation>
    </message>
    <message>
        <source>the record has no action yet</source>
        <translation>в записа още няма действие</translation>
    </message>
    <message>
        <source>%1: this is no file of games that `umpire lab` kept</source>
        <translation>%1: този файл не е записан от `umpire lab`</translation>
    </message>
    <message>
        <source>%1: line %2 is damaged; delete that line</source>
        <translation>%1: ред %2 е повреден; изтрийте този ред</translation>
    </message>
    <message>
        <source>towers and walls; who reaches the other&apos;s home row wins</source>
        <translation>кули и стени; печели, който стигне до чуждия домашен ред</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough wins at once</source>
        <translation>с катапулти; пробивът печели веднага</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough must survive a turn</source>
        <translation>с катапулти; пробивът трябва да издържи един ход</translation>
    </message>
    <message>
        <source>only who cannot act loses</source>
        <translation>губи само който не може да играе</translation>
    </message>
    <message>
        <source>each side opens by scattering a tower</source>
        <translation>всяка страна започва с разпръскване на кула</translation>
    </message>
    <message>
        <source>the bribe opening, then with catapults</source>
        <translation>начало с подкуп, после с катапулти</translation>
    </message>
    <message>
        <source>basic on a whole chessboard</source>
        <translation>основната игра на цяла шахматна дъска</translation>
    </message>
    <message>
        <source>four players on a chessboard</source>
        <translation>четирима играчи на шахматна дъска</translation>
    </message>
    <message>
        <source>three players on a hexagon of side five</source>
        <translation>трима играчи на шестоъгълник със страна 5</translation>
    </message>
    <message>
        <source>three players on a hexagon of side four</source>
        <translation>трима играчи на шестоъгълник със страна 4</translation>
    </message>
    <message>
        <source>two galleys each</source>
        <translation>по две галери</translation>
    </message>
    <message>
        <source>one galley each</source>
        <translation>по една галера</translation>
    </message>
    <message>
        <source>a galley sinks as soon as one side is bare</source>
        <translation>галерата потъва, щом едната ѝ страна остане без гребла</translation>
    </message>
    <message>
        <source>a turn does not go on by a match</source>
        <translation>при завой не се върви напред с една клечка</translation>
    </message>
    <message>
        <source>after each step&apos;s movement the table says where the galleys lie</source>
        <translation>след движението във всяка стъпка масата казва къде са галерите</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>двама играчи, препоръчаните тълкувания</translation>
    </message>
    <message>
        <source>two players with two domains, 24 figures and two capitals each</source>
        <translation>двама играчи, всеки с две владения, 24 фигури и две столици</translation>
    </message>
    <message>
        <source>three domains and open sea; alliances and sales</source>
        <translation>три владения и открито море; съюзи и продажби</translation>
    </message>
    <message>
        <source>four domains; alliances and sales</source>
        <translation>четири владения; съюзи и продажби</translation>
    </message>
    <message>
        <source>five domains on a larger map; alliances and sales</source>
        <translation>пет владения на по-голяма карта; съюзи и продажби</translation>
    </message>
    <message>
        <source>six domains on a larger map; alliances and sales</source>
        <translation>шест владения на по-голяма карта; съюзи и продажби</translation>
    </message>
    <message>
        <source>seven domains on a larger map; alliances and sales</source>
        <translation>седем владения на по-голяма карта; съюзи и продажби</translation>
    </message>
    <message>
        <source>eight domains on a larger map; alliances and sales</source>
        <translation>осем владения на по-голяма карта; съюзи и продажби</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; moves may bend</source>
        <translation>ходът е движение или атака; пътят може да завива</translation>
    </message>
    <message>
        <source>the ship that moved may attack in the same turn</source>
        <translation>преместеният кораб може да атакува в същия ход</translation>
    </message>
    <message>
        <source>a move goes straight on</source>
        <translation>движението е по права</translation>
    </message>
    <message>
        <source>two players lead each fleet</source>
        <translation>всяка флота се води от двама играчи</translation>
    </message>
    <message>
        <source>the recommended readings</source>
        <translation>препоръчаните тълкувания</translation>
    </message>
    <message>
        <source>five other readings together</source>
        <translation>пет други тълкувания заедно</translation>
    </message>
    <message>
        <source>%1 has asked for a hint</source>
        <translation>%1 поиска съвет</translation>
    </message>
    <message>
        <source>%1: on the table %2, in the record %3</source>
        <translation>%1: на масата %2, в записа %3</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Равенство</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Над масата има ръка</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Съгласие: %1</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Всичко е наред</translation>
    </message>
    <message>
        <source>Expected then: %1</source>
        <translation>После се очаква: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Непозволено</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Твърде тъмно е</translation>
    </message>
    <message>
        <source>Allowed to stand</source>
        <translation>Остава, въпреки правилата</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Остава така</translation>
    </message>
    <message>
        <source>Put the table as the drawing shows, or correct the record.</source>
        <translation>Подредете масата като на рисунката или поправете записа.</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Да бъде както на масата</translation>
    </message>
    <message>
        <source>Make this move on the table.</source>
        <translation>Направете този ход на масата.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Още не е довършено</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>Others must agree</source>
        <translation>Нужно е съгласието и на другите</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Table and record agree again</source>
        <translation>Масата и записът отново съвпадат</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Масата и записът се различават</translation>
    </message>
    <message>
        <source>Take it back on the table, or let it stand.</source>
        <translation>Върнете го на масата или го оставете.</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Върнато</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>Камерата изчезна</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>Ходът на компютъра</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Играта започва</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Играта продължава</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Играта свърши</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>Лампата отблясква</translation>
    </message>
    <message>
        <source>The other table differs</source>
        <translation>Другата маса се различава</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Поправено</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Изчаквам покой на масата</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Масата или камерата се премести</translation>
    </message>
    <message>
        <source>The umpire asks %1</source>
        <translation>Съдията чака отговор: %1</translation>
    </message>
    <message>
        <source>The umpire asks</source>
        <translation>Съдията пита</translation>
    </message>
    <message>
        <source>The umpire asks: %1</source>
        <translation>Съдията пита: %1</translation>
    </message>
    <message>
        <source>The umpire refuses</source>
        <translation>Съдията отказва</translation>
    </message>
    <message>
        <source>This would take back a result of chance.</source>
        <translation>Това връща и случайността.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Чака се камерата</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Победител: %1</translation>
    </message>
    <message>
        <source>%1 goes forward</source>
        <translation>%1 се придвижва напред</translation>
    </message>
    <message>
        <source>%1 cannot go forward</source>
        <translation>%1 не може да се придвижи напред</translation>
    </message>
    <message>
        <source>%1 goes forward by %2 mm</source>
        <translation>%1 се придвижва напред с %2 мм</translation>
    </message>
    <message>
        <source>%1 turns left by %2°</source>
        <translation>%1 завива наляво с %2°</translation>
    </message>
    <message>
        <source>%1 turns left</source>
        <translation>%1 завива наляво</translation>
    </message>
    <message>
        <source>%1 turns right by %2°</source>
        <translation>%1 завива надясно с %2°</translation>
    </message>
    <message>
        <source>%1 turns right</source>
        <translation>%1 завива надясно</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm</source>
        <translation>%1 напред с %2 мм</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm, until it touches %3</source>
        <translation>%1 напред с %2 мм, докато допре %3</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm</source>
        <translation>%1 наляво с %2 градуса и %3 мм</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm</source>
        <translation>%1 надясно с %2 градуса и %3 мм</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 наляво с %2 градуса и %3 мм, докато допре %4</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 надясно с %2 градуса и %3 мм, докато допре %4</translation>
    </message>
    <message>
        <source>%1 is not seen near its recorded place</source>
        <translation>%1 не се вижда близо до записаното си място</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place, turned by %3°</source>
        <translation>%1 е на %2 мм от записаното си място и е завъртяна на %3°</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place</source>
        <translation>%1 е на %2 мм от записаното си място</translation>
    </message>
    <message>
        <source>%1 and %2 collide</source>
        <translation>%1 и %2 се сблъскват</translation>
    </message>
    <message>
        <source>%1 and %2 collide: %3</source>
        <translation>%1 и %2 се сблъскват: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n point(s) of damage</source>
        <translation>
            <numerusform>%1 получава %n точка щети</numerusform>
            <numerusform>%1 получава %n точки щети</numerusform>
        </translation>
    </message>
    <message>
        <source>the place of each seat as in %1, or %2</source>
        <translation>мястото на всеки стол, например %1, или %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 or what its %n board(s) won as in %2</source>
        <translation>
            <numerusform>%1 или точките от неговата %n дъска, например %2</numerusform>
            <numerusform>%1 или точките от неговите %n дъски, например %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>`%1` is no result of a table with %n seat(s); give %2; `none` takes a result away</source>
        <translation>
            <numerusform>`%1` не е резултат на маса с %n стол; напишете %2; `none` премахва резултата</numerusform>
            <numerusform>`%1` не е резултат на маса с %n стола; напишете %2; `none` премахва резултата</numerusform>
        </translation>
    </message>
    <message>
        <source>players say how the game ended that they played; say anything else to the arbiter</source>
        <translation>играчите казват как е завършила изиграната партия; всичко друго кажете на съдията</translation>
    </message>
    <message>
        <source>a ruling has the arbiter&apos;s name and a reason</source>
        <translation>решението има името на съдията и причина</translation>
    </message>
    <message>
        <source>a command is a line of text, such as %1 or %2</source>
        <translation>командата е ред текст, например %1 или %2</translation>
    </message>
    <message>
        <source>the game takes no commands now</source>
        <translation>играта сега не приема команди</translation>
    </message>
    <message>
        <source>a change of a tournament has the arbiter&apos;s name</source>
        <translation>промяната на турнир има името на съдията</translation>
    </message>
    <message>
        <source>to go on without all results needs a reason</source>
        <translation>за да се продължи без всички резултати, трябва причина</translation>
    </message>
    <message>
        <source>name: give the tournament one</source>
        <translation>name: дайте име на турнира</translation>
    </message>
    <message>
        <source>the last actions do not count</source>
        <translation>последните ходове не се броят</translation>
    </message>
    <message>
        <source>illegal: %1</source>
        <translation>непозволено: %1</translation>
    </message>
    <message>
        <source>may become %1</source>
        <translation>може да стане: %1</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>нещо тайно</translation>
    </message>
    <message>
        <source>the arbiter %1 rules</source>
        <translation>арбитърът %1 отсъжда</translation>
    </message>
    <message>
        <source>%1 has to lose oars or masts: which did it lose?</source>
        <translation>%1 трябва да загуби гребла или мачти: кои загуби?</translation>
    </message>
    <message>
        <source>%1 lies %2; %3</source>
        <translation>%1 лежи %2; %3</translation>
    </message>
    <message>
        <source>%1 lies %2; say `confirmed` once more if it is to count as it lies</source>
        <translation>%1 лежи %2; кажете `confirmed` още веднъж, ако да се брои както лежи</translation>
    </message>
    <message>
        <source>the orders that lie there are not clear: what are they?</source>
        <translation>заповедите на масата не са ясни: кои са?</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. Whoever loses the last galley loses the game.</source>
        <translation>Галерата потъва, когато не ѝ остане нито едно гребло. Който загуби последната си галера, губи играта.</translation>
    </message>
    <message>
        <source>A ship at the coast takes one or two soldiers from squares beside it aboard, and later lands them in one turn.</source>
        <translation>Кораб на брега взема на борда един или двама войници от полетата до себе си и по-късно ги сваля с един ход.</translation>
    </message>
    <message>
        <source>A soldier walks one square along the coast.</source>
        <translation>Войникът върви едно поле по брега.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Един ход</translation>
    </message>
    <message>
        <source>Catapult: three stones on a cell. Only the advanced game has catapults; they throw a stone two or three cells far.</source>
        <translation>Катапулт: три камъка на едно поле. Има го само в играта за напреднали; хвърля камък на две или три полета.</translation>
    </message>
    <message>
        <source>Coast line: the edge of a port. Its gaps are the entrances, and a battery stands at each side of a gap.</source>
        <translation>Брегова линия: краят на пристанището. Отворите в нея са входовете, а от двете страни на всеки отвор стои батарея.</translation>
    </message>
    <message>
        <source>Each galley has eight loose matches for its orders, and a screen to lay them behind. No match head may touch a striking strip.</source>
        <translation>Към всяка галера има осем свободни клечки за заповедите и параван, зад който се слагат. Глава на клечка не бива да допира драскалото.</translation>
    </message>
    <message>
        <source>Each player has one or more galleys. A galley is the sleeve of a matchbox; a triangle on the deck marks its bow.</source>
        <translation>Всеки играч има една или повече галери. Галерата е външната част на кибритена кутия; триъгълник на палубата отбелязва носа.</translation>
    </message>
    <message>
        <source>Each side has 39 pieces: 29 ships, 4 coastal batteries and 6 mines. The opponent sees only their backs.</source>
        <translation>Всяка страна има 39 жетона: 29 кораба, 4 брегови батареи и 6 мини. Противникът вижда само гърба им.</translation>
    </message>
    <message>
        <source>Each side puts two stones on every cell of its home row. Row 1 is the home row of the Romans, row 7 that of the Gauls.</source>
        <translation>Всяка страна слага по два камъка на всяко поле от домашния си ред. Ред 1 е на римляните, ред 7 – на галите.</translation>
    </message>
    <message>
        <source>Either side may begin, with a ship that leaves its port.</source>
        <translation>Може да започне всяка от страните, с кораб, който излиза от пристанището си.</translation>
    </message>
    <message>
        <source>From then on nobody begins: both sides lay their orders in secret and carry them out at the same time.</source>
        <translation>Оттук нататък никой не започва: двете страни слагат заповедите си тайно и ги изпълняват едновременно.</translation>
    </message>
    <message>
        <source>Headed matches in the long sides are oars. Headless matches on the deck are masts. The oars of one side and the masts are 8 together: 6 and 2, 5 and 3, or 4 and 4.</source>
        <translation>Клечките с глава в дългите страни са гребла. Клечките без глава на палубата са мачти. Греблата на едната страна и мачтите са общо 8: 6 и 2, 5 и 3 или 4 и 4.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Как се печели</translation>
    </message>
    <message>
        <source>In each round both sides draw a chit, and the higher number acts first. It has two actions with an even number and one with an odd number; the other side has one.</source>
        <translation>Във всеки кръг двете страни теглят по жетон и първо действа по-голямото число. С четно число има две действия, с нечетно – едно; другата страна има едно.</translation>
    </message>
    <message>
        <source>Lay out the map, a die and two cups: one with the grey chits of the Imperials, one with the green chits of the Turks.</source>
        <translation>Подредете картата, зарче и две чаши: в едната са сивите жетони на императорците, в другата – зелените на турците.</translation>
    </message>
    <message>
        <source>The Romans (red) begin. Then the sides take turns and use one figure each.</source>
        <translation>Започват римляните (червени). После страните се редуват, с по една фигура.</translation>
    </message>
    <message>
        <source>Mast: a headless match on the deck. It stands for soldiers. Each mast allows one fire order, and more masts drop more matches.</source>
        <translation>Мачта: клечка без глава на палубата. Тя е знак за войници. Всяка мачта позволява по една заповед за огън, а повече мачти пускат повече клечки.</translation>
    </message>
    <message>
        <source>Mine: it never moves. What attacks it is lost together with it; only a minesweeper removes it unharmed.</source>
        <translation>Мина: никога не се движи. Който я атакува, се губи заедно с нея; само миночистач я маха невредим.</translation>
    </message>
    <message>
        <source>Morale: the number that a result has to reach. That of the Imperials rises with each wall they hold and falls with each unit they lose.</source>
        <translation>Морал: числото, което резултатът трябва да стигне. Този на императорците расте с всяка стена, която държат, и пада с всяка загубена единица.</translation>
    </message>
    <message>
        <source>Move a tower: its two stones go to the next two cells in a straight or diagonal line, one to each. Each of these cells is empty or holds a wall of your own, which becomes a tower.</source>
        <translation>Преместете кула: двата ѝ камъка отиват на следващите две полета по права или по диагонал, по един на всяко. Всяко от тези полета е празно или на него стои ваша стена, която става кула.</translation>
    </message>
    <message>
        <source>Move one ship in any direction, diagonally too, as far as its kind allows or less. It jumps over nothing, and it crosses the coast line only at an entrance.</source>
        <translation>Преместете един кораб във всяка посока, и по диагонал, докъдето позволява видът му, или по-малко. Той не прескача нищо и пресича брега само през вход.</translation>
    </message>
    <message>
        <source>Officer: Abdurrahman, Charles of Lorraine or Maximilian Emanuel. A marker pays for an officer&apos;s special actions, such as making a unit whole.</source>
        <translation>Офицер: Абдурахман, Карл Лотарингски или Максимилиан Емануил. Маркер плаща за особените действия на офицера, като възстановяването на единица.</translation>
    </message>
    <message>
        <source>Or sacrifice: take one stone off your tower and an enemy wall off a neighbouring cell. Your tower becomes a wall.</source>
        <translation>Или направете жертва: махнете един камък от своя кула и вражеска стена от съседно поле. Кулата ви става стена.</translation>
    </message>
    <message>
        <source>Or say “I attack” and point at an enemy piece on a neighbouring square. Both are turned up. The weaker is removed, and equal ones both are.</source>
        <translation>Или кажете „Атакувам“ и посочете вражески жетон на съседно поле. И двата се обръщат. По-слабият се маха, а при равна сила – и двата.</translation>
    </message>
    <message>
        <source>Order match: a match that gives an order. Head ahead: go forward one match&apos;s length. Head to the left or right: turn that way by 60 degrees and go on. Headless and crosswise: fire. Two heads back: re-arrange the oars.</source>
        <translation>Клечка за заповед: клечка, която дава заповед. Глава напред: една дължина на клечка напред. Глава наляво или надясно: завой натам с 60 градуса и още толкова напред. Без глава и напреко: огън. Две глави назад: пренареждане на греблата.</translation>
    </message>
    <message>
        <source>Place the units as the map says: 8 of the Imperials in the camps, 8 of the Turks on the walls. The track begins with turn 1, mining 1, and with 4 for the artillery and for the morale of both sides.</source>
        <translation>Поставете единиците, както показва картата: 8 на императорците в лагерите, 8 на турците на стените. В началото скалата показва ход 1, миниране 1 и по 4 за артилерията и за морала на двете страни.</translation>
    </message>
    <message>
        <source>Lay the map between the players. Each side has 6 ships and 6 soldiers. One die is needed.</source>
        <translation>Сложете картата между играчите. Всяка страна има 6 кораба и 6 войници. Трябва едно зарче.</translation>
    </message>
    <message>
        <source>Put your ships anywhere in your port. The four batteries stand at the entrances. Mines lie in the port or stay off the board.</source>
        <translation>Разположете корабите си навсякъде в своето пристанище. Четирите батареи стоят до входовете. Мините са в пристанището или извън дъската.</translation>
    </message>
    <message>
        <source>Side zone: the strips beside the long sides of the galley that fires. Against a target there, plain ends hit like heads.</source>
        <translation>Странична зона: ивиците до дългите страни на стрелящата галера. По цел в тях краищата без глава попадат също като главите.</translation>
    </message>
    <message>
        <source>Spoiled toss: a dropped match has touched a galley or an order match. All matches of the toss miss.</source>
        <translation>Развалено хвърляне: пусната клечка е допряла галера или клечка за заповед. Всички клечки от хвърлянето са мимо.</translation>
    </message>
    <message>
        <source>Step: the unit is turned to its damaged side, with the smaller number. A damaged unit is removed.</source>
        <translation>Степен: единицата се обръща на повредената си страна, с по-малкото число. Повредена единица се маха.</translation>
    </message>
    <message>
        <source>Tactical move: whoever is attacked in a boarding may move another ship instead of throwing the die, and loses a fighter for that.</source>
        <translation>Тактически ход: нападнатият в абордаж може да премести друг кораб, вместо да хвърля зарчето, и за това губи един боец.</translation>
    </message>
    <message>
        <source>Take a board of 8 columns and 7 rows, and 16 stones for each side: light ones for the Romans, dark ones for the Gauls.</source>
        <translation>Трябват ви дъска с 8 колони и 7 реда и по 16 камъка за всяка страна: светли за римляните, тъмни за галите.</translation>
    </message>
    <message>
        <source>The Imperials win when the Turkish morale has fallen to 0 and at most four Turkish units are left. Otherwise the Turks win.</source>
        <translation>Императорците печелят, ако турският морал е паднал до 0 и са останали най-много четири турски единици. Иначе печелят турците.</translation>
    </message>
    <message>
        <source>The Romans move first. Then the sides take turns with one action each. Nobody may pass.</source>
        <translation>Първи играят римляните. После страните се редуват с по едно действие. Пропускане няма.</translation>
    </message>
    <message>
        <source>The orders lie open. In step 1 both galleys go forward; in step 2 galley B1 goes forward again, and galley A1 fires.</source>
        <translation>Заповедите са открити. На стъпка 1 двете галери вървят напред; на стъпка 2 галера B1 пак върви напред, а галера A1 стреля.</translation>
    </message>
    <message>
        <source>The second match lies on galley B1: the toss is spoiled, and even the first match does not count.</source>
        <translation>Втората клечка лежи върху галера B1: хвърлянето е развалено и дори първата клечка не се брои.</translation>
    </message>
    <message>
        <source>The ships start on the anchors. Then the players place their soldiers in turn on the squares of their own coast, one on a square.</source>
        <translation>Корабите започват на котвите. После играчите поставят поред войниците си на полетата на своя бряг, по един на поле.</translation>
    </message>
    <message>
        <source>The tower on c1 goes to d2 and e3. The wall on d2 becomes a tower.</source>
        <translation>Камъните на кулата от c1 отиват на d2 и e3. Стената на d2 става кула.</translation>
    </message>
    <message>
        <source>Tower: two stones of one colour on a cell. Only towers move.</source>
        <translation>Кула: два камъка от един цвят на едно поле. Движат се само кулите.</translation>
    </message>
    <message>
        <source>Wall and breach: the Turks stand on the walls (Víziváros, the North, West, South and East wall, and the Middle zone), the Imperials in the camps (the North, West and South camp, and the Danube bank) and in the breaches of a wall. A wall without Turks falls to the units in its breaches.</source>
        <translation>Стена и пробив: турците стоят на стените (в Долния град, на северната, западната, южната и източната стена и в средната зона), императорците – в лагерите (в северния, западния и южния лагер и на дунавския бряг) и в пробивите на стена. Стена без турци пада в ръцете на единиците в пробивите ѝ.</translation>
    </message>
    <message>
        <source>Wall: one stone alone. It never moves, and it blocks the way.</source>
        <translation>Стена: един камък. Никога не се движи и прегражда пътя.</translation>
    </message>
    <message>
        <source>What to lay out</source>
        <translation>Какво да подредите</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кой започва</translation>
    </message>
    <message>
        <source>Whoever has lost the landing ship or all three missile ships cannot win any more.</source>
        <translation>Който е загубил десантния кораб или и трите ракетни кораба, вече не може да спечели.</translation>
    </message>
    <message>
        <source>With equal numbers nobody acts. When the second 0 is drawn, the turn ends. The game has eight turns.</source>
        <translation>При равни числа никой не действа. Когато се изтегли втората 0, ходът свършва. Играта има осем хода.</translation>
    </message>
    <message>
        <source>Words to know</source>
        <translation>Думи, които ви трябват</translation>
    </message>
    <message>
        <source>You also win when it is the opponent&apos;s turn and the opponent has no legal action.</source>
        <translation>Печелите и когато противникът е на ход и няма позволено действие.</translation>
    </message>
    <message>
        <source>You win as soon as one of your stones is on the opponent&apos;s home row.</source>
        <translation>Печелите, щом ваш камък застане на домашния ред на противника.</translation>
    </message>
    <message>
        <source>You win when the enemy has no soldier left, or when three of your soldiers stand on the enemy fortress.</source>
        <translation>Печелите, когато врагът няма повече войници или когато трима ваши войници стоят на вражеската крепост.</translation>
    </message>
    <message>
        <source>You win when your landing ship enters the enemy port. An entrance is open when both its batteries are gone.</source>
        <translation>Печелите, когато десантният ви кораб влезе във вражеското пристанище. Входът е отворен, когато двете му батареи ги няма.</translation>
    </message>
    <message>
        <source>masts</source>
        <translation>мачти</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>гребла</translation>
    </message>
    <message>
        <source>The Roman ship goes from c9 to e9. Its bow hits the Greek ship from the side and sinks it.</source>
        <translation>Римският кораб отива от c9 на e9. Носът му удря гръцкия кораб отстрани и го потапя.</translation>
    </message>
    <message>
        <source>side zone</source>
        <translation>странична зона</translation>
    </message>
    <message>
        <source>called</source>
        <translation>обявено</translation>
    </message>
    <message>
        <source>much of the picture is white, and nothing can be told there; lower the camera&apos;s exposure, or dim the lamp</source>
        <translation>голяма част от картината е бяла и там нищо не се различава; намалете експозицията на камерата или приглушете лампата</translation>
    </message>
    <message>
        <source>the camera trembles; fasten it, or put its stand on another table</source>
        <translation>камерата трепери; закрепете я или поставете стойката ѝ на друга маса</translation>
    </message>
    <message>
        <source>the picture is mirrored: its tags are seen as in a mirror; turn mirroring off where the camera is set</source>
        <translation>картината е огледална: знаците ѝ се виждат като в огледало; изключете огледалния образ в настройките на камерата</translation>
    </message>
    <message>
        <source>the printed board of this game is not seen; lay it between the tags, and take your hands off it</source>
        <translation>печатната дъска на тази игра не се вижда; поставете я между знаците и махнете ръцете си от нея</translation>
    </message>
    <message>
        <source>%1 stands, for the other side has played on</source>
        <translation>%1 остава, защото другата страна продължи играта</translation>
    </message>
    <message>
        <source>The other side has played on.</source>
        <translation>Другата страна продължи играта.</translation>
    </message>
    <message>
        <source>the stone lies on the line between %1 and %2: put it into the middle of a cell, or say which action it was</source>
        <translation>камъкът лежи на линията между %1 и %2: поставете го в средата на поле или кажете кой ход беше</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the right edge of the picture</source>
        <translation>дъската е завъртяна: страна A седи при десния край на картината</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the upper edge of the picture</source>
        <translation>дъската е завъртяна: страна A седи при горния край на картината</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the left edge of the picture</source>
        <translation>дъската е завъртяна: страна A седи при левия край на картината</translation>
    </message>
    <message>
        <source>no board of %1 by %2 squares is seen; lay the board straight between the tags, and take your hands off its edges</source>
        <translation>не се вижда дъска с %1 на %2 полета; сложете дъската право между знаците и махнете ръцете от краищата ѝ</translation>
    </message>
    <message>
        <source>the picture has no colours: heads and sides are told by brightness alone; switch the camera&apos;s night view off</source>
        <translation>картината няма цветове: главите и страните се различават само по яркост; изключете нощния режим на камерата</translation>
    </message>
    <message>
        <source>the second camera: %1</source>
        <translation>втората камера: %1</translation>
    </message>
    <message>
        <source>the orders of all galleys</source>
        <translation>заповедите на всички галери</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>може би %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 misses %2</source>
        <translation>%1 не улучва %2</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them, and then %1</source>
        <translation>сложете заповедите зад паравана; когато се вдигне, ги кажете, а после %1</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it, and then %1</source>
        <translation>коя единица къде е? Казва го само играчът ѝ, а после %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss: how many hits is it, or was it spoiled?</source>
        <translation>хвърлянето на %1: колко попадения са, или е невалидно?</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: it counts once these say `agree`: %2</source>
        <translation>връщането на %1 връща и случайността; брои се, щом тези кажат „agree“: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 and boards %4</source>
        <translation>%1 отива от %2 на %3 и абордира %4</translation>
    </message>
    <message>
        <source>%1 attacks %2 from %3</source>
        <translation>%1 напада %2 от %3</translation>
    </message>
    <message>
        <source>the film of the last moments cannot be kept (%1)</source>
        <translation>филмът с последните мигове не може да се запази (%1)</translation>
    </message>
    <message>
        <source>is not the film that the record names</source>
        <translation>не е филмът, който записът назовава</translation>
    </message>
    <message>
        <source>the film of event %1 was changed</source>
        <translation>филмът на събитие %1 е променен</translation>
    </message>
    <message>
        <source>cannot be erased (%1)</source>
        <translation>не може да се изтрие (%1)</translation>
    </message>
    <message>
        <source>the disk is too slow for the films of the last moments; one is left out</source>
        <translation>дискът е твърде бавен за филмите с последните мигове; един е пропуснат</translation>
    </message>
    <message>
        <source>the reason may hold a secret and is told at the table</source>
        <translation>причината може да издаде тайна и се казва на масата</translation>
    </message>
    <message>
        <source>%1 is put right: %2</source>
        <translation>%1 е поправено: %2</translation>
    </message>
    <message>
        <source>Move: moving costs no action. The Imperials may move each unit by one zone between the camps and walls they hold. The Turks, when they drew the higher number, may move one unit within the castle, or two with an even number.</source>
        <translation>Местене: местенето не струва действие. Императорците могат да преместят всяка своя единица с една зона между лагерите и стените, които държат. Турците, ако са изтеглили по-голямото число, могат да преместят една единица вътре в крепостта, а при четно число – две.</translation>
    </message>
    <message>
        <source>Artillery and mines: the Imperials bring a unit from a camp into a breach of a wall beside it. Artillery needs a die up to the artillery level, and a mine needs a die up to the mining level. Digging raises the mining level by 1. A mine that fails sets it back to 1 and lowers the Imperial morale by 1.</source>
        <translation>Артилерия и мини: императорците вкарват единица от лагер в пробив на съседна стена. За артилерията зарчето трябва да е най-много колкото нивото на артилерията, а за мината – най-много колкото нивото на минирането. Копаенето вдига нивото на минирането с 1. Неуспешна мина го връща на 1 и сваля морала на императорците с 1.</translation>
    </message>
    <message>
        <source>Assault: units in the breaches assault the wall. Add their numbers and the die, and take off the defenders&apos; numbers and the wall&apos;s own. A result of at least the Turkish morale costs the Turks a step, twice as much costs two. With less the Imperials lose a step, and two with half of the morale or less.</source>
        <translation>Щурм: единиците в пробивите щурмуват стената. Съберете числата им и зарчето и извадете числата на защитниците и терена на стената. Резултат, който стига турския морал, струва на турците една степен, а двойно по-голям – две. При по-малък императорците губят една степен, а две, ако е най-много половината от морала.</translation>
    </message>
    <message>
        <source>Castle fight: units on walls attack a wall beside theirs. It is counted like an assault, without the wall&apos;s own number. Imperials in the breaches of that wall join in. The Turks attack only from walls with two of their units or more, and against the Imperial morale. The Middle zone is taken only in a castle fight.</source>
        <translation>Бой в крепостта: единици от стени нападат съседна стена. Смята се като щурм, но без терена на стената. Включват се и императорците в пробивите на тази стена. Турците нападат само от стени с поне две свои единици и хвърлят срещу морала на императорците. Средната зона се превзема само в бой в крепостта.</translation>
    </message>
    <message>
        <source>Sortie, fire and counter-mine: by fire and by a sortie the Turks lower the artillery level. Fire needs a die below their morale, and then an even one. A sortie needs a die above the Imperial morale, less 1 for each Imperial unit before that wall. A counter-mine with a die above the Imperial morale hits a unit in a breach or lowers the mining level.</source>
        <translation>Излаз, обстрел и контрамина: турците свалят нивото на артилерията с обстрел и с излаз. За обстрела зарчето трябва да е под техния морал, а второто – четно. За излаза зарчето, намалено с 1 за всяка императорска единица пред стената, трябва да е над морала на императорците. Контрамина, при която зарчето е над морала на императорците, уцелва единица в пробив или сваля нивото на минирането.</translation>
    </message>
    <message>
        <source>Entrench: either side may entrench a wall of its own. The marker takes losses in place of units, and artillery that has succeeded can be cancelled with it.</source>
        <translation>Окопаване: всяка страна може да окопае своя стена. Жетонът поема загуби вместо единиците, а с него може да се отмени и успешен обстрел.</translation>
    </message>
    <message>
        <source>Events: from turn 6 on some chits bring an event, which happens if a die is even. The relief army makes damaged Turkish units whole, one with an odd chit and two with an even one, and raises the Turkish morale by 1, to 3 at most. The hand of fate gives the Imperials one action more. An epidemic takes an Imperial unit out for eight rounds.</source>
        <translation>Събития: от ход 6 нататък някои жетони носят събитие, което се случва, ако зарчето е четно. Помощната армия възстановява повредени турски единици, една при нечетен жетон и две при четен, и вдига турския морал с 1, но не над 3. Ръката на съдбата дава на императорците едно действие повече. Епидемията изважда една императорска единица за осем кръга.</translation>
    </message>
    <message>
        <source>The Imperials drew 8 and the Turks 3, so that the Imperials begin and have two actions. With the first their artillery fires at Víziváros.</source>
        <translation>Императорците са изтеглили 8, а турците 3, затова започват императорците и имат две действия. С първото артилерията им стреля по Долния град.</translation>
    </message>
    <message>
        <source>Abdurrahman could add 1 to the die; the Turks decline that. The die shows 2, not more than the artillery level of 4: the unit Imperial 1 enters a breach of Víziváros.</source>
        <translation>Абдурахман би могъл да добави 1 към зарчето, но турците се отказват. Зарчето показва 2, не повече от нивото на артилерията 4: единицата Императорец 1 влиза в пробив на Долния град.</translation>
    </message>
    <message>
        <source>Four units of 4 assault Víziváros, and the Turks do not call Abdurrahman to it. 16, less 10 of the defenders, and 3 of the die make 9. That is more than twice the Turkish morale of 4, so that the Turks lose two steps: an Azab is damaged and then removed.</source>
        <translation>Четири единици по 4 щурмуват Долния град и турците не викат Абдурахман там. 16, минус 10 на защитниците, плюс 3 от зарчето, прави 9. Това е повече от двойния турски морал 4, затова турците губят две степени: един азаб се поврежда и после се маха.</translation>
    </message>
    <message>
        <source>Cup: destroyed Imperial units go into it at the start of the next turn, the two in reserve in turns 7 and 8. A unit that is drawn is placed in a camp, and another chit is drawn.</source>
        <translation>Чаша: унищожените императорски единици влизат в нея в началото на следващия ход, а двете резервни – в ходове 7 и 8. Изтеглена единица се поставя в лагер и се тегли още един жетон.</translation>
    </message>
    <message>
        <source>Decline: from the Middle zone Abdurrahman may add 1 to the die of the Imperial artillery, and before an assault he may come to that wall. The Turks are asked each time, and may decline.</source>
        <translation>Отказ: от средната зона Абдурахман може да добави 1 към зарчето на императорската артилерия, а преди щурм може да дойде на нападнатата стена. Турците биват питани всеки път и могат да откажат.</translation>
    </message>
    <message>
        <source>The Turkish morale begins at 4. It falls by 1 when Abdurrahman is destroyed.</source>
        <translation>Турският морал започва от 4. Той пада с 1, когато Абдурахман бъде унищожен.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 a die is rolled: add 1 for each wall but Víziváros that the Imperials hold, and take off 1 for each full three Turkish units. With 4 or more the morale falls by 1. Only these three falls and the loss of Abdurrahman together bring it to 0.</source>
        <translation>В началото на ходове 6, 7 и 8 се хвърля зарче: добавете 1 за всяка стена без Долния град, която императорците държат, и извадете 1 за всеки пълни три турски единици. При 4 или повече моралът пада с 1. Само тези три спада и загубата на Абдурахман заедно го свалят до 0.</translation>
    </message>
    <message>
        <source>%1 %2: %3, %4</source>
        <translation>%1 %2: %3, %4</translation>
    </message>
    <message>
        <source>In the pictures two letters are a kind of ship. Behind its name are the squares that it may move and its strength: %1. BA is a battery, and MI is a mine. At the table you see only your own.</source>
        <translation>На картинките две букви означават вид кораб. След името му са полетата, на които може да се премести, и силата му: %1. BA е батарея, а MI – мина. На масата виждате само своите.</translation>
    </message>
    <message>
        <source>A battery attacks like a ship, and everything but a missile ship loses to it. An enemy ship that comes beside a battery must stop there. Only a missile ship may pass, and it removes a battery beside it instead of moving: say “I remove the battery”.</source>
        <translation>Батареята атакува като кораб и побеждава всичко освен ракетен кораб. Вражески кораб, който стигне до батарея, трябва да спре там. Само ракетен кораб може да мине край нея, а вместо да се движи, може да махне батарея до себе си: кажете „Махам батареята“.</translation>
    </message>
    <message>
        <source>The carrier&apos;s plane attacks up to four squares away, and the carrier may move in the same turn. The plane stays there for one turn of the enemy and then returns.</source>
        <translation>Самолетът на самолетоносача атакува до четири полета разстояние, а самолетоносачът може да се движи в същия ход. Самолетът остава там за един ход на противника и после се връща.</translation>
    </message>
    <message>
        <source>A minesweeper lays mines beside it, which costs no move: say “I lay a mine”. It removes an enemy mine beside it instead of moving: say “I remove the mine”.</source>
        <translation>Миночистачът слага мини до себе си и това не струва ход: кажете „Слагам мина“. Вместо да се движи, той може да махне вражеска мина до себе си: кажете „Махам мината“.</translation>
    </message>
    <message>
        <source>The red destroyer on h7 attacks the yellow frigate on h8. Strength 7 beats 6, and the frigate is removed. Then a yellow ship goes from p18 to p17.</source>
        <translation>Червеният разрушител на h7 атакува жълтата фрегата на h8. Силата 7 побеждава 6 и фрегатата се маха. После жълт кораб отива от p18 на p17.</translation>
    </message>
    <message>
        <source>The red missile ship on c16 removes the battery on c17. The entrance is open when the battery on f17 is gone, too.</source>
        <translation>Червеният ракетен кораб на c16 маха батареята на c17. Входът ще е отворен, когато я няма и батареята на f17.</translation>
    </message>
    <message>
        <source>Neutral water: the dotted squares around the islands. Nobody fights or lays mines there. A ship that is still there after three moves of its side is removed.</source>
        <translation>Неутрална вода: точкуваните полета около островите. Там никой не се бие и не слага мини. Кораб, който е още там след три хода на своята страна, се маха.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, or one square with a quarter turn before or after it, or it turns right round. When a ship turns, its bow stays on its square, and the stern changes its place.</source>
        <translation>Кораб плава две полета право напред или едно, със завой на четвърт оборот преди или след него, или се обръща кръгом. При завой носът остава на полето си, а кърмата се мести.</translation>
    </message>
    <message>
        <source>A soldier who walks or lands where an enemy soldier stands fights him. Both throw the die; the attacker adds 3, the defender 2. The higher sum wins: the loser is removed, and the winner takes the loser&apos;s square. After a tie the other one attacks.</source>
        <translation>Войник, който стъпи или слезе там, където стои вражески войник, се бие с него. И двамата хвърлят зарчето; нападателят добавя 3, защитникът – 2. Побеждава по-големият сбор: загубилият се маха, а победителят застава на полето му. При равенство напада другият.</translation>
    </message>
    <message>
        <source>The Roman soldiers on b4 and b5 go aboard the ship with its bow on c5. Then a Greek soldier walks from j18 to k18.</source>
        <translation>Римските войници от b4 и b5 се качват на кораба, чийто нос е на c5. После гръцки войник отива от j18 на k18.</translation>
    </message>
    <message>
        <source>A soldier lands from the Roman ship on f19, where a Greek soldier stands. The Roman throws 5 and adds 3, the Greek throws 3 and adds 2. 8 beats 5: the Greek is removed, and the Roman stands on f19.</source>
        <translation>От римския кораб слиза войник на f19, където стои гръцки войник. Римлянинът хвърля 5 и добавя 3, гъркът хвърля 3 и добавя 2. 8 побеждава 5: гъркът се маха, а римлянинът застава на f19.</translation>
    </message>
    <message>
        <source>Ramming: a bow that hits an enemy ship from the side or from behind sinks the ship with all aboard. From the front no ship is rammed.</source>
        <translation>Таран: нос, който удари вражески кораб отстрани или отзад, го потапя с всички на борда. Отпред кораб не се таранира.</translation>
    </message>
    <message>
        <source>Boarding: a ship that comes to lie side by side with an enemy ship may fight for it. The sides attack in turn, and the loser of each exchange loses a soldier. The sailors count as one soldier and fight last. Whoever has none left loses the ship.</source>
        <translation>Абордаж: кораб, който застане успоредно до вражески кораб, може да се бие за него. Страните нападат поред и загубилият всяка схватка губи войник. Моряците се броят за един войник и се бият последни. Който остане без бойци, губи кораба.</translation>
    </message>
    <message>
        <source>Soldier and ship: a ship does not attack a soldier ashore. One soldier beside an enemy ship at the coast may attack it, as in a boarding.</source>
        <translation>Войник и кораб: кораб не напада войник на брега. Един войник до вражески кораб, спрял край брега, може да го нападне като при абордаж.</translation>
    </message>
    <message>
        <source>Draw lots. Then place one galley each in turn, at most two matches&apos; length from your own edge of the table, and no nearer than that to an enemy galley.</source>
        <translation>Теглете жребий. После поставяйте поред по една галера, най-много на две дължини на клечка от своя край на масата и не по-близо от това до вражеска галера.</translation>
    </message>
    <message>
        <source>Lay a row of up to five order matches for each galley behind its screen: at most one fire for each mast, and at most one move for each oar of its weaker side. Lay as many as that allows.</source>
        <translation>За всяка галера наредете зад паравана до пет клечки за заповеди: най-много по един огън за мачта и най-много по едно движение за всяко гребло на по-слабата страна. Наредете толкова, колкото е позволено.</translation>
    </message>
    <message>
        <source>Both sides lift their screens together. In each step every galley carries out its next order: first all move, then all fire, and last oars are re-arranged.</source>
        <translation>Двете страни вдигат параваните едновременно. На всяка стъпка всяка галера изпълнява следващата си заповед: първо всички се движат, после всички стрелят и накрая се пренареждат греблата.</translation>
    </message>
    <message>
        <source>A bow that rams a side does 2 damage. A bow that rams a stern does 1. Where bow meets bow, both take 2. Each forward that the ramming galley has made in this turn adds 1.</source>
        <translation>Нос, който удари борд, нанася 2 щети, а ако удари кърма – 1. Когато нос срещне нос, и двете галери понасят по 2. Всяко „напред“, което таранът е направил в този ход, добавя 1.</translation>
    </message>
    <message>
        <source>Galley B1 is more than one match&apos;s length away and less than two. So galley A1 drops three matches, one for each of its three masts. One head points at galley B1. Galley B1 is in the side zone of galley A1, so that the plain end of the second match hits too. The third match misses.</source>
        <translation>Галера B1 е на повече от една и на по-малко от две дължини на клечка. Затова галера A1 пуска три клечки, по една за мачта. Една глава сочи към галера B1. Галера B1 е в страничната зона на галера A1: попада и голият край на втората клечка. Третата е мимо.</translation>
    </message>
    <message>
        <source>Galley B1 takes 2 damage. First it loses an oar to starboard, the side towards galley A1. Its player chooses a mast for the second. Then step 3 follows.</source>
        <translation>Галера B1 понася 2 щети. Първо губи гребло отдясно, откъм галера A1. За втората щета играчът ѝ избира мачта. После идва стъпка 3.</translation>
    </message>
    <message>
        <source>To fire, drop matches from 15 cm: two for each mast when the target is within one match&apos;s length, one for each mast within two, half of that, rounded up, within three. Each head that points at the target is a hit.</source>
        <translation>За стрелба пуснете клечки от 15 см: по две за мачта, когато целта е до една дължина на клечка, по една за мачта до две, половината от това, закръглена нагоре, до три. Всяка глава, която сочи към целта, е попадение.</translation>
    </message>
    <message>
        <source>Each point of damage costs the target an oar or a mast. The first is an oar on the side towards the attacker, and that side loses the most. Of three or more, one is a mast.</source>
        <translation>Всяка щета струва на целта гребло или мачта. Първата е гребло от страната към нападателя и тази страна губи най-много. При три или повече едната е мачта.</translation>
    </message>
    <message>
        <source>Red&apos;s units are in capitals, yellow&apos;s in small letters; R? and y? are hidden ones.</source>
        <translation>Единиците на червените са с главни букви, на жълтите – с малки; R? и y? са скрити.</translation>
    </message>
    <message>
        <source>~ is sea, o neutral water, # an island, . a port, and === the coast line.</source>
        <translation>~ е море, o – неутрална вода, # – остров, . – пристанище, а === – бреговата линия.</translation>
    </message>
    <message>
        <source>Soldiers aboard the ships: %1.</source>
        <translation>Войници на корабите: %1.</translation>
    </message>
    <message>
        <source>%1. ^ &gt; v &lt; is a bow, = a stern, s a soldier, ~ sea, . coast, and # a fortress.</source>
        <translation>%1. ^ &gt; v &lt; е нос, = – кърма, s – войник, ~ – море, . – бряг, а # – крепост.</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>маркер %1</translation>
    </message>
    <message>
        <source>breaches (%1): %2</source>
        <translation>пробиви (%1): %2</translation>
    </message>
    <message>
        <source>entrenched by %1, level %2</source>
        <translation>окоп: %1, ниво %2</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>За поставяне</translation>
    </message>
    <message>
        <source>In the cup</source>
        <translation>В чашата</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Загубени</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>В резерв</translation>
    </message>
    <message>
        <source>%1: a chit face down</source>
        <translation>%1: обърнат жетон</translation>
    </message>
    <message>
        <source>Turn %1; %2.</source>
        <translation>Ход %1; %2.</translation>
    </message>
    <message>
        <source>Behind each unit stands its strength.</source>
        <translation>След всяка единица стои силата ѝ.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Walls:</source>
        <translation>Стени:</translation>
    </message>
    <message>
        <source>Camps:</source>
        <translation>Лагери:</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>огън</translation>
    </message>
    <message>
        <source>re-arrange the oars</source>
        <translation>пренареждане на греблата</translation>
    </message>
    <message>
        <source>bow at %1, %2, heading %3°</source>
        <translation>нос на %1, %2, посока %3°</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>заповеди: %1</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>не е построена</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>не е поставена</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>потънала</translation>
    </message>
    <message>
        <source>A character is 10 mm wide and 20 mm high; # is a galley of side A, %1 one of side B, with its number amidships. A bow lies so many millimetres to the right of side A&apos;s left corner and so many away from side A; 90° points at side B.</source>
        <translation>Един знак е 10 мм широк и 20 мм висок; # е галера на страна A, %1 – на страна B, с номера ѝ по средата. Числата на носа са милиметри надясно от левия ъгъл на страна A и милиметри навътре от страна A; 90° сочи към страна B.</translation>
    </message>
    <message>
        <source># is a galley of side A, %1 one of side B; I is a mast, and o the head of a match. Lines beside a hull are oars, and lines before a bow order matches. *** is a match that was dropped, dots show what it hits, and : is the side zone.</source>
        <translation># е галера на страна A, %1 – на страна B; I е мачта, а o – глава на клечка. Чертите до корпуса са гребла, а чертите пред носа – клечки за заповеди. *** е пусната клечка, точките показват какво уцелва тя, а : е страничната зона.</translation>
    </message>
    <message>
        <source>In brackets stands what one types for it in `umpire rules %1 play`.</source>
        <translation>В скобите е това, което се пише за него в `umpire rules %1 play`.</translation>
    </message>
    <message>
        <source>The letters are walls, towers and catapults. %1.</source>
        <translation>Буквите са стени, кули и катапулти. %1.</translation>
    </message>
    <message>
        <source>the match %1 lay there as an order and does not count</source>
        <translation>клечката %1 беше там като заповед и не се брои</translation>
    </message>
    <message>
        <source>the matches %1 lay there as orders and do not count</source>
        <translation>клечките %1 бяха там като заповеди и не се броят</translation>
    </message>
    <message>
        <source>`%1` is kept in the file, and Umpire does not use it</source>
        <translation>`%1` остава във файла, но Umpire не го използва</translation>
    </message>
    <message>
        <source>`%1` is not written as FIDE's files have it; it is kept and not used</source>
        <translation>`%1` не е написано както във файловете на ФИДЕ; остава, но не се използва</translation>
    </message>
    <message>
        <source>the points are %1, and the results give %2</source>
        <translation>точките са %1, а резултатите дават %2</translation>
    </message>
    <message>
        <source>round %1 has no game yet and is not made; the bye is kept for it</source>
        <translation>в кръг %1 още няма партия и той не е съставен; почивката се пази за него</translation>
    </message>
    <message>
        <source>the line ends before the name in the columns 15 to 47; write it there</source>
        <translation>редът свършва преди името в колони 15 до 47; напишете го там</translation>
    </message>
    <message>
        <source>%1, line %2: the text is not UTF-8; save the file as UTF-8, or give its encoding: windows-1250 (as in Hungary and Poland), windows-1251 (Cyrillic) or windows-1252</source>
        <translation>%1, ред %2: текстът не е UTF-8; запазете файла в UTF-8 или посочете кодирането му: windows-1250 (както в Унгария и Полша), windows-1251 (кирилица) или windows-1252</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` is not understood and left out</source>
        <translation>%1, ред %2: колоната `%3` не е разбрана и се пропуска</translation>
    </message>
    <message>
        <source>%1, line %2: the line stands before the names of the columns and is left out</source>
        <translation>%1, ред %2: редът стои преди имената на колоните и се пропуска</translation>
    </message>
    <message>
        <source>%1 and %2 may not meet</source>
        <translation>%1 и %2 не могат да се срещнат</translation>
    </message>
    <message>
        <source>a round is being made; wait for it</source>
        <translation>в момента се прави кръг; изчакайте го</translation>
    </message>
    <message>
        <source>there is no such tournament</source>
        <translation>няма такъв турнир</translation>
    </message>
    <message>
        <source>“%1” is no result of this table; write the result like the example above the field</source>
        <translation>„%1“ не може да е резултат на тази маса; напишете го като в примера над полето</translation>
    </message>
    <message>
        <source>there is a result already; another one needs a reason</source>
        <translation>вече има резултат; за друг е нужна причина</translation>
    </message>
    <message>
        <source>a player is expelled for a reason; give it</source>
        <translation>играч се изключва с причина; посочете я</translation>
    </message>
    <message>
        <source>a play-off has two players</source>
        <translation>плейофът има двама играчи</translation>
    </message>
    <message>
        <source>a play-off has a result</source>
        <translation>плейофът има резултат</translation>
    </message>
    <message>
        <source>nobody has the number %1</source>
        <translation>никой няма номер %1</translation>
    </message>
    <message>
        <source>round %1 is made already; enter its result instead</source>
        <translation>кръг %1 вече е съставен; въведете резултата му</translation>
    </message>
    <message>
        <source>only the last round and the next one are paired by hand; the last one is %1</source>
        <translation>на ръка се съставят само последният и следващият кръг; последният е %1</translation>
    </message>
    <message>
        <source>round %1 has results already; take them away first</source>
        <translation>кръг %1 вече има резултати; първо ги махнете</translation>
    </message>
    <message>
        <source>%1 is paired twice</source>
        <translation>%1 е в две двойки</translation>
    </message>
    <message>
        <source>%1 and %2 have met in round %3 already</source>
        <translation>%1 и %2 вече са се срещали в кръг %3</translation>
    </message>
    <message>
        <source>%1 has a second bye</source>
        <translation>%1 почива за втори път</translation>
    </message>
    <message>
        <source>%1 is away and is paired</source>
        <translation>%1 отсъства, но е в двойка</translation>
    </message>
    <message>
        <source>%1 takes part but has no game</source>
        <translation>%1 участва, но няма партия</translation>
    </message>
    <message>
        <source>%1 has the first seat for the third time in a row</source>
        <translation>%1 е пръв(а) трети път поред</translation>
    </message>
    <message>
        <source>%1 has the second seat for the third time in a row</source>
        <translation>%1 е втори(а) трети път поред</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>кръг %1: %2</translation>
    </message>
    <message>
        <source>the system pairs %1, and the tournament does not</source>
        <translation>системата дава двойката %1, а турнирът не</translation>
    </message>
    <message>
        <source>the tournament pairs %1, and the system does not</source>
        <translation>турнирът има двойката %1, а системата не</translation>
    </message>
    <message>
        <source>%1 has the place %2 in the report, and the standings give %3</source>
        <translation>%1 е на място %2 в отчета, а класирането дава %3</translation>
    </message>
    <message>
        <source>table %1 has no winner; play it off and enter who won</source>
        <translation>на маса %1 няма победител; играйте доигравка и въведете кой е спечелил</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Доигравка</translation>
    </message>
    <message>
        <source>lots were drawn already, with the seed %1; they stay</source>
        <translation>жребият вече е теглен, със семе %1; той остава</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>the name %1 is longer than %2 letters and is cut</source>
        <translation>името %1 е по-дълго от %2 букви и е отрязано</translation>
    </message>
    <message>
        <source>a Tournament Report File has no clubs; they are left out</source>
        <translation>Tournament Report File няма клубове; те се пропускат</translation>
    </message>
    <message>
        <source>teams stand in the report as players; their members and boards are left out</source>
        <translation>отборите стоят в отчета като играчи; членовете и дъските им се пропускат</translation>
    </message>
    <message>
        <source>a Tournament Report File has no play-offs; their results are left out</source>
        <translation>Tournament Report File няма доигравки; резултатите им се пропускат</translation>
    </message>
    <message>
        <source>%1: the tournament has more than Umpire can keep; import fewer players or rounds</source>
        <translation>%1: турнирът е по-голям, отколкото Umpire може да запази; внесете по-малко играчи или кръгове</translation>
    </message>
    <message>
        <source>`%1` in the report that was read may name players by their numbers, and Umpire does not use it; draw the lots in the program that wrote the report</source>
        <translation>`%1` в прочетения отчет може да сочи играчи по номер, а Umpire не го използва; изтеглете жребия в програмата, която е записала отчета</translation>
    </message>
    <message>
        <source>the number %1 stands twice; give each once</source>
        <translation>номер %1 се среща два пъти; дайте всеки по веднъж</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` says the same as `%4` and is left out</source>
        <translation>%1, ред %2: колоната `%3` означава същото като `%4` и се пропуска</translation>
    </message>
    <message>
        <source>`%1` is left out; write m or w</source>
        <translation>`%1` се пропуска; пишете m (мъж) или w (жена)</translation>
    </message>
    <message>
        <source>`%1` is left out; write a year, or a date as 1990/01/02</source>
        <translation>`%1` се пропуска; пишете година или дата като 1990/01/02</translation>
    </message>
    <message>
        <source>Ratings: %1</source>
        <translation>Рейтинги: %1</translation>
    </message>
    <message>
        <source>Head to head: %1</source>
        <translation>Преки срещи: %1</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Постижения</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Постижение</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Равенства</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Загуби</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Най-висок</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ден</translation>
    </message>
    <message>
        <source>Results in brackets do not count.</source>
        <translation>Резултатите в скоби не се броят.</translation>
    </message>
    <message>
        <source>System: Glicko-2. The true rating is within ± of the rating in 95 of 100 cases.</source>
        <translation>Система: Glicko-2. В 95 от 100 случая истинският рейтинг се различава с най-много ±.</translation>
    </message>
    <message>
        <source>first win</source>
        <translation>първа победа</translation>
    </message>
    <message>
        <source>game no. %1</source>
        <translation>партия № %1</translation>
    </message>
    <message>
        <source>first tournament won: %1</source>
        <translation>първи спечелен турнир: %1</translation>
    </message>
    <message>
        <source>longest run of wins: %1</source>
        <translation>най-дълга серия победи: %1</translation>
    </message>
    <message>
        <source>best rating: %1 (%2)</source>
        <translation>най-висок рейтинг: %1 (%2)</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Галска стена</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Бойна галера</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Триреми и хоплити</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Морска битка</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Превземането на Буда, 1686</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>камъни</translation>
    </message>
    <message>
        <source>oars and masts</source>
        <translation>гребла и мачти</translation>
    </message>
    <message>
        <source>ships and soldiers</source>
        <translation>кораби и войници</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>единици на дъската</translation>
    </message>
    <message>
        <source>combat values on the map</source>
        <translation>бойна сила на картата</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation>кулата на %1</translation>
    </message>
    <message>
        <source>the tower of the %1</source>
        <translation>кулата на %1</translation>
    </message>
    <message>
        <source>%1&apos;s catapult</source>
        <translation>катапултът на %1</translation>
    </message>
    <message>
        <source>the catapult of the %1</source>
        <translation>катапултът на %1</translation>
    </message>
    <message>
        <source>%1&apos;s soldier</source>
        <translation>войникът на %1</translation>
    </message>
    <message>
        <source>the soldier of the %1</source>
        <translation>войникът на %1</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>корабът на %1</translation>
    </message>
    <message>
        <source>the ship of the %1</source>
        <translation>корабът на %1</translation>
    </message>
    <message>
        <source>%1&apos;s galley %2</source>
        <translation>галерата %2 на %1</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1: предаде се</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>ходът е на %1</translation>
    </message>
    <message>
        <source>to Víziváros</source>
        <translation>в Долния град</translation>
    </message>
    <message>
        <source>in Víziváros</source>
        <translation>в Долния град</translation>
    </message>
    <message>
        <source>Víziváros</source>
        <translation>Долния град</translation>
    </message>
    <message>
        <source>to the North wall</source>
        <translation>на северната стена</translation>
    </message>
    <message>
        <source>on the North wall</source>
        <translation>на северната стена</translation>
    </message>
    <message>
        <source>the North wall</source>
        <translation>северната стена</translation>
    </message>
    <message>
        <source>to the West wall</source>
        <translation>на западната стена</translation>
    </message>
    <message>
        <source>on the West wall</source>
        <translation>на западната стена</translation>
    </message>
    <message>
        <source>the West wall</source>
        <translation>западната стена</translation>
    </message>
    <message>
        <source>to the South wall</source>
        <translation>на южната стена</translation>
    </message>
    <message>
        <source>on the South wall</source>
        <translation>на южната стена</translation>
    </message>
    <message>
        <source>the South wall</source>
        <translation>южната стена</translation>
    </message>
    <message>
        <source>to the East wall</source>
        <translation>на източната стена</translation>
    </message>
    <message>
        <source>on the East wall</source>
        <translation>на източната стена</translation>
    </message>
    <message>
        <source>the East wall</source>
        <translation>източната стена</translation>
    </message>
    <message>
        <source>to the Middle zone</source>
        <translation>в средната зона</translation>
    </message>
    <message>
        <source>in the Middle zone</source>
        <translation>в средната зона</translation>
    </message>
    <message>
        <source>the Middle zone</source>
        <translation>средната зона</translation>
    </message>
    <message>
        <source>to the North camp</source>
        <translation>в северния лагер</translation>
    </message>
    <message>
        <source>in the North camp</source>
        <translation>в северния лагер</translation>
    </message>
    <message>
        <source>to the West camp</source>
        <translation>в западния лагер</translation>
    </message>
    <message>
        <source>in the West camp</source>
        <translation>в западния лагер</translation>
    </message>
    <message>
        <source>to the South camp</source>
        <translation>в южния лагер</translation>
    </message>
    <message>
        <source>in the South camp</source>
        <translation>в южния лагер</translation>
    </message>
    <message>
        <source>to the Danube bank</source>
        <translation>на дунавския бряг</translation>
    </message>
    <message>
        <source>on the Danube bank</source>
        <translation>на дунавския бряг</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <translation>%1 отива %2</translation>
    </message>
    <message>
        <source>the entrenchment of the %1 stands %2, level %3</source>
        <translation>окопът на %1 е %2, ниво %3</translation>
    </message>
    <message>
        <source>%1 stands %2</source>
        <translation>%1 е %2</translation>
    </message>
    <message>
        <source>into a breach of %1</source>
        <translation>в пробив на %1</translation>
    </message>
    <message>
        <source>in a breach of %1</source>
        <translation>в пробив на %1</translation>
    </message>
    <message>
        <source>the artillery shells %1</source>
        <translation>артилерията обстрелва %1</translation>
    </message>
    <message>
        <source>a mine is blown at %1</source>
        <translation>взривява се мина при %1</translation>
    </message>
    <message>
        <source>%1 is assaulted</source>
        <translation>щурм на %1</translation>
    </message>
    <message>
        <source>a counter-mine is dug beside %1</source>
        <translation>копае се контрамина до %1</translation>
    </message>
    <message numerus="yes">
        <source>the Turkish morale is 0 and %n Turkish unit(s) stand in the castle</source>
        <translation>
            <numerusform>турският морал е 0 и в крепостта е %n турска единица</numerusform>
            <numerusform>турският морал е 0 и в крепостта са %n турски единици</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was never 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>след ход %1 турският морал не падна до 0 и в крепостта остана %n турска единица</numerusform>
            <numerusform>след ход %1 турският морал не падна до 0 и в крепостта останаха %n турски единици</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>след ход %1 турският морал е 0 и в крепостта остана %n турска единица</numerusform>
            <numerusform>след ход %1 турският морал е 0 и в крепостта останаха %n турски единици</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has raised the artillery level in turn %2</source>
        <translation>%1 вече повиши нивото на артилерията в ход %2</translation>
    </message>
    <message>
        <source>the Turkish morale is %1, and no die shows less than that</source>
        <translation>турският морал е %1, а зарчето не показва по-малко</translation>
    </message>
    <message>
        <source>the artillery level is %1, its most</source>
        <translation>нивото на артилерията е %1, най-голямото</translation>
    </message>
    <message>
        <source>the artillery level is %1, its least</source>
        <translation>нивото на артилерията е %1, най-малкото</translation>
    </message>
    <message>
        <source>the mining level is %1, its most</source>
        <translation>нивото на минирането е %1, най-голямото</translation>
    </message>
    <message>
        <source>the mining level is %1, its least</source>
        <translation>нивото на минирането е %1, най-малкото</translation>
    </message>
    <message>
        <source>the Danube bank</source>
        <translation>дунавския бряг</translation>
    </message>
    <message>
        <source>the South camp</source>
        <translation>южния лагер</translation>
    </message>
    <message>
        <source>the West camp</source>
        <translation>западния лагер</translation>
    </message>
    <message>
        <source>the North camp</source>
        <translation>северния лагер</translation>
    </message>
    <message>
        <source>in the breaches of %1</source>
        <translation>в пробивите на %1</translation>
    </message>
    <message>
        <source>an entrenchment of the other side stands %1 (BU-26)</source>
        <translation>%1 има окоп на другата страна (BU-26)</translation>
    </message>
    <message>
        <source>at most %2 units stand in the breaches of %1 (BU-11)</source>
        <translation>в пробивите на %1 има най-много %2 единици (BU-11)</translation>
    </message>
    <message>
        <source>at most %2 units stand %1 (BU-12)</source>
        <translation>%1 има най-много %2 единици (BU-12)</translation>
    </message>
    <message>
        <source>both sides stand %1 (BU-12)</source>
        <translation>%1 са и двете страни (BU-12)</translation>
    </message>
    <message>
        <source>an entrenchment never stands %1 (BU-26)</source>
        <translation>%1 не може да има окоп (BU-26)</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle and go %1</source>
        <translation>турските единици не излизат от крепостта и не отиват %1</translation>
    </message>
    <message>
        <source>no road leads from %1 %2 in 1 step</source>
        <translation>няма път с 1 стъпка от %1 %2</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not %2</source>
        <translation>от пробив на %1 пътят води към лагер, не %2</translation>
    </message>
    <message>
        <source>no unit has moved %1; at least 1 has to</source>
        <translation>никой не е влязъл %1; поне 1 трябва</translation>
    </message>
    <message>
        <source>no breach lies %1; it is taken by castle fight only</source>
        <translation>%1 няма пробиви; превзема се само с бой в крепостта</translation>
    </message>
    <message>
        <source>no camp lies beside %1</source>
        <translation>до %1 няма лагер</translation>
    </message>
    <message>
        <source>%1 and %2 are not side by side</source>
        <translation>%1 и %2 не са съседни</translation>
    </message>
    <message>
        <source>no Turks stand %1, or no enemy is in its breaches</source>
        <translation>%1 няма турци или в пробивите няма враг</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %2 stand %1</source>
        <translation>турците нападат от стените с 2 единици, а %1 са %2</translation>
    </message>
    <message>
        <source>no units of %1 stand %2</source>
        <translation>%2 няма единици (%1)</translation>
    </message>
    <message>
        <source>%2 units stand %1, and there is no room for more</source>
        <translation>%1 има %2 единици и няма място за повече</translation>
    </message>
    <message>
        <source>no Imperial unit stands %1</source>
        <translation>%1 няма императорска единица</translation>
    </message>
    <message>
        <source>%2 do not stand %1</source>
        <translation>%2 не са %1</translation>
    </message>
    <message>
        <source>%2 stand %1 already</source>
        <translation>%2 вече са %1</translation>
    </message>
    <message>
        <source>%2 stand %1</source>
        <translation>%2 са %1</translation>
    </message>
    <message>
        <source>%1 now stand %2</source>
        <translation>%1 вече са %2</translation>
    </message>
    <message>
        <source>no entrenchment %1 can take this</source>
        <translation>%1 няма окоп, който да го поеме</translation>
    </message>
    <message>
        <source>the entrenchment %1 shows 2 already</source>
        <translation>окопът %1 вече е 2</translation>
    </message>
    <message>
        <source>no entrenchment stands %1 any more</source>
        <translation>%1 вече няма окоп</translation>
    </message>
    <message>
        <source>the entrenchment %1 is now at level %2</source>
        <translation>окопът %1 вече е на ниво %2</translation>
    </message>
    <message>
        <source>the entrenchment %1 loses a level</source>
        <translation>окопът %1 губи ниво</translation>
    </message>
    <message>
        <source>an entrenchment is built %1</source>
        <translation>%1 се строи окоп</translation>
    </message>
    <message>
        <source>units %2 fight to take %1</source>
        <translation>единици %2 се бият за %1</translation>
    </message>
    <message>
        <source>%1 stands %2 already</source>
        <translation>%1 вече е %2</translation>
    </message>
    <message>
        <source>it is the turn of the Romans</source>
        <translation>ходът е на римляните</translation>
    </message>
    <message>
        <source>it is the turn of the Gauls</source>
        <translation>ходът е на галите</translation>
    </message>
    <message>
        <source>it is the turn of the Romans (red)</source>
        <translation>ходът е на римляните (червени)</translation>
    </message>
    <message>
        <source>it is the turn of the Greeks (blue)</source>
        <translation>ходът е на гърците (сини)</translation>
    </message>
    <message>
        <source>it is the turn of Red</source>
        <translation>ходът е на червените</translation>
    </message>
    <message>
        <source>it is the turn of Yellow</source>
        <translation>ходът е на жълтите</translation>
    </message>
    <message>
        <source>it is the turn of the Imperials</source>
        <translation>ходът е на императорците</translation>
    </message>
    <message>
        <source>it is the turn of the Turks</source>
        <translation>ходът е на турците</translation>
    </message>
    <message numerus="yes">
        <source>the checkpoint of %n seal(s)</source>
        <translation>
            <numerusform>контролната точка с %n печат</numerusform>
            <numerusform>контролната точка с %n печата</numerusform>
        </translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>контролна точка</translation>
    </message>
    <message>
        <source>the key of %1 is not of that name</source>
        <translation>този ключ не е на това име: %1</translation>
    </message>
    <message>
        <source>%1 is not signed by the club</source>
        <translation>%1: не е подписана от клуба</translation>
    </message>
    <message>
        <source>%1 has a signature of %2 that is not right</source>
        <translation>%1: подписът на %2 е грешен</translation>
    </message>
    <message>
        <source>%1 has two signatures of %2</source>
        <translation>%1: има два подписа на %2</translation>
    </message>
    <message>
        <source>%1 is no checkpoint of this club</source>
        <translation>%1: не е контролна точка на този клуб</translation>
    </message>
    <message>
        <source>%1 is not longer than the one before</source>
        <translation>%1: не е по-дълга от предишната</translation>
    </message>
    <message>
        <source>%1 has more seals than there are</source>
        <translation>%1: има повече печати, отколкото съществуват</translation>
    </message>
    <message>
        <source>%1 has other seals: one was changed, left out or put in</source>
        <translation>%1: печатите са други, защото един е променен, пропуснат или добавен</translation>
    </message>
    <message>
        <source>the last seals are in no checkpoint</source>
        <translation>последните печати не са в никоя контролна точка</translation>
    </message>
    <message>
        <source>%1 signed nothing, or stands there twice</source>
        <translation>%1: не е подписал нищо или стои два пъти</translation>
    </message>
    <message>
        <source>no checkpoint is published, because the seals in the database were changed: %1</source>
        <translation>не е публикувана контролна точка, защото печатите в базата данни са променени; %1</translation>
    </message>
    <message>
        <source>the club&apos;s key signs nothing</source>
        <translation>ключът на клуба не подписва нищо</translation>
    </message>
    <message>
        <source>that is no signature of the newest checkpoint; reload the page</source>
        <translation>това не е подпис на най-новата контролна точка; презаредете страницата</translation>
    </message>
    <message>
        <source>enough phones signed this checkpoint</source>
        <translation>достатъчно телефони подписаха тази контролна точка</translation>
    </message>
    <message>
        <source>the club has no key for signatures</source>
        <translation>клубът няма ключ за подписи</translation>
    </message>
    <message>
        <source>too many pictures are coming; ask again</source>
        <translation>идват твърде много снимки наведнъж; опитайте пак</translation>
    </message>
    <message>
        <source>the table does not have the picture now; look there</source>
        <translation>масата сега няма тази снимка; вижте на място</translation>
    </message>
    <message>
        <source>no table `%1` plays that game</source>
        <translation>няма маса `%1`, която играе тази партия</translation>
    </message>
    <message>
        <source>the club&apos;s database does not answer</source>
        <translation>базата данни на клуба не отговаря</translation>
    </message>
    <message>
        <source>somebody has changed the tournament at the same time; look, and say it again</source>
        <translation>някой друг промени турнира в същото време; вижте и го въведете отново</translation>
    </message>
    <message>
        <source>nothing was printed: %1</source>
        <translation>нищо не е отпечатано; %1</translation>
    </message>
    <message>
        <source>too much is being printed; ask again soon</source>
        <translation>печатат се твърде много неща; опитайте пак скоро</translation>
    </message>
    <message>
        <source>the program does not run</source>
        <translation>програмата не работи</translation>
    </message>
    <message>
        <source>too many wrong codes; wait ten minutes, or tell the arbiter</source>
        <translation>твърде много грешни кодове; изчакайте десет минути или кажете на съдията</translation>
    </message>
    <message>
        <source>this is no player&apos;s code</source>
        <translation>това не е код на играч</translation>
    </message>
    <message>
        <source>this player has another game now</source>
        <translation>този играч сега има друга партия</translation>
    </message>
    <message>
        <source>there is a result already; only the arbiter changes it</source>
        <translation>вече има резултат; само съдията го променя</translation>
    </message>
    <message>
        <source>new codes have the arbiter&apos;s name</source>
        <translation>за нови кодове е нужно името на съдията</translation>
    </message>
    <message>
        <source>the club&apos;s list is being read; wait</source>
        <translation>списъкът на клуба се зарежда; изчакайте</translation>
    </message>
    <message>
        <source>`%1`: give a whole number from 0 to %2</source>
        <translation>`%1`: дайте цяло число от 0 до %2</translation>
    </message>
    <message>
        <source>`%1`: write true or false</source>
        <translation>`%1`: напишете true или false</translation>
    </message>
    <message>
        <source>%1 have given up</source>
        <translation>%1 се предадоха</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Time for each action</source>
        <translation>Време за всяко действие</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунди</translation>
    </message>
    <message>
        <source>What each side has left</source>
        <translation>Какво остава на всяка страна</translation>
    </message>
    <message>
        <source>Hits by toss</source>
        <translation>Попадения по хвърляния</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадения</translation>
    </message>
    <message>
        <source>%1: most %2, in the end %3</source>
        <translation>%1: най-много %2, накрая %3</translation>
    </message>
    <message>
        <source>let stand</source>
        <translation>оставено в сила</translation>
    </message>
    <message>
        <source>Who takes longer?</source>
        <translation>Кой мисли по-дълго?</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>Кой води?</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Кой уцелва повече, отколкото дава случайността?</translation>
    </message>
    <message>
        <source>%1: %2 seconds on average</source>
        <translation>%1: средно %2 секунди</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: остават %2</translation>
    </message>
    <message>
        <source>%1: %2 hits where chance would give %3</source>
        <translation>%1: %2 попадения, а случайността би дала %3</translation>
    </message>
    <message>
        <source>player</source>
        <translation>играч</translation>
    </message>
    <message>
        <source>action</source>
        <translation>действие</translation>
    </message>
    <message>
        <source>least</source>
        <translation>най-малко</translation>
    </message>
    <message>
        <source>most</source>
        <translation>най-много</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>nothing</source>
        <translation>нищо</translation>
    </message>
    <message>
        <source>Taken back (%1): %2</source>
        <translation>Върнато (%1): %2</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Върнато: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Играта започва.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FarView</name>
    <message>
        <source>Game %1</source>
        <translation>Игра %1</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds off.</source>
        <translation>Esc или F11 излиза. M изключва звуците.</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds on.</source>
        <translation>Esc или F11 излиза. M включва звуците.</translation>
    </message>
    <message>
        <source>Umpire: the game from far away</source>
        <translation>Umpire – играта отдалече</translation>
    </message>
    <message>
        <source>The code that opens the page</source>
        <translation>Кодът, който отваря страницата</translation>
    </message>
    <message>
        <source>Scan the code to see the game on a telephone.</source>
        <translation>Сканирайте кода, за да видите играта на телефон.</translation>
    </message>
    <message>
        <source>H shows what the computer would do.</source>
        <translation>H показва какво би направил компютърът.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameLog</name>
    <message numerus="yes">
        <source>(%n second(s) late)</source>
        <translation>
            <numerusform>(с %n секунда закъснение)</numerusform>
            <numerusform>(с %n секунди закъснение)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 is too close: you decide. Its line passes %2 mm beside the hull, known to ± %3 mm.</source>
        <translation>%1 е твърде близо: решавате вие. Линията ѝ минава на %2 мм от корпуса, с точност ± %3 мм.</translation>
    </message>
    <message>
        <source>%1 is too close: you decide. Its line points %2 mm inside the hull, known to ± %3 mm.</source>
        <translation>%1 е твърде близо: решавате вие. Линията ѝ сочи %2 мм навътре в корпуса, с точност ± %3 мм.</translation>
    </message>
    <message>
        <source>It is not clear which end of %1 is the head. You decide.</source>
        <translation>Не е ясно в кой край е главата на %1. Решавате вие.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червен</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жълт</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>син</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелен</translation>
    </message>
    <message>
        <source>white</source>
        <translation>бял</translation>
    </message>
    <message>
        <source>black</source>
        <translation>черен</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжев</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>кафяв</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>сив</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>нападател</translation>
    </message>
    <message>
        <source>target</source>
        <translation>цел</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>напред</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>завой наляво</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>завой надясно</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>огън!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>пренареждане на греблата</translation>
    </message>
    <message>
        <source>orders of %1: %2</source>
        <translation>заповеди на %1: %2</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светъл</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>тъмен</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадение</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>твърде близо</translation>
    </message>
    <message>
        <source>misses by %1 mm</source>
        <translation>мимо с %1 мм</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <translation>Невалидно, защото клечка се допира</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Извън обсег</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>%1–%2 попадения, решават играчите</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Няма попадение</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n попадение</numerusform>
            <numerusform>%n попадения</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires at %2 across %3 mm</source>
        <translation>%1 стреля по %2 от %3 мм</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>хвърлени %1, позволена %n клечка</numerusform>
            <numerusform>хвърлени %1, позволени %n клечки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 в повече</translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s).</source>
        <translation>
            <numerusform>Масата е намерена по %n знак.</numerusform>
            <numerusform>Масата е намерена по %n знака.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tags: the matches give the scale.</source>
        <translation>Няма знаци, затова мащабът е по клечките.</translation>
    </message>
    <message>
        <source>There are no tags: the matchboxes give the scale.</source>
        <translation>Няма знаци, затова мащабът е по кибритените кутии.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Не се вижда нищо с познат размер, затова местата са само в пиксели.</translation>
    </message>
    <message>
        <source>The table lies where you set its corners.</source>
        <translation>Масата е там, където посочихте ъглите ѝ.</translation>
    </message>
    <message>
        <source>The line of %1 is known to ± %2 mm at the target.</source>
        <translation>Линията на %1 е известна с точност ± %2 мм при целта.</translation>
    </message>
    <message>
        <source>A point is accurate to %1 mm.</source>
        <translation>Точността на точка е %1 мм.</translation>
    </message>
    <message>
        <source>head unclear</source>
        <translation>неясна глава</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AheadBar</name>
    <message>
        <source>Chances to win: %1</source>
        <translation>Шансове за победа: %1</translation>
    </message>
    <message>
        <source>Who was ahead?</source>
        <translation>Кой водеше?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CameraPage</name>
    <message>
        <source>What does your camera&apos;s lens do to a picture?</source>
        <translation>Какво прави обективът на камерата с картината?</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Вашата дъска</translation>
    </message>
    <message>
        <source>a chessboard: 9 x 6 inner corners, 25 mm</source>
        <translation>шахматна дъска: 9 x 6 вътрешни ъгъла, 25 мм</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Save the camera file…</source>
        <translation>Запазете файла на камерата…</translation>
    </message>
    <message>
        <source>Where the board was seen</source>
        <translation>Къде е видяна дъската</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the board</source>
        <translation>Дъската през камерата</translation>
    </message>
    <message>
        <source>On the page “Start”, a new game leads to “Check the table and the camera”. There, “Calibrate the camera…” is under “Corners and lens”.</source>
        <translation>На страницата „Начало“ новата игра води до „Проверка на масата и камерата“. Там „Калибрирайте камерата…“ е под „Ъгли и обектив“.</translation>
    </message>
    <message>
        <source>Move the board to the upper left of the picture.</source>
        <translation>Преместете дъската горе вляво в картината.</translation>
    </message>
    <message>
        <source>Move the board to the top of the picture.</source>
        <translation>Преместете дъската горе в картината.</translation>
    </message>
    <message>
        <source>Move the board to the upper right of the picture.</source>
        <translation>Преместете дъската горе вдясно в картината.</translation>
    </message>
    <message>
        <source>Move the board to the left of the picture.</source>
        <translation>Преместете дъската вляво в картината.</translation>
    </message>
    <message>
        <source>Move the board to the middle of the picture.</source>
        <translation>Преместете дъската в средата на картината.</translation>
    </message>
    <message>
        <source>Move the board to the right of the picture.</source>
        <translation>Преместете дъската вдясно в картината.</translation>
    </message>
    <message>
        <source>Move the board to the lower left of the picture.</source>
        <translation>Преместете дъската долу вляво в картината.</translation>
    </message>
    <message>
        <source>Move the board to the bottom of the picture.</source>
        <translation>Преместете дъската долу в картината.</translation>
    </message>
    <message>
        <source>Move the board to the lower right of the picture.</source>
        <translation>Преместете дъската долу вдясно в картината.</translation>
    </message>
    <message>
        <source>Tilt the board more to the left, with its left edge farther from the camera.</source>
        <translation>Наклонете я повече наляво. Левият ѝ край да е по-далеч от камерата.</translation>
    </message>
    <message>
        <source>Tilt the board more to the right, with its right edge farther from the camera.</source>
        <translation>Наклонете я повече надясно. Десният ѝ край да е по-далеч от камерата.</translation>
    </message>
    <message>
        <source>Tilt the board more backwards, with its upper edge farther from the camera.</source>
        <translation>Наклонете я повече назад. Горният ѝ край да е по-далеч от камерата.</translation>
    </message>
    <message>
        <source>Tilt the board more forwards, with its lower edge farther from the camera.</source>
        <translation>Наклонете я повече напред. Долният ѝ край да е по-далеч от камерата.</translation>
    </message>
    <message>
        <source>Hold the board up so that the camera sees it.</source>
        <translation>Вдигнете дъската така, че камерата да я вижда.</translation>
    </message>
    <message>
        <source>Good. Hold it still.</source>
        <translation>Добре. Дръжте я неподвижно.</translation>
    </message>
    <message>
        <source>Come closer: let the board fill half of the picture.</source>
        <translation>Елате по-близо. Дъската да запълни половината картина.</translation>
    </message>
    <message>
        <source>Hold the board in another place and at another tilt.</source>
        <translation>Дръжте дъската на друго място и с друг наклон.</translation>
    </message>
    <message>
        <source>That is enough. Save the camera file.</source>
        <translation>Това стига. Запазете файла на камерата.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s) kept.</source>
        <translation>
            <numerusform>Запазени изгледи: %1 от %n.</numerusform>
            <numerusform>Запазени изгледи: %1 от %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners are off by %1 px: the views agree.</source>
        <translation>Ъглите са отместени с %1 px: изгледите съвпадат.</translation>
    </message>
    <message>
        <source>Corners are off by %1 px: is the board flat, and is it this board? Begin again.</source>
        <translation>Ъглите са отместени с %1 px: равна ли е дъската и тази ли е? Започнете отначало.</translation>
    </message>
    <message>
        <source>Save the camera file</source>
        <translation>Запазете файла на камерата</translation>
    </message>
    <message>
        <source>Camera files (*.yaml)</source>
        <translation>Файлове на камера (*.yaml)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>7 x 5, 38 mm</source>
        <translation>7 x 5, 38 мм</translation>
    </message>
    <message>
        <source>9 x 6, 25 mm</source>
        <translation>9 x 6, 25 мм</translation>
    </message>
    <message>
        <source>the one that is printed here: 7 x 5 squares of 38 mm</source>
        <translation>тази, която се печата тук: 7 x 5 полета по 38 мм</translation>
    </message>
    <message>
        <source>Print the board on stiff paper, hold it flat, and turn the light on.</source>
        <translation>Отпечатайте дъската на твърда хартия, дръжте я равно и включете осветлението.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CheckPage</name>
    <message>
        <source>Does the camera see your table well?</source>
        <translation>Вижда ли камерата добре масата?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Проверете отново</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Масата през камерата</translation>
    </message>
    <message numerus="yes">
        <source>All %n tag(s) are in view.</source>
        <translation>
            <numerusform>Вижда се %n знак.</numerusform>
            <numerusform>Виждат се всички %n знака.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in view: tag %1. Uncover it, or turn the camera.</source>
        <translation>Знак %1 не се вижда. Открийте го или завъртете камерата.</translation>
    </message>
    <message>
        <source>Not in view: tags %1. Uncover them, or turn the camera.</source>
        <translation>Знаци %1 не се виждат. Открийте ги или завъртете камерата.</translation>
    </message>
    <message>
        <source>The table is not found yet.</source>
        <translation>Масата още не е намерена.</translation>
    </message>
    <message>
        <source>Bring the camera nearer, or make a camera file.</source>
        <translation>Доближете камерата или направете файл на камерата.</translation>
    </message>
    <message>
        <source>All of the play area is in view.</source>
        <translation>Вижда се цялото игрално поле.</translation>
    </message>
    <message>
        <source>Only %1 % of the play area is in view: move the camera back or turn it.</source>
        <translation>Вижда се само %1 % от игралното поле. Отдалечете или завъртете камерата.</translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation>Светлината е добра.</translation>
    </message>
    <message>
        <source>Calibrate the camera…</source>
        <translation>Калибрирайте камерата…</translation>
    </message>
    <message>
        <source>The picture is sharp (%1 px).</source>
        <translation>Картината е ясна (%1 px).</translation>
    </message>
    <message>
        <source>The picture is out of focus (%1 px): focus the camera on the table, or clean its lens.</source>
        <translation>Картината не е на фокус (%1 px): фокусирайте камерата върху масата или почистете обектива.</translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n галера</numerusform>
            <numerusform>%n галери</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n клечка</numerusform>
            <numerusform>%n клечки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n стълб камъни</numerusform>
            <numerusform>%n стълба камъни</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n зарче</numerusform>
            <numerusform>%n зарчета</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s)</source>
        <translation>
            <numerusform>%n код</numerusform>
            <numerusform>%n кода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a piece of the game on the table. When Umpire recognises the piece, the picture shows its name and a ring round it.</source>
        <translation>Сложете фигура от играта на масата. Щом Umpire я разпознае, на картината има кръг и името ѝ.</translation>
    </message>
    <message numerus="yes">
        <source>The game begins with %n stack(s) of stones. Turn the lamp or the camera until each stack in the picture has a ring.</source>
        <translation>
            <numerusform>Играта започва с %n стълб камъни. Завъртете лампата или камерата, докато всеки стълб на картината има кръг.</numerusform>
            <numerusform>Играта започва с %n стълба камъни. Завъртете лампата или камерата, докато всеки стълб на картината има кръг.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognised: %1.</source>
        <translation>Разпознато: %1.</translation>
    </message>
    <message>
        <source>No tags are needed.</source>
        <translation>Знаци не са нужни.</translation>
    </message>
    <message>
        <source>Measure the table by its tags</source>
        <translation>Измерете масата по знаците</translation>
    </message>
    <message>
        <source>The table is being measured</source>
        <translation>Масата се измерва</translation>
    </message>
    <message>
        <source>The table file does not say where this game&apos;s board lies: lay it down empty, and measure the table.</source>
        <translation>Файлът на масата не казва къде лежи дъската на тази игра. Поставете я празна и измерете масата.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>The camera sees the table; lay the pieces for the first move</source>
        <translation>Камерата вижда масата; наредете фигурите за първия ход</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view: measure the table by them.</source>
        <translation>
            <numerusform>%n знак се вижда: измерете масата по него.</numerusform>
            <numerusform>%n знака се виждат: измерете масата по тях.</numerusform>
        </translation>
    </message>
    <message>
        <source>Umpire looks at the table.</source>
        <translation>Umpire гледа масата.</translation>
    </message>
    <message>
        <source>The game&apos;s board has to lie there, empty.</source>
        <translation>Дъската на играта трябва да лежи там, празна.</translation>
    </message>
    <message>
        <source>No tag is in view. Print four tags (on the start page, under “More”), and lay them at the corners of the table; or set its corners by hand.</source>
        <translation>Не се вижда нито един знак. Отпечатайте четири знака (на началната страница, под „Още“) и ги сложете в ъглите на масата; или посочете ъглите ѝ на ръка.</translation>
    </message>
    <message>
        <source>The guide to a new game leads here, by “Check the table and the camera”.</source>
        <translation>Дотук води пътят към нова игра, с „Проверка на масата и камерата“.</translation>
    </message>
    <message>
        <source>Writes the table file: the places of the tags and of the board. War Galley and Murus Gallicus need none.</source>
        <translation>Записва файла на масата: местата на знаците и на дъската. За „Бойна галера“ и „Галска стена“ не е нужен.</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view. No table file is needed.</source>
        <translation>
            <numerusform>%n знак се вижда. Файл на масата не е нужен.</numerusform>
            <numerusform>%n знака се виждат. Файл на масата не е нужен.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners and lens</source>
        <translation>Ъгли и обектив</translation>
    </message>
</context>
<context>
    <name>umpire::desk::ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Без часовник</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>How long each side may think: 10m+5s gives 5 seconds more after each turn, and of 10m,delay=3s the first 3 seconds of each turn are not counted</source>
        <translation>Колко може да мисли всяка страна: 10m+5s дава още 5 секунди след всеки ход, а при 10m,delay=3s първите 3 секунди от хода не се броят</translation>
    </message>
    <message>
        <source>without time a side loses</source>
        <translation>без време страната губи</translation>
    </message>
    <message>
        <source>without time the arbiter is called</source>
        <translation>без време се вика арбитърът</translation>
    </message>
    <message>
        <source>without time the players decide</source>
        <translation>без време решават играчите</translation>
    </message>
    <message>
        <source>What happens to a side that has no time left</source>
        <translation>Какво става със страна, чието време е изтекло</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CommandBar</name>
    <message>
        <source>Accept</source>
        <translation>Приеми</translation>
    </message>
    <message>
        <source>The best explanation is right</source>
        <translation>Най-доброто обяснение е вярно</translation>
    </message>
    <message>
        <source>Other explanation</source>
        <translation>Друго обяснение</translation>
    </message>
    <message>
        <source>It was something else</source>
        <translation>Беше нещо друго</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Остава така</translation>
    </message>
    <message>
        <source>The illegal action counts all the same</source>
        <translation>Непозволеният ход все пак се брои</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Върнете хода</translation>
    </message>
    <message>
        <source>Takes back the last action</source>
        <translation>Връща последния ход</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Бележка…</translation>
    </message>
    <message>
        <source>Writes a line into the record</source>
        <translation>Добавя ред в записа</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължете</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Umpire calls nothing until you resume</source>
        <translation>По време на паузата Umpire не обявява нищо</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Предайте се…</translation>
    </message>
    <message>
        <source>The player to move gives up the game</source>
        <translation>Който е на ход, се предава</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Кажете какво беше изиграно</translation>
    </message>
    <message>
        <source>Type your secret here while the others look away. The line shows only dots.</source>
        <translation>Напишете тайната си тук, докато другите не гледат. Редът показва само точки.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Въведете</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>For the record:</source>
        <translation>За записа:</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Предайте се</translation>
    </message>
    <message>
        <source>Does the player to move give up the game?</source>
        <translation>Предава ли се този, който е на ход?</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Поправете…</translation>
    </message>
    <message>
        <source>The record is wrong about a piece</source>
        <translation>Записът греши за фигура</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Поправете записа</translation>
    </message>
    <message>
        <source>Which piece lies where? For example: %1</source>
        <translation>Какво къде лежи наистина? Например: %1</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Още команди</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Прави отново върнатото</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Отново</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Какво би направил компютърът?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CornersPanel</name>
    <message>
        <source>Set the corners by hand</source>
        <translation>Посочете ъглите на ръка</translation>
    </message>
    <message>
        <source>If the tags cannot be used, show where the table is</source>
        <translation>Когато знаците не помагат, покажете къде е масата</translation>
    </message>
    <message>
        <source>Look for the tags again</source>
        <translation>Потърсете отново знаците</translation>
    </message>
    <message>
        <source>Drag each corner to its corner of the play area. The near corners are on side A, and the far corners are on side B. Left and right are as the player of side A sees them. With the keyboard, choose the next corner with the space bar, and move the corner with the arrow keys.</source>
        <translation>Плъзнете ъглите до ъглите на игралното поле. Близките ъгли са на страна A, а далечните – на страна B. Ляво и дясно са така, както ги вижда играчът на страна A. От клавиатурата изберете следващия ъгъл с интервала и го местете със стрелките.</translation>
    </message>
    <message>
        <source>Width, along side A&apos;s edge</source>
        <translation>Ширина, по ръба на страна A</translation>
    </message>
    <message>
        <source>Depth, from side A to side B</source>
        <translation>Дълбочина, от страна A до страна B</translation>
    </message>
    <message>
        <source>Side A sits at the next edge</source>
        <translation>Страна A седи на следващия ръб</translation>
    </message>
    <message>
        <source>Use these corners</source>
        <translation>Използвайте тези ъгли</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EventList</name>
    <message>
        <source>Find a square, a player, a word</source>
        <translation>Търсене на поле, играч или дума</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>Show also what the table and the camera did</source>
        <translation>И какво правиха масата и камерата</translation>
    </message>
    <message>
        <source>Show the notation too</source>
        <translation>Показвай и нотацията</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>Събитията в играта</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EvidenceView</name>
    <message>
        <source>The picture before: %1</source>
        <translation>Предишната снимка: %1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>преди</translation>
    </message>
    <message>
        <source>after</source>
        <translation>след</translation>
    </message>
    <message>
        <source>How far the picture before fades into the picture after</source>
        <translation>Доколко предишната снимка прелива в следващата</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Снимката на събитието</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>Предишната снимка</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FileChoice</name>
    <message>
        <source>Choose…</source>
        <translation>Избор…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Избор: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Изчистете</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The film ended before an answer.</source>
        <translation>Филмът свърши преди отговора.</translation>
    </message>
    <message>
        <source>Umpire stopped watching before an answer.</source>
        <translation>Umpire спря да наблюдава преди отговора.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Show on another screen</source>
        <translation>Покажете на друг екран</translation>
    </message>
    <message>
        <source>On a stream, on a television, and on the telephone of each player</source>
        <translation>В предаване, на телевизор и на телефона на всеки играч</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Масата през камерата</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Тук идва картината на масата, когато се играе.</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Изчаква се картина…</translation>
    </message>
    <message>
        <source>The picture is hidden while players lay something out in secret. Under “More”, “%1” gives each player a page on a telephone for that.</source>
        <translation>Картината е скрита, докато играчите подреждат нещо тайно. За това „%1“ под „Още“ дава на всеки играч страница на телефона.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Казаното досега</translation>
    </message>
    <message>
        <source>The time that is left to each side</source>
        <translation>Времето, което остава на всяка страна</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Край на наблюдението</translation>
    </message>
    <message>
        <source>Look at the record</source>
        <translation>Вижте записа</translation>
    </message>
    <message>
        <source>Umpire stops watching; the record stays</source>
        <translation>Umpire спира да следи; записът остава</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>Няма игра</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Чака се масата</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>На ход: %1</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>двете страни</translation>
    </message>
    <message>
        <source>The camera is gone. The game waits for it.</source>
        <translation>Камерата изчезна. Играта я чака.</translation>
    </message>
    <message>
        <source>The picture waits while something is laid in secret.</source>
        <translation>Картината чака, докато нещо се подрежда тайно.</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Щракнете върху фигура, за да я поправите</translation>
    </message>
    <message>
        <source>set its corners anew.</source>
        <translation>посочете отново ъглите ѝ.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Играта свърши</translation>
    </message>
    <message>
        <source>Point at the place where it lies (Esc: leave it).</source>
        <translation>Посочете къде лежи. Esc оставя всичко както е.</translation>
    </message>
    <message>
        <source>Umpire waits for your answer</source>
        <translation>Umpire чака отговора ви</translation>
    </message>
    <message>
        <source>Umpire waits for what the players say</source>
        <translation>Umpire чака какво ще кажат играчите</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1 – по записа %2, по камерата %3</translation>
    </message>
    <message>
        <source>A sound for a ruling, for what is illegal and for a question (M)</source>
        <translation>Звук за решение, за непозволено и за въпрос (M)</translation>
    </message>
    <message>
        <source>Click a sentence to see what it rests on</source>
        <translation>Щракнете на изречение, за да видите на какво се основава</translation>
    </message>
    <message>
        <source>One look does not tell how high this stack is. Umpire knows it from several looks and from the game.</source>
        <translation>Един поглед не показва колко е висок този стълб. Umpire го знае от няколко погледа и от играта.</translation>
    </message>
    <message>
        <source>See it from far away</source>
        <translation>Изглед отдалече</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Без звук</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Със звук</translation>
    </message>
    <message>
        <source>The camera counts otherwise than the record:</source>
        <translation>Камерата брои друго, а не записаното:</translation>
    </message>
    <message numerus="yes">
        <source>The camera has sent no picture for %n second(s).</source>
        <translation>
            <numerusform>Камерата не е пращала картина от %n секунда.</numerusform>
            <numerusform>Камерата не е пращала картина от %n секунди.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is %n second(s) behind the table.</source>
        <translation>
            <numerusform>Картината изостава от масата с %n секунда.</numerusform>
            <numerusform>Картината изостава от масата с %n секунди.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole screen, to be read from two metres (F11)</source>
        <translation>На цял екран, чете се от два метра (F11)</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Not watching</source>
        <translation>Не следи</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameThread</name>
    <message>
        <source>The system gives no pipe for commands; close some programs.</source>
        <translation>Системата не дава канал за команди; затворете програми.</translation>
    </message>
    <message>
        <source>The command could not be handed to the game.</source>
        <translation>Командата не можа да се предаде на играта.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изход</translation>
    </message>
    <message>
        <source>&amp;About Umpire</source>
        <translation>&amp;За Umpire</translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <translation>Текст: %1 %</translation>
    </message>
    <message>
        <source>Colours of the desktop, dark beside a table</source>
        <translation>Цветове на системата, тъмно до снимка на масата</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светло</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмно</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Umpire</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страници</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Маса</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Снимка</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>The menu in which the language is chosen; &quot;Language&quot; beside it, for those who cannot read it.</extracomment>
        <translation>&amp;Език (Language)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>About Umpire</source>
        <translation>За Umpire</translation>
    </message>
    <message>
        <source>Umpire %1 referees games that are played with real pieces, through a camera. It measures, and says so when it is too close to call.</source>
        <translation>Umpire %1 съди през камера игри с истински фигури. Той мери и казва, когато е твърде близо.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Speak announcements</source>
        <translation>Изговаряйте обявеното</translation>
    </message>
    <message>
        <source>Speak announcements (no speech is installed)</source>
        <translation>Изговаряне на обявеното (няма инсталирана реч)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова игра</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>A game is going on</source>
        <translation>Върви игра</translation>
    </message>
    <message>
        <source>A game is going on. Do you want to leave it?</source>
        <translation>Върви игра. Искате ли да я оставите?</translation>
    </message>
    <message>
        <source>Close Umpire</source>
        <translation>Затворете Umpire</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Оставете играта</translation>
    </message>
    <message>
        <source>No game was played yet</source>
        <translation>Още няма изиграна игра</translation>
    </message>
    <message>
        <source>Open a &amp;picture…</source>
        <translation>Отворете &amp;снимка…</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Отворете за&amp;пис…</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>&amp;Последни</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Покажете папката</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остани</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>П&amp;равилата</translation>
    </message>
    <message>
        <source>The record is in %1. You can go on with the game later.</source>
        <translation>Записът е в %1. Можете да продължите играта по-късно.</translation>
    </message>
    <message>
        <source>The record of the game</source>
        <translation>Записът на играта</translation>
    </message>
    <message>
        <source>The record of the game is in %1.</source>
        <translation>Записът на играта е в %1.</translation>
    </message>
    <message>
        <source>a picture: nearer, farther, all of it</source>
        <translation>снимка: по-близо, по-далеч, цялата</translation>
    </message>
    <message>
        <source>answers a question of the umpire</source>
        <translation>отговаря на въпрос на съдията</translation>
    </message>
    <message>
        <source>&amp;Statistics of many games…</source>
        <translation>&amp;Статистика на много игри…</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>търси в правилата</translation>
    </message>
    <message>
        <source>goes from square to square of a board, and chooses one</source>
        <translation>минава от поле на поле по дъската и избира едно</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>taken back later: %1</source>
        <translation>върнато по-късно: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кой</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Какво</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PicturePage</name>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>The picture is being looked at</source>
        <translation>Снимката се разглежда</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Какво има на масата</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Снимката</translation>
    </message>
    <message>
        <source>Plus and minus zoom, 0 shows all of it</source>
        <translation>Плюс и минус мащабират, 0 показва всичко</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Umpire казва какво има на масата и колко е сигурен, и решава за хвърляне в „Бойна галера“.</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Отворете снимка…</translation>
    </message>
    <message>
        <source>A photograph of your table from above (Ctrl+O)</source>
        <translation>Снимка на масата отгоре (Ctrl+O)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Поставете</translation>
    </message>
    <message>
        <source>The picture that was copied elsewhere (Ctrl+V)</source>
        <translation>Снимката, копирана другаде (Ctrl+V)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>A right click on a piece says what is wrong with it</source>
        <translation>С десен бутон върху фигура казвате какво е грешно</translation>
    </message>
    <message>
        <source>Drop a picture of your table here.
Or click here, or paste it.</source>
        <translation>Пуснете тук снимка на масата.
Или щракнете тук, или я поставете.</translation>
    </message>
    <message>
        <source>Drop the picture here</source>
        <translation>Пуснете снимката тук</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Отворете снимка</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard. Copy one, and paste again.</source>
        <translation>В клипборда няма снимка. Копирайте снимка и поставете отново.</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>поставена снимка</translation>
    </message>
    <message>
        <source>The picture is being looked at.</source>
        <translation>Снимката се разглежда.</translation>
    </message>
    <message>
        <source>What shall Umpire look for?</source>
        <translation>Какво да търси Umpire?</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n стълб камъни</numerusform>
            <numerusform>%n стълба камъни</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Зарчета: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n галера</numerusform>
            <numerusform>%n галери</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n клечка</numerusform>
            <numerusform>%n клечки</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the galley that fires.</source>
        <translation>Щракнете върху галерата, която стреля.</translation>
    </message>
    <message>
        <source>Click the galley at which %1 fires.</source>
        <translation>Щракнете върху галерата, по която стреля %1.</translation>
    </message>
    <message>
        <source>Is something wrong? Click it with the right button.</source>
        <translation>Нещо грешно ли е? Щракнете върху него с десния бутон.</translation>
    </message>
    <message>
        <source>The picture with the ruling is on the clipboard.</source>
        <translation>Снимката с решението е в клипборда.</translation>
    </message>
    <message>
        <source>Save the picture with the ruling</source>
        <translation>Запазете снимката с решението</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Снимки (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Запазено: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>%1 не може да се запише. Изберете друга папка.</translation>
    </message>
    <message>
        <source>Where is the bow of %1? Click this end of it.</source>
        <translation>Къде е носът на %1? Щракнете върху този край.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменете</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <translation>В обсег ли е целта?</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>В обсег</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Извън обсег</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <translation>Допира ли се клечка до галера или заповед?</translation>
    </message>
    <message>
        <source>It touches</source>
        <translation>Допира се</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <translation>Не се допира</translation>
    </message>
    <message>
        <source>%1: hit, as you decided</source>
        <translation>%1: попадение, както решихте</translation>
    </message>
    <message>
        <source>%1: miss, as you decided</source>
        <translation>%1: пропуск, както решихте</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Попадение</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>сбор: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PiecesPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>Дъската в записа</translation>
    </message>
    <message>
        <source>Click a place to correct what lies there</source>
        <translation>Щракнете върху място, за да поправите какво лежи там</translation>
    </message>
    <message>
        <source>Click to correct it</source>
        <translation>Щракнете, за да поправите</translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 всъщност е</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>%1 really holds</source>
        <translation>На %1 всъщност има</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нищо</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stone(s)</source>
        <translation>
            <numerusform>%1: %n камък</numerusform>
            <numerusform>%1: %n камъка</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 всъщност е</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>сега няма какво да се поправя</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PrintButton</name>
    <message>
        <source>Print what the table needs</source>
        <translation>Отпечатайте нужното за масата</translation>
    </message>
    <message>
        <source>Four tags for the corners…</source>
        <translation>Четири знака за ъглите…</translation>
    </message>
    <message>
        <source>The game&apos;s board and pieces…</source>
        <translation>Дъската и фигурите на играта…</translation>
    </message>
    <message>
        <source>Board and pieces of the variant “%1”…</source>
        <translation>Дъска и фигури за варианта „%1“…</translation>
    </message>
    <message>
        <source>Boards and pieces of all variants…</source>
        <translation>Дъски и фигури за всички варианти…</translation>
    </message>
    <message>
        <source>Print the board…</source>
        <translation>Отпечатайте дъската…</translation>
    </message>
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>непозволено</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Остава така</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Съгласие: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>Copies the example to the field below, where you can change it</source>
        <translation>Поставя го долу, където го променяте, преди да го кажете</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FilmView</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуснете</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>Един кадър назад</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>Един кадър напред</translation>
    </message>
    <message>
        <source>The film of the moments before the event</source>
        <translation>Филмът с миговете преди събитието</translation>
    </message>
    <message>
        <source>No film of the moments before this event is kept.</source>
        <translation>Няма запазен филм с миговете преди това събитие.</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <translation>Какво разпозна съдията</translation>
    </message>
    <message>
        <source>%1 s before the event</source>
        <translation>%1 сек. преди събитието</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecordPage</name>
    <message>
        <source>Open…</source>
        <translation>Отворете…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Продължете играта</translation>
    </message>
    <message>
        <source>The record of a game</source>
        <translation>Запис на игра</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Записи на Umpire (*.umpire);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Open the record of a game to step through it.</source>
        <translation>Отворете запис на игра, за да я прегледате стъпка по стъпка.</translation>
    </message>
    <message>
        <source>the record is intact</source>
        <translation>записът е непокътнат</translation>
    </message>
    <message>
        <source>the record was changed: %1</source>
        <translation>записът е променян: %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Редове JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Експорт на играта</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Събития</translation>
    </message>
    <message>
        <source>The record&apos;s events, and its statistics</source>
        <translation>Събитията в записа и статистиката му</translation>
    </message>
    <message>
        <source>Match report (*.pdf)</source>
        <translation>Отчет за играта (*.pdf)</translation>
    </message>
    <message>
        <source>New folder with the pictures (*)</source>
        <translation>Нова папка със снимките (*)</translation>
    </message>
    <message>
        <source>Being written: %1</source>
        <translation>Записва се: %1</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Назад</translation>
    </message>
    <message>
        <source>One event back: the Left key. To the first one: Home.</source>
        <translation>Клавишът „Наляво“ връща едно събитие назад, Home отива на първото.</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Напред →</translation>
    </message>
    <message>
        <source>One event on: the Right key. To the last one: End.</source>
        <translation>Клавишът „Надясно“ отива едно събитие напред, End отива на последното.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Една снимка</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Две снимки</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Преливане</translation>
    </message>
    <message>
        <source>The picture before and the picture after</source>
        <translation>Снимката преди и снимката след събитието</translation>
    </message>
    <message>
        <source>The picture before fades into the picture after</source>
        <translation>Снимката преди прелива в снимката след събитието</translation>
    </message>
    <message>
        <source>Play the film</source>
        <translation>Пуснете филма</translation>
    </message>
    <message>
        <source>The moments before the event, frame by frame</source>
        <translation>Миговете преди събитието, кадър по кадър</translation>
    </message>
    <message>
        <source>the event before, the next, the first, the last</source>
        <translation>предишното събитие, следващото, първото, последното</translation>
    </message>
    <message>
        <source>Who was ahead? Analyse the game</source>
        <translation>Кой водеше? Анализ на играта</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulesWindow</name>
    <message>
        <source>The rules</source>
        <translation>Правилата</translation>
    </message>
    <message>
        <source>Where the rules leave a question open</source>
        <translation>Където правилата оставят въпрос</translation>
    </message>
    <message>
        <source>No clause of this game has “%1”. Search for fewer letters.</source>
        <translation>Никоя точка на тази игра не съдържа „%1“. Потърсете по-малко букви.</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Правилата на играта</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Search the rules: a word, or a clause such as MG-7</source>
        <translation>Търсене в правилата: дума или точка, например MG-7</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Търсене в правилата</translation>
    </message>
    <message>
        <source>Where this text and the English one differ, the English one holds.</source>
        <translation>Където този текст и английският се различават, важи английският.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Галери</translation>
    </message>
    <message>
        <source>oars %1+%2; masts %3</source>
        <translation>гребла: %1+%2; мачти: %3</translation>
    </message>
    <message>
        <source>fleet %1</source>
        <translation>флота %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Клечки</translation>
    </message>
    <message>
        <source>bow not seen</source>
        <translation>носът не се вижда</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>без глава</translation>
    </message>
    <message>
        <source>head unknown</source>
        <translation>главата не се вижда</translation>
    </message>
    <message>
        <source>leaning on something</source>
        <translation>опряна на нещо</translation>
    </message>
    <message>
        <source>lay there before</source>
        <translation>беше там преди</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Камъни</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) high</source>
        <translation>
            <numerusform>висок %n камък</numerusform>
            <numerusform>висок %n камъка</numerusform>
        </translation>
    </message>
    <message>
        <source>height not sure</source>
        <translation>височината не е сигурна</translation>
    </message>
    <message>
        <source>height not visible</source>
        <translation>височината не се вижда</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Зарчета</translation>
    </message>
    <message>
        <source>cocked, or not to be read</source>
        <translation>накриво или не се чете</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Заповеди</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Жетони</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>не е наш жетон</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Защо</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SourcePreview</name>
    <message>
        <source>No picture comes from the camera.</source>
        <translation>От камерата не идва картина.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Достатъчно</translation>
    </message>
    <message>
        <source>See what the camera sees</source>
        <translation>Какво вижда камерата</translation>
    </message>
    <message>
        <source>Aim the camera until all of the table is in the picture</source>
        <translation>Насочете камерата така, че цялата маса да е в кадъра</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Какво вижда камерата</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Изчаква се картина…</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <translation>Филмът свърши.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PlotCard</name>
    <message>
        <source>Save…</source>
        <translation>Запазете…</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Запазване: %1</translation>
    </message>
    <message>
        <source>Save this plot as a picture (PNG, SVG) or as numbers (CSV)</source>
        <translation>Запазване на графиката като картина (PNG, SVG) или като числа (CSV)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Картина (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Чертеж (*.svg)</translation>
    </message>
    <message>
        <source>Numbers (*.csv)</source>
        <translation>Числа (*.csv)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Запазете графиката</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TeachMenu</name>
    <message>
        <source>This is wrong: no match lies here</source>
        <translation>Грешно: тук няма клечка</translation>
    </message>
    <message>
        <source>This is wrong: the head is at the other end</source>
        <translation>Грешно: главата е в другия край</translation>
    </message>
    <message>
        <source>This is wrong: the match has no head</source>
        <translation>Грешно: клечката няма глава</translation>
    </message>
    <message>
        <source>Nothing is kept, as you chose. The file %1 remembers this.</source>
        <translation>Нищо не се запазва, както избрахте. Файлът %1 помни това.</translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation>Учене от поправки</translation>
    </message>
    <message>
        <source>Umpire can learn from what you put right. For this it keeps small pieces of your pictures beside the table file. They never leave this computer. May it keep them?</source>
        <translation>Umpire може да се учи от това, което поправяте. За това пази малки части от снимките ви до файла на масата. Те никога не напускат този компютър. Може ли да ги пази?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneButton</name>
    <message>
        <source>Use a telephone</source>
        <translation>Използвайте телефон</translation>
    </message>
    <message>
        <source>It scans a code, takes the picture of a toss, and shows the ruling.</source>
        <translation>Сканира код, снима хвърлянето и показва отсъждането.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneCode</name>
    <message>
        <source>The code that opens the page</source>
        <translation>Кодът, който отваря страницата</translation>
    </message>
    <message>
        <source>Scan this code with a telephone in the same network. The page that opens takes a picture of a toss and shows the ruling.</source>
        <translation>Сканирайте този код с телефон в същата мрежа. Страницата, която се отваря, снима хвърлянето и показва решението.</translation>
    </message>
    <message>
        <source>Scan this code with the telephone. Put the telephone above the table, so that it sees all of the table.</source>
        <translation>Сканирайте този код с телефона. Поставете телефона над масата, така че да вижда цялата маса.</translation>
    </message>
    <message>
        <source>Or type an address there, and then the six characters that appear here:</source>
        <translation>Или въведете там адрес, а след това шестте знака, които се появяват тук:</translation>
    </message>
    <message>
        <source>Type this on the telephone: %1</source>
        <translation>Въведете на телефона: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneWindow</name>
    <message>
        <source>Use a telephone</source>
        <translation>Използвайте телефон</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затворете</translation>
    </message>
    <message>
        <source>The code is valid while this window is open.</source>
        <translation>Кодът е валиден, докато този прозорец е отворен.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::Guide</name>
    <message>
        <source>Put the camera or the telephone where it sees all four tags.</source>
        <translation>Поставете камерата или телефона там, откъдето се виждат и четирите знака.</translation>
    </message>
    <message>
        <source>Lay each tag flat at its corner of the table, its words towards side A. Lay a printed board flat between the tags. Cover no tag.</source>
        <translation>Поставете всеки знак гладко в неговия ъгъл на масата, с надписа към страна A. Поставете отпечатаната дъска гладко между знаците. Не закривайте знак.</translation>
    </message>
    <message>
        <source>Print the four tags for the corners. Print also the board and the pieces that your game needs, if you have none.</source>
        <translation>Отпечатайте четирите ъглови знака. Ако нямате дъска или фигури за играта, отпечатайте и тях.</translation>
    </message>
    <message>
        <source>2 of 4 · Print and lay out</source>
        <translation>2 от 4 · Отпечатване и подреждане</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>A telephone does not measure this game&apos;s printed board. Name a table file under “More”.</source>
        <translation>Телефонът не измерва отпечатаната дъска на тази игра. Посочете файл на масата под „Още“.</translation>
    </message>
    <message>
        <source>A sea battle: dropped matches are the shots. You need matchboxes and matches.</source>
        <translation>Морска битка: пуснатите клечки са изстрелите. Трябват кибритени кутии и клечки.</translation>
    </message>
    <message>
        <source>Ships and soldiers fight between two coasts. You need a die, and the printed map and figures.</source>
        <translation>Кораби и войници се бият между два бряга. Трябват зарче и отпечатаните карта и фигури.</translation>
    </message>
    <message>
        <source>Romans and Gauls move towers of stones. You need 32 stones and a board, your own or printed ones.</source>
        <translation>Римляни и гали местят кули от камъни. Трябват 32 камъка и дъска, свои или отпечатани.</translation>
    </message>
    <message>
        <source>The siege of 1686, with cannons and mines. You need a die, and the printed map and counters.</source>
        <translation>Обсадата от 1686 година с оръдия и мини. Трябват зарче и отпечатаните карта и жетони.</translation>
    </message>
    <message>
        <source>Two fleets hide their strength. You need the printed board and pieces.</source>
        <translation>Два флота крият силата си. Трябват отпечатаните дъска и жетони.</translation>
    </message>
    <message>
        <source>1 of 4 · Which game do you play?</source>
        <translation>1 от 4 · Коя игра играете?</translation>
    </message>
    <message>
        <source>3 of 4 · What sees the table?</source>
        <translation>3 от 4 · Какво вижда масата?</translation>
    </message>
    <message>
        <source>4 of 4 · Who plays?</source>
        <translation>4 от 4 · Кой играе?</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>A film</source>
        <translation>Филм</translation>
    </message>
    <message>
        <source>A telephone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Choose the film of a game.</source>
        <translation>Изберете филм на игра.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Филм</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Напред ›</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>No camera is plugged in. Plug one in, or take a telephone.</source>
        <translation>Няма включена камера. Включете камера или използвайте телефон.</translation>
    </message>
    <message>
        <source>Says how well the camera sees the table. The game can start without.</source>
        <translation>Казва колко добре камерата вижда масата. Играта може да започне и без това.</translation>
    </message>
    <message>
        <source>The record says how the table is found. The game can start.</source>
        <translation>Записът казва как се намира масата. Играта може да започне.</translation>
    </message>
    <message>
        <source>Keep films of the moments before rulings</source>
        <translation>Пазете филми на моментите преди решенията</translation>
    </message>
    <message>
        <source>20 seconds each, beside the record; hands are on them, and no voices</source>
        <translation>По 20 секунди, до записа; на тях се виждат ръце и няма гласове</translation>
    </message>
    <message>
        <source>Umpire has seen the table. The game can start.</source>
        <translation>Umpire видя масата. Играта може да започне.</translation>
    </message>
    <message>
        <source>You have set the table&apos;s corners. The game can start.</source>
        <translation>Зададохте ъглите на масата. Играта може да започне.</translation>
    </message>
    <message>
        <source>The game can start. Umpire finds the table by the tags of its file.</source>
        <translation>Играта може да започне. Umpire намира масата по знаците от нейния файл.</translation>
    </message>
    <message>
        <source>Umpire looks for the table. Show the camera the printed tags at its corners, and the empty board.</source>
        <translation>Umpire търси масата. Покажете на камерата отпечатаните знаци в ъглите ѝ и празната дъска.</translation>
    </message>
    <message>
        <source>not needed where the printed tags are in view</source>
        <translation>не е нужен, ако отпечатаните знаци се виждат</translation>
    </message>
    <message>
        <source>of a game that was played</source>
        <translation>на изиграна игра</translation>
    </message>
    <message>
        <source>on a cable, or with an address</source>
        <translation>с кабел или с адрес</translation>
    </message>
    <message>
        <source>scans a code</source>
        <translation>сканира код</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Филм на масата</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл на камерата</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Проверка на масата и камерата</translation>
    </message>
    <message>
        <source>Check the table, then start the game</source>
        <translation>Проверка на масата, после започване на играта</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Празна дъска</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Филми (*.mp4 *.mkv *.avi *.mov *.webm);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Филм…</translation>
    </message>
    <message>
        <source>Follows a film instead of a camera</source>
        <translation>Следи филм вместо камера</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Продължете играта</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Записи на Umpire (*.umpire);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Започнете играта</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Файл на масата</translation>
    </message>
    <message>
        <source>The file from last time is not there now: %1</source>
        <translation>Използвано миналия път, а сега го няма: %1</translation>
    </message>
    <message>
        <source>The table is where you set its corners, until the table or the camera moves.</source>
        <translation>Масата е там, където посочихте ъглите ѝ, докато тя или камерата не се мръдне.</translation>
    </message>
    <message>
        <source>Which camera? Plug one in, type your telephone&apos;s address, or choose a film.</source>
        <translation>Коя камера? Включете една, напишете адреса на телефона си или изберете филм.</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлове YAML (*.yaml *.yml);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>a picture of the empty board by the same camera</source>
        <translation>снимка на празната дъска от същата камера</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не е нужен, защото Umpire сам преценява камерата</translation>
    </message>
    <message>
        <source>without a file, no record is kept</source>
        <translation>без файл нищо не се пази</translation>
    </message>
    <message>
        <source>choose the film of a game</source>
        <translation>изберете филма на една игра</translation>
    </message>
    <message>
        <source>choose a webcam, or type an address</source>
        <translation>изберете уебкамера или въведете адрес</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Изберете камера</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TryPage</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>A game on a film, and what Umpire calls</source>
        <translation>Игра на филм и какво обявява Umpire</translation>
    </message>
    <message>
        <source>A toss</source>
        <translation>Хвърляне</translation>
    </message>
    <message>
        <source>The samples are not installed. Install the package of Umpire again.</source>
        <translation>Примерите не са инсталирани. Инсталирайте пакета на Umpire отново.</translation>
    </message>
    <message>
        <source>War Galley: Umpire counts the hits on a picture.</source>
        <translation>Бойна галера: Umpire брои попаденията на снимка.</translation>
    </message>
    <message>
        <source>Which one would you like to see?</source>
        <translation>Кой искате да видите?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::HomePage</name>
    <message>
        <source>A camera sees the table. Umpire calls each move and keeps the record.</source>
        <translation>Камера вижда масата. Umpire обявява всеки ход и води записа.</translation>
    </message>
    <message>
        <source>Referee a game</source>
        <translation>Съдете игра</translation>
    </message>
    <message>
        <source>Rule on a picture</source>
        <translation>Решение по снимка</translation>
    </message>
    <message>
        <source>Take a photograph of a toss. Umpire counts the hits and says why.</source>
        <translation>Снимайте едно хвърляне. Umpire брои попаденията и казва защо.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Опитайте</translation>
    </message>
    <message>
        <source>Watch a sample game, or rule on a sample toss. You need no camera.</source>
        <translation>Гледайте примерна игра или отсъдете едно пробно хвърляне. Камера не е нужна.</translation>
    </message>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Umpire гледа масата ви през камера и съди играта, която играете на нея с истински фигури.</translation>
    </message>
    <message>
        <source>Print what the table needs</source>
        <translation>Отпечатайте нужното за масата</translation>
    </message>
    <message>
        <source>four tags for the corners</source>
        <translation>четири знака за ъглите</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecentGames</name>
    <message>
        <source>Go on</source>
        <translation>Продължете</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Играни наскоро</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Вижте играта</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>върви</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CorrectedLook</name>
    <message>
        <source>Take back the last correction</source>
        <translation>Отмяна на последната поправка</translation>
    </message>
    <message>
        <source>No match lies here</source>
        <translation>Тук няма клечка</translation>
    </message>
    <message>
        <source>The head is at this end</source>
        <translation>Главата е на този край</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 стреля</translation>
    </message>
    <message>
        <source>%1 is fired at</source>
        <translation>Стреля се по %1</translation>
    </message>
    <message>
        <source>The bow of %1 is at this end</source>
        <translation>Носът на %1 е на този край</translation>
    </message>
    <message>
        <source>The bow of %1 is at the other end</source>
        <translation>Носът на %1 е на другия край</translation>
    </message>
    <message>
        <source>A match is missed here</source>
        <translation>Тук липсва клечка</translation>
    </message>
    <message>
        <source>Click the head of the match that is missed.</source>
        <translation>Щракнете върху главата на липсващата клечка.</translation>
    </message>
    <message>
        <source>Click the other end of this match.</source>
        <translation>Щракнете върху другия край на клечката.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MorePanel</name>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлове YAML (*.yaml *.yml);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>A picture of the same table a moment earlier</source>
        <translation>Снимка на същата маса малко по-рано</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>не е нужно</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Файл на масата</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл на камерата</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не е нужен, защото Umpire сам преценява камерата</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Кой стреля</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>По кого</translation>
    </message>
    <message>
        <source>not needed: tags or pieces give the scale</source>
        <translation>не е нужен, защото знаците или фигурите дават мащаба</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Погледнете отново</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulingPanel</name>
    <message>
        <source>Copy</source>
        <translation>Копирайте</translation>
    </message>
    <message>
        <source>The picture with the ruling, to paste elsewhere (Ctrl+C)</source>
        <translation>Снимката с решението, за поставяне другаде (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Запазете…</translation>
    </message>
    <message>
        <source>The picture with the ruling, as a file (Ctrl+S)</source>
        <translation>Снимката с решението, като файл (Ctrl+S)</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Скрийте чертежа</translation>
    </message>
    <message>
        <source>Shows the picture without what is drawn on it (H)</source>
        <translation>Показва снимката без чертежа (H)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SearchPanel</name>
    <message>
        <source>Look for stones on a board</source>
        <translation>Потърсете камъни върху дъска</translation>
    </message>
    <message>
        <source>Show where the board lies</source>
        <translation>Посочете дъската</translation>
    </message>
    <message>
        <source>Look for stones here</source>
        <translation>Потърсете камъни тук</translation>
    </message>
    <message>
        <source>Look for dice and counters</source>
        <translation>Потърсете зарчета и жетони</translation>
    </message>
    <message>
        <source>Look for galleys and matches</source>
        <translation>Потърсете галери и клечки</translation>
    </message>
    <message>
        <source>galleys</source>
        <translation>галери</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>клечки</translation>
    </message>
    <message>
        <source>stones on a board</source>
        <translation>камъни върху дъска</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>зарчета</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>жетони</translation>
    </message>
    <message>
        <source>tokens (they need a table file)</source>
        <translation>фигурки (нужен е файл на масата)</translation>
    </message>
    <message>
        <source>Drag the four corners to the outer corners of the board. The near corners are on the side of player A.</source>
        <translation>Издърпайте четирите ъгъла до външните ъгли на дъската. Близките ъгли са от страната на играч A.</translation>
    </message>
    <message>
        <source>Looked for and not found: %1.</source>
        <translation>Търсено и ненамерено: %1.</translation>
    </message>
    <message>
        <source>Not looked for: %1.</source>
        <translation>Не е търсено: %1.</translation>
    </message>
    <message>
        <source>stones (no board was found)</source>
        <translation>камъни (не е намерена дъска)</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>This differs from chance (%1).</source>
        <translation>Това се отклонява от случайността (%1).</translation>
    </message>
    <message>
        <source>Chance explains this (%1).</source>
        <translation>Случайността обяснява това (%1).</translation>
    </message>
    <message>
        <source>Time for an action, median</source>
        <translation>Време за един ход, медиана</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунди</translation>
    </message>
    <message>
        <source>Who thinks longest?</source>
        <translation>Кой мисли най-дълго?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 seconds, %n action(s)</source>
        <translation>
            <numerusform>%1: %2 секунди, %n ход</numerusform>
            <numerusform>%1: %2 секунди, %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелени</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>равни</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>загубени</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 (%3): the first side won %4 of %n game(s)</source>
        <translation>
            <numerusform>%1. %2 (%3): започващата страна спечели %4 от %n игра</numerusform>
            <numerusform>%1. %2 (%3): започващата страна спечели %4 от %n игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the side that begins</source>
        <translation>Игрите на започващата страна</translation>
    </message>
    <message>
        <source>games</source>
        <translation>игри</translation>
    </message>
    <message>
        <source>Is it better to begin?</source>
        <translation>По-добре ли е да започнеш?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадения</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>случайност</translation>
    </message>
    <message>
        <source>%1. %2: %3 hits where chance would give %4. %5</source>
        <translation>%1. %2: %3 попадения, а случайността би дала %4. %5</translation>
    </message>
    <message>
        <source>Hits and what chance gives</source>
        <translation>Попадения и какво дава случайността</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Кой уцелва повече от очакваното?</translation>
    </message>
    <message>
        <source>times</source>
        <translation>пъти</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>видени</translation>
    </message>
    <message numerus="yes">
        <source>To find one of six that comes one time in four takes %n throw(s).</source>
        <translation>
            <numerusform>За да се открие, че едно от шест се пада веднъж на четири, е нужно %n хвърляне.</numerusform>
            <numerusform>За да се открие, че едно от шест се пада веднъж на четири, са нужни %n хвърляния.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice, from 1 to 6</source>
        <translation>Зарове, от 1 до 6</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Честни ли са заровете?</translation>
    </message>
    <message>
        <source>Tossed matches by sixth of a full turn</source>
        <translation>Хвърлени клечки по шестини от пълния кръг</translation>
    </message>
    <message>
        <source>Do tossed matches favour a direction?</source>
        <translation>Сочат ли хвърлените клечки нанякъде?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EveningsWindow</name>
    <message>
        <source>Statistics of many games</source>
        <translation>Статистика на много игри</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Друга &amp;папка…</translation>
    </message>
    <message>
        <source>A folder with records of games</source>
        <translation>Папка със записи на игри</translation>
    </message>
    <message>
        <source>Reading the records in %1…</source>
        <translation>Четат се записите в %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1</source>
        <translation>
            <numerusform>%n игра в %1</numerusform>
            <numerusform>%n игри в %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No record of a game lies in %1. Choose another folder, or play a game: Umpire keeps its record.</source>
        <translation>В %1 няма запис на игра. Изберете друга папка или изиграйте игра: Umpire ще пази записа ѝ.</translation>
    </message>
    <message>
        <source>Games of a &amp;lab…</source>
        <translation>Игри на &amp;лаборатория…</translation>
    </message>
    <message>
        <source>Compares variants: opens the file of games that umpire lab kept</source>
        <translation>Сравнява варианти: отваря файла на umpire lab</translation>
    </message>
    <message>
        <source>A file with the games of a lab</source>
        <translation>Файл с игрите на лаборатория</translation>
    </message>
    <message>
        <source>Games of a lab (*.jsonl);;All files (*)</source>
        <translation>Игри на лаборатория (*.jsonl);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чете се %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) of the computer (%2) against itself</source>
        <translation>
            <numerusform>%1: %n игра на компютъра (%2) срещу себе си</numerusform>
            <numerusform>%1: %n игри на компютъра (%2) срещу себе си</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeatChoice</name>
    <message>
        <source>A person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>The computer, a beginner</source>
        <translation>Компютърът, начинаещ</translation>
    </message>
    <message>
        <source>The computer, a casual player</source>
        <translation>Компютърът, любител</translation>
    </message>
    <message>
        <source>The computer, a strong player</source>
        <translation>Компютърът, силен играч</translation>
    </message>
    <message>
        <source>The computer, at its best</source>
        <translation>Компютърът, с пълна сила</translation>
    </message>
    <message>
        <source>a name, or choose the computer</source>
        <translation>име или изберете компютъра</translation>
    </message>
    <message>
        <source>Type a name, or choose the computer from the list</source>
        <translation>Напишете име или изберете компютъра от списъка</translation>
    </message>
    <message>
        <source>A person at another table…</source>
        <translation>Човек на друга маса…</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 gave away %2 wins in all; dice and tosses brought %3.</source>
        <translation>%1: изпуснати общо %2 победи; заровете и хвърлянията донесоха %3.</translation>
    </message>
    <message>
        <source>%1 gave away %2 wins in all.</source>
        <translation>%1: изпуснати общо %2 победи.</translation>
    </message>
    <message>
        <source>Action %1 lowered the chances from %2 % to %3 %.</source>
        <translation>Ход %1 намали шансовете от %2 % на %3 %.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>По-добре: %1</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Шансове за победа</translation>
    </message>
    <message>
        <source>Who was ahead, and when?</source>
        <translation>Кой водеше и кога?</translation>
    </message>
    <message>
        <source>Each line says what a player expected at the last turn. No mistake is named, because the others' actions change a value too.</source>
        <translation>Всяка линия показва какво очакваше играчът при последния си ход. Грешки не се посочват, защото и действията на другите променят стойността.</translation>
    </message>
    <message>
        <source>No action lowered the chances by 5 % or more.</source>
        <translation>Нито един ход не намали шансовете с 5 % или повече.</translation>
    </message>
    <message>
        <source>The largest mistakes</source>
        <translation>Най-големите грешки</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>About %1 hits are likely from a good place.</source>
        <translation>От добро място са вероятни около %1 попадения.</translation>
    </message>
    <message>
        <source>Without the side zone: %1.</source>
        <translation>Без страничната зона: %1.</translation>
    </message>
    <message>
        <source>Hits thrown: %1.</source>
        <translation>Хвърлени попадения: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %2, %n match(es)</source>
        <translation>
            <numerusform>%1 → %2, %n клечка</numerusform>
            <numerusform>%1 → %2, %n клечки</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>шанс, %</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>по правилата</translation>
    </message>
    <message>
        <source>without the side zone</source>
        <translation>без страничната зона</translation>
    </message>
    <message>
        <source>How many hits were likely?</source>
        <translation>Колко попадения бяха вероятни?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадения</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>хвърлено</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AnalysisPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Спрете</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализирай</translation>
    </message>
    <message>
        <source>%v of %m positions</source>
        <translation>%v от %m позиции</translation>
    </message>
    <message>
        <source>Positions that the computer has looked at</source>
        <translation>Позиции, които компютърът е прегледал</translation>
    </message>
    <message>
        <source>This game has secrets. It can be analysed when it is over.</source>
        <translation>Тази игра има тайни. Може да се анализира, когато свърши.</translation>
    </message>
    <message>
        <source>The computer looks at each position. You can read the record meanwhile.</source>
        <translation>Компютърът преглежда всяка позиция. Междувременно можете да четете записа.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Анализът беше спрян.</translation>
    </message>
    <message>
        <source>The computer looks at each position. It says who was ahead, and which actions were mistakes.</source>
        <translation>Компютърът преглежда всяка позиция. Казва кой водеше и кои ходове бяха грешки.</translation>
    </message>
    <message>
        <source>A click shows the action.</source>
        <translation>Щракването показва хода.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OddsPage</name>
    <message>
        <source>The record has no toss with a target.</source>
        <translation>В записа няма хвърляне по цел.</translation>
    </message>
    <message>
        <source>The matches are being dropped.</source>
        <translation>Клечките падат.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FigureTabs</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шансове</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>the first side</source>
        <translation>първата страна</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Резултат: %1</translation>
    </message>
    <message>
        <source>won is 1, drawn 0.5</source>
        <translation>победата е 1, равенството е 0,5</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Честно ли е?</translation>
    </message>
    <message>
        <source>Length of a game, median and middle half</source>
        <translation>Дължина на игра, медиана и средна половина</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>ходове</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Колко дълга е една игра?</translation>
    </message>
    <message>
        <source>Games that a side wins</source>
        <translation>Игри, които някоя страна печели</translation>
    </message>
    <message>
        <source>of a hundred games</source>
        <translation>от сто игри</translation>
    </message>
    <message>
        <source>How often does a side win?</source>
        <translation>Колко често някоя страна печели?</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Смени на водачеството</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>в една игра</translation>
    </message>
    <message>
        <source>How often does the lead change?</source>
        <translation>Колко често се сменя водещият?</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>вариант</translation>
    </message>
    <message>
        <source>%1: %2 (from %3 to %4)</source>
        <translation>%1: %2 (от %3 до %4)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OtherTableWindow</name>
    <message>
        <source>Play with another table</source>
        <translation>Игра с друга маса</translation>
    </message>
    <message>
        <source>The other table has its own board and its own camera. You make the moves of its side here, and it makes yours there.</source>
        <translation>Другата маса има своя дъска и своя камера. Тук вие правите ходовете на нейната страна, а там те правят вашите.</translation>
    </message>
    <message>
        <source>Invite the other table</source>
        <translation>Поканете другата маса</translation>
    </message>
    <message>
        <source>Join the other table</source>
        <translation>Присъединете се към другата маса</translation>
    </message>
    <message>
        <source>Send this address to the other table. Whoever has it can take that table&apos;s place: show it to nobody else.</source>
        <translation>Изпратете този адрес на другата маса. Който го има, може да заеме нейното място: не го показвайте на никой друг.</translation>
    </message>
    <message>
        <source>Put in the address that the other table shows.</source>
        <translation>Въведете адреса, който показва другата маса.</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Адрес на масата</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирайте</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Да играем така</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>English</source>
        <comment>name</comment>
        <translation>Български</translation>
    </message>
    <message>
        <source>Umpire: a picture, a ruling</source>
        <comment>title</comment>
        <translation>Umpire: снимка и отсъждане</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Език</translation>
    </message>
    <message>
        <source>Take a picture of the toss</source>
        <comment>take</comment>
        <translation>Снимайте хвърлянето</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>choose</comment>
        <translation>Изберете снимка</translation>
    </message>
    <message>
        <source>Hold the telephone over the table. All galleys and matches must be in the picture.</source>
        <comment>hint</comment>
        <translation>Дръжте телефона над масата. Всички галери и клечки трябва да са на снимката.</translation>
    </message>
    <message>
        <source>Sending the picture: {p} %</source>
        <comment>sending</comment>
        <translation>Снимката се изпраща: {p} %</translation>
    </message>
    <message>
        <source>Umpire looks at the picture…</source>
        <comment>looking</comment>
        <translation>Umpire разглежда снимката…</translation>
    </message>
    <message>
        <source>Umpire rules…</source>
        <comment>ruling</comment>
        <translation>Umpire отсъжда…</translation>
    </message>
    <message>
        <source>Tap the galley that fires.</source>
        <comment>who</comment>
        <translation>Докоснете галерата, която стреля.</translation>
    </message>
    <message>
        <source>{a} fires. Tap its target.</source>
        <comment>whom</comment>
        <translation>{a} стреля. Докоснете целта ѝ.</translation>
    </message>
    <message>
        <source>Umpire sees fewer than two galleys here. Take the picture from nearer, or with more light.</source>
        <comment>few</comment>
        <translation>Umpire вижда по-малко от две галери. Снимайте отблизо или на повече светлина.</translation>
    </message>
    <message>
        <source>target</source>
        <comment>target</comment>
        <translation>цел</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <comment>spoiled</comment>
        <translation>Невалидно: клечка се допира</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out</comment>
        <translation>Извън обсег</translation>
    </message>
    <message>
        <source>No hit</source>
        <comment>none</comment>
        <translation>Няма попадение</translation>
    </message>
    <message numerus="yes">
        <source>{n} hits</source>
        <comment>hits</comment>
        <translation>
            <numerusform>{n} попадение</numerusform>
            <numerusform>{n} попадения</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} to {b} hits: you decide</source>
        <comment>range</comment>
        <translation>{a}–{b} попадения: решавате вие</translation>
    </message>
    <message>
        <source>{a} fires at {b} across {mm} mm.</source>
        <comment>across</comment>
        <translation>{a} стреля по {b} от {mm} мм.</translation>
    </message>
    <message numerus="yes">
        <source>{k} tossed, {n} matches allowed.</source>
        <comment>tossed</comment>
        <translation>
            <numerusform>Хвърлени {k}, позволена {n} клечка.</numerusform>
            <numerusform>Хвърлени {k}, позволени {n} клечки.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} too many.</source>
        <comment>too_many</comment>
        <translation>{n} в повече.</translation>
    </message>
    <message>
        <source>hit</source>
        <comment>hit</comment>
        <translation>попадение</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>miss</comment>
        <translation>мимо</translation>
    </message>
    <message>
        <source>too close</source>
        <comment>close</comment>
        <translation>твърде близо</translation>
    </message>
    <message>
        <source>{id}: hit, {mm} mm inside the hull (± {d} mm)</source>
        <comment>inside</comment>
        <translation>{id}: попадение, {mm} мм навътре в корпуса (± {d} мм)</translation>
    </message>
    <message>
        <source>{id}: miss, passes the hull by {mm} mm (± {d} mm)</source>
        <comment>beside</comment>
        <translation>{id}: мимо, минава на {mm} мм от корпуса (± {d} мм)</translation>
    </message>
    <message>
        <source>{id}: too close to call, {mm} mm ± {d} mm</source>
        <comment>close_call</comment>
        <translation>{id}: твърде близо, {mm} мм ± {d} мм</translation>
    </message>
    <message>
        <source>with its tail</source>
        <comment>by_tail</comment>
        <translation>с опашката</translation>
    </message>
    <message>
        <source>Tap a match, and read its margin.</source>
        <comment>tap</comment>
        <translation>Докоснете клечка, за да прочетете отклонението ѝ.</translation>
    </message>
    <message>
        <source>Too close: you decide</source>
        <comment>decide</comment>
        <translation>Твърде близо: решавате вие</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>is_hit</comment>
        <translation>Попадение</translation>
    </message>
    <message>
        <source>Miss</source>
        <comment>is_miss</comment>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <comment>q_touch</comment>
        <translation>Допира ли се клечка до галера или заповед?</translation>
    </message>
    <message>
        <source>It touches</source>
        <comment>touches</comment>
        <translation>Допира се</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <comment>touches_not</comment>
        <translation>Не се допира</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <comment>q_range</comment>
        <translation>В обсег ли е целта?</translation>
    </message>
    <message>
        <source>In range</source>
        <comment>in_range</comment>
        <translation>В обсег</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out_range</comment>
        <translation>Извън обсег</translation>
    </message>
    <message>
        <source>How many hits count?</source>
        <comment>q_count</comment>
        <translation>Колко попадения се броят?</translation>
    </message>
    <message>
        <source>decided by the players</source>
        <comment>decided</comment>
        <translation>решено от играчите</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>why</comment>
        <translation>Защо</translation>
    </message>
    <message>
        <source>Please note</source>
        <comment>notes</comment>
        <translation>Обърнете внимание</translation>
    </message>
    <message>
        <source>Matches dropped</source>
        <comment>dropped</comment>
        <translation>Пуснати клечки</translation>
    </message>
    <message>
        <source>not counted</source>
        <comment>uncounted</comment>
        <translation>не са броени</translation>
    </message>
    <message>
        <source>Share the ruling</source>
        <comment>share</comment>
        <translation>Споделете отсъждането</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <comment>saved</comment>
        <translation>Снимката е запазена.</translation>
    </message>
    <message>
        <source>Take another picture</source>
        <comment>again</comment>
        <translation>Нова снимка</translation>
    </message>
    <message>
        <source>Choose other galleys</source>
        <comment>others</comment>
        <translation>Изберете други галери</translation>
    </message>
    <message>
        <source>Send it again</source>
        <comment>resend</comment>
        <translation>Изпратете отново</translation>
    </message>
    <message>
        <source>The connection is lost. The page tries again by itself.</source>
        <comment>lost</comment>
        <translation>Връзката прекъсна. Страницата опитва отново сама.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Scan the code that Umpire shows now.</source>
        <comment>old_code</comment>
        <translation>Този код вече не е валиден. Сканирайте кода, който Umpire показва сега.</translation>
    </message>
    <message>
        <source>Scan the code that Umpire shows, and this page knows where to send the picture.</source>
        <comment>no_code</comment>
        <translation>Сканирайте кода на Umpire и страницата ще знае накъде да изпрати снимката.</translation>
    </message>
    <message>
        <source>The picture has more than 32 MB. Choose a smaller one.</source>
        <comment>too_large</comment>
        <translation>Снимката е над 32 MB. Изберете по-малка.</translation>
    </message>
    <message>
        <source>This is a film. Choose a picture.</source>
        <comment>is_film</comment>
        <translation>Това е филм. Изберете снимка.</translation>
    </message>
    <message>
        <source>This is no picture. Choose a picture.</source>
        <comment>no_picture</comment>
        <translation>Това не е снимка. Изберете снимка.</translation>
    </message>
    <message>
        <source>Umpire is busy with other pictures. Send yours again in a moment.</source>
        <comment>busy</comment>
        <translation>Umpire е зает с други снимки. Изпратете своята отново след малко.</translation>
    </message>
    <message>
        <source>The picture did not arrive whole. Send it again.</source>
        <comment>cut</comment>
        <translation>Снимката не пристигна цяла. Изпратете я отново.</translation>
    </message>
    <message>
        <source>Use this telephone as the camera</source>
        <comment>camera_use</comment>
        <translation>Този телефон да е камерата</translation>
    </message>
    <message>
        <source>Umpire made the certificate of this connection itself, and your browser will say that it does not know it. Nothing leaves your network. Open the details and go on:</source>
        <comment>camera_warns</comment>
        <translation>Umpire сам направи сертификата на тази връзка и браузърът ще каже, че не го познава. Нищо не напуска мрежата ви. Отворете подробностите и продължете:</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>camera_details</comment>
        <translation>Разширени</translation>
    </message>
    <message>
        <source>Go on to this page</source>
        <comment>camera_proceed</comment>
        <translation>Напред към страницата</translation>
    </message>
    <message>
        <source>Go on to the camera</source>
        <comment>camera_go</comment>
        <translation>Напред към камерата</translation>
    </message>
    <message>
        <source>Start the camera</source>
        <comment>camera_start</comment>
        <translation>Пуснете камерата</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <comment>camera_stop</comment>
        <translation>Спрете камерата</translation>
    </message>
    <message>
        <source>The camera is on. Prop the telephone so that it sees the whole table.</source>
        <comment>camera_on</comment>
        <translation>Камерата работи. Подпрете телефона така, че да вижда цялата маса.</translation>
    </message>
    <message>
        <source>Another telephone is the camera already.</source>
        <comment>camera_taken</comment>
        <translation>Друг телефон вече е камерата.</translation>
    </message>
    <message>
        <source>The browser keeps the camera from this page. Allow it in the page&apos;s settings.</source>
        <comment>camera_denied</comment>
        <translation>Браузърът не дава камерата. Разрешете я в настройките на страницата.</translation>
    </message>
    <message>
        <source>This telephone gives no picture. Does another app use its camera?</source>
        <comment>camera_none</comment>
        <translation>Този телефон не дава картина. Друго приложение ли използва камерата?</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <translation>Светлина</translation>
    </message>
    <message>
        <source>Umpire waits for the camera.</source>
        <comment>table: waiting</comment>
        <translation>Umpire чака камерата.</translation>
    </message>
    <message>
        <source>A hand is over the table.</source>
        <comment>table: hand over the table</comment>
        <translation>Над масата има ръка.</translation>
    </message>
    <message>
        <source>Settling.</source>
        <comment>table: settling</comment>
        <translation>Изчаквам покой на масата.</translation>
    </message>
    <message>
        <source>All is well.</source>
        <comment>table: still</comment>
        <translation>Всичко е наред.</translation>
    </message>
    <message>
        <source>The table or the telephone moved. Does the telephone see the whole table?</source>
        <comment>table: table or camera moved</comment>
        <translation>Масата или телефонът се премести. Вижда ли телефонът цялата маса?</translation>
    </message>
    <message>
        <source>It is too dark.</source>
        <comment>table: too dark</comment>
        <translation>Твърде тъмно е.</translation>
    </message>
    <message>
        <source>The lamp glares. Move the lamp, or tilt the telephone.</source>
        <comment>table: glare</comment>
        <translation>Лампата отблясква. Преместете лампата или наклонете телефона.</translation>
    </message>
    <message>
        <source>Umpire gets no pictures.</source>
        <comment>table: camera lost</comment>
        <translation>Umpire не получава снимки.</translation>
    </message>
    <message>
        <source>Table and record differ.</source>
        <comment>table: out of sync</comment>
        <translation>Масата и записът се различават.</translation>
    </message>
    <message>
        <source>It is too dark. Switch on a lamp, or open the curtains.</source>
        <comment>aim_light</comment>
        <translation>Твърде тъмно е. Включете лампа или дръпнете завесите.</translation>
    </message>
    <message>
        <source>Umpire sees no tag of the table. Turn the telephone until the tags are in the picture.</source>
        <comment>aim_tags_none</comment>
        <translation>Umpire не вижда нито един знак на масата. Завъртете телефона, докато знаците влязат в картината.</translation>
    </message>
    <message>
        <source>Umpire sees {n} of {m} tags. Let nothing lie on a tag.</source>
        <comment>aim_tags_few</comment>
        <translation>Umpire вижда {n} от {m} знака. Нека нищо не лежи върху знак.</translation>
    </message>
    <message>
        <source>The play area is larger than the picture. Move the telephone farther away.</source>
        <comment>aim_farther</comment>
        <translation>Игралното поле е по-голямо от картината. Отдалечете телефона.</translation>
    </message>
    <message>
        <source>The play area is cut off {where}. Turn the telephone {to}.</source>
        <comment>aim_turn</comment>
        <translation>Игралното поле е отрязано {where}. Завъртете телефона {to}.</translation>
    </message>
    <message>
        <source>The table is small in the picture. Move the telephone nearer.</source>
        <comment>aim_nearer</comment>
        <translation>Масата е малка в картината. Приближете телефона.</translation>
    </message>
    <message>
        <source>The telephone looks from the side. Prop it a little higher. Straight above is best.</source>
        <comment>aim_higher</comment>
        <translation>Телефонът гледа отстрани. Подпрете го малко по-високо. Най-добре е точно отгоре.</translation>
    </message>
    <message>
        <source>The picture is blurred. Wipe the lens, and let the telephone stand still.</source>
        <comment>aim_sharper</comment>
        <translation>Картината е размазана. Избършете обектива и оставете телефона неподвижен.</translation>
    </message>
    <message>
        <source>Light glares {where}. Move the lamp, or turn the telephone a little.</source>
        <comment>aim_glare</comment>
        <translation>Светлината отблясква {where}. Преместете лампата или завъртете телефона малко.</translation>
    </message>
    <message>
        <source>All is well. Let the telephone stand still.</source>
        <comment>aim_begins</comment>
        <translation>Всичко е наред. Оставете телефона неподвижен.</translation>
    </message>
    <message>
        <source>Umpire is watching. Begin!</source>
        <comment>aim_begun</comment>
        <translation>Umpire наблюдава. Започвайте!</translation>
    </message>
    <message>
        <source>Tags seen: {n} of {m}. Tilt: {d}°. Straight above is best.</source>
        <comment>aim_facts</comment>
        <translation>Виждат се {n} от {m} знака. Наклонът е {d}°. Най-добре е точно отгоре.</translation>
    </message>
    <message>
        <source>at the upper left</source>
        <comment>at upper left</comment>
        <translation>горе вляво</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>at upper</comment>
        <translation>горе</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <comment>at upper right</comment>
        <translation>горе вдясно</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>at left</comment>
        <translation>вляво</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>at middle</comment>
        <translation>в средата</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>at right</comment>
        <translation>вдясно</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <comment>at lower left</comment>
        <translation>долу вляво</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>at lower</comment>
        <translation>долу</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <comment>at lower right</comment>
        <translation>долу вдясно</translation>
    </message>
    <message>
        <source>to the left</source>
        <comment>to left</comment>
        <translation>наляво</translation>
    </message>
    <message>
        <source>to the right</source>
        <comment>to right</comment>
        <translation>надясно</translation>
    </message>
    <message>
        <source>up</source>
        <comment>to upper</comment>
        <translation>нагоре</translation>
    </message>
    <message>
        <source>down</source>
        <comment>to lower</comment>
        <translation>надолу</translation>
    </message>
    <message>
        <source>The referee is watching</source>
        <comment>watching</comment>
        <translation>Съдията гледа</translation>
    </message>
    <message>
        <source>The referee is NOT watching</source>
        <comment>blind</comment>
        <translation>Съдията НЕ гледа</translation>
    </message>
    <message>
        <source>This page hears nothing of the referee</source>
        <comment>unheard</comment>
        <translation>Страницата не чува съдията</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <comment>silent</comment>
        <translation>не отговаря</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>paused</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>no picture has come yet</source>
        <comment>no_picture_yet</comment>
        <translation>още няма картина</translation>
    </message>
    <message numerus="yes">
        <source>no picture for {n} seconds</source>
        <comment>no_picture_for</comment>
        <translation>
            <numerusform>няма картина от {n} секунда</numerusform>
            <numerusform>няма картина от {n} секунди</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the camera</source>
        <comment>state: waiting</comment>
        <translation>чака камерата</translation>
    </message>
    <message>
        <source>a hand is over the table</source>
        <comment>state: hand over the table</comment>
        <translation>над масата има ръка</translation>
    </message>
    <message>
        <source>settling</source>
        <comment>state: settling</comment>
        <translation>изчаквам покой на масата</translation>
    </message>
    <message>
        <source>the table or the camera moved</source>
        <comment>state: table or camera moved</comment>
        <translation>масата или камерата се премести</translation>
    </message>
    <message>
        <source>it is too dark</source>
        <comment>state: too dark</comment>
        <translation>твърде тъмно е</translation>
    </message>
    <message>
        <source>the lamp glares</source>
        <comment>state: glare</comment>
        <translation>лампата отблясква</translation>
    </message>
    <message>
        <source>the camera sends no pictures</source>
        <comment>state: camera lost</comment>
        <translation>камерата не праща картина</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>state: out of sync</comment>
        <translation>масата и записът се различават</translation>
    </message>
    <message>
        <source>Wake the telephone that is the camera, or plug the camera in again.</source>
        <comment>do: camera lost</comment>
        <translation>Събудете телефона, който е камерата, или включете камерата отново.</translation>
    </message>
    <message>
        <source>Switch a lamp on.</source>
        <comment>do: too dark</comment>
        <translation>Включете лампа.</translation>
    </message>
    <message>
        <source>Move the lamp aside.</source>
        <comment>do: glare</comment>
        <translation>Преместете лампата встрани.</translation>
    </message>
    <message>
        <source>to move</source>
        <comment>to_move</comment>
        <translation>на ход</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>на ход</translation>
    </message>
    <message>
        <source>used</source>
        <comment>in_all</comment>
        <translation>време</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>game_over</comment>
        <translation>Играта свърши</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>winner</comment>
        <translation>победител</translation>
    </message>
    <message>
        <source>{a} fires at {b}. About {n} hits are likely from a good place.</source>
        <comment>expected_hits</comment>
        <translation>{a} стреля по {b}. От добро място се очакват около {n} попадения.</translation>
    </message>
    <message>
        <source>rule {r}</source>
        <comment>rule</comment>
        <translation>правило {r}</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>get_hint</comment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>undo</comment>
        <translation>Върнете хода</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>resume</comment>
        <translation>Нататък</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>resign</comment>
        <translation>Предавам се</translation>
    </message>
    <message>
        <source>Tap again: {w}</source>
        <comment>sure</comment>
        <translation>Натиснете пак: {w}</translation>
    </message>
    <message>
        <source>Say calls aloud</source>
        <comment>aloud</comment>
        <translation>Казвай на глас</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Още</translation>
    </message>
    <message>
        <source>Type a command</source>
        <comment>typed</comment>
        <translation>Напишете команда</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>say_it</comment>
        <translation>Въведете</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>log</comment>
        <translation>Какво стана</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>rules</comment>
        <translation>Как се играе</translation>
    </message>
    <message>
        <source>The table as the referee sees it</source>
        <comment>table_seen</comment>
        <translation>Масата, както я вижда съдията</translation>
    </message>
    <message>
        <source>Watch the last moments</source>
        <comment>film_show</comment>
        <translation>Последните мигове на филм</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>film_play</comment>
        <translation>Пуснете</translation>
    </message>
    <message>
        <source>One frame back</source>
        <comment>film_back</comment>
        <translation>Един кадър назад</translation>
    </message>
    <message>
        <source>One frame on</source>
        <comment>film_on</comment>
        <translation>Един кадър напред</translation>
    </message>
    <message>
        <source>1 frame</source>
        <comment>film_frame</comment>
        <translation>1 кадър</translation>
    </message>
    <message>
        <source>{n} s before the call</source>
        <comment>film_before</comment>
        <translation>{n} с преди решението</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <comment>film_marked</comment>
        <translation>Какво разпозна съдията</translation>
    </message>
    <message>
        <source>The film is not there any more.</source>
        <comment>film_gone</comment>
        <translation>Филма вече го няма.</translation>
    </message>
    <message>
        <source>The position as you know it</source>
        <comment>secret</comment>
        <translation>Позицията, както я знаете</translation>
    </message>
    <message>
        <source>Wrong? Tap the place to correct it.</source>
        <comment>tap_hint</comment>
        <translation>Грешно? Докоснете мястото и го поправете.</translation>
    </message>
    <message>
        <source>Correct {w}</source>
        <comment>correct_place</comment>
        <translation>Поправете {w}</translation>
    </message>
    <message>
        <source>Correct what lies {w}</source>
        <comment>correct_at</comment>
        <translation>Поправка {w}</translation>
    </message>
    <message>
        <source>What really lies on {w}?</source>
        <comment>really</comment>
        <translation>Какво всъщност лежи на {w}?</translation>
    </message>
    <message>
        <source>What really lies {w}?</source>
        <comment>really_at</comment>
        <translation>Какво всъщност лежи {w}?</translation>
    </message>
    <message>
        <source>What does {w} really have?</source>
        <comment>really_galley</comment>
        <translation>Какво наистина има {w}?</translation>
    </message>
    <message>
        <source>What is it really: {w}?</source>
        <comment>really_is</comment>
        <translation>Колко е всъщност: {w}?</translation>
    </message>
    <message>
        <source>nothing lies there</source>
        <comment>nothing</comment>
        <translation>там няма нищо</translation>
    </message>
    <message>
        <source>it lies on {w}</source>
        <comment>lies_on</comment>
        <translation>лежи на {w}</translation>
    </message>
    <message>
        <source>it lies {w}</source>
        <comment>lies_at</comment>
        <translation>лежи {w}</translation>
    </message>
    <message>
        <source>{v} (in the record: {w})</source>
        <comment>arrival</comment>
        <translation>{v} (в записа: {w})</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <comment>about_arrival</comment>
        <translation>Тук лежи фигура от записа</translation>
    </message>
    <message>
        <source>It is of {p}</source>
        <comment>about_unit</comment>
        <translation>Чия е: {p}</translation>
    </message>
    <message>
        <source>It is of</source>
        <comment>about_owner</comment>
        <translation>Чия е</translation>
    </message>
    <message>
        <source>It points to the</source>
        <comment>about_heading</comment>
        <translation>Накъде сочи</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <comment>about_aboard</comment>
        <translation>Войници на борда</translation>
    </message>
    <message>
        <source>It is</source>
        <comment>about_face</comment>
        <translation>Състояние</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <comment>about_marker</comment>
        <translation>Числото на жетона</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <comment>about_off_map</comment>
        <translation>Извън картата е</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <comment>about_entrenchment</comment>
        <translation>Окоп</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_entrenchment</comment>
        <translation>няма</translation>
    </message>
    <message>
        <source>{v} of {p}</source>
        <comment>entrenchment</comment>
        <translation>{v} – {p}</translation>
    </message>
    <message>
        <source>as the camera sees it: {w}</source>
        <comment>as_seen</comment>
        <translation>както го вижда камерата: {w}</translation>
    </message>
    <message>
        <source>it lies elsewhere: tap there next</source>
        <comment>elsewhere</comment>
        <translation>лежи другаде: докоснете къде</translation>
    </message>
    <message>
        <source>Tap the place where it lies.</source>
        <comment>tap_there</comment>
        <translation>Докоснете мястото, където лежи.</translation>
    </message>
    <message>
        <source>Another piece</source>
        <comment>another</comment>
        <translation>Друга фигура</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <comment>nothing_wrong</comment>
        <translation>сега няма какво да се поправя</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>one_moment</comment>
        <translation>Един момент…</translation>
    </message>
    <message>
        <source>The referee did not answer. Tap again.</source>
        <comment>no_offer</comment>
        <translation>Съдията не отговори. Докоснете отново.</translation>
    </message>
    <message>
        <source>port oars</source>
        <comment>port</comment>
        <translation>гребла отляво</translation>
    </message>
    <message>
        <source>starboard oars</source>
        <comment>starboard</comment>
        <translation>гребла отдясно</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>masts</comment>
        <translation>мачти</translation>
    </message>
    <message>
        <source>Put the record right</source>
        <comment>correct</comment>
        <translation>Поправете записа</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>leave</comment>
        <translation>Оставете</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>player: roman</comment>
        <translation>римляни</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>player: gaul</comment>
        <translation>гали</translation>
    </message>
    <message>
        <source>Romans (red)</source>
        <comment>player: light</comment>
        <translation>римляни (червени)</translation>
    </message>
    <message>
        <source>Greeks (blue)</source>
        <comment>player: dark</comment>
        <translation>гърци (сини)</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player: red</comment>
        <translation>червените</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player: yellow</comment>
        <translation>жълтите</translation>
    </message>
    <message>
        <source>Imperials</source>
        <comment>player: imperial</comment>
        <translation>императорци</translation>
    </message>
    <message>
        <source>Turks</source>
        <comment>player: turk</comment>
        <translation>турци</translation>
    </message>
    <message>
        <source>Side A</source>
        <comment>player: A</comment>
        <translation>страна A</translation>
    </message>
    <message>
        <source>Side B</source>
        <comment>player: B</comment>
        <translation>страна B</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>player: first</comment>
        <translation>играч 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <comment>player: second</comment>
        <translation>играч 2</translation>
    </message>
    <message>
        <source>Player 3</source>
        <comment>player: third</comment>
        <translation>играч 3</translation>
    </message>
    <message>
        <source>Player 4</source>
        <comment>player: fourth</comment>
        <translation>играч 4</translation>
    </message>
    <message>
        <source>Player 5</source>
        <comment>player: fifth</comment>
        <translation>играч 5</translation>
    </message>
    <message>
        <source>Player 6</source>
        <comment>player: sixth</comment>
        <translation>играч 6</translation>
    </message>
    <message>
        <source>Player 7</source>
        <comment>player: seventh</comment>
        <translation>играч 7</translation>
    </message>
    <message>
        <source>Player 8</source>
        <comment>player: eighth</comment>
        <translation>играч 8</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>player: table</comment>
        <translation>масата</translation>
    </message>
    <message numerus="yes">
        <source>towers</source>
        <comment>count: towers</comment>
        <translation>
            <numerusform>кула</numerusform>
            <numerusform>кули</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>walls</source>
        <comment>count: walls</comment>
        <translation>
            <numerusform>стена</numerusform>
            <numerusform>стени</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>catapults</source>
        <comment>count: catapults</comment>
        <translation>
            <numerusform>катапулт</numerusform>
            <numerusform>катапулта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>galleys</source>
        <comment>count: galleys</comment>
        <translation>
            <numerusform>галера</numerusform>
            <numerusform>галери</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oars</source>
        <comment>count: oars</comment>
        <translation>
            <numerusform>гребло</numerusform>
            <numerusform>гребла</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>masts</source>
        <comment>count: masts</comment>
        <translation>
            <numerusform>мачта</numerusform>
            <numerusform>мачти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ships</source>
        <comment>count: ships</comment>
        <translation>
            <numerusform>кораб</numerusform>
            <numerusform>кораба</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>soldiers</source>
        <comment>count: soldiers</comment>
        <translation>
            <numerusform>войник</numerusform>
            <numerusform>войника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <comment>count: tokens</comment>
        <translation>
            <numerusform>фигура</numerusform>
            <numerusform>фигури</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track: turn</comment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <comment>track: cas</comment>
        <translation>Императорско миниране</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <comment>track: tms</comment>
        <translation>Турски морал</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <comment>track: cms</comment>
        <translation>Императорски морал</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <comment>track: cts</comment>
        <translation>Императорска артилерия</translation>
    </message>
    <message>
        <source>Table {t}</source>
        <comment>hall_table</comment>
        <translation>Маса {t}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <comment>hall_tables</comment>
        <translation>
            <numerusform>{n} маса</numerusform>
            <numerusform>{n} маси</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} calls</source>
        <comment>hall_calls</comment>
        <translation>
            <numerusform>{n} повикване</numerusform>
            <numerusform>{n} повиквания</numerusform>
        </translation>
    </message>
    <message>
        <source>waits {n} min</source>
        <comment>hall_waits</comment>
        <translation>чака {n} мин</translation>
    </message>
    <message>
        <source>Move {n}</source>
        <comment>hall_move</comment>
        <translation>Ход {n}</translation>
    </message>
    <message>
        <source>Nobody needs the arbiter.</source>
        <comment>hall_nothing</comment>
        <translation>Никой не търси арбитъра.</translation>
    </message>
    <message>
        <source>The club’s server works</source>
        <comment>hall_server</comment>
        <translation>Сървърът на клуба работи</translation>
    </message>
    <message>
        <source>The club’s server does not answer</source>
        <comment>hall_no_server</comment>
        <translation>Сървърът на клуба не отговаря</translation>
    </message>
    <message>
        <source>The broker is gone. The tables play on and report later.</source>
        <comment>hall_no_broker</comment>
        <translation>Посредникът липсва. Масите продължават и ще съобщят по-късно.</translation>
    </message>
    <message>
        <source>The database is gone. The tables keep what they have.</source>
        <comment>hall_no_database</comment>
        <translation>Базата данни липсва. Масите пазят каквото имат.</translation>
    </message>
    <message numerus="yes">
        <source>The club’s certificate expires in {n} days. Run umpire club renew</source>
        <comment>hall_certificate</comment>
        <translation>
            <numerusform>Сертификатът на клуба изтича след {n} ден: umpire club renew</numerusform>
            <numerusform>Сертификатът на клуба изтича след {n} дни: umpire club renew</numerusform>
        </translation>
    </message>
    <message>
        <source>The club’s certificate has expired. Run umpire club renew</source>
        <comment>hall_certificate_over</comment>
        <translation>Сертификатът на клуба изтече. Изпълнете umpire club renew</translation>
    </message>
    <message>
        <source>The program of this table is not connected. Look at its computer and start the program again. Until then, write the moves by hand.</source>
        <comment>hall_gone</comment>
        <translation>Програмата на тази маса няма връзка. Вижте компютъра ѝ и пуснете програмата отново. Дотогава записвайте ходовете на ръка.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <comment>hall_gone_short</comment>
        <translation>Няма връзка</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was heard from this table for {n} seconds.</source>
        <comment>hall_stuck</comment>
        <translation>
            <numerusform>От тази маса няма вест от {n} секунда.</numerusform>
            <numerusform>От тази маса няма вест от {n} секунди.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two referees have the name of this table. End one of them.</source>
        <comment>hall_two_referees</comment>
        <translation>Двама съдии носят името на тази маса. Спрете единия.</translation>
    </message>
    <message numerus="yes">
        <source>The clock of this table is wrong by {n} minutes.</source>
        <comment>hall_clock</comment>
        <translation>
            <numerusform>Часовникът на тази маса греши с {n} минута.</numerusform>
            <numerusform>Часовникът на тази маса греши с {n} минути.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>hall_open</comment>
        <translation>Покажете масата</translation>
    </message>
    <message>
        <source>which move was it?</source>
        <comment>hall_about: too_close</comment>
        <translation>кой ход беше?</translation>
    </message>
    <message>
        <source>an illegal move stands</source>
        <comment>hall_about: illegal_stands</comment>
        <translation>непозволен ход остава в сила</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>hall_about: differs</comment>
        <translation>масата и записът се различават</translation>
    </message>
    <message>
        <source>a player calls</source>
        <comment>hall_about: called</comment>
        <translation>играч вика арбитъра</translation>
    </message>
    <message>
        <source>The board before the move</source>
        <comment>hall_before_move</comment>
        <translation>Дъската преди хода</translation>
    </message>
    <message>
        <source>The board after the move</source>
        <comment>hall_after_move</comment>
        <translation>Дъската след хода</translation>
    </message>
    <message>
        <source>The board in the record</source>
        <comment>hall_of_record</comment>
        <translation>Дъската според записа</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <comment>hall_stays</comment>
        <translation>Остава така</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <comment>hall_undo</comment>
        <translation>Върнете последния ход</translation>
    </message>
    <message>
        <source>Let the illegal move stand</source>
        <comment>hall_stands</comment>
        <translation>Непозволеният ход остава в сила</translation>
    </message>
    <message>
        <source>I am coming to the table</source>
        <comment>hall_come</comment>
        <translation>Идвам на масата</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <comment>hall_pause</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>hall_resume</comment>
        <translation>Продължете</translation>
    </message>
    <message>
        <source>A note to the players</source>
        <comment>hall_note</comment>
        <translation>Бележка до играчите</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>hall_who</comment>
        <translation>Вашето име</translation>
    </message>
    <message>
        <source>Arbiter: {a}</source>
        <comment>hall_arbiter</comment>
        <translation>Арбитър: {a}</translation>
    </message>
    <message>
        <source>Why? The players read this.</source>
        <comment>hall_why</comment>
        <translation>Защо? Играчите четат това.</translation>
    </message>
    <message>
        <source>Give your name and a reason.</source>
        <comment>hall_reason_needed</comment>
        <translation>Посочете името си и причината.</translation>
    </message>
    <message>
        <source>Give your name.</source>
        <comment>hall_name_needed</comment>
        <translation>Посочете името си.</translation>
    </message>
    <message>
        <source>The rules say so.</source>
        <comment>hall_reason_rule</comment>
        <translation>Така казват правилата.</translation>
    </message>
    <message>
        <source>I saw it on the table.</source>
        <comment>hall_reason_seen</comment>
        <translation>Видях го на масата.</translation>
    </message>
    <message>
        <source>The players agree.</source>
        <comment>hall_reason_agree</comment>
        <translation>Играчите са съгласни.</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>hall_rule</comment>
        <translation>Отсъди</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>hall_back</comment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>hall_close</comment>
        <translation>Затворете</translation>
    </message>
    <message>
        <source>The table has told nothing of its game yet.</source>
        <comment>hall_no_state</comment>
        <translation>Масата още не е съобщила нищо за играта.</translation>
    </message>
    <message>
        <source>No table plays yet.</source>
        <comment>hall_no_game</comment>
        <translation>Още никоя маса не играе.</translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds later</source>
        <comment>hall_delay</comment>
        <translation>
            <numerusform>{n} секунда по-късно</numerusform>
            <numerusform>{n} секунди по-късно</numerusform>
        </translation>
    </message>
    <message>
        <source>Witnesses</source>
        <comment>witness_show</comment>
        <translation>Свидетели</translation>
    </message>
    <message>
        <source>Two phones scan this code and sign. Then nobody can change these games later.</source>
        <comment>witness_scan</comment>
        <translation>Два телефона сканират този код и подписват. След това никой не може да промени тези партии.</translation>
    </message>
    <message>
        <source>Witness of this evening</source>
        <comment>witness_title</comment>
        <translation>Свидетел на вечерта</translation>
    </message>
    <message>
        <source>Your phone signs which games have ended, and how. Who changes them later is found out.</source>
        <comment>witness_about</comment>
        <translation>Телефонът ви подписва кои партии са завършили и как. Който ги промени по-късно, ще бъде разкрит.</translation>
    </message>
    <message>
        <source>No game is sealed yet. Leave this page open.</source>
        <comment>witness_none</comment>
        <translation>Още няма запечатана партия. Оставете страницата отворена.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games are sealed: {code}.</source>
        <comment>witness_state</comment>
        <translation>
            <numerusform>{n} партия е запечатана: {code}.</numerusform>
            <numerusform>{n} партии са запечатани: {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signed by {n} phones.</source>
        <comment>witness_count</comment>
        <translation>
            <numerusform>Подписана от {n} телефон.</numerusform>
            <numerusform>Подписана от {n} телефона.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign</source>
        <comment>witness_sign</comment>
        <translation>Подпиши</translation>
    </message>
    <message>
        <source>Your phone has signed.</source>
        <comment>witness_signed</comment>
        <translation>Телефонът ви подписа.</translation>
    </message>
    <message>
        <source>The code of this phone is {code}. Write it down: it tells your signature from others.</source>
        <comment>witness_me</comment>
        <translation>Кодът на този телефон е {code}. Запишете го, защото по него се познава вашият подпис.</translation>
    </message>
    <message numerus="yes">
        <source>Table {t}: {n} events, {code}</source>
        <comment>witness_game</comment>
        <translation>
            <numerusform>Маса {t}: {n} събитие, {code}</numerusform>
            <numerusform>Маса {t}: {n} събития, {code}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} finished games are not sealed yet.</source>
        <comment>witness_waiting</comment>
        <translation>
            <numerusform>{n} завършена партия още не е запечатана.</numerusform>
            <numerusform>{n} завършени партии още не са запечатани.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seal the finished games now</source>
        <comment>witness_publish</comment>
        <translation>Запечатай завършените партии сега</translation>
    </message>
    <message>
        <source>This browser cannot sign (Ed25519). Use a newer one, and no private window.</source>
        <comment>witness_no_key</comment>
        <translation>Този браузър не може да подписва (Ed25519). Използвайте по-нов и не в частен прозорец.</translation>
    </message>
    <message>
        <source>A browser signs over HTTPS only. Scan the code again.</source>
        <comment>witness_insecure</comment>
        <translation>Браузърът подписва само през HTTPS. Сканирайте кода отново.</translation>
    </message>
    <message>
        <source>Do not sign: the club has another key than before.</source>
        <comment>witness_other</comment>
        <translation>Не подписвайте: клубът има друг ключ, а не предишния.</translation>
    </message>
    <message>
        <source>Do not sign: the club’s signature or a game of the list is wrong. Show this to the players.</source>
        <comment>witness_wrong</comment>
        <translation>Не подписвайте: подписът на клуба или някоя партия от списъка е грешна. Покажете това на играчите.</translation>
    </message>
    <message>
        <source>Do not sign: this list changes or leaves out what your phone signed before. Show this to the players.</source>
        <comment>witness_back</comment>
        <translation>Не подписвайте: този списък променя или пропуска нещо, което телефонът ви вече е подписал. Покажете това на играчите.</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>cup_tables</comment>
        <translation>Маси</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>cup_tournament</comment>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>There is no tournament yet.</source>
        <comment>cup_none</comment>
        <translation>Още няма турнир.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>cup_new</comment>
        <translation>Нов турнир</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <comment>cup_name</comment>
        <translation>Име на турнира</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>cup_game</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>cup_any_game</comment>
        <translation>Която и да е игра</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <comment>cup_system</comment>
        <translation>Кой с кого играе</translation>
    </message>
    <message>
        <source>Everyone meets everyone</source>
        <comment>cup_system: round-robin</comment>
        <translation>Всеки с всеки</translation>
    </message>
    <message>
        <source>Everyone meets everyone twice</source>
        <comment>cup_system: double-round-robin</comment>
        <translation>Всеки с всеки два пъти</translation>
    </message>
    <message>
        <source>Tables of more than two</source>
        <comment>cup_system: groups</comment>
        <translation>Маси с повече от двама</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>cup_system: swiss</comment>
        <translation>Швейцарска</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>cup_system: knockout</comment>
        <translation>Директна елиминация</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <comment>cup_rounds</comment>
        <translation>Брой кръгове</translation>
    </message>
    <message>
        <source>all rounds</source>
        <comment>cup_all_rounds</comment>
        <translation>всички кръгове</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <comment>cup_seats</comment>
        <translation>Играчи на маса</translation>
    </message>
    <message>
        <source>Players: a CSV list, a TRF report, or a tournament of Umpire</source>
        <comment>cup_file</comment>
        <translation>Играчи: списък CSV, отчет TRF или турнир на Umpire</translation>
    </message>
    <message>
        <source>Letters of the file</source>
        <comment>cup_letters</comment>
        <translation>Букви на файла</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <comment>cup_letters: utf-8</comment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Hungary, Poland (windows-1250)</source>
        <comment>cup_letters: windows-1250</comment>
        <translation>Унгария, Полша (windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (windows-1251)</source>
        <comment>cup_letters: windows-1251</comment>
        <translation>кирилица (windows-1251)</translation>
    </message>
    <message>
        <source>Western Europe (windows-1252)</source>
        <comment>cup_letters: windows-1252</comment>
        <translation>Западна Европа (windows-1252)</translation>
    </message>
    <message>
        <source>The file is not in UTF-8. Choose its letters below.</source>
        <comment>cup_letters_wrong</comment>
        <translation>Файлът не е в UTF-8. Изберете буквите му по-долу.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <comment>cup_name_missing</comment>
        <translation>Дайте име на турнира.</translation>
    </message>
    <message>
        <source>Choose the file with the players.</source>
        <comment>cup_file_missing</comment>
        <translation>Изберете файла с играчите.</translation>
    </message>
    <message>
        <source>Give the player&apos;s name.</source>
        <comment>cup_player_missing</comment>
        <translation>Посочете името на играча.</translation>
    </message>
    <message>
        <source>A Swiss needs its number of rounds.</source>
        <comment>cup_rounds_missing</comment>
        <translation>За швейцарската система е нужен броят на кръговете.</translation>
    </message>
    <message>
        <source>Make the tournament</source>
        <comment>cup_make</comment>
        <translation>Създай турнира</translation>
    </message>
    <message>
        <source>Round {n} of {m}</source>
        <comment>cup_round_of</comment>
        <translation>Кръг {n} от {m}</translation>
    </message>
    <message>
        <source>No round is made yet. {m} are planned.</source>
        <comment>cup_no_round</comment>
        <translation>Още няма кръг. Предвидени са {m}.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>cup_round</comment>
        <translation>Кръг {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} results are missing</source>
        <comment>cup_missing</comment>
        <translation>
            <numerusform>липсва {n} резултат</numerusform>
            <numerusform>липсват {n} резултата</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <comment>cup_all_in</comment>
        <translation>всички резултати са тук</translation>
    </message>
    <message>
        <source>Make the next round</source>
        <comment>cup_next</comment>
        <translation>Следващ кръг</translation>
    </message>
    <message>
        <source>Go on without these results</source>
        <comment>cup_go_on</comment>
        <translation>Продължете без тези резултати</translation>
    </message>
    <message>
        <source>The round is being made.</source>
        <comment>cup_busy</comment>
        <translation>Кръгът се прави.</translation>
    </message>
    <message>
        <source>Print the pairings</source>
        <comment>cup_print_pairings</comment>
        <translation>Отпечатайте двойките</translation>
    </message>
    <message>
        <source>Print the results</source>
        <comment>cup_print_results</comment>
        <translation>Отпечатайте резултатите</translation>
    </message>
    <message>
        <source>Print the standings</source>
        <comment>cup_print_standings</comment>
        <translation>Отпечатайте класирането</translation>
    </message>
    <message>
        <source>Save as TRF</source>
        <comment>cup_report</comment>
        <translation>Запази като TRF</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <comment>cup_save</comment>
        <translation>Запази турнира</translation>
    </message>
    <message>
        <source>Pairings</source>
        <comment>cup_pairings</comment>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>cup_standings</comment>
        <translation>Класиране</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>cup_points</comment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>cup_result</comment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <comment>cup_enter</comment>
        <translation>Въведете резултата</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>cup_bye</comment>
        <translation>почива</translation>
    </message>
    <message>
        <source>{a} wins</source>
        <comment>cup_wins</comment>
        <translation>{a} печели</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>cup_draw</comment>
        <translation>Равенство</translation>
    </message>
    <message>
        <source>{a} did not come</source>
        <comment>cup_absent</comment>
        <translation>{a} не дойде</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <comment>cup_nobody</comment>
        <translation>Никой не дойде</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>cup_both_lose</comment>
        <translation>И двамата губят</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>cup_forfeit</comment>
        <translation>служебно</translation>
    </message>
    <message>
        <source>{a} has ½, {b} 0</source>
        <comment>cup_half</comment>
        <translation>{a} има ½, {b} има 0</translation>
    </message>
    <message>
        <source>The result is not known any more</source>
        <comment>cup_unknown</comment>
        <translation>Вече не е известно</translation>
    </message>
    <message>
        <source>What the boards won, such as 2.5:1.5</source>
        <comment>cup_boards</comment>
        <translation>Точките на дъските, например 2.5:1.5</translation>
    </message>
    <message>
        <source>The places in this order, such as 1,3,2</source>
        <comment>cup_places</comment>
        <translation>Местата в този ред, например 1,3,2</translation>
    </message>
    <message>
        <source>Another result, such as 1-0</source>
        <comment>cup_by_hand</comment>
        <translation>Друг резултат, например 1-0</translation>
    </message>
    <message>
        <source>Pair by hand</source>
        <comment>cup_pair</comment>
        <translation>Сдвоете на ръка</translation>
    </message>
    <message>
        <source>Each line is a table. The first player has the first seat. A player alone in a line sits out.</source>
        <comment>cup_pair_how</comment>
        <translation>Всеки ред е маса. Първият играч е на първото място. Който е сам на реда, почива.</translation>
    </message>
    <message>
        <source>First seat</source>
        <comment>cup_seat_first</comment>
        <translation>Първо място</translation>
    </message>
    <message>
        <source>Second seat (if empty, the first sits out)</source>
        <comment>cup_seat_second</comment>
        <translation>Второ място (ако е празно, първият почива)</translation>
    </message>
    <message>
        <source>Second seat</source>
        <comment>cup_seat_other</comment>
        <translation>Второ място</translation>
    </message>
    <message>
        <source>It counts all the same</source>
        <comment>cup_in_spite</comment>
        <translation>Важи въпреки това</translation>
    </message>
    <message>
        <source>Expel</source>
        <comment>cup_expel</comment>
        <translation>Изключете</translation>
    </message>
    <message>
        <source>was expelled</source>
        <comment>cup_expelled</comment>
        <translation>изключен</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>cup_lots</comment>
        <translation>Теглете жребий</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Before the first round lots give the players their numbers; later they break ties.</source>
        <comment>cup_lots_how</comment>
        <translation>Същото начално число винаги дава същия жребий. Преди първия кръг жребият дава номерата на играчите, а по-късно решава равенствата.</translation>
    </message>
    <message>
        <source>Seed (if empty, Umpire draws one)</source>
        <comment>cup_seed</comment>
        <translation>Начално число (ако е празно, Umpire тегли едно)</translation>
    </message>
    <message>
        <source>Lots: seed {n}</source>
        <comment>cup_lots_are</comment>
        <translation>Жребий: начално число {n}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>cup_play_off</comment>
        <translation>Доигравка</translation>
    </message>
    <message>
        <source>Enter it</source>
        <comment>cup_say</comment>
        <translation>Въведете</translation>
    </message>
    <message>
        <source>Why? A result that was there needs a reason.</source>
        <comment>cup_why</comment>
        <translation>Защо? За промяна на резултат трябва причина.</translation>
    </message>
    <message>
        <source>from table {t}</source>
        <comment>cup_from</comment>
        <translation>от маса {t}</translation>
    </message>
    <message>
        <source>The table played another game: {s}.</source>
        <comment>cup_not: other_game</comment>
        <translation>На масата се игра друга игра: {s}.</translation>
    </message>
    <message>
        <source>At the table sat {s}.</source>
        <comment>cup_not: other_players</comment>
        <translation>На масата седяха {s}.</translation>
    </message>
    <message>
        <source>The table says {s}.</source>
        <comment>cup_not: other_result</comment>
        <translation>Масата казва {s}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <comment>cup_players</comment>
        <translation>
            <numerusform>{n} играч</numerusform>
            <numerusform>{n} играчи</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops after this round</source>
        <comment>cup_stops</comment>
        <translation>Спира след този кръг</translation>
    </message>
    <message>
        <source>plays no more</source>
        <comment>cup_stopped</comment>
        <translation>вече не играе</translation>
    </message>
    <message>
        <source>Plays again</source>
        <comment>cup_plays</comment>
        <translation>Играе отново</translation>
    </message>
    <message>
        <source>Away in the next round</source>
        <comment>cup_away</comment>
        <translation>Отсъства в следващия кръг</translation>
    </message>
    <message>
        <source>Away in the next round, for half a point</source>
        <comment>cup_away_half</comment>
        <translation>Отсъства в следващия кръг, за половин точка</translation>
    </message>
    <message>
        <source>away in the next round</source>
        <comment>cup_is_away</comment>
        <translation>отсъства в следващия кръг</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>cup_add</comment>
        <translation>Добавете играч</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>cup_player</comment>
        <translation>Име</translation>
    </message>
    <message>
        <source>Club</source>
        <comment>cup_club</comment>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>cup_rating</comment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <comment>cup_printing</comment>
        <translation>Печата се.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <comment>game: war-galley</comment>
        <translation>Бойна галера</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <comment>game: triremes</comment>
        <translation>Триреми и хоплити</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <comment>game: murus-gallicus</comment>
        <translation>Галска стена</translation>
    </message>
    <message>
        <source>Buda 1686</source>
        <comment>game: buda-1686</comment>
        <translation>Буда 1686</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <comment>game: naval-battle</comment>
        <translation>Морска битка</translation>
    </message>
    <message>
        <source>the players say different results</source>
        <comment>hall_about: reports_differ</comment>
        <translation>играчите казват различни резултати</translation>
    </message>
    <message>
        <source>not everybody confirms the result</source>
        <comment>hall_about: reports_overdue</comment>
        <translation>не всички потвърждават резултата</translation>
    </message>
    <message>
        <source>too many wrong codes, so no code is taken for ten minutes</source>
        <comment>hall_about: codes_guessed</comment>
        <translation>твърде много грешни кодове, затова десет минути не се приема никакъв код</translation>
    </message>
    <message>
        <source>Report a result</source>
        <comment>report_title</comment>
        <translation>Съобщи резултат</translation>
    </message>
    <message>
        <source>You have no game now.</source>
        <comment>report_none</comment>
        <translation>Сега нямате партия.</translation>
    </message>
    <message>
        <source>Your code, from your slip</source>
        <comment>report_code</comment>
        <translation>Кодът от вашата бележка</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>report_open</comment>
        <translation>Отворете</translation>
    </message>
    <message>
        <source>You are {a}</source>
        <comment>report_you</comment>
        <translation>Вие сте {a}</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <comment>report_how</comment>
        <translation>Как завърши играта?</translation>
    </message>
    <message>
        <source>{a} says: {r}.</source>
        <comment>report_says</comment>
        <translation>{a} казва: {r}.</translation>
    </message>
    <message>
        <source>Is this right?</source>
        <comment>report_right</comment>
        <translation>Така ли е?</translation>
    </message>
    <message>
        <source>I confirm: {r}</source>
        <comment>report_confirm</comment>
        <translation>Потвърждавам: {r}</translation>
    </message>
    <message>
        <source>That is not so</source>
        <comment>report_not_so</comment>
        <translation>Не е така</translation>
    </message>
    <message>
        <source>I want to change what I said</source>
        <comment>report_again</comment>
        <translation>Промяна на казаното</translation>
    </message>
    <message>
        <source>I am somebody else</source>
        <comment>report_leave</comment>
        <translation>Аз съм друг играч</translation>
    </message>
    <message>
        <source>You said: {r}. It counts once everybody at the table has confirmed it.</source>
        <comment>report_waits</comment>
        <translation>Вие казахте: {r}. Важи, когато всички на масата го потвърдят.</translation>
    </message>
    <message>
        <source>Not everybody has confirmed within five minutes. The arbiter is called.</source>
        <comment>report_overdue</comment>
        <translation>Не всички потвърдиха за пет минути. Арбитърът е повикан.</translation>
    </message>
    <message>
        <source>You do not say the same. The arbiter is called. If you were wrong, say it again.</source>
        <comment>report_differ</comment>
        <translation>Не казвате едно и също. Арбитърът е повикан. Ако грешката е ваша, кажете го отново.</translation>
    </message>
    <message>
        <source>The result is in: {r}</source>
        <comment>report_stands</comment>
        <translation>Резултатът е записан: {r}</translation>
    </message>
    <message>
        <source>No player has this code. Look at your slip.</source>
        <comment>report_wrong_code</comment>
        <translation>Никой играч няма такъв код. Вижте бележката си.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait ten minutes, or tell the arbiter.</source>
        <comment>report_too_many</comment>
        <translation>Твърде много грешни кодове. Изчакайте десет минути или кажете на арбитъра.</translation>
    </message>
    <message>
        <source>You have another game now.</source>
        <comment>report_over</comment>
        <translation>Сега имате друга партия.</translation>
    </message>
    <message>
        <source>There is a result already. Only the arbiter changes it.</source>
        <comment>report_has_result</comment>
        <translation>Вече има резултат. Само арбитърът го променя.</translation>
    </message>
    <message>
        <source>A code is taken over HTTPS only. Scan the square again.</source>
        <comment>report_insecure</comment>
        <translation>Код се приема само по HTTPS. Сканирайте квадрата отново.</translation>
    </message>
    <message>
        <source>Place of {a}</source>
        <comment>report_place</comment>
        <translation>Място на {a}</translation>
    </message>
    <message>
        <source>Boards won by {a}</source>
        <comment>report_boards</comment>
        <translation>Спечелени дъски от {a}</translation>
    </message>
    <message>
        <source>Players: after the game, scan this and say the result.</source>
        <comment>report_scan</comment>
        <translation>Играчи: след играта сканирайте това и кажете резултата.</translation>
    </message>
    <message>
        <source>Print slips with codes</source>
        <comment>cup_print_slips</comment>
        <translation>Отпечатайте бележките с кодове</translation>
    </message>
    <message>
        <source>New codes for the players</source>
        <comment>cup_codes</comment>
        <translation>Нови кодове за играчите</translation>
    </message>
    <message>
        <source>The codes on all slips that were printed before open nothing any more.</source>
        <comment>cup_codes_why</comment>
        <translation>Кодовете от вече отпечатаните бележки няма да отварят нищо.</translation>
    </message>
    <message>
        <source>by phone: {a}</source>
        <comment>cup_by_phone</comment>
        <translation>по телефон: {a}</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <comment>hall_free</comment>
        <translation>Не се играе</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>hall_sound</comment>
        <translation>Звук</translation>
    </message>
    <message>
        <source>On the keyboard, N shows the next call, 1 to 9 press its buttons, and S switches the sound.</source>
        <comment>hall_keys</comment>
        <translation>Клавиши: N отваря следващото повикване, 1–9 натискат бутоните му, S включва и изключва звука.</translation>
    </message>
    <message>
        <source>Or type the six characters that Umpire shows on its screen now.</source>
        <comment>code_type</comment>
        <translation>Или въведете шестте знака, които Umpire показва сега на екрана си.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>code_enter</comment>
        <translation>Напред</translation>
    </message>
    <message>
        <source>This is not the code. Look at Umpire’s screen again.</source>
        <comment>code_wrong</comment>
        <translation>Това не е кодът. Погледнете отново екрана на Umpire.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Umpire shows a new one now.</source>
        <comment>code_over</comment>
        <translation>Този код вече не е валиден. Umpire сега показва нов.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait five minutes, or scan the code.</source>
        <comment>code_often</comment>
        <translation>Твърде много грешни кодове. Изчакайте пет минути или сканирайте кода.</translation>
    </message>
    <message>
        <source>This telephone can be the camera of the game.</source>
        <comment>hint_camera</comment>
        <translation>Този телефон може да е камерата на играта.</translation>
    </message>
    <message>
        <source>left</source>
        <comment>time_left</comment>
        <translation>остават</translation>
    </message>
    <message>
        <source>no time is left</source>
        <comment>hall_about: no_time</comment>
        <translation>времето изтече</translation>
    </message>
    <message>
        <source>The side loses on time</source>
        <comment>hall_lost_on_time</comment>
        <translation>Губи по време</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>cup_choose</comment>
        <translation>Изберете файл</translation>
    </message>
    <message>
        <source>No file is chosen yet</source>
        <comment>cup_no_file</comment>
        <translation>Още не е избран файл</translation>
    </message>
    <message numerus="yes">
        <source>{n} players wait for their turn</source>
        <comment>players_wait</comment>
        <translation>
            <numerusform>{n} играч чака реда си</numerusform>
            <numerusform>{n} играчи чакат реда си</numerusform>
        </translation>
    </message>
    <message>
        <source>No move yet</source>
        <comment>hall_no_move</comment>
        <translation>Още няма ход</translation>
    </message>
    <message>
        <source>Enter your name</source>
        <comment>hall_name</comment>
        <translation>Въведете името си</translation>
    </message>
</context>
<context>
    <name>Kit</name>
    <message>
        <source>This line is 100 mm long. If yours is not, print at 100 %, without scaling.</source>
        <translation>Тази линия е дълга 100 мм. Ако не е, печатайте на 100 %, без мащабиране.</translation>
    </message>
    <message>
        <source>Corner tags</source>
        <translation>Ъглови знаци</translation>
    </message>
    <message>
        <source>near left</source>
        <translation>близо, вляво</translation>
    </message>
    <message>
        <source>near right</source>
        <translation>близо, вдясно</translation>
    </message>
    <message>
        <source>far right</source>
        <translation>далече, вдясно</translation>
    </message>
    <message>
        <source>far left</source>
        <translation>далече, вляво</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Страна %1</translation>
    </message>
    <message>
        <source>play area</source>
        <translation>игрално поле</translation>
    </message>
    <message>
        <source>Cut out the four tags with their white edge.</source>
        <translation>Изрежете четирите знака с белия им край.</translation>
    </message>
    <message>
        <source>Lay each flat at its corner, its words towards side A.</source>
        <translation>Поставете всеки гладко в ъгъла му, с надписа към страна A.</translation>
    </message>
    <message>
        <source>Measure no distances between the tags. Umpire finds them.</source>
        <translation>Не мерете разстояния между знаците. Umpire ги намира сам.</translation>
    </message>
    <message>
        <source>Cover no tag while you play.</source>
        <translation>Не закривайте знаците по време на игра.</translation>
    </message>
    <message>
        <source>what to cut, fold and lay</source>
        <translation>какво да изрежете, сгънете и поставите</translation>
    </message>
    <message>
        <source>Cut the sheets of the board along the marks. Glue each onto the grey strip of its neighbour.</source>
        <translation>Изрежете листовете на дъската по знаците. Залепете всеки върху сивата лента на съседния.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, and glue it together.</source>
        <translation>Изрежете всяка лента, сгънете я по пунктира и я залепете.</translation>
    </message>
    <message>
        <source>Lay the board flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Поставете дъската гладко между четирите ъглови знака. Знаците са на отделен лист. Не закривайте знак.</translation>
    </message>
    <message>
        <source>Lay the map flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Поставете картата гладко между четирите ъглови знака. Знаците са на отделен лист. Не закривайте знак.</translation>
    </message>
    <message>
        <source>A place on the map names the counter that begins there. A ring on the level track is where a marker begins.</source>
        <translation>Мястото на картата назовава единицата, която започва там. Кръгът на скалата на нивата е началото на маркер.</translation>
    </message>
    <message>
        <source>Leave room beside the board for the dice and for what is drawn.</source>
        <translation>Оставете място до дъската за заровете и за изтегленото.</translation>
    </message>
    <message>
        <source>Leave room beside the map for the die.</source>
        <translation>Оставете място до картата за зарчето.</translation>
    </message>
    <message>
        <source>Have you no stones? Cut out the discs, and glue each on card or on coins, until it is at least %1 mm thick.</source>
        <translation>Нямате камъни? Изрежете кръговете и залепете всеки върху картон или монети, докато стане дебел поне %1 мм.</translation>
    </message>
    <message>
        <source>Put two stones, one on the other, on each cell that has a 2 in the drawing. On the printed board these cells have a second outline.</source>
        <translation>Поставете два камъка един върху друг на всяко поле, което на рисунката има 2. На отпечатаната дъска тези полета имат втори контур.</translation>
    </message>
    <message>
        <source>Cut out each figure, fold it in the middle, and glue its base on card. It stands upright.</source>
        <translation>Изрежете всяка фигурка, сгънете я в средата и залепете основата върху картон. Тя стои изправена.</translation>
    </message>
    <message>
        <source>Take the tray out of each matchbox. Cut out the decks, and glue one on each sleeve.</source>
        <translation>Извадете чекмеджето от всяка кибритена кутия. Изрежете палубите и залепете по една на външната част на всяка кутия.</translation>
    </message>
    <message>
        <source>Pierce the deck and the long sides at the marks. Push matches with heads into the sides: these are the oars. Push matches without heads into the deck: these are the masts. The numbers on the deck say how many. No head may touch a striking strip.</source>
        <translation>Пробийте палубата и дългите страни при знаците. Пъхнете клечки с глава в страните: това са веслата. Пъхнете клечки без глава в палубата: това са мачтите. Числата на палубата казват колко са. Глава на клечка не бива да допира драскалото.</translation>
    </message>
    <message>
        <source>Lay the four corner tags around the sea, about 60 cm apart along the players&apos; edges and 42 cm apart from player to player. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Поставете четирите ъглови знака около морето: на около 60 см един от друг по края на играчите и на 42 см от играч до играч. Знаците са на отделен лист. Не закривайте знак.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>камъни</translation>
    </message>
    <message>
        <source>Cut out the discs. Glue each on card or on coins, until it is at least %1 mm thick. Umpire may count a stack of thinner stones wrongly.</source>
        <translation>Изрежете кръговете. Залепете всеки върху картон или монети, докато стане дебел поне %1 мм. Стълб от по-тънки камъни Umpire може да преброи погрешно.</translation>
    </message>
    <message>
        <source>Measure the thickness of a finished stone, and write it here: ________ mm</source>
        <translation>Измерете дебелината на готов камък и я запишете тук: ________ мм</translation>
    </message>
    <message>
        <source>tops of stacks</source>
        <translation>върхове на стълбове</translation>
    </message>
    <message>
        <source>A paper disc with two or three dots may lie on a stack of two or three stones, for the players&apos; eyes. Umpire counts the stones, not the dots.</source>
        <translation>Върху стълб от два или три камъка може да лежи хартиен кръг с две или три точки, за очите на играчите. Umpire брои камъните, а не точките.</translation>
    </message>
    <message>
        <source>Certificate sheet</source>
        <translation>Лист за удостоверяване</translation>
    </message>
    <message>
        <source>Lay this sheet flat on the table where you play, with the lamp and the camera as in a game. Cover nothing. Take one picture.</source>
        <translation>Поставете този лист гладко на масата, на която играете, с лампата и камерата както при игра. Не закривайте нищо. Направете една снимка.</translation>
    </message>
    <message>
        <source>Lay a ruler on the 100 mm line below, and write down how long it is: ________ mm</source>
        <translation>Измерете с линийка линията от 100 мм долу и запишете колко е дълга: ________ мм</translation>
    </message>
    <message>
        <source>Calibration board</source>
        <translation>Калибрационна дъска</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Линийки</translation>
    </message>
    <message>
        <source>rulers</source>
        <translation>линийки</translation>
    </message>
    <message>
        <source>A ruler in centimetres. Cut it out and glue it on card.</source>
        <translation>Линийка в сантиметри. Изрежете я и я залепете върху картон.</translation>
    </message>
    <message>
        <source>How long is a match? Lay one here, its end at the left edge, and read where it stops.</source>
        <translation>Колко е дълга една клечка? Сложете една тук с края до левия ръб и отчетете докъде стига.</translation>
    </message>
    <message>
        <source>Match rulers for matches of %1 mm.</source>
        <translation>Линийки за клечки от %1 мм.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Бойна галера</translation>
    </message>
    <message>
        <source>order reference</source>
        <translation>заповеди</translation>
    </message>
    <message>
        <source>deck stickers</source>
        <translation>палубни стикери</translation>
    </message>
    <message>
        <source>oars %1 + %1 · masts %2</source>
        <translation>гребла %1 + %1 · мачти %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>напред</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>завой наляво</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>завой надясно</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>огън!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>пренареждане на греблата</translation>
    </message>
    <message>
        <source>One match ahead.</source>
        <translation>Една клечка напред.</translation>
    </message>
    <message>
        <source>60° to the left, then one match ahead.</source>
        <translation>60° наляво, после една клечка напред.</translation>
    </message>
    <message>
        <source>60° to the right, then one match ahead.</source>
        <translation>60° надясно, после една клечка напред.</translation>
    </message>
    <message>
        <source>A match without a head. At most one for each mast.</source>
        <translation>Клечка без глава. Най-много по една на мачта.</translation>
    </message>
    <message>
        <source>Two matches; the oars change sides on the second.</source>
        <translation>Две клечки; греблата се местят при втората.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Заповеди</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Стрелба</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадения</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Таран</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Щети</translation>
    </message>
    <message>
        <source>Up to 5 matches a galley, as many as possible; the farthest from you is executed first. Movement orders: at most the oars on the weaker side.</source>
        <translation>До 5 клечки на галера, колкото може повече; най-далечната от вас се изпълнява първа. Заповеди за движение: най-много колкото греблата на по-слабата страна.</translation>
    </message>
    <message>
        <source>Within 3 M of the hull. M is one match, %1 mm. Matches to drop: masts × 2 within 1 M, × 1 within 2 M, × ½ (rounded up) within 3 M.</source>
        <translation>До 3 M от корпуса. M е дължината на клечка, %1 мм. Пускани клечки: мачти × 2 до 1 M, × 1 до 2 M, × ½ (нагоре) до 3 M.</translation>
    </message>
    <message>
        <source>Each head that points at the target; from the side zone the plain ends too. If a match touches a galley or an order match, all of them miss.</source>
        <translation>Всяка глава, насочена към целта; от страничната зона и голите краища. Ако клечка докосне галера или заповед, всички пропускат.</translation>
    </message>
    <message>
        <source>From the side 2, from behind 1, head-on 2 each; +1 for each forward order of the rammer.</source>
        <translation>Отстрани 2, отзад 1, челно по 2; +1 за всяка заповед напред на тарана.</translation>
    </message>
    <message>
        <source>First an oar on the attacker&apos;s side; that side takes the most. 3 or more: at least one mast. Without oars on either side a galley sinks.</source>
        <translation>Първо гребло откъм нападателя; тази страна понася най-много. При 3 и повече: поне една мачта. Без гребла и от двете страни галерата потъва.</translation>
    </message>
    <message>
        <source>For matchboxes of 60 x 35 mm: glue one on each sleeve, the triangle is the bow. Pierce the circles for masts and the sides at the marks for oars.</source>
        <translation>За кибритени кутии 60 x 35 мм: залепете по един отгоре, триъгълникът е носът. Пробийте кръгчетата за мачти и страните при чертичките за гребла.</translation>
    </message>
    <message>
        <source>For matches of %1 mm. Lay a ruler at the hull: within 1, 2 and 3 matches each mast drops 2, 1 and ½ matches.</source>
        <translation>За клечки от %1 мм. Допрете линийката до корпуса: до 1, 2 и 3 клечки всяка мачта дава 2, 1 и ½ клечка.</translation>
    </message>
    <message>
        <source>Lay a triangle on the side to which the galley turns. One corner is at the bow, or at the end of the last order match. One side of that corner points straight ahead. Lay the next order match along the other side of that corner.</source>
        <translation>Поставете триъгълник от страната, към която завива галерата. Единият връх е до носа или до края на последната клечка за заповед. Едната страна на този връх сочи право напред. Поставете следващата клечка за заповед покрай другата страна на този връх.</translation>
    </message>
    <message>
        <source>glue sheet %1 here</source>
        <translation>тук залепете лист %1</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>лист %1 от %2</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Галска стена</translation>
    </message>
    <message>
        <source>squares of %1 mm</source>
        <translation>полета по %1 мм</translation>
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
        <translation>шестоъгълник с 5</translation>
    </message>
    <message>
        <source>hexagon of 4</source>
        <translation>шестоъгълник с 4</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Триреми и хоплити</translation>
    </message>
    <message>
        <source>map</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>фигурки</translation>
    </message>
    <message>
        <source>Cut out each strip whole. Fold it in the middle, pictures outwards, and the coloured fields outwards; glue those on a piece of card, 19 x 9 mm for a ship, 9 x 9 mm for a soldier. The yellow end of the base is the bow. A captured ship is replaced by a spare one of its captor.</source>
        <translation>Изрежете всяка двойна фигурка цяла. Сгънете я на две по линията между рисунките, цветните полета навън; залепете ги върху подложка: 19 x 9 мм за кораб, 9 x 9 мм за войник. Жълтият край на подложката е носът. Превзет кораб се заменя с резервен на победителя.</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Морска битка</translation>
    </message>
    <message>
        <source>board</source>
        <translation>дъска</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>жетони</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червени</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жълти</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. Left above: strength; left below: squares in a move.</source>
        <translation>Изрежете всяка лента, сгънете по пунктира с рисунките навън и я залепете. Горе вляво: сила; долу вляво: полета на ход.</translation>
    </message>
    <message>
        <source>table of ships</source>
        <translation>таблица на корабите</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>броя</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>полета</translation>
    </message>
    <message>
        <source>plane (attacks up to %1 squares away)</source>
        <translation>самолет (напада до %1 полета)</translation>
    </message>
    <message>
        <source>coastal battery</source>
        <translation>брегова батарея</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>мина</translation>
    </message>
    <message>
        <source>The stronger stays, the weaker is taken off; equals both go.</source>
        <translation>По-силният остава, по-слабият се сваля; при равни и двата.</translation>
    </message>
    <message>
        <source>Only a missile ship takes off a battery, only a minesweeper a mine.</source>
        <translation>Батарея сваля само ракетен кораб, мина само миночистач.</translation>
    </message>
    <message>
        <source>An entrance is open when both its batteries are gone.</source>
        <translation>Входът е отворен, когато и двете му батареи са свалени.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the other port has won.</source>
        <translation>Който вкара десантния кораб в чуждото пристанище, печели.</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>линеен кораб</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>самолетоносач</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>крайцер</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>разрушител</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>фрегата</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>подводница</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>ракетен кораб</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>торпеден катер</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>стражеви кораб</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>миночистач</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>десантен кораб</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Превземането на Буда, 1686</translation>
    </message>
    <message>
        <source>Imperial counters</source>
        <translation>императорски единици</translation>
    </message>
    <message>
        <source>Turkish counters</source>
        <translation>турски единици</translation>
    </message>
    <message>
        <source>Imperial chits</source>
        <translation>императорски номера</translation>
    </message>
    <message>
        <source>Turkish chits</source>
        <translation>турски номера</translation>
    </message>
    <message>
        <source>level track</source>
        <translation>скала на нивата</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. The red number is the damaged side.</source>
        <translation>Изрежете всяка лента, сгънете по пунктира с рисунките навън и я залепете. Червеното число е пострадалата страна.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. An event counts from the turn on its back.</source>
        <translation>Изрежете всяка лента, сгънете по пунктира с рисунките навън и я залепете. Събитието важи от хода на гърба.</translation>
    </message>
    <message>
        <source>Markers of the level track</source>
        <translation>Маркери за скалата на нивата</translation>
    </message>
    <message>
        <source>A ring is where the marker begins; pale cells are out of reach.</source>
        <translation>Кръгът е началното място на маркера; бледите клетки са недостъпни.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>турски морал</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>императорски морал</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>императорска артилерия</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>императорско миниране</translation>
    </message>
    <message>
        <source>epidemic</source>
        <translation>епидемия</translation>
    </message>
    <message>
        <source>relief army</source>
        <translation>помощна войска</translation>
    </message>
    <message>
        <source>hand of fate</source>
        <translation>ръката на съдбата</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>окоп</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>пробив</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>императорци</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>унгарци</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <translation>баварци</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>саксонци</translation>
    </message>
    <message>
        <source>janissary</source>
        <translation>еничари</translation>
    </message>
    <message>
        <source>azab</source>
        <translation>азапи</translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Абдурахман</translation>
    </message>
    <message>
        <source>Lotharingiai Karoly</source>
        <translation>Карл Лотарингски</translation>
    </message>
    <message>
        <source>II. Miksa Emanuel</source>
        <translation>Макс Емануел</translation>
    </message>
    <message>
        <source>Viziváros</source>
        <translation>Долен град</translation>
    </message>
    <message>
        <source>Eszaki fal (Esztergomi rondella)</source>
        <translation>Северна стена (Естергомски бастион)</translation>
    </message>
    <message>
        <source>Nyugati fal</source>
        <translation>Западна стена</translation>
    </message>
    <message>
        <source>Deli fal (Nagy rondella)</source>
        <translation>Южна стена (Голям бастион)</translation>
    </message>
    <message>
        <source>Keleti fal (palota)</source>
        <translation>Източна стена (дворец)</translation>
    </message>
    <message>
        <source>Kozepso zona</source>
        <translation>Средна зона</translation>
    </message>
    <message>
        <source>Eszaki tabor</source>
        <translation>Северен лагер</translation>
    </message>
    <message>
        <source>Nyugati tabor</source>
        <translation>Западен лагер</translation>
    </message>
    <message>
        <source>Deli tabor</source>
        <translation>Южен лагер</translation>
    </message>
    <message>
        <source>Duna-part</source>
        <translation>Дунавски бряг</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>как се играе</translation>
    </message>
    <message>
        <source>These are the rules of the game&apos;s first variant.</source>
        <translation>Това са правилата на първия вариант на играта.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StreamWindow</name>
    <message>
        <source>Show on another screen</source>
        <translation>Покажете на друг екран</translation>
    </message>
    <message>
        <source>Whoever has one of these addresses sees the game, but gives no commands.</source>
        <translation>Който има един от тези адреси, вижда играта, но не дава команди.</translation>
    </message>
    <message>
        <source>For a stream: a browser source in OBS, 1920 wide and 1080 high</source>
        <translation>За предаване добавете в OBS източник „браузър“, широк 1920 и висок 1080</translation>
    </message>
    <message>
        <source>For a television: its browser</source>
        <translation>За телевизор отворете адреса в неговия браузър</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Копирай адреса</translation>
    </message>
    <message>
        <source>Each player can have a page on a telephone. There the player answers, gives orders and lays out secretly. Choose a player while the others look away, and scan the code with the telephone.</source>
        <translation>Всеки играч може да има страница на телефона си. Там играчът отговаря, дава заповеди и подрежда тайно. Изберете играч, докато другите не гледат, и сканирайте кода с телефона.</translation>
    </message>
    <message>
        <source>The page of this player: %1</source>
        <translation>Страницата на този играч: %1</translation>
    </message>
    <message>
        <source>The addresses are valid until the next game begins.</source>
        <translation>Адресите са валидни, докато започне следващата игра.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затворете</translation>
    </message>
</context>
<context>
    <name>umpire::desk::KitPrinter</name>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>PDF файлове (*.pdf);;Всички файлове (*)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::LaidTable</name>
    <message>
        <source>The table from above, with a tag at each corner</source>
        <translation>Масата отгоре, със знак във всеки ъгъл</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AgainstRecord</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n камень</numerusform>
            <numerusform>%n камня</numerusform>
            <numerusform>%n камней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 likely</source>
        <translation>вероятность %1</translation>
    </message>
    <message>
        <source>seen with %1</source>
        <translation>видно на %1</translation>
    </message>
    <message>
        <source>In the notation: %1</source>
        <translation>В нотации: %1</translation>
    </message>
    <message>
        <source>Told by the players</source>
        <translation>Со слов игроков</translation>
    </message>
    <message>
        <source>How sure Umpire was: %1</source>
        <translation>Уверенность Umpire была %1</translation>
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
        <translation>У двух игроков есть кубик и два стакана. Имперская коалиция – серые, турки – зелёные.</translation>
    </message>
    <message>
        <source>Chits with numbers are drawn from the cups: grey ones for the Imperials, green ones for the Turks.</source>
        <translation>Из стаканов тянут жетоны с числами: серые – для имперцев, зелёные – для турок.</translation>
    </message>
    <message>
        <source>The track goes from 0 to 8. At the start time is 1, Imperial mining (CAS) 1, Turkish morale (TMS) 4, Imperial morale (CMS) 4 and Imperial artillery (CTS) 4. Officers&apos; markers stand at their values.</source>
        <translation>Шкала идёт от 0 до 8. В начале время стоит на 1, имперские подкопы (CAS) на 1, боевой дух турок (TMS) на 4, боевой дух имперцев (CMS) на 4 и имперская артиллерия (CTS) на 4. Маркеры офицеров стоят на их значениях.</translation>
    </message>
    <message>
        <source>A unit has two sides; the lower number is the damaged side. The number is its combat value. An officer&apos;s value is both.</source>
        <translation>У фигуры две стороны; меньшее число – на повреждённой стороне. Это число – боевая сила фигуры. У офицера оно служит и боевой силой, и значением офицера.</translation>
    </message>
    <message>
        <source>The game has 8 turns of up to 20 rounds. In a round both players draw a chit at the same time, without looking.</source>
        <translation>В игре 8 ходов, в каждом до 20 кругов. В круге оба игрока одновременно и не глядя тянут по жетону.</translation>
    </message>
    <message>
        <source>The higher number has the initiative. An odd number gives that side one action, an even one two; the other side has one action after that.</source>
        <translation>У кого число больше, у того инициатива. Нечётное число даёт этой стороне одно действие, чётное – два; после этого у другой стороны одно действие.</translation>
    </message>
    <message>
        <source>Where the numbers are equal nobody acts.</source>
        <translation>Если числа равны, никто не действует.</translation>
    </message>
    <message>
        <source>The side that draws the first 0 has no action in that round. When the second 0 is drawn the turn ends at once, time goes on by 1 and all chits go back into the cups.</source>
        <translation>Сторона, которая вытянула первый 0, в этом круге не действует. Когда вытянут второй 0, ход сразу кончается, время сдвигается на 1 вперёд, и все жетоны возвращаются в стаканы.</translation>
    </message>
    <message>
        <source>For an action a player names the kind and the zone and rolls for success.</source>
        <translation>Для действия игрок называет его вид и зону и бросает кубик на успех.</translation>
    </message>
    <message>
        <source>The map&apos;s zones are joined by roads: camps, walls, and breaches in the walls. A breach holds one Imperial unit. Turkish units stand on walls only.</source>
        <translation>Зоны карты соединены дорогами: это лагеря, стены и бреши в стенах. В бреши помещается одна имперская фигура. Турецкие фигуры стоят только на стенах.</translation>
    </message>
    <message>
        <source>A wall is never shared; it is held by the side whose units alone stand there. It holds at most as many units as it has breaches.</source>
        <translation>Стену никогда не делят: её держит та сторона, чьи фигуры стоят там одни. На стене помещается не больше фигур, чем у неё брешей.</translation>
    </message>
    <message>
        <source>Where no Turk stands on a wall and an Imperial unit stands in its breach, the wall is Imperial at once and the unit moves onto it.</source>
        <translation>Если на стене нет ни одного турка, а в её бреши стоит имперская фигура, стена сразу становится имперской, и фигура переходит на неё.</translation>
    </message>
    <message>
        <source>Units move freely besides the actions: the Imperials one zone each between zones that they hold; the Turks one unit (odd chit) or two (even chit) anywhere in the castle, while they have the initiative and their turn.</source>
        <translation>Кроме действий, фигуры можно свободно передвигать. Имперцы передвигают каждую фигуру на одну зону между зонами, которые держат. Турки передвигают одну фигуру (нечётный жетон) или две (чётный) куда угодно в крепости, пока у них инициатива и их очередь.</translation>
    </message>
    <message>
        <source>Imperial artillery: name a wall and roll at most the artillery level (CTS). Then a unit of a neighbouring camp enters a breach of that wall.</source>
        <translation>Имперская артиллерия: назовите стену и выбросьте не больше уровня артиллерии (CTS). Тогда фигура из соседнего лагеря входит в брешь этой стены.</translation>
    </message>
    <message>
        <source>Turkish artillery: roll less than the Turkish morale (TMS), then roll again. An even number lowers the Imperial artillery level (CTS) by 1.</source>
        <translation>Турецкая артиллерия: выбросьте меньше боевого духа турок (TMS), затем бросьте ещё раз. Чётное число снижает уровень имперской артиллерии (CTS) на 1.</translation>
    </message>
    <message>
        <source>Mining: raise the mining level (CAS) by 1, up to 5; or name a wall and roll at most that level, and a unit of a neighbouring camp enters a breach. A higher roll puts the level back to 1.</source>
        <translation>Подкоп: повысьте уровень подкопов (CAS) на 1, но не выше 5; или назовите стену и выбросьте не больше этого уровня, и фигура из соседнего лагеря входит в брешь. Больший бросок возвращает уровень на 1.</translation>
    </message>
    <message>
        <source>Assault: the attackers&apos; values in the breaches, less the defenders&apos; and the wall&apos;s terrain, are added to the die. A sum of at least the Turkish morale costs the Turks a step, twice as much two steps. A lower sum costs the Imperials a step, or two where the morale is twice the sum.</source>
        <translation>Штурм: к броску прибавляют боевую силу нападающих в брешах и вычитают боевую силу обороняющихся и поправку стены на местность. Сумма не меньше боевого духа турок отнимает у турок одну ступень, вдвое большая – две ступени. Меньшая сумма отнимает у имперцев одну ступень, а если боевой дух вдвое больше суммы – две.</translation>
    </message>
    <message>
        <source>A step turns a unit to its damaged side, or removes one that is damaged. Two steps may remove an undamaged unit.</source>
        <translation>Потеря ступени переворачивает фигуру на повреждённую сторону или снимает уже повреждённую. Две ступени могут снять неповреждённую фигуру.</translation>
    </message>
    <message>
        <source>If only Imperials are left, the wall is theirs and the attackers move in. Otherwise they stay in the breaches.</source>
        <translation>Если остались одни имперцы, стена их, и нападающие входят на неё. Иначе они остаются в брешах.</translation>
    </message>
    <message>
        <source>The middle zone can be attacked by castle fight only.</source>
        <translation>Среднюю зону можно атаковать только боем в крепости.</translation>
    </message>
    <message>
        <source>Counter-mining (Turks): name a Turkish wall with an enemy in its breach and roll above the Imperial morale (CMS). It costs an Imperial unit there a step, or the mining level 1.</source>
        <translation>Контрмина (турки): назовите турецкую стену с врагом в её бреши и выбросьте больше боевого духа имперцев (CMS). Это отнимает у имперской фигуры там одну ступень или снижает уровень подкопов на 1.</translation>
    </message>
    <message>
        <source>Sortie (Turks): a unit on a wall rolls, less 1 for each Imperial unit in the wall&apos;s breaches and the camps beside it. Above the Imperial morale it lowers the artillery level by 1. Below 1 the unit loses a step.</source>
        <translation>Вылазка (турки): за фигуру на стене бросают кубик; за каждую имперскую фигуру в брешах этой стены и в лагерях рядом с ней вычитают 1. Результат больше боевого духа имперцев снижает уровень артиллерии на 1. При результате меньше 1 фигура теряет ступень.</translation>
    </message>
    <message>
        <source>Entrenching: each side has two markers. A marker is placed at level 1 on a wall with an own unit, or turned to level 2. It can take losses, and cancel the enemy&apos;s successes except mining and counter-mining. Nobody has to use it.</source>
        <translation>Окоп: у каждой стороны по два маркера. Маркер кладут с уровнем 1 на стену, где есть своя фигура, или переворачивают на уровень 2. Он может принимать потери и отменять успехи врага, кроме подкопа и контрмины. Применять его никто не обязан.</translation>
    </message>
    <message>
        <source>Each special action lowers the officer&apos;s marker by 1. It is announced before and is no action. At the start of a turn the markers go back to the officers&apos; values.</source>
        <translation>Каждое особое действие снижает маркер офицера на 1. Его объявляют заранее, и действием оно не считается. В начале хода маркеры возвращаются к значениям офицеров.</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the roll of an Imperial artillery attack while he is in the middle zone, to counter-mining and to a sortie at his wall; in a castle fight units in his zone may count 1 more.</source>
        <translation>Абдуррахман добавляет 1 к броску имперской артиллерийской атаки, пока он в средней зоне, к контрмине и к вылазке у своей стены; в бою в крепости фигуры в его зоне могут считаться на 1 сильнее.</translation>
    </message>
    <message>
        <source>Charles of Lorraine and Max Emanuel restore units of their troops, bring back destroyed ones to their camp, raise the artillery level once a turn up to 4, and add 1 to chosen units in a fight. Each costs marker points.</source>
        <translation>Карл Лотарингский и Максимилиан Эмануил восстанавливают фигуры своих войск, возвращают уничтоженные в свой лагерь, раз за ход повышают уровень артиллерии, но не выше 4, и добавляют 1 выбранным фигурам в бою. Каждое из этого стоит очков маркера.</translation>
    </message>
    <message>
        <source>A damaged officer may restore himself. His value is 0 for that turn.</source>
        <translation>Повреждённый офицер может восстановить себя сам. На этот ход его значение – 0.</translation>
    </message>
    <message>
        <source>An officer who takes a loss is turned over, and his marker falls to at most the damaged number.</source>
        <translation>Офицера, который понёс потерю, переворачивают. Его маркер опускается и стоит теперь не выше числа повреждённой стороны.</translation>
    </message>
    <message>
        <source>At the end of a turn the Imperial morale (CMS) rises by 1 for each wall the Imperials hold, up to 5.</source>
        <translation>В конце хода боевой дух имперцев (CMS) растёт на 1 за каждую стену, которую держат имперцы, но не выше 5.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1, not below 1, when an Imperial unit is destroyed.</source>
        <translation>Боевой дух имперцев падает на 1, но не ниже 1, когда уничтожена имперская фигура.</translation>
    </message>
    <message>
        <source>The Turkish morale (TMS) falls by 1 when Abdurrahman is lost.</source>
        <translation>Боевой дух турок (TMS) падает на 1, когда потерян Абдуррахман.</translation>
    </message>
    <message>
        <source>The Imperial morale falls by 1 after each failed mining.</source>
        <translation>Боевой дух имперцев падает на 1 после каждого неудачного подкопа.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 the die is rolled, plus 1 for each Imperial wall except Víziváros, less 1 for each three Turkish units on the map. At 4 or more the Turkish morale falls by 1.</source>
        <translation>В начале ходов 6, 7 и 8 бросают кубик. Прибавляют 1 за каждую имперскую стену, кроме Víziváros, и вычитают 1 за каждые три турецкие фигуры на карте. При 4 или больше боевой дух турок падает на 1.</translation>
    </message>
    <message>
        <source>The Turkish morale rises by 1, at most to 3, when the relief army gets in. Chit 6 brings it from turn 6 on, chit 13 from turn 8 on.</source>
        <translation>Боевой дух турок растёт на 1, но не выше 3, когда проходит армия помощи. Жетон 6 приводит её с хода 6, жетон 13 – с хода 8.</translation>
    </message>
    <message>
        <source>Relief army, from turn 6 on: an even roll lets it in. One damaged Turkish unit is restored where the chit is odd, two where it is even. Lost units do not return.</source>
        <translation>Армия помощи, с хода 6: чётный бросок пропускает её. Если жетон нечётный, восстанавливают одну повреждённую турецкую фигуру, если чётный – две. Потерянные фигуры не возвращаются.</translation>
    </message>
    <message>
        <source>Hand of fate, from turn 6 on: an even roll gives the Imperials one action more.</source>
        <translation>Рука судьбы, с хода 6: чётный бросок даёт имперцам на одно действие больше.</translation>
    </message>
    <message>
        <source>Epidemic, from turn 6 on: at an even roll one Imperial unit of the player&apos;s choice goes to cell 8 of the track. It goes down by one at each own round, and at 0 it returns to a camp.</source>
        <translation>Эпидемия, с хода 6: при чётном броске одна имперская фигура по выбору игрока идёт на клетку 8 шкалы. В каждый свой круг она опускается на одну клетку, а на 0 возвращается в лагерь.</translation>
    </message>
    <message>
        <source>At turn 7 the ninth Imperial unit goes into the cup, at turn 8 the tenth. When it is drawn it is placed in a camp, may be used at once, and another chit is drawn.</source>
        <translation>На ходу 7 в стакан кладут девятую имперскую фигуру, на ходу 8 – десятую. Вытянутую фигуру ставят в лагерь; ею можно сразу пользоваться, и тянут ещё один жетон.</translation>
    </message>
    <message>
        <source>The Imperials win if the Turkish morale was 0 at the end of a round and at the end of the game 4 Turkish units or fewer are left in the castle. Otherwise the Turks win.</source>
        <translation>Имперцы побеждают, если боевой дух турок в конце какого-либо круга был 0 и в конце игры в крепости осталось не больше 4 турецких фигур. Иначе побеждают турки.</translation>
    </message>
    <message>
        <source>What if an assault&apos;s sum is 0 or less? It fails and costs two steps.</source>
        <translation>Что, если сумма штурма – 0 или меньше? Штурм не удаётся и стоит двух ступеней.</translation>
    </message>
    <message>
        <source>What must a Turkish castle fight reach? The Imperial morale (CMS); with turkish-target=tms the Turkish morale.</source>
        <translation>Чего должен достичь турецкий бой в крепости? Боевого духа имперцев (CMS); при turkish-target=tms – боевого духа турок.</translation>
    </message>
    <message>
        <source>Who holds an empty wall? Nobody. A Turk may move in, and an Imperial unit that breaches it takes it.</source>
        <translation>Кто держит пустую стену? Никто. Турок может войти на неё, а имперская фигура, которая вошла в её брешь, берёт её.</translation>
    </message>
    <message>
        <source>May an empty wall be attacked by castle fight? Yes, without a roll: the attackers move in, and it costs the action.</source>
        <translation>Можно ли атаковать пустую стену боем в крепости? Да, без броска: нападающие входят, и это стоит действия.</translation>
    </message>
    <message>
        <source>Where may Imperial units move freely? From camp to camp, between a camp and an own wall beside it, between own walls, and from a breach to a camp beside it; never into a breach. Each unit once a turn of its side.</source>
        <translation>Где имперские фигуры могут ходить свободно? Из лагеря в лагерь, между лагерем и своей стеной рядом с ним, между своими стенами и из бреши в лагерь рядом с ней; в брешь – никогда. Каждая фигура – один раз за очередь своей стороны.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to a wall that is full? No.</source>
        <translation>Может ли Абдуррахман прийти на заполненную стену? Нет.</translation>
    </message>
    <message>
        <source>May a sortie start in the middle zone? No, for it faces no camp; centre-sortie=yes allows it.</source>
        <translation>Может ли вылазка начаться в средней зоне? Нет, ведь к лагерям она не обращена; centre-sortie=yes разрешает это.</translation>
    </message>
    <message>
        <source>How far do Turkish artillery and counter-mining lower the levels? Not below 1.</source>
        <translation>До какого числа снижают уровни турецкая артиллерия и контрмина? Не ниже 1.</translation>
    </message>
    <message>
        <source>What does a level 2 entrenchment lose against artillery? One level for each success that it cancels. Level 1 is removed.</source>
        <translation>Что теряет окоп уровня 2 против артиллерии? Один уровень за каждый успех, который он отменяет. Уровень 1 снимают.</translation>
    </message>
    <message>
        <source>Does a removed entrenchment return to its player? Yes; with spent-markers=gone it is out of the game.</source>
        <translation>Возвращается ли снятый окоп к своему игроку? Да; при spent-markers=gone он выбывает из игры.</translation>
    </message>
    <message>
        <source>What if both draw 0 in the same round? The turn ends.</source>
        <translation>Что, если обе стороны вытянули 0 в одном круге? Ход кончается.</translation>
    </message>
    <message>
        <source>What has the side that did not draw the first 0? The initiative, with one or two actions by its chit. The side with the 0 has none.</source>
        <translation>Что есть у стороны, которая не вытянула первый 0? Инициатива и одно или два действия по её жетону. У стороны с 0 действий нет.</translation>
    </message>
    <message>
        <source>When do events happen? Right after the draw, before the actions, also where the numbers are equal; not if the turn ends with this draw.</source>
        <translation>Когда происходят события? Сразу после того, как вытянуты жетоны, до действий, и при равных числах тоже; но не тогда, когда ход этим кончается.</translation>
    </message>
    <message>
        <source>What if the relief army finds no damaged unit? It has got in all the same, and the Turkish morale rises by 1.</source>
        <translation>Что, если армия помощи не находит повреждённой фигуры? Она всё равно прошла, и боевой дух турок растёт на 1.</translation>
    </message>
    <message>
        <source>How many actions has fate&apos;s side without the initiative? Two.</source>
        <translation>Сколько действий у стороны с рукой судьбы, если у неё нет инициативы? Два.</translation>
    </message>
    <message>
        <source>What if the Turkish morale rises again after it was 0? That it was 0 is remembered. With 4 Turks or fewer the game ends at once.</source>
        <translation>Что, если боевой дух турок был 0 и снова вырос? То, что он был 0, помнят. При 4 турках или меньше игра сразу кончается.</translation>
    </message>
    <message>
        <source>Does an officer&apos;s combat value fall with his marker? No, the counter&apos;s number holds.</source>
        <translation>Падает ли боевая сила офицера вместе с его маркером? Нет, действует число на фишке.</translation>
    </message>
    <message>
        <source>What does Abdurrahman&apos;s help in a castle fight cost? 1 for each unit, as with the generals.</source>
        <translation>Сколько стоит помощь Абдуррахмана в бою в крепости? 1 за каждую фигуру, как у генералов.</translation>
    </message>
    <message>
        <source>When is an officer in the same zone during an assault? When he stands in a breach of the attacked wall.</source>
        <translation>Когда офицер во время штурма в той же зоне? Когда он стоит в бреши атакованной стены.</translation>
    </message>
    <message>
        <source>Which units may an officer recall? Those destroyed in this turn. They do not go into the cup then.</source>
        <translation>Какие фигуры может вернуть офицер? Те, что уничтожены в этом ходу. Тогда в стакан они не идут.</translation>
    </message>
    <message>
        <source>Do units in the cup count for the 20 rounds? No, only chits with numbers do.</source>
        <translation>Идут ли фигуры в стакане в счёт 20 кругов? Нет, идут только жетоны с числами.</translation>
    </message>
    <message>
        <source>Does the middle zone count as a wall for morale? Yes, it is part of the castle.</source>
        <translation>Считается ли средняя зона стеной для боевого духа? Да, она часть крепости.</translation>
    </message>
    <message>
        <source>Does the loss of a general count as a destroyed Imperial unit? Yes.</source>
        <translation>Считается ли потеря генерала уничтожением имперской фигуры? Да.</translation>
    </message>
    <message>
        <source>May an entrenchment take the loss of a sortie? Yes, if the Turk wishes.</source>
        <translation>Может ли окоп принять потерю от вылазки? Да, если турок этого хочет.</translation>
    </message>
    <message>
        <source>May artillery or mining be directed at a wall where nobody could enter? No.</source>
        <translation>Можно ли направить артиллерию или подкоп на стену, куда никто не смог бы войти? Нет.</translation>
    </message>
    <message>
        <source>May an officer fall ill? Yes. His marker stays at 0 meanwhile.</source>
        <translation>Может ли заболеть офицер? Да. Его маркер тем временем остаётся на 0.</translation>
    </message>
    <message>
        <source>May Abdurrahman come to the attacked wall in a castle fight? Yes, where the Imperials attack: all goes as in an assault, but for the terrain.</source>
        <translation>Может ли Абдуррахман прийти к атакованной стене в бою за замок? Да, если нападают имперцы: всё идёт как при штурме, кроме местности.</translation>
    </message>
    <message>
        <source>Two players have 16 stones each, light for the Romans and dark for the Gauls. The board has eight columns, a to h, and seven rows; the Roman home row is row 1, the Gaul one is row 7.</source>
        <translation>У двух игроков по 16 камней: светлые у римлян, тёмные у галлов. На доске восемь столбцов, от a до h, и семь рядов; домашний ряд римлян – ряд 1, домашний ряд галлов – ряд 7.</translation>
    </message>
    <message>
        <source>At the start two stones, a tower, stand on every cell of a player's home row.</source>
        <translation>В начале на каждой клетке своего домашнего ряда стоят два камня, то есть башня.</translation>
    </message>
    <message>
        <source>Two stones of one colour on a cell are a tower. A tower blocks the way and can be spread again. A cell takes at most two stones, and never stones of both colours.</source>
        <translation>Два камня одного цвета на клетке – это башня. Башня преграждает путь, и её можно снова разобрать. На клетке помещается не больше двух камней и никогда – камни обоих цветов.</translation>
    </message>
    <message>
        <source>A single stone is a wall. A wall never moves and blocks the way; a second stone of its colour makes it a tower.</source>
        <translation>Одиночный камень – это стена. Стена преграждает путь и никогда не ходит; второй камень её цвета делает из неё башню.</translation>
    </message>
    <message>
        <source>The Romans begin and the players take turns. A turn is exactly one action, and nobody may pass.</source>
        <translation>Начинают римляне, и игроки ходят по очереди. Ход – это ровно одно действие, и пропускать ход нельзя.</translation>
    </message>
    <message>
        <source>A tower moves in a straight line in one of the eight directions: one stone goes to the next cell, the other to the cell behind it. Both cells must be empty or hold a wall of the mover&apos;s own. The tower&apos;s cell is empty then.</source>
        <translation>Башня ходит по прямой в одном из восьми направлений: один камень идёт на соседнюю клетку, другой – на клетку за ней. Каждая из этих двух клеток должна быть пустой, или на ней должна стоять стена того, кто ходит. Клетка башни после этого пуста.</translation>
    </message>
    <message>
        <source>A tower gives up one of its stones to remove an enemy wall on one of the eight cells around it; a wall stays where the tower stood. Nobody has to do so.</source>
        <translation>Башня жертвует одним из своих камней, чтобы снять вражескую стену на одной из восьми клеток вокруг неё; на месте башни остаётся стена. Делать это никто не обязан.</translation>
    </message>
    <message>
        <source>A player whose unit stands on the opponent&apos;s home row has won.</source>
        <translation>Игрок, чья фигура стоит на домашнем ряду противника, победил.</translation>
    </message>
    <message>
        <source>A player who has no legal action when the own turn begins has lost.</source>
        <translation>Игрок, у которого в начале своего хода нет ни одного дозволенного действия, проиграл.</translation>
    </message>
    <message>
        <source>In the advanced game a cell takes three stones of one colour. Three are a catapult; a stone of a moved tower that lands on an own tower makes one.</source>
        <translation>В расширенной игре на клетке помещаются три камня одного цвета. Три камня – это катапульта; она получается, когда камень походившей башни попадает на свою башню.</translation>
    </message>
    <message>
        <source>A catapult cannot move. It blocks the way as a tower does.</source>
        <translation>Катапульта не может ходить. Она преграждает путь, как башня.</translation>
    </message>
    <message>
        <source>A stone thrown at an empty cell becomes an own wall there. Thrown at an enemy unit, it leaves the game together with one stone of that unit. Own units cannot be targets.</source>
        <translation>Камень, брошенный на пустую клетку, становится там своей стеной. Камень, брошенный во вражескую фигуру, выходит из игры вместе с одним камнем этой фигуры. Свои фигуры целью быть не могут.</translation>
    </message>
    <message>
        <source>A tower beside an enemy catapult gives up one stone to make it a tower, or both stones to make it a wall. A tower never attacks an enemy tower.</source>
        <translation>Башня рядом с вражеской катапультой жертвует одним камнем, чтобы превратить катапульту в башню, или обоими камнями, чтобы превратить катапульту в стену. Башня никогда не атакует вражескую башню.</translation>
    </message>
    <message>
        <source>By the author&apos;s own advanced rules a unit on the opponent&apos;s home row wins only if it still stands there when its owner&apos;s next turn begins (breakthrough=delayed).</source>
        <translation>По собственным расширенным правилам автора фигура на домашнем ряду противника побеждает, только если она ещё стоит там, когда начинается следующий ход её владельца (breakthrough=delayed).</translation>
    </message>
    <message>
        <source>In a bribe game the Romans&apos; first turn is special: one tower of the home row is spread as two walls on any two cells of the second row.</source>
        <translation>В игре со взяткой первый ход римлян особый: одну башню домашнего ряда разбирают на две стены на любых двух клетках второго ряда.</translation>
    </message>
    <message>
        <source>After that the person who leads the Gauls may exchange sides with the other person, once. Whatever is decided, the Gauls&apos; first turn is a special one of the same kind, on their second row.</source>
        <translation>После этого тот, кто ведёт галлов, может один раз поменяться сторонами с другим. Что бы ни решили, первый ход галлов – такой же особый ход, на их втором ряду.</translation>
    </message>
    <message>
        <source>The special first turn has 224 possibilities; an ordinary one has 20.</source>
        <translation>У особого первого хода 224 возможности, у обычного – 20.</translation>
    </message>
    <message>
        <source>In escape nobody wins by a breakthrough. A player wins when the opponent cannot act or gives up. A player may give up at any time, also when the other is to move.</source>
        <translation>В «побеге» никто не побеждает прорывом. Игрок побеждает, когда противник не может действовать или сдаётся. Сдаться можно в любое время, в том числе когда ходит другой.</translation>
    </message>
    <message>
        <source>Four players play escape round a square board, one at each edge, with no tower in the corners; three play round a hexagon, and two may. Who cannot act is out, and the stones stay.</source>
        <translation>Четверо играют в «побег» вокруг квадратной доски, по одному у каждого края, без башен в углах; трое играют вокруг шестиугольника, двое тоже могут. Кто не может действовать, выбывает, а его камни остаются.</translation>
    </message>
    <message>
        <source>Does a breakthrough win at once in the advanced game? Yes; with breakthrough=delayed it must survive the opponent&apos;s turn.</source>
        <translation>Побеждает ли прорыв в расширенной игре сразу? Да; при breakthrough=delayed он должен продержаться ход противника.</translation>
    </message>
    <message>
        <source>Does a stone win that was thrown onto the opponent&apos;s home row? Yes, for it is a unit there.</source>
        <translation>Побеждает ли камень, брошенный на домашний ряд противника? Да, ведь там он – фигура.</translation>
    </message>
    <message>
        <source>When exactly does a delayed breakthrough win? When its owner&apos;s turn begins and the unit is still there. Where both have one, the player whose turn begins first wins.</source>
        <translation>Когда именно побеждает отложенный прорыв? Когда начинается ход его владельца и фигура ещё там. Если прорыв есть у обоих, побеждает тот, чей ход начинается раньше.</translation>
    </message>
    <message>
        <source>Is giving up two stones against a catapult one action? Yes; it has two forms, with one stone or with both.</source>
        <translation>Жертва двух камней против катапульты – это одно действие? Да; у него два вида: с одним камнем или с обоими.</translation>
    </message>
    <message>
        <source>May both stones of the special move go to one cell? No: two different cells, in any order.</source>
        <translation>Могут ли оба камня особого хода пойти на одну клетку? Нет: на две разные клетки, в любом порядке.</translation>
    </message>
    <message>
        <source>Who moves after the persons have exchanged sides? The Gaul side, as before. The exchange is no turn.</source>
        <translation>Кто ходит после обмена сторонами? Сторона галлов, как и прежде. Обмен – не ход.</translation>
    </message>
    <message>
        <source>May a bribe game have catapults? Yes, the options do not depend on each other.</source>
        <translation>Могут ли в игре со взяткой быть катапульты? Да, эти настройки друг от друга не зависят.</translation>
    </message>
    <message>
        <source>What is forward for a catapult of three or four players, or on a hexagon? Away from the own edge; on a hexagon the two forward and the two lateral directions. By default these games have no catapults.</source>
        <translation>Что значит «вперёд» для катапульты при трёх или четырёх игроках или на шестиугольнике? Прочь от своего края; на шестиугольнике – два направления вперёд и два вбок. По умолчанию в этих играх катапульт нет.</translation>
    </message>
    <message>
        <source>What ends an endless game? No rule does. The third time that a position occurs is reported, and the players may agree on a draw.</source>
        <translation>Что кончает бесконечную игру? Никакое правило. Когда позиция возникает в третий раз, об этом сообщают, и игроки могут согласиться на ничью.</translation>
    </message>
    <message>
        <source>In which order do four play? Clockwise from the first player. Everybody else is an enemy, and the stones of those who are out can still be removed.</source>
        <translation>В каком порядке ходят четверо? По часовой стрелке от первого игрока. Все остальные – враги, и камни выбывших по-прежнему можно снимать.</translation>
    </message>
    <message>
        <source>When is one of several players out? At the start of a turn in which that player cannot act.</source>
        <translation>Когда выбывает один из нескольких игроков? В начале хода, в котором он не может действовать.</translation>
    </message>
    <message>
        <source>Where do three stand on a hexagon? On three alternate edges that share no corner, with towers on all cells of them.</source>
        <translation>Где стоят трое на шестиугольнике? На трёх краях через один, у которых нет общих углов, с башнями на всех их клетках.</translation>
    </message>
    <message>
        <source>Do two units on the goal row count more than one, or an own stone on the own home row? No, neither makes a difference.</source>
        <translation>Считаются ли две фигуры на целевом ряду больше одной и важен ли свой камень на своём домашнем ряду? Нет, ни то ни другое ничего не меняет.</translation>
    </message>
    <message>
        <source>The board is a sea of squares with a red and a yellow port. White lines are the coasts; each port has two entrances through its coast. In the middle lie islands with neutral water round them.</source>
        <translation>Доска – это море из клеток с красным и жёлтым портом. Белые линии – берега; у каждого порта два входа через его берег. В середине лежат острова, вокруг них – нейтральные воды.</translation>
    </message>
    <message>
        <source>Two players play, or two teams.</source>
        <translation>Играют два игрока или две команды.</translation>
    </message>
    <message>
        <source>Each side has 29 ships, 4 coastal batteries and 6 mines. A token&apos;s picture shows its kind; kinds differ in strength and in how far they move.</source>
        <translation>У каждой стороны 29 кораблей, 4 береговые батареи и 6 мин. Рисунок на жетоне показывает его вид; виды различаются по силе и по тому, как далеко ходят.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the opponent&apos;s port has won.</source>
        <translation>Кто привёл десантный корабль в порт противника, тот победил.</translation>
    </message>
    <message>
        <source>Ships are set up anywhere in the own port, hidden from the opponent. Batteries stand for good beside the entrances. Mines are set up in the port or kept off the board.</source>
        <translation>Корабли расставляют где угодно в своём порту, скрыто от противника. Батареи навсегда стоят у входов. Мины ставят в порту или держат вне доски.</translation>
    </message>
    <message>
        <source>A ship moves in any direction, diagonals included, up to the number of squares of its kind. It may move fewer, and the same holds in port and at sea.</source>
        <translation>Корабль ходит в любом направлении, в том числе по диагонали, не дальше числа клеток своего вида. Он может пройти меньше, и в порту и в море действует то же самое.</translation>
    </message>
    <message>
        <source>A square holds one unit, and nobody jumps over an occupied square.</source>
        <translation>На клетке помещается одна единица, и никто не перепрыгивает через занятую клетку.</translation>
    </message>
    <message>
        <source>Either side may begin, by taking a ship out through an entrance. The coast is never crossed, except as NB-16 allows.</source>
        <translation>Начать может любая сторона: она выводит корабль через вход. Берег никогда не пересекают, кроме случая, который разрешает NB-16.</translation>
    </message>
    <message>
        <source>To attack, a player says so and points at an enemy unit on the next square. Both units are shown. The weaker is removed; where both are equally strong, both are removed.</source>
        <translation>Чтобы атаковать, игрок говорит об этом и указывает на вражескую единицу на соседней клетке. Обе единицы показывают. Более слабую снимают; если обе равны по силе, снимают обе.</translation>
    </message>
    <message>
        <source>The same holds in ports. A foreign ship enters a port only through an entrance both of whose batteries are gone.</source>
        <translation>То же действует в портах. Чужой корабль входит в порт только через вход, у которого уже нет ни одной из двух его батарей.</translation>
    </message>
    <message>
        <source>Besides moving, a carrier may send one plane a turn against a unit up to four squares away, the target&apos;s square counted.</source>
        <translation>Кроме своего движения авианосец может раз за ход послать один самолёт против единицы не дальше четырёх клеток; клетка цели тоже считается.</translation>
    </message>
    <message>
        <source>After its attack the plane stays on the destroyed ship&apos;s square for one enemy turn. If it is not destroyed there it returns to the carrier, which costs no move.</source>
        <translation>После атаки самолёт остаётся на клетке уничтоженного корабля на один вражеский ход. Если его там не уничтожили, он возвращается на авианосец, и это не стоит хода.</translation>
    </message>
    <message>
        <source>A battery strikes any unit within one square of it, also inside the port, but no missile ship.</source>
        <translation>Батарея бьёт любую единицу в пределах одной клетки от себя, в том числе внутри порта, но не ракетный корабль.</translation>
    </message>
    <message>
        <source>Enemy ships may not pass through squares that a battery covers.</source>
        <translation>Вражеские корабли не могут проходить через клетки, которые прикрывает батарея.</translation>
    </message>
    <message>
        <source>Only a missile ship can remove a battery across the coast. It must be within one square of it, and the player says so.</source>
        <translation>Снять батарею через берег может только ракетный корабль. Он должен быть в пределах одной клетки от неё, и игрок говорит об этом.</translation>
    </message>
    <message>
        <source>A turn removes one battery at most. This is the one exception to the coast line.</source>
        <translation>За ход снимают не больше одной батареи. Это единственное исключение из правила о линии берега.</translation>
    </message>
    <message>
        <source>A mine may be laid at any time on a square beside an own minesweeper, with the words for it. It costs no move, and a laid mine never moves.</source>
        <translation>Мину можно поставить в любое время на клетку рядом со своим тральщиком, произнеся нужные для этого слова. Это не стоит хода, и поставленная мина никогда не ходит.</translation>
    </message>
    <message>
        <source>Only an enemy minesweeper beside it can remove a mine, with the words for it.</source>
        <translation>Снять мину может только вражеский тральщик рядом с ней, и игрок произносит нужные для этого слова.</translation>
    </message>
    <message>
        <source>A mine that is attacked is removed together with the attacker, also where a minesweeper attacked it.</source>
        <translation>Атакованную мину снимают вместе с нападавшим, в том числе когда её атаковал тральщик.</translation>
    </message>
    <message>
        <source>A unit may stay in neutral water for three of its owner&apos;s moves in a row. If it has not left by then it is removed, which costs no move.</source>
        <translation>Единица может оставаться в нейтральных водах три хода своего владельца подряд. Если она к этому времени не ушла, её снимают, и это не стоит хода.</translation>
    </message>
    <message>
        <source>A unit in neutral water cannot attack and cannot be attacked. No mine is laid on or from neutral water.</source>
        <translation>Единица в нейтральных водах не может атаковать, и атаковать её нельзя. В нейтральных водах и из них мин не ставят.</translation>
    </message>
    <message>
        <source>A side that has lost its landing ship can no longer win. The same holds for a side that has lost all three missile ships.</source>
        <translation>Сторона, которая потеряла свой десантный корабль, больше не может победить. То же относится к стороне, которая потеряла все три ракетных корабля.</translation>
    </message>
    <message>
        <source>May a missile ship remove a battery in the turn in which it arrives? No, in a later one; with turn=move-then-attack in the same.</source>
        <translation>Может ли ракетный корабль снять батарею в том же ходу, в котором подошёл? Нет, только в более позднем; при turn=move-then-attack – в том же.</translation>
    </message>
    <message>
        <source>May a move bend? Yes, at every square, and all squares on the way must be free. With path=straight it goes straight on.</source>
        <translation>Может ли путь изгибаться? Да, на каждой клетке, и все клетки пути должны быть свободны. При path=straight путь идёт только прямо.</translation>
    </message>
    <message>
        <source>Does the winner of an attack move onto the square? No, it stays where it is.</source>
        <translation>Переходит ли победитель атаки на клетку побеждённого? Нет, он остаётся, где был.</translation>
    </message>
    <message>
        <source>May an enemy enter a square that a battery covers? Yes, but it stops there and goes on in a later turn. Missile ships do not mind batteries.</source>
        <translation>Может ли враг войти на клетку, которую прикрывает батарея? Да, но там он останавливается и идёт дальше в более позднем ходу. Для ракетных кораблей батареи не преграда.</translation>
    </message>
    <message>
        <source>When does a battery strike? As its owner&apos;s turn. It always wins, never against a missile ship, and it reaches across the coast.</source>
        <translation>Когда бьёт батарея? Это ход её владельца. Она всегда побеждает, никогда не бьёт ракетный корабль и достаёт через берег.</translation>
    </message>
    <message>
        <source>May others attack a battery? Not across the coast. From inside the port or through the entrance they are lost, and the battery stays.</source>
        <translation>Могут ли другие атаковать батарею? Через берег – нет. При атаке изнутри порта или через вход они потеряны, а батарея остаётся.</translation>
    </message>
    <message>
        <source>Which batteries guard an entrance? The two at its sides.</source>
        <translation>Какие батареи охраняют вход? Две по его сторонам.</translation>
    </message>
    <message>
        <source>How strong is a plane? As strong as its carrier. In a fight of equals both are lost; the carrier itself is not. Only one plane is in the air at a time.</source>
        <translation>Какова сила самолёта? Такая же, как у его авианосца. В бою равных потеряны оба, но не сам авианосец. В воздухе одновременно бывает только один самолёт.</translation>
    </message>
    <message>
        <source>How is a plane&apos;s distance counted? In steps of a king, over anything. Units in neutral water, batteries and mines are no targets.</source>
        <translation>Как считают расстояние для самолёта? Шагами шахматного короля, поверх чего угодно. Единицы в нейтральных водах, батареи и мины целями не бывают.</translation>
    </message>
    <message>
        <source>How is a stay in neutral water counted? The move that enters does not count. A unit that is still there after its owner&apos;s third later turn is removed; moving within neutral water changes nothing.</source>
        <translation>Как считают пребывание в нейтральных водах? Ход, которым вошли, не считается. Единицу, которая ещё там после третьего из следующих ходов владельца, снимают; движение внутри нейтральных вод ничего не меняет.</translation>
    </message>
    <message>
        <source>Where do mines in the port lie? On any squares of the own port. They count as laid.</source>
        <translation>Где лежат мины в порту? На любых клетках своего порта. Они считаются поставленными.</translation>
    </message>
    <message>
        <source>Does an own mine block the way? Yes, its square is occupied for both sides.</source>
        <translation>Преграждает ли путь своя мина? Да, её клетка занята для обеих сторон.</translation>
    </message>
    <message>
        <source>Does the loss of the missile ships stop the landing ship? Yes, that side cannot win even where an entrance is open.</source>
        <translation>Останавливает ли потеря ракетных кораблей десантный корабль? Да, эта сторона не может победить, даже если вход открыт.</translation>
    </message>
    <message>
        <source>What if neither side can win any more? The game is a draw.</source>
        <translation>Что, если ни одна сторона больше не может победить? Игра кончается вничью.</translation>
    </message>
    <message>
        <source>May an attack cross a coast edge or an island&apos;s corner diagonally? No coast edge, except by batteries; an island&apos;s corner does not block.</source>
        <translation>Может ли атака пройти по диагонали через линию берега или угол острова? Через линию берега – нет, кроме атаки батарей; угол острова не мешает.</translation>
    </message>
    <message>
        <source>What does a side do that has no legal action? It passes.</source>
        <translation>Что делает сторона, у которой нет дозволенного действия? Она пропускает ход.</translation>
    </message>
    <message>
        <source>What is shown in a fight? The two units that fight, and then the survivor is hidden again.</source>
        <translation>Что показывают в бою? Две единицы, которые сражаются, а затем уцелевшую снова скрывают.</translation>
    </message>
    <message>
        <source>Two players have one die. Each has a map of a domain, six ships and six soldiers.</source>
        <translation>У двух игроков один кубик. У каждого карта владения, шесть кораблей и шесть воинов.</translation>
    </message>
    <message>
        <source>The figures are cut out and folded: a ship covers two squares, a soldier one. The first player has the light Roman figures on red bases, the second the dark Greek ones on blue bases.</source>
        <translation>Фигуры вырезают и складывают: корабль занимает две клетки, воин – одну. У первого игрока светлые римские фигуры на красных подставках, у второго – тёмные греческие на синих.</translation>
    </message>
    <message>
        <source>The aim is to destroy all enemy figures, or to have at least three soldiers on the squares of the enemy fortress.</source>
        <translation>Цель – уничтожить все вражеские фигуры или иметь не меньше трёх воинов на клетках вражеской крепости.</translation>
    </message>
    <message>
        <source>Who destroys all enemy soldiers, or brings three figures into the enemy fortress, has won, whatever else is left.</source>
        <translation>Кто уничтожил всех вражеских воинов или привёл три фигуры во вражескую крепость, тот победил, что бы ещё ни осталось.</translation>
    </message>
    <message>
        <source>The ships begin on the anchors. The soldiers begin anywhere on the own coast, one on a square.</source>
        <translation>Корабли начинают на якорях. Воины начинают где угодно на своём берегу, по одному на клетке.</translation>
    </message>
    <message>
        <source>The players take turns, and a turn moves one figure.</source>
        <translation>Игроки ходят по очереди, и за ход движется одна фигура.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, counted from the bow; or it turns sideways and sails one square, or sails one square and turns sideways; or it turns right round. When it turns, the bow stays and the stern goes round.</source>
        <translation>Корабль идёт на две клетки прямо вперёд, считая от носа; или поворачивает вбок и идёт на одну клетку, или идёт на одну клетку и поворачивает вбок; или разворачивается кругом. При повороте нос остаётся на месте, а корма обходит вокруг него.</translation>
    </message>
    <message>
        <source>A soldier walks one square forward, back or sideways, on coast squares only.</source>
        <translation>Воин идёт на одну клетку вперёд, назад или вбок, только по клеткам берега.</translation>
    </message>
    <message>
        <source>A soldier who steps onto an enemy soldier&apos;s square begins a land battle.</source>
        <translation>Воин, который вступает на клетку вражеского воина, начинает бой на суше.</translation>
    </message>
    <message>
        <source>A ship whose bow hits an enemy ship from the side or from behind sinks it.</source>
        <translation>Корабль, чей нос ударил вражеский корабль сбоку или сзади, топит его.</translation>
    </message>
    <message>
        <source>A player whose move brings a ship beside an enemy ship, parallel on neighbouring squares, may announce a boarding fight.</source>
        <translation>Игрок, чей ход ставит корабль рядом с вражеским, параллельно и на соседних клетках, может объявить абордаж.</translation>
    </message>
    <message>
        <source>A ship carries one or two soldiers. It loads them at the coast, from squares beside it. They are put aside, and both players remember which ships are laden. A ship that sinks takes its soldiers down.</source>
        <translation>Корабль несёт одного или двух воинов. Он берёт их у берега, с клеток рядом с ним. Их откладывают в сторону, и оба игрока помнят, на каких кораблях есть воины. С кораблём, который тонет, тонут и его воины.</translation>
    </message>
    <message>
        <source>Both soldiers of a stopped ship may land in one turn, on squares beside it. Where an enemy stands on such a square, a land battle is fought.</source>
        <translation>Оба воина остановившегося корабля могут высадиться за один ход, на клетки рядом с ним. Если на такой клетке стоит враг, идёт бой на суше.</translation>
    </message>
    <message>
        <source>The attacker throws the die and adds 3, the defender throws and adds 2. The higher sum wins. The loser is removed and the winner takes the square.</source>
        <translation>Нападающий бросает кубик и прибавляет 3, обороняющийся бросает и прибавляет 2. Побеждает большая сумма. Проигравшего снимают, а победитель занимает клетку.</translation>
    </message>
    <message>
        <source>In a boarding fight a ship has its sailors, who count as one soldier, and the soldiers aboard. The players attack in turn, the boarder first. Who loses an exchange removes a soldier, the sailors last. When they too have fallen, the ship is the winner&apos;s.</source>
        <translation>При абордаже у корабля есть моряки, которые считаются за одного воина, и воины на борту. Игроки нападают по очереди, первым – тот, кто берёт на абордаж. Кто проиграл схватку, снимает воина, моряков – последними. Когда пали и они, корабль достаётся победителю.</translation>
    </message>
    <message>
        <source>In a boarding fight the defender may move a ship instead of throwing: a tactical move. It may sink a ship or begin another boarding. The defender always loses the fighter of that exchange.</source>
        <translation>При абордаже обороняющийся может вместо броска пойти кораблём: это тактический ход. Им можно потопить корабль или начать другой абордаж. Обороняющийся всегда теряет бойца этой схватки.</translation>
    </message>
    <message>
        <source>A tactical move may sink the ship that boards, but may not board that ship. If the defender thereby loses the sailors, the attacked ship is the opponent&apos;s and the boarding soldiers cross over to it. A boarding cannot be refused, and fighting ships cannot be parted.</source>
        <translation>Тактическим ходом можно потопить корабль, который берёт на абордаж, но нельзя взять на абордаж этот корабль. Если обороняющийся теряет при этом моряков, атакованный корабль достаётся противнику, и воины, бравшие на абордаж, переходят на него. От абордажа нельзя отказаться, а сражающиеся корабли нельзя расцепить.</translation>
    </message>
    <message>
        <source>When the sums are equal nobody wins the exchange, and the defender attacks next.</source>
        <translation>Когда суммы равны, схватку никто не выиграл, и следующим нападает обороняющийся.</translation>
    </message>
    <message>
        <source>A ship cannot attack a soldier ashore. One soldier who stands beside a ship at the coast may attack it by the rules of boarding.</source>
        <translation>Корабль не может атаковать воина на суше. Один воин, который стоит рядом с кораблём у берега, может атаковать его по правилам абордажа.</translation>
    </message>
    <message>
        <source>With a second book the fleets and armies are united, two maps are put together and each player has two fortresses.</source>
        <translation>Со второй книгой флоты и армии объединяют, две карты складывают вместе, и у каждого игрока две крепости.</translation>
    </message>
    <message>
        <source>Three or more players use a larger map. They may make alliances and agreements, and buy and sell ships and soldiers.</source>
        <translation>Три игрока и больше берут карту побольше. Они могут заключать союзы и соглашения, покупать и продавать корабли и воинов.</translation>
    </message>
    <message>
        <source>Must all figures be destroyed, or all soldiers? All soldiers, those aboard included; aim=figures asks for the ships too.</source>
        <translation>Нужно уничтожить все фигуры или всех воинов? Всех воинов, в том числе на борту; aim=figures требует и корабли.</translation>
    </message>
    <message>
        <source>Who starts? The Romans; with first=die the higher die.</source>
        <translation>Кто начинает? Римляне; при first=die – у кого на кубике больше.</translation>
    </message>
    <message>
        <source>Does a ship sail exactly two squares ahead? Yes; with ahead=up-to-two it may also sail one.</source>
        <translation>Идёт ли корабль вперёд ровно на две клетки? Да; при ahead=up-to-two он может пройти и одну.</translation>
    </message>
    <message>
        <source>What must be free for a move? Every new square is sea, on the board and empty, except for a ram. A turn needs only the stern&apos;s new square.</source>
        <translation>Что должно быть свободно для хода? Каждая новая клетка – море, на доске и пуста, кроме тарана. Для поворота нужна только новая клетка кормы.</translation>
    </message>
    <message>
        <source>From which direction is a hit a ram? From the side or from behind. A bow may not meet an enemy bow head-on.</source>
        <translation>С какой стороны удар – таран? Сбоку или сзади. Нос не может встретить вражеский нос в лоб.</translation>
    </message>
    <message>
        <source>Does the move go on after a ram on the first square? No, it ends there; with ram=carry-on it goes on.</source>
        <translation>Продолжается ли ход после тарана на первой клетке? Нет, он там кончается; при ram=carry-on он продолжается.</translation>
    </message>
    <message>
        <source>May a player ram own ships? No.</source>
        <translation>Может ли игрок таранить свои корабли? Нет.</translation>
    </message>
    <message>
        <source>Over how many squares must two ships lie side by side for a boarding? Over both; with alongside=one one square is enough. The boarding follows a move of this turn and is announced.</source>
        <translation>На скольких клетках два корабля должны стоять борт о борт для абордажа? На обеих; при alongside=one хватает одной клетки. Абордаж следует за движением в этом ходу, и его объявляют.</translation>
    </message>
    <message>
        <source>What is beside for soldiers, loading and landing? The four squares to the sides, not the diagonal ones.</source>
        <translation>Что значит «рядом» для воинов, посадки и высадки? Четыре клетки по сторонам, не по диагонали.</translation>
    </message>
    <message>
        <source>Does loading cost a turn? Yes, one turn for one or two soldiers.</source>
        <translation>Стоит ли посадка хода? Да, один ход за одного или двух воинов.</translation>
    </message>
    <message>
        <source>Does a defender who wins a land battle take the loser&apos;s square? Yes. A soldier who comes from a ship has none, and the defender stays.</source>
        <translation>Занимает ли обороняющийся, который выиграл бой на суше, клетку проигравшего? Да. У воина, который сходит с корабля, клетки нет, и тогда обороняющийся остаётся на месте.</translation>
    </message>
    <message>
        <source>What follows a tie in a land battle? The roles change, the former defender adds 3, and both throw again.</source>
        <translation>Что следует за ничьей в бою на суше? Роли меняются, прежний обороняющийся прибавляет 3, и оба бросают снова.</translation>
    </message>
    <message>
        <source>Who adds 3 in the later exchanges of a boarding? Whoever attacks in that exchange. The attack changes after every exchange.</source>
        <translation>Кто прибавляет 3 в следующих схватках абордажа? Тот, кто в этой схватке нападает. Нападение переходит к другому после каждой схватки.</translation>
    </message>
    <message>
        <source>Who is aboard a captured ship? Sailors again, but no soldiers. The winner&apos;s soldiers stay where they were.</source>
        <translation>Кто на борту захваченного корабля? Снова моряки, но не воины. Воины победителя остаются там, где были.</translation>
    </message>
    <message>
        <source>What becomes of a soldier who takes a ship from the shore? He goes aboard, and the ship has sailors again.</source>
        <translation>Что становится с воином, который взял корабль с берега? Он идёт на борт, и на корабле снова есть моряки.</translation>
    </message>
    <message>
        <source>Which ship may make a tactical move? Any own ship that is not in this fight. A ram and a new boarding are included, and a new boarding is fought out first.</source>
        <translation>Каким кораблём можно сделать тактический ход? Любым своим, который не участвует в этом бою. Таран и новый абордаж сюда входят, и новый абордаж доводят до конца первым.</translation>
    </message>
    <message>
        <source>What if the tactical move sinks the boarder while the defender still has fighters? The fight is over and the defender keeps the ship. Soldiers on the sunk ship are lost.</source>
        <translation>Что, если тактический ход топит корабль, который берёт на абордаж, пока у обороняющегося ещё есть бойцы? Бой окончен, и обороняющийся сохраняет корабль. Воины на потопленном корабле потеряны.</translation>
    </message>
    <message>
        <source>What if the forfeited fighter was the sailors? The ship is captured all the same, and the boarder&apos;s soldiers cross over to it.</source>
        <translation>Что, если отданным бойцом были моряки? Корабль всё равно захвачен, и воины того, кто брал на абордаж, переходят на него.</translation>
    </message>
    <message>
        <source>Who is the defender that may make a tactical move? The player who does not attack in this exchange.</source>
        <translation>Кто тот обороняющийся, который может сделать тактический ход? Игрок, который в этой схватке не нападает.</translation>
    </message>
    <message>
        <source>Do own soldiers count in the own fortress? No, they defend it and count for nothing else.</source>
        <translation>Считаются ли свои воины в своей крепости? Нет, они обороняют её и больше ни для чего не считаются.</translation>
    </message>
    <message>
        <source>When is the fortress looked at? After every action. The soldiers must be ashore.</source>
        <translation>Когда проверяют крепость? После каждого действия. Воины должны быть на суше.</translation>
    </message>
    <message>
        <source>What does a player do who has no legal move? That player passes.</source>
        <translation>Что делает игрок, у которого нет дозволенного хода? Этот игрок пропускает ход.</translation>
    </message>
    <message>
        <source>Is a ship at the coast where it touches it diagonally? No, only side by side.</source>
        <translation>Стоит ли корабль у берега, если касается его по диагонали? Нет, только бок о бок.</translation>
    </message>
    <message>
        <source>Two players have one or more matchbox galleys each: two in the standard game, one in the short game.</source>
        <translation>У двух игроков по одной или несколько галер из спичечных коробков: по две в обычной игре, по одной в короткой.</translation>
    </message>
    <message>
        <source>The sleeve of the matchbox is the hull; the drawer is no part of it.</source>
        <translation>Наружный чехол спичечного коробка – это корпус; выдвижной ящичек к нему не относится.</translation>
    </message>
    <message>
        <source>The deck has up to four holes for masts, and each long side up to six for oars. They are drilled for the galley&apos;s type, so that a 4/4/4 has four a side.</source>
        <translation>На палубе до четырёх отверстий для мачт, а на каждом длинном борту до шести для вёсел. Их сверлят по типу галеры, поэтому у 4/4/4 их по четыре на борт.</translation>
    </message>
    <message>
        <source>Oars are matches with a head, stuck in the sides with the head outward. Masts are matches without a head, on the deck. Oars stand for rowers, masts for soldiers.</source>
        <translation>Вёсла – это спички с головкой, воткнутые в борта головкой наружу. Мачты – это спички без головки, на палубе. Вёсла означают гребцов, мачты – воинов.</translation>
    </message>
    <message>
        <source>The oars of one side and the masts are 8 together: 6 oars a side and 2 masts, 5 and 3, or 4 and 4. Both sides begin with as many oars; that may change in play.</source>
        <translation>Вёсел одного борта и мачт вместе 8: 6 вёсел на борт и 2 мачты, 5 и 3 или 4 и 4. На обоих бортах вначале поровну вёсел; в игре это может измениться.</translation>
    </message>
    <message>
        <source>A triangle on the deck marks the bow. A galley rams with that end.</source>
        <translation>Треугольник на палубе обозначает нос. Этим концом галера таранит.</translation>
    </message>
    <message>
        <source>Match heads never touch a striking strip, neither while building nor in play.</source>
        <translation>Головки спичек никогда не касаются тёрки коробка, ни при постройке, ни в игре.</translation>
    </message>
    <message>
        <source>A galley has eight matches for orders: a headed one for each oar of one side and a headless one for each mast.</source>
        <translation>У галеры восемь спичек для приказов: по одной с головкой на каждое весло одного борта и по одной без головки на каждую мачту.</translation>
    </message>
    <message>
        <source>Each galley has a screen, behind which its orders are laid in secret.</source>
        <translation>У каждой галеры есть ширма, за которой её приказы выкладывают втайне.</translation>
    </message>
    <message>
        <source>The players sit opposite each other and place one galley each in turn, until all are placed.</source>
        <translation>Игроки сидят друг против друга и ставят по очереди по одной галере, пока не поставлены все.</translation>
    </message>
    <message>
        <source>A galley is placed within two matches&apos; length of its owner&apos;s edge, and no nearer than two matches&apos; length to an enemy galley.</source>
        <translation>Галеру ставят не дальше двух длин спички от края её владельца и не ближе двух длин спички к вражеской галере.</translation>
    </message>
    <message>
        <source>First phase: up to five order matches are laid behind each galley&apos;s screen. They are carried out from the top down.</source>
        <translation>Первая фаза: за ширмой каждой галеры выкладывают до пяти спичек приказа. Их выполняют сверху вниз.</translation>
    </message>
    <message>
        <source>A headed match that points forward is forward; with the head to the left or right it is a turn; a headless match across is fire; two headed matches that point back re-arrange the oars.</source>
        <translation>Спичка с головкой, направленная вперёд, – это «вперёд»; с головкой влево или вправо – это поворот; спичка без головки поперёк – это «огонь»; две спички с головкой, направленные назад, переставляют вёсла.</translation>
    </message>
    <message>
        <source>A galley takes at most as many fire orders as it has masts.</source>
        <translation>Галера получает не больше приказов «огонь», чем у неё мачт.</translation>
    </message>
    <message>
        <source>As many orders as possible must be laid.</source>
        <translation>Приказов нужно выложить как можно больше.</translation>
    </message>
    <message>
        <source>Second phase: when both are ready all screens are lifted at once, and the matches are laid out before the galleys.</source>
        <translation>Вторая фаза: когда готовы оба, все ширмы одновременно поднимают, и спички выкладывают перед галерами.</translation>
    </message>
    <message>
        <source>A forward is laid ahead of the bow or on from the last match. A turn is laid at 60 degrees to the side it turns to, with an equilateral triangle of matches as the measure. A fire match is laid across.</source>
        <translation>Спичку «вперёд» кладут перед носом или дальше от последней спички. Поворот кладут под углом 60 градусов в ту сторону, в которую он поворачивает; мерой служит равносторонний треугольник из спичек. Спичку «огонь» кладут поперёк.</translation>
    </message>
    <message>
        <source>Where two rows would cross, the rest of a row is laid after the matches that lie there have been carried out.</source>
        <translation>Если бы два ряда пересеклись, остаток ряда выкладывают после того, как выполнены спички, которые там лежат.</translation>
    </message>
    <message>
        <source>Third phase: at most five steps. In a step every galley carries out its next order.</source>
        <translation>Третья фаза: не больше пяти шагов. За шаг каждая галера выполняет свой следующий приказ.</translation>
    </message>
    <message>
        <source>Within a step movement comes first, then fire, then the re-arranging of oars.</source>
        <translation>Внутри шага сначала идёт движение, затем огонь, затем перестановка вёсел.</translation>
    </message>
    <message>
        <source>Galleys that come to touch by moving collide, friends too. Where both move in a step both finish the order, and then the damage is judged.</source>
        <translation>Галеры, которые при движении коснулись друг друга, сталкиваются, и свои тоже. Если в шаге движутся обе, обе завершают приказ, и затем определяют урон.</translation>
    </message>
    <message>
        <source>A ramming galley does 1 damage more for each forward order.</source>
        <translation>Галера, которая таранит, наносит на 1 урон больше за каждый приказ «вперёд».</translation>
    </message>
    <message>
        <source>A galley whose bow takes no part in a contact does no damage by it. A bow that did not move in this step does damage to a bow alone.</source>
        <translation>Галера, чей нос не участвует в касании, не наносит им урона. Нос, который в этом шаге не двигался, наносит урон только другому носу.</translation>
    </message>
    <message>
        <source>A galley fires up to three matches&apos; length, measured from its hull to the enemy&apos;s.</source>
        <translation>Галера стреляет не дальше трёх длин спички; меряют от её корпуса до вражеского.</translation>
    </message>
    <message>
        <source>The number of matches to drop depends on the masts and the range: twice the masts within one match&apos;s length, as many as the masts within two, half of them rounded up within three.</source>
        <translation>Сколько спичек бросить, зависит от мачт и дальности: вдвое больше, чем мачт, в пределах одной длины спички; столько же, сколько мачт, в пределах двух; половину их числа с округлением вверх в пределах трёх.</translation>
    </message>
    <message>
        <source>The matches are held between the fingers about 15 cm above the table and dropped anywhere on it.</source>
        <translation>Спички держат между пальцами примерно в 15 см над столом и роняют на любое его место.</translation>
    </message>
    <message>
        <source>Every dropped match whose head end points at the target does 1 damage.</source>
        <translation>Каждая брошенная спичка, чей конец с головкой указывает на цель, наносит 1 урон.</translation>
    </message>
    <message>
        <source>Where the target lies in the side zone of the firing galley, beside its long sides, matches whose plain end points at it count too.</source>
        <translation>Если цель лежит в боковой зоне стреляющей галеры, рядом с её длинными бортами, считаются и спички, чей конец без головки указывает на неё.</translation>
    </message>
    <message>
        <source>If a dropped match touches a galley or an order match before it rests, the whole toss misses.</source>
        <translation>Если брошенная спичка до остановки касается галеры или спички приказа, весь бросок мимо.</translation>
    </message>
    <message>
        <source>Matches that point at the firing galley itself do not count. Only the chosen target counts.</source>
        <translation>Спички, которые указывают на саму стреляющую галеру, не считаются. Считается только выбранная цель.</translation>
    </message>
    <message>
        <source>Each point of damage removes one match, an oar or a mast.</source>
        <translation>Каждое очко урона снимает одну спичку, весло или мачту.</translation>
    </message>
    <message>
        <source>The first point is always an oar of the side that faces the attacker, or of the nearer side.</source>
        <translation>Первое очко – это всегда весло с борта, обращённого к нападающему, или с более близкого борта.</translation>
    </message>
    <message>
        <source>The defender spreads the other points, but the side that faces the attacker takes the most.</source>
        <translation>Остальные очки распределяет обороняющийся, но борт, обращённый к нападающему, получает больше всего.</translation>
    </message>
    <message>
        <source>With 3 damage or more at least one mast goes, while there is one.</source>
        <translation>При уроне 3 и больше уходит хотя бы одна мачта, пока она есть.</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. The loss of all masts does not sink it: it can ram, but not fire.</source>
        <translation>Галера тонет, когда у неё не осталось ни одного весла. Потеря всех мачт её не топит: она может таранить, но не стрелять.</translation>
    </message>
    <message>
        <source>The rules advise who has one or two oars left on a side to re-arrange them, or to show the enemy the better side.</source>
        <translation>Правила советуют тому, у кого на борту осталось одно или два весла, переставить их или повернуться к врагу лучшим бортом.</translation>
    </message>
    <message>
        <source>The game ends when a player&apos;s last galley sinks, or when a player gives up.</source>
        <translation>Игра кончается, когда тонет последняя галера игрока или когда игрок сдаётся.</translation>
    </message>
    <message>
        <source>The author suggests other ships, boarding, experience, reefs and islands, and gives no rules for them.</source>
        <translation>Автор предлагает другие корабли, абордаж, опыт, рифы и острова, но правил для них не даёт.</translation>
    </message>
    <message>
        <source>Does a galley sink when one side has no oars, or both? When both have none; with sink=any one side is enough.</source>
        <translation>Тонет ли галера, когда без вёсел один борт, или когда оба? Когда вёсел нет на обоих; при sink=any хватает одного борта.</translation>
    </message>
    <message>
        <source>Does a turn also move the galley? Yes, it turns by 60 degrees and goes on by a match&apos;s length; with turn=in-place it does not go on.</source>
        <translation>Сдвигает ли поворот галеру? Да, она поворачивает на 60 градусов и идёт дальше на длину спички; при turn=in-place она дальше не идёт.</translation>
    </message>
    <message>
        <source>How does a galley turn? About the front of its bow, and then it slides ahead. A stern that swings against a hull does no damage.</source>
        <translation>Как галера поворачивает? Вокруг передней точки носа, а затем скользит вперёд. Корма, которая при повороте задевает корпус, урона не наносит.</translation>
    </message>
    <message>
        <source>Which forwards add to a ram? All that the galley has carried out this turn; with bonus=consecutive those in a row just before the contact.</source>
        <translation>Какие приказы «вперёд» усиливают таран? Все, которые галера выполнила в этом ходу; при bonus=consecutive – идущие подряд прямо перед касанием.</translation>
    </message>
    <message>
        <source>Where do galleys stop at a contact? Each at the contact, and its later orders go on from there. A new ram needs a new contact.</source>
        <translation>Где галеры останавливаются при касании? Каждая – в месте касания, и её следующие приказы идут оттуда. Для нового тарана нужно новое касание.</translation>
    </message>
    <message>
        <source>When are as many orders laid as possible? When five matches lie, or when no fire and no movement could be added. Nobody has to re-arrange.</source>
        <translation>Когда выложено как можно больше приказов? Когда лежат пять спичек или когда нельзя добавить ни огонь, ни движение. Переставлять вёсла никто не обязан.</translation>
    </message>
    <message>
        <source>Is re-arranging a movement order? No, the limit of WG-15 leaves it out.</source>
        <translation>Перестановка вёсел – это приказ движения? Нет, предел из WG-15 её не касается.</translation>
    </message>
    <message>
        <source>What if both fire in the same step? Both fire with the masts they had before the fire, and the losses are taken afterwards.</source>
        <translation>Что, если обе стреляют в одном шаге? Обе стреляют с теми мачтами, которые были у них до огня, а потери снимают после.</translation>
    </message>
    <message>
        <source>How is the range measured? From hull to hull at the nearest places; oars and masts do not count.</source>
        <translation>Как меряют дальность? От корпуса до корпуса в ближайших местах; вёсла и мачты не считаются.</translation>
    </message>
    <message>
        <source>When does a match point at a hull? When the line on from its end meets the hull, however far away. A touched corner counts. If the line meets the attacker&apos;s own hull first, it does not count; other hulls do not block.</source>
        <translation>Когда спичка указывает на корпус? Когда линия, продолженная от её конца, встречает корпус, как бы далеко он ни был. Задетый угол считается. Если линия сначала встречает собственный корпус нападающего, она не считается; другие корпуса не мешают.</translation>
    </message>
    <message>
        <source>When is a target in the side zone? When any part of its hull is; with zone=centre its centre, with zone=whole all of it.</source>
        <translation>Когда цель в боковой зоне? Когда там любая часть её корпуса; при zone=centre – его центр, при zone=whole – весь корпус.</translation>
    </message>
    <message>
        <source>When is a toss spoiled? When a match touches a galley or an order match, at rest or before. Players may say so at any time. Matches that touch each other, or fall off the table, spoil nothing.</source>
        <translation>Когда бросок не в счёт? Когда спичка касается галеры или спички приказа, в покое или до этого. Игроки могут сказать об этом в любое время. Спички, которые касаются друг друга или падают со стола, ничего не портят.</translation>
    </message>
    <message>
        <source>What is most of the damage? The near side loses at least as many as the far side and as the masts do, while it has any.</source>
        <translation>Что значит «больше всего» урона? Ближний борт теряет не меньше дальнего и не меньше, чем теряют мачты, пока на нём что-то есть.</translation>
    </message>
    <message>
        <source>Which side is near when bow or stern is struck? The side where the attacker&apos;s centre lies; exactly on the axis the defender chooses.</source>
        <translation>Какой борт ближний, когда удар пришёлся в нос или в корму? Тот, с чьей стороны лежит центр нападающего; если точно на оси, выбирает обороняющийся.</translation>
    </message>
    <message>
        <source>What if the near side has no oar? The first point takes an oar of the other side.</source>
        <translation>Что, если на ближнем борту нет вёсел? Первое очко снимает весло с другого борта.</translation>
    </message>
    <message>
        <source>What if the damage is more than what is left? Everything goes, and the galley sinks.</source>
        <translation>Что, если урон больше того, что осталось? Уходит всё, и галера тонет.</translation>
    </message>
    <message>
        <source>What if both last galleys sink at once? The game is a draw.</source>
        <translation>Что, если обе последние галеры тонут одновременно? Игра кончается вничью.</translation>
    </message>
    <message>
        <source>Who places first, and how large is the table? The lot decides (first=A or first=B), and any table will do (width, depth).</source>
        <translation>Кто ставит первым и какой величины стол? Решает жребий (first=A или first=B), а стол годится любой (width, depth).</translation>
    </message>
    <message>
        <source>May a player fire at an own galley, or at nobody? The target is an enemy within three matches&apos; length. Where none is in range the order is spent.</source>
        <translation>Может ли игрок стрелять по своей галере или ни по кому? Цель – враг в пределах трёх длин спички. Если в пределах никого нет, приказ истрачен.</translation>
    </message>
    <message>
        <source>The Imperials have 10 units, 8 of them on the map at the start: Saxon, Hungarian, Bavarian and Imperial troops and two generals. The Turks have 8 units, all on the map.</source>
        <translation>У имперцев 10 фигур, 8 из них в начале на карте: саксонские, венгерские, баварские и имперские войска и два генерала. У турок 8 фигур, все на карте.</translation>
    </message>
    <message>
        <source>Before an assault&apos;s roll, once a round, Abdurrahman may come to the attacked wall: from a neighbouring wall surely, from farther away if a roll is above the Turkish morale.</source>
        <translation>Перед броском штурма, один раз за круг, Абдуррахман может прийти к атакованной стене: с соседней стены наверняка, издалека – если бросок больше боевого духа турок.</translation>
    </message>
    <message>
        <source>Castle fight: as an assault, without terrain, from walls that a side holds against a neighbouring wall. Imperial units in the target&apos;s breaches join. Turks attack from walls with at least two of their units. If no enemy is left the attackers may move in.</source>
        <translation>Бой в крепости: как штурм, без поправки на местность, со стен, которые держит сторона, против соседней стены. Фигуры имперцев в брешах цели присоединяются. Турки атакуют со стен, где у них не меньше двух фигур. Если врагов не осталось, нападающие могут туда войти.</translation>
    </message>
    <message>
        <source>Destroyed Imperial units are out for the rest of the turn. At the next turn they go into the Imperial cup; when one is drawn it is placed in a camp and another chit is drawn.</source>
        <translation>Уничтоженные фигуры имперцев выбывают до конца хода. В следующем ходу они идут в стакан имперцев; когда такую фигуру вытянули, её ставят в лагерь и тянут другой жетон.</translation>
    </message>
    <message>
        <source>Is exactly twice as much a double loss? Yes; with doubling=strict only more than twice.</source>
        <translation>Ровно вдвое больше – это двойная потеря? Да; при doubling=strict только больше чем вдвое.</translation>
    </message>
    <message>
        <source>Who chooses the units that lose steps? Their owner; with losses=attacker the attacker.</source>
        <translation>Кто выбирает фигуры, которые теряют ступени? Их владелец; при losses=attacker – нападающий.</translation>
    </message>
    <message>
        <source>A catapult throws one stone exactly two or three cells: straight forward, diagonally forward or to a side. What stands between does not matter. The catapult is a tower then.</source>
        <translation>Катапульта бросает один камень ровно на две или три клетки: прямо вперёд, по диагонали вперёд или вбок. Что стоит между ними, не важно. После этого катапульта – башня.</translation>
    </message>
    <message>
        <source>Is a turn a move or an attack, or both? One of them: a move, an attack, removing a battery or removing a mine. With turn=move-then-attack the ship that moved may attack.</source>
        <translation>Ход – это перемещение или атака, или и то и другое? Что-то одно: перемещение, атака, снятие батареи или снятие мины. При turn=move-then-attack корабль, который переместился, может атаковать.</translation>
    </message>
    <message>
        <source>Does a plane block its square? Yes, for that enemy turn, and it can be attacked there.</source>
        <translation>Преграждает ли самолёт свою клетку? Да, на тот ход противника, и там самолёт можно атаковать.</translation>
    </message>
    <message>
        <source>How many mines may be laid in a turn? Any number, each announced and beside an own minesweeper that is not in neutral water, on a free square of the sea or the own port.</source>
        <translation>Сколько мин можно поставить за ход? Сколько угодно, каждую объявив и рядом со своим тральщиком, который не в нейтральных водах, на свободную клетку моря или своего порта.</translation>
    </message>
    <message>
        <source>A map shows a strip of coast and the waters before it. Six squares with the fortress wall are the capital, and six anchors say where the ships begin. The compass is decoration.</source>
        <translation>На карте – полоса берега и воды перед ней. Шесть клеток с крепостной стеной – столица, а шесть якорей показывают, где начинают корабли. Компас – украшение.</translation>
    </message>
    <message>
        <source>Where is a soldier whose landing battle is tied? Still aboard, until the battle is won.</source>
        <translation>Где воин, чей бой при высадке закончился вничью? Всё ещё на борту, пока бой не выигран.</translation>
    </message>
    <message>
        <source>A galley takes at most as many forwards and turns as its side with fewer oars has oars.</source>
        <translation>Галера получает не больше приказов «вперёд» и поворотов, чем вёсел на том её борту, где вёсел меньше.</translation>
    </message>
    <message>
        <source>Re-arranging takes two orders in a row. Nothing happens at the first; at the second the player divides the oars between both sides as he likes, with at least one on each.</source>
        <translation>Перестановка требует двух приказов подряд. При первом ничего не происходит; при втором игрок делит вёсла между бортами, как хочет, оставляя на каждом хотя бы одно.</translation>
    </message>
    <message>
        <source>A bow against a side does 2 damage, against a stern 1. Bow against bow does 2 to each.</source>
        <translation>Нос в борт наносит 2 урона, в корму – 1. Нос в нос наносит по 2 каждой.</translation>
    </message>
    <message>
        <source>Which part of the hull was struck? The edge that is nearest to the point of contact. Near a corner the headings tell: from behind at the stern&apos;s corners the stern, head-on at the bow&apos;s the bow, else the side; with corner=any the stern at any corner.</source>
        <translation>Какая часть корпуса получила удар? Край, который ближе всего к точке касания. У угла решают направления: сзади у углов кормы – корма, в лоб у углов носа – нос, иначе борт; при corner=any – корма у любого угла.</translation>
    </message>
    <message>
        <source>Do orders lapse when a galley takes losses in the turn? No, the limits hold only while orders are laid. But a galley without masts does not fire, and a sunk one does nothing.</source>
        <translation>Пропадают ли приказы, если галера несёт потери в этом ходу? Нет, пределы действуют только пока приказы выкладывают. Но галера без мачт не стреляет, а потопленная ничего не делает.</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>nothing lies there</source>
        <translation>там ничего нет</translation>
    </message>
    <message>
        <source>it lies on %1</source>
        <translation>лежит на %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <translation>Здесь лежит фигура из записи</translation>
    </message>
    <message>
        <source>It is of %1</source>
        <translation>Чья: %1</translation>
    </message>
    <message>
        <source>It is of</source>
        <translation>Чья</translation>
    </message>
    <message>
        <source>It points to the</source>
        <translation>Куда смотрит</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <translation>Воинов на борту</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <translation>Число на маркере</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <translation>Вне карты</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation>Окоп</translation>
    </message>
    <message>
        <source>What really lies %1?</source>
        <translation>Что на самом деле лежит %1?</translation>
    </message>
    <message>
        <source>What really lies on %1?</source>
        <translation>Что на самом деле лежит на %1?</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Другая фигура</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>сейчас исправлять нечего</translation>
    </message>
    <message>
        <source>as the camera sees it: %1</source>
        <translation>как видит камера: %1</translation>
    </message>
    <message>
        <source>it lies elsewhere: point there next</source>
        <translation>лежит в другом месте, укажите где</translation>
    </message>
    <message>
        <source>%1 (in the record: %2)</source>
        <translation>%1 (в записи: %2)</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it %2</source>
        <translation>здесь лежит %1, а по записи %2</translation>
    </message>
    <message>
        <source>%1 lies here; the record has it on %2</source>
        <translation>здесь лежит %1, а по записи на %2</translation>
    </message>
</context>
<context>
    <name>GalleyCorrections</name>
    <message>
        <source>what the camera counts: %1</source>
        <translation>как считает камера: %1</translation>
    </message>
    <message>
        <source>where the camera sees it: %1 mm and %2° off</source>
        <translation>там, где её видит камера: сдвинута на %1 мм и %2°</translation>
    </message>
    <message>
        <source>one oar fewer to port</source>
        <translation>на одно весло меньше на левом борту</translation>
    </message>
    <message>
        <source>one oar fewer to starboard</source>
        <translation>на одно весло меньше на правом борту</translation>
    </message>
    <message>
        <source>one mast fewer</source>
        <translation>на одну мачту меньше</translation>
    </message>
    <message>
        <source>one oar more to port</source>
        <translation>на одно весло больше на левом борту</translation>
    </message>
    <message>
        <source>one oar more to starboard</source>
        <translation>на одно весло больше на правом борту</translation>
    </message>
    <message>
        <source>one mast more</source>
        <translation>на одну мачту больше</translation>
    </message>
    <message>
        <source>turned to the left by 60°</source>
        <translation>повёрнута налево на 60°</translation>
    </message>
    <message>
        <source>turned to the right by 60°</source>
        <translation>повёрнута направо на 60°</translation>
    </message>
    <message>
        <source>its bow is the other end</source>
        <translation>нос у неё на другом конце</translation>
    </message>
    <message>
        <source>it is %1, and %1 is this one</source>
        <translation>это %1, а %1 – вот эта</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>not built yet</source>
        <translation>ещё не построена</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>потоплена</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>вёсла: левый борт %1, правый %2; мачты: %3</translation>
    </message>
    <message>
        <source>The galleys are being built.</source>
        <translation>Галеры строятся.</translation>
    </message>
    <message>
        <source>The galleys are being placed.</source>
        <translation>Галеры расставляются.</translation>
    </message>
    <message>
        <source>Orders are being laid behind the screens.</source>
        <translation>За ширмами выкладываются приказы.</translation>
    </message>
    <message>
        <source>Orders are carried out: step %1 of 5.</source>
        <translation>Приказы выполняются: шаг %1 из 5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n корабль</numerusform>
            <numerusform>%n корабля</numerusform>
            <numerusform>%n кораблей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n воин</numerusform>
            <numerusform>%n воина</numerusform>
            <numerusform>%n воинов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) still to be placed</source>
        <translation>
            <numerusform>осталось поставить %n воина</numerusform>
            <numerusform>осталось поставить %n воинов</numerusform>
            <numerusform>осталось поставить %n воинов</numerusform>
        </translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>Имперские подкопы</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Боевой дух турок</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Боевой дух имперцев</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Имперская артиллерия</translation>
    </message>
    <message>
        <source>%1 in the breach</source>
        <translation>%1 в бреши</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никого</translation>
    </message>
    <message>
        <source>entrenched %1</source>
        <translation>окоп: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n башня</numerusform>
            <numerusform>%n башни</numerusform>
            <numerusform>%n башен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n стена</numerusform>
            <numerusform>%n стены</numerusform>
            <numerusform>%n стен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catapult(s)</source>
        <translation>
            <numerusform>%n катапульта</numerusform>
            <numerusform>%n катапульты</numerusform>
            <numerusform>%n катапульт</numerusform>
        </translation>
    </message>
    <message>
        <source>A fight is being fought: throw the dice.</source>
        <translation>Идёт бой: бросьте кубик.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) on the board</source>
        <translation>
            <numerusform>%n фишка на поле</numerusform>
            <numerusform>%n фишки на поле</numerusform>
            <numerusform>%n фишек на поле</numerusform>
        </translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation>Оба флота расставляются втайне.</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>ход %1 из %2</translation>
    </message>
    <message>
        <source>A draw is offered by %1.</source>
        <translation>Ничью предлагает: %1.</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Часть позиции тайная.</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>корабль</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигуры</numerusform>
            <numerusform>%n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>стандартные правила</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>основные правила</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>расширенные правила</translation>
    </message>
    <message>
        <source>advanced, delayed</source>
        <translation>расширенные правила, с отложенной победой</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>побег</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>взятка</translation>
    </message>
    <message>
        <source>bribe, advanced</source>
        <translation>взятка, расширенные правила</translation>
    </message>
    <message>
        <source>basic, 8 x 8</source>
        <translation>основные правила, 8 x 8</translation>
    </message>
    <message>
        <source>escape for four</source>
        <translation>побег для четверых</translation>
    </message>
    <message>
        <source>escape for three</source>
        <translation>побег для троих</translation>
    </message>
    <message>
        <source>escape for three, small</source>
        <translation>побег для троих, малый</translation>
    </message>
    <message>
        <source>introduction</source>
        <translation>введение</translation>
    </message>
    <message>
        <source>quick sinking</source>
        <translation>быстрое потопление</translation>
    </message>
    <message>
        <source>turning in place</source>
        <translation>разворот на месте</translation>
    </message>
    <message>
        <source>confirmed places</source>
        <translation>подтверждённые места</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>другие толкования</translation>
    </message>
    <message>
        <source>move, then attack</source>
        <translation>ход, затем атака</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>прямо</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>команды</translation>
    </message>
    <message>
        <source>two books</source>
        <translation>две книги</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>три игрока</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>четыре игрока</translation>
    </message>
    <message>
        <source>five players</source>
        <translation>пять игроков</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>шесть игроков</translation>
    </message>
    <message>
        <source>seven players</source>
        <translation>семь игроков</translation>
    </message>
    <message>
        <source>eight players</source>
        <translation>восемь игроков</translation>
    </message>
</context>
<context>
    <name>LiveMarks</name>
    <message>
        <source>counted otherwise</source>
        <translation>посчитано иначе</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>отличается</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>не по правилам</translation>
    </message>
    <message>
        <source>about %1 hits are likely from a good place</source>
        <translation>с хорошего места вероятно около %1 попадания</translation>
    </message>
    <message>
        <source>the other table differs</source>
        <translation>на другом столе иначе</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>The final position</source>
        <translation>Конечная позиция</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Rulings and their evidence</source>
        <translation>Решения и их основания</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Игра в цифрах</translation>
    </message>
    <message>
        <source>The record is whole: every event is as it was written.</source>
        <translation>Запись цела, каждое событие стоит так, как было записано.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>Запись изменена: %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>The computer expects this:</source>
        <translation>Компьютер ожидает вот что:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this result was changed too often; tell the arbiter</source>
        <translation>этот результат меняли слишком часто; скажите судье</translation>
    </message>
    <message>
        <source>the Imperials</source>
        <translation>имперцы</translation>
    </message>
    <message>
        <source>the Turks</source>
        <translation>турки</translation>
    </message>
    <message>
        <source>a unit waits to be placed in a camp</source>
        <translation>фигура ждёт постановки в лагерь</translation>
    </message>
    <message>
        <source>a die is to be thrown</source>
        <translation>нужно бросить кубик</translation>
    </message>
    <message>
        <source>both sides draw a chit</source>
        <translation>обе стороны тянут жетон</translation>
    </message>
    <message>
        <source>the Turks choose whom the relief army restores</source>
        <translation>турки выбирают, кого пополнит армия помощи</translation>
    </message>
    <message>
        <source>the Imperials choose who falls sick</source>
        <translation>имперцы выбирают, кто заболеет</translation>
    </message>
    <message>
        <source>a side is on turn and nothing is being decided</source>
        <translation>ход одной из сторон, ничего не решается</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman adds 1 to the die</source>
        <translation>турки говорят, добавит ли Абдуррахман 1 к кубику</translation>
    </message>
    <message>
        <source>the Turks say whether Abdurrahman comes to the attacked wall</source>
        <translation>турки говорят, придёт ли Абдуррахман к атакованной стене</translation>
    </message>
    <message>
        <source>officers may raise combat values</source>
        <translation>офицеры могут повысить боевую силу</translation>
    </message>
    <message>
        <source>the Turks say whether they give up the entrenchment</source>
        <translation>турки говорят, отдают ли окоп</translation>
    </message>
    <message>
        <source>the Imperials choose who goes into the breach</source>
        <translation>имперцы выбирают, кто идёт в брешь</translation>
    </message>
    <message>
        <source>the Turks choose what the counter-mine hits</source>
        <translation>турки выбирают, что поразит контрмина</translation>
    </message>
    <message>
        <source>a loss is to be taken</source>
        <translation>нужно понести потерю</translation>
    </message>
    <message>
        <source>the attackers move in</source>
        <translation>нападающие входят</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>не сейчас: %1</translation>
    </message>
    <message>
        <source>no die now: %1</source>
        <translation>кубик сейчас не нужен: %1</translation>
    </message>
    <message>
        <source>nothing to say no to: %1</source>
        <translation>отказываться не от чего: %1</translation>
    </message>
    <message>
        <source>unit number %1 is not one of the scenario&apos;s %2</source>
        <translation>фигуры номер %1 нет (всего %2)</translation>
    </message>
    <message>
        <source>%1 is no start zone</source>
        <translation>%1 – не исходная зона</translation>
    </message>
    <message>
        <source>%1 is no wall zone</source>
        <translation>%1 – не зона стены</translation>
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
        <translation>%1 в этом круге уже тянули</translation>
    </message>
    <message>
        <source>no %1 is among the %2 chits in the cup of %3</source>
        <translation>нет %1 среди жетонов в стакане, всего %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is not in the cup</source>
        <translation>%1 не в стакане</translation>
    </message>
    <message>
        <source>%1 does not wait to be placed now</source>
        <translation>%1 сейчас не ждёт постановки</translation>
    </message>
    <message>
        <source>0 units have moved into %1: at least 1 has to</source>
        <translation>никто не вошёл в %1: хотя бы 1 должен</translation>
    </message>
    <message>
        <source>%1 has its 1 more in this fight</source>
        <translation>%1 уже имеет +1 в этом бою</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2</source>
        <translation>маркер %1 стоит на %2</translation>
    </message>
    <message>
        <source>%1&apos;s marker stands at %2, this takes %3</source>
        <translation>маркер %1 стоит на %2, а нужно %3</translation>
    </message>
    <message>
        <source>%1 has no command over %2 in this fight, or does not stand with it</source>
        <translation>%1 не командует %2 в этом бою или стоит не с ней</translation>
    </message>
    <message>
        <source>%1 is in no start zone beside %2</source>
        <translation>%1 не в исходной зоне возле %2</translation>
    </message>
    <message>
        <source>no entrenchment in %1 can take this</source>
        <translation>в %1 нет окопа, который это примет</translation>
    </message>
    <message>
        <source>%1 does not share in this loss of %2</source>
        <translation>%1 не участвует в этой потере: %2</translation>
    </message>
    <message>
        <source>CAS stands at %1, its least</source>
        <translation>CAS стоит на %1, это минимум</translation>
    </message>
    <message>
        <source>CTS stands at %1, its least</source>
        <translation>CTS стоит на %1, это минимум</translation>
    </message>
    <message>
        <source>TMS stands at %1, and no die shows less than that</source>
        <translation>TMS стоит на %1, а меньше на кубике не бывает</translation>
    </message>
    <message>
        <source>CAS stands at %1, its most</source>
        <translation>CAS стоит на %1, это максимум</translation>
    </message>
    <message>
        <source>CTS stands at %1, its most</source>
        <translation>CTS стоит на %1, это максимум</translation>
    </message>
    <message>
        <source>%1 has no part in this fight, or is in already</source>
        <translation>%1 не участвует в этом бою или уже внутри</translation>
    </message>
    <message>
        <source>%1 is no damaged Turkish unit in the castle</source>
        <translation>%1 – не повреждённая турецкая фигура в крепости</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit on the map</source>
        <translation>%1 – не имперская фигура на карте</translation>
    </message>
    <message>
        <source>%1 is no officer</source>
        <translation>%1 – не офицер</translation>
    </message>
    <message>
        <source>%1 is not under %2</source>
        <translation>%1 не подчиняется %2</translation>
    </message>
    <message>
        <source>%1 is not damaged</source>
        <translation>%1 не повреждена</translation>
    </message>
    <message>
        <source>%1 is no Imperial unit destroyed in turn %2</source>
        <translation>%1 – не имперская фигура, погибшая в ходу %2</translation>
    </message>
    <message>
        <source>%1 stands in a breach, not in a start zone</source>
        <translation>%1 в бреши, а не в исходной зоне</translation>
    </message>
    <message>
        <source>%1 has raised CTS in turn %2</source>
        <translation>%1 уже повысил CTS в ходу %2</translation>
    </message>
    <message>
        <source>%1 are on turn, and this is for %2</source>
        <translation>ход: %1, а это для: %2</translation>
    </message>
    <message>
        <source>%1 have 0 actions left</source>
        <translation>%1: действий не осталось</translation>
    </message>
    <message>
        <source>%1 is not held by %2</source>
        <translation>%1 не держат: %2</translation>
    </message>
    <message>
        <source>%1 is the middle zone: it has 0 breaches and is taken by castle fight only</source>
        <translation>%1 – средняя зона: брешей нет, берётся только боем в крепости</translation>
    </message>
    <message>
        <source>%1 is not a unit of %2</source>
        <translation>%1 – не фигура: %2</translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation>%1 не на карте</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not to %2</source>
        <translation>из бреши %1 путь ведёт в лагерь, а не в %2</translation>
    </message>
    <message>
        <source>%1 is not held by the Imperials</source>
        <translation>%1 не держат имперцы</translation>
    </message>
    <message>
        <source>no road leads from %1 to %2 in 1 step</source>
        <translation>от %1 до %2 нет дороги в 1 шаг</translation>
    </message>
    <message>
        <source>%1 holds its %2 units</source>
        <translation>%1 заполнена, фигур: %2</translation>
    </message>
    <message>
        <source>the Turks have moved the units that their chit allows</source>
        <translation>турки уже передвинули столько, сколько позволяет жетон</translation>
    </message>
    <message>
        <source>the Turks move freely only with the initiative</source>
        <translation>турки ходят свободно только с инициативой</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle for %1</source>
        <translation>турецкие фигуры не выходят из крепости в %1</translation>
    </message>
    <message>
        <source>%1 is in %2 already</source>
        <translation>%1 уже в %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 держат: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2 already</source>
        <translation>%1 уже держат: %2</translation>
    </message>
    <message>
        <source>zone number %1 is not one of the %2</source>
        <translation>зоны номер %1 нет (всего %2)</translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation>%1 в этом ходу уже ходила</translation>
    </message>
    <message>
        <source>all %1 breaches of %2 are occupied</source>
        <translation>все проломы %2 заняты (%1)</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the start zones beside %1</source>
        <translation>нет имперских фигур в исходных зонах возле %1</translation>
    </message>
    <message>
        <source>0 Imperial units stand in the breaches of %1</source>
        <translation>в проломах %1 нет имперских фигур</translation>
    </message>
    <message>
        <source>0 attackers stand in the breaches of %1</source>
        <translation>в проломах %1 нет нападающих</translation>
    </message>
    <message>
        <source>%1 is no wall beside %2</source>
        <translation>%1 – не стена рядом с %2</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %1 has %2</source>
        <translation>турки атакуют со стен двумя фигурами, а в %1 их %2</translation>
    </message>
    <message>
        <source>a castle fight starts from at least 1 wall beside %1</source>
        <translation>бой в крепости начинают хотя бы с 1 стены возле %1</translation>
    </message>
    <message>
        <source>%1 is no Turkish wall with an enemy in its breaches: 0 there</source>
        <translation>%1 – не турецкая стена с врагом в брешах</translation>
    </message>
    <message>
        <source>%1 is the middle zone, which faces 0 camps</source>
        <translation>%1 – средняя зона, к лагерям не обращена</translation>
    </message>
    <message>
        <source>0 units of %1 stand in %2</source>
        <translation>нет фигур (%1) в %2</translation>
    </message>
    <message>
        <source>the entrenchment in %1 shows 2 already</source>
        <translation>окоп в %1 уже 2</translation>
    </message>
    <message>
        <source>%1 have 0 entrenchment markers in hand</source>
        <translation>%1: маркеров окопа нет</translation>
    </message>
    <message>
        <source>turn %1 begins</source>
        <translation>начинается ход %1</translation>
    </message>
    <message>
        <source>turn %1 ends</source>
        <translation>кончается ход %1</translation>
    </message>
    <message>
        <source>%1 draw a chit</source>
        <translation>%1 тянут жетон</translation>
    </message>
    <message>
        <source>%1 draw %2</source>
        <translation>%1 тянут %2</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: nobody acts</source>
        <translation>жетоны: имперцы %1, турки %2; никто не действует</translation>
    </message>
    <message>
        <source>the chits show imperial %1, turk %2: %3 begin</source>
        <translation>жетоны: имперцы %1, турки %2; начинают: %3</translation>
    </message>
    <message>
        <source>%1 are on turn, actions %2</source>
        <translation>ход: %1, действий: %2</translation>
    </message>
    <message>
        <source>%1 end their turn</source>
        <translation>%1 кончают ход</translation>
    </message>
    <message>
        <source>announced %1</source>
        <translation>объявлено: %1</translation>
    </message>
    <message>
        <source>%1 brings back %2 damaged</source>
        <translation>%1 возвращает с повреждением: %2</translation>
    </message>
    <message>
        <source>%1 goes into a breach of %2</source>
        <translation>%1 идёт в пролом %2</translation>
    </message>
    <message>
        <source>%1 goes into the cup</source>
        <translation>%1 идёт в стакан</translation>
    </message>
    <message>
        <source>%1 goes into the reserve</source>
        <translation>%1 идёт в резерв</translation>
    </message>
    <message>
        <source>%1 has no entrenchment any more</source>
        <translation>в %1 больше нет окопа</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>потеря: %1</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 теперь %2</translation>
    </message>
    <message>
        <source>%1 is sick, on cell %2</source>
        <translation>%1 болеет, клетка %2 шкалы</translation>
    </message>
    <message>
        <source>%1 makes himself whole</source>
        <translation>%1 восстанавливает себя</translation>
    </message>
    <message>
        <source>%1 waits for a camp</source>
        <translation>%1 ждёт лагеря</translation>
    </message>
    <message>
        <source>Abdurrahman is called to the rescue</source>
        <translation>Абдуррахмана зовут на помощь</translation>
    </message>
    <message>
        <source>the Imperial morale (CMS)</source>
        <translation>боевой дух имперцев (CMS)</translation>
    </message>
    <message>
        <source>the Turkish morale (TMS)</source>
        <translation>боевой дух турок (TMS)</translation>
    </message>
    <message>
        <source>the artillery level (CTS)</source>
        <translation>уровень артиллерии (CTS)</translation>
    </message>
    <message>
        <source>the mining level (CAS)</source>
        <translation>уровень минирования (CAS)</translation>
    </message>
    <message>
        <source>the breaches of %1</source>
        <translation>проломы %1</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: %3 begin</source>
        <translation>жетоны: имперцы %1, турки %2; начинают: %3</translation>
    </message>
    <message>
        <source>the chits show %1 for the Imperials and %2 for the Turks: nobody acts</source>
        <translation>жетоны: имперцы %1, турки %2; никто не действует</translation>
    </message>
    <message>
        <source>the entrenchment of %1 is now at level %2</source>
        <translation>окоп в %1 теперь уровня %2</translation>
    </message>
    <message>
        <source>the marker of %1 is now at %2</source>
        <translation>маркер %1 теперь на %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 are on turn with %n action(s)</source>
        <translation>
            <numerusform>ход: %1, %n действие</numerusform>
            <numerusform>ход: %1, %n действия</numerusform>
            <numerusform>ход: %1, %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>die %1: success</source>
        <translation>кубик %1: успех</translation>
    </message>
    <message>
        <source>die %1: failure</source>
        <translation>кубик %1: неудача</translation>
    </message>
    <message>
        <source>die %1 against %2: success</source>
        <translation>кубик %1 против %2: успех</translation>
    </message>
    <message>
        <source>die %1 against %2: failure</source>
        <translation>кубик %1 против %2: неудача</translation>
    </message>
    <message>
        <source>die %1 against %2: failure, one step lost by %3</source>
        <translation>кубик %1 против %2: неудача, потеря одной ступени (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: one step lost by %3</source>
        <translation>кубик %1 против %2: потеря одной ступени (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: more than twice, two steps lost by %3</source>
        <translation>кубик %1 против %2: больше чем вдвое, потеря двух ступеней (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly twice, two steps lost by %3</source>
        <translation>кубик %1 против %2: ровно вдвое, потеря двух ступеней (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: less than half, two steps lost by %3</source>
        <translation>кубик %1 против %2: меньше половины, потеря двух ступеней (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: exactly half, two steps lost by %3</source>
        <translation>кубик %1 против %2: ровно половина, потеря двух ступеней (%3)</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale falls</source>
        <translation>кубик %1 против %2: боевой дух турок падает</translation>
    </message>
    <message>
        <source>die %1 against %2: Turkish morale holds</source>
        <translation>кубик %1 против %2: боевой дух турок держится</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman comes</source>
        <translation>кубик %1 против %2: Абдуррахман приходит</translation>
    </message>
    <message>
        <source>die %1 against %2: Abdurrahman does not come</source>
        <translation>кубик %1 против %2: Абдуррахман не приходит</translation>
    </message>
    <message>
        <source>die %1 is even: success</source>
        <translation>кубик %1 чётный: успех</translation>
    </message>
    <message>
        <source>die %1 is odd: failure</source>
        <translation>кубик %1 нечётный: неудача</translation>
    </message>
    <message>
        <source>die %1 is even: the relief army gets in</source>
        <translation>кубик %1 чётный: армия помощи проходит</translation>
    </message>
    <message>
        <source>die %1 is odd: the relief army does not get in</source>
        <translation>кубик %1 нечётный: армия помощи не проходит</translation>
    </message>
    <message>
        <source>die %1 is even: one action more</source>
        <translation>кубик %1 чётный: на одно действие больше</translation>
    </message>
    <message>
        <source>die %1 is odd: no action more</source>
        <translation>кубик %1 нечётный: без лишнего действия</translation>
    </message>
    <message>
        <source>die %1 is even: the epidemic breaks out</source>
        <translation>кубик %1 чётный: вспыхивает эпидемия</translation>
    </message>
    <message>
        <source>die %1 is odd: no epidemic breaks out</source>
        <translation>кубик %1 нечётный: эпидемии нет</translation>
    </message>
    <message>
        <source>no die is thrown, for none could change anything</source>
        <translation>кубик не бросают, потому что он ничего не изменил бы</translation>
    </message>
    <message>
        <source>%1 now %2</source>
        <translation>%1 теперь %2</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 идёт в %2</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>стакан</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>потери</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 повреждена</translation>
    </message>
    <message>
        <source>%1 is in the cup</source>
        <translation>%1 в стакане</translation>
    </message>
    <message>
        <source>%1 is whole again</source>
        <translation>%1 снова цела</translation>
    </message>
    <message>
        <source>marker of %1 now %2</source>
        <translation>маркер %1 теперь %2</translation>
    </message>
    <message>
        <source>entrenchment in %1 now %2</source>
        <translation>окоп в %1 теперь %2</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <translation>%1 берут %2</translation>
    </message>
    <message>
        <source>the relief army is near</source>
        <translation>армия помощи близко</translation>
    </message>
    <message>
        <source>the hand of fate</source>
        <translation>рука судьбы</translation>
    </message>
    <message>
        <source>an epidemic threatens</source>
        <translation>грозит эпидемия</translation>
    </message>
    <message>
        <source>%1 decline</source>
        <translation>%1 отказываются</translation>
    </message>
    <message>
        <source>%1 resign</source>
        <translation>%1 сдаются</translation>
    </message>
    <message>
        <source>%1 have resigned</source>
        <translation>%1 сдались</translation>
    </message>
    <message>
        <source>%1 offer a draw</source>
        <translation>%1 предлагают ничью</translation>
    </message>
    <message>
        <source>%1 have offered a draw already</source>
        <translation>%1 уже предложили ничью</translation>
    </message>
    <message>
        <source>both sides agree on a draw</source>
        <translation>стороны соглашаются на ничью</translation>
    </message>
    <message>
        <source>both sides have agreed on a draw</source>
        <translation>стороны согласились на ничью</translation>
    </message>
    <message>
        <source>Turkish morale is broken</source>
        <translation>боевой дух турок сломлен</translation>
    </message>
    <message numerus="yes">
        <source>TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>TMS упал до 0, в крепости осталась %n турецкая фигура</numerusform>
            <numerusform>TMS упал до 0, в крепости остались %n турецкие фигуры</numerusform>
            <numerusform>TMS упал до 0, в крепости осталось %n турецких фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>после хода %1 TMS равен 0, в крепости осталась %n турецкая фигура</numerusform>
            <numerusform>после хода %1 TMS равен 0, в крепости остались %n турецкие фигуры</numerusform>
            <numerusform>после хода %1 TMS равен 0, в крепости осталось %n турецких фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle</source>
        <translation>
            <numerusform>после хода %1 TMS не упал до 0, в крепости осталась %n турецкая фигура</numerusform>
            <numerusform>после хода %1 TMS не упал до 0, в крепости остались %n турецкие фигуры</numerusform>
            <numerusform>после хода %1 TMS не упал до 0, в крепости осталось %n турецких фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>игра окончена: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>wall</source>
        <translation>стена</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>башня</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>катапульта</translation>
    </message>
    <message>
        <source>a %1 wall</source>
        <translation>стена (%1)</translation>
    </message>
    <message>
        <source>a %1 tower</source>
        <translation>башня (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult</source>
        <translation>катапульта (%1)</translation>
    </message>
    <message>
        <source>a %1 wall (1 stone)</source>
        <translation>стена, 1 камень (%1)</translation>
    </message>
    <message>
        <source>a %1 tower (2)</source>
        <translation>башня, 2 камня (%1)</translation>
    </message>
    <message>
        <source>a %1 catapult (3)</source>
        <translation>катапульта, 3 камня (%1)</translation>
    </message>
    <message>
        <source>a light stone</source>
        <translation>светлый камень</translation>
    </message>
    <message>
        <source>a dark stone</source>
        <translation>тёмный камень</translation>
    </message>
    <message>
        <source>a light stack of %1</source>
        <translation>светлая стопка высотой %1</translation>
    </message>
    <message>
        <source>a dark stack of %1</source>
        <translation>тёмная стопка высотой %1</translation>
    </message>
    <message>
        <source>%1, but a cell takes two stones at most (%2)</source>
        <translation>%1, но на клетке помещается не больше двух камней (%2)</translation>
    </message>
    <message>
        <source>%1 is not one of the board&apos;s %2 cells</source>
        <translation>%1 – такой клетки на доске нет (всего %2)</translation>
    </message>
    <message>
        <source>cell number %1</source>
        <translation>клетка номер %1</translation>
    </message>
    <message>
        <source>there are no catapults in this game</source>
        <translation>в этой игре катапульт нет</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 – пусто</translation>
    </message>
    <message>
        <source>%1 holds %2 and %3 is to move</source>
        <translation>на %1 стоит: %2; ходят: %3</translation>
    </message>
    <message>
        <source>%1 holds a %2 of %3, this takes a %4 of %5</source>
        <translation>на %1 стоит: %2 (%3); для этого нужна: %4 (%5)</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a sacrifice reaches 1 cell</source>
        <translation>от %3 до %1: %2; жертва действует на 1 клетку</translation>
    </message>
    <message>
        <source>%1 is not in line with %2; a sacrifice reaches 1 cell</source>
        <translation>%1 не на одной линии с %2; жертва действует на 1 клетку</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>на %1 стоит: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 stones already, and %3 are the limit</source>
        <translation>на %1 уже камней: %2, а предел – %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not in line</source>
        <translation>%1 и %2 не на одной линии</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a move ends 2 cells away</source>
        <translation>от %3 до %1: %2; ход кончается через 2 клетки</translation>
    </message>
    <message>
        <source>%1 holds %2, which a tower cannot attack</source>
        <translation>на %1 стоит: %2; башня это атаковать не может</translation>
    </message>
    <message>
        <source>%1 holds a wall; both stones go only against a catapult</source>
        <translation>на %1 стена; оба камня жертвуют только против катапульты</translation>
    </message>
    <message>
        <source>%1 lies behind %2; a catapult throws forwards and to the sides</source>
        <translation>%1 позади %2; катапульта бросает вперёд и в стороны</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a catapult throws 2 or 3 cells</source>
        <translation>от %3 до %1: %2; катапульта бросает на 2 или 3 клетки</translation>
    </message>
    <message>
        <source>%1 holds %2 of the thrower&apos;s own</source>
        <translation>на %1 своя же фигура бросающего: %2</translation>
    </message>
    <message>
        <source>%1 is not on the mover&apos;s second row</source>
        <translation>%1 не на втором ряду того, кто ходит</translation>
    </message>
    <message>
        <source>%1 and %2 should be two different cells, the left one first</source>
        <translation>%1 и %2 должны быть разными клетками, левая первой</translation>
    </message>
    <message>
        <source>the persons may change sides once, between the two special moves of the bribe</source>
        <translation>поменяться сторонами можно один раз, между двумя особыми ходами взятки</translation>
    </message>
    <message>
        <source>the special move is each side&apos;s first turn of a bribe game only</source>
        <translation>особый ход – только первый ход каждой стороны в игре со взяткой</translation>
    </message>
    <message>
        <source>the first turn scatters a tower of the home row on two cells of the second, as in a1-c2,f2</source>
        <translation>первый ход разбирает башню домашнего ряда на две клетки второго, например a1-c2,f2</translation>
    </message>
    <message>
        <source>%1 is not the cell between: the two stones go to the two nearest cells in one direction</source>
        <translation>%1 – не промежуточная клетка: два камня идут на две ближайшие клетки в одном направлении</translation>
    </message>
    <message>
        <source>%1 stone %2 to %3, %4 high</source>
        <translation>один камень (%1) идёт с %2 на %3, высота %4</translation>
    </message>
    <message>
        <source>%1 stone thrown from %2 to %3</source>
        <translation>один камень (%1) брошен с %2 на %3</translation>
    </message>
    <message>
        <source>%1 stone removed from %2, %3 left</source>
        <translation>один камень (%1) снят с %2, осталось %3</translation>
    </message>
    <message>
        <source>%1 reaches the opponent&apos;s home row at %2</source>
        <translation>%1: достигнут домашний ряд противника, %2</translation>
    </message>
    <message>
        <source>the persons change sides</source>
        <translation>игроки меняются сторонами</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1: сдача</translation>
    </message>
    <message>
        <source>%1 cannot act and is out</source>
        <translation>%1: нет ходов, выбывание</translation>
    </message>
    <message>
        <source>the players agree on a draw</source>
        <translation>игроки соглашаются на ничью</translation>
    </message>
    <message>
        <source>%1 holds %2 on the opponent&apos;s home row</source>
        <translation>%1: на домашнем ряду противника, %2</translation>
    </message>
    <message>
        <source>the players agreed on a draw</source>
        <translation>игроки согласились на ничью</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1: сдача</translation>
    </message>
    <message>
        <source>all but the %1 player are out</source>
        <translation>все выбыли, остаётся: %1</translation>
    </message>
    <message>
        <source>%1 cannot act</source>
        <translation>%1: нет ходов</translation>
    </message>
    <message>
        <source>%1 has no legal move</source>
        <translation>%1: нет ходов</translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation>%1: не участвует в игре</translation>
    </message>
    <message>
        <source>the person who began as %1 wins</source>
        <translation>побеждает тот, кто начинал за: %1</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>римляне</translation>
    </message>
    <message>
        <source>Gaul</source>
        <translation>галлы</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>греки</translation>
    </message>
    <message>
        <source>first</source>
        <translation>первый</translation>
    </message>
    <message>
        <source>second</source>
        <translation>второй</translation>
    </message>
    <message>
        <source>third</source>
        <translation>третий</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>четвёртый</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>пятый</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>шестой</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>седьмой</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>восьмой</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красные</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтые</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>авианосец</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>линкор</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>крейсер</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>эсминец</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>фрегат</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>подводная лодка</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>ракетный корабль</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>торпедный катер</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>сторожевой корабль</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>тральщик</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>десантный корабль</translation>
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
        <translation>самолёт</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>no ship</source>
        <translation>никакой корабль</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>%1 – не на доске</translation>
    </message>
    <message>
        <source>square number %1</source>
        <translation>клетка номер %1</translation>
    </message>
    <message>
        <source>the fleets are set up already</source>
        <translation>флоты уже расставлены</translation>
    </message>
    <message>
        <source>%1 has set up already</source>
        <translation>%1: расстановка уже закончена</translation>
    </message>
    <message>
        <source>the battery on %1 bars the way from %2 to %3</source>
        <translation>батарея на %1 преграждает путь с %2 на %3</translation>
    </message>
    <message>
        <source>%1 has no plane left</source>
        <translation>%1: самолётов больше нет</translation>
    </message>
    <message>
        <source>the fleets are still being set up</source>
        <translation>флоты ещё расставляются</translation>
    </message>
    <message>
        <source>%1 is not placed: ships and mines are</source>
        <translation>%1 не ставится: только корабли и мины</translation>
    </message>
    <message>
        <source>%1 is not in the %2 port</source>
        <translation>%1 не в порту (%2)</translation>
    </message>
    <message>
        <source>%1 holds %2 already</source>
        <translation>на %1 уже стоит: %2</translation>
    </message>
    <message>
        <source>each %1 of %2 is placed: it has %3</source>
        <translation>все уже расставлены (%2): %1, всего %3</translation>
    </message>
    <message>
        <source>%1 holds nothing of %2</source>
        <translation>на %1 нет ничего, что принадлежит: %2</translation>
    </message>
    <message>
        <source>%1 holds a battery, which stays there</source>
        <translation>на %1 батарея, она остаётся там</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) still to place</source>
        <translation>
            <numerusform>%1: осталось поставить %n корабль</numerusform>
            <numerusform>%1: осталось поставить %n корабля</numerusform>
            <numerusform>%1: осталось поставить %n кораблей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a unit of %2; it is %3&apos;s turn</source>
        <translation>на %1 стоит: %2; ходят: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which never moves</source>
        <translation>на %1: %2; никогда не ходит</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 занята</translation>
    </message>
    <message>
        <source>%1 is an island</source>
        <translation>%1 – остров</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; %4 moves %5</source>
        <translation>от %3 до %1: %2; %4 ходит на %5</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; no ship moves more than %4</source>
        <translation>от %3 до %1: %2; ни один корабль не ходит дальше чем на %4</translation>
    </message>
    <message>
        <source>no free way of at most %1 leads from %2 to %3</source>
        <translation>нет свободного пути с %2 на %3 (не больше %1)</translation>
    </message>
    <message>
        <source>both batteries of an entrance must be gone to enter</source>
        <translation>чтобы войти, не должно быть обеих батарей у входа</translation>
    </message>
    <message>
        <source>the game begins with a ship that leaves its port; %1 is not out at sea</source>
        <translation>игра начинается с корабля, который выходит из порта; %1 не в море</translation>
    </message>
    <message>
        <source>%1 can act, and only who cannot passes</source>
        <translation>%1: ходы есть, а пропускает лишь тот, у кого их нет</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; %1 would move to %2 first</source>
        <translation>ход – это движение или атака; %1 сначала пошла бы на %2</translation>
    </message>
    <message>
        <source>%1 is neutral water: nobody attacks there or from there</source>
        <translation>%1 – нейтральные воды: там и оттуда никто не атакует</translation>
    </message>
    <message>
        <source>%1 holds a unit of the same side</source>
        <translation>на %1 фигура той же стороны</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; it must be adjacent</source>
        <translation>от %3 до %1: %2; нужно соседнее поле</translation>
    </message>
    <message>
        <source>the coast lies between %1 and %2</source>
        <translation>между %1 и %2 берег</translation>
    </message>
    <message>
        <source>%1 holds %2; only %3 can do this</source>
        <translation>на %1: %2; это может только: %3</translation>
    </message>
    <message>
        <source>%1 holds %2, which does not attack</source>
        <translation>на %1: %2; не атакует</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a battery reaches 1</source>
        <translation>от %3 до %1: %2; батарея бьёт на 1</translation>
    </message>
    <message>
        <source>%1 holds %2, which a battery does not strike</source>
        <translation>на %1: %2; батарея его не бьёт</translation>
    </message>
    <message>
        <source>%1 holds no battery</source>
        <translation>на %1 нет батареи</translation>
    </message>
    <message>
        <source>%1 is %2 away from the battery at %3; its range is 1</source>
        <translation>от %1 до батареи на %3: %2; дальность 1</translation>
    </message>
    <message>
        <source>%1 holds %2, no mine</source>
        <translation>на %1: %2, а не мина</translation>
    </message>
    <message>
        <source>the carrier moves before it sends its plane or after it, not both</source>
        <translation>авианосец ходит до самолёта или после, но не дважды</translation>
    </message>
    <message>
        <source>%1 is %2 away from %3; a plane reaches %4</source>
        <translation>от %3 до %1: %2; самолёт достаёт на %4</translation>
    </message>
    <message>
        <source>%1 holds %2, no target for a plane</source>
        <translation>на %1: %2; не цель для самолёта</translation>
    </message>
    <message>
        <source>%1 has no mine left to lay</source>
        <translation>%1: мин больше нет</translation>
    </message>
    <message>
        <source>%1 is neutral water, where no mine is laid</source>
        <translation>%1 – нейтральные воды, мин там не ставят</translation>
    </message>
    <message>
        <source>%1 is in the enemy port</source>
        <translation>%1 в порту противника</translation>
    </message>
    <message>
        <source>%1 is not adjacent to a minesweeper of %2 outside neutral water</source>
        <translation>%1 не рядом с тральщиком вне нейтральных вод: %2</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1: поставлен %2 на %3</translation>
    </message>
    <message>
        <source>%1 takes up %2 from %3</source>
        <translation>%1: снят %2 с %3</translation>
    </message>
    <message>
        <source>%1 stands on %2, mines off the board: %3</source>
        <translation>%1 стоят на: %2; мин вне доски: %3</translation>
    </message>
    <message>
        <source>%1 unit moves %2 to %3</source>
        <translation>%1: ход с %2 на %3</translation>
    </message>
    <message>
        <source>%1 %2 on %3 attacks %4 on %5: %6</source>
        <translation>%2 (%1) на %3 атакует: %4 на %5; %6</translation>
    </message>
    <message>
        <source>%1 plane attacks %2 on %3: %4</source>
        <translation>самолёт (%1) атакует: %2 на %3; %4</translation>
    </message>
    <message>
        <source>%1 plane from %2 attacks %3 on %4: %5</source>
        <translation>самолёт (%1) с %2 атакует: %3 на %4; %5</translation>
    </message>
    <message>
        <source>the attacker is lost</source>
        <translation>нападавший потерян</translation>
    </message>
    <message>
        <source>the attacked is lost</source>
        <translation>атакованный потерян</translation>
    </message>
    <message>
        <source>both are lost</source>
        <translation>оба потеряны</translation>
    </message>
    <message>
        <source>no strike, both stay</source>
        <translation>удара нет, оба остаются</translation>
    </message>
    <message>
        <source>%1 plane taken off %2</source>
        <translation>самолёт (%1) снят с %2</translation>
    </message>
    <message>
        <source>%1 missile ship on %2 removes the battery on %3</source>
        <translation>ракетный корабль (%1) на %2 снимает батарею на %3</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 removes the mine on %3</source>
        <translation>тральщик (%1) на %2 снимает мину на %3</translation>
    </message>
    <message>
        <source>%1 minesweeper on %2 finds no mine to remove on %3</source>
        <translation>тральщик (%1) на %2 не находит мины на %3</translation>
    </message>
    <message>
        <source>%1 lays a mine on %2</source>
        <translation>%1 ставят мину на %2</translation>
    </message>
    <message>
        <source>%1 %2 on %3 stayed too long on neutral water and is removed</source>
        <translation>%2 (%1) на %3 слишком долго в нейтральных водах и снимается</translation>
    </message>
    <message>
        <source>%1 can no longer win, without its landing ship</source>
        <translation>%1 больше не могут победить без десантного корабля</translation>
    </message>
    <message>
        <source>%1 can no longer win, without missile ships</source>
        <translation>%1 больше не могут победить без ракетных кораблей</translation>
    </message>
    <message>
        <source>%1 landing ship enters the enemy port at %2</source>
        <translation>десантный корабль (%1) входит в порт противника на %2</translation>
    </message>
    <message>
        <source>%1 cannot act and passes</source>
        <translation>%1: ходов нет, пропуск</translation>
    </message>
    <message>
        <source>%1&apos;s landing ship is in the %2 port at %3</source>
        <translation>десантный корабль (%1) в порту (%2) на %3</translation>
    </message>
    <message>
        <source>neither side can win</source>
        <translation>ни одна сторона не может победить</translation>
    </message>
    <message>
        <source>what lies there is illegal; take it back, or say `stands`</source>
        <translation>то, что лежит, не по правилам; верните назад или скажите, что остаётся</translation>
    </message>
    <message>
        <source>throw the die beside the map</source>
        <translation>бросьте кубик рядом с картой</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>moves and dice are seen; say who strikes, storms or boards, and which ship loads or lands where two are near</source>
        <translation>ходы и кубики видны; скажите, кто нападает, штурмует или берёт на абордаж и какой корабль грузится или высаживает, если рядом два</translation>
    </message>
    <message>
        <source>Umpire sees moves and dice. Say who strikes, storms or boards. If two ships are near, say which ship loads or lands.</source>
        <translation>Umpire видит ходы и кубики. Скажите, кто нападает, штурмует или берёт на абордаж. Если рядом два корабля, скажите, какой грузит или высаживает.</translation>
    </message>
    <message>
        <source>nothing is offered</source>
        <translation>выбирать не из чего</translation>
    </message>
    <message>
        <source>there are only %1 explanations</source>
        <translation>объяснений только %1</translation>
    </message>
    <message>
        <source>number %1 is only a part of an action</source>
        <translation>номер %1 – только часть хода</translation>
    </message>
    <message>
        <source>the record says so already</source>
        <translation>в записи уже так</translation>
    </message>
    <message>
        <source>nothing illegal lies there</source>
        <translation>ничего недозволенного там нет</translation>
    </message>
    <message>
        <source>nothing has been played</source>
        <translation>ещё ничего не сыграно</translation>
    </message>
    <message>
        <source>`%1` counts once these say `agree`: %2</source>
        <translation>«%1» засчитывается, когда «agree» скажут: %2</translation>
    </message>
    <message>
        <source>`%1` counts once one of these says `agree`: %2</source>
        <translation>«%1» засчитывается, когда «agree» скажет один из них: %2</translation>
    </message>
    <message>
        <source>the record is changed at %1</source>
        <translation>запись изменена: %1</translation>
    </message>
    <message>
        <source>what another player hides is put right by that player, or at the table</source>
        <translation>то, что скрывает другой игрок, исправляет он сам, или это делают за столом</translation>
    </message>
    <message>
        <source>%1 speaks for %1 alone; %2 or the table may say this</source>
        <translation>%1 говорит только за %1; это может сказать %2 или стол</translation>
    </message>
    <message>
        <source>this is said at this table, and not from elsewhere</source>
        <translation>это говорят за этим столом, а не из другого места</translation>
    </message>
    <message>
        <source>this is said at the table itself, and not by one player</source>
        <translation>это говорят за самим столом, а не один игрок</translation>
    </message>
    <message>
        <source>spectators give no commands</source>
        <translation>зрители не дают команд</translation>
    </message>
    <message>
        <source>only the arbiter rules</source>
        <translation>решает только судья</translation>
    </message>
    <message>
        <source>this is no command, and no action of the game here; say `help`</source>
        <translation>это не команда и не действие игры здесь; скажите «help»</translation>
    </message>
    <message>
        <source>a place of the picture in pixels, or a spot of the board, as in %1</source>
        <translation>место на снимке в пикселях или место на доске, как в %1</translation>
    </message>
    <message>
        <source>four corners, as in %1</source>
        <translation>четыре угла, как в %1</translation>
    </message>
    <message>
        <source>`wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, `wrong turned X,Y` or `wrong headless X,Y`, in pixels</source>
        <translation>«wrong missed X,Y X,Y» (хвост и головка), «wrong none X,Y», «wrong turned X,Y» или «wrong headless X,Y», в пикселях</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
    <message>
        <source>only %1 can be undone</source>
        <translation>отменить можно только %1</translation>
    </message>
    <message>
        <source>only %1 can be taken back</source>
        <translation>отменить можно только %1</translation>
    </message>
    <message>
        <source>nobody has asked for agreement</source>
        <translation>согласия никто не просил</translation>
    </message>
    <message>
        <source>`%1` is no player who has still to agree</source>
        <translation>`%1` – не игрок, чьё согласие ещё нужно</translation>
    </message>
    <message>
        <source>it is paused already</source>
        <translation>уже пауза</translation>
    </message>
    <message>
        <source>it is not paused</source>
        <translation>сейчас не пауза</translation>
    </message>
    <message>
        <source>whose turn it is may resign, or a player by name where the game says so</source>
        <translation>сдаться может тот, чей ход, или игрок по имени, где игра это позволяет</translation>
    </message>
    <message>
        <source>the player to move may give up, or a player by name where the game says so</source>
        <translation>сдаться может тот, чей ход, или игрок по имени, где игра это позволяет</translation>
    </message>
    <message>
        <source>at character %1: expected %2, found %3</source>
        <translation>на знаке %1 ожидается %2, а стоит %3</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>nothing of known size is in view</source>
        <translation>не видно ничего известного размера</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>как прежде</translation>
    </message>
    <message>
        <source>the table file names no board, and none is seen along the table&apos;s sides: write its place into the table file</source>
        <translation>в файле стола нет доски, и вдоль краёв она не видна: впишите её место в файл стола</translation>
    </message>
    <message>
        <source>the table file names no board; one is seen and taken: %1</source>
        <translation>в файле стола нет доски; видна одна, она и взята: %1</translation>
    </message>
    <message>
        <source>the table file names no board; of more than one that are seen the plainest is taken: %1</source>
        <translation>в файле стола нет доски; видно несколько, взята самая ясная: %1</translation>
    </message>
    <message>
        <source>a %1 token stands on the line between %2 and %3: move it into one of them</source>
        <translation>жетон (%1) стоит на линии между %2 и %3: сдвиньте его в одну из клеток</translation>
    </message>
    <message>
        <source>a figure stands on the line between %1 and %2: move it into one of them</source>
        <translation>фигура стоит на линии между %1 и %2: сдвиньте её в одну из клеток</translation>
    </message>
    <message>
        <source>the board's cells do not look alike, or something large covers %1 % of them; tokens are found again once Umpire has a picture of the empty board</source>
        <translation>клетки доски не похожи друг на друга, или что-то большое закрывает %1 % доски: Umpire снова найдёт жетоны, когда у него будет снимок пустой доски</translation>
    </message>
    <message>
        <source>the stone on %1 lies on a line: it may be meant for %2 or %3</source>
        <translation>камень на %1 лежит на линии: возможно, он для %2 или %3</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>рядом с доской</translation>
    </message>
    <message>
        <source>%1 cells of the board are out of the picture (%2): move the camera, or check the board&apos;s place in the table file</source>
        <translation>клеток доски вне снимка: %1 (%2): передвиньте камеру или проверьте место доски в файле стола</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>the order matches at x = %1 mm are not read: %2</source>
        <translation>спички приказов при x = %1 мм не читаются: %2</translation>
    </message>
    <message>
        <source>either player may have laid them; lay a column in its player&apos;s half of the table</source>
        <translation>их мог выложить любой игрок; кладите столбец на половине своего игрока</translation>
    </message>
    <message>
        <source>another match lies in line with them, or one in a gap is not seen</source>
        <translation>ещё одна спичка лежит с ними в ряд или одна в промежутке не видна</translation>
    </message>
    <message>
        <source>one of them is seen too faintly</source>
        <translation>одна из них видна слишком слабо</translation>
    </message>
    <message>
        <source>the code at %1 cannot be read: it is torn, covered or blurred; look what it is</source>
        <translation>код в %1 не читается: порван, закрыт или нерезок; посмотрите, что это</translation>
    </message>
    <message>
        <source>one code in view is of another make: no counter, and what it says is not followed</source>
        <translation>один код в кадре чужой: это не фишка, и ему не следуют</translation>
    </message>
    <message>
        <source>%1 codes in view are of another make: no counter, and what it says is not followed</source>
        <translation>чужих кодов в кадре: %1; это не фишки, и им не следуют</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther right than the table file has them: check origin_mm and cell_mm</source>
        <translation>линии доски примерно на %1 мм правее, чем в файле стола: проверьте origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther left than the table file has them: check origin_mm and cell_mm</source>
        <translation>линии доски примерно на %1 мм левее, чем в файле стола: проверьте origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm farther from side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>линии доски примерно на %1 мм дальше от стороны A, чем в файле стола: проверьте origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board&apos;s lines lie about %1 mm nearer to side A than the table file has them: check origin_mm and cell_mm</source>
        <translation>линии доски примерно на %1 мм ближе к стороне A, чем в файле стола: проверьте origin_mm и cell_mm</translation>
    </message>
    <message>
        <source>the board ends before the %1 edge that the table file gives it: check origin_mm, cols and rows</source>
        <translation>доска кончается раньше края (%1) из файла стола: проверьте origin_mm, cols и rows</translation>
    </message>
    <message>
        <source>left</source>
        <translation>левый</translation>
    </message>
    <message>
        <source>right</source>
        <translation>правый</translation>
    </message>
    <message>
        <source>near</source>
        <translation>ближний</translation>
    </message>
    <message>
        <source>far</source>
        <translation>дальний</translation>
    </message>
    <message>
        <source>no lines of a board are seen where the table file has one: check its place, or the light</source>
        <translation>там, где доска по файлу стола, линий не видно: проверьте место или свет</translation>
    </message>
    <message>
        <source>orders of side %1: %2</source>
        <translation>приказы стороны %1: %2</translation>
    </message>
    <message>
        <source>tag %1 is not in the table file and was ignored</source>
        <translation>метки %1 нет в файле стола, она пропущена</translation>
    </message>
    <message>
        <source>tag %1 is in the picture twice; remove or cover the copy</source>
        <translation>метка %1 в кадре дважды; уберите или закройте копию</translation>
    </message>
    <message>
        <source>no tag of the table is in the picture; show at least one whole, with its white margin, or check the table file</source>
        <translation>в кадре нет ни одной метки стола; покажите хотя бы одну целиком, с белым полем, или проверьте файл стола</translation>
    </message>
    <message>
        <source>no tag is in the picture; show them all whole, with their white margins</source>
        <translation>в кадре нет меток; покажите их все целиком, с белыми полями</translation>
    </message>
    <message>
        <source>the tags do not lie where the table file says (they miss by %1 mm); measure the table anew</source>
        <translation>метки лежат не там, где в файле стола (расхождение %1 мм); измерьте стол заново</translation>
    </message>
    <message>
        <source>the tags&apos; edges fit no camera above the table; check the table file</source>
        <translation>края меток не подходят ни к какой камере над столом; проверьте файл стола</translation>
    </message>
    <message>
        <source>tag %1 is of another sheet than most and was ignored</source>
        <translation>метка %1 с другого листа, не как большинство; она не учтена</translation>
    </message>
    <message>
        <source>by the boxes of 60 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>по коробкам длиной 60 мм сторона меток %1 мм, а не %2 мм; верим меткам: измерьте одну метку и напечатайте метки в полном размере</translation>
    </message>
    <message>
        <source>by the matches of 42 mm the tags have sides of %1 mm, not of %2 mm; the tags are believed: measure a tag, and print the tags at their full size</source>
        <translation>по спичкам длиной 42 мм сторона меток %1 мм, а не %2 мм; верим меткам: измерьте одну метку и напечатайте метки в полном размере</translation>
    </message>
    <message>
        <source>the tags do not lie flat on one table; press them down and try again</source>
        <translation>метки не лежат плоско на одном столе; прижмите их и попробуйте снова</translation>
    </message>
    <message>
        <source>the camera is gone (%1); trying again until it returns</source>
        <translation>камера пропала (%1); попытки до её возвращения</translation>
    </message>
    <message>
        <source>the stream ended</source>
        <translation>поток кончился</translation>
    </message>
    <message>
        <source>the picture&apos;s size changed from %1 to %2</source>
        <translation>размер кадра изменился: %1, теперь %2</translation>
    </message>
    <message>
        <source>a frame was left out: %1</source>
        <translation>кадр пропущен: %1</translation>
    </message>
    <message>
        <source>a frame was left out: %1 (%2 frames by now)</source>
        <translation>кадр пропущен: %1 (кадров до сих пор: %2)</translation>
    </message>
    <message>
        <source>of the sticks in view only the %1 surest are looked at</source>
        <translation>из видимых палочек рассматриваются только самые верные: %1</translation>
    </message>
    <message>
        <source>the camera gives no MJPG but %1; expect few frames a second</source>
        <translation>камера даёт не MJPG, а %1; кадров в секунду будет мало</translation>
    </message>
    <message>
        <source>the camera gives %1 px instead of %2</source>
        <translation>камера даёт %1 px вместо %2</translation>
    </message>
    <message>
        <source>the camera gives %1 frames a second instead of %2</source>
        <translation>камера даёт кадров в секунду %1 вместо %2</translation>
    </message>
    <message>
        <source>the driver buffers more than one frame; pictures may be late</source>
        <translation>драйвер хранит больше одного кадра; картинка может запаздывать</translation>
    </message>
    <message>
        <source>which was it?</source>
        <translation>что это было?</translation>
    </message>
    <message>
        <source>draw a chit each, and turn both up together</source>
        <translation>вытяните по жетону и откройте их вместе</translation>
    </message>
    <message>
        <source>tell Umpire in secret which ship stands where</source>
        <translation>скажите Umpire тайно, какой корабль где стоит</translation>
    </message>
    <message>
        <source>what was played?</source>
        <translation>какой был ход?</translation>
    </message>
    <message>
        <source>not finished yet: it may become %1</source>
        <translation>ещё не закончено; может получиться: %1</translation>
    </message>
    <message>
        <source>table and record differ: %1</source>
        <translation>стол и запись расходятся: %1</translation>
    </message>
    <message>
        <source>%1 should hold %2 and shows %3</source>
        <translation>%1: в записи %2, видно %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>table and record agree again</source>
        <translation>стол и запись снова совпадают</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: %2 must say `agree NAME`</source>
        <translation>отмена %1 отменяет и случай; должны согласиться: %2</translation>
    </message>
    <message>
        <source>cannot `%1`: %2</source>
        <translation>нельзя `%1`: %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>заметка: %1</translation>
    </message>
    <message>
        <source>calls the arbiter</source>
        <translation>зовёт арбитра</translation>
    </message>
    <message>
        <source>calls the arbiter: %1</source>
        <translation>зовёт арбитра: %1</translation>
    </message>
    <message>
        <source>the arbiter %1 rules `%2`: %3</source>
        <translation>арбитр %1 решает `%2`: %3</translation>
    </message>
    <message>
        <source>the arbiter %1 rules: %2</source>
        <translation>арбитр %1 решает: %2</translation>
    </message>
    <message>
        <source>this position stands here for the %1. time</source>
        <translation>эта позиция стоит здесь в %1-й раз</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 остаётся</translation>
    </message>
    <message>
        <source>dig</source>
        <translation>подкоп</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>артиллерия</translation>
    </message>
    <message>
        <source>certificate of the camera: %1, mean error %2, largest error %3 (SHA-256 %4)</source>
        <translation>аттестат камеры: %1, средняя ошибка %2, наибольшая ошибка %3 (SHA-256 %4)</translation>
    </message>
    <message>
        <source>class gold</source>
        <translation>класс «золото»</translation>
    </message>
    <message>
        <source>class silver</source>
        <translation>класс «серебро»</translation>
    </message>
    <message>
        <source>class bronze</source>
        <translation>класс «бронза»</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>без класса</translation>
    </message>
    <message>
        <source>the certificate was made with another camera file than this game&apos;s, so it may not hold here</source>
        <translation>аттестат получен с другим файлом камеры, чем у этой игры, поэтому здесь он может быть неверен</translation>
    </message>
    <message>
        <source>the certificate was made with another table file than this game&apos;s, so it may not hold here</source>
        <translation>аттестат получен с другим файлом стола, чем у этой игры, поэтому здесь он может быть неверен</translation>
    </message>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>на столе слишком темно: добавьте света или выдержку</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture&apos;s, the scale is that of the pieces</source>
        <translation>не видно ни одной метки из файла стола: места по снимку, масштаб по фигурам</translation>
    </message>
    <message>
        <source>places are in pixels only; show the tags of the kit, or give the table file, for millimetres</source>
        <translation>места только в пикселях; для миллиметров покажите метки из набора или укажите файл стола</translation>
    </message>
    <message>
        <source>nothing of known size is in view: lay a match or a matchbox on the table, or use a table file and its tags</source>
        <translation>не видно ничего известного размера: положите на стол спичку или коробок или укажите файл стола с метками</translation>
    </message>
    <message>
        <source>glare over the upper left corner: turn the lamp or lower the exposure</source>
        <translation>блик в левом верхнем углу: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the upper edge: turn the lamp or lower the exposure</source>
        <translation>блик у верхнего края: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the upper right corner: turn the lamp or lower the exposure</source>
        <translation>блик в правом верхнем углу: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the left edge: turn the lamp or lower the exposure</source>
        <translation>блик у левого края: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the middle: turn the lamp or lower the exposure</source>
        <translation>блик посередине: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the right edge: turn the lamp or lower the exposure</source>
        <translation>блик у правого края: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the lower left corner: turn the lamp or lower the exposure</source>
        <translation>блик в левом нижнем углу: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the lower edge: turn the lamp or lower the exposure</source>
        <translation>блик у нижнего края: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>glare over the lower right corner: turn the lamp or lower the exposure</source>
        <translation>блик в правом нижнем углу: поверните лампу или уменьшите выдержку</translation>
    </message>
    <message>
        <source>the camera gives no frames; is another program using it, or its cable loose?</source>
        <translation>камера не даёт кадров; её занимает другая программа или отошёл кабель?</translation>
    </message>
    <message>
        <source>the camera is back</source>
        <translation>камера вернулась</translation>
    </message>
    <message>
        <source>no telephone is connected yet; scan the code with the telephone that is the camera</source>
        <translation>телефон ещё не подключён; отсканируйте код телефоном, который будет камерой</translation>
    </message>
    <message>
        <source>the telephone sends no pictures; it is away, or its screen is asleep: wake it and show its page, or scan the code again</source>
        <translation>телефон не присылает снимков; он ушёл, или его экран спит: разбудите его и покажите его страницу или отсканируйте код снова</translation>
    </message>
    <message>
        <source>a telephone is the camera now</source>
        <translation>теперь камера — телефон</translation>
    </message>
    <message>
        <source>the telephone is back</source>
        <translation>телефон вернулся</translation>
    </message>
    <message>
        <source>end of the film</source>
        <translation>конец фильма</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>не видно ни одной метки из файла стола; поверните камеру, пока одна не будет видна целиком</translation>
    </message>
    <message>
        <source>light</source>
        <translation>римляне</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>греки</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>игрок %1</translation>
    </message>
    <message>
        <source>the die is thrown for who starts</source>
        <translation>кубик решает, кто начинает</translation>
    </message>
    <message>
        <source>the players place their soldiers</source>
        <translation>игроки расставляют воинов</translation>
    </message>
    <message>
        <source>a fight goes on, and the attacker&apos;s die is due</source>
        <translation>идёт бой, бросает нападающий</translation>
    </message>
    <message>
        <source>a fight goes on, and the defender&apos;s die is due</source>
        <translation>идёт бой, бросает обороняющийся</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>ходят: %1</translation>
    </message>
    <message>
        <source>no ship has its bow on %1</source>
        <translation>ни у одного корабля нет носа на %1</translation>
    </message>
    <message>
        <source>the ship %1 of %2</source>
        <translation>корабль %1 (%2)</translation>
    </message>
    <message>
        <source>the ship %1</source>
        <translation>корабль %1</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>корабль</translation>
    </message>
    <message>
        <source>%1 is not %2&apos;s</source>
        <translation>%1 – не ваш (ходят: %2)</translation>
    </message>
    <message>
        <source>no soldier stands on %1</source>
        <translation>на %1 нет воина</translation>
    </message>
    <message>
        <source>the soldier on %1 is %2&apos;s, not %3&apos;s</source>
        <translation>воин на %1 – %2, а не %3</translation>
    </message>
    <message>
        <source>%1 is no coast of this board</source>
        <translation>%1 – не берег на этой доске</translation>
    </message>
    <message>
        <source>that is %1&apos;s own</source>
        <translation>это своя фигура: %1</translation>
    </message>
    <message>
        <source>%1 is an ally of %2</source>
        <translation>%1 – союзник: %2</translation>
    </message>
    <message>
        <source>name two different squares, not %1 twice</source>
        <translation>назовите две разные клетки, а не дважды %1</translation>
    </message>
    <message>
        <source>%1 is named before %2</source>
        <translation>сначала называется %1, потом %2</translation>
    </message>
    <message>
        <source>%1 is not on the coast of %2</source>
        <translation>%1 не на берегу: %2</translation>
    </message>
    <message>
        <source>a soldier stands on %1 already</source>
        <translation>на %1 уже стоит воин</translation>
    </message>
    <message>
        <source>%1; no die is due</source>
        <translation>%1; кубик сейчас не бросают</translation>
    </message>
    <message>
        <source>a die shows 1 to %1, not %2</source>
        <translation>на кубике от 1 до %1, а не %2</translation>
    </message>
    <message>
        <source>%1 is not 1 square forward, back or sideways from %2</source>
        <translation>%1 не в 1 клетке вперёд, назад или вбок от %2</translation>
    </message>
    <message>
        <source>%1 is not beside a square of %2</source>
        <translation>%1 не рядом: %2</translation>
    </message>
    <message>
        <source>%1 has legal moves and must make one</source>
        <translation>%1: ходы есть, и надо ходить</translation>
    </message>
    <message>
        <source>alliances and sales are for three or more players, not 2</source>
        <translation>союзы и продажи – для трёх и более игроков, не для 2</translation>
    </message>
    <message>
        <source>there are players 1 to %1, not %2</source>
        <translation>игроки с 1 по %1, а не %2</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1: вне игры</translation>
    </message>
    <message>
        <source>%1 is no other player in the game</source>
        <translation>%1 – не другой игрок</translation>
    </message>
    <message>
        <source>%1 is an ally already</source>
        <translation>%1 – уже союзник</translation>
    </message>
    <message>
        <source>%1 is no ally</source>
        <translation>%1 – не союзник</translation>
    </message>
    <message>
        <source>a tactical move is made in a boarding only, and a land battle is fought</source>
        <translation>тактический ход – только при абордаже, а идёт бой на суше</translation>
    </message>
    <message>
        <source>the ship %1 is in a fight, and fighting ships cannot be separated</source>
        <translation>корабль %1 в бою, а сражающиеся корабли не расцепляются</translation>
    </message>
    <message>
        <source>%1 is no enemy&apos;s</source>
        <translation>%1 – не вражеский</translation>
    </message>
    <message>
        <source>%1 is in a fight; it may be rammed, not boarded</source>
        <translation>%1 в бою; можно таранить, но не абордировать</translation>
    </message>
    <message>
        <source>%1 is rammed on the way and sinks</source>
        <translation>%1 протаранен по пути и тонет</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over 2 squares</source>
        <translation>корабль не стоял бы борт о борт на 2 клетки: %1</translation>
    </message>
    <message>
        <source>the ship would not lie side by side with %1 over at least 1 square</source>
        <translation>корабль не стоял бы борт о борт хотя бы на 1 клетку: %1</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 already; with %3 more it would be over %4</source>
        <translation>корабль %1 уже несёт %2; ещё %3 – и будет больше %4</translation>
    </message>
    <message>
        <source>%1 is not beside a square of the ship %2</source>
        <translation>%1 не рядом с кораблём %2</translation>
    </message>
    <message>
        <source>the ship %1 carries %2 soldiers, not %3</source>
        <translation>корабль %1 несёт воинов: %2, а не %3</translation>
    </message>
    <message>
        <source>a soldier of %1 stands on %2</source>
        <translation>на %2 стоит воин: %1</translation>
    </message>
    <message>
        <source>the %1 would be 1 square off the board of %2 x %3</source>
        <translation>за доской %2 x %3 на 1 клетку: %1</translation>
    </message>
    <message>
        <source>the %1 would be on %2, which is coast</source>
        <translation>оказался бы на берегу (%2): %1</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>нос</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>корма</translation>
    </message>
    <message>
        <source>the bow would hit %1, the same player&apos;s</source>
        <translation>нос ударил бы свой: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1, an ally</source>
        <translation>нос ударил бы союзника: %1</translation>
    </message>
    <message>
        <source>the bow would hit %1 from the front</source>
        <translation>нос ударил бы спереди: %1</translation>
    </message>
    <message>
        <source>the stern would be on %1, where the ship %2 lies</source>
        <translation>корма оказалась бы на %1, где корабль %2</translation>
    </message>
    <message>
        <source>a ship goes exactly 2 squares ahead, not 1, unless it turns too</source>
        <translation>корабль идёт вперёд ровно на 2 клетки, а не на 1, если не поворачивает</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move there, after 1 square</source>
        <translation>удар на %1 кончает ход там, через 1 клетку</translation>
    </message>
    <message>
        <source>the hit on %1 ends the move, no turn follows</source>
        <translation>удар на %1 кончает ход, поворота нет</translation>
    </message>
    <message>
        <source>a ship goes 2 squares ahead, or 1 with a turn sideways, or turns about on its bow&apos;s square; %1 to %2 is none of these</source>
        <translation>корабль идёт на 2 клетки вперёд, или на 1 с поворотом вбок, или разворачивается на клетке носа; ход с %1 на %2 – ни то ни другое</translation>
    </message>
    <message>
        <source>%1 puts a soldier on %2</source>
        <translation>%1: воин на %2</translation>
    </message>
    <message>
        <source>%1 throws %2 for the first turn</source>
        <translation>%1: бросок %2, кто начнёт</translation>
    </message>
    <message>
        <source>%1 throws %2 in attack</source>
        <translation>%1: бросок %2 в атаке</translation>
    </message>
    <message>
        <source>%1 throws %2 in defence</source>
        <translation>%1: бросок %2 в защите</translation>
    </message>
    <message>
        <source>all who threw %1 throw again</source>
        <translation>все, у кого %1, бросают снова</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>начинает: %1</translation>
    </message>
    <message>
        <source>%1 makes a tactical move with %2 to %3 heading %4</source>
        <translation>%1: тактический ход с %2 на %3, курс %4</translation>
    </message>
    <message>
        <source>%1 sails %2 to %3 heading %4</source>
        <translation>%1: корабль плывёт с %2 на %3, курс %4</translation>
    </message>
    <message>
        <source>north</source>
        <translation>север</translation>
    </message>
    <message>
        <source>east</source>
        <translation>восток</translation>
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
        <translation>тонет корабль %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>the ship %1 of %2 sinks, %n soldier(s) aboard</source>
        <translation>
            <numerusform>тонет корабль %1 (%2), на борту %n воин</numerusform>
            <numerusform>тонет корабль %1 (%2), на борту %n воина</numerusform>
            <numerusform>тонет корабль %1 (%2), на борту %n воинов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s soldier goes from %2 to %3</source>
        <translation>%1: воин идёт с %2 на %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldier on %2 goes aboard %3</source>
        <translation>%1: воин с %2 на борт: %3</translation>
    </message>
    <message>
        <source>%1&apos;s soldiers on %2 and %3 go aboard %4</source>
        <translation>%1: воины с %2 и %3 на борт: %4</translation>
    </message>
    <message>
        <source>%1&apos;s soldier lands on %2 from the ship %3</source>
        <translation>%1: воин высаживается на %2 с корабля %3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 strikes %3&apos;s %4, %5 against %6</source>
        <translation>%1: воин с %2 нападает на %4 (%3), %5 против %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 lands against %3&apos;s %4, %5 against %6</source>
        <translation>%1: корабль с %2 высаживает десант на %4 (%3), %5 против %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 boards %3&apos;s %4, %5 against %6</source>
        <translation>%1: корабль с %2 берёт на абордаж %4 (%3), %5 против %6</translation>
    </message>
    <message>
        <source>%1&apos;s %2 storms %3&apos;s %4, %5 against %6</source>
        <translation>%1: штурм с %2 на %4 (%3), %5 против %6</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 beats %3&apos;s defence %4</source>
        <translation>атака %2 (%1) сильнее защиты %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 loses to %3&apos;s defence %4</source>
        <translation>атака %2 (%1) слабее защиты %4 (%3)</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2 ties with %3&apos;s defence %4</source>
        <translation>атака %2 (%1) равна защите %4 (%3)</translation>
    </message>
    <message>
        <source>the fight ends with the tie</source>
        <translation>бой кончается с ничьёй</translation>
    </message>
    <message>
        <source>%1 forfeits a fighter</source>
        <translation>%1: штрафная потеря бойца</translation>
    </message>
    <message>
        <source>%1 loses a soldier of %2</source>
        <translation>%1: потерян воин, %2</translation>
    </message>
    <message>
        <source>%1 loses the sailors of %2</source>
        <translation>%1: потеряны моряки, %2</translation>
    </message>
    <message>
        <source>%1 captures the ship %2</source>
        <translation>%1: захвачен корабль %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 captures the ship %2, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1: захвачен корабль %2, на борту %n воин</numerusform>
            <numerusform>%1: захвачен корабль %2, на борту %n воина</numerusform>
            <numerusform>%1: захвачен корабль %2, на борту %n воинов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1: нет ходов</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 – выбывание: %2</translation>
    </message>
    <message>
        <source>%1 sells the figure on %2 to %3</source>
        <translation>%1 продаёт фигуру на %2, покупает %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells the figure on %2 to %3, %n soldier(s) aboard</source>
        <translation>
            <numerusform>%1 продаёт фигуру на %2, покупает %3, на борту %n воин</numerusform>
            <numerusform>%1 продаёт фигуру на %2, покупает %3, на борту %n воина</numerusform>
            <numerusform>%1 продаёт фигуру на %2, покупает %3, на борту %n воинов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are allies</source>
        <translation>%1 и %2 – союзники</translation>
    </message>
    <message>
        <source>%1 and %2 are no allies any more</source>
        <translation>%1 и %2 больше не союзники</translation>
    </message>
    <message>
        <source>%1 has %2 soldiers in the capital of %3</source>
        <translation>%1: воинов в столице: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation>%1: сдача</translation>
    </message>
    <message>
        <source>%1 has no soldiers left</source>
        <translation>%1: воинов не осталось</translation>
    </message>
    <message>
        <source>%1 has no figures left</source>
        <translation>%1: фигур не осталось</translation>
    </message>
    <message>
        <source>the players have agreed on a draw</source>
        <translation>игроки согласились на ничью</translation>
    </message>
    <message>
        <source>nobody is left: %1</source>
        <translation>никого не осталось: %1</translation>
    </message>
    <message>
        <source>all but %1 are out</source>
        <translation>все остальные выбыли: %1</translation>
    </message>
    <message>
        <source>only allies are left: %1</source>
        <translation>остались только союзники: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>the galleys are being built</source>
        <translation>галеры строятся</translation>
    </message>
    <message>
        <source>the galleys are being placed</source>
        <translation>галеры расставляются</translation>
    </message>
    <message>
        <source>orders are being laid</source>
        <translation>выкладываются приказы</translation>
    </message>
    <message>
        <source>orders are being executed</source>
        <translation>приказы выполняются</translation>
    </message>
    <message>
        <source>%1 has sunk</source>
        <translation>%1 затонула</translation>
    </message>
    <message>
        <source>%1 is not on the table</source>
        <translation>%1 не на столе</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>готово: %1</translation>
    </message>
    <message>
        <source>%1 has offered a draw in this turn</source>
        <translation>%1: ничья в этом ходу уже предложена</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>стол</translation>
    </message>
    <message>
        <source>%1 owes %2 first</source>
        <translation>сначала нужно (%1): %2</translation>
    </message>
    <message>
        <source>the galleys&apos; places</source>
        <translation>места галер</translation>
    </message>
    <message>
        <source>how it touches the other</source>
        <translation>как она касается другой</translation>
    </message>
    <message>
        <source>its losses</source>
        <translation>её потери</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>её цель</translation>
    </message>
    <message>
        <source>its toss</source>
        <translation>её бросок</translation>
    </message>
    <message>
        <source>the call on its toss</source>
        <translation>решение о её броске</translation>
    </message>
    <message>
        <source>its oars</source>
        <translation>её вёсла</translation>
    </message>
    <message>
        <source>%1 has built all its galleys</source>
        <translation>%1: все галеры построены</translation>
    </message>
    <message>
        <source>a galley is 6/6/2, 5/5/3 or 4/4/4: oars per side and masts make 8</source>
        <translation>галера – 6/6/2, 5/5/3 или 4/4/4: вёсла на борт и мачты вместе дают 8</translation>
    </message>
    <message>
        <source>%1 is placed already</source>
        <translation>%1 уже поставлена</translation>
    </message>
    <message>
        <source>no galley has that name in this game</source>
        <translation>в этой игре нет галеры с таким именем</translation>
    </message>
    <message>
        <source>%1 places the next galley</source>
        <translation>следующую галеру ставит %1</translation>
    </message>
    <message>
        <source>the galley would not be on the table</source>
        <translation>галера была бы не на столе</translation>
    </message>
    <message>
        <source>%1 has its orders</source>
        <translation>у %1 есть приказы</translation>
    </message>
    <message>
        <source>%1 has no orders yet</source>
        <translation>у %1 ещё нет приказов</translation>
    </message>
    <message>
        <source>the target must be an enemy within 3 M</source>
        <translation>целью может быть враг не дальше 3 спичек</translation>
    </message>
    <message>
        <source>%1 did not move in this step and rams nobody</source>
        <translation>%1 не двигалась на этом шаге и никого не таранит</translation>
    </message>
    <message>
        <source>the table shows whether %1 and %2 touch</source>
        <translation>стол показывает, касаются ли %1 и %2</translation>
    </message>
    <message>
        <source>a match lies nowhere near the table</source>
        <translation>спичка лежит далеко от стола</translation>
    </message>
    <message>
        <source>%1 matches lie there, %2 are to be dropped</source>
        <translation>лежит спичек: %1, бросить можно: %2</translation>
    </message>
    <message>
        <source>the matches show %1 to %2 hits</source>
        <translation>спички показывают попадания: от %1 до %2</translation>
    </message>
    <message>
        <source>%1 matches are to be dropped</source>
        <translation>спичек для броска: %1</translation>
    </message>
    <message>
        <source>%1 oars, at least 1 and at most %2 on each side</source>
        <translation>вёсел: %1, на каждом борту от 1 до %2</translation>
    </message>
    <message>
        <source>the galley would lie nowhere near the table</source>
        <translation>галера была бы далеко от стола</translation>
    </message>
    <message>
        <source>what follows from where it lay is being decided; say it after that</source>
        <translation>решается то, что следует из её места; скажите после</translation>
    </message>
    <message>
        <source>the galley would reach %1 over the table&apos;s edge</source>
        <translation>галера вышла бы за край стола на %1</translation>
    </message>
    <message>
        <source>the galley would lie %1 from its edge, 2 M are %2</source>
        <translation>галера была бы в %1 от своего края, 2 спички – %2</translation>
    </message>
    <message>
        <source>%1 would be %2 away, 2 M are %3</source>
        <translation>%1 была бы в %2, 2 спички – %3</translation>
    </message>
    <message>
        <source>%1 lies there</source>
        <translation>там стоит %1</translation>
    </message>
    <message>
        <source>%1 does not take %2 of the %3 that are left</source>
        <translation>%1 – это не %2 из оставшихся %3</translation>
    </message>
    <message>
        <source>%1 damage takes a mast too</source>
        <translation>урон %1 отнимает и мачту</translation>
    </message>
    <message>
        <source>the first point is an oar to %1</source>
        <translation>первое очко – весло с борта: %1</translation>
    </message>
    <message>
        <source>the first point is an oar to the other side, for %1 is bare</source>
        <translation>первое очко – весло с другого борта, ибо этот пуст: %1</translation>
    </message>
    <message>
        <source>port</source>
        <translation>левый борт</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>правый борт</translation>
    </message>
    <message>
        <source>%1 faces the attacker and must take the most</source>
        <translation>борт к нападающему теряет больше: %1</translation>
    </message>
    <message>
        <source>damage, oars and masts cannot be fewer than none</source>
        <translation>урон, вёсла и мачты не бывают меньше нуля</translation>
    </message>
    <message>
        <source>%1 matches laid, 5 are the most</source>
        <translation>спичек выложено: %1, не больше 5</translation>
    </message>
    <message>
        <source>%1 laid, but the galley has %2</source>
        <translation>выложено: %1, а у галеры: %2</translation>
    </message>
    <message>
        <source>%1 laid, but no galley has more than 4 masts</source>
        <translation>выложено: %1, а больше 4 мачт нет ни у одной галеры</translation>
    </message>
    <message numerus="yes">
        <source>%n fire order(s)</source>
        <translation>
            <numerusform>%n приказ «огонь»</numerusform>
            <numerusform>%n приказа «огонь»</numerusform>
            <numerusform>%n приказов «огонь»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement order(s)</source>
        <translation>
            <numerusform>%n приказ движения</numerusform>
            <numerusform>%n приказа движения</numerusform>
            <numerusform>%n приказов движения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast(s)</source>
        <translation>
            <numerusform>%n мачта</numerusform>
            <numerusform>%n мачты</numerusform>
            <numerusform>%n мачт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) on the side with fewer</source>
        <translation>
            <numerusform>%n весло на слабейшем борту</numerusform>
            <numerusform>%n весла на слабейшем борту</numerusform>
            <numerusform>%n вёсел на слабейшем борту</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1 points backward alone: to re-arrange oars takes two in a row</source>
        <translation>спичка %1 одна смотрит назад: для перестановки вёсел нужны две подряд</translation>
    </message>
    <message>
        <source>%1 headed matches laid, but the galley&apos;s box holds %2</source>
        <translation>выложено спичек с головкой: %1, а в коробке галеры: %2</translation>
    </message>
    <message>
        <source>only %1 laid: as many as possible must be, and another fits</source>
        <translation>выложено только %1: нужно как можно больше, и ещё одна помещается</translation>
    </message>
    <message>
        <source>%1 shows no triangle that tells its bow</source>
        <translation>%1: не видно треугольника, который указывает нос</translation>
    </message>
    <message>
        <source>say where its bow points, in degrees</source>
        <translation>скажите, куда направлен нос, в градусах</translation>
    </message>
    <message>
        <source>not all tags are in view; show them all whole</source>
        <translation>видны не все метки; покажите их все целиком</translation>
    </message>
    <message>
        <source>no galley %1 lies on the table</source>
        <translation>на столе нет галеры %1</translation>
    </message>
    <message>
        <source>%1 cannot fire at itself: the target is an enemy</source>
        <translation>%1 не может стрелять в себя: цель – враг</translation>
    </message>
    <message>
        <source>%1 is built %2</source>
        <translation>%1 построена: %2</translation>
    </message>
    <message>
        <source>%1 is placed at %2</source>
        <translation>%1 поставлена: %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>taken back in the record, but not on the table: %1</source>
        <translation>в записи отменено, на столе нет: %1</translation>
    </message>
    <message>
        <source>%1 has no orders</source>
        <translation>у %1 нет приказов</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>перестановка вёсел</translation>
    </message>
    <message>
        <source>%1 has the orders %2</source>
        <translation>приказы %1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders are taken up</source>
        <translation>приказы %1 убраны</translation>
    </message>
    <message>
        <source>%1&apos;s orders are %2</source>
        <translation>приказы %1: %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>%1 forward to %2</source>
        <translation>%1 вперёд до %2</translation>
    </message>
    <message>
        <source>%1 turn left to %2</source>
        <translation>%1 поворачивает налево до %2</translation>
    </message>
    <message>
        <source>%1 turn right to %2</source>
        <translation>%1 поворачивает направо до %2</translation>
    </message>
    <message>
        <source>%1 and %2 collide at %3: %4 to %5, %6 to %7</source>
        <translation>%1 и %2 сталкиваются в %3; урон: %5 %4, %7 %6</translation>
    </message>
    <message>
        <source>the galleys lie as recorded</source>
        <translation>галеры стоят как записано</translation>
    </message>
    <message>
        <source>%1 is clear of %2</source>
        <translation>%1 не касается: %2</translation>
    </message>
    <message>
        <source>%1 and %2 lie %3 mm apart: too close to call whether they touch</source>
        <translation>между %1 и %2 %3 мм; касаются ли они, решить слишком близко</translation>
    </message>
    <message>
        <source>%1 and %2 touch: too close to call which side was hit</source>
        <translation>%1 и %2 касаются; какая сторона задета, решить слишком близко</translation>
    </message>
    <message>
        <source>%1 does not fire: it has no mast</source>
        <translation>%1 не стреляет: нет мачт</translation>
    </message>
    <message>
        <source>%1 does not fire: no enemy is within 3 M</source>
        <translation>%1 не стреляет: врага в пределах 3 спичек нет</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3 to drop</source>
        <translation>%1 стреляет по %2; бросить: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n спичка</numerusform>
            <numerusform>%n спички</numerusform>
            <numerusform>%n спичек</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2</source>
        <translation>бросок %1 показывает %2</translation>
    </message>
    <message>
        <source>%1&apos;s toss shows %2 to %3</source>
        <translation>бросок %1 показывает от %2 до %3</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3</source>
        <translation>%1 попадает в %2; %3</translation>
    </message>
    <message>
        <source>%1&apos;s salvo is spoiled</source>
        <translation>залп %1 не в счёт</translation>
    </message>
    <message>
        <source>%1 loses %2 to %3</source>
        <translation>%1 теряет %2 от %3</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 тонет</translation>
    </message>
    <message>
        <source>%1 has its oars %2</source>
        <translation>вёсла %1: %2</translation>
    </message>
    <message>
        <source>the turn is over after %1</source>
        <translation>ход окончен; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies at %2</source>
        <translation>%1 стоит: %2</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1: сдача</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1: предлагает ничью</translation>
    </message>
    <message>
        <source>both last galleys sink together</source>
        <translation>обе последние галеры тонут вместе</translation>
    </message>
    <message>
        <source>%1&apos;s last galley sinks</source>
        <translation>последняя галера %1 тонет</translation>
    </message>
    <message>
        <source>%1&apos;s hull is %2 from %3&apos;s: %4</source>
        <translation>корпус %1 в %2 от %3: %4</translation>
    </message>
    <message>
        <source>too close to 3 matches of %1 to call</source>
        <translation>слишком близко к 3 спичкам по %1, не решить</translation>
    </message>
    <message>
        <source>within %1 of %2</source>
        <translation>в пределах: %1 по %2</translation>
    </message>
    <message>
        <source>farther than 3 matches of %1, so nothing counts</source>
        <translation>дальше 3 спичек по %1, ничего не считается</translation>
    </message>
    <message>
        <source>%1 and %2 carry the same label: only an enemy may be fired at</source>
        <translation>у %1 и %2 одинаковый знак: стрелять можно только во врага</translation>
    </message>
    <message>
        <source>%1&apos;s masts are not seen, so how many it may drop is not known</source>
        <translation>мачты %1 не видны, поэтому неизвестно, сколько можно бросить</translation>
    </message>
    <message>
        <source>%1 lie there</source>
        <translation>лежит: %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss is ruled on already</source>
        <translation>по броску %1 решение уже вынесено</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there</source>
        <translation>%1; бросить: %2, лежит: %3</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1</source>
        <translation>будь она в ближней полосе – %1</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 too many</source>
        <translation>%1; бросить: %2, лежит: %3; лишних: %4</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop, %3 lie there: %4 not seen</source>
        <translation>%1; бросить: %2, лежит: %3; не видно: %4</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 too many</source>
        <translation>будь она в ближней полосе – %1; лишних: %2</translation>
    </message>
    <message>
        <source>were it in the nearer band, %1: %2 not seen</source>
        <translation>будь она в ближней полосе – %1; не видно: %2</translation>
    </message>
    <message>
        <source>%1 lay there as orders and do not count</source>
        <translation>%1 лежали как приказы и не считаются</translation>
    </message>
    <message>
        <source>%1 lay there as an order and does not count</source>
        <translation>%1 лежала как приказ и не считается</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 касается %2</translation>
    </message>
    <message>
        <source>%1 touches the order match %2</source>
        <translation>%1 касается спички приказа %2</translation>
    </message>
    <message>
        <source>%1: the whole salvo misses</source>
        <translation>%1: весь залп мимо</translation>
    </message>
    <message>
        <source>%1, too close to call: if so, the whole salvo misses</source>
        <translation>%1, но слишком близко: если так, весь залп мимо</translation>
    </message>
    <message>
        <source>%1 is too close to the edge of %2&apos;s side zone to call: whether plain ends count is the players&apos; to decide</source>
        <translation>%1 слишком близко к краю боковой зоны %2: считать ли концы без головки, решают игроки</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s side zone: plain ends count too</source>
        <translation>%1 в боковой зоне %2: считаются и концы без головки</translation>
    </message>
    <message>
        <source>%1 lies outside %2&apos;s side zone: only heads count</source>
        <translation>%1 вне боковой зоны %2: считаются только головки</translation>
    </message>
    <message>
        <source>%1&apos;s head</source>
        <translation>головка %1</translation>
    </message>
    <message>
        <source>%1&apos;s plain end</source>
        <translation>конец %1 без головки</translation>
    </message>
    <message>
        <source>%1&apos;s hull</source>
        <translation>корпус %1</translation>
    </message>
    <message>
        <source>%1 points at %2</source>
        <translation>%1 указывает на: %2</translation>
    </message>
    <message>
        <source>%1 points past %2 by %3</source>
        <translation>%1 указывает мимо: %2; на %3</translation>
    </message>
    <message>
        <source>%1 does not count against %2</source>
        <translation>%1 не считается против: %2</translation>
    </message>
    <message>
        <source>%1 meets %2 first and does not count against %3</source>
        <translation>%1 сначала встречает: %2; не считается против: %3</translation>
    </message>
    <message>
        <source>%1 points at %2, but whether it counts is too close to call</source>
        <translation>%1 указывает на: %2, но считается ли, решить слишком близко</translation>
    </message>
    <message>
        <source>%1 points at %2, but may meet %3 first: too close to call</source>
        <translation>%1 указывает на: %2, но, может быть, сначала встречает: %3; решить слишком близко</translation>
    </message>
    <message>
        <source>%1 cannot be told to point anywhere: too close to call</source>
        <translation>не видно, куда указывает: %1; слишком близко</translation>
    </message>
    <message>
        <source>%1 passes %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 проходит в %3 от угла: %2; точность измерения %4: слишком близко</translation>
    </message>
    <message>
        <source>%1 points inside %2&apos;s corner by %3, measured to %4: too close to call</source>
        <translation>%1 указывает на %3 внутрь угла: %2; точность измерения %4: слишком близко</translation>
    </message>
    <message>
        <source>how is each galley built: oars to port, to starboard, masts?</source>
        <translation>как построена каждая галера: вёсла слева, справа, мачты?</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them</source>
        <translation>выложите приказы за ширмой; когда она поднята, назовите их</translation>
    </message>
    <message>
        <source>whom does %1 fire at?</source>
        <translation>в кого стреляет %1?</translation>
    </message>
    <message>
        <source>move the galleys: %1</source>
        <translation>передвиньте галеры: %1</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 направо на %2 градусов и %3 мм до %4, где касается %5</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm to %4</source>
        <translation>%1 направо на %2 градусов и %3 мм до %4</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4, where it touches %5</source>
        <translation>%1 налево на %2 градусов и %3 мм до %4, где касается %5</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm to %4</source>
        <translation>%1 налево на %2 градусов и %3 мм до %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3, where it touches %4</source>
        <translation>%1 вперёд на %2 мм до %3, где касается %4</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm to %3</source>
        <translation>%1 вперёд на %2 мм до %3</translation>
    </message>
    <message>
        <source>do %1 and %2 touch, and how?</source>
        <translation>касаются ли %1 и %2, и как?</translation>
    </message>
    <message>
        <source>how many hits is it, or was the toss spoiled?</source>
        <translation>сколько попаданий, или бросок не в счёт?</translation>
    </message>
    <message>
        <source>the galley at %1</source>
        <translation>галера в %1</translation>
    </message>
    <message>
        <source>none near it</source>
        <translation>рядом нет</translation>
    </message>
    <message>
        <source>it %1 mm and %2 degrees off</source>
        <translation>сдвинута на %1 мм и %2 градусов</translation>
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
        <translation>помощь</translation>
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
        <translation>кадр %1</translation>
    </message>
    <message>
        <source>the %1 picture is cut off; copy or take it again</source>
        <translation>снимок %1 обрезан; скопируйте или снимите заново</translation>
    </message>
    <message>
        <source>the %1 picture is damaged; copy or take it again</source>
        <translation>снимок %1 повреждён; скопируйте или снимите заново</translation>
    </message>
    <message>
        <source>the %1 picture is animated; save one frame as JPEG or PNG</source>
        <translation>снимок %1 анимирован; сохраните один кадр как JPEG или PNG</translation>
    </message>
    <message>
        <source>this variant of %1 is not known; save it as JPEG or PNG and try again</source>
        <translation>этот вид %1 неизвестен; сохраните как JPEG или PNG и попробуйте снова</translation>
    </message>
    <message>
        <source>the picture is %1, too small to show a table; at least %2 px a side are needed</source>
        <translation>снимок %1 слишком мал для стола; нужно не меньше %2 px на сторону</translation>
    </message>
    <message>
        <source>the picture is %1; scale it down to at most %2 px a side and %3 megapixels</source>
        <translation>снимок %1; уменьшите до %2 px на сторону и %3 мегапикселей</translation>
    </message>
    <message>
        <source>GIF pictures are not read; save one frame as JPEG or PNG</source>
        <translation>GIF не читается; сохраните один кадр как JPEG или PNG</translation>
    </message>
    <message>
        <source>HEIC, AVIF and video files are not read; save the picture as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)</source>
        <translation>HEIC, AVIF и видео не читаются; сохраните снимок как JPEG (на iPhone: Настройки, Камера, Форматы, Наиболее совместимый)</translation>
    </message>
    <message>
        <source>not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG</source>
        <translation>это не JPEG, PNG, WebP, TIFF или BMP; сохраните как JPEG или PNG</translation>
    </message>
    <message>
        <source>the file is too large for a picture; scale it down</source>
        <translation>файл слишком велик для снимка; уменьшите его</translation>
    </message>
    <message>
        <source>the file is empty; copy or take the picture again</source>
        <translation>файл пуст; скопируйте или снимите заново</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; save it as JPEG or PNG and try again</source>
        <translation>снимок %1 не читается; сохраните как JPEG или PNG и попробуйте снова</translation>
    </message>
    <message>
        <source>no such picture; check the path</source>
        <translation>такого снимка нет; проверьте путь</translation>
    </message>
    <message>
        <source>is a directory; name one picture in it</source>
        <translation>это папка; укажите снимок в ней</translation>
    </message>
    <message>
        <source>is not a file; name a picture</source>
        <translation>это не файл; укажите снимок</translation>
    </message>
    <message>
        <source>cannot be read; check the file&apos;s permissions</source>
        <translation>не читается; проверьте права доступа</translation>
    </message>
    <message>
        <source>no such file; check the path</source>
        <translation>такого файла нет; проверьте путь</translation>
    </message>
    <message>
        <source>is a directory; name the file in it</source>
        <translation>это папка; укажите файл в ней</translation>
    </message>
    <message>
        <source>cannot be read; check its permissions</source>
        <translation>не читается; проверьте права доступа</translation>
    </message>
    <message>
        <source>cannot be written; check that the folder exists and that the disk has room</source>
        <translation>не записывается; есть ли папка и место на диске?</translation>
    </message>
    <message>
        <source>cannot be written; is the disk full?</source>
        <translation>не записывается; диск полон?</translation>
    </message>
    <message>
        <source>is already there; give another name</source>
        <translation>уже есть; дайте другое имя</translation>
    </message>
    <message>
        <source>no such file, folder or camera; `umpire cameras` lists the cameras, and a stream&apos;s address begins with http:// or rtsp://</source>
        <translation>нет такого файла, папки или камеры; камеры перечисляет `umpire cameras`, а адрес потока начинается с http:// или rtsp://</translation>
    </message>
    <message>
        <source>this may be more than one camera; name one of %1</source>
        <translation>это может быть несколько камер; укажите одну: %1</translation>
    </message>
    <message>
        <source>the stream cannot be opened (%1); is the camera&apos;s server running, and the address right?</source>
        <translation>поток не открывается (%1); работает ли сервер камеры и верен ли адрес?</translation>
    </message>
    <message>
        <source>not a video that can be read (%1); save it as MP4 or AVI and try again</source>
        <translation>видео не читается (%1); сохраните как MP4 или AVI и попробуйте снова</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>ответа вовремя нет</translation>
    </message>
    <message>
        <source>the picture is damaged (%1); copy or take it again</source>
        <translation>снимок повреждён (%1); скопируйте или снимите заново</translation>
    </message>
    <message>
        <source>the picture is damaged (%1): things may be missing from it or lie elsewhere</source>
        <translation>снимок повреждён (%1): на нём может чего-то не хватать или что-то видно не на своём месте</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>it sends more than 64 MiB without a whole picture</source>
        <translation>передаёт больше 64 МиБ без единого целого кадра</translation>
    </message>
    <message>
        <source>it sends on to another address, which is not followed</source>
        <translation>отсылает на другой адрес, по которому не переходят</translation>
    </message>
    <message>
        <source>its answer is broken off, or it sends on to another address, which is not followed</source>
        <translation>её ответ обрывается, или она отсылает на другой адрес, по которому не переходят</translation>
    </message>
    <message>
        <source>what comes is no video, or only names where one is</source>
        <translation>приходит не видео, а что-то другое, или лишь указание, где оно</translation>
    </message>
    <message>
        <source>what it sent could not be handled</source>
        <translation>присланное ею не удалось обработать</translation>
    </message>
    <message>
        <source>parts of it are missing</source>
        <translation>не хватает частей</translation>
    </message>
    <message>
        <source>it builds on a damaged one</source>
        <translation>опирается на повреждённый</translation>
    </message>
    <message>
        <source>holds no picture; give a folder of JPEG or PNG files</source>
        <translation>в ней нет снимков; укажите папку с файлами JPEG или PNG</translation>
    </message>
    <message>
        <source>the camera cannot be opened (%1); `umpire cameras` lists what is connected</source>
        <translation>камера не открывается (%1); подключённые перечисляет `umpire cameras`</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>её нет</translation>
    </message>
    <message>
        <source>permission denied; join the group `video`</source>
        <translation>нет прав; войдите в группу `video`</translation>
    </message>
    <message>
        <source>it gives no pictures, or another program uses it</source>
        <translation>она не даёт картинки или занята другой программой</translation>
    </message>
    <message>
        <source>it gives no more pictures</source>
        <translation>она больше не даёт картинки</translation>
    </message>
    <message>
        <source>its pictures are in a format that is not known</source>
        <translation>её картинки в неизвестном формате</translation>
    </message>
    <message>
        <source>the tags in view (%1) are not in the table file; is it another table&apos;s?</source>
        <translation>видимых меток (%1) нет в файле стола; он от другого стола?</translation>
    </message>
    <message>
        <source>no tag of the table file is in the picture, and no match or matchbox to take the scale from; show a tag whole</source>
        <translation>в кадре нет метки из файла стола и нет спички или коробка для масштаба; покажите метку целиком</translation>
    </message>
    <message>
        <source>the picture before is %1 px but the picture is %2 px; take both with the same camera, without moving it</source>
        <translation>снимок до – %1 px, а этот – %2 px; снимайте оба одной камерой, не двигая её</translation>
    </message>
    <message>
        <source>nothing of known size is in view, so nothing can be measured; use a table file and its tags</source>
        <translation>не видно ничего известного размера, измерить нельзя; используйте файл стола и метки</translation>
    </message>
    <message>
        <source>no galley is seen in the picture</source>
        <translation>на снимке нет галер</translation>
    </message>
    <message>
        <source>the picture shows %1</source>
        <translation>на снимке видно: %1</translation>
    </message>
    <message>
        <source>cannot be read; give a journal&apos;s file</source>
        <translation>не читается; укажите файл записи</translation>
    </message>
    <message>
        <source>is no journal; give a file that `umpire referee` wrote</source>
        <translation>это не запись; укажите файл, который написал `umpire referee`</translation>
    </message>
    <message>
        <source>is already there; go on with that game, or give another name</source>
        <translation>уже есть; продолжите её или дайте другое имя</translation>
    </message>
    <message>
        <source>the record was opened again</source>
        <translation>запись была открыта снова</translation>
    </message>
    <message>
        <source>no time is left to %1</source>
        <translation>время стороны %1 вышло</translation>
    </message>
    <message>
        <source>no time is left to %1; the arbiter decides</source>
        <translation>время стороны %1 вышло; решает арбитр</translation>
    </message>
    <message>
        <source>The flag has fallen</source>
        <translation>Флажок упал</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Решает арбитр.</translation>
    </message>
    <message>
        <source>The players decide.</source>
        <translation>Решают игроки.</translation>
    </message>
    <message>
        <source>the clocks stand: %1</source>
        <translation>часы показывают: %1</translation>
    </message>
    <message>
        <source>`%1` is none; write lose, call or show</source>
        <translation>такого нет: `%1`; напишите lose, call или show</translation>
    </message>
    <message>
        <source>`%1` is no clock; write it like 10m, 10m+5s, 1h30m,delay=3s or off, at most 100h</source>
        <translation>`%1` – не часы; пишите так: 10m, 10m+5s, 1h30m,delay=3s или off, не больше 100h</translation>
    </message>
    <message>
        <source>there are %1 clocks, and %2 play; give one for all, or one for each</source>
        <translation>часов %1, а играющих %2; дайте одни часы для всех или по одним для каждого</translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation>событие %1 изменено</translation>
    </message>
    <message>
        <source>event %1 was changed, or the settings were</source>
        <translation>событие %1 или настройки изменены</translation>
    </message>
    <message>
        <source>event %1 was added after the record&apos;s end</source>
        <translation>событие %1 добавлено после конца записи</translation>
    </message>
    <message>
        <source>event %1 is missing or cannot be read</source>
        <translation>событие %1 отсутствует или не читается</translation>
    </message>
    <message>
        <source>events %1 to %2 are missing or cannot be read</source>
        <translation>события с %1 по %2 отсутствуют или не читаются</translation>
    </message>
    <message>
        <source>event %1 cannot be checked, the one before is missing</source>
        <translation>событие %1 не проверить, предыдущего нет</translation>
    </message>
    <message>
        <source>the settings were changed, or the last hash was</source>
        <translation>настройки или последняя контрольная сумма изменены</translation>
    </message>
    <message>
        <source>red token</source>
        <translation>красный жетон</translation>
    </message>
    <message>
        <source>yellow token</source>
        <translation>жёлтый жетон</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 (красные)</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>%1 (жёлтые)</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it</source>
        <translation>какая фигура где? Говорит только её игрок</translation>
    </message>
    <message>
        <source>moves and fights are seen; what else is done?</source>
        <translation>ходы и бои видны; что ещё делается?</translation>
    </message>
    <message>
        <source>Umpire sees moves and fights. Say who lays or removes a mine, removes a battery, or sends a plane.</source>
        <translation>Umpire видит ходы и бои. Скажите, кто ставит или снимает мину, снимает батарею или посылает самолёт.</translation>
    </message>
    <message>
        <source>the unit on %1 is lost if it does not leave neutral water now; what is done?</source>
        <translation>единица на %1 потеряна, если сейчас не покинет нейтральные воды; что делается?</translation>
    </message>
    <message>
        <source>moves are seen; what else is done?</source>
        <translation>ходы видны; что ещё делается?</translation>
    </message>
    <message>
        <source>Umpire sees your moves. Anything else this turn?</source>
        <translation>Umpire видит ходы. Что-нибудь ещё в этот ход?</translation>
    </message>
    <message>
        <source>does an officer help? If not, go on</source>
        <translation>помогает ли офицер? Если нет, дальше</translation>
    </message>
    <message>
        <source>does an officer help?</source>
        <translation>помогает ли офицер?</translation>
    </message>
    <message>
        <source>whom does the relief army restore? If nobody, go on</source>
        <translation>кого восстанавливает армия помощи? Если никого, дальше</translation>
    </message>
    <message>
        <source>what does the counter-mine hit?</source>
        <translation>что поразит контрмина?</translation>
    </message>
    <message>
        <source>draw, and lay the chits open together</source>
        <translation>тяните и откройте жетоны вместе</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>none</source>
        <translation>никого</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>нет %1</translation>
    </message>
    <message>
        <source>%1 has to lose %2, not %3</source>
        <translation>%1 должна потерять %2, а не %3</translation>
    </message>
    <message>
        <source>its order is %1</source>
        <translation>её приказ: %1</translation>
    </message>
    <message>
        <source>it has no order to move</source>
        <translation>приказа двигаться нет</translation>
    </message>
    <message>
        <source>%1 mm and %2 degrees off</source>
        <translation>сдвинута на %1 мм и %2 градусов</translation>
    </message>
    <message>
        <source>%1 lies %2: %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation>%1 сдвинута: %2</translation>
    </message>
    <message>
        <source>nothing is to be moved now</source>
        <translation>сейчас ничего не двигают</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>поворот налево</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>поворот направо</translation>
    </message>
    <message>
        <source>focal length %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>фокусное расстояние %1 %2 невозможно при стороне в %3 пикселей</translation>
    </message>
    <message>
        <source>centre %1 %2 makes no sense for a side of %3 pixels</source>
        <translation>центр %1 %2 невозможен при стороне в %3 пикселей</translation>
    </message>
    <message>
        <source>must be [fx 0 cx; 0 fy cy; 0 0 1]</source>
        <translation>должно быть [fx 0 cx; 0 fy cy; 0 0 1]</translation>
    </message>
    <message>
        <source>must be plumb_bob, the only model this program knows</source>
        <translation>должно быть plumb_bob: другой модели программа не знает</translation>
    </message>
    <message>
        <source>write it anew with `umpire calibrate camera`</source>
        <translation>запишите его заново: `umpire calibrate camera`</translation>
    </message>
    <message>
        <source>correct it, or write it anew with `umpire calibrate table`</source>
        <translation>исправьте его или запишите заново: `umpire calibrate table`</translation>
    </message>
    <message>
        <source>tag %1 stands there twice</source>
        <translation>метка %1 стоит там дважды</translation>
    </message>
    <message>
        <source>stands there twice</source>
        <translation>стоит там дважды</translation>
    </message>
    <message>
        <source>lies on tag %1</source>
        <translation>лежит на метке %1</translation>
    </message>
    <message>
        <source>is unknown; DICT_APRILTAG_36h11 is the usual one</source>
        <translation>неизвестен; обычный – DICT_APRILTAG_36h11</translation>
    </message>
    <message>
        <source>must be a list of at least one tag</source>
        <translation>должно быть списком хотя бы из одной метки</translation>
    </message>
    <message>
        <source>has more entries than the dictionary has tags</source>
        <translation>в нём больше строк, чем меток в словаре</translation>
    </message>
    <message>
        <source>not a calibration file: too large or nested too deep</source>
        <translation>не файл калибровки: слишком велик или слишком глубок</translation>
    </message>
    <message>
        <source>not valid YAML, line %1: %2</source>
        <translation>не YAML, строка %1: %2</translation>
    </message>
    <message>
        <source>not a YAML file of &quot;key: value&quot; lines</source>
        <translation>не файл YAML из строк &quot;ключ: значение&quot;</translation>
    </message>
    <message>
        <source>is larger than 1 MiB, so it is no calibration file; check the path</source>
        <translation>больше 1 МиБ, значит, это не файл калибровки; проверьте путь</translation>
    </message>
    <message>
        <source>must be a mapping, found %1</source>
        <translation>должны быть ключи и значения, а здесь: %1</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers, found %2</source>
        <translation>должен быть список чисел (%1), а здесь: %2</translation>
    </message>
    <message>
        <source>must have %1 numbers, found %2</source>
        <translation>должно быть чисел: %1, а здесь: %2</translation>
    </message>
    <message>
        <source>must be a number, found %1</source>
        <translation>должно быть число, а здесь: %1</translation>
    </message>
    <message>
        <source>must be finite, found %1</source>
        <translation>число должно быть конечным, а здесь: %1</translation>
    </message>
    <message>
        <source>must be a whole number, found %1</source>
        <translation>должно быть целое число, а здесь: %1</translation>
    </message>
    <message>
        <source>must be between %1 and %2, found %3</source>
        <translation>должно быть от %1 до %2, а здесь: %3</translation>
    </message>
    <message>
        <source>must be a name, found %1</source>
        <translation>должно быть имя, а здесь: %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>ключи и значения</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>camera file</source>
        <translation>файл камеры</translation>
    </message>
    <message>
        <source>it is for %1 pixels, the picture has %2, another aspect ratio; calibrate the camera at this resolution</source>
        <translation>он для %1 пикселей, а снимок %2, с другими пропорциями; откалибруйте камеру при этом разрешении</translation>
    </message>
    <message>
        <source>has schema %1, this program reads up to %2; take a newer umpire</source>
        <translation>имеет схему %1, а программа читает до %2; возьмите umpire поновее</translation>
    </message>
    <message>
        <source>is held by another program; end that one or wait</source>
        <translation>занят другой программой; закройте её или подождите</translation>
    </message>
    <message>
        <source>is a pipe or a device; name a file</source>
        <translation>это канал или устройство; укажите файл</translation>
    </message>
    <message>
        <source>the game is not over and its record holds secrets; export it once it is over</source>
        <translation>игра не окончена, и её запись содержит тайны; выгрузите её, когда игра закончится</translation>
    </message>
    <message>
        <source>is held by another program; the game waits for it</source>
        <translation>занят другой программой; игра ждёт её</translation>
    </message>
    <message>
        <source>is free again; the game goes on</source>
        <translation>снова свободен; игра продолжается</translation>
    </message>
    <message>
        <source>is still held; the game ends</source>
        <translation>всё ещё занят; игра заканчивается</translation>
    </message>
    <message>
        <source>an event has more than 1 MiB; it is not recorded</source>
        <translation>одно событие больше 1 МиБ; оно не записано</translation>
    </message>
    <message>
        <source>holds more than the journal of a game; it is not read further</source>
        <translation>содержит больше, чем запись игры; дальше он не читается</translation>
    </message>
    <message>
        <source>its table `%1` is not a journal&apos;s, so nothing in it is read; give the file as umpire wrote it</source>
        <translation>его таблица `%1` не от записи игры, поэтому из него ничего не прочитано; дайте файл таким, каким его записал umpire</translation>
    </message>
    <message>
        <source>cannot be opened for this; check that the file and its folder may be written</source>
        <translation>для этого не открывается; проверьте, можно ли писать в файл и его папку</translation>
    </message>
    <message>
        <source>the disk is full or fails; free some space, what is recorded stays</source>
        <translation>диск полон или неисправен; освободите место, записанное останется</translation>
    </message>
    <message>
        <source>is damaged; `umpire log verify` says where</source>
        <translation>повреждён; где – скажет `umpire log verify`</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation>SQLite сообщает: %1</translation>
    </message>
    <message>
        <source>is being written by process %1; end that one first</source>
        <translation>его пишет процесс %1; сначала завершите его</translation>
    </message>
    <message>
        <source>no lock file can be made beside it; check that the folder is there, may be written and has space</source>
        <translation>рядом нельзя создать файл блокировки; проверьте, есть ли папка, можно ли в неё писать и есть ли место</translation>
    </message>
    <message>
        <source>its head cannot be read; `umpire log verify` says more</source>
        <translation>его начало не читается; подробнее скажет `umpire log verify`</translation>
    </message>
    <message>
        <source>begin another journal, `umpire log export` saves what this one has</source>
        <translation>начните новую запись; что есть в этой, сохранит `umpire log export`</translation>
    </message>
    <message>
        <source>today&apos;s rules do not follow event %1; `umpire log replay` says more</source>
        <translation>нынешние правила не сходятся с событием %1; подробнее скажет `umpire log replay`</translation>
    </message>
    <message>
        <source>a frame could not be examined (%1); please report it with the film</source>
        <translation>один кадр не удалось разобрать (%1); сообщите об этом и приложите фильм</translation>
    </message>
    <message>
        <source>the picture could not be examined (%1); please report it with the picture</source>
        <translation>снимок не удалось разобрать (%1); сообщите об этом и приложите снимок</translation>
    </message>
    <message>
        <source>the four corners do not lie as a table&apos;s do: drag each to its own corner</source>
        <translation>четыре угла лежат не как у стола: перетащите каждый на своё место</translation>
    </message>
    <message>
        <source>the table&apos;s corners were set by hand in a picture of another size: set them anew</source>
        <translation>углы стола были указаны вручную на картинке другого размера: укажите их заново</translation>
    </message>
    <message>
        <source>the table or the camera has moved since its corners were set by hand: set them anew</source>
        <translation>стол или камера сдвинулись после того, как углы указали вручную: укажите их заново</translation>
    </message>
    <message>
        <source>no position of the game is like what lies there; take it back</source>
        <translation>такой позиции в игре не бывает; верните ход</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>ещё там</translation>
    </message>
    <message>
        <source>the camera has not given a picture yet</source>
        <translation>камера ещё не дала изображения</translation>
    </message>
    <message>
        <source>nothing says how large the play area is: name a table file</source>
        <translation>неизвестно, какого размера игровое поле: укажите файл стола</translation>
    </message>
    <message>
        <source>the board is not seen whole: take the pieces off it, and measure again</source>
        <translation>доска видна не целиком: уберите с неё фигуры и измерьте снова</translation>
    </message>
    <message>
        <source>only games have variants</source>
        <translation>варианты есть только у игр</translation>
    </message>
    <message>
        <source>the record cannot be so</source>
        <translation>такой записи быть не может</translation>
    </message>
    <message>
        <source>the record cannot be so: expected %1, found %2</source>
        <translation>такой записи быть не может: ожидается %1, а стоит %2</translation>
    </message>
    <message>
        <source>this is not allowed with these pieces; their owner may hear why</source>
        <translation>с этими фигурами так нельзя; почему, может узнать их владелец</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>цела</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждена</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>окоп</translation>
    </message>
    <message>
        <source>%1 ship, %2</source>
        <translation>%1: корабль, %2</translation>
    </message>
    <message>
        <source>%1 soldier</source>
        <translation>%1: воин</translation>
    </message>
    <message>
        <source>ship, %1</source>
        <translation>корабль, %1</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>воин</translation>
    </message>
    <message>
        <source>has the board of %1; measure the table with this game&apos;s board on it, or name another</source>
        <translation>в нём поле игры %1; измерьте стол с полем этой игры или укажите другой файл</translation>
    </message>
    <message>
        <source>the end of the command</source>
        <translation>конец команды</translation>
    </message>
    <message>
        <source>the end of the action</source>
        <translation>конец действия</translation>
    </message>
    <message>
        <source>the end of the correction</source>
        <translation>конец исправления</translation>
    </message>
    <message>
        <source>the number of an explanation, as in %1</source>
        <translation>номер объяснения, например %1</translation>
    </message>
    <message>
        <source>the number of an explanation, from 1</source>
        <translation>номер объяснения, от 1</translation>
    </message>
    <message>
        <source>how many actions, 1 to %1</source>
        <translation>сколько действий, 1–%1</translation>
    </message>
    <message>
        <source>how many actions, or %1, as in %2</source>
        <translation>сколько действий или %1, например %2</translation>
    </message>
    <message>
        <source>a piece and what it is, such as %1</source>
        <translation>фигура и какова она, например %1</translation>
    </message>
    <message>
        <source>an action in the game&apos;s notation</source>
        <translation>действие в нотации игры</translation>
    </message>
    <message>
        <source>the note&apos;s text</source>
        <translation>текст заметки</translation>
    </message>
    <message>
        <source>a command of at most %1 letters</source>
        <translation>команда не длиннее %1 знаков</translation>
    </message>
    <message>
        <source>a command: %1</source>
        <translation>команда: %1</translation>
    </message>
    <message>
        <source>a cell of the board, such as %1 or %2</source>
        <translation>клетка поля, например %1 или %2</translation>
    </message>
    <message>
        <source>a square of the board, from %1 to %2</source>
        <translation>клетка поля, %1–%2</translation>
    </message>
    <message>
        <source>%1 (move), %2 or %3 (sacrifice) or %4 (throw)</source>
        <translation>%1 (ход), %2 или %3 (жертва) или %4 (бросок)</translation>
    </message>
    <message>
        <source>%1 (move), %2 (attack), %3 (remove a battery), %4 (remove a mine) or %5 (send a plane)</source>
        <translation>%1 (ход), %2 (атака), %3 (снять батарею), %4 (снять мину) или %5 (послать самолёт)</translation>
    </message>
    <message>
        <source>a kind of unit, such as %1, %2 (take up), %3, %4 or %5</source>
        <translation>вид единицы, например %1, %2 (снять), %3, %4 или %5</translation>
    </message>
    <message>
        <source>a player: %1</source>
        <translation>игрок: %1</translation>
    </message>
    <message>
        <source>%1, or a player (%2) and a number of stones</source>
        <translation>%1 или игрок (%2) и число камней</translation>
    </message>
    <message>
        <source>1 to %1 stones</source>
        <translation>1–%1 камней</translation>
    </message>
    <message>
        <source>%1, or a cell of the board and what it holds, as in %2</source>
        <translation>%1 или клетка поля и что на ней, например %2</translation>
    </message>
    <message>
        <source>a galley from A1 to %1</source>
        <translation>галера, A1–%1</translation>
    </message>
    <message>
        <source>a side A or B, a galley from A1 to %1 or %2</source>
        <translation>сторона A или B, галера A1–%1 или %2</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts, such as %1</source>
        <translation>вёсла левого и правого борта и мачты, например %1</translation>
    </message>
    <message>
        <source>oars to port and starboard and masts that go, such as %1</source>
        <translation>потерянные вёсла левого и правого борта и мачты, например %1</translation>
    </message>
    <message>
        <source>oars to port and to starboard, such as %1</source>
        <translation>вёсла левого и правого борта, например %1</translation>
    </message>
    <message>
        <source>where the bow is and its heading, such as %1 with three decimals at most</source>
        <translation>где нос и куда он смотрит, например %1, не более трёх знаков после запятой</translation>
    </message>
    <message>
        <source>a number of hits</source>
        <translation>число попаданий</translation>
    </message>
    <message>
        <source>at most eight letters of %1, or %2</source>
        <translation>не более восьми букв из %1 или %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>пробел</translation>
    </message>
    <message>
        <source>a space or the end</source>
        <translation>пробел или конец</translation>
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
        <translation>атакующие стены, например %1</translation>
    </message>
    <message>
        <source>a word of the position, as in %1</source>
        <translation>слово позиции, например %1</translation>
    </message>
    <message>
        <source>a galley that is on the table</source>
        <translation>галера, которая на столе</translation>
    </message>
    <message>
        <source>a position that can be: %1</source>
        <translation>возможная позиция: %1</translation>
    </message>
    <message>
        <source>a galley and where it lies, what it has or whom it changes places with, as in %1, %2 or %3</source>
        <translation>галера и где она лежит, что у неё есть или с кем она меняется местами, например %1, %2 или %3</translation>
    </message>
    <message>
        <source>a pose that the record can have</source>
        <translation>место и направление, возможные в записи</translation>
    </message>
    <message>
        <source>stopped watching</source>
        <translation>наблюдение окончено</translation>
    </message>
    <message>
        <source>there are turns 1 to %1 (BU-6)</source>
        <translation>ходы идут от 1 до %1 (BU-6)</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 (BU-4)</source>
        <translation>%1 бывает от %2 до %3 (BU-4)</translation>
    </message>
    <message>
        <source>%1 is Turkish and stands on a wall or is lost (BU-11)</source>
        <translation>%1 – турецкая фигура: стоит на стене или потеряна (BU-11)</translation>
    </message>
    <message>
        <source>%1 can stand in breaches of Turkish walls only (BU-13)</source>
        <translation>%1 может стоять только в брешах турецких стен (BU-13)</translation>
    </message>
    <message>
        <source>%1 is no reserve in turn %2 (BU-42)</source>
        <translation>%1 в ходу %2 не в резерве (BU-42)</translation>
    </message>
    <message>
        <source>the track ends at cell 8 (BU-41)</source>
        <translation>дорожка кончается клеткой 8 (BU-41)</translation>
    </message>
    <message>
        <source>%1&apos;s marker is at most %2 (BU-28, BU-32)</source>
        <translation>маркер %1 не больше %2 (BU-28, BU-32)</translation>
    </message>
    <message>
        <source>%1 is a camp without walls (BU-26)</source>
        <translation>%1 – лагерь без стен (BU-26)</translation>
    </message>
    <message>
        <source>%1 is shared (BU-12)</source>
        <translation>в %1 фигуры обеих сторон (BU-12)</translation>
    </message>
    <message>
        <source>%1 holds at most %2 units (BU-12)</source>
        <translation>в %1 фигур не больше %2 (BU-12)</translation>
    </message>
    <message>
        <source>%1 has %2 breaches (BU-11)</source>
        <translation>в %1 брешей: %2 (BU-11)</translation>
    </message>
    <message>
        <source>%1 has an entrenchment of the other side (BU-26)</source>
        <translation>в %1 окоп другой стороны (BU-26)</translation>
    </message>
    <message>
        <source>%1 have %2 entrenchment markers (BU-26)</source>
        <translation>%1: маркеров окопа %2 (BU-26)</translation>
    </message>
    <message>
        <source>a chit is none of the cup of %1 (BU-2)</source>
        <translation>%1: такого жетона в стакане нет (BU-2)</translation>
    </message>
    <message>
        <source>both sides have drawn the same number of chits (BU-6)</source>
        <translation>обе стороны вытянули поровну жетонов (BU-6)</translation>
    </message>
    <message>
        <source>the second 0 ends the turn (BU-9)</source>
        <translation>второй 0 кончает ход (BU-9)</translation>
    </message>
    <message>
        <source>chits of both sides lie open in a round, and only then (BU-6)</source>
        <translation>жетоны обеих сторон лежат открытыми в круге, и только тогда (BU-6)</translation>
    </message>
    <message>
        <source>who is on turn has actions (BU-7)</source>
        <translation>у того, чей ход, есть действия (BU-7)</translation>
    </message>
    <message>
        <source>a side has at most %1 actions (BU-7)</source>
        <translation>у стороны не больше %1 действий (BU-7)</translation>
    </message>
    <message>
        <source>the relief army restores 1 or 2 units (BU-39)</source>
        <translation>армия помощи восстанавливает 1 или 2 фигуры (BU-39)</translation>
    </message>
    <message>
        <source>nothing is being done before a side is on turn (BU-7)</source>
        <translation>пока ход никому не достался, ничего не делается (BU-7)</translation>
    </message>
    <message>
        <source>an action is carried out in its phases, and only there (BU-10)</source>
        <translation>действие выполняется в своих фазах, и только в них (BU-10)</translation>
    </message>
    <message>
        <source>no action has these parts (BU-10)</source>
        <translation>ни у одного действия нет таких частей (BU-10)</translation>
    </message>
    <message>
        <source>the action lacks a part, or has one too many (BU-10)</source>
        <translation>в действии не хватает части или есть лишняя (BU-10)</translation>
    </message>
    <message>
        <source>nobody could do anything, and it is not over</source>
        <translation>никто ничего не мог бы сделать, а игра не окончена</translation>
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
        <translation>настройки, которые согласуются: %1</translation>
    </message>
    <message>
        <source>three players sit round a hexagon: %1 or %2 (%3)</source>
        <translation>втроём играют на шестиугольнике: %1 или %2 (%3)</translation>
    </message>
    <message>
        <source>four players sit round a square board (%1)</source>
        <translation>вчетвером играют на квадратной доске (%1)</translation>
    </message>
    <message>
        <source>four players sit round %1, %2 or %3 (%4)</source>
        <translation>вчетвером играют с %1, %2 или %3 (%4)</translation>
    </message>
    <message>
        <source>%1 and %2 are for %3 (%4)</source>
        <translation>%1 и %2 – для %3 (%4)</translation>
    </message>
    <message>
        <source>escape alone is played by more than two or on a hexagon: %1 (%2)</source>
        <translation>больше чем вдвоём или на шестиугольнике играют только в escape: %1 (%2)</translation>
    </message>
    <message>
        <source>the bribe is for two players on squares (%1)</source>
        <translation>взятка – для двоих на доске из квадратов (%1)</translation>
    </message>
    <message>
        <source>at most %1 stones of the %2 player (%3)</source>
        <translation>камней не больше %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 after the %2 cells of row %3</source>
        <translation>%1 после клеток ряда %3 (всего %2)</translation>
    </message>
    <message>
        <source>%1 or %2, whose turn it is</source>
        <translation>чей ход: %1 или %2</translation>
    </message>
    <message>
        <source>a space and whose turn it is, after row 1</source>
        <translation>после ряда 1 пробел и чей ход</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3, %4 or %5</source>
        <translation>вариант, настройка (%1), %2, %3, %4 или %5</translation>
    </message>
    <message>
        <source>one of %1 or a number of empty cells from 1 to %2</source>
        <translation>один из знаков %1 или число пустых клеток от 1 до %2</translation>
    </message>
    <message>
        <source>the players still in, from 1 to %1, in turn from whose turn it is</source>
        <translation>ещё не выбывшие игроки, от 1 до %1, по порядку, начиная с того, чей ход</translation>
    </message>
    <message>
        <source>%1, %2 or %3 and what a side does, %4 or %5</source>
        <translation>%1, %2 или %3 и что делает сторона, %4 или %5</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or the end of the action</source>
        <translation>%1, %2, %3, %4 или конец действия</translation>
    </message>
    <message>
        <source>%1 and more red units, or a space and the yellow</source>
        <translation>%1 и ещё красные единицы или пробел и жёлтые</translation>
    </message>
    <message>
        <source>%1 and more yellow units, or a space and the phase</source>
        <translation>%1 и ещё жёлтые единицы или пробел и фаза</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4, %5 or %6</source>
        <translation>%1, %2, %3, %4, %5 или %6</translation>
    </message>
    <message>
        <source>%1: a mine outside its port has been announced (%2)</source>
        <translation>%1: мина вне своего порта была объявлена (%2)</translation>
    </message>
    <message>
        <source>a battery&apos;s square (%1)</source>
        <translation>клетка батареи (%1)</translation>
    </message>
    <message>
        <source>a kind of unit in two capital letters, such as %1 or %2, %3 and mines off the board, or %4</source>
        <translation>вид единицы двумя заглавными буквами, например %1 или %2, %3 и мины вне доски или %4</translation>
    </message>
    <message>
        <source>a plane only in the enemy&apos;s turn (%1)</source>
        <translation>самолёт – только в ход противника (%1)</translation>
    </message>
    <message>
        <source>a square off the islands (%1)</source>
        <translation>клетка вне островов (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water (%1)</source>
        <translation>клетка вне нейтральных вод (%1)</translation>
    </message>
    <message>
        <source>a square outside neutral water and the enemy port (%1)</source>
        <translation>клетка вне нейтральных вод и порта противника (%1)</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), %2, %3 or %4</source>
        <translation>вариант, настройка (%1), %2, %3 или %4</translation>
    </message>
    <message>
        <source>an empty square (%1)</source>
        <translation>пустая клетка (%1)</translation>
    </message>
    <message>
        <source>at most %1 of a kind</source>
        <translation>не больше %1 одного вида</translation>
    </message>
    <message>
        <source>every ship of %1, which is ready (%2)</source>
        <translation>все корабли, раз готово: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, all batteries and mines of %1 (%2)</source>
        <translation>при расстановке все батареи и мины: %1 (%2)</translation>
    </message>
    <message>
        <source>in the set-up, hidden units in the own port (%1)</source>
        <translation>при расстановке скрытые единицы в своём порту (%1)</translation>
    </message>
    <message>
        <source>on neutral water, a number of turns there from 1 to %1 (%2)</source>
        <translation>в нейтральных водах – число ходов там от 1 до %1 (%2)</translation>
    </message>
    <message>
        <source>once, a number of mines off the board from 1 to %1</source>
        <translation>один раз, число мин вне доски от 1 до %1</translation>
    </message>
    <message>
        <source>the ship %1 lies on two squares of sea</source>
        <translation>корабль %1 стоит на двух клетках моря</translation>
    </message>
    <message>
        <source>1 ship on %1, not 2</source>
        <translation>1 корабль на %1, а не 2</translation>
    </message>
    <message>
        <source>soldiers stand on coast, which %1 is not</source>
        <translation>воины стоят на берегу, а %1 – не берег</translation>
    </message>
    <message>
        <source>1 soldier on %1, not 2</source>
        <translation>1 воин на %1, а не 2</translation>
    </message>
    <message>
        <source>at most %1 ships, not %2</source>
        <translation>кораблей не больше %1, а не %2</translation>
    </message>
    <message>
        <source>at most %1 soldiers of %2, not %3</source>
        <translation>воинов не больше %1, а не %3: %2</translation>
    </message>
    <message>
        <source>at most %1 soldiers, not %2</source>
        <translation>воинов не больше %1, а не %2</translation>
    </message>
    <message>
        <source>each places all soldiers at once, the mover now</source>
        <translation>каждый ставит всех воинов сразу, сейчас – тот, чей ход</translation>
    </message>
    <message>
        <source>soldiers are placed one by one in turn, so that nobody is 2 behind</source>
        <translation>воинов ставят по очереди по одному, так что никто не отстаёт на 2</translation>
    </message>
    <message>
        <source>soldiers are placed on the own coast, which %1 is not</source>
        <translation>воинов ставят на своём берегу, а %1 – не свой берег</translation>
    </message>
    <message>
        <source>while soldiers are placed no ship is laden and nobody fights</source>
        <translation>пока расставляют воинов, на кораблях никого нет и никто не сражается</translation>
    </message>
    <message>
        <source>the die is thrown for who starts before all else, with first=die</source>
        <translation>кубик, кто начинает, бросают прежде всего остального, при first=die</translation>
    </message>
    <message>
        <source>at least 2 players throw in turn, and 1 has not yet</source>
        <translation>бросают по очереди хотя бы 2 игрока, и 1 ещё не бросил</translation>
    </message>
    <message>
        <source>no alliance of 2 players (TR-22)</source>
        <translation>при 2 игроках союзов нет (TR-22)</translation>
    </message>
    <message>
        <source>while soldiers are placed nobody resigns or agrees on a draw</source>
        <translation>пока расставляют воинов, никто не сдаётся и не соглашается на ничью</translation>
    </message>
    <message>
        <source>1 ending, not 2</source>
        <translation>1 исход, а не 2</translation>
    </message>
    <message>
        <source>of more than 2 who resigns has left</source>
        <translation>если игроков больше 2, сдавшийся уже вышел из игры</translation>
    </message>
    <message>
        <source>%1 is out and off the board: %2</source>
        <translation>%1: вне игры, и на доске ничего нет: %2</translation>
    </message>
    <message>
        <source>%1 is out and does not move</source>
        <translation>%1: вне игры, без хода</translation>
    </message>
    <message>
        <source>a soldier or a ship&apos;s bow on %1 and %2, which fight</source>
        <translation>воин или нос корабля на %1 и на %2, ведь там бой</translation>
    </message>
    <message>
        <source>enemies on %1 and %2, which fight</source>
        <translation>враги на %1 и %2, ведь там бой</translation>
    </message>
    <message>
        <source>%1 and %2 beside each other, for they fight</source>
        <translation>%1 и %2 рядом, ведь они в бою</translation>
    </message>
    <message>
        <source>the mover has begun the fight on %1</source>
        <translation>бой на %1 начал тот, чей ход</translation>
    </message>
    <message>
        <source>two battles of one landing, the higher first</source>
        <translation>два боя одного десанта, сначала на старшей клетке</translation>
    </message>
    <message>
        <source>only boardings that interrupt a fight at sea</source>
        <translation>только абордажи, которые прерывают бой на море</translation>
    </message>
    <message>
        <source>an attacker&apos;s die in the last fight only</source>
        <translation>бросок нападающего – только в последнем бою</translation>
    </message>
    <message>
        <source>the ship %1 in 1 fight, not 2</source>
        <translation>корабль %1 в 1 бою, а не в 2</translation>
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
        <translation>спичка от конца к головке, например %1 (%2: без головки; %3 перед ней: спичка приказа) или %4</translation>
    </message>
    <message>
        <source>a sigma above 0 in millimetres, such as %1</source>
        <translation>сигма больше 0 в миллиметрах, например %1</translation>
    </message>
    <message>
        <source>%1 and a place, %2 and orders, %3 and a galley, or a space</source>
        <translation>%1 и место, %2 и приказы, %3 и галера или пробел</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 while it is not built</source>
        <translation>галера, например %1, или %2, пока она не построена</translation>
    </message>
    <message>
        <source>where the bow came from and its heading, such as %1</source>
        <translation>откуда пришёл нос и куда он смотрел, например %1</translation>
    </message>
    <message>
        <source>a step from 1 to 5 and %1, such as %2</source>
        <translation>шаг от 1 до 5 и %1, например %2</translation>
    </message>
    <message>
        <source>a space and what is owed</source>
        <translation>пробел и что ещё нужно</translation>
    </message>
    <message>
        <source>a galley such as %1, or %2 first</source>
        <translation>галера, например %1, или сначала %2</translation>
    </message>
    <message>
        <source>the galley that it may touch, such as %1</source>
        <translation>галера, которой она, возможно, касается, например %1</translation>
    </message>
    <message>
        <source>%1 and a target, or %2 and who is struck</source>
        <translation>%1 и цель или %2 и кто получил удар</translation>
    </message>
    <message>
        <source>a target such as %1, or %2</source>
        <translation>цель, например %1, или %2</translation>
    </message>
    <message>
        <source>hits from least to most, such as %1</source>
        <translation>попадания, от наименьшего до наибольшего числа, например %1</translation>
    </message>
    <message>
        <source>who is struck and how hard, such as %1</source>
        <translation>кто получил удар и какой силы, например %1</translation>
    </message>
    <message>
        <source>a space and a setting, or the end</source>
        <translation>пробел и настройка или конец</translation>
    </message>
    <message>
        <source>a variant, a setting (%1), neighbours such as %2 or %3, %4 or %5</source>
        <translation>вариант, настройка (%1), соседние галеры, например %2 или %3, %4 или %5</translation>
    </message>
    <message>
        <source>%1 galleys on each side</source>
        <translation>галер на каждой стороне: %1</translation>
    </message>
    <message>
        <source>%1 galleys of A and %2 of B</source>
        <translation>галер у A: %1, у B: %2</translation>
    </message>
    <message>
        <source>%1 built with 4, 5 or 6 oars a side</source>
        <translation>%1: при постройке 4, 5 или 6 вёсел на борт</translation>
    </message>
    <message>
        <source>%1 with no more oars and masts than it was built with</source>
        <translation>%1: вёсел и мачт не больше, чем при постройке</translation>
    </message>
    <message>
        <source>%1 within 900 m of the table</source>
        <translation>%1 не дальше 900 м от стола</translation>
    </message>
    <message>
        <source>%1, where a side has given up or both want a draw</source>
        <translation>%1, раз одна сторона сдалась или обе хотят ничью</translation>
    </message>
    <message>
        <source>a step, where a galley has come from somewhere</source>
        <translation>шаг, раз галера откуда-то пришла</translation>
    </message>
    <message>
        <source>%1 until all galleys are built</source>
        <translation>%1, пока не построены все галеры</translation>
    </message>
    <message>
        <source>%1 until all galleys are placed</source>
        <translation>%1, пока не поставлены все галеры</translation>
    </message>
    <message>
        <source>%1 or a step, where orders are laid</source>
        <translation>%1 или шаг, раз приказы выложены</translation>
    </message>
    <message>
        <source>a later phase, where something is lost</source>
        <translation>более поздняя фаза, раз что-то потеряно</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to build</source>
        <translation>следующая фаза, ведь строить больше нечего</translation>
    </message>
    <message>
        <source>the phase after that, for nothing is left to place</source>
        <translation>следующая фаза, ведь ставить больше нечего</translation>
    </message>
    <message>
        <source>%1 without orders, for it has sunk</source>
        <translation>%1 без приказов, ведь она затонула</translation>
    </message>
    <message>
        <source>%1 with orders that it may have (%2 to %3)</source>
        <translation>%1 с приказами, какие у неё могут быть (от %2 до %3)</translation>
    </message>
    <message>
        <source>%1, for a side has no galley left</source>
        <translation>%1, ведь у одной стороны не осталось галер</translation>
    </message>
    <message>
        <source>a side ready only where all its galleys have orders</source>
        <translation>сторона готова, только если у всех её галер есть приказы</translation>
    </message>
    <message>
        <source>a step, for both are ready</source>
        <translation>шаг, ведь обе стороны готовы</translation>
    </message>
    <message>
        <source>%1 with orders that it may have had (%2 to %3)</source>
        <translation>%1 с приказами, какие у неё могли быть (от %2 до %3)</translation>
    </message>
    <message>
        <source>%1 with its orders, or %2</source>
        <translation>%1 с её приказами или %2</translation>
    </message>
    <message>
        <source>one galley&apos;s blow to another, such as %1</source>
        <translation>удар одной галеры по другой, например %1</translation>
    </message>
    <message>
        <source>first the losses of a galley that is afloat</source>
        <translation>сначала потери галеры, которая на плаву</translation>
    </message>
    <message>
        <source>shots where fire is the part, or the blows that they dealt</source>
        <translation>выстрелы, если это часть огня, или нанесённые ими удары</translation>
    </message>
    <message>
        <source>a decision or a toss that is still owed</source>
        <translation>решение или бросок, которых ещё не было</translation>
    </message>
    <message>
        <source>neighbours such as %1 that are afloat, where the table confirms places</source>
        <translation>соседние галеры на плаву, например %1, если места подтверждает стол</translation>
    </message>
    <message>
        <source>each pair of neighbours once, from A1 on</source>
        <translation>каждая пара соседних галер один раз, начиная с A1</translation>
    </message>
    <message>
        <source>nothing to confirm but movement, where that is the setting</source>
        <translation>подтверждается только движение, если такова настройка</translation>
    </message>
    <message>
        <source>%1 with a place that it came from only while it moves</source>
        <translation>%1 с местом, откуда она пришла, только пока она движется</translation>
    </message>
    <message>
        <source>%1 with no forward that moved nothing before its step</source>
        <translation>%1: ни одного «вперёд» без движения до его шага</translation>
    </message>
    <message>
        <source>two galleys that may touch, such as %1, after the confirmation</source>
        <translation>две галеры, которые, возможно, касаются, например %1, после подтверждения</translation>
    </message>
    <message>
        <source>each galley&apos;s shot once, from A1 on</source>
        <translation>выстрел каждой галеры один раз, начиная с A1</translation>
    </message>
    <message>
        <source>no shot of %1, which has no order to fire now or no mast</source>
        <translation>без выстрела %1: сейчас нет приказа «огонь» или нет мачт</translation>
    </message>
    <message>
        <source>as %1&apos;s target an enemy within 3 M</source>
        <translation>цель %1 – враг не дальше 3 спичек</translation>
    </message>
    <message>
        <source>at most %1 hits of %2</source>
        <translation>%2: попаданий не больше %1</translation>
    </message>
    <message>
        <source>a galley that re-arranges its oars in this step</source>
        <translation>галера, которая переставляет вёсла на этом шаге</translation>
    </message>
    <message>
        <source>another phase, for both sides have galleys</source>
        <translation>другая фаза, ведь галеры есть у обеих сторон</translation>
    </message>
    <message>
        <source>%1 (move), %2 (storm), %3 (load) or %4 (land)</source>
        <translation>%1 (ход), %2 (штурм), %3 (посадка) или %4 (высадка)</translation>
    </message>
    <message>
        <source>%1 and a player</source>
        <translation>%1 и игрок</translation>
    </message>
    <message>
        <source>%1 and a ship, or %2 and the soldiers</source>
        <translation>%1 и корабль или %2 и воины</translation>
    </message>
    <message>
        <source>%1 and a soldier, or a space</source>
        <translation>%1 и воин или пробел</translation>
    </message>
    <message>
        <source>%1 and the player&apos;s figures</source>
        <translation>%1 и фигуры игрока</translation>
    </message>
    <message>
        <source>%1 and whose turn it is</source>
        <translation>%1 и чей сейчас ход</translation>
    </message>
    <message>
        <source>%1 or %2, who attacks in this exchange</source>
        <translation>%1 или %2: кто нападает в этом обмене</translation>
    </message>
    <message>
        <source>%1 or a space</source>
        <translation>%1 или пробел</translation>
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
        <translation>поле на своём месте, вариант или настройка (%1)</translation>
    </message>
    <message>
        <source>a level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>a setting (%1)</source>
        <translation>настройка (%1)</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>номер хода</translation>
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
        <translation>зона, брешь, например %1, %2, %3 у повреждённой, у офицера %4 и его маркер</translation>
    </message>
    <message>
        <source>actions left</source>
        <translation>число оставшихся действий</translation>
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
        <translation>жетоны, например 3,7</translation>
    </message>
    <message>
        <source>entrenchment markers in hand, such as 2/1</source>
        <translation>маркеры окопа на руках, например 2/1</translation>
    </message>
    <message>
        <source>how many soldiers are aboard, 1 or 2</source>
        <translation>сколько воинов на борту, 1 или 2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>одно из: %1</translation>
    </message>
    <message>
        <source>soldiers to be placed of each of the %1 players, at most %2</source>
        <translation>сколько воинов ещё расставит каждый из игроков (всего %1), не больше %2</translation>
    </message>
    <message>
        <source>the %1 picture cannot be decoded; %2</source>
        <translation>снимок %1 не удаётся прочесть; %2</translation>
    </message>
    <message>
        <source>the action that fate gave</source>
        <translation>действие, данное судьбой</translation>
    </message>
    <message>
        <source>the attacker&apos;s die, 1 to 6</source>
        <translation>кубик нападающего, от 1 до 6</translation>
    </message>
    <message>
        <source>the chits drawn, such as 7/12 or -/12</source>
        <translation>вытянутые жетоны, например 7/12 или -/12</translation>
    </message>
    <message>
        <source>the die of each of the %1 players, 1 to 6, %2 or %3</source>
        <translation>кубик каждого из игроков (всего %1), от 1 до 6, %2 или %3</translation>
    </message>
    <message>
        <source>two players, such as %1</source>
        <translation>два игрока, например %1</translation>
    </message>
    <message>
        <source>units, each once, with commas</source>
        <translation>единицы, каждая один раз, через запятую</translation>
    </message>
    <message>
        <source>walls with an owner and a level, such as EF:t2,VV:i1</source>
        <translation>стены с владельцем и уровнем, например EF:t2,VV:i1</translation>
    </message>
    <message>
        <source>what is owed: morale-die, draw, act, action-die, ...</source>
        <translation>что предстоит: morale-die, draw, act, action-die, ...</translation>
    </message>
    <message>
        <source>what the die shows</source>
        <translation>что показывает кубик</translation>
    </message>
    <message>
        <source>where the bow points: %1, %2, %3 or %4</source>
        <translation>куда смотрит нос: %1, %2, %3 или %4</translation>
    </message>
    <message>
        <source>zones, each once, with commas</source>
        <translation>зоны, каждая один раз, через запятую</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop</source>
        <translation>%1; бросить: %2</translation>
    </message>
    <message>
        <source>%1 there: %2 to drop: %3 too many</source>
        <translation>%1; бросить: %2; лишних: %3</translation>
    </message>
    <message>
        <source>%1 were dropped, %2 are seen</source>
        <translation>брошено: %1, видно: %2</translation>
    </message>
    <message>
        <source>%1; %2 may be no match</source>
        <translation>%1; возможно, не спичка: %2</translation>
    </message>
    <message>
        <source>%1; each that is not seen may be a hit</source>
        <translation>%1; каждая, которой не видно, может быть попаданием</translation>
    </message>
    <message>
        <source>1 match was dropped, %1 are seen</source>
        <translation>брошено: 1 спичка, видно: %1</translation>
    </message>
    <message>
        <source>how many were dropped, such as %1</source>
        <translation>сколько брошено, например %1</translation>
    </message>
    <message>
        <source>kept, to learn from: %1 of the %2 corrections that a fit needs</source>
        <translation>сохранено для обучения: %1 из нужных %2 исправлений</translation>
    </message>
    <message>
        <source>kept; a fit to %1 corrections is no better than the umpire as it is</source>
        <translation>сохранено; с %1 исправлениями судья не становится лучше, чем есть</translation>
    </message>
    <message>
        <source>learned from %1 corrections on this table</source>
        <translation>судья научился на %1 исправлениях за этим столом</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>пропущено: %1</translation>
    </message>
    <message>
        <source>no match is seen at that place</source>
        <translation>в этом месте не видно спички</translation>
    </message>
    <message>
        <source>nothing is kept while a player lays in secret</source>
        <translation>ничего не сохраняется, пока игрок выкладывает тайно</translation>
    </message>
    <message>
        <source>the table has not been looked at yet</source>
        <translation>судья ещё не смотрел на стол</translation>
    </message>
    <message>
        <source>what is wrong is learned from only with a table file</source>
        <translation>учиться на ошибках можно только с файлом стола</translation>
    </message>
    <message>
        <source>what was learned of this table is not used: %1</source>
        <translation>выученное об этом столе не используется: %1</translation>
    </message>
    <message>
        <source>this picture is not kept any more; take a new one</source>
        <translation>этот снимок больше не хранится; сделайте новый</translation>
    </message>
    <message>
        <source>no board of 8 by 7 or 8 by 8 squares is seen whole along the sides of the tags&apos; frame; set its corners by hand</source>
        <translation>вдоль сторон рамки меток не видно целой доски 8 на 7 или 8 на 8 клеток; укажите её углы вручную</translation>
    </message>
    <message>
        <source>the table file %1 does not fit this picture, and is not used</source>
        <translation>файл стола %1 не подходит к этому снимку и не используется</translation>
    </message>
    <message>
        <source>the camera file %1 does not fit this picture, and is not used</source>
        <translation>файл камеры %1 не подходит к этому снимку и не используется</translation>
    </message>
    <message>
        <source>%1 aims at %2</source>
        <translation>%1 целится: %2</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other head-on</source>
        <translation>%1 и %2 таранят друг друга нос в нос</translation>
    </message>
    <message>
        <source>%1 and %2 were taken for each other</source>
        <translation>%1 и %2 были перепутаны</translation>
    </message>
    <message>
        <source>%1 brings back %2</source>
        <translation>%1 возвращает: %2</translation>
    </message>
    <message>
        <source>%1 built a galley with %2</source>
        <translation>%1: построена галера: %2</translation>
    </message>
    <message>
        <source>%1 comes out of the cup</source>
        <translation>%1 выходит из стакана</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1: отказ</translation>
    </message>
    <message>
        <source>%1 drew the chit %2</source>
        <translation>%1: вытянут жетон %2</translation>
    </message>
    <message>
        <source>%1 enters the breach</source>
        <translation>%1 входит в пролом</translation>
    </message>
    <message>
        <source>%1 falls sick</source>
        <translation>%1 заболевает</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 стреляет</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <translation>%1 стреляет по %2</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3</source>
        <translation>%1 стреляет по %2: %3</translation>
    </message>
    <message>
        <source>%1 fires: %2</source>
        <translation>%1 стреляет: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 идёт с %2 на %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1: есть %2</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1 стоит на %2</translation>
    </message>
    <message>
        <source>%1 is entrenched</source>
        <translation>%1 окапывается</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 ставится на %2</translation>
    </message>
    <message>
        <source>%1 is placed on the table</source>
        <translation>%1 ставится на стол</translation>
    </message>
    <message>
        <source>%1 lies elsewhere than was recorded</source>
        <translation>%1 стоит не там, где записано</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 теряет: %2</translation>
    </message>
    <message>
        <source>%1 loses a step</source>
        <translation>%1 теряет одну ступень</translation>
    </message>
    <message>
        <source>%1 makes %2 whole</source>
        <translation>%1 восстанавливает: %2</translation>
    </message>
    <message>
        <source>%1 makes a sortie</source>
        <translation>%1 делает вылазку</translation>
    </message>
    <message>
        <source>%1 moves into the wall</source>
        <translation>%1 занимает стену</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <translation>%1 теперь: %2</translation>
    </message>
    <message>
        <source>%1 offered a draw</source>
        <translation>%1: предложена ничья</translation>
    </message>
    <message>
        <source>%1 on %2 gives up both stones against the catapult on %3</source>
        <translation>%1 на %2 отдаёт оба камня против катапульты на %3</translation>
    </message>
    <message>
        <source>%1 on %2 gives up one stone against %3</source>
        <translation>%1 на %2 отдаёт один камень против %3</translation>
    </message>
    <message>
        <source>%1 on %2 scatters its stones on %3 and %4</source>
        <translation>%1 на %2 разбрасывает камни на %3 и %4</translation>
    </message>
    <message>
        <source>%1 on %2 throws a stone at %3</source>
        <translation>%1 на %2 бросает камень на %3</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1: пас</translation>
    </message>
    <message>
        <source>%1 placed a soldier on %2</source>
        <translation>%1: воин на %2</translation>
    </message>
    <message>
        <source>%1 raises the artillery level</source>
        <translation>%1 повышает уровень артиллерии</translation>
    </message>
    <message>
        <source>%1 rams the side of %2</source>
        <translation>%1 таранит борт: %2</translation>
    </message>
    <message>
        <source>%1 rams the stern of %2</source>
        <translation>%1 таранит корму: %2</translation>
    </message>
    <message>
        <source>%1 strengthens %2</source>
        <translation>%1 усиливает: %2</translation>
    </message>
    <message>
        <source>%1, %2 too close to call</source>
        <translation>%1, %2 слишком близко</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n попадание</numerusform>
            <numerusform>%n попадания</numerusform>
            <numerusform>%n попаданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to port</source>
        <translation>
            <numerusform>%n весло слева</numerusform>
            <numerusform>%n весла слева</numerusform>
            <numerusform>%n вёсел слева</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oar(s) to starboard</source>
        <translation>
            <numerusform>%n весло справа</numerusform>
            <numerusform>%n весла справа</numerusform>
            <numerusform>%n вёсел справа</numerusform>
        </translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Абдуррахман</translation>
    </message>
    <message>
        <source>Abdurrahman adds 1 to the die</source>
        <translation>Абдуррахман добавляет 1 к кубику</translation>
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
        <translation>Карл Лотарингский</translation>
    </message>
    <message>
        <source>Hungarian %1</source>
        <translation>Венгр %1</translation>
    </message>
    <message>
        <source>Imperial %1</source>
        <translation>Имперец %1</translation>
    </message>
    <message>
        <source>Janissary %1</source>
        <translation>Янычар %1</translation>
    </message>
    <message>
        <source>Maximilian Emanuel</source>
        <translation>Максимилиан Эмануил</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>красные</translation>
    </message>
    <message>
        <source>Saxon %1</source>
        <translation>Саксонец %1</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>жёлтые</translation>
    </message>
    <message>
        <source>a counter-mine is dug at %1</source>
        <translation>роют контрмину у %1</translation>
    </message>
    <message>
        <source>a mine is blown under %1</source>
        <translation>взрывают мину под %1</translation>
    </message>
    <message>
        <source>galley %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>нет попаданий</translation>
    </message>
    <message numerus="yes">
        <source>on %1 lie %n stone(s) of %2</source>
        <translation>
            <numerusform>на %1 лежит %n камень (%2)</numerusform>
            <numerusform>на %1 лежат %n камня (%2)</numerusform>
            <numerusform>на %1 лежит %n камней (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>корабль</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>сторона A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>сторона B</translation>
    </message>
    <message>
        <source>the Romans</source>
        <translation>римляне</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>галлы</translation>
    </message>
    <message>
        <source>the Romans (red)</source>
        <translation>римляне (красные)</translation>
    </message>
    <message>
        <source>the Greeks (blue)</source>
        <translation>греки (синие)</translation>
    </message>
    <message>
        <source>the artillery fires</source>
        <translation>артиллерия стреляет</translation>
    </message>
    <message>
        <source>the artillery fires at %1</source>
        <translation>артиллерия стреляет по %1</translation>
    </message>
    <message>
        <source>the counter-mine hits a unit</source>
        <translation>контрмина поражает отряд</translation>
    </message>
    <message>
        <source>the counter-mine lowers the mining level</source>
        <translation>контрмина снижает уровень минирования</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>на кубике %1</translation>
    </message>
    <message>
        <source>the entrenchment of %1 loses a level</source>
        <translation>окоп %1 теряет уровень</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>второй игрок</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>третий игрок</translation>
    </message>
    <message>
        <source>the fourth player</source>
        <translation>четвёртый игрок</translation>
    </message>
    <message>
        <source>the fifth player</source>
        <translation>пятый игрок</translation>
    </message>
    <message>
        <source>the sixth player</source>
        <translation>шестой игрок</translation>
    </message>
    <message>
        <source>the seventh player</source>
        <translation>седьмой игрок</translation>
    </message>
    <message>
        <source>the eighth player</source>
        <translation>восьмой игрок</translation>
    </message>
    <message>
        <source>the Roman side</source>
        <translation>римляне</translation>
    </message>
    <message>
        <source>the Gallic side</source>
        <translation>галлы</translation>
    </message>
    <message>
        <source>the Greek side</source>
        <translation>греки</translation>
    </message>
    <message>
        <source>Romans</source>
        <translation>римлян</translation>
    </message>
    <message>
        <source>Gauls</source>
        <translation>галлов</translation>
    </message>
    <message>
        <source>Greeks</source>
        <translation>греков</translation>
    </message>
    <message>
        <source>red side</source>
        <translation>красных</translation>
    </message>
    <message>
        <source>yellow side</source>
        <translation>жёлтых</translation>
    </message>
    <message>
        <source>Imperials</source>
        <translation>имперцев</translation>
    </message>
    <message>
        <source>Turks</source>
        <translation>турок</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>первого игрока</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>второго игрока</translation>
    </message>
    <message>
        <source>third player</source>
        <translation>третьего игрока</translation>
    </message>
    <message>
        <source>fourth player</source>
        <translation>четвёртого игрока</translation>
    </message>
    <message>
        <source>fifth player</source>
        <translation>пятого игрока</translation>
    </message>
    <message>
        <source>sixth player</source>
        <translation>шестого игрока</translation>
    </message>
    <message>
        <source>seventh player</source>
        <translation>седьмого игрока</translation>
    </message>
    <message>
        <source>eighth player</source>
        <translation>восьмого игрока</translation>
    </message>
    <message>
        <source>the miners dig</source>
        <translation>минёры копают</translation>
    </message>
    <message>
        <source>the orders of %1 are taken up</source>
        <translation>приказы подобраны: %1</translation>
    </message>
    <message>
        <source>the players say %1</source>
        <translation>по словам игроков %1</translation>
    </message>
    <message>
        <source>the relief army makes %1 whole</source>
        <translation>армия помощи восстанавливает: %1</translation>
    </message>
    <message>
        <source>the salvo is spoiled</source>
        <translation>залп испорчен</translation>
    </message>
    <message>
        <source>the wall %1 is assaulted</source>
        <translation>штурм стены %1</translation>
    </message>
    <message>
        <source>units from %2 fight for %1</source>
        <translation>бой за %1 из %2</translation>
    </message>
    <message>
        <source>what was recorded on %1 lies on %2</source>
        <translation>записанное на %1 лежит на %2</translation>
    </message>
    <message>
        <source>the ship on %1 carries %2 soldiers</source>
        <translation>воинов на корабле на %1: %2</translation>
    </message>
    <message>
        <source>the ship on %1 points %2</source>
        <translation>корабль на %1 смотрит на %2</translation>
    </message>
    <message>
        <source>the ship on %1 is on %2 and points %3</source>
        <translation>корабль с %1 стоит на %2 и смотрит на %3</translation>
    </message>
    <message>
        <source>the figure on %1 belongs to %2</source>
        <translation>фигура на %1: %2</translation>
    </message>
    <message>
        <source>the computer plays %1 as %2; make that move on the table</source>
        <translation>компьютер ходит %1 за %2; сделайте этот ход на столе</translation>
    </message>
    <message>
        <source>the other table plays %1 as %2; make that move here</source>
        <translation>за другим столом ход %1 за %2; сделайте этот ход и здесь</translation>
    </message>
    <message>
        <source>the other table plays %1</source>
        <translation>за другим столом ход %1</translation>
    </message>
    <message>
        <source>the other table puts its record right: %1; do the same here</source>
        <translation>за другим столом исправили запись: %1; сделайте то же самое здесь</translation>
    </message>
    <message>
        <source>the other table takes back %1; say `undo %2` here too</source>
        <translation>за другим столом взяли назад %1; скажите и здесь `undo %2`</translation>
    </message>
    <message>
        <source>both tables have the same record again</source>
        <translation>записи обоих столов снова совпадают</translation>
    </message>
    <message>
        <source>the computer plays %1</source>
        <translation>компьютер ходит %1</translation>
    </message>
    <message>
        <source>a hint for %1: %2</source>
        <translation>подсказка, %1: %2</translation>
    </message>
    <message>
        <source>%1; expected then: %2</source>
        <translation>%1; затем ожидается: %2</translation>
    </message>
    <message>
        <source>nobody owes an action now</source>
        <translation>сейчас никто не должен ходить</translation>
    </message>
    <message>
        <source>the computer is thinking; ask again in a moment</source>
        <translation>компьютер думает; спросите ещё раз чуть позже</translation>
    </message>
    <message>
        <source>%1 owes no action now</source>
        <translation>%1 сейчас не ходит</translation>
    </message>
    <message>
        <source>a hint would tell a secret; ask for it on your own page</source>
        <translation>подсказка выдала бы тайну; попросите её на своей странице</translation>
    </message>
    <message>
        <source>the other table is there</source>
        <translation>другой стол на связи</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>with the clock %1 (at zero: %2)</source>
        <translation>с часами %1 (при нуле: %2)</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2</source>
        <translation>за другим столом играют %1, а за этим столом – %2</translation>
    </message>
    <message>
        <source>the other table is back</source>
        <translation>другой стол снова на связи</translation>
    </message>
    <message>
        <source>the other table comes and goes too often; this is not told for an hour</source>
        <translation>другой стол слишком часто появляется и пропадает; час об этом не сообщается</translation>
    </message>
    <message>
        <source>the other table has ended its game</source>
        <translation>другой стол закончил свою игру</translation>
    </message>
    <message>
        <source>the other table cannot be reached; the game goes on here, and the other table is told what happened when it is back</source>
        <translation>другой стол недоступен; игра здесь продолжается, а другой стол узнает, что произошло, когда связь вернётся</translation>
    </message>
    <message>
        <source>a table was sent away: %1</source>
        <translation>стол получил отказ: %1</translation>
    </message>
    <message>
        <source>it does not know the token</source>
        <translation>он не знает пароля</translation>
    </message>
    <message>
        <source>a picture from the other table was refused: %1</source>
        <translation>снимка с другого стола не принята: %1</translation>
    </message>
    <message>
        <source>it does not say which action it shows</source>
        <translation>не сказано, какое действие на ней</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>она больше 1 МБ</translation>
    </message>
    <message>
        <source>it is not the one that its SHA-256 names</source>
        <translation>это не та снимка, которую называет её SHA-256</translation>
    </message>
    <message>
        <source>it is no whole JPEG</source>
        <translation>это не целый JPEG</translation>
    </message>
    <message>
        <source>the picture of %1 has more than 1 MB; the other table is not shown it</source>
        <translation>снимка действия %1 больше 1 МБ; другой стол её не увидит</translation>
    </message>
    <message>
        <source>the other table shows its picture of action %1, %2 (SHA-256 %3)</source>
        <translation>другой стол показывает свою снимку действия %1, %2 (SHA-256 %3)</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and nothing here; make that move here, or say `undo %3` there</source>
        <translation>на другом столе другая позиция: действие %1 там %2, а здесь ничего; сделайте этот ход здесь или скажите там `undo %3`</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 there and %3 here; say `undo %4` there if %3 counts, or `undo %5` here if %2 counts</source>
        <translation>на другом столе другая позиция: действие %1 там %2, а здесь %3; скажите там `undo %4`, если верно %3, или здесь `undo %5`, если верно %2</translation>
    </message>
    <message>
        <source>the other table has another position: action %1 is %2 here and nothing there; say `undo %3` here, or make that move there</source>
        <translation>на другом столе другая позиция: действие %1 здесь %2, а там ничего; скажите здесь `undo %3` или сделайте этот ход там</translation>
    </message>
    <message>
        <source>`%1` is no address of a table; give the whole address that the other table shows (wss://…)</source>
        <translation>`%1` — не адрес стола; дайте весь адрес, который показывает другой стол (wss://…)</translation>
    </message>
    <message>
        <source>`%1` has no port; give the whole address that the other table shows</source>
        <translation>в `%1` нет порта; дайте весь адрес, который показывает другой стол</translation>
    </message>
    <message>
        <source>the address is not whole behind `#`; copy all of it from the other table, and put it in quotes</source>
        <translation>адрес после `#` не целый; скопируйте его весь с другого стола и возьмите в кавычки</translation>
    </message>
    <message>
        <source>no table answers at %1; start that table first</source>
        <translation>по адресу %1 стол не отвечает; сначала запустите тот стол</translation>
    </message>
    <message>
        <source>the certificate of the table at %1 is another one than the address says; copy the address from that table again</source>
        <translation>сертификат стола по адресу %1 не тот, что в адресе; скопируйте адрес с того стола ещё раз</translation>
    </message>
    <message>
        <source>the other table does not know the token of the address; copy the address from that table again</source>
        <translation>другой стол не знает пароля из адреса; скопируйте адрес с того стола ещё раз</translation>
    </message>
    <message>
        <source>the other table says what is no record of a game</source>
        <translation>то, что говорит другой стол, не запись игры</translation>
    </message>
    <message>
        <source>the other table says more than 1 MB at once</source>
        <translation>другой стол говорит больше 1 МБ за раз</translation>
    </message>
    <message>
        <source>the other table has another version of Umpire (it speaks %1, and this table speaks %2); install the same version at both tables</source>
        <translation>на другом столе другая версия Umpire (там %1, а здесь %2); установите на обоих столах одну версию</translation>
    </message>
    <message>
        <source>the other table plays %1, and this table plays %2; give both the same game</source>
        <translation>на другом столе играют в %1, а на этом в %2; выберите на обоих одну игру</translation>
    </message>
    <message>
        <source>the other table plays the variant `%1`, and this table plays `%2`; give both the same variant</source>
        <translation>на другом столе вариант `%1`, а на этом `%2`; выберите на обоих один вариант</translation>
    </message>
    <message>
        <source>the other table begins at another position; give both the same position</source>
        <translation>другой стол начинает с другой позиции; задайте на обоих одну позицию</translation>
    </message>
    <message>
        <source>both tables say that %1 sits there; give each table a side of its own</source>
        <translation>оба стола говорят, что там сидит %1; дайте каждому столу свою сторону</translation>
    </message>
    <message>
        <source>%1 and %2 have met already</source>
        <translation>%1 и %2 уже играли друг с другом</translation>
    </message>
    <message>
        <source>%1 came after the first round, and a round robin takes no new player then; withdraw the player</source>
        <translation>%1 приходит после первого тура, а круговой турнир тогда уже не принимает новых игроков; снимите игрока</translation>
    </message>
    <message>
        <source>%1 has more points than a Tournament Report File can hold; give a win fewer points</source>
        <translation>у %1 больше очков, чем помещается в Tournament Report File; давайте за победу меньше очков</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>пропущен игрок %1</translation>
    </message>
    <message>
        <source>%1 is paired twice or is away</source>
        <translation>%1 стоит в двух парах или отсутствует</translation>
    </message>
    <message>
        <source>%1 players are in the draw of the round robin; it takes 2 to %2</source>
        <translation>в круговом турнире игроков: %1; их может быть от 2 до %2</translation>
    </message>
    <message>
        <source>%1 players play round %2, and a table has %3 seats; a table takes 3 to %4 and has to be full</source>
        <translation>в туре %2 игроков: %1, а мест за столом: %3; за столом от 3 до %4 мест, и все должны быть заняты</translation>
    </message>
    <message>
        <source>%1, and %2 in all; enter them, or let the arbiter go on without them</source>
        <translation>%1, всего %2; введите их, или пусть судья продолжит без них</translation>
    </message>
    <message>
        <source>%1, line %2, column `%3`: %4</source>
        <translation>%1, строка %2, столбец `%3`: %4</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, строка %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2: a quote stands inside a field without quotes; quote the whole field and write the quote twice</source>
        <translation>%1, строка %2: кавычка стоит в поле без кавычек; возьмите всё поле в кавычки и напишите кавычку дважды</translation>
    </message>
    <message>
        <source>%1, line %2: no column is called `name`; the first line names the columns, such as `name,club,rating`</source>
        <translation>%1, строка %2: нет столбца `имя`; первая строка называет столбцы, например `имя,клуб,рейтинг`</translation>
    </message>
    <message>
        <source>%1, line %2: something stands behind a closing quote; write quotes inside a field twice</source>
        <translation>%1, строка %2: после закрывающей кавычки что-то стоит; пишите кавычки внутри поля дважды</translation>
    </message>
    <message>
        <source>%1, line %2: the fields are %3, and those of the first line are %4; add or remove a separator</source>
        <translation>%1, строка %2: полей %3, а в первой строке %4; добавьте или уберите разделитель</translation>
    </message>
    <message>
        <source>%1, line %2: the quote is not closed; add a quote at the field&apos;s end</source>
        <translation>%1, строка %2: кавычка не закрыта; добавьте кавычку в конце поля</translation>
    </message>
    <message>
        <source>%1: %2 players are in the file; give 1 to %3</source>
        <translation>%1: игроков в файле: %2; дайте от 1 до %3</translation>
    </message>
    <message>
        <source>%1: it wrote no pairing; check that it is a pairing program</source>
        <translation>%1: программа не записала пары; проверьте, что это программа жеребьёвки</translation>
    </message>
    <message>
        <source>%1: no line begins with 001; this is no Tournament Report File</source>
        <translation>%1: ни одна строка не начинается с 001; это не Tournament Report File</translation>
    </message>
    <message>
        <source>%1: the file is UTF-16; save it as `CSV UTF-8`</source>
        <translation>%1: файл в UTF-16; сохраните его как `CSV UTF-8`</translation>
    </message>
    <message>
        <source>%1: the file is empty; its first line names the columns, such as `name,club,rating`</source>
        <translation>%1: файл пуст; первая строка называет столбцы, например `имя,клуб,рейтинг`</translation>
    </message>
    <message>
        <source>%1: there is no such pairing program; give the path of bbpPairings or of javafo.jar</source>
        <translation>%1: нет такой программы жеребьёвки; дайте путь к bbpPairings или к javafo.jar</translation>
    </message>
    <message>
        <source>%1; enter it, or let the arbiter go on without it</source>
        <translation>%1; введите его, или пусть судья продолжит без него</translation>
    </message>
    <message>
        <source>Board points</source>
        <translation>Очки на досках</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Личная встреча</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Ходит первым</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Тур %1, стол %2</translation>
    </message>
    <message>
        <source>Your code, for you alone</source>
        <translation>Ваш код, только для вас</translation>
    </message>
    <message>
        <source>After the game scan the square, tap your table and type the code. All players of the table say the result.</source>
        <translation>После партии отсканируйте квадрат, коснитесь своего стола и введите код. Результат называют все игроки за столом.</translation>
    </message>
    <message>
        <source>%1 has no code; print slips on the arbiter&apos;s page, or give a file with a code for each player</source>
        <translation>%1: нет кода; напечатайте листки со страницы судьи или дайте файл с кодом каждого игрока</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Пары тура %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>Результаты тура %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Место за столом</translation>
    </message>
    <message>
        <source>Second seat</source>
        <translation>Вторым ходом</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>Ходит вторым</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Положение после тура %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>`%1` is no number of a player; give 1 to %2</source>
        <translation>`%1` не номер игрока; дайте от 1 до %2</translation>
    </message>
    <message>
        <source>`%1` is no number of rounds; give 1 to %2</source>
        <translation>`%1` не число туров; дайте от 1 до %2</translation>
    </message>
    <message>
        <source>`%1` is no rating; give a whole number from 0 to %2, or leave the field empty</source>
        <translation>`%1` не рейтинг; дайте целое число от 0 до %2 или оставьте поле пустым</translation>
    </message>
    <message>
        <source>a Swiss needs its number of rounds before the first; give one</source>
        <translation>швейцарской системе нужно число туров до первого тура; дайте его</translation>
    </message>
    <message>
        <source>a Tournament Report File has tables of two only; export the standings instead</source>
        <translation>в Tournament Report File столы только на двоих; выгрузите вместо него положение</translation>
    </message>
    <message>
        <source>a line is not two players&apos; starting ranks</source>
        <translation>строка не состоит из стартовых номеров двух игроков</translation>
    </message>
    <message>
        <source>all %1 rounds of the tournament are made; plan more of them, or print the standings</source>
        <translation>все туры турнира готовы (%1); запланируйте ещё или напечатайте положение</translation>
    </message>
    <message>
        <source>another column says the same; remove one of them</source>
        <translation>другой столбец говорит то же; уберите один из них</translation>
    </message>
    <message>
        <source>away</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>отдыхает</translation>
    </message>
    <message>
        <source>bye, a full point</source>
        <translation>отдыхает, целое очко</translation>
    </message>
    <message>
        <source>bye, half a point</source>
        <translation>отдыхает, пол-очка</translation>
    </message>
    <message>
        <source>fewer than two players play round %1; nobody can be paired</source>
        <translation>в туре %1 играет меньше двух игроков; пару составить нельзя</translation>
    </message>
    <message>
        <source>it cannot be started; check that it is a program, and for JaVaFo that Java is installed</source>
        <translation>не запускается; проверьте, что это программа, а для JaVaFo — что установлена Java</translation>
    </message>
    <message>
        <source>it ended with the status %1 (%2); put the tournament right, or pair by hand</source>
        <translation>завершилась со статусом %1 (%2); исправьте турнир или составьте пары вручную</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>она ничего не сказала</translation>
    </message>
    <message>
        <source>it took longer than %1 s and was ended; try again, or pair by hand</source>
        <translation>заняла больше %1 с и была остановлена; попробуйте снова или составьте пары вручную</translation>
    </message>
    <message>
        <source>its first line is not the number of its other lines</source>
        <translation>первая строка не равна числу остальных строк</translation>
    </message>
    <message>
        <source>line %1 has the number %2 too; give each number once</source>
        <translation>в строке %1 тоже стоит номер %2; давайте каждый номер один раз</translation>
    </message>
    <message>
        <source>line %1 has the same name and club; remove one of them, or tell them apart</source>
        <translation>в строке %1 те же имя и клуб; уберите одну из строк или различите их</translation>
    </message>
    <message>
        <source>no file can be written for the pairing program; check that the folder for temporary files has room</source>
        <translation>не удаётся записать файл для программы жеребьёвки; проверьте, есть ли место в папке временных файлов</translation>
    </message>
    <message>
        <source>no pairing program is installed for a Swiss; install bbpPairings or JaVaFo and name it by %1, or play a round robin</source>
        <translation>не установлена программа жеребьёвки для швейцарской системы; установите bbpPairings или JaVaFo и укажите её в %1, или играйте круговой турнир</translation>
    </message>
    <message>
        <source>nobody has the starting rank %1</source>
        <translation>ни у кого нет стартового номера %1</translation>
    </message>
    <message>
        <source>round %1 does not agree with the line of the opponent %2; put one of them right</source>
        <translation>тур %1 не согласуется со строкой соперника %2; исправьте одну из них</translation>
    </message>
    <message>
        <source>round %1 is no opponent, seat and result; write it such as `  12 w 1` or `0000 - U`</source>
        <translation>тур %1 не состоит из соперника, места и результата; запишите его, например, как `  12 w 1` или `0000 - U`</translation>
    </message>
    <message>
        <source>table %1 has %2 seats, and the result has %3; give one for each seat</source>
        <translation>за столом %1 мест: %2, а в результате: %3; дайте по одному на каждое место</translation>
    </message>
    <message>
        <source>the address for the QR code is too long; give a shorter one</source>
        <translation>адрес для QR-кода слишком длинный; дайте короче</translation>
    </message>
    <message>
        <source>the name is missing; give one, or remove the line</source>
        <translation>имени нет; дайте его или уберите строку</translation>
    </message>
    <message>
        <source>the pairing program&apos;s answer is no pairing: %1; pair this round by hand, or use another program</source>
        <translation>ответ программы жеребьёвки — не пары: %1; составьте пары тура вручную или возьмите другую программу</translation>
    </message>
    <message>
        <source>the result of table %1 in round %2 (%3) is missing</source>
        <translation>нет результата стола %1 в туре %2 (%3)</translation>
    </message>
    <message>
        <source>the signal %1 ended it (%2); try another program, or pair by hand</source>
        <translation>её остановил сигнал %1 (%2); попробуйте другую программу или составьте пары вручную</translation>
    </message>
    <message>
        <source>the starting rank %1 stands in an earlier line too; give each rank once</source>
        <translation>стартовый номер %1 уже стоит в строке выше; давайте каждый номер один раз</translation>
    </message>
    <message>
        <source>the starting rank in the columns 5 to 8 or the rating in the columns 49 to 52 is no number; put it right</source>
        <translation>стартовый номер в столбцах с 5 по 8 или рейтинг в столбцах с 49 по 52 — не число; исправьте его</translation>
    </message>
    <message>
        <source>the text has an end of line or a control character; remove it</source>
        <translation>в тексте есть конец строки или управляющий знак; уберите его</translation>
    </message>
    <message>
        <source>the text is longer than %1 bytes; shorten it</source>
        <translation>текст длиннее %1 байт; сократите его</translation>
    </message>
    <message>
        <source>there is no round %1; the last one is %2</source>
        <translation>нет тура %1; последний — %2</translation>
    </message>
    <message>
        <source>there is no table %1 in round %2; look at the pairings</source>
        <translation>в туре %2 нет стола %1; посмотрите пары</translation>
    </message>
    <message>
        <source>two players have a bye</source>
        <translation>отдыхают двое игроков</translation>
    </message>
    <message>
        <source>%1: this is no tournament that Umpire wrote (%2); give another file, or import the players again</source>
        <translation>%1: это не турнир, записанный Umpire (%2); дайте другой файл или загрузите игроков снова</translation>
    </message>
    <message>
        <source>the record has no action yet</source>
        <translation>в записи ещё нет действий</translation>
    </message>
    <message>
        <source>%1: this is no file of games that `umpire lab` kept</source>
        <translation>%1: этот файл записан не командой `umpire lab`</translation>
    </message>
    <message>
        <source>%1: line %2 is damaged; delete that line</source>
        <translation>%1: строка %2 повреждена; удалите эту строку</translation>
    </message>
    <message>
        <source>towers and walls; who reaches the other&apos;s home row wins</source>
        <translation>башни и стены; побеждает, кто достиг чужого домашнего ряда</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough wins at once</source>
        <translation>с катапультами; прорыв побеждает сразу</translation>
    </message>
    <message>
        <source>with catapults; a breakthrough must survive a turn</source>
        <translation>с катапультами; прорыв должен продержаться ход</translation>
    </message>
    <message>
        <source>only who cannot act loses</source>
        <translation>проигрывает лишь тот, кто не может ходить</translation>
    </message>
    <message>
        <source>each side opens by scattering a tower</source>
        <translation>каждая сторона начинает, разбирая башню (взятка)</translation>
    </message>
    <message>
        <source>the bribe opening, then with catapults</source>
        <translation>начало со взяткой, затем с катапультами</translation>
    </message>
    <message>
        <source>basic on a whole chessboard</source>
        <translation>базовая игра на целой шахматной доске</translation>
    </message>
    <message>
        <source>four players on a chessboard</source>
        <translation>четыре игрока на шахматной доске</translation>
    </message>
    <message>
        <source>three players on a hexagon of side five</source>
        <translation>три игрока на шестиугольнике со стороной 5</translation>
    </message>
    <message>
        <source>three players on a hexagon of side four</source>
        <translation>три игрока на шестиугольнике со стороной 4</translation>
    </message>
    <message>
        <source>two galleys each</source>
        <translation>по две галеры</translation>
    </message>
    <message>
        <source>one galley each</source>
        <translation>по одной галере</translation>
    </message>
    <message>
        <source>a galley sinks as soon as one side is bare</source>
        <translation>галера тонет, как только один борт без вёсел</translation>
    </message>
    <message>
        <source>a turn does not go on by a match</source>
        <translation>поворот без хода на спичку вперёд</translation>
    </message>
    <message>
        <source>after each step&apos;s movement the table says where the galleys lie</source>
        <translation>после движения каждого шага стол говорит, где галеры</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>два игрока, рекомендованные толкования</translation>
    </message>
    <message>
        <source>two players with two domains, 24 figures and two capitals each</source>
        <translation>два игрока, у каждого два владения, 24 фигуры и две столицы</translation>
    </message>
    <message>
        <source>three domains and open sea; alliances and sales</source>
        <translation>три владения и открытое море; союзы и продажи</translation>
    </message>
    <message>
        <source>four domains; alliances and sales</source>
        <translation>четыре владения; союзы и продажи</translation>
    </message>
    <message>
        <source>five domains on a larger map; alliances and sales</source>
        <translation>пять владений на большей карте; союзы и продажи</translation>
    </message>
    <message>
        <source>six domains on a larger map; alliances and sales</source>
        <translation>шесть владений на большей карте; союзы и продажи</translation>
    </message>
    <message>
        <source>seven domains on a larger map; alliances and sales</source>
        <translation>семь владений на большей карте; союзы и продажи</translation>
    </message>
    <message>
        <source>eight domains on a larger map; alliances and sales</source>
        <translation>восемь владений на большей карте; союзы и продажи</translation>
    </message>
    <message>
        <source>a turn is a move or an attack; moves may bend</source>
        <translation>ход – это движение или атака; путь может изгибаться</translation>
    </message>
    <message>
        <source>the ship that moved may attack in the same turn</source>
        <translation>походивший корабль может атаковать в тот же ход</translation>
    </message>
    <message>
        <source>a move goes straight on</source>
        <translation>ход идёт только прямо</translation>
    </message>
    <message>
        <source>two players lead each fleet</source>
        <translation>каждым флотом командуют двое</translation>
    </message>
    <message>
        <source>the recommended readings</source>
        <translation>рекомендованные толкования</translation>
    </message>
    <message>
        <source>five other readings together</source>
        <translation>пять других толкований вместе</translation>
    </message>
    <message>
        <source>%1 has asked for a hint</source>
        <translation>%1 просит подсказку</translation>
    </message>
    <message>
        <source>%1: on the table %2, in the record %3</source>
        <translation>%1: на столе %2, в записи %3</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Над столом рука</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Согласны: %1</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Всё в порядке</translation>
    </message>
    <message>
        <source>Expected then: %1</source>
        <translation>Затем ожидается: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Не по правилам</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Слишком темно</translation>
    </message>
    <message>
        <source>Allowed to stand</source>
        <translation>Остаётся, вопреки правилам</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Оставить так</translation>
    </message>
    <message>
        <source>Put the table as the drawing shows, or correct the record.</source>
        <translation>Приведите стол к виду на рисунке или исправьте запись.</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Пусть будет как на столе</translation>
    </message>
    <message>
        <source>Make this move on the table.</source>
        <translation>Сделайте этот ход на столе.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Ещё не закончено</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Others must agree</source>
        <translation>Нужно согласие других</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Table and record agree again</source>
        <translation>Стол и запись снова сходятся</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Стол и запись расходятся</translation>
    </message>
    <message>
        <source>Take it back on the table, or let it stand.</source>
        <translation>Верните на столе или оставьте так.</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Взято назад</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>Камера пропала</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>Ход компьютера</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Игра начинается</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Игра продолжается</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>Лампа бликует</translation>
    </message>
    <message>
        <source>The other table differs</source>
        <translation>На другом столе иначе</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Жду, пока всё замрёт</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Стол или камера сдвинулись</translation>
    </message>
    <message>
        <source>The umpire asks %1</source>
        <translation>Судья ждёт ответа: %1</translation>
    </message>
    <message>
        <source>The umpire asks</source>
        <translation>Судья спрашивает</translation>
    </message>
    <message>
        <source>The umpire asks: %1</source>
        <translation>Судья спрашивает: %1</translation>
    </message>
    <message>
        <source>The umpire refuses</source>
        <translation>Судья не принимает</translation>
    </message>
    <message>
        <source>This would take back a result of chance.</source>
        <translation>Это отменяет и случай.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Ожидание камеры</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>%1 goes forward</source>
        <translation>%1 идёт вперёд</translation>
    </message>
    <message>
        <source>%1 cannot go forward</source>
        <translation>%1 не может идти вперёд</translation>
    </message>
    <message>
        <source>%1 goes forward by %2 mm</source>
        <translation>%1 идёт вперёд на %2 мм</translation>
    </message>
    <message>
        <source>%1 turns left by %2°</source>
        <translation>%1 поворачивает налево на %2°</translation>
    </message>
    <message>
        <source>%1 turns left</source>
        <translation>%1 поворачивает налево</translation>
    </message>
    <message>
        <source>%1 turns right by %2°</source>
        <translation>%1 поворачивает направо на %2°</translation>
    </message>
    <message>
        <source>%1 turns right</source>
        <translation>%1 поворачивает направо</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm</source>
        <translation>%1 вперёд на %2 мм</translation>
    </message>
    <message>
        <source>%1 forward by %2 mm, until it touches %3</source>
        <translation>%1 вперёд на %2 мм, до касания с %3</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm</source>
        <translation>%1 налево на %2 градусов и %3 мм</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm</source>
        <translation>%1 направо на %2 градусов и %3 мм</translation>
    </message>
    <message>
        <source>%1 turn left by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 налево на %2 градусов и %3 мм, до касания с %4</translation>
    </message>
    <message>
        <source>%1 turn right by %2 degrees and %3 mm, until it touches %4</source>
        <translation>%1 направо на %2 градусов и %3 мм, до касания с %4</translation>
    </message>
    <message>
        <source>%1 is not seen near its recorded place</source>
        <translation>%1: рядом с записанным местом не видна</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place, turned by %3°</source>
        <translation>%1 стоит в %2 мм от записанного места и повёрнута на %3°</translation>
    </message>
    <message>
        <source>%1 lies %2 mm from its recorded place</source>
        <translation>%1 стоит в %2 мм от записанного места</translation>
    </message>
    <message>
        <source>%1 and %2 collide</source>
        <translation>%1 и %2 сталкиваются</translation>
    </message>
    <message>
        <source>%1 and %2 collide: %3</source>
        <translation>%1 и %2 сталкиваются: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n point(s) of damage</source>
        <translation>
            <numerusform>%1 получает %n очко урона</numerusform>
            <numerusform>%1 получает %n очка урона</numerusform>
            <numerusform>%1 получает %n очков урона</numerusform>
        </translation>
    </message>
    <message>
        <source>the place of each seat as in %1, or %2</source>
        <translation>место каждого игрока, например %1, или %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 or what its %n board(s) won as in %2</source>
        <translation>
            <numerusform>%1 или очки его %n доски, например %2</numerusform>
            <numerusform>%1 или очки его %n досок, например %2</numerusform>
            <numerusform>%1 или очки его %n досок, например %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>`%1` is no result of a table with %n seat(s); give %2; `none` takes a result away</source>
        <translation>
            <numerusform>`%1` не результат стола на %n игрока; укажите %2; `none` убирает результат</numerusform>
            <numerusform>`%1` не результат стола на %n игроков; укажите %2; `none` убирает результат</numerusform>
            <numerusform>`%1` не результат стола на %n игроков; укажите %2; `none` убирает результат</numerusform>
        </translation>
    </message>
    <message>
        <source>players say how the game ended that they played; say anything else to the arbiter</source>
        <translation>игроки сообщают, чем закончилась сыгранная партия; всё остальное скажите арбитру</translation>
    </message>
    <message>
        <source>a ruling has the arbiter&apos;s name and a reason</source>
        <translation>у решения есть имя арбитра и причина</translation>
    </message>
    <message>
        <source>a command is a line of text, such as %1 or %2</source>
        <translation>команда — это строка текста, например %1 или %2</translation>
    </message>
    <message>
        <source>the game takes no commands now</source>
        <translation>игра сейчас не принимает команд</translation>
    </message>
    <message>
        <source>a change of a tournament has the arbiter&apos;s name</source>
        <translation>у изменения турнира есть имя арбитра</translation>
    </message>
    <message>
        <source>to go on without all results needs a reason</source>
        <translation>чтобы продолжить без всех результатов, нужна причина</translation>
    </message>
    <message>
        <source>name: give the tournament one</source>
        <translation>name: дайте турниру название</translation>
    </message>
    <message>
        <source>the last actions do not count</source>
        <translation>последние ходы не считаются</translation>
    </message>
    <message>
        <source>illegal: %1</source>
        <translation>не по правилам: %1</translation>
    </message>
    <message>
        <source>may become %1</source>
        <translation>может стать: %1</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>нечто тайное</translation>
    </message>
    <message>
        <source>the arbiter %1 rules</source>
        <translation>арбитр %1 решает</translation>
    </message>
    <message>
        <source>%1 has to lose oars or masts: which did it lose?</source>
        <translation>%1 должна потерять вёсла или мачты: что она потеряла?</translation>
    </message>
    <message>
        <source>%1 lies %2; %3</source>
        <translation>%1 лежит %2; %3</translation>
    </message>
    <message>
        <source>%1 lies %2; say `confirmed` once more if it is to count as it lies</source>
        <translation>%1 лежит %2; скажите `confirmed` ещё раз, если считать так, как лежит</translation>
    </message>
    <message>
        <source>the orders that lie there are not clear: what are they?</source>
        <translation>лежащие там приказы неясны: какие они?</translation>
    </message>
    <message>
        <source>A galley sinks when it has no oar left. Whoever loses the last galley loses the game.</source>
        <translation>Галера тонет, когда у неё не осталось вёсел. Кто потерял последнюю галеру, проигрывает.</translation>
    </message>
    <message>
        <source>A ship at the coast takes one or two soldiers from squares beside it aboard, and later lands them in one turn.</source>
        <translation>Корабль у берега берёт на борт одного или двух воинов с клеток рядом с собой, а потом высаживает их за один ход.</translation>
    </message>
    <message>
        <source>A soldier walks one square along the coast.</source>
        <translation>Воин идёт на одну клетку по берегу.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Catapult: three stones on a cell. Only the advanced game has catapults; they throw a stone two or three cells far.</source>
        <translation>Катапульта: три камня на клетке. Она есть только в усложнённой игре и бросает камень на две или три клетки.</translation>
    </message>
    <message>
        <source>Coast line: the edge of a port. Its gaps are the entrances, and a battery stands at each side of a gap.</source>
        <translation>Линия берега: край порта. Разрывы в ней – это входы, и по обе стороны разрыва стоит по батарее.</translation>
    </message>
    <message>
        <source>Each galley has eight loose matches for its orders, and a screen to lay them behind. No match head may touch a striking strip.</source>
        <translation>К каждой галере полагаются восемь свободных спичек для приказов и ширма, за которой их выкладывают. Головки спичек не должны касаться тёрки.</translation>
    </message>
    <message>
        <source>Each player has one or more galleys. A galley is the sleeve of a matchbox; a triangle on the deck marks its bow.</source>
        <translation>У каждого игрока одна галера или несколько. Галера – это футляр спичечного коробка; треугольник на палубе обозначает нос.</translation>
    </message>
    <message>
        <source>Each side has 39 pieces: 29 ships, 4 coastal batteries and 6 mines. The opponent sees only their backs.</source>
        <translation>У каждой стороны 39 жетонов: 29 кораблей, 4 береговые батареи и 6 мин. Противник видит только их обороты.</translation>
    </message>
    <message>
        <source>Each side puts two stones on every cell of its home row. Row 1 is the home row of the Romans, row 7 that of the Gauls.</source>
        <translation>Каждая сторона кладёт по два камня на каждую клетку своего домашнего ряда. Ряд 1 – у римлян, ряд 7 – у галлов.</translation>
    </message>
    <message>
        <source>Either side may begin, with a ship that leaves its port.</source>
        <translation>Начать может любая сторона: её корабль выходит из порта.</translation>
    </message>
    <message>
        <source>From then on nobody begins: both sides lay their orders in secret and carry them out at the same time.</source>
        <translation>Дальше никто не начинает: обе стороны выкладывают приказы втайне и выполняют их одновременно.</translation>
    </message>
    <message>
        <source>Headed matches in the long sides are oars. Headless matches on the deck are masts. The oars of one side and the masts are 8 together: 6 and 2, 5 and 3, or 4 and 4.</source>
        <translation>Спички с головкой в длинных бортах – это вёсла. Спички без головки на палубе – это мачты. Вёсел одного борта и мачт вместе 8: 6 и 2, 5 и 3 или 4 и 4.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Как победить</translation>
    </message>
    <message>
        <source>In each round both sides draw a chit, and the higher number acts first. It has two actions with an even number and one with an odd number; the other side has one.</source>
        <translation>В каждом круге обе стороны тянут по жетону, и первым действует большее число. При чётном числе у него два действия, при нечётном – одно; у другой стороны одно.</translation>
    </message>
    <message>
        <source>Lay out the map, a die and two cups: one with the grey chits of the Imperials, one with the green chits of the Turks.</source>
        <translation>Разложите карту, кубик и два стакана: в одном серые жетоны имперцев, в другом зелёные жетоны турок.</translation>
    </message>
    <message>
        <source>The Romans (red) begin. Then the sides take turns and use one figure each.</source>
        <translation>Начинают римляне (красные). Потом стороны ходят по очереди, одной фигурой за ход.</translation>
    </message>
    <message>
        <source>Mast: a headless match on the deck. It stands for soldiers. Each mast allows one fire order, and more masts drop more matches.</source>
        <translation>Мачта: спичка без головки на палубе. Она означает воинов. Каждая мачта даёт право на один приказ «огонь», и чем больше мачт, тем больше спичек роняют.</translation>
    </message>
    <message>
        <source>Mine: it never moves. What attacks it is lost together with it; only a minesweeper removes it unharmed.</source>
        <translation>Мина: она никогда не движется. Кто её атакует, гибнет вместе с ней; невредимым её снимает только тральщик.</translation>
    </message>
    <message>
        <source>Morale: the number that a result has to reach. That of the Imperials rises with each wall they hold and falls with each unit they lose.</source>
        <translation>Боевой дух: число, которого должен достичь результат. У имперцев он растёт за каждую стену, которую они держат, и падает за каждую потерянную фигуру.</translation>
    </message>
    <message>
        <source>Move a tower: its two stones go to the next two cells in a straight or diagonal line, one to each. Each of these cells is empty or holds a wall of your own, which becomes a tower.</source>
        <translation>Сходите башней: два её камня ложатся на две следующие клетки по прямой или по диагонали, по одному на каждую. Каждая из этих клеток пуста, или на ней стоит ваша стена – тогда стена становится башней.</translation>
    </message>
    <message>
        <source>Move one ship in any direction, diagonally too, as far as its kind allows or less. It jumps over nothing, and it crosses the coast line only at an entrance.</source>
        <translation>Сходите одним кораблём в любую сторону, и по диагонали, насколько позволяет его вид, или ближе. Он ни через что не перепрыгивает и пересекает линию берега только через вход.</translation>
    </message>
    <message>
        <source>Officer: Abdurrahman, Charles of Lorraine or Maximilian Emanuel. A marker pays for an officer&apos;s special actions, such as making a unit whole.</source>
        <translation>Офицер: Абдуррахман, Карл Лотарингский или Максимилиан Эмануил. Особые действия офицера, например восстановление фигуры, оплачивает его маркер.</translation>
    </message>
    <message>
        <source>Or sacrifice: take one stone off your tower and an enemy wall off a neighbouring cell. Your tower becomes a wall.</source>
        <translation>Или пожертвуйте: снимите один камень со своей башни и вражескую стену с соседней клетки. Ваша башня становится стеной.</translation>
    </message>
    <message>
        <source>Or say “I attack” and point at an enemy piece on a neighbouring square. Both are turned up. The weaker is removed, and equal ones both are.</source>
        <translation>Или скажите «Атакую» и укажите на вражеский жетон на соседней клетке. Оба открывают. Более слабый снимают, при равной силе снимают оба.</translation>
    </message>
    <message>
        <source>Order match: a match that gives an order. Head ahead: go forward one match&apos;s length. Head to the left or right: turn that way by 60 degrees and go on. Headless and crosswise: fire. Two heads back: re-arrange the oars.</source>
        <translation>Спичка приказа: спичка, которая отдаёт приказ. Головка вперёд: вперёд на длину спички. Головка влево или вправо: поворот туда на 60 градусов и ход дальше. Без головки поперёк: огонь. Две головки назад: перестановка вёсел.</translation>
    </message>
    <message>
        <source>Place the units as the map says: 8 of the Imperials in the camps, 8 of the Turks on the walls. The track begins with turn 1, mining 1, and with 4 for the artillery and for the morale of both sides.</source>
        <translation>Расставьте фигуры, как показывает карта: 8 имперских в лагерях, 8 турецких на стенах. В начале на шкале ход 1, подкопы 1, артиллерия и боевой дух обеих сторон – по 4.</translation>
    </message>
    <message>
        <source>Lay the map between the players. Each side has 6 ships and 6 soldiers. One die is needed.</source>
        <translation>Положите карту между игроками. У каждой стороны 6 кораблей и 6 воинов. Нужен один кубик.</translation>
    </message>
    <message>
        <source>Put your ships anywhere in your port. The four batteries stand at the entrances. Mines lie in the port or stay off the board.</source>
        <translation>Расставьте корабли где угодно в своём порту. Четыре батареи стоят у входов. Мины лежат в порту или вне доски.</translation>
    </message>
    <message>
        <source>Side zone: the strips beside the long sides of the galley that fires. Against a target there, plain ends hit like heads.</source>
        <translation>Боковая зона: полосы вдоль длинных бортов стреляющей галеры. По цели в этой зоне концы без головки попадают так же, как головки.</translation>
    </message>
    <message>
        <source>Spoiled toss: a dropped match has touched a galley or an order match. All matches of the toss miss.</source>
        <translation>Испорченный бросок: брошенная спичка коснулась галеры или спички приказа. Весь бросок мимо.</translation>
    </message>
    <message>
        <source>Step: the unit is turned to its damaged side, with the smaller number. A damaged unit is removed.</source>
        <translation>Ступень: фигуру переворачивают на повреждённую сторону, с меньшим числом. Повреждённую фигуру снимают.</translation>
    </message>
    <message>
        <source>Tactical move: whoever is attacked in a boarding may move another ship instead of throwing the die, and loses a fighter for that.</source>
        <translation>Тактический ход: тот, на кого напали при абордаже, может вместо броска пойти другим кораблём, но теряет за это бойца.</translation>
    </message>
    <message>
        <source>Take a board of 8 columns and 7 rows, and 16 stones for each side: light ones for the Romans, dark ones for the Gauls.</source>
        <translation>Нужна доска из 8 столбцов и 7 рядов и по 16 камней на каждую сторону: светлые у римлян, тёмные у галлов.</translation>
    </message>
    <message>
        <source>The Imperials win when the Turkish morale has fallen to 0 and at most four Turkish units are left. Otherwise the Turks win.</source>
        <translation>Имперцы побеждают, если боевой дух турок упал до 0 и осталось не больше четырёх турецких фигур. Иначе побеждают турки.</translation>
    </message>
    <message>
        <source>The Romans move first. Then the sides take turns with one action each. Nobody may pass.</source>
        <translation>Первыми ходят римляне. Потом стороны ходят по очереди, по одному действию. Пропускать ход нельзя.</translation>
    </message>
    <message>
        <source>The orders lie open. In step 1 both galleys go forward; in step 2 galley B1 goes forward again, and galley A1 fires.</source>
        <translation>Приказы открыты. На шаге 1 обе галеры идут вперёд; на шаге 2 галера B1 снова идёт вперёд, а галера A1 стреляет.</translation>
    </message>
    <message>
        <source>The second match lies on galley B1: the toss is spoiled, and even the first match does not count.</source>
        <translation>Вторая спичка лежит на галере B1: бросок испорчен, и даже первая спичка не считается.</translation>
    </message>
    <message>
        <source>The ships start on the anchors. Then the players place their soldiers in turn on the squares of their own coast, one on a square.</source>
        <translation>Корабли начинают на якорях. Потом игроки по очереди ставят воинов на клетки своего берега, по одному на клетку.</translation>
    </message>
    <message>
        <source>The tower on c1 goes to d2 and e3. The wall on d2 becomes a tower.</source>
        <translation>Камни башни с c1 ложатся на d2 и e3. Стена на d2 становится башней.</translation>
    </message>
    <message>
        <source>Tower: two stones of one colour on a cell. Only towers move.</source>
        <translation>Башня: два камня одного цвета на клетке. Ходят только башни.</translation>
    </message>
    <message>
        <source>Wall and breach: the Turks stand on the walls (Víziváros, the North, West, South and East wall, and the Middle zone), the Imperials in the camps (the North, West and South camp, and the Danube bank) and in the breaches of a wall. A wall without Turks falls to the units in its breaches.</source>
        <translation>Стена и брешь: турки стоят на стенах (в Водном городе, на северной, западной, южной и восточной стене и в средней зоне), имперцы – в лагерях (в северном, западном и южном лагере и на берегу Дуная) и в брешах стены. Стена без турок достаётся фигурам в её брешах.</translation>
    </message>
    <message>
        <source>Wall: one stone alone. It never moves, and it blocks the way.</source>
        <translation>Стена: один камень. Она никогда не ходит и преграждает путь.</translation>
    </message>
    <message>
        <source>What to lay out</source>
        <translation>Что разложить</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>Whoever has lost the landing ship or all three missile ships cannot win any more.</source>
        <translation>Кто потерял десантный корабль или все три ракетных корабля, победить уже не может.</translation>
    </message>
    <message>
        <source>With equal numbers nobody acts. When the second 0 is drawn, the turn ends. The game has eight turns.</source>
        <translation>При равных числах никто не действует. Когда вытянут второй 0, ход кончается. В игре восемь ходов.</translation>
    </message>
    <message>
        <source>Words to know</source>
        <translation>Нужные слова</translation>
    </message>
    <message>
        <source>You also win when it is the opponent&apos;s turn and the opponent has no legal action.</source>
        <translation>Вы побеждаете и тогда, когда противнику ходить, а допустимого действия у него нет.</translation>
    </message>
    <message>
        <source>You win as soon as one of your stones is on the opponent&apos;s home row.</source>
        <translation>Вы побеждаете, как только ваш камень оказывается на домашнем ряду противника.</translation>
    </message>
    <message>
        <source>You win when the enemy has no soldier left, or when three of your soldiers stand on the enemy fortress.</source>
        <translation>Вы побеждаете, когда у врага не осталось воинов или когда три ваших воина стоят на вражеской крепости.</translation>
    </message>
    <message>
        <source>You win when your landing ship enters the enemy port. An entrance is open when both its batteries are gone.</source>
        <translation>Вы побеждаете, когда ваш десантный корабль входит в порт противника. Вход открыт, когда сняты обе его батареи.</translation>
    </message>
    <message>
        <source>masts</source>
        <translation>мачты</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>вёсла</translation>
    </message>
    <message>
        <source>The Roman ship goes from c9 to e9. Its bow hits the Greek ship from the side and sinks it.</source>
        <translation>Римский корабль идёт с c9 на e9. Его нос бьёт греческий корабль в борт и топит его.</translation>
    </message>
    <message>
        <source>side zone</source>
        <translation>боковая зона</translation>
    </message>
    <message>
        <source>called</source>
        <translation>объявлено</translation>
    </message>
    <message>
        <source>much of the picture is white, and nothing can be told there; lower the camera&apos;s exposure, or dim the lamp</source>
        <translation>большая часть снимка белая, и там ничего не различить; уменьшите экспозицию камеры или приглушите лампу</translation>
    </message>
    <message>
        <source>the camera trembles; fasten it, or put its stand on another table</source>
        <translation>камера дрожит; закрепите её или поставьте её штатив на другой стол</translation>
    </message>
    <message>
        <source>the picture is mirrored: its tags are seen as in a mirror; turn mirroring off where the camera is set</source>
        <translation>снимок зеркальный: метки видны как в зеркале; выключите зеркальное отражение в настройках камеры</translation>
    </message>
    <message>
        <source>the printed board of this game is not seen; lay it between the tags, and take your hands off it</source>
        <translation>напечатанное поле этой игры не видно; положите его между метками и уберите с него руки</translation>
    </message>
    <message>
        <source>%1 stands, for the other side has played on</source>
        <translation>%1 остаётся: другая сторона продолжила игру</translation>
    </message>
    <message>
        <source>The other side has played on.</source>
        <translation>Другая сторона продолжила игру.</translation>
    </message>
    <message>
        <source>the stone lies on the line between %1 and %2: put it into the middle of a cell, or say which action it was</source>
        <translation>камень лежит на линии между %1 и %2: положите его в середину поля или скажите, какой это был ход</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the right edge of the picture</source>
        <translation>доска повёрнута: сторона A сидит у правого края снимка</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the upper edge of the picture</source>
        <translation>доска повёрнута: сторона A сидит у верхнего края снимка</translation>
    </message>
    <message>
        <source>the board lies turned: side A sits at the left edge of the picture</source>
        <translation>доска повёрнута: сторона A сидит у левого края снимка</translation>
    </message>
    <message>
        <source>no board of %1 by %2 squares is seen; lay the board straight between the tags, and take your hands off its edges</source>
        <translation>не видна доска из %1 на %2 полей; положите доску ровно между метками и уберите руки с её краёв</translation>
    </message>
    <message>
        <source>the picture has no colours: heads and sides are told by brightness alone; switch the camera&apos;s night view off</source>
        <translation>на снимке нет цветов: головки и стороны различаются только яркостью; выключите ночной режим камеры</translation>
    </message>
    <message>
        <source>the second camera: %1</source>
        <translation>вторая камера: %1</translation>
    </message>
    <message>
        <source>the orders of all galleys</source>
        <translation>приказы всех галер</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>возможно: %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 misses %2</source>
        <translation>%1 не попадает: цель — %2</translation>
    </message>
    <message>
        <source>lay orders behind your screen; when it is lifted, say them, and then %1</source>
        <translation>выложите приказы за ширмой; когда она поднята, назовите их, а затем скажите %1</translation>
    </message>
    <message>
        <source>which unit stands where? Only its player says it, and then %1</source>
        <translation>какая фигура где? Говорит только её игрок, а затем %1</translation>
    </message>
    <message>
        <source>%1&apos;s toss: how many hits is it, or was it spoiled?</source>
        <translation>бросок %1: сколько попаданий, или бросок не в счёт?</translation>
    </message>
    <message>
        <source>undoing %1 takes back chance: it counts once these say `agree`: %2</source>
        <translation>отмена %1 отменяет и случай; засчитывается, когда «agree» скажут: %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 and boards %4</source>
        <translation>%1 идёт с %2 на %3 и берёт на абордаж %4</translation>
    </message>
    <message>
        <source>%1 attacks %2 from %3</source>
        <translation>%1 нападает на %2 с %3</translation>
    </message>
    <message>
        <source>the film of the last moments cannot be kept (%1)</source>
        <translation>видео последних мгновений нельзя сохранить (%1)</translation>
    </message>
    <message>
        <source>is not the film that the record names</source>
        <translation>это не то видео, которое названо в записи</translation>
    </message>
    <message>
        <source>the film of event %1 was changed</source>
        <translation>видео события %1 изменено</translation>
    </message>
    <message>
        <source>cannot be erased (%1)</source>
        <translation>нельзя стереть (%1)</translation>
    </message>
    <message>
        <source>the disk is too slow for the films of the last moments; one is left out</source>
        <translation>диск слишком медленный для видео последних мгновений; одно пропущено</translation>
    </message>
    <message>
        <source>the reason may hold a secret and is told at the table</source>
        <translation>причина может выдать тайну, поэтому её называют за столом</translation>
    </message>
    <message>
        <source>%1 is put right: %2</source>
        <translation>%1 исправлено: %2</translation>
    </message>
    <message>
        <source>Move: moving costs no action. The Imperials may move each unit by one zone between the camps and walls they hold. The Turks, when they drew the higher number, may move one unit within the castle, or two with an even number.</source>
        <translation>Перемещение: перемещение не стоит действия. Имперцы могут передвинуть каждую свою фигуру на одну зону между лагерями и стенами, которые они держат. Турки, если они вытянули большее число, могут передвинуть одну фигуру внутри крепости, а при чётном числе – две.</translation>
    </message>
    <message>
        <source>Artillery and mines: the Imperials bring a unit from a camp into a breach of a wall beside it. Artillery needs a die up to the artillery level, and a mine needs a die up to the mining level. Digging raises the mining level by 1. A mine that fails sets it back to 1 and lowers the Imperial morale by 1.</source>
        <translation>Артиллерия и подкопы: имперцы вводят фигуру из лагеря в брешь соседней стены. Для артиллерии на кубике нужно не больше уровня артиллерии, для подкопа – не больше уровня подкопов. Рытьё повышает уровень подкопов на 1. Неудачный подкоп возвращает его на 1 и снижает дух имперцев на 1.</translation>
    </message>
    <message>
        <source>Assault: units in the breaches assault the wall. Add their numbers and the die, and take off the defenders&apos; numbers and the wall&apos;s own. A result of at least the Turkish morale costs the Turks a step, twice as much costs two. With less the Imperials lose a step, and two with half of the morale or less.</source>
        <translation>Штурм: фигуры в брешах штурмуют стену. Сложите их числа и бросок и вычтите числа обороняющихся и поправку стены. Результат не меньше турецкого духа отнимает у турок ступень, вдвое больший – две. При меньшем имперцы теряют ступень, а если он не больше половины духа – две.</translation>
    </message>
    <message>
        <source>Castle fight: units on walls attack a wall beside theirs. It is counted like an assault, without the wall&apos;s own number. Imperials in the breaches of that wall join in. The Turks attack only from walls with two of their units or more, and against the Imperial morale. The Middle zone is taken only in a castle fight.</source>
        <translation>Бой в крепости: фигуры со стен нападают на соседнюю стену. Он считается как штурм, но без поправки стены. Имперцы в брешах этой стены участвуют тоже. Турки нападают только со стен, где у них не меньше двух фигур, и бросают против духа имперцев. Среднюю зону можно взять только в бою в крепости.</translation>
    </message>
    <message>
        <source>Sortie, fire and counter-mine: by fire and by a sortie the Turks lower the artillery level. Fire needs a die below their morale, and then an even one. A sortie needs a die above the Imperial morale, less 1 for each Imperial unit before that wall. A counter-mine with a die above the Imperial morale hits a unit in a breach or lowers the mining level.</source>
        <translation>Вылазка, обстрел и контрмина: турки снижают уровень артиллерии обстрелом и вылазкой. Для обстрела нужен бросок меньше их духа, а затем чётный. Для вылазки бросок минус 1 за каждую имперскую фигуру перед стеной должен быть больше духа имперцев. Контрмина, если бросок больше духа имперцев, поражает фигуру в бреши или снижает уровень подкопов.</translation>
    </message>
    <message>
        <source>Entrench: either side may entrench a wall of its own. The marker takes losses in place of units, and artillery that has succeeded can be cancelled with it.</source>
        <translation>Окопы: любая сторона может окопать свою стену. Жетон окопа принимает потери вместо фигур, а ещё им можно отменить удачный обстрел.</translation>
    </message>
    <message>
        <source>Events: from turn 6 on some chits bring an event, which happens if a die is even. The relief army makes damaged Turkish units whole, one with an odd chit and two with an even one, and raises the Turkish morale by 1, to 3 at most. The hand of fate gives the Imperials one action more. An epidemic takes an Imperial unit out for eight rounds.</source>
        <translation>События: с хода 6 некоторые жетоны приносят событие, и оно наступает, если на кубике чётное. Армия помощи восстанавливает повреждённые турецкие фигуры, одну при нечётном жетоне и две при чётном, и повышает турецкий дух на 1, но не выше 3. Рука судьбы даёт имперцам ещё одно действие. Эпидемия выводит имперскую фигуру из игры на восемь кругов.</translation>
    </message>
    <message>
        <source>The Imperials drew 8 and the Turks 3, so that the Imperials begin and have two actions. With the first their artillery fires at Víziváros.</source>
        <translation>Имперцы вытянули 8, а турки 3, поэтому начинают имперцы, и у них два действия. Первым их артиллерия стреляет по Водному городу.</translation>
    </message>
    <message>
        <source>Abdurrahman could add 1 to the die; the Turks decline that. The die shows 2, not more than the artillery level of 4: the unit Imperial 1 enters a breach of Víziváros.</source>
        <translation>Абдуррахман мог бы прибавить 1 к броску, но турки отказываются. На кубике 2, это не больше уровня артиллерии 4: фигура Имперец 1 входит в брешь Водного города.</translation>
    </message>
    <message>
        <source>Four units of 4 assault Víziváros, and the Turks do not call Abdurrahman to it. 16, less 10 of the defenders, and 3 of the die make 9. That is more than twice the Turkish morale of 4, so that the Turks lose two steps: an Azab is damaged and then removed.</source>
        <translation>Четыре фигуры по 4 штурмуют Водный город, и турки не зовут туда Абдуррахмана. 16 минус 10 у обороняющихся плюс 3 на кубике – это 9. Это больше удвоенного боевого духа турок 4, поэтому турки теряют две ступени: один азаб повреждён и затем снят.</translation>
    </message>
    <message>
        <source>Cup: destroyed Imperial units go into it at the start of the next turn, the two in reserve in turns 7 and 8. A unit that is drawn is placed in a camp, and another chit is drawn.</source>
        <translation>Стакан: уничтоженные имперские фигуры кладут в него в начале следующего хода, а две резервные – в ходы 7 и 8. Вытянутую фигуру ставят в лагерь и тянут ещё один жетон.</translation>
    </message>
    <message>
        <source>Decline: from the Middle zone Abdurrahman may add 1 to the die of the Imperial artillery, and before an assault he may come to that wall. The Turks are asked each time, and may decline.</source>
        <translation>Отказ: из средней зоны Абдуррахман может прибавить 1 к броску имперской артиллерии, а перед штурмом – прийти на атакуемую стену. Турок спрашивают каждый раз, и они могут отказаться.</translation>
    </message>
    <message>
        <source>The Turkish morale begins at 4. It falls by 1 when Abdurrahman is destroyed.</source>
        <translation>Турецкий дух начинается с 4. Он падает на 1, когда уничтожен Абдуррахман.</translation>
    </message>
    <message>
        <source>At the start of turns 6, 7 and 8 a die is rolled: add 1 for each wall but Víziváros that the Imperials hold, and take off 1 for each full three Turkish units. With 4 or more the morale falls by 1. Only these three falls and the loss of Abdurrahman together bring it to 0.</source>
        <translation>В начале ходов 6, 7 и 8 бросают кубик: прибавьте 1 за каждую стену, кроме Водного города, которую держат имперцы, и вычтите 1 за каждые полные три турецкие фигуры. При 4 и больше дух падает на 1. До 0 его доводят только эти три падения вместе с потерей Абдуррахмана.</translation>
    </message>
    <message>
        <source>%1 %2: %3, %4</source>
        <translation>%1 %2: %3, %4</translation>
    </message>
    <message>
        <source>In the pictures two letters are a kind of ship. Behind its name are the squares that it may move and its strength: %1. BA is a battery, and MI is a mine. At the table you see only your own.</source>
        <translation>На рисунках две буквы – это вид корабля. После названия указано, на сколько клеток он ходит и какова его сила: %1. BA – батарея, MI – мина. За столом вы видите только свои жетоны.</translation>
    </message>
    <message>
        <source>A battery attacks like a ship, and everything but a missile ship loses to it. An enemy ship that comes beside a battery must stop there. Only a missile ship may pass, and it removes a battery beside it instead of moving: say “I remove the battery”.</source>
        <translation>Батарея атакует как корабль и побеждает всё, кроме ракетного корабля. Вражеский корабль, подошедший к батарее, должен остановиться. Только ракетный корабль может пройти мимо, а вместо хода он снимает батарею рядом с собой: скажите «Снимаю батарею».</translation>
    </message>
    <message>
        <source>The carrier&apos;s plane attacks up to four squares away, and the carrier may move in the same turn. The plane stays there for one turn of the enemy and then returns.</source>
        <translation>Самолёт авианосца атакует на расстоянии до четырёх клеток, и авианосец в тот же ход может идти сам. Самолёт остаётся там на один ход противника, а потом возвращается.</translation>
    </message>
    <message>
        <source>A minesweeper lays mines beside it, which costs no move: say “I lay a mine”. It removes an enemy mine beside it instead of moving: say “I remove the mine”.</source>
        <translation>Тральщик ставит мины рядом с собой, и это не стоит хода: скажите «Ставлю мину». Вместо хода он снимает вражескую мину рядом с собой: скажите «Снимаю мину».</translation>
    </message>
    <message>
        <source>The red destroyer on h7 attacks the yellow frigate on h8. Strength 7 beats 6, and the frigate is removed. Then a yellow ship goes from p18 to p17.</source>
        <translation>Красный эсминец на h7 атакует жёлтый фрегат на h8. Сила 7 побеждает силу 6, и фрегат снимают. Затем жёлтый корабль идёт с p18 на p17.</translation>
    </message>
    <message>
        <source>The red missile ship on c16 removes the battery on c17. The entrance is open when the battery on f17 is gone, too.</source>
        <translation>Красный ракетный корабль на c16 снимает батарею на c17. Вход откроется, когда не будет и батареи на f17.</translation>
    </message>
    <message>
        <source>Neutral water: the dotted squares around the islands. Nobody fights or lays mines there. A ship that is still there after three moves of its side is removed.</source>
        <translation>Нейтральные воды: клетки с точками вокруг островов. Там никто не сражается и не ставит мин. Корабль, который остался там после трёх ходов своей стороны, снимают.</translation>
    </message>
    <message>
        <source>A ship sails two squares straight ahead, or one square with a quarter turn before or after it, or it turns right round. When a ship turns, its bow stays on its square, and the stern changes its place.</source>
        <translation>Корабль идёт на две клетки прямо вперёд, или на одну с поворотом на четверть круга до или после неё, или разворачивается кругом. При повороте нос остаётся на своей клетке, а корма меняет место.</translation>
    </message>
    <message>
        <source>A soldier who walks or lands where an enemy soldier stands fights him. Both throw the die; the attacker adds 3, the defender 2. The higher sum wins: the loser is removed, and the winner takes the loser&apos;s square. After a tie the other one attacks.</source>
        <translation>Воин, который ступает или высаживается туда, где стоит вражеский воин, сражается с ним. Оба бросают кубик; нападающий прибавляет 3, обороняющийся – 2. Побеждает бо́льшая сумма: проигравшего снимают, а победитель встаёт на его клетку. При равенстве нападает другой.</translation>
    </message>
    <message>
        <source>The Roman soldiers on b4 and b5 go aboard the ship with its bow on c5. Then a Greek soldier walks from j18 to k18.</source>
        <translation>Римские воины с b4 и b5 поднимаются на корабль, нос которого на c5. Затем греческий воин идёт с j18 на k18.</translation>
    </message>
    <message>
        <source>A soldier lands from the Roman ship on f19, where a Greek soldier stands. The Roman throws 5 and adds 3, the Greek throws 3 and adds 2. 8 beats 5: the Greek is removed, and the Roman stands on f19.</source>
        <translation>С римского корабля воин высаживается на f19, где стоит греческий воин. Римлянин бросает 5 и прибавляет 3, грек бросает 3 и прибавляет 2. 8 больше 5: грека снимают, и римлянин встаёт на f19.</translation>
    </message>
    <message>
        <source>Ramming: a bow that hits an enemy ship from the side or from behind sinks the ship with all aboard. From the front no ship is rammed.</source>
        <translation>Таран: нос, ударивший вражеский корабль сбоку или сзади, топит его со всеми, кто на борту. Спереди корабль таранить нельзя.</translation>
    </message>
    <message>
        <source>Boarding: a ship that comes to lie side by side with an enemy ship may fight for it. The sides attack in turn, and the loser of each exchange loses a soldier. The sailors count as one soldier and fight last. Whoever has none left loses the ship.</source>
        <translation>Абордаж: корабль, вставший борт о борт с вражеским, может сразиться за него. Стороны нападают по очереди, и проигравший каждую схватку теряет воина. Моряки считаются за одного воина и сражаются последними. У кого никого не осталось, тот теряет корабль.</translation>
    </message>
    <message>
        <source>Soldier and ship: a ship does not attack a soldier ashore. One soldier beside an enemy ship at the coast may attack it, as in a boarding.</source>
        <translation>Воин и корабль: корабль не нападает на воина на берегу. Один воин рядом с вражеским кораблём у берега может напасть на него, как при абордаже.</translation>
    </message>
    <message>
        <source>Draw lots. Then place one galley each in turn, at most two matches&apos; length from your own edge of the table, and no nearer than that to an enemy galley.</source>
        <translation>Бросьте жребий. Потом по очереди ставьте по галере, не дальше двух длин спички от своего края стола и не ближе этого к вражеской галере.</translation>
    </message>
    <message>
        <source>Lay a row of up to five order matches for each galley behind its screen: at most one fire for each mast, and at most one move for each oar of its weaker side. Lay as many as that allows.</source>
        <translation>Выложите за ширмой ряд до пяти спичек приказа для каждой галеры: не больше одного «огня» на мачту и не больше движений, чем вёсел на слабом борту. Выложите столько, сколько это позволяет.</translation>
    </message>
    <message>
        <source>Both sides lift their screens together. In each step every galley carries out its next order: first all move, then all fire, and last oars are re-arranged.</source>
        <translation>Обе стороны одновременно поднимают ширмы. На каждом шаге каждая галера выполняет свой следующий приказ: сначала все движутся, потом все стреляют, и последними переставляют вёсла.</translation>
    </message>
    <message>
        <source>A bow that rams a side does 2 damage. A bow that rams a stern does 1. Where bow meets bow, both take 2. Each forward that the ramming galley has made in this turn adds 1.</source>
        <translation>Таран носом в борт наносит 2 урона, в корму – 1. Когда нос встречает нос, обе галеры получают по 2. Каждое «вперёд», которое таранящая галера сделала в этот ход, добавляет 1.</translation>
    </message>
    <message>
        <source>Galley B1 is more than one match&apos;s length away and less than two. So galley A1 drops three matches, one for each of its three masts. One head points at galley B1. Galley B1 is in the side zone of galley A1, so that the plain end of the second match hits too. The third match misses.</source>
        <translation>До галеры B1 больше одной длины спички и меньше двух. Поэтому галера A1 роняет три спички, по одной за каждую из трёх мачт. Одна головка указывает на галеру B1. Галера B1 лежит в боковой зоне галеры A1, поэтому попадает и конец без головки второй спички. Третья спичка – мимо.</translation>
    </message>
    <message>
        <source>Galley B1 takes 2 damage. First it loses an oar to starboard, the side towards galley A1. Its player chooses a mast for the second. Then step 3 follows.</source>
        <translation>Галера B1 получает 2 урона. Сначала она теряет весло справа, с борта, обращённого к галере A1. Вторым её игрок снимает мачту. Затем следует шаг 3.</translation>
    </message>
    <message>
        <source>To fire, drop matches from 15 cm: two for each mast when the target is within one match&apos;s length, one for each mast within two, half of that, rounded up, within three. Each head that points at the target is a hit.</source>
        <translation>Чтобы выстрелить, уроните спички с высоты 15 см: по две на мачту, если цель не дальше одной длины спички, по одной на мачту, если не дальше двух, и половину от этого с округлением вверх, если не дальше трёх. Каждая головка, которая указывает на цель, – попадание.</translation>
    </message>
    <message>
        <source>Each point of damage costs the target an oar or a mast. The first is an oar on the side towards the attacker, and that side loses the most. Of three or more, one is a mast.</source>
        <translation>Каждая единица урона стоит цели весла или мачты. Первым снимают весло с борта, обращённого к нападающему, и этот борт теряет больше всего. Если урон – три или больше, одной снимают мачту.</translation>
    </message>
    <message>
        <source>Red&apos;s units are in capitals, yellow&apos;s in small letters; R? and y? are hidden ones.</source>
        <translation>Жетоны красных – прописные буквы, жёлтых – строчные; R? и y? – скрытые.</translation>
    </message>
    <message>
        <source>~ is sea, o neutral water, # an island, . a port, and === the coast line.</source>
        <translation>~ – море, o – нейтральные воды, # – остров, . – порт, === – линия берега.</translation>
    </message>
    <message>
        <source>Soldiers aboard the ships: %1.</source>
        <translation>Воины на кораблях: %1.</translation>
    </message>
    <message>
        <source>%1. ^ &gt; v &lt; is a bow, = a stern, s a soldier, ~ sea, . coast, and # a fortress.</source>
        <translation>%1. ^ &gt; v &lt; – нос, = – корма, s – воин, ~ – море, . – берег, # – крепость.</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>маркер %1</translation>
    </message>
    <message>
        <source>breaches (%1): %2</source>
        <translation>бреши (%1): %2</translation>
    </message>
    <message>
        <source>entrenched by %1, level %2</source>
        <translation>окоп: %1, уровень %2</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>Ждут расстановки</translation>
    </message>
    <message>
        <source>In the cup</source>
        <translation>В стакане</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Потеряны</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>В резерве</translation>
    </message>
    <message>
        <source>%1: a chit face down</source>
        <translation>%1: жетон лицом вниз</translation>
    </message>
    <message>
        <source>Turn %1; %2.</source>
        <translation>Ход %1; %2.</translation>
    </message>
    <message>
        <source>Behind each unit stands its strength.</source>
        <translation>После каждой фигуры стоит её сила.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Walls:</source>
        <translation>Стены:</translation>
    </message>
    <message>
        <source>Camps:</source>
        <translation>Лагеря:</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>огонь</translation>
    </message>
    <message>
        <source>re-arrange the oars</source>
        <translation>перестановка вёсел</translation>
    </message>
    <message>
        <source>bow at %1, %2, heading %3°</source>
        <translation>нос в точке %1, %2, курс %3°</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>приказы: %1</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>не построена</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>не поставлена</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>потоплена</translation>
    </message>
    <message>
        <source>A character is 10 mm wide and 20 mm high; # is a galley of side A, %1 one of side B, with its number amidships. A bow lies so many millimetres to the right of side A&apos;s left corner and so many away from side A; 90° points at side B.</source>
        <translation>Один знак – 10 мм в ширину и 20 мм в высоту; # – галера стороны A, %1 – стороны B, с номером посередине. Числа носа – миллиметры вправо от левого угла стороны A и миллиметры от края стороны A; 90° указывает на сторону B.</translation>
    </message>
    <message>
        <source># is a galley of side A, %1 one of side B; I is a mast, and o the head of a match. Lines beside a hull are oars, and lines before a bow order matches. *** is a match that was dropped, dots show what it hits, and : is the side zone.</source>
        <translation># – галера стороны A, %1 – стороны B; I – мачта, o – головка спички. Черты у борта – вёсла, черты перед носом – спички приказов. *** – брошенная спичка, точки показывают, во что она попала, : – боковая зона.</translation>
    </message>
    <message>
        <source>In brackets stands what one types for it in `umpire rules %1 play`.</source>
        <translation>В скобках – то, что для этого набирают в `umpire rules %1 play`.</translation>
    </message>
    <message>
        <source>The letters are walls, towers and catapults. %1.</source>
        <translation>Буквы – это стены, башни и катапульты. %1.</translation>
    </message>
    <message>
        <source>the match %1 lay there as an order and does not count</source>
        <translation>спичка %1 лежала там как приказ и не считается</translation>
    </message>
    <message>
        <source>the matches %1 lay there as orders and do not count</source>
        <translation>спички %1 лежали там как приказы и не считаются</translation>
    </message>
    <message>
        <source>`%1` is kept in the file, and Umpire does not use it</source>
        <translation>`%1` остаётся в файле, но Umpire это не использует</translation>
    </message>
    <message>
        <source>`%1` is not written as FIDE's files have it; it is kept and not used</source>
        <translation>`%1` записано не так, как в файлах ФИДЕ; строка остаётся, но не используется</translation>
    </message>
    <message>
        <source>the points are %1, and the results give %2</source>
        <translation>очков записано %1, а по результатам выходит %2</translation>
    </message>
    <message>
        <source>round %1 has no game yet and is not made; the bye is kept for it</source>
        <translation>в туре %1 ещё нет партий, и он не составлен; пропуск сохранён для него</translation>
    </message>
    <message>
        <source>the line ends before the name in the columns 15 to 47; write it there</source>
        <translation>строка кончается раньше имени в колонках с 15 по 47; впишите его туда</translation>
    </message>
    <message>
        <source>%1, line %2: the text is not UTF-8; save the file as UTF-8, or give its encoding: windows-1250 (as in Hungary and Poland), windows-1251 (Cyrillic) or windows-1252</source>
        <translation>%1, строка %2: текст не в UTF-8; сохраните файл в UTF-8 или укажите его кодировку: windows-1250 (как в Венгрии и Польше), windows-1251 (кириллица) или windows-1252</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` is not understood and left out</source>
        <translation>%1, строка %2: столбец `%3` непонятен и пропущен</translation>
    </message>
    <message>
        <source>%1, line %2: the line stands before the names of the columns and is left out</source>
        <translation>%1, строка %2: строка стоит перед названиями столбцов и пропущена</translation>
    </message>
    <message>
        <source>%1 and %2 may not meet</source>
        <translation>%1 и %2 не могут встречаться</translation>
    </message>
    <message>
        <source>a round is being made; wait for it</source>
        <translation>тур уже составляется; подождите</translation>
    </message>
    <message>
        <source>there is no such tournament</source>
        <translation>такого турнира нет</translation>
    </message>
    <message>
        <source>“%1” is no result of this table; write the result like the example above the field</source>
        <translation>«%1» не может быть результатом этого стола; напишите его как в примере над полем</translation>
    </message>
    <message>
        <source>there is a result already; another one needs a reason</source>
        <translation>результат уже есть; для другого нужна причина</translation>
    </message>
    <message>
        <source>a player is expelled for a reason; give it</source>
        <translation>игрока исключают по причине; укажите её</translation>
    </message>
    <message>
        <source>a play-off has two players</source>
        <translation>в дополнительной партии двое игроков</translation>
    </message>
    <message>
        <source>a play-off has a result</source>
        <translation>у дополнительной партии есть результат</translation>
    </message>
    <message>
        <source>nobody has the number %1</source>
        <translation>ни у кого нет номера %1</translation>
    </message>
    <message>
        <source>round %1 is made already; enter its result instead</source>
        <translation>тур %1 уже составлен; введите его результат</translation>
    </message>
    <message>
        <source>only the last round and the next one are paired by hand; the last one is %1</source>
        <translation>вручную составляют только последний и следующий тур; последний — %1</translation>
    </message>
    <message>
        <source>round %1 has results already; take them away first</source>
        <translation>в туре %1 уже есть результаты; сначала уберите их</translation>
    </message>
    <message>
        <source>%1 is paired twice</source>
        <translation>%1 стоит в двух парах</translation>
    </message>
    <message>
        <source>%1 and %2 have met in round %3 already</source>
        <translation>%1 и %2 уже встречались в туре %3</translation>
    </message>
    <message>
        <source>%1 has a second bye</source>
        <translation>%1 пропускает тур второй раз</translation>
    </message>
    <message>
        <source>%1 is away and is paired</source>
        <translation>%1 отсутствует, но стоит в паре</translation>
    </message>
    <message>
        <source>%1 takes part but has no game</source>
        <translation>%1 участвует, но не имеет партии</translation>
    </message>
    <message>
        <source>%1 has the first seat for the third time in a row</source>
        <translation>у %1 первое место третий раз подряд</translation>
    </message>
    <message>
        <source>%1 has the second seat for the third time in a row</source>
        <translation>у %1 второе место третий раз подряд</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>тур %1: %2</translation>
    </message>
    <message>
        <source>the system pairs %1, and the tournament does not</source>
        <translation>система даёт пару %1, а турнир нет</translation>
    </message>
    <message>
        <source>the tournament pairs %1, and the system does not</source>
        <translation>в турнире пара %1, а по системе нет</translation>
    </message>
    <message>
        <source>%1 has the place %2 in the report, and the standings give %3</source>
        <translation>%1 в отчёте на месте %2, а по таблице на %3</translation>
    </message>
    <message>
        <source>table %1 has no winner; play it off and enter who won</source>
        <translation>за столом %1 нет победителя; сыграйте дополнительную партию и введите, кто выиграл</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Дополнительные партии</translation>
    </message>
    <message>
        <source>lots were drawn already, with the seed %1; they stay</source>
        <translation>жребий уже брошен, его число %1; он остаётся в силе</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>the name %1 is longer than %2 letters and is cut</source>
        <translation>имя %1 длиннее %2 букв и обрезано</translation>
    </message>
    <message>
        <source>a Tournament Report File has no clubs; they are left out</source>
        <translation>в Tournament Report File нет клубов; они пропущены</translation>
    </message>
    <message>
        <source>teams stand in the report as players; their members and boards are left out</source>
        <translation>команды стоят в отчёте как игроки; их участники и доски пропущены</translation>
    </message>
    <message>
        <source>a Tournament Report File has no play-offs; their results are left out</source>
        <translation>в Tournament Report File нет дополнительных партий; их результаты пропущены</translation>
    </message>
    <message>
        <source>%1: the tournament has more than Umpire can keep; import fewer players or rounds</source>
        <translation>%1: турнир больше, чем Umpire может сохранить; импортируйте меньше игроков или туров</translation>
    </message>
    <message>
        <source>`%1` in the report that was read may name players by their numbers, and Umpire does not use it; draw the lots in the program that wrote the report</source>
        <translation>`%1` в прочитанном отчёте может указывать игроков по номерам, а Umpire его не использует; проведите жеребьёвку в той программе, которая записала отчёт</translation>
    </message>
    <message>
        <source>the number %1 stands twice; give each once</source>
        <translation>номер %1 указан дважды; укажите каждый один раз</translation>
    </message>
    <message>
        <source>%1, line %2: the column `%3` says the same as `%4` and is left out</source>
        <translation>%1, строка %2: столбец `%3` означает то же, что `%4`, и пропущен</translation>
    </message>
    <message>
        <source>`%1` is left out; write m or w</source>
        <translation>`%1` пропущено; пишите m (мужской) или w (женский)</translation>
    </message>
    <message>
        <source>`%1` is left out; write a year, or a date as 1990/01/02</source>
        <translation>`%1` пропущено; пишите год или дату вида 1990/01/02</translation>
    </message>
    <message>
        <source>Ratings: %1</source>
        <translation>Рейтинги: %1</translation>
    </message>
    <message>
        <source>Head to head: %1</source>
        <translation>Личные встречи: %1</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Достижения</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Достижение</translation>
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
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучший</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Results in brackets do not count.</source>
        <translation>Результаты в скобках не учитываются.</translation>
    </message>
    <message>
        <source>System: Glicko-2. The true rating is within ± of the rating in 95 of 100 cases.</source>
        <translation>Система: Glicko-2. В 95 случаях из 100 истинный рейтинг отличается не более чем на ±.</translation>
    </message>
    <message>
        <source>first win</source>
        <translation>первая победа</translation>
    </message>
    <message>
        <source>game no. %1</source>
        <translation>партия № %1</translation>
    </message>
    <message>
        <source>first tournament won: %1</source>
        <translation>первый выигранный турнир: %1</translation>
    </message>
    <message>
        <source>longest run of wins: %1</source>
        <translation>самая длинная серия побед: %1</translation>
    </message>
    <message>
        <source>best rating: %1 (%2)</source>
        <translation>лучший рейтинг: %1 (%2)</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Галльская стена</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Боевая галера</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Триремы и гоплиты</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Морское сражение</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Взятие Буды, 1686</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>камни</translation>
    </message>
    <message>
        <source>oars and masts</source>
        <translation>вёсла и мачты</translation>
    </message>
    <message>
        <source>ships and soldiers</source>
        <translation>корабли и воины</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>единицы на поле</translation>
    </message>
    <message>
        <source>combat values on the map</source>
        <translation>боевая сила на карте</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation>башня игрока %1</translation>
    </message>
    <message>
        <source>the tower of the %1</source>
        <translation>башня %1</translation>
    </message>
    <message>
        <source>%1&apos;s catapult</source>
        <translation>катапульта игрока %1</translation>
    </message>
    <message>
        <source>the catapult of the %1</source>
        <translation>катапульта %1</translation>
    </message>
    <message>
        <source>%1&apos;s soldier</source>
        <translation>воин игрока %1</translation>
    </message>
    <message>
        <source>the soldier of the %1</source>
        <translation>воин %1</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>корабль игрока %1</translation>
    </message>
    <message>
        <source>the ship of the %1</source>
        <translation>корабль %1</translation>
    </message>
    <message>
        <source>%1&apos;s galley %2</source>
        <translation>галера %2 игрока %1</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1: сдача</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>сейчас ходит %1</translation>
    </message>
    <message>
        <source>to Víziváros</source>
        <translation>в Водный город</translation>
    </message>
    <message>
        <source>in Víziváros</source>
        <translation>в Водном городе</translation>
    </message>
    <message>
        <source>Víziváros</source>
        <translation>Водного города</translation>
    </message>
    <message>
        <source>to the North wall</source>
        <translation>на северную стену</translation>
    </message>
    <message>
        <source>on the North wall</source>
        <translation>на северной стене</translation>
    </message>
    <message>
        <source>the North wall</source>
        <translation>северной стены</translation>
    </message>
    <message>
        <source>to the West wall</source>
        <translation>на западную стену</translation>
    </message>
    <message>
        <source>on the West wall</source>
        <translation>на западной стене</translation>
    </message>
    <message>
        <source>the West wall</source>
        <translation>западной стены</translation>
    </message>
    <message>
        <source>to the South wall</source>
        <translation>на южную стену</translation>
    </message>
    <message>
        <source>on the South wall</source>
        <translation>на южной стене</translation>
    </message>
    <message>
        <source>the South wall</source>
        <translation>южной стены</translation>
    </message>
    <message>
        <source>to the East wall</source>
        <translation>на восточную стену</translation>
    </message>
    <message>
        <source>on the East wall</source>
        <translation>на восточной стене</translation>
    </message>
    <message>
        <source>the East wall</source>
        <translation>восточной стены</translation>
    </message>
    <message>
        <source>to the Middle zone</source>
        <translation>в среднюю зону</translation>
    </message>
    <message>
        <source>in the Middle zone</source>
        <translation>в средней зоне</translation>
    </message>
    <message>
        <source>the Middle zone</source>
        <translation>средней зоны</translation>
    </message>
    <message>
        <source>to the North camp</source>
        <translation>в северный лагерь</translation>
    </message>
    <message>
        <source>in the North camp</source>
        <translation>в северном лагере</translation>
    </message>
    <message>
        <source>to the West camp</source>
        <translation>в западный лагерь</translation>
    </message>
    <message>
        <source>in the West camp</source>
        <translation>в западном лагере</translation>
    </message>
    <message>
        <source>to the South camp</source>
        <translation>в южный лагерь</translation>
    </message>
    <message>
        <source>in the South camp</source>
        <translation>в южном лагере</translation>
    </message>
    <message>
        <source>to the Danube bank</source>
        <translation>на берег Дуная</translation>
    </message>
    <message>
        <source>on the Danube bank</source>
        <translation>на берегу Дуная</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <translation>%1 идёт %2</translation>
    </message>
    <message>
        <source>the entrenchment of the %1 stands %2, level %3</source>
        <translation>окоп %1 стоит %2, уровень %3</translation>
    </message>
    <message>
        <source>%1 stands %2</source>
        <translation>%1 стоит %2</translation>
    </message>
    <message>
        <source>into a breach of %1</source>
        <translation>в пролом %1</translation>
    </message>
    <message>
        <source>in a breach of %1</source>
        <translation>в проломе %1</translation>
    </message>
    <message>
        <source>the artillery shells %1</source>
        <translation>артиллерия ведёт обстрел %1</translation>
    </message>
    <message>
        <source>a mine is blown at %1</source>
        <translation>взрывают мину у %1</translation>
    </message>
    <message>
        <source>%1 is assaulted</source>
        <translation>штурм %1</translation>
    </message>
    <message>
        <source>a counter-mine is dug beside %1</source>
        <translation>роют контрмину у %1</translation>
    </message>
    <message numerus="yes">
        <source>the Turkish morale is 0 and %n Turkish unit(s) stand in the castle</source>
        <translation>
            <numerusform>боевой дух турок равен 0, в крепости стоит %n турецкая фигура</numerusform>
            <numerusform>боевой дух турок равен 0, в крепости стоят %n турецкие фигуры</numerusform>
            <numerusform>боевой дух турок равен 0, в крепости стоит %n турецких фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was never 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>после хода %1 боевой дух турок не упал до 0, в крепости осталась %n турецкая фигура</numerusform>
            <numerusform>после хода %1 боевой дух турок не упал до 0, в крепости остались %n турецкие фигуры</numerusform>
            <numerusform>после хода %1 боевой дух турок не упал до 0, в крепости осталось %n турецких фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after turn %1 the Turkish morale was 0 and %n Turkish unit(s) stood in the castle</source>
        <translation>
            <numerusform>после хода %1 боевой дух турок равен 0, в крепости осталась %n турецкая фигура</numerusform>
            <numerusform>после хода %1 боевой дух турок равен 0, в крепости остались %n турецкие фигуры</numerusform>
            <numerusform>после хода %1 боевой дух турок равен 0, в крепости осталось %n турецких фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has raised the artillery level in turn %2</source>
        <translation>%1 уже повысил уровень артиллерии в ходу %2</translation>
    </message>
    <message>
        <source>the Turkish morale is %1, and no die shows less than that</source>
        <translation>боевой дух турок %1, а меньше на кубике не бывает</translation>
    </message>
    <message>
        <source>the artillery level is %1, its most</source>
        <translation>уровень артиллерии %1, это максимум</translation>
    </message>
    <message>
        <source>the artillery level is %1, its least</source>
        <translation>уровень артиллерии %1, это минимум</translation>
    </message>
    <message>
        <source>the mining level is %1, its most</source>
        <translation>уровень подкопов %1, это максимум</translation>
    </message>
    <message>
        <source>the mining level is %1, its least</source>
        <translation>уровень подкопов %1, это минимум</translation>
    </message>
    <message>
        <source>the Danube bank</source>
        <translation>берега Дуная</translation>
    </message>
    <message>
        <source>the South camp</source>
        <translation>южного лагеря</translation>
    </message>
    <message>
        <source>the West camp</source>
        <translation>западного лагеря</translation>
    </message>
    <message>
        <source>the North camp</source>
        <translation>северного лагеря</translation>
    </message>
    <message>
        <source>in the breaches of %1</source>
        <translation>в проломах %1</translation>
    </message>
    <message>
        <source>an entrenchment of the other side stands %1 (BU-26)</source>
        <translation>%1 стоит окоп другой стороны (BU-26)</translation>
    </message>
    <message>
        <source>at most %2 units stand in the breaches of %1 (BU-11)</source>
        <translation>в проломах %1 фигур не больше чем %2 (BU-11)</translation>
    </message>
    <message>
        <source>at most %2 units stand %1 (BU-12)</source>
        <translation>%1 фигур не больше чем %2 (BU-12)</translation>
    </message>
    <message>
        <source>both sides stand %1 (BU-12)</source>
        <translation>%1 стоят обе стороны (BU-12)</translation>
    </message>
    <message>
        <source>an entrenchment never stands %1 (BU-26)</source>
        <translation>%1 не бывает окопа (BU-26)</translation>
    </message>
    <message>
        <source>Turkish units never leave the castle and go %1</source>
        <translation>турецкие фигуры не выходят из крепости %1</translation>
    </message>
    <message>
        <source>no road leads from %1 %2 in 1 step</source>
        <translation>от %1 нет дороги в 1 шаг %2</translation>
    </message>
    <message>
        <source>from a breach of %1 the way leads into a camp, not %2</source>
        <translation>из пролома %1 путь ведёт в лагерь, а не %2</translation>
    </message>
    <message>
        <source>no unit has moved %1; at least 1 has to</source>
        <translation>никто не перешёл %1; хотя бы 1 должен</translation>
    </message>
    <message>
        <source>no breach lies %1; it is taken by castle fight only</source>
        <translation>%1 проломов нет; она берётся только боем в крепости</translation>
    </message>
    <message>
        <source>no camp lies beside %1</source>
        <translation>возле %1 нет лагеря</translation>
    </message>
    <message>
        <source>%1 and %2 are not side by side</source>
        <translation>от %1 до %2 нет прямого пути</translation>
    </message>
    <message>
        <source>no Turks stand %1, or no enemy is in its breaches</source>
        <translation>%1 нет турок, или в проломах нет врага</translation>
    </message>
    <message>
        <source>the Turks attack from walls with 2 units, and %2 stand %1</source>
        <translation>турки атакуют со стен двумя фигурами, а %1 их %2</translation>
    </message>
    <message>
        <source>no units of %1 stand %2</source>
        <translation>%2 нет фигур (%1)</translation>
    </message>
    <message>
        <source>%2 units stand %1, and there is no room for more</source>
        <translation>%1 уже фигур: %2, и больше места нет</translation>
    </message>
    <message>
        <source>no Imperial unit stands %1</source>
        <translation>%1 нет имперских фигур</translation>
    </message>
    <message>
        <source>%2 do not stand %1</source>
        <translation>%2 не стоят %1</translation>
    </message>
    <message>
        <source>%2 stand %1 already</source>
        <translation>%2 уже стоят %1</translation>
    </message>
    <message>
        <source>%2 stand %1</source>
        <translation>%2 стоят %1</translation>
    </message>
    <message>
        <source>%1 now stand %2</source>
        <translation>%1 теперь стоят %2</translation>
    </message>
    <message>
        <source>no entrenchment %1 can take this</source>
        <translation>%1 нет окопа, который это примет</translation>
    </message>
    <message>
        <source>the entrenchment %1 shows 2 already</source>
        <translation>окоп %1 уже 2</translation>
    </message>
    <message>
        <source>no entrenchment stands %1 any more</source>
        <translation>%1 больше нет окопа</translation>
    </message>
    <message>
        <source>the entrenchment %1 is now at level %2</source>
        <translation>окоп %1 теперь уровня %2</translation>
    </message>
    <message>
        <source>the entrenchment %1 loses a level</source>
        <translation>окоп %1 теряет уровень</translation>
    </message>
    <message>
        <source>an entrenchment is built %1</source>
        <translation>%1 строится окоп</translation>
    </message>
    <message>
        <source>units %2 fight to take %1</source>
        <translation>фигуры %2 сражаются за взятие %1</translation>
    </message>
    <message>
        <source>%1 stands %2 already</source>
        <translation>%1 уже стоит %2</translation>
    </message>
    <message>
        <source>it is the turn of the Romans</source>
        <translation>сейчас ходят римляне</translation>
    </message>
    <message>
        <source>it is the turn of the Gauls</source>
        <translation>сейчас ходят галлы</translation>
    </message>
    <message>
        <source>it is the turn of the Romans (red)</source>
        <translation>сейчас ходят римляне (красные)</translation>
    </message>
    <message>
        <source>it is the turn of the Greeks (blue)</source>
        <translation>сейчас ходят греки (синие)</translation>
    </message>
    <message>
        <source>it is the turn of Red</source>
        <translation>сейчас ходят красные</translation>
    </message>
    <message>
        <source>it is the turn of Yellow</source>
        <translation>сейчас ходят жёлтые</translation>
    </message>
    <message>
        <source>it is the turn of the Imperials</source>
        <translation>сейчас ходят имперцы</translation>
    </message>
    <message>
        <source>it is the turn of the Turks</source>
        <translation>сейчас ходят турки</translation>
    </message>
    <message numerus="yes">
        <source>the checkpoint of %n seal(s)</source>
        <translation>
            <numerusform>контрольная точка с %n печатью</numerusform>
            <numerusform>контрольная точка с %n печатями</numerusform>
            <numerusform>контрольная точка с %n печатями</numerusform>
        </translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>контрольная точка</translation>
    </message>
    <message>
        <source>the key of %1 is not of that name</source>
        <translation>этот ключ не от этого имени: %1</translation>
    </message>
    <message>
        <source>%1 is not signed by the club</source>
        <translation>%1: не подписана клубом</translation>
    </message>
    <message>
        <source>%1 has a signature of %2 that is not right</source>
        <translation>%1: подпись %2 неверна</translation>
    </message>
    <message>
        <source>%1 has two signatures of %2</source>
        <translation>%1: две подписи %2</translation>
    </message>
    <message>
        <source>%1 is no checkpoint of this club</source>
        <translation>%1: это не контрольная точка этого клуба</translation>
    </message>
    <message>
        <source>%1 is not longer than the one before</source>
        <translation>%1: она не длиннее предыдущей</translation>
    </message>
    <message>
        <source>%1 has more seals than there are</source>
        <translation>%1: в ней больше печатей, чем есть на самом деле</translation>
    </message>
    <message>
        <source>%1 has other seals: one was changed, left out or put in</source>
        <translation>%1: печати другие, потому что одну изменили, пропустили или добавили</translation>
    </message>
    <message>
        <source>the last seals are in no checkpoint</source>
        <translation>последних печатей нет ни в одной контрольной точке</translation>
    </message>
    <message>
        <source>%1 signed nothing, or stands there twice</source>
        <translation>%1: ничего не подписано или указано дважды</translation>
    </message>
    <message>
        <source>no checkpoint is published, because the seals in the database were changed: %1</source>
        <translation>контрольная точка не опубликована, потому что печати в базе данных изменены; %1</translation>
    </message>
    <message>
        <source>the club&apos;s key signs nothing</source>
        <translation>ключ клуба ничего не подписывает</translation>
    </message>
    <message>
        <source>that is no signature of the newest checkpoint; reload the page</source>
        <translation>это не подпись последней контрольной точки; перезагрузите страницу</translation>
    </message>
    <message>
        <source>enough phones signed this checkpoint</source>
        <translation>эту контрольную точку подписало уже достаточно телефонов</translation>
    </message>
    <message>
        <source>the club has no key for signatures</source>
        <translation>у клуба нет ключа для подписей</translation>
    </message>
    <message>
        <source>too many pictures are coming; ask again</source>
        <translation>поступает слишком много снимков; запросите ещё раз</translation>
    </message>
    <message>
        <source>the table does not have the picture now; look there</source>
        <translation>у стола сейчас нет этого снимка; посмотрите на месте</translation>
    </message>
    <message>
        <source>no table `%1` plays that game</source>
        <translation>нет стола `%1`, за которым играют эту партию</translation>
    </message>
    <message>
        <source>the club&apos;s database does not answer</source>
        <translation>база данных клуба не отвечает</translation>
    </message>
    <message>
        <source>somebody has changed the tournament at the same time; look, and say it again</source>
        <translation>кто-то изменил турнир в то же время; посмотрите и введите ещё раз</translation>
    </message>
    <message>
        <source>nothing was printed: %1</source>
        <translation>ничего не напечатано; %1</translation>
    </message>
    <message>
        <source>too much is being printed; ask again soon</source>
        <translation>сейчас печатается слишком много; повторите запрос позже</translation>
    </message>
    <message>
        <source>the program does not run</source>
        <translation>программа не работает</translation>
    </message>
    <message>
        <source>too many wrong codes; wait ten minutes, or tell the arbiter</source>
        <translation>слишком много неверных кодов; подождите десять минут или скажите арбитру</translation>
    </message>
    <message>
        <source>this is no player&apos;s code</source>
        <translation>это не код игрока</translation>
    </message>
    <message>
        <source>this player has another game now</source>
        <translation>у этого игрока сейчас другая партия</translation>
    </message>
    <message>
        <source>there is a result already; only the arbiter changes it</source>
        <translation>результат уже есть; изменить его может только арбитр</translation>
    </message>
    <message>
        <source>new codes have the arbiter&apos;s name</source>
        <translation>для новых кодов нужно имя арбитра</translation>
    </message>
    <message>
        <source>the club&apos;s list is being read; wait</source>
        <translation>список клуба ещё загружается; подождите</translation>
    </message>
    <message>
        <source>`%1`: give a whole number from 0 to %2</source>
        <translation>`%1`: укажите целое число от 0 до %2</translation>
    </message>
    <message>
        <source>`%1`: write true or false</source>
        <translation>`%1`: напишите true или false</translation>
    </message>
    <message>
        <source>%1 have given up</source>
        <translation>%1 сдались</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Time for each action</source>
        <translation>Время на каждый ход</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунды</translation>
    </message>
    <message>
        <source>What each side has left</source>
        <translation>Что осталось у каждой стороны</translation>
    </message>
    <message>
        <source>Hits by toss</source>
        <translation>Попадания по броскам</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадания</translation>
    </message>
    <message>
        <source>%1: most %2, in the end %3</source>
        <translation>%1: больше всего %2, в конце %3</translation>
    </message>
    <message>
        <source>let stand</source>
        <translation>оставлено в силе</translation>
    </message>
    <message>
        <source>Who takes longer?</source>
        <translation>Кто думает дольше?</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>Кто впереди?</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Кто попадает чаще, чем дал бы случай?</translation>
    </message>
    <message>
        <source>%1: %2 seconds on average</source>
        <translation>%1: в среднем %2 с</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: осталось %2</translation>
    </message>
    <message>
        <source>%1: %2 hits where chance would give %3</source>
        <translation>%1: попаданий %2, случай дал бы %3</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message>
        <source>action</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>least</source>
        <translation>не меньше</translation>
    </message>
    <message>
        <source>most</source>
        <translation>не больше</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Taken back (%1): %2</source>
        <translation>Взято назад (%1): %2</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Взято назад: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Игра начинается.</translation>
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
        <translation>Esc или F11 закрывает. M выключает звуки.</translation>
    </message>
    <message>
        <source>Esc or F11 leaves. M turns the sounds on.</source>
        <translation>Esc или F11 закрывает. M включает звуки.</translation>
    </message>
    <message>
        <source>Umpire: the game from far away</source>
        <translation>Umpire – игра издалека</translation>
    </message>
    <message>
        <source>The code that opens the page</source>
        <translation>Код, который открывает страницу</translation>
    </message>
    <message>
        <source>Scan the code to see the game on a telephone.</source>
        <translation>Отсканируйте код, чтобы видеть игру на телефоне.</translation>
    </message>
    <message>
        <source>H shows what the computer would do.</source>
        <translation>H показывает, что сделал бы компьютер.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameLog</name>
    <message numerus="yes">
        <source>(%n second(s) late)</source>
        <translation>
            <numerusform>(на %n секунду позже)</numerusform>
            <numerusform>(на %n секунды позже)</numerusform>
            <numerusform>(на %n секунд позже)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 is too close: you decide. Its line passes %2 mm beside the hull, known to ± %3 mm.</source>
        <translation>%1 слишком близко: решаете вы. Её линия проходит в %2 мм от корпуса, с точностью ± %3 мм.</translation>
    </message>
    <message>
        <source>%1 is too close: you decide. Its line points %2 mm inside the hull, known to ± %3 mm.</source>
        <translation>%1 слишком близко: решаете вы. Её линия указывает на %2 мм внутрь корпуса, с точностью ± %3 мм.</translation>
    </message>
    <message>
        <source>It is not clear which end of %1 is the head. You decide.</source>
        <translation>Неясно, на каком конце головка %1. Решаете вы.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>нападает</translation>
    </message>
    <message>
        <source>target</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>поворот налево</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>поворот направо</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>огонь!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>перестановка вёсел</translation>
    </message>
    <message>
        <source>orders of %1: %2</source>
        <translation>приказы %1: %2</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светлый</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>тёмный</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>слишком близко</translation>
    </message>
    <message>
        <source>misses by %1 mm</source>
        <translation>мимо на %1 мм</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <translation>Не в счёт, потому что спичка касается</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Вне досягаемости</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>Попаданий: %1–%2. Решают игроки</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Нет попаданий</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n попадание</numerusform>
            <numerusform>%n попадания</numerusform>
            <numerusform>%n попаданий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires at %2 across %3 mm</source>
        <translation>%1 стреляет по %2 с %3 мм</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>брошено %1, разрешена %n спичка</numerusform>
            <numerusform>брошено %1, разрешено %n спички</numerusform>
            <numerusform>брошено %1, разрешено %n спичек</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>лишних: %1</translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s).</source>
        <translation>
            <numerusform>Стол найден по %n метке.</numerusform>
            <numerusform>Стол найден по %n меткам.</numerusform>
            <numerusform>Стол найден по %n меткам.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tags: the matches give the scale.</source>
        <translation>Меток нет, поэтому масштаб дают спички.</translation>
    </message>
    <message>
        <source>There are no tags: the matchboxes give the scale.</source>
        <translation>Меток нет, поэтому масштаб дают коробки.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Не видно ничего известного размера, поэтому места даны только в пикселях.</translation>
    </message>
    <message>
        <source>The table lies where you set its corners.</source>
        <translation>Стол там, где вы указали его углы.</translation>
    </message>
    <message>
        <source>The line of %1 is known to ± %2 mm at the target.</source>
        <translation>Линия %1 известна с точностью ± %2 мм у цели.</translation>
    </message>
    <message>
        <source>A point is accurate to %1 mm.</source>
        <translation>Точность точки %1 мм.</translation>
    </message>
    <message>
        <source>head unclear</source>
        <translation>головка не видна</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AheadBar</name>
    <message>
        <source>Chances to win: %1</source>
        <translation>Шансы на победу: %1</translation>
    </message>
    <message>
        <source>Who was ahead?</source>
        <translation>Кто вёл?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CameraPage</name>
    <message>
        <source>What does your camera&apos;s lens do to a picture?</source>
        <translation>Что объектив вашей камеры делает со снимком?</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Ваша доска</translation>
    </message>
    <message>
        <source>a chessboard: 9 x 6 inner corners, 25 mm</source>
        <translation>шахматная доска: 9 x 6 внутренних углов, 25 мм</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Save the camera file…</source>
        <translation>Сохранить файл камеры…</translation>
    </message>
    <message>
        <source>Where the board was seen</source>
        <translation>Где была видна доска</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the board</source>
        <translation>Доска глазами камеры</translation>
    </message>
    <message>
        <source>On the page “Start”, a new game leads to “Check the table and the camera”. There, “Calibrate the camera…” is under “Corners and lens”.</source>
        <translation>На странице «Начало» новая игра ведёт к кнопке «Проверить стол и камеру». Там «Калибровка камеры…» находится под «Углы и объектив».</translation>
    </message>
    <message>
        <source>Move the board to the upper left of the picture.</source>
        <translation>Переместите доску в левый верхний угол кадра.</translation>
    </message>
    <message>
        <source>Move the board to the top of the picture.</source>
        <translation>Переместите доску в верх кадра.</translation>
    </message>
    <message>
        <source>Move the board to the upper right of the picture.</source>
        <translation>Переместите доску в правый верхний угол кадра.</translation>
    </message>
    <message>
        <source>Move the board to the left of the picture.</source>
        <translation>Переместите доску в левую часть кадра.</translation>
    </message>
    <message>
        <source>Move the board to the middle of the picture.</source>
        <translation>Переместите доску в середину кадра.</translation>
    </message>
    <message>
        <source>Move the board to the right of the picture.</source>
        <translation>Переместите доску в правую часть кадра.</translation>
    </message>
    <message>
        <source>Move the board to the lower left of the picture.</source>
        <translation>Переместите доску в левый нижний угол кадра.</translation>
    </message>
    <message>
        <source>Move the board to the bottom of the picture.</source>
        <translation>Переместите доску в низ кадра.</translation>
    </message>
    <message>
        <source>Move the board to the lower right of the picture.</source>
        <translation>Переместите доску в правый нижний угол кадра.</translation>
    </message>
    <message>
        <source>Tilt the board more to the left, with its left edge farther from the camera.</source>
        <translation>Наклоните её больше влево: левый край дальше от камеры.</translation>
    </message>
    <message>
        <source>Tilt the board more to the right, with its right edge farther from the camera.</source>
        <translation>Наклоните её больше вправо: правый край дальше от камеры.</translation>
    </message>
    <message>
        <source>Tilt the board more backwards, with its upper edge farther from the camera.</source>
        <translation>Наклоните её больше назад: верхний край дальше от камеры.</translation>
    </message>
    <message>
        <source>Tilt the board more forwards, with its lower edge farther from the camera.</source>
        <translation>Наклоните её больше вперёд: нижний край дальше от камеры.</translation>
    </message>
    <message>
        <source>Hold the board up so that the camera sees it.</source>
        <translation>Поднимите доску так, чтобы камера её видела.</translation>
    </message>
    <message>
        <source>Good. Hold it still.</source>
        <translation>Хорошо. Держите её неподвижно.</translation>
    </message>
    <message>
        <source>Come closer: let the board fill half of the picture.</source>
        <translation>Подойдите ближе: пусть доска займёт половину кадра.</translation>
    </message>
    <message>
        <source>Hold the board in another place and at another tilt.</source>
        <translation>Держите её иначе: другие места и наклоны.</translation>
    </message>
    <message>
        <source>That is enough. Save the camera file.</source>
        <translation>Этого довольно. Сохраните файл камеры.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s) kept.</source>
        <translation>
            <numerusform>Сохранено видов: %1 из %n.</numerusform>
            <numerusform>Сохранено видов: %1 из %n.</numerusform>
            <numerusform>Сохранено видов: %1 из %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners are off by %1 px: the views agree.</source>
        <translation>Углы сдвинуты на %1 px: виды согласуются.</translation>
    </message>
    <message>
        <source>Corners are off by %1 px: is the board flat, and is it this board? Begin again.</source>
        <translation>Углы сдвинуты на %1 px: ровная ли доска и та ли это доска? Начните заново.</translation>
    </message>
    <message>
        <source>Save the camera file</source>
        <translation>Сохранить файл камеры</translation>
    </message>
    <message>
        <source>Camera files (*.yaml)</source>
        <translation>Файлы камеры (*.yaml)</translation>
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
        <translation>та, что печатается здесь: 7 x 5 клеток по 38 мм</translation>
    </message>
    <message>
        <source>Print the board on stiff paper, hold it flat, and turn the light on.</source>
        <translation>Напечатайте доску на плотной бумаге, держите её ровно и включите свет.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CheckPage</name>
    <message>
        <source>Does the camera see your table well?</source>
        <translation>Хорошо ли камера видит стол?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Проверить снова</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Стол глазами камеры</translation>
    </message>
    <message numerus="yes">
        <source>All %n tag(s) are in view.</source>
        <translation>
            <numerusform>Видна %n метка.</numerusform>
            <numerusform>Видны все %n метки.</numerusform>
            <numerusform>Видны все %n меток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in view: tag %1. Uncover it, or turn the camera.</source>
        <translation>Не видно: метка %1. Откройте её или поверните камеру.</translation>
    </message>
    <message>
        <source>Not in view: tags %1. Uncover them, or turn the camera.</source>
        <translation>Не видно: метки %1. Откройте их или поверните камеру.</translation>
    </message>
    <message>
        <source>The table is not found yet.</source>
        <translation>Стол ещё не найден.</translation>
    </message>
    <message>
        <source>Bring the camera nearer, or make a camera file.</source>
        <translation>Придвиньте камеру или сделайте файл камеры.</translation>
    </message>
    <message>
        <source>All of the play area is in view.</source>
        <translation>Игровое поле видно целиком.</translation>
    </message>
    <message>
        <source>Only %1 % of the play area is in view: move the camera back or turn it.</source>
        <translation>Видно лишь %1 % игрового поля: отодвиньте или поверните камеру.</translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation>Свет хороший.</translation>
    </message>
    <message>
        <source>Calibrate the camera…</source>
        <translation>Калибровка камеры…</translation>
    </message>
    <message>
        <source>The picture is sharp (%1 px).</source>
        <translation>Снимок резкий (%1 px).</translation>
    </message>
    <message>
        <source>The picture is out of focus (%1 px): focus the camera on the table, or clean its lens.</source>
        <translation>Снимок не в фокусе (%1 px): наведите камеру на стол или протрите объектив.</translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n галера</numerusform>
            <numerusform>%n галеры</numerusform>
            <numerusform>%n галер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n спичка</numerusform>
            <numerusform>%n спички</numerusform>
            <numerusform>%n спичек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n стопка камней</numerusform>
            <numerusform>%n стопки камней</numerusform>
            <numerusform>%n стопок камней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s)</source>
        <translation>
            <numerusform>%n код</numerusform>
            <numerusform>%n кода</numerusform>
            <numerusform>%n кодов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
            <numerusform>%n жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a piece of the game on the table. When Umpire recognises the piece, the picture shows its name and a ring round it.</source>
        <translation>Положите на стол предмет игры: когда он узнан, он обведён и назван здесь.</translation>
    </message>
    <message numerus="yes">
        <source>The game begins with %n stack(s) of stones. Turn the lamp or the camera until each stack in the picture has a ring.</source>
        <translation>
            <numerusform>Игра начинается с %n стопкой камней. Поворачивайте лампу или камеру, пока у каждой стопки на снимке не появится круг.</numerusform>
            <numerusform>Игра начинается с %n стопками камней. Поворачивайте лампу или камеру, пока у каждой стопки на снимке не появится круг.</numerusform>
            <numerusform>Игра начинается с %n стопками камней. Поворачивайте лампу или камеру, пока у каждой стопки на снимке не появится круг.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognised: %1.</source>
        <translation>Узнано: %1.</translation>
    </message>
    <message>
        <source>No tags are needed.</source>
        <translation>Метки не нужны.</translation>
    </message>
    <message>
        <source>Measure the table by its tags</source>
        <translation>Измерить стол по меткам</translation>
    </message>
    <message>
        <source>The table is being measured</source>
        <translation>Стол измеряется</translation>
    </message>
    <message>
        <source>The table file does not say where this game&apos;s board lies: lay it down empty, and measure the table.</source>
        <translation>Файл стола не говорит, где лежит поле этой игры: положите его пустым и измерьте стол.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>The camera sees the table; lay the pieces for the first move</source>
        <translation>Камера видит стол; расставьте фигуры для первого хода</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view: measure the table by them.</source>
        <translation>
            <numerusform>Видна %n метка: измерьте стол по ней.</numerusform>
            <numerusform>Видны %n метки: измерьте стол по ним.</numerusform>
            <numerusform>Видно %n меток: измерьте стол по ним.</numerusform>
        </translation>
    </message>
    <message>
        <source>Umpire looks at the table.</source>
        <translation>Umpire смотрит на стол.</translation>
    </message>
    <message>
        <source>The game&apos;s board has to lie there, empty.</source>
        <translation>Доска игры должна лежать там пустой.</translation>
    </message>
    <message>
        <source>No tag is in view. Print four tags (on the start page, under “More”), and lay them at the corners of the table; or set its corners by hand.</source>
        <translation>Не видно ни одной метки. Напечатайте четыре метки (на начальной странице, в разделе «Ещё») и положите их по углам стола; или задайте его углы вручную.</translation>
    </message>
    <message>
        <source>The guide to a new game leads here, by “Check the table and the camera”.</source>
        <translation>Сюда ведёт мастер новой игры, кнопкой «Проверить стол и камеру».</translation>
    </message>
    <message>
        <source>Writes the table file: the places of the tags and of the board. War Galley and Murus Gallicus need none.</source>
        <translation>Записывает файл стола: места меток и доски. Для «Боевой галеры» и «Галльской стены» он не нужен.</translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) are in view. No table file is needed.</source>
        <translation>
            <numerusform>Видна %n метка. Файл стола не нужен.</numerusform>
            <numerusform>Видны %n метки. Файл стола не нужен.</numerusform>
            <numerusform>Видно %n меток. Файл стола не нужен.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corners and lens</source>
        <translation>Углы и объектив</translation>
    </message>
</context>
<context>
    <name>umpire::desk::ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>How long each side may think: 10m+5s gives 5 seconds more after each turn, and of 10m,delay=3s the first 3 seconds of each turn are not counted</source>
        <translation>Сколько может думать каждая сторона: 10m+5s даёт ещё 5 секунд после каждого хода, а при 10m,delay=3s первые 3 секунды хода не считаются</translation>
    </message>
    <message>
        <source>without time a side loses</source>
        <translation>без времени сторона проигрывает</translation>
    </message>
    <message>
        <source>without time the arbiter is called</source>
        <translation>без времени зовут арбитра</translation>
    </message>
    <message>
        <source>without time the players decide</source>
        <translation>без времени решают игроки</translation>
    </message>
    <message>
        <source>What happens to a side that has no time left</source>
        <translation>Что бывает со стороной, чьё время вышло</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CommandBar</name>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>The best explanation is right</source>
        <translation>Лучшее объяснение верно</translation>
    </message>
    <message>
        <source>Other explanation</source>
        <translation>Другое объяснение</translation>
    </message>
    <message>
        <source>It was something else</source>
        <translation>Было что-то другое</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Оставить так</translation>
    </message>
    <message>
        <source>The illegal action counts all the same</source>
        <translation>Запрещённый ход всё же засчитывается</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Takes back the last action</source>
        <translation>Берёт назад последний ход</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Заметка…</translation>
    </message>
    <message>
        <source>Writes a line into the record</source>
        <translation>Добавляет строку в запись</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Umpire calls nothing until you resume</source>
        <translation>Во время паузы Umpire ничего не объявляет</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Сдаться…</translation>
    </message>
    <message>
        <source>The player to move gives up the game</source>
        <translation>Чей ход, тот сдаётся</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Скажите, что сыграно</translation>
    </message>
    <message>
        <source>Type your secret here while the others look away. The line shows only dots.</source>
        <translation>Напишите свою тайну здесь, пока остальные отвернулись. В строке видны только точки.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>For the record:</source>
        <translation>Для записи:</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Does the player to move give up the game?</source>
        <translation>Сдаётся ли тот, чей ход?</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>The record is wrong about a piece</source>
        <translation>В записи ошибка о фигуре</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Исправление записи</translation>
    </message>
    <message>
        <source>Which piece lies where? For example: %1</source>
        <translation>Что где лежит на самом деле? Например: %1</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Другие команды</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Делает снова то, что взято назад</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Снова</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Что сделал бы компьютер?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CornersPanel</name>
    <message>
        <source>Set the corners by hand</source>
        <translation>Указать углы вручную</translation>
    </message>
    <message>
        <source>If the tags cannot be used, show where the table is</source>
        <translation>Если метки не помогают, покажите, где стол</translation>
    </message>
    <message>
        <source>Look for the tags again</source>
        <translation>Снова искать метки</translation>
    </message>
    <message>
        <source>Drag each corner to its corner of the play area. The near corners are on side A, and the far corners are on side B. Left and right are as the player of side A sees them. With the keyboard, choose the next corner with the space bar, and move the corner with the arrow keys.</source>
        <translation>Перетащите углы на углы игрового поля. Ближние углы – на стороне A, дальние – на стороне B. Лево и право – как их видит игрок стороны A. С клавиатуры выберите следующий угол пробелом и двигайте его стрелками.</translation>
    </message>
    <message>
        <source>Width, along side A&apos;s edge</source>
        <translation>Ширина вдоль края стороны A</translation>
    </message>
    <message>
        <source>Depth, from side A to side B</source>
        <translation>Глубина от стороны A до стороны B</translation>
    </message>
    <message>
        <source>Side A sits at the next edge</source>
        <translation>Сторона A сидит у следующего края</translation>
    </message>
    <message>
        <source>Use these corners</source>
        <translation>Взять эти углы</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EventList</name>
    <message>
        <source>Find a square, a player, a word</source>
        <translation>Найти поле, игрока или слово</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Show also what the table and the camera did</source>
        <translation>И что делали стол и камера</translation>
    </message>
    <message>
        <source>Show the notation too</source>
        <translation>Показывать и нотацию</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>События игры</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EvidenceView</name>
    <message>
        <source>The picture before: %1</source>
        <translation>Предыдущий снимок: %1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
    <message>
        <source>How far the picture before fades into the picture after</source>
        <translation>Насколько снимок «до» переходит в снимок «после»</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Снимок события</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>Снимок до события</translation>
    </message>
</context>
<context>
    <name>umpire::desk::FileChoice</name>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The film ended before an answer.</source>
        <translation>Фильм закончился до ответа.</translation>
    </message>
    <message>
        <source>Umpire stopped watching before an answer.</source>
        <translation>Umpire прекратил наблюдение до ответа.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Show on another screen</source>
        <translation>Показать на другом экране</translation>
    </message>
    <message>
        <source>On a stream, on a television, and on the telephone of each player</source>
        <translation>В трансляции, на телевизоре и на телефоне каждого игрока</translation>
    </message>
    <message>
        <source>The camera&apos;s picture of the table</source>
        <translation>Стол глазами камеры</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Здесь будет картина стола во время игры.</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Ожидание картинки…</translation>
    </message>
    <message>
        <source>The picture is hidden while players lay something out in secret. Under “More”, “%1” gives each player a page on a telephone for that.</source>
        <translation>Картина скрыта, пока игроки тайно что-то расставляют. Кнопка «%1» (под «Ещё») даёт для этого каждому игроку страницу на телефоне.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Что уже сказано</translation>
    </message>
    <message>
        <source>The time that is left to each side</source>
        <translation>Время, которое осталось каждой стороне</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Прекратить наблюдение</translation>
    </message>
    <message>
        <source>Look at the record</source>
        <translation>Показать запись</translation>
    </message>
    <message>
        <source>Umpire stops watching; the record stays</source>
        <translation>Umpire перестаёт следить; запись остаётся</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>Игры нет</translation>
    </message>
    <message>
        <source>Waiting for the table</source>
        <translation>Ожидание стола</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>обе стороны</translation>
    </message>
    <message>
        <source>The camera is gone. The game waits for it.</source>
        <translation>Камера пропала. Игра её ждёт.</translation>
    </message>
    <message>
        <source>The picture waits while something is laid in secret.</source>
        <translation>Картинка ждёт, пока что-то выкладывают втайне.</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Щёлкните по фигуре, чтобы исправить её</translation>
    </message>
    <message>
        <source>set its corners anew.</source>
        <translation>задайте его углы заново.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>Point at the place where it lies (Esc: leave it).</source>
        <translation>Укажите, где лежит. Esc оставит всё как есть.</translation>
    </message>
    <message>
        <source>Umpire waits for your answer</source>
        <translation>Umpire ждёт вашего ответа</translation>
    </message>
    <message>
        <source>Umpire waits for what the players say</source>
        <translation>Umpire ждёт, что скажут игроки</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1 – по записи %2, по камере %3</translation>
    </message>
    <message>
        <source>A sound for a ruling, for what is illegal and for a question (M)</source>
        <translation>Звук для решения, для нарушения и для вопроса (M)</translation>
    </message>
    <message>
        <source>Click a sentence to see what it rests on</source>
        <translation>Щёлкните по предложению, чтобы увидеть, на чём оно основано</translation>
    </message>
    <message>
        <source>One look does not tell how high this stack is. Umpire knows it from several looks and from the game.</source>
        <translation>По одному взгляду не видно, какой высоты эта стопка. Umpire знает это по нескольким взглядам и по игре.</translation>
    </message>
    <message>
        <source>See it from far away</source>
        <translation>Вид издалека</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Выключить звуки</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Включить звуки</translation>
    </message>
    <message>
        <source>The camera counts otherwise than the record:</source>
        <translation>Камера считает не так, как запись:</translation>
    </message>
    <message numerus="yes">
        <source>The camera has sent no picture for %n second(s).</source>
        <translation>
            <numerusform>Камера не присылает кадров %n секунду.</numerusform>
            <numerusform>Камера не присылает кадров %n секунды.</numerusform>
            <numerusform>Камера не присылает кадров %n секунд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is %n second(s) behind the table.</source>
        <translation>
            <numerusform>Картинка отстаёт от стола на %n секунду.</numerusform>
            <numerusform>Картинка отстаёт от стола на %n секунды.</numerusform>
            <numerusform>Картинка отстаёт от стола на %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole screen, to be read from two metres (F11)</source>
        <translation>Весь экран, читается с двух метров (F11)</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Not watching</source>
        <translation>Не наблюдает</translation>
    </message>
</context>
<context>
    <name>umpire::desk::GameThread</name>
    <message>
        <source>The system gives no pipe for commands; close some programs.</source>
        <translation>Система не даёт канала для команд; закройте программы.</translation>
    </message>
    <message>
        <source>The command could not be handed to the game.</source>
        <translation>Команду не удалось передать игре.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;About Umpire</source>
        <translation>&amp;Об Umpire</translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <translation>Текст: %1 %</translation>
    </message>
    <message>
        <source>Colours of the desktop, dark beside a table</source>
        <translation>Цвета системы, тёмные рядом со снимком стола</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Umpire</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Снимок</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>The menu in which the language is chosen; &quot;Language&quot; beside it, for those who cannot read it.</extracomment>
        <translation>&amp;Язык (Language)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>About Umpire</source>
        <translation>Об Umpire</translation>
    </message>
    <message>
        <source>Umpire %1 referees games that are played with real pieces, through a camera. It measures, and says so when it is too close to call.</source>
        <translation>Umpire %1 через камеру судит игры с настоящими фигурами. Он измеряет и говорит, когда слишком близко.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Speak announcements</source>
        <translation>Произносить объявления</translation>
    </message>
    <message>
        <source>Speak announcements (no speech is installed)</source>
        <translation>Произносить объявления (нет синтезатора речи)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>A game is going on</source>
        <translation>Идёт игра</translation>
    </message>
    <message>
        <source>A game is going on. Do you want to leave it?</source>
        <translation>Идёт игра. Оставить её?</translation>
    </message>
    <message>
        <source>Close Umpire</source>
        <translation>Закрыть Umpire</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Оставить игру</translation>
    </message>
    <message>
        <source>No game was played yet</source>
        <translation>Игр ещё не было</translation>
    </message>
    <message>
        <source>Open a &amp;picture…</source>
        <translation>Открыть &amp;снимок…</translation>
    </message>
    <message>
        <source>Open a &amp;record…</source>
        <translation>Открыть &amp;запись…</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>&amp;Недавние</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Показать папку</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>The record is in %1. You can go on with the game later.</source>
        <translation>Запись здесь: %1. Игру можно продолжить позже.</translation>
    </message>
    <message>
        <source>The record of the game</source>
        <translation>Запись игры</translation>
    </message>
    <message>
        <source>The record of the game is in %1.</source>
        <translation>Запись игры здесь: %1.</translation>
    </message>
    <message>
        <source>a picture: nearer, farther, all of it</source>
        <translation>снимок: ближе, дальше, целиком</translation>
    </message>
    <message>
        <source>answers a question of the umpire</source>
        <translation>отвечает на вопрос судьи</translation>
    </message>
    <message>
        <source>&amp;Statistics of many games…</source>
        <translation>&amp;Статистика многих партий…</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>ищет в правилах</translation>
    </message>
    <message>
        <source>goes from square to square of a board, and chooses one</source>
        <translation>переходит по доске с поля на поле и выбирает одно</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>taken back later: %1</source>
        <translation>взято назад позже: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PicturePage</name>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The picture is being looked at</source>
        <translation>Снимок рассматривается</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Что лежит на столе</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Снимок</translation>
    </message>
    <message>
        <source>Plus and minus zoom, 0 shows all of it</source>
        <translation>Плюс и минус меняют масштаб, 0 показывает всё</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Umpire говорит, что лежит на столе и насколько он уверен, и оценивает бросок в Боевой галере.</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Открыть снимок…</translation>
    </message>
    <message>
        <source>A photograph of your table from above (Ctrl+O)</source>
        <translation>Снимок стола сверху (Ctrl+O)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>The picture that was copied elsewhere (Ctrl+V)</source>
        <translation>Снимок, скопированный в другом месте (Ctrl+V)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>A right click on a piece says what is wrong with it</source>
        <translation>Правый щелчок по фигуре позволяет сказать, что неверно</translation>
    </message>
    <message>
        <source>Drop a picture of your table here.
Or click here, or paste it.</source>
        <translation>Перетащите сюда снимок стола.
Или щёлкните здесь, или вставьте его.</translation>
    </message>
    <message>
        <source>Drop the picture here</source>
        <translation>Отпустите снимок здесь</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Открытие снимка</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard. Copy one, and paste again.</source>
        <translation>В буфере обмена нет снимка. Скопируйте снимок и вставьте снова.</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>вставленный снимок</translation>
    </message>
    <message>
        <source>The picture is being looked at.</source>
        <translation>Снимок рассматривается.</translation>
    </message>
    <message>
        <source>What shall Umpire look for?</source>
        <translation>Что искать Umpire?</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of stones</source>
        <translation>
            <numerusform>%n стопка камней</numerusform>
            <numerusform>%n стопки камней</numerusform>
            <numerusform>%n стопок камней</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Кубики: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n фишка с кодом</numerusform>
            <numerusform>%n фишки с кодом</numerusform>
            <numerusform>%n фишек с кодом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n галера</numerusform>
            <numerusform>%n галеры</numerusform>
            <numerusform>%n галер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n спичка</numerusform>
            <numerusform>%n спички</numerusform>
            <numerusform>%n спичек</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the galley that fires.</source>
        <translation>Щёлкните галеру, которая стреляет.</translation>
    </message>
    <message>
        <source>Click the galley at which %1 fires.</source>
        <translation>Щёлкните галеру, по которой стреляет %1.</translation>
    </message>
    <message>
        <source>Is something wrong? Click it with the right button.</source>
        <translation>Что-то неверно? Щёлкните по этому правой кнопкой.</translation>
    </message>
    <message>
        <source>The picture with the ruling is on the clipboard.</source>
        <translation>Снимок с решением — в буфере обмена.</translation>
    </message>
    <message>
        <source>Save the picture with the ruling</source>
        <translation>Сохранение снимка с решением</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Изображения (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Не удаётся записать %1. Выберите другую папку.</translation>
    </message>
    <message>
        <source>Where is the bow of %1? Click this end of it.</source>
        <translation>Где нос %1? Щёлкните этот конец.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <translation>Цель в пределах досягаемости?</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>В пределах</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Вне досягаемости</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <translation>Касается ли спичка галеры или приказа?</translation>
    </message>
    <message>
        <source>It touches</source>
        <translation>Касается</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <translation>Не касается</translation>
    </message>
    <message>
        <source>%1: hit, as you decided</source>
        <translation>%1: попадание, как вы решили</translation>
    </message>
    <message>
        <source>%1: miss, as you decided</source>
        <translation>%1: промах, как вы решили</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Попадание</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>сумма: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PiecesPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>Доска по записи</translation>
    </message>
    <message>
        <source>Click a place to correct what lies there</source>
        <translation>Щёлкните по месту, чтобы исправить, что там лежит</translation>
    </message>
    <message>
        <source>Click to correct it</source>
        <translation>Щёлкните, чтобы исправить</translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 на самом деле</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>%1 really holds</source>
        <translation>На %1 на самом деле</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stone(s)</source>
        <translation>
            <numerusform>%1: %n камень</numerusform>
            <numerusform>%1: %n камня</numerusform>
            <numerusform>%1: %n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 really is</source>
        <translation>%1 на самом деле</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <translation>сейчас исправлять нечего</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PrintButton</name>
    <message>
        <source>Print what the table needs</source>
        <translation>Напечатать нужное для стола</translation>
    </message>
    <message>
        <source>Four tags for the corners…</source>
        <translation>Четыре метки для углов…</translation>
    </message>
    <message>
        <source>The game&apos;s board and pieces…</source>
        <translation>Доска и фигуры игры…</translation>
    </message>
    <message>
        <source>Board and pieces of the variant “%1”…</source>
        <translation>Доска и фигуры для варианта «%1»…</translation>
    </message>
    <message>
        <source>Boards and pieces of all variants…</source>
        <translation>Доски и фигуры для всех вариантов…</translation>
    </message>
    <message>
        <source>Print the board…</source>
        <translation>Напечатать доску…</translation>
    </message>
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>не по правилам</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Оставить так</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Согласие: %1</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>Copies the example to the field below, where you can change it</source>
        <translation>Ставит это вниз, где вы меняете его, прежде чем сказать</translation>
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
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>На кадр назад</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>На кадр вперёд</translation>
    </message>
    <message>
        <source>The film of the moments before the event</source>
        <translation>Видео мгновений перед событием</translation>
    </message>
    <message>
        <source>No film of the moments before this event is kept.</source>
        <translation>Видео мгновений перед этим событием не сохранено.</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <translation>Что распознал судья</translation>
    </message>
    <message>
        <source>%1 s before the event</source>
        <translation>За %1 с до события</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecordPage</name>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>The record of a game</source>
        <translation>Запись игры</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Записи Umpire (*.umpire);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open the record of a game to step through it.</source>
        <translation>Откройте запись игры, чтобы пройти её по шагам.</translation>
    </message>
    <message>
        <source>the record is intact</source>
        <translation>запись не повреждена</translation>
    </message>
    <message>
        <source>the record was changed: %1</source>
        <translation>запись изменяли: %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Строки JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Экспорт игры</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>The record&apos;s events, and its statistics</source>
        <translation>События записи и её статистика</translation>
    </message>
    <message>
        <source>Match report (*.pdf)</source>
        <translation>Отчёт об игре (*.pdf)</translation>
    </message>
    <message>
        <source>New folder with the pictures (*)</source>
        <translation>Новая папка со снимками (*)</translation>
    </message>
    <message>
        <source>Being written: %1</source>
        <translation>Записывается: %1</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Назад</translation>
    </message>
    <message>
        <source>One event back: the Left key. To the first one: Home.</source>
        <translation>На событие назад: клавиша «Влево». К первому: Home.</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Дальше →</translation>
    </message>
    <message>
        <source>One event on: the Right key. To the last one: End.</source>
        <translation>На событие вперёд: клавиша «Вправо». К последнему: End.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Один снимок</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Два снимка</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Наплыв</translation>
    </message>
    <message>
        <source>The picture before and the picture after</source>
        <translation>Снимок до и снимок после</translation>
    </message>
    <message>
        <source>The picture before fades into the picture after</source>
        <translation>Снимок до переходит в снимок после</translation>
    </message>
    <message>
        <source>Play the film</source>
        <translation>Показать фильм</translation>
    </message>
    <message>
        <source>The moments before the event, frame by frame</source>
        <translation>Мгновения перед событием, кадр за кадром</translation>
    </message>
    <message>
        <source>the event before, the next, the first, the last</source>
        <translation>предыдущее событие, следующее, первое, последнее</translation>
    </message>
    <message>
        <source>Who was ahead? Analyse the game</source>
        <translation>Кто вёл? Анализ партии</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulesWindow</name>
    <message>
        <source>The rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Where the rules leave a question open</source>
        <translation>Где правила оставляют вопрос</translation>
    </message>
    <message>
        <source>No clause of this game has “%1”. Search for fewer letters.</source>
        <translation>Ни в одном пункте этой игры нет «%1». Ищите меньше букв.</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Search the rules: a word, or a clause such as MG-7</source>
        <translation>Поиск по правилам: слово или пункт, например MG-7</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Where this text and the English one differ, the English one holds.</source>
        <translation>Где этот текст и английский расходятся, действует английский.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Галеры</translation>
    </message>
    <message>
        <source>oars %1+%2; masts %3</source>
        <translation>вёсла: %1+%2; мачты: %3</translation>
    </message>
    <message>
        <source>fleet %1</source>
        <translation>флот %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Спички</translation>
    </message>
    <message>
        <source>bow not seen</source>
        <translation>нос не виден</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>без головки</translation>
    </message>
    <message>
        <source>head unknown</source>
        <translation>головка не видна</translation>
    </message>
    <message>
        <source>leaning on something</source>
        <translation>опирается на что-то</translation>
    </message>
    <message>
        <source>lay there before</source>
        <translation>лежала раньше</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Камни</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) high</source>
        <translation>
            <numerusform>высотой в %n камень</numerusform>
            <numerusform>высотой в %n камня</numerusform>
            <numerusform>высотой в %n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>height not sure</source>
        <translation>высота не точна</translation>
    </message>
    <message>
        <source>height not visible</source>
        <translation>высота не видна</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>cocked, or not to be read</source>
        <translation>стоит криво или не читается</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Приказы</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Фишки с кодом</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>не наша фишка</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SourcePreview</name>
    <message>
        <source>No picture comes from the camera.</source>
        <translation>От камеры не приходит картинка.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Достаточно</translation>
    </message>
    <message>
        <source>See what the camera sees</source>
        <translation>Что видит камера</translation>
    </message>
    <message>
        <source>Aim the camera until all of the table is in the picture</source>
        <translation>Наведите камеру так, чтобы весь стол был в кадре</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>То, что видит камера</translation>
    </message>
    <message>
        <source>Waiting for a picture…</source>
        <translation>Ожидание картинки…</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <translation>Фильм окончен.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PlotCard</name>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Сохранить: %1</translation>
    </message>
    <message>
        <source>Save this plot as a picture (PNG, SVG) or as numbers (CSV)</source>
        <translation>Сохранить график как рисунок (PNG, SVG) или как числа (CSV)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Рисунок (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Чертёж (*.svg)</translation>
    </message>
    <message>
        <source>Numbers (*.csv)</source>
        <translation>Числа (*.csv)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Сохранить график</translation>
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
        <translation>Неверно: здесь нет спички</translation>
    </message>
    <message>
        <source>This is wrong: the head is at the other end</source>
        <translation>Неверно: головка на другом конце</translation>
    </message>
    <message>
        <source>This is wrong: the match has no head</source>
        <translation>Неверно: у спички нет головки</translation>
    </message>
    <message>
        <source>Nothing is kept, as you chose. The file %1 remembers this.</source>
        <translation>Ничего не сохраняется, как вы выбрали. Это записано в файле %1.</translation>
    </message>
    <message>
        <source>Learn from corrections</source>
        <translation>Учиться на исправлениях</translation>
    </message>
    <message>
        <source>Umpire can learn from what you put right. For this it keeps small pieces of your pictures beside the table file. They never leave this computer. May it keep them?</source>
        <translation>Umpire может учиться на том, что вы исправляете. Для этого программа хранит маленькие части ваших снимков рядом с файлом стола. Они никогда не покидают этот компьютер. Можно их хранить?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneButton</name>
    <message>
        <source>Use a telephone</source>
        <translation>Использовать телефон</translation>
    </message>
    <message>
        <source>It scans a code, takes the picture of a toss, and shows the ruling.</source>
        <translation>Он сканирует код, снимает бросок и показывает решение.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneCode</name>
    <message>
        <source>The code that opens the page</source>
        <translation>Код, который открывает страницу</translation>
    </message>
    <message>
        <source>Scan this code with a telephone in the same network. The page that opens takes a picture of a toss and shows the ruling.</source>
        <translation>Отсканируйте этот код телефоном в той же сети. Открывшаяся страница снимет бросок и покажет решение.</translation>
    </message>
    <message>
        <source>Scan this code with the telephone. Put the telephone above the table, so that it sees all of the table.</source>
        <translation>Отсканируйте этот код телефоном. Поместите телефон над столом так, чтобы он видел весь стол.</translation>
    </message>
    <message>
        <source>Or type an address there, and then the six characters that appear here:</source>
        <translation>Или введите там адрес, а затем шесть знаков, которые появятся здесь:</translation>
    </message>
    <message>
        <source>Type this on the telephone: %1</source>
        <translation>Введите на телефоне: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::TelephoneWindow</name>
    <message>
        <source>Use a telephone</source>
        <translation>Использовать телефон</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The code is valid while this window is open.</source>
        <translation>Код действует, пока открыто это окно.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::Guide</name>
    <message>
        <source>Put the camera or the telephone where it sees all four tags.</source>
        <translation>Поставьте камеру или телефон так, чтобы были видны все четыре метки.</translation>
    </message>
    <message>
        <source>Lay each tag flat at its corner of the table, its words towards side A. Lay a printed board flat between the tags. Cover no tag.</source>
        <translation>Положите каждую метку ровно в её угол стола, надписью к стороне A. Напечатанное поле положите ровно между метками. Не закрывайте меток.</translation>
    </message>
    <message>
        <source>Print the four tags for the corners. Print also the board and the pieces that your game needs, if you have none.</source>
        <translation>Напечатайте четыре угловые метки. Если у вас нет поля или фигур для игры, напечатайте и их.</translation>
    </message>
    <message>
        <source>2 of 4 · Print and lay out</source>
        <translation>2 из 4 · Печать и раскладка</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>A telephone does not measure this game&apos;s printed board. Name a table file under “More”.</source>
        <translation>Телефон не измеряет напечатанную доску этой игры. Укажите файл стола в разделе «Ещё».</translation>
    </message>
    <message>
        <source>A sea battle: dropped matches are the shots. You need matchboxes and matches.</source>
        <translation>Морской бой: брошенные спички – это выстрелы. Нужны спичечные коробки и спички.</translation>
    </message>
    <message>
        <source>Ships and soldiers fight between two coasts. You need a die, and the printed map and figures.</source>
        <translation>Корабли и воины сражаются между двумя берегами. Нужны кубик и напечатанные карта и фигуры.</translation>
    </message>
    <message>
        <source>Romans and Gauls move towers of stones. You need 32 stones and a board, your own or printed ones.</source>
        <translation>Римляне и галлы двигают башни из камней. Нужны 32 камня и доска, свои или напечатанные.</translation>
    </message>
    <message>
        <source>The siege of 1686, with cannons and mines. You need a die, and the printed map and counters.</source>
        <translation>Осада 1686 года с пушками и подкопами. Нужны кубик и напечатанные карта и фишки.</translation>
    </message>
    <message>
        <source>Two fleets hide their strength. You need the printed board and pieces.</source>
        <translation>Два флота скрывают свою силу. Нужны напечатанные доска и жетоны.</translation>
    </message>
    <message>
        <source>1 of 4 · Which game do you play?</source>
        <translation>1 из 4 · В какую игру вы играете?</translation>
    </message>
    <message>
        <source>3 of 4 · What sees the table?</source>
        <translation>3 из 4 · Что видит стол?</translation>
    </message>
    <message>
        <source>4 of 4 · Who plays?</source>
        <translation>4 из 4 · Кто играет?</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>A film</source>
        <translation>Фильм</translation>
    </message>
    <message>
        <source>A telephone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Choose the film of a game.</source>
        <translation>Выберите фильм с игрой.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Фильм</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Далее ›</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>No camera is plugged in. Plug one in, or take a telephone.</source>
        <translation>Камера не подключена. Подключите камеру или возьмите телефон.</translation>
    </message>
    <message>
        <source>Says how well the camera sees the table. The game can start without.</source>
        <translation>Говорит, насколько хорошо камера видит стол. Игра может начаться и без этого.</translation>
    </message>
    <message>
        <source>The record says how the table is found. The game can start.</source>
        <translation>В записи сказано, как найти стол. Игра может начаться.</translation>
    </message>
    <message>
        <source>Keep films of the moments before rulings</source>
        <translation>Хранить фильмы о моментах перед решениями</translation>
    </message>
    <message>
        <source>20 seconds each, beside the record; hands are on them, and no voices</source>
        <translation>По 20 секунд, рядом с записью; на них видны руки, голосов нет</translation>
    </message>
    <message>
        <source>Umpire has seen the table. The game can start.</source>
        <translation>Umpire видел стол. Игра может начаться.</translation>
    </message>
    <message>
        <source>You have set the table&apos;s corners. The game can start.</source>
        <translation>Вы указали углы стола. Игра может начаться.</translation>
    </message>
    <message>
        <source>The game can start. Umpire finds the table by the tags of its file.</source>
        <translation>Игра может начаться. Umpire найдёт стол по меткам из его файла.</translation>
    </message>
    <message>
        <source>Umpire looks for the table. Show the camera the printed tags at its corners, and the empty board.</source>
        <translation>Umpire ищет стол. Покажите камере напечатанные метки по его углам и пустую доску.</translation>
    </message>
    <message>
        <source>not needed where the printed tags are in view</source>
        <translation>не нужен, если видны напечатанные метки</translation>
    </message>
    <message>
        <source>of a game that was played</source>
        <translation>сыгранной игры</translation>
    </message>
    <message>
        <source>on a cable, or with an address</source>
        <translation>по кабелю или по адресу</translation>
    </message>
    <message>
        <source>scans a code</source>
        <translation>сканирует код</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Фильм стола</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл камеры</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Проверить стол и камеру</translation>
    </message>
    <message>
        <source>Check the table, then start the game</source>
        <translation>Проверить стол, затем начать игру</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Пустое поле</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Фильмы (*.mp4 *.mkv *.avi *.mov *.webm);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Фильм…</translation>
    </message>
    <message>
        <source>Follows a film instead of a camera</source>
        <translation>Следит за фильмом вместо камеры</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Продолжить игру</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Записи Umpire (*.umpire);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Файл стола</translation>
    </message>
    <message>
        <source>The file from last time is not there now: %1</source>
        <translation>Было в прошлый раз, а теперь его нет: %1</translation>
    </message>
    <message>
        <source>The table is where you set its corners, until the table or the camera moves.</source>
        <translation>Стол там, где вы указали его углы, пока он или камера не сдвинутся.</translation>
    </message>
    <message>
        <source>Which camera? Plug one in, type your telephone&apos;s address, or choose a film.</source>
        <translation>Какая камера? Подключите её, введите адрес телефона или выберите фильм.</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлы YAML (*.yaml *.yml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>a picture of the empty board by the same camera</source>
        <translation>снимок пустой доски той же камерой</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не обязателен: Umpire сам оценит камеру</translation>
    </message>
    <message>
        <source>without a file, no record is kept</source>
        <translation>без файла ничего не сохранится</translation>
    </message>
    <message>
        <source>choose the film of a game</source>
        <translation>выберите фильм партии</translation>
    </message>
    <message>
        <source>choose a webcam, or type an address</source>
        <translation>выберите веб-камеру или введите адрес</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Выберите камеру</translation>
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
        <translation>Игра на фильме и что объявляет Umpire</translation>
    </message>
    <message>
        <source>A toss</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>The samples are not installed. Install the package of Umpire again.</source>
        <translation>Примеры не установлены. Установите пакет Umpire снова.</translation>
    </message>
    <message>
        <source>War Galley: Umpire counts the hits on a picture.</source>
        <translation>Боевая галера: Umpire считает попадания на снимке.</translation>
    </message>
    <message>
        <source>Which one would you like to see?</source>
        <translation>Что вы хотите посмотреть?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::HomePage</name>
    <message>
        <source>A camera sees the table. Umpire calls each move and keeps the record.</source>
        <translation>Камера видит стол. Umpire объявляет каждый ход и ведёт запись.</translation>
    </message>
    <message>
        <source>Referee a game</source>
        <translation>Судить игру</translation>
    </message>
    <message>
        <source>Rule on a picture</source>
        <translation>Вердикт по снимку</translation>
    </message>
    <message>
        <source>Take a photograph of a toss. Umpire counts the hits and says why.</source>
        <translation>Сфотографируйте бросок. Umpire считает попадания и говорит почему.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>Watch a sample game, or rule on a sample toss. You need no camera.</source>
        <translation>Посмотрите пример игры или рассудите пример броска. Камера не нужна.</translation>
    </message>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Umpire смотрит на ваш стол через камеру и судит игру, в которую вы играете настоящими фигурами.</translation>
    </message>
    <message>
        <source>Print what the table needs</source>
        <translation>Напечатать нужное для стола</translation>
    </message>
    <message>
        <source>four tags for the corners</source>
        <translation>четыре метки для углов</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecentGames</name>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Недавно сыграно</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Посмотреть игру</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>идёт</translation>
    </message>
</context>
<context>
    <name>umpire::desk::CorrectedLook</name>
    <message>
        <source>Take back the last correction</source>
        <translation>Отменить последнее исправление</translation>
    </message>
    <message>
        <source>No match lies here</source>
        <translation>Здесь нет спички</translation>
    </message>
    <message>
        <source>The head is at this end</source>
        <translation>Головка на этом конце</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <translation>%1 стреляет</translation>
    </message>
    <message>
        <source>%1 is fired at</source>
        <translation>Стреляют по %1</translation>
    </message>
    <message>
        <source>The bow of %1 is at this end</source>
        <translation>Нос %1 на этом конце</translation>
    </message>
    <message>
        <source>The bow of %1 is at the other end</source>
        <translation>Нос %1 на другом конце</translation>
    </message>
    <message>
        <source>A match is missed here</source>
        <translation>Здесь пропущена спичка</translation>
    </message>
    <message>
        <source>Click the head of the match that is missed.</source>
        <translation>Щёлкните головку пропущенной спички.</translation>
    </message>
    <message>
        <source>Click the other end of this match.</source>
        <translation>Щёлкните другой конец этой спички.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MorePanel</name>
    <message>
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлы YAML (*.yaml *.yml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Все файлы (*)</translation>
    </message>
    <message>
        <source>A picture of the same table a moment earlier</source>
        <translation>Снимок того же стола чуть раньше</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>не обязательно</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Файл стола</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл камеры</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не обязателен: Umpire сам оценит камеру</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Кто стреляет</translation>
    </message>
    <message>
        <source>At whom</source>
        <translation>По кому</translation>
    </message>
    <message>
        <source>not needed: tags or pieces give the scale</source>
        <translation>не нужен, потому что масштаб дают метки или фигуры</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Посмотреть ещё раз</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RulingPanel</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>The picture with the ruling, to paste elsewhere (Ctrl+C)</source>
        <translation>Снимок с решением, чтобы вставить в другом месте (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>The picture with the ruling, as a file (Ctrl+S)</source>
        <translation>Снимок с решением, файлом (Ctrl+S)</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Скрыть рисунок</translation>
    </message>
    <message>
        <source>Shows the picture without what is drawn on it (H)</source>
        <translation>Показывает снимок без рисунка (H)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::SearchPanel</name>
    <message>
        <source>Look for stones on a board</source>
        <translation>Искать камни на доске</translation>
    </message>
    <message>
        <source>Show where the board lies</source>
        <translation>Показать, где лежит доска</translation>
    </message>
    <message>
        <source>Look for stones here</source>
        <translation>Искать камни здесь</translation>
    </message>
    <message>
        <source>Look for dice and counters</source>
        <translation>Искать кубики и фишки с кодом</translation>
    </message>
    <message>
        <source>Look for galleys and matches</source>
        <translation>Искать галеры и спички</translation>
    </message>
    <message>
        <source>galleys</source>
        <translation>галеры</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>спички</translation>
    </message>
    <message>
        <source>stones on a board</source>
        <translation>камни на доске</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>кубики</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>фишки с кодом</translation>
    </message>
    <message>
        <source>tokens (they need a table file)</source>
        <translation>жетоны (нужен файл стола)</translation>
    </message>
    <message>
        <source>Drag the four corners to the outer corners of the board. The near corners are on the side of player A.</source>
        <translation>Перетащите четыре угла на внешние углы доски. Ближние углы – со стороны игрока A.</translation>
    </message>
    <message>
        <source>Looked for and not found: %1.</source>
        <translation>Искали и не нашли: %1.</translation>
    </message>
    <message>
        <source>Not looked for: %1.</source>
        <translation>Не искали: %1.</translation>
    </message>
    <message>
        <source>stones (no board was found)</source>
        <translation>камни (доска не найдена)</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>This differs from chance (%1).</source>
        <translation>Это отличается от случайности (%1).</translation>
    </message>
    <message>
        <source>Chance explains this (%1).</source>
        <translation>Случайность это объясняет (%1).</translation>
    </message>
    <message>
        <source>Time for an action, median</source>
        <translation>Время на ход, медиана</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунды</translation>
    </message>
    <message>
        <source>Who thinks longest?</source>
        <translation>Кто думает дольше всех?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 seconds, %n action(s)</source>
        <translation>
            <numerusform>%1: %2 с, %n ход</numerusform>
            <numerusform>%1: %2 с, %n хода</numerusform>
            <numerusform>%1: %2 с, %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>вничью</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проиграно</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 (%3): the first side won %4 of %n game(s)</source>
        <translation>
            <numerusform>%1. %2 (%3): начинающая сторона выиграла %4 из %n партии</numerusform>
            <numerusform>%1. %2 (%3): начинающая сторона выиграла %4 из %n партий</numerusform>
            <numerusform>%1. %2 (%3): начинающая сторона выиграла %4 из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the side that begins</source>
        <translation>Партии начинающей стороны</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>Is it better to begin?</source>
        <translation>Лучше ли начинать?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадания</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>случайность</translation>
    </message>
    <message>
        <source>%1. %2: %3 hits where chance would give %4. %5</source>
        <translation>%1. %2: %3 попаданий, а случайность дала бы %4. %5</translation>
    </message>
    <message>
        <source>Hits and what chance gives</source>
        <translation>Попадания и то, что даёт случайность</translation>
    </message>
    <message>
        <source>Who hits more than the odds?</source>
        <translation>Кто попадает чаще, чем даёт случай?</translation>
    </message>
    <message>
        <source>times</source>
        <translation>раз</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>наблюдалось</translation>
    </message>
    <message numerus="yes">
        <source>To find one of six that comes one time in four takes %n throw(s).</source>
        <translation>
            <numerusform>Чтобы заметить, что одна из шести выпадает раз из четырёх, нужен %n бросок.</numerusform>
            <numerusform>Чтобы заметить, что одна из шести выпадает раз из четырёх, нужно %n броска.</numerusform>
            <numerusform>Чтобы заметить, что одна из шести выпадает раз из четырёх, нужно %n бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice, from 1 to 6</source>
        <translation>Кубики, от 1 до 6</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Честны ли кубики?</translation>
    </message>
    <message>
        <source>Tossed matches by sixth of a full turn</source>
        <translation>Брошенные спички по шестым долям круга</translation>
    </message>
    <message>
        <source>Do tossed matches favour a direction?</source>
        <translation>Указывают ли брошенные спички в одну сторону?</translation>
    </message>
</context>
<context>
    <name>umpire::desk::EveningsWindow</name>
    <message>
        <source>Statistics of many games</source>
        <translation>Статистика многих партий</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Другая &amp;папка…</translation>
    </message>
    <message>
        <source>A folder with records of games</source>
        <translation>Папка с записями партий</translation>
    </message>
    <message>
        <source>Reading the records in %1…</source>
        <translation>Чтение записей в %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1</source>
        <translation>
            <numerusform>%n партия в %1</numerusform>
            <numerusform>%n партии в %1</numerusform>
            <numerusform>%n партий в %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No record of a game lies in %1. Choose another folder, or play a game: Umpire keeps its record.</source>
        <translation>В %1 нет записи партии. Выберите другую папку или сыграйте партию: Umpire сохранит её запись.</translation>
    </message>
    <message>
        <source>Games of a &amp;lab…</source>
        <translation>Партии &amp;лаборатории…</translation>
    </message>
    <message>
        <source>Compares variants: opens the file of games that umpire lab kept</source>
        <translation>Сравнивает варианты: открывает файл umpire lab</translation>
    </message>
    <message>
        <source>A file with the games of a lab</source>
        <translation>Файл с партиями лаборатории</translation>
    </message>
    <message>
        <source>Games of a lab (*.jsonl);;All files (*)</source>
        <translation>Партии лаборатории (*.jsonl);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение: %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) of the computer (%2) against itself</source>
        <translation>
            <numerusform>%1: %n партия компьютера (%2) против себя</numerusform>
            <numerusform>%1: %n партии компьютера (%2) против себя</numerusform>
            <numerusform>%1: %n партий компьютера (%2) против себя</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>umpire::desk::SeatChoice</name>
    <message>
        <source>A person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>The computer, a beginner</source>
        <translation>Компьютер, новичок</translation>
    </message>
    <message>
        <source>The computer, a casual player</source>
        <translation>Компьютер, любитель</translation>
    </message>
    <message>
        <source>The computer, a strong player</source>
        <translation>Компьютер, сильный игрок</translation>
    </message>
    <message>
        <source>The computer, at its best</source>
        <translation>Компьютер, в полную силу</translation>
    </message>
    <message>
        <source>a name, or choose the computer</source>
        <translation>имя, или выберите компьютер</translation>
    </message>
    <message>
        <source>Type a name, or choose the computer from the list</source>
        <translation>Введите имя или выберите компьютер из списка</translation>
    </message>
    <message>
        <source>A person at another table…</source>
        <translation>Человек за другим столом…</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 gave away %2 wins in all; dice and tosses brought %3.</source>
        <translation>%1: всего упущено %2 победы; кубики и броски принесли %3.</translation>
    </message>
    <message>
        <source>%1 gave away %2 wins in all.</source>
        <translation>%1: всего упущено %2 победы.</translation>
    </message>
    <message>
        <source>Action %1 lowered the chances from %2 % to %3 %.</source>
        <translation>Ход %1 снизил шансы с %2 % до %3 %.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Who was ahead, and when?</source>
        <translation>Кто вёл и когда?</translation>
    </message>
    <message>
        <source>Each line says what a player expected at the last turn. No mistake is named, because the others' actions change a value too.</source>
        <translation>Каждая линия показывает, чего игрок ждал на своём последнем ходу. Ошибки не названы, потому что ходы других тоже меняют оценку.</translation>
    </message>
    <message>
        <source>No action lowered the chances by 5 % or more.</source>
        <translation>Ни один ход не снизил шансы на 5 % или больше.</translation>
    </message>
    <message>
        <source>The largest mistakes</source>
        <translation>Самые большие ошибки</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>About %1 hits are likely from a good place.</source>
        <translation>С хорошего места вероятно около %1 попадания.</translation>
    </message>
    <message>
        <source>Without the side zone: %1.</source>
        <translation>Без боковой зоны: %1.</translation>
    </message>
    <message>
        <source>Hits thrown: %1.</source>
        <translation>Выпало попаданий: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %2, %n match(es)</source>
        <translation>
            <numerusform>%1 → %2, %n спичка</numerusform>
            <numerusform>%1 → %2, %n спички</numerusform>
            <numerusform>%1 → %2, %n спичек</numerusform>
        </translation>
    </message>
    <message>
        <source>chance, %</source>
        <translation>вероятность, %</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>по правилам</translation>
    </message>
    <message>
        <source>without the side zone</source>
        <translation>без боковой зоны</translation>
    </message>
    <message>
        <source>How many hits were likely?</source>
        <translation>Сколько попаданий было вероятно?</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадания</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>выпало</translation>
    </message>
</context>
<context>
    <name>umpire::desk::AnalysisPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализировать</translation>
    </message>
    <message>
        <source>%v of %m positions</source>
        <translation>Позиций: %v из %m</translation>
    </message>
    <message>
        <source>Positions that the computer has looked at</source>
        <translation>Позиции, которые компьютер уже просмотрел</translation>
    </message>
    <message>
        <source>This game has secrets. It can be analysed when it is over.</source>
        <translation>В этой партии есть тайны. Её можно анализировать, когда она закончится.</translation>
    </message>
    <message>
        <source>The computer looks at each position. You can read the record meanwhile.</source>
        <translation>Компьютер просматривает каждую позицию. Тем временем можно читать запись.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Анализ остановлен.</translation>
    </message>
    <message>
        <source>The computer looks at each position. It says who was ahead, and which actions were mistakes.</source>
        <translation>Компьютер просматривает каждую позицию. Он говорит, кто вёл и какие ходы были ошибками.</translation>
    </message>
    <message>
        <source>A click shows the action.</source>
        <translation>Щелчок показывает ход.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::OddsPage</name>
    <message>
        <source>The record has no toss with a target.</source>
        <translation>В записи нет броска по цели.</translation>
    </message>
    <message>
        <source>The matches are being dropped.</source>
        <translation>Спички падают.</translation>
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
        <translation>Шансы</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>the first side</source>
        <translation>первая сторона</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Результат: %1</translation>
    </message>
    <message>
        <source>won is 1, drawn 0.5</source>
        <translation>победа — 1, ничья — 0,5</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Честно ли это?</translation>
    </message>
    <message>
        <source>Length of a game, median and middle half</source>
        <translation>Длина партии, медиана и средняя половина</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Сколько длится партия?</translation>
    </message>
    <message>
        <source>Games that a side wins</source>
        <translation>Партии, которые выигрывает одна из сторон</translation>
    </message>
    <message>
        <source>of a hundred games</source>
        <translation>из ста партий</translation>
    </message>
    <message>
        <source>How often does a side win?</source>
        <translation>Как часто одна из сторон выигрывает?</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Смены лидера</translation>
    </message>
    <message>
        <source>in a game</source>
        <translation>за партию</translation>
    </message>
    <message>
        <source>How often does the lead change?</source>
        <translation>Как часто меняется лидер?</translation>
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
        <translation>Игра с другим столом</translation>
    </message>
    <message>
        <source>The other table has its own board and its own camera. You make the moves of its side here, and it makes yours there.</source>
        <translation>У другого стола своя доска и своя камера. Здесь вы делаете ходы его стороны, а там делают ваши.</translation>
    </message>
    <message>
        <source>Invite the other table</source>
        <translation>Пригласить другой стол</translation>
    </message>
    <message>
        <source>Join the other table</source>
        <translation>Присоединиться к другому столу</translation>
    </message>
    <message>
        <source>Send this address to the other table. Whoever has it can take that table&apos;s place: show it to nobody else.</source>
        <translation>Отправьте этот адрес другому столу. У кого он есть, тот может занять его место: не показывайте его больше никому.</translation>
    </message>
    <message>
        <source>Put in the address that the other table shows.</source>
        <translation>Введите адрес, который показывает другой стол.</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Адрес стола</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Играть так</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>English</source>
        <comment>name</comment>
        <translation>Русский</translation>
    </message>
    <message>
        <source>Umpire: a picture, a ruling</source>
        <comment>title</comment>
        <translation>Umpire: снимок и решение</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Take a picture of the toss</source>
        <comment>take</comment>
        <translation>Снять бросок</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>choose</comment>
        <translation>Выбрать снимок</translation>
    </message>
    <message>
        <source>Hold the telephone over the table. All galleys and matches must be in the picture.</source>
        <comment>hint</comment>
        <translation>Держите телефон над столом. Все галеры и спички должны попасть в кадр.</translation>
    </message>
    <message>
        <source>Sending the picture: {p} %</source>
        <comment>sending</comment>
        <translation>Снимок отправляется: {p} %</translation>
    </message>
    <message>
        <source>Umpire looks at the picture…</source>
        <comment>looking</comment>
        <translation>Umpire смотрит на снимок…</translation>
    </message>
    <message>
        <source>Umpire rules…</source>
        <comment>ruling</comment>
        <translation>Umpire решает…</translation>
    </message>
    <message>
        <source>Tap the galley that fires.</source>
        <comment>who</comment>
        <translation>Коснитесь галеры, которая стреляет.</translation>
    </message>
    <message>
        <source>{a} fires. Tap its target.</source>
        <comment>whom</comment>
        <translation>{a} стреляет. Коснитесь её цели.</translation>
    </message>
    <message>
        <source>Umpire sees fewer than two galleys here. Take the picture from nearer, or with more light.</source>
        <comment>few</comment>
        <translation>Umpire видит меньше двух галер. Снимите ближе или при лучшем свете.</translation>
    </message>
    <message>
        <source>target</source>
        <comment>target</comment>
        <translation>цель</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <comment>spoiled</comment>
        <translation>Не в счёт: спичка касается</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out</comment>
        <translation>Вне досягаемости</translation>
    </message>
    <message>
        <source>No hit</source>
        <comment>none</comment>
        <translation>Нет попаданий</translation>
    </message>
    <message numerus="yes">
        <source>{n} hits</source>
        <comment>hits</comment>
        <translation>
            <numerusform>{n} попадание</numerusform>
            <numerusform>{n} попадания</numerusform>
            <numerusform>{n} попаданий</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} to {b} hits: you decide</source>
        <comment>range</comment>
        <translation>Попаданий: {a}–{b}. Решаете вы</translation>
    </message>
    <message>
        <source>{a} fires at {b} across {mm} mm.</source>
        <comment>across</comment>
        <translation>{a} стреляет по {b} с {mm} мм.</translation>
    </message>
    <message numerus="yes">
        <source>{k} tossed, {n} matches allowed.</source>
        <comment>tossed</comment>
        <translation>
            <numerusform>Брошено {k}, разрешена {n} спичка.</numerusform>
            <numerusform>Брошено {k}, разрешено {n} спички.</numerusform>
            <numerusform>Брошено {k}, разрешено {n} спичек.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} too many.</source>
        <comment>too_many</comment>
        <translation>Лишних: {n}.</translation>
    </message>
    <message>
        <source>hit</source>
        <comment>hit</comment>
        <translation>попадание</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>miss</comment>
        <translation>мимо</translation>
    </message>
    <message>
        <source>too close</source>
        <comment>close</comment>
        <translation>слишком близко</translation>
    </message>
    <message>
        <source>{id}: hit, {mm} mm inside the hull (± {d} mm)</source>
        <comment>inside</comment>
        <translation>{id}: попадание, на {mm} мм внутри корпуса (± {d} мм)</translation>
    </message>
    <message>
        <source>{id}: miss, passes the hull by {mm} mm (± {d} mm)</source>
        <comment>beside</comment>
        <translation>{id}: мимо, проходит в {mm} мм от корпуса (± {d} мм)</translation>
    </message>
    <message>
        <source>{id}: too close to call, {mm} mm ± {d} mm</source>
        <comment>close_call</comment>
        <translation>{id}: слишком близко, {mm} мм ± {d} мм</translation>
    </message>
    <message>
        <source>with its tail</source>
        <comment>by_tail</comment>
        <translation>хвостом</translation>
    </message>
    <message>
        <source>Tap a match, and read its margin.</source>
        <comment>tap</comment>
        <translation>Коснитесь спички, чтобы узнать её отклонение.</translation>
    </message>
    <message>
        <source>Too close: you decide</source>
        <comment>decide</comment>
        <translation>Слишком близко: решаете вы</translation>
    </message>
    <message>
        <source>Hit</source>
        <comment>is_hit</comment>
        <translation>Попадание</translation>
    </message>
    <message>
        <source>Miss</source>
        <comment>is_miss</comment>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>Does a match touch a galley or an order?</source>
        <comment>q_touch</comment>
        <translation>Касается ли спичка галеры или приказа?</translation>
    </message>
    <message>
        <source>It touches</source>
        <comment>touches</comment>
        <translation>Касается</translation>
    </message>
    <message>
        <source>It does not touch</source>
        <comment>touches_not</comment>
        <translation>Не касается</translation>
    </message>
    <message>
        <source>Is the target in range?</source>
        <comment>q_range</comment>
        <translation>Цель в пределах досягаемости?</translation>
    </message>
    <message>
        <source>In range</source>
        <comment>in_range</comment>
        <translation>В пределах</translation>
    </message>
    <message>
        <source>Out of range</source>
        <comment>out_range</comment>
        <translation>Вне досягаемости</translation>
    </message>
    <message>
        <source>How many hits count?</source>
        <comment>q_count</comment>
        <translation>Сколько попаданий засчитать?</translation>
    </message>
    <message>
        <source>decided by the players</source>
        <comment>decided</comment>
        <translation>решили игроки</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>why</comment>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Please note</source>
        <comment>notes</comment>
        <translation>Обратите внимание</translation>
    </message>
    <message>
        <source>Matches dropped</source>
        <comment>dropped</comment>
        <translation>Брошено спичек</translation>
    </message>
    <message>
        <source>not counted</source>
        <comment>uncounted</comment>
        <translation>не сосчитано</translation>
    </message>
    <message>
        <source>Share the ruling</source>
        <comment>share</comment>
        <translation>Поделиться решением</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <comment>saved</comment>
        <translation>Снимок сохранён.</translation>
    </message>
    <message>
        <source>Take another picture</source>
        <comment>again</comment>
        <translation>Новый снимок</translation>
    </message>
    <message>
        <source>Choose other galleys</source>
        <comment>others</comment>
        <translation>Выбрать другие галеры</translation>
    </message>
    <message>
        <source>Send it again</source>
        <comment>resend</comment>
        <translation>Отправить снова</translation>
    </message>
    <message>
        <source>The connection is lost. The page tries again by itself.</source>
        <comment>lost</comment>
        <translation>Связь прервалась. Страница сама попробует снова.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Scan the code that Umpire shows now.</source>
        <comment>old_code</comment>
        <translation>Этот код больше не действует. Отсканируйте код, который Umpire показывает сейчас.</translation>
    </message>
    <message>
        <source>Scan the code that Umpire shows, and this page knows where to send the picture.</source>
        <comment>no_code</comment>
        <translation>Отсканируйте код Umpire, и страница узнает, куда отправить снимок.</translation>
    </message>
    <message>
        <source>The picture has more than 32 MB. Choose a smaller one.</source>
        <comment>too_large</comment>
        <translation>Снимок больше 32 МБ. Выберите снимок поменьше.</translation>
    </message>
    <message>
        <source>This is a film. Choose a picture.</source>
        <comment>is_film</comment>
        <translation>Это фильм. Выберите снимок.</translation>
    </message>
    <message>
        <source>This is no picture. Choose a picture.</source>
        <comment>no_picture</comment>
        <translation>Это не снимок. Выберите снимок.</translation>
    </message>
    <message>
        <source>Umpire is busy with other pictures. Send yours again in a moment.</source>
        <comment>busy</comment>
        <translation>Umpire занят другими снимками. Отправьте свой ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>The picture did not arrive whole. Send it again.</source>
        <comment>cut</comment>
        <translation>Снимок дошёл не целиком. Отправьте его снова.</translation>
    </message>
    <message>
        <source>Use this telephone as the camera</source>
        <comment>camera_use</comment>
        <translation>Сделать этот телефон камерой</translation>
    </message>
    <message>
        <source>Umpire made the certificate of this connection itself, and your browser will say that it does not know it. Nothing leaves your network. Open the details and go on:</source>
        <comment>camera_warns</comment>
        <translation>Сертификат этого соединения Umpire сделал сам, и браузер скажет, что не знает его. Ничто не покидает вашу сеть. Откройте подробности и продолжите:</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>camera_details</comment>
        <translation>Дополнительно</translation>
    </message>
    <message>
        <source>Go on to this page</source>
        <comment>camera_proceed</comment>
        <translation>Перейти на страницу</translation>
    </message>
    <message>
        <source>Go on to the camera</source>
        <comment>camera_go</comment>
        <translation>Перейти к камере</translation>
    </message>
    <message>
        <source>Start the camera</source>
        <comment>camera_start</comment>
        <translation>Включить камеру</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <comment>camera_stop</comment>
        <translation>Выключить камеру</translation>
    </message>
    <message>
        <source>The camera is on. Prop the telephone so that it sees the whole table.</source>
        <comment>camera_on</comment>
        <translation>Камера работает. Поставьте телефон так, чтобы он видел весь стол.</translation>
    </message>
    <message>
        <source>Another telephone is the camera already.</source>
        <comment>camera_taken</comment>
        <translation>Камерой уже служит другой телефон.</translation>
    </message>
    <message>
        <source>The browser keeps the camera from this page. Allow it in the page&apos;s settings.</source>
        <comment>camera_denied</comment>
        <translation>Браузер не даёт камеру. Разрешите её в настройках страницы.</translation>
    </message>
    <message>
        <source>This telephone gives no picture. Does another app use its camera?</source>
        <comment>camera_none</comment>
        <translation>Этот телефон не даёт картинки. Камеру занимает другое приложение?</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>light</comment>
        <translation>Свет</translation>
    </message>
    <message>
        <source>Umpire waits for the camera.</source>
        <comment>table: waiting</comment>
        <translation>Umpire ждёт камеру.</translation>
    </message>
    <message>
        <source>A hand is over the table.</source>
        <comment>table: hand over the table</comment>
        <translation>Над столом рука.</translation>
    </message>
    <message>
        <source>Settling.</source>
        <comment>table: settling</comment>
        <translation>Жду, пока всё замрёт.</translation>
    </message>
    <message>
        <source>All is well.</source>
        <comment>table: still</comment>
        <translation>Всё в порядке.</translation>
    </message>
    <message>
        <source>The table or the telephone moved. Does the telephone see the whole table?</source>
        <comment>table: table or camera moved</comment>
        <translation>Стол или телефон сдвинулись. Видит ли телефон весь стол?</translation>
    </message>
    <message>
        <source>It is too dark.</source>
        <comment>table: too dark</comment>
        <translation>Слишком темно.</translation>
    </message>
    <message>
        <source>The lamp glares. Move the lamp, or tilt the telephone.</source>
        <comment>table: glare</comment>
        <translation>Лампа бликует. Передвиньте лампу или наклоните телефон.</translation>
    </message>
    <message>
        <source>Umpire gets no pictures.</source>
        <comment>table: camera lost</comment>
        <translation>Umpire не получает снимков.</translation>
    </message>
    <message>
        <source>Table and record differ.</source>
        <comment>table: out of sync</comment>
        <translation>Стол и запись расходятся.</translation>
    </message>
    <message>
        <source>It is too dark. Switch on a lamp, or open the curtains.</source>
        <comment>aim_light</comment>
        <translation>Слишком темно. Включите лампу или откройте шторы.</translation>
    </message>
    <message>
        <source>Umpire sees no tag of the table. Turn the telephone until the tags are in the picture.</source>
        <comment>aim_tags_none</comment>
        <translation>Umpire не видит ни одной метки стола. Поверните телефон так, чтобы метки попали в кадр.</translation>
    </message>
    <message>
        <source>Umpire sees {n} of {m} tags. Let nothing lie on a tag.</source>
        <comment>aim_tags_few</comment>
        <translation>Umpire видит меток: {n} из {m}. Пусть на метках ничего не лежит.</translation>
    </message>
    <message>
        <source>The play area is larger than the picture. Move the telephone farther away.</source>
        <comment>aim_farther</comment>
        <translation>Игровое поле не помещается в кадр. Отодвиньте телефон подальше.</translation>
    </message>
    <message>
        <source>The play area is cut off {where}. Turn the telephone {to}.</source>
        <comment>aim_turn</comment>
        <translation>Игровое поле обрезано {where}. Поверните телефон {to}.</translation>
    </message>
    <message>
        <source>The table is small in the picture. Move the telephone nearer.</source>
        <comment>aim_nearer</comment>
        <translation>Стол в кадре мал. Придвиньте телефон поближе.</translation>
    </message>
    <message>
        <source>The telephone looks from the side. Prop it a little higher. Straight above is best.</source>
        <comment>aim_higher</comment>
        <translation>Телефон смотрит сбоку. Поставьте его чуть выше. Лучше всего прямо сверху.</translation>
    </message>
    <message>
        <source>The picture is blurred. Wipe the lens, and let the telephone stand still.</source>
        <comment>aim_sharper</comment>
        <translation>Картинка нерезкая. Протрите объектив и оставьте телефон неподвижным.</translation>
    </message>
    <message>
        <source>Light glares {where}. Move the lamp, or turn the telephone a little.</source>
        <comment>aim_glare</comment>
        <translation>Свет бликует {where}. Передвиньте лампу или немного поверните телефон.</translation>
    </message>
    <message>
        <source>All is well. Let the telephone stand still.</source>
        <comment>aim_begins</comment>
        <translation>Всё в порядке. Пусть телефон стоит неподвижно.</translation>
    </message>
    <message>
        <source>Umpire is watching. Begin!</source>
        <comment>aim_begun</comment>
        <translation>Umpire смотрит. Начинайте!</translation>
    </message>
    <message>
        <source>Tags seen: {n} of {m}. Tilt: {d}°. Straight above is best.</source>
        <comment>aim_facts</comment>
        <translation>Видно {n} меток из {m}. Наклон {d}°. Лучше всего прямо сверху.</translation>
    </message>
    <message>
        <source>at the upper left</source>
        <comment>at upper left</comment>
        <translation>вверху слева</translation>
    </message>
    <message>
        <source>at the top</source>
        <comment>at upper</comment>
        <translation>вверху</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <comment>at upper right</comment>
        <translation>вверху справа</translation>
    </message>
    <message>
        <source>on the left</source>
        <comment>at left</comment>
        <translation>слева</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>at middle</comment>
        <translation>в середине</translation>
    </message>
    <message>
        <source>on the right</source>
        <comment>at right</comment>
        <translation>справа</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <comment>at lower left</comment>
        <translation>внизу слева</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <comment>at lower</comment>
        <translation>внизу</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <comment>at lower right</comment>
        <translation>внизу справа</translation>
    </message>
    <message>
        <source>to the left</source>
        <comment>to left</comment>
        <translation>влево</translation>
    </message>
    <message>
        <source>to the right</source>
        <comment>to right</comment>
        <translation>вправо</translation>
    </message>
    <message>
        <source>up</source>
        <comment>to upper</comment>
        <translation>вверх</translation>
    </message>
    <message>
        <source>down</source>
        <comment>to lower</comment>
        <translation>вниз</translation>
    </message>
    <message>
        <source>The referee is watching</source>
        <comment>watching</comment>
        <translation>Судья смотрит</translation>
    </message>
    <message>
        <source>The referee is NOT watching</source>
        <comment>blind</comment>
        <translation>Судья НЕ смотрит</translation>
    </message>
    <message>
        <source>This page hears nothing of the referee</source>
        <comment>unheard</comment>
        <translation>Страница не слышит судью</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <comment>silent</comment>
        <translation>он не отвечает</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>paused</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>no picture has come yet</source>
        <comment>no_picture_yet</comment>
        <translation>картинки ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>no picture for {n} seconds</source>
        <comment>no_picture_for</comment>
        <translation>
            <numerusform>нет картинки {n} секунду</numerusform>
            <numerusform>нет картинки {n} секунды</numerusform>
            <numerusform>нет картинки {n} секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the camera</source>
        <comment>state: waiting</comment>
        <translation>ожидание камеры</translation>
    </message>
    <message>
        <source>a hand is over the table</source>
        <comment>state: hand over the table</comment>
        <translation>над столом рука</translation>
    </message>
    <message>
        <source>settling</source>
        <comment>state: settling</comment>
        <translation>жду, пока всё замрёт</translation>
    </message>
    <message>
        <source>the table or the camera moved</source>
        <comment>state: table or camera moved</comment>
        <translation>стол или камера сдвинулись</translation>
    </message>
    <message>
        <source>it is too dark</source>
        <comment>state: too dark</comment>
        <translation>слишком темно</translation>
    </message>
    <message>
        <source>the lamp glares</source>
        <comment>state: glare</comment>
        <translation>лампа бликует</translation>
    </message>
    <message>
        <source>the camera sends no pictures</source>
        <comment>state: camera lost</comment>
        <translation>камера не передаёт картинку</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>state: out of sync</comment>
        <translation>стол и запись расходятся</translation>
    </message>
    <message>
        <source>Wake the telephone that is the camera, or plug the camera in again.</source>
        <comment>do: camera lost</comment>
        <translation>Разбудите телефон, который служит камерой, или подключите камеру снова.</translation>
    </message>
    <message>
        <source>Switch a lamp on.</source>
        <comment>do: too dark</comment>
        <translation>Включите лампу.</translation>
    </message>
    <message>
        <source>Move the lamp aside.</source>
        <comment>do: glare</comment>
        <translation>Отодвиньте лампу в сторону.</translation>
    </message>
    <message>
        <source>to move</source>
        <comment>to_move</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>to_act</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>used</source>
        <comment>in_all</comment>
        <translation>время</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>game_over</comment>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>winner</comment>
        <translation>победа</translation>
    </message>
    <message>
        <source>{a} fires at {b}. About {n} hits are likely from a good place.</source>
        <comment>expected_hits</comment>
        <translation>{a} стреляет по {b}. С хорошего места можно ожидать примерно {n} попаданий.</translation>
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
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>pause</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>resume</comment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>resign</comment>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Tap again: {w}</source>
        <comment>sure</comment>
        <translation>Нажмите ещё раз: {w}</translation>
    </message>
    <message>
        <source>Say calls aloud</source>
        <comment>aloud</comment>
        <translation>Говорить вслух</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Type a command</source>
        <comment>typed</comment>
        <translation>Ввести команду</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>say_it</comment>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>log</comment>
        <translation>Что было</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>rules</comment>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>The table as the referee sees it</source>
        <comment>table_seen</comment>
        <translation>Стол, как его видит судья</translation>
    </message>
    <message>
        <source>Watch the last moments</source>
        <comment>film_show</comment>
        <translation>Последние мгновения на видео</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>film_play</comment>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>One frame back</source>
        <comment>film_back</comment>
        <translation>На кадр назад</translation>
    </message>
    <message>
        <source>One frame on</source>
        <comment>film_on</comment>
        <translation>На кадр вперёд</translation>
    </message>
    <message>
        <source>1 frame</source>
        <comment>film_frame</comment>
        <translation>1 кадр</translation>
    </message>
    <message>
        <source>{n} s before the call</source>
        <comment>film_before</comment>
        <translation>За {n} с до решения</translation>
    </message>
    <message>
        <source>What the umpire recognised</source>
        <comment>film_marked</comment>
        <translation>Что распознал судья</translation>
    </message>
    <message>
        <source>The film is not there any more.</source>
        <comment>film_gone</comment>
        <translation>Этого видео больше нет.</translation>
    </message>
    <message>
        <source>The position as you know it</source>
        <comment>secret</comment>
        <translation>Позиция, как вы её знаете</translation>
    </message>
    <message>
        <source>Wrong? Tap the place to correct it.</source>
        <comment>tap_hint</comment>
        <translation>Ошибка? Коснитесь места и исправьте.</translation>
    </message>
    <message>
        <source>Correct {w}</source>
        <comment>correct_place</comment>
        <translation>Исправить {w}</translation>
    </message>
    <message>
        <source>Correct what lies {w}</source>
        <comment>correct_at</comment>
        <translation>Исправить {w}</translation>
    </message>
    <message>
        <source>What really lies on {w}?</source>
        <comment>really</comment>
        <translation>Что на самом деле лежит на {w}?</translation>
    </message>
    <message>
        <source>What really lies {w}?</source>
        <comment>really_at</comment>
        <translation>Что на самом деле лежит {w}?</translation>
    </message>
    <message>
        <source>What does {w} really have?</source>
        <comment>really_galley</comment>
        <translation>Что на самом деле есть у {w}?</translation>
    </message>
    <message>
        <source>What is it really: {w}?</source>
        <comment>really_is</comment>
        <translation>Сколько на самом деле: {w}?</translation>
    </message>
    <message>
        <source>nothing lies there</source>
        <comment>nothing</comment>
        <translation>там ничего нет</translation>
    </message>
    <message>
        <source>it lies on {w}</source>
        <comment>lies_on</comment>
        <translation>лежит на {w}</translation>
    </message>
    <message>
        <source>it lies {w}</source>
        <comment>lies_at</comment>
        <translation>лежит {w}</translation>
    </message>
    <message>
        <source>{v} (in the record: {w})</source>
        <comment>arrival</comment>
        <translation>{v} (в записи: {w})</translation>
    </message>
    <message>
        <source>A piece of the record lies here</source>
        <comment>about_arrival</comment>
        <translation>Здесь лежит фигура из записи</translation>
    </message>
    <message>
        <source>It is of {p}</source>
        <comment>about_unit</comment>
        <translation>Чья: {p}</translation>
    </message>
    <message>
        <source>It is of</source>
        <comment>about_owner</comment>
        <translation>Чья</translation>
    </message>
    <message>
        <source>It points to the</source>
        <comment>about_heading</comment>
        <translation>Куда смотрит</translation>
    </message>
    <message>
        <source>Soldiers aboard</source>
        <comment>about_aboard</comment>
        <translation>Воинов на борту</translation>
    </message>
    <message>
        <source>It is</source>
        <comment>about_face</comment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>The number of its marker</source>
        <comment>about_marker</comment>
        <translation>Число на жетоне</translation>
    </message>
    <message>
        <source>It is off the map</source>
        <comment>about_off_map</comment>
        <translation>Вне карты</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <comment>about_entrenchment</comment>
        <translation>Окоп</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no_entrenchment</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>{v} of {p}</source>
        <comment>entrenchment</comment>
        <translation>{v} – {p}</translation>
    </message>
    <message>
        <source>as the camera sees it: {w}</source>
        <comment>as_seen</comment>
        <translation>как видит камера: {w}</translation>
    </message>
    <message>
        <source>it lies elsewhere: tap there next</source>
        <comment>elsewhere</comment>
        <translation>лежит в другом месте: коснитесь где</translation>
    </message>
    <message>
        <source>Tap the place where it lies.</source>
        <comment>tap_there</comment>
        <translation>Коснитесь места, где лежит.</translation>
    </message>
    <message>
        <source>Another piece</source>
        <comment>another</comment>
        <translation>Другая фигура</translation>
    </message>
    <message>
        <source>nothing to correct now</source>
        <comment>nothing_wrong</comment>
        <translation>сейчас исправлять нечего</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>one_moment</comment>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>The referee did not answer. Tap again.</source>
        <comment>no_offer</comment>
        <translation>Судья не ответил. Коснитесь ещё раз.</translation>
    </message>
    <message>
        <source>port oars</source>
        <comment>port</comment>
        <translation>вёсла слева</translation>
    </message>
    <message>
        <source>starboard oars</source>
        <comment>starboard</comment>
        <translation>вёсла справа</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>masts</comment>
        <translation>мачты</translation>
    </message>
    <message>
        <source>Put the record right</source>
        <comment>correct</comment>
        <translation>Исправить запись</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>leave</comment>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>player: roman</comment>
        <translation>римляне</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>player: gaul</comment>
        <translation>галлы</translation>
    </message>
    <message>
        <source>Romans (red)</source>
        <comment>player: light</comment>
        <translation>римляне (красные)</translation>
    </message>
    <message>
        <source>Greeks (blue)</source>
        <comment>player: dark</comment>
        <translation>греки (синие)</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player: red</comment>
        <translation>красные</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player: yellow</comment>
        <translation>жёлтые</translation>
    </message>
    <message>
        <source>Imperials</source>
        <comment>player: imperial</comment>
        <translation>имперцы</translation>
    </message>
    <message>
        <source>Turks</source>
        <comment>player: turk</comment>
        <translation>турки</translation>
    </message>
    <message>
        <source>Side A</source>
        <comment>player: A</comment>
        <translation>сторона A</translation>
    </message>
    <message>
        <source>Side B</source>
        <comment>player: B</comment>
        <translation>сторона B</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>player: first</comment>
        <translation>игрок 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <comment>player: second</comment>
        <translation>игрок 2</translation>
    </message>
    <message>
        <source>Player 3</source>
        <comment>player: third</comment>
        <translation>игрок 3</translation>
    </message>
    <message>
        <source>Player 4</source>
        <comment>player: fourth</comment>
        <translation>игрок 4</translation>
    </message>
    <message>
        <source>Player 5</source>
        <comment>player: fifth</comment>
        <translation>игрок 5</translation>
    </message>
    <message>
        <source>Player 6</source>
        <comment>player: sixth</comment>
        <translation>игрок 6</translation>
    </message>
    <message>
        <source>Player 7</source>
        <comment>player: seventh</comment>
        <translation>игрок 7</translation>
    </message>
    <message>
        <source>Player 8</source>
        <comment>player: eighth</comment>
        <translation>игрок 8</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>player: table</comment>
        <translation>стол</translation>
    </message>
    <message numerus="yes">
        <source>towers</source>
        <comment>count: towers</comment>
        <translation>
            <numerusform>башня</numerusform>
            <numerusform>башни</numerusform>
            <numerusform>башен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>walls</source>
        <comment>count: walls</comment>
        <translation>
            <numerusform>стена</numerusform>
            <numerusform>стены</numerusform>
            <numerusform>стен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>catapults</source>
        <comment>count: catapults</comment>
        <translation>
            <numerusform>катапульта</numerusform>
            <numerusform>катапульты</numerusform>
            <numerusform>катапульт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>galleys</source>
        <comment>count: galleys</comment>
        <translation>
            <numerusform>галера</numerusform>
            <numerusform>галеры</numerusform>
            <numerusform>галер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oars</source>
        <comment>count: oars</comment>
        <translation>
            <numerusform>весло</numerusform>
            <numerusform>весла</numerusform>
            <numerusform>вёсел</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>masts</source>
        <comment>count: masts</comment>
        <translation>
            <numerusform>мачта</numerusform>
            <numerusform>мачты</numerusform>
            <numerusform>мачт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ships</source>
        <comment>count: ships</comment>
        <translation>
            <numerusform>корабль</numerusform>
            <numerusform>корабля</numerusform>
            <numerusform>кораблей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>soldiers</source>
        <comment>count: soldiers</comment>
        <translation>
            <numerusform>воин</numerusform>
            <numerusform>воина</numerusform>
            <numerusform>воинов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <comment>count: tokens</comment>
        <translation>
            <numerusform>фигура</numerusform>
            <numerusform>фигуры</numerusform>
            <numerusform>фигур</numerusform>
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
        <translation>Имперские подкопы</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <comment>track: tms</comment>
        <translation>Боевой дух турок</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <comment>track: cms</comment>
        <translation>Боевой дух имперцев</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <comment>track: cts</comment>
        <translation>Имперская артиллерия</translation>
    </message>
    <message>
        <source>Table {t}</source>
        <comment>hall_table</comment>
        <translation>Стол {t}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <comment>hall_tables</comment>
        <translation>
            <numerusform>{n} стол</numerusform>
            <numerusform>{n} стола</numerusform>
            <numerusform>{n} столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} calls</source>
        <comment>hall_calls</comment>
        <translation>
            <numerusform>{n} вызов</numerusform>
            <numerusform>{n} вызова</numerusform>
            <numerusform>{n} вызовов</numerusform>
        </translation>
    </message>
    <message>
        <source>waits {n} min</source>
        <comment>hall_waits</comment>
        <translation>ждёт {n} мин</translation>
    </message>
    <message>
        <source>Move {n}</source>
        <comment>hall_move</comment>
        <translation>Ход {n}</translation>
    </message>
    <message>
        <source>Nobody needs the arbiter.</source>
        <comment>hall_nothing</comment>
        <translation>Арбитр никому не нужен.</translation>
    </message>
    <message>
        <source>The club’s server works</source>
        <comment>hall_server</comment>
        <translation>Сервер клуба работает</translation>
    </message>
    <message>
        <source>The club’s server does not answer</source>
        <comment>hall_no_server</comment>
        <translation>Сервер клуба не отвечает</translation>
    </message>
    <message>
        <source>The broker is gone. The tables play on and report later.</source>
        <comment>hall_no_broker</comment>
        <translation>Брокер недоступен. Столы продолжают игру и сообщат позже.</translation>
    </message>
    <message>
        <source>The database is gone. The tables keep what they have.</source>
        <comment>hall_no_database</comment>
        <translation>База данных недоступна. Столы хранят то, что у них есть.</translation>
    </message>
    <message numerus="yes">
        <source>The club’s certificate expires in {n} days. Run umpire club renew</source>
        <comment>hall_certificate</comment>
        <translation>
            <numerusform>Сертификат клуба истекает через {n} день: umpire club renew</numerusform>
            <numerusform>Сертификат клуба истекает через {n} дня: umpire club renew</numerusform>
            <numerusform>Сертификат клуба истекает через {n} дней: umpire club renew</numerusform>
        </translation>
    </message>
    <message>
        <source>The club’s certificate has expired. Run umpire club renew</source>
        <comment>hall_certificate_over</comment>
        <translation>Срок сертификата клуба истёк. Выполните umpire club renew</translation>
    </message>
    <message>
        <source>The program of this table is not connected. Look at its computer and start the program again. Until then, write the moves by hand.</source>
        <comment>hall_gone</comment>
        <translation>Программа этого стола не на связи. Посмотрите на компьютер стола и запустите программу снова. До тех пор записывайте ходы от руки.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <comment>hall_gone_short</comment>
        <translation>Нет связи</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was heard from this table for {n} seconds.</source>
        <comment>hall_stuck</comment>
        <translation>
            <numerusform>Об этом столе нет вестей {n} секунду.</numerusform>
            <numerusform>Об этом столе нет вестей {n} секунды.</numerusform>
            <numerusform>Об этом столе нет вестей {n} секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two referees have the name of this table. End one of them.</source>
        <comment>hall_two_referees</comment>
        <translation>Два судьи носят имя этого стола. Остановите одного из них.</translation>
    </message>
    <message numerus="yes">
        <source>The clock of this table is wrong by {n} minutes.</source>
        <comment>hall_clock</comment>
        <translation>
            <numerusform>Часы этого стола ошибаются на {n} минуту.</numerusform>
            <numerusform>Часы этого стола ошибаются на {n} минуты.</numerusform>
            <numerusform>Часы этого стола ошибаются на {n} минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>hall_open</comment>
        <translation>Показать стол</translation>
    </message>
    <message>
        <source>which move was it?</source>
        <comment>hall_about: too_close</comment>
        <translation>какой это был ход?</translation>
    </message>
    <message>
        <source>an illegal move stands</source>
        <comment>hall_about: illegal_stands</comment>
        <translation>запрещённый ход остаётся в силе</translation>
    </message>
    <message>
        <source>table and record differ</source>
        <comment>hall_about: differs</comment>
        <translation>стол и запись расходятся</translation>
    </message>
    <message>
        <source>a player calls</source>
        <comment>hall_about: called</comment>
        <translation>игрок зовёт арбитра</translation>
    </message>
    <message>
        <source>The board before the move</source>
        <comment>hall_before_move</comment>
        <translation>Доска до хода</translation>
    </message>
    <message>
        <source>The board after the move</source>
        <comment>hall_after_move</comment>
        <translation>Доска после хода</translation>
    </message>
    <message>
        <source>The board in the record</source>
        <comment>hall_of_record</comment>
        <translation>Доска по записи</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <comment>hall_stays</comment>
        <translation>Остаётся так</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <comment>hall_undo</comment>
        <translation>Взять назад последний ход</translation>
    </message>
    <message>
        <source>Let the illegal move stand</source>
        <comment>hall_stands</comment>
        <translation>Оставить запрещённый ход в силе</translation>
    </message>
    <message>
        <source>I am coming to the table</source>
        <comment>hall_come</comment>
        <translation>Иду к столу</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <comment>hall_pause</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>hall_resume</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>A note to the players</source>
        <comment>hall_note</comment>
        <translation>Заметка игрокам</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>hall_who</comment>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Arbiter: {a}</source>
        <comment>hall_arbiter</comment>
        <translation>Арбитр: {a}</translation>
    </message>
    <message>
        <source>Why? The players read this.</source>
        <comment>hall_why</comment>
        <translation>Почему? Игроки это прочтут.</translation>
    </message>
    <message>
        <source>Give your name and a reason.</source>
        <comment>hall_reason_needed</comment>
        <translation>Укажите имя и причину.</translation>
    </message>
    <message>
        <source>Give your name.</source>
        <comment>hall_name_needed</comment>
        <translation>Укажите своё имя.</translation>
    </message>
    <message>
        <source>The rules say so.</source>
        <comment>hall_reason_rule</comment>
        <translation>Так говорят правила.</translation>
    </message>
    <message>
        <source>I saw it on the table.</source>
        <comment>hall_reason_seen</comment>
        <translation>Это было видно на столе.</translation>
    </message>
    <message>
        <source>The players agree.</source>
        <comment>hall_reason_agree</comment>
        <translation>Игроки согласны.</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>hall_rule</comment>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>hall_back</comment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>hall_close</comment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The table has told nothing of its game yet.</source>
        <comment>hall_no_state</comment>
        <translation>Стол ещё ничего не сообщил об игре.</translation>
    </message>
    <message>
        <source>No table plays yet.</source>
        <comment>hall_no_game</comment>
        <translation>Ещё ни один стол не играет.</translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds later</source>
        <comment>hall_delay</comment>
        <translation>
            <numerusform>на {n} секунду позже</numerusform>
            <numerusform>на {n} секунды позже</numerusform>
            <numerusform>на {n} секунд позже</numerusform>
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
        <translation>Два телефона сканируют этот код и подписывают. После этого никто не сможет изменить эти партии.</translation>
    </message>
    <message>
        <source>Witness of this evening</source>
        <comment>witness_title</comment>
        <translation>Свидетель этого вечера</translation>
    </message>
    <message>
        <source>Your phone signs which games have ended, and how. Who changes them later is found out.</source>
        <comment>witness_about</comment>
        <translation>Ваш телефон подписывает, какие партии закончились и как. Кто изменит их позже, будет уличён.</translation>
    </message>
    <message>
        <source>No game is sealed yet. Leave this page open.</source>
        <comment>witness_none</comment>
        <translation>Ни одна партия ещё не опечатана. Оставьте эту страницу открытой.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games are sealed: {code}.</source>
        <comment>witness_state</comment>
        <translation>
            <numerusform>Опечатана {n} партия: {code}.</numerusform>
            <numerusform>Опечатаны {n} партии: {code}.</numerusform>
            <numerusform>Опечатано {n} партий: {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signed by {n} phones.</source>
        <comment>witness_count</comment>
        <translation>
            <numerusform>Подписал {n} телефон.</numerusform>
            <numerusform>Подписали {n} телефона.</numerusform>
            <numerusform>Подписали {n} телефонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign</source>
        <comment>witness_sign</comment>
        <translation>Подписать</translation>
    </message>
    <message>
        <source>Your phone has signed.</source>
        <comment>witness_signed</comment>
        <translation>Ваш телефон подписал.</translation>
    </message>
    <message>
        <source>The code of this phone is {code}. Write it down: it tells your signature from others.</source>
        <comment>witness_me</comment>
        <translation>Код этого телефона: {code}. Запишите его: по нему узнают вашу подпись.</translation>
    </message>
    <message numerus="yes">
        <source>Table {t}: {n} events, {code}</source>
        <comment>witness_game</comment>
        <translation>
            <numerusform>Стол {t}: {n} событие, {code}</numerusform>
            <numerusform>Стол {t}: {n} события, {code}</numerusform>
            <numerusform>Стол {t}: {n} событий, {code}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} finished games are not sealed yet.</source>
        <comment>witness_waiting</comment>
        <translation>
            <numerusform>{n} законченная партия ещё не опечатана.</numerusform>
            <numerusform>{n} законченные партии ещё не опечатаны.</numerusform>
            <numerusform>{n} законченных партий ещё не опечатаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seal the finished games now</source>
        <comment>witness_publish</comment>
        <translation>Опечатать законченные партии сейчас</translation>
    </message>
    <message>
        <source>This browser cannot sign (Ed25519). Use a newer one, and no private window.</source>
        <comment>witness_no_key</comment>
        <translation>Этот браузер не умеет подписывать (Ed25519). Возьмите более новый, и не приватное окно.</translation>
    </message>
    <message>
        <source>A browser signs over HTTPS only. Scan the code again.</source>
        <comment>witness_insecure</comment>
        <translation>Браузер подписывает только по HTTPS. Отсканируйте код ещё раз.</translation>
    </message>
    <message>
        <source>Do not sign: the club has another key than before.</source>
        <comment>witness_other</comment>
        <translation>Не подписывайте: у клуба другой ключ, не прежний.</translation>
    </message>
    <message>
        <source>Do not sign: the club’s signature or a game of the list is wrong. Show this to the players.</source>
        <comment>witness_wrong</comment>
        <translation>Не подписывайте: подпись клуба или одна из партий списка неверна. Покажите это игрокам.</translation>
    </message>
    <message>
        <source>Do not sign: this list changes or leaves out what your phone signed before. Show this to the players.</source>
        <comment>witness_back</comment>
        <translation>Не подписывайте: этот список меняет или пропускает то, что ваш телефон уже подписал. Покажите это игрокам.</translation>
    </message>
    <message>
        <source>Tables</source>
        <comment>cup_tables</comment>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>cup_tournament</comment>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>There is no tournament yet.</source>
        <comment>cup_none</comment>
        <translation>Турнира ещё нет.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>cup_new</comment>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <comment>cup_name</comment>
        <translation>Название турнира</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>cup_game</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Any game</source>
        <comment>cup_any_game</comment>
        <translation>Любая игра</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <comment>cup_system</comment>
        <translation>Кто с кем играет</translation>
    </message>
    <message>
        <source>Everyone meets everyone</source>
        <comment>cup_system: round-robin</comment>
        <translation>Каждый с каждым</translation>
    </message>
    <message>
        <source>Everyone meets everyone twice</source>
        <comment>cup_system: double-round-robin</comment>
        <translation>Каждый с каждым дважды</translation>
    </message>
    <message>
        <source>Tables of more than two</source>
        <comment>cup_system: groups</comment>
        <translation>Столы больше чем на двоих</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>cup_system: swiss</comment>
        <translation>Швейцарская</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>cup_system: knockout</comment>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <comment>cup_rounds</comment>
        <translation>Число туров</translation>
    </message>
    <message>
        <source>all rounds</source>
        <comment>cup_all_rounds</comment>
        <translation>все туры</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <comment>cup_seats</comment>
        <translation>Игроков за столом</translation>
    </message>
    <message>
        <source>Players: a CSV list, a TRF report, or a tournament of Umpire</source>
        <comment>cup_file</comment>
        <translation>Игроки: список CSV, отчёт TRF или турнир Umpire</translation>
    </message>
    <message>
        <source>Letters of the file</source>
        <comment>cup_letters</comment>
        <translation>Буквы файла</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <comment>cup_letters: utf-8</comment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Hungary, Poland (windows-1250)</source>
        <comment>cup_letters: windows-1250</comment>
        <translation>Венгрия, Польша (windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (windows-1251)</source>
        <comment>cup_letters: windows-1251</comment>
        <translation>кириллица (windows-1251)</translation>
    </message>
    <message>
        <source>Western Europe (windows-1252)</source>
        <comment>cup_letters: windows-1252</comment>
        <translation>Западная Европа (windows-1252)</translation>
    </message>
    <message>
        <source>The file is not in UTF-8. Choose its letters below.</source>
        <comment>cup_letters_wrong</comment>
        <translation>Файл не в UTF-8. Выберите ниже его буквы.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <comment>cup_name_missing</comment>
        <translation>Дайте турниру название.</translation>
    </message>
    <message>
        <source>Choose the file with the players.</source>
        <comment>cup_file_missing</comment>
        <translation>Выберите файл с игроками.</translation>
    </message>
    <message>
        <source>Give the player&apos;s name.</source>
        <comment>cup_player_missing</comment>
        <translation>Укажите имя игрока.</translation>
    </message>
    <message>
        <source>A Swiss needs its number of rounds.</source>
        <comment>cup_rounds_missing</comment>
        <translation>Для швейцарской системы нужно число туров.</translation>
    </message>
    <message>
        <source>Make the tournament</source>
        <comment>cup_make</comment>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Round {n} of {m}</source>
        <comment>cup_round_of</comment>
        <translation>Тур {n} из {m}</translation>
    </message>
    <message>
        <source>No round is made yet. {m} are planned.</source>
        <comment>cup_no_round</comment>
        <translation>Туров ещё нет. Всего запланировано {m}.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>cup_round</comment>
        <translation>Тур {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} results are missing</source>
        <comment>cup_missing</comment>
        <translation>
            <numerusform>не хватает {n} результата</numerusform>
            <numerusform>не хватает {n} результатов</numerusform>
            <numerusform>не хватает {n} результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <comment>cup_all_in</comment>
        <translation>все результаты есть</translation>
    </message>
    <message>
        <source>Make the next round</source>
        <comment>cup_next</comment>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>Go on without these results</source>
        <comment>cup_go_on</comment>
        <translation>Продолжить без этих результатов</translation>
    </message>
    <message>
        <source>The round is being made.</source>
        <comment>cup_busy</comment>
        <translation>Тур составляется.</translation>
    </message>
    <message>
        <source>Print the pairings</source>
        <comment>cup_print_pairings</comment>
        <translation>Напечатать пары</translation>
    </message>
    <message>
        <source>Print the results</source>
        <comment>cup_print_results</comment>
        <translation>Напечатать результаты</translation>
    </message>
    <message>
        <source>Print the standings</source>
        <comment>cup_print_standings</comment>
        <translation>Напечатать положение</translation>
    </message>
    <message>
        <source>Save as TRF</source>
        <comment>cup_report</comment>
        <translation>Сохранить как TRF</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <comment>cup_save</comment>
        <translation>Сохранить турнир</translation>
    </message>
    <message>
        <source>Pairings</source>
        <comment>cup_pairings</comment>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>cup_standings</comment>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>cup_points</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>cup_result</comment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <comment>cup_enter</comment>
        <translation>Внести результат</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>cup_bye</comment>
        <translation>пропускает</translation>
    </message>
    <message>
        <source>{a} wins</source>
        <comment>cup_wins</comment>
        <translation>Победа: {a}</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>cup_draw</comment>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>{a} did not come</source>
        <comment>cup_absent</comment>
        <translation>Не явился: {a}</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <comment>cup_nobody</comment>
        <translation>Никто не явился</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>cup_both_lose</comment>
        <translation>Оба проиграли</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>cup_forfeit</comment>
        <translation>без игры</translation>
    </message>
    <message>
        <source>{a} has ½, {b} 0</source>
        <comment>cup_half</comment>
        <translation>{a} получает ½, {b} получает 0</translation>
    </message>
    <message>
        <source>The result is not known any more</source>
        <comment>cup_unknown</comment>
        <translation>Больше не известно</translation>
    </message>
    <message>
        <source>What the boards won, such as 2.5:1.5</source>
        <comment>cup_boards</comment>
        <translation>Очки досок, например 2.5:1.5</translation>
    </message>
    <message>
        <source>The places in this order, such as 1,3,2</source>
        <comment>cup_places</comment>
        <translation>Места в этом порядке, например 1,3,2</translation>
    </message>
    <message>
        <source>Another result, such as 1-0</source>
        <comment>cup_by_hand</comment>
        <translation>Другой результат, например 1-0</translation>
    </message>
    <message>
        <source>Pair by hand</source>
        <comment>cup_pair</comment>
        <translation>Жеребьёвка вручную</translation>
    </message>
    <message>
        <source>Each line is a table. The first player has the first seat. A player alone in a line sits out.</source>
        <comment>cup_pair_how</comment>
        <translation>Каждая строка — это стол. Первый игрок занимает первое место. Кто в строке один, пропускает тур.</translation>
    </message>
    <message>
        <source>First seat</source>
        <comment>cup_seat_first</comment>
        <translation>Первое место</translation>
    </message>
    <message>
        <source>Second seat (if empty, the first sits out)</source>
        <comment>cup_seat_second</comment>
        <translation>Второе место (если пусто, первый пропускает тур)</translation>
    </message>
    <message>
        <source>Second seat</source>
        <comment>cup_seat_other</comment>
        <translation>Второе место</translation>
    </message>
    <message>
        <source>It counts all the same</source>
        <comment>cup_in_spite</comment>
        <translation>Всё равно считать</translation>
    </message>
    <message>
        <source>Expel</source>
        <comment>cup_expel</comment>
        <translation>Исключить</translation>
    </message>
    <message>
        <source>was expelled</source>
        <comment>cup_expelled</comment>
        <translation>исключён</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>cup_lots</comment>
        <translation>Бросить жребий</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Before the first round lots give the players their numbers; later they break ties.</source>
        <comment>cup_lots_how</comment>
        <translation>Одно и то же начальное число всегда даёт тот же жребий. До первого тура жребий даёт игрокам номера, позже он решает равенства.</translation>
    </message>
    <message>
        <source>Seed (if empty, Umpire draws one)</source>
        <comment>cup_seed</comment>
        <translation>Начальное число (если пусто, его вытянет Umpire)</translation>
    </message>
    <message>
        <source>Lots: seed {n}</source>
        <comment>cup_lots_are</comment>
        <translation>Жребий: начальное число {n}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>cup_play_off</comment>
        <translation>Дополнительная партия</translation>
    </message>
    <message>
        <source>Enter it</source>
        <comment>cup_say</comment>
        <translation>Внести</translation>
    </message>
    <message>
        <source>Why? A result that was there needs a reason.</source>
        <comment>cup_why</comment>
        <translation>Почему? Чтобы изменить результат, нужна причина.</translation>
    </message>
    <message>
        <source>from table {t}</source>
        <comment>cup_from</comment>
        <translation>со стола {t}</translation>
    </message>
    <message>
        <source>The table played another game: {s}.</source>
        <comment>cup_not: other_game</comment>
        <translation>За столом играли в другую игру: {s}.</translation>
    </message>
    <message>
        <source>At the table sat {s}.</source>
        <comment>cup_not: other_players</comment>
        <translation>За столом сидели {s}.</translation>
    </message>
    <message>
        <source>The table says {s}.</source>
        <comment>cup_not: other_result</comment>
        <translation>Стол говорит {s}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <comment>cup_players</comment>
        <translation>
            <numerusform>{n} игрок</numerusform>
            <numerusform>{n} игрока</numerusform>
            <numerusform>{n} игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops after this round</source>
        <comment>cup_stops</comment>
        <translation>Выбывает после этого тура</translation>
    </message>
    <message>
        <source>plays no more</source>
        <comment>cup_stopped</comment>
        <translation>больше не играет</translation>
    </message>
    <message>
        <source>Plays again</source>
        <comment>cup_plays</comment>
        <translation>Снова играет</translation>
    </message>
    <message>
        <source>Away in the next round</source>
        <comment>cup_away</comment>
        <translation>Отсутствует в следующем туре</translation>
    </message>
    <message>
        <source>Away in the next round, for half a point</source>
        <comment>cup_away_half</comment>
        <translation>Отсутствует в следующем туре, за пол-очка</translation>
    </message>
    <message>
        <source>away in the next round</source>
        <comment>cup_is_away</comment>
        <translation>отсутствует в следующем туре</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>cup_add</comment>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>cup_player</comment>
        <translation>Имя</translation>
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
        <translation>Идёт печать.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <comment>game: war-galley</comment>
        <translation>Боевая галера</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <comment>game: triremes</comment>
        <translation>Триремы и гоплиты</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <comment>game: murus-gallicus</comment>
        <translation>Галльская стена</translation>
    </message>
    <message>
        <source>Buda 1686</source>
        <comment>game: buda-1686</comment>
        <translation>Буда 1686</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <comment>game: naval-battle</comment>
        <translation>Морское сражение</translation>
    </message>
    <message>
        <source>the players say different results</source>
        <comment>hall_about: reports_differ</comment>
        <translation>игроки называют разные результаты</translation>
    </message>
    <message>
        <source>not everybody confirms the result</source>
        <comment>hall_about: reports_overdue</comment>
        <translation>не все подтверждают результат</translation>
    </message>
    <message>
        <source>too many wrong codes, so no code is taken for ten minutes</source>
        <comment>hall_about: codes_guessed</comment>
        <translation>слишком много неверных кодов, поэтому десять минут коды не принимаются</translation>
    </message>
    <message>
        <source>Report a result</source>
        <comment>report_title</comment>
        <translation>Сообщить результат</translation>
    </message>
    <message>
        <source>You have no game now.</source>
        <comment>report_none</comment>
        <translation>Сейчас у вас нет партии.</translation>
    </message>
    <message>
        <source>Your code, from your slip</source>
        <comment>report_code</comment>
        <translation>Ваш код с листка</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>report_open</comment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>You are {a}</source>
        <comment>report_you</comment>
        <translation>Вы — {a}</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <comment>report_how</comment>
        <translation>Чем закончилась партия?</translation>
    </message>
    <message>
        <source>{a} says: {r}.</source>
        <comment>report_says</comment>
        <translation>{a} говорит: {r}.</translation>
    </message>
    <message>
        <source>Is this right?</source>
        <comment>report_right</comment>
        <translation>Это так?</translation>
    </message>
    <message>
        <source>I confirm: {r}</source>
        <comment>report_confirm</comment>
        <translation>Подтверждаю: {r}</translation>
    </message>
    <message>
        <source>That is not so</source>
        <comment>report_not_so</comment>
        <translation>Это не так</translation>
    </message>
    <message>
        <source>I want to change what I said</source>
        <comment>report_again</comment>
        <translation>Я хочу сказать другое</translation>
    </message>
    <message>
        <source>I am somebody else</source>
        <comment>report_leave</comment>
        <translation>Я другой игрок</translation>
    </message>
    <message>
        <source>You said: {r}. It counts once everybody at the table has confirmed it.</source>
        <comment>report_waits</comment>
        <translation>Вы сказали: {r}. Это засчитают, когда подтвердят все за столом.</translation>
    </message>
    <message>
        <source>Not everybody has confirmed within five minutes. The arbiter is called.</source>
        <comment>report_overdue</comment>
        <translation>За пять минут подтвердили не все. Арбитр вызван.</translation>
    </message>
    <message>
        <source>You do not say the same. The arbiter is called. If you were wrong, say it again.</source>
        <comment>report_differ</comment>
        <translation>Вы говорите разное. Арбитр вызван. Если ошиблись вы, скажите ещё раз.</translation>
    </message>
    <message>
        <source>The result is in: {r}</source>
        <comment>report_stands</comment>
        <translation>Результат записан: {r}</translation>
    </message>
    <message>
        <source>No player has this code. Look at your slip.</source>
        <comment>report_wrong_code</comment>
        <translation>Ни у одного игрока нет такого кода. Посмотрите на листок.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait ten minutes, or tell the arbiter.</source>
        <comment>report_too_many</comment>
        <translation>Слишком много неверных кодов. Подождите десять минут или скажите арбитру.</translation>
    </message>
    <message>
        <source>You have another game now.</source>
        <comment>report_over</comment>
        <translation>Сейчас у вас другая партия.</translation>
    </message>
    <message>
        <source>There is a result already. Only the arbiter changes it.</source>
        <comment>report_has_result</comment>
        <translation>Результат уже есть. Изменить его может только арбитр.</translation>
    </message>
    <message>
        <source>A code is taken over HTTPS only. Scan the square again.</source>
        <comment>report_insecure</comment>
        <translation>Код принимается только по HTTPS. Отсканируйте квадрат ещё раз.</translation>
    </message>
    <message>
        <source>Place of {a}</source>
        <comment>report_place</comment>
        <translation>Место: {a}</translation>
    </message>
    <message>
        <source>Boards won by {a}</source>
        <comment>report_boards</comment>
        <translation>Выиграно досок: {a}</translation>
    </message>
    <message>
        <source>Players: after the game, scan this and say the result.</source>
        <comment>report_scan</comment>
        <translation>Игроки: после партии отсканируйте это и сообщите результат.</translation>
    </message>
    <message>
        <source>Print slips with codes</source>
        <comment>cup_print_slips</comment>
        <translation>Напечатать листки с кодами</translation>
    </message>
    <message>
        <source>New codes for the players</source>
        <comment>cup_codes</comment>
        <translation>Новые коды для игроков</translation>
    </message>
    <message>
        <source>The codes on all slips that were printed before open nothing any more.</source>
        <comment>cup_codes_why</comment>
        <translation>Коды на напечатанных раньше листках больше ничего не откроют.</translation>
    </message>
    <message>
        <source>by phone: {a}</source>
        <comment>cup_by_phone</comment>
        <translation>по телефону: {a}</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <comment>hall_free</comment>
        <translation>Не играют</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>hall_sound</comment>
        <translation>Звук</translation>
    </message>
    <message>
        <source>On the keyboard, N shows the next call, 1 to 9 press its buttons, and S switches the sound.</source>
        <comment>hall_keys</comment>
        <translation>Клавиши: N открывает следующий вызов, 1–9 нажимают его кнопки, S включает и выключает звук.</translation>
    </message>
    <message>
        <source>Or type the six characters that Umpire shows on its screen now.</source>
        <comment>code_type</comment>
        <translation>Или введите шесть знаков, которые Umpire сейчас показывает на экране.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>code_enter</comment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>This is not the code. Look at Umpire’s screen again.</source>
        <comment>code_wrong</comment>
        <translation>Это не тот код. Посмотрите ещё раз на экран Umpire.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Umpire shows a new one now.</source>
        <comment>code_over</comment>
        <translation>Этот код больше не действует. Umpire сейчас показывает новый.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait five minutes, or scan the code.</source>
        <comment>code_often</comment>
        <translation>Слишком много неверных кодов. Подождите пять минут или отсканируйте код.</translation>
    </message>
    <message>
        <source>This telephone can be the camera of the game.</source>
        <comment>hint_camera</comment>
        <translation>Этот телефон может быть камерой игры.</translation>
    </message>
    <message>
        <source>left</source>
        <comment>time_left</comment>
        <translation>осталось</translation>
    </message>
    <message>
        <source>no time is left</source>
        <comment>hall_about: no_time</comment>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>The side loses on time</source>
        <comment>hall_lost_on_time</comment>
        <translation>Проигрывает по времени</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>cup_choose</comment>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>No file is chosen yet</source>
        <comment>cup_no_file</comment>
        <translation>Файл ещё не выбран</translation>
    </message>
    <message numerus="yes">
        <source>{n} players wait for their turn</source>
        <comment>players_wait</comment>
        <translation>
            <numerusform>{n} игрок ждёт своего хода</numerusform>
            <numerusform>{n} игрока ждут своего хода</numerusform>
            <numerusform>{n} игроков ждут своего хода</numerusform>
        </translation>
    </message>
    <message>
        <source>No move yet</source>
        <comment>hall_no_move</comment>
        <translation>Ходов ещё нет</translation>
    </message>
    <message>
        <source>Enter your name</source>
        <comment>hall_name</comment>
        <translation>Введите своё имя</translation>
    </message>
</context>
<context>
    <name>Kit</name>
    <message>
        <source>This line is 100 mm long. If yours is not, print at 100 %, without scaling.</source>
        <translation>Длина этой линии 100 мм. Если нет, печатайте в масштабе 100 %.</translation>
    </message>
    <message>
        <source>Corner tags</source>
        <translation>Угловые метки</translation>
    </message>
    <message>
        <source>near left</source>
        <translation>ближний левый</translation>
    </message>
    <message>
        <source>near right</source>
        <translation>ближний правый</translation>
    </message>
    <message>
        <source>far right</source>
        <translation>дальний правый</translation>
    </message>
    <message>
        <source>far left</source>
        <translation>дальний левый</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Сторона %1</translation>
    </message>
    <message>
        <source>play area</source>
        <translation>игровое поле</translation>
    </message>
    <message>
        <source>Cut out the four tags with their white edge.</source>
        <translation>Вырежьте четыре метки с белым краем.</translation>
    </message>
    <message>
        <source>Lay each flat at its corner, its words towards side A.</source>
        <translation>Положите каждую ровно в её угол, надписью к стороне A.</translation>
    </message>
    <message>
        <source>Measure no distances between the tags. Umpire finds them.</source>
        <translation>Не измеряйте расстояний между метками. Umpire найдёт их сам.</translation>
    </message>
    <message>
        <source>Cover no tag while you play.</source>
        <translation>Не закрывайте метки во время игры.</translation>
    </message>
    <message>
        <source>what to cut, fold and lay</source>
        <translation>что вырезать, сложить и положить</translation>
    </message>
    <message>
        <source>Cut the sheets of the board along the marks. Glue each onto the grey strip of its neighbour.</source>
        <translation>Обрежьте листы поля по меткам. Приклейте каждый на серую полосу соседнего.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, and glue it together.</source>
        <translation>Вырежьте каждую полоску, сложите по пунктиру и склейте.</translation>
    </message>
    <message>
        <source>Lay the board flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Положите поле ровно между четырьмя угловыми метками. Метки на отдельном листе. Не закрывайте меток.</translation>
    </message>
    <message>
        <source>Lay the map flat between the four corner tags. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Положите карту ровно между четырьмя угловыми метками. Метки на отдельном листе. Не закрывайте меток.</translation>
    </message>
    <message>
        <source>A place on the map names the counter that begins there. A ring on the level track is where a marker begins.</source>
        <translation>Место на карте называет фигуру, которая там начинает. Кольцо на шкале уровней: начальное место фишки.</translation>
    </message>
    <message>
        <source>Leave room beside the board for the dice and for what is drawn.</source>
        <translation>Оставьте рядом с полем место для кубиков и для вытянутого.</translation>
    </message>
    <message>
        <source>Leave room beside the map for the die.</source>
        <translation>Оставьте рядом с картой место для кубика.</translation>
    </message>
    <message>
        <source>Have you no stones? Cut out the discs, and glue each on card or on coins, until it is at least %1 mm thick.</source>
        <translation>Нет камней? Вырежьте кружки и наклейте каждый на картон или монеты, чтобы он стал не тоньше %1 мм.</translation>
    </message>
    <message>
        <source>Put two stones, one on the other, on each cell that has a 2 in the drawing. On the printed board these cells have a second outline.</source>
        <translation>Положите два камня один на другой на каждую клетку, где на рисунке стоит 2. На напечатанной доске у этих клеток второй контур.</translation>
    </message>
    <message>
        <source>Cut out each figure, fold it in the middle, and glue its base on card. It stands upright.</source>
        <translation>Вырежьте каждую фигурку, сложите посередине и наклейте основание на картон. Она стоит.</translation>
    </message>
    <message>
        <source>Take the tray out of each matchbox. Cut out the decks, and glue one on each sleeve.</source>
        <translation>Выньте ящичек из каждого коробка. Вырежьте палубы и наклейте по одной на каждый футляр.</translation>
    </message>
    <message>
        <source>Pierce the deck and the long sides at the marks. Push matches with heads into the sides: these are the oars. Push matches without heads into the deck: these are the masts. The numbers on the deck say how many. No head may touch a striking strip.</source>
        <translation>Проколите палубу и длинные стороны по меткам. Вставьте спички с головками в стороны: это вёсла. Вставьте спички без головок в палубу: это мачты. Числа на палубе говорят, сколько их. Головки спичек не должны касаться тёрки.</translation>
    </message>
    <message>
        <source>Lay the four corner tags around the sea, about 60 cm apart along the players&apos; edges and 42 cm apart from player to player. The tags are a sheet of their own. Cover no tag.</source>
        <translation>Положите четыре угловые метки вокруг моря: примерно в 60 см друг от друга вдоль края игроков и в 42 см от игрока до игрока. Метки на отдельном листе. Не закрывайте меток.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>камни</translation>
    </message>
    <message>
        <source>Cut out the discs. Glue each on card or on coins, until it is at least %1 mm thick. Umpire may count a stack of thinner stones wrongly.</source>
        <translation>Вырежьте кружки. Наклейте каждый на картон или монеты, чтобы он стал не тоньше %1 мм. Стопку более тонких камней Umpire может сосчитать неверно.</translation>
    </message>
    <message>
        <source>Measure the thickness of a finished stone, and write it here: ________ mm</source>
        <translation>Измерьте толщину готового камня и запишите здесь: ________ мм</translation>
    </message>
    <message>
        <source>tops of stacks</source>
        <translation>верхушки стопок</translation>
    </message>
    <message>
        <source>A paper disc with two or three dots may lie on a stack of two or three stones, for the players&apos; eyes. Umpire counts the stones, not the dots.</source>
        <translation>На стопку из двух или трёх камней можно положить кружок с двумя или тремя точками, для глаз игроков. Umpire считает камни, а не точки.</translation>
    </message>
    <message>
        <source>Certificate sheet</source>
        <translation>Лист для аттестации</translation>
    </message>
    <message>
        <source>Lay this sheet flat on the table where you play, with the lamp and the camera as in a game. Cover nothing. Take one picture.</source>
        <translation>Положите этот лист ровно на стол, за которым играете; лампа и камера стоят как во время игры. Ничего не закрывайте. Сделайте один снимок.</translation>
    </message>
    <message>
        <source>Lay a ruler on the 100 mm line below, and write down how long it is: ________ mm</source>
        <translation>Измерьте линейкой линию 100 мм внизу и запишите её длину: ________ мм</translation>
    </message>
    <message>
        <source>Calibration board</source>
        <translation>Калибровочная доска</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Линейки</translation>
    </message>
    <message>
        <source>rulers</source>
        <translation>линейки</translation>
    </message>
    <message>
        <source>A ruler in centimetres. Cut it out and glue it on card.</source>
        <translation>Линейка в сантиметрах. Вырежьте её и наклейте на картон.</translation>
    </message>
    <message>
        <source>How long is a match? Lay one here, its end at the left edge, and read where it stops.</source>
        <translation>Какова длина спички? Положите её сюда концом к левому краю и посмотрите, где она кончается.</translation>
    </message>
    <message>
        <source>Match rulers for matches of %1 mm.</source>
        <translation>Линейки для спичек длиной %1 мм.</translation>
    </message>
    <message>
        <source>War Galley</source>
        <translation>Боевая галера</translation>
    </message>
    <message>
        <source>order reference</source>
        <translation>приказы</translation>
    </message>
    <message>
        <source>deck stickers</source>
        <translation>наклейки на палубы</translation>
    </message>
    <message>
        <source>oars %1 + %1 · masts %2</source>
        <translation>вёсла %1 + %1 · мачты %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>поворот налево</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>поворот направо</translation>
    </message>
    <message>
        <source>fire!</source>
        <translation>огонь!</translation>
    </message>
    <message>
        <source>re-arrange oars</source>
        <translation>перестановка вёсел</translation>
    </message>
    <message>
        <source>One match ahead.</source>
        <translation>На одну спичку вперёд.</translation>
    </message>
    <message>
        <source>60° to the left, then one match ahead.</source>
        <translation>60° налево, затем на одну спичку вперёд.</translation>
    </message>
    <message>
        <source>60° to the right, then one match ahead.</source>
        <translation>60° направо, затем на одну спичку вперёд.</translation>
    </message>
    <message>
        <source>A match without a head. At most one for each mast.</source>
        <translation>Спичка без головки. Не больше одной на мачту.</translation>
    </message>
    <message>
        <source>Two matches; the oars change sides on the second.</source>
        <translation>Две спички; вёсла переставляют на второй.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Приказы</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Стрельба</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Таран</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Урон</translation>
    </message>
    <message>
        <source>Up to 5 matches a galley, as many as possible; the farthest from you is executed first. Movement orders: at most the oars on the weaker side.</source>
        <translation>До 5 спичек на галеру, как можно больше; дальняя от вас выполняется первой. Приказов на движение не больше, чем вёсел на слабом борту.</translation>
    </message>
    <message>
        <source>Within 3 M of the hull. M is one match, %1 mm. Matches to drop: masts × 2 within 1 M, × 1 within 2 M, × ½ (rounded up) within 3 M.</source>
        <translation>До 3 M от корпуса. M – длина спички, %1 мм. Бросают спичек: мачты × 2 до 1 M, × 1 до 2 M, × ½ (вверх) до 3 M.</translation>
    </message>
    <message>
        <source>Each head that points at the target; from the side zone the plain ends too. If a match touches a galley or an order match, all of them miss.</source>
        <translation>Каждая головка, направленная на цель; из бортовой зоны и голые концы. Если спичка коснулась галеры или приказа, все мимо.</translation>
    </message>
    <message>
        <source>From the side 2, from behind 1, head-on 2 each; +1 for each forward order of the rammer.</source>
        <translation>В борт 2, в корму 1, лоб в лоб по 2; +1 за каждый приказ вперёд у таранящего.</translation>
    </message>
    <message>
        <source>First an oar on the attacker&apos;s side; that side takes the most. 3 or more: at least one mast. Without oars on either side a galley sinks.</source>
        <translation>Сначала весло со стороны нападающего; этот борт теряет больше всех. От 3: хотя бы одна мачта. Без вёсел с обоих бортов галера тонет.</translation>
    </message>
    <message>
        <source>For matchboxes of 60 x 35 mm: glue one on each sleeve, the triangle is the bow. Pierce the circles for masts and the sides at the marks for oars.</source>
        <translation>Для коробков 60 x 35 мм: наклейте сверху, треугольник обозначает нос. Проткните кружки для мачт, а борта у отметок для вёсел.</translation>
    </message>
    <message>
        <source>For matches of %1 mm. Lay a ruler at the hull: within 1, 2 and 3 matches each mast drops 2, 1 and ½ matches.</source>
        <translation>Для спичек %1 мм. Приложите линейку к корпусу: до 1, 2 и 3 спичек каждая мачта даёт 2, 1 и ½ спички.</translation>
    </message>
    <message>
        <source>Lay a triangle on the side to which the galley turns. One corner is at the bow, or at the end of the last order match. One side of that corner points straight ahead. Lay the next order match along the other side of that corner.</source>
        <translation>Положите треугольник с той стороны, куда поворачивает галера. Один угол лежит у носа или у конца последней спички приказа. Одна сторона этого угла направлена прямо вперёд. Положите следующую спичку приказа вдоль другой стороны этого угла.</translation>
    </message>
    <message>
        <source>glue sheet %1 here</source>
        <translation>сюда приклеить лист %1</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>лист %1 из %2</translation>
    </message>
    <message>
        <source>Murus Gallicus</source>
        <translation>Галльская стена</translation>
    </message>
    <message>
        <source>squares of %1 mm</source>
        <translation>клетки по %1 мм</translation>
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
        <translation>шестиугольник на 5</translation>
    </message>
    <message>
        <source>hexagon of 4</source>
        <translation>шестиугольник на 4</translation>
    </message>
    <message>
        <source>Triremes and hoplites</source>
        <translation>Триремы и гоплиты</translation>
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
        <translation>Вырежьте каждую полоску целиком. Сложите её пополам картинками наружу, цветные поля тоже наружу; наклейте их на картон: 19 x 9 мм для корабля, 9 x 9 мм для воина. Жёлтый конец подставки — нос. Захваченный корабль заменяют запасным кораблём захватчика.</translation>
    </message>
    <message>
        <source>Naval Battle</source>
        <translation>Морское сражение</translation>
    </message>
    <message>
        <source>board</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>жетоны</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красные</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтые</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. Left above: strength; left below: squares in a move.</source>
        <translation>Вырежьте каждую полоску, сложите по пунктиру картинками наружу и склейте. Слева вверху: сила; слева внизу: клетки за ход.</translation>
    </message>
    <message>
        <source>table of ships</source>
        <translation>таблица кораблей</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>штук</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>клетки</translation>
    </message>
    <message>
        <source>plane (attacks up to %1 squares away)</source>
        <translation>самолёт (атакует до %1 клеток)</translation>
    </message>
    <message>
        <source>coastal battery</source>
        <translation>береговая батарея</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>мина</translation>
    </message>
    <message>
        <source>The stronger stays, the weaker is taken off; equals both go.</source>
        <translation>Сильный остаётся, слабый снимается; равные снимаются оба.</translation>
    </message>
    <message>
        <source>Only a missile ship takes off a battery, only a minesweeper a mine.</source>
        <translation>Батарею снимает только ракетный корабль, мину только тральщик.</translation>
    </message>
    <message>
        <source>An entrance is open when both its batteries are gone.</source>
        <translation>Вход открыт, когда сняты обе его батареи.</translation>
    </message>
    <message>
        <source>Who brings the landing ship into the other port has won.</source>
        <translation>Кто введёт десантный корабль в чужой порт, тот победил.</translation>
    </message>
    <message>
        <source>battleship</source>
        <translation>линкор</translation>
    </message>
    <message>
        <source>aircraft carrier</source>
        <translation>авианосец</translation>
    </message>
    <message>
        <source>cruiser</source>
        <translation>крейсер</translation>
    </message>
    <message>
        <source>destroyer</source>
        <translation>эсминец</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>фрегат</translation>
    </message>
    <message>
        <source>submarine</source>
        <translation>подводная лодка</translation>
    </message>
    <message>
        <source>missile ship</source>
        <translation>ракетный корабль</translation>
    </message>
    <message>
        <source>torpedo boat</source>
        <translation>торпедный катер</translation>
    </message>
    <message>
        <source>patrol ship</source>
        <translation>сторожевой корабль</translation>
    </message>
    <message>
        <source>minesweeper</source>
        <translation>тральщик</translation>
    </message>
    <message>
        <source>landing ship</source>
        <translation>десантный корабль</translation>
    </message>
    <message>
        <source>The recapture of Buda, 1686</source>
        <translation>Взятие Буды, 1686</translation>
    </message>
    <message>
        <source>Imperial counters</source>
        <translation>имперские фигуры</translation>
    </message>
    <message>
        <source>Turkish counters</source>
        <translation>турецкие фигуры</translation>
    </message>
    <message>
        <source>Imperial chits</source>
        <translation>имперские номера</translation>
    </message>
    <message>
        <source>Turkish chits</source>
        <translation>турецкие номера</translation>
    </message>
    <message>
        <source>level track</source>
        <translation>шкала уровней</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. The red number is the damaged side.</source>
        <translation>Вырежьте каждую полоску, сложите по пунктиру картинками наружу и склейте. Красное число: повреждённая сторона.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it at the dashed line, pictures outwards, and glue it. An event counts from the turn on its back.</source>
        <translation>Вырежьте каждую полоску, сложите по пунктиру картинками наружу и склейте. Событие действует с хода на обороте.</translation>
    </message>
    <message>
        <source>Markers of the level track</source>
        <translation>Фишки шкалы уровней</translation>
    </message>
    <message>
        <source>A ring is where the marker begins; pale cells are out of reach.</source>
        <translation>Кольцо: начальное место фишки; бледные клетки недоступны.</translation>
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
        <translation>боевой дух турок</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>боевой дух имперцев</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>имперская артиллерия</translation>
    </message>
    <message>
        <source>Imperial mining</source>
        <translation>имперские подкопы</translation>
    </message>
    <message>
        <source>epidemic</source>
        <translation>эпидемия</translation>
    </message>
    <message>
        <source>relief army</source>
        <translation>армия на выручку</translation>
    </message>
    <message>
        <source>hand of fate</source>
        <translation>рука судьбы</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>окоп</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>брешь</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>имперцы</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>венгры</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <translation>баварцы</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>саксонцы</translation>
    </message>
    <message>
        <source>janissary</source>
        <translation>янычары</translation>
    </message>
    <message>
        <source>azab</source>
        <translation>азапы</translation>
    </message>
    <message>
        <source>Abdurrahman</source>
        <translation>Абдуррахман</translation>
    </message>
    <message>
        <source>Lotharingiai Karoly</source>
        <translation>Карл Лотарингский</translation>
    </message>
    <message>
        <source>II. Miksa Emanuel</source>
        <translation>Макс Эмануил</translation>
    </message>
    <message>
        <source>Viziváros</source>
        <translation>Водный город</translation>
    </message>
    <message>
        <source>Eszaki fal (Esztergomi rondella)</source>
        <translation>Северная стена (Эстергомский бастион)</translation>
    </message>
    <message>
        <source>Nyugati fal</source>
        <translation>Западная стена</translation>
    </message>
    <message>
        <source>Deli fal (Nagy rondella)</source>
        <translation>Южная стена (Большой бастион)</translation>
    </message>
    <message>
        <source>Keleti fal (palota)</source>
        <translation>Восточная стена (дворец)</translation>
    </message>
    <message>
        <source>Kozepso zona</source>
        <translation>Средняя зона</translation>
    </message>
    <message>
        <source>Eszaki tabor</source>
        <translation>Северный лагерь</translation>
    </message>
    <message>
        <source>Nyugati tabor</source>
        <translation>Западный лагерь</translation>
    </message>
    <message>
        <source>Deli tabor</source>
        <translation>Южный лагерь</translation>
    </message>
    <message>
        <source>Duna-part</source>
        <translation>Берег Дуная</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>как играть</translation>
    </message>
    <message>
        <source>These are the rules of the game&apos;s first variant.</source>
        <translation>Это правила первого варианта игры.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StreamWindow</name>
    <message>
        <source>Show on another screen</source>
        <translation>Показать на другом экране</translation>
    </message>
    <message>
        <source>Whoever has one of these addresses sees the game, but gives no commands.</source>
        <translation>Тот, у кого есть один из этих адресов, видит игру, но не даёт команд.</translation>
    </message>
    <message>
        <source>For a stream: a browser source in OBS, 1920 wide and 1080 high</source>
        <translation>Для трансляции: источник «Браузер» в OBS, ширина 1920, высота 1080</translation>
    </message>
    <message>
        <source>For a television: its browser</source>
        <translation>Для телевизора: его браузер</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Скопировать адрес</translation>
    </message>
    <message>
        <source>Each player can have a page on a telephone. There the player answers, gives orders and lays out secretly. Choose a player while the others look away, and scan the code with the telephone.</source>
        <translation>У каждого игрока может быть страница на телефоне. Там игрок отвечает, отдаёт приказы и тайно расставляет. Выберите игрока, пока другие не смотрят, и отсканируйте код телефоном.</translation>
    </message>
    <message>
        <source>The page of this player: %1</source>
        <translation>Страница этого игрока: %1</translation>
    </message>
    <message>
        <source>The addresses are valid until the next game begins.</source>
        <translation>Адреса действуют, пока не начнётся следующая игра.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>umpire::desk::KitPrinter</name>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>Файлы PDF (*.pdf);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>umpire::desk::LaidTable</name>
    <message>
        <source>The table from above, with a tag at each corner</source>
        <translation>Стол сверху, с меткой у каждого угла</translation>
    </message>
</context>
</TS>

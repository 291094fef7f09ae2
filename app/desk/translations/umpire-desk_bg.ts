<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message>
        <source>something secret</source>
        <translation>нещо тайно</translation>
    </message>
    <message>
        <source>Which of these was it?</source>
        <translation>Кое от тези беше?</translation>
    </message>
    <message>
        <source>Not finished yet. It may become: %1</source>
        <translation>Още не е завършено. Може да стане: %1</translation>
    </message>
    <message>
        <source>Illegal: %1, %2: %3. Take it back, or say that it stands.</source>
        <translation>Непозволено: %1, %2: %3. Върнете го или кажете, че остава.</translation>
    </message>
    <message>
        <source>Table and record differ:</source>
        <translation>Масата и записът се различават:</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1: в записа %2, вижда се %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и още %n</numerusform>
            <numerusform>и още %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Table and record agree again.</source>
        <translation>Масата и записът отново съвпадат.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>Записът е променен: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>This takes back chance. Still to agree: %1</source>
        <translation>Това връща и случайността. Още трябва да се съгласят: %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Играта продължава.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Бележка: %1</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Не е направено: %1</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Играта е наравно</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Победител: %1</translation>
    </message>
    <message>
        <source>This position stands here for the %1. time.</source>
        <translation>Тази позиция се повтаря за %1-ви път.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Чака се камерата</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Над масата има ръка</translation>
    </message>
    <message>
        <source>The table comes to rest</source>
        <translation>Масата се успокоява</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Всичко е наред</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Масата или камерата се премести</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Твърде тъмно е</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>Лампата отблясква</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>Камерата изчезна</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Масата и записът се различават</translation>
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
    <message>
        <source>player %1</source>
        <translation>играч %1</translation>
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
        <source>%n unit(s) on the board</source>
        <translation>
            <numerusform>%n единица на дъската</numerusform>
            <numerusform>%n единици на дъската</numerusform>
        </translation>
    </message>
    <message>
        <source>Both fleets are being set up in secret.</source>
        <translation>Двете флотилии се разполагат тайно.</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>ход %1 от %2</translation>
    </message>
    <message>
        <source>towers and walls; who reaches the other's home row wins</source>
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
        <translation>галерата потъва щом едната ѝ страна остане без гребла</translation>
    </message>
    <message>
        <source>a turn does not go on by a match</source>
        <translation>при завой не се върви напред с една клечка</translation>
    </message>
    <message>
        <source>after each step's movement the table says where the galleys lie</source>
        <translation>след движението във всяка стъпка масата казва къде са галерите</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>двама играчи, препоръчаните тълкувания</translation>
    </message>
    <message>
        <source>every other reading that the ambiguities name</source>
        <translation>всички други възможни тълкувания</translation>
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
        <source>the Romans</source>
        <translation>римляните</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>галите</translation>
    </message>
    <message>
        <source>the Romans (light)</source>
        <translation>римляните (светли)</translation>
    </message>
    <message>
        <source>the Greeks (dark)</source>
        <translation>гърците (тъмни)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>червените</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>жълтите</translation>
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
        <source>side A</source>
        <translation>страна A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>страна B</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Част от позицията е тайна.</translation>
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
</context>
<context>
    <name>Record</name>
    <message>
        <source>beginning</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>table</source>
        <translation>маса</translation>
    </message>
    <message>
        <source>called</source>
        <translation>обявено</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>непозволено</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>остава</translation>
    </message>
    <message>
        <source>question</source>
        <translation>въпрос</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>избрано</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>поправено</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>оспорено</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>продължение</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>предадено</translation>
    </message>
    <message>
        <source>note</source>
        <translation>бележка</translation>
    </message>
    <message>
        <source>end</source>
        <translation>край</translation>
    </message>
    <message>
        <source>about event %1: %2</source>
        <translation>за събитие %1: %2</translation>
    </message>
    <message>
        <source>back to event %1</source>
        <translation>назад до събитие %1</translation>
    </message>
    <message>
        <source>winner: %1</source>
        <translation>победител: %1</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>наравно</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>нещо тайно</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>масата е твърде тъмна: добавете светлина или по-дълга експозиция</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture's, the scale is that of the pieces</source>
        <translation>не се вижда знак от файла на масата: местата са по снимката, мащабът е от фигурите</translation>
    </message>
    <message>
        <source>places are in pixels only: give the table file for millimetres</source>
        <translation>местата са само в пиксели: за милиметри дайте файла на масата</translation>
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
        <translation>мимо с %1 mm</translation>
    </message>
    <message>
        <source>Spoiled: a match touches</source>
        <translation>Невалидно: клечка се допира</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Извън обсег</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>%1 до %2 попадения: решават играчите</translation>
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
        <translation>%1 стреля по %2 от %3 mm</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n allowed match(es) tossed</source>
        <translation>
            <numerusform>хвърлени %1 от %n позволена клечка</numerusform>
            <numerusform>хвърлени %1 от %n позволени клечки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s); a point is good to %1 mm.</source>
        <translation>
            <numerusform>Масата е намерена по %n знак; точка е точна до %1 mm.</numerusform>
            <numerusform>Масата е намерена по %n знака; точка е точна до %1 mm.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matches; a point is good to %1 mm.</source>
        <translation>Няма знаци: мащабът е по клечките; точка е точна до %1 mm.</translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matchboxes; a point is good to %1 mm.</source>
        <translation>Няма знаци: мащабът е по кибритените кутии; точка е точна до %1 mm.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Не се вижда нищо с познат размер: местата са само в пиксели.</translation>
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
        <source>the recording is over</source>
        <translation>записът на филма свърши</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>не се вижда знак от файла на масата; завъртете камерата, докато се види цял</translation>
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
        <translation>Провери пак</translation>
    </message>
    <message>
        <source>The table in the camera's eye</source>
        <translation>Масата през камерата</translation>
    </message>
    <message>
        <source>Choose the camera on the start page, then press “Check the table and the camera”.</source>
        <translation>Изберете камерата на началната страница и натиснете „Проверка на масата и камерата“.</translation>
    </message>
    <message>
        <source>No table file is named, so no tags are looked for. Print four with “umpire print tags”.</source>
        <translation>Няма посочен файл на масата, затова не се търсят знаци. Отпечатайте четири с „umpire print tags“.</translation>
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
        <translation>Не се вижда: знак %1. Открийте го или завъртете камерата.</translation>
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
        <translation>Вижда се само %1 % от игралното поле: отдалечете или завъртете камерата.</translation>
    </message>
    <message>
        <source>The light is good.</source>
        <translation>Светлината е добра.</translation>
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
        <source>This stands</source>
        <translation>Това остава</translation>
    </message>
    <message>
        <source>What is illegal counts all the same</source>
        <translation>Непозволеното все пак се брои</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>The last action counts no more</source>
        <translation>Последното действие не се брои</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Бележка…</translation>
    </message>
    <message>
        <source>Writes a line into the record</source>
        <translation>Записва ред</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>While it is paused nothing is called</source>
        <translation>По време на пауза нищо не се обявява</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Предай се…</translation>
    </message>
    <message>
        <source>Whose turn it is gives the game up</source>
        <translation>Който е на ход, се предава</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Кажете какво беше изиграно</translation>
    </message>
    <message>
        <source>in the game's notation</source>
        <translation>в нотацията на играта</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Кажи</translation>
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
        <source>Resign</source>
        <translation>Предаване</translation>
    </message>
    <message>
        <source>Does whose turn it is give the game up?</source>
        <translation>Предава ли се този, който е на ход?</translation>
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
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The table in the camera's eye</source>
        <translation>Масата през камерата</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Тук идва картината на масата, когато се играе.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Казаното досега</translation>
    </message>
    <message>
        <source>End the watch</source>
        <translation>Край на следенето</translation>
    </message>
    <message>
        <source>Look at the record</source>
        <translation>Виж записа</translation>
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
        <source>The watch is over.</source>
        <translation>Следенето свърши.</translation>
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
        <source>Colours of the desktop</source>
        <translation>Цветове на системата</translation>
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
        <extracomment>The menu in which the language is chosen; "Language" beside it, for those who cannot read it.</extracomment>
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
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>undone later: %1</source>
        <translation>отменено по-късно: %1</translation>
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
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлове YAML (*.yaml *.yml);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Снимка на масата</translation>
    </message>
    <message>
        <source>a photograph from above</source>
        <translation>снимка отгоре</translation>
    </message>
    <message>
        <source>The same table a moment earlier</source>
        <translation>Същата маса малко по-рано</translation>
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
        <source>not needed: the scale comes from the pieces</source>
        <translation>не е нужен: мащабът е от фигурите</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл на камерата</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не е нужен: камерата се оценява</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Виж</translation>
    </message>
    <message>
        <source>Says what lies on the table</source>
        <translation>Казва какво има на масата</translation>
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
        <source>Please note</source>
        <translation>Обърнете внимание</translation>
    </message>
    <message>
        <source>War Galley: rule on the toss</source>
        <translation>Бойна галера: отсъди хвърлянето</translation>
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
        <source>Choose a picture of your table on the right, then press Look.</source>
        <translation>Изберете вдясно снимка на масата и натиснете „Виж“.</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Umpire казва какво има на масата и колко е сигурен, и отсъжда хвърляне в Бойна галера.</translation>
    </message>
    <message>
        <source>Choose two galleys; Umpire then counts the hits.</source>
        <translation>Изберете две галери; Umpire брои попаденията.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>Дъската в записа</translation>
    </message>
    <message>
        <source>The fleets in the record</source>
        <translation>Флотите в записа</translation>
    </message>
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
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>непозволено</translation>
    </message>
    <message>
        <source>This stands</source>
        <translation>Това остава</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Съгласие: %1</translation>
    </message>
</context>
<context>
    <name>umpire::desk::RecordPage</name>
    <message>
        <source>Open…</source>
        <translation>Отвори…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Продължи играта</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>a square, a player, a word</source>
        <translation>поле, играч, дума</translation>
    </message>
    <message>
        <source>Also what the table and the camera did</source>
        <translation>И какво правиха масата и камерата</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Първо</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Последно</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>Събитията в играта</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Снимката на събитието</translation>
    </message>
    <message>
        <source>The picture that a ruling rests on comes here.</source>
        <translation>Тук идва снимката, на която се опира решението.</translation>
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
        <source>the record is whole</source>
        <translation>записът е цял</translation>
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
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Галери</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>гребла: ляво %1, дясно %2; мачти: %3</translation>
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
        <source>with a head</source>
        <translation>с глава</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>без глава</translation>
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
        <source>height not visible</source>
        <translation>височината не се вижда</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Зарове</translation>
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
        <translation>Части</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>не е наша част</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетони</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>На масата няма нищо.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StartPage</name>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Umpire гледа масата ви през камера и съди играта, която играете на нея с истински фигури.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>a camera, a telephone's address, or a film</source>
        <translation>камера, адрес на телефон или филм</translation>
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
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлове YAML (*.yaml *.yml);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Файл на масата</translation>
    </message>
    <message>
        <source>where the tags and the board are</source>
        <translation>къде са знаците и дъската</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл на камерата</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не е нужен: камерата се оценява</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>without a file nothing is kept</source>
        <translation>без файл нищо не се пази</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Записи на Umpire (*.umpire);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Open the record of a game…</source>
        <translation>Отвори запис на игра…</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Проверка на масата и камерата</translation>
    </message>
    <message>
        <source>Look at a picture</source>
        <translation>Разгледай снимка</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Филм на масата</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Филми (*.mp4 *.mkv *.avi *.mov *.webm);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Продължи играта</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Започни играта</translation>
    </message>
</context>
</TS>

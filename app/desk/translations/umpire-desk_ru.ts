<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message>
        <source>something secret</source>
        <translation>нечто тайное</translation>
    </message>
    <message>
        <source>Which of these was it?</source>
        <translation>Что из этого произошло?</translation>
    </message>
    <message>
        <source>Not finished yet. It may become: %1</source>
        <translation>Ещё не закончено. Может получиться: %1</translation>
    </message>
    <message>
        <source>Illegal: %1, %2: %3. Take it back, or say that it stands.</source>
        <translation>Не по правилам: %1, %2: %3. Верните назад или скажите, что ход остаётся.</translation>
    </message>
    <message>
        <source>Table and record differ:</source>
        <translation>Стол и запись расходятся:</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1: в записи %2, видно %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Table and record agree again.</source>
        <translation>Стол и запись снова совпадают.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>Запись изменена: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>This takes back chance. Still to agree: %1</source>
        <translation>Это отменяет и случай. Ещё должны согласиться: %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Игра продолжается.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Заметка: %1</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Не выполнено: %1</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>This position stands here for the %1. time.</source>
        <translation>Эта позиция стоит здесь в %1-й раз.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Ожидание камеры</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Над столом рука</translation>
    </message>
    <message>
        <source>The table comes to rest</source>
        <translation>Стол успокаивается</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Всё в порядке</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Стол или камера сдвинулись</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Слишком темно</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>Лампа бликует</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>Камера пропала</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Стол и запись расходятся</translation>
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
    <message>
        <source>player %1</source>
        <translation>игрок %1</translation>
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
        <translation>Императорские подкопы</translation>
    </message>
    <message>
        <source>Turkish morale</source>
        <translation>Турецкий дух</translation>
    </message>
    <message>
        <source>Imperial morale</source>
        <translation>Императорский дух</translation>
    </message>
    <message>
        <source>Imperial artillery</source>
        <translation>Императорская артиллерия</translation>
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
        <source>%n unit(s) on the board</source>
        <translation>
            <numerusform>%n единица на поле</numerusform>
            <numerusform>%n единицы на поле</numerusform>
            <numerusform>%n единиц на поле</numerusform>
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
        <source>towers and walls; who reaches the other's home row wins</source>
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
        <source>after each step's movement the table says where the galleys lie</source>
        <translation>после движения каждого шага стол говорит, где галеры</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>два игрока, рекомендованные толкования</translation>
    </message>
    <message>
        <source>every other reading that the ambiguities name</source>
        <translation>все другие возможные толкования</translation>
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
        <source>the Romans</source>
        <translation>римляне</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <translation>галлы</translation>
    </message>
    <message>
        <source>the Romans (light)</source>
        <translation>римляне (светлые)</translation>
    </message>
    <message>
        <source>the Greeks (dark)</source>
        <translation>греки (тёмные)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>красные</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>жёлтые</translation>
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
        <source>side A</source>
        <translation>сторона A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>сторона B</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Часть позиции тайная.</translation>
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
</context>
<context>
    <name>Record</name>
    <message>
        <source>beginning</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>table</source>
        <translation>стол</translation>
    </message>
    <message>
        <source>called</source>
        <translation>объявлено</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>не по правилам</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>остаётся</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлено</translation>
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
        <translation>продолжение</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>сдача</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>about event %1: %2</source>
        <translation>о событии %1: %2</translation>
    </message>
    <message>
        <source>back to event %1</source>
        <translation>назад к событию %1</translation>
    </message>
    <message>
        <source>winner: %1</source>
        <translation>победа: %1</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>нечто тайное</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>на столе слишком темно: добавьте света или выдержку</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture's, the scale is that of the pieces</source>
        <translation>не видно ни одной метки из файла стола: места по снимку, масштаб по фигурам</translation>
    </message>
    <message>
        <source>places are in pixels only: give the table file for millimetres</source>
        <translation>места только в пикселях: для миллиметров укажите файл стола</translation>
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
        <translation>Не в счёт: спичка касается</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Вне досягаемости</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>от %1 до %2 попаданий: решают игроки</translation>
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
            <numerusform>брошено %1 из %n разрешённой спички</numerusform>
            <numerusform>брошено %1 из %n разрешённых спичек</numerusform>
            <numerusform>брошено %1 из %n разрешённых спичек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s); a point is good to %1 mm.</source>
        <translation>
            <numerusform>Стол найден по %n метке; точность точки %1 мм.</numerusform>
            <numerusform>Стол найден по %n меткам; точность точки %1 мм.</numerusform>
            <numerusform>Стол найден по %n меткам; точность точки %1 мм.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matches; a point is good to %1 mm.</source>
        <translation>Меток нет: масштаб по спичкам; точность точки %1 мм.</translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matchboxes; a point is good to %1 mm.</source>
        <translation>Меток нет: масштаб по коробкам; точность точки %1 мм.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Не видно ничего известного размера: места только в пикселях.</translation>
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
        <source>the recording is over</source>
        <translation>фильм окончен</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>не видно ни одной метки из файла стола; поверните камеру, пока одна не будет видна целиком</translation>
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
        <source>The table in the camera's eye</source>
        <translation>Стол глазами камеры</translation>
    </message>
    <message>
        <source>Choose the camera on the start page, then press “Check the table and the camera”.</source>
        <translation>Выберите камеру на начальной странице и нажмите «Проверить стол и камеру».</translation>
    </message>
    <message>
        <source>No table file is named, so no tags are looked for. Print four with “umpire print tags”.</source>
        <translation>Файл стола не указан, метки не ищутся. Напечатайте четыре: «umpire print tags».</translation>
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
        <source>This stands</source>
        <translation>Это остаётся</translation>
    </message>
    <message>
        <source>What is illegal counts all the same</source>
        <translation>Нарушение всё же засчитывается</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>The last action counts no more</source>
        <translation>Последнее действие не считается</translation>
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
        <source>While it is paused nothing is called</source>
        <translation>Во время паузы ничего не объявляется</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Сдаться…</translation>
    </message>
    <message>
        <source>Whose turn it is gives the game up</source>
        <translation>Чей ход, тот сдаётся</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Скажите, что сыграно</translation>
    </message>
    <message>
        <source>in the game's notation</source>
        <translation>в нотации игры</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Сказать</translation>
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
        <source>Resign</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Does whose turn it is give the game up?</source>
        <translation>Сдаётся ли тот, чей ход?</translation>
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
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The table in the camera's eye</source>
        <translation>Стол глазами камеры</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Здесь будет картина стола во время игры.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Что уже сказано</translation>
    </message>
    <message>
        <source>End the watch</source>
        <translation>Закончить наблюдение</translation>
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
        <source>The watch is over.</source>
        <translation>Наблюдение окончено.</translation>
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
        <source>Colours of the desktop</source>
        <translation>Цвета системы</translation>
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
        <extracomment>The menu in which the language is chosen; "Language" beside it, for those who cannot read it.</extracomment>
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
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>undone later: %1</source>
        <translation>отменено позже: %1</translation>
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
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлы YAML (*.yaml *.yml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Снимки (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Снимок стола</translation>
    </message>
    <message>
        <source>a photograph from above</source>
        <translation>фотография сверху</translation>
    </message>
    <message>
        <source>The same table a moment earlier</source>
        <translation>Тот же стол чуть раньше</translation>
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
        <source>not needed: the scale comes from the pieces</source>
        <translation>не обязательно: масштаб по фигурам</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл камеры</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не обязательно: камера оценивается</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Says what lies on the table</source>
        <translation>Говорит, что лежит на столе</translation>
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
        <source>Please note</source>
        <translation>Обратите внимание</translation>
    </message>
    <message>
        <source>War Galley: rule on the toss</source>
        <translation>Боевая галера: оценка броска</translation>
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
        <source>Choose a picture of your table on the right, then press Look.</source>
        <translation>Выберите справа снимок стола и нажмите «Смотреть».</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Umpire говорит, что лежит на столе и насколько он уверен, и оценивает бросок в Боевой галере.</translation>
    </message>
    <message>
        <source>Choose two galleys; Umpire then counts the hits.</source>
        <translation>Выберите две галеры; Umpire сосчитает попадания.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>Доска по записи</translation>
    </message>
    <message>
        <source>The fleets in the record</source>
        <translation>Флоты по записи</translation>
    </message>
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
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>не по правилам</translation>
    </message>
    <message>
        <source>This stands</source>
        <translation>Это остаётся</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Согласие: %1</translation>
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
        <source>Find</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>a square, a player, a word</source>
        <translation>клетка, игрок, слово</translation>
    </message>
    <message>
        <source>Also what the table and the camera did</source>
        <translation>И что делали стол и камера</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первое</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Последнее</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>События игры</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Снимок события</translation>
    </message>
    <message>
        <source>The picture that a ruling rests on comes here.</source>
        <translation>Здесь будет снимок, на котором основано решение.</translation>
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
        <source>the record is whole</source>
        <translation>запись цела</translation>
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
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Галеры</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>вёсла: левый борт %1, правый %2; мачты: %3</translation>
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
        <source>with a head</source>
        <translation>с головкой</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>без головки</translation>
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
        <source>Nothing lies on the table.</source>
        <translation>На столе ничего нет.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StartPage</name>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Umpire смотрит на ваш стол через камеру и судит игру, в которую вы играете настоящими фигурами.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
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
        <translation>камера, адрес телефона или фильм</translation>
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
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Файлы YAML (*.yaml *.yml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Файл стола</translation>
    </message>
    <message>
        <source>where the tags and the board are</source>
        <translation>где метки и доска</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Файл камеры</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>не обязательно: камера оценивается</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>without a file nothing is kept</source>
        <translation>без файла ничего не сохранится</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Записи Umpire (*.umpire);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open the record of a game…</source>
        <translation>Открыть запись игры…</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Проверить стол и камеру</translation>
    </message>
    <message>
        <source>Look at a picture</source>
        <translation>Посмотреть снимок</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Фильм стола</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Фильмы (*.mp4 *.mkv *.avi *.mov *.webm);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Продолжить игру</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
</context>
</TS>

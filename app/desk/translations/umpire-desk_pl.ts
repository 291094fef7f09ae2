<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message>
        <source>something secret</source>
        <translation>coś tajnego</translation>
    </message>
    <message>
        <source>Which of these was it?</source>
        <translation>Co z tego się stało?</translation>
    </message>
    <message>
        <source>Not finished yet. It may become: %1</source>
        <translation>Jeszcze nieskończone. Może z tego być: %1</translation>
    </message>
    <message>
        <source>Illegal: %1, %2: %3. Take it back, or say that it stands.</source>
        <translation>Niedozwolone: %1, %2: %3. Cofnijcie to albo powiedzcie, że zostaje.</translation>
    </message>
    <message>
        <source>Table and record differ:</source>
        <translation>Stół i zapis się różnią:</translation>
    </message>
    <message>
        <source>%1: recorded %2, seen %3</source>
        <translation>%1: w zapisie %2, widać %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Table and record agree again.</source>
        <translation>Stół i zapis znów się zgadzają.</translation>
    </message>
    <message>
        <source>The record was changed: %1</source>
        <translation>Zapis zmieniono: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Cofnięto: %1</translation>
    </message>
    <message>
        <source>This takes back chance. Still to agree: %1</source>
        <translation>To cofa także los. Muszą się jeszcze zgodzić: %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Przerwa.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notatka: %1</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Nie wykonano: %1</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Gra jest nierozstrzygnięta</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Wygrana: %1</translation>
    </message>
    <message>
        <source>This position stands here for the %1. time.</source>
        <translation>Ta pozycja stoi tu po raz %1.</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Czekam na kamerę</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Nad stołem jest ręka</translation>
    </message>
    <message>
        <source>The table comes to rest</source>
        <translation>Stół się uspokaja</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Wszystko w porządku</translation>
    </message>
    <message>
        <source>The table or the camera moved</source>
        <translation>Stół lub kamera się poruszyły</translation>
    </message>
    <message>
        <source>It is too dark</source>
        <translation>Jest za ciemno</translation>
    </message>
    <message>
        <source>The lamp glares</source>
        <translation>Lampa daje odblask</translation>
    </message>
    <message>
        <source>The camera is gone</source>
        <translation>Kamera zniknęła</translation>
    </message>
    <message>
        <source>Table and record differ</source>
        <translation>Stół i zapis się różnią</translation>
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
    <message>
        <source>player %1</source>
        <translation>gracz %1</translation>
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
        <source>%n unit(s) on the board</source>
        <translation>
            <numerusform>%n jednostka na planszy</numerusform>
            <numerusform>%n jednostki na planszy</numerusform>
            <numerusform>%n jednostek na planszy</numerusform>
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
        <source>towers and walls; who reaches the other's home row wins</source>
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
        <source>after each step's movement the table says where the galleys lie</source>
        <translation>po ruchu w każdym kroku stół mówi, gdzie są galery</translation>
    </message>
    <message>
        <source>two players, the recommended readings</source>
        <translation>dwóch graczy, zalecane odczytania</translation>
    </message>
    <message>
        <source>every other reading that the ambiguities name</source>
        <translation>wszystkie inne możliwe odczytania</translation>
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
        <translation>zalecane odczytania</translation>
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
        <source>the Romans (light)</source>
        <translation>Rzymianie (jaśni)</translation>
    </message>
    <message>
        <source>the Greeks (dark)</source>
        <translation>Grecy (ciemni)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>czerwoni</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>żółci</translation>
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
        <source>side A</source>
        <translation>strona A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>strona B</translation>
    </message>
    <message>
        <source>A part of the position is secret.</source>
        <translation>Część pozycji jest tajna.</translation>
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
</context>
<context>
    <name>Record</name>
    <message>
        <source>beginning</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>table</source>
        <translation>stół</translation>
    </message>
    <message>
        <source>called</source>
        <translation>ogłoszono</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pytanie</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrano</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawiono</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>sporne</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięto</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>przerwa</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>wznowienie</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>poddanie</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>end</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>about event %1: %2</source>
        <translation>o zdarzeniu %1: %2</translation>
    </message>
    <message>
        <source>back to event %1</source>
        <translation>powrót do zdarzenia %1</translation>
    </message>
    <message>
        <source>winner: %1</source>
        <translation>wygrana: %1</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>something secret</source>
        <translation>coś tajnego</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the table is too dark: add light or a longer exposure</source>
        <translation>stół jest za ciemny: dodaj światła albo wydłuż ekspozycję</translation>
    </message>
    <message>
        <source>no tag of the table file is in view: positions are the picture's, the scale is that of the pieces</source>
        <translation>nie widać żadnego znacznika z pliku stołu: miejsca są z obrazu, skala z elementów</translation>
    </message>
    <message>
        <source>places are in pixels only: give the table file for millimetres</source>
        <translation>miejsca są tylko w pikselach: dla milimetrów podaj plik stołu</translation>
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
        <translation>Nieważne: zapałka dotyka</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Poza zasięgiem</translation>
    </message>
    <message>
        <source>%1 to %2 hits: the players decide</source>
        <translation>od %1 do %2 trafień: decydują gracze</translation>
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
            <numerusform>rzucono %1 z %n dozwolonej zapałki</numerusform>
            <numerusform>rzucono %1 z %n dozwolonych zapałek</numerusform>
            <numerusform>rzucono %1 z %n dozwolonych zapałek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table found by %n tag(s); a point is good to %1 mm.</source>
        <translation>
            <numerusform>Stół znaleziony po %n znaczniku; punkt z dokładnością %1 mm.</numerusform>
            <numerusform>Stół znaleziony po %n znacznikach; punkt z dokładnością %1 mm.</numerusform>
            <numerusform>Stół znaleziony po %n znacznikach; punkt z dokładnością %1 mm.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matches; a point is good to %1 mm.</source>
        <translation>Brak znaczników: skala z zapałek; punkt z dokładnością %1 mm.</translation>
    </message>
    <message>
        <source>No tags: the scale is that of the matchboxes; a point is good to %1 mm.</source>
        <translation>Brak znaczników: skala z pudełek; punkt z dokładnością %1 mm.</translation>
    </message>
    <message>
        <source>Nothing of known size is in view: places are in pixels only.</source>
        <translation>Nie widać niczego o znanym rozmiarze: miejsca są tylko w pikselach.</translation>
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
        <source>the recording is over</source>
        <translation>nagranie się skończyło</translation>
    </message>
    <message>
        <source>no tag of the table file is in view; turn the camera until one is whole</source>
        <translation>nie widać żadnego znacznika z pliku stołu; obróć kamerę, aż któryś będzie cały</translation>
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
        <source>The table in the camera's eye</source>
        <translation>Stół w oku kamery</translation>
    </message>
    <message>
        <source>Choose the camera on the start page, then press “Check the table and the camera”.</source>
        <translation>Wybierz kamerę na stronie początkowej i naciśnij „Sprawdź stół i kamerę”.</translation>
    </message>
    <message>
        <source>No table file is named, so no tags are looked for. Print four with “umpire print tags”.</source>
        <translation>Nie podano pliku stołu, więc znaczniki nie są szukane. Wydrukuj cztery: „umpire print tags”.</translation>
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
        <source>This stands</source>
        <translation>To zostaje</translation>
    </message>
    <message>
        <source>What is illegal counts all the same</source>
        <translation>Niedozwolone jednak się liczy</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The last action counts no more</source>
        <translation>Ostatnie działanie się nie liczy</translation>
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
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>While it is paused nothing is called</source>
        <translation>W czasie przerwy nic nie jest ogłaszane</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Poddaj się…</translation>
    </message>
    <message>
        <source>Whose turn it is gives the game up</source>
        <translation>Ten, czyja kolej, poddaje grę</translation>
    </message>
    <message>
        <source>Say what was played</source>
        <translation>Powiedz, co zagrano</translation>
    </message>
    <message>
        <source>in the game's notation</source>
        <translation>w notacji gry</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Powiedz</translation>
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
        <source>Resign</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>Does whose turn it is give the game up?</source>
        <translation>Czy ten, czyja kolej, poddaje grę?</translation>
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
</context>
<context>
    <name>umpire::desk::GamePage</name>
    <message>
        <source>The table in the camera's eye</source>
        <translation>Stół w oku kamery</translation>
    </message>
    <message>
        <source>The picture of the table comes here when a game is on.</source>
        <translation>Tu pojawi się obraz stołu, gdy trwa gra.</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Co już powiedziano</translation>
    </message>
    <message>
        <source>End the watch</source>
        <translation>Zakończ śledzenie</translation>
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
        <source>The watch is over.</source>
        <translation>Śledzenie zakończone.</translation>
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
        <source>Colours of the desktop</source>
        <translation>Kolory systemu</translation>
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
        <translation>Obraz</translation>
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
        <extracomment>The menu in which the language is chosen; "Language" beside it, for those who cannot read it.</extracomment>
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
        <translation>Umpire %1 przez kamerę sędziuje gry prawdziwymi elementami. Mierzy i mówi, gdy jest zbyt blisko.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::MoveList</name>
    <message>
        <source>undone later: %1</source>
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
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Pliki YAML (*.yaml *.yml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;All files (*)</source>
        <translation>Obrazy (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Obraz stołu</translation>
    </message>
    <message>
        <source>a photograph from above</source>
        <translation>zdjęcie z góry</translation>
    </message>
    <message>
        <source>The same table a moment earlier</source>
        <translation>Ten sam stół chwilę wcześniej</translation>
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
        <source>not needed: the scale comes from the pieces</source>
        <translation>niekonieczny: skala wynika z elementów</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Plik kamery</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>niekonieczny: kamera jest szacowana</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Says what lies on the table</source>
        <translation>Mówi, co leży na stole</translation>
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
        <source>Please note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>War Galley: rule on the toss</source>
        <translation>Galera wojenna: ocena rzutu</translation>
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
        <source>Choose a picture of your table on the right, then press Look.</source>
        <translation>Wybierz po prawej obraz stołu i naciśnij „Obejrzyj”.</translation>
    </message>
    <message>
        <source>Umpire says what lies on the table, how sure it is, and rules on a War Galley toss.</source>
        <translation>Umpire mówi, co leży na stole i jak pewnie, i ocenia rzut w Galerze wojennej.</translation>
    </message>
    <message>
        <source>Choose two galleys; Umpire then counts the hits.</source>
        <translation>Wybierz dwie galery; Umpire policzy trafienia.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::PositionPanel</name>
    <message>
        <source>The board in the record</source>
        <translation>Plansza według zapisu</translation>
    </message>
    <message>
        <source>The fleets in the record</source>
        <translation>Floty według zapisu</translation>
    </message>
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
</context>
<context>
    <name>umpire::desk::QuestionPanel</name>
    <message>
        <source>illegal</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>This stands</source>
        <translation>To zostaje</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Zgoda: %1</translation>
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
        <source>Find</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>a square, a player, a word</source>
        <translation>pole, gracz, słowo</translation>
    </message>
    <message>
        <source>Also what the table and the camera did</source>
        <translation>Także co robiły stół i kamera</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsze</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ostatnie</translation>
    </message>
    <message>
        <source>The events of the game</source>
        <translation>Zdarzenia gry</translation>
    </message>
    <message>
        <source>The picture of the event</source>
        <translation>Obraz zdarzenia</translation>
    </message>
    <message>
        <source>The picture that a ruling rests on comes here.</source>
        <translation>Tu pojawi się obraz, na którym opiera się orzeczenie.</translation>
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
        <source>the record is whole</source>
        <translation>zapis jest cały</translation>
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
</context>
<context>
    <name>umpire::desk::SeenList</name>
    <message>
        <source>Galleys</source>
        <translation>Galery</translation>
    </message>
    <message>
        <source>oars %1 port, %2 starboard; masts %3</source>
        <translation>wiosła: lewa burta %1, prawa %2; maszty: %3</translation>
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
        <source>with a head</source>
        <translation>z główką</translation>
    </message>
    <message>
        <source>without a head</source>
        <translation>bez główki</translation>
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
        <translation>Oddziały</translation>
    </message>
    <message>
        <source>not a counter of ours</source>
        <translation>nie nasz oddział</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Na stole nic nie leży.</translation>
    </message>
</context>
<context>
    <name>umpire::desk::StartPage</name>
    <message>
        <source>Umpire watches your table through a camera and referees the game you play on it with real pieces.</source>
        <translation>Umpire patrzy na stół przez kamerę i sędziuje grę, w którą gracie prawdziwymi elementami.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>a camera, a telephone's address, or a film</source>
        <translation>kamera, adres telefonu albo film</translation>
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
        <source>YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Pliki YAML (*.yaml *.yml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Table file</source>
        <translation>Plik stołu</translation>
    </message>
    <message>
        <source>where the tags and the board are</source>
        <translation>gdzie są znaczniki i plansza</translation>
    </message>
    <message>
        <source>Camera file</source>
        <translation>Plik kamery</translation>
    </message>
    <message>
        <source>not needed: the camera is estimated</source>
        <translation>niekonieczny: kamera jest szacowana</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>without a file nothing is kept</source>
        <translation>bez pliku nic nie zostanie</translation>
    </message>
    <message>
        <source>Records of Umpire (*.umpire);;All files (*)</source>
        <translation>Zapisy Umpire (*.umpire);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open the record of a game…</source>
        <translation>Otwórz zapis gry…</translation>
    </message>
    <message>
        <source>Check the table and the camera</source>
        <translation>Sprawdź stół i kamerę</translation>
    </message>
    <message>
        <source>Look at a picture</source>
        <translation>Obejrzyj obraz</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Film stołu</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm);;All files (*)</source>
        <translation>Filmy (*.mp4 *.mkv *.avi *.mov *.webm);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Zacznij grę</translation>
    </message>
</context>
</TS>

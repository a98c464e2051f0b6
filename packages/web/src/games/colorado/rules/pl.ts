import type { ColoradoRulesText } from './text.ts';

export const pl: ColoradoRulesText = {
  parts: {
    rules: 'Zasady',
    table: 'Przy tym stole',
    answers: 'Pytania i odpowiedzi',
    names: 'Dla ciekawych',
  },
  sections: {
    minute: {
      title: 'Gra w minutę',
      intro:
        'Przemierzasz Kolorado z flamastrem w ręku: odkrywasz regiony, zaznaczasz ich etapy jeden po drugim i budujesz kolej.\nW każdej turze jedna osoba, Pytający, pyta kogoś o kartę: „Czy masz pomarańczową dwójkę?”. Oddana karta decyduje, co mogą zrobić wszyscy, i to naraz. Kolorów jest sześć, ale par akcji tylko trzy: Samorodki, Karty i Zaznaczenie. Etap lub karta często daje następną akcję i tak powstaje łańcuch.\nTrzy karty w jednym kolorze leżące przed tobą to kompletna rodzina. Na koniec tury otwiera ona nowy region. Ukończone regiony, kolej i tory na tablicy nagród dają medale. Gdy ktoś ma ich siedem, tura toczy się do końca i gra się kończy. Liczą się medale i odkryte regiony.',
    },
    setup: { title: 'Przygotowanie gry', intro: 'Stół przed pierwszą turą.' },
    cards: { title: 'Karty i rodziny', intro: 'Sześć rodzin po trzy karty: postać, środek transportu i narzędzie.' },
    turn: { title: 'Tura', intro: 'Pytanie, akcje, porządki: w każdej turze biorą udział wszyscy.' },
    call: {
      title: 'Faza I: pytanie',
      intro: 'Jedna osoba pyta drugą o kartę. To, co dostaje, często jest niespodzianką.',
    },
    actions: {
      title: 'Faza II: akcje',
      intro: 'Z oddanej karty korzystają wszyscy, każdy po swojemu.',
    },
    duos: {
      title: 'Trzy duety',
      intro: 'Duet to para akcji, lewa i prawa. Wykonujesz jedną z nich.',
    },
    icons: {
      title: 'Symbole',
      intro:
        'To, co widać na etapach i stacjach oraz nad polami tablicy nagród. Symbol działa, gdy tylko go zaznaczysz.',
    },
    map: {
      title: 'Mapa i odkrycia',
      intro: 'Każdy ma własną mapę. Zacznij w wiosce, idź ścieżkami, odkrywaj to, co leży obok.',
    },
    railway: { title: 'Kolej', intro: 'Linia od lewej do prawej na dole twojej mapy, ze zwrotnicami po drodze.' },
    board: { title: 'Tablica nagród', intro: 'Jedyna wspólna plansza. W każdej strefie każdy ma własny tor.' },
    medals: {
      title: 'Medale',
      intro: 'Gwiazdy warte punkty. Jedne są tylko twoje, o inne trwa wyścig.',
    },
    'end-of-turn': {
      title: 'Faza III: koniec tury',
      intro: 'Trzy kroki, gdy wszyscy skończą akcje: A rodziny, B ręce, C czy to już koniec gry?',
    },
    end: { title: 'Koniec gry i punktacja', intro: 'Co się liczy i kto wygrywa.' },
    example: {
      title: 'Cała tura',
      intro:
        'Pyta Joe; po jego lewej siedzi Audrey, a dalej Tom. Joe ma w obszarze gry zieloną dwójkę. Tom ma na ręce zieloną dwójkę, pomarańczową jedynkę i jedną kartę, która nie jest ani pomarańczowa, ani dwójką. Audrey ma w obszarze gry niebieską jedynkę, a na ręce niebieską dwójkę i trójkę.',
    },
    together: {
      title: 'Wszyscy naraz i co jest ukryte',
      intro:
        'W fazie II i przy odrzucaniu rodzin nikt nie czeka na swoją kolej: każdy działa, kiedy chce.\nDopóki trwa faza, możesz cofać własne ruchy, jeden po drugim. Nie da się cofnąć dobrania kart ani przetasowania odrzuconych kart, ani niczego przed nimi, bo widać już nowe karty albo zdecydował los. Pytanie i oddanie karty są ostateczne. Cofnięcie ruchu nigdy nie zmienia tego, co zdobyli inni.\nGdy kilka osób gra na jednym ekranie, działają po kolei. Od kolejności zależy tylko to, kto dobierze którą nieznaną kartę.',
    },
    sealed: {
      title: 'Tajny wybór',
      intro: 'Ustawienie nowej gry. Bez niego wszyscy widzą wybory od razu.',
    },
    'on-call': {
      title: 'O pytaniu',
      intro: 'Gdzie instrukcja milczy albo można ją czytać na dwa sposoby, ten stół trzyma się tych odpowiedzi.',
    },
    'on-actions': { title: 'O akcjach' },
    'on-deck': { title: 'O talii' },
    'on-map': { title: 'O mapie i kolei' },
    'on-medals': { title: 'O medalach i końcu gry' },
    names: {
      title: 'Nazwy w trzech językach',
      intro: 'Gra ukazała się po francusku. Oto co jak nazywamy.',
    },
  },
  rules: {
    'CO-AIM-01': {
      title: 'Punkty pochodzą z trzech źródeł.',
      text: 'To medale za regiony i kolej ukończone na własnej mapie, medale zdobyte na tablicy nagród, a na koniec punkty za odkryte regiony, osobno za każdy rodzaj.',
    },
    'CO-AIM-02': {
      title: 'Wygrywa najwięcej punktów.',
      text: 'Przy remisie decydują medale, a potem samorodki.',
    },
    'CO-COMP-01': { title: 'W grę grają 2, 3 lub 4 osoby.', text: 'Zasady są zawsze te same.' },
    'CO-COMP-02': { title: 'Jest jedna talia 78 kart.', text: 'Wszyscy dobierają z tego samego stosu.' },
    'CO-COMP-03': {
      title: 'Każdy ma swoją mapę.',
      text: 'Map jest 4. Każda ma inny symbol.',
    },
    'CO-COMP-04': {
      title: 'Tablica nagród jest jedna.',
      text: 'Leży pośrodku i wszyscy zaznaczają na niej pola.',
    },
    'CO-COMP-05': {
      title: 'Samorodki to pieniądze.',
      text: 'W pudełku jest ich 20, a do tego jeden żeton Pytającego.',
    },
    'CO-COMP-06': {
      title: 'Co zaznaczone, zostaje zaznaczone.',
      text: 'W pudełku są też 4 flamastry i 4 ściągawki, w których nie ma żadnych nowych zasad. Do następnej gry niczego się nie ściera.',
    },
    'CO-SET-01': { title: 'Tablica nagród jest pusta.', text: 'Nie zaznaczono żadnego pola ani medalu.' },
    'CO-SET-02': { title: 'Każdy zaczyna z 3 samorodkami.', text: 'Pozostałe tworzą pulę.' },
    'CO-SET-03': {
      title: 'Pierwszego Pytającego wybiera los.',
      text: 'Chyba że osoba, która przygotowuje grę, kogoś wskaże.',
    },
    'CO-SET-04': { title: 'Talia jest zakryta.', text: 'Wszystkie 78 kart zostaje przetasowanych.' },
    'CO-SET-05': {
      title: 'Kolejne osoby zaczynają z większą liczbą kart.',
      text: 'Pytający dostaje 4 karty, osoba po lewej 5, następna 6, a czwarta 7.',
    },
    'CO-SET-06': {
      title: 'Ręka jest tajna.',
      text: 'Możesz na nią patrzeć, kiedy chcesz; nikt inny nigdy jej nie widzi.',
    },
    'CO-SET-07': {
      title: 'Jedna karta leży przed tobą.',
      text: 'Po rozdaniu rąk każdy dobiera jeszcze jedną kartę i kładzie ją odkrytą. To pierwsza karta jego obszaru gry.',
    },
    'CO-SET-08': {
      title: 'Symbol wskazuje twój tor.',
      text: 'W każdej strefie tablicy nagród twój jest rząd z symbolem twojej mapy.',
    },
    'CO-SET-09': { title: 'Na każdej mapie są dwie czerwone flagi.', text: 'Oznaczają dwie wioski.' },
    'CO-SET-10': {
      title: 'Wybierz wioskę, w której zaczynasz.',
      text: 'Zaznacz flagę jednej z nich: to twój pierwszy odkryty region.',
    },
    'CO-SET-11': {
      title: 'Wioska liczy się na tablicy.',
      text: 'Zaznacz pierwsze pole swojego toru wiosek.',
    },
    'CO-SET-12': {
      title: 'Każda flaga to zaznaczone pole.',
      text: 'Gdy zaznaczasz flagę na mapie, zaznacz też pierwsze wolne pole swojego toru w strefie tego rodzaju: wiosek, pustyń, jezior lub lasów.',
    },
    'CO-CARD-01': {
      title: 'Rodzin jest sześć.',
      text: 'Każda ma swój kolor i znak: czerwony, zielony, szary, fioletowy, niebieski i pomarańczowy.',
    },
    'CO-CARD-02': {
      title: 'Rodzina to jedynka, dwójka i trójka.',
      text: 'Trójka to postać, dwójka to środek transportu, a jedynka to narzędzie.',
    },
    'CO-CARD-03': {
      title: 'Wartość jest ceną.',
      text: 'Dwójka kosztuje 2 samorodki. Liczba jest w lewym górnym rogu.',
    },
    'CO-CARD-04': {
      title: 'Kolor mówi, jaki to duet.',
      text: 'Czerwony i zielony to Samorodki, szary i fioletowy to Karty, niebieski i pomarańczowy to Zaznaczenie.',
    },
    'CO-CARD-05': {
      title: 'W obszarze gry nie ma dwóch takich samych kart.',
      text: 'Karta to kolor i wartość razem. Przed tobą nigdy nie leżą dwie jednakowe; na ręce mogą być.',
    },
    'CO-CARD-06': {
      title: 'Rodzina jest kompletna, gdy ma jedynkę, dwójkę i trójkę.',
      text: 'Wszystkie trzy muszą leżeć w tym samym obszarze gry.',
    },
    'CO-CARD-07': {
      title: 'Kolory kart i regionów nie mają ze sobą nic wspólnego.',
      text: 'Rodzina w dowolnym kolorze odkrywa region dowolnego rodzaju.',
    },
    'CO-TURN-01': { title: 'Tura ma trzy fazy.', text: 'Najpierw pytanie, potem akcje, a na końcu porządki.' },
    'CO-TURN-02': {
      title: 'Tury następują po sobie aż do końca gry.',
      text: 'Czy nadszedł, sprawdza się dopiero w ostatnim kroku tury.',
    },
    'CO-TURN-03': {
      title: 'Tura należy do wszystkich.',
      text: 'To słowo zawsze oznacza wszystkie trzy fazy dla całego stołu, nigdy ruch jednej osoby.',
    },
    'CO-TURN-04': { title: 'Co turę pyta ktoś inny.', text: 'Żeton przechodzi do osoby po lewej stronie Pytającego.' },
    'CO-CALL-01': { title: 'Jedno pytanie na turę.', text: 'Zadaje je tylko Pytający.' },
    'CO-CALL-02': {
      title: 'Wskaż osobę i kartę.',
      text: 'Osobą może być każdy z przeciwników. Karta to kolor i wartość, na przykład pomarańczowa dwójka.',
    },
    'CO-CALL-03': {
      title: 'Nie o kartę, którą masz w obszarze gry.',
      text: 'O każdą inną można zapytać.',
    },
    'CO-CALL-04': { title: 'Pierwszy przypadek: ma tę kartę.', text: 'Wtedy oddaje właśnie ją.' },
    'CO-CALL-05': {
      title: 'Drugi przypadek: ma podobną kartę.',
      text: 'Kto nie ma samej karty, oddaje inną w tym samym kolorze albo o tej samej wartości. Tu pytano o pomarańczową dwójkę: zielona dwójka i pomarańczowa jedynka pasują, szara trójka nie.',
    },
    'CO-CALL-06': {
      title: 'W drugim przypadku wybiera ten, kto oddaje.',
      text: 'Spośród wszystkich kart, które pasują kolorem albo wartością.',
    },
    'CO-CALL-07': {
      title: 'Trzeci przypadek: nie ma nic podobnego.',
      text: 'Pytana osoba mówi to głośno, a Pytający losuje kartę z jej ręki.',
    },
    'CO-CALL-08': {
      title: 'O przypadku decyduje wyłącznie ręka.',
      text: 'Zawsze zachodzi dokładnie jeden z trzech.',
    },
    'CO-CALL-09': {
      title: 'Nowa karta trafia do obszaru gry Pytającego.',
      text: 'Leży tam odkryta.',
    },
    'CO-CALL-10': {
      title: 'Karta, która już tam jest, zostaje odrzucona.',
      text: 'Trafia odkryta na stos kart odrzuconych.',
    },
    'CO-CALL-11': {
      title: 'Odrzucona karta daje 1 samorodek.',
      text: 'Pytający bierze go jako rekompensatę.',
    },
    'CO-CALL-12': {
      title: 'Nieważne, skąd karta przyszła.',
      text: 'W każdym z trzech przypadków nowa karta zostaje wyłożona, a powtórzona odrzucona.',
    },
    'CO-CALL-13': {
      title: 'Samorodek przychodzi przed akcjami.',
      text: 'Pytający może go wydać jeszcze w tej samej turze.',
    },
    'CO-CALL-14': {
      title: 'Oddana karta decyduje, co robią wszyscy.',
      text: 'W fazie II działa jej duet, obojętnie, czy karta została wyłożona, czy odrzucona.',
    },
    'CO-ACT-01': {
      title: 'Każdy wykonuje jedną akcję oddanej karty.',
      text: 'Także Pytający i osoba, która kartę oddała.',
    },
    'CO-ACT-02': { title: 'Wszyscy jednocześnie.', text: 'Nikt nie musi na nikogo czekać.' },
    'CO-ACT-03': { title: 'Wybierasz tylko za siebie.', text: 'Inni mogą wykonać drugą akcję.' },
    'CO-ACT-04': { title: 'Jedna albo druga, nigdy obie.', text: 'Duet daje dokładnie jedną ze swoich dwóch akcji.' },
    'CO-ACT-05': {
      title: 'Wyłożona karta działa od razu.',
      text: 'Gdy wykładasz kartę z ręki do swojego obszaru gry, wykonujesz jedną akcję z jej duetu. Dotyczy to tylko ciebie.',
    },
    'CO-ACT-06': {
      title: 'Jedno pociąga za sobą drugie.',
      text: 'Wyłożone karty i zaznaczone symbole działają tylko dla ciebie, a łańcuch może być dowolnie długi.',
    },
    'CO-ACT-07': {
      title: 'Nie wyłożysz karty, która już przed tobą leży.',
      text: 'Nawet po to, żeby wykonać jej akcję i ją odrzucić.',
    },
    'CO-ACT-08': {
      title: 'Faza trwa, aż skończą się wszystkie łańcuchy.',
      text: 'Potem następuje koniec tury.',
    },
    'CO-DUO-01': { title: 'Samorodki, lewa akcja: weź 1 samorodek.', text: 'Pochodzi z puli.' },
    'CO-DUO-02': {
      title: 'Samorodki, prawa akcja: zapłać za kartę.',
      text: 'Wybierz kartę z ręki, zapłać tyle samorodków, ile wynosi jej wartość, i wyłóż ją do obszaru gry.',
    },
    'CO-DUO-03': { title: 'Karty, lewa akcja: dobierz 3 karty.', text: 'Trafiają z talii na twoją rękę.' },
    'CO-DUO-04': {
      title: 'Karty, prawa akcja: odrzuć 2, wyłóż 1.',
      text: 'Odrzuć 2 karty w jednym kolorze, a potem wyłóż z ręki dowolną inną bez płacenia.',
    },
    'CO-DUO-05': {
      title: 'Zaznaczenie, lewa akcja: zaznacz etap.',
      text: 'Musi leżeć w odkrytym regionie, a ścieżka musi go łączyć z czymś, co jest już zaznaczone.',
    },
    'CO-DUO-06': { title: 'Zaznaczenie, prawa akcja: zaznacz stację.', text: 'Następną na twojej kolei.' },
    'CO-DUO-07': {
      title: 'Wykładana karta musi być nowa.',
      text: 'Opłacona czy darmowa, nie może już leżeć w twoim obszarze gry.',
    },
    'CO-DUO-08': {
      title: 'Duet jest wszędzie taki sam.',
      text: 'Na mapie i na tablicy nagród daje te same dwie akcje co na karcie.',
    },
    'CO-ICON-01': {
      title: 'Tipi: zaznacz pole swojego toru tipi.',
      text: 'Jeśli nad polem jest symbol, działa od razu.',
    },
    'CO-ICON-02': { title: 'Tor tipi zaczyna się pośrodku.', text: 'Pierwsze pole to zawsze środkowe.' },
    'CO-ICON-03': {
      title: 'Potem na zewnątrz, w lewo albo w prawo.',
      text: 'Każde następne pole musi leżeć obok już zaznaczonego. Stronę wybierasz ty.',
    },
    'CO-ICON-04': {
      title: 'Oba końce toru tipi dają medal.',
      text: 'Dwa skrajne pola to pola końcowe.',
    },
    'CO-ICON-05': { title: 'Saloon: zaznacz następne pole swojego toru saloonu.', text: 'Od lewej do prawej.' },
    'CO-ICON-06': { title: 'Ostatnie pole saloonu daje medal.', text: 'To pole końcowe.' },
    'CO-ICON-07': {
      title: 'List gończy: zaznacz następne pole swojego toru listów gończych.',
      text: 'Jeśli nad polem jest symbol, działa od razu.',
    },
    'CO-ICON-08': { title: 'Ostatnie pole listów gończych daje medal.', text: 'To pole końcowe.' },
    'CO-ICON-09': {
      title: 'Drugie pole listów gończych ma premię.',
      text: 'W instrukcji jest to jedyna premia tego toru. Na naszej tablicy symbol jest nad każdym z trzech pól; nad drugim jest to odkrycie.',
    },
    'CO-ICON-10': {
      title: 'Darmowa karta: wyłóż kartę bez płacenia.',
      text: 'Pochodzi z ręki i nie może już leżeć w twoim obszarze gry.',
    },
    'CO-ICON-11': {
      title: 'Darmowa karta też działa.',
      text: 'Wykonaj jedną akcję z jej duetu, jak przy każdej wyłożonej karcie.',
    },
    'CO-ICON-12': {
      title: 'Odkrycie: odkryj region.',
      text: 'Od razu, w środku fazy II i bez rodziny. Zaznacz jego flagę i pole, które do niej należy.',
    },
    'CO-ICON-13': {
      title: 'Duet jako symbol.',
      text: 'Samorodki, Karty lub Zaznaczenie na etapie albo nad polem: wykonaj jedną z dwóch akcji.',
    },
    'CO-ICON-14': { title: 'Gwiazda to medal.', text: 'Liczba w środku to twoje punkty.' },
    'CO-MAP-01': {
      title: 'Są cztery rodzaje regionów.',
      text: 'Wioski, pustynie, jeziora i lasy różnią się flagą i kolorem. Na każdej mapie jest też kolej.',
    },
    'CO-MAP-02': {
      title: 'Region to flaga, etapy i ścieżki.',
      text: 'Ścieżki łączą etapy ze sobą i z flagą.',
    },
    'CO-MAP-03': { title: 'Zaznaczona flaga znaczy: odkryty.', text: 'Do tej pory region tonie we mgle.' },
    'CO-MAP-04': {
      title: 'Zaznacza się tylko wzdłuż ścieżek.',
      text: 'Ścieżka musi łączyć etap z zaznaczoną flagą albo z zaznaczonym etapem.',
    },
    'CO-MAP-05': {
      title: 'Nic w regionie, który nie jest odkryty.',
      text: 'Ścieżka, która tam prowadzi, nie pomoże: najpierw flaga, potem etapy.',
    },
    'CO-MAP-06': { title: 'Symbole na etapach działają od razu.', text: 'Gdy tylko zaznaczysz etap.' },
    'CO-MAP-07': {
      title: 'Pusty etap nic nie daje.',
      text: 'Ale się liczy: bez niego nie ukończysz regionu.',
    },
    'CO-MAP-08': {
      title: 'Odkryj sąsiada.',
      text: 'Zaznacz flagę nowego regionu, który leży obok już odkrytego.',
    },
    'CO-MAP-09': {
      title: 'Przez góry nie ma przejścia.',
      text: 'Regiony po obu stronach białego grzbietu nie sąsiadują ze sobą. Na rysunku można odkryć pustynię, a lasu nie.',
    },
    'CO-MAP-10': {
      title: 'Odkrywać można na dwa sposoby.',
      text: 'Kompletną rodziną na koniec tury albo symbolem odkrycia na kolei lub nad polem tablicy nagród.',
    },
    'CO-MAP-11': {
      title: 'Ukończony region daje swój medal.',
      text: 'Od razu, gdy flaga i wszystkie etapy są zaznaczone.',
    },
    'CO-MAP-12': {
      title: 'W wioskach zaczyna się podróż.',
      text: 'Poza tym są to regiony jak inne. W każdej grze wybierasz jedną z dwóch.',
    },
    'CO-MAP-13': {
      title: 'Każdy rodzaj ma swój charakter.',
      text: 'Pustynie są duże i mają wysokie medale. Jeziora są pełne akcji, ale ich medale są niskie. Lasy są pośrodku.',
    },
    'CO-RAIL-01': { title: 'Od lewej do prawej.', text: 'Stacje zaznacza się w kierunku jazdy.' },
    'CO-RAIL-02': {
      title: 'Żadnej stacji nie można pominąć.',
      text: 'Stacja musi być połączona z zaznaczoną. Pierwsza otwiera linię.',
    },
    'CO-RAIL-03': {
      title: 'Na zwrotnicy wybierz odnogę.',
      text: 'Druga jest dla ciebie zamknięta do końca gry.',
    },
    'CO-RAIL-04': {
      title: 'Stacje wymagają prawej akcji Zaznaczenia.',
      text: 'Lewa jest dla etapów w regionach.',
    },
    'CO-RAIL-05': { title: 'Symbole stacji działają od razu.', text: 'Tak jak na etapach w regionach.' },
    'CO-RAIL-06': { title: 'Ostatnia stacja daje medal.', text: 'Jest twój: nikt ci go nie odbierze.' },
    'CO-RAIL-07': { title: 'Kolej jest otwarta od początku.', text: 'Nie trzeba jej odkrywać.' },
    'CO-BB-01': {
      title: 'Tablica ma kilka stref.',
      text: 'Po jednej na flagi każdego rodzaju regionów, a do tego tipi, saloon i listy gończe. Są też tory medali i końcowe sumy.',
    },
    'CO-BB-02': { title: 'W każdej strefie każdy ma swój tor.', text: 'Zaznaczasz zawsze tylko na swoim.' },
    'CO-BB-03': { title: 'Tory biegną od lewej do prawej.', text: 'Tylko tor tipi nie.' },
    'CO-BB-04': {
      title: 'Symbole nad polami działają od razu.',
      text: 'Dla osoby, która zaznacza pole, i za każdym razem, gdy ktoś to robi.',
    },
    'CO-BB-05': {
      title: 'Symbole są tylko przy tipi i listach gończych.',
      text: 'Nad polami innych torów nie ma żadnych.',
    },
    'CO-BB-06': {
      title: 'Pola na flagi pokazują punkty.',
      text: 'Liczą się na koniec gry. Tabela pokazuje naszą tablicę; inny zestaw kart może mieć inną.',
    },
    'CO-BB-07': {
      title: 'Pustynie, jeziora i lasy mają po jednym medalu.',
      text: 'Leży na końcu strefy. Wioski nie mają żadnego.',
    },
    'CO-BB-08': {
      title: 'Ostatnie pole tych trzech stref daje medal.',
      text: 'To pole końcowe.',
    },
    'CO-MEDAL-01': {
      title: 'Medal można zdobyć na dwa sposoby.',
      text: 'Ukończ region lub kolej na swojej mapie albo zaznacz pole końcowe na tablicy nagród.',
    },
    'CO-MEDAL-02': {
      title: 'Medale z twojej mapy są twoje.',
      text: 'Nikt inny nie może ich zabrać ani dostać razem z tobą.',
    },
    'CO-MEDAL-03': {
      title: 'Pole końcowe daje najlepszy z pozostałych medali.',
      text: 'Tipi, saloon i listy gończe mają po jednej liście. Dostajesz najwyższy niezaznaczony medal, który zostaje wtedy zaznaczony. Tabela pokazuje naszą tablicę.',
    },
    'CO-MEDAL-04': {
      title: 'Co zdobyto we wcześniejszej turze, tego już nie ma.',
      text: 'Tego medalu nikt już nie zdobędzie.',
    },
    'CO-MEDAL-05': {
      title: 'W tej samej turze zdobywają wszyscy.',
      text: 'Każdy, kto w tej turze dotrze do tego samego medalu, dostaje pełne punkty, nawet jeśli ktoś inny dotarł tam chwilę wcześniej.',
    },
    'CO-MEDAL-06': {
      title: 'Nie ma medalu, nie ma punktów.',
      text: 'Jeśli wszystkie medale strefy zdobyto we wcześniejszych turach, pole końcowe nic nie daje.',
    },
    'CO-MEDAL-07': {
      title: 'Medal za flagi dostaje pierwsza osoba.',
      text: 'Zdobywa go ta, która jako pierwsza zaznaczy ostatnie pole strefy, a razem z nią wszyscy, którzy zrobią to w tej samej turze.',
    },
    'CO-MEDAL-08': {
      title: 'Każdy medal zapisz od razu.',
      text: 'Jego punkty trafiają do następnego wolnego miejsca na twoim torze medali.',
    },
    'CO-MEDAL-09': {
      title: 'Siódmy medal kończy grę.',
      text: 'Nie natychmiast: turę gra się do końca.',
    },
    'CO-EOT-01': {
      title: 'A: odrzuć swoje kompletne rodziny.',
      text: 'To obowiązkowe. Wszystkie, jedną po drugiej.',
    },
    'CO-EOT-02': {
      title: 'A: trzy karty trafiają na stos kart odrzuconych.',
      text: 'W obszarze gry znowu jest dla nich miejsce.',
    },
    'CO-EOT-03': {
      title: 'A: każda rodzina odkrywa jeden region.',
      text: 'Taki, który leży obok odkrytego.',
    },
    'CO-EOT-04': {
      title: 'A: zaznacz pole za flagę.',
      text: 'Jeśli to pole końcowe, zdobywasz też medal.',
    },
    'CO-EOT-05': {
      title: 'Rodziny odrzuca się dopiero teraz.',
      text: 'Nigdy w fazie II. Dlatego w turze, w której rodzina odkrywa region, nie można jeszcze zaznaczać jego etapów.',
    },
    'CO-EOT-06': {
      title: 'B: uzupełnij rękę do 3 kart.',
      text: 'Jeśli masz 3 lub więcej, nic nie dobierasz.',
    },
    'CO-EOT-07': {
      title: 'Pustą talię tworzy się na nowo.',
      text: 'W tym celu tasuje się odrzucone karty. Może się to zdarzyć w każdej fazie.',
    },
    'CO-EOT-08': {
      title: 'C: czy ktoś ma siedem medali?',
      text: 'Wtedy gra się kończy i liczy się punkty. Żeton zostaje na miejscu.',
    },
    'CO-EOT-09': { title: 'C: w przeciwnym razie zaczyna się nowa tura.', text: 'Żeton przechodzi w lewo.' },
    'CO-FIN-01': {
      title: 'Flagi: liczy się ostatnia wartość.',
      text: 'W każdej z czterech stref weź liczbę nad swoim ostatnim zaznaczonym polem, a nie sumę wszystkich pól. Dodaj te cztery liczby.',
    },
    'CO-FIN-02': { title: 'Medale: dodaj wszystkie.', text: 'Liczy się wszystko, co jest na twoim torze medali.' },
    'CO-FIN-03': {
      title: 'Flagi i medale to twój wynik.',
      text: 'Karty i samorodki nie dają punktów.',
    },
    'CO-FIN-04': {
      title: 'Wygrywa najwyższy wynik.',
      text: 'Za zakończenie gry nie ma nic dodatkowego.',
    },
    'CO-FIN-05': {
      title: 'Przy remisie wygrywa więcej medali.',
      text: 'Liczy się ich liczba, a nie punkty.',
    },
    'CO-FIN-06': { title: 'Potem więcej samorodków.', text: 'Tu opłaca się oszczędność.' },
    'CO-FIN-07': {
      title: 'Nadal remis? Tak zostaje.',
      text: 'Nie ma już czego porównywać, chyba że w następnej grze.',
    },
    'CO-FIN-08': {
      title: 'Przykład punktacji.',
      text: 'Anna ma 11 za flagi i 39 za medale, a Bert 15 i 34. Anna wygrywa 50 do 49.',
    },
    'CO-EX-01': {
      title: 'Joe pyta o pomarańczową dwójkę, odpowiada Tom.',
      text: 'Tom jej nie ma, ale ma zieloną dwójkę i pomarańczową jedynkę. Może oddać jedną albo drugą; oddaje zieloną dwójkę.',
    },
    'CO-EX-02': {
      title: 'Joe już ją ma.',
      text: 'Zielona dwójka zostaje odrzucona, a Joe bierze 1 samorodek jako rekompensatę.',
    },
    'CO-EX-03': {
      title: 'Zielony znaczy: Samorodki dla wszystkich.',
      text: 'Joe bierze jeszcze 1 samorodek. To koniec jego akcji.',
    },
    'CO-EX-04': {
      title: 'Tom płaci 1 samorodek i wykłada pomarańczową jedynkę.',
      text: 'Ta karta pozwala zaznaczać. Tom zaznacza etap z tipi, a dzięki niemu prawy koniec swojego toru tipi. To pole końcowe: zdobywa medal 9 i go zapisuje.',
    },
    'CO-EX-05': {
      title: 'Audrey płaci 2 samorodki i wykłada niebieską dwójkę.',
      text: 'Zaznacza ostatni etap jeziora, na którym jest darmowa karta. Najpierw zapisuje medal 3 za jezioro. Potem wykłada za darmo niebieską trójkę, zaznacza stację z symbolem Karty i dobiera 3 karty.',
    },
    'CO-EX-06': {
      title: 'Koniec tury: rodzina Audrey jest kompletna.',
      text: 'Audrey odrzuca niebieską jedynkę, dwójkę i trójkę i odkrywa pustynię obok swoich regionów; las za górami jest poza zasięgiem. Zaznacza pole na swoim torze pustyń.',
    },
    'CO-EX-07': {
      title: 'Ręce i następna tura.',
      text: 'Tom ma już tylko 1 kartę i dobiera 2. Nikt nie ma siedmiu medali, więc żeton dostaje Audrey.',
    },
    'CO-R-37': {
      title: 'Ukryte są tylko ręce i kolejność kart w talii.',
      text: 'Każdy może oglądać obszary gry, samorodki, wszystkie mapy i tablicę nagród, liczyć karty na rękach i w talii oraz przeglądać wszystkie odrzucone karty.',
    },
    'CO-R-46': {
      title: 'Nie wchodzicie sobie w drogę.',
      text: 'W fazie II i przy odrzucaniu rodzin wspólne są tylko talia i odrzucone karty. Sporne medale zdobywają wszyscy, którzy dotrą do nich w tej samej turze, więc pośpiech nic nie daje.',
    },
    'CO-R-60': {
      title: 'W lewo znaczy: zgodnie z ruchem wskazówek zegara.',
      text: 'W tej kolejności rozdaje się ręce na początku i wędruje żeton Pytającego.',
    },
    'CO-R-35': {
      title: 'Karty rozdaje się, zaczynając od Pytającego.',
      text: 'Najpierw każdemu całą rękę, potem w tej samej kolejności po jednej odkrytej karcie.',
    },
    'CO-R-36': {
      title: 'Wszyscy wybierają wioskę jednocześnie.',
      text: 'Znasz już wtedy swoją rękę i wszystkie odkryte karty. Wybory widać, gdy wszyscy wybiorą.',
    },
    'CO-R-61': {
      title: 'Jednakowe karty to jeden wybór.',
      text: 'Dwa egzemplarze karty niczym się nie różnią, więc lista wymienia ją raz. Gdy odrzucasz dwie, aby wyłożyć trzecią, wybierasz kolor i wartości tych dwóch; mogą być jednakowe, jeśli masz dwa egzemplarze, a karta do wyłożenia musi zostać na ręce także bez nich.',
    },
    'CO-R-62': {
      title: 'Co dzieje się samo, a o co gra pyta.',
      text: 'Same dzieją się: oddanie karty z pytania i losowanie karty; saloon i listy gończe; tipi i odkrycie, gdy jest tylko jedna możliwość; wszystko, co przepada; rodzina bez flagi do odkrycia; tura bez pytania; uzupełnianie rąk i sprawdzenie końca gry.\nO wszystko inne gra pyta, nawet gdy odpowiedź jest tylko jedna. Inaczej z ruchu, który wykonał się sam, inni poznaliby twoją rękę.',
    },
    'CO-R-63': {
      title: 'Ostatnie karty mogą zniknąć, gdy się zastanawiasz.',
      text: 'Przy Kartach liczy się chwila, w której działasz: możesz dobierać, dopóki w talii lub wśród odrzuconych jest choć jedna karta, a spasować tylko wtedy, gdy nie ma żadnej. Niczego się nie rezerwuje. Wybór, który stał się niemożliwy, zostaje odrzucony i wybierasz ponownie.',
    },
    'CO-R-64': {
      title: 'Duet obowiązuje, cokolwiek stanie się z kartą.',
      text: 'Oddana i odrzucona karta może w fazie II zostać wtasowana do talii i dobrana. Kto jeszcze nie działał, nadal korzysta z jej duetu.',
    },
    'CO-R-31': {
      title: 'Kto dobiera pierwszy, dostaje wierzchnią kartę.',
      text: 'W fazie II dobiera się w kolejności wyborów. Nikt nie zna talii, więc to uczciwe.',
    },
    'CO-R-34': {
      title: 'Ręce uzupełnia się, zaczynając od Pytającego.',
      text: 'Każdy dobiera do 3 kart, zanim zrobi to następna osoba.',
    },
    'CO-R-66': {
      title: 'Co się dzieje, gdy mój czas minie?',
      text: 'Robione jest za ciebie tylko to, czego brakuje: propozycja zostaje odrzucona, a poza tym wybierana jest pierwsza możliwość. Bierzesz samorodek, dobierasz trzy karty albo zaznaczasz pierwszy dostępny etap; jako Pytający prosisz pierwszą możliwą osobę o pierwszą dozwoloną kartę. W grze przez link zamiast tego gra za ciebie zastępca, dopóki nie wrócisz.',
    },
    'CO-R-59': {
      title: 'Wybory są jawne, chyba że ustawisz inaczej.',
      text: 'W fazie II każdy widzi, co wybierają inni, jak przy zwykłym stole. Niczyj zysk od tego nie zależy, więc czekanie prawie nic nie daje. Kto woli, może grać z tajnym wyborem.',
    },
    'CO-R-65': {
      title: 'Co ukrywa tajny wybór.',
      text: 'Tylko wybór między lewą a prawą akcją oddanej karty. Każdy, kto może działać, wybiera w tajemnicy; potem wszystkie wybory widać naraz, a łańcuchy rozgrywa się jawnie.\nWybrać można tylko akcję, którą dałoby się wykonać. Dobieranie można wybrać zawsze, bo nikt nie zna twojej ręki; jeśli inni dobrali tymczasem ostatnie karty, wybierasz ponownie z tego, co możliwe. Zaznaczenie, przy którym nie ma czego zaznaczyć, przepada i niczego się nie wybiera.',
    },
    'CO-R-01': {
      title: 'Nie pyta się osoby bez kart.',
      text: 'Dopóki kartę ma ktoś inny z przeciwników. To prawie się nie zdarza.',
    },
    'CO-R-02': {
      title: 'Nikt z przeciwników nie ma kart? Nie ma pytania.',
      text: 'Wtedy nie ma też fazy II i od razu następuje koniec tury.',
    },
    'CO-R-03': {
      title: 'Masz dwa egzemplarze karty z pytania?',
      text: 'Oddajesz jeden. Niczym się nie różnią.',
    },
    'CO-R-04': {
      title: 'Bez blefowania.',
      text: 'Jeśli masz kartę z pytania, oddajesz ją; podobna nie wystarczy.',
    },
    'CO-R-05': {
      title: 'Zakazana jest tylko dokładnie ta sama karta.',
      text: 'Mając w obszarze gry czerwoną jedynkę i niebieską trójkę, możesz pytać o czerwoną trójkę.',
    },
    'CO-R-06': {
      title: 'Zawsze jest o co zapytać.',
      text: 'Na początku tury nie ma już kompletnych rodzin, więc z każdej rodziny brakuje ci przynajmniej jednej karty.',
    },
    'CO-R-07': {
      title: 'Można pytać o to, co się ma na ręce, albo o to, czego nikt mieć nie może.',
      text: 'Pytanie o kartę z własnej ręki lub o taką, której wszystkie egzemplarze widać, to dobry sposób na kartę podobną albo losową.',
    },
    'CO-R-08': {
      title: 'Pasuje tylko jedna karta? Gra i tak cię zapyta.',
      text: 'Gdyby poszła sama, wszyscy wiedzieliby, że nie było innej.',
    },
    'CO-R-09': {
      title: 'Losowo znaczy: każda karta ma równe szanse.',
      text: 'Kartę, którą masz podwójnie, traci się dwa razy łatwiej.',
    },
    'CO-R-10': {
      title: 'Wszyscy widzą oddaną kartę i to, który był to przypadek.',
      text: 'Co jeszcze można było oddać, pozostaje tajemnicą.',
    },
    'CO-R-11': {
      title: 'Pytający nie ma drugiej akcji.',
      text: 'Oddana karta działa dla każdego raz. Dodatkową akcję dają tylko karty wyłożone z własnej ręki.',
    },
    'CO-R-12': { title: 'We dwoje nic się nie zmienia.', text: 'Pyta się zawsze jedynego przeciwnika.' },
    'CO-R-13': { title: 'Pytający musi zapytać.', text: 'To zawsze możliwe.' },
    'CO-R-14': {
      title: 'Czy akcja jest obowiązkowa?',
      text: 'Tak, jeśli wszyscy widzą, że możesz ją wykonać: nie spasujesz przy Zaznaczeniu, dopóki jest co zaznaczyć, a samorodek lub karty do dobrania są prawie zawsze. Ale z tego, co wymaga karty z ręki, zawsze wolno zrezygnować, bo ręka jest tajna. Możesz więc obejść się bez darmowej karty.',
    },
    'CO-R-15': {
      title: 'Nie można wybrać tego, czego nie da się zrobić.',
      text: 'Jeśli jedna akcja jest niemożliwa, wykonaj drugą. Jeśli obie, duet przepada. Zdarza się to tylko przy Zaznaczeniu, gdy nie ma już czego zaznaczyć, albo przy Kartach, gdy nie ma czego dobrać, a odrzucić nie możesz lub nie chcesz.',
    },
    'CO-R-16': {
      title: 'Zostało mniej niż 3 karty? Dobierz tyle, ile jest.',
      text: 'Możesz dobierać, dopóki w talii i wśród odrzuconych jest łącznie co najmniej 1 karta.',
    },
    'CO-R-17': {
      title: 'Te 2 odrzucane karty pochodzą z ręki.',
      text: 'Nigdy z obszaru gry.',
    },
    'CO-R-18': {
      title: 'Potrzebujesz trzech kart na ręce.',
      text: 'Dwie odrzucasz, mogą to być jednakowe egzemplarze, a trzecią wykładasz. Może być w dowolnym kolorze, także w tym samym co one.',
    },
    'CO-R-19': {
      title: 'Najpierw cena, potem karta, potem jej akcja.',
      text: 'Odrzucone karty leżą na stosie, zanim wyłożona karta zadziała, więc możesz je nawet dobrać z powrotem.',
    },
    'CO-R-20': {
      title: 'Płacisz dokładnie tyle, ile wynosi cena.',
      text: 'W tej chwili musisz mieć wszystkie potrzebne samorodki. Nie ma długów ani reszty.',
    },
    'CO-R-21': {
      title: 'Samorodków nigdy nie zabraknie.',
      text: 'Dostajesz swój, nawet gdy wszystkie 20 jest w grze.',
    },
    'CO-R-22': {
      title: 'Łańcuch nigdy się nie rozdziela.',
      text: 'Każdy etap i każde pole ma najwyżej jeden symbol, więc zawsze jest tylko jeden dalszy krok.',
    },
    'CO-R-23': {
      title: 'Najpierw medal, potem symbol.',
      text: 'Gdy etap z symbolem kończy swój region albo gdy to ostatnia stacja.',
    },
    'CO-R-24': {
      title: 'Tak samo przy polu końcowym z symbolem.',
      text: 'Zapisz medal, a potem użyj symbolu.',
    },
    'CO-R-25': {
      title: 'Tor pełny? Symbol przepada.',
      text: 'Etap z tipi, saloonem lub listem gończym i tak pozostaje zaznaczony.',
    },
    'CO-R-26': {
      title: 'Nie ma czego odkryć? Przepada.',
      text: 'To, co dało ci odkrycie, pozostaje zaznaczone.',
    },
    'CO-R-27': {
      title: 'Region odkryty symbolem liczy się od razu.',
      text: 'Rodzina z tej samej tury może odkryć jego sąsiada. Jego etapy czekają do następnej tury, bo odkrycie zawsze kończy łańcuch.',
    },
    'CO-R-28': {
      title: 'W fazie II kompletna rodzina jeszcze leży.',
      text: 'Do końca tury nie możesz ponownie wyłożyć żadnej z jej trzech kart.',
    },
    'CO-R-29': {
      title: 'Pierwsza odkryta karta nie daje akcji.',
      text: 'Wykłada się ją podczas przygotowania gry.',
    },
    'CO-R-30': { title: 'Ręka nie ma limitu.', text: 'Możesz trzymać tyle kart, ile dobierzesz.' },
    'CO-R-32': {
      title: 'Talię tworzy się na nowo, gdy potrzebna jest karta.',
      text: 'Nie wtedy, gdy się skończy, lecz gdy ktoś ma z niej dobrać.',
    },
    'CO-R-33': {
      title: 'Nigdzie nie ma kart? Nikt nie dobiera.',
      text: 'Niczego się potem nie nadrabia, a na ręce może być mniej niż 3 karty.',
    },
    'CO-R-38': {
      title: 'Przed pierwszą stacją nie musi być żadnej.',
      text: 'Linia zaczyna się od stacji położonej najdalej w lewo.',
    },
    'CO-R-39': {
      title: 'Linia biegnie dalej od ostatniej stacji.',
      text: 'Nie można wrócić na drugą odnogę, nawet tam, gdzie obie znów się łączą.',
    },
    'CO-R-40': {
      title: 'Niektóre ścieżki przekraczają granicę.',
      text: 'Pomagają, jeśli oba regiony są odkryte. Flaga nie potrzebuje ścieżki, żeby ją zaznaczyć; zaznaczona otwiera każdy etap, z którym łączy ją ścieżka, także w innych odkrytych regionach.',
    },
    'CO-R-41': {
      title: 'Drugą wioskę można odkryć później.',
      text: 'To region jak każdy inny i zaznacza pole na twoim torze wiosek.',
    },
    'CO-R-42': {
      title: 'Sąsiedzi mają wspólną granicę.',
      text: 'Regiony, które stykają się tylko w jednym punkcie albo tylko przez góry, nie sąsiadują ze sobą.',
    },
    'CO-R-43': {
      title: 'Rodzinę odrzuca się, nawet gdy nie ma czego odkryć.',
      text: 'Trzy karty znikają; nie ma flagi ani pola.',
    },
    'CO-R-44': {
      title: 'Dwie rodziny: jedna po drugiej.',
      text: 'Kolejność wybierasz ty, a druga może odkryć sąsiada tego, co odkryła pierwsza.',
    },
    'CO-R-45': {
      title: 'Tor flag pełny? Zaznacza się tylko flagę.',
      text: 'Nie ma pola ani medalu. Na naszej tablicy każdy tor jest dość długi.',
    },
    'CO-R-47': {
      title: 'Na torach flag nie ma symboli.',
      text: 'Dlatego odrzucenie rodziny nigdy nie zaczyna łańcucha.',
    },
    'CO-R-48': {
      title: 'Jak dokładnie działa wspólne zdobywanie.',
      text: 'Liczą się medale strefy, które pozostały na początku tury. Twoje pierwsze pole końcowe w tej turze daje najlepszy z nich, drugie następny, cokolwiek robią inni. Na koniec tury zaznacza się wszystkie medale, które ktoś zdobył.',
    },
    'CO-R-49': {
      title: 'Oba końce toru tipi w jednej turze?',
      text: 'Zdobywasz dwa różne medale: najlepszy i następny.',
    },
    'CO-R-50': {
      title: 'Także tu tura to wszystkie trzy fazy.',
      text: 'Kto dociera do medalu w fazie II, zdobywa go razem z tym, kto dociera do niego na koniec tury.',
    },
    'CO-R-51': {
      title: 'Oba końce toru tipi mają jedną listę.',
      text: 'Nie ma osobnej listy dla każdego końca.',
    },
    'CO-R-52': {
      title: 'Równe liczby to nadal różne medale.',
      text: 'Zdobywa się je po kolei, tak jak stoją na liście.',
    },
    'CO-R-53': {
      title: 'Więcej niż siedem medali? Liczą się wszystkie.',
      text: 'Kto w ostatniej turze zdobywa ich kilka, zapisuje dalej, a przy remisie one też się liczą.',
    },
    'CO-R-54': {
      title: 'Siódmy medal nie przerywa tury.',
      text: 'Wszyscy kończą akcje i rodziny. Dodatkowej tury nie ma, nawet jeśli ktoś rzadziej był Pytającym.',
    },
    'CO-R-55': {
      title: 'Siódmy medal na koniec tury też kończy grę.',
      text: 'W tej samej turze: sprawdzenie następuje później.',
    },
    'CO-R-56': {
      title: 'Żadnego zaznaczonego pola? 0 punktów.',
      text: 'Strefa flag bez żadnego twojego znaku nic nie daje.',
    },
    'CO-R-57': {
      title: 'Całkowity remis to wspólne zwycięstwo.',
      text: 'Dalsze miejsca porównuje się tak samo, a równi dzielą miejsce.',
    },
    'CO-R-58': {
      title: 'Po 200 turach gra i tak się kończy.',
      text: 'Gdyby nikt nie chciał siódmego medalu, trwałaby wiecznie. Tury bez pytania też się liczą, a siódmy medal w tej właśnie turze jest ważniejszym powodem końca.',
    },
  },
  pictures: {
    'CO-CARD-06': 'Niebieska jedynka, dwójka i trójka obok siebie.',
    'CO-CALL-05': 'Zielona dwójka i pomarańczowa jedynka; osobno szara trójka.',
    'CO-MAP-04':
      'Odkryta wioska z zaznaczoną flagą i jednym etapem. Dwa etapy świecą, bo ścieżka łączy je z tym, co zaznaczone. Ścieżka biegnie dalej na pustynię, która nie jest odkryta: tam nic nie świeci.',
    'CO-MAP-09': 'Flaga pustyni obok odkrytej wioski świeci. Flaga lasu za białymi górami jest przekreślona.',
    'CO-RAIL-03':
      'Kolej, która się rozdziela i znów łączy. Górna odnoga jest zaznaczona, dolna przekreślona, a następna stacja świeci. Na końcu jest medal 7.',
    'CO-ICON-03':
      'Siedem pól: środkowe i pole na prawo od niego są zaznaczone, następne po obu stronach świecą, a na obu końcach widać medal.',
    'CO-MEDAL-09': 'Siedem miejsc w rzędzie: w pięciu są punkty, siódme ma czerwoną ramkę.',
    'CO-FIN-01': 'Trzy pola toru pustyń, nad nimi 1, 3 i 10. Dwa są zaznaczone, a trójka jest w kółku.',
  },
  tables: {
    families: {
      caption: 'Sześć rodzin',
      head: ['3', '2', '1', 'Duet'],
      rows: [
        ['Czerwony', 'poszukiwaczka złota', 'osioł', 'kilof', 'Samorodki'],
        ['Zielony', 'bankier', 'dyliżans', 'klucz do sejfu', 'Samorodki'],
        ['Szary', 'kowbojka', 'koń', 'lasso', 'Karty'],
        ['Fioletowy', 'barman', 'wóz z\u00a0barem', 'butelka', 'Karty'],
        ['Niebieski', 'pionierka', 'kryty wóz', 'widły', 'Zaznaczenie'],
        ['Pomarańczowy', 'traper', 'muł', 'potrzask', 'Zaznaczenie'],
      ],
    },
    flags: {
      caption: 'Punkty za odkryte regiony, na naszej tablicy',
      head: ['1 region', '2 regiony', '3 regiony', 'Medal'],
      rows: [
        ['Wioski', '0', '4', 'są tylko dwie', 'brak'],
        ['Pustynie', '1', '3', '10', '5'],
        ['Jeziora', '1', '4', '7', '5'],
        ['Lasy', '1', '3', '9', '6'],
      ],
    },
    medals: {
      caption: 'Medale na naszej tablicy',
      head: ['Pola', 'Medale'],
      rows: [
        ['Tipi', '7', '9, 7, 5, 3'],
        ['Saloon', '4', '11, 8, 5'],
        ['Listy gończe', '3', '7, 5, 3'],
      ],
    },
    scores: {
      caption: 'Dwa wyniki',
      head: ['Flagi', 'Medale', 'Razem'],
      rows: [
        ['Anna', '4 + 3 + 1 + 3 = 11', '7 + 3 + 9 + 5 + 7 + 3 + 5 = 39', '50'],
        ['Bert', '0 + 10 + 4 + 1 = 15', '5 + 3 + 11 + 7 + 3 + 5 = 34', '49'],
      ],
    },
    names: {
      caption: 'Co jak się nazywa',
      head: ['Po angielsku', 'Po francusku'],
      rows: [
        ['Pytający', 'Caller', 'Causeur'],
        ['Pytanie', 'call', 'appel'],
        ['Obszar gry', 'play area', 'zone de jeu'],
        ['Rodzina', 'family', 'famille'],
        ['Talia, stos kart odrzuconych', 'draw pile, discard pile', 'pioche, défausse'],
        ['Samorodek', 'nugget', 'pépite'],
        ['Mapa', 'map (Route Sheet)', 'Feuille de Route'],
        ['Region, flaga', 'region, flag', 'région, drapeau'],
        ['Etap, ścieżka', 'stage, path', 'étape, chemin'],
        ['Kolej, stacja', 'railway, station', 'chemin de fer, gare'],
        ['Zwrotnica', 'switch', 'aiguillage'],
        ['Tablica nagród', 'Bounty Board', 'Tableau des Primes'],
        ['Tor, pole', 'track, box', 'piste, case'],
        ['Zaznaczyć', 'to tick', 'cocher'],
        ['List gończy', 'wanted', 'Wanted'],
        ['Tor medali', 'medal track', 'piste médailles'],
      ],
    },
  },
  ui: {
    glance: 'Symbole w skrócie',
    groups: {
      nuggets: 'Samorodki: czerwony, zielony',
      cards: 'Karty: szary, fioletowy',
      tick: 'Zaznaczenie: niebieski, pomarańczowy',
      stages: 'Na etapach i stacjach',
      flags: 'Na mapie',
      answers: 'Pytanie',
      marks: 'Znaki',
    },
    icons: {
      'take-nugget': { name: 'Weź 1 samorodek', note: 'z puli' },
      'buy-card': { name: 'Zapłać za kartę', note: 'jej wartość w samorodkach, i ją wyłóż' },
      'draw-three': { name: 'Dobierz 3 karty', note: 'na rękę' },
      'swap-cards': { name: 'Odrzuć 2, wyłóż 1', note: '2 w jednym kolorze; trzecia jest za darmo' },
      'tick-stage': { name: 'Zaznacz etap', note: 'wzdłuż ścieżek na mapie' },
      'tick-rail': { name: 'Zaznacz stację', note: 'następną na kolei' },
      tipi: { name: 'Tipi', note: 'pole toru tipi, od środka na zewnątrz' },
      saloon: { name: 'Saloon', note: 'następne pole toru saloonu' },
      wanted: { name: 'List gończy', note: 'następne pole toru listów gończych' },
      free: { name: 'Darmowa karta', note: 'wyłóż kartę z ręki bez płacenia' },
      discover: { name: 'Odkrycie', note: 'nowy region, od razu' },
      none: { name: 'Pusty etap', note: 'liczy się, ale nic nie daje' },
      medal: { name: 'Medal', note: 'punkty; siódmy kończy grę' },
      'flag-village': { name: 'Wioska', note: 'zaczynasz w jednej z dwóch' },
      'flag-desert': { name: 'Pustynia', note: 'duża, wysokie medale' },
      'flag-lake': { name: 'Jezioro', note: 'wiele akcji, niskie medale' },
      'flag-forest': { name: 'Las', note: 'coś pośredniego' },
      mountain: { name: 'Góry', note: 'nie ma przejścia' },
      caller: { name: 'Pytający', note: 'w tej turze pyta o kartę' },
      'answer-exact': { name: 'Ma tę kartę', note: 'oddaje właśnie ją' },
      'answer-match': { name: 'Ma podobną', note: 'oddaje ten sam kolor lub wartość' },
      'answer-random': { name: 'Nie ma podobnej', note: 'losowa karta' },
      compensation: { name: 'Rekompensata', note: '1 samorodek za kartę, którą Pytający już ma' },
      'goal-box': { name: 'Pole końcowe', note: 'daje najlepszy z pozostałych medali' },
      'medal-seven': { name: 'Siódme miejsce', note: 'ta tura jest ostatnia' },
      switch: { name: 'Zwrotnica', note: 'jedna odnoga, na stałe' },
      family: { name: 'Kompletna rodzina', note: '1, 2 i 3 w jednym kolorze: nowy region' },
    },
  },
};

import type { SierraRulesText } from './text.ts';

/** Polish. A line is „rząd”, as on the cards; the row of squares in which it lies is „poziom”. */
export const pl: SierraRulesText = {
  parts: {
    rules: 'Zasady',
    rulings: 'Pytania i odpowiedzi',
    curious: 'Dla ciekawych',
  },
  sections: {
    minute: {
      title: 'Zasady w minutę',
      intro:
        'Wędrujecie przez góry w małych grupach, a każda grupa układa z kart Gór swój Krajobraz: te same kolory obok siebie, różne kolory jeden nad drugim.\nW każdej rundzie jedna osoba w grupie ma kartę Roli: dobiera 2 karty Dziennika i zatrzymuje 1, która będzie punktować tylko dla niej. Towarzysze dobierają karty Gór i kładą 2 z nich w Krajobrazie. Pozostałe karty trafiają do następnej grupy, a karta Roli do następnej osoby w grupie.\nPo 8 rundach (w grupie trzyosobowej po 9) każdy dostaje punkty za kartę Celu podróży swojej grupy, po 1 punkcie za każdą rzekę i każdy wiatr oraz punkty za własne karty Dziennika. Wygrywa najwyższy wynik, a jeśli towarzysze dotrzymają zwycięzcy kroku, wygrywają razem z nim.',
    },
    setup: {
      title: 'Przygotowanie gry',
      intro: 'Co jest w pudełku i jak wygląda stół przed pierwszą rundą gry drużynowej.',
    },
    round: {
      title: 'Przebieg rundy',
      intro: 'Każda runda ma trzy kroki: dobierz, działaj, przekaż dalej. Wszystkie grupy grają jednocześnie.',
    },
    laying: {
      title: 'Kładzenie kart Gór',
      intro:
        'Krajobraz rośnie rzędami w jednym kolorze. Kartę można położyć na dwa sposoby, a kilku rzeczy nie wolno nigdy.',
    },
    places: {
      title: 'Miejsca w szczegółach',
      intro:
        'Te same zasady jeszcze raz, tak jak sprawdza je stół. Wyobraź sobie papier w kratkę: każda karta zajmuje jedną kratkę, a rząd to ciąg kratek w jednym kolorze.',
    },
    symbols: {
      title: 'Symbole',
      intro: 'Na każdej karcie Gór jest jeden z sześciu symboli. Dwa z nich przynoszą punkty same z siebie.',
    },
    notebook: {
      title: 'Karty Dziennika',
      intro: 'Twoje własne wspomnienia z podróży: każde to sposób na zdobycie punktów.',
    },
    words: {
      title: 'Słowa na kartach',
      intro: 'Karty Dziennika, Celów podróży i Etapów używają tych słów zawsze w tym samym znaczeniu.',
    },
    end: {
      title: 'Koniec gry i zwycięstwo',
      intro: 'Kiedy kończy się podróż, za co są punkty i kto wygrywa.',
    },
    campaign: {
      title: 'Kampania',
      intro:
        'Dla 1–3 wędrowców. Zadanie wyznacza karta Etapu: przekrocz podane na niej wyniki, aby zdobyć słońca. Można grać w pojedynkę (solo) albo jako jedna grupa (kooperacja).',
    },
    competitive: {
      title: 'Rywalizacja',
      intro: 'Dla 2–4 graczy: każdy wędruje na własną rękę i układa własny Krajobraz.',
    },
    'on-landscape': {
      title: 'O Krajobrazie',
      intro: 'Tam, gdzie zasady drukowanej gry milczą, ten stół trzyma się poniższych odpowiedzi.',
    },
    'on-groups': { title: 'O grupach i rundach', intro: 'Kto gdzie siedzi, kto co widzi i kiedy.' },
    'on-piles': { title: 'O stosach i kartach odrzuconych' },
    'on-scoring': { title: 'O punktacji' },
    'on-victory': { title: 'O zwycięstwie' },
    'on-campaign': { title: 'O innych trybach' },
    'on-stages': {
      title: 'O zasadach Etapów',
      intro: 'Karty Etapów mogą zmieniać zasady. Oto, co dokładnie oznacza każda zmiana.',
    },
    box: {
      title: 'Co jest w naszym pudełku',
      intro: 'Karty przy tym stole są naszego autorstwa.',
    },
  },
  rules: {
    'SI-MODE-01': {
      title: 'Wzorem jest gra drużynowa.',
      text: 'Te zasady opisują grę drużynową. Przy grze solo, kooperacji i rywalizacji podajemy tylko różnice; wszystko inne pozostaje jak w grze drużynowej.',
    },
    'SI-MODE-02': {
      title: 'Od liczby graczy zależy, w jakich trybach możecie grać.',
      text: 'Gra drużynowa: od 4 do 8 graczy. Kampania solo: 1. Kampania w kooperacji: 2 lub 3. Rywalizacja: od 2 do 4.',
    },
    'SI-COMP-01': {
      title: 'Jest pięć rodzajów kart.',
      text: 'Z kart Gór powstają Krajobrazy. Karty Dziennika, podstawowe i zaawansowane, oraz dwustronne karty Celów podróży mówią, za co są punkty. Karty Ról, także dwustronne, pokazują, kto co robi. Karty Etapów należą do kampanii. Do tego dochodzi notes punktacji; tutaj punkty liczy za ciebie stół.',
    },
    'SI-COMP-02': {
      title: 'Każda karta Gór ma kolor i symbol.',
      text: 'Jeden z czterech kolorów (ochra, karmazyn, turkus, fiolet) i jeden z sześciu symboli (ssak, ptak, dom, ruina, rzeka, wiatr).',
    },
    'SI-COMP-03': {
      title: 'Kolory i symbole są rozłożone równo.',
      text: 'Wśród kart Gór jest tyle samo kart każdego koloru i tyle samo kart z każdym symbolem: żaden nie jest rzadszy od innych.',
    },
    'SI-COMP-04': {
      title: 'Karty Etapów służą do kampanii.',
      text: 'Są potrzebne tylko w kampanii, solo i w kooperacji. W grze drużynowej i w rywalizacji zostają w pudełku.',
    },
    'SI-SET-01': {
      title: 'Karty Dziennika tworzą jeden stos.',
      text: 'Są potasowane i leżą zakryte na środku, wspólne dla wszystkich.',
    },
    'SI-SET-02': {
      title: 'Karty Gór tworzą jeden stos.',
      text: 'One też są potasowane i leżą zakryte na środku, wspólne dla wszystkich.',
    },
    'SI-SET-03': {
      title: 'Podzielcie się na grupy dwuosobowe.',
      text: 'Dwie osoby z jednej grupy to towarzysze: mają wspólny Krajobraz i wspólną kartę Celu podróży.',
    },
    'SI-SET-04': {
      title: 'Przy nieparzystej liczbie graczy jedna grupa jest trzyosobowa.',
      text: 'Przy 5 graczach są grupa dwuosobowa i grupa trzyosobowa; przy 7 graczach dwie grupy dwuosobowe i grupa trzyosobowa. Taka grupa jest wtedy zawsze dokładnie jedna.',
    },
    'SI-SET-05': {
      title: 'Towarzysze siedzą obok siebie.',
      text: 'Osoby z jednej grupy zajmują sąsiednie miejsca.',
    },
    'SI-SET-06': {
      title: 'Każda grupa ma kartę Celu podróży.',
      text: 'Leży ona przed grupą tą stroną do góry, A lub B, którą grupa wybierze. Na koniec punktuje dla każdego w grupie.',
    },
    'SI-SET-07': {
      title: 'W każdej grupie kartę Roli bierze osoba siedząca najbardziej na lewo.',
      text: 'Jest to karta Roli w kolorze karty Celu podróży tej grupy.',
    },
    'SI-SET-08': {
      title: 'Karta Roli wskazuje wielkość grupy.',
      text: 'Grupa dwuosobowa kładzie ją stroną Duo do góry, a grupa trzyosobowa stroną Trio.',
    },
    'SI-SET-09': {
      title: 'Przed każdą grupą czekają 2 karty Gór.',
      text: 'Rozdaje się je zakryte przed pierwszą rundą. Wezmą je towarzysze.',
    },
    'SI-FIRST-01': {
      title: 'Pierwsza partia: tylko podstawowe karty Dziennika.',
      text: 'Gdy gracie pierwszy raz, nie dokładajcie do stosu zaawansowanych kart Dziennika.',
    },
    'SI-FIRST-02': {
      title: 'Pierwsza partia: strona A kart Celów podróży.',
      text: 'Gdy gracie pierwszy raz, nikt nie wybiera strony: wszystkie karty Celów podróży leżą stroną A do góry.',
    },
    'SI-TURN-01': {
      title: 'Wszystkie grupy grają jednocześnie.',
      text: 'W rundzie nie ma tur: wszystkie grupy rozgrywają ją całą w tym samym czasie.',
    },
    'SI-TURN-02': {
      title: 'Dobierz 2 karty, a potem wykonaj jedną akcję.',
      text: 'Każdy gracz dobiera 2 karty, a potem wykonuje jedną akcję kartami z ręki. O tym, jakie to karty i jaka akcja, decyduje karta Roli: kto ją ma, bierze karty Dziennika, a towarzysze biorą karty Gór.',
    },
    'SI-TURN-03': {
      title: 'Osoba z kartą Roli dobiera 2 karty Dziennika.',
      text: 'W każdej grupie robi to tylko osoba, która ma kartę Roli w tej rundzie, i nikt poza nią.',
    },
    'SI-TURN-04': {
      title: 'Osoba z kartą Roli zatrzymuje jedną kartę Dziennika, a drugą odrzuca.',
      text: 'Zatrzymana karta leży przed tobą odkryta do końca gry.',
    },
    'SI-TURN-05': {
      title: 'Towarzysze kładą dokładnie 2 karty Gór.',
      text: 'W każdej rundzie towarzysz (albo dwoje towarzyszy razem) dokłada do Krajobrazu grupy 2 karty Gór: nigdy więcej, nigdy mniej. Co dzieje się z pozostałymi kartami, zależy od wielkości grupy i od trybu.',
    },
    'SI-TURN-06': {
      title: 'Rozmawiajcie, ile chcecie.',
      text: 'Osoby z jednej grupy mogą przed podjęciem decyzji swobodnie rozmawiać i pokazywać sobie karty z ręki.',
    },
    'SI-DUO-01': {
      title: 'Grupa dwuosobowa: towarzysz ma na ręce 4 karty Gór.',
      text: 'Weź 2 karty Gór leżące przed twoją grupą i dobierz ze stosu jeszcze 2.',
    },
    'SI-DUO-02': {
      title: 'Grupa dwuosobowa: połóż 2 z 4 kart.',
      text: 'Towarzysz kładzie w Krajobrazie 2 z 4 kart. Pozostałe 2 zostają na ręce, aby je potem przekazać.',
    },
    'SI-TRIO-01': {
      title: 'Grupa trzyosobowa: każdy towarzysz bierze jedną czekającą kartę.',
      text: 'Przed grupą leżą 2 karty Gór. Każdy z dwojga towarzyszy bierze losowo jedną z nich.',
    },
    'SI-TRIO-02': {
      title: 'Grupa trzyosobowa: każdy towarzysz ma na ręce 3 karty.',
      text: 'Do wziętej karty każdy towarzysz dobiera ze stosu jeszcze 2 karty Gór.',
    },
    'SI-TRIO-03': {
      title: 'Grupa trzyosobowa: każdy towarzysz kładzie 1 kartę.',
      text: 'Każdy towarzysz kładzie w Krajobrazie 1 kartę z własnej ręki, co daje grupie razem 2 karty.',
    },
    'SI-TRIO-04': {
      title: 'Grupa trzyosobowa: każdy towarzysz odrzuca 1 kartę.',
      text: 'Pochodzi ona z jego własnej ręki, tak samo jak karta położona.',
    },
    'SI-TRIO-05': {
      title: 'Grupa trzyosobowa: każdemu towarzyszowi zostaje 1 karta.',
      text: 'Z 3 kart jedna została położona, a jedna odrzucona. Ostatnia, razem z ostatnią kartą drugiego towarzysza, zostanie przekazana.',
    },
    'SI-PASS-01': {
      title: 'Runda kończy się, gdy skończą wszystkie grupy.',
      text: 'Grupa, która jest już gotowa, czeka na pozostałe.',
    },
    'SI-PASS-02': {
      title: 'Przekażcie 2 ostatnie karty Gór następnej grupie.',
      text: 'Każda grupa kładzie 2 karty Gór, które zostały jej na ręce, przed następną grupą. Ta weźmie je w kolejnej rundzie.',
    },
    'SI-PASS-03': {
      title: 'Karta Roli wędruje dalej.',
      text: 'W każdej grupie karta Roli przechodzi do następnej osoby, a po ostatniej wraca do pierwszej.',
    },
    'SI-PASS-04': {
      title: 'Każdy ma kartę Roli równie często.',
      text: 'W grupie dwuosobowej masz ją co drugą rundę, w grupie trzyosobowej co trzecią.',
    },
    'SI-EX-03': {
      title: 'Przykład: karta Roli w grupie trzyosobowej.',
      text: 'Pierwsza osoba ma ją w rundach 1, 4 i 7, druga w rundach 2, 5 i 8, trzecia w rundach 3, 6 i 9.',
    },
    'SI-EX-04': {
      title: 'Przykład: karta Roli w grupie dwuosobowej.',
      text: 'Pierwsza osoba ma ją w rundach nieparzystych (1, 3, 5, 7), druga w parzystych (2, 4, 6, 8).',
    },
    'SI-PLACE-01': {
      title: 'Połóż kartę na lewo lub na prawo od karty tego samego koloru.',
      text: 'Karta dołącza do rzędu bezpośrednio, krawędź przy krawędzi, i go przedłuża. Oba końce rzędu są zawsze otwarte dla jego koloru, chyba że Etap ogranicza długość rzędów.',
    },
    'SI-PLACE-02': {
      title: 'Albo zacznij nowy rząd bezpośrednio nad innym kolorem lub pod nim.',
      text: 'Karta musi leżeć dokładnie nad kartą innego koloru albo dokładnie pod nią. Jest wtedy pierwszą kartą nowego rzędu.',
    },
    'SI-PLACE-03': {
      title: 'Kolory mogą się powtarzać.',
      text: 'Nowy rząd może mieć kolor, który mają już inne rzędy Krajobrazu.',
    },
    'SI-PLACE-04': {
      title: 'Dwa rzędy tego samego koloru nigdy nie leżą bezpośrednio jeden nad drugim.',
      text: 'Rząd leżący bezpośrednio nad innym lub pod innym musi mieć inny kolor niż on.',
    },
    'SI-PLACE-05': {
      title: 'W rzędzie nie ma dziur.',
      text: 'Karty w rzędzie stykają się ze sobą. Nie wolno zostawić wolnego miejsca, aby wypełnić je później.',
    },
    'SI-PLACE-06': {
      title: 'Między dwa rzędy nic się nie wciska.',
      text: 'Gdy dwa rzędy leżą bezpośrednio jeden nad drugim, nie wolno wsunąć między nie żadnej karty.',
    },
    'SI-PLACE-07': {
      title: 'W jednym rzędzie nigdy nie miesza się kolorów.',
      text: 'Wszystkie karty rzędu mają ten sam kolor.',
    },
    'SI-PLACE-08': {
      title: 'Karty z poprzednich rund zostają na swoich miejscach.',
      text: 'Po zakończeniu rundy położonych w niej kart nie wolno już przesuwać.',
    },
    'SI-GEO-01': {
      title: 'Pierwsza karta ma jedno miejsce.',
      text: 'Dopóki Krajobraz jest pusty, nie ma z czego wybierać: pierwsza karta wyznacza miejsce startowe i od niej rozrasta się Krajobraz.',
    },
    'SI-GEO-02': {
      title: 'Przedłuż rząd: na jednym z jego dwóch końców.',
      text: 'Karta pasuje bezpośrednio na lewo od skrajnej lewej albo bezpośrednio na prawo od skrajnej prawej karty dowolnego rzędu w swoim kolorze.',
    },
    'SI-GEO-03': {
      title: 'Zacznij rząd na górze: nad dowolną kartą najwyższego rzędu.',
      text: 'Nowy rząd leży bezpośrednio nad najwyższym rzędem, w dowolnej kolumnie, w której ten rząd ma kartę. Karta musi mieć inny kolor niż najwyższy rząd.',
    },
    'SI-GEO-04': {
      title: 'Zacznij rząd na dole: pod dowolną kartą najniższego rzędu.',
      text: 'Nowy rząd leży bezpośrednio pod najniższym rzędem, w dowolnej kolumnie, w której ten rząd ma kartę. Karta musi mieć inny kolor niż najniższy rząd.',
    },
    'SI-GEO-05': {
      title: 'Innych miejsc nie ma.',
      text: 'Dozwolone są tylko: miejsce pierwszej karty, końce rzędów tego samego koloru oraz nowe rzędy na samej górze i na samym dole.',
    },
    'SI-GEO-06': {
      title: 'Ile miejsc ma karta.',
      text: 'Dwa za każdy rząd w jej kolorze; po jednym za każdą kartę najwyższego rzędu, jeśli ma on inny kolor; po jednym za każdą kartę najniższego rzędu, jeśli ma on inny kolor.\nPrzykład: fioletowa karta ma w tym Krajobrazie 7 miejsc: 2 końce fioletowego rzędu, 2 nad najwyższym rzędem i 3 pod najniższym.',
    },
    'SI-GEO-07': {
      title: 'Zawsze jest jakieś miejsce.',
      text: 'Albo najwyższy rząd ma inny kolor i możesz zacząć rząd nad nim, albo ma ten sam kolor i możesz go przedłużyć. Tylko zasady specjalne Etapu mogą odebrać wszystkie miejsca.',
    },
    'SI-SYM-01': {
      title: 'Sześć symboli: ssak, ptak, dom, ruina, rzeka, wiatr.',
      text: 'Na każdej karcie Gór jest dokładnie jeden z nich. Karty punktujące dotyczą symboli, kolorów, rzędów i kolumn.',
    },
    'SI-SYM-02': {
      title: 'Każda rzeka i każdy wiatr to 1 punkt.',
      text: 'Każda karta z rzeką i każda karta z wiatrem w Krajobrazie daje 1 punkt każdemu w grupie.',
    },
    'SI-NOTE-01': {
      title: 'Karta Dziennika to sposób na zdobycie punktów.',
      text: 'Zawiera jedną zasadę punktacji, która dotyczy układu Krajobrazu twojej grupy.',
    },
    'SI-NOTE-02': {
      title: 'Punktuje tylko dla ciebie.',
      text: 'Karta Dziennika daje punkty graczowi, który ją zatrzymał, a nie jego towarzyszom.',
    },
    'SI-NOTE-03': {
      title: 'Zatrzymane karty Dziennika są jawne dla wszystkich.',
      text: 'Przez całą grę leżą odkryte. Każdy, w każdej grupie, może je w dowolnej chwili przeczytać.',
    },
    'SI-NOTE-04': {
      title: 'Wyczerpany stos kart Dziennika tworzy się na nowo.',
      text: 'Gdy stos się wyczerpie, odrzucone karty Dziennika zostają przetasowane i tworzą nowy stos.',
    },
    'SI-LEX-01': {
      title: 'Rząd: karty jednego koloru leżące obok siebie.',
      text: 'Rząd to cały poziomy ciąg kart tego samego koloru.',
    },
    'SI-LEX-02': {
      title: 'Kolumna: karty leżące dokładnie jedna nad drugą.',
      text: 'Kolumna to wszystkie karty w tym samym pionowym pasie, czy się stykają, czy dzielą je wolne miejsca.',
    },
    'SI-LEX-03': {
      title: 'Sąsiaduje: styka się bokiem.',
      text: 'Z kartą sąsiadują karty leżące bezpośrednio na lewo i na prawo od niej, nad nią i pod nią. Styk rogiem nigdy nie wystarcza.',
    },
    'SI-LEX-04': {
      title: 'Nie sąsiaduje: pośrodku jest przerwa.',
      text: 'Dwie karty jednej kolumny, między którymi jest wolne miejsce, należą do tej samej kolumny, ale nie sąsiadują ze sobą.',
    },
    'SI-LEX-05': {
      title: 'Wokół: wszystkie karty, które stykają się z daną kartą, najwyżej 8.',
      text: 'Bokiem lub rogiem: z lewej, z prawej, nad nią, pod nią i w czterech miejscach po skosie.',
    },
    'SI-LEX-06': {
      title: 'Po obu stronach: z lewej i z prawej zarazem.',
      text: 'Jedna karta bezpośrednio na lewo i jedna bezpośrednio na prawo od danej karty.',
    },
    'SI-LEX-07': {
      title: 'Para: dwie karty w dowolnych miejscach.',
      text: 'Mogą leżeć gdziekolwiek w Krajobrazie i nie muszą się stykać.',
    },
    'SI-LEX-08': {
      title: 'W parach jednego rodzaju karta liczy się tylko raz.',
      text: 'Karta, która należy już do pary, nie może należeć do innej pary tego samego rodzaju. 3 domy i 2 ruiny to 2 pary dom + ruina.',
    },
    'SI-LEX-09': {
      title: 'Trójka: zestaw trzech kart w dowolnych miejscach.',
      text: 'Jak para, tylko z trzech kart: mogą leżeć gdziekolwiek w Krajobrazie i nie muszą się stykać.',
    },
    'SI-END-01': {
      title: 'Gra trwa 8 rund.',
      text: 'Dotyczy to wszystkich grup dwuosobowych.',
    },
    'SI-END-02': {
      title: 'Grupa trzyosobowa rozgrywa 9. rundę.',
      text: 'Rozgrywa ją tylko ta grupa; grupy dwuosobowe już skończyły.',
    },
    'SI-END-03': {
      title: 'Grupa dwuosobowa kończy z 16 kartami Gór.',
      text: 'Leżą one w Krajobrazie, a każdy z dwojga graczy ma 4 karty Dziennika.',
    },
    'SI-END-04': {
      title: 'Grupa trzyosobowa kończy z 18 kartami Gór.',
      text: 'Leżą one w Krajobrazie, a każdy z trojga graczy ma 3 karty Dziennika.',
    },
    'SI-SCORE-01': {
      title: 'Punkty liczy się, gdy skończą wszystkie grupy.',
      text: 'Każda grupa musi mieć za sobą swoją ostatnią rundę; w grupie trzyosobowej jest to runda 9.',
    },
    'SI-SCORE-02': {
      title: 'Podlicz kartę Celu podróży swojej grupy.',
      text: 'Każdy w grupie dostaje wszystkie jej punkty.',
    },
    'SI-SCORE-03': {
      title: 'Dolicz 1 punkt za każdą rzekę i każdy wiatr.',
      text: 'Policz karty z rzeką i z wiatrem w Krajobrazie swojej grupy. Te punkty dostaje każdy w grupie.',
    },
    'SI-SCORE-04': {
      title: 'Podlicz własne karty Dziennika.',
      text: 'Każdy gracz liczy tylko te karty Dziennika, które leżą przed nim.',
    },
    'SI-SCORE-05': {
      title: 'Twój wynik to suma tych trzech części.',
      text: 'Karta Celu podróży, do tego rzeki i wiatry, do tego twoje karty Dziennika.',
    },
    'SI-WIN-01': {
      title: 'Najwyższy wynik daje zwycięstwo indywidualne.',
      text: 'Nic, co wydarzy się później, na przykład premia dla towarzyszy, nie może go odebrać.',
    },
    'SI-WIN-02': {
      title: 'Remis między dwiema grupami: wygrywają obie osoby.',
      text: 'Jeśli dwie osoby z różnych grup mają ten sam najwyższy wynik, obie odnoszą zwycięstwo indywidualne.',
    },
    'SI-WIN-03': {
      title: 'Remis między dwiema grupami: nie ma zwycięstwa drużynowego.',
      text: 'Gdy zwycięstwem indywidualnym dzielą się gracze z różnych grup, żadna grupa nie może odnieść zwycięstwa drużynowego.',
    },
    'SI-TEAM-01': {
      title: 'Towarzysze zwycięzcy dostają premię.',
      text: '5 punktów w grupie dwuosobowej; po 10 punktów dla każdego z dwojga towarzyszy w grupie trzyosobowej.',
    },
    'SI-TEAM-02': {
      title: 'Grupa też wygrywa, jeśli wszyscy w niej wyprzedzają przeciwników.',
      text: 'Dodajcie premię do wyników towarzyszy. Jeśli teraz każdy w grupie zwycięzcy ma więcej punktów niż każdy gracz z pozostałych grup, cała grupa odnosi też zwycięstwo drużynowe.',
    },
    'SI-TEAM-03': {
      title: 'Premia nigdy nie zmienia zwycięstwa indywidualnego.',
      text: 'Należy ono do gracza, który miał najwyższy wynik przed doliczeniem premii, nawet jeśli wynik towarzysza wraz z premią jest wyższy.',
    },
    'SI-EX-01': {
      title: 'Przykład: David odnosi zwycięstwo indywidualne.',
      text: 'Ada i Bruno to grupa dwuosobowa; Celia, David i Ewa to grupa trzyosobowa. 62 punkty Davida to najwyższy wynik przed doliczeniem premii.',
    },
    'SI-EX-02': {
      title: 'Przykład: grupa Davida odnosi zwycięstwo drużynowe.',
      text: 'Z premią po 10 punktów Celia ma 64, a Ewa 57. Razem z Davidem, który ma 62, cała trójka wyprzedza Adę (55) i Bruna (51): Celia, David i Ewa odnoszą zwycięstwo drużynowe. David zachowuje zwycięstwo indywidualne, chociaż Celia ma teraz więcej.',
    },
    'SI-CAMP-01': {
      title: 'Cel podróży wyznacza karta Etapu.',
      text: 'W kampanii nie losuje się karty Celu podróży: rozgrywany Etap mówi, która obowiązuje.',
    },
    'SI-CAMP-02': {
      title: 'Etap ma zasady specjalne.',
      text: 'Znajdują się na odwrocie karty Etapu i obowiązują tylko w tym Etapie. Pierwszy z naszych Etapów ich nie ma, żeby łatwiej było zacząć.',
    },
    'SI-CAMP-03': {
      title: 'Etap ma wyniki do przekroczenia.',
      text: 'W jego tabeli jest jeden zestaw wyników dla jednego gracza i jeden dla grupy.',
    },
    'SI-CAMP-04': {
      title: 'Jedno słońce to wygrana.',
      text: 'Przekrocz pierwszy wynik Etapu, a zdobędziesz słońce i wygrasz. Wyższe wyniki dają więcej słońc.',
    },
    'SI-CAMP-05': {
      title: 'Rozgrywaj Etapy po kolei.',
      text: 'Zanim przejdziesz do następnego Etapu, warto mieć co najmniej jedno słońce. To rada, a nie zakaz.',
    },
    'SI-CAMP-06': {
      title: 'Etap możesz powtórzyć, kiedy chcesz.',
      text: 'Każdy już odblokowany Etap można rozegrać jeszcze raz, aby poprawić wynik.',
    },
    'SI-CAMP-07': {
      title: 'Słońca nie przepadają.',
      text: 'Zdobyte słońca można zapisać na stałe.',
    },
    'SI-SOLO-01': {
      title: 'Solo: Etap, jego Cel podróży i ty.',
      text: 'Weź jedną kartę Etapu i wskazaną na niej kartę Celu podróży. Nie ma karty Roli, a przed tobą nie czekają żadne karty Gór. Wszystko inne przygotowuje się jak w grze drużynowej.',
    },
    'SI-SOLO-02': {
      title: 'Solo: dobierz 2 karty Dziennika, zatrzymaj 1.',
      text: 'Robisz to w każdej rundzie. Drugą kartę odrzucasz.',
    },
    'SI-SOLO-03': {
      title: 'Solo: dobierz 4 karty Gór, połóż 2.',
      text: 'Robisz to w każdej rundzie. 2 karty, których nie kładziesz, odrzucasz.',
    },
    'SI-SOLO-04': {
      title: 'Solo: gra kończy się po 8. rundzie.',
      text: 'Masz wtedy 8 kart Dziennika, a w Krajobrazie 16 kart Gór.',
    },
    'SI-SOLO-05': {
      title: 'Solo: porównaj swój wynik z Etapem.',
      text: 'Kolumna dla jednego gracza na karcie Etapu mówi, ile słońc zdobywasz.',
    },
    'SI-COOP-01': {
      title: 'Kooperacja: jesteście jedną grupą.',
      text: 'Dwoje lub troje graczy tworzy jedną grupę z jedną kartą Etapu i wskazaną na niej kartą Celu podróży. Wszystko inne przygotowuje się jak w grze drużynowej.',
    },
    'SI-COOP-02': {
      title: 'Kooperacja: karta Roli działa jak zawsze.',
      text: 'Jak w grze drużynowej decyduje ona, kto bierze kartę Dziennika, a kto kładzie karty Gór.',
    },
    'SI-COOP-03': {
      title: 'Kooperacja: niepołożone karty się odrzuca.',
      text: 'Na koniec każdej rundy odrzuca się wszystkie karty, które nie zostały położone. Nic się nie przekazuje.',
    },
    'SI-COOP-04': {
      title: 'Kooperacja: w każdej rundzie nowa ręka.',
      text: 'Na początku każdej rundy towarzysze dobierają od nowa całą rękę kart Gór.',
    },
    'SI-COOP-05': {
      title: 'Kooperacja: 8 rund we dwoje, 9 we troje.',
      text: 'Gra kończy się po 8. rundzie przy dwojgu graczach, a po 9. rundzie przy trojgu.',
    },
    'SI-COOP-06': {
      title: 'Kooperacja: liczy się tylko najniższy wynik.',
      text: 'Z wyników wszystkich osób rezultatem grupy jest najniższy. Nie ma premii dla towarzyszy.',
    },
    'SI-COOP-07': {
      title: 'Kooperacja: porównajcie ten wynik z Etapem.',
      text: 'Kolumna dla grupy na karcie Etapu mówi, ile słońc zdobywacie.',
    },
    'SI-VS-01': {
      title: 'Rywalizacja: każdy ma własny Krajobraz.',
      text: 'Każdy gracz samodzielnie układa Krajobraz i ma własną kartę Celu podróży.',
    },
    'SI-VS-02': {
      title: 'Rywalizacja: bez kart Ról.',
      text: 'Wszystko inne przygotowuje się jak w grze drużynowej, z 2 kartami Gór przed każdym graczem.',
    },
    'SI-VS-03': {
      title: 'Rywalizacja: każdy dobiera 2 karty Dziennika i zatrzymuje 1.',
      text: 'Wszyscy gracze robią to w każdej rundzie. Drugą kartę się odrzuca.',
    },
    'SI-VS-04': {
      title: 'Rywalizacja: połóż 2 karty Gór, 2 przekaż.',
      text: 'Wszyscy gracze robią to w każdej rundzie. 2 karty, których nie kładziesz, trafiają do następnego gracza.',
    },
    'SI-VS-05': {
      title: 'Rywalizacja: gra kończy się po 8. rundzie.',
      text: 'Każdy ma wtedy 8 kart Dziennika, a w swoim Krajobrazie 16 kart Gór.',
    },
    'SI-VS-06': {
      title: 'Rywalizacja: jest tylko zwycięstwo indywidualne.',
      text: 'Wygrywa najwyższy wynik; nie ma premii ani zwycięstwa drużynowego.',
    },
    'SI-R-01': {
      title: 'Czy na jednym poziomie mogą leżeć dwa osobne rzędy?',
      text: 'Nie, ani w tym samym kolorze, ani w różnych. Jeden poziom to jeden rząd, w jednym kolorze, bez dziur. Możesz go przedłużyć na końcu albo zacząć rząd na nowym poziomie.',
    },
    'SI-R-02': {
      title: 'Gdzie mogą zaczynać się nowe rzędy?',
      text: 'Tylko nad najwyższym albo pod najniższym rzędem. Wszędzie indziej poziom ma już swój rząd.',
    },
    'SI-R-03': {
      title: 'Czy wielkość gór ma znaczenie?',
      text: 'Nie. Karty różnią się tylko tym, jak wysoko narysowano szczyty. Wszystkie są tej samej szerokości, dzięki czemu kolumny są równe; wysokość to rysunek i nic więcej.',
    },
    'SI-R-04': {
      title: 'Czy rząd może być przesunięty o pół karty?',
      text: 'Nie. Każda karta stoi dokładnie w jednej kolumnie, inaczej nie dałoby się liczyć kolumn.',
    },
    'SI-R-05': {
      title: 'W której kolumnie może zacząć się nowy rząd?',
      text: 'W każdej, w której najwyższy rząd (a na dole: najniższy) ma w tej chwili kartę. Nowa karta musi stykać się z kartą leżącą bezpośrednio pod nią albo nad nią; styk rogiem nie wystarcza.',
    },
    'SI-R-06': {
      title: 'Czy karta, która przedłuża rząd, musi się na czymś opierać?',
      text: 'Nie. Wystarczy, że styka się z sąsiednią kartą tego samego koloru. Rzędy mogą wystawać jak przewieszki: tak powstają kolumny z przerwą.',
    },
    'SI-R-07': {
      title: 'Czy ten sam kolor może wrócić dwa poziomy dalej?',
      text: 'Tak. Tylko rzędy leżące bezpośrednio jeden nad drugim muszą mieć różne kolory.',
    },
    'SI-R-08': {
      title: 'Czy dwa rzędy jednego koloru mogą się spotkać później, gdy jeden zostanie przedłużony?',
      text: 'Nie. Sąsiednie poziomy mają już różne kolory, a poziom nigdy nie zmienia koloru.',
    },
    'SI-R-09': {
      title: 'Gdzie trafia pierwsza karta?',
      text: 'To bez różnicy. Stół umieszcza ją na miejscu startowym, a Krajobraz może rozrastać się od niej we wszystkich kierunkach.',
    },
    'SI-R-10': {
      title: 'Jest tylko jeden rząd: gdzie może leżeć następny?',
      text: 'Nad nim albo pod nim. Powstają wtedy dwa różne Krajobrazy, bo dla niektórych kart punktujących liczy się, co leży wyżej, a co niżej.',
    },
    'SI-R-11': {
      title: 'Czy druga karta w rundzie może korzystać z pierwszej?',
      text: 'Tak. Obie karty kładzie się po kolei: pierwszą możesz zacząć rząd, a drugą go przedłużyć.',
    },
    'SI-R-12': {
      title: 'Czy możemy przekładać karty z tej rundy?',
      text: 'Tak, dopóki grupa nie jest gotowa. Nie rusza się tylko kart z poprzednich rund. Na koniec zgodność z zasadami sprawdza się dla każdej karty, w kolejności, w jakiej karty kładziono.',
    },
    'SI-R-13': {
      title: 'Czy możemy położyć mniej kart albo żadnej?',
      text: 'Nie. Dla karty zawsze jest miejsce, więc zawsze kładziecie tyle, ile wymaga runda. Wyjątkiem może być tylko Etap z zasadami specjalnymi.',
    },
    'SI-R-14': {
      title: 'Czy wielkość Krajobrazu jest ograniczona?',
      text: 'Nie. Jedynym ograniczeniem jest liczba waszych kart: 16 lub 18.',
    },
    'SI-R-15': {
      title: 'Czy karty wolno obracać, zakrywać lub kłaść jedna na drugiej?',
      text: 'Nigdy.',
    },
    'SI-R-17': {
      title: 'Jakie są grupy przy każdej liczbie graczy?',
      text: '4 graczy: 2 + 2. 5 graczy: 2 + 3. 6 graczy: 2 + 2 + 2. 7 graczy: 2 + 2 + 3. 8 graczy: 2 + 2 + 2 + 2. Nigdy nie ma dwóch grup trzyosobowych.',
    },
    'SI-R-18': {
      title: 'Kto z kim wędruje i w jakiej kolejności?',
      text: 'Grupy ustala gospodarz gry albo losuje je stół. Grupy są ponumerowane zgodnie z ruchem wskazówek zegara, a osoby w grupie od lewej do prawej. Grupa trzyosobowa może mieć dowolny numer.',
    },
    'SI-R-19': {
      title: 'Kto jest następną grupą albo następnym graczem?',
      text: 'Decyduje następny numer; po ostatnim znów jest pierwszy. Kierunek pozostaje taki sam przez całą grę.',
    },
    'SI-R-20': {
      title: 'A jeśli są tylko dwie grupy?',
      text: 'Po prostu wymieniają się swoimi 2 kartami.',
    },
    'SI-R-21': {
      title: 'Czy przekazywane karty są zakryte?',
      text: 'Tak. Dopóki nie wezmą ich odbiorcy, znają je tylko ci, którzy je przekazują.',
    },
    'SI-R-22': {
      title: 'Jak w grupie trzyosobowej dzieli się 2 czekające karty?',
      text: 'Stół losuje, który towarzysz dostaje którą kartę. Od tej chwili każdy z nich widzi obie karty.',
    },
    'SI-R-23': {
      title: 'Czy towarzysze w grupie trzyosobowej mogą wymieniać się kartami?',
      text: 'Nie. Każdy kładzie, odrzuca i przekazuje karty z własnej ręki, liczącej 3 karty.',
    },
    'SI-R-24': {
      title: 'Jak dwoje towarzyszy kładzie karty w tym samym czasie?',
      text: 'Mają wspólny szkic Krajobrazu. Każdy dokłada do niego swoją kartę albo zabiera ją z powrotem, kiedy chce; to, czy karta pasuje, sprawdza się w kolejności, w jakiej kładziono karty.\nJeśli karta zostanie zabrana z powrotem, karta, która od niej zależała, wraca na rękę swojego właściciela. Tak samo wraca druga karta z tej rundy, gdy zabrana zostanie pierwsza karta całego Krajobrazu.',
    },
    'SI-R-25': {
      title: 'Czy osoba z kartą Roli może dotykać kart Gór?',
      text: 'Nie. Może tylko doradzać.',
    },
    'SI-R-26': {
      title: 'Co towarzysze widzą u siebie nawzajem?',
      text: 'Wszystko: osoby z jednej grupy zawsze widzą nawzajem swoje ręce i obie dobrane karty Dziennika. Karty i tak wolno pokazywać, więc ukrywanie ich nie ma w zasadach znaczenia.',
    },
    'SI-R-27': {
      title: 'Co widzą u nas inne grupy?',
      text: 'Jawne dla wszystkich: Krajobrazy, zatrzymane karty Dziennika, karty Celów podróży, to, kto ma karty Ról, i liczba kart w stosach.\nUkryte: wasze ręce, karty leżące przed wami, karty Dziennika dobrane, ale niezatrzymane, oraz to, co położyliście, ale jeszcze nie potwierdziliście.',
    },
    'SI-R-28': {
      title: 'Kiedy inne grupy widzą, co położyliśmy?',
      text: 'Karty wszystkich grup odkrywa się razem, gdy gotowa jest ostatnia z nich. Dlatego czekanie nie daje przewagi.',
    },
    'SI-R-29': {
      title: 'Czy możemy zmienić zdanie po zgłoszeniu gotowości?',
      text: 'Tak, dopóki nie jest gotowa ostatnia grupa.',
    },
    'SI-R-30': {
      title: 'Czy możemy rozmawiać z innymi grupami?',
      text: 'Zasady nic o tym nie mówią. Oprócz czatu całego stołu każda grupa ma własny, prywatny.',
    },
    'SI-R-31': {
      title: 'Jakich kart używa grupa trzyosobowa w swojej 9. rundzie?',
      text: '2 kart przekazanych jej na koniec 8. rundy; potem dobiera jak zwykle. Po 8. rundzie karty przekazują wszystkie grupy, trzyosobowa też; te, które dostają wtedy grupy dwuosobowe, pozostają nieużyte. 2 ostatnie karty z 9. rundy się odrzuca.',
    },
    'SI-R-32': {
      title: 'Czy grupy dwuosobowe czekają podczas 9. rundy?',
      text: 'Tak, bo punkty liczy się wszystkim razem. Mogą się przyglądać.',
    },
    'SI-R-33': {
      title: 'Którą kartę Celu podróży dostajemy?',
      text: 'Każda grupa, a w rywalizacji każdy gracz, dostaje jedną losową, a wszystkie są w różnych kolorach. Grupa wybiera tylko stronę.',
    },
    'SI-R-34': {
      title: 'Kiedy i kto wybiera stronę Celu podróży?',
      text: 'Przed rozdaniem 2 kart Gór. Stronę może zaproponować każdy w grupie, a zgodzić się muszą wszyscy. Jeśli obowiązuje limit czasu i czas minie, decyduje osoba siedząca najbardziej na lewo.',
    },
    'SI-R-35': {
      title: 'Czy przed wyborem możemy przeczytać obie strony?',
      text: 'Tak. Obie strony są jawne dla wszystkich.',
    },
    'SI-R-89': {
      title: 'Co widzą inni podczas wyboru stron?',
      text: 'Kto zgodził się na ostatnią propozycję swojej grupy, ale nie to, której strony ona dotyczy. Dzięki temu wszyscy widzą, na kogo jeszcze się czeka.',
    },
    'SI-R-90': {
      title: 'Czas minął, a osoba siedząca najbardziej na lewo nie wybrała żadnej strony: co teraz?',
      text: 'Obowiązuje ostatnia propozycja grupy. Jeśli żadnej nie było, jest to strona A.',
    },
    'SI-R-71': {
      title: 'Co robi opcja „Pierwsza partia”?',
      text: 'Można ją wybrać w każdym trybie. W stosie są wtedy tylko podstawowe karty Dziennika. W grze drużynowej i w rywalizacji ponadto wszystkie karty Celów podróży leżą stroną A do góry i nikt nie wybiera; Etap kampanii zachowuje stronę, którą wskazuje, a jeśli żadnej nie wskazuje, leży stroną A.\nBez tej opcji w stosie są wszystkie karty Dziennika, także w kampanii.',
    },
    'SI-R-36': {
      title: 'Czy odrzucone karty są jawne?',
      text: 'Nie. Leżą zakryte i nikomu nie wolno ich przeglądać. Znasz tylko te, które odrzuciła twoja grupa.',
    },
    'SI-R-92': {
      title: 'Czy inni widzą, ile kart dobieramy i odrzucamy?',
      text: 'Tak. Wszyscy widzą, ile kart każda osoba bierze i dobiera, i z którego stosu, oraz ile kart odrzuca grupa, ale nigdy jakie to karty.',
    },
    'SI-R-37': {
      title: 'A jeśli w stosie kart Dziennika została tylko jedna karta?',
      text: 'Dobiera się tę kartę; potem odrzucone karty zostają przetasowane i tworzą nowy stos; potem dobiera się resztę. Odrzucone karty tasuje się dopiero wtedy, gdy karta jest potrzebna.',
    },
    'SI-R-38': {
      title: 'Kto dobiera pierwszy, skoro wszyscy grają jednocześnie?',
      text: 'Grupy w kolejności swoich numerów, a w każdej grupie osoby od lewej do prawej. Wszystko, co dobiera się w rundzie, dobiera się na jej początku.',
    },
    'SI-R-39': {
      title: 'A jeśli wyczerpie się stos kart Gór?',
      text: 'Odrzucone karty Gór zostają przetasowane i tworzą nowy stos, tak jak przy kartach Dziennika. Przy naszych 96 kartach to się nigdy nie zdarza; przy 72 byłoby potrzebne w grze 7 graczy, w której dobiera się 74 karty.',
    },
    'SI-R-40': {
      title: 'A jeśli nie ma kart ani w stosie, ani wśród odrzuconych?',
      text: 'To niemożliwe: kart wystarcza na każdą grę. Gdyby jednak do tego doszło, stół prędzej by się zatrzymał, niż wymyślił jakąś kartę.',
    },
    'SI-R-41': {
      title: 'Czy mogę zatrzymać obie karty Dziennika albo żadnej?',
      text: 'Nie. Zatrzymujesz dokładnie jedną.',
    },
    'SI-R-42': {
      title: 'A jeśli mam dwie takie same karty Dziennika?',
      text: 'Każda z nich punktuje w całości.',
    },
    'SI-R-43': {
      title: 'Kiedy podlicza się karty punktujące?',
      text: 'Raz, na ukończonym Krajobrazie. W trakcie gry nie zdobywa się punktów; te, które wtedy widzisz, to tylko podgląd.',
    },
    'SI-R-44': {
      title: 'Czy pojedyncza karta jest rzędem albo kolumną?',
      text: 'Tak. Liczy się jako rząd lub jako kolumna z jednej karty.',
    },
    'SI-R-45': {
      title: 'Jak liczy się pary?',
      text: 'Zawsze na twoją korzyść: jako największą liczbę par, w których żadna karta nie jest użyta dwa razy. Dla dwóch różnych symboli jest to mniejsza z obu liczb; dla par tego samego symbolu połowa ich liczby, zaokrąglona w dół.',
    },
    'SI-R-46': {
      title: 'Czy karta może należeć do par z kilku kart punktujących?',
      text: 'Tak. „Tylko raz” dotyczy jednego rodzaju pary na jednej karcie: inna karta Dziennika albo inny rodzaj pary na tej samej karcie Dziennika może użyć karty Gór ponownie.',
    },
    'SI-R-47': {
      title: 'Jak liczy się trójki?',
      text: 'Tak jak pary: w trójkach jednego rodzaju karta liczy się tylko raz, a ty dostajesz największą liczbę zestawów, w których żadna karta nie jest użyta dwa razy.',
    },
    'SI-R-48': {
      title: 'Co dokładnie znaczy „po obu stronach”?',
      text: 'Chodzi o karty leżące bezpośrednio z lewej i z prawej: obie muszą tam być i obie muszą pasować. Leżą w tym samym rzędzie, więc mają ten sam kolor co karta między nimi.',
    },
    'SI-R-49': {
      title: 'Czy „wokół” i „sąsiaduje” kończą się tam, gdzie rząd?',
      text: 'Nie. Liczą się tylko miejsca; kolory i rzędy nie mają znaczenia.',
    },
    'SI-R-50': {
      title: 'Czy rzeki i wiatry punktują dwa razy, jeśli liczy je też jakaś karta?',
      text: 'Tak. Ich własny punkt nie ma nic wspólnego z kartami punktującymi, które też je liczą.',
    },
    'SI-R-51': {
      title: 'Czy karta punktująca może dać ujemne punkty?',
      text: 'Nie. Nawet jeśli karta coś odejmuje, nigdy nie daje mniej niż 0.',
    },
    'SI-R-84': {
      title: 'Czy „nigdy mniej niż 0” dotyczy też części karty?',
      text: 'Nie. Do 0 podnosi się tylko cały wynik karty albo jednej strony karty Celu podróży. Części sumy mogą być ujemne.',
    },
    'SI-R-52': {
      title: 'Czy karty punktujące biorą pod uwagę inne Krajobrazy?',
      text: 'Nie. Liczy się tylko Krajobraz twojej grupy, a nie inne Krajobrazy ani karty Dziennika.',
    },
    'SI-R-91': {
      title: 'Które karty podświetla pozycja arkusza punktacji?',
      text: 'Te, które zostały za nią policzone. Jeśli kilka możliwości jest równych, wybierana jest pierwsza: rzędy od dołu, kolumny i karty od lewej. Pozycja za 0 punktów nie podświetla żadnej karty, punkty, które nie pochodzą od żadnej konkretnej karty, podświetlają cały Krajobraz, a kara podświetla karty, które ją powodują. To tylko podgląd: żaden wynik od tego nie zależy.',
    },
    'SI-R-53': {
      title: 'A jeśli ten sam najwyższy wynik mają tylko osoby z jednej grupy?',
      text: 'Ci gracze dzielą się zwycięstwem indywidualnym. Ich grupa nadal może odnieść zwycięstwo drużynowe.',
    },
    'SI-R-54': {
      title: 'Kto dostaje wtedy premię?',
      text: 'Ci, którzy dzielą się zwycięstwem, jej nie potrzebują. Jeśli w grupie trzyosobowej dzielą się nim dwie osoby, trzecia dostaje 10 punktów, jeden raz.',
    },
    'SI-R-55': {
      title: 'A jeśli remisuje troje lub więcej graczy z kilku grup?',
      text: 'Wszyscy oni odnoszą zwycięstwo indywidualne, a zwycięstwa drużynowego nie ma.',
    },
    'SI-R-56': {
      title: 'Czy do zwycięstwa drużynowego wystarczy równy wynik?',
      text: 'Nie. Każdy w grupie musi mieć więcej punktów niż każdy przeciwnik.',
    },
    'SI-R-57': {
      title: 'Czy premia zależy od innych grup?',
      text: 'Nie. Decyduje wielkość grupy zwycięzcy: 5 punktów w grupie dwuosobowej, po 10 punktów w grupie trzyosobowej.',
    },
    'SI-R-58': {
      title: 'A jeśli grupie nie uda się odnieść zwycięstwa drużynowego?',
      text: 'Zwycięzca indywidualny i tak wygrywa, w pojedynkę. Wyniki z premią zapisuje się w ostatnim wierszu i porównuje; tylko zwycięstwo indywidualne premii nie uwzględnia. Innego skutku premia nie ma.',
    },
    'SI-R-59': {
      title: 'A jeśli w rywalizacji jest remis?',
      text: 'Gracze dzielą się zwycięstwem. Remisu się nie rozstrzyga.',
    },
    'SI-R-60': {
      title: 'Solo i rywalizacja: co jest pierwsze, karty Dziennika czy karty Gór?',
      text: 'Jedne i drugie dobierasz na początku rundy, decydujesz w dowolnej kolejności, a gotowość zgłaszasz raz, dla obu decyzji. Instrukcję można czytać inaczej: najpierw Dziennik, potem karty Gór; tutaj jest to jedna decyzja zamiast dwóch.',
    },
    'SI-R-61': {
      title: 'Rywalizacja: co dzieje się z kartami, które dostaję?',
      text: 'To samo co w grupie dwuosobowej: 2 karty otrzymane i 2 dobrane, 2 kładziesz, 2 przekazujesz. Kart przekazanych po 8. rundzie już się nie używa.',
    },
    'SI-R-62': {
      title: 'Kooperacja: co z 2 kartami rozdanymi na początku?',
      text: 'Należą do pierwszej ręki: w 1. rundzie towarzysz w grupie dwuosobowej ma razem z nimi 4 karty, a towarzysze w grupie trzyosobowej mają po 3.',
    },
    'SI-R-63': {
      title: 'Kooperacja we troje: ile kart liczy nowa ręka?',
      text: '3 karty dla każdego towarzysza: 1 do położenia, 2 do odrzucenia.',
    },
    'SI-R-64': {
      title: 'Kooperacja: czy każdy z nas ma swój rezultat?',
      text: 'Nie. Cała grupa ma jeden rezultat, z najniższego wyniku wśród was.',
    },
    'SI-R-65': {
      title: 'Czy wystarczy osiągnąć wynik podany w Etapie?',
      text: 'Nie. Trzeba go przekroczyć: mieć co najmniej o jeden punkt więcej.',
    },
    'SI-R-66': {
      title: 'Czy grupy dwuosobowe i trzyosobowe potrzebują tych samych wyników?',
      text: 'Tabela na karcie Etapu ma jedną kolumnę dla grup. Nasze własne Etapy mają osobną dla każdej wielkości grupy, bo w grupie trzyosobowej każdy ma 3 karty Dziennika zamiast 4.',
    },
    'SI-R-67': {
      title: 'Której strony Celu podróży używa się w Etapie?',
      text: 'Tej, którą wskazuje Etap. Etap może też zostawić wybór: wtedy stronę wybiera się przed rozdaniem kart, jak w grze drużynowej. Wszystkie nasze Etapy wskazują stronę.',
    },
    'SI-R-69': {
      title: 'Kiedy otwiera się następny Etap?',
      text: 'Gdy masz słońce w poprzednim. Z ustawieniem „wszystkie Etapy otwarte” możesz rozegrać dowolny, bo kolejność jest tylko radą.',
    },
    'SI-R-70': {
      title: 'Solo i kooperacja: czy przekazuje się karty albo dostaje je od przeciwników?',
      text: 'Nie. Odrzucone karty Gór wypadają z gry, chyba że wyczerpie się stos.',
    },
    'SI-R-81': {
      title: 'Komu zapisuje się słońca?',
      text: 'Każdemu, kto brał udział: najlepszy rezultat w każdym Etapie, osobno dla gry solo, dla grup dwuosobowych i dla grup trzyosobowych. Słońce w którejkolwiek z tych kategorii odblokowuje następny Etap. Grupa może rozegrać to, co odblokowała choćby jedna należąca do niej osoba.',
    },
    'SI-R-68': {
      title: 'A jeśli zasada specjalna jest sprzeczna z innymi zasadami?',
      text: 'Pierwszeństwo ma zasada Etapu. Jeśli nie zostawia ona miejsca dla karty, tę kartę można zamiast tego odrzucić; tylko wtedy wolno położyć mniej niż 2 karty.',
    },
    'SI-R-72': {
      title: 'Kiedy dokładnie wolno mi położyć w Etapie mniej kart?',
      text: 'Dopóki choć jedna karta z twojej ręki ma dozwolone miejsce, musisz kartę położyć. Dopiero gdy nie ma go żadna, możesz zgłosić gotowość z mniejszą liczbą położonych kart; resztę się odrzuca. Jedna karta bez miejsca to nie powód, by przestać, jeśli pasuje inna.\nW grupie trzyosobowej każdego towarzysza ocenia się według jego własnej ręki, a stół sprawdza to jeszcze raz, gdy gotowość zgłasza ostatnia osoba.\nMoże się to zdarzyć tylko w Etapach, które ograniczają liczbę lub długość rzędów: gdy jest już największa dozwolona liczba rzędów, a żaden nie ma koloru twojej karty; albo gdy najwyższy i najniższy rząd mają jej kolor (a jeśli nowe rzędy wolno zaczynać tylko w górę: sam najwyższy) i wszystkie rzędy tego koloru są pełne.',
    },
    'SI-R-73': {
      title: 'Co oznaczają ograniczenia rzędów?',
      text: 'Limit liczby rzędów: gdy zostanie osiągnięty, nie wolno zaczynać nowego rzędu. Limit długości rzędu: rzędu, który ma już tyle kart, nie wolno przedłużać. Nowe rzędy tylko w górę: już od pierwszego rzędu nie wolno zaczynać nowych na dole.\nRząd, który Etap układa na początku, liczy się jako rząd.',
    },
    'SI-R-74': {
      title: 'Co to jest rząd początkowy Etapu?',
      text: 'Po potasowaniu stosu kart Gór, a przed rozdaniem czegokolwiek, losuje się kolor. Tyle wierzchnich kart tego koloru, ile podaje Etap, opuszcza stos i tworzy pierwszy rząd, od lewej do prawej. Nie wolno ich przesuwać, punktują jak wszystkie inne i dochodzą do zwykłych 16 kart (w grupie trzyosobowej 18).',
    },
    'SI-R-75': {
      title: 'Co to jest większa lub mniejsza ręka?',
      text: 'Solo i w grupie dwuosobowej masz 4 karty Gór, w grupie trzyosobowej każdy towarzysz ma 3: Etap dodaje coś do tej liczby albo od niej odejmuje. Kładziesz tyle co zawsze, a resztę odrzucasz. W pierwszej rundzie gry kooperacyjnej rozdane karty są częścią ręki, więc zmienia się tylko liczba kart dobieranych.\nPrzy ręce o jedną kartę mniejszej masz 3 karty i kładziesz 2, a w grupie trzyosobowej każdy towarzysz ma 2 i kładzie 1. Ręka nigdy nie jest mniejsza niż liczba kart do położenia.',
    },
    'SI-R-76': {
      title: 'A jeśli Etap zmienia dobieranie kart Dziennika?',
      text: 'Bez względu na to, ile kart dobierasz, zatrzymujesz jedną, a pozostałe odrzucasz. W rundzie bez kart Dziennika nie dobiera się żadnej, cokolwiek innego mówi Etap; nie nadrabia się tego później. W grze kooperacyjnej osoba z kartą Roli nie ma wtedy nic do zrobienia i liczy się jako gotowa, a karta Roli wędruje dalej jak zawsze.',
    },
    'SI-R-77': {
      title: 'Co to są karty Dziennika przyznane przez Etap?',
      text: 'Przed potasowaniem stosu kart Dziennika odkłada się na bok po jednej kopii każdej z nich. W grze solo od początku liczą się jako zatrzymane przez ciebie. W grze kooperacyjnej leżą obok karty Celu podróży i punktują dla każdego w grupie.',
    },
    'SI-R-78': {
      title: 'Jak działają zasady specjalne dotyczące punktacji?',
      text: 'Zmieniają wynik każdej osoby, zanim wybierze się najniższy.\nRzeki lub wiatry mogą stracić swój własny punkt. Dowolny symbol może być wart 1 punkt więcej. Symbol, którego dotyczą obie zmiany, jest wart 1 punkt. Karty punktujące, które liczą ten symbol, działają bez zmian.\nGdy punktują obie strony Celu podróży, każda liczy się co najmniej jako 0, a potem obie się dodaje; strona wskazana przez Etap to wtedy tylko ta, która leży na wierzchu.\nKara liczy się co najmniej jako 0 i odejmuje się ją raz. Wynik nigdy nie spada poniżej 0.',
    },
    'SI-R-79': {
      title: 'Co to są karty wylosowane do położenia?',
      text: 'Spośród 2 kart, które grupa kładzie w rundzie, 1 lub 2 wyznacza los. Losuje się je na początku rundy z pełnej ręki, każdą kartę z równą szansą. Wylosowaną kartę trzeba położyć, w dowolnym dozwolonym miejscu i w dowolnej kolejności.\nW kooperacji, w grupie trzyosobowej: gdy losuje się 1 kartę, pochodzi ona z ręki towarzysza, który jako następny będzie mieć kartę Roli, a drugi towarzysz wybiera swobodnie; gdy losuje się 2 karty, po jednej pochodzi z ręki każdego z towarzyszy.\nWylosowaną kartę, która nie ma dozwolonego miejsca, zastępuje karta wybrana przez ciebie.',
    },
    'SI-R-85': {
      title: 'Wylosowana karta została zastąpiona, a potem jednak dałoby się ją położyć: czy muszę to zrobić?',
      text: 'Nie. Liczy się to, jak wygląda Krajobraz w chwili, gdy zamiast niej kładziesz inną kartę, bez względu na to, co później zostanie położone lub zabrane z powrotem. Wylosowana karta znów obowiązuje dopiero wtedy, gdy ta inna karta zostanie zabrana z powrotem.\nPonowne sprawdzenie, gdy wszyscy są gotowi, dotyczy tylko kart, które jeszcze trzeba położyć.',
    },
    'SI-R-87': {
      title: 'Czy kartą z własnego wyboru mogę odebrać wylosowanej karcie jej jedyne miejsce?',
      text: 'Tak. Kolejność i miejsca są dowolne, a każdą kartę sprawdza się osobno; wylosowana karta zostaje wtedy zastąpiona. Jest to możliwe tylko w Etapach, które ograniczają liczbę lub długość rzędów.',
    },
    'SI-R-80': {
      title: 'A jeśli Etap ma inną liczbę rund?',
      text: 'Solo i w grupie dwuosobowej gra się tyle rund; liczba ta jest parzysta, jeśli Etap może rozegrać grupa dwuosobowa. Grupa trzyosobowa zaokrągla tę liczbę w górę do wielokrotności 3. Dzięki temu każdy ma kartę Roli równie często, tak samo jak wtedy, gdy z 8 rund robi się 9.',
    },
    'SI-DATA-02': {
      title: 'Jest 96 kart Gór.',
      text: 'Każde z 24 połączeń koloru i symbolu występuje 4 razy. Najwięcej kart, 74, dobiera się w grze 7 graczy. 72 karty nie wystarczyłyby na nią bez ponownego tasowania; 84 to najmniejsza wielokrotność 12, która wystarcza.',
    },
    'SI-DATA-03': {
      title: 'Szczyty to tylko rysunki.',
      text: 'Każda karta Gór może mieć własny zarys. W zasadach nie ma on znaczenia.',
    },
    'SI-DATA-04': {
      title: 'Cztery kolory, każdy ze wzorem.',
      text: 'Ochra, karmazyn, turkus i fiolet. Każdy ma też własny wzór, aby mogły je rozróżnić osoby z zaburzeniami widzenia barw.',
    },
    'SI-DATA-05': {
      title: 'Karty Dziennika są podstawowe albo zaawansowane.',
      text: 'Każda karta jest jedną albo drugą. W pierwszych partiach używa się tylko podstawowych.',
    },
    'SI-DATA-06': {
      title: 'Są 72 karty Dziennika.',
      text: '24 karty podstawowe, każda w 2 kopiach, i 24 karty zaawansowane, każda w 1. Samych kart podstawowych musi być co najmniej 36, bo 8 graczy (w rywalizacji 4) ma zatrzymanych 28 kart i w ostatniej rundzie dobiera jeszcze 8. Przy 64 kartach niczego nie trzeba tasować ponownie.',
    },
    'SI-DATA-07': {
      title: 'Jest 8 kart Celów podróży.',
      text: 'Potrzeba co najmniej 4, dla 4 grup albo 4 graczy w rywalizacji. Każda ma dwie strony, z których A jest prostsza, i jeden z kolorów kart Ról. W każdym kolorze są 2 karty; te, które rozdaje się w jednej grze, mają różne kolory.',
    },
    'SI-DATA-08': {
      title: 'W każdym kolorze jest jedna karta Roli.',
      text: 'Musi ich być co najmniej 4, każda ze stroną Duo i stroną Trio. Przy tym stole karta Roli to znacznik, który pokazuje, kto bierze karty Dziennika, i przypomina liczby kart.',
    },
    'SI-DATA-09': {
      title: 'Jest 8 Etapów, a w każdym 3 słońca.',
      text: 'Etapy mają swoją kolejność. Każdy ma numer, tytuł, kartę Celu podróży i jej stronę, zasady specjalne oraz wyniki do przekroczenia dla każdego słońca, solo i w grupie.',
    },
    'SI-R-82': {
      title: 'Czy karta liczy samą siebie?',
      text: 'Nie. Gdy zasada punktacji, wychodząc od jednej karty, pyta o karty z jej rzędu lub kolumny, chodzi o pozostałe karty.',
    },
    'SI-R-83': {
      title: 'Co znaczy „nie” na karcie, która mówi o rzędach lub kolumnach?',
      text: 'Po prostu przeciwieństwo: chodzi o każdy rząd lub każdą kolumnę, gdzie warunek nie jest spełniony. Rząd z jednej karty nie ma tego samego symbolu na obu końcach.',
    },
    'SI-R-93': {
      title: 'Co się dzieje, gdy mój czas minie?',
      text: 'Robione jest za ciebie tylko to, czego brakuje. Przy wyborze stron liczy się życzenie osoby siedzącej w grupie najbardziej na lewo. W rundzie twoja część zostaje dokończona w ustalonej kolejności; to, co już zaplanowane, zostaje. W grze przez link zamiast tego gra za ciebie zastępca, dopóki nie wrócisz.',
    },
    'SI-R-86': {
      title: 'Co robi za mnie stół, gdy skończy się czas?',
      text: 'Dokańcza twoją część rundy, wybierając zawsze pierwszą dozwoloną możliwość: najpierw zatrzymuje dobraną kartę Dziennika o najniższym numerze, potem kładzie karty Gór (najniższy numer karty, potem najniższy poziom, potem kolumna najbardziej na lewo), potem odrzuca, a na koniec zgłasza gotowość.',
    },
    'SI-R-88': {
      title: 'A jeśli liczba wykracza poza punkty wydrukowane na karcie?',
      text: 'Karta z rosnącymi punktami ma wartość dla zera, jednej, dwóch i tak dalej liczonych rzeczy. Powyżej ostatniej wartości liczy się ostatnia; gdyby liczba kiedykolwiek spadła poniżej zera, liczy się wartość dla zera.',
    },
  },
  pictures: {
    'SI-COMP-02': 'Cztery karty Gór: ochrowy ssak, karmazynowy dom, turkusowy ptak i fioletowa ruina.',
    'SI-SYM-02': 'Turkusowa karta z rzeką i ochrowa karta z wiatrem, każda z gwiazdką wartą 1 punkt.',
    'SI-PLACE-01': 'Turkusowy rząd z dwóch kart; otwarte są miejsca na jego lewym i prawym końcu.',
    'SI-PLACE-02':
      'Turkusowy rząd z dwóch kart; dla karmazynowej karty otwarte są cztery miejsca: dwa bezpośrednio nad rzędem i dwa bezpośrednio pod nim.',
    'SI-PLACE-03':
      'Ochrowy rząd, a nad nim fioletowa karta; nad fioletową kartą otwarte jest miejsce dla ochrowej karty.',
    'SI-PLACE-04': 'Karmazynowy rząd z dwóch kart; karmazynowa karta bezpośrednio nad nim jest przekreślona.',
    'SI-PLACE-05':
      'Fioletowy rząd z dwóch kart; fioletowa karta oddalona o jedno wolne miejsce od jego prawego końca jest przekreślona.',
    'SI-PLACE-06': 'Ochrowy rząd bezpośrednio nad turkusowym; krzyżyk zaznacza szew między nimi.',
    'SI-PLACE-07': 'Turkusowy rząd z dwóch kart; ochrowa karta na jego prawym końcu jest przekreślona.',
    'SI-GEO-01': 'Puste niebo z jednym otwartym miejscem.',
    'SI-GEO-06':
      'Krajobraz z czterech rzędów, od góry: 2 karty turkusowe, 5 ochrowych, 2 fioletowe i 3 turkusowe. Dla fioletowej karty otwarte są oba końce fioletowego rzędu, 2 miejsca nad najwyższym rzędem i 3 pod najniższym.',
    'SI-LEX-01': 'Liczą się trzy karty leżące obok siebie; karty nad nimi i pod nimi się nie liczą.',
    'SI-LEX-02': 'Liczą się karta i karta leżąca dwa miejsca nad nią, chociaż miejsce między nimi jest wolne.',
    'SI-LEX-03':
      'Liczą się cztery karty: z lewej, z prawej, nad środkową kartą i pod nią; cztery karty przy jej rogach się nie liczą.',
    'SI-LEX-04': 'Karta leżąca dwa miejsca nad inną, z wolnym miejscem między nimi, się nie liczy.',
    'SI-LEX-05': 'Liczy się wszystkich osiem kart wokół środkowej karty.',
    'SI-LEX-06': 'Liczą się karty z lewej i z prawej strony środkowej karty; żadna inna się nie liczy.',
    'SI-LEX-07': 'Dwie karty w przeciwległych rogach tworzą parę.',
    'SI-LEX-09': 'Trzy karty, które się nie stykają, tworzą trójkę.',
    'SI-R-01':
      'Karmazynowy rząd z dwóch kart; turkusowa karta na tym samym poziomie, oddalona o jedno wolne miejsce, jest przekreślona.',
    'SI-R-05': 'Ochrowy rząd z dwóch kart; fioletowa karta, która stykałaby się z nim tylko rogiem, jest przekreślona.',
    'SI-R-06':
      'Krajobraz z czterech rzędów, w którym turkusowy rząd wystaje: pod jego pierwszą kartą z lewej jest wolne miejsce, a niżej znów karta.',
    'SI-R-07': 'Karmazynowa karta nad turkusowym rzędem, a ten nad karmazynowym rzędem.',
    'SI-R-11':
      'Ochrowy rząd; nad nim nowy fioletowy rząd: dwie karty z kropkowanymi grzbietami, a druga z nich wystaje.',
  },
  tables: {
    modes: {
      caption: 'Cztery tryby w skrócie',
      head: ['Drużynowy', 'Solo', 'Kooperacja', 'Rywalizacja'],
      rows: [
        ['Gracze', '4–8', '1', '2–3', '2–4'],
        ['Krajobrazy', 'jeden na grupę', 'jeden', 'jeden', 'jeden na gracza'],
        ['Rundy', '8 (trio: 9)', '8', '8 (trio: 9)', '8'],
        ['Karta Roli', 'tak', 'nie', 'tak', 'nie'],
        ['Karta Etapu', 'nie', 'tak', 'tak', 'nie'],
        ['Karty Dziennika na koniec', 'po 4 (trio: po 3)', '8', 'po 4 (trio: po 3)', 'po 8'],
        ['Karty Gór na koniec', '16 (trio: 18)', '16', '16 (trio: 18)', 'po 16'],
        [
          'Niepołożone karty Gór',
          '2 przekazane (trio odrzuca jeszcze 2)',
          '2 odrzucone',
          'wszystkie odrzucone',
          '2 przekazane',
        ],
        [
          'Rezultat',
          'zwycięstwo indywidualne i drużynowe',
          'słońca',
          'słońca za najniższy wynik',
          'zwycięstwo indywidualne',
        ],
      ],
    },
    flow: {
      caption: 'Karty Gór w jednej rundzie, na każdego gracza, który je kładzie',
      head: ['Na ręce', 'Położone', 'Odrzucone', 'Przekazane'],
      rows: [
        ['Drużynowy, grupa dwuosobowa', '2 otrzymane + 2 dobrane', '2', '0', '2'],
        ['Drużynowy, grupa trzyosobowa', '1 otrzymana + 2 dobrane', '1', '1', '1'],
        ['Solo', '4 dobrane', '2', '2', '0'],
        ['Kooperacja, dwoje graczy', '4 dobrane', '2', '2', '0'],
        ['Kooperacja, troje graczy', '3 dobrane', '1', '2', '0'],
        ['Rywalizacja', '2 otrzymane + 2 dobrane', '2', '0', '2'],
      ],
    },
    example: {
      caption: 'Wyniki z przykładu',
      head: ['Ada', 'Bruno', 'Celia', 'David', 'Ewa'],
      rows: [
        ['Cel podróży', '7', '7', '8', '8', '8'],
        ['Rzeki i wiatry', '5', '5', '7', '7', '7'],
        ['Karty Dziennika', '8 + 10 + 13 + 12', '12 + 16 + 5 + 6', '10 + 20 + 9', '14 + 15 + 18', '12 + 6 + 14'],
        ['Wynik', '55', '51', '54', '62', '47'],
        ['Premia', '–', '–', '+10', '–', '+10'],
        ['Do porównania', '55', '51', '64', '62', '57'],
      ],
    },
  },
  ui: {
    glance: 'W skrócie',
    symbolsTitle: 'Sześć symboli',
    coloursTitle: 'Cztery kolory',
    wordsTitle: 'Słowa',
    symbols: { mammal: 'Ssak', bird: 'Ptak', house: 'Dom', ruin: 'Ruina', river: 'Rzeka', wind: 'Wiatr' },
    pointEach: '1 punkt za kartę',
    colours: { ochre: 'Ochra', crimson: 'Karmazyn', teal: 'Turkus', violet: 'Fiolet' },
    words: {
      adjacent: { name: 'sąsiaduje', note: 'styka się, ale nie rogiem' },
      around: { name: 'wokół', note: '8 miejsc otaczających kartę' },
      sides: { name: 'po obu stronach', note: 'z lewej i z prawej zarazem' },
    },
  },
};

import type { SierraWestRulesText } from './text.ts';

export const pl: SierraWestRulesText = {
  parts: {
    rules: 'Zasady',
    modes: 'Cztery tryby',
    hastings: 'Solo przeciw Hastingsowi',
    answers: 'Pytania i odpowiedzi',
    names: 'Dla ciekawych',
  },
  sections: {
    minute: {
      title: 'Gra w minutę',
      intro:
        'Prowadzisz na Zachód dwóch pionierów, zwiadowcę i wóz. W każdej turze wykładasz obok siebie trzy karty: razem tworzą zieloną i brązową ścieżkę. Pionierzy idą nimi od lewej do prawej, symbol po symbolu, i zdobywają zasoby, buty, chaty i wiele innych rzeczy.\nButy prowadzą zwiadowcę na wzgórze, gdzie szpadel zdobywa lepsze karty, a wóz po szlaku, który mnoży twoje punkty. Na końcu ścieżki pionier może wykonać akcję szczytową, najczęściej rozwój gospodarstwa.\nGdy pod szlakiem leży szósta karta specjalna, kończy się rundę i każdy rozgrywa ostatnią turę. Liczą się gospodarstwa pomnożone przez wóz, karty wzgórza, złoto i buty; niezłapane zwierzęta i niezbudowane chaty odejmują punkty.',
    },
    setup: {
      title: 'Przygotowanie gry',
      intro: 'Stół przed pierwszą turą. Co dodaje każdy tryb, opisano przy trybach.',
    },
    turn: {
      title: 'Tura',
      intro: 'Zaplanuj trzy karty, wykonaj akcje figurkami, spasuj. Potem to samo robi następna osoba.',
    },
    planning: {
      title: 'Planowanie',
      intro: 'Trzy karty w rzędzie: od ich kolejności zależy, na jakie symbole trafią pionierzy.',
    },
    pioneers: {
      title: 'Pionierzy i ścieżki',
      intro:
        'Każdy z dwóch pionierów ma swoją ścieżkę. Z tego, co na niej spotka, możesz skorzystać; prawie wszystko można też pominąć.',
    },
    icons: {
      title: 'Symbole na ścieżkach',
      intro: 'Symbole wspólne dla wszystkich trybów. Te z jednego trybu opisano w jego rozdziale.',
    },
    summits: {
      title: 'Akcje szczytowe',
      intro: 'U góry każdej karty jest tabliczka: akcja dla tego, kto tam dotrze.',
    },
    boots: { title: 'Buty', intro: 'Buty służą do chodzenia: po wzgórzu i po szlaku.' },
    mountain: {
      title: 'Zwiadowca i wzgórze',
      intro: 'Dwadzieścia kart w pięciu rzędach. Wejdź na odkrytą kartę i przynieś szpadel.',
    },
    wagon: {
      title: 'Wóz i szlak',
      intro: 'Im dalej dojedzie wóz, tym więcej kart specjalnych ci służy i tym więcej warte są gospodarstwa.',
    },
    market: { title: 'Budowa chat', intro: 'Na rynku są cztery chaty. Szpadel pozwala zbudować jedną z nich.' },
    cabins: {
      title: 'Chaty',
      intro:
        'Pionier, który siedzi w chacie, pomaga drugiemu w drodze. Trzy miejsca są na zielone chaty, jedno na brązową, a szarą chatę ma każdy.',
    },
    mule: { title: 'Muł', intro: 'Jest tylko jeden i każdy chce go mieć: to trzeci pracownik.' },
    homestead: {
      title: 'Tory rozwoju gospodarstwa',
      intro: 'Trzy tory, od 0 do 5. Każdy krok daje od razu nagrodę, a na koniec punkty.',
    },
    animals: {
      title: 'Zwierzęta i handel futrami',
      intro: 'Złapane zwierzęta przynoszą zysk za każdym razem, gdy pionier idzie handlować futrami.',
    },
    reactions: {
      title: 'Łowy i zaopatrzenie',
      intro: 'Dwie rzeczy, które możesz zrobić w cudzej turze, każdą z niezajętym pionierem.',
    },
    damage: {
      title: 'Konsekwencje',
      intro: 'Pominięte zagrożenie i nieudany pościg coś kosztują.',
    },
    end: { title: 'Koniec i punktacja', intro: 'Kiedy kończy się gra, co się liczy i kto wygrywa.' },
    variant: { title: 'Wariant: cztery karty', intro: 'Dla tych, którzy dobrze znają grę.' },
    example: {
      title: 'Cała tura',
      intro:
        'Przykład z trybu Jabłkowe wzgórze. Masz chatę probierza (2 buty zamieniają się w 1 złoto), chatę górala (buty liczą się podwójnie) i dom zebrań (działają wszystkie zielone chaty). Twój królik, bóbr i lis są odkryte; nie masz żadnych zasobów. Karty jabłoni na twoim szlaku pokazują 3 zielone i 4 czerwone jabłka, zapasy są puste, a muła ma ktoś inny.\nZielona ścieżka: mięso, 2 buty, symbol, który pominiesz, 1 but, złoto. Brązowa ścieżka: 1 but, zbiór jabłek (kosztuje 1), handel futrami, niedźwiedź (kosztuje 2). Akcje szczytowe: mięso, drewno i kamień za dowolny tor gospodarstwa; 3 czerwone jabłka za czerwony tor sadu; 2 kamienie i 1 drewno za tor kamienia.',
    },
    'apple-hill': {
      title: 'Jabłkowe wzgórze',
      intro:
        'Wszyscy napełniają te same zapasy jabłek i wszyscy mogą z nich brać: co wyhodujesz, może sprzedać sąsiad. Najlepszy tryb na pierwszą grę.',
    },
    'boats-and-banjos': {
      title: 'Bandżo i ryby',
      intro: 'Kanoe płynie rzeką na coraz lepsze łowiska, a wóz jedzie tam, gdzie w nurcie jest więcej złota.',
    },
    'gold-rush': {
      title: 'Gorączka złota',
      intro:
        'Kopalnie na twoim szlaku dają złoto, ale część okazuje się kamieniem. W wagoniku złoto jest warte więcej.',
    },
    'outlaws-and-outposts': {
      title: 'Bandyci i strzelaniny',
      intro: 'Bandyci zajęli pięć posterunków na wzgórzu. Zbieraj naboje i celuj dobrze: nieudany pościg boli.',
    },
    hastings: {
      title: 'Tura Hastingsa',
      intro:
        'W grze solo mierzysz się z Hastingsem, który nie potrzebuje ani kart na ręce, ani zasobów. Dwie karty planu obok siebie mówią, co robi. Możesz wybrać każdy z czterech trybów.',
    },
    'hastings-actions': { title: 'Akcje Hastingsa', intro: 'Dziewięć akcji z kart planu, po kolei.' },
    'hastings-end': { title: 'Koniec gry z Hastingsem' },
    'hastings-harder': {
      title: 'Trudniejszy Hastings',
      intro: 'Wybierz przy przygotowaniu gry jedną z tych opcji albo kilka naraz.',
    },
    'on-turn': {
      title: 'O turach i akcjach',
      intro: 'Gdzie drukowane zasady milczą albo wydania się różnią, przy tym stole obowiązują te odpowiedzi.',
    },
    'on-boots': { title: 'O butach i kartach' },
    'on-cabins': { title: 'O chatach' },
    'on-modes': { title: 'O trybach' },
    'on-end': { title: 'O końcu gry' },
    'on-hastings': { title: 'O Hastingsie' },
    names: {
      title: 'Nazwy w trzech językach',
      intro: 'Wydania gry nie zawsze tłumaczą się nawzajem. Oto co jak się nazywa.',
    },
  },
  rules: {
    'SW-GEN-01': {
      title: 'Gra jest dla 1 do 4 osób.',
      text: 'Kto gra solo, gra przeciw Hastingsowi, którym kierują karty.',
    },
    'SW-GEN-02': {
      title: 'Wybierz jeden z czterech trybów.',
      text: 'Jabłkowe wzgórze, Bandżo i ryby, Gorączka złota albo Bandyci i strzelaniny. Każdy ma własne karty wzgórza, karty specjalne, kartę początkową i zwierzę; elementy trzech pozostałych zostają w pudełku. Na pierwszą grę najlepsze jest Jabłkowe wzgórze.',
    },
    'SW-GEN-03': {
      title: 'Prawie wszystko jest jawne.',
      text: 'Każdy może oglądać pule, kafelki, tory, plansze i karty odrzucone, liczyć karty w taliach i na rękach, a także sprawdzić, gdzie na wzgórzu leżą karty specjalne, bo mają inne rewersy.',
    },
    'SW-GEN-04': {
      title: 'Tajnych jest tylko kilka rzeczy.',
      text: 'Karty na ręce, zanim zostaną wyłożone, kolejność kart w taliach i chat w stosie, przyszłe karty planu oraz zakryte karty wzgórza.',
    },
    'SW-GEN-05': {
      title: 'Niektórych elementów może zabraknąć.',
      text: 'Mięsa, drewna, kamieni, złota i żetonów par butów nigdy nie brakuje. Ryb, wagoników, bandytów i chat może zabraknąć, a muł, lampa, dynamit i karta szeryfa są tylko po jednej sztuce.',
    },
    'SW-SETUP-01': {
      title: 'Znaczniki gospodarstw zaczynają na polu 0.',
      text: 'Każdy ma po jednym na torze mięsa, drewna i kamienia.',
    },
    'SW-SETUP-02': {
      title: 'Wszyscy mają te same dziewięć kart.',
      text: 'Twoje 8 wspólnych kart początkowych, oznaczonych kapeluszem, tasuje się w zakrytą talię. Pod spód trafia karta początkowa trybu: pojawi się w twojej trzeciej ręce.',
    },
    'SW-SETUP-03': {
      title: 'Figurki zajmują swoje miejsca.',
      text: 'Zwiadowca stoi na podstawie wzgórza, wóz na początku szlaku, a obaj pionierzy czekają w obozie.',
    },
    'SW-SETUP-04': {
      title: 'Przed tobą leży pięć zakrytych kafelków zwierząt.',
      text: 'Bóbr, królik, lis i niedźwiedź oraz zwierzę trybu: jeleń (Jabłkowe wzgórze), szop (Bandżo i ryby), świstak (Gorączka złota) albo borsuk (Bandyci i strzelaniny).',
    },
    'SW-SETUP-05': {
      title: 'Jedna karta specjalna otwiera rząd pod szlakiem.',
      text: 'W Gorączce złota oraz w Bandytach i strzelaninach to karta z ogniskiem; w dwóch pozostałych trybach losuje się jedną z sześciu. Leży odkryta na miejscu 1.',
    },
    'SW-SETUP-06': {
      title: 'Wzgórze układa się z dwóch potasowanych stosów.',
      text: 'W jednym jest 15 kart wzgórza danego trybu, w drugim pięć pozostałych kart specjalnych, chyba że tryb ustala ich kolejność.',
    },
    'SW-SETUP-07': {
      title: 'Wzgórze ma 20 kart w pięciu rzędach.',
      text: 'Od podstawy w górę rzędy mają 6, 5, 4, 3 i 2 karty. Każda karta leży na dwóch kartach poniżej.',
    },
    'SW-SETUP-08': {
      title: 'Karty specjalne mają na wzgórzu stałe miejsca.',
      text: 'W trybach Jabłkowe wzgórze, Bandżo i ryby oraz Gorączka złota jest jeden układ dla 1 i 2 osób, a drugi dla 3 i 4. Pozostałe miejsca zajmują zwykłe karty.',
    },
    'SW-SETUP-09': {
      title: 'Dwie najwyższe karty są odkryte.',
      text: 'Pozostałe 18 leży zakrytych. Inaczej jest w Bandytach i strzelaninach.',
    },
    'SW-SETUP-10': {
      title: 'Na rynku są cztery chaty.',
      text: 'Tasuje się 24 kafelki chat i odkrywa pierwsze cztery.',
    },
    'SW-SETUP-11': {
      title: 'Muł nie należy jeszcze do nikogo.',
      text: 'Czeka w ogólnej puli, aż ktoś go zawoła.',
    },
    'SW-SETUP-12': {
      title: 'Pierwszego gracza wskazuje los.',
      text: 'Nie zmienia się to przez całą grę, bo od tego zależy, kiedy runda jest pełna.',
    },
    'SW-SETUP-13': {
      title: 'Każdy dobiera 3 karty.',
      text: 'W wariancie dla wprawnych graczy: 4.',
    },
    'SW-SETUP-14': {
      title: 'Zaczynasz z niczym.',
      text: 'Bez zasobów, złota, żetonów, naboi, ryb, wagoników i chat; kto gra później, nie dostaje nic w zamian.',
    },
    'SW-TURN-01': {
      title: 'Tura ma trzy kroki: planowanie, akcje pionierów, pasowanie.',
      text: 'Wykładasz trzy karty, wykonujesz akcje figurkami i pasujesz. Gra toczy się zgodnie z ruchem wskazówek zegara.',
    },
    'SW-TURN-02': {
      title: 'Działa tylko ten, czyja jest tura.',
      text: 'Są dwa wyjątki, dzięki którym inni mogą zareagować: łowy i zaopatrzenie.',
    },
    'SW-PASS-01': {
      title: 'Pasujesz, kiedy chcesz.',
      text: 'Możesz zakończyć turę w dowolnej chwili kroku akcji pionierów, gdy wszyscy, którzy mogli zareagować, już odpowiedzieli.',
    },
    'SW-PASS-02': {
      title: 'Twoje figurki wracają do obozu.',
      text: 'Obaj pionierzy wracają, gdziekolwiek są, także z pól zaopatrzenia i łowów; muł też, jeśli go masz. W cudzych turach zostają na miejscu.',
    },
    'SW-PASS-03': {
      title: 'Odrzuć trzy karty i dobierz nowe.',
      text: 'Trzy zagrane karty trafiają odkryte na stos kart odrzuconych. Potem dobierasz 3 karty, a w wariancie 4.',
    },
    'SW-PASS-04': {
      title: 'Pustą talię tasuje się na nowo.',
      text: 'Jeśli talia skończy się podczas dobierania, potasuj karty odrzucone w nową talię i dobieraj dalej.',
    },
    'SW-PASS-05': {
      title: 'Pasowanie nie zmienia rynku.',
      text: 'Rynek uzupełnia się od razu, gdy ktoś zbuduje chatę.',
    },
    'SW-PLAN-01': {
      title: 'Wyłóż trzy karty: lewą, środkową i prawą.',
      text: 'Kolejność wybierasz dowolnie. Wszystkie trzy miejsca muszą być zajęte.',
    },
    'SW-PLAN-02': {
      title: 'Z piętnastu symboli widać dziewięć.',
      text: 'Lewa i prawa karta pokazują pierwszą i ostatnią kolumnę. Środkowa leży pod obiema i pokazuje tylko symbol ze środka. Reszta jest zasłonięta. Górne symbole tworzą zieloną ścieżkę, dolne brązową.',
    },
    'SW-PLAN-03': {
      title: 'Dostępne są wszystkie trzy akcje szczytowe.',
      text: 'Tabliczka środkowej karty nie jest zasłonięta.',
    },
    'SW-PLAN-04': {
      title: 'Widać dwa zwierzęta.',
      text: 'Inni mogą złapać zwierzęta z twojej lewej i prawej karty. To ze środkowej jest zasłonięte. Muł nie jest zwierzęciem do złapania.',
    },
    'SW-PLAN-05': {
      title: 'Możesz planować z wyprzedzeniem.',
      text: 'Układaj karty, gdy grają inni: nikt tego nie widzi, a plan możesz zmieniać, dopóki poprzednia osoba nie spasuje i karty nie zostaną wyłożone.',
    },
    'SW-PLAN-06': {
      title: 'Wyłożone karty zostają na miejscu.',
      text: 'Od tej chwili ich kolejność się nie zmienia, aż spasujesz.',
    },
    'SW-GEO-07': {
      title: 'Zielona ścieżka ma pięć pól.',
      text: 'Od lewej do prawej: dwa górne symbole lewej karty, środkowy symbol środkowej karty i dwa górne symbole prawej karty.',
    },
    'SW-GEO-08': {
      title: 'Brązowa ścieżka ma cztery pola, w tym dwa płatne.',
      text: 'Dwa dolne symbole lewej karty, z których drugi kosztuje 1 zasób podstawowy, i dwa dolne symbole prawej karty, z których drugi kosztuje 2.',
    },
    'SW-PIO-01': {
      title: 'Trzy rodzaje ruchów, w dowolnej kolejności.',
      text: 'Wyślij pioniera do chaty, przesuń go po ścieżce albo umieść figurkę na akcji szczytowej. Figurki możesz przeplatać, jak chcesz. Na początek: najpierw chaty, potem ścieżki, potem akcje szczytowe.',
    },
    'SW-PIO-02': {
      title: 'Nikt nie musi się ruszać.',
      text: 'Możesz zostawić pioniera na miejscu i spasować w dowolnej chwili.',
    },
    'SW-PIO-03': {
      title: 'Między akcjami wymieniaj i wydawaj żetony.',
      text: 'Wymiany w szarej chacie, na targu rybnym i za pomocą dynamitu są swobodne, a żetony par butów możesz wydawać do woli, nawet gdy pionier stoi na nieużytym jeszcze symbolu. Ale nie w środku akcji.',
    },
    'SW-PATH-01': {
      title: 'Pionier zaczyna przed pierwszym polem.',
      text: 'Z obozu, z chaty albo z pola zaopatrzenia lub łowów idzie na początek swojej ścieżki. Początek przed pierwszym polem i koniec za ostatnim to miejsca bez symbolu.',
    },
    'SW-PATH-02': {
      title: 'Każdy pionier ma swoją ścieżkę.',
      text: 'Pionier w kapeluszu idzie górną, pionier bez kapelusza dolną, zawsze o jedno pole w prawo.',
    },
    'SW-PATH-03': {
      title: 'Bez cofania i bez zmiany ścieżki.',
      text: 'Pionier nigdy nie idzie w lewo i nie schodzi ze swojej ścieżki. Wyjątkiem są tylko dwie chaty.',
    },
    'SW-PATH-04': {
      title: 'Symbolu używasz raz podczas postoju.',
      text: 'W dowolnej chwili, dopóki pionier na nim stoi, także po ruchu drugiego pioniera.',
    },
    'SW-PATH-05': {
      title: 'Pomiń, czego nie chcesz.',
      text: 'Symbol bez czerwonej obwódki można po prostu minąć.',
    },
    'SW-PATH-06': {
      title: 'Czerwona obwódka to zagrożenie.',
      text: 'Zanim pionier opuści takie pole, użyj symbolu albo raz ponieś konsekwencje.',
    },
    'SW-PATH-07': {
      title: 'Postój nic nie kosztuje.',
      text: 'Pionier może zostać do końca tury na polu z zagrożeniem albo tuż przed nim. Nic się wtedy nie dzieje.',
    },
    'SW-PATH-08': {
      title: 'Dwa pola brązowej ścieżki są płatne.',
      text: 'Lewe kosztuje 1 zasób podstawowy, prawe 2, dowolne. Zielona ścieżka jest darmowa.',
    },
    'SW-PATH-09': {
      title: 'Najpierw zapłać, potem użyj symbolu.',
      text: 'Jedna opłata pozwala raz użyć symbolu z płatnego pola.',
    },
    'SW-PATH-10': {
      title: 'Płaci się za użycie, nie za przejście.',
      text: 'Symbol na płatnym polu można pominąć za darmo, chyba że to zagrożenie. Z zagrożeniem radzisz sobie tylko płacąc; inaczej ponosisz konsekwencje albo zostajesz.',
    },
    'SW-PATH-11': {
      title: 'Pionierzy mogą iść na zmianę.',
      text: 'Przesuń jednego, potem drugiego i znów pierwszego. Jeden może już być na akcji szczytowej, gdy drugi jeszcze idzie.',
    },
    'SW-PATH-12': {
      title: 'Na końcu ścieżki można czekać.',
      text: 'Pionier nie musi tam dojść, a gdy już jest, może zaczekać i przydać się później w tej samej turze.',
    },
    'SW-PATH-13': {
      title: 'Obaj pionierzy mogą stać na jednym polu.',
      text: 'Jeśli dzięki chacie obaj są na brązowej ścieżce, mogą nawet stanąć razem; każdy używa symbolu osobno.',
    },
    'SW-ACT-01': {
      title: 'Zasoby: weź tyle, ile widać.',
      text: 'Mięso, drewno, kamień albo złoto z ogólnej puli, 1 lub 2.',
    },
    'SW-ACT-02': {
      title: 'Szpadel: zdobądź kartę albo zbuduj chatę.',
      text: 'Jedno z dwojga. Szpadla użyjesz tylko wtedy, gdy możesz to zrobić w całości: zwiadowca stoi na odkrytej karcie albo jest chata, na którą masz zasoby i miejsce.',
    },
    'SW-ACT-03': {
      title: 'Muł, handel futrami, buty.',
      text: 'Muł przechodzi do ciebie. Handel futrami daje nagrodę za każde twoje odkryte zwierzę. Buty możesz wydawać, dopóki pionier na nich stoi.',
    },
    'SW-ACT-04': {
      title: 'Spotkanie z niedźwiedziem: zapłać, ponieś konsekwencje albo zostań.',
      text: 'To zagrożenie na płatnym polu. Opłata nic nie daje, ale pionier może iść dalej. Inaczej ponosisz konsekwencje albo nie idziesz dalej.',
    },
    'SW-ACT-05': {
      title: 'Para butów: weź żeton.',
      text: 'Zachowaj go na chwilę, gdy będziesz potrzebować 1 lub 2 butów. Na koniec gry niewydany żeton jest wart 1 punkt.',
    },
    'SW-ACT-06': {
      title: 'Niektóre symbole są zawsze płatne.',
      text: 'Szpadel, spotkanie z niedźwiedziem i gra na bandżo są zawsze w prawym dolnym rogu karty, czyli na płatnym polu.',
    },
    'SW-RES-01': {
      title: 'Mięso, drewno i kamień to zasoby podstawowe.',
      text: 'Złoto, jabłka, ryby i naboje nimi nie są: nigdy nie zastąpią zasobu podstawowego.',
    },
    'SW-RES-02': {
      title: 'Trójkolorowy krążek ze znakiem zapytania to dowolny zasób podstawowy.',
      text: 'Za każdy taki krążek zapłać mięsem, drewnem albo kamieniem. Za nazwany zasób płaci się tylko nim samym.',
    },
    'SW-RES-03': {
      title: 'Wydane zasoby wracają do ogólnej puli.',
      text: 'Zawsze wystarczy ich dla wszystkich.',
    },
    'SW-SUMMIT-01': {
      title: 'Z końca ścieżki pionier może wejść na akcję szczytową.',
      text: 'Na dowolną z twoich trzech kart, jeśli jej akcja jest wolna.',
    },
    'SW-SUMMIT-02': {
      title: 'Muł idzie tam prosto.',
      text: 'Z obozu albo z szarej chaty: nie chodzi żadną ścieżką.',
    },
    'SW-SUMMIT-03': {
      title: 'Jedna figurka na akcji szczytowej.',
      text: 'Zajęta akcja jest zamknięta, aż spasujesz. Do tego czasu figurka tam zostaje.',
    },
    'SW-SUMMIT-04': {
      title: 'Akcję wykonujesz od razu i raz.',
      text: 'Umieść figurkę, zapłać, zastosuj efekt.',
    },
    'SW-SUMMIT-05': {
      title: 'Znak nieskończoności: ile razy możesz.',
      text: 'Powtarzasz akcję od razu, dowolną liczbę razy. Nie można w międzyczasie zrobić czegoś innego i do niej wrócić.',
    },
    'SW-SUMMIT-06': {
      title: 'Tam się działa, a nie odpoczywa.',
      text: 'Figurkę można tam umieścić tylko wtedy, gdy akcję da się wykonać choć raz. Bez żadnych szans można spróbować tylko rewolwerowca.',
    },
    'SW-ACT-07': {
      title: 'Rozwój gospodarstwa: zapłać i awansuj.',
      text: 'Zapłać cenę z tabliczki i przesuń znacznik na pokazanym torze. W trybie Bandżo i ryby ceną mogą być ryby, a w Bandytach i strzelaninach także naboje.',
    },
    'SW-ACT-08': {
      title: 'Przejazd wozem: cena z karty, nie ze szlaku.',
      text: 'Za cenę z tabliczki wóz jedzie o jedno pole dalej. Opłata na szlaku się nie liczy i nie potrzeba butów.',
    },
    'SW-BOOT-01': {
      title: 'Buty działają, dopóki pionier na nich stoi.',
      text: 'Symbol daje 1 lub 2 buty. Niewydane przepadają, gdy pionier odejdzie albo gdy spasujesz.',
    },
    'SW-BOOT-02': {
      title: 'Jeden but, jeden krok.',
      text: 'But przesuwa zwiadowcę na sąsiednią kartę. Buty są też częścią opłaty za każdy przejazd wozem.',
    },
    'SW-BOOT-03': {
      title: 'Buty można łączyć i dzielić.',
      text: 'Buty spod obu pionierów i z żetonów mogą razem opłacić jedną rzecz, a buty z jednego symbolu można wydać na kilka ruchów.',
    },
    'SW-BOOT-04': {
      title: 'Żeton pary butów daje do 2 butów.',
      text: 'Wydaj go w dowolnej chwili swoich akcji pionierów, nawet przed pierwszym ruchem, i od razu użyj butów. Nieużyty drugi but przepada.',
    },
    'SW-BOOT-05': {
      title: 'Dwa buty na ścieżce to nie żeton.',
      text: 'Nie można ich zachować na później.',
    },
    'SW-MTN-01': {
      title: 'But prowadzi na sąsiednią kartę.',
      text: 'Może być odkryta albo zakryta, a nawet specjalna.',
    },
    'SW-MTN-02': {
      title: 'Podstawa styka się z całym najniższym rzędem.',
      text: 'Wejście na wzgórze i zejście na podstawę kosztuje 1 but, jak każdy krok.',
    },
    'SW-MTN-03': {
      title: 'Miejsca wystarczy dla wszystkich.',
      text: 'Na jednej karcie i na podstawie może stać dowolna liczba zwiadowców.',
    },
    'SW-MTN-04': {
      title: 'Tylko tam, gdzie leży karta.',
      text: 'Zwiadowca nie staje tam, gdzie karty już nie ma, nie przeskakuje luki i nie wchodzi na szlak ani na rząd kart specjalnych. Żadna karta nigdy nie jest odcięta od podstawy.',
    },
    'SW-CLAIM-01': {
      title: 'Aby zdobyć kartę, stań na niej i użyj szpadla.',
      text: 'Musi to być odkryta karta wzgórza: kart specjalnych się nie zdobywa.',
    },
    'SW-CLAIM-02': {
      title: 'Wszyscy z tej karty schodzą na podstawę.',
      text: 'Twój zwiadowca też. Za każdego innego wypartego zwiadowcę jego właściciel dostaje 1 żeton pary butów.',
    },
    'SW-CLAIM-03': {
      title: 'Karta trafia na talię albo na karty odrzucone.',
      text: 'Wybierz: zakryta na wierzch talii, by mieć ją w następnej ręce, albo odkryta na karty odrzucone. Na rękę nie trafia.',
    },
    'SW-CLAIM-04': {
      title: 'Co nie jest już przykryte, zostaje odkryte.',
      text: 'Zabranie karty odsłania zero, jedną albo dwie karty niższego rzędu. Odkrywa się je na miejscu.',
    },
    'SW-CLAIM-05': {
      title: 'Odkrycie karty pod zwiadowcą nic nie zmienia.',
      text: 'Zwiadowca na odkrywanej karcie wzgórza po prostu na niej zostaje.',
    },
    'SW-CLAIM-06': {
      title: 'Karta specjalna opuszcza wzgórze.',
      text: 'Gdy tylko nic jej nie przykrywa, trafia odkryta na następne wolne miejsce w rzędzie pod szlakiem. Inaczej jest z posterunkami.',
    },
    'SW-CLAIM-07': {
      title: 'Kto na niej stał, schodzi na podstawę.',
      text: 'Wszyscy poza aktywnym graczem dostają za to 1 żeton pary butów.',
    },
    'SW-CLAIM-08': {
      title: 'Jedna karta może odsłonić następną.',
      text: 'Karta specjalna, która odchodzi, może uwolnić kolejne. Trwa to, aż nic się nie zmienia: najpierw wyższy rząd, potem od lewej do prawej.',
    },
    'SW-GEO-01': {
      title: 'Rzędy liczy się od podstawy.',
      text: 'Rząd 1 na dole ma 6 kart, rząd 5 na górze ma 2; w rzędzie liczy się od lewej.',
    },
    'SW-GEO-02': {
      title: 'Każda karta przykrywa dwie.',
      text: 'Leży na dwóch stykających się z nią kartach niższego rzędu. Kartę z brzegu przykrywa jedna karta, pozostałe dwie.',
    },
    'SW-GEO-03': {
      title: 'Odkryta znaczy: nic na niej nie leży.',
      text: 'Karta wzgórza jest odkryta dokładnie wtedy, gdy nie ma już żadnej z kart, które ją przykrywały.',
    },
    'SW-GEO-04': {
      title: 'Sąsiednie są karty, które się stykają.',
      text: 'Z lewej i z prawej w tym samym rzędzie oraz zachodzące na siebie powyżej i poniżej, o ile jeszcze leżą. Podstawa styka się z każdą kartą najniższego rzędu.',
    },
    'SW-GEO-05': {
      title: 'Skrajna lewa i skrajna prawa: tak, jak to widać z przodu.',
      text: 'Każdy wyższy rząd jest przesunięty o pół karty. Dwie odkryte karty nigdy nie leżą dokładnie jedna nad drugą.',
    },
    'SW-WAGON-01': {
      title: 'Każdy przejazd wozem ma swoją cenę.',
      text: 'Buty, a dalej także zasoby podstawowe: cenę podano między polami. W jednej turze można przejechać kilka pól. Tabela pokazuje nasz szlak; inny zestaw kart może mieć inny.',
    },
    'SW-WAGON-02': {
      title: 'Wóz cofa się tylko wskutek konsekwencji.',
      text: 'Traci wtedy jedno pole.',
    },
    'SW-WAGON-03': {
      title: 'Ostatnie pole jest ostatnie.',
      text: 'Dalej wóz nie pojedzie i nie można za to zapłacić.',
    },
    'SW-WAGON-04': {
      title: 'Karty na twoim szlaku pracują dla ciebie.',
      text: 'To karty specjalne na miejscu pod wozem i na wszystkich miejscach na lewo od niego. Puste miejsca nic nie dają.',
    },
    'SW-WAGON-05': {
      title: 'Na początku szlaku nie masz żadnej karty.',
      text: 'Miejsce 1 zaczyna się na prawo od tego pola.',
    },
    'SW-WAGON-06': {
      title: 'Wóz mnoży gospodarstwa.',
      text: 'Na koniec gry każdy znacznik gospodarstwa daje numer swojego pola razy liczba z pola wozu. Wozy mogą stać na tym samym polu.',
    },
    'SW-GEO-10': {
      title: 'Każde pole sięga pewnej liczby miejsc.',
      text: 'Początek szlaku nie sięga żadnego, ostatnie pole wszystkich sześciu. Niektóre sąsiednie pola sięgają równie daleko.',
    },
    'SW-MARKET-01': {
      title: 'Weź jedną chatę z rynku.',
      text: 'Budujesz ją szpadlem. Oprócz ceny pola ze szpadlem płacisz to, co podano pod miejscem na rynku: na naszej planszy od lewej 2, 1, 1 i 0 zasobów podstawowych.',
    },
    'SW-MARKET-02': {
      title: 'Chata trafia na wolne miejsce w swoim kolorze.',
      text: 'Masz trzy zielone i jedno brązowe. Nie buduje się na innej chacie ani na szarej.',
    },
    'SW-MARKET-03': {
      title: 'Żadnych dwóch takich samych chat.',
      text: 'Nie zbudujesz tego, co już masz. W naszym pudełku są po dwa kafelki każdego z 12 rodzajów.',
    },
    'SW-MARKET-04': {
      title: 'Chata stoi na stałe.',
      text: 'Stracić ją można tylko wskutek konsekwencji.',
    },
    'SW-MARKET-05': {
      title: 'Czerwone miejsce traci chatę.',
      text: 'Jeśli budujesz inną chatę niż skrajna prawa, ta skrajna zostaje odrzucona.',
    },
    'SW-MARKET-06': {
      title: 'Pozostałe przesuwają się w prawo i przychodzą nowe.',
      text: 'Wolne miejsca po lewej wypełniają kafelki ze stosu. Pusty stos odnawia się z odrzuconych chat.',
    },
    'SW-MARKET-07': {
      title: 'Dzieje się to od razu.',
      text: 'Mając w tej samej turze drugi szpadel, widzisz już nowe chaty.',
    },
    'SW-MARKET-08': {
      title: 'Brak kafelków? Miejsca zostają puste.',
      text: 'To rzadkość. Kafelki trzymają się prawej strony.',
    },
    'SW-MARKET-09': {
      title: 'Nowe kafelki przychodzą po jednym.',
      text: 'Każdy zajmuje skrajne prawe wolne miejsce, także przy przygotowaniu gry.',
    },
    'SW-ASSIGN-01': {
      title: 'Do chaty idzie tylko niezajęty pionier z obozu.',
      text: 'Nie ten, który jest na ścieżce, na jej końcu, na akcji szczytowej, w innej chacie albo na polu zaopatrzenia lub łowów.',
    },
    'SW-ASSIGN-02': {
      title: 'Zielone chaty są dla pioniera bez kapelusza.',
      text: 'Stamtąd pomaga pionierowi w kapeluszu.',
    },
    'SW-ASSIGN-03': {
      title: 'Brązowa chata jest dla pioniera w kapeluszu.',
      text: 'Stamtąd pomaga pionierowi bez kapelusza.',
    },
    'SW-ASSIGN-04': {
      title: 'Szara chata jest tylko dla muła.',
      text: 'Każdy ma ją od początku gry.',
    },
    'SW-ASSIGN-05': {
      title: 'Nie ma chaty, nie ma pracy.',
      text: 'Pustego miejsca nie można użyć. Chaty zbudowanej w tej turze można.',
    },
    'SW-ASSIGN-06': {
      title: 'Chata działa, dopóki ktoś w niej jest.',
      text: 'Od przyjścia figurki do jej odejścia. Chaty ze znakiem 1× działają raz na turę, te ze znakiem nieskończoności za każdym razem.',
    },
    'SW-ASSIGN-07': {
      title: 'Z chaty na ścieżkę, nigdy z powrotem.',
      text: 'W tej samej turze pionier może wyjść z chaty na początek swojej ścieżki. Chata przestaje wtedy działać.',
    },
    'SW-CABIN-01': {
      title: 'Chaty patrzą na figurkę, a nie na ścieżkę.',
      text: 'Co chata mówi o pionierze w kapeluszu, obowiązuje, którędykolwiek idzie, także na brązowej ścieżce.',
    },
    'SW-CABIN-02': {
      title: 'Chata musi być wcześniej zajęta.',
      text: 'W chatach od butów i zasobów ktoś musi być już w chwili, gdy pionier w kapeluszu wchodzi na pole.',
    },
    'SW-CABIN-03': {
      title: 'Chaty działają na symbole, nie na zapasy.',
      text: 'Butów z żetonów ani tego, co już masz, nie wymieniają i nie podwajają. Z pomocy chaty nie trzeba korzystać.',
    },
    'SW-CABIN-G1': {
      title: 'Chata probierza (bez limitu): 2 buty zamieniają się w 1 złoto.',
      text: 'Gdy pionier w kapeluszu stoi na 2 butach, możesz zamiast nich wziąć 1 złoto.',
    },
    'SW-CABIN-G2': {
      title: 'Chata szewca (bez limitu): 2 buty zamieniają się w żeton pary butów.',
      text: 'Gdy pionier w kapeluszu stoi na 2 butach, możesz zamiast nich wziąć żeton.',
    },
    'SW-CABIN-G3': {
      title: 'Chata górala (bez limitu): buty liczą się podwójnie.',
      text: 'Pod pionierem w kapeluszu 1 but liczy się za 2, a 2 buty za 4. Każda niewydana para może zamienić się w złoto albo żeton, jeśli działają też tamte chaty.',
    },
    'SW-CABIN-G4': {
      title: 'Chata na zawrotce (1×): jedno pole wstecz.',
      text: 'Wydaj 2 żetony par butów: pionier w kapeluszu cofa się o jedno pole, może znów użyć jego symbolu i idzie dalej, więc następnego symbolu też można użyć drugi raz.',
    },
    'SW-CABIN-G4b': {
      title: 'Chata na zawrotce: tylko na zielonej ścieżce.',
      text: 'Nie działa z początku, z pierwszego pola, z końca, z akcji szczytowej ani z brązowej ścieżki.',
    },
    'SW-CABIN-G5': {
      title: 'Chata na skróty (1×): w dół, na brązową ścieżkę.',
      text: 'Wydaj 1 żeton pary butów: pionier w kapeluszu schodzi ze swojego pola na brązową ścieżkę i idzie nią dalej. Reszta zielonej ścieżki przepada.',
    },
    'SW-CABIN-G5b': {
      title: 'Chata na skróty: prosto w dół.',
      text: 'Pionier trafia na brązowe pole poniżej i może użyć jego symbolu, płacąc, jeśli jest płatne. Ze środkowego pola trafia na trzecie brązowe.',
    },
    'SW-CABIN-G6': {
      title: 'Dom zebrań (bez limitu): działają wszystkie zielone chaty.',
      text: 'Dopóki jest tu pionier bez kapelusza, działają też twoje pozostałe zielone chaty.',
    },
    'SW-CABIN-G6b': {
      title: 'Dom zebrań: chaty 1× teraz albo nigdy.',
      text: 'Z zawrotki i skrótu trzeba skorzystać od razu po przyjściu pioniera, w dowolnej kolejności, albo wcale. Symbol użyty ponownie po zawrotce należy do niej.',
    },
    'SW-CABIN-G7': {
      title: 'Wędzarnia (bez limitu): 1 mięso zamienia się w 2.',
      text: 'Pole dające 1 mięso daje pionierowi w kapeluszu 2. Pole dające 2 mięsa działa bez zmian.',
    },
    'SW-CABIN-G8': {
      title: 'Chata tracza (bez limitu): 1 drewno zamienia się w 2.',
      text: 'Pole dające 1 drewno daje pionierowi w kapeluszu 2. Pole dające 2 drewna działa bez zmian.',
    },
    'SW-CABIN-G9': {
      title: 'Chata kamieniarza (bez limitu): 1 kamień zamienia się w 2.',
      text: 'Pole dające 1 kamień daje pionierowi w kapeluszu 2. Pole dające 2 kamienie działa bez zmian.',
    },
    'SW-CABIN-T1': {
      title: 'Chata mytnika (1×): o 1 zasób mniej.',
      text: 'Jedno płatne pole kosztuje o 1 zasób podstawowy mniej: lewe jest za darmo, prawe kosztuje 1.',
    },
    'SW-CABIN-T2': {
      title: 'Chata łowcy niedźwiedzi (1×): niedźwiedź daje zarobić.',
      text: 'Gdy pionier bez kapelusza spotyka niedźwiedzia, nie płać nic i zdobądź 1 żeton pary butów.',
    },
    'SW-CABIN-T3': {
      title: 'Chata mierniczego (1×): złoto za szpadel.',
      text: 'Gdy pionier bez kapelusza użyje szpadla, zdobądź potem 1 złoto.',
    },
    'SW-CABIN-X': {
      title: 'Szara chata (bez limitu): 1 złoto kupuje zasób podstawowy.',
      text: 'Dopóki jest tu muł, wymieniaj 1 złoto na 1 mięso, drewno albo kamień, ile razy chcesz podczas swoich akcji pionierów.',
    },
    'SW-GEO-09': {
      title: 'Które brązowe pole leży pod którym zielonym.',
      text: 'Pod pierwszym zielonym leży pierwsze brązowe, pod drugim drugie, pod czwartym trzecie, pod piątym czwarte. Pod trzecim nie ma żadnego.',
    },
    'SW-MULE-01': {
      title: 'Muł przychodzi do tego, kto go zawoła.',
      text: 'Z ogólnej puli albo od innej osoby. Jeśli już go masz, nic się nie dzieje: zostaje tam, gdzie stoi.',
    },
    'SW-MULE-02': {
      title: 'Do szarej chaty, na akcję szczytową albo jedno po drugim.',
      text: 'W swojej turze możesz wysłać muła do szarej chaty, a później na akcję szczytową, albo od razu na akcję. Stamtąd już nie wraca.',
    },
    'SW-MULE-03': {
      title: 'Świeżo zdobyty muł pracuje od razu.',
      text: 'Możesz użyć go w tej samej turze.',
    },
    'SW-MULE-04': {
      title: 'Czego muł nie robi.',
      text: 'Nie chodzi na łowy, po zaopatrzenie ani ścieżką i nie pracuje w zielonych i brązowych chatach.',
    },
    'SW-MULE-05': {
      title: 'Zostaje, aż ktoś go zabierze.',
      text: 'Między twoimi turami stoi w twoim obozie, więc zabranie go niczego nie przerywa.',
    },
    'SW-HOME-01': {
      title: 'Przesuń znacznik o jedno pole.',
      text: 'Tabliczka pokazuje, na którym torze. Jeśli pokazuje wszystkie trzy, wybierz mięso, drewno albo kamień.',
    },
    'SW-HOME-02': {
      title: 'Każdy tor ma swoją nagrodę.',
      text: 'Tor mięsa: weź muła. Tor drewna: 1 żeton pary butów. Tor kamienia: 1 złoto.',
    },
    'SW-HOME-03': {
      title: 'Nie ma już miejsca wyżej? Nagroda jest twoja.',
      text: 'Jeśli znacznik nie może się przesunąć, zostaje na miejscu, a ty zdobywasz samą nagrodę.',
    },
    'SW-HOME-04': {
      title: 'Pole 5 jest tylko dla jednej osoby.',
      text: 'Kto dojdzie tam pierwszy, zamyka je; na tym torze wszyscy inni zatrzymują się na 4. Pole jest warte tyle, ile wynosi jego numer.',
    },
    'SW-HOME-05': {
      title: 'Najpierw nagroda, potem zaopatrzenie.',
      text: 'Bierzesz nagrodę, zanim inni mogą zareagować na twój krok.',
    },
    'SW-FUR-01': {
      title: 'Handel futrami: płaci każde odkryte zwierzę.',
      text: 'Weź nagrodę za wszystkie. Kafelki zostają odkryte i zapłacą jeszcze nieraz.',
    },
    'SW-FUR-02': {
      title: 'Co dają wspólne zwierzęta.',
      text: 'W każdym trybie te same cztery.',
    },
    'SW-FUR-03': {
      title: 'Jeleń (Jabłkowe wzgórze): po jednym jabłku każdego koloru.',
      text: 'Wspólne zapasy rosną o 1 zielone i 1 czerwone jabłko. Jeśli handlujesz futrami, nie można tego pominąć.',
    },
    'SW-FUR-04': {
      title: 'Szop (Bandżo i ryby): 1 ryba.',
      text: 'Dowolnego koloru, który jest w puli.',
    },
    'SW-FUR-05': {
      title: 'Świstak (Gorączka złota): dynamit albo lampa.',
      text: 'Weź jedną z tych kart, z puli albo od innej osoby.',
    },
    'SW-FUR-06': {
      title: 'Borsuk (Bandyci i strzelaniny): szeryf albo 2 naboje.',
      text: 'Weź kartę szeryfa, z puli albo od innej osoby, lub zdobądź 2 naboje.',
    },
    'SW-TRAP-01': {
      title: 'Łowy: gdy ktoś inny wyłożył karty.',
      text: 'Pozostałych pyta się, zanim aktywny gracz cokolwiek zrobi.',
    },
    'SW-TRAP-02': {
      title: 'Wyślij pioniera po zwierzę, które widać.',
      text: 'Jeśli na lewej lub prawej karcie jest zwierzę, którego kafelek leży przed tobą zakryty, przesuń niezajętego pioniera z obozu, dowolnego, na swoje wolne pole łowów.',
    },
    'SW-TRAP-03': {
      title: 'Łowy kosztują 1 zasób podstawowy.',
      text: 'Mięso, drewno albo kamień, jak wolisz. Bez tego nic nie złapiesz.',
    },
    'SW-TRAP-04': {
      title: 'Odkryj ten kafelek.',
      text: 'Jeden za każdym razem. Zostaje odkryty do końca gry.',
    },
    'SW-TRAP-05': {
      title: 'To samo zwierzę może złapać kilka osób.',
      text: 'Nie przeszkadzają sobie nawzajem. Na własnych kartach nikt nie poluje.',
    },
    'SW-TRACK-01': {
      title: 'Zaopatrzenie: gdy rośnie cudze gospodarstwo.',
      text: 'Znacznik musi się naprawdę przesunąć na torze mięsa, drewna albo kamienia; sama nagroda się nie liczy. Hastings liczy się jak gracz.',
    },
    'SW-TRACK-02': {
      title: 'Wyślij niezajętego pioniera z obozu.',
      text: 'Może to być dowolny, o ile twoje pole zaopatrzenia jest wolne. Muł nie może.',
    },
    'SW-TRACK-03': {
      title: 'Zdobywasz 1 zasób tego toru.',
      text: 'Mięso, drewno albo kamień, za darmo.',
    },
    'SW-TRACK-04': {
      title: 'Teraz albo wcale.',
      text: 'Okazja mija, zanim aktywny gracz ruszy dalej.',
    },
    'SW-TRACK-05': {
      title: 'Tory sadu nie dają zaopatrzenia.',
      text: 'Kroki na nich nic nie dają innym, także kroki Hastingsa.',
    },
    'SW-TRACK-06': {
      title: 'Zareagować mogą wszyscy.',
      text: 'Każdy, kto to zrobi, zdobywa cały zasób.',
    },
    'SW-OFF-01': {
      title: 'Między twoimi turami: raz łowy i raz zaopatrzenie.',
      text: 'Każde wymaga osobnego pioniera, a na każdym polu jest miejsce dla jednego. Jedno i drugie może się zdarzyć w tej samej cudzej turze.',
    },
    'SW-OFF-02': {
      title: 'Stamtąd tylko na ścieżkę.',
      text: 'W twojej następnej turze taki pionier może iść na początek swojej ścieżki, ale nie do chaty.',
    },
    'SW-OFF-03': {
      title: 'Albo po prostu wraca.',
      text: 'Jeśli go nie ruszysz, wróci do obozu, gdy spasujesz.',
    },
    'SW-OFF-04': {
      title: 'Reagować można do samego końca.',
      text: 'Także w ostatnich turach innych, już po twojej własnej.',
    },
    'SW-DMG-01': {
      title: 'Strać chatę albo pole.',
      text: 'Wybierz: usuń jedną ze swoich chat albo cofnij wóz o jedno pole.',
    },
    'SW-DMG-02': {
      title: 'Stracona chata nie wraca.',
      text: 'Trafia do pudełka, a nie do odrzuconych chat. Szarej chaty nie można stracić.',
    },
    'SW-DMG-03': {
      title: 'Jeśli możliwe jest tylko jedno, trzeba to zrobić.',
      text: 'Bez chat cofa się wóz; gdy wóz stoi na początku szlaku, przepada chata.',
    },
    'SW-DMG-04': {
      title: 'Nie masz nic do stracenia? Nic się nie dzieje.',
      text: 'Bez chat i z wozem na początku szlaku konsekwencji nie ma.',
    },
    'SW-DMG-05': {
      title: 'Można stracić nawet zajętą chatę.',
      text: 'Przestaje działać, a jej pionier idzie do obozu. W tej turze może jeszcze wejść na ścieżkę, ale nie do innej chaty.',
    },
    'SW-END-01': {
      title: 'Szósta karta specjalna zapowiada koniec.',
      text: 'Gdy trafi do rzędu pod szlakiem, koniec jest bliski. Tura toczy się dalej jak zwykle.',
    },
    'SW-END-02': {
      title: 'Dokończcie rundę, potem każdy ma jeszcze jedną turę.',
      text: 'Najpierw wszyscy wyrównują liczbę tur, potem każdy rozgrywa ostatnią. W grze z Hastingsem dodatkowej tury nie ma.',
    },
    'SW-END-03': {
      title: 'Policzcie punkty: wygrywa najwyższy wynik.',
      text: 'Remisu nic nie rozstrzyga. Osoby z tym samym wynikiem wygrywają wspólnie.',
    },
    'SW-SCORE-01': {
      title: 'Karty wzgórza: im więcej, tym cenniejsze.',
      text: 'Wszystkie twoje karty z gwiazdą liczą się razem. Począwszy od szóstej każda dodaje 5 punktów.',
    },
    'SW-SCORE-02': {
      title: 'Zwierzęta: −3 za każdy zakryty kafelek.',
      text: 'Z twoich pięciu, ze zwierzęciem trybu włącznie.',
    },
    'SW-SCORE-03': {
      title: 'Chaty: −3 za każde puste miejsce.',
      text: 'Trzy zielone i jedno brązowe. Szara chata nigdy się nie liczy.',
    },
    'SW-SCORE-04': {
      title: 'Złoto: po 1 punkcie.',
      text: 'Za to, które masz u siebie.',
    },
    'SW-SCORE-05': {
      title: 'Żetony par butów: po 1 punkcie.',
      text: 'Za niewydane.',
    },
    'SW-SCORE-06': {
      title: 'Gospodarstwa: pole razy wóz.',
      text: 'Każdy z trzech znaczników daje numer swojego pola razy mnożnik z pola twojego wozu. Znacznik na polu 4 przy wozie na 3× daje 12 punktów. Na początku szlaku mnożnik wynosi 1.',
    },
    'SW-SCORE-07': {
      title: 'Każdy tryb dodaje własne punkty.',
      text: 'Tory sadu, załadowane wagoniki, lampa i dynamit, bandyci i szeryf. Tryb Bandżo i ryby nie dodaje żadnych.',
    },
    'SW-SCORE-08': {
      title: 'Reszta nie jest nic warta.',
      text: 'Za zasoby podstawowe, jabłka, ryby, naboje i muła nie ma punktów.',
    },
    'SW-VAR-01': {
      title: 'Wszyscy zawsze dobierają 4 karty.',
      text: 'To opcja gry, która obowiązuje wszystkich; Hastingsa nie dotyczy.',
    },
    'SW-VAR-02': {
      title: 'Zagraj trzy, czwartą odłóż.',
      text: 'Podczas planowania czwarta karta trafia zakryta na wierzch talii albo odkryta na karty odrzucone. Nic więcej się nie zmienia, ale tury trwają dłużej.',
    },
    'SW-EX-01': {
      title: 'Karty są wyłożone.',
      text: 'Obaj pionierzy są w obozie. Nie masz jeszcze nic.',
    },
    'SW-EX-02': {
      title: 'Jeden pionier idzie do domu zebrań.',
      text: 'Wchodzi tam pionier bez kapelusza, a wraz z domem zebrań działają chaty probierza i górala. Pionier w kapeluszu idzie na początek swojej ścieżki.',
    },
    'SW-EX-03': {
      title: 'Buty zamieniają się w złoto.',
      text: 'Pionier w kapeluszu bierze 1 mięso. Z 2 butów góral robi 4, a probierz zamienia obie pary: 2 złota.',
    },
    'SW-EX-04': {
      title: 'Rusza drugi pionier.',
      text: 'Wychodzi z domu zebrań i staje na swoim 1 bucie: zwiadowca robi krok w górę. Pionier w kapeluszu pomija symbol i staje na 1 bucie, który nie liczy się już podwójnie: kolejny krok.',
    },
    'SW-EX-05': {
      title: 'Zbiór jabłek.',
      text: 'Pionier w kapeluszu bierze 1 złoto i idzie na koniec. Pionier bez kapelusza płaci 1 mięso za zbiór: do zapasów trafiają 3 zielone i 4 czerwone jabłka.',
    },
    'SW-EX-06': {
      title: 'Płacą zwierzęta.',
      text: 'Handel futrami z królikiem, bobrem i lisem: 1 mięso, 1 drewno i 1 kamień.',
    },
    'SW-EX-07': {
      title: 'Pierwsza akcja szczytowa daje muła.',
      text: 'Pionier w kapeluszu płaci wszystkie trzy zasoby i awansuje na torze mięsa. Nagrodą jest muł, który idzie prosto do szarej chaty.',
    },
    'SW-EX-08': {
      title: 'Złoto płaci za niedźwiedzia.',
      text: 'Pionier bez kapelusza stoi przed niedźwiedziem. Szara chata wymienia 2 złota na 2 kamienie, które wystarczą na opłatę, i pionier idzie na koniec bez szwanku.',
    },
    'SW-EX-09': {
      title: 'Druga akcja daje złoto.',
      text: 'Pionier bez kapelusza wydaje 3 czerwone jabłka: awans na czerwonym torze sadu daje 2 złota. Szara chata wymienia wszystkie 3 złota na 2 kamienie i 1 drewno.',
    },
    'SW-EX-10': {
      title: 'Trzecią bierze muł.',
      text: 'Wychodzi z szarej chaty i płaci 2 kamienie i 1 drewno: awans na torze kamienia daje 1 złoto. Potem pasujesz.',
    },
    'SW-APPLE-01': {
      title: 'Każdy ma jeszcze dwa znaczniki.',
      text: 'Jeden na dole zielonego, drugi na dole czerwonego toru sadu.',
    },
    'SW-APPLE-02': {
      title: 'Zapasy jabłek są na początku puste.',
      text: 'Oba liczniki stoją na 0. Sześć kart specjalnych to karty jabłoni: każda pokazuje zielone i czerwone jabłka.',
    },
    'SW-APPLE-03': {
      title: 'Jabłka należą do wszystkich.',
      text: 'Wszyscy dokładają do tych samych zapasów i z nich płacą. Czego w nich nie ma, tym nie zapłacisz.',
    },
    'SW-APPLE-04': {
      title: 'Najwyżej 6 każdego koloru.',
      text: 'Nadmiar przepada.',
    },
    'SW-APPLE-05': {
      title: 'Zdobycie jabłek jest obowiązkowe.',
      text: 'Zapasy rosną o tyle, ile widać. Dalej bez tego można iść tylko za cenę konsekwencji; przy pełnych zapasach symbol i tak uchodzi za użyty.',
    },
    'SW-APPLE-06': {
      title: 'Zbiór jabłek: wszystkie jabłka na twoim szlaku.',
      text: 'Dodaj jabłka z kart jabłoni, do których sięga twój wóz: oba kolory trafiają do zapasów w całości, do 6. Zbiór można pominąć, ale nie wziąć tylko części. Karty jabłoni się nie zużywają.',
    },
    'SW-APPLE-07': {
      title: 'Handel jabłkami: jabłka za zasoby.',
      text: 'Zapłać jabłka z tabliczki i weź to, co obok; ze znakiem nieskończoności, ile razy możesz.',
    },
    'SW-APPLE-08': {
      title: 'Szare jabłko to dowolny kolor.',
      text: 'Zapłać zielonymi i czerwonymi w dowolnym układzie.',
    },
    'SW-APPLE-09': {
      title: 'Rozwój sadu: jabłka za krok.',
      text: 'Zapłać jabłka i przesuń znacznik na pokazanym torze sadu. Tabliczka z oboma kolorami pozwala wybrać.',
    },
    'SW-APPLE-10': {
      title: 'Nagrody na torach sadu.',
      text: 'Zielony tor: handel futrami. Czerwony tor: 2 złota.',
    },
    'SW-APPLE-11': {
      title: 'Najwyższe pole jest otwarte dla wszystkich.',
      text: 'Tory sadu mają pola do 5 i może tam dojść każdy. Na najwyższym polu nadal zdobywasz nagrodę.',
    },
    'SW-APPLE-12': {
      title: 'Tory sadu liczą się jak gospodarstwa.',
      text: 'Każdy znacznik daje numer pola razy mnożnik wozu.',
    },
    'SW-BOAT-01': {
      title: 'Sześć kart rzeki i targ rybny.',
      text: 'Karty specjalne to karty rzeki. Targ rybny leży pod początkiem szlaku, na lewo od miejsca 1.',
    },
    'SW-BOAT-02': {
      title: 'Kanoe zaczynają na targu rybnym.',
      text: 'Każdy ma jedno.',
    },
    'SW-BOAT-03': {
      title: 'Pierwsza karta rzeki jest zapełniona.',
      text: 'Leżą na niej złoto i kamienie, jak na każdej następnej.',
    },
    'SW-BOAT-04': {
      title: 'Ile jest ryb.',
      text: 'Każdego koloru 6 w grze dla 1 lub 2 osób, 8 dla 3, 10 dla 4.',
    },
    'SW-BOAT-05': {
      title: 'Ryb może zabraknąć.',
      text: 'Czego nie ma w puli, tego nie dostajesz; każdy kolor liczy się osobno.',
    },
    'SW-BOAT-06': {
      title: 'Płukanie złota: po znaczniku z każdej karty rzeki na twoim szlaku.',
      text: 'Bierzesz skrajny lewy z tych, które zostały, złoto albo kamień. Puste karty nic nie dają i nikt ich nie uzupełnia.',
    },
    'SW-BOAT-07': {
      title: 'Melancholia to zagrożenie.',
      text: 'Pionier w kapeluszu mija ją bez konsekwencji tylko wtedy, gdy pionier bez kapelusza stoi na grze na bandżo i zapłacono za nią podczas tego postoju.',
    },
    'SW-BOAT-08': {
      title: 'Ochrona trwa tak długo jak muzyka.',
      text: 'Obejmuje dowolną liczbę symboli melancholii i kończy się, gdy pionier bez kapelusza rusza dalej.',
    },
    'SW-BOAT-09': {
      title: 'Gra na bandżo tylko chroni.',
      text: 'Symbol nie robi nic innego i można go pominąć.',
    },
    'SW-BOAT-10': {
      title: 'Pojedyncze wiosło: na sąsiednie miejsce.',
      text: 'Kanoe płynie do sąsiada: targ rybny, karta rzeki 1, karta rzeki 2 i tak dalej, w obie strony.',
    },
    'SW-BOAT-11': {
      title: 'Para wioseł: jeden lub dwa takie ruchy.',
      text: 'Bezpośrednio jeden po drugim.',
    },
    'SW-BOAT-12': {
      title: 'Szybkie wiosłowanie: gdziekolwiek.',
      text: 'Kanoe płynie na targ rybny albo na dowolną kartę rzeki.',
    },
    'SW-BOAT-13': {
      title: 'Kanoe nie potrzebuje wozu.',
      text: 'Może popłynąć dalej niż wóz, ale tylko na karty rzeki, które są już w rzędzie.',
    },
    'SW-BOAT-14': {
      title: 'Łowienie ryb: wszystko aż do kanoe.',
      text: 'Zdobywasz wszystkie ryby z karty rzeki, na której jest kanoe, i z każdej karty na lewo od niej.',
    },
    'SW-BOAT-15': {
      title: 'Zakup ryb: 2 zasoby podstawowe za 1 rybę.',
      text: 'Dowolne zasoby podstawowe, nigdy złoto, za dowolną rybę z puli; ile razy możesz.',
    },
    'SW-BOAT-16': {
      title: 'Na targu rybnym wymieniasz ryby.',
      text: 'Gdy jest tam twoje kanoe, ile razy chcesz podczas swoich akcji pionierów.',
    },
    'SW-BOAT-17': {
      title: 'Wydane ryby można znów złowić.',
      text: 'Wracają do puli.',
    },
    'SW-BOAT-18': {
      title: 'Nowa karta rzeki zostaje zapełniona.',
      text: 'Gdy trafia do rzędu, układa się na niej złoto i kamienie w pokazanej kolejności, od lewej do prawej.',
    },
    'SW-BOAT-19': {
      title: 'Bez własnych punktów.',
      text: 'Pozostałe ryby i miejsce kanoe nie są nic warte: sprzedaj na czas.',
    },
    'SW-GOLD-01': {
      title: 'Sześć kopalni w trzech grupach.',
      text: 'Jedna ma ognisko i leży na miejscu 1. Dwie mają znak I, trzy znak II.',
    },
    'SW-GOLD-02': {
      title: 'Bogate kopalnie leżą nisko.',
      text: 'Trzy kopalnie II zajmują trzy najniższe miejsca specjalne na wzgórzu, dwie kopalnie I miejsca wyższe; każdą grupę się tasuje.',
    },
    'SW-GOLD-03': {
      title: 'Dynamit, lampa i wagoniki czekają w puli.',
      text: 'W grze dla 1 lub 2 osób jest 8 wagoników, dla 3 jest 10, dla 4 jest 12.',
    },
    'SW-GOLD-04': {
      title: 'Praca w kopalni: policz złoto na swoim szlaku.',
      text: 'Dodaj złoto z kopalni, do których sięga twój wóz. Ciemne kopalnie liczą się tylko wtedy, gdy masz lampę.',
    },
    'SW-GOLD-05': {
      title: 'Potem rzuć kością: część złota to kamień.',
      text: 'Wynik mówi, ile policzonego złota zamienia się w kamienie.',
    },
    'SW-GOLD-06': {
      title: 'Weź pozostałe złoto i kamienie.',
      text: 'W kamień nie zamienia się nigdy więcej, niż policzono, a złoto, które już masz, jest bezpieczne. Gdy nie ma czego liczyć, nie rzuca się kością. Kopalnie się nie zużywają.',
    },
    'SW-GOLD-07': {
      title: 'Lampa i dynamit: weź kartę.',
      text: 'Z puli albo od innej osoby. Jeśli już ją masz, nic się nie dzieje.',
    },
    'SW-GOLD-08': {
      title: 'Dynamit: 2 kamienie zamieniają się w 1 złoto.',
      text: 'Dopóki masz kartę, ile razy chcesz podczas swoich akcji pionierów.',
    },
    'SW-GOLD-09': {
      title: 'Załadunek wagonika: 1 lub 2 złota do jednego wagonika.',
      text: 'Wagonik mieści 2. Załadowane złoto zostaje w nim i nie można go wydać.',
    },
    'SW-GOLD-10': {
      title: 'Zakup wagonika: zapłać i weź jeden.',
      text: 'Dopóki są w puli.',
    },
    'SW-GOLD-11': {
      title: 'Złoto w wagoniku: po 3 punkty.',
      text: 'Zamiast po 1. Pusty wagonik nie jest nic wart.',
    },
    'SW-GOLD-12': {
      title: 'Lampa i dynamit: po 3 punkty.',
      text: 'Dla tego, kto ma je na koniec gry.',
    },
    'SW-OUT-01': {
      title: 'Sześć posterunków.',
      text: 'Ten z ogniskiem leży na miejscu 1, plakatem do góry. Posterunki od I do V to skrajne lewe karty pięciu rzędów wzgórza: I na górze, V na dole.',
    },
    'SW-OUT-02': {
      title: 'Odkryta jest tylko jedna karta wzgórza.',
      text: 'Pozostałe 15 miejsc zajmują karty wzgórza. Na początku odkryta jest tylko ta obok posterunku I; posterunków się nie odwraca.',
    },
    'SW-OUT-03': {
      title: 'Bandyci zajmują posterunki.',
      text: 'W grze dla 3 lub 4 osób na posterunkach od I do V jest ich 1, 2, 3, 3 i 3; dla 1 lub 2 osób 1, 2, 2, 2 i 3.',
    },
    'SW-OUT-04': {
      title: 'Karta szeryfa czeka w puli.',
      text: 'Pozostali bandyci też. Każdy zaczyna bez naboi.',
    },
    'SW-GEO-06': {
      title: 'Gdzie leżą posterunki.',
      text: 'Każdy posterunek przykrywa następny i kartę po jego prawej. Tej karty nie można odkryć ani zdobyć, dopóki leży posterunek.',
    },
    'SW-OUT-05': {
      title: 'Bandytów chwyta się od góry.',
      text: 'Za każdym razem z posterunku o najniższym numerze, na którym ktoś jeszcze jest. Schwytanego bandytę zatrzymujesz.',
    },
    'SW-OUT-06': {
      title: 'Pusty posterunek staje się plakatem.',
      text: 'Gdy odejdzie z niego ostatni bandyta, kartę odwraca się i trafia ona na następne wolne miejsce w rzędzie.',
    },
    'SW-OUT-07': {
      title: 'Posterunek czeka, aż będzie pusty.',
      text: 'Samo odsłonięcie go nie rusza. Posterunków nie można zdobyć szpadlem.',
    },
    'SW-OUT-08': {
      title: 'Jego miejsce odsłania się jak zwykle.',
      text: 'Karty poniżej mogą zostać odkryte. Zwiadowcy z posterunku schodzą na podstawę; inni dostają za to 1 żeton pary butów, ty nie.',
    },
    'SW-OUT-09': {
      title: 'Po posterunku V pięciu bandytów kryje się u podstawy.',
      text: 'Przychodzą z puli, gdy karta trafia do rzędu. Odtąd chwyta się ich tam.',
    },
    'SW-OUT-10': {
      title: 'Zwiadowców nie zaczepiają.',
      text: 'Bandyci u podstawy nie mają wpływu na figurki.',
    },
    'SW-OUT-11': {
      title: 'Posterunek V to szósta karta specjalna.',
      text: 'Zapowiada koniec jak w każdym trybie. Bandytów u podstawy nie trzeba wyłapać.',
    },
    'SW-OUT-12': {
      title: 'Naboje: weź tyle, ile widać, najwyżej do 6.',
      text: 'Symbol pełnego magazynka daje tyle, ile brakuje.',
    },
    'SW-OUT-13': {
      title: 'Nowy szeryf: karta przechodzi do ciebie.',
      text: 'Z puli albo od innej osoby. Jeśli już ją masz, nic się nie dzieje.',
    },
    'SW-OUT-14': {
      title: 'Szeryf dodaje 1 do każdego rzutu.',
      text: 'Do wszystkich twoich rzutów rewolwerowca. Z 6 robi się 7.',
    },
    'SW-OUT-15': {
      title: 'Szeryf zarabia złoto.',
      text: 'Dopóki masz kartę, za każdego schwytanego przez ciebie bandytę zdobywasz 1 złoto. Cudze sukcesy nic ci nie dają.',
    },
    'SW-OUT-16': {
      title: 'Rewolwerowiec: jeden nabój, jeden rzut.',
      text: 'Wydaj nabój i rzuć kością. Po pudle możesz próbować dalej, dopóki masz naboje, albo przestać.',
    },
    'SW-OUT-17': {
      title: 'Wyrzuć liczbę z plakatu albo więcej.',
      text: 'Spójrz na plakaty na swoim szlaku: potrzebujesz najniższej ściany kości, jaką pokazują. Wynik, wraz z premią szeryfa, musi być co najmniej taki.',
    },
    'SW-OUT-18': {
      title: 'Trafienie chwyta jednego bandytę.',
      text: 'To kończy akcję.',
    },
    'SW-OUT-19': {
      title: 'Bez schwytania ponosisz konsekwencje.',
      text: 'Nieważne, czy skończyły się naboje, czy rezygnujesz.',
    },
    'SW-OUT-20': {
      title: 'Strzelec wyborowy: 2 naboje, jeden bandyta, bez rzutu.',
      text: 'Nigdy nie chybia.',
    },
    'SW-OUT-21': {
      title: 'Rewolwer może być pusty.',
      text: 'Tę akcję można wykonać bez naboi albo bez plakatu na szlaku. Przynosi wtedy tylko konsekwencje.',
    },
    'SW-OUT-22': {
      title: 'Nie ma bandytów, nie ma strzelania.',
      text: 'Gdy nie ma ich już na posterunkach ani u podstawy, rewolwerowiec i strzelec wyborowy są niedostępni.',
    },
    'SW-OUT-23': {
      title: 'Bandyci razy wóz i szeryf.',
      text: 'Na koniec gry liczba twoich bandytów mnoży się jak gospodarstwo. Karta szeryfa jest warta 3 punkty.',
    },
    'SW-SOLO-01': {
      title: 'Przygotuj tryb jak dla 2 osób.',
      text: 'Drugi kolor to Hastings. Nie ma planszy, kart na ręce, zasobów ani zwierzęcia trybu.',
    },
    'SW-SOLO-02': {
      title: 'Hastings ma dwóch zwiadowców.',
      text: 'Lewego i prawego, obu na podstawie. Lewy jest właściwie pionierem, ale pod każdym względem liczy się jak zwiadowca.',
    },
    'SW-SOLO-03': {
      title: 'Reszta zaczyna tak jak u ciebie.',
      text: 'Wóz na początku szlaku, znaczniki na 0 i cztery wspólne zwierzęta zakryte.',
    },
    'SW-SOLO-04': {
      title: 'Odkrywa się jedną kartę planu.',
      text: 'Tasuje się 18 kart planu. Pierwsza jest kartą aktywną.',
    },
    'SW-SOLO-05': {
      title: 'Zaczynasz ty.',
      text: 'Każda runda to twoja tura, a potem jego.',
    },
    'SW-SOLO-06': {
      title: 'Co zbiera Hastings.',
      text: 'Złoto, żetony par butów, karty wzgórza, chaty i elementy trybu. Zasobów podstawowych nie bierze nigdy.',
    },
    'SW-SOLO-07': {
      title: 'Grasz jak we dwoje.',
      text: 'Za każdego jego zwiadowcę, którego odeślesz na podstawę, Hastings zdobywa 1 żeton pary butów.',
    },
    'SW-SOLO-08': {
      title: 'Hastings może polować tuż przed twoim pasem.',
      text: 'Jeśli znak łowów na odkrytej karcie planu jest wyraźny, patrzy on na twoją lewą albo prawą kartę, zależnie od znaku. Blady znak nie działa.',
    },
    'SW-SOLO-09': {
      title: 'Poluje za darmo.',
      text: 'Jeśli na tej karcie jest wspólne zwierzę, którego kafelek ma jeszcze zakryty, odkrywa go. Jeden na turę.',
    },
    'SW-SOLO-10': {
      title: 'Co zostawia tobie.',
      text: 'Hastings nigdy nie łapie zwierzęcia trybu i nigdy nie korzysta z zaopatrzenia.',
    },
    'SW-SOLO-11': {
      title: 'Obok aktywnej karty planu pojawia się nowa.',
      text: 'Strzałki na jej lewym brzegu wskazują cztery akcje na prawym brzegu aktywnej karty i zaznaczają trzy z nich.',
    },
    'SW-SOLO-12': {
      title: 'Wykonuje trzy zaznaczone akcje.',
      text: 'Z góry na dół.',
    },
    'SW-SOLO-13': {
      title: 'Z mułem wykonuje też czwartą.',
      text: 'Jeśli ma go po trzeciej akcji, choćby dopiero co zdobytego, wykonuje też akcję niezaznaczoną, zawsze jako ostatnią.',
    },
    'SW-SOLO-14': {
      title: 'Możesz reagować.',
      text: 'Poluj na zwierzęta z obu odkrytych kart planu, gdzie znak zapytania oznacza zwierzę trybu, i korzystaj z zaopatrzenia, gdy Hastings awansuje na torach gospodarstwa.',
    },
    'SW-SOLO-15': {
      title: 'Nowa karta staje się aktywna.',
      text: 'Starą się odrzuca. Gdy talia planu jest pusta, tasuje się odrzucone karty; aktywna zostaje.',
    },
    'SW-SOLO-16': {
      title: 'Aktywna karta wskazuje zwiadowcę.',
      text: 'Lewego albo prawego, na całą jego turę.',
    },
    'SW-SOLO-17': {
      title: 'Wóz: o jedno pole dalej.',
      text: 'Nic go to nie kosztuje. Na ostatnim polu nic się nie dzieje.',
    },
    'SW-SOLO-18': {
      title: 'Tor mięsa, drewna albo kamienia: krok i nagroda.',
      text: 'Bierze muła, 1 żeton pary butów albo 1 złoto. Pole 5 może być dla niego zamknięte albo on może je zamknąć, jak każdy.',
    },
    'SW-SOLO-19': {
      title: 'Ruch: na skrajną odkrytą kartę.',
      text: 'Lewy zwiadowca idzie prosto na skrajną lewą odkrytą kartę wzgórza, prawy na skrajną prawą, choćby była daleko. Zostaje, jeśli już tam stoi albo żadna nie jest odkryta. Posterunki się nie liczą.',
    },
    'SW-SOLO-20': {
      title: 'Szpadel na podstawie: buduje.',
      text: 'Lewy zwiadowca bierze skrajną lewą chatę z rynku, prawy skrajną prawą, za darmo. Potem rynek przesuwa się jak zwykle.',
    },
    'SW-SOLO-21': {
      title: 'Może mieć dowolnie wiele chat.',
      text: 'Także kilka takich samych. Nigdy z nich nie korzysta.',
    },
    'SW-SOLO-22': {
      title: 'Szpadel na odkrytej karcie: zdobywa ją.',
      text: 'Kartę odkłada osobno, a zwiadowca schodzi na podstawę. Innych się wypiera i karty odkrywa jak zwykle.',
    },
    'SW-SOLO-23': {
      title: 'Handel futrami: 1 złoto za zwierzę.',
      text: 'Za każdy odkryty kafelek, z niedźwiedziem włącznie, i nic więcej.',
    },
    'SW-SOLO-24': {
      title: 'Złoto: zdobywa 1 złoto.',
      text: 'Z ogólnej puli.',
    },
    'SW-SOLO-25': {
      title: 'Akcja trybu Jabłkowe wzgórze.',
      text: 'Opróżnia zapasy jabłek, awansuje o jedno pole na obu torach sadu i bierze obie nagrody: swój handel futrami i 2 złota. Nawet jeśli jabłek nie było.',
    },
    'SW-SOLO-26': {
      title: 'Akcja trybu Bandżo i ryby: połów.',
      text: 'Rzuca kością i bierze ryby z tego wiersza, o ile są w puli.',
    },
    'SW-SOLO-27': {
      title: 'Potem płucze złoto.',
      text: 'Zabiera skrajny lewy znacznik z każdej karty rzeki na swoim szlaku, złoto zatrzymuje, kamienie odrzuca.',
    },
    'SW-SOLO-28': {
      title: 'Akcja trybu Gorączka złota.',
      text: 'Bierze dynamit i lampę, także od ciebie, a potem wagonik, a w nim 2 złota. Jeśli wagoników już nie ma, zdobywa 2 złota.',
    },
    'SW-SOLO-29': {
      title: 'Akcja trybu Bandyci i strzelaniny.',
      text: 'Bierze kartę szeryfa i chwyta kolejno 2 bandytów według zwykłych zasad. Potem zdobywa 2 złota, nawet gdy zostało ich mniej.',
    },
    'SW-SOLO-30': {
      title: 'Kończy się rundę i nic więcej.',
      text: 'Jeśli to ty zapowiesz koniec, Hastings ma jeszcze swoją turę i gra się kończy. Jeśli on, gra kończy się po tej turze.',
    },
    'SW-SOLO-31': {
      title: 'Hastings punktuje jak gracz.',
      text: 'Karty wzgórza, tory razy wóz, złoto, żetony par butów, −3 za każde zakryte zwierzę i punkty trybu.',
    },
    'SW-SOLO-32': {
      title: 'Jego chaty dają punkty.',
      text: 'Każda jest warta 3. Za małą liczbę chat nic nie traci.',
    },
    'SW-SOLO-33': {
      title: 'Na koniec sprzedaje ryby.',
      text: 'Za tyle złota, ile da się uzyskać na targu rybnym. Każde liczy się za 1 punkt, bez względu na jego przewagi.',
    },
    'SW-SOLO-34': {
      title: 'Wygrywasz, mając więcej punktów niż on.',
      text: 'Remis to porażka.',
    },
    'SW-SOLO-35': {
      title: 'Hastings zaczyna z mułem.',
      text: 'Od pierwszej tury wykonuje wszystkie cztery akcje, dopóki mu go nie zabierzesz.',
    },
    'SW-SOLO-36': {
      title: 'Jego niedźwiedź jest od początku odkryty.',
      text: 'To 3 punkty i 1 złoto przy każdym handlu futrami.',
    },
    'SW-SOLO-37': {
      title: 'Jego chaty są warte po 5.',
      text: 'Zamiast po 3 punkty.',
    },
    'SW-SOLO-38': {
      title: 'Jego złoto jest warte po 2.',
      text: 'Zamiast po 1 punkcie. Złoto za ryby na koniec gry liczy się dalej po 1.',
    },
    'SW-SOLO-39': {
      title: 'Jego żetony par butów są warte po 2.',
      text: 'Zamiast po 1 punkcie.',
    },
    'SW-SOLO-40': {
      title: 'Jego wóz ma przewagę na starcie.',
      text: 'Zaczyna na pierwszym polu szlaku albo jeszcze dalej.',
    },
    'SW-SOLO-41': {
      title: 'Z mułem poluje częściej.',
      text: 'Dopóki go ma, blady znak łowów działa jak wyraźny.',
    },
    'SW-R-18': {
      title: 'Kiedy dokładnie mogę wymieniać?',
      text: 'Zawsze, gdy można by zacząć nową akcję, także gdy pionier stoi na nieużytym symbolu. Nie podczas płacenia, powtarzania akcji szczytowej, strzelania, wybierania konsekwencji ani czekania na reakcje innych.',
    },
    'SW-R-24': {
      title: 'Czy chata pomoże uciec przed zagrożeniem?',
      text: 'Nie. Zawrotka i skrót to ruch jak każdy inny: najpierw użyj symbolu albo ponieś konsekwencje.',
    },
    'SW-R-29': {
      title: 'Czy mogę użyć symbolu, który nic nie da?',
      text: 'Tak, na przykład zbierać jabłka bez kart jabłoni na szlaku. Ale szpadel musi naprawdę zdobyć kartę albo zbudować chatę, a do wagonika trzeba załadować co najmniej 1 złoto.',
    },
    'SW-R-31': {
      title: 'Które akcje szczytowe są dla mnie zamknięte?',
      text: 'Te, które nic by nie zrobiły: przejazd wozem z ostatniego pola, zakup wagonika lub ryb przy pustej puli, strzelec wyborowy przy mniej niż 2 nabojach i każda, na którą cię nie stać. Tor gospodarstwa, na którym nie możesz awansować, jest otwarty: zdobywasz jego nagrodę.',
    },
    'SW-R-34': {
      title: 'Czy może zabraknąć kart do dobrania?',
      text: 'Nie. Odrzucasz przed dobieraniem i masz co najmniej dziewięć kart. Dopiero co zagrane mogą od razu wrócić.',
    },
    'SW-R-58': {
      title: 'Czy nagroda może opłacić akcję, która ją daje?',
      text: 'Nie. Całą cenę płaci się, zanim cokolwiek się zdobędzie.',
    },
    'SW-R-127': {
      title: 'Co się dzieje, gdy mój czas minie?',
      text: 'Zostaje wyłożony przygotowany plan, a bez niego karty w kolejności z ręki; czwarta karta trafia na talię. Propozycja zostaje odrzucona, a w środku tury pasujesz. Rozpoczęta akcja się kończy albo wybiera pierwszą możliwość. W grze przez link zamiast tego gra za ciebie zastępca, dopóki nie wrócisz.',
    },
    'SW-R-36': {
      title: 'Jak długo działają buty z żetonu?',
      text: 'Dopóki tylko wydajesz buty albo kolejne żetony. Można je dzielić na kilka ruchów i łączyć z innymi. Gdy zrobisz cokolwiek innego, nieużyty but przepada.',
    },
    'SW-R-125': {
      title: 'Wymieniam buty w chacie: co z drugim butem z żetonu?',
      text: 'Przepada. Wydawaniem butów są tylko kroki zwiadowcy i wozu, a nie wymiany u probierza czy szewca ani żetony oddane za zawrotkę lub skrót.',
    },
    'SW-R-44': {
      title: 'Kładę na talię kilka kart: w jakiej kolejności leżą?',
      text: 'Ostatnia jest na wierzchu, także czwarta karta z wariantu. Jeśli talia jest pusta, karta sama jest talią.',
    },
    'SW-R-45': {
      title: 'Czy dostanę buty, gdy w mojej turze schodzi mój zwiadowca?',
      text: 'Nie. Rekompensata jest tylko dla tych, czyja tura właśnie nie trwa; dotyczy to też Hastingsa.',
    },
    'SW-R-51': {
      title: 'Czy po stracie chaty mogę zbudować taką samą?',
      text: 'Tak. Liczy się to, co masz w chwili budowy.',
    },
    'SW-R-123': {
      title: 'Które wolne miejsce zajmuje chata?',
      text: 'Skrajne lewe w swoim kolorze. To bez różnicy, więc nikt o to nie pyta.',
    },
    'SW-R-124': {
      title: 'Które chaty działają same?',
      text: 'Góral, wędzarnia, tracz, kamieniarz i mierniczy nigdy nie zaszkodzą, więc działają same. Z probierza, szewca, zawrotki, skrótu, mytnika i łowcy niedźwiedzi korzystasz, kiedy zechcesz.',
    },
    'SW-R-68': {
      title: 'Kiedy pionier w kapeluszu wchodzi na pole?',
      text: 'Gdy się na nim znajdzie, także skrótem albo cofając się. Chata musi wtedy działać; aby wymienić buty, musi działać również w chwili wymiany.',
    },
    'SW-R-69': {
      title: 'Jak podwojone buty łączą się z probierzem i szewcem?',
      text: 'Podwojony but liczy się za 2 buty. Każda para może zamienić się w złoto, w żeton albo posłużyć do chodzenia. But już wydany nie należy do pary.',
    },
    'SW-R-71': {
      title: 'Skąd może prowadzić skrót?',
      text: 'Tylko z pola zielonej ścieżki: nie z jej początku ani końca. Nigdy nie prowadzi w lewo, a płatne pole kosztuje tyle co zawsze.',
    },
    'SW-R-72': {
      title: 'Skąd ten pośpiech w domu zebrań?',
      text: 'Zawrotka i skrót działają dzięki niemu tylko w chwili przyjścia, więc pionier w kapeluszu musi być już w drodze. Po zawrotce możesz najpierw ponownie użyć symbolu, ze wszystkim, czego wymaga, a potem pójść skrótem. Kto idzie wprost do tych chat, może skorzystać z nich później.',
    },
    'SW-R-74': {
      title: 'Kiedy działają brązowe chaty?',
      text: 'Raz, w wybranej stosownej chwili, dopóki jest tam pionier w kapeluszu. Mytnik pomaga także przy niedźwiedziu; mierniczy płaci i za zdobycie karty, i za budowę.',
    },
    'SW-R-56': {
      title: 'Czy przy handlu futrami mogę pominąć zwierzę?',
      text: 'Nie, płacą wszystkie odkryte. Tylko szop, świstak i borsuk dają wybór.',
    },
    'SW-R-57': {
      title: 'A jeśli mam już kartę, którą daje świstak albo borsuk?',
      text: 'Możesz ją wybrać mimo to, bez skutku, albo wziąć to drugie.',
    },
    'SW-R-77': {
      title: 'Kiedy dokładnie bandżo chroni?',
      text: 'W chwili, gdy pionier w kapeluszu opuszcza pole melancholii, pionier bez kapelusza musi stać na grze na bandżo opłaconej podczas tego postoju. Cena obniżona przez mytnika do 0 uchodzi za zapłaconą. Pionier w kapeluszu na brązowej ścieżce nie zagra sam dla siebie.',
    },
    'SW-R-87': {
      title: 'Czy mogę dołożyć złoto do wagonika później?',
      text: 'Tak, aż będą w nim 2. Każdy załadunek wymaga co najmniej 1 złota i wagonika, w którym jest miejsce.',
    },
    'SW-R-10': {
      title: 'Ilu bandytów przychodzi pod wzgórze?',
      text: 'Zawsze 5, bez względu na liczbę osób. Reszta nie bierze udziału w grze.',
    },
    'SW-R-98': {
      title: 'Koniec zapowiada ostatnia osoba w rundzie. Co teraz?',
      text: 'Runda jest pełna, więc od razu następuje ostatnia.',
    },
    'SW-R-99': {
      title: 'Kto wygrywa przy remisie?',
      text: 'Wszyscy remisujący razem. Z Hastingsem remis oznacza przegraną.',
    },
    'SW-R-100': {
      title: 'Czy liczą się karty wzgórza na ręce?',
      text: 'Tak, wszystkie, które masz, gdziekolwiek są.',
    },
    'SW-R-102': {
      title: 'A jeśli nikt nie odkrywa kart specjalnych?',
      text: 'Gra toczy się dalej. Liczba tur nie jest ograniczona.',
    },
    'SW-R-126': {
      title: 'Czy koniec gry można cofnąć?',
      text: 'Nie. Po końcu gry ręce i karty pozostałe na wzgórzu widzą wszyscy.',
    },
    'SW-R-110': {
      title: 'Kiedy mogę polować w turze Hastingsa?',
      text: 'Po odkryciu nowej karty planu, a jeśli nie skorzystasz, jeszcze raz tuż przed odrzuceniem starej. Liczą się zwierzęta z obu kart, więc zdobyte w międzyczasie zaopatrzenie może opłacić łowy.',
    },
    'SW-R-112': {
      title: 'Czy ograniczenia dotyczą Hastingsa?',
      text: 'Tak jak ciebie: zatrzymuje się na ostatnim polu szlaku, a jeśli zajmujesz pole 5, zostaje na 4 i bierze samą nagrodę. On też może zamknąć je przed tobą.',
    },
    'SW-R-120': {
      title: 'Ile złota dają jego ryby?',
      text: 'Najwięcej, ile się da. Za każdy kolor, którego ma co najmniej 2 ryby, półtora raza tyle złota co ryb, zaokrąglając w dół. Jeśli dokładnie dwa kolory mają po jednej rybie, o 1 złoto więcej; jeśli wszystkie trzy, o 2 więcej.',
    },
  },
  pictures: {
    'SW-SETUP-07': 'Piramida kart: 2 na górze, potem 3, 4, 5 i 6. Dwie najwyższe są odkryte.',
    'SW-PLAN-02':
      'Trzy karty obok siebie. Zielona ścieżka biegnie przez pięć symboli, brązowa przez cztery, z których drugi kosztuje 1, a czwarty 2. Zasłonięte są środkowe symbole skrajnych kart i cztery narożne symbole środkowej.',
    'SW-PATH-06': 'Niedźwiedź w czerwonej obwódce.',
    'SW-PATH-08': 'Zbiór jabłek na tabliczce opłaty z liczbą 1, szpadel na tabliczce z liczbą 2.',
    'SW-SUMMIT-01': 'Pionier na końcu ścieżki; stamtąd strzałka prowadzi do tabliczki u góry karty.',
    'SW-CLAIM-04':
      'Lewej karty na szczycie już nie ma. Karta z brzegu pod nią jest odkryta; środkowa jest nadal przykryta.',
    'SW-GEO-02': 'Karta trzeciego rzędu i dwie karty drugiego rzędu, które przykrywa.',
    'SW-GEO-04': 'Karta trzeciego rzędu i jej sześć sąsiednich kart: dwie obok, dwie powyżej i dwie poniżej.',
    'SW-GEO-06': 'Skrajna lewa karta każdego rzędu to posterunek, od I na górze do V na dole.',
    'SW-WAGON-04':
      'Szlak z dziewięcioma polami i wozem na piątym. Trzy miejsca, do których sięga, są wyróżnione, trzy pozostałe nie.',
    'SW-MARKET-06':
      'Cztery miejsca na rynku. Zbudowano drugą chatę: czwarta zostaje odrzucona, pierwsza i trzecia przesuwają się w prawo, z lewej przychodzą dwie nowe.',
    'SW-HOME-04': 'Tor gospodarstwa od 0 do 5: jeden znacznik na 5 z kłódką, drugi zatrzymany na 4.',
    'SW-BOAT-14': 'Targ rybny i cztery karty rzeki; kanoe jest na drugiej, więc zdobywa się ryby z dwóch pierwszych.',
    'SW-OUT-17':
      'Dwa plakaty na szlaku pokazują 6 i 4. Z sześciu ścian kości trafiają 4, 5 i 6: połowa. Z szeryfem trafia też 3.',
    'SW-SOLO-11':
      'Dwie karty planu obok siebie. Strzałki prawej karty zaznaczają pierwszą, trzecią i czwartą akcję lewej.',
  },
  tables: {
    supplies: {
      caption: 'Co zależy od liczby osób',
      head: ['1 lub 2', '3', '4'],
      rows: [
        ['Ryby każdego koloru', '6', '8', '10'],
        ['Wagoniki', '8', '10', '12'],
        ['Bandyci na posterunkach', '10', '12', '12'],
      ],
    },
    trail: {
      caption: 'Dziewięć pól naszego szlaku',
      head: ['Mnożnik', 'Ilu miejsc sięga', 'Cena dalszego przejazdu'],
      rows: [
        ['Początek', '1×', '0', '1 but'],
        ['1', '1×', '1', '1 but'],
        ['2', '1×', '2', '1 but, 1 zasób podstawowy'],
        ['3', '2×', '2', '2 buty, 1 zasób podstawowy'],
        ['4', '2×', '3', '2 buty, 1 zasób podstawowy'],
        ['5', '3×', '4', '2 buty, 2 zasoby podstawowe'],
        ['6', '3×', '5', '3 buty, 2 zasoby podstawowe'],
        ['7', '3×', '5', '3 buty, 3 zasoby podstawowe'],
        ['8', '4×', '6', '–'],
      ],
    },
    animals: {
      caption: 'Nagrody za zwierzęta podczas handlu futrami',
      head: ['Daje', 'Tryb'],
      rows: [
        ['Królik', '1 mięso', 'każdy'],
        ['Bóbr', '1 drewno', 'każdy'],
        ['Lis', '1 kamień', 'każdy'],
        ['Niedźwiedź', '1 złoto', 'każdy'],
        ['Jeleń', '1 zielone i 1 czerwone jabłko do zapasów', 'Jabłkowe wzgórze'],
        ['Szop', '1 ryba', 'Bandżo i ryby'],
        ['Świstak', 'dynamit albo lampa', 'Gorączka złota'],
        ['Borsuk', 'szeryf albo 2 naboje', 'Bandyci i strzelaniny'],
      ],
    },
    cards: {
      caption: 'Punkty za karty wzgórza',
      head: ['1', '2', '3', '4', '5', '6', '7', '8'],
      rows: [['Punkty', '1', '3', '6', '10', '15', '20', '25', '30']],
    },
    example: {
      caption: 'Co masz po każdym kroku',
      head: ['Mięso', 'Drewno', 'Kamień', 'Złoto', 'Zielone jabłka', 'Czerwone jabłka'],
      rows: [
        ['Buty zamieniają się w złoto', '1', '0', '0', '2', '0', '0'],
        ['Rusza drugi pionier', '1', '0', '0', '2', '0', '0'],
        ['Zbiór jabłek', '0', '0', '0', '3', '3', '4'],
        ['Płacą zwierzęta', '1', '1', '1', '3', '3', '4'],
        ['Pierwsza akcja szczytowa', '0', '0', '0', '3', '3', '4'],
        ['Niedźwiedź', '0', '0', '0', '1', '3', '4'],
        ['Druga akcja szczytowa', '0', '1', '2', '0', '3', '1'],
        ['Akcja szczytowa muła', '0', '0', '0', '1', '3', '1'],
      ],
    },
    fish: {
      caption: 'Co daje targ rybny',
      head: ['Dostajesz'],
      rows: [
        ['1 pstrąg', '1 mięso'],
        ['1 okoń', '1 drewno'],
        ['1 łosoś', '1 kamień'],
        ['2 różne ryby', '1 złoto'],
        ['3 różne ryby', '2 złota'],
        ['2 jednakowe ryby', '3 złota'],
        ['3 jednakowe ryby', '4 złota'],
      ],
    },
    mining: {
      caption: 'Kość w kopalni',
      head: ['Zamienia się w kamień', 'Z 4 złota masz', 'Z 2 złota masz'],
      rows: [
        ['1 lub 2', '1', '3 złota, 1 kamień', '1 złoto, 1 kamień'],
        ['3 lub 4', '2', '2 złota, 2 kamienie', '2 kamienie'],
        ['5 lub 6', '3', '1 złoto, 3 kamienie', '2 kamienie'],
      ],
    },
    hastingsFish: {
      caption: 'Połów Hastingsa w naszym pudełku',
      head: ['Ryby'],
      rows: [
        ['1', '4 pstrągi, 1 okoń'],
        ['2', '4 okonie, 1 łosoś'],
        ['3', '4 łososie, 1 pstrąg'],
        ['4', '3 pstrągi, 2 okonie'],
        ['5', '3 okonie, 2 łososie'],
        ['6', '3 łososie, 2 pstrągi'],
      ],
    },
    names: {
      caption: 'Co jak się nazywa',
      head: ['Po angielsku', 'Po francusku'],
      rows: [
        ['Pionier w kapeluszu', 'green-path pioneer', 'Pionnier Chemin-Vert'],
        ['Pionier bez kapelusza', 'tan-path pioneer', 'Pionnier Chemin-Beige'],
        ['Zwiadowca', 'frontiersman', 'Colon'],
        ['Wóz, początek szlaku', 'wagon, trailhead', 'Chariot, début de la piste'],
        ['Wzgórze, podstawa wzgórza', 'mountain, mountain base', 'montagne, base de la montagne'],
        ['Planowanie, akcje pionierów, pasowanie', 'Planning, Pioneering, Passing', 'Planifier, Explorer, Passer'],
        ['Zagrożenie', 'mandatory icon', 'icône obligatoire'],
        ['Akcja szczytowa', 'summit action', 'action activable'],
        ['Zaopatrzenie, łowy', 'Tracker, Trapper', 'Traqueur, Trappeur'],
        ['Ponieść konsekwencje', 'to take damage', 'prendre des dégâts'],
        ['Tor rozwoju gospodarstwa', 'homestead track', 'piste Exploitation'],
        ['Para butów', 'Pair of Boots', 'Paire de Bottes'],
        ['Mięso', 'food', 'Nourriture'],
        ['Szpadel', 'shovel', 'Pelle'],
        ['Handel futrami', 'Fur Trade', 'Commerce de Fourrures'],
        ['Spotkanie z niedźwiedziem', 'bear hazard', 'Attaque d’Ours'],
        ['Melancholia, gra na bandżo', 'banjo hazard, Dueling Banjos', 'Danger Banjo, Duel de Banjos'],
        ['Rewolwerowiec, strzelec wyborowy', 'Six-Shooter, Rifle', 'Six-Coups, Fusil'],
        ['Karta planu', 'plan card', 'carte Planification'],
        ['Jabłkowe wzgórze', 'Apple Hill', 'Colline aux Pommes'],
        ['Bandżo i ryby', 'Boats & Banjos', 'Bateaux & Banjos'],
        ['Gorączka złota', 'Gold Rush', 'Ruée vers l’Or'],
        ['Bandyci i strzelaniny', 'Outlaws & Outposts', 'Hors-la-Loi & Avant-postes'],
      ],
    },
  },
  ui: {
    glance: 'Symbole w skrócie',
    groups: {
      path: 'Na ścieżkach',
      summit: 'Akcje szczytowe',
      apple: 'Jabłkowe wzgórze',
      boat: 'Bandżo i ryby',
      gold: 'Gorączka złota',
      out: 'Bandyci i strzelaniny',
      marks: 'Znaki',
    },
    icons: {
      food: 'Zasoby',
      boot: 'Buty',
      'pair-of-boots': 'Para butów',
      shovel: 'Szpadel',
      mule: 'Muł',
      'fur-trade': 'Handel futrami',
      'bear-hazard': 'Spotkanie z niedźwiedziem',
      'homestead-any': 'Rozwój gospodarstwa',
      'advance-wagon': 'Przejazd wozem',
      'apples-green-red': 'Zdobycie jabłek',
      harvest: 'Zbiór jabłek',
      'apple-trade': 'Handel jabłkami',
      'apple-homestead-any': 'Rozwój sadu',
      pan: 'Płukanie złota',
      'banjo-hazard': 'Melancholia',
      'dueling-banjos': 'Gra na bandżo',
      'paddle-1': 'Pojedyncze wiosło',
      'paddle-2': 'Para wioseł',
      'paddle-rapid': 'Szybkie wiosłowanie',
      'go-fish': 'Łowienie ryb',
      'buy-fish': 'Zakup ryb',
      mine: 'Praca w kopalni',
      lantern: 'Lampa',
      dynamite: 'Dynamit',
      'load-cart': 'Załadunek wagonika',
      'buy-cart': 'Zakup wagonika',
      bullet: 'Naboje',
      sheriff: 'Nowy szeryf',
      'six-shooter': 'Rewolwerowiec',
      rifle: 'Strzelec wyborowy',
      infinity: 'Bez limitu',
      once: 'Raz na turę',
      any: 'Dowolny zasób',
      star: 'Karta wzgórza',
      hat: 'Karta początkowa',
      campfire: 'Na miejscu 1',
    },
  },
};

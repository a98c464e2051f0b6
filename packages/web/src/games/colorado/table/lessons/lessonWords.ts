import { addNoBreakSpacesInAll, type RulesOf } from '@cordillera/engine';
import type { Lesson } from './lessons.ts';

export const lessonRules: RulesOf<Record<Lesson, string>> = {
  village: ['CO-COMP-03', 'CO-SET-10', 'CO-MAP-08', 'CO-MAP-09'],
  call: ['CO-CALL-02', 'CO-CALL-03', 'CO-CALL-09', 'CO-CALL-10', 'CO-ACT-01'],
  give: ['CO-CALL-05', 'CO-CALL-06', 'CO-CALL-14', 'CO-CARD-04'],
  pick: ['CO-R-65'],
  nuggets: ['CO-DUO-01', 'CO-DUO-02', 'CO-ACT-05', 'CO-ACT-06'],
  cards: ['CO-DUO-03', 'CO-DUO-04', 'CO-ACT-05'],
  tick: ['CO-MAP-04', 'CO-MAP-06', 'CO-RAIL-01', 'CO-RAIL-05'],
  tipi: ['CO-ICON-02', 'CO-ICON-03', 'CO-ICON-04', 'CO-MEDAL-03'],
  free: ['CO-ICON-10', 'CO-ICON-11', 'CO-CARD-05'],
  discover: ['CO-MAP-08', 'CO-R-27'],
  turnIn: ['CO-CARD-06', 'CO-EOT-02', 'CO-EOT-03', 'CO-EOT-05'],
  families: ['CO-CARD-06', 'CO-MAP-10'],
  medals: ['CO-MEDAL-01', 'CO-FIN-02', 'CO-MEDAL-09', 'CO-EOT-08'],
};

const en: Record<Lesson, string> = {
  village:
    'This map is yours alone. Start in one of the two villages; later you discover the land around it, flag by flag. Mountains bar the way.',
  call: 'Ask somebody for a card that does not lie in your area. What they give you goes there, unless it lies there already, and everybody uses one of its two actions: think of the others, too.',
  give: 'You do not have the card you were asked for, so give another one of that colour or value. Its colour decides what everybody may do now.',
  pick: 'Everybody chooses one of the two actions in secret; then all are shown.',
  nuggets:
    'Take a nugget, or pay for a card of your hand: a card you place gives you its own action at once. So one action leads to the next.',
  cards:
    'Draw three cards, or tap a card you want to place and use: you discard two others of one colour for it, and pay nothing.',
  tick: 'Tick a stage that a path joins to a flag or a stage you have ticked, or the next station of your railway. The icon in it works at once.',
  tipi: 'On the tipi track you go from the middle to the left or to the right. Each end wins a medal, the best one that is left.',
  free: 'Place a card of your hand for nothing, unless the same card lies in your area, and use one of its two actions.',
  discover: 'Choose a region beside your own. From the next turn on you can tick its stages.',
  turnIn: 'The 1, 2 and 3 of a colour are a family: at the end of the turn you turn them in and discover a region.',
  families: 'Families are how you travel: collect the 1, 2 and 3 of a colour in your area.',
  medals:
    'Medals are points: finish regions, the railway and the tracks of the Bounty Board. Anybody’s seventh medal ends the game.',
};

const fr: Record<Lesson, string> = {
  village:
    'Cette Feuille de Route n’est qu’à vous. Partez de l’un des deux villages\u00a0; ensuite vous découvrirez le pays autour, drapeau après drapeau. Les montagnes barrent la route.',
  call: 'Demandez à quelqu’un une carte qui n’est pas dans votre zone. Ce qu’on vous donne y va, sauf si la même carte s’y trouve déjà, et chacun joue l’une de ses deux actions\u00a0: pensez aussi aux autres.',
  give: 'Vous n’avez pas la carte demandée\u00a0: donnez-en une autre de cette couleur ou de cette valeur. Sa couleur décide de ce que chacun peut faire.',
  pick: 'Chacun choisit en secret l’une des deux actions\u00a0; puis on montre tout.',
  nuggets:
    'Prenez une pépite, ou payez une carte de votre main\u00a0: une carte posée vous donne aussitôt sa propre action. Une action en entraîne une autre.',
  cards:
    'Piochez trois cartes, ou touchez celle à poser et jouer\u00a0: vous en défaussez deux autres de même couleur, sans rien payer.',
  tick: 'Cochez une étape qu’un chemin relie à un drapeau coché ou à une étape cochée, ou la prochaine gare de votre chemin de fer. Son icône agit tout de suite.',
  tipi: 'Sur la piste Tipi, on part du milieu vers la gauche ou la droite. Chaque bout rapporte la meilleure médaille qui reste.',
  free: 'Posez gratuitement une carte de votre main, si la même n’est pas déjà dans votre zone, et jouez l’une de ses deux actions.',
  discover: 'Choisissez une région adjacente à l’une des vôtres. Dès le prochain tour, vous pourrez cocher ses étapes.',
  turnIn:
    'Le 1, le 2 et le 3 d’une couleur forment une famille\u00a0: à la fin du tour, vous la défaussez et découvrez une région.',
  families: 'C’est avec les familles qu’on voyage\u00a0: réunissez dans votre zone le 1, le 2 et le 3 d’une couleur.',
  medals:
    'Les médailles sont des points\u00a0: terminez des régions, le chemin de fer et les pistes du Tableau des Primes. La septième médaille de l’un d’entre vous termine la partie.',
};

const pl: Record<Lesson, string> = {
  village:
    'Ta mapa należy tylko do ciebie. Zacznij w\u00a0jednej z\u00a0dwóch wiosek; potem odkrywasz regiony dookoła, flaga po fladze. Gór nie da się przejść.',
  call: 'Zapytaj kogoś o\u00a0kartę, która nie leży w\u00a0twoim obszarze. Co dostaniesz, trafi tam, chyba że taka karta już tam leży, a\u00a0każdy wykonuje jedną z\u00a0dwóch jej akcji: pomyśl też, co zyskają inni.',
  give: 'Nie masz karty, o\u00a0którą pytano: oddaj inną tego samego koloru albo tej samej wartości. Jej kolor decyduje, co wszyscy mogą teraz zrobić.',
  pick: 'Każdy w\u00a0tajemnicy wybiera jedną z\u00a0dwóch akcji; potem wszystkie zostają odsłonięte.',
  nuggets:
    'Weź samorodek albo zapłać za kartę z\u00a0ręki: wyłożona karta od razu daje ci własną akcję. Tak jedna akcja prowadzi do następnej.',
  cards:
    'Dobierz trzy karty albo dotknij tej, którą chcesz wyłożyć i\u00a0użyć: odrzucasz za nią dwie inne w\u00a0jednym kolorze i\u00a0nic nie płacisz.',
  tick: 'Zaznacz etap połączony ścieżką z\u00a0zaznaczoną flagą lub etapem albo następną stację kolei. Symbol, który tam jest, działa od razu.',
  tipi: 'Na torze tipi idziesz od środka w\u00a0lewo albo w\u00a0prawo. Każdy koniec daje najlepszy medal, jaki został.',
  free: 'Wyłóż za darmo kartę z\u00a0ręki, jeśli takiej nie ma jeszcze w\u00a0twoim obszarze, i\u00a0wykonaj jedną z\u00a0jej dwóch akcji.',
  discover: 'Wybierz region obok swoich. Od następnej tury możesz zaznaczać jego etapy.',
  turnIn:
    'Jedynka, dwójka i\u00a0trójka jednego koloru to rodzina: na koniec tury odrzucasz ją i\u00a0odkrywasz region.',
  families: 'Dzięki rodzinom podróżujesz: zbierz w\u00a0swoim obszarze 1, 2 i\u00a03 jednego koloru.',
  medals: 'Medale to punkty: kończ regiony, kolej i\u00a0tory Tablicy nagród. Czyjkolwiek siódmy medal kończy grę.',
};

export const lessonWords = addNoBreakSpacesInAll<Record<Lesson, string>>({ en, fr, pl });

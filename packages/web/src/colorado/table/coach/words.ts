import type { Language } from '../../../words/index.tsx';
import type { Lesson } from './lessons.ts';

const en: Record<Lesson, string> = {
  village:
    'This map is yours alone. Start in one of the two villages; later you discover the land around it, flag by flag. Mountains bar the way.',
  call: 'Ask somebody for a card you do not have. What they give you goes to your area, and everybody may use one of its two actions: think of the others, too.',
  give: 'You do not have the card you were asked for, so give another one of that colour or value. Its colour decides what everybody may do now.',
  pick: 'Everybody chooses one of the two actions in secret; then all are shown.',
  nuggets:
    'Take a nugget, or pay for a card of your hand: a card you place gives you its own action at once. So one action leads to the next.',
  cards:
    'Draw three cards, or tap a card you want to place and use: you discard two others of one colour for it, and pay nothing.',
  tick: 'Tick a stage beside something you have ticked, or the next station of your railway. The icon in it is yours at once.',
  tipi: 'On the tipi track you go from the middle to the left or to the right. Each end wins a medal, the best one that is left.',
  free: 'Place any card of your hand for nothing, and use its action.',
  discover: 'Choose a region beside your own. From the next turn on you can tick its stages.',
  turnIn: 'The 1, 2 and 3 of a colour are a family: at the end of the turn you turn them in and discover a region.',
  families: 'Families are how you travel: collect the 1, 2 and 3 of a colour in your area.',
  medals:
    'Medals are points: finish regions, the railway and the tracks of the Bounty Board. The seventh medal of anybody ends the game.',
};

const fr: Record<Lesson, string> = {
  village:
    'Cette carte n’est qu’à vous. Partez de l’un des deux villages\u00a0; ensuite vous découvrirez le pays autour, drapeau après drapeau. Les montagnes barrent la route.',
  call: 'Demandez à quelqu’un une carte que vous n’avez pas. Ce qu’on vous donne va dans votre zone, et chacun peut jouer l’une de ses deux actions\u00a0: pensez aussi aux autres.',
  give: 'Vous n’avez pas la carte demandée\u00a0: donnez-en une autre de cette couleur ou de cette valeur. Sa couleur décide de ce que chacun peut faire.',
  pick: 'Chacun choisit en secret l’une des deux actions\u00a0; puis on montre tout.',
  nuggets:
    'Prenez une pépite, ou payez une carte de votre main\u00a0: une carte posée vous donne aussitôt sa propre action. Une action en entraîne une autre.',
  cards:
    'Piochez trois cartes, ou touchez celle que vous voulez poser et jouer\u00a0: vous en défaussez deux autres de même couleur, sans rien payer.',
  tick: 'Cochez une étape voisine de ce que vous avez coché, ou la prochaine gare de votre chemin de fer. Son icône est à vous tout de suite.',
  tipi: 'Sur la piste des tipis, on part du milieu vers la gauche ou la droite. Chaque bout rapporte la meilleure médaille qui reste.',
  free: 'Posez gratuitement une carte de votre main et jouez son action.',
  discover: 'Choisissez une région voisine des vôtres. Dès le prochain tour, vous pourrez cocher ses étapes.',
  turnIn:
    'Le 1, le 2 et le 3 d’une couleur forment une famille\u00a0: à la fin du tour, vous la rendez pour découvrir une région.',
  families: 'C’est avec les familles qu’on voyage\u00a0: réunissez dans votre zone le 1, le 2 et le 3 d’une couleur.',
  medals:
    'Les médailles sont des points\u00a0: terminez des régions, le chemin de fer et les pistes du Tableau des Primes. Une septième médaille, et la partie s’arrête.',
};

const pl: Record<Lesson, string> = {
  village:
    'Ta mapa należy tylko do ciebie. Zacznij w\u00a0jednej z\u00a0dwóch wiosek; potem odkrywasz regiony dookoła, flaga po fladze. Gór nie da się przejść.',
  call: 'Zapytaj kogoś o\u00a0kartę, której nie masz. Trafi do twojego obszaru, a\u00a0każdy może wykonać jedną z\u00a0dwóch jej akcji: pomyśl też, co zyskają inni.',
  give: 'Nie masz karty, o\u00a0którą pytano: oddaj inną tego samego koloru albo tej samej wartości. Jej kolor decyduje, co wszyscy mogą teraz zrobić.',
  pick: 'Każdy w\u00a0tajemnicy wybiera jedną z\u00a0dwóch akcji; potem wszystkie zostają odsłonięte.',
  nuggets:
    'Weź samorodek albo zapłać za kartę z\u00a0ręki: wyłożona karta od razu daje ci własną akcję. Tak jedna akcja prowadzi do następnej.',
  cards:
    'Dobierz trzy karty albo dotknij tej, którą chcesz wyłożyć i\u00a0użyć: odrzucasz za nią dwie inne w\u00a0jednym kolorze i\u00a0nic nie płacisz.',
  tick: 'Zaznacz etap obok czegoś, co masz zaznaczone, albo następną stację kolei. Jej ikona od razu działa.',
  tipi: 'Na torze tipi idziesz od środka w\u00a0lewo albo w\u00a0prawo. Każdy koniec daje najlepszy medal, jaki został.',
  free: 'Wyłóż za darmo dowolną kartę z\u00a0ręki i\u00a0wykonaj jej akcję.',
  discover: 'Wybierz region obok swoich. Od następnej tury możesz zaznaczać jego etapy.',
  turnIn:
    'Jedynka, dwójka i\u00a0trójka jednego koloru to rodzina: na koniec tury oddajesz ją i\u00a0odkrywasz region.',
  families: 'Dzięki rodzinom podróżujesz: zbierz w\u00a0swoim obszarze 1, 2 i\u00a03 jednego koloru.',
  medals: 'Medale to punkty: kończ regiony, kolej i\u00a0tory Tablicy nagród. Czyjkolwiek siódmy medal kończy grę.',
};

export const lessonWords: Record<Language, Record<Lesson, string>> = { en, fr, pl };

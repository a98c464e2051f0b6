import type { Language } from '../../../words/index.tsx';
import type { Lesson } from './lessons.ts';

const en: Record<Lesson, string> = {
  plan: 'Your cards make a green and a tan path; the board’s teeth cover some icons. Change the order of the cards, or take one of the six, until you like the paths.',
  draft: 'While the others play you can already arrange your next turn.',
  walk: 'Lead each pioneer along its path: tap the next space to step, tap its own space to use it. Dark plates cost resources; red rings cannot be skipped.',
  boots:
    'Each boot moves your frontiersman one card over the mountain. Boots also pull the wagon along the trail, where your points are multiplied.',
  held: 'A red ring stops a pioneer: deal with it, take the damage, or stay there for the rest of the turn.',
  cabins:
    'A pioneer in camp may work in a cabin first and walk later in the same turn. The cabin helps only while somebody is in it.',
  summit:
    'From the end of its path a pioneer may go up to a summit sign: pay the upper part, do the lower. A sign with ∞ may be repeated.',
  shovel:
    'A shovel claims the face-up card under your frontiersman, or builds a cabin. The more cards you claim, the more each is worth.',
  pay: 'The disc of three colours is food, wood or stone: choose which you give.',
  homestead: 'Homestead markers are points: at the end each space counts as often as your wagon’s multiplier says.',
  damage: 'Damage takes a cabin, or moves your wagon back one space.',
  trapper:
    'An idle pioneer can trap this animal for 1 resource; you do without that pioneer in your next turn. Each animal not trapped costs 3 points.',
  tracker: 'An idle pioneer can follow and bring you the resource; you do without that pioneer in your next turn.',
  pass: 'Nothing is left to do: pass. Your pioneers go back to camp, and you draw new cards.',
};

const fr: Record<Lesson, string> = {
  plan: 'Vos cartes forment un chemin vert et un beige\u00a0; les dents du plateau cachent des icônes. Changez l’ordre des cartes, ou prenez l’un des six, jusqu’à ce que les chemins vous plaisent.',
  draft: 'Pendant que les autres jouent, vous pouvez déjà préparer votre prochain tour.',
  walk: 'Menez chaque Pionnier sur son chemin\u00a0: touchez la case suivante pour avancer, la sienne pour l’utiliser. Les plaques sombres se paient\u00a0; les cercles rouges ne se sautent pas.',
  boots:
    'Chaque botte fait avancer votre Colon d’une carte sur la montagne. Les bottes tirent aussi le Chariot sur la piste, où vos points sont multipliés.',
  held: 'Un cercle rouge arrête le Pionnier\u00a0: résolvez-le, prenez les dégâts, ou restez là jusqu’à la fin du tour.',
  cabins:
    'Un Pionnier au Campement peut d’abord aller dans une cabane, puis marcher dans le même tour. La cabane n’aide que tant que quelqu’un y est.',
  summit:
    'Au bout de son chemin, un Pionnier peut faire une action activable\u00a0: payez le haut du panneau, faites le bas. Avec ∞, vous pouvez recommencer.',
  shovel:
    'La Pelle prend la carte visible sous votre Colon, ou bâtit une cabane. Plus vous prenez de cartes, plus chacune rapporte.',
  pay: 'Le disque à trois couleurs vaut Nourriture, Bois ou Pierre\u00a0: choisissez ce que vous donnez.',
  homestead:
    'Les marqueurs Exploitation sont des points\u00a0: à la fin, chaque case compte autant de fois que le multiplicateur de votre Chariot.',
  damage: 'Des dégâts vous coûtent une cabane, ou font reculer votre Chariot d’une case.',
  trapper:
    'Un Pionnier au Campement peut attraper cet animal pour 1\u00a0ressource\u00a0; il vous manquera à votre prochain tour. Chaque animal non attrapé coûte 3\u00a0points.',
  tracker:
    'Un Pionnier au Campement peut suivre et vous rapporter la ressource\u00a0; il vous manquera à votre prochain tour.',
  pass: 'Plus rien à faire\u00a0: passez. Vos Pionniers rentrent au Campement et vous piochez de nouvelles cartes.',
};

const pl: Record<Lesson, string> = {
  plan: 'Karty tworzą zieloną i\u00a0brązową ścieżkę; zęby planszy zakrywają część ikon. Zmieniaj kolejność kart albo wybierz jeden z\u00a0sześciu układów, aż ścieżki będą dobre.',
  draft: 'Gdy grają inni, możesz już ułożyć swoją następną turę.',
  walk: 'Prowadź pionierów ich ścieżkami: dotknij następnego pola, aby iść, a\u00a0swojego, aby go użyć. Ciemne płytki kosztują zasoby; czerwonych obwódek nie można pominąć.',
  boots:
    'Każdy but przesuwa zwiadowcę o\u00a0jedną kartę na górze. Buty ciągną też wóz po szlaku, na którym mnożą się twoje punkty.',
  held: 'Czerwona obwódka zatrzymuje pioniera: rozpatrz ją, ponieś konsekwencje albo zostań tam do końca tury.',
  cabins:
    'Pionier z\u00a0obozu może najpierw pójść do chaty, a\u00a0potem w\u00a0tej samej turze ruszyć ścieżką. Chata pomaga tylko, dopóki ktoś w\u00a0niej jest.',
  summit:
    'Z\u00a0końca ścieżki pionier może wykonać akcję szczytową: zapłać górną część znaku, wykonaj dolną. Akcję z\u00a0∞ można powtarzać.',
  shovel:
    'Szpadel zdobywa odkrytą kartę spod zwiadowcy albo buduje chatę. Im więcej kart zdobędziesz, tym więcej warta jest każda.',
  pay: 'Trójkolorowy krążek to mięso, drewno lub kamień: wybierz, co oddajesz.',
  homestead:
    'Znaczniki rozwoju gospodarstwa to punkty: na koniec każde pole liczy się tyle razy, ile wskazuje mnożnik wozu.',
  damage: 'Tracisz chatę albo cofasz wóz o\u00a0jedno pole.',
  trapper:
    'Pionier z\u00a0obozu może złapać to zwierzę za 1\u00a0zasób; w\u00a0następnej turze będzie go brakować. Każde niezłapane zwierzę kosztuje 3\u00a0punkty.',
  tracker:
    'Pionier z\u00a0obozu może pójść śladem i\u00a0przynieść ci zasób; w\u00a0następnej turze będzie go brakować.',
  pass: 'Nie zostało nic do zrobienia: spasuj. Pionierzy wrócą do obozu, a\u00a0ty dobierzesz nowe karty.',
};

export const lessonWords: Record<Language, Record<Lesson, string>> = { en, fr, pl };

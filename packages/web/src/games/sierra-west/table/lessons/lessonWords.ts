import { addNoBreakSpacesInAll, type RulesOf } from '@cordillera/engine';
import type { Lesson } from './lessons.ts';

export const lessonRules: RulesOf<Record<Lesson, string>> = {
  plan: ['SW-PLAN-01', 'SW-PLAN-02', 'SW-GEO-07', 'SW-GEO-08'],
  draft: ['SW-PLAN-05'],
  walk: ['SW-PATH-02', 'SW-PATH-04', 'SW-PATH-06', 'SW-PATH-08'],
  boots: ['SW-BOOT-02', 'SW-SCORE-06'],
  held: ['SW-PATH-06', 'SW-PATH-07'],
  cabins: ['SW-ASSIGN-01', 'SW-ASSIGN-06', 'SW-ASSIGN-07'],
  summit: ['SW-SUMMIT-01', 'SW-SUMMIT-04', 'SW-SUMMIT-05'],
  shovel: ['SW-ACT-02', 'SW-CLAIM-01', 'SW-SCORE-01'],
  pay: ['SW-RES-01', 'SW-RES-02'],
  homestead: ['SW-SCORE-06'],
  damage: ['SW-DMG-01'],
  trapper: ['SW-TRAP-02', 'SW-TRAP-03', 'SW-OFF-02', 'SW-SCORE-02'],
  tracker: ['SW-TRACK-02', 'SW-TRACK-03', 'SW-OFF-02'],
  pass: ['SW-PASS-01', 'SW-PASS-02', 'SW-PASS-03'],
};

const en: Record<Lesson, string> = {
  plan: 'Your cards make a green and a tan path; the board’s teeth cover some icons. Change the order of the cards, or take one of the six layouts, until you like the paths.',
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
  pay: 'The disc of three colours with a question mark is food, wood or stone: choose which you give.',
  homestead: 'At the end each homestead marker scores its space times your wagon’s multiplier.',
  damage: 'Damage takes a cabin, or moves your wagon back one space.',
  trapper:
    'A pioneer idle in camp can trap this animal for 1 food, wood or stone. In your next turn it can walk its path, but not work in a cabin. Each animal not trapped costs 3 points.',
  tracker:
    'A pioneer idle in camp can fetch you 1 of that resource. In your next turn it can walk its path, but not work in a cabin.',
  pass: 'Nothing is left to do: pass. Your pioneers go back to camp, and you draw new cards.',
};

const fr: Record<Lesson, string> = {
  plan: 'Vos cartes forment un chemin vert et un beige\u00a0; les dents du plateau cachent des icônes. Changez l’ordre des cartes, ou choisissez l’un des six plans, jusqu’à obtenir les chemins voulus.',
  draft: 'Pendant que les autres jouent, vous pouvez déjà préparer votre prochain tour.',
  walk: 'Menez chaque Pionnier sur son chemin\u00a0: touchez la case suivante pour avancer, la sienne pour l’utiliser. Les plaques sombres se paient\u00a0; les cercles rouges ne se sautent pas.',
  boots:
    'Chaque botte fait avancer votre Colon d’une carte sur la montagne. Les bottes tirent aussi le Chariot sur la piste, où vos points sont multipliés.',
  held: 'Un cercle rouge arrête le Pionnier\u00a0: résolvez-le, prenez les dégâts, ou restez là jusqu’à la fin du tour.',
  cabins:
    'Un Pionnier libre au campement peut d’abord aller dans une cabane, puis marcher dans le même tour. La cabane n’aide que tant que quelqu’un y est.',
  summit:
    'Au bout de son chemin, un Pionnier peut faire une action activable\u00a0: payez le haut du panneau, faites le bas. Avec ∞, vous pouvez recommencer.',
  shovel:
    'La Pelle prend la carte visible sous votre Colon, ou construit une cabane. Plus vous prenez de cartes, plus chacune rapporte de points.',
  pay: 'Le disque à trois couleurs avec un point d’interrogation vaut Nourriture, Bois ou Pierre\u00a0: choisissez ce que vous donnez.',
  homestead:
    'À la fin, chaque marqueur Exploitation rapporte autant de points que le numéro de sa case, fois le multiplicateur de votre Chariot.',
  damage: 'Des dégâts vous coûtent une cabane, ou font reculer votre Chariot d’une case.',
  trapper:
    'Un Pionnier libre au campement peut attraper cet animal pour 1\u00a0Nourriture, Bois ou Pierre. À votre prochain tour, il peut suivre son chemin, mais pas travailler dans une cabane. Chaque animal non attrapé coûte 3\u00a0points.',
  tracker:
    'Un Pionnier libre au campement peut aller sur la case Traqueur\u00a0: vous gagnez la ressource. À votre prochain tour, il peut suivre son chemin, mais pas travailler dans une cabane.',
  pass: 'Plus rien à faire\u00a0: passez. Vos Pionniers rentrent au campement et vous piochez de nouvelles cartes.',
};

const pl: Record<Lesson, string> = {
  plan: 'Karty tworzą zieloną i\u00a0brązową ścieżkę; zęby planszy zakrywają część symboli. Zmieniaj kolejność kart albo wybierz jeden z\u00a0sześciu układów, aż ścieżki będą dobre.',
  draft: 'Gdy grają inni, możesz już ułożyć swoją następną turę.',
  walk: 'Prowadź pionierów ich ścieżkami: dotknij następnego pola, aby iść, a\u00a0swojego, aby go użyć. Ciemne płytki kosztują zasoby; czerwonych obwódek nie można pominąć.',
  boots:
    'Każdy but przesuwa zwiadowcę o\u00a0jedną kartę po wzgórzu. Buty ciągną też wóz po szlaku, na którym mnożą się twoje punkty.',
  held: 'Czerwona obwódka zatrzymuje pioniera: rozpatrz ją, ponieś konsekwencje albo zostań tam do końca tury.',
  cabins:
    'Pionier z\u00a0obozu może najpierw pójść do chaty, a\u00a0potem w\u00a0tej samej turze ruszyć ścieżką. Chata pomaga tylko, dopóki ktoś w\u00a0niej jest.',
  summit:
    'Z\u00a0końca ścieżki pionier może wykonać akcję szczytową: zapłać górną część znaku, wykonaj dolną. Akcję z\u00a0∞ można powtarzać.',
  shovel:
    'Szpadel zdobywa odkrytą kartę spod zwiadowcy albo buduje chatę. Im więcej kart zdobędziesz, tym więcej warta jest każda.',
  pay: 'Trójkolorowy krążek ze znakiem zapytania to mięso, drewno lub kamień: wybierz, co oddajesz.',
  homestead:
    'Na koniec każdy znacznik rozwoju gospodarstwa daje tyle punktów, ile wynosi numer jego pola razy mnożnik twojego wozu.',
  damage: 'Tracisz chatę albo cofasz wóz o\u00a0jedno pole.',
  trapper:
    'Niezajęty pionier z\u00a0obozu może złapać to zwierzę za 1\u00a0mięso, drewno lub kamień. W\u00a0następnej turze może iść swoją ścieżką, ale nie może pracować w\u00a0chacie. Każde niezłapane zwierzę kosztuje 3\u00a0punkty.',
  tracker:
    'Niezajęty pionier z\u00a0obozu może pójść po zaopatrzenie i\u00a0przynieść ci ten zasób. W\u00a0następnej turze może iść swoją ścieżką, ale nie może pracować w\u00a0chacie.',
  pass: 'Nie zostało nic do zrobienia: spasuj. Pionierzy wrócą do obozu, a\u00a0ty dobierzesz nowe karty.',
};

export const lessonWords = addNoBreakSpacesInAll<Record<Lesson, string>>({ en, fr, pl });

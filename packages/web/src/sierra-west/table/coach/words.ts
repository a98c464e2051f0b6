import type { Language } from '../../../words/index.tsx';
import type { Lesson } from './lessons.ts';

const en = {
  label: 'A tip for your first game',
  again: 'Show the tip',
  off: 'No more tips',
  nothing: 'There is no tip for this moment.',
  lessons: {
    plan: 'Your three cards make two paths, a green and a tan one. The teeth of your board cover some icons: drag or tap cards to change their order, or take one of the six orders, until the paths give what you want.',
    draft: 'While the others play you can already arrange your next turn. You may change it until your turn begins.',
    walk: 'Lead each pioneer along its path, space by space: tap the next space to step there, tap the one it stands on to use it. Spaces on a dark plate cost resources; those with a red ring cannot be skipped.',
    boots:
      'Boots carry your frontiersman up the mountain, one card for each boot, or pull your wagon on along the trail, where your points are multiplied.',
    held: 'A space with a red ring stops your pioneer: deal with it, or take the damage and go on. A pioneer may also stay where it is for the rest of the turn.',
    cabins:
      'A pioneer idle in camp can first go to a cabin: the cabin works as long as the pioneer is there. It may leave for the start of its path in the same turn, but not come back.',
    summit:
      'At the end of a path a pioneer may climb a summit sign: pay what stands at its top and do what stands below. A sign with ∞ may be done again as long as you can pay.',
    shovel:
      'The shovel either claims the face-up card under your frontiersman, or builds a cabin from the market. Claimed cards join your deck and are worth more the more you have.',
    pay: 'The disc of three colours stands for food, wood or stone: choose which ones you give.',
    homestead:
      'Markers on the homestead tracks are points: at the end each space counts as often as your wagon’s multiplier says.',
    damage: 'Damage takes a cabin, or moves your wagon back one space.',
    trapper:
      'Another player shows an animal that you have not trapped. For 1 resource an idle pioneer of yours may trap it; it is back when you pass, so you do without it in your next turn. Every animal not trapped costs 3 points at the end.',
    tracker:
      'When somebody rises on a homestead track, an idle pioneer of yours may follow and bring you one of that resource. It is back when you pass, so you do without it in your next turn.',
    pass: 'Nothing is left to do: pass. Your pioneers go back to camp, your cards to the discard pile, and you draw three new ones.',
  } satisfies Record<Lesson, string>,
};

const fr: typeof en = {
  label: 'Un conseil pour votre première partie',
  again: 'Afficher le conseil',
  off: 'Plus de conseils',
  nothing: 'Aucun conseil pour ce moment.',
  lessons: {
    plan: 'Vos trois cartes forment deux chemins, un vert et un beige. Les dents de votre plateau cachent certaines icônes\u00a0: faites glisser ou touchez les cartes pour changer leur ordre, ou choisissez l’un des six ordres, jusqu’à ce que les chemins vous conviennent.',
    draft:
      'Pendant que les autres jouent, vous pouvez déjà préparer votre prochain tour. Vous pourrez le modifier jusqu’à ce qu’il commence.',
    walk: 'Menez chaque Pionnier le long de son chemin, case par case\u00a0: touchez la case suivante pour y aller, touchez celle où il se trouve pour l’utiliser. Les cases sur plaque sombre coûtent des ressources\u00a0; celles au cercle rouge ne peuvent pas être ignorées.',
    boots:
      'Les bottes font avancer votre Colon sur la montagne, une carte par botte, ou votre Chariot sur la piste, où vos points sont multipliés.',
    held: 'Une case au cercle rouge arrête votre Pionnier\u00a0: résolvez-la, ou prenez les dégâts et continuez. Il peut aussi rester là jusqu’à la fin du tour.',
    cabins:
      'Un Pionnier au Campement peut d’abord aller dans une cabane\u00a0: elle agit tant qu’il y est. Il peut la quitter pour le début de son chemin dans le même tour, mais pas y revenir.',
    summit:
      'Au bout de son chemin, un Pionnier peut faire une action activable\u00a0: payez ce qui figure en haut du panneau et faites ce qui est en dessous. Avec ∞, vous pouvez recommencer tant que vous pouvez payer.',
    shovel:
      'La Pelle permet soit de prendre la carte visible sous votre Colon, soit de bâtir une cabane du marché. Les cartes prises rejoignent votre paquet et valent d’autant plus qu’elles sont nombreuses.',
    pay: 'Le disque à trois couleurs vaut Nourriture, Bois ou Pierre\u00a0: choisissez ce que vous donnez.',
    homestead:
      'Les marqueurs des pistes Exploitation sont des points\u00a0: à la fin, chaque case compte autant de fois que l’indique le multiplicateur de votre Chariot.',
    damage: 'Des dégâts vous coûtent une cabane, ou font reculer votre Chariot d’une case.',
    trapper:
      'Un autre joueur montre un animal que vous n’avez pas encore attrapé. Pour 1\u00a0ressource, un de vos Pionniers au Campement peut l’attraper\u00a0; il revient quand vous passez, et vous manquera donc à votre prochain tour. Chaque animal non attrapé coûte 3\u00a0points à la fin.',
    tracker:
      'Quand quelqu’un progresse sur une piste Exploitation, un de vos Pionniers au Campement peut suivre et vous rapporter une de ces ressources. Il revient quand vous passez, et vous manquera donc à votre prochain tour.',
    pass: 'Il n’y a plus rien à faire\u00a0: passez. Vos Pionniers rentrent au Campement, vos cartes vont à la défausse et vous en piochez trois nouvelles.',
  },
};

const pl: typeof en = {
  label: 'Wskazówka na pierwszą partię',
  again: 'Pokaż wskazówkę',
  off: 'Bez wskazówek',
  nothing: 'Na tę chwilę nie ma wskazówki.',
  lessons: {
    plan: 'Twoje trzy karty tworzą dwie ścieżki: zieloną i\u00a0brązową. Zęby planszy zakrywają niektóre ikony: przeciągaj karty lub ich dotykaj, aby zmienić kolejność, albo wybierz jeden z\u00a0sześciu układów, aż ścieżki dadzą to, czego chcesz.',
    draft: 'Gdy grają inni, możesz już ułożyć swoją następną turę. Możesz ją zmieniać aż do jej rozpoczęcia.',
    walk: 'Prowadź każdego pioniera jego ścieżką, pole po polu: dotknij następnego pola, aby na nie wejść, a\u00a0tego, na którym stoi, aby go użyć. Pola na ciemnej płytce kosztują zasoby; pól w\u00a0czerwonej obwódce nie można pominąć.',
    boots:
      'Buty prowadzą twojego zwiadowcę po górze, jedna karta za każdy but, albo ciągną wóz po szlaku, na którym mnożą się twoje punkty.',
    held: 'Pole w\u00a0czerwonej obwódce zatrzymuje pioniera: rozpatrz je albo ponieś konsekwencje i\u00a0idź dalej. Pionier może też zostać na miejscu do końca tury.',
    cabins:
      'Pionier z\u00a0obozu może najpierw wejść do chaty: chata działa, dopóki on w\u00a0niej jest. W\u00a0tej samej turze może z\u00a0niej wyjść na początek swojej ścieżki, ale nie może wrócić.',
    summit:
      'Na końcu ścieżki pionier może wykonać akcję szczytową: zapłać to, co widnieje u\u00a0góry znaku, i\u00a0zrób to, co pod spodem. Akcję z\u00a0∞ można powtarzać, dopóki cię na to stać.',
    shovel:
      'Szpadel pozwala zdobyć odkrytą kartę spod twojego zwiadowcy albo zbudować chatę z\u00a0rynku. Zdobyte karty trafiają do twojej talii i\u00a0są tym cenniejsze, im więcej ich masz.',
    pay: 'Trójkolorowy krążek to mięso, drewno lub kamień: wybierz, co oddajesz.',
    homestead:
      'Znaczniki na torach rozwoju gospodarstwa to punkty: na koniec każde pole liczy się tyle razy, ile wskazuje mnożnik twojego wozu.',
    damage: 'Ponosisz konsekwencje: tracisz chatę albo cofasz wóz o\u00a0jedno pole.',
    trapper:
      'Inny gracz pokazuje zwierzę, którego jeszcze nie masz. Za 1\u00a0zasób twój pionier z\u00a0obozu może je złapać; wróci, gdy spasujesz, więc w\u00a0następnej turze będzie go brakować. Każde niezłapane zwierzę kosztuje na koniec 3\u00a0punkty.',
    tracker:
      'Gdy ktoś awansuje na torze rozwoju gospodarstwa, twój pionier z\u00a0obozu może pójść jego śladem i\u00a0przynieść ci jeden taki zasób. Wróci, gdy spasujesz, więc w\u00a0następnej turze będzie go brakować.',
    pass: 'Nie zostało nic do zrobienia: spasuj. Pionierzy wracają do obozu, karty trafiają na stos kart odrzuconych, a\u00a0ty dobierasz trzy nowe.',
  },
};

export const coachWords: Record<Language, typeof en> = { en, fr, pl };

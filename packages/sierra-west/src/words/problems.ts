import type { Language } from '@cordillera/engine';
import type { ProblemCode } from '../content/checks/problem.ts';

const en: Record<ProblemCode, string> = {
  count: 'found {found}, exactly {expected} are needed ({rule}); add or remove some.',
  'id-twice': 'this ID is already used in {other}, and every ID of a pack must be unique ({rule}); choose another.',
  'paid-slot': '{icon} is a paid action and may only be in slot {slot} ({rule}); move it there.',
  'green-slot': '{icon} may only be on the green path ({rule}); move it to one of the slots {slots}.',
  'never-resolved':
    'no other card has duelingBanjos to answer this banjoHazard ({rule}); add duelingBanjos to another card of the mode, or change this icon.',
  'harvest-slot': 'no card has harvest in the paid slot {slot} ({rule}); put it there on at least one card.',
  'known-icon': 'no card of the pack shows {icon} on the {path} path ({rule}); give it to at least one card.',
  'foreign-icon': '{icon} is an icon of {mode} and may only be on cards of that mode ({rule}); choose another icon.',
  'foreign-summit': '{summit} is an action of {mode} and may only be on cards of that mode ({rule}); choose another.',
  'foreign-cost': '{goods} exist only in {mode} and cannot be paid on this card ({rule}); ask for something else.',
  'foreign-animal': '{animal} is the animal of {mode} and may only be on cards of that mode ({rule}); choose another.',
  'no-shovel':
    'no common starting card has a shovel, so the first card could never be claimed ({rule}); give one a shovel.',
  'plain-mode-card': 'the starting card of {mode} needs an icon or a summit action of that mode ({rule}); give it one.',
  'icon-missing': 'no card that players of this mode can hold shows {icon} ({rule}); give it to at least one card.',
  'summit-missing': 'no card that players of this mode can hold has {summit} ({rule}); give it to at least one card.',
  'bullet-numbers':
    'bullets icons must show two different numbers, besides full ({rule}), found {found}; use exactly two.',
  'track-missing':
    'no common starting card raises the {track} track ({rule}); give one a homestead action on it, or on any.',
  'boots-cost': 'boots are paid on the wagon trail only ({rule}); take them out of this cost.',
  'wagon-cost': '{goods} cannot pay for advanceWagon ({rule}); ask for food, wood, stone, any or gold.',
  'apple-cost': 'this action is paid with apples, at least one, and with nothing else ({rule}); correct the cost.',
  endless:
    'this action can be repeated and may give back all that it costs, so it might never end ({rule}); raise the cost or remove repeat.',
  'animal-missing': 'no card that players of this mode can hold shows the {animal} ({rule}); give it to at least one.',
  'mode-animal': 'the animal of {mode} is the {expected} ({rule}), found {found}; correct it.',
  'no-apples': 'gainApples without apples does nothing ({rule}); set green or red to at least 1.',
  'position-unknown': 'row {row} has only columns 1 to {max} ({rule}), found {column}; choose a position that exists.',
  'position-twice': 'position {found} is already used ({rule}); five different ones are needed.',
  'position-top': 'the cards of row {row} lie face up and are basic cards ({rule}); choose a lower row.',
  'position-split': 'three positions must lie in lower rows than the other two ({rule}), found rows {rows}; move one.',
  'position-outpost':
    'this outpost must be at {expected} ({rule}), found {found}; the outposts are listed from I to V.',
  'trail-start': 'the trail begins with the trailhead, which has reach 0 ({rule}); correct it.',
  'trail-end': 'the last space of the trail has reach {expected} ({rule}); correct it.',
  'trail-falls': 'reach and multiplier never fall along the trail ({rule}): at least {min} here, found {found}.',
  'trail-multiplier': 'no space of the trail has multiplier {multiplier} ({rule}); give it to one.',
  'trail-border': 'only the last space may have null here ({rule}); write what the step to the next space costs.',
  'trail-cost': '{goods} cannot be paid on the trail ({rule}); ask for boots, food, wood, stone or any.',
  'trail-last': 'no step leads on from the last space ({rule}); write null.',
  'cabin-colours':
    'four players need at least {minGreen} green and {minTan} tan tiles ({rule}), found {green} and {tan}; change some types.',
  'path-space': 'the cards leave {expected} visible here ({rule}), found {found}; correct card and slot.',
  'path-paid':
    'this space costs {expected} basics ({rule}), found {found}; write 1 for L.TL, 2 for R.TL, no paid elsewhere.',
  'special-part': 'a special card of this mode has {expected} and nothing else ({rule}), found {found}; correct it.',
  'river-fish': 'no river card shows a {fish} ({rule}); give it to at least one.',
  'fish-market': 'every basic resource must be the price of one fish ({rule}); missing: {missing}.',
  tiers: 'the tiers must be {expected} ({rule}), found {found}; correct them.',
  'mine-dark': 'at least one mine must be dark, or the lantern is useless ({rule}); set dark to true on one.',
  'campfire-dark': 'the mine with the campfire is never dark ({rule}); set dark to false.',
  'face-rises': 'the lowest die face never grows from campfire to V ({rule}): at most {max} here, found {found}.',
  'face-lower': 'outpost V needs a lower face than the campfire ({rule}): at most {max}, found {found}.',
  'supply-part':
    'the supply of this mode holds: {expected} ({rule}); add what is missing and remove what is not listed.',
  'supply-number': 'the game needs {expected} here ({rule}), found {found}; correct the number.',
  'outlaw-sum': 'the outposts hold {expected} outlaws in all ({rule}), found {found}; correct the numbers.',
  'plan-arrows': 'solid arrows: {expected} are needed ({rule}), found {found}; write four values, three of them true.',
  'plan-action-missing': 'no plan card has the action {action} ({rule}); give it to at least one.',
  'plan-side': 'no plan card has the active side {side} ({rule}); give it to at least one.',
  'plan-trapper':
    'no plan card has a trapper icon with side {side} and highlighted {highlighted} ({rule}); give it to at least one.',
  'plan-animals': 'no plan card shows an animal ({rule}); give one to some of them.',
};

const fr: Record<ProblemCode, string> = {
  count:
    'trouvé\u00a0: {found}\u00a0; il en faut exactement {expected} ({rule})\u00a0; ajoutez ou retirez ce qu’il faut.',
  'id-twice':
    'cet identifiant figure déjà dans {other}, or chacun doit être unique dans le pack ({rule})\u00a0; choisissez-en un autre.',
  'paid-slot':
    '{icon} est une action payante\u00a0: sa seule place est l’emplacement {slot} ({rule})\u00a0; déplacez-la.',
  'green-slot':
    '{icon} n’a sa place que sur le chemin vert ({rule})\u00a0; mettez-la dans l’un des emplacements {slots}.',
  'never-resolved':
    'aucune autre carte n’a duelingBanjos pour répondre à ce banjoHazard ({rule})\u00a0; ajoutez-le à une autre carte du mode ou changez cette icône.',
  'harvest-slot':
    'aucune carte n’a harvest dans l’emplacement payant {slot} ({rule})\u00a0; mettez-l’y sur au moins une carte.',
  'known-icon':
    'aucune carte du pack ne montre {icon} sur ce chemin\u00a0: {path} ({rule})\u00a0; ajoutez-le à au moins une carte.',
  'foreign-icon':
    '{icon} est une icône de {mode} et ne figure que sur les cartes de ce mode ({rule})\u00a0; choisissez-en une autre.',
  'foreign-summit':
    '{summit} est une action de {mode} et ne figure que sur les cartes de ce mode ({rule})\u00a0; choisissez-en une autre.',
  'foreign-cost': '{goods} n’existe que dans {mode} et ne peut pas être payé ici ({rule})\u00a0; demandez autre chose.',
  'foreign-animal':
    '{animal} est l’animal de {mode} et ne figure que sur les cartes de ce mode ({rule})\u00a0; choisissez-en un autre.',
  'no-shovel':
    'aucune carte de départ commune n’a de Pelle\u00a0: personne ne pourrait prendre la première carte ({rule})\u00a0; ajoutez shovel à l’une d’elles.',
  'plain-mode-card':
    'la carte de départ de {mode} doit avoir une icône ou une action activable de ce mode ({rule})\u00a0; ajoutez-en une.',
  'icon-missing':
    'aucune carte que l’on peut avoir en main dans ce mode ne montre {icon} ({rule})\u00a0; ajoutez-le à au moins une carte.',
  'summit-missing':
    'aucune carte que l’on peut avoir en main dans ce mode n’a {summit} ({rule})\u00a0; ajoutez-le à au moins une carte.',
  'bullet-numbers':
    'les icônes bullets montrent, outre full, deux nombres différents ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; employez-en exactement deux.',
  'track-missing':
    'aucune carte de départ commune ne fait monter sur la piste {track} ({rule})\u00a0; donnez à l’une d’elles une action homestead sur cette piste ou sur any.',
  'boots-cost': 'les bottes ne se paient que sur la piste Chariot ({rule})\u00a0; retirez-les de ce coût.',
  'wagon-cost': '{goods} ne peut pas payer advanceWagon ({rule})\u00a0; demandez food, wood, stone, any ou gold.',
  'apple-cost': 'cette action se paie en pommes, une au moins, et en rien d’autre ({rule})\u00a0; corrigez le coût.',
  endless:
    'cette action répétable peut rendre tout ce qu’elle coûte et ne jamais finir ({rule})\u00a0; augmentez son coût ou retirez repeat.',
  'animal-missing':
    'aucune carte que l’on peut avoir en main dans ce mode ne montre l’animal {animal} ({rule})\u00a0; ajoutez-le à au moins une carte.',
  'mode-animal': 'l’animal de {mode} est {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez-le.',
  'no-apples': 'gainApples sans pommes ne fait rien ({rule})\u00a0; mettez green ou red à 1 au moins.',
  'position-unknown':
    'la rangée {row} n’a que les colonnes 1 à {max} ({rule})\u00a0; trouvé\u00a0: {column}\u00a0; choisissez une position qui existe.',
  'position-twice': 'la position {found} est déjà prise ({rule})\u00a0; il en faut cinq différentes.',
  'position-top':
    'les cartes de la rangée {row} sont visibles et ordinaires ({rule})\u00a0; choisissez une rangée plus basse.',
  'position-split':
    'trois positions doivent être dans des rangées plus basses que les deux autres ({rule})\u00a0; rangées trouvées\u00a0: {rows}\u00a0; déplacez-en une.',
  'position-outpost':
    'cet avant-poste se trouve en {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; la liste va de l’avant-poste I au V.',
  'trail-start': 'la piste commence par son point de départ, dont reach vaut 0 ({rule})\u00a0; corrigez-le.',
  'trail-end': 'sur la dernière case de la piste, reach vaut {expected} ({rule})\u00a0; corrigez-le.',
  'trail-falls':
    'reach et multiplier ne baissent jamais le long de la piste ({rule})\u00a0; minimum ici\u00a0: {min}\u00a0; trouvé\u00a0: {found}.',
  'trail-multiplier':
    'aucune case de la piste n’a le multiplicateur {multiplier} ({rule})\u00a0; donnez-le à l’une d’elles.',
  'trail-border':
    'seule la dernière case peut avoir null ici ({rule})\u00a0; indiquez ce que coûte le pas vers la case suivante.',
  'trail-cost': '{goods} ne peut pas être payé sur la piste ({rule})\u00a0; demandez boots, food, wood, stone ou any.',
  'trail-last': 'aucun pas ne mène au-delà de la dernière case ({rule})\u00a0; écrivez null.',
  'cabin-colours':
    'à quatre joueurs, il faut au moins {minGreen} tuiles vertes et {minTan} beiges ({rule})\u00a0; trouvé\u00a0: {green} et {tan}\u00a0; changez quelques types.',
  'path-space':
    'les cartes laissent voir ici {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez card et slot.',
  'path-paid':
    'nombre de ressources de base à payer ici\u00a0: {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; écrivez 1 pour L.TL, 2 pour R.TL et pas de paid ailleurs.',
  'special-part':
    'une carte spéciale de ce mode a {expected} et rien d’autre ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez-la.',
  'river-fish':
    'aucune carte de rivière ne montre ce poisson\u00a0: {fish} ({rule})\u00a0; ajoutez-le à au moins une carte.',
  'fish-market': 'chaque ressource de base doit être le prix d’un poisson ({rule})\u00a0; il manque\u00a0: {missing}.',
  tiers: 'les niveaux doivent être {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez-les.',
  'mine-dark':
    'il faut au moins une mine sombre, sinon la lanterne ne sert à rien ({rule})\u00a0; mettez dark à true sur l’une d’elles.',
  'campfire-dark': 'la mine au feu de camp n’est jamais sombre ({rule})\u00a0; mettez dark à false.',
  'face-rises':
    'la plus petite face de dé ne remonte jamais du feu de camp à V ({rule})\u00a0; maximum ici\u00a0: {max}\u00a0; trouvé\u00a0: {found}.',
  'face-lower':
    'l’avant-poste V doit avoir une face plus petite que le feu de camp ({rule})\u00a0; maximum\u00a0: {max}\u00a0; trouvé\u00a0: {found}.',
  'supply-part':
    'contenu de la réserve de ce mode\u00a0: {expected} ({rule})\u00a0; ajoutez ce qui manque et retirez le reste.',
  'supply-number': 'le jeu demande ici {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez le nombre.',
  'outlaw-sum':
    'nombre total de Hors-la-Loi sur les avant-postes\u00a0: {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez les nombres.',
  'plan-arrows':
    'flèches pleines attendues\u00a0: {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; écrivez quatre valeurs, dont trois true.',
  'plan-action-missing':
    'aucune carte Planification n’a l’action {action} ({rule})\u00a0; ajoutez-la à au moins une carte.',
  'plan-side': 'aucune carte Planification n’a le côté actif {side} ({rule})\u00a0; donnez-le à au moins une carte.',
  'plan-trapper':
    'aucune carte Planification n’a d’icône de Trappeur avec side {side} et highlighted {highlighted} ({rule})\u00a0; donnez-la à au moins une carte.',
  'plan-animals': 'aucune carte Planification ne montre d’animal ({rule})\u00a0; ajoutez-en à quelques-unes.',
};

const pl: Record<ProblemCode, string> = {
  count: 'jest {found}, a musi być dokładnie {expected} ({rule}); dodaj brakujące albo usuń nadmiarowe.',
  'id-twice':
    'taki identyfikator jest już w {other}, a w pakiecie żaden nie może się powtarzać ({rule}); wybierz inny.',
  'paid-slot': '{icon} to akcja płatna i może stać tylko w polu {slot} ({rule}); przenieś ją tam.',
  'green-slot': '{icon} może stać tylko na zielonej ścieżce ({rule}); przenieś ją do jednego z pól {slots}.',
  'never-resolved':
    'żadna inna karta nie ma duelingBanjos, które by odpowiedziało na to banjoHazard ({rule}); dodaj je innej karcie tego trybu albo zmień ten symbol.',
  'harvest-slot':
    'żadna karta nie ma harvest w płatnym polu {slot} ({rule}); umieść je tam na co najmniej jednej karcie.',
  'known-icon':
    'żadna karta pakietu nie ma symbolu {icon} na tej ścieżce: {path} ({rule}); dodaj go co najmniej jednej karcie.',
  'foreign-icon': '{icon} to symbol trybu {mode} i występuje tylko na kartach tego trybu ({rule}); wybierz inny.',
  'foreign-summit': '{summit} to akcja trybu {mode} i występuje tylko na kartach tego trybu ({rule}); wybierz inną.',
  'foreign-cost': '{goods} istnieje tylko w trybie {mode} i nie da się tym tutaj zapłacić ({rule}); zmień koszt.',
  'foreign-animal': '{animal} to zwierzę trybu {mode} i występuje tylko na kartach tego trybu ({rule}); wybierz inne.',
  'no-shovel':
    'żadna wspólna karta początkowa nie ma szpadla, więc nikt nie zdobyłby pierwszej karty ({rule}); dodaj którejś shovel.',
  'plain-mode-card':
    'karta początkowa trybu {mode} musi mieć symbol albo akcję szczytową tego trybu ({rule}); dodaj jej coś takiego.',
  'icon-missing':
    'żadna karta, którą w tym trybie można mieć na ręce, nie ma symbolu {icon} ({rule}); dodaj go co najmniej jednej.',
  'summit-missing':
    'żadna karta, którą w tym trybie można mieć na ręce, nie ma akcji {summit} ({rule}); dodaj ją co najmniej jednej.',
  'bullet-numbers':
    'symbole bullets mają, oprócz full, dwie różne liczby ({rule}), a jest: {found}; użyj dokładnie dwóch.',
  'track-missing':
    'żadna wspólna karta początkowa nie podnosi znacznika na torze {track} ({rule}); dodaj którejś akcję homestead na tym torze albo na any.',
  'boots-cost': 'butami płaci się tylko na szlaku wozów ({rule}); usuń je z tego kosztu.',
  'wagon-cost': 'za advanceWagon nie płaci się tym: {goods} ({rule}); użyj food, wood, stone, any albo gold.',
  'apple-cost': 'za tę akcję płaci się jabłkami, co najmniej jednym, i niczym więcej ({rule}); popraw koszt.',
  endless:
    'tę akcję można powtarzać, a ona może zwrócić cały swój koszt i nigdy się nie skończyć ({rule}); podnieś koszt albo usuń repeat.',
  'animal-missing':
    'żadna karta, którą w tym trybie można mieć na ręce, nie pokazuje zwierzęcia {animal} ({rule}); dodaj je co najmniej jednej.',
  'mode-animal': 'zwierzę trybu {mode} to {expected} ({rule}), a jest {found}; popraw je.',
  'no-apples': 'gainApples bez jabłek nic nie daje ({rule}); ustaw green albo red co najmniej na 1.',
  'position-unknown':
    'rząd {row} ma tylko kolumny od 1 do {max} ({rule}), a jest {column}; wybierz miejsce, które istnieje.',
  'position-twice': 'miejsce {found} jest już zajęte ({rule}); potrzeba pięciu różnych.',
  'position-top': 'karty w rzędzie {row} leżą odkryte i są zwykłe ({rule}); wybierz niższy rząd.',
  'position-split':
    'trzy miejsca muszą leżeć w niższych rzędach niż dwa pozostałe ({rule}), a są w rzędach {rows}; przesuń któreś.',
  'position-outpost':
    'ten posterunek leży w miejscu {expected} ({rule}), a jest {found}; posterunki wymienia się od I do V.',
  'trail-start': 'szlak zaczyna się od pola, które ma reach 0 ({rule}); popraw je.',
  'trail-end': 'ostatnie pole szlaku ma reach {expected} ({rule}); popraw je.',
  'trail-falls':
    'na kolejnych polach szlaku reach i multiplier nigdy nie maleją ({rule}): tu co najmniej {min}, a jest {found}.',
  'trail-multiplier': 'żadne pole szlaku nie ma mnożnika {multiplier} ({rule}); nadaj go któremuś.',
  'trail-border': 'null może tu mieć tylko ostatnie pole ({rule}); wpisz koszt przejścia na następne.',
  'trail-cost': 'na szlaku nie płaci się tym: {goods} ({rule}); użyj boots, food, wood, stone albo any.',
  'trail-last': 'z ostatniego pola nie ma dalszej drogi ({rule}); wpisz null.',
  'cabin-colours':
    'czterem graczom potrzeba co najmniej {minGreen} zielonych i {minTan} brązowych kafelków ({rule}), a jest {green} i {tan}; zmień niektóre typy.',
  'path-space': 'karty odsłaniają tu {expected} ({rule}), a jest {found}; popraw card i slot.',
  'path-paid':
    'liczba zasobów podstawowych do zapłacenia na tym polu: {expected} ({rule}), a jest {found}; wpisz 1 przy L.TL, 2 przy R.TL, a gdzie indziej pomiń paid.',
  'special-part': 'karta specjalna tego trybu ma {expected} i nic więcej ({rule}), a jest {found}; popraw ją.',
  'river-fish': 'żadna karta rzeki nie pokazuje tej ryby: {fish} ({rule}); dodaj ją co najmniej jednej.',
  'fish-market': 'każdy zasób podstawowy musi być ceną jednej ryby ({rule}); brakuje: {missing}.',
  tiers: 'poziomy muszą być takie: {expected} ({rule}), a są: {found}; popraw je.',
  'mine-dark':
    'co najmniej jedna kopalnia musi być ciemna, inaczej lampa jest zbędna ({rule}); ustaw którejś dark na true.',
  'campfire-dark': 'kopalnia z ogniskiem nigdy nie jest ciemna ({rule}); ustaw dark na false.',
  'face-rises': 'najniższa ścianka kości nigdy nie rośnie od ogniska do V ({rule}): tu najwyżej {max}, a jest {found}.',
  'face-lower': 'posterunek V musi mieć niższą ściankę niż ognisko ({rule}): najwyżej {max}, a jest {found}.',
  'supply-part': 'pula tego trybu zawiera: {expected} ({rule}); dodaj to, czego brakuje, i usuń resztę.',
  'supply-number': 'gra wymaga tu liczby {expected} ({rule}), a jest {found}; popraw ją.',
  'outlaw-sum': 'łączna liczba bandytów na posterunkach to {expected} ({rule}), a jest {found}; popraw liczby.',
  'plan-arrows':
    'pełne strzałki: musi być {expected} ({rule}), a jest {found}; wpisz cztery wartości, w tym trzy razy true.',
  'plan-action-missing': 'żadna karta planu nie ma akcji {action} ({rule}); dodaj ją co najmniej jednej.',
  'plan-side': 'żadna karta planu nie ma aktywnej strony {side} ({rule}); ustaw ją co najmniej na jednej.',
  'plan-trapper':
    'żadna karta planu nie ma symbolu łowów z side {side} i highlighted {highlighted} ({rule}); dodaj go co najmniej jednej.',
  'plan-animals': 'żadna karta planu nie pokazuje zwierzęcia ({rule}); dodaj je kilku kartom.',
};

/** What a problem is called, and what to do about it. */
export const problemWords: Record<Language, Record<ProblemCode, string>> = { en, fr, pl };

import type { Language } from '@cordillera/engine';
import type { ProblemCode } from '../content/checks/problem.ts';

const en: Record<ProblemCode, string> = {
  'mountain-colours': 'every colour needs equally many cards ({rule}), found {counts}.',
  'mountain-symbols': 'every symbol needs equally many cards ({rule}), found {counts}.',
  'mountain-size': 'the deck has {found} cards and needs at least {min}, or 7 players may run out ({rule}).',
  'mountain-twice': '{colour} {symbol} has a row already ({rule}); raise its copies instead.',
  'basic-size': 'the basic cards with their copies are {found}; 8 players need at least {min} ({rule}).',
  'notebook-twice': 'another Notebook card has this ID already ({rule}).',
  'formula-twice': 'it scores exactly as {other} does ({rule}); raise the copies of that card instead.',
  'unfair-symbols': 'mammal, bird, house and ruin must occur on equally many basic cards ({rule}), found {counts}.',
  'unfair-river-wind': 'river and wind must occur on equally many basic cards ({rule}), found {counts}.',
  'unfair-colours': 'every colour must occur on equally many basic cards ({rule}), found {counts}.',
  'destination-twice': 'another Destination has this ID already ({rule}).',
  'destination-colours': 'there must be a Destination of every colour ({rule}); missing: {missing}.',
  'stage-order': 'stages are numbered from 1 without gaps, in order ({rule}); this one must be {expected}.',
  'stage-destination': 'there is no Destination {id} ({rule}).',
  'stage-face': 'both faces score on this stage, so none is left open ({rule}); write "A" or "B", the face on show.',
  'suns-count': 'found {found} thresholds, {expected} are needed, one per sun ({rule}).',
  'suns-order': 'each sun needs a higher score than the one before ({rule}), found {found}.',
  'modifier-twice': 'the special rule {modifier} appears twice in this stage ({rule}); keep one.',
  'max-lines': 'a landscape must be allowed at least {min} lines ({rule}), found {found}.',
  'max-length': 'a line must be allowed at least {min} cards ({rule}), found {found}.',
  'start-line': 'a start line has {min} to {max} cards ({rule}), found {found}.',
  'start-line-colour': 'a start line of {min} cannot be made: {colour} has only {found} cards ({rule}).',
  'start-line-length': 'a start line of {found} is longer than the {max} that maxLength allows ({rule}).',
  'landscape-size': 'rounds and start line make a landscape of {found} cards; at most {max} are possible ({rule}).',
  'hand-size':
    'a hand holds at least the cards to play and at most twice the usual ({rule}): from {min} to {max}, found {found}.',
  'skip-round': 'there is no round {found}: this stage has rounds 1 to {last} ({rule}).',
  'given-unknown': 'there is no Notebook card {id} ({rule}).',
  'given-twice': '{id} is given already; one copy of each card is given ({rule}).',
  'mute-symbol': 'only river and wind have a point to lose ({rule}), found {symbol}.',
  blind: 'between {min} and {max} cards of a round can be blind ({rule}), found {found}.',
  rounds: 'a stage has {min} to {max} rounds ({rule}), found {found}.',
  'rounds-odd': 'the rounds must be even, so that both members of a duo hold the Role card equally often ({rule}).',
  'lines-only': '{key} can be asked of lines only, and these are columns ({rule}).',
  'columns-only': '{key} can be asked of columns only, and these are lines ({rule}).',
};

const fr: Record<ProblemCode, string> = {
  'mountain-colours': 'il faut le même nombre de cartes de chaque couleur ({rule})\u00a0; trouvé\u00a0: {counts}.',
  'mountain-symbols': 'il faut le même nombre de cartes de chaque symbole ({rule})\u00a0; trouvé\u00a0: {counts}.',
  'mountain-size':
    'cartes de la pioche\u00a0: {found}\u00a0; il en faut au moins {min}, sinon on peut en manquer à 7 joueurs ({rule}).',
  'mountain-twice':
    '{colour} {symbol} figure déjà dans la liste ({rule})\u00a0; augmentez plutôt son nombre d’exemplaires.',
  'basic-size':
    'cartes de base, exemplaires compris\u00a0: {found}\u00a0; il en faut au moins {min} à 8 joueurs ({rule}).',
  'notebook-twice': 'une autre carte Carnet de voyage porte déjà cet identifiant ({rule}).',
  'formula-twice':
    'cette carte rapporte exactement les mêmes points que {other} ({rule})\u00a0; augmentez plutôt le nombre d’exemplaires de celle-ci.',
  'unfair-symbols':
    'mammifère, oiseau, maison et vestige doivent figurer sur le même nombre de cartes de base ({rule})\u00a0; trouvé\u00a0: {counts}.',
  'unfair-river-wind':
    'rivière et vent doivent figurer sur le même nombre de cartes de base ({rule})\u00a0; trouvé\u00a0: {counts}.',
  'unfair-colours':
    'chaque couleur doit figurer sur le même nombre de cartes de base ({rule})\u00a0; trouvé\u00a0: {counts}.',
  'destination-twice': 'une autre Destination porte déjà cet identifiant ({rule}).',
  'destination-colours': 'il faut une Destination de chaque couleur ({rule})\u00a0; il manque\u00a0: {missing}.',
  'stage-order':
    'les Étapes sont numérotées dans l’ordre à partir de 1, sans trou ({rule})\u00a0; numéro attendu\u00a0: {expected}.',
  'stage-destination': 'la Destination {id} n’existe pas ({rule}).',
  'stage-face':
    'dans cette Étape, les deux faces comptent\u00a0: il n’y en a pas à choisir ({rule})\u00a0; indiquez «\u00a0A\u00a0» ou «\u00a0B\u00a0», la face visible.',
  'suns-count': 'seuils trouvés\u00a0: {found}\u00a0; il en faut {expected}, un par Soleil ({rule}).',
  'suns-order':
    'chaque Soleil doit demander un score plus élevé que le précédent ({rule})\u00a0; trouvé\u00a0: {found}.',
  'modifier-twice': 'la règle spéciale {modifier} figure deux fois dans cette Étape ({rule})\u00a0; gardez-en une.',
  'max-lines': 'un Paysage doit pouvoir compter au moins {min} lignes ({rule})\u00a0; trouvé\u00a0: {found}.',
  'max-length': 'une ligne doit pouvoir compter au moins {min} cartes ({rule})\u00a0; trouvé\u00a0: {found}.',
  'start-line': 'une ligne de départ compte de {min} à {max} cartes ({rule})\u00a0; trouvé\u00a0: {found}.',
  'start-line-colour':
    'ligne de départ de {min} impossible\u00a0; nombre de cartes de couleur {colour}\u00a0: {found} ({rule}).',
  'start-line-length': 'une ligne de départ de {found} dépasse la limite de {max} fixée par maxLength ({rule}).',
  'landscape-size':
    'avec ces tours et cette ligne de départ, le Paysage aurait {found} cartes\u00a0; maximum\u00a0: {max} ({rule}).',
  'hand-size':
    'une main compte au moins les cartes à jouer et au plus le double du nombre habituel ({rule})\u00a0: de {min} à {max}, trouvé\u00a0: {found}.',
  'skip-round': 'il n’y a pas de tour {found}\u00a0: les tours de cette Étape vont de 1 à {last} ({rule}).',
  'given-unknown': 'la carte Carnet de voyage {id} n’existe pas ({rule}).',
  'given-twice': 'la carte {id} est déjà donnée\u00a0; chaque carte n’est donnée qu’en un exemplaire ({rule}).',
  'mute-symbol': 'seuls la rivière et le vent ont un point à perdre ({rule})\u00a0; trouvé\u00a0: {symbol}.',
  blind: 'le nombre de cartes tirées au hasard par tour va de {min} à {max} ({rule})\u00a0; trouvé\u00a0: {found}.',
  rounds: 'une Étape dure de {min} à {max} tours ({rule})\u00a0; trouvé\u00a0: {found}.',
  'rounds-odd':
    'le nombre de tours doit être pair, pour que les deux membres d’un duo aient la carte Rôle aussi souvent l’un que l’autre ({rule}).',
  'lines-only': '{key} ne s’applique qu’aux lignes, or il s’agit ici de colonnes ({rule}).',
  'columns-only': '{key} ne s’applique qu’aux colonnes, or il s’agit ici de lignes ({rule}).',
};

const pl: Record<ProblemCode, string> = {
  'mountain-colours': 'każdy kolor musi mieć tyle samo kart ({rule}), a jest: {counts}.',
  'mountain-symbols': 'każdy symbol musi mieć tyle samo kart ({rule}), a jest: {counts}.',
  'mountain-size':
    'liczba kart w talii: {found}; potrzeba co najmniej {min}, inaczej 7 graczom może ich zabraknąć ({rule}).',
  'mountain-twice': '{colour} {symbol} ma już swój wiersz ({rule}); zwiększ w nim liczbę kopii.',
  'basic-size': 'liczba kart podstawowych wraz z kopiami: {found}; dla 8 graczy potrzeba co najmniej {min} ({rule}).',
  'notebook-twice': 'inna karta Dziennika ma już taki identyfikator ({rule}).',
  'formula-twice': 'punktuje dokładnie tak jak {other} ({rule}); zwiększ raczej liczbę kopii tamtej karty.',
  'unfair-symbols':
    'ssak, ptak, dom i ruina muszą występować na takiej samej liczbie kart podstawowych ({rule}), a jest: {counts}.',
  'unfair-river-wind':
    'rzeka i wiatr muszą występować na takiej samej liczbie kart podstawowych ({rule}), a jest: {counts}.',
  'unfair-colours': 'każdy kolor musi występować na takiej samej liczbie kart podstawowych ({rule}), a jest: {counts}.',
  'destination-twice': 'inna karta Celu podróży ma już taki identyfikator ({rule}).',
  'destination-colours': 'musi być karta Celu podróży w każdym kolorze ({rule}); brakuje: {missing}.',
  'stage-order': 'Etapy numeruje się po kolei od 1, bez przerw ({rule}); tu powinno być {expected}.',
  'stage-destination': 'nie ma karty Celu podróży {id} ({rule}).',
  'stage-face':
    'w tym Etapie punktują obie strony, więc nie ma czego wybierać ({rule}); wpisz „A” albo „B”, stronę na wierzchu.',
  'suns-count': 'liczba progów: {found}; potrzeba {expected}, po jednym na słońce ({rule}).',
  'suns-order': 'każde słońce musi wymagać wyższego wyniku niż poprzednie ({rule}), a jest: {found}.',
  'modifier-twice': 'zasada specjalna {modifier} występuje w tym Etapie dwa razy ({rule}); zostaw jedną.',
  'max-lines': 'Krajobraz musi móc mieć co najmniej {min} rzędy ({rule}), a jest {found}.',
  'max-length': 'rząd musi móc mieć co najmniej {min} karty ({rule}), a jest {found}.',
  'start-line': 'długość rzędu początkowego to od {min} do {max} kart ({rule}), a jest {found}.',
  'start-line-colour':
    'nie da się ułożyć rzędu początkowego o długości {min}; liczba kart koloru {colour}: {found} ({rule}).',
  'start-line-length': 'rząd początkowy o długości {found} przekracza limit {max} z maxLength ({rule}).',
  'landscape-size':
    'liczba kart w Krajobrazie przy tych rundach i tym rzędzie początkowym: {found}; najwyżej {max} ({rule}).',
  'hand-size':
    'na ręce jest co najmniej tyle kart, ile trzeba zagrać, i najwyżej dwa razy tyle co zwykle ({rule}): od {min} do {max}, a jest {found}.',
  'skip-round': 'nie ma rundy {found}: ten Etap ma rundy od 1 do {last} ({rule}).',
  'given-unknown': 'nie ma karty Dziennika {id} ({rule}).',
  'given-twice': 'karta {id} jest już przyznana; każdą przyznaje się w jednej kopii ({rule}).',
  'mute-symbol': 'tylko rzeka i wiatr mają punkt do stracenia ({rule}), a jest {symbol}.',
  blind: 'liczba kart losowanych w rundzie to od {min} do {max} ({rule}), a jest {found}.',
  rounds: 'liczba rund Etapu to od {min} do {max} ({rule}), a jest {found}.',
  'rounds-odd': 'liczba rund musi być parzysta, by obie osoby w duecie równie często miały kartę Roli ({rule}).',
  'lines-only': '{key} dotyczy tylko rzędów, a tu chodzi o kolumny ({rule}).',
  'columns-only': '{key} dotyczy tylko kolumn, a tu chodzi o rzędy ({rule}).',
};

/** What a problem is called, and what to do about it. */
export const problemWords: Record<Language, Record<ProblemCode, string>> = { en, fr, pl };

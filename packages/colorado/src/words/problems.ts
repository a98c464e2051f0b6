import type { Language } from '@cordillera/engine';
import type { ProblemCode } from '../content/checks/problem.ts';

const en: Record<ProblemCode, string> = {
  'card-missing': 'the card {colour} {value} is missing ({rule}); add it with the number of its copies.',
  'card-twice': 'the card {colour} {value} is listed more than once ({rule}); keep one entry with all its copies.',
  'family-cards':
    'the {colour} family has {found} cards, exactly {expected} are needed ({rule}); change some numbers of copies.',
  'few-copies':
    'the card {colour} {value} has too few copies for four players: at least {min} are needed ({rule}), found {found}.',
  'id-twice': 'the ID {id} is already used, and every ID of the sheet must be unique ({rule}); choose another.',
  'unknown-node': 'no flag and no stage has the ID {id} ({rule}); correct it or remove the path.',
  'unknown-region': 'no region has the ID {id} ({rule}); correct it or remove the pair.',
  'unknown-station': 'no station of the railway has the ID {id} ({rule}); correct it or add the station.',
  'pair-self': '{id} is paired with itself ({rule}); correct one of the two or remove the pair.',
  'pair-twice': 'the pair {a} and {b} is already in this list, and the order does not matter ({rule}); remove one.',
  'region-count': 'there must be {min} to {max} regions ({rule}), found {found}; add or remove some.',
  'village-count':
    'there must be exactly {expected} villages ({rule}), found {found}; change the kind of some regions.',
  'kind-count':
    'there must be at least {min} regions of the kind {kind} ({rule}), found {found}; add some or change their kind.',
  'stage-count': 'a region has {min} to {max} stages ({rule}), found {found}; add or remove some.',
  'medal-value': 'a medal is worth at least 1 point ({rule}), found {found}; correct it.',
  'stage-unreachable':
    'no paths inside region {region} lead here from its flag {flag} ({rule}); join the stage to another of the region.',
  'regions-apart':
    'these regions cannot be reached from {from}: {regions} ({rule}); list a pair of neighbours that joins them.',
  'village-neighbours':
    'a village needs at least {min} adjacent regions, and one that is not a village ({rule}), found {found} and {others}; add pairs to adjacent.',
  'mountain-count':
    'at least {min} pairs of regions must be separated by a mountain ({rule}), found {found}; add some.',
  'mountain-adjacent':
    '{a} and {b} are separated by a mountain, so they are not adjacent ({rule}); remove the pair here or from adjacent.',
  'mountain-ridge': 'no ridge separates {a} and {b} ({rule}); add the pair to a ridge, or remove it here.',
  'ridge-mountain':
    'this ridge separates {a} and {b}, which are not listed in mountains ({rule}); add the pair there, or remove it here.',
  'edge-left':
    'trains run from left to right, and {to} is not to the right of {from} ({rule}); swap the two or correct x.',
  'rail-start':
    'no track leads to this station, and only the start {start} may be like that ({rule}); join it to a station on its left.',
  'rail-end':
    'no track leads on from this station, and only the end {end} may be like that ({rule}); join it to a station on its right.',
  'switch-branches': 'a switch has {max} branches ({rule}), found {found}; remove some tracks.',
  'switch-count': 'the railway needs at least {min} switches ({rule}), found {found}; let more stations branch.',
  'route-lengths':
    'no route may be longer than another by more than one station ({rule}); the shortest has {shortest}, the longest {longest}.',
  'stage-icon': 'the icon {icon} is not allowed in this place ({rule}); choose one of {allowed}.',
  'track-icons':
    'the {track} track has {boxes} boxes, but the regions and one route of the railway have at most {found} {track} icons ({rule}); add icons or shorten the track.',
  'too-empty': '{found} of {total} are empty, at most {max} may be ({rule}); give some of them an icon.',
  'lake-empty': 'every stage of a lake has an icon ({rule}); give this one an icon.',
  'region-plain': 'every region needs at least one icon ({rule}); give one to a stage.',
  'flag-boxes':
    'this zone needs one box for each region of the kind {kind} on the sheet: {expected} ({rule}), found {found}; add or remove values.',
  'flag-falls': 'values never fall along a track ({rule}): at least {min} here, found {found}.',
  'village-first': 'the first village box is worth 0 ({rule}), found {found}; correct it.',
  'track-length': 'this track must have {min} to {max} boxes ({rule}), found {found}; add or remove some.',
  'tipi-even':
    'the tipi track has a box in the middle, so their number is odd ({rule}), found {found}; add or remove one.',
  'wanted-second': 'there is an icon above the second wanted box ({rule}); choose one instead of none.',
  'discover-twice':
    'discover may stand above boxes of the tipi track or of the wanted track, not of both ({rule}); replace it on one of them.',
  'medal-count': 'this zone must have {min} to {max} medals ({rule}), found {found}; add or remove some.',
  'medal-order':
    'medals are listed from the highest down, no two alike ({rule}): {found} follows {before}; correct the order or the value.',
  'tipi-nine': 'one medal of the tipi zone is worth {medal} ({rule}); give one this value.',
  'zone-medal': 'the zone of the kind {kind} ends in a medal ({rule}); write its points instead of null.',
  'village-medal': 'the village zone has no medal ({rule}); write null.',
  'few-medals':
    'a player who starts here can win only {found} medals, at least {min} must be within reach ({rule}); check what is adjacent, the paths and the tracks.',
  'kind-medals':
    'medals of the kind {more} must be higher on average than those of the kind {less} ({rule}); found (points / regions) {high} and {low}; raise the former or lower the latter.',
  'kind-stages':
    'regions of the kind {more} must have at least as many stages on average as those of the kind {less} ({rule}); found (stages / regions) {high} and {low}; add stages to the former or take some from the latter.',
  'kind-icons':
    'regions of the kind {more} must have more icons per stage than those of the kind {less} ({rule}); found (icons / stages) {high} and {low}; add icons to the former or take some from the latter.',
  'path-border':
    'this path crosses from {region} to {other}, which are not adjacent ({rule}); remove it, or add the two to adjacent.',
  'box-icon': 'the icon {icon} is not allowed above a box ({rule}); choose one of {allowed}.',
  'medal-slots': 'at least {min} slots must be drawn, for the seventh ends the game ({rule}), found {found}.',
};

const fr: Record<ProblemCode, string> = {
  'card-missing': 'la carte {colour} {value} manque ({rule})\u00a0; ajoutez-la avec le nombre de ses exemplaires.',
  'card-twice':
    'la carte {colour} {value} figure plusieurs fois ({rule})\u00a0; gardez une seule ligne, avec tous ses exemplaires.',
  'family-cards':
    'nombre de cartes de la famille {colour}\u00a0: {found}\u00a0; il en faut exactement {expected} ({rule})\u00a0; changez le nombre d’exemplaires.',
  'few-copies':
    'la carte {colour} {value} a trop peu d’exemplaires pour quatre joueurs\u00a0: il en faut au moins {min} ({rule})\u00a0; trouvé\u00a0: {found}.',
  'id-twice':
    'l’identifiant {id} est déjà pris, or chacun doit être unique sur la feuille ({rule})\u00a0; choisissez-en un autre.',
  'unknown-node':
    'aucun drapeau et aucune étape n’a l’identifiant {id} ({rule})\u00a0; corrigez-le ou retirez le chemin.',
  'unknown-region': 'aucune région n’a l’identifiant {id} ({rule})\u00a0; corrigez-le ou retirez la paire.',
  'unknown-station':
    'aucune gare du chemin de fer n’a l’identifiant {id} ({rule})\u00a0; corrigez-le ou ajoutez la gare.',
  'pair-self': '{id} fait paire avec soi-même ({rule})\u00a0; corrigez l’un des deux ou retirez la paire.',
  'pair-twice':
    'la paire {a} et {b} est déjà dans cette liste, et l’ordre ne compte pas ({rule})\u00a0; retirez-en une.',
  'region-count':
    'il faut de {min} à {max} régions ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en ou retirez-en.',
  'village-count':
    'nombre de villages attendu\u00a0: {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; changez le type de quelques régions.',
  'kind-count':
    'il faut au moins {min} régions du type {kind} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en ou changez le type de quelques régions.',
  'stage-count':
    'une région compte de {min} à {max} étapes ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en ou retirez-en.',
  'medal-value': 'une médaille vaut au moins 1 point ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez-la.',
  'stage-unreachable':
    'aucun chemin intérieur à la région {region} ne mène ici depuis son drapeau {flag} ({rule})\u00a0; reliez l’étape à une autre de la région.',
  'regions-apart':
    'régions impossibles à atteindre depuis {from}\u00a0: {regions} ({rule})\u00a0; ajoutez une paire de régions adjacentes qui les relie.',
  'village-neighbours':
    'un village touche au moins {min} régions, dont une qui n’est pas un village ({rule})\u00a0; trouvé\u00a0: {found} et {others}\u00a0; ajoutez des paires à adjacent.',
  'mountain-count':
    'une montagne doit séparer au moins {min} paires de régions ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en.',
  'mountain-adjacent':
    'une montagne sépare {a} et {b}, qui ne sont donc pas adjacentes ({rule})\u00a0; retirez la paire ici ou dans adjacent.',
  'mountain-ridge':
    'aucune crête ne sépare {a} et {b} ({rule})\u00a0; ajoutez la paire à une crête ou retirez-la d’ici.',
  'ridge-mountain':
    'cette crête sépare {a} et {b}, qui ne figurent pas dans mountains ({rule})\u00a0; ajoutez-y la paire ou retirez-la d’ici.',
  'edge-left':
    'les trains vont de gauche à droite, or {to} n’est pas à droite de {from} ({rule})\u00a0; inversez les deux ou corrigez x.',
  'rail-start':
    'aucune voie ne mène à cette gare, ce qui n’est permis qu’au départ {start} ({rule})\u00a0; reliez-la à une gare située à sa gauche.',
  'rail-end':
    'aucune voie ne repart de cette gare, ce qui n’est permis qu’au terminus {end} ({rule})\u00a0; reliez-la à une gare située à sa droite.',
  'switch-branches':
    'nombre d’embranchements d’un aiguillage\u00a0: {max} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; retirez des voies.',
  'switch-count':
    'il faut au moins {min} aiguillages sur le chemin de fer ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez des embranchements.',
  'route-lengths':
    'aucun trajet ne dépasse un autre de plus d’une gare ({rule})\u00a0; le plus court en a {shortest}, le plus long {longest}.',
  'stage-icon': 'l’icône {icon} n’est pas permise à cet endroit ({rule})\u00a0; choisissez parmi {allowed}.',
  'track-icons':
    'nombre de cases de la piste {track}\u00a0: {boxes}\u00a0; or les régions et un trajet du chemin de fer offrent au plus {found} icônes {track} ({rule})\u00a0; ajoutez des icônes ou raccourcissez la piste.',
  'too-empty':
    'vides\u00a0: {found} sur {total}\u00a0; maximum\u00a0: {max} ({rule})\u00a0; donnez une icône à quelques-unes.',
  'lake-empty': 'chaque étape d’un lac a une icône ({rule})\u00a0; donnez-en une à celle-ci.',
  'region-plain': 'chaque région a au moins une icône ({rule})\u00a0; donnez-en une à une étape.',
  'flag-boxes':
    'il faut dans cette zone une case par région du type {kind} de la feuille, donc {expected} ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez ou retirez des valeurs.',
  'flag-falls':
    'les valeurs ne baissent jamais le long d’une piste ({rule})\u00a0; minimum ici\u00a0: {min}\u00a0; trouvé\u00a0: {found}.',
  'village-first': 'la première case des villages vaut 0 ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; corrigez-la.',
  'track-length':
    'cette piste compte de {min} à {max} cases ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en ou retirez-en.',
  'tipi-even':
    'la piste Tipi a une case centrale, donc un nombre impair de cases ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en ou retirez-en une.',
  'wanted-second':
    'une icône figure au-dessus de la deuxième case de la piste Wanted ({rule})\u00a0; choisissez-en une à la place de none.',
  'discover-twice':
    'discover figure au-dessus de la piste Tipi ou de la piste Wanted, jamais des deux ({rule})\u00a0; remplacez-le sur l’une d’elles.',
  'medal-count':
    'cette zone compte de {min} à {max} médailles ({rule})\u00a0; trouvé\u00a0: {found}\u00a0; ajoutez-en ou retirez-en.',
  'medal-order':
    'les médailles vont de la plus forte à la plus faible, sans égalité ({rule})\u00a0; or {found} suit {before}\u00a0; corrigez l’ordre ou la valeur.',
  'tipi-nine': 'une médaille de la zone Tipi vaut {medal} ({rule})\u00a0; donnez cette valeur à l’une d’elles.',
  'zone-medal':
    'la zone du type {kind} se termine par une médaille ({rule})\u00a0; écrivez ses points à la place de null.',
  'village-medal': 'la zone des villages n’a pas de médaille ({rule})\u00a0; écrivez null.',
  'few-medals':
    'médailles à la portée d’un joueur qui part d’ici\u00a0: {found}\u00a0; il en faut au moins {min} ({rule})\u00a0; vérifiez les régions adjacentes, les chemins et les pistes.',
  'kind-medals':
    'les médailles du type {more} doivent être en moyenne plus hautes que celles du type {less} ({rule})\u00a0; trouvé (points / régions)\u00a0: {high} et {low}\u00a0; relevez les premières ou baissez les secondes.',
  'kind-stages':
    'les régions du type {more} doivent avoir en moyenne au moins autant d’étapes que celles du type {less} ({rule})\u00a0; trouvé (étapes / régions)\u00a0: {high} et {low}\u00a0; ajoutez des étapes aux premières ou retirez-en aux secondes.',
  'kind-icons':
    'les régions du type {more} doivent avoir plus d’icônes par étape que celles du type {less} ({rule})\u00a0; trouvé (icônes / étapes)\u00a0: {high} et {low}\u00a0; ajoutez des icônes aux premières ou retirez-en aux secondes.',
  'path-border':
    'ce chemin passe de {region} à {other}, qui ne sont pas adjacentes ({rule})\u00a0; retirez-le ou ajoutez les deux à adjacent.',
  'box-icon': 'l’icône {icon} n’est pas permise au-dessus d’une case ({rule})\u00a0; choisissez parmi {allowed}.',
  'medal-slots':
    'il faut dessiner au moins {min} emplacements, car le septième met fin à la partie ({rule})\u00a0; trouvé\u00a0: {found}.',
};

const pl: Record<ProblemCode, string> = {
  'card-missing': 'brakuje karty {colour} {value} ({rule}); dodaj ją z liczbą jej egzemplarzy.',
  'card-twice':
    'karta {colour} {value} występuje na liście więcej niż raz ({rule}); zostaw jeden wpis ze wszystkimi egzemplarzami.',
  'family-cards':
    'liczba kart rodziny {colour} to {found}, a musi być dokładnie {expected} ({rule}); zmień liczby egzemplarzy.',
  'few-copies':
    'karta {colour} {value} ma za mało egzemplarzy dla czterech graczy: potrzeba co najmniej {min} ({rule}), a jest {found}.',
  'id-twice': 'identyfikator {id} jest już zajęty, a na arkuszu żaden nie może się powtarzać ({rule}); wybierz inny.',
  'unknown-node': 'żadna flaga ani żaden etap nie ma identyfikatora {id} ({rule}); popraw go albo usuń tę ścieżkę.',
  'unknown-region': 'żadna kraina nie ma identyfikatora {id} ({rule}); popraw go albo usuń tę parę.',
  'unknown-station': 'żadna stacja kolei nie ma identyfikatora {id} ({rule}); popraw go albo dodaj stację.',
  'pair-self': '{id} tworzy parę ze sobą ({rule}); popraw jedno z dwojga albo usuń tę parę.',
  'pair-twice': 'para {a} i {b} już jest na tej liście, a kolejność nie ma znaczenia ({rule}); usuń jedną.',
  'region-count': 'krain musi być od {min} do {max} ({rule}), a jest {found}; dodaj brakujące albo usuń nadmiarowe.',
  'village-count': 'liczba wiosek musi wynosić {expected} ({rule}), a jest {found}; zmień rodzaj niektórych krain.',
  'kind-count':
    'krain rodzaju {kind} musi być co najmniej {min} ({rule}), a jest {found}; dodaj je albo zmień rodzaj innych.',
  'stage-count': 'kraina ma od {min} do {max} etapów ({rule}), a jest {found}; dodaj brakujące albo usuń nadmiarowe.',
  'medal-value': 'medal jest wart co najmniej 1 punkt ({rule}), a jest {found}; popraw go.',
  'stage-unreachable':
    'żadne ścieżki wewnątrz krainy {region} nie prowadzą tu od jej flagi {flag} ({rule}); połącz ten etap z innym etapem krainy.',
  'regions-apart':
    'do tych krain nie da się dotrzeć z {from}: {regions} ({rule}); dodaj parę sąsiadów, która je połączy.',
  'village-neighbours':
    'wioska musi sąsiadować z co najmniej {min} krainami, w tym z jedną, która nie jest wioską ({rule}), a jest {found} i {others}; dodaj pary do adjacent.',
  'mountain-count': 'góry muszą rozdzielać co najmniej {min} pary krain ({rule}), a jest {found}; dodaj brakujące.',
  'mountain-adjacent':
    '{a} i {b} rozdzielają góry, więc nie sąsiadują ze sobą ({rule}); usuń tę parę stąd albo z adjacent.',
  'mountain-ridge': 'żadne pasmo nie rozdziela {a} i {b} ({rule}); dodaj tę parę do pasma albo usuń ją stąd.',
  'ridge-mountain':
    'to pasmo rozdziela {a} i {b}, a tej pary nie ma w mountains ({rule}); dodaj ją tam albo usuń ją stąd.',
  'edge-left':
    'pociągi jadą od lewej do prawej, a {to} nie leży na prawo od {from} ({rule}); zamień je miejscami albo popraw x.',
  'rail-start':
    'do tej stacji nie prowadzi żaden tor, a tak może być tylko na stacji początkowej {start} ({rule}); połącz ją ze stacją po lewej.',
  'rail-end':
    'z tej stacji nie wychodzi żaden tor, a tak może być tylko na stacji końcowej {end} ({rule}); połącz ją ze stacją po prawej.',
  'switch-branches': 'za zwrotnicą tory rozchodzą się najwyżej na {max} ({rule}), a jest {found}; usuń nadmiarowe.',
  'switch-count': 'kolej musi mieć co najmniej {min} zwrotnice ({rule}), a jest {found}; dodaj rozgałęzienia.',
  'route-lengths':
    'żadna trasa nie może być dłuższa od innej o więcej niż jedną stację ({rule}); liczba stacji najkrótszej to {shortest}, a najdłuższej {longest}.',
  'stage-icon': 'symbol {icon} nie może stać w tym miejscu ({rule}); wybierz jeden z tych: {allowed}.',
  'track-icons':
    'pól na torze {track} jest {boxes}, a krainy i jedna trasa kolei dają najwyżej tyle symboli {track}: {found} ({rule}); dodaj symbole albo skróć tor.',
  'too-empty': 'pustych jest {found} z {total}, a może być najwyżej {max} ({rule}); dodaj niektórym symbol.',
  'lake-empty': 'każdy etap jeziora ma symbol ({rule}); dodaj go temu etapowi.',
  'region-plain': 'każda kraina musi mieć co najmniej jeden symbol ({rule}); dodaj go któremuś etapowi.',
  'flag-boxes':
    'ta strefa ma po jednym polu na każdą krainę rodzaju {kind} na arkuszu, czyli {expected} ({rule}), a jest {found}; dodaj albo usuń wartości.',
  'flag-falls': 'wartości na torze nigdy nie maleją ({rule}): tu co najmniej {min}, a jest {found}.',
  'village-first': 'pierwsze pole wiosek jest warte 0 ({rule}), a jest {found}; popraw je.',
  'track-length': 'ten tor ma od {min} do {max} pól ({rule}), a jest {found}; dodaj brakujące albo usuń nadmiarowe.',
  'tipi-even':
    'tor tipi ma pole środkowe, więc liczba pól jest nieparzysta ({rule}), a jest {found}; dodaj albo usuń jedno.',
  'wanted-second': 'nad drugim polem toru wanted jest symbol ({rule}); wybierz go zamiast none.',
  'discover-twice':
    'discover może stać nad polami toru tipi albo toru wanted, ale nie obu ({rule}); zastąp je na jednym z nich.',
  'medal-count':
    'ta strefa ma od {min} do {max} medali ({rule}), a jest {found}; dodaj brakujące albo usuń nadmiarowe.',
  'medal-order':
    'medale idą od najwyższego w dół i żaden się nie powtarza ({rule}), a {found} stoi po {before}; popraw kolejność albo wartość.',
  'tipi-nine': 'jeden z medali strefy tipi jest wart {medal} ({rule}); nadaj któremuś tę wartość.',
  'zone-medal': 'strefa rodzaju {kind} kończy się medalem ({rule}); wpisz jego punkty zamiast null.',
  'village-medal': 'strefa wiosek nie ma medalu ({rule}); wpisz null.',
  'few-medals':
    'w zasięgu gracza, który tu zaczyna, jest medali tylko {found}, a musi być co najmniej {min} ({rule}); sprawdź sąsiadów, ścieżki i tory.',
  'kind-medals':
    'medale krain rodzaju {more} muszą być średnio wyższe niż medale krain rodzaju {less} ({rule}), a jest (punkty / krainy) {high} i {low}; podwyższ pierwsze albo obniż drugie.',
  'kind-stages':
    'krainy rodzaju {more} muszą mieć średnio co najmniej tyle etapów co krainy rodzaju {less} ({rule}), a jest (etapy / krainy) {high} i {low}; dodaj etapów pierwszym albo ujmij drugim.',
  'kind-icons':
    'krainy rodzaju {more} muszą mieć więcej symboli na etap niż krainy rodzaju {less} ({rule}), a jest (symbole / etapy) {high} i {low}; dodaj symboli pierwszym albo ujmij drugim.',
  'path-border':
    'ta ścieżka prowadzi z {region} do {other}, a te krainy nie sąsiadują ze sobą ({rule}); usuń ją albo dodaj tę parę do adjacent.',
  'box-icon': 'symbol {icon} nie może stać nad polem ({rule}); wybierz jeden z tych: {allowed}.',
  'medal-slots': 'trzeba narysować co najmniej {min} miejsc, bo siódme kończy grę ({rule}), a jest {found}.',
};

/** What a problem is called, and what to do about it. */
export const problemWords: Record<Language, Record<ProblemCode, string>> = { en, fr, pl };

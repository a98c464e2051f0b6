import type { ErrorCode, ErrorParams } from '../errors.ts';
import { addNoBreakSpacesInAll, plural } from '../words.ts';

type ErrorWords = { [Code in ErrorCode]: (p: ErrorParams[Code]) => string };

const en: ErrorWords = {
  'game-over': () => 'The game is over: there is nothing left to choose. Start a rematch, or watch it again.',
  'bad-seat': (p) =>
    `There is no seat ${p.seat}: this table has ${plural('en', p.seats, { one: 'one seat, number 0', other: `${p.seats} seats, 0 to ${p.seats - 1}` })}.`,
  'not-your-decision': (p) => `Seat ${p.seat} has nothing to decide now. Wait until the others have decided.`,
  'no-time-up': (p) =>
    `${p.game} does not say what is chosen for seat ${p.seat} when its time is up. Seat a bot there, or give the rules a timeUp.`,
  'not-a-choice': (p) => `Seat ${p.seat} cannot do that now. Choose one of the listed choices.`,
  blocked: (p) => `Seat ${p.seat} may not do that: rule ${p.rule} forbids it. Choose one of the listed choices.`,
  'cannot-undo': (p) =>
    `Seat ${p.seat} cannot take anything back: it has made no choice since something hidden was revealed or somebody else acted.`,
  'bad-options': (p) => `These options do not fit ${p.game}: ${p.problems.en}`,
  'bad-seat-count': (p) =>
    `${p.game} with these options needs ${p.min === p.max ? p.min : `${p.min} to ${p.max}`} ${p.max === 1 ? 'player' : 'players'}, not ${p.seats}.`,
  'bad-seats': (p) => `The list of seats is wrong: ${p.problems.en}`,
  'bad-seed': (p) => `“${p.seed}” is not a seed: give 32 hexadecimal digits (128 bits), or none to have one drawn.`,
  'not-kept': () => 'The beginning of this match is not kept here. Load the whole match to see it.',
  'bad-position': (p) => `There is no position after choice ${p.at}: give a whole number from 0 to ${p.last}.`,
  'save-not-json': (p) =>
    `The file cannot be read: it is cut off or damaged at line ${p.line}, column ${p.column}. Use another copy of it.`,
  'save-too-large': (p) =>
    `The file is too large for a match: at most ${p.characters} characters and ${p.values} values are read. Choose a file that Cordillera exported.`,
  'save-too-deep': (p) =>
    `The file is not a saved match: its lists and objects are nested more than ${p.limit} deep. Choose a file that Cordillera exported.`,
  'save-too-many-choices': (p) =>
    `The file has too many choices for a match: at most ${p.limit} are read. Choose a file that Cordillera exported.`,
  'save-not-a-match': (p) =>
    `The file is not a saved match: its field “${p.field}” is missing or wrong. Choose a file that Cordillera exported.`,
  'save-older-format': () =>
    'The match was saved by an early version of Cordillera, in a format that is no longer read. Open it with that version.',
  'save-unknown-format': (p) =>
    `The match was saved in format ${p.format}; this version reads ${p.known}. Open it with a newer Cordillera.`,
  'save-damaged': () =>
    'The file was changed or damaged after it was saved: its checksum does not match. Use another copy of it.',
  'save-unknown-game': (p) => `This is a match of “${p.game}”, a game that is not here. Known games: ${p.known}.`,
  'save-other-rules': (p) =>
    `The match was played with version ${p.saved} of the rules of ${p.game}; this is version ${p.known}. You can keep it, but not play on.`,
  'save-unknown-bot': (p) =>
    `One seat is played by the bot “${p.bot}”, which does not exist. Bots of ${p.game}: ${p.known}.`,
  'save-other-content': (p) =>
    `The match uses the card set “${p.pack}” (${p.saved}); the set given is ${p.known}. Load the set it was played with.`,
  'save-tampered': (p) =>
    `The match does not replay: at choice ${p.at}, ${p.problem}. The file was changed after it was saved; use another copy.`,
};

const fr: ErrorWords = {
  'game-over': () =>
    'La partie est terminée\u00a0: il n’y a plus rien à choisir. Lancez une revanche ou revoyez la partie.',
  'bad-seat': (p) =>
    `La place ${p.seat} n’existe pas\u00a0: cette table a ${plural('fr', p.seats, { one: 'une seule place, la 0', other: `${p.seats} places, de 0 à ${p.seats - 1}` })}.`,
  'not-your-decision': (p) =>
    `Rien n’est demandé à la place ${p.seat} pour l’instant. Attendez que les autres aient décidé.`,
  'no-time-up': (p) =>
    `${p.game} ne dit pas ce qui est choisi pour la place ${p.seat} quand son temps est écoulé. Confiez la place à un robot, ou ajoutez timeUp aux règles.`,
  'not-a-choice': (p) => `La place ${p.seat} ne peut pas faire cela maintenant. Choisissez parmi les choix proposés.`,
  blocked: (p) =>
    `La place ${p.seat} n’a pas le droit de faire cela\u00a0: la règle ${p.rule} l’interdit. Choisissez parmi les choix proposés.`,
  'cannot-undo': (p) =>
    `La place ${p.seat} ne peut rien reprendre\u00a0: elle n’a fait aucun choix depuis la dernière révélation ou la dernière action d’une autre place.`,
  'bad-options': (p) => `Certaines options ne conviennent pas à ${p.game}\u00a0: ${p.problems.fr}`,
  'bad-seat-count': (p) =>
    `Avec ces options, ${p.game} se joue ${p.min === p.max ? `à ${p.min}` : `de ${p.min} à ${p.max}`} ${plural('fr', p.max, { one: 'joueur', other: 'joueurs' })}, et non à ${p.seats}.`,
  'bad-seats': (p) => `La liste des places n’est pas correcte\u00a0: ${p.problems.fr}`,
  'bad-seed': (p) =>
    `«\u00a0${p.seed}\u00a0» n’est pas une graine\u00a0: donnez 32 chiffres hexadécimaux (128 bits), ou rien pour en tirer une au sort.`,
  'not-kept': () => 'Le début de cette partie n’est pas conservé ici. Ouvrez la partie entière pour le voir.',
  'bad-position': (p) =>
    `Il n’y a pas de position après le choix ${p.at}\u00a0: donnez un nombre entier de 0 à ${p.last}.`,
  'save-not-json': (p) =>
    `Le fichier est illisible\u00a0: il est coupé ou abîmé à la ligne ${p.line}, colonne ${p.column}. Prenez-en une autre copie.`,
  'save-too-large': (p) =>
    `Le fichier est trop gros pour une partie\u00a0: on lit au plus ${p.characters} caractères et ${p.values} valeurs. Choisissez un fichier exporté par Cordillera.`,
  'save-too-deep': (p) =>
    `Le fichier n’est pas une partie enregistrée\u00a0: ses listes et objets s’emboîtent sur plus de ${p.limit} niveaux. Choisissez un fichier exporté par Cordillera.`,
  'save-too-many-choices': (p) =>
    `Le fichier contient trop de choix pour une partie\u00a0: la limite est de ${p.limit}. Choisissez un fichier exporté par Cordillera.`,
  'save-not-a-match': (p) =>
    `Le fichier n’est pas une partie enregistrée\u00a0: son champ «\u00a0${p.field}\u00a0» manque ou est incorrect. Choisissez un fichier exporté par Cordillera.`,
  'save-older-format': () =>
    'La partie a été enregistrée par une des premières versions de Cordillera, dans un format qui n’est plus lu. Ouvrez-la avec cette version.',
  'save-unknown-format': (p) =>
    `La partie est enregistrée au format ${p.format}\u00a0; cette version lit le format ${p.known}. Ouvrez-la avec une version plus récente de Cordillera.`,
  'save-damaged': () =>
    'Le fichier a été modifié ou abîmé après l’enregistrement\u00a0: sa somme de contrôle ne correspond pas. Prenez-en une autre copie.',
  'save-unknown-game': (p) =>
    `C’est une partie de «\u00a0${p.game}\u00a0», un jeu inconnu ici. Jeux connus\u00a0: ${p.known}.`,
  'save-other-rules': (p) =>
    `La partie suit la version ${p.saved} des règles de ${p.game}\u00a0; ici, c’est la version ${p.known}. On peut la garder, pas la continuer.`,
  'save-unknown-bot': (p) =>
    `Une place est tenue par le robot «\u00a0${p.bot}\u00a0», qui n’existe pas. Robots de ${p.game}\u00a0: ${p.known}.`,
  'save-other-content': (p) =>
    `La partie utilise le jeu de cartes «\u00a0${p.pack}\u00a0» (${p.saved})\u00a0; le jeu de cartes fourni est ${p.known}. Chargez celui avec lequel elle a été jouée.`,
  'save-tampered': (p) =>
    `La partie ne se rejoue pas\u00a0: erreur au choix ${p.at} (${p.problem}). Le fichier a été modifié après l’enregistrement\u00a0; prenez-en une autre copie.`,
};

const pl: ErrorWords = {
  'game-over': () => 'Gra się skończyła: nie ma już nic do wyboru. Zagraj rewanż albo obejrzyj ją jeszcze raz.',
  'bad-seat': (p) =>
    `Nie ma miejsca ${p.seat}: ten stół ma ${plural('pl', p.seats, { one: 'jedno miejsce, o numerze 0', few: `${p.seats} miejsca, od 0 do ${p.seats - 1}`, many: `${p.seats} miejsc, od 0 do ${p.seats - 1}`, other: `${p.seats} miejsca` })}.`,
  'not-your-decision': (p) => `Miejsce ${p.seat} nie podejmuje teraz decyzji. Poczekaj na pozostałych.`,
  'no-time-up': (p) =>
    `W grze ${p.game} nie wiadomo, co wybrać za miejsce ${p.seat}, gdy skończy się czas. Posadź tam bota albo dodaj do zasad timeUp.`,
  'not-a-choice': (p) => `Miejsce ${p.seat} nie może teraz tego zrobić. Wybierz jedną z podanych możliwości.`,
  blocked: (p) =>
    `Miejsce ${p.seat} nie może tego zrobić: zabrania tego zasada ${p.rule}. Wybierz jedną z podanych możliwości.`,
  'cannot-undo': (p) =>
    `Miejsce ${p.seat} nie może niczego cofnąć: od ostatniego odkrycia albo ruchu innej osoby niczego nie wybrało.`,
  'bad-options': (p) => `Niektóre opcje nie pasują do gry ${p.game}: ${p.problems.pl}`,
  'bad-seat-count': (p) =>
    `Przy tych opcjach liczba graczy w grze ${p.game} to ${p.min === p.max ? p.min : `${p.min}–${p.max}`}, a nie ${p.seats}.`,
  'bad-seats': (p) => `Lista miejsc jest niepoprawna: ${p.problems.pl}`,
  'bad-seed': (p) =>
    `„${p.seed}” nie jest ziarnem losowania: podaj 32 cyfry szesnastkowe (128 bitów) albo nie podawaj niczego, a zostanie wylosowane.`,
  'not-kept': () => 'Początku tej partii tu nie ma. Otwórz całą partię, aby go zobaczyć.',
  'bad-position': (p) => `Nie ma pozycji po wyborze ${p.at}: podaj liczbę całkowitą od 0 do ${p.last}.`,
  'save-not-json': (p) =>
    `Pliku nie da się odczytać: jest ucięty lub uszkodzony w wierszu ${p.line}, w kolumnie ${p.column}. Użyj innej kopii.`,
  'save-too-large': (p) =>
    `Plik jest za duży jak na partię; limit znaków: ${p.characters}, limit wartości: ${p.values}. Wybierz plik wyeksportowany przez Cordillerę.`,
  'save-too-deep': (p) =>
    `Plik nie jest zapisaną partią: za głęboko zagnieżdżone listy i obiekty (limit: ${p.limit}). Wybierz plik wyeksportowany przez Cordillerę.`,
  'save-too-many-choices': (p) =>
    `Plik zawiera za dużo wyborów jak na partię; limit: ${p.limit}. Wybierz plik wyeksportowany przez Cordillerę.`,
  'save-not-a-match': (p) =>
    `Plik nie jest zapisaną partią: brakuje w nim pola „${p.field}” albo jest ono błędne. Wybierz plik wyeksportowany przez Cordillerę.`,
  'save-older-format': () =>
    'Partię zapisano we wczesnej wersji Cordillery, w formacie, którego nie można już odczytać. Otwórz ją w tamtej wersji.',
  'save-unknown-format': (p) =>
    `Partię zapisano w formacie ${p.format}; ta wersja odczytuje format ${p.known}. Otwórz ją w nowszej wersji Cordillery.`,
  'save-damaged': () =>
    'Plik zmieniono albo uszkodzono po zapisaniu: jego suma kontrolna się nie zgadza. Użyj innej kopii.',
  'save-unknown-game': (p) => `To partia gry „${p.game}”, której tu nie ma. Znane gry: ${p.known}.`,
  'save-other-rules': (p) =>
    `Partię rozegrano według wersji ${p.saved} zasad gry ${p.game}; tutaj jest wersja ${p.known}. Można ją zachować, ale nie kontynuować.`,
  'save-unknown-bot': (p) => `Na jednym z miejsc gra bot „${p.bot}”, którego nie ma. Boty gry ${p.game}: ${p.known}.`,
  'save-other-content': (p) =>
    `Partia używa zestawu kart „${p.pack}” (${p.saved}); podany to ${p.known}. Wczytaj zestaw, którym ją rozgrywano.`,
  'save-tampered': (p) =>
    `Partii nie da się odtworzyć: błąd przy wyborze ${p.at} (${p.problem}). Plik zmieniono po zapisaniu; użyj innej kopii.`,
};

export const errorWords = addNoBreakSpacesInAll<ErrorWords>({ en, fr, pl });

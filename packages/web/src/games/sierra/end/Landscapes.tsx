import { formatList } from '@cordillera/engine';
import { COLOUR_NAMES, SYMBOL_NAMES } from '@cordillera/sierra';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../../../design/controls/Dialog.tsx';
import { Torn } from '../../../design/paper/Torn.tsx';
import { SeatMark } from '../../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import type { Line } from '../art/cards.ts';
import { Landscape } from '../art/Landscape.tsx';
import { linesOf } from '../table/summary.ts';
import type { Outcome } from './outcome.ts';
import { SavePicture } from './SavePicture.tsx';
import { sierraEndWords } from './sierraEndWords.ts';

/** Kept outside, so that the sky is cut only once. */
const sun = { x: 0.88, y: 0.2, size: 0.045 };
const inset = { top: 0.6, bottom: 0.6, sides: 0 };

interface View {
  seed: string;
  seats: number[];
  lines: Line[];
}

/** Every group's landscape, small; each opens large and can be saved as a picture. */
export function Landscapes({ outcome }: { outcome: Outcome }): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraEndWords).landscapes;
  const [open, setOpen] = useState<View | null>(null);
  const { view, box, names, groups, result } = outcome;
  const views = useMemo(
    () =>
      groups.map((seats): View => {
        const index = view.players[seats[0]!]!.group;
        return { seed: `group ${index}`, seats, lines: linesOf(box, view.groups[index]!.landscape) };
      }),
    [view, box, groups],
  );
  const namesOf = ({ seats }: View): string =>
    formatList(
      language,
      seats.map((seat) => names[seat]!),
    );

  return (
    <Torn as="section" className="end-landscapes" seed="end landscapes">
      <header>
        <h2>{words.title(views.length)}</h2>
        <p className="end-small">{words.note(views.length)}</p>
      </header>
      <ul data-count={views.length}>
        {views.map((each) => (
          <li key={each.seed}>
            <button type="button" onClick={() => setOpen(each)}>
              <Landscape lines={each.lines} seed={each.seed} small={views.length > 1} sun={sun} inset={inset} />
              <span className="hidden-text">{words.open(namesOf(each))}</span>
            </button>
            <p className="end-caption" aria-hidden="true">
              {each.seats.map((seat) => (
                <span key={seat}>
                  <SeatMark seat={seat} /> <span>{names[seat]}</span> <b>{result.totals[seat]}</b>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog label={words.of(namesOf(open))} onClose={() => setOpen(null)}>
          <div className="end-large">
            <Landscape
              lines={open.lines}
              seed={open.seed}
              sun={sun}
              label={`${words.described(namesOf(open), open.lines.length)}: ${linesInWords(open.lines, language)}.`}
            />
          </div>
          <SavePicture
            lines={open.lines}
            seed={open.seed}
            caption={open.seats.map((seat) => `${names[seat]} ${result.totals[seat]}`).join(' · ')}
          />
        </Dialog>
      )}
    </Torn>
  );
}

/** A landscape in words, for screen readers, from the top: the colour of each line and its symbols. */
const linesInWords = (lines: readonly Line[], language: 'en' | 'fr' | 'pl'): string =>
  [...lines]
    .sort((a, b) => b.row - a.row)
    .map(
      ({ cards }) =>
        `${COLOUR_NAMES[cards[0]!.colour][language]} – ${cards.map(({ symbol }) => SYMBOL_NAMES[symbol][language]).join(', ')}`,
    )
    .join('; ');

import type { SierraWestTerm, SierraWestView } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import { WestIcon } from '../../art/WestIcon.tsx';
import type { TableContext } from '../tableContext.ts';
import { singleTarget } from '../targets.ts';
import type { Form } from './layout.ts';
import { Spot } from './Spot.tsx';
import { worldWords } from './worldWords.ts';

const SINGLES = ['sheriff', 'lantern', 'dynamite', 'mule'] as const satisfies SierraWestTerm[];
type Single = (typeof SINGLES)[number];

/** The cards that exist once, as far as this mode has them. */
const singlesOf = ({ mode }: SierraWestView): readonly Single[] =>
  SINGLES.filter((single) => {
    if (single === 'mule') return true;
    return mode === (single === 'sheriff' ? 'outlaws-and-outposts' : 'gold-rush');
  });

/** The single cards, in the free corner beside the mountain, with the crest of their owner. */
export function Singles({ context, form }: { context: TableContext; form: Form }): ReactNode {
  const { view, speaker, words: table } = context;
  const words = useWords(worldWords);
  return (
    <ul className="mountain-singles" data-form={form}>
      {singlesOf(view).map((single) => {
        const holder = view[single];
        const name = speaker.term(single);
        const note = holder < 0 ? table.free : speaker.player(holder);
        const said = holder < 0 ? words.inSupply : words.heldBy(speaker.player(holder));
        const about = () => ({
          title: name,
          text: [single === 'mule' ? words.mule : speaker.icon({ icon: single }).text, `(${said})`].join(' '),
        });
        const picture = (
          <>
            <WestIcon name={single} size={1} />
            <span className="single-name">{name}</span>
            {holder < 0 ? (
              <span className="single-supply">{words.inSupply}</span>
            ) : (
              <span className="single-holder">
                <Avatar seat={holder} name={speaker.player(holder)} />
              </span>
            )}
          </>
        );
        return (
          <li key={single} data-single={single}>
            {single === 'mule' ? (
              <Explained by={about} className="single">
                <span className="hidden-text">{`${name}, ${note}`}</span>
                <span className="spot-picture" aria-hidden="true">
                  {picture}
                </span>
              </Explained>
            ) : (
              <Spot
                context={context}
                id={singleTarget(single)}
                name={name}
                notes={[note]}
                about={about}
                className="single"
              >
                {picture}
              </Spot>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { playerOf, type Sight } from '../sight.ts';
import { Thing } from '../Thing.tsx';
import { singleTarget, trackTarget } from '../targets.ts';

const tracks = { food: 'foodTrack', wood: 'woodTrack', stone: 'stoneTrack' } as const;
const singles = ['lantern', 'dynamite', 'sheriff'] as const;

/** The single cards of the mode, and who has them. */
export function Mine({ sight }: { sight: Sight }): ReactNode {
  const { view, speaker, words } = sight;
  const { mode } = view;
  const held = { lantern: view.lantern, dynamite: view.dynamite, sheriff: view.sheriff };
  if (mode !== 'gold-rush' && mode !== 'outlaws-and-outposts') return null;
  return (
    <ul className="west-things">
      {singles
        .filter((card) => (card === 'sheriff') === (mode === 'outlaws-and-outposts'))
        .map((card) => (
          <li key={card}>
            <Thing
              id={singleTarget(card)}
              name={speaker.term(card)}
              notes={[held[card] < 0 ? words.free : speaker.player(held[card])]}
            />
          </li>
        ))}
    </ul>
  );
}

/** The homestead tracks, and those of the apples. */
export function Tracks({ sight }: { sight: Sight }): ReactNode {
  const { view, speaker, words, me } = sight;
  const player = playerOf(sight, me);
  const { mode } = view;
  return (
    <div className="west-mine">
      <h2>{speaker.term('homestead')}</h2>
      <ul className="west-things">
        {(['food', 'wood', 'stone'] as const).map((track, i) => (
          <li key={track}>
            <Thing
              id={trackTarget(track)}
              name={speaker.term(tracks[track])}
              notes={[words.space(player.tracks[i]!)]}
            />
          </li>
        ))}
      </ul>
      {mode === 'apple-hill' && (
        <ul className="west-things">
          {(['greenApples', 'redApples'] as const).map((track, i) => (
            <li key={track}>
              <Thing
                id={trackTarget(track)}
                name={speaker.term(i === 0 ? 'greenAppleTrack' : 'redAppleTrack')}
                notes={[words.space(player.apples[i]!)]}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

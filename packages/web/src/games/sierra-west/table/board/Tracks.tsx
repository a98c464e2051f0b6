import { formatList } from '@cordillera/engine';
import {
  type AppleColour,
  BASICS,
  type Basic,
  canRise,
  type SierraWestTerm,
  TOP,
  TRACK_REWARDS,
} from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { AppleMarker, HomesteadMarker } from '../../art/Figures.tsx';
import { SheetIcon } from '../../art/Goods.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import type { TableContext } from '../tableContext.ts';
import { trackTarget } from '../targets.ts';
import { Spot } from './Spot.tsx';
import { useForm, type WorldProps } from './useForm.ts';
import { worldWords } from './worldWords.ts';
import './world.css';
import './tracks.css';

type TrackName = Basic | AppleColour;

interface Look {
  term: SierraWestTerm;
  sign: WestIconName;
  reward: WestIconName;
  target: string;
}

const looks: Record<TrackName, Look> = {
  food: { term: 'foodTrack', sign: 'homestead-food', reward: 'mule', target: trackTarget('food') },
  wood: { term: 'woodTrack', sign: 'homestead-wood', reward: 'pair-of-boots', target: trackTarget('wood') },
  stone: { term: 'stoneTrack', sign: 'homestead-stone', reward: 'gold', target: trackTarget('stone') },
  green: {
    term: 'greenAppleTrack',
    sign: 'apple-homestead-green',
    reward: 'fur-trade',
    target: trackTarget('greenApples'),
  },
  red: { term: 'redAppleTrack', sign: 'apple-homestead-red', reward: 'gold-2', target: trackTarget('redApples') },
};

/** The homestead tracks, and in Apple Hill the two apple tracks: everybody's markers and what each brings. */
export function Tracks({ context, form }: WorldProps): ReactNode {
  const { view, speaker, me, language } = context;
  const words = useWords(worldWords);
  const shape = useForm(form);
  const names: TrackName[] = [...BASICS, ...(view.mode === 'apple-hill' ? (['green', 'red'] as const) : [])];
  const locked = BASICS.filter((_, i) => !canRise(view, me, i)).map((track) => speaker.term(looks[track].term));
  return (
    <Torn
      as="section"
      className="world-tracks"
      data-form={shape}
      data-river={view.mode === 'boats-and-banjos' || undefined}
      data-rows={names.length}
      seed="tracks"
      aria-label={words.tracks}
    >
      <ul>
        {names.map((track) => (
          <li key={track}>
            <Track context={context} track={track} />
          </li>
        ))}
      </ul>
      {locked.length > 0 && <p>{words.lockedFor(formatList(language, locked))}</p>}
    </Torn>
  );
}

function Track({ context, track }: { context: TableContext; track: TrackName }): ReactNode {
  const { box, view, speaker, me, language, words: table } = context;
  const words = useWords(worldWords);
  const { term, sign, reward, target } = looks[track];
  const basic = BASICS.indexOf(track as Basic);
  const isApple = basic < 0;
  const spaces = Array.from({ length: (isApple ? box.appleTop : TOP) + 1 }, (_, space) => space);
  const places = view.players.map(
    ({ tracks, apples }) => (isApple ? apples[track === 'green' ? 0 : 1] : tracks[basic])!,
  );
  const first = isApple ? -1 : places.indexOf(TOP);
  const stays = !isApple && !canRise(view, me, basic);
  const name = speaker.term(term);
  const Marker = isApple ? AppleMarker : HomesteadMarker;
  return (
    <Spot
      context={context}
      id={target}
      name={name}
      notes={[
        table.space(places[me]!),
        stays ? words.rewardAlone : null,
        words.standing(
          formatList(
            language,
            places.flatMap((space, player) => (player === me ? [] : [`${speaker.player(player)} ${space}`])),
          ),
        ),
        words.reward(rewardName()),
      ]}
      about={() => ({
        title: name,
        text: [
          words.reward(rewardName()),
          words.value,
          ...(isApple ? [] : [words.top(first < 0 ? null : speaker.player(first))]),
        ].join(' '),
      })}
      className="track"
    >
      <span className="track-sign">
        <SheetIcon name={sign} />
      </span>
      <span className="track-spaces" data-track={track}>
        {spaces.map((space) => (
          <span key={space} className="track-space" data-space={space}>
            <b>{space}</b>
            {!isApple && space === TOP && (
              <span className="track-lock" data-taken={first >= 0 || undefined}>
                <SheetIcon name="lock" />
              </span>
            )}
            <span className="track-markers">
              {places.map(
                (at, player) =>
                  at === space && (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: players keep their seats
                      key={player}
                      className="track-marker"
                      data-place={`marker-${track}-${player}`}
                      data-mine={player === me || undefined}
                    >
                      <Marker seat={player} />
                    </span>
                  ),
              )}
            </span>
          </span>
        ))}
      </span>
      <span className="track-arrow" />
      <span className="track-reward">
        <SheetIcon name={reward} />
      </span>
    </Spot>
  );

  function rewardName(): string {
    const brings = TRACK_REWARDS[track];
    if (brings === 'mule') return speaker.term('mule');
    return brings === 'furTrade' ? speaker.icon({ icon: 'furTrade' }).name : speaker.goods(brings);
  }
}

import {
  COLOURS,
  type ColoradoChoice,
  colourOf,
  DUO_OF,
  type Identity,
  identityOf,
  isInArea,
  priceOf,
  VALUES,
} from '@cordillera/colorado';
import { type ReactNode, useEffect, useRef } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { Face } from '../hand/Hand.tsx';
import { KnownHand, useKnownHand } from '../players/KnownHand.tsx';
import { areaBits, playerOf, type TableContext } from '../tableContext.ts';
import { askTarget, calledTarget, colourTarget, personTarget } from '../targets.ts';
import './call.css';

/**
 * The call as a small dialogue: whom, which colour, which value; then the question. Nothing is asked before its button.
 */
export function CallDialog({ context }: { context: TableContext }): ReactNode {
  const { words, names, speaker, box, me } = context;
  const said = words.callDialog;
  const targets = useAllTargets();
  const { model } = targets;
  const known = useKnownHand(context);
  const player = playerOf(context, me);
  const chosen = pickedOf(model.picked);
  const people = names.map((_, seat) => seat).filter((seat) => seat !== me);
  // A single opponent is preselected.
  const only = people.length === 1 ? people[0]! : null;
  const person = chosen.person ?? only;
  const isUnasked = only !== null && chosen.person === null && model.next.includes(personTarget(only));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever nobody is chosen
  useEffect(() => {
    if (isUnasked) targets.pick(personTarget(only));
  }, [isUnasked]);
  const { colour, card } = chosen;
  // Where the dialogue does not fit, the cards come into sight with their colour.
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (colour !== null) cards.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [colour]);
  /** Keeps later selections, as far as possible, when an earlier one changes. */
  const pick = (next: Partial<Picked>): void => {
    const now = { person, colour, card, ...next };
    if (next.colour !== undefined && next.card === undefined) now.card = sameValue(now.card, next.colour);
    targets.pick(
      ...(now.person === null ? [] : [personTarget(now.person)]),
      ...(now.person === null || now.colour === null ? [] : [colourTarget(now.colour)]),
      ...(now.person === null || now.colour === null || now.card === null ? [] : [calledTarget(now.card)]),
    );
  };
  const touchable = (id: string, take: () => void) => {
    const { props, state } = targets.of(id);
    return {
      ...props,
      onClick: (event: Parameters<typeof props.onClick>[0]) =>
        state === 'possible' || state === 'picked' ? take() : props.onClick(event),
    };
  };
  const isHeld = (each: Identity): boolean => isInArea({ area: areaBits(player) }, each);
  const ask = model.under(
    personTarget(person ?? -1),
    colourTarget(colour ?? -1),
    calledTarget(card ?? -1),
    askTarget,
  ) as readonly ColoradoChoice[] | readonly [];
  return (
    <Torn as="section" className="co-call" seed="call" tone="card" aria-label={said.title}>
      <Step n={1} title={said.whom} />
      <div className="co-call-people">
        {people.map((seat) => (
          <button
            key={seat}
            type="button"
            data-chosen={person === seat || undefined}
            {...touchable(personTarget(seat), () => pick({ person: seat }))}
            aria-pressed={person === seat}
          >
            <Avatar seat={seat} name={names[seat]!} />
            <span>
              <b className="display">{names[seat]}</b>
              <small className="co-call-hand">
                <ColoradoIcon name="hand" size={1.4} />
                <b aria-hidden="true">{playerOf(context, seat).handSize}</b>
                <span>{words.hand(playerOf(context, seat).handSize)}</span>
              </small>
            </span>
            <KnownHand text={known[seat]!} />
          </button>
        ))}
      </div>
      {person !== null && known[person] != null && (
        <p className="co-call-known">
          <ColoradoIcon name="eye" size={1.3} />
          <span>{known[person]}</span>
        </p>
      )}

      <Step n={2} title={said.colour} note={[said.duo, said.dots]} />
      <div className="co-call-colours">
        {COLOURS.map((name, i) => (
          <button
            key={name}
            type="button"
            disabled={person === null}
            data-chosen={colour === i || undefined}
            {...touchable(colourTarget(i), () => pick({ colour: i }))}
            aria-pressed={colour === i}
          >
            <span className="co-call-signs">
              <ColoradoIcon name={`family-${name}`} size={2} />
              <ColoradoIcon name={DUO_OF[name]} size={1.7} label={speaker.icon(DUO_OF[name]).name} />
            </span>
            <b className="co-call-colour">{speaker.colour(name)}</b>
            <span className="co-dots" aria-hidden="true">
              {VALUES.map((value) => (
                <i key={value} data-held={isHeld(identityOf(i, value)) || undefined} />
              ))}
            </span>
          </button>
        ))}
      </div>

      <Step n={3} title={said.value} />
      <div ref={cards} className="co-call-cards">
        {colour === null ? (
          <>
            {VALUES.map((value) => (
              <span key={value} className="co-call-ghost" aria-hidden="true">
                <ColoradoIcon name={`value-${value}`} size={2.6} />
              </span>
            ))}
            <p>{said.colourFirst}</p>
          </>
        ) : (
          VALUES.map((value) => {
            const each = identityOf(colour, value);
            return (
              <button
                key={each}
                type="button"
                data-chosen={card === each || undefined}
                data-held={isHeld(each) || undefined}
                {...touchable(calledTarget(each), () => pick({ card: each }))}
                aria-pressed={card === each}
              >
                <span className="hidden-text">{speaker.card(each)}</span>
                <Face card={each} size="middle" />
                <small>{said.inSight(inSight(context, each), box.copies[each]!)}</small>
                {isHeld(each) && <ColoradoIcon name="blocked" size={1.6} />}
              </button>
            );
          })
        )}
      </div>

      {person !== null && (
        <ul className="co-answers" data-open={card === null || undefined}>
          <li>
            <ColoradoIcon name="answer-exact" size={1.8} />
            <b>{said.hasIt(names[person]!)}</b>
            <small>
              {card !== null && completes(areaBits(player), card)
                ? said.completes(speaker.family(COLOURS[colourOf(card)]!))
                : said.hasItText}
            </small>
          </li>
          <li>
            <ColoradoIcon name="answer-match" size={1.8} />
            <b>{card === null ? said.likeAny : said.like(speaker.coloured(COLOURS[colourOf(card)]!), priceOf(card))}</b>
            <small>{said.likeText(names[person]!)}</small>
          </li>
          <li>
            <ColoradoIcon name="answer-random" size={1.8} />
            <b>{said.neither}</b>
            <small>{said.neitherText}</small>
          </li>
        </ul>
      )}
      <div className="co-call-ask">
        <Avatar seat={me} name={names[me]!} />
        <p className="display">
          {person !== null && card !== null ? said.question(names[person]!, speaker.card(card)) : said.choose}
        </p>
        <button
          type="button"
          className="button primary"
          {...targets.of(askTarget).bare}
          onClick={() => ask[0] && targets.take(ask[0])}
        >
          <ColoradoIcon name="call" size={1.6} />
          {person === null ? said.title : said.ask(names[person]!)}
        </button>
      </div>
    </Torn>
  );
}

const Step = ({ n, title, note = [] }: { n: number; title: string; note?: readonly string[] }): ReactNode => (
  <header className="co-call-step">
    <b aria-hidden="true">{n}</b>
    <h2>{title}</h2>
    {note.length > 0 && (
      <small>
        {note.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </small>
    )}
  </header>
);

interface Picked {
  person: number | null;
  colour: number | null;
  card: Identity | null;
}

/** The selection so far. */
function pickedOf(picked: readonly string[]): Picked {
  const numberAt = (at: number): number | null => {
    const id = picked[at];
    return id === undefined ? null : Number(id.split(' ')[1]);
  };
  return { person: numberAt(0), colour: numberAt(1), card: numberAt(2) };
}

/** The card of the same value in another family. */
const sameValue = (card: Identity | null, colour: number | null): Identity | null =>
  card === null || colour === null ? null : identityOf(colour, (card % VALUES.length) + 1);

/** Copies that this player sees: in areas, in the discard, in hand. */
function inSight({ view, me }: TableContext, card: Identity): number {
  const laid = view.players.filter(({ area }) => area.includes(card)).length;
  const held = (view.players[me]!.hand ?? []).filter((each) => each === card).length;
  return laid + held + view.discard[card]!;
}

/** Whether this card is all that its family lacks. */
const completes = (area: number, card: Identity): boolean => {
  const family = 0b111 << (Math.floor(card / VALUES.length) * VALUES.length);
  return ((area | (1 << card)) & family) === family;
};

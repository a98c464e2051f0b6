import { createRandom, LANGUAGES, type Language, pick, type Viewer } from '@cordillera/engine';
import { expect, test } from 'vitest';
import { act, newMatch } from '../../../engine/tests/toy/play.ts';
import type { CaravanTypes } from '../../../engine/tests/toy/state.ts';
import { shortenTargetPaths } from '../../src/table/plain/plainTargets.ts';
import { Session } from '../../src/table/session/session.ts';
import { LocalSource } from '../../src/table/source/localSource.ts';
import { targetModel } from '../../src/table/targets/targets.ts';
import { caravanTable } from '../toy/tableGame.ts';
import { targetOf } from '../toy/targets.ts';
import { speak } from '../toy/words.ts';

test('three players at one screen play Caravan to its end by touching targets, with texts in every language', () => {
  const match = newMatch(3);
  const session: Session<CaravanTypes> = new Session({
    game: caravanTable,
    source: new LocalSource({ match }),
  });
  session.open();
  const languages = LANGUAGES.map((language) => speak(language, session));
  const random = createRandom('caravan');
  /** The prompts of the player who had just taken the screen, and of players who had not. */
  const asked = { taken: [] as string[], going: [] as string[] };
  let isTaken = false;
  for (let touched = 0; session.get().result === null; touched++) {
    expect(touched).toBeLessThan(200);
    session.skip();
    const { handOver, decision, view } = session.get();
    if (handOver !== null) {
      session.takeScreen(handOver);
      isTaken = true;
      continue;
    }
    if (decision === null) continue;
    asked[isTaken ? 'taken' : 'going'].push(decision.prompt);
    isTaken = false;
    const choices = decision.choices.slice(0, decision.forward);
    const model = targetModel({ choices, targetOf: shortenTargetPaths(choices, targetOf) });
    for (const says of languages) {
      expect(says.prompt(decision.prompt)).not.toMatch(/undefined|[{}]/);
      for (const choice of choices) expect(says.choice(choice, view)).not.toMatch(/undefined|[{}\d]/);
    }
    const touch = model.touch(pick(random, [...model.next]));
    if (touch.kind === 'choose') session.choose(touch.choice);
    else throw new Error(`every thing of Caravan is one choice, not ${touch.kind}`);
  }
  // The screen is handed over for hidden cards only: each of three rounds ends with a reaction, which needs no
  // hand-over.
  expect(new Set(asked.taken)).toEqual(new Set(['choose']));
  expect(asked.going.filter((prompt) => prompt === 'react')).toHaveLength(3);
  const summary = caravanTable.summary(match);
  expect(summary).toMatchObject({ over: true, waiting: false, round: 3, winners: match.result()!.winners });
  const [english, french, polish] = languages.map(({ result, event }) => [
    ...result(match.result()!),
    ...session.get().events.map((each) => event(each, 'spectator')),
  ]);
  expect(english!.join('\n')).toContain('Ada lays a good: ');
  expect(french!.join('\n')).toContain('Ada pose une marchandise : ');
  expect(polish!.join('\n')).toContain('Ada wykłada towar: ');
});

/** The rows of a table for three, as this viewer sees them, when each has chosen a good and one is ready. */
function rowsSeenBy(viewer: Viewer, language: Language) {
  const match = newMatch(3);
  for (const { seat } of match.decisions()) act(match, seat, 'pack');
  const session = new Session({ game: caravanTable, source: new LocalSource({ match }) });
  const { things } = speak(language, session);
  return { view: match.view(viewer), rows: things!(match.view(viewer)) };
}

test.each(LANGUAGES)('the plain table shows only what its viewer may know: %s', (language) => {
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const { view, rows } = rowsSeenBy(viewer, language);
    for (const { label, things } of [...rows.table, ...rows.seats.flat()]) {
      expect(label).not.toMatch(/undefined|^$/);
      expect(things.filter((thing) => thing === '' || thing?.includes('undefined'))).toEqual([]);
    }
    expect(rows.table[0]!.things).toHaveLength(view.pileSize);
    for (const [seat, [hand, chosen]] of rows.seats.entries()) {
      const isOwn = seat === viewer;
      expect(hand!.things).toHaveLength(view.players[seat]!.handSize);
      expect(hand!.things.some((thing) => thing === null)).toBe(!isOwn);
      expect(chosen!.things.map((thing) => thing === null)).toEqual([!isOwn]);
    }
  }
});

test('only the player who draws or chooses a good reads which one it is', () => {
  const match = newMatch(2);
  act(match, 0, 'pack');
  const session = new Session({ game: caravanTable, source: new LocalSource({ match }) });
  const { event } = speak('en', session);
  const sentencesFor = (viewer: Viewer): string[] =>
    match
      .events(0, viewer)
      .map((each) => event(each, viewer))
      .filter((line) => line.startsWith('Ada'));
  expect(sentencesFor('spectator')).toEqual(['Ada draws a good.', 'Ada chooses a good.']);
  expect(sentencesFor(0)).toEqual([
    expect.stringMatching(/^Ada draws a good: /),
    expect.stringMatching(/^Ada chooses a good: /),
  ]);
});

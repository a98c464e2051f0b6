import type { PackProblem } from '@cordillera/engine';
import { MAX_CARDS } from '../../scoring/board.ts';
import { COLOURS, type Modifier, type SierraContent, type Stage } from '../types.ts';
import { problem, type Spot } from './problem.ts';
import { repeated } from './repeated.ts';
import { checkScores } from './scores.ts';

const SUNS = 3;

export function checkStages(content: SierraContent): PackProblem[] {
  return content.stages.flatMap((stage, index) => {
    const at = (field: string): Spot => ({ file: 'stages.json', card: String(stage.number), field });
    const problems: PackProblem[] = [];
    const expected = index + 1;
    if (stage.number !== expected) problems.push(problem('stage-order', at('number'), { expected }));
    if (!content.destinations.some((card) => card.id === stage.destination)) {
      problems.push(problem('stage-destination', at('destination'), { id: stage.destination }));
    }
    // where both score there is nothing to choose
    if (stage.face === 'open' && modifierOf(stage, 'bothFaces')) problems.push(problem('stage-face', at('face')));
    for (const [column, suns] of Object.entries(stage.suns)) {
      const field = `suns.${column}`;
      if (suns.length !== SUNS) {
        problems.push(problem('suns-count', at(field), { found: suns.length, expected: SUNS }));
      } else if (suns.some((score, sun) => sun > 0 && score <= suns[sun - 1]!)) {
        problems.push(problem('suns-order', at(field), { found: suns.join(', ') }));
      }
    }
    for (const { item, index: second } of repeated(stage.modifiers, (each) => each.rule)) {
      problems.push(problem('modifier-twice', at(`modifiers.${second}.rule`), { modifier: item.rule }));
    }
    stage.modifiers.forEach((each, position) => {
      problems.push(...checkModifier(each, stage, content, (field) => at(`modifiers.${position}.${field}`)));
    });
    return problems;
  });
}

function checkModifier(
  modifier: Modifier,
  stage: Stage,
  content: SierraContent,
  at: (field: string) => Spot,
): PackProblem[] {
  switch (modifier.rule) {
    case 'maxLines':
      return modifier.n < 2 ? [problem('max-lines', at('n'), { found: modifier.n, min: 2 })] : [];
    case 'maxLength':
      return modifier.n < 2 ? [problem('max-length', at('n'), { found: modifier.n, min: 2 })] : [];
    case 'startLine':
      return checkStartLine(modifier.n, stage, content, at('n'));
    case 'handDelta':
      // 4 + n cards to play 2 of, or 3 + n to play 1 of.
      // More than 4 could empty the pile and the discard (SI-R-40).
      return modifier.n < -2 || modifier.n > 4
        ? [problem('hand-size', at('n'), { found: modifier.n, min: -2, max: 4 })]
        : [];
    case 'skipNotebook':
      return modifier.rounds.flatMap((round, index) => {
        const last = maxRounds(stage);
        const inGame = round >= 1 && round <= last;
        return inGame ? [] : [problem('skip-round', at(`rounds.${index}`), { found: round, last })];
      });
    case 'given':
      return [
        ...modifier.cards.flatMap((id, index) => {
          const known = content.notebook.some((card) => card.id === id);
          return known ? [] : [problem('given-unknown', at(`cards.${index}`), { id })];
        }),
        ...repeated(modifier.cards, (id) => id).map(({ item, index }) =>
          problem('given-twice', at(`cards.${index}`), { id: item }),
        ),
      ];
    case 'mute':
      return modifier.symbols.flatMap((each, index) => {
        const scoresByItself = each === 'river' || each === 'wind';
        return scoresByItself ? [] : [problem('mute-symbol', at(`symbols.${index}`), { symbol: each })];
      });
    case 'penalty': {
      const { field, ...card } = at('scores');
      return checkScores(modifier.scores, card, field!);
    }
    case 'blind':
      return modifier.n < 0 || modifier.n > 2 ? [problem('blind', at('n'), { found: modifier.n, min: 0, max: 2 })] : [];
    case 'rounds':
      if (modifier.n < 2 || modifier.n > 12)
        return [problem('rounds', at('n'), { found: modifier.n, min: 2, max: 12 })];
      return modifier.n % 2 === 1 ? [problem('rounds-odd', at('n'), { found: modifier.n })] : [];
    case 'onlyUp':
    case 'notebookDraw':
    case 'gleam':
    case 'bothFaces':
      return [];
  }
}

function checkStartLine(n: number, stage: Stage, { mountain }: SierraContent, spot: Spot): PackProblem[] {
  if (n < 1 || n > 8) return [problem('start-line', spot, { found: n, min: 1, max: 8 })];
  const problems: PackProblem[] = [];
  for (const each of COLOURS) {
    const found = mountain.reduce((sum, kind) => sum + (kind.colour === each ? kind.copies : 0), 0);
    if (found < n) problems.push(problem('start-line-colour', spot, { colour: each, found, min: n }));
  }
  const max = modifierOf(stage, 'maxLength')?.n;
  if (max !== undefined && n > max) problems.push(problem('start-line-length', spot, { found: n, max }));
  const cards = 2 * maxRounds(stage) + n;
  if (cards > MAX_CARDS) problems.push(problem('landscape-size', spot, { found: cards, max: MAX_CARDS }));
  return problems;
}

/** A trio plays the smallest multiple of 3 that is not below the others' rounds (SI-R-80). */
const maxRounds = (stage: Stage): number => 3 * Math.ceil((modifierOf(stage, 'rounds')?.n ?? 8) / 3);

function modifierOf<R extends Modifier['rule']>(stage: Stage, rule: R): Extract<Modifier, { rule: R }> | undefined {
  return stage.modifiers.find((each): each is Extract<Modifier, { rule: R }> => each.rule === rule);
}

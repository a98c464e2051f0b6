import { housePack } from '@cordillera/sierra-west';
import { expect, test } from 'vitest';
import { InvalidCardSetError, readCardSet } from '../../src/cardsets/readCardSet.ts';

const filesOf = (files: Record<string, unknown>) =>
  Object.entries(files).map(([name, content]) => {
    const text = JSON.stringify(content);
    return { name, size: text.length, text: async () => text };
  });

test('the cards of Sierra West can be read from files and checked', async () => {
  const set = await readCardSet(filesOf(housePack.files));
  expect(set.game).toBe('sierra-west');
  const broken = structuredClone(housePack.files) as Record<string, { cards: { path: Record<string, object> }[] }>;
  broken['starting.json']!.cards[0]!.path.GF = { icon: 'shovel' };
  const refusal = await readCardSet(filesOf(broken)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidCardSetError);
  const { refusal: told } = refusal as InvalidCardSetError;
  expect(told.kind === 'problems' && told.problems[0]).toMatchObject({
    file: 'starting.json',
    card: 'dry-creek-ford',
    field: 'path.GF',
  });
});

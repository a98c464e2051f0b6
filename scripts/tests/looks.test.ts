import { expect, test } from 'vitest';
import { differences, orderOf, report } from '../looks.mjs';

const drawn = (tag: string, style: number, named: string, inside: object[] = []) => ({
  tag,
  named,
  box: '0 0 9 9',
  style,
  inside,
});
const heard = (role: string, name: string, states = {}, inside: object[] = []) => ({ role, name, states, inside });

/** A page with two links; `colours` are those of the page and of the links. */
const look = (colours: string[], named = 'link', names = ['Rules', 'Home']) => ({
  properties: ['color'],
  styles: colours.map((colour) => [colour]),
  drawn: { 'as it is': [drawn('body', 0, '', [drawn('a', 1, named), drawn('a', 1, named)])] },
  heard: [
    heard(
      'RootWebArea',
      'Cordillera',
      {},
      names.map((name) => heard('link', name)),
    ),
  ],
});

test('style numbers and class names are ignored in a comparison', () => {
  expect(differences(look(['red', 'blue']), look(['red', 'blue'], 'anchor'))).toEqual([]);
});

test('a changed colour, a changed name and a missing element are reported, the most frequent first', () => {
  const found = differences(look(['red', 'blue']), look(['red', 'green'], 'link', ['Rules']));
  expect(report('home', found)).toEqual([
    'home: 3',
    '     2 × color: blue → green',
    '         body > a.link',
    '     1 × no link “Home” any more',
    '         heard: RootWebArea > link “Home”',
  ]);
  expect(
    differences(look(['red', 'blue']), look(['red', 'blue'], 'link', ['Rules', 'House'])).map(({ what }) => what),
  ).toEqual(['name of a link: “Home” → “House”']);
});

test.each([
  [[], 'Say "record" or "compare".'],
  [['draw', 'a'], 'Say "record" or "compare".'],
  [['record'], 'Say which folder to record into.'],
  [['compare'], 'Say which folder to compare with.'],
  [['record', 'not-there', 'b'], 'There is no use for "b".'],
  [['record', 'scripts'], 'There is something in "scripts" already.'],
  [['compare', 'a', '--tolerance', '3'], '--tolerance'],
])('looks.mjs refuses %j', (args, says) => {
  expect(() => orderOf(args)).toThrow(says);
});

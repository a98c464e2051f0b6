import { expect, test } from 'vitest';
import { ruleCoverage, testTitles } from '../rule-coverage.mjs';

const rules = [
  '| ID | Rule |\n| SI-A-01 | First. See SI-A-09. |\n| SI-A-02 | Second. |\n- **SW-B-01** A list item.\n| SI-A-03 | *withdrawn* |',
];
const games = [
  { id: 'sierra', name: 'Sierra', rules: 'SI' },
  { id: 'sierra-west', name: 'Sierra West', rules: 'SW' },
  { id: 'colorado', name: 'Colorado', rules: 'CO' },
];
const coverage = (rules: string[], tests: string[]) => ruleCoverage(rules, tests, games);
const sierra = (tests: string[]) => coverage(rules, tests).games.find(({ name }) => name === 'Sierra');

test('a rule is defined by an ID that begins a row or an item, and a withdrawn one needs no test', () => {
  expect(coverage(rules, []).games.map(({ ids }) => ids)).toEqual([['SI-A-01', 'SI-A-02'], ['SW-B-01'], []]);
});

test('a game fails when no test title cites one of its rules', () => {
  expect(sierra(["test('SI-A-01: x', () => {});"])).toMatchObject({ missing: ['SI-A-02'], failed: true });
  expect(sierra(["test('SI-A-01, SI-A-02: x', () => {});"])).toMatchObject({ missing: [], failed: false });
});

test('a game without any rules fails', () => {
  expect(coverage([], []).games.map(({ failed }) => failed)).toEqual([true, true, true]);
});

test('a cited ID without a rule is reported', () => {
  expect(coverage(rules, ["it('SI-A-77: x', () => {})"]).unknown).toEqual(['SI-A-77']);
});

test.each([
  ["test('one', () => {});"],
  ['it("one", () => {});'],
  ["describe('one', () => {});"],
  ["test.only('one', () => {});"],
  ["test.each([['no', 1], [(2), 3]])('one', () => {});"],
  ["test.each<[string, number]>([['no', 1]])('one', () => {});"],
  ["describe.each(['no'])('one', () => {});"],
  ["test.for(table)(\n  'one',\n  () => {},\n);"],
  ["test.runIf(a('no'))('one', () => {});"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is the point
  ["test.each`a | b\n ${'no'} | 2`('one', () => {});"],
  ["test('o' + 'ne', { tags: ['no'] }, () => {});"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is the point
  ['test(`on${a}e`, () => {});'],
])('the title of %s is found', (text) => {
  expect(testTitles(text)).toEqual(['one']);
});

test.each([
  ["// test('no', () => {});"],
  ['const text = "test(\'no\')";'],
  ["latest('no'); runner.test('no'); expect(it).toBe('no');"],
  ["test.skip('no', () => {}); test.todo('no');"],
  ["describe.skip('no', () => { test('no', () => {}); });"],
])('no title is found in %s', (text) => {
  expect(testTitles(text)).toEqual([]);
});

test('titles of describe and of the tests in it are found', () => {
  expect(testTitles("describe('a', () => { test('b', () => { expect('c').toBe(1); }); });")).toEqual(['a', 'b']);
});

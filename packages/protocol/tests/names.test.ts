import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NameSchema, TextSchema } from '../src/table.ts';

const isName = (name: string): boolean => v.safeParse(NameSchema, name).success;
const isText = (text: string): boolean => v.safeParse(TextSchema, text).success;

describe('a name', () => {
  test.each([
    'Anna',
    'Żółć',
    '🏔️',
    '❤️ Bert',
    '👨‍👩‍👧',
    '👍🏽',
    '🇵🇱',
    '1️⃣',
    'می‌خواهم',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ])('may be %s', (name) => expect(isName(name)).toBe(true));

  test.each([
    ['U+3164', '\u3164'],
    ['U+2800', '\u2800\u2800'],
    ['U+FFA0', '\uffa0'],
    ['U+115F', '\u115f'],
    ['U+00AD', 'An\u00adna'],
    ['U+180E', 'Anna\u180e'],
    ['U+FE0F alone', 'Anna\ufe0f'],
    ['U+200D alone', '\u200d'],
    ['U+034F', 'A\u034fnna'],
    ['tags without a flag', 'Anna\u{e0041}'],
    ['tags after an emoji', '🏔\u{e0041}'],
    ['tags that make no flag', '🏴\u{e0061}\u{e0062}\u{e007f}'],
    ['a joiner after a letter of ours', 'Anna\u200d'],
    ['a joiner between letters of ours', 'Żó\u200cłć'],
    ['two joiners', 'می\u200c\u200cخواهم'],
    ['spaces', ' \u00a0\u3000'],
  ])('is refused when invisible or misleading: %s', (_what, name) => {
    expect(isName(name)).toBe(false);
  });
});

test('a chat text must have visible characters; a copied soft hyphen is allowed', () => {
  expect(isText('a long\u00adword')).toBe(true);
  expect(isText('👨‍👩‍👧')).toBe(true);
  for (const text of ['\u3164', '\u2800\n\u2800', '\u00ad', '\ufe0f']) expect(isText(text)).toBe(false);
});

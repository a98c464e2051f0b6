import { expect, test } from 'vitest';
import { clippedTexts, overlappingTexts, smallTexts } from './checks.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();

test('small texts are found as they stand on the screen, in pictures, in scaled parts and in fields', async () => {
  const { page } = await open();
  await page.setContent(`
    <body style="font: 16px serif">
      <p>large</p>
      <p style="font-size: 11px">plain</p>
      <p style="transform: scale(0.5)">transformed <b style="font-size: 2em">enough</b></p>
      <p style="scale: 0.5">scaled</p>
      <p style="transform: rotate(90deg)">turned</p>
      <svg viewBox="0 0 200 200" width="100" height="100">
        <text y="20" font-size="16">drawn</text>
        <text y="80" font-size="30">drawn large</text>
        <foreignObject width="200" height="50"><p style="font-size: 20px">framed</p></foreignObject>
      </svg>
      <div style="transform: scale(0.5)"><svg><text y="20" font-size="20">drawn and scaled</text></svg></div>
      <input style="font-size: 10px" value="typed">
      <p style="font-size: 10px" aria-hidden="true">large</p>
      <p style="font-size: 10px" aria-hidden="true">only here</p>
      <p style="font-size: 10px; visibility: hidden">unseen</p>
      <span class="hidden-text" style="font-size: 10px">spoken</span>
    </body>`);
  const found = (await smallTexts(page, 12)).map((one) => one.replace(/^.*“(.*)”$/, '$1'));
  expect(found.sort()).toEqual([
    'drawn',
    'drawn and scaled',
    'framed',
    'only here',
    'plain',
    'scaled',
    'transformed',
    'typed',
  ]);
});

test('words that do not fit are found, unless hovering shows them', async () => {
  const { page } = await open();
  await page.setContent(`
    <body style="font: 16px serif">
      <p>fits</p>
      <p style="width: 30px">runsOutOfItsOwnBox</p>
      <p style="width: 60px; overflow: hidden; white-space: nowrap">this line is cut off at its end</p>
      <p style="width: 60px; overflow: hidden; white-space: nowrap" title="this one is told in full">this one is told in full</p>
      <p style="width: 60px; height: 20px; overflow: hidden">of these lines the last cannot be seen</p>
      <div style="width: 60px; overflow: auto"><p style="width: 200px">this can be scrolled to</p></div>
      <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">this line is shortened</p>
      <p style="font: 16px serif; font-variant-numeric: lining-nums; width: 100px"><input style="font: inherit; width: 100px" value="a much longer name"></p>
      <input style="width: 40px" value="a name too long">
      <select style="width: 40px"><option>a choice too long</option></select>
    </body>`);
  const found = (await clippedTexts(page)).map((one) => one.replace(/^(.*?):.*“(.*)”$/, '$1: $2'));
  expect(found.sort()).toEqual([
    'cut off: a choice too long',
    'cut off: a much longer name',
    'cut off: a name too long',
    'cut off: of these lines the last cannot be seen',
    'cut off: this line is cut off at its end',
    'cut off: this line is shortened',
    'runs out: runsOutOfItsOwnBox',
  ]);
});

test('words over each other are found, also without a gap, unless something opaque is between them', async () => {
  const { page } = await open();
  const at = (top: number, text: string, style = ''): string =>
    `<div style="position: absolute; top: ${top}px; white-space: nowrap; ${style}">${text}</div>`;
  await page.setContent(`
    <body style="font: 16px/20px serif; margin: 0">
      ${at(0, 'one over')} ${at(4, 'another', 'left: 20px')}
      ${at(40, 'hidden below')} ${at(40, 'a card', 'width: 200px; background: white')}
      ${at(80, 'shines')} ${at(80, 'through', 'background: #fff3')}
      ${at(120, '<span>beside</span><span>neighbour</span>', 'display: flex')}
      ${at(160, '<span>a gap</span><span>between</span>', 'display: flex; gap: 4px')}
      ${at(200, 'above')} ${at(218, 'below')}
      ${at(240, 'the same <b>line</b>')}
      <svg style="position: absolute; top: 280px; left: 0" width="200" height="20">
        <text y="15" textLength="40" lengthAdjust="spacingAndGlyphs">a drawn word, squeezed</text>
        <text x="60" y="15">free</text>
      </svg>
      <svg style="position: absolute; top: 320px; left: 0; pointer-events: none" width="200" height="20">
        <text y="15">drawn</text>
        <text x="10" y="15">on top</text>
      </svg>
    </body>`);
  const found = (await overlappingTexts(page)).map((one) => one.replace(/^(.*?): .*?“(.*?)”.*“(.*?)”$/, '$1: $2, $3'));
  expect(found.sort()).toEqual([
    'no gap: beside, neighbour',
    'overlap: drawn, on top',
    'overlap: one over, another',
    'overlap: shines, through',
  ]);
});

import { expect, test } from 'vitest';
import { smallTexts } from './checks.ts';
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

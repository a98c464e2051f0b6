import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const plainFile = join(folder, 'plain.txt');
writeFileSync(plainFile, 'not a folder, not a match');

const simulate = (...more: string[]) => ['simulate', '--game', 'sierra', '--seats', '4', '--games', '1', ...more];

test.each<[what: string, argv: string[], says: RegExp]>([
  ['no command', [], /a command is missing/],
  ['an unknown command', ['simulat'], /unknown command "simulat"; did you mean "simulate"\?/],
  ['a command that is like no other', ['zzzzzzzz'], /unknown command "zzzzzzzz"; the commands are simulate, verify/],
  ['help about an unknown command', ['help', 'benhc'], /unknown command "benhc"; did you mean "bench"\?/],
  ['an unknown flag', simulate('--gmaes', '3'), /unknown flag "--gmaes"; did you mean "--games"\?/],
  ['an unknown short flag', simulate('-g'), /unknown flag "-g"/],
  ['a flag without its value', simulate('--seed'), /--seed needs a value: write --seed TEXT/],
  ['a flag instead of a value', simulate('--seed', '--json'), /--seed needs a value/],
  ['a switch with a value', simulate('--json=yes'), /--json takes no value/],
  ['a stray word', simulate('fast'), /"fast" was not expected/],
  ['no game', ['simulate', '--seats', '4'], /--game is missing: say which game, one of .*sierra/],
  ['an unknown game', ['simulate', '--game', 'siera'], /unknown game "siera"; did you mean "sierra"\?/],
  ['an unknown bot', simulate('--bots', 'randon'), /unknown bot "randon" for sierra; did you mean "random"\?/],
  ['an empty bot', simulate('--bots', 'random,,random,random'), /unknown bot "" for sierra; the bots are random/],
  ['too few bots', simulate('--bots', 'random,random'), /--bots lists 2 bots for 4 seats: give one for all, or 4/],
  ['options that are not JSON', simulate('--options', '{mode:team}'), /--options is not JSON .*write for example/],
  ['options that are no object', simulate('--options', '["team"]'), /--options must be a JSON object/],
  ['options the game does not know', simulate('--options', '{"mode":"tame"}'), /These options do not fit sierra: mode/],
  ['no seats', ['simulate', '--game', 'sierra'], /--seats is missing/],
  ['too many seats', simulate('--seats', '9'), /sierra with these options needs .*not 9/],
  ['seats that are no number', simulate('--seats', 'four'), /--seats must be a whole number from 1 to 100, not "four"/],
  ['half a game', simulate('--games', '1.5'), /--games must be a whole number .* not "1.5"/],
  ['no games', simulate('--games', '0'), /--games must be a whole number from 1/],
  ['an empty number', simulate('--games', ''), /--games must be a whole number .* not ""/],
  ['no workers', simulate('--workers', '0'), /--workers must be a whole number from 1/],
  [
    'a folder that cannot be made',
    simulate('--save', join(plainFile, 'in')),
    /cannot write into .*give --save a folder/,
  ],
  ['nothing to verify', ['verify'], /FILE\.\.\. is missing/],
  ['a file that is not there', ['verify', join(folder, 'none.json')], /cannot read .*there is no such file/],
  ['a folder to verify', ['verify', folder], /cannot read .*it is a folder/],
  ['two files to replay', ['replay', plainFile, plainFile], /was not expected after FILE/],
  ['a replay of what is no match', ['replay', plainFile], /The file is not readable/],
  ['a bench without time', ['bench', '--seconds', '-1'], /--seconds needs a value/],
  ['a bench of no time', ['bench', '--seconds=-1'], /--seconds must be a number from 0.01 to 600, not "-1"/],
  ['a bench of an unknown game', ['bench', '--game', 'chess'], /unknown game "chess"; the games are .*sierra/],
])('%s is refused with advice', async (_what, argv, says) => {
  const { code, stdout, stderr } = await run(argv);
  expect(stderr).toMatch(says);
  expect(code).toBe(2);
  expect(stdout).toBe('');
});

test('help and version are answers, not errors', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
  for (const argv of [['help'], ['--help'], ['-h']]) {
    const { code, stdout } = await run(argv);
    expect(code).toBe(0);
    for (const name of ['simulate', 'verify', 'replay', 'bench']) expect(stdout).toContain(`  ${name} `);
  }
  for (const name of ['simulate', 'verify', 'replay', 'bench', 'help']) {
    const { code, stdout, stderr } = await run([name, '--help']);
    expect(stdout).toContain(`Usage: cordillera ${name}`);
    expect(await run(['help', name])).toEqual({ code, stdout, stderr });
    expect(code).toBe(0);
  }
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder } from '../helpers/run.ts';

const folder = temporaryFolder();
const plainFile = join(folder, 'plain.txt');
writeFileSync(plainFile, 'not a folder, not a match');

const hugeFile = join(folder, 'huge.json');
writeFileSync(hugeFile, '');
truncateSync(hugeFile, 600_000_000); // takes no room on the disk

const latin1File = join(folder, 'latin1.json');
writeFileSync(latin1File, Buffer.from('"\u00e9t\u00e9"', 'latin1'));

const pipe = join(folder, 'pipe');
execFileSync('mkfifo', [pipe]);

/** A valid call, with some flags changed or added. */
function simulate(...more: string[]): string[] {
  const good = { '--game': 'sierra', '--seats': '4', '--games': '1' };
  const unchanged = Object.entries(good).filter(([flag]) => !more.some((word) => word.split('=')[0] === flag));
  return ['simulate', ...unchanged.flat(), ...more];
}

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
  ['an empty word', simulate(''), /"" was not expected/],
  ['a word behind two dashes', simulate('--', '--json'), /"--json" was not expected/],
  ['a flag given twice', [...simulate(), '--games', '2'], /--games is given twice, as "1" and "2": write it once/],
  ['a flag that every object has', simulate('--__proto__', '1'), /unknown flag "--__proto__"/],
  ['another one', simulate('--constructor'), /unknown flag "--constructor"/],
  ['a command that every object has', ['constructor'], /unknown command "constructor"/],
  ['no game', ['simulate', '--seats', '4'], /--game is missing: say which game, one of .*sierra/],
  ['an unknown game', ['simulate', '--game', 'siera'], /unknown game "siera"; did you mean "sierra"\?/],
  ['an unknown bot', simulate('--bots', 'randon'), /unknown bot "randon" for sierra; did you mean "random"\?/],
  ['an empty bot', simulate('--bots', 'random,,random,random'), /unknown bot "" for sierra; the bots are random/],
  ['too few bots', simulate('--bots', 'random,random'), /--bots lists 2 bots for 4 seats: give one for all, or 4/],
  [
    'options that are not JSON',
    simulate('--options', '{mode:team}'),
    /--options is not JSON \(line 1, column 2\): write for example/,
  ],
  ['options that are no object', simulate('--options', '["team"]'), /--options must be a JSON object/],
  ['no options', simulate('--options', ''), /--options is not JSON/],
  ['options that are null', simulate('--options', 'null'), /--options must be a JSON object .* not null/],
  ['options with a hidden field', simulate('--options', '{"__proto__":{"mode":"solo"}}'), /These options do not fit/],
  [
    'nested options',
    simulate('--options', `{"mode":${'['.repeat(5000)}${']'.repeat(5000)}}`),
    /do not fit sierra: mode/,
  ],
  ['options the game does not know', simulate('--options', '{"mode":"tame"}'), /These options do not fit sierra: mode/],
  ['no seats', ['simulate', '--game', 'sierra'], /--seats is missing/],
  ['too many seats', simulate('--seats', '9'), /sierra with these options needs .*not 9/],
  ['seats that are no number', simulate('--seats', 'four'), /--seats must be a whole number from 1 to 100, not "four"/],
  ['half a game', simulate('--games', '1.5'), /--games must be a whole number .* not "1.5"/],
  ['a number that is too big', simulate('--games', '1e9'), /--games must be .* to 100000000, not "1e9"/],
  ['a number in other digits', simulate('--games', '٣'), /--games must be a whole number .* not "٣"/],
  ['no number at all', simulate('--games', 'NaN'), /--games must be a whole number .* not "NaN"/],
  ['a number below zero', simulate('--seats=-5'), /--seats must be a whole number .* not "-5"/],
  ['no games', simulate('--games', '0'), /--games must be a whole number from 1/],
  ['an empty number', simulate('--games', ''), /--games must be a whole number .* not ""/],
  ['too long an opening', simulate('--opening', '1001'), /--opening must be a whole number from 0 to 1000/],
  ['no workers', simulate('--workers', '0'), /--workers must be a whole number from 1/],
  [
    'a folder that cannot be made',
    simulate('--save', join(plainFile, 'in')),
    /cannot write into .*a file is in the way.*give --save a folder/i,
  ],
  ['an empty folder name', simulate('--save', ''), /--save is empty: give it a folder/],
  [
    'a file for a folder',
    simulate('--save', plainFile),
    /cannot write into .*a file is in the way.*give --save a folder/i,
  ],
  ['nothing to verify', ['verify'], /FILE\.\.\. is missing/],
  ['a file that is not there', ['verify', join(folder, 'none.json')], /cannot read .*there is no such file/],
  ['a folder to verify', ['verify', folder], /cannot read .*it is a folder/],
  ['a file too big to verify', ['verify', hugeFile], /cannot read .*it has more than 10 MB/],
  ['a device without end', ['verify', '/dev/zero'], /cannot read .*it is a device or a pipe/],
  ['a pipe without a writer', ['replay', pipe], /cannot read .*it is a device or a pipe/],
  ['a file that is no text', ['verify', latin1File], /cannot read .*it is no text in UTF-8/],
  ['a file below a file', ['verify', join(plainFile, 'in')], /cannot read .*there is no such file/],
  ['an empty file name', ['verify', ''], /cannot read "": there is no such file/],
  ['two files to replay', ['replay', plainFile, plainFile], /was not expected after FILE/],
  ['a bench without time', ['bench', '--seconds', '-1'], /--seconds needs a value/],
  ['a bench of no time', ['bench', '--seconds=-1'], /--seconds must be a number from 0.01 to 600, not "-1"/],
  ['a load without tables', ['load', '--tables', '0'], /--tables must be a whole number from 1 to 20000, not "0"/],
  ['a load of no time', ['load', '--seconds', '0'], /--seconds must be a number from 1 to 3600, not "0"/],
  ['a database that is none', ['load', '--database', 'mysql://a@b/c'], /--database must be the address of a Postgre/],
  ['a database without a name', ['chaos', '--database', 'postgres://u:secret@host/'], /such as postgres:\/\/user/],
  ['a database that is no address', ['chaos', '--database', 'here'], /--database must be the address of a Postgre/],
  ['chaos without a kill', ['chaos', '--kills', 'none'], /--kills must be a whole number from 1 to 100000, not "none"/],
  ['a bench of an unknown game', ['bench', '--game', 'chess'], /unknown game "chess"; the games are .*sierra/],
])('the command line with %s is refused with advice', async (_what, argv, says) => {
  const { code, stdout, stderr } = await run(argv);
  expect(stderr).toMatch(says);
  expect(code).toBe(2);
  expect(stdout).toBe('');
});

test('a damaged file to replay is not reported as a usage error', async () => {
  const { code, stdout, stderr } = await run(['replay', plainFile]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^cordillera replay: .*plain\.txt: The file cannot be read/);
  expect(stderr).not.toContain('something broke');
});

describe('a folder to save into', () => {
  test('is not created when the call is refused for another reason', async () => {
    const made = join(folder, 'made');
    for (const wrong of [
      ['--opening', '-1'],
      ['--opening', 'x'],
      ['--workers', '0'],
      ['--seats', '9'],
      ['--bots', 'x'],
    ]) {
      expect((await run(simulate('--save', made, ...wrong))).code).toBe(2);
    }
    expect(existsSync(made)).toBe(false);
  });

  test('must not contain matches, so that nothing is overwritten and runs are never mixed', async () => {
    const used = join(folder, 'used');
    expect((await run(simulate('--save', used))).code).toBe(0);
    writeFileSync(join(used, 'sierra-0.json'), 'mine');
    writeFileSync(join(used, 'notes.txt'), 'other files do not matter');
    const { code, stderr } = await run(simulate('--save', used, '--seed', '2'));
    expect(code).toBe(2);
    expect(stderr).toContain('holds matches already (sierra-0.json): give --save another folder, or empty this one');
    expect(readFileSync(join(used, 'sierra-0.json'), 'utf8')).toBe('mine');
  });

  test.runIf(existsSync('/proc/self'))('is refused where it cannot be created', async () => {
    expect((await run(simulate('--save', '/proc/none/in'))).stderr).toMatch(/cannot write into "\/proc\/none\/in"/);
  });
});

test('--help and --version write to stdout and succeed', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, stdout: '0.2.0\n', stderr: '' });
  for (const argv of [['help'], ['--help'], ['-h']]) {
    const { code, stdout } = await run(argv);
    expect(code).toBe(0);
    for (const name of ['simulate', 'verify', 'replay', 'bench', 'load', 'chaos'])
      expect(stdout).toContain(`  ${name} `);
  }
  for (const name of ['simulate', 'verify', 'replay', 'bench', 'load', 'chaos', 'help']) {
    const { code, stdout, stderr } = await run([name, '--help']);
    expect(stdout).toContain(`Usage: cordillera ${name}`);
    expect(await run(['help', name])).toEqual({ code, stdout, stderr });
    expect(await run([name, '-h'])).toEqual({ code, stdout, stderr });
    expect(code).toBe(0);
  }
});

import { expect, test } from 'vitest';
import { countTests, namesOfFailed } from '../vitest-counts.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

test('tests are counted one by one', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded is one failed test', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('failed'), file('passed', 'passed')] };
  expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that failed without a failed test, or without a report, is one failed test', () => {
  expect(countTests({ numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 2,
    failed: 1,
  });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('failures are listed: each test with the first line of its error, or the file that could not be loaded', () => {
  const failed = { fullName: 'a rule holds', status: 'failed', failureMessages: ['expected 1 to be 2\n    at …'] };
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [failed, { status: 'passed' }] },
      { name: 'b.test.ts', status: 'failed', message: 'no such module\nin b', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(namesOfFailed(report)).toEqual(['a.test.ts > a rule holds: expected 1 to be 2', 'b.test.ts: no such module']);
  expect(namesOfFailed(undefined)).toEqual([]);
});

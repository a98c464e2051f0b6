/**
 * Passed and failed tests of a vitest run, from its JSON report (undefined when it wrote none) and its exit code. A
 * file that could not be loaded counts as one failed test, and so does a run that failed without a failed test.
 */
export function countTests(report, exitCode) {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The failures, a line each, printed at the end of a long run: file, test, and the first line of the error. */
export function namesOfFailed(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${name}: ${firstLine(message)}`];
      return tests.map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`);
    });
}

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);

/**
 * Passed and failed tests of a vitest run, from its JSON report (undefined when it wrote none) and its exit code.
 * A file that could not even be loaded counts as one failed test, and so does a run that failed for no test's fault.
 */
export function countTests(report, exitCode) {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

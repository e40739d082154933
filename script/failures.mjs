const LINES_KEPT = 30;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Returns the failed tests of a JSON report of vitest or Playwright: {name, message}, with the first lines of the
 * message.
 */
export function failuresOf(report) {
  const failed = report.testResults ? ofVitest(report.testResults) : ofPlaywright(report.suites ?? [], report.errors);
  return failed.map(({ name, message }) => ({ name, message: firstLines(message) }));
}

/**
 * Returns the tests that passed only on their second try, as {name, message} of the first. They do not fail the run,
 * because it shares its machine with others; they are named, because each is a fault of a test or a race.
 */
export function secondTriesOf(report) {
  const again = report.testResults ? againOfVitest(report.testResults) : againOfPlaywright(report.suites ?? []);
  return again.map(({ name, message }) => ({ name, message: firstLines(message) }));
}

const againOfVitest = (files) =>
  files.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => ({ name: `${file.name} > ${test.fullName}`, message: test.failureMessages.join('\n') })),
  );

const againOfPlaywright = (suites) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => ({ name: `${spec.file} > ${spec.title}`, message: messagesOf(spec) })),
    ...againOfPlaywright(suite.suites ?? []),
  ]);

const messagesOf = (spec) =>
  spec.tests
    .flatMap((test) => test.results)
    .flatMap((result) => result.errors)
    .map((error) => error.message ?? '')
    .join('\n');

const ofVitest = (files) =>
  files.flatMap((file) => {
    const tests = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file.name} > ${test.fullName}`, message: test.failureMessages.join('\n') }));
    // A file that could not be loaded has no tests, so the file itself is listed.
    return tests.length === 0 && file.status === 'failed' ? [{ name: file.name, message: file.message }] : tests;
  });

const ofPlaywright = (suites, errors = []) => [
  ...errors.map((error) => ({ name: 'browser journeys', message: error.message ?? '' })),
  ...suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => ({ name: `${spec.file} > ${spec.title}`, message: messagesOf(spec) })),
    ...ofPlaywright(suite.suites ?? []),
  ]),
];

/** Returns the first lines of a message, without colours. */
export const firstLines = (message) => message.replace(COLOURS, '').split('\n').slice(0, LINES_KEPT).join('\n');

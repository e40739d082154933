import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failuresOf, firstLines, secondTriesOf } from './failures.mjs';
import { installIfNeeded } from './install.mjs';
import { countLicences } from './licences.mjs';
import { requireNodeVersion } from './node-version.mjs';

/** The programs that check, read and scan tickets in tests, with their Debian packages. */
const PROGRAMS = { qpdf: 'qpdf', pdftoppm: 'poppler-utils', zbarimg: 'zbar-tools' };
/** The browser that journeys take the least time in. Not every Debian has it, and they run in others too. */
const BROWSER = { 'chromium-headless-shell': 'chromium-headless-shell' };
const INSTALL_MS = 180_000;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const only = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTries = [];
/** Colours are for terminals only, because programs search the log as well. */
const environment = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
let stepsRun = 0;

requireNodeVersion();
installIfNeeded(root);
installMissing(PROGRAMS);
const { findBrowser } = await import('./browser.mjs');
const { buildIfNeeded } = await import('./build.mjs');

step('format and lint', () => node('@biomejs/biome/bin/biome', ['check', '.', '--reporter=summary']));
for (const project of [
  'packages/seating-plan',
  'packages/contract',
  'packages/canvas',
  'packages/seat-map',
  'packages/seat-map/tsconfig.pure.json',
  'packages/plan-editor',
  'packages/plan-editor/tsconfig.pure.json',
  'apps/api',
  'apps/console',
  '.',
]) {
  step(`types of ${project}`, () => node('@typescript/native/bin/tsc', ['-p', project]));
}
step('import rules', () =>
  node('dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps',
    'demo',
    'e2e',
    '--output-type',
    'err',
  ]),
);
step('licences of dependencies', () => {
  const counts = countLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  console.log([...counts].map(([licence, count]) => `${licence} ${count}`).join(', '));
});
step('unused files and exports', () => node('knip/bin/knip.js', ['--no-progress']));
// Each step has an order of its own, so that no test comes to depend on the one before. ORDER_SEED sets another.
vitest('unit', ['unit', 'console'], '1');
if (process.env.TEST_DATABASE_URL) vitest('api on PostgreSQL', ['api'], '3');
else vitest('api on the embedded database', ['api'], '2');
step('build', () => buildIfNeeded(root));
step('browser journeys', runJourneys);

if (stepsRun === 0) console.error(`No step is called ${only.join(' or ')}.`);
// Failures are repeated at the end, for readers who see only the last lines.
for (const { name, message } of failures) console.log(`\nFailed: ${name}\n${message}`);
for (const { name, message } of secondTries) console.log(`\nPassed only at the second try: ${name}\n${message}`);
if (totals.skipped > 0)
  console.log(`Skipped here, because they need what this machine's run does not have: ${totals.skipped}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || stepsRun === 0 ? 1 : 0);

/** A step counts as one test unless it returns its own count. */
function step(name, run) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) return;
  stepsRun++;
  const startedAt = Date.now();
  let counted;
  try {
    counted = run() ?? { passed: 1, failed: 0 };
  } catch (error) {
    const message = String(error.message ?? error);
    console.error(message);
    failures.push({ name, message });
    counted = { passed: 0, failed: 1 };
  }
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  totals.skipped += counted.skipped ?? 0;
  console.log(
    `${counted.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${counted.passed} passed, ${counted.failed} failed, ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

/** Runs a program of a package. If it fails, its output becomes the error; otherwise the output is dropped. */
function node(file, args) {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: environment,
  });
  if (result.status === 0) return;
  throw new Error(firstLines(`${file} ended with ${result.status ?? result.signal}\n${result.stdout}${result.stderr}`));
}

function vitest(name, projects, orderSeed) {
  step(name, () =>
    withReport((report) =>
      spawnSync(
        process.execPath,
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          // Hides the output of passing tests.
          '--silent=passed-only',
          // Two workers and their databases share two cores with other processes: one slow moment must not fail a test.
          '--retry=1',
        ],
        { cwd: root, stdio: 'inherit', env: { ORDER_SEED: orderSeed, ...environment } },
      ),
    ),
  );
}

function runJourneys() {
  if (!(process.env.BROWSER_PATH ?? process.env.CHROME_PATH)) installMissing(BROWSER);
  const browser = findBrowser();
  if (!browser)
    throw new Error(
      'No browser was found and none could be installed. Set BROWSER_PATH, or install one (Debian, Ubuntu: apt-get install -y chromium).',
    );
  console.log(`Browser: ${browser.executablePath} (${browser.source})`);
  const env = { ...environment, ...browser.env, BROWSER_PATH: browser.executablePath, BROWSER_SOURCE: browser.source };
  return withReport((report) =>
    spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  );
}

/**
 * Runs a test runner that writes a JSON report, and returns its counts. A runner that ends without a report has failed.
 */
function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-report-'));
  const file = join(folder, 'report.json');
  try {
    const { status } = run(file);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    failures.push(...failuresOf(report));
    secondTries.push(...secondTriesOf(report));
    const passed = report.numPassedTests ?? report.stats.expected + report.stats.flaky;
    const failed = report.numFailedTests ?? report.stats.unexpected;
    const skipped = report.numPendingTests ?? report.stats.skipped;
    return { passed, failed: failed === 0 && status !== 0 ? 1 : failed, skipped };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Installs missing programs if this process may, as root on Debian. Elsewhere the tests that need those for tickets
 * report that they are skipped.
 */
function installMissing(programs) {
  const packages = Object.entries(programs)
    .filter(([program]) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined)
    .map(([, name]) => name);
  if (packages.length === 0 || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: INSTALL_MS }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && !(apt('update') && install())) console.log('They could not be installed.');
}

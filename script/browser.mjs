import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules', '.cache', 'browser');
const NPM_BROWSER = '@sparticuz/chromium@147.0.0';

const SYSTEM_PATHS = {
  // The first has no windows to draw, and takes a third less of the processor for the same journeys.
  linux: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ]
    .map((name) => `/usr/bin/${name}`)
    .concat('/snap/bin/chromium'),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/**
 * Finds a Chromium for the browser journeys: the environment's, Playwright's, the system's, or (Linux x64) one from the
 * npm registry. Returns {source, executablePath, env} or undefined.
 */
export function findBrowser() {
  const given = process.env.BROWSER_PATH ?? process.env.CHROME_PATH;
  if (given) return { source: 'environment', executablePath: given, env: {} };
  const own = playwrightPath();
  if (existsSync(own)) return { source: 'playwright', executablePath: own, env: {} };
  const installed = (SYSTEM_PATHS[process.platform] ?? []).find((path) => existsSync(path));
  if (installed) return { source: 'system', executablePath: installed, env: {} };
  return fromNpm() ?? fromPlaywright();
}

const playwrightPath = () => createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();

function fromPlaywright() {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
      timeout: 300_000,
    });
  } catch {
    return undefined;
  }
  return existsSync(playwrightPath()) ? { source: 'playwright', executablePath: playwrightPath(), env: {} } : undefined;
}

function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const stamp = join(cache, 'found.json');
  if (existsSync(stamp)) {
    const found = JSON.parse(readFileSync(stamp, 'utf8'));
    if (canRun(found.executablePath, found.env)) return found;
  }
  try {
    const found = unpack(install());
    if (found) writeFileSync(stamp, JSON.stringify(found));
    return found;
  } catch (error) {
    console.error(String(error.message ?? error));
    return undefined;
  }
}

function install() {
  const folder = join(cache, 'npm');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', NPM_BROWSER], {
    cwd: folder,
    stdio: 'inherit',
  });
  return folder;
}

/**
 * Unpacks the package, which writes to TMPDIR. With the AWS variable it also unpacks the libraries that a bare system
 * lacks.
 */
function unpack(folder) {
  const out = join(cache, 'bin');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const module = pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href;
  const code = `const m = await import(${JSON.stringify(module)}); process.stdout.write(await m.default.executablePath());`;
  const env = { ...process.env, TMPDIR: out, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const executablePath = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const fonts = writeFontsConfig(out);
  const withLibraries = {
    FONTCONFIG_PATH: fonts,
    LD_LIBRARY_PATH: [join(out, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
  };
  const found = [{ FONTCONFIG_PATH: fonts }, withLibraries].find((candidate) => canRun(executablePath, candidate));
  return found ? { source: 'npm', executablePath, env: found } : undefined;
}

/**
 * Writes a fonts.conf, because Chromium aborts on the first form field when it finds no font, and the package's own
 * names a missing folder.
 */
function writeFontsConfig(out) {
  const fonts = join(out, 'fonts');
  mkdirSync(fonts, { recursive: true });
  const dirs = [fonts, '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}<cachedir>${join(out, 'fontcache')}</cachedir></fontconfig>`,
  );
  return fonts;
}

function canRun(executablePath, env) {
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', timeout: 20_000, env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}

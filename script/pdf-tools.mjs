import { spawnSync } from 'node:child_process';

/** The programs that check, read and scan tickets in tests, with their Debian packages. */
const PROGRAMS = { qpdf: 'qpdf', pdftoppm: 'poppler-utils', zbarimg: 'zbar-tools' };
const INSTALL_MS = 180_000;

/**
 * Installs missing programs if this process may, as root on Debian. Elsewhere the tests that need them report that they
 * are skipped.
 */
export function installPdfTools() {
  const packages = Object.entries(PROGRAMS)
    .filter(([program]) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error !== undefined)
    .map(([, name]) => name);
  if (packages.length === 0 || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: INSTALL_MS }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && !(apt('update') && install())) console.log('They could not be installed.');
}

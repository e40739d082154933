/** The licences allowed for packages that are installed to run the product. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages with another licence, each with the reason why it is allowed. */
const EXCEPTIONS = [
  // The image library is used unchanged and loaded as a shared library that anybody can replace (NOTICE).
  { name: /^@img\/sharp-(libvips-|win32-|wasm32$)/, licence: /\bLGPL-3\.0-or-later\b/ },
  // Its LICENSE file is MIT, but its package.json does not say so.
  { name: /^png-js$/, licence: /^$/ },
];

/**
 * Counts the packages that a lock file installs to run the product, by licence. Throws an Error that names a package
 * whose licence is not allowed.
 */
export function countLicences(lock) {
  const counts = new Map();
  const refused = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || entry.dev || entry.link) continue;
    const licence = entry.license ?? '';
    counts.set(licence || 'not said', (counts.get(licence || 'not said') ?? 0) + 1);
    if (!isAllowed(licence) && !EXCEPTIONS.some((one) => one.name.test(name) && one.licence.test(licence)))
      refused.push(`${name}: ${licence || 'no licence'}`);
  }
  if (refused.length > 0)
    throw new Error(`Licences that are not on the list of script/licences.mjs:\n${refused.join('\n')}`);
  return counts;
}

/** One allowed licence is enough for a package that offers several. */
const isAllowed = (licence) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => ALLOWED.has(one));

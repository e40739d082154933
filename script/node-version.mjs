/** Exits with one clear line when Node.js is too old. */
export function requireNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Parterre needs Node.js 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

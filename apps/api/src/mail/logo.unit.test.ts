import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BRAND_NAMES, BRANDS } from '@parterre/contract/wire/brands';
import { expect, test } from 'vitest';
import { renderLogoSvg, toLogoFile } from './logo.ts';

const RENEW = 'RENEW_PICTURES=1 npx vitest run --project unit mail/logo';

/** In a process of its own, because ours refuses SVG once it has read an uploaded picture. */
const DRAW = `
const sharp = require('sharp');
const [svg, file, renew] = process.argv.slice(1);
(async () => {
  const drawn = sharp(Buffer.from(svg)).png({ compressionLevel: 9 });
  if (renew) await drawn.clone().toFile(file);
  const [mine, kept] = await Promise.all([drawn, sharp(file)].map((image) => image.ensureAlpha().raw().toBuffer()));
  const furthest = mine.reduce((most, value, at) => Math.max(most, Math.abs(value - (kept[at] ?? 999))), 0);
  process.stdout.write(String(mine.length === kept.length ? furthest : 999));
})();`;

test.each(BRAND_NAMES)('the logo of %s in mails is drawn of its mark in its colour', (name) => {
  const file = toLogoFile(name);
  const isRenewed = process.env.RENEW_PICTURES === '1';
  expect(isRenewed || existsSync(file), `${file} is missing: ${RENEW}`).toBe(true);
  const args = ['-e', DRAW, renderLogoSvg(BRANDS[name]), file, ...(isRenewed ? ['renew'] : [])];
  const furthest = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(Number(furthest), `${file} is another picture: ${RENEW}`).toBeLessThan(24);
});

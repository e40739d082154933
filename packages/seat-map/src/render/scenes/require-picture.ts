import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { comparePictures } from './compare-pictures.ts';
import type { Picture } from './picture.ts';
import { decodePng, encodePng } from './png.ts';

const PICTURES = resolve(import.meta.dirname, 'pictures');
/** Ignored by git. */
const FAILURES = resolve(import.meta.dirname, '../../../../../test-results/map-scenes');
const RENEW = 'RENEW_PICTURES=1 npx vitest run --project unit map-scenes';

/** Throws an Error that says where the picture differs from the stored one, and leaves the new one to be looked at. */
export function requirePicture(name: string, found: Picture): void {
  const stored = resolve(PICTURES, `${name}.png`);
  if (process.env.RENEW_PICTURES) {
    writeFileSync(stored, encodePng(found));
    return;
  }
  const difference = existsSync(stored)
    ? comparePictures(decodePng(readFileSync(stored)), found)
    : 'there is no such picture yet';
  if (difference === null) return;
  mkdirSync(FAILURES, { recursive: true });
  const actual = resolve(FAILURES, `${name}.png`);
  writeFileSync(actual, encodePng(found));
  throw new Error(
    `${name}: ${difference}.\nFound:    ${actual}\nExpected: ${stored}\nIf it is meant to be so: ${RENEW}`,
  );
}

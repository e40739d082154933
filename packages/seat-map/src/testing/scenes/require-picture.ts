import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodePng, encodePng, type Picture } from './png.ts';

const PICTURES = resolve(import.meta.dirname, 'pictures');
/** This folder is ignored by git. */
const FAILURES = resolve(import.meta.dirname, '../../../../../test-results/map-scenes');
const RENEW = 'RENEW_PICTURES=1 npx vitest run --project unit map-scenes';

/** Throws an Error that says where the picture differs from the stored one, and keeps the new one for inspection. */
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

/** Rounding may change a channel by up to this much, of 255. */
const ROUNDING = 4;

/** Describes where two pictures differ, even by one pixel; null if they are equal. */
export function comparePictures(expected: Picture, found: Picture): string | null {
  if (expected.width !== found.width || expected.height !== found.height) {
    return `it is ${found.width} × ${found.height} pixels large, not ${expected.width} × ${expected.height}`;
  }
  const different = [...expected.pixels.keys()].filter(
    (at) => distanceOf(expected.pixels[at] ?? 0, found.pixels[at] ?? 0) > ROUNDING,
  );
  const [first] = different;
  if (first === undefined) return null;
  const columns = different.map((at) => at % expected.width).sort((a, b) => a - b);
  const rows = different.map((at) => Math.floor(at / expected.width));
  const box = `x ${columns[0]} to ${columns.at(-1)}, y ${rows[0]} to ${rows.at(-1)}`;
  const place = `x ${first % expected.width}, y ${rows[0]}`;
  const colours = `${nameColour(found.pixels[first])}, not ${nameColour(expected.pixels[first])}`;
  return `${different.length} pixels differ (${box}); the first, at ${place}, is ${colours}`;
}

function distanceOf(a: number, b: number): number {
  const channel = (shift: number) => Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255));
  return Math.max(channel(0), channel(8), channel(16));
}

function nameColour(pixel = 0): string {
  const channels = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

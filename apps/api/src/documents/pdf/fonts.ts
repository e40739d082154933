import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Fonts {
  regular: Buffer;
  strong: Buffer;
}

let fonts: Promise<Fonts> | undefined;

/** Loads Inter with Latin, Greek and Cyrillic letters once. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts(): Promise<Fonts> {
  const [regular, strong] = await Promise.all(
    ['inter-regular.ttf', 'inter-semibold.ttf'].map((name) => readFile(toFontFile(name))),
  );
  if (!regular || !strong) throw new Error('A font file is empty');
  return { regular, strong };
}

export const toFontFile = (name: string): URL => new URL(name, fontFolder());

/** The folder is next to this file in the source tree, and next to the bundle's folder after a build. */
function fontFolder(): URL {
  const candidates = ['../../documents/pdf/fonts/', '../src/documents/pdf/fonts/'].map(
    (path) => new URL(path, import.meta.url),
  );
  const found = candidates.find((url) => existsSync(fileURLToPath(url)));
  if (!found) throw new Error(`No fonts in ${candidates.join(' or ')}`);
  return found;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFolder } from '#process/find-folder.ts';

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

export const toFontFile = (name: string): string =>
  join(requireFolder(import.meta.url, './fonts/', '../src/documents/pdf/fonts/'), name);

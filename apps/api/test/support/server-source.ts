import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

export interface SourceFile {
  path: string;
  text: string;
}

export const files = readSource();

/** Every TypeScript file of the server but its tests, with paths as `resources/whole-shows/shows/read.ts`. */
function readSource(): SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
}

/** Folders of what answers calls, under `resources/<area>/`, by slug. */
const FOLDERS = new Map(
  files
    .filter(({ path }) => /^resources\/[^/]+\/[^/]+\/resource\.ts$/.test(path))
    .map(({ path }) => [basename(dirname(path)), join(SOURCE, dirname(path))]),
);

/** Slugs of what answers calls. */
export const RESOURCES = [...FOLDERS.keys()].sort();

export function folderOf(slug: string): string {
  const folder = FOLDERS.get(slug);
  if (folder === undefined) throw new Error(`no resource ${slug}`);
  return folder;
}

export function firsts(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

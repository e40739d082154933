import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

export interface SourceFile {
  path: string;
  text: string;
}

export const files = readSource();

/**
 * Returns every TypeScript file of the server except its tests, with paths like `resources/whole-shows/shows/read.ts`.
 */
function readSource(): SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
}

/** The folders of resources under `resources/<area>/`, by slug. */
const FOLDERS = new Map(
  files
    .filter(({ path }) => /^resources\/[^/]+\/[^/]+\/resource\.ts$/.test(path))
    .map(({ path }) => [basename(dirname(path)), join(SOURCE, dirname(path))]),
);

/** The slugs of all resources. */
export const RESOURCES = [...FOLDERS.keys()].sort();

export function folderOf(slug: string): string {
  const folder = FOLDERS.get(slug);
  if (folder === undefined) throw new Error(`no resource ${slug}`);
  return folder;
}

export function firsts(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

export interface SourceFile {
  path: string;
  text: string;
}

export const files = readSource();

/** Every TypeScript file of the server but its tests, with paths as `resources/shows/read.ts`. */
function readSource(): SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
}

/** Slugs of what answers calls. */
export const RESOURCES = firsts(
  files.map(({ path }) => path).join('\n'),
  /^resources\/([^/]+)\/resource\.ts$/gm,
).sort();

export function firsts(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

import { readFileSync } from 'node:fs';
import type { PlanFile } from '../src/import/recognise/recognise-file.ts';

/** Reads a sample plan by its path below `fixtures/`. */
export function readFixture(path: string): PlanFile {
  const bytes = new Uint8Array(readFileSync(new URL(`../fixtures/${path}`, import.meta.url)));
  return { name: path.slice(path.lastIndexOf('/') + 1), bytes };
}

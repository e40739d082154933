import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../fixtures/images/', import.meta.url));

/** Lists every picture of the corpus (fixtures/LICENSES.md) by its path in it. */
export const listHostileImages = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(FOLDER, name)).isFile())
    .sort();

export const readHostileImage = (name: string): Buffer => readFileSync(join(FOLDER, name));

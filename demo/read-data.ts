import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Reads a file of `demo/data`, which is beside this file in the source tree and three folders above the bundle. */
export function readData(name: string): Buffer {
  const candidates = ['./data/', '../../../demo/data/'].map((folder) => new URL(folder + name, import.meta.url));
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`The demo has no file ${name} in ${candidates.join(' or ')}`);
  return readFileSync(found);
}

export const readJson = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readData(name).toString('utf8')));

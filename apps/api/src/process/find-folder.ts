import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Finds a folder of files that the server reads but does not bundle: `inSource` is its path from the module in the source
 * tree, `inBundle` that from the folder of the bundle. Undefined when neither exists.
 */
export const findFolder = (moduleUrl: string, inSource: string, inBundle: string): string | undefined =>
  [inSource, inBundle].map((path) => fileURLToPath(new URL(path, moduleUrl))).find((path) => existsSync(path));

/** Throws an Error when the folder does not exist. */
export function requireFolder(moduleUrl: string, inSource: string, inBundle: string): string {
  const found = findFolder(moduleUrl, inSource, inBundle);
  if (found === undefined) throw new Error(`There is no folder ${inSource} beside ${moduleUrl}`);
  return found;
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../process/env.ts';

/** The repository: four folders above this file in the source tree, and three above the bundle. */
export const ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../..' : '../../..', import.meta.url),
);

/** Returns the settings with DATA_DIR as an absolute path: relative ones start at the repository. */
export const withDataDir = (env: Environment): Environment => ({ ...env, DATA_DIR: resolve(ROOT, env.DATA_DIR) });

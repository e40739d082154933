import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * `ORDER_SEED=7` runs files and tests in an order shuffled by it, so that none can need another; the same seed gives the
 * same order. `npm test` sets one for each of its steps.
 */
const seed = process.env.ORDER_SEED;
const order = seed === undefined ? {} : { shuffle: { files: true, tests: true }, seed: Number(seed) };

/** What starts the embedded database itself, or asserts nothing that depends on the database: once is enough. */
const EMBEDDED_ONLY = 'apps/api/**/*.embedded.test.ts';

export default defineConfig({
  test: {
    sequence: order,
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'script/**/*.test.ts',
            'apps/api/{src,test}/**/*.unit.test.ts',
            'demo/**/*.test.ts',
            'bench/**/*.test.ts',
            // What needs a document is a `.test.tsx` and runs in the project below. One file here that needed it would end
            // its worker, with all modules loaded.
            'apps/console/src/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['./script/property-seed.ts'],
          isolate: false,
          maxWorkers: 2,
          // Each project in turn: a worker that goes over to another one loads everything anew.
          sequence: { ...order, groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
          exclude: ['apps/api/{src,test}/**/*.unit.test.ts', ...(process.env.TEST_DATABASE_URL ? [EMBEDDED_ONLY] : [])],
          environment: 'node',
          setupFiles: ['./script/property-seed.ts'],
          globalSetup: ['./apps/api/test/support/template.ts'],
          // Nothing of ours keeps state between requests, so files of one worker share the loaded modules: half the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { ...order, groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'console',
          root: 'apps/console',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['./test/setup.ts', '../../script/property-seed.ts'],
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: 2,
          sequence: { ...order, groupOrder: 3 },
        },
      },
    ],
  },
});

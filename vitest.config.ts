import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'script/**/*.test.ts',
            'apps/api/src/**/*.unit.test.ts',
            'demo/**/*.test.ts',
            'bench/**/*.test.ts',
            // What renders is a `.test.tsx` and runs in the project below; the few others that need a document say so
            // in their first line.
            'apps/console/src/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['./script/property-seed.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
          exclude: ['apps/api/src/**/*.unit.test.ts'],
          environment: 'node',
          setupFiles: ['./script/property-seed.ts'],
          globalSetup: ['./apps/api/test/template.ts'],
          // Nothing of ours keeps state between requests, so files of one worker share the loaded modules: half the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
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
        },
      },
    ],
  },
});

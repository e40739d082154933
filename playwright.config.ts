import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DATA_FOLDER } from './e2e/support/data-folder.ts';
import { ERROR_REPORT_DSN } from './e2e/support/error-receiver.ts';
import { FOREIGN_SITE, HOST_SITE } from './e2e/support/host-site.ts';

const port = Number(process.env.E2E_PORT ?? 3217);
/** A server that runs already, while a journey is being written. */
const runningAt = process.env.E2E_BASE_URL;
const executablePath = process.env.BROWSER_PATH;
const needsNoSandbox = process.getuid?.() === 0 || process.env.BROWSER_SOURCE === 'npm';

/** Journeys in the browser against the production build, with the demo in an in-memory database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // Two browsers and the server share two cores: one slow moment is no verdict. What needed it is printed by name.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: runningAt ?? `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Drawers and menus stand at once, instead of being drawn twenty times on their way.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(needsNoSandbox ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(runningAt
    ? {}
    : {
        webServer: {
          command: 'node apps/api/dist/main.js',
          url: `http://localhost:${port}/readyz`,
          env: {
            PORT: String(port),
            DATABASE_URL: 'pglite:memory',
            DATA_DIR: DATA_FOLDER,
            STORAGE_URL: `file:${join(tmpdir(), 'parterre-e2e-files')}`,
            ENVIRONMENT: 'test',
            BRAND: process.env.BRAND ?? 'parterre',
            ERROR_REPORT_DSN,
            FRAME_ANCESTORS: `${HOST_SITE},${FOREIGN_SITE}`,
            // Journeys receive webhooks themselves.
            ALLOW_PRIVATE_WEBHOOKS: '1',
            ARGON2_MEMORY_KIB: '64',
            SECRET_KEY: 'a-key-that-only-browser-journeys-use',
            SIGN_IN_LIMIT_PER_MINUTE: '1000',
            RATE_LIMIT_PER_MINUTE: '100000',
          },
          reuseExistingServer: false,
          // The demo takes 40 s, and twice as long on a busy machine.
          timeout: 300_000,
        },
      }),
});

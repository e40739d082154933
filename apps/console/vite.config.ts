import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const target = process.env.API_TARGET ?? 'http://localhost:3000';
const proxied = { target, xfwd: true };

export default defineConfig({
  plugins: [react(), leaveOutRipple(), findFrameParts(), preloadFont(), writeBrotli()],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Emotion uses this package only in a function that is never called; as CommonJS it would be kept for possible
      // side effects.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      input: { console: 'index.html', 'silent-renew': 'silent-renew.html' },
      output: {
        codeSplitting: {
          // A group includes the imports of its modules: one file for what every page needs, another for what every
          // signed-in page also needs. As many small files, the same code is a fifth larger after compression.
          groups: [
            { name: 'start', priority: 20, test: /src[\\/](main|ui[\\/]icons)\.tsx$|material[\\/]Link[\\/]Link\./ },
            // Shared by sign-in and the frame, so that sign-in does not load the frame.
            { name: 'doorway', priority: 15, test: /shell[\\/](environment-name|use-language-choice)\.tsx?$/ },
            { name: 'frame', priority: 10, test: isFramePart },
            // The parts of lists: each list loads all of them, in one file instead of thirty.
            { name: 'list', priority: 5, test: isListPart },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': proxied, '/oidc': proxied, '/config.json': proxied },
  },
});

/** The frame, and the small parts that nearly every page shows. */
const FRAME_PARTS = [
  /shell\/signed-in-app\.tsx$/,
  /ui\/(status-chip|figures\/money-text|empty-state)\.tsx$/,
  /pages\/page-header\.tsx$/,
  /dates\/format-date-time\.ts$/,
  /i18n\/choose-text\.ts$/,
  /api\/use-unsaved-changes\.ts$/,
  /api\/queries\/[a-z]+\/(shows|prices|holds)\.ts$/,
  /@mui\/material\/Skeleton\/Skeleton\./,
];

/** The table components, and what surrounds a list's rows. */
const LIST_PARTS = [
  /tables\/(data-table|use-data-table|table-tools)\.tsx?$/,
  /tables\/paging\/(list-pagination|use-table-page)\.tsx?$/,
  /tables\/filters\/(search-field|sort-menu)\.tsx$/,
  /tables\/url\/use-table-url-state\.ts$/,
  /ui\/controls\/more-menu\.tsx$/,
  /ui\/filter-chip\.tsx$/,
];

const isPart = (part: RegExp, id: string): boolean => part.test(id.replaceAll('\\', '/'));

function isFramePart(id: string): boolean {
  return FRAME_PARTS.some((part) => isPart(part, id));
}

function isListPart(id: string): boolean {
  return LIST_PARTS.some((part) => isPart(part, id));
}

/**
 * Fails the build if a listed part has moved: it would silently leave its group, and every page would load another
 * file.
 */
function findFrameParts(): Plugin {
  return {
    name: 'find-frame-parts',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const lost = [...FRAME_PARTS, ...LIST_PARTS].filter((part) => !ids.some((id) => isPart(part, id)));
      if (lost.length > 0) this.error(`The groups have lost ${lost.join(', ')}`);
    },
  };
}

/** Preloads the font of the first screen together with the page, instead of after its style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml(_html, context) {
      const font = Object.keys(context.bundle ?? {}).find((name) => /latin-letters.*\.woff2$/.test(name));
      if (!font || !context.filename.endsWith('index.html')) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
      return [{ tag: 'link', injectTo: 'head-prepend', attrs }];
    },
  };
}

/**
 * Writes `.br` files, which the server sends as they are: the build has time for the best compression, a request has
 * not.
 */
function writeBrotli(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'write-brotli',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name);
          await writeFile(`${path}.br`, await compress(await readFile(path)));
        }),
      );
    },
  };
}

/**
 * The theme disables the ripple everywhere, but every button would still load it. Runs before Vite resolves the file.
 */
function leaveOutRipple(): Plugin {
  const id = '\0no-ripple';
  return {
    name: 'leave-out-ripple',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './TouchRipple.mjs' && importer.includes('ButtonBase') ? id : undefined,
    load: (loaded) => (loaded === id ? 'export default () => null;' : undefined),
  };
}

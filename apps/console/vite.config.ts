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
      // Emotion uses it in a function that nobody calls; as CommonJS it would stay for what it might do when loaded.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      input: { console: 'index.html', 'silent-renew': 'silent-renew.html' },
      output: {
        codeSplitting: {
          // A group takes what its modules import along: one file for what every page needs, one for what every
          // signed-in page needs besides. In many small files the same code is a fifth bigger when compressed.
          groups: [
            { name: 'start', priority: 20, test: /src[\\/](main|ui[\\/]icons)\.tsx$|material[\\/]Link[\\/]Link\./ },
            // What signing in shares with the frame, so that it need not load the frame for it.
            { name: 'doorway', priority: 15, test: /shell[\\/](environment-name|use-language-choice)\.tsx?$/ },
            { name: 'frame', priority: 10, test: isFramePart },
            // What lists are made of: any of them loads all of it, in one file instead of thirty.
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

/** The frame, and the small parts that nearly every page shows in it. */
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

/** The kit of tables, and what a list has around its rows. */
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

/** A part that was moved would leave its group unnoticed, and every page would load it in a file of its own. */
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

/** The font of the first screen starts to load with the page, not after its style sheet. */
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

/** The server sends `.br` files as they are: the build has the time for the best compression, a request has not. */
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

/** The theme turns the ripple off everywhere, but every button would still load it. Before Vite finds the file itself. */
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

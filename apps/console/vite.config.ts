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
            // The texts of the first screen, one file per language. All texts of an area in one file would be 14 to 20 kB
            // more on every page, which needs a third of them (ADR 24).
            { name: nameFirstTexts, priority: 30, test: isFirstText },
            { name: 'start', priority: 20, test: isStartPart },
            { name: 'sign-in', priority: 15, test: /sign-in[\\/]login-page\.tsx$/ },
            { name: 'frame', priority: 10, test: isFramePart },
            // What opens and what is typed into: on most pages, also on those without a list.
            { name: 'controls', priority: 7, test: isControl },
            // The parts of lists, of pages about one thing, and of maps: each such page loads all of them, in one file
            // instead of thirty.
            { name: 'list', priority: 5, test: isListPart },
            { name: 'details', priority: 4, test: isDetailPart },
            { name: 'map', priority: 4, test: isMapPart },
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

/** The catalogues that `start-i18n.ts` loads first. */
const FIRST_TEXTS = /i18n[\\/]([\w-]+)[\\/](?:shell|kit|errors|permissions)\.json$/;

function isFirstText(id: string): boolean {
  return FIRST_TEXTS.test(id);
}

function nameFirstTexts(id: string): string {
  return `texts-${FIRST_TEXTS.exec(id)?.[1]}`;
}

/** Whatever shows before and after signing in. */
const START_PARTS = [
  /src\/(main|ui\/icons)\.tsx$/,
  /shell\/(environment-name|use-language-choice)\.tsx?$/,
  /@mui\/material\/Link\/Link\./,
];

/** The frame, and the small parts that nearly every page shows. */
const FRAME_PARTS = [
  /shell\/signed-in-app\.tsx$/,
  /ui\/(status-chip|figures\/money-text|empty-state)\.tsx$/,
  /ui\/(colour-swatch|skeleton-rows|controls\/segmented-control)\.tsx$/,
  /brands\/look\.ts$/,
  /pages\/page-header\.tsx$/,
  /dates\/(format-date-time|calendar-day)\.ts$/,
  /i18n\/(choose-text|name-language|page-catalogues)\.ts$/,
  /api\/(use-unsaved-changes|use-uncached)\.ts$/,
  /tables\/(visually-hidden|columns\/use-element-size)\.ts$/,
  /(downloads\/download-file|wire\/file-types)\.ts$/,
  /shows\/describe-show\.ts$/,
  /api\/queries\/[a-z]+\/(shows|prices|holds)\.ts$/,
  /@mui\/material\/Skeleton\/Skeleton\./,
];

/** The table components, and what surrounds a list's rows. */
const LIST_PARTS = [
  /tables\/(data-table|use-data-table|table-tools)\.tsx?$/,
  /tables\/paging\/(list-pagination|use-table-page)\.tsx?$/,
  /tables\/filters\/(search-field|sort-menu)\.tsx$/,
  /tables\/url\/use-table-url-state\.ts$/,
  /tables\/filters\/(filter-chip|choice-filter)\.tsx$/,
];

const CONTROLS = [
  /ui\/(controls\/more-menu\.tsx|(clipped|use-latest)\.ts)$/,
  /(pages\/retry-alert|tables\/plain-table)\.tsx$/,
  /@mui\/material\/(InputBase\/InputBase|OutlinedInput\/OutlinedInput|Divider\/Divider)\./,
];

/** The frame of a page about one thing: its cards, small tables, failures, downloads and history. */
const DETAIL_PARTS = [
  /pages\/(loaded|loaded-card)\.tsx$/,
  /pages\/two-columns\.ts$/,
  /ui\/(card|figures\/figure-strip)\.tsx$/,
  /drawers\/confirm-dialog\.tsx$/,
  /ui\/(rich-text\/read-words|controls\/first-reason)\.ts$/,
  /(downloads\/use-report-download|programme\/shows\/use-seat-reports)\.ts$/,
  /api\/queries\/(sales\/show-orders|reports\/reports)\.ts$/,
  /shows\/(show-page\.tsx|use-show-code\.ts)$/,
  /history\/describe-history\.ts$/,
];

/** What a map of seats asks for and reads before it draws. */
const MAP_PARTS = [
  /\/(seat-bytes|decode-geometry|seat-states|coordinates)\.ts$/,
  /api\/queries\/seating\/(seating-plans|seats)\.ts$/,
  /programme\/seats\/use-map-snapshot\.ts$/,
];

const isPart = (part: RegExp, id: string): boolean => part.test(id.replaceAll('\\', '/'));

function isStartPart(id: string): boolean {
  return START_PARTS.some((part) => isPart(part, id));
}

function isFramePart(id: string): boolean {
  return FRAME_PARTS.some((part) => isPart(part, id));
}

function isControl(id: string): boolean {
  return CONTROLS.some((part) => isPart(part, id));
}

function isListPart(id: string): boolean {
  return LIST_PARTS.some((part) => isPart(part, id));
}

function isDetailPart(id: string): boolean {
  return DETAIL_PARTS.some((part) => isPart(part, id));
}

function isMapPart(id: string): boolean {
  return MAP_PARTS.some((part) => isPart(part, id));
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
      const listed = [START_PARTS, FRAME_PARTS, CONTROLS, LIST_PARTS, DETAIL_PARTS, MAP_PARTS].flat();
      const lost = listed.filter((part) => !ids.some((id) => isPart(part, id)));
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

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { APP_DRAWERS } from '#drawers/use-drawer-param.ts';
import { paths } from '#pages/paths.ts';
import { shellRoutes } from '#shell/shell-router.tsx';

const SOURCE = import.meta.dirname;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** All files of the console except its tests, with paths like `features/events/tours/form/tour-form.tsx`. */
const whole = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('/testing/'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

/** The same files without comments. */
const files = whole.map(({ path, text }) => ({ path, text: text.replace(COMMENTS, '') }));

const listFilesWith = (pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort();

/**
 * Matches a global by its bare name or as a member of the window, also with `?.`; not a key, a property of another
 * object or a part of a longer word.
 */
const globalNamed = (names: string) =>
  new RegExp(`(?:\\b(?:window|globalThis|self)\\??\\.|(?<![\\w.$'"-]))(?:${names})\\b(?![\\w'"-]|\\??:|\\?(?!\\.))`);

describe('the rooms of the console', () => {
  it('ask the server by the calls of the contract: three files send a request', () => {
    expect(listFilesWith(globalNamed('fetch|XMLHttpRequest|EventSource|WebSocket|navigator\\.sendBeacon'))).toEqual([
      'api/read-own-texts.ts',
      'api/request-call.ts',
      'api/runtime-config.ts',
    ]);
  });

  it('ask the dates for a day: one that is cut from the text of an instant is the day of UTC', () => {
    expect(listFilesWith(/\.(?:slice|substring)\(0, 10\)|split\('T'\)/)).toEqual(['dates/wall-time.ts']);
    expect(listFilesWith(/resolvedOptions\(\)\.timeZone/)).toEqual(['dates/zone.ts']);
  });

  it('ask the dates for a time of day: one that is cut from a text has 24 hours, whatever the reader chose', () => {
    // The field keeps the time of a value whose day changes; it shows nothing of it.
    expect(listFilesWith(/\.(?:slice|substring|substr)\(11\b/)).toEqual(['forms/fields/date-time-field.tsx']);
  });

  it('say in every file of a feature that writes which permission that needs, in the code or in its comment', () => {
    const writing = whole.filter(({ path, text }) => path.startsWith('features/') && /\buse\w+Mutation\(\)/.test(text));
    expect(writing.length).toBeGreaterThan(50);
    expect(
      writing.filter(({ text }) => !/['`][a-z]+:[a-z]+['`]|Needs no permission:/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('export every page of a list: a table whose rows are pages names the list, and one without tools of the kit has its own', () => {
    const tables = files.filter(({ path, text }) => /<DataTable\b/.test(text) && !path.startsWith('tables/'));
    expect(tables.length).toBeGreaterThan(15);
    const forgotten = tables.filter(({ text }) =>
      /\bhasOwnTools\b/.test(text)
        ? !/<TableTools\b|<ExportMenu\b/.test(text) && !text.includes('<SelectedChips')
        : /<(List|Table)Pagination\b/.test(text) && !/\blist={/.test(text.slice(text.indexOf('<DataTable'))),
    );
    expect(forgotten.map(({ path }) => path)).toEqual([]);
  });

  it('keep nothing in the browser, but what these files are for', () => {
    expect(listFilesWith(globalNamed('localStorage|sessionStorage|indexedDB|caches|document\\.cookie'))).toEqual([
      'api/cookies.ts',
      'api/device/device-storage.ts',
      'session/sign-in/oidc-client.ts',
    ]);
    expect(listFilesWith(/\/device-storage\.ts'/)).toEqual([
      'api/device/look-as.ts',
      'api/device/time-format.ts',
      'api/settings.ts',
      'session/sign-in/keep-cookies.ts',
      'shell/tag-consent.tsx',
      'tables/use-data-table.ts',
    ]);
  });

  it('show what somebody else saved meanwhile only where a test of the feature lets somebody save, and answers', () => {
    const asking = listFilesWith(/<FormConflict\b/).filter((path) => path.startsWith('features/'));
    expect(asking.length).toBeGreaterThan(20);
    expect(listFilesWith(/<ConflictDialog\b/)).toEqual(['forms/object/use-stale-save.tsx']);
    const answered = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.tsx'))
      .filter((path) => /'(?:Save mine|Load theirs)'/.test(readFileSync(join(SOURCE, path), 'utf8')))
      .map(nameFeature);
    expect(asking.filter((path) => !answered.includes(nameFeature(path)))).toEqual([]);
  });

  it('draw every table with the kit, but the tickets, which are dragged and ticked across the tables of a page', () => {
    expect(
      listFilesWith(/<table\b|component="table"|material\/Table/).filter((path) => !/^tables\//.test(path)),
    ).toEqual(['features/events/prices/page/table/ticket-table.tsx', 'features/events/prices/page/totals-card.tsx']);
  });

  it('name the calls of a slug once, in the file of the slug', () => {
    const named = files.filter(({ path }) => path.startsWith('api/queries/'));
    expect(named.length).toBeGreaterThan(20);
    for (const { path, text } of named) {
      expect(text).toContain(`import * as calls from '@parterre/contract/calls/${basename(path, '.ts')}';`);
      expect(text.match(/injectCalls\(.*\)/g)).toEqual(['injectCalls(calls)']);
    }
  });

  it('load a part of a page in one way, and a page in one', () => {
    expect(listFilesWith(/\blazy\(|\blazy:/)).toEqual(['routes/route.ts', 'ui/lazy-part.ts']);
  });

  it('wait for what a call answers with the kit; what is no answer of one call has rows of its own', () => {
    expect(listFilesWith(/<SkeletonRows\b/).filter((path) => /^(?:features|shell)\//.test(path))).toEqual([
      'features/events/offer-codes/import/code-import-desk.tsx',
      'features/events/print-at-home/preview/preview-panel.tsx',
      'features/events/shows/edit/fields/partner-sites-field.tsx',
      'features/events/shows/edit/show-create-page.tsx',
      'features/events/shows/history/show-history-page.tsx',
      'features/promoters/users/access/places-field.tsx',
      'features/reports/reports/chosen-report.tsx',
      'features/reports/reports/reports-page.tsx',
    ]);
  });
});

/** Returns `features/events/tours` for a path below it. */
const nameFeature = (path: string): string => path.split('/').slice(0, 3).join('/');

const CHOICES = join(SOURCE, '../../../packages/contract/src/choices');

describe('the closed lists of the contract', () => {
  it('are imported, not typed again', () => {
    const sources = readdirSync(CHOICES).map((path) => ({ path, text: readFileSync(join(CHOICES, path), 'utf8') }));
    const declared = new Set(sources.flatMap(listWordLists).map(({ words }) => words));
    expect(declared.size).toBeGreaterThan(30);
    expect(files.flatMap(listWordLists).filter(({ words }) => declared.has(words))).toEqual([]);
  });
});

/** Finds the lists of at least two words in a file, sorted, so that two lists compare whatever their order. */
function listWordLists({ path, text }: { path: string; text: string }): { path: string; words: string }[] {
  return [...text.matchAll(/\[((?:\s*'[^']*',?){2,}\s*)\]/g)].map(([, list = '']) => ({
    path,
    words: [...list.matchAll(/'([^']*)'/g)]
      .map(([, word]) => word)
      .sort()
      .join(' '),
  }));
}

/** Drawers that open over any page: their address is a query on the page's own. */
const OVER_ANY_PAGE = ['eventInformation', 'translation'];
/** These only lead on. */
const SHOWS_NOTHING = [paths.signOut(), paths.signInCallback()];

const JOURNEYS = join(SOURCE, '../../../e2e');
const checkedDialogs: Record<string, { journey: string; name: string }> = JSON.parse(
  readFileSync(join(JOURNEYS, 'accessibility/dialogs.json'), 'utf8'),
);

/** Placeholders for every parameter of an address: an id, and the words that some addresses have in its place. */
const PARAMETERS = ['7', 'new', 'tickets', 'holds'];

/** All addresses, each with every placeholder, and the routes they lead to. */
const addresses = Object.entries(paths)
  .filter(([name]) => !OVER_ANY_PAGE.includes(name))
  .flatMap(([name, make]) =>
    (make.length === 0 ? [''] : PARAMETERS).map((word) => {
      // A list of one word prints like the word, so it serves for words, lists and objects alike.
      const url = String(Reflect.apply(make, undefined, Array(make.length).fill([word])));
      return { name, url, route: matchRoutes(shellRoutes, url.split('?')[0] ?? '')?.at(-1)?.route };
    }),
  );

describe('paths and routes', () => {
  it('agree: every address leads to a page', () => {
    const found = new Set(addresses.flatMap(({ name, route }) => (route?.path === '*' ? [] : [name])));
    expect(addresses.filter(({ name }) => !found.has(name)).map(({ url }) => url)).toEqual([]);
  });

  it('agree: an address of every page can be made', () => {
    const led = new Set(addresses.map(({ route }) => route));
    expect(listPages(shellRoutes).flatMap(({ url, route }) => (led.has(route) ? [] : [url]))).toEqual([]);
  });

  it('are each checked with axe by a journey, drawers too', () => {
    const journeys = readFileSync(join(JOURNEYS, 'accessibility/checked-pages.ts'), 'utf8');
    const checked = new Map(
      [...journeys.matchAll(/'(\/[^']*)': '([^']+)'/g)].map(([, url = '', file = '']) => [url, file]),
    );
    const places = listPages(shellRoutes)
      .map(({ url }) => url)
      .filter((url) => !SHOWS_NOTHING.includes(url));
    expect(places.filter((url) => !checked.has(url))).toEqual([]);
    expect([...checked.keys()].filter((url) => !places.includes(url))).toEqual([]);
    const blind = [...new Set(checked.values())].filter(
      (file) => !readFileSync(join(JOURNEYS, file), 'utf8').includes('expectAccessible('),
    );
    expect(blind).toEqual([]);
  });

  // By file, or by name in the address: the journey that checks it, and what the journey calls it. The dialogs of
  // `accessibility/` are checked in every brand (`npm run drill -- accessibility`).
  it('have dialogs, popovers and drawers over any page, and a journey checks each of them with axe', () => {
    const own = listFilesWith(/material\/(?:Dialog|Drawer)'|role: 'dialog'|role="dialog"/);
    const dialogs = own.filter((path) => path !== 'drawers/app-drawer.tsx');
    const opened = [...dialogs, ...APP_DRAWERS.map((name) => `drawer=${name}`)];
    expect(Object.keys(checkedDialogs).sort()).toEqual(opened.sort());
    const blind = Object.entries(checkedDialogs).filter(([, { journey, name }]) => {
      const steps = readFileSync(join(JOURNEYS, journey), 'utf8');
      return !steps.includes('expectAccessible(') || !steps.includes(name);
    });
    expect(blind).toEqual([]);
  });

  it('agree: no address is made that nobody asks for', () => {
    const asked = new Set(files.flatMap(({ text }) => [...text.matchAll(/\bpaths\.(\w+)/g)].map((match) => match[1])));
    expect(Object.keys(paths).filter((name) => !asked.has(name))).toEqual([]);
  });
});

/** Lists the routes a user can be at: pages and index routes, except those that redirect. */
function listPages(routes: readonly RouteObject[], above = ''): { url: string; route: RouteObject }[] {
  return routes.flatMap((route) => {
    const url = route.path?.startsWith('/') ? route.path : [above, route.path].filter(Boolean).join('/');
    const isPlace = route.path !== '*' && (route.path !== undefined || (route.index && !route.loader));
    return [...(isPlace && !hasIndex(route) ? [{ url, route }] : []), ...listPages(route.children ?? [], url)];
  });
}

/** A layout route without a path may contain the index. */
function hasIndex({ children = [] }: RouteObject): boolean {
  return children.some((child) => child.index || (child.path === undefined && hasIndex(child)));
}

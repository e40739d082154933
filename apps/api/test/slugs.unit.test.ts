import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ENDPOINTS, SLUGS } from '@parterre/contract/endpoints';
import { TAGS } from '@parterre/contract/generated/tags';
import { expect, it } from 'vitest';
import { files, firsts, folderOf, RESOURCES, SOURCE } from './support/server-source.ts';

// Every layer uses the same slug (docs/resources.md). The tables below list every name that is not one, with its reason.

const REPOSITORY = new URL('../../../', import.meta.url);

/**
 * Resources whose calls are in the contract of another one: their work is large, but callers expect it with its object.
 */
const ANSWERS_FOR: Record<string, string> = {
  // A picture belongs to a show or a campaign.
  images: 'shows',
  'seat-saves': 'seats',
  'version-moves': 'seating-plans',
};

/** Files that answer a call of another slug than their folder's, with the reason. */
const ANSWERED_ELSEWHERE: Record<string, string> = {
  'channel/purchase-basket.ts baskets': 'a purchase joins baskets and orders, so it lies above both (ADR 16)',
  'orders/read/read-sold-order.ts channel': 'what a channel reads of an order is read where orders are',
  'orders/tickets/export.ts channel': 'the tickets of an order are one file, whoever asks for it',
};

/** Files of `db/schema/ground/` that belong to no resource, with the reason. */
const TABLES_OF_NO_RESOURCE = {
  audit: 'written by every change, read and forgotten by the resource of the same name',
  columns: 'kinds of columns',
  jobs: 'the queue of background work',
  occurrences: 'written by every change: what notifications and webhooks tell of',
  texts: 'kinds of columns',
  users: 'identity: users, memberships, sign-in, keys of the provider',
  viewers: 'leases of open pages',
};

/** Resources without a feature in the console, with the place that shows them. */
const SHOWN_ELSEWHERE = {
  'access-requests': 'users, who decide over them; asked for wherever a permission is missing',
  baskets: 'no page calls it: the console sells nothing',
  channel: 'for programs of sales channels',
  'data-selectors': 'the choice of what a report is about',
  features: 'what the whole frame shows of itself',
  images: 'a kit: `images/`',
  invitations: 'what `users` shows beside who is there',
  lookups: 'choices of every form',
  'report-schedules': 'what `reports` sends by itself',
  'report-settings': 'what `reports` keeps for its readers',
  resale: 'no page calls it',
  roles: 'pages of `users`, who have them',
  'seat-copies': 'a dialog of `seats`',
  'seat-saves': 'what `seats` saves',
  'show-orders': 'drawers of `shows`',
  'version-moves': 'a drawer of `shows`',
};

/**
 * Nouns of the audit that are not the singular of a slug, with their slug. They never change, because stored entries
 * contain them and the history of a show returns them.
 */
const OTHER_NOUNS: Record<string, string> = {
  // One entry reports many seats, so its object is all of them.
  seat: 'seats',
  seats: 'seats',
  'price-seats': 'seats',
  'seating-block': 'seats',
  'seating-blocks': 'seats',
  // Leases of open pages are never audited.
  'seat-viewer': 'seats',
  'plan-viewer': 'seating-plans',
  // These are things with ids of their own inside a resource.
  guest: 'guest-lists',
  'instalment-plan': 'instalments',
  'non-seated-hold': 'prices',
  'notification-setting': 'notifications',
  'performing-artist': 'lookups',
  postage: 'promoters',
  'report-column-set': 'report-settings',
  'report-download': 'report-settings',
  'settlement-rule': 'settlements',
  'tax-rate': 'promoters',
  // Each issued comp is an order.
  comps: 'orders',
  resale: 'resale',
};

/**
 * Tags of the cache that are not the singular of a slug, with the reason. Most are words of the specification (spec
 * §7).
 */
const OTHER_TAGS = {
  'seating-block': 'spec §7: blocks of `seats`',
  'comp-price': 'spec §7: comps of `prices`',
  'seat-price': 'spec §7: what `seats` answers',
  campaign: 'spec §7: a thing of `artist-campaigns`, whose every other name has the whole word',
  'pay-at-home-default': 'spec §7: settings of the console',
  config: 'spec §7: settings of the console',
  'config-field-display': 'spec §7: settings of the console',
  preview: 'spec §7: of what is not stored yet',
  'report-column-set': 'a thing of `report-settings`',
  history: 'entries of `audit`, as an event shows them',
  'notification-setting': 'a thing of `notifications`',
  'webhook-delivery': 'a thing of `webhooks`',
};

/**
 * Files of a slug in the contract that no file or folder of the resource is named after, with the place that answers
 * their calls.
 */
const OTHER_PARTS = {
  'shows/history': '`audit`: the entries of an event',
  'shows/set-up': 'create, read, update and remove',
  'orders/note': '`add-note`',
  'reports/report-page': '`chosen/answer-report`: a page of any report',
  'reports/report-request': '`chosen/`: what any report is asked',
  'reports/report-sheets': '`chosen/report`: sheets beside the rows of a workbook',
  'seating-plans/draft': '`drafts/`: one draft a plan',
  'seating-plans/draft-live': '`drafts/watch`: what the stream sends',
  'seating-plans/plan': 'the plan itself: read, export, update',
  'seating-plans/plan-shows': '`list-plan-shows`',
  'seats/allocate': '`change/`: tickets and holds given to seats',
  'seats/blocks': '`change/` and `read/`: what is done to whole blocks',
  'seats/figures': '`read/`: what is counted of seats',
  'seats/seat-bytes': 'the form of what `read/get-allocation` answers',
};

/** Journeys that belong to no single slug, with their subject. */
const JOURNEYS = {
  accessibility: 'every page and drawer',
  'error-reports': 'what a failure on any page tells the service for errors',
  'main-job': 'the longest job of the specification, over many slugs',
  messages: 'what an address asks for in vain, on any page',
  'set-up': 'an event from its name to its sale, and what is changed of it afterwards',
  'sign-in': 'identity, which is no resource; with the session that ends in the middle of work',
};

/** Returns the slugs of a folder: its files without the extension, and its folders. */
function listNames(folder: string): string[] {
  const names = readdirSync(new URL(folder, REPOSITORY)).filter((name) => !name.includes('.test.'));
  return [...new Set(names.map((name) => name.replace(/\.(?:tsx?|json)$/, '')))];
}

/** Returns the slugs of the areas of a folder, each with its area: `events/prices`. */
const listByArea = (folder: string): string[] =>
  listNames(folder).flatMap((area) => listNames(`${folder}/${area}`).map((slug) => `${area}/${slug}`));

/** Areas that the server has in addition to those of the contract: shared ground, and work on whole shows (ADR 16). */
const AREAS_OF_THE_SERVER = ['ground', 'whole-shows'];

const EXPORTS: Record<string, string> = JSON.parse(
  readFileSync(new URL('packages/contract/package.json', REPOSITORY), 'utf8'),
).exports;

/** Returns the area of the contract that declares the answers of a resource. */
function areaOf(slug: string): string | undefined {
  const called = ANSWERS_FOR[slug] ?? slug;
  const [area, file] = (EXPORTS[`./${called}`] ?? EXPORTS[`./${called}/*`] ?? '').replace('./src/', '').split('/');
  return file?.replace('.ts', '') === called ? area : undefined;
}

/** Every resource with its area. */
const PLACES = RESOURCES.map((slug) => `${areaOf(slug)}/${slug}`);

const singularOf = (slug: string): string => slug.replace(/s$/, '');

/** Returns the files and folders of a resource, at any depth. */
function listParts(slug: string): Set<string> {
  const paths = readdirSync(folderOf(slug), { recursive: true, encoding: 'utf8' });
  return new Set(paths.map((path) => path.replace(/^.*\//, '').replace(/\.ts$/, '')));
}

it('names a resource as its file or folder of the contract, both ways, and lays it in the same area', () => {
  expect(RESOURCES.filter((slug) => !(slug in ANSWERS_FOR)).sort()).toEqual(Object.keys(SLUGS).sort());
  expect(RESOURCES.filter((slug) => areaOf(slug) === undefined)).toEqual([]);
  const elsewhere = RESOURCES.filter(
    (slug) => ![...AREAS_OF_THE_SERVER, areaOf(slug)].includes(basename(dirname(folderOf(slug)))),
  );
  expect(elsewhere).toEqual([]);
});

it('has no exception that does not answer calls of another slug', () => {
  const idle = Object.keys(ANSWERS_FOR).filter((slug) => slug in SLUGS || !RESOURCES.includes(slug));
  expect(idle).toEqual([]);
  expect(Object.values(ANSWERS_FOR).filter((slug) => !(slug in SLUGS))).toEqual([]);
});

it('names a file of tables as a resource, but where no resource is meant', () => {
  const schema = listByArea('apps/api/src/db/schema').filter((path) => !path.startsWith('ground/'));
  expect(schema.filter((path) => !PLACES.includes(path))).toEqual([]);
  expect(listNames('apps/api/src/db/schema/ground').sort()).toEqual(Object.keys(TABLES_OF_NO_RESOURCE));
});

it('names a feature of the console, and the calls in its cache, as a resource', () => {
  const features = listByArea('apps/console/src/features');
  expect(features.filter((path) => !PLACES.includes(path))).toEqual([]);
  expect(listByArea('apps/console/src/api/queries').filter((path) => !PLACES.includes(path))).toEqual([]);
  expect(listByArea('apps/console/src/i18n/en-GB/features')).toEqual(features);
  const elsewhere = PLACES.filter((path) => !features.includes(path)).map((path) => basename(path));
  expect(elsewhere.sort()).toEqual(Object.keys(SHOWN_ELSEWHERE));
});

it('answers a call in the folder of its slug, but where the reason is written', () => {
  const answered = files.flatMap(({ path, text }) => {
    const [, slug = '', file = ''] = /^resources\/[^/]+\/([^/]+)\/(.+)/.exec(path) ?? [];
    const called = firsts(text, /import \* as \w+ from '@parterre\/contract\/([^/']+)[^']*'/g);
    return called.map((other) => ({ at: `${slug}/${file} ${other}`, isOwn: (ANSWERS_FOR[slug] ?? slug) === other }));
  });
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.flatMap(({ at, isOwn }) => (isOwn ? [] : [at])).sort()).toEqual(
    Object.keys(ANSWERED_ELSEWHERE).sort(),
  );
});

it('names a file inside a slug of the contract as its thing, as a part of its resource or as a resource', () => {
  const nested = readdirSync(new URL('packages/contract/src', REPOSITORY), { recursive: true, encoding: 'utf8' })
    .map((path) => /^(?:events|seating|sales|reports|promoters)\/([^/]+)\/([^/.]+)\.ts$/.exec(path))
    .flatMap((match) => (match ? [{ slug: match[1] ?? '', name: match[2] ?? '' }] : []));
  expect(nested.filter(({ slug }) => !(slug in SLUGS))).toEqual([]);
  const others = nested
    .filter(({ slug, name }) => name !== singularOf(slug) && !RESOURCES.includes(name) && !listParts(slug).has(name))
    .map(({ slug, name }) => `${slug}/${name}`);
  expect(others.sort()).toEqual(Object.keys(OTHER_PARTS).sort());
});

it('names a journey, or the folder it lies in, as a resource in its area, but where it follows no one slug', () => {
  const journeys = readdirSync(new URL('e2e', REPOSITORY), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.e2e.ts'))
    .map((path) => path.replace(/^((?:events|seating|sales|reports|promoters)\/)?([^/.]+).*$/, '$1$2'));
  expect([...new Set(journeys.filter((path) => !PLACES.includes(path)))].sort()).toEqual(Object.keys(JOURNEYS).sort());
});

it('names a folder of http that serves a resource as the resource', () => {
  const listFolders = (path: string) =>
    readdirSync(join(SOURCE, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const shared = ['identity', 'public-links'];
  const folders = [
    ...listFolders('http').filter((name) => !shared.includes(name)),
    ...listFolders('http/public-links'),
  ];
  expect(folders).toEqual(expect.arrayContaining(['print-at-home', 'short-urls']));
  expect(folders.filter((name) => !RESOURCES.includes(name))).toEqual([]);
});

it('names what the cache keeps as the singular of a slug', () => {
  const singulars = RESOURCES.map(singularOf);
  expect(TAGS.filter((tag) => !singulars.includes(tag)).sort()).toEqual(Object.keys(OTHER_TAGS).sort());
});

it('reads what a write makes stale', () => {
  const of = (part: 'reads' | 'stale') => new Set(ENDPOINTS.flatMap(({ endpoint }) => endpoint[part] ?? []));
  const read = of('reads');
  expect([...of('stale')].filter((tag) => !read.has(tag))).toEqual([]);
});

it('has one noun in the audit for every slug, and for what has another noun the slug it belongs to', () => {
  const written = files
    .filter(({ path }) => path.startsWith('resources/'))
    .flatMap(({ text }) => [
      ...firsts(text, /\b(?:change|changeSeats|decide)(?:<[^>]*>)?\(\s*(?:ctx, )?'([a-z-]+)\.[a-z-]+'/g),
      ...firsts(text, /\bobject: '([a-z-]+)'/g),
    ]);
  const own = new Set(RESOURCES.map(singularOf));
  const others = new Set(written.filter((noun) => !own.has(noun) || noun in OTHER_NOUNS));
  expect([...others].sort()).toEqual(Object.keys(OTHER_NOUNS).sort());
  expect(Object.values(OTHER_NOUNS).filter((slug) => !RESOURCES.includes(slug))).toEqual([]);
});

const { readdirSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const TESTS = '\\.test\\.tsx?$|/testing/';
/** Kits of the console: what several features show, given what it shows and whether it may be changed (docs/console.md). */
const KITS = 'tables|charts|forms|dates|drawers|downloads|history|images|imports|live|pages';

/** What of the contract has no schema: the console reads it at run time, and takes types of the rest (ADR 6). */
const WITHOUT_SCHEMAS = `^packages/contract/src/(${[
  '(choices|generated|money)/',
  'wire/(brands|patterns|call|client|error-codes|file-types|live-events|permissions|scopes|to-slug)\\.ts$',
  'seating/seats/seat-bytes\\.ts$',
  '(intl-tag|name-zone)\\.ts$',
].join('|')})`;

const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|unit\\.test)\\.tsx?$' },
  to: { path: '^(apps|packages|demo|e2e|bench)/', pathNot: allowed },
});

/** On a floor of a room: the files that lie in the room itself, but those that have a floor by their name. */
const ROOM = '.';
/** On a floor of a room: every folder that no floor names. */
const OTHERS = '*';

/** A room is drawn once, or twice: its areas on floors, and the folders of all areas on floors of their own. */
const floors = Object.entries(require('./script/floors.json')).flatMap(([room, drawn]) =>
  Array.isArray(drawn) ? rulesOf(room, drawn) : Object.values(drawn).flatMap((named) => rulesOf(room, named)),
);

/**
 * One rule for each folder of a room with floors: it imports from the floors below its own only, types included. What lies
 * in the room itself is above all floors, unless it has one. A folder on no floor would escape the rules.
 */
function rulesOf(room, named) {
  const homeless = listFolders(room, named).filter((folder) => !named.flat().includes(folder));
  const levels = named.map((names) => names.flatMap((name) => (name === OTHERS ? homeless : [name])));
  if (homeless.length > 0 && !named.flat().includes(OTHERS))
    throw new Error(`script/floors.json puts ${homeless.join(', ')} of ${room} on no floor`);
  const all = levels.flat().includes(ROOM) ? levels : [...levels, [ROOM]];
  const files = levels.flat().filter((name) => name.endsWith('.ts'));
  const others = files.length > 0 ? `(?!(?:${files.join('|').replaceAll('.', '\\.')})$)` : '';
  const pathOf = (name) => {
    if (name === ROOM) return `^${room}/${others}[^/]+$`;
    return files.includes(name) ? `^${room}/${name.replace('.', '\\.')}$` : `^${room}/${name}/`;
  };
  return all
    .flatMap((folders, level) =>
      folders.map((folder) => ({
        name: `floors-of-${room.split('/')[1]}`,
        severity: 'error',
        comment: 'Imports go down: script/floors.json lists the floors of a room, the lowest first.',
        from: { path: pathOf(folder), pathNot: TESTS },
        to: {
          path: all
            .slice(level)
            .flat()
            .filter((other) => other !== folder)
            .map(pathOf),
        },
      })),
    )
    .filter(({ to }) => to.path.length > 0);
}

/**
 * The folders of a room; where its floors name folders inside folders (`events/prices`), those. A file between the two would
 * be on no floor.
 */
function listFolders(room, levels) {
  const depth = Math.max(...levels.flat().map((name) => name.split('/').length));
  const entries = readdirSync(join(__dirname, room), { withFileTypes: true, recursive: depth > 1 })
    .map((entry) => ({
      path: relative(join(__dirname, room), join(entry.parentPath, entry.name)),
      isFile: entry.isFile(),
    }))
    .filter(({ path }) => path.split(sep).length === depth);
  const strays = entries.filter(({ isFile }) => isFile && depth > 1).map(({ path }) => path);
  if (strays.length > 0) throw new Error(`${strays.join(', ')} of ${room} lie in no folder of a floor`);
  return entries.flatMap(({ path, isFile }) => (isFile ? [] : [path]));
}

module.exports = {
  forbidden: [
    ...floors,
    {
      name: 'no-cycles-in-packages',
      severity: 'error',
      comment: 'Types included: two files that know each other are one.',
      from: { path: '^packages/(contract|seating-plan|canvas|seat-map|plan-editor)/', pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only(
      'seating-plan-stands-alone',
      '^packages/seating-plan/',
      ['^packages/seating-plan/'],
      'The plan format knows nothing of ours.',
    ),
    only(
      'contract-knows-the-plan',
      '^packages/contract/',
      ['^packages/(contract|seating-plan)/'],
      'The contract may use the plan format only.',
    ),
    only('canvas-stands-alone', '^packages/canvas/', ['^packages/canvas/'], 'Both engines stand on it.'),
    only(
      'seat-map-knows-the-plan',
      '^packages/seat-map/',
      ['^packages/(seat-map|canvas|seating-plan)/'],
      'An engine knows neither the contract nor an app, nor the other engine.',
    ),
    only(
      'plan-editor-knows-the-plan',
      '^packages/plan-editor/',
      ['^packages/(plan-editor|canvas|seating-plan)/'],
      'An engine knows neither the contract nor an app, nor the other engine.',
    ),
    only(
      'texts-stand-alone',
      '^apps/api/src/texts/',
      ['^apps/api/src/texts/', '^packages/contract/'],
      'Words know no resource and no engine; of the contract they take types only.',
    ),
    {
      name: 'texts-take-types',
      severity: 'error',
      from: { path: '^apps/api/src/texts/', pathNot: '\\.unit\\.test\\.ts$' },
      to: { pathNot: '^apps/api/src/texts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ground-knows-no-folder',
      severity: 'error',
      comment: 'What lies in src itself is what every folder stands on: of a folder it takes types only.',
      from: { path: '^apps/api/src/[^/]+\\.ts$', pathNot: TESTS },
      to: { path: '^apps/api/src/[^/]+/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-on-top',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/api/src/server/|^apps/api/test/|\\.test\\.ts$' },
      to: { path: '^apps/api/src/server/' },
    },
    {
      name: 'engines-know-no-resource',
      severity: 'error',
      comment: 'What an engine needs of a resource is handed to it by server/.',
      from: {
        path: '^apps/api/src/(context|documents|http|identity|db|storage|mail|time|jobs|live|lists|texts|workers)/',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: { path: '^apps/api/src/resources/' },
    },
    only(
      'documents-know-no-row',
      '^apps/api/src/documents/',
      [
        '^apps/api/src/(documents|texts|time|workers)/',
        '^apps/api/src/process/(find-folder|traffic)\\.ts$',
        '^apps/api/src/[^/]+\\.ts$',
        '^packages/(contract|seating-plan)/',
      ],
      'Bytes out, no rows in: what reads rows lies in its resource.',
    ),
    {
      name: 'engines-without-react',
      severity: 'error',
      from: { path: '^packages/(seating-plan|canvas|seat-map|plan-editor)/' },
      to: { path: 'node_modules/(react[^/]*|@types/react[^/]*|@mui|@emotion|@reduxjs)/' },
    },
    {
      name: 'contract-without-frameworks',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: 'node_modules/(fastify|drizzle-orm|react[^/]*)/' },
    },
    {
      name: 'choices-without-schemas',
      severity: 'error',
      comment:
        'What the console reads of the contract at run time reaches no schema: zod would come to the first page.',
      from: { path: WITHOUT_SCHEMAS, pathNot: TESTS },
      to: {
        path: '^packages/contract/src/|node_modules/zod/',
        pathNot: WITHOUT_SCHEMAS,
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'apps-apart', severity: 'error', from: { path: '^apps/console/' }, to: { path: '^(apps/api|demo)/' } },
    { name: 'apps-apart-too', severity: 'error', from: { path: '^apps/api/' }, to: { path: '^apps/console/' } },
    {
      name: 'demo-without-console',
      severity: 'error',
      comment: 'The demo is made by the verbs of the server, as any promoter makes it.',
      from: { path: '^demo/' },
      to: { path: '^apps/console/' },
    },
    {
      name: 'demo-from-main-only',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/api/src/server/main\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'verbs-without-http',
      severity: 'error',
      from: {
        path: '^apps/api/src/(resources|documents|time|live|storage|mail|jobs|lists|workers)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '(^apps/api/src/http/|node_modules/fastify/|node_modules/@fastify/)' },
    },
    {
      name: 'http-without-tables',
      severity: 'error',
      from: { path: '^apps/api/src/http/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '(^apps/api/src/(db/schema|resources)/|node_modules/drizzle-orm/)' },
    },
    {
      name: 'fastify-in-http-only',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/(http|server)/|\\.test\\.ts$' },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'system-handle',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/(identity|jobs|db)/|\\.test\\.ts$|/testing/' },
      to: { path: '^apps/api/src/db/system\\.ts$' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      comment: 'How a language writes a number is no text: ui may ask for that, and for nothing else of i18n.',
      from: { path: '^apps/console/src/ui/', pathNot: '\\.test\\.tsx$' },
      to: {
        path: `^apps/console/src/(api|i18n|session|shell|routes|features|${KITS}|artists|programme)/|node_modules/(react-router|react-i18next)/`,
        pathNot: '^apps/console/src/i18n/format-number\\.ts$',
      },
    },
    {
      name: 'kits-know-no-feature',
      severity: 'error',
      comment: 'Whose thing a kit shows and whether the reader may change it come in as props.',
      from: { path: `^apps/console/src/(api|i18n|brands|ui|${KITS})/` },
      to: { path: '^apps/console/src/(features|routes|shell|session|artists|programme)/' },
    },
    {
      name: 'shared-pieces-know-no-feature',
      severity: 'error',
      comment: 'What several features show may read the session, and knows no feature.',
      from: { path: '^apps/console/src/(artists|programme)/' },
      to: { path: '^apps/console/src/(features|routes|shell)/' },
    },
    {
      name: 'session-knows-no-screen',
      severity: 'error',
      comment: 'Who is signed in, and what they may do, is asked by every screen: of these it knows addresses only.',
      from: { path: '^apps/console/src/session/', pathNot: TESTS },
      to: {
        path: `^apps/console/src/(features|routes|shell|${KITS}|artists|programme)/`,
        pathNot: '^apps/console/src/pages/(sign-in-)?paths\\.ts$',
      },
    },
    {
      name: 'console-without-schemas',
      severity: 'error',
      comment: 'Of the contract the console takes types, calls and choices only: a schema brings zod along (ADR 6).',
      from: { path: '^apps/console/src/', pathNot: TESTS },
      to: {
        path: '^packages/contract/src/',
        pathNot: WITHOUT_SCHEMAS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'cache-knows-no-screen',
      severity: 'error',
      comment: 'The calls of every screen lie in api/queries, so it stands below all of them.',
      from: { path: '^apps/console/src/api/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^apps/console/src/(features|routes|shell|session|${KITS}|artists|programme|ui|brands|i18n)/`,
      },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'What two features need lies in api/queries, a kit or a shared piece: a feature can be deleted alone.',
      from: { path: '^apps/console/src/features/([^/]+/[^/]+)/' },
      to: { path: '^apps/console/src/features/([^/]+/[^/]+)/', pathNot: '^apps/console/src/features/$1/' },
    },
    { name: 'journeys-from-outside', severity: 'error', from: { path: '^e2e/' }, to: { path: '^(apps|demo)/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours only: many packages of others have their entry in dist/.
    exclude: { path: '^(apps|packages|demo|e2e|bench)/.*(dist|migrations|fixtures)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};

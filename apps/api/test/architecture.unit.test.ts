import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIELD_CODES } from '@parterre/contract/choices/field-codes';
import { isReasonedCode, listReasons } from '@parterre/contract/choices/reasons';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { ERROR_CODES, type ErrorCode } from '@parterre/contract/wire/error-codes';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { CHANNEL_SCOPE, SCOPES } from '@parterre/contract/wire/scopes';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PARTS_OF_SHOWS } from '#resources/whole-shows/shows/parts-of-shows.ts';
import { FIND_OWNERS, RESOURCES as LISTED, PICTURE_TABLES, ROUTES } from '#server/resources.ts';
import { files, firsts, folderOf, RESOURCES, SOURCE, type SourceFile } from './support/server-source.ts';

const RESOURCE_GUIDE = fileURLToPath(new URL('../../../docs/resources.md', import.meta.url));

/** Returns the texts of all tests in a folder except this one. */
const readTests = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && path !== 'architecture.unit.test.ts')
    .map((path) => readFileSync(join(folder, path), 'utf8'));

const readServerTests = (): string => [SOURCE, import.meta.dirname].flatMap((folder) => readTests(folder)).join('\n');

/** Returns all calls that change something. */
const writes = () =>
  ROUTES.map(({ endpoint }) => endpoint).filter(({ method, readOnly }) => method !== 'GET' && !readOnly);

/** Resources that write a table of another one, by table, with the reason. */
const ALSO_WRITTEN_BY: Record<string, Record<string, string>> = {
  auditEntries: { audit: 'what is written there of a person goes with them, and what is older than it is kept' },
  claims: { baskets: 'a basket takes its seats', orders: 'a sale keeps them, a cancelled one frees them' },
  baskets: { orders: 'a sale ends its basket' },
  orders: { customers: 'what an order says of a person goes with them' },
  answers: { customers: 'what a person answered goes with them' },
  users: { accounts: 'what somebody says of themself' },
  memberships: { users: 'what a user may do at a promoter' },
  secondFactors: { users: 'whoever lost theirs signs in without' },
  passkeys: { users: 'whoever lost theirs signs in without' },
  userSessions: {
    accounts: 'somebody signs out elsewhere',
    users: 'a session ends for whoever loses a right',
  },
  idempotencyKeys: { customers: 'what is kept there of a person goes with them' },
  apiKeys: {
    'api-tokens': 'tokens of users are keys of the same kind',
    'api-token-rows': 'they end with who deactivates their user, or by their user',
  },
  jobs: { customers: 'what is kept there of a person goes with them' },
};

/**
 * The resources that may write a table: the one that its file is named after, the one for its shared rows, and
 * exceptions with a reason. A table of `ground/` belongs to no resource.
 */
const OWNERS = new Map(
  files
    .filter(({ path }) => path.startsWith('db/schema/'))
    .flatMap(({ path, text }) => {
      const slug = /^db\/schema\/(?!ground\/)[\w-]+\/([\w-]+)\.ts$/.exec(path)?.[1];
      const own = slug === undefined ? [] : [slug, `${slug.replace(/s$/, '')}-rows`];
      return firsts(text, /export const (\w+) = pgTable\(/g).map((table): [string, string[]] => [
        table,
        [...own, ...Object.keys(ALSO_WRITTEN_BY[table] ?? {})],
      ]);
    }),
);

const TABLES = new Set(
  files.filter(({ path }) => path.startsWith('db/schema/')).flatMap(({ text }) => firsts(text, /pgTable\(\s*'(\w+)'/g)),
);

/** Codes of a resource's calls that tests outside its folder expect, by that test, with the reason. */
const TESTED_ELSEWHERE: Record<string, Partial<Record<ErrorCode, { test: string; because: string }>>> = {
  baskets: {
    SEATS_CHANGED: {
      test: '../test/storms/moved-while-waiting.test.ts',
      because: 'an event must move while a basket waits for its seats, as other sales do there',
    },
  },
  holds: {
    NOT_ENOUGH_LEFT: {
      test: 'resources/events/prices/places/held-places.test.ts',
      because: 'what runs out are the places of a ticket, and they are put under a hold there',
    },
  },
};

/** Lists the tables that a file writes, with the query builder or in SQL of its own. */
function listWrittenTables(text: string): string[] {
  const inSql = firsts(text, /(?<!\b(?:for|key|do) )\b(?:update|insert into|delete from)\s+(\w+)/g);
  return [
    ...firsts(text, /\bdb\s*\.(?:insert|update|delete)\(\s*(\w+)/g),
    ...inSql
      .filter((table) => TABLES.has(table))
      .map((table) => table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())),
  ];
}

/** Returns the docstring of the verb of an endpoint on one line; empty where there is none. */
function readDocstring(id: string): string {
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport const \\w+ = verb\\(\\s*\\w+\\.${id}\\b`);
  return files
    .filter(({ path }) => path.startsWith('resources/'))
    .flatMap(({ text }) => declared.exec(text)?.[1] ?? [])
    .join('')
    .replace(/\s+\*?\s*/g, ' ')
    .trim();
}

interface Declaration {
  name: string;
  folder: string;
  path: string;
  doc: string;
  text: string;
}

/** Lists the top-level declarations of the resources: verbs, and the functions that they call. */
function listDeclarations(): Declaration[] {
  const start = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^(?:export )?(?:async )?(?:const|function) (\w+)/gm;
  return files
    .filter(({ path }) => path.startsWith('resources/'))
    .flatMap(({ path, text }) => {
      const found = [...text.matchAll(start)];
      return found.map((match, index) => ({
        name: match[2] ?? '',
        folder: dirname(path),
        path,
        doc: match[1] ?? '',
        text: text.slice(match.index + match[0].length, found[index + 1]?.index),
      }));
    });
}

/** Lists the permissions that a declaration, or a declaration of its folder that it uses, asks for by name. */
function listAskedPermissions(from: Declaration, all: readonly Declaration[]): string[] {
  const reached = new Set([from]);
  for (const { folder, text } of reached) {
    const words = new Set(text.match(/\w+/g));
    for (const other of all) if (other.folder === folder && words.has(other.name)) reached.add(other);
  }
  const asked = [...reached].flatMap(({ text }) => firsts(text, /\b(?:\w*Permission|isPermitted)\([^()]*'(\w+:\w+)'/g));
  return [...new Set(asked)];
}

/** Lists the codes of conflicts. BUSY may come from every write, whatever it does (`change.test.ts`). */
function listConflicts(calls: readonly Endpoint[]): ErrorCode[] {
  const declared = new Set(calls.flatMap(({ errors }) => errors));
  return [...declared].filter((code) => code !== 'BUSY' && [409, 412].includes(ERROR_CODES[code]));
}

describe('the contract and the server', () => {
  const bound = ROUTES.map(({ endpoint }) => endpoint.id);

  it('binds every endpoint to a verb', () => {
    const missing = ENDPOINTS.map(({ endpoint }) => endpoint.id).filter((id) => !bound.includes(id));
    expect(missing).toEqual([]);
  });

  it('binds no endpoint twice and none that the contract does not know', () => {
    expect(bound.filter((id, index) => bound.indexOf(id) !== index)).toEqual([]);
    const declared = new Set(ENDPOINTS.map(({ endpoint }) => endpoint));
    expect(ROUTES.filter(({ endpoint }) => !declared.has(endpoint)).map(({ endpoint }) => endpoint.id)).toEqual([]);
  });

  it('lists every resource once, by the slug of its folder', () => {
    expect(LISTED.map(({ slug }) => slug).sort()).toEqual(RESOURCES);
  });

  it('handles every kind of job in the record of one resource', () => {
    const kinds = files.flatMap(({ text }) => firsts(text, /export const (\w+) = defineJob</g));
    const handled = files
      .filter(({ path }) => /^resources\/[^/]+\/[^/]+\/resource\.ts$/.test(path))
      .flatMap(({ text }) => firsts(text, /\b(\w+)\.handle\(/g));
    expect(kinds.length).toBeGreaterThan(1);
    expect(handled.sort()).toEqual(kinds.sort());
  });

  it('knows whose a thing is for every slug that the tenant of a call is of, and for no other', () => {
    const asked = new Set(ENDPOINTS.flatMap(({ endpoint: { tenant } }) => ('of' in tenant ? [tenant.of] : [])));
    expect([...FIND_OWNERS.keys()].sort()).toEqual([...asked].sort());
  });

  it('never lets two endpoints answer the same method and path', () => {
    const routes = ENDPOINTS.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.base} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it.each(ENDPOINTS)('names a scope, a permission and a tenant for $endpoint.id', ({ endpoint }) => {
    expect(endpoint.base === 'channel' ? [CHANNEL_SCOPE] : SCOPES).toContain(endpoint.scope);
    if (endpoint.permission !== null) expect(PERMISSIONS).toContain(endpoint.permission);
    const isOpen = endpoint.permission === null;
    const isOwn = endpoint.tenant.from === 'self';
    expect(isOpen && endpoint.method !== 'GET' && !isOwn, 'a write asks for a permission').toBe(false);
    const nouns = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual([...nouns].sort());
    if (nouns.length > 0) expect(endpoint.tenant.from).not.toBe('actor');
    if ('at' in endpoint.tenant && endpoint.tenant.at.startsWith('params.'))
      expect(nouns).toContain(endpoint.tenant.at.slice('params.'.length));
  });

  it('asks for every permission in an endpoint, but the one of a report made elsewhere', () => {
    const asked = new Set<unknown>(ENDPOINTS.map(({ endpoint }) => endpoint.permission));
    expect(PERMISSIONS.filter((permission) => !asked.has(permission))).toEqual([]);
  });

  it('names every call with a verb of docs/resources.md, which lists no other', () => {
    const verbs = firsts(readFileSync(RESOURCE_GUIDE, 'utf8'), /^\| ([a-z]+) \| .+ \| `\1[A-Z]\w+` \|$/gm);
    const used = new Set(ENDPOINTS.map(({ endpoint }) => /^[a-z]+/.exec(endpoint.id)?.[0] ?? ''));
    expect([...used].sort()).toEqual(verbs.sort());
  });

  it.each(writes())('says who may call $id', ({ id, permission }) => {
    const doc = readDocstring(id);
    const needed = permission === null ? 'no permission: it is their own' : `\`${permission}\``;
    expect(doc.slice(doc.lastIndexOf('Needs '))).toBe(`Needs ${needed}.`);
  });

  it('names every permission that a verb asks for beside the one of its endpoint', () => {
    const all = listDeclarations();
    const verbs = all.filter(({ text }) => text.startsWith(' = verb('));
    const untold = verbs.flatMap((verb) => {
      const id = /^ = verb\(\s*\w+\.(\w+)/.exec(verb.text)?.[1];
      const own = ENDPOINTS.find(({ endpoint }) => endpoint.id === id)?.endpoint.permission;
      return listAskedPermissions(verb, all)
        .filter((permission) => permission !== own && !verb.doc.includes(`\`${permission}\``))
        .map((permission) => `${verb.path} ${verb.name} ${permission}`);
    });
    expect(verbs.length).toBeGreaterThan(100);
    expect(untold).toEqual([]);
  });

  // INVALID and NOT_FOUND are implied, and `errorsOf` adds what every write may answer. A call whose own `errors`
  // contain such a code must name it, because its reader expects what the contract declares.
  it.each(writes())('names every error of $id that does not go without saying', ({ id, errors }) => {
    const named = new Set(readDocstring(id).match(/\b[A-Z]+(?:_[A-Z]+)*\b/g));
    const untold = errors.filter((code) => code !== 'INVALID' && code !== 'NOT_FOUND' && !named.has(code));
    expect(untold).toEqual([]);
  });

  it('throws every error code somewhere', () => {
    const all = files.map(({ text }) => text).join('\n');
    const silent = Object.keys(ERROR_CODES).filter((code) => !all.includes(`'${code}'`));
    expect(silent).toEqual([]);
  });

  it.each(ENDPOINTS)(
    'names the reasons of $endpoint.id for each code that has some, and only there',
    ({ endpoint }) => {
      const { errors, reasons = {} } = endpoint;
      expect(Object.keys(reasons).sort()).toEqual(errors.filter(isReasonedCode).sort());
      expect(Object.values(reasons).filter(({ length }) => length === 0)).toEqual([]);
    },
  );

  it('asserts every error code in a test', () => {
    const tests = readServerTests();
    expect(Object.keys(ERROR_CODES).filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
  });

  it('declares every reason for a call and asserts it in a test beside its code', () => {
    const tests = readServerTests();
    const declared = new Set(
      ENDPOINTS.flatMap(({ endpoint }) =>
        Object.entries(endpoint.reasons ?? {}).flatMap(([code, reasons]) =>
          reasons.map((reason) => `${code} ${reason}`),
        ),
      ),
    );
    const faults = listReasons().flatMap(({ code, reason }) => [
      ...(declared.has(`${code} ${reason}`) ? [] : [`${code} ${reason} is declared by no call`]),
      ...(isAsserted(tests, code, reason) ? [] : [`${code} ${reason} is asserted nowhere`]),
    ]);
    expect(faults).toEqual([]);
  });
});

/** A reason that RULE_BROKEN has too must be asserted after its other code. */
function isAsserted(tests: string, code: string, reason: string): boolean {
  const isShared = listReasons().filter((other) => other.reason === reason).length > 1;
  if (!isShared || code === 'RULE_BROKEN') return tests.includes(`'${reason}'`);
  return new RegExp(`'${code}',\\s+(?:details: \\{[^}]*)?'${reason}'`).test(tests);
}

describe('the codes of a field', () => {
  const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));

  it('come from the server or the contract', () => {
    const declared = readdirSync(contract, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('field-codes.ts'))
      .map((path) => readFileSync(join(contract, path), 'utf8'));
    const all = [...files.map(({ text }) => text), ...declared].join('\n');
    expect(Object.keys(FIELD_CODES).filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });

  // Tests of the console invent refusals, so only tests of the server or the contract prove that a code is sent.
  it('are each expected by a test, as `code` of a refusal or after its field in a table', () => {
    const tests = [contract, SOURCE, fileURLToPath(new URL('./', import.meta.url))].flatMap(readTests).join('\n');
    const expected = new Set(firsts(tests, /(?<=code: |',\s+)'(\w+)'/g));
    expect(Object.keys(FIELD_CODES).filter((code) => !expected.has(code))).toEqual([]);
  });
});

// `permission-matrix` and `tenant-wall` test forbidden calls and other promoters for every call. These tests only read
// the tests as text: a case is tested for the resource, not necessarily for every call.
describe('the cases of a resource', () => {
  const resources = LISTED.map(({ slug, routes }) => ({
    slug,
    calls: routes.map(({ endpoint }): Endpoint => endpoint),
    tests: readTests(folderOf(slug)).join('\n'),
  }));

  it.each(resources)(
    'hold a happy one of $slug: an answer of its calls with the status of a success',
    ({ calls, tests }) => {
      expect(calls.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(tests))).not.toEqual([]);
      expect(tests).toMatch(/\bexpect\(.*\bstatus\b.*\b20[014]\b/);
    },
  );

  it.each(resources)(
    'hold an invalid one of $slug where a call takes something: a code is expected',
    ({ calls, tests }) => {
      if (!calls.some(({ query, body, upload }) => query ?? body ?? upload)) return;
      const fieldCodes = firsts(tests, /(?<=code: )'(\w+)'/g).filter((code) => code in FIELD_CODES);
      expect([...firsts(tests, /'(INVALID|RULE_BROKEN)'/g), ...fieldCodes]).not.toEqual([]);
    },
  );

  it.each(resources)('hold every conflict that the calls of $slug declare', ({ slug, calls, tests }) => {
    const elsewhere = TESTED_ELSEWHERE[slug] ?? {};
    const untold = listConflicts(calls).filter((code) => {
      const test = elsewhere[code]?.test;
      return !(test ? readFileSync(join(SOURCE, test), 'utf8') : tests).includes(`'${code}'`);
    });
    expect(untold).toEqual([]);
  });

  it('name no test elsewhere for what the calls do not declare or the folder asks for itself', () => {
    const idle = Object.entries(TESTED_ELSEWHERE).flatMap(([slug, codes]) => {
      const { calls, tests } = resources.find((resource) => resource.slug === slug) ?? { calls: [], tests: '' };
      const needed = listConflicts(calls).filter((code) => !tests.includes(`'${code}'`));
      return Object.keys(codes).filter((code) => !needed.some((other) => other === code));
    });
    expect(idle).toEqual([]);
  });
});

describe('the rooms of the server', () => {
  /** `#db/system.ts` and `../../db/system.ts` both contain `/db/system.ts`. */
  const importsOf = ({ text }: SourceFile) =>
    [...text.matchAll(/from '([^']+)'/g)].map((match) => (match[1] ?? '').replace(/^#/, '/'));

  it('keep Fastify out of the resources', () => {
    const leaks = files.filter(
      (file) =>
        file.path.startsWith('resources/') &&
        importsOf(file).some((from) => from === 'fastify' || from.startsWith('@fastify/') || from.includes('/http/')),
    );
    expect(leaks.map(({ path }) => path)).toEqual([]);
  });

  it('read no row by position: arrays of columns are known to db/, and to the checks that print whatever they find', () => {
    const leaks = files.filter(
      ({ path, text }) =>
        !path.startsWith('db/') && path !== 'server/check-numbers.ts' && /\.query\(|sqlToQuery/.test(text),
    );
    expect(leaks.map(({ path }) => path)).toEqual([]);
  });

  it('run raw statements with readRows and run, never through the query builder', () => {
    expect(files.filter(({ text }) => /\.execute\(\s*sql/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('cut pages and write their next in lists/ only', () => {
    const leaks = files.filter(
      ({ path, text }) =>
        !path.startsWith('lists/') &&
        /\b(?:encodeCursor|decodeCursor|decodeOrdinal|toOffset|TOTAL_MAX)\b|\bpageIndex - 1\b/.test(text),
    );
    expect(leaks.map(({ path }) => path)).toEqual([]);
  });

  it('keep the resources out of http/', () => {
    const leaks = files.filter(
      (file) =>
        file.path.startsWith('http/') &&
        importsOf(file).some((from) => from.includes('/resources/') || from.includes('/db/schema/')),
    );
    expect(leaks.map(({ path }) => path)).toEqual([]);
  });

  it('say in show-part.ts what they do with their show', () => {
    const declaring = files.filter(({ text }) => /\bshowPart\b|: ShowPart = /.test(text)).map(({ path }) => path);
    const parts = PARTS_OF_SHOWS.map(({ slug }) => relative(SOURCE, join(folderOf(slug), 'show-part.ts')));
    expect(declaring.sort()).toEqual(parts.sort());
  });

  it('write only their own tables', () => {
    const foreign = files.flatMap(({ path, text }) => {
      const slug = /^resources\/[^/]+\/([^/]+)\//.exec(path)?.[1];
      if (slug === undefined) return [];
      return listWrittenTables(text)
        .filter((table) => !OWNERS.get(table)?.includes(slug))
        .map((table) => `${path} writes ${table}`);
    });
    expect(foreign).toEqual([]);
  });

  it('name every table whose rows name files, so that no picture is removed that is still shown', () => {
    const declared = files.flatMap(({ text }) =>
      firsts(text, /pgTable\(\s*'(\w+)',(?:(?!pgTable)[\s\S])*?'file_key'/g),
    );
    expect(PICTURE_TABLES.map((table) => getTableName(table)).sort()).toEqual(declared.sort());
  });

  it('write every table that they are excepted for', () => {
    const written = new Set(
      files.flatMap(({ path, text }) =>
        listWrittenTables(text).map((table) => `${path.split('/')[2]} writes ${table}`),
      ),
    );
    const excepted = Object.entries(ALSO_WRITTEN_BY).flatMap(([table, slugs]) =>
      Object.keys(slugs).map((slug) => `${slug} writes ${table}`),
    );
    expect(excepted.filter((line) => !written.has(line))).toEqual([]);
  });

  it('take the time from the context and the environment from one file', () => {
    const clocks = files.filter(
      ({ path, text }) => path.startsWith('resources/') && /Date\.now\(\)|new Date\(\)|\bnow\(\)/.test(text),
    );
    expect(clocks.map(({ path }) => path)).toEqual([]);
    expect(files.filter(({ text }) => text.includes('process.env')).map(({ path }) => path)).toEqual([
      'process/env.ts',
    ]);
  });

  it('read addresses with readUrl, as URL.canParse refuses those with an umlaut after some thousand calls', () => {
    expect(files.filter(({ text }) => text.includes('URL.canParse(')).map(({ path }) => path)).toEqual([]);
  });

  it('open the system door for identity, jobs and reference data only', () => {
    const doors = files.filter(
      (file) =>
        importsOf(file).some((from) => from.endsWith('/db/system.ts') || from === './system.ts') &&
        !/^(identity|jobs|http\/identity|db)\//.test(file.path),
    );
    expect(doors.map(({ path }) => path)).toEqual([]);
  });
});

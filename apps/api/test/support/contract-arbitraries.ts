import type { Endpoint } from '@parterre/contract/wire/endpoint';
import fc from 'fast-check';
import { z } from 'zod';

/** Values by the name of their field, so that requests reach rows that exist. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** A request as it is sent, made from the contract and then damaged or not. */
export interface WireRequest {
  url: string;
  payload: string | undefined;
}

type Json = Record<string, unknown>;

/** JSON text that `JSON.stringify` cannot write. The placeholder is replaced in the finished text. */
const RAW: Record<string, string> = {
  '<raw:overflow>': '1e309',
  '<raw:precise>': '9007199254740993',
  '<raw:negative-zero>': '-0',
  '<raw:proto>': '{"__proto__":{"isAdmin":true}}',
  '<raw:constructor>': '{"constructor":{"prototype":{"isAdmin":true}}}',
  '<raw:lone-surrogate>': '"\\ud800"',
  '<raw:nul>': '"a\\u0000b"',
  '<raw:deep>': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '<raw:deep-object>': `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '<raw:twice>': '{"a":1,"a":2}',
};

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  ' ',
  '0',
  'null',
  'x'.repeat(5_000),
  '🎭'.repeat(40),
  'שלום עולם',
  '\u202egnp.exe',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'Stalls|A|1|2',
  '2027-03-28T01:30:00',
  '0001-01-01',
  [],
  {},
  [null],
  [[[]]],
  Array.from({ length: 2_000 }, (_, index) => index),
  ...Object.keys(RAW),
];

const SEARCHES = [
  '',
  '%',
  '%00',
  '%ff',
  '%ed%a0%80',
  'a&a=b',
  '1&pageSize=2',
  '[]=1',
  '1e309',
  '-1',
  '0x10',
  ' 20',
  '9'.repeat(400),
];

/** Generates requests of one endpoint: valid, at the edges, of the wrong type, with unknown and repeated keys. */
export function requestsOf(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<WireRequest> {
  const params = endpoint.params ? fromSchema(toJson(endpoint.params), known) : fc.constant({});
  const query = endpoint.query ? fromSchema(toJson(endpoint.query), known) : fc.constant({});
  const body = endpoint.body ? damaged(fromSchema(toJson(endpoint.body), known)) : fc.constant(undefined);
  return fc.record({ params, query, body, path: seldom(hostileSegment(), 12), search: search() }).map((parts) => ({
    url: `/api/${endpoint.base}${fillPath(endpoint.path, parts.params as Json, parts.path)}${toSearch(parts.query as Json, parts.search)}`,
    payload: parts.body === undefined ? undefined : toText(parts.body),
  }));
}

function toJson(schema: z.ZodType): Json {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as Json;
  return resolveRefs(json, (json.definitions ?? {}) as Record<string, Json>) as Json;
}

function resolveRefs(value: unknown, definitions: Record<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveRefs(item, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, allOf, ...rest } = value as Json;
  const target = typeof $ref === 'string' ? definitions[$ref.replace('#/definitions/', '')] : undefined;
  const merged = Object.assign({}, target, ...((allOf as Json[] | undefined) ?? []), rest) as Json;
  if (target || allOf) return resolveRefs(merged, definitions);
  return Object.fromEntries(Object.entries(merged).map(([key, item]) => [key, resolveRefs(item, definitions)]));
}

const search = () =>
  seldom(
    fc.record({
      name: fc.constantFrom(
        'pageSize',
        'pageIndex',
        'next',
        'sortOrder',
        '__proto__',
        'unknown',
        'promoterCode',
        'searchTerm',
      ),
      value: fc.constantFrom(...SEARCHES),
    }),
    4,
  );

/** Generates null, and a value once in `times`. */
const seldom = <T>(value: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const hostileSegment = () =>
  fc.constantFrom(
    '0',
    '-1',
    '1e3',
    '%00',
    '%ff',
    '%2e%2e%2f',
    '..',
    '9'.repeat(30),
    'a'.repeat(180),
    'a'.repeat(300),
    '%F0%9F%8E%AD',
    'null',
    "'",
  );

function fillPath(path: string, params: Json, hostile: string | null): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const last = names.at(-1);
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    hostile !== null && name === last ? hostile : encodeURIComponent(String(params[name])),
  );
}

function toSearch(query: Json, hostile: { name: string; value: string } | null): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (hostile) pairs.push(`${hostile.name}=${hostile.value}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function toText(body: unknown): string {
  const text = JSON.stringify(body) ?? 'null';
  return Object.entries(RAW).reduce((all, [placeholder, raw]) => all.replaceAll(`"${placeholder}"`, () => raw), text);
}

/** Generates half of the bodies by the schema, and half with one fault somewhere inside. */
const damaged = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          value: valid,
          wrong: fc.constantFrom(...HOSTILE),
          steps: fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
          how: fc.constantFrom('replace', 'replace', 'drop', 'add'),
        })
        .map(({ value, wrong, steps, how }) => damage(value, wrong, steps, how)),
    },
  );

function damage(value: unknown, wrong: unknown, [step = 0, ...rest]: number[], how: string): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  if (how === 'add' && !Array.isArray(value)) return { ...value, unknownField: wrong };
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return wrong;
  const inner = (value as Json)[key];
  const isLeaf = typeof inner !== 'object' || inner === null || rest.length === 0;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? damage(item, wrong, rest, how) : item));
  if (isLeaf && how === 'drop') return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: isLeaf ? wrong : damage(inner, wrong, rest, how) };
}

/** Turns a JSON Schema into an arbitrary that covers what the schema allows, its edges more often than its middle. */
function fromSchema(schema: Json, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const own = known[name];
  if (own && own.length > 0)
    return fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...own) },
      { weight: 1, arbitrary: fromType(schema, known) },
    );
  return fromType(schema, known);
}

function fromType(schema: Json, known: KnownValues): fc.Arbitrary<unknown> {
  // Next to properties, these only require some of them, which half of the bodies violate anyway.
  const options = schema.properties ? undefined : ((schema.anyOf ?? schema.oneOf) as Json[] | undefined);
  if (options) return fc.oneof(...options.map((option) => fromType(option, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return fromObject(schema, known);
  if (schema.type === 'array') return fromArray(schema, known);
  if (schema.type === 'integer' || schema.type === 'number') return fromNumber(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return fromString(schema);
  return fc.constantFrom('1', '20', '100', '19', '101', 1, 20, true);
}

function fromObject(schema: Json, known: KnownValues): fc.Arbitrary<unknown> {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  if (!schema.properties)
    return fc.dictionary(
      fc.constantFrom('en-GB', 'de', 'fr'),
      fromType((schema.additionalProperties as Json) ?? {}, known),
      {
        minKeys: 1,
        maxKeys: 3,
      },
    );
  const fields = Object.entries(schema.properties as Record<string, Json>).map(([name, property]) => {
    const value = name in known ? fromSchema(property, known, name) : fromType(property, known);
    return [name, required.has(name) ? value : fc.option(value, { nil: undefined, freq: 1 })] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((value) => JSON.parse(JSON.stringify(value)));
}

const fromArray = (schema: Json, known: KnownValues): fc.Arbitrary<unknown> =>
  fc.array(fromType((schema.items as Json) ?? {}, known), { minLength: Number(schema.minItems ?? 0), maxLength: 4 });

function fromNumber(schema: Json): fc.Arbitrary<unknown> {
  const min = Number(
    schema.minimum ?? (typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : -1000),
  );
  const max = Number(schema.maximum ?? schema.exclusiveMaximum ?? 2 ** 53 - 1);
  const middle = fc.integer({
    min: Math.ceil(Math.max(min, -1000)),
    max: Math.floor(Math.max(min, Math.min(max, 1000))),
  });
  return fc.oneof(fc.constantFrom(min, max), middle);
}

function fromString(schema: Json): fc.Arbitrary<string> {
  const maxLength = Math.min(Number(schema.maxLength ?? 40), 5_000);
  const fitting = ['Stalls', 'Parkett', 'A|B', '🎭 Gala', 'שורה א', 'x'.repeat(maxLength)];
  const text = fc.oneof(
    { weight: 14, arbitrary: fc.constantFrom(...fitting.filter(({ length }) => length <= maxLength)) },
    { weight: 1, arbitrary: fc.constant('y'.repeat(maxLength + 1)) },
  );
  const format = `${String(schema.format ?? '')} ${String(schema.pattern ?? '')}`;
  if (format.includes('#[')) return fc.constantFrom('#5C48C6', '#ffffff');
  if (/T\(|date-time/.test(format))
    return fc.constantFrom('2030-03-01T19:30:00', '2030-02-30T19:30', '2099-12-31T23:59:59');
  if (/^date /.test(format)) return fc.constantFrom('2030-03-01', '1900-01-01', '2099-12-31', '2030-02-29');
  if (format.includes('[A-Z]{3}')) return fc.constantFrom('GBP', 'EUR');
  if (format.includes('[A-Z]{2}$') && format.includes('^[A-Z]')) return fc.constantFrom('GB', 'DE', 'ZZ');
  if (format.includes('[a-z]{2}')) return fc.constantFrom('en-GB', 'de');
  if (format.includes('[a-f0-9]{64}')) return fc.constant('f'.repeat(64));
  if (format.includes('\\p{L}')) return fc.constantFrom('TEC', 'AB1', 'é', 'A|B', '123');
  return text;
}

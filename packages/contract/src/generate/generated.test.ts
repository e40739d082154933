import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRODUCT_VERSION } from '../choices/deployment-choices.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { BODY_BYTES, LARGE_BODIES } from '../wire/endpoint.ts';
import { renderChannelGuide } from './channel-guide.ts';
import { generateCalls, generateTags } from './generate-calls.ts';
import { listExports } from './list-exports.ts';
import { buildOpenApi } from './openapi.ts';
import { renderRoleMatrix } from './role-matrix.ts';

describe('what is generated from the contract', () => {
  test('the calls of every slug are up to date (npm run contract)', () => {
    expect(readdirSync(new URL('../generated/calls', import.meta.url)).sort()).toEqual(
      [...generateCalls().keys()].map((slug) => `${slug}.ts`).sort(),
    );
    for (const [slug, text] of generateCalls()) {
      expect(readFileSync(new URL(`../generated/calls/${slug}.ts`, import.meta.url), 'utf8'), slug).toBe(text);
    }
  });

  test('the tags of the cache are up to date (npm run contract)', () => {
    expect(readFileSync(new URL('../generated/tags.ts', import.meta.url), 'utf8')).toBe(generateTags());
  });

  test('the exports of the package are up to date (npm run contract)', () => {
    const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(exports).toEqual(listExports());
  });

  test('the OpenAPI document is up to date (npm run contract)', () => {
    const written = JSON.parse(readFileSync(new URL('../../../../docs/api/openapi.json', import.meta.url), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(buildOpenApi('http://localhost:3000/oidc'))));
  });

  test('the version of the product is that of its package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
    expect(PRODUCT_VERSION).toBe(version);
  });

  test('the table of roles is up to date (npm run contract)', () => {
    expect(readFileSync(new URL('../../../../docs/permissions.md', import.meta.url), 'utf8')).toBe(renderRoleMatrix());
  });

  test('the worked example of the channel is up to date (npm run contract)', () => {
    expect(readFileSync(new URL('../../../../docs/channel.md', import.meta.url), 'utf8')).toBe(renderChannelGuide());
  });

  test('every reference of the OpenAPI document resolves', () => {
    const document = buildOpenApi('http://localhost/oidc') as { components: { schemas: Record<string, unknown> } };
    const references = JSON.stringify(document).match(/#\/components\/schemas\/[^"]+/g) ?? [];
    const missing = references.filter(
      (reference) => !(reference.slice('#/components/schemas/'.length) in document.components.schemas),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(references.length).toBeGreaterThan(50);
  });

  test('every pattern of the OpenAPI document is one that any engine compiles', () => {
    const found = new Set<string>();
    JSON.stringify(buildOpenApi('http://localhost/oidc'), (key, value) => {
      if (key === 'pattern' && typeof value === 'string') found.add(value);
      return value;
    });
    const strange = [...found].filter((pattern) => !isPortable(pattern));
    expect(strange).toEqual([]);
    expect(found.size).toBeGreaterThan(15);
    for (const pattern of [
      String.raw`\p{L}`,
      '(?=a)',
      '(?<!a)b',
      String.raw`(a)\1`,
      String.raw`\u2028`,
      '[a[b]',
      '(?<n>a)',
    ])
      expect(isPortable(pattern), pattern).toBe(false);
  });

  test('a call may send what its largest body needs, and hardly more', () => {
    const { paths, components } = buildOpenApi('http://localhost/oidc') as unknown as SizedDocument;
    const sizes = [BODY_BYTES.usual, ...Object.values(LARGE_BODIES)].sort((a, b) => a - b);
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const needed = largestOf(schema, components.schemas);
      const expected = sizes.find((size) => size >= needed) ?? LARGE_BODIES.seats;
      expect([operation.operationId, operation.requestBody?.['x-max-bytes']]).toEqual([
        operation.operationId,
        expected,
      ]);
    }
  });

  test('every operation has a summary, a scope and a tenant source, and ids are unique', () => {
    const ids = ENDPOINTS.map(({ endpoint }) => endpoint.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { endpoint } of ENDPOINTS) {
      expect(endpoint.summary, endpoint.id).toMatch(/^[A-Z]/);
      expect(endpoint.scope, endpoint.id).toBeTruthy();
      expect(endpoint.tenant, endpoint.id).toBeTruthy();
    }
  });
});

/**
 * Whether ECMAScript, RE2, PCRE, Python, Java and .NET read the pattern alike: plain characters, classes, groups,
 * repetition, `\d \w \s \xHH`.
 */
function isPortable(pattern: string): boolean {
  const character = String.raw`\\[dDwWsSbB]|\\x[0-9A-F]{2}|\\[\\^$.*+?()[\]{}|\/-]`;
  const inClass = String.raw`(?:${character}|[^\\[\]])`;
  const token = String.raw`(?:${character}|\[\^?${inClass}+\]|\((?:\?:)?|\)|\{\d+(?:,\d*)?\}|[^\\[\](){}])`;
  return new RegExp(`^${token}*$`).test(pattern) && !/\(\?[^:]/.test(pattern);
}

interface Sized {
  $ref?: string;
  anyOf?: Sized[];
  oneOf?: Sized[];
  enum?: unknown[];
  type?: string;
  properties?: Record<string, Sized>;
  additionalProperties?: Sized;
  maxProperties?: number;
  items?: Sized;
  maxItems?: number;
  maxLength?: number;
}
interface SizedDocument {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; requestBody?: { 'x-max-bytes': number; content: Record<string, { schema: Sized }> } }
    >
  >;
  components: { schemas: Record<string, Sized> };
}

/** The bytes of the largest JSON that a schema allows, at three a character. */
function largestOf(schema: Sized, named: Record<string, Sized>): number {
  if (schema.$ref) return largestOf(named[schema.$ref.replace('#/components/schemas/', '')] ?? {}, named);
  const options = schema.anyOf ?? schema.oneOf;
  if (options && !schema.properties) return Math.max(...options.map((option) => largestOf(option, named)));
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  if (schema.type === 'object' && schema.properties)
    return sum(Object.entries(schema.properties).map(([name, inner]) => name.length + 4 + largestOf(inner, named)));
  if (schema.type === 'object')
    return (schema.maxProperties ?? 40) * (10 + largestOf(schema.additionalProperties ?? {}, named));
  if (schema.type === 'array')
    return (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + largestOf(schema.items ?? {}, named));
  return schema.maxLength ? schema.maxLength * 3 + 2 : 50;
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../wire/endpoints.ts';
import { renderChannelGuide } from './channel-guide.ts';
import { generateCalls } from './generate-calls.ts';
import { buildOpenApi } from './openapi.ts';
import { renderRoleMatrix } from './role-matrix.ts';

describe('what is generated from the contract', () => {
  test('the calls of every slug are up to date (npm run contract)', () => {
    for (const [slug, text] of generateCalls()) {
      expect(readFileSync(new URL(`../calls/${slug}.ts`, import.meta.url), 'utf8'), slug).toBe(text);
    }
  });

  test('the OpenAPI document is up to date (npm run contract)', () => {
    const written = JSON.parse(readFileSync(new URL('../../../../docs/api/openapi.json', import.meta.url), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(buildOpenApi('http://localhost:3000/oidc'))));
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

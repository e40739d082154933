import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@parterre/contract/testing/test-config';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providerHeaders } from '#identity/provider/page-headers.ts';
import { addConsole } from './console.ts';
import { noForeignOrigins } from './headers.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parterre-console-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title></title>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function policyOf(url: string, frameAncestors: readonly string[]) {
  const app = Fastify();
  await addConsole(app, {
    folder,
    configOf: () => testConfig(),
    isHttps: true,
    origins: noForeignOrigins,
    frameAncestors,
  });
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  await app.close();
  return headers['cross-origin-opener-policy'];
}

const HOSTS = ['https://venue.example'];
const SIGN_IN_PAGES = ['/login?popup', '/signin-callback?code=c&state=s'];

describe('a window that signs in beside a frame', () => {
  test.each(SIGN_IN_PAGES)('keeps its opener at %s where other sites may embed the console', async (url) => {
    expect(await policyOf(url, HOSTS)).toBe('unsafe-none');
    expect(await policyOf(url, [])).toBe('same-origin-allow-popups');
  });

  test('keeps it at the provider', () => {
    const policy = (isEmbedded: boolean) =>
      providerHeaders({ clientOrigins: ['https://parterre.test'], isEmbedded, isHttps: true })[
        'cross-origin-opener-policy'
      ];
    expect([policy(true), policy(false)]).toEqual(['unsafe-none', 'same-origin-allow-popups']);
  });

  test.each(['/', '/orders', '/login-of-mine'])('is no reason to give up the policy of %s', async (url) => {
    expect(await policyOf(url, HOSTS)).toBe('same-origin-allow-popups');
  });
});

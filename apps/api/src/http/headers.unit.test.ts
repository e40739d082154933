import { expect, it } from 'vitest';
import { readEnvironment } from '../process/env.ts';
import { consolePolicy, findIdentityOrigin, noForeignOrigins, silentRenewPolicy } from './headers.ts';

const page = { isHttps: true, frameAncestors: [] };
const directiveOf = (name: string, policy: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('lets the page of the console speak to its own server alone', () => {
  const policy = consolePolicy('n', { ...page, origins: noForeignOrigins });
  expect(directiveOf('connect-src', policy)).toBe("connect-src 'self'");
  expect(directiveOf('img-src', policy)).toBe("img-src 'self' data: blob:");
});

it('lets it reach what the settings name, and each only for what it is for', () => {
  const origins = { identity: 'https://id.test', errors: 'https://errors.test', tags: ['https://*.tags.test'] };
  const policy = consolePolicy('n', { ...page, origins });
  expect(directiveOf('connect-src', policy)).toBe(
    "connect-src 'self' https://id.test https://errors.test https://*.tags.test",
  );
  expect(directiveOf('img-src', policy)).toBe("img-src 'self' data: blob: https://*.tags.test");
  expect(directiveOf('form-action', policy)).toBe("form-action 'self' https://id.test");
  expect(directiveOf('script-src', policy)).toBe("script-src 'nonce-n' 'strict-dynamic'");
});

it('lets the sites that may embed the console frame it, and the page that renews a session within it', () => {
  const sites = ['https://host.test', 'https://other.test'];
  const policy = consolePolicy('n', { ...page, origins: noForeignOrigins, frameAncestors: sites });
  expect(directiveOf('frame-ancestors', policy)).toBe('frame-ancestors https://host.test https://other.test');
  const renewal = directiveOf('frame-ancestors', silentRenewPolicy(sites));
  expect(renewal).toBe("frame-ancestors 'self' https://host.test https://other.test");
  expect(directiveOf('frame-ancestors', silentRenewPolicy([]))).toBe("frame-ancestors 'self'");
});

it.each([
  ['at its own host', {}, null],
  ['at an external issuer', { OIDC_ISSUER: 'https://id.test/realm' }, 'https://id.test'],
  ['at PUBLIC_URL, for the hosts of other brands', { BRAND_HOSTS: 'rowline.test=rowline' }, 'https://tickets.test'],
])('finds the identity provider %s', (_where, variables, origin) => {
  const env = readEnvironment(variables);
  expect(findIdentityOrigin(env, env.OIDC_ISSUER ?? 'https://tickets.test/oidc')).toBe(origin);
});

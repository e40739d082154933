import { ErrorTimeout } from 'oidc-client-ts';
import { describe, expect, test } from 'vitest';
import { createFakeOidcClient, createUser } from '#test/fake-oidc-client.ts';
import { renewUser } from './token-renewal.ts';

describe('renewUser', () => {
  test('takes the user another tab has renewed', async () => {
    const client = createFakeOidcClient({ user: createUser({ token: 'fresh', expiresInSeconds: 300 }) });
    const user = await renewUser(client, { refusedToken: 'old' });
    expect(user?.access_token).toBe('fresh');
    expect(client.calls).not.toContain('signinSilent');
  });

  test.each([
    ['the token is about to expire', { expiresInSeconds: 50 }, undefined],
    ['the server refused this very token', { expiresInSeconds: 300 }, 'token-1'],
  ])('renews when %s', async (_why, life, refusedToken) => {
    const client = createFakeOidcClient({ user: createUser(life), renewals: [createUser({ token: 'token-2' })] });
    const user = await renewUser(client, { refusedToken });
    expect(user?.access_token).toBe('token-2');
  });

  test('waits five seconds after a time-out or a lost network and tries again', async () => {
    const waits: number[] = [];
    const renewals = [new ErrorTimeout('IFrame timed out without a response'), new TypeError('Failed to fetch')];
    const client = createFakeOidcClient({
      user: createUser({ expiresInSeconds: 10 }),
      renewals: [...renewals, createUser({ token: 'token-2' })],
    });
    const wait = async (ms: number) => void waits.push(ms);
    expect((await renewUser(client, { wait }))?.access_token).toBe('token-2');
    expect(waits).toEqual([5_000, 5_000]);
  });

  test('throws what the provider refused, and a repeated time-out', async () => {
    const user = createUser({ expiresInSeconds: 10 });
    const refused = createFakeOidcClient({ user, renewals: [new Error('invalid_grant')] });
    await expect(renewUser(refused)).rejects.toThrow('invalid_grant');
    const late = new ErrorTimeout('Network timed out');
    const slow = createFakeOidcClient({ user, renewals: [late, late] });
    await expect(renewUser(slow, { maxRetries: 1, wait: async () => undefined })).rejects.toThrow('Network timed out');
  });
});

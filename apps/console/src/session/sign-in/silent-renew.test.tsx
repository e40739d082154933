import { UserManager } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test('the frame of a renewal says what the OpenID client waits for', async () => {
  window.history.replaceState(null, '', '/silent-renew.html?code=c&state=s');
  const sent = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  await import('./silent-renew.ts');
  await new UserManager({ authority: '', client_id: '', redirect_uri: '' }).signinSilentCallback();
  const [ours, theirs] = sent.mock.calls;
  expect(ours?.[0]).toMatchObject({ url: `${window.location.origin}/silent-renew.html?code=c&state=s` });
  expect(ours).toEqual(theirs);
});

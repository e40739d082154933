import { describe, expect, test } from 'vitest';
import { IDENTITY_SETTINGS, isUserKey } from './oidc-client.ts';

describe('the identity settings', () => {
  test('ask for the thirteen scopes of the specification, in its order', () => {
    expect(IDENTITY_SETTINGS.scope).toBe(
      'openid event-config.manage event-config.promoter_read event-config.venue_create backstage.event_data backstage.read reporting.events reporting.orders offline_access customers.read customers.orders_manage email profile',
    );
  });

  test('use the numbers of the specification', () => {
    expect(IDENTITY_SETTINGS).toMatchObject({
      response_type: 'code',
      accessTokenExpiringNotificationTimeInSeconds: 60,
      silentRequestTimeoutInSeconds: 10,
      requestTimeoutInSeconds: 10,
      staleStateAgeInSeconds: 900,
      checkSessionIntervalInSeconds: 2,
      monitorSession: true,
    });
  });

  test('know the key under which the tabs share the user', () => {
    expect(isUserKey('oidc.user:https://id.example:console')).toBe(true);
    expect(isUserKey('oidc.4711')).toBe(false);
    expect(isUserKey(null)).toBe(false);
  });
});

import { z } from 'zod';
import { BROWSERS, MAIL_LANGUAGES, SYSTEMS, TIME_FORMATS } from '../choices/account-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { Instant, Revision, requiredText } from '../wire/values.ts';

/** The caller's own account, which is the same at every promoter. */
export const Account = z
  .strictObject({
    name: z.string(),
    /** The sign-in address; it is changed on a page of the identity provider and confirmed by an e-mail. */
    email: z.string(),
    /** The language of the console and of e-mails; null leaves it to each browser. */
    language: z.enum(MAIL_LANGUAGES).nullable(),
    timeFormat: z.enum(TIME_FORMATS),
    /**
     * The instant the second factor was set up: since then sign-in asks for a code after the password. null without
     * one.
     */
    secondFactorSince: Instant.nullable(),
    /** The unused recovery codes, each of which replaces the authenticator app once. */
    recoveryCodesLeft: z.int().nonnegative(),
    /** The passkeys that sign the user in without password and code. */
    passkeyCount: z.int().nonnegative(),
    revision: Revision,
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

export const UpdateAccount = z
  .strictObject({
    name: requiredText(LIMITS.user.name),
    language: z.enum(MAIL_LANGUAGES).nullable(),
    timeFormat: z.enum(TIME_FORMATS),
  })
  .partial()
  .meta({ id: 'UpdateAccount' });

/** One sign-in in one browser, so that users can notice one that is not theirs and end it. */
export const AccountSession = z
  .strictObject({
    sessionId: z.string(),
    /** null if the user agent names none of these browsers. */
    browser: z.enum(BROWSERS).nullable(),
    system: z.enum(SYSTEMS).nullable(),
    /** The IP address of the last request. */
    address: z.string(),
    /** ISO 3166-1 alpha-2 code of the address; null if the address has none, as in a local network. */
    countryCode: z.string().nullable(),
    startedAt: Instant,
    lastSeenAt: Instant,
    /** True for the session that sends this request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof AccountSession>;
export const AccountSessionPage = pageOf('AccountSessionPage', AccountSession);

const read = { base: 'backstage', scope: 'backstage.read', permission: null, tenant: { from: 'self' } } as const;
const write = { ...read, scope: 'event-config.manage', stale: ['account'] } as const;

export const getAccount = endpoint({
  ...read,
  id: 'getAccount',
  method: 'GET',
  path: '/account',
  summary: 'Who asks, with how they want the console to speak',
  response: { kind: 'json', schema: Account },
  errors: ['NOT_FOUND'],
  reads: ['account'],
});

export const updateAccount = endpoint({
  ...write,
  id: 'updateAccount',
  method: 'PATCH',
  path: '/account',
  summary: 'Change the own name, language or form of times',
  body: UpdateAccount,
  response: { kind: 'json', schema: Account },
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  example: { timeFormat: '24h' },
});

export const listAccountSessions = endpoint({
  ...read,
  id: 'listAccountSessions',
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the user is signed in, last seen first',
  query: z.strictObject({ ...pageQuery }),
  response: { kind: 'json', schema: AccountSessionPage },
  errors: ['INVALID'],
  reads: ['account'],
});

export const revokeAccountSession = endpoint({
  ...write,
  id: 'revokeAccountSession',
  method: 'POST',
  path: '/account/sessions/{sessionId}/revoke',
  summary: 'Sign one browser out',
  params: z.strictObject({ sessionId: z.string().max(LIMITS.sessionId) }),
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND'],
});

export const revokeAccountSessions = endpoint({
  ...write,
  id: 'revokeAccountSessions',
  method: 'POST',
  path: '/account/sessions/revoke',
  summary: 'Sign out everywhere, here too',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND'],
});

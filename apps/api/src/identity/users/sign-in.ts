import { createHash } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { lockByName } from '#db/lock-by-name.ts';
import { signInAttempts } from '#db/schema/ground/users.ts';
import { type RawStatements, runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { toNetwork } from '../to-network.ts';
import { hasNoActiveMembership, toEmailKey, verifyPassword } from './users.ts';

export interface SignInAttempt {
  email: string;
  password: string;
  /** The IP address of the client, as the trusted proxy reports it. */
  address: string;
}

export interface SignInSettings {
  now: Date;
  /** The failures that are allowed per minute and address (SIGN_IN_LIMIT_PER_MINUTE). */
  limitPerMinute: number;
  memoryKib: number;
}

export type SignInOutcome =
  | { kind: 'signed-in'; userId: string }
  | { kind: 'refused' }
  /** The password is right, but every promoter has deactivated the user. */
  | { kind: 'shut-out' }
  | { kind: 'throttled'; retryAfterSeconds: number };

const WINDOW_MS = 60_000;

/**
 * Checks an e-mail address and a password. Every attempt is counted before the check and forgotten when it succeeds, so
 * that concurrent attempts in any number of processes cannot exceed the limit.
 */
export async function signIn(
  database: Database,
  attempt: SignInAttempt,
  settings: SignInSettings,
): Promise<SignInOutcome> {
  const keys = attemptKeys('sign-in', { account: toEmailKey(attempt.email), address: attempt.address });
  const retryAfterSeconds = await admit(database, keys, settings);
  if (retryAfterSeconds > 0) return { kind: 'throttled', retryAfterSeconds };
  const user = await verifyPassword(database, attempt, settings.memoryKib);
  if (!user) return { kind: 'refused' };
  await runAsSystem(database, (db) => forgetAttempts(db, keys, settings.now));
  if (await hasNoActiveMembership(database, user.id)) return { kind: 'shut-out' };
  return { kind: 'signed-in', userId: user.id };
}

/**
 * Counts a request for a link that resets a password, separately from sign-ins. Returns the seconds until the next one
 * is allowed; 0 when this one is.
 */
export function admitReset(
  database: Database,
  { email, address }: Omit<SignInAttempt, 'password'>,
  settings: SignInSettings,
): Promise<number> {
  return admit(database, attemptKeys('reset', { account: toEmailKey(email), address }), settings);
}

/** What somebody shows instead of a password or after it. `account` is the user of a code, the id of a passkey. */
interface Proof {
  kind: 'code' | 'passkey';
  account: string;
  address: string;
}

/**
 * Checks a second factor or a passkey. Each kind is counted like the password but separately. Returns the seconds until
 * the next attempt is allowed, or what the check found: undefined for a wrong proof.
 */
export async function admitProof<Found>(
  database: Database,
  { kind, ...about }: Proof,
  settings: SignInSettings,
  check: () => Promise<Found | undefined>,
): Promise<{ waitSeconds: number } | { found: Found | undefined }> {
  const keys = attemptKeys(kind, about);
  const waitSeconds = await admit(database, keys, settings);
  if (waitSeconds > 0) return { waitSeconds };
  const found = await check();
  if (found !== undefined) await runAsSystem(database, (db) => forgetAttempts(db, keys, settings.now));
  return { found };
}

async function admit(database: Database, keys: AttemptKeys, settings: SignInSettings): Promise<number> {
  const waitMs = await runAsSystem(database, (db, raw) => countAttempt(db, raw, keys, settings));
  return Math.ceil(waitMs / 1000);
}

/**
 * An attacker who guesses from one address is stopped there and locks out nobody at another address. The account itself
 * is locked only when this many addresses guess at the same time.
 */
const ADDRESSES_PER_ACCOUNT = 10;

interface AttemptKeys {
  account: string;
  address: string;
}

/** What is counted apart from everything else. */
type Purpose = 'sign-in' | 'reset' | Proof['kind'];

function attemptKeys(purpose: Purpose, { account, address }: AttemptKeys): AttemptKeys {
  return { account: toKey('account', purpose, account), address: toKey('address', purpose, toNetwork(address)) };
}

/** Hashes the value, because the table must not become a list of who tried from where. */
const toKey = (kind: string, purpose: Purpose, value: string): string =>
  `${kind}:${createHash('sha256').update(`${purpose} ${value}`).digest('base64url')}`;

/** Returns the milliseconds until the next attempt is allowed; 0 when this one was counted and may proceed. */
async function countAttempt(
  db: WriteDb,
  raw: RawStatements,
  keys: AttemptKeys,
  settings: SignInSettings,
): Promise<number> {
  const both = [keys.account, keys.address].sort();
  for (const key of both) await lockByName(raw, key);
  const since = new Date(settings.now.getTime() - WINDOW_MS);
  const recent = await db
    .select()
    .from(signInAttempts)
    .where(and(inArray(signInAttempts.key, both), gt(signInAttempts.at, since)))
    .orderBy(signInAttempts.at);
  const waits = both.map((key) => {
    const attempts = recent.filter((row) => row.key === key);
    const most = settings.limitPerMinute * (key === keys.account ? ADDRESSES_PER_ACCOUNT : 1);
    const oldestThatCounts = attempts.at(-most);
    return oldestThatCounts ? oldestThatCounts.at.getTime() + WINDOW_MS - settings.now.getTime() : 0;
  });
  const waitMs = Math.max(...waits);
  if (waitMs <= 0) await db.insert(signInAttempts).values(both.map((key) => ({ key, at: settings.now })));
  return waitMs;
}

/** Clears all failures of the account, but only this attempt of the address. */
async function forgetAttempts(db: WriteDb, keys: AttemptKeys, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, keys.account));
  await db.delete(signInAttempts).where(and(eq(signInAttempts.key, keys.address), eq(signInAttempts.at, now)));
}

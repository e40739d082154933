import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#db/database.ts';
import { memberships, secondFactors } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { drawText } from '#ids.ts';
import { seal, unseal } from '../seal.ts';
import type { User } from './users.ts';
import { type AccountChange, writeAccountHistory } from './write-account-history.ts';

/** The period of all authenticator apps, whose codes have six digits. */
const PERIOD_SECONDS = 30;
/** The codes of this many steps before and after count too, because the clocks of phones differ. */
const STEPS_AROUND = 1;
const RECOVERY_CODES = 10;
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface FactorSettings {
  now: Date;
  /** SECRET_KEY, which encrypts the secrets. */
  secretKey: string;
}

/** Creates the secret of an app, in the form that people type if they cannot scan. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * Returns `otpauth://totp/…`, which the app scans: the secret, and the address and name that it shows with the codes.
 */
export const toKeyUri = (secret: string, email: string, issuer: string): string =>
  toTotp(secret, { label: email, issuer }).toString();

/** Returns the stored second factor of a user; undefined where the password is enough. */
export const findSecondFactor = (database: Database, userId: string) =>
  runAsSystem(database, async (db) => (await selectFactor(db, userId))[0]);

/**
 * Returns the name of a promoter that the user works for and that requires a second factor; undefined where none does.
 */
export const findSecondFactorDemand = (database: Database, userId: string): Promise<string | undefined> =>
  runAsSystem(database, async (db) => {
    const [demanding] = await db
      .select({ name: promoters.name })
      .from(memberships)
      .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
      .where(
        and(eq(memberships.userId, userId), isNull(memberships.deactivatedAt), eq(promoters.demandsSecondFactor, true)),
      )
      .orderBy(promoters.name)
      .limit(1);
    return demanding?.name;
  });

/**
 * Stores the secret of a second factor, once a code proves that the user's app has it. Returns the recovery codes,
 * which are shown once; undefined for a wrong code, or if there is a second factor already.
 */
export async function confirmSecondFactor(
  database: Database,
  { user, secret, code }: { user: User; secret: string; code: string },
  settings: FactorSettings & AccountChange,
): Promise<string[] | undefined> {
  const { now, secretKey, requestId, address, notify } = settings;
  const step = findStep(secret, code, now);
  if (step === undefined) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return runAsSystem(database, async (db) => {
    const stored = await db
      .insert(secondFactors)
      .values({
        userId: user.id,
        sealed: seal(secretKey, 'second-factor', secret),
        since: now,
        lastStep: step,
        recoveryHashes: codes.map(hashCode),
        recoveryCodesLeft: codes.length,
      })
      .onConflictDoNothing()
      .returning({ userId: secondFactors.userId });
    if (stored.length === 0) return undefined;
    await notify(db, user);
    await writeAccountHistory(db, user, { action: 'user.add-second-factor', now, requestId, address });
    return codes;
  });
}

/** Returns whether this is the current code or a recovery code. Each works once. */
export const checkSecondFactor = (
  database: Database,
  userId: string,
  code: string,
  { now, secretKey }: FactorSettings,
): Promise<boolean> =>
  runAsSystem(database, async (db) => {
    const [factor] = await selectFactor(db, userId).for('update');
    const secret = factor && unseal(secretKey, 'second-factor', factor.sealed);
    if (!factor || secret === undefined) return false;
    const step = findStep(secret, code, now);
    if (step !== undefined) {
      if (step <= factor.lastStep) return false;
      await db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
      return true;
    }
    const left = factor.recoveryHashes.filter((hash) => hash !== hashCode(code));
    if (left.length === factor.recoveryHashes.length) return false;
    const next = { recoveryHashes: left, recoveryCodesLeft: left.length };
    await db.update(secondFactors).set(next).where(eq(secondFactors.userId, userId));
    return true;
  });

/** Removes the second factor, so that the password is enough to sign in. */
export const removeSecondFactor = (database: Database, user: User, settings: AccountChange) =>
  runAsSystem(database, async (db) => {
    const { now, requestId, address, notify } = settings;
    await db.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    await notify(db, user);
    await writeAccountHistory(db, user, { action: 'user.remove-second-factor', now, requestId, address });
  });

const selectFactor = (db: WriteDb, userId: string) =>
  db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).$dynamic();

const toTotp = (secret: string, names: { label?: string; issuer?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, algorithm: 'SHA1' });

/** Returns the half minute near the current time whose code this is; undefined if it is the code of none. */
function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = toTotp(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Creates `abcde-fghjk`: fifty random bits, while an attacker has ten attempts per minute. */
function newRecoveryCode(): string {
  const letters = drawText(10, RECOVERY_ALPHABET);
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Hashes a code however it is typed: with or without the dash, in upper or lower case. */
const hashCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

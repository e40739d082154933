import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { passkeys, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { spendChallenge } from './passkeys.ts';
import { admitProof, type SignInOutcome, type SignInSettings } from './sign-in.ts';
import { hasNoActiveMembership } from './users.ts';
import { type Asked, readSigned, type Signed, verifySigned } from './verify-passkey.ts';

interface PasskeyAttempt extends Asked {
  /** JSON as `PublicKeyCredential.toJSON` writes it. */
  answer: string;
  /** The IP address of the client, as the trusted proxy reports it. */
  address: string;
}

/**
 * Signs in whoever unlocked a passkey for this challenge. The authenticator has checked who they are, so that no second
 * factor is asked for. Attempts are counted like passwords, by the id of the passkey instead of the account.
 */
export async function signInWithPasskey(
  database: Database,
  { answer, address, ...asked }: PasskeyAttempt,
  settings: SignInSettings,
): Promise<SignInOutcome> {
  const signed = readSigned(answer);
  const proof = { kind: 'passkey', account: signed?.id ?? '', address } as const;
  const outcome = await admitProof(database, proof, settings, () =>
    runAsSystem(database, async (db) => signed && findSigner(db, asked, { signed, now: settings.now })),
  );
  if ('waitSeconds' in outcome) return { kind: 'throttled', retryAfterSeconds: outcome.waitSeconds };
  if (outcome.found === undefined) return { kind: 'refused' };
  if (await hasNoActiveMembership(database, outcome.found)) return { kind: 'shut-out' };
  return { kind: 'signed-in', userId: outcome.found };
}

/** An unknown passkey is checked against this key, so that its refusal takes as long as that of a known one. */
const NOBODYS = {
  userId: '',
  credentialId: '',
  counter: 0,
  publicKey: 'pQECAyYgASFYIGVySlr7zaD9NBIvBr8pM-e_D49o3wzL37kFKu8cuT0_IlggEQp8qY8dydfKsLBipXjIai2oKgWk1cY2SLp_nCeuvaE',
};

/** Returns the user of a passkey that signed the challenge, and keeps its counter. */
async function findSigner(
  db: WriteDb,
  asked: Asked,
  { signed, now }: { signed: Signed; now: Date },
): Promise<string | undefined> {
  if (!(await spendChallenge(db, asked.challenge, now))) return undefined;
  const [known] = await db
    .select({ passkey: passkeys, isDisabled: users.isDisabled })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, signed.id))
    .for('update', { of: passkeys });
  const next = await verifySigned(known?.passkey ?? NOBODYS, asked, signed);
  if (!next || !known || known.isDisabled) return undefined;
  await db
    .update(passkeys)
    .set({ ...next, lastUsedAt: now })
    .where(eq(passkeys.id, known.passkey.id));
  return known.passkey.userId;
}

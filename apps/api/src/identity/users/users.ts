import { randomUUID } from 'node:crypto';
import { EmailAddress } from '@parterre/contract/wire/email-address';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { AppError, fieldError, invalidField } from '#errors.ts';
import { hashPassword, isPasswordRight, toCost } from './passwords.ts';

export type User = typeof users.$inferSelect;

export interface NewUser {
  email: string;
  name: string;
  /** Null for a user of an external provider, and for one who has not accepted an invitation yet. */
  password: string | null;
}

export interface UserSettings {
  now: Date;
  /** The memory that argon2id uses for a hash, in KiB (ARGON2_MEMORY_KIB). */
  memoryKib: number;
}

/** Creates an account. Throws INVALID for a wrong e-mail or password, NAME_TAKEN when the address has one already. */
export async function createUser(database: Database, input: NewUser, settings: UserSettings): Promise<User> {
  const email = toEmailKey(input.email);
  if (!EmailAddress.safeParse(email).success) throw invalidField('email', 'email');
  const passwordHash = input.password === null ? null : await hashPassword(input.password, settings.memoryKib);
  const user = {
    id: randomUUID(),
    email,
    name: input.name.trim(),
    passwordHash,
    isDisabled: false,
    createdAt: settings.now,
  };
  const [created] = await runAsSystem(database, (db) =>
    db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning(),
  );
  if (!created) throw new AppError('NAME_TAKEN', { fieldErrors: [fieldError('email', 'emailTaken')] });
  return created;
}

/** Finds the user of an address, however it is typed; disabled users too. */
export async function findUserByEmail(database: Database, email: string): Promise<User | undefined> {
  const [user] = await runAsSystem(database, (db) =>
    db
      .select()
      .from(users)
      .where(eq(users.email, toEmailKey(email))),
  );
  return user;
}

/** Finds a user by id; disabled users too. */
export async function findUserById(database: Database, userId: string): Promise<User | undefined> {
  const [user] = await runAsSystem(database, (db) => db.select().from(users).where(eq(users.id, userId)));
  return user;
}

/**
 * Returns whether every promoter that the user worked for has deactivated them. A user who never worked for any is not
 * shut out.
 */
export async function hasNoActiveMembership(database: Database, userId: string): Promise<boolean> {
  const rows = await runAsSystem(database, (db) =>
    db.select({ at: memberships.deactivatedAt }).from(memberships).where(eq(memberships.userId, userId)),
  );
  return rows.length > 0 && rows.every(({ at }) => at !== null);
}

/** Returns the user of these credentials; undefined for a wrong password, an unknown address or a disabled account. */
export async function verifyPassword(
  database: Database,
  credentials: { email: string; password: string },
  memoryKib: number,
): Promise<User | undefined> {
  const user = await findUserByEmail(database, credentials.email);
  const isRight = await isPasswordRight(credentials.password, user?.passwordHash, await listCosts(database, memoryKib));
  return isRight && user && !user.isDisabled ? user : undefined;
}

/** Lists the costs of all stored passwords, and the current one. */
async function listCosts(database: Database, memoryKib: number): Promise<string[]> {
  const cost = sql<string | null>`split_part(${users.passwordHash}, '$', 4)`;
  const rows = await runAsSystem(database, (db) =>
    db.selectDistinct({ cost }).from(users).where(isNotNull(users.passwordHash)),
  );
  return [...new Set([toCost(memoryKib), ...rows.flatMap((row) => row.cost ?? [])])];
}

/** Returns the form in which e-mail addresses are stored and compared. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();

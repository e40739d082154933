import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { mailedLinks } from '#db/schema/ground/users.ts';
import type { WriteDb } from '#db/transaction.ts';
import { MINUTE_MS } from '#time/zones.ts';

type LinkRow = typeof mailedLinks.$inferSelect;
type LinkPurpose = LinkRow['purpose'];

const TOKEN_BYTES = 32;
/** How long a link works with which somebody says who they are. That of an invitation works longer. */
export const LINK_MINUTES = 60;

export const endOfLink = (now: Date): Date => new Date(now.getTime() + LINK_MINUTES * MINUTE_MS);

/** Creates the token of a link that works once, and replaces every earlier one for the same subject. */
export async function issueLink(db: WriteDb, link: Omit<LinkRow, 'hash'>): Promise<string> {
  const { purpose, subjectId } = link;
  await db.delete(mailedLinks).where(and(eq(mailedLinks.purpose, purpose), eq(mailedLinks.subjectId, subjectId)));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(mailedLinks).values({ ...link, hash: hashToken(token) });
  return token;
}

/** Finds a link that has neither been used nor expired, and leaves it usable. */
export async function findLink(
  db: WriteDb,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(mailedLinks)
    .where(isLive(purpose, token, now));
  return row;
}

/** Uses a link. If several callers do so at the same time, only one succeeds. */
export async function takeLink(
  db: WriteDb,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkRow | undefined> {
  const [row] = await db
    .delete(mailedLinks)
    .where(isLive(purpose, token, now))
    .returning();
  return row;
}

/** A fast hash is enough, because nobody guesses 256 bits. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isLive = (purpose: LinkPurpose, token: string, now: Date) =>
  and(eq(mailedLinks.hash, hashToken(token)), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now));

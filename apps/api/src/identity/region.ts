import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oidcPayloads } from '../db/schema/ground/users.ts';
import { partnerSites } from '../db/schema/promoters/lookups.ts';
import { runAsSystem } from '../db/system.ts';

/** The `region` claim (spec §3). */
export interface Region {
  id: number;
  name: string;
}

const TYPE = 'Region';

/**
 * Stores the partner site that a user signed in with, by its slug or its id, in the grant, so that every renewed token
 * has it. An unknown one is ignored, because the console reports it to the user.
 */
export async function rememberRegion(
  database: Database,
  grantId: string,
  partnerSiteId: string,
  expiresAt: Date,
): Promise<void> {
  await runAsSystem(database, async (db) => {
    const isId = /^[1-9]\d{0,8}$/.test(partnerSiteId);
    const [site] = await db
      .select({ id: partnerSites.id })
      .from(partnerSites)
      .where(
        or(
          eq(partnerSites.partnerSiteId, partnerSiteId),
          isId ? eq(partnerSites.id, Number(partnerSiteId)) : undefined,
        ),
      );
    if (!site) return;
    const values = { type: TYPE, id: grantId, grantId, payload: { siteId: site.id }, expiresAt };
    await db
      .insert(oidcPayloads)
      .values(values)
      .onConflictDoUpdate({ target: [oidcPayloads.type, oidcPayloads.id], set: values });
  });
}

/** Returns the partner site that is stored in a grant; undefined where none is, or the site is gone. */
export async function findRegion(database: Database, grantId: string): Promise<Region | undefined> {
  return runAsSystem(database, async (db) => {
    const [row] = await db
      .select({ payload: oidcPayloads.payload })
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.type, TYPE), eq(oidcPayloads.id, grantId)));
    const siteId = row?.payload.siteId;
    if (typeof siteId !== 'number') return undefined;
    const [site] = await db
      .select({ id: partnerSites.id, name: partnerSites.name })
      .from(partnerSites)
      .where(eq(partnerSites.id, siteId));
    return site;
  });
}

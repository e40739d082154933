import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oidcPayloads } from '../db/schema/ground/users.ts';
import { partnerSites } from '../db/schema/promoters/lookups.ts';
import { runAsSystem } from '../db/system.ts';
import { invalidField } from '../errors.ts';

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

/** Throws INVALID naming the field if a request asks for a region that does not exist. */
export type RequireRegion = (request: { query: unknown; body: unknown }) => Promise<void>;

/** Makes the check of all calls with a `regionId`. Known regions are kept, because no region is ever removed. */
export function createRegionCheck(database: Database): RequireRegion {
  let known: ReadonlySet<unknown> = new Set();
  return async ({ query, body }) => {
    const asked = [
      ...readRegionId(query),
      ...readRegionId(body),
      ...readRegionId(readValue(body, 'request'), 'request.'),
    ];
    if (asked.every(([, id]) => known.has(id))) return;
    const sites = await runAsSystem(database, (db) => db.select({ id: partnerSites.id }).from(partnerSites));
    known = new Set(sites.map(({ id }) => id));
    const unknown = asked.find(([, id]) => !known.has(id));
    if (unknown) throw invalidField(unknown[0], 'unknown', { message: 'No region has this id' });
  };
}

/** The request of a scheduled report is a part of the body. */
function readRegionId(part: unknown, prefix = ''): [field: string, id: unknown][] {
  const id = readValue(part, 'regionId');
  return id === undefined ? [] : [[`${prefix}regionId`, id]];
}

const readValue = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;

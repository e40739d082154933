import type { Endpoint } from '@parterre/contract/wire/endpoint';
import type { Permission } from '@parterre/contract/wire/permissions';
import { PromoterCode, ShowCode } from '@parterre/contract/wire/values';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { showCodes, shows } from '../db/schema/events/shows.ts';
import { promoters, SYSTEM_PROMOTER_ID } from '../db/schema/promoters/promoters.ts';
import { inTransaction, type ReadDb } from '../db/transaction.ts';
import { AppError, invalidField } from '../errors.ts';
import { type Actor, findClosed, findMembership, hasPermission, type Membership, refuseClosed } from './actor.ts';
import { coveredShows } from './covered-shows.ts';
import type { FindOwners, Owner } from './owner.ts';

export interface TenantNouns {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}
export type ResolveTenant = (actor: Actor, endpoint: Endpoint, nouns: TenantNouns) => Promise<readonly number[]>;

const KNOWN_SHOWS = 20_000;

/**
 * Makes the second and third checks: finds the promoter of the things that a request names, and checks the permission
 * there. Unknown and foreign things are both NOT_FOUND.
 */
export function createTenantResolver(database: Database, findOwners: FindOwners): ResolveTenant {
  const source: PromoterSource = { database, findOwners, promoterOfShow: new LRUCache({ max: KNOWN_SHOWS }) };
  return async (actor, endpoint, nouns) => {
    const { tenant, permission } = endpoint;
    if (tenant.from === 'global' && isHeldAnywhere(actor, permission)) return [];
    if (tenant.from === 'global') throw new AppError('FORBIDDEN', { details: { permission } });
    // In one order, because the first promoter keeps the history and the idempotency key of such a call.
    if (tenant.from === 'self') return actor.memberships.map((own) => own.promoterId).toSorted((a, b) => a - b);
    if (tenant.from === 'actor') return resolveActor(database, actor, endpoint, nouns.query.promoterCode);
    const promoterId = await findPromoter(source, actor, endpoint, nouns);
    const membership = promoterId === undefined ? undefined : findMembership(actor, promoterId);
    // The catalogue of venues is the product's own and the same for everybody, so no promoter's permission protects it.
    if (promoterId === SYSTEM_PROMOTER_ID && endpoint.method === 'GET')
      return actor.memberships.map((own) => own.promoterId);
    if (promoterId === undefined || !membership) throw new AppError('NOT_FOUND');
    requireOpen(membership, endpoint);
    if (!hasPermission(membership, permission)) throw new AppError('FORBIDDEN', { details: { permission } });
    return [promoterId];
  };
}

/** Refuses the calls of a feature that is closed for everybody here or for the caller. */
function requireOpen(membership: Membership, endpoint: Endpoint): void {
  const feature = findClosed(membership, endpoint);
  if (feature) throw refuseClosed(endpoint.permission, feature);
}

/** Things without a promoter are open to users who have the permission at any of their promoters. */
const isHeldAnywhere = (actor: Actor, permission: Permission | null): boolean =>
  permission === null || actor.memberships.some((membership) => hasPermission(membership, permission));

async function resolveActor(
  database: Database,
  actor: Actor,
  endpoint: Endpoint,
  promoterCode: unknown,
): Promise<readonly number[]> {
  const wanted = typeof promoterCode === 'string' ? await findPromoterByCode(database, actor, promoterCode) : undefined;
  if (typeof promoterCode === 'string' && wanted === undefined) throw new AppError('NOT_FOUND');
  const memberships =
    wanted === undefined ? actor.memberships : actor.memberships.filter((own) => own.promoterId === wanted);
  const allowed = memberships.filter(
    (membership) => hasPermission(membership, endpoint.permission) && !findClosed(membership, endpoint),
  );
  if (allowed.length === 0) for (const membership of memberships) requireOpen(membership, endpoint);
  if (allowed.length === 0 && endpoint.permission !== null)
    throw new AppError('FORBIDDEN', { details: { permission: endpoint.permission } });
  return allowed.map((membership) => membership.promoterId);
}

/** The dependencies of the lookup of a thing's promoter. */
interface PromoterSource {
  database: Database;
  findOwners: FindOwners;
  promoterOfShow: LRUCache<string, number>;
}

async function findPromoter(
  { database, findOwners, promoterOfShow }: PromoterSource,
  actor: Actor,
  { tenant }: Endpoint,
  nouns: TenantNouns,
): Promise<number | undefined> {
  if (tenant.from === 'show') {
    const code = tenant.at === 'params.showCode' ? nouns.params.showCode : readBodyCode(nouns.body, 'showCode');
    return findPromoterOfShow(database, actor, String(code), promoterOfShow);
  }
  if (tenant.from === 'promoter') {
    const code = tenant.at === 'params.code' ? nouns.params.code : readBodyCode(nouns.body, 'promoterCode');
    return typeof code === 'string' ? findPromoterByCode(database, actor, code) : undefined;
  }
  if (tenant.from) return undefined;
  // A key belongs to one promoter, so its calls never find things of another.
  if (actor.kind === 'key') return actor.memberships[0]?.promoterId;
  const { of, at } = tenant;
  const name = String(nouns.params[at.slice('params.'.length)]);
  return readAsActor(database, actor, async (db) => {
    const owner = await findOwners.get(of)?.(db, name);
    return owner && (await coversOwner(db, actor, owner)) ? owner.promoterId : undefined;
  });
}

/**
 * Returns whether the actor's membership covers the thing: all things of a promoter, or those of its venues and shows.
 */
async function coversOwner(db: ReadDb, actor: Actor, { promoterId, venueId, ofShows }: Owner): Promise<boolean> {
  const membership = findMembership(actor, promoterId);
  if (!membership || membership.scope === 'promoter') return true;
  if (venueId !== undefined && membership.scope === 'venue') return membership.scopeIds.includes(venueId);
  const ofThing = venueId === undefined ? ofShows : eq(shows.venueId, venueId);
  const covered = await db
    .select({ id: shows.id })
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), ofThing, coveredShows(actor)))
    .limit(1);
  return covered.length > 0;
}

const BODY_CODES = {
  showCode: { schema: ShowCode, unknown: 'Is not the code of an event', missing: {} },
  promoterCode: {
    schema: PromoterCode,
    unknown: 'Is not the code of a promoter',
    missing: { message: 'Please provide a promoter ID' },
  },
} as const;

/** Reads the code in a body. A body without a readable one is invalid, not foreign. */
function readBodyCode(body: unknown, field: keyof typeof BODY_CODES): string {
  const { schema, unknown, missing } = BODY_CODES[field];
  const code = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  const parsed = schema.safeParse(code);
  if (parsed.success) return parsed.data;
  throw code === undefined || code === null || code === ''
    ? invalidField(field, 'required', missing)
    : invalidField(field, 'unknown', { message: unknown });
}

const findPromoterByCode = (database: Database, actor: Actor, code: string) =>
  readAsActor(
    database,
    actor,
    async (db) => (await db.select({ id: promoters.id }).from(promoters).where(eq(promoters.code, code)))[0]?.id,
  );

/**
 * Finds the promoter of a show code and caches it, because it never changes. Whether a limited membership covers the
 * show is checked each time.
 */
async function findPromoterOfShow(
  database: Database,
  actor: Actor,
  showCode: string,
  known: LRUCache<string, number>,
): Promise<number | undefined> {
  let promoterId = known.get(showCode);
  if (promoterId === undefined) {
    promoterId = await readAsActor(
      database,
      actor,
      async (db) => (await db.select().from(showCodes).where(eq(showCodes.showCode, showCode)))[0]?.promoterId,
    );
    if (promoterId === undefined) return undefined;
    known.set(showCode, promoterId);
  }
  const membership = findMembership(actor, promoterId);
  if (!membership || membership.scope === 'promoter') return promoterId;
  const covered = await readAsActor(database, actor, (db) =>
    db
      .select({ id: shows.id })
      .from(shows)
      .where(and(eq(shows.showCode, showCode), coveredShows(actor))),
  );
  return covered.length > 0 ? promoterId : undefined;
}

function readAsActor<T>(database: Database, actor: Actor, read: (db: ReadDb) => Promise<T>): Promise<T> {
  const promoterIds = actor.memberships.map((membership) => membership.promoterId);
  return inTransaction(database, { role: 'parterre_app', promoterIds, isReadOnly: true }, ({ db }) => read(db));
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Permission } from '@parterre/contract/wire/permissions';
import { and, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Change, Changed, ChangedPart, Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { hasLostParent, isWorthRetrying } from '../db/database-error.ts';
import { runConcurrently } from '../db/run-concurrently.ts';
import { type AuditPart, auditEntries, idempotencyKeys } from '../db/schema/ground/audit.ts';
import { memberships, userSessions, users } from '../db/schema/ground/users.ts';
import { apiKeys } from '../db/schema/promoters/api-keys.ts';
import { promoters } from '../db/schema/promoters/promoters.ts';
import { roles } from '../db/schema/promoters/roles.ts';
import { inTransaction, type Transaction, type WriteDb } from '../db/transaction.ts';
import { AppError, busy } from '../errors.ts';
import { type Actor, hasPermission, limitMembership, refuseLacking } from '../identity/actor.ts';
import { isRoleOf, toMembership } from '../identity/load-actor.ts';
import { looksOnly } from '../identity/look-as.ts';
import { newId } from '../ids.ts';
import { type Occurrence, writeOccurrences } from '../jobs/write-occurrences.ts';

/** The request behind a write; absent for the demo and for jobs. */
export interface ChangeRequest {
  method: string;
  path: string;
  idempotencyKey: string;
  bodyHash: string;
  status: number;
  /** Serialises the answer, so that a replay sends exactly the same text. */
  serialise: (answer: unknown) => string;
}

/** Thrown to replay the first answer to a repeated request. */
export class Replay extends Error {
  readonly status: number;
  readonly body: string | null;
  readonly revision: number | null;
  constructor(status: number, body: string | null, revision: number | null) {
    super('replay');
    this.name = 'Replay';
    this.status = status;
    this.body = body;
    this.revision = revision;
  }
}

/** Whether an action changes how a show is sold. It is then also reported as `show.changed`. */
export type ChangesShow = (action: string) => boolean;

interface ChangeRun<Answer> {
  database: Database;
  base: Context;
  action: string;
  changesShow: ChangesShow;
  request: ChangeRequest | undefined;
  work: (change: Change) => Promise<Changed<Answer>>;
}

const ATTEMPTS = 4;
const BACKOFF_MS = 40;

/** Runs a whole change and repeats it with jitter after a lock conflict. Throws BUSY after the last attempt. */
export async function runChange<Answer>(run: ChangeRun<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryChange(run);
    } catch (error) {
      if (attempt === 1 && hasLostParent(error)) continue;
      if (!isWorthRetrying(error)) throw error;
      if (attempt === ATTEMPTS) throw busy(error);
      await sleep(BACKOFF_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function tryChange<Answer>({ database, base, action, changesShow, request, work }: ChangeRun<Answer>): Promise<Answer> {
  const { promoterIds } = base;
  return inTransaction(database, { role: 'parterre_app', promoterIds, isReadOnly: false }, async (transaction) => {
    const parts: AuditPart[] = [];
    const own: AuditRow[] = [];
    const occurrences: Occurrence[] = [];
    const written = { parts, own, occurrences };
    const asked = openChange(transaction, base, written, base.actor);
    const [actor] = await runConcurrently(recheckActor(asked), request && claimKey(asked, request));
    const change = openChange(transaction, base, written, actor);
    const changed = await work(change);
    if (changed.isAudited !== false) own.unshift(auditRowOf(change, action, changed, parts));
    await runConcurrently(
      own.length > 0 && change.db.insert(auditEntries).values(own),
      writeOccurrences(change, [...occurrences, ...own.flatMap((row) => toShowChange(row, changesShow))]),
      request && keepAnswer(change.db, base, request, changed),
    );
    return changed.answer;
  });
}

/** The audit entries and occurrences that one change records. */
interface Written {
  parts: AuditPart[];
  own: AuditRow[];
  occurrences: Occurrence[];
}

/**
 * Opens the change of a transaction. A change within it joins the transaction: it adds its part to the audit entry, and
 * an entry of its own where it has one.
 */
function openChange(
  transaction: Transaction,
  base: Context,
  { parts, own, occurrences }: Written,
  actor: Actor,
): Change {
  const recordPart = (action: string, part: ChangedPart) => {
    parts.push(partOf(action, part));
    if (part.hasOwnEntry) own.push(auditRowOf(change, action, part, []));
  };
  const change: Change = {
    db: transaction.db,
    actor,
    promoterIds: base.promoterIds,
    permission: base.permission,
    now: base.now,
    log: base.log,
    requestId: base.requestId,
    address: base.address,
    storage: base.storage,
    addresses: base.addresses,
    outgoing: base.outgoing,
    live: base.live,
    ifMatch: base.ifMatch,
    readRows: (statement, values) => transaction.readRows(statement, values),
    streamRows: (...asked) => transaction.streamRows(...asked),
    run: (text, values) => transaction.run(text, values),
    recordOccurrence: (occurrence) => void occurrences.push(occurrence),
    recordPart,
    recordRead: base.recordRead,
    readLater: answersNoStream,
    streamLater: answersNoStream,
    keepSnapshot: answersNoStream,
    change: async (joinedAction, joinedWork) => {
      const joined = await joinedWork({ ...change, ifMatch: undefined });
      recordPart(joinedAction, joined);
      return joined.answer;
    },
  };
  return change;
}

const answersNoStream = () => {
  throw new Error('A change cannot answer a stream');
};

/**
 * Checks the actor again before a write, because the caller is cached for seconds, and returns the actor with their
 * current permissions. A disabled or deactivated user has no membership, and an ended session has no user.
 */
async function recheckActor(change: Change): Promise<Actor> {
  const { actor, permission, promoterIds } = change;
  if (actor.kind === 'system') return actor;
  if (actor.isLooking) throw looksOnly();
  if (actor.salesKey) return recheckKey(change, actor.salesKey.apiKeyId);
  const sessionId = actor.sessionId ?? '';
  const rows = await change.db
    .select({
      ...getTableColumns(memberships),
      own: roles.permissions,
      closedByPromoter: promoters.closedFeatures,
      isOpen: sql<boolean>`${userSessions.id} is not null`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
    .leftJoin(roles, isRoleOf(memberships))
    .leftJoin(
      userSessions,
      and(eq(userSessions.userId, users.id), eq(userSessions.id, sessionId), isNull(userSessions.endedAt)),
    )
    .where(
      and(
        eq(memberships.userId, actor.id),
        inArray(memberships.promoterId, [...promoterIds]),
        eq(users.isDisabled, false),
        isNull(memberships.deactivatedAt),
      ),
    );
  if (rows.length < promoterIds.length) throw new AppError('NOT_FOUND');
  if (sessionId !== '' && !rows.every(({ isOpen }) => isOpen)) throw new AppError('UNAUTHENTICATED');
  const limits = actor.token && (await requireToken(change, actor.token.apiKeyId));
  const held = rows.map(toMembership).map((one) => (limits ? limitMembership(one, limits) : one));
  const lacking = held.find((membership) => !hasPermission(membership, permission));
  if (lacking) throw refuseLacking(lacking, permission);
  const others = actor.memberships.filter(({ promoterId }) => !promoterIds.includes(promoterId));
  return { ...actor, memberships: [...held, ...others] };
}

/** Returns the permissions of a token. Throws UNAUTHENTICATED when the token is revoked or has expired. */
async function requireToken({ db, now }: Change, apiKeyId: number): Promise<readonly Permission[]> {
  const [row] = await db
    .select({ permissions: apiKeys.permissions })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, apiKeyId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now)));
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row.permissions ?? [];
}

/** Throws UNAUTHENTICATED when the key is revoked. The permissions of a key never change. */
async function recheckKey({ db, promoterIds, actor }: Change, apiKeyId: number): Promise<Actor> {
  const [row] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(inArray(apiKeys.promoterId, [...promoterIds]), eq(apiKeys.id, apiKeyId), isNull(apiKeys.revokedAt)));
  if (!row) throw new AppError('UNAUTHENTICATED');
  return actor;
}

const keyOf = (change: Pick<Change, 'promoterIds' | 'actor'>, request: ChangeRequest) => ({
  promoterId: change.promoterIds[0] ?? 0,
  actorId: change.actor.id,
  method: request.method,
  path: request.path,
  key: request.idempotencyKey,
});

/**
 * Claims the idempotency key first in the transaction: a parallel duplicate waits here and then replays the first
 * answer.
 */
async function claimKey(change: Change, request: ChangeRequest): Promise<void> {
  const key = keyOf(change, request);
  const inserted = await change.db
    .insert(idempotencyKeys)
    .values({ ...key, requestHash: request.bodyHash, createdAt: change.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return;
  const [kept] = await change.db.select().from(idempotencyKeys).where(matchKey(key));
  if (!kept || kept.status === null) throw new AppError('IN_PROGRESS');
  if (kept.requestHash !== request.bodyHash)
    throw new AppError('IDEMPOTENCY_KEY_REUSED', { detail: 'This Idempotency-Key was used for another request.' });
  throw new Replay(kept.status, kept.answer, kept.revision);
}

function matchKey(key: ReturnType<typeof keyOf>) {
  return and(
    eq(idempotencyKeys.promoterId, key.promoterId),
    eq(idempotencyKeys.actorId, key.actorId),
    eq(idempotencyKeys.method, key.method),
    eq(idempotencyKeys.path, key.path),
    eq(idempotencyKeys.key, key.key),
  );
}

async function keepAnswer<Answer>(
  db: WriteDb,
  base: Context,
  request: ChangeRequest,
  changed: Changed<Answer>,
): Promise<void> {
  const kept = changed.keptAnswer ?? changed.answer;
  const answer = kept === undefined ? null : request.serialise(kept);
  await db
    .update(idempotencyKeys)
    .set({ status: request.status, answer, revision: changed.revision ?? null })
    .where(matchKey(keyOf(base, request)));
}

type AuditRow = typeof auditEntries.$inferInsert;

const auditRowOf = (change: Change, action: string, changed: ChangedPart, parts: AuditPart[]): AuditRow => ({
  promoterId: changed.show ? changed.show.promoterId : changed.promoterId,
  id: newId(),
  at: change.now,
  actorId: change.actor.id,
  actorName: change.actor.name,
  action,
  object: changed.object ?? nounOf(action),
  objectId: String(changed.objectId),
  showId: changed.show?.id ?? null,
  before: changed.before ?? null,
  after: changed.after ?? null,
  reason: changed.reason ?? null,
  parts,
  details: changed.details ?? null,
  requestId: change.requestId,
  address: change.address,
});

const toShowChange = ({ promoterId, showId, action, objectId }: AuditRow, changesShow: ChangesShow): Occurrence[] =>
  showId != null && changesShow(action)
    ? [{ kind: 'show.changed', promoterId, showId, ids: [objectId], details: { action } }]
    : [];

function partOf(action: string, changed: ChangedPart): AuditPart {
  return {
    action,
    object: changed.object ?? nounOf(action),
    objectId: String(changed.objectId),
    before: changed.before ?? null,
    after: changed.after ?? null,
  };
}

/** Returns the noun of an action: `price-group` for `price-group.create`. */
export const nounOf = (action: string): string => action.slice(0, action.indexOf('.'));

import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Change, Changed, Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { hasLostParent, isWorthRetrying } from '../db/database-error.ts';
import { type AuditPart, auditEntries, idempotencyKeys } from '../db/schema/ground/audit.ts';
import { memberships, userSessions, users } from '../db/schema/ground/users.ts';
import { apiKeys } from '../db/schema/promoters/api-keys.ts';
import { together } from '../db/together.ts';
import { inTransaction, type Transaction, type WriteDb } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { hasPermission } from '../identity/actor.ts';
import { newId } from '../ids.ts';

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

interface ChangeRun<Answer> {
  database: Database;
  base: Context;
  action: string;
  request: ChangeRequest | undefined;
  work: (change: Change) => Promise<Changed<Answer>>;
}

const ATTEMPTS = 4;
const BACKOFF_MS = 40;

/** Runs a whole change, and again with jitter when it met a lock. Throws BUSY after the last attempt. */
export async function runChange<Answer>(run: ChangeRun<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryChange(run);
    } catch (error) {
      if (attempt === 1 && hasLostParent(error)) continue;
      if (!isWorthRetrying(error)) throw error;
      if (attempt === ATTEMPTS)
        throw new AppError('BUSY', { detail: 'Somebody else is changing the same thing. Try again.', cause: error });
      await sleep(BACKOFF_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function tryChange<Answer>({ database, base, action, request, work }: ChangeRun<Answer>): Promise<Answer> {
  const { promoterIds } = base;
  return inTransaction(database, { role: 'parterre_app', promoterIds, isReadOnly: false }, async (transaction) => {
    const parts: AuditPart[] = [];
    const own: AuditRow[] = [];
    const change = openChange(transaction, base, parts, own);
    await together(recheckActor(change), request && claimKey(change, request));
    const changed = await work(change);
    if (changed.isAudited !== false) own.unshift(auditRowOf(change, action, changed, parts));
    await together(
      own.length > 0 && change.db.insert(auditEntries).values(own),
      request && keepAnswer(change.db, base, request, changed),
    );
    return changed.answer;
  });
}

/**
 * Opens a nested change, which joins the open transaction. It adds its part, and its own audit entry where it has one.
 */
function openChange(transaction: Transaction, base: Context, parts: AuditPart[], own: AuditRow[]): Change {
  const change: Change = {
    db: transaction.db,
    actor: base.actor,
    promoterIds: base.promoterIds,
    permission: base.permission,
    now: base.now,
    log: base.log,
    requestId: base.requestId,
    storage: base.storage,
    addresses: base.addresses,
    live: base.live,
    ifMatch: base.ifMatch,
    readRows: (statement, values) => transaction.readRows(statement, values),
    passParts: (...asked) => transaction.passParts(...asked),
    run: (text, values) => transaction.run(text, values),
    readLater: answersNoStream,
    streamLater: answersNoStream,
    keepSnapshot: answersNoStream,
    change: async (joinedAction, joinedWork) => {
      const joined = await joinedWork({ ...change, ifMatch: undefined });
      parts.push(partOf(joinedAction, joined));
      if (joined.hasOwnEntry) own.push(auditRowOf(change, joinedAction, joined, []));
      return joined.answer;
    },
  };
  return change;
}

const answersNoStream = () => {
  throw new Error('A change cannot answer a stream');
};

/**
 * Checks the actor again before a write, because the caller is cached for seconds. A disabled or deactivated user has
 * no membership left, and an ended session no user.
 */
async function recheckActor(change: Change): Promise<void> {
  const { actor, permission, promoterIds } = change;
  if (actor.kind === 'system') return;
  if (actor.salesKey) return recheckKey(change, actor.salesKey.apiKeyId);
  const sessionId = actor.sessionId ?? '';
  const rows = await change.db
    .select({ ...getTableColumns(memberships), isOpen: sql<boolean>`${userSessions.id} is not null` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
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
  if (!rows.every((row) => hasPermission(row, permission)))
    throw new AppError('FORBIDDEN', { details: { permission } });
}

/** Checks that a key is not revoked. What a key may do never changes. */
async function recheckKey({ db, promoterIds }: Change, apiKeyId: number): Promise<void> {
  const [row] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(inArray(apiKeys.promoterId, [...promoterIds]), eq(apiKeys.id, apiKeyId), isNull(apiKeys.revokedAt)));
  if (!row) throw new AppError('UNAUTHENTICATED');
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

const auditRowOf = <Answer>(
  change: Change,
  action: string,
  changed: Changed<Answer>,
  parts: AuditPart[],
): AuditRow => ({
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
});

function partOf<Answer>(action: string, changed: Changed<Answer>): AuditPart {
  return {
    action,
    object: changed.object ?? nounOf(action),
    objectId: String(changed.objectId),
    before: changed.before ?? null,
    after: changed.after ?? null,
  };
}

/** `price-group` of `price-group.create`. */
const nounOf = (action: string): string => action.slice(0, action.indexOf('.'));
